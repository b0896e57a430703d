"""The answers that the gateway writes itself."""

import json

import pytest

from filters.refusals import ANSWERS, Reason, Refused, refusal_for
from gateway.exchange import Exchange
from gateway.replies import health_reply, local_reply, refused_unread
from tests.gateway.stand import DIALECT


def refused(reason: Reason) -> Exchange:
    return refused_unread(Refused(reason), dialect=DIALECT, incident_id="id-1", started=0.0)


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


@pytest.mark.parametrize(("draining", "status"), [(False, 200), (True, 503)], ids=["ready", "draining"])
def test_health_is_an_answer_like_any_other(draining: bool, status: int) -> None:
    reply = health_reply("id-1", draining=draining)
    assert reply.status == status
    assert reply.headers["X-Guardrail-Decision"] == "allow"
    assert reply.headers["X-Guardrail-Mode"] == "baseline"
    assert reply.headers["X-Guardrail-Incident-ID"] == "id-1"
