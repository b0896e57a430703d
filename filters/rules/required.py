"""Required texts: computes what a text must hold for a regular expression to match in it, letter case aside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from filters.rules.regex_tree import (
    UNREADABLE,
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
        clauses = _of_sequence(parse(source)).closed()
    except UNREADABLE:
        return ()
    telling = [clause for clause in clauses if min(map(len, clause)) >= _LEAST and len(clause) <= _MOST_ALTERNATIVES]
    best = sorted(range(len(telling)), key=lambda place: _worth(telling[place]), reverse=True)[:_MOST_CLAUSES]
    return tuple(telling[place] for place in sorted(best))


def _worth(clause: Clause) -> tuple[float, list[str]]:
    """Return a sort key, greater for clauses that fewer texts meet: short texts are common, many of them more so."""
    return -sum(_COMMON ** -len(text) for text in clause), sorted(clause)


@dataclass(frozen=True, slots=True)
class _Needs:
    """What a part of an expression requires. `texts` are all that it can match, folded; None where these are too many,
    and then `clauses` must hold.
    """

    texts: frozenset[str] | None
    clauses: tuple[Clause, ...] = ()

    def closed(self) -> tuple[Clause, ...]:
        """Return all clauses that the part requires."""
        return self.clauses if self.texts is None else _closed(self.texts)


_NOTHING: Final = frozenset({""})
_ANYTHING: Final = _Needs(None)


def _closed(texts: frozenset[str]) -> tuple[Clause, ...]:
    return () if not texts or "" in texts else (texts,)


def _of_sequence(parts: Parts) -> _Needs:
    """Return what parts in a row need. Neighbours with few exact texts are joined, and required as a whole."""
    clauses: list[Clause] = []
    stretch, exact = _NOTHING, True
    for needs in map(_of_part, parts):
        joined = frozenset(one + other for one in stretch for other in needs.texts or ())
        if needs.texts is not None and len(joined) <= _MOST_TEXTS:
            stretch = joined
            continue
        clauses += (*_closed(stretch), *needs.clauses)
        stretch, exact = needs.texts or _NOTHING, False
    return _Needs(stretch) if exact else _Needs(None, (*clauses, *_closed(stretch)))


def _of_part(part: Part) -> _Needs:
    match part:
        case Character(code, negated=False):
            return _of_character(code)
        case Set(members, negated=False):
            return _of_set(members)
        case Group(parts):
            return _of_sequence(parts)
        case Branches(alternatives):
            return _of_branches([_of_sequence(parts) for parts in alternatives])
        case Repeat():
            return _of_repeat(part)
        case Position() | Look():
            return _Needs(_NOTHING)
    return _ANYTHING


def _of_character(code: int) -> _Needs:
    """Return what a character needs: itself if ASCII or without case. Others may match in spellings not known here."""
    text = folded(chr(code))
    if len(text) != 1 or (not text.isascii() and chr(code).swapcase() != chr(code)):
        return _ANYTHING
    return _Needs(frozenset({text}))


def _of_set(members: Sequence[Character | Range | Category]) -> _Needs:
    characters: set[str] = set()
    for member in members:
        if isinstance(member, str):
            return _ANYTHING
        codes = range(member.low, member.high + 1) if isinstance(member, Range) else (member.code,)
        if len(codes) > _MOST_TEXTS:
            return _ANYTHING
        for code in codes:
            texts = _of_character(code).texts
            if texts is None:
                return _ANYTHING
            characters |= texts
    return _Needs(frozenset(characters)) if 0 < len(characters) <= _MOST_TEXTS else _ANYTHING


def _of_branches(branches: Sequence[_Needs]) -> _Needs:
    """Return what one of several branches needs: all their texts together, or the rarest clause of each, united."""
    exact = [branch.texts for branch in branches if branch.texts is not None]
    joined = frozenset[str]().union(*exact)
    if len(exact) == len(branches) and len(joined) <= _MOST_TEXTS:
        return _Needs(joined)
    best = [max(closed, key=_worth) for branch in branches if (closed := branch.closed())]
    return _Needs(None, (frozenset[str]().union(*best),) if len(best) == len(branches) else ())


def _of_repeat(repeat: Repeat) -> _Needs:
    needs = _of_sequence(repeat.parts)
    if (repeat.low, repeat.high) == (1, 1):
        return needs
    if (repeat.low, repeat.high) == (0, 1) and needs.texts is not None:
        return _Needs(needs.texts | {""})
    return _Needs(None, needs.closed() if repeat.low else ())
