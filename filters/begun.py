"""Begun conversations: what was found in one as far as it went, so that of one that goes on only what is new is read.

Kept are keyed digests, findings, names of tools, and where texts stand in a body; never a text, and no verdict.
"""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from filters.audit_records import Digested
from filters.dialects.seams import Kin
from filters.findings import Finding
from filters.segments import ToolDefinition, Trust

_Digest: TypeAlias = "hashlib._Hash"

LEAST_BYTES: Final = 8_192
"""From this size on, in bytes, knowing how a conversation began saves more than it takes."""
MOST_BYTES: Final = 1 << 20
"""Up to this size, looking for where its messages stand holds nobody up for long."""
_STEP: Final = 4_096
_NEAR: Final = 256
"""Bytes within which the next message has to begin."""
_ENDS: Final = 4
"""Conversations that are known of those which agree up to the last step, the latest ones."""
_ENTRY_BYTES: Final = 4_096
_FINDING_BYTES: Final = 400
_RUN_BYTES: Final = 300
_PLACE_BYTES: Final = 120
_TOOL_BYTES: Final = 400
_BLOCK_BYTES: Final = 120
_SPACE: Final = b" \t\n\r"


class Place(NamedTuple):
    """Where a text stands: the number of its message, that message's span in the body, and which text of it it is."""

    message: int
    start: int
    end: int
    number: int


class End(NamedTuple):
    """Where the texts of a `Stretch` stand."""

    places: tuple[Place, ...]
    whole: bool


class Span(NamedTuple):
    """Where one message stands in a body."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Around:
    """What stands round the messages of a body, in which nothing was found.

    What is before them belongs to the beginning. The last `length` bytes of the body, from the bracket after the last
    message on, have this `digest`. `nodes` are theirs; `segments` counts all texts, seams included, and `judged` those
    that a rule applies to; `views` and `chars` are no less than they took of the limits. `before` and `after` are the
    texts as the record has them, and `kin` the runs that they are in. The `tools` have no descriptions.
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
        """About the memory that it takes."""
        blocks = len(self.before.digests) + len(self.after.digests)
        return _TOOL_BYTES * len(self.tools) + _BLOCK_BYTES * blocks + _RUN_BYTES * len(self.kin)


@dataclass(frozen=True, slots=True)
class Begun:
    """A conversation as far as it went when all of it had been judged, and nothing in it asked for a second opinion.

    The body had its first message at `start`, after the bracket, and its last one ended at `end`. `digest` is that of
    the body up to there. `segments` counts all texts, seams included, `texts` those of messages and `judged` those of
    them that a rule applies to; `nodes`, `views` and `chars` are no less than they took of the limits. `blocks` are the
    digests of the first texts, for the record. `ends` has the texts that the next ones of their run are joined with;
    where a run is `open`, its last seam was only seen with texts after it. `around` is what stood round the messages
    when it was met last.
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
    ends: Mapping[Kin, End] = field(default_factory=dict)
    open: frozenset[Kin] = frozenset()
    around: Around | None = None

    @property
    def size(self) -> int:
        """About the memory that it takes."""
        places = sum(len(end.places) for end in self.ends.values())
        found = len(self.findings) + len(self.detected)
        around = self.around.size if self.around else 0
        return _ENTRY_BYTES + _FINDING_BYTES * found + _RUN_BYTES * len(self.ends) + _PLACE_BYTES * places + around

    def without(self, body: bytes) -> bytes | None:
        """The body, which begins with what is known, without the messages that are; None where no message follows.

        That body is valid JSON, with the same nesting and the same names everywhere else, exactly where the whole is.
        """
        if not self.is_followed(body):
            return None
        return body[: self.start] + body[body.index(b",", self.end) + 1 :]

    def between(self, body: bytes, around: Around) -> bytes | None:
        """The messages after those that are known, as a list; None where no message follows.

        The body begins with what is known and ends with what is known to stand around. It is valid JSON, with all
        messages in one list, exactly where this list is, which nests one level less.
        """
        if not self.is_followed(body):
            return None
        return b"[" + body[body.index(b",", self.end) + 1 : -around.length] + b"]"

    def beside(self, around: Around) -> "Begun":
        """The same, of which what stands around has been counted as well."""
        return replace(
            self,
            segments=self.segments + around.segments,
            judged=self.judged + around.judged,
            views=self.views + around.views,
            chars=self.chars + around.chars,
        )

    def is_followed(self, body: bytes) -> bool:
        """Whether another message follows in a body that begins with what is known."""
        near = body[self.end : self.end + _NEAR].lstrip(_SPACE)
        return near[:1] == b"," and near[1:].lstrip(_SPACE)[:1] == b"{"


class Begins:
    """What is known of the beginnings of the conversations that one worker saw last, in at most `size` bytes.

    It belongs to one event loop. `key` is a secret of 16 to 64 bytes: without it nobody can tell by trying what a
    digest stands for, nor make two beginnings of one digest.
    """

    def __init__(self, *, size: int, key: bytes) -> None:
        self._room = size
        self._key = key
        self._known: OrderedDict[bytes, tuple[Begun, ...]] = OrderedDict()

    def find(self, scope: tuple[str, ...], body: bytes) -> "Hit | None":
        """The longest beginning of a body that is known under these names and no others, and that a message follows."""
        followed = [hit for hit in self._met(scope, body) if hit.begun.is_followed(body)]
        if not followed:
            return None
        longest = max(followed, key=lambda hit: hit.begun.end)
        place = longest.digest.digest()
        self._known.move_to_end(place)
        self._known[place] = _with_last(self._known[place], longest.begun)
        return longest

    def knows_all(self, scope: tuple[str, ...], body: bytes) -> bool:
        """Whether the conversation is known under these names up to its last message."""
        return any(not hit.begun.is_followed(body) for hit in self._met(scope, body))

    def _met(self, scope: tuple[str, ...], body: bytes) -> "Iterator[Hit]":
        """The beginnings of a body that are known."""
        for mark, digest in self._steps(scope, body, len(body)):
            for begun in self._known.get(digest.digest(), ()):
                if begun.end <= len(body) and _ended(digest, body, mark, begun.end) == begun.digest:
                    yield Hit(begun, mark, digest.copy())

    def around(self, begun: Begun, body: bytes) -> Around | None:
        """What stands round the messages of a body that begins with what is known; None where that is not known."""
        known = begun.around
        if known is None or len(body) < begun.end + known.length:
            return None
        return known if self.digest(memoryview(body)[-known.length :]) == known.digest else None

    def digest(self, rest: memoryview) -> bytes:
        """What stands for the end of a body."""
        digest = sha256(self._key + b"rest")  # no scope begins like this
        digest.update(rest)
        return digest.digest()

    def keep(self, scope: tuple[str, ...], body: bytes, begun: Begun, hit: "Hit | None" = None) -> None:
        """Keeps a beginning of a body, and lets go of those that were not met the longest where there is no room.

        `hit` is what `find` gave for this body.
        """
        steps = list(self._steps(scope, body, begun.end, hit))[-1:]
        for mark, digest in steps:  # none where the conversation is shorter than one
            place = digest.digest()
            begun = replace(begun, digest=_ended(digest, body, mark, begun.end))
            known = self._known.pop(place, ())
            kept = _with_last(known, begun)[-_ENDS:]
            self._room += sum(one.size for one in known) - sum(one.size for one in kept)
            self._known[place] = kept
        while self._room < 0:
            _, forgotten = self._known.popitem(last=False)
            self._room += sum(one.size for one in forgotten)

    def _steps(
        self, scope: tuple[str, ...], body: bytes, end: int, hit: "Hit | None" = None
    ) -> Iterator[tuple[int, _Digest]]:
        """The digest of a body up to each step before an end, and where that is; one digest, which goes on.

        From the `hit` on, if there is one.
        """
        view = memoryview(body)
        if hit is not None:
            start, digest = hit.mark, hit.digest
            yield start, digest
        else:
            names = "".join(f"{len(name)}:{name}" for name in scope)
            start, digest = 0, sha256(self._key + names.encode())
        for mark in range(start + _STEP, end + 1, _STEP):
            digest.update(view[mark - _STEP : mark])
            yield mark, digest


class Hit(NamedTuple):
    """A known beginning, and how far up to a step the body was digested then."""

    begun: Begun
    mark: int
    digest: _Digest


def _with_last(known: tuple[Begun, ...], last: Begun) -> tuple[Begun, ...]:
    return (*[other for other in known if other.digest != last.digest], last)


def _ended(digest: _Digest, body: bytes, mark: int, end: int) -> bytes:
    whole = digest.copy()
    whole.update(memoryview(body)[mark:end])
    return whole.digest()


class Listed(NamedTuple):
    """Where the messages of a body begin, and the span of each."""

    start: int
    spans: tuple[Span, ...]


def listed(body: bytes, member: str) -> Listed | None:
    """The messages in the top-level list of this name in a body that is strict JSON; None where there is none."""
    text = body.decode("latin-1")  # a character for each byte, and all marks of JSON are ASCII
    at = _after_space(text, _after_space(text, 0) + 1)
    while text[at] == '"':
        name, at = _DECODER.raw_decode(text, at)
        at = _after_space(text, _after_space(text, at) + 1)
        if name == member:
            return Listed(at + 1, tuple(_spans(text, at + 1, 0))) if text[at] == "[" else None
        _, at = _DECODER.raw_decode(text, at)
        at = _after_space(text, at)
        at = _after_space(text, at + 1) if text[at] == "," else at
    return None


def spans_after(body: bytes, begun: Begun) -> tuple[Span, ...]:
    """The spans of the messages after those that are known, in a body that is strict JSON."""
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
    """No fewer than the nodes of a JSON text, as `filters.strict_json` counts them."""
    return body.count(b",") + body.count(b":") + 2 * body.count(b"[") + 2 * body.count(b"{")
