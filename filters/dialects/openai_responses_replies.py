"""The tool calls in replies of the OpenAI Responses dialect."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_item
from filters.dialects.openai_responses_items import (
    ADDED,
    ITEM_DONE,
    OpenCall,
    identity,
    is_call,
    message_events,
    message_of,
    read_call,
    take,
)
from filters.dialects.replies import (
    REPLY,
    UNSEEN,
    Judge,
    Replies,
    Unreadable,
    are_released,
    is_stored,
    notice,
    notices,
    objects,
    position,
    read_event,
    write_frame,
)
from filters.dialects.strays import OF_PROVIDER, SIGNS, Taken, require_no_strays, require_none
from filters.segments import Found, MediaKind, Unjudged
from filters.sse import Frame, split_frames
from filters.strict_json import written
from filters.trees import Json, Tree

_FAILURES = frozenset({"error", "response.failed"})
_UNFINISHED = ("queued", "in_progress")
"""Statuses of a response that is still being made in the background."""
_DONE = b"[DONE]"
_CALL = "call"
"""Stands in the type of every event about a call, whoever runs it."""
_OUTPUT = "_output"
"""The end of the type of an item with the result of a call. Such an item has events, and they hold no call."""
_LONGEST_TYPE = 64
"""Most characters of such a type: it is kept to the end of the stream."""
_MOST_NUMBERED = 1 << 53
"""Highest `sequence_number` from which we go on counting: some clients cannot represent larger integers exactly."""

_MOST_IDS = 32_768
"""Most items, and most ids of items and of pieces of calls, in one stream.

Some servers give each event about an item another id.
"""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    items = objects(tree["output"]) if isinstance(tree, dict) and isinstance(tree.get("output"), list) else []
    taken = Taken()
    found = tuple(read_call(item, index) for index, item in enumerate(items) if take(item, taken))
    require_none(tree, taken)
    return found


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    if not isinstance(tree, dict):
        return ()
    output = tree.get("output")
    items = enumerate(objects(output) if isinstance(output, list) else ())
    found = tuple(found for index, item in items for found in of_item(item, index))
    return (*found, UNSEEN) if tree.get("status") in _UNFINISHED else found


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: one message stands in place of the calls. The whole response is one turn."""
    proposed = calls(tree)
    if not isinstance(tree, dict) or are_released(proposed, rulings):
        return written(tree)
    text = notice(proposed, rulings)
    items: list[Json] = []
    for item in objects(tree["output"]):
        if not is_call(item):
            items.append(item)
        elif text:
            items.append(message_of(item, text))
            text = ""
    return written({**tree, "output": items})


def references(tree: Json) -> tuple[str, ...]:
    """See `Replies.references`: the response's own id, and that of the conversation to which it is added."""
    if not isinstance(tree, dict) or tree.get("object") != "response":
        return ()
    conversation = tree.get("conversation")
    ids = (tree.get("id"), conversation.get("id") if isinstance(conversation, dict) else conversation)
    return tuple(name for name in ids if isinstance(name, str) and name)


def _require_no_strays(frame: Frame, kind: str, tree: Tree) -> None:
    """Raise as `require_no_strays` does. `_observe` has refused an event that is a call itself."""
    taken = Taken()
    taken.call(tree)  # the type of an event may look like that of a call
    item, response = tree.get("item"), tree.get("response")
    if kind in (ADDED, ITEM_DONE) and isinstance(item, dict):
        take(item, taken)
    if isinstance(response, dict):
        for each in objects(response.get("output")):
            take(each, taken)
    require_no_strays(frame.data, tree, taken)


def _is_of(kind: str, item_type: str) -> bool:
    """Whether an event of this type can belong to an item of this type in `_Reader._others`."""
    if _CALL not in kind.casefold():
        return True
    return bool(item_type) and kind.startswith((f"response.{item_type}.", f"response.{item_type}_"))


def _has_events_of_calls(item_type: str) -> bool:
    return item_type in OF_PROVIDER or (item_type.endswith(_OUTPUT) and len(item_type) <= _LONGEST_TYPE)


def _is_whole_call(tree: Tree) -> bool:
    """Whether an event has a name together with arguments: a client may run it without regard to its type."""
    return bool(tree.get("name")) and any(tree.get(member) for member in ("arguments", "input"))


@dataclass(frozen=True, slots=True)
class _Held:
    """A frame with its event type and its object: "" and {} if it has none."""

    frame: Frame
    kind: str
    tree: Tree


def _held(frame: Frame) -> _Held:
    return _Held(frame, *(read_event(frame) if frame.data not in (b"", _DONE) else ("", {})))


class _Reader:
    """Reads items and their events. Everything is held from the announcement of a call until no call is under way."""

    __slots__ = (
        "_finished",
        "_frames",
        "_ids",
        "_next",
        "_of_calls",
        "_open",
        "_others",
        "_proposed",
        "_running",
        "_settled",
        "_times",
        "_used",
        "brought",
        "held",
        "references",
    )

    def __init__(self) -> None:
        self.held = 0
        self.references: tuple[str, ...] = ()
        self.brought: list[Found] = []
        self._frames = bytearray()
        self._open: dict[int, OpenCall] = {}
        self._finished: dict[int, Tree] = {}
        self._proposed: tuple[ProposedCall, ...] = ()
        self._used: set[int] = set()
        self._of_calls: set[int] = set()
        """Positions of calls."""
        self._ids: dict[int, int] = {}
        """The position at which each id of an item, as its hash, came first."""
        self._running: dict[int, str] = {}
        """The path, by position, of each item of a hosted tool that is announced and not done."""
        self._others: dict[int, str] = {}
        """The type, by position, of each item that is no call of the client's; "" if it has no events about calls."""
        self._settled: dict[bytes, Tree | None] = {}
        """The calls that were ruled on, each with the message in its place, or None if it was released."""
        self._times: Counter[bytes] = Counter()
        """How often each of them was ruled on: a call without an id may come twice."""
        self._next: int | None = None
        """The next sequence number, once a call is withheld and the upstream's numbers no longer fit."""

    def passes(self, raw: bytes) -> bool:
        return False

    def read(self, frame: Frame) -> bytes | Judge:
        held = _held(frame)
        self._observe(held.kind, held.tree)
        _require_no_strays(frame, held.kind, held.tree)
        if not (self._open or self._finished) or held.kind in _FAILURES:
            return self._written(held)
        self._frames += frame.raw
        # Twice the size: the frame itself, and what is kept of it, which is a piece of a call or a finished item.
        self.held += 2 * len(frame.raw)
        if self._open:
            return b""
        self.brought += [Unjudged(path, MediaKind.HOSTED) for path in self._running.values()]
        self._proposed = tuple(read_call(item, index) for index, item in sorted(self._finished.items()))
        return Judge(self._proposed)

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        raw, self._frames, self.held = bytes(self._frames), bytearray(), 0
        proposed, self._proposed = self._proposed, ()
        items = dict(sorted(self._finished.items()))
        self._finished = {}
        self._times.update(map(identity, items.values()))
        if self._next is None and are_released(proposed, rulings):
            self._settled |= {identity(item): None for item in items.values()}
            return raw
        frames = [_held(frame) for frame in split_frames(raw)]
        if self._next is None:
            first = frames[0].tree.get("sequence_number")
            self._next = first if isinstance(first, int) and 0 <= first <= _MOST_NUMBERED else 0
        notice_of = dict(zip(items, notices(proposed, rulings), strict=True))
        return b"".join(self._replaced(held, items, notice_of) for held in frames)

    def _observe(self, kind: str, tree: Tree) -> None:
        """Record what an event says about calls. Raises `Unreadable` if clients could read it in two ways."""
        if response := tree.get("response"):
            self._require_settled(response)
            self.references = self.references or references(response)
        index = position(tree, "output_index") if "output_index" in tree else None
        if kind in (ADDED, ITEM_DONE):
            item = tree.get("item")
            if index is None or not isinstance(item, dict):
                raise Unreadable("An event holds no item.")
            (self._announce if kind == ADDED else self._finish)(index, item)
            self._require_own_id(item.get("id"), index)
            self._remember_id(item.get("id"), index)
            self._bring(kind, index, item)
            return
        self._require_own_id(tree.get("item_id"), index)
        if index in self._open:
            self._remember_id(tree.get("item_id"), index)
            self._open[index].add(kind, tree)
        elif _is_whole_call(tree) or not _is_of(kind, self._others.get(index, "") if index is not None else ""):
            raise Unreadable("A piece belongs to no call under way.")

    def _require_own_id(self, name: Json, index: int | None) -> None:
        """Raise `Unreadable` if one id stands for a call and for another item: some clients go by it.

        An id need not be that of the announced item: some servers write another one in each event.
        """
        if not name:
            return
        if not isinstance(name, str):
            raise Unreadable("The id of an item is no text.")
        first = self._ids.get(hash(name), index)
        if first != index and not self._of_calls.isdisjoint((first, index)):
            raise Unreadable("Two items have one id.")

    def _remember_id(self, name: Json, index: int) -> None:
        if isinstance(name, str) and name:
            self._ids.setdefault(hash(name), index)
        if len(self._ids) > _MOST_IDS:
            raise Unreadable("There are too many ids of items.")

    def _bring(self, kind: str, index: int, item: Tree) -> None:
        """Record what a hosted tool gave the model. What a tool that still runs has given it is not known."""
        if kind == ITEM_DONE:
            self._running.pop(index, None)
            self.brought += of_item(item, index)
        elif item["type"] in OF_PROVIDER:
            self._running[index] = f"{REPLY}/output/{index}"

    def _require_settled(self, response: Json) -> None:
        items = objects(response.get("output")) if isinstance(response, dict) else []
        if Counter(identity(item) for item in items if is_call(item)) - self._times:
            raise Unreadable("A call was never announced, or comes more often than announced.")

    def _announce(self, index: int, item: Tree) -> None:
        if index in self._used:
            raise Unreadable("Two items stand at one position.")
        self._used.add(index)
        if len(self._used) > _MOST_IDS:
            raise Unreadable("There are too many items.")
        if is_call(item):
            if item.get("call_id") and item["call_id"] in [call.call_id for call in self._open.values()]:
                raise Unreadable("Two calls under way have one id.")
            self._of_calls.add(index)
            self._open[index] = OpenCall(item)
        else:
            self._others[index] = kind if _has_events_of_calls(kind := str(item["type"])) else ""

    def _finish(self, index: int, item: Tree) -> None:
        announced = self._open.pop(index, None)
        if announced is None:
            if index not in self._others:
                self._announce(index, item)
                announced = self._open.pop(index, None)
            elif is_call(item):
                raise Unreadable("An item became a call.")
        if announced is not None:
            if not is_call(item):
                raise Unreadable("A call became something else.")
            announced.require_same(item)
            self._finished[index] = item

    def _replaced(self, held: _Held, items: dict[int, Tree], notice_of: dict[int, str]) -> bytes:
        """Return what replaces a frame: a message's events for a withheld call's last frame, b"" for its others.

        Any other frame is returned as by `_written`.
        """
        index = held.tree.get("output_index")
        if not isinstance(index, int) or index not in items:
            return self._written(held)
        if held.kind != ITEM_DONE:
            return b""
        message = message_of(items[index], notice_of[index])
        self._settled[identity(items[index])] = message
        events = message_events(index, message, notice_of[index])
        return b"".join(write_frame(self._numbered(event), str(event["type"])) for event in events)

    def _written(self, held: _Held) -> bytes:
        """Return a frame as it came, or, once a call is withheld, renumbered and without the withheld calls."""
        if self._next is None or not held.tree:
            return held.frame.raw
        response = held.tree.get("response")
        tree = held.tree
        if isinstance(response, dict) and response.get("output"):
            items: list[Json] = [self._item(item) for item in objects(response["output"])]
            tree = {**tree, "response": {**response, "output": items}}
        numbered = self._numbered(tree) if "sequence_number" in tree else tree
        return write_frame(numbered, held.frame.event)

    def _item(self, item: Tree) -> Tree:
        return (self._settled[identity(item)] or item) if is_call(item) else item

    def _numbered(self, tree: Tree) -> Tree:
        number = self._next or 0
        self._next = number + 1
        return {**tree, "sequence_number": number}


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, references=references, keeps=is_stored)
