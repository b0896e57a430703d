from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from filters.refusals import Reason, Refused
from gateway.config.settings import SecretsSettings, Settings, TenantSettings
from gateway.exchanges.exchange import Identity
from gateway.identity.tenants import Tenants, build_tenants
from gateway.keys.keyring import Lack, SecretMissing

ENVIRON = {
    "ACME_OPENAI": "sk-acme-openai",
    "ACME_BATCH": "sk-acme-batch",
    "ACME_ANTHROPIC": "sk-acme-anthropic",
    "GLOBEX_GEMINI": "sk-globex-gemini",
    "EMPTY": "",
}
ACME = TenantSettings(
    keys={"openai": "env:ACME_OPENAI", "openai/batch": "env:ACME_BATCH", "anthropic": "env:ACME_ANTHROPIC"},
    headers={"openai": {"OpenAI-Organization": "org-acme"}},
)
GLOBEX = TenantSettings(
    keys={
        "gemini": "env:GLOBEX_GEMINI",
        "openai": "env:NOT_SET",
        "anthropic": "env:EMPTY",
        "azure": "file:azure",
        "azure/empty": "file:empty",
        "azure/folder": "file:folder",
        "azure/spaces": "file:spaces",
    }
)


def tenants(folder: Path = Path("nowhere")) -> Tenants:
    settings = Settings(tenants={"acme": ACME, "globex": GLOBEX}, secrets=SecretsSettings(folder=str(folder)))
    return build_tenants(settings, environ=ENVIRON)


def identity(tenant: str, key_names: Mapping[str, str] | None = None) -> Identity:
    return Identity(tenant=tenant, subject="user", policy="default", key_names=key_names, owns_keys=True)


KEYS = {
    "its key for an upstream": (identity("acme"), "openai", "sk-acme-openai"),
    "its key for another": (identity("acme"), "anthropic", "sk-acme-anthropic"),
    "the key that the claims choose": (identity("acme", {"openai": "openai/batch"}), "openai", "sk-acme-batch"),
    "its key where the claims choose for another": (
        identity("acme", {"openai": "openai/batch"}),
        "anthropic",
        "sk-acme-anthropic",
    ),
    "another tenant's own key": (identity("globex"), "gemini", "sk-globex-gemini"),
}


@pytest.mark.parametrize(("who", "upstream", "key"), KEYS.values(), ids=KEYS.keys())
def test_gives_the_tenants_own_key(who: Identity, upstream: str, key: str) -> None:
    assert tenants().provider_key(who, upstream) == key


NO_KEYS = {
    "an upstream without a key": (identity("acme"), "gemini"),
    "a secret that is not set": (identity("globex"), "openai"),
    "a file that is not there": (identity("globex"), "azure"),
    "an upstream of no tenant": (identity("globex"), "named"),
    "a key name that does not exist": (identity("acme", {"openai": "openai/none"}), "openai"),
    "the key of another upstream": (identity("acme", {"openai": "anthropic"}), "openai"),
    "a further key of another upstream": (identity("acme", {"anthropic": "openai/batch"}), "anthropic"),
    "a reference in place of a name": (identity("acme", {"openai": "env:GLOBEX_GEMINI"}), "openai"),
    "an upstream that is a key name": (identity("acme"), "openai/batch"),
    "an unknown tenant": (identity("initech"), "openai"),
}


@pytest.mark.parametrize(("who", "upstream"), NO_KEYS.values(), ids=NO_KEYS.keys())
def test_refuses_where_the_tenant_has_no_key(who: Identity, upstream: str) -> None:
    with pytest.raises(Refused) as refused:
        tenants().provider_key(who, upstream)

    assert refused.value.reason is Reason.FORBIDDEN


LACKS = {
    "no key is named": (identity("acme"), "gemini", Lack.NOT_CONFIGURED),
    "not the one that is chosen": (identity("acme", {"openai": "openai/none"}), "openai", Lack.NOT_CONFIGURED),
    "a variable that is not set": (identity("globex"), "openai", Lack.MISSING),
    "an empty variable": (identity("globex"), "anthropic", Lack.EMPTY),
    "a file that is gone": (identity("globex"), "azure", Lack.MISSING),
    "an empty file": (identity("globex"), "azure/empty", Lack.EMPTY),
    "a folder": (identity("globex"), "azure/folder", Lack.UNREADABLE),
    "what no header may hold": (identity("globex"), "azure/spaces", Lack.UNUSABLE),
}


@pytest.mark.parametrize(("who", "upstream", "lack"), LACKS.values(), ids=LACKS.keys())
def test_tells_why_there_is_no_key(tmp_path: Path, who: Identity, upstream: str, lack: Lack) -> None:
    (tmp_path / "empty").write_text("\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "spaces").write_text("a b\n")
    place, _, name = upstream.partition("/")
    chosen = replace(who, key_names={place: upstream}) if name else who

    with pytest.raises(Refused) as refused:
        tenants(tmp_path).provider_key(chosen, place)

    assert isinstance(refused.value.__cause__, SecretMissing)
    assert refused.value.__cause__.lack is lack


def test_the_clients_own_key_passes_through() -> None:
    passing = Identity(tenant="acme", subject="user", policy="default")

    assert tenants().provider_key(passing, "openai") is None
    assert tenants().own_headers(passing, "openai") == {}


def test_a_rotated_file_is_used_at_once(tmp_path: Path) -> None:
    (tmp_path / "azure").write_text("old\n")
    own = tenants(tmp_path)
    before = own.provider_key(identity("globex"), "azure")

    (tmp_path / "next").write_text("new\n")
    (tmp_path / "next").rename(tmp_path / "azure")

    assert (before, own.provider_key(identity("globex"), "azure")) == ("old", "new")


HEADERS = {
    "its own": (identity("acme"), "openai", {"OpenAI-Organization": "org-acme"}),
    "none for another upstream": (identity("acme"), "anthropic", {}),
    "none of another tenant": (identity("globex"), "openai", {}),
    "none for nobody": (identity("initech"), "openai", {}),
}


@pytest.mark.parametrize(("who", "upstream", "headers"), HEADERS.values(), ids=HEADERS.keys())
def test_gives_the_tenants_own_headers(who: Identity, upstream: str, headers: dict[str, str]) -> None:
    assert tenants().own_headers(who, upstream) == headers
