"""Decoder of characters written as permissions of files: `-r--rwx--x`, each three of which are an octal digit."""

import re
from collections.abc import Iterator, Sequence

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_language

_MODE = re.compile(r"(?<![\w-])[-bcdlps]?((?:[r-][w-][xsStT-]){1,3})[.+@]?(?![\w-])")
_FEWEST = 12
"""Modes of a text, at least."""
_BLOCK = 64
"""Modes that are read between two pauses."""
_HIGHEST = 0x180


def find_permissions(survey: Survey) -> Steps:
    """Find language in modes of files, each as a character or as bits of characters."""
    raw = survey.raw
    if raw.count(b"-") < 2 * _FEWEST or raw.count(b"-r") + raw.count(b"-w") < _FEWEST // 2:
        return
    modes: list[str] = []
    first = last = 0
    for number, match in enumerate(_MODE.finditer(survey.text), start=1):
        first = first if modes else match.start()
        last = match.end()
        modes.append("".join("0" if sign in "-ST" else "1" for sign in match[1]))
        if number % _BLOCK == 0:
            yield from PAUSES
    for said in _readings(modes) if len(modes) >= _FEWEST and len(set(modes)) >= _FEWEST // 2 else ():
        yield from PAUSES
        if is_language(said):
            yield Decoded(said, first, last)
            return


def _readings(modes: Sequence[str]) -> Iterator[str]:
    """Yield each mode as a character, and their bits together as bytes and as octal digits of characters."""
    codes = [int(mode, 2) for mode in modes]
    if max(codes) < _HIGHEST:
        yield "".join(map(chr, codes))
    bits = "".join(modes)
    yield read_text(int(bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8)) or ""
    yield "".join(chr(int(bits[at : at + 9], 2)) for at in range(0, len(bits) - 8, 9))
