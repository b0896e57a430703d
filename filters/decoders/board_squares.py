"""Decoder of numbers from 0 to 63 written as the squares of a chess board: `1. b5 a7 2. a7 f5`, in a list or as moves.

Squares count along files or ranks, from any corner. The number is a character of ASCII from some code on, or one of an
alphabet: that of base64, or one that the text states. A game says nothing in any of these ways.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from string import ascii_lowercase, ascii_uppercase, digits

from filters.decoders.base_64 import from_base64
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import BOARD_SQUARES
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency, is_language, is_of_words

_FEWEST = 24
"""Squares of a text, at least."""
_SHAPE = (
    bytes(
        97 if chr(code) in "abcdefghABCDEFGH" else 49 if chr(code) in "12345678" else 122 if chr(code).isalnum() else 32
        for code in range(128)
    )
    + bytes([122]) * 128
)
_SQUARE = re.compile("[a-hA-H][1-8]")
_ROW = re.compile(
    r"(?:(?<![^\W_])(?:[KQRBNP]?[x@]?[a-hA-H][1-8])++[+#!?]{0,2}(?![^\W_])"
    r"(?:[^A-Za-z]{0,16}(?:(?:to|then|and|White|Black|W|B)(?![^\W_])[^A-Za-z]{0,8})?))++"
)
_SAMPLE = 96
"""Squares by which a reading is judged."""
_MOST_READ = 16_384
_ALPHABET = re.compile(r"(?<!\S)\S{26,160}(?!\S)")
_STATED = re.compile(r"[\"'`]([^\"'`\n]{26,128})[\"'`]|[:=][ ]?([^\n]{26,128})$", re.MULTILINE)
_MOST_ALPHABETS = 4
_SIDE, _SURE = 8, 4
_CODES = (32, 0, 33, 63, 64, 65, 96, 97)
"""Codes of ASCII that the first square may stand for."""
_LETTERS = (
    ascii_uppercase + ascii_lowercase + digits + "+/",
    ascii_lowercase + ascii_uppercase + digits + "+/",
    digits + ascii_uppercase + ascii_lowercase + "+/",
    digits + ascii_lowercase + ascii_uppercase + "+/",
)
_BASE64 = _LETTERS[0]


def find_board_squares(survey: Survey) -> Steps:
    """Find rows of squares of a chess board that say something."""
    if survey.digits_in_words < _FEWEST:
        return
    shaped = survey.raw.translate(_SHAPE)
    if shaped.count(b"a1") < _FEWEST:
        return
    yield None
    tried = 0
    for row in _ROW.finditer(survey.text):
        yield from PAUSES
        squares = [(match[0].lower(), match.span()) for match in _SQUARE.finditer(row[0][:_MOST_READ])]
        if len(squares) < _FEWEST:
            continue
        if tried == BOARD_SQUARES.most:
            return
        tried += 1
        start = row.start()
        for said in _readings(survey.text, start, [square for square, _ in squares]):
            if said is None:
                yield from PAUSES
                continue
            yield Decoded(said, start + squares[0][1][0], start + squares[-1][1][1])
            break


def _readings(text: str, start: int, squares: Sequence[str]) -> Iterator[str | None]:
    """Yield what squares say where it is language, and None after each way to count them that failed."""
    tables = (*_LETTERS, *islice(_stated(text[max(0, start - _MOST_BEFORE) : start]), _MOST_ALPHABETS))
    for numbers in _counted(squares):
        head = numbers[:_SAMPLE]
        for table in (*_codes(max(numbers)), *tables):
            if max(numbers) < len(table) and _is_said("".join(map(table.__getitem__, head))):
                said = "".join(map(table.__getitem__, numbers))
                yield said if " " in said.strip() else part_words(said)
        if fluency(_in_bits(head)) >= _SURE and is_language(said := _in_bits(numbers)):
            yield said
        yield None


_MOST_BEFORE = 2_048


def _counted(squares: Sequence[str]) -> Iterator[list[int]]:
    """Yield the numbers of squares, counted from each corner along files or ranks."""
    files = [ord(square[0]) - ord("a") for square in squares]
    ranks = [int(square[1]) - 1 for square in squares]
    for low, high in ((files, ranks), (ranks, files)):
        for turn_low, turn_high in ((0, 0), (0, _SIDE - 1), (_SIDE - 1, 0), (_SIDE - 1, _SIDE - 1)):
            yield [(one ^ turn_low) + _SIDE * (other ^ turn_high) for one, other in zip(low, high, strict=True)]


def _codes(highest: int) -> Iterator[str]:
    for first in _CODES:
        yield "".join(map(chr, range(first, min(first + highest + 1, _END))))


_END = 127


def _is_said(said: str) -> bool:
    """Whether characters are language, also without spaces between the words."""
    if " " in said.strip():
        return fluency(said) >= _SURE and is_language(said)
    small = said.lower()
    return is_of_words(small.encode(), _ONE_USUAL_IN) and is_language(part_words(small))


_ONE_USUAL_IN = 8


def _in_bits(numbers: Sequence[int]) -> str:
    """Return the text whose bytes are six bits of each number, or "" if these are no text."""
    return read_text(from_base64("".join(map(_BASE64.__getitem__, numbers)))) or ""


def _stated(text: str) -> Iterator[str]:
    """Yield the first 64 characters of each alphabet that a text states: different ones in quotes, a line or a run."""
    for match in _STATED.finditer(text):
        alphabet = match[1] or match[2].strip(" \"'`,;")
        if len(set(alphabet)) == len(alphabet):
            yield alphabet[: _SIDE * _SIDE]
    for match in _ALPHABET.finditer(text):
        alphabet = match[0].strip("\"'`,;.") if len(set(match[0])) < len(match[0]) else match[0]
        if len(set(alphabet)) == len(alphabet) >= _SHORTEST:
            yield alphabet[: _SIDE * _SIDE]


_SHORTEST = 26
