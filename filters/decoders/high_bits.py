"""Decoder of ASCII in which each byte has its highest bit set, shown in an encoding of one byte for each character.

Cleaning a text changes some of these characters, so this decoder looks at the text before it is cleaned.
"""

import re

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_FEWEST = 12
"""Characters beyond ASCII of a text, at least."""
_RUN = re.compile(r"[^\x00-\x7f][^A-Za-z]{11,}+")
"""From a character beyond ASCII up to the next ASCII letter, of which such a text has none."""
_NO_LETTERS = bytes(code for code in range(0x80) if not chr(code).isalpha() and chr(code) != "?")
_SAMPLE = 320
_HIGH = 0x80
_BREAKS = (0x09, 0x0A, 0x0D)


def _read_as(encoding: str) -> dict[int, str]:
    """Return, for each character that an encoding shows for a byte beyond ASCII, the sign without the highest bit."""
    shown = {bytes([_HIGH | code]).decode(encoding, "ignore"): chr(code) for code in (*_BREAKS, *range(0x20, 0x7F))}
    return {ord(char): sign for char, sign in shown.items() if char}


_ENCODINGS = {
    encoding: _read_as(encoding)
    for encoding in (
        "latin_1", "cp437", "mac_roman", "cp850", "cp1250", "iso8859_2", "iso8859_15", "cp1251", "koi8_r", "cp866",
        "iso8859_5", "cp1253", "cp1254", "cp1252", "cp852", "cp775", "cp737", "cp855", "cp1257", "cp1255", "cp1256",
        "iso8859_4", "iso8859_6", "iso8859_7", "iso8859_8", "iso8859_13", "mac_cyrillic",
    )
}  # fmt: skip
_KEPT = re.compile(r"[\x00-\x7f\ufffd]")


def find_high_bits(survey: Survey) -> Steps:
    """Find runs of characters beyond ASCII that are language in ASCII, once the highest bit of each byte is cleared.

    Blanks, digits and marks may stay as they are.
    """
    if len(survey.beyond) < _FEWEST or b"?" * _FEWEST not in survey.raw.translate(None, _NO_LETTERS):
        return
    for match in _RUN.finditer(survey.text):
        signs = set(_KEPT.sub("", match[0]))
        few = len(_KEPT.findall(match[0])) * 2 <= len(match[0])
        for encoding, plain in _ENCODINGS.items() if few else ():
            if not all(ord(sign) in plain for sign in signs):
                continue
            yield from PAUSES
            if is_language(match[0][:_SAMPLE].translate(plain)):
                yield Decoded(match[0].translate(plain), *match.span(), encoding)
                break
        yield None
