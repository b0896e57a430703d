"""What is kept of a refusal, for how long, and how it is found again."""

import asyncio

import orjson
import pytest
from structlog.testing import capture_logs

from adapters.state.base import KeyKind, StateTrouble, state_key
from filters.calls import Ancestor, Cause, ProposedCall, Ruling
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.findings import Action, Finding, Severity
from filters.refusals import Reason
from filters.segments import Origin, Trust
from filters.views import Layer
from gateway.evidence.incidents import (
    MOST_LAYERS,
    MOST_PATH_CHARS,
    MOST_SIGHTINGS,
    MOST_WAITING,
    Incident,
    Incidents,
    KeptAncestor,
    KeptFinding,
    Query,
    call_incident,
    is_incident_id,
    read_incident,
    request_incident,
    shown_tool,
)
from gateway.exchanges.exchange import Exchange
from tests.gateway.failing_state import Clock, FailingState
from tests.gateway.incident_samples import AT, at, incident_id, sample

KEY = b"k" * 32
DAY = 86_400.0


def finding(rule: str = "INJ-001", *, path: str = "/messages/0/content", layers: int = 1) -> Finding:
    return Finding(
        rule,
        "instruction_override",
        Severity.HIGH,
        Action.ESCALATE,
        Origin.USER,
        Trust.UNTRUSTED,
        path,
        tuple(Layer("base64", 0, 9) for _ in range(layers)),
        3,
        17,
    )


def exchange(
    *,
    decision: Decision = Decision.DENY,
    reason: Reason | None = Reason.BLOCKED,
    findings: tuple[Finding, ...] = (),
    tenant: str = "acme",
    enforced: bool = True,
) -> Exchange:
    judgement = Judgement(decision, GuardMode.BASELINE, 1, reason, findings, Coverage(1, 0), enforced)
    return Exchange(
        incident_id=incident_id(),
        started=0.0,
        dialect=DIALECTS["openai"],
        operation=Operation.CHAT,
        tenant=tenant,
        subject="ann",
        judgement=judgement,
        policy_version="default-1",
    )


def test_a_refused_request_is_an_incident_without_its_content() -> None:
    incident = request_incident(exchange(findings=(finding(),)), at=AT)
    assert incident == sample(operation=Operation.CHAT.value, reason=Reason.BLOCKED.value)


def test_what_monitor_mode_would_have_refused_is_one_too() -> None:
    incident = request_incident(exchange(enforced=False), at=AT)
    assert incident is not None
    assert not incident.enforced


@pytest.mark.parametrize(
    "allowed",
    [
        pytest.param(exchange(decision=Decision.ALLOW, reason=None), id="an allowed request"),
        pytest.param(exchange(reason=Reason.MALFORMED), id="a request that cannot be read"),
        pytest.param(exchange(tenant=""), id="a request of nobody"),
    ],
)
def test_these_are_none(allowed: Exchange) -> None:
    assert request_incident(allowed, at=AT) is None


def test_an_incident_is_bounded() -> None:
    many = tuple(finding(f"INJ-{number:03}", path="/" * 9_000, layers=50) for number in range(100))
    incident = request_incident(exchange(findings=many), at=AT)
    assert incident is not None
    assert len(incident.sightings) == MOST_SIGHTINGS
    assert {len(sighting.layers) for sighting in incident.sightings} == {MOST_LAYERS}
    assert {len(sighting.path) for sighting in incident.sightings} == {MOST_PATH_CHARS}


def ruling(decision: Decision = Decision.DENY, *, name: str = "send_mail") -> Ruling:
    call = ProposedCall(path="/choices/0", name=name, arguments='{"to": "canary"}')
    ancestor = Ancestor("/messages/1/content", Origin.TOOL_RESULT, Trust.UNTRUSTED, "value", 1, "/" * 9_000)
    return Ruling(call, decision, tier=3, cause=Cause.SUPERVISOR, findings=(finding(),), lineage=(ancestor,))


def test_a_withheld_call_is_an_incident_of_its_own() -> None:
    incident = call_incident(
        exchange(decision=Decision.ALLOW, reason=None),
        ruling(),
        2,
        at=AT,
        declared={"send_mail"},
        key=KEY,
        held_until=AT + 900,
    )
    assert incident is not None
    assert incident.id == f"{incident_id()}.2"
    assert (incident.phase, incident.decision, incident.tier, incident.reason) == ("call", "deny", 3, "supervisor")
    assert incident.tool == "send_mail"
    assert incident.held_until == AT + 900
    came_from = KeptAncestor("/messages/1/content", "tool_result", "untrusted", "value", 1, "/" * MOST_PATH_CHARS)
    assert incident.lineage == (came_from,)
    assert read_incident(orjson.dumps(incident)) == incident
    assert b"canary" not in orjson.dumps(incident)


def test_an_allowed_call_is_none() -> None:
    allowed = ruling(Decision.ALLOW)
    assert call_incident(exchange(), allowed, 1, at=AT, declared=(), key=KEY) is None


def test_a_name_of_the_models_own_is_not_shown() -> None:
    assert shown_tool("canary", declared={"send_mail"}, key=KEY).startswith("hmac-sha256:")


@pytest.mark.parametrize("number", ["", ".1", ".9999"])
def test_ids_are_known_by_their_form(number: str) -> None:
    assert is_incident_id(incident_id() + number)


@pytest.mark.parametrize("text", ["", "x", incident_id().upper() + "A", incident_id() + ".0", incident_id() + ".1\n"])
def test_other_texts_are_none(text: str) -> None:
    assert not is_incident_id(text)


def test_an_incident_is_read_as_it_was_written() -> None:
    incident = sample(held_until=5.0, sightings=(KeptFinding("A", "/x", "user", ("hex", "rot13"), 0, 1),))
    assert read_incident(orjson.dumps(incident)) == incident


@pytest.mark.parametrize("value", [b"", b"[]", b"{}", b'{"id": 1}'])
def test_what_is_no_incident_is_none(value: bytes) -> None:
    assert read_incident(value) is None


class Shelf:
    """One process's incidents over a store."""

    def __init__(self, *, most_pages: int = 20) -> None:
        self.clock = Clock(AT)
        self.store = FailingState(self.clock)
        self.lost: list[int] = []
        self.incidents = Incidents(
            self.store,
            keep_seconds=30 * DAY,
            keep_most=200,
            on_lost=self.lost.append,
            most_pages=most_pages,
            first_pause_seconds=0,
            closing_seconds=0.01,
        )

    async def ids(self, query: Query, *tenants: str) -> list[str]:
        found = await self.incidents.search(tenants or ("acme",), query)
        return [incident.id for incident in found.incidents]

    async def all(self, query: Query, *tenants: str) -> list[Incident]:
        """What all pages of a search hold."""
        got: list[Incident] = []
        while True:
            found = await self.incidents.search(tenants, query)
            got += found.incidents
            if not found.before:
                return got
            query = Query(**{**{name: getattr(query, name) for name in Query.__slots__}, "before": found.before})


async def test_what_is_recorded_can_be_found() -> None:
    shelf = Shelf()
    shelf.incidents.record(sample())
    await shelf.incidents.close()
    assert await shelf.incidents.find(("other", "acme"), sample().id) == sample()
    assert shelf.lost == []


@pytest.mark.parametrize("name", [incident_id(AT, 2), incident_id(AT + 1), incident_id() + ".1"])
async def test_what_was_not_recorded_cannot(name: str) -> None:
    shelf = Shelf()
    await shelf.incidents.keep(sample())
    assert await shelf.incidents.find(("acme",), name) is None


async def test_a_tenants_incidents_are_not_anothers() -> None:
    shelf = Shelf()
    await shelf.incidents.keep(sample())
    assert await shelf.incidents.find(("other",), sample().id) is None
    assert await shelf.ids(Query(), "other") == []


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        pytest.param(Query(), [4, 3, 2, 1], id="anything"),
        pytest.param(Query(decision="clarify"), [2], id="a decision"),
        pytest.param(Query(rule="SEC-001"), [3], id="a rule"),
        pytest.param(Query(phase="call"), [4], id="a phase"),
        pytest.param(Query(held=True), [4], id="what waits"),
        pytest.param(Query(since=AT + 3), [4, 3], id="from a moment on"),
        pytest.param(Query(until=AT + 3), [2, 1], id="before a moment"),
        pytest.param(Query(since=AT + 2, until=AT + 3), [2], id="between moments"),
        pytest.param(Query(most=2), [4, 3], id="the newest"),
        pytest.param(Query(before=incident_id(AT + 3)), [2, 1], id="what follows"),
        pytest.param(Query(before=incident_id(AT + 3), until=AT + 9), [2, 1], id="what follows, before a moment"),
        pytest.param(Query(rule="NOT-001"), [], id="nothing"),
    ],
)
async def test_incidents_are_found_by_what_they_are(query: Query, expected: list[int]) -> None:
    shelf = Shelf()
    for incident in (
        at(1),
        at(2, decision="clarify"),
        at(3, rule_ids=("INJ-001", "SEC-001")),
        at(4, phase="call", held_until=AT + 900),
    ):
        await shelf.incidents.keep(incident)
    assert await shelf.ids(query) == [incident_id(AT + second) for second in expected]


async def test_pages_over_several_tenants_show_each_incident_once_in_order() -> None:
    shelf = Shelf()
    tenants = ("acme", "busy", "idle")
    for number in range(150):
        await shelf.incidents.keep(at(number, tenant="busy" if number % 10 else "acme"))
    got = await shelf.all(Query(most=7), *tenants)
    assert [incident.at - AT for incident in got] == list(range(149, -1, -1))


async def test_a_search_for_what_is_rare_ends_and_can_go_on() -> None:
    shelf = Shelf(most_pages=1)
    for number in range(150):
        await shelf.incidents.keep(at(number, rule_ids=() if number else ("RARE-001",)))
    first = await shelf.incidents.search(("acme",), Query(rule="RARE-001"))
    assert first.incidents == ()
    second = await shelf.incidents.search(("acme",), Query(rule="RARE-001", before=first.before))
    assert [incident.at for incident in second.incidents] == [AT]


async def test_incidents_end_and_the_oldest_go_where_there_are_too_many() -> None:
    shelf = Shelf()
    for number in range(201):
        await shelf.incidents.keep(at(number))
    assert await shelf.incidents.find(("acme",), incident_id(AT)) is None
    shelf.clock.now += 30 * DAY
    assert await shelf.ids(Query()) == []


async def test_the_ids_of_a_tenant_or_a_subject_are_told_page_by_page_whoever_wrote_them() -> None:
    shelf = Shelf()
    for number in range(150):
        await shelf.incidents.keep(at(number, subject="ann" if number % 3 else "bob"))
    log = state_key(KeyKind.INCIDENTS, "acme")
    for second, value in ((150, b'{"id": 7, "subject": "bob"}'), (151, b"[]"), (152, b"{")):
        await shelf.store.append(log, incident_id(AT + second), value, seconds=DAY, most=200)
    pages = [page async for page in shelf.incidents.ids("acme")]
    assert [len(page) for page in pages] == [100, 53]
    ids = [name async for page in shelf.incidents.ids("acme", ("bob",)) for name in page]
    assert ids == [incident_id(AT + number) for number in range(150, -1, -1) if number % 3 == 0]
    assert await shelf.incidents.erase("acme", ids) == 51
    assert await shelf.incidents.erase("acme", ids) == 0
    assert [name async for page in shelf.incidents.ids("acme", ("bob",)) for name in page] == []
    assert await shelf.incidents.erase("acme", ()) == 0


async def test_what_another_version_wrote_is_passed_over() -> None:
    shelf = Shelf()
    await shelf.incidents.keep(sample())
    log = state_key(KeyKind.INCIDENTS, "acme")
    await shelf.store.append(log, incident_id(AT + 1), b'{"id": 7}', seconds=DAY, most=9)
    assert await shelf.ids(Query()) == [sample().id]


async def test_incidents_wait_for_a_store_that_has_no_answer() -> None:
    shelf = Shelf()
    shelf.store.fails = True
    shelf.incidents.record(sample())
    while shelf.store.tried < 3:  # noqa: ASYNC110 - it has no event to wait for
        await asyncio.sleep(0)
    shelf.store.fails = False
    await shelf.incidents.close()
    assert await shelf.ids(Query()) == [sample().id]
    assert shelf.lost == []


async def test_what_cannot_wait_is_told_of() -> None:
    shelf = Shelf()
    shelf.store.fails = True
    with pytest.raises(StateTrouble):
        await shelf.incidents.keep(sample())


async def test_what_is_lost_is_counted() -> None:
    shelf = Shelf()
    shelf.store.fails = True
    for _ in range(MOST_WAITING + 3):
        shelf.incidents.record(sample())
    await shelf.incidents.close()
    assert sum(shelf.lost) == MOST_WAITING + 3


async def test_an_incident_that_cannot_be_written_is_told_of_and_keeps_no_other_from_it() -> None:
    shelf = Shelf()
    bad, good = sample(), sample(id=incident_id(AT + 1))
    shelf.store.faulty = bad.id
    with capture_logs() as logged:
        shelf.incidents.record(bad)
        shelf.incidents.record(good)
        await shelf.incidents.close()
    assert await shelf.ids(Query()) == [good.id]
    assert shelf.lost == [1]
    (line,) = logged
    assert (line["event"], line["log_level"], line["incident_id"]) == ("incident_lost", "error", bad.id)


async def test_what_recorded_nothing_closes_at_once() -> None:
    await Shelf().incidents.close()
