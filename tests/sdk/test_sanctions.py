"""What SDKs make of a caller who is shut out, and of one who asks too often."""

from collections.abc import AsyncIterator, Mapping

import anthropic
import openai
import pytest
from google.genai import errors

from tests.gateway.callers import MARK, SECRETS, SETTINGS, send, token, turns
from tests.gateway_fixture import RunningGateway, running_gateway
from tests.sdk.test_jwt import SDKS, Ask, ask_gemini
from tests.talks import WIRES

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

FORBIDDEN = (openai.PermissionDeniedError, anthropic.PermissionDeniedError, errors.ClientError)
LIMITED = (openai.RateLimitError, anthropic.RateLimitError, errors.ClientError)


async def ask_openai(url: str, key: str) -> None:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key=key, max_retries=0) as sdk:
        await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}])


async def ask_azure(url: str, key: str) -> None:
    azure = openai.AsyncAzureOpenAI(azure_endpoint=url, api_key=key, api_version="2024-10-21", max_retries=0)
    async with azure as sdk:
        await sdk.chat.completions.create(model="m", messages=[{"role": "user", "content": "hello"}])


async def ask_anthropic(url: str, key: str) -> None:
    async with anthropic.AsyncAnthropic(base_url=url, api_key=key, max_retries=0) as sdk:
        await sdk.messages.create(model="m", max_tokens=8, messages=[{"role": "user", "content": "hello"}])


ASKING_ONCE: Mapping[str, Ask] = {
    "openai": ask_openai,
    "azure": ask_azure,
    "anthropic": ask_anthropic,
    "gemini": ask_gemini,
}
"""SDKs that are told not to wait and ask again: the wait would be ten seconds."""
STATUSES = {"gemini": "code"}


@pytest.fixture
async def gateway() -> AsyncIterator[RunningGateway]:
    limited = "policies.default.rates.subject.requests_per_minute=6"
    async with running_gateway(*SETTINGS, limited, environ=SECRETS) as running:
        yield running


def status_of(error: BaseException, sdk: str) -> int:
    return int(getattr(error, STATUSES.get(sdk, "status_code")))


@pytest.mark.parametrize("sdk", SDKS)
async def test_a_caller_in_quarantine_is_told_once(sdk: str, gateway: RunningGateway) -> None:
    for _ in range(5):
        await send(gateway, WIRES["chat"], turns(WIRES["chat"], [f"{MARK} now"]))
    before = gateway.tap.attempts
    with pytest.raises(FORBIDDEN) as told:
        await SDKS[sdk][0](gateway.url, token())
    assert status_of(told.value, sdk) == 403
    assert gateway.tap.attempts == before + 1
    assert not gateway.received


@pytest.mark.parametrize("sdk", ASKING_ONCE)
async def test_a_caller_beyond_its_rate_gets_the_type_for_it(sdk: str, gateway: RunningGateway) -> None:
    for _ in range(6):
        await send(gateway, WIRES["chat"], turns(WIRES["chat"], ["hello"]))
    with pytest.raises(LIMITED) as told:
        await ASKING_ONCE[sdk](gateway.url, token())
    assert status_of(told.value, sdk) == 429
    assert len(gateway.received) == 6
