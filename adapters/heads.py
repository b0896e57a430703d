"""Heads of HTTP messages: fields as they came, in order and case, and bytes that nothing in a field can break."""

from functools import lru_cache
from operator import methodcaller
from typing import Final, TypeAlias

Headers: TypeAlias = tuple[tuple[str, str], ...]
"""Header fields in the order and case in which they came or will go."""

_REMEMBERED_SHAPES = 64
"""Lists of field names that are kept as text. Upstreams send the same few again and again."""
as_text: Final = methodcaller("decode", "utf-8", "surrogateescape")
"""A field's name or value."""
field_line = ": ".join
"""A field as a line of a head, without its end."""


def head_of(lines: list[str]) -> bytes:
    """The bytes of a message's head. Raises `ValueError`, which quotes nothing, if a field would end its line."""
    text = "".join(lines)
    if "\n" in text or "\r" in text or "\0" in text:
        raise ValueError("a field of the head holds a line end or a NUL")
    return "\r\n".join((*lines, "", "")).encode()


@lru_cache(_REMEMBERED_SHAPES)
def field_names(raw: tuple[bytes, ...]) -> tuple[str, ...]:
    """The names of fields, in order."""
    return tuple(map(as_text, raw))
