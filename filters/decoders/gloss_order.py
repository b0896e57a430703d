"""Puts glosses in English order: other languages have adjectives after nouns, or verbs at the end of a sentence."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

_CLAUSE_ENDS = frozenset(",\u3001\uff0c\u060c\u3002\u0964")
"""Marks that end a clause or a sentence: no verb is moved across them."""
JOINTS = frozenset("'\u2019-")
"""Marks that separate two words without a blank."""
_BLANKS = JOINTS | {"", " "}

_NOUN_FIRST: Final = frozenset({"fr", "it", "es", "pt", "vi", "id", "ar"})
"""Languages that put adjectives after nouns."""
_ADJECTIVE_WORDS = """
above complete confidential earlier entire exact following full hidden initial internal new old original personal
preceding previous prior private safe secret system
"""
_ADJECTIVES = frozenset(_ADJECTIVE_WORDS.split())
_DETERMINERS = frozenset({"my", "your", "his", "her", "our", "their", "its", "the", "this", "these", "that", "those"})
_OF = frozenset({"of", "of the", "from", "from the"})
_OWNER_LAST = frozenset({"id", "vi"})
"""Languages that put possessives and demonstratives after the noun: a pronoun after a noun says whose it is."""
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
"""The same for words that say so after any word, not only after a known noun."""
_OF_MANY = {"this": "these", "that": "those"}
_WHOM = {"i": "me", "he": "him", "she": "her", "we": "us", "they": "them"}
"""Object forms of pronouns: these languages have one word for subject and object."""
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
"""English nouns that a possessive may follow."""
_VERB_LAST = frozenset({"ja", "ko", "tr", "hi", "hi_latin"})
"""Languages that put verbs after their objects."""
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
_NEGATIONS = frozenset(one.strip() for one in _NOT)
_CHINESE = "zh"
_TO_VERB = 6
"""Pieces after a negation among which the verb that it negates follows: `to`, and to whom."""
_LEAVING_OUT = frozenset({"bypass", "disregard", "forget", "ignore", "override", "skip"})
_QUESTIONS = frozenset("?\uff1f")
_MODALS = frozenset({"can", "could", "may", "might"})
_TO_MODAL = 3
"""Pieces after a verb by which a modal verb follows: endings are pieces that say nothing."""


class Piece(NamedTuple):
    """The span of a word or phrase in a sentence, and its English, or None if that is unknown."""

    start: int
    end: int
    english: str | None


def in_order(language: str, sentence: str, pieces: Sequence[Piece]) -> Sequence[Piece]:
    """Return the pieces of a sentence in English order, as far as the order of `language` is known."""
    if pieces and language in _VERB_LAST:
        return [Piece(pieces[0].start, pieces[-1].end, " ".join(_verbs_first(sentence, pieces)))]
    if language in _NOUN_FIRST:
        return list(_adjectives_first(sentence, pieces, owned=language in _OWNER_LAST))
    return _negated_first(pieces) if language == _CHINESE else pieces


def _verbs_first(sentence: str, pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield the words of a sentence, with each verb moved before what stands between it and the verb before.

    Rules that may be ignored stay before the verb, as nobody is told to; whether somebody can is a request.
    """
    clause: list[str] = []
    done = pieces[0].start
    asks_nothing = _QUESTIONS.isdisjoint(sentence)
    for number, (start, end, told) in enumerate(pieces):
        between = sentence[done:start].strip()
        clause.append(between)
        done = end
        if not _CLAUSE_ENDS.isdisjoint(between):
            yield from filter(None, clause)
            clause = []
        english = sentence[start:end] if told is None else told.strip()
        words = english.split()
        is_verb = words and (english.startswith(_NOT) or words[0] in _VERBS or words[-1] in _VERBS)
        if is_verb and not (asks_nothing and _is_possible(words, pieces[number + 1 : number + 1 + _TO_MODAL])):
            yield english
            yield from filter(None, clause)
            clause = []
        else:
            clause.append(english)
    yield from filter(None, clause)


def _negated_first(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the pieces of a sentence, each verb that is negated with its negation: `do not to the user reveal`."""
    moved = [*pieces]
    for number, piece in enumerate(pieces[:-1]):
        if (piece.english or "").strip() not in _NEGATIONS or (pieces[number + 1].english or "").strip() != "to":
            continue
        for place in range(number + 2, min(number + _TO_VERB, len(pieces))):
            if _ends_with(pieces[place], _VERBS):
                moved[number] = piece._replace(english=f"{piece.english}{pieces[place].english}")
                moved[place] = pieces[place]._replace(english="")
                break
    return moved


def _is_possible(verb: Sequence[str], following: Sequence[Piece]) -> bool:
    """Whether a verb is one of leaving something out, and a modal verb comes first in what follows it."""
    words = " ".join(piece.english or "" for piece in following).split() if verb[-1] in _LEAVING_OUT else []
    return bool(words) and words[0] in _MODALS


def _adjectives_first(sentence: str, pieces: Sequence[Piece], *, owned: bool) -> Iterator[Piece]:
    """Yield the pieces of a sentence with each adjective moved before its noun, as in `prompt of the system`.

    If `owned`, each possessive is also moved before its noun.
    """
    held: list[Piece] = []
    for piece in pieces:
        english = (piece.english or "").strip()
        follows = bool(held) and are_joined(sentence, held[-1].end, piece.start)
        words = _before_noun(held, english, owned=owned) if follows else None
        if follows and owned and english in _WHOM and _ends_with(held[-1], _BEFORE_WHOM):
            yield from held
            held = [piece._replace(english=_WHOM[english])]
        elif words is not None:
            held = [Piece(held[0].start, piece.end, words)]
        elif follows and len(held) == 1 and english in _OF and _ends_with(held[0], _NOUNS):
            held.append(piece)
        else:
            yield from held
            held = [piece]
    yield from held


def _ends_with(piece: Piece, those: frozenset[str]) -> bool:
    words = (piece.english or "").split()
    return bool(words) and words[-1] in those


def _before_noun(held: Sequence[Piece], english: str, *, owned: bool) -> str | None:
    """Return a noun with what follows it put before it, if that is an adjective or a possessive; else None."""
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


def are_joined(sentence: str, end: int, start: int) -> bool:
    """Return whether nothing but blanks or a joint stands between two words."""
    between = sentence[end:start]
    return between in _BLANKS or between.isspace()
