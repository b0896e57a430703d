"""A configuration is good as a whole, and a reload changes only what it may."""

import ssl
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest
import trustme

from adapters.classifier_file import write_classifier
from adapters.encoder_file import write_encoder
from adapters.metrics import private_metrics
from adapters.shared_sights import SharedSights
from filters.decision import Decision
from filters.learned.second_look import Weighing
from filters.policy import Exclusion, Policy
from filters.segments import Origin, Reading, Segment
from gateway.config.conf_folder import conf_folder
from gateway.config.settings import (
    AdminSettings,
    ApprovalSettings,
    AuditSettings,
    AuthSettings,
    JwtSettings,
    LimitSettings,
    LoggingSettings,
    RulesSettings,
    SecretsSettings,
    ServerSettings,
    Settings,
    SettingsError,
    StateSettings,
    VerifierSettings,
)
from gateway.config.toolbook import load_toolbook
from gateway.phases.services import build_services
from gateway.processes.configuration import Configuration, configure, reconfigure, waiting_for_restart
from tests.classifiers import PHRASE, knowing
from tests.gateway.own_rules import OWN
from tests.second_looks import VOCABULARY, looking


@pytest.fixture(scope="module")
def running() -> Configuration:
    return configure(Settings)


def test_a_good_configuration_has_its_engine() -> None:
    configuration = configure(lambda: Settings(policies={"lenient": Policy(enforcement="monitor")}))
    assert configuration.engine.rules("lenient").policy.enforcement == "monitor"


def test_what_is_in_force_needs_its_tls_files_no_more(tmp_path: Path) -> None:
    pem = tmp_path / "server.pem"
    trustme.CA().issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(pem)
    settings = Settings(server=ServerSettings(tls_cert=str(pem), tls_key=str(pem)))
    first = configure(lambda: settings)
    second, _ = reconfigure(lambda: settings, first)
    pem.unlink()
    with pytest.raises(SettingsError):
        reconfigure(lambda: settings, second)
    assert isinstance(first.tls, ssl.SSLContext)
    assert isinstance(second.tls, ssl.SSLContext)
    assert second.tls is not first.tls


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings that name one file of each kind."""
    folder = tmp_path_factory.mktemp("named")
    authority = trustme.CA()
    authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(folder / "server.pem")
    authority.cert_pem.write_to_path(folder / "ca.pem")
    (folder / "own.toml").write_text(OWN)
    (folder / "key").write_text("a-secret-of-the-issuer-that-is-long-enough")
    write_classifier(knowing(PHRASE, Origin.USER), folder / "classifier.npz")
    write_encoder(looking(Weighing(0.2, 0, 1.0, 1.0, 0.0)), VOCABULARY, folder / "encoder.npz")
    pem, jwt = str(folder / "server.pem"), JwtSettings(algorithms=("HS256",), key_file=str(folder / "key"))
    return Settings(
        server=ServerSettings(tls_cert=pem, tls_key=pem, tls_client_ca=str(folder / "ca.pem")),
        auth=AuthSettings(mode="jwt", jwt=jwt),
        rules=RulesSettings(files=(str(folder / "own.toml"),)),
        verifier=VerifierSettings(classifier=str(folder / "classifier.npz"), encoder=str(folder / "encoder.npz")),
    )


def test_the_same_bytes_have_the_same_digest(named: Settings) -> None:
    first = configure(lambda: named)
    again, _ = reconfigure(named.model_copy, first)
    assert again.digest == first.digest


def _append(path: str, content: bytes) -> None:
    with Path(path).open("ab") as file:
        file.write(content)


_CHANGES: Mapping[str, Callable[[Settings], object]] = {
    "certificate": lambda named: _append(named.server.tls_cert, b"\n"),
    "clients' authority": lambda named: _append(named.server.tls_client_ca, b"\n"),
    "key for tokens": lambda named: _append(named.auth.jwt.key_file, b"more"),
    "rules": lambda named: _append(named.rules.files[0], b"\n"),
    "classifier": lambda named: write_classifier(knowing(PHRASE, Origin.FIELD), Path(named.verifier.classifier)),
    "encoder": lambda named: write_encoder(
        looking(Weighing(0.3, 0, 1.0, 1.0, 0.0)), VOCABULARY, Path(named.verifier.encoder)
    ),
}


@pytest.mark.parametrize("case", _CHANGES)
def test_other_bytes_in_a_file_have_another_digest(case: str, named: Settings) -> None:
    before = configure(lambda: named).digest
    _CHANGES[case](named)
    assert configure(lambda: named).digest != before


SHIPPED_TOOLS = (conf_folder() / "tools.toml").read_text()


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of tools, with what ships in it."""
    path = tmp_path / "tools.toml"
    path.write_text(SHIPPED_TOOLS)
    monkeypatch.setattr("gateway.processes.configuration.load_toolbook", partial(load_toolbook, path))
    return path


def test_other_tools_have_another_digest_and_are_not_read_again(tools: Path) -> None:
    first = configure(Settings)
    tools.write_text(SHIPPED_TOOLS.replace("low = [", 'low = ["look_at_it", '))
    second, _ = reconfigure(Settings, first)
    assert second.digest != first.digest
    assert ["lookatit" in each.tools.low for each in (first, second)] == [False, True]
    tools.unlink()
    services = [
        build_services(each.settings, metrics=private_metrics(), environ={}, engine=each.engine, tools=each.tools)
        for each in (first, second)
    ]
    assert [each.calls.judge._tools for each in services] == [first.tools, second.tools]


def test_unusable_tools_are_a_problem_beside_others(tools: Path) -> None:
    tools.write_text("high = 1")
    with pytest.raises(SettingsError) as caught:
        configure(lambda: Settings(rules=RulesSettings(files=("absent.toml",))))
    assert "tools.toml: high: must be a list of names" in caught.value.problems
    assert any("absent.toml" in problem for problem in caught.value.problems)


def test_other_settings_have_another_digest_even_if_they_wait_for_a_restart(named: Settings) -> None:
    first = configure(lambda: named)
    changed = named.model_copy(update={"admin": AdminSettings(port=1)})
    second, waiting = reconfigure(lambda: changed, first)
    assert waiting == ("admin.port",)
    assert second.digest != first.digest


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "auth.jwt.key_file: the file is empty"),
        ("short", "auth.jwt.key_file: the key is too short: the algorithms need at least 32 bytes"),
    ],
)
def test_a_key_that_became_unusable_is_a_problem(tmp_path: Path, content: str, problem: str) -> None:
    (tmp_path / "key").write_text(content)
    jwt = JwtSettings(algorithms=("HS256",), key_file=str(tmp_path / "key"))
    with pytest.raises(SettingsError) as caught:
        configure(lambda: Settings(auth=AuthSettings(mode="jwt", jwt=jwt)))
    (line,) = caught.value.problems
    assert line.startswith(problem)


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[[rule]]\n")
    absent = str(tmp_path / "absent.pem")
    settings = Settings(
        server=ServerSettings(tls_cert=absent, tls_key=absent),
        rules=RulesSettings(files=(str(tmp_path / "bad.toml"),)),
    )
    with pytest.raises(SettingsError) as caught:
        configure(lambda: settings)
    told = "\n".join(caught.value.problems)
    assert "server.tls_cert" in told
    assert "bad.toml" in told


def test_what_else_is_wrong_is_told_beside_what_was_found_in_the_settings_and_nothing_twice(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_text("")
    classifier, absent = str(tmp_path / "bad.npz"), str(tmp_path / "absent.toml")
    excluded = Policy(exclusions=(Exclusion("INJ-1"),))
    valid = Settings(policies={"default": excluded}, verifier=VerifierSettings(classifier=classifier))

    def load(valid: Settings) -> Settings:
        unread = f"rules.files[0]: {absent}: cannot be read: No such file or directory"
        raise SettingsError(["server.port: odd", unread], valid)

    with pytest.raises(SettingsError) as caught:
        configure(lambda: load(valid))
    odd, unread, unclassified, unexcluded = caught.value.problems
    assert (odd, unread.partition(":")[0]) == ("server.port: odd", "rules.files[0]")
    assert unclassified.startswith("verifier.classifier: ")
    assert unexcluded == "policies.default.exclusions[0].rule: no rule has the id 'INJ-1'; did you mean INJ-001?"
    assert caught.value.valid == valid
    with pytest.raises(SettingsError) as again:
        configure(lambda: load(Settings(rules=RulesSettings(files=(absent,)))))
    assert [line.partition(":")[0] for line in again.value.problems] == ["server.port", "rules.files[0]"]


def test_nothing_is_shared_where_something_is_wrong() -> None:
    def load() -> Settings:
        raise SettingsError(["server.port: odd"], Settings())

    def share(settings: Settings) -> SharedSights:
        raise AssertionError(settings)

    with pytest.raises(SettingsError) as caught:
        configure(load, share)
    assert caught.value.problems == ("server.port: odd",)


def test_what_cannot_be_read_at_all_is_all_there_is_to_tell() -> None:
    def load() -> Settings:
        raise SettingsError(["gateway.toml: is not TOML"])

    with pytest.raises(SettingsError) as caught:
        configure(load)
    assert caught.value.problems == ("gateway.toml: is not TOML",)


def test_an_exclusion_of_no_rule_is_a_problem() -> None:
    excluded = Policy(deny_patterns=("x y",), exclusions=tuple(map(Exclusion, ("INJ-001", "INJ-1", "TENANT-DENY-1"))))
    settings = Settings(policies={"lenient": excluded})
    with pytest.raises(SettingsError) as caught:
        configure(lambda: settings)
    assert caught.value.problems == (
        "policies.lenient.exclusions[1].rule: no rule has the id 'INJ-1'; did you mean INJ-001?",
    )


def test_a_rule_that_no_policy_runs_may_be_excluded() -> None:
    excluded = Policy(exclusions=(Exclusion("CRED-201"),))
    assert configure(lambda: Settings(policies={"default": excluded})).engine.rules("default").policy == excluded


def test_a_reload_brings_policies_and_logging(running: Configuration) -> None:
    new = Settings(policies={"lenient": Policy()}, logging=LoggingSettings(level="debug"))
    configuration, waiting = reconfigure(lambda: new, running)
    assert configuration.settings == new
    assert configuration.engine.rules("lenient").policy == Policy()
    assert waiting == ()


_OTHER_LIMITS = {name: field.default + 1 for name, field in LimitSettings.model_fields.items()}
_SIZED_AT_THE_START = (
    "head_bytes",
    "cache_bytes",
    "shared_cache_bytes",
    "connections",
    "connection_requests",
    "head_seconds",
)


def test_a_reload_brings_every_limit_but_those_that_something_was_sized_by(running: Configuration) -> None:
    new = Settings(limits=LimitSettings.model_validate(_OTHER_LIMITS))
    configuration, waiting = reconfigure(lambda: new, running)
    assert waiting == tuple(f"limits.{name}" for name in _SIZED_AT_THE_START)
    kept = {name: LimitSettings.model_fields[name].default for name in _SIZED_AT_THE_START}
    assert configuration.settings.limits == LimitSettings.model_validate({**_OTHER_LIMITS, **kept})


def test_what_waits_for_a_restart_is_told_before(running: Configuration) -> None:
    told = waiting_for_restart()
    assert {"server.port", "limits.cache_bytes", "doors.envoy", "audit.*", "the file of audit.key"} <= set(told)
    assert not {"server.tls_cert", "limits.body_bytes", "server.*", "limits.*"}.intersection(told)
    new = Settings(server=ServerSettings(port=1), limits=LimitSettings.model_validate(_OTHER_LIMITS))
    assert set(reconfigure(lambda: new, running)[1]) <= set(told)


def test_a_reload_leaves_listeners_and_says_so(running: Configuration) -> None:
    new = Settings(
        server=ServerSettings(port=1, workers=2, drain_seconds=5.0),
        admin=AdminSettings(port=2),
        limits=LimitSettings(connections=3),
        audit=AuditSettings(retention_days=4),
        state=StateSettings(key_prefix="other:"),
        approvals=ApprovalSettings(seconds=5.0),
        secrets=SecretsSettings(folder="/elsewhere"),
    )
    configuration, waiting = reconfigure(lambda: new, running)
    assert waiting == (
        "server.port",
        "server.workers",
        "admin.port",
        "limits.connections",
        "audit.retention_days",
        "state.key_prefix",
        "approvals.seconds",
        "secrets.folder",
    )
    assert configuration.settings.server == ServerSettings(drain_seconds=5.0)
    assert configuration.settings.admin == AdminSettings()
    assert configuration.settings.limits == LimitSettings()
    assert configuration.settings.audit == AuditSettings()
    assert configuration.settings.state == StateSettings()
    assert configuration.settings.approvals == ApprovalSettings()


def test_a_reload_with_problems_is_refused(running: Configuration) -> None:
    def load() -> Settings:
        raise SettingsError(["server.port: must be a number"])

    with pytest.raises(SettingsError, match=r"server\.port"):
        reconfigure(load, running)


@pytest.mark.parametrize("name", ["classifier", "encoder"])
def test_a_model_that_cannot_be_read_is_a_problem(tmp_path: Path, name: str) -> None:
    settings = Settings(verifier=VerifierSettings.model_validate({name: str(tmp_path / "none.npz")}))
    with pytest.raises(SettingsError) as caught:
        configure(lambda: settings)
    (problem,) = caught.value.problems
    assert problem.startswith(f"verifier.{name}: ")
    assert problem.endswith("none.npz: cannot be read: No such file or directory")


def test_findings_of_the_classifier_may_be_excluded() -> None:
    settings = Settings(policies={"lenient": Policy(exclusions=(Exclusion("LEARNED-LOW"),))})
    assert configure(lambda: settings).settings == settings


def test_a_reload_that_changes_policies_alone_takes_over_what_is_expensive(running: Configuration) -> None:
    new = Settings(policies={"default": Policy(enforcement="monitor"), "own": Policy(deny_patterns=("museum",))})
    configuration, _ = reconfigure(lambda: new, running)
    before, after = running.engine, configuration.engine
    assert after.rules("default").policy.enforcement == "monitor"
    assert after.rules("default").matcher is before.rules("default").matcher
    assert after.rules("own").matcher is not before.rules("default").matcher
    assert (after.common, after.revision) == (before.common, before.revision)
    assert after.classifier is not None
    assert before.classifier is not None
    assert after.classifier.heads is before.classifier.heads
    assert after.classifier.second is before.classifier.second
    assert after.seen is before.seen


async def test_what_was_found_under_other_settings_is_not_told_after_a_reload(running: Configuration) -> None:
    reading = Reading((Segment(Origin.USER, "/messages/0/content", "Where is the museum?"),))
    denying = Settings(policies={"default": Policy(deny_patterns=("museum",))})
    configuration = running
    decisions = []
    for settings in (Settings(), denying, Settings(), denying):
        configuration, _ = reconfigure(partial(Settings.model_copy, settings), configuration)
        judgement = await configuration.engine.judge(reading, policy="default")
        decisions.append(judgement.decision)
    assert decisions == [Decision.ALLOW, Decision.DENY, Decision.ALLOW, Decision.DENY]
    assert configuration.engine.seen is not None
    assert configuration.engine.seen.looked_for() == (2, 0, 2)


def test_a_reload_with_a_broken_rule_file_is_refused_and_the_next_one_is_as_good_as_ever(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    settings = Settings(rules=RulesSettings(files=(str(own),)), verifier=VerifierSettings(classifier=""))
    first = configure(lambda: settings)
    own.write_text(OWN.replace('"low"', '"worst"'))
    for _ in range(2):
        with pytest.raises(SettingsError, match=r"own\.toml: OWN-1: severity"):
            reconfigure(lambda: settings, first)
    own.write_text(OWN)
    again, _ = reconfigure(lambda: settings, first)
    assert again.engine.common is first.engine.common
    own.write_text(OWN.replace("blue moon", "new moon"))
    third, _ = reconfigure(lambda: settings, again)
    assert third.engine.common.by_id["OWN-1"].literals == ("new moon",)
    assert third.engine.rules("default").version != first.engine.rules("default").version


def test_an_exclusion_of_a_rule_that_a_reload_takes_away_is_a_problem(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    settings = Settings(
        policies={"default": Policy(exclusions=(Exclusion("OWN-1"),))},
        rules=RulesSettings(files=(str(own),)),
        verifier=VerifierSettings(classifier=""),
    )
    first = configure(lambda: settings)
    own.write_text(OWN.replace("OWN-1", "OWN-2"))
    with pytest.raises(SettingsError, match="no rule has the id"):
        reconfigure(lambda: settings, first)
