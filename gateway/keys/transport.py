"""An httpx transport that looks names up in its own threads, so that no other look-up in the process can delay it.

It verifies certificates against the system's authorities, and keeps no connection for the next request.
"""

import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import httpcore
import httpx

from adapters.lookups import Dialling, Lookups


class LookupTransport(httpx.AsyncBaseTransport):
    """A transport on httpcore. Make it before there is traffic, since it loads the system's certificate authorities.

    `lookups` by default looks up one name at a time.
    """

    def __init__(self, *, lookups: Lookups | None = None) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_keepalive_connections=0,
            network_backend=Dialling(lookups or Lookups(1)),
        )

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return its answer, with the body still to be read. Raises `httpx.TransportError`."""
        assert isinstance(request.stream, httpx.AsyncByteStream)  # noqa: S101 - an asynchronous client's always is
        with _translated():
            answer = await self._pool.handle_async_request(
                httpcore.Request(
                    request.method,
                    httpcore.URL(
                        scheme=request.url.raw_scheme,
                        host=request.url.raw_host,
                        port=request.url.port,
                        target=request.url.raw_path,
                    ),
                    headers=request.headers.raw,
                    content=request.stream,
                    extensions=request.extensions,
                )
            )
        return httpx.Response(answer.status, headers=answer.headers, stream=_Body(answer), extensions=answer.extensions)

    async def aclose(self) -> None:
        await self._pool.aclose()


class _Body(httpx.AsyncByteStream):
    def __init__(self, answer: httpcore.Response) -> None:
        self._answer = answer

    async def __aiter__(self) -> AsyncIterator[bytes]:
        with _translated():
            async for chunk in self._answer.aiter_stream():
                yield chunk

    async def aclose(self) -> None:
        with _translated():
            await self._answer.aclose()


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except httpcore.TimeoutException as error:
        raise httpx.ReadTimeout(type(error).__name__) from error
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol, OSError) as error:
        raise httpx.TransportError(type(error).__name__) from error
