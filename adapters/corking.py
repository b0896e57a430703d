"""Corking: where a loop sends many messages in a turn, they go out together, some at a time.

A write wakes whoever reads on the other side. Where that is a process of the same machine (a sidecar, a balancer, a
server beside the gateway), waking it is the dearest part of a write, and it goes back to sleep before the next write
comes, unless that follows at once. Where few messages are sent, each goes out as it comes: whoever waits for it works
meanwhile. What is streamed is never held back.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

CORKED_BYTES: Final = 32_768
"""What is held back of one connection at most; what is longer goes out at once, and may pause whoever writes."""
FEW: Final = 2
"""Messages that were sent in the turn before, up to which none is held back."""
MANY: Final = 8
"""Messages that are held back at most: none waits for more than so many others."""

_Data: TypeAlias = bytes | bytearray | memoryview


class Cork:
    """What the transports of one event loop hold back, and whether they do."""

    __slots__ = ("_is_crowded", "_loop", "_waiting", "_writes")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[CorkedTransport] = []
        self._writes = 0
        self._is_crowded = False

    def holds(self, transport: "CorkedTransport") -> bool:
        """Whether the transport is to hold back what it has to send, until it is told to uncork. Counts the write."""
        self._writes += 1
        if self._writes == 1:
            self._loop.call_soon(self._end_turn)
        if self._is_crowded:
            if len(self._waiting) == MANY:
                self._uncork_all()
            self._waiting.append(transport)
        return self._is_crowded

    def _end_turn(self) -> None:
        """To be called when all has run that was ready to run at the first write."""
        self._is_crowded = self._writes > FEW
        self._writes = 0
        self._uncork_all()

    def _uncork_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.uncork()


class CorkedTransport(asyncio.Transport):
    """A transport that sends in the order in which it is given, messages maybe at the end of the loop's turn.

    Whatever else it is told to do comes after what was held back, so nothing is lost that another would have sent.
    """

    __slots__ = ("_cork", "_held", "_size", "_transport")

    def __init__(self, transport: asyncio.Transport, cork: Cork) -> None:
        super().__init__()
        self._transport = transport
        self._cork = cork
        self._held: list[bytes] = []
        self._size = 0

    def send(self, message: bytes) -> None:
        """Writes a whole message, at the end of the turn at the latest."""
        size = self._size + len(message)
        if size > CORKED_BYTES:
            self.write(message)
        elif self._held or self._cork.holds(self):
            self._held.append(message)
            self._size = size
        else:
            self._transport.write(message)

    def uncork(self) -> None:
        """Sends what was held back, unless the transport has been closed under it."""
        if not self._held:
            return
        held, self._held, self._size = self._held, [], 0
        if not self._transport.is_closing():
            self._transport.write(held[0] if len(held) == 1 else b"".join(held))

    def write(self, data: _Data) -> None:
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
    """Sends a whole message, maybe together with those of other connections where the transport is corked."""
    if isinstance(transport, CorkedTransport):
        transport.send(message)
    else:
        transport.write(message)
