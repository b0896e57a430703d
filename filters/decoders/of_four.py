"""Decoder of bytes in any four signs or words, two bits each: bases of DNA, suits of cards, arrows, points of compass.

Nothing need be known of the four. The two bits at the beginning of each byte of ASCII are 00 or 01, so at one of four
places only two of the signs stand. In what is no text, all four stand there.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import READABLE
from filters.text.lexicon import is_language

_GAPS = (b" \t\r\n/|,;:.-_+>\"'", b" \t\r\n/|,;")
"""What may stand between the signs; where marks of the first are signs themselves, the second."""
_ONE_MARK_IN = 8
"""In so many signs, one that may be a gap shows that the marks may be signs themselves."""
_STRANGE = b"?" * 16
_STRIDE, _LOOK, _HEAD = 48, 32, 8
"""Signs from one look to the next, those of a look, and those that are counted first: of prose, hardly any eight are of
four kinds."""
_FEWEST = _STRIDE + _LOOK
"""Signs of a text at least, which then holds a whole look."""
_FOUR = 4
_SHORTEST_WORD, _LONGEST_WORD = 2, 16
_WORD = re.compile(rb"[a-z]+")
_TIMES = 3
"""How often each word stands in the text on average, at least, if four are repeated again and again."""
_PLACES = np.array([64, 16, 4, 1], np.uint8)


def find_of_four(survey: Survey) -> Steps:
    """Find stretches of four signs or words that are bytes of language, whichever of them stands for which two bits."""
    for stretch in _of_signs(survey) if survey.fewest_kinds <= _FOUR else ():
        if stretch is None:
            yield None
            continue
        yield from PAUSES
        start, end, signs = stretch
        yield from _read(signs, start, end)
    for start, end, words in _of_words(survey):
        yield from _read(words, start, end)


def _read(signs: NDArray[np.uint8], start: int, end: int) -> Steps:
    """Yield the text of signs that are numbered from 0 to 3, if it is language."""
    if max(len(_kinds(signs[place:_FEWEST:_FOUR])) for place in range(_FOUR)) < _FOUR - 1:
        return  # the same few over and over
    for phase in range(_FOUR):
        leading = _kinds(signs[phase + _TORN : len(signs) - _TORN : _FOUR])
        yield from PAUSES
        if len(leading) > 2:
            continue
        for place, step in ((phase, 1), ((phase + 1) % _FOUR, -1)):  # the leading sign may also be the last one
            rows = signs[place : place + (len(signs) - place) // _FOUR * _FOUR].reshape(-1, _FOUR)[:, ::step]
            for bits in permutations(range(_FOUR)):
                if any(bits[one] > 1 for one in leading):
                    continue
                raw = (np.array(bits, np.uint8)[rows] * _PLACES).sum(axis=1, dtype=np.uint8).tobytes()
                first, last = max(runs(raw.translate(READABLE), _SHORTEST), key=_size, default=(0, 0))
                text = raw[first:last].decode("ascii")
                if is_language(text):
                    yield Decoded(text, start, end, part=last - first < len(raw))
                    return
                yield from PAUSES


def _kinds(signs: NDArray[np.uint8]) -> list[int]:
    return np.flatnonzero(np.bincount(signs)).tolist()


def _size(span: tuple[int, int]) -> int:
    return span[1] - span[0]


_TORN = 8
"""Signs at both ends of a stretch that may belong to the words before and after it."""
_SHORTEST = 16


def _of_signs(survey: Survey) -> Iterator[tuple[int, int, NDArray[np.uint8]] | None]:
    """Yield the start and end of each stretch of four signs, and these numbered in any order; None before a search."""
    fewer = 0
    for gaps in _GAPS:
        bare = survey.raw.translate(None, gaps)
        if fewer and (len(bare) - fewer) * _ONE_MARK_IN < fewer:
            return
        fewer = len(bare)
        looks = _rows_of_four(bare)
        if looks or (_STRANGE in bare and not survey.text.isascii()):
            yield None
            shown = np.flatnonzero(~np.isin(np.frombuffer(survey.raw, np.uint8), np.frombuffer(gaps, np.uint8)))
            signs = np.frombuffer(survey.text.encode("utf-32-le", "surrogatepass"), "<u4")[shown]
            for stretch in _numbered(signs, _rows_of_four(signs.tolist())):
                if stretch is not None:
                    first, last, numbers = stretch
                    yield int(shown[first]), int(shown[last - 1]) + 1, numbers
                yield None


def _numbered(signs: NDArray[np.uint32], looks: Sequence[int]) -> Iterator[tuple[int, int, NDArray[np.uint8]] | None]:
    """Yield the first and last place of each stretch of four signs around the looks, and its signs as numbers; None for
    a look around which there is none.
    """
    done = 0
    for at in looks:
        if at < done:
            continue
        four = np.array(sorted(set(signs[at : at + _LOOK].tolist())), np.uint32)
        first = at - _length(signs[:at][::-1], four)
        done = at + _length(signs[at:], four)
        found = done - first >= _FEWEST
        yield (first, done, np.searchsorted(four, signs[first:done]).astype(np.uint8)) if found else None


def _length(signs: NDArray[np.uint32], four: NDArray[np.uint32]) -> int:
    """Return how many of the first signs are of these four. Looks no further than it has to, in growing parts."""
    start, size = 0, _LOOK
    while start < len(signs):
        others = np.flatnonzero(~np.isin(signs[start : start + size], four))
        if len(others):
            return start + int(others[0])
        start, size = start + size, 2 * size
    return len(signs)


def _rows_of_four(signs: Sequence[int] | Sequence[bytes]) -> list[int]:
    """Return the places of the looks that hold exactly four different signs or words."""
    return [
        at
        for at in range(0, len(signs) - _LOOK + 1, _STRIDE)
        if len(set(signs[at : at + _HEAD])) <= _FOUR and len(set(signs[at : at + _LOOK])) == _FOUR
    ]


def _of_words(survey: Survey) -> Iterator[tuple[int, int, NDArray[np.uint8]]]:
    """Yield the start and end of each stretch of four words, and these numbered in any order."""
    if len(survey.words) * _TIMES > survey.spaces + survey.breaks + survey.raw.count(b"-"):
        return
    words = survey.words_of_letters
    if not _rows_of_four(words):
        return
    spans = [match.span() for match in _WORD.finditer(survey.small)]
    for first, last, numbers in _stretches(words):
        yield spans[first][0], spans[last - 1][1], np.array(numbers, np.uint8)


def _stretches(words: Sequence[bytes]) -> Iterator[tuple[int, int, list[int]]]:
    """Yield where rows of four words begin and end, and these numbered in the order in which they come first."""
    at = 0
    while at + _FEWEST <= len(words):
        numbers: dict[bytes, int] = {}
        last = at
        while last < len(words) and (words[last] in numbers or len(numbers) < _FOUR):
            if words[last] not in numbers:
                numbers[words[last]] = len(numbers)
            last += 1
        if (
            last - at >= _FEWEST
            and min(map(len, numbers)) >= _SHORTEST_WORD
            and max(map(len, numbers)) <= _LONGEST_WORD
        ):
            yield at, last, [numbers[word] for word in words[at:last]]
        at = last
