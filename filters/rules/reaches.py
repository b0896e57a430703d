"""Reaches: computes how long a match of a regular expression can be in a text, from the longest runs in that text."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from re import _constants as ops  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, Final, Literal, Self, TypeAlias

_Kind: TypeAlias = Literal["space", "word", "line"]
"""What a run of characters of a class is part of: white space, text without white space, or a line."""

_MOST: Final = 1_000_000
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
        return _of_sequence(parser.parse(source))
    except (parser.error, RecursionError, OverflowError):
        return None


def _of_sequence(tree: Iterable[tuple[Any, Any]]) -> Reach | None:
    whole: Reach | None = Reach()
    for op, value in tree:
        whole = _sum(whole, _of_item(op, value))
    return whole


def _sum(one: Reach | None, other: Reach | None) -> Reach | None:
    if one is None or other is None:
        return None
    return Reach(one.fixed + other.fixed, one.spaces + other.spaces, one.words + other.words, one.lines + other.lines)


def _of_item(op: Any, value: Any) -> Reach | None:
    if op in (ops.LITERAL, ops.NOT_LITERAL, ops.IN, ops.ANY):
        return Reach(1)
    if op is ops.AT:
        return Reach()
    if op is ops.SUBPATTERN:
        return _of_sequence(value[3])
    if op is ops.ATOMIC_GROUP:
        return _of_sequence(value)
    if op in (ops.ASSERT, ops.ASSERT_NOT):
        return _of_sequence(value[1])
    if op is ops.BRANCH:
        return _widest([_of_sequence(branch) for branch in value[1]])
    if op in (ops.MAX_REPEAT, ops.MIN_REPEAT, ops.POSSESSIVE_REPEAT):
        return _of_repeat(*value)
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


def _of_repeat(_low: int, high: int, tree: Any) -> Reach | None:
    if high is ops.MAXREPEAT:
        return _of_run(tree)
    part = _of_sequence(tree)
    if part is None or part.fixed * high > _MOST:
        return None
    return Reach(part.fixed * high, part.spaces * high, part.words * high, part.lines * high)


def _of_run(tree: Any) -> Reach | None:
    """The reach of an unbounded repetition: one run if it repeats one class of characters, else no bound."""
    kind = _kind(*tree[0]) if len(tree) == 1 else None
    return Reach(**{f"{kind}s": 1}) if kind else None


def _kind(op: Any, value: Any) -> _Kind | None:
    if op is ops.LITERAL:
        return "space" if chr(value).isspace() else "word"
    if op is ops.ANY or (op is ops.NOT_LITERAL and value == ord("\n")):
        return "line"
    if op is ops.SUBPATTERN and len(value[3]) == 1:
        return _kind(*value[3][0])
    if op is not ops.IN:
        return None
    if value[0][0] is ops.NEGATE:
        return _kind_without(value[1:])
    kinds = {_kind_of_member(*member) for member in value}
    if len(kinds) == 1:
        return kinds.pop()
    breaks = any(_holds_break(*member) for member in value)
    return None if breaks or None in kinds else "line"


def _kind_without(members: Sequence[tuple[Any, Any]]) -> _Kind | None:
    if (ops.CATEGORY, ops.CATEGORY_SPACE) in members:
        return "word"
    return "line" if (ops.LITERAL, ord("\n")) in members else None


def _kind_of_member(op: Any, value: Any) -> _Kind | None:
    if op is ops.LITERAL:
        return "space" if chr(value).isspace() else "word"
    if op is ops.RANGE:
        return "word" if ord(" ") < value[0] and value[1] < 0x80 else None
    if value is ops.CATEGORY_SPACE:
        return "space"
    return "word" if value in (ops.CATEGORY_WORD, ops.CATEGORY_DIGIT, ops.CATEGORY_NOT_SPACE) else None


def _holds_break(op: Any, value: Any) -> bool:
    return (op, value) in ((ops.LITERAL, ord("\n")), (ops.CATEGORY, ops.CATEGORY_SPACE))
