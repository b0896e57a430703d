"""How far a match of an expression can stretch."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.rules.reaches import Reach, Runs, reach_of

REACHES = {
    "a text": ("ignore", Reach(6)),
    "bounded": (r"a{2,5}[bc]?", Reach(6)),
    "white space": (r"a\s+b[ \t]*", Reach(2, spaces=2)),
    "words": (r"\w+ \S* [a-z0-9]+ x*[^\s]+", Reach(3, words=5)),
    "lines": (r"a.*b[^\n]*[\w ]+", Reach(2, lines=3)),
    "branches": (r"(?:abc|d\s+|e.*)f", Reach(4, spaces=1, lines=1)),
    "a group of one class": (r"(?:\s)*(\w)+(?>\w)*", Reach(0, spaces=1, words=2)),
    "what it looks at": (r"a(?=b\w{3})(?<!cd)", Reach(7)),
    "an atomic group": (r"(?>ab)", Reach(2)),
    "borders": (r"^\bab$", Reach(2)),
    "repeated runs": (r"(?:a\s*){3}", Reach(3, spaces=3)),
    "open groups": (r"(?:ab)*", None),
    "open branches": (r"(?:a|b\s)*", None),
    "open classes of much": (r"[^\d]*", None),
    "open classes of the rest": (r"\W+", None),
    "open classes": (r"[^x]+", None),
    "open classes with a line break": (r"[\s\w]*", None),
    "letters beyond ASCII": (r"[\u0400-\u04ff]+", None),
    "an open branch": (r"a|[^b]*", None),
    "too much": (r"(?:a{1000}){2000}", None),
    "a repeated group that is open": (r"(?:[^a]*b){2}", None),
    "what matched before": (r"(a)\1", None),
    "no expression": ("(", None),
    "nested too deeply": ("(ab|" * 200 + "cde" + ")" * 200, None),
}


@pytest.mark.parametrize(("source", "reach"), REACHES.values(), ids=REACHES)
def test_reaches(source: str, reach: Reach | None) -> None:
    assert reach_of(source) == reach


def test_runs_are_the_longest_of_their_kind() -> None:
    assert Runs.of("one  three\n\n\nfour five six") == Runs(spaces=3, words=5, lines=13)
    assert Runs.of("") == Runs(spaces=1, words=0, lines=0)


PIECES = ("ab", r"\s+", r"\w*", ".*", r"\S+", "[^\n]*", "(?:a|b+)", "x{0,3}", r"[ \t]+", r"(?=\w+)")


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=6), st.text("abx \t\n\u2003.", max_size=60))
def test_no_match_stretches_further(pieces: list[str], text: str) -> None:
    reach = reach_of("".join(pieces))
    assert reach is not None
    longest = max((len(found[0]) for found in re.finditer("".join(pieces), text)), default=0)
    assert longest <= reach.within(Runs.of(text))
