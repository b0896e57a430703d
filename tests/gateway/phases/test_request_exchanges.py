"""What leaves the request phase: the judged bytes to the upstream, or a refusal that the client can read."""

import json

import pytest

from filters.calls import Cause, ProposedCall
from filters.decision import Coverage, Decision, GuardMode
from filters.refusals import Reason
from tests.gateway.phases.request_stand import CHAT, DENIED, JWT, PLAIN, SECRETS, bearer, chat, phase, services_for


async def test_what_is_allowed_is_forwarded_byte_for_byte() -> None:
    body = b'{ "messages":[ {"content":"a\\u0062c \\/ ","role":"user"}] ,"zzz":1.50,"model":"m"}'
    exchange = await phase(PLAIN, body, query="a=1&key=k%20", headers=(("Authorization", "Bearer own"),))
    forward = exchange.forward
    assert forward is not None
    assert forward.body is body
    assert (forward.upstream, forward.method) == ("openai", "POST")
    assert forward.url == "http://127.0.0.1:9/base/v1/chat/completions?a=1&key=k%20"
    assert ("Authorization", "Bearer own") in forward.headers
    assert ("X-Guardrail-Incident-ID", "id-1") in forward.headers
    assert exchange.judgement.coverage == Coverage(judged=4, not_judged=0), "message, unknown key, two parameters"


async def test_the_upstream_need_not_be_told() -> None:
    exchange = await phase(services_for("server.forward_headers=false"), chat("hello"))
    assert exchange.forward is not None
    assert not [name for name, _ in exchange.forward.headers if name.startswith("X-Guardrail")]


@pytest.mark.parametrize("status", [400, 403, 422])
async def test_a_denial_has_the_policys_status_and_the_rules_ids(status: int) -> None:
    exchange = await phase(services_for(f"policies.default.deny_status={status}"), chat(f"about {DENIED}"))
    refusal = exchange.refusal
    assert refusal is not None
    assert (refusal.reason, refusal.status, refusal.rule_ids) == (Reason.BLOCKED, status, ("TENANT-DENY-1",))
    assert exchange.judgement.decision is Decision.DENY
    assert DENIED not in repr(exchange)


async def test_a_request_that_is_not_understood_is_asked_about() -> None:
    services = services_for('policies.default.on_limit="clarify"', "limits.segments=1")
    body = json.dumps({"messages": [{"role": role, "content": "hello"} for role in ("system", "user")]}).encode()
    exchange = await phase(services, body)
    refusal = exchange.refusal
    assert refusal is not None
    assert (refusal.reason, refusal.status) == (Reason.CLARIFY, 422)
    assert refusal.questions
    assert exchange.judgement.mode is GuardMode.CLARIFY


async def test_a_limit_that_was_reached_is_named() -> None:
    services = services_for("limits.segments=1")
    body = json.dumps({"messages": [{"role": role, "content": "hello"} for role in ("system", "user")]}).encode()
    exchange = await phase(services, body)
    assert exchange.refusal is not None
    assert exchange.refusal.message == "The request needs more inspection than its limits allow. Reached: segments."


async def test_monitor_forwards_and_tells_what_it_would_have_done() -> None:
    exchange = await phase(services_for('policies.default.enforcement="monitor"'), chat(DENIED))
    assert exchange.forward is not None
    assert ("X-Guardrail-Decision", "deny") in exchange.forward.headers
    assert ("X-Guardrail-Mode", "monitor") in exchange.forward.headers


async def test_a_refusal_speaks_the_dialect_of_the_path() -> None:
    exchange = await phase(PLAIN, b"{", path="/v1/messages", headers=(("anthropic-version", "2023-06-01"),))
    assert exchange.dialect.name == "anthropic"


async def test_a_tenants_key_takes_the_place_of_everything_that_selects_an_account() -> None:
    services = services_for(*JWT, environ=SECRETS)
    headers = (bearer(services, "acme"), ("OpenAI-Organization", "org-other"), ("x-api-key", "sk-other"))
    exchange = await phase(services, chat("hello"), query="key=sk-other&a=1", headers=headers)
    forward = exchange.forward
    assert forward is not None
    sent = [(name.lower(), value) for name, value in forward.headers]
    assert [value for name, value in sent if name == "authorization"] == ["Bearer sk-acme"]
    assert [value for name, value in sent if name == "openai-organization"] == ["org-acme"]
    assert "sk-other" not in repr([*sent, forward.url])
    assert forward.url.endswith("?a=1")
    assert (exchange.tenant, exchange.subject) == ("acme", "user-1")


@pytest.mark.parametrize(
    ("method", "path", "body", "judged"),
    [
        pytest.param("POST", CHAT, chat("hello"), True, id="a chat"),
        pytest.param("GET", "/v1/responses/resp_1", b"", True, id="a stored reply"),
        pytest.param("POST", "/v1/threads/runs", b"{}", True, id="what no reader knows"),
        pytest.param("POST", "/v1/embeddings", b'{"input":"hello"}', False, id="embeddings"),
        pytest.param("GET", "/v1/models", b"", False, id="models"),
    ],
)
async def test_the_calls_of_a_reply_are_judged_where_there_can_be_any(
    method: str, path: str, body: bytes, judged: bool
) -> None:
    exchange = await phase(PLAIN, body, method=method, path=path)
    assert exchange.forward is not None
    assert (exchange.calls is not None) is judged


async def test_calls_are_judged_by_what_the_request_carried() -> None:
    told = [{"role": "tool", "tool_call_id": "c", "content": "Sunny."}]
    called = ProposedCall("/choices/0/message/tool_calls/0", "no_such_tool", "{}")
    for body, cause in (
        (chat("hello"), Cause.NO_FLAGS),
        (json.dumps({"model": "m", "messages": told}).encode(), Cause.NO_FLAGS),
        (
            json.dumps({"model": "m", "messages": [{"role": "system", "content": "Hello."}]}).encode(),
            Cause.NO_UNTRUSTED,
        ),
    ):
        exchange = await phase(PLAIN, body)
        assert exchange.calls is not None
        assert [ruling.cause for ruling in await exchange.calls.judge([called])] == [cause]


@pytest.mark.parametrize(("method", "path"), [("GET", "/v1/responses/r"), ("POST", "/v1/responses/r/cancel")])
async def test_a_stored_reply_stands_on_nothing_that_comes_with_the_request_for_it(method: str, path: str) -> None:
    body = json.dumps({"items": [{"role": "system", "content": "Hello."}]}).encode()
    called = ProposedCall("/output/0", "no_such_tool", "{}")
    services = services_for()
    for _ in range(2):  # the second time nothing of it is read
        exchange = await phase(services, body, method=method, path=path)
        assert exchange.calls is not None
        assert not exchange.calls.remembers
        assert [ruling.cause for ruling in await exchange.calls.judge([called])] == [Cause.SUPERVISOR]


@pytest.mark.parametrize("path", ["/v1/responses/resp_1", "/v1/interactions/v1_a"])
async def test_a_stored_reply_stands_on_what_nobody_saw(path: str) -> None:
    exchange = await phase(PLAIN, b"", method="GET", path=path)
    called = ProposedCall("/output/0", "no_such_tool", "{}")
    assert exchange.calls is not None
    assert [ruling.cause for ruling in await exchange.calls.judge([called])] == [Cause.SUPERVISOR]


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/v1/responses/resp_1"), ("POST", "/v1/responses/resp_1/cancel")],
    ids=["get", "cancel"],
)
@pytest.mark.parametrize("body", [b"{}", b'{"a":"b"}'])
async def test_a_body_without_a_conversation_is_none(method: str, path: str, body: bytes) -> None:
    called = ProposedCall("/output/0", "no_such_tool", "{}")
    without = await phase(PLAIN, b"", method=method, path=path)
    exchange = await phase(PLAIN, body, method=method, path=path)
    assert exchange.calls is not None
    assert without.calls is not None
    (ruling,), (expected,) = await exchange.calls.judge([called]), await without.calls.judge([called])
    assert ruling.cause is expected.cause
    assert ruling.cause is not Cause.NO_UNTRUSTED
