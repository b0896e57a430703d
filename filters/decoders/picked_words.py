"""Decoder of text in words that their place or their look picks out of other text: the first or last words of lines,
sentences or clauses, words in bold, in brackets or in capitals, and every n-th word where the text tells it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from filters.decoders.decoded import Decoded, Steps, gathered
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Span, Survey
from filters.decoders.worded import SURE, are_worded
from filters.text.lexicon import fluency

_MORE = """
attacker collect constraints credentials disabled emails enable freely keys obey persona refuse rules safety secret
secrets send unlimited
"""
_TELLING_WORDS: Final = TELLING_WORDS.union(_MORE.split())
_TELLING: Final = frozenset(map(str.encode, _TELLING_WORDS))
"""Words that instructions to a model are made of."""
_FEWEST_TELLING: Final = 2
"""Different ones of them that are picked, at least."""
_FEWEST: Final = 5
"""Words that are picked, at least."""
_MOST_OF_WORD: Final = 4
"""Places of one such word that are looked at, by which the looks that are worth reading are chosen."""
_COVERED: Final = 2
"""Words where the text stands for each one that is picked, at least."""


def find_picked_words(survey: Survey) -> Steps:
    """Find words that are picked by their place or look and make a text, if most words of instructions are such."""
    if not (survey.words.isdisjoint(_EVERY) or survey.words.isdisjoint(_WORDS)):
        yield from _every(survey)
    told = survey.words & _TELLING
    if len(told) < _FEWEST_TELLING:
        return
    places = _places(survey.small, told)
    looks: dict[str, list[bytes]] = {}
    for start, end in places:
        for look in _looks_of(survey, start, end):
            looks.setdefault(look, []).append(survey.small[start:end])
    read: set[str] = set()
    for look, words in looks.items():
        if len(set(words)) >= _FEWEST_TELLING and len(words) * 3 >= len(places) * 2:
            decoded = _read(survey, [*_picked(survey.text, look)])
            if decoded is not None and decoded.text not in read:
                read.add(decoded.text)
                yield decoded
        yield None


def _places(small: bytes, told: Iterable[bytes]) -> list[tuple[int, int]]:
    """Return where the words stand by themselves, of each the first few times."""
    found: list[tuple[int, int]] = []
    for word in sorted(told):
        at = small.find(word)
        for _ in range(_MOST_OF_WORD):
            if at < 0:
                break
            end = at + len(word)
            if not (small[at - 1 : at].isalnum() or small[end : end + 1].isalnum()):
                found.append((at, end))
            at = small.find(word, end)
    return found


# What a word looks like, and where it stands

_BEFORE_LINE = b" \t-*>#_\"'([.:)0123456789"
_ENDS, _STOPS = b".!?", b",;:"
_MARKS = frozenset(bytes((code,)) for code in b"*_~`[](){}<>\"'|^")


def _looks_of(survey: Survey, start: int, end: int) -> Iterator[str]:
    """Yield what sets off the word at a place."""
    raw = survey.raw
    line, after = raw.rfind(b"\n", 0, start) + 1, raw.find(b"\n", end)
    begun = raw[line:start]
    ended = raw[end : after if after >= 0 else len(raw)].strip(b" \t\r*_\"')]")
    if not begun.strip(_BEFORE_LINE):
        yield "first of line"
    elif begun.count(b" ") - len(begun) + len(begun.lstrip()) == 1:
        yield "second of line"
    if not ended.strip(_ENDS + _STOPS):
        yield "last of line"
    before = begun.rstrip(b" \t\"'(*_")[-1:]
    if before in (b".", b"!", b"?") or not begun.strip(_BEFORE_LINE):
        yield "first of sentence"
    if ended[:1] in (b".", b"!", b"?") or not ended:
        yield "last of sentence"
    if ended[:1] in (b",", b";", b":", b".", b"!", b"?") or not ended:
        yield "last of clause"
    if raw[start:end].isupper():
        yield "capitals"
    if start and raw[start - 1 : start] in _MARKS and raw[end : end + 1] in _MARKS:
        yield f"marked {raw[start - 1 : start].decode()} {raw[end : end + 1].decode()}"


_WORD = r"(?<![A-Za-z])[A-Za-z]++(?:['’@._-][A-Za-z]++){0,4}+"
_SPACED = re.compile(r"\S+")
_LABEL = r"^[^\w\n]{0,8}(?:[0-9]{1,3}[.):]\s?)?[^\w\n]{0,4}"
_EXPRESSIONS: Final = {
    "first of line": re.compile(rf"{_LABEL}(?P<word>{_WORD})", re.MULTILINE),
    "second of line": re.compile(rf"{_LABEL}{_WORD}[^\w\n]{{1,4}}(?P<word>{_WORD})", re.MULTILINE),
    "last of line": re.compile(rf"(?P<word>{_WORD})[^\w\n]{{0,4}}$", re.MULTILINE),
    "first of sentence": re.compile(rf"(?:^|[.!?][\"')]?\s)[^\w\n]{{0,4}}(?P<word>{_WORD})", re.MULTILINE),
    "last of sentence": re.compile(rf"(?P<word>{_WORD})[\"')*_]{{0,3}}(?:[.!?](?!\w)|$)", re.MULTILINE),
    "last of clause": re.compile(rf"(?P<word>{_WORD})[\"')*_]{{0,3}}(?:[.!?,;:](?!\w)|$)", re.MULTILINE),
    "capitals": re.compile(r"\b(?P<word>[A-Z]{2,}|[AI])\b"),
}


def _picked(text: str, look: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of the words that look so."""
    if look in _EXPRESSIONS:
        yield from (match.span("word") for match in _EXPRESSIONS[look].finditer(text))
        return
    _, before, after = look.split(" ")
    expression = re.compile(rf"{re.escape(before)}(?P<words>{_WORD}(?: {_WORD}){{0,3}}[.,;:!?]?){re.escape(after)}")
    for match in expression.finditer(text):
        yield from (word.span() for word in _SPACED.finditer(text, *match.span("words")))


def _read(survey: Survey, picked: Sequence[Span], *, sure: bool = False) -> Decoded | None:
    """Return the text that picked words make, or None if they are too few, nearly all there are, or no instruction.

    If it is `sure` that words are picked, any known ones will do.
    """
    if len(picked) < _FEWEST:
        return None
    said = [survey.text[start:end] for start, end in picked]
    if not (fluency(" ".join(said)) >= SURE if sure else _is_instruction(said)):
        return None
    if len(survey.raw[picked[0][0] : picked[-1][1]].split()) < _COVERED * len(said):
        return None
    return gathered(" ".join(said), [(at, at + 1) for start, end in picked for at in range(start, end)])


def _is_instruction(said: Sequence[str]) -> bool:
    return len(_TELLING_WORDS.intersection(map(str.lower, said))) >= _FEWEST_TELLING and are_worded(said)


# Every n-th word

_ORDINALS: Final = "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
_CARDINALS: Final = "two three four five six seven eight nine ten eleven twelve"
_STEPS: Final = {word: step for row in (_ORDINALS, _CARDINALS) for step, word in enumerate(row.split(), start=2)} | {
    "other": 2, "zweite": 2, "dritte": 3, "vierte": 4, "fünfte": 5, "f?nfte": 5, "sechste": 6, "siebte": 7,
    "segunda": 2, "tercera": 3, "cuarta": 4, "quinta": 5, "sexta": 6, "seconda": 2, "terza": 3, "quarta": 4,
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "troisi?me": 3, "quatri?me": 4, "cinqui?me": 5,
}  # fmt: skip
_EVERY: Final = frozenset(
    (b"every", b"each", b"jedes", b"cada", b"ogni", b"chaque", b"sur", b"skip", b"skipping", b"one", b"only", b"words")
)
_WORDS: Final = frozenset((b"word", b"words", b"wort", b"palabra", b"parola", b"mot"))
_STEP: Final = rf"({'|'.join(map(re.escape, _STEPS))}|[0-9]{{1,2}}|n|k)"
_TOLD: Final = (
    rf"(?:every|each|jedes|cada|ogni|chaque)[ -]{_STEP}(?:st|nd|rd|th|\.|a|e)?(?:-th)?[ -]"
    "(?:words?|wort|palabra|parola|mot)",
    rf"(?:one|1|un) (?:words?|mot) (?:in|of|out of|from|sur) (?:every )?{_STEP}",
)
_TOLD_STEP: Final = re.compile("|".join(rf"\b{told}\b" for told in _TOLD).encode())
_SKIPPED: Final = re.compile(rf"\bskip(?:ping)? (?:one|1|{_STEP}) words?\b".encode())
_PLACES: Final = re.compile(rb"\bwords?(?: numbers?| nos?\.?)? ([0-9]{1,2}), ([0-9]{1,2}), ([0-9]{1,2})\b")
_ANY_STEP: Final = range(3, 8)
_PART: Final = re.compile(r"[^\n]{20,}+")
_PARAGRAPH: Final = re.compile(r"(?<![^\n])[ \t]*+(\S[^\n]*(?:\n[ \t]*+\S[^\n]*)++)")
_CLOSE: Final = 4
_LONGEST: Final = 8_192
"""Characters of a line, a paragraph or a text through all of its paragraphs that are counted."""


def _every(survey: Survey) -> Steps:
    """Find every so-manieth word of each line and paragraph, beginning with any of the first, and of all that follows.

    In what is closest to where the text tells it, these words may say anything. Every second word is often spoken of,
    every third one hardly ever.
    """
    steps, told_at = _told_steps(survey.small)
    if not steps:
        return
    parts = [match.span() for match in _PART.finditer(survey.text)]
    parts += [match.span(1) for match in _PARAGRAPH.finditer(survey.text)]
    parts = sorted(parts, key=lambda part: max(part[0] - told_at, told_at - part[1]))
    end = survey.raw.find(b"\n", told_at)
    if end >= 0:
        parts.append((end, len(survey.text)))
    read: set[str] = set()
    for number, part in enumerate(parts):
        words = [word.span() for word in _SPACED.finditer(survey.text, part[0], min(part[1], part[0] + _LONGEST))]
        for step in steps:
            is_close = step > 2 and len(steps) == 1 and (number < 2 * _CLOSE or part[0] == end)
            for first in range(step):
                decoded = _read(survey, words[first::step], sure=is_close)
                if decoded is None or decoded.text in read:
                    yield None
                else:
                    read.add(decoded.text)
                    yield decoded


def _told_steps(small: bytes) -> tuple[Sequence[int], int]:
    """Return how far apart a text tells that words are, and where; no distance if it does not tell it."""
    if match := _TOLD_STEP.search(small):
        told = (match[1] or match[2]).decode()
        if told in ("n", "k"):
            return _ANY_STEP, match.start()
        step = int(told) if told.isdigit() else _STEPS[told]
    elif match := _SKIPPED.search(small):
        told = (match[1] or b"1").decode()
        step = (int(told) if told.isdigit() else _STEPS.get(told, 1)) + 1
    elif match := _PLACES.search(small):
        first, second, third = map(int, match.groups())
        step = second - first if second - first == third - second else 0
    else:
        return (), 0
    return ((step,) if 1 < step < _MOST_APART else ()), match.start()


_MOST_APART: Final = 25
