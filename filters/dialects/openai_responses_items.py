"""Items of the OpenAI Responses dialect: which of them are calls that a client runs, and what replaces a call."""

from collections.abc import Iterator
from hashlib import sha256

from filters.calls import ProposedCall
from filters.dialects.replies import Unreadable, write_arguments
from filters.dialects.strays import OF_PROVIDER, Taken, require_one_place
from filters.strict_json import written
from filters.trees import Json, Tree

_WRITTEN = {"function_call": "arguments", "custom_tool_call": "input", "mcp_approval_request": "arguments"}
"""Types of calls that have a name, each with the member that holds its arguments."""

_NOT_ARGUMENTS = frozenset({"type", "id", "call_id", "status", "name"})
_SAME = ("type", "id", "call_id", "name", "namespace", "server_label")
"""Members of a call that may not change between its events."""
_MAY_CHANGE = "status"
"""The member of a call that changes from its announcement to its end."""

_PIECES = ("arguments", "command", "delta", "diff", "input")
"""Members of an event that hold a piece of a call."""

ADDED = "response.output_item.added"
ITEM_DONE = "response.output_item.done"


def is_call(item: Tree) -> bool:
    """Whether an item is a call that a client runs. Raises `Unreadable` for an item without a type."""
    kind = item.get("type")
    if not isinstance(kind, str):
        raise Unreadable("An output item has no type.")
    folded = kind.casefold()
    if kind in OF_PROVIDER or folded.endswith("_output"):
        return False
    # Whatever the type is called, a call that a client runs has an id to which the client answers.
    return "call" in folded or "approval_request" in folded or bool(item.get("arguments")) or bool(item.get("call_id"))


def take(item: Tree, taken: Taken) -> bool:
    """Whether an item is a call that the client runs. Marks a call, whoever runs it, as understood with all members."""
    is_clients = is_call(item)
    if is_clients or item["type"] in OF_PROVIDER:
        taken.call(item, *item.values())
    return is_clients


def read_call(item: Tree, index: int) -> ProposedCall:
    """Return the call in an item. For a type not in `_WRITTEN`, all members not in `_NOT_ARGUMENTS` are arguments.

    Raises `Unreadable` if an item of a type in `_WRITTEN` has no name, or arguments that are not a text.
    """
    path, kind = f"/output/{index}", str(item["type"])
    member = _WRITTEN.get(kind)
    if member is None:
        rest: Tree = {name: value for name, value in item.items() if name not in _NOT_ARGUMENTS and value is not None}
        name = item.get("name")
        return ProposedCall(path, name if isinstance(name, str) and name else _tool(kind), write_arguments(rest))
    name, written = item.get("name"), item.get(member) or ""
    if not isinstance(name, str) or not name or not isinstance(written, str):
        raise Unreadable("A call has no name, or arguments that are no text.")
    require_one_place(item, member)
    return ProposedCall(path, _decorated(item, name), written, free_input=kind == "custom_tool_call")


def identity(item: Tree) -> bytes:
    """Return a digest that identifies one call in all events about it. It is kept to the end of the stream."""
    call = read_call(item, 0)
    return sha256(written([*(item.get(member) for member in _SAME), call.name, call.arguments])).digest()


def _tool(kind: str) -> str:
    return kind.removesuffix("_call")


def _decorated(item: Tree, name: str) -> str:
    """Return the tool's name with that of its namespace or server: its risk is looked up by this full name."""
    server, namespace = item.get("server_label"), item.get("namespace")
    if item["type"] == "mcp_approval_request":
        return f"mcp__{server if isinstance(server, str) else ''}__{name}"
    return f"{namespace}.{name}" if isinstance(namespace, str) and namespace else name


def message_of(item: Tree, text: str) -> Tree:
    """Return a message item in place of a call. Its id is the call's, with the prefix of a message."""
    call_id = item.get("id") or item.get("call_id")
    return {
        "id": f"msg_{str(call_id).rpartition('_')[2]}",
        "type": "message",
        "status": "completed",
        "role": "assistant",
        "content": [{"type": "output_text", "annotations": [], "logprobs": [], "text": text}],
    }


def message_events(index: int, message: Tree, text: str) -> Iterator[Tree]:
    """Yield the events of a message in place of a call, without their sequence numbers."""
    part: Tree = {"type": "output_text", "annotations": [], "logprobs": [], "text": text}
    item: Tree = {"item_id": message["id"], "output_index": index}
    within: Tree = {**item, "content_index": 0}
    opened: Tree = {**message, "status": "in_progress", "content": []}
    yield {"type": ADDED, "output_index": index, "item": opened}
    yield {"type": "response.content_part.added", **within, "part": {**part, "text": ""}}
    yield {"type": "response.output_text.delta", **within, "delta": text, "logprobs": []}
    yield {"type": "response.output_text.done", **within, "text": text, "logprobs": []}
    yield {"type": "response.content_part.done", **within, "part": part}
    yield {"type": ITEM_DONE, "output_index": index, "item": message}


class OpenCall:
    """A call under way: its item as announced, and the pieces that came for it."""

    __slots__ = ("_ended", "_item", "_owned", "_rows")

    def __init__(self, item: Tree) -> None:
        self._item = item
        self._owned: bool | None = None
        """Whether the pieces have the id of the item, once a piece has come."""
        self._rows: dict[tuple[str, ...], bytearray] = {}
        self._ended: list[str] = []

    @property
    def call_id(self) -> Json:
        return self._item.get("call_id")

    def add(self, kind: str, tree: Tree) -> None:
        """Add a piece of the call, or the whole text that a `done` event repeats. Raises `Unreadable`."""
        stem, _, step = kind.rpartition(".")
        for member in _PIECES:
            piece = tree.get(member)
            if piece is not None and not isinstance(piece, str):
                raise Unreadable("A piece of a call is no text.")
            if piece and step == "done":
                self._ended.append(piece)
            elif piece and step in ("added", "delta"):
                self._own(tree.get("item_id"))
                # The text of an `added` event comes before the first piece.
                of = member if step == "delta" else "delta"
                row = self._rows.setdefault((stem, of, str(tree.get("command_index"))), bytearray())
                row += piece.encode("utf-8", "surrogatepass")
        if tree.get("name") not in (None, self._item.get("name")):
            raise Unreadable("A call has two names.")

    def _own(self, name: Json) -> None:
        """Raise `Unreadable` if some pieces have the item's id and some do not: some clients take only those."""
        is_own = (name or None) == (self._item.get("id") or None)
        if self._owned not in (None, is_own):
            raise Unreadable("A piece of a call has the id of no item.")
        self._owned = is_own

    def require_same(self, item: Tree) -> None:
        """Raise `Unreadable` unless the finished item is the one announced, and holds the texts that came for it.

        Some clients assemble a call from its announcement and its pieces, others take the finished item.
        """
        announced = {member: value for member, value in self._item.items() if member != _MAY_CHANGE}
        is_same = all(self._item.get(member) in (None, item.get(member)) for member in _SAME)
        if not (is_same and _begins(announced, item)):
            raise Unreadable("A call is not the one that was announced.")
        member = _WRITTEN.get(str(item["type"]))
        held = set(_texts(item.get(member) if member else item))
        begun = str(self._item.get(member) or "") if member else ""
        pieces = [row.decode("utf-8", "surrogatepass") for row in self._rows.values()]
        rows = {begun + row for row in pieces} or {begun} - {""}
        if not rows | set(self._ended) <= held or (begun and self._owned is False):
            raise Unreadable("A call is not what its pieces say.")


def _begins(announced: Json, finished: Json) -> bool:
    """Whether a value can have become another one by adding to it: to its text, its list or its members."""
    if announced in (None, "", [], {}):
        return True
    if isinstance(announced, dict):
        return isinstance(finished, dict) and all(_begins(of, finished.get(name)) for name, of in announced.items())
    if isinstance(announced, list):
        same = isinstance(finished, list) and len(announced) <= len(finished)
        return same and all(map(_begins, announced, finished if isinstance(finished, list) else ()))
    if isinstance(announced, str):
        return isinstance(finished, str) and finished.startswith(announced)
    return type(announced) is type(finished) and announced == finished


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for child in value.values() if isinstance(value, dict) else value:
            yield from _texts(child)
