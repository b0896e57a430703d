"""Decoder of drawn zigzags: each column of a few rows has one character, and a filling sign everywhere else."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import ZIGZAGS
from filters.text.lexicon import fluency, is_language

_FILLING = ".-_*~ ?:+0#="
"""Signs that fill empty places; the question mark stands for those beyond ASCII."""
_SHAPES = bytes(102 if chr(code) in _FILLING else 10 if code == ord("\n") else 97 for code in range(256))
_TURN = b"fafaf"
_FEWEST_TURNS = 4
"""Pairs of characters with one place between, at least: those before and after each turn, in the row next to it."""
_ROWS = range(12, 1, -1)
_FILLED = (2, 5)
"""The share of filling signs in a row, at least."""
_MOST_ROWS, _LONGEST_ROW, _SHORTEST_ROW = ZIGZAGS.most, 512, 5
_SURE = 3
_BLANKS = re.compile("[_\u2423]")


def find_zigzags(survey: Survey) -> Steps:
    """Find rows that are mostly filled with one sign, and yield what is language down their columns."""
    shaped = survey.raw.translate(_SHAPES)
    if shaped.count(_TURN) < _FEWEST_TURNS:
        return
    for rows, start, end in _blocks(survey.text, shaped):
        yield from PAUSES
        filling, count = Counter("".join(rows)).most_common(1)[0]
        if (filling.isalnum() and filling != "0") or count * _FILLED[1] < sum(map(len, rows)) * _FILLED[0]:
            continue
        for said in _readings(rows, filling):
            if is_language(said) and fluency(said) >= _SURE:
                yield Decoded(said, start, end)
                break
            yield None


def _blocks(text: str, shaped: bytes) -> Iterator[tuple[list[str], int, int]]:
    """Yield adjacent rows that are mostly filled, those after empty lines too, and where they begin and end."""
    rows: list[str] = []
    start = end = at = 0
    for line in shaped.split(b"\n"):
        filled = line.count(b"f")
        if (
            len(line) >= (1 if rows else _SHORTEST_ROW)
            and filled * _FILLED[1] >= len(line) * _FILLED[0]
            and _may_be_row(line)
        ):
            start = at if not rows else start
            end = at + len(line)
            rows.append(text[at:end][:_LONGEST_ROW].rstrip("\r"))
        elif line and rows:
            yield rows[:_MOST_ROWS], start, end
            rows = []
        at += len(line) + 1
    if rows:
        yield rows[:_MOST_ROWS], start, end


def _may_be_row(line: bytes) -> bool:
    """Whether no two characters stand next to each other, except where a sign for a space does."""
    return line.count(b"aa") <= 1


def _readings(rows: Sequence[str], filling: str) -> Iterator[str]:
    """Yield what the rows say for each number of rows that may belong together, the most first: fewer leave gaps."""
    for count in _ROWS:
        if len(rows) % count:
            continue
        said = [_down(rows[at : at + count], filling) for at in range(0, len(rows), count)]
        if None not in said:
            whole = "".join(map(str, said))
            whole = whole if filling == "_" else _BLANKS.sub(" ", whole)
            yield whole if " " in whole.strip() else part_words(whole)


def _down(rows: Sequence[str], filling: str) -> str | None:
    """Return the character of each column, None if a column has more than one; a space for a column without any."""
    width = max(map(len, rows))
    said: list[str] = []
    for column in zip(*(row.ljust(width, filling) for row in rows), strict=True):
        signs = [sign for sign in column if sign != filling]
        if len(signs) > 1:
            return None
        said += signs or [" "]
    return "".join(said)
