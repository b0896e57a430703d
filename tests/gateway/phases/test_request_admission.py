"""A caller's strikes and rates let a request pass, lock its tools, or refuse it with the time to wait."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from filters.bodies.paths import DialectHints, find_route
from filters.refusals import Reason
from gateway.exchanges.exchange import Identity
from gateway.limiting.rates import RateLimiter
from gateway.limiting.strikes import Strikes
from gateway.phases.request_admission import UNCOUNTED, Caller, Permit, admit, is_counted
from gateway.phases.services import Services
from tests.gateway.failing_state import FailingState
from tests.gateway.phases.request_stand import CHAT, JWT, SECRETS, services_for

ANN = Identity(tenant="acme", subject="ann", policy="default")
ONE_A_MINUTE = "policies.default.rates.subject={ requests_per_minute = 1 }"
NO_STRIKES = "policies.default.strikes={ lock_strikes = 0, quarantine_strikes = 0 }"


def caller(services: Services) -> Caller:
    route = find_route("POST", CHAT, named={}, hints=DialectHints())
    return Caller(route, ANN, services.engine.rules(ANN.policy))


def asking(store: FailingState, *overrides: str) -> Services:
    """Services that keep strikes and rates in this store."""
    services = services_for(*JWT, *overrides, environ=SECRETS)
    return replace(services, state=replace(services.state, strikes=Strikes(store), limiter=RateLimiter(store)))


async def struck(*overrides: str, times: int) -> Services:
    """The services, to which Ann comes with so many strikes. Their clock stands still."""
    services = asking(FailingState(clock=lambda: 0.0), *overrides)
    rules = caller(services).rules.policy.strikes
    for number in range(times):
        await services.state.strikes.record_unsafe(ANN.tenant, ANN.subject, rules, incident_id=f"id-{number}")
    return services


async def permits(services: Services, times: int) -> Sequence[Permit]:
    return [await admit(services, caller(services), incident_id=f"id-{number}") for number in range(times)]


@pytest.mark.parametrize(
    ("overrides", "counted"),
    [((), True), ((NO_STRIKES,), False), ((NO_STRIKES, ONE_A_MINUTE), True)],
    ids=["strikes", "neither", "rates"],
)
async def test_the_state_is_asked_where_a_policy_counts_something(overrides: tuple[str, ...], counted: bool) -> None:
    services = services_for(*JWT, *overrides, environ=SECRETS)
    assert is_counted(services, caller(services)) is counted


async def test_a_caller_in_good_standing_is_not_asked_about_again_at_once() -> None:
    services = services_for(*JWT, environ=SECRETS)
    assert await permits(services, 1) == [UNCOUNTED]
    assert not is_counted(services, caller(services))


@pytest.mark.parametrize(
    ("strikes", "locked", "refused"), [(2, False, None), (3, True, None), (5, False, Reason.QUARANTINED)]
)
async def test_strikes_lock_the_tools_and_then_refuse(strikes: int, locked: bool, refused: Reason | None) -> None:
    (permit,) = await permits(await struck(times=strikes), 1)
    assert (permit.locked, permit.refused) == (locked, refused)


async def test_a_quarantine_tells_how_long_it_lasts() -> None:
    (permit,) = await permits(await struck("policies.default.strikes.quarantine_seconds=90", times=5), 1)
    assert permit.headers == (("Retry-After", "90"),)
    assert permit.detail == "It ends in 90 s, or when an operator lifts it."


async def test_rates_are_used_up_and_refuse_with_the_time_to_wait() -> None:
    first, second = await permits(await struck(ONE_A_MINUTE, times=3), 2)
    assert (first.locked, first.refused) == (True, None)
    assert first.admission is not None
    assert first.headers == first.admission.headers
    assert (second.locked, second.refused) == (True, Reason.RATE_LIMITED)
    assert second.headers[-1] == ("Retry-After", "60")
    assert second.detail == "Try again in 60 s."


@pytest.mark.parametrize(("answer", "refused"), [("refuse", Reason.STATE), ("allow", None)])
async def test_a_store_without_an_answer_refuses_or_lets_pass_as_the_policy_has_it(
    answer: str, refused: Reason | None
) -> None:
    store = FailingState(clock=lambda: 0.0)
    store.fails = True
    (permit,) = await permits(asking(store, ONE_A_MINUTE, f'policies.default.on_state_error="{answer}"'), 1)
    assert (permit.locked, permit.refused) == (False, refused)
