"""What all dialects promise alike: nothing is skipped, no path quotes the body, every refusal tells its incident."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import orjson
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from filters.dialects import DIALECTS
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.keys import KNOWN
from filters.refusals import ANSWERS, Reason, Refusal, Refused
from filters.segments import Segment, Trust, Unjudged, with_trust

TEXT = {"type": "text", "text": "hello there"}
CHAT = {"model": "m", "messages": [{"role": "user", "content": [TEXT]}]}
BODIES: dict[tuple[str, Operation], dict[str, Any]] = {
    ("openai", Operation.CHAT): CHAT,
    ("openai", Operation.COMPLETIONS): {"prompt": "x"},
    ("openai", Operation.EMBEDDINGS): {"input": ["x"]},
    ("openai", Operation.MODERATIONS): {"input": "x"},
    ("openai", Operation.IMAGES): {"prompt": "x"},
    ("openai", Operation.AUDIO): {"input": "x"},
    ("openai", Operation.OTHER): {"a": "x"},
    ("azure", Operation.CHAT): CHAT,
    ("openai_responses", Operation.RESPONSES): {"input": [{"role": "user", "content": [TEXT]}]},
    ("azure_responses", Operation.RESPONSES): {"input": [{"type": "function_call_output", "output": [TEXT]}]},
    ("anthropic", Operation.MESSAGES): {"messages": [{"role": "user", "content": [TEXT]}]},
    ("anthropic", Operation.COUNT_TOKENS): {"system": [TEXT], "messages": [{"role": "assistant", "content": [TEXT]}]},
    ("gemini", Operation.GENERATE): {"contents": [{"role": "user", "parts": [{"text": "x"}]}]},
    ("gemini", Operation.STREAM_GENERATE): {"contents": {"parts": {"text": "x"}}},
    ("gemini", Operation.COUNT_TOKENS): {"generateContentRequest": {"contents": [{"parts": [{"text": "x"}]}]}},
    ("gemini", Operation.EMBEDDINGS): {"content": {"parts": [{"text": "x"}]}},
    ("gemini_interactions", Operation.INTERACTIONS): {"input": [{"type": "user_input", "content": [TEXT]}]},
}
"""A body that each operation takes."""


def refusal(reason: Reason, *, status: int | None = None, questions: tuple[str, ...] = ()) -> Refusal:
    answer = ANSWERS[reason]
    return Refusal(reason, status or answer.status, answer.message, "incident-1", ("INJ-001", "EXF-002"), questions)


@pytest.mark.parametrize("name", list(DIALECTS))
def test_the_table_is_keyed_by_name(name: str) -> None:
    assert DIALECTS[name].name == name


_KEYS = st.sampled_from(sorted(KNOWN)) | st.integers(0, 99).map("stray key {}".format)
_LEAVES = st.just("?") | st.none() | st.booleans() | st.integers(0, 9)
_TREES = st.recursive(
    _LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=3), max_leaves=8
)


def _marked(tree: Any, numbers: Iterator[int]) -> Any:
    """The tree with a text of its own at each leaf that is a question mark."""
    if tree == "?":
        return f"marked text {next(numbers)}!"
    if isinstance(tree, list):
        return [_marked(item, numbers) for item in tree]
    if isinstance(tree, dict):
        return {key: _marked(value, numbers) for key, value in tree.items()}
    return tree


def _strings(tree: Any) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        for item in tree:
            yield from _strings(item)
    elif isinstance(tree, dict):
        for key, value in tree.items():
            yield key
            yield from _strings(value)


def _grafted(tree: Any, graft: dict[str, Any], depth: int) -> Any:
    """The body with more members in the first object found `depth` objects down, or in the deepest there is."""
    if isinstance(tree, list):
        return [_grafted(tree[0], graft, depth), *tree[1:]] if tree else tree
    if not isinstance(tree, dict):
        return tree
    inner = next((key for key, value in tree.items() if isinstance(value, dict | list)), None)
    if depth == 0 or inner is None:
        return {**tree, **graft}
    return {**tree, inner: _grafted(tree[inner], graft, depth - 1)}


@pytest.mark.parametrize(("name", "operation"), list(BODIES))
@given(st.dictionaries(_KEYS, _TREES, max_size=3), st.integers(0, 2))
def test_no_text_is_skipped_wherever_it_stands(
    name: str, operation: Operation, graft: dict[str, Any], depth: int
) -> None:
    body = _grafted(BODIES[name, operation], _marked(graft, count()), depth)
    before = orjson.dumps(body)
    try:
        reading = DIALECTS[name].read(operation, body)
    except Refused:
        reject()  # the graft took the place of something needed: no body of this operation
    judged = "\n".join(segment.text for segment in reading.segments)
    skipped = [text for text in _strings(body) if " " in text and text not in judged]
    assert skipped == []
    assert orjson.dumps(body) == before


_MESSAGES = BODIES["anthropic", Operation.COUNT_TOKENS]
_CONTENTS = {"systemInstruction": {"parts": [TEXT]}, **BODIES["gemini", Operation.GENERATE]}
WITHIN: dict[str, tuple[str, Operation, dict[str, Any]]] = {
    "batch of messages": (
        "anthropic",
        Operation.OTHER,
        {"requests": [{"params": _MESSAGES, "custom_id": "a"}, {"params": {"messages": "no list"}}, "text"]},
    ),
    "batch": (
        "gemini",
        Operation.OTHER,
        {"batch": {"inputConfig": {"requests": {"requests": [{"request": _CONTENTS, "metadata": {"key": "a"}}, "x"]}}}},
    ),
    "batch of another shape": ("gemini", Operation.OTHER, {"batch": {"input_config": {"requests": ["a text"]}}}),
    "cache": ("gemini", Operation.OTHER, {"model": "models/m", **_CONTENTS}),
    "cache of another shape": ("gemini", Operation.OTHER, {"model": "models/m", "contents": "a text"}),
    "request to count": ("gemini", Operation.COUNT_TOKENS, {"generateContentRequest": _CONTENTS}),
}
"""Bodies with whole requests in them."""


@pytest.mark.parametrize(("name", "operation", "body"), WITHIN.values(), ids=WITHIN)
@given(st.dictionaries(_KEYS, _TREES, max_size=3), st.integers(0, 9))
def test_no_text_of_a_request_within_another_is_skipped(
    name: str, operation: Operation, body: dict[str, Any], graft: dict[str, Any], depth: int
) -> None:
    grafted = _grafted(body, _marked(graft, count()), depth)
    try:
        reading = DIALECTS[name].read(operation, grafted)
    except Refused:
        assert operation is Operation.COUNT_TOKENS  # others are read, whatever stands in them
        reject()
    judged = "\n".join(segment.text for segment in reading.segments)
    assert [text for text in _strings(grafted) if " " in text and text not in judged] == []


SAID = "please tell me all the other things that stand in there"
_ENCODED = b64encode(bytes(range(256))).decode()
DISGUISES = {
    "words under each other": SAID.replace(" ", "\n"),
    "words with hyphens": SAID.replace(" ", "-"),
    "words with underscores": SAID.replace(" ", "_"),
    "a data uri with a byte that is none": f"data:,%ff {SAID}",
    "a data uri with a NUL": f"data:text/plain,%00 {SAID}",
    "a data uri whose type is a text": f"data:{SAID};base64,{_ENCODED}",
    "a data uri with a text after it": f"data:image/png;base64,{_ENCODED} {SAID}",
    "the start of a file": "AAAA\n" + SAID.replace(" ", "\n") + "\n" + "a" * 64,
}
"""Texts that take the look of something that no judge would read."""

PLACES: dict[str, tuple[str, Operation, Callable[[Any], Any]]] = {
    "part": ("openai", Operation.CHAT, lambda x: {"messages": [{"role": "user", "content": [x]}]}),
    "part of a result": ("openai", Operation.CHAT, lambda x: {"messages": [{"role": "tool", "content": [x]}]}),
    "documents": ("openai", Operation.CHAT, lambda x: {**CHAT, "documents": [x]}),
    "tool": ("openai", Operation.CHAT, lambda x: {**CHAT, "tools": [{"function": {"parameters": x}}]}),
    "arguments": (
        "openai",
        Operation.CHAT,
        lambda x: {"messages": [{"role": "assistant", "content": None, "tool_calls": [x]}]},
    ),
    "source": (
        "anthropic",
        Operation.MESSAGES,
        lambda x: {"messages": [{"role": "user", "content": [{"type": "document", "source": x}]}]},
    ),
    "block of a result": (
        "anthropic",
        Operation.MESSAGES,
        lambda x: {"messages": [{"role": "user", "content": [{"type": "tool_result", "content": [x]}]}]},
    ),
    "response of a function": (
        "gemini",
        Operation.GENERATE,
        lambda x: {"contents": [{"parts": [{"functionResponse": {"response": x}}]}]},
    ),
    "result of a step": (
        "gemini_interactions",
        Operation.INTERACTIONS,
        lambda x: {"input": [{"type": "function_result", "result": x}]},
    ),
    "inline data": ("gemini", Operation.GENERATE, lambda x: {"contents": [{"parts": [{"inlineData": x}]}]}),
    "output": (
        "openai_responses",
        Operation.RESPONSES,
        lambda x: {"input": [{"type": "mcp_call", "output": x}]},
    ),
    "body of no reader": ("openai", Operation.OTHER, lambda x: x),
}
CLAIMS: dict[str, dict[str, str]] = {
    "nothing": {},
    "plain text": {"type": "text", "media_type": "text/plain"},
    "an image": {"type": "image", "media_type": "image/png"},
    "a type": {"mimeType": "text/plain"},
    "a file": {"type": "file"},
}
"""What an object says of itself."""


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=list(CLAIMS))
@pytest.mark.parametrize("disguise", DISGUISES.values(), ids=list(DISGUISES))
@pytest.mark.parametrize(("name", "operation", "body"), PLACES.values(), ids=list(PLACES))
def test_no_name_and_no_look_hides_a_text(
    name: str, operation: Operation, body: Callable[[Any], Any], disguise: str, claim: dict[str, str]
) -> None:
    hidden = []
    for key in sorted(KNOWN - claim.keys() - {"content", "messages", "role", "model", "parts"}):
        reading = DIALECTS[name].read(operation, body({**claim, key: disguise}))
        if not any(disguise in segment.text for segment in reading.segments):
            hidden.append(key)
    assert hidden == []


@pytest.mark.parametrize(
    ("name", "operation", "body"),
    [
        pytest.param(
            "openai",
            Operation.CHAT,
            {"messages": [{"role": "user", "content": [{"type": "refusal", "refusal": SAID}]}]},
            id="refusal of a user",
        ),
        pytest.param(
            "openai",
            Operation.CHAT,
            {"messages": [{"role": "user", "content": "", "tool_calls": [{"function": {"arguments": SAID}}]}]},
            id="call of a user",
        ),
        pytest.param(
            "openai",
            Operation.CHAT,
            {"messages": [{"role": "tool", "content": "", "reasoning": SAID}]},
            id="reasoning of a tool",
        ),
        pytest.param(
            "anthropic",
            Operation.MESSAGES,
            {"messages": [{"role": "user", "content": [{"type": "thinking", "thinking": SAID}]}]},
            id="thinking of a user",
        ),
        pytest.param(
            "anthropic",
            Operation.MESSAGES,
            {
                "messages": [
                    {
                        "role": "user",
                        "content": [{"type": "tool_result", "content": [{"type": "search", "input": SAID}]}],
                    }
                ]
            },
            id="input in a result",
        ),
        pytest.param(
            "anthropic", Operation.MESSAGES, {"messages": [{"role": "system", "content": SAID}]}, id="system turn"
        ),
        pytest.param(
            "gemini",
            Operation.GENERATE,
            {"contents": [{"role": "system", "parts": [{"text": SAID}]}]},
            id="system turn of another API",
        ),
        pytest.param(
            "gemini",
            Operation.GENERATE,
            {"contents": [{"role": "user", "parts": [{"functionCall": {"args": {"name": SAID}}}]}]},
            id="function call of a user",
        ),
        pytest.param(
            "openai_responses",
            Operation.RESPONSES,
            {"input": [{"type": "function_call_output", "output": {"action": SAID}}]},
            id="action in an output",
        ),
        pytest.param(
            "anthropic",
            Operation.OTHER,
            {
                "system": SAID,
                "messages": [{"role": "user", "content": SAID}],
                "requests": [{"system": SAID, "params": {**_MESSAGES, "tools": [{"name": "f", "description": SAID}]}}],
            },
            id="round the requests of a batch, and tools in one",
        ),
        pytest.param(
            "anthropic",
            Operation.OTHER,
            {"requests": [{"params": {"system": SAID, "messages": [{"role": "user", "content": 1}]}}]},
            id="a request of a batch that is none",
        ),
        pytest.param(
            "gemini",
            Operation.OTHER,
            {
                "contents": [{"parts": [{"text": SAID}]}],
                "batch": {
                    "systemInstruction": SAID,
                    "inputConfig": {
                        "requests": {"requests": [{"systemInstruction": SAID, "request": {"tools": [{"a": SAID}]}}]}
                    },
                },
            },
            id="round the requests of a batch of another API, and tools in one",
        ),
        pytest.param(
            "gemini",
            Operation.OTHER,
            {"model": "models/m", "contents": [{"role": "tool", "parts": [{"text": SAID}]}], "tools": [{"a": SAID}]},
            id="results and tools in a cache",
        ),
    ],
)
def test_no_name_raises_the_trust_of_a_text(name: str, operation: Operation, body: dict[str, Any]) -> None:
    segments = with_trust(DIALECTS[name].read(operation, body).segments, user_trust="trusted")
    assert {segment.trust for segment in segments if SAID in segment.text} == {Trust.UNTRUSTED}


@pytest.mark.parametrize(("name", "operation"), list(BODIES))
def test_no_path_quotes_the_body(name: str, operation: Operation) -> None:
    graft = {"my secret/key": {"another secret": ["secret", {"s": "a secret"}]}, "metadata": {"secret~": "v" * 500}}
    for depth in range(3):
        reading = DIALECTS[name].read(operation, _grafted(BODIES[name, operation], graft, depth))
        places: tuple[Segment | Unjudged, ...] = (*reading.segments, *reading.unjudged)
        for place in places:
            assert "secret" not in place.path
            assert len(place.path) < 200


@pytest.mark.parametrize(("name", "operation"), list(BODIES))
@pytest.mark.parametrize(
    "tree", [None, [], "x", 1, True, {}], ids=["null", "list", "string", "number", "true", "empty"]
)
def test_a_body_of_another_shape_is_refused_or_a_field(name: str, operation: Operation, tree: Any) -> None:
    optional = {Operation.COMPLETIONS, Operation.IMAGES, Operation.AUDIO, Operation.OTHER}
    may_be_empty = operation in optional or (name, operation) == ("gemini", Operation.EMBEDDINGS)
    if operation is Operation.OTHER or (tree == {} and may_be_empty):
        assert {segment.text for segment in DIALECTS[name].read(operation, tree).segments} <= {"x"}
        return
    with pytest.raises(Refused) as refused:
        DIALECTS[name].read(operation, tree)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))
@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_is_json_with_an_error_object(dialect: Dialect, reason: Reason) -> None:
    told = orjson.loads(dialect.refuse(refusal(reason)))
    assert told["error"]["message"] == f"{ANSWERS[reason].message} Incident: incident-1"
    assert "incident-1" in str(told)
    assert "INJ-001" in str(told)
    assert ("action" in told) == (reason is Reason.CLARIFY)


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))
def test_a_held_call_tells_until_when_it_waits_whole_and_streamed(dialect: Dialect) -> None:
    held = replace(refusal(Reason.BLOCKED), held_until="2026-05-01T12:00:00.000Z")
    frame = dialect.fault(held).removesuffix(b"\n\n").split(b"\n")[-1].removeprefix(b"data: ")
    for told in (dialect.refuse(held), frame):
        error = orjson.loads(told)["error"]
        own = error["details"][0]["metadata"] if dialect.name == "gemini" else error["guardrail"]
        assert own["held_until"] == held.held_until
        assert error["message"].endswith(
            f"until {held.held_until}. Once that is done, repeat the request with the header "
            "X-Guardrail-Incident-ID: incident-1"
        )
    assert b"held_until" not in dialect.refuse(refusal(Reason.BLOCKED))


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))
def test_a_clarification_asks_at_the_top_level(dialect: Dialect) -> None:
    told = orjson.loads(dialect.refuse(refusal(Reason.CLARIFY, questions=("Which file?",))))
    assert told["action"] == "clarify"
    assert told["message"] == ANSWERS[Reason.CLARIFY].message
    assert told["questions"] == ["Which file?"]
    assert told["incident_id"] == "incident-1"


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=list(DIALECTS))
def test_a_fault_is_one_whole_frame(dialect: Dialect) -> None:
    frame = dialect.fault(refusal(Reason.UPSTREAM))
    *_, data = frame.removesuffix(b"\n\n").split(b"\n")
    assert frame.count(b"\n\n") == 1
    assert frame.endswith(b"\n\n")
    assert data.startswith(b"data: ")
    assert orjson.loads(data.removeprefix(b"data: "))["error"]["message"].startswith(ANSWERS[Reason.UPSTREAM].message)
    assert b"incident-1" in data


@pytest.mark.parametrize(
    ("name", "credentials", "header"),
    [
        ("openai", ("authorization",), ("authorization", "Bearer k")),
        ("openai_responses", ("authorization",), ("authorization", "Bearer k")),
        ("anthropic", ("x-api-key", "authorization"), ("x-api-key", "k")),
        ("azure", ("api-key", "authorization"), ("api-key", "k")),
        ("azure_responses", ("api-key", "authorization"), ("api-key", "k")),
        ("gemini", ("x-goog-api-key", "authorization"), ("x-goog-api-key", "k")),
        ("gemini_interactions", ("x-goog-api-key", "authorization"), ("x-goog-api-key", "k")),
    ],
)
def test_each_dialect_knows_its_key_headers(name: str, credentials: tuple[str, ...], header: tuple[str, str]) -> None:
    assert DIALECTS[name].credentials == credentials
    assert DIALECTS[name].authorize("k") == header
