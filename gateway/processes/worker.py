"""A worker: one process that answers clients, on its own socket for the listening address."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Protocol

import structlog

from adapters.metrics import Metrics, shared_metrics
from adapters.upstream import Upstream
from adapters.upstream_calls import UpstreamLimits
from filters.bodies.paths import nearest_dialect
from filters.dialects.dialect import Dialect
from gateway.config.engine_parts import EngineParts
from gateway.config.settings import LimitSettings, Settings
from gateway.doors.entrance import enter
from gateway.evidence.worker_state import WorkerState, open_worker_state
from gateway.exchanges.exchange import BrokenOff, Exchange, RequestHead
from gateway.identity.auth import hand_over
from gateway.identity.key_fetches import KeySetWatch
from gateway.keys.jwks import FetchWatch
from gateway.limiting.buffers import Room
from gateway.limiting.shedding import Load
from gateway.listeners import connections_within, raise_descriptors
from gateway.logs import configure_logs, log_failure
from gateway.phases.progress import Progress, RequestOutcome
from gateway.phases.services import Services, build_services, expect_counts
from gateway.processes.board import Board, ProcessState
from gateway.processes.child import Orders, ParentOrder
from gateway.processes.configuration import Configuration, LoadSettings, reconfigure
from gateway.processes.reloading import Reloader, require_checked
from gateway.processes.trimming import trim
from gateway.web.accepting import Listener
from gateway.web.app import ClientConnection, DoorServer, build_server
from gateway.web.connection_balance import ConnectionCount
from gateway.web.proxy import Door, OnDone, RequestPhase
from gateway.web.records import record_exchange

METRICS_SECONDS = 0.1
"""Seconds after which counted metrics are written. A worker that is killed loses what it counted in that time."""

MOST_EARLIER = 16
"""Earlier versions of the configuration that a worker keeps for requests that began under them."""
MOST_EARLIER_PARTS = 4
"""Sets of rules and models that it keeps for them, besides those in force. A set takes up to some 60 MiB."""

TRIM_SECONDS = 1.0
"""Seconds from the end of the last request under old services until freed memory is given back.

The tasks of that request still hold some of it when it ends.
"""

RESTART_SECONDS = 1.0
"""Seconds from the failure of endless work in the background until it begins again."""


@dataclass(frozen=True, slots=True)
class WorkerPlace:
    """What a worker gets from its parent before the fork."""

    name: str
    listener: socket.socket
    board: Board
    connected: ConnectionCount
    metrics_folder: Path
    environ: Mapping[str, str]
    """The source of secrets. All workers have the same, so that their digests are equal."""


async def serve_traffic(
    orders: Orders, *, place: WorkerPlace, take: Callable[[], Configuration], load: LoadSettings
) -> None:
    """Answer clients until the order to stop; then accept nothing new and finish the requests under way.

    In between, for `server.lame_duck_seconds`, it reports that it is stopping and still answers every request. A reload
    applies to every request that comes after it, on open connections too. A further one waits while more earlier
    versions are in use than may be kept. `take` returns the configuration to start with, once. Nothing else in this
    process may keep it, so that it is freed when the last request under it has ended.
    """
    worker = await _open_worker(take(), place)
    worker.report()
    place.board.write(place.name, ProcessState.READY)
    upkeep = asyncio.create_task(kept_going(worker.state.keep))
    report = SheddingReport(worker.door.load, partial(place.board.write, place.name))
    reporting = asyncio.create_task(kept_going(report.keep))
    async with asyncio.TaskGroup() as background:
        background.create_task(worker.current.prepare())
        reloader = Reloader(worker.metrics, place.board)
        while await orders.next() is ParentOrder.RELOAD:
            if new := await reloader.reload(partial(worker.read, load)):
                worker.change(*new, background)
                await worker.retire(orders.stop)
        reporting.cancel()
        place.board.write(place.name, ProcessState.STOPPING)
        await worker.drain(background)
    await worker.current.close()
    upkeep.cancel()
    await worker.state.close()
    await worker.upstream.close()
    worker.metrics.flush()


@dataclass(slots=True)
class _Worker:
    """What answers clients as long as the process lives, and the configuration in force."""

    configuration: Configuration
    """A reload replaces it. Nothing else here may keep it."""
    place: WorkerPlace
    metrics: Metrics
    state: WorkerState
    build: Callable[[Configuration], Services]
    upstream: Upstream
    current: "CurrentServices"
    room: Room
    door: Door
    server: DoorServer
    listener: Listener[ClientConnection]
    envoy: "_EnvoyServer"

    def report(self) -> None:
        """Tell operators which configuration is in force in this worker, which may not be the parent's."""
        engine = self.configuration.engine
        self.metrics.show_policies({name: engine.rules(name).version for name in self.configuration.settings.policies})
        self.place.board.write_digest_in_force(self.place.name, self.configuration.digest)

    def read(self, load: LoadSettings) -> tuple[Configuration, Services]:
        """Return a new configuration and its services. It takes a while: call it in a thread.

        Raises `SettingsError`, also for one that the parent has not checked, and `AdapterError`.
        """
        new, _ = reconfigure(load, self.configuration)
        require_checked(new.digest, self.place.board.digest)
        return new, self.build(new)

    def change(self, configuration: Configuration, services: Services, background: asyncio.TaskGroup) -> None:
        """Put a new configuration and its services in force. What the old ones held is released in the background."""
        self.configuration = configuration
        logging = configuration.settings.logging
        configure_logs(level=logging.level, output=logging.format)
        expect_counts(configuration.settings, self.metrics, environ=self.place.environ)
        # From here on the new ones are in force, and prepared below.
        closing = self.current.change(services, configuration.parts)
        background.create_task(_close_and_trim(closing))
        self.report()
        self.place.board.write_key_fetch(self.place.name, None)
        background.create_task(self.current.prepare())
        self._renew(configuration.settings.limits)
        self.listener.open(configuration.tls)

    def _renew(self, limits: LimitSettings) -> None:
        self.room.renew(limits)
        self.upstream.renew(upstream_limits(limits))
        self.door.load.queue_seconds = limits.queue_seconds

    async def retire(self, stop: asyncio.Event) -> None:
        """Wait until no more earlier versions are in use than may be kept, as `CurrentServices.retire` does."""
        drain_seconds = self.configuration.settings.server.drain_seconds
        self.metrics.count_broken_off(await self.current.retire(seconds=drain_seconds, stop=stop))

    async def drain(self, background: asyncio.TaskGroup) -> None:
        """Tell clients that the worker stops, accept none after the lame duck, and end the requests under way."""
        self.door.drain()
        self.envoy.drain()
        await asyncio.sleep(self.current.settings.server.lame_duck_seconds)
        await self.listener.close()
        self.server.pre_shutdown()
        background.create_task(self.envoy.stop(self.current.settings.server.drain_seconds))
        await self.server.shutdown(self.current.settings.server.drain_seconds)


async def _open_worker(configuration: Configuration, place: WorkerPlace) -> _Worker:
    """Build what answers clients under this configuration, and begin to accept them."""
    settings, limits = configuration.settings, configuration.settings.limits
    soon = partial(asyncio.get_running_loop().call_later, METRICS_SECONDS)
    metrics = shared_metrics(place.metrics_folder, place.name, soon)
    state = open_worker_state(settings, environ=place.environ, metrics=metrics)
    watch = KeySetWatch(metrics, partial(place.board.write_key_fetch, place.name))
    build = partial(_services, metrics=metrics, environ=place.environ, state=state, on_key_fetch=watch)
    most = min(limits.connections, connections_within(raise_descriptors()))
    upstream = Upstream(upstream_limits(limits, connections=most))
    current = CurrentServices(build(configuration), configuration.parts)
    expect_counts(settings, metrics, environ=place.environ)
    on_done = recording(metrics, state)
    room = Room(limits)
    door = build_door(
        current,
        upstream=upstream,
        room=room,
        on_done=on_done,
        load=Load(limits.queue_seconds),
        on_shed=metrics.count_shed,
    )
    server = build_server(door, limits=limits, connected=place.connected, connections=most)
    listener = Listener(server, place.listener)
    listener.open(configuration.tls)
    envoy = await _open_to_envoy(current, settings, room=room, on_done=on_done)
    return _Worker(configuration, place, metrics, state, build, upstream, current, room, door, server, listener, envoy)


def build_door(
    services: "CurrentServices",
    *,
    upstream: Upstream,
    room: Room,
    on_done: OnDone,
    load: Load,
    on_shed: Callable[[], None],
) -> Door:
    """Return the entry point for clients. For each request it uses the services in force at that moment."""
    return Door(
        services.hold,
        upstream=upstream,
        room=room,
        nearest=services.nearest,
        on_done=on_done,
        load=load,
        on_shed=on_shed,
    )


async def kept_going(work: Callable[[], Awaitable[None]]) -> None:
    """Do endless work until cancelled. If it ends of an exception, log that, and begin it again after a pause.

    For work whose failure must not cost the requests under way: they would be broken off if the worker ended.
    """
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - whatever fails once must not end the work for good
            log_failure(error, event="background_failed")
        await asyncio.sleep(RESTART_SECONDS)


class SheddingReport:
    """Logs when shedding begins and ends, and reports long shedding to readiness. `write` sets the worker's state."""

    def __init__(self, load: Load, write: Callable[[ProcessState], None], *, seconds: float = 1.0) -> None:
        """It looks every `seconds`."""
        self._load = load
        self._write = write
        self._seconds = seconds
        self._is_shedding = False
        self._shed_before = 0
        """How many requests had been shed when shedding ended last."""

    async def keep(self) -> None:
        """Look again and again, until cancelled. If it fails and is called again, it goes on from what it last saw."""
        while True:
            await asyncio.sleep(self._seconds)
            self._look()

    def _look(self) -> None:
        load = self._load
        if load.is_shedding != self._is_shedding:
            self._is_shedding = not self._is_shedding
            if self._is_shedding:
                structlog.get_logger().warning("shedding_began")
            else:
                shed, self._shed_before = load.shed - self._shed_before, load.shed
                structlog.get_logger().info("shedding_ended", requests=shed)
        self._write(ProcessState.OVERLOADED if load.is_long_shedding else ProcessState.READY)


class _EnvoyServer(Protocol):
    """The server that answers Envoy."""

    def drain(self) -> None: ...

    async def stop(self, seconds: float) -> None: ...


class _NoEnvoyServer:
    """Stands in for the server if the settings open no entry point for Envoy."""

    def drain(self) -> None:
        return None

    async def stop(self, seconds: float) -> None:
        return None


async def _open_to_envoy(
    current: "CurrentServices", settings: Settings, *, room: Room, on_done: OnDone
) -> _EnvoyServer:
    """Open the entry point for Envoy, if the settings have one."""
    if not settings.doors.envoy.port:
        return _NoEnvoyServer()
    from gateway.doors.envoy_processing import EnvoyDoor  # an optional dependency
    from gateway.doors.envoy_server import open_envoy_door

    door = EnvoyDoor(current.hold_services, room=room, nearest=current.nearest, on_done=on_done)
    opened: _EnvoyServer = await open_envoy_door(door, settings.doors.envoy, settings.limits)
    return opened


def recording(metrics: Metrics, state: WorkerState) -> OnDone:
    """Return what an entry point calls when a request has ended: it counts and logs it, and releases its admission."""

    def record(exchange: Exchange, progress: Progress) -> None:
        try:
            record_exchange(metrics, exchange, progress)
        except Exception as error:  # noqa: BLE001 - the client has its answer, whatever becomes of the record
            log_failure(error, event="record_failed", incident_id=exchange.incident_id)
        finally:
            state.give_back(exchange.admission, tokens=_tokens(exchange, progress))

    return record


def _tokens(exchange: Exchange, progress: Progress) -> int:
    """Return the tokens that a request is charged. Only where a model writes the reply is anything estimated."""
    usage = progress.usage
    if usage is None or exchange.forward is None or (progress.cause is not None and not progress.cause.had_request):
        return 0
    if exchange.calls is None:
        return usage.reported
    whole = progress.outcome is RequestOutcome.ANSWERED or progress.had_last_event
    return usage.tokens(exchange.forward.body or b"", whole=whole)


async def _close_and_trim(closing: Coroutine[None, None, None]) -> None:
    """Wait until old services are closed, and soon afterwards give back their memory."""
    await closing
    trimmer = Thread(target=trim, name="trimmer", daemon=True)
    asyncio.get_running_loop().call_later(TRIM_SECONDS, trimmer.start)


class CurrentServices:
    """The services in force, and those of earlier versions under which requests are still under way.

    `parts` are those of the services. What takes much memory is in them; versions may have the same.
    """

    def __init__(self, services: Services, parts: EngineParts | None = None) -> None:
        self._version = _Version(services, parts)
        self._earlier: list[_Version] = []
        """Oldest first."""

    @property
    def settings(self) -> Settings:
        return self._version.services.settings

    def prepare(self) -> Coroutine[None, None, None]:
        """Prepare the authenticator of the services in force. The coroutine keeps nothing else of them."""
        return self._version.services.resources.authenticator.prepare()

    def nearest(self, head: RequestHead) -> Dialect:
        """Return the dialect in which to refuse a request that is not decided."""
        return nearest_dialect(head.path, named=self._version.services.named, hints=head.hints)

    def hold(self) -> AbstractContextManager[RequestPhase]:
        """Return a context with the request phase of the services now in force, which stay until the context ends.

        Enter it in the task of the request, which is cancelled if the request has to be broken off.
        """
        return self._version

    @contextmanager
    def hold_services(self) -> Iterator[Services]:
        """Return a context with the services now in force, as `hold` does."""
        version = self._version
        with version:
            yield version.services

    def change(self, services: Services, parts: EngineParts | None = None) -> Coroutine[None, None, None]:
        """Put new services in force at once. Return what closes the old ones after the last request under them.

        The new ones inherit the last good key set of the old ones where it has the same source. The old ones forget at
        once what they only remembered for requests to come.
        """
        hand_over(self._version.services.resources.authenticator, services.resources.authenticator)
        leaving, self._version = self._version, _Version(services, parts)
        self._earlier.append(leaving)
        leaving.services.forget()
        return self._close(leaving)

    async def _close(self, leaving: "_Version") -> None:
        await leaving.close()
        self._earlier.remove(leaving)

    async def retire(self, *, seconds: float, stop: asyncio.Event) -> int:
        """Wait until no more earlier versions are in use than may be kept, and return how many requests it cost.

        The requests under the oldest versions have this many seconds to end. Then they are broken off, as at a stop.
        Returns at once when `stop` is set, and breaks off none: the stop sees to them.
        """
        if not (surplus := self._surplus()):
            return 0
        log = structlog.get_logger()
        log.warning("versions_in_use", requests=sum(one.under_way for one in surplus), within_seconds=seconds)
        idle, stopped = asyncio.create_task(_wait_idle(surplus)), asyncio.create_task(stop.wait())
        await asyncio.wait((idle, stopped), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()
        stopped.cancel()
        if stop.is_set() or not (broken_off := sum(one.break_off() for one in surplus)):
            return 0
        log.warning("requests_broken_off", requests=broken_off)
        return broken_off

    def _surplus(self) -> Sequence["_Version"]:
        """Return the earlier versions in use that are too many, oldest first."""
        in_use = [one for one in self._earlier if one.under_way]
        for surplus in range(len(in_use)):
            kept = in_use[surplus:]
            parts = {one.parts for one in kept} - {self._version.parts}
            if len(kept) <= MOST_EARLIER and len(parts) <= MOST_EARLIER_PARTS:
                return in_use[:surplus]
        return in_use

    async def close(self) -> None:
        await self._version.close()


class _Version:
    """The services of one version of the configuration, and the tasks of the requests under them."""

    def __init__(self, services: Services, parts: EngineParts | None) -> None:
        self.services = services
        self.parts = parts
        self._phase = partial(enter, services)
        self._tasks: set[asyncio.Task[object] | None] = set()
        self._idle: asyncio.Event | None = None
        """Set when the last request ends; None unless somebody waits for that."""
        self._is_broken_off = False

    @property
    def under_way(self) -> int:
        """Return the number of requests under way."""
        return len(self._tasks)

    def __enter__(self) -> RequestPhase:
        self._tasks.add(asyncio.current_task())
        return self._phase

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        self._tasks.discard(asyncio.current_task())
        if self._idle is not None and not self._tasks:
            self._idle.set()
        if self._is_broken_off and isinstance(error, asyncio.CancelledError):
            raise BrokenOff from error

    async def wait_idle(self) -> None:
        """Wait until no request is under way."""
        while self._tasks:
            if self._idle is None or self._idle.is_set():
                self._idle = asyncio.Event()
            await self._idle.wait()

    def break_off(self) -> int:
        """Cancel all requests under way, and return how many there are. Each is told by `BrokenOff`."""
        self._is_broken_off = True
        return sum(task.cancel() for task in self._tasks if task)

    async def close(self) -> None:
        """Close the services when no request is under way."""
        await self.wait_idle()
        await self.services.close()


async def _wait_idle(versions: Sequence[_Version]) -> None:
    """Wait until no request is under way under any of these versions, which no further request begins under."""
    for version in versions:
        await version.wait_idle()


def upstream_limits(limits: LimitSettings, *, connections: int = 0) -> UpstreamLimits:
    """Return the upstream client's limits: the settings' time limits, and the number of connections."""
    return UpstreamLimits(
        connect=limits.connect_seconds,
        first_byte=limits.first_byte_seconds,
        idle=limits.idle_seconds,
        total=limits.total_seconds,
        connections=connections,
    )


def _services(
    configuration: Configuration,
    *,
    metrics: Metrics,
    environ: Mapping[str, str],
    state: WorkerState,
    on_key_fetch: FetchWatch,
) -> Services:
    return build_services(
        configuration.settings,
        metrics=metrics,
        environ=environ,
        engine=configuration.engine,
        tools=configuration.tools,
        state=state,
        token_key=configuration.token_key,
        on_key_fetch=on_key_fetch,
    )
