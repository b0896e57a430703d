"""Where a finding is in a body as it was sent: a dotted path, and a span of characters if there is an exact one."""

import re
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from filters.findings import Finding
from filters.text.canonical import canonicalise

MOST_CHARS: Final = 65_536
"""Characters of the longest text in which spans are computed."""
MOST_IN_ALL: Final = 1_048_576
"""Characters of all the texts in which spans are computed for one answer."""

_SPACE: Final = re.compile(r"\s+")


def dotted(pointer: str, *, root: str = "payload") -> str:
    """Return a JSON Pointer as names joined by dots, after `root`."""
    return ".".join((root, *(step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:])))


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the characters of a canonical text are in the text as it was sent.

    `lead` is the white space before the first one. `spaces` are those canonical spaces that stand for more than one
    character, and `removed` says how many characters they lack up to each.
    """

    size: int
    lead: int
    spaces: tuple[int, ...]
    removed: tuple[int, ...]

    def place(self, index: int) -> int:
        """Return the offset of a canonical character."""
        before = bisect_left(self.spaces, index)
        return self.lead + index + (self.removed[before - 1] if before else 0)


class Transported:
    """A body as it was sent, in which findings are located. Each answer makes its own."""

    def __init__(self, body: Mapping[str, Any]) -> None:
        self._body = body
        self._places: dict[str, _Places | None] = {}
        self._left = MOST_IN_ALL

    def span(self, finding: Finding) -> tuple[int, int] | None:
        """Return the start and end of a finding in the text at its path; in decoded text, those of the encoded part.

        None if the canonical text does not have the same characters in the same order, or no single text is at the
        path, or `MOST_IN_ALL` characters have been looked at.
        """
        text = self._text(finding.path)
        if text is None:
            return None
        if finding.layers:
            outermost = finding.layers[0]
            start, end = outermost.start, outermost.end
            return (start, end) if 0 <= start < end <= len(text) else None
        if finding.path not in self._places:
            self._left -= len(text)
            self._places[finding.path] = _places(text) if self._left >= 0 else None
        places = self._places[finding.path]
        if places is None or not 0 <= finding.start < finding.end <= places.size:
            return None
        return places.place(finding.start), places.place(finding.end - 1) + 1

    def _text(self, pointer: str) -> str | None:
        node: Any = self._body
        for step in pointer.split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            if isinstance(node, list) and name.isdecimal() and int(name) < len(node):
                node = node[int(name)]
            elif isinstance(node, Mapping) and name in node:
                node = node[name]
            else:
                return None
        return node if isinstance(node, str) and len(node) <= MOST_CHARS else None


def _places(text: str) -> _Places | None:
    """Return the places of the canonical characters, or None if the canonical text has other characters."""
    stripped = text.strip()
    spaced = _SPACE.sub(" ", stripped)
    folded = spaced.casefold()
    if len(folded) != len(spaced) or folded != canonicalise(text):  # no character folds to none
        return None
    spaces: list[int] = []
    removed: list[int] = []
    lacking = 0
    for run in _SPACE.finditer(stripped):
        if len(run[0]) > 1:
            spaces.append(run.start() - lacking)
            lacking += len(run[0]) - 1
            removed.append(lacking)
    return _Places(len(folded), len(text) - len(text.lstrip()), tuple(spaces), tuple(removed))
