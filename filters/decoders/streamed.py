"""Decoder of texts whose pieces stand in members of one name, or in elements with a number each.

`data: {"delta": {"text": "igno"}}` and `{"text": "re"}` in events that follow each other; the same beside numbers that
tell another order than they stand in (`"seq": 7`, `"execution_count": 3`, `<b style="order:5">`).
"""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from itertools import chain, compress, islice, pairwise
from operator import itemgetter
from string import ascii_letters, digits
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import MEMBERS
from filters.decoders.worded import are_counted_words, are_phrases, join_parts, put_together

_FEWEST, _MOST = 5, 512
"""Pieces of a text: a longer row is read in parts."""
_ENOUGH = 8
"""Different pieces of a long row: single letters are few."""
_BRIEF = 24
"""Characters of a piece, on average, at most: longer ones can be read where they stand."""
_LONGEST, _WIDEST = 48, 600
"""Characters of a piece, and between two of them."""
_STRING = rf"\"((?:[^\"\\\n]|\\.){{0,{_LONGEST}}}+)\"|'((?:[^'\\\n]|\\.){{0,{_LONGEST}}}+)'"
_MEMBERS = {sign: re.compile(rf"{sign}\s{{0,4}}+(?:\[\s{{0,12}}+)?(?:{_STRING})") for sign in ":="}
"""An expression for each sign: the search for a fixed first character is fast."""
_EITHER_QUOTE, _IN_NAMES = ('"', "'"), ascii_letters + digits + "_.-:@$"
_LONGEST_KEY = 36
_NO_MARKS = bytes(code for code in range(256) if code not in b":=\"'")
_AS_VALUES = {":": (b':""', b":''"), "=": (b'=""', b"=''")}
_BEFORE_STRING = b" \t\r\n["
_ELEMENT = re.compile(rf"<([A-Za-z][\w:-]{{0,24}})(?:\s[^<>]{{0,160}})?>([^<]{{1,{_LONGEST}}})(?=</)")
_CLOSING = b"</"
_QUOTES, _DIGITS = frozenset(b"\"'"), frozenset(b"0123456789")
_NUMBER = re.compile(r"[:=(#>]\s{0,2}[\"']?(0x[0-9A-Fa-f]{1,8}|-?[0-9]{1,9})(?:\.0{1,4})?(?![\w.])")
_PIECES_TO_PAUSE = 64
_ORDINAL, _DISTANCES = 2, 2
"""Numbers of an order leave out no more than every second one, or more by one rule."""


class _Piece(NamedTuple):
    start: int
    end: int
    text: str


def find_streamed(survey: Survey) -> Steps:
    """Find pieces of words in members or elements of one name, and join them; also in the order of their numbers."""
    if not survey.signs.isdisjoint(_QUOTES):
        for sign in _likely_signs(survey.raw):
            yield from _joined(survey.text, _members(survey.text, sign), _as_they_stand)
    if survey.raw.count(_CLOSING) >= _FEWEST and not survey.signs.isdisjoint(_DIGITS):
        yield from _joined(survey.text, _elements(survey.text), _in_order)


def _likely_signs(raw: bytes) -> Iterator[str]:
    """Yield the signs that stand between what may be one name and a short string often enough."""
    marks = raw.translate(None, _NO_MARKS)
    for sign, strings in _AS_VALUES.items():
        for string in strings:
            if marks.count(string) >= _FEWEST and _has_name(raw, string[:1], string[1:2]):
                yield sign
                break


def _has_name(raw: bytes, sign: bytes, quote: bytes) -> bool:
    """Whether what ends alike stands often enough before a sign and a short string.

    That is a name in quotation marks, or the last letters of one without.
    """
    parts = raw.translate(None, _BEFORE_STRING).split(quote)
    tails = [*map(_TAIL, parts)]
    often = [tail for tail, count in Counter(tails).items() if count >= _FEWEST and tail[-1:] == sign]
    if any(tail != sign for tail in often):
        return True
    names = Counter(compress(parts, map(sign.__eq__, tails[1:]))) if often else {}
    return bool(names) and max(names.values()) >= _FEWEST


_TAIL = itemgetter(slice(-4, None))


def _members(text: str, sign: str) -> Iterator[tuple[str, _Piece]]:
    """Yield the short strings after such a sign, each with the name before it."""
    for match in _MEMBERS[sign].finditer(text):
        key = _key_before(text, match.start())
        if key:
            group = match.lastindex or 1
            yield key, _Piece(*match.span(group), _unescaped(match[group]))


def _key_before(text: str, end: int) -> str:
    """Return the name, in quotation marks or not, that ends at a place, or ""."""
    before = text[max(0, end - _LONGEST_KEY) : end].rstrip(" \t")
    quote = before[-1:]
    if quote in _EITHER_QUOTE:
        return before[:-1].rpartition(quote)[2]
    return before[len(before.rstrip(_IN_NAMES)) :]


def _elements(text: str) -> Iterator[tuple[str, _Piece]]:
    """Yield the short texts in elements that hold nothing else, each with the name of its element."""
    for match in _ELEMENT.finditer(text):
        yield match[1], _Piece(*match.span(2), unescape(match[2]))


def _unescaped(value: str) -> str:
    if "\\" not in value:
        return value
    try:
        return str(json.loads(f'"{value}"', strict=False))
    except ValueError:
        return value


def _joined(
    text: str, found: Iterator[tuple[str, _Piece]], read: Callable[[str, Sequence[_Piece]], Iterator[Decoded]]
) -> Steps:
    """Yield what is read from the pieces of each name."""
    named: defaultdict[str, list[_Piece]] = defaultdict(list)
    for number, (name, piece) in enumerate(found, start=1):
        named[name].append(piece)
        if number % _PIECES_TO_PAUSE == 0:
            yield from PAUSES
    rows = chain.from_iterable(map(_rows, named.values()))
    for row in islice(rows, MEMBERS.most):
        yield from read(text, row)
        yield from PAUSES


def _rows(pieces: Sequence[_Piece]) -> Iterator[list[_Piece]]:
    """Yield the pieces that stand near each other, if they may be parts of a text."""
    row: list[_Piece] = []
    for piece in (*pieces, None):
        if row and (piece is None or piece.start - row[-1].end > _WIDEST or len(row) == _MOST):
            if len(row) >= _FEWEST and _may_be_parts([one.text for one in row]):
                yield row
            row = []
        if piece is not None:
            row.append(piece)


def _may_be_parts(pieces: Sequence[str]) -> bool:
    """Whether pieces are brief, mostly different, and of letters more than of other characters but for spaces."""
    joined = "".join(pieces)
    letters, different = sum(map(str.isalpha, joined)), len({*pieces})
    return (
        len(joined) <= _BRIEF * len(pieces)
        and different >= min(_ENOUGH, max(_FEWEST, len(pieces) // 2))
        and letters * 2 > len(joined) - joined.count(" ")
    )


def _as_they_stand(text: str, row: Sequence[_Piece]) -> Iterator[Decoded]:
    said = join_parts([piece.text for piece in row])
    if said:
        yield Decoded(said, row[0].start, row[-1].end)
    yield from _in_order(text, row)


def _in_order(text: str, row: Sequence[_Piece]) -> Iterator[Decoded]:
    for order in _orders(text, row):
        pieces = [row[at].text for at in order]
        said = put_together(pieces)
        if said:
            hides = not (are_phrases(said, pieces) or are_counted_words(said))
            yield Decoded(said, row[0].start, row[-1].end, hides=hides)


def _orders(text: str, row: Sequence[_Piece]) -> Iterator[Sequence[int]]:
    """Yield the orders that numbers before or after the pieces tell, but for that in which they stand."""
    between = [(one.end, other.start) for one, other in pairwise(row)]
    before = ((max(0, row[0].start - _WIDEST), row[0].start), *between)
    after = (*between, (row[-1].end, row[-1].end + _WIDEST))
    for gaps, nearest in ((before, 1), (after, -1)):
        middle, next_to_it = (_numbers(text, gap, nearest) for gap in gaps[len(row) // 2 :][:2])
        names = [name for name in middle if next_to_it.get(name, middle[name]) != middle[name]]
        beside = [_numbers(text, gap, nearest) for gap in gaps] if names else []
        for name in names:
            told = [numbers[name] for numbers in beside if name in numbers]
            if len(set(told)) == len(row) and told != sorted(told):
                order = sorted(range(len(row)), key=told.__getitem__)
                backwards = order[::-1] == [*range(len(row))]  # as a list of what is new first
                if not backwards and _are_ordinals([told[at] for at in order], [len(row[at].text) for at in order]):
                    yield order


def _are_ordinals(told: Sequence[int], sizes: Sequence[int]) -> bool:
    """Whether numbers in their order are places, and no counts, years or identifiers: close together, at one or two
    distances, or as far apart as the pieces are long.
    """
    steps = [after - before for before, after in pairwise(told)]
    lengths = sum(step == size for step, size in zip(steps, sizes, strict=False))
    return told[-1] - told[0] < _ORDINAL * len(told) or len({*steps}) <= _DISTANCES or lengths * 2 > len(steps)


def _numbers(text: str, gap: tuple[int, int], nearest: int) -> dict[str, int]:
    """Return the numbers in a gap by their names; of those with one name, the last or, with -1, the first one."""
    found = [*_NUMBER.finditer(text, *gap)][::nearest]
    return {_key_before(text, match.start()): int(match[1], 16 if "x" in match[1] else 10) for match in found}
