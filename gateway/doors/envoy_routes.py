"""What an Envoy route says about its requests: which tenant they belong to, and which policy judges them.

It is in the metadata of the gRPC call, which only Envoy's own configuration can set (`grpc_initial_metadata`).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from filters.refusals import Reason, Refused
from gateway.config.settings import Settings
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.identity.auth import BadCredentials, Flaw, Identifier
from gateway.phases.services import Services

TENANT: Final = "x-guardrail-tenant"
POLICY: Final = "x-guardrail-policy"


def by_route(services: Services, metadata: Mapping[str, str]) -> Services:
    """Return the services for requests of a route. If its tenant or policy is not configured, they refuse them all."""
    tenant, policy = metadata.get(TENANT, ""), metadata.get(POLICY, "")
    if not tenant and not policy:
        return services
    return replace(services, identifier=_OfRoute(services.identifier, services.settings, tenant, policy))


class _OfRoute:
    """Identifies as another identifier does, and then applies the route's tenant and policy.

    Without authentication a request belongs to the route's tenant; with it, a token of another tenant is refused.
    """

    def __init__(self, identifier: Identifier, settings: Settings, tenant: str, policy: str) -> None:
        self._identifier = identifier
        self._settings = settings
        self._tenant = tenant
        self._policy = policy

    async def identify(self, head: RequestHead) -> Identity:
        if self._policy and self._policy not in self._settings.policies:
            raise Refused(Reason.INTERNAL, "The route names a policy that is not configured.")
        identity = await self._identifier.identify(head)
        if self._tenant:
            identity = self._of_tenant(identity)
        return replace(identity, policy=self._policy) if self._policy else identity

    def _of_tenant(self, identity: Identity) -> Identity:
        tenant = self._settings.tenants.get(self._tenant)
        if tenant is None:
            raise Refused(Reason.INTERNAL, "The route names a tenant that is not configured.")
        if self._settings.auth.mode == "none":
            return replace(identity, tenant=self._tenant, policy=tenant.policy, owns_keys=bool(tenant.keys))
        if identity.tenant != self._tenant:
            raise Refused(Reason.UNAUTHENTICATED) from BadCredentials(Flaw.TENANT)
        return identity
