"""Decoder of words cut in pieces with the same signs at each cut, as tokenizers do: `ig@@ nore`, `ig ##nore`."""

import re
from collections import Counter
from collections.abc import Iterator

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST = 4
"""Cuts of a line, at least."""
_SURE = 4
"""By how much the fluency of a line must grow once its pieces are joined."""
_MOST = 3
"""Kinds of cuts that are tried in one line, at most."""
SIGNS = "@#*^~|+$%&=<>/\\_-"
_MARKS = f"[{re.escape(SIGNS)}]{{1,3}}"
_CUT = re.compile(rf"(?<=[A-Za-z])(?:{_MARKS} | {_MARKS})(?=[A-Za-z])")
_KINDS = (
    bytes(
        109 if chr(code) in SIGNS else 108 if chr(code).isalpha() else code if chr(code) in "\n " else 120
        for code in range(128)
    )
    + b"x" * 128
)
_PLACE = re.compile(rb"m(?:(?<=lm)m{0,2}+ (?=l)|(?<=l m)m{0,2}+(?=l))")


def find_subwords(survey: Survey) -> Steps:
    """Find the text with the pieces of words joined in those lines that have far more known words then."""
    edits: list[Edit] = []
    for start, end in _cut_lines(survey.raw.translate(_KINDS)):
        edits += _whole(survey.text, start, end)
        yield None
    if edits:
        yield rewritten(survey.text, edits)


def _cut_lines(kinds: bytes) -> list[tuple[int, int]]:
    """Return the spans of the lines with at least `_FEWEST` places where a word may be cut."""
    places = [match.start() for match in _PLACE.finditer(kinds)]
    if len(places) < _FEWEST:
        return []
    counts = Counter[tuple[int, int]]()
    start = done = 0
    for at in places:
        if at >= done:
            start, done = kinds.rfind(b"\n", 0, at) + 1, kinds.find(b"\n", at)
            done = done if done >= 0 else len(kinds)
        counts[start, done] += 1
    return [span for span, count in counts.items() if count >= _FEWEST]


def _whole(text: str, start: int, end: int) -> Iterator[Edit]:
    """Yield the edits that remove from a line the signs whose removal makes its words whole."""
    line = text[start:end]
    least = fluency(line) + _SURE
    for cut, count in Counter(match[0] for match in _CUT.finditer(line)).most_common(_MOST):
        if count >= _FEWEST and fluency(line.replace(cut, "")) >= least:
            yield from (Edit(*match.span(), "") for match in _CUT.finditer(text, start, end) if match[0] == cut)
            return
