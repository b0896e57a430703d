"""Rules: what the matcher finds, written as data with test cases for each rule."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Protocol, TypeAlias, cast, get_args

from filters.findings import Action, Severity
from filters.policy import ParanoiaLevel, Policy
from filters.rules.expressions import MAX_WIDTH, compile_expression, expression_problems
from filters.rules.phrases import disguises, marked_disguises
from filters.segments import Origin
from filters.text.canonical import canonicalise
from filters.text.pieces import OVERLAP


class Family(StrEnum):
    """What a rule is about: a closed set, safe as a metric label."""

    INSTRUCTION_OVERRIDE = "instruction_override"
    SUPERSEDING = "superseding"
    CODE_EXECUTION = "code_execution"
    CREDENTIAL_ACCESS = "credential_access"
    SYSTEM_PROMPT_EXTRACTION = "system_prompt_extraction"
    ROLE_HIJACK = "role_hijack"
    DELIMITER_INJECTION = "delimiter_injection"
    EXFILTRATION = "exfiltration"
    TOOL_STEERING = "tool_steering"
    SECRETS = "secrets"
    ENCODED_CONTENT = "encoded_content"
    """Text that a layer hides. Unfolding finds it, not a rule of a file."""
    LEARNED = "learned"
    """What the classifier finds."""
    TENANT = "tenant"
    """A tenant's own phrases."""
    CUSTOM = "custom"
    """An operator's own rules."""


OF_ORDERS = frozenset(
    {
        Family.INSTRUCTION_OVERRIDE,
        Family.SUPERSEDING,
        Family.SYSTEM_PROMPT_EXTRACTION,
        Family.ROLE_HIJACK,
        Family.TOOL_STEERING,
    }
)
"""Families of rules that are weak in the definitions of tools (`Rule.weak_in`), which tell models what to do, unless
they say where they are weak.
"""
BRIEF = 300
"""Characters up to which a text is brief: what a rule matches in it is most of what it says."""
WITHIN = 160
"""Characters after a match of `Rule.confirm` within which a match of `Rule.then` must begin: about a sentence."""
MAX_PHRASE = OVERLAP // 2
"""The most characters of a tenant's phrase: it fits into the overlap of two pieces, even with marks in between."""
ALL_ORIGINS = frozenset(Origin)
DEFAULT_ORIGINS = ALL_ORIGINS - {Origin.SYSTEM}


class Span(Protocol):
    """Where an expression matched."""

    def start(self) -> int: ...
    def end(self) -> int: ...


class Expression(Protocol):
    """A compiled expression of an engine with deadlines. `timeout` is in seconds; `TimeoutError` is raised after it."""

    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None: ...
    def match(self, text: str, pos: int, *, timeout: float) -> Span | None: ...


@dataclass(frozen=True, slots=True)
class Condition:
    """An expression for texts of some origins as they stand (`filters.rules.open_rules`). `source` is its source
    text."""

    origins: frozenset[Origin]
    source: str
    expression: Expression = field(compare=False)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule (STYLE.md, "Rules are data").

    `literals` are canonical texts that the automaton finds. `confirm`, if set, must match in canonical text round a
    literal; without it the literal is the match. `then`, if set, must begin to match at most `WITHIN` characters
    after the match of `confirm`, and the rule's match ends with it. `disguises` are squeezed texts
    (`filters.rules.phrases`) that match as well. `brief`, if set, is the severity that the local verifier uses in a
    text of at most `BRIEF` characters. `alone` is false if a low match says nothing by itself, except in a brief
    text. `paranoia_level` is the lowest level of a policy at which the rule takes part. `conditions` belong to a
    rule written elsewhere: one of them must hold, or all of them if `every` is true. `closing` is true if a match
    that begins by closing something says nothing where the text opened that itself (`filters.context.closings`). In
    texts of the origins `weak_in`, unless they are encoded, a match is low and never brief, and not `alone` if it
    is less than high elsewhere. Every text of `matches` fires the rule; no text of `passes` does.
    """

    id: str
    family: Family
    severity: Severity
    literals: tuple[str, ...]
    confirm: re.Pattern[str] | None = None
    then: re.Pattern[str] | None = None
    action: Action = Action.ESCALATE
    origins: frozenset[Origin] = DEFAULT_ORIGINS
    matches: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    disguises: tuple[str, ...] = ()
    brief: Severity | None = None
    paranoia_level: ParanoiaLevel = 1
    alone: bool = True
    conditions: tuple[Condition, ...] = ()
    every: bool = False
    closing: bool = False
    weak_in: frozenset[Origin] = frozenset()
    own: bool = False
    """Whether an operator wrote it."""

    @property
    def alone_if_weak(self) -> bool:
        """Whether a match that is weak says something by itself: what is high elsewhere does."""
        return self.severity in {Severity.HIGH, Severity.CRITICAL}


class RuleError(Exception):
    """Rules cannot be used. `problems` holds one line each: file, rule and key, then what is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def shared_id_problems(rules: Iterable[Rule]) -> list[str]:
    """Return one line for each id that more than one of the rules has."""
    shared = Counter(rule.id for rule in rules)
    return [f"{rule_id}: id: used by {count} rules" for rule_id, count in shared.items() if count > 1]


def rules_at(rules: Iterable[Rule], policy: Policy) -> tuple[Rule, ...]:
    """Return the rules that run under a policy, by their level. Those above its blocking level only detect."""
    return tuple(
        rule if rule.paranoia_level <= policy.blocking_level else replace(rule, action=Action.DETECT)
        for rule in rules
        if rule.paranoia_level <= max(policy.blocking_level, policy.detecting_level)
    )


def phrase_rules(policy: Policy, *, where: str = "") -> tuple[Rule, ...]:
    """Return a tenant's own phrases as rules.

    A deny phrase ends a request wherever it stands, trusted text included. A suspicious phrase escalates in the origins
    that built-in rules read by default. Phrases are compared in canonical form, and in the disguises of
    `filters.rules.phrases`. Raises `RuleError` for a phrase that is empty in that form, or longer than `MAX_PHRASE`
    characters; `where` stands before the key in problems.
    """
    listed = (("deny_patterns", policy.deny_patterns), ("suspicious_patterns", policy.suspicious_patterns))
    problems = [
        f"{where}{key}[{index}]: {problem}"
        for key, phrases in listed
        for index, phrase in enumerate(phrases)
        if (problem := _phrase_problem(phrase))
    ]
    if problems:
        raise RuleError(problems)
    denied = (
        replace(
            _phrase_rule(phrase, f"TENANT-DENY-{number}", Severity.CRITICAL), action=Action.DENY, origins=ALL_ORIGINS
        )
        for number, phrase in enumerate(policy.deny_patterns, start=1)
    )
    suspected = (
        _phrase_rule(phrase, f"TENANT-SUSPECT-{number}", Severity.MEDIUM)
        for number, phrase in enumerate(policy.suspicious_patterns, start=1)
    )
    return (*denied, *suspected)


def _phrase_problem(phrase: str) -> str:
    canonical = canonicalise(phrase)
    if not canonical:
        return "nothing is left of the phrase once it is normalised"
    if len(canonical) > MAX_PHRASE:
        return f"longer than {MAX_PHRASE} characters, the most that is surely seen at once; take a telling part of it"
    return ""


def _phrase_rule(phrase: str, rule_id: str, severity: Severity) -> Rule:
    canonical = canonicalise(phrase)
    return Rule(
        id=rule_id,
        family=Family.TENANT,
        severity=severity,
        literals=(canonical, *marked_disguises(phrase)),
        disguises=disguises(canonical),
    )


_Table: TypeAlias = Mapping[str, object]
_Check: TypeAlias = Callable[[object], str]
"""Returns what is wrong with a value, or "" if nothing is."""

_ID = re.compile(r"[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}")
_TERM = re.compile(r"\{([a-z_]+)\}")
_RESERVED = ("CALL-", "ENC-", "LEARNED-", "TENANT-")


def _id_problem(value: object) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        return "must be capital letters and digits in two to four parts, such as INJ-001"
    if value.startswith(_RESERVED):
        return "starts with a word that is reserved for the gateway"
    return ""


def _choice(kind: type[StrEnum], *, without: frozenset[str] = frozenset()) -> _Check:
    names = [member.value for member in kind if member.value not in without]
    return lambda value: "" if value in names else f"must be one of {', '.join(names)}"


def _texts(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        return None
    return tuple(value)


def _at_least(count: int) -> _Check:
    def check(value: object) -> str:
        found = _texts(value)
        return "" if found is not None and len(found) >= count else f"must be at least {count} texts"

    return check


def _literals_problem(value: object) -> str:
    literals = _texts(value)
    if not literals:
        return "must be at least 1 text"
    odd = [index for index, literal in enumerate(literals) if canonicalise(f"x {literal} x") != f"x {literal} x"]
    if odd:
        return f"not in canonical form at index {', '.join(map(str, odd))}"
    return "" if all(len(literal) <= MAX_WIDTH for literal in literals) else f"longer than {MAX_WIDTH} characters"


def _origins_problem(value: object) -> str:
    names = _texts(value)
    known = {origin.value for origin in Origin}
    return "" if names and known.issuperset(names) else f"must be some of {', '.join(sorted(known))}"


def _level_problem(value: object) -> str:
    return "" if value in get_args(ParanoiaLevel) and not isinstance(value, bool) else "must be 1, 2, 3 or 4"


def _flag_problem(value: object) -> str:
    return "" if isinstance(value, bool) else "must be true or false"


def _text_problem(value: object) -> str:
    return "" if isinstance(value, str) and value else "must be a text"


_REQUIRED: Mapping[str, _Check] = {
    "id": _id_problem,
    "family": _choice(Family, without=frozenset({Family.ENCODED_CONTENT, Family.LEARNED, Family.TENANT})),
    "severity": _choice(Severity),
    "literals": _literals_problem,
    "matches": _at_least(1),
    "passes": _at_least(2),
}
_OPTIONAL: Mapping[str, _Check] = {
    "action": _choice(Action),
    "alone": _flag_problem,
    "brief": _choice(Severity),
    "closing": _flag_problem,
    "confirm": _text_problem,
    "origins": _origins_problem,
    "paranoia_level": _level_problem,
    "then": _text_problem,
    "weak_in": lambda value: "" if value == [] else _origins_problem(value),
}
_KEYS = {**_REQUIRED, **_OPTIONAL}


def read_rules(source: str, *, name: str) -> tuple[tuple[Rule, ...], list[str]]:
    """Return the valid rules of one TOML text, in order, and all problems of the text, which begin with `name`.

    The text holds `[[rule]]` tables and, optionally, one table `[terms]` of expression fragments: `{word}` in a
    `confirm` or a `then` stands for the fragment `word`. The rules depend on the text alone. Ids that two rules share
    are not among the problems: another file may have them (`shared_id_problems`).
    """
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        return (), [f"{name}: not TOML: {error}"]
    problems = [f"{name}: {key}: unknown key" for key in document if key not in {"rule", "terms"}]
    terms, term_problems = _read_terms(document.get("terms", {}), source)
    problems += [f"{name}: {problem}" for problem in term_problems]
    tables = document.get("rule", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        return (), [*problems, f"{name}: rule: must be an array of tables"]
    rules = []
    for index, table in enumerate(tables):
        label = table["id"] if isinstance(table.get("id"), str) else f"rule {index}"
        found = [f"{name}: {label}: {problem}" for problem in _rule_problems(table, terms)]
        problems += found
        if not found:
            rules.append(_rule(table, terms))
    return tuple(rules), problems


def _read_terms(value: object, source: str) -> tuple[Mapping[str, str], list[str]]:
    if not isinstance(value, dict):
        return {}, ["terms: must be a table"]
    terms = {key: fragment for key, fragment in value.items() if isinstance(fragment, str) and fragment}
    problems = [f"terms.{key}: must be a text" for key in value if key not in terms]
    return terms, problems + [f"terms.{key}: not used" for key in terms if f"{{{key}}}" not in source]


def _rule_problems(table: _Table, terms: Mapping[str, str]) -> Iterator[str]:
    for key in table:
        if key not in _KEYS:
            yield f"{key}: unknown key"
    for key in _REQUIRED:
        if key not in table:
            yield f"{key}: missing"
    for key, check in _KEYS.items():
        if key in table and (problem := check(table[key])):
            yield f"{key}: {problem}"
    for key in ("confirm", "then"):
        source = table.get(key)
        if isinstance(source, str) and source:
            yield from (f"{key}: {problem}" for problem in _expression_problems(source, terms))
    if "then" in table and "confirm" not in table:
        yield "then: must follow a confirm"


def _expression_problems(source: str, terms: Mapping[str, str]) -> Iterable[str]:
    unknown = [word for word in _TERM.findall(source) if word not in terms]
    if unknown:
        return [f"no term is called {word}" for word in unknown]
    return expression_problems(_expand(source, terms))


def _compiled(source: object, terms: Mapping[str, str]) -> re.Pattern[str] | None:
    return compile_expression(_expand(source, terms)) if isinstance(source, str) else None


def _expand(source: str, terms: Mapping[str, str]) -> str:
    return _TERM.sub(lambda found: f"(?:{terms[found[1]]})", source)


def _weak_in(table: _Table) -> frozenset[Origin]:
    if "weak_in" in table:
        return frozenset(map(Origin, _texts(table["weak_in"]) or ()))
    return frozenset({Origin.TOOL_DEFINITION}) if table["family"] in OF_ORDERS else frozenset()


def _rule(table: _Table, terms: Mapping[str, str]) -> Rule:
    """Return the rule of a table in which `_rule_problems` found nothing."""
    brief = table.get("brief")
    origins = _texts(table.get("origins"))
    return Rule(
        id=str(table["id"]),
        family=Family(str(table["family"])),
        severity=Severity(str(table["severity"])),
        action=Action(str(table.get("action", Action.ESCALATE.value))),
        literals=_texts(table["literals"]) or (),
        confirm=_compiled(table.get("confirm"), terms),
        then=_compiled(table.get("then"), terms),
        origins=frozenset(map(Origin, origins)) if origins else DEFAULT_ORIGINS,
        matches=_texts(table["matches"]) or (),
        passes=_texts(table["passes"]) or (),
        brief=Severity(str(brief)) if brief else None,
        paranoia_level=cast(ParanoiaLevel, table.get("paranoia_level", 1)),
        alone=table.get("alone", True) is True,
        closing=table.get("closing") is True,
        weak_in=_weak_in(table),
    )
