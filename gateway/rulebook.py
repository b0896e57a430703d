"""The rulebook: read the rules that ship with the gateway together with the operator's own."""

from collections.abc import Iterable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path

import orjson

from filters.findings import Action
from filters.policy import Policy
from filters.rules import Rule, RuleError, parse_rule_files, rules_at
from gateway.atr_rules import load_atr_rules
from gateway.conf_folder import conf_folder


def load_rules(
    extra_files: Iterable[str | Path] = (), *, folder: Path | None = None, atr: bool = False
) -> tuple[Rule, ...]:
    """Return the rules of a folder's `*.toml` (by default `conf/rules`) by file name, then those of `extra_files`.

    With `atr`, the Agent Threat Rules follow. Raises `RuleError` with all problems of all files at once, among them
    files that cannot be read and a folder without rules.
    """
    folder = folder or conf_folder() / "rules"
    shipped = sorted(folder.glob("*.toml"))
    problems: list[str] = []
    texts: list[tuple[str, str]] = []
    for path in (*shipped, *map(Path, extra_files)):
        try:
            texts.append((path.name, path.read_text(encoding="utf-8")))
        except OSError as error:
            problems.append(f"{path}: cannot be read: {error.strerror}")
        except UnicodeDecodeError:
            problems.append(f"{path}: is not UTF-8")
    if not shipped:
        problems.append(f"{folder}: holds no rules")
    rules: tuple[Rule, ...] = ()
    for read in (partial(parse_rule_files, texts), *([load_atr_rules] if atr else ())):
        try:
            rules += read()
        except RuleError as error:
            problems += error.problems
    if problems:
        raise RuleError(problems)
    return rules


def told_levels(rules: Iterable[Rule], policies: Mapping[str, Policy]) -> dict[str, dict[str, int]]:
    """Return for each policy its levels, and how many rules decide under it and how many are only reported."""
    shipped = tuple(rules)
    told = {}
    for name, policy in policies.items():
        running = rules_at(shipped, policy)
        deciding = sum(rule.action is not Action.DETECT for rule in running)
        told[name] = {
            "blocking_level": policy.blocking_level,
            "deciding": deciding,
            "detecting_level": max(policy.blocking_level, policy.detecting_level),
            "told": len(running) - deciding,
        }
    return told


def rules_revision(rules: Iterable[Rule]) -> str:
    """Return twelve hex digits that change if what any rule does changes. Examples and order do not count."""
    return sha256(b"\n".join(sorted(_content(rule) for rule in rules))).hexdigest()[:12]


def _content(rule: Rule) -> bytes:
    return orjson.dumps(
        [
            rule.id,
            rule.family,
            rule.severity,
            rule.action,
            sorted(rule.literals),
            rule.confirm.pattern if rule.confirm else None,
            rule.then.pattern if rule.then else None,
            sorted(rule.origins),
            rule.brief,
            rule.paranoia_level,
            rule.alone,
            [condition.source for condition in rule.conditions],
        ]
    )
