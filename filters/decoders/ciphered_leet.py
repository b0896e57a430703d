"""Decoder of leetspeak under a letter cipher or backwards, whose words no cipher by itself makes known ones."""

import string
from typing import Final

from filters.decoders.ciphers import CIPHERS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.lexicon import CORE, SMALL, fluency

_SHAPE: Final = bytes(
    100 if chr(code) in "013457" else 108 if chr(code) in string.ascii_letters else 32 for code in range(256)
)
_MIXED: Final = (b"ldl", b"dld")
_FEWEST_MIXED: Final = 4
_LEET: Final = bytes.maketrans(b"013457", b"oieast")
_ORDINARY: Final = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_FEWEST_KNOWN: Final = 2
_SURE: Final = 3
_SAMPLE: Final = 192
_LONGEST: Final = 8_192
_MOST: Final = 8
"""Passages of one text that are looked at in vain."""
_ONE_MIXED_IN: Final = 3
_BACKWARDS: Final = "reversed"
_NAMES: Final = ("caesar", "rot13", "atbash", _BACKWARDS)
_WAYS: Final = tuple(
    (name, rewrite) for cipher in CIPHERS for name, rewrite in cipher.readings[:1] if name.startswith(_NAMES)
)


def find_ciphered_leet(survey: Survey) -> Steps:
    """Passages of words with digits among their letters that are language in leetspeak once a cipher is undone."""
    shape = survey.raw.translate(_SHAPE)
    if sum(map(shape.count, _MIXED)) < _FEWEST_MIXED:
        return
    vain = 0
    for start, end in zip(*(places.tolist() for places in survey.parts), strict=True):
        if not _is_mixed(shape[start:end]):
            continue
        found = False
        part = survey.text[start:end]
        for name, rewrite in _WAYS if not _is_leet(part[:_SAMPLE]) else ():
            sample = rewrite(part[-_SAMPLE:] if name.startswith(_BACKWARDS) else part[:_SAMPLE])
            if _is_leet(sample):
                found = True
                yield Decoded(rewrite(part), start, end, name, tentative=True)
            yield None
        vain += not found
        if vain == _MOST:
            return
        yield from PAUSES


def _is_mixed(shape: bytes) -> bool:
    """Whether one word in three of a passage has digits next to letters."""
    if not len(shape) <= _LONGEST or shape.count(b"ld") + shape.count(b"dl") < _FEWEST_MIXED:
        return False
    words = shape.split()
    return sum(b"ld" in word or b"dl" in word for word in words) * _ONE_MIXED_IN >= max(_FEWEST_MIXED, len(words))


def _is_leet(sample: str) -> bool:
    plain = sample.lower().encode("ascii", "replace").translate(_LEET)
    return len(_ORDINARY.intersection(plain.split())) >= _FEWEST_KNOWN and fluency(plain.decode()) >= _SURE
