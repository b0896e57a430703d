"""OpenAI's three endpoints: requests field by field, and what replies say beyond the answer itself.

Moderations: https://developers.openai.com/api/reference/resources/moderations/methods/create
Chat: https://developers.openai.com/api/reference/resources/chat/subresources/completions/methods/create
Responses: https://developers.openai.com/api/reference/resources/responses/methods/create
Structured outputs: https://developers.openai.com/api/docs/guides/structured-outputs
"""

from collections.abc import Mapping
from typing import Any

import openai as sdk
import pytest
from openai.types import ModerationCreateResponse
from openai.types.chat import ChatCompletion
from openai.types.chat.completion_create_params import CompletionCreateParamsNonStreaming
from openai.types.responses import Response
from openai.types.responses.response_create_params import ResponseCreateParamsNonStreaming

from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import ProviderReply
from adapters.openai import NEARLY_FLAGGED, Api, endpoint_of, openai
from filters.verification.fencing import VERDICT_SCHEMA
from tests.adapters.golden import FENCED, NONCE, TEXT, sent
from tests.adapters.provider_server import REASONERS, moderation
from tests.adapters.watching import CANARY_KEY

HEADERS = {
    "accept": "application/json",
    "accept-encoding": "identity",
    "authorization": f"Bearer {CANARY_KEY}",
    "content-type": "application/json",
    "user-agent": "guardrail-gateway",
}
FORMAT = {"name": "verdict", "strict": True, "schema": VERDICT_SCHEMA}


async def test_a_moderation_request() -> None:
    request = await sent(lambda url: openai(model="omni-moderation-latest", base_url=f"{url}/v1"))
    assert request.line == "POST /v1/moderations HTTP/1.1"
    assert request.headers == HEADERS
    assert request.json == {"model": "omni-moderation-latest", "input": TEXT}


async def test_a_chat_request() -> None:
    request = await sent(lambda url: openai(model="gpt-4.1-nano", base_url=f"{url}/v1"))
    assert request.line == "POST /v1/chat/completions HTTP/1.1"
    assert request.headers == HEADERS
    system, user = request.json["messages"]
    assert NONCE in system["content"]
    assert request.json == {
        "model": "gpt-4.1-nano",
        "messages": [{"role": "system", "content": system["content"]}, {"role": "user", "content": FENCED}],
        "response_format": {"type": "json_schema", "json_schema": FORMAT},
        "temperature": 0,
        "max_tokens": 64,
        "store": False,
    }
    assert user["content"] == FENCED
    assert request.json.keys() <= _known(CompletionCreateParamsNonStreaming)


async def test_a_chat_request_to_a_model_that_thinks() -> None:
    request = await sent(lambda url: openai(model="gpt-5-nano", base_url=f"{url}/v1"))
    limits = {name: value for name, value in request.json.items() if name not in {"messages", "response_format"}}
    assert limits == {
        "model": "gpt-5-nano",
        "max_completion_tokens": 2_048,
        "reasoning_effort": "low",
        "store": False,
    }


async def test_a_response_request() -> None:
    request = await sent(lambda url: openai(model="gpt-4.1-nano", base_url=f"{url}/v1", api="responses"))
    assert request.line == "POST /v1/responses HTTP/1.1"
    assert request.headers == HEADERS
    assert NONCE in request.json["instructions"]
    assert request.json == {
        "model": "gpt-4.1-nano",
        "instructions": request.json["instructions"],
        "input": [{"role": "user", "content": FENCED}],
        "text": {"format": {"type": "json_schema", **FORMAT}},
        "temperature": 0,
        "max_output_tokens": 64,
        "store": False,
    }
    assert request.json.keys() <= _known(ResponseCreateParamsNonStreaming)


async def test_a_response_request_to_a_model_that_thinks() -> None:
    request = await sent(lambda url: openai(model="gpt-5-pro", base_url=f"{url}/v1"))
    assert request.line == "POST /v1/responses HTTP/1.1"
    assert "temperature" not in request.json
    assert (request.json["max_output_tokens"], request.json["reasoning"]) == (2_048, {"effort": "low"})


async def test_the_second_asking_is_stricter() -> None:
    first, second = [
        (await sent(lambda url: openai(model="gpt-4.1-nano", base_url=url), strict=strict)).json["messages"]
        for strict in (False, True)
    ]
    assert second[0]["content"].startswith(first[0]["content"])
    assert len(second[0]["content"]) > len(first[0]["content"])
    assert second[1] == first[1]


def _known(parameters: Any) -> frozenset[str]:
    """The members that the SDK knows."""
    known: frozenset[str] = parameters.__required_keys__ | parameters.__optional_keys__
    return known


ENDPOINTS: Mapping[str, Api] = {
    "omni-moderation-latest": "moderations",
    "text-moderation-stable": "moderations",
    "My-Moderation": "moderations",
    "gpt-4.1-nano": "chat/completions",
    "gpt-5-mini": "chat/completions",
    "o4-mini": "chat/completions",
    "llama3.2:3b": "chat/completions",
    "meta-llama/Llama-3.1-8B-Instruct": "chat/completions",
    "o1-pro": "responses",
    "gpt-5-pro": "responses",
    "gpt-5.1-codex-mini": "responses",
}


@pytest.mark.parametrize("model", ENDPOINTS)
def test_the_model_tells_the_endpoint(model: str) -> None:
    assert endpoint_of(model) == ENDPOINTS[model]


@pytest.mark.parametrize(
    ("model", "thinks"),
    [
        ("gpt-4o-mini", False),
        ("gpt-4.1", False),
        ("gpt-35-turbo", False),
        ("gpt-5-chat-latest", False),
        ("gpt-5.1-chat-latest", False),
        ("llama3.2:3b", False),
        ("o1", True),
        ("o4-mini", True),
        ("gpt-5", True),
        ("gpt-5.1-mini", True),
        ("openai/gpt-oss-20b", True),
    ],
)
def test_a_model_that_thinks_gets_room_and_no_temperature(model: str, thinks: bool) -> None:
    body = openai(model=model).write({"prompt_text": TEXT}, NONCE)
    assert ("temperature" in body, "max_tokens" in body) == (not thinks, not thinks)
    assert ("max_completion_tokens" in body) is thinks


def test_the_public_address() -> None:
    assert openai(model="gpt-4.1-nano").url == f"{sdk.OpenAI(api_key='x').base_url}chat/completions"


@pytest.mark.parametrize("name", ["openai chat", "azure"])
def test_the_played_chat_replies_are_of_the_format(name: str) -> None:
    speaker = REASONERS[name]
    for reply in (speaker.verdict("safe"), *speaker.refuses, *speaker.cut_off):
        assert ChatCompletion.model_validate(reply, strict=True).choices


def test_the_played_responses_are_of_the_format() -> None:
    speaker = REASONERS["openai responses"]
    for reply in (speaker.verdict("safe"), *speaker.refuses, *speaker.cut_off):
        assert Response.model_construct(**reply).status in {"completed", "incomplete"}


MODERATIONS: Mapping[str, tuple[Any, Outcome]] = {
    "clean": (moderation(flagged=False, hate=0.01), Outcome("safe")),
    "flagged": (moderation(flagged=True, hate=0.9), Outcome("unsafe")),
    "flagged by a low score": (moderation(flagged=True, hate=0.01), Outcome("unsafe")),
    "nearly flagged": (moderation(flagged=False, hate=0.01, violence=NEARLY_FLAGGED), Outcome("unclear", last=True)),
    "no scores": (moderation(flagged=False), Outcome("safe")),
    "scores that are no numbers": (
        {"results": [{"flagged": False, "category_scores": {"hate": "low"}}]},
        failed(VerifierFault.MALFORMED),
    ),
    "one score that is no number": (
        {"results": [{"flagged": False, "category_scores": {"hate": 0.01, "violence": None}}]},
        failed(VerifierFault.MALFORMED),
    ),
    "one score that is true": (
        {"results": [{"flagged": False, "category_scores": {"hate": True}}]},
        failed(VerifierFault.MALFORMED),
    ),
    "flagged beside scores that are no numbers": (
        {"results": [{"flagged": True, "category_scores": {"hate": "high"}}]},
        Outcome("unsafe"),
    ),
    "no result": ({"results": []}, failed(VerifierFault.MALFORMED)),
    "two results": (
        {"results": [*moderation(flagged=False, a=0.0)["results"] * 2]},
        failed(VerifierFault.MALFORMED),
    ),
    "flagged as a word": ({"results": [{"flagged": "false", "category_scores": {}}]}, failed(VerifierFault.MALFORMED)),
    "flagged as a number": ({"results": [{"flagged": 0, "category_scores": {}}]}, failed(VerifierFault.MALFORMED)),
    "no scores at all": ({"results": [{"flagged": False}]}, Outcome("safe")),
    "null for scores": ({"results": [{"flagged": False, "category_scores": None}]}, Outcome("safe")),
    "a list for scores": ({"results": [{"flagged": False, "category_scores": []}]}, failed(VerifierFault.MALFORMED)),
    "nothing for scores": ({"results": [{"flagged": False, "category_scores": 0}]}, failed(VerifierFault.MALFORMED)),
}


@pytest.mark.parametrize("case", MODERATIONS)
def test_a_moderation_is_read(case: str) -> None:
    reply, outcome = MODERATIONS[case]
    assert openai(model="omni-moderation-latest").read(ProviderReply(200, reply)) == outcome


def test_the_played_moderations_are_of_the_format() -> None:
    reply = ModerationCreateResponse.model_construct(**moderation(flagged=True, hate=0.9))
    assert reply.results


_CHAT = REASONERS["openai chat"].verdict("safe")
_CHOICE = _CHAT["choices"][0]
ODD_CHATS: Mapping[str, tuple[Any, VerifierFault]] = {
    "two choices": ({**_CHAT, "choices": [_CHOICE, _CHOICE]}, VerifierFault.UNREADABLE),
    "no choices": ({**_CHAT, "choices": []}, VerifierFault.MALFORMED),
    "a tool call beside the answer": (
        {**_CHAT, "choices": [{**_CHOICE, "message": {**_CHOICE["message"], "tool_calls": [{}]}}]},
        VerifierFault.UNREADABLE,
    ),
    "a refusal beside the answer": (
        {**_CHAT, "choices": [{**_CHOICE, "message": {**_CHOICE["message"], "refusal": "No."}}]},
        VerifierFault.REFUSED,
    ),
    "another finish": ({**_CHAT, "choices": [{**_CHOICE, "finish_reason": "tool_calls"}]}, VerifierFault.UNREADABLE),
    "no finish": ({**_CHAT, "choices": [{**_CHOICE, "finish_reason": None}]}, VerifierFault.UNREADABLE),
    "no content": (
        {**_CHAT, "choices": [{**_CHOICE, "message": {"role": "assistant", "content": None}}]},
        VerifierFault.UNREADABLE,
    ),
    "content in parts": (
        {**_CHAT, "choices": [{**_CHOICE, "message": {"role": "assistant", "content": [{"text": "safe"}]}}]},
        VerifierFault.UNREADABLE,
    ),
    "an error in a success": ({"error": {"message": "x"}}, VerifierFault.MALFORMED),
}


@pytest.mark.parametrize("case", ODD_CHATS)
def test_an_odd_chat_has_no_verdict(case: str) -> None:
    reply, fault = ODD_CHATS[case]
    assert openai(model="gpt-4.1-nano").read(ProviderReply(200, reply)) == failed(fault)


def test_an_empty_refusal_is_none() -> None:
    choice = {**_CHOICE, "message": {**_CHOICE["message"], "refusal": ""}}
    assert openai(model="m").read(ProviderReply(200, {"choices": [choice]})) == Outcome("safe")


_RESPONSE = REASONERS["openai responses"].verdict("safe")
_SAID = _RESPONSE["output"][-1]
ODD_RESPONSES: Mapping[str, tuple[Any, VerifierFault]] = {
    "two messages": ({**_RESPONSE, "output": [_SAID, _SAID]}, VerifierFault.UNREADABLE),
    "two texts": ({**_RESPONSE, "output": [{**_SAID, "content": _SAID["content"] * 2}]}, VerifierFault.UNREADABLE),
    "a call beside the answer": (
        {**_RESPONSE, "output": [_SAID, {"type": "function_call", "name": "x"}]},
        VerifierFault.UNREADABLE,
    ),
    "no output": ({**_RESPONSE, "output": []}, VerifierFault.UNREADABLE),
    "still running": ({**_RESPONSE, "status": "in_progress"}, VerifierFault.MALFORMED),
    "failed": ({**_RESPONSE, "status": "failed"}, VerifierFault.MALFORMED),
}


@pytest.mark.parametrize("case", ODD_RESPONSES)
def test_an_odd_response_has_no_verdict(case: str) -> None:
    reply, fault = ODD_RESPONSES[case]
    assert openai(model="m", api="responses").read(ProviderReply(200, reply)) == failed(fault)
