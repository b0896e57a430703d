"""However a text is made, little is done between two pauses: the event loop waits for as long.

Work is counted in calls of functions, of Python and of C, so that the machine has no say in it: ten thousand take about
a millisecond. Calls of C that take long are few, so the characters that the slowest of them goes through are counted as
well. `bench.longest_steps` tells the time that steps take.
"""

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from types import FrameType

import pytest

from filters.decoders.survey import Survey
from filters.limits import LimitExceeded, TextLimits
from filters.text.canonical import clean, clean_in_steps, fold, fold_in_steps
from filters.text.pieces import LONGEST_ROW, PIECE, pieces
from filters.transforms import TRANSFORMS
from filters.unfolding import Budget, unfold_in_steps
from tests.filters.encoders import DEAR, HELD_UP

LIMITS = TextLimits()
MOST = 18_000
"""Calls between two pauses."""
MOST_IN_ROW = 70_000
"""The same in a piece that is longer as it is a row: two or three cheap calls for each character."""
MOST_TRANSLATED = 2 * LONGEST_ROW
"""Characters that `str.translate` goes through between two pauses: beyond ASCII, ten thousand take a millisecond."""


class Work:
    """Counts the calls between two steps, and the characters of translated strings."""

    def __init__(self) -> None:
        self.calls = self.translated = 0

    def __call__(self, _frame: FrameType, event: str, told: object) -> None:
        self.calls += event in ("call", "c_call")
        text = getattr(told, "__self__", None) if event == "c_call" else None
        if isinstance(text, str) and not text.isascii() and getattr(told, "__name__", "") == "translate":
            self.translated += len(text)


def works(steps: Iterator[object]) -> Iterator[Work]:
    """The work that each step takes."""
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
        yield work


def worked(steps: Iterator[object]) -> Iterator[int]:
    """The calls that each step takes."""
    return (work.calls for work in works(steps))


def longest_piece(text: str) -> str:
    """The longest of the pieces that the text is read in."""
    return max((piece for _, piece in pieces(text)), key=len)


SIZES: Mapping[str, Callable[[str], str]] = {
    "piece": lambda unit: (unit * PIECE)[:PIECE],
    "longest piece": lambda unit: longest_piece((unit * REPEATED)[:REPEATED]),
}
REPEATED = 100_000
UNITS = {str(number): unit for number, unit in enumerate((*HELD_UP, *DEAR))}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("unit", UNITS)
def test_little_is_done_between_two_pauses(unit: str, size: str) -> None:
    require_little(SIZES[size](UNITS[unit]))


def _letters(first: int, last: int) -> str:
    return "".join(map(chr, range(first, last)))


FEW_SIGNS = {
    "two digits apart": ("1 ", "2 "),
    "digits after dots": (".1", ".9"),
    "digits and commas": "0123456789,",
    "references": "%410&#;",
    "two scripts": "ab\u0430\u0431",
    "two words": ("yes ", "no "),
    "pairs of digits": ("11 ", "23 ", "45 ", "54 "),
    "letters apart": tuple(f"{letter} " for letter in "abcdefghijklmnop"),
    "letters and marks": '"a,[]',
    "letters and marks of TeX": "a{}$^",
    "blocks": "|01\n",
    "Cyrillic": _letters(0x430, 0x43E),
    "Greek in words": f"{_letters(0x3B1, 0x3BF)}   ",
    "Arabic": _letters(0x627, 0x637),
    "Hebrew": _letters(0x5D0, 0x5E0),
    "kana": _letters(0x3041, 0x3053),
    "ideographs": _letters(0x4E00, 0x4E14),
    "hexagrams": _letters(0x4DC0, 0x4DD0),
    "letters with marks above": ("a\u0363", "b\u0364 ", "c\u0365"),
}


@pytest.mark.parametrize("signs", FEW_SIGNS)
def test_little_is_done_in_rows_of_few_signs(signs: str) -> None:
    rng = random.Random(signs)  # noqa: S311
    require_little(longest_piece("".join(rng.choices(FEW_SIGNS[signs], k=REPEATED))))


def require_little(text: str) -> None:
    steps = list(works(unfold_in_steps(text, limits=LIMITS, path="", budget=Budget.of(LIMITS))))
    assert max(work.calls for work in steps) < (MOST if len(text) <= PIECE else MOST_IN_ROW)
    assert max(work.translated for work in steps) <= MOST_TRANSLATED


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
