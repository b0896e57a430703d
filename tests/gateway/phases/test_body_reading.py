import pytest

from filters.bodies.paths import DialectHints, find_route
from filters.refusals import Reason, Refused
from filters.segments import MediaKind, Origin, Reading, Segment, Unjudged
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead
from gateway.phases.body_reading import read

CHAT = "/v1/chat/completions"
UPLOAD = "/upload/v1beta/files"
JSON = "application/json"


def reading_of(
    body: bytes, *, path: str = CHAT, method: str = "POST", types: tuple[str, ...] = (JSON,), **limits: int
) -> Reading:
    head = RequestHead(method, path, "", tuple(("Content-Type", value) for value in types))
    route = find_route(method, path, named={}, hints=DialectHints())
    return read(route, head, body, limits=LimitSettings.model_validate(limits), digest=str)


def test_json_is_read_by_the_dialect() -> None:
    reading = reading_of(b'{"model":"m","messages":[{"role":"user","content":"hello"}]}')
    assert Segment(Origin.USER, "/messages/0/content", "hello") in reading.segments


def test_a_form_is_read_part_by_part() -> None:
    form = b'--b\r\nContent-Disposition: form-data; name="prompt"\r\n\r\nhello\r\n--b--\r\n'
    reading = reading_of(form, path="/v1/audio/transcriptions", types=("multipart/form-data; boundary=b",))
    assert [(segment.origin, segment.text) for segment in reading.segments] == [(Origin.USER, "hello")]


def test_a_binary_file_is_not_judged_and_counted() -> None:
    reading = reading_of(b"\x89PNG\xff", path=UPLOAD, types=("image/png",))
    assert reading.unjudged == (Unjudged("", MediaKind.IMAGE),)


@pytest.mark.parametrize("body", [b"{}", b'{"stream":true}', b""])
@pytest.mark.parametrize("path", ["/v1/threads/t/runs", "/openai/threads/t/runs/r/submit_tool_outputs"])
def test_the_thread_that_a_run_goes_on_from_is_not_judged(path: str, body: bytes) -> None:
    assert reading_of(body, path=path).unjudged == (Unjudged("", MediaKind.HISTORY),)


def test_neither_is_the_assistant_of_the_run() -> None:
    reading = reading_of(b'{"assistant_id":"asst_1"}', path="/v1/threads/t/runs")
    assert reading.unjudged == (Unjudged("/assistant_id", MediaKind.HISTORY), Unjudged("", MediaKind.HISTORY))


@pytest.mark.parametrize("method", ["GET", "DELETE", "HEAD"])
def test_asking_for_what_is_stored_needs_no_body(method: str) -> None:
    assert reading_of(b"", method=method, types=()).segments == ()


@pytest.mark.parametrize(
    ("body", "types", "path", "reason"),
    [
        pytest.param(b"", (JSON,), CHAT, Reason.MALFORMED, id="an empty body"),
        pytest.param(b"{", (JSON,), CHAT, Reason.MALFORMED, id="no JSON"),
        pytest.param(b"{}", (), CHAT, Reason.MEDIA_TYPE, id="no content type"),
        pytest.param(b"{}", (JSON, JSON), CHAT, Reason.MEDIA_TYPE, id="two content types"),
        pytest.param(b"{}", ("text/plain",), CHAT, Reason.MEDIA_TYPE, id="text where JSON is taken"),
        pytest.param(b"x", ("multipart/form-data; boundary=b",), CHAT, Reason.MEDIA_TYPE, id="a form for chat"),
        pytest.param(b"x", ("application/octet-stream",), "/v1/new", Reason.MEDIA_TYPE, id="bytes on an unknown path"),
    ],
)
def test_what_has_not_one_reading_is_refused(body: bytes, types: tuple[str, ...], path: str, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        reading_of(body, types=types, path=path)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        pytest.param("/v1/responses", b'{"previous_response_id":"resp_1"}', ("resp_1",), id="a response"),
        pytest.param("/v1/responses", b'{"conversation":"conv_1"}', ("conv_1",), id="a conversation"),
        pytest.param(
            "/v1/interactions", b'{"input":"a","previous_interaction_id":"v1_a"}', ("v1_a",), id="an interaction"
        ),
        pytest.param("/v1/responses", b'{"conversation":{"id":"conv_1"}}', ("conv_1",), id="an object with its id"),
        pytest.param(
            "/v1/messages",
            b'{"messages":[{"role":"user","content":"a"}],"thread":{"type":"continue","previous_message_id":"msg_1"}}',
            ("msg_1",),
            id="a thread",
        ),
        pytest.param(
            "/v1/messages",
            b'{"messages":[{"role":"user","content":"a"}],"thread":{"type":"create"}}',
            (),
            id="a new thread",
        ),
        pytest.param(
            CHAT, b'{"messages":[{"role":"user","content":"a"}],"conversation":"conv_1"}', (), id="another dialect's"
        ),
    ],
)
def test_what_a_request_continues(path: str, body: bytes, expected: tuple[str, ...]) -> None:
    reading = reading_of(body, path=path)
    assert reading.continues == expected
    assert sum(place.kind is MediaKind.HISTORY for place in reading.unjudged) >= len(expected)
