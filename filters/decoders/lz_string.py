"""Decoder of LZString, the compression of web pages for what they keep in a browser or in an address.

It is Lempel and Ziv's of 1978 over UTF-16, written in base64 or in the alphabet `A-Za-z0-9+-$` for addresses. Codes are
of 2 bits at first and of more as there are more; 0 and 1 announce a new character of 8 and 16 bits, and 2 is the end.
"""

from collections.abc import Generator, Iterator
from itertools import islice

from filters.decoders.base_64 import BETWEEN_LINES, wrapped
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_LEAST = 24
"""Characters of a run, at least."""
_MOST = 65_536
"""Characters of a text, at most: it may be longer than the run by a square."""
_GLIMPSE = 4
"""Parts of a text by which nearly all other runs are told from it."""
_MOST_BEGINNINGS = 8
_SAMPLE = 24
"""Characters that hold so many parts."""
_SURROGATES = "\ud800\udfff"
_BLOCK = 64
"""Codes between two pauses."""
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {ord(char): f"{number:06b}" for number, char in enumerate(_ALPHABET)} | {ord("-"): f"{63:06b}"}
_BITS_URLSAFE = _BITS | {ord("-"): f"{62:06b}", ord("_"): f"{63:06b}"}
_OF_8, _OF_16, _END = 0, 1, 2
_FIRST = frozenset(_ALPHABET[:16] + _ALPHABET[32:48])
"""The first characters of what begins with a new character."""


def find_lz_string(survey: Survey) -> Steps:
    """Find runs that decompress to language, to their end."""
    for start, end in survey.coded:
        for at in _beginnings(survey.text, start, end):
            if any(part is None for part in islice(_parts(_bits(survey.text[at : at + _SAMPLE])), _GLIMPSE)):
                continue
            lines = wrapped(survey.text, at, end)
            last = lines.end() if lines else end
            text = yield from _decompressed(_bits(BETWEEN_LINES.sub("", survey.text[at:last])))
            if text is None:
                yield Decoded("", at, last, cut=True)
            yield Decoded(text, at, last) if text and is_language(text) else None


def _bits(run: str) -> str:
    return run.rstrip("=").translate(_BITS_URLSAFE if "_" in run else _BITS)


def _beginnings(text: str, start: int, end: int) -> Iterator[int]:
    """Yield where a run may begin: at its start, and behind slashes, which may be those of an address."""
    for _ in range(_MOST_BEGINNINGS):
        if end - start < _LEAST:
            return
        if text[start] in _FIRST:
            yield start
        start = text.find("/", start, end) + 1
        if not start:
            return


def _decompressed(bits: str) -> Generator[None, None, str | None]:
    """Return the text in the bits of a run, "" where they are not of this form, or None if it is too long. Pauses."""
    parts: list[str] = []
    size = 0
    for number, part in enumerate(_parts(bits), start=1):
        if part is None:
            return ""
        parts.append(part)
        size += len(part)
        if size > _MOST:
            return None
        if number % _BLOCK == 0:
            yield from PAUSES
    return "".join(parts).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _parts(bits: str) -> Iterator[str | None]:
    """Yield the parts of a text that the codes stand for, and then None unless they come to an end."""
    known: list[str] = ["", "", ""]
    at, width, before = 0, 2, ""
    while at + width <= len(bits):
        code = int(bits[at : at + width][::-1], 2)
        at += width
        if code == _END:
            return
        if code in (_OF_8, _OF_16):
            size = 8 << code
            char = chr(int(bits[at : at + size][::-1] or "0", 2))
            at += size
            if not (char.isprintable() or char in "\t\n\r" or _SURROGATES[0] <= char <= _SURROGATES[1]):
                break
            code = len(known)
            known.append(char)
        if code > len(known) or (code == len(known) and not before):
            break
        part = known[code] if code < len(known) else before + before[0]
        if before:
            known.append(before + part[0])
        yield part
        before = part
        width = max(3, len(known).bit_length())
    yield None
