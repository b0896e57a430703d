"""What a cipher is: how it rewrites a text, and how such a text is read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Rewrite: TypeAlias = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Cipher:
    """A cipher by its name, how a word looks under it, and the readings of a text under it."""

    name: str
    encipher: Rewrite
    readings: tuple[tuple[str, Rewrite], ...]
