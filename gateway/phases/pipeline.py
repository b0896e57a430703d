"""The request phase: one straight line from a request's head to the decision what to do with it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

import structlog

from adapters.heads import Headers
from adapters.metrics import Metrics, Stage
from adapters.state.base import StateTrouble
from filters.audit_records import Block
from filters.bodies.content_type import read_content_type
from filters.bodies.doubled import doubled_at
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
    CallPhase,
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
from gateway.judging.resuming import Asking
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

_Laps: TypeAlias = list[tuple[Stage, float]]
"""The stages of one request so far, with the monotonic time when each ended. An interrupted stage is not counted."""

_CONTENT: Final = re.compile(r"(?:/content|:download)/?\Z", re.IGNORECASE)
"""The end of a path that requests the content of a file."""


async def request_phase(
    services: Services, head: RequestHead, read_body: ReadBody, *, incident_id: str, started: float
) -> Exchange:
    """Decide what to do with a request: forward exactly the judged bytes, or answer in its dialect.

    Raises only `asyncio.CancelledError`: a refusal and an internal fault both become an `Exchange` with a refusal. It
    never forwards anything that was not wholly read and judged.
    """
    asked = _Asked(incident_id, started)
    began = monotonic()
    laps: _Laps = []
    try:
        asked.route = route = find_route(head.method, head.path, named=services.named, hints=head.hints)
        asked.identity = identity = await services.authenticator.identify(head)
        if identity.mode == "paranoid" and not services.settings.supervision.model:
            _tell_no_supervisor(services, identity, incident_id=incident_id)
        if steers(head.query):
            raise Refused(Reason.MALFORMED, "The query asks for another method, other fields or another body.")
        asked.rules = rules = services.engine.rules(identity.policy)
        address = services.address(route.upstream)
        if head.path.startswith("/u/") and (extra := doubled_at(address, route.path)):
            raise Refused(Reason.NOT_FOUND, extra)
        provider_key = services.tenants.provider_key(identity, route.upstream)
        counts = rules.limits_rates or (
            services.evidence.counts_strikes(rules.policy)
            and not services.state.strikes.is_good(identity.tenant, identity.subject)
        )
        if counts:
            await _admit(services, asked, identity, rules)
        locked = asked.locked
        laps.append((Stage.IDENTIFY, monotonic()))
        if locked and runs_thread(route, head.method):
            raise Refused(Reason.NOT_JUDGED, NAMES_STORED)
        body = await read_body()
        if locked and body and read_content_type(head.values("content-type")).is_json:
            body = await _without_tools(services, identity, body)
        laps.append((Stage.BODY, monotonic()))
        query = without_keys(head.query) if identity.owns_keys else head.query
        repeating = services.repeating
        mark = repeating.mark(route, head, identity, body) if repeating and not query else None
        known = repeating.repeats.find(mark) if repeating and mark else None
        if known is not None and not known.tools:
            judged = _Judged(body, None, known.judgement, known.blocks)
            laps.append((Stage.JUDGE, monotonic()))
        else:
            again = partial(_read_and_judge, services, route, identity, head, query=query, laps=laps)
            judged = await again(body, mark=mark, known=known)
            if services.engine.seen is not None:
                services.metrics.count_texts(services.engine.seen.looked_for())
            if judged.judgement.coverage.not_judged:
                _count_not_judged(services.metrics, judged.judgement, judged.unjudged)
            if not judged.judgement.forwards:
                judged = await _replayed(services, asked, judged, head, again)
        body, judgement = judged.body, judged.judgement
        if locked and judgement.mode is GuardMode.BASELINE:
            judgement = replace(judgement, mode=GuardMode.EXECUTE_LOCKED)
        if not judgement.forwards:
            refusal = _decided(judged, asked, rules.policy)
            refused = _exchange(services, head, asked)
            refused = refused._replace(judgement=judgement, refusal=refusal, unjudged=judged.unjudged)
            services.evidence.decide(refused, judged.blocks)
            await services.evidence.strike(refused, rules.policy)
            if judged.reading is not None:
                await services.replays.remember(identity.tenant, judgement, judged.reading, incident_id=incident_id)
            return refused
        looked_through = _is_looked_through(
            services, route, head=head, identity=identity, policy=rules.policy, locked=locked
        )
        passes_unread = (
            not looked_through and route.operation is Operation.FILES and _CONTENT.search(route.path) is not None
        )
        if passes_unread:
            coverage = replace(judgement.coverage, not_judged=judgement.coverage.not_judged + 1)
            judgement = replace(judgement, coverage=coverage)
        if conversation := added_to(route, head.method):  # texts added this way come up in no later request or reply
            await services.calls.histories.remember(identity.tenant, conversation, Trail(unseen=True))
        headers = upstream_headers(
            head,
            identity=identity,
            dialect=route.dialect,
            provider_key=provider_key,
            own=services.tenants.own_headers(identity, route.upstream),
            guardrail=decision_headers(incident_id, judgement) if services.settings.server.forward_headers else (),
        )
        url = f"{address}{route.path}?{query}" if query else f"{address}{route.path}"
        exchange = Exchange(
            incident_id=incident_id,
            started=started,
            dialect=route.dialect,
            operation=route.operation,
            tenant=identity.tenant,
            subject=identity.subject,
            judgement=judgement,
            policy_version=rules.version,
            forward=Forward(route.upstream, head.method, url, headers, body or None),
            calls=_calls(services, asked, judged, head=head, locked=locked) if looked_through else None,
            admission=asked.admission,
            told=asked.told,
            original=asked.original,
            replaced=asked.replaced,
            unjudged=judged.unjudged,
            passes_unread=passes_unread,
        )
        services.evidence.decide(exchange, judged.blocks)
        return exchange
    except Refused as refused:
        _tell_cause(services, asked, refused)
        return _refused(services, head, asked, refused)
    except asyncio.CancelledError:
        services.state.give_back(asked.admission)
        raise
    except Exception as error:  # noqa: BLE001 - the phase boundary: an internal fault blocks, and never forwards
        log_failure(error, event="request_phase_failed", incident_id=incident_id)
        return _refused(services, head, asked, Refused(Reason.INTERNAL))
    finally:
        services.metrics.observe_stages(began, laps)


async def read_beside(services: Services, route: Route, identity: Identity, head: RequestHead, body: bytes) -> Reading:
    """As `reading.read`, but a large body is read beside the event loop."""
    work = partial(read, route, head, body, limits=services.settings.limits, digest=services.digest)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


async def _without_tools(services: Services, identity: Identity, body: bytes) -> bytes:
    """As `locking.without_tools`, but a large body is handled beside the event loop."""
    limits = services.settings.limits
    work = partial(without_tools, body, depth=limits.json_depth, nodes=limits.json_nodes)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


class _Judged(NamedTuple):
    """A body and its judgement. `reading` is None where not all of the body had to be read, as it was known before."""

    body: bytes
    reading: Reading | None
    judgement: Judgement
    blocks: tuple[Block, ...]

    @property
    def unjudged(self) -> tuple[Unjudged, ...]:
        return self.reading.unjudged if self.reading else ()


async def _read_and_judge(
    services: Services,
    route: Route,
    identity: Identity,
    head: RequestHead,
    body: bytes,
    *,
    query: str,
    laps: _Laps,
    mark: Mark | None = None,
    known: Repeated | None = None,
) -> _Judged:
    """Judge a body, and remember the judgement under its `mark`. `known` is what was remembered of it before."""
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
        laps.append((Stage.JUDGE, monotonic()))
        return _Judged(body, None, known.judgement, known.blocks)
    asking = Asking(route, head, identity, body)
    resuming = services.resuming if len(body) >= LEAST_BYTES else None
    met = resuming.meet(asking) if resuming else ()
    resumed = await resuming.resume(asking, met, note) if resuming and met else None
    if resumed is not None:
        laps.append((Stage.JUDGE, monotonic()))
        return _Judged(body, None, *resumed)
    reading = await read_beside(services, route, identity, head, body)
    if query:
        reading = _with_query(reading, query)
    laps.append((Stage.READ, monotonic()))
    told = await note(reading.tools) if reading.tools else ()
    judgement, inspection = await services.engine.examine(
        reading, policy=identity.policy, mode=identity.mode, tenant=identity.tenant, noted=told
    )
    if resuming:
        await resuming.remember(asking, met, reading=reading, judgement=judgement, inspection=inspection)
    repeating = services.repeating if not told else None
    blocks = repeating.remember(mark, reading, judgement, inspection) if repeating and mark else None
    laps.append((Stage.JUDGE, monotonic()))
    return _Judged(body, reading, judgement, blocks or blocks_of(reading.segments))


async def _replayed(
    services: Services,
    asked: "_Asked",
    judged: _Judged,
    head: RequestHead,
    read_and_judge: Callable[[bytes], Awaitable[_Judged]],
) -> _Judged:
    """Handle a refused request that may be a replay of refused texts.

    Return `judged` if it is none. For a replay return the refusal with the reason `BLOCKED_BEFORE`, or, where the
    policy wants it and it is possible, the judgement of the request without the repeated texts.
    """
    identity, rules, limits = asked.identity, asked.rules, services.settings.limits
    if identity is None or rules is None or judged.reading is None:
        return judged
    replay = await services.replays.recognise(identity.tenant, judged.judgement, judged.reading)
    if replay is None:
        return judged
    asked.original = replay.incident_id
    refused = judged._replace(judgement=replace(judged.judgement, reason=Reason.BLOCKED_BEFORE))
    if rules.policy.replayed == "refuse" or not read_content_type(head.values("content-type")).is_json:
        return refused
    body = without_texts(judged.body, replay.texts, depth=limits.json_depth, nodes=limits.json_nodes)
    if body is None:
        return refused
    left = await read_and_judge(body)
    if not left.judgement.forwards:
        return refused
    asked.replaced = len(replay.texts)
    asked.told += (("X-Guardrail-Replaced", str(asked.replaced)),)
    return left


async def _admit(services: Services, asked: "_Asked", identity: Identity, rules: Rules) -> None:
    """Admit the caller if its strikes and rates allow, and note whether its tools are locked. Raises `Refused`."""
    try:
        policy = rules.policy
        asked.locked = services.evidence.counts_strikes(policy) and await _is_locked(services, asked, identity, policy)
        if rules.limits_rates:
            await _take(services, asked, identity, policy)
    except StateTrouble:
        raise Refused(Reason.STATE) from None


async def _take(services: Services, asked: "_Asked", identity: Identity, policy: Policy) -> None:
    """Take what a request needs from its caller's rates. Raises `Refused` and `StateTrouble`."""
    asked.admission = admission = await services.state.limiter.admit(
        identity.tenant,
        identity.subject,
        policy.rates,
        incident_id=asked.incident_id,
        on_error=policy.on_state_error,
    )
    asked.told = admission.headers
    if not admission.granted:
        asked.told = (*admission.headers, ("Retry-After", str(admission.retry_after)))
        raise Refused(Reason.RATE_LIMITED, f"Try again in {admission.retry_after} s.")


async def _is_locked(services: Services, asked: "_Asked", identity: Identity, policy: Policy) -> bool:
    """Whether the caller's tools are locked for a time. Raises `Refused` if the caller is in quarantine."""
    standing = await services.state.strikes.standing(identity.tenant, identity.subject, on_error=policy.on_state_error)
    if standing.mode is GuardMode.FULL_QUARANTINE:
        asked.told = (("Retry-After", str(standing.retry_after)),)
        raise Refused(Reason.QUARANTINED, f"It ends in {standing.retry_after} s, or when an operator lifts it.")
    return standing.mode is GuardMode.EXECUTE_LOCKED


def _is_looked_through(
    services: Services, route: Route, *, head: RequestHead, identity: Identity, policy: Policy, locked: bool
) -> bool:
    """Whether the reply is searched for calls.

    A file that is fetched passes unread, unless the caller's tools are locked, the mode is paranoid, or the policy
    refuses what cannot be judged.
    """
    if route.operation is Operation.FILES and head.method == "GET":
        return locked or services.engine.mode(identity.mode) == "paranoid" or policy.unjudged == "refuse"
    return route.operation not in _WITHOUT_CALLS


def _calls(
    services: Services, asked: "_Asked", judged: _Judged, *, head: RequestHead, locked: bool
) -> CallPhase | None:
    """Return the call phase for the reply.

    Where the request holds no conversation, the reply answers an earlier request. Where the operation is unknown, it
    may: nothing shows that the reply follows what this body says. In both cases the conversation is `held_upstream`.
    """
    route, identity, rules = asked.route, asked.identity, asked.rules
    if route is None or identity is None or rules is None:
        return None

    async def read_whole() -> Reading:
        return judged.reading or await read_beside(services, route, identity, head, judged.body)

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
            incident_id=asked.incident_id,
            path=head.path,
            body=judged.body,
            named="".join(head.values("x-guardrail-incident-id")),
            locked=locked,
            held_upstream=route.operation is Operation.OTHER
            or (
                judged.reading is not None
                and not any(segment.origin in CONVERSATION for segment in judged.reading.segments)
            ),
            fetched=head.path if head.method == "GET" and not judged.body else "",
        )

    return JudgedCalls(services.calls, rules.policy, make_context)


class _Asked:
    """What is known of a request so far. Owned by its request phase."""

    __slots__ = (
        "admission",
        "identity",
        "incident_id",
        "locked",
        "original",
        "replaced",
        "route",
        "rules",
        "started",
        "told",
    )

    def __init__(self, incident_id: str, started: float) -> None:
        self.incident_id = incident_id
        self.started = started
        self.route: Route | None = None
        self.identity: Identity | None = None
        self.rules: Rules | None = None
        self.admission: Admission | None = None
        self.locked = False
        self.told: Headers = ()
        self.original = ""
        self.replaced = 0


def _exchange(services: Services, head: RequestHead, asked: _Asked) -> Exchange:
    """Return the exchange of a request that is not forwarded, with what is known of it and how to answer it."""
    route, identity, rules = asked.route, asked.identity, asked.rules
    dialect = route.dialect if route else nearest_dialect(head.path, named=services.named, hints=head.hints)
    exchange = undecided(dialect, incident_id=asked.incident_id, started=asked.started)
    if route is None or identity is None or rules is None:
        return exchange
    return exchange._replace(
        operation=route.operation,
        tenant=identity.tenant,
        subject=identity.subject,
        policy_version=rules.version,
        admission=asked.admission,
        told=asked.told,
        original=asked.original,
        replaced=asked.replaced,
    )


def _refused(services: Services, head: RequestHead, asked: _Asked, refused: Refused) -> Exchange:
    exchange = refused_before(_exchange(services, head, asked), refused)
    if asked.locked:
        exchange = exchange._replace(judgement=replace(exchange.judgement, mode=GuardMode.EXECUTE_LOCKED))
    services.evidence.note_refusal(exchange)
    return exchange


def _tell_cause(services: Services, asked: _Asked, refused: Refused) -> None:
    """Log the cause of a refusal whose answer does not say why."""
    cause, route, identity = refused.__cause__, asked.route, asked.identity
    if isinstance(cause, BadCredentials):
        structlog.get_logger().warning("not_authenticated", incident_id=asked.incident_id, flaw=cause.flaw)
    if not (isinstance(cause, SecretMissing) and route and identity):
        return
    if services.tenants.lacks.is_due((identity.tenant, route.upstream, cause.lack)):
        structlog.get_logger().warning(
            "no_provider_key",
            incident_id=asked.incident_id,
            tenant=identity.tenant,
            upstream=route.upstream,
            cause=cause.lack,
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


def _decided(judged: _Judged, asked: _Asked, policy: Policy) -> Refusal:
    """Return the refusal of a judged request. The policy chooses the status of a denial; clarify has its own."""
    judgement = judged.judgement
    if judgement.reason is None:
        raise AssertionError("what is not forwarded has a reason")
    detail = f"It was refused first as incident {asked.original}." if asked.original else ""
    if judgement.reason is Reason.LIMIT and judgement.coverage.limits:
        detail = f"Reached: {', '.join(judgement.coverage.limits)}."
    if judgement.reason is Reason.NOT_JUDGED and judged.reading and judged.reading.in_tokens:
        detail = "Send prompts as text, not as token ids or embeddings."
    refusal = refusal_for(judgement.reason, asked.incident_id, detail)
    if judgement.decision is Decision.DENY:
        return replace(refusal, status=policy.deny_status, rule_ids=judgement.rule_ids, original=asked.original)
    questions = questions_about(finding.family for finding in judgement.findings)
    return replace(refusal, questions=questions, rule_ids=judgement.rule_ids)
