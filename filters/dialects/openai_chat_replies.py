"""The tool calls in replies of the OpenAI dialect: chat completions, and what looks like them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import orjson

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_completion, of_message
from filters.dialects.likeness import Likeness
from filters.dialects.replies import (
    Judge,
    Replies,
    Unreadable,
    are_released,
    notice,
    objects,
    position,
    read_frame,
    turn,
    write_arguments,
    write_frame,
)
from filters.dialects.strays import SIGNS, Taken, require_no_strays, require_none
from filters.segments import Found
from filters.sse import Frame, split_frames
from filters.trees import Json, Tree

_ARGUMENTS: Mapping[str, str] = {"function": "arguments", "custom": "input"}
"""The kinds of call, each with the member of its body that holds the arguments."""

_CALLS = frozenset({"tool_calls", "function_call"})
_DONE = b"[DONE]"
_FINISHED: Mapping[str, str] = {"tool_calls": "stop", "function_call": "stop"}
"""How a choice finishes whose calls are withheld."""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    taken = Taken()
    found = tuple(call for _, proposed in _choices(tree) for call in proposed)
    for node in objects(tree.get("choices")) if isinstance(tree, dict) else ():
        _take(node, "message", taken)
    require_none(tree, taken)
    return found


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    if not isinstance(tree, dict):
        return ()
    choices = enumerate(objects(tree.get("choices")))
    return (
        *(found for number, node in choices for found in of_message(_said(node, "message", other="delta"), number)),
        *of_completion(tree),
    )


def _take(node: Tree, member: str, taken: Taken) -> None:
    """The calls of a choice are understood where it says them."""
    said = node.get(member)
    if not isinstance(said, dict):
        return
    taken.call(said.get("function_call"))
    taken.call(said.get("tool_calls"))
    for call in objects(said.get("tool_calls")):
        taken.call(call)
        for kind in _ARGUMENTS:
            taken.call(call.get(kind))


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: each choice is a turn of its own."""
    if not isinstance(tree, dict):
        return orjson.dumps(tree)
    choices: list[Json] = [
        node if are_released(proposed, rulings) else _answered(node, notice(proposed, rulings))
        for node, proposed in _choices(tree)
    ]
    return orjson.dumps({**tree, "choices": choices})


def _choices(tree: Json) -> list[tuple[Tree, tuple[ProposedCall, ...]]]:
    """The choices of a unary reply, each with its calls."""
    if not isinstance(tree, dict):
        return []
    nodes = enumerate(objects(tree.get("choices")))
    return [(node, _unary(_said(node, "message", other="delta"), index)) for index, node in nodes]


def _said(node: Tree, member: str, *, other: str) -> Tree:
    """What a choice says in this member. Calls in the other, which some clients read, are strays."""
    said, elsewhere = node.get(member) or {}, node.get(other) or {}
    if not isinstance(said, dict) or not isinstance(elsewhere, dict):
        raise Unreadable("What a choice says is no object.")
    return said


def _unary(message: Tree, number: int) -> tuple[ProposedCall, ...]:
    drafts: list[_Draft] = []
    for node in objects(message.get("tool_calls")):
        drafts.append(_Draft())
        drafts[-1].add(node)
    legacy = _Draft()
    legacy.write("function", message.get("function_call"))
    return _proposed(number, drafts, legacy)


def _answered(node: Tree, text: str) -> Tree:
    """The choice of a unary reply with this text in place of its calls."""
    message = _said(node, "message", other="delta")
    kept = {name: value for name, value in message.items() if name not in _CALLS}
    return {**_silenced(node), "message": {**kept, "content": _continued(message.get("content"), text)}}


def _continued(content: Json, text: str) -> Json:
    if isinstance(content, list):
        return [*content, {"type": "text", "text": text}]
    return f"{content}\n\n{text}" if isinstance(content, str) and content else text


def _silenced(node: Tree) -> Tree:
    """The choice without what tells of its calls beside them: why it finished, and the tokens it is made of."""
    finish = node.get("finish_reason")
    silent: Tree = {**node, "finish_reason": _FINISHED.get(finish, finish) if isinstance(finish, str) else finish}
    return {**silent, "logprobs": None} if "logprobs" in node else silent


class _Draft:
    """One call as it comes, in one piece or many; only what every client reads alike is taken."""

    __slots__ = ("_is_whole", "_kind", "_name", "_written")

    def __init__(self) -> None:
        self._kind = ""
        self._name = ""
        self._written = bytearray()
        """Its arguments in UTF-8: of thousands of pieces, each would take more as an object of its own."""
        self._is_whole = False

    def __bool__(self) -> bool:
        return bool(self._kind)

    @property
    def size(self) -> int:
        """How many bytes it keeps."""
        return len(self._written)

    def add(self, node: Tree) -> None:
        """Takes in a call, or a piece of it; raises `Unreadable`."""
        told = node.get("type") or self._kind
        if not isinstance(told, str) or told not in ("", *_ARGUMENTS) or self._kind not in ("", told):
            raise Unreadable("A call is of two kinds, or of none that is known.")
        self._kind = told
        for kind in _ARGUMENTS:
            self.write(kind, node.get(kind))

    def write(self, kind: str, body: Json) -> None:
        """Takes in the body of a call of this kind, or a piece of it; null is none, and so is one that says nothing."""
        if body is None or (isinstance(body, dict) and not (self._kind or any(body.values()))):
            return
        if not isinstance(body, dict) or self._kind not in ("", kind):
            raise Unreadable("A call is of two kinds, or its body is no object.")
        self._kind = kind
        name, piece = body.get("name") or "", body.get(_ARGUMENTS[kind]) or ""
        before = len(self._written)
        if isinstance(piece, dict):  # as some servers write all of the arguments; with another piece it is two
            piece, self._is_whole = write_arguments(piece), True
        # A second name is joined to the first by some clients, and replaces it for others.
        if not isinstance(name, str) or not isinstance(piece, str) or (name and self._name):
            raise Unreadable("A call has two names, or arguments that are no text.")
        self._name = self._name or name
        self._written += piece.encode("utf-8", "surrogatepass")
        if self._is_whole and piece and before:
            raise Unreadable("A call has arguments of two kinds.")

    def call(self, path: str) -> ProposedCall:
        """The whole call; raises `Unreadable` where it has no name."""
        if not self._name:
            raise Unreadable("A call has no name.")
        return ProposedCall(
            path, self._name, self._written.decode("utf-8", "surrogatepass"), free_input=self._kind == "custom"
        )


def _proposed(number: int, drafts: Sequence[_Draft], legacy: _Draft) -> tuple[ProposedCall, ...]:
    path = f"/choices/{number}/message"
    proposed = [draft.call(f"{path}/tool_calls/{index}") for index, draft in enumerate(drafts)]
    return (*proposed, legacy.call(f"{path}/function_call")) if legacy else tuple(proposed)


class _Choice:
    """What a stream has said so far as one of its choices."""

    __slots__ = ("_drafts", "_legacy", "calls", "has_spoken", "is_finished", "is_holding", "notice", "number", "size")

    def __init__(self, number: int) -> None:
        self.number = number
        self._drafts: list[_Draft] = []
        self._legacy = _Draft()
        self.size = 0
        """How many bytes it keeps of its calls."""
        self.has_spoken = False
        self.is_holding = False
        self.is_finished = False
        self.calls: tuple[ProposedCall, ...] = ()
        self.notice: str | None = None
        """Set for a choice whose calls are withheld: what is still to be told of them, "" once it is told."""

    def add(self, node: Tree) -> bool:
        """Takes in a part of the choice; returns whether it has to be held. Raises `Unreadable`."""
        delta = _said(node, "delta", other="message")
        speaks, finishes = _has_text(delta), bool(node.get("finish_reason"))
        calls = self._add_calls(delta) or _tells_more(node, delta)
        self.has_spoken |= speaks
        self.is_holding |= calls and not self.is_finished
        self.is_finished |= finishes
        return self.is_holding and (calls or finishes or not speaks)

    def settle(self) -> tuple[ProposedCall, ...]:
        """Its calls, now that they are complete. Raises `Unreadable`."""
        self.calls = _proposed(self.number, self._drafts, self._legacy)
        return self.calls

    def forget(self) -> None:
        """Lets go of its calls, which were ruled on: no more of them can come."""
        self.calls, self._drafts, self._legacy, self.size = (), [], _Draft(), 0
        self.is_holding = False

    def _add_calls(self, delta: Tree) -> bool:
        if not any(delta.get(member) for member in _CALLS):
            return False
        if self.is_finished:
            raise Unreadable("A call comes after the end of its choice.")
        pieces = objects(delta.get("tool_calls"))
        for piece in pieces:
            draft = self._draft(position(piece, "index", usual=self._usual(pieces)))
            self.size -= draft.size
            draft.add(piece)
            self.size += draft.size
        self.size -= self._legacy.size
        self._legacy.write("function", delta.get("function_call"))
        self.size += self._legacy.size
        return True

    def _usual(self, pieces: Sequence[Tree]) -> int | None:
        """The place of a piece that tells none: clients agree on it only where there is no other."""
        return 0 if len(pieces) == 1 and not self._drafts else None

    def _draft(self, index: int) -> _Draft:
        # The SDK inserts a call at its index into a list, which is the same place only if none is left out.
        if index > len(self._drafts):
            raise Unreadable("A call of a choice is left out.")
        if index == len(self._drafts):
            self._drafts.append(_Draft())
        return self._drafts[index]


def _has_text(delta: Tree) -> bool:
    return any(value for name, value in delta.items() if name != "role" and name not in _CALLS)


def _tells_more(node: Tree, delta: Tree) -> bool:
    """Whether the tokens of a part of a choice are not those of its text: some may be a call's."""
    logprobs = node.get("logprobs")
    if not logprobs or "text" in node:  # a completion of old calls nothing
        return False
    if not isinstance(logprobs, dict):
        return True
    tokens = [token.get("token") for told in logprobs.values() for token in objects(told)]
    return bool(tokens) and "".join(map(str, tokens)) != f"{delta.get('content') or ''}{delta.get('refusal') or ''}"


@dataclass(slots=True)
class _Held:
    """Frames in a row that are kept back, all of the same choices. Such that `ties` lets nothing of theirs pass.

    They are kept as one: thousands of objects would take many times as much.
    """

    raw: bytearray = field(repr=False)
    numbers: tuple[int, ...]
    ties: bool


class _Reader:
    """Calls come in pieces that may mix with texts. Texts go on while the calls of their choice are held."""

    __slots__ = ("_choices", "_frames", "_judged", "_kept", "_like", "_said", "_tied", "brought", "passes")

    references = ()

    def __init__(self) -> None:
        self.brought: list[Found] = []
        self._choices: dict[int, _Choice] = {}
        self._frames: list[_Held] = []
        self._kept = 0
        """How many bytes they have."""
        self._tied: set[int] = set()
        self._judged: list[_Choice] = []
        self._said: Tree = {}
        """The last frame of a choice: its ids stand in frames of our own."""
        self._like = Likeness()
        self.passes = self._like.covers

    @property
    def held(self) -> int:
        """See `TurnReader.held`."""
        return self._kept + sum(choice.size for choice in self._choices.values())

    def read(self, frame: Frame) -> bytes | Judge:
        if self.passes(frame.raw):
            return frame.raw
        self._like.forget()
        if not frame.data:
            return frame.raw
        if frame.data == _DONE:
            return self._end(frame)
        tree = read_frame(frame)
        nodes = _numbered(tree)
        if nodes:
            if frame.event:
                raise Unreadable("A part of an answer has a name, by which some clients leave it out.")
            self._said = tree
        self._require_no_strays(frame, tree, nodes)
        self.brought += of_completion(tree)
        for number, node in nodes:
            self.brought += of_message(_said(node, "delta", other="message"), number)
        holds = [self._choice(number).add(node) for number, node in nodes]
        numbers = tuple(number for number, _ in nodes)
        if not any(holds) and self._tied.isdisjoint(numbers):
            self._learn(frame, nodes)
            return self._written(frame, tree, numbers)
        speaks = any(_has_text(_said(node, "delta", other="message")) for _, node in nodes)
        self._hold(frame.raw, numbers, ties=speaks or len(numbers) > 1 or not any(holds))
        return self._settle([self._choices[number] for number in dict.fromkeys(numbers)])

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        self._like.forget()
        for choice in self._judged:
            if not are_released(choice.calls, rulings):
                choice.notice = notice(choice.calls, rulings)
            choice.forget()
        return self._flush()

    def _require_no_strays(self, frame: Frame, tree: Tree, nodes: Sequence[tuple[int, Tree]]) -> None:
        taken = Taken()
        for _, node in nodes:
            _take(node, "delta", taken)
        require_no_strays(frame.data, tree, taken)

    def _learn(self, frame: Frame, nodes: Sequence[tuple[int, Tree]]) -> None:
        """What comes next is most often one more word of the same answer. Nothing of it is held."""
        if len(nodes) != 1 or self._frames or self._choices[nodes[0][0]].notice is not None:
            return
        text = _said(nodes[0][1], "delta", other="message").get("content")
        if isinstance(text, str) and not nodes[0][1].get("logprobs"):  # which have to be those of the text
            self._like.learn(frame.raw, b"content", text)

    def _choice(self, number: int) -> _Choice:
        return self._choices.setdefault(number, _Choice(number))

    def _end(self, frame: Frame) -> bytes | Judge:
        """Some upstreams end without a word on why each choice did."""
        open_choices = [choice for choice in self._choices.values() if choice.is_holding]
        if not open_choices:
            return frame.raw
        for choice in open_choices:
            choice.is_finished = True
        self._hold(frame.raw, (), ties=False)
        return self._settle(open_choices)

    def _settle(self, choices: Sequence[_Choice]) -> bytes | Judge:
        """The calls of those choices that have come to their end; where they have none, what was held for them."""
        self._judged = [choice for choice in choices if choice.is_holding and choice.is_finished]
        proposed = tuple(call for choice in self._judged for call in choice.settle())
        if proposed:
            return Judge(proposed)
        return self.rule(()) if self._judged else b""

    def _hold(self, raw: bytes | bytearray, numbers: tuple[int, ...], *, ties: bool) -> None:
        self._kept += len(raw)
        last = self._frames[-1] if self._frames else None
        if last is not None and (last.numbers, last.ties) == (numbers, ties):
            last.raw.extend(raw)
        else:
            self._frames.append(_Held(bytearray(raw), numbers, ties))
        if ties:
            self._tied.update(numbers)

    def _flush(self) -> bytes:
        """What leaves now: every frame of which no choice is still held, and behind none such that ties."""
        frames, self._frames, self._kept = self._frames, [], 0
        blocked = {choice.number for choice in self._choices.values() if choice.is_holding}
        self._tied = set()
        out: list[bytes] = []
        for held in frames:
            if blocked.isdisjoint(held.numbers):
                out.append(self._written_again(held))
                continue
            self._hold(held.raw, held.numbers, ties=held.ties)
            blocked |= self._tied
        return b"".join(out)

    def _written_again(self, held: _Held) -> bytes:
        """Frames that were kept back, read once more where not all of them leave as they came."""
        if all(choice.notice is None for choice in self._choices.values()):
            return bytes(held.raw)
        frames = split_frames(bytes(held.raw))
        return b"".join(
            self._ended(frame) if frame.data == _DONE else self._written(frame, read_frame(frame), held.numbers)
            for frame in frames
        )

    def _ended(self, frame: Frame) -> bytes:
        """The end of the stream, and before it what was not told of calls that are withheld."""
        untold = [choice for choice in self._choices.values() if choice.notice]
        return b"".join([*(self._told(choice, "stop") for choice in untold), frame.raw])

    def _written(self, frame: Frame, tree: Tree, numbers: tuple[int, ...]) -> bytes:
        """A frame as it came, or without the calls that are withheld, and with what is told of them before its end."""
        if all(self._choices[number].notice is None for number in numbers):
            return frame.raw
        out: list[bytes] = []
        nodes: list[Json] = []
        for number, node in _numbered(tree):
            choice = self._choices[number]
            if choice.notice and node.get("finish_reason"):
                out.append(self._told(choice, None))
            kept = node if choice.notice is None else _without_calls(node)
            if kept:
                nodes.append(kept)
        if nodes or tree.get("usage"):
            out.append(write_frame({**tree, "choices": nodes}, frame.event))
        return b"".join(out)

    def _told(self, choice: _Choice, finish: str | None) -> bytes:
        text = f"\n\n{choice.notice}" if choice.has_spoken else choice.notice
        choice.notice = ""
        node: Json = {"index": choice.number, "delta": {"content": text}, "finish_reason": finish}
        frame = {name: value for name, value in self._said.items() if name != "usage"}
        return write_frame({**frame, "choices": [node]})


def _numbered(tree: Tree) -> list[tuple[int, Tree]]:
    return [(turn(node, usual=index), node) for index, node in enumerate(objects(tree.get("choices")))]


def _without_calls(node: Tree) -> Tree | None:
    """What is left of a part of a choice without its calls, None for nothing."""
    delta = {name: value for name, value in _said(node, "delta", other="message").items() if name not in _CALLS}
    if not any(delta.values()) and not node.get("finish_reason"):
        return None
    return {**_silenced(node), "delta": delta}


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought)
