"""Decoder of one encoded text in pieces on lines of their own, each with a label: `Seat 1: KRUGK-IDHMF`.

A piece may be in groups, and the text may be cut anywhere. Licence keys, serial numbers and digests look the same, but
their bytes are no text.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter
from typing import NamedTuple

from filters.decoders.base_64 import from_base64
from filters.decoders.code_points import in_base
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.letter_digits import HEX_LETTERS
from filters.decoders.radixes import BASES, read_number, text_in_32
from filters.decoders.survey import Span, Survey, runs
from filters.decoders.vain import LABELLED
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency

_LEAST, _LEAST_TOGETHER = 10, 24
"""Characters of a piece with its hyphens, at least, but for the last one; and of all pieces without them."""
_FEWEST, _FEWEST_IN_LINE = 2, 3
"""Pieces of a text, at least, and those if all stand in one line."""
_FARTHEST = 64
"""Characters between two pieces, at most."""
_CAPITALS = bytes(97 if chr(code) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-." else 32 for code in range(256))
_PARTING, _ENDING, _UNDERLINE = b"-.", b"-./+", b"_"
_WITHOUT_PARTING = str.maketrans("", "", "-.")
_PIECE = re.compile("[A-Za-z0-9+/]+(?:[-.][A-Za-z0-9+/]+)*")
_NUMBERS, _NAME = re.compile("[0-9]+"), re.compile("[A-Za-z0-9]+")
_LONGEST_LABEL = 8
"""Characters by which a label may grow from one piece to the next."""
_BLOCK = 64
"""Pieces that are read between two pauses."""
_SURE = 3
_SAMPLE = 480
"""Characters that must hold text before all are read: a whole number of groups in every base."""
_HEX = frozenset("0123456789abcdefABCDEF")
_DIGITS = b"0123456789"
_IN_CAPITALS = ("capitals", "")
_FEWEST_DIFFERENT = 6
_LONGEST_NUMBER = 1_024
_CODE_WIDTH = 3


class _Piece(NamedTuple):
    """Where a piece stands, and what pieces of one text have in common."""

    start: int
    end: int
    kind: tuple[str, str]
    """The case of the letters, and the signs between groups."""

    @property
    def size(self) -> int:
        return self.end - self.start


def find_labelled_codes(survey: Survey) -> Steps:
    """Find pieces of one text in base32, base64, hexadecimal, letters in place of its digits, or one number."""
    spans = _spans(survey)
    if len(spans) < _FEWEST:
        return
    pieces: list[_Piece] = []
    for number, (start, end) in enumerate(_with_others(spans), start=1):
        piece = _piece(survey, start, end)
        if piece is not None:
            pieces.append(piece)
        if number % _BLOCK == 0:
            yield from PAUSES
    for number, row in enumerate(_rows(survey, pieces)):
        if number == LABELLED.most:
            return
        row += _last(survey.text, row)
        found = _read(survey.text, row)
        yield from PAUSES
        if found is not None:
            variant, said = found
            start, end = row[0].start, row[-1].end
            coded = (min(over, end) - max(begin, start) for begin, over in survey.coded if begin < end and over > start)
            among = sum(coded)
            part = among > sum(piece.size for piece in row)  # some of what is encoded there is of another text
            yield Decoded(said, start, end, variant, tentative=fluency(said) < _SURE, part=part)


def _spans(survey: Survey) -> list[Span]:
    """Return the spans of runs in capitals, and of others near one of the same size, in order."""
    found = set(runs(survey.raw.translate(_CAPITALS), _LEAST))
    alike = [*survey.coded] if survey.breaks else []
    for one, other in pairwise(alike):
        if other[0] - one[1] <= _FARTHEST and other[1] - other[0] == one[1] - one[0]:
            found |= {one, other}
    return sorted(found)


def _with_others(spans: Sequence[Span]) -> Sequence[Span]:
    """Return those of two or more spans that have others near them."""
    near = [other[0] - one[1] <= _FARTHEST for one, other in pairwise(spans)]
    return [span for span, *beside in zip(spans, (False, *near), (*near, False), strict=True) if any(beside)]


def _piece(survey: Survey, start: int, end: int) -> _Piece | None:
    """Return what may be a piece in a run: not words, or names."""
    part = survey.raw[start:end].rstrip(_ENDING)
    if len(part) < _LEAST or _UNDERLINE in part:
        return None
    bare = part.translate(None, _PARTING)
    has_digits = bare.translate(None, _DIGITS) != bare
    if bare.isdigit():
        case = "digits"
    elif bare.isupper():
        case = "capitals"
    elif bare.islower():
        case = "small"
        if not has_digits and not any(letters.issuperset(bare) for letters in _SMALL_LETTERS):
            return None
    elif has_digits or not bare[1:].islower():
        case = "both"
    else:
        return None
    parting = "-" * (b"-" in part) + "." * (b"." in part)
    return _Piece(start, start + len(part), (case, parting))


_SMALL_LETTERS = tuple(frozenset(letters.lower().encode()) for letters in HEX_LETTERS.values())


def _rows(survey: Survey, pieces: Sequence[_Piece]) -> Iterator[list[_Piece]]:
    """Yield the pieces that may be those of one text: the longest of each line, or those of one size in one line."""
    for kind, alike in groupby(sorted(pieces, key=attrgetter("kind", "start")), attrgetter("kind")):
        for near in _near(alike):
            times = Counter(survey.raw[piece.start : piece.end] for piece in near)
            near = [piece for piece in near if times[survey.raw[piece.start : piece.end]] == 1]  # no words as a status
            if len(near) < _FEWEST:
                continue
            lines = survey.lines[0].searchsorted([piece.start for piece in near], "right").tolist()
            of_lines = groupby(zip(lines, near, strict=True), itemgetter(0))
            row = [max((piece for _, piece in line), key=attrgetter("size")) for _, line in of_lines]
            is_one_line = len(row) == 1
            if is_one_line:
                row = near if len(near) >= _FEWEST_IN_LINE else []
            same = len({piece.size for piece in row[:-1]}) == 1
            if len(row) >= _FEWEST and (same or (kind == _IN_CAPITALS and not is_one_line)):
                yield row


def _near(pieces: Iterable[_Piece]) -> Iterator[list[_Piece]]:
    row: list[_Piece] = []
    for piece in pieces:
        if row and piece.start - row[-1].end > _FARTHEST:
            yield row
            row = []
        row.append(piece)
    yield row


def _last(text: str, row: Sequence[_Piece]) -> Iterator[_Piece]:
    """Yield the last piece, which may be too short to be found by itself, if the same stands before it."""
    before, end = text[row[-2].end : row[-1].start], row[-1].end
    label = _NAME.sub("0", before)
    for piece in _PIECE.finditer(text, end, end + len(before) + _LONGEST_LABEL + row[0].size):
        if _NAME.sub("0", text[end : piece.start()]) == label:
            if piece.end() - piece.start() <= row[0].size:
                yield _Piece(*piece.span(), row[0].kind)
            return


def _read(text: str, row: Sequence[_Piece]) -> tuple[str, str] | None:
    """Return the name of the base in which the pieces together hold text, and the text, or None."""
    pieces = [text[piece.start : piece.end] for piece in row]
    run = "".join(pieces).translate(_WITHOUT_PARTING)
    if len(run) < _LEAST_TOGETHER or len(set(run)) < _FEWEST_DIFFERENT:
        return None
    if run.isalpha() and not any(letters.issuperset(run.lower().encode()) for letters in _SMALL_LETTERS):
        return None
    if run.isdigit():
        return next(((name, said) for name, said in _in_digits(pieces, run) if fluency(said) >= _SURE), None)
    for name, read in _BASES:
        if read(run[:_SAMPLE]) is not None and (said := read(run)) is not None:
            return name, said
    if run.isupper() or run.islower():
        name, said = text_in_32(run[:_SAMPLE].upper())
        name, said = text_in_32(run.upper()) if said else ("", "")
        return (name or "base32", said) if said else None
    for name, alphabet in BASES if len(run) <= _LONGEST_NUMBER else ():
        number = read_number(run, alphabet)
        if number is not None:
            return name, number
    return None


def _in_digits(pieces: Sequence[str], run: str) -> Iterator[tuple[str, str]]:
    """Yield what decimal and octal digits say in groups, in codes of one width, and as one number."""
    groups = [group for piece in pieces for group in _NUMBERS.findall(piece)]
    codes = [run[at : at + _CODE_WIDTH] for at in range(0, len(run), _CODE_WIDTH)]
    for base, name in ((10, "decimal"), (8, "octal")):
        yield name, in_base(groups, base)
        yield name, in_base(codes, base)
    yield "number", (read_number(run) or "") if len(run) <= _LONGEST_NUMBER else ""


def _in_64(run: str) -> str | None:
    return None if run.isupper() or run.islower() else read_text(from_base64(run))


def _in_hex(run: str) -> str | None:
    return read_text(bytes.fromhex(run[: len(run) // 2 * 2])) if _HEX.issuperset(run) else None


def _in_letters(letters: str, run: str) -> str | None:
    small = run.lower() if run.isupper() or run.islower() else run
    if not frozenset(letters.lower()).issuperset(small):
        return None
    return _in_hex(small.translate(str.maketrans(letters.lower(), "0123456789abcdef")))


_BASES: tuple[tuple[str, Callable[[str], str | None]], ...] = (
    ("hex", _in_hex),
    *((name, partial(_in_letters, letters)) for name, letters in HEX_LETTERS.items()),
    ("base64", _in_64),
)
