import asyncio

import pytest

from adapters.metrics import private_metrics
from filters.policy import Exclusion, Policy
from filters.refusals import Reason, Refused
from filters.rules import RuleError
from gateway.services import build_engine, build_services, policy_version, text_limits
from gateway.settings import LimitSettings, Settings
from gateway.settings_loading import load_settings


def test_every_upstream_has_its_address_without_a_slash_and_a_name() -> None:
    settings = load_settings(overrides=['upstreams.groq.base_url="http://127.0.0.1:9/openai/"'], environ={})
    services = build_services(settings, metrics=private_metrics(), environ={})
    assert services.address("groq") == "http://127.0.0.1:9/openai"
    assert services.named["groq"] == "openai"
    assert set(services.named) == set(services.addresses) == {"openai", "anthropic", "gemini", "groq"}


def test_an_upstream_without_an_address_is_not_found() -> None:
    services = build_services(load_settings(environ={}), metrics=private_metrics(), environ={})
    with pytest.raises(Refused) as refused:
        services.address("azure")
    assert refused.value.reason is Reason.NOT_FOUND


def test_policies_without_phrases_of_their_own_share_one_matcher() -> None:
    settings = load_settings(
        overrides=['policies.strict.on_unclear="deny"', 'policies.own.deny_patterns=["nightingale"]'], environ={}
    )
    engine = build_engine(settings)
    assert engine.rules("strict").matcher is engine.rules("default").matcher
    assert engine.rules("own").matcher is not engine.rules("default").matcher


def test_a_phrase_that_is_nothing_stops_the_start() -> None:
    with pytest.raises(RuleError):
        build_engine(Settings(policies={"default": Policy(deny_patterns=("\u200b",))}))


@pytest.mark.parametrize(
    "changed",
    [
        Policy(on_unclear="deny"),
        Policy(deny_patterns=("x",)),
        Policy(exclusions=(Exclusion("INJ-001"),)),
        Policy(deny_status=403),
    ],
    ids=["a word", "a phrase", "an exclusion", "a status"],
)
def test_the_version_changes_with_every_setting_of_the_policy(changed: Policy) -> None:
    assert policy_version(changed, "r1") != policy_version(Policy(), "r1")


def test_the_version_changes_with_the_rules_and_with_nothing_else() -> None:
    assert policy_version(Policy(), "r1") == policy_version(Policy(), "r1")
    assert policy_version(Policy(), "r1") != policy_version(Policy(), "r2")


def test_limits_are_passed_on() -> None:
    limits = text_limits(LimitSettings(decode_depth=2, views=7, decoded_chars=11, segments=13))
    assert (limits.depth, limits.views, limits.decoded_chars, limits.segments) == (2, 7, 11, 13)


async def test_closed_services_read_no_more() -> None:
    services = build_services(load_settings(environ={}), metrics=private_metrics(), environ={})
    assert await asyncio.get_running_loop().run_in_executor(services.readers, len, b"abc") == 3
    await services.close()
    with pytest.raises(RuntimeError):
        services.readers.submit(len, b"abc")
