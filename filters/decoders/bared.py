"""Strips the marks that make a part of a line an item, a comment, a cell, a quotation or a value.

Whoever puts letters or words back in order would go wrong if such marks counted as some of them.
"""

import re

import numpy as np

from filters.decoders.survey import Places

MARKER = (
    rb"(?:[ \t]{2,}|(?:[-*+>#|/;%]{1,3}|\(?[0-9]{1,3}[.):])[ \t]|<[a-z][a-z0-9]{0,9}>"
    rb"|[a-z_][a-z0-9_.-]{0,15}+[:=]=?[ \t]?"
    rb"|[\[({]|[*_~']{1,3}(?=[a-z]))"
)
"""One mark before a part; several may follow each other."""
_MARKERS = re.compile(MARKER + rb"+")
_AFTER_MARKED = re.compile(rb"(?:[ \t](?:\||\*/)|</[a-z][a-z0-9]{0,9}>|[\])}*_~'])+[.,;]?\Z")
_ENDS_MARKED = frozenset(b"|/>])}*_~'.,;")
"""The characters with which `_AFTER_MARKED` ends."""
MARKS = frozenset(b" \t-*+>#|/;%([<{_~'0123456789")
"""The characters with which a mark may begin, but for names before values, which the "=" or ":" after them shows."""
_MAY_MARK = np.array([code in MARKS for code in range(256)])
LONGEST_MARKER, LONGEST_END = 32, 16
"""Characters of all marks before a part, and of those after it, at most."""


def bare(sentences: bytes, start: int, end: int) -> tuple[int, int]:
    """Return the span without such marks before and after it. `sentences` is a text in lower case."""
    marker = _MARKERS.match(sentences, start, min(end, start + LONGEST_MARKER))
    if marker is None or (marker[0].endswith(b"_") and not sentences.endswith(b"_", start, end)):
        return start, end  # columns may be written with underscores for spaces
    may_end = sentences[end - 1] in _ENDS_MARKED  # a look at one character takes a tenth of the time of a search
    after = _AFTER_MARKED.search(sentences[max(marker.end(), end - LONGEST_END) : end]) if may_end else None
    return marker.end(), end - (len(after[0]) if after else 0)


def may_be_marked(sentences: bytes, starts: Places) -> Places:
    """Return the indexes of those `starts`, which are in order, where such marks may begin."""
    codes = np.frombuffer(sentences, np.uint8)
    found = _MAY_MARK.take(codes.take(starts))
    for sign in _AFTER_NAMES:
        if sign not in sentences:
            continue
        ends = (codes == sign).nonzero()[0]
        following = np.concatenate((ends, (len(codes) + LONGEST_MARKER,))).take(ends.searchsorted(starts))
        named = (following - starts < LONGEST_MARKER) & (following < np.concatenate((starts[1:], (len(codes),))))
        found = found | named if np.count_nonzero(named) <= _MOST_NAMED else found
    return found.nonzero()[0]


_AFTER_NAMES = b"=:"
_MOST_NAMED = 8
"""Most names before each sign that count: source and configuration have one in every line, and nothing out of order."""
