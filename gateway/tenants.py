"""Tenants: each with its own provider keys and headers, and never with another's."""

import math
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from filters.refusals import Reason, Refused
from gateway.exchange import Identity
from gateway.keyring import Keyring, Lack, Reference, SecretMissing, parse_reference
from gateway.settings import Settings, TenantSettings

TOLD_AFTER: Final = 60.0
"""Seconds between two lines of the log about one lack of one tenant's key."""
_NO_HEADERS: Mapping[str, str] = {}


class Untold:
    """Whether the log has to be told of what lasts: once in `TOLD_AFTER` seconds, not with each request.

    What it is asked of comes from closed sets. `clock` only ever moves forward.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[tuple[str, ...], float] = {}

    def is_due(self, what: tuple[str, ...]) -> bool:
        """True also says that it is told now."""
        now = self._clock()
        if now - self._told.get(what, -math.inf) < TOLD_AFTER:
            return False
        self._told[what] = now
        return True


class Tenants:
    """What the configured tenants bring to their requests. A key goes only to the upstream that it is named for."""

    def __init__(self, tenants: Mapping[str, TenantSettings], keyring: Keyring) -> None:
        self._references: Mapping[str, Mapping[str, Reference]] = {
            name: {key: parse_reference(text) for key, text in tenant.keys.items()} for name, tenant in tenants.items()
        }
        self._headers = {name: tenant.headers for name, tenant in tenants.items()}
        self._keyring = keyring
        self.lacks = Untold()

    def provider_key(self, identity: Identity, upstream: str) -> str | None:
        """The tenant's key for an upstream; None where the client's own key passes through.

        Raises `Refused(FORBIDDEN)` where the tenant has no such key, or where its secret is not to be had now, with
        `SecretMissing` as its cause.
        """
        if not identity.owns_keys:
            return None
        name = (identity.key_names or {}).get(upstream, upstream)
        reference = self._references.get(identity.tenant, {}).get(name)
        # `upstream/label` is a further key of that upstream: claims cannot send one provider's key to another.
        if reference is None or name.partition("/")[0] != upstream:
            raise Refused(Reason.FORBIDDEN) from SecretMissing("no key is named", Lack.NOT_CONFIGURED)
        try:
            return self._keyring.read(reference)
        except SecretMissing as missing:
            raise Refused(Reason.FORBIDDEN) from missing

    def own_headers(self, identity: Identity, upstream: str) -> Mapping[str, str]:
        """What goes to an upstream beside the tenant's key, such as its organisation; nothing without that key."""
        if not identity.owns_keys:
            return _NO_HEADERS
        return self._headers.get(identity.tenant, {}).get(upstream, _NO_HEADERS)


def build_tenants(settings: Settings, *, environ: Mapping[str, str]) -> Tenants:
    """The tenants of settings that have passed their checks; their secrets come from `environ` and the folder."""
    return Tenants(settings.tenants, Keyring(environ, Path(settings.secrets.folder)))
