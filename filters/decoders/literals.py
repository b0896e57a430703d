"""Decoder of characters as literals of source in several radices: `0x49, 103, 0156`, `Chr(73) & ChrW(&H67) & "n"`.

Numbers that are all written in one way are read by other decoders; this one reads mixed ones, with strings among them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from operator import add, mul, sub, xor
from typing import Final

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_MARKERS = (b"0x", b"h,")
_CALLS = {b"char": (b"char(", b"char]"), b"chr": (b"chr(",), b"chrw": (b"chrw(",), b"fromcharcode": (b"fromcharcode(",)}
"""What shows that numbers are literals or characters; calls are listed by the word in them."""
_FEWEST_MARKED = 3
_LITERAL = re.compile(
    r"""(?<![\w.#])(?:0x([0-9a-f]{1,6})|&h([0-9a-f]{1,6})|0o([0-7]{1,7})|0b([01]{1,21})|([0-9][0-9a-f]{0,5})h
    |((?<=\()[0-9]{1,7}\ ?[-+*^]\ ?[0-9]{1,7}(?=\)))|([0-9]{1,7})|'([^'\\\n]{1,40})'|"([^"\\\n]{1,40})")(?!\w)""",
    re.IGNORECASE | re.VERBOSE,
)
_RADICES = (16, 16, 8, 2, 16, 10, 10)
_SUM, _DECIMAL = 6, 7
"""The groups of two numbers with a sign between, the argument of a call, and of a plain number."""
_TERMS = re.compile(r"([0-9]+) ?([-+*^]) ?([0-9]+)")
_REACHED: Final[Mapping[str, Callable[[int, int], int]]] = {"-": sub, "+": add, "*": mul, "^": xor}
_WIDEST = 24
"""Most characters between two literals of one text."""
_NAME = re.compile("[A-Za-z_]+")
_MOST_NAMES = 3
"""Most different names between the literals of one text: those of calls, types and labels."""
_FEWEST = 10
_NEAR = 96
"""Most characters between two unambiguous literals of one text."""
_HIGHEST = 0x20000
_LITERALS_TO_PAUSE = 256


def find_literals(survey: Survey) -> Steps:
    """Find rows of literals and yield what they say, with the numbers as characters."""
    for start, end in _marked(survey):
        row: list[re.Match[str]] = []
        names: set[str] = set()
        for number, match in enumerate(_LITERAL.finditer(survey.text, start, end), start=1):
            between = survey.text[row[-1].end() : match.start()] if row else ""
            names.update(_NAME.findall(between) if len(between) <= _WIDEST else ())
            if row and (len(between) > _WIDEST or len(names) > _MOST_NAMES):
                yield from _read(row)
                row, names = [], set()
            row.append(match)
            if number % _LITERALS_TO_PAUSE == 0:
                yield from PAUSES
        yield from _read(row)
        yield None


def _marked(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of several unambiguous literals near each other, with a margin for what may belong to them."""
    small = survey.small
    places: list[int] = []
    for marker in chain(_MARKERS, *(_CALLS[word] for word in survey.words & _CALLS.keys())):
        if small.count(marker) >= _FEWEST_MARKED:
            places += [match.start() for match in re.finditer(re.escape(marker), small)]
    places.sort()
    far = [at for at, (one, other) in enumerate(pairwise(places), start=1) if other - one > _NEAR]
    for first, last in pairwise((0, *far, len(places))):
        if last - first >= _FEWEST_MARKED:
            yield max(0, places[first] - _NEAR), places[last - 1] + _NEAR


def _read(row: Sequence[re.Match[str]]) -> Steps:
    numbers = [match for match in row if (match.lastindex or 0) <= len(_RADICES)]
    alike = len({match.lastindex for match in row}) == 1
    if len(numbers) < _FEWEST or (alike and row[0].lastindex != _SUM and not _are_called(numbers)):
        return
    for octal in (True, False) if any(_is_octal(match[_DECIMAL]) for match in numbers) else (False,):
        said = "".join(_said(row, octal=octal))
        if is_language(said):
            yield Decoded(said, row[0].start(), row[-1].end(), "literals")
            return
        yield None


def _are_called(numbers: Sequence[re.Match[str]]) -> bool:
    """Whether gaps between numbers differ and have names, of calls or labels, so that no other decoder reads them."""
    text = numbers[0].string
    gaps = {text[one.end() : other.start()] for one, other in pairwise(numbers)}
    return len(gaps) > 1 and any(map(_NAME.search, gaps))


def _is_octal(digits: str | None) -> bool:
    """Whether digits are an octal number as C writes it."""
    return digits is not None and len(digits) > 1 and digits[0] == "0" and max(digits) < "8"


def _said(row: Sequence[re.Match[str]], *, octal: bool) -> Iterator[str]:
    for match in row:
        kind = match.lastindex or 0
        if kind > len(_RADICES):
            yield match[kind]
            continue
        terms = _TERMS.fullmatch(match[kind]) if kind == _SUM else None
        if terms:
            code = _REACHED[terms[2]](int(terms[1]), int(terms[3]))
        else:
            radix = 8 if octal and kind == _DECIMAL and _is_octal(match[kind]) else _RADICES[kind - 1]
            code = int(match[kind], radix)
        yield chr(code) if 0 < code < _HIGHEST else ""
