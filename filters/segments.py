"""Segments: the texts of a request, each with its author and the trust that follows from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, TypeAlias


class Origin(StrEnum):
    """Who wrote a text (GATEWAY.md section 3)."""

    SYSTEM = "system"
    """System and developer messages, `instructions`, a top-level `system`."""
    TOOL_DEFINITION = "tool_definition"
    USER = "user"
    ASSISTANT = "assistant"
    TOOL_CALL = "tool_call"
    """Arguments of a call that the assistant made earlier."""
    TOOL_RESULT = "tool_result"
    """Tool results, function outputs, MCP results."""
    DOCUMENT = "document"
    """Retrieved documents, files, web content."""
    FIELD = "field"
    """A string in a place that no reader knows."""


PRINCIPALS: Final = frozenset({Origin.SYSTEM, Origin.USER})
"""Who may ask for something: the operator and the user."""
READ: Final = frozenset({Origin.TOOL_RESULT, Origin.DOCUMENT, Origin.FIELD})
"""Origins of texts that the model read while it worked: anybody may have put values, or orders, into them."""


class Trust(StrEnum):
    """What a text may do: only trusted text may instruct."""

    TRUSTED = "trusted"
    VETTED = "vetted"
    UNTRUSTED = "untrusted"


UserTrust = Literal["trusted", "untrusted"]

_OF_ORIGIN: Mapping[Origin, Trust] = {
    Origin.SYSTEM: Trust.TRUSTED,
    Origin.TOOL_DEFINITION: Trust.VETTED,
    Origin.TOOL_RESULT: Trust.UNTRUSTED,
    Origin.DOCUMENT: Trust.UNTRUSTED,
    Origin.FIELD: Trust.UNTRUSTED,
}
_OF_USER: Mapping[UserTrust, Trust] = {"trusted": Trust.TRUSTED, "untrusted": Trust.UNTRUSTED}


@dataclass(frozen=True, slots=True)
class Segment:
    """Text of one author.

    `path` is the JSON Pointer (RFC 6901) of the text in the body; for multipart bodies it starts with `/parts/N`.
    `trust` starts as untrusted; `with_trust` gives each segment the trust of its origin.

    A joined segment puts parts of other segments together, so that what crosses their borders is read. It is no place
    of its own in the body, and is short enough to be one piece of `filters.text.pieces`. `borders` are the offsets, in
    characters, at which its second and later parts begin, ascending. `distant` is true where other messages stand
    between all of its parts: nothing is decoded in such a segment.
    """

    origin: Origin
    path: str
    text: str
    trust: Trust = Trust.UNTRUSTED
    borders: tuple[int, ...] = ()
    distant: bool = False

    @property
    def joined(self) -> bool:
        """Whether the text is made of parts of other segments."""
        return bool(self.borders)


class MediaKind(StrEnum):
    """Why a place in a body was not judged."""

    IMAGE = "image"
    AUDIO = "audio"
    VIDEO = "video"
    FILE = "file"
    BINARY = "binary"
    TOKENS = "tokens"
    """A prompt for a model as token ids or embeddings: text that only the upstream's tokenizer or model can read."""
    HISTORY = "history"
    """The upstream holds the conversation; only its id is in the request."""
    HOSTED = "hosted"
    """A tool that the provider runs fetched it, and only the model has read it."""


@dataclass(frozen=True, slots=True)
class Unjudged:
    """A place that reaches the model and that the gateway cannot read."""

    path: str
    kind: MediaKind


@dataclass(frozen=True, slots=True)
class ToolDefinition:
    """A tool that a request declares. `digest` identifies its whole definition, whatever the order of its members.

    `path` is the JSON Pointer of the definition in the request. `description` takes no part in comparisons, so a caller
    that only compares tools need not keep it.
    """

    name: str
    path: str
    digest: str
    description: str = field(default="", repr=False, compare=False)

    @property
    def size(self) -> int:
        """The approximate memory, in bytes, that it takes without its description. A client may choose a long name."""
        return _TOOL_BYTES + _CHAR_BYTES * len(self.name)


_TOOL_BYTES: Final = 400
_CHAR_BYTES: Final = 4

Found: TypeAlias = Segment | Unjudged


@dataclass(frozen=True, slots=True)
class Reading:
    """What a dialect read out of a body: every text in it, and every place without a readable text.

    `tools` are those that the body declares; `continues` are the ids of the parts of the conversation that the upstream
    holds.
    """

    segments: tuple[Segment, ...] = ()
    unjudged: tuple[Unjudged, ...] = ()
    tools: tuple[ToolDefinition, ...] = ()
    continues: tuple[str, ...] = ()

    @property
    def in_tokens(self) -> bool:
        """Whether a prompt in it is no text, but token ids or embeddings."""
        return any(place.kind is MediaKind.TOKENS for place in self.unjudged)

    @property
    def unread(self) -> tuple[str, ...]:
        """The paths of the unjudged places that the request itself carries: all but the history at the upstream."""
        return tuple(place.path for place in self.unjudged if place.kind is not MediaKind.HISTORY)


def with_trust(
    segments: Iterable[Segment], *, user_trust: UserTrust, after: Trust | None = None
) -> tuple[Segment, ...]:
    """Return the segments, in order, each with the trust of its origin.

    `after` is the lowest trust of what stands before these segments; None means that nothing does. The trust of an
    assistant's text, or of a tool call, is the lowest of what stood before it, and never more than the user's: a client
    sends the assistant's turns too, so the user may have written them. All other trust depends on the origin alone.
    Nothing in a text, and no position, raises its trust.
    """
    user = _OF_USER[user_trust]
    lowest = after or user
    trusting: list[Segment] = []
    for segment in segments:
        origin = segment.origin
        trust = user if origin is Origin.USER else _OF_ORIGIN.get(origin) or lowest
        if trust is Trust.UNTRUSTED:
            lowest = trust
        if segment.trust is not trust:
            segment = Segment(origin, segment.path, segment.text, trust, segment.borders, segment.distant)
        trusting.append(segment)
    return tuple(trusting)
