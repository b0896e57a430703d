"""The door in front of a real upstream, both on loopback sockets, with a scripted request phase between them."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.segments import Reading
from gateway.exchanges.exchange import Arrival, Exchange, Forward, Identity, ReadBody, RequestHead
from gateway.exchanges.headers import decision_headers, upstream_headers
from gateway.limiting.buffers import Room
from gateway.phases.progress import Progress, RequestOutcome
from gateway.web.proxy import Door

BAD = b"BLOCK-ME"

Script = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def _refuse(refusal: Refusal) -> bytes:
    return json.dumps({"error": {"code": refusal.reason.value, "incident_id": refusal.incident_id}}).encode()


def _fault(refusal: Refusal) -> bytes:
    return b"data: " + _refuse(refusal) + b"\n\n"


DIALECT = Dialect(
    name="test",
    read=lambda operation, tree: Reading(),
    refuse=_refuse,
    fault=_fault,
    credentials=("authorization",),
    authorize=lambda key: ("Authorization", f"Bearer {key}"),
    replies=OPENAI.replies,
)
CALLER = Identity(tenant="acme", subject="ann", policy="default")


@dataclass(frozen=True, slots=True)
class Done:
    exchange: Exchange
    progress: Progress

    @property
    def status(self) -> int:
        return self.progress.status

    @property
    def upstream_seconds(self) -> float:
        return self.progress.upstream_seconds

    @property
    def outcome(self) -> RequestOutcome:
        return self.progress.outcome


@dataclass(slots=True)
class Phase:
    """A request phase that reads the body, refuses what holds `BAD`, and forwards everything else."""

    upstream_url: str
    operation: Operation = Operation.CHAT
    refuses_unread: Reason | None = None
    crashes: bool = False
    forgets: bool = False
    fault: Callable[[Refusal], bytes] = _fault
    calls: list[RequestHead] = field(default_factory=list)
    called: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self, arrival: Arrival, read_body: ReadBody) -> Exchange:
        head = arrival.head
        self.calls.append(head)
        self.called.set()
        if self.crashes:
            raise ZeroDivisionError("with a secret in its message")
        if self.forgets:
            return self._exchange(Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1), arrival)
        try:
            if self.refuses_unread:
                raise Refused(self.refuses_unread)
            body = await read_body()
            if BAD in body:
                raise Refused(Reason.BLOCKED)
        except Refused as refused:
            judgement = Judgement(Decision.DENY, GuardMode.BASELINE, tier=1, reason=refused.reason)
            refusal = refusal_for(refused.reason, arrival.incident_id, refused.detail)
            return self._exchange(judgement, arrival)._replace(refusal=refusal)
        judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1, coverage=Coverage(3, 1))
        headers = upstream_headers(
            head,
            identity=CALLER,
            dialect=DIALECT,
            provider_key=None,
            own={},
            guardrail=decision_headers(arrival.incident_id, judgement),
        )
        target = f"{head.path}?{head.query}" if head.query else head.path
        forward = Forward("up", head.method, self.upstream_url + target, headers, body or None)
        return self._exchange(judgement, arrival)._replace(forward=forward)

    def _exchange(self, judgement: Judgement, arrival: Arrival) -> Exchange:
        return Exchange(
            incident_id=arrival.incident_id,
            started=arrival.started,
            dialect=replace(DIALECT, fault=self.fault),
            operation=self.operation,
            tenant="acme",
            subject="ann",
            judgement=judgement,
            policy_version="abc123",
        )


@dataclass(frozen=True, slots=True)
class Seen:
    """One request as its bytes came to the upstream."""

    head: bytes
    body: bytes

    @property
    def line(self) -> bytes:
        return self.head.split(b"\r\n")[0]

    @property
    def fields(self) -> list[tuple[str, str]]:
        lines = self.head.decode("utf-8").split("\r\n")[1:]
        return [(line.split(": ", 1)[0], line.split(": ", 1)[1]) for line in lines]

    def values(self, name: str) -> list[str]:
        return [value for key, value in self.fields if key.lower() == name.lower()]


class RawUpstream:
    """A server of raw bytes: keeps what it receives, answers by a script, and knows when its caller has gone."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.reached = asyncio.Event()
        self.left = asyncio.Event()
        self.script: Script = answer(b'{"ok":true}')
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                seen = Seen(head[:-4], b"")
                lengths = seen.values("content-length")
                body = await reader.readexactly(int(lengths[0])) if lengths else b""
                self.seen.append(replace(seen, body=body))
                self.reached.set()
                await self.script(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.left.set()
        finally:
            writer.close()


def answer(body: bytes, *, status: str = "200 OK", content_type: str = "application/json", fields: str = "") -> Script:
    """A whole reply with its length."""
    head = f"HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\n{fields}Content-Length: {len(body)}\r\n\r\n"
    return saying(head.encode() + body)


def saying(*parts: bytes, then: Script | None = None) -> Script:
    """These bytes, one write for each, then what follows."""

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await writer.drain()
        if then is not None:
            await then(reader, writer)

    return script


async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Nothing, until the caller has gone."""
    await reader.readexactly(1)


async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """The end of the connection, in order."""
    writer.close()
    await writer.wait_closed()
    raise ConnectionResetError


async def reset(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """The end of the connection, by reset."""
    connection = writer.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
    raise ConnectionResetError


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


SSE_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"


@dataclass(slots=True)
class Stand:
    """The gateway under test, its upstream, and what it reported."""

    port: int
    phase: Phase
    upstream: RawUpstream
    door: Door
    room: Room
    done: asyncio.Queue[Done]
    stop: Callable[[], Coroutine[None, None, None]]
    shed: Iterator[int]
    """The next number tells how many requests were shed so far."""

    async def ended(self) -> Done:
        """The next request that has ended."""
        async with asyncio.timeout(5):
            return await self.done.get()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["Client"]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            yield Client(reader, writer)
        finally:
            writer.close()

    async def ask(self, raw: bytes) -> "Answer":
        async with self.connect() as client:
            client.send(raw)
            return await client.answer()


@dataclass(frozen=True, slots=True)
class Answer:
    """A reply as its bytes came; `whole` is false when the connection ended before its framing did."""

    status: int
    head: bytes
    body: bytes
    whole: bool = True

    def values(self, name: str) -> list[str]:
        return Seen(self.head, b"").values(name)

    def value(self, name: str) -> str:
        (only,) = self.values(name)
        return only


class Client:
    """A client of raw bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, raw: bytes) -> None:
        self.writer.write(raw)

    def reset(self) -> None:
        self.writer.transport.abort()

    async def head(self) -> Answer:
        async with asyncio.timeout(10):
            head = (await self.reader.readuntil(b"\r\n\r\n"))[:-4]
        return Answer(int(head.split(b" ")[1]), head, b"")

    async def chunk(self) -> bytes:
        """One chunk of a chunked body."""
        async with asyncio.timeout(10):
            size = int(await self.reader.readuntil(b"\r\n"), 16)
            return (await self.reader.readexactly(size + 2))[:-2]

    async def answer(self, *, bodiless: bool = False) -> Answer:
        answered = await self.head()
        if bodiless or answered.status in (100, 204, 304):
            return answered
        try:
            async with asyncio.timeout(10):
                return replace(answered, body=await self._body(answered))
        except (asyncio.IncompleteReadError, ConnectionError):
            return replace(answered, whole=False)

    async def _body(self, answered: Answer) -> bytes:
        if lengths := answered.values("content-length"):
            return await self.reader.readexactly(int(lengths[0]))
        if not answered.values("transfer-encoding"):
            return await self.reader.read()
        pieces = []
        while piece := await self.chunk():
            pieces.append(piece)
        return b"".join(pieces)

    async def closed(self) -> bytes:
        """What still comes until the other side closes."""
        async with asyncio.timeout(10):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


def post(body: bytes, *, fields: str = "", path: str = "/v1/chat/completions", version: str = "1.1") -> bytes:
    head = f"POST {path} HTTP/{version}\r\nHost: gateway.test\r\n{fields}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


OpenStand = Callable[..., Awaitable[Stand]]
