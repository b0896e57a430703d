"""What operators can ask and decide, who they have to be, and what is refused."""

import errno
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import pytest
from structlog.testing import capture_logs

from adapters.state.base import KeyKind, state_key, trouble_of
from filters.audit_records import Act
from filters.strikes import StrikeRules
from gateway.config.settings import Settings
from gateway.evidence.approvals import Approvals
from gateway.evidence.incidents import Incidents, Query
from gateway.evidence.operators import Operators, build_operators
from gateway.evidence.questions import OperatorAnswer, OperatorRequest
from gateway.evidence.webhook import message
from gateway.identity.auth import loggable_subject
from gateway.keys.audit_keys import make_keys, public_key
from gateway.keys.digests import keyed_digest
from gateway.limiting.strikes import Strikes
from tests.gateway.audit_reader import is_sound
from tests.gateway.failing_state import Clock, FailingState
from tests.gateway.incident_samples import AT, at, incident_id, sample

TOKEN = "operators-token-of-this-test-alone"
DIGEST_KEY = b"digest-key-of-this-test-alone"
CALL = f"{incident_id()}.1"
ANOTHER = f"{incident_id()}.2"


class Office:
    """The API over a store that workers share."""

    def __init__(self, *, token: str = TOKEN, is_shared: bool = True) -> None:
        self.clock = Clock(AT)
        self.store = FailingState(self.clock)
        self.incidents = Incidents(self.store, keep_seconds=1e6, keep_most=100, on_lost=lambda _: None)
        self.approvals = Approvals(self.store, keep_seconds=1e6, clock=self.clock)
        self.strikes = Strikes(self.store, clock=self.clock)
        self.recorded: list[tuple[Act, int]] = []
        self.is_full = False
        self.operators = Operators(
            token=lambda: token,
            tenants=("default", "acme"),
            is_shared=is_shared,
            incidents=self.incidents,
            approvals=self.approvals,
            strikes=self.strikes,
            digest_key=DIGEST_KEY,
            record=self.record,
            state_trouble=partial(trouble_of, self.store),
            close=self.store.close,
        )

    async def record(self, act: Act) -> None:
        if self.is_full:
            raise OSError(errno.ENOSPC, "full")
        kept = () if self.store.fails else (await self.incidents.search(("acme",), Query())).incidents
        self.recorded.append((act, len(kept)))

    async def ask(
        self,
        path: str,
        *,
        method: str = "GET",
        query: str = "",
        body: object = None,
        content_type: str = "application/json",
        authorizations: tuple[str, ...] = (f"Bearer {TOKEN}",),
    ) -> OperatorAnswer:
        raw = body if isinstance(body, bytes) else b"" if body is None else orjson.dumps(body)
        return await self.operators.answer(OperatorRequest(method, path, query, authorizations, content_type, raw))

    async def post(self, path: str, body: object = None) -> OperatorAnswer:
        return await self.ask(path, method="POST", body=body)

    async def hold(self, call: str = CALL) -> None:
        until = await self.approvals.hold("acme", "ann", call, "digest", seconds=900)
        await self.incidents.keep(sample(id=call, phase="call", held_until=until))


def tree(told: OperatorAnswer) -> Any:
    return orjson.loads(told.body)


def code(told: OperatorAnswer) -> str:
    return str(tree(told)["error"]["code"])


PLACES = [
    ("GET", "/incidents"),
    ("GET", f"/incidents/{CALL}"),
    ("POST", f"/incidents/{CALL}/approve"),
    ("POST", f"/incidents/{CALL}/refuse"),
    ("DELETE", f"/incidents/{CALL}"),
    ("POST", "/incidents/delete"),
    ("GET", "/strikes"),
    ("POST", "/strikes/lift"),
    ("GET", "/incidents/nothing/here"),
]


@pytest.mark.parametrize(("method", "path"), PLACES)
@pytest.mark.parametrize(
    "authorizations",
    [
        pytest.param((), id="nothing"),
        pytest.param((f"Bearer {TOKEN}x",), id="more than the token"),
        pytest.param((f"Bearer {TOKEN[:-1]}",), id="less than the token"),
        pytest.param(("Bearer ",), id="no token"),
        pytest.param((f"Basic {TOKEN}",), id="another scheme"),
        pytest.param((TOKEN,), id="no scheme"),
        pytest.param((f"Bearer {TOKEN}", f"Bearer {TOKEN}"), id="twice"),
        pytest.param(("Bearer tök€n\udc80",), id="what is no ASCII"),
    ],
)
async def test_nothing_is_told_without_the_token(method: str, path: str, authorizations: tuple[str, ...]) -> None:
    office = Office()
    told = await office.ask(path, method=method, authorizations=authorizations)
    assert (told.status, code(told)) == (401, "not_authorised")
    assert dict(told.headers)["WWW-Authenticate"].startswith("Bearer")
    assert office.store.tried == 0


@pytest.mark.parametrize(("method", "path"), PLACES)
@pytest.mark.parametrize("authorizations", [(), ("Bearer ",), ("Bearer x",)])
async def test_without_a_token_in_the_settings_all_is_refused(
    method: str, path: str, authorizations: tuple[str, ...]
) -> None:
    told = await Office(token="").ask(path, method=method, authorizations=authorizations)
    assert (told.status, code(told)) == (403, "api_off")


async def test_what_workers_keep_for_themselves_cannot_be_seen() -> None:
    told = await Office(is_shared=False).ask("/incidents")
    assert (told.status, code(told)) == (501, "state_not_shared")


@pytest.mark.parametrize(
    ("method", "path", "status", "allowed"),
    [
        pytest.param("GET", "/incidents/a/b/c", 404, None, id="no such path"),
        pytest.param("GET", "/incidents/", 404, None, id="a slash too many"),
        pytest.param("GET", "/incidentsX", 404, None, id="another word"),
        pytest.param("DELETE", "/incidents", 405, "GET", id="a method that is not there"),
        pytest.param("GET", f"/incidents/{CALL}/approve", 405, "POST", id="an approval that a link could make"),
        pytest.param("OPTIONS", "/strikes/lift", 405, "POST", id="a question of a browser's"),
    ],
)
async def test_what_is_not_there(method: str, path: str, status: int, allowed: str | None) -> None:
    told = await Office().ask(path, method=method)
    assert told.status == status
    assert dict(told.headers).get("Allow") == allowed


async def test_the_webhook_tells_of_a_call_that_waits_as_the_api_shows_it() -> None:
    office = Office()
    await office.hold()
    (kept,) = (await office.incidents.search(("acme",), Query(held=True))).incidents
    assert orjson.loads(message(kept))["data"] == tree(await office.ask(f"/incidents/{CALL}"))


async def test_the_store_may_have_no_answer() -> None:
    office = Office()
    office.store.fails = True
    told = await office.ask("/incidents")
    assert (told.status, code(told)) == (503, "state_unavailable")
    assert dict(told.headers)["Retry-After"] == "1"


async def test_an_incident_is_shown_with_all_that_is_known_and_no_content() -> None:
    office = Office()
    await office.hold()
    told = await office.ask(f"/incidents/{CALL}")
    assert told.status == 200
    shown = tree(told)
    assert shown["state"] == "open"
    assert shown["time"] == "2027-01-15T08:00:00.000Z"
    assert shown["held_until"] == "2027-01-15T08:15:00.000Z"
    assert shown["sightings"] == [
        {
            "rule": "INJ-001",
            "path": "/messages/0/content",
            "origin": "user",
            "layers": ["base64"],
            "start": 3,
            "end": 17,
        }
    ]


@pytest.mark.parametrize("name", [incident_id(AT + 1), "nothing", "..", "%2e%2e"])
@pytest.mark.parametrize(("method", "verb"), [("GET", ""), ("POST", "/approve"), ("POST", "/refuse")])
async def test_an_incident_that_is_not_known(name: str, method: str, verb: str) -> None:
    told = await Office().ask(f"/incidents/{name}{verb}", method=method)
    assert (told.status, code(told)) == (404, "unknown_incident")


@pytest.mark.parametrize(("method", "verb"), [("GET", ""), ("POST", "/approve"), ("POST", "/refuse")])
async def test_the_id_of_a_request_leads_to_the_incidents_of_its_calls(method: str, verb: str) -> None:
    office = Office()
    await office.incidents.keep(at(-1))
    for number in (1, 10, 2):
        await office.hold(f"{incident_id()}.{number}")
    await office.incidents.keep(sample(id=f"{incident_id(number=2)}.1", phase="call"))

    told = await office.ask(f"/incidents/{incident_id()}{verb}", method=method)

    assert (told.status, code(told)) == (404, "unknown_incident")
    named = ", ".join(f"{incident_id()}.{number}" for number in (1, 2, 10))
    assert tree(told)["error"]["message"] == f"What is kept under this id is of tool calls: {named}."


async def test_the_ids_of_calls_that_are_named_are_few() -> None:
    office = Office()
    for number in range(1, 41):
        await office.incidents.keep(sample(id=f"{incident_id()}.{number}", phase="call"))

    assert len(await office.incidents.calls_of(("default", "acme"), incident_id())) == 16
    assert await office.incidents.calls_of(("default",), incident_id()) == ()
    assert await office.incidents.calls_of(("acme",), f"{incident_id()}.1") == ()


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        pytest.param("", [3, 2, 1], id="all"),
        pytest.param("tenant=acme", [3, 1], id="of a tenant"),
        pytest.param("subject=bob", [3], id="of a subject"),
        pytest.param("decision=clarify", [2], id="of a decision"),
        pytest.param("rule=INJ-001&phase=request", [3, 2, 1], id="of a rule and a phase"),
        pytest.param("held=true", [], id="that wait"),
        pytest.param("since=2027-01-15T08:00:02Z", [3, 2], id="since a moment"),
        pytest.param("since=2027-01-15T08:00:02.000Z&limit=100", [3, 2], id="since a moment with a fraction"),
        pytest.param("until=2027-01-15T10:00:02%2B02:00", [1], id="before a moment elsewhere"),
        pytest.param("limit=1", [3], id="the newest"),
        pytest.param(f"cursor={incident_id(AT + 3)}", [2, 1], id="the next"),
    ],
)
async def test_incidents_are_searched(query: str, expected: list[int]) -> None:
    office = Office()
    for incident in (at(1), at(2, tenant="default", decision="clarify"), at(3, subject="bob")):
        await office.incidents.keep(incident)
    told = await office.ask("/incidents", query=query)
    assert told.status == 200
    assert [shown["id"] for shown in tree(told)["incidents"]] == [incident_id(AT + second) for second in expected]


async def test_a_search_goes_on_where_it_ended() -> None:
    office = Office()
    for second in range(5):
        await office.incidents.keep(at(second))
    first = tree(await office.ask("/incidents", query="limit=3"))
    second = tree(await office.ask("/incidents", query=f"limit=3&cursor={first['cursor']}"))
    assert len(first["incidents"]) + len(second["incidents"]) == 5
    assert second["cursor"] == ""


async def test_a_search_shows_how_calls_stand() -> None:
    office = Office()
    await office.hold()
    await office.incidents.keep(at(1))
    await office.post(f"/incidents/{CALL}/approve")
    shown = tree(await office.ask("/incidents"))["incidents"]
    assert [(one["id"], one["state"]) for one in shown] == [(incident_id(AT + 1), "closed"), (CALL, "approved")]


@pytest.mark.parametrize(("verb", "state", "released"), [("approve", "approved", True), ("refuse", "refused", False)])
async def test_a_person_decides(verb: str, state: str, released: bool) -> None:
    office = Office()
    await office.hold()
    told = await office.post(f"/incidents/{CALL}/{verb}", {"who": "ann@example.org"})
    assert told.status == 200
    shown = tree(told)
    assert (shown["state"], shown["decided_by"], shown["decided_at"]) == (
        state,
        "ann@example.org",
        "2027-01-15T08:00:00.000Z",
    )
    assert await office.approvals.redeem("acme", "ann", CALL, "digest") is released


async def test_a_decision_needs_no_name() -> None:
    office = Office()
    await office.hold()
    told = await office.ask(f"/incidents/{CALL}/approve", method="POST", content_type="")
    assert (told.status, tree(told)["decided_by"]) == (200, "")


async def test_what_does_not_wait_cannot_be_approved() -> None:
    office = Office()
    await office.incidents.keep(sample())
    told = await office.post(f"/incidents/{incident_id()}/approve")
    assert (told.status, code(told)) == (409, "not_held")


@pytest.mark.parametrize(
    ("before", "state"),
    [
        pytest.param("refuse", "already_refused", id="refused"),
        pytest.param("approve", "already_approved", id="approved"),
        pytest.param("", "already_expired", id="too late"),
    ],
)
async def test_what_was_decided_stays_decided(before: str, state: str) -> None:
    office = Office()
    await office.hold()
    if before:
        await office.post(f"/incidents/{CALL}/{before}")
    else:
        office.clock.now += 900
    told = await office.post(f"/incidents/{CALL}/approve")
    assert (told.status, code(told)) == (409, state)


@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        pytest.param(b'{"who": "a"}', "text/plain", 415, id="another type"),
        pytest.param(b'{"who": "a"}', "", 415, id="no type"),
        pytest.param(b"canary", "application/json", 422, id="no JSON"),
        pytest.param(b'["canary"]', "application/json", 422, id="no object"),
        pytest.param(b'{"canary": 1}', "application/json", 422, id="an unknown name"),
        pytest.param(b'{"who": 1}', "application/json", 422, id="a number"),
        pytest.param(b'{"who": "canary\\n"}', "application/json", 422, id="a line end"),
    ],
)
async def test_a_body_that_cannot_be_understood_decides_nothing(body: bytes, content_type: str, status: int) -> None:
    office = Office()
    await office.hold()
    told = await office.ask(f"/incidents/{CALL}/approve", method="POST", body=body, content_type=content_type)
    assert told.status == status
    assert b"canary" not in told.body
    assert not await office.approvals.redeem("acme", "ann", CALL, "digest")


BOB = loggable_subject("bob@example.org", key=DIGEST_KEY)
KEPT = (at(1), at(2, subject=BOB), at(3, tenant="default"), at(4, subject="bobby"))


async def filled() -> Office:
    """With a call of ann's that was approved, and what is in `KEPT`."""
    office = Office()
    await office.hold()
    await office.approvals.decide("acme", CALL, "approve", who="")
    for incident in KEPT:
        await office.incidents.keep(incident)
    return office


async def left(office: Office) -> list[str]:
    return [shown["id"] for shown in tree(await office.ask("/incidents", query="limit=200"))["incidents"]]


@pytest.mark.parametrize(
    ("path", "body", "stays", "called"),
    [
        pytest.param("/incidents/delete", {"tenant": "acme"}, [3], True, id="a tenant's"),
        pytest.param("/incidents/delete", {"tenant": "acme", "subject": "ann"}, [4, 3, 2], True, id="a subject's"),
        pytest.param(
            "/incidents/delete",
            {"tenant": "acme", "subject": "bob@example.org", "who": "eve"},
            [4, 3, 1, 0],
            False,
            id="a subject's, named as in its token",
        ),
        pytest.param(
            "/incidents/delete", {"tenant": "acme", "subject": BOB}, [4, 3, 1, 0], False, id="named as in records"
        ),
        pytest.param("/incidents/delete", {"tenant": "gone"}, [4, 3, 2, 1, 0], False, id="of nobody"),
        pytest.param(f"/incidents/{CALL}", None, [4, 3, 2, 1], True, id="a call's"),
        pytest.param(f"/incidents/{KEPT[2].id}", None, [4, 2, 1, 0], False, id="one"),
        pytest.param(f"/incidents/{incident_id(AT + 9)}", None, [4, 3, 2, 1, 0], False, id="one that is not there"),
        pytest.param("/incidents/nothing", None, [4, 3, 2, 1, 0], False, id="what can be no incident"),
    ],
)
async def test_incidents_are_deleted_with_what_waited_for_a_person(
    path: str, body: object, stays: list[int], called: bool
) -> None:
    office = await filled()
    tenant = "default" if KEPT[2].id in path else "acme"
    method, query = ("POST", "") if body else ("DELETE", f"tenant={tenant}")
    with capture_logs() as log:
        told = await office.ask(path, method=method, query=query, body=body)
    expected = [KEPT[number - 1].id if number else CALL for number in stays]
    assert (told.status, tree(told)) == (200, {"deleted": 5 - len(stays)})
    assert await left(office) == expected
    assert await office.approvals.redeem("acme", "ann", CALL, "digest") is not called
    told_of = [event["deleted"] for event in log if event["event"] == "incidents_deleted"]
    assert told_of == [5 - len(stays)] * len(told_of)
    assert tree(await office.ask(path, method=method, query=query, body=body)) == {"deleted": 0}
    assert await left(office) == expected


async def test_an_incident_of_a_tenant_that_is_not_configured_is_found_where_the_tenant_is_named() -> None:
    office = Office()
    call, query = f"{incident_id()}.1", "tenant=gone"
    until = await office.approvals.hold("gone", "ann", call, "digest", seconds=900)
    await office.incidents.keep(sample(id=call, tenant="gone", phase="call", held_until=until))
    for method, end in (("GET", ""), ("POST", "/approve"), ("DELETE", "")):
        without = await office.ask(f"/incidents/{call}{end}", method=method)
        assert (without.status, code(without)) == (404, "unknown_incident")
        assert "?tenant=NAME" in tree(without)["error"]["message"]
        assert (await office.ask(f"/incidents/{call}{end}", method=method, query=query)).status == 200
    assert (await office.incidents.search(("gone",), Query())).incidents == ()


async def test_an_incident_that_another_version_wrote_is_deleted_too() -> None:
    office = Office()
    log, name = state_key(KeyKind.INCIDENTS, "acme"), incident_id()
    await office.store.append(log, name, b'{"id": 7, "subject": "ann"}', seconds=1e6, most=9)
    assert (await office.ask(f"/incidents/{name}")).status == 404
    assert tree(await office.ask(f"/incidents/{name}", method="DELETE")) == {"deleted": 1}
    assert (await office.store.page(log, before="", most=9)).records == ()


async def test_a_deletion_is_told_in_the_log_without_the_name() -> None:
    office = await filled()
    asked = {"tenant": "acme", "subject": "bobby", "who": "eve"}
    with capture_logs() as log:
        await office.post("/incidents/delete", asked)
    told = {
        "log_level": "warning",
        "tenant": "acme",
        "subject": keyed_digest("bobby", key=DIGEST_KEY),
        "incident_id": "",
        "who": "eve",
    }
    assert log == [
        {"event": "operator_acts", "verb": "delete", **told},
        {"event": "incidents_deleted", "deleted": 1, "complete": True, **told},
    ]


async def test_what_an_operator_does_has_its_record_before() -> None:
    office = await filled()
    await office.hold(ANOTHER)
    await strike(office, times=3)
    for path, body in (
        ("/incidents/delete", {"tenant": "acme", "subject": "bobby", "who": "eve"}),
        ("/incidents/delete", {"tenant": "acme", "subject": BOB}),
        (f"/incidents/{ANOTHER}/approve", {"who": "eve"}),
        (f"/incidents/{ANOTHER}/refuse", {"who": "dan"}),
        ("/strikes/lift", {"tenant": "acme", "subject": "ann", "who": "eve"}),
        ("/strikes/lift", {"tenant": "acme", "subject": "bob@example.org"}),
    ):
        await office.post(path, body)
    await office.ask(f"/incidents/{KEPT[0].id}", method="DELETE")
    assert office.recorded == [
        (Act("delete", "acme", subject=keyed_digest("bobby", key=DIGEST_KEY), who="eve"), 5),
        (Act("delete", "acme", subject=BOB), 4),
        (Act("approve", "acme", incident=ANOTHER, who="eve"), 3),
        (Act("refuse", "acme", incident=ANOTHER, who="dan"), 3),
        (Act("lift", "acme", subject="ann", who="eve"), 3),
        (Act("lift", "acme", subject=BOB), 3),
        (Act("delete", "acme", incident=KEPT[0].id), 3),
    ]


async def test_what_cannot_be_recorded_is_not_done() -> None:
    office = await filled()
    await office.hold(ANOTHER)
    await strike(office, times=3)
    office.is_full = True
    errors: list[None] = []
    office.operators.count_audit_error = partial(errors.append, None)
    for count, (method, path, body) in enumerate(
        (
            ("POST", "/incidents/delete", {"tenant": "acme"}),
            ("DELETE", f"/incidents/{CALL}", None),
            ("POST", f"/incidents/{ANOTHER}/approve", None),
            ("POST", f"/incidents/{ANOTHER}/refuse", None),
            ("POST", "/strikes/lift", {"tenant": "acme", "subject": "ann"}),
        ),
        start=1,
    ):
        with capture_logs() as log:
            told = await office.ask(path, method=method, body=body)
        assert (told.status, code(told)) == (503, "audit_unavailable")
        assert log == [{"event": "audit_failed", "log_level": "error", "reason": "full"}]
        assert len(errors) == count
    assert len(await left(office)) == 6
    assert tree(await office.ask(f"/incidents/{ANOTHER}"))["state"] == "open"
    assert len(tree(await office.ask("/strikes"))["sanctions"]) == 1


async def test_what_cannot_be_decided_any_more_has_no_record() -> None:
    office = await filled()
    for path in (f"/incidents/{CALL}/approve", f"/incidents/{KEPT[0].id}/refuse"):
        assert (await office.post(path)).status == 409
    assert office.recorded == []


async def test_what_operators_do_is_one_signed_chain(tmp_path: Path) -> None:
    make_keys(tmp_path / "audit.pem", tmp_path / "audit.pub")
    settings = Settings.model_validate(
        {
            "audit": {"path": str(tmp_path / "audit"), "key": "file:audit.pem"},
            "secrets": {"folder": str(tmp_path)},
            "state": {"url": f"sqlite://{tmp_path}/state.db"},
        }
    )
    for number in range(2):
        operators = build_operators(settings, environ={"GUARDRAIL_ADMIN_TOKEN": TOKEN}, watch=lambda *_: None)
        for who in "ab" * number:
            body = orjson.dumps({"tenant": "acme", "subject": "ann", "who": who})
            asked = OperatorRequest("POST", "/strikes/lift", "", (f"Bearer {TOKEN}",), "application/json", body)
            assert (await operators.answer(asked)).status == 404
        await operators.close()
    (chain,) = (tmp_path / "audit").iterdir()  # and none of the one who did nothing
    records = [orjson.loads(line) for line in chain.read_bytes().splitlines()]
    assert [(record["kind"], record.get("who")) for record in records] == [
        ("genesis", None),
        ("act", "a"),
        ("act", "b"),
        ("checkpoint", None),
    ]
    assert is_sound(tmp_path / "audit", public_key((tmp_path / "audit.pub").read_bytes()))


async def test_a_deletion_that_the_store_ended_is_told_and_can_be_asked_for_again() -> None:
    office = await filled()
    office.store.fails = True
    with capture_logs() as log:
        told = await office.post("/incidents/delete", {"tenant": "acme"})
    assert (told.status, [event.get("complete") for event in log]) == (503, [None, False])
    assert log[-1]["deleted"] == 0
    office.store.fails = False
    assert tree(await office.post("/incidents/delete", {"tenant": "acme"})) == {"deleted": 4}


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(None, id="nothing"),
        pytest.param({"subject": "ann"}, id="no tenant"),
        pytest.param({"tenant": "acme", "subject": ""}, id="an empty subject"),
        pytest.param({"tenant": "*"}, id="no tenant's name"),
        pytest.param({"tenant": "acme", "subjects": ["ann"]}, id="an unknown name"),
    ],
)
async def test_what_does_not_say_whose_deletes_nothing(body: object) -> None:
    office = await filled()
    assert (await office.post("/incidents/delete", body)).status == 422
    assert len(await left(office)) == 5


async def strike(office: Office, *, times: int) -> None:
    for number in range(times):
        await office.strikes.record_unsafe("acme", "ann", StrikeRules(), incident_id=incident_id(AT, number))


async def test_sanctions_are_listed_and_lifted() -> None:
    office = Office()
    await strike(office, times=3)
    expected = {
        "tenant": "acme",
        "subject": "ann",
        "mode": "execute_locked",
        "seconds": 3_600,
        "incident_id": incident_id(AT, 2),
    }
    assert tree(await office.ask("/strikes")) == {"sanctions": [expected]}
    assert tree(await office.ask("/strikes", query="tenant=default")) == {"sanctions": []}
    told = await office.post("/strikes/lift", {"tenant": "acme", "subject": "ann"})
    assert (told.status, tree(told)) == (200, {"lifted": True})
    assert tree(await office.ask("/strikes")) == {"sanctions": []}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        pytest.param({"tenant": "acme", "subject": "bob"}, 404, id="nobody"),
        pytest.param({"tenant": "acme"}, 422, id="no subject"),
        pytest.param({"tenant": "acme", "subject": ""}, 422, id="an empty subject"),
        pytest.param({"tenant": "acme", "subject": "ann", "all": True}, 422, id="more than there is"),
        pytest.param(None, 422, id="nothing"),
    ],
)
async def test_a_lift_says_whose(body: Mapping[str, object] | None, status: int) -> None:
    office = Office()
    await strike(office, times=3)
    assert (await office.post("/strikes/lift", body)).status == status
    assert len(tree(await office.ask("/strikes"))["sanctions"]) == 1


async def test_the_settings_name_the_state_the_token_and_the_tenants(tmp_path: Path) -> None:
    settings = Settings.model_validate({"state": {"url": f"sqlite://{tmp_path}/state.db"}, "tenants": {"acme": {}}})
    operators = build_operators(settings, environ={"GUARDRAIL_ADMIN_TOKEN": TOKEN}, watch=lambda *_: None)
    told = await operators.answer(OperatorRequest("GET", "/incidents", authorizations=(f"Bearer {TOKEN}",)))
    await operators.close()
    assert told.status == 200
    assert operators.tenants == ("default", "acme")


async def test_a_token_changes_with_its_file(tmp_path: Path) -> None:
    tree = {"admin": {"token": "file:token"}, "secrets": {"folder": str(tmp_path)}}
    settings = Settings.model_validate({**tree, "state": {"url": f"sqlite://{tmp_path}/state.db"}})
    operators = build_operators(settings, environ={}, watch=lambda *_: None)

    async def status(token: str) -> int:
        return (
            await operators.answer(OperatorRequest("GET", "/incidents", authorizations=(f"Bearer {token}",)))
        ).status

    old, new = "a" * 32, "b" * 32
    assert await status(old) == 403
    (tmp_path / "token").write_text(old)
    assert [await status(old), await status(new)] == [200, 401]
    (tmp_path / "token").write_text(new)
    assert [await status(old), await status(new)] == [401, 200]
    (tmp_path / "token").write_text("short")
    assert [await status(new), await status("short")] == [403, 403]
    await operators.close()


async def test_with_the_settings_of_the_start_the_api_is_off() -> None:
    operators = build_operators(Settings(), environ={}, watch=lambda *_: None)
    told = await operators.answer(OperatorRequest("GET", "/incidents"))
    await operators.close()
    assert told.status == 403


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        pytest.param(incident_id(), "look for this incident_id in the log", id="never judged"),
        pytest.param("nonsense", "This is no incident id: it stands in X-Guardrail-Incident-ID", id="no id"),
    ],
)
async def test_where_to_look_for_what_is_not_kept_is_told(name: str, hint: str) -> None:
    told = await Office().ask(f"/incidents/{name}")
    assert (told.status, code(told)) == (404, "unknown_incident")
    assert hint in tree(told)["error"]["message"]


async def test_a_tenant_that_is_not_configured_is_told_where_nothing_is_found_of_it() -> None:
    office = Office()
    lifting = {"tenant": "acmee", "subject": "ann"}
    for told in (
        await office.ask("/incidents", query="tenant=acmee"),
        await office.ask("/strikes", query="tenant=acmee"),
        await office.post("/strikes/lift", lifting),
    ):
        assert (told.status, code(told)) == (404, "unknown_tenant")
        assert "there are default, acme." in tree(told)["error"]["message"]
    await office.incidents.keep(sample(tenant="acmee"))
    assert len(tree(await office.ask("/incidents", query="tenant=acmee"))["incidents"]) == 1
    assert (await office.ask("/incidents", query="tenant=acme")).status == 200
    assert (await office.ask("/strikes")).status == 200
