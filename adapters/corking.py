"""Corking: where a loop writes to many connections in a turn, their writes go out together at its end.

A write wakes whoever reads on the other side. Where that is a process of the same machine (a sidecar, a balancer, a
server beside the gateway), waking it is the dearest part of a write, and it goes back to sleep before the next write
comes, unless that follows at once. Where few connections are busy, a write goes out as it comes: whoever waits for it
works meanwhile.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

CORKED_BYTES: Final = 32_768
"""What is held back of one connection at most; what is longer goes out at once, and may pause whoever writes."""
FEW: Final = 2
"""Connections that were written to in the turn before, up to which nothing is held back."""

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
            self._waiting.append(transport)
        return self._is_crowded

    def _end_turn(self) -> None:
        """To be called when all has run that was ready to run at the first write."""
        self._is_crowded = self._writes > FEW
        self._writes = 0
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.uncork()


class CorkedTransport:
    """A transport that sends in the order in which it is given, some of it at the end of the loop's turn.

    Ending it in whatever way sends what was held back first, so nothing is lost that another transport would have sent.
    """

    __slots__ = ("_cork", "_held", "_size", "_transport")

    def __init__(self, transport: asyncio.Transport, cork: Cork) -> None:
        self._transport = transport
        self._cork = cork
        self._held: list[bytes] = []
        self._size = 0

    def write(self, data: _Data) -> None:
        size = self._size + len(data)
        if size > CORKED_BYTES or not isinstance(data, bytes):
            self.uncork()
            self._transport.write(data)
        elif self._held or self._cork.holds(self):
            self._held.append(data)
            self._size = size
        else:
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[_Data]) -> None:
        self.uncork()
        self._transport.writelines(list_of_data)

    def write_eof(self) -> None:
        self.uncork()
        self._transport.write_eof()

    def close(self) -> None:
        self.uncork()
        self._transport.close()

    def abort(self) -> None:
        self.uncork()
        self._transport.abort()

    def uncork(self) -> None:
        """Sends what was held back, unless the transport has been closed under it."""
        if not self._held:
            return
        held, self._held, self._size = self._held, [], 0
        if not self._transport.is_closing():
            self._transport.write(held[0] if len(held) == 1 else b"".join(held))

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        """What has nothing to do with sending is the transport's."""
        return getattr(self._transport, name)
