"""Decoder of strings that statements of a program add to one variable: `s = s & StrReverse("rongI")`, `s += chr(101)`.

Pieces may be strings, reversed strings and codes of characters, in any order.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.decoders.worded import join_parts
from filters.text.lexicon import is_language

_CALLS = frozenset((b"strreverse", b"strrev", b"reverse", b"reversed", b"chr", b"chrw", b"fromcharcode", b"char"))
_CALLED = (b"reverse(", b"strrev(", b"reversed(", b"chr(", b"chrw(", b"fromcharcode(", b"char(", b"char]", b".reverse ")
_FEWEST_CALLS = 2
_ADDING = (b"+=", b".= ", b"&= ", b"::-1]")
_SIGNS = (b"::-1]", b'+= "', b"+= '", b'+="', b"+='", b'.= "', b".= '", b'&= "')
_WITHOUT_SPACES = tuple(sign.replace(b" ", b"") for sign in _SIGNS)
_NOT_IN_SIGNS = bytes({*range(256)}.difference(*_WITHOUT_SPACES))
"""Characters without which a text is much shorter, and has all signs that it had."""
_STRING = r"(?:\"((?:[^\"\\\n]|\\.|\"\"){0,200})\"|'((?:[^'\\\n]|\\.|''){0,200})')"
_TERM = re.compile(
    rf"(?:[ \t([]|_\r?\n|\r?\n[ \t]{{0,16}}(?=[&+.|])|&|\+|\.\.?(?![A-Za-z])|\|\||<>|,){{0,40}}+"
    rf"(?:(?P<back>(?:\b\w{{1,16}}\.)?\b(?:StrReverse|strrev|reversed?)[ ]?\([ ]?)?{_STRING}"
    r"(?P<turned>\[::-1\]|\.reverse\b|\.split\((?:\"\"|'')\)\.reverse\(\)\.join\((?:\"\"|'')\))?"
    r"|(?:\b\w{1,16}\.)?\b(?:ChrW?\$?|Chr[BA]|char|unichr|fromCharCode|fromCodePoint)(?:[ ]?\(|\][ ]?\(?)"
    r"(?P<codes>[ ]?(?:&H|0x)?[0-9A-F]{1,6}&?[ ]?(?:,[ ]?(?:0x)?[0-9A-F]{1,6}[ ]?){0,63})"
    r"|(?P<line>\bvb(?:CrLf|NewLine|Lf|Cr)\b)|\bSpace\$?\([ ]?(?P<space>[0-9])[ ]?)\)?",
    re.IGNORECASE,
)
_NAME = r"[$@]?[A-Za-z_]\w{0,32}"
_ADDED = r"(?:&|\+|\.\.?|\|\||<>)"
_HEAD = re.compile(
    rf"(?<![\w$@.])(?:(?P<name>{_NAME})[ \t]{{0,3}}"
    rf"(?:(?P<added>{_ADDED}=|<<|=[ \t]{{0,3}}(?P=name)[ \t]{{0,3}}{_ADDED}|\.(?:append|push|concat|write)\()|=(?!=))"
    rf"|str[nl]?cat(?:_s)?\([ ]?(?P<target>{_NAME}),)(?=[ \t(\[]{{0,4}}[\"'A-Za-z])",
    re.IGNORECASE,
)
_BEFORE = re.compile(rf"[ \t)]{{0,4}}{_ADDED}[ \t]{{0,3}}({_NAME})\b(?![(\[.])")
_CODE = re.compile("(&H|0x)?([0-9A-F]+)", re.IGNORECASE)
_ESCAPE = re.compile(r"\\([\"'\\])")
_WIDEST = 600
"""Characters between two statements of one text, at most."""
_FEWEST = 3
"""Pieces of a text, at least."""
_HIGHEST = 0x20000
_TO_PAUSE = 32


@dataclass(slots=True)
class _Sum:
    """What one variable holds so far: its pieces in order, and where they stand."""

    start: int
    end: int
    pieces: list[str] = field(default_factory=list)
    plain: bool = True
    """Whether all pieces are strings as they stand."""


def find_accumulated(survey: Survey) -> Steps:
    """Find variables to which three or more pieces are added, and yield what they hold then if that is language."""
    small = survey.small
    called = () if survey.words.isdisjoint(_CALLS) else _CALLED
    signs = _SIGNS if _may_add(small) else ()
    if sum(map(small.count, called)) < _FEWEST_CALLS and sum(map(small.count, signs)) < _FEWEST - 1:
        return
    sums: dict[str, _Sum] = {}
    for number, head in enumerate(_HEAD.finditer(survey.text), start=1):
        if number % _TO_PAUSE == 0:
            yield from PAUSES
        name = head["name"] or head["target"]
        found = _Sum(head.start(), head.end())
        for piece, plain, end in _terms(survey.text, head.end()):
            found.pieces.append(piece)
            found.plain &= plain
            found.end = end
            if len(found.pieces) % _TO_PAUSE == 0:
                yield from PAUSES
        if not found.pieces:
            continue
        before = sums.get(name)
        follows = before is not None and head.start() - before.end <= _WIDEST
        ended = _BEFORE.match(survey.text, found.end)
        if before is None or not follows or not (head["added"] or head["target"] or (ended and ended[1] == name)):
            yield _read(before)
            sums[name] = found
            continue
        if head["added"] or head["target"]:
            before.pieces += found.pieces
        else:
            before.pieces[:0] = found.pieces
        before.plain &= found.plain
        before.end = found.end
    for found in sums.values():
        yield _read(found)


def _may_add(small: bytes) -> bool:
    """Whether any of `_SIGNS` may be in a text."""
    return has_any(small.translate(None, _NOT_IN_SIGNS), _WITHOUT_SPACES) and has_any(small, _ADDING)


def _terms(text: str, at: int) -> Iterator[tuple[str, bool, int]]:
    """Yield the pieces of an expression, whether each is a string as it stands, and where it ends."""
    while term := _TERM.match(text, at):
        at = term.end()
        if term["codes"] is not None:
            numbers = [int(digits, 16 if prefix else 10) for prefix, digits in _numbers(term["codes"])]
            piece = "".join(chr(code) for code in numbers if 0 < code < _HIGHEST)
            yield piece, not any(map(str.isalnum, piece)), at
        elif term["line"] is not None:
            yield "\n", True, at
        elif term["space"] is not None:
            yield " " * int(term["space"]), True, at
        else:
            quoted = term[2] is not None
            piece = term[2].replace('""', '"') if quoted else (term[3] or "").replace("''", "'")
            piece = _ESCAPE.sub(r"\1", piece)
            turned = bool(term["back"] or term["turned"])
            yield piece[::-1] if turned else piece, not turned, at


def _numbers(codes: str) -> list[tuple[str, str]]:
    found = _CODE.findall(codes)
    return [(prefix, digits) for prefix, digits in found if prefix or digits.isdecimal()]


def _read(found: _Sum | None) -> Decoded | None:
    if found is None or len(found.pieces) < _FEWEST:
        return None
    said = join_parts(found.pieces) if found.plain else "".join(found.pieces)
    hides = False if found.plain else None
    return Decoded(said, found.start, found.end, hides=hides) if is_language(said) else None
