"""Presents an evaluation: rates with their intervals, tables, and what changed since an earlier report."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any, Final, TypeAlias

import orjson
from rich.markup import escape
from rich.table import Table

from gateway.evaluation.samples import NONE, TAGS, EvaluationError

Report: TypeAlias = Mapping[str, Any]
"""What `gateway.evaluation.evaluating.evaluate` returns, as JSON."""

SHOWN_IDS: Final = 20
"""Ids of one list that a terminal shows at most."""
FALSE_RULES: Final = {"attacks": "attacks", "benign": "benign", "of these denied": "denied_benign"}
"""Counts that are shown for a rule that matched in denied benign samples, by column head."""
BENIGN: Final = "benign"
KINDS: Final = ("attacks", BENIGN)
_Z: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of samples, with its Wilson interval: where the true share lies in 95 of 100 cases."""

    count: int
    size: int

    @property
    def share(self) -> float:
        return self.count / self.size if self.size else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.size:
            return 0.0, 1.0
        square = _Z * _Z / self.size
        middle = (self.share + square / 2) / (1 + square)
        half = _Z * sqrt(self.share * (1 - self.share) / self.size + square / (4 * self.size)) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        if not self.size:
            return "-"
        low, high = self.interval
        return f"{self.count} ({self.share:.1%}, {low:.1%} to {high:.1%})"


@dataclass(frozen=True, slots=True)
class GroupRates:
    """One group of samples of a set, all attacks or all benign, and how many of them were flagged and denied."""

    set: str
    group: str
    benign: bool
    flagged: Rate
    denied: Rate


@dataclass(frozen=True, slots=True)
class Change:
    """A rate that differs from the earlier report."""

    set: str
    group: str
    what: str
    before: Rate
    now: Rate


@dataclass(frozen=True, slots=True)
class Comparison:
    """What changed since an earlier report.

    `changes` are rates. `came` and `went` are sample ids, by set and list. `new` are the sets that the earlier report
    does not have, and that are not compared.
    """

    changes: tuple[Change, ...]
    came: Mapping[tuple[str, str], tuple[str, ...]]
    went: Mapping[tuple[str, str], tuple[str, ...]]
    new: tuple[str, ...] = ()


def totals(report: Report) -> Iterator[GroupRates]:
    """Yield a line for the attacks and one for the benign samples of every set that has some."""
    for name, found in report["sets"].items():
        for kind in KINDS:
            if size := found[kind]:
                flagged, denied = (Rate(found[f"{word}_{kind}"], size) for word in ("flagged", "denied"))
                yield GroupRates(Path(name).name, kind, kind == BENIGN, flagged, denied)


def groups(report: Report, tag: str) -> tuple[GroupRates, ...]:
    """Return lines for attacks and benign samples by the value of a tag; none for a set without values of it.

    The two never share a rate: what is good for attacks is bad for benign samples. There is no line from older reports
    that do not distinguish them.
    """
    return tuple(
        GroupRates(
            Path(name).name,
            f"{value}, {kind}",
            kind == BENIGN,
            Rate(counts["flagged"], counts["n"]),
            Rate(counts["denied"], counts["n"]),
        )
        for name, values in ((name, found["by"].get(tag, {})) for name, found in report["sets"].items())
        if set(values) - {NONE}
        for value, found in values.items()
        for kind in KINDS
        if (counts := found.get(kind)) and counts["n"]
    )


def false_alarms(report: Report) -> Rate:
    """Return the rate of benign samples that were denied, over all sets."""
    sets = report["sets"].values()
    return Rate(sum(found["denied_benign"] for found in sets), sum(found["benign"] for found in sets))


def false_rules(report: Report) -> Sequence[tuple[str, Mapping[str, int]]]:
    """Return the rules that matched in denied benign samples, with their counts, the most frequent first."""
    found = ((rule, counts) for rule, counts in report["rules"].items() if counts["denied_benign"])
    return sorted(found, key=lambda one: (-one[1]["denied_benign"], one[0]))


def read_report(path: Path) -> Report:
    """Read a report that `eval --json` printed. Raises `EvaluationError` if the file is not one."""
    try:
        report = orjson.loads(path.read_bytes())
        compare(report, report)
    except OSError as error:
        raise EvaluationError(f"{path}: cannot be read: {error.strerror}") from None
    except (AttributeError, KeyError, TypeError, ValueError):
        raise EvaluationError(f"{path}: is no report of eval --json") from None
    return dict(report)


def compare(now: Report, before: Report) -> Comparison:
    """Return what changed. Sets match if their files have the same name; what only one report has is no change."""
    earlier = {(line.set, line.group): line for line in _all_lines(before)}
    changes = tuple(
        change
        for line in _all_lines(now)
        if (old := earlier.get((line.set, line.group)))
        for change in (
            Change(line.set, line.group, "flagged", old.flagged, line.flagged),
            Change(line.set, line.group, "denied", old.denied, line.denied),
        )
        if change.before != change.now
    )
    current, former = _ids(now), _ids(before)
    both = current.keys() & former.keys()
    known = names(before)
    return Comparison(
        changes,
        came={key: found for key in sorted(both) if (found := _without(current[key], former[key]))},
        went={key: found for key in sorted(both) if (found := _without(former[key], current[key]))},
        new=tuple(name for name in names(now) if name not in known),
    )


def names(report: Report) -> tuple[str, ...]:
    """Return the names of a report's sets as they are shown and compared: file names, without folders."""
    return tuple(Path(name).name for name in report["sets"])


def _all_lines(report: Report) -> Iterator[GroupRates]:
    yield from totals(report)
    for tag in TAGS:
        for line in groups(report, tag):
            yield replace(line, group=f"{tag}: {line.group}")


def _ids(report: Report) -> dict[tuple[str, str], Sequence[str]]:
    return {
        (Path(name).name, kind): listed
        for name, found in report["sets"].items()
        for kind, listed in found["ids"].items()
    }


def _without(some: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    known = frozenset(others)
    return tuple(one for one in some if one not in known)


def told_comparison(comparison: Comparison) -> dict[str, Any]:
    """Return the comparison as a JSON object."""
    return {
        "changes": [
            {
                "set": change.set,
                "group": change.group,
                "what": change.what,
                "before": {"n": change.before.size, "count": change.before.count},
                "now": {"n": change.now.size, "count": change.now.count},
            }
            for change in comparison.changes
        ],
        "came": {f"{name} {kind}": list(ids) for (name, kind), ids in comparison.came.items()},
        "went": {f"{name} {kind}": list(ids) for (name, kind), ids in comparison.went.items()},
        "new": list(comparison.new),
    }


# For a terminal


def tables(report: Report, tags: Iterable[str]) -> Iterator[Table]:
    """Yield the tables of all counts; those by tag only for tags that samples have."""
    yield _totals_table(report)
    for tag in tags:
        lines = groups(report, tag)
        if lines:
            yield _lines_table(f"by {tag}", lines)
    yield _families_table(report)
    if suspects := false_rules(report):
        yield _rules_table(suspects)


def comparison_words(comparison: Comparison) -> Iterator[str]:
    """Yield a line for each set and list with the ids that came or went, and one with the sets not compared."""
    for word, listed in (("came", comparison.came), ("went", comparison.went)):
        for (name, kind), ids in listed.items():
            more = f" and {len(ids) - SHOWN_IDS} more (--json)" if len(ids) > SHOWN_IDS else ""
            yield f"{name}: {kind}, {word}: {' '.join(ids[:SHOWN_IDS])}{more}"
    if comparison.new:
        yield f"not in the earlier report, so not compared: {', '.join(comparison.new)}"


def comparison_table(comparison: Comparison) -> Table | str:
    """Return the table of the rates that changed, or a sentence if none did."""
    if not comparison.changes:
        return "no rate has changed"
    table = Table("set", "samples", "rate", "before", "now", "change", title="what changed", title_justify="left")
    for change in comparison.changes:
        gain = f"{change.now.share - change.before.share:+.1%}"
        rates = (_brief(change.before), _brief(change.now), gain)
        table.add_row(escape(change.set), escape(change.group), change.what, *rates)
    return table


def _brief(rate: Rate) -> str:
    return f"{rate.share:.1%} of {rate.size}"


def _totals_table(report: Report) -> Table:
    table = Table("set", "n", "samples", "flagged", "denied", "p99 ms", title="what was caught", title_justify="left")
    latency = {Path(name).name: found["latency_ms"]["p99"] for name, found in report["sets"].items()}
    for line in totals(report):
        table.add_row(
            escape(line.set),
            str(line.denied.size),
            line.group,
            str(line.flagged),
            str(line.denied),
            f"{latency[line.set]:.1f}",
        )
    talks = report["conversations"]
    for kind in ("injected", "clean") if talks["n"] else ():
        found = talks[kind]
        withheld = str(Rate(found["call_withheld"], found["n"]))
        table.add_row("conversations", str(found["n"]), f"{kind} calls", "", withheld, "")
    return table


def _lines_table(title: str, lines: Iterable[GroupRates]) -> Table:
    table = Table("set", "group", "n", "flagged", "denied", title=title, title_justify="left")
    for line in lines:
        row = (line.set, line.group, str(line.denied.size), str(line.flagged), str(line.denied))
        table.add_row(*map(escape, row))
    return table


def _families_table(report: Report) -> Table:
    table = Table("family", "attacks", "benign", title="found by family of rules", title_justify="left")
    for family, found in report["families"].items():
        table.add_row(family, str(found["attacks"]), str(found["benign"]))
    return table


def _rules_table(suspects: Iterable[tuple[str, Mapping[str, int]]]) -> Table:
    title = "rules in benign samples that were denied"
    table = Table("rule", *FALSE_RULES, title=title, title_justify="left")
    for rule, counts in suspects:
        table.add_row(escape(rule), *(str(counts[key]) for key in FALSE_RULES.values()))
    return table
