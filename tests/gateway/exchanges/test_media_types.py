"""What the type of a reply says."""

import pytest

from filters.dialects.dialect import Operation
from gateway.exchanges.media_types import are_events, has_ascii, is_plain, is_unary


@pytest.mark.parametrize("content_type", ["text/event-stream", "Text/Event-Stream ; charset=utf-8"])
def test_events_are_known_by_their_type(content_type: str) -> None:
    assert are_events(content_type)


@pytest.mark.parametrize("content_type", ["", "text/event-streams", "application/json; x=text/event-stream"])
def test_no_other_type_is_one_of_events(content_type: str) -> None:
    assert not are_events(content_type)


@pytest.mark.parametrize(
    ("content_type", "method", "operation", "framed", "unary"),
    [
        pytest.param("application/json", "POST", Operation.CHAT, True, True, id="JSON"),
        pytest.param("application/problem+json; a=b", "POST", Operation.CHAT, False, True, id="a kind of JSON"),
        pytest.param("text/plain", "POST", Operation.CHAT, True, False, id="text"),
        pytest.param("application/json", "HEAD", Operation.OTHER, True, False, id="no body"),
        pytest.param("application/json", "POST", Operation.STREAM_GENERATE, True, False, id="a stream in JSON"),
        pytest.param("application/json", "POST", Operation.STREAM_GENERATE, False, True, id="JSON that tells its end"),
    ],
)
def test_one_json_text_is_read_whole(
    content_type: str, method: str, operation: Operation, *, framed: bool, unary: bool
) -> None:
    assert is_unary(content_type, method=method, operation=operation, framed=framed) is unary


@pytest.mark.parametrize(
    ("content_type", "plain", "ascii_alike"),
    [
        pytest.param("application/json", True, True, id="none told"),
        pytest.param('application/json; charset="UTF-8"', True, True, id="UTF-8"),
        pytest.param("text/plain; charset=latin1", False, True, id="Latin-1"),
        pytest.param("text/plain; charset=utf-16", False, False, id="UTF-16"),
        pytest.param("text/plain; charset*0=utf-; charset*1=16", False, False, id="in pieces"),
        pytest.param("application/x-protobuf", True, False, id="no text"),
    ],
)
def test_a_charset_is_read_as_clients_do(content_type: str, *, plain: bool, ascii_alike: bool) -> None:
    assert (is_plain(content_type), has_ascii(content_type)) == (plain, ascii_alike)
