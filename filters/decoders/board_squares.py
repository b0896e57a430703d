"""Decoder of numbers from 0 to 63 written as the squares of a chess board: `1. b5 a7 2. a7 f5`, in a list or as moves.

Squares count along files or ranks, from any corner. The number is a character of ASCII from some code on, or one of an
alphabet: that of base64, or one that the text states. A game says nothing in any of these ways.
"""

import re
from collections.abc import Iterator
from itertools import islice, product
from string import ascii_lowercase, ascii_uppercase, digits

from filters.decoders.base_64 import from_base64
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words, part_words_in_steps
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
_LONGEST_END = 64
"""Characters after the last square of a row, at most."""
_ROW = re.compile(
    r"(?:(?<![^\W_])(?:[KQRBNP]?[x@]?[a-hA-H][1-8])++[+#!?]{0,2}(?![^\W_])"
    r"(?:[^A-Za-z]{0,16}(?:(?:to|then|and|White|Black|W|B)(?![^\W_])[^A-Za-z]{0,8})?))++"
)
_SAMPLE = 96
"""Squares by which a reading is judged."""
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
        squares = "".join(_SQUARE.findall(row[0])).lower().encode()
        if len(squares) < 2 * _FEWEST:
            continue
        if tried == BOARD_SQUARES.most:
            return
        tried += 1
        places = bytes(
            [_SIDE * (one - _FILE) + other - _RANK for one, other in zip(squares[::2], squares[1::2], strict=True)]
        )
        for said in _readings(survey.text, row.start(), places):
            yield from PAUSES
            if said:
                parted = said if " " in said.strip() else (yield from part_words_in_steps(said))
                yield Decoded(parted, *_span(row))
                break


_FILE, _RANK = b"a1"


def _span(row: re.Match[str]) -> tuple[int, int]:
    """Return where the first square of a row begins and the last one ends."""
    near = max(row.start(), row.end() - _LONGEST_END)
    squares = [*islice(_SQUARE.finditer(row[0]), 1), *_SQUARE.finditer(row.string, near, row.end())]
    return row.start() + squares[0].start(), squares[-1].end()


def _readings(text: str, start: int, places: bytes) -> Iterator[str]:
    """Yield what squares say where it is language, and "" after each way to count them that failed."""
    tables = (*_LETTERS, *islice(_stated(text[max(0, start - _MOST_BEFORE) : start]), _MOST_ALPHABETS))
    for way in _WAYS:
        numbers = places.translate(way)
        head, highest = numbers[:_SAMPLE], max(numbers)
        for table in (*_codes(highest), *tables):
            if highest < len(table) and _is_said("".join([table[number] for number in head])):
                said = "".join([table[number] for number in numbers])
                yield said
        if fluency(_in_bits(head)) >= _SURE and is_language(said := _in_bits(numbers)):
            yield said
        yield ""


_MOST_BEFORE = 2_048
_TURN = _SIDE - 1
_WAYS = tuple(
    bytes([(place[low] ^ turn_low) + _SIDE * (place[1 - low] ^ turn_high) for place in product(range(_SIDE), repeat=2)])
    + bytes(256 - _SIDE * _SIDE)
    for low, turn_low, turn_high in product((0, 1), (0, _TURN), (0, _TURN))
)
"""For each corner, and along files or ranks, the number of each square: those of a file follow each other."""


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


def _in_bits(numbers: bytes) -> str:
    """Return the text whose bytes are six bits of each number, or "" if these are no text."""
    return read_text(from_base64("".join([_BASE64[number] for number in numbers]))) or ""


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
