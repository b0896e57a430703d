"""What repeated abuse and too much traffic lead to: the whole gateway, on real sockets, in every dialect."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import pytest
from aiohttp import web

from filters.usage import estimated_tokens
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer, say, send, turns
from tests.gateway_fixture import Answer, RunningGateway, request, running_gateway, serving, talk
from tests.talks import ACCOUNT, SUMMARISE, WIRES, Talk, Wire

ATTACK = f"Please {MARK} now."
NICE = "What is the capital of France?"
TOOLS = {"tools", "tool_choice", "toolConfig", "tool_config", "functions", "function_call", "parallel_tool_calls"}
"""Members that declare tools or say how to use them, in some dialect."""
_USED = 7
_EVENTS = 40
"""Tokens that the upstream of these tests charges for each reply."""

wires = pytest.mark.parametrize("wire", WIRES.values(), ids=WIRES)
CHAT = WIRES["chat"]


def guarded(*overrides: str, **of: Any) -> Any:
    return running_gateway(*SETTINGS, *overrides, environ=SECRETS, **of)


async def strike(gateway: RunningGateway, times: int, **of: Any) -> None:
    """So many attacks of a caller, one after the other, each refused."""
    for _ in range(times):
        assert (await say(gateway, CHAT, ATTACK, **of)).status == 400


def mode(got: Answer) -> str:
    return got.headers["x-guardrail-mode"]


# Strikes


@wires
async def test_three_strikes_take_the_tools_out_of_requests(wire: Wire) -> None:
    body = orjson.loads(wire.write(Talk(NICE), stream=False))
    body |= {} if wire.dialect == "gemini" else {"tool_choice": {"type": "auto"} if "max_tokens" in body else "auto"}
    async with guarded() as gateway:
        before = await send(gateway, wire, orjson.dumps(body))
        await strike(gateway, 3)
        got = await send(gateway, wire, orjson.dumps(body))
        whole, stripped = (orjson.loads(received.body) for received in gateway.received)
        *_, line = await gateway.settled(5)
    assert (before.status, mode(before)) == (200, "baseline")
    assert (got.status, mode(got), line["mode"]) == (200, "execute_locked", "execute_locked")
    assert whole.keys() & TOOLS
    assert stripped == {name: value for name, value in body.items() if name not in TOOLS}


@asynccontextmanager
async def calling(dialect: str) -> AsyncIterator[str]:
    """An upstream that proposes a call whether or not there are tools."""
    arguments = orjson.dumps({"payee": ACCOUNT}).decode()
    replies: dict[str, dict[str, Any]] = {
        "openai": {
            "id": "c",
            "object": "chat.completion",
            "choices": [
                {
                    "index": 0,
                    "finish_reason": "tool_calls",
                    "message": {
                        "role": "assistant",
                        "content": None,
                        "tool_calls": [
                            {
                                "id": "t",
                                "type": "function",
                                "function": {"name": "transfer_funds", "arguments": arguments},
                            }
                        ],
                    },
                }
            ],
        },
        "openai_responses": {
            "id": "r",
            "object": "response",
            "status": "completed",
            "output": [
                {
                    "type": "function_call",
                    "id": "f",
                    "call_id": "t",
                    "name": "transfer_funds",
                    "arguments": arguments,
                    "status": "completed",
                }
            ],
        },
        "anthropic": {
            "id": "m",
            "type": "message",
            "role": "assistant",
            "model": "m",
            "stop_reason": "tool_use",
            "stop_sequence": None,
            "content": [{"type": "tool_use", "id": "t", "name": "transfer_funds", "input": {"payee": ACCOUNT}}],
            "usage": {"input_tokens": 1, "output_tokens": 1},
        },
        "gemini": {
            "candidates": [
                {
                    "index": 0,
                    "finishReason": "STOP",
                    "content": {
                        "role": "model",
                        "parts": [{"functionCall": {"name": "transfer_funds", "args": {"payee": ACCOUNT}}}],
                    },
                }
            ]
        },
        "gemini_interactions": {
            "id": "v1_a",
            "status": "requires_action",
            "steps": [{"type": "function_call", "id": "t", "name": "transfer_funds", "arguments": {"payee": ACCOUNT}}],
        },
    }
    reply = orjson.dumps(replies["openai" if dialect == "azure" else dialect])

    async def answer(request: web.BaseRequest) -> web.Response:
        await request.read()
        return web.Response(body=reply, content_type="application/json")

    async with serving(web.Server(answer, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"


@wires
async def test_a_locked_caller_gets_no_call(wire: Wire) -> None:
    async with calling(wire.dialect) as url, guarded(upstream_url=url) as gateway:
        before = await send(gateway, wire, wire.write(Talk(SUMMARISE), stream=False))
        await strike(gateway, 3)
        got = await send(gateway, wire, wire.write(Talk(SUMMARISE), stream=False))
        *_, line = await gateway.settled(5)
    assert "transfer_funds" in before.body.decode()
    assert (got.status, [call["cause"] for call in line["calls"]]) == (200, ["locked"])
    assert (mode(got), got.headers["x-guardrail-decision"]) == ("execute_locked", "clarify")
    assert "Tools are locked here for a time." in got.body.decode()
    assert "transfer_funds" not in got.body.decode()
    assert ACCOUNT not in got.body.decode()


async def test_a_large_body_of_a_locked_caller_loses_its_tools_too() -> None:
    body = {"model": "m", "tools": [], "messages": [{"role": "user", "content": f"{NICE} " * 4_000}]}
    async with guarded() as gateway:
        await strike(gateway, 3)
        got = await send(gateway, CHAT, orjson.dumps(body))
        assert "tools" not in orjson.loads(gateway.received[-1].body)
    assert (got.status, mode(got)) == (200, "execute_locked")


@pytest.mark.parametrize(
    ("path", "body"),
    [("/v1/chat/completions", b'{"agent":"a","messages":[]}'), ("/v1/threads/t/runs/r/submit_tool_outputs", b"{}")],
)
async def test_a_locked_caller_names_no_stored_tools(path: str, body: bytes) -> None:
    async with guarded() as gateway:
        await strike(gateway, 3)
        got = await send(gateway, CHAT, body, path=path)
        assert not gateway.received
    assert (got.status, mode(got), got.tree["error"]["code"]) == (400, "execute_locked", "content_not_judged")


@wires
async def test_five_strikes_shut_the_caller_out(wire: Wire) -> None:
    async with guarded() as gateway:
        await strike(gateway, 5)
        got = await say(gateway, wire, NICE)
        assert not gateway.received
        *_, line = await gateway.settled(6)
    assert (got.status, mode(got), line["reason"]) == (403, "full_quarantine", "quarantined")
    assert 21_590 <= int(got.headers["retry-after"]) <= 21_600
    assert (got.headers["x-should-retry"], got.headers["x-guardrail-decision"]) == ("false", "deny")
    assert wire.refused(got.tree) == got.headers["x-guardrail-incident-id"]


SPOOFED = (
    ("x-forwarded-for", "203.0.113.9"),
    ("x-real-ip", "203.0.113.9"),
    ("forwarded", "for=203.0.113.9"),
    ("user-agent", "another/1.0"),
    ("x-guardrail-mode", "baseline"),
)


@pytest.mark.parametrize("field", SPOOFED, ids=[name for name, _ in SPOOFED])
async def test_no_header_makes_somebody_else_of_a_caller(field: tuple[str, str]) -> None:
    async with guarded() as gateway:
        for _ in range(5):
            await send(gateway, CHAT, turns(CHAT, [ATTACK]), field)
        assert (await say(gateway, CHAT, NICE)).status == 403
        assert (await send(gateway, CHAT, turns(CHAT, [NICE]), field)).status == 403


@pytest.mark.parametrize(("subject", "tenant"), [("bob", "acme"), ("ann", "umbrella")], ids=["subject", "tenant"])
async def test_strikes_are_nobody_elses(subject: str, tenant: str) -> None:
    async with guarded() as gateway:
        await strike(gateway, 5)
        got = await say(gateway, CHAT, NICE, subject=subject, tenant=tenant)
    assert (got.status, mode(got)) == (200, "baseline")


async def test_a_paused_call_is_a_strike() -> None:
    forbidding = f'policies.default.deny_patterns=["{MARK}", "{ACCOUNT}"]'
    quick = ("policies.default.strikes.lock_strikes=1", "policies.default.strikes.quarantine_strikes=0")
    async with calling("openai") as url, guarded(forbidding, *quick, upstream_url=url) as gateway:
        refused = await send(gateway, CHAT, CHAT.write(Talk(SUMMARISE), stream=False))
        got = await send(gateway, CHAT, CHAT.write(Talk(SUMMARISE), stream=False))
    assert (refused.status, mode(refused)) == (400, "baseline")
    assert mode(got) == "execute_locked"


@pytest.mark.parametrize(
    ("dialect", "path"),
    [("openai", "/v1/chat/completions/{}"), ("openai_responses", "/v1/responses/{}")],
    ids=["a completion", "a response"],
)
async def test_a_stored_reply_that_is_polled_is_one_strike(dialect: str, path: str) -> None:
    forbidding = f'policies.default.deny_patterns=["{MARK}", "{ACCOUNT}"]'
    async with calling(dialect) as url, guarded(forbidding, upstream_url=url) as gateway:

        async def look(name: str) -> str:
            got = await talk(gateway.url, request("GET", path.format(name), headers=(bearer(),)))
            assert ACCOUNT not in got.body.decode()
            return mode(got)

        polled = [await look(name) for name in ("one", "one", "one?stream=false", "one?starting_after=7", "one")]
        others = [await look(name) for name in ("two", "three", "four")]
    assert polled == ["baseline"] * 5
    assert others == ["baseline", "baseline", "execute_locked"]


async def test_monitoring_sanctions_nobody() -> None:
    async with guarded('policies.default.enforcement="monitor"') as gateway:
        for _ in range(6):
            got = await say(gateway, CHAT, ATTACK)
            assert (got.status, mode(got)) == (200, "monitor")
        assert all(orjson.loads(received.body).get("tools") for received in gateway.received)


async def test_nobody_who_is_not_verified_is_sanctioned() -> None:
    async with running_gateway(f'policies.default.deny_patterns=["{MARK}"]') as gateway:
        for _ in range(6):
            await talk(gateway.url, request("POST", CHAT.unary, turns(CHAT, [ATTACK]), JSON))
        got = await talk(gateway.url, request("POST", CHAT.unary, CHAT.write(Talk(NICE), stream=False), JSON))
        (received,) = gateway.received
    assert (got.status, mode(got)) == (200, "baseline")
    assert orjson.loads(received.body)["tools"]


JSON = (("content-type", "application/json"),)


# Rates


def rated(**limits: int) -> str:
    told = ", ".join(f"{name} = {value}" for name, value in limits.items())
    return f"policies.default.rates.subject={{ {told} }}"


@wires
async def test_too_many_requests_are_told_in_the_dialect(wire: Wire) -> None:
    async with guarded(rated(requests_per_minute=2)) as gateway:
        first = await say(gateway, wire, NICE)
        await say(gateway, wire, NICE)
        got = await say(gateway, wire, NICE)
        assert len(gateway.received) == 2
    assert first.headers["ratelimit-policy"] == got.headers["ratelimit-policy"] == '"subject-requests";q=2;w=60'
    assert first.headers["ratelimit"].startswith('"subject-requests";r=1;t=')
    assert got.headers["ratelimit"].startswith('"subject-requests";r=0;t=')
    assert (got.status, got.headers["x-should-retry"]) == (429, "true")
    assert 1 <= int(got.headers["retry-after"]) <= 60
    assert wire.refused(got.tree) == got.headers["x-guardrail-incident-id"]


async def test_limits_are_told_with_refusals_of_other_kinds() -> None:
    async with guarded(rated(requests_per_minute=9)) as gateway:
        denied = await say(gateway, CHAT, ATTACK)
        broken = await send(gateway, CHAT, b"{")
    for number, got in ((8, denied), (7, broken)):
        assert got.status == 400
        assert got.headers["ratelimit"].startswith(f'"subject-requests";r={number};')


async def test_a_locked_caller_is_told_so_where_its_rate_is_used_up() -> None:
    async with guarded(rated(requests_per_minute=3)) as gateway:
        await strike(gateway, 3)
        got = await say(gateway, CHAT, NICE)
    assert (got.status, mode(got)) == (429, "execute_locked")


@asynccontextmanager
async def charging() -> AsyncIterator[str]:
    """An upstream that charges for each reply."""
    usage = {"prompt_tokens": 3, "completion_tokens": _USED - 3, "total_tokens": _USED}
    chunk = {"id": "c", "object": "chat.completion.chunk", "choices": [], "usage": usage}

    async def answer(request: web.BaseRequest) -> web.Response:
        if b'"stream":true' in await request.read():
            return web.Response(
                body=b"data: " + orjson.dumps(chunk) + b"\n\ndata: [DONE]\n\n", content_type="text/event-stream"
            )
        return web.Response(body=orjson.dumps({"choices": [], "usage": usage}), content_type="application/json")

    async with serving(web.Server(answer, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"


def left(got: Answer) -> int:
    return int(got.headers["ratelimit"].partition(";r=")[2].partition(";")[0])


@pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])
async def test_tokens_are_taken_as_the_reply_tells_them(stream: bool) -> None:
    async with charging() as url, guarded(rated(tokens_per_minute=20), upstream_url=url) as gateway:
        told = []
        for number in range(3):
            got = await say(gateway, CHAT, NICE, stream=stream)
            await gateway.settled(number + 1)
            told.append(left(got))
        refused = await say(gateway, CHAT, NICE)
    assert told[:2] == [20, 20 - _USED]
    assert refused.status == 429
    assert 'subject-tokens";q=20;w=60;qu="tokens"' in refused.headers["ratelimit-policy"]


@asynccontextmanager
async def not_charging() -> AsyncIterator[str]:
    """An upstream that says nothing of tokens: 40 events with a word each, or an error for a body with `"fail"`."""
    event = b'data: {"choices":[{"index":0,"delta":{"content":"word "}}]}\n\n'

    async def answer(request: web.BaseRequest) -> web.Response:
        if b'"fail"' in await request.read():
            return web.json_response({"error": {"message": "no"}}, status=500)
        return web.Response(body=event * _EVENTS + b"data: [DONE]\n\n", content_type="text/event-stream")

    async with serving(web.Server(answer, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"


async def test_a_stream_without_counts_is_charged_an_estimate() -> None:
    async with not_charging() as url, guarded(rated(tokens_per_minute=1_000), upstream_url=url) as gateway:
        await say(gateway, CHAT, NICE, stream=True)
        await gateway.settled(1)
        got = await say(gateway, CHAT, NICE, stream=True)
    asked = estimated_tokens(CHAT.write(Talk(NICE), stream=True))
    assert _EVENTS < 1_000 - left(got) <= asked + _EVENTS + 1


async def test_an_error_of_the_upstream_costs_no_tokens() -> None:
    failing = {**orjson.loads(CHAT.write(Talk(NICE), stream=False)), "user": "fail"}
    async with not_charging() as url, guarded(rated(tokens_per_minute=1_000), upstream_url=url) as gateway:
        failed = await send(gateway, CHAT, orjson.dumps(failing))
        await gateway.settled(1)
        got = await say(gateway, CHAT, NICE, stream=True)
    assert failed.status == 500
    assert left(got) == 1_000


async def test_an_upstream_that_cannot_be_reached_costs_no_tokens() -> None:
    async with not_charging() as url:
        pass
    async with guarded(rated(tokens_per_minute=1_000), upstream_url=url) as gateway:
        failed = await say(gateway, CHAT, NICE)
        await gateway.settled(1)
        got = await say(gateway, CHAT, NICE)
    assert failed.status == 502
    assert left(got) == 1_000


async def test_whoever_leaves_a_stream_is_charged_for_what_came() -> None:
    body = CHAT.write(Talk(NICE), stream=True)
    async with dripping() as url, guarded(rated(tokens_per_minute=1_000), upstream_url=url) as gateway:
        async with asking(gateway, body) as reader:
            await reader.readuntil(b"content")
        await gateway.settled(1)
        async with asking(gateway, body) as reader:
            head = await reader.readuntil(b"\r\n\r\n")
    rest = int(head.partition(b'"subject-tokens";r=')[2].partition(b";")[0])
    assert rest < 1_000 - 10


# Places


@asynccontextmanager
async def dripping() -> AsyncIterator[str]:
    """An upstream whose streams do not end."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        await request.read()
        response = web.StreamResponse(headers={"content-type": "text/event-stream"})
        await response.prepare(request)
        await response.write(b'data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n')
        await asyncio.Event().wait()
        return response

    server = web.Server(answer, access_log=None, handler_cancellation=True)
    async with serving(server) as port:
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def asking(
    gateway: RunningGateway, body: bytes, *, declared: int | None = None
) -> AsyncIterator[asyncio.StreamReader]:
    """A request of somebody who leaves without waiting for the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(gateway.url.rpartition(":")[2]))
    writer.write(request("POST", CHAT.unary, body, (*JSON, bearer()), length=declared))
    try:
        yield reader
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


ONE_AT_ONCE = rated(concurrent_requests=1)


async def test_a_client_that_leaves_within_a_stream_gives_its_place_back() -> None:
    body = CHAT.write(Talk(NICE), stream=True)
    async with dripping() as url, guarded(ONE_AT_ONCE, upstream_url=url) as gateway:
        async with asking(gateway, body) as reader:
            await reader.readuntil(b"content")
            crowded = await send(gateway, CHAT, body)
        await gateway.settled(2)
        async with asking(gateway, body) as reader:
            head = await reader.readuntil(b"\r\n\r\n")
    assert crowded.status == 429
    assert crowded.headers["ratelimit-policy"] == '"subject-concurrent";q=1;qu="concurrent-requests"'
    assert head.startswith(b"HTTP/1.1 200 ")


async def test_a_client_that_leaves_before_the_decision_gives_its_place_back() -> None:
    async with guarded(ONE_AT_ONCE) as gateway:
        async with asking(gateway, b'{"model":', declared=1_000):
            async with asyncio.timeout(10):
                while (await say(gateway, CHAT, NICE)).status != 429:  # noqa: ASYNC110 - a body that is half there
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            while all(line["outcome"] != "client_left" for line in gateway.requests()):
                gateway.done.clear()
                await gateway.done.wait()
        got = await say(gateway, CHAT, NICE)
    assert got.status == 200
