"""OpenGuardrails' `evaluate` (v1.0): one half of a model call in, one verdict in its format out. Nothing is forwarded.

`step/request` is what would be sent to a model, and `step/response` the whole reply; `step_id` connects the two. The
token says who the caller is; the five names of agents in an event are unproven claims, and are not used.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeVar

import orjson
from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from filters.calls import Ruling
from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.findings import Finding
from filters.refusals import Reason, Refusal, Refused
from filters.rules.rule import Family
from filters.strict_json import written
from filters.trees import Json
from gateway.doors.judging import (
    PATHS,
    VERDICTS,
    Question,
    answered,
    answered_unjudged,
    holding,
    judge,
    read_posted,
    refused,
)
from gateway.doors.separate_replies import judge_separately, remember
from gateway.doors.transported import Transported, dotted
from gateway.doors.verdicts import MOST_FINDINGS
from gateway.exchanges.exchange import Arrival, Exchange, Identity, ReadBody
from gateway.phases.services import Services
from gateway.versions import gateway_version

BASE: Final = "/v1/guardrail/ogr"
"""The path that follows the gateway's address in the base URL of integrations."""
PATH: Final = f"{BASE}/v1/evaluate"
HEALTH_PATH: Final = f"{BASE}/v1/health"
PROVIDER: Final = "guardrail-gateway"

_PROTOCOLS: Final = {
    "openai.chat": ("openai", Operation.CHAT),
    "openai.responses": ("openai_responses", Operation.RESPONSES),
    "anthropic.messages": ("anthropic", Operation.MESSAGES),
    "canonical": ("openai", Operation.CHAT),
}
_ANSWERS: Final = {"openai": "choices", "openai_responses": "output", "anthropic": "content"}
"""The list that every reply in a dialect has. Without it, the reply is not in its protocol, and calls may be missed."""
_INJECTION: Final = "security.prompt_injection"
_CATEGORIES: Final = {
    Family.CODE_EXECUTION: "security.malicious_command",
    Family.CREDENTIAL_ACCESS: "security.secret_leak",
    Family.SECRETS: "security.secret_leak",
    Family.EXFILTRATION: "security.data_exfiltration",
    Family.ROLE_HIJACK: "security.jailbreak",
    Family.TENANT: "x.guardrail_gateway",
    Family.CUSTOM: "x.guardrail_gateway",
    Family.ENCODED_CONTENT: "x.guardrail_gateway",
}
"""Categories of rule families in OpenGuardrails' taxonomy. Others are injections.

The family is appended to the category, as consumers match by the longest prefix.
"""
_UNSEEN: Final = frozenset({Reason.NOT_JUDGED, Reason.LIMIT, Reason.REPLY_NOT_JUDGED})
_ERRORS: Final = {Reason.UNAUTHENTICATED: "unauthorized", Reason.RATE_LIMITED: "rate_limited"}
_UNREADABLE: Final = frozenset({Reason.MALFORMED, Reason.MEDIA_TYPE})
_QUOTA: Final = re.compile(r";q=(\d+)")


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


_Model = TypeVar("_Model", bound=BaseModel)


class _Event(_Strict):
    """An event. All members but `integration`, which is newer, are required; an empty string asserts nothing."""

    kind: Literal["step/request", "step/response"]
    step_id: Annotated[str, Field(min_length=1, max_length=256)]
    agent_id: str
    agent_type: str
    agent_workspace: str
    agent_owner: str
    agent_user: str
    llm_protocol: Literal["openai.chat", "openai.responses", "anthropic.messages", "canonical"]
    payload: Annotated[dict[str, JsonValue], Field(repr=False)]
    integration: str = ""


class _Call(_Strict):
    id: str = ""
    name: str
    arguments: JsonValue = Field(default=None, repr=False)


class _Canonical(_Strict):
    """A reply in OpenGuardrails' own protocol `canonical`."""

    text: str = Field(default="", repr=False)
    reasoning: str = Field(default="", repr=False)
    tool_calls: tuple[_Call, ...] = Field(default=(), repr=False)
    model: str = ""
    usage: JsonValue = None
    timing: JsonValue = None


async def evaluate(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer one event with a verdict. Errors have OpenGuardrails' format too."""
    try:
        exchange = await _judged(services, arrival, read_body)
    except Refused as refusal:
        exchange = refused(refusal, arrival)
    return exchange._replace(dialect=replace(OPENAI, refuse=partial(_error, limit=_limit(exchange))))


async def tell_health(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer a health check. Raises `Refused` for a method other than GET and HEAD."""
    if arrival.head.method not in ("GET", "HEAD"):
        raise Refused(Reason.METHOD)
    health = orjson.dumps({"status": "ok", "version": gateway_version()})
    return answered_unjudged(health, arrival)


async def _judged(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    identity, (event, half) = await read_posted(services, arrival, read_body, _read)
    if event.kind == "step/request":
        return await _of_request(services, arrival, identity, event, half)
    return await _of_reply(services, arrival, identity, event, half)


def _read(tree: Json) -> tuple[_Event, bytes]:
    """Return the event, and the request or the reply in it as its provider has it."""
    event = _valid(_Event, tree)
    is_reply = event.kind == "step/response" and event.llm_protocol == "canonical"
    return event, written(_provider_reply(event.payload) if is_reply else event.payload)


def _valid(model: type[_Model], tree: Any) -> _Model:
    """Validate a tree. Raises `Refused(MALFORMED)`, which names the known members that are wrong and no others."""
    try:
        return model.model_validate(tree)
    except ValidationError as error:
        wrong = {str(each["loc"][0]) for each in error.errors() if each["loc"]} & set(model.model_fields)
        names = ", ".join(sorted(wrong)) or "a member that is not known"
        raise Refused(Reason.MALFORMED, f"Not as OpenGuardrails has it: {names}.") from None


async def _of_request(
    services: Services, arrival: Arrival, identity: Identity, event: _Event, request: bytes
) -> Exchange:
    name, _ = _PROTOCOLS[event.llm_protocol]
    exchange, _ = await judge(services, arrival, Question(PATHS[name], request))
    reason = exchange.refusal.reason if exchange.refusal else None
    if reason is not None and reason not in VERDICTS | {Reason.QUARANTINED}:
        return exchange
    allowed = exchange.refusal is None
    with holding(services, exchange):
        if allowed and not {"tools", "functions"}.isdisjoint(event.payload):
            await remember(exchange, _reference(event))
        work = partial(_findings, exchange.judgement.findings[:MOST_FINDINGS], event.payload)
        found = await services.readers.run(work, size=len(request), tenant=identity.tenant)
    unjudged = [dotted(place.path) for place in exchange.unjudged]
    if reason in _UNSEEN and not unjudged:
        unjudged = ["payload"]
    return answered(exchange, _verdict(exchange, allowed, found, unjudged))


async def _of_reply(services: Services, arrival: Arrival, identity: Identity, event: _Event, reply: bytes) -> Exchange:
    name, operation = _PROTOCOLS[event.llm_protocol]
    exchange = await judge_separately(
        services,
        arrival,
        identity,
        reply,
        dialect=DIALECTS[name],
        operation=operation,
        reference=_reference(event),
        path=PATH,
    )
    has_answers = event.llm_protocol == "canonical" or isinstance(event.payload.get(_ANSWERS[name]), list)
    seen = has_answers and not (exchange.calls and exchange.calls.unjudged)
    rulings = exchange.calls.rulings if exchange.calls is not None else ()
    withheld = [ruling for ruling in rulings if ruling.decision is not Decision.ALLOW]
    allowed = exchange.refusal is None and not (exchange.judgement.enforced and (withheld or not seen))
    found = [_of_call(ruling, event) for ruling in withheld[:MOST_FINDINGS]]
    return answered(exchange, _verdict(exchange, allowed, found, [] if seen else ["payload"]))


def _provider_reply(payload: dict[str, JsonValue]) -> dict[str, Any]:
    """Return a canonical reply as a chat completion."""
    reply = _valid(_Canonical, payload)
    calls = [
        {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": _arguments(call)}}
        for call in reply.tool_calls
    ]
    message = {"role": "assistant", "content": reply.text, **({"tool_calls": calls} if calls else {})}
    return {"choices": [{"index": 0, "finish_reason": "tool_calls" if calls else "stop", "message": message}]}


def _arguments(call: _Call) -> str:
    return call.arguments if isinstance(call.arguments, str) else written(call.arguments).decode()


def _reference(event: _Event) -> str:
    return f"ogr:{event.step_id}"


def _findings(findings: Sequence[Finding], payload: dict[str, JsonValue]) -> Sequence[dict[str, Any]]:
    sent = Transported(payload)
    return [_finding(finding, sent) for finding in findings]


def _finding(finding: Finding, sent: Transported) -> dict[str, Any]:
    found: dict[str, Any] = {
        "category": _category(finding),
        "severity": finding.severity.value,
        "path": dotted(finding.path),
        "detector": finding.rule_id,
    }
    span = sent.span(finding)
    return {**found, "start": span[0], "end": span[1]} if span else found


def _category(finding: Finding) -> str:
    if finding.path.startswith("/tools/"):
        return f"security.tool_poisoning.{finding.family}"
    return f"{_CATEGORIES.get(Family(finding.family), _INJECTION)}.{finding.family}"


def _of_call(ruling: Ruling, event: _Event) -> dict[str, Any]:
    """Return the finding for a withheld call, in the category of its first rule finding, or else a tainted action."""
    pointer = ruling.call.path
    if event.llm_protocol == "canonical":
        pointer = pointer.removeprefix("/choices/0/message")
    category = _category(ruling.findings[0]) if ruling.findings else "security.tainted_action"
    return {"category": category, "path": dotted(pointer), "detector": f"calls.{ruling.cause.value}"}


def _verdict(exchange: Exchange, allowed: bool, found: Sequence[dict[str, Any]], unjudged: Sequence[str]) -> bytes:
    verdict = {"event_id": exchange.incident_id, "provider": PROVIDER, "decision": "allow" if allowed else "block"}
    return orjson.dumps({**verdict, "findings": found, "unjudged": list(dict.fromkeys(unjudged))})


def _error(refusal: Refusal, *, limit: int) -> bytes:
    if refusal.reason in _UNREADABLE:
        return orjson.dumps({"error": "invalid_event", "details": [{"message": refusal.message}]})
    error: dict[str, Any] = {"error": _ERRORS.get(refusal.reason, refusal.reason.value)}
    return orjson.dumps({**error, "limit": limit} if refusal.reason is Reason.RATE_LIMITED else error)


def _limit(exchange: Exchange) -> int:
    """Return the smallest quota in the `RateLimit-Policy` fields of the answer, or 0 if it has none."""
    policies = "".join(value for name, value in exchange.answer_headers if name == "RateLimit-Policy")
    return min(map(int, _QUOTA.findall(policies)), default=0)
