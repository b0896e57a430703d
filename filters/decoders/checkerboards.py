"""Decoder of digits under a straddling checkerboard that is printed beside them: eight letters have one digit, the
others two, of which the first is the label of their row.
"""

import re
from collections.abc import Generator, Iterator, Mapping
from string import ascii_letters

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Survey
from filters.decoders.vain import BOARD_DIGITS, CHECKERBOARDS
from filters.text.lexicon import is_language

_HEAD = re.compile(r"^[ \t|+,]{0,16}[0-9](?:[ \t|,]{0,4}[0-9]){9}[ \t|]{0,8}$", re.M)
_SHAPE = bytes(100 if chr(code) in "0123456789" else 32 if chr(code) in " \t|\n," else 120 for code in range(256))
_LOOKS = (*((b" " * gap).join([b"d"] * 8) for gap in (1, 2, 3, 4)), b" dddddddddd ")
_ROWS = re.compile(r"(?:\n[-=+| \t]{4,96})?\n([^\n]{8,96})\n(?:[-=+| \t]{4,96}\n)?([^\n]{8,96})\n([^\n]{8,96})")
_DIGITS = re.compile(
    r"^(?:[A-Za-z ]{1,24}:)?[ \t>`*]{0,16}([0-9]{2}(?:[0-9 \t,-]|\r?\n[ \t>]{0,16}(?=[0-9])){22,}+)", re.M
)
_LABEL, _NO_DIGITS = re.compile("[0-9]"), re.compile("[^0-9]+")
_FEWEST_LETTERS, _FEWEST_DIGITS, _FEWEST_ROWS = 24, 40, 4
_WORDS = str.maketrans("./_-+", "     ")
_MOST = BOARD_DIGITS.most
"""Digits that are read, at most."""


def find_checkerboards(survey: Survey) -> Steps:
    """Find lines of digits that are language under a checkerboard in the text."""
    raw = survey.raw
    if survey.digits < _FEWEST_DIGITS or survey.breaks < _FEWEST_ROWS or not has_any(raw.translate(_SHAPE), _LOOKS):
        return
    left = CHECKERBOARDS.most
    for board, start, end in _boards(survey.text):
        left -= bool(board)
        if left < 0:
            return
        for match in _DIGITS.finditer(survey.text) if board else ():
            if not start <= match.start(1) < end:
                yield (yield from _read(match, board))
        yield from PAUSES


def _read(match: re.Match[str], board: Mapping[str, str]) -> Generator[None, None, Decoded | None]:
    """Return the language in lines of digits, or None."""
    signs = re.compile("|".join((*sorted(board, key=len, reverse=True), "[0-9]")))
    letters = "".join([board.get(sign, "") for sign in signs.findall(_NO_DIGITS.sub("", match[1])[:_MOST])])
    yield from PAUSES
    said = letters.translate(_WORDS).strip()
    if not is_language(said):
        said = yield from part_words_in_steps("".join(filter(str.isalpha, letters)))
        yield from PAUSES
    return Decoded(said, *match.span(1)) if is_language(said) else None


def _boards(text: str) -> Iterator[tuple[Mapping[str, str], int, int]]:
    """Yield what digits stand for on each board, nothing for what is none, and where it begins and ends."""
    for head in _HEAD.finditer(text):
        rows = _ROWS.match(text, head.end())
        if rows is None:
            yield {}, head.start(), head.end()
            continue
        columns = [(place.start(), place[0]) for place in _LABEL.finditer(head[0])]
        board: dict[str, str] = {}
        for row in rows.groups():
            label = _LABEL.search(row[: columns[0][0]])
            for column, digit in columns:
                sign = row[column : column + 1].strip()
                if sign and (label or sign in ascii_letters):
                    board[(label[0] if label else "") + digit] = sign.lower()
        is_board = len(set(board.values()) & set(ascii_letters)) >= _FEWEST_LETTERS
        yield board if is_board else {}, head.start(), rows.end()
