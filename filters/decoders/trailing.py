"""Decoder of encoded text in pieces at the ends of lines, after comment signs or in the last fields of a log.

`total = 0.0  # 79 6f 75`, `return x; // aWdub3Jl`, `user logged in trace=69676e6f`: what stands before says nothing.
"""

import binascii
import re
from collections.abc import Sequence

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.framed import are_encoded
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_FEWEST, _LEAST, _MOST = 4, 24, 512
"""Lines with a piece, and characters of all pieces together, at least; and lines, at most: a longer row is cut."""
_MOST_BETWEEN = 160
"""Characters between two pieces, at most, which are a line of code or two."""
_NUMBER = r"[0-9A-Fa-f]{1,16}(?:[xob]0|x\\)?"
_END = re.compile(
    r"\n[ \t\r]{0,4}+(?:/\*|>--|\)\*|[\]|;,\"')}])?+[ \t\"']{0,4}+"
    r"((?=[a-z]{0,64}+[0-9A-Z=])"
    rf"(?:{_NUMBER}(?:[ ,:-]{{1,2}}{_NUMBER}){{1,31}}|={{0,2}}[A-Za-z0-9+/]{{1,64}}(?:x\\)?)|[.-]{{1,7}}"
    r"(?:[ /|]{1,3}[.-]{1,7}){1,31})"
    r"(?![A-Za-z0-9])(?=[ \t\"'(\[{]{0,64}(.))"
)
"""The end of a line from its last character to its first, and the sign before the piece.

So the search is one for line breaks: most lines end in a word or a full stop, which are no piece.
"""
_TO_PAUSE = 64
_GROUPED = re.compile(r"[ ,:-]")
_BYTE = re.compile(r"(?:0x|\\x)?[0-9A-Fa-f]{2}|[0-9]{2,3}|[01]{7,8}")
_FEWEST_BYTES, _FEWEST_DIFFERENT = 16, 8
"""Lines with one character each, and different ones among them, at least."""
_ONLY_HEX = re.compile("(?:[0-9A-Fa-f]{2})+")
_HEX_PAIRS = re.compile("[0-9A-Fa-f]{2}(?: ?[0-9A-Fa-f]{2})*")
_WHOLE = re.compile("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)")
_WORD = re.compile("[A-Z]?[a-z]+|[A-Z]+|[0-9]{1,3}")


def find_trailing(survey: Survey) -> Steps:
    """Find rows of pieces at the ends of lines, all after one sign, and yield each joined, as it may be encoded."""
    if survey.breaks < _FEWEST - 1:
        return
    row: list[re.Match[str]] = []
    before = 0
    for number, match in enumerate(_END.finditer("\n" + survey.text[::-1]), start=1):
        if match.start() - before > _MOST_BETWEEN or len(row) == _MOST:
            if len(row) >= _FEWEST:
                yield from _read(row)
            row = []
        row.append(match)
        before = match.end(1)
        if number % _TO_PAUSE == 0:
            yield from PAUSES
    if len(row) >= _FEWEST:
        yield from _read(row)


def _read(row: Sequence[re.Match[str]]) -> Steps:
    """Yield what the pieces make that stand after any sign, and after each."""
    row = [match for match in row if _stands_after_words(match)]
    after: dict[str, list[re.Match[str]]] = {}
    for match in reversed(row):
        after.setdefault(match[2], []).append(match)
    for some in (row[::-1], *(some for some in after.values() if len(some) < len(row))):
        if len(some) < _FEWEST:
            continue
        yield from PAUSES
        pieces = [match[1][::-1] for match in some]
        said = _joined(pieces) if len("".join(pieces)) >= _LEAST else ""
        if said:
            size = len(row[0].string)
            yield Decoded(said, size - some[0].end(1), size - some[-1].start(1), tentative=not _is_known(said))


def _stands_after_words(match: re.Match[str]) -> bool:
    """Whether there are letters before a piece in its line: in tables of numbers the last column is one of many."""
    end = match.end(1)
    line, _, _ = match.string[end : end + _MOST_BETWEEN].partition("\n")
    return any(map(str.isalpha, line))


def _joined(pieces: Sequence[str]) -> str:
    """Return pieces joined with a space if they are numbers or morse, without one if they are parts of a run of
    hexadecimal or base64; "" if they are neither.
    """
    different = len(set(pieces))
    if all(map(_BYTE.fullmatch, pieces)):
        return " ".join(pieces) if len(pieces) >= _FEWEST_BYTES and different >= _FEWEST_DIFFERENT else ""
    if different * 4 < 3 * len(pieces):
        return ""
    if sum(map(bool, map(_GROUPED.search, pieces[:-1]))) * 2 > len(pieces):
        return (" / " if pieces[0][0] in ".-" else " ").join(pieces)
    coded = sum(not _WORD.fullmatch(piece) for piece in pieces)
    whole = all(map(_WHOLE.fullmatch, pieces)) and coded * 4 >= 3 * len(pieces)
    of_hex = all(map(_ONLY_HEX.fullmatch, pieces)) and coded * 2 > len(pieces)
    return "".join(pieces) if whole or of_hex or are_encoded(pieces) else ""


def _is_known(said: str) -> bool:
    """Whether this is language in base 16 or base 64."""
    if _HEX_PAIRS.fullmatch(said):
        raw = bytes.fromhex(said)
    elif _WHOLE.fullmatch(said):
        raw = binascii.a2b_base64(said)
    else:
        return False
    return raw.isascii() and is_language(raw.decode())
