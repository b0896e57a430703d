"""Decoder of text that was first encoded, and then enciphered or put in another order.

Enciphered encodings have no shape to recognise. So every cipher and order is undone at the beginning of passages that
are neither language nor random, and of runs without white space, and kept if that beginning is encoded text.
"""

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from filters.decoders.beginnings import encoded_among, is_encoded
from filters.decoders.cipher_heads import ALL, KEEPING, WITHOUT_TABLES, heads_of
from filters.decoders.ciphered_alike import find_ciphered_alike
from filters.decoders.ciphered_leet import SIGNS as LEET_SIGNS
from filters.decoders.ciphered_leet import find_ciphered_leet
from filters.decoders.ciphered_marks import find_ciphered_marks
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.enciphered_runs import (
    READ,
    affine_ways_of,
    is_dense,
    is_hex,
    is_of_hex,
    ways_of_escapes,
    ways_of_hex,
    ways_of_run,
    ways_of_short,
)
from filters.decoders.keyed import Way
from filters.decoders.orders import ORDERS
from filters.decoders.shifted_rows import find_shifted_rows
from filters.decoders.strange_passages import LEAST, SAMPLE, is_drawn, is_strange, is_worded, passages
from filters.decoders.survey import Survey
from filters.decoders.vain import AFFINE, DENSE, SHORT, STRANGE, Vain, beginning
from filters.text.lexicon import is_language

_SHORT_RUN: Final = 1_024
"""Up to so many characters a run is tried under affine ciphers although all its characters are equally frequent.

Longer ones may be images.
"""
_ROW: Final = re.compile(rb"([^\s])\1{15,}+ *")
"""A line drawn with one sign before a text, so long that nothing else of the passage would be looked at."""
_MARKS: Final = ('"', "`")
_STRING, _ESCAPED = '"', "\\\\"
_ORDERS: Final = frozenset(ORDERS)
_WORDED_IN: Final = 512
"""Characters of a reading in which words show that it is language: thousands hold some words by accident."""
_OF_DIGITS: Final = frozenset("abcdefgh")
"""The letters that rot47 turns digits into. A table of numbers becomes a text of these."""
_FEWEST_LETTERS, _FEWEST_OTHERS = 8, 4
_OF_MARKS: Final = "rot47"
"""The cipher that turns letters into marks."""
_MORE_LETTERS: Final = 0.25
"""By how much the share of letters and spaces in a text exceeds that in its rot47 form, at least."""


def find_overlaid(survey: Survey) -> Steps:
    """Find lines, and quoted parts of lines, that are encoded text once a cipher or an order is undone."""
    yield from find_shifted_rows(survey)
    if not survey.signs.isdisjoint(LEET_SIGNS):
        yield from find_ciphered_leet(survey)
    if not survey.text.isascii():
        yield from find_ciphered_alike(survey)
    tries = _Tries()
    for found in find_ciphered_marks(survey):
        if found is not None:
            tries.read.append((found.start, found.end, 0))
        yield found
    for begin, end in passages(survey):
        row = _ROW.match(survey.raw, begin, end)
        start = row.end() if row else begin
        if (tries.read and tries.have_read(start, end)) or is_worded(survey, start, end):
            continue
        if _is_spread(survey.raw[start : min(end, start + SAMPLE)]):
            continue
        strange = _is_strange(survey, start, end)
        if strange and not tries.strange_left:
            return
        left = tries.dense_left if end - start >= LEAST else tries.short_left
        run = left > 0 and is_dense(survey, start, end)
        if not (strange or run) or tries.vain.has_many_like(survey.text[start:end]):
            continue
        if survey.text[start:end] in tries.vain:
            yield None
            continue
        yield from _try(survey, _Passage(start, end, strange, run), tries)
        yield from PAUSES


@dataclass(slots=True)
class _Tries:
    """What was read in one text, what was tried in vain, and how many more passages of each kind may be in vain."""

    read: list[tuple[int, int, int]] = field(default_factory=list)
    """The start and end of each reading, and the end of the passage that it was found in."""
    vain: Vain[str] = field(default_factory=lambda: Vain(_beginning))
    strange_left: int = STRANGE.most
    """Lists of hashes and keys have a few strange passages by accident."""
    dense_left: int = DENSE.most
    """A run without white space takes a tenth of a strange passage's time."""
    short_left: int = SHORT.most
    affine_left: int = AFFINE.most
    """How many runs may be tried under affine ciphers, in vain or not: there are many of these ciphers."""

    def have_read(self, start: int, end: int) -> bool:
        """Whether a passage begins in a reading, but is not quoted in the passage that was read.

        What that quotes may be enciphered by itself.
        """
        return any(first <= start < done and end > within for first, done, within in self.read)

    def add_vain(self, survey: Survey, passage: "_Passage") -> None:
        start, end, strange, _ = passage
        long = end - start >= LEAST
        self.strange_left -= strange
        self.dense_left -= long and not strange
        self.short_left -= not long
        self.vain.add(survey.text[start:end])


class _Passage(NamedTuple):
    """A passage that is strange, or a run without white space, or both."""

    start: int
    end: int
    strange: bool
    run: bool


def _is_spread(sample: bytes) -> bool:
    """Whether the same mark stands between any two characters: ciphers are found once it is left out."""
    least = len(sample) // 2 * 7
    return any(sample[first::2].count(mark) * 8 >= least for mark in _SPREADING if mark in sample for first in (0, 1))


_SPREADING: Final = b" -._,|/"


def _is_strange(survey: Survey, start: int, end: int) -> bool:
    sample = survey.raw[start : min(end, start + SAMPLE)].strip()
    return survey.once(is_strange, sample) and not is_drawn(survey.raw[start:end])


def _beginning(part: str) -> bytes:
    return beginning(part[:LEAST].encode("ascii", "replace"))


def _try(survey: Survey, passage: _Passage, tries: _Tries) -> Steps:
    """Yield the readings of a passage, those under affine ciphers only if there are no others; note what came of it."""
    start, end, strange, run = passage
    part = survey.text[start:end]
    if not part.isascii() or survey.once(is_encoded, part[:READ]):
        tries.add_vain(survey, passage)
        return
    reads = False
    for found in _read(survey, start, end, run=run, strange=strange):
        if found is not None:
            reads = True
            tries.read.append((start, found.end, end))
        yield found
    likely = run and end - start >= LEAST and (strange or end - start <= _SHORT_RUN)
    if likely and not reads and tries.affine_left and not _is_of_hex(survey.text, start, end):
        tries.affine_left -= 1
        for found in _under_affine(survey, start, end):
            reads = True
            yield found
        yield from PAUSES
    if not reads:
        tries.add_vain(survey, passage)


def _read(survey: Survey, start: int, end: int, *, run: bool, strange: bool) -> Steps:
    """Yield the readings of an ASCII passage that is a run, strange, or both.

    If it is a quoted string with escaped backslashes, it is also read with these unescaped.
    """
    if run and end - start >= LEAST:
        yield from _undone_in_run(survey, start, end, escapes=not strange)
    elif run:
        yield from _undone_in_short(survey, start, end)
    if strange:
        yield from _undone(survey, start, end)
    if _ESCAPED in survey.text[start:end] and survey.text[start - 1 : start] == _STRING == survey.text[end : end + 1]:
        string = Survey(survey.text[start:end].replace(_ESCAPED, "\\"))
        for found in _read(string, 0, len(string.text), run=run, strange=strange):
            yield found and replace(found, start=start, end=end)


def _undone(survey: Survey, start: int, end: int) -> Steps:
    """Yield the reading of an ASCII passage in each way in which its beginning is encoded text; with pauses."""
    raw = survey.raw[start:end]
    for way in (yield from survey.once_in_steps(_ways_of, raw)):
        if way in _ORDERS:
            yield _as_decoded(way.read(raw, len(raw)).decode(), start, end, way.name)
        else:
            yield from _deciphered(way, survey.text, start, end)
        yield None


def _ways_of(raw: bytes) -> Generator[None, None, Sequence[Way]]:
    """Return the ways in which the beginning of a passage, which is not encoded text itself, is some; with a pause."""
    bare = raw[:READ]
    ways = WITHOUT_TABLES if is_hex(bare) else ALL
    heads = [bytes(head) for head in heads_of(raw, len(bare), ways)]
    yield from PAUSES
    others = [head for head in dict.fromkeys(heads) if head != bare]
    encoded = {others[number] for number in encoded_among(others)} if others else set()
    return [
        way
        for way, head in zip(ways, heads, strict=True)
        if head in encoded or (way.name == _OF_MARKS and _is_bare(head.decode(), bare.decode()))
    ]


def _undone_in_run(survey: Survey, start: int, end: int, *, escapes: bool) -> Steps:
    """Yield the reading of an ASCII run in each way in which a strict decoder finds text at its beginning.

    With `escapes`, ways in which its beginning may be escapes are read as well.
    """
    raw = survey.raw[start:end]
    look = ways_of_escapes if escapes else ways_of_run
    for way in survey.once(ways_of_hex if raw.isalnum() and _is_of_hex(survey.text, start, end) else look, raw):
        if way in _ORDERS:
            yield _as_decoded(way.read(raw, len(raw)).decode(), start, end, way.name)
        else:
            yield from _deciphered(way, survey.text, _with_line_before(survey.text, start), end)


def _is_of_hex(text: str, start: int, end: int) -> bool:
    """Whether a run is a digest, or the like, of which `_deciphered` would yield nothing under a cipher of letters."""
    if not is_of_hex(text[start:end].encode("ascii", "replace")):
        return False  # first, as the passage may be long
    first = _with_line_before(text, start)
    return is_of_hex(text[first : _over(text, first, end)].encode("ascii", "replace"))


def _undone_in_short(survey: Survey, start: int, end: int) -> Steps:
    """Yield the readings of a run shorter than a passage, under ciphers of single characters or reversed."""
    raw = survey.raw[start:end]
    for way in survey.once(ways_of_short, raw):
        yield _as_decoded(way.read(raw, len(raw)).decode(), start, end, way.name)


def _under_affine(survey: Survey, start: int, end: int) -> Steps:
    """Yield the reading of an ASCII run under each affine cipher under which its beginning is text in some base."""
    for way in survey.once(affine_ways_of, survey.raw[start:end]):
        yield from _deciphered(way, survey.text, _with_line_before(survey.text, start), end)


def _with_line_before(text: str, start: int) -> int:
    """Return where a passage begins, including the line before it if that is short: it may name the encoding."""
    before = text.rfind("\n", 0, start - 1) + 1 if text[start - 1 : start] == "\n" else start
    return before if start - before <= LEAST else start


def _deciphered(way: Way, text: str, start: int, end: int) -> Steps:
    """Yield the reading of a passage under a cipher, up to an empty line or its own closing quotation mark.

    Yields nothing if the passage has the letters of hexadecimal alone, which no cipher but a reversal leaves.
    """
    over = _over(text, start, end)
    block = text[start:over].encode("ascii", "replace")
    if way.name in KEEPING or not is_of_hex(block):
        yield _as_decoded(way.read(block, len(block)).decode(), start, over, way.name)


def _over(text: str, start: int, end: int) -> int:
    """Return where a passage is over: at its closing quotation mark, or at an empty line."""
    quoted = text[end : end + 1] in _MARKS and text[start - 1 : start] == text[end : end + 1]
    over = end if quoted else text.find("\n\n", end)
    return over if over >= 0 else len(text)


def _as_decoded(reading: str, start: int, end: int, name: str) -> Decoded:
    return Decoded(reading, start, end, name, tentative=not is_language(reading[:_WORDED_IN]))


def _is_bare(head: str, marked: str) -> bool:
    """Return whether a text has far more letters than its rot47 form, and enough different ones.

    Drawn lines and numbers under rot47 have too few different letters.
    """
    letters = set(filter(str.isalpha, head.lower()))
    enough = len(letters) >= _FEWEST_LETTERS and len(letters - _OF_DIGITS) >= _FEWEST_OTHERS
    return enough and _letters_in(head) > _letters_in(marked) + _MORE_LETTERS


def _letters_in(head: str) -> float:
    return sum(char.isalpha() or char == " " for char in head) / len(head)
