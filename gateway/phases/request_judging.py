"""Judging the body of a request: by what is known of it, else by reading it, and once more without refused texts."""

from dataclasses import replace
from functools import partial
from time import monotonic
from typing import NamedTuple

from adapters.heads import Headers
from adapters.metrics import Metrics, Stage
from filters.audit_records import Block
from filters.bodies.content_type import read_content_type
from filters.bodies.query import read_query
from filters.decision import Judgement
from filters.findings import Finding
from filters.policy import Policy
from filters.refusals import Reason
from filters.resuming.conversations import LEAST_BYTES
from filters.resuming.identical_bodies import Mark, Repeated
from filters.resuming.refused_history import without_texts
from filters.segments import Reading, ToolDefinition, Unjudged
from gateway.evidence.auditing import blocks_of
from gateway.exchanges.exchange import Arrival, RequestHead
from gateway.judging.refused_texts import Replay
from gateway.judging.resuming import Received
from gateway.phases.body_reading import read
from gateway.phases.request_admission import Caller
from gateway.phases.services import Services


class JudgedBody(NamedTuple):
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


async def judge_body(services: Services, arrival: Arrival, caller: Caller, body: bytes, *, query: str) -> JudgedBody:
    """Return the body with its judgement, and that of the query that goes on. Raises `Refused` for an unreadable one.

    A body that is refused as a replay of refused texts may be judged again, without these.
    """
    mark, known = _recognised(services, arrival.head, caller, body, query=query)
    if known is not None and not known.tools:
        return _judged_before(body, known)
    received = Received(caller.route, arrival.head, caller.identity, body, arrival.incident_id)
    judged = await _judge_once(services, received, query=query, mark=mark, known=known)
    if services.engine.seen is not None:
        services.metrics.count_texts(services.engine.seen.looked_for())
    if judged.judgement.coverage.not_judged:
        _count_not_judged(services.metrics, judged.judgement, judged.unjudged)
    if judged.judgement.forwards or judged.reading is None:
        return judged
    replay = await services.replays.recognise(caller.identity.tenant, judged.judgement, judged.reading)
    if replay is None:
        return judged
    return await _replayed(services, received, caller.rules.policy, judged, replay, query=query)


def _recognised(
    services: Services, head: RequestHead, caller: Caller, body: bytes, *, query: str
) -> tuple[Mark | None, Repeated | None]:
    """Return the mark by which the body is recognised when it comes again, and what is known of it from before."""
    repeating = services.repeating
    if repeating is None or query:
        return None, None
    mark = repeating.mark(caller.route, head, caller.identity, body)
    return mark, repeating.repeats.find(mark) if mark else None


def _judged_before(body: bytes, known: Repeated) -> JudgedBody:
    return JudgedBody(body, None, known.judgement, known.blocks, ((Stage.JUDGE, monotonic()),))


async def _judge_once(
    services: Services, received: Received, *, query: str, mark: Mark | None = None, known: Repeated | None = None
) -> JudgedBody:
    """Judge a body, and remember the judgement under its `mark`. `known` is what was remembered of it before."""
    identity, body = received.identity, received.body
    noted: list[tuple[tuple[ToolDefinition, ...], tuple[Finding, ...]]] = []

    async def note(tools: tuple[ToolDefinition, ...]) -> tuple[Finding, ...]:
        if not identity.is_verified:  # these callers may be different applications, whose tools differ
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
        return JudgedBody(body, None, *resumed, ((Stage.JUDGE, monotonic()),))
    reading = await read_beside(services, received)
    if query:
        reading = _with_query(reading, query)
    read_at = monotonic()
    of_tools = await note(reading.tools) if reading.tools else ()
    judgement, inspection = await services.engine.examine(
        reading,
        policy=identity.policy,
        mode=identity.mode,
        tenant=identity.tenant,
        noted=of_tools,
        incident=received.incident_id,
    )
    if resuming:
        await resuming.remember(received, met, reading=reading, judgement=judgement, inspection=inspection)
    repeating = services.repeating if not of_tools else None
    blocks = repeating.remember(mark, reading, judgement, inspection) if repeating and mark else None
    laps = ((Stage.READ, read_at), (Stage.JUDGE, monotonic()))
    return JudgedBody(body, reading, judgement, blocks or blocks_of(reading.segments), laps)


async def read_beside(services: Services, received: Received) -> Reading:
    """Read as `body_reading.read` does, but read a large body beside the event loop."""
    route, head, identity, body, _ = received
    work = partial(read, route, head, body, limits=services.settings.limits, digest=services.digest)
    return await services.readers.run(work, size=len(body), tenant=identity.tenant)


async def _replayed(
    services: Services, received: Received, policy: Policy, judged: JudgedBody, replay: Replay, *, query: str
) -> JudgedBody:
    """Return what becomes of a replay of refused texts.

    That is the refusal with the reason `BLOCKED_BEFORE`, or, where the policy wants it and it is possible, the
    judgement of the request without the repeated texts.
    """
    limits = services.settings.limits
    refused = judged._replace(
        judgement=replace(judged.judgement, reason=Reason.BLOCKED_BEFORE), original=replay.incident_id
    )
    strips = policy.replayed != "refuse" and services.changes_bodies
    if not strips or not read_content_type(received.head.values("content-type")).is_json:
        return refused
    work = partial(without_texts, judged.body, replay.texts, depth=limits.json_depth, nodes=limits.json_nodes)
    body = await services.readers.run(work, size=len(judged.body), tenant=received.identity.tenant)
    if body is None:
        return refused
    left = await _judge_once(services, received._replace(body=body), query=query)
    laps = judged.laps + left.laps
    if not left.judgement.forwards:
        return refused._replace(laps=laps)
    replaced = len(replay.texts)
    headers = (("X-Guardrail-Replaced", str(replaced)),)
    return left._replace(laps=laps, original=replay.incident_id, replaced=replaced, headers=headers)


def _with_query(reading: Reading, query: str) -> Reading:
    """Add the texts of the query to a reading. They come last, so that they lower the trust of nothing in the body."""
    texts = read_query(query)
    return replace(reading, segments=(*reading.segments, *texts)) if texts else reading


def _count_not_judged(metrics: Metrics, judgement: Judgement, unjudged: tuple[Unjudged, ...]) -> None:
    for place in unjudged:
        metrics.count_not_judged(place.kind)
    if exhausted := judgement.coverage.not_judged - len(unjudged):
        metrics.count_not_judged("limit", exhausted)
