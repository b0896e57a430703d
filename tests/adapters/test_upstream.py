"""The upstream client, against servers of raw bytes on loopback."""

import asyncio
import errno
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import aiohappyeyeballs
import pytest
import trustme
import uvloop

from adapters.lookups import Found, Lookups
from adapters.upstream import Upstream
from adapters.upstream_calls import MOST_INTERIM, UpstreamCause, UpstreamFailed, UpstreamLimits, UpstreamReply
from filters.refusals import Reason
from tests.gateway.stand import hang_up, reset

Script = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

LIMITS = UpstreamLimits(connect=5.0, first_byte=5.0, idle=5.0, total=20.0)
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


class Server:
    """Keeps the bytes of each request, answers by a script, and knows how each connection ended."""

    def __init__(self, script: Script) -> None:
        self.requests: list[bytes] = []
        self.connections = 0
        self.answered = asyncio.Event()
        self.left = asyncio.Event()
        self.url = ""
        self._script = script

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = [line[16:] for line in head.split(b"\r\n") if line.lower().startswith(b"content-length: ")]
                self.requests.append(head + (await reader.readexactly(int(length[0])) if length else b""))
                asyncio.get_running_loop().call_later(0.05, self.answered.set)
                await self._script(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.left.set()
        finally:
            writer.close()


@asynccontextmanager
async def serving(
    script: Script, *, limits: UpstreamLimits = LIMITS, tls: trustme.CA | None = None
) -> AsyncIterator[tuple[Upstream, Server]]:
    server = Server(script)
    ours = theirs = None
    if tls is not None:
        ours, theirs = ssl.create_default_context(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.configure_trust(ours)
        tls.issue_cert("127.0.0.1").configure_cert(theirs)
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0, ssl=theirs)
    server.url = f"{'https' if tls else 'http'}://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    upstream = Upstream(limits, tls=ours)
    try:
        yield upstream, server
    finally:
        await upstream.close()
        listening.close()


def saying(*parts: bytes, then: Script | None = None) -> Script:
    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"".join(parts))
        await writer.drain()
        if then is not None:
            await then(reader, writer)

    return script


async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readexactly(1)


OK = saying(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")


async def whole(reply: UpstreamReply) -> bytes:
    pieces = []
    while piece := await reply.read():
        pieces.append(piece)
    return b"".join(pieces)


async def test_only_what_was_given_is_sent() -> None:
    async with serving(OK) as (upstream, server):
        headers = (("B-two", "1"), ("a-one", "x  y"), ("b-Two", "2"), ("X-Ünï", "ö"), ("A-ONE", "3"))
        url = f"{server.url}/v1/%41%2fb//c/../d?q=%20+&&x=%zz&"
        with await upstream.send("POST", url, headers=headers, body=b'{ "b":1,\r\n"a" : "\\u0041"}') as reply:
            assert await whole(reply) == b"ok"
        host = server.url.removeprefix("http://")
        assert server.requests == [
            (
                f"POST /v1/%41%2fb//c/../d?q=%20+&&x=%zz& HTTP/1.1\r\nHost: {host}\r\nB-two: 1\r\na-one: x  y\r\n"
                "b-Two: 2\r\nX-Ünï: ö\r\nA-ONE: 3\r\nContent-Length: 25\r\n\r\n"
            ).encode()
            + b'{ "b":1,\r\n"a" : "\\u0041"}'
        ]


@pytest.mark.parametrize("method", ["GET", "HEAD", "DELETE", "PATCH"])
async def test_requests_without_a_body(method: str) -> None:
    async with serving(saying(b"HTTP/1.1 204 No Content\r\n\r\n")) as (upstream, server):
        with await upstream.send(method, server.url + "/v1/files", headers=(), body=None) as reply:
            assert (reply.status, await whole(reply)) == (204, b"")
        lines = server.requests[0].split(b"\r\n")
        assert lines[0] == f"{method} /v1/files HTTP/1.1".encode()
        assert set(lines[2:]) <= {b"", b"Content-Length: 0"}


async def test_a_large_body_arrives_as_it_is() -> None:
    body = bytes(range(256)) * 20_000
    async with serving(OK) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=body) as reply:
            await whole(reply)
        assert server.requests[0].endswith(b"Content-Length: 5120000\r\n\r\n" + body)


async def test_the_reply_comes_as_it_was_sent() -> None:
    script = saying(
        b"HTTP/1.1 429 Slow\r\nx-B: 1\r\nX-a: \xc3\xb6\r\nx-b: 2\r\nX-Latin: \xe9\r\nContent-Encoding: gzip\r\n"
        b"Content-Length: 4\r\n\r\n\x1f\x8b\x00\x00"
    )
    async with serving(script) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert reply.status == 429
            assert reply.headers == (
                ("x-B", "1"),
                ("X-a", "ö"),
                ("x-b", "2"),
                ("X-Latin", "\udce9"),
                ("Content-Encoding", "gzip"),
                ("Content-Length", "4"),
            )
            assert reply.values("x-b") == ("1", "2")
            assert await whole(reply) == b"\x1f\x8b\x00\x00"


async def test_each_piece_comes_as_soon_as_it_is_there() -> None:
    go_on = asyncio.Event()

    async def second(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await go_on.wait()
        writer.write(b"3\r\ntwo\r\n0\r\n\r\n")

    async with serving(saying(CHUNKED, b"3\r\none\r\n", then=second)) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert await reply.read() == b"one"
            go_on.set()
            assert await reply.read() == b"two"
            assert await reply.read() == b""


async def test_a_connection_is_used_again_after_a_whole_reply() -> None:
    async with serving(OK) as (upstream, server):
        for _ in range(3):
            with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                await whole(reply)
        assert (server.connections, len(server.requests)) == (1, 3)


@pytest.mark.parametrize("pieces", [1, 2], ids=["in-one-piece", "in-pieces"])
async def test_a_trailer_is_no_field_of_the_next_reply(pieces: int) -> None:
    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reply = CHUNKED + b"2\r\nok\r\n0\r\nX-First: 1\r\nX-Last: 2\r\n\r\n"
        for start in range(0, len(reply), len(reply) // pieces):
            writer.write(reply[start : start + len(reply) // pieces])
            await asyncio.sleep(0)

    async with serving(script) as (upstream, server):
        for _ in range(3):
            with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                assert reply.headers == (("Transfer-Encoding", "chunked"),)
                assert await whole(reply) == b"ok"
        assert (server.connections, len(server.requests)) == (1, 3)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_redirects_are_replies_and_cookies_are_not_kept(status: int) -> None:
    script = saying(
        f"HTTP/1.1 {status} Moved\r\nLocation: /elsewhere\r\nSet-Cookie: a=1\r\nContent-Length: 0\r\n\r\n".encode()
    )
    async with serving(script) as (upstream, server):
        for _ in range(2):
            with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                assert reply.status == status
        assert [request.split(b" ")[1] for request in server.requests] == [b"/", b"/"]
        assert b"ookie" not in b"".join(server.requests)


async def test_proxy_variables_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    async with serving(OK) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert await whole(reply) == b"ok"


@pytest.mark.parametrize(
    ("script", "cause"),
    [
        (saying(then=hang_up), "disconnected"),
        (saying(then=reset), "disconnected"),
        (saying(b"HTTP/1.1 200 OK\r\nContent-", then=hang_up), "disconnected"),
        (saying(b"220 smtp.example ESMTP\r\n", then=hang_up), "no_http"),
        (saying(b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"), "no_http"),
        (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello", then=hang_up), "no_http"),
        (saying(b"HTTP/1.1 103 Early Hints\r\n\r\n" * (MOST_INTERIM + 1), then=wait), "no_http"),
    ],
    ids=["closed", "reset", "half-a-head", "no-http", "switching-protocols", "two-lengths", "interim-replies"],
)
async def test_no_reply_fails_and_nothing_is_sent_twice(script: Script, cause: str) -> None:
    async with serving(script) as (upstream, server):
        with pytest.raises(UpstreamFailed) as failed:
            await upstream.send("POST", server.url + "/", headers=(), body=b"secret")
        assert (failed.value.reason, failed.value.cause) == (Reason.UPSTREAM, cause)
        assert "secret" not in str(failed.value)
        assert failed.value.__cause__ is None
        assert len(server.requests) == 1


async def test_for_a_connection_to_another_server_the_one_kept_for_longest_ends() -> None:
    limits = replace(LIMITS, connections=2)
    async with serving(OK, limits=limits) as (upstream, first), serving(OK) as (_, second):
        one = await upstream.send("GET", first.url + "/", headers=(), body=None)
        other = await upstream.send("GET", first.url + "/", headers=(), body=None)
        for reply in (one, other):
            with reply:
                await whole(reply)
        assert not first.left.is_set()
        with await upstream.send("GET", second.url + "/", headers=(), body=None) as reply:
            await whole(reply)
        await first.left.wait()
        with await upstream.send("GET", first.url + "/", headers=(), body=None) as reply:
            await whole(reply)
        assert (first.connections, second.connections) == (2, 1)


async def test_a_post_on_a_dead_kept_connection_is_not_sent_twice() -> None:
    calls = 0

    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        await (OK if calls == 1 else reset)(reader, writer)

    async with serving(once) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            await whole(reply)
        with pytest.raises(UpstreamFailed):
            await upstream.send("POST", server.url + "/", headers=(), body=b"{}")
        assert len(server.requests) == 2


async def test_a_get_on_a_dead_kept_connection_is_sent_once_more() -> None:
    calls = 0

    async def lively(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        await (reset if calls == 2 else OK)(reader, writer)

    async with serving(lively) as (upstream, server):
        for _ in range(2):
            with await upstream.send("GET", server.url + "/", headers=(), body=None) as reply:
                assert await whole(reply) == b"ok"
        assert (server.connections, len(server.requests)) == (2, 3)


async def test_a_get_is_not_sent_three_times() -> None:
    async with serving(hang_up) as (upstream, server):
        with pytest.raises(UpstreamFailed):
            await upstream.send("GET", server.url + "/", headers=(), body=None)
        assert len(server.requests) == 2


async def test_bytes_that_nobody_asked_for_answer_no_request() -> None:
    async def chatty(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        await asyncio.sleep(0.02)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil")

    async with serving(chatty) as (upstream, server):
        for _ in range(2):
            with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                assert await whole(reply) == b"ok"
            await asyncio.sleep(0.1)
        assert server.connections == 2


async def test_an_answer_before_the_end_of_the_body_counts_and_ends_the_connection() -> None:
    answered, left = asyncio.Event(), asyncio.Event()

    async def impatient(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno")
        await answered.wait()
        with suppress(ConnectionError):
            await reader.read(-1)
        left.set()
        writer.close()

    listening = await asyncio.start_server(impatient, "127.0.0.1", 0, limit=1_024)
    upstream = Upstream(LIMITS)
    url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
    with await upstream.send("POST", url, headers=(), body=bytes(20_000_000)) as reply:
        assert (reply.status, await whole(reply)) == (413, b"no")
    answered.set()
    async with asyncio.timeout(5):
        await left.wait()
    await upstream.close()
    listening.close()


@pytest.mark.parametrize("value", ["a\r\nb: c", "a\nb", "a\rb", "a\0"], ids=["crlf", "lf", "cr", "nul"])
async def test_a_field_that_would_end_its_line_is_not_sent(value: str) -> None:
    async with serving(OK) as (upstream, server):
        with pytest.raises(ValueError, match="line end") as failed:
            await upstream.send("POST", server.url + "/", headers=(("x", value),), body=b"{}")
        assert value not in str(failed.value)
        assert server.connections == 0


async def test_a_slow_stream_may_take_longer_than_its_first_byte() -> None:
    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(CHUNKED)
        for _ in range(6):
            await asyncio.sleep(0.1)
            writer.write(b"1\r\nx\r\n")
        writer.write(b"0\r\n\r\n")

    async with serving(slow, limits=UpstreamLimits(first_byte=0.3, idle=0.5)) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert await whole(reply) == b"xxxxxx"


async def test_waits_that_begin_one_after_the_other_end_each_in_its_time() -> None:
    script = saying(CHUNKED, b"3\r\none\r\n", then=wait)
    async with serving(script, limits=UpstreamLimits(idle=0.1)) as (upstream, server):

        async def stall() -> Reason:
            with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                assert await reply.read() == b"one"
                with pytest.raises(UpstreamFailed) as failed:
                    await reply.read()
            return failed.value.reason

        async with asyncio.timeout(5):
            first = asyncio.ensure_future(stall())
            await asyncio.sleep(0.05)
            reasons = set(await asyncio.gather(first, stall(), stall()))
            assert reasons == {Reason.UPSTREAM_TIMEOUT}
            assert await stall() is Reason.UPSTREAM_TIMEOUT


async def test_nobody_listening_fails() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        upstream = Upstream(LIMITS)
        with pytest.raises(UpstreamFailed) as failed:
            await upstream.send("GET", f"http://127.0.0.1:{unused.getsockname()[1]}/", headers=(), body=None)
        await upstream.close()
    assert (failed.value.reason, failed.value.cause) == (Reason.UPSTREAM, UpstreamCause.REFUSED)


async def test_new_limits_of_time_are_for_what_is_sent_after_them() -> None:
    async with serving(saying(CHUNKED, b"3\r\none\r\n", then=wait), limits=LIMITS) as (upstream, server):
        upstream.renew(UpstreamLimits(idle=0.05))
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert await reply.read() == b"one"
            with pytest.raises(UpstreamFailed) as failed:
                await reply.read()
    assert failed.value.reason is Reason.UPSTREAM_TIMEOUT


@pytest.mark.parametrize(
    ("script", "limits", "cause"),
    [
        (wait, UpstreamLimits(first_byte=0.05), "first_byte_timeout"),
        (wait, UpstreamLimits(total=0.05), "total_timeout"),
        (saying(CHUNKED, b"3\r\none\r\n", then=wait), UpstreamLimits(idle=0.05), "idle_timeout"),
        (saying(CHUNKED, b"3\r\none\r\n", then=wait), UpstreamLimits(total=0.1), "total_timeout"),
        (saying(CHUNKED, b"3\r\none\r\n", then=hang_up), LIMITS, "broken_off"),
        (saying(CHUNKED, b"3\r\none\r\n", then=reset), LIMITS, "broken_off"),
        (saying(CHUNKED + b"3\r\none\r\nzz\r\n", then=wait), LIMITS, "no_http"),
        (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\none", then=hang_up), LIMITS, "broken_off"),
    ],
    ids=[
        "no-head",
        "no-head-in-all-the-time",
        "stall",
        "too-long-in-all",
        "no-last-chunk",
        "reset-in-the-body",
        "bad-chunk-at-once",
        "short-body",
    ],
)
async def test_a_reply_that_is_not_whole_fails_and_its_connection_is_aborted(
    script: Script, limits: UpstreamLimits, cause: str
) -> None:
    async with serving(script, limits=limits) as (upstream, server):
        with (
            pytest.raises(UpstreamFailed) as failed,
            await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply,
        ):
            await whole(reply)
        assert failed.value.cause == cause
        async with asyncio.timeout(2):
            await server.left.wait()


@pytest.mark.parametrize("encrypted", [False, True], ids=["plain", "tls"])
async def test_a_body_that_cannot_be_read_on_fails_at_once(*, encrypted: bool) -> None:
    go_on = asyncio.Event()

    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await go_on.wait()
        writer.write(b"zz\r\n")
        await wait(reader, writer)

    script = saying(CHUNKED, b"3\r\none\r\n", then=break_off)
    async with serving(script, tls=trustme.CA() if encrypted else None) as (upstream, server):
        with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
            assert await reply.read() == b"one"
            go_on.set()
            with pytest.raises(UpstreamFailed) as failed:
                await reply.read()
        assert failed.value.cause is UpstreamCause.BROKEN_OFF  # not that of a time that is up
        async with asyncio.timeout(2):
            await server.left.wait()


@pytest.mark.parametrize("script", [wait, saying(CHUNKED, b"3\r\none\r\n", then=wait)], ids=["no-head", "in-the-body"])
@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("encrypted", [False, True], ids=["plain", "tls"])
def test_giving_up_closes_the_connection_at_once(
    script: Script, loop: Callable[[], asyncio.AbstractEventLoop], encrypted: bool
) -> None:
    async def give_up() -> None:
        async with serving(script, tls=trustme.CA() if encrypted else None) as (upstream, server):

            async def ask() -> None:
                with await upstream.send("POST", server.url + "/", headers=(), body=b"{}") as reply:
                    await whole(reply)

            asking = asyncio.create_task(ask())
            async with asyncio.timeout(5):
                await server.answered.wait()
                asking.cancel()
                await asyncio.wait([asking])
                await server.left.wait()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(give_up())


async def test_an_upstream_that_cannot_be_reached_in_time_was_sent_nothing() -> None:
    async with serving(wait, limits=UpstreamLimits(connect=0.05)) as (upstream, server):
        with pytest.raises(UpstreamFailed) as failed:  # it never says a word of TLS
            await upstream.send("POST", server.url.replace("http:", "https:"), headers=(), body=b"{}")
        assert not server.requests
    assert failed.value.cause is UpstreamCause.CONNECT_TIMEOUT
    assert failed.value.reason is Reason.UPSTREAM  # which SDKs may send again


async def test_an_unknown_authority_is_refused() -> None:
    async with serving(OK, tls=trustme.CA()) as (_, server):
        stranger = Upstream(LIMITS)
        with pytest.raises(UpstreamFailed) as failed:
            await stranger.send("GET", server.url + "/", headers=(), body=None)
        await stranger.close()
        assert (failed.value.reason, failed.value.cause) == (Reason.UPSTREAM, UpstreamCause.CERTIFICATE)
        assert server.requests == []


async def plain_http(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(1)
    writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
    writer.close()


async def leave(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


@pytest.mark.parametrize(
    ("script", "cause"), [(plain_http, UpstreamCause.TLS), (leave, UpstreamCause.DISCONNECTED)], ids=["plain", "leaves"]
)
async def test_a_handshake_that_fails_is_told_from_a_wrong_certificate(script: Script, cause: UpstreamCause) -> None:
    listening = await asyncio.start_server(script, "127.0.0.1", 0)
    upstream = Upstream(LIMITS)
    with pytest.raises(UpstreamFailed) as failed:
        await upstream.send("GET", f"https://127.0.0.1:{listening.sockets[0].getsockname()[1]}/", headers=(), body=None)
    await upstream.close()
    listening.close()
    assert (failed.value.reason, failed.value.cause) == (Reason.UPSTREAM, cause)


async def test_a_name_without_addresses_is_told_from_an_address_without_a_server() -> None:
    def unknown(*_: object, **__: object) -> Found:
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    upstream = Upstream(LIMITS, lookups=Lookups(1, look_up=unknown))
    with pytest.raises(UpstreamFailed) as failed:
        await upstream.send("GET", "http://nowhere.test/", headers=(), body=None)
    await upstream.close()
    assert (failed.value.reason, failed.value.cause) == (Reason.UPSTREAM, UpstreamCause.NAME)


async def test_all_addresses_of_a_name_that_refuse_are_refused() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]

        def two(*_: object, **__: object) -> Found:
            return [
                (socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port))
                for address in ("127.0.0.1", "127.0.0.2")
            ]

        upstream = Upstream(LIMITS, lookups=Lookups(1, look_up=two))
        with pytest.raises(UpstreamFailed) as failed:
            await upstream.send("GET", f"http://two.test:{port}/", headers=(), body=None)
        await upstream.close()
    assert failed.value.cause is UpstreamCause.REFUSED


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (OSError(errno.EHOSTUNREACH, "no route"), UpstreamCause.UNREACHABLE),
        (OSError("several"), UpstreamCause.UNREACHABLE),
        (OSError(errno.ETIMEDOUT, "gave up"), UpstreamCause.CONNECT_TIMEOUT),
    ],
)
async def test_what_the_system_says_of_a_connection_is_one_word(
    error: OSError, cause: UpstreamCause, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(aiohappyeyeballs, "start_connection", fail)
    upstream = Upstream(LIMITS)
    with pytest.raises(UpstreamFailed) as failed:
        await upstream.send("GET", "http://127.0.0.1:1/", headers=(), body=None)
    await upstream.close()
    assert failed.value.cause is cause


def test_only_after_a_timeout_may_the_upstream_be_at_work() -> None:
    at_work = {cause for cause in UpstreamCause if cause.reason is Reason.UPSTREAM_TIMEOUT}
    assert at_work == {"first_byte_timeout", "idle_timeout", "total_timeout"}
    assert {cause.reason for cause in set(UpstreamCause) - at_work} == {Reason.UPSTREAM}


FRAMINGS = {
    "length": (b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", "POST", True),
    "chunks": (CHUNKED + b"0\r\n\r\n", "POST", True),
    "no content": (b"HTTP/1.1 204 No Content\r\n\r\n", "POST", True),
    "not modified": (b"HTTP/1.1 304 Not Modified\r\n\r\n", "GET", True),
    "a head alone": (b"HTTP/1.1 200 OK\r\n\r\n", "HEAD", True),
    "the connection": (b"HTTP/1.1 200 OK\r\n\r\n", "POST", False),
    "an old connection": (b"HTTP/1.0 200 OK\r\n\r\n", "POST", False),
}


@pytest.mark.parametrize(("head", "method", "framed"), FRAMINGS.values(), ids=FRAMINGS.keys())
async def test_a_reply_tells_whether_its_end_can_be_told_from_a_cut(head: bytes, method: str, *, framed: bool) -> None:
    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        writer.close()

    async with serving(script) as (upstream, server):
        with await upstream.send(method, server.url, headers=(), body=None) as reply:
            assert reply.is_framed is framed
