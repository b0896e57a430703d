"""What the tests of the response phase share: replies and streams, a call phase that rules by names, a client."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason
from filters.segments import Found
from gateway.exchanges.exchange import Exchange
from gateway.limiting.reader_thread import Readers
from gateway.phases.guarding import KEEP_ALIVE, GuardedStream
from tests.filters.conversation import finding

NOTICE = "A call was withheld."

FINDING = finding(path="/messages/1/content")

ALLOWED = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1, coverage=Coverage(3, 1))


class Calls:
    """A call phase that rules by the tool's name: `rm` is denied, `send` is replaced, anything else is allowed."""

    deny_status = 403

    def __init__(self, *, enforced: bool = True, wait: Callable[[], Any] | None = None) -> None:
        self.enforced = enforced
        self.readers = Readers()
        self.unjudged = False
        self.noted: list[tuple[Reason, int]] = []
        self.remembers = True
        self.settled: list[tuple[str, ...]] = []
        self.rulings: tuple[Ruling, ...] = ()
        self.endings: set[asyncio.Task[None]] = set()
        self.brought: list[Found] = []
        self._wait = wait

    def bring(self, brought: Sequence[Found]) -> None:
        self.brought += brought

    async def judge(self, calls: Sequence[ProposedCall]) -> tuple[Ruling, ...]:
        if self._wait is not None:
            await self._wait()
        rulings = tuple(map(ruled, calls))
        self.rulings += rulings
        return rulings

    async def settle(self, references: Sequence[str]) -> None:
        self.settled.append(tuple(references))

    def note_unjudged(self, reason: Reason = Reason.REPLY_NOT_JUDGED, *, status: int = 0) -> None:
        self.unjudged = True
        self.noted.append((reason, status))


def ruled(call: ProposedCall) -> Ruling:
    decision = {"rm": Decision.DENY, "send": Decision.CLARIFY}.get(call.name, Decision.ALLOW)
    findings = () if decision is Decision.ALLOW else (FINDING,)
    return Ruling(call, decision, tier=3, cause=Cause.SUPERVISOR, findings=findings, notice=NOTICE)


def exchange(dialect: Dialect = OPENAI) -> Exchange:
    return Exchange(
        incident_id="01",
        started=0.0,
        dialect=dialect,
        operation=Operation.CHAT,
        tenant="acme",
        subject="ann",
        judgement=ALLOWED,
        policy_version="v",
    )


def call(name: str, secret: str = "to-be-kept") -> dict[str, Any]:  # noqa: S107 - not a secret
    return {"id": "c1", "type": "function", "function": {"name": name, "arguments": json.dumps({"a": secret})}}


def reply(*names: str, text: str | None = None) -> bytes:
    message = {"role": "assistant", "content": text, "tool_calls": [call(name) for name in names]}
    choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
    return json.dumps({"id": "r1", "object": "chat.completion", "choices": [choice]}).encode()


def event(tree: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps({"id": "r1", "object": "chat.completion.chunk", **tree}).encode() + b"\n\n"


def delta(finish: str | None = None, **members: Any) -> bytes:
    return event({"choices": [{"index": 0, "delta": members, "finish_reason": finish}]})


def stream(name: str) -> list[bytes]:
    return [
        delta(role="assistant", content="One moment. "),
        delta(tool_calls=[{"index": 0, **call(name, "")}]),
        delta(tool_calls=[{"index": 0, "function": {"arguments": ""}}]),
        delta("tool_calls"),
        b"data: [DONE]\n\n",
    ]


class Client:
    def __init__(self) -> None:
        self.got = b""
        self.comforted = asyncio.Event()

    async def write(self, piece: bytes) -> None:
        self.got += piece
        if piece == KEEP_ALIVE:
            self.comforted.set()


def ignore(_: int) -> None:
    """There is room for everything."""


async def through(
    pieces: Sequence[bytes], calls: Calls, client: Client, *, held_bytes: int = 65_536, dialect: Dialect = OPENAI
) -> GuardedStream:
    guarded = GuardedStream(exchange(dialect), calls, held_bytes=held_bytes, write=client.write, keep=ignore)
    for piece in pieces:
        await guarded.feed(piece)
    await guarded.close()
    return guarded


def response(tool: str = "") -> dict[str, Any]:
    item = {"id": "fc_1", "type": "function_call", "call_id": "c", "name": tool, "arguments": "{}"}
    return {
        "id": "resp_1",
        "object": "response",
        "conversation": {"id": "conv_1"},
        "parallel_tool_calls": True,
        "output": [item] if tool else [],
    }
