"""Paths, methods and queries that a tolerant reader would take for something else."""

import pytest

from tests.gateway.routes import SAMPLES, Sample
from tests.hostile.wires import BODY, CANARY, CHAT, MARK, guarded, sized

MESSAGES = SAMPLES["messages"]
GEMINI = SAMPLES["gemini"]

PATHS = {
    "/v1/%63hat/completions": 400,
    "/%76%31/chat/completions": 400,
    "/v1/chat/%2e%2e/chat/completions": 400,
    "/v1/models/../chat/completions": 400,
    "/v1/chat/completions%3f": 400,
    "/v1/chat%252fcompletions": 400,
    "/v1/chat/%EF%BD%83ompletions": 400,
    "/v1/chat/completions%0d%0aX-A:b": 400,
    "//v1/chat/completions": 400,
    "/v1/./chat/completions": 400,
    "/v1/chat/completions;a=b": 400,
    "/v1/chat/..;/chat/completions": 400,
    "/v1/chat/completions.json": 400,
    "/v1/chat/completions%20": 400,
    "/v1/chat/completions%zz": 400,
    "/v1/chat/completions%C0%AF": 400,
    "/v1/chat/completions%E2%80%8B": 400,
    "/v1/chat/completions@evil.test": 400,
    "/v1/messages/../chat/completions": 400,
    "/u/http://evil.test/v1/chat/completions": 400,
    "/u/..%2fopenai/v1/chat/completions": 400,
    "/v1/guardrail/../chat/completions": 404,
    "/api/v1/chat/completions": 404,
    "/u/nobody/v1/chat/completions": 404,
    "/v1/realtime/client_secrets": 404,
    "/v1/Realtime/sessions": 404,
    "/V1/chat/completions": 404,
    "/openai/deployments/x%2f..%2fy/chat/completions?api-version=1": 400,
    "/openai/deployments/../chat/completions?api-version=1": 400,
    "/u/%6cocal/v1/chat/completions": 400,
    "/u/local/../openai/v1/chat/completions": 400,
    "/u//v1/chat/completions": 400,
    "/u/LOCAL/v1/chat/completions": 404,
    "/metrics": 404,
    "/readyz": 404,
    "/healthz/": 404,
}


@pytest.mark.parametrize(("path", "status"), PATHS.items(), ids=PATHS.keys())
async def test_a_path_that_is_another_for_others_is_refused(path: str, status: int) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(BODY, line=f"POST {path} HTTP/1.1"), status)


@pytest.mark.parametrize(("method", "status"), [("TRACE", 405), ("TRACK", 400), ("DEBUG", 400), ("QUERY", 405)])
async def test_a_method_that_no_provider_has_is_refused(method: str, status: int) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(BODY, line=f"{method} {CHAT.path} HTTP/1.1"), status)


QUERIES = {
    "fields": "$httpHeaders=Authorization:x",
    "a method": "alt=sse&%24httpMethod=DELETE",
    "a body": "$req=x",
    "a type": "%24ct=text/plain",
    "a method of a framework": "_method=DELETE",
    "a method behind a semicolon": "alt=sse;$httpMethod=DELETE",
    "a method in a subscript": "x-http-method-override[]=DELETE",
    "a phrase in escapes of escapes": "q=" + MARK.replace("-", "%252d"),
    "a phrase": f"q={MARK}",
    "a phrase in escapes": "q=" + "".join(f"%{ord(letter):02x}" for letter in MARK),
    "a phrase in a name": f"say+{MARK}=1",
    "a phrase behind a semicolon": f"alt=sse;{MARK}",
    "a phrase that passes for a key": f"key=x+{MARK}",
}


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES.keys())
@pytest.mark.parametrize("sample", [CHAT, MESSAGES, GEMINI], ids=["openai", "anthropic", "gemini"])
async def test_a_query_that_steers_or_talks_is_refused(query: str, sample: Sample) -> None:
    async with guarded() as wire:
        fields = [f"{name}: {value}" for name, value in sample.headers]
        raw = sized(sample.body(CANARY), *fields, line=f"POST {sample.path}?{query} HTTP/1.1")
        await wire.refuses(raw, 400, sample)
