"""Strays: what looks like a tool call in a reply, in a place where our readers find no call."""

from collections.abc import Iterable
from typing import Final

from filters.dialects.replies import Unreadable, may_hold_calls
from filters.trees import Json, Tree

SIGNS: Final = (b"call", b"ool_u", b"oolu", b"pproval", b"rgumen", b"ed_gen", b"edgen", b'"input"', b'"arg')
"""Every tree that `require_none` refuses has one of these in its bytes (see `may_hold_calls`)."""

OF_PROVIDER: Final = frozenset(
    {
        "server_tool_use",
        "mcp_tool_use",
        "code_interpreter_call",
        "file_search_call",
        "image_generation_call",
        "mcp_call",
        "web_search_call",
    }
)
"""Types of calls that the provider runs before the client sees them."""

_CALL_ENDS: Final = ("call", "calls", "tooluse", "approvalrequest")
_NO_CALLS: Final = ("recall", "recalls")
_PROVIDERS_NAMES: Final = frozenset({"server_tool_use", "mcp_tool_use", "toolCall", "tool_call"})
"""Members about calls that the provider runs: Anthropic's count of them, and Gemini's own calls."""

_DEFINITIONS: Final = frozenset({"tools", "schema", "parameters", "input_schema"})
"""Members that repeat the request: names in them are the caller's own, and not part of the reply's structure."""
_LABELS: Final = "metadata"
"""The same, but only as long as it holds no arrays or objects."""
_GIVEN: Final = ("args", "input")
_ARGUMENTS: Final = ("args", "arguments", "input", "parameters", "partial_json")
"""Members in which clients of any dialect look for the arguments of a call."""

_SPELLINGS: Final = frozenset(
    [
        "args",
        "arguments",
        "candidates",
        "choices",
        "content",
        "content_block",
        "custom",
        "delta",
        "event_type",
        "function",
        "functionCall",
        "function_call",
        "index",
        "input",
        "item",
        "message",
        "name",
        "output",
        "output_index",
        "partialArgs",
        "partial_args",
        "partial_json",
        "parts",
        "response",
        "step",
        "steps",
        "toolCall",
        "tool_call",
        "tool_calls",
        "type",
        "willContinue",
        "will_continue",
    ]
)
"""The names that lead to calls in replies. To clients that ignore case, another spelling of one is the same name."""


_FAILED: Final = "failedgeneration"
"""The member of an error in which servers return a call that they could not parse. Some clients parse and run it."""


def _folded(name: str) -> str:
    return name.casefold().translate(_NO_MARKS)


_NO_MARKS: Final = str.maketrans("", "", "_-.")
_STRUCTURE: Final = frozenset(map(_folded, _SPELLINGS))


class Taken:
    """Which objects of one tree a reader has understood, by identity: do not keep it longer than the tree."""

    __slots__ = ("_calls", "_whole")

    def __init__(self) -> None:
        self._calls: set[int] = set()
        self._whole: set[int] = set()

    def call(self, node: Json, *contents: Json) -> None:
        """Mark an object as an understood call, or a list of them, and `contents` as members understood completely."""
        self._calls.add(id(node))
        self._whole.update(map(id, contents))

    def whole(self, *values: Json) -> None:
        """Mark values as understood with everything in them."""
        self._whole.update(map(id, values))

    def has_call(self, node: Json) -> bool:
        return id(node) in self._calls

    def has_whole(self, value: Json) -> bool:
        return id(value) in self._whole


def require_one_place(call: Tree, member: str) -> None:
    """Raise `Unreadable` if a call has arguments in any member but `member`, which is the one we read."""
    if any(name != member and call.get(name) for name in _ARGUMENTS):
        raise Unreadable("A call has arguments in a place where only some clients read them.")


def require_no_strays(raw: bytes, tree: Json, taken: Taken) -> None:
    """Raise `Unreadable` if a tree holds, at any depth, what looks like a call and is not in `taken`.

    Clients read places that our readers do not know, and names in other spellings. `raw` is the bytes that the tree was
    read from: most frames cannot hold a call, and then the tree is not walked.
    """
    if may_hold_calls(raw, SIGNS):
        require_none(tree, taken)


def require_none(tree: Json, taken: Taken) -> None:
    """Raise as `require_no_strays` does, for a tree whose bytes are not at hand: always walk every node."""
    level: list[Json] = [tree]
    while level:
        below: list[Json] = []
        for node in level:
            below += _children(node, taken)
        level = below


def _children(node: Json, taken: Taken) -> Iterable[Json]:
    """Return the arrays and objects in a node that may hold a stray. Raises `Unreadable` if it is or names one."""
    if isinstance(node, list):
        return [child for child in node if isinstance(child, (dict, list)) and not taken.has_whole(child)]
    if not isinstance(node, dict):
        return ()
    if _is_stray(node) and not taken.has_call(node):
        raise Unreadable("The reply holds a call in an unknown place.")
    children: list[Json] = []
    for name, value in node.items():
        if name not in _SPELLINGS and _folded(name) in _STRUCTURE:
            raise Unreadable("A name that clients look for is spelled in another way.")
        if value and _folded(name) == _FAILED:
            raise Unreadable("An error holds what may be a call.")
        if not isinstance(value, (dict, list)) or name in _DEFINITIONS or taken.has_whole(value):
            continue
        if (
            name == _LABELS
            and isinstance(value, dict)
            and not any(isinstance(label, (dict, list)) for label in value.values())
        ):
            continue
        if _names_calls(name) and not taken.has_call(value) and _says(value):
            raise Unreadable("The reply holds a call in an unknown place.")
        children.append(value)
    return children


def _is_stray(node: Tree) -> bool:
    kind, name = node.get("type"), node.get("name")
    if isinstance(kind, str):
        if kind in OF_PROVIDER:
            return False
        if _folded(kind).endswith(_CALL_ENDS):
            return True
    return (
        isinstance(name, str)
        and bool(name)
        and (bool(node.get("arguments")) or any(map(_are_given, map(node.get, _GIVEN))))
    )


def _are_given(value: Json) -> bool:
    """Whether a value can be the arguments of a call. Only an object can: an `input` that is a text has many uses."""
    return bool(value) and isinstance(value, dict)


def _names_calls(name: str) -> bool:
    folded = _folded(name)
    return folded.endswith((*_CALL_ENDS, "tooluses")) and not (folded.endswith(_NO_CALLS) or name in _PROVIDERS_NAMES)


def _says(value: Json) -> bool:
    """Whether a value holds anything at all: some servers write an empty call where there is no call."""
    if isinstance(value, (dict, list)):
        return any(map(_says, value.values() if isinstance(value, dict) else value))
    return bool(value)
