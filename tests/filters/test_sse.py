"""Frames are those of the standard, and the same for every cut; no byte is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filters.limits import LimitExceeded
from filters.sse import Decoder, Frame, split_frames
from tests.filters.replaying import bytewise, cut_at

LONGEST = 200


def decode(chunks: list[bytes]) -> tuple[list[Frame], bytes]:
    decoder = Decoder(LONGEST)
    frames = [frame for chunk in chunks for frame in decoder.feed(chunk)]
    return frames + decoder.close(), decoder.rest


@pytest.mark.parametrize(
    ("raw", "event", "data"),
    [
        pytest.param(b"data: x\n\n", "", b"x", id="line feeds"),
        pytest.param(b"data: x\r\n\r\n", "", b"x", id="carriage returns and line feeds"),
        pytest.param(b"data: x\r\r", "", b"x", id="carriage returns"),
        pytest.param(b"data: x\r\n\n", "", b"x", id="mixed ends"),
        pytest.param(b"data: x\n\r\n", "", b"x", id="mixed ends the other way round"),
        pytest.param(b"event: named\ndata: x\n\n", "named", b"x", id="named"),
        pytest.param(b"event: one\nevent: two\ndata: x\n\n", "two", b"x", id="named twice"),
        pytest.param(b"event: \xff\n\n", "\ufffd", b"", id="name that is not utf-8"),
        pytest.param(b"data: x\ndata: y\n\n", "", b"x\ny", id="two lines of data"),
        pytest.param(b"data:x\n\n", "", b"x", id="no space"),
        pytest.param(b"data:  x\n\n", "", b" x", id="two spaces"),
        pytest.param(b"data\n\n", "", b"", id="data without a colon"),
        pytest.param(b"data: a: b\n\n", "", b"a: b", id="colon within data"),
        pytest.param(b": kept alive\n\n", "", b"", id="comment"),
        pytest.param(b": kept alive\ndata: x\n\n", "", b"x", id="comment before data"),
        pytest.param(b"id: 7\nretry: 10\nid\ndata: x\n\n", "", b"x", id="other fields"),
        pytest.param(b"\n", "", b"", id="empty line alone"),
        pytest.param("data: a\u2028b\x0bc\n\n".encode(), "", "a\u2028b\x0bc".encode(), id="no other line ends"),
    ],
)
@pytest.mark.parametrize("cut", [lambda raw: [raw], bytewise], ids=["whole", "bytewise"])
def test_a_frame(cut: object, raw: bytes, event: str, data: bytes) -> None:
    assert callable(cut)
    assert decode(cut(raw)) == ([Frame(raw, event, data)], b"")


@pytest.mark.parametrize(
    ("raw", "data"),
    [
        pytest.param(b'{"a": 1}\n\n', b"", id="JSON and no field"),
        pytest.param(b"other: z\ndata: x\n\n", b"x", id="another field"),
        pytest.param(b"Data: x\n\n", b"", id="name in other letters"),
        pytest.param(b" data: x\n\n", b"", id="space before a name"),
        pytest.param(b"data : x\n\n", b"", id="space behind a name"),
        pytest.param(b"data\0: x\n\n", b"", id="zero byte in a name"),
        pytest.param(b"\xef\xbb\xbfdata: x\n\n", b"x", id="byte order mark"),
        pytest.param("data: x\n\n".encode("utf-16-le"), b"", id="another encoding"),
        pytest.param(": a\u2028data: y\n\n".encode(), b"", id="line separator in a comment"),
        pytest.param(": a\u2029data: y\n\n".encode(), b"", id="paragraph separator in a comment"),
        pytest.param("id: a\x85data: y\n\n".encode(), b"", id="next line in an id"),
        pytest.param(b"event: a\x0bdata: y\n\n", b"", id="vertical tab in a name"),
        pytest.param(b"retry: 1\x0cdata: y\n\n", b"", id="form feed"),
        pytest.param(b": a\x1ddata: y\ndata: x\n\n", b"x", id="group separator"),
    ],
)
def test_a_frame_in_which_clients_read_different_things(raw: bytes, data: bytes) -> None:
    frames, _ = decode([raw, b"\n\n"])
    assert frames[0].is_odd
    assert frames[0].data == data


def test_empty_lines_between_events_are_one_frame() -> None:
    assert decode([b"data: x\n\n" + b"\n\r\n" * LONGEST + b"data: y\n\n"]) == (
        [
            Frame(b"data: x\n\n", "", b"x"),
            Frame(b"\n\r\n" * LONGEST, "", b""),
            Frame(b"data: y\n\n", "", b"y"),
        ],
        b"",
    )


def test_a_byte_order_mark_is_one_at_the_beginning_only() -> None:
    frames, _ = decode([b"\n\xef\xbb\xbfdata: x\n\n"])
    assert [frame.data for frame in frames] == [b"", b""]


@pytest.mark.parametrize("raw", [b"data: x", b"data: x\n", b"data: x\r\n", b"data: x\r", b"\xef\xbb\xbf"])
def test_what_has_no_end_is_no_frame(raw: bytes) -> None:
    assert decode([b"data: whole\n\n", raw]) == ([Frame(b"data: whole\n\n", "", b"whole")], raw)


@settings(deadline=None)
@given(raw=st.text("\r\n:d data:x").map(str.encode), cuts=st.lists(st.integers(min_value=0), max_size=8))
def test_no_cut_changes_anything_and_no_byte_is_lost(raw: bytes, cuts: list[int]) -> None:
    frames, rest = decode([raw])
    assert b"".join(frame.raw for frame in frames) + rest == raw
    cut, cut_rest = decode(list(cut_at(raw, *cuts)))
    assert (_spoken(cut), cut_rest) == (_spoken(frames), rest)
    assert b"".join(frame.raw for frame in cut) + cut_rest == raw


def _spoken(frames: list[Frame]) -> list[Frame]:
    """The frames but for runs of empty lines, which come as they are cut."""
    return [frame for frame in frames if frame.raw.strip(b"\r\n")]


@pytest.mark.parametrize(
    "chunks",
    [
        pytest.param([b"data: " + b"x" * LONGEST], id="without an end"),
        pytest.param([b"data: " + b"x" * LONGEST + b"\n\n"], id="with its end"),
        pytest.param([b"data: x\n"] * LONGEST, id="of many lines"),
        pytest.param([b"data: " + b"x" * LONGEST + b"\r\r"], id="with returns"),
    ],
)
def test_a_frame_that_is_too_long(chunks: list[bytes]) -> None:
    decoder = Decoder(LONGEST)
    good = b"data: x\n\n"
    whole = good * 2 + b"".join(chunks)
    assert [frame.raw for frame in decoder.feed(whole)] == [good] * 2
    assert decoder.is_over_limit
    assert decoder.rest == whole.removeprefix(good * 2)
    assert decoder.close() == []
    with pytest.raises(LimitExceeded):
        decoder.feed(good)


def test_a_frame_of_the_longest_length() -> None:
    raw = b"data: " + b"x" * (LONGEST - 8) + b"\n\n"
    assert decode([raw * 3]) == ([Frame(raw, "", raw[6:-2])] * 3, b"")


def test_nothing_of_a_frame_is_shown() -> None:
    assert repr(Frame(b"data: secret\n\n", "secret", b"secret")) == "Frame()"


@pytest.mark.parametrize("raw", [b"data: x\r\r", b"data: x\n\r"], ids=["two returns", "line feed and return"])
def test_a_last_frame_as_long_as_it_may_be_ends_with_a_return(raw: bytes) -> None:
    decoder = Decoder(len(raw))
    assert [frame.raw for frame in (*decoder.feed(raw), *decoder.close())] == [raw]


@pytest.mark.parametrize("end", [b"\n\n", b"\r\n\r\n", b"\r\r"])
def test_frames_that_were_joined_are_split_again(end: bytes) -> None:
    whole = [b"event: a\ndata: 1" + end, b": note" + end, b"data: 2\ndata: 3" + end]
    assert split_frames(b"".join(whole)) == decode(whole)[0]


def test_a_mark_of_byte_order_is_odd_at_the_stream_s_own_start_only() -> None:
    raw = b"\xef\xbb\xbfdata: 1\n\n"
    assert decode([raw])[0][0].data == b"1"
    assert split_frames(raw)[0].data == b""
