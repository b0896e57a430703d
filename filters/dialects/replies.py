"""What every dialect does with the tool calls of a reply: finds them, and takes out those that are withheld."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from filters.decision import Decision
from filters.refusals import Refused
from filters.segments import Found, MediaKind, Unjudged
from filters.sse import Frame
from filters.strict_json import read_exactly, written
from filters.tool_calls.calls import ProposedCall, Ruling
from filters.trees import Json, Tree

NOTICE = "A tool call was withheld by the guardrail policy."
"""What stands in place of a call whose ruling has no notice of its own: no dialect takes an empty text."""

REPLY = "/reply"
"""Where the paths begin of texts that stand in a reply and not in its request."""

UNSEEN = Unjudged(REPLY, MediaKind.HISTORY)
"""What stands for all that a reply comes to stand on after it was read: nothing is known of it."""

DEPTH = 64
"""How deep the JSON of a reply may nest."""

_NOT_STORED = re.compile(rb'"store"\s*:\s*false')
"""Wherever it stands: a reply that is not remembered counts as untrusted."""

_SPELLED = re.compile(rb"\\u00[4-7]")
"""A letter or `_` that JSON spells by its number."""

MOST_CALLS = 128
"""How many calls one reply may hold."""

_TURNS = 128
"""How many answers one reply may hold: the APIs that give several stop at 128."""


class Unreadable(Exception):
    """A reply in which two readers could find two different calls: it is withheld, and the fault is the upstream's.

    The words are of our own and quote nothing.
    """


@dataclass(frozen=True, slots=True)
class Judge:
    """Calls that are complete, in the order of the reply. Nothing of theirs leaves before they are ruled on."""

    calls: tuple[ProposedCall, ...]


class TurnReader(Protocol):
    """What reads one stream. It belongs to one caller, and is of no use after it raised."""

    @property
    def held(self) -> int:
        """How many bytes it keeps: of frames that are held back, and of what was read out of them."""

    def passes(self, raw: bytes) -> bool:
        """Whether these bytes are one whole frame that `read` would return as it is, and be as before. It may be left
        out."""

    @property
    def references(self) -> tuple[str, ...]:
        """As `Replies.references`, of the reply that streams, as soon as it has told."""

    @property
    def brought(self) -> list[Found]:
        """As `Replies.brought`, of what was read until now, in order. Whoever takes it empties it."""

    def read(self, frame: Frame) -> bytes | Judge:
        """What may leave now that this frame has come: its bytes, nothing (b""), or calls that need rulings first.

        Raises `Unreadable`. After `Judge` comes `rule`, and no other frame before it.
        """

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        """What leaves in place of what was kept back for the last `Judge`: the same bytes, or notices.

        A call without a ruling is withheld. One withheld call withholds all of its turn that have not left yet.
        """


@dataclass(frozen=True, slots=True)
class Replies:
    """How a dialect proposes calls to a client. Calls that the provider runs by itself are none of them.

    What looks like a call in a place where the dialect has none is `Unreadable` (see `filters.dialects.strays`).

    All read a reply by its shape, not by its path: a stored reply that is fetched later is one like any other.
    `calls(tree)` returns the calls of a unary reply in document order; raises `Unreadable`.
    `withhold(tree, rulings)` writes that reply without the calls of each turn in which one is not allowed; a notice
    says in the model's place what became of them. Where every call is allowed, forward the original bytes instead.
    `reader()` reads one stream.
    `signs`, in small ASCII letters, are such that every call has one of them in its reply (see `may_hold_calls`).
    `brought(tree)` is what tools that the provider ran brought into the reply: the texts that stand there, and places
    of what only the model has read; `UNSEEN` where the reply is not finished. Their paths begin with `REPLY`. Never
    raises where `calls` does not.
    `keeps(request)` says whether the provider may keep the reply to these bytes for a later request to continue from;
    None where it never does.
    `references(tree)` are the ids by which a later request can continue from this reply without its conversation. Never
    raises.
    """

    calls: Callable[[Json], tuple[ProposedCall, ...]]
    withhold: Callable[[Json, Sequence[Ruling]], bytes]
    reader: Callable[[], TurnReader]
    signs: tuple[bytes, ...]
    brought: Callable[[Json], tuple[Found, ...]]
    references: Callable[[Json], tuple[str, ...]] = lambda _tree: ()
    keeps: Callable[[bytes], bool] | None = None


def may_hold_calls(reply: bytes, signs: Sequence[bytes]) -> bool:
    """Whether any reader could find a call in these bytes: false only where there is none, however they are read.

    Names are compared whatever their case. So no sign may have a letter that case folding makes of a character beyond
    ASCII, as it makes `s` of a long one.

    Nothing is looked for with `in`, which takes bytes for a number first, and makes and drops an exception each time.
    """
    if 0 in reply:  # text in another encoding, which some readers of JSON take
        return True
    if reply.find(b"\\u00") >= 0 and _SPELLED.search(reply) is not None:
        return True
    return max(map(reply.lower().find, signs)) >= 0


def read_reply(body: bytes) -> Json:
    """The tree of a unary reply, of which there is one reading only; raises `Unreadable`."""
    try:
        return read_exactly(body, depth=DEPTH)
    except Refused:
        raise Unreadable("The reply is not one unambiguous JSON text.") from None


def read_frame(frame: Frame) -> Tree:
    """The object that a frame carries; raises `Unreadable` for anything else."""
    tree = read_reply(frame.data)
    if not isinstance(tree, dict):
        raise Unreadable("A frame holds no object.")
    return tree


def read_event(frame: Frame, *, named: bool = False, member: str = "type") -> tuple[str, Tree]:
    """The type of an event and its object, where name and type agree; raises `Unreadable` elsewhere.

    Some clients go by the one, some by the other. `named`: some see no event without a name. `member` has the type.
    """
    tree = read_frame(frame)
    kind = tree.get(member)
    if not isinstance(kind, str) or frame.event not in ((kind,) if named else ("", kind)):
        raise Unreadable("A frame's name is not its type.")
    return kind, tree


def is_stored(request: bytes) -> bool:
    """See `Replies.keeps`, of APIs that store each reply unless its request says otherwise."""
    return _NOT_STORED.search(request) is None


def write_frame(tree: Mapping[str, Json], event: str = "") -> bytes:
    """A frame that says this."""
    name = b"event: %b\n" % event.encode() if event else b""
    return b"%bdata: %b\n\n" % (name, written(tree))


def write_arguments(value: Json) -> str:
    """Arguments that came as an object, as JSON text; the order of members is no part of it."""
    return written(value, sort_keys=True).decode()


def objects(value: Json) -> list[Tree]:
    """The objects of a list, none for null. Raises `Unreadable` where it is no list of objects."""
    if value is None:
        return []
    found = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else None
    if found is None or len(found) != len(value if isinstance(value, list) else ()):
        raise Unreadable("A list of the reply is none, or holds something else than objects.")
    return found


def position(node: Tree, member: str, *, usual: int | None = None) -> int:
    """A position that the node tells, or the usual one where it tells none; raises `Unreadable`."""
    value = node.get(member)
    if value is None:
        value = usual
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Unreadable("A position in the reply is none.")
    return value


def turn(node: Tree, *, usual: int) -> int:
    """Which of the answers of a reply the node belongs to; raises `Unreadable` beyond what an API gives."""
    index = position(node, "index", usual=usual)
    if index >= _TURNS:
        raise Unreadable("The reply holds too many answers.")
    return index


def require_few(calls: int) -> None:
    """Raises `Unreadable` beyond as many calls as no model proposes at once: judging each takes its time."""
    if calls > MOST_CALLS:
        raise Unreadable("The reply holds too many calls.")


def are_released(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> bool:
    """Whether every one of these calls is allowed."""
    return set(calls) <= {ruling.call for ruling in rulings if ruling.decision is Decision.ALLOW}


def notices(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> tuple[str, ...]:
    """What stands in place of each of these calls, never empty. An allowed one goes with the first that is not."""
    told = {ruling.call: ruling.notice for ruling in rulings if ruling.decision is not Decision.ALLOW}
    first = next((told[call] for call in calls if told.get(call)), NOTICE)
    return tuple(told.get(call) or first for call in calls)


def notice(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> str:
    """One text in place of all of these calls."""
    return "\n\n".join(dict.fromkeys(notices(calls, rulings)))
