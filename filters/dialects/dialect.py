"""The `Dialect` record: what the gateway needs to know of one provider's wire format."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from filters.dialects.replies import Replies
from filters.refusals import Reason, Refusal, Refused
from filters.segments import Found, Reading
from filters.trees import Json


def malformed(detail: str) -> Refused:
    """Return the refusal of a body without the shape its operation needs. `detail` must not quote the body."""
    return Refused(Reason.MALFORMED, detail)


class Operation(StrEnum):
    """What a request path asks the provider to do: a closed set, safe as a metric label."""

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
    """How to read a conversation message by message. No message may change how another one is read.

    `member` is the member of the body that holds the list of messages. `message(node, path)` returns the texts of one
    message. `around(body)` returns the texts before all messages and those after them. Together they return the same
    texts as `Dialect.read`.
    """

    member: str
    message: Callable[[dict[str, Json], str], Iterator[Found]]
    around: Callable[[dict[str, Json]], tuple[list[Found], list[Found]]]


@dataclass(frozen=True, slots=True)
class Dialect:
    """One provider's wire format, as far as the gateway needs it.

    `read(operation, tree)` returns every text of a JSON body with its origin. It raises `Refused(MALFORMED)` if the
    body does not have the shape that the operation needs, and never changes the tree.
    `refuse(refusal)` returns the JSON body of a unary local reply.
    `fault(refusal)` returns the SSE frames, each complete, that end a stream which has begun.
    `credentials` are the header names (lower case) in which SDKs of this dialect send their API key.
    `authorize(key)` returns the name and value of the header that carries a provider key upstream.
    `replies` finds the tool calls in the upstream's replies, and takes out those that are withheld.
    `talks` has the operations whose conversations can be read from the first new message on.
    """

    name: str
    read: Callable[[Operation, Json], Reading]
    refuse: Callable[[Refusal], bytes]
    fault: Callable[[Refusal], bytes]
    credentials: tuple[str, ...]
    authorize: Callable[[str], tuple[str, str]]
    replies: Replies
    talks: Mapping[Operation, Talk] = field(default_factory=dict)
