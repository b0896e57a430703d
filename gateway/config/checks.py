"""Checks over several settings at once, and of what they refer to: names, secrets, keys and files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from adapters.base import AdapterError
from adapters.factory import (
    KEYS,
    LOCAL,
    assessment_seconds,
    provider_name,
    resolve_adapter_from_env,
    respondents_from_env,
)
from filters.credential_headers import CREDENTIAL_HEADERS
from filters.policy import Policy
from filters.rules.matcher import Matcher
from filters.rules.rule import RuleError, phrase_rules
from gateway.config.settings import BUILT_IN_UPSTREAMS, DoorSettings, JwtSettings, Settings, TenantSettings
from gateway.config.state_settings import state_problems
from gateway.config.toml_tree import spell
from gateway.keys.audit_keys import AUDIT_KEY, UnusableAuditKey, read_signer
from gateway.keys.digests import DIGEST_KEY, LEAST_KEY_CHARS
from gateway.keys.jwks import is_trustworthy_address
from gateway.keys.jwt_keys import SECRET_BYTES, MissingKey, UnusableKey, read_key_material, verification_key
from gateway.keys.keyring import Keyring, SecretMissing, parse_reference

VERIFIER_MARGIN: Final = 0.1
"""Seconds by which a question ends itself before its request does: one that is ended from outside opens no circuit."""

_PLACE = re.compile(r"/|\?\d")
_HEADER_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_HEADER_VALUE = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?")
_OWN_HEADERS_NEVER: Final = frozenset(
    {
        *CREDENTIAL_HEADERS, "proxy-authorization", "cookie",
        "host", "connection", "content-length", "content-encoding", "content-type", "transfer-encoding",
        "te", "trailer", "upgrade", "expect", "keep-alive", "proxy-connection", "accept-encoding",
    }
)  # fmt: skip
"""Credentials come from `keys`, framing from the request itself."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names that the configuration declares, whether or not what stands below them is valid."""

    upstreams: frozenset[str]
    policies: frozenset[str]
    tenants: frozenset[str]


def settings_problems(settings: Settings, *, environ: Mapping[str, str], names: Names) -> Iterator[str]:
    """Yield a line for everything that is valid alone but not beside the rest, or that refers to what is not there."""
    yield from _listeners(settings)
    yield from _files(settings)
    yield from _dialects(settings)
    yield from _security(settings)
    yield from _verifier(settings, environ)
    yield from _audit(settings, environ)
    yield from state_problems(settings, environ=environ)
    yield from _respondents(settings, environ)
    yield from _doors(settings.doors)
    for name, policy in settings.policies.items():
        yield from _policy(name, policy)
    for name, tenant in settings.tenants.items():
        yield from _names_of_tenant(name, tenant, names)
        yield from _headers_of_tenant(name, tenant)
        yield from _references_of_tenant(name, tenant)
    yield from token_problems(settings, environ=environ, names=names)
    if settings.auth.mode == "jwt" or settings.doors.envoy.port:
        yield from _secrets_of_tenants(settings, environ)


def token_problems(settings: Settings, *, environ: Mapping[str, str], names: Names) -> Iterator[str]:
    """Yield a line for everything that keeps tokens from being minted or verified."""
    if settings.auth.mode != "jwt":
        return
    yield from _tokens(settings.auth.jwt, environ)
    if not names.tenants:
        yield 'tenants: auth.mode = "jwt" needs at least one tenant; add a table [tenants.NAME]'


def environment_problems(environ: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for each problem of the variables that no setting names: the verifier's, and the key of digests."""
    if 0 < len(environ.get(DIGEST_KEY, "")) < LEAST_KEY_CHARS:
        yield (
            f"environment variable {DIGEST_KEY}: must have at least {LEAST_KEY_CHARS} characters; "
            "draw it, for example with: openssl rand -hex 32"
        )
    try:
        resolve_adapter_from_env(environ, rules=Matcher(())).close()
    except AdapterError as error:
        for problem in error.problems:
            yield f"environment variable {problem}"


def _listeners(settings: Settings) -> Iterator[str]:
    server, admin = settings.server, settings.admin
    if server.port and (server.host, server.port) == (admin.host, admin.port):
        yield "admin.port: is the port of [server] on the same host; choose another"


def _files(settings: Settings) -> Iterator[str]:
    server = settings.server
    named = {"tls_cert": server.tls_cert, "tls_key": server.tls_key, "tls_client_ca": server.tls_client_ca}
    files = [(("server", key), name) for key, name in named.items() if name]
    for path, name in (*files, *((("rules", "files", i), name) for i, name in enumerate(settings.rules.files))):
        problem = _reading_problem(Path(name))
        if problem:
            yield f"{spell(path)}: {problem}"


def _dialects(settings: Settings) -> Iterator[str]:
    for name in BUILT_IN_UPSTREAMS:
        upstream = settings.upstreams.get(name)
        if upstream is not None and upstream.dialect != name:
            yield f'upstreams.{name}.dialect: must stay "{name}": its paths choose it; name another upstream instead'


def _security(settings: Settings) -> Iterator[str]:
    if settings.security.mode == "research" and not settings.security.scope.strip():
        yield 'security.scope: must be set when security.mode = "research"'


def _policy(name: str, policy: Policy) -> Iterator[str]:
    for key, tools in (("high_risk_tools", policy.high_risk_tools), ("low_risk_tools", policy.low_risk_tools)):
        if not all(map(str.strip, tools)):
            yield f"{spell(('policies', name, key))}: a tool has no name"
    if set(policy.high_risk_tools) & set(policy.low_risk_tools):
        yield f"{spell(('policies', name, 'low_risk_tools'))}: names a tool that high_risk_tools names too"
    for number, exclusion in enumerate(policy.exclusions):
        if exclusion.path and not _PLACE.match(exclusion.path):
            path = spell(("policies", name, "exclusions", number, "path"))
            yield f"{path}: must begin with / (a place in the body, such as /messages) or ?N (a parameter of the query)"
    try:
        phrase_rules(policy)
    except RuleError as error:
        for problem in error.problems:
            yield f"{spell(('policies', name))}.{problem}"


def _names_of_tenant(name: str, tenant: TenantSettings, names: Names) -> Iterator[str]:
    if tenant.policy not in names.policies:
        yield f"{spell(('tenants', name, 'policy'))}: no such policy; add it under [policies] or use default"
    for key in tenant.keys:
        yield from _unknown_upstream(key.partition("/")[0], ("tenants", name, "keys", key), names)
    for upstream in tenant.headers:
        yield from _unknown_upstream(upstream, ("tenants", name, "headers", upstream), names)


def _unknown_upstream(upstream: str, path: Iterable[str], names: Names) -> Iterator[str]:
    if upstream not in names.upstreams:
        yield f"{spell(path)}: no such upstream; add a table [{spell(('upstreams', upstream))}] with a base_url"


def _headers_of_tenant(name: str, tenant: TenantSettings) -> Iterator[str]:
    for upstream, headers in tenant.headers.items():
        for header, value in headers.items():
            path = spell(("tenants", name, "headers", upstream, header))
            if not _HEADER_NAME.fullmatch(header):
                yield f"{path}: is no header name"
            elif header.lower() in _OWN_HEADERS_NEVER or header.lower().startswith("x-guardrail-"):
                yield f"{path}: this header cannot be set here (provider keys belong in keys)"
            elif not _HEADER_VALUE.fullmatch(value):
                yield f"{path}: must be printable ASCII without spaces at its ends"


def _references_of_tenant(name: str, tenant: TenantSettings) -> Iterator[str]:
    references: dict[tuple[str, ...], str] = {("keys", key): text for key, text in tenant.keys.items()}
    if tenant.verifier_key:
        references[("verifier_key",)] = tenant.verifier_key
    for path, text in references.items():
        try:
            parse_reference(text)
        except ValueError as error:
            yield f"{spell(('tenants', name, *path))}: {error}"


def _secrets_of_tenants(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    keyring = Keyring(environ, Path(settings.secrets.folder))
    for name, tenant in settings.tenants.items():
        for key, text in tenant.keys.items():
            try:
                keyring.read(parse_reference(text))
            except SecretMissing as missing:
                yield f"{spell(('tenants', name, 'keys', key))}: {missing}"
            except ValueError:  # `_references_of_tenant` reports it
                continue


def _verifier(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    """Check the settings that depend on which verifier the environment chooses.

    `environment_problems` checks the environment itself.
    """
    keyring = Keyring(environ, Path(settings.secrets.folder))
    provider = provider_name(environ)
    owners = _owners_of_keys(settings, keyring)
    if environ.get(KEYS.get(provider, "")):
        owners.setdefault(environ[KEYS[provider]], []).append(("", f"environment variable {KEYS[provider]}"))
    for name, tenant in settings.tenants.items():
        path = spell(("tenants", name, "verifier_key"))
        if tenant.verifier_key and provider not in KEYS:
            yield f"{path}: has no effect unless the environment variable VERIFIER_ADAPTER is one of {', '.join(KEYS)}"
        elif tenant.verifier_key:
            yield from _verifier_key(name, tenant.verifier_key, keyring, owners)
    if provider != LOCAL and round(assessment_seconds(environ) + VERIFIER_MARGIN, 6) > settings.limits.verifier_seconds:
        yield (
            "limits.verifier_seconds: must be more than the environment variable VERIFIER_TIMEOUT_MS allows, "
            f"by {VERIFIER_MARGIN:g} seconds at least"
        )


def _owners_of_keys(settings: Settings, keyring: Keyring) -> dict[str, list[tuple[str, str]]]:
    """Return the tenants' provider keys that can be read, each with the tenants that have it and where it is set."""
    owners: dict[str, list[tuple[str, str]]] = {}
    for name, tenant in settings.tenants.items():
        for key, text in tenant.keys.items():
            try:
                secret = keyring.read(parse_reference(text))
            except (SecretMissing, ValueError):  # reported by checks of their own
                continue
            owners.setdefault(secret, []).append((name, spell(("tenants", name, "keys", key))))
    return owners


def _audit(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    named = settings.audit.key or environ.get(AUDIT_KEY)
    if not settings.audit.path:
        return
    if not named:
        yield (
            f"audit.key: must be set with audit.path, or the environment variable {AUDIT_KEY}: env:NAME or file:PATH "
            "of the private key that signs; make one with: guardrail-gateway audit keygen"
        )
        return
    try:
        read_signer(named, environ=environ, folder=Path(settings.secrets.folder))
    except UnusableAuditKey as unusable:
        yield f"{'audit.key' if settings.audit.key else f'environment variable {AUDIT_KEY}'}: {unusable}"


def _doors(doors: DoorSettings) -> Iterator[str]:
    if doors.envoy.port and (find_spec("grpc") is None or find_spec("xds") is None):
        yield "doors.envoy.port: needs gRPC and Envoy's messages: pip install '.[envoy]' in the checkout"


def _verifier_key(name: str, text: str, keyring: Keyring, owners: dict[str, list[tuple[str, str]]]) -> Iterator[str]:
    """Check a tenant's key for its verifier, which must be nobody else's.

    `owners` has the keys that were seen before. The key is added to it.
    """
    path = spell(("tenants", name, "verifier_key"))
    try:
        of_key = owners.setdefault(keyring.read(parse_reference(text)), [])
    except SecretMissing as missing:
        yield f"{path}: {missing}"
        return
    except ValueError:  # `_references_of_tenant` reports it
        return
    for owner in [owner for tenant, owner in of_key if tenant != name][:1]:
        yield f"{path}: is the same key as {owner}; each tenant needs its own"
    of_key.append((name, path))


def _respondents(settings: Settings, environ: Mapping[str, str]) -> Iterator[str]:
    """Check the models that are to triage and to supervise, as far as the settings are at fault.

    `environment_problems` checks the environment itself.
    """
    triage_model, supervision_model = settings.security.verification.triage_model, settings.supervision.model
    try:
        respondents_from_env(environ, triage_model=triage_model, supervision_model=supervision_model)
    except AdapterError as error:
        yield from (problem for problem in error.problems if problem.startswith(("security.", "supervision.")))


def _tokens(jwt: JwtSettings, environ: Mapping[str, str]) -> Iterator[str]:
    for key in ("issuer", "audience", "tenant_claim", "subject_claim", "mode_claim", "key_claim"):
        if not getattr(jwt, key):
            yield f'auth.jwt.{key}: must be set when auth.mode = "jwt"'
    if not jwt.algorithms:
        yield "auth.jwt.algorithms: must name at least one algorithm"
    sources = [source for source in ("key_env", "key_file", "jwks_url") if getattr(jwt, source)]
    if len(sources) != 1:
        yield "auth.jwt: set exactly one of key_env, key_file and jwks_url"
    elif sources == ["jwks_url"]:
        yield from _key_set(jwt)
    elif jwt.algorithms:
        yield from _single_key(jwt, environ, sources[0])


def _key_set(jwt: JwtSettings) -> Iterator[str]:
    if not is_trustworthy_address(jwt.jwks_url):
        yield "auth.jwt.jwks_url: must be https (or http to a loopback address), without user, password or fragment"
    if any(algorithm in SECRET_BYTES for algorithm in jwt.algorithms):
        yield "auth.jwt.algorithms: HS* needs a secret in key_env or key_file; a published key set cannot hold one"


def _single_key(jwt: JwtSettings, environ: Mapping[str, str], source: str) -> Iterator[str]:
    try:
        material = read_key_material(key_env=jwt.key_env, key_file=jwt.key_file, environ=environ)
        verification_key(material, jwt.algorithms)
    except MissingKey as missing:
        yield str(missing)
        if len({algorithm in SECRET_BYTES for algorithm in jwt.algorithms}) > 1:
            yield "auth.jwt.algorithms: HS* and others need different keys; list the algorithms of one kind of key"
    except UnusableKey as unusable:
        yield f"auth.jwt.{source}: the key {unusable}"


def _reading_problem(path: Path) -> str:
    """Return which file cannot be read and why; empty if it can be."""
    try:
        path.read_bytes()
    except OSError as error:
        return f"{path}: cannot be read: {error.strerror}"
    except ValueError:
        return "is no file name"
    return ""
