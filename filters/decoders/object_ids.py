"""Decoder of texts in object identifiers, such as indexes of tables in SNMP: `.1.3.6.1.4.1.9.5.72.101.108.108.111`.

The last arcs are the characters, mostly with their number before them. A long text goes over several identifiers.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from itertools import chain

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_IDENTIFIER = re.compile(r"(?<![0-9.])\.?[0-9]{1,10}+(?:\.[0-9]{1,10}+){7,}+(?![0-9A-Za-z])")
_MANY_DOTS = re.compile(rb"\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]")
_SPACE, _DELETED, _NO_BYTE = 0x20, 0x7F, 0x100
_FEWEST = 4
"""Characters of an index without a number of them before it, at least."""
_BLOCK = 64
"""Identifiers that are read between two pauses."""
_ROWS, _SLOW = 256, 1_024
"""Rows of characters in one identifier that are read between two pauses, and its characters from which on reading it
takes long enough for more pauses.
"""
_BLANKS = frozenset((9, 10, 13))


def find_object_ids(survey: Survey) -> Steps:
    """Find text in the last arcs of all identifiers with eight or more arcs, in the order of the others."""
    if not _MANY_DOTS.search(survey.raw):
        return
    rows: list[tuple[Sequence[int], Sequence[int]]] = []
    first = last = 0
    for number, match in enumerate(_IDENTIFIER.finditer(survey.text), start=1):
        pauses = PAUSES if match.end() - match.start() > _SLOW else ()
        arcs = [int(arc) for arc in match[0].strip(".").split(".")]
        yield from pauses
        begun, said = yield from _index_of(arcs)
        yield from pauses
        if said:
            first = first if rows else match.start()
            last = match.end()
            rows.append((arcs[:begun], said))
        if number % _BLOCK == 0:
            yield from PAUSES
    yield None
    raw = bytes(chain.from_iterable(said for _, said in sorted(rows)))
    yield from PAUSES
    text = _text_of(raw)
    if is_language(text):
        yield Decoded(text, first, last)


def _index_of(arcs: Sequence[int]) -> Generator[None, None, tuple[int, Sequence[int]]]:
    """Return where the longest text among arcs begins, or its length before it, and the arcs that are its characters.

    What has no length before it is a text only at the end. Pauses.
    """
    best: tuple[int, Sequence[int]] = (len(arcs), ())
    for number, (first, end) in enumerate(_rows_of_characters(arcs), start=1):
        if number % _ROWS == 0:
            yield from PAUSES
        places = range(max(first - 1, 0), min(first + _FEWEST, end - 1))
        lengths = [place for place in places if arcs[place] == end - place - 1]
        found: tuple[int, Sequence[int]] = (first, arcs[first:end])
        if lengths:
            found = (lengths[0], arcs[lengths[0] + 1 : lengths[0] + 1 + arcs[lengths[0]]])
        elif end < len(arcs) or end - first < _FEWEST:
            continue
        best = max(best, found, key=lambda one: len(one[1]))
    return best


def _rows_of_characters(arcs: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where each row of arcs that may be characters begins and ends."""
    first = 0
    for place, arc in enumerate((*arcs, 0)):
        if not ((_SPACE <= arc < _NO_BYTE and arc != _DELETED) or arc in _BLANKS):
            if place > first:
                yield first, place
            first = place + 1


def _text_of(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")
