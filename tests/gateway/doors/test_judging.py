"""Judging for others asks for no key and no upstream, and is told in every dialect."""

import asyncio
import time

import pytest

from adapters.metrics import private_metrics
from filters.bodies.paths import DialectHints, find_route
from filters.dialects import DIALECTS
from gateway.config.settings import Settings
from gateway.doors.judging import PATHS, Question, answered, judge, judging
from gateway.exchanges.exchange import Arrival, RequestHead
from gateway.phases.services import build_services
from tests.talks import HARMLESS, WIRES

HEAD = RequestHead("POST", "/any", "", (("Content-Type", "text/plain"), ("Content-Length", "3"), ("X-Kept", "1")))


@pytest.mark.parametrize("name", DIALECTS)
def test_the_path_of_a_dialect_is_one_of_its_own(name: str) -> None:
    route = find_route("POST", PATHS[name], named={}, hints=DialectHints())
    assert route.dialect is DIALECTS[name]


async def test_nothing_but_the_engines_word_is_asked_for() -> None:
    services = await asyncio.to_thread(build_services, Settings(), metrics=private_metrics(), environ={})
    question = Question(PATHS["azure"], WIRES["chat"].write(HARMLESS["no untrusted text"], stream=False))
    exchange, reply = await judge(services, Arrival(HEAD, "i-1", time.monotonic()), question)
    assert (exchange.refusal, reply) == (None, b"")
    assert exchange.forward is not None
    assert [value for name, value in exchange.forward.headers if name == "X-Kept"] == ["1"]
    done = answered(exchange, b"{}")
    assert (done.forward, done.refusal, done.answer, done.is_decided) == (None, None, b"{}", True)
    assert judging(services).engine is services.engine
    await services.close()
