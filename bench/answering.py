"""The upstream of `bench/speed.py`: answers at once, or streams events at a steady pace, for little processor time.

    python -m bench.answering

It prints its port, and serves until it is ended. A body with `"stream": true` gets `EVENTS` events, `PACE` seconds
apart. Each event states when it was written, by the clock that all processes of a machine share.
"""

import asyncio
import re
import sys
import time
from typing import cast

import uvloop

EVENTS = 50
PACE = 0.01

_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
_TEXT = b"The invoice was paid in March, and the second reminder has been withdrawn. " * 6
_REPLY = (
    b'{"id":"chatcmpl-1","object":"chat.completion","created":1700000000,"model":"m","choices":[{"index":0,"message":'
    b'{"role":"assistant","content":"%b"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":90,'
    b'"total_tokens":99}}' % _TEXT
)
_WHOLE = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nx-request-id: 1\r\nContent-Length: %d\r\n\r\n%b" % (
    len(_REPLY),
    _REPLY,
)
_STREAM = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
_EVENT = (
    b'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,'
    b'"delta":{"content":"at %d "},"finish_reason":null}]}\n\n'
)
_LAST = (
    b'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,'
    b'"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
)


class Answering(asyncio.Protocol):
    """One connection, on which one request follows the other."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.received = bytearray()
        self.missing = 0

    def data_received(self, piece: bytes) -> None:
        self.received += piece
        while self.received and len(self.received) >= self.missing:
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return
            length = _LENGTH.search(self.received, 0, end)
            self.missing = end + 4 + int(length[1] if length else 0)
            if len(self.received) < self.missing:
                return
            streams = self.received.find(b'"stream": true', end) >= 0
            del self.received[: self.missing]
            self.missing = 0
            if streams:
                self.transport.write(_STREAM)
                self.pace(EVENTS)
            else:
                self.transport.write(_WHOLE)

    def pace(self, left: int) -> None:
        if self.transport.is_closing():
            return
        event = _EVENT % time.monotonic_ns() if left else _LAST
        self.transport.write(b"%x\r\n%b\r\n%b" % (len(event), event, b"" if left else b"0\r\n\r\n"))
        if left:
            asyncio.get_running_loop().call_later(PACE, self.pace, left - 1)


async def serve() -> None:
    """Listens on a free port until the process is ended."""
    server = await asyncio.get_running_loop().create_server(Answering, "127.0.0.1", 0, backlog=1024)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve())
