"""Recorded streams, and what comes out of the gate when they are played to it."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.gate import Release, StreamGate
from filters.sse import Decoder

HELD_BYTES = 100_000
NOTICE = "It was not done. Ask the user about it."
_FOLDER = Path(__file__).parents[1] / "transcripts"

Decide = Callable[[int], Decision]
"""What becomes of the nth call that a stream proposes."""


@dataclass(frozen=True, slots=True)
class Expected:
    """A call that a stream proposes, and pieces of it that are nowhere else in the stream."""

    path: str
    name: str
    arguments: str
    traces: tuple[str, ...]
    free_input: bool = False

    @property
    def call(self) -> ProposedCall:
        return ProposedCall(self.path, self.name, self.arguments, self.free_input)


@dataclass(frozen=True, slots=True)
class Transcript:
    """One recorded stream. `judged` are the positions of the calls that are judged together, in order."""

    dialect: str
    name: str
    raw: bytes
    calls: tuple[Expected, ...]
    judged: tuple[tuple[int, ...], ...]
    dropped: tuple[str, ...]
    """Pieces of a call that never comes to its end."""

    def __str__(self) -> str:
        return f"{self.dialect} {self.name.replace('_', ' ')}"


def load(dialect: str, name: str) -> Transcript:
    """The transcript of this name."""
    stem = _FOLDER / dialect / name
    steps = json.loads(stem.with_suffix(".json").read_text(encoding="utf-8"))
    return Transcript(
        dialect,
        name,
        stem.with_suffix(".sse").read_bytes(),
        tuple(Expected(**{**call, "traces": tuple(call["traces"])}) for call in steps["calls"]),
        tuple(map(tuple, steps["judged"])),
        tuple(steps["dropped"]),
    )


TRANSCRIPTS = tuple(load(path.parent.name, path.stem) for path in sorted(_FOLDER.rglob("*.sse")))


@dataclass(frozen=True, slots=True)
class Played:
    """What came out of the gate."""

    raw: bytes
    judged: tuple[tuple[ProposedCall, ...], ...]
    is_whole: bool


def play(dialect: str, chunks: Iterable[bytes], decide: Decide, *, held_bytes: int = HELD_BYTES) -> Played:
    """Plays a stream in these chunks. A call is ruled on as decided, or withheld with one before it in its turn."""
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=held_bytes)
    out: list[bytes] = []
    judged: list[tuple[ProposedCall, ...]] = []
    for chunk in chunks:
        if gate.passes(chunk):
            out.append(chunk)
            continue
        gate.feed(chunk)
        _drain(gate, out, judged, decide)
    gate.close()
    _drain(gate, out, judged, decide)
    return Played(b"".join(out), tuple(judged), gate.is_whole)


def _drain(gate: StreamGate, out: list[bytes], judged: list[tuple[ProposedCall, ...]], decide: Decide) -> None:
    while step := gate.next():
        if isinstance(step, Release):
            out.append(step.raw)
            continue
        before = sum(map(len, judged))
        judged.append(step.calls)
        gate.rule([ruling(call, decide(before + number)) for number, call in enumerate(step.calls)])


def ruling(call: ProposedCall, decision: Decision, notice: str = NOTICE) -> Ruling:
    """A ruling of the supervisor's."""
    return Ruling(call, decision, 3, Cause.SUPERVISOR, notice="" if decision is Decision.ALLOW else notice)


def whole(raw: bytes) -> Sequence[bytes]:
    """All at once."""
    return [raw]


def bytewise(raw: bytes) -> Sequence[bytes]:
    """Every byte by itself."""
    return [raw[index : index + 1] for index in range(len(raw))]


def framewise(raw: bytes) -> Sequence[bytes]:
    """Every frame by itself."""
    decoder = Decoder(len(raw))
    return [frame.raw for frame in [*decoder.feed(raw), *decoder.close()]] + [decoder.rest]


def by_twos(raw: bytes) -> Sequence[bytes]:
    """The first frame by itself, and two by two from there on."""
    first, *frames = framewise(raw)
    return [first, *[b"".join(frames[place : place + 2]) for place in range(0, len(frames), 2)]]


def cut_at(raw: bytes, *cuts: int) -> Sequence[bytes]:
    """Cut at these places."""
    ends = [0, *sorted(cut % (len(raw) + 1) for cut in cuts), len(raw)]
    return [raw[start:end] for start, end in pairwise(ends)]


def allow(_: int) -> Decision:
    """Every call is allowed."""
    return Decision.ALLOW


def clarify_first(_: int) -> Decision:
    """The first call is withheld, and with it, as the pipeline rules it, all that follow."""
    return Decision.CLARIFY


def clarify_second(number: int) -> Decision:
    """The second call is withheld, and all that follow."""
    return Decision.ALLOW if number == 0 else Decision.CLARIFY


def deny(_: int) -> Decision:
    """Every call is denied."""
    return Decision.DENY
