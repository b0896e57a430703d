"""Reaches: computes how long a match of a regular expression can be in a text, from the longest runs in that text."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, Self, TypeAlias

from filters.rules.regex_tree import (
    UNREADABLE,
    AnyCharacter,
    Branches,
    Category,
    Character,
    Group,
    Look,
    Part,
    Parts,
    Position,
    Range,
    Repeat,
    Set,
    parse,
)

_Kind: TypeAlias = Literal["space", "word", "line"]
"""What a run of characters of a class is part of: white space, text without white space, or a line."""

_MOST: Final = 1_000_000
_LINE_BREAK: Final = Character(ord("\n"))
_SPACES: Final = re.compile(r"\s{2,}")


@dataclass(frozen=True, slots=True)
class Runs:
    """The characters of the longest runs in a text: of white space, of anything else, and without a line break."""

    spaces: int
    words: int
    lines: int

    @classmethod
    def of(cls, text: str) -> Self:
        return cls(
            spaces=max(map(len, _SPACES.findall(text)), default=1),
            words=max(map(len, text.split()), default=0),
            lines=max(map(len, text.split("\n"))),
        )


@dataclass(frozen=True, slots=True)
class Reach:
    """The most characters of a match: `fixed`, and so many times the longest run of each kind."""

    fixed: int = 0
    spaces: int = 0
    words: int = 0
    lines: int = 0

    def within(self, runs: Runs) -> int:
        """Return the most characters of a match in a text with these runs."""
        return self.fixed + self.spaces * runs.spaces + self.words * runs.words + self.lines * runs.lines


@lru_cache(maxsize=8_192)
def reach_of(source: str) -> Reach | None:
    """Return how long a match of the expression can be, with what it looks at around it; None if there is no bound."""
    try:
        return _of_sequence(parse(source))
    except UNREADABLE:
        return None


def _of_sequence(parts: Parts) -> Reach | None:
    whole: Reach | None = Reach()
    for part in parts:
        whole = _sum(whole, _of_part(part))
    return whole


def _sum(one: Reach | None, other: Reach | None) -> Reach | None:
    if one is None or other is None:
        return None
    return Reach(one.fixed + other.fixed, one.spaces + other.spaces, one.words + other.words, one.lines + other.lines)


def _of_part(part: Part) -> Reach | None:
    match part:
        case Character() | Set() | AnyCharacter():
            return Reach(1)
        case Position():
            return Reach()
        case Group(parts) | Look(parts):
            return _of_sequence(parts)
        case Branches(alternatives):
            return _widest([_of_sequence(parts) for parts in alternatives])
        case Repeat(_, None, parts):
            return _of_run(parts)
        case Repeat(_, int(high), parts):
            return _times(high, _of_sequence(parts))
    return None


def _widest(branches: Sequence[Reach | None]) -> Reach | None:
    known = [branch for branch in branches if branch is not None]
    if len(known) < len(branches):
        return None
    return Reach(
        fixed=max(branch.fixed for branch in known),
        spaces=max(branch.spaces for branch in known),
        words=max(branch.words for branch in known),
        lines=max(branch.lines for branch in known),
    )


def _times(number: int, reach: Reach | None) -> Reach | None:
    if reach is None or reach.fixed * number > _MOST:
        return None
    return Reach(reach.fixed * number, reach.spaces * number, reach.words * number, reach.lines * number)


def _of_run(parts: Parts) -> Reach | None:
    """Return the reach of an unbounded repetition: one run if it repeats one class of characters, else no bound."""
    kind = _kind(parts[0]) if len(parts) == 1 else None
    return Reach(**{f"{kind}s": 1}) if kind else None


def _kind(part: Part) -> _Kind | None:
    match part:
        case Character(code, negated=False):
            return _kind_of_character(code)
        case AnyCharacter():
            return "line"
        case Character(code):
            return "line" if chr(code) == "\n" else None
        case Group((only,)):
            return _kind(only)
        case Set(members, negated):
            return _kind_without(members) if negated else _kind_of_any(members)
    return None


def _kind_of_any(members: Sequence[Character | Range | Category]) -> _Kind | None:
    kinds = {_kind_of_member(member) for member in members}
    if len(kinds) == 1:
        return kinds.pop()
    breaks = _LINE_BREAK in members or "space" in members
    return None if breaks or None in kinds else "line"


def _kind_without(members: Sequence[Character | Range | Category]) -> _Kind | None:
    if "space" in members:
        return "word"
    return "line" if _LINE_BREAK in members else None


def _kind_of_member(member: Character | Range | Category) -> _Kind | None:
    match member:
        case Character(code):
            return _kind_of_character(code)
        case Range(low, high):
            return "word" if ord(" ") < low and high < 0x80 else None
        case "space":
            return "space"
        case "word" | "digit" | "not_space":
            return "word"
    return None


def _kind_of_character(code: int) -> _Kind:
    return "space" if chr(code).isspace() else "word"
