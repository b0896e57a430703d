import asyncio
import json
import random
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from structlog.testing import capture_logs

from adapters.heads import Headers
from adapters.metrics import LIMIT, SEEN_BY, Metrics, private_metrics
from filters.bodies.paths import DialectHints, find_route
from filters.calls import Cause, ProposedCall
from filters.decision import Coverage, Decision, GuardMode
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.policy import Mode
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Reading
from filters.trees import Json
from gateway.config.loading import load_settings
from gateway.exchanges.exchange import Arrival, Exchange, Identity, RequestHead
from gateway.identity.tokens import Claims, mint
from gateway.judging.engine import Engine
from gateway.judging.resuming import Received
from gateway.limiting.reader_thread import LARGE_BYTES
from gateway.phases.pipeline import read_beside, request_phase
from gateway.phases.services import Services, build_services
from tests.filters.encoders import prose
from tests.gateway_fixture import engine_for

CHAT = "/v1/chat/completions"
DENIED = "nightingale"
SECRETS = {"JWT_SECRET": "0123456789abcdef0123456789abcdef", "ACME_KEY": "sk-acme"}
JWT = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:ACME_KEY" }',
    'tenants.acme.headers={ openai = { openai-organization = "org-acme" } }',
    "tenants.poor.keys={}",
)


def services_for(*overrides: str, environ: Mapping[str, str] | None = None) -> Services:
    environ = environ or {}
    settings = load_settings(
        overrides=[
            'upstreams.openai.base_url="http://127.0.0.1:9/base"',
            f'policies.default.deny_patterns=["{DENIED}"]',
            *overrides,
        ],
        environ=environ,
    )
    return build_services(settings, metrics=private_metrics(), environ=environ, engine=engine_for(settings))


PLAIN = services_for()


def chat(text: str, **more: Any) -> bytes:
    return json.dumps({"model": "m", "messages": [{"role": "user", "content": text}], **more}).encode()


async def phase(
    services: Services,
    body: bytes | Exception,
    *,
    method: str = "POST",
    path: str = CHAT,
    query: str = "",
    headers: Headers = (),
) -> Exchange:
    async def read_body() -> bytes:
        if isinstance(body, Exception):
            raise body
        return body

    head = RequestHead(method, path, query, (("Content-Type", "application/json"), *headers))
    exchange = await request_phase(services, Arrival(head, "id-1", 1.0), read_body)
    assert (exchange.incident_id, exchange.started) == ("id-1", 1.0)
    assert (exchange.forward is None) is not (exchange.refusal is None)
    return exchange


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


@pytest.mark.parametrize(
    ("method", "path", "body", "reason"),
    [
        pytest.param("POST", "/nowhere", chat("x"), Reason.NOT_FOUND, id="an unknown path"),
        pytest.param("POST", "/openai/deployments/d/chat/completions", chat("x"), Reason.NOT_FOUND, id="no upstream"),
        pytest.param("BREW", CHAT, chat("x"), Reason.METHOD, id="an unknown method"),
        pytest.param("POST", CHAT, b"{", Reason.MALFORMED, id="no JSON"),
        pytest.param("POST", CHAT, Refused(Reason.TOO_LARGE), Reason.TOO_LARGE, id="too large a body"),
        pytest.param("POST", CHAT, Refused(Reason.BODY_TIMEOUT), Reason.BODY_TIMEOUT, id="too slow a body"),
        pytest.param("POST", CHAT, RuntimeError("a fault of ours"), Reason.INTERNAL, id="a fault of ours"),
    ],
)
async def test_what_cannot_be_judged_is_refused(
    method: str, path: str, body: bytes | Exception, reason: Reason
) -> None:
    exchange = await phase(PLAIN, body, method=method, path=path)
    assert exchange.refusal is not None
    assert exchange.refusal.reason is reason
    assert (exchange.judgement.decision, exchange.judgement.reason) == (Decision.DENY, reason)
    assert exchange.judgement.tier == 0


@pytest.mark.parametrize("query", [f"q={DENIED}", "q=night%69ngale", "alt=sse&x=a+nightingale", "nightingale%20=1"])
@pytest.mark.parametrize(("method", "path", "body"), [("POST", CHAT, chat("hello")), ("GET", "/v1/models", b"")])
async def test_the_query_is_judged_like_the_body(method: str, path: str, body: bytes, query: str) -> None:
    exchange = await phase(PLAIN, body, method=method, path=path, query=query)
    assert (exchange.judgement.decision, exchange.judgement.tier) == (Decision.DENY, 1)
    assert exchange.judgement.findings[0].path.startswith("?")
    assert DENIED not in repr(exchange)


async def test_only_the_query_that_goes_on_is_judged() -> None:
    services = services_for(*JWT, environ=SECRETS)
    exchange = await phase(services, chat("hello"), query=f"key=a+{DENIED}", headers=(bearer(services, "acme"),))
    assert exchange.forward is not None
    assert exchange.judgement.coverage.judged == 1


LARGE = "lorem ipsum dolor sit amet " * (LARGE_BYTES // 20)


@pytest.mark.parametrize(
    ("text", "thread"), [("hello", "MainThread"), (LARGE, "reader_0")], ids=["a small body", "a large body"]
)
async def test_large_bodies_are_read_beside_the_event_loop(text: str, thread: str) -> None:
    threads = []

    def read(operation: Operation, tree: Json) -> Reading:
        threads.append(threading.current_thread().name)
        return OPENAI.read(operation, tree)

    services = services_for()
    head = RequestHead("POST", CHAT, "", (("Content-Type", "application/json"),))
    route = replace(find_route("POST", CHAT, named={}, hints=DialectHints()), dialect=replace(OPENAI, read=read))
    reading = await read_beside(services, Received(route, head, Identity("acme", "sub", "default"), chat(text)))
    await services.close()
    assert [segment.text for segment in reading.segments] == [text]
    assert threads == [thread]


async def test_a_large_body_is_refused_as_a_small_one_is() -> None:
    services = services_for()
    exchange = await phase(services, chat(LARGE)[:-1])
    await services.close()
    assert exchange.refusal is not None
    assert exchange.refusal.reason is Reason.MALFORMED


async def test_whoever_leaves_while_a_large_body_is_read_leaves_the_next_alone() -> None:
    services = services_for()
    leaving = [asyncio.create_task(phase(services, chat(LARGE))) for _ in range(3)]
    await asyncio.sleep(0)
    for task in leaving:
        task.cancel()
    assert [type(end) for end in await asyncio.gather(*leaving, return_exceptions=True)] == [asyncio.CancelledError] * 3
    assert (await phase(services, chat(LARGE))).forward is not None
    await services.close()


async def test_what_was_not_judged_is_counted_by_kind_and_limits_are_one() -> None:
    registry = CollectorRegistry()
    services = replace(services_for("limits.segments=1"), metrics=Metrics(registry))
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}
    messages = [{"role": role, "content": [image, {"type": "text", "text": "hi"}]} for role in ("system", "user")]
    exchange = await phase(services, json.dumps({"messages": messages}).encode())
    counted = {kind: registry.get_sample_value("guardrail_not_judged_total", {"kind": kind}) for kind in MediaKind}
    assert counted[MediaKind.IMAGE] == 2
    assert registry.get_sample_value("guardrail_not_judged_total", {"kind": LIMIT}) == 1
    assert exchange.judgement.coverage.not_judged == 3


TOKENS = [40135, 682, 3766, 11470]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/v1/completions", {"prompt": TOKENS}, id="completions"),
        pytest.param("/v1/completions", {"prompt": [TOKENS, TOKENS]}, id="several prompts"),
        pytest.param("/v1/completions", {"prompt": ["hi", TOKENS]}, id="beside text"),
        pytest.param("/v1/completions", {"prompt": "hi", "prompt_token_ids": TOKENS}, id="beside a prompt"),
        pytest.param("/openai/deployments/d/completions", {"prompt": TOKENS}, id="azure"),
        pytest.param(CHAT, {"messages": [{"role": "user", "content": "hi"}], "prompt_token_ids": TOKENS}, id="chat"),
        pytest.param("/v1/responses", {"input": "hi", "prompt_token_ids": TOKENS}, id="responses"),
        pytest.param("/u/local/v1/completions", {"prompt": TOKENS}, id="named upstream"),
        pytest.param("/u/local/generate", {"input_ids": [TOKENS]}, id="sglang"),
        pytest.param("/u/local/generate", {"prompt": {"prompt_token_ids": TOKENS}}, id="in an object"),
        pytest.param("/u/local/inference/v1/generate", {"token_ids": TOKENS}, id="vllm"),
        pytest.param("/u/local/api/generate", {"prompt": "hi", "CONTEXT": TOKENS}, id="ollama"),
        pytest.param(
            "/u/local/v2/models/m/infer", {"inputs": [{"name": "input_ids", "data": TOKENS}]}, id="open inference"
        ),
        pytest.param("/v1/completions", {"prompt_embeds": [[0.1, 0.2]]}, id="embeddings"),
    ],
)
async def test_a_model_is_not_asked_in_token_ids(path: str, body: Any) -> None:
    local = 'upstreams.local={ base_url = "http://127.0.0.1:9", dialect = "openai" }'
    azure = 'upstreams.azure.base_url="http://127.0.0.1:9"'
    sent = json.dumps({"model": "m", **body}).encode()
    refusal = (await phase(services_for(local, azure), sent, path=path)).refusal
    assert refusal is not None
    assert (refusal.status, refusal.reason) == (400, Reason.NOT_JUDGED)
    assert refusal.message.endswith("Send prompts as text, not as token ids or embeddings.")
    passing = await phase(services_for(local, azure, 'policies.default.unjudged_prompts="forward"'), sent, path=path)
    assert (passing.refusal, passing.forward is not None) == (None, True)
    assert passing.judgement.coverage.not_judged >= 1


@pytest.mark.parametrize("sent", [TOKENS, [TOKENS, TOKENS]])
async def test_token_ids_are_embedded_as_they_come(sent: Json) -> None:
    exchange = await phase(PLAIN, json.dumps({"model": "m", "input": sent}).encode(), path="/v1/embeddings")
    assert (exchange.refusal, exchange.forward is not None) == (None, True)
    assert exchange.judgement.coverage == Coverage(judged=0, not_judged=1 if sent == TOKENS else 2)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/u/local/detokenize", {"tokens": TOKENS}, id="detokenizing"),
        pytest.param(
            CHAT, {"messages": [{"role": "user", "content": "hi"}], "metadata": {"tokens": TOKENS}}, id="data"
        ),
    ],
)
async def test_numbers_that_are_no_prompt_pass_as_not_judged(path: str, body: Any) -> None:
    local = 'upstreams.local={ base_url = "http://127.0.0.1:9", dialect = "openai" }'
    exchange = await phase(services_for(local), json.dumps({"model": "m", **body}).encode(), path=path)
    assert (exchange.refusal, exchange.forward is not None) == (None, True)
    assert exchange.judgement.coverage.not_judged == 1


async def test_responses_of_token_ids_have_no_form_that_is_read() -> None:
    refusal = (await phase(PLAIN, json.dumps({"input": TOKENS}).encode(), path="/v1/responses")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.MALFORMED


async def test_a_run_over_a_thread_is_not_taken_for_the_same_body_elsewhere() -> None:
    services = services_for('policies.default.unjudged="refuse"')
    body = b'{"model":"m"}'
    for _ in range(2):
        assert (await phase(services, body, path="/v1/threads/runs")).refusal is None
    refusal = (await phase(services, body, path="/v1/threads/t/runs")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_JUDGED


async def test_asking_for_what_is_stored_needs_no_body() -> None:
    exchange = await phase(PLAIN, b"", method="GET", path="/v1/models")
    assert exchange.forward is not None
    assert exchange.forward.body is None
    assert exchange.operation is Operation.MODELS


async def test_a_refusal_speaks_the_dialect_of_the_path() -> None:
    exchange = await phase(PLAIN, b"{", path="/v1/messages", headers=(("anthropic-version", "2023-06-01"),))
    assert exchange.dialect.name == "anthropic"


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/api", "http://127.0.0.1:9/api/v1", "http://127.0.0.1:9/api/v1/"]
)
async def test_a_named_upstream_gets_a_version_once_wherever_it_is_written(address: str) -> None:
    services = services_for(f'upstreams.router.base_url="{address}"')
    exchange = await phase(services, chat("hello"), path="/u/router/v1/chat/completions", query="a=1")
    assert exchange.forward is not None
    assert exchange.forward.url == "http://127.0.0.1:9/api/v1/chat/completions?a=1"


async def test_a_version_that_the_address_of_a_named_upstream_has_not_is_to_be_left_out() -> None:
    services = services_for('upstreams.router.base_url="http://127.0.0.1:9/api/v4"')
    exchange = await phase(services, chat("hello"), path="/u/router/v1/chat/completions")
    assert exchange.forward is None
    assert exchange.refusal is not None
    assert exchange.refusal.status == 404
    assert "Leave out /v1 at the end of base_url" in exchange.refusal.message


def bearer(services: Services, tenant: str) -> tuple[str, str]:
    token = mint(services.settings, Claims(tenant=tenant, subject="user-1"), environ=SECRETS)
    return ("Authorization", f"Bearer {token}")


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


async def test_no_key_for_a_tenant_is_403_before_the_body_is_read() -> None:
    services = services_for(*JWT, environ=SECRETS)
    exchange = await phase(services, AssertionError("nobody reads this"), headers=(bearer(services, "poor"),))
    assert exchange.refusal is not None
    assert exchange.refusal.reason is Reason.FORBIDDEN
    assert exchange.tenant == "poor"


@pytest.mark.parametrize(("tenant", "cause"), [("poor", "not_configured"), ("acme", "missing")])
async def test_the_log_tells_why_there_is_no_provider_key(tenant: str, cause: str) -> None:
    environ = dict(SECRETS)
    services = services_for(*JWT, environ=environ)
    del environ["ACME_KEY"]
    with capture_logs() as lines:
        await phase(services, chat("hello"), headers=(bearer(services, tenant),))
    assert lines == [
        {
            "event": "no_provider_key",
            "log_level": "warning",
            "incident_id": "id-1",
            "tenant": tenant,
            "upstream": "openai",
            "cause": cause,
        }
    ]


@pytest.mark.parametrize(("mode", "told"), [("paranoid", 1), ("default", 0)])
async def test_the_log_tells_who_asks_for_a_supervisor_that_there_is_not(mode: Mode, told: int) -> None:
    services = services_for(*JWT, environ=SECRETS)
    token = mint(services.settings, Claims(tenant="acme", subject="user-1", mode=mode), environ=SECRETS)
    with capture_logs() as lines:
        for _ in range(2):
            await phase(services, chat("hello"), headers=(("Authorization", f"Bearer {token}"),))
    line = {"event": "no_supervisor", "log_level": "warning", "incident_id": "id-1", "tenant": "acme"}
    assert lines == [line] * told


async def test_the_log_tells_so_once_in_a_while_and_of_each_cause() -> None:
    environ = dict(SECRETS)
    services = services_for(*JWT, environ=environ)
    with capture_logs() as lines:
        for key in (None, None, "", ""):
            environ.pop("ACME_KEY", None)
            if key is not None:
                environ["ACME_KEY"] = key
            await phase(services, chat("hello"), headers=(bearer(services, "acme"),))
    assert [line["cause"] for line in lines] == ["missing", "empty"]


async def test_nobody_is_answered_before_the_body_is_read() -> None:
    services = services_for(*JWT, environ=SECRETS)
    exchange = await phase(services, AssertionError("nobody reads this"))
    assert exchange.refusal is not None
    assert (exchange.refusal.reason, exchange.tenant) == (Reason.UNAUTHENTICATED, "")


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


async def test_a_conversation_that_goes_on_is_forwarded_and_its_calls_are_judged_by_all_of_it() -> None:
    registry = CollectorRegistry()
    services = replace(services_for(), metrics=Metrics(registry))
    messages = [
        {"role": "system", "content": prose(random.Random(1), 9_000)},  # noqa: S311
        {"role": "system", "content": "Be kind."},
    ]
    more = {"role": "system", "content": "Be brief."}
    result = {"role": "tool", "tool_call_id": "c", "content": "Sunny."}
    called = ProposedCall("/choices/0/message/tool_calls/0", "no_such_tool", "{}")
    for said, cause in (
        (messages, Cause.NO_UNTRUSTED),
        ([*messages, more], Cause.NO_UNTRUSTED),
        ([*messages, more, result], Cause.NO_FLAGS),
    ):
        body = json.dumps({"model": "m", "messages": said}).encode()
        whole, resumed = await phase(services_for(), body), await phase(services, body)
        assert resumed.judgement == whole.judgement
        assert resumed.forward is not None
        assert resumed.forward.body == body
        assert resumed.calls is not None
        assert whole.calls is not None
        assert await resumed.calls.judge([called]) == await whole.calls.judge([called])
        assert [ruling.cause for ruling in resumed.calls.rulings] == [cause]
    looked_for = [registry.get_sample_value("guardrail_texts_total", {"seen_by": who}) for who in SEEN_BY]
    assert looked_for == [0, 0, 7]  # four texts and three seams, none of them twice


@pytest.mark.parametrize("size", [1_000, 200_000])
async def test_a_body_that_comes_again_unchanged_is_not_read(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    services = services_for()
    told = {"role": "user", "content": prose(random.Random(2), size)}  # noqa: S311
    body = json.dumps({"model": "m", "messages": [told]}).encode()
    first = await phase(services, body)
    monkeypatch.setattr(Engine, "examine", None)
    monkeypatch.setattr(Engine, "examine_on", None)
    again = await phase(services, body)
    assert again.judgement == first.judgement
    assert again.judgement.decision is Decision.ALLOW
    assert again.forward is not None
    assert again.forward.body == body


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
