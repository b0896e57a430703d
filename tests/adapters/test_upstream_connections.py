"""What has come of a body is taken at once, and nothing of how it came is lost."""

from unittest.mock import Mock

import pytest
from aiohttp import StreamReader
from aiohttp.base_protocol import BaseProtocol
from aiohttp.streams import EMPTY_PAYLOAD

from adapters.upstream_connections import READ_BYTES, all_of


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
