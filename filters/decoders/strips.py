"""Decoder of strips that together are a text: columns or rails, each as a group or a line of its own, and lines of
which each has the letters of some columns.

What stands in the strips shows how many columns or rails there are; their order is tried. A `_` or another mark may
stand for each space. A line that ends in a colon may stand above, and lines of a fence around.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

import numpy as np

from filters.decoders.any_columns import are_words, likeliest_columns, unpadded
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.grids import orders_of
from filters.decoders.keyed import is_like_english
from filters.decoders.spacing import part_words
from filters.decoders.survey import Places, Span, Survey
from filters.decoders.vain import STRIPS
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import WORDS, fluency, is_known

_LEAST, _MOST = 24, 600
"""Characters of all strips together."""
_LONGEST = 4_096
"""Characters of rails, whose lengths are no accident."""
_FEWEST, _MOST_STRIPS = 2, 24
_SHORTEST = 4
"""Characters of a strip, at least."""
_MOST_IN_ANY_ORDER = 6
_FEWEST_GROUPS = {3: 8, 4: 6}
"""How long as few groups of a line as these must be; more may be shorter."""
_SHORTEST_GROUP = 5
_SURE = 4
_LONG_WORD = 3
_SPACES = str.maketrans(dict.fromkeys("_~\u2423\u00b7\u2022\u2581\u00b6", " "))
_APART = 40
"""Characters of which no two in a row are letters, at least."""
_FEWEST_APART = 12
_CELLS = re.compile(r"\|? ?(\S)(?: ?[ |,\t] ?(\S))*+ ?\|?")
_CELL = re.compile(r"[^\s|,]")


def find_strips(survey: Survey) -> Steps:
    """Find groups of one line, and lines, that are language when they are read as columns, as rails, or together."""
    vain = 0
    tried: set[tuple[str, ...]] = set()
    for found in chain(_groups(survey), _parted(survey), _lines(survey), _letters_apart(survey)):
        if vain == STRIPS.most:
            return
        yield None
        if found is None:
            yield from PAUSES
            continue
        start, end, strips = found
        if not _LONG_WORDS.isdisjoint(survey.small[start:end].split()) or tuple(strips) in tried:
            continue
        tried.add(tuple(strips))
        plain = survey.text[start:end].translate(_SPACES)
        if fluency(plain) >= _SURE or any(map(_is_word, plain.lower().split())):
            continue
        yield from PAUSES
        said = max(map(_worded, _readings(strips)), key=fluency, default="")
        if said:
            yield Decoded(said, start, end)
        vain += not said
        yield from PAUSES


def _is_word(group: str) -> bool:
    return len(group) >= _SHORTEST_WORD and (group in VOCABULARY or is_known(group))


_SHORTEST_WORD = 5
"""Letters of a word that strips do not hold by accident."""
_LONG_WORDS = frozenset(word.encode() for word in WORDS | VOCABULARY if len(word) >= _SHORTEST_WORD and word.isascii())
"""Most of the words for which `_is_word` holds: looking for these first takes a tenth of the time."""


def _readings(strips: Sequence[str]) -> Iterator[str]:
    """Yield what strips may say: along rails, or across all of them, and down or round them as a block."""
    if courses := list(_courses(list(map(len, strips)))):
        yield from (_along(course, strips) for course in courses)
        return
    yield "".join(filter(None, chain.from_iterable(zip_longest(*strips))))
    if len(strips) == _FEWEST:
        yield "".join(filter(None, chain.from_iterable(zip_longest(*reversed(strips)))))
    joined = "".join(strips).translate(_SPACES)
    if len(set(map(len, strips))) == 1:
        yield from orders_of(strips)
    if _FEWEST < len(strips) <= _MOST_IN_ANY_ORDER:
        small = joined.lower().encode("ascii", "replace")
        yield from (
            way.read(joined.encode("ascii", "replace"), len(joined)).decode()
            for way in likeliest_columns(small, len(strips))
        )


def _worded(said: str) -> str:
    """Return the words of a reading, or "" if it is no language."""
    plain = said.translate(_SPACES)
    if " " in plain.strip():
        return unpadded(plain).strip() if are_words(plain) or _has_many_words(plain) else ""
    if not is_like_english(plain.lower().encode("ascii", "replace")):
        return ""
    parted = part_words(plain.lower())
    known = sum(len(word) for word in parted.split() if len(word) >= _LONG_WORD and is_known(word))
    return parted if fluency(parted) >= _SURE and known * 2 >= len(parted) else ""


def _has_many_words(plain: str) -> bool:
    """Whether a reading is language for certain, though many of its words are unknown."""
    return _WIDE not in plain.strip() and fluency(plain) >= _MANY + len(plain) // _CHARS_FOR_ANOTHER


_MANY, _CHARS_FOR_ANOTHER, _WIDE = 8, 64, "   "


# Groups of one line


def _groups(survey: Survey) -> Iterator[tuple[int, int, Sequence[str]]]:
    """Yield groups of nearly one size that follow each other on a line, and are as many as columns would be."""
    if _THREE_GROUPS.search(survey.ink) is None:
        return
    gaps = (np.frombuffer(b" %b " % survey.ink, np.uint8) == _GAP).nonzero()[0]
    steps = gaps[1:] - gaps[:-1]
    alike = (abs(steps[1:] - steps[:-1]) <= 1) & (steps[1:] > _SHORTEST_GROUP) & (steps[:-1] > _SHORTEST_GROUP)
    marks = b"\0%b\0" % alike.tobytes()
    at = marks.find(b"\1" * _FEWEST)
    while at >= 0:
        over = marks.find(b"\0", at)
        count = over - at + 1
        if count <= _MOST_STRIPS and min(steps[at - 1 : over].tolist()) > _FEWEST_GROUPS.get(count, 0):
            start, end = int(gaps[at - 1]), int(gaps[over]) - 1
            if _LEAST <= end - start <= _MOST and _has_few_marks(survey.small[start:end]):
                yield start, end, survey.text[start:end].split()
        at = marks.find(b"\1" * _FEWEST, over)


def _parted(survey: Survey) -> Iterator[tuple[int, int, Sequence[str]]]:
    """Yield the parts of long words that a sign cuts into parts of nearly one size."""
    for start, end in survey.inked if survey.has_inked else ():
        if not _LEAST <= end - start <= _MOST:
            continue
        word = survey.text[start:end]
        marks = survey.small[start:end].translate(None, _OF_STRIPS).decode()
        for sign in _BETWEEN:
            strips = word.split(sign) if sign in marks and _are_alike(word, sign) else ()
            sizes = list(map(len, strips))
            if not (_FEWEST <= len(strips) <= _MOST_STRIPS and _SHORTEST_GROUP <= min(sizes) >= max(sizes) - 1):
                continue
            if _has_few_marks("".join(strips).lower().encode("ascii", "replace"), 8):
                yield start, end, strips


def _are_alike(word: str, sign: str) -> bool:
    """Whether the parts that a sign cuts a word into have nearly the size of the first one on average."""
    size, count = word.find(sign), word.count(sign)
    return size >= _SHORTEST_GROUP and abs(len(word) - count - size * (count + 1)) <= count


_THREE_GROUPS = re.compile(rb"a{5} a{5,}+ a{5}")
_BETWEEN = "|/;,:-"
"""What may stand between strips in one word: a mark stands for each space then."""


def _has_few_marks(small: bytes, one_in: int = 16) -> bool:
    """Whether at most one sign in so many is neither a letter nor `_`."""
    return len(small.translate(None, _OF_STRIPS)) * one_in <= len(small)


_OF_STRIPS = b"abcdefghijklmnopqrstuvwxyz_ "
_GAP = ord(" ")


# Lines


def _lines(survey: Survey) -> Iterator[tuple[int, int, Sequence[str]] | None]:
    """Yield lines of nearly one length with no other line of text next to them, and lines as long as rails are.

    Yields None where the caller may pause.
    """
    if b"\n" not in survey.raw:
        return
    starts, ends = zip(*survey.few_lines, strict=True) if survey.few_lines is not None else survey.lines
    lengths = np.subtract(ends, starts)
    sizes = [*lengths.tolist(), 0]
    rails = _rails(lengths, sizes)
    for found, one_mark_in, most in ((_columns(survey.raw, ends, sizes), 8, _MOST), (rails, 5, _LONGEST)):
        for span in found:
            if span is None:
                yield None
                continue
            first, over = span
            start, end = int(starts[first]), int(ends[over - 1])
            if _LEAST <= end - start <= most:
                strips = survey.text[start:end].split("\n")
                small = "".join(strips).translate(_SPACES).lower().encode("ascii", "replace")
                if _has_few_marks(small, one_mark_in):
                    yield start, end, strips


def _columns(raw: bytes, ends: Sequence[int] | Places, sizes: Sequence[int]) -> Iterator[Span]:
    """Yield the first line of each paragraph of a few lines of nearly one length, and the line after its last."""
    over = -1
    for _ in range(sizes.count(0)):
        first, over = over + 1, sizes.index(0, over + 1)
        last = over
        while first < last and raw[ends[first] - 1] in _HEADS:
            first += 1
        while first < last and raw[ends[last - 1] - 1] in _FENCE:
            last -= 1
        if _FEWEST <= last - first <= _MOST_STRIPS and abs(sizes[first] - sizes[last - 1]) <= 1:
            strips = sizes[first:last]
            if _SHORTEST <= min(strips) >= max(strips) - 1:
                yield first, last


_HEADS, _FENCE = b":`", b"`"
"""How lines above strips end, and those below."""


def _rails(lengths: Places, sizes: Sequence[int]) -> Iterator[Span | None]:
    """Yield the first of some lines that are as long as three rails or more, and the line after the last of them.

    `sizes` are the lengths of all lines, and a zero. Yields None where the caller may pause.
    """
    outer, inner = lengths[:-1], lengths[1:]
    firsts = ((outer >= _SHORTEST) & (abs(2 * outer - inner) <= _FEWEST)).nonzero()[0].tolist()
    for number, first in enumerate(firsts, start=1):
        if number % _TRIED_BETWEEN_PAUSES == 0:
            yield None
        for over in range(first + _FEWEST_RAILS, first + _MOST_RAILS + 1):
            if any(_courses(sizes[first:over])):
                yield first, over
                break
            if abs(sizes[over - 1] - sizes[first + 1]) > _FEWEST:
                break


_TRIED_BETWEEN_PAUSES = 16
_FEWEST_RAILS, _MOST_RAILS = 3, 8
"""Two rails are two columns."""


def _courses(sizes: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the rails along a text that was written over rails of such lengths; each may lack a space at its end."""
    if not _FEWEST_RAILS <= len(sizes) <= _MOST_RAILS or sum(sizes) > _LONGEST:
        return
    turn = [*range(len(sizes)), *range(len(sizes) - 2, 0, -1)]
    for count in range(sum(sizes), sum(sizes) + len(sizes)):
        turns, rest = divmod(count, len(turn))
        begun = turn[:rest]
        if all(turns * turn.count(rail) + begun.count(rail) - size in (0, 1) for rail, size in enumerate(sizes)):
            yield [*turn * turns, *begun]


def _along(course: Sequence[int], strips: Sequence[str]) -> str:
    """Return what rails say along the text, with a space for each one that is lacking at an end."""
    left = list(map(iter, strips))
    return "".join(next(left[rail], " ") for rail in course)


# Letters apart from each other


def _letters_apart(survey: Survey) -> Iterator[tuple[int, int, Sequence[str]]]:
    """Yield the rows of letters of blocks in which each letter has a cell, and lines laid over each other."""
    if b"\n" not in survey.raw:
        return
    letters = np.frombuffer(survey.letters, np.uint8) == _LETTER
    pairs = (letters[1:] & letters[:-1]).tobytes()
    at = pairs.find(_NO_PAIR)
    while at >= 0:
        over = pairs.find(1, at + _APART)
        over = over if over >= 0 else len(survey.raw)
        for start, end in _blocks(survey.text, max(0, at - 1), over):
            if survey.letters.count(b"a", start + 1, end + 1) >= _FEWEST_APART and end - start <= _WIDEST:
                lines = survey.text[start:end].split("\n")
                strips = _laid_over(lines) or _cells(lines)
                if strips:
                    yield start, end, strips
        at = pairs.find(_NO_PAIR, over)


_LETTER = ord("a")
_NO_PAIR = bytes(_APART)
_WIDEST = 4_096
_BLOCK = re.compile(r"(?<![^\n])[^\n]++(?:\n[^\n]++)++")


def _blocks(text: str, first: int, last: int) -> Iterator[Span]:
    """Yield the spans of adjacent whole lines between two offsets."""
    start = text.rfind("\n", 0, first + 1) + 1
    start = start if not text[start:first].strip() else text.find("\n", first, last) + 1 or last
    end = text.find("\n", last)
    end = last if end == last or (end < 0 and last == len(text)) else text.rfind("\n", start, last)
    yield from (match.span() for match in _BLOCK.finditer(text, start, max(start, end)))


def _laid_over(lines: Sequence[str]) -> Sequence[str]:
    """Return the signs of lines laid over each other, each as a strip, if no two are in one place; else nothing."""
    filler, count = Counter("".join(lines)).most_common(1)[0]
    if filler.isalnum() or count * 2 < sum(map(len, lines)):
        return ()
    columns = [[sign for sign in column if sign not in (filler, " ")] for column in zip_longest(*lines, fillvalue=" ")]
    if any(len(column) > 1 for column in columns):
        return ()
    said = "".join(column[0] if column else " " for column in columns).rstrip()
    return (said,) if said.count(" ") * 2 < len(said) else ()


def _cells(lines: Sequence[str]) -> Sequence[str]:
    """Return the signs of each line if each has a cell of its own, and all lines have as many; else nothing."""
    if len(set(map(len, lines))) == 1 and "|" not in lines[0] and not "".join(line[1::2] for line in lines).strip():
        rows = [line[::2] for line in lines]
    elif all(map(_CELLS.fullmatch, lines)):
        rows = ["".join(_CELL.findall(line)) for line in lines]
    else:
        return ()
    return rows if len(set(map(len, rows))) == 1 and len(rows[0]) > 1 else ()
