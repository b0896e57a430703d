"""Decoder of strings that assembly puts on the stack: `push 0x6d616574`, `mov dword [esp+4], 0x20656874`.

Each word is little-endian. Pushed words stand in memory in the opposite order, others at the places that are named.
"""

import re
from collections.abc import Iterator

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_NAMES = (b"push", b"mov")
_CODE = re.compile(rb"\b(?:push[lqdw]?|mov(?:abs)?[bwlq]?)[ \t]")
_NUMBER = r"(?:0x([0-9a-f]{1,16})|([0-9][0-9a-f]{0,16})h|'([^'\n]{1,8})'|(-?[0-9]{1,20}))(?![0-9a-z])"
_PUSH = re.compile(rf"\bpush[lqdw]?[ \t]{{1,16}}(?:(?:[dq]?word|imm32|strict)[ \t]{{1,4}}){{0,2}}[$#]?{_NUMBER}", re.I)
_PLACE = r"\[?[ \t]?%?[er]?[sb]p[ \t]?(?:([+-])[ \t]?(?:0x([0-9a-f]{1,6})|([0-9a-f]{1,6})h|([0-9]{1,6})))?[ \t]?\]"
_MOVE = re.compile(
    rf"\bmov[ \t]{{1,16}}(?:[dq]?word|byte)?[ \t]?(?:ptr[ \t]?)?{_PLACE},[ \t]{{0,4}}{_NUMBER}",
    re.I,
)
_SOURCE_FIRST = re.compile(
    rf"\bmov[bwlq][ \t]{{1,16}}\${_NUMBER}[ \t]?,[ \t]{{0,4}}(-?)(?:0x([0-9a-f]{{1,6}})|([0-9]{{1,6}}))?"
    r"\(%[er]?[sb]p\)",
    re.I,
)
_LOAD = re.compile(rf"\bmov(?:abs)?q?[ \t]{{1,16}}(?:\$?%?r[0-9a-z]{{1,3}},[ \t]{{0,4}}[$#]?{_NUMBER})", re.I)
_FEWEST = 4
"""Words of a string, at least."""
_BLOCK = 64
"""Words that are read between two pauses."""
_BYTES = 1 << 64
_PUSHES = re.compile("push", re.IGNORECASE)


def find_stack_strings(survey: Survey) -> Steps:
    """Find what constants that are pushed or moved to the stack say together."""
    if not has_any(survey.small, _NAMES) or len(_CODE.findall(survey.small)) < _FEWEST:
        return
    for read in (_pushed, _moved, _loaded):
        parts: list[tuple[int, bytes]] = []
        first = last = 0
        for number, (match, place, raw) in enumerate(read(survey.text), start=1):
            first = min(first, match.start()) if parts else match.start()
            last = max(last, match.end())
            parts.append((place, raw))
            if number % _BLOCK == 0:
                yield from PAUSES
        if len(parts) < _FEWEST:
            continue
        parts.sort(key=lambda part: part[0])
        said = b"".join(raw for _, raw in parts).decode("utf-8", "replace")
        yield from PAUSES
        yield Decoded(said, first, last) if is_language(said) else None


def _pushed(text: str) -> Iterator[tuple[re.Match[str], int, bytes]]:
    for number, match in enumerate(_PUSH.finditer(text)):
        yield match, -number, _bytes_of(*match.groups())


def _moved(text: str) -> Iterator[tuple[re.Match[str], int, bytes]]:
    for match in _MOVE.finditer(text):
        sign, in_hex, with_h, decimal, *number = match.groups()
        place = int(in_hex or with_h or "0", 16) + int(decimal or "0")
        yield match, -place if sign == "-" else place, _bytes_of(*number)
    for match in _SOURCE_FIRST.finditer(text):
        *number, sign, in_hex, decimal = match.groups()
        place = int(in_hex or "0", 16) + int(decimal or "0")
        yield match, -place if sign == "-" else place, _bytes_of(*number)


def _loaded(text: str) -> Iterator[tuple[re.Match[str], int, bytes]]:
    """Yield the numbers of registers, as written and, where these are pushed, from the last to the first."""
    downwards = -1 if _PUSHES.search(text) else 1
    for number, match in enumerate(_LOAD.finditer(text)):
        yield match, downwards * number, _bytes_of(*match.groups())


def _bytes_of(in_hex: str | None, with_h: str | None, quoted: str | None, decimal: str | None) -> bytes:
    """Return the bytes of a word without the zeros that fill it up."""
    if quoted is not None:
        return quoted.encode("utf-8", "replace")
    value = int(decimal) if decimal is not None else int(in_hex or with_h or "0", 16)
    return (value % _BYTES).to_bytes(8, "little").rstrip(b"\0\xff")
