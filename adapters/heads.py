"""Heads of HTTP messages: fields as they came, in order and case, and bytes that nothing in a field can break."""

from functools import lru_cache
from operator import itemgetter, methodcaller
from typing import Final, TypeAlias

Headers: TypeAlias = tuple[tuple[str, str], ...]
"""Header fields in the order and case in which they came or will go."""

_REMEMBERED_SHAPES: Final = 128
"""Lists of field names that are kept as text. Clients and upstreams send the same few again and again."""
_name, _value = itemgetter(0), itemgetter(1)
_text = methodcaller("decode", "utf-8", "surrogateescape")
field_line = ": ".join
"""A field as a line of a head, without its end."""


def head_of(lines: list[str]) -> bytes:
    """The bytes of a message's head. Raises `ValueError`, which quotes nothing, if a field would end its line."""
    text = "".join(lines)
    if "\n" in text or "\r" in text or "\0" in text:
        raise ValueError("a field of the head holds a line end or a NUL")
    return "\r\n".join((*lines, "", "")).encode()


def fields_of(raw: tuple[tuple[bytes, bytes], ...]) -> Headers:
    """The fields of a head as they were received. Bytes that are no UTF-8 stay in them as lone surrogates."""
    return tuple(zip(_names(tuple(map(_name, raw))), map(_text, map(_value, raw)), strict=True))


@lru_cache(_REMEMBERED_SHAPES)
def _names(raw: tuple[bytes, ...]) -> tuple[str, ...]:
    return tuple(map(_text, raw))
