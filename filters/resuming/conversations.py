"""Begun conversations: keeps what was found in one so far, so that only what is new is read when it goes on.

It keeps keyed digests, findings, names of tools, and where texts stand in a body. It never keeps a text or a verdict.
"""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.audit_records import Digested
from filters.dialects.seams import Kin
from filters.findings import Finding
from filters.inspection.seen import Tag
from filters.segments import ToolDefinition, Trust

_Digest: TypeAlias = "hashlib._Hash"

LEAST_BYTES: Final = 8_192
"""Bytes of a body from which knowing how a conversation began saves more than it costs."""
MOST_BYTES: Final = 1 << 20
"""Bytes of a body up to which finding where its messages stand does not hold up others for long."""
_STEP: Final = 4_096
_FINE_BYTES: Final = 65_536
"""Bytes of a body that are digested in steps of `_STEP` bytes; the rest is in steps of `_LONG_STEP` bytes."""
_LONG_STEP: Final = 16_384
_NEAR: Final = 256
"""Bytes within which the next message must begin."""
_ENDS: Final = 4
"""The most beginnings that are kept, the latest ones, of conversations that agree up to the last step."""
_ENTRY_BYTES: Final = 4_096
_FINDING_BYTES: Final = 400
_RUN_BYTES: Final = 300
_PLACE_BYTES: Final = 120
_BLOCK_BYTES: Final = 120
_SPACE: Final = b" \t\n\r"


class Place(NamedTuple):
    """Where a text stands: the number of its message, the message's span in the body, and its number in the message."""

    message: int
    start: int
    end: int
    number: int


class End(NamedTuple):
    """Where the texts of a `filters.dialects.seams.Stretch` stand, and its `whole`."""

    places: tuple[Place, ...]
    whole: bool


class Span(NamedTuple):
    """Where one message stands in a body."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Around:
    """What stands round the messages of a body, before and after them. Nothing was found in it.

    `digest` is that of the last `length` bytes of the body, from the bracket after the last message on, and `nodes` is
    at least their number of JSON nodes. What stands before the messages is part of the beginning (`Begun.digest`).
    `segments` counts all texts, seams included, and `judged` those that a rule applies to. `views` and `chars` are at
    least what they took of the limits. `before` and `after` are the texts as the audit record has them, and `kin` the
    runs that they are in. The `tools` have no descriptions.
    """

    length: int
    digest: bytes
    nodes: int
    segments: int
    judged: int
    views: int
    chars: int
    before: Digested
    after: Digested
    kin: frozenset[Kin]
    tools: tuple[ToolDefinition, ...]

    @property
    def size(self) -> int:
        """The approximate memory, in bytes, that it takes."""
        blocks = len(self.before.digests) + len(self.after.digests)
        return sum([tool.size for tool in self.tools]) + _BLOCK_BYTES * blocks + _RUN_BYTES * len(self.kin)


class Begun(NamedTuple):
    """A conversation up to a message, all of it judged, and nothing in it asked for a second opinion.

    In the body, the list of messages begins at `start`, after its bracket, and the last message ends at `end`, both in
    bytes; `digest` is that of the body up to there. `segments` counts all texts, seams included, `texts` those of
    messages, and `judged` those of these that a rule applies to. `nodes`, `views` and `chars` are at least what all of
    it took of the limits. `blocks` are the digests of the first texts, for the audit record. `ends` has, for each run,
    the texts that its next text is joined with. The last seam of an `open` run was only read with later texts in it.
    `around` is what stood round the messages when the conversation was last met.

    It is a tuple because three are made for each request, and changing a tuple costs a ninth of changing a dataclass.
    """

    start: int
    end: int
    digest: bytes
    messages: int
    nodes: int
    lowest: Trust
    texts: int = 0
    judged: int = 0
    segments: int = 0
    views: int = 0
    chars: int = 0
    findings: tuple[Finding, ...] = ()
    detected: tuple[Finding, ...] = ()
    blocks: tuple[str, ...] = ()
    ends: Mapping[Kin, End] = MappingProxyType({})
    open: frozenset[Kin] = frozenset()
    around: Around | None = None

    @property
    def size(self) -> int:
        """The approximate memory, in bytes, that it takes."""
        places = sum(len(end.places) for end in self.ends.values())
        found = len(self.findings) + len(self.detected)
        around = self.around.size if self.around else 0
        return _ENTRY_BYTES + _FINDING_BYTES * found + _RUN_BYTES * len(self.ends) + _PLACE_BYTES * places + around

    def without(self, body: bytes) -> bytes | None:
        """Return `body`, which starts with this beginning, without the known messages; None where no message follows.

        The result is valid JSON exactly if `body` is, and has the same nesting and the same names everywhere else.
        """
        if not self.is_followed(body):
            return None
        return body[: self.start] + body[body.index(b",", self.end) + 1 :]

    def between(self, body: bytes, around: Around) -> bytes | None:
        """Return the messages of `body` after the known ones, as a JSON list; None where no message follows.

        `body` starts with this beginning and ends with `around`. It is valid JSON, with all messages in one list,
        exactly if the result is valid JSON. The result nests one level less.
        """
        if not self.is_followed(body):
            return None
        return b"[" + body[body.index(b",", self.end) + 1 : -around.length] + b"]"

    def beside(self, around: Around) -> "Begun":
        """Return the same beginning, with what stands around added to its counts."""
        return self._replace(
            segments=self.segments + around.segments,
            judged=self.judged + around.judged,
            views=self.views + around.views,
            chars=self.chars + around.chars,
        )

    def is_followed(self, body: bytes) -> bool:
        """Whether another message follows in a body that starts with this beginning."""
        near = body[self.end : self.end + _NEAR].lstrip(_SPACE)
        return near[:1] == b"," and near[1:].lstrip(_SPACE)[:1] == b"{"


class Hit(NamedTuple):
    """A known beginning of a body, the last step up to which the body was digested, and the digest at that step."""

    begun: Begun
    mark: int
    digest: _Digest


class _Kept(NamedTuple):
    begun: Begun
    size: int


class Begins:
    """The beginnings of the conversations that one worker saw last, in at most `size` bytes.

    It belongs to one event loop. `key` is a secret of 16 to 64 bytes, and `tag` has a secret of its own: without them
    nobody can guess and check what a digest is of, or make two beginnings with the same digest.
    """

    def __init__(self, *, size: int, key: bytes, tag: Tag) -> None:
        self._room = size
        self._key = key
        self._tag = tag
        self._known: OrderedDict[bytes, tuple[_Kept, ...]] = OrderedDict()

    def meet(self, scope: tuple[str, ...], body: bytes) -> tuple[Hit, ...]:
        """Return the known beginnings of a body that were kept under exactly these names."""
        view = memoryview(body)
        hits: list[Hit] = []
        for mark, digest in self._steps(scope, view, len(body)):
            for kept in self._known.get(digest.digest(), ()):
                begun = kept.begun
                if begun.end <= len(body) and self._ended(digest, view[mark : begun.end]) == begun.digest:
                    hits.append(Hit(begun, mark, digest.copy()))
        return tuple(hits)

    def find(self, hits: Sequence[Hit], body: bytes) -> Hit | None:
        """Return the longest known beginning of a body that a message follows, or None. It counts as used."""
        followed = [hit for hit in hits if hit.begun.is_followed(body)]
        if not followed:
            return None
        longest = max(followed, key=lambda hit: hit.begun.end)
        place = longest.digest.digest()
        if place in self._known:
            self._known.move_to_end(place)
            self._known[place] = tuple(sorted(self._known[place], key=lambda kept: kept.begun is longest.begun))
        return longest

    def around(self, begun: Begun, body: bytes) -> Around | None:
        """Return what stands round the messages of a body that starts with `begun`; None where that is not known."""
        known = begun.around
        if known is None or len(body) < begun.end + known.length:
            return None
        return known if self.digest(memoryview(body)[-known.length :]) == known.digest else None

    def digest(self, rest: memoryview) -> bytes:
        """Return the digest of the end of a body."""
        return self._tag(rest)

    def keep(self, scope: tuple[str, ...], body: bytes, begun: Begun, hit: Hit | None = None) -> None:
        """Keep a beginning of a body, and drop the least recently used ones where there is no room.

        `hit` is what `find` returned for this body. A conversation that is shorter than a step is not kept.
        """
        view = memoryview(body)
        steps = list(self._steps(scope, view, begun.end, hit))[-1:]
        for mark, digest in steps:  # none where the conversation is shorter than one
            begun = begun._replace(digest=self._ended(digest, view[mark : begun.end]))
            place = digest.digest()
            known = self._known.pop(place, ())
            ends = {kept.begun.digest: kept for kept in known}
            ends.pop(begun.digest, None)
            if hit is not None and hit.mark == mark and hit.begun.digest != begun.digest:
                # Requests that go on from it at once each keep another end, and must not drive it out.
                continued = ends.pop(hit.begun.digest, None) or _Kept(hit.begun, hit.begun.size)
                ends[hit.begun.digest] = continued
            latest = (*ends.values(), _Kept(begun, begun.size))[-_ENDS:]
            self._room += _sizes(known) - _sizes(latest)
            self._known[place] = latest
        while self._room < 0:
            _, forgotten = self._known.popitem(last=False)
            self._room += _sizes(forgotten)

    def clear(self) -> None:
        """Forget all beginnings."""
        self._room += sum(map(_sizes, self._known.values()))
        self._known.clear()

    def _steps(
        self, scope: tuple[str, ...], body: memoryview, end: int, hit: Hit | None = None
    ) -> Iterator[tuple[int, _Digest]]:
        """Yield each step of a body up to `end`, with the digest up to it: the same object, updated from step to step.

        It starts from the `hit`, if there is one.
        """
        if hit is not None:
            start, digest = hit.mark, hit.digest
            yield start, digest
        else:
            names = "".join(f"{len(name)}:{name}" for name in scope)
            start, digest = 0, sha256(self._key + names.encode())
        tag = self._tag
        for mark in _marks(start, end):
            digest.update(tag(body[start:mark]))
            yield mark, digest
            start = mark

    def _ended(self, digest: _Digest, rest: memoryview) -> bytes:
        whole = digest.copy()
        whole.update(self._tag(rest))
        return whole.digest()


def knows_all(hits: Sequence[Hit], body: bytes) -> bool:
    """Whether one of the known beginnings of a body reaches its last message."""
    return any(not hit.begun.is_followed(body) for hit in hits)


def _marks(start: int, end: int) -> Iterator[int]:
    """Yield the ends of the steps after the one that ends at `start`, up to `end`."""
    fine = range(start + _STEP, min(end, _FINE_BYTES) + 1, _STEP)
    return chain(fine, range(max(start, _FINE_BYTES) + _LONG_STEP, end + 1, _LONG_STEP))


def _sizes(kept: Sequence[_Kept]) -> int:
    return sum([one.size for one in kept])


class Listed(NamedTuple):
    """Where the list of messages in a body begins, after its bracket, and the span of each message."""

    start: int
    spans: tuple[Span, ...]


def listed(body: bytes, member: str) -> Listed | None:
    """Return the messages in the top-level list `member` of a body that is strict JSON; None where there is none.

    No tree is built: parsing holds the interpreter lock to its end.
    """
    marks = _punctuation(body)
    if not len(marks.places) or body[marks.places[0]] != _OBJECT:
        return None
    top = marks.places[(marks.depths == 1) & ((marks.kinds == _COMMA) | (marks.kinds == _COLON))].tolist()
    for before, colon in zip((marks.places[0], *top[1::2]), top[::2], strict=False):  # there is no colon in {}
        if json.loads(body[before + 1 : colon]) == member:
            return _listed_behind(body, marks, colon)
    return None


def _listed_behind(body: bytes, marks: "_Punctuation", colon: int) -> Listed | None:
    first = int(np.searchsorted(marks.places, colon)) + 1
    start = int(marks.places[first]) + 1
    if marks.kinds[first] != _LIST or body[colon + 1 : start - 1].strip(_SPACE):
        return None
    last = first + int(np.argmax(marks.depths[first:] == 1))
    inner = slice(first, last)
    commas = marks.places[inner][(marks.depths[inner] == 2) & (marks.kinds[inner] == _COMMA)].tolist()
    ends = (*commas, int(marks.places[last]))
    begins = (start, *(comma + 1 for comma in commas))
    spans = (_without_space(body, begin, end) for begin, end in zip(begins, ends, strict=True))
    return Listed(start, tuple(span for span in spans if span.start < span.end))  # none where the list is empty


def _without_space(body: bytes, begin: int, end: int) -> Span:
    text = body[begin:end]
    return Span(end - len(text.lstrip(_SPACE)), begin + len(text.rstrip(_SPACE)))


class _Punctuation(NamedTuple):
    """The brackets, colons and commas of a JSON text outside strings: where, which, and how deep one is behind each."""

    places: NDArray[np.int64]
    kinds: NDArray[np.uint8]
    depths: NDArray[np.int64]


def _punctuation(body: bytes) -> _Punctuation:
    bare = body.replace(b"\\\\", b"  ").replace(b'\\"', b"  ") if b"\\" in body else body
    codes = np.frombuffer(bare, np.uint8)
    places: list[NDArray[np.int64]] = []
    is_within = False
    for start in range(0, len(codes), _STRETCH):
        stretch = codes[start : start + _STRETCH]
        within = np.logical_xor.accumulate(stretch == _QUOTE) ^ is_within
        is_within = bool(within[-1])
        places.append(np.flatnonzero(_IS_MARK[stretch] & ~within) + start)
    found = np.concatenate(places) if places else np.empty(0, np.int64)
    kinds = codes[found]
    return _Punctuation(found, kinds, np.cumsum(_DEEPER[kinds]))


_QUOTE, _COMMA, _COLON, _LIST, _OBJECT = b'",:[{'
_STRETCH: Final = 65_536
"""Bytes that are looked at in one go."""
_DEEPER: Final = np.array([(code in b"[{") - (code in b"]}") for code in range(256)])
_IS_MARK: Final = np.array([code in b"[]{}:," for code in range(256)])


def spans_after(body: bytes, begun: Begun) -> tuple[Span, ...]:
    """Return the spans of the messages after the known ones, in a body that is strict JSON."""
    text = body[begun.end :].decode("latin-1")
    return tuple(_spans(text, _after_space(text, 0) + 1, begun.end))


def _spans(text: str, at: int, offset: int) -> Iterator[Span]:
    start = _after_space(text, at)
    while text[start] != "]":
        _, end = _DECODER.raw_decode(text, start)
        yield Span(start + offset, end + offset)
        at = _after_space(text, end)
        start = _after_space(text, at + 1) if text[at] == "," else at


def _after_space(text: str, at: int) -> int:
    while text[at] in " \t\n\r":
        at += 1
    return at


_DECODER: Final = json.JSONDecoder()


def nodes_at_most(body: bytes) -> int:
    """Return an upper bound of the nodes of a JSON text, as `filters.strict_json` counts them."""
    return body.count(b",") + body.count(b":") + 2 * body.count(b"[") + 2 * body.count(b"{")
