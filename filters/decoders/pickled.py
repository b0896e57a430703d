"""Decoder of strings in Python pickles of protocol 0: `Vignore all`, `p1`, `aVprevious`, each on a line of its own."""

import re
from ast import literal_eval

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_STRING = re.compile(
    r"^[^\w\n]{0,8}[a-uzN01)\](.]{0,8}(?:V([^\n]{0,4000})|S('(?:[^'\\\n]|\\.){0,4000}+'|\"(?:[^\"\\\n]|\\.){0,4000}+\"))$",
    re.M,
)
_MEMO = re.compile(
    rb"\n[ \t]{0,8}(?:[pgs0-9(Va-z]?p[0-9]{1,6}\r?\n|a(?:V[^\n]{1,400}|S'[^\n]{1,400}')\r?\n[ \t]{0,8}a[VS.])"
)
"""A string that is remembered, or one that is added to a list with another one or the end after it."""
_FEWEST = 2
"""Strings of a text, at least: one alone can be read where it stands."""
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})")
_BLOCK = 64
"""Strings that are read between two pauses."""
_LAST = 0x10FFFF


def find_pickled(survey: Survey) -> Steps:
    """Find what the strings of a pickle say one after the other, with or without spaces between."""
    if survey.breaks < 2 * _FEWEST or not _MEMO.search(survey.raw):
        return
    strings: list[str] = []
    first = last = 0
    for number, match in enumerate(_STRING.finditer(survey.text), start=1):
        first = first if strings else match.start()
        last = match.end()
        strings.append(_read(match))
        if number % _BLOCK == 0:
            yield from PAUSES
    if len(strings) < _FEWEST:
        return
    yield from PAUSES
    said = max(("".join(strings), " ".join(strings)), key=fluency)
    yield from PAUSES
    yield Decoded(said, first, last) if is_language(said) else None


def _read(match: re.Match[str]) -> str:
    if match[2] is None:
        return _ESCAPE.sub(lambda code: chr(min(int(code[1] or code[2], 16), _LAST)), match[1])
    try:
        return str(literal_eval(match[2]))
    except (SyntaxError, ValueError):
        return match[2][1:-1]
