"""Forwards replies while judging them: texts as they come, calls once they are ruled on. It knows no web framework."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Decision, Judgement
from filters.dialects.replies import UNSEEN, Judge, TurnReader, Unreadable
from filters.gate import Release, StreamGate
from filters.limits import LimitExceeded
from filters.refusals import Reason, Refused
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import CallPhase, Exchange
from gateway.exchanges.media_types import are_events
from gateway.phases.endings import Write
from gateway.phases.reply_judging import ReplyRefused, judge_whole, not_judged, paused

KEEP_ALIVE_SECONDS: Final = 5.0
"""Seconds after which a client gets a `KEEP_ALIVE` while a call arrives or is judged."""
KEEP_ALIVE: Final = b"\n"
"""An empty line between two events, which means nothing. A comment would be clearer, but google-genai fails on one."""

_TURN_SECONDS: Final = 0.005
"""Seconds for which one stream is read before the event loop may run other work. Waiting for a piece does not count."""

_FREE_BYTES: Final = 65_536
"""Bytes that a stream may hold without being counted: no more than any connection has in its buffers."""


def _reader(exchange: Exchange) -> TurnReader:
    replies, request = exchange.dialect.replies, exchange.forward
    if replies.reader_for is None or request is None or request.body is None:
        return replies.reader()
    return replies.reader_for(request.body)


class GuardedStream:
    """One stream to the client: texts are written as they come, calls once they are ruled on.

    Owned by the task of one request. In monitor mode everything is written as it comes, and judged concurrently.
    `write` sends bytes to the client; `keep` counts the bytes held to the worker's room. `clock` returns seconds and
    must never go back. `judgement` is that of the exchange if the stream, or the rest of it, could not be judged; else
    None.
    """

    __slots__ = (
        "_calls",
        "_clock",
        "_enforced",
        "_exchange",
        "_gate",
        "_is_read",
        "_judging",
        "_keep",
        "_quiet",
        "_read_last",
        "_references",
        "_settling",
        "_turned",
        "_write",
        "judgement",
    )

    def __init__(
        self,
        exchange: Exchange,
        calls: CallPhase,
        *,
        held_bytes: int,
        write: Write,
        keep: Callable[[int], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.judgement: Judgement | None = None
        self._exchange = exchange
        self._calls = calls
        self._enforced = calls.enforced
        self._gate: StreamGate | None = StreamGate(_reader(exchange), held_bytes=held_bytes)
        self._write = write
        self._keep = keep
        self._judging: list[asyncio.Task[tuple[Ruling, ...]]] = []
        self._references: tuple[str, ...] = ()
        self._settling: asyncio.Task[None] | None = None
        self._is_read = False  # whether the reply came, and was read, to its end
        self._clock = clock
        self._turned = self._read_last = clock()
        self._quiet: float | None = None  # since when pieces come and nothing leaves, in monotonic seconds

    @property
    def is_whole(self) -> bool:
        """Whether nothing of the reply is held back for good."""
        return self._gate is None or not self._enforced or self._gate.is_whole

    async def feed(self, piece: bytes) -> None:
        """Write what may leave now that this piece has come. Raises `ReplyRefused` if the stream must end."""
        gate, enforced = self._gate, self._enforced
        if not enforced:
            await self._write(piece)
        if gate is None:
            return
        if not gate.passes(piece):
            self._turned += self._clock() - self._read_last  # the loop ran other work while this waited for the piece
            gate.feed(piece)
            self._account(gate)
            if self._gate is gate:
                await self._advance(gate)
                self._account(gate)
                self._read_last = self._clock()
                await self._keep_alive(self._read_last)
        elif enforced:
            await self._write(piece)
            self._quiet = None

    async def close(self) -> None:
        """Write what may leave at the upstream's end, and wait for concurrent judging. Raises as `feed` does."""
        if self._gate is not None:
            self._gate.close()
            await self._advance(self._gate)
        self._is_read = self._gate is not None and self._gate.is_whole
        await asyncio.gather(*self._judging)
        await self._remembered()

    def abandon(self) -> None:
        """Cancel concurrent judging. Call it when the stream is over, however it ended.

        If the reply was not read to its end, remember that it may follow unknown texts: what was known when it gave its
        ids could look harmless.
        """
        for judging in self._judging:
            judging.cancel()
        if self._references and not self._is_read:
            self._calls.bring((UNSEEN,))
            self._remember()

    def _account(self, gate: StreamGate) -> None:
        """Count the bytes held to the worker's room. Without room, stop judging, and end a reply that is enforced."""
        held = gate.held if self._gate is gate else 0
        try:
            self._keep(held if held > _FREE_BYTES else 0)
        except Refused as refused:
            self._keep(0)
            self._give_up(refused.reason)

    def _give_up(self, reason: Reason) -> None:
        """Stop judging. Raises `ReplyRefused` where rulings are enforced."""
        self._gate = None
        ended = not_judged(self._exchange, self._calls, reason, begun=True)
        self.judgement = ended.judgement
        if ended.refusal is not None:
            raise ReplyRefused(ended.refusal) from None

    async def _advance(self, gate: StreamGate) -> None:
        try:
            while step := await self._next(gate):
                self._settle(gate)
                if isinstance(step, Judge):
                    gate.rule(await self._ruled(step.calls))
                elif self._enforced and step.raw:
                    await self._write(step.raw)
                    self._quiet = None
        except (Unreadable, LimitExceeded):
            self._give_up(Reason.REPLY_NOT_JUDGED)

    async def _keep_alive(self, now: float) -> None:
        """Send a `KEEP_ALIVE` while the pieces of a call arrive. It fits: only whole events have left so far."""
        if self._quiet is None:
            self._quiet = now
        elif self._enforced and now - self._quiet >= KEEP_ALIVE_SECONDS:
            await self._write(KEEP_ALIVE)
            self._quiet = now

    async def _next(self, gate: StreamGate) -> Release | Judge | None:
        """Return the gate's next step. A long event is read in a thread, and other work may run between steps."""
        if self._clock() - self._turned > _TURN_SECONDS:
            await asyncio.sleep(0)
            self._turned = self._clock()
        return await self._calls.readers.run(gate.next, size=gate.longest, tenant=self._exchange.tenant)

    def _settle(self, gate: StreamGate) -> None:
        """Remember the reply, concurrently, as soon as its ids are known, and again when more was brought in."""
        brought = gate.take_brought()
        if brought:
            self._calls.bring(brought)
        if gate.references and self._calls.remembers and (brought or not self._references):
            self._references = gate.references
            self._remember()

    def _remember(self) -> None:
        self._settling = asyncio.ensure_future(_settled(self._calls, self._references, after=self._settling))
        self._calls.endings.add(self._settling)
        self._settling.add_done_callback(self._calls.endings.discard)

    async def _remembered(self) -> None:
        if self._settling is not None:
            await self._settling

    async def _ruled(self, proposed: tuple[ProposedCall, ...]) -> tuple[Ruling, ...]:
        judging = asyncio.ensure_future(self._calls.judge(proposed))
        if not self._enforced:
            self._judging.append(judging)
            return tuple(map(released, proposed))
        try:
            while not (await asyncio.wait((judging,), timeout=KEEP_ALIVE_SECONDS))[0]:
                await self._write(KEEP_ALIVE)
        finally:
            judging.cancel()
        rulings = judging.result()
        if any(ruling.decision is Decision.DENY for ruling in rulings):
            await self._remembered()
            raise ReplyRefused(paused(self._exchange, self._calls, rulings))
        return rulings


async def _settled(calls: CallPhase, references: tuple[str, ...], *, after: asyncio.Task[None] | None) -> None:
    if after is not None:
        await after
    await calls.settle(references)


class WatchedReply:
    """A reply in monitor mode that is not a stream of events: it is written as it comes, and judged at its end.

    Owned by the task of one request. A reply of more than `most` bytes, or than there is room for, is not judged.
    `judgement` is that of the exchange with the reply's calls, once it is judged or is not going to be; None before.
    """

    is_whole = True

    def __init__(
        self,
        exchange: Exchange,
        calls: CallPhase,
        *,
        content_type: str,
        most: int,
        write: Write,
        keep: Callable[[int], None],
    ) -> None:
        self.judgement: Judgement | None = None
        self._exchange = exchange
        self._calls = calls
        self._content_type = content_type
        self._most = most
        self._write = write
        self._keep = keep
        self._pieces: list[bytes] | None = []
        self._size = 0

    async def feed(self, piece: bytes) -> None:
        """Write the piece, and keep it for judging."""
        await self._write(piece)
        if self._pieces is None:
            return
        self._pieces.append(piece)
        self._size += len(piece)
        try:
            if self._size > self._most:
                raise Refused(Reason.OVERLOADED)
            self._keep(self._size)
        except Refused:
            self._pieces = None
            self._keep(0)
            self.judgement = not_judged(self._exchange, self._calls).judgement

    async def close(self) -> None:
        """Judge the whole reply."""
        if self._pieces is not None:
            body = b"".join(self._pieces)
            judged, _ = await judge_whole(self._exchange, self._calls, body, content_type=self._content_type)
            self.judgement = judged.judgement

    def abandon(self) -> None:
        """Do nothing: there is no concurrent work to end."""


def guard(
    exchange: Exchange,
    calls: CallPhase,
    *,
    content_type: str,
    limits: LimitSettings,
    write: Write,
    keep: Callable[[int], None],
) -> GuardedStream | WatchedReply:
    """Return what forwards a reply of this type as its calls are ruled on.

    `write` sends bytes to the client; `keep` counts the bytes held to the worker's room.
    """
    if are_events(content_type):
        return GuardedStream(exchange, calls, held_bytes=limits.held_bytes, write=write, keep=keep)
    most = limits.reply_bytes
    return WatchedReply(exchange, calls, content_type=content_type, most=most, write=write, keep=keep)


def released(call: ProposedCall) -> Ruling:
    """Return the ruling that releases a call unjudged: in monitor mode nothing waits."""
    return Ruling(call, Decision.ALLOW, tier=0, cause=Cause.MONITOR)
