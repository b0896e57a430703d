"""The request phase: one straight line from a request's head to the decision what to do with it."""

import asyncio
import re
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

import structlog

from adapters.heads import Headers
from adapters.metrics import Metrics, Stage
from adapters.state.base import StateTrouble
from filters.audit_records import Block
from filters.bodies.content_type import read_content_type
from filters.bodies.locking import NAMES_STORED, without_tools
from filters.bodies.paths import Route, added_to, find_route, nearest_dialect, runs_thread
from filters.bodies.query import read_query, steers, without_keys
from filters.calls import Trail
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Operation
from filters.findings import Finding
from filters.policy import Policy
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.resuming.conversations import LEAST_BYTES
from filters.resuming.identical_bodies import CONVERSATION, Mark, Repeated
from filters.resuming.refused_history import without_texts
from filters.segments import Reading, ToolDefinition, Unjudged
from filters.verification.clarifying import questions_about
from gateway.evidence.auditing import blocks_of
from gateway.exchanges.exchange import (
    Arrival,
    CallerLeft,
    Exchange,
    Forward,
    Identity,
    ReadBody,
    RequestHead,
    refused_before,
    undecided,
)
from gateway.exchanges.headers import decision_headers, upstream_headers
from gateway.identity.auth import ANONYMOUS, BadCredentials
from gateway.judging.engine import Rules
from gateway.judging.refused_texts import Replay
from gateway.judging.resuming import Received
from gateway.keys.keyring import SecretMissing
from gateway.limiting.rates import Admission
from gateway.logs import log_failure
from gateway.phases.body_reading import read
from gateway.phases.call_phase import CallContext, JudgedCalls
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


class _Caller(NamedTuple):
    """Who sends a request, by which route, and the rules that judge it."""

    route: Route
    identity: Identity
    rules: Rules


class _Target(NamedTuple):
    """Where a request would go: the upstream's address, the query, and the tenant's key for it, if it has its own."""

    address: str
    query: str
    provider_key: str | None


class _Grant(NamedTuple):
    """What a caller's strikes and rates allow. `refused` is the reason if they do not allow the request."""

    locked: bool = False
    """Whether the caller's tools are locked for a time."""
    admission: Admission | None = None
    headers: Headers = ()
    """Further header fields of the answer."""
    refused: Reason | None = None
    detail: str = ""


class _Judged(NamedTuple):
    """A body and its judgement. `reading` is None where not all of the body had to be read, as it was known before."""

    body: bytes
    reading: Reading | None
    judgement: Judgement
    blocks: tuple[Block, ...]
    laps: tuple[tuple[Stage, float], ...]
    """The stages of judging it, with the monotonic time when each ended."""
    original: str = ""
    """For a replay: the id of the incident under which the repeated text was first refused."""
    replaced: int = 0
    """For a replay: how many repeated texts were removed from the body."""
    headers: Headers = ()
    """Further header fields of the answer."""

    @property
    def unjudged(self) -> tuple[Unjudged, ...]:
        return self.reading.unjudged if self.reading else ()


_UNCOUNTED: Final = _Grant()


async def request_phase(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Decide what to do with a request: forward exactly the judged bytes, or answer in its dialect.

    Raises only `asyncio.CancelledError` and, from `read_body`, `CallerLeft`: a refusal and an internal fault both
    become an `Exchange` with a refusal. It never forwards anything that was not wholly read and judged.
    """
    head = arrival.head
    route: Route | None = None
    caller: _Caller | None = None
    grant, judged = _UNCOUNTED, None
    began = monotonic()
    laps: list[tuple[Stage, float]] = []  # stages that have ended: an interrupted one is not counted
    try:
        route = find_route(head.method, head.path, named=services.named, hints=head.hints)
        caller = _ruled(services, arrival, route, await services.identifier.identify(head))
        target = _target(services, head, caller)
        if _is_counted(services, caller):
            grant = await _admit(services, arrival, caller)
            if grant.refused is not None:
                raise Refused(grant.refused, grant.detail)
        laps.append((Stage.IDENTIFY, monotonic()))
        if grant.locked and runs_thread(route, head.method):
            raise Refused(Reason.NOT_JUDGED, NAMES_STORED)
        body = await read_body()
        if grant.locked:
            body = await _without_tools(services, head, caller.identity, body)
        laps.append((Stage.BODY, monotonic()))
        mark, known = _recognised(services, head, caller, target, body)
        if known is not None and not known.tools:
            judged = _judged_before(body, known)
        else:
            judged = await _judge(services, head, caller, target, body, mark=mark, known=known)
        laps += judged.laps
        if not judged.judgement.forwards:
            return await _denied(services, arrival, caller, grant, judged)
        if conversation := added_to(route, head.method):  # texts added this way come up in no later request or reply
            await services.calls.histories.remember(caller.identity.tenant, conversation, Trail(unseen=True))
        return _forwarded(services, arrival, caller, target, grant, judged)
    except Refused as refused:
        _tell_cause(services, arrival, caller, refused)
        return _refused(services, arrival, route, caller, grant, judged, refused)
    except (asyncio.CancelledError, CallerLeft):
        services.state.give_back(grant.admission)
        raise
    except Exception as error:  # noqa: BLE001 - the phase boundary: an internal fault blocks, and never forwards
        log_failure(error, event="request_phase_failed", incident_id=arrival.incident_id)
        return _refused(services, arrival, route, caller, grant, judged, Refused(Reason.INTERNAL))
    finally:
        services.metrics.observe_stages(began, laps)


def _ruled(services: Services, arrival: Arrival, route: Route, identity: Identity) -> _Caller:
    """Return the caller with the rules of its policy. Raises `Refused` for a query that steers the upstream."""
    if identity.mode == "paranoid" and not services.settings.supervision.model:
        _tell_no_supervisor(services, identity, incident_id=arrival.incident_id)
    if steers(arrival.head.query):
        raise Refused(Reason.MALFORMED, "The query asks for another method, other fields or another body.")
    return _Caller(route, identity, services.engine.rules(identity.policy))


def _target(services: Services, head: RequestHead, caller: _Caller) -> _Target:
    """Return where the request would go. Raises `Refused` if no such upstream is configured, or no key for it."""
    route, identity, _ = caller
    address = services.address(route.upstream)
    query = without_keys(head.query) if identity.owns_keys else head.query
    return _Target(address, query, services.tenants.provider_key(identity, route.upstream))


def _is_counted(services: Services, caller: _Caller) -> bool:
    """Whether the state has to be asked if the caller may go on. Most callers have no rates, and no strikes."""
    _, identity, rules = caller
    return rules.limits_rates or (
        services.evidence.counts_strikes(rules.policy)
        and not services.state.strikes.is_good(identity.tenant, identity.subject)
    )


async def _admit(services: Services, arrival: Arrival, caller: _Caller) -> _Grant:
    """Return what the caller's strikes and rates allow, and take from its rates what the request needs."""
    _, identity, rules = caller
    policy, locked = rules.policy, False
    try:
        if services.evidence.counts_strikes(policy):
            standing = await services.state.strikes.standing(
                identity.tenant, identity.subject, on_error=policy.on_state_error
            )
            if standing.mode is GuardMode.FULL_QUARANTINE:
                return _quarantined(standing.retry_after)
            locked = standing.mode is GuardMode.EXECUTE_LOCKED
        if not rules.limits_rates:
            return _Grant(locked)
        admission = await services.state.limiter.admit(
            identity.tenant,
            identity.subject,
            policy.rates,
            incident_id=arrival.incident_id,
            on_error=policy.on_state_error,
        )
    except StateTrouble:
        return _Grant(locked, refused=Reason.STATE)
    if admission.granted:
        return _Grant(locked, admission, admission.headers)
    return _Grant(
        locked,
        admission,
        (*admission.headers, ("Retry-After", str(admission.retry_after))),
        refused=Reason.RATE_LIMITED,
        detail=f"Try again in {admission.retry_after} s.",
    )


def _quarantined(retry_after: int) -> _Grant:
    return _Grant(
        headers=(("Retry-After", str(retry_after)),),
        refused=Reason.QUARANTINED,
        detail=f"It ends in {retry_after} s, or when an operator lifts it.",
    )


async def read_beside(services: Services, received: Received) -> Reading:
    """Read as `body_reading.read` does, but read a large body beside the event loop."""
    route, head, identity, body = received
    work = partial(read, route, head, body, limits=services.settings.limits, digest=services.digest)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


async def _without_tools(services: Services, head: RequestHead, identity: Identity, body: bytes) -> bytes:
    """Return what `locking.without_tools` makes of the body, or the body itself if it is not JSON.

    A large body is handled beside the event loop.
    """
    if not body or not read_content_type(head.values("content-type")).is_json:
        return body
    limits = services.settings.limits
    work = partial(without_tools, body, depth=limits.json_depth, nodes=limits.json_nodes)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


def _recognised(
    services: Services, head: RequestHead, caller: _Caller, target: _Target, body: bytes
) -> tuple[Mark | None, Repeated | None]:
    """Return the mark by which the body is recognised when it comes again, and what is known of it from before."""
    repeating = services.repeating
    if repeating is None or target.query:
        return None, None
    mark = repeating.mark(caller.route, head, caller.identity, body)
    return mark, repeating.repeats.find(mark) if mark else None


def _judged_before(body: bytes, known: Repeated) -> _Judged:
    return _Judged(body, None, known.judgement, known.blocks, ((Stage.JUDGE, monotonic()),))


async def _judge(
    services: Services,
    head: RequestHead,
    caller: _Caller,
    target: _Target,
    body: bytes,
    *,
    mark: Mark | None,
    known: Repeated | None,
) -> _Judged:
    """Judge a body; one that is refused as a replay of refused texts may be judged again, without these."""
    received = Received(caller.route, head, caller.identity, body)
    judged = await _judge_once(services, received, query=target.query, mark=mark, known=known)
    if services.engine.seen is not None:
        services.metrics.count_texts(services.engine.seen.looked_for())
    if judged.judgement.coverage.not_judged:
        _count_not_judged(services.metrics, judged.judgement, judged.unjudged)
    if judged.judgement.forwards or judged.reading is None:
        return judged
    replay = await services.replays.recognise(caller.identity.tenant, judged.judgement, judged.reading)
    if replay is None:
        return judged
    return await _replayed(services, received, caller.rules.policy, judged, replay, query=target.query)


async def _judge_once(
    services: Services, received: Received, *, query: str, mark: Mark | None = None, known: Repeated | None = None
) -> _Judged:
    """Judge a body, and remember the judgement under its `mark`. `known` is what was remembered of it before."""
    identity, body = received.identity, received.body
    noted: list[tuple[tuple[ToolDefinition, ...], tuple[Finding, ...]]] = []

    async def note(tools: tuple[ToolDefinition, ...]) -> tuple[Finding, ...]:
        if identity.subject == ANONYMOUS:  # these callers may be different applications, whose tools differ
            return ()
        for compared, findings in noted:
            if compared == tools:
                return findings
        findings = await services.state.pinning.compare(identity.tenant, tools)
        noted.append((tools, findings))
        return findings

    if known is not None and not await note(known.tools):  # tools are compared anew each time
        return _judged_before(body, known)
    resuming = services.resuming if len(body) >= LEAST_BYTES else None
    met = resuming.meet(received) if resuming else ()
    resumed = await resuming.resume(received, met, note) if resuming and met else None
    if resumed is not None:
        return _Judged(body, None, *resumed, ((Stage.JUDGE, monotonic()),))
    reading = await read_beside(services, received)
    if query:
        reading = _with_query(reading, query)
    read_at = monotonic()
    of_tools = await note(reading.tools) if reading.tools else ()
    judgement, inspection = await services.engine.examine(
        reading, policy=identity.policy, mode=identity.mode, tenant=identity.tenant, noted=of_tools
    )
    if resuming:
        await resuming.remember(received, met, reading=reading, judgement=judgement, inspection=inspection)
    repeating = services.repeating if not of_tools else None
    blocks = repeating.remember(mark, reading, judgement, inspection) if repeating and mark else None
    laps = ((Stage.READ, read_at), (Stage.JUDGE, monotonic()))
    return _Judged(body, reading, judgement, blocks or blocks_of(reading.segments), laps)


async def _replayed(
    services: Services, received: Received, policy: Policy, judged: _Judged, replay: Replay, *, query: str
) -> _Judged:
    """Return what becomes of a replay of refused texts.

    That is the refusal with the reason `BLOCKED_BEFORE`, or, where the policy wants it and it is possible, the
    judgement of the request without the repeated texts.
    """
    limits = services.settings.limits
    refused = judged._replace(
        judgement=replace(judged.judgement, reason=Reason.BLOCKED_BEFORE), original=replay.incident_id
    )
    if policy.replayed == "refuse" or not read_content_type(received.head.values("content-type")).is_json:
        return refused
    body = without_texts(judged.body, replay.texts, depth=limits.json_depth, nodes=limits.json_nodes)
    if body is None:
        return refused
    left = await _judge_once(services, received._replace(body=body), query=query)
    laps = judged.laps + left.laps
    if not left.judgement.forwards:
        return refused._replace(laps=laps)
    replaced = len(replay.texts)
    headers = (("X-Guardrail-Replaced", str(replaced)),)
    return left._replace(laps=laps, original=replay.incident_id, replaced=replaced, headers=headers)


async def _denied(services: Services, arrival: Arrival, caller: _Caller, grant: _Grant, judged: _Judged) -> Exchange:
    """Return the exchange of a judged request that is not forwarded, and keep what is kept of one."""
    exchange = _unforwarded(services, arrival, caller.route, caller, grant, judged)._replace(
        judgement=_in_mode(judged.judgement, grant),
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


def _forwarded(
    services: Services, arrival: Arrival, caller: _Caller, target: _Target, grant: _Grant, judged: _Judged
) -> Exchange:
    """Return the exchange of a request that goes to its upstream, and record its decision."""
    route, identity, rules = caller
    head, judgement = arrival.head, _in_mode(judged.judgement, grant)
    looked_through = _is_looked_through(services, head, caller, grant)
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
        calls=_call_phase(services, arrival, caller, grant, judged) if looked_through else None,
        admission=grant.admission,
        answer_headers=grant.headers + judged.headers,
        original=judged.original,
        replaced=judged.replaced,
        unjudged=judged.unjudged,
        passes_unread=passes_unread,
        note_reply=services.evidence.note_reply,
    )
    services.evidence.decide(exchange, judged.blocks)
    return exchange


def _in_mode(judgement: Judgement, grant: _Grant) -> Judgement:
    """Return the judgement with the mode that the client is told: locked, where its tools are."""
    if grant.locked and judgement.mode is GuardMode.BASELINE:
        return replace(judgement, mode=GuardMode.EXECUTE_LOCKED)
    return judgement


def _is_looked_through(services: Services, head: RequestHead, caller: _Caller, grant: _Grant) -> bool:
    """Whether the reply is searched for calls.

    A file that is fetched passes unread, unless the caller's tools are locked, the mode is paranoid, or the policy
    refuses what cannot be judged.
    """
    route, identity, rules = caller
    if route.operation is Operation.FILES and head.method == "GET":
        mode = services.engine.mode(identity.mode)
        return grant.locked or mode == "paranoid" or rules.policy.unjudged == "refuse"
    return route.operation not in _WITHOUT_CALLS


def _call_phase(services: Services, arrival: Arrival, caller: _Caller, grant: _Grant, judged: _Judged) -> JudgedCalls:
    """Return the call phase for the reply.

    Where the request holds no conversation, the reply answers an earlier request. Where the operation is unknown, it
    may: nothing shows that the reply follows what this body says. In both cases the conversation is `held_upstream`.
    """
    (head, incident_id, _), (route, identity, rules) = arrival, caller

    async def read_whole() -> Reading:
        return judged.reading or await read_beside(services, Received(route, head, identity, judged.body))

    def make_context() -> CallContext:
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
            locked=grant.locked,
            held_upstream=route.operation is Operation.OTHER
            or (
                judged.reading is not None
                and not any(segment.origin in CONVERSATION for segment in judged.reading.segments)
            ),
            fetched=head.path if head.method == "GET" and not judged.body else "",
        )

    return JudgedCalls(services.calls, rules.policy, make_context)


def _refused(
    services: Services,
    arrival: Arrival,
    route: Route | None,
    caller: _Caller | None,
    grant: _Grant,
    judged: _Judged | None,
    refused: Refused,
) -> Exchange:
    """Return the exchange of a request that ends without a decision, and note its refusal."""
    exchange = refused_before(_unforwarded(services, arrival, route, caller, grant, judged), refused)
    exchange = exchange._replace(judgement=_in_mode(exchange.judgement, grant))
    services.evidence.note_refusal(exchange)
    return exchange


def _unforwarded(
    services: Services,
    arrival: Arrival,
    route: Route | None,
    caller: _Caller | None,
    grant: _Grant,
    judged: _Judged | None,
) -> Exchange:
    """Return the exchange of a request that is not forwarded, with what is known of it and how to answer it."""
    head = arrival.head
    dialect = route.dialect if route else nearest_dialect(head.path, named=services.named, hints=head.hints)
    exchange = undecided(dialect, arrival)
    if caller is None:
        return exchange
    return exchange._replace(
        operation=caller.route.operation,
        tenant=caller.identity.tenant,
        subject=caller.identity.subject,
        policy_version=caller.rules.version,
        admission=grant.admission,
        answer_headers=grant.headers + judged.headers if judged else grant.headers,
        original=judged.original if judged else "",
        replaced=judged.replaced if judged else 0,
    )


def _tell_cause(services: Services, arrival: Arrival, caller: _Caller | None, refused: Refused) -> None:
    """Log the cause of a refusal whose answer does not say why."""
    cause = refused.__cause__
    if isinstance(cause, BadCredentials):
        structlog.get_logger().warning("not_authenticated", incident_id=arrival.incident_id, flaw=cause.flaw)
    if not isinstance(cause, SecretMissing) or caller is None:
        return
    tenant, upstream = caller.identity.tenant, caller.route.upstream
    if services.tenants.lacks.is_due((tenant, upstream, cause.lack)):
        structlog.get_logger().warning(
            "no_provider_key", incident_id=arrival.incident_id, tenant=tenant, upstream=upstream, cause=cause.lack
        )


def _tell_no_supervisor(services: Services, identity: Identity, *, incident_id: str) -> None:
    """Log that a token asks for mode paranoid, and there is no Tier 3 for requests. `check` tells of the settings."""
    if services.tenants.lacks.is_due((identity.tenant, "supervisor")):
        structlog.get_logger().warning("no_supervisor", incident_id=incident_id, tenant=identity.tenant)


def _with_query(reading: Reading, query: str) -> Reading:
    """Add the texts of the query to a reading. They come last, so that they lower the trust of nothing in the body."""
    texts = read_query(query)
    return replace(reading, segments=(*reading.segments, *texts)) if texts else reading


def _count_not_judged(metrics: Metrics, judgement: Judgement, unjudged: tuple[Unjudged, ...]) -> None:
    for place in unjudged:
        metrics.count_not_judged(place.kind)
    if exhausted := judgement.coverage.not_judged - len(unjudged):
        metrics.count_not_judged("limit", exhausted)


def _refusal(arrival: Arrival, policy: Policy, judged: _Judged) -> Refusal:
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
