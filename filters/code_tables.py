"""The decoder of texts that bring the table of their own code: a pair for each letter, and what is so written.

A model is told `a = 7, b = 31, ...` and asked to read on in that code; any code whose table is given can be read.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from filters.decoded import PAUSES, Decoded, Steps
from filters.lexicon import fluency
from filters.spacing import part_words
from filters.survey import Survey

_PAIR = re.compile(
    r"(?<![^\s\"'`{(\[,;|*-])([^\s\"'`=:,;|]{1,8})[\"'`]?[ \t]{0,3}(?:->|=>|=|:|\u2192|\|)[ \t]{0,3}[\"'`]?"
    r"([^\s\"'`=:,;|]{1,8})(?![^\s\"'`})\],;.|*])"
)
_FEWEST = 18
"""Letters of a table, at least: those of most texts."""
_NEAR = 24
"""Characters between two pairs of a table."""
_SURE = 4
_JOINTS = frozenset(("", " ", "-", ",", ", ", ".", "/", "_"))
"""What may stand between the signs of two letters of one word."""


def find_coded(survey: Survey) -> Steps:
    """What stands after or before a table that gives a sign for each letter, read by that table."""
    if survey.letters.count(b" a ") < _FEWEST // 2:  # of those that overlap, every second one is counted
        return
    if not any(_is_alone(survey, letter) for letter in _SELDOM):
        return
    if sum(len(word) == 1 for word in set(survey.small.translate(_WORDS).split())) < _FEWEST:
        return
    for pairs in islice(_tables(survey.text), _MOST_TABLES):
        start, end = pairs[0].start(), pairs[-1].end()
        for code in _codes(pairs):
            for first, last in ((end, len(survey.text)), (0, start)):
                decoded = _read(survey.text[first:last], code)
                if decoded:
                    yield Decoded(decoded, first, last)
                yield from PAUSES


_MOST_TABLES = 4
_SELDOM = (b"q", b"j", b"z")
"""Letters that hardly stand alone in ordinary text."""


def _is_alone(survey: Survey, letter: bytes) -> bool:
    at = survey.small.find(letter)
    while at >= 0:
        if survey.letters.startswith(b" a ", at):
            return True
        at = survey.small.find(letter, at + 1)
    return False


_WORDS = bytes(code if chr(code).isalpha() else 32 for code in range(128)) + bytes(128)


def _tables(text: str) -> Iterator[Sequence[re.Match[str]]]:
    """The pairs of signs that stand near each other, where they may be a table."""
    pairs: list[re.Match[str]] = []
    for pair in _PAIR.finditer(text):
        if pairs and pair.start() - pairs[-1].end() > _NEAR:
            if len(pairs) >= _FEWEST:
                yield pairs
            pairs = []
        pairs.append(pair)
    if len(pairs) >= _FEWEST:
        yield pairs


def _codes(pairs: Sequence[re.Match[str]]) -> Iterator[Mapping[str, str]]:
    """The letters by their signs, with the letters on either side of the pairs."""
    for letter, sign in ((1, 2), (2, 1)):
        code = {pair[sign].lower(): pair[letter].lower() for pair in pairs if _is_letter(pair[letter])}
        if len(set(code.values())) >= _FEWEST:
            yield code


def _is_letter(sign: str) -> bool:
    return len(sign) == 1 and sign.isascii() and sign.isalpha()


def _read(text: str, code: Mapping[str, str]) -> str:
    """What a text says in a code, "" where that is no language."""
    signs = re.compile("|".join(sorted(map(re.escape, code), key=len, reverse=True)), re.IGNORECASE)
    plain = signs.sub(lambda match: code[match[0].lower()], text)
    if fluency(plain) >= fluency(text) + _SURE:
        return plain
    letters: list[str] = []
    done = 0
    for match in signs.finditer(text):
        if done and text[done : match.start()] not in _JOINTS:
            letters.append(" ")
        letters.append(code[match[0].lower()])
        done = match.end()
    joined = "".join(letters)
    for reading in (joined, part_words(joined.replace(" ", ""))):
        if fluency(reading) >= fluency(text) + _SURE:
            return reading
    return ""
