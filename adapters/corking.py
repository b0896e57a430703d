"""Corking: if an event loop sends many messages in one turn, they are held back and written together.

A write wakes the reader on the other side. If that is a process on the same machine (a sidecar, a balancer, a server
beside the gateway), waking it is the most expensive part of the write, and it sleeps again before the next write unless
that follows at once. If few messages are sent, each is written at once, so that its reader works in the meantime.
Streamed data is never held back.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

CORKED_BYTES: Final = 32_768
"""Bytes that are held back of one connection, at most. More are written at once, and may pause the writer."""
FEW: Final = 2
"""If no more messages than this were sent in the turn before, none is held back."""
MANY: Final = 8
"""Connections that hold messages back at the same time, at most. So none waits for many others."""

_Data: TypeAlias = bytes | bytearray | memoryview


class Cork:
    """Decides for the transports of one event loop whether they hold messages back, and when they write them."""

    __slots__ = ("_is_crowded", "_loop", "_waiting", "_writes")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[CorkedTransport] = []
        self._writes = 0
        self._is_crowded = False

    def holds(self, transport: "CorkedTransport") -> bool:
        """Count a write, and return whether the transport must hold it back until `uncork` is called."""
        self._writes += 1
        if self._writes == 1:
            self._loop.call_soon(self._end_turn)
        if self._is_crowded:
            if len(self._waiting) == MANY:
                self._uncork_all()
            self._waiting.append(transport)
        return self._is_crowded

    def _end_turn(self) -> None:
        """End a turn: all callbacks that were ready at the first write have run."""
        self._is_crowded = self._writes > FEW
        self._writes = 0
        if self._waiting:
            self._uncork_all()

    def _uncork_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.uncork()


class CorkedTransport(asyncio.Transport):
    """A transport that writes in order, but may hold messages back until the end of the loop's turn.

    Every other operation first writes what was held back, so nothing is lost that a plain transport would have sent.
    """

    __slots__ = ("_cork", "_held", "_size", "_transport")

    def __init__(self, transport: asyncio.Transport, cork: Cork) -> None:
        super().__init__()
        self._transport = transport
        self._cork = cork
        self._held: list[bytes] = []
        self._size = 0

    def send(self, message: bytes) -> None:
        """Write a whole message, at the latest at the end of the loop's turn."""
        size = self._size + len(message)
        if size > CORKED_BYTES:
            self.write(message)
        elif self._held or self._cork.holds(self):
            self._held.append(message)
            self._size = size
        else:
            self._transport.write(message)

    def uncork(self) -> None:
        """Write what was held back, unless the underlying transport is closing."""
        if not self._held:
            return
        held, self._held, self._size = self._held, [], 0
        if not self._transport.is_closing():
            self._transport.write(held[0] if len(held) == 1 else b"".join(held))

    def write(self, data: _Data) -> None:
        if self._held:
            self.uncork()
        self._transport.write(data)

    def writelines(self, list_of_data: Iterable[_Data]) -> None:
        self.uncork()
        self._transport.writelines(list_of_data)

    def write_eof(self) -> None:
        self.uncork()
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def close(self) -> None:
        self.uncork()
        self._transport.close()

    def abort(self) -> None:
        self.uncork()
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_write_buffer_size(self) -> int:
        return self._size + self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)


def send(transport: asyncio.WriteTransport, message: bytes) -> None:
    """Send a whole message. A corked transport may send it together with those of other connections."""
    if isinstance(transport, CorkedTransport):
        transport.send(message)
    else:
        transport.write(message)
