"""Anthropic: the Messages API, with an answer that the model is made to give in our form."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import orjson

from adapters.base import Outcome, failed
from adapters.calls import Reply
from adapters.metrics import VerifierFault
from adapters.provider import (
    ANSWER_NAME,
    ANSWER_TOKENS,
    LEAST_CONFIDENCE,
    THINKING_TOKENS,
    Provider,
    outcome_of,
    prompt_of,
)
from filters.dialects.dialect import Json
from filters.fencing import VERDICT_SCHEMA

BASE_URL: Final = "https://api.anthropic.com"
VERSION: Final = "2023-06-01"

_TOOL_TOKENS: Final = 4 * ANSWER_TOKENS
"""A tool call writes its framing too."""
_THINKS: Final = re.compile(r"claude-(?:[a-z]+-)?(?:[5-9]|\d\d(?!\d)|preview)|claude-mythos", re.IGNORECASE)
"""From generation 5 on models think by themselves, and several refuse a forced tool; they take a schema instead."""
_NO_TEMPERATURE: Final = re.compile(r"claude-opus-4-[7-9]", re.IGNORECASE)
_THOUGHTS: Final = frozenset({"thinking", "redacted_thinking"})


def anthropic(*, model: str, base_url: str = BASE_URL, least: float = LEAST_CONFIDENCE) -> Provider:
    """The Messages endpoint. `base_url` ends before `/v1`."""
    return Provider(
        name="anthropic",
        url=f"{base_url}/v1/messages",
        headers=_headers,
        write=partial(_write, model),
        read=partial(_read, least=least),
    )


def _headers(key: str) -> Mapping[str, str]:
    return {"x-api-key": key, "anthropic-version": VERSION}


def _write(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    prompt = prompt_of(payload, nonce)
    return {
        "model": model,
        "system": prompt.system,
        "messages": [{"role": "user", "content": prompt.user}],
        **_form(model),
    }


def _form(model: str) -> Mapping[str, Any]:
    if _THINKS.match(model):
        return {
            "max_tokens": THINKING_TOKENS,
            "output_config": {"effort": "low", "format": {"type": "json_schema", "schema": VERDICT_SCHEMA}},
        }
    return {
        "max_tokens": _TOOL_TOKENS,
        "tools": [
            {"name": ANSWER_NAME, "description": "Report the verdict on the text.", "input_schema": VERDICT_SCHEMA}
        ],
        "tool_choice": {"type": "tool", "name": ANSWER_NAME, "disable_parallel_tool_use": True},
        **({} if _NO_TEMPERATURE.match(model) else {"temperature": 0}),
    }


def _read(reply: Reply, *, least: float) -> Outcome:
    """The outcome of a message: one call of our tool, or one text, beside thoughts only."""
    match reply.json:
        case {"type": "message", "stop_reason": "refusal"}:
            return failed(VerifierFault.REFUSED)
        case {"type": "message", "stop_reason": "tool_use" | "end_turn" as reason, "content": [*blocks]}:
            answer = _answer(reason, [block for block in blocks if not _is_thought(block)])
        case {"type": "message", "content": [*_]}:  # cut off
            answer = None
        case _:
            return failed(VerifierFault.MALFORMED)
    return failed(VerifierFault.UNREADABLE) if answer is None else outcome_of(answer, least=least)


def _answer(reason: str, blocks: list[Json]) -> str | None:
    match reason, blocks:
        case "tool_use", [{"type": "tool_use", "name": name, "input": dict(values)}] if name == ANSWER_NAME:
            return orjson.dumps(values).decode()
        case "end_turn", [{"type": "text", "text": str(text)}]:
            return text
    return None


def _is_thought(block: Json) -> bool:
    return isinstance(block, dict) and block.get("type") in _THOUGHTS
