"""The tool calls in replies of the OpenAI Responses dialect."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

import orjson

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_item
from filters.dialects.replies import (
    REPLY,
    UNSEEN,
    Judge,
    Replies,
    Unreadable,
    are_released,
    notice,
    notices,
    objects,
    position,
    read_event,
    write_arguments,
    write_frame,
)
from filters.dialects.strays import OF_PROVIDER, SIGNS, Taken, require_no_strays, require_none
from filters.segments import Found, MediaKind, Unjudged
from filters.sse import Frame, split_frames
from filters.trees import Json, Tree

_WRITTEN = {"function_call": "arguments", "custom_tool_call": "input", "mcp_approval_request": "arguments"}
"""Calls with a name, each with the member that holds its arguments."""

_NOT_ARGUMENTS = frozenset({"type", "id", "call_id", "status", "name"})
_SAME = ("type", "id", "call_id", "name")
"""Members of a call that may not change between its events."""

_PIECES = ("arguments", "command", "delta", "diff", "input")
"""Members of an event that hold a piece of a call."""

_ADDED = "response.output_item.added"
_ITEM_DONE = "response.output_item.done"
_FAILURES = frozenset({"error", "response.failed"})
_UNFINISHED = ("queued", "in_progress")
"""What a response says of itself that goes on in the background."""
_DONE = b"[DONE]"
_NOT_STORED = re.compile(rb'"store"\s*:\s*false')
"""Wherever it stands: a reply that is not remembered counts as untrusted."""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    items = objects(tree["output"]) if isinstance(tree, dict) and isinstance(tree.get("output"), list) else []
    taken = Taken()
    found = tuple(_call(item, index) for index, item in enumerate(items) if _take(item, taken))
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


def _take(item: Tree, taken: Taken) -> bool:
    """Whether an item is a call of the client's. A call is understood as a whole: its arguments are all of it."""
    is_call = _is_call(item)
    if is_call or item["type"] in OF_PROVIDER:
        taken.call(item, *item.values())
    return is_call


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: a message in place of the calls; the whole response is one turn."""
    proposed = calls(tree)
    if not isinstance(tree, dict) or are_released(proposed, rulings):
        return orjson.dumps(tree)
    text = notice(proposed, rulings)
    items: list[Json] = []
    for item in objects(tree["output"]):
        if not _is_call(item):
            items.append(item)
        elif text:
            items.append(_message(item, text))
            text = ""
    return orjson.dumps({**tree, "output": items})


def references(tree: Json) -> tuple[str, ...]:
    """See `Replies.references`: the response's own id, and that of the conversation which it is added to."""
    if not isinstance(tree, dict) or tree.get("object") != "response":
        return ()
    conversation = tree.get("conversation")
    told = (tree.get("id"), conversation.get("id") if isinstance(conversation, dict) else conversation)
    return tuple(name for name in told if isinstance(name, str) and name)


def keeps(request: bytes) -> bool:
    """See `Replies.keeps`: a response is stored unless its request says otherwise."""
    return _NOT_STORED.search(request) is None


def _is_call(item: Tree) -> bool:
    kind = item.get("type")
    if not isinstance(kind, str):
        raise Unreadable("An output item has no type.")
    folded = kind.casefold()
    if kind in OF_PROVIDER or folded.endswith("_output"):
        return False
    # What a client runs has an id by which it answers, whatever the kind is called.
    return "call" in folded or "approval_request" in folded or bool(item.get("arguments")) or bool(item.get("call_id"))


def _call(item: Tree, index: int) -> ProposedCall:
    path, kind = f"/output/{index}", str(item["type"])
    member = _WRITTEN.get(kind)
    if member is None:
        rest: Tree = {name: value for name, value in item.items() if name not in _NOT_ARGUMENTS and value is not None}
        name = item.get("name")
        return ProposedCall(path, name if isinstance(name, str) and name else _tool(kind), write_arguments(rest))
    name, written = item.get("name"), item.get(member) or ""
    if not isinstance(name, str) or not name or not isinstance(written, str):
        raise Unreadable("A call has no name, or arguments that are no text.")
    return ProposedCall(path, _decorated(item, name), written, free_input=kind == "custom_tool_call")


def _identity(item: Tree) -> bytes:
    """What one call is known by in all events that tell of it: a digest, which is kept to the stream's end."""
    call = _call(item, 0)
    return sha256(orjson.dumps([*(item.get(member) for member in _SAME), call.name, call.arguments])).digest()


def _tool(kind: str) -> str:
    return kind.removesuffix("_call")


def _decorated(item: Tree, name: str) -> str:
    """The name with that of the namespace or the server that it is a tool of, by which risk is told."""
    server, namespace = item.get("server_label"), item.get("namespace")
    if item["type"] == "mcp_approval_request":
        return f"mcp__{server if isinstance(server, str) else ''}__{name}"
    return f"{namespace}.{name}" if isinstance(namespace, str) and namespace else name


def _message(item: Tree, text: str) -> Tree:
    """A message in place of a call. Its id is that of the call, with the prefix of a message."""
    call_id = item.get("id") or item.get("call_id")
    return {
        "id": f"msg_{str(call_id).rpartition('_')[2]}",
        "type": "message",
        "status": "completed",
        "role": "assistant",
        "content": [{"type": "output_text", "annotations": [], "logprobs": [], "text": text}],
    }


def _message_events(index: int, message: Tree, text: str) -> Iterator[Tree]:
    part: Tree = {"type": "output_text", "annotations": [], "logprobs": [], "text": text}
    item: Tree = {"item_id": message["id"], "output_index": index}
    within: Tree = {**item, "content_index": 0}
    opened: Tree = {**message, "status": "in_progress", "content": []}
    yield {"type": _ADDED, "output_index": index, "item": opened}
    yield {"type": "response.content_part.added", **within, "part": {**part, "text": ""}}
    yield {"type": "response.output_text.delta", **within, "delta": text, "logprobs": []}
    yield {"type": "response.output_text.done", **within, "text": text, "logprobs": []}
    yield {"type": "response.content_part.done", **within, "part": part}
    yield {"type": _ITEM_DONE, "output_index": index, "item": message}


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for child in value.values() if isinstance(value, dict) else value:
            yield from _texts(child)


class _Open:
    """A call under way: its item as announced, and the texts that came for it."""

    __slots__ = ("_ended", "_item", "_rows")

    def __init__(self, item: Tree) -> None:
        self._item = item
        self._rows: dict[tuple[str, ...], bytearray] = {}
        self._ended: list[str] = []

    def add(self, kind: str, tree: Tree) -> None:
        """Takes in a piece of the call, or the text that a row of pieces ended in; raises `Unreadable`."""
        stem, _, step = kind.rpartition(".")
        for member in _PIECES:
            piece = tree.get(member)
            if piece is not None and not isinstance(piece, str):
                raise Unreadable("A piece of a call is no text.")
            if piece and step == "done":
                self._ended.append(piece)
            elif piece and step == "delta":
                row = self._rows.setdefault((stem, member, str(tree.get("command_index"))), bytearray())
                row += piece.encode("utf-8", "surrogatepass")
        if tree.get("name") not in (None, self._item.get("name")):
            raise Unreadable("A call has two names.")

    def require_same(self, item: Tree) -> None:
        """Raises `Unreadable` unless the finished item is the one announced, and holds what came for it.

        Some clients put a call together from its pieces, others take it as it is finished.
        """
        if any(self._item.get(member) not in (None, item.get(member)) for member in _SAME):
            raise Unreadable("A call is not the one that was announced.")
        member = _WRITTEN.get(str(item["type"]))
        held = set(_texts(item.get(member) if member else item))
        begun = str(self._item.get(member) or "") if member else ""
        told = [row.decode("utf-8", "surrogatepass") for row in self._rows.values()]
        rows = {begun + row for row in told} or {begun} - {""}
        if not rows | set(self._ended) <= held:
            raise Unreadable("A call is not what its pieces say.")


def _require_no_strays(frame: Frame, kind: str, tree: Tree) -> None:
    taken = Taken()
    taken.call(tree)  # an event's type may be that of a piece of a call
    item, response = tree.get("item"), tree.get("response")
    if kind in (_ADDED, _ITEM_DONE) and isinstance(item, dict):
        _take(item, taken)
    if isinstance(response, dict):
        for each in objects(response.get("output")):
            _take(each, taken)
    require_no_strays(frame.data, tree, taken)


@dataclass(frozen=True, slots=True)
class _Held:
    """A frame, with its type and its object as far as it has them."""

    frame: Frame
    kind: str
    tree: Tree


def _held(frame: Frame) -> _Held:
    return _Held(frame, *(read_event(frame) if frame.data not in (b"", _DONE) else ("", {})))


class _Reader:
    """Items come one after the other. From the announcement of a call until no call is under way, all is held."""

    __slots__ = (
        "_finished",
        "_frames",
        "_next",
        "_open",
        "_others",
        "_proposed",
        "_running",
        "_settled",
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
        self._open: dict[int, _Open] = {}
        self._finished: dict[int, Tree] = {}
        self._proposed: tuple[ProposedCall, ...] = ()
        self._used: set[int] = set()
        self._running: dict[int, str] = {}
        """The places of items of the provider's tools that are announced, and not done."""
        self._others: set[int] = set()
        """Positions of items that are no calls of the client's."""
        self._settled: dict[bytes, Tree | None] = {}
        """The calls that were ruled on, each with the message in its place, None for those that left."""
        self._next: int | None = None
        """The number of the next frame, once a call is withheld and the numbers of the upstream are off."""

    def passes(self, raw: bytes) -> bool:
        return False

    def read(self, frame: Frame) -> bytes | Judge:
        held = _held(frame)
        self._observe(held.kind, held.tree)
        _require_no_strays(frame, held.kind, held.tree)
        if not (self._open or self._finished) or held.kind in _FAILURES:
            return self._written(held)
        self._frames += frame.raw
        # Twice: the frames, and what is kept of each, which is a piece of a call, or an item that is done.
        self.held += 2 * len(frame.raw)
        if self._open:
            return b""
        self.brought += [Unjudged(path, MediaKind.HOSTED) for path in self._running.values()]
        self._proposed = tuple(_call(item, index) for index, item in sorted(self._finished.items()))
        return Judge(self._proposed)

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        raw, self._frames, self.held = bytes(self._frames), bytearray(), 0
        proposed, self._proposed = self._proposed, ()
        items = dict(sorted(self._finished.items()))
        self._finished = {}
        if self._next is None and are_released(proposed, rulings):
            self._settled |= {_identity(item): None for item in items.values()}
            return raw
        frames = [_held(frame) for frame in split_frames(raw)]
        if self._next is None:
            first = frames[0].tree.get("sequence_number")
            self._next = first if isinstance(first, int) else 0
        told = dict(zip(items, notices(proposed, rulings), strict=True))
        return b"".join(self._replaced(held, items, told) for held in frames)

    def _observe(self, kind: str, tree: Tree) -> None:
        """Takes in what an event says of calls; raises `Unreadable` where clients could read it in two ways."""
        if response := tree.get("response"):
            self._require_settled(response)
            self.references = self.references or references(response)
        index = position(tree, "output_index") if "output_index" in tree else None
        if kind in (_ADDED, _ITEM_DONE):
            item = tree.get("item")
            if index is None or not isinstance(item, dict):
                raise Unreadable("An event holds no item.")
            (self._announce if kind == _ADDED else self._finish)(index, item)
            self._bring(kind, index, item)
        elif index in self._open:
            self._open[index].add(kind, tree)
        elif "call" in kind and index not in self._others:
            raise Unreadable("A piece belongs to no call under way.")

    def _bring(self, kind: str, index: int, item: Tree) -> None:
        """Takes in what a tool of the provider's told the model; of one that still runs, nobody knows what it did."""
        if kind == _ITEM_DONE:
            self._running.pop(index, None)
            self.brought += of_item(item, index)
        elif item["type"] in OF_PROVIDER:
            self._running[index] = f"{REPLY}/output/{index}"

    def _require_settled(self, response: Json) -> None:
        items = objects(response.get("output")) if isinstance(response, dict) else []
        if any(_is_call(item) and _identity(item) not in self._settled for item in items):
            raise Unreadable("A call was never announced.")

    def _announce(self, index: int, item: Tree) -> None:
        if index in self._used:
            raise Unreadable("Two items stand at one position.")
        self._used.add(index)
        if _is_call(item):
            self._open[index] = _Open(item)
        else:
            self._others.add(index)

    def _finish(self, index: int, item: Tree) -> None:
        announced = self._open.pop(index, None)
        if announced is None:
            if index not in self._others:
                self._announce(index, item)
                announced = self._open.pop(index, None)
            elif _is_call(item):
                raise Unreadable("An item became a call.")
        if announced is not None:
            if not _is_call(item):
                raise Unreadable("A call became something else.")
            announced.require_same(item)
            self._finished[index] = item

    def _replaced(self, held: _Held, items: dict[int, Tree], told: dict[int, str]) -> bytes:
        """What stands for a frame: itself, or the events of a message for the last frame of a withheld call."""
        index = held.tree.get("output_index")
        if not isinstance(index, int) or index not in items:
            return self._written(held)
        if held.kind != _ITEM_DONE:
            return b""
        message = _message(items[index], told[index])
        self._settled[_identity(items[index])] = message
        events = _message_events(index, message, told[index])
        return b"".join(write_frame(self._numbered(event), str(event["type"])) for event in events)

    def _written(self, held: _Held) -> bytes:
        """A frame as it came, or with its new number and without the calls that are withheld."""
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
        return (self._settled[_identity(item)] or item) if _is_call(item) else item

    def _numbered(self, tree: Tree) -> Tree:
        number = self._next or 0
        self._next = number + 1
        return {**tree, "sequence_number": number}


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, references=references, keeps=keeps)
