"""The tool calls in replies of the Anthropic dialect."""

from collections.abc import Iterator, Sequence

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_block, of_delta
from filters.dialects.likeness import Likeness
from filters.dialects.replies import (
    Judge,
    Replies,
    Unreadable,
    are_released,
    notice,
    objects,
    position,
    read_event,
    write_arguments,
    write_frame,
)
from filters.dialects.strays import OF_PROVIDER, SIGNS, Taken, require_no_strays, require_none, require_one_place
from filters.segments import Found
from filters.sse import Frame
from filters.strict_json import written
from filters.trees import Json, Tree

_ANYWHERE = frozenset({"ping", "error"})


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    taken = Taken()
    found = tuple(_calls(tree, taken)) if isinstance(tree, dict) and isinstance(tree.get("content"), list) else ()
    require_none(tree, taken)
    return found


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: one text block stands in place of the calls, and the message ends the turn."""
    proposed = calls(tree)
    if not isinstance(tree, dict) or are_released(proposed, rulings):
        return written(tree)
    substitute: Json = {"type": "text", "text": notice(proposed, rulings)}
    blocks = objects(tree["content"])
    first = int(proposed[0].path.rpartition("/")[2])
    kept: list[Json] = [block for block in blocks if not _is_call(block)]
    before = sum(not _is_call(block) for block in blocks[:first])
    return written(_ended({**tree, "content": [*kept[:before], substitute, *kept[before:]]}))


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    content = tree.get("content") if isinstance(tree, dict) else None
    blocks = enumerate(objects(content) if isinstance(content, list) else ())
    return tuple(found for index, block in blocks for found in of_block(block, index))


def _calls(message: Tree, taken: Taken) -> Iterator[ProposedCall]:
    for index, block in enumerate(objects(message.get("content"))):
        if _take(block, taken):
            yield _call(block, index)


def _take(block: Tree, taken: Taken) -> bool:
    """Whether a block is a call that the client runs. Marks the block's arguments as understood, whoever runs it."""
    is_call = _is_call(block)
    if is_call:
        taken.call(block, block.get("input"))
    elif block["type"] in OF_PROVIDER:
        taken.whole(block.get("input"))
    return is_call


def _is_call(block: Tree) -> bool:
    kind = block.get("type")
    if not isinstance(kind, str):
        raise Unreadable("A block has no type.")
    folded = kind.casefold()
    return kind not in OF_PROVIDER and ("tool_use" in folded or "call" in folded)


def _call(block: Tree, index: int, written: str = "") -> ProposedCall:
    """Return the call in a block. `written` is its arguments if they came in pieces.

    Raises `Unreadable` if it has no name, arguments that are not an object, or arguments in two places.
    """
    name, given = block.get("name"), block.get("input")
    if not isinstance(name, str) or not name or not isinstance(given, dict | None) or (given and written):
        raise Unreadable("A call has no name, or arguments that are not one object.")
    require_one_place(block, "input")
    toolset = block.get("toolset_name")
    decorated = f"{toolset}.{name}" if isinstance(toolset, str) and toolset else name
    return ProposedCall(f"/content/{index}", decorated, written or write_arguments(given or {}))


def _ended(message: Tree) -> Tree:
    """Return a message, or its last delta, with a stop reason that does not wait for a tool's result."""
    return {**message, "stop_reason": "end_turn"} if message.get("stop_reason") == "tool_use" else message


def references(tree: Json) -> tuple[str, ...]:
    """See `Replies.references`: the message's id, by which a thread continues."""
    if not isinstance(tree, dict) or tree.get("type") != "message":
        return ()
    name = tree.get("id")
    return (name,) if isinstance(name, str) and name else ()


def keeps(request: bytes) -> bool:
    """See `Replies.keeps`: the provider stores replies only for a request that names a thread."""
    return b'"thread"' in request


class _Reader:
    """Reads blocks, which come one after the other. Everything is held from the start of a call to its ruling."""

    __slots__ = (
        "_block",
        "_frames",
        "_index",
        "_like",
        "_open",
        "_pieces",
        "_proposed",
        "_released",
        "_runs_at_provider",
        "_withheld",
        "brought",
        "passes",
        "references",
    )

    def __init__(self) -> None:
        self.references: tuple[str, ...] = ()
        self.brought: list[Found] = []
        self._frames = bytearray()
        self._index = -1
        self._open = False
        self._runs_at_provider = False
        self._block: Tree | None = None
        """The block of the open call, as it started."""
        self._pieces = bytearray()
        """The open call's arguments so far, in UTF-8."""
        self._proposed: tuple[ProposedCall, ...] = ()
        self._released = False
        self._withheld = False
        self._like = Likeness()
        self.passes = self._like.covers

    @property
    def held(self) -> int:
        """See `TurnReader.held`."""
        return len(self._frames) + len(self._pieces)

    def read(self, frame: Frame) -> bytes | Judge:
        if self.passes(frame.raw):
            return frame.raw
        self._like.forget()
        if not frame.data:
            return frame.raw if self._block is None else self._hold(frame)
        kind, tree = read_event(frame, named=True)
        self._require_no_strays(frame, tree)
        if kind == "message_start":
            self.references = references(tree.get("message"))
        if kind in _ANYWHERE:
            return frame.raw
        if self._block is not None:
            return self._read_call(kind, tree, self._block, frame)
        if kind == "content_block_start":
            return self._start(tree, frame)
        return self._read_other(kind, tree, frame)

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        frames, self._frames, self._block, self._pieces = self._frames, bytearray(), None, bytearray()
        proposed, self._proposed = self._proposed, ()
        if are_released(proposed, rulings) and not self._withheld:
            self._released = True
            return bytes(frames)
        self._withheld = True
        return _text_block(self._index, notice(proposed, rulings))

    def _start(self, tree: Tree, frame: Frame) -> bytes:
        # The SDK appends a block when it starts and later finds it by its position, so the two have to agree.
        block = tree.get("content_block")
        self._index += 1
        if not isinstance(block, dict) or position(tree, "index") != self._index:
            raise Unreadable("A block starts at another's position.")
        self._open = True
        self._runs_at_provider = block.get("type") in OF_PROVIDER
        self.brought += of_block(block, self._index)
        if not _is_call(block):
            return frame.raw
        self._block = block
        return self._hold(frame)

    def _read_call(self, kind: str, tree: Tree, block: Tree, frame: Frame) -> bytes | Judge:
        if kind not in ("content_block_delta", "content_block_stop") or position(tree, "index") != self._index:
            raise Unreadable("Something else comes within a call.")
        self._hold(frame)
        if kind == "content_block_delta":
            self._pieces += _piece(tree.get("delta")).encode("utf-8", "surrogatepass")
            return b""
        self._open = False
        self._proposed = (_call(block, self._index, self._pieces.decode("utf-8", "surrogatepass")),)
        return Judge(self._proposed)

    def _read_other(self, kind: str, tree: Tree, frame: Frame) -> bytes:
        message, delta = tree.get("message"), tree.get("delta")
        if "content_block" in tree or "content" in tree or (isinstance(message, dict) and message.get("content")):
            raise Unreadable("A block stands where none can.")
        if kind == "content_block_delta" and not (self._open and position(tree, "index") == self._index):
            raise Unreadable("A delta belongs to no open block.")
        if isinstance(delta, dict) and _is_piece(delta) and not self._runs_at_provider:
            raise Unreadable("A piece of a call belongs to none.")
        if isinstance(delta, dict):
            self.brought += of_delta(delta, self._index)
        text = delta.get("text") if isinstance(delta, dict) else None
        if kind == "content_block_delta" and isinstance(text, str):
            self._like.learn(frame.raw, b"text", text)
        if kind == "content_block_stop":
            self._open = self._runs_at_provider = False
        if kind == "message_delta" and isinstance(delta, dict) and self._withheld and not self._released:
            return write_frame({**tree, "delta": _ended(delta)}, kind)
        return frame.raw

    def _require_no_strays(self, frame: Frame, tree: Tree) -> None:
        taken, block = Taken(), tree.get("content_block")
        if tree.get("type") == "content_block_start" and isinstance(block, dict):
            _take(block, taken)
        require_no_strays(frame.data, tree, taken)

    def _hold(self, frame: Frame) -> bytes:
        self._frames += frame.raw
        return b""


def _is_piece(delta: Tree) -> bool:
    return delta.get("type") == "input_json_delta" or "partial_json" in delta


def _piece(delta: Json) -> str:
    piece = delta.get("partial_json") if isinstance(delta, dict) and delta.get("type") == "input_json_delta" else None
    if not isinstance(piece, str):
        raise Unreadable("A delta of a call holds no arguments.")
    return piece


def _text_block(index: int, text: str) -> bytes:
    events: tuple[Tree, ...] = (
        {"type": "content_block_start", "index": index, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": index, "delta": {"type": "text_delta", "text": text}},
        {"type": "content_block_stop", "index": index},
    )
    return b"".join(write_frame(event, str(event["type"])) for event in events)


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, references=references, keeps=keeps)
