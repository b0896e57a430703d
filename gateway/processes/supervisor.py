"""The parent process: forks the others, restarts what dies, and passes signals on.

It has no event loop and no threads, so a fork copies nothing half done. It holds every listening socket: connections
that come while a process is being restarted wait in the kernel and are not lost.
"""

import errno
import gc
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

import structlog

from gateway.processes.board import Board, ProcessState
from gateway.processes.child import ORDERS

GRACE_SECONDS = 5.0
"""What a process may take over its time to stop before it is killed."""
FIRST_DELAY_SECONDS = 0.1
LONGEST_DELAY_SECONDS = 10.0
LONG_LIFE_SECONDS = 60.0
"""A process that lived this long is restarted without back-off."""


@dataclass(frozen=True, slots=True)
class Role:
    """One process of the gateway.

    `run` is called in the process with the reading end of the parent's lifeline (`child.run_child`). `listeners` are
    the sockets that it alone takes connections from. At a stop, the processes that serve get SIGTERM first, and the
    others when the last of those has ended.
    """

    name: str
    run: Callable[[int], None]
    listeners: tuple[socket.socket, ...] = ()
    serves: bool = True


class Supervisor:
    """Keeps one process running for each role, until SIGTERM or SIGINT stops it.

    Both let the processes finish what is in progress. A SIGINT during that ends them at once. Another SIGTERM changes
    nothing: what stops services may send two, as a hook before the stop and the stop itself. SIGHUP calls `reload` and,
    if that returns true, is passed on to all processes. A process that ends before it was ever ready is a failed start,
    and ends the gateway. `on_death` is called for any other that ends by itself.
    """

    def __init__(
        self,
        roles: Sequence[Role],
        board: Board,
        *,
        reload: Callable[[], bool],
        stop_seconds: Callable[[], float],
        on_death: Callable[[], None],
        grace_seconds: float = GRACE_SECONDS,
    ) -> None:
        self._roles = tuple(roles)
        self._board = board
        self._reload = reload
        self._stop_seconds = stop_seconds
        self._on_death = on_death
        self._grace_seconds = grace_seconds
        self._log = structlog.get_logger()
        self._running: dict[int, Role] = {}
        self._started: dict[str, float] = {}
        self._restart_at: dict[str, float] = {}
        self._deaths: dict[str, int] = {}
        self._been_ready: set[str] = set()
        self._deadline: float | None = None
        self._status = 0
        self._lifeline = os.pipe()
        self._on_signal: Mapping[int, Callable[[], None]] = {
            signal.SIGTERM: self._stop_once,
            signal.SIGINT: self._stop_or_kill,
            signal.SIGHUP: self._reload_all,
            signal.SIGCHLD: self._reap,
        }

    def run(self) -> int:
        """Fork the processes and keep them running. Return the exit status at the end: 0 after a clean stop."""
        signals = _SignalPipe()
        gc.collect()
        gc.freeze()  # what exists now is shared by all processes; collecting it would copy its pages
        for role in self._roles:
            self._fork(role)
        while self._running or self._restart_at:
            for number in signals.wait(self._timeout()):
                self._on_signal[number]()
            self._restart_the_dead()
            self._kill_the_overdue()
        self._log.info("stopped", status=self._status)
        return self._status

    def _fork(self, role: Role) -> None:
        self._board.write(role.name, ProcessState.STARTING)
        self._started[role.name] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_BLOCK, ORDERS)  # until the child has handlers of its own
        try:
            pid = os.fork()
        except OSError:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
            raise
        if pid == 0:
            self._run_child(role)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
        self._log.debug("process_started", process=role.name, pid=pid)
        self._running[pid] = role

    def _run_child(self, role: Role) -> NoReturn:
        """Run the role in this new process, and end the process: it must never go on as a second parent.

        First it lets go of what belongs to others. A socket that any process holds goes on taking connections, and a
        lifeline that any process holds never ends.
        """
        try:
            signal.set_wakeup_fd(-1)
            reading, writing = self._lifeline
            os.close(writing)
            for other in self._roles:
                if other is not role:
                    _close(other.listeners)
            role.run(reading)
        finally:
            error = sys.exception()
            try:
                if error is not None:
                    sys.excepthook(type(error), error, error.__traceback__)
            finally:
                os._exit(0 if error is None else 1)

    def _timeout(self) -> float:
        """Return the seconds until something has to be done without a signal."""
        moments = [*self._restart_at.values(), *([] if self._deadline is None else [self._deadline])]
        return max(0.0, min(moments, default=time.monotonic() + 3_600.0) - time.monotonic())

    def _reap(self) -> None:
        """Wait for the processes that have ended."""
        for pid in tuple(self._running):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                self._note_end(self._running.pop(pid), os.waitstatus_to_exitcode(status))
        if self._deadline is not None:
            self._stop_the_rest()

    def _note_end(self, role: Role, status: int) -> None:
        """Note the status during a stop. Otherwise have the process replaced; stop everything if it never was ready."""
        if self._deadline is not None:
            self._status = self._status or int(status != 0)
            return
        if self._board.read(role.name) in (ProcessState.READY, ProcessState.OVERLOADED):
            self._been_ready.add(role.name)
        self._board.write(role.name, ProcessState.STARTING)
        if role.name not in self._been_ready:
            self._log.error("start_failed", process=role.name, status=status)
            self._status = 1
            self._stop()
            return
        self._on_death()
        delay = self._delay(role.name)
        self._log.error("process_died", process=role.name, status=status, restart_in_seconds=delay)
        self._restart_at[role.name] = time.monotonic() + delay

    def _delay(self, name: str) -> float:
        """Return the seconds until a process that has just died is replaced: more each time, unless it lived long."""
        if time.monotonic() - self._started[name] > LONG_LIFE_SECONDS:
            self._deaths[name] = 0
        deaths = self._deaths.get(name, 0)
        self._deaths[name] = deaths + 1
        return min(FIRST_DELAY_SECONDS * 2.0 ** min(deaths, 16), LONGEST_DELAY_SECONDS)

    def _restart_the_dead(self) -> None:
        for role in self._roles:
            if self._restart_at.get(role.name, float("inf")) <= time.monotonic():
                del self._restart_at[role.name]
                self._restart(role)

    def _restart(self, role: Role) -> None:
        """Replace a process that died. If the system has no room for another one, try again later."""
        try:
            self._fork(role)
        except OSError as error:
            delay = self._delay(role.name)
            reason = errno.errorcode.get(error.errno or 0, "")
            self._log.error("fork_failed", process=role.name, reason=reason, restart_in_seconds=delay)
            self._restart_at[role.name] = time.monotonic() + delay

    def _stop_once(self) -> None:
        """Begin a stop. Does nothing during one."""
        if self._deadline is None:
            self._stop()

    def _stop_or_kill(self) -> None:
        """Begin a stop. End everything at once during one."""
        if self._deadline is None:
            self._stop()
            return
        self._log.warning("stopping_at_once")
        self._status = self._status or 1
        self._signal_all(signal.SIGKILL)

    def _stop(self) -> None:
        seconds = self._stop_seconds()
        self._log.info("stopping", within_seconds=seconds)
        self._board.begin_draining()
        self._deadline = time.monotonic() + seconds + self._grace_seconds
        self._restart_at.clear()
        for role in self._roles:
            _close(role.listeners if role.serves else ())
        for pid, role in self._running.items():
            if role.serves:
                os.kill(pid, signal.SIGTERM)
        self._stop_the_rest()

    def _stop_the_rest(self) -> None:
        """Stop the processes that do not serve, if none that serves is left."""
        if not any(role.serves for role in self._running.values()):
            self._signal_all(signal.SIGTERM)

    def _kill_the_overdue(self) -> None:
        if self._deadline is None or time.monotonic() < self._deadline:
            return
        self._log.error("drain_overdue", processes=[role.name for role in self._running.values()])
        self._status = 1
        self._deadline = time.monotonic() + self._grace_seconds
        self._signal_all(signal.SIGKILL)

    def _reload_all(self) -> None:
        """Reload, and pass it on to all processes if the parent could. Does nothing during a stop."""
        if self._deadline is None and self._reload():
            self._signal_all(signal.SIGHUP)

    def _signal_all(self, number: signal.Signals) -> None:
        """Signal every child that has not been waited for. Its id cannot be another process's."""
        for pid in self._running:
            os.kill(pid, number)


class _SignalPipe:
    """The signals that came, in order, to be read when there is time for them."""

    def __init__(self) -> None:
        self._reading, writing = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for number in ORDERS:
            signal.signal(number, _leave_to_the_pipe)

    def wait(self, seconds: float) -> bytes:
        """Return the numbers of the signals that came; empty if none did for so many seconds."""
        readable, _, _ = select.select([self._reading], [], [], seconds)
        return os.read(self._reading, 64) if readable else b""


def _leave_to_the_pipe(_number: int, _frame: object) -> None:
    """Do nothing. The interpreter writes a signal's number to the pipe only if the signal has a handler."""


def _close(listeners: Sequence[socket.socket]) -> None:
    for listener in listeners:
        listener.close()
