"""Passages: the sentence in which a value stands, and whether it is prose about the value or merely lists it.

An order needs words. A value in a row of a table, `Hotel Sole, 95 EUR, htl_552`, cannot bring anything about by itself;
one in a sentence can, in any mood and language. This module counts words and knows a few; it has no grammar.
"""

import re
from collections.abc import Generator, Iterable, Iterator
from typing import Final

from filters.limits import LimitExceeded

MOST_COMMON_PLACES: Final = 256
"""Most places of a common word in a text that are looked at.

Without it, the common words of a long message would stand at more than `standing.MOST_PLACES` in a long text, and the
call would count as not read.
"""
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
_UNCASED_WORDS = 3
"""Words of a script without capitals from which on it does: two may be a name."""
_SENTENCE_WORDS = 5
"""Lower-case words from which on a line counts as a sentence rather than a row."""
_SPACELESS_RUN = 8
"""Consecutive letters of a script without spaces from which on a clause or a line counts as prose."""

_MARK = re.compile(r"[.!?](?=\s|\Z|[\"'”)\]}<])|[。！？\n\r]|\\[nrt]")
"""The end of a sentence or a line, also an escaped one: `{"csv": "htl_552\\nthe rows are sorted"}`."""
_CLAUSE = re.compile(r"[,;|()\[\]{}\"“”，；：、（）\t]|:\s|\s[-–—]\s")
"""What parts clauses, and the cells of a row: `htl_552 - a quiet room with a view`, `订单号：A123456，地址：…`."""
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
    caller may pause. After `MOST_ROWS` passages, only those are given whose clause is prose: rows may be of any number,
    and must not hide the sentence after them. Raises `LimitExceeded` if more than `MOST_DIFFERENT` places differ.
    """
    given = set[int]()
    for place in _different(text, size, places):
        if place is None:
            yield None
            continue
        around = passage(text, place, place + size)
        if hash(around) not in given and (len(given) < MOST_ROWS or is_prose(around[0])):
            given.add(hash(around))
            yield around
        if len(given) == most:
            return


def _different(text: str, size: int, places: Iterable[int]) -> Iterator[int | None]:
    """Yield the places whose lines differ in more than their digits, and None wherever the caller may pause.

    So the 20 000 lines of a log that name one job are one place. To set digits to zero takes many times as long as to
    see that a line is the same, so lines are compared as they are first.
    """
    exact = set[int]()
    without_digits = set[int]()
    for count, place in enumerate(places, start=1):
        if count % _PLACES_TO_PAUSE == 0:
            yield None
        start, line = _line(text, place, place + size)
        around = hash((place - start, line))
        if around in exact:
            continue
        exact.add(around)
        around = hash((place - start, line.translate(_DIGITS)))
        if around in without_digits:
            continue
        if len(without_digits) == MOST_DIFFERENT:
            raise LimitExceeded("")
        without_digits.add(around)
        yield place


def _line(text: str, place: int, end: int) -> tuple[int, str]:
    """Return the line round a value, up to `_REACH` characters on each side of it, and where it starts."""
    start = max(text.rfind("\n", max(0, place - _REACH), place) + 1, place - _REACH, 0)
    stop = text.find("\n", end, end + _REACH)
    return start, text[start : end + _REACH if stop < 0 else stop]


def passage(text: str, place: int, end: int) -> tuple[str, str]:
    """Return the clause round a value that stands between two places, without it, and the sentence."""
    before = sentence_before(text, place)
    after = _before_first(_MARK, text[end : end + _REACH])
    clause = f"{_after_last(_CLAUSE, before)} \0 {_before_first(_CLAUSE, after)}"
    return clause, f"{before}{text[place:end]}{after}"


def sentence_before(text: str, place: int) -> str:
    """Return the part of a sentence before a place in it."""
    return _after_last(_MARK, text[max(0, place - _REACH) : place])


def is_prose(clause: str) -> bool:
    """Whether a clause is prose: some lower-case words, or letters of a script without capitals or without spaces."""
    words = _WORD.findall(clause)
    uncased = sum(word.lower() == word.upper() for word in words)
    is_cased_prose = sum(map(str.islower, words)) >= _PROSE_WORDS
    return is_cased_prose or uncased >= _UNCASED_WORDS or bool(_SPACELESS.search(clause))


def tells_of_address(clause: str) -> bool:
    """Whether a clause round an address is more than names before it: `Luonnokset saa \0`, not `Jan Roth \0`."""
    words = _WORD.findall(clause)
    return is_prose(clause) or (len(words) >= _PROSE_WORDS and any(map(str.islower, words)))


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
