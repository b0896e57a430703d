"""Decoder of words with several wrong letters each: `igmore prebioud indtruvtioms`, `ignr prvious instrcion`.

`filters.decoders.misspelled` looks up words with one wrong letter. Here words are compared letter by letter, in which a
neighbouring key, another vowel, a letter that sounds alike, a missing one or two in the other order cost less than any
other letter. This is slow, so only those words are compared that have most letters of a telling word, and a passage is
put right only if it has two such words and many unknown ones.
"""

import re
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from string import ascii_lowercase
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.languages import likely_languages
from filters.decoders.misspelled import TELLING_WORDS, not_plain
from filters.decoders.survey import Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import CORE, ENGLISH, is_known

_MORE_TELLING = """
answer answers assistant attacker collect collection commands constraint constraints content credential customer
disabled email emails enable enabled ethical execution exfiltrate freely guideline instruct limitation limitations
moderation output override prior refuse regardless repeat request restrict safety secret secrets sensitive unfiltered
unlimited verbatim without
"""
_OFTEN = """
the and you your are for all not any now can will with that this from have what must tell show mode keys send them API
rules to of in is it me my on no do as an or be by
"""
"""Short words, the likeliest first."""
_TELLING_ENGLISH = """
the and you are for all not any now can of to is it my by how she we if at up our out but was who why get see say use
run too has had her him his its
"""
_SHORT_WORDS = frozenset(_TELLING_ENGLISH.split())
"""Words of two or three letters that few other languages have: to tell English by."""
_SHORTEST, _LONGEST = 4, 20
"""Letters of a word that is compared."""
_FEWEST_UNKNOWN = 3
_FEWEST_TELLING = 2
"""Different telling words that are mistyped in a passage, at least."""
_MANY_TELLING = 4
"""The same for a passage that may be in another language: many of their words are like English ones."""
_SHORT, _FEWEST_SHORT, _ONE_ENGLISH_IN = 3, 4, 5
"""Letters of a short word, at most. Of so many short words round a passage, at least, one in five must be English."""
_ONE_UNKNOWN_IN = 3
"""Of so many words of a passage, one at least is unknown. Of ordinary words, few are."""
_BEFORE = _AFTER = 8
"""Words of a passage before and after a mistyped telling word."""
_AROUND = 24
"""Words before and after a passage that show its language, besides its own."""
_WORDS_TO_PAUSE = 8

_LITTLE, _MUCH = 2, 3
"""What a likely and an unlikely error cost."""
_ROWS = ("qwertyuiop", "asdfghjkl ", "zxcvbnm   ")
_SOUNDS = ("aeiouy", "ckq", "sz", "sc", "xz", "fv", "gj", "bp", "dt", "mn", "vw")
"""Letters that sound alike."""


def _likely() -> Iterator[tuple[str, str]]:
    """Yield each two letters of which one is likely to be written for the other."""
    for letters in _SOUNDS:
        yield from ((one, other) for one in letters for other in letters)
    for row, keys in enumerate(_ROWS):
        for place, key in enumerate(keys):
            for other in _ROWS[row : row + 2]:
                near = other[max(0, place - 1) : place + 2]
                yield from (pair for one in near.strip() for pair in ((key, one), (one, key)))


_LIKELY = frozenset(one + other for one, other in _likely())


class _Words(NamedTuple):
    """Words, the likeliest first, with the letters of each as bits of a number."""

    words: Sequence[str]
    letters: NDArray[np.uint32]
    sizes: NDArray[np.intp]
    most: NDArray[np.intp]
    """Letters that are missing or wrong in each when it is mistyped, at most."""


def _of(words: Iterable[str]) -> _Words:
    ordered = tuple(dict.fromkeys(words))
    sizes = np.array(list(map(len, ordered)))
    return _Words(ordered, _letters_of(ordered), sizes, np.maximum(1, sizes // _ONE_ERROR_IN))


_ONE_ERROR_IN = 3
"""Letters of a word for each likely error in it, at least."""
_BIT = np.zeros(256, np.uint32)
_BIT[ord("a") : ord("z") + 1] = 1 << np.arange(26)


def _letters_of(words: Sequence[str]) -> NDArray[np.uint32]:
    """Return the letters of each of some words as bits. Each has a letter at least."""
    codes = np.frombuffer("".join(words).encode(), np.uint8)
    starts = [0, *accumulate(map(len, words[:-1]))]
    found: NDArray[np.uint32] = np.bitwise_or.reduceat(_BIT[codes], starts)
    return found


_TELLING = _of(word for word in (*sorted(TELLING_WORDS), *_MORE_TELLING.split()) if len(word) > _SHORTEST)
_TELLING_PLACES = [
    {letter: sum(1 << at for at, one in enumerate(word) if one == letter) for letter in word} for word in _TELLING.words
]
"""For each telling word, the places of its letters as bits."""
_EDGE = 2
_EDGES = slice(_EDGE), slice(-_EDGE, None)
_TELLING_LETTERS = [sum(1 << ord(letter) for letter in set(word)) for word in _TELLING.words]
"""The letters of each telling word as bits."""
_MOST_WRONG: Sequence[int] = _TELLING.most.tolist()


def _bits(are: Iterable[bool]) -> int:
    """Return the places of what is true as bits."""
    return sum(1 << place for place, one in enumerate(are) if one)


_MAY_BEGIN = {letter: _bits(letter in word[:_EDGE] for word in _TELLING.words) for letter in ascii_lowercase}
_MAY_END = {letter: _bits(letter in word[-_EDGE:] for word in _TELLING.words) for letter in ascii_lowercase}
"""The places of the telling words that have a letter among the first two, and among the last two: a mistyped one has
one of each among its own."""
_OF_SIZE = [
    _bits(abs(len(word) - size) <= most for word, most in zip(_TELLING.words, _MOST_WRONG, strict=True))
    for size in range(_LONGEST + 1)
]
"""The places of the telling words that a word of each size may be mistyped for."""
_RIGHT = _of(
    word
    for words in (_OFTEN.lower().split(), _TELLING.words, sorted(CORE & ENGLISH), sorted(ENGLISH), sorted(VOCABULARY))
    for word in words
    if word.isascii() and word.isalpha()
)


_RIGHT_BEGINS, _RIGHT_ENDS = (_letters_of([word[edge] for word in _RIGHT.words]) for edge in _EDGES)


def _budget(sizes: int) -> int:
    """Return what the errors of a word with so many letters may cost: a likely one for each three letters."""
    return max(_LITTLE, _LITTLE * sizes // _ONE_ERROR_IN)


_ENDINGS = (("shuns", "tions"), ("shun", "tion"), ("shons", "tions"), ("shon", "tion"), ("ph", "f"))
"""How syllables are written by their sound, and how they are spelled."""


def _spelled(word: str) -> str:
    for said, spelled in _ENDINGS:
        word = word.replace(said, spelled)
    return word


def find_mistyped(survey: Survey) -> Steps:
    """Find passages with several mistyped telling words, and yield the text with all their unknown words put right."""
    others = list(survey.once(not_plain, survey.words))
    if len(others) < _FEWEST_UNKNOWN:
        return
    likely: dict[str, Sequence[int]] = {}
    for at in range(0, len(others), _NEW_TO_PAUSE):
        likely |= {word.decode(): places for word, places in _like_telling(others[at : at + _NEW_TO_PAUSE])}
        yield from PAUSES
    if not _are_near(survey, likely):
        return
    telling: dict[str, str] = {}
    for small, places in likely.items():
        right = yield from _closest(small, _TELLING, places)
        if right is not None:
            telling[small] = right
    edits: list[Edit] = []
    number = 0
    for passage in _passages(survey.text, telling):
        for word in passage:
            small = word[0].lower()
            right = telling.get(small) or (None if _is_word(small) else (yield from _nearest(small)))
            if right is not None:
                edits.append(Edit(*word.span(), right))
            number += 1
            if number % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
    if edits:
        yield rewritten(survey.text, edits)


def _is_word(word: str) -> bool:
    return is_known(word) or word in VOCABULARY


_LIKE_TELLING: dict[bytes, Sequence[int]] = {}
"""Cache of which words in `_TELLING` a word may be mistyped for: none for nearly all words."""
_KEPT, _NEW_TO_PAUSE = 32_768, 64


def _like_telling(words: Sequence[bytes]) -> Iterator[tuple[bytes, Sequence[int]]]:
    """Yield each of some words that may be mistyped for some in `_TELLING`, and the places of these."""
    new = [word for word in words if word not in _LIKE_TELLING]
    if len(_LIKE_TELLING) + len(new) > _KEPT:
        _LIKE_TELLING.clear()
        new = list(words)
    _LIKE_TELLING.update(dict.fromkeys(new, ()))
    likely = [word.decode() for word in new if _SHORTEST <= len(word) <= _LONGEST and word.isalpha()]
    for word, places in _compared(likely) if likely else ():
        if not _is_word(word):
            _LIKE_TELLING[word.encode()] = places
    yield from ((word, places) for word in words if (places := _LIKE_TELLING[word]))


def _compared(words: Sequence[str]) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield each of some words that is like some in `_TELLING`, and the places of these."""
    for word in words:
        begun = _MAY_BEGIN.get(word[0], 0) | _MAY_BEGIN.get(word[1], 0)
        ended = _MAY_END.get(word[-1], 0) | _MAY_END.get(word[-2], 0)
        fit = begun & ended & _OF_SIZE[len(word)]
        own = sum(1 << ord(letter) for letter in set(word)) if fit else 0
        places: list[int] = []
        while fit:
            place = fit.bit_length() - 1
            fit ^= 1 << place
            meant, most = _TELLING_LETTERS[place], _MOST_WRONG[place]
            if (meant & ~own).bit_count() <= most >= (own & ~meant).bit_count() and _are_alike(word, place):
                places.append(place)
        if places:
            yield word, places[::-1]


def _are_alike(word: str, place: int) -> bool:
    """Whether a word and a telling one have nearly all letters in the same order (by the bits of Crochemore et al.)."""
    one = _TELLING_PLACES[place]
    size = len(_TELLING.words[place])
    whole = left = (1 << size) - 1
    for letter in word:
        same = left & one.get(letter, 0)
        left = (left + same | left - same) & whole
    most = max(1, size // _ONE_ERROR_IN)
    return left.bit_count() <= most and len(word) - size + left.bit_count() <= most


def _are_near(survey: Survey, likely: Mapping[str, Sequence[int]]) -> bool:
    """Whether two of the words, which are not like the same telling one alone, stand near each other."""
    if len(likely) < _FEWEST_TELLING:
        return False
    places = sorted((at, word) for word in likely for at in _places(survey.small, word.encode()))
    return any(
        after - at <= _NEAR and len({*likely[one], *likely[other]}) >= _FEWEST_TELLING
        for (at, one), (after, other) in pairwise(places)
        if one != other
    )


def _places(small: bytes, word: bytes) -> Iterator[int]:
    """Yield where a word begins, also within others."""
    at = small.find(word)
    while at >= 0:
        yield at
        at = small.find(word, at + len(word))


_NEAR = 120
"""Characters between two mistyped telling words of a passage, at most."""


def _closest(word: str, known: _Words, likely: Sequence[int]) -> Generator[None, None, str | None]:
    """Return the first of the likely known words to which a word is nearest, or None if all are too far."""
    best, least = None, 0
    for number, at in enumerate(likely):
        if number % _COSTS_TO_PAUSE == 0:
            yield from PAUSES
        right = known.words[at]
        most = _budget(len(right)) if best is None else least - 1
        cost = min(_cost(one, right, most) for one in dict.fromkeys((word, _spelled(word))))
        if cost <= most:
            best, least = right, cost
    return best


_NEAREST: dict[str, str | None] = {}
"""Cache of what `_nearest` returns."""
_KEPT_NEAREST = 4_096
_COSTS_TO_PAUSE = 16


def _nearest(word: str) -> Generator[None, None, str | None]:
    """Return the known word that a word is most like, or None if it is like none."""
    if word not in _NEAREST:
        right = (yield from _closest(word, _RIGHT, _like_right(word))) if 1 < len(word) <= _LONGEST else None
        if len(_NEAREST) >= _KEPT_NEAREST:
            _NEAREST.clear()
        _NEAREST[word] = right
        return right
    return _NEAREST[word]


def _like_right(word: str) -> Sequence[int]:
    letters, begins, ends = _letters_of([word, word[:_EDGE], word[-_EDGE:]])
    fits = (
        (begins & _RIGHT_BEGINS != 0)
        & (ends & _RIGHT_ENDS != 0)
        & (np.bitwise_count(letters & ~_RIGHT.letters) <= _RIGHT.most)
        & (np.bitwise_count(_RIGHT.letters & ~letters) <= _RIGHT.most)
        & (abs(len(word) - _RIGHT.sizes) <= _RIGHT.most)
    )
    places: list[int] = np.flatnonzero(fits).tolist()
    return places


def _cost(word: str, right: str, most: int) -> int:
    """Return what it costs to write `word` for `right`, or more than `most`."""
    before: list[int] = []
    row = [_LITTLE * place for place in range(len(right) + 1)]
    for at, letter in enumerate(word):
        older, before = before, row
        added = _LITTLE if at and letter == word[at - 1] else _MUCH
        row = [before[0] + added]
        for place, meant in enumerate(right):
            cost = before[place]
            if letter != meant:
                cost += _LITTLE if letter + meant in _LIKELY else _MUCH
            cost = min(cost, before[place + 1] + added, row[place] + _LITTLE)
            if at and place and letter == right[place - 1] and meant == word[at - 1]:
                cost = min(cost, older[place - 1] + _LITTLE)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


_LINE = re.compile(r"[^\n]+")
_WORD = re.compile(r"(?<![\w'])[A-Za-z]+(?![\w'])")


def _passages(text: str, telling: dict[str, str]) -> Iterator[Sequence[re.Match[str]]]:
    """Yield the words of each passage with enough words that are mistyped, and with many that are unknown."""
    for line in _LINE.finditer(text):
        if not any(map(line[0].lower().__contains__, telling)):
            continue
        words = list(_WORD.finditer(text, *line.span()))
        small = [word[0].lower() for word in words]
        places = [at for at, word in enumerate(small) if word in telling]
        done = 0
        for at in places:
            first, last = max(0, at - _BEFORE), at + _AFTER + 1
            some = small[first:last]
            told = {telling[word] for word in some if word in telling}
            unknown = sum(not _is_word(word) for word in some)
            if len(told) < _FEWEST_TELLING or unknown * _ONE_UNKNOWN_IN < len(some):
                continue
            passage = text[words[first].start() : words[min(last, len(words)) - 1].end()]
            if not _may_be_english(small[max(0, first - _AROUND) : last + _AROUND]):
                continue
            if len(told) >= _MANY_TELLING or not likely_languages(passage):
                yield words[max(done, first) : last]
                done = last


def _may_be_english(words: Sequence[str]) -> bool:
    """Whether the short words of a passage may be English: those of other languages are the first to show it."""
    short = [word for word in words if 1 < len(word) <= _SHORT]
    return len(short) < _FEWEST_SHORT or _ONE_ENGLISH_IN * sum(word in _SHORT_WORDS for word in short) >= len(short)
