"""Decoder of bits in a code that the text states: `e=00; t=010; space=011`, as a Huffman tree gives it."""

import re
from collections.abc import Generator, Iterator, Mapping
from itertools import islice, pairwise

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_NAMES = {"space": " ", "sp": " ", "spc": " ", "blank": " ", "\u2423": " ", "comma": ",", "period": ".", "dot": "."}
_STANDS_FOR = r"[\"'`]?[ \t]{0,3}(?:->|=>|[=:|\u2192\u21a6])[ \t]{0,3}[\"'`]?"
_PAIR = re.compile(
    rf"(?:(?<=[\s(\[{{,;|:])|^)[\"'`]?(\S|[a-z]{{2,6}}|(?<=[\"'`]) ){_STANDS_FOR}([01]{{1,24}})(?![0-9A-Za-z])",
    re.MULTILINE,
)
_SWAPPED = re.compile(rf"(?<![0-9A-Za-z])([01]{{1,24}}){_STANDS_FOR}(\S|[a-z]{{2,6}})(?![0-9A-Za-z])")
_BITS = re.compile(r"(?<![0-9A-Za-z])[01](?:[ \n]?[01]){47,}+(?![0-9A-Za-z])")
_SHAPE = bytes(97 if code in b"01" else 32 if code in b" \n" else 120 for code in range(256))
_ROW = b"a" * 16
_FEWEST, _MOST_PAIRS, _MOST_BITS = 8, 256, 65_536
_BITS_TO_PAUSE = 2_048


def find_prefix_codes(survey: Survey) -> Steps:
    """Find rows of bits that are language in the code that the text states for its characters."""
    if _ROW not in survey.raw.translate(_SHAPE).replace(b" ", b""):
        return
    rows = [match.span() for match in _BITS.finditer(survey.text)]
    if not rows:
        return
    for code in _codes(survey.text):
        yield from PAUSES
        for start, end in rows:
            said = yield from _read(survey.text[start : min(end, start + _MOST_BITS)], code)
            if is_language(said):
                yield Decoded(said, start, end)
                return


def _codes(text: str) -> Iterator[Mapping[str, str]]:
    """Yield the codes that the text may state: for each row of bits, none of which begins another, the character."""
    for expression, sign, bits in ((_PAIR, 1, 2), (_SWAPPED, 2, 1)):
        code: dict[str, str] = {}
        for match in islice(expression.finditer(text), _MOST_PAIRS):
            code[match[bits]] = _NAMES.get(match[sign], match[sign])
        code = {row: name for row, name in code.items() if len(name) == 1}
        ordered = sorted(code)
        parted = not any(after.startswith(before) for before, after in pairwise(ordered))
        if len(code) >= _FEWEST and parted:
            yield code


def _read(run: str, code: Mapping[str, str]) -> Generator[None, None, str]:
    """Return what a row of bits says in a code. Pauses."""
    said: list[str] = []
    longest = max(map(len, code))
    row = ""
    for number, bit in enumerate("".join(run.split()), start=1):
        row += bit
        if row in code:
            said.append(code[row])
            row = ""
        elif len(row) > longest:
            break  # it begins no other row of the code
        if number % _BITS_TO_PAUSE == 0:
            yield from PAUSES
    return "".join(said)
