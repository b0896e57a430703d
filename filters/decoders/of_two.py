"""Decoder of text in any two signs or words: bits, Morse code, Bacon's cipher or Braille, whatever stands for 0 and 1.

The usual signs are decoded elsewhere (`numerals.py`, `morse.py`, `alphabets.py`). Here a stretch of text need only
consist of two signs with gaps between, and be language in one way to read it.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.lettered import OF_DOTS
from filters.decoders.morse import from_morse
from filters.decoders.numerals import BACON
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency

_Signs: TypeAlias = NDArray[np.uint32] | NDArray[np.uint8]
_GAPS = " \t\r\n/|,;[]<>^"
_WITHOUT_GAPS = _GAPS.encode()
_GAP = re.compile(r"[ \t\r\n/|,;\[\]<>^]+")
_WINDOW, _STRIDE = 16, 32
"""Signs that one look compares, and the distance in signs from one look to the next."""
_FEWEST = _WINDOW + _STRIDE
"""Signs of a stretch at least: a shorter one may hold no whole look."""
_LONGEST_WORD = 8
_WORD = re.compile(r"[A-Za-z]+")
_SURE = 3


def find_of_two(survey: Survey) -> Steps:
    """Find stretches of two signs or words that hold text in groups of eight, seven, six or five, or in Morse code."""
    for start, end, signs in _of_signs(survey) if survey.fewest_kinds <= len("01") else ():
        yield from PAUSES
        yield from _read(survey.text[start:end], signs, start, end)
    for stretch in _of_words(survey):
        if stretch is None:
            yield from PAUSES
            continue
        start, end, words = stretch
        run = survey.text[start:end].lower()
        for sign, word in zip("01", words, strict=True):
            run = re.sub(rf"\b{word}\b", sign, run)
            yield from PAUSES
        yield from _read(run, "01", start, end)


def _read(run: str, signs: Sequence[str], start: int, end: int) -> Steps:
    # A full stop before the first line is such a sign as well.
    run = _raised(run) or _raised(run.partition("\n")[2]) or (yield from _leveled(run))
    yield from PAUSES
    for zero, one in (signs, signs[::-1]):
        bits = run.translate({ord(zero): "0", ord(one): "1"})
        if not _BITS.issuperset(bits):
            return  # there are other signs in between
        for decoded in _readings(bits):
            if fluency(decoded) >= _SURE:
                yield Decoded(decoded, start, end)
                return
            yield from PAUSES if len(bits) > _SLOW else (None,)
        yield from PAUSES


_SLOW = 1_024
"""Signs of a stretch from which on each reading takes long enough for more pauses."""
_BITS = frozenset("01 /")


def _raised(run: str) -> str:
    """Return the dots of each cell of Braille that is drawn over three lines in a row, or "" if there are none.

    An empty line or an empty cell separates words.
    """
    words: list[str] = []
    if len(run) > _LONGEST_DRAWN:
        return ""
    for word in _EMPTY_LINES.split(run.strip("\n")):
        rows = [re.findall("..", "".join(line.split())) for line in word.split("\n")]
        for at in range(0, len(rows), _ROWS):
            cells = rows[at : at + _ROWS]
            if len(cells) < _ROWS or len(set(map(len, cells))) > 1:
                return ""
            words.append(" ".join("".join(dots) for dots in zip(*_columns(cells), strict=True)))
    return " / ".join(words)


def _columns(cells: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the dots of all cells in the order in which those of one are counted: down the left, down the right."""
    return [[pair[side] for pair in row] for side in range(2) for row in cells]


_EMPTY_LINES = re.compile(r"\n[ \t\r]*\n\s*")
_ROWS, _LONGEST_DRAWN = 3, 4_096


def _leveled(run: str) -> Generator[None, None, str]:
    """Return a run with nothing within letters, a space after letters and a slash after words. Pauses."""
    counts = Counter(_GAP.findall(run.strip(_GAPS)))
    yield from PAUSES
    levels = [gap for gap, _ in counts.most_common()]
    inner = len(_GAP.sub("", run)) == sum(counts.values()) + 1
    yield from PAUSES
    between = ("", " ") if inner else (" ",)
    table = dict(zip(levels, between, strict=False))
    return _GAP.sub(lambda gap: table.get(gap[0], " / "), run.strip(_GAPS))


def _readings(bits: str) -> Iterator[str]:
    parts = bits.replace("/", " ").split()
    joined = "".join(parts)
    for width in (8, 7):
        for phase in range(width) if width == 8 and len(set(map(len, parts))) != 1 else (0,):
            cut = [joined[at : at + width] for at in range(phase, len(joined) - width + 1, width)]
            yield read_text(bytes(int(part, 2) for part in cut)) or ""
    sizes = set(map(len, parts))
    if sizes <= {_FIVE, _SIX} or len(parts) == 1:
        for alphabet in (*BACON, _BRAILLE):
            yield _worded(alphabet, bits)
    elif max(sizes) <= _LONGEST_MORSE:
        yield from_morse(bits.translate(_AS_MORSE))


_FIVE, _SIX, _LONGEST_MORSE = 5, 6, 6
_AS_MORSE = str.maketrans("01", ".-")
_CELLS = {sum(1 << _SIX - int(dot) for dot in dots): letter for dots, letter in OF_DOTS.items()}
_BRAILLE = "".join(_CELLS.get(place, " " if place == 0 else "_") for place in range(1 << _SIX))
"""The character of each Braille cell by its six dots as a number, in which the first dot is the highest bit."""


def _worded(alphabet: str, bits: str) -> str:
    """Return the letters whose places in the alphabet are written in five bits each, or six for Braille."""
    size = _SIX if alphabet is _BRAILLE else _FIVE
    words = ["".join(_lettered(alphabet, part, size) for part in word.split()) for word in bits.split("/")]
    decoded = " ".join(words)
    return decoded if fluency(decoded) >= _SURE else part_words("".join(decoded.split()))


def _lettered(alphabet: str, part: str, size: int) -> str:
    places = (int(part[at : at + size], 2) for at in range(0, len(part) - size + 1, size))
    return "".join(alphabet[place] if place < len(alphabet) else "_" for place in places)


# Finding stretches of two signs or two words


def _of_signs(survey: Survey) -> Iterator[tuple[int, int, str]]:
    """Yield the start and end of each stretch of two signs, and the two."""
    bare = survey.raw.translate(None, _WITHOUT_GAPS)
    signs: _Signs = np.frombuffer(bare, np.uint8)
    shown = _NONE
    if not survey.text.isascii() and (_ROW_OF_STRANGE in bare or _rows_of_two(signs)):
        shown = _shown(survey.raw)
        signs = np.frombuffer(survey.text.encode("utf-32-le", "surrogatepass"), "<u4")[shown]
    done = 0
    for place in _rows_of_two(signs):
        if place < done:
            continue
        shown = shown if len(shown) else _shown(survey.raw)
        two = sorted(set(signs[place : place + _WINDOW].tolist()))
        done = _end_of_short(signs, place, two)
        if done:
            continue
        others = np.flatnonzero((signs != two[0]) & (signs != two[1]))
        at = int(np.searchsorted(others, place))
        first = int(others[at - 1]) + 1 if at else 0
        done = int(others[at]) if at < len(others) else len(signs)
        if done - first >= _FEWEST:
            yield int(shown[first]), int(shown[done - 1]) + 1, "".join(map(chr, two))


def _end_of_short(signs: _Signs, place: int, two: Sequence[int]) -> int:
    """Return where the stretch around a look ends if it is too short; else 0. Most are, and end close by."""
    first = max(0, place - _FEWEST)
    near = signs[first : place + _FEWEST]
    others = np.flatnonzero((near != two[0]) & (near != two[1]))
    at = int(np.searchsorted(others, place - first))
    if 0 < at < len(others) and others[at] - others[at - 1] <= _FEWEST:
        return first + int(others[at])
    return 0


_ROW_OF_STRANGE = b"?" * _WINDOW
_NONE = np.zeros(0, np.intp)


def _shown(raw: bytes) -> NDArray[np.intp]:
    """Return the places of the characters that are no gaps."""
    return np.flatnonzero(np.frombuffer(raw.translate(_INK), np.bool_))


def _rows_of_two(signs: _Signs) -> list[int]:
    """Return the places of the looks that hold exactly two different signs."""
    if len(signs) < _FEWEST:
        return []
    rows = signs[: len(signs) // _STRIDE * _STRIDE].reshape(-1, _STRIDE)
    if len(rows) <= _FEW_ROWS:
        begun = rows[:, :3].tolist()
        likely = [row for row, (one, two, three) in enumerate(begun) if one in (two, three) or two == three]
    else:
        first, second, third, fourth = rows[:, :4].T
        alike = (first == second) | (first == third) | (second == third)
        alike &= (fourth == first) | (fourth == second) | (fourth == third)
        likely = alike.nonzero()[0].tolist()
    return [row * _STRIDE for row in likely if len(set(rows[row, :_WINDOW].tolist())) == 2]


_FEW_ROWS = 48
"""Up to so many looks, going through them one by one takes less time than numpy does."""


_INK = bytes(chr(code) not in _GAPS for code in range(256))


def _of_words(survey: Survey) -> Iterator[tuple[int, int, tuple[str, str]] | None]:
    """Yield the start and end of each stretch of two words, and the two; None where the caller may pause."""
    if len(survey.words) * _TIMES > survey.spaces + survey.breaks:
        return
    words = survey.words_of_letters
    if not any(
        words[at] in words[at + 1 : at + _WINDOW] and len(set(words[at : at + _WINDOW])) == 2
        for at in range(0, len(words) - _WINDOW + 1, _STRIDE)
    ):
        return
    yield None
    spans = [match.span() for match in _WORD.finditer(survey.text)]
    yield None
    said = [survey.text[start:end].lower() for start, end in spans]
    yield None
    at = 0
    while at + _FEWEST <= len(said):
        two = set(said[at : at + _WINDOW])
        last = at + 1
        while len(two) == 2 and last < len(said) and said[last] in two:
            last += 1
        if last - at >= _FEWEST and max(map(len, two)) <= _LONGEST_WORD:
            first, second = sorted(two)
            yield spans[at][0], spans[last - 1][1], (first, second)
        at = last


_TIMES = 3
"""How often each word stands in the text on average, at least, if two are repeated again and again."""
