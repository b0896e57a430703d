"""A whole gateway between raw bytes: what a hostile client writes, and all that comes out before the upstream."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import orjson

from tests.gateway.routes import SAMPLES, Sample
from tests.gateway.stand import RawUpstream, Seen
from tests.gateway_fixture import RunningGateway, running_gateway

CANARY: Final = "kiwi-umbrella-4711"
"""Stands in every request, and must stand in no log line."""
MARK: Final = "hxblockme-7f3a9c"
"""A phrase that the policy denies wherever it stands."""
CHAT: Final = SAMPLES["chat"]
BODY: Final = CHAT.body(CANARY)
SECONDS: Final = 10.0
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([0-9]{3}) ")


@dataclass(frozen=True, slots=True)
class Heard:
    """All that came back on one connection, to its end."""

    raw: bytes

    @property
    def answers(self) -> list[int]:
        """The status of each final answer."""
        return [status for status in map(int, _STATUS.findall(self.raw)) if status >= 200]

    @property
    def tree(self) -> Any:
        """The body of the last answer."""
        return orjson.loads(self.raw.rpartition(b"\r\n\r\n")[2])

    def value(self, name: str) -> str:
        """A field of the last answer, which has it once."""
        head = self.raw.rpartition(b"\r\n\r\n")[0].rpartition(b"HTTP/1.")[2]
        lines = (line.partition(b":") for line in head.split(b"\r\n"))
        (only,) = [value.strip().decode() for field, _, value in lines if field.lower() == name.lower().encode()]
        return only


@dataclass(frozen=True, slots=True)
class Guarded:
    """The gateway under attack and what reached its upstream."""

    gateway: RunningGateway
    upstream: RawUpstream

    @property
    def forwarded(self) -> list[Seen]:
        return self.upstream.seen

    async def tell(self, *parts: bytes) -> Heard:
        """Writes each part when the one before has gone, and reads until the gateway ends the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self.gateway.url.rpartition(":")[2]))
        try:
            async with asyncio.timeout(SECONDS):
                for part in parts:
                    writer.write(part)
                    await asyncio.sleep(0)
                return Heard(await reader.read())
        finally:
            writer.close()

    async def refuses(self, raw: bytes, status: int, sample: Sample = CHAT) -> None:
        """Nothing is forwarded; the one answer has the client's own shape; neither it nor the log quotes anything."""
        heard = await self.tell(raw)
        assert heard.answers == [status]
        assert sample.incident_of(heard.tree) == heard.value("x-guardrail-incident-id")
        assert heard.value("server") == "guardrail-gateway"
        assert self.forwarded == []
        assert CANARY.encode() not in heard.raw
        logged = await self.gateway.settled()
        assert logged[-1]["incident_id"] == heard.value("x-guardrail-incident-id")
        assert CANARY.encode() not in self.gateway.log.getvalue()

    async def forwards(self, *parts: bytes) -> Seen:
        """What reached the upstream of the one request that was accepted, of which no log line quotes anything."""
        heard = await self.tell(*parts)
        assert heard.answers == [200]
        await self.gateway.settled()
        assert CANARY.encode() not in self.gateway.log.getvalue()
        (seen,) = self.forwarded
        return seen


@asynccontextmanager
async def guarded(*settings: str, environ: Mapping[str, str] | None = None) -> AsyncIterator[Guarded]:
    """The shipped settings with others put over them, before an upstream that keeps every byte of each request."""
    upstream = RawUpstream()
    listening = await asyncio.start_server(upstream.serve, "127.0.0.1", 0)
    upstream.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    denying = f'policies.default.deny_patterns=["{MARK}"]'
    try:
        async with running_gateway(denying, *settings, environ=environ, upstream_url=upstream.url) as gateway:
            yield Guarded(gateway, upstream)
    finally:
        listening.close()


def head(
    *fields: str,
    line: str = f"POST {CHAT.path} HTTP/1.1",
    host: str = "Host: gateway.test",
    kind: str = "Content-Type: application/json",
) -> bytes:
    """A head whose connection ends with the answer. An empty `host` or `kind` leaves the field out."""
    lines = [line, *filter(None, (host, "Connection: close", kind)), *fields, "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")


def sized(body: bytes, *fields: str, **parts: str) -> bytes:
    """A request whose body has its length."""
    return head(f"Content-Length: {len(body)}", *fields, **parts) + body


def chunked(*chunks: bytes, end: bytes = b"0\r\n\r\n", fields: Sequence[str] = ()) -> bytes:
    """A request in chunks that are given with all their syntax."""
    return head("Transfer-Encoding: chunked", *fields) + b"".join(chunks) + end


def chunk(piece: bytes, extension: bytes = b"") -> bytes:
    return b"%x%b\r\n%b\r\n" % (len(piece), extension, piece)
