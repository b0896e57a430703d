"""The gate of a stream in any order of frames, cuts and rulings: beside what went in, and what was ruled."""

import json
from copy import deepcopy

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.dialects.replies import Judge, Unreadable
from filters.gate import Release, StreamGate
from filters.limits import LimitExceeded
from tests.filters.replaying import ruling

HELD_BYTES = 700
MARK = b"lookup"
"""The name of every call, and in nothing else."""


def event(tree: object) -> bytes:
    return b"data: " + json.dumps(tree).encode() + b"\n\n"


def openai(delta: object, finish: str | None = None) -> bytes:
    return event({"id": "c", "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]})


def gemini(part: object) -> bytes:
    return event({"candidates": [{"index": 0, "content": {"role": "model", "parts": [part]}}]})


WORDS = {"openai": openai({"content": "word "}), "gemini": gemini({"text": "word "})}
NEUTRAL = (b": a comment\n\n", b"\n", b": two\n: lines\n\n")


def calls(dialect: str, number: int) -> list[bytes]:
    """The frames of so many calls, and the end of their turn."""
    if dialect == "gemini":
        return [gemini({"functionCall": {"name": "lookup", "args": {"lookup": each}}}) for each in range(number)]
    frames = []
    for index in range(number):
        begun = {"index": index, "id": f"{index}", "type": "function", "function": {"name": "lookup"}}
        frames.append(openai({"tool_calls": [begun]}))
        frames.append(openai({"tool_calls": [{"index": index, "function": {"arguments": '{"lookup":1}'}}]}))
    return [*frames, openai({}, "tool_calls")]


def room(chunk: bytes) -> int:
    """What the frames of a chunk take at most: their bytes twice, and 192 bytes each."""
    return 2 * len(chunk) + 192 * (chunk.count(b"\n") + 1)


class Gate(RuleBasedStateMachine):
    """One stream: bytes are written by an upstream, and cut by the network; calls are ruled on at any time after."""

    def __init__(self) -> None:
        super().__init__()
        self.dialect = "openai"
        self.coming = bytearray()
        self.fed = bytearray()
        self.left = bytearray()
        self.called = False
        self.judge: Judge | None = None
        self.ruled: list[Decision] = []
        self.failed = False
        self.closed = False
        self.largest = 0

    @initialize(dialect=st.sampled_from(sorted(WORDS)))
    def begin(self, dialect: str) -> None:
        self.dialect = dialect
        self.gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=HELD_BYTES)

    @precondition(lambda self: not self.closed and len(self.coming) < 1_000)
    @rule(number=st.integers(1, 3))
    def upstream_says_words(self, number: int) -> None:
        self.coming += WORDS[self.dialect] * number

    @precondition(lambda self: not self.closed and len(self.coming) < 1_000)
    @rule(piece=st.sampled_from(NEUTRAL))
    def upstream_says_nothing_much(self, piece: bytes) -> None:
        self.coming += piece

    @precondition(lambda self: not self.closed and not self.called)
    @rule(number=st.integers(1, 3), missing=st.sampled_from((0, 0, 0, 1)))
    def upstream_calls(self, number: int, missing: int) -> None:
        """Calls and their end, or calls that are never ended."""
        frames = calls(self.dialect, number)
        self.called = True
        self.coming += b"".join(frames[: len(frames) - missing])

    @precondition(lambda self: self.coming)
    @rule(size=st.one_of(st.integers(1, 400), st.just(2_000)))
    def network_brings(self, size: int) -> None:
        self.bring(size)

    @precondition(lambda self: self.coming)
    @rule()
    def network_brings_a_frame(self) -> None:
        self.bring(self.coming.find(b"\n\n") + 2)

    def bring(self, size: int) -> None:
        chunk = bytes(self.coming[:size])
        del self.coming[:size]
        self.largest = max(self.largest, room(chunk))
        if self.gate.passes(chunk):
            unhurried = deepcopy(self.gate)
            unhurried.feed(chunk)
            assert unhurried.next() == Release(chunk)
            assert unhurried.next() is None
            assert MARK not in chunk
            self.left += chunk
        else:
            self.gate.feed(chunk)
        self.fed += chunk
        self.take()

    def take(self) -> None:
        """Takes out what comes out, up to the next calls. Nothing overtakes what is held."""
        try:
            while step := self.gate.next():
                assert self.judge is None
                if isinstance(step, Judge):
                    self.judge = step
                else:
                    assert not self.denied, "after a denial nothing leaves"
                    self.left += step.raw
        except (Unreadable, LimitExceeded):
            self.failed = True

    @property
    def denied(self) -> bool:
        return Decision.DENY in self.ruled

    @precondition(lambda self: self.judge is not None)
    @rule(decision=st.sampled_from([*[Decision.ALLOW] * 3, Decision.CLARIFY, Decision.DENY]))
    def calls_are_ruled_on(self, decision: Decision) -> None:
        assert self.judge is not None
        calls, self.judge = self.judge.calls, None
        assert calls
        self.ruled.append(decision)
        self.gate.rule([ruling(call, decision) for call in calls])
        self.take()

    @precondition(lambda self: not self.coming and not self.closed and len(self.fed) > 600)
    @rule()
    def upstream_ends(self) -> None:
        self.closed = True
        self.gate.close()
        self.take()

    @precondition(lambda self: self.closed or self.failed)
    @rule()
    def somebody_asks_again(self) -> None:
        try:
            assert self.gate.next() is None
        except (Unreadable, LimitExceeded):
            assert self.failed

    @invariant()
    def no_call_leaves_that_is_not_allowed(self) -> None:
        assert Decision.ALLOW in self.ruled or MARK not in self.left

    @invariant()
    def all_that_left_had_come(self) -> None:
        if set(self.ruled) <= {Decision.ALLOW} and not self.failed:
            behind = len(self.fed) - len(self.left)
            assert self.gate.held >= behind
            assert bool(self.gate.held) is bool(behind)
            assert self.left.count(b"\n\n") <= self.fed.count(b"\n\n")

    @invariant()
    def a_whole_stream_is_what_came(self) -> None:
        if not self.closed:
            return
        whole = self.judge is None and self.gate.is_whole
        assert not (whole and (self.denied or self.failed))
        if whole and set(self.ruled) <= {Decision.ALLOW}:
            assert sorted(self.left.split(b"\n\n")) == sorted(self.fed.split(b"\n\n"))

    @invariant()
    def what_is_held_is_bounded(self) -> None:
        """Calls, a broken frame, what was fed behind them, and the chunk that ended both (a frame is held twice)."""
        if not self.failed and not self.denied:
            assert self.gate.held <= 4 * HELD_BYTES + self.largest


TestGate = Gate.TestCase
TestGate.settings = settings(max_examples=150, stateful_step_count=40)
