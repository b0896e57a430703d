"""The tool calls in replies of Gemini's Interactions API."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_step, of_step_delta
from filters.dialects.replies import (
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
    read_reply,
    write_arguments,
    write_frame,
)
from filters.dialects.strays import SIGNS, Taken, require_no_strays, require_none, require_one_place
from filters.segments import Found
from filters.sse import Frame, split_frames
from filters.strict_json import written
from filters.trees import Json, Tree

_CALL = "function_call"
"""The only type of step that a client runs."""
_AT_GOOGLE = frozenset(
    {
        "code_execution_call",
        "file_search_call",
        "google_maps_call",
        "google_search_call",
        "mcp_server_tool_call",
        "processing_call",
        "retrieval_call",
        "tool_search_call",
        "url_context_call",
    }
)
"""Types of steps and deltas for calls that Google runs."""

_START, _DELTA, _STOP = "step.start", "step.delta", "step.stop"
_STEP_EVENTS = frozenset({_START, _DELTA, _STOP})
_PIECE, _SIGNATURE = "arguments_delta", "thought_signature"
_UNFINISHED = ("queued", "in_progress")
"""Statuses of an interaction that is still being made in the background."""
_DONE = b"[DONE]"


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    taken = Taken()
    found = tuple(_call(step, index) for index, step in enumerate(_steps(tree)) if _take(step, taken))
    require_none(tree, taken)
    return found


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: one `model_output` step replaces the calls. The whole interaction is one turn."""
    proposed = calls(tree)
    if not isinstance(tree, dict) or are_released(proposed, rulings):
        return written(tree)
    text = notice(proposed, rulings)
    steps: list[Json] = []
    for step in _steps(tree):
        if not _is_call(step):
            steps.append(step)
        elif text:
            steps.append(_output(text))
            text = ""
    return written(_ended({**tree, "steps": steps}))


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    found = tuple(found for index, step in enumerate(_steps(tree)) for found in of_step(step, index))
    return (*found, UNSEEN) if isinstance(tree, dict) and tree.get("status") in _UNFINISHED else found


def references(tree: Json) -> tuple[str, ...]:
    """See `Replies.references`: the interaction's id."""
    if not isinstance(tree, dict) or not isinstance(tree.get("status"), str):
        return ()
    name = tree.get("id")
    return (name,) if isinstance(name, str) and name else ()


def _steps(tree: Json) -> list[Tree]:
    return objects(tree.get("steps")) if isinstance(tree, dict) else []


def _kind(node: Tree) -> str:
    """Return the type of a step or a delta. Raises `Unreadable` if it has none."""
    kind = node.get("type")
    if not isinstance(kind, str):
        raise Unreadable("A step, or a delta of one, has no type.")
    return kind


def _is_call(step: Tree) -> bool:
    return _kind(step) == _CALL


def _take(step: Tree, taken: Taken) -> bool:
    """Whether a step is a call that the client runs. Marks a known call, whoever runs it, as understood."""
    is_clients = _is_call(step)
    if is_clients or _kind(step) in _AT_GOOGLE:
        taken.call(step, step.get("arguments"))
    return is_clients


def _call(step: Tree, index: int) -> ProposedCall:
    name, given = step.get("name"), step.get("arguments")
    if not isinstance(name, str) or not name or not isinstance(given, dict | None):
        raise Unreadable("A call has no name, or arguments that are not one object.")
    require_one_place(step, "arguments")
    return ProposedCall(f"/steps/{index}", name, write_arguments(given or {}))


def _identity(step: Tree) -> bytes:
    """Return a digest that identifies one call in all events about it. It is kept to the end of the stream."""
    call = _call(step, 0)
    return sha256(written([step.get("id"), call.name, call.arguments])).digest()


def _output(text: str) -> Tree:
    return {"type": "model_output", "content": [{"type": "text", "text": text}]}


def _output_events(index: int, text: str) -> Iterator[Tree]:
    yield {"event_type": _START, "index": index, "step": {"type": "model_output"}}
    yield {"event_type": _DELTA, "index": index, "delta": {"type": "text", "text": text}}
    yield {"event_type": _STOP, "index": index}


def _ended(interaction: Tree) -> Tree:
    """Return an interaction, or an event about one, with a status that does not wait for a tool's result."""
    return {**interaction, "status": "completed"} if interaction.get("status") == "requires_action" else interaction


def _event(frame: Frame) -> tuple[str, Tree]:
    return ("", {}) if frame.data in (b"", _DONE) else read_event(frame, member="event_type")


def _require_no_strays(frame: Frame, tree: Tree) -> None:
    taken = Taken()
    step, delta = tree.get("step"), tree.get("delta")
    if tree.get("event_type") == _START and isinstance(step, dict):
        _take(step, taken)
    if isinstance(delta, dict) and _kind(delta) in _AT_GOOGLE:
        taken.call(delta, delta.get("arguments"))
    for each in _steps(tree.get("interaction")):
        _take(each, taken)
    require_no_strays(frame.data, tree, taken)


class _OpenCall:
    """A call under way: its step as it began, and its arguments so far, in UTF-8."""

    __slots__ = ("_pieces", "_step")

    def __init__(self, step: Tree) -> None:
        self._step = step
        self._pieces = bytearray()

    def add(self, delta: Tree) -> None:
        """Add a piece of the arguments. Ignores a signature; raises `Unreadable` for any other delta."""
        kind, piece = delta.get("type"), delta.get("arguments", "")
        if kind == _SIGNATURE and "arguments" not in delta:
            return
        if kind != _PIECE or not isinstance(piece, str):
            raise Unreadable("A delta of a call holds no arguments.")
        self._pieces += piece.encode("utf-8", "surrogatepass")

    def whole(self) -> Tree:
        """Return the step with all its arguments. Raises `Unreadable` if they came in two ways or are no valid JSON."""
        if not self._pieces:
            return self._step
        if self._step.get("arguments"):
            raise Unreadable("A call has arguments at its start and in pieces.")
        return {**self._step, "arguments": read_reply(bytes(self._pieces))}


class _Reader:
    """Reads steps by their positions. Everything is held from the start of a call until no call is under way."""

    __slots__ = (
        "_finished",
        "_frames",
        "_kinds",
        "_open",
        "_proposed",
        "_released",
        "_settled",
        "_withheld",
        "brought",
        "held",
        "references",
    )

    def __init__(self) -> None:
        self.held = 0
        self.references: tuple[str, ...] = ()
        self.brought: list[Found] = []
        self._frames = bytearray()
        self._kinds: dict[int, str] = {}
        """The type of each step that has begun, by position; "" for every type that is not a known call.

        These are kept to the end of the stream and not counted in `held`, so no unbounded text is stored here."""
        self._open: dict[int, _OpenCall] = {}
        self._finished: dict[int, Tree] = {}
        self._proposed: tuple[ProposedCall, ...] = ()
        self._settled: dict[bytes, str] = {}
        """The calls that were ruled on, each with the notice in its place, or "" if it was released."""
        self._released = False
        self._withheld = False

    def passes(self, raw: bytes) -> bool:
        return False

    def read(self, frame: Frame) -> bytes | Judge:
        kind, tree = _event(frame)
        _require_no_strays(frame, tree)
        self._observe(kind, tree)
        if kind == "error" or not (self._open or self._finished):
            return self._written(frame, tree)
        self._frames += frame.raw
        self.held += 2 * len(frame.raw)  # the frame itself, and what was read out of it
        if self._open:
            return b""
        self._proposed = tuple(_call(step, index) for index, step in sorted(self._finished.items()))
        return Judge(self._proposed)

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        raw, self._frames, self.held = bytes(self._frames), bytearray(), 0
        proposed, self._proposed = self._proposed, ()
        steps, self._finished = dict(sorted(self._finished.items())), {}
        if are_released(proposed, rulings) and not self._withheld:
            self._released = True
            self._settled |= {_identity(step): "" for step in steps.values()}
            return raw
        self._withheld = True
        notice_of = dict(zip(steps, notices(proposed, rulings), strict=True))
        self._settled |= {_identity(step): notice_of[index] for index, step in steps.items()}
        return b"".join(self._replaced(frame, notice_of) for frame in split_frames(raw))

    def _observe(self, kind: str, tree: Tree) -> None:
        """Record what an event says about calls. Raises `Unreadable` if clients could read it in two ways."""
        interaction = tree.get("interaction")
        self.references = self.references or references(interaction)
        if any(_is_call(step) and _identity(step) not in self._settled for step in _steps(interaction)):
            raise Unreadable("A call was never announced.")
        if kind == _START:
            self._start(position(tree, "index"), tree.get("step"))
        elif kind == _DELTA:
            self._add(position(tree, "index"), tree.get("delta"))
        elif kind == _STOP:
            index = position(tree, "index")
            if index in self._open:
                self._finished[index] = self._open.pop(index).whole()

    def _start(self, index: int, step: Json) -> None:
        if not isinstance(step, dict) or index in self._kinds:
            raise Unreadable("An event holds no step, or one at the position of another.")
        if _is_call(step):
            self._open[index] = _OpenCall(step)
        kind = _kind(step)
        self._kinds[index] = kind if kind == _CALL or kind in _AT_GOOGLE else ""
        self.brought += of_step(step, index)

    def _add(self, index: int, delta: Json) -> None:
        if not isinstance(delta, dict):
            raise Unreadable("An event holds no delta.")
        kind = self._kinds.get(index, "")
        if index in self._open:
            self._open[index].add(delta)
        elif kind == _CALL or (delta.get("type") == _PIECE and kind not in _AT_GOOGLE):
            raise Unreadable("A piece belongs to no call under way.")
        self.brought += of_step_delta(delta, index)

    def _replaced(self, frame: Frame, notice_of: dict[int, str]) -> bytes:
        """Return what replaces a frame: the notice's events for a withheld call's last frame, b"" for its others.

        Any other frame is returned as by `_written`.
        """
        kind, tree = _event(frame)
        index = position(tree, "index") if kind in _STEP_EVENTS else -1
        if index not in notice_of:
            return self._written(frame, tree)
        if kind != _STOP:
            return b""
        return b"".join(
            write_frame(event, str(event["event_type"])) for event in _output_events(index, notice_of[index])
        )

    def _written(self, frame: Frame, tree: Tree) -> bytes:
        """Return a frame as it came, or, once a call is withheld, without such calls and not waiting for results."""
        if not self._withheld:
            return frame.raw
        written = tree if self._released else _ended(tree)
        interaction = tree.get("interaction")
        if isinstance(interaction, dict):
            shown = interaction if self._released else _ended(interaction)
            steps: list[Json] = [self._step(step) for step in _steps(shown)]
            written = {**written, "interaction": {**shown, "steps": steps} if steps else shown}
        return frame.raw if written == tree else write_frame(written, frame.event)

    def _step(self, step: Tree) -> Tree:
        text = self._settled[_identity(step)] if _is_call(step) else ""
        return _output(text) if text else step


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, references=references, keeps=is_stored)
