"""Decoder of binary patches of git: the compressed bytes of a file in lines of base85 that begin with their length.

A patch has the bytes of the file ("literal") or what changes in it ("delta"), and then the same for taking it back.
"""

import base64
import re

from filters.decoders.decoded import Steps
from filters.decoders.deflated import read_packed
from filters.decoders.survey import Survey

_HUNK = re.compile(
    r"\b(?:literal|delta) [0-9]{1,9}((?:\r?\n[ \t>+|]{0,16}[A-Za-z][!-~]{5,65}(?=\s|\Z)){1,16384})", re.IGNORECASE
)
"""The lines may be those of a quotation or of another patch."""
_LINE = re.compile(r"[A-Za-z][!-~]{5,65}(?=\s|\Z)")
_KINDS = (b"literal ", b"delta ")
_LOWER_FROM = 26
"""Bytes of a line from which on small letters stand for their number."""


def find_patched(survey: Survey) -> Steps:
    """Find the text that git compressed into a patch. A line of another length than it says ends the patch."""
    if not any(kind in survey.small for kind in _KINDS):
        return
    for match in _HUNK.finditer(survey.text):
        raw = bytearray()
        end = match.start(1)
        for line in _LINE.finditer(match[1]):
            part = _of_line(line[0])
            if not part:
                break
            raw += part
            end = match.start(1) + line.end()
        yield from read_packed(bytes(raw), (match.start(), end))


def _of_line(line: str) -> bytes:
    """Return the bytes of a line, or b"" if it is none of a patch."""
    size = ord(line[0]) - (ord("A") - 1 if line[0].isupper() else ord("a") - 1 - _LOWER_FROM)
    digits = line[1:]
    if len(digits) != -(-size // 4) * 5:
        return b""
    try:
        return base64.b85decode(digits)[:size]
    except ValueError:
        return b""
