import ssl
from collections.abc import AsyncIterator, Iterator
from functools import lru_cache
from typing import Any

import pytest
from google import genai
from google.genai import types

from tests.gateway_fixture import RunningGateway, running_gateway
from tests.sdk.calls import Ask, ask_async, ask_sync


@pytest.fixture(scope="session", autouse=True)
def _certificates_read_once() -> Iterator[None]:
    """Clients made alike share a TLS context, of which Google's makes three: each would read all authorities anew, and
    no client speaks TLS here.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", lru_cache(ssl.create_default_context))
        yield


@pytest.fixture
async def gateway(door: str) -> AsyncIterator[RunningGateway]:
    """A gateway without authentication: the client's own provider key passes through."""
    async with running_gateway() as running:
        yield running


@pytest.fixture(params=["v1", "v1beta"])
def version(request: pytest.FixtureRequest) -> str:
    """The version of Google's API: `v1` is the package's default, `v1beta` what most of its users set."""
    return str(request.param)


@pytest.fixture(params=["async", "sync"])
async def google(
    request: pytest.FixtureRequest, gateway: RunningGateway, version: str
) -> AsyncIterator[tuple[Any, Ask]]:
    """Google's client in front of the gateway, and how a call of it is made."""
    options = types.HttpOptions(base_url=gateway.url, api_version=version)
    sdk = genai.Client(api_key="provider-key", http_options=options)
    try:
        yield (sdk.aio, ask_async) if request.param == "async" else (sdk, ask_sync)
    finally:
        await sdk.aio.aclose()
        sdk.close()
