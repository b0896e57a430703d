"""Decoders of compressed text in base64 or hexadecimal: gzip, zlib, deflate, bzip2, xz and zip."""

import bz2
import lzma
import re
import zlib
from collections.abc import Iterator

from filters.base_64 import (
    BASE64_LEAST,
    BETWEEN_LINES,
    ROT13,
    URLSAFE,
    from_base64,
    is_of_one_case,
    spellings,
    wrapped,
)
from filters.decoded import Decoded, Steps, read_text
from filters.pieces import OVERLAP, PIECE
from filters.runs import runs
from filters.survey import Survey

_INFLATED = 1 << 14
_RAW_SAMPLE = 64
_MOST_STREAMS = 4
"""Streams compressed within each other that are read."""
_MOST_WITHIN = 16
"""Different lines of streams with which another one may begin: each is read with those after it."""
_MOST_COMPRESSED = 1 << 20
"""Bytes of a stream within another one."""
_BZIP2, _XZ = 1, 2
"""Formats beside the windows of zlib."""
_GZIP = b"\x1f\x8b\x08"
_HEX_GZIP = re.compile(r"1[fF]8[bB]08[0-9A-Fa-f]{18,}+")
_MAGIC = (("H4sI", 31), ("eJ", 15), ("eN", 15), ("eA", 15), ("eF", 15), ("Qlpo", _BZIP2), ("/Td6WFoA", _XZ))
"""How base64 of gzip (RFC 1952), zlib (RFC 1950), bzip2 and xz begins, and the number of the format."""
_ZIPPED = "UEsDB"
_STARTS = (_ZIPPED, *tuple(magic for start, _ in _MAGIC for magic in (start, start.translate(ROT13))))
_ENDS = tuple(start[::-1] for start, _ in _MAGIC)


def find_deflated(survey: Survey) -> Steps:
    """Text compressed by gzip, zlib or plain deflate and written as base64 or hex, in parts as it inflates.

    The parts are inflated one by one, as the caller asks for them, so a caller that stops at a limit is safe from
    decompression bombs. A part begins with the end of the part before. A stream that goes on where a long text was cut
    in pieces is `cut`, as is one within too many others.
    """
    text = survey.text
    for match in _HEX_GZIP.finditer(text):
        whole = match.end() < len(text) or len(text) < PIECE
        yield from _read_deflated(bytes.fromhex(match[0][: len(match[0]) // 2 * 2]), 31, match.span(), whole=whole)
    done = 0
    within: set[str] = set()
    for start, end in runs(survey.code, BASE64_LEAST):
        if start < done and not text.startswith(_STARTS, start):
            continue
        if start < done:  # the lines before may only look as if they were those of a stream
            if text[start:end] in within:
                continue
            if len(within) == _MOST_WITHIN:
                yield Decoded("", start, end, cut=True)
                return
            within.add(text[start:end])
        if not (text.startswith(_STARTS, start) or text.endswith(_ENDS, start, end)):
            raw = _raw_deflated(text[start:end])
            yield from _read_deflated(raw, -15, (start, end), whole=True) if raw else (None,)
            continue
        lines = wrapped(text, start, end)
        done = end if lines is None else lines.end()
        if text.startswith(_ZIPPED, start):
            packed = from_base64(BETWEEN_LINES.sub("", text[start:done]).translate(URLSAFE))
            for entry in _entries(packed):
                yield from _read_deflated(entry, -15, (start, done), variant="zip", whole=True)
            continue
        whole = done < len(text) or len(text) < PIECE
        for variant, run in spellings(BETWEEN_LINES.sub("", text[start:done]).translate(URLSAFE)):
            window = next((window for magic, window in _MAGIC if run.startswith(magic)), 0)
            named = variant and f"deflated_{variant}"
            if window:
                yield from _read_deflated(from_base64(run), window, (start, done), variant=named, whole=whole)
            yield None


_ENTRY = b"PK\x03\x04"
_HEADER = 30
"""Bytes of an entry's header, before its name and what else it says of itself."""


def _entries(raw: bytes) -> Iterator[bytes]:
    """What begins with the compressed bytes of each file in a zip archive."""
    at = raw.find(_ENTRY)
    while at >= 0:
        named = int.from_bytes(raw[at + 26 : at + 28], "little") + int.from_bytes(raw[at + 28 : at + 30], "little")
        yield raw[at + _HEADER + named :]
        at = raw.find(_ENTRY, at + _HEADER)


def _raw_deflated(run: str) -> bytes:
    """The bytes of a run that may be deflated text without a header, as its beginning inflates to text; else none."""
    if is_of_one_case(run):
        return b""
    raw = from_base64(run.translate(URLSAFE))
    try:
        head = zlib.decompressobj(-15).decompress(raw, _RAW_SAMPLE)
    except zlib.error:
        return b""
    return raw if read_text(head) is not None else b""


def _read_deflated(raw: bytes, window: int, span: tuple[int, int], *, variant: str = "", whole: bool) -> Steps:
    """The texts in compressed bytes, and in what is compressed in them in turn; None for each part that is no text."""
    for _ in range(_MOST_STREAMS):
        inner = bytearray()
        before = ""
        for part in _inflate(raw, window):
            if part is None:
                yield None if whole else Decoded("", *span, variant, cut=True)
            elif (inner or part.startswith(_GZIP)) and len(inner) < _MOST_COMPRESSED:
                inner += part
                yield None
            else:
                found = read_text(part)
                yield None if found is None else Decoded(before + found, *span, variant)
                before = (found or "")[-OVERLAP:]
        if not inner:
            return
        raw, window = bytes(inner), 31
    yield Decoded("", *span, variant, cut=True)


def _inflate(raw: bytes, window: int) -> Iterator[bytes | None]:
    """The bytes of a stream and of those after it, part by part; None at the end if more should have come."""
    if window in (_BZIP2, _XZ):
        yield from _expand(raw, window)
        return
    stream = zlib.decompressobj(window)
    ended = False
    try:
        while raw:
            yield stream.decompress(raw, _INFLATED)
            raw, ended = stream.unconsumed_tail or stream.unused_data, stream.eof
            if ended:
                stream = zlib.decompressobj(window)
    except zlib.error:
        return
    if not ended:
        yield stream.flush()
        yield None


_XZ_MEMORY = 1 << 24


def _expand(raw: bytes, form: int) -> Iterator[bytes | None]:
    """The bytes of a bzip2 or xz stream, part by part; None at the end if more should have come.

    A block of bzip2 is undone at once, so only blocks of the smallest size are.
    """
    stream: bz2.BZ2Decompressor | lzma.LZMADecompressor
    if form == _BZIP2:
        stream = bz2.BZ2Decompressor()
        raw = b"BZh1" + raw[4:]
    else:
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_MEMORY)
    try:
        while not stream.eof and (raw or not stream.needs_input):
            yield stream.decompress(raw, _INFLATED)
            raw = b""
    except (OSError, lzma.LZMAError):
        return
    if not stream.eof:
        yield None
