"""Every kind of route that the gateway serves, each with a request that its dialect would send."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

MARK = "hxblockme-7f3a9c"
"""A phrase that the tests' policy denies wherever it stands."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One route. `tree` makes a body out of a prompt; `stream` is the path of its stream, "" where it has none."""

    path: str
    dialect: str
    tree: Callable[[str], Mapping[str, Any]]
    headers: tuple[tuple[str, str], ...] = ()
    stream: str = ""
    credential: str = "authorization"

    def body(self, prompt: str, *, stream: bool = False) -> bytes:
        return orjson.dumps({**self.tree(prompt), **({"stream": True} if stream and self.stream == self.path else {})})

    def fields(self, *more: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        return (("content-type", "application/json"), *self.headers, *more)

    def carry(self, key: str) -> tuple[str, str]:
        """The header in which this route's SDK sends an API key."""
        return (self.credential, f"Bearer {key}" if self.credential == "authorization" else key)

    def incident_of(self, tree: Any) -> object:
        """The incident id in an error body of the dialect."""
        return _INCIDENTS[self.dialect](tree)


_INCIDENTS: Mapping[str, Callable[[Any], object]] = {
    "openai": lambda tree: tree["error"]["guardrail"]["incident_id"],
    "azure": lambda tree: tree["error"]["guardrail"]["incident_id"],
    "anthropic": lambda tree: tree["request_id"],
    "gemini": lambda tree: tree["error"]["details"][0]["metadata"]["incident_id"],
}


def _messages(prompt: str) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": prompt}]}


def _claude(prompt: str) -> dict[str, Any]:
    return {**_messages(prompt), "max_tokens": 8}


def _input(prompt: str) -> dict[str, Any]:
    return {"model": "m", "input": prompt}


def _prompt(prompt: str) -> dict[str, Any]:
    return {"model": "m", "prompt": prompt}


def _contents(prompt: str) -> dict[str, Any]:
    return {"contents": [{"role": "user", "parts": [{"text": prompt}]}]}


_VERSION = (("anthropic-version", "2023-06-01"),)
_DEPLOYMENT = "/openai/deployments/d"
_GEMINI = "/v1beta/models/m"

SAMPLES: Mapping[str, Sample] = {
    "chat": Sample("/v1/chat/completions", "openai", _messages, stream="/v1/chat/completions"),
    "completions": Sample("/v1/completions", "openai", _prompt, stream="/v1/completions"),
    "responses": Sample("/v1/responses", "openai", _input, stream="/v1/responses"),
    "embeddings": Sample("/v1/embeddings", "openai", _input),
    "moderations": Sample("/v1/moderations", "openai", _input),
    "images": Sample("/v1/images/generations", "openai", _prompt),
    "speech": Sample("/v1/audio/speech", "openai", _input),
    "named": Sample("/u/local/v1/chat/completions", "openai", _messages, stream="/u/local/v1/chat/completions"),
    "messages": Sample("/v1/messages", "anthropic", _claude, _VERSION, "/v1/messages", "x-api-key"),
    "count tokens": Sample("/v1/messages/count_tokens", "anthropic", _messages, _VERSION, credential="x-api-key"),
    "azure chat": Sample(
        f"{_DEPLOYMENT}/chat/completions?api-version=1",
        "azure",
        _messages,
        stream=f"{_DEPLOYMENT}/chat/completions?api-version=1",
        credential="api-key",
    ),
    "azure embeddings": Sample(f"{_DEPLOYMENT}/embeddings?api-version=1", "azure", _input, credential="api-key"),
    "azure responses": Sample(
        "/openai/v1/responses", "azure", _input, stream="/openai/v1/responses", credential="api-key"
    ),
    "gemini": Sample(
        f"{_GEMINI}:generateContent",
        "gemini",
        _contents,
        stream=f"{_GEMINI}:streamGenerateContent?alt=sse",
        credential="x-goog-api-key",
    ),
    "gemini default version": Sample("/v1/models/m:generateContent", "gemini", _contents, credential="x-goog-api-key"),
    "gemini count": Sample(f"{_GEMINI}:countTokens", "gemini", _contents, credential="x-goog-api-key"),
}
