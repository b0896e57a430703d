"""Under which ciphers a run without white space is encoded text, though all its characters are about as frequent.

The frequency of its characters says nothing, so a strict decoder tries the beginning of what each cipher makes of it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from filters.decoders.cipher_heads import (
    AFFINE,
    ALL,
    SHORT,
    WITHOUT_TABLES,
    Heads,
    all_of_short,
    heads_of,
    heads_of_affine,
)
from filters.decoders.dense import are_encoded, are_escaped, are_hex, are_in_pairs
from filters.decoders.headed import HEAD, are_numbers, are_packed, is_deflated, may_be_deflated
from filters.decoders.keyed import Way
from filters.decoders.survey import Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.lexicon import WORDS, is_of_words

LEAST: Final = 20
"""Characters of the shortest run."""
_LEAST_OF_ANY: Final = 23
"""Characters from which on a run need not be mixed: names and tags are as short."""
_DIGITS: Final = b"0123456789"
LEAST_LONG: Final = 40
"""Characters from which on a run is one that orders are told of."""
FEWEST_IN_RUN: Final = 8
"""Different characters of a run that is more than a line drawn of a few signs."""
READ: Final = 96
"""Characters of its beginning that are read."""
_OF_BASE64: Final = bytes(code for code in range(128) if chr(code).isalnum() or chr(code) in "+/=")
_MOST_WAYS: Final = 12
"""Ways that find text in one run: where there are more, its signs are those of an escape or a row, under any cipher."""
_BEGUN, _TORN = 2, 6
"""Characters at the beginning of a run that may say what follows, and at its end that may fill its last group."""
_LONG_WORDS: Final = frozenset(word.encode() for word in WORDS | VOCABULARY if word.isascii() and len(word) > 4)
_WORDS_ALONE: Final = bytes(code if code in range(ord("a"), ord("z") + 1) else 32 for code in range(256))
_ONE_USUAL_IN: Final = 6
"""Of the pairs of letters in enciphered runs one in eight is a usual one at most, and one in four of those in paths."""
_MANY_MARKS: Final = 8
"""Different marks in the beginning of a run, which bases of 85 and more have there, and paths and code do not."""
_NO_MARKS: Final = bytes(code for code in range(128) if chr(code).isalnum())
_NO_LETTERS: Final = bytes(code for code in range(256) if not 97 <= code <= 122)
_IN_HEX: Final = frozenset(b"abcdef")
_FEWEST_OF_HEX: Final = 3
"""Different letters of a passage of base16 that is long enough to be told: all of them, or some."""


def is_dense(survey: Survey, start: int, end: int) -> bool:
    """Whether a passage begins with a run that is no row of a few signs: with spaces it has to be in capitals, and a
    very short one has to have digits, capitals and small letters.
    """
    over = min(end, start + READ)
    if end - start < LEAST or (end - start < _LEAST_OF_ANY and not _is_mixed(survey.raw[start:end])):
        return False
    if b" " in survey.ink[start:over] and (end - start < LEAST_LONG or not survey.raw[start:over].isupper()):
        return False
    head = survey.raw[start:over]
    if len(set(head)) < FEWEST_IN_RUN or _is_of_numbers(head):
        return False
    small = survey.small[start:over]
    worded = is_of_words(small, _ONE_USUAL_IN) and len(set(head.translate(None, _NO_MARKS))) < _MANY_MARKS
    return not worded and not has_long_word(small)


def _is_mixed(run: bytes) -> bool:
    return run.lower() != run != run.upper() and len(run.translate(None, _DIGITS)) < len(run)


def has_long_word(small: bytes) -> bool:
    """Whether a word stands alone in it that does so in nothing that is enciphered: it is a path, a table or code."""
    return not _LONG_WORDS.isdisjoint(small.translate(_WORDS_ALONE).split())


def _is_of_numbers(head: bytes) -> bool:
    """Whether a run is mostly digits, with marks that are no part of an escape: a row of a table."""
    others = head.translate(None, _DIGITS)
    return (
        len(others) * 3 <= len(head) and not head.isalnum() and len(others.translate(None, b"%\\&#;=+")) == len(others)
    )


def is_hex(head: bytes) -> bool:
    """Whether the letters of a passage are those of base16, all of them, so that no cipher has made them of others."""
    return set(head.lower().translate(None, _NO_LETTERS)) == _IN_HEX


def is_of_hex(block: bytes) -> bool:
    """Whether several of the letters of base16 are in a passage, and no others."""
    letters = set(block.lower().translate(None, _NO_LETTERS))
    return len(letters) >= _FEWEST_OF_HEX and letters <= _IN_HEX


def ways_of_run(raw: bytes) -> Sequence[Way]:
    """The ways in which a strict decoder finds text at the beginning of a run of ASCII."""
    return _told_of_run(raw, escapes=False)


def ways_of_escapes(raw: bytes) -> Sequence[Way]:
    """The same, and those in which the run may be a row of escapes."""
    return _told_of_run(raw, escapes=True)


def _told_of_run(raw: bytes, *, escapes: bool) -> Sequence[Way]:
    ways = WITHOUT_TABLES if is_hex(raw[:READ]) else ALL
    heads = heads_of(raw, min(READ, len(raw)), ways)
    within = heads[:, _BEGUN : len(raw) - _TORN].copy()
    if len(ways) < len(ALL):
        told = are_hex(within)
    else:
        told = are_encoded(within) | are_packed(heads)
        if escapes:
            told |= are_escaped(within)
        if not raw.isalnum():
            told |= are_in_pairs(heads)
        if raw.isalnum():
            told |= are_numbers(heads, len(raw))
        told |= _are_deflated(ways, heads, raw)
    return _few(ways, told)


def ways_of_short(raw: bytes) -> Sequence[Way]:
    """The ways of a run that is too short for orders."""
    heads = all_of_short(raw)
    return _few(SHORT, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | _are_deflated(SHORT, heads, raw))


def affine_ways_of(raw: bytes) -> Sequence[Way]:
    """The affine ciphers under which the beginning of a run is text in a base."""
    heads = heads_of_affine(raw, min(READ, len(raw)))
    return _few(AFFINE, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | are_packed(heads))


def _are_deflated(ways: Sequence[Way], heads: Heads, raw: bytes) -> NDArray[np.bool_]:
    told = may_be_deflated(heads)
    for place in np.flatnonzero(told).tolist():
        head = ways[place].read(raw, HEAD)
        told[place] = not head.translate(None, _OF_BASE64) and is_deflated(head)
    return told


def _few(ways: Sequence[Way], told: NDArray[np.bool_]) -> Sequence[Way]:
    """The ways that are told, if they are no more than find text in one run."""
    places = told.nonzero()[0].tolist()
    return [ways[place] for place in places] if len(places) <= _MOST_WAYS else ()
