"""Regular expressions as trees: what the standard library's parser says of one, as values with types.

The parser is private to CPython, and only this module knows it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from re import _constants, _parser  # type: ignore[attr-defined]
from typing import Any, Final, Literal, TypeAlias

Category: TypeAlias = Literal["digit", "not_digit", "space", "not_space", "word", "not_word"]
"""A class of characters with a name, such as `\\s`."""


@dataclass(frozen=True, slots=True)
class Character:
    """One character, by its code point, or anything but that one."""

    code: int
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Range:
    """Any character from `low` to `high`, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Set:
    """One character that is of some member, or of none if `negated`."""

    members: tuple[Character | Range | Category, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class AnyCharacter:
    """One character: a full stop."""


@dataclass(frozen=True, slots=True)
class Group:
    """Parts in a row. Leaves out its number, name and flags, and whether it is atomic."""

    parts: "Parts"


@dataclass(frozen=True, slots=True)
class Branches:
    """One of several alternatives."""

    alternatives: tuple["Parts", ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """Parts in a row, `low` to `high` times; without a limit if `high` is None. Greedy, lazy or possessive."""

    low: int
    high: int | None
    parts: "Parts"


@dataclass(frozen=True, slots=True)
class Position:
    """A place between characters, such as `\\b`."""


@dataclass(frozen=True, slots=True)
class Look:
    """What must, or must not, stand before or after a place."""

    parts: "Parts"


@dataclass(frozen=True, slots=True)
class Unknown:
    """Anything else, such as a reference to a group, or a group in which a full stop matches the end of a line too."""


Part: TypeAlias = Character | Set | AnyCharacter | Group | Branches | Repeat | Position | Look | Unknown
Parts: TypeAlias = tuple[Part, ...]

_CATEGORIES: Final[dict[Any, Category]] = {
    _constants.CATEGORY_DIGIT: "digit",
    _constants.CATEGORY_NOT_DIGIT: "not_digit",
    _constants.CATEGORY_SPACE: "space",
    _constants.CATEGORY_NOT_SPACE: "not_space",
    _constants.CATEGORY_WORD: "word",
    _constants.CATEGORY_NOT_WORD: "not_word",
}
_REPEATS: Final = (_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT)


UNREADABLE: Final = (re.error, RecursionError, OverflowError)
"""What `parse` raises for an expression that the standard library cannot parse. Who walks a tree that is nested deeply
may meet `RecursionError` too.
"""


def parse(source: str) -> Parts:
    """Return the parts of an expression. Raises one of `UNREADABLE`."""
    return _parts(_parser.parse(source))


def _parts(tree: Iterable[tuple[Any, Any]]) -> Parts:
    return tuple(_part(opcode, value) for opcode, value in tree)


def _part(opcode: Any, value: Any) -> Part:
    if opcode is _constants.LITERAL:
        return Character(value)
    if opcode is _constants.NOT_LITERAL:
        return Character(value, negated=True)
    if opcode is _constants.IN:
        return _set(value)
    if opcode is _constants.ANY:
        return AnyCharacter()
    if opcode is _constants.SUBPATTERN:
        _, added, _, parts = value
        return Unknown() if added & re.DOTALL else Group(_parts(parts))  # else a full stop is within a line
    if opcode is _constants.ATOMIC_GROUP:
        return Group(_parts(value))
    if opcode is _constants.BRANCH:
        return Branches(tuple(map(_parts, value[1])))
    if opcode in _REPEATS:
        low, high, tree = value
        return Repeat(low, None if high is _constants.MAXREPEAT else high, _parts(tree))
    if opcode is _constants.AT:
        return Position()
    if opcode in (_constants.ASSERT, _constants.ASSERT_NOT):
        return Look(_parts(value[1]))
    return Unknown()


def _set(members: list[tuple[Any, Any]]) -> Set:
    negated = members[0][0] is _constants.NEGATE
    return Set(tuple(_member(opcode, value) for opcode, value in members[negated:]), negated)


def _member(opcode: Any, value: Any) -> Character | Range | Category:
    if opcode is _constants.LITERAL:
        return Character(value)
    return Range(*value) if opcode is _constants.RANGE else _CATEGORIES[value]
