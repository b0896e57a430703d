"""Find passages that may be encoded text under a cipher, which is neither language nor random.

Nothing is decoded here: these functions only say for which passages it is worth trying to undo ciphers.
"""

import re
from collections.abc import Iterator
from itertools import chain
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from filters.decoders.enciphered_runs import FEWEST_IN_RUN, LEAST_LONG, READ, has_long_word
from filters.decoders.enciphered_runs import LEAST as LEAST_RUN
from filters.decoders.letter_order import turns_more
from filters.decoders.survey import LEAST_LONG_WORD, Places, Span, Survey
from filters.decoders.vain import OF_SHAPE
from filters.text.lexicon import CORE, SMALL, fluency

LEAST: Final = LEAST_LONG
"""Characters of a passage, at least."""
_MOST: Final = 16_384
SAMPLE: Final = 256
"""Characters of the beginning of a passage that are looked at."""
_FIRST_OF_SHAPE: Final = 4
"""Passages of one shape (as the lines of a listing or a table have) that are tried in their turn.

`_LATER_OF_SHAPE` more, of all shapes together, are tried last, so that a listing does not use up the tries of the text
after it, and a few lines of the same shape before a passage cannot hide it.
"""
_LATER_OF_SHAPE: Final = OF_SHAPE.most - _FIRST_OF_SHAPE
_SHAPES: Final = bytes(97 if chr(code).isalpha() else 48 if chr(code) in " 0123456789" else code for code in range(256))
_DIGITS_OF_HEX: Final = frozenset(b"0123456789abcdefABCDEF")
_MARK, _BETWEEN_MARKS = re.compile(b'["`]'), re.compile(b'[^"`]{%d,}+' % LEAST_RUN)
_AFTER_COLON, _BREAKS, _CLOSING = b": ", (b"", b"\n"), 3
_PRONOUNCED: Final = 0.46
"""The share of turns between vowels and consonants (see `letter_order`) that any language and code exceed."""
_FEWEST_SIGNS: Final = 3
_ONE_OTHER_IN: Final = 8
"""Of the signs of a drawn line, fewer than one in so many are others than the one it is drawn with."""
_BY_CHANCE: Final = 1.5
_ORDINARY: Final = frozenset(word.encode() for word in CORE | SMALL)
_NO_LETTERS: Final = bytes(code for code in range(256) if not 97 <= code <= 122)
_FEWEST_LETTERS: Final = 8
_WORDED: Final = 2


def passages(survey: Survey) -> Iterator[Span]:
    """Yield the spans of passages for which `is_strange` or `is_dense` may be true.

    Passages are lines, parts of lines between quotation marks or after colons, and runs without white space. Of many
    passages of one shape, the first few come in their turn, some more come last, and the rest are left out.
    """
    later: list[Span] = []
    shapes: dict[bytes, int] = {}
    for start, end in sorted({*_wordless(survey), *_single_runs(survey)}, key=lambda span: (span[0], -span[1])):
        shape = survey.raw[start : start + LEAST].translate(_SHAPES)
        shapes[shape] = alike = shapes.get(shape, 0) + 1
        if alike > _FIRST_OF_SHAPE:
            later.append((start, end))
        else:
            yield start, end
    yield from later[:_LATER_OF_SHAPE]


def is_worded(survey: Survey, start: int, end: int) -> bool:
    """Return whether a word at the beginning of a passage shows that `is_strange` and `is_dense` are both false.

    `is_strange` gets a passage without the white space before it, and `is_dense` accepts spaces only among capitals.
    """
    head = survey.small[start : min(end, start + SAMPLE)]
    bare = head.lstrip()
    if not has_long_word(bare[:READ]):
        return False
    return len(bare) == len(head) or not survey.raw[start : min(end, start + READ)].isupper()


def is_strange(head: bytes) -> bool:
    """Return whether the head of a passage does not look like words, and some of its characters are more frequent."""
    if len(head) < LEAST:
        return False
    small = head.lower()
    if has_long_word(small[:READ]):
        return False
    letters = small.translate(None, _NO_LETTERS)
    if len(letters) * 3 > len(head) and len(set(letters)) >= _FEWEST_LETTERS and turns_more(small, _PRONOUNCED):
        return False
    words = small.split()
    if len(letters) * 2 > len(head) and max(map(len, words)) < LEAST_LONG_WORD:
        return False
    if len(_ORDINARY.intersection(words)) >= _WORDED:
        return False
    if len(b"".join(words)) < LEAST or fluency(head[:READ].decode()) >= _WORDED:
        return False
    counts = np.bincount(np.frombuffer(head, np.uint8))
    size, signs = len(head), int(np.count_nonzero(counts))
    # If all signs are equally frequent, two characters are the same about once in as many pairs as there are signs.
    same = int(counts @ (counts - 1)) * signs / (size * (size - 1))
    return signs >= _FEWEST_SIGNS and same > 1 + _BY_CHANCE * sqrt(2 * signs) / size


def is_drawn(passage: bytes) -> bool:
    """Return whether a passage is a line drawn with one sign, with little else in it."""
    ink = b"".join(passage.split())
    return len(passage) <= SAMPLE and max(map(ink.count, set(ink)), default=0) * _ONE_OTHER_IN > len(ink) * (
        _ONE_OTHER_IN - 1
    )


def _single_runs(survey: Survey) -> Iterator[Span]:
    """Yield the spans of runs without white space that are no passages by themselves, as lines or parts of lines are.

    These are short runs that are a whole line or stand after a colon or between quotation marks, runs amid words, and
    runs that hold quotation marks.
    """
    raw = survey.raw
    for start, end in survey.inked:
        marked = _MARK.search(raw, start, end) is not None
        if end - start >= LEAST and not marked:
            amid_words = b" " in (raw[start - 1 : start], raw[end : end + 1])
            if amid_words and end - start <= _MOST and not _is_drawn_or_digest(raw[start : min(end, start + READ)]):
                yield start, end
            continue
        begun, after_colon = raw[start - 1 : start] in _BREAKS, raw.startswith(_AFTER_COLON, start - 2)
        ends = raw[end : end + 1] in _BREAKS
        if not marked:
            if ends and (begun or after_colon):
                yield start, end
            continue
        quote = raw[start : start + 1]
        closing = raw.rfind(quote, max(start + 1, end - _CLOSING), end) if _MARK.match(quote) else -1
        if ends and (begun or after_colon) and (closing < 0 or quote in raw[start + 1 : closing]):
            yield start, end
        if closing - start > LEAST_RUN and _MARK.search(raw, start + 1, closing):
            yield start + 1, closing
        for part in _BETWEEN_MARKS.finditer(raw, start, end):
            first, last = part.span()
            bare = first > start or begun or after_colon, last < end or ends
            if last - first < LEAST and all(bare):
                yield first, last


def _is_drawn_or_digest(head: bytes) -> bool:
    """Return whether a run has few different signs, consists mostly of one (a drawn line), or is hexadecimal.

    Lists of commits and of packages have a hexadecimal digest on each line.
    """
    signs = set(head)
    if len(signs) < FEWEST_IN_RUN or signs <= _DIGITS_OF_HEX:
        return True
    # If one sign makes up more than half of a run, the run has at most half as many different signs as characters.
    return len(signs) * 2 <= len(head) + 1 and max(map(head.count, signs)) * 2 > len(head)


def _wordless(survey: Survey) -> Iterator[Span]:
    """Yield the passages whose head has at most half letters, or a run without white space too long for a word."""
    if survey.few_parts is not None and survey.few_lines is not None:
        spans = survey.few_parts if survey.few_lines is survey.few_parts else {*survey.few_parts, *survey.few_lines}
        yield from (span for span in spans if LEAST <= span[1] - span[0] <= _MOST and _is_wordless(survey, *span))
        return
    starts, ends = survey.lines
    if survey.sentences != survey.small:
        starts, ends = np.concatenate((starts, survey.parts[0])), np.concatenate((ends, survey.parts[1]))
    sizes = ends - starts
    fit = ((sizes >= LEAST) & (sizes <= _MOST)).nonzero()[0]
    if not len(fit):
        return
    starts, ends = starts[fit], ends[fit]
    heads = np.minimum(ends, starts + SAMPLE)
    before = survey.letters_before
    unlike = (before[heads] - before[starts]) * 2 <= heads - starts
    if survey.long_words:
        unlike |= _hold_long_words(survey, starts, heads)
    found = unlike.nonzero()[0]
    yield from zip(starts[found].tolist(), ends[found].tolist(), strict=True)


def _is_wordless(survey: Survey, start: int, end: int) -> bool:
    head = min(end, start + SAMPLE)
    return (
        survey.letters.count(b"a", start + 1, head + 1) * 2 <= head - start
        or b"a" * LEAST_LONG_WORD in survey.ink[start:head]
    )


def _hold_long_words(survey: Survey, starts: Places, ends: Places) -> NDArray[np.bool_]:
    """Return which of the spans hold at least `LEAST_LONG_WORD` characters of a run without white space."""
    words = chain(*survey.long_words, (len(survey.ink), len(survey.ink)))
    first, last = np.fromiter(words, np.intp).reshape(-1, 2).T
    following = last[:-1].searchsorted(starts + LEAST_LONG_WORD)
    first = first[following]
    held: NDArray[np.bool_] = np.maximum(first, starts) + LEAST_LONG_WORD <= ends
    return held
