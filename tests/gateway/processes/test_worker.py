"""Services change hands between requests, never under one."""

import asyncio
import errno
import gc
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import orjson
import pytest
from prometheus_client import CollectorRegistry
from structlog.testing import capture_logs

from adapters.metrics import Metrics, private_metrics
from filters.dialects.openai_chat import OPENAI
from filters.rates import RateLimits, Rates
from gateway.config.engine_parts import EngineParts, build_parts
from gateway.config.settings import LimitSettings, RulesSettings, Settings, VerifierSettings
from gateway.evidence.worker_state import private_state
from gateway.exchanges.exchange import Arrival, Exchange, Identity, RequestHead, undecided
from gateway.exchanges.incident import new_incident_id
from gateway.identity.auth import JwtAuth, NoAuth
from gateway.judging.engine import Engine
from gateway.limiting.buffers import Buffers, Holding
from gateway.limiting.shedding import LONG_SECONDS, Load
from gateway.listeners import open_listeners
from gateway.phases.progress import Progress
from gateway.phases.services import Services, build_engine, build_services
from gateway.processes.board import Board, ProcessState
from gateway.processes.child import Orders
from gateway.processes.configuration import Configuration, configure, reconfigure
from gateway.processes.worker import (
    MOST_EARLIER,
    MOST_EARLIER_PARTS,
    CurrentServices,
    SheddingReport,
    WorkerPlace,
    recording,
    serve_traffic,
    upstream_limits,
)
from gateway.web.connection_balance import ConnectionCounts
from gateway.web.local_replies import NO_HEAD
from tests.gateway.own_rules import OWN
from tests.gateway_fixture import captured_log

_HEAD = RequestHead("POST", "/v1/chat/completions", "", (("Content-Type", "application/json"),))
_BODY = b'{"model":"m","messages":[{"role":"user","content":"hello"}]}'


class _Witness(NoAuth):
    """Knows when it was closed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.closed = asyncio.Event()

    async def close(self) -> None:
        self.closed.set()

    async def identify(self, head: RequestHead) -> Identity:
        assert not self.closed.is_set()
        return await super().identify(head)


def _services(upstream: str) -> tuple[Services, _Witness]:
    settings = Settings.model_validate({"upstreams": {"openai": {"base_url": upstream}}})
    witness = _Witness(settings)
    services = build_services(settings, metrics=private_metrics(), environ={})
    return replace(services, identifier=witness, resources=replace(services.resources, authenticator=witness)), witness


async def _decide(current: CurrentServices, body: asyncio.Future[bytes]) -> Exchange:
    async def read_body() -> bytes:
        return await body

    with current.hold() as phase:
        return await phase(Arrival(_HEAD, new_incident_id(), 0.0), read_body)


def _target(exchange: Exchange) -> str:
    assert exchange.forward is not None
    return exchange.forward.url


async def test_a_request_ends_under_the_services_it_began_with() -> None:
    old, old_witness = _services("http://old.test")
    new, new_witness = _services("http://new.test")
    current = CurrentServices(old)
    body = asyncio.get_running_loop().create_future()
    begun = asyncio.create_task(_decide(current, body))
    await asyncio.sleep(0)
    changing = asyncio.create_task(current.change(new))
    await asyncio.sleep(0)

    assert str(current.settings.upstreams["openai"].base_url) == "http://new.test/"
    assert not old_witness.closed.is_set()
    body.set_result(_BODY)
    assert _target(await begun) == "http://old.test/v1/chat/completions"
    assert _target(await _decide(current, body)) == "http://new.test/v1/chat/completions"
    await changing
    assert old_witness.closed.is_set()
    assert not new_witness.closed.is_set()
    await current.close()
    assert new_witness.closed.is_set()


async def test_services_stay_until_the_reply_of_their_last_request_has_ended() -> None:
    old, witness = _services("http://old.test")
    current = CurrentServices(old)
    with current.hold():
        changing = asyncio.create_task(current.change(_services("http://new.test")[0]))
        await asyncio.sleep(0)
        assert not witness.closed.is_set()
    await changing
    assert witness.closed.is_set()


async def test_services_that_nobody_uses_are_closed_at_once() -> None:
    old, witness = _services("http://old.test")
    current = CurrentServices(old)
    await current.change(_services("http://new.test")[0])
    assert witness.closed.is_set()


async def test_services_that_leave_forget_what_they_remembered_for_requests_to_come() -> None:
    services, _ = _services("http://old.test")
    assert services.repeating is not None
    assert services.rereading is not None
    assert services.resuming is not None
    current = CurrentServices(services)
    long = b'{"model":"m","messages":[%s]}' % b",".join([b'{"role":"user","content":"hello"}'] * 300)
    for body in (_BODY, long):
        await _decide(current, _read(body))
    services.rereading.directives("It was sunny in all places. " * 20, "acme")
    caches = (services.repeating.repeats, services.rereading, services.resuming.begins)
    assert all(cache._known for cache in caches)
    with current.hold():
        changing = asyncio.create_task(current.change(_services("http://new.test")[0]))
        await asyncio.sleep(0)
        assert not any(cache._known for cache in caches)
    await changing


async def test_rules_that_a_reload_replaced_go_with_their_last_request(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    settings = Settings(rules=RulesSettings(files=(str(own),)), verifier=VerifierSettings(classifier=""))
    build = partial(build_services, metrics=private_metrics(), environ={})
    configuration = configure(lambda: settings)
    matcher = weakref.ref(configuration.engine.common)
    current = CurrentServices(build(settings, engine=configuration.engine))
    await _decide(current, _read(_BODY))
    own.write_text(OWN.replace("blue moon", "new moon"))
    with current.hold():
        configuration, _ = reconfigure(lambda: settings, configuration)
        changing = asyncio.create_task(current.change(build(settings, engine=configuration.engine)))
        await asyncio.sleep(0)
        assert matcher() is not None
    await changing
    del changing
    gc.collect()
    assert matcher() is None
    await current.close()


_SECRET = "a-secret-of-the-issuer-that-is-long-enough"


async def test_a_key_that_is_replaced_after_its_check_is_not_read_again(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text(_SECRET)
    jwt = {"algorithms": ["HS256"], "key_file": str(file), "issuer": "https://issuer.test", "audience": "gateway"}
    settings = Settings.model_validate({"auth": {"mode": "jwt", "jwt": jwt}})
    configuration = configure(lambda: settings)
    file.write_text("")
    services = _building(private_metrics())(configuration)
    assert isinstance(services.resources.authenticator, JwtAuth)
    assert await services.resources.authenticator._keys.find(None, "HS256") == _SECRET.encode()
    await services.close()


def _building(metrics: Metrics) -> Callable[[Configuration], Services]:
    return lambda new: build_services(
        new.settings, metrics=metrics, environ={}, engine=new.engine, token_key=new.token_key
    )


def _read(body: bytes) -> asyncio.Future[bytes]:
    future = asyncio.get_running_loop().create_future()
    future.set_result(body)
    return future


async def test_a_request_that_is_cancelled_holds_nothing() -> None:
    old, witness = _services("http://old.test")
    current = CurrentServices(old)
    begun = asyncio.create_task(_decide(current, asyncio.get_running_loop().create_future()))
    await asyncio.sleep(0)
    begun.cancel()
    with pytest.raises(asyncio.CancelledError):
        await begun
    await current.change(_services("http://new.test")[0])
    assert witness.closed.is_set()


async def _stream(current: CurrentServices) -> None:
    with current.hold():
        await asyncio.get_running_loop().create_future()


class _Streams:
    """A stream under each version of the services, oldest first, and what closes the versions that were replaced."""

    def __init__(self, parts: EngineParts, engine: Engine) -> None:
        self._engine = engine
        self.current = CurrentServices(self._services(), parts)
        self.streams: list[asyncio.Task[None]] = []
        self.closing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self.streams.append(asyncio.create_task(_stream(self.current)))
        await asyncio.sleep(0)

    async def change(self, parts: EngineParts) -> None:
        closing = self.current.change(self._services(), parts)
        self.closing.append(asyncio.create_task(closing))
        await self.begin()

    def _services(self) -> Services:
        return build_services(Settings(), metrics=private_metrics(), environ={}, engine=self._engine)

    async def end(self) -> None:
        for stream in self.streams:
            stream.cancel()
        await asyncio.gather(*self.closing)
        await self.current.close()


@pytest.fixture(scope="module")
def parts() -> EngineParts:
    return build_parts(Settings(verifier=VerifierSettings(classifier="")))


@pytest.fixture(scope="module")
def engine(parts: EngineParts) -> Engine:
    return build_engine(Settings(), parts=parts)


_KEPT: Mapping[str, tuple[int, Callable[[EngineParts], EngineParts]]] = {
    "the same rules and models": (MOST_EARLIER, lambda parts: parts),
    "other rules and models each": (MOST_EARLIER_PARTS, replace),
}


@pytest.mark.parametrize("case", _KEPT)
async def test_requests_under_more_earlier_versions_than_are_kept_are_broken_off(
    case: str, parts: EngineParts, engine: Engine
) -> None:
    kept, of = _KEPT[case]
    under = _Streams(of(parts), engine)
    await under.begin()
    with capture_logs() as logged:
        for _ in range(kept):
            await under.change(of(parts))
        assert await under.current.retire(seconds=0.0, stop=asyncio.Event()) == 0
        await under.change(of(parts))
        await under.change(of(parts))
        assert await under.current.retire(seconds=0.0, stop=asyncio.Event()) == 2
        await asyncio.gather(*under.closing[:2])
        assert await under.current.retire(seconds=0.0, stop=asyncio.Event()) == 0
    assert [stream.cancelled() for stream in under.streams] == [True] * 2 + [False] * (kept + 1)
    assert [(line["event"], line["requests"]) for line in logged] == [
        ("versions_in_use", 2),
        ("requests_broken_off", 2),
    ]
    await under.end()


async def test_requests_that_end_in_time_are_not_broken_off(parts: EngineParts, engine: Engine) -> None:
    under = _Streams(parts, engine)
    await under.begin()
    for _ in range(MOST_EARLIER + 1):
        await under.change(parts)
    retiring = asyncio.create_task(under.current.retire(seconds=600.0, stop=asyncio.Event()))
    await asyncio.sleep(0)
    assert not retiring.done()
    under.streams[0].cancel()
    assert await retiring == 0
    assert [stream.cancelled() for stream in under.streams] == [True] + [False] * (MOST_EARLIER + 1)
    await under.end()


async def test_breaking_requests_off_logs_no_error_of_its_own(parts: EngineParts, engine: Engine) -> None:
    under = _Streams(parts, engine)
    await under.begin()
    for _ in range(MOST_EARLIER + 1):
        await under.change(parts)
    with captured_log() as log:
        assert await under.current.retire(seconds=0.0, stop=asyncio.Event()) == 1
        await under.closing[0]
        gc.collect()
    assert [orjson.loads(line)["event"] for line in log.getvalue().splitlines()] == [
        "versions_in_use",
        "requests_broken_off",
    ]
    await under.end()


async def test_a_stop_is_not_held_up_by_earlier_versions(parts: EngineParts, engine: Engine) -> None:
    under, stop = _Streams(parts, engine), asyncio.Event()
    await under.begin()
    for _ in range(MOST_EARLIER + 1):
        await under.change(parts)
    retiring = asyncio.create_task(under.current.retire(seconds=600.0, stop=stop))
    await asyncio.sleep(0)
    stop.set()
    assert await retiring == 0
    assert not any(stream.done() for stream in under.streams)
    await under.end()


def test_the_upstream_client_gets_the_limits_of_the_settings() -> None:
    limits = upstream_limits(LimitSettings(connect_seconds=1, first_byte_seconds=2, idle_seconds=3, total_seconds=4))
    assert (limits.connect, limits.first_byte, limits.idle, limits.total) == (1, 2, 3, 4)


async def test_shedding_is_told_when_it_begins_goes_on_for_long_and_ends() -> None:
    now = 0.0
    load = Load(0.1, clock=lambda: now)
    told: asyncio.Queue[ProcessState] = asyncio.Queue()
    states = []
    with capture_logs() as logged:
        telling = asyncio.create_task(SheddingReport(load, told.put_nowait, seconds=0.001).keep())
        for seconds in (0.0, 0.9, 1.8, 2.7, 3.6, 4.5, LONG_SECONDS, 2 * LONG_SECONDS):
            now = 10 + seconds
            if seconds <= LONG_SECONDS:
                load.note_shed()
            for _ in range(told.qsize() + 2):  # the last of which has seen this moment for certain
                state = await told.get()
            states.append(state)
        telling.cancel()
    assert states == [*[ProcessState.READY] * 6, ProcessState.OVERLOADED, ProcessState.READY]
    assert [event["event"] for event in logged] == ["shedding_began", "shedding_ended"]
    assert logged[1]["requests"] == 7


async def test_a_report_that_fails_while_requests_are_shed_goes_on_where_it_was() -> None:
    now = 10.0
    load = Load(0.1, clock=lambda: now)

    def write(_: ProcessState) -> None:
        raise OSError(errno.EIO, "the words of a fault")

    report = SheddingReport(load, write, seconds=0)
    with capture_logs() as logged:
        for number in range(6):
            if number % 3 != 2:
                load.note_shed()
            with pytest.raises(OSError, match="the words of a fault"):
                await report.keep()
            now += 0.9 if number % 3 == 0 else 10
    assert [(line["event"], line.get("requests")) for line in logged] == [
        ("shedding_began", None),
        ("shedding_ended", 2),
    ] * 2


class _FaultyBoard(Board):
    """Fails once, at the first report after the one that the worker begins with. `reports` are those after that."""

    def __init__(self, processes: Sequence[str]) -> None:
        super().__init__(processes)
        self.failed = False
        self.reports: asyncio.Queue[ProcessState] = asyncio.Queue()

    def write(self, process: str, state: ProcessState) -> None:
        if self.failed:
            self.reports.put_nowait(state)
        elif self.read(process) is ProcessState.READY:
            self.failed = True
            raise OSError(errno.EIO, "the words of a fault")
        super().write(process, state)


@pytest.mark.usefixtures("own_metrics")
async def test_background_work_that_fails_is_told_of_and_begins_again(tmp_path: Path) -> None:
    board, orders = _FaultyBoard(["worker-0"]), Orders()
    (listener,) = open_listeners("127.0.0.1", 0, 1)
    connected = ConnectionCounts(["worker-0"]).of("worker-0")
    place = WorkerPlace("worker-0", listener, board, connected, tmp_path, environ={})
    settings = Settings.model_validate({"server": {"lame_duck_seconds": 0}, "verifier": {"classifier": ""}})
    configurations = [configure(lambda: settings)]
    with captured_log() as log:
        working = asyncio.create_task(
            serve_traffic(orders, place=place, take=configurations.pop, load=lambda: settings)
        )
        try:
            async with asyncio.timeout(30):
                assert await board.reports.get() is ProcessState.READY
        finally:
            orders.order_stop()
            await working
    events = [event for event in map(orjson.loads, log.getvalue().splitlines()) if event["level"] == "error"]
    assert [event["event"] for event in events] == ["background_failed"]
    assert [(event["error"], event["where"].partition(":")[0]) for event in events] == [("OSError", "test_worker.py")]
    assert b"words" not in log.getvalue()


class _FullDisk(Metrics):
    """Metrics whose files cannot grow."""

    def count_abandoned(self) -> None:
        raise OSError(errno.ENOSPC, "full")


async def test_the_places_of_a_request_are_given_back_though_it_cannot_be_recorded() -> None:
    state = private_state(Settings(), metrics=private_metrics())
    record = recording(_FullDisk(CollectorRegistry()), state)
    one_place = Rates(tenant=RateLimits(concurrent_requests=1))
    for number in "123":
        admission = await state.limiter.admit("acme", "ann", one_place, incident_id=number, on_error="refuse")
        assert admission.granted
        exchange = undecided(OPENAI, Arrival(NO_HEAD, number, 0.0))._replace(admission=admission)
        with capture_logs() as logged:
            record(exchange, Progress(Holding(Buffers(0))))
        assert [(event["event"], event["incident_id"]) for event in logged] == [("record_failed", number)]
        await asyncio.gather(*state.endings)
    await state.close()
