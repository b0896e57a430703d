"""What a proxy is told that asks before it forwards."""

from collections.abc import Awaitable, Callable

import orjson
import pytest

from gateway.doors.authorisation import ADMIT_PATH, PATH
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer
from tests.gateway.doors.asking import CLEAN, INJECTION, JSON, ask, chat, user
from tests.gateway_fixture import Answer, RunningGateway, request, running_gateway, talk

OPEN = "doors.authorisation=true"
CHAT = "/v1/chat/completions"


async def by_path(gateway: RunningGateway, text: str, *more: tuple[str, str]) -> Answer:
    """As Envoy asks: the original request behind a prefix."""
    return await ask(gateway, f"{PATH}{CHAT}", chat(user(text)), *more)


async def by_fields(gateway: RunningGateway, text: str, *more: tuple[str, str]) -> Answer:
    """As Traefik asks: one address, the original request in fields."""
    fields = (("x-forwarded-method", "POST"), ("x-forwarded-uri", f"{CHAT}?a=b"))
    return await talk(gateway.url, request("GET", PATH, orjson.dumps(chat(user(text))), (JSON, *fields, *more)))


Asks = Callable[[RunningGateway, str], Awaitable[Answer]]
ways = pytest.mark.parametrize("asks", [by_path, by_fields], ids=["by path", "by fields"])


@ways
async def test_what_is_clean_may_go_on(asks: Asks) -> None:
    judged = f"judged={1 if asks is by_path else 2}, not-judged=0"  # the query is judged too
    async with running_gateway(OPEN) as gateway:
        answer = await asks(gateway, CLEAN)
        assert not gateway.received
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["x-guardrail-decision"] == "allow"
    assert answer.headers["x-guardrail-coverage"] == judged


@ways
async def test_an_injection_is_refused_in_its_dialect(asks: Asks) -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await asks(gateway, INJECTION)
    assert answer.status == 400
    assert answer.tree["error"]["code"] == "content_policy_violation"
    assert answer.headers["x-guardrail-decision"] == "deny"


async def test_monitoring_lets_everything_go_on() -> None:
    async with running_gateway(OPEN, 'policies.default.enforcement="monitor"') as gateway:
        answer = await by_path(gateway, INJECTION)
    assert (answer.status, answer.headers["x-guardrail-decision"]) == (200, "deny")


async def test_a_body_that_did_not_come_is_not_clean() -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await talk(gateway.url, request("POST", f"{PATH}{CHAT}", b"", (JSON,)))
    assert answer.status == 400


async def test_the_beginning_of_a_body_is_not_judged_for_the_whole() -> None:
    async with running_gateway(OPEN) as gateway:
        part = await by_path(gateway, CLEAN, ("x-envoy-auth-partial-body", "true"))
        whole = await by_path(gateway, CLEAN, ("x-envoy-auth-partial-body", "false"))
    assert (part.status, part.tree["error"]["code"]) == (413, "request_too_large")
    assert whole.status == 200


@pytest.mark.parametrize(
    "fields",
    [
        (),
        (("x-forwarded-method", "POST"),),
        (("x-forwarded-method", "POST"), ("x-forwarded-uri", CHAT), ("x-forwarded-uri", "/v1/models")),
    ],
    ids=["none", "no path", "two paths"],
)
async def test_a_request_that_is_not_named_is_not_authorised(fields: tuple[tuple[str, str], ...]) -> None:
    async with running_gateway(OPEN) as gateway:
        answer = await talk(gateway.url, request("GET", PATH, b"", fields))
    assert answer.status == 400
    assert "X-Forwarded-Uri" in answer.tree["error"]["message"]


async def test_no_provider_key_is_asked_for_or_told() -> None:
    async with running_gateway(OPEN, *SETTINGS, "tenants.bare.keys={}", environ=SECRETS) as gateway:
        known = await by_path(gateway, CLEAN, bearer())
        bare = await by_path(gateway, CLEAN, bearer(tenant="bare"))
        unknown = await by_path(gateway, CLEAN)
    assert (known.status, bare.status, unknown.status) == (200, 200, 401)
    assert SECRETS["KEY"] not in str(known.headers)


async def test_a_locked_caller_cannot_use_tools() -> None:
    tools = [{"type": "function", "function": {"name": "go", "parameters": {"type": "object"}}}]
    async with running_gateway(OPEN, *SETTINGS, environ=SECRETS) as gateway:
        for _ in range(3):
            await by_path(gateway, f"Say {MARK}.", bearer())
        plain = await by_path(gateway, CLEAN, bearer())
        armed = await ask(gateway, f"{PATH}{CHAT}", chat(user(CLEAN), tools=tools), bearer())
    assert (plain.status, armed.status) == (200, 400)


async def test_who_may_ask_is_told_without_a_body() -> None:
    async with running_gateway(OPEN, *SETTINGS, environ=SECRETS) as gateway:
        known = await talk(gateway.url, request("GET", ADMIT_PATH, b"", (bearer(),)))
        unknown = await talk(gateway.url, request("GET", ADMIT_PATH))
        for _ in range(5):
            await by_path(gateway, f"Say {MARK}.", bearer())
        locked_out = await talk(gateway.url, request("GET", ADMIT_PATH, b"", (bearer(),)))
    assert (known.status, unknown.status, locked_out.status) == (200, 401, 403)
    assert known.headers["x-guardrail-coverage"] == "judged=0, not-judged=0"


async def test_the_doors_are_closed_unless_they_are_opened() -> None:
    async with running_gateway() as gateway:
        answers = [await by_path(gateway, CLEAN), await talk(gateway.url, request("GET", ADMIT_PATH))]
    assert [answer.status for answer in answers] == [404, 404]
