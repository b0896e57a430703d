"""Choices of chat completions, whole or in pieces: their words, and the calls that all clients read alike."""

import re
from collections.abc import Mapping, Sequence

from filters.calls import ProposedCall
from filters.dialects.replies import (
    Unreadable,
    objects,
    position,
    turn,
    write_arguments,
)
from filters.dialects.strays import Taken, require_one_place
from filters.trees import Json, Tree

_ARGUMENTS: Mapping[str, str] = {"function": "arguments", "custom": "input"}
"""Each type of call, with the member of its body that holds the arguments."""
CALLS = frozenset({"tool_calls", "function_call"})
"""Members of a message or a delta that hold calls."""
_BEGUN = re.compile(rb"(?:[\xc2-\xf4][\x80-\xbf]{0,2})?")
"""The first bytes of an incomplete UTF-8 character, or nothing."""
_FINISHED: Mapping[str, str] = {"tool_calls": "stop", "function_call": "stop"}
"""Finish reasons of a choice with calls, each with the one that replaces it once the calls are withheld."""


def words_of(node: Tree, member: str, *, other: str) -> Tree:
    """Return the message or delta of a choice, in `member`. Raises `Unreadable` if it or that in `other` is no object.

    Calls in `other` are strays: some clients read them.
    """
    message, elsewhere = node.get(member) or {}, node.get(other) or {}
    if not isinstance(message, dict) or not isinstance(elsewhere, dict):
        raise Unreadable("What a choice says is no object.")
    return message


def take(node: Tree, member: str, taken: Taken) -> None:
    """Mark the calls in `member` of a choice as understood."""
    message = node.get(member)
    if not isinstance(message, dict):
        return
    taken.call(message.get("function_call"))
    taken.call(message.get("tool_calls"))
    for call in objects(message.get("tool_calls")):
        taken.call(call)
        for kind in _ARGUMENTS:
            taken.call(call.get(kind))


def numbered(tree: Tree) -> list[tuple[int, Tree]]:
    """Return the choices in a frame, each with its number. Raises `Unreadable` if they are malformed."""
    return [(turn(node, usual=index), node) for index, node in enumerate(objects(tree.get("choices")))]


def unary_choices(tree: Json) -> list[tuple[Tree, tuple[ProposedCall, ...]]]:
    """Return a unary reply's choices, each with its calls. Raises `Unreadable` if clients could differ on them."""
    if not isinstance(tree, dict):
        return []
    nodes = enumerate(objects(tree.get("choices")))
    return [(node, _unary(words_of(node, "message", other="delta"), index)) for index, node in nodes]


def _unary(message: Tree, number: int) -> tuple[ProposedCall, ...]:
    drafts: list[_Draft] = []
    for node in objects(message.get("tool_calls")):
        drafts.append(_Draft())
        drafts[-1].add(node)
    legacy = _Draft()
    legacy.write("function", message.get("function_call"))
    return _proposed(number, drafts, legacy)


def calls_in(node: Tree) -> bool:
    """Whether a chunk of a choice holds a call or a piece of one."""
    delta = words_of(node, "delta", other="message")
    return any(delta.get(member) for member in CALLS)


def silenced(node: Tree) -> Tree:
    """Return the choice without other traces of its calls: token logprobs, and a finish reason that announces them."""
    finish = node.get("finish_reason")
    silent: Tree = {**node, "finish_reason": _FINISHED.get(finish, finish) if isinstance(finish, str) else finish}
    return {**silent, "logprobs": None} if "logprobs" in node else silent


def without_calls(node: Tree) -> Tree | None:
    """Return a chunk of a choice without its calls, or None if nothing is left of it."""
    delta = {name: value for name, value in words_of(node, "delta", other="message").items() if name not in CALLS}
    if not any(delta.values()) and not node.get("finish_reason"):
        return None
    return {**silenced(node), "delta": delta}


class _Draft:
    """One call, collected from one piece or many. Accepts only what every client reads alike."""

    __slots__ = ("_is_whole", "_kind", "_name", "_written")

    def __init__(self) -> None:
        self._kind = ""
        self._name = ""
        self._written = bytearray()
        """The arguments in UTF-8. One buffer, because thousands of pieces would take more room as separate objects."""
        self._is_whole = False

    def __bool__(self) -> bool:
        return bool(self._kind)

    @property
    def size(self) -> int:
        """The size of its arguments so far, in bytes."""
        return len(self._written)

    def add(self, node: Tree) -> None:
        """Add a call, or a piece of it. Raises `Unreadable` if clients could read the call in two ways."""
        stated = node.get("type") or self._kind
        if not isinstance(stated, str) or stated not in ("", *_ARGUMENTS) or self._kind not in ("", stated):
            raise Unreadable("A call is of two kinds, or of none that is known.")
        if stated == "custom" and self._written and node.get("id"):
            # No server repeats the id of such a call. Some clients begin another call with it.
            raise Unreadable("A call has an id in its middle.")
        self._kind = stated
        require_one_place(node, "")
        for kind in _ARGUMENTS:
            self.write(kind, node.get(kind))

    def write(self, kind: str, body: Json) -> None:
        """Add the body of a call of this type, or a piece of it. Raises `Unreadable` as `add` does.

        Null does not count as a body, nor does an object with only empty values before the call has a type.
        """
        if body is None or (isinstance(body, dict) and not (self._kind or any(body.values()))):
            return
        if not isinstance(body, dict) or self._kind not in ("", kind):
            raise Unreadable("A call is of two kinds, or its body is no object.")
        require_one_place(body, _ARGUMENTS[kind])
        self._kind = kind
        name, piece = body.get("name") or "", body.get(_ARGUMENTS[kind]) or ""
        before = len(self._written)
        if isinstance(piece, dict):  # some servers write all arguments as one object; another piece would contradict it
            piece, self._is_whole = write_arguments(piece), True
        # Some clients append a second name to the first, others replace the first by it.
        if not isinstance(name, str) or not isinstance(piece, str) or (name and self._name):
            raise Unreadable("A call has two names, or arguments that are no text.")
        self._name = self._name or name
        self._written += piece.encode("utf-8", "surrogatepass")
        if self._is_whole and piece and before:
            raise Unreadable("A call has arguments of two kinds.")

    def call(self, path: str) -> ProposedCall:
        """Return the complete call. Raises `Unreadable` if it has no name."""
        if not self._name:
            raise Unreadable("A call has no name.")
        return ProposedCall(
            path, self._name, self._written.decode("utf-8", "surrogatepass"), free_input=self._kind == "custom"
        )


def _proposed(number: int, drafts: Sequence[_Draft], legacy: _Draft) -> tuple[ProposedCall, ...]:
    path = f"/choices/{number}/message"
    proposed = [draft.call(f"{path}/tool_calls/{index}") for index, draft in enumerate(drafts)]
    return (*proposed, legacy.call(f"{path}/function_call")) if legacy else tuple(proposed)


class Choice:
    """What a stream has said so far in one of its choices."""

    __slots__ = (
        "_begun",
        "_drafts",
        "_legacy",
        "calls",
        "has_spoken",
        "is_finished",
        "is_holding",
        "notice",
        "number",
        "size",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self._drafts: list[_Draft] = []
        self._legacy = _Draft()
        self._begun = b""
        """First bytes of a character that several tokens spell: its text comes with the last of them."""
        self.size = 0
        """The size of its calls' arguments so far, in bytes."""
        self.has_spoken = False
        self.is_holding = False
        self.is_finished = False
        self.calls: tuple[ProposedCall, ...] = ()
        self.notice: str | None = None
        """For a choice whose calls are withheld, the notice still to be sent; "" once it is sent. None otherwise."""

    def add(self, node: Tree) -> bool:
        """Add a chunk of the choice, and return whether it has to be held. Raises `Unreadable` if it is malformed."""
        delta = words_of(node, "delta", other="message")
        speaks, finishes = has_text(delta), bool(node.get("finish_reason"))
        calls = self._add_calls(delta) or self._tells_more(node, delta)
        self.has_spoken |= speaks
        self.is_holding |= calls and not self.is_finished
        self.is_finished |= finishes
        return self.is_holding and (calls or finishes or not speaks)

    def settle(self) -> tuple[ProposedCall, ...]:
        """Set `calls` now that they are complete, and return them. Raises `Unreadable` if one has no name."""
        self.calls = _proposed(self.number, self._drafts, self._legacy)
        return self.calls

    def forget(self) -> None:
        """Drop the calls, which were ruled on: no more of them can come."""
        self.calls, self._drafts, self._legacy, self.size = (), [], _Draft(), 0
        self.is_holding = False

    def _add_calls(self, delta: Tree) -> bool:
        if not any(delta.get(member) for member in CALLS):
            return False
        if self.is_finished:
            raise Unreadable("A call comes after the end of its choice.")
        pieces = objects(delta.get("tool_calls"))
        for piece in pieces:
            index = position(piece, "index", usual=self._usual(pieces))
            if index < len(self._drafts) - 1 and _tells(piece):
                # Some clients begin a call at each id, and add what has none to the last call, whatever its index.
                raise Unreadable("A piece belongs to a call that is not the last one.")
            draft = self._draft(index)
            self.size -= draft.size
            draft.add(piece)
            self.size += draft.size
        self.size -= self._legacy.size
        self._legacy.write("function", delta.get("function_call"))
        self.size += self._legacy.size
        return True

    def _tells_more(self, node: Tree, delta: Tree) -> bool:
        """Whether the logprobs of a chunk have tokens beyond those of its text: some may belong to a call."""
        logprobs = node.get("logprobs")
        if not logprobs or "text" in node:  # legacy completions have no calls
            return False
        if not isinstance(logprobs, dict):
            return True
        tokens = [token for listed in logprobs.values() for token in objects(listed)]
        text = f"{delta.get('content') or ''}{delta.get('refusal') or ''}"
        if not tokens or "".join([str(token.get("token")) for token in tokens]) == text:
            return False
        spoken = text.encode("utf-8", "surrogatepass")
        begun, self._begun = self._begun, b""
        try:
            spelt = begun + b"".join(map(_spelt, tokens))
        except ValueError:
            return True
        if not spelt.startswith(spoken) or not _BEGUN.fullmatch(spelt, len(spoken)):
            return True
        self._begun = spelt[len(spoken) :]
        return False

    def _usual(self, pieces: Sequence[Tree]) -> int | None:
        """Return the index of a piece that states none. Clients agree on it only if there is no other call."""
        return 0 if len(pieces) == 1 and not self._drafts else None

    def _draft(self, index: int) -> _Draft:
        # The SDK inserts a call into a list at its index. It ends up at that index only if none is left out.
        if index > len(self._drafts):
            raise Unreadable("A call of a choice is left out.")
        if index == len(self._drafts):
            self._drafts.append(_Draft())
        return self._drafts[index]


def _tells(piece: Tree) -> bool:
    """Whether a piece of a call says anything that a client could read."""
    bodies = (piece.get(kind) for kind in _ARGUMENTS)
    return bool(piece.get("id")) or any(isinstance(body, dict) and any(body.values()) for body in bodies)


def has_text(delta: Tree) -> bool:
    """Whether a delta says anything besides its role and its calls."""
    return any(value for name, value in delta.items() if name != "role" and name not in CALLS)


def _spelt(token: Tree) -> bytes:
    """Return the bytes of a token. Its text is only an escape if it is part of a character. Raises `ValueError`."""
    parts = token.get("bytes")
    if isinstance(parts, list):
        return bytes([part if isinstance(part, int) else -1 for part in parts])
    return str(token.get("token")).encode("utf-8", "surrogatepass")
