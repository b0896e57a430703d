"""Anthropic: the Messages API, with a forced tool call or a schema that makes the model answer in our form."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import orjson

from adapters.base import Outcome, VerifierFault
from adapters.calls import ProviderReply
from adapters.provider import (
    ANSWER_NAME,
    ANSWER_TOKENS,
    LEAST_CONFIDENCE,
    THINKING_TOKENS,
    WORD_TOKENS,
    Model,
    Provider,
    outcome_of,
    prompt_of,
)
from filters.trees import Json
from filters.verification.fencing import VERDICT_SCHEMA, Prompt

BASE_URL: Final = "https://api.anthropic.com"
VERSION: Final = "2023-06-01"

_TOOL_TOKENS: Final = 4 * ANSWER_TOKENS
"""Limit of tokens of an answer by tool call, whose framing counts too."""
_THINKS: Final = re.compile(r"claude-(?:[a-z]+-)?(?:[5-9]|\d\d(?!\d)|preview)|claude-mythos", re.IGNORECASE)
"""Models from generation 5 on. They think by default, and several reject a forced tool, so they get a schema."""
_NO_TEMPERATURE: Final = re.compile(r"claude-opus-4-[7-9]", re.IGNORECASE)
_THOUGHTS: Final = frozenset({"thinking", "redacted_thinking"})


def anthropic(*, model: str, base_url: str = BASE_URL, least: float = LEAST_CONFIDENCE) -> Provider:
    """Return the verifier at the Messages endpoint. `base_url` ends before `/v1`.

    A verdict with a confidence below `least` is unclear.
    """
    return Provider(
        name="anthropic",
        url=f"{base_url}/v1/messages",
        headers=_headers,
        write=partial(_write, model),
        read=partial(_read, least=least),
    )


def anthropic_model(*, model: str, base_url: str = BASE_URL) -> Model:
    """Return the same endpoint as one at which a model answers questions. `base_url` ends before `/v1`."""
    return Model(
        name="anthropic",
        url=f"{base_url}/v1/messages",
        headers=_headers,
        write=partial(_ask, model),
        read=_text,
    )


def _headers(key: str) -> Mapping[str, str]:
    return {"x-api-key": key, "anthropic-version": VERSION}


def _write(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    return {**_question(model, prompt_of(payload, nonce)), **_form(model)}


def _ask(model: str, prompt: Prompt) -> Mapping[str, Any]:
    if _THINKS.match(model):
        return {**_question(model, prompt), "max_tokens": THINKING_TOKENS, "output_config": {"effort": "low"}}
    return {**_question(model, prompt), "max_tokens": WORD_TOKENS, **_temperature(model)}


def _question(model: str, prompt: Prompt) -> Mapping[str, Any]:
    return {"model": model, "system": prompt.system, "messages": [{"role": "user", "content": prompt.user}]}


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
        **_temperature(model),
    }


def _temperature(model: str) -> Mapping[str, Any]:
    return {} if _NO_TEMPERATURE.match(model) else {"temperature": 0}


def _read(reply: ProviderReply, *, least: float) -> Outcome:
    """Return the outcome of a message: it must have one call of our tool or one text, and else only thoughts."""
    match reply.json:
        case {"type": "message", "stop_reason": "tool_use", "content": [*blocks]}:
            return outcome_of(_tool_answer(_without_thoughts(blocks)), least=least)
    return outcome_of(_text(reply), least=least)


def _text(reply: ProviderReply) -> str | VerifierFault:
    """Return the answer in a message: it must have one text, and else only thoughts."""
    match reply.json:
        case {"type": "message", "stop_reason": "refusal"}:
            return VerifierFault.REFUSED
        case {"type": "message", "stop_reason": "end_turn", "content": [*blocks]}:
            texts = _without_thoughts(blocks)
        case {"type": "message", "content": [*_]}:  # cut off
            return VerifierFault.UNREADABLE
        case _:
            return VerifierFault.MALFORMED
    match texts:
        case [{"type": "text", "text": str(text)}]:
            return text
    return VerifierFault.UNREADABLE


def _tool_answer(blocks: list[Json]) -> str | VerifierFault:
    match blocks:
        case [{"type": "tool_use", "name": name, "input": dict(values)}] if name == ANSWER_NAME:
            return orjson.dumps(values).decode()
    return VerifierFault.UNREADABLE


def _without_thoughts(blocks: list[Json]) -> list[Json]:
    return [block for block in blocks if not (isinstance(block, dict) and block.get("type") in _THOUGHTS)]
