"""Decoder of characters as literals of source in several radices: `0x49, 103, 0156`, `Chr(73) & ChrW(&H67) & "n"`.

Numbers that are all written in one way are read by other decoders; this one reads mixed ones, with strings among them,
which may hold escapes: `chr(73)."\\x67\\x6e"`. A text that the strings say alone is none that the numbers hide.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, product, starmap
from operator import add, mul, sub, xor
from typing import Final, NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_MARKERS = (b"0x", b"h,")
_CALLS = {
    b"char": (b"char(", b"char]", b"char)"), b"chr": (b"chr(", b"chr$(", b"chr "), b"chrw": (b"chrw(", b"chrw$("),
    b"fromcharcode": (b"fromcharcode(",), b"pack": (b"pack(",),
}  # fmt: skip
"""What shows that numbers are literals or characters; calls are listed by the word in them."""
_ARGUMENT = re.compile(rb"\((?:[0-9]{2,3}|0x[0-9a-f]{1,2}|&h[0-9a-f]{2})[),]")
"""The same for calls of any name."""
_FEWEST_CALLS, _FOUR_CALLS = 4, 192
"""Fewest calls of a name that is not known, and most characters from the first to the last of these."""
_FEWEST_MARKED = 3
_ESCAPE = r"\\(?:x[0-9a-f]{1,2}|u[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|[0-9]{1,3}|[^\n])"
_LITERAL = re.compile(
    rf"""(?:(?<![\w.#])|(?<=\.\.))(?:0x([0-9a-f]{{1,64}})|&h([0-9a-f]{{1,6}})|0o([0-7]{{1,7}})|0b([01]{{1,21}})
    |([0-9][0-9a-f]{{0,5}})h|((?<=\()[0-9]{{1,7}}\ ?[-+*^]\ ?[0-9]{{1,7}}(?=\)))|([0-9]{{1,7}}))(?!\w)
    |(?<![\w#])(?:'((?:[^'\\\n]|{_ESCAPE}){{1,80}}+)'|"((?:[^"\\\n]|{_ESCAPE}){{1,80}}+)"
    |`((?:[^`\\\n]|{_ESCAPE}){{1,80}}+)`)(?!\w)""",
    re.IGNORECASE | re.VERBOSE,
)
_RADICES = (16, 16, 8, 2, 16, 10, 10)
_BYTES, _SUM, _DECIMAL = 1, 6, 7
"""The groups of a number that may be several bytes, of two numbers with a sign between, the argument of a call, and of
a plain number.
"""
_ONE_ESCAPE = re.compile(r"\\(?:x([0-9a-f]{1,2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|([0-9]{1,3})|(.))", re.IGNORECASE)
_TEMPLATE = re.compile(r"[A-Za-z]\*")
"""What `pack` takes before the numbers."""
_BLANKS = {"n": "\n", "r": "\r", "t": "\t"}
_TERMS = re.compile(r"([0-9]+) ?([-+*^]) ?([0-9]+)")
_REACHED: Final[Mapping[str, Callable[[int, int], int]]] = {"-": sub, "+": add, "*": mul, "^": xor}
_WIDEST = 40
"""Most characters between two literals of one text."""
_NAME = re.compile("[A-Za-z_]+")
_MOST_NAMES = 3
"""Most different names between the literals of one text: those of calls, types and labels."""
_FEWEST = 10
"""Fewest numbers and escapes."""
_NEAR = 256
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
    places += _called(survey)
    places.sort()
    far = [at for at, (one, other) in enumerate(pairwise(places), start=1) if other - one > _NEAR]
    for first, last in pairwise((0, *far, len(places))):
        if last - first >= _FEWEST_MARKED:
            yield max(0, places[first] - _NEAR), places[last - 1] + _NEAR


def _called(survey: Survey) -> list[int]:
    """Return the places of calls of any name with a number, among which quoted pieces may stand.

    Other decoders read such calls where there is nothing quoted.
    """
    if _OPENING not in survey.signs or survey.signs.isdisjoint(_QUOTES):
        return []
    if survey.raw.count(b"(") < _FEWEST_CALLS:
        return []
    places = [match.start() for match in _ARGUMENT.finditer(survey.small)]
    calls = zip(places, places[1:], places[2:], places[3:], strict=False)
    return sorted({one for four in calls if four[-1] - four[0] <= _FOUR_CALLS for one in four})


_OPENING, _QUOTES = ord("("), frozenset(b"\"'`")


def _read(row: Sequence[re.Match[str]]) -> Steps:
    kinds = [match.lastindex or 0 for match in row]
    numbers = [match for match, kind in zip(row, kinds, strict=True) if kind <= len(_RADICES)]
    strings = " ".join(match[0] for match, kind in zip(row, kinds, strict=True) if kind > len(_RADICES))
    alike = len(set(kinds)) == 1
    if not numbers or (alike and kinds[0] != _SUM and not _are_called(numbers)):
        return
    if len(numbers) + len(_ESCAPES.findall(strings)) < _FEWEST:
        return
    said_without = fluency(strings)
    yield from PAUSES
    for way in _ways(numbers, strings):
        pieces: list[str] = []
        for piece in _said(row, way):
            pieces.append(piece)
            if len(pieces) % _LITERALS_TO_PAUSE == 0:
                yield from PAUSES
        said = "".join(pieces)
        if is_language(said) and fluency(said) > said_without:
            yield Decoded(said, row[0].start(), row[-1].end(), "literals")
            return
        yield None


class _Way(NamedTuple):
    """How literals are read of which more than one reading is usual."""

    octal: bool
    """Whether numbers that begin with a nought are octal."""
    in_bytes: bool
    """Whether a long number is a row of bytes."""
    decimal: bool
    """Whether digits after a backslash are decimal, as in Lua."""


_ESCAPES = re.compile(r"\\[xu0-9]", re.IGNORECASE)
_DIGITS_ESCAPED = re.compile(r"\\[0-9]")
_LONG_NUMBER = 4


def _ways(numbers: Sequence[re.Match[str]], strings: str) -> Iterator[_Way]:
    octal = any(_is_octal(match[_DECIMAL]) for match in numbers)
    in_bytes = any(len(match[_BYTES] or "") >= _LONG_NUMBER for match in numbers)
    decimal = _DIGITS_ESCAPED.search(strings) is not None
    return starmap(_Way, product(*((True, False) if one else (False,) for one in (octal, in_bytes, decimal))))


def _are_called(numbers: Sequence[re.Match[str]]) -> bool:
    """Whether gaps between numbers differ and have names, of calls or labels, so that no other decoder reads them."""
    text = numbers[0].string
    gaps = {text[one.end() : other.start()] for one, other in pairwise(numbers)}
    return len(gaps) > 1 and any(map(_NAME.search, gaps))


def _is_octal(digits: str | None) -> bool:
    """Whether digits are an octal number as C writes it."""
    return digits is not None and len(digits) > 1 and digits[0] == "0" and max(digits) < "8"


def _said(row: Sequence[re.Match[str]], way: _Way) -> Iterator[str]:
    for match in row:
        kind = match.lastindex or 0
        digits = match[kind]
        if kind > len(_RADICES):
            yield "" if _TEMPLATE.fullmatch(digits) else _ONE_ESCAPE.sub(lambda escape: _unescaped(escape, way), digits)
            continue
        if kind == _BYTES and way.in_bytes and len(digits) >= _LONG_NUMBER and len(digits) % 2 == 0:
            yield bytes.fromhex(digits).decode("utf-8", "replace")
            continue
        terms = _TERMS.fullmatch(digits) if kind == _SUM else None
        if terms:
            code = _REACHED[terms[2]](int(terms[1]), int(terms[3]))
        else:
            code = int(digits, 8 if way.octal and kind == _DECIMAL and _is_octal(digits) else _RADICES[kind - 1])
        yield chr(code) if 0 < code < _HIGHEST else ""


def _unescaped(escape: re.Match[str], way: _Way) -> str:
    kind = escape.lastindex or 0
    if kind == _CHARACTER:
        return _BLANKS.get(escape[kind], escape[kind])
    octal = kind == _FIGURES and not way.decimal and max(escape[kind]) < "8"
    code = int(escape[kind], 8 if octal else 10 if kind == _FIGURES else 16)
    return chr(code) if 0 < code < _HIGHEST else ""


_FIGURES, _CHARACTER = 4, 5
