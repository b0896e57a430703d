"""A cipher: how it rewrites a text, and the ways to read such a text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Rewrite: TypeAlias = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Cipher:
    """A cipher: its name, the function that enciphers a word, and its named readings of an enciphered text."""

    name: str
    encipher: Rewrite
    readings: tuple[tuple[str, Rewrite], ...]
