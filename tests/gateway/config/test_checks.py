import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from gateway.config.checks import Names, environment_problems, settings_problems
from gateway.config.settings import (
    BUILT_IN_UPSTREAMS,
    AuditSettings,
    AuthSettings,
    JwtSettings,
    SecretsSettings,
    Settings,
)
from tests.gateway.forge import SECRET, ec_key, ed_key, jwk, private_pem, public_pem, rsa_key

ENVIRON = {
    "SECRET": SECRET,
    "SHORT": SECRET[:31],
    "EMPTY": "",
    "PUBLIC": public_pem(rsa_key()).decode(),
    "SMALL": public_pem(rsa_key(1_024)).decode(),
    "PRIVATE": private_pem(rsa_key()).decode(),
    "CURVE": public_pem(ec_key()).decode(),
    "JWK": json.dumps(jwk(rsa_key())),
    "KEY": "sk-key",
    "TWO_LINES": "sk-key\nX-Evil: 1",
}


def found(tree: Mapping[str, object], **environ: str) -> list[str]:
    settings = Settings.model_validate(tree)
    names = Names(
        upstreams=frozenset({"openai", "anthropic", *settings.upstreams}),
        policies=frozenset(settings.policies),
        tenants=frozenset(settings.tenants),
    )
    return list(settings_problems(settings, environ={**ENVIRON, **environ}, names=names))


def with_tenant(**tenant: object) -> Mapping[str, object]:
    return {"tenants": {"acme": tenant}}


def with_tokens(**jwt: object) -> Mapping[str, object]:
    whole = {"algorithms": ("RS256",), "key_env": "PUBLIC", "issuer": "i", "audience": "a", **jwt}
    return {"auth": {"mode": "jwt", "jwt": whole}, "tenants": {"acme": {}}}


FINE: Mapping[str, Mapping[str, object]] = {
    "defaults": {},
    "references that nobody uses yet": with_tenant(keys={"openai": "env:NOT_SET"}),
    "a tenant's headers": with_tenant(headers={"openai": {"OpenAI-Organization": "org-1", "OpenAI-Project": "p 1"}}),
    "public key": with_tokens(),
    "public key for two paddings": with_tokens(algorithms=("RS256", "PS512")),
    "secret": with_tokens(algorithms=("HS256", "HS512"), key_env="SECRET"),
    "key set": with_tokens(key_env="", jwks_url="https://issuer.test/keys", algorithms=("RS256", "ES256")),
    "a tenant's keys": {
        **with_tokens(),
        "tenants": {"acme": {"keys": {"openai": "env:KEY", "openai/batch": "env:KEY"}}},
    },
    "exclusions below places": {
        "policies": {"default": {"exclusions": ({"rule": "INJ-001", "path": "/"}, {"rule": "INJ-001", "path": "?3"})}}
    },
    "built-in upstream elsewhere": {"upstreams": {"openai": {"base_url": "http://127.0.0.1:9"}}},
    "one port on two hosts": {"server": {"host": "10.0.0.1", "port": 9}, "admin": {"port": 9}},
    "any free ports": {"server": {"port": 0}, "admin": {"port": 0}},
}


@pytest.mark.parametrize("tree", FINE.values(), ids=FINE.keys())
def test_finds_nothing_wrong_with(tree: Mapping[str, object]) -> None:
    assert found(tree) == []


TOKEN_PROBLEMS: Mapping[str, tuple[Mapping[str, object], str]] = {
    "no issuer": (with_tokens(issuer=""), 'auth.jwt.issuer: must be set when auth.mode = "jwt"'),
    "no audience": (with_tokens(audience=""), 'auth.jwt.audience: must be set when auth.mode = "jwt"'),
    "no tenant claim": (with_tokens(tenant_claim=""), 'auth.jwt.tenant_claim: must be set when auth.mode = "jwt"'),
    "no algorithm": (with_tokens(algorithms=()), "auth.jwt.algorithms: must name at least one algorithm"),
    "no key": (with_tokens(key_env=""), "auth.jwt: set exactly one of key_env, key_file and jwks_url"),
    "two keys": (with_tokens(key_file="k"), "auth.jwt: set exactly one of key_env, key_file and jwks_url"),
    "key variable not set": (
        with_tokens(key_env="NONE"),
        "auth.jwt.key_env: environment variable NONE is not set or empty",
    ),
    "key variable empty": (
        with_tokens(key_env="EMPTY"),
        "auth.jwt.key_env: environment variable EMPTY is not set or empty",
    ),
    "key file not there": (
        with_tokens(key_env="", key_file="none.pem"),
        "auth.jwt.key_file: none.pem: cannot be read: No such file or directory",
    ),
    "key file with an impossible name": (
        with_tokens(key_env="", key_file="a\0b"),
        "auth.jwt.key_file: is no file name",
    ),
    "short secret": (
        with_tokens(algorithms=("HS256",), key_env="SHORT"),
        "auth.jwt.key_env: the key is too short: the algorithms need at least 32 bytes (RFC 7518 section 3.2); "
        "draw one, for example with: openssl rand -hex 32",
    ),
    "public key as a secret": (
        with_tokens(algorithms=("HS256",)),
        "auth.jwt.key_env: the key is a key file or JWK, which must not serve as an HMAC secret",
    ),
    "JWK as a secret": (
        with_tokens(algorithms=("HS256",), key_env="JWK"),
        "auth.jwt.key_env: the key is a key file or JWK, which must not serve as an HMAC secret",
    ),
    "mixed kinds": (
        with_tokens(algorithms=("HS256", "RS256")),
        "auth.jwt.key_env: the key cannot serve HS* and other algorithms at once; "
        "list the algorithms of one kind of key",
    ),
    "another curve": (
        with_tokens(algorithms=("ES256", "ES384"), key_env="CURVE"),
        "auth.jwt.key_env: the key does not fit ES384; list only algorithms of this key",
    ),
    "small RSA key": (
        with_tokens(key_env="SMALL"),
        "auth.jwt.key_env: the key is an RSA key of 1024 bits; use 2048 to 8192",
    ),
    "private key": (
        with_tokens(key_env="PRIVATE"),
        "auth.jwt.key_env: the key is a private key; give the gateway the public key only",
    ),
    "key set over plain http": (
        with_tokens(key_env="", jwks_url="http://issuer.test/keys"),
        "auth.jwt.jwks_url: must be https (or http to a loopback address), without user, password or fragment",
    ),
    "key set for secrets": (
        with_tokens(key_env="", jwks_url="https://issuer.test/keys", algorithms=("RS256", "HS256")),
        "auth.jwt.algorithms: HS* needs a secret in key_env or key_file; a published key set cannot hold one",
    ),
    "no tenant": (
        {**with_tokens(), "tenants": {}},
        'tenants: auth.mode = "jwt" needs at least one tenant; add a table [tenants.NAME]',
    ),
    "provider key not set": (
        {**with_tokens(), **with_tenant(keys={"openai": "env:NONE"})},
        "tenants.acme.keys.openai: environment variable NONE is not set or empty",
    ),
    "provider key not set of a tenant that a route names": (
        {"doors": {"envoy": {"port": 9191}}, **with_tenant(keys={"openai": "env:NONE"})},
        "tenants.acme.keys.openai: environment variable NONE is not set or empty",
    ),
    "provider key that is no header value": (
        {**with_tokens(), **with_tenant(keys={"openai/b": "env:TWO_LINES"})},
        'tenants.acme.keys."openai/b": environment variable TWO_LINES holds spaces, control or non-ASCII characters, '
        "which a key cannot have",
    ),
    "provider key file not there": (
        {**with_tokens(), **with_tenant(keys={"openai": "file:none"})},
        "tenants.acme.keys.openai: file none in the secrets folder /run/secrets/guardrail cannot be read: "
        "No such file or directory",
    ),
}
TENANT_PROBLEMS: Mapping[str, tuple[Mapping[str, object], str]] = {
    "unknown policy": (
        with_tenant(policy="none"),
        "tenants.acme.policy: no such policy; add it under [policies] or use default",
    ),
    "key for no upstream": (
        with_tenant(keys={"opnai/batch": "env:KEY"}),
        'tenants.acme.keys."opnai/batch": no such upstream; add a table [upstreams.opnai] with a base_url',
    ),
    "key in place of a reference": (
        with_tenant(keys={"openai": "sk-secret"}),
        "tenants.acme.keys.openai: must be env:NAME, or file:PATH below secrets.folder (no .., no absolute path)",
    ),
    "headers for no upstream": (
        with_tenant(headers={"opnai": {}}),
        "tenants.acme.headers.opnai: no such upstream; add a table [upstreams.opnai] with a base_url",
    ),
    "no header name": (
        with_tenant(headers={"openai": {"a b": "c"}}),
        'tenants.acme.headers.openai."a b": is no header name',
    ),
    **{
        f"header {name}": (
            with_tenant(headers={"openai": {name: "sk-secret"}}),
            f"tenants.acme.headers.openai.{name}: this header cannot be set here (provider keys belong in keys)",
        )
        for name in ("Authorization", "x-api-key", "HOST", "Content-Length", "Cookie", "X-Guardrail-Decision")
    },
    **{
        f"header value {number}": (
            with_tenant(headers={"openai": {"X-A": value}}),
            "tenants.acme.headers.openai.X-A: must be printable ASCII without spaces at its ends",
        )
        for number, value in enumerate(("", " a", "a\r\nX-Evil: 1", "é", "a\0"))
    },
}
OTHER_PROBLEMS: Mapping[str, tuple[Mapping[str, object], str]] = {
    "two listeners on one port": (
        {"server": {"port": 9}, "admin": {"port": 9}},
        "admin.port: is the port of [server] on the same host; choose another",
    ),
    "built-in upstream of another dialect": (
        {"upstreams": {"openai": {"base_url": "http://x", "dialect": "gemini"}}},
        'upstreams.openai.dialect: must stay "openai": its paths choose it; name another upstream instead',
    ),
    "exclusion below no place": (
        {"policies": {"default": {"exclusions": ({"rule": "INJ-001", "path": "messages"},)}}},
        "policies.default.exclusions[0].path: must begin with / (a place in the body, such as /messages) or ?N (a "
        "parameter of the query)",
    ),
    "exclusion of the query as a whole": (
        {"policies": {"default": {"exclusions": ({"rule": "INJ-001", "path": "?"},)}}},
        "policies.default.exclusions[0].path: must begin with / (a place in the body, such as /messages) or ?N (a "
        "parameter of the query)",
    ),
    "rule file not there": (
        {"rules": {"files": ("none.toml",)}},
        "rules.files[0]: none.toml: cannot be read: No such file or directory",
    ),
}
PROBLEMS = {**TOKEN_PROBLEMS, **TENANT_PROBLEMS, **OTHER_PROBLEMS}


def test_kinds_of_key_that_do_not_go_together_are_told_with_a_key_that_is_not_there() -> None:
    tree = with_tokens(algorithms=("HS256", "RS256"), key_env="NOT_SET")
    assert found(tree) == [
        "auth.jwt.key_env: environment variable NOT_SET is not set or empty",
        "auth.jwt.algorithms: HS* and others need different keys; list the algorithms of one kind of key",
    ]


@pytest.mark.parametrize(("tree", "line"), PROBLEMS.values(), ids=PROBLEMS.keys())
def test_finds(tree: Mapping[str, object], line: str) -> None:
    assert found(tree) == [line]


def test_finds_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text("x")
    server = {
        "tls_cert": str(tmp_path / "cert.pem"),
        "tls_key": str(tmp_path / "none.pem"),
        "tls_client_ca": str(tmp_path),
    }

    assert found({"server": server}) == [
        f"server.tls_key: {tmp_path / 'none.pem'}: cannot be read: No such file or directory",
        f"server.tls_client_ca: {tmp_path}: cannot be read: Is a directory",
    ]


def test_reads_provider_keys_from_the_secrets_folder(tmp_path: Path) -> None:
    (tmp_path / "openai").write_text("sk-key\n")
    tree = {**with_tokens(), **with_tenant(keys={"openai": "file:openai", "anthropic": "file:none"})}

    assert found({**tree, "secrets": SecretsSettings(folder=str(tmp_path))}) == [
        f"tenants.acme.keys.anthropic: file none in the secrets folder {tmp_path} cannot be read: "
        "No such file or directory"
    ]


def test_reads_the_tokens_key_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_bytes(public_pem(rsa_key()))
    tree = with_tokens(key_env="", key_file=str(file))

    assert found(tree) == []

    file.write_text(" \n")
    assert found(tree) == ["auth.jwt.key_file: the file is empty"]


@pytest.mark.parametrize("value", ["", "none"])
def test_the_built_in_verifier_is_available(value: str) -> None:
    assert list(environment_problems({"VERIFIER_ADAPTER": value})) == []
    assert list(environment_problems({})) == []


@pytest.mark.parametrize("key", ["", "k" * 32], ids=["none", "long enough"])
def test_a_digest_key_is_taken(key: str) -> None:
    assert list(environment_problems({"GUARDRAIL_DIGEST_KEY": key})) == []


def test_a_short_digest_key_is_refused_and_not_quoted() -> None:
    assert list(environment_problems({"GUARDRAIL_DIGEST_KEY": "canary-" + "k" * 24})) == [
        "environment variable GUARDRAIL_DIGEST_KEY: must have at least 32 characters; "
        "draw it, for example with: openssl rand -hex 32"
    ]


@pytest.mark.parametrize("value", ["None", " none", "Local", "0", "OpenAI"])
def test_a_verifier_that_nobody_knows_is_not_silently_left_out(value: str) -> None:
    [line] = environment_problems({"VERIFIER_ADAPTER": value})

    assert line.startswith(
        "environment variable VERIFIER_ADAPTER: must be one of none, local, openai, anthropic, azure"
    )


OPENAI = {"VERIFIER_ADAPTER": "openai", "OPENAI_API_KEY": "sk-verifier", "OPENAI_VERIFIER_MODEL": "gpt-4o-mini"}


def test_a_verifier_with_all_that_it_needs_is_available() -> None:
    assert list(environment_problems(OPENAI)) == []


def test_all_that_a_verifier_lacks_is_told_at_once_and_not_quoted() -> None:
    lacking = {"VERIFIER_ADAPTER": "openai", "VERIFIER_TIMEOUT_MS": "canary", "OPENAI_API_KEY": "canary key"}
    assert list(environment_problems(lacking)) == [
        "environment variable VERIFIER_TIMEOUT_MS: must be a number from 1 to 60000",
        "environment variable OPENAI_VERIFIER_MODEL: is not set or empty",
        "environment variable OPENAI_API_KEY: holds spaces, control or non-ASCII characters, which a key cannot have",
    ]


VERIFIER_KEYS: Mapping[str, tuple[Mapping[str, str], Mapping[str, str], list[str]]] = {
    "keys of their own": (OPENAI, {"acme": "env:KEY", "beta": "env:SECRET"}, []),
    "no keys": (OPENAI, {"acme": "", "beta": ""}, []),
    "no verifier that takes a key": (
        {},
        {"acme": "env:KEY"},
        [
            "tenants.acme.verifier_key: has no effect unless the environment variable VERIFIER_ADAPTER is one of "
            "openai, anthropic, azure"
        ],
    ),
    "a key that is not there": (
        OPENAI,
        {"acme": "env:NOT_SET"},
        ["tenants.acme.verifier_key: environment variable NOT_SET is not set or empty"],
    ),
    "no reference": (
        OPENAI,
        {"acme": "sk-canary"},
        ["tenants.acme.verifier_key: must be env:NAME, or file:PATH below secrets.folder (no .., no absolute path)"],
    ),
    "one key for two": (
        OPENAI,
        {"acme": "env:KEY", "beta": "env:KEY"},
        ["tenants.beta.verifier_key: is the same key as tenants.acme.verifier_key; each tenant needs its own"],
    ),
    "the gateway's own key": (
        {**OPENAI, "OPENAI_API_KEY": "sk-canary", "MINE": "sk-canary"},
        {"acme": "env:MINE"},
        [
            "tenants.acme.verifier_key: is the same key as environment variable OPENAI_API_KEY; "
            "each tenant needs its own"
        ],
    ),
    "one key for three": (
        OPENAI,
        {"acme": "env:KEY", "beta": "env:KEY", "gamma": "env:KEY"},
        [
            "tenants.beta.verifier_key: is the same key as tenants.acme.verifier_key; each tenant needs its own",
            "tenants.gamma.verifier_key: is the same key as tenants.acme.verifier_key; each tenant needs its own",
        ],
    ),
    "as much time as a request has": (
        {**OPENAI, "VERIFIER_TIMEOUT_MS": "3400"},
        {},
        [
            "limits.verifier_seconds: must be more than the environment variable VERIFIER_TIMEOUT_MS allows, "
            "by 0.1 seconds at least"
        ],
    ),
    "a little less time than a request has": ({**OPENAI, "VERIFIER_TIMEOUT_MS": "3300"}, {}, []),
}


@pytest.mark.parametrize("case", VERIFIER_KEYS)
def test_the_settings_must_fit_the_verifier(case: str) -> None:
    environ, keys, problems = VERIFIER_KEYS[case]
    tree = {"tenants": {name: {"verifier_key": text} for name, text in keys.items()}}

    assert found(tree, **environ) == problems


def test_a_key_of_another_tenant_for_a_provider_is_not_ones_own() -> None:
    tree = {
        "tenants": {
            "acme": {"keys": {"openai": "env:KEY", "anthropic": "env:NOT_SET", "gemini": "no reference"}},
            "beta": {"verifier_key": "env:KEY"},
        }
    }
    assert [line for line in found(tree, **OPENAI) if "beta" in line] == [
        "tenants.beta.verifier_key: is the same key as tenants.acme.keys.openai; each tenant needs its own"
    ]


def test_a_tenant_may_have_one_key_for_provider_and_verifier() -> None:
    tree = {"tenants": {"acme": {"keys": {"openai": "env:KEY"}, "verifier_key": "env:KEY"}}}
    assert found(tree, **OPENAI) == []


MODERATION = {**OPENAI, "OPENAI_VERIFIER_MODEL": "omni-moderation-latest"}
MODELS: Mapping[str, tuple[Mapping[str, str], str, str, list[str]]] = {
    "models that answer": (OPENAI, "gpt-5-nano", "o3-pro", []),
    "none named": (MODERATION, "", "", []),
    "others beside moderation": (MODERATION, "gpt-5-nano", "o3-pro", []),
    "no provider to ask": ({}, "gpt-5-nano", "o3-pro", []),
    "moderation twice": (
        OPENAI,
        "omni-moderation-latest",
        "text-moderation-stable",
        [
            "security.verification.triage_model: is a model for moderation, which answers no questions",
            "supervision.model: is a model for moderation, which answers no questions",
        ],
    ),
    "an environment that lacks something": ({"VERIFIER_ADAPTER": "anthropic"}, "", "claude-opus-5-5", []),
}


@pytest.mark.parametrize("case", MODELS)
def test_a_model_that_is_named_must_answer(case: str) -> None:
    environ, triage, supervision, problems = MODELS[case]
    tree = {"security": {"verification": {"triage_model": triage}}, "supervision": {"model": supervision}}
    assert found(tree, **environ) == problems


def test_every_built_in_upstream_with_an_address_can_be_had() -> None:
    upstreams = {name: {"base_url": url, "dialect": name} for name, url in BUILT_IN_UPSTREAMS.items() if url}

    assert found({"upstreams": upstreams}) == []


def test_without_tokens_nothing_of_them_is_checked() -> None:
    assert found({"auth": AuthSettings(jwt=JwtSettings(key_env="NONE"))}) == []


@pytest.mark.parametrize(
    ("key", "environ", "problem"),
    [
        ("env:AUDIT", {"AUDIT": private_pem(ed_key()).decode()}, None),
        ("", {"GUARDRAIL_AUDIT_KEY": "env:AUDIT", "AUDIT": private_pem(ed_key()).decode()}, None),
        (
            "",
            {},
            "audit.key: must be set with audit.path, or the environment variable GUARDRAIL_AUDIT_KEY: env:NAME or "
            "file:PATH of the private key that signs; make one with: guardrail-gateway audit keygen",
        ),
        ("key", {}, "audit.key: must be env:NAME, or file:PATH below secrets.folder (no .., no absolute path)"),
        ("env:NOT_SET", {}, "audit.key: environment variable NOT_SET is not set or empty"),
        (
            "",
            {"GUARDRAIL_AUDIT_KEY": "env:NOT_SET"},
            "environment variable GUARDRAIL_AUDIT_KEY: environment variable NOT_SET is not set or empty",
        ),
        ("env:PRIVATE", {}, "audit.key: must be an Ed25519 key; make one with: guardrail-gateway audit keygen"),
    ],
    ids=[
        "named here",
        "named by the environment",
        "not named",
        "no reference",
        "not there",
        "named elsewhere and not there",
        "of another kind",
    ],
)
def test_records_that_are_kept_must_be_signed(key: str, environ: dict[str, str], problem: str | None) -> None:
    settings = Settings(audit=AuditSettings.model_construct(path="audit", key=key))
    names = Names(upstreams=frozenset(), policies=frozenset(), tenants=frozenset())
    lines = list(settings_problems(settings, environ={**ENVIRON, **environ}, names=names))
    assert lines == ([problem] if problem else [])


@pytest.mark.parametrize("missing", ["grpc", "xds"])
def test_the_door_for_envoy_needs_its_extra(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    tree = {"doors": {"envoy": {"port": 9191}}}
    assert found(tree) == []
    monkeypatch.setitem(sys.modules, missing, None)
    assert found(tree) == ["doors.envoy.port: needs gRPC and Envoy's messages: pip install '.[envoy]' in the checkout"]
