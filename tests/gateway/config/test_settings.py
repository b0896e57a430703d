"""The shipped file and the code say the same of every setting."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from filters.policy import Policy
from gateway.config.conf_folder import conf_folder
from gateway.config.loading import load_settings
from gateway.config.settings import BUILT_IN_UPSTREAMS, Settings, SettingsError, TenantSettings, UpstreamSettings

SHIPPED = conf_folder() / "gateway.toml"


def leaves(tree: Mapping[str, object], *path: str) -> Iterator[tuple[str, object]]:
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from leaves(value, *path, key)
        else:
            yield ".".join((*path, key)), value


def test_the_shipped_file_holds_the_defaults_of_the_code() -> None:
    settings = load_settings(environ={})

    assert settings.model_copy(update={"upstreams": {}}) == Settings()
    assert settings.upstreams.keys() == {name for name, url in BUILT_IN_UPSTREAMS.items() if url}


def test_the_shipped_file_shows_every_setting_with_its_default() -> None:
    shown = dict(leaves(tomllib.loads(SHIPPED.read_text())))
    defaults = Settings().model_dump(mode="json")
    expected = dict(leaves(defaults))

    assert {key: value for key, value in shown.items() if not key.startswith("upstreams.")} == expected
    assert tomllib.loads(SHIPPED.read_text())["upstreams"].keys() == BUILT_IN_UPSTREAMS.keys()


def test_the_shipped_files_examples_are_valid_and_show_what_tenants_and_upstreams_have(tmp_path: Path) -> None:
    file = tmp_path / "gateway.toml"
    file.write_text(re.sub(r"^#(?=\S)", "", SHIPPED.read_text(), flags=re.MULTILINE))
    verifier = {"VERIFIER_ADAPTER": "openai", "OPENAI_API_KEY": "sk-gateway", "OPENAI_VERIFIER_MODEL": "gpt-4o-mini"}
    settings = load_settings(file, environ={**verifier, "ACME_VERIFIER_KEY": "sk-acme"})

    assert settings.tenants.keys() == {"acme"}
    assert settings.tenants["acme"].model_fields_set == TenantSettings.model_fields.keys()
    assert settings.upstreams["vllm"].model_fields_set == UpstreamSettings.model_fields.keys()


@pytest.mark.parametrize(
    ("name", "given", "kept"),
    [
        ("openai", "https://vllm.test/v1", "https://vllm.test/"),
        ("openai", "https://router.test/api/v1/", "https://router.test/api"),
        ("openai", "https://router.test/api/", "https://router.test/api/"),
        ("gemini", "https://google.test/v1beta", "https://google.test/"),
        ("azure", "https://acme.azure.test/openai/v1", "https://acme.azure.test/"),
        ("openai", "https://groq.test/openai/v1//", "https://groq.test/openai"),
        ("openai", "https://router.test/v1x", "https://router.test/v1x"),
        ("openai", "http://v1/", "http://v1/"),
        ("vllm", "https://vllm.test/v1", "https://vllm.test/v1"),
    ],
)
def test_what_paths_begin_with_ends_no_address_of_a_built_in_upstream(name: str, given: str, kept: str) -> None:
    dialect = name if name in BUILT_IN_UPSTREAMS else "openai"
    settings = Settings.model_validate({"upstreams": {name: {"base_url": given, "dialect": dialect}}})
    assert str(settings.upstreams[name].base_url) == kept


def test_settings_do_not_change() -> None:
    settings = Settings()
    with pytest.raises(ValueError, match="frozen"):
        settings.server = settings.server


def test_the_default_policy_is_always_there() -> None:
    assert Settings(policies={"strict": Policy(deny_status=403)}).policies["default"] == Policy()


@pytest.mark.parametrize(
    "overrides",
    [["scoring.notable=2.5"], ["scoring.unclear=9"], ["scoring.unsafe=0.0"], ["policies.default.blocking_level=5"]],
    ids=["notable beyond unclear", "unclear beyond unsafe", "nothing is unsafe", "no such level"],
)
def test_thresholds_and_levels_outside_their_range_are_refused(overrides: list[str]) -> None:
    with pytest.raises(SettingsError):
        load_settings(overrides=overrides, environ={})
