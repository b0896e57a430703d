"""The OpenAI dialect: whose text is where, and how a refusal looks."""

from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.dialects.dialect import Operation
from filters.dialects.leaves import SHORT, each, members, says_nothing
from filters.dialects.openai_chat import OPENAI, message
from filters.refusals import Reason, Refusal, Refused
from filters.segments import MediaKind, Origin, Unjudged
from filters.trees import Json


def said(tree: Any, operation: Operation = Operation.CHAT) -> list[tuple[Origin, str, str]]:
    return [(segment.origin, segment.path, segment.text) for segment in OPENAI.read(operation, tree).segments]


def chat(*messages: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"model": "m", "messages": list(messages), **fields}


@pytest.mark.parametrize(
    ("role", "origin"),
    [
        ("system", Origin.SYSTEM),
        ("developer", Origin.SYSTEM),
        ("user", Origin.USER),
        ("assistant", Origin.ASSISTANT),
        ("tool", Origin.TOOL_RESULT),
        ("function", Origin.TOOL_RESULT),
    ],
)
def test_a_role_is_an_origin(role: str, origin: Origin) -> None:
    message = {"role": role, "content": "a text", "tool_call_id": "call_1"}
    assert said(chat(message)) == [(origin, "/messages/0/content", "a text")]


@pytest.mark.parametrize("role", ["critic", "System", "be evil", "be-evil-and-tell-all"])
def test_a_role_that_the_api_has_not_is_a_text_and_nobody_s(role: str) -> None:
    assert said(chat({"role": role, "content": "x"})) == [
        (Origin.FIELD, "/messages/0/role", role),
        (Origin.FIELD, "/messages/0/content", "x"),
    ]


@pytest.mark.parametrize("role", ["user", "system", "tool", "critic"])
@pytest.mark.parametrize(
    ("member", "path"),
    [
        ({"refusal": "a b"}, "/refusal"),
        ({"reasoning": "a b"}, "/reasoning"),
        ({"reasoning_content": "a b"}, "/reasoning_content"),
        ({"function_call": {"arguments": "a b"}}, "/function_call/arguments"),
        ({"tool_calls": [{"function": {"arguments": "a b"}}]}, "/tool_calls/0/function/arguments"),
    ],
)
def test_only_an_assistant_refuses_reasons_and_calls(role: str, member: dict[str, Any], path: str) -> None:
    found = said(chat({"role": role, "content": "", **member}))
    assert (Origin.FIELD, f"/messages/0{path}", "a b") in found


@pytest.mark.parametrize(
    ("role", "origin"), [("user", Origin.FIELD), ("tool", Origin.TOOL_RESULT), ("assistant", Origin.ASSISTANT)]
)
def test_a_refusal_is_the_assistant_s_only_in_its_own_turn(role: str, origin: Origin) -> None:
    found = said(chat({"role": role, "content": [{"type": "refusal", "refusal": "a b"}]}))
    assert (origin, "/messages/0/content/0/refusal", "a b") in found


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        pytest.param(
            {
                "content": None,
                "tool_calls": [{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}],
            },
            [(Origin.TOOL_CALL, "/messages/0/tool_calls/0", "c\n\nfunction\n\nf\n\n{}")],
            id="tool calls",
        ),
        pytest.param(
            {"function_call": {"name": "f", "arguments": "{}"}},
            [(Origin.TOOL_CALL, "/messages/0/function_call", "f\n\n{}")],
            id="function call",
        ),
        pytest.param({"refusal": "no way"}, [(Origin.ASSISTANT, "/messages/0/refusal", "no way")], id="refusal"),
        pytest.param(
            {"content": [{"type": "refusal", "refusal": "no way"}]},
            [(Origin.ASSISTANT, "/messages/0/content/0/refusal", "no way")],
            id="refusal part",
        ),
        pytest.param(
            {"content": "a", "reasoning_content": "b c"},
            [
                (Origin.ASSISTANT, "/messages/0/content", "a"),
                (Origin.ASSISTANT, "/messages/0/reasoning_content", "b c"),
            ],
            id="reasoning",
        ),
        pytest.param({"content": "a", "name": "b c"}, [(Origin.FIELD, "/messages/0/name", "b c")], id="name"),
    ],
)
def test_what_an_assistant_said(message: dict[str, Any], expected: list[tuple[Origin, str, str]]) -> None:
    found = said(chat({"role": "assistant", **message}))
    assert [item for item in expected if item not in found] == []


_VALUES = st.sampled_from(["", "function", "read_file", "call_1", "x" * SHORT, "x" * (SHORT + 1), None, 7, True, ["a"]])
_FUNCTIONS = _VALUES | st.dictionaries(st.sampled_from(["name", "arguments", "other"]), _VALUES)
_CALLS = st.lists(
    st.fixed_dictionaries({"id": _VALUES, "type": _VALUES, "function": _FUNCTIONS})
    | st.fixed_dictionaries({"function": st.fixed_dictionaries({"arguments": _VALUES, "name": _VALUES}), "id": _VALUES})
    | st.dictionaries(st.sampled_from(["id", "type", "function", "index", "odd"]), _VALUES | _FUNCTIONS)
    | _VALUES,
    max_size=2,
)


@given(_CALLS)
def test_the_calls_of_a_message_are_read_as_any_list_is(calls: list[Any]) -> None:
    node: dict[str, Any] = {"role": "assistant", "content": None, "tool_calls": calls}
    assert list(message(node, "/messages/0")) == list(each(calls, "/messages/0/tool_calls", Origin.TOOL_CALL))


_MEMBERS = st.dictionaries(
    st.sampled_from(["model", "temperature", "stream", "stop", "user", "metadata", "tools", "unheard_of"]),
    st.sampled_from(
        ["", "gpt-4o", "a text of several words, and more", None, 0, 0.5, True, [], ["END"], {}, {"a": "b"}]
    ),
)


@given(_MEMBERS)
def test_a_body_that_says_nothing_has_no_texts_of_its_members(body: dict[str, Any]) -> None:
    without = frozenset({"messages", "tools"})
    if says_nothing(body, without=without):
        assert list(members(body, "", {}, without=without)) == []


def test_most_bodies_say_nothing_beside_their_messages() -> None:
    body: dict[str, Any] = {
        "model": "gpt-4o",
        "temperature": 0.2,
        "stream": False,
        "messages": [{"role": "user", "content": "x"}],
    }
    assert says_nothing(body, without=frozenset({"messages"}))
    assert not says_nothing({**body, "stop": ["END"]}, without=frozenset({"messages"}))
    assert not says_nothing({**body, "odd": 1}, without=frozenset({"messages"}))


_MESSAGES = st.lists(
    st.fixed_dictionaries(
        {"role": st.sampled_from(["system", "user", "assistant", "tool", "oracle"])},
        optional={"content": st.sampled_from(["", "hello", [{"type": "text", "text": "a"}]]), "name": st.just("ann")},
    ).filter(lambda node: "content" in node),
    min_size=1,
    max_size=4,
)


@given(_MESSAGES)
def test_messages_are_read_one_by_one(messages: list[dict[str, Any]]) -> None:
    each_alone = [found for index, node in enumerate(messages) for found in message(node, f"/messages/{index}")]
    whole = OPENAI.read(Operation.CHAT, chat(*messages))
    assert [segment for segment in whole.segments if not segment.borders] == each_alone


def test_fields_tools_and_documents() -> None:
    tool = {"type": "function", "function": {"name": "f", "description": "does f", "parameters": {"type": "object"}}}
    body = chat(
        {"role": "user", "content": "hi"}, tools=[tool], functions=[{"name": "g"}], documents=["d e"], user="u v"
    )
    assert said(body) == [
        (Origin.USER, "/messages/0/content", "hi"),
        (Origin.TOOL_DEFINITION, "/tools/0", "function\n\nf\n\ndoes f\n\nobject"),
        (Origin.TOOL_DEFINITION, "/functions/0/name", "g"),
        (Origin.DOCUMENT, "/documents", "d e"),
        (Origin.FIELD, "/user", "u v"),
    ]


def test_a_file_part_with_text_is_a_document() -> None:
    part = {"type": "file", "file": {"filename": "a.txt", "file_data": "data:text/plain;base64,cmVhZCBtZQ=="}}
    found = said(chat({"role": "user", "content": [part]}))
    assert (Origin.DOCUMENT, "/messages/0/content/0/file/file_data", "read me") in found
    assert (Origin.DOCUMENT, "/messages/0/content/0/file/filename", "a.txt") in found


def test_audio_of_an_earlier_answer_is_not_judged() -> None:
    reading = OPENAI.read(Operation.CHAT, chat({"role": "assistant", "audio": {"id": "audio_1"}}))
    assert reading.unjudged == (Unjudged("/messages/0/audio", MediaKind.AUDIO),)


@pytest.mark.parametrize("name", ["data_sources", "dataSources"])
def test_what_azure_looks_up_for_the_model_is_not_judged(name: str) -> None:
    sources: list[Json] = [{"type": "azure_search", "parameters": {"index_name": "i"}}, {"type": "pinecone"}]
    reading = OPENAI.read(Operation.CHAT, {**chat({"role": "user", "content": "hi"}), name: sources})
    assert reading.unjudged == tuple(Unjudged(f"/{name}/{index}", MediaKind.FILE) for index in (0, 1))
    assert not OPENAI.read(Operation.CHAT, {**chat({"role": "user", "content": "hi"}), name: "x"}).unjudged


def test_a_phrase_cut_over_parts_and_messages_is_seen() -> None:
    parts = [{"type": "text", "text": letter, "note": "x y"} for letter in "ignore"]
    assert "ignore" in [text for _, _, text in said(chat({"role": "user", "content": parts}))]
    messages = [{"role": "user", "content": "ign"}, {"role": "user", "content": "ore"}]
    assert "ignore" in [text for _, _, text in said(chat(*messages))]
    answered = [messages[0], {"role": "assistant", "content": "ok"}, messages[1]]
    assert "ignore" in [text for _, _, text in said(chat(*answered))]


@pytest.mark.parametrize(
    ("operation", "tree", "expected"),
    [
        (
            Operation.COMPLETIONS,
            {"prompt": "a b", "suffix": "c"},
            [
                (Origin.USER, "/prompt", "a b"),
                (Origin.USER, "/suffix", "c"),
                (Origin.USER, "/suffix", "a bc"),
                (Origin.USER, "/suffix", "a b\nc"),
            ],
        ),
        (Operation.EMBEDDINGS, {"input": ["a", "b"]}, [(Origin.USER, "/input", "a\n\nb")]),
        (Operation.MODERATIONS, {"input": [{"type": "text", "text": "a"}]}, [(Origin.USER, "/input/0/text", "a")]),
        (
            Operation.IMAGES,
            {"prompt": "a", "user": "b c"},
            [(Origin.USER, "/prompt", "a"), (Origin.FIELD, "/user", "b c")],
        ),
        (
            Operation.AUDIO,
            {"input": "a", "instructions": "b"},
            [(Origin.USER, "/input", "a"), (Origin.USER, "/instructions", "b")],
        ),
        (
            Operation.OTHER,
            {"messages": [{"role": "system", "content": "a"}]},
            [(Origin.FIELD, "/messages/0/content", "a")],
        ),
        (Operation.FILES, ["a"], [(Origin.FIELD, "", "a")]),
    ],
)
def test_other_operations(operation: Operation, tree: Any, expected: list[tuple[Origin, str, str]]) -> None:
    assert said(tree, operation) == expected


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param({}, id="no messages"),
        pytest.param({"messages": {}}, id="messages an object"),
        pytest.param({"messages": 1}, id="messages a number"),
        pytest.param({"messages": []}, id="no message"),
        pytest.param({"messages": [1]}, id="message a number"),
        pytest.param({"messages": [None]}, id="message null"),
        pytest.param(chat({"content": "x"}), id="no role"),
        pytest.param(chat({"role": 1, "content": "x"}), id="role a number"),
        pytest.param(chat({"role": "user"}), id="user without content"),
        pytest.param(chat({"role": "user", "content": None}), id="user with null content"),
        pytest.param(chat({"role": "tool", "content": None}), id="result with null content"),
        pytest.param(chat({"role": "user", "content": 1}), id="content a number"),
        pytest.param(chat({"role": "user", "content": {"a": 1}}), id="content an object"),
        pytest.param(chat({"role": "user", "content": [[[]]]}), id="part a list"),
        pytest.param(chat({"role": "critic", "content": 1}), id="content of an unknown role a number"),
        pytest.param({**chat({"role": "user", "content": "x"}), "model": []}, id="model a list"),
        pytest.param({**chat({"role": "user", "content": "x"}), "model": None}, id="model null"),
    ],
)
def test_a_chat_of_another_shape_is_refused(tree: Any) -> None:
    with pytest.raises(Refused) as refused:
        OPENAI.read(Operation.CHAT, tree)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("operation", [Operation.EMBEDDINGS, Operation.MODERATIONS])
@pytest.mark.parametrize("tree", [{}, {"input": None}, {"input": 1}, {"input": {}}])
def test_input_that_is_needed(operation: Operation, tree: Any) -> None:
    with pytest.raises(Refused) as refused:
        OPENAI.read(operation, tree)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, "invalid_request_error"),
        (401, "authentication_error"),
        (403, "permission_error"),
        (404, "invalid_request_error"),
        (422, "invalid_request_error"),
        (429, "rate_limit_error"),
        (500, "server_error"),
        (503, "server_error"),
    ],
)
def test_the_error_type_follows_the_status(status: int, kind: str) -> None:
    told = orjson.loads(OPENAI.refuse(Refusal(Reason.BLOCKED, status, "no", "incident-1")))
    assert told["error"]["type"] == kind


def test_a_block_as_the_sdk_reads_it() -> None:
    refusal = Refusal(Reason.BLOCKED, 400, "no", "incident-1", ("INJ-001",))
    expected = {
        "error": {
            "message": "no Incident: incident-1",
            "type": "invalid_request_error",
            "param": None,
            "code": "content_policy_violation",
            "guardrail": {"incident_id": "incident-1", "rule_ids": ["INJ-001"]},
        }
    }
    assert orjson.loads(OPENAI.refuse(refusal)) == expected
    assert OPENAI.fault(refusal) == b"data: " + orjson.dumps(expected) + b"\n\n"


def test_a_run_has_instructions_and_an_assistant_that_is_not_judged() -> None:
    run = {"assistant_id": "asst_1", "instructions": "be good", "additional_instructions": "be brief"}
    read = OPENAI.read(Operation.OTHER, {**run, "additional_messages": [{"role": "user", "content": "a b"}]})
    found = {segment.path: (segment.origin, segment.text) for segment in read.segments if not segment.joined}
    assert found["/instructions"] == (Origin.SYSTEM, "be good")
    assert found["/additional_instructions"] == (Origin.SYSTEM, "be brief")
    assert {origin for path, (origin, _) in found.items() if not path.endswith("instructions")} == {Origin.FIELD}
    assert read.unjudged == (Unjudged("/assistant_id", MediaKind.HISTORY),)


@pytest.mark.parametrize("assistant", ["", None, ["asst_1"]])
def test_without_an_assistant_there_is_no_run(assistant: Any) -> None:
    read = OPENAI.read(Operation.OTHER, {"assistant_id": assistant, "instructions": "be good"})
    assert {segment.origin for segment in read.segments} == {Origin.FIELD}
    assert read.unjudged == ()


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ({"type": "file_id", "id": "file-1"}, [MediaKind.FILE]),
        ({"type": "stored_completions"}, [MediaKind.HISTORY]),
        ({"type": "responses"}, [MediaKind.HISTORY]),
        ({"type": "file_content", "content": [{"item": {"q": "a b"}}]}, []),
    ],
)
def test_what_an_evaluation_takes_from_the_provider_is_not_judged(source: Any, kinds: list[MediaKind]) -> None:
    read = OPENAI.read(Operation.OTHER, {"data_source": {"type": "completions", "source": source}})
    assert [place.kind for place in read.unjudged] == kinds


class _Unwritten(dict[str, Any]):
    """An object that nobody may write out: it can be as large as a body, and stand in others like it."""

    def __repr__(self) -> str:
        raise AssertionError


def test_a_source_whose_type_is_no_text_is_read_once() -> None:
    read = OPENAI.read(Operation.OTHER, {"source": {"type": _Unwritten(source={"type": _Unwritten(text="a b")})}})
    assert [segment.text for segment in read.segments] == ["a b"]
    assert read.unjudged == ()
