"""What has come of a body is taken at once, and no connection is used again that had better end."""

import asyncio
from collections.abc import Callable
from time import monotonic
from unittest.mock import Mock

import pytest
import yarl
from aiohttp import StreamReader
from aiohttp.base_protocol import BaseProtocol
from aiohttp.streams import EMPTY_PAYLOAD

from adapters.corking import Cork
from adapters.upstream_connections import (
    KEEPALIVE_SECONDS,
    READ_BYTES,
    AbortingConnector,
    Address,
    Answering,
    all_of,
)


def content(*pieces: bytes) -> StreamReader:
    """A body that came in these pieces, over a connection that may be paused."""
    reader = StreamReader(Mock(spec=BaseProtocol, _reading_paused=False), READ_BYTES, loop=Mock())
    for piece in pieces:
        reader.feed_data(piece)
    reader.feed_eof()
    return reader


@pytest.mark.parametrize(
    "pieces", [(b"a",), (b"a", b"b"), (b"a" * READ_BYTES,), (b"a" * READ_BYTES * 3,), ()], ids=lambda each: len(each)
)
async def test_all_of_a_body_is_taken_once(pieces: tuple[bytes, ...]) -> None:
    reader = content(*pieces)
    assert all_of(reader) == b"".join(pieces)
    assert reader.at_eof()
    assert all_of(reader) == b""


def test_no_body_is_nothing() -> None:
    assert all_of(EMPTY_PAYLOAD) == b""


async def test_the_rest_of_a_body_is_what_was_not_read() -> None:
    reader = content(b"abcdef")
    assert await reader.read(2) == b"ab"
    assert all_of(reader) == b"cdef"


async def test_a_broken_body_is_none() -> None:
    reader = content(b"a")
    reader.set_exception(ConnectionError())
    with pytest.raises(ConnectionError):
        all_of(reader)


async def test_who_was_paused_by_a_body_goes_on() -> None:
    reader = content(b"a" * READ_BYTES * 3)
    all_of(reader)
    reader._protocol.resume_reading.assert_called()  # type: ignore[attr-defined]


def end(_: Answering, transport: Mock) -> None:
    transport.is_closing.return_value = True


def send_unasked(protocol: Answering, _: Mock) -> None:
    protocol.data_received(b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize(
    ("become", "age"),
    [(end, 0.0), (send_unasked, 0.0), (lambda *_: None, KEEPALIVE_SECONDS + 1)],
    ids=["closed", "bytes that nobody asked for", "old"],
)
async def test_a_kept_connection_that_cannot_be_used_is_aborted(
    become: Callable[[Answering, Mock], None], age: float
) -> None:
    loop = asyncio.get_running_loop()
    connector = AbortingConnector(loop=loop)
    key = Address("GET", yarl.URL("http://127.0.0.1:9"), loop=loop).connection_key
    assert connector.kept(key) is None
    bad, good = Answering(loop, Cork(loop)), Answering(loop, Cork(loop))
    transport, other = (Mock(spec=asyncio.Transport, **{"is_closing.return_value": False}) for _ in range(2))
    bad.connection_made(transport)
    good.connection_made(other)
    become(bad, transport)
    connector._conns[key].extend([(bad, monotonic() - age), (good, monotonic())])
    assert connector.kept(key) is good
    assert connector._acquired == {good}
    transport.abort.assert_called_once()
    other.abort.assert_not_called()
    assert connector.kept(key) is None
    for _ in range(2):  # the first time, aiohttp also sets its timer
        connector.release(key, good)
        assert not connector._acquired
        assert connector.kept(key) is good
    connector.release(key, good, should_close=True)
    assert not connector._acquired
    assert connector.kept(key) is None
    other.abort.assert_called_once()
    await connector.close()
