"""What ends a reply, and whether an error event may follow it; the rest is tested through the door."""

import pytest

from adapters.upstream_calls import UpstreamFailed
from gateway.phases.endings import end_of, takes_fault

EVENTS = "text/event-stream; charset=utf-8"
EVENT = b"data: 1\n\n"


@pytest.mark.parametrize(
    ("content_type", "length", "tail", "takes"),
    [
        (EVENTS, None, b"", True),
        (EVENTS, None, EVENT, True),
        (EVENTS, None, b"data: 1\n", False),
        (EVENTS, None, b"data: 1\r\n", False),
        (EVENTS, 99, EVENT, False),
        (EVENTS, 0, b"", False),
        ("audio/mpeg", None, b"", False),
        ("audio/mpeg", None, b"\x00\n\n", False),
        ("", None, EVENT, False),
    ],
)
def test_an_error_event_follows_only_whole_events_of_no_declared_length(
    content_type: str, length: int | None, tail: bytes, takes: bool
) -> None:
    assert takes_fault(content_type, length=length, tail=tail) is takes


@pytest.mark.parametrize(
    ("content_type", "is_framed", "body", "is_whole"),
    [
        (EVENTS, True, EVENT, True),
        (EVENTS, False, EVENT, False),
        (EVENTS, False, b"", False),
        (EVENTS, False, b"data: [DONE]\n\n", True),
        (EVENTS, False, b"data: [DONE]\n", False),
        ("audio/mpeg", True, b"ID3", True),
        ("audio/mpeg", False, b"ID3", True),
        ("", False, EVENT, True),
    ],
)
def test_only_events_without_framing_need_their_last_one(
    content_type: str, is_framed: bool, body: bytes, is_whole: bool
) -> None:
    end = end_of(content_type, is_framed=is_framed, usage=None)
    end.feed(body)
    whole = True
    try:
        end.check()
    except UpstreamFailed:
        whole = False
    assert whole is is_whole
