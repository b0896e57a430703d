"""Decoder of words spelled with the numbers of elements, whose symbols are the letters: `92 18 (t) 68 (l) 39`."""

import re

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Survey
from filters.decoders.vain import ELEMENTS
from filters.text.lexicon import fluency, is_language

_IN_ORDER = (
    "h he li be b c n o f ne na mg al si p s cl ar k ca sc ti v cr mn fe co ni cu zn ga ge as se br kr rb sr y zr "
    "nb mo tc ru rh pd ag cd in sn sb te i xe cs ba la ce pr nd pm sm eu gd tb dy ho er tm yb lu hf ta w re os ir "
    "pt au hg tl pb bi po at rn fr ra ac th pa u np pu am cm bk cf es fm md no lr rf db sg bh hs mt ds rg cn nh "
    "fl mc lv ts og"
)
_SYMBOLS = tuple(_IN_ORDER.split())
_UNIT = r"(?:1?[0-9]{1,2}|[\[({<\"'][A-Za-z.,;:!?'@_-]{1,3}[\])}>\"']|[A-Za-z](?![A-Za-z]))"
_BEGUN = r"(?<![\w.])(?:1?[0-9]{1,2}|[\[({<][A-Za-z]{1,3}[\])}>])"
_ROW = re.compile(rf"{_BEGUN}(?:[ \t]{{0,2}}[-,.;:/|+_\n]?[-/|\n]?[ \t]{{0,4}}{_UNIT}){{11,}}+")
_SIGNS = re.compile(rf"({_UNIT})([^0-9A-Za-z\[({{<\"']*)")
_FEWEST = 8
"""Numbers of a text, at least."""
_BLOCK = 64
"""Numbers that are read between two pauses."""
_MOST = ELEMENTS.most
"""Letters of which words are parted, at most."""


def find_elements(survey: Survey) -> Steps:
    """Find rows of numbers of elements, with other letters as they are between, that are language."""
    first, last = _stretch(survey)
    for match in _ROW.finditer(survey.text, first, last):
        yield from PAUSES
        written: list[tuple[str, str]] = []
        numbers = 0
        for number, sign in enumerate(_SIGNS.finditer(match[0]), start=1):
            written.append((_letters(sign[1]), sign[2]))
            numbers += sign[1].isdigit()
            if number % _BLOCK == 0:
                yield from PAUSES
            if not written[-1][0]:
                break
        if survey.text[match.end() : match.end() + 1].isalnum():
            written.pop()  # the last number belongs to what follows
        if numbers < _FEWEST or not written[-1][0]:
            continue
        gaps = [gap for _, gap in written[:-1]]
        usual = max(set(gaps), key=gaps.count)
        parted = "".join(letters + " " * (gap != usual) for letters, gap in written).strip()
        if " " not in parted:
            parted = yield from part_words_in_steps(parted[:_MOST])
        yield from PAUSES
        yield Decoded(parted, *match.span()) if is_language(parted) and fluency(parted) >= _SURE else None


_SURE = 4
_WIDEST, _WIDTH = 24, 3
"""Characters between two numbers of one text, and digits of one, at most."""


def _stretch(survey: Survey) -> tuple[int, int]:
    """Return where the first and the last short numbers that are close together begin and end, with a margin."""
    begins, ends = survey.near_numbers
    if not len(begins):
        return 0, 0
    short = ends - begins <= _WIDTH
    near = ((begins[1:] - ends[:-1] <= _WIDEST) & short[1:] & short[:-1]).tobytes()
    row = b"\1" * (_FEWEST - 1)
    first, last = near.find(row), near.rfind(row)
    return (max(0, int(begins[first]) - _WIDEST), int(ends[last + _FEWEST - 1]) + _WIDEST) if first >= 0 else (0, 0)


def _letters(sign: str) -> str:
    """Return the symbol of the element with a number, or what stands in brackets."""
    if sign.isdigit():
        number = int(sign)
        return _SYMBOLS[number - 1] if 0 < number <= len(_SYMBOLS) else ""
    return sign[1:-1] if len(sign) > 1 else sign
