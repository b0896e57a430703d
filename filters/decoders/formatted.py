"""Decoder of texts that a format string puts together: `"{1}{0}" -f 'b','a'` and `"{1}{0}".format('b', 'a')`."""

import re

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey

_PIECE = r"'(?:[^']|''){0,400}+'|\"[^\"]{0,400}+\""
_FORMAT = re.compile(
    r"(['\"])((?:\{[0-9]{1,4}\}){2,}+)\1\s{0,3}(?:-f\s{0,3}|(\.format\(\s{0,3}))"
    rf"((?:{_PIECE})(?:\s{{0,3}},\s{{0,3}}(?:{_PIECE}))++)(?(3)\))",
    re.IGNORECASE,
)
_ONE = re.compile(_PIECE)
_NUMBER = re.compile("[0-9]+")


def find_formatted(survey: Survey) -> Steps:
    """Find formats of PowerShell and Python over quoted pieces, and replace each with its result."""
    text = survey.text
    if "}{" not in text:
        return
    edits: list[Edit] = []
    for match in _FORMAT.finditer(text):
        pieces = [_unquoted(piece) for piece in _ONE.findall(match[4])]
        places = [int(place) for place in _NUMBER.findall(match[2])]
        edits.append(Edit(*match.span(), "".join(pieces[place] for place in places if place < len(pieces))))
        yield None
    if edits:
        yield rewritten(text, edits)


def _unquoted(piece: str) -> str:
    return piece[1:-1].replace("''", "'") if piece[0] == "'" else piece[1:-1]
