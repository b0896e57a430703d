"""Decoder of an encoding in pieces, each in a record of its own with numbers: `03.x IN TXT "h=6967"`, in any order.

The pieces are put in the order of a number that differs in each record, which stands before or after the piece.
"""

import base64
import binascii
import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import islice, pairwise

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Span, Survey
from filters.decoders.vain import RECORDS
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency, is_language

_FEWEST, _MOST = 3, 1_024
"""Pieces of a text."""
_LONGEST_GAP = 120
"""Most characters between two pieces."""
_MOST_NUMBERS = 8
_ANY_DIGIT = bytes.maketrans(b"123456789", b"000000000")
_ZEROS = re.compile(rb"0+")
_DIGITS = re.compile("([0-9]{1,9})")
_PIECE = "(?<![A-Za-z0-9+/_-])([A-Za-z0-9+/_-]{1,4096}+={0,6})"
_NUMBER = "([0-9]{1,9}+)"
_UNTIL_WORD = re.compile(r"\A[\W_]+")
_AROUND = 256
"""Characters before and after the records in which shorter ones may stand."""
_SAMPLE = 512
"""Characters by whose words language is recognised."""
_PIECES_TO_PAUSE = 64


def find_numbered_codes(survey: Survey) -> Steps:
    """Find such records, and yield what their pieces say in the order of the numbers."""
    spans = survey.coded
    if len(spans) < _FEWEST - 1:
        return
    near = [at for at, (one, other) in enumerate(pairwise(spans)) if other[0] - one[1] <= _LONGEST_GAP]
    if len(near) < _FEWEST - 1:
        return
    between = b"\0".join([survey.raw[spans[at][1] : spans[at + 1][0]] for at in near]).translate(_ANY_DIGIT)
    gaps = between.split(b"\0")
    if len(gaps) != len(near):
        return
    likely = [frame for frame, times in Counter(gaps).items() if times >= _FEWEST - 1 and _is_likely(frame)]
    if not likely:
        return
    yield from PAUSES
    shapes = {frame: _ZEROS.sub(b"0", frame) for frame in likely}
    frames: dict[bytes, list[int]] = {}
    for at, frame in zip(near, gaps, strict=True):
        if frame in shapes:
            frames.setdefault(shapes[frame], []).append(at)
    for places in islice(frames.values(), RECORDS.most):
        first, last = places[0], places[-1] + 1
        if not all(_may_say(survey.text[slice(*spans[at])]) for at in (first, last)):
            continue
        gap = survey.text[spans[first][1] : spans[first + 1][0]]
        stretch = max(0, spans[first][0] - _AROUND), spans[last][1] + _AROUND
        best: Decoded | None = None
        for expression in _expressions(gap.lstrip("=")):
            found = yield from _read(survey.text, stretch, expression)
            if found is not None and (best is None or fluency(found.text) > fluency(best.text)):
                best = found
        yield best


def _is_likely(frame: bytes) -> bool:
    return b"0" in frame and len(_ZEROS.findall(frame)) <= _MOST_NUMBERS and frame.count(b"\n") < _FEWEST


def _may_say(piece: str) -> bool:
    """Whether a piece, cut anywhere, may be part of text in one of the encodings."""
    return any(
        _is_text(decode, piece[at : len(piece) - (len(piece) - at) % size])
        for size, decode in ((2, bytes.fromhex), (8, _of_base32), (4, _of_base64))
        for at in range(size)
    )


def _is_text(decode: Callable[[str], bytes], code: str) -> bool:
    try:
        raw = decode(code)
    except (ValueError, binascii.Error):
        return False
    said = raw.decode("utf-8", "ignore")
    return "".join(said.split()).isprintable() and len(raw) - len(said.encode()) <= _CUT_CHARACTERS


_CUT_CHARACTERS = 3
"""Bytes at the ends of a piece that may be those of a character which was cut."""


def _of_base32(code: str) -> bytes:
    return base64.b32decode(code, casefold=True)


def _of_base64(code: str) -> bytes:
    return base64.urlsafe_b64decode(code.translate(_IN_URL))


_IN_URL = str.maketrans("+/", "-_")


def _expressions(gap: str) -> Iterator[tuple[re.Pattern[str], bool]]:
    """Yield what matches records with the numbers before the piece, and with the numbers after it; says which."""
    _, _, before = gap.rpartition("\n")
    before = _UNTIL_WORD.sub("", before)
    if any(map(str.isdigit, before)):
        yield re.compile(_with_numbers(before) + _PIECE), False
    after, _, _ = gap.partition("\n")
    last = max((at for at, char in enumerate(after) if char.isdigit()), default=-1)
    if last >= 0:
        yield re.compile(_PIECE + _with_numbers(after[: last + 1])), True


def _with_numbers(gap: str) -> str:
    return "".join(_NUMBER if part.isdecimal() else re.escape(part) for part in _DIGITS.split(gap))


def _read(text: str, stretch: Span, expression: tuple[re.Pattern[str], bool]) -> Generator[None, None, Decoded | None]:
    """Return what the records say that an expression matches, in the order of their numbers. Pauses."""
    pattern, is_first = expression
    rows: list[tuple[tuple[int, ...], str]] = []
    start = end = 0
    for number, match in enumerate(pattern.finditer(text, *stretch), start=1):
        piece, *numbers = match.groups() if is_first else (match.groups()[-1], *match.groups()[:-1])
        start, end = (start if rows else match.start()), match.end()
        rows.append((tuple(map(int, numbers)), piece))
        if number % _PIECES_TO_PAUSE == 0:
            yield from PAUSES
        if number == _MOST:
            break
    if len(rows) < _FEWEST:
        return None
    best, variant = "", ""
    for order in _orders(rows):
        yield from PAUSES
        for name, decode in _CODES:
            said = decode(order)
            if said is not None and is_language(said[:_SAMPLE]) and fluency(said) > fluency(best):
                best, variant = said, f"{name}_numbered"
    return Decoded(best, start, end, variant) if best else None


def _orders(rows: Sequence[tuple[tuple[int, ...], str]]) -> Iterator[list[str]]:
    """Yield the pieces in the order of each number that differs in all records."""
    seen: list[list[str]] = []
    for column in range(len(rows[0][0])):
        numbers = [row[0][column] for row in rows]
        if len(set(numbers)) == len(numbers):
            order = [piece for _, piece in sorted(zip(numbers, (row[1] for row in rows), strict=True))]
            if order not in seen:
                seen.append(order)
                yield order


def _from_hex(pieces: Sequence[str]) -> str | None:
    try:
        return read_text(bytes.fromhex("".join(pieces)))
    except ValueError:
        return None


def _from_base64(pieces: Sequence[str]) -> str | None:
    return _from_either(pieces, 4, _of_base64)


def _from_base32(pieces: Sequence[str]) -> str | None:
    return _from_either(pieces, 8, _of_base32)


def _from_either(pieces: Sequence[str], size: int, decode: Callable[[str], bytes]) -> str | None:
    """Return the text of pieces that were cut after encoding, or encoded each by itself."""
    parts = pieces if any(piece.endswith("=") for piece in pieces[:-1]) else ("".join(pieces),)
    try:
        return read_text(b"".join(decode(_filled(part, size)) for part in parts))
    except (ValueError, binascii.Error):
        return None


def _filled(code: str, size: int) -> str:
    bare = code.rstrip("=")
    return bare + "=" * (-len(bare) % size)


_CODES: tuple[tuple[str, Callable[[Sequence[str]], str | None]], ...] = (
    ("hex", _from_hex),
    ("base32", _from_base32),
    ("base64", _from_base64),
)
