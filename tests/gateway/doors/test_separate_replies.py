"""Replies without their requests stand on what was remembered of them, in the memory of one tenant."""

import asyncio
import time
from collections.abc import AsyncIterator

import orjson
import pytest

from adapters.metrics import private_metrics
from filters.decision import Decision
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from gateway.config.settings import Settings
from gateway.doors.judging import PATHS, Question, judge
from gateway.doors.separate_replies import judge_separately, remember
from gateway.exchanges.exchange import Arrival, Identity, RequestHead
from gateway.phases.services import Services, build_services
from tests.talks import ACCOUNT, HARMLESS, WIRES

ANN = Identity(tenant="default", subject="ann", policy="default")
HEAD = RequestHead("POST", "/", "", ())
CALL = {"name": "transfer_funds", "arguments": orjson.dumps({"payee": ACCOUNT}).decode()}
MESSAGE = {"role": "assistant", "content": None, "tool_calls": [{"id": "c", "type": "function", "function": CALL}]}
REPLY = orjson.dumps({"choices": [{"index": 0, "finish_reason": "tool_calls", "message": MESSAGE}]})


@pytest.fixture
async def services() -> AsyncIterator[Services]:
    built = await asyncio.to_thread(build_services, Settings(), metrics=private_metrics(), environ={})
    yield built
    await built.close()


async def judged(services: Services, identity: Identity, reference: str, reply: bytes = REPLY) -> list[Decision]:
    exchange = await judge_separately(
        services,
        Arrival(HEAD, "i-1", time.monotonic()),
        identity,
        reply,
        dialect=OPENAI,
        operation=Operation.CHAT,
        reference=reference,
        path="/",
    )
    assert exchange.calls is not None
    return [ruling.decision for ruling in exchange.calls.rulings]


async def test_a_reply_stands_on_the_request_of_its_id_and_tenant(services: Services) -> None:
    body = orjson.dumps(WIRES["chat"].body(HARMLESS["a value that the user asked for"], stream=False))
    asked, _ = await judge(services, Arrival(HEAD, "i-0", 0.0), Question(PATHS["openai"], body))
    await remember(asked, "x:1")
    bob = Identity(tenant="other", subject="bob", policy="default")
    rulings = [await judged(services, who, name) for who, name in ((ANN, "x:1"), (ANN, "x:2"), (bob, "x:1"))]
    assert [[each is Decision.ALLOW for each in one] for one in rulings] == [[True], [False], [False]]


async def test_an_empty_reply_has_no_calls(services: Services) -> None:
    assert await judged(services, ANN, "x:1", b"") == []
