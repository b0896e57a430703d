"""What makes a part of a line an item, a comment, a cell, a quotation or a value, and the part without it.

Letters and words in another order are no more in order where such marks are taken for some of them.
"""

import re

import numpy as np

from filters.decoders.survey import Places

_MARKER = re.compile(
    rb"(?:[ \t]{2,}|(?:[-*+>#|/;%]{1,3}|\(?[0-9]{1,3}[.):])[ \t]|<[a-z][a-z0-9]{0,9}>"
    rb"|[a-z_][a-z0-9_.-]{0,15}+[:=]=?[ \t]?"
    rb"|[\[({]|[*_~']{1,3}(?=[a-z]))+"
)
_AFTER_MARKED = re.compile(rb"(?:[ \t](?:\||\*/)|</[a-z][a-z0-9]{0,9}>|[\])}*_~'])+[.,;]?\Z")
_MAY_MARK = np.array([chr(code) in " \t-*+>#|/;%([<{_~'0123456789" for code in range(256)])
"""The characters that all marks begin with but names before values, which the sign after them tells."""
_LONGEST_MARKER, _LONGEST_END = 32, 16


def bare(sentences: bytes, start: int, end: int) -> tuple[int, int]:
    """The span without such marks before and after it, of a text in small letters."""
    marker = _MARKER.match(sentences, start, min(end, start + _LONGEST_MARKER))
    if marker is None or (marker[0].endswith(b"_") and not sentences.endswith(b"_", start, end)):
        return start, end  # spaces of what stands in columns may be written as these
    after = _AFTER_MARKED.search(sentences[max(marker.end(), end - _LONGEST_END) : end])
    return marker.end(), end - (len(after[0]) if after else 0)


def may_be_marked(sentences: bytes, starts: Places) -> Places:
    """The numbers of those of the places, in order, where such marks may begin."""
    codes = np.frombuffer(sentences, np.uint8)
    found = _MAY_MARK[codes[starts]]
    equals = np.flatnonzero(codes == _EQUALS)
    if len(equals):
        following = np.append(equals, len(codes) + _LONGEST_MARKER)[np.searchsorted(equals, starts)]
        named = (following - starts < _LONGEST_MARKER) & (following < np.append(starts[1:], len(codes)))
        found = found | named if np.count_nonzero(named) <= _MOST_NAMED else found
    return found.nonzero()[0]


_EQUALS = ord("=")
_MOST_NAMED = 8
"""Names before values that are left out: source and configuration have one in every line, and nothing in disorder."""
