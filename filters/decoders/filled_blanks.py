"""Decoder of texts with a sign for each of some letters, and these letters listed in order elsewhere: `_gn_re: i o`."""

import re
from collections.abc import Iterator
from itertools import islice

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.decoders.vain import LISTS
from filters.text.lexicon import fluency

_BLANKS = "_*?#.-\u2022\u00b7\u25a1\u25a2\u25fb\u2b1c\u2588\u25a0\u25cf\u25cb\ufffd"
_FEWEST = 8
"""Letters that are missing, at least."""
_LOOKS = (b" ".join([b"a"] * _FEWEST), b" ".join([b"aa"] * (_FEWEST - 1)))
_LIST = re.compile(
    rf"(?<![^\s\[(\"'])[^\s,;](?=[\s,;])(?:(?:[,;][ ]?|[ ])[^\s,;](?![^\s,;\]).\"'])){{{_FEWEST - 1},}}+"
)
"""The end of an item is looked for at each one: were it looked for at the last, each would be tried as the first."""
_ITEM = re.compile(r"[^\s,;]")
_MORE = 4
"""How much more fluent the text is with the letters, at least."""
_LONGEST = 8_192


def find_filled_blanks(survey: Survey) -> Steps:
    """Find lists of as many single letters as a line, or all other text, has blanks of one kind, and fill them in."""
    if not has_any(survey.ink, _LOOKS):
        return
    for match in islice(_LIST.finditer(survey.text), LISTS.most):
        letters = _ITEM.findall(match[0])
        for start, end in _parts(survey.text, match.span()):
            part = survey.text[start:end]
            for blank in _BLANKS:
                if part.count(blank) != len(letters):
                    continue
                filled = _filled(part, blank, letters)
                yield from PAUSES
                if fluency(filled) >= fluency(part) + _MORE:
                    yield Decoded(filled, start, end)
                    return
        yield None


def _parts(text: str, span: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield what stands before and after the list, and the lines next to it."""
    before, after = max(0, span[0] - _LONGEST), min(len(text), span[1] + _LONGEST)
    yield before, span[0]
    yield span[1], after
    line = text.rfind("\n", before, span[0])
    yield max(before, text.rfind("\n", before, max(before, line)) + 1), max(before, line)
    line = text.find("\n", span[1], after)
    if line >= 0:
        over = text.find("\n", line + 1, after)
        yield line + 1, over if over >= 0 else after


def _filled(part: str, blank: str, letters: list[str]) -> str:
    pieces = part.split(blank)
    return pieces[0] + "".join(letter + piece for letter, piece in zip(letters, pieces[1:], strict=True))
