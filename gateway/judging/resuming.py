"""Resuming: judge a continued conversation by what was found in it before and by what is new, without reading the rest.

A body that is sent again unchanged has nothing new in it, and is recognised as a whole.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias

from filters.audit_records import Block, Digested
from filters.bodies.content_type import read_content_type
from filters.bodies.paths import Route, runs_thread
from filters.decision import Decision, Judgement
from filters.dialects.dialect import Talk
from filters.findings import Finding, Inspection
from filters.refusals import Refused
from filters.resuming.continuing import Going, Keeping, began, goes_on, grown, stands_around, trusting
from filters.resuming.conversations import LEAST_BYTES, MOST_BYTES, Around, Begins, Hit, knows_all, nodes_at_most
from filters.resuming.identical_bodies import MOST_BYTES as REPEATED_BYTES
from filters.resuming.identical_bodies import Mark, Repeats, repeated
from filters.segments import Reading, ToolDefinition, with_trust
from filters.strict_json import read_json
from filters.tool_calls.tool_definitions import definitions
from filters.trees import Json
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.judging.engine import Engine
from gateway.limiting.reader_thread import LARGE_BYTES, Readers

Note: TypeAlias = Callable[[tuple[ToolDefinition, ...]], Awaitable[tuple[Finding, ...]]]
"""Returns the findings on the tools that a request declares."""


class Resumed(NamedTuple):
    """The judgement of a continued request, of which only a part was read. `blocks` are its texts, for the record."""

    judgement: Judgement
    blocks: tuple[Block, ...]


class Received(NamedTuple):
    """A request and its body, who sent it, and its incident id."""

    route: Route
    head: RequestHead
    identity: Identity
    body: bytes
    incident_id: str = ""


@dataclass(frozen=True, slots=True)
class Repeating:
    """Recognises bodies that are sent again unchanged, under one configuration, if Tier 1 allowed all of it.

    `digest` digests texts for records. What is known of a body is known for its tenant, policy and mode only.
    """

    repeats: Repeats
    digest: Callable[[str], str] = field(repr=False)

    def mark(self, route: Route, head: RequestHead, identity: Identity, body: bytes) -> Mark | None:
        """Return the mark by which a body is recognised, or None if it never is.

        Raises `Refused` for a content type that cannot be read, as reading the body does.
        """
        if not 0 < len(body) < REPEATED_BYTES or not read_content_type(head.values("content-type")).is_json:
            return None
        if runs_thread(route, head.method):  # what it runs depends on the path more than on the body
            return None
        tag = self.repeats.tag(memoryview(body))
        return identity.tenant, identity.policy, identity.mode, route.dialect.name, route.operation, tag

    def remember(
        self, mark: Mark, reading: Reading, judgement: Judgement, inspection: Inspection
    ) -> tuple[Block, ...] | None:
        """Store the judgement of a body if it would be the same again. Return the body's texts then, or else None.

        `judgement` must be without findings on tools.
        """
        known = repeated(reading, judgement, inspection, self.digest)
        if known is None:
            return None
        self.repeats.keep(mark, known)
        return known.blocks


@dataclass(frozen=True, slots=True)
class Resuming:
    """Recognises conversations under one configuration. `digest` digests texts for records, and tools.

    It only ever lets a request pass, and only if reading all of it would: whatever needs a higher tier, exceeds a limit
    or is not valid is read as a whole.
    """

    engine: Engine
    begins: Begins
    readers: Readers
    limits: LimitSettings
    digest: Callable[[str], str] = field(repr=False)

    def meet(self, received: Received) -> tuple[Hit, ...]:
        """Return the known beginnings of a request's conversation.

        Raises `Refused` for a content type that cannot be read, as reading the whole does.
        """
        return self.begins.meet(self._scope(received), received.body) if self._talk(received) else ()

    async def resume(self, received: Received, met: tuple[Hit, ...], note: Note) -> Resumed | None:
        """Judge a request whose conversation is known up to some message. Return None if it must be read as a whole.

        `met` is what `meet` returned for it. A body that cannot be parsed gives None too.
        """
        hit = self.begins.find(met, received.body)
        talk = self._talk(received) if hit else None
        if talk is None or hit is None:
            return None
        scope = self._scope(received)
        around = self.begins.around(hit.begun, received.body)
        tree = self._new(hit, received.body, talk, around) if around else self._rest(hit, received.body)
        try:
            going = goes_on(hit.begun, received.body, tree, talk, around)
        except Refused:
            return None
        keeping = self._keeping(received, talk)
        segments = trusting(hit.begun, going, user_trust=keeping.user_trust) if going else None
        if going is None or segments is None:
            return None
        tools = around.tools if around else tuple(definitions(received.route.operation, tree, digest=self.digest))
        examined = await self.engine.examine_on(
            hit.begun.beside(around) if around else hit.begun,
            segments,
            leading=len(going.before),
            policy=received.identity.policy,
            mode=received.identity.mode,
            tenant=received.identity.tenant,
            noted=await note(tools) if tools else (),
        )
        if examined is None:
            return None
        judgement, inspection = examined
        begun = grown(hit.begun, received.body, going, inspection, keeping)
        if around is None:
            rest = received.body[received.body.index(b"]", begun.end) :]
            around_now = stands_around(going, rest, self.begins.digest(memoryview(rest)), tools, inspection, keeping)
            if around_now is not None:
                begun = begun._replace(around=around_now)
                self.begins.keep(scope, received.body, hit.begun._replace(around=around_now), hit)
        self.begins.keep(scope, received.body, begun, hit)
        return Resumed(judgement, _blocks(hit, going, around))

    async def remember(
        self,
        received: Received,
        met: tuple[Hit, ...],
        *,
        reading: Reading,
        judgement: Judgement,
        inspection: Inspection,
    ) -> None:
        """Store what is known about a request that was read and judged as a whole, if it can be continued from there.

        `met` is what `meet` returned for it.
        """
        talk = self._talk(received)
        plain = judgement.decision is Decision.ALLOW and judgement.tier == 1
        if talk is None or not plain or inspection.exhausted or reading.unjudged or knows_all(met, received.body):
            return
        keeping = self._keeping(received, talk)
        segments = with_trust(reading.segments, user_trust=keeping.user_trust)
        work = partial(began, received.body, segments, inspection, keeping)
        begun = await self.readers.run(work, size=len(received.body), tenant=received.identity.tenant)
        for one in begun:
            self.begins.keep(self._scope(received), received.body, one)

    def _talk(self, received: Received) -> Talk | None:
        """Return how to continue reading the conversation, or None for a request that is always read as a whole."""
        if not LEAST_BYTES <= len(received.body) <= MOST_BYTES or received.head.query:
            return None
        if not read_content_type(received.head.values("content-type")).is_json:
            return None
        return received.route.dialect.talks.get(received.route.operation)

    def _scope(self, received: Received) -> tuple[str, ...]:
        identity, route = received.identity, received.route
        version = self.engine.rules(identity.policy).version
        return identity.tenant, identity.policy, version, route.dialect.name, route.operation

    def _keeping(self, received: Received, talk: Talk) -> Keeping:
        rules = self.engine.rules(received.identity.policy)
        return Keeping(talk, rules.policy.user_trust, rules.matcher.covers, self.digest)

    def _rest(self, hit: Hit, body: bytes) -> Json:
        """Return the JSON tree of a body without its known messages, or None if it must be read as a whole.

        A body that is mostly new is read as a whole: it takes no longer, and more is known about it afterwards.
        """
        rest = hit.begun.without(body)
        if rest is None or len(rest) > min(LARGE_BYTES, len(body) // 2):
            return None
        return self._read(rest, nodes=hit.begun.nodes, depth=self.limits.json_depth)

    def _new(self, hit: Hit, body: bytes, talk: Talk, around: Around) -> Json:
        """Return the JSON tree of a body with only its new messages, or None if it must be read as a whole."""
        new = hit.begun.between(body, around)
        if new is None or len(new) > min(LARGE_BYTES, len(body) // 2):
            return None
        messages = self._read(new, nodes=hit.begun.nodes + around.nodes, depth=self.limits.json_depth - 1)
        return {talk.member: messages}

    def _read(self, part: bytes, *, nodes: int, depth: int) -> Json:
        """Return the JSON tree of a part of a body, or None if it is not valid or exceeds the limit of nodes.

        `nodes` is how many nodes the other parts have.
        """
        if nodes + nodes_at_most(part) > self.limits.json_nodes:
            return None
        try:
            return read_json(part, depth=depth, nodes=self.limits.json_nodes)
        except Refused:
            return None


def _blocks(hit: Hit, going: Going, around: Around | None) -> tuple[Block, ...]:
    known = Digested(hit.begun.blocks, hit.begun.texts)
    texts = [segment.text for segment in going.said]
    if around:
        return around.before, known, *texts, around.after
    return (*[segment.text for segment in going.before], known, *texts, *[segment.text for segment in going.after])
