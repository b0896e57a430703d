"""Settings: one TOML file, overrides and named environment variables become one frozen value."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    HttpUrl,
    StringConstraints,
    ValidationError,
    field_validator,
    model_validator,
)

from filters.policy import Mode, Policy
from gateway.conf_folder import conf_folder
from gateway.settings_checks import BUILT_IN_UPSTREAMS, Names, environment_problems, settings_problems
from gateway.settings_problems import key_path, problem_line
from gateway.toml_tree import TomlProblem, Tree, parse_override, read_tree, with_value, without

DialectName = Literal["openai", "anthropic", "azure", "gemini"]
Algorithm = Literal[
    "HS256", "HS384", "HS512", "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"
]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{0,63}$")]
KeyName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{0,63}(/[a-z0-9][a-z0-9_.-]{0,63})?$")]
"""The name of the upstream that a key is for, or `upstream/label` for a further key of that upstream."""
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Port = Annotated[int, Field(ge=0, le=65_535)]


class SettingsError(Exception):
    """The configuration cannot be used. `problems` holds one line each: the key path, then what is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def _only(default: str) -> AfterValidator:
    """For a setting of the contract whose part of the gateway does not exist yet: only its default can be had."""

    def refuse_others(value: str) -> str:
        if value != default:
            raise ValueError("is not available in this version; leave it at its default")
        return value

    return AfterValidator(refuse_others)


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False, hide_input_in_errors=True)


class ServerSettings(_Section):
    host: str = "127.0.0.1"
    port: Port = 8080
    workers: Annotated[int, Field(ge=1, le=256)] = 1
    drain_seconds: Seconds = 30.0
    forward_headers: bool = True
    tls_cert: str = ""
    tls_key: str = ""
    tls_client_ca: str = ""

    @model_validator(mode="after")
    def _tls_files_go_together(self) -> Self:
        if bool(self.tls_cert) != bool(self.tls_key):
            raise ValueError("tls_cert and tls_key must be set together")
        if self.tls_client_ca and not self.tls_cert:
            raise ValueError("tls_client_ca needs tls_cert and tls_key")
        return self


class AdminSettings(_Section):
    host: str = "127.0.0.1"
    port: Port = 9090


class UpstreamSettings(_Section):
    base_url: HttpUrl
    dialect: DialectName = "openai"

    @field_validator("base_url")
    @classmethod
    def _no_more_than_an_address(cls, url: HttpUrl) -> HttpUrl:
        if url.username or url.password or url.query or url.fragment:
            raise ValueError("must be scheme, host, port and path only")
        return url


class JwtSettings(_Section):
    algorithms: tuple[Algorithm, ...] = ("RS256",)
    key_env: str = ""
    key_file: str = ""
    jwks_url: str = ""
    issuer: str = ""
    audience: str = ""
    tenant_claim: str = "tenant"
    subject_claim: str = "sub"
    mode_claim: str = "guardrail_mode"
    key_claim: str = "provider_keys"
    leeway_seconds: Annotated[float, Field(ge=0, le=60)] = 10.0
    jwks_cache_seconds: Seconds = 300.0


class AuthSettings(_Section):
    mode: Literal["none", "jwt"] = "none"
    jwt: JwtSettings = JwtSettings()


class TenantSettings(_Section):
    """`keys` holds references (`env:NAME`, `file:path`), `headers` what goes to an upstream with the tenant's key."""

    policy: Name = "default"
    keys: Mapping[KeyName, str] = {}
    headers: Mapping[Name, Mapping[str, str]] = {}


class VerificationSettings(_Section):
    triage_model: Annotated[str, _only("")] = ""


class SecuritySettings(_Section):
    mode: Mode = "default"
    scope: str = ""
    verification: VerificationSettings = VerificationSettings()

    @model_validator(mode="after")
    def _research_has_a_scope(self) -> Self:
        if self.mode == "research" and not self.scope.strip():
            raise ValueError("mode research needs a scope")
        return self


class SupervisionSettings(_Section):
    model: Annotated[str, _only("")] = ""


class StateSettings(_Section):
    url: Annotated[str, _only("memory://")] = "memory://"


class AuditSettings(_Section):
    path: Annotated[str, _only("")] = ""


class RulesSettings(_Section):
    files: tuple[str, ...] = ()


class SecretsSettings(_Section):
    folder: str = "/run/secrets/guardrail"


class LoggingSettings(_Section):
    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["auto", "json", "console"] = "auto"


class LimitSettings(_Section):
    head_bytes: Annotated[int, Field(ge=1_024, le=1 << 20)] = 32_768
    body_bytes: Annotated[int, Field(ge=1, le=1 << 30)] = 20_971_520
    reply_bytes: Annotated[int, Field(ge=1, le=1 << 30)] = 67_108_864
    json_depth: Annotated[int, Field(ge=1, le=512)] = 64
    json_nodes: Annotated[int, Field(ge=1)] = 300_000
    segments: Annotated[int, Field(ge=1)] = 50_000
    decode_depth: Annotated[int, Field(ge=0, le=10)] = 3
    views: Annotated[int, Field(ge=0)] = 2_000
    decoded_chars: Annotated[int, Field(ge=0)] = 8_000_000
    concurrent_requests: Annotated[int, Field(ge=1)] = 1_024
    head_seconds: Seconds = 15.0
    body_seconds: Seconds = 30.0
    connect_seconds: Seconds = 10.0
    first_byte_seconds: Seconds = 600.0
    idle_seconds: Seconds = 120.0
    total_seconds: Seconds = 1_800.0


class Settings(_Section):
    """Every setting of the gateway; `conf/gateway.toml` shows each with its default."""

    server: ServerSettings = ServerSettings()
    admin: AdminSettings = AdminSettings()
    upstreams: Mapping[Name, UpstreamSettings] = {}
    auth: AuthSettings = AuthSettings()
    tenants: Mapping[Name, TenantSettings] = {}
    policies: Mapping[Name, Policy] = {"default": Policy()}
    security: SecuritySettings = SecuritySettings()
    supervision: SupervisionSettings = SupervisionSettings()
    state: StateSettings = StateSettings()
    audit: AuditSettings = AuditSettings()
    rules: RulesSettings = RulesSettings()
    secrets: SecretsSettings = SecretsSettings()
    logging: LoggingSettings = LoggingSettings()
    limits: LimitSettings = LimitSettings()

    @field_validator("policies")
    @classmethod
    def _default_policy_exists(cls, policies: Mapping[str, Policy]) -> Mapping[str, Policy]:
        return {"default": Policy(), **policies}


def load_settings(path: Path | None = None, *, overrides: Sequence[str] = (), environ: Mapping[str, str]) -> Settings:
    """The settings of a file (the shipped `conf/gateway.toml` for None), with overrides put in.

    An override is `section.key=value`: a TOML value, or a bare word as a string. The environment only supplies the
    secrets that the settings refer to and the variables of verifier-adapters.md. An upstream with an empty `base_url`
    is left out. Raises `SettingsError` with all problems at once; no value of any setting stands in it.
    """
    source = conf_folder() / "gateway.toml" if path is None else path
    try:
        tree = read_tree(source)
    except TomlProblem as problem:
        raise SettingsError([f"{source}: {problem}"]) from None
    tree, problems = _overridden(tree, overrides)
    tree = _with_upstreams(tree)
    settings, faults = _validated(tree)
    problems += faults
    problems += settings_problems(settings, environ=environ, names=_names(tree))
    problems += environment_problems(environ)
    if problems:
        raise SettingsError(dict.fromkeys(problems))
    return settings


def upstream_override(text: str) -> str:
    """The override that `--upstream NAME=URL` stands for; `SettingsError` where the text is not of this form."""
    name, _, url = text.partition("=")
    if not name or not url:
        raise SettingsError(["--upstream: must read NAME=URL, for example openai=http://127.0.0.1:9000"])
    return f"upstreams.{json.dumps(name)}.base_url={json.dumps(url)}"


def _overridden(tree: Tree, overrides: Sequence[str]) -> tuple[Tree, list[str]]:
    problems = []
    for number, text in enumerate(overrides, start=1):
        try:
            tree = with_value(tree, *parse_override(text))
        except TomlProblem as problem:
            problems.append(f"override {number}: {problem}")
    return tree, problems


def _with_upstreams(tree: Tree) -> Tree:
    """The tree with the built-in upstreams below the configured ones, and without those whose address is empty."""
    configured = tree.get("upstreams", {})
    if not isinstance(configured, dict):
        return tree
    upstreams = dict(configured)
    for name, url in BUILT_IN_UPSTREAMS.items():
        own = upstreams.get(name, {})
        if isinstance(own, dict):
            upstreams[name] = {"base_url": url, "dialect": name, **own}
    return {**tree, "upstreams": {name: own for name, own in upstreams.items() if not _is_switched_off(own)}}


def _is_switched_off(upstream: object) -> bool:
    return isinstance(upstream, dict) and upstream.get("base_url") == ""


def _validated(tree: Tree) -> tuple[Settings, list[str]]:
    """Settings of what is valid in the tree, and a line for everything that is not.

    What is wrong is taken out and the rest read again, so that the later checks can speak of the rest as well.
    """
    problems: dict[tuple[str | int, ...], str] = {}
    while True:
        try:
            # JSON, because only there does strict reading take tables for sections and arrays for tuples.
            settings = Settings.model_validate_json(json.dumps(tree, default=str), strict=True)
            return settings, list(problems.values())
        except ValidationError as error:
            errors = error.errors(include_url=False, include_input=False)
        for details in errors:
            path = key_path(details)
            problems.setdefault(path, problem_line(details, root=Settings))
            tree = without(tree, path)


def _names(tree: Tree) -> Names:
    """The names that the tree declares, whether or not what stands below them is valid."""
    upstreams, policies, tenants = (tree.get(section) for section in ("upstreams", "policies", "tenants"))
    return Names(
        upstreams=frozenset(upstreams) if isinstance(upstreams, dict) else frozenset(),
        policies=frozenset(policies if isinstance(policies, dict) else ()) | {"default"},
        tenants=frozenset(tenants) if isinstance(tenants, dict) else frozenset(),
    )
