"""Where a finding is in a body as it was sent: a dotted path, and a span of characters if there is an exact one."""

import re
from collections.abc import Mapping
from typing import Any, Final

from filters.findings import Finding
from filters.text.canonical import canonicalise

MOST_CHARS: Final = 65_536
"""Characters of the longest text in which spans are computed."""

_PIECE: Final = re.compile(r"\s+|\S")


def dotted(pointer: str, *, root: str = "payload") -> str:
    """Return a JSON Pointer as names joined by dots, after `root`."""
    return ".".join((root, *(step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:])))


class Transported:
    """A body as it was sent, in which findings are located. Each answer makes its own."""

    def __init__(self, body: Mapping[str, Any]) -> None:
        self._body = body
        self._places: dict[str, tuple[int, ...]] = {}

    def span(self, finding: Finding) -> tuple[int, int] | None:
        """Return the start and end of a finding in the text at its path; in decoded text, those of the encoded part.

        None if the canonical text does not have the same characters in the same order, or no single text is at the
        path.
        """
        text = self._text(finding.path)
        if text is None:
            return None
        if finding.layers:
            outermost = finding.layers[0]
            start, end = outermost.start, outermost.end
            return (start, end) if 0 <= start < end <= len(text) else None
        if finding.path not in self._places:
            self._places[finding.path] = _places(text)
        places = self._places[finding.path]
        if not 0 <= finding.start < finding.end <= len(places):
            return None
        return places[finding.start], places[finding.end - 1] + 1

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


def _places(text: str) -> tuple[int, ...]:
    """Return the offset in the text of each canonical character, or () if the canonical text has other characters."""
    pieces = [(match.start(), " " if match[0].isspace() else match[0].casefold()) for match in _PIECE.finditer(text)]
    while pieces and pieces[0][1] == " ":
        del pieces[0]
    while pieces and pieces[-1][1] == " ":
        del pieces[-1]
    if "".join(character for _, character in pieces) != canonicalise(text) or any(len(each) > 1 for _, each in pieces):
        return ()
    return tuple(start for start, _ in pieces)
