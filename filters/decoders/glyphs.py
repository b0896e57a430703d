"""Decoder of English in which another sign stands for each letter, whichever it is: fonts, scripts, substitution.

Generators of `fancy text` take signs of all scripts that look a little like letters, each another set. What a sign
looks like is a hint where it is known; the words of the lexicon that have the pattern of a word tell the others.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import islice

from filters.confusables import BARE, DRAWN, FOREIGN, RARE, SYMBOLS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.lexicon import CORE, ENGLISH, SMALL, fluency, is_known

_HINTS = {**RARE, **SYMBOLS, **FOREIGN, **DRAWN}
_FEWEST_LETTERS, _FEWEST_SIGNS = 24, 9
_MOST_SIGNS = 64
"""Different signs of a text in letters of both cases and their marks."""
_LONGEST = 1_200
_LONGEST_WORDS = 12
"""Signs of a word on average, at most; where nothing parts words they seem longer."""
_MOST_TRIED = 2
_MOST_WORDS = 20
_SEEDS = 4
_COINCIDENCE = 0.045
"""How often two signs are the same: one time in fifteen in English, less where capitals have signs of their own."""
_ENOUGH, _ENOUGH_OF = 19, 20
"""The share of letters in known words from which on nothing else is tried."""
_SURE = 8
_LONG, _FEWEST_LONG = 4, 4
"""Letters of words of which so many different ones are known: many of fewer letters fit by chance."""
_KNOWN_IN = 5, 3
"""Of so many letters so many stand in known words, at least."""
_SHORTEST = 2
_ENDINGS = ("s", "ed", "ing", "er", "ly")


def _pattern(word: str) -> bytes:
    """The letters of a word by the order in which they first stand in it."""
    places: dict[str, int] = {}
    return bytes(places.setdefault(letter, len(places)) for letter in word)


def _patterns() -> Mapping[bytes, Sequence[str]]:
    found: dict[bytes, dict[str, None]] = defaultdict(dict)
    stems = (*sorted(SMALL), *sorted(CORE & ENGLISH), *sorted(ENGLISH))
    for word in filter(str.isascii, (*stems, *(f"{stem}{ending}" for stem in stems for ending in _ENDINGS))):
        if is_known(word):
            found[_pattern(word)][word] = None
    return {pattern: tuple(words) for pattern, words in found.items()}


_WORDS_OF = _patterns()
_STRANGE = re.compile(r"[^\x00-\x7f\u2500-\u257f]")
"""All signs but what boxes and trees are drawn of."""
_ONE_STRANGE_IN = 6
_ROOM = re.compile(r"[\s.,:;!?\"'()\[\]{}<>\-/\u2018-\u201f]+")


def find_glyphs(survey: Survey) -> Steps:
    """Lines most of whose characters are no ASCII, as English by what their signs look like and stand for."""
    text = survey.text
    if text.isascii():
        return
    tried = 0
    for passage in _passages(text):
        if passage is not None:
            start, end = passage
            head = text[start : min(end, start + _LONGEST)].lower().translate(BARE)
            letters = yield from solve(head, (plain_and_alike(head), plain(head)))
            if letters:
                yield Decoded(text[start:end].lower().translate(BARE).translate(letters), start, end)
            tried += 1
        yield None
        if tried == _MOST_TRIED:
            return


def _passages(text: str) -> Iterator[tuple[int, int] | None]:
    """The spans of lines that follow each other, in each of which many signs are none of ASCII; None at each look."""
    pages = text.encode("utf-32-le", "surrogatepass")[1::4]
    start = begun = 0
    end = -1
    for line in text.split("\n"):
        strange = len(line) - len(line.encode("ascii", "ignore"))
        is_strange = False
        if strange * _ONE_STRANGE_IN > len(line):
            is_living = _is_living(line, pages[start : start + len(line)], strange)
            is_strange = not is_living and _is_strange(line)
            yield None
        if is_strange:
            begun = begun if end >= 0 else start
            end = start + len(line)
        elif line.strip() and end >= 0:
            yield begun, end
            end = -1
        start += len(line) + 1
    if end >= 0:
        yield begun, end


def _is_living(line: str, pages: bytes, strange: int) -> bool:
    """Whether a line with so many strange signs is in a living script, by the pages of Unicode that it is on.

    A cheap look, which says yes to no line that `_is_strange` takes for one of signs.
    """
    if max(map(pages.count, _LIVING_PAGES)) * _ONE_OTHER_IN < strange * (_ONE_OTHER_IN - 1):
        return False
    return len(_MIXED.findall(line)) * _ONE_STRANGE_IN <= strange


def plain(passage: str) -> dict[str, str]:
    """The letters of ASCII, each for itself."""
    return {sign: sign for sign in set(passage) if sign.isascii()}


def plain_and_alike(passage: str) -> dict[str, str]:
    """The same, and what other signs look like."""
    return plain(passage) | {sign: _HINTS[sign].lower() for sign in set(passage) if sign in _HINTS}


def _is_strange(line: str) -> bool:
    """Whether many signs are no letters of ASCII, with accents or not, in words, and few different ones."""
    if len(line) > _LONGEST_WORDS * len(line.split()) or len(set(line[:_LONGEST])) > 2 * _MOST_SIGNS:
        return False
    bare = line[:_LONGEST].translate(BARE)
    signs = _STRANGE.findall(bare)
    if len(signs) * _ONE_STRANGE_IN <= len(bare) or len(set(bare)) > _MOST_SIGNS:
        return False
    often, _ = Counter(signs).most_common(1)[0]
    script = next((script for script in _LIVING if ord(often) in script), None)
    if script is None or len(_MIXED.findall(bare)) * _ONE_STRANGE_IN > len(signs):
        return True
    return sum(ord(sign) in script for sign in signs) * _ONE_OTHER_IN < len(signs) * (_ONE_OTHER_IN - 1)


_LIVING = (
    range(0x370, 0x400), range(0x400, 0x530), range(0x590, 0x600), range(0x600, 0x780), range(0x900, 0x980),
    range(0xE00, 0xE80),
)  # fmt: skip
"""Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai: words of one of them are written in it, or a transliteration."""
_LIVING_PAGES = (0x03, 0x04, 0x06, 0x09, 0x0E)
"""The high bytes of most of them, but for Hebrew, which stands on one page with Armenian."""
_MIXED = re.compile(r"[A-Za-z][^\x00-\x7f\s]|[^\x00-\x7f\s][A-Za-z]")
_ONE_OTHER_IN = 8
"""Signs for each of another script, at most, in what is made of many scripts."""


def solve(
    passage: str, knowns: Sequence[Mapping[str, str]], *, share: tuple[int, int] = _KNOWN_IN
) -> Generator[None, None, dict[int, str] | None]:
    """The letters that the signs of a passage in small letters stand for, if so many letters are of known words then.

    Each of `knowns` has what some signs stand for, to begin with. Pauses after each way that is tried.
    """
    words = [word for word in _ROOM.split(passage[:_LONGEST]) if len(word) >= _SHORTEST]
    counts = Counter("".join(words))
    total = sum(counts.values())
    if sum(count * (count - 1) for count in counts.values()) < _COINCIDENCE * total * (total - 1):
        return None
    if not _FEWEST_LETTERS <= total <= _LONGEST_WORDS * len(words) or not _FEWEST_SIGNS <= len(counts) <= _MOST_SIGNS:
        return None
    alike = {word: options for word in dict.fromkeys(words) if (options := _WORDS_OF.get(_pattern(word)))}
    distinct = dict(sorted(alike.items(), key=lambda one: len(one[1]) / len(set(one[0])))[:_MOST_WORDS])
    yield from PAUSES
    best, found = 0, dict[str, str]()
    for known in knowns:
        for seed in _seeds(distinct, known):
            letters = yield from _complete(distinct, {**known, **seed}, known)
            yield from PAUSES
            worth = sum(len(word) for word in words if is_known("".join(letters.get(sign, "?") for sign in word)))
            if worth > best:
                best, found = worth, letters
            if best * _ENOUGH_OF >= total * _ENOUGH:
                break
        else:
            continue
        break
    of, least = share
    long = {word for word in words if len(word) >= _LONG and is_known("".join(found.get(sign, "?") for sign in word))}
    if len(long) < _FEWEST_LONG:
        return None
    table = str.maketrans(found)
    return table if best * of >= total * least and fluency(passage[:_LONGEST].translate(table)) >= _SURE else None


def _complete(
    alike: Mapping[str, Sequence[str]], found: Mapping[str, str], known: Mapping[str, str]
) -> Generator[None, None, dict[str, str]]:
    """What more signs stand for, as the words of the lexicon say that fit, those first of which there are few."""
    letters = dict(found)
    left = dict(alike)
    while left:
        taken = frozenset(letter for sign, letter in letters.items() if sign not in known)
        fits: dict[str, Sequence[str]] = {}
        for word, options in left.items():
            if fit := _fitting(word, options, letters, taken):
                fits[word] = fit
            if len(options) > _MANY:
                yield from PAUSES
        left = {word: fit for word, fit in fits.items() if not letters.keys() >= set(word)}
        if not left:
            break
        word = min(left, key=lambda word: (len(left[word]), -len(word)))
        letters.update(zip(word, left.pop(word)[0], strict=True))
    return letters


_MANY = 256
"""Words that may fit, from which on comparing them takes a while."""


def _fitting(word: str, options: Sequence[str], letters: Mapping[str, str], taken: frozenset[str]) -> list[str]:
    """The words that another may stand for, as its signs are known, or are not and stand for letters not yet taken."""
    stands = [letters.get(sign) for sign in word]
    fitting = []
    for option in options:
        for one, letter in zip(stands, option, strict=True):
            if (letter != one) if one else letter in taken:
                break
        else:
            fitting.append(option)
    return fitting


def _seeds(alike: Mapping[str, Sequence[str]], known: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Nothing; then what the signs of each of the most telling words may stand for."""
    yield {}
    taken = frozenset[str]()
    for word, options in islice(alike.items(), _SEEDS):
        for option in _fitting(word, options, known, taken)[:_SEEDS]:
            yield dict(zip(word, option, strict=True))
