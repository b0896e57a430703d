"""What a route of Envoy says holds, and nothing that it cannot say."""

import asyncio

import pytest

from adapters.metrics import private_metrics
from filters.refusals import Reason, Refused
from gateway.config.settings import Settings
from gateway.doors.envoy_routes import POLICY, TENANT, by_route
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.phases.services import Services, build_services
from tests.gateway.callers import SECRETS, bearer

HEAD = RequestHead("POST", "/v1/messages", "", ())
TENANTS = {"acme": {"policy": "strict", "keys": {"openai": "env:KEY"}}, "bare": {}}
OPEN = {"policies": {"strict": {"deny_status": 403}}, "tenants": TENANTS}
JWT = {"algorithms": ["HS256"], "key_env": "JWT_SECRET", "issuer": "tests", "audience": "gateway"}


async def of(settings: dict[str, object]) -> Services:
    environ = dict(SECRETS)
    made = Settings.model_validate(settings)
    return await asyncio.to_thread(build_services, made, metrics=private_metrics(), environ=environ)


async def identified(services: Services, metadata: dict[str, str], head: RequestHead = HEAD) -> Identity:
    return await by_route(services, metadata).identifier.identify(head)


async def test_a_route_names_a_tenant_and_a_policy() -> None:
    services = await of(OPEN)
    assert by_route(services, {"user-agent": "grpc"}) is services
    acme = await identified(services, {TENANT: "acme"})
    assert (acme.tenant, acme.policy, acme.owns_keys) == ("acme", "strict", True)
    bare = await identified(services, {TENANT: "bare", POLICY: "strict"})
    assert (bare.tenant, bare.policy, bare.owns_keys) == ("bare", "strict", False)
    default = await identified(services, {POLICY: "strict"})
    assert (default.tenant, default.policy) == ("default", "strict")
    await services.close()


@pytest.mark.parametrize("metadata", [{TENANT: "nobody"}, {POLICY: "lax"}], ids=["tenant", "policy"])
async def test_what_is_not_configured_lets_nothing_pass(metadata: dict[str, str]) -> None:
    services = await of(OPEN)
    with pytest.raises(Refused) as refused:
        await identified(services, metadata)
    assert refused.value.reason is Reason.INTERNAL
    await services.close()


async def test_a_token_of_another_tenant_is_not_the_routes() -> None:
    services = await of({**OPEN, "auth": {"mode": "jwt", "jwt": JWT}})
    head = RequestHead("POST", "/v1/messages", "", (bearer(tenant="acme"),))
    known = await identified(services, {TENANT: "acme", POLICY: "default"}, head)
    assert (known.tenant, known.subject, known.policy, known.owns_keys) == ("acme", "ann", "default", True)
    with pytest.raises(Refused) as refused:
        await identified(services, {TENANT: "bare"}, head)
    assert refused.value.reason is Reason.UNAUTHENTICATED
    await services.close()
