"""Gemini's function calls in pieces: arguments that come as values with JSON paths, put together unambiguously."""

import re
from typing import Final, TypeAlias

from filters.dialects.replies import DEPTH, Unreadable, objects
from filters.trees import Json, Tree

_Step: TypeAlias = str | int
_Value: TypeAlias = str | int | float | bool | None
_Node: TypeAlias = "dict[_Step, _Node] | bytearray | _Value"
"""A value, the UTF-8 of a text that went on, or an object or array as a mapping from the step to each member."""

_STEP: Final = re.compile(
    r"""\.(?P<name>[A-Za-z_\x80-\U0010ffff][A-Za-z0-9_\x80-\U0010ffff]*)
    |\['(?P<single>[^'\\]*)'\]|\["(?P<double>[^"\\]*)"\]
    |\[(?P<place>0|[1-9][0-9]{0,6})\]""",
    re.VERBOSE,
)
"""One step of a JSONPath (RFC 9535): only the forms that lead to exactly one place, and no escapes."""
_VALUES: Final = ("stringValue", "numberValue", "boolValue", "nullValue")
_MEMBERS: Final = frozenset({"jsonPath", "willContinue", *_VALUES})
_NULLS: Final = (None, "NULL_VALUE")
"""Spellings of null: that of JSON, and that of the SDK's types."""


class Pieces:
    """The arguments of one call under way. Owned by the reader of one reply, which must not use it after it raised.

    `made` counts the objects and arrays below the root of the arguments: a short path can create many.
    """

    __slots__ = ("_open", "_tree", "made")

    def __init__(self) -> None:
        self._tree: dict[_Step, _Node] = {}
        self._open: set[str] = set()
        """The paths of texts that go on, as strings: parsed steps would take many times the memory. So all pieces of
        a text must spell their path alike."""
        self.made = 0

    def add(self, pieces: Json) -> None:
        """Add the pieces of one part. Raises `Unreadable` if clients could read them in two ways."""
        for piece in objects(pieces):
            values = [name for name in _VALUES if name in piece]
            if len(values) != 1 or not piece.keys() <= _MEMBERS:
                raise Unreadable("A piece of a call holds no value, or more than one.")
            path = piece.get("jsonPath")
            if not isinstance(path, str) or not path.startswith("$"):
                raise Unreadable("A piece of a call has no path.")
            value = _value(values[0], piece[values[0]])
            self._put(_steps(path), value, is_more=path in self._open, goes_on=goes_on(piece))
            (self._open.add if goes_on(piece) else self._open.discard)(path)

    def whole(self) -> Tree:
        """Return the arguments so far. Raises `Unreadable` if they are no object, or an array has gaps."""
        whole = _built(self._tree)
        if not isinstance(whole, dict):
            raise Unreadable("The arguments of a call are no object.")
        return whole

    def _put(self, steps: tuple[_Step, ...], value: _Value, *, is_more: bool, goes_on: bool) -> None:
        node = self._tree
        *way, last = steps
        for step in way:
            if step not in node:
                node[step] = {}
                self.made += 1
            below = node[step]
            if not isinstance(below, dict):
                raise Unreadable("A piece of a call stands within a value.")
            node = below
        begun = node.get(last)
        piece = value.encode("utf-8", "surrogatepass") if isinstance(value, str) else None
        if last not in node:
            node[last] = value if piece is None or not goes_on else bytearray(piece)
        elif is_more and isinstance(begun, bytearray) and piece is not None:
            begun += piece
        else:
            raise Unreadable("A piece of a call stands where there is one already.")


def goes_on(node: Tree) -> bool:
    """Whether a call, or a piece of one, says that more of it follows. Raises `Unreadable` if that is not clear."""
    continues = node.get("willContinue")
    if continues is not None and not isinstance(continues, bool):
        raise Unreadable("A call says neither that it goes on nor that it ends.")
    return continues is True


def _steps(path: str) -> tuple[_Step, ...]:
    """Return the steps of a path from the arguments to one place in them. Raises `Unreadable` for any other path."""
    steps: list[_Step] = []
    end = 1
    while end < len(path) and len(steps) < DEPTH and (found := _STEP.match(path, end)):
        place = found["place"]
        steps.append(int(place) if place else found["name"] or found["single"] or found["double"] or "")
        end = found.end()
    if not steps or end < len(path):
        raise Unreadable("A piece of a call has a path that leads to no place, or to several.")
    return tuple(steps)


def _value(name: str, value: Json) -> _Value:
    if name == "nullValue" and value in _NULLS:
        return None
    if name == "boolValue" and isinstance(value, bool):
        return value
    if name == "stringValue" and isinstance(value, str):
        return value
    if name == "numberValue" and isinstance(value, int | float) and not isinstance(value, bool):
        return value
    raise Unreadable("A piece of a call holds a value of another type.")


def _built(node: _Node) -> Json:
    if isinstance(node, bytearray):
        return node.decode("utf-8", "surrogatepass")
    if not isinstance(node, dict):
        return node
    names = [step for step in node if isinstance(step, str)]
    if len(names) == len(node):
        return {name: _built(node[name]) for name in names}
    if list(node) != list(range(len(node))):
        raise Unreadable("An array in the arguments of a call has gaps, or names.")
    return [_built(held) for held in node.values()]
