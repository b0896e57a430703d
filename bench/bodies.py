"""The bodies that `bench/speed.py` sends: conversations of ordinary words, the same in every run."""

import json
import random
from typing import Any, Final

MARK: Final = "@@@@@@@@"
"""The load generator puts a number here that no request had before."""
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


def chat(size: int, *, fresh: bool) -> bytes:
    """A question of about so many bytes; its text is new each time where it is `fresh`."""
    return _written([_said("system", 300, fresh), _said("user", max(64, size - 560), fresh)])


def agent(size: int, *, fresh: bool) -> bytes:
    """The conversation of an agent and its tools, of about so many bytes.

    All of it is new each time where it is `fresh`; else only its last message, of `MESSAGE_BYTES`.
    """
    messages = [_said("system", 900, fresh)]
    while len(json.dumps(messages)) < size - MESSAGE_BYTES - 1_600:
        messages += _turn(len(messages), fresh)
    return _written([*messages, _said("user", MESSAGE_BYTES, True)], tools=[_tool(name) for name in _TOOLS])


_TOOLS: Final = ("read_file", "search", "run_tests", "list_folder")


def conversation(name: str, *, turns: int) -> bytes:
    """A conversation of an agent with that name after so many turns, each of which added some 2 KB."""
    messages = [_said("system", 900, False)]
    for turn in range(turns):
        messages += _turn(turn, False)
        messages[-1]["content"] = f"{name}, turn {turn}: {_shuffled(MESSAGE_BYTES, f'{name} {turn}')}"
    return _written(messages, tools=[_tool(tool) for tool in _TOOLS])


def stream() -> bytes:
    """A question that is answered by a stream of events."""
    return _written([_said("user", 200, False)], stream=True)


def _written(messages: list[dict[str, Any]], **members: Any) -> bytes:
    return json.dumps({"model": "m", "temperature": 0.2, "max_tokens": 512, "messages": messages, **members}).encode()


def _said(role: str, size: int, fresh: bool) -> dict[str, Any]:
    return {"role": role, "content": _text(size, fresh)}


def _text(size: int, fresh: bool) -> str:
    source = random.Random(size)  # noqa: S311 - the same text each time
    words = [f"order {MARK} of the" if fresh else "orders of the"]
    while sum(map(len, words)) + len(words) < size:
        words.append(source.choice(_WORDS))
    return " ".join(words)


def _shuffled(size: int, seed: str) -> str:
    source = random.Random(seed)  # noqa: S311 - the same text each time
    return " ".join(source.choices(_WORDS, k=size // 7))


def _turn(number: int, fresh: bool) -> list[dict[str, Any]]:
    call = {
        "name": _TOOLS[number % len(_TOOLS)],
        "arguments": json.dumps({"path": f"src/part_{number}.py", "limit": 200}),
    }
    said: list[dict[str, Any]] = [
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": f"call_{number}", "type": "function", "function": call}],
        },
        {
            "role": "tool",
            "tool_call_id": f"call_{number}",
            "content": _text(700 + 40 * (number % 9), fresh) + "\n" + _CODE,
        },
    ]
    return [*said, _said("assistant", 300 + number % 50, fresh)] if number % 3 == 0 else said


def _tool(name: str) -> dict[str, Any]:
    parameters = {"type": "object", "properties": {"path": {"type": "string"}, "limit": {"type": "integer"}}}
    described = {"name": name, "description": _text(200, False), "parameters": parameters}
    return {"type": "function", "function": described}
