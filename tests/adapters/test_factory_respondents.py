"""The environment names the models that are asked about tool calls; what they lack stops the start."""

from collections.abc import Mapping

import pytest

from adapters.base import AdapterError, VerifierFault
from adapters.factory import (
    Respondents,
    respondents_from_env,
)
from adapters.respondent import OwnedRespondent
from filters.verification.fencing import Prompt
from tests.adapters.environments import ANTHROPIC, AZURE, OPENAI
from tests.adapters.provider_server import ProviderServer, hangs, provider_server, replies
from tests.adapters.watching import CANARY_TEXT, Remembered

QUESTIONS: Mapping[str, tuple[Mapping[str, str], str, str, tuple[str, str], tuple[str, str]]] = {
    "openai": (
        OPENAI,
        "",
        "o3-pro",
        ("/v1/chat/completions", "gpt-4.1-nano"),
        ("/v1/responses", "o3-pro"),
    ),
    "openai with a triage model": (
        OPENAI,
        "gpt-5-nano",
        "gpt-5",
        ("/v1/chat/completions", "gpt-5-nano"),
        ("/v1/chat/completions", "gpt-5"),
    ),
    "openai by responses": (
        {**OPENAI, "OPENAI_VERIFIER_API": "responses"},
        "",
        "gpt-5",
        ("/v1/responses", "gpt-4.1-nano"),
        ("/v1/responses", "gpt-5"),
    ),
    "openai beside moderation": (
        {**OPENAI, "OPENAI_VERIFIER_MODEL": "omni-moderation-latest", "OPENAI_VERIFIER_API": "moderations"},
        "gpt-5-nano",
        "o3-pro",
        ("/v1/chat/completions", "gpt-5-nano"),
        ("/v1/responses", "o3-pro"),
    ),
    "anthropic": (
        ANTHROPIC,
        "",
        "claude-opus-5-5",
        ("/v1/messages", "claude-haiku-4-5"),
        ("/v1/messages", "claude-opus-5-5"),
    ),
}


async def _asked(server: ProviderServer, respondent: OwnedRespondent | None) -> tuple[str, str]:
    """Where a respondent asks, and which model."""
    assert respondent is not None
    server.plays(replies({}, status=404))
    await respondent.answer(lambda nonce: Prompt("system", "user"))
    (request,) = server.received
    return request.line.split()[1], request.json.get("model", "")


@pytest.mark.parametrize("case", QUESTIONS)
async def test_questions_go_where_the_settings_say(case: str) -> None:
    environ, triage_model, supervision_model, triage, supervisor = QUESTIONS[case]
    async with provider_server() as server:
        urls = {"OPENAI_BASE_URL": server.url, "ANTHROPIC_BASE_URL": server.url}
        respondents = respondents_from_env(
            {**environ, **urls}, triage_model=triage_model, supervision_model=supervision_model
        )
        assert await _asked(server, respondents.triage) == triage
        assert await _asked(server, respondents.supervisor) == supervisor
        await respondents.aclose()


async def test_for_azure_a_model_is_a_deployment() -> None:
    async with provider_server() as server:
        environ = {**AZURE, "AZURE_OPENAI_ENDPOINT": server.url}
        respondents = respondents_from_env(environ, triage_model="", supervision_model="o3")
        path = "/openai/deployments/{}/chat/completions?api-version=2024-10-21"
        assert await _asked(server, respondents.triage) == (path.format("gpt-4.1-nano"), "")
        assert await _asked(server, respondents.supervisor) == (path.format("o3"), "")
        await respondents.aclose()


NOBODY: Mapping[str, tuple[Mapping[str, str], str, str]] = {
    "no provider": ({}, "gpt-5-nano", "gpt-5"),
    "an installed verifier": ({"VERIFIER_ADAPTER": "sync-only"}, "gpt-5-nano", "gpt-5"),
    "moderation alone": ({**OPENAI, "OPENAI_VERIFIER_MODEL": "omni-moderation-latest"}, "", ""),
    "moderations by setting": ({**OPENAI, "OPENAI_VERIFIER_API": "moderations"}, "", ""),
}


@pytest.mark.parametrize("case", NOBODY)
async def test_where_nobody_can_answer_nobody_is_asked(case: str) -> None:
    environ, triage_model, supervision_model = NOBODY[case]
    respondents = respondents_from_env(environ, triage_model=triage_model, supervision_model=supervision_model)
    assert respondents == Respondents(None, None)
    await respondents.aclose()


async def test_without_a_supervision_model_there_is_no_supervisor() -> None:
    respondents = respondents_from_env(ANTHROPIC, triage_model="", supervision_model="")
    assert (repr(respondents.triage), respondents.supervisor) == ("RemoteRespondent(anthropic)", None)
    await respondents.aclose()


def test_what_respondents_lack_stops_the_start() -> None:
    with pytest.raises(AdapterError) as caught:
        respondents_from_env(
            {"VERIFIER_ADAPTER": "openai", "OPENAI_VERIFIER_MODEL": "m", "VERIFIER_MAX_RETRIES": "9"},
            triage_model="omni-moderation-latest",
            supervision_model=f"{CANARY_TEXT}",
        )
    assert caught.value.problems == (
        "VERIFIER_MAX_RETRIES: must be a whole number from 0 to 5",
        "OPENAI_API_KEY: is not set or empty",
        "security.verification.triage_model: is a model for moderation, which answers no questions",
        "supervision.model: is not a name: letters, digits and . _ : / @ -",
    )


async def test_supervision_has_a_budget_of_its_own() -> None:
    async with provider_server() as server:
        watch = Remembered()
        respondents = respondents_from_env(
            {**ANTHROPIC, "ANTHROPIC_BASE_URL": server.url, "VERIFIER_TIMEOUT_MS": "60000"},
            supervision_model="claude-opus-5-5",
            supervision_seconds=0.1,
            watch=watch,
        )
        assert respondents.supervisor is not None
        server.plays(hangs)
        answered = await respondents.supervisor.answer(lambda nonce: Prompt("system", "user"))
        assert (answered.fault, answered.attempts) == (VerifierFault.TIMEOUT, 1)
        assert watch.last.provider == "anthropic"
        await respondents.aclose()
