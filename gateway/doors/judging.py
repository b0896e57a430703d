"""Judge requests that somebody else sends: what would be decided about them. Nothing is forwarded from here."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from filters.bodies.content_type import read_content_type
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason, Refused
from filters.strict_json import read_exactly
from filters.trees import Json
from gateway.config.settings import BUILT_IN_UPSTREAMS
from gateway.exchanges.exchange import (
    Arrival,
    Exchange,
    Identity,
    ReadBody,
    RequestHead,
    refused_before,
    undecided,
)
from gateway.identity.auth import Identifier
from gateway.phases.pipeline import request_phase
from gateway.phases.reply_judging import judge_whole
from gateway.phases.request_admission import identify
from gateway.phases.services import Services

VERDICTS: Final = frozenset(
    {
        Reason.BLOCKED,
        Reason.BLOCKED_BEFORE,
        Reason.CLARIFY,
        Reason.NOT_JUDGED,
        Reason.LIMIT,
        Reason.REPLY_NOT_JUDGED,
    }
)
"""Reasons of refusals that are a verdict on the question. All others say that the question could not be judged."""

PATHS: Final[Mapping[str, str]] = {
    "openai": "/v1/chat/completions",
    "openai_responses": "/v1/responses",
    "anthropic": "/v1/messages",
    "azure": "/openai/deployments/any/chat/completions",
    "azure_responses": "/openai/v1/responses",
    "gemini": "/v1beta/models/any:generateContent",
    "gemini_interactions": "/v1beta/interactions",
}
"""For each dialect a path that accepts a conversation."""

_NOWHERE: Final = dict.fromkeys(BUILT_IN_UPSTREAMS, "")
_OF_THE_QUESTION: Final = frozenset(
    {"anthropic-version", "content-encoding", "content-length", "content-type", "expect", "transfer-encoding"}
)
"""Fields that are dropped: they describe the caller's body, or hint at a dialect, which the question names itself."""
_JSON: Final = ("Content-Type", "application/json")
_Understood = TypeVar("_Understood")


@dataclass(frozen=True, slots=True)
class _KeyedElsewhere:
    """Identifies as another identifier does, but needs no provider key: whoever sends the request adds it."""

    identifier: Identifier

    async def identify(self, head: RequestHead) -> Identity:
        return replace(await self.identifier.identify(head), owns_keys=False)


@dataclass(frozen=True, slots=True)
class Question:
    """A body that somebody would send to a provider, and the whole reply to it if there is one already."""

    path: str
    body: bytes = field(repr=False)
    reply: bytes = field(default=b"", repr=False)


async def read_posted(
    services: Services, arrival: Arrival, read_body: ReadBody, understand: Callable[[Json], _Understood]
) -> tuple[Identity, _Understood]:
    """Authenticate the caller, then read JSON that is posted to the gateway itself, a large body beside the event loop.

    Return who the caller is, and what `understand` makes of the tree. Raises `Refused`, also for another method or
    type, and what `understand` raises.
    """
    head, limits = arrival.head, services.settings.limits
    identity = await identify(services, arrival)
    body = await read_body()
    if head.method != "POST":
        raise Refused(Reason.METHOD)
    if not read_content_type(head.values("content-type")).is_json:
        raise Refused(Reason.MEDIA_TYPE)

    def work() -> _Understood:
        return understand(read_exactly(body, depth=limits.json_depth, nodes=limits.json_nodes))

    return identity, await services.readers.run(work, size=len(body), tenant=identity.tenant)


def judging(services: Services) -> Services:
    """Return the services for a request that somebody else forwards, as it was sent.

    Every dialect is served, and no key is needed. A request that could pass only with something taken out is refused.
    """
    identifier = _KeyedElsewhere(services.identifier)
    return replace(services, addresses=_NOWHERE, identifier=identifier, changes_bodies=False)


async def judge(services: Services, arrival: Arrival, question: Question) -> tuple[Exchange, bytes]:
    """Return the exchange of the question, and its reply without the withheld calls, or `b""` if it has no reply.

    `arrival` is that of the caller's request. Like `request_phase`, it never raises, except when cancelled.
    """

    async def read_body() -> bytes:
        return question.body

    fields = (_JSON, *(header for header in arrival.head.headers if header[0].lower() not in _OF_THE_QUESTION))
    conversation = arrival._replace(head=RequestHead("POST", question.path, "", fields))
    exchange = await request_phase(judging(services), conversation, read_body)
    if exchange.refusal is None and exchange.calls is not None and question.reply:
        with holding(services, exchange):
            return await judge_whole(exchange, exchange.calls, question.reply, content_type=_JSON[1])
    return exchange, question.reply


@contextmanager
def holding(services: Services, exchange: Exchange) -> Iterator[None]:
    """Give back the exchange's place in the rates if the block fails or is cancelled: nobody else has the exchange."""
    try:
        yield
    except BaseException:
        services.state.give_back(exchange.admission)
        raise


def answered(exchange: Exchange, answer: bytes) -> Exchange:
    """Return the exchange with an answer, and neither forwarded nor refused."""
    return exchange._replace(forward=None, refusal=None, answer=answer)


def answered_unjudged(answer: bytes, arrival: Arrival) -> Exchange:
    """Return the exchange of a request that is answered without any judgement."""
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=0)
    return undecided(OPENAI, arrival)._replace(judgement=judgement, answer=answer)


def refused(refusal: Refused, arrival: Arrival) -> Exchange:
    """Return the exchange of a question that cannot be judged, whatever its dialect."""
    return refused_before(undecided(OPENAI, arrival), refusal)
