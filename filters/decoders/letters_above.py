"""Decoder of letters written above others as combining characters: medieval superscripts, U+0363 to U+1DF4.

To the matcher of rules they are accents, which it leaves out. They count as letters that follow the ones below them.
"""

import re
import unicodedata

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import ABOVE
from filters.text.lexicon import fluency, is_language

_NAME = re.compile("COMBINING LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL) (?:LONG )?([A-Z])")
_ABOVE = {
    chr(code): name[1].lower()
    for code in (*range(0x363, 0x370), *range(0x1AB0, 0x1B00), *range(0x1DC0, 0x1E00))
    if (name := _NAME.fullmatch(unicodedata.name(chr(code), "")))
}
_READ = {ord(char): letter for char, letter in _ABOVE.items()}
_OTHERS = re.compile(f"[^{''.join(_ABOVE)}\\s]+")
_FEWEST = 4
"""Letters above others, at least."""
_ONE_IN = 4
"""The text hides what stands above if that is one letter for so many others, or more."""
_FEWEST_ALONE, _MOST = 12, ABOVE.most
"""Letters of a text that stands above another, at least, and those that are read, at most."""


def find_letters_above(survey: Survey) -> Steps:
    """Find the text with the letters above others set behind these; and what those above say by themselves."""
    if len(survey.beyond) < _FEWEST or _ABOVE.keys().isdisjoint(survey.strangers):
        return
    text = survey.text
    places = [place for place, char in enumerate(text) if char in _ABOVE]
    if len(places) < _FEWEST:
        return
    yield from PAUSES
    # Editions of old manuscripts have some.
    hides = len(places) * _ONE_IN >= sum(map(str.isalpha, text))
    yield Decoded(text.translate(_READ), 0, len(text), hides=hides, whole=True, pairs=tuple(_ABOVE))
    yield from PAUSES
    if len(places) < _FEWEST_ALONE:
        return
    start, end = places[0], places[:_MOST][-1] + 1
    above = _OTHERS.sub("", text[start:end]).translate(_READ)
    yield from PAUSES
    words = " ".join(above.split())
    parted = part_words("".join(above.split()))
    yield from PAUSES
    alone = max((words, parted), key=fluency)
    yield Decoded(alone, start, end, "alone") if is_language(alone) else None
