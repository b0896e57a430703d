"""Anthropic's Messages API: requests field by field, and what replies say beyond the answer itself.

Messages: https://platform.claude.com/docs/en/api/messages/create
Forced tools: https://platform.claude.com/docs/en/agents-and-tools/tool-use/implement-tool-use#forcing-tool-use
Structured outputs: https://platform.claude.com/docs/en/build-with-claude/structured-outputs
"""

from collections.abc import Mapping
from typing import Any

import pytest
from anthropic.types import Message
from anthropic.types.message_create_params import MessageCreateParamsNonStreaming

from adapters.anthropic import anthropic
from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import ProviderReply
from filters.verification.fencing import VERDICT_SCHEMA
from tests.adapters.golden import FENCED, NONCE, TEXT, sent
from tests.adapters.provider_server import REASONERS
from tests.adapters.watching import CANARY_KEY

HEADERS = {
    "accept": "application/json",
    "accept-encoding": "identity",
    "anthropic-version": "2023-06-01",
    "content-type": "application/json",
    "user-agent": "guardrail-gateway",
    "x-api-key": CANARY_KEY,
}
SINCE_REMOVED = frozenset({"temperature"})
"""Members that only models of generation 4 and before know."""


async def test_a_request_with_a_forced_tool() -> None:
    request = await sent(lambda url: anthropic(model="claude-haiku-4-5", base_url=url))
    assert request.line == "POST /v1/messages HTTP/1.1"
    assert request.headers == HEADERS
    assert NONCE in request.json["system"]
    assert request.json == {
        "model": "claude-haiku-4-5",
        "max_tokens": 256,
        "system": request.json["system"],
        "messages": [{"role": "user", "content": FENCED}],
        "tools": [
            {"name": "verdict", "description": "Report the verdict on the text.", "input_schema": VERDICT_SCHEMA}
        ],
        "tool_choice": {"type": "tool", "name": "verdict", "disable_parallel_tool_use": True},
        "temperature": 0,
    }
    assert request.json.keys() <= _known() | SINCE_REMOVED


async def test_a_request_with_a_schema() -> None:
    request = await sent(lambda url: anthropic(model="claude-opus-5-5", base_url=url))
    assert request.headers == HEADERS
    assert request.json == {
        "model": "claude-opus-5-5",
        "max_tokens": 2_048,
        "system": request.json["system"],
        "messages": [{"role": "user", "content": FENCED}],
        "output_config": {"effort": "low", "format": {"type": "json_schema", "schema": VERDICT_SCHEMA}},
    }
    assert request.json.keys() <= _known()


def _known() -> frozenset[str]:
    return MessageCreateParamsNonStreaming.__required_keys__ | MessageCreateParamsNonStreaming.__optional_keys__


@pytest.mark.parametrize(
    ("model", "forced", "temperature"),
    [
        ("claude-3-5-haiku-latest", True, True),
        ("claude-3-haiku-20240307", True, True),
        ("claude-haiku-4-5-20251001", True, True),
        ("claude-sonnet-4-20250514", True, True),
        ("claude-opus-4-6", True, True),
        ("claude-opus-4-7", True, False),
        ("claude-opus-4-8", True, False),
        ("a-server-of-ones-own", True, True),
        ("claude-sonnet-5", False, False),
        ("claude-haiku-5-5", False, False),
        ("claude-fable-5-1", False, False),
        ("claude-mythos-preview", False, False),
    ],
)
def test_the_model_tells_the_form(model: str, forced: bool, temperature: bool) -> None:
    body = anthropic(model=model).write({"prompt_text": TEXT}, NONCE)
    assert ("tool_choice" in body, "temperature" in body) == (forced, temperature)
    assert ("output_config" in body) is not forced


def test_the_public_address() -> None:
    assert anthropic(model="m").url == "https://api.anthropic.com/v1/messages"


@pytest.mark.parametrize("name", ["anthropic tool", "anthropic schema"])
def test_the_played_messages_are_of_the_format(name: str) -> None:
    speaker = REASONERS[name]
    for reply in (speaker.verdict("safe"), *speaker.refuses, *speaker.cut_off):
        assert Message.model_validate(reply).stop_reason == reply["stop_reason"]


_TOOL = REASONERS["anthropic tool"].verdict("safe")
_CALL = _TOOL["content"][0]
_TEXT = REASONERS["anthropic schema"].verdict("safe")["content"][-1]
ODD: Mapping[str, tuple[Any, VerifierFault]] = {
    "two calls": ({**_TOOL, "content": [_CALL, _CALL]}, VerifierFault.UNREADABLE),
    "text beside the call": ({**_TOOL, "content": [_TEXT, _CALL]}, VerifierFault.UNREADABLE),
    "another tool": ({**_TOOL, "content": [{**_CALL, "name": "bash"}]}, VerifierFault.UNREADABLE),
    "two texts": ({**_TOOL, "stop_reason": "end_turn", "content": [_TEXT, _TEXT]}, VerifierFault.UNREADABLE),
    "a call that ends the turn": ({**_TOOL, "stop_reason": "end_turn"}, VerifierFault.UNREADABLE),
    "a text that calls": ({**_TOOL, "content": [_TEXT]}, VerifierFault.UNREADABLE),
    "nothing": ({**_TOOL, "content": []}, VerifierFault.UNREADABLE),
    "a pause": ({**_TOOL, "stop_reason": "pause_turn"}, VerifierFault.UNREADABLE),
    "a full window": ({**_TOOL, "stop_reason": "model_context_window_exceeded"}, VerifierFault.UNREADABLE),
    "an error in a success": ({"type": "error", "error": {"type": "overloaded_error"}}, VerifierFault.MALFORMED),
    "content as text": ({**_TOOL, "content": "safe"}, VerifierFault.MALFORMED),
}


@pytest.mark.parametrize("case", ODD)
def test_an_odd_message_has_no_verdict(case: str) -> None:
    reply, fault = ODD[case]
    assert anthropic(model="claude-haiku-4-5").read(ProviderReply(200, reply)) == failed(fault)


def test_thoughts_are_passed_over() -> None:
    thoughts = [{"type": "thinking", "thinking": "unsafe?"}, {"type": "redacted_thinking", "data": "x"}]
    reply = {**_TOOL, "content": [*thoughts, _CALL]}
    assert anthropic(model="m").read(ProviderReply(200, reply)) == Outcome("safe")
