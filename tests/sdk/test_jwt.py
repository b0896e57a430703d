"""The SDK's API key is the tenant's token: the upstream sees the tenant's provider key and nothing of the client's."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

import anthropic
import jwt
import openai
import pytest
from google import genai
from google.genai import errors, types

from tests.gateway_fixture import RunningGateway, running_gateway

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

SECRET = "0123456789abcdef0123456789abcdef"
SETTINGS = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:A", anthropic = "env:B", azure = "env:C", gemini = "env:D" }',
    "tenants.poor.keys={ }",
)
SECRETS = {"JWT_SECRET": SECRET, "A": "key-openai", "B": "key-anthropic", "C": "key-azure", "D": "key-gemini"}


def token(tenant: str, key: str = SECRET) -> str:
    claims = {"iss": "tests", "aud": "gateway", "exp": int(time.time()) + 600, "tenant": tenant, "sub": "ann"}
    return jwt.encode(claims, key, algorithm="HS256")


async def ask_openai(url: str, key: str) -> None:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key=key, organization="org-1", project="p-1") as sdk:
        await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}])


async def ask_azure(url: str, key: str) -> None:
    async with openai.AsyncAzureOpenAI(azure_endpoint=url, api_key=key, api_version="2024-10-21") as sdk:
        await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}])


async def ask_anthropic(url: str, key: str) -> None:
    async with anthropic.AsyncAnthropic(base_url=url, api_key=key) as sdk:
        await sdk.messages.create(model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}])


async def ask_gemini(url: str, key: str) -> None:
    sdk = genai.Client(api_key=key, http_options=types.HttpOptions(base_url=url))
    try:
        await sdk.aio.models.generate_content(model="m", contents="hello")
    finally:
        await sdk.aio.aclose()
        sdk.close()


Ask = Callable[[str, str], Awaitable[None]]
SDKS: Mapping[str, tuple[Ask, str, str]] = {
    "openai": (ask_openai, "authorization", "Bearer key-openai"),
    "azure": (ask_azure, "api-key", "key-azure"),
    "anthropic": (ask_anthropic, "x-api-key", "key-anthropic"),
    "gemini": (ask_gemini, "x-goog-api-key", "key-gemini"),
}
UNAUTHENTICATED = (openai.AuthenticationError, anthropic.AuthenticationError, errors.ClientError)
FORBIDDEN = (openai.PermissionDeniedError, anthropic.PermissionDeniedError, errors.ClientError)


@pytest.fixture
async def tenants() -> AsyncIterator[RunningGateway]:
    """A gateway that knows its callers by their tokens."""
    async with running_gateway(*SETTINGS, environ=SECRETS) as running:
        yield running


@pytest.mark.parametrize("sdk", SDKS)
async def test_only_the_tenants_key_reaches_the_upstream(sdk: str, tenants: RunningGateway) -> None:
    ask, header, value = SDKS[sdk]
    mine = token("acme")
    await ask(tenants.url, mine)
    (forwarded,) = tenants.received
    assert forwarded.values(header) == (value,)
    assert mine.encode() not in b"".join(content for _, content in forwarded.headers)
    assert forwarded.values("openai-organization") == forwarded.values("openai-project") == ()
    (logged,) = await tenants.settled()
    assert (logged["tenant"], logged["subject"]) == ("acme", "ann")


@pytest.mark.parametrize("sdk", SDKS)
async def test_a_token_of_another_key_is_a_typed_error_tried_once(sdk: str, tenants: RunningGateway) -> None:
    ask, _, _ = SDKS[sdk]
    with pytest.raises(UNAUTHENTICATED) as caught:
        await ask(tenants.url, token("acme", SECRET[::-1]))
    assert getattr(caught.value, "status_code", getattr(caught.value, "code", None)) == 401
    assert tenants.tap.attempts == 1
    assert list(tenants.received) == []


@pytest.mark.parametrize("sdk", SDKS)
async def test_a_tenant_without_a_key_is_never_given_anothers(sdk: str, tenants: RunningGateway) -> None:
    ask, _, _ = SDKS[sdk]
    with pytest.raises(FORBIDDEN) as caught:
        await ask(tenants.url, token("poor"))
    assert getattr(caught.value, "status_code", getattr(caught.value, "code", None)) == 403
    assert tenants.tap.attempts == 1
    assert list(tenants.received) == []
