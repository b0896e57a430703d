"""Paths of the gateway's own reach no upstream, and whatever fails behind them allows nothing."""

import asyncio
import time
from dataclasses import replace

import pytest

from adapters.metrics import private_metrics
from filters.refusals import Reason
from gateway.config.settings import Settings
from gateway.doors import authorisation, litellm, openguardrails
from gateway.doors.entrance import OWN, enter
from gateway.doors.evaluate import PATH
from gateway.exchanges.exchange import Arrival, Identity, RequestHead
from gateway.phases.services import Services, build_services
from tests.gateway.callers import SECRETS, SETTINGS
from tests.gateway_fixture import engine_for, request, running_gateway, talk

_ARRIVAL = Arrival(RequestHead("POST", PATH, "", ()), "i-1", time.monotonic())


class _Broken:
    async def identify(self, head: RequestHead) -> Identity:
        raise ZeroDivisionError("with a secret in its message")


async def _nothing() -> bytes:
    return b""


@pytest.fixture
async def services() -> Services:
    engine = await asyncio.to_thread(engine_for, Settings())
    return build_services(Settings(), metrics=private_metrics(), environ={}, engine=engine)


@pytest.mark.parametrize("path", [OWN, f"{OWN}nothing", f"{PATH}/", f"{OWN}authorized", "/v1/guardrail//evaluate"])
async def test_an_unknown_path_of_its_own_is_refused_here(path: str) -> None:
    async with running_gateway("doors.authorisation=true", "doors.litellm=true") as gateway:
        answer = await talk(gateway.url, request("POST", path, b"{}", (("content-type", "application/json"),)))
        assert not gateway.received
    assert answer.status == 404
    assert b"There is no such door, or the gateway's settings do not open it." in answer.body


async def test_other_paths_are_the_upstreams() -> None:
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("GET", "/v1/models"))
        assert len(gateway.received) == 1
    assert answer.status == 200


@pytest.mark.parametrize(
    "path",
    [
        PATH,
        litellm.PATH,
        openguardrails.PATH,
        authorisation.ADMIT_PATH,
        f"{authorisation.PATH}/v1/models",
        "/v1/models",
    ],
)
async def test_the_log_tells_why_credentials_are_not_accepted_wherever_they_came(path: str) -> None:
    doors = [f"doors.{door}=true" for door in ("authorisation", "litellm", "openguardrails")]
    async with running_gateway(*SETTINGS, *doors, environ=SECRETS) as gateway:
        answer = await talk(gateway.url, request("GET", path, b"", (("authorization", "Bearer no-token"),)))
        lines = [line for line in gateway.lines() if line["event"] == "not_authenticated"]
    assert answer.status == 401
    assert [line["flaw"] for line in lines] == ["no_json_web_token"]
    assert lines[0]["incident_id"] == answer.headers["x-guardrail-incident-id"]


async def test_a_fault_of_the_gateways_own_allows_nothing(services: Services) -> None:
    broken = replace(services, identifier=_Broken())
    exchange = await enter(broken, _ARRIVAL, _nothing)
    assert exchange.answer is None
    assert exchange.refusal is not None
    assert exchange.refusal.reason is Reason.INTERNAL
    await services.close()


async def test_whoever_leaves_is_let_go(services: Services) -> None:
    waiting = asyncio.Event()

    async def never() -> bytes:
        waiting.set()
        await asyncio.get_running_loop().create_future()
        return b""

    entering = asyncio.ensure_future(enter(services, _ARRIVAL, never))
    await waiting.wait()
    entering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await entering
    await services.close()
