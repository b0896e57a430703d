"""LiteLLM's generic guardrail API: judge what its proxy is about to send, and the tool calls in the reply.

LiteLLM sends a reply without the request that it answers. What the gateway remembers of that request, by LiteLLM's id
of the call, is its trust, findings and digests, never its text. If nothing is remembered, it counts as untrusted.
"""

from typing import Any, Final, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from filters.decision import Decision
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason, Refused
from filters.strict_json import written
from filters.trees import Json
from gateway.doors.judging import PATHS, VERDICTS, Question, answered, holding, judge, read_posted
from gateway.doors.separate_replies import judge_separately, remember
from gateway.exchanges.exchange import Arrival, Exchange, Identity, ReadBody
from gateway.phases.services import Services

PATH: Final = "/v1/guardrail/beta/litellm_basic_guardrail_api"
"""LiteLLM appends the part after `/v1/guardrail` to the address that it is configured with."""

_NOT_BLOCKED: Final = orjson.dumps({"action": "NONE"})


class _FromLiteLlm(BaseModel):
    """The members that are read of what LiteLLM sends. New versions of it may add others."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    input_type: Literal["request", "response"]
    litellm_call_id: str | None = None
    model: str | None = None
    structured_messages: list[JsonValue] | None = Field(default=None, repr=False)
    texts: list[str] | None = Field(default=None, repr=False)
    images: list[str] | None = Field(default=None, repr=False)
    tools: list[JsonValue] | None = Field(default=None, repr=False)
    tool_calls: list[JsonValue] | None = Field(default=None, repr=False)


async def guard(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer LiteLLM: `NONE`, or `BLOCKED` with a reason that quotes nothing. Raises `Refused`.

    A tool call to withhold blocks the whole reply, as LiteLLM cannot take a call out of one.
    """
    identity, (sent, half) = await read_posted(services, arrival, read_body, _read)
    if sent.input_type == "request":
        return await _of_request(services, arrival, sent, half)
    return await _of_reply(services, arrival, identity, sent, half)


def _read(tree: Json) -> tuple[_FromLiteLlm, bytes]:
    """Return what LiteLLM sent, and the request or the reply in it as OpenAI has it. `b""` is a reply without calls."""
    try:
        sent = _FromLiteLlm.model_validate(tree)
    except ValidationError:
        raise Refused(Reason.MALFORMED, "This is not what LiteLLM's generic guardrail API sends.") from None
    if sent.input_type == "request":
        return sent, written(_body(sent))
    message = {"role": "assistant", "content": None, "tool_calls": sent.tool_calls}
    reply = {"choices": [{"index": 0, "finish_reason": "tool_calls", "message": message}]}
    return sent, written(reply) if sent.tool_calls else b""


async def _of_request(services: Services, arrival: Arrival, sent: _FromLiteLlm, request: bytes) -> Exchange:
    exchange, _ = await judge(services, arrival, Question(PATHS["openai"], request))
    if exchange.refusal is not None:
        if exchange.refusal.reason not in VERDICTS | {Reason.QUARANTINED}:
            return exchange
        return answered(exchange, _blocked(exchange, exchange.refusal.message))
    if sent.litellm_call_id and sent.tools:
        with holding(services, exchange):
            await remember(exchange, _reference(sent.litellm_call_id))
    return answered(exchange, _NOT_BLOCKED)


async def _of_reply(
    services: Services, arrival: Arrival, identity: Identity, sent: _FromLiteLlm, reply: bytes
) -> Exchange:
    judged = await judge_separately(
        services,
        arrival,
        identity,
        reply,
        dialect=OPENAI,
        operation=Operation.CHAT,
        reference=_reference(sent.litellm_call_id or ""),
        path=PATH,
    )
    if judged.refusal is not None:
        return answered(judged, _blocked(judged, judged.refusal.message))
    rulings = judged.calls.rulings if judged.calls is not None else ()
    notices = [ruling.notice for ruling in rulings if ruling.decision is not Decision.ALLOW]
    if judged.judgement.enforced and notices:
        return answered(judged, orjson.dumps({"action": "BLOCKED", "blocked_reason": notices[0]}))
    return answered(judged, _NOT_BLOCKED)


def _body(sent: _FromLiteLlm) -> dict[str, Any]:
    """Return a chat request with all that LiteLLM sent. Texts without an author become tool results: untrusted."""
    body: dict[str, Any] = {"messages": sent.structured_messages}
    if not sent.structured_messages:
        images = [{"type": "image_url", "image_url": {"url": url}} for url in sent.images or []]
        calls = [written(call).decode() for call in sent.tool_calls or []]
        strangers = [
            {"role": "tool", "tool_call_id": "unknown", "content": text} for text in (*(sent.texts or []), *calls)
        ]
        body["messages"] = [{"role": "user", "content": images}, *strangers]
    return {**body, "tools": sent.tools} if sent.tools else body


def _blocked(exchange: Exchange, reason: str) -> bytes:
    return orjson.dumps({"action": "BLOCKED", "blocked_reason": f"{reason} Incident: {exchange.incident_id}."})


def _reference(call_id: str) -> str:
    return f"litellm:{call_id}"
