"""The answers that the gateway writes itself."""

import json

import pytest
from aiohttp import web

from filters.refusals import ANSWERS, Reason, Refused, refusal_for
from gateway.exchanges.exchange import Arrival, Exchange, refused_before, undecided
from gateway.web.local_replies import NO_HEAD, draining_reply, healthy_reply, local_reply
from tests.gateway.stand import DIALECT


def refused(reason: Reason) -> Exchange:
    return refused_before(undecided(DIALECT, Arrival(NO_HEAD, "id-1", 0.0)), Refused(reason))


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name.lower())
def test_every_reason_has_its_status_its_body_and_its_word_on_retries(reason: Reason) -> None:
    reply = local_reply(refused(reason), refusal_for(reason, "id-1"))
    assert reply.status == ANSWERS[reason].status
    assert reply.headers["x-should-retry"] == ("true" if ANSWERS[reason].retry else "false")
    assert reply.headers["Content-Type"] == "application/json"
    assert reply.headers["Server"] == "guardrail-gateway"
    assert reply.headers["X-Guardrail-Decision"] == "deny"
    assert isinstance(reply.body, bytes)
    assert json.loads(reply.body)["error"] == {"code": reason.value, "incident_id": "id-1"}
    assert reply.headers["X-Guardrail-Incident-ID"] == "id-1"


@pytest.mark.parametrize(
    ("reason", "name", "value"),
    [
        (Reason.UNAUTHENTICATED, "WWW-Authenticate", "Bearer"),
        (Reason.METHOD, "Allow", "DELETE, GET, HEAD, PATCH, POST, PUT"),
        (Reason.OVERLOADED, "Retry-After", "1"),
    ],
    ids=["401", "405", "503"],
)
def test_some_statuses_carry_the_field_that_http_asks_for(reason: Reason, name: str, value: str) -> None:
    reply = local_reply(refused(reason), refusal_for(reason, "id-1"))
    assert reply.headers[name] == value
    assert name not in local_reply(refused(Reason.BLOCKED), refusal_for(Reason.BLOCKED, "id-1")).headers


@pytest.mark.parametrize(
    ("reply", "status", "said"),
    [(healthy_reply("id-1"), 200, "ok"), (draining_reply("id-1"), 503, "draining")],
    ids=["ready", "draining"],
)
def test_health_is_an_answer_like_any_other(reply: web.Response, status: int, said: str) -> None:
    assert isinstance(reply.body, bytes)
    assert (reply.status, json.loads(reply.body)) == (status, {"status": said})
    assert reply.headers["X-Guardrail-Decision"] == "allow"
    assert reply.headers["X-Guardrail-Mode"] == "baseline"
    assert reply.headers["X-Guardrail-Incident-ID"] == "id-1"


def test_what_fixed_rules_refuse_is_of_the_first_tier() -> None:
    reply = local_reply(refused(Reason.NOT_FOUND), refusal_for(Reason.NOT_FOUND, "id-1"))
    assert reply.headers["X-Guardrail-Tier"] == "1"
    assert (reply.headers["X-Guardrail-Rule-IDs"], reply.headers["X-Guardrail-Policy-Version"]) == ("", "")
