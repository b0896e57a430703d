"""Decoder of spoken disguises: the same letters put into every word, as in Ubbi Dubbi or Rövarspråket.

Whatever nearly every word contains counts as put in, so that unknown disguises are read too.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import partial
from itertools import pairwise
from operator import itemgetter
from string import ascii_lowercase
from typing import TypeAlias

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Places, Span, Survey
from filters.text.lexicon import CORE, SMALL, fluency

_Rewrite: TypeAlias = Callable[[str], str]
_WORD = re.compile(r"[a-z]+")
_HUMP = re.compile(rb"[a-z][A-Z][a-z]")
"""What half of the words in a line of names in code contain: these may end alike by chance, and hide nothing."""
_LETTERS = bytes(code if chr(code).isalpha() else 32 for code in range(128)) + bytes(128)
_ORDINARY = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_ONE_ORDINARY_IN = 5
_SLOW = 4_096
"""Characters of a line from which on one way to read it takes long enough for another pause."""
_FEWEST_WORDS, _MOST_WORDS = 5, 400
"""Fewest words of a line, and most that are examined."""
_SHORTEST = 24
_LONGEST_WORD = 16
"""Most characters of a line for each of its spaces."""
_LETTERS_OF = 4
"""Fewest characters of a line for each one that is not a letter."""
_ONE_USUAL_IN = 8
"""Most words of a line for each "the", "to" or "and" if it is language: one or two may stand in any line."""
_SURE = 4
"""Weight of known words by which a reading must exceed the line."""
_SAMPLE = 48
_SHARE = 0.7
"""Least number of times that the letters put in occur per word, on average."""
_MOST_PARTS = 6
_PARTS = tuple(re.compile(rf"(?=([a-z]{{{size}}}))") for size in range(3, 6))
_VOWELS = frozenset("aeiou")
_CONSONANTS = frozenset(ascii_lowercase) - _VOWELS
_TWINS = (
    (
        "[aeiou]{1,3}",
        r"[^aeiou\W\d_][aeiou]?[^aeiou\W\d_]?",
        _CONSONANTS,
        {sign: tuple(vowel + sign for vowel in sorted(_VOWELS)) for sign in _CONSONANTS},
    ),
    (
        r"[^aeiou\W\d_]",
        "[aeiou]",
        _VOWELS,
        {sign: tuple(twin + sign + twin for twin in sorted(_CONSONANTS)) for sign in _VOWELS},
    ),
)
"""For letters put in between two of the same: the expression of what is said twice, that of the letters between, the
characters that these begin with, and for each of those the strings that show them in place."""


def find_infixed(survey: Survey) -> Steps:
    """Find lines that are language once letters that nearly every word has are removed, or one letter is moved back."""
    if survey.raw.count(b" ") * _LONGEST_WORD < _SHORTEST:
        return
    for start, line in _stretches(survey):
        words = survey.once(_strange_words, line) if _may_be_strange(line) else ()
        if not words:
            continue
        small = line.decode()
        for name, rewrite in _ways(words):
            decoded = rewrite(small)
            if len(small) > _SLOW:
                yield from PAUSES
            if fluency(decoded) >= fluency(small) + _SURE and _is_ordinary(
                decoded.encode().translate(_LETTERS).split()
            ):
                named = 2 * len(_HUMP.findall(survey.raw, start, start + len(line))) >= len(words)
                yield Decoded(decoded, start, start + len(line), name, hides=False if named else None)
                break
            yield from PAUSES
        yield None


def _stretches(survey: Survey) -> Iterator[tuple[int, bytes]]:
    """Yield the start and lower-case text of each line, and of its parts between colons and quotation marks.

    Those that are too short or have too few letters are left out.
    """
    small = survey.small
    spans: Iterable[Span]
    if survey.few_parts is not None and survey.few_lines is not None:
        few = {*survey.few_lines, *survey.few_parts}
        spans = [(start, -end) for start, end in few if end - start >= _SHORTEST and _is_of_letters(survey, start, end)]
    else:
        starts, ends = survey.parts
        if survey.sentences != small:
            starts, ends = np.concatenate((survey.lines[0], starts)), np.concatenate((survey.lines[1], ends))
        spans = _of_letters(survey, starts, ends)
    for start, minus_end in sorted(set(spans)):  # the longest first
        yield start, small[start:-minus_end]


def _of_letters(survey: Survey, starts: Places, ends: Places) -> Iterator[Span]:
    sizes = ends - starts
    letters = survey.letters_before[ends] - survey.letters_before[starts]
    fit = (sizes >= _SHORTEST) & (letters * _LETTERS_OF >= sizes * (_LETTERS_OF - 1))
    return zip(starts[fit].tolist(), (-ends[fit]).tolist(), strict=True)


def _is_of_letters(survey: Survey, start: int, end: int) -> bool:
    return survey.letters.count(b" ", start + 1, end + 1) * _LETTERS_OF <= end - start


def _may_be_strange(line: bytes) -> bool:
    """Whether a line is neither code, with few spaces, nor plain language, with the most usual words."""
    spaces = line.count(b" ")
    if spaces * _LONGEST_WORD < len(line):
        return False
    return (line.count(b" the ") + line.count(b" to ") + line.count(b" and ")) * _ONE_USUAL_IN <= spaces


def _strange_words(line: bytes) -> list[bytes]:
    """Return the words of a line, or none if it is plain language."""
    words = line.translate(_LETTERS).split(None, _MOST_WORDS)[:_MOST_WORDS]
    half = _ORDINARY.intersection(words[: len(words) // 2])  # in most sentences it suffices
    if len(words) < _FEWEST_WORDS or len(half) * _ONE_ORDINARY_IN >= len(words):
        return []
    return [] if _is_ordinary(words) else words


def _is_ordinary(words: Sequence[bytes]) -> bool:
    return _are_of(set(words), _ORDINARY)


def _are_of(words: Set[bytes], known: Set[bytes]) -> bool:
    return len(known & words) * _ONE_ORDINARY_IN >= len(words)


def _ways(words: Sequence[bytes]) -> Iterator[tuple[str, _Rewrite]]:
    """Yield the ways in which the words may be read, by what is frequent in them, with their names."""
    words = words[:_SAMPLE]
    letters, least = b" ".join(words).decode(), _SHARE * len(words)
    frequent = _frequent(letters, least)
    for twin, between, begins, framed in _TWINS:
        if not any(sum(map(letters.count, framed[sign])) >= least for sign in begins.intersection(frequent)):
            continue
        found = Counter(match[2] for match in re.finditer(rf"({twin})({between})\1", letters))
        for part, often in found.most_common(1):
            if often >= least:
                yield "", partial(re.compile(rf"({twin}){part}\1").sub, itemgetter(1))
    if any(2 * letters.count(first + second) >= least for first in frequent for second in frequent):
        pairs = Counter(pair for pair in map("".join, pairwise(letters)) if pair.isalpha())
        if max(pairs.values()) >= least:
            parts = pairs + Counter(match[1] for part in _PARTS for match in part.finditer(letters))
            for part, often in sorted(parts.most_common(_MOST_PARTS), key=lambda found: -len(found[0])):
                if often >= least:
                    yield "", partial(re.compile(part).sub, "")
    different = set(words)
    for name, moved, move in _MOVED:
        if _are_of(different, moved):
            yield name, partial(_moved, move)
    for affix, bare in _AFFIXES if frequent else ():
        letters_there = sorted(word[affix] for word in words)
        letter = letters_there[len(words) // 2]  # what most words have stands in the middle
        if letters_there.count(letter) >= least and not (affix and letter == _OF_PLURALS):
            yield "", partial(re.compile(bare).sub, r"\1")


_AFFIXES = (-1, r"([a-z]+)[a-z]"), (0, r"[a-z]([a-z]+)")
_OF_PLURALS = ord("s")


def _frequent(letters: str, least: float) -> str:
    """Return the letters that occur often enough to be among those put in."""
    return "".join(letter for letter in ascii_lowercase if letters.count(letter) >= least)


def _last_first(word: str) -> str:
    return word[-1] + word[:-1]


def _first_last(word: str) -> str:
    return word[1:] + word[0]


_MOVED = tuple(
    (name, frozenset(back(word.decode()).encode() for word in _ORDINARY), move)
    for name, move, back in (
        ("last_letter_first", _last_first, _first_last),
        ("first_letter_last", _first_last, _last_first),
    )
)
"""Each way to read words with a letter moved, and the ordinary words as they look before that."""


def _moved(move: Callable[[str], str], text: str) -> str:
    return _WORD.sub(lambda match: move(match[0]), text)
