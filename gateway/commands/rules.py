"""The command `rules`: the rules that a configuration reads, and what a single one finds, with its own examples."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.table import Column, Table

from filters.inspection.tallying import ENCODED_TEXT
from filters.learned.classifier import LEARNED
from filters.rules.rule import ALL_ORIGINS, DEFAULT_ORIGINS, Family, Rule, RuleError
from filters.segments import Origin
from filters.tool_calls.call_tier1 import UNREADABLE_ARGUMENTS
from filters.tool_calls.foreign import FOREIGN
from filters.tool_calls.orders import PLANTED
from filters.tool_calls.pins import CHANGED_DEFINITION
from gateway.commands.answering import fail, out, print_json
from gateway.commands.configured import loader, told_in_words
from gateway.config.rulebook import load_rules, nearest_rule

MEANINGS: Mapping[Family, str] = {
    Family.INSTRUCTION_OVERRIDE: "tells the model to drop the instructions it has",
    Family.SUPERSEDING: "claims to replace the instructions before it",
    Family.CODE_EXECUTION: "is a command or code that does harm where it is run",
    Family.CREDENTIAL_ACCESS: "reaches for keys, passwords or the files that hold them",
    Family.SYSTEM_PROMPT_EXTRACTION: "asks for the system prompt",
    Family.ROLE_HIJACK: "gives the model a role without limits",
    Family.DELIMITER_INJECTION: "imitates the marks of a conversation, to speak as somebody else",
    Family.EXFILTRATION: "has content sent to somewhere else",
    Family.TOOL_STEERING: "tells the model which tool to call, or how",
    Family.SECRETS: "is a secret itself",
    Family.ENCODED_CONTENT: "is text that an encoding hides",
    Family.LEARNED: "resembles known attacks",
    Family.TENANT: "is one of the policy's own phrases",
    Family.CUSTOM: "is what a rule of your own looks for",
}
"""What a text is or does in which a rule of the family matches."""
WITHOUT_RULE: Mapping[str, str] = {
    ENCODED_TEXT: "A text that an encoding hides. Unfolding finds it.",
    **dict.fromkeys(LEARNED.values(), "A text that resembles known attacks, and how much. The classifier finds it."),
    UNREADABLE_ARGUMENTS: "A tool call whose arguments cannot be read as JSON.",
    FOREIGN: "A tool call that brings in what only untrusted text names, and nobody asked for.",
    PLANTED: "An order in untrusted text that a tool call follows.",
    CHANGED_DEFINITION: "A tool whose definition differs from those that are known for its name.",
}
"""Findings with ids of their own that no rule of a file makes. TENANT-DENY-N and TENANT-SUSPECT-N are a policy's Nth
phrases."""

_ORIGINS: Mapping[frozenset[Origin], str] = {ALL_ORIGINS: "all", DEFAULT_ORIGINS: "all but system"}
_ALL: Final = "guardrail-gateway rules ID shows what a rule finds, with examples"


def show_rules(rule_id: str, *, config: Path | None, overrides: Sequence[str], as_json: bool) -> None:
    """Lists the rules of a configuration, at whatever level they take part; or shows the one with this id, if any."""
    with told_in_words(RuleError):
        settings = loader(config, overrides)()
        rules = load_rules(settings.rules.files, atr=settings.rules.atr)
    if rule_id:
        _show_rule(rule_id.upper(), rules, as_json=as_json)
    elif as_json:
        print_json([_facts(rule) for rule in rules])
    else:
        table = Table(Column("id", no_wrap=True), "family", "severity", Column("level", justify="right"), "origins")
        for rule in rules:
            table.add_row(rule.id, rule.family, rule.severity, str(rule.paranoia_level), _origins(rule))
        out().print(table)
        out().print(_ALL, highlight=False)


def _show_rule(rule_id: str, rules: Iterable[Rule], *, as_json: bool) -> None:
    by_id = {rule.id: rule for rule in rules}
    if rule_id in WITHOUT_RULE:
        meaning = WITHOUT_RULE[rule_id]
        if as_json:
            print_json({"id": rule_id, "meaning": meaning})
        else:
            out().print(f"{rule_id}  {meaning}", highlight=False, markup=False)
        return
    if rule_id not in by_id:
        fail(f"there is no rule {rule_id}{nearest_rule(rule_id, [*by_id, *WITHOUT_RULE])}")
    rule = by_id[rule_id]
    if as_json:
        print_json({**_facts(rule), "meaning": MEANINGS[rule.family], **_found(rule)})
        return
    console = out()
    console.print(f"[bold]{rule.id}[/bold]  {rule.family}, {rule.severity}, action {rule.action}", highlight=False)
    console.print(f"A text in which it matches {MEANINGS[rule.family]}.", highlight=False)
    console.print(
        f"It takes part from paranoia level {rule.paranoia_level}. Origins: {_origins(rule)}.", highlight=False
    )
    for title, texts in _found(rule).items():
        if texts:
            console.print(f"[bold]{title}[/bold]")
        for text in texts:
            console.print(f"  {escape(ascii(text)[1:-1] if not text.isprintable() else text)}", highlight=False)


def _facts(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "family": rule.family,
        "severity": rule.severity,
        "action": rule.action,
        "paranoia_level": rule.paranoia_level,
        "origins": sorted(rule.origins),
    }


def _found(rule: Rule) -> dict[str, tuple[str, ...]]:
    """What makes the rule match, and its examples. Without a literal it is an open rule, with conditions."""
    expressions = tuple(each.pattern for each in (rule.confirm, rule.then) if each is not None)
    return {
        "matches": rule.matches,
        "passes": rule.passes,
        "literals": rule.literals,
        "expressions": (*expressions, *(condition.source for condition in rule.conditions)),
    }


def _origins(rule: Rule) -> str:
    return _ORIGINS.get(rule.origins) or ", ".join(sorted(rule.origins))
