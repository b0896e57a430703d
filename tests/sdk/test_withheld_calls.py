"""What agent loops see of a gated stream: allowed calls as ever, in place of withheld ones a text that ends a turn."""

from dataclasses import dataclass

import anthropic
import httpx2
import openai
import pytest
from google import genai
from google.genai import types
from openai.lib.streaming.chat import ChatCompletionStreamState

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
    whole,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a loop acts on: the text, the names of the calls, and why the turn ended."""

    text: str
    calls: tuple[str, ...]
    end: str | None


def _transport(raw: bytes) -> httpx2.MockTransport:
    return httpx2.MockTransport(
        lambda request: httpx2.Response(200, headers={"content-type": "text/event-stream"}, content=raw)
    )


def _openai(raw: bytes) -> openai.OpenAI:
    return openai.OpenAI(api_key="key", http_client=httpx2.Client(transport=_transport(raw)))


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
    sdk = anthropic.Anthropic(api_key="key", http_client=httpx2.Client(transport=_transport(raw)))
    with (
        sdk,
        sdk.messages.stream(model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}]) as stream,
    ):
        message = stream.get_final_message()
    texts = [block.text for block in message.content if block.type == "text"]
    calls = [block.name for block in message.content if block.type == "tool_use"]
    return Seen("".join(texts), tuple(calls), message.stop_reason)


def read_gemini(raw: bytes) -> Seen:
    options = types.HttpOptions(httpx_client=httpx2.Client(transport=_transport(raw)))
    sdk = genai.Client(api_key="key", http_options=options)
    texts: list[str] = []
    calls: list[str] = []
    end = None
    for chunk in sdk.models.generate_content_stream(model="m", contents="hello"):
        candidate = (chunk.candidates or [])[0]
        for part in (candidate.content and candidate.content.parts) or []:
            texts.append(part.text or "")
            calls += [part.function_call.name or ""] if part.function_call else []
        end = candidate.finish_reason or end
    return Seen("".join(texts), tuple(calls), end)


READERS = {
    "openai": read_chat,
    "openai_responses": read_responses,
    "anthropic": read_messages,
    "gemini": read_gemini,
}
ASKED = {"openai": "tool_calls", "openai_responses": "completed", "anthropic": "tool_use", "gemini": "STOP"}
ANSWERED = {"openai": "stop", "openai_responses": "completed", "anthropic": "end_turn", "gemini": "STOP"}
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
