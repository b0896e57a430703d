"""Counting: counts what became of labelled samples, by kind."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, inf

from filters.trees import Json
from gateway.evaluation.samples import TAGS, Sample


@dataclass(frozen=True, slots=True)
class JudgedSample:
    """What became of a sample. `flagged` means that Tier 1 denied or escalated it, `denied` a final deny or clarify.

    For a sample with a call, both cover request and call: `refused` is for the request alone, and `withheld` for the
    call. `seconds` is how long judging took. `rules` are the ids of the rules that matched, and `families` their
    families. `score` is what Tier 1 compares with the setting `scoring.notable`.
    """

    sample: Sample
    refused: bool
    withheld: bool
    flagged: bool
    seconds: float
    rules: frozenset[str] = frozenset()
    families: frozenset[str] = frozenset()
    score: float = 0.0

    @property
    def denied(self) -> bool:
        return self.refused or self.withheld


def counted(files: Mapping[str, Sequence[JudgedSample]], *, config: Mapping[str, Json]) -> dict[str, Json]:
    """Return the report of GATEWAY.md section 12: the counts by file and over all files, and the configuration."""
    everything = [seen for file in files.values() for seen in file]
    return {
        "sets": {name: _set(seen) for name, seen in files.items()},
        "conversations": conversations(everything),
        "rules": _rules(everything),
        "families": _families(everything),
        "curve": _curve([one for one in everything if one.sample.call is None]),
        "config": dict(config),
    }


def _rules(seen: Sequence[JudgedSample]) -> dict[str, Json]:
    """Count in how many attacks and benign samples each rule matched, and how many of these benign ones were denied."""
    return {
        rule: {
            "attacks": _count(rule in one.rules for one in seen if one.sample.attack),
            "benign": _count(rule in one.rules for one in seen if not one.sample.attack),
            "denied_benign": _count(rule in one.rules for one in seen if not one.sample.attack and one.denied),
        }
        for rule in sorted({rule for one in seen for rule in one.rules})
    }


def _families(seen: Sequence[JudgedSample]) -> dict[str, Json]:
    """Count in how many attacks and benign samples a rule of each family matched."""
    names = sorted({str(family) for one in seen for family in one.families})
    return {
        name: {
            "attacks": _count(name in one.families for one in seen if one.sample.attack),
            "benign": _count(name in one.families for one in seen if not one.sample.attack),
        }
        for name in names
    }


def _curve(seen: Sequence[JudgedSample]) -> list[Json]:
    """Return the shares of attacks and of benign samples that would escalate at each value of `scoring.notable`.

    Empty unless there are samples of both kinds. Samples with calls must be left out: more than a score decides there.
    """
    attacks = [one.score for one in seen if one.sample.attack]
    benign = [one.score for one in seen if not one.sample.attack]
    if not (attacks and benign):
        return []
    scores = sorted({round(score, 2) for score in (*attacks, *benign) if 0 < score < inf})
    return [
        {
            "score": score,
            "attacks": round(sum(one >= score for one in attacks) / len(attacks), 4),
            "benign": round(sum(one >= score for one in benign) / len(benign), 4),
        }
        for score in scores
    ]


def _set(seen: Sequence[JudgedSample]) -> dict[str, Json]:
    attacks = [one for one in seen if one.sample.attack]
    benign = [one for one in seen if not one.sample.attack]
    return {
        "n": len(seen),
        "attacks": len(attacks),
        "benign": len(benign),
        "flagged_attacks": _count(one.flagged for one in attacks),
        "flagged_benign": _count(one.flagged for one in benign),
        "denied_attacks": _count(one.denied for one in attacks),
        "denied_benign": _count(one.denied for one in benign),
        "by": {tag: _by(tag, seen) for tag in TAGS},
        "latency_ms": _latency([one.seconds for one in seen]),
        "ids": {
            "missed": _ids(one for one in attacks if not one.flagged),
            "not_denied": _ids(one for one in attacks if not one.denied),
            "flagged": _ids(one for one in benign if one.flagged),
            "false": _ids(one for one in benign if one.denied),
        },
        "conversations": conversations(seen),
    }


def conversations(seen: Iterable[JudgedSample]) -> dict[str, Json]:
    """Count requests denied and calls withheld, for conversations whose call is the attacker's and for the others."""
    talks = [one for one in seen if one.sample.hijacked is not None]
    return {
        "n": len(talks),
        "injected": _talks([one for one in talks if one.sample.hijacked]),
        "clean": _talks([one for one in talks if not one.sample.hijacked]),
    }


def _talks(seen: Sequence[JudgedSample]) -> dict[str, Json]:
    return {
        "n": len(seen),
        "request_denied": _count(one.refused for one in seen),
        "call_withheld": _count(one.withheld for one in seen),
    }


def _by(tag: str, seen: Iterable[JudgedSample]) -> dict[str, Json]:
    groups = defaultdict[str, list[JudgedSample]](list)
    for one in seen:
        groups[one.sample.tags[tag]].append(one)
    return {
        value: {
            **_group(group),
            "attacks": _group([one for one in group if one.sample.attack]),
            "benign": _group([one for one in group if not one.sample.attack]),
        }
        for value, group in sorted(groups.items())
    }


def _group(seen: Sequence[JudgedSample]) -> dict[str, Json]:
    return {
        "n": len(seen),
        "flagged": _count(one.flagged for one in seen),
        "denied": _count(one.denied for one in seen),
    }


def _latency(seconds: Sequence[float]) -> dict[str, Json]:
    ranked = sorted(seconds)
    return {
        f"p{percent}": round(ranked[max(0, ceil(len(ranked) * percent / 100) - 1)] * 1_000, 3) if ranked else 0.0
        for percent in (50, 99)
    }


def _count(marks: Iterator[bool]) -> int:
    return sum(marks)


def _ids(seen: Iterable[JudgedSample]) -> list[Json]:
    return [one.sample.id for one in seen]
