"""Required texts: computes what a text must hold for a regular expression to match in it, letter case aside."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from re import _constants as ops  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, Final, TypeAlias

Clause: TypeAlias = frozenset[str]
"""Texts of which at least one must be there."""

_MOST_TEXTS: Final = 64
"""The most texts that a stretch of an expression may stand for; a stretch that stands for more is split."""
_MOST_ALTERNATIVES: Final = 400
_MOST_CLAUSES: Final = 6
_LEAST: Final = 2
"""The fewest characters of a text that is worth searching for; shorter ones stand everywhere."""
_COMMON: Final = 6.0
"""About how many times rarer a text is with each further character."""
_ODD: Final[Mapping[int, str]] = str.maketrans({"\u0130": "i", "\u0131": "i", "\u017f": "s", "\u212a": "k"})
"""Letters beyond ASCII that match an ASCII letter where case is ignored."""


def folded(text: str) -> str:
    """Return the text in the form in which required texts are searched for in it."""
    return (text if text.isascii() else text.translate(_ODD)).lower()


@lru_cache(maxsize=8_192)
def required(source: str) -> tuple[Clause, ...]:
    """Return clauses that all hold for `folded(text)` if the expression matches in the text, ignoring case.

    In a match, a text of each clause ends after a text of the clause before it. () where an expression says too little
    about its matches, or the standard library cannot parse it.
    """
    try:
        tree = parser.parse(source)
    except (parser.error, RecursionError, OverflowError):
        return ()
    telling = [
        clause
        for clause in _of_sequence(tree).closed()
        if min(map(len, clause)) >= _LEAST and len(clause) <= _MOST_ALTERNATIVES
    ]
    best = sorted(range(len(telling)), key=lambda place: _worth(telling[place]), reverse=True)[:_MOST_CLAUSES]
    return tuple(telling[place] for place in sorted(best))


def _worth(clause: Clause) -> tuple[float, list[str]]:
    """A sort key, greater for clauses that fewer texts meet: short texts are common, and many of them more so."""
    return -sum(_COMMON ** -len(text) for text in clause), sorted(clause)


@dataclass(frozen=True, slots=True)
class _Part:
    """What a part of an expression requires. `texts` are all that it can match, folded; None where these are too many,
    and then `clauses` must hold.
    """

    texts: frozenset[str] | None
    clauses: tuple[Clause, ...] = ()

    def closed(self) -> tuple[Clause, ...]:
        """Return all clauses that the part requires."""
        return self.clauses if self.texts is None else _closed(self.texts)


_NOTHING: Final = frozenset({""})
_ANYTHING: Final = _Part(None)


def _closed(texts: frozenset[str]) -> tuple[Clause, ...]:
    return () if not texts or "" in texts else (texts,)


def _of_sequence(tree: Iterable[tuple[Any, Any]]) -> _Part:
    """Parts in a row. Neighbours with exact texts are joined as long as these are few, and required as a whole."""
    clauses: list[Clause] = []
    stretch, exact = _NOTHING, True
    for part in (_of_item(op, value) for op, value in tree):
        joined = frozenset(one + other for one in stretch for other in part.texts or ())
        if part.texts is not None and len(joined) <= _MOST_TEXTS:
            stretch = joined
            continue
        clauses += (*_closed(stretch), *part.clauses)
        stretch, exact = part.texts or _NOTHING, False
    return _Part(stretch) if exact else _Part(None, (*clauses, *_closed(stretch)))


def _of_item(op: Any, value: Any) -> _Part:
    if op is ops.LITERAL:
        return _of_character(value)
    if op is ops.IN:
        return _of_set(value)
    if op is ops.SUBPATTERN:
        return _of_sequence(value[3])
    if op is ops.ATOMIC_GROUP:
        return _of_sequence(value)
    if op is ops.BRANCH:
        return _of_branches([_of_sequence(branch) for branch in value[1]])
    if op in (ops.MAX_REPEAT, ops.MIN_REPEAT, ops.POSSESSIVE_REPEAT):
        return _of_repeat(*value)
    if op in (ops.AT, ops.ASSERT, ops.ASSERT_NOT):
        return _Part(_NOTHING)
    return _ANYTHING


def _of_character(code: int) -> _Part:
    """A single character: ASCII, or without case. Other letters may match in more spellings than are known here."""
    text = folded(chr(code))
    if len(text) != 1 or (not text.isascii() and chr(code).swapcase() != chr(code)):
        return _ANYTHING
    return _Part(frozenset({text}))


def _of_set(members: Sequence[tuple[Any, Any]]) -> _Part:
    characters: set[str] = set()
    for op, value in members:
        codes = (
            range(value, value + 1) if op is ops.LITERAL else range(value[0], value[1] + 1) if op is ops.RANGE else None
        )
        if codes is None or len(codes) > _MOST_TEXTS:
            return _ANYTHING
        for code in codes:
            texts = _of_character(code).texts
            if texts is None:
                return _ANYTHING
            characters |= texts
    return _Part(frozenset(characters)) if 0 < len(characters) <= _MOST_TEXTS else _ANYTHING


def _of_branches(branches: Sequence[_Part]) -> _Part:
    """One of several branches: all their texts together, or the rarest clause of each branch, joined into one."""
    exact = [branch.texts for branch in branches if branch.texts is not None]
    joined = frozenset[str]().union(*exact)
    if len(exact) == len(branches) and len(joined) <= _MOST_TEXTS:
        return _Part(joined)
    best = [max(closed, key=_worth) for branch in branches if (closed := branch.closed())]
    return _Part(None, (frozenset[str]().union(*best),) if len(best) == len(branches) else ())


def _of_repeat(low: int, high: int, tree: Iterable[tuple[Any, Any]]) -> _Part:
    part = _of_sequence(tree)
    if (low, high) == (1, 1):
        return part
    if (low, high) == (0, 1) and part.texts is not None:
        return _Part(part.texts | {""})
    return _Part(None, part.closed() if low else ())
