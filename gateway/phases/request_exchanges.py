"""The exchanges in which the request phase ends: forwarded, denied, or refused without a judgement, each recorded."""

import re
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from filters.bodies.paths import Route, nearest_dialect
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.policy import Policy
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.resuming.identical_bodies import CONVERSATION
from filters.segments import Reading
from filters.verification.clarifying import questions_about
from gateway.exchanges.exchange import Arrival, Exchange, Forward, RequestHead, refused_before, undecided
from gateway.exchanges.headers import decision_headers, upstream_headers
from gateway.judging.resuming import Received
from gateway.phases.call_phase import CallContext, JudgedCalls
from gateway.phases.request_admission import Caller, Permit
from gateway.phases.request_judging import JudgedBody, read_beside
from gateway.phases.services import Services

_WITHOUT_CALLS: Final = frozenset(
    {
        Operation.COUNT_TOKENS,
        Operation.EMBEDDINGS,
        Operation.AUDIO,
        Operation.IMAGES,
        Operation.MODELS,
        Operation.MODERATIONS,
    }
)
"""Operations whose replies no SDK searches for tool calls.

Unknown operations are not among them, nor are files, which may be outputs of batches.
"""

_CONTENT: Final = re.compile(r"(?:/content|:download)/?\Z", re.IGNORECASE)
"""The end of a path that requests the content of a file."""


class Target(NamedTuple):
    """Where a request would go: the upstream's address, the query, and the tenant's key for it, if it has its own."""

    address: str
    query: str
    provider_key: str | None


def forward(
    services: Services, arrival: Arrival, caller: Caller, target: Target, permit: Permit, judged: JudgedBody
) -> Exchange:
    """Return the exchange of a request that goes to its upstream, and record its decision."""
    route, identity, rules = caller
    head, judgement = arrival.head, _in_mode(judged.judgement, permit)
    looked_through = _is_looked_through(services, head, caller, permit)
    passes_unread = (
        not looked_through and route.operation is Operation.FILES and _CONTENT.search(route.path) is not None
    )
    if passes_unread:
        coverage = replace(judgement.coverage, not_judged=judgement.coverage.not_judged + 1)
        judgement = replace(judgement, coverage=coverage)
    headers = upstream_headers(
        head,
        identity=identity,
        dialect=route.dialect,
        provider_key=target.provider_key,
        own=services.tenants.own_headers(identity, route.upstream),
        guardrail=decision_headers(arrival.incident_id, judgement) if services.settings.server.forward_headers else (),
    )
    url = f"{target.address}{route.path}?{target.query}" if target.query else f"{target.address}{route.path}"
    exchange = Exchange(
        incident_id=arrival.incident_id,
        started=arrival.started,
        dialect=route.dialect,
        operation=route.operation,
        tenant=identity.tenant,
        subject=identity.subject,
        judgement=judgement,
        policy_version=rules.version,
        forward=Forward(route.upstream, head.method, url, headers, judged.body or None),
        calls=_call_phase(services, arrival, caller, permit, judged) if looked_through else None,
        admission=permit.admission,
        answer_headers=permit.headers + judged.headers,
        original=judged.original,
        replaced=judged.replaced,
        unjudged=judged.unjudged,
        passes_unread=passes_unread,
        note_reply=services.evidence.note_reply,
    )
    services.evidence.decide(exchange, judged.blocks)
    return exchange


def _is_looked_through(services: Services, head: RequestHead, caller: Caller, permit: Permit) -> bool:
    """Whether the reply is searched for calls.

    A file that is fetched passes unread, unless the caller's tools are locked, the mode is paranoid, or the policy
    refuses what cannot be judged.
    """
    route, identity, rules = caller
    if route.operation is Operation.FILES and head.method == "GET":
        mode = services.engine.mode(identity.mode)
        return permit.locked or mode == "paranoid" or rules.policy.unjudged == "refuse"
    return route.operation not in _WITHOUT_CALLS


def _call_phase(
    services: Services, arrival: Arrival, caller: Caller, permit: Permit, judged: JudgedBody
) -> JudgedCalls:
    """Return the call phase for the reply.

    Where the request holds no conversation, the reply answers an earlier request. Where the operation is unknown, it
    may: nothing shows that the reply follows what this body says. In both cases the conversation is `held_upstream`.
    """
    make_context = partial(_call_context, services, arrival, caller, permit, judged)
    return JudgedCalls(services.calls, caller.rules.policy, make_context)


def _call_context(
    services: Services, arrival: Arrival, caller: Caller, permit: Permit, judged: JudgedBody
) -> CallContext:
    (head, incident_id, _), (route, identity, rules) = arrival, caller

    async def read_whole() -> Reading:
        return judged.reading or await read_beside(services, Received(route, head, identity, judged.body))

    return CallContext(
        dialect=route.dialect,
        operation=route.operation,
        identity=identity,
        policy=rules.policy,
        mode=services.engine.mode(identity.mode),
        read=read_whole,
        judgement=judged.judgement,
        policy_version=rules.version,
        incident_id=incident_id,
        path=head.path,
        body=judged.body,
        named="".join(head.values("x-guardrail-incident-id")),
        locked=permit.locked,
        held_upstream=route.operation is Operation.OTHER
        or (
            judged.reading is not None
            and not any(segment.origin in CONVERSATION for segment in judged.reading.segments)
        ),
        fetched=head.path if head.method == "GET" and not judged.body else "",
    )


async def deny(services: Services, arrival: Arrival, caller: Caller, permit: Permit, judged: JudgedBody) -> Exchange:
    """Return the exchange of a judged request that is not forwarded, and keep what is kept of one."""
    exchange = _unforwarded(services, arrival, Reached(caller.route, caller, permit, judged))._replace(
        judgement=_in_mode(judged.judgement, permit),
        refusal=_refusal(arrival, caller.rules.policy, judged),
        unjudged=judged.unjudged,
    )
    services.evidence.decide(exchange, judged.blocks)
    await services.evidence.strike(exchange, caller.rules.policy)
    if judged.reading is not None:
        await services.replays.remember(
            exchange.tenant, exchange.judgement, judged.reading, incident_id=arrival.incident_id
        )
    return exchange


def _refusal(arrival: Arrival, policy: Policy, judged: JudgedBody) -> Refusal:
    """Return the refusal of a judged request. The policy chooses the status of a denial; clarify has its own."""
    judgement = judged.judgement
    if judgement.reason is None:
        raise AssertionError("what is not forwarded has a reason")
    detail = f"It was refused first as incident {judged.original}." if judged.original else ""
    if judgement.reason is Reason.LIMIT and judgement.coverage.limits:
        detail = f"Reached: {', '.join(judgement.coverage.limits)}."
    if judgement.reason is Reason.NOT_JUDGED and judged.reading and judged.reading.in_tokens:
        detail = "Send prompts as text, not as token ids or embeddings."
    refusal = refusal_for(judgement.reason, arrival.incident_id, detail)
    if judgement.decision is Decision.DENY:
        return replace(refusal, status=policy.deny_status, rule_ids=judgement.rule_ids, original=judged.original)
    questions = questions_about(finding.family for finding in judgement.findings)
    return replace(refusal, questions=questions, rule_ids=judgement.rule_ids)


class Reached(NamedTuple):
    """How far the request phase had come with a request: what is not known yet is None."""

    route: Route | None
    caller: Caller | None
    permit: Permit
    judged: JudgedBody | None


def refuse(services: Services, arrival: Arrival, reached: Reached, refused: Refused) -> Exchange:
    """Return the exchange of a request that ends without a decision, and note its refusal.

    The policy chooses the status of a denial.
    """
    caller, permit = reached.caller, reached.permit
    exchange = refused_before(_unforwarded(services, arrival, reached), refused)
    if exchange.refusal is not None and caller is not None and refused.reason is Reason.BLOCKED:
        exchange = exchange._replace(refusal=replace(exchange.refusal, status=caller.rules.policy.deny_status))
    exchange = exchange._replace(judgement=_in_mode(exchange.judgement, permit))
    services.evidence.note_refusal(exchange)
    return exchange


def _unforwarded(services: Services, arrival: Arrival, reached: Reached) -> Exchange:
    """Return the exchange of a request that is not forwarded, with what is known of it and how to answer it."""
    head, (route, caller, permit, judged) = arrival.head, reached
    dialect = route.dialect if route else nearest_dialect(head.path, named=services.named, hints=head.hints)
    exchange = undecided(dialect, arrival)
    if caller is None:
        return exchange
    return exchange._replace(
        operation=caller.route.operation,
        tenant=caller.identity.tenant,
        subject=caller.identity.subject,
        policy_version=caller.rules.version,
        admission=permit.admission,
        answer_headers=permit.headers + judged.headers if judged else permit.headers,
        original=judged.original if judged else "",
        replaced=judged.replaced if judged else 0,
    )


def _in_mode(judgement: Judgement, permit: Permit) -> Judgement:
    """Return the judgement with the mode that the client is told: locked, where its tools are."""
    if permit.locked and judgement.mode is GuardMode.BASELINE:
        return replace(judgement, mode=GuardMode.EXECUTE_LOCKED)
    return judgement
