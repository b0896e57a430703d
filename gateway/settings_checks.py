"""Checks over several settings at once, and of what they refer to: names, secrets, keys and files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gateway.jwks import is_trustworthy_address
from gateway.jwt_keys import SECRET_BYTES, UnusableKey, verification_key
from gateway.keyring import Keyring, SecretMissing, parse_reference
from gateway.toml_tree import spell

if TYPE_CHECKING:
    from gateway.settings import JwtSettings, Settings, TenantSettings

BUILT_IN_UPSTREAMS: Final[Mapping[str, str]] = {
    "openai": "https://api.openai.com",
    "anthropic": "https://api.anthropic.com",
    "azure": "",
    "gemini": "https://generativelanguage.googleapis.com",
}
"""Upstreams that a path finds by itself, named as their dialect, with their public address. Azure has none."""

_HEADER_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_HEADER_VALUE = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?")
_OWN_HEADERS_NEVER: Final = frozenset(
    {
        "authorization", "proxy-authorization", "x-api-key", "api-key", "x-goog-api-key", "cookie",
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


class MissingKey(Exception):
    """The configured key source of tokens holds nothing. The message names the source and what to do."""


def read_key_material(jwt: "JwtSettings", environ: Mapping[str, str]) -> bytes:
    """What stands in the environment variable or file that holds the tokens' key; `MissingKey` if nothing does."""
    if jwt.key_env:
        material = environ.get(jwt.key_env, "").encode("utf-8", "surrogateescape")
        missing = f"auth.jwt.key_env: environment variable {jwt.key_env} is not set or empty"
    else:
        material, problem = _read(Path(jwt.key_file))
        missing = f"auth.jwt.key_file: {problem or 'the file is empty'}"
    if not material.strip():
        raise MissingKey(missing)
    return material


def settings_problems(settings: "Settings", *, environ: Mapping[str, str], names: Names) -> Iterator[str]:
    """A line for everything that is valid alone but not beside the rest, or that refers to what is not there."""
    yield from _listeners(settings)
    yield from _files(settings)
    yield from _dialects(settings)
    for name, tenant in settings.tenants.items():
        yield from _names_of_tenant(name, tenant, names)
        yield from _headers_of_tenant(name, tenant)
        yield from _references_of_tenant(name, tenant)
    if settings.auth.mode == "jwt":
        yield from _tokens(settings.auth.jwt, environ)
        yield from _secrets_of_tenants(settings, environ)
        if not names.tenants:
            yield 'tenants: auth.mode = "jwt" needs at least one tenant; add a table [tenants.NAME]'


def environment_problems(environ: Mapping[str, str]) -> Iterator[str]:
    """Problems of the variables of verifier-adapters.md: what is asked for and does not exist is never ignored."""
    if environ.get("VERIFIER_ADAPTER", "") not in {"", "none"}:
        yield "environment variable VERIFIER_ADAPTER: only none is available in this version (the built-in rules judge)"


def _listeners(settings: "Settings") -> Iterator[str]:
    server, admin = settings.server, settings.admin
    if server.port and (server.host, server.port) == (admin.host, admin.port):
        yield "admin.port: is the port of [server] on the same host; choose another"


def _files(settings: "Settings") -> Iterator[str]:
    server = settings.server
    named = {"tls_cert": server.tls_cert, "tls_key": server.tls_key, "tls_client_ca": server.tls_client_ca}
    files = [(("server", key), name) for key, name in named.items() if name]
    for path, name in (*files, *((("rules", "files", i), name) for i, name in enumerate(settings.rules.files))):
        _, problem = _read(Path(name))
        if problem:
            yield f"{spell(path)}: {problem}"


def _dialects(settings: "Settings") -> Iterator[str]:
    for name in BUILT_IN_UPSTREAMS:
        upstream = settings.upstreams.get(name)
        if upstream is not None and upstream.dialect != name:
            yield f'upstreams.{name}.dialect: must stay "{name}": its paths choose it; name another upstream instead'


def _names_of_tenant(name: str, tenant: "TenantSettings", names: Names) -> Iterator[str]:
    if tenant.policy not in names.policies:
        yield f"{spell(('tenants', name, 'policy'))}: no such policy; add it under [policies] or use default"
    for key in tenant.keys:
        yield from _unknown_upstream(key.partition("/")[0], ("tenants", name, "keys", key), names)
    for upstream in tenant.headers:
        yield from _unknown_upstream(upstream, ("tenants", name, "headers", upstream), names)


def _unknown_upstream(upstream: str, path: Iterable[str], names: Names) -> Iterator[str]:
    if upstream not in names.upstreams:
        yield f"{spell(path)}: no such upstream; add a table [{spell(('upstreams', upstream))}] with a base_url"


def _headers_of_tenant(name: str, tenant: "TenantSettings") -> Iterator[str]:
    for upstream, headers in tenant.headers.items():
        for header, value in headers.items():
            path = spell(("tenants", name, "headers", upstream, header))
            if not _HEADER_NAME.fullmatch(header):
                yield f"{path}: is no header name"
            elif header.lower() in _OWN_HEADERS_NEVER or header.lower().startswith("x-guardrail-"):
                yield f"{path}: this header cannot be set here (provider keys belong in keys)"
            elif not _HEADER_VALUE.fullmatch(value):
                yield f"{path}: must be printable ASCII without spaces at its ends"


def _references_of_tenant(name: str, tenant: "TenantSettings") -> Iterator[str]:
    for key, text in tenant.keys.items():
        try:
            parse_reference(text)
        except ValueError as error:
            yield f"{spell(('tenants', name, 'keys', key))}: {error}"


def _secrets_of_tenants(settings: "Settings", environ: Mapping[str, str]) -> Iterator[str]:
    keyring = Keyring(environ, Path(settings.secrets.folder))
    for name, tenant in settings.tenants.items():
        for key, text in tenant.keys.items():
            try:
                keyring.read(parse_reference(text))
            except SecretMissing as missing:
                yield f"{spell(('tenants', name, 'keys', key))}: {missing}"
            except ValueError:  # told by the check of its form
                continue


def _tokens(jwt: "JwtSettings", environ: Mapping[str, str]) -> Iterator[str]:
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


def _key_set(jwt: "JwtSettings") -> Iterator[str]:
    if not is_trustworthy_address(jwt.jwks_url):
        yield "auth.jwt.jwks_url: must be https (or http to a loopback address), without user, password or fragment"
    if any(algorithm in SECRET_BYTES for algorithm in jwt.algorithms):
        yield "auth.jwt.algorithms: HS* needs a secret in key_env or key_file; a published key set cannot hold one"


def _single_key(jwt: "JwtSettings", environ: Mapping[str, str], source: str) -> Iterator[str]:
    try:
        verification_key(read_key_material(jwt, environ), jwt.algorithms)
    except MissingKey as missing:
        yield str(missing)
    except UnusableKey as unusable:
        yield f"auth.jwt.{source}: the key {unusable}"


def _read(path: Path) -> tuple[bytes, str]:
    """The file's bytes and no problem, or nothing and the reason it cannot be read."""
    try:
        return path.read_bytes(), ""
    except (OSError, ValueError) as error:
        return b"", f"cannot be read: {getattr(error, 'strerror', None) or 'not a file name'}"
