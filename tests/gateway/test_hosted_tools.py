"""A tool that the provider runs brings an order into the very reply that then follows it: the whole gateway."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest
from aiohttp import web

from tests.gateway_fixture import Answer, RunningGateway, request, running_gateway, serving, talk
from tests.talks import ACCOUNT, HIJACKED, SUMMARISE, WIRES, Talk, Wire

JSON = (("content-type", "application/json"),)
TRUSTING = 'policies.default={ user_trust = "trusted" }'
ORDER = HIJACKED.told
ASKED = Talk(SUMMARISE)
ARGUMENTS = {"payee": ACCOUNT}
WRITTEN = orjson.dumps(ARGUMENTS).decode()

MCP = {"type": "mcp_call", "id": "mcp_1", "name": "fetch", "server_label": "web", "arguments": "{}", "output": ORDER}
SEARCH = {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"}}
CALL_ITEM = {"type": "function_call", "id": "fc_1", "call_id": "c", "name": "transfer_funds", "arguments": WRITTEN}
FETCHED = {"type": "mcp_tool_result", "tool_use_id": "s", "content": [{"type": "text", "text": ORDER}]}
SEALED = {"type": "web_search_tool_result", "tool_use_id": "s", "content": [{"title": "t", "encrypted_content": "e"}]}
CALL_BLOCK = {"type": "tool_use", "id": "t", "name": "transfer_funds", "input": ARGUMENTS}
RAN = {"codeExecutionResult": {"outcome": "OUTCOME_OK", "output": ORDER}}
CALL_PART = {"functionCall": {"name": "transfer_funds", "args": ARGUMENTS}}
CALL: dict[str, Any] = {
    "index": 0,
    "id": "c",
    "type": "function",
    "function": {"name": "transfer_funds", "arguments": WRITTEN},
}
TOOL_RUN = {"index": 0, "type": "search", "output": ORDER}


def frame(tree: dict[str, Any], *, named: bool = True) -> bytes:
    return b"%bdata: %b\n\n" % (b"event: %b\n" % tree["type"].encode() if named else b"", orjson.dumps(tree))


def responses(*items: dict[str, Any]) -> tuple[bytes, bytes]:
    whole = {"id": "resp_1", "object": "response", "status": "completed", "output": list(items)}
    events: list[dict[str, Any]] = [{"type": "response.created", "response": {**whole, "output": []}}]
    for index, item in enumerate(items):
        events += [
            {"type": f"response.output_item.{step}", "output_index": index, "item": item} for step in ("added", "done")
        ]
    events.append({"type": "response.completed", "response": whole})
    return orjson.dumps(whole), b"".join(map(frame, events))


def messages(*blocks: dict[str, Any]) -> tuple[bytes, bytes]:
    whole = {"id": "msg_1", "type": "message", "role": "assistant", "content": list(blocks), "stop_reason": "tool_use"}
    events: list[dict[str, Any]] = [{"type": "message_start", "message": {**whole, "content": []}}]
    for index, block in enumerate(blocks):
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events.append({"type": "content_block_stop", "index": index})
    events += [{"type": "message_delta", "delta": {"stop_reason": "tool_use"}}, {"type": "message_stop"}]
    return orjson.dumps(whole), b"".join(map(frame, events))


def gemini(*parts: dict[str, Any]) -> tuple[bytes, bytes]:
    replies = [{"candidates": [{"content": {"role": "model", "parts": [part]}}]} for part in parts]
    whole = {"candidates": [{"content": {"role": "model", "parts": list(parts)}, "finishReason": "STOP"}]}
    return orjson.dumps(whole), b"".join(frame(reply, named=False) for reply in replies)


def chat(*parts: dict[str, Any]) -> tuple[bytes, bytes]:
    said: dict[str, Any] = {"role": "assistant", "content": None}
    chunks: list[dict[str, Any]] = [{"choices": [{"index": 0, "delta": part}]} for part in parts]
    for part in parts:
        said |= part
    whole: dict[str, Any] = {"choices": [{"index": 0, "message": said, "finish_reason": "tool_calls"}]}
    end = frame({"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]}, named=False)
    return orjson.dumps(whole), b"".join(frame(chunk, named=False) for chunk in chunks) + end + b"data: [DONE]\n\n"


BROUGHT = {
    "responses": responses(MCP, CALL_ITEM),
    "messages": messages(FETCHED, CALL_BLOCK),
    "gemini": gemini(RAN, CALL_PART),
    "chat": chat({"executed_tools": [TOOL_RUN]}, {"tool_calls": [CALL]}),
}
SEALED_AWAY = {"responses": responses(SEARCH, CALL_ITEM), "messages": messages(SEALED, CALL_BLOCK)}
NOTHING = {
    "responses": responses(CALL_ITEM),
    "messages": messages(CALL_BLOCK),
    "gemini": gemini(CALL_PART),
    "chat": chat({"tool_calls": [CALL]}),
}
shapes = pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])


@asynccontextmanager
async def replying(reply: tuple[bytes, bytes], *settings: str) -> AsyncIterator[RunningGateway]:
    """A gateway before an upstream that gives one reply to everything, whole or streamed as it is asked."""

    async def reply_to(asked: web.BaseRequest) -> web.Response:
        stream = "stream" in asked.path or b'"stream":true' in await asked.read()
        kind = "text/event-stream" if stream else "application/json"
        return web.Response(body=reply[stream], content_type=kind)

    async with (
        serving(web.Server(reply_to, access_log=None)) as port,
        running_gateway(TRUSTING, *settings, upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        yield gateway


async def ask(gateway: RunningGateway, wire: Wire, *, stream: bool) -> Answer:
    sent = request("POST", wire.path(stream=stream), wire.write(ASKED, stream=stream), JSON)
    return await talk(gateway.url, sent)


@shapes
@pytest.mark.parametrize("name", BROUGHT)
async def test_a_call_that_follows_what_a_hosted_tool_read_is_withheld(name: str, stream: bool) -> None:
    async with replying(BROUGHT[name]) as gateway:
        got = await ask(gateway, WIRES[name], stream=stream)
        (line,) = await gateway.settled()
    (call,) = line["calls"]
    assert (call["decision"], call["cause"]) == ("clarify", "supervisor")
    assert "CALL-FOREIGN" in call["rules"]
    assert [taint["source"].startswith("/reply/") for taint in call["taints"]] == [True]
    assert b'"transfer_funds"' not in got.body
    assert "withheld" in got.body.decode()


@shapes
@pytest.mark.parametrize("name", SEALED_AWAY)
async def test_a_call_after_a_search_of_which_nobody_saw_the_pages_is_withheld(name: str, stream: bool) -> None:
    async with replying(SEALED_AWAY[name]) as gateway:
        await ask(gateway, WIRES[name], stream=stream)
        (line,) = await gateway.settled()
    assert [(call["decision"], call["rules"]) for call in line["calls"]] == [("clarify", ["CALL-FOREIGN"])]


@shapes
@pytest.mark.parametrize("name", NOTHING)
async def test_the_same_call_passes_where_nothing_was_brought_in(name: str, stream: bool) -> None:
    async with replying(NOTHING[name]) as gateway:
        got = await ask(gateway, WIRES[name], stream=stream)
        (line,) = await gateway.settled()
    assert got.body == NOTHING[name][stream]
    assert [call["cause"] for call in line["calls"]] == ["no_untrusted"]


@shapes
async def test_what_was_brought_in_counts_for_the_turn_that_continues_it(stream: bool) -> None:
    reply = responses(MCP, {"type": "message", "role": "assistant", "content": []})
    tools = [{"type": "function", "name": "transfer_funds"}]
    asked = {"model": "m", "previous_response_id": "resp_1", "input": "Go on.", "tools": tools}
    replies = [reply, responses(CALL_ITEM)]

    async def reply_to(_: web.BaseRequest) -> web.Response:
        shape = stream and len(replies) == 2
        kind = "text/event-stream" if shape else "application/json"
        return web.Response(body=replies.pop(0)[shape], content_type=kind)

    async with (
        serving(web.Server(reply_to, access_log=None)) as port,
        running_gateway(TRUSTING, upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        await ask(gateway, WIRES["responses"], stream=stream)
        await talk(gateway.url, request("POST", "/v1/responses", orjson.dumps(asked), JSON))
        *_, line = await gateway.settled(2)
    assert [(call["decision"], call["rules"]) for call in line["calls"]] == [("clarify", ["CALL-FOREIGN"])]


async def test_a_call_after_a_withheld_one_is_told_as_what_becomes_of_it() -> None:
    reading = {"type": "tool_use", "id": "r", "name": "read_file", "input": {"path": "terms.txt"}}
    async with replying(messages(FETCHED, CALL_BLOCK, reading)) as gateway:
        got = await ask(gateway, WIRES["messages"], stream=True)
        (line,) = await gateway.settled()
    assert b"terms.txt" not in got.body
    assert [(call["decision"], call["cause"]) for call in line["calls"]] == [
        ("clarify", "supervisor"),
        ("clarify", "same_turn"),
    ]


async def test_texts_beyond_all_measure_withhold_the_calls_after_them() -> None:
    long = {**FETCHED, "content": [{"type": "text", "text": "word " * 210_000}]}
    async with replying(messages(long, CALL_BLOCK)) as gateway:
        await ask(gateway, WIRES["messages"], stream=True)
        (line,) = await gateway.settled()
    assert [(call["decision"], call["cause"]) for call in line["calls"]] == [("deny", "limit")]


LISTED = {"type": "mcp_list_tools", "id": "l", "server_label": "web", "tools": [{"name": "look", "description": ORDER}]}
SAID = {"type": "message", "id": "m", "role": "assistant", "content": []}
OVERLONG = {**MCP, "output": "word " * 210_000}


@shapes
@pytest.mark.parametrize(
    ("item", "told"),
    [(LISTED, ["CALL-FOREIGN"]), (OVERLONG, [])],
    ids=["definitions of a remote server's, and no call", "more than is read"],
)
async def test_what_is_not_the_result_of_a_call_or_is_not_read_counts_for_the_next_turn_too(
    item: dict[str, Any], told: list[str], stream: bool
) -> None:
    tools = [{"type": "function", "name": "transfer_funds"}]
    asked = {"model": "m", "previous_response_id": "resp_1", "input": "Go on.", "tools": tools}
    replies = [responses(item, SAID), responses(CALL_ITEM)]

    async def reply_to(_: web.BaseRequest) -> web.Response:
        shape = stream and len(replies) == 2
        return web.Response(
            body=replies.pop(0)[shape], content_type="text/event-stream" if shape else "application/json"
        )

    async with (
        serving(web.Server(reply_to, access_log=None)) as port,
        running_gateway(TRUSTING, upstream_url=f"http://127.0.0.1:{port}") as gateway,
    ):
        await ask(gateway, WIRES["responses"], stream=stream)
        await talk(gateway.url, request("POST", "/v1/responses", orjson.dumps(asked), JSON))
        *_, line = await gateway.settled(2)
    assert [(call["decision"], call["rules"]) for call in line["calls"]] == [("clarify", told)]
