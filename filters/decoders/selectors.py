"""Decoder of text in invisible characters that do not stand side by side, or of which two stand for bits.

Cleaning a text spells out those that stand side by side, so this decoder looks at the text before it is cleaned.
"""

import re
from collections.abc import Iterator
from itertools import permutations

from filters.decoders.code_points import from_bit_row, from_septets
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency

_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_BLANKS = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
_FIRST_TAG = "\U000e0000"
_TAGS = re.compile("[\U000e0009\U000e000a\U000e0020-\U000e007e]")
_FIRST, _MORE = 0xFE00, 0xE0100
_FEWEST, _FEWEST_BITS = 16, 64
_MOST = 1 << 16
_SURE = 3


def find_selected(survey: Survey) -> Steps:
    """Find text in variation selectors or tags strewn between others, or in two selectors or blanks that are bits."""
    for invisible in (_SELECTORS, _BLANKS, _TAGS):
        signs = "".join(invisible.findall(survey.beyond))[:_MOST]
        yield from PAUSES if len(signs) > _SLOW else (None,)
        for decoded in map(_parted, _read(signs)) if len(signs) >= _FEWEST else ():
            if fluency(decoded) >= _SURE:
                start = survey.text.index(signs[0])
                yield Decoded(decoded, start, survey.text.rindex(signs[-1]) + 1)
                break
            yield None


_SLOW = 1_024
"""From so many characters on, one look takes long enough for more pauses."""


def _parted(decoded: str) -> str:
    """Return a text with spaces between its words, which visible words between them may stand for."""
    return decoded if " " in decoded or not _LONG_WORD.search(decoded) else part_words(decoded)


_LONG_WORD = re.compile("[A-Za-z]{12}")


def _read(signs: str) -> Iterator[str]:
    """Yield what invisible characters may stand for: bytes, ASCII, or bits."""
    if _FIRST_TAG <= signs[0] < chr(_MORE):
        yield "".join(chr(ord(sign) - ord(_FIRST_TAG)) for sign in signs)
        return
    if len(set(signs)) > _FEW:
        codes = [ord(sign) for sign in signs]
        raw = bytes((code - _FIRST if code < _MORE else code - _MORE + 16) & 255 for code in codes)
        yield read_text(raw) or ""
        yield "".join(chr(code - _MORE) for code in codes if _MORE <= code < _MORE + 127)
    kinds = set(signs)
    counts = {sign: signs.count(sign) for sign in sorted(kinds)} if len(kinds) <= _MOST_KINDS else {}
    often = [sign for sign, times in counts.items() if times * _SELDOM_IN > len(signs)]
    if len(signs) >= _FEWEST_BITS and 1 < len(often) <= _FEW:
        signs = signs.translate({ord(sign): None for sign in counts.keys() - set(often)})
        for zero, one, *apart in permutations(often):
            parts = signs.split(apart[0]) if apart else [signs]
            yield from _of_bits([part.replace(zero, "0").replace(one, "1") for part in parts if part])


_FEW = 3
"""Different characters of a text in bits, at most: two for the bits, and one between the bytes."""
_MOST_KINDS = 24
"""Different characters that may stand among bits."""
_SELDOM_IN = 32
"""A character that is no more than one in so many is not used for bits: it belongs to emoji or joins letters."""


def _of_bits(parts: list[str]) -> Iterator[str]:
    if len(parts) > 1:
        yield "".join(chr(int(part, 2)) for part in parts) if max(map(len, parts)) <= _WIDEST else ""
        return
    yield from from_bit_row(parts[0])
    yield from from_septets(parts[0])


_WIDEST = 16
"""Bits of one character, at most."""
