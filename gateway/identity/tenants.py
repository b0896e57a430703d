"""Tenants: each uses its own provider keys and headers, and never another's."""

from collections.abc import Mapping
from pathlib import Path

from filters.refusals import Reason, Refused
from gateway.config.settings import Settings, TenantSettings
from gateway.exchanges.exchange import Identity
from gateway.keys.keyring import Keyring, Lack, Reference, SecretMissing, parse_reference
from gateway.logs import LogThrottle

_NO_HEADERS: Mapping[str, str] = {}


class Tenants:
    """The keys and headers that tenants add to their requests. A key goes only to the upstream that it is named for."""

    def __init__(self, tenants: Mapping[str, TenantSettings], keyring: Keyring) -> None:
        self._references: Mapping[str, Mapping[str, Reference]] = {
            name: {key: parse_reference(text) for key, text in tenant.keys.items()} for name, tenant in tenants.items()
        }
        self._headers = {name: tenant.headers for name, tenant in tenants.items()}
        self._keyring = keyring
        self.lacks = LogThrottle()

    def provider_key(self, identity: Identity, upstream: str) -> str | None:
        """Return the tenant's key for an upstream, or None if the client's own key passes through.

        Raises `Refused(FORBIDDEN)`, with `SecretMissing` as its cause, if the tenant has no such key, or its secret is
        not available now.
        """
        if not identity.owns_keys:
            return None
        name = (identity.key_names or {}).get(upstream, upstream)
        reference = self._references.get(identity.tenant, {}).get(name)
        # `upstream/label` is a further key for that upstream. Claims must not send one provider's key to another.
        if reference is None or name.partition("/")[0] != upstream:
            raise Refused(Reason.FORBIDDEN) from SecretMissing("no key is named", Lack.NOT_CONFIGURED)
        try:
            return self._keyring.read(reference)
        except SecretMissing as missing:
            raise Refused(Reason.FORBIDDEN) from missing

    def own_headers(self, identity: Identity, upstream: str) -> Mapping[str, str]:
        """Return the fields sent to an upstream with the tenant's key, such as an organisation; none without a key."""
        if not identity.owns_keys:
            return _NO_HEADERS
        return self._headers.get(identity.tenant, {}).get(upstream, _NO_HEADERS)


def build_tenants(settings: Settings, *, environ: Mapping[str, str]) -> Tenants:
    """Return the tenants of valid settings. Their secrets come from `environ` and the secrets folder."""
    return Tenants(settings.tenants, Keyring(environ, Path(settings.secrets.folder)))
