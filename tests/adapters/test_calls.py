"""One HTTP call under one budget: what every kind of failure is called, and that nothing stays behind."""

import asyncio
import gc
import ssl

import pytest
import trustme

from adapters.base import VerifierFault
from adapters.calls import CallBudget, CallFailed, Calls, ProviderCall, ProviderReply
from tests.adapters.provider_server import ProviderServer, provider_server, replies, says
from tests.adapters.watching import CANARY_KEY, CANARY_TEXT

BODY = b'{"judge":"this"}'


def _call(server: ProviderServer, **parts: object) -> ProviderCall:
    return ProviderCall(f"{server.url}/judge?v=1", {"X-Key": CANARY_KEY}, BODY, **parts)  # type: ignore[arg-type]


async def _fault(calls: Calls, call: ProviderCall) -> tuple[VerifierFault, int]:
    with pytest.raises(CallFailed) as caught:
        await calls.ask(call)
    assert "CANARY" not in f"{caught.value!r} {caught.value.__cause__!r}"
    assert caught.value.__suppress_context__
    return caught.value.fault, caught.value.attempts


async def test_a_call_arrives_as_it_was_given() -> None:
    async with provider_server() as server:
        server.plays(replies({"a": 1}))
        calls = Calls(CallBudget())
        assert await calls.ask(_call(server)) == ProviderReply(200, {"a": 1}, attempts=1)
        await calls.aclose()
        (request,) = server.received
    assert (request.line, request.body) == ("POST /judge?v=1 HTTP/1.1", BODY)
    assert request.headers["x-key"] == CANARY_KEY


async def test_only_the_named_statuses_are_read() -> None:
    async with provider_server() as server:
        server.plays(replies({"error": CANARY_TEXT}, status=400))
        calls = Calls(CallBudget())
        assert await _fault(calls, _call(server)) == (VerifierFault.REJECTED, 1)
        reply = await calls.ask(_call(server, reads=frozenset({200, 400})))
        assert (reply.status, reply.json) == (400, {"error": CANARY_TEXT})
        await calls.aclose()


@pytest.mark.parametrize(
    ("head", "readable"),
    [
        ("Content-Type: application/json; charset=utf-8", True),
        ("Content-Type: APPLICATION/JSON", True),
        ("Content-Type: application/json\r\nContent-Encoding: identity", True),
        ("Content-Type: application/json\r\nContent-Encoding: br", False),
        ("Content-Type: application/json\r\nContent-Encoding: gzip, identity", False),
        ("Content-Type: application/x-ndjson", False),
        ("X-None: 1", False),
    ],
)
async def test_what_counts_as_plain_json(head: str, readable: bool) -> None:
    async with provider_server() as server:
        server.plays(says(f"HTTP/1.1 200 X\r\n{head}\r\nContent-Length: 2\r\n\r\n{{}}".encode()))
        calls = Calls(CallBudget())
        if readable:
            assert (await calls.ask(_call(server))).json == {}
        else:
            assert await _fault(calls, _call(server)) == (VerifierFault.MALFORMED, 1)
        await calls.aclose()


async def test_a_reply_is_read_up_to_its_limit() -> None:
    async with provider_server() as server:
        calls = Calls(CallBudget(reply_bytes=1_000))
        server.plays(replies(b"{}".ljust(1_000)))
        assert (await calls.ask(_call(server))).json == {}
        server.plays(replies(b"{}".ljust(1_001)))
        assert await _fault(calls, _call(server)) == (VerifierFault.MALFORMED, 1)
        await calls.aclose()


async def test_waiting_for_a_slot_counts_too() -> None:
    async with provider_server() as server:
        server.plays(replies({}))
        calls = Calls(CallBudget(seconds=0.05, concurrent=0))
        assert await _fault(calls, _call(server)) == (VerifierFault.BUSY, 0)
        assert server.received == []
        await calls.aclose()


async def test_a_certificate_of_a_stranger_is_a_network_fault() -> None:
    authority = trustme.CA()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    served = ProviderServer()
    served.plays(replies({"a": 1}))
    tasks: list[asyncio.Task[None]] = []
    listening = await asyncio.start_server(
        lambda reader, writer: tasks.append(asyncio.create_task(served.serve(reader, writer))),
        "127.0.0.1",
        0,
        ssl=context,
    )
    served.url = f"https://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    stranger, friend = Calls(CallBudget(seconds=5.0)), Calls(CallBudget(seconds=5.0), tls=trusting)
    assert await _fault(stranger, _call(served)) == (VerifierFault.NETWORK, 2)
    assert served.received == []
    assert (await friend.ask(_call(served))).json == {"a": 1}
    await stranger.aclose()
    await friend.aclose()
    listening.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_each_loop_has_connections_of_its_own() -> None:
    calls = Calls(CallBudget())

    async def once() -> ProviderReply:
        async with provider_server() as server:
            server.plays(replies({"a": 1}))
            try:
                return await calls.ask(_call(server))
            finally:
                await calls.aclose()

    assert [asyncio.run(once()).json for _ in range(3)] == [{"a": 1}] * 3
    gc.collect()  # a connection that was left open would warn here


async def test_closing_twice_and_calling_again() -> None:
    async with provider_server() as server:
        server.plays(replies({"a": 1}))
        calls = Calls(CallBudget())
        await calls.aclose()
        await calls.ask(_call(server))
        await calls.aclose()
        await calls.aclose()
        assert (await calls.ask(_call(server))).json == {"a": 1}
        await calls.aclose()
