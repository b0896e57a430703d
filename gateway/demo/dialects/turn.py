"""The demo's next turn, independent of the dialect: a text that says what arrived, or a call of a declared tool.

It plays a gullible model, which does what a tool's result tells it to do.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from filters.trees import Json

CREATED = 1_700_000_000
"""The Unix time of everything that the demo creates."""

_SAMPLES: Mapping[str, Json] = {"integer": 1, "number": 1.5, "boolean": True, "array": [], "object": {}, "null": None}
_ROLE = re.compile(r"[a-z_]{1,24}")
_ADDRESS = re.compile(r"https?://[^\s\"'<>]{1,200}|[\w.+-]{1,64}@[\w.-]{1,200}\w|\b[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}\b")
"""A web or mail address, or the number of a bank account (IBAN)."""
_RESULTS = frozenset({"tool", "function", "tool_result", "function_call_output", "function_result"})


@dataclass(frozen=True, slots=True)
class DemoRequest:
    """A request, as far as the demo needs it. `tree` is empty if the body is not JSON."""

    path: str
    query: str
    tree: dict[str, Json]
    size: int
    """Bytes of the body."""

    @property
    def input_tokens(self) -> int:
        """A stand-in for a token count: one token per four bytes."""
        return self.size // 4


@dataclass(frozen=True, slots=True)
class DemoReply:
    """One HTTP reply. Several chunks are sent as a stream, with one write per chunk."""

    chunks: tuple[bytes, ...]
    content_type: str = "application/json"
    status: int = 200


@dataclass(frozen=True, slots=True)
class Tool:
    """A function that the client declared."""

    name: str
    schema: dict[str, Json]

    def sample_arguments(self, *, text: str = "demo") -> dict[str, Json]:
        """Return arguments with every required property of the schema and no others. `text` is used for any string."""
        properties = members(self.schema.get("properties"))
        required = [name for name in items(self.schema.get("required")) if isinstance(name, str)]
        return {name: _sample(members(properties.get(name)), text) for name in required}


@dataclass(frozen=True, slots=True)
class DemoTurn:
    """The demo's next turn. `tool` is empty if it is a text."""

    text: str = ""
    tool: str = ""
    arguments: dict[str, Json] = field(default_factory=dict)


def next_turn(roles: Sequence[str], tools: Sequence[Tool], *, heard: Json = None) -> DemoTurn:
    """Return a call of the first tool if the last role is user, otherwise a sentence with the count and the last role.

    `heard` is the last message. If it is a tool's result that names a declared tool, the turn is a call of that tool,
    whose string arguments are the first address or account in the result. A role of unusual form is not repeated: no
    text of the demo quotes the request.
    """
    if tools and roles and roles[-1] == "user":
        return DemoTurn(tool=tools[0].name, arguments=tools[0].sample_arguments())
    if roles and roles[-1] in _RESULTS and (hijacked := _obeyed("\n".join(_texts(heard)), tools)):
        return hijacked
    role = roles[-1] if roles and _ROLE.fullmatch(roles[-1]) else "unknown"
    noun = "message" if len(roles) == 1 else "messages"
    return DemoTurn(text=f"demo upstream: {len(roles)} {noun}, last role {role}")


def _obeyed(result: str, tools: Sequence[Tool]) -> DemoTurn | None:
    named = [tool for tool in tools if len(tool.name) > 3 and tool.name in result]
    if not named:
        return None
    address = _ADDRESS.search(result)
    return DemoTurn(tool=named[0].name, arguments=named[0].sample_arguments(text=address[0] if address else "demo"))


def _texts(value: Json) -> Iterator[str]:
    """Yield every string in the value, except names of members and the members that identify a tool or a call."""
    if isinstance(value, str):
        yield value
    for inner in items(value):
        yield from _texts(inner)
    for name, inner in members(value).items():
        if name not in ("name", "tool_call_id", "tool_use_id", "call_id", "id"):
            yield from _texts(inner)


def words(text: str) -> tuple[str, ...]:
    """Return the pieces in which a text is streamed. Joined, they are the text."""
    return tuple(re.findall(r"\S+\s*", text))


def members(value: Json) -> dict[str, Json]:
    """Return the value if it is an object, otherwise an empty one."""
    return value if isinstance(value, dict) else {}


def items(value: Json) -> list[Json]:
    """Return the value if it is an array, otherwise an empty one."""
    return value if isinstance(value, list) else []


def last(value: Json) -> Json:
    """Return the last item of an array, or None."""
    given = items(value)
    return given[-1] if given else None


def word(value: Json, default: str) -> str:
    """Return the value if it is a string, otherwise the default."""
    return value if isinstance(value, str) else default


def _sample(schema: dict[str, Json], text: str) -> Json:
    choices = items(schema.get("enum"))
    if choices:
        return choices[0]
    return _SAMPLES.get(word(schema.get("type"), "string").lower(), text)
