"""Each tenant is asked for under its own key, on its own circuit, within its own allowance."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from adapters.base import Consultant, Outcome, VerifierFault, failed
from adapters.factory import resolve_adapter_from_env, respondents_from_env
from adapters.respondent import Answered, OwnedRespondent
from filters.ladder import Verdict
from filters.rules.matcher import Matcher
from filters.verification.fencing import Prompt
from gateway.judging.verifying import TASK_TOKENS, Verifiers
from gateway.keys.keyring import Keyring, parse_reference
from gateway.limiting.allowance import Allowances, Cost
from tests.adapters.provider_server import ProviderServer, hangs, provider_server, replies
from tests.adapters.watching import Remembered, payload

SECRETS = {"KEY_ONE": "sk-one", "KEY_TWO": "sk-two"}
MODERATED = {"results": [{"flagged": False, "categories": {}, "category_scores": {}}]}
SAFE = replies(MODERATED)


@pytest.fixture
async def server() -> AsyncIterator[ProviderServer]:
    async with provider_server() as playing:
        playing.plays(SAFE)
        yield playing


@pytest.fixture
def watch() -> Remembered:
    return Remembered()


Make = Callable[..., Verifiers]


@pytest.fixture
async def make(server: ProviderServer, watch: Remembered) -> AsyncIterator[Make]:
    made: list[Verifiers] = []

    def build(*, environ: Mapping[str, str] = SECRETS, calls: int = 0, tokens: int = 0) -> Verifiers:
        chosen = {
            "VERIFIER_ADAPTER": "openai",
            "OPENAI_API_KEY": "sk-gateway",
            "OPENAI_VERIFIER_MODEL": "omni-moderation-latest",
            "OPENAI_BASE_URL": server.url,
        }
        made.append(
            Verifiers(
                resolve_adapter_from_env(chosen, rules=Matcher(()), watch=watch),
                provider="openai",
                keys={"one": parse_reference("env:KEY_ONE"), "two": parse_reference("env:KEY_TWO")},
                keyring=Keyring(environ, Path("/nonexistent")),
                allowances=Allowances(calls_per_minute=calls, tokens_per_minute=tokens, clock=lambda: 0.0),
                watch=watch,
            )
        )
        return made[-1]

    yield build
    for verifiers in made:
        await verifiers.aclose()


async def test_each_tenant_has_its_own_key_and_others_the_gateways(server: ProviderServer, make: Make) -> None:
    verifiers = make()
    for tenant in ("one", "two", "three", "one"):
        assert (await verifiers.of(tenant).consult(payload())).verdict == "safe"
    shown = [request.headers["authorization"] for request in server.received]
    assert shown == ["Bearer sk-one", "Bearer sk-two", "Bearer sk-gateway", "Bearer sk-one"]


async def test_a_key_that_is_not_to_be_had_is_never_replaced(
    server: ProviderServer, make: Make, watch: Remembered
) -> None:
    outcome = await make(environ={"KEY_TWO": "sk-two"}).of("one").consult(payload())
    assert outcome == failed(VerifierFault.NO_KEY)
    assert (watch.last.outcome, watch.last.tenant, watch.last.provider) == (outcome, "one", "openai")
    assert server.received == []


async def test_a_key_that_two_tenants_come_to_have_is_nobodys(
    server: ProviderServer, make: Make, watch: Remembered
) -> None:
    secrets = dict(SECRETS)
    verifiers = make(environ=secrets)

    async def faults(*tenants: str) -> list[VerifierFault | None]:
        return [(await verifiers.of(tenant).consult(payload())).fault for tenant in tenants]

    assert await faults("one", "two") == [None, None]
    secrets["KEY_TWO"] = "sk-one"
    assert await faults("two", "one", "two", "three") == [VerifierFault.NO_KEY] * 3 + [None]
    secrets["KEY_TWO"] = "sk-new"
    assert await faults("one", "two") == [None, None]
    del secrets["KEY_TWO"]
    assert await faults("one", "two") == [None, VerifierFault.NO_KEY]


async def test_a_key_is_compared_with_keys_that_nobody_has_used_yet(server: ProviderServer, make: Make) -> None:
    verifiers = make(environ={"KEY_ONE": "sk-one", "KEY_TWO": "sk-one"})
    assert (await verifiers.of("two").consult(payload())).fault is VerifierFault.NO_KEY
    assert server.received == []


@pytest.mark.parametrize(("failing", "other"), [("one", "two"), ("one", "three"), ("three", "four")])
async def test_no_tenant_opens_the_circuit_of_another(
    failing: str, other: str, server: ProviderServer, make: Make, watch: Remembered
) -> None:
    verifiers = make()
    server.plays(replies({}, status=401))
    for _ in range(5):
        await verifiers.of(failing).consult(payload())
    server.plays(SAFE)
    assert await verifiers.of(failing).consult(payload()) == failed(VerifierFault.CIRCUIT_OPEN)
    assert watch.last.tenant == failing
    assert (await verifiers.of(other).consult(payload())).verdict == "safe"


async def test_past_the_cap_there_is_no_call_and_no_verdict(
    server: ProviderServer, make: Make, watch: Remembered
) -> None:
    verifiers = make(calls=2)
    outcomes = [await verifiers.of("one").consult(payload()) for _ in range(3)]
    assert [outcome.verdict for outcome in outcomes] == ["safe", "safe", "unclear"]
    assert outcomes[-1].fault is VerifierFault.CAPPED
    assert watch.last.outcome is outcomes[-1]
    assert len(server.received) == 2
    assert (await verifiers.of("two").consult(payload())).verdict == "safe"


async def test_what_did_not_go_out_is_no_call(server: ProviderServer, make: Make) -> None:
    verifiers = make(calls=7)
    server.plays(replies({}, status=401))
    for _ in range(50):
        await verifiers.of("one").consult(payload())
    assert len(server.received) == 5
    server.plays(SAFE)
    outcome = await verifiers.of("one").consult(payload())
    assert outcome.fault is VerifierFault.CIRCUIT_OPEN


async def test_a_call_that_nobody_waits_for_is_had(server: ProviderServer, make: Make) -> None:
    verifiers = make(calls=1)
    server.plays(hangs)
    call = asyncio.ensure_future(verifiers.of("one").consult(payload()))
    await server.reached.wait()
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert (await verifiers.of("one").consult(payload())).fault is VerifierFault.CAPPED


class _Charging:
    """A verifier whose outcome is given."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def assess(self, payload: Mapping[str, Any]) -> Verdict:
        return self.outcome.verdict

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict:
        return self.outcome.verdict

    async def consult(self, payload: Mapping[str, Any]) -> Outcome:
        return self.outcome

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Consultant:
        return self

    async def aclose(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


@pytest.mark.parametrize(
    ("outcome", "asked"),
    [
        pytest.param(Outcome("safe", attempts=1, tokens=1_000), 10, id="what the provider charged"),
        pytest.param(Outcome("safe", attempts=1), 20, id="nothing is charged for moderation"),
        pytest.param(failed(VerifierFault.TIMEOUT, attempts=1), 18, id="a call that failed costs what was guessed"),
        pytest.param(failed(VerifierFault.CIRCUIT_OPEN), 20, id="what did not go out costs nothing"),
    ],
)
async def test_tokens_are_counted_as_they_were_charged(outcome: Outcome, asked: int) -> None:
    verifiers = Verifiers(
        _Charging(outcome),
        provider="openai",
        keys={},
        keyring=Keyring({}, Path("/nonexistent")),
        allowances=Allowances(calls_per_minute=0, tokens_per_minute=10_000, clock=lambda: 0.0),
        watch=Remembered(),
    )
    text = "x" * 4 * (555 - TASK_TOKENS)
    outcomes = [await verifiers.of("acme").consult(payload(text)) for _ in range(20)]
    assert sum(each.fault is not VerifierFault.CAPPED for each in outcomes) == asked


async def test_what_the_asker_ended_is_counted(make: Make, watch: Remembered) -> None:
    assert make().overdue("one", payload(), seconds=3.4) == failed(VerifierFault.TIMEOUT)
    assert (watch.last.provider, watch.last.tenant, watch.last.seconds) == ("openai", "one", 3.4)
    assert watch.last.outcome.fault is VerifierFault.TIMEOUT


def _question(nonce: str) -> Prompt:
    return Prompt("YES or NO?", nonce)


ANSWER = replies(
    {
        "choices": [{"message": {"content": "NO"}, "finish_reason": "stop"}],
        "usage": {"total_tokens": 1_000},
    }
)


@pytest.fixture
async def triage(server: ProviderServer, watch: Remembered) -> AsyncIterator[OwnedRespondent]:
    environ = {
        "VERIFIER_ADAPTER": "openai",
        "OPENAI_API_KEY": "sk-gateway",
        "OPENAI_VERIFIER_MODEL": "gpt-4.1-nano",
        "OPENAI_BASE_URL": server.url,
    }
    respondent = respondents_from_env(environ, watch=watch).triage
    assert respondent is not None
    yield respondent
    await respondent.aclose()


async def test_questions_go_out_under_the_keys_of_verdicts(
    server: ProviderServer, make: Make, triage: OwnedRespondent
) -> None:
    models = make().models(triage)
    server.plays(ANSWER)
    for tenant in ("one", "two", "three"):
        assert await models.of(tenant).answer(_question) == Answered("NO", attempts=1, tokens=1_000)
    shown = [request.headers["authorization"] for request in server.received]
    assert shown == ["Bearer sk-one", "Bearer sk-two", "Bearer sk-gateway"]


async def test_a_question_without_its_key_is_not_asked(
    server: ProviderServer, make: Make, triage: OwnedRespondent, watch: Remembered
) -> None:
    models = make(environ={}).models(triage)
    assert await models.of("one").answer(_question) == Answered(fault=VerifierFault.NO_KEY)
    assert (watch.last.outcome.fault, watch.last.tenant) == (VerifierFault.NO_KEY, "one")
    assert server.received == []


async def test_questions_and_verdicts_have_one_allowance(
    server: ProviderServer, make: Make, triage: OwnedRespondent
) -> None:
    verifiers = make(calls=3)
    models = verifiers.models(triage)
    server.plays(SAFE)
    assert (await verifiers.of("one").consult(payload())).fault is None
    server.plays(ANSWER)
    faults = [(await models.of("one").answer(_question)).fault for _ in range(3)]
    assert faults == [None, None, VerifierFault.CAPPED]
    assert (await verifiers.of("one").consult(payload())).fault is VerifierFault.CAPPED


async def test_answers_cost_what_they_were_charged(server: ProviderServer, make: Make, triage: OwnedRespondent) -> None:
    models = make(tokens=10_000).models(triage)
    server.plays(ANSWER)
    faults = [(await models.of("one").answer(_question)).fault for _ in range(10)]
    assert faults == [None] * 9 + [VerifierFault.CAPPED]


def test_a_grant_does_not_show_its_key(make: Make) -> None:
    assert "sk-one" not in repr(make().grant("one", Cost(1)))
