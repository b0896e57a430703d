"""Decoder of strings that assembly puts on the stack: `push 0x6d616574`, `mov dword [esp+4], 0x20656874`.

Each word is little-endian. Pushed words stand in memory in the opposite order, others at the places that are named.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_NAMES = (b"push", b"mov")
_CODE = re.compile(rb"\b(?:push[lqdw]?|mov(?:abs)?[bwlq]?)[ \t]")
_NUMBER = (
    r"(?:0x([0-9a-f]{1,16})|([0-9][0-9a-f]{0,16})h|'([^'\n]{1,8})'|\"([^\"\n]{1,8})\"|`([^`\n]{1,8})`"
    r"|(-?[0-9][0-9a-f]{0,19}))(?![0-9a-z])"
)
_PUSH = re.compile(rf"\bpush[lqdw]?[ \t]{{1,16}}(?:(?:[dq]?word|imm32|strict)[ \t]{{1,4}}){{0,2}}[$#]?{_NUMBER}", re.I)
_SEGMENT, _REGISTER = "(?:[cdefgs]s:)?", "%?[a-z][0-9a-z]{1,3}"
_PLACE = rf"{_SEGMENT}\[[ \t]?{_SEGMENT}{_REGISTER}((?:[ \t]?[+-][ \t]?\w{{1,32}}){{0,3}})[ \t]?\]"
_MOVE = re.compile(
    rf"\bmov[ \t]{{1,16}}(?:[dq]?word|byte)?[ \t]?(?:ptr[ \t]?)?{_PLACE}[ \t]?,[ \t]{{0,4}}{_NUMBER}",
    re.I,
)
_SOURCE_FIRST = re.compile(
    rf"\bmov[bwlq][ \t]{{1,16}}\${_NUMBER}[ \t]?,[ \t]{{0,4}}((?:-?[0-9]\w{{0,7}})?)\({_REGISTER}\)",
    re.I,
)
_TERM = re.compile(r"([+-]?)[ \t]?(\w+)")
_LOAD = re.compile(rf"\bmov(?:abs)?q?[ \t]{{1,16}}(?:\$?%?r[0-9a-z]{{1,3}},[ \t]{{0,4}}[$#]?{_NUMBER})", re.I)
_FEWEST = 4
"""Words of a string, at least."""
_BLOCK = 64
"""Words that are read between two pauses."""
_BYTES = 1 << 64
_PUSHES = re.compile("push", re.IGNORECASE)


def find_stack_strings(survey: Survey) -> Steps:
    """Find what constants that are pushed or moved to the stack say together.

    Some tools write numbers in base 16 without a sign of that.
    """
    if not has_any(survey.small, _NAMES) or len(_CODE.findall(survey.small)) < _FEWEST:
        return
    bare = 0
    for base in (_BASE, 16):
        if base != _BASE and not bare:
            return
        for read in (_pushed, _moved, _loaded):
            parts: list[tuple[int, bytes]] = []
            first = last = lettered = 0
            for number, (match, place, constant) in enumerate(read(survey.text, base), start=1):
                first = min(first, match.start()) if parts else match.start()
                last = max(last, match.end())
                bare += constant[-1] is not None
                lettered += not (constant[-1] or "0").strip("-").isdecimal()
                parts.append((place, _bytes_of(constant, base)))
                if number % _BLOCK == 0:
                    yield from PAUSES
            if len(parts) < _FEWEST or (base == _BASE and lettered):
                continue
            parts.sort(key=lambda part: part[0])
            said = b"".join(raw for _, raw in parts).decode("utf-8", "replace")
            yield from PAUSES
            yield Decoded(said, first, last) if is_language(said) else None


_Constant: TypeAlias = Sequence[str | None]
"""The groups of a number."""
_BASE = 10
"""The base of a number without a sign of another, unless it has letters."""


def _pushed(text: str, _: int) -> Iterator[tuple[re.Match[str], int, _Constant]]:
    for number, match in enumerate(_PUSH.finditer(text)):
        yield match, -number, match.groups()


def _moved(text: str, base: int) -> Iterator[tuple[re.Match[str], int, _Constant]]:
    for match in _MOVE.finditer(text):
        terms, *number = match.groups()
        yield match, _place_of(terms, base), number
    for match in _SOURCE_FIRST.finditer(text):
        *number, terms = match.groups()
        yield match, _place_of(terms, base), number


def _place_of(terms: str, base: int) -> int:
    """Return the sum of what is added to a register; the name of a variable may tell its place below the frame."""
    place = 0
    for sign, term in _TERM.findall(terms.lower()):
        place += -_value(term, base) if sign == "-" else _value(term, base)
    return place


def _value(term: str, base: int) -> int:
    name, _, number = term.rpartition("_")
    try:
        if name:
            return int(number, 16) * _NAMES_OF_PLACES.get(name, 0)
        if term.isdecimal():
            return int(term, base)
        return int(term.removeprefix("0x").removesuffix("h"), 16)
    except ValueError:
        return 0


_NAMES_OF_PLACES = {"var": -1, "arg": 1, "local": -1}


def _loaded(text: str, _: int) -> Iterator[tuple[re.Match[str], int, _Constant]]:
    """Yield the numbers of registers, as written and, where these are pushed, from the last to the first."""
    downwards = -1 if _PUSHES.search(text) else 1
    for number, match in enumerate(_LOAD.finditer(text)):
        yield match, downwards * number, match.groups()


def _bytes_of(constant: _Constant, base: int) -> bytes:
    """Return the bytes of a word without the zeros that fill it up."""
    in_hex, with_h, *quoted, bare = constant
    for text in quoted:
        if text is not None:
            return text.encode("utf-8", "replace")
    value = int(in_hex or with_h or "0", 16) if bare is None else int(bare, base if bare.strip("-").isdecimal() else 16)
    return (value % _BYTES).to_bytes(8, "little").rstrip(b"\0\xff")
