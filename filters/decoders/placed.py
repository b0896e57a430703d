r"""Decoder of letters at coordinates, which are read where they stand, whatever their order in the text.

`<text x="10" y="20">I</text>`, `fillText("I", 10, 20)`, `{"x": 1, "y": 2, "c": "I"}`, `\put(1,2){I}`, `(3, 5): I`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_FEWEST = 12
"""Fewest letters or pieces at coordinates."""
_FAR = 400
"""Most characters between two pieces of one text."""
_NUMBER = r"-?[0-9]{1,6}(?:\.[0-9]{1,6})?"
_PIECE = r"[^\"'`\n]{1,24}"
_BETWEEN = r"[^()\[\]{}\"'`\n]{0,40}"
_ELEMENT = re.compile(r"<([A-Za-z]\w{0,15})(\s[^<>]{3,240})>([^<>\n]{1,24})</")
_ATTRIBUTE = re.compile(
    rf"(?<![\w-])(x|left|col(?:umn)?|y|top|bottom|row)\s?[=:]\s?[\"']?({_NUMBER})"
    rf"|(?:translate|matrix)\((?:[^()]{{1,40}},)?\s?({_NUMBER})(?:px)?[,\s]\s?({_NUMBER})"
)
_OTHERS = tuple(
    (sign, re.compile(expression, re.MULTILINE))
    for sign, expression in (
        (b"(", rf"\(({_BETWEEN})([\"'`])({_PIECE})\2({_BETWEEN})\)"),
        (b"[", rf"\[({_BETWEEN})([\"'`])({_PIECE})\2({_BETWEEN})\]"),
        (b")", rf"(\(\s?{_NUMBER}[,\s]\s?{_NUMBER}\s?\))(\s?)\{{([^{{}}\n]{{1,24}})\}}()"),
        (b")", rf"({_NUMBER}\s{_NUMBER}\s(?:moveto|[mM]|T[dDm])\b)(\s?)\(((?:[^()\\\n]|\\.){{1,24}})\)()"),
        (
            b"\n",
            rf"^([^\w\n]{{0,3}}(?:[A-Za-z]{{1,6}}\W)?{_NUMBER}[^0-9\n]{{1,8}}{_NUMBER})(?![\w.])(\W{{1,4}})(\S)()\W?\r?$",
        ),
        (
            b"\n",
            rf"^()(\W?)(\S)(?!\w)([^\w\n]{{1,4}}(?:[A-Za-z]{{1,6}}\W{{1,2}})?{_NUMBER}[^0-9\n]{{1,8}}{_NUMBER})\W?\r?$",
        ),
    )
)
"""A sign that each record has, and an expression with the piece as third group and numbers in the first and fourth."""
_OBJECT = re.compile(r"\{[^{}\n]{8,160}\}")
_STRING = re.compile(rf"([\"'])({_PIECE})\1(\s?:)?")
_COORDINATE = re.compile(rf"(?<![\w.#]){_NUMBER}(?![\w.]|px\w)|(?<![\w.#]){_NUMBER}(?=px)")
_RECORDS_TO_PAUSE = 64
_MOST_LETTERS = 3
"""Most characters of a piece, on average, for which the order hides the text: labels of a chart are longer."""
_Coordinates: TypeAlias = NDArray[np.float64]


class _Placed(NamedTuple):
    """A piece of text, its span, and its two coordinates."""

    piece: str
    start: int
    end: int
    across: float
    down: float


def find_placed(survey: Survey) -> Steps:
    """Find pieces with two coordinates each, and yield them in the order in which they stand on the page."""
    if survey.digits < 2 * _FEWEST:
        return
    for records in _forms(survey):
        row: list[_Placed] = []
        for number, record in enumerate(records, start=1):
            if record is not None:
                if row and record.start - row[-1].end > _FAR:
                    yield from _read(row)
                    row = []
                row.append(record)
            if number % _RECORDS_TO_PAUSE == 0:
                yield from PAUSES
        yield from _read(row)


def _forms(survey: Survey) -> Iterator[Iterator[_Placed | None]]:
    """Yield the records of each form of which there are enough, with None for what may be one and is not."""
    text, raw = survey.text, survey.raw
    if raw.count(b"</") >= _FEWEST:
        yield map(_of_element, _ELEMENT.finditer(text))
    if raw.count(b"}") >= _FEWEST:
        yield map(_of_object, _OBJECT.finditer(text))
    if not _may_have_pairs(survey):
        return
    for sign, expression in _OTHERS:
        if raw.count(sign) >= _FEWEST - 1:
            yield map(_of_call, expression.finditer(text))


def _may_have_pairs(survey: Survey) -> bool:
    """Whether enough numbers follow another one, or rows and columns are named."""
    shaped = survey.raw.translate(_NUMBERS)
    pairs = sum(map(shaped.count, (b"1,1", b"1, 1", b"1 1")))
    return pairs >= _FEWEST or min(map(survey.small.count, (b"row", b"col"))) >= _FEWEST


_NUMBERS = bytes(49 if chr(code) in "0123456789.-" else code for code in range(256))


def _of_element(match: re.Match[str]) -> _Placed | None:
    found: dict[bool, str] = {}
    for attribute in _ATTRIBUTE.finditer(match[2]):
        if attribute[1]:
            found[attribute[1][0] in "xlc"] = attribute[2]
        else:
            found = {True: attribute[3], False: attribute[4]}
    return _Placed(match[3], *match.span(), float(found[True]), float(found[False])) if len(found) == 2 else None


def _of_object(match: re.Match[str]) -> _Placed | None:
    values = [piece for _, piece, is_key in _STRING.findall(match[0]) if not is_key]
    return _at(values[0], match, match[0]) if len(values) == 1 else None


def _of_call(match: re.Match[str]) -> _Placed | None:
    return _at(match[3], match, f"{match[1]} {match[4]}")


def _at(piece: str, match: re.Match[str], written: str) -> _Placed | None:
    numbers = _COORDINATE.findall(written)
    return _Placed(piece, *match.span(), float(numbers[-2]), float(numbers[-1])) if len(numbers) >= 2 else None


def _read(row: Sequence[_Placed]) -> Steps:
    """Yield what the pieces of a row say, by the order of reading that makes most words."""
    if len(row) < _FEWEST or len({(one.across, one.down) for one in row}) * 2 < len(row):
        return
    pieces = [one.piece for one in row]
    across, down = np.array([one.across for one in row]), np.array([one.down for one in row])
    joined = (_apart,) if max(map(len, pieces)) == 1 else (_apart, _spaced)
    best, said, shuffled = -1, "", False
    for one, other in ((across, down), (down, across), (across, -down), (down, -across)):
        order = np.lexsort((one, other))
        placed = [pieces[at] for at in order.tolist()]
        for join in joined:
            text = join(placed, one[order], other[order])
            if (fluent := fluency(text)) > best:
                best, said, shuffled = fluent, text, bool((np.diff(order) < 0).any())
            yield from PAUSES
    if is_language(said):
        letters = sum(map(len, pieces)) <= _MOST_LETTERS * len(pieces)
        yield Decoded(said, row[0].start, row[-1].end, hides=shuffled and letters)


def _spaced(pieces: Sequence[str], _across: _Coordinates, _down: _Coordinates) -> str:
    return " ".join(map(str.strip, pieces))


def _apart(pieces: Sequence[str], across: _Coordinates, down: _Coordinates) -> str:
    """Return the pieces in order, with a space where there is room for one: also at the ends of lines."""
    sizes = np.array([*map(len, pieces)])
    same = down[1:] == down[:-1]
    steps = np.round((across[1:] - across[:-1]) / sizes[:-1], 3)[same]
    widths, counts = np.unique(steps[steps > 0], return_counts=True)
    step = widths[counts.argmax()] if len(widths) else 1.0
    ends = across + step * sizes
    room = np.where(same, across[1:] - ends[:-1], np.maximum(ends.max() - ends[:-1], across[1:] - across.min()))
    gaps = ["", *(" " if gap else "" for gap in (room > step / 2).tolist())]
    return "".join(chain.from_iterable(zip(gaps, pieces, strict=True)))
