"""Whatever a stream is made of and however it comes, the same leaves, and of a call nothing that is not allowed."""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from zlib import crc32

import pytest

from filters.calls import ProposedCall
from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.dialects.replies import Unreadable
from filters.gate import Release, StreamGate
from filters.limits import LimitExceeded
from tests.filters.random_streams import DIALECTS as NAMES
from tests.filters.random_streams import MARK, stream
from tests.filters.replaying import bytewise, cut_at, ruling

STREAMS = 150
_OUTCOMES = (Decision.ALLOW, Decision.ALLOW, Decision.ALLOW, Decision.CLARIFY, Decision.DENY)


@dataclass
class Came:
    """What came out of a stream: its bytes, what was said of each call, and whether it could be read."""

    raw: bytes = b""
    judged: list[tuple[ProposedCall, Decision]] = field(default_factory=list)
    is_readable: bool = True
    is_whole: bool = False
    passed: int = 0

    @property
    def told(self) -> tuple[object, ...]:
        return self.raw, self.judged, self.is_readable, self.is_whole

    @property
    def allowed(self) -> set[str]:
        return {mark for call, decision in self.judged if decision is Decision.ALLOW for mark in marks(call)}


def marks(call: ProposedCall) -> list[str]:
    return MARK.findall(call.name + call.arguments)


def decided(call: ProposedCall, seed: int) -> Decision:
    """The same of the same call in every run."""
    return _OUTCOMES[crc32(f"{seed} {call.name} {call.arguments}".encode()) % len(_OUTCOMES)]


def come(dialect: str, chunks: Iterable[bytes], *, seed: int, may_pass: bool) -> Came:
    """Plays a stream; a call that follows a withheld one of its turn is withheld as well."""
    gate, came = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=100_000), Came()
    withheld: set[str] = set()
    try:
        for chunk in chunks:
            if may_pass and gate.passes(chunk):
                came.raw += chunk
                came.passed += 1
            else:
                gate.feed(chunk)
                drain(gate, came, withheld, seed)
        gate.close()
        drain(gate, came, withheld, seed)
    except (Unreadable, LimitExceeded):
        came.is_readable = False
    came.is_whole = gate.is_whole
    return came


def drain(gate: StreamGate, came: Came, withheld: set[str], seed: int) -> None:
    while step := gate.next():
        if isinstance(step, Release):
            came.raw += step.raw
            continue
        rulings = []
        for call in step.calls:
            decision = Decision.CLARIFY if call.turn in withheld else decided(call, seed)
            if decision is not Decision.ALLOW:
                withheld.add(call.turn)
            came.judged.append((call, decision))
            rulings.append(ruling(call, decision))
        gate.rule(rulings)


def together(rng: random.Random, frames: list[bytes]) -> list[bytes]:
    """The frames in pieces of one and more."""
    pieces: list[bytes] = []
    while frames:
        size = rng.choice([1, 1, 2, 3, 6])
        pieces.append(b"".join(frames[:size]))
        frames = frames[size:]
    return pieces


def read_leniently(raw: bytes) -> set[str]:
    """The marks in bytes, also where letters are spelled by their numbers."""
    text = re.sub(r"\\u00([0-9a-f]{2})", lambda escape: chr(int(escape[1], 16)), raw.decode(errors="replace"))
    return set(MARK.findall(text))


@pytest.mark.parametrize("dialect", NAMES)
def test_the_same_leaves_of_a_stream_however_it_comes(dialect: str) -> None:
    passed = judged = withheld = unreadable = 0
    for seed in range(STREAMS):
        rng = random.Random(f"{dialect} {seed}")  # noqa: S311
        frames = stream(rng, dialect)
        raw = b"".join(frames)
        alone = come(dialect, frames, seed=seed, may_pass=False)
        ways = [frames, together(rng, frames), cut_at(raw, *rng.choices(range(len(raw)), k=4)), bytewise(raw)]
        for chunks in ways:
            came = come(dialect, chunks, seed=seed, may_pass=True)
            assert came.told == alone.told
            passed += came.passed
        assert read_leniently(alone.raw) <= alone.allowed
        if alone.is_whole and all(decision is Decision.ALLOW for _, decision in alone.judged):
            assert sorted(alone.raw) == sorted(raw)
        judged += len(alone.judged)
        withheld += len(alone.judged) - sum(decision is Decision.ALLOW for _, decision in alone.judged)
        unreadable += not alone.is_readable
    assert judged > withheld > STREAMS / 10
    assert STREAMS / 10 < unreadable < STREAMS * 0.9
    assert passed > STREAMS / 10 or dialect not in ("openai", "azure", "anthropic")
