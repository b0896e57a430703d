"""However a text is made, little is done between two pauses: the event loop waits for as long.

Work is counted in calls of functions, of Python and of C, so that the machine has no say in it: ten thousand take about
a millisecond.
"""

import sys
from collections.abc import Callable, Iterator
from types import FrameType

import pytest

from filters.decoders.survey import Survey
from filters.limits import LimitExceeded, TextLimits
from filters.text.canonical import clean, clean_in_steps, fold, fold_in_steps
from filters.text.pieces import PIECE
from filters.transforms import TRANSFORMS
from filters.unfolding import Budget, unfold_in_steps
from tests.filters.encoders import DEAR, HELD_UP

LIMITS = TextLimits()
MOST = 18_000
"""Calls between two pauses."""


class Work:
    """Counts the calls between two steps."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, _frame: FrameType, event: str, _told: object) -> None:
        self.calls += event in ("call", "c_call")


def worked(steps: Iterator[object]) -> Iterator[int]:
    """The calls that each step takes."""
    before = sys.getprofile()
    while True:
        work = Work()
        sys.setprofile(work)
        try:
            next(steps)
        except (StopIteration, LimitExceeded):
            return
        finally:
            sys.setprofile(before)
        yield work.calls


@pytest.mark.parametrize("unit", [*HELD_UP, *DEAR], ids=range(len(HELD_UP) + len(DEAR)))
def test_little_is_done_between_two_pauses(unit: str) -> None:
    text = (unit * PIECE)[:PIECE]
    assert max(worked(unfold_in_steps(text, limits=LIMITS, path="", budget=Budget.of(LIMITS)))) < MOST


STRANGE = "".join(f"{chr(code)}a" for code in range(0xA0, 0xD00))
"""Characters of many scripts, each a run of its own, without a space."""


@pytest.mark.parametrize(("read", "least"), [(clean_in_steps, 2), (fold_in_steps, 2)])
def test_strange_characters_are_read_in_many_steps(read: Callable[[str], Iterator[None]], least: int) -> None:
    assert len(list(read(STRANGE))) >= least


def test_what_is_read_in_steps_is_the_same() -> None:
    own, *_ = views = [
        view for view in unfold_in_steps(STRANGE, limits=LIMITS, path="", budget=Budget.of(LIMITS)) if view
    ]
    assert own.text == clean(STRANGE)
    assert own.canonical == fold(own.text)
    assert all(view.canonical == fold(view.text) for view in views)


@pytest.mark.parametrize("text", ["a b " * 3_000, "\u0430 b " * 3_000], ids=["letters", "letters of two scripts"])
def test_letters_apart_are_joined_in_a_step_of_their_own(text: str) -> None:
    assert len(list(fold_in_steps(text))) == 1 + (not text.isascii())


GREEK = (
    "\u03b8\u03b5 \u03bb\u03b5\u03c4\u03c4\u03b5\u03c1\u03c2 \u03bf\u03c6 \u03bf\u03c5\u03c1 "
    "\u03bf\u03c5\u03bd \u03b1\u03bd\u03b4 \u03bc\u03b5\u03b1\u03bd \u03c4\u03b5\u03bd "
)
"""English in Greek letters."""
SIGNS = "".join(map(chr, range(0x1F300, 0x1F6FF)))


@pytest.mark.parametrize(
    ("name", "text", "least"),
    [
        pytest.param("transliteration", GREEK * 60, 32, id="words put right"),
        pytest.param("vowel_digits", "x@&z b!c*d f^gq " * 120, 100, id="tables of signs for vowels"),
        pytest.param("vowel_digits", "b1c2d " * 3_000, 32, id="tables of digits for vowels"),
        pytest.param("styled_letters", SIGNS, 100, id="signs that may be letters"),
        pytest.param("letter_digits", "ADFGX" * 800, 32, id="squares of letters"),
        pytest.param("bacon", "abbab" * 800, 32, id="alphabets of two letters"),
        pytest.param("hex", "7 qq 1 " * 2_000, 100, id="rows with the same signs between"),
        pytest.param("of_two", "yes no no yes yes " * 400, 280, id="two words for bits"),
    ],
)
def test_a_long_look_is_many_steps(name: str, text: str, least: int) -> None:
    (find,) = (transform.find for transform in TRANSFORMS if transform.name == name)
    assert sum(step is None for step in find(Survey(text))) >= least


def test_what_is_decoded_again_and_again_is_many_steps() -> None:
    text = "\ua550\ua561\ua572\ua573\ua574\ua565\ua566\ua567\ua568 " * 200
    steps = unfold_in_steps(text, limits=LIMITS, path="", budget=Budget.of(LIMITS))
    assert sum(step is None for step in steps) >= 200
