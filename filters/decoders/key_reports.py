"""Decoder of what a USB keyboard reports: eight bytes each, modifiers first, then nothing, then up to six keys."""

import re
from string import ascii_lowercase, ascii_uppercase

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_REPORT = re.compile(
    r"(?<![0-9A-Za-z])(?:0x)?([0-9a-f]{2})([ :,.-]{0,2}(?:0x)?)00"
    r"((?:\2[0-9a-f]{2}){6})(?![0-9A-Za-z])|(?<![0-9A-Za-z])([0-9a-f]{2})00([0-9a-f]{4}) ([0-9a-f]{8})(?![0-9A-Za-z])",
    re.I,
)
_FEWEST_ZEROS = 36
"""Pairs of zeros in the reports of a text, at least."""
_FEWEST = 12
"""Reports of a text, at least."""
_BLOCK = 64
"""Reports that are read between two pauses."""
_BYTE = re.compile("[0-9a-f]{2}(?!x)", re.I)
_SHIFT, _SPACE = 0x22, 0x2C
_FIRST, _BACKSPACE = 0x04, 0x2A
_SMALL = f"{ascii_lowercase}1234567890\n\x1b\b\t -=[]\\#;'`,./"
_LARGE = f'{ascii_uppercase}!@#$%^&*()\n\x1b\b\t _+{{}}|~:"~<>?'


def find_key_reports(survey: Survey) -> Steps:
    """Find what was typed where at least twelve reports of a keyboard are written in hexadecimal digits."""
    if survey.raw.count(b"00") < _FEWEST_ZEROS:
        return
    typed: list[str] = []
    held: set[int] = set()
    first = last = count = 0
    for count, match in enumerate(_REPORT.finditer(survey.text), start=1):
        first = first if count > 1 else match.start()
        last = match.end()
        modifiers = int(match[1] or match[4], 16)
        keys = [int(byte, 16) for byte in _BYTE.findall(match[3] or match[5] + match[6])]
        for key in keys:
            if key and key not in held:
                _type(typed, key, _LARGE if modifiers & _SHIFT else _SMALL)
        held = set(keys)
        if count % _BLOCK == 0:
            yield from PAUSES
    said = "".join(typed)
    yield Decoded(said, first, last) if count >= _FEWEST and is_language(said) else None


def _type(typed: list[str], key: int, signs: str) -> None:
    """Add the sign of a key, or take the last one away."""
    if key == _BACKSPACE:
        del typed[-1:]
    elif _FIRST <= key < _FIRST + len(signs):
        typed.append(signs[key - _FIRST])
