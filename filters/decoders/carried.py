"""Decoder of bytes that stand in other things made of bytes: integers, addresses of networks and devices, colours.

A log may have any number of these, in any words. Their bytes in order are text only where somebody wrote one so.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple
from uuid import UUID

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import READABLE
from filters.text.lexicon import is_language

_LEAST = 16
"""Bytes of a text, at least."""
_MOST_LETTERS_LESS = 4
"""One character in so many is neither a letter nor a space, at most."""
_FEWEST_FOR_CONSTANT = 6
"""Things from which on bytes that are the same in all of them, such as those of a prefix, are left out."""
_FEWEST = 2
"""Things that hold so many bytes, at least."""
_WIDE = 3
"""Where one byte in so many is zero, characters may have two bytes each."""
_BLOCK = 64
"""Things that are read between two pauses."""


class _Kind(NamedTuple):
    """One kind of thing: how it looks, and what its bytes are."""

    variant: str
    look: bytes
    """What stands in each of them: in small letters, or in the shape that `table` makes of the text."""
    expression: re.Pattern[str]
    read: Callable[[str], bytes]
    table: bytes | None
    fewest: int = _FEWEST
    """Things of this kind, at least: one that holds few bytes says something only with others."""
    longer: tuple[bytes, ...] = ()
    """Of these one stands in each of them too, but hardly in anything else."""


def _of_decimals(thing: str) -> bytes:
    numbers = list(map(int, re.findall("[0-9]+", thing)))
    return bytes(numbers) if max(numbers) < _NO_BYTE else b""


def _of_hex(thing: str) -> bytes:
    return bytes.fromhex(_NO_HEX.sub("", thing))


def _of_integer(thing: str) -> bytes:
    """Return the bytes of a number with a prefix, a suffix, or zeros that fill it up."""
    digits = _DECORATION.sub("", thing)
    return bytes.fromhex(digits[len(digits) % 2 :]).lstrip(b"\0")


def _of_number(thing: str) -> bytes:
    value = int(_DECORATION.sub("", thing))
    return value.to_bytes((value.bit_length() + 7) // 8)


def _of_groups(thing: str) -> bytes:
    """Return the bytes of an IPv6 address; of one that leaves zeros out, only those that are written."""
    return b"".join(int(group, 16).to_bytes(2) for group in re.findall("[0-9A-Fa-f]+", thing))


def _of_fields(thing: str) -> bytes:
    """Return the bytes of a UUID whose first three fields are written from their last byte to their first."""
    return UUID(thing).bytes_le


def _hex_groups(sign: str, digits: int, least: int, most: int) -> re.Pattern[str]:
    sign = re.escape(sign)
    group = rf"[0-9A-Fa-f]{{{digits}}}"
    return re.compile(rf"(?<![0-9A-Za-z{sign}]){group}(?:{sign}{group}){{{least - 1},{most - 1}}}(?![0-9A-Za-z{sign}])")


def _numbers(digits: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9A-Za-z.]){digits}{_SUFFIX}(?![0-9A-Za-z])", re.IGNORECASE)


_SUFFIX = r"(?:_?[iu](?:16|32|64)|ul{0,2}|l{1,2}u?|n)?"
"""What C, Rust and others write after an integer to give its type."""
_DECORATION = re.compile(r"\A(?:0x|&h|\$)|['_]|_?(?:[iu](?:16|32|64)|ul{0,2}|l{1,2}u?|[nh&])\Z", re.IGNORECASE)
_TWO_LETTERS = "(?:[89][0-9]{3}|[12][0-9]{4}|3[0-2][0-9]{3})"
_NO_BYTE = 256
_NO_HEX = re.compile("0x|[^0-9A-Fa-f]")
_HEX = "[0-9A-Fa-f]"
_UUID = re.compile(rf"(?<![0-9A-Za-z-]){_HEX}{{8}}(?:-{_HEX}{{4}}){{3}}-{_HEX}{{12}}(?![0-9A-Za-z-])")
_DIGITS = bytes(100 if chr(code) in "0123456789" else 46 if chr(code) == "." else 32 for code in range(256))
_SHAPE = bytes(
    104 if chr(code) in "0123456789abcdefABCDEFH" else 120 if chr(code) == "X" else code for code in range(256)
)
_KINDS = (
    _Kind(
        "dotted",
        b"d.d",
        re.compile(r"(?<![0-9A-Za-z.])[0-9]{1,3}(?:\.[0-9]{1,3}){2,7}(?![0-9A-Za-z])"),
        _of_decimals,
        _DIGITS,
        longer=(b"d.d.d", b"d.dd.d", b"d.ddd.d"),
    ),
    _Kind("colour", b"#hhh", re.compile(rf"#(?:{_HEX}{{8}}|{_HEX}{{6}})(?![0-9A-Za-z])"), _of_hex, _SHAPE),
    _Kind(
        "rgb",
        b"rgb",
        re.compile(r"(?i)\brgba?\([ ]?[0-9]{1,3}(?:[ ]?[, ][ ]?[0-9]{1,3}){2,3}(?:[ ]?\))?"),
        _of_decimals,
        None,
    ),
    _Kind("hex", b"hxhhhh", _numbers(rf"0x{_HEX}{{2}}(?:['_]?{_HEX}{{2}}){{1,7}}"), _of_integer, _SHAPE),
    _Kind(
        "hex",
        b"&hhhhh",
        re.compile(rf"&h(?:{_HEX}{{2}}){{2,8}}(?![0-9A-Z])&?", re.IGNORECASE),
        _of_integer,
        _SHAPE,
    ),
    _Kind(
        "hex",
        b"$hhhh",
        re.compile(rf"\$(?:{_HEX}{{2}}){{2,8}}(?![0-9A-Za-z])"),
        _of_integer,
        _SHAPE,
    ),
    _Kind(
        "hex",
        b"hhhhh,",
        re.compile(rf"(?<![0-9A-Za-z])0{{0,2}}(?:{_HEX}{{2}}){{2,8}}[hH](?![0-9A-Za-z])"),
        _of_integer,
        _SHAPE,
    ),
    *(
        _Kind("integers", b"d" * look, _numbers(digits), _of_number, _DIGITS, fewest)
        for look, digits, fewest in (
            (17, "[0-9]{15,20}", 2),
            (9, "[0-9]{7,10}", 4),
            (5, _TWO_LETTERS, 10),
        )
    ),
    _Kind("mac", b"hh:hh:hh:hh", _hex_groups(":", 2, 6, 8), _of_hex, _SHAPE),
    _Kind("mac", b"hh-hh-hh-hh", _hex_groups("-", 2, 6, 8), _of_hex, _SHAPE),
    _Kind("mac", b"hhhh.hhhh", _hex_groups(".", 4, 3, 4), _of_hex, _SHAPE),
    _Kind(
        "ipv6",
        b"hhhh:hhhh",
        re.compile(rf"(?<![0-9A-Za-z:]){_HEX}{{1,4}}(?:::?{_HEX}{{1,4}}){{3,7}}(?![0-9A-Za-z:])"),
        _of_groups,
        _SHAPE,
    ),
    _Kind("uuid", b"hhhhhhhh-hhhh", _UUID, _of_hex, _SHAPE),
    _Kind("uuid", b"hhhhhhhh-hhhh", _UUID, _of_fields, _SHAPE),
)
_SHORT, _FEWEST_SHORT = b"ddddd", 4
"""Five digits, which the number of two letters has, and how often they stand in integers."""
_NEXT_TO_EACH_OTHER = ((_SHORT + b"  dd  ") * 3, *((_SHORT + b" " * gap) * 4 for gap in range(1, 9)))
_KINDS_WITH_SIGNS = tuple((kind, frozenset(kind.look).intersection(b"#$&:.-,")) for kind in _KINDS)
"""The kinds, and the signs that a text needs for each."""


def find_carried(survey: Survey) -> Steps:
    """Find text in the bytes of addresses (IPv4, IPv6, MAC), integers, colours, UUIDs and the like.

    Anything may stand between them. Bytes that are the same in all of them are left out if they are no text with them.
    """
    if survey.digits < _LEAST // 2:
        return
    shapes = {None: survey.small, _DIGITS: survey.raw.translate(_DIGITS), _SHAPE: survey.raw.translate(_SHAPE)}
    few = shapes[_DIGITS].count(_SHORT) < _FEWEST_SHORT
    for kind, signs in _KINDS_WITH_SIGNS:
        if few and kind.look.startswith(_SHORT):
            continue
        if not signs <= survey.signs or shapes[kind.table].count(kind.look) < kind.fewest:
            continue
        if kind.longer and sum(map(shapes[kind.table].count, kind.longer)) < kind.fewest:
            continue
        if kind.look == _SHORT and not has_any(shapes[_DIGITS], _NEXT_TO_EACH_OTHER):
            continue
        things: list[tuple[int, int, bytes]] = []
        for match in kind.expression.finditer(survey.text):
            things.append((*match.span(), kind.read(match[0])))
            if len(things) % _BLOCK == 0:
                yield from PAUSES
        for carried in _carried(things):
            found = [Decoded(text, start, end, kind.variant) for text, start, end in _texts(carried)]
            yield from found
            yield from PAUSES if len(things) > _BLOCK else (None,)
            if found:
                break


def _carried(things: Sequence[tuple[int, int, bytes]]) -> Iterator[list[tuple[int, int, bytes]]]:
    """Yield the things with their bytes, with these from the last to the first, and without bytes that never change."""
    yield list(things)
    yield [(start, end, raw[::-1]) for start, end, raw in things]
    if sum(raw.count(0) for _, _, raw in things) * _WIDE >= sum(len(raw) for _, _, raw in things):
        yield [(start, end, raw.replace(b"\0", b"")) for start, end, raw in things]
        yield [(start, end, raw[::-1].replace(b"\0", b"")) for start, end, raw in things]
    sizes = {len(raw) for _, _, raw in things}
    if len(things) >= _FEWEST_FOR_CONSTANT and len(sizes) == 1:
        columns = list(zip(*(raw for _, _, raw in things), strict=True))
        kept = [at for at, column in enumerate(columns) if len(set(column)) > 1]
        if 0 < len(kept) < len(columns):
            yield [(start, end, bytes(raw[at] for at in kept)) for start, end, raw in things]


def _texts(things: Sequence[tuple[int, int, bytes]]) -> Iterator[tuple[str, int, int]]:
    """Yield the texts in the bytes, each with where the things that hold it begin and end."""
    raw = b"".join(one for _, _, one in things)
    spans = runs(raw.translate(READABLE), _LEAST)
    if not spans:
        return
    owners = [number for number, (_, _, one) in enumerate(things) for _ in one]
    for first, last in spans:
        text = raw[first:last].decode("ascii")
        others = sum(not (char.isalpha() or char == " ") for char in text)
        if others * _MOST_LETTERS_LESS <= len(text) and is_language(text):
            yield text, things[owners[first]][0], things[owners[last - 1]][1]
