"""Accepting: takes the connections that wait at a listening socket, all of them at once, as far as there is room.

uvloop would take one in each turn of its loop: the others would wait in the kernel, where nobody counts them, and
where nobody is refused in time. Where there is no room, one ends that is idle, or that is long about its TLS handshake;
where there is none either, they are left in the kernel until a connection ends, and after `WAIT_SECONDS` of that they
are taken to be told so.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from gateway.listeners import BACKLOG

AT_ONCE: Final = 64
"""So many connections are taken before others have their turn."""
WAIT_SECONDS: Final = 1.0
"""How long connections wait for room before they are refused."""
LOOK_SECONDS: Final = 0.1
"""Until it is looked again whether there is room, or a descriptor."""
HANDSHAKE_SECONDS: Final = 10.0
"""What a client may take for the TLS handshake."""
HASTE_SECONDS: Final = 1.0
"""What it may take where others have no room for it."""

_LAST_SECONDS: Final = 0.1
"""For connections that were taken as the listener closes."""

_Connection = TypeVar("_Connection", bound=asyncio.Protocol)


class Host(Protocol[_Connection]):
    """Who has the connections. It counts each from `welcome` or `turn_away` on, until it ends or is given up."""

    on_left: Callable[[], None]
    """Called whenever a connection has ended."""

    @property
    def has_room(self) -> bool:
        """Whether one more connection may come."""

    @property
    def can_turn_away(self) -> bool:
        """Whether one more may come to be refused, where there is no room."""

    def end_idle(self) -> bool:
        """Ends the connection that has been idle for longest; whether there was one. Its place counts as taken yet."""

    def welcome(self) -> _Connection: ...

    def turn_away(self) -> _Connection:
        """A connection whose only answer is that there is no room."""

    def give_up(self, connection: _Connection) -> None:
        """The connection will not come about."""


class Listener(Generic[_Connection]):
    """Takes connections on one listening socket, which it owns, under the certificate that is in force.

    Made inside the running loop.
    """

    def __init__(self, host: Host[_Connection], listening: socket.socket) -> None:
        listening.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._host = host
        self._socket = listening
        self._tls: ssl.SSLContext | None = None
        self._coming: dict[asyncio.Task[None], float] = {}
        """Those who are not connected yet, the oldest first, and since when."""
        self._looking: asyncio.TimerHandle | None = None
        self._is_open = False
        self._full_since = 0.0
        self._full_last = 0.0

    def open(self, tls: ssl.SSLContext | None) -> None:
        """Takes connections, under this context from now on. Nobody who is connected or waits is turned away."""
        self._tls = tls
        if not self._is_open:
            self._is_open = True
            self._host.on_left = self._look
            self._loop.add_reader(self._socket, self._take)

    async def close(self) -> None:
        """Takes those who wait already, and nobody more. Connections that are open stay."""
        if self._is_open:
            self._take_while_there_is_room(BACKLOG)
            self._is_open = False
            self._host.on_left = _nobody_waits
            self._pause()
        self._socket.close()
        if self._coming:
            await asyncio.wait(self._coming, timeout=_LAST_SECONDS)
        await asyncio.sleep(0)  # who was just taken gets to show its request

    def _take(self) -> None:
        """To be called when somebody waits."""
        if self._host.has_room:
            self._take_while_there_is_room(AT_ONCE)
        elif self._host.end_idle() or self._end_handshake():
            self._accept(self._host.welcome)
        elif self._has_waited and self._host.can_turn_away:
            self._accept(self._host.turn_away)
        else:
            self._rest()

    def _take_while_there_is_room(self, most: int) -> None:
        for _ in range(most):
            if not self._host.has_room or not self._accept(self._host.welcome):
                return

    def _end_handshake(self) -> bool:
        """Ends the oldest connection that is long about its handshake, and says whether there was one.

        Its place counts as taken yet. A client that says nothing would keep it from everybody else.
        """
        oldest, since = next(iter(self._coming.items()), (None, 0.0))
        if oldest is None or self._loop.time() - since < HASTE_SECONDS:
            return False
        del self._coming[oldest]
        return oldest.cancel()

    @property
    def _has_waited(self) -> bool:
        """Whether somebody has waited for room, without a break, for as long as anybody is let wait."""
        now = self._loop.time()
        if now - self._full_last > 3 * LOOK_SECONDS:
            self._full_since = now
        self._full_last = now
        return now - self._full_since >= WAIT_SECONDS

    def _accept(self, meet: Callable[[], _Connection]) -> bool:
        """Whether there was somebody to take."""
        try:
            accepted, _ = self._socket.accept()
        except (BlockingIOError, InterruptedError):
            return False
        except ConnectionError:  # it has left already
            return True
        except OSError:  # there is no descriptor, or no memory
            self._rest()
            return False
        accepted.setblocking(False)
        task = self._loop.create_task(self._connect(accepted, meet()))
        self._coming[task] = self._loop.time()
        task.add_done_callback(self._arrived)
        return True

    def _arrived(self, task: asyncio.Task[None]) -> None:
        self._coming.pop(task, None)

    async def _connect(self, accepted: socket.socket, connection: _Connection) -> None:
        try:
            await self._loop.connect_accepted_socket(
                lambda: connection,
                accepted,
                ssl=self._tls,
                ssl_handshake_timeout=HANDSHAKE_SECONDS if self._tls else None,
            )
        except OSError:  # it has left, or there is no TLS with it
            accepted.close()
        finally:
            self._host.give_up(connection)

    def _rest(self) -> None:
        """Leaves those who wait in the kernel for a moment."""
        self._pause()
        self._looking = self._loop.call_later(LOOK_SECONDS, self._look)

    def _pause(self) -> None:
        self._loop.remove_reader(self._socket)
        if self._looking is not None:
            self._looking.cancel()

    def _look(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
            self._loop.add_reader(self._socket, self._take)


def _nobody_waits() -> None:
    """What a host calls that no listener has opened, or that one has closed."""
