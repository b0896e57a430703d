"""What an agent gets of the calls that its model proposes: the whole gateway, on real sockets, in every dialect."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import orjson
import pytest
from aiohttp import web

from gateway.demo.upstream import RawRequest, answer
from gateway.evidence.evidence import Evidence
from tests.filters.replaying import load
from tests.gateway.tool_call_stand import JSON, MODEL, ask, model, playing, shapes, wires
from tests.gateway_fixture import RunningGateway, request, running_gateway, serving, silent, talk
from tests.sdk import calls
from tests.talks import ACCOUNT, HARMLESS, HIJACKED, WIRES, Talk, Wire

WITHHELD = "A tool call was withheld and has not run."
"""The beginning of what stands in place of a call."""
CALL = ("transfer_funds", ACCOUNT)
"""Words of the call that follows a hijacking, none of which may reach the client."""

RECORDED = ("openai", "openai_responses", "anthropic", "gemini", "gemini_interactions")
PIECES = ("gemini", "call_in_pieces")
"""A recorded call that comes in more than one frame where most come in one."""

MONITORING = 'policies.default.enforcement="monitor"'

pytestmark = pytest.mark.usefixtures("door")


def said(received: RawRequest) -> bytes:
    """What the upstream answered."""
    return b"".join(answer(received).chunks)


def parts(body: bytes, dialect: str) -> list[bytes]:
    """The body, or its events in any order where the upstream sends some, such as a ping, while a call is held."""
    return sorted(body.split(b"\n\n")) if dialect == "anthropic" else [body]


def frames(body: bytes) -> list[Any]:
    lines = [line.removeprefix(b"data: ") for line in body.splitlines() if line.startswith(b"data: ")]
    return [orjson.loads(line) for line in lines if line != b"[DONE]"]


def counted(gateway: RunningGateway, name: str, **labels: str) -> float | None:
    return gateway.registry.get_sample_value(name, labels)


@asynccontextmanager
async def routing_by_prefix(wire: Wire) -> AsyncIterator[str]:
    """An upstream that takes everything for a conversation, as a server does that looks at how a path begins."""

    async def converse(request: web.BaseRequest) -> web.Response:
        asked = RawRequest("POST", wire.path(stream=False), request.raw_headers, await request.read())
        return web.Response(body=b"".join(answer(asked).chunks), content_type="application/json")

    async with serving(web.Server(converse, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"


# Withheld


@pytest.mark.parametrize("below", ["content", "files/f", "models", "embeddings", "images/edits", "anything"])
@pytest.mark.parametrize("name", ["chat", "responses", "messages"])
async def test_a_hijacked_call_below_the_path_of_a_conversation(name: str, below: str) -> None:
    wire = WIRES[name]
    async with routing_by_prefix(wire) as url, running_gateway(upstream_url=url) as gateway:
        path = f"{wire.path(stream=False)}/{below}"
        got = await talk(gateway.url, request("POST", path, wire.write(HIJACKED, stream=False), JSON))
    assert got.status == 200
    assert WITHHELD in got.body.decode()
    assert not any(word in got.body.decode() for word in CALL)


@wires
async def test_a_hijacked_call_gives_way_to_a_text(wire: Wire) -> None:
    async with running_gateway() as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=False)
        (line,) = await gateway.settled()
        assert CALL[0].encode() in said(gateway.received[0])
    assert got.status == 200
    assert WITHHELD in got.body.decode()
    assert not any(word in got.body.decode() for word in CALL)
    assert (got.headers["x-guardrail-decision"], line["decision"]) == ("clarify", "clarify")
    assert (got.headers["x-guardrail-mode"], got.headers["x-guardrail-tier"]) == ("clarify", "3")
    assert got.headers["x-guardrail-rule-ids"] == "CALL-FOREIGN, CALL-PLANTED"
    assert got.headers["x-guardrail-incident-id"] == line["incident_id"]
    assert line["incident_id"] in got.body.decode()


@wires
async def test_a_hijacked_call_of_a_stream_gives_way_to_a_text(wire: Wire) -> None:
    async with running_gateway() as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=True)
        (line,) = await gateway.settled()
        upstream = frames(said(gateway.received[0]))
    assert got.status == 200
    assert WITHHELD in got.body.decode()
    assert not any(word in got.body.decode() for word in CALL)
    assert frames(got.body)[-1].keys() == upstream[-1].keys()
    assert got.headers["x-guardrail-incident-id"] == line["incident_id"]
    assert line["incident_id"] in got.body.decode()


@wires
@shapes
async def test_what_is_told_of_a_withheld_call(wire: Wire, stream: bool) -> None:
    async with running_gateway() as gateway:
        await ask(gateway, wire, HIJACKED, stream=stream)
        (line,) = await gateway.settled()
        (call,) = line["calls"]
        labels = {"decision": "clarify", "tier": "3", "cause": "supervisor", "dialect": wire.dialect}
        assert counted(gateway, "guardrail_tool_calls_total", **labels) == 1
        assert counted(gateway, "guardrail_tool_calls_resolved_total", tier="3") == 1
        assert not any(word in gateway.log.getvalue().decode() for word in CALL)
    assert (call["decision"], call["tier"], call["cause"], call["risk"]) == ("clarify", 3, "supervisor", "high")
    assert call["rules"] == ["CALL-FOREIGN", "CALL-PLANTED"]
    assert [taint["share"] for taint in call["taints"]] == [1.0]
    assert (line["calls_count"], line["reply_judged"]) == (1, True)


@wires
@shapes
async def test_a_paused_call_is_an_error_of_the_dialect(wire: Wire, stream: bool) -> None:
    async with model("PAUSE") as environ, running_gateway('supervision.model="m"', environ=environ) as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=stream)
        (line,) = await gateway.settled()
    assert not any(word in got.body.decode() for word in CALL)
    assert got.status == (200 if stream else 400)
    refusal = frames(got.body)[-1] if stream else got.tree
    assert wire.refused(refusal) == got.headers["x-guardrail-incident-id"] == line["incident_id"]
    assert [(call["decision"], call["tier"], call["cause"]) for call in line["calls"]] == [("deny", 3, "supervisor")]


@pytest.mark.parametrize(
    ("dialect", "name"),
    [*product(RECORDED, ["one_call", "parallel_calls", "text_then_call", "call_then_text"]), PIECES],
)
async def test_a_forbidden_call_of_a_recorded_stream(dialect: str, name: str) -> None:
    transcript = load(dialect, name)
    wire = next(wire for wire in WIRES.values() if wire.dialect == dialect)
    forbidding = 'policies.default.deny_patterns=["canary-first"]'
    async with playing(transcript.raw) as url, running_gateway(forbidding, upstream_url=url) as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=True)
        (line,) = await gateway.settled()
    assert wire.refused(frames(got.body)[-1]) == line["incident_id"]
    assert line["calls"][0]["cause"] == "hard_denial"
    assert not any(trace in got.body.decode() for call in transcript.calls for trace in call.traces)


# Released


@wires
@shapes
@pytest.mark.parametrize("told", HARMLESS.values(), ids=HARMLESS)
async def test_what_the_user_wants_is_the_same_bytes(wire: Wire, stream: bool, told: Talk) -> None:
    async with running_gateway() as gateway:
        got = await ask(gateway, wire, told, stream=stream)
        (line,) = await gateway.settled()
        assert parts(got.body, wire.dialect) == parts(said(gateway.received[0]), wire.dialect)
    assert got.headers["x-guardrail-decision"] == "allow"
    assert [(call["decision"], call["tier"]) for call in line["calls"]] == [("allow", 1)]


@pytest.mark.parametrize(
    ("dialect", "name"), [*product(RECORDED, ["one_call", "parallel_calls", "text_then_call", "text"]), PIECES]
)
async def test_an_allowed_recorded_stream_is_the_same_bytes(dialect: str, name: str) -> None:
    transcript = load(dialect, name)
    wire = next(wire for wire in WIRES.values() if wire.dialect == dialect)
    harmless = 'policies.default.low_risk_tools=["transfer_funds", "delete_backup"]'
    async with playing(transcript.raw) as url, running_gateway(harmless, upstream_url=url) as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=True)
        (line,) = await gateway.settled()
    assert got.body == transcript.raw
    assert [call["cause"] for call in line.get("calls", [])] == ["low_risk"] * len(transcript.calls)


@wires
@shapes
async def test_monitoring_changes_nothing_but_the_record(wire: Wire, stream: bool) -> None:
    async with running_gateway('policies.default.enforcement="monitor"') as gateway:
        got = await ask(gateway, wire, HIJACKED, stream=stream)
        (line,) = await gateway.settled()
        assert got.body == said(gateway.received[0])
    assert got.headers["x-guardrail-mode"] == "monitor"
    assert [call["decision"] for call in line["calls"]] == ["clarify"]


PATCH = "*** Begin Patch\n*** Update File: src/app.py\n@@\n-x = 1\n+x = 2\n*** End Patch\n"
CUSTOM = {"type": "custom", "custom": {"name": "apply_patch", "input": PATCH}, "id": "c"}
EDIT = {"type": "custom_tool_call", "id": "ctc_1", "call_id": "c", "name": "apply_patch", "input": PATCH}
PAID = f"Pay 120 EUR to {ACCOUNT}."
CUSTOM_REPLIES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "chat": (
        "chat",
        {"choices": [{"index": 0, "message": {"role": "assistant", "content": None, "tool_calls": [CUSTOM]}}]},
        {"custom": {"name": "transfer_funds", "input": PAID}},
    ),
    "responses": (
        "responses",
        {"id": "r", "object": "response", "status": "completed", "output": [EDIT]},
        {"name": "transfer_funds", "input": PAID},
    ),
}


@pytest.mark.parametrize("case", CUSTOM_REPLIES.values(), ids=CUSTOM_REPLIES)
async def test_the_input_of_a_custom_tool_is_text(case: tuple[str, dict[str, Any], dict[str, Any]]) -> None:
    name, reply, paying = case
    wire, edit = WIRES[name], Talk("Change x to 2 in src/app.py.", "x = 1\n")
    hijacked = orjson.loads(orjson.dumps(reply))
    call = hijacked["output"][0] if name == "responses" else hijacked["choices"][0]["message"]["tool_calls"][0]
    call.update(paying)

    async def propose(request: web.BaseRequest) -> web.Response:
        told = hijacked if ACCOUNT.encode() in await request.read() else reply
        return web.Response(body=orjson.dumps(told), content_type="application/json")

    async with (
        serving(web.Server(propose, access_log=None)) as port,
        running_gateway(upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        released = await ask(gateway, wire, edit, stream=False)
        withheld = await ask(gateway, wire, HIJACKED, stream=False)
        first, second = await gateway.settled(2)
    assert released.tree == reply
    assert [(one["decision"], one["cause"]) for one in first["calls"]] == [("allow", "no_flags")]
    assert not any(word in withheld.body.decode() for word in CALL)
    assert [one["decision"] for one in second["calls"]] == ["clarify"]
    assert "CALL-UNREADABLE" not in second["calls"][0]["rules"]


PIXEL = f"data:image/png;base64,{calls.PIXEL}"


@pytest.mark.parametrize(
    ("asked", "cause"), [("What is on the screen?", "supervisor"), ("Pay the bill on the screen.", "no_flags")]
)
async def test_a_picture_that_a_tool_returned_is_untrusted(asked: str, cause: str) -> None:
    body = orjson.loads(WIRES["chat"].write(Talk(asked, "x"), stream=False))
    body["messages"][-1]["content"] = [{"type": "image_url", "image_url": {"url": PIXEL}}]
    paying = {"name": "transfer_funds", "arguments": orjson.dumps({"payee": ACCOUNT}).decode()}
    message = {"role": "assistant", "tool_calls": [{"id": "c", "type": "function", "function": paying}]}

    async def propose(_: web.BaseRequest) -> web.Response:
        return web.Response(body=orjson.dumps({"choices": [{"message": message}]}), content_type="application/json")

    async with (
        serving(web.Server(propose, access_log=None)) as port,
        running_gateway('policies.default.user_trust="trusted"', upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        await talk(gateway.url, request("POST", "/v1/chat/completions", orjson.dumps(body), JSON))
        (line,) = await gateway.settled()
    assert [one["cause"] for one in line["calls"]] == [cause]


@shapes
async def test_a_call_that_a_server_could_not_read_does_not_go_on_in_its_error(stream: bool) -> None:
    failed = orjson.dumps({"name": "transfer_funds", "arguments": {"payee": ACCOUNT}}).decode()
    error = orjson.dumps({"error": {"message": "Failed.", "code": "tool_use_failed", "failed_generation": failed}})

    async def fail(_: web.BaseRequest) -> web.Response:
        if stream:
            return web.Response(body=b"data: %b\n\n" % error, content_type="text/event-stream")
        return web.Response(status=400, body=error, content_type="application/json")

    async with (
        serving(web.Server(fail, access_log=None)) as port,
        running_gateway(upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        got = await ask(gateway, WIRES["chat"], HIJACKED, stream=stream)
        (line,) = await gateway.settled()
    assert not any(word in got.body.decode() for word in CALL)
    assert line["reply_judged"] is False
    assert (line["decision"], line["reason"], line["not_judged"]) == ("deny", "reply_not_judged", 1)
    told = ("allow", 0) if stream else ("deny", 1)  # the headers of a stream describe its request
    assert got.headers["x-guardrail-decision"] == told[0]
    assert got.headers["x-guardrail-coverage"].endswith(f"not-judged={told[1]}")


async def test_a_reply_that_there_is_no_room_for_is_recorded_with_the_status_that_was_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[dict[str, Any]] = []
    monkeypatch.setattr(Evidence, "note_reply", lambda _evidence, _exchange, **told: kept.append(told))
    large = orjson.dumps({"choices": [], "filler": "x" * 400_000})

    async def fill(_: web.BaseRequest) -> web.Response:
        return web.Response(body=large, content_type="application/json")

    settings = ("limits.body_bytes=390000", "limits.buffered_bytes=390000")
    async with (
        serving(web.Server(fill, access_log=None)) as port,
        running_gateway(*settings, upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        got = await ask(gateway, WIRES["chat"], HIJACKED, stream=False)
        (line,) = await gateway.settled()
    assert got.status == 503
    assert (line["decision"], line["reason"], line["reply_judged"]) == ("deny", "overloaded", False)
    assert kept == [{"enforced": True, "reason": "overloaded", "status": 503}]


async def test_a_stream_of_gemini_without_events_is_judged_whole() -> None:
    wire = WIRES["gemini"]
    path = wire.path(stream=True).partition("?")[0]
    async with running_gateway() as gateway:
        withheld = await talk(gateway.url, request("POST", path, wire.write(HIJACKED, stream=True), JSON))
        told = HARMLESS["nothing planted"]
        released = await talk(gateway.url, request("POST", path, wire.write(told, stream=True), JSON))
        assert released.body == said(gateway.received[1])
    assert WITHHELD in withheld.body.decode()
    assert not any(word in withheld.body.decode() for word in CALL)


@pytest.mark.parametrize(
    ("size", "cause", "judged"), [(1 << 20, ["supervisor"], True), (64, [], False)], ids=["in time", "too long"]
)
async def test_a_stream_of_gemini_without_events_is_judged_where_nothing_is_enforced(
    size: int, cause: list[str], judged: bool
) -> None:
    wire = WIRES["gemini"]
    path = wire.path(stream=True).partition("?")[0]
    async with running_gateway(MONITORING, f"limits.reply_bytes={size}") as gateway:
        got = await talk(gateway.url, request("POST", path, wire.write(HIJACKED, stream=True), JSON))
        (line,) = await gateway.settled()
        assert got.body == said(gateway.received[0])
    assert [call["cause"] for call in line.get("calls", [])] == cause
    assert line["reply_judged"] is judged


@pytest.mark.parametrize(
    ("path", "status", "told"),
    [
        ("/v1/files/file-1/content", 200, {"reply_judged": False}),
        ("/v1/files/file-1/content", 404, {}),
        ("/v1/files/file-1", 200, {}),
        ("/v1beta/files/f:download", 200, {"reply_judged": False}),
    ],
)
async def test_a_file_passes_and_is_told_as_not_judged(path: str, status: int, told: dict[str, bool]) -> None:
    line_of_batch = orjson.dumps({"response": {"body": {"choices": [{"message": {"tool_calls": [CUSTOM]}}]}}})

    async def download(_: web.BaseRequest) -> web.Response:
        return web.Response(status=status, body=line_of_batch, content_type="application/octet-stream")

    async with (
        serving(web.Server(download, access_log=None)) as port,
        running_gateway(upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        got = await talk(gateway.url, request("GET", path))
        (line,) = await gateway.settled()
        count = counted(gateway, "guardrail_replies_not_judged_total")
    assert (got.status, got.body) == (status, line_of_batch)
    assert got.headers["x-guardrail-coverage"].endswith("not-judged=1") == path.endswith(("/content", ":download"))
    assert {name: line[name] for name in ("reply_judged",) if name in line} == told
    assert count == len(told)


@pytest.mark.parametrize("override", ['policies.default.unjudged="refuse"', 'security.mode="paranoid"'])
@pytest.mark.parametrize(("name", "status"), [("tool_calls", 502), ("text", 200)])
async def test_a_file_with_calls_passes_nobody_who_lets_nothing_pass_unread(
    override: str, name: str, status: int
) -> None:
    line_of_batch = orjson.dumps({"response": {"body": {"choices": [{"message": {name: [CUSTOM]}}]}}})

    async def download(_: web.BaseRequest) -> web.Response:
        return web.Response(body=b"\n".join([line_of_batch] * 2), content_type="application/octet-stream")

    async with (
        serving(web.Server(download, access_log=None)) as port,
        running_gateway(override, upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        got = await talk(gateway.url, request("GET", "/v1/files/file-1/content"))
    assert got.status == status
    assert b"tool_calls" not in got.body


async def test_what_is_posted_to_a_path_like_a_files_is_looked_through() -> None:
    message = {"role": "assistant", "content": None, "tool_calls": [CUSTOM]}
    reply = orjson.dumps({"choices": [{"index": 0, "message": message}]})

    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(body=reply, content_type="application/json")

    async with (
        serving(web.Server(answer, access_log=None)) as port,
        running_gateway(upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        await talk(gateway.url, request("POST", "/v1/chat/content", b'{"messages":[]}', JSON))
        (line,) = await gateway.settled()
    assert line["reply_judged"] is True
    assert len(line["calls"]) == 1


# Whoever is asked does not answer


async def test_a_hung_model_delays_only_its_own_call() -> None:
    wire = WIRES["chat"]
    transcript = load("openai", "text_then_call")
    sent = request("POST", wire.path(stream=True), wire.write(HIJACKED, stream=True), JSON)
    async with (
        silent() as hung,
        playing(transcript.raw) as url,
        running_gateway(
            'policies.default.suspicious_patterns=["canary-first"]',
            "limits.call_seconds=1.5",
            "limits.verifier_seconds=1",
            'supervision.model="m"',
            environ={**MODEL, "OPENAI_BASE_URL": hung, "VERIFIER_TIMEOUT_MS": "900"},
            upstream_url=url,
        ) as gateway,
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(gateway.url.rpartition(":")[2]))
        writer.write(sent)
        text = await reader.readuntil(b"pay now.")
        other = await talk(gateway.url, request("GET", "/v1/models"))
        first, *_ = await gateway.settled()
        rest = await reader.read()
        writer.close()
        *_, line = await gateway.settled(2)
    assert (other.status, first["operation"]) == (200, "models")
    assert line["calls"][0]["decision"] == "deny"
    assert wire.refused(frames(rest)[-1]) == line["incident_id"]
    assert not any(trace in (text + rest).decode() for call in transcript.calls for trace in call.traces)
