"""Tolerant readers: every text that some server could see in the bytes that the gateway forwards.

They are written to see too much rather than too little: first and last of two members, comments, other charsets, other
line ends, transfer encodings. What any of them sees, the gateway must have judged, or must have refused the request.
"""

import base64
import binascii
import codecs
import contextlib
import json
import quopri
import re
from collections.abc import Iterator
from email.parser import BytesParser
from email.policy import compat32
from urllib.parse import parse_qsl

from filters.trees import Json

_CHARSETS = ("utf-8-sig", "utf-16", "utf-32", "utf-7", "latin-1")
_COMMENTS = re.compile(r"/\*.*?\*/|//[^\r\n]*|#[^\r\n]*", re.DOTALL)
_TRAILING_COMMA = re.compile(r",(\s*[\]}])")
_PART_NAME = re.compile(rb"""name\*?=(?:"([^"]*)"|'([^']*)'|([^;\s]+))""", re.IGNORECASE)
_BOUNDARY = re.compile(r"boundary\s*=\s*\"?([^\";]+)", re.IGNORECASE)


def json_texts(body: bytes) -> Iterator[str]:
    """Every name and string in a JSON text, both of two members with one name included."""
    for charset in _CHARSETS:
        try:
            text = codecs.decode(body, charset)
        except (UnicodeError, ValueError):
            continue
        for spelled in {text, text.strip("\x00\ufeff \t\r\n"), _TRAILING_COMMA.sub(r"\1", _COMMENTS.sub("", text))}:
            yield from _documents(spelled)


def _documents(text: str) -> Iterator[str]:
    """The strings of every document in a text: some servers read the first of several, others one a line."""
    decoder = json.JSONDecoder(object_pairs_hook=_Pairs, strict=False)
    at = 0
    for _ in range(16):
        at += len(text[at:]) - len(text[at:].lstrip())
        try:
            tree, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return
        yield from _strings(tree)


class _Pairs(list[tuple[str, Json]]):
    """The members of an object as they stand, so that no second one is lost."""


def _strings(tree: object) -> Iterator[str]:
    queue = [tree]
    while queue:
        node = queue.pop()
        if isinstance(node, str):
            yield node
        elif isinstance(node, (list, tuple)):
            queue.extend(node)


def form_texts(body: bytes, content_type: str) -> Iterator[str]:
    """The texts and names of a form, as a mail reader and a careless splitter see them."""
    head = f"Content-Type: {content_type}\r\n\r\n".encode("latin-1", "replace")
    message = BytesParser(policy=compat32).parsebytes(head + body)
    for part in message.walk():
        payload = part.get_payload(decode=True)
        if isinstance(payload, bytes):
            yield from _decoded(payload)
        yield from _decoded(str(part.get("Content-Disposition", "")).encode("utf-8", "replace"))
    if boundary := _BOUNDARY.search(content_type):
        yield from _split(body, boundary[1].strip().encode("latin-1", "replace"))


def _split(body: bytes, boundary: bytes) -> Iterator[str]:
    for piece in body.split(b"--" + boundary):
        head, _, content = piece.replace(b"\r\n", b"\n").replace(b"\r", b"\n").partition(b"\n\n")
        for groups in _PART_NAME.findall(head):
            yield from _decoded(b"".join(groups))
        yield from _decoded(content)
        lowered = head.lower()
        if b"base64" in lowered:
            with contextlib.suppress(binascii.Error):
                yield from _decoded(base64.b64decode(content, validate=False))
        if b"quoted-printable" in lowered:
            yield from _decoded(quopri.decodestring(content))


def _decoded(raw: bytes) -> Iterator[str]:
    yield raw.decode("utf-8", "replace")
    yield raw.decode("latin-1")


def query_texts(query: str) -> Iterator[str]:
    """The names and values of a query, however its parameters are parted."""
    for separator in ("&", ";"):
        for name, value in parse_qsl(query, keep_blank_values=True, separator=separator, encoding="utf-8"):
            yield name
            yield value


def calls_in(raw: bytes) -> bool:
    """Whether an SDK could find a tool call for the client in these events, or in this JSON."""
    return any(_proposes(tree) for tree in _payloads(raw))


def _payloads(raw: bytes) -> Iterator[Json]:
    """The JSON of every event: with its data lines joined, and of each line by itself."""
    for event in re.split(rb"(?:\r\n|\r|\n){2,}", raw):
        lines = [line.partition(b":")[2].strip() for line in re.split(rb"\r\n|\r|\n", event) if line[:4] == b"data"]
        for text in {b"\n".join(lines), b"".join(lines), *lines}:
            try:
                yield json.loads(text)
            except (ValueError, RecursionError):
                continue


def _proposes(tree: Json) -> bool:
    queue: list[Json] = [tree]
    while queue:
        node = queue.pop()
        if isinstance(node, dict):
            named = [node.get(name) for name in ("tool_calls", "function_call", "functionCall")]
            if any(value for value in named if isinstance(value, (dict, list))):
                return True  # a number or a word there is no call for anybody
            if node.get("type") in ("tool_use", "function_call", "custom_tool_call"):
                return True
            queue.extend(node.values())
        elif isinstance(node, list):
            queue.extend(node)
    return False
