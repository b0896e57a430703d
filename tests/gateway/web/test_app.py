"""The server below the door: parser errors, deadlines of a head, and crashes."""

import asyncio
import logging
from dataclasses import replace

import orjson
import pytest
from aiohttp import http_parser, web
from structlog.testing import capture_logs

from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.dialect import Dialect
from filters.refusals import Reason, Refusal
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead
from gateway.limiting.buffers import Buffers, Holding
from gateway.limiting.shedding import Load
from gateway.phases.progress import RequestOutcome
from gateway.web.app import MAX_LINES, MUCH_BYTES, UNREAD_BYTES, build_server
from gateway.web.connection_balance import ConnectionCounts
from gateway.web.proxy import read_body
from tests.gateway.stand import DIALECT, OpenStand, hang, hang_up, post, saying

SECRET = "eyJhbGciOi-not-to-be-told"

UNREADABLE = {
    "control character in a credential": f"Authorization: Bearer {SECRET}\x01\r\n",
    "null byte": f"X-A: {SECRET}\x00b\r\n",
    "bare line feed": f"X-A: {SECRET}\nX-Injected: 1\r\n",
    "bare carriage return": f"X-A: {SECRET}\rX-Injected: 1\r\n",
    "folded line": f"X-A: a\r\n {SECRET}\r\n",
    "space in a name": f"X {SECRET}: b\r\n",
    "space before the colon": f"X-A : {SECRET}\r\n",
    "no name": f": {SECRET}\r\n",
}
TOO_MANY = "".join(f"X-{number}: {SECRET}\r\n" for number in range(MAX_LINES))
TOO_LONG = f"Authorization: Bearer {SECRET * 2_000}\r\n"


@pytest.mark.parametrize(
    ("fields", "status"),
    [*((fields, 400) for fields in UNREADABLE.values()), (TOO_LONG, 431), (TOO_MANY, 431)],
    ids=[*UNREADABLE, "line above its limit", "lines above their limit"],
)
async def test_what_cannot_be_read_is_refused_without_quoting_it(
    stand: OpenStand, fields: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    gateway = await stand()
    async with gateway.connect() as client:
        with capture_logs() as logged:
            client.send(post(b"{}", fields=fields) + post(b"{}"))
            answered = await client.answer()
            assert await client.closed() == b""
    done = await gateway.ended()
    assert answered.status == done.status == status
    assert SECRET[:8].encode() not in answered.head + answered.body
    assert SECRET[:8] not in caplog.text + str(logged)
    assert answered.value("X-Guardrail-Decision") == "deny"
    assert answered.value("X-Guardrail-Mode") == "baseline"
    assert answered.value("X-Guardrail-Incident-ID") == done.exchange.incident_id
    assert done.exchange.incident_id.encode() in answered.body
    assert answered.value("Server") == "guardrail-gateway"
    assert answered.value("Content-Type") == "application/json"
    assert gateway.upstream.seen == []


NO_HTTP = {
    "tls": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "http2 preface": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"POST /v1/x\r\nHost: a\r\n\r\n",
    "odd version": b"POST /v1/x HTTP/1.10\r\nHost: a\r\n\r\n",
    "tabs": b"POST\t/v1/x\tHTTP/1.1\r\nHost: a\r\n\r\n",
    "words after the version": b"POST /v1/x HTTP/1.1 x\r\nHost: a\r\n\r\n",
    "no ascii in the method": b"p\x80ST /v1/x HTTP/1.1\r\nHost: a\r\n\r\n",
    "null in the target": b"POST /\x00/v1/x HTTP/1.1\r\nHost: a\r\n\r\n",
}


@pytest.mark.parametrize("raw", NO_HTTP.values(), ids=NO_HTTP.keys())
async def test_what_is_no_http_gets_an_answer_and_no_second_chance(stand: OpenStand, raw: bytes) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(raw)
        answered = await client.answer()
        assert answered.status == 400
        assert [len(answered.values(f"X-Guardrail-{name}")) for name in ("Decision", "Mode", "Incident-ID")] == [1] * 3
        await client.closed()
    assert (gateway.phase.calls, gateway.upstream.seen) == ([], [])


@pytest.mark.parametrize("pieces", [1, 3])
@pytest.mark.parametrize("before", [[], [post(b"{}")], [post(b"{}")[:-1], b"}"]], ids=["first", "later", "in pieces"])
async def test_what_cannot_be_read_is_answered_in_the_dialect_of_its_path(
    stand: OpenStand, before: list[bytes], pieces: int
) -> None:
    heads: list[RequestHead] = []

    def nearest(head: RequestHead) -> Dialect:
        heads.append(head)
        return ANTHROPIC

    gateway = await stand(nearest=nearest)
    async with gateway.connect() as client:
        for piece in before:
            client.send(piece)
            await asyncio.sleep(0.05)
        if before:
            await client.answer()
        bad = post(b"{}", fields="X A: b\r\n", path="/v1/messages")
        for start in range(0, len(bad), len(bad) // pieces + 1):
            client.send(bad[start : start + len(bad) // pieces + 1])
            await asyncio.sleep(0.05)
        answered = await client.answer()
    assert (answered.status, heads[-1].path) == (400, "/v1/messages")
    assert orjson.loads(answered.body)["type"] == "error"


async def test_an_unreadable_request_on_a_kept_connection_ends_it(stand: OpenStand) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
        client.send(b"POST /v1/x HTTP/1.1\r\nX A: b\r\n\r\n")
        assert (await client.answer()).status == 400
        assert await client.closed() == b""


@pytest.mark.parametrize("first", [b"", post(b"{}")], ids=["first request", "later request"])
@pytest.mark.parametrize("begun", [b"", b"POST /v1/x HTTP/1.1\r\nHo"], ids=["nothing", "half a head"])
async def test_a_head_that_does_not_come_in_time_ends_the_connection(
    stand: OpenStand, first: bytes, begun: bytes
) -> None:
    gateway = await stand(head_seconds=0.1)
    async with gateway.connect() as client:
        if first:
            client.send(first)
            assert (await client.answer()).status == 200
        client.send(begun)
        assert await client.closed() == b""


async def test_a_crash_is_answered_logged_and_reported_under_one_incident_id(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.crashes = True
    with capture_logs() as logged:
        async with gateway.connect() as client:
            client.send(post(b"{}"))
            answered = await client.answer()
            await client.closed()
    done = await gateway.ended()
    assert (answered.status, done.outcome, done.status) == (500, RequestOutcome.CRASHED, 500)
    assert done.progress.reply is Reason.INTERNAL
    (event,) = logged
    incident_ids = {answered.value("X-Guardrail-Incident-ID"), done.exchange.incident_id, event["incident_id"]}
    assert incident_ids == {done.exchange.incident_id}
    assert done.exchange.incident_id.encode() in answered.body
    assert b"secret" not in answered.body
    assert gateway.done.empty()


@pytest.mark.parametrize("version", ["1.0", "1.1"])
async def test_a_crash_after_the_first_byte_cuts_the_answer(stand: OpenStand, version: str) -> None:
    gateway = await stand()

    def crash(_: Refusal) -> bytes:
        raise ZeroDivisionError

    async def hang_up_later(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.02)  # a reset throws away what has not been read yet
        await hang_up(reader, writer)

    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    gateway.phase.fault = crash
    gateway.upstream.script = saying(head, b"9\r\ndata: 1\n\n\r\n", then=hang_up_later)
    answered = await gateway.ask(post(b"{}", version=version))
    assert (answered.status, answered.whole) == (200, False)


async def test_a_crash_of_the_apology_ends_the_connection_and_is_logged_without_its_message(stand: OpenStand) -> None:
    def crash(_: Refusal) -> bytes:
        raise ZeroDivisionError("with a secret in its message")

    gateway = await stand(dialect=replace(DIALECT, refuse=crash))
    gateway.phase.crashes = True
    async with gateway.connect() as client:
        with capture_logs() as logged:
            client.send(post(b"{}"))
            assert await client.closed() == b""
    assert [(event["event"], type(event["exc_info"])) for event in logged] == [
        ("request_crashed", ZeroDivisionError),
        ("connection_crashed", ZeroDivisionError),
    ]


async def test_the_python_parser_is_not_good_enough(stand: OpenStand) -> None:
    gateway = await stand()
    with pytest.raises(RuntimeError, match="C parser"):
        build_server(gateway.door, limits=LimitSettings(), parser=http_parser.HttpRequestParserPy)


async def test_stopping_ends_idle_connections_and_finishes_what_is_under_way(stand: OpenStand) -> None:
    gateway = await stand()
    async with gateway.connect() as idle, gateway.connect() as uploading:
        idle.send(post(b"{}"))
        assert (await idle.answer()).status == 200
        gateway.phase.called.clear()
        uploading.send(post(b'{"a":1}')[:-1])
        await gateway.phase.called.wait()
        stopping = asyncio.create_task(gateway.stop())
        assert await idle.closed() == b""
        uploading.send(b"}")
        answered = await uploading.answer()
        assert (answered.status, answered.value("Connection")) == (200, "close")
        async with asyncio.timeout(5):
            await stopping


async def test_what_does_not_end_in_time_is_cut(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = hang
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        await gateway.stop()
        assert await client.closed() == b""
    assert (await gateway.ended()).outcome is RequestOutcome.BROKEN_OFF


async def test_for_a_new_connection_the_oldest_idle_one_ends(stand: OpenStand) -> None:
    gateway = await stand(connections=2)
    gateway.upstream.script = hang
    async with gateway.connect() as busy, gateway.connect() as idle:
        busy.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        async with gateway.connect() as newest:
            assert await idle.closed() == b""
            newest.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await newest.answer()).status == 200


async def test_where_all_connections_are_busy_a_new_one_is_refused(stand: OpenStand) -> None:
    gateway = await stand(connections=1)
    gateway.upstream.script = hang
    async with gateway.connect() as busy:
        busy.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        async with gateway.connect() as newest:
            newest.send(post(b"{}"))
            answered = await newest.answer()
            assert (answered.status, answered.values("Connection")) == (503, ["close"])
            assert answered.value("X-Guardrail-Incident-ID") == (await gateway.ended()).exchange.incident_id
            assert await newest.closed() == b""
        async with gateway.connect() as silent:
            assert await silent.closed() == b""
        assert len(gateway.upstream.seen) == 1
        busy.reset()
        await gateway.ended()
    async with gateway.connect() as newest:
        newest.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert (await newest.answer()).status == 200


async def test_where_all_connections_are_busy_a_new_one_waits_for_room(stand: OpenStand) -> None:
    gateway = await stand(connections=1)
    gateway.upstream.script = hang
    async with gateway.connect() as busy, gateway.connect() as waiting:
        busy.send(post(b"{}"))
        waiting.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        await gateway.upstream.reached.wait()
        busy.reset()
        assert (await waiting.answer()).status == 200


async def test_a_client_of_a_crowded_worker_is_asked_to_come_again(stand: OpenStand) -> None:
    shared = ConnectionCounts(["worker-0", "worker-1"])
    connected, other = shared.of("worker-0"), shared.of("worker-1")
    gateway = await stand(connected=connected)
    async with gateway.connect() as first, gateway.connect() as second:
        other.tell(1)
        for client in (first, second):
            client.send(post(b"{}"))
            assert (await client.answer()).values("Connection") == []
        other.tell(0)
        first.send(post(b"{}"))
        assert (await first.answer()).values("Connection") == ["close"]
        assert await first.closed() == b""
        second.send(post(b"{}"))
        assert (await second.answer()).values("Connection") == []
    assert not connected.should_close()


async def test_a_connection_ends_with_the_last_request_that_it_may_carry(stand: OpenStand) -> None:
    gateway = await stand(connection_requests=3)
    async with gateway.connect() as client:
        kept = []
        for _ in range(3):
            client.send(post(b"{}"))
            kept.append((await client.answer()).values("Connection"))
        assert kept == [[], [], ["close"]]
        assert await client.closed() == b""


class _Written(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = b""
        self.high: int | None = None

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high = high

    def write(self, piece: bytes | bytearray | memoryview) -> None:
        self.bytes += piece

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        return None

    def abort(self) -> None:
        return None


class _FillingDoor:
    """Answers what it reads; once it is full it refuses unread whatever it is asked about."""

    load = Load(0.0)
    draining = False
    is_full = False

    def shed(self, raw: bytes) -> bytes | None:
        return b"shed" if self.is_full else None

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        await asyncio.sleep(0)  # as every answer that takes something
        return web.Response(text="answered")

    def refuse_unparsed(self, reason: Reason, begun: bytes) -> web.Response:
        raise AssertionError

    def internal_error(self, request: web.BaseRequest) -> web.Response:
        raise AssertionError


@pytest.mark.parametrize("answered", range(2))
@pytest.mark.parametrize("turns", range(6))
async def test_no_request_is_refused_unread_before_the_answer_to_an_earlier_one(turns: int, answered: int) -> None:
    """Also on a connection on which others were answered before."""
    door, written = _FillingDoor(), _Written()
    server = build_server(door, limits=LimitSettings())
    connection = server()
    connection.connection_made(written)
    assert written.high == UNREAD_BYTES
    async with asyncio.timeout(10):
        for number in range(1, answered + 1):
            connection.data_received(post(b"{}"))
            while written.bytes.count(b"answered") < number:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0)
        connection.data_received(post(b"{}"))
        door.is_full = True
        for _ in range(turns):
            await asyncio.sleep(0)
        connection.data_received(post(b"{}"))
        while written.bytes.count(b"answered") + written.bytes.count(b"shed") < answered + 2:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert b"shed" not in written.bytes[: written.bytes.rindex(b"answered")]
    connection.connection_lost(None)
    await server.shutdown(1.0)


async def test_a_request_that_comes_as_soon_as_one_is_answered_waits_or_is_refused_as_any_other() -> None:
    """Before aiohttp has come round to the connection, as nearly all do where many wait."""
    door, written = _FillingDoor(), _Written()
    door.load = Load(0.0)
    server = build_server(door, limits=LimitSettings())
    connection = server()
    connection.connection_made(written)
    for number in range(1, 4):
        connection.data_received(post(b"{}"))
        assert door.load.waiting == 1
        while written.bytes.count(b"answered") < number:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0)
        assert door.load.waiting == 0
    door.is_full = True
    connection.data_received(post(b"{}"))
    assert not written.bytes.endswith(b"shed")  # whoever is refused has no turn before others
    await asyncio.sleep(0)
    assert written.bytes.endswith(b"shed")
    connection.connection_lost(None)
    await server.shutdown(1.0)


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("reads", [False, True])
async def test_a_request_waits_for_the_worker_once_its_body_is_there(reads: bool, begun: bool) -> None:
    """A hundred slow bodies that begin together are no queue: there is nothing yet to decide on."""
    received = asyncio.Event()
    goes_on = asyncio.Event()

    class Door(_FillingDoor):
        load = Load(0.0)

        async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
            if reads:
                holding = Holding(Buffers(1_000))
                await read_body(request, limits=LimitSettings(), holding=holding)
                holding.release()
                received.set()
            await goes_on.wait()
            return await super().answer(request)

    door, written = Door(), _Written()
    server = build_server(door, limits=LimitSettings())
    connection = server()
    connection.connection_made(written)
    sent = post(b"{}")
    connection.data_received(sent[:-2])
    for _ in range(5 * begun):
        await asyncio.sleep(0)
    assert door.load.waiting == 0
    connection.data_received(sent[-2:])
    assert door.load.waiting == 1
    async with asyncio.timeout(10):
        if reads:
            await received.wait()
            assert door.load.waiting == 0
        goes_on.set()
        while b"answered" not in written.bytes:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert door.load.waiting == 0
    connection.connection_lost(None)
    await server.shutdown(1.0)


async def test_a_request_waits_for_the_worker_that_comes_with_as_much_of_its_body_as_is_read_at_once() -> None:
    """A large body is read while the worker has time for it: its client does not keep it waiting."""
    door = _FillingDoor()
    door.load = Load(0.0)
    server = build_server(door, limits=LimitSettings())
    connection = server()
    connection.connection_made(_Written())
    connection.data_received(post(b"x" * 300_000)[:200_000])
    assert door.load.waiting == 1
    connection.connection_lost(None)
    assert door.load.waiting == 0
    await server.shutdown(1.0)


@pytest.mark.parametrize(("come", "waiting"), [(10, 0), (MUCH_BYTES - 1, 0), (MUCH_BYTES, 1)])
async def test_the_first_bytes_of_a_slow_body_that_come_with_its_head_do_not_make_it_wait(
    come: int, waiting: int
) -> None:
    """Where the worker is late, it reads both at once: a hundred such were refused as a queue, with 503."""
    door = _FillingDoor()
    door.load = Load(0.0)
    server = build_server(door, limits=LimitSettings())
    connection = server()
    connection.connection_made(_Written())
    connection.data_received(post(b"x" * 4_000)[: come - 4_000])
    assert door.load.waiting == waiting
    connection.connection_lost(None)
    assert door.load.waiting == 0
    await server.shutdown(1.0)


async def test_each_of_many_requests_waits_until_it_is_answered_to() -> None:
    waiting: list[int] = []

    class Door(_FillingDoor):
        load = Load(0.0)

        async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
            waiting.append(self.load.waiting)
            return await super().answer(request)

    server = build_server(Door(), limits=LimitSettings())
    connections = [server() for _ in range(3)]
    for connection in connections:
        connection.connection_made(_Written())
        connection.data_received(post(b"{}"))
    while len(waiting) < len(connections):  # noqa: ASYNC110 (nobody tells)
        await asyncio.sleep(0)
    assert waiting == [2, 1, 0]
    for connection in connections:
        connection.connection_lost(None)
    await server.shutdown(1.0)
