"""The door: what it refuses before the request phase, what it forwards, and what it reports."""

import asyncio
import hashlib

import pytest

from filters.decision import Decision
from filters.refusals import Reason
from gateway.config.settings import LimitSettings
from gateway.phases.progress import RequestOutcome
from tests.gateway.heads import HOST, THREE, head
from tests.gateway.stand import BAD, OpenStand, answer, chunk, hang, post, saying

ODD_BODIES = {
    "odd key order and spacing": b'{ "z" :1,\r\n\t"a": [ 1 , 2 ]  }  ',
    "escapes": b'{"a":"\\u0041\\/\\ud83d\\ude00 \\"x\\" \\n"}',
    "raw unicode": '{"a":"é中😀"}'.encode(),
    "unknown fields and big numbers": b'{"seed":18446744073709551616,"x":1e400,"y":-0,"z":1.0}',
    "every byte": bytes(range(256)),
}


@pytest.mark.parametrize("body", ODD_BODIES.values(), ids=ODD_BODIES.keys())
async def test_the_upstream_gets_the_very_bytes(stand: OpenStand, body: bytes) -> None:
    gateway = await stand()
    answered = await gateway.ask(post(body, path="/v1/a%2Fb//c?x=%41&&y"))
    assert answered.status == 200
    (seen,) = gateway.upstream.seen
    assert seen.line == b"POST /v1/a%2Fb//c?x=%41&&y HTTP/1.1"
    assert hashlib.sha256(seen.body).digest() == hashlib.sha256(body).digest()
    assert seen.values("content-length") == [str(len(body))]


async def test_a_chunked_body_goes_on_with_its_length(stand: OpenStand) -> None:
    gateway = await stand()
    body = b"".join(chunk(b"%c" % (97 + number % 26)) for number in range(5_000)) + b"0\r\nX-Trailer: 1\r\n\r\n"
    head = b"POST /v1/x HTTP/1.1\r\nHost: gateway.test\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert (await gateway.ask(head + body)).status == 200
    (seen,) = gateway.upstream.seen
    assert seen.body == (b"abcdefghijklmnopqrstuvwxyz" * 193)[:5_000]
    assert seen.values("content-length") == ["5000"]
    assert seen.values("transfer-encoding") == seen.values("x-trailer") == []


async def test_a_trailer_is_no_field_of_the_next_request(stand: OpenStand) -> None:
    gateway = await stand()
    chunks = chunk(b"{}") + b"0\r\nX-First: 1\r\nX-Guardrail-Authorization: Bearer other\r\n\r\n"
    async with gateway.connect() as client:
        client.send(head(HOST, "Transfer-Encoding: chunked") + chunks + post(b"{}"))
        answered = await client.answer()
        assert (answered.status, answered.value("Connection")) == (200, "close")
        assert await client.closed() == b""
    assert len(gateway.upstream.seen) == 1


async def test_fields_reach_the_upstream_as_they_came(stand: OpenStand) -> None:
    gateway = await stand()
    fields = (
        "anthropic-beta: a\r\nX-Guardrail-Mode: spoof\r\nANTHROPIC-Version: 1\r\nanthropic-beta: b\r\nX-U: é  ö\r\n"
    )
    answered = await gateway.ask(post(b"{}", fields=fields + "Connection: x-hop\r\nX-Hop: 1\r\n"))
    (seen,) = gateway.upstream.seen
    assert seen.fields == [
        ("Host", gateway.upstream.url.removeprefix("http://")),
        ("anthropic-beta", "a"),
        ("ANTHROPIC-Version", "1"),
        ("anthropic-beta", "b"),
        ("X-U", "é  ö"),
        ("Accept-Encoding", "identity"),
        ("X-Guardrail-Decision", "allow"),
        ("X-Guardrail-Mode", "baseline"),
        ("X-Guardrail-Incident-ID", answered.value("X-Guardrail-Incident-ID")),
        ("Content-Length", "2"),
    ]


async def test_fields_of_the_reply_reach_the_client_as_they_came(stand: OpenStand) -> None:
    gateway = await stand()
    fields = "x-request-id: r\r\nX-Guardrail-Mode: spoof\r\nSet-Cookie: a=1\r\nServer: spoof\r\nX-REQUEST-id: s\r\n"
    gateway.upstream.script = answer(b"{}", fields=fields)
    answered = await gateway.ask(post(b"{}"))
    assert answered.head.split(b"\r\n")[:5] == [
        b"HTTP/1.1 200 OK",
        b"Content-Type: application/json",
        b"x-request-id: r",
        b"X-REQUEST-id: s",
        b"Server: guardrail-gateway",
    ]
    assert answered.values("X-Guardrail-Mode") == ["baseline"]
    assert answered.values("X-Guardrail-Coverage") == ["judged=3, not-judged=1"]
    assert answered.values("Set-Cookie") == []


@pytest.mark.parametrize("method", ["GET", "DELETE", "OPTIONS", "PATCH"])
async def test_requests_without_a_body_go_on_without_one(stand: OpenStand, method: str) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        for _ in range(2):
            client.send(f"{method} /v1/files/f?after=x HTTP/1.1\r\nHost: gateway.test\r\n\r\n".encode())
            answered = await client.answer()
            assert (answered.status, answered.body) == (200, b'{"ok":true}')
    assert [seen.body for seen in gateway.upstream.seen] == [b"", b""]
    assert gateway.upstream.seen[0].line == f"{method} /v1/files/f?after=x HTTP/1.1".encode()


async def test_the_reply_to_head_has_the_length_of_what_is_not_sent(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n")
    async with gateway.connect() as client:
        for _ in range(2):
            client.send(b"HEAD /v1/models HTTP/1.1\r\nHost: gateway.test\r\n\r\n")
            answered = await client.answer(bodiless=True)
            assert (answered.status, answered.value("Content-Length")) == (200, "11")


@pytest.mark.parametrize("status", ["204 No Content", "304 Not Modified"])
async def test_replies_that_have_no_body(stand: OpenStand, status: str) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(f"HTTP/1.1 {status}\r\nETag: x\r\n\r\n".encode())
    async with gateway.connect() as client:
        for _ in range(2):
            client.send(post(b"{}"))
            answered = await client.answer()
            assert (answered.status, answered.value("ETag")) == (int(status[:3]), "x")


@pytest.mark.parametrize("status", ["400 Bad", "401 No", "404 No", "429 Slow", "500 Oops", "503 Busy", "529 Full"])
async def test_the_upstreams_errors_pass_and_are_asked_for_once(stand: OpenStand, status: str) -> None:
    gateway = await stand()
    gateway.upstream.script = answer(b'{"error":1}', status=status, fields="Retry-After: 7\r\n")
    answered = await gateway.ask(post(b"{}"))
    assert (answered.status, answered.body) == (int(status[:3]), b'{"error":1}')
    assert answered.value("Retry-After") == "7"
    assert len(gateway.upstream.seen) == 1


async def test_a_refused_request_is_answered_here_with_one_incident_id(stand: OpenStand) -> None:
    gateway = await stand()
    answered = await gateway.ask(post(BAD))
    done = await gateway.ended()
    assert (answered.status, answered.value("X-Guardrail-Decision")) == (400, "deny")
    assert answered.value("X-Guardrail-Incident-ID") == done.exchange.incident_id
    assert done.exchange.incident_id.encode() in answered.body
    assert (done.status, done.outcome, done.upstream_seconds) == (400, RequestOutcome.ANSWERED, 0.0)
    assert gateway.upstream.seen == []


async def test_what_was_forwarded_is_reported_once_with_its_time_upstream(stand: OpenStand) -> None:
    gateway = await stand()
    answered = await gateway.ask(post(b"{}"))
    done = await gateway.ended()
    assert done.exchange.incident_id == answered.value("X-Guardrail-Incident-ID")
    assert (done.status, done.outcome) == (200, RequestOutcome.ANSWERED)
    assert done.upstream_seconds > 0
    assert gateway.done.empty()


@pytest.mark.parametrize(
    "raw",
    [
        head(HOST, "Transfer-Encoding: chunked") + b"".join([chunk(b"a" * 700)] * 2),
        head(HOST, "Transfer-Encoding: chunked") + chunk(b"a" * 1_001) + b"0\r\n\r\n",
        head(HOST, "Content-Length: 1001") + b"a" * 1_001,
    ],
    ids=["endless chunks", "one byte too many in chunks", "one byte too many declared"],
)
async def test_a_body_above_its_limit_is_refused(stand: OpenStand, raw: bytes) -> None:
    gateway = await stand(body_bytes=1_000)
    assert (await gateway.ask(raw)).status == 413
    refusal = (await gateway.ended()).exchange.refusal
    assert refusal is not None
    assert refusal.message.endswith("At most 1000 bytes are taken.")
    assert gateway.upstream.seen == []


async def test_a_body_at_its_limit_passes(stand: OpenStand) -> None:
    gateway = await stand(body_bytes=1_000)
    assert (await gateway.ask(post(b"a" * 1_000))).status == 200


async def test_a_refused_body_does_not_hide_its_refusal_and_ends_the_connection(stand: OpenStand) -> None:
    gateway = await stand(body_bytes=1_000)
    async with gateway.connect() as client:
        client.send(head(HOST, f"Content-Length: {10 << 30}") + b"a" * 2_000_000)
        answered = await client.answer()
        assert (answered.status, answered.value("Connection")) == (413, "close")
        assert await client.closed() == b""


@pytest.mark.parametrize("sent", [b"", b"{"], ids=["nothing", "a byte"])
async def test_a_slow_body_is_given_up(stand: OpenStand, sent: bytes) -> None:
    gateway = await stand(body_seconds=0.05)
    answered = await gateway.ask(head(HOST, "Content-Length: 10") + sent)
    assert (answered.status, answered.value("Connection")) == (408, "close")
    assert gateway.upstream.seen == []


async def test_a_body_with_broken_chunks_is_refused_at_once(stand: OpenStand) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(head(HOST, "Transfer-Encoding: chunked") + chunk(b"{"))
        await gateway.phase.called.wait()
        client.send(b"zz\r\n")
        assert (await client.answer()).status == 400
        await client.closed()
    assert gateway.upstream.seen == []


async def test_the_body_is_asked_for_only_when_it_is_wanted(stand: OpenStand) -> None:
    gateway = await stand()
    expecting = head(HOST, "Expect: 100-continue", "Content-Length: 2")
    async with gateway.connect() as client:
        client.send(expecting)
        assert (await client.head()).status == 100
        client.send(b"{}")
        assert (await client.answer()).status == 200
    assert gateway.upstream.seen[0].values("expect") == []
    gateway.phase.refuses_unread = Reason.UNAUTHENTICATED
    async with gateway.connect() as client:
        client.send(expecting)
        answered = await client.answer()
        assert (answered.status, answered.value("WWW-Authenticate")) == (401, "Bearer")
        assert answered.value("Connection") == "close"


async def test_a_refusal_of_a_body_that_is_there_keeps_the_connection(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.refuses_unread = Reason.NOT_FOUND
    async with gateway.connect() as client:
        for _ in range(3):
            client.send(post(b"{}"))
            answered = await client.answer()
            assert (answered.status, answered.values("Connection")) == (404, [])


async def test_pipelined_requests_get_their_own_verdicts_in_order(stand: OpenStand) -> None:
    gateway = await stand()
    wanted = [400 if number % 3 == 1 else 200 for number in range(30)]
    async with gateway.connect() as client:
        client.send(b"".join(post(BAD if status == 400 else b'{"n":1}') for status in wanted))
        answers = [await client.answer() for _ in wanted]
    assert [answered.status for answered in answers] == wanted
    assert len({answered.value("X-Guardrail-Incident-ID") for answered in answers}) == 30
    assert len(gateway.upstream.seen) == 20


UPGRADES = {
    "websocket": "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
    "h2c": "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n",
    "tcp": "Connection: upgrade\r\nUpgrade: tcp\r\n",
}


@pytest.mark.parametrize("fields", UPGRADES.values(), ids=UPGRADES.keys())
async def test_an_upgrade_is_ignored_and_the_connection_ends_after_the_answer(stand: OpenStand, fields: str) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(post(b'{"a":1}', fields=fields))
        answered = await client.answer()
        client.send(post(b"smuggled", path="/smuggled"))
        assert await client.closed() == b""
    assert (answered.status, answered.value("Connection")) == (200, "close")
    (seen,) = gateway.upstream.seen
    assert seen.body == b'{"a":1}'
    assert [seen.values(name) for name in ("upgrade", "connection", "http2-settings")] == [[], [], []]


async def test_a_whole_request_inside_a_body_is_only_data(stand: OpenStand) -> None:
    gateway = await stand()
    inner = post(b"{}", path="/smuggled")
    async with gateway.connect() as client:
        client.send(post(inner))
        assert (await client.answer()).status == 200
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
    assert [seen.body for seen in gateway.upstream.seen] == [inner, b"{}"]


async def test_no_more_requests_than_allowed_are_under_way(stand: OpenStand) -> None:
    gateway = await stand(concurrent_requests=1)
    gateway.upstream.script = hang
    async with gateway.connect() as first:
        first.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        answered = await gateway.ask(post(b"{}"))
        assert (answered.status, answered.value("Retry-After"), next(gateway.shed)) == (503, "1", 1)
        answered = await gateway.ask(post(b"{}", fields="Connection: close\r\n"))  # to be read first
        assert (answered.status, answered.value("Retry-After"), next(gateway.shed)) == (503, "1", 2)
        assert (await gateway.ended()).progress.reply is Reason.OVERLOADED
        assert (await gateway.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).status == 200
        first.reset()
        await gateway.ended()
    gateway.upstream.script = answer(b"{}")
    assert (await gateway.ask(post(b"{}"))).status == 200


async def test_a_client_that_leaves_before_its_body_is_there_is_reported_as_gone(stand: OpenStand) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(head(HOST, "Content-Length: 10") + b"{")
        await gateway.phase.called.wait()
        client.reset()
        done = await gateway.ended()
    assert (done.status, done.outcome, done.progress.reply) == (0, RequestOutcome.CLIENT_LEFT, None)
    assert not done.exchange.is_decided
    assert done.exchange.judgement.reason is None
    assert gateway.upstream.seen == []


HELD = {
    "declared": head(HOST, "Content-Length: 900") + b"a" * 800,
    "in chunks": head(HOST, "Transfer-Encoding: chunked") + chunk(b"a" * 800),
}


@pytest.mark.parametrize("raw", HELD.values(), ids=HELD.keys())
async def test_bodies_hold_no_more_bytes_than_there_is_room_for(stand: OpenStand, raw: bytes) -> None:
    gateway = await stand(body_bytes=1_000, buffered_bytes=1_000)
    async with gateway.connect() as first:
        first.send(raw)
        await gateway.phase.called.wait()
        await asyncio.sleep(0.05)
        for body in (post(b"a" * 201), head(HOST, "Transfer-Encoding: chunked") + chunk(b"a" * 201)):
            answered = await gateway.ask(body)
            assert (answered.status, answered.value("Retry-After")) == (503, "1")
            assert answered.value("x-should-retry") == "true"
        assert (await gateway.ask(post(b"a" * 200))).status == 200
        first.reset()
        for _ in range(4):
            await gateway.ended()
    assert (await gateway.ask(post(b"a" * 1_000))).status == 200


async def test_new_limits_are_for_requests_that_come_after_them(stand: OpenStand) -> None:
    gateway = await stand(body_bytes=1_000, buffered_bytes=1_000)
    async with gateway.connect() as first:
        first.send(head(HOST, "Content-Length: 1000") + b"a" * 900)
        await gateway.phase.called.wait()
        gateway.room.renew(LimitSettings(body_bytes=100, buffered_bytes=2_000))
        assert (await gateway.ask(post(b"a" * 101))).status == 413
        assert (await gateway.ask(post(b"a" * 100))).status == 200  # for which there was no room before
        first.send(b"a" * 100)
        assert (await first.answer()).status == 200


async def test_replies_hold_no_more_bytes_than_there_is_room_for(stand: OpenStand) -> None:
    gateway = await stand(body_bytes=1_000, buffered_bytes=200_000)
    head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 400002\r\n\r\n"
    gateway.upstream.script = saying(head, b'"' + b"a" * 400_000 + b'"')
    answered = await gateway.ask(post(b"{}"))
    assert (answered.status, answered.value("Retry-After")) == (503, "1")
    assert answered.value("X-Guardrail-Decision") == "deny"
    progress = (await gateway.ended()).progress
    assert progress.reply is Reason.OVERLOADED
    assert progress.judgement is not None
    assert (progress.judgement.decision, progress.judgement.reason) == (Decision.DENY, Reason.OVERLOADED)
    head = head.replace(b"400002", b"100002")
    gateway.upstream.script = saying(head, b'"' + b"a" * 100_000 + b'"')
    for _ in range(3):  # what was held has been given back
        assert (await gateway.ask(post(b"{}"))).status == 200


async def test_a_length_that_is_only_declared_keeps_nobody_out(stand: OpenStand) -> None:
    gateway = await stand(body_bytes=1_000, buffered_bytes=1_000)
    async with gateway.connect() as first:
        first.send(head(HOST, "Content-Length: 1000"))
        await gateway.phase.called.wait()
        assert (await gateway.ask(post(b"a" * 1_000))).status == 200


async def test_a_body_is_held_until_its_request_has_ended(stand: OpenStand) -> None:
    gateway = await stand(buffered_bytes=1_000, body_bytes=1_000)
    gateway.upstream.script = hang
    async with gateway.connect() as first:
        first.send(post(b"a" * 600))
        await gateway.upstream.reached.wait()
        assert (await gateway.ask(post(b"a" * 600))).status == 503
        first.reset()
        await gateway.ended()
        await gateway.ended()
    gateway.upstream.script = answer(b"{}")
    for _ in range(3):
        assert (await gateway.ask(post(b"a" * 600))).status == 200


async def test_health_is_told_without_the_phase(stand: OpenStand) -> None:
    gateway = await stand()
    raw = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
    answered = await gateway.ask(raw)
    assert (answered.status, answered.body) == (200, b'{"status":"ok"}')
    assert [len(answered.values(name)) for name in THREE] == [1, 1, 1]
    assert (gateway.phase.calls, gateway.upstream.seen) == ([], [])


async def test_a_draining_door_finishes_but_keeps_no_connection(stand: OpenStand) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        assert (await client.answer()).values("Connection") == []
        gateway.door.drain()
        client.send(post(b"{}"))
        answered = await client.answer()
        assert (answered.status, answered.value("Connection")) == (200, "close")
    assert (await gateway.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).status == 503


async def test_what_is_neither_forwarded_nor_refused_is_refused(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.forgets = True
    assert (await gateway.ask(post(b"{}"))).status == 500
    assert gateway.upstream.seen == []


async def test_what_passes_through_the_door_does_not_show_when_it_is_printed(stand: OpenStand) -> None:
    gateway = await stand()
    await gateway.ask(post(b"a secret", path="/v1/x?key=secret", fields="Authorization: secret\r\n"))
    done = await gateway.ended()
    assert gateway.upstream.seen[0].body == b"a secret"
    assert "secret" not in repr(done.exchange) + repr(gateway.phase.calls)
