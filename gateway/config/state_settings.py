"""The settings of shared state, operators and the webhook: checks them, and reads what they refer to."""

import base64
import binascii
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from adapters.state.base import trouble_of
from adapters.state.opening import StateAddress, open_state, url_problem
from adapters.state.sqlite import file_problem
from gateway.config.settings import AdminSettings, Settings, StateSettings
from gateway.keys.digests import DIGEST_KEY
from gateway.keys.jwks import is_trustworthy_address
from gateway.keys.keyring import Keyring, Renewed, SecretMissing, parse_reference

LEAST_TOKEN_CHARS: Final = 32
"""Of the operators' token."""
SECRET_PREFIX: Final = "whsec_"  # noqa: S105 - the form of a secret
LEAST_SECRET_BYTES: Final = 24
MOST_SECRET_BYTES: Final = 64
"""Of the webhook's secret, as standardwebhooks.com has them."""

_FLEET: Final = frozenset({"redis", "rediss"})
_WITHOUT: Final = "without it, on_state_error decides"


def state_address(settings: Settings, *, environ: Mapping[str, str]) -> StateAddress:
    """Return where state is kept. The settings have passed their checks. Raises `SecretMissing`."""
    state = settings.state
    return StateAddress(
        url=state.url,
        prefix=state.key_prefix,
        seconds=state.timeout_seconds,
        password=Renewed(
            partial(_keyring(settings, environ).read, parse_reference(state.password)), setting="state.password"
        )
        if state.password
        else str,
        tls_ca=state.tls_ca,
    )


async def state_warnings(settings: Settings, *, environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return warnings about what keeps this machine from its store.

    Sends a server one command, or looks at a file; makes and changes nothing. A process that has the store open must
    not call it. Raises `SecretMissing`.
    """
    address = state_address(settings, environ=environ)
    parts = urlsplit(address.url)
    if parts.scheme == "sqlite":
        problem = file_problem(Path(unquote(parts.path)))
        return (f"state.url: what lies there {problem}: name another path; {_WITHOUT}",) if problem else ()
    if parts.scheme not in _FLEET:
        return ()
    store = open_state(address, watch=lambda *_: None)
    trouble = await trouble_of(store)
    await store.close()
    if trouble is None:
        return ()
    return (
        f"state.url: Redis has no answer for this machine ({trouble.value}, within {address.seconds:g} seconds): look "
        f"at whether it runs, its address, user and state.password; {_WITHOUT}",
    )


def operators_token(settings: Settings, *, environ: Mapping[str, str]) -> str:
    """Return the token that operators show now; empty if there is none, or it is too short: their API is off then."""
    try:
        token = _keyring(settings, environ).read(parse_reference(settings.admin.token))
    except SecretMissing:
        return ""
    return token if len(token) >= LEAST_TOKEN_CHARS else ""


def operators_token_absence(settings: Settings, *, environ: Mapping[str, str]) -> str:
    """Return why a token that the settings name is not there; empty if it is, or they name none."""
    if settings.admin.token == AdminSettings().token:
        return ""
    try:
        _keyring(settings, environ).read(parse_reference(settings.admin.token))
    except SecretMissing as missing:
        return str(missing)
    return ""


def webhook_secret(settings: Settings, *, environ: Mapping[str, str]) -> bytes:
    """Return the key of the webhook's signatures; empty without a webhook.

    Raises `SecretMissing`, and `ValueError` for what is no such key.
    """
    if not settings.webhook.url:
        return b""
    return _decoded(_keyring(settings, environ).read(parse_reference(settings.webhook.secret)))


def state_problems(settings: Settings, *, environ: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for everything in `[state]`, `[webhook]` and `admin.token` that cannot be used."""
    keyring = _keyring(settings, environ)
    yield from _state(settings.state, environ, keyring)
    yield from _operators(settings, keyring)
    yield from _webhook(settings, keyring)


def _state(state: StateSettings, environ: Mapping[str, str], keyring: Keyring) -> Iterator[str]:
    problem = url_problem(state.url)
    if problem:
        yield f"state.url: {problem}"
        return
    parts = urlsplit(state.url)
    folder = Path(unquote(parts.path)).parent
    if parts.scheme == "sqlite" and (absence := _absence(folder.is_dir, "does not exist")):
        yield f"state.url: the folder {folder} {absence}"
    if parts.scheme in _FLEET:
        yield from _fleet(environ)
    elif state.password:
        yield "state.password: has no effect unless state.url is of Redis"
    if state.password:
        yield from _secret("state.password", state.password, keyring)
    if state.tls_ca and parts.scheme != "rediss":
        yield "state.tls_ca: has no effect unless state.url begins with rediss://"
    elif absence := state.tls_ca and _absence(Path(state.tls_ca).is_file, "is no file"):
        yield f"state.tls_ca: {absence}"


def _absence(is_there: Callable[[], bool], otherwise: str) -> str:
    """Return `otherwise` if something is not there, or why that cannot be known; empty if it is there."""
    try:
        return "" if is_there() else otherwise
    except OSError as error:
        return f"cannot be looked at: {error.strerror}"


def _fleet(environ: Mapping[str, str]) -> Iterator[str]:
    if find_spec("redis") is None:
        yield "state.url: needs the client of Redis: pip install '.[redis]' in the checkout"
    if not environ.get(DIGEST_KEY):
        yield f"environment variable {DIGEST_KEY}: must be set, alike on all machines, when state.url is of Redis"


def _operators(settings: Settings, keyring: Keyring) -> Iterator[str]:
    try:
        token = keyring.read(parse_reference(settings.admin.token))
    except SecretMissing:
        return
    except ValueError as error:
        yield f"admin.token: {error}"
        return
    if len(token) < LEAST_TOKEN_CHARS:
        yield (
            f"admin.token: what it refers to must have at least {LEAST_TOKEN_CHARS} characters; "
            "draw it, for example with: openssl rand -hex 32"
        )


def _webhook(settings: Settings, keyring: Keyring) -> Iterator[str]:
    webhook = settings.webhook
    if not webhook.url:
        if webhook.secret:
            yield "webhook.secret: has no effect without webhook.url"
        return
    if not is_trustworthy_address(webhook.url):
        yield "webhook.url: must be https (or http to a loopback address), without user, password or fragment"
    if not webhook.secret:
        yield "webhook.secret: must be set with webhook.url: env:NAME or file:PATH of the secret that signs"
        return
    problems = tuple(_secret("webhook.secret", webhook.secret, keyring))
    yield from problems
    if problems:
        return
    try:
        _decoded(keyring.read(parse_reference(webhook.secret)))
    except ValueError:
        yield (
            f'webhook.secret: what it refers to must be "{SECRET_PREFIX}" and base64 of '
            f"{LEAST_SECRET_BYTES} to {MOST_SECRET_BYTES} random bytes"
        )


def _secret(path: str, reference: str, keyring: Keyring) -> Iterator[str]:
    try:
        keyring.read(parse_reference(reference))
    except (SecretMissing, ValueError) as error:
        yield f"{path}: {error}"


def _decoded(secret: str) -> bytes:
    """Return the bytes of a webhook's secret. Raises `ValueError`, which quotes nothing, for any other form."""
    if not secret.startswith(SECRET_PREFIX):
        raise ValueError("prefix")
    try:
        key = base64.b64decode(secret.removeprefix(SECRET_PREFIX), validate=True)
    except binascii.Error:
        raise ValueError("base64") from None
    if not LEAST_SECRET_BYTES <= len(key) <= MOST_SECRET_BYTES:
        raise ValueError("length")
    return key


def _keyring(settings: Settings, environ: Mapping[str, str]) -> Keyring:
    return Keyring(environ, Path(settings.secrets.folder))
