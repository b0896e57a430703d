"""Decoder of quoted pieces of words that calls or statements put together: `concat!("Ign", "ore a")`, `s.append("l")`.

Pieces of any sizes, and with any names and marks between them, as long as these are few. Pieces with one mark between
them are read by `filters.decoders.joints`.
"""

import re
from collections.abc import Sequence

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_NAMES = frozenset(
    b"append appendln cat concat concatenate implode join lstrcat merge paste paste0 print printf push push_str strcat "
    b"stringbuilder strncat textjoin wcscat write".split()
)
"""Words of calls and statements that put strings together, some of which stand beside all such pieces."""
_FEWEST, _LONGEST, _WIDEST, _MOST_NAMES = 6, 24, 48, 3
"""Pieces, characters of one, characters between two, and different names between all of them."""
_CUT = (
    (b'"', re.compile(rb'" (?<=[(,+.&|<\s\[]" )\w'), re.compile(rb' "(?<=\w ")[,);+.&|\n\]]')),
    (b"'", re.compile(rb"' (?<=[(,+.&|<\s\[]' )\w"), re.compile(rb" '(?<=\w ')[,);+.&|\n\]]")),
)
"""What shows that pieces begin or end with a space, by their quotation mark."""
_FEWEST_CUT = 2
_PIECES = {
    b'"': re.compile(r'"((?:[^"\\\n]|\\.){0,24}+)"'),
    b"'": re.compile(r"'((?:[^'\\\n]|\\.){0,24}+)'"),
}
_NAME = re.compile(r"[A-Za-z_]\w*")
_ESCAPE = re.compile(r"\\(.)")
_BLANKS = {"n": "\n", "r": "\r", "t": "\t"}
_GAINED = 3
"""How much more fluent the pieces are together than apart, at least."""
_PIECES_TO_PAUSE = 64


def find_concatenated(survey: Survey) -> Steps:
    """Find pieces that are cut within words, and yield what they say together."""
    for quote, before, after in _CUT:
        if survey.raw.count(quote) < 2 * _FEWEST or survey.words.isdisjoint(_NAMES):
            continue
        if len(before.findall(survey.raw)) + len(after.findall(survey.raw)) < _FEWEST_CUT:
            continue
        row: list[re.Match[str]] = []
        names: set[str] = set()
        for number, match in enumerate(_PIECES[quote].finditer(survey.text), start=1):
            if row:
                between = survey.text[row[-1].end() : match.start()]
                names.update(_NAME.findall(between) if len(between) <= _WIDEST else ())
                if len(between) > _WIDEST or len(names) > _MOST_NAMES:
                    yield from _read(row)
                    row, names = [], set()
            row.append(match)
            if number % _PIECES_TO_PAUSE == 0:
                yield from PAUSES
        yield from _read(row)


def _read(row: Sequence[re.Match[str]]) -> Steps:
    if len(row) < _FEWEST:
        return
    pieces = [_ESCAPE.sub(lambda escape: _BLANKS.get(escape[1], escape[1]), match[1]) for match in row]
    said = "".join(pieces)
    if is_language(said) and fluency(said) >= fluency(" ".join(pieces)) + _GAINED:
        yield Decoded(said, row[0].start(), row[-1].end())
    yield from PAUSES
