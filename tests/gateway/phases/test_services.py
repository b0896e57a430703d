import asyncio
from functools import partial
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from adapters.classifier_file import write_classifier
from adapters.encoder_file import write_encoder
from adapters.metrics import Metrics, private_metrics
from adapters.shared_sights import SharedSights
from filters.decision import Decision
from filters.findings import Action
from filters.learned.second_look import Weighing
from filters.policy import Exclusion, Policy
from filters.refusals import Reason, Refused
from filters.rules.rule import RuleError
from filters.segments import Origin, Reading, Segment
from gateway.config.loading import load_settings
from gateway.config.settings import LimitSettings, Settings, VerifierSettings
from gateway.limiting.reader_thread import LARGE_BYTES
from gateway.phases.services import build_engine, build_services, expect_counts, policy_version, text_limits
from tests.adapters.provider_server import provider_server, reply_of
from tests.classifiers import PHRASE, knowing
from tests.second_looks import VOCABULARY, looking


@pytest.mark.parametrize(("end", "version"), [("/openai/", ""), ("/openai/v1/", "/v1")])
def test_every_upstream_has_its_address_without_a_version_or_slash_and_a_name(end: str, version: str) -> None:
    settings = load_settings(overrides=[f'upstreams.groq.base_url="http://127.0.0.1:9{end}"'], environ={})
    services = build_services(settings, metrics=private_metrics(), environ={})
    assert services.address("groq") == "http://127.0.0.1:9/openai"
    assert (services.named["groq"].dialect, services.named["groq"].version) == ("openai", version)
    assert set(services.named) == set(services.addresses) == {"openai", "anthropic", "gemini", "groq"}


def test_the_errors_of_the_verifier_are_at_zero_from_the_start() -> None:
    registry = CollectorRegistry()
    expect_counts(load_settings(environ={}), Metrics(registry), environ={})
    labels = {"provider": "local", "reason": "internal"}
    assert registry.get_sample_value("verifier_errors_total", labels) == 0


async def test_building_leaves_the_metrics_to_the_thread_that_counts() -> None:
    registry = CollectorRegistry()
    metrics = Metrics(registry)
    before = generate_latest(registry)
    settings = load_settings(overrides=["admin.tenant_metrics=true"], environ=OPENAI)
    services = build_services(settings, metrics=metrics, environ=OPENAI)
    metrics.flush()
    assert generate_latest(registry) == before
    await services.close()


async def test_what_outlives_its_request_still_reads_its_body_before_the_services_close() -> None:
    services = build_services(load_settings(environ={}), metrics=private_metrics(), environ={})
    read: list[int] = []

    async def remember() -> None:
        await asyncio.sleep(0)
        read.append(await services.readers.run(lambda: 1, size=LARGE_BYTES, tenant="acme"))

    ending = asyncio.create_task(remember())
    services.state.endings.add(ending)
    await services.close()
    assert read == [1]


def _told(*overrides: str) -> set[tuple[str, str, str]]:
    """The dialect, operation and mode of every count of requests that is shown at the start."""
    registry = CollectorRegistry()
    expect_counts(load_settings(overrides=overrides, environ={}), Metrics(registry), environ={})
    labels = [sample.labels for metric in registry.collect() for sample in metric.samples if "mode" in sample.labels]
    return {(each["dialect"], each["operation"], each["mode"]) for each in labels}


def test_requests_of_the_dialects_that_are_served_are_at_zero_from_the_start() -> None:
    served = {dialect for dialect, _, _ in _told()}
    assert served == {"openai", "openai_responses", "anthropic", "gemini", "gemini_interactions"}
    assert ("gemini", "stream_generate", "baseline") in _told()
    assert ("gemini", "stream_generate", "monitor") not in _told()
    assert ("gemini_interactions", "interactions", "baseline") in _told()
    assert ("azure", "chat", "clarify") in _told("upstreams.azure.base_url=http://127.0.0.1:9")
    assert ("anthropic", "messages", "monitor") in _told("policies.watching.enforcement=monitor")
    assert ("anthropic", "messages", "clarify") not in _told("policies.default.enforcement=monitor")


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


def test_rules_beyond_the_blocking_level_are_told_and_decide_nothing() -> None:
    engine = build_engine(
        load_settings(
            overrides=["policies.trying.detecting_level=2", "policies.wary.blocking_level=4"],
            environ={},
        )
    )
    low = {rule.id for rule in engine.common.rules if rule.paranoia_level == 1}
    second = {rule.id for rule in engine.common.rules if rule.paranoia_level == 2}
    usual, trying, wary = (engine.rules(name) for name in ("default", "trying", "wary"))
    assert {rule.id for rule in usual.matcher.rules} == low
    assert {rule.id for rule in trying.matcher.rules} == low | second
    assert {rule.id for rule in trying.matcher.rules if rule.action is Action.DETECT} == second
    assert {exclusion.rule for exclusion in trying.idle} == {rule.id for rule in engine.common.rules} - low
    assert (wary.matcher, wary.idle) == (engine.common, ())


def test_a_rule_that_is_only_told_changes_no_decision() -> None:
    text = Reading(segments=(Segment(Origin.USER, "/messages/0/content", "Pretend you are a teapot, act as it."),))
    engine = build_engine(
        load_settings(
            overrides=[
                "policies.trying.detecting_level=2",
                "policies.wary.blocking_level=2",
                "scoring.unclear=1.5",
                'verifier.classifier=""',
            ],
            environ={},
        )
    )
    trying, wary = (asyncio.run(engine.judge(text, policy=name)) for name in ("trying", "wary"))
    assert (trying.decision, trying.tier, trying.findings) == (Decision.ALLOW, 1, ())
    assert {finding.rule_id for finding in trying.detected} == {"ROLE-201"}
    assert (wary.decision, wary.tier, wary.rule_ids) == (Decision.CLARIFY, 2, ("ROLE-201",))


@pytest.mark.parametrize(
    ("overrides", "tier", "decision"),
    [
        ([], 1, Decision.ALLOW),
        (["scoring.notable=0.2"], 2, Decision.ALLOW),
        (["scoring.notable=0.2", "scoring.unclear=0.2"], 2, Decision.CLARIFY),
        (["scoring.notable=0.2", "scoring.unclear=0.2", "scoring.unsafe=0.25"], 2, Decision.DENY),
    ],
    ids=["as shipped", "notable", "unclear", "unsafe"],
)
def test_the_thresholds_are_settings(overrides: list[str], tier: int, decision: Decision) -> None:
    engine = build_engine(load_settings(overrides=overrides, environ={}))
    text = Reading(segments=(Segment(Origin.USER, "/messages/0/content", "where is the password"),))
    judgement = asyncio.run(engine.judge(text, policy="default"))
    assert (judgement.tier, judgement.decision) == (tier, decision)


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
        Policy(detecting_level=2),
    ],
    ids=["a word", "a phrase", "an exclusion", "a status", "a level"],
)
def test_the_version_changes_with_every_setting_of_the_policy(changed: Policy) -> None:
    assert policy_version(changed, "r1") != policy_version(Policy(), "r1")


def test_the_version_changes_with_the_rules_and_with_nothing_else() -> None:
    assert policy_version(Policy(), "r1") == policy_version(Policy(), "r1")
    assert policy_version(Policy(), "r1") != policy_version(Policy(), "r2")


OPENAI = {
    "VERIFIER_ADAPTER": "openai",
    "OPENAI_API_KEY": "sk-gateway",
    "OPENAI_VERIFIER_MODEL": "omni-moderation-latest",
}


def gray(text: str = "in the grey area") -> Reading:
    return Reading(segments=(Segment(Origin.USER, "/messages/0/content", text),))


async def test_the_verifier_gets_the_tenants_keys_and_caps_of_the_settings() -> None:
    async with provider_server() as provider:
        provider.plays(reply_of("openai moderation", "safe"))
        environ = {**OPENAI, "OPENAI_BASE_URL": provider.url, "ACME_KEY": "sk-acme"}
        overrides = [
            'policies.default.suspicious_patterns=["grey area"]',
            'tenants.acme.verifier_key="env:ACME_KEY"',
            "verifier.calls_per_minute=1",
        ]
        metrics = private_metrics()
        services = build_services(load_settings(overrides=overrides, environ=environ), metrics=metrics, environ=environ)
        decisions = [
            (await services.engine.judge(gray(), policy="default", tenant=tenant)).decision
            for tenant in ("acme", "acme", "other")
        ]
        await services.close()
    assert decisions == [Decision.ALLOW, Decision.CLARIFY, Decision.ALLOW]
    assert [request.headers["authorization"] for request in provider.received] == [
        "Bearer sk-acme",
        "Bearer sk-gateway",
    ]


async def test_services_that_are_closed_ask_nobody() -> None:
    async with provider_server() as provider:
        provider.plays(reply_of("openai moderation", "safe"))
        environ = {**OPENAI, "OPENAI_BASE_URL": provider.url}
        services = build_services(load_settings(environ=environ), metrics=private_metrics(), environ=environ)
        judge = partial(services.engine.judge, gray(), policy="default", mode="paranoid")
        assert (await judge()).decision is Decision.ALLOW
        await services.close()
    assert len(provider.received) == 1
    assert provider.calls == set(), "no connection was left open"


def test_limits_are_passed_on() -> None:
    limits = text_limits(LimitSettings(decode_depth=2, views=7, decoded_chars=11, segments=13))
    assert (limits.depth, limits.views, limits.decoded_chars, limits.segments) == (2, 7, 11, 13)


def test_texts_that_come_again_are_inspected_anew_where_nothing_may_be_kept() -> None:
    assert build_engine(Settings(limits=LimitSettings(cache_bytes=0))).seen is None
    assert build_engine(Settings()).seen is not None


async def test_what_one_engine_found_harmless_another_does_not_inspect_whatever_was_reloaded_meanwhile() -> None:
    sights = SharedSights(4_096)
    reading = Reading((Segment(Origin.USER, "/messages/0/content", "Where is the museum?"),))
    for known in (False, True):
        engine = build_engine(Settings(), sights)
        await engine.judge(reading, policy="default")
        assert engine.seen is not None
        assert engine.seen.looked_for() == (0, int(known), int(not known))
    stricter = build_engine(Settings(policies={"default": Policy(deny_patterns=("museum",))}), sights)
    assert (await stricter.judge(reading, policy="default")).decision is Decision.DENY


async def test_closed_services_read_no_more() -> None:
    services = build_services(load_settings(environ={}), metrics=private_metrics(), environ={})
    assert await services.readers.run(partial(len, b"abc"), size=LARGE_BYTES, tenant="acme") == 3
    await services.close()
    with pytest.raises(RuntimeError):
        await services.readers.run(partial(len, b"abc"), size=LARGE_BYTES, tenant="acme")


def test_the_classifier_is_the_one_that_the_settings_name(tmp_path: Path) -> None:
    write_classifier(knowing(PHRASE, Origin.USER), tmp_path / "own.npz")
    shipped, own, none = (
        build_engine(Settings(verifier=VerifierSettings(classifier=name)))
        for name in ("shipped", str(tmp_path / "own.npz"), "")
    )
    assert shipped.classifier is not None
    assert own.classifier is not None
    assert none.classifier is None
    assert len({engine.rules("default").version for engine in (shipped, own, none)}) == 3


def test_the_encoder_is_the_one_that_the_settings_name(tmp_path: Path) -> None:
    own = str(tmp_path / "encoder.npz")
    write_encoder(looking(Weighing(0.2, 0, 1.0, 1.0, 0.0)), VOCABULARY, Path(own))
    write_classifier(knowing(PHRASE, Origin.USER), tmp_path / "classifier.npz")
    classifier = str(tmp_path / "classifier.npz")
    shipped, named, both, none, apart = (
        build_engine(Settings(verifier=VerifierSettings(classifier=one, encoder=other))).classifier
        for one, other in (
            ("shipped", "shipped"),
            ("shipped", own),
            (classifier, own),
            ("shipped", ""),
            (classifier, "shipped"),
        )
    )
    seconds = [one.second.revision if one and one.second else "" for one in (shipped, named, both, none, apart)]
    assert seconds[0] != seconds[1] == seconds[2] != ""
    assert seconds[3:] == ["", ""]
    assert len({one.revision for one in (shipped, named, both, none, apart) if one}) == 5


@pytest.mark.parametrize(("name", "decision"), [("own.npz", Decision.DENY), ("", Decision.ALLOW)])
async def test_what_the_classifier_finds_is_judged(tmp_path: Path, name: str, decision: Decision) -> None:
    write_classifier(knowing(PHRASE, Origin.USER), tmp_path / "own.npz")
    engine = build_engine(Settings(verifier=VerifierSettings(classifier=str(tmp_path / name) if name else "")))
    reading = Reading(segments=(Segment(Origin.USER, "/messages/0/content", PHRASE),))
    for _ in range(2):  # anew, and as a text that comes again
        judgement = await engine.judge(reading, policy="default")
        assert judgement.decision is decision


@pytest.mark.parametrize(
    ("overrides", "named"),
    [
        ((), set()),
        (("admin.tenant_metrics=true",), {"_other", "default"}),
        (("admin.tenant_metrics=true", "tenants.acme.policy=default"), {"_other", "default", "acme"}),
    ],
    ids=["not asked for", "nobody is configured", "a tenant is"],
)
def test_tenants_are_labels_only_where_that_is_asked(overrides: tuple[str, ...], named: set[str]) -> None:
    registry = CollectorRegistry()
    expect_counts(load_settings(overrides=overrides, environ={}), Metrics(registry), environ={})
    samples = [sample for family in registry.collect() for sample in family.samples]
    assert {each.labels["tenant"] for each in samples if "tenant" in each.labels} == named
