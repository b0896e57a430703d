"""Decoders of compressed text in base64, hexadecimal, base32 and base85: gzip, zlib, bzip2, xz and lzma.

In base64, they also read deflate without a header, and zip.
"""

import base64
import bz2
import lzma
import re
import zlib
from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Literal, TypeAlias

from filters.decoders.base_64 import (
    BETWEEN_LINES,
    ROT13,
    URLSAFE,
    from_base64,
    is_of_one_case,
    spellings,
    wrapped,
)
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import LEAST_INKED, Survey
from filters.text.from_bytes import read_text
from filters.text.pieces import OVERLAP, PIECE

_INFLATED = 1 << 14
_RAW_SAMPLE = 64
_MOST_STREAMS = 4
"""Most streams compressed within each other that are read."""
_MOST_WITHIN = 16
"""Most different lines inside streams at which another stream may begin: each is read with those after it."""
_MOST_COMPRESSED = 1 << 20
"""Most bytes of a stream that is compressed within another one."""
_Form: TypeAlias = Literal["gzip", "zlib", "deflate", "bzip2", "xz", "lzma", "unknown"]
_NAME = re.compile(r"(?:[A-Z]{1,6}+[a-z]{2,}+){2,}+")
"""A name in source, a few of which inflate to something by chance; base64 hardly ever consists of such words alone."""
_GZIP = b"\x1f\x8b\x08"
_HEX_GZIP = re.compile(r"1[fF]8[bB]08[0-9A-Fa-f]{18,}+")
_GZIP_IN_HEX = b"1f8b08"
_HEX_PACKED = re.compile(
    r"(?<![0-9A-Za-z])(?:78(?:01|5e|9c|da)|425a68|fd377a585a00|5d0000)[0-9a-f]{18,}+", re.IGNORECASE
)
_PACKED_IN_HEX = (b"7801", b"785e", b"789c", b"78da", b"425a68", b"fd377a585a", b"5d0000")
_HEADERS: tuple[tuple[bytes, _Form], ...] = (
    (_GZIP, "gzip"),
    (b"\x78\x01", "zlib"),
    (b"\x78\x5e", "zlib"),
    (b"\x78\x9c", "zlib"),
    (b"\x78\xda", "zlib"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\0", "xz"),
    (b"\x5d\0\0", "lzma"),
)
"""First bytes of gzip, zlib at each level, bzip2, xz and its predecessor, lzma."""
_PACKED_IN_32 = ("D6FQ", "PAA", "PBP", "PCO", "PDN", "IJNG", "7U3XUWC2", "LUAAA")
_LEAST_IN_32, _LEAST_IN_HEX = 24, 22
_IN_85 = (("base85", base64.b85encode, base64.b85decode), ("ascii85", base64.a85encode, base64.a85decode))
_BEGINS_IN_85 = frozenset(
    encode(header.ljust(4, filled))[:2].decode()
    for header, _ in _HEADERS
    for _, encode, _ in _IN_85
    for filled in (b"\0", b"\xff")
)
"""First two characters of each header in base85, which determine nearly all of its first two bytes."""
_HEAD_IN_85 = 10
_MAGIC: tuple[tuple[str, _Form], ...] = (
    ("H4sI", "gzip"),
    ("eJ", "zlib"),
    ("eN", "zlib"),
    ("eA", "zlib"),
    ("eF", "zlib"),
    ("Qlpo", "bzip2"),
    ("/Td6WFoA", "xz"),
    ("XQAA", "lzma"),
)
"""First characters of base64 of gzip (RFC 1952), zlib (RFC 1950), bzip2, xz and lzma."""
_ZIPPED = "UEsDB"
_STARTS = (_ZIPPED, *tuple(magic for start, _ in _MAGIC for magic in (start, start.translate(ROT13))))
_ENDS = tuple(start[::-1] for start, _ in _MAGIC)


def find_deflated(survey: Survey) -> Steps:
    """Find text that was compressed and written in base64, hex, base32 or base85, and yield it part by part.

    Parts are inflated one by one as the caller asks for them, so a caller that stops at a limit is safe from
    decompression bombs. Each part begins with the end of the part before. A result is `cut` where a stream goes on
    beyond the end of a piece of a long text, is nested in too many others, needs much memory, or is damaged.
    """
    text = survey.text
    of_hex = survey.has_run(_LEAST_IN_HEX) and b"a" * _LEAST_IN_HEX in survey.of_hex
    for match in _HEX_GZIP.finditer(text) if of_hex and _GZIP_IN_HEX in survey.small else ():
        whole = match.end() < len(text) or len(text) < PIECE
        yield from _read_deflated(bytes.fromhex(match[0][: len(match[0]) // 2 * 2]), "gzip", match.span(), whole=whole)
    for match in _HEX_PACKED.finditer(text) if of_hex and has_any(survey.small, _PACKED_IN_HEX) else ():
        yield from read_packed(bytes.fromhex(match[0][: len(match[0]) // 2 * 2]), match.span())
    yield from _find_in_other_bases(survey)
    done = 0
    within: set[str] = set()
    for start, end in survey.coded:
        if start < done and not text.startswith(_STARTS, start):
            continue
        if start < done:  # a stream may begin here: the lines before may only look like those of a stream
            if text[start:end] in within:
                continue
            if len(within) == _MOST_WITHIN:
                yield Decoded("", start, end, cut=True)
                return
            within.add(text[start:end])
        if not (text.startswith(_STARTS, start) or text.endswith(_ENDS, start, end)):
            run = text[start:end]
            raw = b"" if is_of_one_case(run) or _NAME.fullmatch(run) else survey.once(_raw_deflated, run)
            yield from _read_deflated(raw, "deflate", (start, end), whole=True) if raw else (None,)
            continue
        lines = wrapped(text, start, end)
        done = end if lines is None else lines.end()
        whole = done < len(text) or len(text) < PIECE
        if text.startswith(_ZIPPED, start):
            packed = from_base64(BETWEEN_LINES.sub("", text[start:done]).translate(URLSAFE))
            for form, entry in _entries(packed):
                yield from _read_deflated(entry, form, (start, done), variant="zip", whole=True)
            if not whole:
                yield Decoded("", start, done, "zip", cut=True)
            continue
        for variant, run in spellings(BETWEEN_LINES.sub("", text[start:done]).translate(URLSAFE)):
            form_of_run = next((form for magic, form in _MAGIC if run.startswith(magic)), None)
            named = variant and f"deflated_{variant}"
            if form_of_run is not None:
                yield from _read_deflated(from_base64(run), form_of_run, (start, done), variant=named, whole=whole)
            yield None


def _find_in_other_bases(survey: Survey) -> Steps:
    """Find compressed text in base32 and in base85."""
    text = survey.text
    for start, end in survey.coded:
        if end - start >= _LEAST_IN_32 and text.startswith(_PACKED_IN_32, start):
            yield from read_packed(from_base32(text[start:end]), (start, end), variant="deflated_base32")
    done: dict[str, int] = {}
    for begin, at, end in sorted((yield from _beginning_in_85(survey))):
        if at >= done.get(begin, 0):
            done[begin] = end
            yield from _find_in_85(text[at:end], (at, end))


def _beginning_in_85(survey: Survey) -> Generator[None, None, list[tuple[str, int, int]]]:
    """Return the header, start and end of long runs that may be compressed, from their start or a quotation mark on.

    Pauses after many marks.
    """
    found: list[tuple[str, int, int]] = []
    marks = 0
    text = survey.text
    quotes = b"" if survey.signs.isdisjoint(_BEFORE_85) else survey.raw.translate(_OF_QUOTES)
    for start, end in survey.inked:
        last = end - LEAST_INKED
        if text[start : start + 2] in _BEGINS_IN_85:
            found.append((text[start : start + 2], start, end))
        at = quotes.find(_QUOTE, start, last) + 1
        while at:
            if text[at : at + 2] in _BEGINS_IN_85:
                found.append((text[at : at + 2], at, end))
            at = quotes.find(_QUOTE, at, last) + 1
            marks += 1
            if marks % _MARKS_TO_PAUSE == 0:
                yield from PAUSES
    return found


_MARKS_TO_PAUSE = 4_096


_BEFORE_85, _QUOTE = b"\"'`~", b"q"
_OF_QUOTES = bytes(_QUOTE[0] if code in _BEFORE_85 else 32 for code in range(256))
_AFTER_QUOTE = re.compile("[\"']")


def _find_in_85(run: str, span: tuple[int, int]) -> Steps:
    for variant, _, decode in _IN_85:
        if _form_of(_from_base85(run[:_HEAD_IN_85], decode)):
            whole = _from_base85(run.removesuffix("~>"), decode)
            raw = whole or _from_base85(_AFTER_QUOTE.split(run)[0].removesuffix("~>"), decode)
            yield from read_packed(raw, span, variant=f"deflated_{variant}")


def from_base32(run: str) -> bytes:
    whole = run[: len(run) - (len(run) % 8 in (1, 3, 6))]
    try:
        return base64.b32decode(whole + "=" * (-len(whole) % 8))
    except ValueError:
        return b""


def _from_base85(run: str, decode: Callable[[str], bytes]) -> bytes:
    try:
        return decode(run)
    except ValueError:
        return b""


def _form_of(raw: bytes) -> _Form | None:
    """Return the form whose header the bytes begin with, or None."""
    return next((form for header, form in _HEADERS if raw.startswith(header)), None)


def read_packed(raw: bytes, span: tuple[int, int], *, variant: str = "") -> Steps:
    """Read the text in bytes that may begin with the header of a compressor, and that were decoded from `span`."""
    form = _form_of(raw)
    yield from _read_deflated(raw, form, span, variant=variant, whole=True) if form else (None,)


_ENTRY = b"PK\x03\x04"
_HEADER = 30
"""Bytes of the header of a zip entry, before its name and extra field."""
_METHODS: Mapping[int, _Form] = {0: "deflate", 8: "deflate", 12: "bzip2", 14: "lzma"}
"""Compression methods of zip entries. What is only stored is plain text in base64, which other decoders read."""
_ALL_TO_COME = b"\xff" * 8
"""The size field of an lzma stream that marks its own end."""


def _entries(raw: bytes) -> Iterator[tuple[_Form, bytes]]:
    """Yield the form of each file in a zip archive, and bytes that begin with its compressed ones."""
    at = raw.find(_ENTRY)
    while at >= 0:
        named = int.from_bytes(raw[at + 26 : at + 28], "little") + int.from_bytes(raw[at + 28 : at + 30], "little")
        entry = raw[at + _HEADER + named :]
        form = _METHODS.get(raw[at + 8], "unknown") if at + 8 < len(raw) else "unknown"
        yield form, entry[4:9] + _ALL_TO_COME + entry[9:] if form == "lzma" else entry
        at = raw.find(_ENTRY, at + _HEADER)


def _raw_deflated(run: str) -> bytes:
    """Return the bytes of a run whose beginning inflates to text as deflate without a header; else b""."""
    raw = from_base64(run.translate(URLSAFE))
    try:
        head = zlib.decompressobj(-15).decompress(raw, _RAW_SAMPLE)
    except zlib.error:
        return b""
    return raw if read_text(head) is not None else b""


class _NotRead(Exception):
    """Certainly compressed, but not readable, or not at an acceptable cost."""


def _read_deflated(raw: bytes, form: _Form, span: tuple[int, int], *, variant: str = "", whole: bool) -> Steps:
    """Yield the texts in compressed bytes and in streams compressed within them; None for each part that is no text."""
    for _ in range(_MOST_STREAMS):
        inner = bytearray()
        before = ""
        try:
            for part in _inflate(raw, form):
                if part is None:
                    yield None if whole else Decoded("", *span, variant, cut=True)
                elif (inner or part.startswith(_GZIP)) and len(inner) < _MOST_COMPRESSED:
                    inner += part
                    yield None
                else:
                    found = read_text(part)
                    yield None if found is None else Decoded(before + found, *span, variant)
                    before = (found or "")[-OVERLAP:]
        except _NotRead:
            yield Decoded("", *span, variant, cut=True)
        if not inner:
            return
        raw, form = bytes(inner), "gzip"
    yield Decoded("", *span, variant, cut=True)


def _inflate(raw: bytes, form: _Form) -> Iterator[bytes | None]:
    """Yield the bytes of a stream and of those after it, part by part; None at the end if it is incomplete.

    Checksums and lengths are not verified: a text is read whether or not they match. Raises `_NotRead`.
    """
    if form not in _FRAMES:
        yield from _expand(raw, form)
        return
    header, trailer = _FRAMES[form]
    while raw and (begin := header(raw)) is not None:
        stream = zlib.decompressobj(-15)
        raw = raw[begin:]
        try:
            while raw and not stream.eof:
                yield stream.decompress(raw, _INFLATED)
                raw = stream.unconsumed_tail or stream.unused_data
        except zlib.error:
            return
        if not stream.eof or len(raw) < trailer:
            yield stream.flush()
            yield None
            return
        raw = raw[trailer:]
    if raw and form == "gzip" and len(raw) < _GZIP_HEADER and _GZIP.startswith(raw[: len(_GZIP)]):
        yield None


def _after_gzip_header(raw: bytes) -> int | None:
    """Return where the compressed bytes of gzip begin (RFC 1952 section 2.3), or None if it is not gzip.

    That may be beyond the end of `raw`.
    """
    if not raw.startswith(_GZIP) or len(raw) < _GZIP_HEADER:
        return None
    flags, at = raw[3], _GZIP_HEADER
    if flags & 4:
        at += 2 + int.from_bytes(raw[at : at + 2], "little")
    for name_or_comment in (8, 16):
        if flags & name_or_comment:
            end = raw.find(b"\0", at)
            at = end + 1 if end >= 0 else len(raw)
    return at + 2 if flags & 2 else at


def _after_zlib_header(raw: bytes) -> int | None:
    """Return the same for zlib (RFC 1950 section 2.2). None if it is not zlib, or needs a preset dictionary."""
    return 2 if len(raw) > 1 and int.from_bytes(raw[:2]) % 31 == 0 and not raw[1] & 32 else None


_GZIP_HEADER = 10
_FRAMES: Mapping[_Form, tuple[Callable[[bytes], int | None], int]] = {
    "gzip": (_after_gzip_header, 8),
    "zlib": (_after_zlib_header, 4),
    "deflate": (lambda _: 0, 0),
}
"""For each form of deflated bytes, a function that returns where they begin, and how many bytes follow them."""
_MEMORY = 1 << 24


def _expand(raw: bytes, form: _Form) -> Iterator[bytes | None]:
    """Yield the bytes of a stream in another form, part by part; None at the end if it is incomplete.

    bzip2 undoes a block in one call, so only blocks of the smallest size are read. Raises `_NotRead`.
    """
    stream: bz2.BZ2Decompressor | lzma.LZMADecompressor
    if form == "bzip2":
        stream = bz2.BZ2Decompressor()
        raw = b"BZh1" + raw[4:]
    elif form == "xz":
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MEMORY)
    elif form == "lzma":
        if raw[5:13] != _ALL_TO_COME and any(raw[9:13]):  # a size of 4 GiB or more: nobody would send that
            return
        stream = lzma.LZMADecompressor(lzma.FORMAT_ALONE, memlimit=_MEMORY)
    else:
        raise _NotRead
    try:
        while not stream.eof and (raw or not stream.needs_input):
            yield stream.decompress(raw, _INFLATED)
            raw = b""
    except (OSError, lzma.LZMAError):
        raise _NotRead from None
    if not stream.eof:
        yield None
