"""What is told to Envoy changes exactly the fields that differ, and sends exactly the bytes."""

import pytest
from envoy.config.core.v3.base_pb2 import HeaderMap, HeaderValue
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol
from google.protobuf.struct_pb2 import Struct

from adapters.heads import Headers
from gateway.doors import envoy_messages as messages


def http(*fields: tuple[str, bytes], ends: bool = False) -> protocol.HttpHeaders:
    headers = [HeaderValue(key=name, raw_value=value) for name, value in fields]
    return protocol.HttpHeaders(headers=HeaderMap(headers=headers), end_of_stream=ends)


def test_a_head_is_read_with_its_bytes() -> None:
    head = messages.read_head(http((":path", b"/v1"), ("x", b"1"), ("y", b"\xff"), ends=True))
    assert (head.pseudo, head.is_all) == ({":path": "/v1"}, True)
    assert head.fields == (("x", "1"), ("y", "\udcff"))


@pytest.mark.parametrize(
    ("before", "after", "removed", "put"),
    [
        ((("a", "1"),), (("a", "1"),), [], []),
        ((("a", "1"), ("b", "2")), (("A", "1"),), ["b"], []),
        ((("a", "1"),), (("a", "2"),), [], [("a", b"2", 2)]),
        ((("a", "1"), ("a", "2")), (("a", "1"), ("a", "3")), [], [("a", b"1", 2), ("a", b"3", 0)]),
        ((), (("X-New", ""),), [], [("x-new", b"", 2)]),
        ((("host", "x"), ("content-length", "1")), (), [], []),
        ((), (("Content-Length", "1"),), [], []),
    ],
    ids=["the same", "removed", "changed", "of several", "added and empty", "framing stays", "framing is not set"],
)
def test_a_mutation_is_the_difference(
    before: Headers, after: Headers, removed: list[str], put: list[tuple[str, bytes, int]]
) -> None:
    mutation = messages.mutation(before, after)
    assert list(mutation.remove_headers) == removed
    assert [(h.header.key, h.header.raw_value, h.append_action) for h in mutation.set_headers] == put


def test_another_path_and_another_length_are_set() -> None:
    mutation = messages.with_length(messages.mutation((), (), pseudo=((":path", "/v1?a=b"),)), 7)
    assert [(h.header.key, h.header.raw_value) for h in mutation.set_headers] == [
        (":path", b"/v1?a=b"),
        ("content-length", b"7"),
    ]


@pytest.mark.parametrize("size", [0, 1, 65_536, 65_537, 200_000])
@pytest.mark.parametrize("ends", [True, False], ids=["its end", "more comes"])
def test_a_body_arrives_whole_and_ends_once(size: int, ends: bool) -> None:
    body = bytes(index % 251 for index in range(size))
    told = [
        each.response_body.response.body_mutation.streamed_response for each in messages.body_of_reply(body, ends=ends)
    ]
    assert b"".join(each.body for each in told) == body
    assert all(len(each.body) <= messages.MOST_CHUNK_BYTES for each in told)
    last = [True] if ends else [False] * (size > 0)
    assert [each.end_of_stream for each in told] == [False] * (len(told) - 1) + last


def test_a_request_goes_on_in_answer_to_what_was_sent() -> None:
    mutation = messages.mutation((), (("a", "1"),))
    assert messages.forward(mutation, to_body=False).WhichOneof("response") == "request_headers"
    kept = messages.forward(mutation, to_body=True)
    assert kept.WhichOneof("response") == "request_body"
    assert not kept.request_body.response.HasField("body_mutation")
    other = messages.forward(mutation, to_body=True, body=b"{}")
    assert other.request_body.response.body_mutation.body == b"{}"


def test_trailers_are_taken_out() -> None:
    trailers = protocol.HttpTrailers(trailers=HeaderMap(headers=[HeaderValue(key="x", raw_value=b"1")]))
    told = messages.end_reply(trailers)
    assert list(told.response_trailers.header_mutation.remove_headers) == ["x"]


def test_envoys_words_on_a_reply_are_read_where_it_tells_them() -> None:
    details = Struct()
    details["response.code_details"] = "via_upstream"
    telling = protocol.ProcessingRequest(attributes={"envoy.filters.http.ext_proc": details})
    assert messages.code_details(telling) == "via_upstream"
    assert messages.code_details(protocol.ProcessingRequest()) == ""
    told = ("", "via_upstream", "route_not_found")
    assert [messages.is_envoys_own(words) for words in told] == [False, False, True]
