"""Decoder of text in letters that their place or their look picks out of other text: the last or second letters of
words, letters down a column, single capitals, letters in bold, in tags or in brackets, and words for letters that marks
join (`ibis-goat-newt`) or whose script is another one."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias
from unicodedata import combining

import numpy as np
from numpy.typing import NDArray

from filters.decoders.alphabets import LONG_WORDS
from filters.decoders.decoded import PAUSES, Decoded, Steps, gathered
from filters.decoders.spacing import part_words
from filters.decoders.survey import Spans, Survey
from filters.decoders.transliterations import CYRILLIC, GREEK
from filters.text.canonical import canonicalise
from filters.text.lexicon import fluency, is_known

_Span: TypeAlias = tuple[int, int]
_Picked: TypeAlias = NDArray[np.intp]
"""The places of letters that may make a text, in order."""


def find_picked_letters(survey: Survey) -> Steps:
    """Find letters that are picked by their place or look and make language of several words in a row."""
    codes = np.frombuffer(survey.small, np.uint8)
    for find in _FINDS:
        for variant, picked in find(survey):
            picked = picked[:_MOST]
            letters = codes[picked].tobytes().decode()
            if len(picked) >= _FEWEST and any(_stretches(letters)):
                yield from _read(letters, [(place, place + 1) for place in picked.tolist()], variant)
            yield None
    yield from _in_scripts(survey)


def find_styled_letters(survey: Survey) -> Steps:
    """Find letters in another style (`\U0001d422`, `\u24d8`) that stand among ordinary ones, if they make language."""
    if len(survey.beyond) < _FEWEST:
        return
    read: dict[str, str] = {}
    for number, char in enumerate(survey.strangers, start=1):
        plain = canonicalise(char)
        if plain in _LOWER:
            read[char] = plain
        if number % _SIGNS_TO_PAUSE == 0:
            yield from PAUSES
    places = [at for at, char in enumerate(survey.text) if char in read] if len(read) >= _FEWEST_STYLED else []
    if len(places) * _ONE_STYLED_IN <= len(survey.raw.translate(None, _NO_LETTERS)):
        spans = [(place, place + 1) for place in places[:_MOST]]
        for decoded in _read("".join(read[survey.text[at]] for at, _ in spans), spans, "styled_letters"):
            yield replace(decoded, places=())
    yield None


_SIGNS_TO_PAUSE: Final = 64
_FEWEST_STYLED: Final = 6
_ONE_STYLED_IN: Final = 2
"""Ordinary letters for each one in another style, at least."""
_LOWER: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
_NO_LETTERS: Final = bytes(code for code in range(256) if not (code < 128 and chr(code).isalpha()))


# Language in a row of letters

_FEWEST, _MOST = 16, 8_192
"""Letters of a row that is read."""
_NEAR = 24
"""Most letters between the ends of two long words."""
_FEWEST_LONG, _SURE = 3, 4
_MOSTLY = 0.75
"""The share of the letters, at least, that are those of known words."""


def _read(letters: str, spans: Sequence[_Span], variant: str) -> Iterator[Decoded]:
    """Yield the text that letters from these spans make where long words stand near each other in them."""
    for first, last in _stretches(letters):
        words = part_words(letters[max(0, first - _NEAR) : last + _NEAR]).split(" ")
        before, said = _without_ends(words, min(first, _NEAR), len(letters[last : last + _NEAR]))
        begin = max(0, first - _NEAR) + before
        size = sum(map(len, said))
        sure = sum(len(word) for word in said if _is_word(word))
        if said and sure >= _MOSTLY * size and fluency(" ".join(said)) >= _SURE:
            yield gathered(" ".join(said), spans[begin : begin + size], variant=variant)


def _is_word(word: str) -> bool:
    return (len(word) > 1 or word in "ai") and is_known(word)


def _stretches(letters: str) -> Iterator[_Span]:
    """Yield the first and last place of each stretch in which long words stand near each other."""
    begin = end = count = 0
    for last, size in LONG_WORDS.iter(letters):
        if not count or last - end > _NEAR:
            if count >= _FEWEST_LONG:
                yield begin, end + 1
            begin, count = last + 1 - size, 0
        end = last
        count += 1
    if count >= _FEWEST_LONG:
        yield begin, end + 1


def _without_ends(words: Sequence[str], before: int, after: int) -> tuple[int, Sequence[str]]:
    """Return words without unknown ones at the beginning, those up to an unknown one in the first `before` letters, and
    those after an unknown one in the last `after` letters; and how many letters are gone at the beginning."""
    begin, end = 0, len(words)
    gone = at = 0
    for number, word in enumerate(words):
        at += len(word)
        if not _is_word(word) and (at <= before or number == begin):
            begin, gone = number + 1, at
    at = 0
    for number in range(len(words) - 1, -1, -1):
        at += len(words[number])
        if not _is_word(words[number]) and at <= after:
            end = number + 1
    return gone, words[begin:end]


# Single capitals

_FEWEST_WITHIN = 8
"""Capitals that stand after a small letter, at least."""


def _capitals(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the capitals beside a small letter, and those that stand alone."""
    if survey.turns >= _FEWEST_WITHIN:
        cases = np.frombuffer(b" %b " % survey.cases, np.uint8)
        before, after = cases[:-2], cases[2:]
        single = (before == _SMALL) | (after == _SMALL) | ((before != _CAPITAL) & (after != _CAPITAL))
        single &= cases[1:-1] == _CAPITAL
        if any(_stretches(np.frombuffer(survey.small, np.uint8)[single].tobytes().decode())):
            yield "capitals", _capitals_of_words(survey, cases[1:-1])


def _capitals_of_words(survey: Survey, cases: NDArray[np.uint8]) -> _Picked:
    """Return the places of the capitals of words that have small letters too, and of those that stand alone."""
    starts, ends = _words(survey)
    small = np.concatenate(((0,), np.cumsum(cases == _SMALL)))
    picked = cases == _CAPITAL
    for at in np.flatnonzero((small[ends] == small[starts]) & (ends - starts > 1)).tolist():
        picked[starts[at] : ends[at]] = False
    return np.flatnonzero(picked)


_CAPITAL, _SMALL = b"ul"


# Letters with marks or tags around them

_KINDS = bytes(2 if chr(code).isalnum() else 0 if chr(code).isspace() else 1 for code in range(128)) + bytes(128)
_SINGLE: Final = 1 | 2 << 2 | 1 << 4
_SINGLE_SHAPE: Final = b"\1\2\1"
"""A mark, a letter, and a mark, as one number and as bytes."""
_NO_MARKS = bytes(code for code in range(128) if chr(code).isalnum() or chr(code).isspace() or chr(code) in ",.;:?!-/")
"""What stands around no letter to set it off; the question mark stands for characters beyond ASCII."""
_MOST_PAIRS: Final = 4
_PIECES: Final = {b"**": b"**", b"</": b"><"}
"""What stands around pieces of two and three letters, and the marks next to these."""


def _marked(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the letters, and the twos and threes of letters, that stand between the same two marks."""
    raw = survey.raw
    marks = raw.translate(None, _NO_MARKS)
    if len(marks) < 2 * _FEWEST:
        return
    found = {two: raw.count(sign) for sign, two in _PIECES.items() if marks.count(sign[:1]) >= _FEWEST}
    found.update(_around_single(raw))
    often = [two for two, count in found.items() if count >= _FEWEST][:_MOST_PAIRS]
    lettered = raw.translate(_AS_LETTERS) if often else b""
    for two in often:
        if not _may_be_between(lettered, two):
            continue
        before, after = (re.escape(two[:1]), re.escape(two[1:]))
        close = rb"\1" if before == after else after
        piece = rb"(%b{1,3}+)([A-Za-z]{1,3}+)%b" % (before, close)
        spans = (match.span(2) for match in re.finditer(_TAGGED if two == b"><" else piece, raw))
        yield "marked_letters", np.array([at for start, end in spans for at in range(start, end)], np.intp)


_TAGGED: Final = rb"<([a-z]{1,8})\b[^<>\n]{0,60}+>([A-Za-z]{1,3}+)</\1>"
_AS_LETTERS = bytes(97 if code < 128 and chr(code).isalpha() else code for code in range(256))


def _may_be_between(lettered: bytes, two: bytes) -> bool:
    """Whether as many letters as are read stand by ones, twos and threes between two marks; "a" stands for each."""
    return sum(size * lettered.count(b"%b%b%b" % (two[:1], b"a" * size, two[1:])) for size in (1, 2, 3)) >= _FEWEST


def _around_single(raw: bytes) -> Iterator[tuple[bytes, int]]:
    """Yield the marks before and after single letters, and how often."""
    shaped = raw.translate(_KINDS)
    if shaped.count(_SINGLE_SHAPE) < _FEWEST // 2:  # `count` misses every second one of those that overlap
        return
    kinds, codes = np.frombuffer(shaped, np.uint8), np.frombuffer(raw, np.uint8)
    places = np.flatnonzero((kinds[:-2] | kinds[1:-1] << 2 | kinds[2:] << 4) == _SINGLE)
    counts = Counter(zip(codes[places].tolist(), codes[places + 2].tolist(), strict=True))
    yield from ((bytes(two), count) for two, count in counts.most_common())


# Letters with a sign over or under them


def _signed(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the letters that have a sign over or under them."""
    if len(survey.beyond) >= _FEWEST:
        signs = {char for char in survey.strangers if combining(char)}
        signed = [at - 1 for at, char in enumerate(survey.text) if at and char in signs] if signs else []
        yield "signed_letters", np.array(signed, np.intp)


# Words for letters, joined by marks

_JOINTS: Final = frozenset(b"-_/,.|+:;>")
_JOINED: Final = b"a" * 20
"""Characters in a row without white space that words in prose do not have."""
_ONE_SPACE_IN: Final = 8


def _joined(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the first letters of words where more marks than spaces stand between words."""
    spaces = survey.spaces
    if spaces * _ONE_SPACE_IN > len(survey.raw) or _JOINED not in survey.ink:
        return
    if any(survey.raw.count(sign) >= max(_FEWEST, spaces) for sign in survey.signs & _JOINTS):
        yield "initials", _words(survey)[0]


# Letters by their place in words, lines and sentences, where the text speaks of letters

_LETTERS: Final = frozenset(b"letter letters character characters char chars alphabet".split())
_WHICH: Final = frozenset(
    b"first last second third fourth final middle initial every each ending endings start end nth 2nd 3rd".split()
)
_SAYING: Final = frozenset(
    b"read take takes spell spells spelled hidden message messages decode join combine put look count counts matter "
    b"matters form forms secret collect extract keep concatenate puzzle use follow obey says pick picks".split()
)
_OF_EACH = re.compile(
    rb"\b(?:letters?|characters?|chars?) (?:of|from|in) (?:each|every|all|the) (?:words?|lines?|sentences?)"
)
_IN_OTHERS: Final = frozenset(
    b"initials acrostic telestich mesostic lettre lettres initiales buchstabe buchstaben anfangsbuchstaben "
    b"endbuchstaben letra letras lettera lettere iniciales iniziali".split()
)
_TELLING_BEYOND = ("букв", "字", "글자")
_OF_COLUMNS: Final = frozenset(
    b"column columns down vertical vertically mesostic spalte colonne columna colonna coluna".split()
)
_READING: Final = frozenset(b"read reads reading take look lies lis lea leggi".split())
_PLACES: Final = (0, 1, 2, 3)
_IN_WORDS = bytes(chr(code).isalpha() and code < 128 for code in range(256))
_LINE, _SENTENCE = (bytes(chr(code) in ends for code in range(256)) for ends in ("\n", "\n.!?"))


def _told(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the letters at each of the first and last places of words, and at both ends of lines and sentences."""
    if not _tells_letters(survey):
        return
    starts, ends = _words(survey)
    if len(starts) < _FEWEST:
        return
    for place in _PLACES:
        longer = ends - starts > place
        yield "letters_of_words", (starts + place)[longer]
        yield "letters_of_words", (ends - 1 - place)[longer]
    middle = (ends - starts) % 2 == 1
    yield "letters_of_words", ((starts + ends) // 2)[middle]
    for borders in (_LINE, _SENTENCE):
        part = np.cumsum(np.frombuffer(survey.raw.translate(borders), np.uint8), dtype=np.intp)[starts]
        apart = part[1:] != part[:-1]
        first, last = np.append(True, apart), np.append(apart, True)
        yield "letters_of_lines", starts[first]
        yield "letters_of_lines", ends[last] - 1
        yield "letters_of_lines", starts[last]
        yield "letters_of_lines", ends[first] - 1
        yield "letters_of_lines", (starts + 1)[first & (ends - starts > 1)]


def _tells_letters(survey: Survey) -> bool:
    """Whether the text speaks of letters and says which of them."""
    words = survey.words
    if not words.isdisjoint(_IN_OTHERS):
        return True
    if not any(map(words.isdisjoint, (_LETTERS, _WHICH))):
        return not words.isdisjoint(_SAYING) or _OF_EACH.search(survey.small) is not None
    return not survey.text.isascii() and any(map(survey.text.__contains__, _TELLING_BEYOND))


_WIDEST: Final = 80


def _columns(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the letters down each column of the lines, where most lines have one there, if the text speaks of it."""
    if survey.words.isdisjoint(_OF_COLUMNS) or (survey.words.isdisjoint(_READING) and not _tells_letters(survey)):
        return
    starts, ends = survey.lines
    letters = np.frombuffer(survey.letters, np.uint8)[1:-1] != _NO_LETTER
    for column in range(_WIDEST):
        places = (starts + column)[starts + column < ends]
        if len(places) < _FEWEST:
            return
        picked = places[letters[places]]
        if len(picked) * _MOST_WITHOUT >= (_MOST_WITHOUT - 1) * len(places):
            yield "column", picked


_MOST_WITHOUT: Final = 4
"""Lines that have a character in a column, at least, for each one of them that has no letter there."""
_NO_LETTER: Final = ord(" ")


# First letters of sentences

_BEGUN = re.compile(rb"(?:[.!?][\"')]? {1,2}|\n\s{0,8})[\"'(]?([a-z])")


def _sentences(survey: Survey) -> Iterator[tuple[str, _Picked]]:
    """Yield the first letters of sentences."""
    if survey.raw.count(b".") >= _FEWEST - 1 and survey.raw.count(b". ") >= _FEWEST - 1:
        first = re.match(rb"\s*[\"'(]?([a-z])", survey.small)
        begun = [first.start(1)] if first else []
        yield (
            "letters_of_sentences",
            np.array([*begun, *(at.start(1) for at in _BEGUN.finditer(survey.small))], np.intp),
        )


def _words(survey: Survey) -> Spans:
    """Return where each word of ASCII letters begins, and where it ends."""
    inside = np.frombuffer(b"\0%b\0" % survey.raw.translate(_IN_WORDS), np.bool_)
    edges = np.flatnonzero(inside[1:] != inside[:-1])
    return edges[::2], edges[1::2]


_FINDS = (_capitals, _marked, _signed, _joined, _sentences, _told, _columns)


# Names in another script

_NAMED: Final = {"икс": "x", "игрек": "y", "йот": "j", "ку": "q", "дубльвэ": "w", "даблю": "w"}
"""Russian names of letters, which stand among names that stand for their first letters."""
_SCRIPTS = tuple(
    str.maketrans({letter: plain for letter, plain in table.items() if len(plain) == 1})
    for table in (CYRILLIC, GREEK, GREEK | {"χ": "h", "κ": "c", "β": "v"})
)
_FEWEST_BEYOND: Final = 64
_FIRST: Final = 24
_HEAD: Final = 1_024
_WORD = re.compile(r"[^\W\d_]+")


def _in_scripts(survey: Survey) -> Steps:
    """Find what the first letters of words in Greek or Cyrillic make, if most of the first ones have a capital."""
    if len(survey.beyond) < _FEWEST_BEYOND:
        return
    begun = [word for word in _WORD.findall(survey.text[:_HEAD]) if not word.isascii()][:_FIRST]
    if len(begun) < _FIRST or sum(word[0].isupper() for word in begun) * 4 < 3 * _FIRST:
        return
    words = [word for word in _WORD.finditer(survey.text) if not word[0].isascii()][:_MOST]
    letters = "".join(_NAMED.get(word[0].lower(), word[0][0].lower()) for word in words)
    spans = [word.span() for word in words]
    for table in _SCRIPTS if len(letters) == len(spans) else ():
        plain = letters.translate(table)
        yield from _read(plain, spans, "initials") if plain.isascii() else ()
        yield None
