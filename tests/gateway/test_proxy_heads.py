"""Heads at the door: what two readers could read in two ways is refused unread."""

import pytest

from filters.decision import Decision
from filters.refusals import Reason
from gateway.exchanges.exchange import RequestHead
from gateway.phases.progress import RequestOutcome
from tests.gateway.heads import CHUNKED, HOST, THREE, head
from tests.gateway.stand import OpenStand, post

REFUSED_HEADS = {
    "no host": (head("Content-Length: 2") + b"{}", 400),
    "two hosts": (head(HOST, "Host: b", "Content-Length: 2") + b"{}", 400),
    "empty host": (head("Host:", "Content-Length: 2") + b"{}", 400),
    "host with a space": (head("Host: a b", "Content-Length: 2") + b"{}", 400),
    "host with userinfo": (head("Host: evil@127.0.0.1", "Content-Length: 2") + b"{}", 400),
    "host with a path": (head("Host: a/b", "Content-Length: 2") + b"{}", 400),
    "no host in an old request": (head("Content-Length: 2", version="HTTP/1.0") + b"{}", 400),
    "length and chunks": (head(HOST, "Content-Length: 6", "Transfer-Encoding: chunked") + CHUNKED, 400),
    "chunks and length": (head(HOST, "Transfer-Encoding: chunked", "Content-Length: 6") + CHUNKED, 400),
    "unknown coding": (head(HOST, "Transfer-Encoding: xchunked") + CHUNKED, 400),
    "identity coding": (head(HOST, "Transfer-Encoding: identity") + CHUNKED, 400),
    "gzip in chunks": (head(HOST, "Transfer-Encoding: gzip, chunked") + CHUNKED, 400),
    "chunks twice": (head(HOST, "Transfer-Encoding: chunked, chunked") + CHUNKED, 400),
    "chunks with a parameter": (head(HOST, "Transfer-Encoding: chunked;q=1") + CHUNKED, 400),
    "chunks in an old request": (head(HOST, "Transfer-Encoding: chunked", version="HTTP/1.0") + CHUNKED, 400),
    "two lengths": (head(HOST, "Content-Length: 2", "Content-Length: 9") + b"{}", 400),
    "signed length": (head(HOST, "Content-Length: +2") + b"{}", 400),
    "listed length": (head(HOST, "Content-Length: 2, 2") + b"{}", 400),
    "absolute target": (head(HOST, "Content-Length: 2", target="http://gateway.test/v1/x") + b"{}", 400),
    "authority target": (head(HOST, target="gateway.test:80", method="CONNECT"), 400),
    "asterisk target": (head(HOST, target="*", method="OPTIONS"), 400),
    "fragment": (head(HOST, "Content-Length: 2", target="/v1/x#y") + b"{}", 400),
    "fragment in the query": (head(HOST, "Content-Length: 2", target="/v1/x?a#y") + b"{}", 400),
    "backslash in the path": (head(HOST, "Content-Length: 2", target="/v1/..\\x") + b"{}", 400),
    "no ascii in the path": (head(HOST, "Content-Length: 2", target="/v1/é") + b"{}", 400),
    "second version": (head(HOST, "Content-Length: 2", version="HTTP/2.0") + b"{}", 400),
    "field that is no utf-8": (head(HOST, "X-A: \udce9", "Content-Length: 2") + b"{}", 400),
    "control character": (head(HOST, "X-A: \x1b[31m", "Content-Length: 2") + b"{}", 400),
    "gzip": (head(HOST, "Content-Encoding: gzip", "Content-Length: 2") + b"{}", 415),
    "unknown encoding": (head(HOST, "Content-Encoding: x-gzip", "Content-Length: 2") + b"{}", 415),
    "stacked encodings": (head(HOST, "Content-Encoding: identity, gzip", "Content-Length: 2") + b"{}", 415),
    "encodings in two fields": (
        head(HOST, "Content-Encoding: identity", "Content-Encoding: br", "Content-Length: 0"),
        415,
    ),
    "empty encoding": (head(HOST, "Content-Encoding:", "Content-Length: 2") + b"{}", 415),
    "unknown expectation": (head(HOST, "Expect: 200-ok", "Content-Length: 2") + b"{}", 417),
    "ten gibibytes declared": (head(HOST, f"Content-Length: {10 << 30}") + b"{", 413),
    "head above its limit": (head(HOST, *(f"X-{n}: {'a' * 4_000}" for n in range(10)), "Content-Length: 0"), 431),
    "line above its limit": (head(HOST, "X-A: " + "a" * 65_536, "Content-Length: 0"), 431),
    "target above its limit": (head(HOST, "Content-Length: 0", target="/" + "a" * 65_536), 431),
    "too many fields": (head(HOST, *(f"X-{n}: v" for n in range(300)), "Content-Length: 0"), 431),
}


@pytest.mark.parametrize(("raw", "status"), REFUSED_HEADS.values(), ids=REFUSED_HEADS.keys())
async def test_heads_that_two_readers_could_read_in_two_ways_are_refused_unread(
    stand: OpenStand, raw: bytes, status: int
) -> None:
    gateway = await stand()
    answered = await gateway.ask(raw)
    done = await gateway.ended()
    assert (answered.status, answered.value("X-Guardrail-Decision")) == (status, "deny")
    assert [len(answered.values(name)) for name in THREE] == [1, 1, 1]
    assert answered.value("X-Guardrail-Incident-ID") == done.exchange.incident_id
    assert done.exchange.incident_id.encode() in answered.body
    assert answered.value("Server") == "guardrail-gateway"
    assert (done.status, done.outcome, done.exchange.judgement.decision) == (
        status,
        RequestOutcome.ANSWERED,
        Decision.DENY,
    )
    assert gateway.phase.calls == []
    assert gateway.upstream.seen == []
    assert gateway.done.empty()


AMBIGUOUS = {
    "gzip in chunks": head(HOST, "Transfer-Encoding: gzip, chunked") + CHUNKED,
    "length and chunks": head(HOST, "Content-Length: 6", "Transfer-Encoding: chunked") + CHUNKED,
    "absolute target": head(HOST, target="http://gateway.test/v1/x", method="GET"),
    "fragment": head(HOST, target="/v1/x#y", method="GET"),
    "no host": head(method="GET"),
    "unknown expectation": head(HOST, "Expect: 200-ok", method="GET"),
    "unknown encoding": head(HOST, "Content-Encoding: br", method="GET"),
}


@pytest.mark.parametrize("raw", AMBIGUOUS.values(), ids=AMBIGUOUS.keys())
async def test_after_a_head_that_could_be_read_in_two_ways_nothing_more_is_read(stand: OpenStand, raw: bytes) -> None:
    gateway = await stand()
    async with gateway.connect() as client:
        client.send(raw + post(b"{}", path="/smuggled"))
        assert (await client.answer()).status // 100 == 4
        assert await client.closed() == b""
    assert (gateway.phase.calls, gateway.upstream.seen) == ([], [])


async def test_a_request_that_the_phase_finds_malformed_ends_its_connection(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.refuses_unread = Reason.MALFORMED
    async with gateway.connect() as client:
        client.send(post(b"{}", path="/v1/../x") + post(b"{}"))
        assert (await client.answer()).value("Connection") == "close"
        assert await client.closed() == b""
    assert len(gateway.phase.calls) == 1


async def test_the_head_reaches_the_phase_as_it_was_received(stand: OpenStand) -> None:
    gateway = await stand()
    await gateway.ask(post(b"{}", path="/v1/a%2fb?q=%20&q", fields="X-b: 1\r\nx-B:  2 \r\n"))
    assert gateway.phase.calls == [
        RequestHead(
            "POST",
            "/v1/a%2fb",
            "q=%20&q",
            (("Host", "gateway.test"), ("X-b", "1"), ("x-B", "2"), ("Content-Length", "2")),
        )
    ]
