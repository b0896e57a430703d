"""Calls in replies: each is judged before a byte of it goes on. It knows no web framework."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, TypeVar

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.replies import UNSEEN, Judge, Replies, Unreadable, may_hold_calls, read_reply, require_few
from filters.gate import Release, StreamGate
from filters.limits import LimitExceeded
from filters.refusals import Reason, Refusal, Refused, refusal_for
from filters.segments import Found
from filters.trees import Json
from gateway.endings import Write
from gateway.exchange import CallPhase, Exchange
from gateway.media_types import are_events, has_ascii, is_plain
from gateway.settings import LimitSettings

KEEP_ALIVE_SECONDS: Final = 5.0
"""How long a client hears nothing while a call comes, and while it is judged."""
KEEP_ALIVE: Final = b"\n"
"""An empty line between two events says nothing. A comment would be plainer, but google-genai fails on one."""

LARGE_BYTES: Final = 65_536
"""From this size on, in bytes, a reply or an event is read beside the event loop."""
_READER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replies")
_SETTLING: Final[set[asyncio.Task[None]]] = set()
"""What is remembered of replies of which some have ended."""
_TURN_SECONDS: Final = 0.005
"""How long one stream is read before others have their turn."""

_LINE: Final = re.compile(rb"\r\n|[\r\n]")

_WEIGHT = {Decision.ALLOW: 0, Decision.CLARIFY: 1, Decision.DENY: 2}
_REASONS = {Decision.ALLOW: None, Decision.CLARIFY: Reason.CLARIFY, Decision.DENY: Reason.BLOCKED}
_PAUSED: Final = "A tool call in the reply was withheld by the guardrail policy."

_FREE_BYTES: Final = 65_536
"""What a stream may hold without being counted: no more than what any connection has in its buffers."""

_T = TypeVar("_T")


class ReplyRefused(Exception):
    """The stream ends here: a call of it was denied, or what came cannot be judged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


def may_propose(exchange: Exchange, body: bytes, *, content_type: str) -> bool:
    """Whether a whole reply has to be judged: not so only where no reader can find a call in it."""
    return bool(body) and (not has_ascii(content_type) or may_hold_calls(body, exchange.dialect.replies.signs))


async def judge_whole(
    exchange: Exchange, calls: CallPhase, body: bytes, *, content_type: str = ""
) -> tuple[Exchange, bytes]:
    """The exchange with what its reply's calls came to, and the body for the client: the same one if all are allowed.

    A denied call, and a reply in which two readers could find two different calls, are a refusal of the exchange that
    it returns. Many JSON texts, one a line, are read where none of them holds a call.
    """
    replies = exchange.dialect.replies
    if not may_propose(exchange, body, content_type=content_type):
        if body and replies.keeps and calls.remembers:
            brought, references = await _beside(len(body), lambda: _read_on(replies, body))
            if brought:
                calls.bring(brought)
            await _remembered(calls, references)
        return exchange, body
    try:
        if not is_plain(content_type):
            raise Unreadable("The reply is in an encoding in which some read other things.")
        tree, proposed = await _beside(len(body), lambda: _read_calls(replies, body))
    except Unreadable:
        return _not_judged(exchange, calls), body
    if brought := replies.brought(tree):
        calls.bring(brought)
    if replies.keeps and calls.remembers:
        await _remembered(calls, replies.references(tree))
    if not proposed:
        return exchange, body
    rulings = await calls.judge(proposed)
    judged = exchange._replace(judgement=with_rulings(exchange.judgement, rulings))
    if not calls.enforced or all(ruling.decision is Decision.ALLOW for ruling in rulings):
        return judged, body
    if any(ruling.decision is Decision.DENY for ruling in rulings):
        return judged._replace(refusal=_paused(exchange, calls, rulings)), body
    return judged, replies.withhold(tree, rulings)


def require_events(exchange: Exchange, calls: CallPhase, *, content_type: str) -> None:
    """Says that a reply is not judged unless it is a stream of events in UTF-8; raises `ReplyRefused` where it goes on
    so judged only."""
    if are_events(content_type) and is_plain(content_type):
        return
    calls.note_unjudged()
    if calls.enforced:
        raise ReplyRefused(_unjudged(exchange))


def _read_calls(replies: Replies, body: bytes) -> tuple[Json, tuple[ProposedCall, ...]]:
    """The tree of a reply, and its calls; null for lines that hold none. Raises `Unreadable`."""
    try:
        tree = read_reply(body)
    except Unreadable:
        lines = [line for line in _LINE.split(body) if line]
        if len(lines) < 2 or any(replies.calls(read_reply(line)) for line in lines):
            raise
        return None, ()
    proposed = replies.calls(tree)
    require_few(len(proposed))
    return tree, proposed


async def _remembered(calls: CallPhase, references: Sequence[str]) -> None:
    if references:
        await calls.settle(references)


def _read_on(replies: Replies, body: bytes) -> tuple[tuple[Found, ...], tuple[str, ...]]:
    """What was brought into a reply that needs no judgement, and its ids; none where it has another shape."""
    try:
        tree = read_reply(body)
        return replies.brought(tree), replies.references(tree)
    except Unreadable:
        return (), ()


async def _beside(size: int, work: Callable[[], _T]) -> _T:
    """What the work comes to; done in a thread where it is on much."""
    if size < LARGE_BYTES:
        return work()
    return await asyncio.get_running_loop().run_in_executor(_READER, work)


def with_rulings(judgement: Judgement, rulings: Sequence[Ruling]) -> Judgement:
    """The judgement of a request and of the calls in its reply: the strictest decision, the highest tier."""
    decision = max((judgement.decision, *(ruling.decision for ruling in rulings)), key=_WEIGHT.__getitem__)
    if decision is judgement.decision:
        reason, mode = judgement.reason, judgement.mode
    else:
        reason, mode = _REASONS[decision], _mode(decision, judgement)
    return replace(
        judgement,
        decision=decision,
        reason=reason,
        mode=mode,
        tier=max(judgement.tier, *(ruling.tier for ruling in rulings)),
        findings=tuple(dict.fromkeys((*judgement.findings, *(each for one in rulings for each in one.findings)))),
    )


class GuardedStream:
    """One stream on its way to the client: texts are written as they come, calls once they are ruled on.

    Owned by the task of one request. In monitor mode all is written as it comes, and judged beside it.
    """

    __slots__ = (
        "_calls",
        "_exchange",
        "_gate",
        "_is_read",
        "_judging",
        "_keep",
        "_quiet",
        "_references",
        "_settling",
        "_turned",
        "_write",
    )

    def __init__(
        self, exchange: Exchange, calls: CallPhase, *, held_bytes: int, write: Write, keep: Callable[[int], None]
    ) -> None:
        self._exchange = exchange
        self._calls = calls
        self._gate: StreamGate | None = StreamGate(exchange.dialect.replies.reader(), held_bytes=held_bytes)
        self._write = write
        self._keep = keep
        self._judging: list[asyncio.Task[tuple[Ruling, ...]]] = []
        self._references: tuple[str, ...] = ()
        self._settling: asyncio.Task[None] | None = None
        self._is_read = False  # whether the reply has come, and was read, to its end
        self._turned = time.monotonic()
        self._quiet: float | None = None  # since when pieces come of which nothing leaves

    @property
    def is_whole(self) -> bool:
        """Whether nothing that came was kept back for good."""
        return self._gate is None or not self._calls.enforced or self._gate.is_whole

    async def feed(self, piece: bytes) -> None:
        """Writes what may leave now that the piece has come. Raises `ReplyRefused` where the stream has to end."""
        gate, enforced = self._gate, self._calls.enforced
        if not enforced:
            await self._write(piece)
        if gate is None:
            return
        if not gate.passes(piece):
            gate.feed(piece)
            self._account(gate)
            if self._gate is gate:
                await self._advance(gate)
                self._account(gate)
                await self._comfort()
        elif enforced:
            await self._write(piece)
            self._quiet = None

    async def close(self) -> None:
        """Writes what may leave at the upstream's end; waits for what is judged beside. Raises as `feed` does."""
        if self._gate is not None:
            self._gate.close()
            await self._advance(self._gate)
        self._is_read = self._gate is not None and self._gate.is_whole
        await asyncio.gather(*self._judging)
        await self._remembered()

    def abandon(self) -> None:
        """Ends what is still done beside the stream. To be called when the stream is over, however it ended.

        Of a reply that was not read to its end, it is still remembered that nobody knows what it came to stand on: what
        was known when it had told its ids looks harmless.
        """
        for judging in self._judging:
            judging.cancel()
        if self._references and not self._is_read:
            self._calls.bring((UNSEEN,))
            self._remember()

    def _account(self, gate: StreamGate) -> None:
        """Counts what is held to the worker's room. Where there is none, the reply is not judged any more."""
        held = gate.held if self._gate is gate else 0
        try:
            self._keep(held if held > _FREE_BYTES else 0)
        except Refused as refused:
            self._gate = None
            self._keep(0)
            self._calls.note_unjudged()
            if self._calls.enforced:
                raise ReplyRefused(refusal_for(refused.reason, self._exchange.incident_id)) from None

    async def _advance(self, gate: StreamGate) -> None:
        try:
            while step := await self._next(gate):
                self._settle(gate)
                if isinstance(step, Judge):
                    gate.rule(await self._ruled(step.calls))
                elif self._calls.enforced and step.raw:
                    await self._write(step.raw)
                    self._quiet = None
        except (Unreadable, LimitExceeded):
            self._gate = None
            self._calls.note_unjudged()
            if self._calls.enforced:
                raise ReplyRefused(_unjudged(self._exchange)) from None

    async def _comfort(self) -> None:
        """Lets the client hear something while the pieces of a call come: what left until now are whole events."""
        now = time.monotonic()
        if self._quiet is None:
            self._quiet = now
        elif self._calls.enforced and now - self._quiet >= KEEP_ALIVE_SECONDS:
            await self._write(KEEP_ALIVE)
            self._quiet = now

    async def _next(self, gate: StreamGate) -> Release | Judge | None:
        """The gate's next step. A long event is read beside the loop, and others have their turn between steps."""
        if time.monotonic() - self._turned > _TURN_SECONDS:
            await asyncio.sleep(0)
            self._turned = time.monotonic()
        return await _beside(gate.longest, gate.next)

    def _settle(self, gate: StreamGate) -> None:
        """Remembers the reply as soon as it has told its ids, and again when more was brought in, beside the stream."""
        brought = gate.take_brought()
        if brought:
            self._calls.bring(brought)
        if gate.references and self._calls.remembers and (brought or not self._references):
            self._references = gate.references
            self._remember()

    def _remember(self) -> None:
        self._settling = asyncio.ensure_future(_settled(self._calls, self._references, after=self._settling))
        _SETTLING.add(self._settling)
        self._settling.add_done_callback(_SETTLING.discard)

    async def _remembered(self) -> None:
        if self._settling is not None:
            await self._settling

    async def _ruled(self, proposed: tuple[ProposedCall, ...]) -> tuple[Ruling, ...]:
        judging = asyncio.ensure_future(self._calls.judge(proposed))
        if not self._calls.enforced:
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
            raise ReplyRefused(_paused(self._exchange, self._calls, rulings))
        return rulings


async def _settled(calls: CallPhase, references: tuple[str, ...], *, after: asyncio.Task[None] | None) -> None:
    if after is not None:
        await after
    await calls.settle(references)


class WatchedReply:
    """A reply that is no stream of events, where nothing is enforced: it passes as it comes, and is judged at its end.

    Owned by the task of one request. More than `most` bytes, or more than there is room for, are not judged.
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
        self._exchange = exchange
        self._calls = calls
        self._content_type = content_type
        self._most = most
        self._write = write
        self._keep = keep
        self._pieces: list[bytes] | None = []
        self._size = 0

    async def feed(self, piece: bytes) -> None:
        """Writes the piece, and keeps it."""
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
            self._calls.note_unjudged()

    async def close(self) -> None:
        """Judges what came."""
        if self._pieces is not None:
            await judge_whole(self._exchange, self._calls, b"".join(self._pieces), content_type=self._content_type)

    def abandon(self) -> None:
        """Nothing is done beside it."""


def guard(
    exchange: Exchange,
    calls: CallPhase,
    *,
    content_type: str,
    limits: LimitSettings,
    write: Write,
    keep: Callable[[int], None],
) -> GuardedStream | WatchedReply:
    """What lets a reply of this type go on as its calls are ruled: `write` sends to the client, `keep` counts what is
    held of it to the worker's room."""
    if are_events(content_type):
        return GuardedStream(exchange, calls, held_bytes=limits.held_bytes, write=write, keep=keep)
    most = limits.reply_bytes
    return WatchedReply(exchange, calls, content_type=content_type, most=most, write=write, keep=keep)


def released(call: ProposedCall) -> Ruling:
    """The ruling that lets a call through unjudged: in monitor mode nothing waits."""
    return Ruling(call, Decision.ALLOW, tier=0, cause=Cause.MONITOR)


def _mode(decision: Decision, judgement: Judgement) -> GuardMode:
    if not judgement.enforced:
        return GuardMode.MONITOR
    if judgement.mode is GuardMode.EXECUTE_LOCKED:
        return judgement.mode
    return GuardMode.CLARIFY if decision is Decision.CLARIFY else GuardMode.BASELINE


def _not_judged(exchange: Exchange, calls: CallPhase) -> Exchange:
    """A reply without one reading, which nobody gets but in monitor mode."""
    calls.note_unjudged()
    return exchange._replace(refusal=_unjudged(exchange)) if calls.enforced else exchange


def _unjudged(exchange: Exchange) -> Refusal:
    return refusal_for(Reason.REPLY_NOT_JUDGED, exchange.incident_id)


def _paused(exchange: Exchange, calls: CallPhase, rulings: Sequence[Ruling]) -> Refusal:
    refusal = refusal_for(Reason.BLOCKED, exchange.incident_id)
    rules = sorted({rule for ruling in rulings for rule in ruling.rule_ids})
    return replace(refusal, status=calls.deny_status, message=_PAUSED, rule_ids=tuple(rules))
