"""Decoder of texts whose words stand for others, by a table that the text brings: `{barrel: files, basket: delete}`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_letters, digits

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
_GAIN, _GAIN_OF_LINES = 1, 3
"""By how much more fluent a text becomes, at least: rows of two columns mostly are no table of a code."""
_ONE_IN = 4
"""At least one word in so many of a coded passage is in the table."""
_KINDS = {"=": ":=>?", " ": " \t\"'`*", ".": "\r\n,;|{}().", "-": "-<", "a": ascii_letters, "0": digits}
_SHAPE = bytes(
    next((ord(kind) for kind, signs in _KINDS.items() if chr(code) in signs), ord("!")) for code in range(256)
)
"""Letters, signs between the words of a pair, blanks and quotation marks, what stands between pairs, and all else. A
question mark may be an arrow, as any other character beyond ASCII.
"""
_LINK = rb"[ ]{0,4}a{1,16}[ .]{1,12}(?:(?:0{1,3}[.]|-)[ ]{1,4})?a{2,16}[ ]{0,4}[=-]{0,2}(?==)"
_ROW = re.compile(rb"=%b(?:=%b){2,}" % (_LINK, _LINK))
"""From the sign of the first pair of a table to the sign of the last one."""
_PAIR = re.compile(
    r"(?<![\w'-])([A-Za-z]{2,16})[\"'`*]{0,3}[ \t]{0,2}"
    r"(?:<?->|<?=>|:=|==?|:[*]{0,2}|[\u2192\u2194\u21d2\u27f6\u2014\u2013])[ \t]{0,2}[\"'`]?([A-Za-z]{1,16})(?![\w-])"
)
_SHORT_LINE = (
    rb"\n[^A-Za-z\n]{0,8}+[A-Za-z]{2,16}+(?:[ ]?[\t|,~/-][ ]?|[ ](?:means|is|stands for)[ ])[A-Za-z]{1,16}"
    rb"[^A-Za-z\n]{0,4}"
)
_SHORT_LINES = re.compile(rb"%b(?:%b){2}" % (_SHORT_LINE, _SHORT_LINE))
_LINE_PAIR = re.compile(
    r"^[^\w\n]{0,6}(?:[0-9]{1,3}[.)][ ])?([A-Za-z]{2,16})(?:[ ]?[\t|,~/-][ ]?|[ ](?:means|is|stands for)[ ])"
    r"([A-Za-z]{1,16})[^\w\n]{0,4}$",
    re.M,
)
"""A pair that is a line, with a sign that also stands between words that are none."""
_LINKS, _BREAK = frozenset(b":=>?"), 2
_WIDEST = 24
"""Most characters from a sign to the far end of a word of its pair."""
_WORD = re.compile(r"[A-Za-z]{1,16}")


def find_word_tables(survey: Survey) -> Steps:
    """Find a table of words, and put what they stand for in the place of those that stand outside of it.

    The words of either side may be those of the code.
    """
    tables = sorted(_tables(survey), key=len, reverse=True)[: WORD_TABLES.most]
    if not tables:
        return
    yield from PAUSES
    words = list(_WORD.finditer(survey.text))
    yield from PAUSES
    for pairs in tables:
        start, end = pairs[0].start(), pairs[-1].end()
        passages = _passages(survey.text, [match for match in words if not start <= match.start() < end])
        yield None
        told = [(match[1].lower(), match[2].lower()) for match in pairs]
        gain = _GAIN if pairs[0].re is _PAIR else _GAIN_OF_LINES
        for table in (dict(told), {meant: word for word, meant in told}):
            edits = [edit for passage in passages for edit in _edits(passage, table, gain)]
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
    if survey.breaks >= _FEWEST and _SHORT_LINES.search(survey.raw):
        yield from _rows_of_lines(survey.text)
    done = 0
    for row in _ROW.finditer(survey.raw.translate(_SHAPE)) if not survey.signs.isdisjoint(_LINKS) else ():
        pairs = list(_PAIR.finditer(survey.text, max(done, row.start() - _WIDEST), row.end() + _WIDEST))[:_MOST]
        if pairs:
            done = pairs[-1].end()
        if _are_pairs(pairs):
            yield pairs


def _rows_of_lines(text: str) -> Iterator[Sequence[re.Match[str]]]:
    """Yield the rows of lines that are pairs."""
    row: list[re.Match[str]] = []
    for pair in _LINE_PAIR.finditer(text):
        if row and (pair.start() > row[-1].end() + _BREAK or len(row) == _MOST):
            if _are_pairs(row):
                yield row
            row = []
        row.append(pair)
    if _are_pairs(row):
        yield row


def _are_pairs(pairs: Sequence[re.Match[str]]) -> bool:
    """Whether there are enough pairs that are no settings, which have the same values over and over."""
    return len(pairs) >= _FEWEST and len({pair[2] for pair in pairs}) * 4 >= len(pairs) * 3


def _edits(outside: Sequence[re.Match[str]], table: Mapping[str, str], gain: int) -> list[Edit]:
    """Return what stands for each word that is in the table, if that makes language of what is none."""
    coded = [match for match in outside if match[0].lower() in table]
    if len({match[0].lower() for match in coded}) < _FEWEST or len(coded) * _ONE_IN < len(outside):
        return []
    before = [match[0].lower() for match in outside]
    after = [table.get(word, word) for word in before]
    if before == after or fluency(" ".join(after)) < max(SURE, fluency(" ".join(before)) + gain):
        return []
    return [Edit(*match.span(), table[match[0].lower()]) for match in coded]
