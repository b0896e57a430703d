"""Every kind of route that the gateway serves, each with a request that its dialect would send."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

MARK = "hxblockme-7f3a9c"
"""A phrase that the tests' policy denies wherever it stands."""


BOUNDARY = "the-boundary"


@dataclass(frozen=True, slots=True)
class Sample:
    """One route. `tree` makes a body out of a prompt; `stream` is the path of its stream, "" where it has none.

    A sample whose `kind` is a form sends the members of the tree as its fields.
    """

    path: str
    dialect: str
    tree: Callable[[str], Mapping[str, Any]]
    headers: tuple[tuple[str, str], ...] = ()
    stream: str = ""
    credential: str = "authorization"
    kind: str = "application/json"

    def body(self, prompt: str, *, stream: bool = False) -> bytes:
        tree = {**self.tree(prompt), **({"stream": True} if stream and self.stream == self.path else {})}
        return orjson.dumps(tree) if self.kind == "application/json" else _form(tree)

    def fields(self, *more: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        return (("content-type", self.kind), *self.headers, *more)

    def carry(self, key: str) -> tuple[str, str]:
        """The header in which this route's SDK sends an API key."""
        return (self.credential, f"Bearer {key}" if self.credential == "authorization" else key)

    def incident_of(self, tree: Any) -> object:
        """The incident id in an error body of the dialect."""
        return INCIDENTS[self.dialect](tree)

    @property
    def dialect_elsewhere(self) -> str:
        """The dialect of an answer to the same fields on a path that nobody knows."""
        if "anthropic-version" in dict(self.headers):
            return "anthropic"
        return "gemini" if self.credential == "x-goog-api-key" else "openai"


@dataclass(frozen=True, slots=True)
class Bare:
    """One route that takes no body."""

    method: str
    path: str
    dialect: str
    headers: tuple[tuple[str, str], ...] = ()


INCIDENTS: Mapping[str, Callable[[Any], object]] = {
    "openai": lambda tree: tree["error"]["guardrail"]["incident_id"],
    "azure": lambda tree: tree["error"]["guardrail"]["incident_id"],
    "anthropic": lambda tree: tree["request_id"],
    "gemini": lambda tree: tree["error"]["details"][0]["metadata"]["incident_id"],
    "gemini_interactions": lambda tree: tree["error"]["guardrail"]["incident_id"],
}


def _form(tree: Mapping[str, Any]) -> bytes:
    texts = [f'Content-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in tree.items()]
    file = 'Content-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\nRIFF\r\n'
    parts = "".join(f"--{BOUNDARY}\r\n{part}" for part in (*texts, file))
    return f"{parts}--{BOUNDARY}--\r\n".encode()


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


_FORM = f"multipart/form-data; boundary={BOUNDARY}"
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
    "transcriptions": Sample("/v1/audio/transcriptions", "openai", _prompt, kind=_FORM),
    "unknown below v1": Sample("/v1/brand/new/messages", "openai", _messages),
    "named Anthropic": Sample(
        "/u/claude/v1/messages", "anthropic", _claude, stream="/u/claude/v1/messages", credential="x-api-key"
    ),
    "named Gemini": Sample(
        f"/u/google{_GEMINI}:generateContent",
        "gemini",
        _contents,
        stream=f"/u/google{_GEMINI}:streamGenerateContent?alt=sse",
        credential="x-goog-api-key",
    ),
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
    "interactions": Sample(
        "/v1beta/interactions",
        "gemini_interactions",
        _input,
        stream="/v1beta/interactions",
        credential="x-goog-api-key",
    ),
    "gemini count": Sample(f"{_GEMINI}:countTokens", "gemini", _contents, credential="x-goog-api-key"),
}

BARE: Mapping[str, Bare] = {
    "models": Bare("GET", "/v1/models", "openai"),
    "one model": Bare("GET", "/v1/models/m", "openai"),
    "stored response": Bare("GET", "/v1/responses/resp_1", "openai"),
    "stored interaction": Bare("GET", "/v1beta/interactions/v1_a", "gemini_interactions"),
    "deleting a file": Bare("DELETE", "/v1/files/file-1", "openai"),
    "models of Anthropic": Bare("GET", "/v1/models", "anthropic", _VERSION),
    "models of Gemini": Bare("GET", "/v1beta/models", "gemini"),
    "models of Gemini by their key": Bare("GET", "/v1/models", "gemini", (("x-goog-api-key", "k"),)),
    "models of Azure": Bare("GET", "/openai/v1/models", "azure"),
    "models of a named upstream": Bare("GET", "/u/google/v1beta/models", "gemini"),
}
