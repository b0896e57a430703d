"""Passages: the sentence in which a value stands, and whether it is prose about the value or merely lists it.

An order needs words. A value in a row of a table, `Hotel Sole, 95 EUR, htl_552`, cannot bring anything about by itself;
one in a sentence can, in any mood and language. This module counts words and knows a few; it has no grammar.
"""

import re
from collections.abc import Generator, Iterable, Iterator
from typing import Final

from filters.limits import LimitExceeded

MOST_COMMON_PLACES: Final = 256
"""Most places of a common word in a text that are looked at."""
MOST_COMMON_PASSAGES: Final = 32
"""Most different passages of a common word in a text. Rows that repeat each other are one."""
MOST_ROWS: Final = 1_024
"""Most passages of a value in a text of which one is given that is no prose."""
MOST_DIFFERENT: Final = 32_768
"""Most places of a value in a text, different in more than their digits, that are looked at."""
_PLACES_TO_PAUSE: Final = 64
_DIGITS: Final = dict.fromkeys(range(ord("0"), ord("9") + 1), "0")
_REACH = 300
"""Characters of a sentence that are read on each side of a value."""
_PROSE_WORDS = 2
"""Lower-case words in the clause round a value from which on the clause counts as prose."""
_SENTENCE_WORDS = 5
"""Lower-case words from which on a line counts as a sentence rather than a row."""
_SPACELESS_RUN = 8
"""Consecutive letters of a script without spaces from which on a clause or a line counts as prose."""

_MARK = re.compile(r"[.!?。！？](?=\s|\Z|[\"'”)\]}<])|[。！？]|[\n\r]|\\[nrt]")
_CLAUSE = re.compile(r"[,;:|()\[\]{}\"“”，；：、（）\t]+\s|[,;|()\[\]{}\"“”，；：、（）\t]|\s[-–—]\s")
_WORD = re.compile(r"(?<![\w@./-])[^\W\d_]{2,}(?![\w@/])")
_SPACELESS = re.compile(rf"[\u3040-\u30ff\u3400-\u9fff]{{{_SPACELESS_RUN},}}")
_MACHINE = re.compile(
    r"(?<!user )(?<!user-)(?<!ssh-)(?<!travel )(?<!estate )(?<!insurance )(?<!service )\bagents?\b(?!\.)"
    r"|\bassistants?\b|\b(?:chat)?bots?\b|\b(?:language|ai) models?\b|\bllms?\b|\bais?\b(?!\.)|\bcopilots?\b"
    r"|\bcrawlers?\b|\b(?:digital|automated|ai) (?:helper|tool|system|reader|worker)s?\b|\[(?:system|admin|inst)\]"
    r"|\bsystem:|\b(?:assistent|asistent|assistente|asistente|asystent|asistan|ассистент|помощник)\w{0,3}\b|助手|智能体|アシスタント"
    r"|エージェント|(?<![a-z])ai(?![a-z])",
    re.IGNORECASE,
)


def lowered(text: str) -> str:
    """Return a text in lower case in which each letter stands where it stood."""
    return text.replace("\u0130", "I").lower()


def passages(
    text: str, size: int, places: Iterable[int], *, most: int | None = None
) -> Iterator[tuple[str, str] | None]:
    """Yield the clause and the sentence of each place of a value in a text, without repetitions, and at most `most`.

    `size` is the number of the value's characters. The clause is without the value itself. Yields None wherever the
    caller may pause. Lines that differ in their digits alone are one place. After `MOST_ROWS` passages, only those are
    given whose clause is prose. Raises `LimitExceeded` if more than `MOST_DIFFERENT` places differ.
    """
    same = set[int]()
    seen = set[int]()
    given = set[int]()
    for count, at in enumerate(places, start=1):
        if count % _PLACES_TO_PAUSE == 0:
            yield None
        end = at + size
        start = max(text.rfind("\n", max(0, at - _REACH), at) + 1, at - _REACH, 0)
        stop = text.find("\n", end, end + _REACH)
        line = text[start : end + _REACH if stop < 0 else stop]
        around = hash((at - start, line))
        if around in same:
            continue
        same.add(around)
        around = hash((at - start, line.translate(_DIGITS)))
        if around in seen:
            continue
        if len(seen) == MOST_DIFFERENT:
            raise LimitExceeded("")
        seen.add(around)
        before = sentence_before(text, at)
        after = _before_first(_MARK, text[end : end + _REACH])
        clause = f"{_after_last(_CLAUSE, before)} \0 {_before_first(_CLAUSE, after)}"
        passage = clause, f"{before}{text[at:end]}{after}"
        if hash(passage) not in given and (len(given) < MOST_ROWS or is_prose(clause)):
            given.add(hash(passage))
            yield passage
        if len(given) == most:
            return


def sentence_before(text: str, place: int) -> str:
    """Return the part of a sentence before a place in it."""
    return _after_last(_MARK, text[max(0, place - _REACH) : place])


def is_prose(clause: str) -> bool:
    """Whether a clause is prose: some lower-case words, or a run of letters of a script without spaces."""
    return sum(map(str.islower, _WORD.findall(clause))) >= _PROSE_WORDS or bool(_SPACELESS.search(clause))


def has_sentence(text: str) -> Generator[None, None, bool]:
    """Whether a text has a sentence, not only rows: lower-case words, or a run in a script without spaces.

    Yields wherever the caller may pause.
    """
    begun = 0
    for count, mark in enumerate(_MARK.finditer(text), start=1):
        if _is_sentence(text[begun : mark.start()]):
            return True
        begun = mark.end()
        if count % _ROWS_TO_PAUSE == 0:
            yield
    return _is_sentence(text[begun:])


def _is_sentence(part: str) -> bool:
    return sum(map(str.islower, _WORD.findall(part))) >= _SENTENCE_WORDS or _SPACELESS.search(part) is not None


_ROWS_TO_PAUSE: Final = 256


def speaks_to_machines(sentence: str) -> bool:
    """Whether a sentence mentions agents, assistants or models, as a sentence meant for one does."""
    return bool(_MACHINE.search(sentence))


def _after_last(mark: re.Pattern[str], text: str) -> str:
    end = 0
    for found in mark.finditer(text):
        end = found.end()
    return text[end:]


def _before_first(mark: re.Pattern[str], text: str) -> str:
    found = mark.search(text)
    return text[: found.start()] if found else text
