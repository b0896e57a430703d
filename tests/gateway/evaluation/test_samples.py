"""Labelled samples: what a row has to say, and what it stands for."""

from pathlib import Path

import orjson
import pytest

from filters.segments import Origin
from gateway.evaluation.samples import EvaluationError, read_samples


def of_rows(tmp_path: Path, *rows: object) -> Path:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b"".join(orjson.dumps(row) + b"\n" for row in rows))
    return file


GOOD: dict[str, object] = {"id": "a", "kind": "attack", "where": "user", "text": "hello"}

TALK: dict[str, object] = {
    "messages": [],
    "label": "attack",
    "injected": True,
    "proposed_tool_call": {"name": "bash"},
}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        pytest.param(b"{", "is not JSON", id="no JSON"),
        pytest.param(b"[]", "must be an object", id="a list"),
        pytest.param(b"{}", "must have a text, or messages", id="neither"),
        pytest.param(orjson.dumps({**GOOD, "text": 5}), "must have a text, or messages", id="a number for a text"),
        pytest.param(orjson.dumps({**GOOD, "where": "moon"}), "where: must be one of document,", id="no place"),
        pytest.param(orjson.dumps({**GOOD, "kind": "odd"}), "kind: must be attack or benign", id="no label"),
        pytest.param(b'{"messages": []}', "proposed_tool_call: must have a name", id="a conversation without a call"),
        pytest.param(
            b'{"messages": [], "proposed_tool_call": {"name": 1}}',
            "proposed_tool_call: must have a name",
            id="a call without a name",
        ),
        pytest.param(
            b'{"messages": [], "proposed_tool_call": {"type": "function", "function": {"arguments": {}}}}',
            "proposed_tool_call: must have a name",
            id="a function without a name",
        ),
        pytest.param(orjson.dumps({**TALK, "label": "hijacked"}), "label: must be attack or benign", id="odd label"),
        pytest.param(orjson.dumps({**TALK, "injected": "yes"}), "injected: must be true or false", id="odd injected"),
        pytest.param(
            orjson.dumps({"messages": [], "proposed_tool_call": {"name": "bash"}}),
            "label: must",
            id="a talk without one",
        ),
    ],
)
def test_a_row_that_is_wrong_is_named_by_its_line(tmp_path: Path, line: bytes, problem: str) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(orjson.dumps(GOOD) + b"\n\n" + line)
    with pytest.raises(EvaluationError) as caught:
        read_samples(file)
    assert str(caught.value).startswith(f"{file}:3: {problem}")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(EvaluationError, match="cannot be read"):
        read_samples(tmp_path / "missing.jsonl")


def test_what_a_row_does_not_say_has_a_default(tmp_path: Path) -> None:
    (sample,) = read_samples(of_rows(tmp_path, {"kind": "benign", "text": "hello", "meta": None, "category": ""}))
    assert sample.id.endswith("rows.jsonl:1")
    assert set(sample.tags.values()) == {"none"}
    assert sample.body == {"messages": [{"role": "user", "content": "hello"}]}


def test_a_system_prompt_stands_before_an_ordinary_message(tmp_path: Path) -> None:
    (sample,) = read_samples(of_rows(tmp_path, {**GOOD, "where": "system"}))
    prompt, message = sample.dialect.read(sample.operation, sample.body).segments
    assert (prompt.origin, prompt.text, message.origin) == (Origin.SYSTEM, "hello", Origin.USER)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"to": 1}, '{"to":1}', id="as JSON"),
        pytest.param('{"to": 1}', '{"to": 1}', id="as the text of JSON"),
    ],
)
def test_arguments_are_given_in_either_way(tmp_path: Path, given: object, expected: str) -> None:
    row = {**TALK, "proposed_tool_call": {"name": "bash", "arguments": given}}
    (sample,) = read_samples(of_rows(tmp_path, row))
    assert sample.call is not None
    assert sample.call.arguments == expected


@pytest.mark.parametrize("given", [{"to": 1}, '{"to": 1}'], ids=["as JSON", "as the text of JSON"])
def test_a_call_may_have_the_shape_of_a_reply(tmp_path: Path, given: object) -> None:
    nested = {"id": "call_1", "type": "function", "function": {"name": "bash", "arguments": given}}
    flat = {"name": "bash", "arguments": given}
    rows = read_samples(of_rows(tmp_path, *({**TALK, "proposed_tool_call": call} for call in (nested, flat))))
    assert rows[0].call == rows[1].call
