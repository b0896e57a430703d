"""Decoder of numbers that count lines, words and letters of a text that stands beside them (book ciphers).

Numbers of one letter joined by marks may stand among signs that stand for themselves and marks between words.

What the numbers count is tried: line, word and letter; line and letter; word and letter; the first letters of words;
letters.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple, TypeAlias

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import is_like_english
from filters.decoders.spacing import part_words_in_steps
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
_REFERENCE = r"[0-9]{1,3}(?:[.:/,-][0-9]{1,3}){1,2}"
_SIGN = r"(?:['\"`=\\<\[({][^\s0-9A-Za-z]?[^\s]?['\"`>\])}]?|[^\s0-9A-Za-z]{1,3})"
_MESSAGE = re.compile(rf"(?<!\S){_REFERENCE}(?:\s{{1,3}}(?:{_REFERENCE}|{_SIGN})(?!\S)){{{_FEWEST - 1},}}+")
_QUOTE_MARKS = "'\"`=\\<>[](){}"
_NUMBERED_LINE = re.compile(r"^[ \t]*(?:[Ll]ine )?([0-9]{1,3})[.):\]|]?[ \t]+(\S.*)", re.M)
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
    if not (yield from _find_rows(survey)):
        yield from _find_among_signs(survey)


def _find_rows(survey: Survey) -> Generator[Decoded | None, None, bool]:
    """Find messages that are rows of numbers, and return whether there are any."""
    found = False
    for match in islice(filter(_may_count, _NUMBERS.finditer(survey.text)), BOOKS.most):
        start, end = match.span()
        beside = survey.text[max(0, start - _LONGEST_BOOK) : start], survey.text[end : end + _LONGEST_BOOK]
        books = list(filter(_has_letters, beside))
        groups = (yield from _groups(match[0])) if books else ()
        for part in chain.from_iterable(map(_parts, books)) if groups else ():
            yield from PAUSES
            book = _book(part)
            if book is None:
                continue
            yield from PAUSES
            for group in groups:
                said = yield from _said(book, *group)
                if said:
                    found = True
                    yield Decoded(said, start, end)
                    break
            else:
                continue
            break
        yield from PAUSES
    return found


def _find_among_signs(survey: Survey) -> Steps:
    """Find messages of letters among other signs, in lines before or after them, which may be numbered."""
    text = survey.text
    begins, ends = survey.near_numbers
    if int((begins[1:] - ends[:-1] == 1).sum()) < _FEWEST_GROUPS:
        return
    for match in islice(_MESSAGE.finditer(text), BOOKS.most):
        start, end = match.span()
        tokens = match[0].split()[:_MOST]
        yield from PAUSES
        groups = [tuple(map(int, _NUMBER.findall(token))) for token in tokens if token[0].isdigit()]
        if _NUMBERS.fullmatch(match[0]) or len(groups) < _FEWEST_GROUPS or len(set(map(len, groups))) > 1:
            continue
        for book in _books(text[max(0, start - _LONGEST_BOOK) : start], text[end : end + _LONGEST_BOOK]):
            yield from PAUSES
            said = yield from _said_among_signs(book, groups, tokens)
            if said:
                yield Decoded(said, start, end)
                break


def _books(before: str, after: str) -> Iterator[_Book]:
    """Yield the numbered lines of each text, in their places, and then each text from where it may be counted."""
    texts = list(filter(_has_letters, (before, after)))
    for text in texts:
        lines = {int(line[1]): line[2].lower() for line in _NUMBERED_LINE.finditer(text)}
        if len(lines) >= _FEWEST_NUMBERED:
            yield _book_of([lines.get(number, "") for number in range(1, max(lines) + 1)])
    yield from filter(None, map(_book, chain.from_iterable(map(_parts, texts))))


def _said_among_signs(book: _Book, groups: Sequence[_Group], tokens: Sequence[str]) -> Generator[None, None, str]:
    marks = Counter(token for token in tokens if not token[0].isdigit() and token[-1] not in ".,;:!?'\"")
    blank = marks.most_common(1)[0][0] if marks else ""
    for by in (1, 0):
        for way in _WAYS[len(groups[0])] if min(map(min, groups)) >= by else ():
            try:
                letters = iter([way(book, group, by) for group in groups])
            except IndexError:
                continue
            yield from PAUSES
            said = "".join(
                next(letters) if token[0].isdigit() else " " if token == blank else _bared(token) for token in tokens
            )
            if _is_worded(said):
                return said
    return ""


def _bared(token: str) -> str:
    """Return a sign without the marks that quote it."""
    return token if len(token) == 1 else token[1:2] if token[0] in _QUOTE_MARKS else token[:1]


def _is_worded(said: str) -> bool:
    words = said.split()
    known = sum(len(word) for word in words if len(word) >= _LONG_WORD and is_known(word.strip(_MARKS_OF_WORDS)))
    sure = fluency(said)
    return sure >= _SURE and (known * 2 >= sum(map(len, words)) or sure >= _SURE * 2 + len(said) // _CHARS_FOR_MORE)


_FEWEST_NUMBERED = 3
_CHARS_FOR_MORE = 64
_MARKS_OF_WORDS = ".,;:!?'\"()"


def _has_letters(text: str) -> bool:
    return len(_NO_LETTERS.sub("", text.lower())) >= _LEAST_LETTERS


def _may_count(row: re.Match[str]) -> bool:
    """Whether a row of numbers may be a message: one with decimals that ends within a word is a path of a drawing."""
    return not row.string[row.end() : row.end() + 1].isalpha() or _DECIMAL.search(row[0]) is None


def _groups(run: str) -> Generator[None, None, list[tuple[list[_Group], list[str]]]]:
    """Return the numbers in groups of one size with the same sign within, and what stands between them. Pauses."""
    numbers = list(map(int, _NUMBER.findall(run)))[:_MOST]
    yield from PAUSES
    gaps = _NUMBER.split(run)[1 : len(numbers)]
    yield from PAUSES
    groups: list[tuple[list[_Group], list[str]]] = []
    for size in _SIZES:
        within = {gap for at, gap in enumerate(gaps) if (at + 1) % size}
        if len(numbers) % size == 0 and len(numbers) >= size * _FEWEST_GROUPS and len(within) <= 1:
            groups.append(([numbers[at : at + size] for at in range(0, len(numbers), size)], gaps[size - 1 :: size]))
        yield from PAUSES
    return groups


def _parts(text: str) -> Iterator[str]:
    """Yield a text from each place from which it may be counted."""
    starts = [0, *(match.end() for match in islice(_START.finditer(text), _MOST_STARTS))]
    return (text[start:].lower() for start in starts)


def _book(part: str) -> _Book | None:
    """Return a text as what may be counted in it, or None if it has too few letters."""
    lines = [_NUMBERED.sub("", line, count=1) for line in part.split("\n") if line.strip()]
    book = _book_of(lines)
    return book if len(book.letters) >= _LEAST_LETTERS else None


def _book_of(lines: Sequence[str]) -> _Book:
    letters = [_NO_LETTERS.sub("", line) for line in lines]
    words = [[word for word in map(_bare, line.split()) if word] for line in lines]
    return _Book(lines, words, letters, [word for line in words for word in line], "".join(letters))


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


def _said(book: _Book, groups: Sequence[_Group], gaps: Sequence[str]) -> Generator[None, None, str]:
    """Return what groups of numbers say in a text, or "" if that is no language. Pauses."""
    for by in (1, 0):
        if min(map(min, groups)) < by:
            continue
        for way in _WAYS[len(groups[0])]:
            try:
                sample = "".join(way(book, group, by) for group in groups[:_SAMPLE])
                if is_like_english(_NO_LETTERS.sub("", sample).encode()):
                    said = yield from _worded([way(book, group, by) for group in groups], gaps)
                    if said:
                        return said
            except IndexError:
                continue
    return ""


def _worded(letters: Sequence[str], gaps: Sequence[str]) -> Generator[None, None, str]:
    usual = Counter(gaps).most_common(1)[0][0]
    parted = letters[0] + "".join(
        letter if gap == usual else f" {letter}" for gap, letter in zip(gaps, letters[1:], strict=True)
    )
    for said in (parted, (yield from part_words_in_steps("".join(letters)))):
        yield from PAUSES
        if _is_worded(said):
            return said
    return ""
