"""OpenAI, and servers that speak its format: the moderation endpoint, and reasoners by chat completions or responses.

Moderation knows categories of harmful content. It does not know prompt injection: an instruction to ignore the system
prompt is not harmful content, and moderation calls it clean.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Literal

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
from filters.fencing import VERDICT_SCHEMA, Prompt

BASE_URL: Final = "https://api.openai.com/v1"
NEARLY_FLAGGED = 0.3
"""A score of any category from which moderation that flags nothing counts as unsure."""

Api = Literal["moderations", "chat/completions", "responses"]

_THINKS: Final = re.compile(r"(?:.*/)?(?:o\d|gpt-oss|gpt-[5-9](?![\d.]*-chat))", re.IGNORECASE)
"""Models that reason before they answer. They take no temperature, and no `max_tokens`."""
_RESPONSES_ONLY: Final = re.compile(r"(?:.*/)?(?:o\d|gpt-[\d.]+)-(?:pro|codex)", re.IGNORECASE)


def openai(
    *, model: str, base_url: str = BASE_URL, api: Api | None = None, least: float = LEAST_CONFIDENCE
) -> Provider:
    """The endpoint that a model is asked at, or the given one.

    A name that contains "moderation" goes to moderations; `base_url` ends before the endpoint's own path.
    """
    endpoint = api or endpoint_of(model)
    write, read = _ENDPOINTS[endpoint]
    return Provider(
        name="openai",
        url=f"{base_url}/{endpoint}",
        headers=bearer,
        write=partial(write, model),
        read=partial(read, least=least),
    )


def endpoint_of(model: str) -> Api:
    if "moderation" in model.lower():
        return "moderations"
    return "responses" if _RESPONSES_ONLY.match(model) else "chat/completions"


def bearer(key: str) -> Mapping[str, str]:
    return {"Authorization": f"Bearer {key}"}


def chat_body(model: str, prompt: Prompt) -> Mapping[str, Any]:
    """A chat completion that must answer by our schema, without what only api.openai.com knows."""
    limits: Mapping[str, Any] = (
        {"max_completion_tokens": THINKING_TOKENS, "reasoning_effort": "low"}
        if _THINKS.match(model)
        else {"max_tokens": ANSWER_TOKENS, "temperature": 0}
    )
    return {
        "messages": [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": ANSWER_NAME, "strict": True, "schema": VERDICT_SCHEMA},
        },
        **limits,
    }


def read_chat(reply: Reply, *, least: float) -> Outcome:
    """The outcome of a chat completion: exactly one choice, ended by itself, with text and nothing else."""
    match reply.json:
        case {"choices": [{"message": {"refusal": str(words)}}]} if words:
            return failed(VerifierFault.REFUSED)
        case {"choices": [{"finish_reason": "content_filter"}]}:
            return failed(VerifierFault.REFUSED)
        case {"choices": [{"message": {"tool_calls": [_, *_]}}]}:
            return failed(VerifierFault.UNREADABLE)
        case {"choices": [{"finish_reason": "stop", "message": {"content": str(answer)}}]}:
            return outcome_of(answer, least=least)
        case {"choices": [_, *_]}:  # several, cut off, or empty
            return failed(VerifierFault.UNREADABLE)
    return failed(VerifierFault.MALFORMED)


def _write_moderation(model: str, payload: Mapping[str, Any], _nonce: str) -> Mapping[str, Any]:
    return {"model": model, "input": payload["prompt_text"]}


def _read_moderation(reply: Reply, *, least: float) -> Outcome:
    """The outcome of the one result. Its scores are no confidences, so `least` says nothing about them.

    Compatible servers may have no scores: then the flag alone is the word.
    """
    match reply.json:
        case {"results": [{"flagged": True}]}:
            return Outcome("unsafe")
        case {"results": [{"flagged": False, "category_scores": {**scores}}]} if not scores:
            return Outcome("safe")
        case {"results": [{"flagged": False, "category_scores": {**scores}}]}:
            known = [score for score in scores.values() if isinstance(score, int | float)]
            return Outcome("unclear" if not known or max(known) >= NEARLY_FLAGGED else "safe")
    return failed(VerifierFault.MALFORMED)


def _write_chat(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    return {"model": model, **chat_body(model, prompt_of(payload, nonce)), "store": False}


def _write_response(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    prompt = prompt_of(payload, nonce)
    limits: Mapping[str, Any] = (
        {"max_output_tokens": THINKING_TOKENS, "reasoning": {"effort": "low"}}
        if _THINKS.match(model)
        else {"max_output_tokens": ANSWER_TOKENS, "temperature": 0}
    )
    return {
        "model": model,
        "instructions": prompt.system,
        "input": [{"role": "user", "content": prompt.user}],
        "text": {"format": {"type": "json_schema", "name": ANSWER_NAME, "strict": True, "schema": VERDICT_SCHEMA}},
        "store": False,
        **limits,
    }


def _read_response(reply: Reply, *, least: float) -> Outcome:
    """The outcome of a response: completed, with one message of one text, beside reasoning only."""
    match reply.json:
        case {"status": "completed", "output": [*items]}:
            said = [item for item in items if not (isinstance(item, dict) and item.get("type") == "reasoning")]
        case {"status": "incomplete", "incomplete_details": {"reason": "content_filter"}}:
            return failed(VerifierFault.REFUSED)
        case {"status": "incomplete", "output": [*_]}:
            return failed(VerifierFault.UNREADABLE)
        case _:
            return failed(VerifierFault.MALFORMED)
    match said:
        case [{"type": "message", "content": [{"type": "output_text", "text": str(answer)}]}]:
            return outcome_of(answer, least=least)
        case [{"type": "message", "content": [{"type": "refusal"}]}]:
            return failed(VerifierFault.REFUSED)
    return failed(VerifierFault.UNREADABLE)


_Write = Callable[[str, Mapping[str, Any], str], Mapping[str, Any]]
_Read = Callable[..., Outcome]

_ENDPOINTS: Final[Mapping[Api, tuple[_Write, _Read]]] = {
    "moderations": (_write_moderation, _read_moderation),
    "chat/completions": (_write_chat, read_chat),
    "responses": (_write_response, _read_response),
}
