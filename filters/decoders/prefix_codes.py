"""Decoder of bits in a code that the text states: `e=00; t=010; space=011`, as a Huffman tree gives it."""

import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import pairwise

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import PREFIX_CODES
from filters.text.lexicon import is_language

_NAMES = {"space": " ", "sp": " ", "spc": " ", "blank": " ", "\u2423": " ", "comma": ",", "period": ".", "dot": "."}
_STANDS_FOR = r"[\"'`]?[ \t]{0,3}(?:->|=>|[=:|\u2192\u21a6])[ \t]{0,3}[\"'`]?"
_PAIR = re.compile(
    rf"(?:(?<=[\s(\[{{,;|:])|^)[\"'`]?(\S|[a-z]{{2,6}}|(?<=[\"'`]) ){_STANDS_FOR}([01]{{1,24}})(?![0-9A-Za-z])",
    re.MULTILINE,
)
_SWAPPED = re.compile(rf"(?<![0-9A-Za-z])([01]{{1,24}}){_STANDS_FOR}(\S|[a-z]{{2,6}})(?![0-9A-Za-z])")
_NO_MORE = "(?![2-9A-Za-z])"
_BITS = re.compile(rf"(?<![0-9A-Za-z])[01]{_NO_MORE}(?:[ \n]?[01]{_NO_MORE}){{47,}}+")
_SHAPE = bytes(97 if code in b"01" else 32 if code in b" \n" else 120 for code in range(256))
_ROW = b"a" * 16
_FEWEST, _MOST_BITS, _SAMPLE = 8, 65_536, 96
_NEAR = 24
"""Most characters between two pairs of a code."""
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
            if len((yield from _read(survey.text[start : min(end, start + _SAMPLE)], code))) < _FEWEST:
                yield None
                continue
            said = yield from _read(survey.text[start : min(end, start + _MOST_BITS)], code)
            if is_language(said):
                yield Decoded(said, start, end)
                return


def _codes(text: str) -> Iterator[Mapping[str, str]]:
    """Yield the codes that the text may state: for each row of bits, none of which begins another, the character.

    Of two rows, one of which begins the other, one does not belong to the code: the one nearer to an end of the list,
    or else the shorter or the longer one.
    """
    for expression, sign, bits in ((_PAIR, 1, 2), (_SWAPPED, 2, 1)):
        pairs_found = list(expression.finditer(text))
        lists = sorted([pairs_found, *_lists(pairs_found)], key=len, reverse=True)
        for pairs in lists[: PREFIX_CODES.most]:
            code = {match[bits]: _NAMES.get(match[sign], match[sign]) for match in pairs}
            code = {row: name for row, name in code.items() if len(name) == 1}
            for strays in dict.fromkeys(_strays(list(code))):
                kept = {row: name for row, name in code.items() if row not in strays}
                if len(kept) >= _FEWEST:
                    yield kept


def _strays(rows: Sequence[str]) -> Iterator[frozenset[str]]:
    """Yield the rows that may not belong to a code, as they begin others or others begin them."""
    begun = [(row, more) for row, more in pairwise(sorted(rows)) if more.startswith(row)]
    inwards = {row: min(at, len(rows) - 1 - at) for at, row in enumerate(rows)}
    yield frozenset(min(pair, key=lambda row: inwards[row]) for pair in begun)
    yield frozenset(row for row, _ in begun)
    yield frozenset(more for _, more in begun)


def _lists(pairs: Sequence[re.Match[str]]) -> Iterator[list[re.Match[str]]]:
    """Yield the pairs that stand close to each other, if they are enough for a code."""
    near: list[re.Match[str]] = []
    for pair in pairs:
        if near and pair.start() - near[-1].end() > _NEAR:
            if len(near) >= _FEWEST:
                yield near
            near = []
        near.append(pair)
    if len(near) >= _FEWEST:
        yield near


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
