"""Labelled samples: turns each row of a JSON Lines file into the request, and the call, that it stands for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

import orjson

from filters.calls import ProposedCall
from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.openai_chat import OPENAI
from filters.trees import Json

CALL_PATH: Final = "/choices/0/message/tool_calls/0"
"""Where a proposed call would stand in a unary reply."""
UNKNOWN_TOOL: Final = "submit"
"""The tool's name for a sample whose text is the arguments of a call."""
GO_ON: Final = "Please go on."
"""The user's message where the sample's text is not the user's."""
NONE: Final = "none"
"""The value of a tag that a sample does not have."""
TAGS: Final = ("category", "encoding", "source", "stratum", "where")
CONVERSATION: Final = "conversation"
"""The tag `where` of a conversation."""


class EvaluationError(Exception):
    """A file cannot be evaluated. The message names file and line, and quotes nothing."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One row of a file: what is to be judged, and what is known about it.

    `body` is the request, in the dialect. `call` is what the model proposes in reply to it, if anything. `hijacked`
    says whether the call is the attacker's; it is None for samples that are not conversations.
    """

    id: str
    attack: bool
    tags: Mapping[str, str]
    dialect: Dialect
    operation: Operation
    body: dict[str, Json] = field(repr=False)
    call: ProposedCall | None = None
    hijacked: bool | None = None


def read_samples(path: Path) -> tuple[Sample, ...]:
    """Read the rows of a JSON Lines file: samples with a `text`, and conversations with `messages`.

    Blank lines are skipped. Raises `EvaluationError` for an unreadable file and for any other row.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise EvaluationError(f"{path}: cannot be read: {error.strerror}") from None
    return tuple(read_sample(line, f"{path}:{number}") for number, line in enumerate(lines, start=1) if line.strip())


def read_sample(line: bytes, where: str) -> Sample:
    """Read a row. `where` names it in error messages, and is its id if it has none. Raises `EvaluationError`."""
    try:
        row = orjson.loads(line)
    except orjson.JSONDecodeError:
        raise EvaluationError(f"{where}: is not JSON") from None
    if not isinstance(row, dict):
        raise EvaluationError(f"{where}: must be an object")
    if isinstance(row.get("messages"), list):
        return _conversation(row, where)
    if not isinstance(row.get("text"), str):
        raise EvaluationError(f"{where}: must have a text, or messages")
    make = _OF_PLACE.get(str(row.get("where", "user")))
    if make is None:
        raise EvaluationError(f"{where}: where: must be one of {', '.join(sorted(_OF_PLACE))}")
    attack = _is_attack(row, "kind", where)
    dialect, operation, body, call = make(row["text"])
    return Sample(_id(row, where), attack, _tags(row), dialect, operation, body, call)


def _is_attack(row: Mapping[str, Json], member: str, where: str) -> bool:
    if row.get(member) not in ("attack", "benign"):
        raise EvaluationError(f"{where}: {member}: must be attack or benign")
    return row[member] == "attack"


def _id(row: Mapping[str, Json], where: str) -> str:
    given = row.get("id")
    return given if isinstance(given, str) else where


def _tags(row: Mapping[str, Json]) -> Mapping[str, str]:
    meta = row.get("meta")
    known = {**(meta if isinstance(meta, dict) else {}), **row}
    return {tag: value if isinstance(value := known.get(tag), str) and value else NONE for tag in TAGS}


_Made: TypeAlias = tuple[Dialect, Operation, dict[str, Json], ProposedCall | None]


def _said(text: str) -> _Made:
    return OPENAI, Operation.CHAT, {"messages": [{"role": "user", "content": text}]}, None


def _instructed(text: str) -> _Made:
    messages: list[Json] = [{"role": "system", "content": text}, {"role": "user", "content": GO_ON}]
    return OPENAI, Operation.CHAT, {"messages": messages}, None


def _returned(text: str) -> _Made:
    called: Json = {"id": "call_1", "type": "function", "function": {"name": "read", "arguments": "{}"}}
    messages: list[Json] = [
        {"role": "user", "content": GO_ON},
        {"role": "assistant", "content": None, "tool_calls": [called]},
        {"role": "tool", "tool_call_id": "call_1", "content": text},
    ]
    return OPENAI, Operation.CHAT, {"messages": messages}, None


def _attached(text: str) -> _Made:
    document: Json = {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": text}}
    content: list[Json] = [document, {"type": "text", "text": GO_ON}]
    return ANTHROPIC, Operation.MESSAGES, {"messages": [{"role": "user", "content": content}]}, None


def _proposed(text: str) -> _Made:
    dialect, operation, body, _ = _said(GO_ON)
    arguments = orjson.dumps({"input": text}).decode()
    return dialect, operation, body, ProposedCall(CALL_PATH, UNKNOWN_TOOL, arguments)


_OF_PLACE: Final[Mapping[str, Callable[[str], _Made]]] = {
    "user": _said,
    "system": _instructed,
    "tool_result": _returned,
    "document": _attached,
    "tool_args": _proposed,
}


def _conversation(row: dict[str, Json], where: str) -> Sample:
    call = row.get("proposed_tool_call")
    if isinstance(call, dict) and isinstance(call.get("function"), dict):
        call = call["function"]  # as it stands in a reply
    if not isinstance(call, dict) or not isinstance(call.get("name"), str):
        raise EvaluationError(f"{where}: proposed_tool_call: must have a name")
    attack, injected = _is_attack(row, "label", where), row.get("injected")
    if not isinstance(injected, bool):
        raise EvaluationError(f"{where}: injected: must be true or false, whether the call is the attacker's")
    arguments = call.get("arguments", {})
    return Sample(
        id=_id(row, where),
        attack=attack,
        tags={**_tags(row), "where": CONVERSATION},
        dialect=OPENAI,
        operation=Operation.CHAT,
        body={key: row[key] for key in ("messages", "tools") if key in row},
        call=ProposedCall(
            CALL_PATH,
            str(call["name"]),
            arguments if isinstance(arguments, str) else orjson.dumps(arguments).decode(),
        ),
        hijacked=injected,
    )
