"""The tool calls in replies of the Gemini dialect."""

import re
from collections.abc import Iterator, Sequence

import orjson

from filters.decision import Decision
from filters.dialects.hosted import of_candidate, of_part
from filters.dialects.replies import (
    Judge,
    Replies,
    Unreadable,
    are_released,
    notice,
    objects,
    read_frame,
    turn,
    write_arguments,
    write_frame,
)
from filters.dialects.strays import SIGNS, Taken, require_no_strays, require_none, require_one_place
from filters.segments import Found
from filters.sse import Frame
from filters.tool_calls.calls import ProposedCall, Ruling
from filters.trees import Json, Tree

_CALLS = ("functionCall", "function_call")
"""The API writes the first; readers of its messages take both."""

_IN_PIECES = ("partialArgs", "partial_args", "willContinue", "will_continue")
_NO_DATA = re.compile(rb"(?:\A|[\r\n])(?!data: |[\r\n]|\Z)")
"""The beginning of a line that is neither data nor empty. The SDK reads JSON from such lines too, comments included."""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`. A stream without `alt=sse` is one list of replies, and is read as a whole."""
    taken = Taken()
    found = tuple(call for _, call in _proposed(tree, taken))
    require_none(tree, taken)
    return found


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: a text part in place of calls. Gemini ends a turn with calls as it does any other."""
    told = _told(_proposed(tree, Taken()), rulings)
    if isinstance(tree, list):
        return orjson.dumps([_without_calls(reply, told) for reply in objects(tree)])
    return orjson.dumps(_without_calls(tree, told) if isinstance(tree, dict) else tree)


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    replies = objects(tree) if isinstance(tree, list) else [tree] if isinstance(tree, dict) else []
    before: dict[int, int] = {}
    return tuple(found for reply in replies for found in _brought(reply, before))


def _brought(reply: Tree, before: dict[int, int]) -> Iterator[Found]:
    """What tools brought into a reply. `before` is as for `_calls`."""
    for index, candidate in enumerate(objects(reply.get("candidates"))):
        number = turn(candidate, usual=index)
        for part in _parts(candidate):
            place = before[number] = before.get(number, -1) + 1
            yield from of_part(part, f"/candidates/{number}/content/parts/{place}")
        yield from of_candidate(candidate, number)


def _proposed(tree: Json, taken: Taken) -> list[tuple[int, ProposedCall]]:
    """The calls of a reply, or of a list of them, each with its turn."""
    replies = objects(tree) if isinstance(tree, list) else [tree] if isinstance(tree, dict) else []
    before: dict[int, int] = {}
    return [found for reply in replies for found in _calls(reply, before, taken)]


def _calls(reply: Tree, before: dict[int, int], taken: Taken) -> Iterator[tuple[int, ProposedCall]]:
    """The calls of a reply. `before` counts the parts of each turn that came already, and goes on counting."""
    for index, candidate in enumerate(objects(reply.get("candidates"))):
        number = turn(candidate, usual=index)
        for part in _parts(candidate):
            place = before[number] = before.get(number, -1) + 1
            if _is_call(part):
                for called in map(part.get, _CALLS):
                    taken.call(called, called.get("args") if isinstance(called, dict) else None)
                yield number, _call(part, f"/candidates/{number}/content/parts/{place}")


def _parts(candidate: Tree) -> list[Tree]:
    content = candidate.get("content")
    if content is None:
        return []
    if not isinstance(content, dict):
        raise Unreadable("The content of a candidate is no object.")
    return objects(content.get("parts"))


def _is_call(part: Tree) -> bool:
    return any(part.get(member) is not None for member in _CALLS)


def _call(part: Tree, path: str) -> ProposedCall:
    member, *others = (member for member in _CALLS if part.get(member) is not None)
    called = part[member]
    if others or not isinstance(called, dict) or any(called.get(piece) for piece in _IN_PIECES):
        raise Unreadable("A call is in pieces, or told twice.")
    name, arguments = called.get("name"), called.get("args")
    if not isinstance(name, str) or not name or not isinstance(arguments, dict | None):
        raise Unreadable("A call has no name, or arguments that are not one object.")
    require_one_place(called, "args")
    return ProposedCall(f"{path}/{member}", name, write_arguments(arguments or {}))


def _told(proposed: Sequence[tuple[int, ProposedCall]], rulings: Sequence[Ruling]) -> dict[int, str]:
    """What stands in place of the calls of each turn in which one is not allowed."""
    turns: dict[int, list[ProposedCall]] = {}
    for number, call in proposed:
        turns.setdefault(number, []).append(call)
    return {number: notice(of, rulings) for number, of in turns.items() if not are_released(of, rulings)}


def _without_calls(reply: Tree, told: dict[int, str]) -> Tree:
    """The reply without the calls of these turns. What is told of each stands at its first call, once."""
    candidates: list[Json] = [
        _silenced(candidate, told, number) if (number := turn(candidate, usual=index)) in told else candidate
        for index, candidate in enumerate(objects(reply.get("candidates")))
    ]
    return {**reply, "candidates": candidates}


def _silenced(candidate: Tree, told: dict[int, str], number: int) -> Tree:
    parts: list[Json] = []
    for part in _parts(candidate):
        if not _is_call(part):
            parts.append(part)
        elif told[number]:
            parts.append({"text": told[number]})
            told[number] = ""
    content = candidate.get("content")
    return {**candidate, "content": {**content, "parts": parts}} if isinstance(content, dict) else candidate


class _Reader:
    """A call stands whole in one frame, so that no other frame is ever held."""

    __slots__ = ("_before", "_frame", "_proposed", "_withheld", "brought")

    references = ()

    def __init__(self) -> None:
        self.brought: list[Found] = []
        self._before: dict[int, int] = {}
        self._frame: Frame | None = None
        self._proposed: list[tuple[int, ProposedCall]] = []
        self._withheld: set[int] = set()

    @property
    def held(self) -> int:
        """See `TurnReader.held`: the frame, its data, and what was read out of it."""
        return 3 * len(self._frame.raw) if self._frame else 0

    def passes(self, raw: bytes) -> bool:
        return False

    def read(self, frame: Frame) -> bytes | Judge:
        if _NO_DATA.search(frame.raw):
            raise Unreadable("A line of the stream is not data.")
        if not frame.data:
            return frame.raw
        tree, taken = read_frame(frame), Taken()
        self.brought += _brought(tree, dict(self._before))
        self._proposed = list(_calls(tree, self._before, taken))
        require_no_strays(frame.data, tree, taken)
        if not self._proposed:
            return frame.raw
        self._frame = frame
        return Judge(tuple(call for _, call in self._proposed))

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        frame, self._frame = self._frame, None
        if frame is None:
            raise AssertionError("rulings follow a frame with calls")
        sealed = {call for number, call in self._proposed if number in self._withheld}
        counted = [ruling for ruling in rulings if ruling.call not in sealed or ruling.decision is not Decision.ALLOW]
        told = _told(self._proposed, counted)
        self._proposed = []
        self._withheld |= told.keys()
        return write_frame(_without_calls(read_frame(frame), told)) if told else frame.raw


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought)
