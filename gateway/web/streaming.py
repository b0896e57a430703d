"""Answers to the aiohttp door's clients: how they are written, and how one that breaks is ended."""

import asyncio
import socket
import struct
from collections.abc import Awaitable

from aiohttp import HttpVersion11, web
from aiohttp.http_writer import StreamWriter
from multidict import CIMultiDict

from adapters.heads import Headers
from filters.refusals import Refusal
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import Exchange
from gateway.phases.endings import has_body
from gateway.phases.progress import Progress
from gateway.web.local_replies import WholeReply, local_reply, own_reply

_COPIED_BYTES = 16_384
"""Bytes up to which a piece is copied into one buffer with its chunk marks: one buffer is sent faster than three."""
_RESET_ON_CLOSE = struct.pack("ii", 1, 0)


class ClientSink:
    """Sends the answer to one request. The request's task owns it.

    `response` is that answer, sent or aborted. Everything that sends raises `ConnectionError` if the client is gone, or
    does not read for `idle_seconds`.
    """

    __slots__ = ("_limits", "_progress", "_protocol", "_request", "_transport", "_writer", "response")

    def __init__(self, request: web.BaseRequest, limits: LimitSettings, progress: Progress) -> None:
        self._request = request
        self._protocol = request.protocol
        self._limits = limits
        self._progress = progress
        self._transport = request.transport  # aiohttp forgets it as soon as it closes the connection
        self._writer: StreamWriter | None = None
        """Writes a reply that has begun and not ended."""
        self.response: web.StreamResponse | None = None

    @property
    def is_paused(self) -> bool:
        """See `gateway.phases.reply_phase.ReplySink`."""
        return self._protocol.writing_paused

    async def refuse(self, exchange: Exchange, refusal: Refusal) -> None:
        """Send a refusal as a local reply."""
        response = local_reply(exchange, refusal)
        self._progress.status = response.status
        await self._finish(response)
        self._progress.reply = refusal.reason

    async def answer(self, exchange: Exchange, body: bytes) -> None:
        """Send the JSON with which another entry point answers."""
        response = own_reply(exchange, body)
        self._progress.status = response.status
        await self._finish(response)

    async def send(self, status: int, fields: Headers, body: bytes) -> None:
        """Send a whole reply, in one write."""
        if not has_body(self._request.method, status):
            await self._finish(web.Response(status=status, headers=CIMultiDict(fields)))
            return
        response = self.response = WholeReply(status, fields, body)
        response.send(self._request)
        if self._protocol.writing_paused:
            await self._patiently(response.write_eof())

    async def begin(self, status: int, fields: Headers, length: int | None) -> int | None:
        """See `gateway.phases.reply_phase.ReplySink`."""
        response = self.response = web.StreamResponse(status=status, headers=CIMultiDict(fields))
        response.content_length = length
        writer = await response.prepare(self._request)
        if not isinstance(writer, StreamWriter):
            raise AssertionError("a response that has begun has aiohttp's writer")
        self._writer = writer
        return length

    async def write(self, piece: bytes) -> None:
        """Send the next bytes of a reply that has begun."""
        writer, protocol = self._writer, self._protocol
        if writer is None:
            raise AssertionError("a reply begins before it is written")
        if writer.chunked and writer.output_size and 0 < len(piece) <= _COPIED_BYTES:
            # A further chunk, written as `writer.write` does, at a third of the cost.
            transport = protocol.transport
            if transport is None or transport.is_closing():
                raise ConnectionResetError("the client is gone")
            chunk = b"%x\r\n%b\r\n" % (len(piece), piece)
            writer.output_size += len(chunk)
            transport.write(chunk)
        else:
            await writer.write(piece, drain=False)
        if protocol.writing_paused:
            await self._patiently(writer.drain())

    async def end(self) -> None:
        """See `gateway.phases.reply_phase.ReplySink`."""
        self._writer = None  # the next step writes the end at once, and then only waits until it has left
        if self.response is not None:
            await self._patiently(self.response.write_eof())

    async def abort(self) -> None:
        """See `gateway.phases.reply_phase.ReplySink`."""
        self._abort()

    def break_off(self) -> None:
        """Abort a reply that has begun and not ended, as when the request is cancelled. It waits for nothing."""
        if self._writer is not None:
            self._abort()

    async def _finish(self, response: web.Response) -> None:
        """Send a finished response."""
        self.response = response
        await response.prepare(self._request)
        await self._patiently(response.write_eof())

    async def _patiently(self, writing: Awaitable[None]) -> None:
        """Wait for a write, but abort the connection of a client that does not read for `idle_seconds`."""
        patience = asyncio.get_running_loop().call_later(self._limits.idle_seconds, self._abort)
        try:
            await writing
        finally:
            patience.cancel()

    def _abort(self) -> None:
        """End the connection in such a way that what was sent cannot be taken for a whole answer."""
        transport = self._transport
        if transport is None:
            return
        if self._request.version < HttpVersion11:
            # Without chunks or a length, the end of the connection ends the body; only a reset shows that it is broken.
            connection = transport.get_extra_info("socket")
            if connection is None or connection.fileno() < 0:
                return  # it has ended already
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET_ON_CLOSE)
        transport.abort()
