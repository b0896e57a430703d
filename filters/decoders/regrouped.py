"""Decoder of text in groups of equal size with a sign for its blanks, under a cipher of letters or under none: `w|<rn`.

Groups of letters alone, without such a sign, are read by another decoder.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from itertools import islice

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import likeliest_keys
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.decoders.vain import REGROUPED
from filters.decoders.worded import SURE
from filters.text.lexicon import fluency

_SIZES = (4, 5, 6)
_FEWEST = 7
"""Groups of a message, at least."""
_GLANCE = re.compile(rb"aaa aaaa(?: aaaa aaaa aaaa |a aaaaa aaaaa aaaaa |aa aaaaaa aaaaaa aaaaaa )")
_GLANCE_WIDE = re.compile(
    rb"aaaa  (?: {0,2}+aaaa {2,4}+aaaa {2,4}+aaaa | {0,2}+aaaaa(?: {2,4}+aaaaa){2} | {0,2}+aaaaaa(?: {2,4}+aaaaaa){2} )"
)
"""Four groups in a row and the end of one, in any size. The beginning is spelled out, so that it is searched fast."""
_BLANKS = r"(?:[ \t]{1,8}|[ \t]{0,4}\r?\n[ \t]{0,8})"
_ROWS = {
    size: re.compile(
        rf"(?<!\S)\S{{{size}}}(?:{_BLANKS}\S{{{size}}}(?!\S)){{{_FEWEST - 1},}}+(?:{_BLANKS}\S{{1,{size - 1}}}(?!\S))?"
    )
    for size in _SIZES
}
_RARE, _OF_CODE = frozenset(b"|~^%@?"), frozenset(b"_/*+=#&$<>\\")
_FEWEST_BLANKS = 5
"""Blanks of a message, at least, if nothing tells their sign."""
_ONE_OF_CODE_IN = 48
"""Signs of the text for each of a sign that code has too, at most, if nothing tells it."""
_TOLD = b"blank", b"space", b"groups", b" gap"
_LINE_BEFORE = 128
"""Characters before what was found in which the row may begin."""
_LONGEST = 8_192
_SHORTEST_WORDS, _LONGEST_WORDS = 3, 11
"""Signs for each blank, at least and at most, the blank included."""
_MOST_SIGNS = 3
_FEWEST_DIFFERENT = 10
_NO_LETTERS = re.compile(r"[\W\d_]+")
_LABEL = re.compile(r"[A-Za-z]+:\s+")
_BESIDE, _NEXT_LINE = 3, 4
"""Groups after a label, which are words of its sentence where they are fewer and the next line has more."""


def find_regrouped(survey: Survey) -> Steps:
    """Find rows of groups of equal size that are words once joined, with one of their signs read as a blank."""
    for start, end in islice(_rows(survey), REGROUPED.most):
        start += _words_before(survey.text, start, end)
        said = yield from survey.once_in_steps(_read, survey.text[start:end])
        if said is not None:
            yield Decoded(said[0], start, end, said[1], tentative=said[1] == "")
        yield from PAUSES


def _rows(survey: Survey) -> Iterator[tuple[int, int]]:
    if not _may_have_blanks(survey):
        return
    ink = b" %b " % survey.ink
    for glance in (_GLANCE, _GLANCE_WIDE):
        yield from _rows_with(glance, survey.text, ink)


def _rows_with(glance: re.Pattern[bytes], text: str, ink: bytes) -> Iterator[tuple[int, int]]:
    done = read = 0
    while seen := glance.search(ink, done):
        row = _ROWS[len(seen[0].split()[-1])]
        match = row.search(text, max(read, seen.start() - _LINE_BEFORE), seen.end() + _LINE_BEFORE)
        whole = match and row.match(text, match.start())
        done = seen.end() - 1
        if whole is not None:
            yield whole.span()
            read = whole.end()
            done = max(done, read)


def _may_have_blanks(survey: Survey) -> bool:
    """Whether there are enough of a sign that is rare in words, or the text speaks of blanks or of groups."""
    if any(survey.raw.count(sign) >= _FEWEST_BLANKS for sign in survey.signs & _RARE):
        return True
    fewest = max(_FEWEST_BLANKS, len(survey.raw) // _ONE_OF_CODE_IN)
    return any(survey.raw.count(sign) >= fewest for sign in survey.signs & _OF_CODE) or has_any(survey.small, _TOLD)


def _words_before(text: str, start: int, end: int) -> int:
    """Return how many characters of a row are words before it that have the length of a group."""
    label = _LABEL.match(text, start, end)
    if label is not None:
        return label.end() - start
    if not text[text.rfind("\n", 0, start) + 1 : start].strip():
        return 0
    first, line, rest = text[start:end].partition("\n")
    is_label = len(first.split()) < _BESIDE and len(rest.partition("\n")[0].split()) >= _NEXT_LINE
    return len(first + line) if is_label else 0


def _read(row: str) -> Generator[None, None, tuple[str, str] | None]:
    """Return what a row says and the name of its cipher, or only the signs with the likeliest blanks, or None."""
    joined = "".join(row.split())[:_LONGEST]
    likely = _likely_blanks(joined)
    for sign in likely:
        parted = joined.replace(sign, " ")
        if fluency(parted) >= SURE:
            return parted, "plain"
        yield from PAUSES
        for way in likeliest_keys(parted.lower().encode("ascii", "replace")):
            said = way.read(parted.encode("ascii", "replace"), len(parted)).decode()
            yield from PAUSES
            if fluency(said) >= SURE:
                return said, way.name
    return (joined.replace(likely[0], " "), "") if likely and not likely[0].isalnum() else None


def _likely_blanks(joined: str) -> Sequence[str]:
    """Return the signs that may stand for blanks: marks that are as frequent as these, and the most frequent sign."""
    letters = _NO_LETTERS.sub("", joined.lower())
    if len(letters) * 2 < len(joined) or len(set(letters)) < _FEWEST_DIFFERENT:
        return ()
    usual = [sign for sign, _ in Counter(joined).most_common(_MOST_SIGNS)]
    fit = [sign for sign in usual if _may_be_blank(joined, sign)]
    return [sign for sign in fit if not sign.isalnum()] + [sign for sign in fit[:1] if sign.isalnum()]


def _may_be_blank(joined: str, sign: str) -> bool:
    count = joined.count(sign)
    return len(joined) <= count * _LONGEST_WORDS and count * _SHORTEST_WORDS <= len(joined) and sign * 2 not in joined
