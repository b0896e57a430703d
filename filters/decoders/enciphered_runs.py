"""Finds the ciphers under which a run without white space is encoded text, whose characters are all about as frequent.

Their frequency says nothing, so a strict decoder tries the beginning of what each cipher makes of the run.
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
    all_of_short,
    heads_of,
    heads_of_affine,
)
from filters.decoders.dense import are_encoded, are_escaped, are_hex, are_in_pairs
from filters.decoders.headed import HEAD, Heads, are_numbers, are_packed, is_deflated, may_be_deflated
from filters.decoders.keyed import Way
from filters.decoders.survey import LEAST_INKED, Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import WORDS, is_of_words

LEAST: Final = LEAST_INKED
"""Fewest characters of a run."""
_LEAST_OF_ANY: Final = 23
"""Characters from which on a run need not mix digits, capitals and small letters: names and tags are shorter."""
_DIGITS: Final = b"0123456789"
LEAST_LONG: Final = 40
"""Fewest characters of a run with spaces, and of a passage in `strange_passages`."""
FEWEST_IN_RUN: Final = 8
"""Fewest different characters of a run: a line drawn with a few signs has fewer."""
READ: Final = 96
"""Most characters at the beginning of a run that are read."""
_OF_BASE64: Final = bytes(code for code in range(128) if chr(code).isalnum() or chr(code) in "+/=")
_IN_BASE64: Final = np.isin(np.arange(256), list(_OF_BASE64))
_MOST_WAYS: Final = 12
"""Most ways that find text in one run. If more do, it is a row of escapes or such, which is one under any cipher."""
_BEGUN, _TORN = 2, 6
"""Characters at the beginning of a run that may announce a format, and at its end that may pad its last group."""
_LONG_WORDS: Final = frozenset(word.encode() for word in WORDS | VOCABULARY if word.isascii() and len(word) > 4)
_WORDS_ALONE: Final = bytes(code if code in range(ord("a"), ord("z") + 1) else 32 for code in range(256))
_ONE_USUAL_IN: Final = 6
"""Fewest pairs of letters for each usual one. Enciphered runs have eight or more, paths about four."""
_MANY_MARKS: Final = 8
"""Different marks at the beginning of a run that show base 85 or more; paths and code have fewer."""
_NO_MARKS: Final = bytes(code for code in range(128) if chr(code).isalnum())
_NO_LETTERS: Final = bytes(code for code in range(256) if not 97 <= code <= 122)
_IN_HEX: Final = frozenset(b"abcdef")
_FEWEST_OF_HEX: Final = 3
"""Fewest different letters of base16 in a passage that is long enough to judge."""


def is_dense(survey: Survey, start: int, end: int) -> bool:
    """Return whether a passage begins with a dense run, that is, with no row of a few signs, numbers or words.

    A passage with spaces must be in capitals; a very short one must have digits, capitals and small letters.
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
    """Return whether a long word stands alone in it, as in no enciphered run: it is a path, a table or code."""
    return not _LONG_WORDS.isdisjoint(small.translate(_WORDS_ALONE).split())


def _is_of_numbers(head: bytes) -> bool:
    """Whether a run is mostly digits, with marks that are no part of an escape, as a row of a table is."""
    others = head.translate(None, _DIGITS)
    return (
        len(others) * 3 <= len(head) and not head.isalnum() and len(others.translate(None, b"%\\&#;=+")) == len(others)
    )


def is_hex(head: bytes) -> bool:
    """Return whether its letters are exactly those of base16, so that no cipher has changed them."""
    return set(head.lower().translate(None, _NO_LETTERS)) == _IN_HEX


def is_of_hex(block: bytes) -> bool:
    """Return whether a passage has several letters of base16, and no others."""
    letters = set(block.lower().translate(None, _NO_LETTERS))
    return len(letters) >= _FEWEST_OF_HEX and letters <= _IN_HEX


def ways_of_run(raw: bytes) -> Sequence[Way]:
    """Return the ways in which a strict decoder finds text at the beginning of a run of ASCII."""
    return _told_of_run(raw, escapes=False)


def ways_of_escapes(raw: bytes) -> Sequence[Way]:
    """Return the same, and the ways in which the run may be a row of escapes."""
    return _told_of_run(raw, escapes=True)


def ways_of_hex(raw: bytes) -> Sequence[Way]:
    """Return the ways in which the beginning of a run of hexadecimal digits is text in base16.

    Ciphers that map each character by itself are left out.
    """
    heads = heads_of(raw, min(READ, len(raw)), WITHOUT_TABLES)
    return _few(WITHOUT_TABLES, are_hex(heads[:, _BEGUN : len(raw) - _TORN].copy()))


def _told_of_run(raw: bytes, *, escapes: bool) -> Sequence[Way]:
    if is_hex(raw[:READ]):
        return ways_of_hex(raw)
    heads = heads_of(raw, min(READ, len(raw)), ALL)
    within = heads[:, _BEGUN : len(raw) - _TORN].copy()
    told = are_encoded(within) | are_packed(heads)
    if escapes:
        told |= are_escaped(within)
    if not raw.isalnum():
        told |= are_in_pairs(heads)
    if raw.isalnum():
        told |= are_numbers(heads, len(raw))
    told |= _are_deflated(ALL, heads, raw)
    return _few(ALL, told)


def ways_of_short(raw: bytes) -> Sequence[Way]:
    """Return the ways in which a run that is too short for the orders is encoded text."""
    heads = all_of_short(raw)
    return _few(SHORT, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | _are_deflated(SHORT, heads, raw))


def affine_ways_of(raw: bytes) -> Sequence[Way]:
    """Return the affine ciphers under which the beginning of a run is text in a base."""
    heads = heads_of_affine(raw, min(READ, len(raw)))
    return _few(AFFINE, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | are_packed(heads))


def _are_deflated(ways: Sequence[Way], heads: Heads, raw: bytes) -> NDArray[np.bool_]:
    told = may_be_deflated(heads)
    told[told] = np.logical_and.reduce(_IN_BASE64.take(heads[told]), axis=1)
    for place in told.nonzero()[0].tolist():
        head = ways[place].read(raw, HEAD)
        told[place] = not head.translate(None, _OF_BASE64) and is_deflated(head)
    return told


def _few(ways: Sequence[Way], told: NDArray[np.bool_]) -> Sequence[Way]:
    """Return the ways marked in `told`, or none if they are too many."""
    places = told.nonzero()[0].tolist()
    return [ways[place] for place in places] if len(places) <= _MOST_WAYS else ()
