"""Random streams of every dialect: words and calls, and what a hostile server or a broken one makes of them."""

import json
import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Final

MARK: Final = re.compile(r"mk[0-9]{3}")
"""Each call has two such words of its own, its name and its only argument, and nothing else has one."""

Event = tuple[str, Any]
"""A name, and an object or None for the end."""

_WORDS: Final = ("word ", "word ", "ok", "ça ", "日本", "a\nb", 'q"q', "\u2028", "tool_calls", "data: ")
_CALL_ENDS: Final = ("stop", "tool_calls", "length", "function_call", None)


class Marks:
    """Gives each mark once."""

    def __init__(self) -> None:
        self._number = 0

    def __call__(self) -> str:
        self._number += 1
        return f"mk{self._number:03}"


def stream(rng: random.Random, dialect: str) -> list[bytes]:
    """The frames of a stream. In some nothing is wrong; in others, frames are mangled or written in odd ways."""
    events = list(_EVENTS[dialect.removeprefix("azure_")](rng, Marks()))
    if rng.random() < 0.4:
        for _ in range(rng.randrange(1, 3)):
            rng.choice(_MANGLED)(events, rng)
    is_odd = rng.random() < 0.4
    end = rng.choice(["\n", "\n", "\r\n", "\r"])
    return [_frame(rng, name, _written(rng, tree), end if is_odd else "\n", is_odd=is_odd) for name, tree in events]


def _chat(rng: random.Random, mark: Marks) -> Iterator[Event]:
    turns = rng.choice([1, 1, 2, 3])
    places = [0] * turns
    for _ in range(rng.randrange(3, 20)):
        turn, kind = rng.randrange(turns), rng.random()
        if kind < 0.6:
            word = rng.choice(_WORDS)
            for _ in range(rng.choice([1, 1, 4])):
                yield _chunk(
                    turn, {"content": rng.choice([word, "word "])}, more=rng.choice([{}, {"obfuscation": "a"}])
                )
        elif kind < 0.85:
            begun, rest = _cut(rng, json.dumps({"to": mark()}))
            function = {"name": mark(), "arguments": begun}
            called = {"index": places[turn], "id": "c", "type": "function", "function": function}
            yield _chunk(turn, {"tool_calls": [called]})
            if rng.random() < 0.5:
                yield _chunk(rng.randrange(turns), {"content": "word "})
            yield _chunk(turn, {"tool_calls": [{"index": places[turn], "function": {"arguments": rest}}]})
            places[turn] += 1
        elif kind < 0.9:
            yield _chunk(turn, {"function_call": {"name": mark(), "arguments": json.dumps({"to": mark()})}})
        else:
            yield _chunk(turn, {}, finish=rng.choice(_CALL_ENDS))
    yield "", None


def _chunk(turn: int, delta: Any, *, finish: str | None = None, more: Any = None) -> Event:
    return "", {"id": "c", "choices": [{"index": turn, "delta": delta, "finish_reason": finish}], **(more or {})}


def _messages(rng: random.Random, mark: Marks) -> Iterator[Event]:
    yield _named("message_start", message={"id": "m", "type": "message", "content": []})
    for index in range(rng.randrange(1, 7)):
        if rng.random() < 0.5:
            yield _named("content_block_start", index=index, content_block={"type": "text", "text": ""})
            deltas = [{"type": "text_delta", "text": rng.choice(_WORDS)} for _ in range(rng.randrange(1, 6))]
        else:
            block = {"type": "tool_use", "id": "t", "name": mark(), "input": {}}
            yield _named("content_block_start", index=index, content_block=block)
            pieces = _cut(rng, json.dumps({"to": mark()}))
            deltas = [{"type": "input_json_delta", "partial_json": piece} for piece in pieces]
        for delta in deltas:
            yield _named("content_block_delta", index=index, delta=delta)
        if rng.random() < 0.2:
            yield _named("ping")
        yield _named("content_block_stop", index=index)
    yield _named("message_delta", delta={"stop_reason": "tool_use"})
    yield _named("message_stop")


def _responses(rng: random.Random, mark: Marks) -> Iterator[Event]:
    items: list[Any] = []
    for index in range(rng.randrange(1, 6)):
        item: dict[str, Any] = {"type": "message", "id": f"i{index}", "content": []}
        stem, member, pieces = "output_text", "content", [rng.choice(_WORDS) for _ in range(3)]
        if rng.random() < 0.6:
            kind, stem, member = rng.choice(_ITEMS)
            whole = json.dumps({"to": mark()})
            item = {"type": kind, "id": f"i{index}", "call_id": f"c{index}", "name": mark(), member: whole}
            pieces = list(_cut(rng, whole))
        empty = {**item, member: [] if member == "content" else ""}
        yield _named("response.output_item.added", output_index=index, item=empty)
        for piece in pieces:
            yield _named(f"response.{stem}.delta", output_index=index, delta=piece)
        yield _named("response.output_item.done", output_index=index, item=item)
        items.append(item)
    yield _named("response.completed", response={"id": "r", "object": "response", "output": items})


_ITEMS: Final = (
    ("function_call", "function_call_arguments", "arguments"),
    ("custom_tool_call", "custom_tool_call_input", "input"),
)


def _gemini(rng: random.Random, mark: Marks) -> Iterator[Event]:
    for _ in range(rng.randrange(2, 15)):
        parts: list[Any] = [{"text": rng.choice(_WORDS)}] if rng.random() < 0.8 else []
        if not parts or rng.random() < 0.2:
            parts.append({rng.choice(["functionCall", "function_call"]): {"name": mark(), "args": {"to": mark()}}})
        yield "", _candidate(rng.choice([0, 0, 1]), parts)
        if rng.random() < 0.2:
            yield from _pieces(rng, mark)


def _pieces(rng: random.Random, mark: Marks) -> Iterator[Event]:
    turn = rng.choice([0, 0, 1])
    yield "", _candidate(turn, [{"functionCall": {"name": mark(), "willContinue": True}}])
    for text in (mark(), rng.choice(_WORDS), "!"):
        piece = {"jsonPath": "$.to", "stringValue": text, "willContinue": text != "!"}
        yield "", _candidate(turn, [{"functionCall": {"partialArgs": [piece], "willContinue": True}}])
    yield "", _candidate(turn, [{"functionCall": {}}])


def _candidate(turn: int, parts: list[Any]) -> Any:
    return {"candidates": [{"index": turn, "content": {"role": "model", "parts": parts}}]}


def _interactions(rng: random.Random, mark: Marks) -> Iterator[Event]:
    yield _told("interaction.created", interaction={"id": "i", "status": "in_progress"})
    steps: list[Any] = []
    for index in range(rng.randrange(1, 6)):
        step: dict[str, Any] = {"type": "model_output"}
        deltas = [{"type": "text", "text": rng.choice(_WORDS)} for _ in range(rng.randrange(1, 4))]
        if rng.random() < 0.6:
            step = {"type": "function_call", "id": f"c{index}", "name": mark(), "arguments": {}}
            whole = {"to": mark()}
            deltas = [{"type": "arguments_delta", "arguments": piece} for piece in _cut(rng, json.dumps(whole))]
            steps.append({**step, "arguments": whole})
        yield _told("step.start", index=index, step=step)
        for delta in deltas:
            yield _told("step.delta", index=index, delta=delta)
        yield _told("step.stop", index=index)
    yield _told("interaction.completed", interaction={"id": "i", "status": "requires_action", "steps": steps})
    yield "done", None


def _told(kind: str, **members: Any) -> Event:
    return kind, {**members, "event_type": kind}


def _named(kind: str, **members: Any) -> Event:
    return kind, {"type": kind, **members}


def _cut(rng: random.Random, text: str) -> tuple[str, str]:
    at = rng.randrange(len(text) + 1)
    return text[:at], text[at:]


_EVENTS: Final[dict[str, Callable[[random.Random, Marks], Iterator[Event]]]] = {
    "openai": _chat,
    "azure": _chat,
    "openai_responses": _responses,
    "responses": _responses,
    "anthropic": _messages,
    "gemini": _gemini,
    "gemini_interactions": _interactions,
}
DIALECTS: Final = (
    "openai",
    "azure",
    "openai_responses",
    "azure_responses",
    "anthropic",
    "gemini",
    "gemini_interactions",
)


def _lost(events: list[Event], rng: random.Random) -> None:
    if len(events) > 1:
        del events[rng.randrange(len(events))]


def _again(events: list[Event], rng: random.Random) -> None:
    events.insert(rng.randrange(len(events) + 1), deepcopy(rng.choice(events)))


def _swapped(events: list[Event], rng: random.Random) -> None:
    one, other = rng.randrange(len(events)), rng.randrange(len(events))
    events[one], events[other] = events[other], events[one]


def _renamed(events: list[Event], rng: random.Random) -> None:
    place = rng.randrange(len(events))
    events[place] = rng.choice(["", "message", "ping", "error"]), events[place][1]


def _changed(events: list[Event], rng: random.Random) -> None:
    """Some member of an object has another name or another value, or stands in another place as well."""
    name, tree = events.pop(place := rng.randrange(len(events)))
    tree = deepcopy(tree)
    nodes = [node for node in _objects(tree) if node]
    if nodes:
        node, other = rng.choice(nodes), rng.choice(nodes)
        member = rng.choice(list(node))
        change = rng.randrange(4)
        if change == 0:
            node[rng.choice([member.upper(), member.title()])] = node.pop(member)
        elif change == 1:
            node[member] = rng.choice([None, 0, 1, 7, True, "", "stop", [], {}, ["tool_calls"]])
        elif change == 2:
            node[rng.choice(["message", "delta", "tool_calls", "item", "call", "response"])] = deepcopy(other)
        else:
            node[member] = [node[member]]
    events.insert(place, (name, tree))


def _objects(tree: Any) -> Iterator[dict[str, Any]]:
    if isinstance(tree, dict):
        yield tree
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _objects(child)


_MANGLED: Final = (_lost, _again, _swapped, _renamed, _changed, _changed, _changed)


def _written(rng: random.Random, tree: Any) -> str:
    """The object as JSON; now and then with a name told twice, or spelled with escapes."""
    if tree is None:
        return "[DONE]"
    text = json.dumps(tree, ensure_ascii=rng.random() < 0.3, separators=rng.choice([(",", ":"), (", ", ": ")]))
    names = list(re.finditer(r'(?<!\\)"([a-z_]+)":', text))
    way = rng.random()
    if names and way < 0.01:
        name = rng.choice(names)
        spelled = f'"\\u{ord(name[1][0]):04x}{name[1][1:]}":'
        return text[: name.start()] + (spelled if way < 0.006 else f'"{name[1]}":null,{name[0]}') + text[name.end() :]
    return text


_BESIDE: Final = (
    ": comment",
    ': "content":"word ","',
    "id: 1",
    "retry: 3",
    "event: other",
    "note: x",
    "data",
    " data: 1",
)


def _frame(rng: random.Random, name: str, data: str, end: str, *, is_odd: bool) -> bytes:
    lines = [f"event: {name}"] if name else []
    at = data.find(rng.choice(["{", "[", ","]), rng.randrange(len(data))) + 1 if is_odd and rng.random() < 0.1 else 0
    lines += [f"data: {data[:at]}", f"data: {data[at:]}"] if at else [f"data: {data}"]
    if is_odd and rng.random() < 0.04:
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(_BESIDE))
    raw = end.join([*lines, "", ""]).encode()
    if is_odd and rng.random() < 0.05:
        raw += rng.choice([b"\n", b"\r\n", b"\r", b": c\n\n", b"data: 1\n\n", b"data:\n\n", b"\xef\xbb\xbf"])
    return raw
