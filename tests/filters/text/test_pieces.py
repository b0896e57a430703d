"""Long texts are cut so that nothing is lost and nothing is long."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.text.pieces import LONGEST, LONGEST_ROW, OVERLAP, PIECE, ROW_OVERLAP, WIDEST, pieces

TEXTS = {
    "nothing": "",
    "short": "a few words",
    "just one piece": "x" * (PIECE + OVERLAP),
    "one run that ends the text": "x" * (2 * LONGEST - 2 * OVERLAP),
    "words": "some words " * 20_000,
    "one run": "x" * (3 * LONGEST),
    "a run among words": "word " * 3_000 + "y" * 100_000 + " word" * 3_000,
    "white space only": " " * 100_000,
    "ends at a cut": "word " * (LONGEST // 5),
    "short paragraphs of no language": "7f 3a\n\n" * 20_000,
    "long paragraphs of no language": ("7f 3a " * 2_000 + "\n\n") * 8,
    "a paragraph of no language that ends the text": "some words that say nothing " * 200 + "\n\n" + "7f 3a " * 1_700,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_pieces_cover_the_text_and_overlap(text: str) -> None:
    cut = list(pieces(text))
    assert all(text[offset : offset + len(piece)] == piece and len(piece) <= LONGEST_ROW for offset, piece in cut)
    assert cut[0][0] == 0
    assert cut[-1][0] + len(cut[-1][1]) == len(text)
    assert all(first < second for (first, _), (second, _) in pairwise(cut))
    assert all(any(text[at : at + OVERLAP] in piece for _, piece in cut) for at in range(0, len(text), 997))


@given(st.text("ab ", min_size=1, max_size=300), st.integers(0, 3 * PIECE), st.integers(6 * PIECE, 20 * PIECE))
def test_what_is_repeated_is_read_once_and_what_follows_it_as_well(unit: str, before: int, size: int) -> None:
    numbers = "".join(f"{number}, " for number in range(5_000))
    text = numbers[:before] + (unit * size)[:size] + "the end " + numbers
    cut = list(pieces(text))
    assert sum(len(piece) for _, piece in cut) < before + len(numbers) + 4 * LONGEST_ROW
    assert all(any(text[at : at + OVERLAP] in piece for _, piece in cut) for at in range(0, len(text), 997))


def test_a_row_of_the_same_that_one_other_character_breaks_is_read_about_that_one() -> None:
    text = "deadbeef" * 40_000 + "!" + "deadbeef" * 40_000
    cut = [piece for _, piece in pieces(text)]
    assert any("deadbeef" * 100 + "!" + "deadbeef" * 100 in piece for piece in cut)
    assert sum(map(len, cut)) < len(text) // 2


def test_cuts_are_made_at_white_space() -> None:
    words = {word for _, piece in pieces("some words here " * 10_000) for word in piece.split()}
    assert words == {"some", "words", "here"}


def test_an_encoded_run_stays_whole() -> None:
    run = "z" * (LONGEST - PIECE)
    text = "word " * (PIECE // 5 - 10) + run + " word" * 1_000
    assert any(run in piece for _, piece in pieces(text))


@given(st.integers(0, 3 * PIECE), st.text("ab \n", min_size=1, max_size=40))
def test_what_fits_the_overlap_is_whole_in_some_piece(before: int, mark: str) -> None:
    text = "word " * (before // 5) + "<" + mark + ">" + " word" * PIECE
    assert any(f"<{mark}>" in piece for _, piece in pieces(text))


PROSE = "The garden has two apple trees, and in autumn the children collect what falls from them. "


@pytest.mark.parametrize("before", [0, 2_000, 5_000, 7_000, 8_100, 20_000])
@pytest.mark.parametrize("size", [3_000, LONGEST - WIDEST - 100])
def test_an_encoded_paragraph_stays_whole(before: int, size: int) -> None:
    paragraph = " ".join(f"{(17 * at) % 256:02x}" for at in range(size // 3))
    text = f"{PROSE * (before // len(PROSE))}\n\n{paragraph}\n\n{PROSE * 300}"
    assert any(paragraph in piece for _, piece in pieces(text))


def test_no_language_that_is_longer_than_a_piece_overlaps_by_more() -> None:
    text = " ".join(f"{at * at * at % 8_191:04x}" for at in range(24_000))
    cut = list(pieces(text))
    shared = [first + len(piece) - second for (first, piece), (second, _) in pairwise(cut)]
    assert min(shared) >= WIDEST - len("7f3a ")


def test_what_is_of_many_characters_is_cut_into_shorter_pieces() -> None:
    text = "".join(map(chr, range(33, 97))) * 1_000
    assert max(len(piece) for _, piece in pieces(text)) == LONGEST


def test_a_row_of_few_characters_stays_whole() -> None:
    row = "".join(f"{17 * at % 256:08b}" for at in range((LONGEST_ROW - ROW_OVERLAP) // 8))
    text = "word " * (PIECE // 5 - 10) + row + " word" * 1_000
    assert any(row in piece for _, piece in pieces(text))


@pytest.mark.parametrize("escape", ["%{:02X}", "&#{};", "\\u{:04x}", "={:02x}", "\\\\x{:02x}"])
def test_a_piece_begins_with_a_whole_escape(escape: str) -> None:
    text = "".join(escape.format(65 + at % 50) for at in range(20_000))
    cut = list(pieces(text))
    assert len(cut) > 1
    assert {piece[: escape.index("{")] for _, piece in cut} == {escape[: escape.index("{")]}


def test_many_cuts_read_the_text_no_more_than_twice() -> None:
    digits = [f"{at * at * at % 8_191:04x} " for at in range(150_000)]
    text = "".join(digit + ("\n\n" if at % 660 == 0 and at < 66_000 else "") for at, digit in enumerate(digits))
    assert sum(len(piece) for _, piece in pieces(text)) < 2 * len(text)
