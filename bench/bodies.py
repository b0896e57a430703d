"""The bodies that `bench/speed.py` sends: conversations of ordinary words, the same in every run."""

import json
import random
from typing import Any, Final

MARK: Final = "@@@@@@@@"
"""The load generator puts a number here that no request had before."""
REPEATED: Final = "orders of the"
"""How a text begins that is the same in every request."""
FRESH: Final = f"order {MARK} of the"
"""How a text begins that is new in every request."""
MESSAGE_BYTES: Final = 2_048
"""Of the one new message of a conversation that is sent again."""

_NOUNS: Final = (
    "account amount archive autumn balance bicycle bread bridge calendar change chapter city coffee column customer "
    "delivery draft entry estimate evening export figure forest garden group harbour index invoice journey kitchen "
    "ledger library machine market meeting metric minute month morning museum note office order page paper payment "
    "period plan price project quarter recipe record refund region report result river schedule season section "
    "service station summary supplier table ticket total train travel value version village weather window winter"
)
_WORDS: Final = _NOUNS.split()
_CODE: Final = 'def total(rows, month):\n    """Add up one month."""\n    return sum(row["amount"] for row in rows)\n'


def chat(size: int, *, opening: str = REPEATED) -> bytes:
    """Return a question of about so many bytes, whose texts begin with `opening`."""
    return _body([_message("system", 300, opening), _message("user", max(64, size - 560), opening)])


def agent(size: int, *, opening: str = REPEATED) -> bytes:
    """Return the conversation of an agent and its tools, of about so many bytes, whose texts begin with `opening`.

    Its last message, of `MESSAGE_BYTES`, is new in every request.
    """
    messages = [_message("system", 900, opening)]
    while len(json.dumps(messages)) < size - MESSAGE_BYTES - 1_600:
        messages += _turn(len(messages), opening)
    return _body([*messages, _message("user", MESSAGE_BYTES, FRESH)], tools=[_tool(name) for name in _TOOLS])


_TOOLS: Final = ("read_file", "search", "run_tests", "list_folder")


def conversation(name: str, *, turns: int) -> bytes:
    """Return a conversation of an agent with that name after so many turns, each of which added some 2 KB."""
    messages = [_message("system", 900, REPEATED)]
    for turn in range(turns):
        messages += _turn(turn, REPEATED)
        messages[-1]["content"] = f"{name}, turn {turn}: {_shuffled(MESSAGE_BYTES, f'{name} {turn}')}"
    return _body(messages, tools=[_tool(tool) for tool in _TOOLS])


def stream() -> bytes:
    """Return a question that is answered by a stream of events."""
    return _body([_message("user", 200, REPEATED)], stream=True)


def _body(messages: list[dict[str, Any]], **members: Any) -> bytes:
    return json.dumps({"model": "m", "temperature": 0.2, "max_tokens": 512, "messages": messages, **members}).encode()


def _message(role: str, size: int, opening: str) -> dict[str, Any]:
    return {"role": role, "content": _text(size, opening)}


def _text(size: int, opening: str) -> str:
    source = random.Random(size)  # noqa: S311 - the same text each time
    words = [opening]
    while sum(map(len, words)) + len(words) < size:
        words.append(source.choice(_WORDS))
    return " ".join(words)


def _shuffled(size: int, seed: str) -> str:
    source = random.Random(seed)  # noqa: S311 - the same text each time
    return " ".join(source.choices(_WORDS, k=size // 7))


def _turn(number: int, opening: str) -> list[dict[str, Any]]:
    call = {
        "name": _TOOLS[number % len(_TOOLS)],
        "arguments": json.dumps({"path": f"src/part_{number}.py", "limit": 200}),
    }
    called: list[dict[str, Any]] = [
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": f"call_{number}", "type": "function", "function": call}],
        },
        {
            "role": "tool",
            "tool_call_id": f"call_{number}",
            "content": _text(700 + 40 * (number % 9), opening) + "\n" + _CODE,
        },
    ]
    return [*called, _message("assistant", 300 + number % 50, opening)] if number % 3 == 0 else called


def _tool(name: str) -> dict[str, Any]:
    parameters = {"type": "object", "properties": {"path": {"type": "string"}, "limit": {"type": "integer"}}}
    described = {"name": name, "description": _text(200, REPEATED), "parameters": parameters}
    return {"type": "function", "function": described}
