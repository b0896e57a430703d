"""Decoder of texts whose pieces have names, and stand in the order in which a list or a formula names them.

Aliases of YAML (`[*b, *a]` beside `&a "nore"`), entities of XML (`&b;&a;` beside `<!ENTITY a "nore">`), and cells of a
sheet (`=B1&A2&C1` beside its rows or beside `A2: "nore"`).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from string import ascii_uppercase
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import NAMED_PIECES
from filters.decoders.worded import are_phrases, put_together

_FEWEST, _MOST, _MOST_NAMED = 4, 512, 1_024
"""Pieces that a row names (a longer one is cut), and how many may have names."""
_STRING = r"\"((?:[^\"\\\n]|\\.|\"\"){0,80}+)\"|'((?:[^'\n]|''){0,80}+)'"
_DOUBLED = re.compile(r"(\"|')\1|\\([\"\\])")


class _Value(NamedTuple):
    start: int
    end: int
    text: str


class _Kind(NamedTuple):
    """A way to name pieces: what a row of names looks like, one name in it, and what the names stand for."""

    row: re.Pattern[str]
    name: re.Pattern[str]
    values: Callable[[str, re.Match[str]], Mapping[str, _Value]]


def find_referenced(survey: Survey) -> Steps:
    """Find rows of names of pieces, and yield the pieces in that order."""
    for has, kind in _KINDS:
        if not has(survey):
            continue
        text = survey.text
        values: Mapping[str, _Value] = {}
        for number, row in enumerate(kind.row.finditer(text)):
            if number == NAMED_PIECES.most:
                break
            values = values or kind.values(text, row)
            yield from PAUSES
            names = kind.name.findall(row[0].replace("$", ""))[:_MOST]
            yield _read(row, [name if name in values else name.upper() for name in names], values)
            yield from PAUSES


def _read(row: re.Match[str], names: list[str], values: Mapping[str, _Value]) -> Decoded | None:
    used = [values[name] for name in names if name in values]
    if len(used) < max(_FEWEST, len(names) - 1):
        return None
    pieces = [value.text for value in used]
    said = put_together(pieces)
    if not said:
        return None
    start = min(row.start(), *(value.start for value in used))
    end = max(row.end(), *(value.end for value in used))
    return Decoded(said, start, end, hides=not are_phrases(said, pieces))


def _plain(match: re.Match[str], first: int) -> str:
    """Return what is quoted in either of two groups, or stands in the third as it is."""
    quoted = match[first] if match[first] is not None else match[first + 1]
    if quoted is None:
        return match[first + 2].strip()
    return _DOUBLED.sub(lambda pair: pair[1] or pair[2], quoted)


def _named_by(expression: re.Pattern[str]) -> Callable[[str, re.Match[str]], Mapping[str, _Value]]:
    def values(text: str, _: re.Match[str]) -> Mapping[str, _Value]:
        found = islice(expression.finditer(text), _MOST_NAMED)
        return {match[1]: _Value(*match.span(), _plain(match, 2)) for match in found}

    return values


# Aliases and entities

_NAME = r"\w{1,32}(?:[.-]\w{1,32}){0,3}"
_KEY = r"(?:[\w.-]{1,32}[\"']?:[ \t]{1,8})?"
_ALIASES = _Kind(
    re.compile(rf"\*{_NAME}(?:[ \t\n\r,\[\]{{}}\"'+-]{{1,64}}+{_KEY}\*{_NAME}){{{_FEWEST - 1},}}+"),
    re.compile(rf"\*({_NAME})"),
    _named_by(
        re.compile(
            rf"&({_NAME})(?:[ \t]{{1,4}}|\r?\n[ \t]{{1,16}})(?:![!\w]{{0,16}}[ \t]{{1,4}})?"
            rf"(?:{_STRING}|([^\s\"'!][^\n,\]}}]{{0,80}}))"
        )
    ),
)
_ENTITIES = _Kind(
    re.compile(rf"&{_NAME};(?:(?:\s{{0,4}}|[ ]?<[a-z]{{1,8}}[ ]?/?>[ ]?)&{_NAME};){{{_FEWEST - 1},}}+"),
    re.compile(rf"&({_NAME});"),
    _named_by(re.compile(rf"<!ENTITY\s{{1,16}}({_NAME})\s{{1,16}}(?:{_STRING}|(?!))", re.IGNORECASE)),
)


def _has_aliases(survey: Survey) -> bool:
    return survey.signs >= _ALIAS_SIGNS and min(map(survey.raw.count, (b"*", b"&"))) >= _FEWEST - 1


def _has_entities(survey: Survey) -> bool:
    return survey.signs >= _ENTITY_SIGNS and survey.small.count(b"<!entity") >= _FEWEST - 1


_ALIAS_SIGNS, _ENTITY_SIGNS = frozenset(b"*&"), frozenset(b"&<!;")


# Cells of a sheet

_SHEET = r"(?:'[^'\n!]{1,32}'!|\w{1,32}!)?"
_CELL = rf"{_SHEET}\$?[A-Z]{{1,2}}\$?[0-9]{{1,3}}"
_OF_NUMBERS = r"(?!(?:sum|max|min|average|avg|count|product|median|stdev|var|and|or|xor|mod|round|npv|irr)\w{0,8}[(.])"
_CALL = rf"(?:{_OF_NUMBERS}[A-Z._]{{1,16}}\([ ]?(?:(?:\"[^\"\n]{{0,4}}\"|TRUE|FALSE|[01])?[,;][ \t]?){{0,2}}){{0,3}}"
_SEPARATOR = r"[ \t]{0,2}(?:&amp;|[&+,;])[ \t]{0,2}"
_BLANK = r"(?:\"[^\"\n]{0,8}\"|'[^'\n]{0,8}'|&quot;[^&\n]{0,8}&quot;|CHAR\([0-9]{1,3}\))"
_AMONG = rf"[ ]?\){{0,3}}{_SEPARATOR}(?:{_BLANK}{_SEPARATOR})?{_CALL}"
_FORMULA = re.compile(rf"(?:=|<f>)[ \t]{{0,2}}\+?{_CALL}{_CELL}(?:{_AMONG}{_CELL}){{{_FEWEST - 1},}}+", re.IGNORECASE)
_FORMULA_BEGINS = re.compile(rf"=[ \t]{{0,2}}\+?{_CALL}{_CELL}{_AMONG}{_CELL}".encode(), re.IGNORECASE)
_IN_FORMULA = re.compile(r"(?<![A-Za-z0-9_])[A-Za-z]{1,2}[0-9]{1,3}(?![A-Za-z0-9_!(])")
_CELL_VALUE = re.compile(
    r"(?<![\w$])([A-Z]{1,2}[0-9]{1,3})(?:[\"'\])*`]{0,3}[ \t]{0,2}(?:[:=|\t]|,(?=[ ]?[\"']))[ \t]{0,2}"
    r"|[\"'][^<>\n]{0,24}>\s{0,4}(?:<[a-z]{1,4}>){1,3})"
    rf"(?:{_STRING}|(\w[^\n|,;<]{{0,80}}))",
    re.IGNORECASE,
)


def _has_formula(survey: Survey) -> bool:
    return _FORMULA_SIGN in survey.signs and (b"<f>" in survey.small or _FORMULA_BEGINS.search(survey.raw) is not None)


_FORMULA_SIGN = ord("=")


def _cell_values(text: str, row: re.Match[str]) -> Mapping[str, _Value]:
    """Return the cells that a text names, or else those of the rows before a formula, or after it, by their places."""
    formula = row.start()
    found = _named_by(_CELL_VALUE)(text, row).items()
    named = {name.upper(): value for name, value in found if not formula <= value.start < row.end()}
    if len(named) >= _FEWEST:
        return named
    line = text.rfind("\n", 0, formula) + 1
    before = len(text[:line].rstrip("\r\n"))
    first = text.rfind("\n\n", 0, before) + 2 if "\n\n" in text[:before] else 0
    cells = dict(islice(_cells_of_rows(text, first, before), _MOST_NAMED))
    if len(cells) >= _FEWEST or "\n" not in text[formula:]:
        return cells
    after = text.index("\n", formula)
    first = len(text) - len(text[after:].lstrip("\r\n"))
    end = text.find("\n\n", first)
    return dict(islice(_cells_of_rows(text, first, end if end >= 0 else len(text)), _MOST_NAMED))


def _cells_of_rows(text: str, start: int, end: int) -> Iterator[tuple[str, _Value]]:
    """Yield the cells of lines by their names: letters above them and numbers before them, or else counted from A1."""
    lines = [match for match in _LINE.finditer(text, start, end) if not _RULE.fullmatch(match[0])][:_MOST]
    sign = max("\t|;,", key=text[start:end].count)
    rows = [_FIELDS[sign].findall(match[0].strip("|") if sign == "|" else match[0]) for match in lines]
    letters = _COLUMNS[: len(rows[0])] if rows else []
    numbers = [str(number) for number in range(1, len(rows) + 1)]
    if rows and _LETTERS.fullmatch("".join(map(str.strip, rows[0]))):
        letters, numbers = [field.strip() for field in rows[0]], ["", *numbers]
    if rows and all(row[0].strip().isdecimal() for row in rows[1:]) and not rows[0][0].strip():
        numbers = [row[0].strip() for row in rows]
    for match, row, number in zip(lines, rows, numbers, strict=False):
        for letter, field in zip(letters, row, strict=False):
            yield letter + number, _Value(*match.span(), _field(field, sign))


def _field(field: str, sign: str) -> str:
    quoted = _QUOTED_FIELD.fullmatch(field.strip())
    if quoted is not None:
        return _DOUBLED.sub(lambda pair: pair[1] or pair[2], quoted[2])
    return field.strip() if sign == "|" else field


_LINE, _RULE = re.compile(r"[^\r\n]+"), re.compile(r"[-+|:= \t]+|```\w*")
_FIELDS = {
    sign: re.compile(
        rf"(?:^|(?<={re.escape(sign)}))"
        rf"(?:[ ]?(?:\"(?:[^\"]|\"\")*+\"|'[^']*+')[ ]?(?={re.escape(sign)}|\Z)|[^{re.escape(sign)}]*+)"
    )
    for sign in "\t|;,"
}
_QUOTED_FIELD = re.compile(r"([\"'])(.*)\1")
_COLUMNS = [*ascii_uppercase]
_LETTERS = re.compile("A?BCD?E?F?G?H?I?J?")

_KINDS: tuple[tuple[Callable[[Survey], bool], _Kind], ...] = (
    (_has_aliases, _ALIASES),
    (_has_entities, _ENTITIES),
    (_has_formula, _Kind(_FORMULA, _IN_FORMULA, _cell_values)),
)
