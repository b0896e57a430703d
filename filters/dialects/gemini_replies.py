"""The tool calls in replies of the Gemini dialect."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from filters.calls import ProposedCall, Ruling
from filters.decision import Decision
from filters.dialects.gemini_pieces import Pieces, goes_on
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
from filters.sse import Frame, split_frames
from filters.strict_json import written
from filters.trees import Json, Tree

_CALLS = ("functionCall", "function_call")
"""The API writes the first spelling; clients accept both."""

_IN_PIECES_OF = "functionCall"
_IN_PIECES = ("partialArgs", "willContinue")
_OTHERWISE = ("partial_args", "will_continue")
"""Other spellings of these, from the SDK's types. The API never writes them."""
_NODE_ROOM = 256
"""Approximate memory, in bytes, of an object or array in arguments put together from pieces."""
_SEVERAL = re.compile(rb'"candidate_?[cC]ount"\s*:\s*"?(?:[2-9]|1[0-9])')
"""Matches a request for several candidates, and now and then another one: that only allows calls side by side."""
_NO_DATA = re.compile(rb"(?:\A|[\r\n])(?!data: |[\r\n]|\Z)")
"""The start of a line that is neither data nor empty. The SDK reads JSON from such lines too, even from comments."""


def calls(tree: Json) -> tuple[ProposedCall, ...]:
    """See `Replies.calls`. A stream without `alt=sse` is one list of replies, and is read as a whole."""
    taken = Taken()
    found = tuple(call for _, call in _proposed(tree, taken))
    require_none(tree, taken)
    return found


def withhold(tree: Json, rulings: Sequence[Ruling]) -> bytes:
    """See `Replies.withhold`: a text part in place of calls. Gemini ends a turn alike with and without calls."""
    notice_of = _notices_by_turn(_proposed(tree, Taken()), rulings)
    if isinstance(tree, list):
        return written([_without_calls(reply, notice_of) for reply in objects(tree)])
    return written(_without_calls(tree, notice_of) if isinstance(tree, dict) else tree)


def brought(tree: Json) -> tuple[Found, ...]:
    """See `Replies.brought`."""
    replies = objects(tree) if isinstance(tree, list) else [tree] if isinstance(tree, dict) else []
    before: dict[int, int] = {}
    return tuple(found for reply in replies for found in _brought(reply, before))


def _brought(reply: Tree, before: dict[int, int]) -> Iterator[Found]:
    """Yield what hosted tools brought into a reply. `before` is as for `_Turns`; this advances it."""
    for index, candidate in enumerate(objects(reply.get("candidates"))):
        number = turn(candidate, usual=index)
        for part in _parts(candidate):
            place = before[number] = before.get(number, -1) + 1
            yield from of_part(part, f"/candidates/{number}/content/parts/{place}")
        yield from of_candidate(candidate, number)


@dataclass(frozen=True, slots=True)
class _UnderWay:
    """A call of which more is to come: the call as it began, its id, and the pieces of its arguments."""

    call: ProposedCall
    id: Json
    pieces: Pieces


class _Turns:
    """How far each turn has come, over one reply or a list or stream of replies. Owned by their reader."""

    __slots__ = ("before", "under_way")

    def __init__(self) -> None:
        self.before: dict[int, int] = {}
        """The position of the last part read of each turn."""
        self.under_way: dict[int, _UnderWay] = {}
        """The call that is under way in each turn, if any."""

    def calls(self, reply: Tree, taken: Taken) -> Iterator[tuple[int, ProposedCall]]:
        """Yield the calls that are completed by this reply, each with the number of its turn. Raises `Unreadable`."""
        for index, candidate in enumerate(objects(reply.get("candidates"))):
            number = turn(candidate, usual=index)
            for part in _parts(candidate):
                place = self.before[number] = self.before.get(number, -1) + 1
                if not _is_call(part):
                    continue
                for called in map(part.get, _CALLS):
                    taken.call(called, called.get("args") if isinstance(called, dict) else None)
                call = self._ended(part, number, f"/candidates/{number}/content/parts/{place}")
                if call is not None:
                    yield number, call

    def _ended(self, part: Tree, number: int, path: str) -> ProposedCall | None:
        """Return the call in this part, or the one of which this is the last piece; None if more is to come."""
        member, called = _called(part)
        begun = self.under_way.pop(number, None)
        if begun is None:
            call = _call(called, f"{path}/{member}")
            if not any(called.get(name) for name in _IN_PIECES):
                return call
            begun = _UnderWay(call, called.get("id"), Pieces())
        elif not _is_of(called, begun):
            raise Unreadable("A call begins where another has not ended.")
        if member != _IN_PIECES_OF or called.get("args"):
            raise Unreadable("A call in pieces has arguments of another kind.")
        begun.pieces.add(called.get("partialArgs"))
        if goes_on(called):
            self.under_way[number] = begun
            return None
        return replace(begun.call, arguments=write_arguments(begun.pieces.whole()))


class _TurnsOfOne(_Turns):
    """The same for a request for one candidate. Many clients then read the first of each event as that one."""

    __slots__ = ()

    def _ended(self, part: Tree, number: int, path: str) -> ProposedCall | None:
        if any(other != number for other in self.under_way):
            raise Unreadable("A call goes on within that of another candidate.")
        return super()._ended(part, number, path)


def _is_of(called: Tree, begun: _UnderWay) -> bool:
    """Whether a piece can belong to the call that has begun.

    It must have no id or the same one, and no name, or the same name together with a piece of the arguments.
    """
    if called.get("id") not in (None, begun.id):
        return False
    name = called.get("name")
    return not name or (name == begun.call.name and bool(called.get("partialArgs")))


def _proposed(tree: Json, taken: Taken) -> list[tuple[int, ProposedCall]]:
    """Return the calls of a reply or of a list of replies, each with its turn's number. Raises `Unreadable`."""
    replies = objects(tree) if isinstance(tree, list) else [tree] if isinstance(tree, dict) else []
    turns = _Turns()
    found = [found for reply in replies for found in turns.calls(reply, taken)]
    if turns.under_way:
        raise Unreadable("A call does not come to its end.")
    return found


def _parts(candidate: Tree) -> list[Tree]:
    content = candidate.get("content")
    if content is None:
        return []
    if not isinstance(content, dict):
        raise Unreadable("The content of a candidate is no object.")
    return objects(content.get("parts"))


def _is_call(part: Tree) -> bool:
    return any(part.get(member) is not None for member in _CALLS)


def _called(part: Tree) -> tuple[str, Tree]:
    """Return the name and the value of the member that holds a call or a piece of one. Raises `Unreadable`."""
    member, *others = (member for member in _CALLS if part.get(member) is not None)
    called = part[member]
    if others or not isinstance(called, dict) or any(called.get(name) for name in _OTHERWISE):
        raise Unreadable("A call is told twice, or in pieces that nobody knows.")
    return member, called


def _call(called: Tree, path: str) -> ProposedCall:
    name, arguments = called.get("name"), called.get("args")
    if not isinstance(name, str) or not name or not isinstance(arguments, dict | None):
        raise Unreadable("A call has no name, or arguments that are not one object.")
    require_one_place(called, "args")
    return ProposedCall(path, name, write_arguments(arguments or {}))


def _notices_by_turn(proposed: Sequence[tuple[int, ProposedCall]], rulings: Sequence[Ruling]) -> dict[int, str]:
    """Return the notice in place of the calls, for each turn in which a call is not allowed."""
    turns: dict[int, list[ProposedCall]] = {}
    for number, call in proposed:
        turns.setdefault(number, []).append(call)
    return {number: notice(of, rulings) for number, of in turns.items() if not are_released(of, rulings)}


def _without_calls(reply: Tree, notice_of: dict[int, str]) -> Tree:
    """Return the reply without the calls of the turns in `notice_of`, each turn's notice in place of its first call.

    Notices that were written become "" in `notice_of`, so that each is written once.
    """
    candidates: list[Json] = [
        _silenced(candidate, notice_of, number) if (number := turn(candidate, usual=index)) in notice_of else candidate
        for index, candidate in enumerate(objects(reply.get("candidates")))
    ]
    return {**reply, "candidates": candidates}


def _silenced(candidate: Tree, notice_of: dict[int, str], number: int) -> Tree:
    parts: list[Json] = []
    for part in _parts(candidate):
        if not _is_call(part):
            parts.append(part)
        elif notice_of[number]:
            parts.append({"text": notice_of[number]})
            notice_of[number] = ""
    content = candidate.get("content")
    return {**candidate, "content": {**content, "parts": parts}} if isinstance(content, dict) else candidate


class _Reader:
    """Holds everything from the first piece of a call until no call is under way; of a whole call, only its frame."""

    __slots__ = ("_frames", "_proposed", "_turns", "_withheld", "brought")

    references = ()

    def __init__(self) -> None:
        self.brought: list[Found] = []
        self._turns = _Turns()
        self._frames = bytearray()
        self._proposed: list[tuple[int, ProposedCall]] = []
        self._withheld: set[int] = set()

    @property
    def held(self) -> int:
        """See `TurnReader.held`. Each frame counts three times: itself, its data, and what was read out of it."""
        made = sum(begun.pieces.made for begun in self._turns.under_way.values())
        return 3 * len(self._frames) + _NODE_ROOM * made

    def passes(self, raw: bytes) -> bool:
        return False

    def read(self, frame: Frame) -> bytes | Judge:
        if _NO_DATA.search(frame.raw):
            raise Unreadable("A line of the stream is not data.")
        if not frame.data:
            return frame.raw
        tree, taken = read_frame(frame), Taken()
        self.brought += _brought(tree, dict(self._turns.before))
        self._proposed += self._turns.calls(tree, taken)
        require_no_strays(frame.data, tree, taken)
        if not (self._proposed or self._turns.under_way):
            return frame.raw
        self._frames += frame.raw
        return b"" if self._turns.under_way else Judge(tuple(call for _, call in self._proposed))

    def rule(self, rulings: Sequence[Ruling]) -> bytes:
        raw, self._frames = bytes(self._frames), bytearray()
        proposed, self._proposed = self._proposed, []
        sealed = {call for number, call in proposed if number in self._withheld}
        counted = [ruling for ruling in rulings if ruling.call not in sealed or ruling.decision is not Decision.ALLOW]
        notice_of = _notices_by_turn(proposed, counted)
        self._withheld |= notice_of.keys()
        if not notice_of:
            return raw
        return b"".join(write_frame(_without_calls(read_frame(frame), notice_of)) for frame in split_frames(raw))


class _ReaderOfOne(_Reader):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self._turns = _TurnsOfOne()


def reader_for(request: bytes) -> _Reader:
    """See `Replies.reader_for`."""
    return _ReaderOfOne() if _SEVERAL.search(request) is None else _Reader()


REPLIES = Replies(calls, withhold, _Reader, signs=SIGNS, brought=brought, reader_for=reader_for)
