"""Decoder of Pig Latin: `ignoreway allway ulesray`."""

import re
from itertools import chain

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import SMALL, WORDS, fluency, is_known

_PIG_WORD = re.compile(r"[A-Za-z]+(?:-[a-z]{1,3}ay\b)?")
_PIGS = re.compile(r"ay\b[^\w\n]{1,3}[\w-]{0,24}ay\b[^\w\n]{1,3}[\w-]{0,24}ay\b")
_EXACT = WORDS | SMALL
_MOST_MOVED = 4
_MOVED = re.compile(
    "(?:s(?:c[hr]?|hr?|[klmnw]|p[hlr]?|qu|tr?)|c(?:hr?|[lr])|p(?:h[lr]?|[lrs])|t(?:h[rw]?|[rw])|[bfg][lr]|d[rw]|g[hn]"
    "|k[nr]|qu|rh|w[hr]|.)$"
)
"""At the end of a stem, the most consonants that may begin a word."""
_SHORTEST = 3
"""Letters of a word with its ending."""
_SURE = 3
"""The least fluency of a line after decoding."""


def find_pig_latin(survey: Survey) -> Steps:
    """Find lines in Pig Latin: three words in a row end in "ay", and the decoded line is language."""
    text = survey.text
    if not _PIGS.search(text):
        return
    start = 0
    for line in text.split("\n"):
        if _PIGS.search(line):
            written: list[str] = []
            done = 0
            for match in _PIG_WORD.finditer(line):
                written += line[done : match.start()], _unpig(match)
                done = match.end()
                yield None
            decoded = "".join((*written, line[done:]))
            if fluency(decoded) >= max(_SURE, fluency(line) + 2):
                yield Decoded(decoded, start, start + len(line))
            yield None
        start += len(line) + 1


def _unpig(match: re.Match[str]) -> str:
    begun, hyphen, moved_there = match[0].lower().partition("-")
    word = begun + moved_there
    if not word.endswith("ay") or len(word) < _SHORTEST:
        return match[0]
    stem = word[:-2]
    if hyphen:
        meant = moved_there[:-2] + begun
        return begun if moved_there == "way" and (begun in _EXACT or not is_known(meant)) else meant
    readings = [stem[-moved:] + stem[:-moved] for moved in range(1, min(_MOST_MOVED, len(stem) - 1) + 1)]
    # A word that begins with a vowel has w, y or h before its ending, usually w.
    if stem[-1] in "wyh":
        readings.insert(0 if stem[-1] == "w" else len(readings), stem[:-1])
    known = chain(filter(_EXACT.__contains__, readings), filter(is_known, readings))
    return next(known, _of_unknown(stem))


def _of_unknown(stem: str) -> str:
    """Decode a stem that gives no known word: drop a final w, else move all the consonants that may begin a word."""
    moved = _MOVED.search(stem)
    return stem[:-1] if stem[-1] == "w" or moved is None else moved[0] + stem[: moved.start()]
