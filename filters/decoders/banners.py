"""Decoder of letters that are drawn large, in lines of one sign and blanks, whatever the font.

Letters that are drawn alike are the same sign, and wider gaps part words, so they are read like any other signs for
letters: by the words that fit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile, zip_longest
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.glyphs import solve
from filters.decoders.survey import Survey
from filters.decoders.vain import BANNERS

_FEWEST_ROWS, _MOST_ROWS, _LONGEST_LINE = 4, 16, 512
_FEWEST, _MOST = 24, 1_200
"""Letters of a text, at least, and that are read, at most."""
_MOST_DIFFERENT = 64
_MOST_EMPTY = 3
"""Empty lines between two lines of letters, at most."""
_MARKS_LESS = 3
"""A mark takes at most a third of the ink of a letter."""
_GLANCE = 16
"""Characters of a line that are looked at first."""
_LINES_TO_PAUSE = 256
_PRIVATE = 0xE000
"""From here on, characters stand for the drawn letters."""


class _Block(NamedTuple):
    """Adjacent lines of at most two signs: where they begin and end."""

    start: int
    end: int
    lines: Sequence[str]


def find_banners(survey: Survey) -> Steps:
    """Find letters drawn large that are language by the words that fit."""
    left = BANNERS.most
    for blocks in _banners(survey.text) if _may_be_banner(survey.text) else ():
        yield from PAUSES
        for ink in _inks(blocks):
            passage = _passage(blocks, ink)
            yield from PAUSES
            if not passage or not left:
                continue
            letters = yield from solve(passage, ({},))
            if letters:
                yield Decoded(passage.translate(letters), blocks[0].start, blocks[-1].end)
                break
            left -= 1


def _may_be_banner(text: str) -> bool:
    """Whether enough adjacent lines are drawn: of these, one is among every fourth line of the text."""
    lines = text.split("\n")
    return any(
        len(set(lines[number][:_GLANCE])) <= _MOST_SIGNS + 1
        and _is_drawn(lines[number])
        and _drawn_around(lines, number) >= _FEWEST_ROWS
        for number in range(_FEWEST_ROWS - 1, len(lines), _FEWEST_ROWS)
    )


def _is_drawn(line: str) -> bool:
    return 0 < _signs(line) <= _MOST_SIGNS and len(line) <= _LONGEST_LINE


def _signs(line: str) -> int:
    """Return how many different signs a line has, or a number above `_MOST_SIGNS`."""
    signs = len(set(line[:_GLANCE]))
    return signs if signs > _MOST_SIGNS + 1 else len(set(line[:_LONGEST_LINE].replace(" ", "")))


def _drawn_around(lines: Sequence[str], number: int) -> int:
    """Return how many adjacent lines are drawn around one that is; of those far away, none count."""
    before = takewhile(_is_drawn, reversed(lines[number - _FEWEST_ROWS + 1 : number]))
    after = takewhile(_is_drawn, lines[number + 1 : number + _FEWEST_ROWS])
    return 1 + len(list(before)) + len(list(after))


def _banners(text: str) -> Iterator[Sequence[_Block]]:
    """Yield the blocks that only few empty lines part, and nothing after a number of lines."""
    blocks: list[_Block] = []
    lines: list[str] = []
    at = begun = empty = 0
    for number, line in enumerate((*text.split("\n"), _NOT_DRAWN), start=1):
        if number % _LINES_TO_PAUSE == 0:
            yield ()
        signs = _signs(line)
        if 0 < signs <= _MOST_SIGNS and len(line) <= _LONGEST_LINE:
            begun = begun if lines else at
            lines.append(line)
            empty = 0
        else:
            if _FEWEST_ROWS <= len(lines) <= _MOST_ROWS:
                blocks.append(_Block(begun, at - 1, lines))
            elif lines:
                signs = _MOST_SIGNS + 1
            lines = []
            empty += 1
            if blocks and (signs or empty > _MOST_EMPTY):
                yield blocks
                blocks = []
        at += len(line) + 1


_MOST_SIGNS = 2
"""Different signs of a line, at most: that of the letters and that of the ground, if not blank."""
_NOT_DRAWN = "end"


def _inks(blocks: Sequence[_Block]) -> list[str]:
    """Return the sign with which letters may be drawn: the only one, or each of two of which one is the ground."""
    signs = set().union(*(line for block in blocks for line in block.lines)) - {" ", "\r", "\t"}
    return sorted(signs) if len(signs) <= _MOST_SIGNS else []


def _passage(blocks: Sequence[_Block], ink: str) -> str:
    """Return a sign for each drawn letter, with spaces for wide gaps and between blocks, or "" if they are too few."""
    rows = [_letters(block.lines, ink) for block in blocks]
    gaps = Counter(gap for letters in rows for gap, _ in letters[1:])
    if not gaps:
        return ""
    usual = gaps.most_common(1)[0][0]
    inked = sorted(letter.count(b"#") for letters in rows for _, letter in letters)
    least = inked[len(inked) // 2] // _MARKS_LESS
    signs: dict[bytes, str] = {}
    words: list[str] = []
    for letters in rows:
        for number, (gap, letter) in enumerate(letters):
            words.append(" " if words and (not number or gap > usual + 1) else "")
            is_mark = letter.count(b"#") <= least
            words.append("." if is_mark else signs.setdefault(letter, chr(_PRIVATE + len(signs))))
    passage = "".join(words)
    return passage[:_MOST] if len(passage) >= _FEWEST and len(signs) <= _MOST_DIFFERENT else ""


def _letters(lines: Sequence[str], ink: str) -> list[tuple[int, bytes]]:
    """Return the columns of each letter of a block, with how many empty ones stand before it."""
    letters: list[tuple[int, bytes]] = []
    columns: list[str] = []
    gap = 0
    for column in (*map("".join, zip_longest(*lines, fillvalue=" ")), ""):
        if ink in column:
            columns.append("".join("#" if sign == ink else " " for sign in column))
            continue
        if columns:
            letters.append((gap, "\n".join(columns).encode()))
            columns, gap = [], 0
        gap += 1
    return letters
