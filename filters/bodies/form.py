"""Forms and files: reads the texts in a multipart body, or in the bytes of one file."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice, pairwise

from multipart import (  # type: ignore[import-untyped]
    MultipartError,
    MultipartSegment,
    PushMultipartParser,
)

from filters.bodies.content_type import ContentType, read_content_type
from filters.dialects.dialect import malformed
from filters.dialects.files import as_text, file_content
from filters.dialects.keys import KNOWN
from filters.dialects.leaves import conversation, reading
from filters.refusals import Refused
from filters.segments import Found, Origin, Reading, Segment

PARTS = 512
"""The most parts that a form may have."""

_SLICE_BYTES = 65_536
"""Bytes of a body that are searched at once: a search holds the interpreter lock to its end."""

_SAID_BY_USER = frozenset({"input", "instructions", "prompt"})
_HEADERS = frozenset({"Content-Disposition", "Content-Type", "Content-Length"})
_VALUE = r"\"[^\"\\\x00-\x1f\x7f]*\"|[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_DISPOSITION = re.compile(rf"form-data((?:[ \t]*;[ \t]*(?:name|filename\*?)=(?:{_VALUE}))+)", re.IGNORECASE)
_PARAMETER = re.compile(rf"(name|filename\*?)=({_VALUE})", re.IGNORECASE)
_LINES = re.compile(rb"(?:[A-Za-z-]+:[^\r\n]*\r\n)+")
_CHARSET = "_charset_"
"""The name of a field that names the charset of the others (RFC 7578 section 4.6)."""


@dataclass(frozen=True, slots=True)
class _Part:
    name: str
    filename: str | None
    media: str
    parameters: str
    raw: bytes


def read_form(body: bytes, content_type: ContentType) -> Reading:
    """Return every text of a `multipart/form-data` body (RFC 7578), at `/parts/N`.

    The text of a field has the origin user or field, by its name; files are read by `file_content`. Raises
    `Refused(MALFORMED)` for a form that two readers could read in two ways: a preamble or an epilogue, a part without a
    name or with the name of another one (except names that end with `[]`), unknown part headers, transfer encodings, a
    charset other than UTF-8, a line in a part that begins with the boundary.
    """
    parts = _parts(body, content_type.boundary)
    names = [part.name for part in parts if not part.name.endswith("[]")]
    if len(names) != len(set(names)):
        raise malformed("Two parts of the form have the same name.")
    return conversation(found for index, part in enumerate(parts) for found in _found(part, f"/parts/{index}"))


def read_file(body: bytes, content_type: ContentType) -> Reading:
    """Return the texts of a body that is one file, read by `file_content`, which may raise `Refused(MALFORMED)`."""
    return reading(file_content(body, "", content_type.media))


def _found(part: _Part, path: str) -> Iterator[Found]:
    if part.name.removesuffix("[]") not in KNOWN:
        yield Segment(Origin.FIELD, f"{path}/name", part.name)
    if part.filename:
        yield Segment(Origin.FIELD, f"{path}/filename", part.filename)
    if part.parameters:
        yield Segment(Origin.FIELD, f"{path}/type", part.parameters)
    if part.filename is not None:
        yield from file_content(part.raw, path, part.media)
        return
    text = as_text(part.raw)
    if text is None or (part.name.lower() == _CHARSET and text.lower() != "utf-8"):
        raise malformed("A text in the form is not UTF-8.")
    if text:
        yield Segment(Origin.USER if part.name in _SAID_BY_USER else Origin.FIELD, path, text)


def _parts(body: bytes, boundary: str) -> list[_Part]:
    """Return the parts of a form. The body must hold nothing else."""
    first, last = f"--{boundary}\r\n".encode(), f"\r\n--{boundary}--".encode()
    end = next(_places(last, body, len(body)), -len(last)) + len(last)
    if not body.startswith(first) or not end or body[end : end + 3] not in (b"", b"\r\n"):
        raise malformed("The form must start and end with its boundary.")
    _check_lines(body, end, b"--" + boundary.encode())
    parser = PushMultipartParser(boundary, max_header_count=len(_HEADERS), strict=True)
    try:
        with parser:
            return list(_completed(parser, body, end))
    except MultipartError:
        raise malformed("The form cannot be read.") from None


def _check_lines(body: bytes, end: int, delimiter: bytes) -> None:
    """Refuse a boundary that ends a part for one reader and is its text for another, and odd header lines.

    For some readers a part also ends at a line that continues after the boundary (as RFC 2046 section 5.1.1 says), or
    at a line that LF or CR alone separates.
    """
    lines = [0, *(place + 1 for place in islice(_places(b"\n" + delimiter, body, end), PARTS + 1))]
    if len(lines) > PARTS + 1:
        raise malformed(f"The form has more than {PARTS} parts.")
    after_cr = next(_places(b"\r" + delimiter, body, end), None)
    if after_cr is not None or any(body[line - 2 : line] != b"\r\n" for line in lines[1:]):
        raise malformed("The boundary of the form stands in a part of it.")
    for line, following in pairwise(lines):
        start = line + len(delimiter)
        head = body[start : min(start + _SLICE_BYTES, following - 2)]
        line_end, headers = head[:2], head[2 : head.find(b"\r\n\r\n") + 2]
        if line_end != b"\r\n" or not _LINES.fullmatch(headers):
            raise malformed("A part of the form has headers that are not read.")


def _places(what: bytes, body: bytes, end: int) -> Iterator[int]:
    """Yield where these bytes stand in the body up to `end`, which it searches in slices."""
    start = 0
    while start < end:
        place = body.find(what, start, min(start + _SLICE_BYTES + len(what) - 1, end))
        if place >= 0:
            yield place
        start = start + _SLICE_BYTES if place < 0 else place + len(what)


def _completed(parser: PushMultipartParser, body: bytes, end: int) -> Iterator[_Part]:
    headers: list[tuple[str, str]] = []
    chunks: list[bytes] = []
    slices = (body[start : min(start + _SLICE_BYTES, end)] for start in range(0, end, _SLICE_BYTES))
    for event in chain.from_iterable(map(parser.parse, slices)):
        if isinstance(event, MultipartSegment):
            headers, chunks = event.headerlist, []
        elif event:
            chunks.append(bytes(event))
        else:
            yield _part(headers, b"".join(chunks))


def _part(headers: list[tuple[str, str]], raw: bytes) -> _Part:
    fields = dict(headers)
    if len(fields) != len(headers) or not fields.keys() <= _HEADERS:
        raise malformed("A part of the form has headers that are not read.")
    parameters = _disposition(fields["Content-Disposition"])
    name = parameters.get("name", "")
    if not name or ("filename" in parameters and "filename*" in parameters):
        raise malformed("A part of the form must have one name, and at most one file name.")
    said = fields.get("Content-Type")
    return _Part(
        name=name,
        filename=parameters.get("filename", parameters.get("filename*")),
        media=_media(said),
        parameters=(said or "").partition(";")[2].strip(),
        raw=raw,
    )


def _disposition(value: str) -> Mapping[str, str]:
    match = _DISPOSITION.fullmatch(value)
    if match is None:
        raise malformed("The disposition of a part cannot be read.")
    pairs = [(key.lower(), text.strip('"')) for key, text in _PARAMETER.findall(match[1])]
    if len(dict(pairs)) != len(pairs):
        raise malformed("A part of the form has a parameter twice.")
    return dict(pairs)


def _media(value: str | None) -> str:
    if value is None:
        return "text/plain"
    try:
        return read_content_type((value,)).media
    except Refused:
        raise malformed("The content type of a part cannot be read.") from None
