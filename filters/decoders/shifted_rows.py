"""Decoder of rows of numbers and escapes under rot47, which turns digits into letters, so that they look like words."""

import re
from typing import Final

from filters.decoders.beginnings import is_encoded
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey, runs

_TABLE: Final = bytes(33 + (code - 33 + 47) % 94 if 33 <= code < 127 else code for code in range(256))
_ROT47: Final = dict(enumerate(_TABLE[:128]))
_SIGNS: Final = b"0123456789abcdefABCDEF %&#;=\\xu+-,/|:"
_SHAPE: Final = bytes(97 if _TABLE[code] in _SIGNS else 32 for code in range(256))
_LOW: Final = _TABLE[ord("0") : ord("2")]
"""What rot47 turns 0 and 1 into: marks that hardly any text has."""
_NOT_LOW: Final = bytes(code for code in range(256) if code not in _LOW)
_LEAST: Final = 40
"""Characters of a row, at least."""
_ONE_LOW_IN: Final = 32
_HEAD: Final = 96
_PLACES: Final = re.compile(r"(?:[12]?[0-9](?:[-,]| ?[ /] ?)){8}")
"""Letters as the numbers of their places in the alphabet."""
_FEWEST: Final = 6
"""Different signs in the head of such a row, at least. A row of only two different numbers has fewer."""
_ROWS: Final = (
    (b"jUR", re.compile(rb"(?:U(?:R[_-h]{1,7}|[2-K]{2,8})j){8,}")),
    (b"] \\", re.compile(rb"[\\\]]{1,12}(?: (?:\^ )?[\\\]]{1,12}){7,}")),
)
"""HTML character references by number and by name, and Morse code, each after a string that every match holds.

In a JSON string, each backslash (a dash of Morse code) is written twice.
"""


def find_shifted_rows(survey: Survey) -> Steps:
    """Find runs of digits and signs of escapes under rot47 that are encoded text once shifted back.

    Everything found is tentative.
    """
    raw = survey.raw
    told: list[tuple[int, int]] = []
    for hint, expression in _ROWS:
        for match in expression.finditer(raw) if hint in raw else ():
            start, end = match.span()
            told.append((start, end))
            row = survey.text[start:end]
            if row.count("\\") == 2 * row.count("\\\\"):
                row = row.replace("\\\\", "\\")
            yield Decoded(row.translate(_ROT47), start, end, "rot47", tentative=True)
    if survey.signs.isdisjoint(_LOW):
        return
    shape = raw.translate(_SHAPE)
    if b"a" * _LEAST not in shape:
        return
    for start, end in runs(shape, _LEAST):
        run = raw[start:end]
        if any(first <= start < last for first, last in told):
            continue
        if len(run.translate(None, _NOT_LOW)) * _ONE_LOW_IN < len(run) or len(set(run[:_HEAD])) < 2:
            continue
        start += len(run) - len(run.lstrip())
        reading = survey.text[start:end].translate(_ROT47)
        if is_encoded(reading[:_HEAD]) or (len(set(reading[:_HEAD])) >= _FEWEST and _PLACES.match(reading)):
            yield Decoded(reading, start, end, "rot47", tentative=True)
        yield from PAUSES
