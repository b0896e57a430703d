"""Settings: one frozen value for everything that can be configured; `loading` reads it from a file."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Final, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    HttpUrl,
    StringConstraints,
    field_validator,
    model_validator,
)

from filters.policy import Mode, Policy

BUILT_IN_UPSTREAMS: Final[Mapping[str, str]] = {
    "openai": "https://api.openai.com",
    "anthropic": "https://api.anthropic.com",
    "azure": "",
    "gemini": "https://generativelanguage.googleapis.com",
}
"""Upstreams that a path finds by itself, named as their dialect, with their public address. Azure has none."""

DialectName = Literal["openai", "anthropic", "azure", "gemini"]
Algorithm = Literal[
    "HS256", "HS384", "HS512", "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"
]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{0,63}$")]
KeyName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{0,63}(/[a-z0-9][a-z0-9_.-]{0,63})?$")]
"""The name of the upstream that a key is for, or `upstream/label` for a further key of that upstream."""
ModelName = Annotated[str, StringConstraints(pattern=r"^[!-~]{0,128}$")]
"""As the provider spells it; empty for none."""
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Score = Annotated[float, Field(gt=0, le=1_000)]
Port = Annotated[int, Field(ge=0, le=65_535)]


class SettingsError(Exception):
    """The configuration cannot be used. `problems` holds one line each: the key path, then what is wrong.

    `valid` are the settings without what is wrong, where they could be read: only to find what else is.
    """

    def __init__(self, problems: Iterable[str], valid: "Settings | None" = None) -> None:
        self.problems = tuple(problems)
        self.valid = valid
        super().__init__("\n".join(self.problems))


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False, hide_input_in_errors=True)


class ServerSettings(_Section):
    host: str = "127.0.0.1"
    port: Port = 8080
    workers: Annotated[int, Field(ge=1, le=256)] = 1
    lame_duck_seconds: Annotated[float, Field(ge=0, le=3_600)] = 0.0
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
    """`token` is a reference (`env:NAME`, `file:path`). Where it leads to nothing, the API for operators is off. With
    `tenant_metrics` the metrics count requests by the names of `[tenants]` too.
    """

    host: str = "127.0.0.1"
    port: Port = 9090
    token: str = "env:GUARDRAIL_ADMIN_TOKEN"  # noqa: S105 - where it lies
    tenant_metrics: bool = False


class UpstreamSettings(_Section):
    base_url: HttpUrl
    dialect: DialectName = "openai"

    @field_validator("base_url")
    @classmethod
    def _no_more_than_an_address(cls, url: HttpUrl) -> HttpUrl:
        if url.username or url.password or url.query or url.fragment:
            raise ValueError("must be scheme, host, port and path only")
        return url


def _bare(upstream: UpstreamSettings, begun: re.Pattern[str] | None) -> UpstreamSettings:
    """Return the upstream without the end of its address that `begun` matches: paths begin with it already."""
    address = str(upstream.base_url)
    bare = begun.sub("", address) if begun else address
    return upstream if bare == address else upstream.model_copy(update={"base_url": HttpUrl(bare)})


_BEGINS_PATHS: Final[Mapping[str, re.Pattern[str]]] = {
    "openai": re.compile(r"(?<=[^/])/v1/*\Z"),
    "anthropic": re.compile(r"(?<=[^/])/v1/*\Z"),
    "azure": re.compile(r"(?<=[^/])/openai(?:/v1)?/*\Z"),
    "gemini": re.compile(r"(?<=[^/])/v1(?:beta|alpha)?(?:/openai)?/*\Z"),
}
"""What paths of built-in upstreams begin with, at the end of an address."""


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
    """`keys` and `verifier_key` hold references (`env:NAME`, `file:path`), `headers` what goes to an upstream with the
    tenant's key.
    """

    policy: Name = "default"
    keys: Mapping[KeyName, str] = {}
    verifier_key: str = ""
    headers: Mapping[Name, Mapping[str, str]] = {}


class VerificationSettings(_Section):
    triage_model: ModelName = ""


class SecuritySettings(_Section):
    mode: Mode = "default"
    scope: str = ""
    verification: VerificationSettings = VerificationSettings()


SHIPPED: Final = "shipped"
"""The name of the classifier, and of the encoder, that come with the gateway."""


class VerifierSettings(_Section):
    """`classifier` and `encoder` are `SHIPPED`, a file, or empty for none. What the one suspects the other reads again;
    the encoder that ships goes with the classifier that ships. The rest is of each tenant in one worker; 0 is no limit.
    """

    classifier: str = SHIPPED
    encoder: str = SHIPPED
    calls_per_minute: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    tokens_per_minute: Annotated[int, Field(ge=0, le=1_000_000_000)] = 0


class ScoringSettings(_Section):
    """The scores from which a text escalates, and from which the built-in verifier calls it unclear and unsafe."""

    notable: Score = 1.5
    unclear: Score = 2.25
    unsafe: Score = 8.0

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        if not self.notable <= self.unclear <= self.unsafe:
            raise ValueError("notable must not be more than unclear, nor unclear more than unsafe")
        return self


class SupervisionSettings(_Section):
    model: ModelName = ""
    seconds: Seconds = 10.0


class StateSettings(_Section):
    """`password` is a reference."""

    url: str = "memory://"
    password: str = ""
    tls_ca: str = ""
    key_prefix: Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9_.:-]{0,64}$")] = "guardrail:"
    timeout_seconds: Annotated[float, Field(gt=0, le=5)] = 0.25


class IncidentSettings(_Section):
    """`keep_most` is for each tenant."""

    keep_days: Annotated[float, Field(gt=0, le=3_650)] = 30.0
    keep_most: Annotated[int, Field(ge=1, le=1_000_000)] = 10_000


class ApprovalSettings(_Section):
    seconds: Seconds = 900.0


class WebhookSettings(_Section):
    """`secret` is a reference."""

    url: str = ""
    secret: str = ""
    timeout_seconds: Annotated[float, Field(gt=0, le=60)] = 5.0


class AuditSettings(_Section):
    """`key` is a reference (`env:NAME`, `file:path`); where it is empty, that in `GUARDRAIL_AUDIT_KEY`."""

    path: str = ""
    key: str = ""
    checkpoint_records: Annotated[int, Field(ge=1, le=1_000_000)] = 1_000
    checkpoint_seconds: Seconds = 10.0
    commit_ms: Annotated[int, Field(ge=1, le=1_000)] = 100
    backlog_records: Annotated[int, Field(ge=16, le=1_000_000)] = 10_000
    on_backlog: Literal["refuse", "count"] = "refuse"
    rotate_bytes: Annotated[int, Field(ge=65_536, le=1 << 40)] = 134_217_728
    retention_days: Annotated[int, Field(ge=0, le=36_500)] = 0


class RulesSettings(_Section):
    files: tuple[str, ...] = ()
    atr: bool = False


class SecretsSettings(_Section):
    folder: str = "/run/secrets/guardrail"


class LoggingSettings(_Section):
    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["auto", "json", "console"] = "auto"


class EnvoySettings(_Section):
    """Where Envoy's external processing is answered; port 0 is nowhere."""

    host: str = "127.0.0.1"
    port: Port = 0


class DoorSettings(_Section):
    """Which doors are open beside the proxy."""

    evaluate: bool = True
    litellm: bool = False
    openguardrails: bool = False
    authorisation: bool = False
    envoy: EnvoySettings = EnvoySettings()


class LimitSettings(_Section):
    head_bytes: Annotated[int, Field(ge=1_024, le=1 << 20)] = 32_768
    body_bytes: Annotated[int, Field(ge=1, le=1 << 30)] = 20_971_520
    buffered_bytes: Annotated[int, Field(ge=1)] = 268_435_456
    reply_bytes: Annotated[int, Field(ge=1, le=1 << 30)] = 67_108_864
    json_depth: Annotated[int, Field(ge=1, le=250)] = 64
    json_nodes: Annotated[int, Field(ge=1)] = 100_000
    segments: Annotated[int, Field(ge=1)] = 50_000
    decode_depth: Annotated[int, Field(ge=0, le=10)] = 3
    views: Annotated[int, Field(ge=0)] = 2_000
    decoded_chars: Annotated[int, Field(ge=0)] = 8_000_000
    cache_bytes: Annotated[int, Field(ge=0, le=1 << 36)] = 33_554_432
    shared_cache_bytes: Annotated[int, Field(ge=0, le=1 << 36)] = 33_554_432
    judge_seconds: Seconds = 2.0
    verifier_seconds: Seconds = 3.4
    call_seconds: Seconds = 15.0
    held_bytes: Annotated[int, Field(ge=1_024, le=1 << 30)] = 16_777_216
    connections: Annotated[int, Field(ge=1)] = 8_192
    connection_requests: Annotated[int, Field(ge=1)] = 100_000
    concurrent_requests: Annotated[int, Field(ge=1)] = 1_024
    queue_seconds: Annotated[float, Field(ge=0, le=60)] = 0.05
    head_seconds: Seconds = 15.0
    body_seconds: Seconds = 30.0
    connect_seconds: Seconds = 10.0
    first_byte_seconds: Seconds = 600.0
    idle_seconds: Seconds = 120.0
    total_seconds: Seconds = 1_800.0

    @model_validator(mode="after")
    def _one_body_has_room(self) -> Self:
        if self.buffered_bytes < self.body_bytes:
            raise ValueError("buffered_bytes must not be less than body_bytes")
        return self


class Settings(_Section):
    """Every setting of the gateway; `conf/gateway.toml` shows each with its default."""

    server: ServerSettings = ServerSettings()
    admin: AdminSettings = AdminSettings()
    upstreams: Mapping[Name, UpstreamSettings] = {}
    auth: AuthSettings = AuthSettings()
    tenants: Mapping[Name, TenantSettings] = {}
    policies: Mapping[Name, Policy] = {"default": Policy()}
    security: SecuritySettings = SecuritySettings()
    scoring: ScoringSettings = ScoringSettings()
    verifier: VerifierSettings = VerifierSettings()
    supervision: SupervisionSettings = SupervisionSettings()
    state: StateSettings = StateSettings()
    incidents: IncidentSettings = IncidentSettings()
    approvals: ApprovalSettings = ApprovalSettings()
    webhook: WebhookSettings = WebhookSettings()
    audit: AuditSettings = AuditSettings()
    rules: RulesSettings = RulesSettings()
    secrets: SecretsSettings = SecretsSettings()
    logging: LoggingSettings = LoggingSettings()
    doors: DoorSettings = DoorSettings()
    limits: LimitSettings = LimitSettings()

    @field_validator("upstreams")
    @classmethod
    def _no_version_at_the_end(cls, upstreams: Mapping[str, UpstreamSettings]) -> Mapping[str, UpstreamSettings]:
        """Remove `/v1` from the ends of addresses. SDKs are given such ones, but requests bring it with their paths."""
        return {name: _bare(one, _BEGINS_PATHS.get(name)) for name, one in upstreams.items()}

    @field_validator("policies")
    @classmethod
    def _default_policy_exists(cls, policies: Mapping[str, Policy]) -> Mapping[str, Policy]:
        return {"default": Policy(), **policies}
