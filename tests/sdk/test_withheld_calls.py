"""What agent loops see of a gated stream: allowed calls as ever, in place of withheld ones a text that ends a turn."""

from dataclasses import dataclass
from typing import Any

import anthropic
import httpx2
import openai
import orjson
import pytest
from google import genai
from google.genai import types
from openai.lib.streaming.chat import ChatCompletionStreamState

from filters.decision import Decision
from filters.dialects import DIALECTS
from filters.trees import Json
from tests.filters.replaying import (
    NOTICE,
    TRANSCRIPTS,
    Decide,
    Transcript,
    allow,
    clarify_first,
    clarify_second,
    load,
    play,
    ruling,
    whole,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a loop acts on: the text, the names of the calls, and why the turn ended."""

    text: str
    calls: tuple[str, ...]
    end: str | None


def _client(raw: bytes) -> httpx2.Client:
    """A client that gets this reply to everything."""
    media_type = "application/json" if raw.startswith(b"{") else "text/event-stream"
    reply = httpx2.Response(200, headers={"content-type": media_type}, content=raw)
    return httpx2.Client(transport=httpx2.MockTransport(lambda _: reply))


def _openai(raw: bytes) -> openai.OpenAI:
    return openai.OpenAI(api_key="key", http_client=_client(raw))


def _anthropic(raw: bytes) -> anthropic.Anthropic:
    return anthropic.Anthropic(api_key="key", http_client=_client(raw))


def _gemini(raw: bytes) -> genai.Client:
    return genai.Client(api_key="key", http_options=types.HttpOptions(httpx_client=_client(raw)))


def read_chat(raw: bytes) -> Seen:
    with _openai(raw) as sdk:
        state = ChatCompletionStreamState()
        for chunk in sdk.chat.completions.create(
            model="m", messages=[{"role": "user", "content": "hello"}], stream=True
        ):
            state.handle_chunk(chunk)
    choice = state.current_completion_snapshot.choices[0]
    message = choice.message
    calls = [call.function.name for call in message.tool_calls or [] if call.type == "function"]
    assert message.role == "assistant"
    return Seen(message.content or message.refusal or "", tuple(calls), choice.finish_reason)


def read_responses(raw: bytes) -> Seen:
    with _openai(raw) as sdk, sdk.responses.stream(model="m", input="hello") as stream:
        numbers = [event.sequence_number for event in stream if hasattr(event, "sequence_number")]
        final = stream.get_final_response()
    assert numbers == sorted(set(numbers))
    calls = [item.name for item in final.output if item.type == "function_call"]
    return Seen(final.output_text, tuple(calls), final.status)


def read_messages(raw: bytes) -> Seen:
    with (
        _anthropic(raw) as sdk,
        sdk.messages.stream(model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}]) as stream,
    ):
        message = stream.get_final_message()
    texts = [block.text for block in message.content if block.type == "text"]
    calls = [block.name for block in message.content if block.type == "tool_use"]
    return Seen("".join(texts), tuple(calls), message.stop_reason)


def read_gemini(raw: bytes) -> Seen:
    texts: list[str] = []
    calls: list[str] = []
    end = None
    for chunk in _gemini(raw).models.generate_content_stream(model="m", contents="hello"):
        candidate = (chunk.candidates or [])[0]
        for part in (candidate.content and candidate.content.parts) or []:
            texts.append(part.text or "")
            calls += [part.function_call.name or ""] if part.function_call else []
        end = candidate.finish_reason or end
    return Seen("".join(texts), tuple(calls), end)


def read_interactions(raw: bytes) -> Seen:
    texts: list[str] = []
    calls: list[str] = []
    end = None
    stream: Any = _gemini(raw).interactions.create(model="m", input="hello", stream=True)
    for event in stream:
        if event.event_type == "step.start" and event.step.type == "function_call":
            calls.append(event.step.name)
        elif event.event_type == "step.delta" and event.delta.type == "text":
            texts.append(event.delta.text)
        elif event.event_type == "interaction.completed":
            end = event.interaction.status
    return Seen("".join(texts), tuple(calls), end)


READERS = {
    "openai": read_chat,
    "openai_responses": read_responses,
    "anthropic": read_messages,
    "gemini": read_gemini,
    "gemini_interactions": read_interactions,
}
ASKED = {
    "openai": "tool_calls",
    "openai_responses": "completed",
    "anthropic": "tool_use",
    "gemini": "STOP",
    "gemini_interactions": "requires_action",
}
ANSWERED = {
    "openai": "stop",
    "openai_responses": "completed",
    "anthropic": "end_turn",
    "gemini": "STOP",
    "gemini_interactions": "completed",
}
TWO = ("transfer_funds", "delete_backup")

dialects = pytest.mark.parametrize("dialect", READERS)


def see(dialect: str, name: str, decide: Decide) -> Seen:
    transcript = load(dialect, name)
    return READERS[dialect](play(dialect, whole(transcript.raw), decide).raw)


@dialects
@pytest.mark.parametrize(
    ("name", "text", "calls"),
    [
        pytest.param("text", "Grüße from Köln.", (), id="text"),
        pytest.param("one_call", "", TWO[:1], id="call"),
        pytest.param("parallel_calls", "", TWO, id="calls"),
        pytest.param("text_then_call", "I will pay now.", TWO[:1], id="text then call"),
        pytest.param("call_then_text", "Paying now.", TWO[:1], id="call then text"),
    ],
)
def test_what_is_allowed(dialect: str, name: str, text: str, calls: tuple[str, ...]) -> None:
    assert see(dialect, name, allow) == Seen(text, calls, (ASKED if calls else ANSWERED)[dialect])


@dialects
@pytest.mark.parametrize("name", ["one_call", "parallel_calls"])
def test_what_is_withheld(dialect: str, name: str) -> None:
    seen = see(dialect, name, clarify_first)
    assert seen == Seen(NOTICE * len(load(dialect, name).judged), (), ANSWERED[dialect])


def test_the_pieces_of_an_allowed_call_are_what_the_api_sent() -> None:
    raw = play("gemini", whole(load("gemini", "call_in_pieces").raw), allow).raw
    chunks = _gemini(raw).models.generate_content_stream(model="m", contents="hello")
    called = [call for chunk in chunks for call in chunk.function_calls or []]
    pieces = [piece for call in called for piece in call.partial_args or []]
    assert [call.name for call in called if call.name] == ["transfer_funds"]
    assert [call.will_continue for call in called] == [True, True, True, True, None]
    assert "".join(piece.string_value or "" for piece in pieces if piece.json_path == "$.to") == "canary-first"
    assert [piece.number_value for piece in pieces if piece.json_path == "$.amount"] == [9000]


@dialects
def test_what_is_withheld_after_text(dialect: str) -> None:
    between = "\n\n" if dialect == "openai" else ""
    seen = see(dialect, "text_then_call", clarify_first)
    assert seen == Seen(f"I will pay now.{between}{NOTICE}", (), ANSWERED[dialect])


@dialects
def test_what_is_withheld_before_text(dialect: str) -> None:
    text = f"Paying now.\n\n{NOTICE}" if dialect == "openai" else f"{NOTICE}Paying now."
    assert see(dialect, "call_then_text", clarify_first) == Seen(text, (), ANSWERED[dialect])


@dialects
def test_a_later_call_is_withheld(dialect: str) -> None:
    seen = see(dialect, "parallel_calls", clarify_second)
    together = load(dialect, "parallel_calls").judged == ((0, 1),)
    assert seen.calls == (() if together else TWO[:1])
    assert seen.text == NOTICE
    assert seen.end == (ANSWERED if together else ASKED)[dialect]


@pytest.mark.parametrize(
    "transcript", [each for each in TRANSCRIPTS if each.calls and each.name != "several_choices"], ids=str
)
def test_every_stream_is_read_to_its_end(transcript: Transcript) -> None:
    seen = READERS[transcript.dialect](play(transcript.dialect, whole(transcript.raw), clarify_first).raw)
    assert not seen.calls
    assert seen.end == ANSWERED[transcript.dialect]


PAY = {"name": "transfer_funds", "arguments": "{}"}
UNARY: dict[str, Json] = {
    "openai": {
        "id": "c",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [
            {
                "index": 0,
                "message": {
                    "role": "assistant",
                    "content": None,
                    "tool_calls": [{"id": "call_1", "type": "function", "function": {**PAY}}],
                },
                "finish_reason": "tool_calls",
            }
        ],
    },
    "openai_responses": {
        "id": "resp_1",
        "object": "response",
        "created_at": 1,
        "model": "m",
        "status": "completed",
        "output": [{"id": "fc_1", "type": "function_call", "call_id": "call_1", "status": "completed", **PAY}],
    },
    "anthropic": {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": [{"type": "tool_use", "id": "toolu_1", "name": "transfer_funds", "input": {}}],
        "stop_reason": "tool_use",
        "usage": {"input_tokens": 1, "output_tokens": 1},
    },
    "gemini": {
        "candidates": [
            {
                "content": {"role": "model", "parts": [{"functionCall": {"name": "transfer_funds", "args": {}}}]},
                "finishReason": "STOP",
                "index": 0,
            }
        ]
    },
    "gemini_interactions": {
        "id": "v1_a",
        "object": "interaction",
        "model": "m",
        "status": "requires_action",
        "steps": [{"type": "function_call", "id": "call_1", "name": "transfer_funds", "arguments": {}}],
    },
}


def read_unary_chat(raw: bytes) -> Seen:
    with _openai(raw) as sdk:
        choice = sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}]).choices[0]
    assert not choice.message.tool_calls
    return Seen(choice.message.content or "", (), choice.finish_reason)


def read_unary_response(raw: bytes) -> Seen:
    with _openai(raw) as sdk:
        response = sdk.responses.create(model="m", input="hello")
    assert [item.type for item in response.output] == ["message"]
    return Seen(response.output_text, (), response.status)


def read_unary_message(raw: bytes) -> Seen:
    with _anthropic(raw) as sdk:
        message = sdk.messages.create(model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}])
    return Seen("".join(block.text for block in message.content if block.type == "text"), (), message.stop_reason)


def read_unary_content(raw: bytes) -> Seen:
    reply = _gemini(raw).models.generate_content(model="m", contents="hello")
    assert not reply.function_calls
    return Seen(reply.text or "", (), (reply.candidates or [])[0].finish_reason)


def read_unary_interaction(raw: bytes) -> Seen:
    interaction: Any = _gemini(raw).interactions.create(model="m", input="hello")
    assert [step.type for step in interaction.steps] == ["model_output"]
    return Seen(interaction.output_text, (), interaction.status)


UNARY_READERS = {
    "openai": read_unary_chat,
    "openai_responses": read_unary_response,
    "anthropic": read_unary_message,
    "gemini": read_unary_content,
    "gemini_interactions": read_unary_interaction,
}


@dialects
def test_what_is_withheld_of_a_unary_reply(dialect: str) -> None:
    replies, tree = DIALECTS[dialect].replies, UNARY[dialect]
    rulings = [ruling(call, Decision.CLARIFY) for call in replies.calls(tree)]
    raw = replies.withhold(tree, rulings)
    assert b"transfer_funds" not in raw
    assert UNARY_READERS[dialect](raw) == Seen(NOTICE, (), ANSWERED[dialect])
    assert orjson.loads(replies.withhold(tree, [ruling(one.call, Decision.ALLOW) for one in rulings])) == tree
