"""The record of functions that a dialect is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from filters.dialects.replies import Replies
from filters.refusals import Reason, Refusal, Refused
from filters.segments import Found, Reading
from filters.trees import Json as Json


def malformed(detail: str) -> Refused:
    """The refusal of a body that has not the shape its operation needs. `detail` never quotes the body."""
    return Refused(Reason.MALFORMED, detail)


class Operation(StrEnum):
    """What a path asks of a provider: a closed set, safe as a metric label."""

    CHAT = "chat"
    COMPLETIONS = "completions"
    RESPONSES = "responses"
    EMBEDDINGS = "embeddings"
    MODERATIONS = "moderations"
    MODELS = "models"
    FILES = "files"
    AUDIO = "audio"
    IMAGES = "images"
    MESSAGES = "messages"
    COUNT_TOKENS = "count_tokens"
    GENERATE = "generate"
    STREAM_GENERATE = "stream_generate"
    INTERACTIONS = "interactions"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Talk:
    """How a conversation is read message by message, where no message changes what is read of another one.

    `member` of the body has the list of messages. `message(node, path)` gives the texts of one, and `around(body)`
    those that stand before all messages and those that stand after them, all as `Dialect.read` has them.
    """

    member: str
    message: Callable[[dict[str, Json], str], Iterator[Found]]
    around: Callable[[dict[str, Json]], tuple[list[Found], list[Found]]]


@dataclass(frozen=True, slots=True)
class Dialect:
    """One provider's wire format, as far as the gateway needs it.

    `read(operation, tree)` returns every text of a JSON body with its origin, raises `Refused(MALFORMED)` where the
    body does not have the shape that the operation needs, and never changes the tree.
    `refuse(refusal)` is the JSON body of a unary local reply.
    `fault(refusal)` is what ends a stream that has begun: whole SSE frames.
    `credentials` are the header names (lower case) in which SDKs of this dialect send their API key.
    `authorize(key)` is the header that carries a provider key upstream.
    `replies` finds the tool calls in the upstream's replies, and takes out those that are withheld.
    `talks` are the operations whose conversations can be read from where they went on.
    """

    name: str
    read: Callable[[Operation, Json], Reading]
    refuse: Callable[[Refusal], bytes]
    fault: Callable[[Refusal], bytes]
    credentials: tuple[str, ...]
    authorize: Callable[[str], tuple[str, str]]
    replies: Replies
    talks: Mapping[Operation, Talk] = field(default_factory=dict)
