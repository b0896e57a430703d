"""The rulebook: read the rules that ship with the gateway together with the operator's own."""

import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import orjson

from filters.findings import Action
from filters.policy import Policy
from filters.rules.rule import Rule, RuleError, read_rules, rules_at, shared_id_problems
from gateway.config.atr_rules import atr_digest, load_atr_rules
from gateway.config.conf_folder import conf_folder

_ATR_FILE: Final = b"atr:"
"""Stands before the digest of the file of the Agent Threat Rules, which is not a TOML file."""
_OWN_FILE: Final = b":own"
"""Stands behind the digest of a file of an operator, whose rules are his own (`Rule.own`)."""
_LIKE: Final = 0.6
"""Least likeness, 0 to 1, of an id that may be meant."""

RuleFile: TypeAlias = tuple[bytes | None, tuple[Rule, ...]]
"""The SHA-256 digest of a file's content, and the file's rules. None where the rules were not read from one file."""


class OpenRules(NamedTuple):
    """Where the rules come from that another project maintains."""

    load: Callable[[], tuple[Rule, ...]]
    """Reads them. Raises `RuleError`."""
    digest: Callable[[], bytes | None]
    """The digest of the file that they are read from; None if there is no such file."""


OPEN_RULES: Final = OpenRules(load_atr_rules, atr_digest)


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """Rules without problems, in order, and the files that they were read from."""

    rules: tuple[Rule, ...]
    revision: str
    """The `rules_revision` of the rules."""
    files: tuple[RuleFile, ...]


def load_rules(
    extra_files: Iterable[str | Path] = (), *, folder: Path | None = None, atr: bool = False
) -> tuple[Rule, ...]:
    """Return the rules of `read_rulebook`."""
    return read_rulebook(extra_files, folder=folder, atr=atr).rules


def read_rulebook(
    extra_files: Iterable[str | Path] = (),
    *,
    folder: Path | None = None,
    atr: bool = False,
    known: Rulebook | None = None,
    open_rules: OpenRules = OPEN_RULES,
) -> Rulebook:
    """Read the rules of a folder's `*.toml`, by default `conf/rules`, in order of name, then those of `extra_files`.

    With `atr`, the Agent Threat Rules come after them, from `open_rules`. `known` is a rulebook that was read before:
    the rules of a file with the same bytes as one of its files are taken from it, and if all files are the same, it is
    returned itself. Raises `RuleError` with all problems of all files at once; a file that cannot be read, and a folder
    without rules, are among them.
    """
    folder = folder or conf_folder() / "rules"
    shipped = sorted(folder.glob("*.toml"))
    before = dict(known.files) if known else {}
    unread: list[str] = []
    problems: list[str] = []
    files: list[RuleFile] = []
    own = [*map(Path, extra_files)]
    for path in (*shipped, *own):
        try:
            file, found = _read_file(path, before, own=path in own)
        except OSError as error:
            unread.append(f"{path}: cannot be read: {error.strerror}")
        except UnicodeDecodeError:
            unread.append(f"{path}: is not UTF-8")
        else:
            files.append(file)
            problems += found
    if not shipped:
        unread.append(f"{folder}: holds no rules")
    written = tuple(files)
    atr_problems: list[str] = []
    if atr:
        try:
            files.append(_read_atr_rules(before, open_rules))
        except RuleError as error:
            atr_problems += error.problems
    digests = [digest for digest, _ in files]
    faulty = bool(unread or problems or atr_problems)
    if known and not faulty and None not in digests and digests == [digest for digest, _ in known.files]:
        return known  # without a look at the rules: that would copy memory which forked processes share
    problems += shared_id_problems(_rules_of(written))
    if faulty or problems:
        raise RuleError([*unread, *problems, *atr_problems])
    rules = tuple(_rules_of(files))
    return Rulebook(rules, rules_revision(rules), tuple(files))


def _read_file(path: Path, before: Mapping[bytes | None, tuple[Rule, ...]], *, own: bool) -> tuple[RuleFile, list[str]]:
    """Read one TOML file; return it with its problems. Raises `OSError` and `UnicodeDecodeError`."""
    content = path.read_bytes()
    digest = sha256(content).digest() + (_OWN_FILE if own else b"")
    if digest in before:
        return (digest, before[digest]), []
    source = io.TextIOWrapper(io.BytesIO(content), encoding="utf-8").read()
    rules, problems = read_rules(source, name=path.name)
    return (digest, tuple(replace(rule, own=True) for rule in rules) if own else rules), problems


def _read_atr_rules(before: Mapping[bytes | None, tuple[Rule, ...]], open_rules: OpenRules) -> RuleFile:
    """Read the Agent Threat Rules. Raises `RuleError`."""
    content = open_rules.digest()
    digest = _ATR_FILE + content if content else None
    if digest in before and digest is not None:
        return digest, before[digest]
    rules = open_rules.load()
    return (digest if open_rules.digest() == content else None), rules


def _rules_of(files: Iterable[RuleFile]) -> Iterator[Rule]:
    return chain.from_iterable(rules for _, rules in files)


def paranoia_levels(rules: Iterable[Rule], policies: Mapping[str, Policy]) -> dict[str, dict[str, int]]:
    """Return for each policy its levels, and how many rules decide under it and how many are only reported."""
    shipped = tuple(rules)
    levels = {}
    for name, policy in policies.items():
        running = rules_at(shipped, policy)
        deciding = sum(rule.action is not Action.DETECT for rule in running)
        levels[name] = {
            "blocking_level": policy.blocking_level,
            "deciding": deciding,
            "detecting_level": max(policy.blocking_level, policy.detecting_level),
            "told": len(running) - deciding,
        }
    return levels


def nearest_rule(rule_id: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about an id that no rule has: which one may be meant, or else where to look."""
    likeness = {each: SequenceMatcher(None, each, rule_id).ratio() for each in sorted(known)}
    nearest = max(likeness, key=likeness.__getitem__, default="")  # the first of those that are equally like it
    if likeness.get(nearest, 0.0) >= _LIKE:
        return f"; did you mean {nearest}?"
    return "; guardrail-gateway rules lists them"


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
            [[sorted(condition.origins), condition.source] for condition in rule.conditions],
            rule.every,
            rule.closing,
            sorted(rule.weak_in),
        ]
    )
