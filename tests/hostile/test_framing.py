"""Framing that two readers could read in two ways: refused, or framed anew so that only one reading is left."""

import pytest

from tests.hostile.wires import BODY, CANARY, CHAT, chunk, chunked, guarded, head, sized

SIZE = len(BODY)
LENGTH = f"Content-Length: {SIZE}"
SMUGGLED = sized(BODY, line="POST /v1/smuggled HTTP/1.1")

HEADS = {
    "a folded field": head("X-A: b\r\n c", LENGTH) + BODY,
    "a folded coding": head("Transfer-Encoding:\r\n chunked") + chunk(BODY) + b"0\r\n\r\n",
    "a bare CR in a value": head("X-A: b\rTransfer-Encoding: chunked", LENGTH) + BODY,
    "a bare CR for a line end": head(LENGTH).replace(b"test\r\n", b"test\r") + BODY,
    "line feeds only": head(LENGTH).replace(b"\r\n", b"\n") + BODY,
    "one line feed": head(LENGTH).replace(b"test\r\n", b"test\n") + BODY,
    "a line feed for the empty line": head(LENGTH)[:-2] + b"\n" + BODY,
    "a space before the colon": head(f"Content-Length : {SIZE}") + BODY,
    "a tab before the colon": head("Transfer-Encoding\t: chunked", LENGTH) + BODY,
    "a space before the first field": head(LENGTH).replace(b"Host", b" Host") + BODY,
    "a field without a name": head(": x", LENGTH) + BODY,
    "a field without a colon": head("garbage", LENGTH) + BODY,
    "a name beyond ASCII": head("X-é: x", LENGTH) + BODY,
    "a null in a value": head("X-A: a\0b", LENGTH) + BODY,
    "a vertical tab before the coding": head("Transfer-Encoding: \x0bchunked", LENGTH) + BODY,
    "a vertical tab behind the coding": chunked(chunk(BODY)).replace(b"chunked\r\n", b"chunked\x0b\r\n"),
    "a null behind the coding": chunked(chunk(BODY)).replace(b"chunked\r\n", b"chunked\0\r\n"),
    "a quoted coding": chunked(chunk(BODY)).replace(b"chunked\r\n", b'"chunked"\r\n'),
    "a coding and nothing": chunked(chunk(BODY)).replace(b"chunked\r\n", b"chunked,\r\n"),
    "nothing and a coding": chunked(chunk(BODY)).replace(b": chunked\r\n", b": ,chunked\r\n"),
    "a coding in capitals": chunked(chunk(BODY)).replace(b"chunked\r\n", b"CHUNKED\r\n"),
    "a coding and another field": chunked(chunk(BODY), fields=("Transfer-Encoding: identity",)),
    "the same coding twice": chunked(chunk(BODY), fields=("Transfer-Encoding: chunked",)),
    "no coding, and a length": head("Transfer-Encoding:", LENGTH) + BODY,
    "a blank in the length": head("Content-Length: 6 0") + BODY,
    "the same length twice": head(LENGTH, LENGTH) + BODY,
    "a length in other digits": head("Content-Length: ٦٠") + BODY,
    "a length in hex": head(f"Content-Length: 0x{SIZE:x}") + BODY,
    "a length that overflows": head(f"Content-Length: {2**64 + SIZE}") + BODY,
    "minus nothing": head("Content-Length: -0") + BODY,
    "a length with a point": head(f"Content-Length: {SIZE}.0") + BODY,
    "no length": head("Content-Length:") + BODY,
    "two hosts in one": sized(BODY, host="Host: a,b"),
    "a host with a zone": sized(BODY, host="Host: [fe80::1%25eth0]"),
    "a minor version": sized(BODY, line=f"POST {CHAT.path} HTTP/1.2"),
    "a version with a zero": sized(BODY, line=f"POST {CHAT.path} HTTP/01.1"),
    "a version of old": sized(BODY, line=f"POST {CHAT.path} HTTP/0.9"),
    "a version to come": sized(BODY, line=f"POST {CHAT.path} HTTP/2.0"),
    "another protocol": head(line=f"GET {CHAT.path} ICE/1.0"),
    "a blank behind the version": sized(BODY, line=f"POST {CHAT.path} HTTP/1.1 "),
    "a tab for a blank": sized(BODY, line=f"POST\t{CHAT.path} HTTP/1.1"),
    "two CRs behind the version": head(LENGTH).replace(b"1.1\r\n", b"1.1\r\r\n") + BODY,
    "a proxy's line before": b"PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n" + sized(BODY),
    "a greeting of TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32),
    "a mark before": b"\xef\xbb\xbf" + sized(BODY),
    "a null before": b"\0" + sized(BODY),
    "a blank of Unicode before the coding": chunked(chunk(BODY)).replace(b": chunked", b":\xc2\xa0chunked"),
    "a letter that is none in the coding": chunked(chunk(BODY)).replace(b"chunked\r", "chun\u212aed\r".encode()),
    "a length in words of power": head("Content-Length: 1e2") + BODY,
    "a quoted length": head(f'Content-Length: "{SIZE}"') + BODY,
    "a length and a parameter": head(f"Content-Length: {SIZE};x=y") + BODY,
    "a null behind the length": head(f"{LENGTH}\0") + BODY,
    "a host with an empty port": sized(BODY, host="Host: gateway.test:"),
    "a host in escapes": sized(BODY, host="Host: gateway%00.test"),
    "the same host twice": sized(BODY, "Host: gateway.test"),
    "a version in small letters": sized(BODY, line=f"POST {CHAT.path} http/1.1"),
    "a method in small letters": sized(BODY, line=f"post {CHAT.path} HTTP/1.1"),
    "an absolute target of this host": sized(BODY, line=f"POST http://gateway.test{CHAT.path} HTTP/1.1"),
    "an absolute target of another": sized(BODY, line=f"POST https://evil.test{CHAT.path} HTTP/1.1"),
    "an authority before the path": sized(BODY, line=f"POST //evil.test{CHAT.path} HTTP/1.1"),
    "a tunnel": head(line="CONNECT provider.test:443 HTTP/1.1") + SMUGGLED,
}

CHUNKS = {
    "a size with a prefix": chunked(b"0x" + chunk(BODY)),
    "a size with a sign": chunked(b"+" + chunk(BODY)),
    "a negative size": chunked(b"-1\r\n" + BODY + b"\r\n"),
    "a size with an underscore": chunked(b"3_c\r\n" + BODY + b"\r\n"),
    "a space before the size": chunked(b" " + chunk(BODY)),
    "a space behind the size": chunked(b"%x \r\n%b\r\n" % (SIZE, BODY)),
    "a size that overflows": chunked(b"%x\r\n%b\r\n" % (2**64 + SIZE, BODY)),
    "no size": chunked(b"\r\n" + BODY + b"\r\n"),
    "an extension for a size": chunked(b";a\r\n" + BODY + b"\r\n"),
    "a line end in a quoted extension": chunked(b'%x;a="\r\n' % SIZE + BODY + b'"\r\n'),
    "a line feed behind an extension": chunked(b"%x;\n%b\r\n" % (SIZE, BODY)),
    "a bare CR in an extension": chunked(chunk(BODY, b";a\rb")),
    "line feeds": chunked(b"%x\n%b\n" % (SIZE, BODY), end=b"0\n\n"),
    "no line end behind the data": chunked(b"%x\r\n%b" % (SIZE, BODY)),
    "two bytes more than said": chunked(b"%x\r\n%bXX" % (SIZE, BODY)),
    "a line feed behind the data": chunked(b"%x\r\n%b\n" % (SIZE, BODY)),
    "a bare CR behind the data": chunked(b"%x\r\n%b\r" % (SIZE, BODY)),
    "a line feed at the end": chunked(chunk(BODY), end=b"0\n\n"),
    "a length in the trailer": chunked(chunk(BODY), end=b"0\r\nContent-Length: 5\r\n\r\n"),
    "a folded trailer": chunked(chunk(BODY), end=b"0\r\nX-A: b\r\n c\r\n\r\n"),
    "a request in the trailer": chunked(chunk(BODY), end=b"0\r\n" + SMUGGLED),
    "a blank before an extension": chunked(chunk(BODY, b" ;a")),
    "an open quote in an extension": chunked(chunk(BODY, b';a="b')),
    "an escape in a quoted extension": chunked(chunk(BODY, b';a="\\\r\n"')),
    "an extension beyond ASCII": chunked(chunk(BODY, b";\xff=\xfe")),
    "a null in an extension": chunked(chunk(BODY, b";a\0b")),
    "a last chunk with a prefix": chunked(chunk(BODY), end=b"0x0\r\n\r\n"),
    "a negative last chunk": chunked(chunk(BODY), end=b"-0\r\n\r\n"),
    "a last chunk first": chunked(b"0\r\n\r\n" + chunk(BODY)),
    "an empty line between chunks": chunked(chunk(BODY[:5]), b"\r\n", chunk(BODY[5:])),
    "a bare CR behind the size": chunked(b"%x\r%b\r\n" % (SIZE, BODY)),
    "a coding in the trailer": chunked(chunk(BODY), end=b"0\r\nTransfer-Encoding: chunked\r\n\r\n"),
    "a trailer without a colon": chunked(chunk(BODY), end=b"0\r\nX-A\r\n\r\n"),
    "a blank before a trailer's colon": chunked(chunk(BODY), end=b"0\r\nX-A : b\r\n\r\n"),
    "a null in a trailer": chunked(chunk(BODY), end=b"0\r\nX-A: \0\r\n\r\n"),
}


@pytest.mark.parametrize("raw", [*HEADS.values(), *CHUNKS.values()], ids=[*HEADS, *CHUNKS])
async def test_framing_with_two_readings_is_refused(raw: bytes) -> None:
    async with guarded() as wire:
        await wire.refuses(raw, 400)


TOO_MANY = {
    "too many fields": sized(BODY, *(f"X-{number}: v" for number in range(140))),
    "a trailer without end": chunked(chunk(BODY), end=b"0\r\n" + b"X-A: b\r\n" * 20_000 + b"\r\n"),
}


@pytest.mark.parametrize("raw", TOO_MANY.values(), ids=TOO_MANY)
async def test_more_fields_than_anybody_needs_are_refused(raw: bytes) -> None:
    async with guarded() as wire:
        await wire.refuses(raw, 431)


PLAIN = {
    "an extension": chunked(chunk(BODY, b";" + CANARY.encode())),
    "a quoted extension": chunked(chunk(BODY, b';a="b;c"')),
    "a size with zeros": chunked(b"0" * 64 + chunk(BODY)),
    "a chunk for each byte": chunked(*(chunk(bytes([byte])) for byte in BODY)),
    "a last chunk of two zeros": chunked(chunk(BODY), end=b"00\r\n\r\n"),
    "a length with zeros": head(f"Content-Length: 000{SIZE}") + BODY,
    "a tab behind the length": head(f"{LENGTH}\t") + BODY,
    "empty lines before": b"\r\n\r\n" + sized(BODY),
    "two blanks in the request line": sized(BODY, line=f"POST  {CHAT.path} HTTP/1.1"),
    "an expectation in capitals": sized(BODY, "Expect: 100-CONTINUE"),
    "an expectation of old": sized(BODY, "Expect: 100-continue", line=f"POST {CHAT.path} HTTP/1.0"),
    "a connection that names the length": sized(BODY, "Connection: content-length, host, content-type"),
    "other spellings of framing": sized(BODY, "Transfer_Encoding: chunked", "Content_Length: 5"),
    "a trailer of credentials": chunked(
        chunk(BODY),
        fields=("Trailer: Authorization",),
        end=b"0\r\nAuthorization: Bearer x\r\nX-Guardrail-Mode: off\r\n\r\n",
    ),
}


@pytest.mark.parametrize("raw", PLAIN.values(), ids=PLAIN.keys())
async def test_whatever_the_framing_the_upstream_gets_one_body_with_its_length(raw: bytes) -> None:
    async with guarded() as wire:
        seen = await wire.forwards(raw)
    assert seen.body == BODY
    assert seen.line == f"POST {CHAT.path} HTTP/1.1".encode()
    names = [name.lower().replace("_", "-") for name, _ in seen.fields]
    assert names.count("content-length") == names.count("host") == 1
    assert not {"transfer-encoding", "trailer", "expect", "authorization", "connection"} & set(names)
    assert seen.values("Content-Length") == [str(SIZE)]
    assert seen.values("X-Guardrail-Mode") == ["baseline"]


@pytest.mark.parametrize("version", ["0.9", "2.0", "3.0", "1.2"])
async def test_whatever_version_is_asked_in_the_answer_is_of_one_that_is_spoken(version: str) -> None:
    async with guarded() as wire:
        heard = await wire.tell(sized(BODY, line=f"POST {CHAT.path} HTTP/{version}") + SMUGGLED)
    assert heard.answers == [400]
    assert heard.raw.startswith((b"HTTP/1.1 ", b"HTTP/1.0 "))


async def test_it_makes_no_difference_where_the_pieces_are_cut() -> None:
    whole = chunked(chunk(BODY[:9], b";a=b"), chunk(BODY[9:]))
    async with guarded() as wire:
        seen = await wire.forwards(*(whole[at : at + 7] for at in range(0, len(whole), 7)))
    assert seen.body == BODY


UPGRADES = {
    "websocket": ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
    "h2c": ("Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"),
    "tls": ("Upgrade: TLS/1.0", "Connection: Upgrade"),
    "an unknown one": ("Upgrade: x/1", "Connection: keep-alive, upgrade"),
}


@pytest.mark.parametrize("fields", UPGRADES.values(), ids=UPGRADES.keys())
async def test_nothing_is_read_behind_an_upgrade_that_was_not_granted(fields: tuple[str, ...]) -> None:
    async with guarded() as wire:
        upgrading = sized(BODY, *fields).replace(b"Connection: close\r\n", b"")
        seen = await wire.forwards(upgrading + SMUGGLED)
    assert not {"upgrade", "http2-settings", "connection"} & {name.lower() for name, _ in seen.fields}


BEHIND = {
    "a body without a length": head().replace(b"Connection: close\r\n", b"") + SMUGGLED,
    "a shorter length": head(f"Content-Length: {SIZE - 5}").replace(b"Connection: close\r\n", b"") + BODY + SMUGGLED,
    "a coding that is unknown": chunked(fields=("X-A: b",)).replace(b": chunked", b": xchunked") + SMUGGLED,
    "a length and chunks": chunked(chunk(BODY), fields=("Content-Length: 5",)) + SMUGGLED,
    "a chunk that is too long": chunked(b"%x\r\n%bXX" % (SIZE, BODY)) + SMUGGLED,
}


@pytest.mark.parametrize("raw", BEHIND.values(), ids=BEHIND.keys())
async def test_a_second_request_behind_a_broken_one_reaches_nobody(raw: bytes) -> None:
    async with guarded() as wire:
        heard = await wire.tell(raw)
        assert set(heard.answers) == {400}
        assert wire.forwarded == []
        assert CANARY.encode() not in wire.gateway.log.getvalue()


async def test_pipelined_requests_go_on_one_by_one_as_they_were_sent() -> None:
    bodies = [CHAT.body(f"{CANARY} {number}") for number in range(4)]
    raw = b"".join(sized(body).replace(b"Connection: close\r\n", b"") for body in bodies[:3]) + sized(bodies[3])
    async with guarded() as wire:
        heard = await wire.tell(raw)
        assert heard.answers == [200] * 4
        assert [seen.body for seen in wire.forwarded] == bodies


async def test_no_upstream_gets_a_head_that_ends_before_its_body() -> None:
    """What a client only announces is never a request of its own."""
    async with guarded("limits.body_seconds=0.2") as wire:
        await wire.refuses(head(LENGTH, "Expect: 100-continue") + BODY[:-1], 408)
