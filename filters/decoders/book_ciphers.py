"""Decoder of numbers that count lines, words and letters of a text that stands beside them (book ciphers).

What the numbers count is tried: line, word and letter; line and letter; word and letter; the first letters of words;
letters.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise
from typing import NamedTuple, TypeAlias

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import is_like_english
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import BOOKS
from filters.text.lexicon import fluency, is_known

_Group: TypeAlias = Sequence[int]
_FEWEST, _MOST = 20, 16_384
"""Numbers of a message, at least and at most; a piece of a long text has no more."""
_NUMBERS = re.compile(rf"(?<![0-9A-Za-z])[0-9]{{1,4}}(?:[^0-9A-Za-z]{{1,8}}[0-9]{{1,4}}){{{_FEWEST - 1},}}+")
_NUMBER = re.compile("[0-9]+")
_DECIMAL = re.compile(r"[.]0[0-9]")
_SIZES = (3, 2, 1)
_FEWEST_GROUPS, _SAMPLE = 18, 48
_LONGEST_BOOK, _LEAST_LETTERS = 4_096, 60
_MOST_STARTS = 8
"""Places from which a text may be counted: its paragraphs, and what follows a colon or a quotation mark."""
_START = re.compile(r"\n\s*\n|:\s+|[\"\u201c]|\n")
_NUMBERED = re.compile(r"\s*(?:[Ll]ine )?([0-9]{1,3})[.):\]]\s+")
_NO_LETTERS = re.compile("[^A-Za-z]+")
_SURE, _LONG_WORD = 4, 3


class _Book(NamedTuple):
    """A text as its lines, its words and its letters. Words have letters and digits only."""

    lines: Sequence[str]
    words_of_lines: Sequence[Sequence[str]]
    letters_of_lines: Sequence[str]
    words: Sequence[str]
    letters: str


def find_book_ciphers(survey: Survey) -> Steps:
    """Find numbers that are language where each counts a letter of the text before or after them."""
    begins, _ = survey.near_numbers
    if len(begins) < _FEWEST:
        return
    for match in islice(filter(_may_count, _NUMBERS.finditer(survey.text)), BOOKS.most):
        groups = list(_groups(match[0]))
        before, after = survey.text[: match.start()], survey.text[match.end() :]
        for book in _books(before[-_LONGEST_BOOK:], after[:_LONGEST_BOOK]) if groups else ():
            yield from PAUSES
            said = next(filter(None, (_said(book, *group) for group in groups)), "")
            if said:
                yield Decoded(said, *match.span())
                break
        yield None


def _may_count(row: re.Match[str]) -> bool:
    """Whether a row of numbers may be a message: one with decimals that ends within a word is a path of a drawing."""
    return not row.string[row.end() : row.end() + 1].isalpha() or _DECIMAL.search(row[0]) is None


def _groups(run: str) -> Iterator[tuple[list[_Group], list[str]]]:
    """Yield the numbers in groups of one size with the same sign within, and what stands between the groups."""
    matches = list(islice(_NUMBER.finditer(run), _MOST))
    numbers = [int(match[0]) for match in matches]
    gaps = [run[one.end() : other.start()] for one, other in pairwise(matches)]
    for size in _SIZES:
        within = {gap for at, gap in enumerate(gaps) if (at + 1) % size}
        if len(numbers) % size == 0 and len(numbers) >= size * _FEWEST_GROUPS and len(within) <= 1:
            yield [numbers[at : at + size] for at in range(0, len(numbers), size)], gaps[size - 1 :: size]


def _books(before: str, after: str) -> Iterator[_Book]:
    for text in (before, after):
        starts = [0, *(match.end() for match in islice(_START.finditer(text), _MOST_STARTS))]
        for start in starts:
            part = text[start:].lower()
            lines = [_NUMBERED.sub("", line, count=1) for line in part.split("\n") if line.strip()]
            words = [[word for word in map(_bare, line.split()) if word] for line in lines]
            letters = [_NO_LETTERS.sub("", line) for line in lines]
            if sum(map(len, letters)) >= _LEAST_LETTERS:
                yield _Book(lines, words, letters, [word for line in words for word in line], "".join(letters))


def _bare(word: str) -> str:
    return "".join(filter(str.isalnum, word))


_WAYS: dict[int, tuple[Callable[[_Book, _Group, int], str], ...]] = {
    3: (lambda book, at, by: book.words_of_lines[at[0] - by][at[1] - by][at[2] - by],),
    2: (
        lambda book, at, by: book.letters_of_lines[at[0] - by][at[1] - by],
        lambda book, at, by: book.lines[at[0] - by][at[1] - by],
        lambda book, at, by: book.words[at[0] - by][at[1] - by],
        lambda book, at, by: book.words_of_lines[at[0] - by][at[1] - by][0],
    ),
    1: (
        lambda book, at, by: book.words[at[0] - by][0],
        lambda book, at, by: book.letters[at[0] - by],
    ),
}
"""For each size of groups, the letters that they may count, from 1 or from 0."""


def _said(book: _Book, groups: Sequence[_Group], gaps: Sequence[str]) -> str:
    """Return what groups of numbers say in a text, or "" if that is no language."""
    for by in (1, 0):
        if min(map(min, groups)) < by:
            continue
        for way in _WAYS[len(groups[0])]:
            try:
                sample = "".join(way(book, group, by) for group in groups[:_SAMPLE])
                if is_like_english(_NO_LETTERS.sub("", sample).encode()):
                    said = _worded([way(book, group, by) for group in groups], gaps)
                    if said:
                        return said
            except IndexError:
                continue
    return ""


def _worded(letters: Sequence[str], gaps: Sequence[str]) -> str:
    usual = Counter(gaps).most_common(1)[0][0]
    parted = letters[0] + "".join(
        letter if gap == usual else f" {letter}" for gap, letter in zip(gaps, letters[1:], strict=True)
    )
    for said in (parted, part_words("".join(letters))):
        words = said.split()
        known = sum(len(word) for word in words if len(word) >= _LONG_WORD and is_known(word))
        if fluency(said) >= _SURE and known * 2 >= sum(map(len, words)):
            return said
    return ""
