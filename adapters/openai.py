"""OpenAI and servers that speak its format: moderation, and models by the chat completions or responses endpoint.

Moderation knows categories of harmful content. Prompt injection is none of them: moderation finds nothing wrong with an
instruction to ignore the system prompt.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Literal

from adapters.base import Outcome, VerifierFault, failed
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
from filters.verification.fencing import VERDICT_SCHEMA, Prompt

BASE_URL: Final = "https://api.openai.com/v1"
NEARLY_FLAGGED = 0.3
"""A moderation score from 0 to 1. A text that is not flagged is unclear if any category scores at least this."""

Api = Literal["moderations", "chat/completions", "responses"]

_THINKS: Final = re.compile(r"(?:.*/)?(?:o\d|gpt-oss|gpt-[5-9](?![\d.]*-chat))", re.IGNORECASE)
"""Names of models that reason before they answer. They accept neither `temperature` nor `max_tokens`."""
_RESPONSES_ONLY: Final = re.compile(r"(?:.*/)?(?:o\d|gpt-[\d.]+)-(?:pro|codex)", re.IGNORECASE)


def openai(
    *, model: str, base_url: str = BASE_URL, api: Api | None = None, least: float = LEAST_CONFIDENCE
) -> Provider:
    """Return the verifier for a model, at the endpoint `api`, or else at the one that the model's name implies.

    A name that contains "moderation" implies moderations. `base_url` ends before the endpoint's own path. A verdict
    with a confidence below `least` is unclear.
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


def openai_model(*, model: str, base_url: str = BASE_URL, api: Api | None = None) -> Model | None:
    """Return the endpoint at which a model answers questions, or None for moderation, which answers none."""
    endpoint = api or endpoint_of(model)
    if endpoint == "moderations":
        return None
    write, read = _ANSWERING[endpoint]
    return Model(name="openai", url=f"{base_url}/{endpoint}", headers=bearer, write=partial(write, model), read=read)


def endpoint_of(model: str) -> Api:
    if "moderation" in model.lower():
        return "moderations"
    return "responses" if _RESPONSES_ONLY.match(model) else "chat/completions"


def bearer(key: str) -> Mapping[str, str]:
    return {"Authorization": f"Bearer {key}"}


def chat_body(model: str, prompt: Prompt) -> Mapping[str, Any]:
    """Return a chat completion request whose answer must fit our schema, without fields that only OpenAI knows."""
    return {
        **question_body(model, prompt, tokens=ANSWER_TOKENS),
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": ANSWER_NAME, "strict": True, "schema": VERDICT_SCHEMA},
        },
    }


def question_body(model: str, prompt: Prompt, *, tokens: int = WORD_TOKENS) -> Mapping[str, Any]:
    """Return a chat completion request with free text as its answer, of at most `tokens` tokens."""
    limits: Mapping[str, Any] = (
        {"max_completion_tokens": THINKING_TOKENS, "reasoning_effort": "low"}
        if _THINKS.match(model)
        else {"max_tokens": tokens, "temperature": 0}
    )
    return {
        "messages": [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.user}],
        **limits,
    }


def chat_text(reply: ProviderReply) -> str | VerifierFault:
    """Return the answer in a chat completion: it must have exactly one choice, complete, with text and nothing else."""
    match reply.json:
        case {"choices": [{"message": {"refusal": str(words)}}]} if words:
            return VerifierFault.REFUSED
        case {"choices": [{"finish_reason": "content_filter"}]}:
            return VerifierFault.REFUSED
        case {"choices": [{"message": {"tool_calls": [_, *_]}}]}:
            return VerifierFault.UNREADABLE
        case {"choices": [{"finish_reason": "stop", "message": {"content": str(answer)}}]}:
            return answer
        case {"choices": [_, *_]}:  # several choices, or one that is cut off or has no text
            return VerifierFault.UNREADABLE
    return VerifierFault.MALFORMED


def read_chat(reply: ProviderReply, *, least: float) -> Outcome:
    """Return the outcome of a chat completion."""
    return outcome_of(chat_text(reply), least=least)


def _write_moderation(model: str, payload: Mapping[str, Any], _nonce: str) -> Mapping[str, Any]:
    return {"model": model, "input": payload["prompt_text"]}


def _read_moderation(reply: ProviderReply, *, least: float) -> Outcome:
    """Return the outcome of the one result. Its scores are not confidences, so `least` does not apply.

    Compatible servers may send no scores: then the flag alone decides.
    """
    match reply.json:
        case {"results": [{"flagged": True}]}:
            return Outcome("unsafe")
        case {"results": [{"flagged": False, "category_scores": {**scores}}]}:
            return _scored(scores)
        case {"results": [{"flagged": False, "category_scores": None}]}:
            return Outcome("safe")
        case {"results": [{"flagged": False, **rest}]} if "category_scores" not in rest:
            return Outcome("safe")
    return failed(VerifierFault.MALFORMED)


def _scored(scores: Mapping[object, object]) -> Outcome:
    """Return the outcome of a text that is not flagged."""
    numbers = [score for score in scores.values() if isinstance(score, int | float) and not isinstance(score, bool)]
    if len(numbers) < len(scores):
        return failed(VerifierFault.MALFORMED)
    return Outcome("unclear", last=True) if max(numbers, default=0) >= NEARLY_FLAGGED else Outcome("safe")


def _write_chat(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    return {"model": model, **chat_body(model, prompt_of(payload, nonce)), "store": False}


def _ask_chat(model: str, prompt: Prompt) -> Mapping[str, Any]:
    return {"model": model, **question_body(model, prompt), "store": False}


def _write_response(model: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    return {
        **_ask_response(model, prompt_of(payload, nonce), tokens=ANSWER_TOKENS),
        "text": {"format": {"type": "json_schema", "name": ANSWER_NAME, "strict": True, "schema": VERDICT_SCHEMA}},
    }


def _ask_response(model: str, prompt: Prompt, *, tokens: int = WORD_TOKENS) -> Mapping[str, Any]:
    limits: Mapping[str, Any] = (
        {"max_output_tokens": THINKING_TOKENS, "reasoning": {"effort": "low"}}
        if _THINKS.match(model)
        else {"max_output_tokens": tokens, "temperature": 0}
    )
    return {
        "model": model,
        "instructions": prompt.system,
        "input": [{"role": "user", "content": prompt.user}],
        "store": False,
        **limits,
    }


def _read_response(reply: ProviderReply, *, least: float) -> Outcome:
    return outcome_of(_response_text(reply), least=least)


def _response_text(reply: ProviderReply) -> str | VerifierFault:
    """Return the answer in a response: it must be completed, with one message of one text, and else only reasoning."""
    match reply.json:
        case {"status": "completed", "output": [*items]}:
            items = [item for item in items if not (isinstance(item, dict) and item.get("type") == "reasoning")]
        case {"status": "incomplete", "incomplete_details": {"reason": "content_filter"}}:
            return VerifierFault.REFUSED
        case {"status": "incomplete", "output": [*_]}:
            return VerifierFault.UNREADABLE
        case _:
            return VerifierFault.MALFORMED
    match items:
        case [{"type": "message", "content": [{"type": "output_text", "text": str(answer)}]}]:
            return answer
        case [{"type": "message", "content": [{"type": "refusal"}]}]:
            return VerifierFault.REFUSED
    return VerifierFault.UNREADABLE


_Write = Callable[[str, Mapping[str, Any], str], Mapping[str, Any]]
_Read = Callable[..., Outcome]
_Ask = Callable[[str, Prompt], Mapping[str, Any]]
_Hear = Callable[[ProviderReply], str | VerifierFault]

_ENDPOINTS: Final[Mapping[Api, tuple[_Write, _Read]]] = {
    "moderations": (_write_moderation, _read_moderation),
    "chat/completions": (_write_chat, read_chat),
    "responses": (_write_response, _read_response),
}
_ANSWERING: Final[Mapping[Api, tuple[_Ask, _Hear]]] = {
    "chat/completions": (_ask_chat, chat_text),
    "responses": (_ask_response, _response_text),
}
