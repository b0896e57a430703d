"""The tool calls in replies of the OpenAI dialect: chat completions, and replies of the same shape."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from filters.calls import ProposedCall, Ruling
from filters.dialects.hosted import of_completion, of_message
from filters.dialects.likeness import Likeness
from filters.dialects.openai_chat_choices import (
    CALLS,
    Choice,
    calls_in,
    has_text,
    numbered,
    silenced,
    take,
    unary_choices,
    without_calls,
    words_of,
)
from filters.dialects.replies import (
    Judge,
    Replies,
    Unreadable,
    are_released,
    notice,
    objects,
    read_frame,
    write_frame,
)
from filters.dialects.strays import SIGNS, Taken, require_no_strays, require_none
from filters.segments import Found
from filters.sse import Frame, split_frames
from filters.strict_json import written
from filters.trees import Json, Tree

_DONE = b"[DONE]"
_SEVERAL = re.compile(rb'"n"\s*:\s*"?(?:[2-9]|1[0-9])')
"""Matches a request for several answers, and now and then another one. A false match only allows a second answer."""
_NO_NAMES = frozenset({"", "message"})
"""Names of an unnamed event: an event without a name is a `message` (WHATWG HTML, 9.2.6)."""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`."""
    taken = Taken()
    found = tuple(call for _, proposed in unary_choices(tree) for call in proposed)
    for node in objects(tree.get("choices")) if isinstance(tree, dict) else ():
        take(node, "message", taken)
    require_none(tree, taken)
    return found


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    if not isinstance(tree, dict):
        return ()
    choices = enumerate(objects(tree.get("choices")))
    return (
        *(found for number, node in choices for found in of_message(words_of(node, "message", other="delta"), number)),
        *of_completion(tree),
    )


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: each choice is a turn of its own."""
    if not isinstance(tree, dict):
        return written(tree)
    choices: list[Json] = [
        node if are_released(proposed, rulings) else _answered(node, notice(proposed, rulings))
        for node, proposed in unary_choices(tree)
    ]
    return written({**tree, "choices": choices})


def _answered(node: Tree, text: str) -> Tree:
    """Return the choice of a unary reply with this text in place of its calls."""
    message = words_of(node, "message", other="delta")
    kept = {name: value for name, value in message.items() if name not in CALLS}
    return {**silenced(node), "message": {**kept, "content": _continued(message.get("content"), text)}}


def _continued(content: Json, text: str) -> Json:
    if isinstance(content, list):
        return [*content, {"type": "text", "text": text}]
    return f"{content}\n\n{text}" if isinstance(content, str) and content else text


@dataclass(slots=True)
class _Held:
    """Consecutive frames that are held back, all of the same choices, in one buffer.

    If `ties` is set, no later frame of these choices may overtake them. Thousands of separate objects would take many
    times as much memory.
    """

    raw: bytearray = field(repr=False)
    numbers: tuple[int, ...]
    ties: bool


class _Reader:
    """Reads calls in pieces that may mix with texts. Texts are released while the calls of their choice are held."""

    __slots__ = ("_choices", "_frames", "_judged", "_kept", "_like", "_said", "_tied", "brought", "passes")

    references = ()

    def __init__(self) -> None:
        self.brought: list[Found] = []
        self._choices: dict[int, Choice] = {}
        self._frames: list[_Held] = []
        self._kept = 0
        """The size of `_frames`, in bytes."""
        self._tied: set[int] = set()
        self._judged: list[Choice] = []
        self._said: Tree = {}
        """The last frame with choices. Frames that we write repeat its ids."""
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
        nodes = numbered(tree)
        if nodes:
            if frame.event not in _NO_NAMES:
                raise Unreadable("A part of an answer has a name, by which some clients leave it out.")
            self._said = tree
        self._require_no_strays(frame, tree, nodes)
        self._require_clear(tuple(number if calls_in(node) else None for number, node in nodes))
        self.brought += of_completion(tree)
        for number, node in nodes:
            self.brought += of_message(words_of(node, "delta", other="message"), number)
        holds = [self._choice(number).add(node) for number, node in nodes]
        numbers = tuple(number for number, _ in nodes)
        if not any(holds) and self._tied.isdisjoint(numbers):
            self._learn(frame, nodes)
            return self._written(frame, tree, numbers)
        speaks = any(has_text(words_of(node, "delta", other="message")) for _, node in nodes)
        self._hold(frame.raw, numbers, ties=speaks or len(numbers) > 1 or not any(holds))
        return self._settle([self._choices[number] for number in dict.fromkeys(numbers)])

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        self._like.forget()
        for choice in self._judged:
            if not are_released(choice.calls, rulings):
                choice.notice = notice(choice.calls, rulings)
            choice.forget()
        return self._flush()

    def _require_clear(self, callers: Sequence[int | None]) -> None:
        """Raise `Unreadable` if a frame holds a piece of a call that some clients leave out or put elsewhere.

        `callers` has the number of each answer in the frame, in order, or None where it has no piece of a call.
        """
        numbers = [number for number in callers if number is not None]
        if len(numbers) != len(set(numbers)):
            raise Unreadable("A frame goes on twice with the calls of one answer.")

    def _require_no_strays(self, frame: Frame, tree: Tree, nodes: Sequence[tuple[int, Tree]]) -> None:
        taken = Taken()
        for _, node in nodes:
            take(node, "delta", taken)
        require_no_strays(frame.data, tree, taken)

    def _learn(self, frame: Frame, nodes: Sequence[tuple[int, Tree]]) -> None:
        """Learn a frame with one word of one answer: the next frame is most often the same with another word."""
        if len(nodes) != 1 or self._frames or self._choices[nodes[0][0]].notice is not None:
            return
        text = words_of(nodes[0][1], "delta", other="message").get("content")
        if isinstance(text, str) and not nodes[0][1].get("logprobs"):  # logprobs must be compared with the text
            self._like.learn(frame.raw, b"content", text)

    def _choice(self, number: int) -> Choice:
        return self._choices.setdefault(number, Choice(number))

    def _end(self, frame: Frame) -> bytes | Judge:
        """Finish all choices at `[DONE]`: some upstreams end the stream without a finish reason for each choice."""
        open_choices = [choice for choice in self._choices.values() if choice.is_holding]
        if not open_choices:
            return frame.raw
        for choice in open_choices:
            choice.is_finished = True
        self._hold(frame.raw, (), ties=False)
        return self._settle(open_choices)

    def _settle(self, choices: Sequence[Choice]) -> bytes | Judge:
        """Return the calls of those choices that have finished, or, if they have none, the bytes held for them."""
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
        """Release each frame unless one of its choices is holding, or has an earlier frame that is held and `ties`."""
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
        """Return the bytes to release for held frames. They are parsed again only if a choice has calls withheld."""
        if all(choice.notice is None for choice in self._choices.values()):
            return bytes(held.raw)
        frames = split_frames(bytes(held.raw))
        return b"".join(
            self._ended(frame) if frame.data == _DONE else self._written(frame, read_frame(frame), held.numbers)
            for frame in frames
        )

    def _ended(self, frame: Frame) -> bytes:
        """Return the frame that ends the stream, after the notices that were not sent yet."""
        untold = [choice for choice in self._choices.values() if choice.notice]
        return b"".join([*(self._told(choice, "stop") for choice in untold), frame.raw])

    def _written(self, frame: Frame, tree: Tree, numbers: tuple[int, ...]) -> bytes:
        """Return a frame as it came, or without its withheld calls. A choice's notice stands before it finishes."""
        if all(self._choices[number].notice is None for number in numbers):
            return frame.raw
        out: list[bytes] = []
        nodes: list[Json] = []
        for number, node in numbered(tree):
            choice = self._choices[number]
            if choice.notice and node.get("finish_reason"):
                out.append(self._told(choice, None))
            kept = node if choice.notice is None else without_calls(node)
            if kept:
                nodes.append(kept)
        if nodes or tree.get("usage"):
            out.append(write_frame({**tree, "choices": nodes}, frame.event))
        return b"".join(out)

    def _told(self, choice: Choice, finish: str | None) -> bytes:
        text = f"\n\n{choice.notice}" if choice.has_spoken else choice.notice
        choice.notice = ""
        node: Json = {"index": choice.number, "delta": {"content": text}, "finish_reason": finish}
        frame = {name: value for name, value in self._said.items() if name != "usage"}
        return write_frame({**frame, "choices": [node]})


class _ReaderOfOne(_Reader):
    """The same for a request for one answer. Many clients then take the first one of each frame, whatever its number.

    So all calls have to stand in one answer, and alone in their frames. Any number will do: some servers do not begin
    with 0.
    """

    __slots__ = ("_calling",)

    def __init__(self) -> None:
        super().__init__()
        self._calling: int | None = None

    def _require_clear(self, callers: Sequence[int | None]) -> None:
        super()._require_clear(callers)
        for number in callers:
            if number is None:
                continue
            if len(callers) > 1 or self._calling not in (None, number):
                raise Unreadable("The calls stand in several answers, or beside one, and the request was for one.")
            self._calling = number


def reader_for(request: bytes) -> _Reader:
    """See `Replies.reader_for`."""
    return _ReaderOfOne() if _SEVERAL.search(request) is None else _Reader()


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, reader_for=reader_for)
