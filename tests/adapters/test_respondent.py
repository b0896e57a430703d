"""A model that answers questions: what reaches it, what every kind of reply comes to, and what is told of it.

The formats are those of the verdicts; test_openai.py, test_anthropic.py and test_azure.py name the documentation.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from adapters.base import VerifierFault, Watch
from adapters.calls import CallBudget, Calls
from adapters.circuit import Circuits
from adapters.measured import VerifierWatch
from adapters.metrics import Metrics
from adapters.respondent import LONGEST_QUESTION, Answered, RemoteRespondent
from filters.ladder import Verdict
from filters.verification.answers import LONGEST_ANSWER, weigh_supervision, weigh_triage
from filters.verification.fencing import Prompt
from tests.adapters.bad_replies import BAD_REPLIES, SLOW
from tests.adapters.provider_server import MODELS, ProviderServer, Scene, provider_server, replies
from tests.adapters.watching import CANARY_KEY, CANARY_TEXT, Lines, Remembered

PATIENCE = 20.0
NONCE = "5eed" * 8
LONG = CallBudget(seconds=10.0)

Make = Callable[..., RemoteRespondent]


def question(nonce: str) -> Prompt:
    return Prompt(system=f"Answer YES or NO about {nonce}.", user=f"BEGIN {nonce}\n| {CANARY_TEXT}\nEND {nonce}")


@pytest.fixture
async def server() -> AsyncIterator[ProviderServer]:
    async with provider_server() as serving:
        yield serving


@pytest.fixture
async def make(server: ProviderServer) -> AsyncIterator[Make]:
    async with AsyncExitStack() as stack:

        def respondent(
            name: str,
            *,
            watch: Watch,
            budget: CallBudget = LONG,
            weigh: Callable[[str], Verdict | None] = weigh_triage,
        ) -> RemoteRespondent:
            model = MODELS[name][0](server.url)
            assert model is not None
            made = RemoteRespondent(
                model,
                key=CANARY_KEY,
                calls=Calls(budget),
                circuits=Circuits(open_seconds=60.0, clock=lambda: 0.0),
                watch=watch,
                weigh=weigh,
                nonce=lambda: NONCE,
            )
            stack.push_async_callback(made.aclose)
            return made

        async with asyncio.timeout(PATIENCE):
            yield respondent


def _says(name: str, text: str) -> Scene:
    return replies(MODELS[name][1].answers(text))


@pytest.mark.parametrize("text", ["YES", "no.", "CONTINUE", "Perhaps not.", "x" * LONGEST_ANSWER])
@pytest.mark.parametrize("name", MODELS)
async def test_the_whole_answer_is_passed_on(name: str, text: str, server: ProviderServer, make: Make) -> None:
    server.plays(_says(name, text))
    assert await make(name, watch=Remembered()).answer(question) == Answered(text, attempts=1, tokens=320)
    assert len(server.received) == 1


REQUESTS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "openai chat": (
        "/v1/chat/completions",
        {"model": "gpt-4.1-nano", "max_tokens": 16, "temperature": 0, "store": False},
    ),
    "openai responses": (
        "/v1/responses",
        {"model": "o3-pro", "max_output_tokens": 2_048, "reasoning": {"effort": "low"}, "store": False},
    ),
    "anthropic": ("/v1/messages", {"model": "claude-haiku-4-5", "max_tokens": 16, "temperature": 0}),
    "anthropic that thinks": (
        "/v1/messages",
        {"model": "claude-opus-5-5", "max_tokens": 2_048, "output_config": {"effort": "low"}},
    ),
    "azure": (
        "/openai/deployments/gpt-4.1-nano/chat/completions?api-version=2024-10-21",
        {"max_tokens": 16, "temperature": 0},
    ),
}


def _prompt_in(name: str) -> Mapping[str, Any]:
    prompt = question(NONCE)
    user = {"role": "user", "content": prompt.user}
    if name == "openai responses":
        return {"instructions": prompt.system, "input": [user]}
    if name.startswith("anthropic"):
        return {"system": prompt.system, "messages": [user]}
    return {"messages": [{"role": "system", "content": prompt.system}, user]}


@pytest.mark.parametrize("name", MODELS)
async def test_the_question_arrives_as_it_was_written(name: str, server: ProviderServer, make: Make) -> None:
    target, settings = REQUESTS[name]
    server.plays(_says(name, "NO"))
    await make(name, watch=Remembered()).answer(question)
    (request,) = server.received
    assert request.line == f"POST {target} HTTP/1.1"
    assert request.json == {**_prompt_in(name), **settings}


@pytest.mark.parametrize("case", BAD_REPLIES)
@pytest.mark.parametrize("name", MODELS)
async def test_a_bad_reply_is_no_answer(name: str, case: str, server: ProviderServer, make: Make) -> None:
    scene, fault, attempts = BAD_REPLIES[case]
    server.plays(scene)
    watch = Remembered()
    assert await make(name, watch=watch).answer(question) == Answered("", fault, attempts)
    assert (watch.last.outcome.verdict, watch.last.outcome.fault) == ("unclear", fault)
    assert len(server.received) == attempts


@pytest.mark.parametrize("case", SLOW)
@pytest.mark.parametrize("name", MODELS)
async def test_the_budget_holds(name: str, case: str, server: ProviderServer, make: Make) -> None:
    scenes, attempts = SLOW[case]
    server.plays(*scenes)
    respondent = make(name, watch=Remembered(), budget=CallBudget(seconds=0.3))
    assert await respondent.answer(question) == Answered("", VerifierFault.TIMEOUT, attempts)


@pytest.mark.parametrize("name", MODELS)
async def test_what_is_refused_or_cut_off_is_no_answer(name: str, server: ProviderServer, make: Make) -> None:
    respondent = make(name, watch=Remembered())
    speaker = MODELS[name][1]
    for faulty, fault in ((speaker.refuses, VerifierFault.REFUSED), (speaker.cut_off, VerifierFault.UNREADABLE)):
        for reply in faulty:
            server.plays(replies(reply))
            assert await respondent.answer(question) == Answered("", fault, attempts=1, tokens=320)


FILTERED = {"error": {"code": "content_filter", "innererror": {"code": "ResponsibleAIPolicyViolation"}}}


async def test_the_content_filter_of_azure_is_no_answer(server: ProviderServer, make: Make) -> None:
    server.plays(replies(FILTERED, status=400))
    assert await make("azure", watch=Remembered()).answer(question) == Answered("", VerifierFault.REFUSED, 1)


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_ANSWER + 1)], ids=["nothing", "too much"])
@pytest.mark.parametrize("name", MODELS)
async def test_what_nobody_could_read_is_no_answer(name: str, text: str, server: ProviderServer, make: Make) -> None:
    server.plays(_says(name, text))
    answered = await make(name, watch=Remembered()).answer(question)
    assert (answered.text, answered.fault) == ("", VerifierFault.UNREADABLE)


WEIGHED: Mapping[str, tuple[Callable[[str], Verdict | None], str, Verdict, VerifierFault | None]] = {
    "triage: no": (weigh_triage, "NO", "safe", None),
    "triage: yes": (weigh_triage, "Yes.", "unsafe", None),
    "triage: something else": (weigh_triage, "No doubt, YES", "unclear", VerifierFault.UNREADABLE),
    "supervision: continue": (weigh_supervision, "CONTINUE", "safe", None),
    "supervision: reorient": (weigh_supervision, "REORIENT", "unclear", None),
    "supervision: pause": (weigh_supervision, "PAUSE", "unsafe", None),
    "supervision: something else": (weigh_supervision, "NO", "unclear", VerifierFault.UNREADABLE),
}


@pytest.mark.parametrize("case", WEIGHED)
async def test_an_answer_is_counted_as_the_verdict_that_it_is(case: str, server: ProviderServer, make: Make) -> None:
    weigh, text, verdict, fault = WEIGHED[case]
    server.plays(_says("azure", text))
    registry = CollectorRegistry()
    respondent = make("azure", watch=VerifierWatch(Metrics(registry), Lines()), weigh=weigh)
    assert (await respondent.answer(question)).text == text
    assert registry.get_sample_value("verifier_requests_total", {"provider": "azure", "outcome": verdict}) == 1
    assert registry.get_sample_value("verifier_latency_ms_count", {"provider": "azure"}) == 1
    assert registry.get_sample_value("verifier_tokens_total", {"provider": "azure"}) == 320
    errors = registry.get_sample_value("verifier_errors_total", {"provider": "azure", "reason": str(fault)})
    assert errors == (1 if fault else None)


@pytest.mark.parametrize("case", ["YES", "an echo", "500", "not JSON"])
@pytest.mark.parametrize("name", MODELS)
async def test_no_secret_comes_out_anywhere(
    name: str, case: str, server: ProviderServer, make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    server.plays(
        {
            "YES": _says(name, "YES"),
            "an echo": _says(name, f"{CANARY_TEXT} {CANARY_KEY}"),
            "500": replies({"error": {"message": CANARY_TEXT}}, status=500),
            "not JSON": replies(CANARY_TEXT.encode()),
        }[case]
    )
    registry, log = CollectorRegistry(), Lines()
    respondent = make(name, watch=VerifierWatch(Metrics(registry), log))
    with caplog.at_level(logging.DEBUG):
        answered = await respondent.answer(question)
    told = f"{log.lines} {caplog.text} {generate_latest(registry).decode()} {respondent!r} {answered!r}"
    assert "CANARY" not in told
    for request in server.received:
        assert CANARY_KEY not in f"{request.line} {request.body.decode()}"


async def test_a_question_that_cannot_be_written_is_no_answer(server: ProviderServer, make: Make) -> None:
    def broken(nonce: str) -> Prompt:
        raise ZeroDivisionError(CANARY_TEXT)

    watch = Remembered()
    assert await make("azure", watch=watch).answer(broken) == Answered("", VerifierFault.INTERNAL)
    assert watch.last.outcome.error == "ZeroDivisionError"
    assert server.received == []


async def test_a_question_that_is_too_long_is_not_asked(server: ProviderServer, make: Make) -> None:
    respondent = make("azure", watch=Remembered())
    answered = await respondent.answer(lambda nonce: Prompt("", "x" * (LONGEST_QUESTION + 1)))
    assert answered == Answered("", VerifierFault.PAYLOAD)
    assert server.received == []


async def test_a_tenant_has_its_own_key_and_circuit(server: ProviderServer, make: Make) -> None:
    watch = Remembered()
    respondent = make("openai chat", watch=watch)
    one, two = (respondent.for_tenant(tenant, key=f"key-{tenant}") for tenant in ("one", "two"))
    server.plays(replies({}, status=401))
    for _ in range(5):
        await one.answer(question)
    server.plays(_says("openai chat", "NO"))
    assert (await one.answer(question)).fault is VerifierFault.CIRCUIT_OPEN
    assert watch.last.tenant == "one"
    assert (await two.answer(question)).text == "NO"
    assert (await respondent.for_tenant("three").answer(question)).text == "NO"
    shown = [request.headers["authorization"] for request in server.received]
    assert shown == ["Bearer key-two", f"Bearer {CANARY_KEY}"]


async def test_every_question_has_a_nonce_of_its_own(server: ProviderServer) -> None:
    server.plays(_says("azure", "NO"))
    model = MODELS["azure"][0](server.url)
    assert model is not None
    respondent = RemoteRespondent(
        model,
        key=CANARY_KEY,
        calls=Calls(LONG),
        circuits=Circuits(open_seconds=60.0, clock=lambda: 0.0),
        watch=Remembered(),
        weigh=weigh_triage,
    )
    for _ in range(3):
        await respondent.answer(question)
    await respondent.aclose()
    assert len({request.body for request in server.received}) == 3
