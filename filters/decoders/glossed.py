"""Decoder of text in other languages than English: glosses, which say in English, word by word, what it says.

Rules and models know English best. The words of a sentence say what it asks for, so a sentence most of whose words are
in a glossary is also read in their English, in an order close to that of English. In a long text, only sentences with
or beside a word that is typical of attacks are read.
"""

import re
import sys
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ahocorasick import Automaton

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.gloss_order import JOINTS, Piece, are_joined, in_order
from filters.decoders.languages import (
    FEWEST_FOREIGN,
    GLOSSARIES,
    WORD,
    foreign_words,
    holds_other_letters,
    is_word_of_english,
    likely_languages,
    may_be_foreign,
)
from filters.decoders.survey import Span, Survey
from filters.text.glossary import Entry, Glossary, Node, accented, without_accents

_LONGEST_SENTENCE = 400
"""Most characters of a sentence; a longer one is read in parts."""
_SHORTEST_SENTENCE = 24
_SYLLABLES, _SHORTEST_OF_SYLLABLES = "\u1100", 8
"""First character of the scripts whose characters are syllables or words, and the fewest characters of a sentence in
these."""
_ENDS = (
    '.!?;:\n|/\\\\<>(){}\\[\\]="\u201c\u201d\u00ab\u00bb\u2026\u3002\uff01\uff1f\uff1b\uff1a'
    "\u300c-\u300f\u061f\u061b\u0964"
)
_SENTENCE = re.compile(f"[^{_ENDS}]{{2,{_LONGEST_SENTENCE}}}")
_FOREIGN_END = re.compile("[\u3002\u061f\u061b\u0964]")
_IN_ENGLISH = {"\u3002": ".", "\u061f": "?", "\u061b": ";", "\u0964": "."}
"""Marks that end a sentence in other scripts only, and the English ones: no rule's phrase matches across those."""
_TABLE = str.maketrans(_IN_ENGLISH)
_OF_SENTENCES = bytes(97 if _SENTENCE.fullmatch(2 * chr(code)) else 10 for code in range(128)) + bytes(128)
"""An "a" for each ASCII character of a sentence, a line break for those that end it."""
_LONGEST_RUN = b"a" * _LONGEST_SENTENCE
_WITHIN = bytes(32 if chr(code) in ' !;:\n|/\\<>(){}[]="' else 97 for code in range(256))
_CUT = b"a" * _LONGEST_SENTENCE
"""A sentence in that table that has to be cut within a word: it has neither spaces nor marks that end sentences."""
_POINT, _IN_A_NAME = re.compile(r"\.(?<=[a-z0-9]\.)(?=[a-z0-9])"), "_"
"""A full stop between small letters or digits: part of an address or a file name, which ends no sentence."""
_IN_ADDRESSES = frozenset("@.")

_MARK = re.compile("[\u0300-\u036f\u0640\u064b-\u0652\u0670]")
"""A combining accent, or a vowel sign: no form of a word has it with the letters around it."""

_SHORT = 2_048
"""Characters of a text up to which every sentence is read."""
_BESIDE = 1
"""Sentences before and after one with a telling word that are read too."""
_TELLING_WORDS = """
account accounts administrator agent agents ai api approve artificial assistant assistants bank bot bots bypass
chatbot classified commands confidential configuration constraints credentials delete developer directives disclose
disregard execute filter filters forbidden forget forward guidelines hidden iban ignore ignored instructed instruction
instructions jailbreak leak limits llm model models obey operator orders override overwrite password passwords
policies policy pretend previous prohibited prompt prompts refuse restricted restriction restrictions reveal role rule
rules safety secret summarise summarize system systems transfer uncensored unfiltered unrestricted verbatim
"""
_TELLING = frozenset(_TELLING_WORDS.split())
"""English words that are typical of attacks."""
_TELLING_PHRASES = ("from now on", "word for word", "act as", "you are now", "do not tell", "without asking")
_SHORTEST_BEGUN = 5
"""Fewest ASCII letters of a form that other words may begin with: shorter ones begin too many of them."""

_FEWEST_WORDS = 3
"""Fewest English words in the gloss of a sentence."""
_LEAST_KNOWN = 0.45
"""Least share of a sentence's letters that its glossary must know."""

_ABBREVIATED = "AI"
"""No word of the language when it is in capitals, unlike "ai" in Italian, French and Vietnamese."""

_DOUBLING = frozenset({"id"})
"""Languages that double a noun, with a hyphen, for the plural."""

_CHARS_TO_PAUSE = 256
_HITS_TO_PAUSE, _LETTERS_TO_PAUSE = 512, 8_192


def _finder() -> Automaton:
    """Return an automaton of forms with a telling gloss. Values: length, whether a word must begin and end there."""
    finder = Automaton()
    for glossary in GLOSSARIES.values():
        telling = set(filter(_is_telling, glossary.english()))
        for form, ends, english in glossary.forms():
            if english not in telling:
                continue
            least = _SHORTEST_BEGUN if glossary.parts_words and not ends and form.isascii() else 2
            if len(form) >= least and not is_word_of_english(form):
                _, begins, closes = finder.get(form, (0, True, True))
                parted = glossary.parts_words
                finder.add_word(form, (len(form), begins and parted, closes and parted and ends))
    finder.make_automaton()
    return finder


def _is_telling(english: str) -> bool:
    return english.startswith(_TELLING_PHRASES) or not _TELLING.isdisjoint(english.split())


_FINDER = _finder()
_LONGEST_FORM = max(map(len, _FINDER.keys()))


class _Token(NamedTuple):
    """A word of a sentence, or an ending written as one with the word before, and its gloss."""

    start: int
    end: int
    word: str
    told: str | None


def find_glossed(survey: Survey) -> Steps:
    """Find sentences in other languages and yield the text with these in English words."""
    if not may_be_foreign(survey):
        return
    text = survey.text
    spans, foreign = _foreign_sentences(survey)
    edits: list[Edit] = []
    unpaused = 0
    for number in foreign if len(text) <= _SHORT else _near_telling(text, spans, foreign):
        if number is None:
            yield from PAUSES
            continue
        start, end = spans[number]
        edits += _edits(text, start, end)
        unpaused += end - start
        if unpaused >= _CHARS_TO_PAUSE:
            unpaused = 0
            yield from PAUSES
    if edits:
        yield rewritten(text, edits)


def _foreign_sentences(survey: Survey) -> tuple[Sequence[Span], Sequence[int]]:
    """Return the sentences of a text, and the numbers of those that may be in another language than English."""
    text = survey.text
    words = foreign_words(survey)
    plain = text.isascii()
    cut = _CUT in survey.raw.translate(_WITHIN)
    if plain and not cut and not words:
        return (), ()
    spans = list(_sentences(text))
    starts = [start for start, _ in spans]
    held = [bisect_right(starts, place) - 1 for place in words]
    foreign = {number for number, other in zip(held, held[FEWEST_FOREIGN - 1 :], strict=False) if number == other}
    if cut:  # each part is examined, as a part of a word may be a word
        foreign.update(range(len(spans)))
    elif not plain:
        foreign.update(number for number, span in enumerate(spans) if holds_other_letters(text[slice(*span)]))
    return spans, sorted(foreign)


def _sentences(text: str) -> Iterator[Span]:
    """Yield the spans of sentences. Too short a one, or the rest of one that was cut, is joined with what follows."""
    text = _POINT.sub(_IN_A_NAME, text)
    if text.isascii() and _LONGEST_RUN not in (shaped := text.encode().translate(_OF_SENTENCES)):
        yield from _short_sentences(shaped)
        return
    begun = last = -1
    for match in _SENTENCE.finditer(text):
        start, end = match.span()
        if begun >= 0 and end - begun > 2 * _LONGEST_SENTENCE:
            yield begun, last
        elif begun >= 0:
            start = begun
        begun, last = -1, end
        cut = text.rfind(" ", start, end) if end - match.start() == _LONGEST_SENTENCE else -1
        if cut > start:
            yield start, cut
            begun = cut
        elif end - start < (_SHORTEST_OF_SYLLABLES if text[end - 1] >= _SYLLABLES else _SHORTEST_SENTENCE):
            begun = start
        else:
            yield start, end
    if begun >= 0:
        yield begun, last


def _short_sentences(shaped: bytes) -> Iterator[Span]:
    """Yield the spans of sentences in ASCII, none of which has to be cut. `shaped` is the text in `_OF_SENTENCES`."""
    done = 0
    while whole := _WHOLE.search(shaped, done):
        start, done = whole.span()
        end = shaped.rfind(_TWO, start, done) + len(_TWO)
        if end - start > 2 * _LONGEST_SENTENCE:
            done = shaped.rfind(b"\n", start, end) + 1
            end = shaped.rfind(_TWO, start, done) + len(_TWO)
        yield start, end
    start = shaped.find(_TWO, done)
    if start >= 0:
        yield start, shaped.rfind(_TWO) + len(_TWO)


_TWO = b"aa"
"""Fewest characters of a sentence: what is between two marks is too short if it has one."""
_WHOLE = re.compile(rb"aa(?s:.{%d})a*+(?:(?<!aa)\na*+)*+" % (_SHORTEST_SENTENCE - len(_TWO)))
"""A sentence that is long enough, or what is left of the text if that has at least as many characters."""


def _near_telling(text: str, spans: Sequence[Span], foreign: Sequence[int]) -> Iterator[int | None]:
    """Yield the numbers of the foreign sentences with a telling word or beside one that has one; None for a pause."""
    small = text.replace("\u0130", "i").lower()  # the one letter that lower() turns into two
    starts = [start for start, _ in spans]
    yield None
    telling: set[int] = set()
    for first, last in _stretches(foreign, len(spans)):
        for begun in range(starts[first], spans[last][1], _LETTERS_TO_PAUSE):
            for place in _places(small, begun, min(begun + _LETTERS_TO_PAUSE, spans[last][1])):
                if place is None:
                    yield None
                else:
                    telling.add(bisect_right(starts, place) - 1)
            yield None
        for number in range(first, last + 1):
            start, end = spans[number]
            if _MARK.search(text, start, end):
                sentence = text[start:end]
                if any(place is not None for way in (accented, without_accents) for place in _places(way(sentence))):
                    telling.add(number)
                yield None
    for number in foreign:
        if not telling.isdisjoint(range(number - _BESIDE, number + _BESIDE + 1)):
            yield number


def _stretches(foreign: Sequence[int], count: int) -> Iterator[tuple[int, int]]:
    """Yield the first and last number of each stretch of sentences that are foreign, or beside a foreign one."""
    first = last = -1
    for number in foreign:
        if first < 0 or number - _BESIDE > last + 1:
            if first >= 0:
                yield first, last
            first = max(0, number - _BESIDE)
        last = min(count - 1, number + _BESIDE)
    if first >= 0:
        yield first, last


def _places(small: str, start: int = 0, end: int = sys.maxsize) -> Iterator[int | None]:
    """Yield where telling words begin in the span of a lower-case text, and some beyond its end.

    Yields None now and then, where the caller may pause.
    """
    for number, (last, (size, begins, closes)) in enumerate(
        _FINDER.iter(small, start, min(len(small), end + _LONGEST_FORM)), start=1
    ):
        if number % _HITS_TO_PAUSE == 0:
            yield None
        first = last + 1 - size
        if (begins and first and small[first - 1].isalpha()) or (closes and small[last + 1 : last + 2].isalpha()):
            continue
        yield first


def _edits(text: str, start: int, end: int) -> list[Edit]:
    """Return the edits that gloss a sentence, or none if it is in no known language."""
    sentence = text[start:end]
    if _are_syllables(sentence):
        return []
    pieces: list[Piece] = []
    language = ""
    most = _LEAST_KNOWN
    for name in likely_languages(sentence):
        read, share = _read(GLOSSARIES[name], sentence)
        if share > most:
            pieces, most, language = read, share, name
    told = in_order(language, sentence, pieces)
    words = [
        Edit(start + piece.start, start + piece.end, piece.english.translate(_TABLE))
        for piece in told
        if piece.english is not None
    ]
    return sorted([*words, *_ends_between(text, start, end, words)]) if words else []


def _ends_between(text: str, start: int, end: int, words: Sequence[Edit]) -> Iterator[Edit]:
    """Yield edits that write the marks of a sentence and the one right after it in English, but not those in words."""
    for match in _FOREIGN_END.finditer(text, start, end + 1):
        if not any(word.start <= match.start() < word.end for word in words):
            blank = " " if text[match.end() : match.end() + 1].isalnum() else ""
            yield Edit(match.start(), match.end(), f"{_IN_ENGLISH[match[0]]}{blank}")


def _are_syllables(sentence: str) -> bool:
    """Whether a sentence is a few syllables again and again, such as names of notes, which are words by accident."""
    words = WORD.findall(sentence.lower()) if sentence.isascii() else ()
    return 0 < len(set(words)) * 2 <= len(words) and max(map(len, words)) <= _LONGEST_SYLLABLE


_LONGEST_SYLLABLE = 3


def _read(glossary: Glossary, sentence: str) -> tuple[list[Piece], float]:
    """Return the gloss of a sentence in a language, and the share of its letters that the glossary knows.

    Returns no pieces and 0 if the glossary has too few words for it.
    """
    pieces: list[Piece] = []
    tokens = list(_tokens(glossary, sentence))
    keys = [glossary.key(token.word) for token in tokens]
    joined = [are_joined(sentence, one.end, other.start) for one, other in pairwise(tokens)]
    letters = known = words = at = 0
    while at < len(tokens):
        begin, end, word, told = tokens[at]
        size = 1
        is_run = not glossary.parts_words and not word.isascii()
        if is_run:
            read = [(begin + first, begin + last, english) for first, last, english in glossary.runs(word)]
        elif told is not None:
            read = [(begin, end, told)]
        else:
            size, told = _longest(_entry(glossary.name, word), keys, joined, at)
            if size == 1 and glossary.code in _DOUBLING and _is_doubled(sentence, keys, at, end):
                told = ""
            read = [(begin, tokens[at + size - 1].end, told)]
        for first, last, english in read:
            if english is not None:
                known += last - first
                words += len(english.split())
            if english is not None or (
                (glossary.in_latin or not word.isascii()) and not _is_of_address(sentence, first, last)
            ):
                letters += last - first
            if is_run:
                begins = first == begin and sentence[first - 1 : first].isalnum()
                english = f"{' ' if begins else ''}{english or ''} "
            elif english is not None and sentence[last : last + 1] in JOINTS:
                last, english = last + 1, f"{english} "
            pieces.append(Piece(first, last, english))
        at += size
    return (pieces, known / letters) if words >= _FEWEST_WORDS else ([], 0.0)


def _is_of_address(sentence: str, start: int, end: int) -> bool:
    """Whether a word is joined to another as in an address or a file name."""
    return (sentence[start - 1 : start] in _IN_ADDRESSES and sentence[start - 2 : start - 1].isalnum()) or (
        sentence[end : end + 1] in _IN_ADDRESSES and sentence[end + 1 : end + 2].isalnum()
    )


def _tokens(glossary: Glossary, sentence: str) -> Iterator[_Token]:
    """Yield the words of a sentence, with endings that are written as one with a word split off."""
    for match in WORD.finditer(sentence):
        start, end = match.span()
        size, told = _ending(glossary.name, match[0]) if glossary.has_endings else (0, "")
        named = _ABBREVIATED if match[0] == _ABBREVIATED and not sentence.isupper() else None
        yield _Token(start, end - size, sentence[start : end - size], named)
        if size:
            yield _Token(end - size, end, sentence[end - size : end], told and f" {told}")


def _is_doubled(sentence: str, keys: Sequence[str], at: int, end: int) -> bool:
    """Whether a hyphen and the same word follow a word."""
    return sentence[end : end + 1] == "-" and keys[at + 1 : at + 2] == [keys[at]]


@lru_cache(maxsize=8_192)
def _ending(name: str, word: str) -> tuple[int, str]:
    return GLOSSARIES[name].ending(word)


@lru_cache(maxsize=8_192)
def _entry(name: str, word: str) -> Entry:
    return GLOSSARIES[name].entry(word)


def _longest(entry: Entry, keys: Sequence[str], joined: Sequence[bool], at: int) -> tuple[int, str | None]:
    """Return how many words the longest known form at a place has, and its English; 1 and None if none is known."""
    size, told = 1, entry.english
    nodes: Sequence[Node] = entry.phrases
    place = at
    while nodes and place < len(joined) and joined[place]:
        place += 1
        nodes = [following for node in nodes for following in node.after(keys[place])]
        english = next((node.english for node in nodes if node.english is not None), None)
        if english is not None:
            size, told = place - at + 1, english
    return size, told
