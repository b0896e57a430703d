"""A file, overrides and the environment become settings, or all problems at once."""

from pathlib import Path

import pytest

from filters.policy import Exclusion, Policy
from filters.segments import Origin
from gateway.config.loading import load_settings, upstream_override
from gateway.config.settings import Settings, SettingsError
from tests.gateway.forge import SECRET


def load(text: str, tmp_path: Path, *overrides: str, **environ: str) -> Settings:
    file = tmp_path / "gateway.toml"
    file.write_text(text)
    return load_settings(file, overrides=overrides, environ=environ)


def problems(text: str, tmp_path: Path, *overrides: str, **environ: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as refused:
        load(text, tmp_path, *overrides, **environ)
    return refused.value.problems


def addresses(settings: Settings) -> dict[str, tuple[str, str]]:
    return {name: (str(upstream.base_url), upstream.dialect) for name, upstream in settings.upstreams.items()}


BUILT_IN = {
    "openai": ("https://api.openai.com/", "openai"),
    "anthropic": ("https://api.anthropic.com/", "anthropic"),
    "gemini": ("https://generativelanguage.googleapis.com/", "gemini"),
}


def test_an_empty_file_is_enough(tmp_path: Path) -> None:
    assert load("", tmp_path) == load_settings(environ={})


def test_reads_what_a_file_says(tmp_path: Path) -> None:
    settings = load(
        """
        [limits]
        idle_seconds = 5
        [policies.strict]
        deny_status = 403
        user_trust = "trusted"
        exclusions = [{ rule = "INJ-001", origin = "document" }, { rule = "INJ-002" }]
        """,
        tmp_path,
    )

    assert settings.limits.idle_seconds == 5.0
    assert settings.policies["default"] == Policy()
    assert settings.policies["strict"] == Policy(
        deny_status=403,
        user_trust="trusted",
        exclusions=(Exclusion("INJ-001", Origin.DOCUMENT), Exclusion("INJ-002")),
    )


def test_an_upstream_needs_only_what_differs(tmp_path: Path) -> None:
    settings = load(
        """
        [upstreams.openai]
        base_url = "http://127.0.0.1:9/base"
        [upstreams.azure]
        base_url = "https://acme.openai.azure.com"
        [upstreams.gemini]
        base_url = ""
        [upstreams.vllm]
        base_url = "http://10.0.0.5:8000"
        """,
        tmp_path,
    )

    assert addresses(settings) == {
        "openai": ("http://127.0.0.1:9/base", "openai"),
        "anthropic": BUILT_IN["anthropic"],
        "azure": ("https://acme.openai.azure.com/", "azure"),
        "vllm": ("http://10.0.0.5:8000/", "openai"),
    }


def test_overrides_come_after_the_file_and_the_last_one_counts(tmp_path: Path) -> None:
    settings = load(
        "[server]\nport = 1\nhost = '::1'", tmp_path, "server.port=2", "server.port=3", "logging.level=debug"
    )

    assert (settings.server.port, settings.server.host, settings.logging.level) == (3, "::1", "debug")


def test_an_upstream_override_is_an_override(tmp_path: Path) -> None:
    overrides = [upstream_override("openai=http://127.0.0.1:9/a?b=c"), upstream_override("my.own=http://127.0.0.1:8")]

    lines = problems("", tmp_path, *overrides)
    settings = load("", tmp_path, upstream_override("openai=http://127.0.0.1:9/a"), overrides[1])

    assert lines == ("upstreams.openai.base_url: must be scheme, host, port and path only",)
    assert addresses(settings)["openai"] == ("http://127.0.0.1:9/a", "openai")
    assert addresses(settings)["my.own"] == ("http://127.0.0.1:8/", "openai")


@pytest.mark.parametrize("text", ["", "openai", "openai=", "=http://x", "http://x"])
def test_an_upstream_override_has_a_name_and_an_address(text: str) -> None:
    with pytest.raises(SettingsError, match="must read NAME=URL"):
        upstream_override(text)


def test_tells_all_problems_at_once_and_each_once(tmp_path: Path) -> None:
    text = """
        [server]
        port = "8080"
        prt = 1
        tls_cert = "none.pem"
        [upstreams.openai]
        base_url = "api.openai.com"
        [upstreams.vllm]
        dialect = "klingon"
        [auth]
        mode = "jwt"
        [auth.jwt]
        algorithms = ["none"]
        [tenants.acme]
        policy = "strickt"
        keys = { opnai = "env:NONE", openai = "env:NONE", vllm = "sk-secret" }
        [policies.strict]
        deny_status = 500
        [security]
        mode = "research"
        [state]
        url = "postgres://cache"
        """

    found = problems(text, tmp_path, "nonsense", "server.host.x=1", "limits.views=-1", VERIFIER_ADAPTER="openai")

    assert sorted(found) == sorted(
        [
            "--set: must read section.key=value, for example limits.body_bytes=1048576",
            "server.host: must be a string",
            "server.port: must be a whole number",
            "server.prt: unknown key; did you mean port?",
            "upstreams.openai.base_url: must be an http or https URL",
            "upstreams.vllm.base_url: must be set",
            "upstreams.vllm.dialect: must be 'openai', 'anthropic', 'azure' or 'gemini'",
            "auth.jwt.algorithms[0]: must be 'HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', "
            "'PS512', 'ES256', 'ES384', 'ES512' or 'EdDSA'",
            "policies.strict.deny_status: must be 400, 403 or 422",
            "limits.views: must be at least 0",
            "server: tls_cert and tls_key must be set together",
            'security.scope: must be set when security.mode = "research"',
            "state.url: must be memory://, sqlite:///path, redis://host:port/0 or rediss://host:port/0",
            "tenants.acme.policy: no such policy; add it under [policies] or use default",
            "tenants.acme.keys.opnai: no such upstream; add a table [upstreams.opnai] with a base_url",
            "tenants.acme.keys.vllm: must be env:NAME, or file:PATH below secrets.folder (no .., no absolute path)",
            "tenants.acme.keys.opnai: environment variable NONE is not set or empty",
            "tenants.acme.keys.openai: environment variable NONE is not set or empty",
            'auth.jwt.issuer: must be set when auth.mode = "jwt"',
            'auth.jwt.audience: must be set when auth.mode = "jwt"',
            "auth.jwt: set exactly one of key_env, key_file and jwks_url",
            "environment variable OPENAI_VERIFIER_MODEL: is not set or empty",
            "environment variable OPENAI_API_KEY: is not set or empty",
        ]
    )


SINGLE = {
    "upstreams no table": ("upstreams = 1", "upstreams: must be a table"),
    "one upstream no table": ("[upstreams]\nopenai = 1", "upstreams.openai: must be a table"),
    "policies no table": ("policies = []", "policies: must be a table"),
    "tenants no table": ("tenants = ''", "tenants: must be a table"),
    "TLS key alone": ("[server]\ntls_key = 'k'", "server: tls_cert and tls_key must be set together"),
    "client CA alone": ("[server]\ntls_client_ca = 'k'", "server: tls_client_ca needs tls_cert and tls_key"),
    "room for less than one body": (
        "[limits]\nbody_bytes = 1000\nbuffered_bytes = 999",
        "limits: buffered_bytes must not be less than body_bytes",
    ),
    "user in an address": (
        "[upstreams.a]\nbase_url = 'https://user:sk-secret@x/'",
        "upstreams.a.base_url: must be scheme, host, port and path only",
    ),
    "model with a space": (
        "[security.verification]\ntriage_model = 'a model'",
        "security.verification.triage_model: must match ^[!-~]{0,128}$",
    ),
    "tool without a name": (
        "[policies.strict]\nhigh_risk_tools = ['shell', ' ']",
        "policies.strict.high_risk_tools: a tool has no name",
    ),
    "tool of both risks": (
        "[policies.strict]\nhigh_risk_tools = ['shell']\nlow_risk_tools = ['clock', 'shell']",
        "policies.strict.low_risk_tools: names a tool that high_risk_tools names too",
    ),
    "phrase of nothing": (
        "[policies.strict]\ndeny_patterns = ['a phrase', '\u200b']",
        "policies.strict.deny_patterns[1]: nothing is left of the phrase once it is normalised",
    ),
    "research without a scope": (
        "[security]\nmode = 'research'\nscope = ' '",
        'security.scope: must be set when security.mode = "research"',
    ),
    "date": ("[server]\nport = 2026-01-01", "server.port: must be a whole number"),
    "infinity": ("[limits]\nidle_seconds = inf", "limits.idle_seconds: must be a finite number"),
    "no number": ("[limits]\nidle_seconds = nan", "limits.idle_seconds: must be a finite number"),
}


@pytest.mark.parametrize(("text", "line"), SINGLE.values(), ids=SINGLE.keys())
def test_tells_one_problem_in_one_line(tmp_path: Path, text: str, line: str) -> None:
    assert problems(text, tmp_path) == (line,)


def test_a_broken_file_is_named_with_the_line(tmp_path: Path) -> None:
    [line] = problems("[server]\nport = \n", tmp_path)

    assert line.startswith(f"{tmp_path / 'gateway.toml'}: is not TOML: ")
    assert "line 2" in line


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as refused:
        load_settings(tmp_path / "none.toml", environ={})

    told = "cannot be read: No such file or directory; name a file that is there, or none for the defaults"
    assert refused.value.problems == (f"{tmp_path / 'none.toml'}: {told}",)
    assert str(refused.value) == refused.value.problems[0]


@pytest.mark.parametrize(
    ("names", "told"),
    [((), "; name a file"), (("b.toml", "a.toml", "c.txt"), "; did you mean {0}/a.toml or {0}/b.toml?")],
    ids=["without files", "with files"],
)
def test_a_folder_in_place_of_the_file_is_told_with_what_is_in_it(
    names: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    for name in names:
        (tmp_path / name).touch()
    with pytest.raises(SettingsError) as refused:
        load_settings(tmp_path, environ={})
    assert refused.value.problems == (f"{tmp_path}: cannot be read: Is a directory{told.format(tmp_path)}",)


def test_nothing_is_interpolated(tmp_path: Path) -> None:
    settings = load("[security]\nscope = '${HOME} $HOME'", tmp_path, HOME="/root")

    assert settings.security.scope == "${HOME} $HOME"


def test_no_secret_is_kept_in_settings(tmp_path: Path) -> None:
    text = """
        [auth]
        mode = "jwt"
        jwt = { algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "i", audience = "a" }
        [tenants.acme]
        keys = { openai = "env:ACME_KEY" }
        """
    settings = load(text, tmp_path, JWT_SECRET=SECRET, ACME_KEY="sk-acme")

    assert settings.tenants["acme"].keys == {"openai": "env:ACME_KEY"}
    assert SECRET not in repr(settings)
    assert "sk-acme" not in repr(settings)


@pytest.mark.parametrize(
    ("text", "environ", "classifier"),
    [
        ("", {}, "shipped"),
        ("", {"VERIFIER_ADAPTER": "none"}, ""),
        ("", {"VERIFIER_ADAPTER": "local"}, "shipped"),
        ('[verifier]\nclassifier = ""', {}, ""),
        ('[verifier]\nclassifier = ""', {"VERIFIER_ADAPTER": "local"}, "shipped"),
        ('[verifier]\nclassifier = "own.npz"', {"VERIFIER_ADAPTER": "local"}, "own.npz"),
        ('[verifier]\nclassifier = "own.npz"', {"VERIFIER_ADAPTER": "none"}, ""),
        ('[verifier]\nclassifier = "own.npz"', {"VERIFIER_ADAPTER": ""}, "own.npz"),
    ],
    ids=[
        "by default",
        "rules alone",
        "local",
        "none in the file",
        "local beats the file",
        "a file of one's own",
        "rules alone beat the file",
        "an empty name says nothing",
    ],
)
def test_the_name_of_an_embedded_verifier_chooses_the_classifier(
    tmp_path: Path, text: str, environ: dict[str, str], classifier: str
) -> None:
    assert load(text, tmp_path, **environ).verifier.classifier == classifier


def test_a_verifier_section_that_is_no_table_is_a_problem_all_the_same(tmp_path: Path) -> None:
    assert len(problems("verifier = 3", tmp_path, VERIFIER_ADAPTER="local")) == 1
