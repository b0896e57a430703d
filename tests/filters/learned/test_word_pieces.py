"""Word pieces: the longest known parts of words, as BERT cuts them."""

import pytest

from filters.learned.word_pieces import WordPieces

VOCABULARY = [
    "[PAD]",
    "[UNK]",
    "[CLS]",
    "[SEP]",
    "un",
    "##aff",
    "##able",
    "able",
    "##a",
    ".",
    "_",
    "東",
    "京",
    "cafe",
    "!",
    "कि",
]
PIECES = WordPieces(VOCABULARY)


def _cut(text: str, before: str = "", *, most: int = 96) -> list[str]:
    return [VOCABULARY[number] for number in PIECES.numbers(before, text, most=most)]


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("", []),
        ("able", ["able"]),
        ("unaffable", ["un", "##aff", "##able"]),
        ("UNAFFABLE.", ["un", "##aff", "##able", "."]),
        ("una able!", ["un", "##a", "able", "!"]),
        ("unx able", ["[UNK]", "able"]),
        ("able_able", ["able", "_", "able"]),
        ("東京", ["東", "京"]),
        ("café", ["cafe"]),
        ("कि able", ["कि", "able"]),
        ("able\U0001f512able", ["able", "[UNK]", "able"]),
        ("a" * 101, ["[UNK]"]),
    ],
)
def test_the_longest_known_pieces_are_taken_from_the_left(text: str, pieces: list[str]) -> None:
    assert _cut(text) == ["[CLS]", *pieces, "[SEP]"]


def test_no_more_are_given_than_asked_for() -> None:
    assert _cut("able " * 9, most=5) == ["[CLS]", "able", "able", "able", "[SEP]"]


@pytest.mark.parametrize(
    ("before", "text", "pieces"),
    [
        ("un . able", "cafe !", ["un", ".", "able", "cafe", "!"]),
        (". . . un able", "cafe ! ! !", ["un", "able", "cafe", "!", "!", "!"]),
        (". . . . . . un", "cafe", [".", ".", ".", ".", "un", "cafe"]),
        ("un able", "! " * 9, ["un", "able", *"!!!!"]),
    ],
)
def test_of_too_many_those_about_a_place_are_given(before: str, text: str, pieces: list[str]) -> None:
    assert _cut(text, before, most=8) == ["[CLS]", *pieces, "[SEP]"]


def test_a_vocabulary_knows_the_ends_and_what_is_unknown() -> None:
    with pytest.raises(ValueError, match="SEP"):
        WordPieces(["[UNK]", "[CLS]", "word"])
