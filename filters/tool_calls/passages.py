"""Passages: the sentence in which a value stands, and whether it is told there or merely listed.

An order needs words. A value in a row of a table, `Hotel Sole, 95 EUR, htl_552`, brings nothing about by itself; one in
a sentence can, in any mood and language. It is a matter of counts and of a few words, and no grammar.
"""

import re
from collections.abc import Iterator
from typing import Final

MOST_PLACES: Final = 8
"""Places of one value in a text that are looked at."""
_REACH = 300
"""Characters of a sentence that are read on each side of a value."""
_TOLD = 2
"""Small-letter words beside a value, up to the next mark, from which on it is told."""
_SENTENCE = 5
"""Small-letter words of a sentence that is no row."""
_RUN = 8
"""Letters in a row of a script without spaces that do the same."""

_MARK = re.compile(r"[.!?。！？](?=\s|\Z|[\"'”)\]}<])|[。！？]|[\n\r]|\\[nrt]")
_CLAUSE = re.compile(r"[,;:|()\[\]{}\"“”，；：、（）\t]+\s|[,;|()\[\]{}\"“”，；：、（）\t]|\s[-–—]\s")
_WORD = re.compile(r"(?<![\w@./-])[^\W\d_]{2,}(?![\w@/])")
_SPACELESS = re.compile(rf"[\u3040-\u30ff\u3400-\u9fff]{{{_RUN},}}")
_MACHINE = re.compile(
    r"(?<!user )(?<!user-)(?<!ssh-)(?<!travel )(?<!estate )(?<!insurance )(?<!service )\bagents?\b(?!\.)"
    r"|\bassistants?\b|\b(?:chat)?bots?\b|\b(?:language|ai) models?\b|\bllms?\b|\bais?\b(?!\.)|\bcopilots?\b"
    r"|\bcrawlers?\b|\b(?:digital|automated|ai) (?:helper|tool|system|reader|worker)s?\b|\[(?:system|admin|inst)\]"
    r"|\bsystem:|\b(?:assistent|asistent|assistente|asistente|asystent|asistan|ассистент|помощник)\w{0,3}\b|助手|智能体|アシスタント"
    r"|エージェント|(?<![a-z])ai(?![a-z])",
    re.IGNORECASE,
)


def passages(text: str, value: str) -> Iterator[tuple[str, str]]:
    """For each place of a value in a text, at most `MOST_PLACES`: its clause and its sentence.

    Nothing where it does not stand there but for the case of letters. The value itself is left out of the clause.
    """
    lowered, sought = text.lower(), value.lower()
    if len(lowered) != len(text):  # a letter whose small form is longer: places in it are none in the text
        lowered, sought = text, value
    at = lowered.find(sought) if sought else -1
    for _ in range(MOST_PLACES):
        if at < 0:
            return
        end = at + len(sought)
        before = sentence_before(text, at)
        after = _before_first(_MARK, text[end : end + _REACH])
        clause = f"{_after_last(_CLAUSE, before)} \0 {_before_first(_CLAUSE, after)}"
        yield clause, f"{before}{value}{after}"
        at = lowered.find(sought, end)


def sentence_before(text: str, place: int) -> str:
    """What stands in a text before a place, in the same sentence."""
    return _after_last(_MARK, text[max(0, place - _REACH) : place])


def is_told(clause: str) -> bool:
    """Whether a clause is one of prose: of several ordinary words, or of a row of letters that has no spaces."""
    return sum(map(str.islower, _WORD.findall(clause))) >= _TOLD or bool(_SPACELESS.search(clause))


def is_prose(text: str) -> bool:
    """Whether a sentence stands in a text, and not only rows: one of some ordinary words, or without spaces."""
    return any(
        sum(map(str.islower, _WORD.findall(part))) >= _SENTENCE or _SPACELESS.search(part) for part in _MARK.split(text)
    )


def speaks_to_machines(sentence: str) -> bool:
    """Whether a sentence speaks of agents, assistants or models, as what is meant for one does."""
    return bool(_MACHINE.search(sentence))


def _after_last(mark: re.Pattern[str], text: str) -> str:
    end = 0
    for found in mark.finditer(text):
        end = found.end()
    return text[end:]


def _before_first(mark: re.Pattern[str], text: str) -> str:
    found = mark.search(text)
    return text[: found.start()] if found else text
