"""Decoder of bits that are written as the lengths of their runs: rows of knitting, `k1, p4, k2`, or `3W 2B`.

Two words, each with a number, come in turns; together the numbers are seven or eight bits for each character.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from filters.decoders.code_points import from_bit_row, from_septets
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import RUN_BITS
from filters.text.lexicon import is_language

_FEWEST = 48
"""Runs of a text, at least."""
_CLOSE = 12
"""Characters between two lengths, at most."""
_LONGEST, _MOST_BITS = 64, RUN_BITS.most
"""The longest run that is written out, and the bits that are read, at most."""
_RUNS = (
    re.compile(r"(?<![^\W_])()([^\W\d_]{1,8}+|[#.*@])[ \t:x=*\u00d7(]{0,3}+([0-9]{1,2}+)(?![0-9])"),
    re.compile(r"(?<![^\W_])([0-9]{1,2})[ \t:x=*\u00d7]{0,2}([^\W\d_]{1,8}|[#.*@])(?![^\W\d_])()"),
    re.compile(r"()([^\W\d_])([0-9]{1,2})"),
)
_ALTERNATE = 3
"""Of so many runs, at most one may be of the same word as the one before: where a row ends."""


def find_run_lengths(survey: Survey) -> Steps:
    """Find runs of two words or signs with their lengths, whose bits are language in sevens or in eights."""
    if survey.digits < _FEWEST or not _are_short(survey):
        return
    for expression in _RUNS:
        found: list[tuple[str, int, int, int]] = []
        for number, match in enumerate(expression.finditer(survey.text)):
            found.append((match[2].lower(), int(match[1] or match[3]), *match.span()))
            yield from PAUSES if number % _PAUSE == 0 else ()
        yield from PAUSES
        runs = _of_two(found)
        yield from PAUSES
        for said in _said(runs) if runs else ():
            if said is None:
                yield from PAUSES
                continue
            if said and is_language(said):
                yield Decoded(said, runs[0][2], runs[-1][3])
                return
            yield from PAUSES
        yield None


_PAUSE = 512


def _are_short(survey: Survey) -> bool:
    """Whether enough numbers, and half of them, are of one digit and stand close to others."""
    begins, ends = survey.numbers
    close = (ends[1:] - begins[1:] == 1) & (begins[1:] - ends[:-1] <= _CLOSE)
    count = int(np.count_nonzero(close))
    return count >= _FEWEST and count * 2 >= len(begins)


def _of_two(found: Sequence[tuple[str, int, int, int]]) -> Sequence[tuple[str, int, int, int]]:
    """Return the runs of the two words that come next to each other most often, if they come in turns."""
    beside = Counter([(one[0], other[0]) for one, other in pairwise(found) if one[0] != other[0]])
    if not beside:
        return ()
    two = beside.most_common(1)[0][0]
    runs = [run for run in found if run[0] in two and run[1] <= _LONGEST]
    alike = sum([one[0] == other[0] for one, other in pairwise(runs)])
    return runs if len(runs) >= _FEWEST and alike * _ALTERNATE <= len(runs) else ()


def _said(runs: Sequence[tuple[str, int, int, int]]) -> Iterator[str | None]:
    """Yield what the bits may say, with either word for the ones, from either end of each character; None to pause."""
    zero = min(run[0] for run in runs[:2])
    for bit in "01":
        other = "10"[int(bit)]
        bits = "".join([(bit if word == zero else other) * length for word, length, *_ in runs])[:_MOST_BITS]
        yield None
        yield from from_bit_row(bits)
        yield None
        yield from from_septets(bits)
        yield None
        yield from from_septets("".join([bits[at : at + 7][::-1] for at in range(0, len(bits), 7)]))
