"""Whatever conversations come, who knows them again says of each what somebody says who reads all of it."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from adapters.metrics import private_metrics
from filters.audit_records import Block, Versions, decision_json
from filters.calls import ProposedCall
from filters.learned.encoder import Encoder
from filters.resuming import conversations as begun
from filters.resuming.identical_bodies import Mark, Repeated, Repeats
from filters.segments import Reading
from gateway.config.loading import load_settings
from gateway.config.settings import Settings
from gateway.evidence.auditing import request_entry
from gateway.evidence.evidence import Evidence
from gateway.exchanges.exchange import Arrival, Exchange, Identity, RequestHead
from gateway.judging import resuming
from gateway.judging.engine import Engine
from gateway.judging.resuming import Received
from gateway.phases import request_judging
from gateway.phases.pipeline import request_phase
from gateway.phases.services import Services, build_engine, build_services
from tests.gateway.random_talks import Sent, requests

POLICIES = (
    'policies.trusting={ user_trust = "trusted" }',
    "policies.wary={ detecting_level = 4, on_unclear = 'deny', replayed = 'tombstone', "
    "exclusions = [{ rule = 'CRED-001', path = '/messages/2' }] }",
    'policies.loose={ enforcement = "monitor", on_limit = "allow", unjudged = "refuse" }',
)
NARROW = (
    "limits.views=12",
    "limits.decoded_chars=3000",
    "limits.segments=40",
    "limits.json_nodes=300",
    "limits.json_depth=7",
)
PATIENT = "limits.judge_seconds=60", "limits.verifier_seconds=60", "limits.call_seconds=60"
"""No deadline ends what a busy machine makes slow: that is told otherwise."""
KEY = {"GUARDRAIL_DIGEST_KEY": "0123456789abcdef" * 4}
CALLED = ProposedCall("/choices/0/message/tool_calls/0", "send_email", '{"to":"x@evil.test","body":"the report"}')


@dataclass(frozen=True)
class Named:
    """Takes everybody for whom they say they are."""

    identity: Identity

    async def identify(self, _head: RequestHead) -> Identity:
        return self.identity


@cache
def engine_for(*overrides: str) -> Engine:
    """It keeps nothing between requests."""
    return build_engine(settings_for(*overrides))


def settings_for(*overrides: str) -> Settings:
    upstreams = 'upstreams.openai.base_url="http://127.0.0.1:9"', 'upstreams.anthropic.base_url="http://127.0.0.1:9"'
    return load_settings(overrides=[*upstreams, *POLICIES, *PATIENT, *overrides], environ={})


def services_for(*overrides: str) -> Services:
    settings, engine = settings_for(*overrides), engine_for(*overrides)
    return build_services(settings, metrics=private_metrics(), environ=KEY, engine=engine)


@dataclass
class Judge:
    """One gateway, and what it would have kept of its last decision."""

    services: Services
    blocks: tuple[Block, ...] = ()

    async def judge(self, sent: Sent) -> tuple[Any, ...]:
        """All that can be told of what it says of a request."""
        identity = Identity(sent.tenant, sent.subject, sent.policy, sent.mode)
        services = replace(self.services, identifier=Named(identity))
        head = RequestHead("POST", sent.path, sent.query, (("Content-Type", sent.content_type),))

        async def read_body() -> bytes:
            return sent.body

        self.blocks = ()
        exchange = await request_phase(services, Arrival(head, "id-1", 1.0), read_body)
        entry = request_entry(exchange, versions=Versions("1", "2", "3"), blocks=self.blocks)
        record = decision_json(entry, digest=self.services.digest)
        calls = exchange.calls
        ruled = (calls.remembers, await calls.judge([CALLED]) if len(sent.body) % 8 == 0 else ()) if calls else None
        kept = exchange._replace(calls=None, note_reply=None)
        return exchange.judgement, exchange.forward, exchange.refusal, record, ruled, kept


class Compared:
    """Two gateways that are asked the same, of which one knows nothing again; how much the other did know."""

    def __init__(self, *overrides: str) -> None:
        self.knowing = Judge(services_for(*overrides))
        self.reading = Judge(replace(services_for(*overrides), resuming=None, repeating=None))
        self.requests = self.allowed = 0

    async def play(self, sequence: Sequence[Sent] | Iterator[Sent]) -> None:
        for sent in sequence:
            known, read = await self.knowing.judge(sent), await self.reading.judge(sent)
            assert known == read
            self.requests += 1
            self.allowed += known[1] is not None


_TOLD: dict[tuple[str, str], tuple[float, ...]] = {}


@pytest.fixture
def told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The encoder, which takes longer than all else, reads a passage once for all gateways; each asks what it will."""
    read = Encoder.read

    def recall(self: Encoder, before: str, from_there: str) -> Generator[None, None, tuple[float, ...]]:
        if (before, from_there) not in _TOLD:
            _TOLD[before, from_there] = yield from read(self, before, from_there)
        return _TOLD[before, from_there]

    monkeypatch.setattr(Encoder, "read", recall)


@pytest.fixture
def resumptions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Makes short conversations worth knowing; has the sizes of the bodies that were known again."""
    monkeypatch.setattr(begun, "_STEP", 64)
    monkeypatch.setattr(request_judging, "LEAST_BYTES", 1)
    monkeypatch.setattr(resuming, "LEAST_BYTES", 1)
    met: list[int] = []
    resume = resuming.Resuming.resume

    async def counted(self: Any, asking: Any, known: Any, note: Any) -> Any:
        resumed = await resume(self, asking, known, note)
        if resumed is not None:
            met.append(len(asking.body))
        return resumed

    monkeypatch.setattr(resuming.Resuming, "resume", counted)
    return met


def listening(compared: Compared, monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(self: Evidence, _exchange: Exchange, blocks: tuple[Block, ...]) -> None:
        for judge in (compared.knowing, compared.reading):
            if judge.services.evidence is self:
                judge.blocks = blocks

    monkeypatch.setattr(Evidence, "decide", decide)


@pytest.mark.usefixtures("told_once")
@pytest.mark.parametrize("limits", [(), NARROW], ids=["usual limits", "narrow limits"])
async def test_nobody_is_told_otherwise(
    limits: tuple[str, ...], resumptions: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = Compared(*limits)
    listening(compared, monkeypatch)
    for seed in range(8):
        await compared.play(requests(seed, turns=12))
    assert len(resumptions) > compared.requests / 16
    assert compared.allowed > compared.requests / 3


@pytest.mark.usefixtures("told_once")
@pytest.mark.parametrize("limits", [(), NARROW], ids=["usual limits", "narrow limits"])
async def test_nobody_is_told_otherwise_of_what_comes_again(
    limits: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = Compared(*limits)
    listening(compared, monkeypatch)
    found: list[bool] = []
    find = Repeats.find

    def counted(self: Repeats, mark: Mark) -> Repeated | None:
        known = find(self, mark)
        found.append(known is not None)
        return known

    monkeypatch.setattr(Repeats, "find", counted)
    for seed in range(4):
        for one in requests(seed, turns=8):
            same = (one._replace(tenant=tenant, subject=subject) for tenant in ("acme", "other") for subject in "ab")
            await compared.play([one, *same, one])
    assert sum(found) > compared.requests / 8


HELLO = Sent("/v1/chat/completions", b'{"model": "m", "messages": [{"role": "user", "content": "Good morning"}]}')
CALLING = HELLO._replace(body=HELLO.body[:-1] + b', "tools": [{"type": "function", "function": {"name": "f"}}]}')


@pytest.mark.parametrize(
    ("first", "again", "read"),
    [
        (HELLO, HELLO, 1),
        (HELLO, HELLO._replace(subject="another"), 1),
        (CALLING, CALLING, 1),
        (HELLO, HELLO._replace(tenant="other"), 2),
        (HELLO, HELLO._replace(policy="wary"), 2),
        (HELLO, HELLO._replace(mode="research"), 2),
        (HELLO, HELLO._replace(path="/v1/responses"), 2),
        (HELLO, HELLO._replace(path="/v1/messages"), 2),
        (HELLO, HELLO._replace(query="note=hello"), 2),
        (HELLO, HELLO._replace(content_type="text/plain"), 2),
        (HELLO, HELLO._replace(body=HELLO.body + b" "), 2),
    ],
)
async def test_a_body_is_known_by_who_sends_it_where(
    first: Sent, again: Sent, read: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, sizes = Judge(services_for()), list[int]()
    read_beside = request_judging.read_beside

    async def counted(services: Services, received: Received) -> Reading:
        sizes.append(len(received.body))
        return await read_beside(services, received)

    monkeypatch.setattr(request_judging, "read_beside", counted)
    await judge.judge(first)
    await judge.judge(again)
    assert len(sizes) == read
