"""The request phase under settings of a test, with what it is asked and whom it knows."""

import json
from collections.abc import Mapping
from typing import Any

from adapters.heads import Headers
from adapters.metrics import private_metrics
from gateway.config.loading import load_settings
from gateway.exchanges.exchange import Arrival, Exchange, RequestHead
from gateway.identity.tokens import Claims, mint
from gateway.phases.pipeline import request_phase
from gateway.phases.services import Services, build_services
from tests.gateway_fixture import engine_for

CHAT = "/v1/chat/completions"
DENIED = "nightingale"
SECRETS = {"JWT_SECRET": "0123456789abcdef0123456789abcdef", "ACME_KEY": "sk-acme"}
JWT = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:ACME_KEY" }',
    'tenants.acme.headers={ openai = { openai-organization = "org-acme" } }',
    "tenants.poor.keys={}",
)


def services_for(*overrides: str, environ: Mapping[str, str] | None = None) -> Services:
    environ = environ or {}
    settings = load_settings(
        overrides=[
            'upstreams.openai.base_url="http://127.0.0.1:9/base"',
            f'policies.default.deny_patterns=["{DENIED}"]',
            *overrides,
        ],
        environ=environ,
    )
    return build_services(settings, metrics=private_metrics(), environ=environ, engine=engine_for(settings))


PLAIN = services_for()


def chat(text: str, **more: Any) -> bytes:
    return json.dumps({"model": "m", "messages": [{"role": "user", "content": text}], **more}).encode()


async def phase(
    services: Services,
    body: bytes | Exception,
    *,
    method: str = "POST",
    path: str = CHAT,
    query: str = "",
    headers: Headers = (),
) -> Exchange:
    async def read_body() -> bytes:
        if isinstance(body, Exception):
            raise body
        return body

    head = RequestHead(method, path, query, (("Content-Type", "application/json"), *headers))
    exchange = await request_phase(services, Arrival(head, "id-1", 1.0), read_body)
    assert (exchange.incident_id, exchange.started) == ("id-1", 1.0)
    assert (exchange.forward is None) is not (exchange.refusal is None)
    return exchange


def bearer(services: Services, tenant: str, *, subject: str = "user-1") -> tuple[str, str]:
    token = mint(services.settings, Claims(tenant=tenant, subject=subject), environ=SECRETS)
    return ("Authorization", f"Bearer {token}")
