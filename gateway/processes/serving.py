"""Serving: one configuration becomes the processes of a gateway."""

import shutil
import socket
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_address
from pathlib import Path

import structlog

from adapters.ignoring import ignore
from adapters.metrics import ReloadOutcome, shared_metrics
from gateway.config.settings import EnvoySettings, Settings, SettingsError
from gateway.config.warnings import settings_warnings, start_problems
from gateway.evidence.operators import build_operators, tenants_of
from gateway.keys.digests import with_digest_key
from gateway.listeners import address_of, open_listeners, raise_descriptors
from gateway.logs import configure_logs
from gateway.processes.admin import serve_admin
from gateway.processes.board import Board
from gateway.processes.child import Orders, run_child
from gateway.processes.configuration import Configuration, LoadSettings, configure, reconfigure, share_sights
from gateway.processes.reloading import Reloader
from gateway.processes.supervisor import Role, Supervisor
from gateway.processes.trimming import trim
from gateway.processes.worker import WorkerPlace, serve_traffic
from gateway.web.connection_balance import ConnectionCounts

ADMIN = "admin"


class CannotStart(Exception):
    """The machine lacks something that the gateway needs. The text is one line for an operator."""


@dataclass(frozen=True, slots=True)
class Running:
    """A gateway whose listeners are open. The addresses are `host:port`, with the real ports."""

    settings: Settings
    board: Board
    address: str
    admin_address: str


Companion = Callable[[Orders, Running], Awaitable[None]]
"""The work of one more process. It writes its state on the board, under its name, and returns at the order to stop."""


def serve(
    load: LoadSettings,
    *,
    environ: Mapping[str, str],
    announce: Callable[[Running], None],
    companions: Mapping[str, Companion] | None = None,
    temporary: Path | None = None,
    address_setting: str = "[server]",
) -> int:
    """Run a gateway until a signal stops it, and return its exit status.

    Raises `SettingsError`, `CannotStart` and `CannotListen` before anything runs. `environ` has the secrets that the
    settings refer to. `announce` is called once, when the listeners are open and before the processes are forked.
    `companions` run beside it, by name, until all traffic has ended. `temporary` is the folder for the metrics' files,
    the machine's own for None. `address_setting` names what the clients' address can be changed by, where it is taken.
    """
    configuration = _configuration(load)
    logging = configuration.settings.logging
    configure_logs(level=logging.level, output=logging.format)
    for warning in settings_warnings(
        configuration.settings, environ=environ, tools=configuration.tools, descriptors=raise_descriptors()
    ):
        structlog.get_logger().warning("settings_warning", warning=warning)
    folder = _metrics_folder(temporary)
    try:
        last_good = _LastGood(load, configuration, folder, with_digest_key(environ))
        del configuration  # else this frame, which every process has, would keep it beyond a reload
        return _run(last_good, announce, companions or {}, address_setting)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _configuration(load: LoadSettings) -> Configuration:
    """Load the configuration to start with. Raises `SettingsError`, also for what only keeps this user from a start."""
    problems: tuple[str, ...] = ()
    try:
        configuration = configure(load, share_sights)
        valid: Settings | None = configuration.settings
    except SettingsError as error:
        problems, valid = error.problems, error.valid
    if valid is not None:
        problems += tuple(start_problems(valid.audit))
    if problems:
        raise SettingsError(problems)
    return configuration


def _run(
    last_good: "_LastGood",
    announce: Callable[[Running], None],
    companions: Mapping[str, Companion],
    address_setting: str,
) -> int:
    """Open the listeners and run all processes. Return the exit status when they have ended."""
    settings = last_good.settings
    server = settings.server
    traffic = open_listeners(server.host, server.port, server.workers, setting=address_setting)
    _check_envoy(settings.doors.envoy)
    (admin,) = open_listeners(settings.admin.host, settings.admin.port, 1, setting="[admin]")
    workers = tuple(f"worker-{number}" for number in range(len(traffic)))
    board, counts = Board([*workers, ADMIN, *companions]), ConnectionCounts(workers)
    last_good.tell(board)
    running = Running(settings, board, address_of(traffic[0]), address_of(admin))
    _warn_if_exposed(settings.admin.host)
    announce(running)
    roles = [
        Role(name, partial(last_good.run_worker, name, listener, board, counts), (listener,))
        for name, listener in zip(workers, traffic, strict=True)
    ]
    # Operators are answered with the store's trouble, and workers count their own.
    operators = build_operators(settings, environ=last_good.environ, watch=ignore)

    async def admin_work(orders: Orders) -> None:
        metrics = shared_metrics(last_good.folder, ADMIN)
        operators.count_audit_error = metrics.count_audit_error
        operators.tenants = tenants_of(last_good.settings)  # there may have been a reload since the start
        await serve_admin(
            orders,
            name=ADMIN,
            board=board,
            listener=admin,
            metrics_folder=last_good.folder,
            operators=operators,
            load=last_good.load,
            reloader=Reloader(metrics, board),
        )

    roles.append(Role(ADMIN, partial(run_child, admin_work), (admin,), serves=False))
    roles += [_companion_role(name, work, running) for name, work in companions.items()]
    supervisor = Supervisor(
        roles,
        board,
        reload=partial(last_good.reload, board),
        stop_seconds=last_good.stop_seconds,
        on_death=last_good.count_death,
    )
    return supervisor.run()


def _check_envoy(envoy: EnvoySettings) -> None:
    """Raise `CannotListen` if the workers could not open their entry point for Envoy."""
    if envoy.port:
        (probe,) = open_listeners(envoy.host, envoy.port, 1, setting="[doors.envoy]")
        probe.close()


def _metrics_folder(temporary: Path | None) -> Path:
    try:
        return Path(tempfile.mkdtemp(prefix="guardrail-metrics-", dir=temporary))
    except OSError:
        raise CannotStart("no temporary folder can be made for the metrics: point TMPDIR to a writable one") from None


def _companion_role(name: str, work: Companion, running: Running) -> Role:
    async def main(orders: Orders) -> None:
        await work(orders, running)

    return Role(name, partial(run_child, main), serves=False)


class _LastGood:
    """Keeps the last good configuration in the parent, so that a worker that is forked later gets it as well."""

    def __init__(
        self, load: LoadSettings, configuration: Configuration, folder: Path, environ: Mapping[str, str]
    ) -> None:
        self.folder = folder
        self.environ = environ
        self.load = load
        self._configuration = configuration
        self._metrics = shared_metrics(folder, "parent")

    @property
    def settings(self) -> Settings:
        return self._configuration.settings

    def tell(self, board: Board) -> None:
        """Write on the board what the parent has checked: each process compares what it reads with that."""
        board.write_checked(self._configuration.digest, self._configuration.settings_digest)

    def run_worker(
        self, name: str, listener: socket.socket, board: Board, counts: ConnectionCounts, lifeline: int
    ) -> None:
        place = WorkerPlace(name, listener, board, counts.of(name), self.folder, self.environ)
        run_child(partial(serve_traffic, place=place, take=self._hand_over, load=self.load), lifeline)

    def _hand_over(self) -> Configuration:
        """Return the configuration and let go of it: a worker keeps its own, which a reload replaces."""
        configuration = self._configuration
        del self._configuration
        return configuration

    def stop_seconds(self) -> float:
        """Return how long a worker may take to stop."""
        return self.settings.server.lame_duck_seconds + self.settings.server.drain_seconds

    def count_death(self) -> None:
        self._metrics.count_process_death()

    def reload(self, board: Board) -> bool:
        """Read and check the configuration again; return whether it is good. If not, log why and keep the last one.

        The board then says which one it is.
        """
        log = structlog.get_logger()
        try:
            self._configuration, waiting = reconfigure(self.load, self._configuration)
        except SettingsError as error:
            self._metrics.count_reload(ReloadOutcome.REJECTED)
            board.count_rejected()
            log.error("reload_rejected", problems=error.problems)
            return False
        trim()
        logging = self.settings.logging
        configure_logs(level=logging.level, output=logging.format)
        self._metrics.count_reload(ReloadOutcome.APPLIED)
        self.tell(board)
        log.info("reload_accepted", waits_for_restart=waiting)
        return True


def _warn_if_exposed(host: str) -> None:
    """Warn if other machines can reach the admin listener, which asks nobody who they are."""
    try:
        exposed = not ip_address(host).is_loopback
    except ValueError:
        exposed = host != "localhost"
    if exposed:
        structlog.get_logger().warning("admin_listener_is_exposed", host=host)
