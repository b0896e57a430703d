"""What all dialects share for reading replies: finding the tool calls, and taking out those that are withheld."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from filters.calls import ProposedCall, Ruling
from filters.decision import Decision
from filters.refusals import Refused
from filters.segments import Found, MediaKind, Unjudged
from filters.sse import Frame
from filters.strict_json import read_exactly, written
from filters.trees import Json, Tree

NOTICE = "A tool call was withheld by the guardrail policy."
"""Text in place of a call whose ruling has no notice of its own: no dialect accepts an empty text."""

REPLY = "/reply"
"""Prefix of the paths of texts that stand in a reply and not in its request."""

UNSEEN = Unjudged(REPLY, MediaKind.HISTORY)
"""Stands for all that the model may still read for a reply that was unfinished when we read it."""

DEPTH = 64
"""Deepest nesting of a reply's JSON, in levels."""

_NOT_STORED = re.compile(rb'"store"\s*:\s*false')
"""Matches anywhere in the request. A false match is safe: a reply that is not remembered counts as untrusted."""

_SPELLED = re.compile(rb"\\u00[4-7]")
"""A JSON escape of an ASCII letter or `_`."""

MOST_CALLS = 128
"""Most calls in one reply."""

_TURNS = 128
"""Most answers in one reply: the APIs that give several stop at 128."""


class Unreadable(Exception):
    """Raised for a reply in which two readers could find different calls. It is withheld, as a fault of the upstream.

    The message never quotes the reply.
    """


@dataclass(frozen=True, slots=True)
class Judge:
    """Calls that are complete, in the order of the reply. No part of them is released before they are ruled on."""

    calls: tuple[ProposedCall, ...]


class TurnReader(Protocol):
    """The reader of one stream. One caller owns it, and must not use it after it raised."""

    @property
    def held(self) -> int:
        """How many bytes it keeps: frames that are held back, and what was read out of them."""

    def passes(self, raw: bytes) -> bool:
        """Whether `read` would return these bytes unchanged and leave the reader as it was. If so, the caller may
        skip `read`."""

    @property
    def references(self) -> tuple[str, ...]:
        """As `Replies.references`, for the reply being streamed, as soon as the stream has stated it."""

    @property
    def brought(self) -> list[Found]:
        """As `Replies.brought`, for what was read so far, in order. The caller empties the list when it takes it."""

    def read(self, frame: Frame) -> bytes | Judge:
        """Return the bytes to release now (b"" for none), or the calls that need rulings first.

        Raises `Unreadable`. After it returned a `Judge`, the caller must call `rule` before the next frame.
        """

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        """Return the bytes to release for the last `Judge`: the frames that were held, or notices in their place.

        A call without a ruling is withheld. One withheld call withholds all calls of its turn not released yet.
        """


@dataclass(frozen=True, slots=True)
class Replies:
    """How a dialect proposes calls to a client. Calls that the provider itself runs do not count.

    What looks like a call in a place where the dialect has none is `Unreadable` (see `filters.dialects.strays`).

    All functions go by the shape of a reply, not by its path, so a stored reply that is fetched later is read as well.
    `calls(tree)` returns the calls of a unary reply in document order. Raises `Unreadable`.
    `withhold(tree, rulings)` returns that reply as bytes, without the calls of each turn in which one is not allowed. A
    notice says in their place what became of them. If every call is allowed, forward the original bytes instead.
    `reader()` returns a reader for one stream. `reader_for(request)` returns one for the reply to the request with this
    body; None if all requests have the same reader.
    `signs` are lower-case ASCII: every reply with a call contains at least one of them (see `may_hold_calls`).
    `brought(tree)` returns what hosted tools brought into the reply: texts that stand there, places of what only the
    model has read, and `UNSEEN` if the reply is not finished. Their paths begin with `REPLY`. Raises only if `calls`
    does.
    `keeps(request)` says whether the provider may store the reply to the request with this body, so that a later
    request can continue from it. None if it never does.
    `references(tree)` returns the ids by which a later request can continue from this reply without repeating the
    conversation. Never raises.
    """

    calls: Callable[[Json], tuple[ProposedCall, ...]]
    withhold: Callable[[Json, Sequence[Ruling]], bytes]
    reader: Callable[[], TurnReader]
    signs: tuple[bytes, ...]
    brought: Callable[[Json], tuple[Found, ...]]
    references: Callable[[Json], tuple[str, ...]] = lambda _tree: ()
    keeps: Callable[[bytes], bool] | None = None
    reader_for: Callable[[bytes], TurnReader] | None = None


def may_hold_calls(reply: bytes, signs: Sequence[bytes]) -> bool:
    """Whether any client could find a call in these bytes. False only if there is none, however they are decoded.

    Names are compared regardless of case. So no sign may contain a letter that case folding also makes of a character
    beyond ASCII, as it makes `s` of the long s.

    This uses `find` and not `in`: for bytes, `in` first tries its operand as a number and discards an exception.
    """
    if 0 in reply:  # UTF-16 or UTF-32, which some JSON parsers accept
        return True
    if reply.find(b"\\u00") >= 0 and _SPELLED.search(reply) is not None:
        return True
    return max(map(reply.lower().find, signs)) >= 0


def read_reply(body: bytes) -> Json:
    """Parse a unary reply. Raises `Unreadable` unless it is JSON that every parser reads alike."""
    try:
        return read_exactly(body, depth=DEPTH)
    except Refused:
        raise Unreadable("The reply is not one unambiguous JSON text.") from None


def read_frame(frame: Frame) -> Tree:
    """Return the object that a frame carries. Raises `Unreadable` for anything else."""
    tree = read_reply(frame.data)
    if not isinstance(tree, dict):
        raise Unreadable("A frame holds no object.")
    return tree


def read_event(frame: Frame, *, named: bool = False, member: str = "type") -> tuple[str, Tree]:
    """Return the type and the object of an event. Raises `Unreadable` unless the frame's name agrees with the type.

    Some clients go by the name, some by the type, which stands in `member`. With `named`, the frame must have a name:
    some clients of that dialect ignore events without one.
    """
    tree = read_frame(frame)
    kind = tree.get(member)
    if not isinstance(kind, str) or frame.event not in ((kind,) if named else ("", kind)):
        raise Unreadable("A frame's name is not its type.")
    return kind, tree


def is_stored(request: bytes) -> bool:
    """See `Replies.keeps`: for APIs that store every reply unless the request says otherwise."""
    return _NOT_STORED.search(request) is None


def write_frame(tree: Mapping[str, Json], event: str = "") -> bytes:
    """Return an SSE frame with this object as its data, and with this event name if there is one."""
    name = b"event: %b\n" % event.encode() if event else b""
    return b"%bdata: %b\n\n" % (name, written(tree))


def write_arguments(value: Json) -> str:
    """Write arguments that came as an object as JSON text with sorted members: their order carries no meaning."""
    return written(value, sort_keys=True).decode()


def objects(value: Json) -> list[Tree]:
    """Return the objects of a list, [] for null. Raises `Unreadable` for anything but a list of objects."""
    if value is None:
        return []
    found = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else None
    if found is None or len(found) != len(value if isinstance(value, list) else ()):
        raise Unreadable("A list of the reply is none, or holds something else than objects.")
    return found


def position(node: Tree, member: str, *, usual: int | None = None) -> int:
    """Return the position in `member`, or `usual` if there is none. Raises `Unreadable` unless it is 0, 1 and so on."""
    value = node.get(member)
    if value is None:
        value = usual
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Unreadable("A position in the reply is none.")
    return value


def turn(node: Tree, *, usual: int) -> int:
    """Return the number of the answer that the node belongs to. Raises `Unreadable` if it is none that an API gives."""
    index = position(node, "index", usual=usual)
    if index >= _TURNS:
        raise Unreadable("The reply holds too many answers.")
    return index


def require_few(calls: int) -> None:
    """Raise `Unreadable` for more calls than any model proposes at once: judging each of them takes time."""
    if calls > MOST_CALLS:
        raise Unreadable("The reply holds too many calls.")


def are_released(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> bool:
    """Whether every one of these calls is allowed."""
    return set(calls) <= {ruling.call for ruling in rulings if ruling.decision is Decision.ALLOW}


def notices(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> tuple[str, ...]:
    """Return the notice in place of each call, never empty. A call without its own has the first one's notice."""
    notice_of = {ruling.call: ruling.notice for ruling in rulings if ruling.decision is not Decision.ALLOW}
    first = next((notice_of[call] for call in calls if notice_of.get(call)), NOTICE)
    return tuple(notice_of.get(call) or first for call in calls)


def notice(calls: Sequence[ProposedCall], rulings: Sequence[Ruling]) -> str:
    """Return one text in place of all of these calls."""
    return "\n\n".join(dict.fromkeys(notices(calls, rulings)))
