"""Decoder of words of Latin letters and look-alikes under a letter cipher that left the look-alikes as they were."""

import re
from typing import Final

from filters.decoders.ciphers import CIPHERS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.marks import LATIN, STRANGERS
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_STRANGER: Final = re.compile(f"[{STRANGERS}]")
_MIXED: Final = re.compile(f"[!-~][{STRANGERS}]|[{STRANGERS}][!-~]")
_FEWEST_MIXED: Final = 4
_TOKEN: Final = re.compile(r"\S+")
_SAMPLED: Final = 32
"""Most words that are examined, from the first that has both kinds of letters."""
_SLOW: Final = 512
"""Characters from which on deciphering these words takes long enough for a pause: the words may be long."""
_ONE_ASCII_IN: Final = 3
"""Such words have at least one ASCII character in so many, as most Latin letters have no look-alike."""
_SURE: Final = 3
_NAMES: Final = ("caesar", "rot13", "atbash", "rot47")
_WAYS: Final = {name: rewrite for cipher in CIPHERS for name, rewrite in cipher.readings[:1] if name.startswith(_NAMES)}


def find_ciphered_alike(survey: Survey) -> Steps:
    """Find lines with words of both kinds of letters that are language once the Latin letters are deciphered."""
    text = survey.text
    if not _STRANGER.search(text) or len(_MIXED.findall(text)) < _FEWEST_MIXED:
        return
    yield from PAUSES
    start = 0
    for line in text.split("\n"):
        if not line.isascii() and (mixed := _MIXED.search(line)):
            first = line.rfind(" ", 0, mixed.start()) + 1
            sample = " ".join(_TOKEN.findall(line, first)[:_SAMPLED])
            if len(sample.encode("ascii", "ignore")) * _ONE_ASCII_IN < len(sample):
                start += len(line) + 1
                continue  # words of another script with ASCII marks after them
            least = max(_SURE, fluency(sample.translate(LATIN)) + 1)
            worth, name = 0, ""
            for other, rewrite in _WAYS.items():
                plain = rewrite(sample)
                if len(sample) > _SLOW:
                    yield from PAUSES
                worth, name = max((worth, name), (fluency(plain.translate(LATIN)), other))
                if len(sample) > _SLOW:
                    yield from PAUSES
            if worth >= least:
                yield Decoded(_WAYS[name](line), start, start + len(line), name)
            yield from PAUSES
        start += len(line) + 1
