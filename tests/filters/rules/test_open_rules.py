"""Rules that were written elsewhere, found in texts as they stand."""

import re
from dataclasses import dataclass

import pytest

from filters.findings import Severity
from filters.limits import LimitExceeded
from filters.rules.open_rules import SHOWN, OpenMatcher, Sighting
from filters.rules.rule import Condition, Family, Rule, Span
from filters.segments import Origin

USER = frozenset({Origin.USER})


@dataclass(frozen=True)
class Standard:
    """An expression of the standard library, which keeps no deadline."""

    source: str

    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None:
        return re.compile(self.source, re.IGNORECASE).search(text, pos, endpos)

    def match(self, text: str, pos: int, *, timeout: float) -> Span | None:
        return re.compile(self.source, re.IGNORECASE).match(text, pos)


@dataclass(frozen=True)
class Slow(Standard):
    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None:
        raise TimeoutError


def rule(*sources: str, origins: frozenset[Origin] = USER, every: bool = False, rule_id: str = "OPEN-1") -> Rule:
    conditions = tuple(Condition(origins, source, Standard(source)) for source in sources)
    return Rule(rule_id, Family.CUSTOM, Severity.HIGH, (), origins=origins, conditions=conditions, every=every)


def sightings(matcher: OpenMatcher, text: str, origin: Origin = Origin.USER) -> list[Sighting]:
    return [sighting for sighting in matcher.sweep(text, origin=origin) if sighting]


FILLER = "nothing to see in these words. " * 40
MATCHES = {
    "a text": (r"open\s+sesame", "Please OPEN  Sesame", "OPEN  Sesame"),
    "far into a text": (r"\bopen\s+sesame\b", f"{FILLER}open sesame {FILLER}", "open sesame"),
    "at the end of a text": (r"open\s+sesame$", f"{FILLER}open sesame", "open sesame"),
    "what is open": (r"open[^!]*sesame", f"open {FILLER}sesame", f"open {FILLER}sesame"[:SHOWN]),
    "what requires nothing": (r"[0-9]{4}", f"{FILLER} 1984 {FILLER}", "1984"),
    "with characters that nobody sees": (r"open sesame", "open\u200b ses\u2060ame", "open sesame"),
    "composed": ("caf\u00e9 noir", "cafe\u0301 noir", "caf\u00e9 noir"),
    "as it stands": ("open\u200b", "open\u200b sesame", "open\u200b"),
    "a letter that is none of ASCII": ("kiss me", "ki\u017fs me", "ki\u017fs me"),
    "behind a required text that is none": (r"(?:open|shut)\s+sesame", f"open {FILLER} open sesame", "open sesame"),
}


@pytest.mark.parametrize(("source", "text", "matched"), MATCHES.values(), ids=MATCHES)
def test_a_match_is_found_with_its_text(source: str, text: str, matched: str) -> None:
    found = rule(source)
    assert sightings(OpenMatcher([found]), text) == [Sighting(found, matched)]


PASSES = {
    "half of it": (r"open\s+sesame", "open the door"),
    "too far apart": (r"open.{0,9}sesame", f"open {FILLER} sesame"),
    "in another order": (r"open.{0,9}sesame", f"sesame, open {FILLER}"),
    "the end of a stretch is not that of the text": (r"open sesame$", f"{FILLER}open sesame {FILLER}"),
    "part of a word": (r"open\b", f"{FILLER}opener {FILLER}"),
    "looks behind the stretch": (r"(?<!do )open sesame", f"{FILLER}do open sesame {FILLER}"),
    "nothing": ("open", ""),
}


@pytest.mark.parametrize(("source", "text"), PASSES.values(), ids=PASSES)
def test_what_comes_close_is_no_match(source: str, text: str) -> None:
    assert sightings(OpenMatcher([rule(source)]), text) == []


@pytest.mark.parametrize(
    ("text", "one", "every"),
    [("open", True, False), ("open sesame", True, True), ("shut", False, False)],
    ids=["some", "all", "none"],
)
def test_a_rule_asks_for_one_of_its_conditions_or_for_every(text: str, one: bool, every: bool) -> None:
    assert bool(sightings(OpenMatcher([rule("open", "sesame")]), text)) is one
    assert bool(sightings(OpenMatcher([rule("open", "sesame", every=True)]), text)) is every


def test_conditions_hold_for_their_origins_only() -> None:
    matcher = OpenMatcher([rule("open sesame"), rule(r"\d{3}")])
    assert sightings(matcher, "open sesame 123", Origin.DOCUMENT) == []
    assert len(sightings(matcher, "open sesame 123")) == 2


def test_an_expression_that_takes_too_long_ends_the_reading() -> None:
    slow = Condition(USER, "open", Slow("open"))
    matcher = OpenMatcher([Rule("OPEN-1", Family.CUSTOM, Severity.LOW, (), conditions=(slow,))])
    with pytest.raises(LimitExceeded):
        sightings(matcher, "open sesame")


def test_the_caller_may_pause_after_every_expression() -> None:
    steps = list(OpenMatcher([rule("open"), rule("sesame")]).sweep("open sesame", origin=Origin.USER))
    assert [step is None for step in steps] == [True, True, False, False]


def test_rules_without_conditions_are_not_looked_for() -> None:
    plain = Rule("A-1", Family.CUSTOM, Severity.LOW, ("open",))
    assert sightings(OpenMatcher([plain]), "open") == []
