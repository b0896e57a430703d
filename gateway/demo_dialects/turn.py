"""The demo's next turn, free of any dialect: a text that says what arrived, or a call of the first declared tool."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from filters.dialects.dialect import Json

CREATED = 1_700_000_000
"""The Unix time of everything that the demo creates."""

_SAMPLES: Mapping[str, Json] = {"integer": 1, "number": 1.5, "boolean": True, "array": [], "object": {}, "null": None}
_ROLE = re.compile(r"[a-z_]{1,24}")


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as far as the demo needs it. `tree` is empty where the body is no JSON object."""

    path: str
    query: str
    tree: dict[str, Json]
    size: int
    """Bytes of the body."""

    @property
    def input_tokens(self) -> int:
        """A stand-in for a token count: four bytes each."""
        return self.size // 4


@dataclass(frozen=True, slots=True)
class Reply:
    """One HTTP reply. More than one chunk is sent as a stream, each chunk in a write of its own."""

    chunks: tuple[bytes, ...]
    content_type: str = "application/json"
    status: int = 200


@dataclass(frozen=True, slots=True)
class Tool:
    """A function that the client declared."""

    name: str
    schema: dict[str, Json]

    def sample_arguments(self) -> dict[str, Json]:
        """The smallest arguments that name every required property of the schema."""
        properties = members(self.schema.get("properties"))
        required = [name for name in items(self.schema.get("required")) if isinstance(name, str)]
        return {name: _sample(members(properties.get(name))) for name in required}


@dataclass(frozen=True, slots=True)
class Turn:
    """What the demo says next. `tool` is empty for a text."""

    text: str = ""
    tool: str = ""
    arguments: dict[str, Json] = field(default_factory=dict)


def next_turn(roles: Sequence[str], tools: Sequence[Tool]) -> Turn:
    """A call of the first tool where the user spoke last, else one sentence with the count and the last role.

    A role of unusual form is not repeated: nothing that the demo says quotes the request.
    """
    if tools and roles and roles[-1] == "user":
        return Turn(tool=tools[0].name, arguments=tools[0].sample_arguments())
    last = roles[-1] if roles and _ROLE.fullmatch(roles[-1]) else "unknown"
    noun = "message" if len(roles) == 1 else "messages"
    return Turn(text=f"demo upstream: {len(roles)} {noun}, last role {last}")


def words(text: str) -> tuple[str, ...]:
    """The pieces in which a text is streamed; joined they are the text."""
    return tuple(re.findall(r"\S+\s*", text))


def members(value: Json) -> dict[str, Json]:
    """The value if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def items(value: Json) -> list[Json]:
    """The value if it is an array, else an empty one."""
    return value if isinstance(value, list) else []


def word(value: Json, default: str) -> str:
    """The value if it is a string, else the default."""
    return value if isinstance(value, str) else default


def _sample(schema: dict[str, Json]) -> Json:
    choices = items(schema.get("enum"))
    if choices:
        return choices[0]
    return _SAMPLES.get(word(schema.get("type"), "string").lower(), "demo")
