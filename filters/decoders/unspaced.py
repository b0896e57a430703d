"""Decoder of letters without spaces, or in groups of equal size, that are under a key or in another order.

Ciphers were written like this for the telegraph, and most programs still write them so.
"""

import re
from collections.abc import Generator, Iterator, Sequence

from filters.decoders.any_columns import likeliest_columns
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import Way, find_ways, is_like_english, likeliest_keys
from filters.decoders.letter_order import turns_more
from filters.decoders.orders import ORDERS
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey, runs
from filters.decoders.vain import UNSPACED
from filters.text.lexicon import USUAL_PAIRS, fluency, is_known

_LEAST = 32
_LONGEST = 4_000
_FEWEST_DIFFERENT = 10
_WRITTEN = bytes(97 if code < 128 and (chr(code).isalpha() or chr(code) in ".,;:!?'-") else 32 for code in range(256))
_ONE_MARK_IN = 10
_ONE_TURN_IN = 12
"""Letters for each capital after a small letter, at least: base64 has more such capitals."""
_FEWEST_GROUPS = 5
_CASES = bytes(108 if chr(code).islower() else 117 if chr(code).isupper() else 32 for code in range(128)) + bytes(128)
_PARTED = bytes(97 if 97 <= code | 32 <= 122 else 32 if code in b" \r\n" else 120 for code in range(256))
_LINE_BEFORE = 128
"""Characters before a found row of groups in which it may begin, with two blanks between its groups."""
_SIZES = (4, 5, 6)
_OF_FIVE = 5
_GROUPED = tuple(
    (
        size,
        b" %b" % b" ".join((b"a" * size,) * _FEWEST_GROUPS) + b" ",
        re.compile(
            rf"(?<![^\s])[A-Za-z]{{{size}}}(?:[ \r\n]{{1,2}}[A-Za-z]{{{size}}}){{{_FEWEST_GROUPS - 1},}}+"
            rf"(?:[ \r\n]{{1,2}}[A-Za-z]{{1,{size}}}(?![^\s]))?"
        ),
    )
    for size in _SIZES
)
"""For each size of groups, the shape of the fewest groups in a row, and the expression for a whole row."""
_SURE, _WORDED = 6, 3
_PRONOUNCED = 0.56
"""The share of turns between vowels and consonants that names of several words exceed, and hardly any other order."""
_SAMPLE = 96


def find_unspaced(survey: Survey) -> Steps:
    """Find runs of letters, and letters in groups of equal size, that are words once their key or order is undone.

    Words written backwards and plain words in groups are found as well.
    """
    vain: set[bytes] = set()
    for start, end in _spans(survey):
        groups = survey.text[start:end].split()
        run = "".join(groups)
        if survey.once(_is_turned, run):
            yield Decoded(part_words(run[::-1].lower()), start, end, "reversed")
        if not run.isascii() or not survey.once(_may_be_hidden, run):
            if len(groups) >= _FEWEST_GROUPS:
                yield from PAUSES
                yield Decoded(run.lower(), start, end, "grouped") if _is_plain(groups) else None
            continue
        small = run.lower().encode()
        if small in vain:
            yield None
            continue
        if len(vain) == UNSPACED.most:
            return
        way = yield from survey.once_in_steps(_way_of, small)
        if way is not None:
            yield Decoded(way.read(small, len(small)).decode(), start, end, way.name)
        else:
            vain.add(small)
        yield from PAUSES


def _way_of(small: bytes) -> Generator[None, None, Way | None]:
    """Return the first way in which letters are words, or None; pauses after every second way."""
    for number, way in enumerate(_ways(small)):
        if fluency(part_words(way.read(small, len(small)).decode()[:_LONGEST])) >= _SURE:
            return way
        if number % 2:
            yield from PAUSES
    return None


def _spans(survey: Survey) -> Iterator[tuple[int, int]]:
    if survey.has_inked:
        yield from runs(survey.raw.translate(_WRITTEN), _LEAST)
    for size, shape, grouped in _GROUPED:
        if (size != _OF_FIVE or survey.has_fives) and shape in survey.letters:
            yield from _rows_of_groups(survey, shape, grouped)


def _rows_of_groups(survey: Survey, shape: bytes, grouped: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    """Yield the spans of rows of groups, sought near each place with groups of that shape and single blanks."""
    parted = b" " + survey.raw.translate(_PARTED)
    done = 0
    at = parted.find(shape)
    while at >= 0:
        match = grouped.search(survey.text, max(done, at - _LINE_BEFORE))
        if match is None:
            return
        yield match.span()
        done = match.end()
        at = parted.find(shape, done)


def _may_be_hidden(run: str) -> bool:
    """Return whether letters, with few marks and capitals among them, are neither words nor a few letters repeated."""
    cases = run.encode().translate(_CASES)
    if not _LEAST <= len(run) <= _LONGEST or cases.count(b" ") * _ONE_MARK_IN > len(run):
        return False
    if cases.count(b"lu") * _ONE_TURN_IN > len(run) or len(set(run[:_SAMPLE])) < _FEWEST_DIFFERENT:
        return False
    small = run.lower().encode()
    if turns_more(small, _PRONOUNCED):
        return False
    return not is_like_english(small) or fluency(part_words(run[:_SAMPLE])) < _WORDED


_HEAD = 256
"""Characters by whose pairs of letters a run and its reversal are compared."""


def _is_turned(run: str) -> bool:
    """Return whether letters with a few marks are words when read backwards, and none when read forwards."""
    if not run.isascii() or not _LEAST <= len(run) <= _LONGEST:
        return False
    small = run.lower()
    head = small[:_HEAD]
    if _usual(head[::-1]) <= _usual(head):
        return False
    return fluency(part_words(small[: -_SAMPLE - 1 : -1])) >= _SURE > fluency(part_words(small[:_SAMPLE]))


def _usual(small: str) -> int:
    """Return how many of the most usual pairs of letters there are."""
    return sum(map(small.encode().count, USUAL_PAIRS))


def _is_plain(groups: Sequence[str]) -> bool:
    """Return whether letters in groups are words once joined, and fewer than one group in three is a word itself."""
    first = list(map(str.lower, groups[:_FIRST_GROUPS]))
    return sum(map(is_known, first)) * _ONE_KNOWN_IN < len(first) and fluency(part_words("".join(first))) >= _SURE


_FIRST_GROUPS = 400
_ONE_KNOWN_IN = 3


def _ways(small: bytes) -> Iterator[Way]:
    """Yield the orders in which letters follow each other as in English, and the likeliest keys."""
    yield from (way for way in ORDERS if is_like_english(way.read(small, _SAMPLE)))
    yield from (way for way in likeliest_keys(small) if is_like_english(way.read(small, _SAMPLE)))
    yield from find_ways(small)
    yield from (way for way in likeliest_columns(small) if is_like_english(way.read(small, _SAMPLE)))
