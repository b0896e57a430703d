"""Decoders of uuencode and xxencode, in which each line begins with the number of its bytes."""

import base64
import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.runs import byte_table
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import SHORTEST, read_text
from filters.text.lexicon import fluency

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_LINE = re.compile(r"[^\r\n]{2,}")
_FULL_LINE = re.compile(r"\nM[^\n]{60}(?:\n|$)")
_LONGEST_LINE = 61 + 2
_XX = "+-" + _DIGITS + _UPPER + _LOWER
_UU = "".join(map(chr, range(32, 96)))
_BASE64 = _UPPER + _LOWER + _DIGITS + "+/"


@dataclass(frozen=True, slots=True)
class _Lines:
    """A format with the number of bytes at the start of each line, and a table from its characters to base64."""

    variant: str
    lengths: dict[str, int]
    table: dict[int, int]

    @classmethod
    def of(cls, variant: str, alphabet: str) -> "_Lines":
        lengths = {char: value for value, char in enumerate(alphabet) if 0 < value <= 45}
        return cls(variant, lengths, str.maketrans(alphabet, _BASE64))

    def decode(self, line: str) -> bytes:
        """Return the bytes of a line, or b"" if its length is wrong or a character is not of the format."""
        length = self.lengths.get(line[:1], 0)
        if not length:
            return b""
        digits = line[1:].ljust(-(-length // 3) * 4) if self.variant == "uuencode" else line[1:]
        if len(digits) != -(-length // 3) * 4 or not self.table.keys() >= set(map(ord, digits)):
            return b""
        try:
            return base64.b64decode(digits.translate(self.table), validate=True)[:length]
        except ValueError:
            return b""


_UUENCODE = _Lines.of("uuencode", _UU)
_LINE_FORMATS = (_UUENCODE, _Lines.of("xxencode", _XX))


def find_lines(survey: Survey) -> Steps:
    """Find lines of uuencode and xxencode after `begin`, full lines of uuencode without it, and several in one line."""
    text = survey.text
    if "begin " not in text and not ("\nM" in text and _FULL_LINE.search(text)):
        yield from _find_segments(survey)
        return
    for form in _LINE_FORMATS:
        raw = bytearray()
        first = last = 0
        for match in _LINE.finditer(text):
            line = match[0].replace("`", " ") if form.variant == "uuencode" else match[0]
            found = form.decode(line) if len(line) <= _LONGEST_LINE else b""
            if found:
                first = first if raw else match.start()
                last = match.end()
            raw += found
            if raw and not found:
                yield _of_lines(bytes(raw), first, last, form.variant)
                raw.clear()
        yield _of_lines(bytes(raw), first, last, form.variant)


_ANNOUNCED = re.compile(r"[^\n]{0,80}?(?:: ?|> ?|[\"'])(?=[^a-z\n]{16})")


def _find_segments(survey: Survey) -> Steps:
    """Find lines that consist of several lines of uuencode, with nothing between these."""
    text = survey.text
    done = 0
    for at, _ in runs(survey.raw.translate(_UU_TABLE), _LEAST_IN_A_ROW):
        if at < done:
            continue
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        done = end = end if end >= 0 else len(text)
        if survey.raw[max(start, end - SHORTEST) : end].translate(None, _OF_UU):
            yield None
            continue  # it ends with something else: a text of so many characters takes more of them
        before = _ANNOUNCED.match(text, start, end)
        for first in (start, before.end()) if before else (start,):
            line = text[first:end].rstrip("\r")
            cuts = _cuts(line)
            decoded = read_text((yield from _from_segments(line, cuts))) if cuts else None
            if decoded is not None and fluency(decoded) >= _FLUENT:
                yield Decoded(decoded, first, end, "uuencode")
                break
        yield None


_OF_UU = bytes(range(32, 97)) + b"\r"
"""What a line of uuencode may hold; "?" stands for what is beyond ASCII."""
_UU_TABLE = byte_table("".join(map(chr, range(33, 97))))
_LEAST_IN_A_ROW = 12
_FLUENT = 2


def _cuts(line: str) -> Sequence[int]:
    """Return where lines of uuencode that are joined begin and end; empty if they do not fill the line."""
    cuts = [0]
    while cuts[-1] < len(line):
        size = _UUENCODE.lengths.get(line[cuts[-1]], 0)
        cuts.append(cuts[-1] + 1 + -(-size // 3) * 4)
        if not size or cuts[-1] - len(line) > _MOST_BLANKS:
            return ()
    return cuts


def _from_segments(line: str, cuts: Sequence[int]) -> Generator[None, None, bytes]:
    """Return the bytes of joined lines of uuencode, or b"" if one of them has none. Pauses at each."""
    raw = bytearray()
    for at, after in pairwise(cuts):
        yield None
        part = _UUENCODE.decode(line[at:after].replace("`", " "))
        if not part:
            return b""
        raw += part + b" " * (_UUENCODE.lengths[line[at]] < _FULL)
    return bytes(raw).rstrip()


_FULL = 45
"""Bytes of a line that continues in the next; a shorter line holds a word of its own."""
_MOST_BLANKS = 4
"""Most blanks at the end of a line that may have been lost."""


def _of_lines(raw: bytes, start: int, end: int, variant: str) -> Decoded | None:
    decoded = read_text(raw)
    return None if decoded is None else Decoded(decoded, start, end, variant)
