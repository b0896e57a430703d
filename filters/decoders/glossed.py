"""A decoder of text in other languages than English: what it says in English, word by word.

Rules and models know English best. What a sentence asks for is told by its words, so that one of which most words are
in a glossary is read in those of English as well, in an order that comes near to that of English. Of a long text that
is done only where some word is of those that attacks are made of.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ahocorasick import Automaton

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.languages import GLOSSARIES, WORD, is_word_of_english, likely_languages, may_be_foreign
from filters.decoders.survey import Survey
from filters.glossary import Entry, Glossary, Node

_LONGEST_SENTENCE = 400
"""Characters of a sentence; what is longer is read in parts."""
_SHORTEST_SENTENCE = 24
_SYLLABLES, _SHORTEST_OF_SYLLABLES = "\u1100", 8
"""Where scripts begin whose characters are syllables or words, and what is short in these."""
_ENDS = (
    '.!?;:\n|/\\\\<>(){}\\[\\]="\u201c\u201d\u00ab\u00bb\u2026\u3002\uff01\uff1f\uff1b\uff1a'
    "\u300c-\u300f\u061f\u061b\u0964"
)
_SENTENCE = re.compile(f"(?:[^{_ENDS}]|(?<=[a-z0-9])\\.(?=[a-z0-9])){{2,{_LONGEST_SENTENCE}}}")
"""A point between small letters or digits is part of an address, or of the name of a file."""
_JOINTS = frozenset("'\u2019-")
"""What parts two words and leaves no blank between them."""
_BLANKS = _JOINTS | {"", " "}
_ADDRESS = re.compile(r"[!-~]*?(?:[@_]|[a-z0-9]\.[a-z0-9])[!-~]*")
"""An address, or a name of a file or in code: what looks like words there says nothing."""
_CLAUSE_ENDS = frozenset(",\u3001\uff0c\u060c")
"""Marks over which no verb is put before what stands there."""

_SHORT = 2_048
"""Characters of a text of which every sentence is read."""
_BESIDE = 1
"""Sentences before and after one with a telling word that are read with it."""
_TELLING_WORDS = """
account accounts administrator agent agents ai api approve artificial assistant assistants bank bot bots bypass
chatbot classified commands confidential configuration constraints credentials delete developer directives disclose
disregard execute filter filters forbidden forget forward guidelines hidden iban ignore ignored instructed instruction
instructions jailbreak leak limits llm model models obey operator orders override overwrite password passwords
policies policy pretend previous prohibited prompt prompts refuse restricted restriction restrictions reveal role rule
rules safety secret summarise summarize system systems transfer uncensored unfiltered unrestricted verbatim
"""
_TELLING = frozenset(_TELLING_WORDS.split())
"""The words of English that attacks are made of."""
_TELLING_PHRASES = ("from now on", "word for word", "act as", "you are now", "do not tell", "without asking")
_SHORTEST_BEGUN = 5
"""Letters of ASCII of what telling words begin with: fewer begin too many others."""

_FEWEST_WORDS = 3
"""Words of English that a sentence says, at the least."""
_LEAST_KNOWN = 0.45
"""The share of a sentence's letters that its glossary has to know."""

_NOUN_FIRST = frozenset({"fr", "it", "es", "pt", "vi", "id", "ar"})
"""The languages that put adjectives after nouns."""
_ADJECTIVE_WORDS = """
above complete confidential earlier entire exact following full hidden initial internal new old original personal
preceding previous prior private safe secret system
"""
_ADJECTIVES = frozenset(_ADJECTIVE_WORDS.split())
_DETERMINERS = frozenset({"my", "your", "his", "her", "our", "their", "its", "the", "this", "these", "that", "those"})
_OF = frozenset({"of", "of the", "from", "from the"})
_OWNER_LAST = frozenset({"id", "vi"})
"""Those that put whose a thing is, and which one, after it: a pronoun after a noun tells whose it is."""
_OWNERS = {
    "i": "my",
    "me": "my",
    "you": "your",
    "he": "his",
    "him": "his",
    "she": "her",
    "it": "its",
    "we": "our",
    "us": "our",
    "they": "their",
    "them": "their",
    "this": "this",
    "that": "that",
    "these": "these",
}
_OF_OWNERS = {
    "of mine": "my",
    "of yours": "your",
    "of his": "his",
    "of hers": "her",
    "of ours": "our",
    "of theirs": "their",
    "my": "my",
    "your": "your",
    "the": "the",
}
"""The same where it is told of any word that it follows."""
_OF_MANY = {"this": "these", "that": "those"}
_WHOM = {"i": "me", "he": "him", "she": "her", "we": "us", "they": "them"}
"""Who does a thing, and who it is done to, which these say with the same word."""
_NOUN_WORDS = """
command commands configuration constraints content conversation data directives filters guidelines information
instruction instructions limits message messages order orders prompt prompts restrictions role rule rules task tasks
text
"""
_NOUNS = frozenset(_NOUN_WORDS.split())
_OWNED_WORDS = """
account accounts address age app application article assistant aunt baby back bag bank bike bill birthday body book
books boss boyfriend brother browser business car card cat child children city class code colleague colleagues company
computer condition contract country course customer customers data daughter department device doctor document documents
dog email emails essay exam experience face family father file files folder friend friends girlfriend grandfather
grandmother group hair hand head health heart home house husband idea image inbox invoice item job key kitchen laptop
letter life list lunch machine manager meeting memory mind money month mother mouth name neighbor neighborhood network
number office opinion option page paper paragraph parents partner party passport password passwords payment period
phone photo photos picture pictures place policies policy position problem product profile program project question
questions receipt region report request requests response responses result results resume room salary schedule school
screen secret secretary section sentence server service shoes shop sister site situation skills skin software son song
sound staff statement store story student students system teacher team thesis thing things ticket time title topic trip
uncle user users version video village voice wallet website week wife word words writing year
"""
_OWNED = _NOUNS | frozenset(_OWNED_WORDS.split())
"""The words of English that tell a noun where whose it is follows."""
_VERB_LAST = frozenset({"ja", "ko", "tr", "hi", "hi_latin"})
"""Those that put verbs after their objects."""
_VERB_WORDS = """
accept act add answer approve begin bypass call cancel change copy create delete describe disable disclose discard
disregard display drop enter execute explain follow forget forward give grant hide ignore imagine inform list make
mention obey open output override paste pay pretend print put quote read recite reject remove repeat reply respond
reveal run say send set show skip start stop summarise summarize switch take teach tell transfer translate upload use
warn wire write
"""
_VERBS = frozenset(_VERB_WORDS.split())
_BEFORE_WHOM = _VERBS | {
    "about",
    "allow",
    "ask",
    "by",
    "call",
    "contact",
    "for",
    "from",
    "help",
    "remind",
    "to",
    "with",
}
_NOT = ("do not ", "never ")
_DOUBLING = frozenset({"id"})
"""Those that write a noun twice, with a hyphen, where there are many."""

_CHARS_TO_PAUSE = 256
_HITS_TO_PAUSE = 512


def _finder() -> Automaton:
    """Finds forms that say telling words, each with its length and whether a word begins and ends with it."""
    finder = Automaton()
    for glossary in GLOSSARIES.values():
        for form, ends, english in glossary.forms():
            least = _SHORTEST_BEGUN if glossary.parts_words and not ends and form.isascii() else 2
            if len(form) >= least and _is_telling(english) and not is_word_of_english(form):
                _, begins, closes = finder.get(form, (0, True, True))
                parted = glossary.parts_words
                finder.add_word(form, (len(form), begins and parted, closes and parted and ends))
    finder.make_automaton()
    return finder


def _is_telling(english: str) -> bool:
    return english.startswith(_TELLING_PHRASES) or not _TELLING.isdisjoint(english.split())


_FINDER = _finder()


class _Piece(NamedTuple):
    """A word or a phrase of a sentence, and its English; None where that is not known."""

    start: int
    end: int
    english: str | None


class _Token(NamedTuple):
    """A word of a sentence, or what is written as one with the word before it, and what that says."""

    start: int
    end: int
    word: str
    told: str | None


def find_glossed(survey: Survey) -> Steps:
    """The text with those of its sentences that are in another language in words of English."""
    if not may_be_foreign(survey):
        return
    text = survey.text
    edits: list[Edit] = []
    unpaused = 0
    for sentence in _sentences(text) if len(text) <= _SHORT else _telling_sentences(text):
        if sentence is None:
            yield from PAUSES
            continue
        edits += _edits(text, *sentence)
        unpaused += sentence[1] - sentence[0]
        if unpaused >= _CHARS_TO_PAUSE:
            unpaused = 0
            yield from PAUSES
    if edits:
        yield rewritten(text, edits)


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """The sentences of a text; what is too short to be one goes with what follows, as does what is cut off a word."""
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


def _telling_sentences(text: str) -> Iterator[tuple[int, int] | None]:
    """The sentences that hold a telling word, and those beside them; pauses."""
    small = text.replace("\u0130", "i").lower()  # the one letter that is two in small letters
    spans = list(_sentences(text))
    starts = [start for start, _ in spans]
    yield None
    told: set[int] = set()
    for number, (last, (size, begins, closes)) in enumerate(_FINDER.iter(small), start=1):
        if number % _HITS_TO_PAUSE == 0:
            yield None
        first = last + 1 - size
        if (begins and first and small[first - 1].isalpha()) or (closes and small[last + 1 : last + 2].isalpha()):
            continue
        at = bisect_right(starts, first) - 1
        told.update(range(max(0, at - _BESIDE), min(len(spans), at + _BESIDE + 1)))
    yield from (spans[number] for number in sorted(told))


def _edits(text: str, start: int, end: int) -> list[Edit]:
    """The edits that put a sentence into English; none where it is in no language that is known."""
    sentence = text[start:end]
    pieces: list[_Piece] = []
    language = ""
    most = _LEAST_KNOWN
    for name in likely_languages(sentence):
        told, share = _read(GLOSSARIES[name], sentence)
        if share > most:
            pieces, most, language = told, share, name
    if pieces and language in _VERB_LAST:
        return [Edit(start + pieces[0].start, start + pieces[-1].end, " ".join(_verbs_first(sentence, pieces)))]
    if language in _NOUN_FIRST:
        pieces = list(_adjectives_first(sentence, pieces, owned=language in _OWNER_LAST))
    return [
        Edit(start + piece.start, start + piece.end, piece.english) for piece in pieces if piece.english is not None
    ]


def _read(glossary: Glossary, sentence: str) -> tuple[list[_Piece], float]:
    """What a sentence says in a language, and the share of its letters that is known of it."""
    pieces: list[_Piece] = []
    tokens = list(_tokens(glossary, sentence))
    keys = [glossary.key(token.word) for token in tokens]
    joined = [_are_joined(sentence, one.end, other.start) for one, other in pairwise(tokens)]
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
            if english is not None or glossary.in_latin or not word.isascii():
                letters += last - first
            if is_run:
                english = f"{english or ''} "
            elif english is not None and sentence[last : last + 1] in _JOINTS:
                last, english = last + 1, f"{english} "
            pieces.append(_Piece(first, last, english))
        at += size
    return (pieces, known / letters) if words >= _FEWEST_WORDS else ([], 0.0)


def _tokens(glossary: Glossary, sentence: str) -> Iterator[_Token]:
    """The words of a sentence that are in no address, with what is written as one after a word apart from it."""
    addresses = [match.span() for match in _ADDRESS.finditer(sentence)]
    for match in WORD.finditer(sentence):
        start, end = match.span()
        if any(first <= start < last for first, last in addresses):
            continue
        size, told = _ending(glossary.name, match[0])
        yield _Token(start, end - size, sentence[start : end - size], None)
        if size:
            yield _Token(end - size, end, sentence[end - size : end], told and f" {told}")


def _is_doubled(sentence: str, keys: Sequence[str], at: int, end: int) -> bool:
    """Whether a word is followed by a hyphen and itself."""
    return sentence[end : end + 1] == "-" and keys[at + 1 : at + 2] == [keys[at]]


@lru_cache(maxsize=8_192)
def _ending(name: str, word: str) -> tuple[int, str]:
    return GLOSSARIES[name].ending(word)


@lru_cache(maxsize=8_192)
def _entry(name: str, word: str) -> Entry:
    return GLOSSARIES[name].entry(word)


def _are_joined(sentence: str, end: int, start: int) -> bool:
    """Whether nothing but what parts words stands between two of them."""
    between = sentence[end:start]
    return between in _BLANKS or between.isspace()


def _longest(entry: Entry, keys: Sequence[str], joined: Sequence[bool], at: int) -> tuple[int, str | None]:
    """The words of the longest form that stands at a place, and its English."""
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


def _verbs_first(sentence: str, pieces: Sequence[_Piece]) -> Iterator[str]:
    """The words of a sentence with each verb before what stands between it and the verb before it."""
    clause: list[str] = []
    done = pieces[0].start
    for start, end, told in pieces:
        between = sentence[done:start].strip()
        clause.append(between)
        done = end
        if not _CLAUSE_ENDS.isdisjoint(between):
            yield from filter(None, clause)
            clause = []
        english = sentence[start:end] if told is None else told.strip()
        words = english.split()
        if words and (english.startswith(_NOT) or words[0] in _VERBS or words[-1] in _VERBS):
            yield english
            yield from filter(None, clause)
            clause = []
        else:
            clause.append(english)
    yield from filter(None, clause)


def _adjectives_first(sentence: str, pieces: Sequence[_Piece], *, owned: bool) -> Iterator[_Piece]:
    """The pieces of a sentence with each adjective that follows a noun before it, also `prompt of the system`; and with
    whose it is before it, where that follows nouns.
    """
    held: list[_Piece] = []
    for piece in pieces:
        english = (piece.english or "").strip()
        follows = bool(held) and _are_joined(sentence, held[-1].end, piece.start)
        words = _before_noun(held, english, owned=owned) if follows else None
        if follows and owned and english in _WHOM and _ends_with(held[-1], _BEFORE_WHOM):
            yield from held
            held = [piece._replace(english=_WHOM[english])]
        elif words is not None:
            held = [_Piece(held[0].start, piece.end, words)]
        elif follows and len(held) == 1 and english in _OF and _ends_with(held[0], _NOUNS):
            held.append(piece)
        else:
            yield from held
            held = [piece]
    yield from held


def _ends_with(piece: _Piece, those: frozenset[str]) -> bool:
    words = (piece.english or "").split()
    return bool(words) and words[-1] in those


def _before_noun(held: Sequence[_Piece], english: str, *, owned: bool) -> str | None:
    """A noun with an adjective before it, or with whose it is; None where what follows the noun is neither."""
    words = (held[0].english or "").split()
    first = 1 if len(words) > 1 and words[0] in _DETERMINERS else 0
    adjective = english.removeprefix("the ")
    if adjective in _ADJECTIVES:
        is_noun = _ends_with(held[0], _OWNED if owned else _NOUNS)
        return " ".join((*words[:first], adjective, *words[first:])) if is_noun else None
    if not owned or not words:
        return None
    whose = _OF_OWNERS.get(english) or (_OWNERS.get(english) if _ends_with(held[0], _OWNED) else None)
    if whose is None:
        return None
    if words[-1].endswith("s") and not words[-1].endswith("ss"):
        whose = _OF_MANY.get(whose, whose)
    if first and words[0] != "the":
        return " ".join(words)
    return " ".join((whose, *words[first:]))
