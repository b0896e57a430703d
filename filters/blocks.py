"""Blocks: the texts of a conversation as what a model makes its next turn of, and where each comes from."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from filters.segments import Origin, Segment, Trust

Kind = Literal["instruction", "data"]

CALL_ID: Final = -1
"""The id of a proposed call, which stands in no request yet."""

_PAUSE_AFTER = 512
"""Blocks after which the caller may pause: one takes about a microsecond."""
_GENERATED = frozenset({Origin.ASSISTANT, Origin.TOOL_CALL})
_FIXED = frozenset({Origin.SYSTEM, Origin.TOOL_DEFINITION})


@dataclass(frozen=True, slots=True)
class Block:
    """One text of a conversation, without the text.

    `id` is its position among the blocks. Only an `instruction` may tell the model what to do; untrusted blocks are
    always data. `mutable` says that a later block may supersede it: never a system message or a definition. `sources`
    are the ids of what it was generated from, for texts of a model: everything since the model's turn before, and that
    turn, through which the rest is reached.
    """

    id: int
    origin: Origin
    trust: Trust
    kind: Kind
    mutable: bool
    path: str
    sources: tuple[int, ...] = ()


def blocks(segments: Iterable[Segment]) -> Generator[None, None, tuple[Block, ...]]:
    """The blocks of segments that have their trust, in order; yields wherever the caller may pause.

    Joined segments repeat texts of others and make no block. Takes time and memory linear in the segments.
    """
    made: list[Block] = []
    turn: list[int] = []
    since: list[int] = []
    sources: tuple[int, ...] | None = None
    for segment in segments:
        if segment.joined:
            continue
        if segment.origin in _GENERATED:
            if sources is None:
                sources, turn, since = (*turn, *since), [], []
            turn.append(len(made))
            made.append(_block(len(made), segment, sources))
        else:
            sources = None
            since.append(len(made))
            made.append(_block(len(made), segment, ()))
        if len(made) % _PAUSE_AFTER == 0:
            yield
    return tuple(made)


def proposed(path: str, before: Sequence[Block]) -> Block:
    """The block of a call at that path, which a model proposes after these blocks: it has their lowest trust."""
    last = len(before)
    while last and before[last - 1].origin not in _GENERATED:
        last -= 1
    first = last
    while first and before[first - 1].origin in _GENERATED:
        first -= 1
    trust = max((block.trust for block in before), key=_RANK.__getitem__, default=Trust.TRUSTED)
    return Block(CALL_ID, Origin.TOOL_CALL, trust, "data", True, path, tuple(block.id for block in before[first:]))


def lineage(block: Block, before: Sequence[Block], *, depth: int, most: int) -> Iterator[Block]:
    """What a block was generated from, nearest first, over at most so many turns of the model; at most `most` blocks.

    Each block comes once. Paths, origins and trust only: a record of it holds no text.
    """
    seen: set[int] = set()
    level = [block]
    for _ in range(depth):
        shared = {id(child.sources): child.sources for child in level}  # the blocks of a turn have one tuple
        nearest = dict.fromkeys(source for sources in shared.values() for source in reversed(sources))
        level = [before[source] for source in nearest if source not in seen]
        seen.update(nearest)
        for ancestor in level:
            if not most:
                return
            most -= 1
            yield ancestor


_RANK = {trust: rank for rank, trust in enumerate(Trust)}


def _block(number: int, segment: Segment, sources: tuple[int, ...]) -> Block:
    untrusted = segment.trust is Trust.UNTRUSTED
    return Block(
        id=number,
        origin=segment.origin,
        trust=segment.trust,
        kind="data" if untrusted or segment.origin in _GENERATED else "instruction",
        mutable=untrusted or segment.origin not in _FIXED,
        path=segment.path,
        sources=sources,
    )
