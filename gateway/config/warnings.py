"""Warnings about what is valid and yet hardly meant: settings without effect, and places that cannot be written."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from resource import RLIM_INFINITY
from typing import Final
from urllib.parse import unquote, urlsplit

from adapters.factory import KEYS, LOCAL, provider_name
from adapters.state.sqlite import files_of
from filters.policy import Policy
from filters.strikes import StrikeRules
from filters.tool_calls.tools import Toolbook, vain_low_entries
from gateway.config.settings import (
    AuditSettings,
    AuthSettings,
    DoorSettings,
    JwtSettings,
    LoggingSettings,
    Settings,
    StateSettings,
    TenantSettings,
    VerifierSettings,
)
from gateway.config.state_settings import operators_token, operators_token_absence
from gateway.config.toml_tree import spell
from gateway.keys.digests import DIGEST_KEY
from gateway.keys.jwks import is_loopback
from gateway.listeners import connections_within

_NOT_VERIFIED: Final = 'nobody is verified unless auth.mode = "jwt"'
_VERIFIED_AT: Final = {
    "anthropic": "ANTHROPIC_BASE_URL",
    "azure": "AZURE_OPENAI_ENDPOINT",
    "openai": "OPENAI_BASE_URL",
}
"""The variables that say where verifiers are. Those of an SDK, which lead to a gateway, are called the same."""
_PROXIES: Final = ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY")
_SHARE: Final = 'state.url = "sqlite:///path/state.db"'

_IS_OTHER: Final = (os.getuid(), os.getgid()) != (os.geteuid(), os.getegid())
"""Whether the process has the rights of another user than who started it. Old sandboxes cannot check such rights."""


def settings_warnings(
    settings: Settings, *, environ: Mapping[str, str], tools: Toolbook, descriptors: int = RLIM_INFINITY
) -> Iterator[str]:
    """Yield a line for each warning, with what to do. The settings have passed their checks. Opens and changes nothing.

    `tools` has the lists that ship. `descriptors` is how many files a process may have open.
    """
    within = connections_within(descriptors)
    if within < settings.limits.connections:
        yield f"limits.connections: is {within} for want of descriptors: raise their limit (ulimit -n), or lower it"
    yield from _tokens(settings.auth)
    yield from _models(settings, environ)
    yield from _allowances(settings.verifier, environ)
    yield from _loops(settings, environ)
    if proxies := [name for each in _PROXIES for name in (each, each.lower()) if environ.get(name)]:
        yield (
            f"environment variable {', '.join(proxies)}: is not read: let the gateway connect to upstreams and "
            "verifiers itself, or name a relay of yours as their address"
        )
    is_shared = urlsplit(settings.state.url).scheme != "memory"
    for name, policy in settings.policies.items():
        yield from _policy(name, policy, settings)
        yield from _low_risk_tools(name, policy, tools)
        if not is_shared:
            yield from _unshared(name, policy, settings)
    yield from _unused_policies(settings)
    if settings.auth.mode == "none" and not settings.doors.envoy.port:
        yield from _tenants(settings.tenants)
    elif settings.auth.mode == "jwt" and settings.doors == DoorSettings():
        yield from _keyless(settings.tenants)
    yield from _operators(settings, environ, is_shared=is_shared)
    if not _can_keep_state(settings.state):
        yield (
            "state.url: this user cannot write there, and the store would have no answer: change the owner, also of "
            "what lies beside the file"
        )
    yield from _idle(settings)
    yield from _audit(settings.audit, settings.logging)
    if (is_shared or settings.audit.path) and not environ.get(DIGEST_KEY):
        yield (
            f"environment variable {DIGEST_KEY}: is not set, so digests change with every start; "
            "draw one, for example with: openssl rand -hex 32"
        )


def _tokens(auth: AuthSettings) -> Iterator[str]:
    """Warn of settings for tokens that nobody is asked for, of which the gateway would seem to be closed."""
    if auth.mode == "none" and auth.jwt != JwtSettings():
        yield 'auth.jwt: has no effect, for nobody is asked for a token: set auth.mode = "jwt"'


def _models(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    """Warn of models that nobody provides, and of a mode that needs one."""
    is_provided = provider_name(environ) in KEYS
    named = {
        "security.verification.triage_model": settings.security.verification.triage_model,
        "supervision.model": settings.supervision.model,
    }
    for place in (place for place, model in named.items() if model and not is_provided):
        yield f"{place}: has no effect unless the environment variable VERIFIER_ADAPTER is one of {', '.join(KEYS)}"
    if settings.security.mode == "paranoid" and not (settings.supervision.model and is_provided):
        yield (
            'security.mode: is "paranoid" without a supervisor, so that Tier 2 alone decides about requests, and the '
            "built-in rules about tool calls: set supervision.model, and a provider in VERIFIER_ADAPTER"
        )


def _allowances(verifier: VerifierSettings, environ: Mapping[str, str]) -> Iterator[str]:
    """Warn of limits on calls that the built-in verifier does not make."""
    if provider_name(environ) != LOCAL:
        return
    for key in ("calls_per_minute", "tokens_per_minute"):
        if getattr(verifier, key):
            yield f"verifier.{key}: has no effect on the built-in verifier, which calls nobody: set VERIFIER_ADAPTER"


def _unused_policies(settings: Settings) -> Iterator[str]:
    """Warn of policies that nobody is judged under. `default` ships, and may well be left unused.

    A route of Envoy may name any policy.
    """
    if settings.doors.envoy.port:
        return
    has_tenants = settings.auth.mode == "jwt"
    used = {tenant.policy for name, tenant in settings.tenants.items() if has_tenants or name == "default"}
    for name in sorted(settings.policies.keys() - used - {"default"}):
        whose = "NAME" if has_tenants else "default"
        yield f"{spell(('policies', name))}: has no effect: no tenant has it; name it in tenants.{whose}.policy"


def _loops(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    """Warn of addresses at which this gateway listens itself: each request that goes there comes in again."""
    addresses = {spell(("upstreams", name, "base_url")): str(up.base_url) for name, up in settings.upstreams.items()}
    variable = _VERIFIED_AT.get(provider_name(environ), "")
    addresses[f"environment variable {variable}"] = environ.get(variable, "")
    for place, address in sorted(addresses.items()):
        url = urlsplit(address)
        port = url.port or (443 if url.scheme == "https" else 80)
        if port == settings.server.port and (is_loopback(url.hostname or "") or url.hostname == settings.server.host):
            yield f"{place}: is this gateway's own address, so that it would ask itself: name the provider's"


def _tenants(tenants: Mapping[str, TenantSettings]) -> Iterator[str]:
    """Warn of tenants that no caller can be, and of keys of `default`, whose callers bring their own."""
    for name, tenant in tenants.items():
        if name != "default":
            yield f"{spell(('tenants', name))}: has no effect: {_NOT_VERIFIED}"
        elif tenant.keys:
            yield f"tenants.default.keys: have no effect: {_NOT_VERIFIED}"


def _keyless(tenants: Mapping[str, TenantSettings]) -> Iterator[str]:
    """Warn of tenants without a provider key: only requests that bring one themselves can be sent."""
    for name, tenant in tenants.items():
        if not tenant.keys:
            yield (
                f"{spell(('tenants', name, 'keys'))}: are none: its requests are refused (403), unless they come with "
                "the token in X-Guardrail-Authorization and the provider's own key beside it"
            )


def _policy(name: str, policy: Policy, settings: Settings) -> Iterator[str]:
    """Warn of what has no effect under a policy, wherever state is kept."""
    strikes = spell(("policies", name, "strikes"))
    if policy.strikes.lock_strikes >= policy.strikes.quarantine_strikes > 0:
        yield f"{strikes}.lock_strikes: has no effect: quarantine_strikes are as many or fewer"
    if policy.strikes != StrikeRules() and policy.strikes.most:
        if settings.auth.mode == "none":
            yield f"{strikes}: have no effect: {_NOT_VERIFIED}"
        if not policy.enforces:
            yield f'{strikes}: have no effect: set enforcement = "enforce", or nothing is held against anybody'
    if settings.auth.mode == "none" and policy.rates.subject.limit_something:
        yield (
            f"{spell(('policies', name, 'rates', 'subject'))}: is one limit for all callers together: {_NOT_VERIFIED}; "
            "set rates.tenant if that is meant"
        )


def _low_risk_tools(name: str, policy: Policy, tools: Toolbook) -> Iterator[str]:
    """Warn of tools that a policy lists as low-risk, although they stay high-risk."""
    of_tenant = tools.of_tenant(high=policy.high_risk_tools, low=policy.low_risk_tools)
    if vain := vain_low_entries(policy.low_risk_tools, tools=of_tenant):
        yield (
            f"{spell(('policies', name, 'low_risk_tools'))}: has no effect on {', '.join(vain)}: conf/tools.toml or "
            "high_risk_tools lists that as high-risk; remove it, or list a tool of another namespace in full"
        )


def _unshared(name: str, policy: Policy, settings: Settings) -> Iterator[str]:
    """Warn of what is not shared, because each worker keeps state in its own memory."""
    workers = settings.server.workers
    if policy.on_state_error != "refuse":
        yield f"{spell(('policies', name, 'on_state_error'))}: has no effect on state in memory, which always answers"
    if workers == 1:
        return
    each = f"each of {workers} workers counts for itself: set {_SHARE}, or server.workers = 1"
    if policy.rates.limit_something:
        yield f"{spell(('policies', name, 'rates'))}: {each}"
    if settings.auth.mode == "jwt" and policy.enforces and policy.strikes.most:
        yield f"{spell(('policies', name, 'strikes'))}: {each}"


def _operators(settings: Settings, environ: Mapping[str, str], *, is_shared: bool) -> Iterator[str]:
    has_token = bool(operators_token(settings, environ=environ))
    if absence := operators_token_absence(settings, environ=environ):
        yield f"admin.token: {absence}; /incidents and /strikes are off until it is there"
    if has_token and not is_shared:
        yield f"admin.token: operators see nothing of state in the memory of workers: set {_SHARE}"
    if settings.webhook.url and not (has_token and is_shared):
        missing = "the environment variable GUARDRAIL_ADMIN_TOKEN" if is_shared else _SHARE
        yield f"webhook.url: nobody can let the calls through that it tells of: set {missing}"


def _idle(settings: Settings) -> Iterator[str]:
    """Warn of sections that have no effect for want of one of their own settings."""
    for name, needed in (("audit", "path"), ("supervision", "model"), ("webhook", "url")):
        section = getattr(settings, name)
        if getattr(section, needed):
            continue
        for key in sorted(section.model_fields_set):
            if getattr(section, key) != type(section).model_fields[key].default:
                yield f"{name}.{key}: has no effect without {name}.{needed}"


def _audit(audit: AuditSettings, logging: LoggingSettings) -> Iterator[str]:
    if not audit.path:
        return
    yield from start_problems(audit)
    if logging.level not in ("debug", "info") or logging.format == "console":
        yield (
            "logging: keeps no audit checkpoints that `audit verify --anchors` can read: set level to info or debug, "
            "and format to json"
        )
    if not audit.retention_days:
        yield "audit.retention_days: is 0, so files stay for good: set it, or move closed files away in time"


def start_problems(audit: AuditSettings) -> Iterator[str]:
    """Yield what keeps a gateway of this user from starting. Whoever only checks need not be able to write."""
    if audit.path and not _can_write_in(Path(audit.path)):
        yield "audit.path: this user cannot write there, and the gateway will not start as this user: change its owner"


def _can_keep_state(state: StateSettings) -> bool:
    parts = urlsplit(state.url)
    if parts.scheme != "sqlite":
        return True
    file = Path(unquote(parts.path))
    return _can_write_in(file.parent) and all(map(_can_use, files_of(file)))


def _can_use(file: Path) -> bool:
    """Whether this user may read and write a file, or there is none."""
    return not os.path.lexists(file) or os.access(file, os.R_OK | os.W_OK, effective_ids=_IS_OTHER)


def _can_write_in(folder: Path) -> bool:
    """Whether this user may make files in a folder, or the folder itself where it does not exist yet."""
    existing = next(path for path in (folder, *folder.absolute().parents) if os.path.exists(path))  # noqa: PTH110 - raises nothing
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK, effective_ids=_IS_OTHER)
