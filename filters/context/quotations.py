"""Quotations: finds the quotation marks round a stretch of canonical text."""

import re
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 320
"""Characters before and after a stretch in which the marks of its quotation are searched for."""

_MARK: Final = re.compile("(?<!`)``(?!`)|(?<!')''(?!')|[\"'`「」『』]")
_PAIRS: Final = {"「": "」", "『": "』", "``": "''"}
_CLOSES: Final = {closing: opening for opening, closing in _PAIRS.items()}
_OPENING: Final = frozenset(" ([{:,;=>/-*|\n`")
_CLOSING: Final = frozenset(" )]}:,;.!?>/-*|\n`")
_PREFIXED: Final = re.compile(r"(?<![a-z'])(?:[rbfu]|[rbf]{2})\Z")
"""The prefix of a string in source code, as in f"..."."""
_VALUE: Final = re.compile(r"""["']\ ?:\ ?\Z""")


@dataclass(frozen=True, slots=True)
class Quotation:
    """The text between quotation marks: the offsets of its first character and after its last one."""

    start: int
    end: int


def quotation(canonical: str, start: int, end: int, *, values: bool = False) -> Quotation | None:
    """Return the innermost quotation that the stretch from `start` to `end` stands in; None if there is none.

    A quotation must be closed. The value of a JSON member counts as one only with `values`: its marks are syntax.
    """
    opened = _opened(canonical, start)
    for mark in sorted(opened, key=lambda mark: -opened[mark]):
        first = opened[mark] + len(mark)
        last = _closed(canonical, end, _PAIRS.get(mark, mark))
        if last is not None and (values or not _VALUE.search(canonical, max(0, first - 4), first - 1)):
            return Quotation(first, last)
    return None


def _opened(canonical: str, start: int) -> dict[str, int]:
    """Return the marks of quotations that are open at a place, each with its offset."""
    opened: dict[str, int] = {}
    for found in _MARK.finditer(canonical, max(0, start - LONGEST), start):
        mark, place = found[0], found.start()
        if mark in _PAIRS:
            opened[mark] = place
        elif mark in _CLOSES:
            opened.pop(_CLOSES[mark], None)
        elif _may_open(canonical, place) and (mark not in opened or not _may_close(canonical, place)):
            opened[mark] = place
        elif _may_close(canonical, place):
            opened.pop(mark, None)
    return opened


def _closed(canonical: str, end: int, mark: str) -> int | None:
    for found in re.compile(re.escape(mark)).finditer(canonical, max(0, end - 1), end + LONGEST):
        if mark not in "\"'`" or _may_close(canonical, found.start()):
            return found.start()
    return None


def _may_open(canonical: str, place: int) -> bool:
    if _is_of(canonical[max(0, place - 1) : place], _OPENING):
        return True
    return canonical[place] != "`" and _PREFIXED.search(canonical, max(0, place - 3), place) is not None


def _may_close(canonical: str, place: int) -> bool:
    return _is_of(canonical[place + 1 : place + 2], _CLOSING)


def _is_of(neighbour: str, kinds: frozenset[str]) -> bool:
    """Whether what stands beside a mark is nothing, one of these characters, or a character beyond ASCII.

    Scripts without spaces have letters there.
    """
    return not neighbour or neighbour in kinds or not neighbour.isascii()
