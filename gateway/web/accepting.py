"""Accepting: accepts all connections that wait at a listening socket at once, as far as there is room.

uvloop would accept one in each round of its loop: the others would wait in the kernel, where nobody counts or refuses
them. If there is no room, an idle connection is closed, or one whose TLS handshake takes long. If there is none of
these, the new connections wait in the kernel until another one ends. After `WAIT_SECONDS` of that they are accepted
only to be refused.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from gateway.listeners import BACKLOG

AT_ONCE: Final = 64
"""Connections that are accepted before the event loop may run other work."""
WAIT_SECONDS: Final = 1.0
"""Seconds that connections wait for room before they are refused."""
LOOK_SECONDS: Final = 0.1
"""Seconds until the next check whether there is room, or a file descriptor."""
HANDSHAKE_SECONDS: Final = 10.0
"""Seconds that a TLS handshake may take."""
HASTE_SECONDS: Final = 1.0
"""Seconds that it may take while other connections wait for room."""

_LAST_SECONDS: Final = 0.1
"""Seconds that connections have to be established when the listener closes."""

_Connection = TypeVar("_Connection", bound=asyncio.Protocol)


class Host(Protocol[_Connection]):
    """What owns the connections. It counts each from `welcome` or `turn_away` on, until it ends or is given up."""

    on_left: Callable[[], None]
    """Called whenever a connection has ended."""

    @property
    def has_room(self) -> bool:
        """Whether one more connection may be accepted."""

    @property
    def can_turn_away(self) -> bool:
        """Whether one more may be accepted only to be refused, although there is no room."""

    def end_idle(self) -> bool:
        """Close the oldest idle connection, and return whether there was one. It may still count as open for now."""

    def welcome(self) -> _Connection: ...

    def turn_away(self) -> _Connection:
        """Return a connection whose only answer is that there is no room."""

    def give_up(self, connection: _Connection) -> None:
        """Note that connecting has ended: the connection was established, or never will be."""


class Listener(Generic[_Connection]):
    """Accepts connections on one listening socket, which it owns, with the TLS context that is in force.

    Make it inside the running event loop.
    """

    def __init__(self, host: Host[_Connection], listening: socket.socket) -> None:
        listening.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._host = host
        self._socket = listening
        self._tls: ssl.SSLContext | None = None
        self._coming: dict[asyncio.Task[None], float] = {}
        """Tasks of connections that are being established, oldest first, with the event loop's time of their start."""
        self._looking: asyncio.TimerHandle | None = None
        self._is_open = False
        self._full_since = 0.0
        self._full_last = 0.0

    def open(self, tls: ssl.SSLContext | None) -> None:
        """Accept connections, with this TLS context from now on. Open and waiting connections are not affected."""
        self._tls = tls
        if not self._is_open:
            self._is_open = True
            self._host.on_left = self._look
            self._loop.add_reader(self._socket, self._take)

    async def close(self) -> None:
        """Accept the connections that already wait, and then no more. Open connections stay."""
        if self._is_open:
            self._take_while_there_is_room(BACKLOG)
            self._is_open = False
            self._host.on_left = _nobody_waits
            self._pause()
        self._socket.close()
        if self._coming:
            await asyncio.wait(self._coming, timeout=_LAST_SECONDS)
        await asyncio.sleep(0)  # lets new connections show their first request

    def _take(self) -> None:
        """Accept what there is room for. Called when a connection waits."""
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
        """Cancel the oldest handshake if it is taking long, and return whether it was. It may still count as open.

        Otherwise a silent client would keep its place from everybody else.
        """
        oldest, since = next(iter(self._coming.items()), (None, 0.0))
        if oldest is None or self._loop.time() - since < HASTE_SECONDS:
            return False
        del self._coming[oldest]
        return oldest.cancel()

    @property
    def _has_waited(self) -> bool:
        """Whether connections have waited for room, without a break, for `WAIT_SECONDS`."""
        now = self._loop.time()
        if now - self._full_last > 3 * LOOK_SECONDS:
            self._full_since = now
        self._full_last = now
        return now - self._full_since >= WAIT_SECONDS

    def _accept(self, meet: Callable[[], _Connection]) -> bool:
        """Accept one connection; return whether another may be tried, which is false if none waits or can be taken."""
        try:
            accepted, _ = self._socket.accept()
        except (BlockingIOError, InterruptedError):
            return False
        except ConnectionError:  # the client has left already
            return True
        except OSError:  # no file descriptor is left, or no memory
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
        except OSError:  # the client has left, or its TLS handshake failed
            accepted.close()
        finally:
            self._host.give_up(connection)

    def _rest(self) -> None:
        """Leave waiting connections in the kernel for `LOOK_SECONDS`."""
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
    """Do nothing: what a host calls once its listener has closed."""
