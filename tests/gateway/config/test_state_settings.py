"""What `[state]`, `[webhook]` and the operators' token may say, and what they lead to."""

import asyncio
import base64
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from adapters.state.opening import StateAddress
from gateway.config.settings import AdminSettings, SecretsSettings, Settings
from gateway.config.state_settings import (
    operators_token,
    operators_token_absence,
    state_address,
    state_problems,
    state_warnings,
    webhook_secret,
)
from gateway.keys.keyring import Renewed
from tests.adapters.state.stores import free_port, redis_server
from tests.gateway.forbidden import forbid_entering

SECRET = "whsec_" + base64.b64encode(bytes(range(32))).decode()
ENVIRON = {
    "GUARDRAIL_DIGEST_KEY": "k" * 32,
    "PASSWORD": "right",
    "SECRET": SECRET,
    "BARE": base64.b64encode(bytes(32)).decode(),
    "SHORT": "whsec_" + base64.b64encode(bytes(8)).decode(),
    "NO_BASE64": "whsec_" + "!" * 32,
    "TOKEN": "t" * 32,
}


def settings_of(**tree: object) -> Settings:
    return Settings.model_validate(tree)


def problems(settings: Settings, environ: Mapping[str, str] = ENVIRON) -> list[str]:
    return list(state_problems(settings, environ=environ))


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param({}, id="the defaults"),
        pytest.param({"state": {"url": "sqlite:///tmp/state.db"}}, id="a file"),
        pytest.param({"state": {"url": "redis://cache:6379/0", "password": "env:PASSWORD"}}, id="redis"),
        pytest.param({"state": {"url": "rediss://cache", "tls_ca": __file__}}, id="redis with TLS"),
        pytest.param({"webhook": {"url": "https://hooks.test/x", "secret": "env:SECRET"}}, id="a webhook"),
        pytest.param(
            {"webhook": {"url": "http://127.0.0.1:9/x", "secret": "env:SECRET"}}, id="a webhook of this machine"
        ),
        pytest.param({"admin": {"token": "env:TOKEN"}}, id="a token"),
        pytest.param({"admin": {"token": "env:MISSING"}}, id="no token"),
    ],
)
def test_these_can_be_used(tree: Mapping[str, object]) -> None:
    assert problems(settings_of(**tree)) == []


@pytest.mark.parametrize(
    ("tree", "problem"),
    [
        pytest.param({"state": {"url": "mysql://x"}}, "state.url: must be memory://", id="another kind of state"),
        pytest.param({"state": {"url": "sqlite:///nowhere/at/all.db"}}, "state.url: the folder", id="no folder"),
        pytest.param({"state": {"password": "env:PASSWORD"}}, "state.password: has no effect", id="memory's password"),
        pytest.param(
            {"state": {"url": "redis://c", "password": "env:MISSING"}},
            "state.password: environment variable MISSING",
            id="no password",
        ),
        pytest.param(
            {"state": {"url": "redis://c", "password": "right"}}, "state.password: must be env:", id="a bare password"
        ),
        pytest.param(
            {"state": {"url": "redis://c", "tls_ca": __file__}}, "state.tls_ca: has no effect", id="an idle authority"
        ),
        pytest.param(
            {"state": {"url": "rediss://c", "tls_ca": "/nowhere"}}, "state.tls_ca: is no file", id="no authority"
        ),
        pytest.param({"admin": {"token": "t" * 32}}, "admin.token: must be env:", id="a bare token"),
        pytest.param({"admin": {"token": "env:PASSWORD"}}, "admin.token: what it refers to", id="a short token"),
        pytest.param({"webhook": {"secret": "env:SECRET"}}, "webhook.secret: has no effect", id="an idle secret"),
        pytest.param(
            {"webhook": {"url": "http://hooks.test", "secret": "env:SECRET"}}, "webhook.url: must be https", id="http"
        ),
        pytest.param(
            {"webhook": {"url": "https://hooks.test"}},
            "webhook.secret: must be set with webhook.url: env:NAME",
            id="a webhook without a secret",
        ),
        *(
            pytest.param(
                {"webhook": {"url": "https://hooks.test", "secret": f"env:{name}"}},
                "webhook.secret: what it refers to",
                id=f"secret {name}",
            )
            for name in ("BARE", "SHORT", "NO_BASE64")
        ),
    ],
)
def test_these_cannot(tree: Mapping[str, object], problem: str) -> None:
    (found,) = problems(settings_of(**tree))
    assert found.startswith(problem)


def test_a_fleet_needs_one_key_for_its_digests() -> None:
    (found,) = problems(settings_of(state={"url": "redis://c"}), {})
    assert found.startswith("environment variable GUARDRAIL_DIGEST_KEY: must be set")


def test_redis_needs_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    assert problems(settings_of(state={"url": "redis://c"})) == [
        "state.url: needs the client of Redis: pip install '.[redis]' in the checkout"
    ]


def test_the_address_has_what_the_settings_say() -> None:
    tree = {"url": "rediss://cache/1", "password": "env:PASSWORD", "key_prefix": "gw:", "timeout_seconds": 0.5}
    address = state_address(settings_of(state=tree), environ=ENVIRON)
    assert address == StateAddress("rediss://cache/1", prefix="gw:", seconds=0.5)
    assert address.password() == "right"
    assert state_address(Settings(), environ={}) == StateAddress("memory://")
    assert state_address(Settings(), environ={}).password() == ""


def test_a_password_changes_with_its_file_and_outlives_it(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("old")
    tree = {"state": {"url": "redis://cache", "password": "file:password"}, "secrets": {"folder": str(tmp_path)}}
    password = state_address(settings_of(**tree), environ=ENVIRON).password
    assert password() == "old"
    (tmp_path / "password").write_text("newer")
    assert password() == "newer"
    (tmp_path / "password").unlink()
    assert password() == "newer"


def test_the_token_is_that_of_the_environment() -> None:
    assert operators_token(Settings(), environ={"GUARDRAIL_ADMIN_TOKEN": "t" * 32}) == "t" * 32
    assert operators_token(Settings(), environ={}) == ""
    assert operators_token(Settings(), environ={"GUARDRAIL_ADMIN_TOKEN": "t" * 31}) == ""


def test_the_secret_is_the_bytes_behind_its_text(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    tree = {"webhook": {"url": "https://hooks.test", "secret": "file:secret"}, "secrets": {"folder": str(tmp_path)}}
    secret = Renewed(partial(webhook_secret, settings_of(**tree), environ={}), setting="webhook.secret")
    assert secret() == bytes(range(32))
    (tmp_path / "secret").write_text("whsec_nonsense")
    assert secret() == bytes(range(32))
    (tmp_path / "secret").write_text("whsec_" + base64.b64encode(bytes(24)).decode())
    assert secret() == bytes(24)
    assert webhook_secret(Settings(), environ={}) == b""


@pytest.mark.parametrize(
    ("url", "tls_ca", "problem"),
    [
        ("sqlite://{}/inner/state.db", "", "state.url: the folder {}/inner cannot be looked at: Permission denied"),
        ("rediss://cache", "{}/ca.pem", "state.tls_ca: cannot be looked at: Permission denied"),
    ],
)
def test_what_lies_in_a_folder_that_may_not_be_entered_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, tls_ca: str, problem: str
) -> None:
    forbid_entering(monkeypatch, tmp_path)
    state = {"url": url.format(tmp_path), "tls_ca": tls_ca.format(tmp_path)}
    assert problems(settings_of(state=state)) == [problem.format(tmp_path)]


@pytest.mark.parametrize(
    ("reference", "absence"),
    [
        pytest.param("env:GUARDRAIL_ADMIN_TOKEN", "", id="the default"),
        pytest.param("env:OWN", "environment variable OWN is not set or empty", id="another variable"),
        pytest.param("file:typo", "file typo in the secrets folder {folder} cannot be read: No such", id="a file"),
        pytest.param("file:there", "", id="a file that is there"),
    ],
)
def test_an_operators_token_that_is_named_and_not_there_is_told(tmp_path: Path, reference: str, absence: str) -> None:
    (tmp_path / "there").write_text("t" * 32)
    settings = Settings(admin=AdminSettings(token=reference), secrets=SecretsSettings(folder=str(tmp_path)))
    told = operators_token_absence(settings, environ={})
    assert told.startswith(absence.format(folder=tmp_path))
    assert bool(told) is bool(absence)


def reaching(port: int) -> Settings:
    url = f"redis://gateway@127.0.0.1:{port}/0"
    return settings_of(state={"url": url, "password": "env:PASSWORD", "timeout_seconds": 5})


async def test_a_server_that_is_not_there_is_warned_of() -> None:
    (warning,) = await state_warnings(reaching(free_port()), environ=ENVIRON)
    assert warning.startswith("state.url: Redis has no answer for this machine (unreachable, within 5 seconds): ")
    assert "gateway@" not in warning


async def test_a_server_is_warned_of_unless_it_takes_the_password(tmp_path: Path) -> None:
    with redis_server(tmp_path, "--user", "gateway", "on", ">right", "~*", "+@all") as server:
        assert await state_warnings(reaching(server.port), environ=ENVIRON) == ()
        (warning,) = await state_warnings(reaching(server.port), environ={**ENVIRON, "PASSWORD": "wr0ng"})
    assert "(refused, " in warning
    assert "wr0ng" not in warning


def test_a_file_is_not_made_to_see_whether_it_answers(tmp_path: Path) -> None:
    settings = settings_of(state={"url": f"sqlite://{tmp_path}/state.db"})
    assert asyncio.run(state_warnings(settings, environ={})) == ()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("beginning", "problem"),
    [
        (None, "is no file"),
        (b"no database, only text", "is no SQLite database"),
        (b"SQLite format 3\0and on", ""),
        (b"", ""),
    ],
    ids=["a folder", "another file", "a database", "an empty file"],
)
def test_what_can_be_no_database_is_warned_of(tmp_path: Path, beginning: bytes | None, problem: str) -> None:
    file = tmp_path / "state.db"
    file.mkdir() if beginning is None else file.write_bytes(beginning)
    warnings = asyncio.run(state_warnings(settings_of(state={"url": f"sqlite://{file}"}), environ={}))
    told = f"state.url: what lies there {problem}: name another path; without it, on_state_error decides"
    assert warnings == ((told,) if problem else ())
    assert list(tmp_path.iterdir()) == [file]
