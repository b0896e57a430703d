"""Decoder of leetspeak combined with a letter cipher or reversal, which neither decoder alone makes known words of."""

import string
from collections.abc import Iterator
from typing import Final

import numpy as np

from filters.decoders.cipher import Rewrite
from filters.decoders.ciphers import CIPHERS, LEET_TABLE
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import CORE, SMALL, fluency

_SHAPE: Final = bytes(
    100 if chr(code) in "013457" else 108 if chr(code) in string.ascii_letters else 32 for code in range(256)
)
SIGNS: Final = frozenset(b"013457")
"""The digits that stand for letters: a text with none of them has nothing to find."""
_MIXED: Final = (b"ldl", b"dld")
_LETTERS_AND_LEET: Final = b"013457" + string.ascii_letters.encode()
_TURN: Final = ord("l") ^ ord("d")
_FEWEST_MIXED: Final = 4
_ORDINARY: Final = frozenset(word for word in CORE | SMALL if len(word) > 1)
_FEWEST_KNOWN: Final = 2
_SURE: Final = 3
_SAMPLE: Final = 192
_LONGEST: Final = 8_192
_MOST_VAIN: Final = 128
"""Passages that hold known words under some cipher, but are no language, at most: the text then counts as cut.

Hexadecimal dumps of programs have a dozen of them.
"""
_ONE_MIXED_IN: Final = 3
_BACKWARDS: Final = "reversed"
_NAMES: Final = ("caesar", "rot13", "atbash", _BACKWARDS)
_WORDS: Final = frozenset(word.encode() for word in _ORDINARY)


def _ways() -> Iterator[tuple[str, Rewrite, bytes, bytes]]:
    """Yield each cipher's name and function, and two tables to lower-case letters for a quick test.

    The first undoes the cipher, then leetspeak; the second leetspeak, then the cipher. Reversal has tables that undo
    leetspeak only.
    """
    for cipher in CIPHERS:
        name, rewrite = cipher.readings[0]
        if name.startswith(_NAMES):
            after = "".join(rewrite(chr(code)).translate(LEET_TABLE).lower() for code in range(128))
            before = "".join(rewrite(chr(code).translate(LEET_TABLE)).lower() for code in range(128))
            yield name, rewrite, after.encode() + bytes(128), before.encode() + bytes(128)


_WAYS: Final = tuple(_ways())


def find_ciphered_leet(survey: Survey) -> Steps:
    """Find passages of words with digits among their letters that are language once a cipher and leetspeak are undone.

    If leetspeak was applied last, both are undone. If the cipher was, the result is still leetspeak. If too many
    passages were tried in vain, the last of what is found is empty and `cut`.
    """
    if not survey.digits_in_words:
        return
    shape = survey.raw.translate(_SHAPE)
    if sum(map(shape.count, _MIXED)) < _FEWEST_MIXED:
        return
    vain = 0
    starts, ends = survey.parts
    kinds = np.frombuffer(shape, np.uint8)
    mixed = np.flatnonzero((kinds[:-1] ^ kinds[1:]) == _TURN)
    many = np.searchsorted(mixed, ends - 1) - np.searchsorted(mixed, starts) >= _FEWEST_MIXED
    for start, end in zip(starts[many].tolist(), ends[many].tolist(), strict=True):
        if not _is_mixed(shape[start:end]):
            continue
        found = tried = False
        part = survey.text[start:end]
        plain = part.translate(LEET_TABLE)
        raw = survey.raw[start:end] if part.isascii() else b""
        glances = _plain_words(raw[:_SAMPLE]), _plain_words(raw[-_SAMPLE:][::-1])
        likely = not raw or any(glances)
        for name, rewrite, after, before in _WAYS if likely and not _is_worded(plain[:_SAMPLE]) else ():
            backwards = name.startswith(_BACKWARDS)
            sampled = slice(-_SAMPLE, None) if backwards else slice(_SAMPLE)
            glance = glances[backwards]
            if raw and not (_may_be_worded(glance.translate(after)) or _may_be_worded(glance.translate(before))):
                yield None
                continue
            tried = True
            if _is_worded(rewrite(part[sampled]).translate(LEET_TABLE)):
                found = True
                yield Decoded(rewrite(part), start, end, name, tentative=True, in_place=not backwards)
            elif _is_worded(rewrite(plain[sampled])):
                found = True
                yield Decoded(rewrite(plain), start, end, name, in_place=not backwards)
            yield None
        vain += tried and not found
        if vain > _MOST_VAIN:
            yield Decoded("", start, len(survey.text), cut=True)
            return
        yield from PAUSES


def _is_mixed(shape: bytes) -> bool:
    """Whether at least one in three words of a passage has digits next to letters."""
    if len(shape) > _LONGEST:
        return False
    words = shape.split()
    return sum(b"ld" in word or b"dl" in word for word in words) * _ONE_MIXED_IN >= max(_FEWEST_MIXED, len(words))


def _plain_words(sample: bytes) -> bytes:
    """Return the words of a sample that have only letters and digits of leetspeak, or none if they are too few.

    These ciphers make ordinary words of no others.
    """
    words = {word for word in sample.split() if len(word) > 1 and not word.translate(None, _LETTERS_AND_LEET)}
    return b" ".join(words) if len(words) >= _FEWEST_KNOWN else b""


def _may_be_worded(sample: bytes) -> bool:
    """Whether `_is_worded` may hold for a lower-case ASCII text: a glance that takes a third of the time."""
    return len(_WORDS.intersection(sample.split())) >= _FEWEST_KNOWN


def _is_worded(sample: str) -> bool:
    return len(_ORDINARY.intersection(sample.lower().split())) >= _FEWEST_KNOWN and fluency(sample) >= _SURE
