"""Azure OpenAI: requests field by field, and the content filter's say.

Chat: https://learn.microsoft.com/en-us/azure/ai-services/openai/reference#chat-completions
Filter: https://learn.microsoft.com/en-us/azure/ai-services/openai/concepts/content-filter
"""

from collections.abc import Mapping
from typing import Any

import pytest

from adapters.azure import azure
from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import ProviderReply
from filters.verification.fencing import VERDICT_SCHEMA
from tests.adapters.golden import FENCED, NONCE, TEXT, sent
from tests.adapters.provider_server import REASONERS
from tests.adapters.watching import CANARY_KEY

PROVIDER = azure(endpoint="https://eu.example.test", deployment="judge")


async def test_a_request() -> None:
    request = await sent(lambda url: azure(endpoint=url, deployment="gpt-4.1-nano"))
    assert request.line == "POST /openai/deployments/gpt-4.1-nano/chat/completions?api-version=2024-10-21 HTTP/1.1"
    assert request.headers == {
        "accept": "application/json",
        "accept-encoding": "identity",
        "api-key": CANARY_KEY,
        "content-type": "application/json",
        "user-agent": "guardrail-gateway",
    }
    assert NONCE in request.json["messages"][0]["content"]
    assert request.json == {
        "messages": [
            {"role": "system", "content": request.json["messages"][0]["content"]},
            {"role": "user", "content": FENCED},
        ],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "verdict", "strict": True, "schema": VERDICT_SCHEMA},
        },
        "temperature": 0,
        "max_tokens": 64,
    }


def test_a_deployment_that_thinks_gets_room_and_no_temperature() -> None:
    body = azure(endpoint="", deployment="o4-mini").write({"prompt_text": TEXT}, NONCE)
    assert body.keys() == {"messages", "response_format", "max_completion_tokens", "reasoning_effort"}


def test_nothing_in_a_name_changes_the_address() -> None:
    provider = azure(endpoint="https://eu.example.test", deployment="../x?y#z", api_version="2025-01-01&a=b")
    assert provider.url == (
        "https://eu.example.test/openai/deployments/..%2Fx%3Fy%23z/chat/completions?api-version=2025-01-01%26a%3Db"
    )


def _filtered(**inner: Any) -> Any:
    return {
        "error": {
            "message": "The response was filtered due to the prompt triggering the content management policy.",
            "type": None,
            "param": "prompt",
            "code": "content_filter",
            "status": 400,
            "innererror": {"code": "ResponsibleAIPolicyViolation", "content_filter_result": inner},
        }
    }


_JAILBREAK = {"jailbreak": {"filtered": True, "detected": True}}
REFUSALS: Mapping[str, tuple[Any, Outcome]] = {
    "jailbreak": (_filtered(**_JAILBREAK), Outcome("unsafe")),
    "hate": (_filtered(hate={"filtered": True, "severity": "high"}), Outcome("unsafe")),
    "the code alone": ({"error": {"code": "content_filter"}}, Outcome("unsafe")),
    "the inner code alone": (
        {"error": {"code": None, "innererror": {"code": "ResponsibleAIPolicyViolation"}}},
        Outcome("unsafe"),
    ),
    "the detection alone": (
        {"error": {"code": None, "innererror": {"content_filter_result": _JAILBREAK}}},
        Outcome("unsafe"),
    ),
    "another error": (
        {"error": {"code": "context_length_exceeded", "message": "content_filter"}},
        failed(VerifierFault.REJECTED),
    ),
    "no detection": (
        {"error": {"code": "x", "innererror": {"content_filter_result": {"jailbreak": {"detected": False}}}}},
        failed(VerifierFault.REJECTED),
    ),
    "no error": ({}, failed(VerifierFault.REJECTED)),
    "an error in words": ({"error": "content_filter"}, failed(VerifierFault.REJECTED)),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_400_is_read(case: str) -> None:
    reply, outcome = REFUSALS[case]
    assert PROVIDER.read(ProviderReply(400, reply)) == outcome


def test_a_filter_error_in_a_success_is_malformed() -> None:
    assert PROVIDER.read(ProviderReply(200, _filtered())) == failed(VerifierFault.MALFORMED)


def test_annotations_beside_an_answer_change_nothing() -> None:
    reply = {
        **REASONERS["azure"].verdict("safe"),
        "prompt_filter_results": [{"prompt_index": 0, "content_filter_results": {"jailbreak": {"detected": False}}}],
    }
    assert PROVIDER.read(ProviderReply(200, reply)) == Outcome("safe")
