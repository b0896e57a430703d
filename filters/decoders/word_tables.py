"""Decoder of texts whose words stand for others, by a table that the text brings: `{barrel: files, basket: delete}`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_letters

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.languages import may_be_foreign
from filters.decoders.survey import Survey
from filters.decoders.vain import WORD_TABLES
from filters.decoders.worded import SURE
from filters.text.lexicon import fluency

_FEWEST = 4
"""Pairs of a table, at least."""
_MOST = 256
"""Words of a table, at most."""
_ONE_IN = 4
"""At least one word in so many of a coded passage is in the table."""
_KINDS = {"=": ":=>?", " ": " \t\"'`", ".": "\r\n,;|{}()", "-": "-", "a": ascii_letters}
_SHAPE = bytes(
    next((ord(kind) for kind, signs in _KINDS.items() if chr(code) in signs), ord("!")) for code in range(256)
)
"""Letters, signs between the words of a pair, blanks and quotation marks, what stands between pairs, and all else. A
question mark may be an arrow, as any other character beyond ASCII.
"""
_LINK = rb"[ ]{0,3}a{1,16}[ .]{1,12}a{2,16}[ ]{0,3}[=-]?(?==)"
_ROW = re.compile(rb"=%b(?:=%b){2,}" % (_LINK, _LINK))
"""From the sign of the first pair of a table to the sign of the last one."""
_PAIR = re.compile(
    r"(?<![\w'-])([A-Za-z]{2,16})[\"'`]?[ \t]{0,2}(?:->|=>|=|:|\u2192)[ \t]{0,2}[\"'`]?([A-Za-z]{1,16})(?![\w-])"
)
_WIDEST = 24
"""Most characters from a sign to the far end of a word of its pair."""
_WORD = re.compile(r"[A-Za-z]{1,16}")


def find_word_tables(survey: Survey) -> Steps:
    """Find a table of words, and put what they stand for in the place of those that stand outside of it.

    The words of either side may be those of the code.
    """
    tables = sorted(_tables(survey), key=len, reverse=True)[: WORD_TABLES.most]
    words = list(_WORD.finditer(survey.text)) if tables else []
    for pairs in tables:
        start, end = pairs[0].start(), pairs[-1].end()
        passages = _passages(survey.text, [match for match in words if not start <= match.start() < end])
        yield None
        told = [(match[1].lower(), match[2].lower()) for match in pairs]
        for table in (dict(told), {meant: word for word, meant in told}):
            edits = [edit for passage in passages for edit in _edits(passage, table)]
            # A glossary stands beside a text in another language, which readers of that language understand as it is.
            yield rewritten(survey.text, edits, hides=not may_be_foreign(survey)) if edits else None
            yield from PAUSES


def _passages(text: str, words: Sequence[re.Match[str]]) -> list[list[re.Match[str]]]:
    """Return the words of each paragraph."""
    passages: list[list[re.Match[str]]] = []
    end = -1
    for word in words:
        if word.start() > end:
            passages.append([])
            end = text.find("\n\n", word.start())
            end = end if end >= 0 else len(text)
        passages[-1].append(word)
    return passages


def _tables(survey: Survey) -> Iterator[Sequence[re.Match[str]]]:
    """Yield the rows of pairs that stand close to each other."""
    done = 0
    for row in _ROW.finditer(survey.raw.translate(_SHAPE)):
        pairs = list(_PAIR.finditer(survey.text, max(done, row.start() - _WIDEST), row.end() + _WIDEST))[:_MOST]
        if len(pairs) < _FEWEST:
            continue
        done = pairs[-1].end()
        if len({pair[2] for pair in pairs}) * 4 >= len(pairs) * 3:  # settings have the same values over and over
            yield pairs


def _edits(outside: Sequence[re.Match[str]], table: Mapping[str, str]) -> list[Edit]:
    """Return what stands for each word that is in the table, if that makes language of what is none."""
    coded = [match for match in outside if match[0].lower() in table]
    if len({match[0].lower() for match in coded}) < _FEWEST or len(coded) * _ONE_IN < len(outside):
        return []
    before = [match[0].lower() for match in outside]
    after = [table.get(word, word) for word in before]
    if before == after or fluency(" ".join(after)) < max(SURE, fluency(" ".join(before)) + 1):
        return []
    return [Edit(*match.span(), table[match[0].lower()]) for match in coded]
