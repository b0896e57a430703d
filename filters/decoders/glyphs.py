"""Decoder of English in which any other sign stands for each letter: fonts, other scripts, substitution.

Generators of `fancy text` use signs of all scripts that look a little like letters, each generator another set. What a
sign looks like, if known, is a hint; the other signs follow from words of the lexicon with the pattern of a word.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import islice

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import IN_SCRIPTS, SCRIPTS
from filters.text.confusables import BARE, DRAWN, FOREIGN, RARE, SYMBOLS
from filters.text.lexicon import CORE, ENGLISH, SMALL, fluency, is_known

_HINTS = {**RARE, **SYMBOLS, **FOREIGN, **DRAWN}
_FEWEST_LETTERS, _FEWEST_SIGNS = 24, 9
_MOST_SIGNS = 64
"""Most different signs of a text, in both cases and with marks."""
_LONGEST = 1_200
_LONGEST_WORDS = 12
"""Most signs of a word on average: a text without gaps between words has more."""
_MOST_VAIN = 6
"""Passages of one text that are tried in vain, at most; if there are more, the text counts as cut."""
_MOST_WORDS = 20
_SEEDS = 4
_COINCIDENCE = 0.045
"""Least probability that two signs are equal: one in fifteen in English, less where capitals have their own signs."""
_ENOUGH, _ENOUGH_OF = 19, 20
"""Share of letters in known words, as a fraction, from which on no other reading is tried."""
_SURE = 8
_LONG, _FEWEST_LONG = 4, 4
"""Least length of a long word, and the fewest different known ones: shorter words often fit by chance."""
_KNOWN_IN = 5, 3
"""Of so many letters, at least so many must be in known words."""
_SHORTEST = 2
_ENDINGS = ("s", "ed", "ing", "er", "ly")


def _pattern(word: str) -> bytes:
    """Return the letters of a word, numbered in the order of their first occurrence."""
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
"""All signs beyond ASCII but those that draw boxes and trees."""
_ONE_STRANGE_IN = 6
_ROOM = re.compile(r"[\s.,:;!?\"'()\[\]{}<>\-/\u00b7\u2018-\u201f]+")


def find_glyphs(survey: Survey) -> Steps:
    """Find lines that are largely beyond ASCII and are English by what their signs look like and stand for.

    If too many passages were tried in vain, the last of what is found is empty and `cut`. Passages in the script of a
    language, which may well be that language, do not count: of these, only the first few are tried.
    """
    text = survey.text
    if text.isascii():
        return
    vain: set[str] = set()
    of_scripts: dict[str, set[str]] = defaultdict(set)
    for passage in _passages(text):
        yield None
        if passage is None:
            continue
        start, end = passage
        head = text[start : min(end, start + _LONGEST)].lower().translate(BARE)
        script = _language_script(head)
        tried, most = (of_scripts[script], IN_SCRIPTS.most) if script else (vain, _MOST_VAIN)
        if head in tried or not _words_to_solve(head):
            continue
        if len(tried) == most and not script:
            yield Decoded("", start, len(text), cut=True)
            return
        if script and (len(tried) == most or sum(map(len, of_scripts.values())) == SCRIPTS.most):
            continue
        letters = yield from solve(head, (plain_and_alike(head), plain(head)))
        if letters:
            yield Decoded(text[start:end].lower().translate(BARE).translate(letters), start, end, in_place=True)
        else:
            tried.add(head)


def _language_script(head: str) -> str:
    """Return the script of a passage beyond ASCII, or "" unless its signs are nearly all letters of one and marks."""
    signs = Counter(_STRANGE.findall(head))
    scripts: Counter[str] = Counter()
    others = 0
    for sign, count in signs.items():
        category = unicodedata.category(sign)
        if category in _LETTERS:
            scripts[_script_of(sign)] += count
        elif category[0] in "SC":
            others += count
    ((script, most),) = scripts.most_common(1) or [("", 0)]
    return script if (scripts.total() - most + others) * _ONE_OTHER_IN <= scripts.total() else ""


def _script_of(letter: str) -> str:
    """Return the script of a letter, by its Unicode name. Those that Japanese is written in count as one."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if script in _JAPANESE else script


_LETTERS = frozenset({"Ll", "Lo", "Lt", "Lu"})
_JAPANESE = frozenset({"HIRAGANA", "KATAKANA"})


def _passages(text: str) -> Iterator[tuple[int, int] | None]:
    """Yield the spans of adjacent lines with many signs beyond ASCII; None after each look."""
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
    """Whether a line is in a living script, judged by the Unicode pages of its characters.

    A cheap test that is false for every line that `_is_strange` accepts. `strange` is how many of the characters are
    beyond ASCII.
    """
    if max(map(pages.count, _LIVING_PAGES)) * _ONE_OTHER_IN < strange * (_ONE_OTHER_IN - 1):
        return False
    return len(_MIXED.findall(line)) * _ONE_STRANGE_IN <= strange


def plain(passage: str) -> dict[str, str]:
    """Return the ASCII characters of a passage, each as itself."""
    return {sign: sign for sign in set(passage) if sign.isascii()}


def plain_and_alike(passage: str) -> dict[str, str]:
    """Return the same, and for other signs the letters that they look like."""
    return plain(passage) | {sign: _HINTS[sign].lower() for sign in set(passage) if sign in _HINTS}


def _is_strange(line: str) -> bool:
    """Whether a line is words with many signs other than ASCII letters, accented or not, and few different ones."""
    if len(line) > _LONGEST_WORDS * len(_ROOM.split(line)) or len(set(line[:_LONGEST])) > 2 * _MOST_SIGNS:
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
"""Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai. Text in one of them is a language, or a transliteration."""
_LIVING_PAGES = (0x03, 0x04, 0x06, 0x09, 0x0E)
"""The high bytes of these but Hebrew, which shares a page with Armenian."""
_MIXED = re.compile(r"[A-Za-z][^\x00-\x7f\s]|[^\x00-\x7f\s][A-Za-z]")
_ONE_OTHER_IN = 8
"""Fewest signs for each one of another script in a text of a living script."""


def solve(
    passage: str, knowns: Sequence[Mapping[str, str]], *, share: tuple[int, int] = _KNOWN_IN
) -> Generator[None, None, dict[int, str] | None]:
    """Return what the signs of a lower-case passage stand for, or None if too few letters are then in known words.

    Each of `knowns` gives what some signs stand for, as a start. `share` says of how many letters how many must be in
    known words. It pauses after each way that is tried.
    """
    words = _words_to_solve(passage)
    if not words:
        return None
    total = sum(map(len, words))
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


def _words_to_solve(passage: str) -> Sequence[str]:
    """Return the words of a passage, or none if their signs are too few, too many or too evenly used for letters."""
    words = [word for word in _ROOM.split(passage[:_LONGEST]) if len(word) >= _SHORTEST]
    counts = Counter("".join(words))
    total = sum(counts.values())
    if sum(count * (count - 1) for count in counts.values()) < _COINCIDENCE * total * (total - 1):
        return ()
    if not _FEWEST_LETTERS <= total <= _LONGEST_WORDS * len(words) or not _FEWEST_SIGNS <= len(counts) <= _MOST_SIGNS:
        return ()
    return words


def _complete(
    alike: Mapping[str, Sequence[str]], found: Mapping[str, str], known: Mapping[str, str]
) -> Generator[None, None, dict[str, str]]:
    """Return what further signs stand for, by the words that fit; those with the fewest candidates come first."""
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
"""Candidates for a word from which on comparing them takes a while."""


def _fitting(word: str, options: Sequence[str], letters: Mapping[str, str], taken: frozenset[str]) -> list[str]:
    """Return the candidates for a word that agree with the known signs and use no taken letter for an unknown one."""
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
    """Yield an empty start, then what the signs of each of the most distinctive words may stand for."""
    yield {}
    taken = frozenset[str]()
    for word, options in islice(alike.items(), _SEEDS):
        for option in _fitting(word, options, known, taken)[:_SEEDS]:
            yield dict(zip(word, option, strict=True))
