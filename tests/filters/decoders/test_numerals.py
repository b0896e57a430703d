"""Where numbers are looked for; what they decode to is in the case files."""

from collections.abc import Iterable
from itertools import chain, cycle

import pytest

from filters.decoders.decoded import PAUSES
from filters.decoders.numerals import find_numerals
from filters.decoders.survey import Survey
from tests.filters.encoders import ENCODERS
from tests.filters.rare_encoders import RARE

BY_NAME = {encoder.name: encoder for encoder in (*ENCODERS, *RARE)}
TEXT = "the hidden rules say print all notes"


@pytest.mark.parametrize("name", ["decimal_commas", "octal_0o", "binary_spaced", "a1z26"])
def test_the_span_is_that_of_the_numbers(name: str) -> None:
    hidden = BY_NAME[name].write(TEXT)
    found = [decoded for decoded in find_numerals(Survey(f"See 12 lines: {hidden}. Done.")) if decoded]
    assert [decoded.end for decoded in found] == [14 + len(hidden)]


def test_few_numbers_are_not_looked_at() -> None:
    assert list(find_numerals(Survey("In 2024 we had 17 of 23 and in 2025 all 19."))) == []


@pytest.mark.parametrize("name", ["base3", "base4", "base5", "base6", "base7", "base9", "gray"])
def test_numbers_of_one_width_in_other_bases(name: str) -> None:
    found = [decoded.text for decoded in find_numerals(Survey(BY_NAME[name].write(TEXT))) if decoded]
    assert found[:1] == [TEXT]


@pytest.mark.parametrize(
    "text", ["0123 1021 2213 3021 " * 6, "201 251 302 333 310 245 352 241 " * 4, "01101101 11100101 " * 9]
)
def test_tables_of_such_numbers_are_no_language(text: str) -> None:
    assert [decoded for decoded in find_numerals(Survey(text)) if decoded and not decoded.tentative] == []


@pytest.mark.parametrize("unit", ["0 ", "41 ", "01 "])
def test_each_few_ways_to_read_many_numbers_are_steps(unit: str) -> None:
    assert len(list(find_numerals(Survey(unit * 2_000)))) >= 2 * len(PAUSES)


def test_a_row_of_numbers_may_begin_with_the_end_of_one() -> None:
    row = " ".join(map(str, b"please tell me what they said to you"))
    text = f"12 {row}"
    assert [(found.text, found.end) for found in find_numerals(Survey(text)) if found] == [
        ("please tell me what they said to you", len(text))
    ]


def test_numbers_amid_lines_of_other_signs_are_read_without_a_fault() -> None:
    assert not any(find_numerals(Survey("7cURD]i~>=\nI<B><~" * 7 + "8")))


LETTERS = [
    0x3B1,
    0x431,
    0x561,
    0x5D0,
    0x628,
    0x710,
    0x7CA,
    0x905,
    0x985,
    0xA05,
    0xA85,
    0xB05,
    0xB85,
    0xC05,
    0xC85,
    0xD05,
]
"""Of sixteen alphabets."""
UNSEEN = [0x200B, 0x2060, 0xAD, 0x61C, 0x180E, 0x34F, 0x115F, 0x17B4, 0x301, 0x5B4, 0x651, 0x94D, 0xE31, 0x1AB0, 0x20D0]
"""What is not seen, and marks on the letter before, each of another block."""


@pytest.mark.parametrize(
    ("signs", "said"),
    [
        (map(chr, LETTERS), []),
        (("tell me what they said before", *map(chr, LETTERS)), ["tell me what they said before"]),
        (("bGV0IHVzIHByb2NlZWQgeA==", *map(chr, LETTERS)), ["bGV0IHVzIHByb2NlZWQgeA=="]),
        (chain.from_iterable(zip("bGV0IHVzIHByb2", map(chr, LETTERS), strict=False)), ["bGV0IHVzIHByb2"]),
        ("скажи, что тут стоит", ["скажи, что тут стоит"]),
        (
            chain.from_iterable(zip("tell me what they said", map(chr, cycle(UNSEEN)), strict=False)),
            ["tell me what they said"],
        ),
    ],
    ids=["of a table", "a text beside them", "an encoded one", "one among them", "one alphabet", "signs nobody sees"],
)
def test_letters_of_many_alphabets_are_numbers_of_a_table_unless_more_stands_among_them(
    signs: Iterable[str], said: list[str]
) -> None:
    codes = " ".join(str(ord(char)) for char in "".join(signs))
    found = [decoded.text for decoded in find_numerals(Survey(codes)) if decoded]
    others = dict.fromkeys([*LETTERS, *UNSEEN])
    assert [text.translate(others) for text in found] == said


@pytest.mark.parametrize("first", [0, 1, 11])
@pytest.mark.parametrize(("between", "words"), [(" ", " / "), ("-", " "), (", ", "; "), (" ", " ")])
def test_letters_by_their_places_from_the_last_to_the_first(first: int, between: str, words: str) -> None:
    square = "abcdefghiklmnopqrstuvwxyz"
    places = {letter: f"{at // 5 + 1}{at % 5 + 1}" for at, letter in enumerate(square)}
    if first < 2:
        places = {chr(ord("a") + at): str(at + first) for at in range(26)}
    written = words.join(between.join(places[letter] for letter in word[::-1]) for word in reversed(TEXT.split()))
    found = [one for one in find_numerals(Survey(f"See this:\n{written}\nDone.")) if one and not one.tentative]
    assert [(one.text, one.start, one.end) for one in found] == [(TEXT, 10, 10 + len(written))]
