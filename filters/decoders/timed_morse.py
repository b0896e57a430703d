"""Decoder of Morse code drawn on an axis of time: `===.=.===.=`, one sign for each unit with the key down or up.

Any two signs may be those of the two states, a space among them. A line may be a word, a letter or a part of the axis.
"""

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from math import gcd

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.morse import from_morse
from filters.decoders.survey import Survey
from filters.decoders.vain import TIMED
from filters.text.lexicon import fluency

_FEWEST_KINDS = 2
_LEAST = 40
"""Units of a text, at least."""
_SURE = 3
_SOUND, _SAMPLE = re.compile("1+"), 1_024
_IN_LETTER, _IN_WORD = 2, 5
"""Units of silence that are too many between two signs of a letter, and between two letters."""
_MOST_LENGTHS = 2
"""Lengths of a sound: a dot and a dash."""


def find_timed_morse(survey: Survey) -> Steps:
    """Find lines of two signs whose lengths are those of dots, dashes and the silence between them."""
    if survey.fewest_kinds > _FEWEST_KINDS:
        return
    tried = 0
    for span in _drawn(survey.text):
        if span is None:
            yield from PAUSES
            continue
        if tried == TIMED.most:
            return
        tried += 1
        start, end = span
        said = ""
        for reading in _readings(survey.text[start:end].split("\n")):
            if reading and fluency(reading) > fluency(said):
                said = reading
            yield from PAUSES
        if fluency(said) >= _SURE:
            yield Decoded(said, start, end)


def _drawn(text: str) -> Iterator[tuple[int, int] | None]:
    """Yield the spans of adjacent lines that consist of the same two signs; None after some lines."""
    start = begun = over = 0
    signs: set[str] = set()
    for number, line in enumerate((*text.split("\n"), "\0\1\2"), start=1):
        if number % _LINES_TO_PAUSE == 0:
            yield None
        if not signs and len({*line[:_HEAD].strip()}) > _MOST_SIGNS:
            begun = start = start + len(line) + 1
            continue
        own = {*line[:_LEAST].strip()}
        both = signs | own if len(own) <= _MOST_SIGNS else own
        fits = 0 < len(both) <= _MOST_SIGNS and both.issuperset(line.strip())
        if not fits:
            if over - begun >= _LEAST:
                yield begun, over
            signs, begun = set(), start
            both = own
            fits = 0 < len(own) <= _MOST_SIGNS and own.issuperset(line.strip())
            begun = start if fits else start + len(line) + 1
        if fits:
            signs, over = both, start + len(line.rstrip()) if line.strip() else over
        start += len(line) + 1


_MOST_SIGNS, _LINES_TO_PAUSE = 2, 256
_HEAD = 6
"""Characters by which nearly all lines are seen to be of more signs."""


def _readings(lines: Sequence[str]) -> Iterator[str]:
    """Yield what the lines say with either sign for the key down, as words, as letters, and as parts of one axis."""
    lines = [line.strip("\r") for line in lines]
    both = {*"".join(lines)}
    for down in sorted(both - {" "}):
        units = str.maketrans({sign: "01"[sign == down] for sign in both})
        for joined in ("0000000", "000", ""):
            bits = joined.join([line.translate(units) for line in lines])
            lengths = {len(sound) for sound in _SOUND.findall(bits[:_SAMPLE].rpartition("0")[0])}  # the last may be cut
            if len(lengths) == _MOST_LENGTHS:
                unit, dash = reduce(gcd, lengths), max(lengths)
                signs = bits.replace("1" * dash, "-").replace("1" * min(lengths), ".")
                apart = re.sub(f"0{{{_IN_LETTER * unit},}}", " ", re.sub(f"0{{{_IN_WORD * unit},}}", "/", signs))
                yield from_morse(apart.replace("0", "")).strip()
            yield ""
