"""The response phase: replies as they come, and replies that break."""

import asyncio
import json
from email.utils import parsedate_to_datetime

import pytest

from filters.dialects.dialect import Operation
from filters.refusals import Reason
from gateway.phases.progress import RequestOutcome
from tests.gateway.stand import SSE_HEAD, OpenStand, Script, Stand, answer, chunk, hang, hang_up, post, reset, saying
from tests.gateway_fixture import captured_log

JSON_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n"
AUDIO_HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nTransfer-Encoding: chunked\r\n\r\n"
CLOSED_JSON = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
CLOSED_SSE = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
LAST = b"0\r\n\r\n"
EVENT = b'data: {"n": 1}\n\n'
SOON, LATE = 0.2, 10
"""Seconds until a reply that does not come is given up, and more than any that does come takes."""


def after_a_while(end: Script) -> Script:
    """A reset throws away what has not been read yet: this leaves the time to read it."""

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.02)
        await end(reader, writer)

    return script


async def test_each_event_arrives_before_the_next_is_sent(stand: OpenStand) -> None:
    gateway = await stand()
    received = asyncio.Event()

    async def the_rest(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await received.wait()
        writer.write(chunk(b"data: 2\n\n") + LAST)

    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT), then=the_rest)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        head = await client.head()
        assert head.value("Content-Type") == "text/event-stream"
        assert head.value("X-Guardrail-Decision") == "allow"
        assert await client.chunk() == EVENT
        received.set()
        assert await client.chunk() == b"data: 2\n\n"
        assert await client.chunk() == b""
    assert (await gateway.ended()).outcome is RequestOutcome.ANSWERED


async def test_the_head_of_a_stream_arrives_before_its_first_event(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, then=hang)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        assert (await client.head()).status == 200


async def test_a_stream_arrives_byte_for_byte(stand: OpenStand) -> None:
    events = b"".join(
        [
            *(f'data: {{"t":"é中😀 {number}"}}\n\n'.encode() for number in range(500)),
            b": comment\n\nevent: ping\ndata: {}\n\nid: 7\r\ndata: crlf\r\n\r\ndata: a\rdata: b\r\rdata:nospace\n\n",
            b"data: " + b"k" * 200_000 + b"\n\ndata: [DONE]\n\n",
        ]
    )
    gateway = await stand()
    pieces = (chunk(events[start : start + 1_777]) for start in range(0, len(events), 1_777))
    gateway.upstream.script = saying(SSE_HEAD, *pieces, LAST)
    answered = await gateway.ask(post(b"{}"))
    assert answered.whole
    assert answered.body == events


async def test_a_unary_reply_is_sent_with_its_length(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(JSON_HEAD, chunk(b'{"a":'), chunk(b" 1}"), LAST)
    answered = await gateway.ask(post(b"{}"))
    assert (answered.body, answered.value("Content-Length")) == (b'{"a": 1}', "8")
    assert answered.values("Transfer-Encoding") == []


async def test_a_unary_reply_gets_the_fields_that_it_lacks(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(
        b"HTTP/1.1 200 OK\r\nContent-Type: application/problem+json\r\nDate: then\r\nX-A: 1\r\nx-a: 2\r\n"
        b"Content-Length: 2\r\n\r\n{}"
    )
    answered = await gateway.ask(post(b"{}"))
    assert (answered.values("Date"), answered.values("X-A")) == (["then"], ["1", "2"])
    gateway.upstream.script = answer(b"{}")
    answered = await gateway.ask(post(b"{}"))
    assert parsedate_to_datetime(answered.value("Date")).tzinfo is not None
    assert answered.values("Connection") == []


@pytest.mark.parametrize(
    ("version", "asked", "told"),
    [("1.1", "close", ["close"]), ("1.0", "keep-alive", ["keep-alive"]), ("1.0", "close", [])],
    ids=["last of a connection", "kept by an old client", "old client"],
)
async def test_a_unary_reply_says_what_becomes_of_the_connection(
    stand: OpenStand, version: str, asked: str, told: list[str]
) -> None:
    gateway = await stand()
    answered = await gateway.ask(post(b"{}", fields=f"Connection: {asked}\r\n", version=version))
    assert (answered.status, answered.values("Connection"), answered.body) == (200, told, b'{"ok":true}')


async def test_json_above_the_limit_goes_on_in_pieces(stand: OpenStand) -> None:
    gateway = await stand(reply_bytes=1_000)
    pieces = [b"%04d" % number * 100 for number in range(20)]
    gateway.upstream.script = saying(JSON_HEAD, *map(chunk, pieces), LAST)
    answered = await gateway.ask(post(b"{}"))
    assert answered.values("Transfer-Encoding") == ["chunked"]
    assert (answered.whole, answered.body) == (True, b"".join(pieces))


async def test_json_that_is_a_stream_is_not_waited_for(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.operation = Operation.STREAM_GENERATE
    gateway.upstream.script = saying(JSON_HEAD, chunk(b"[{}"), then=hang)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        await client.head()
        assert await client.chunk() == b"[{}"


async def test_other_replies_keep_the_length_they_declare(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = answer(b"\x00" * 300_000, content_type="audio/mpeg")
    answered = await gateway.ask(post(b"{}"))
    assert (answered.value("Content-Length"), answered.body) == ("300000", b"\x00" * 300_000)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_a_redirect_reaches_the_client_without_its_target(stand: OpenStand, status: int) -> None:
    gateway = await stand()
    gateway.upstream.script = answer(b"{}", status=f"{status} Moved", fields="Location: http://127.0.0.1:1/steal\r\n")
    answered = await gateway.ask(post(b"{}"))
    assert (answered.status, answered.values("Location")) == (status, [])
    assert len(gateway.upstream.seen) == 1


NO_REPLY: dict[str, tuple[Script, int, str]] = {
    "never answers": (hang, 504, "first_byte_timeout"),
    "hangs up": (hang_up, 502, "disconnected"),
    "resets": (reset, 502, "disconnected"),
    "no http": (saying(b"220 smtp.example\r\n", then=hang_up), 502, "no_http"),
    "switches protocols": (
        saying(b"HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", then=hang),
        502,
        "no_http",
    ),
    "gzip": (answer(b"\x1f\x8b", fields="Content-Encoding: gzip\r\n"), 502, "compressed"),
    "gzip events": (
        answer(b"\x1f\x8b", content_type="text/event-stream", fields="Content-Encoding: GZIP\r\n"),
        502,
        "compressed",
    ),
    "gzip in chunks": (
        saying(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
            chunk(b"\x1f\x8b"),
            LAST,
        ),
        502,
        "compressed",
    ),
    "half a json reply": (saying(JSON_HEAD, chunk(b'{"a":'), then=hang_up), 502, "broken_off"),
    "half a json reply and a reset": (saying(JSON_HEAD, chunk(b'{"a":'), then=reset), 502, "broken_off"),
    "half a json reply and silence": (saying(JSON_HEAD, chunk(b'{"a":'), then=hang), 504, "idle_timeout"),
    "json without length or chunks, cut": (saying(CLOSED_JSON, b'{"a":[1,', then=hang_up), 502, "broken_off"),
    "nothing without length or chunks": (saying(CLOSED_JSON, then=hang_up), 502, "broken_off"),
    "an old reply, cut": (saying(CLOSED_JSON.replace(b"1.1", b"1.0"), b'{"a"', then=hang_up), 502, "broken_off"),
    "a short json reply": (
        saying(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{}", then=hang_up),
        502,
        "broken_off",
    ),
}


@pytest.mark.parametrize(("script", "status", "cause"), NO_REPLY.values(), ids=NO_REPLY.keys())
async def test_without_a_whole_reply_the_gateway_answers_in_the_dialect(
    stand: OpenStand, script: Script, status: int, cause: str
) -> None:
    patience = SOON if status == 504 else LATE
    gateway = await stand(first_byte=patience, idle=patience)
    gateway.upstream.script = script
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        answered = await client.answer()
        gateway.upstream.script = answer(b"{}")
        client.send(post(b"{}"))
        assert (await client.answer()).status == 200
    done = await gateway.ended()
    outcome = RequestOutcome.UPSTREAM_FAILED if status == 502 else RequestOutcome.UPSTREAM_TIMEOUT
    assert (answered.status, done.status, done.outcome) == (status, status, outcome)
    assert json.loads(answered.body)["error"]["incident_id"] == done.exchange.incident_id
    assert answered.value("X-Guardrail-Incident-ID") == done.exchange.incident_id
    assert answered.value("X-Guardrail-Decision") == "allow"
    assert answered.value("x-should-retry") == ("true" if status == 502 else "false")
    assert len(gateway.upstream.seen) == 2
    assert done.progress.reply is (Reason.UPSTREAM if status == 502 else Reason.UPSTREAM_TIMEOUT)
    assert done.progress.cause == cause
    assert cause.encode() not in answered.body


async def test_whole_json_needs_no_framing(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(CLOSED_JSON, b'{"a":', b" 1}", then=hang_up)
    answered = await gateway.ask(post(b"{}"))
    assert (answered.status, answered.body, answered.value("Content-Length")) == (200, b'{"a": 1}', "8")


async def test_unframed_json_is_waited_for_even_where_it_is_a_stream(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.phase.operation = Operation.STREAM_GENERATE
    gateway.upstream.script = saying(CLOSED_JSON, b"[{},", then=hang_up)
    assert (await gateway.ask(post(b"{}"))).status == 502


async def test_unframed_json_above_the_limit_cannot_be_known_to_be_whole(stand: OpenStand) -> None:
    gateway = await stand(reply_bytes=1_000)
    gateway.upstream.script = saying(CLOSED_JSON, b"[" + b"1," * 1_000 + b"1]", then=hang_up)
    assert (await gateway.ask(post(b"{}"))).status == 502


@pytest.mark.parametrize("status", ["204 No Content", "304 Not Modified"])
async def test_a_reply_that_has_no_body_needs_no_framing(stand: OpenStand, status: str) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\n\r\n".encode())
    assert (await gateway.ask(post(b"{}"))).status == int(status[:3])


ENDINGS = {
    "chat": b"data: [DONE]\n\n",
    "chat without a space": b"data:[DONE]\r\n\r\n",
    "messages": b'event: message_stop\ndata: {"type":"message_stop"}\n\n',
    "messages without a name": b'data: {"type": "message_stop"}\n\n',
    "responses": b'event: response.completed\ndata: {"response":{"x":"' + b"a" * 9_000 + b'"}}\n\n',
    "responses that failed": b"event: response.failed\ndata: {}\n\n",
    "responses that were cut short": b'data: {"type":"response.incomplete"}\n\n',
    "gemini": b'data: {"candidates": [{"finishReason": "STOP"}]}\r\n\r\n',
    "interactions": b'event: interaction.completed\ndata: {"interaction":{"id":"' + b"a" * 9_000 + b'"}}\n\n',
    "interactions without a name": b'data: {"event_type": "interaction.completed"}\n\n',
    "speech": b'data: {"type":"speech.audio.done"}\n\n',
    "a transcript": b'event: transcript.text.done\ndata: {"text":"' + b"a" * 9_000 + b'"}\n\n',
    "an image": b'event: image_generation.completed\ndata: {"b64_json":"' + b"a" * 9_000 + b'"}\n\n',
    "an edited image": b'data: {"type":"image_edit.completed"}\n\n',
    "a word after the end": b"data: [DONE]\n\n: bye\n\n",
}


@pytest.mark.parametrize("end", ENDINGS.values(), ids=ENDINGS.keys())
@pytest.mark.parametrize("size", [1, 7, 100_000], ids=["each byte", "small pieces", "one piece"])
async def test_an_unframed_stream_ends_where_its_dialect_says_so(stand: OpenStand, end: bytes, size: int) -> None:
    gateway = await stand()
    sent = EVENT + end
    begin = len(EVENT) if size == 1 else 0
    cuts = [sent[:begin], *(sent[start : start + size] for start in range(begin, min(len(sent), begin + 300), size))]
    rest = sent[sum(map(len, cuts)) :]
    gateway.upstream.script = saying(CLOSED_SSE, *cuts, rest, then=hang_up)
    answered = await gateway.ask(post(b"{}"))
    assert (answered.whole, answered.body) == (True, sent)
    assert (await gateway.ended()).outcome is RequestOutcome.ANSWERED


NO_ENDINGS = {
    "nothing": b"",
    "an event": EVENT,
    "the mark in a text": b'data: {"delta":"data: [DONE]"}\n\n',
    "the mark of Gemini in a text": b'data: {"text":"\\"finishReason\\":"}\n\n',
    "a reason of Gemini that is none yet": b'data: {"candidates": [{"finishReason": null}]}\n\n',
    "an event before the last": b"event: response.output_text.done\ndata: {}\n\n",
}


@pytest.mark.parametrize("sent", NO_ENDINGS.values(), ids=NO_ENDINGS.keys())
async def test_an_unframed_stream_without_its_end_gets_a_fault(stand: OpenStand, sent: bytes) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(CLOSED_SSE, sent, then=hang_up)
    answered = await gateway.ask(post(b"{}"))
    done = await gateway.ended()
    error = json.dumps({"error": {"code": "upstream_error", "incident_id": done.exchange.incident_id}}).encode()
    assert (answered.whole, answered.body) == (True, sent + b"data: " + error + b"\n\n")
    assert (done.outcome, done.progress.reply) == (RequestOutcome.UPSTREAM_FAILED, None)


async def test_a_text_that_holds_the_mark_where_memory_of_it_begins_is_no_end(stand: OpenStand) -> None:
    gateway = await stand()
    text = b'data: {"delta":"' + b"data: [DONE]".ljust(64, b".")
    gateway.upstream.script = saying(CLOSED_SSE, text, then=after_a_while(saying(b'"}\n\n', then=hang_up)))
    answered = await gateway.ask(post(b"{}"))
    assert answered.body.startswith(text + b'"}\n\n' + b'data: {"error"')
    assert (await gateway.ended()).outcome is RequestOutcome.UPSTREAM_FAILED


BETWEEN_EVENTS = {
    "nothing sent": b"",
    "line feeds": b"data: 1\n\n",
    "carriage returns and line feeds": b"data: 1\r\n\r\n",
    "carriage returns": b"data: 1\r\r",
    "mixed": b"data: 1\r\n\n",
    "mixed the other way": b"data: 1\n\r\n",
    "after a comment": b"data: 1\n\n: still here\n\n",
}


@pytest.mark.parametrize("sent", BETWEEN_EVENTS.values(), ids=BETWEEN_EVENTS.keys())
@pytest.mark.parametrize(
    ("end", "idle", "code"),
    [(hang_up, LATE, "upstream_error"), (reset, LATE, "upstream_error"), (hang, SOON, "upstream_timeout")],
    ids=["closed", "reset", "stalled"],
)
async def test_a_stream_that_breaks_between_events_ends_with_an_error_event(
    stand: OpenStand, sent: bytes, end: Script, idle: float, code: str
) -> None:
    gateway = await stand(idle=idle)
    gateway.upstream.script = saying(SSE_HEAD, *((chunk(sent),) if sent else ()), then=after_a_while(end))
    answered = await gateway.ask(post(b"{}"))
    done = await gateway.ended()
    error = {"code": code, "incident_id": done.exchange.incident_id}
    assert answered.whole
    assert answered.body == sent + b"data: " + json.dumps({"error": error}).encode() + b"\n\n"
    assert (done.status, done.outcome.value) == (200, code.replace("error", "failed"))


SHOWN_BROKEN: dict[str, tuple[Script, RequestOutcome]] = {
    "in an event": (saying(SSE_HEAD, chunk(EVENT), chunk(b'data: {"n"'), then=hang_up), RequestOutcome.UPSTREAM_FAILED),
    "after one line end": (saying(SSE_HEAD, chunk(b"data: 1\n"), then=hang_up), RequestOutcome.UPSTREAM_FAILED),
    "after one long line end": (saying(SSE_HEAD, chunk(b"data: 1\r\n"), then=hang_up), RequestOutcome.UPSTREAM_FAILED),
    "stalled in an event": (saying(SSE_HEAD, chunk(b"data: 1"), then=hang), RequestOutcome.UPSTREAM_TIMEOUT),
    "reset in an event": (
        saying(SSE_HEAD, chunk(b"data: 1"), then=after_a_while(reset)),
        RequestOutcome.UPSTREAM_FAILED,
    ),
    "in an event without framing": (saying(CLOSED_SSE, b"data: 1", then=hang_up), RequestOutcome.UPSTREAM_FAILED),
    "in the end mark without framing": (
        saying(CLOSED_SSE, b"data: [DONE]\n", then=hang_up),
        RequestOutcome.UPSTREAM_FAILED,
    ),
    "in audio": (saying(AUDIO_HEAD, chunk(b"\x00\n\n"), then=hang_up), RequestOutcome.UPSTREAM_FAILED),
    "stalled in audio": (saying(AUDIO_HEAD, chunk(b"\x00\n\n"), then=hang), RequestOutcome.UPSTREAM_TIMEOUT),
    "in audio with its length": (
        saying(b"HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: 9\r\n\r\nabc", then=hang_up),
        RequestOutcome.UPSTREAM_FAILED,
    ),
    "in events with their length": (
        saying(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 99\r\n\r\ndata: 1\n\n",
            then=hang_up,
        ),
        RequestOutcome.UPSTREAM_FAILED,
    ),
}


@pytest.mark.parametrize(("script", "outcome"), SHOWN_BROKEN.values(), ids=SHOWN_BROKEN.keys())
async def test_a_reply_that_breaks_elsewhere_never_looks_whole(
    stand: OpenStand, script: Script, outcome: RequestOutcome
) -> None:
    gateway = await stand(idle=SOON if outcome is RequestOutcome.UPSTREAM_TIMEOUT else LATE)
    gateway.upstream.script = script
    answered = await gateway.ask(post(b"{}"))
    done = await gateway.ended()
    assert (answered.status, answered.whole) == (200, False)
    assert done.outcome is outcome
    assert b"error" not in answered.body


async def test_an_old_client_gets_a_stream_until_the_connection_ends(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT), LAST)
    answered = await gateway.ask(post(b"{}", version="1.0"))
    assert (answered.whole, answered.body) == (True, EVENT)


async def test_an_old_client_is_told_of_a_broken_stream_by_a_reset(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, chunk(b"data: 1"), then=hang_up)
    answered = await gateway.ask(post(b"{}", version="1.0"))
    assert not answered.whole


async def test_an_old_client_is_told_by_a_reset_of_a_stream_that_a_stop_breaks_off(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT), then=hang)
    async with gateway.connect() as client:
        client.send(post(b"{}", version="1.0"))
        await client.head()
        assert await client.reader.readexactly(len(EVENT)) == EVENT
        await gateway.stop()
        with pytest.raises(ConnectionResetError):
            await client.reader.read()
    assert (await gateway.ended()).outcome is RequestOutcome.BROKEN_OFF


async def test_an_old_client_that_leaves_is_no_fault(stand: OpenStand) -> None:
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT), then=hang)
    with captured_log() as log:
        async with gateway.connect() as client:
            client.send(post(b"{}", version="1.0"))
            await client.head()
            client.writer.close()
            assert (await gateway.ended()).outcome is RequestOutcome.CLIENT_LEFT
    assert log.getvalue().decode() == ""


async def test_an_old_client_that_has_the_last_event_gets_an_orderly_end(stand: OpenStand) -> None:
    last = b"data: [DONE]\n\n"
    gateway = await stand()
    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT + last), then=hang)
    async with gateway.connect() as client:
        client.send(post(b"{}", version="1.0"))
        await client.head()
        assert await client.reader.readexactly(len(EVENT + last)) == EVENT + last
        await gateway.stop()
        assert await client.reader.read() == b""
    assert (await gateway.ended()).outcome is RequestOutcome.ANSWERED


LEAVING: dict[str, Script] = {
    "before the head": hang,
    "in a json reply": saying(JSON_HEAD, chunk(b"{"), then=hang),
    "in a stream": saying(SSE_HEAD, chunk(EVENT), then=hang),
}


@pytest.mark.parametrize("script", LEAVING.values(), ids=LEAVING.keys())
@pytest.mark.parametrize("how", ["close", "reset"])
async def test_when_the_client_leaves_the_upstream_is_left_too(stand: OpenStand, script: Script, how: str) -> None:
    gateway = await stand()
    gateway.upstream.script = script
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        await gateway.upstream.reached.wait()
        await asyncio.sleep(0.02)
        (client.writer.close if how == "close" else client.reset)()
        async with asyncio.timeout(5):
            await gateway.upstream.left.wait()
    assert (await gateway.ended()).outcome is RequestOutcome.CLIENT_LEFT
    assert gateway.done.empty()


_RESPONSE = b'{"type":"response.completed","response":{"output":"' + b"a" * 9_000 + b'"}}'
LAST_EVENTS = {
    "chat completions": (b"data: [DONE]\n\n",),
    "messages": (b'event: message_stop\ndata: {"type":"message_stop"}\n\n',),
    "messages, padded": (b'event: message_stop\ndata: {"type":"message_stop"            }\n\n',),
    "responses": (b"event: response.completed\ndata: " + _RESPONSE + b"\n\n",),
    "responses without a name": (b"data: " + _RESPONSE + b"\n\n",),
    "responses in pieces": (b"event: response.comp", b"leted\ndata: " + _RESPONSE, b"\n\n"),
}


async def _left_after(gateway: Stand, *pieces: bytes) -> RequestOutcome:
    """How a request ended whose client closed when it had these pieces, and the upstream had not ended."""
    gateway.upstream.script = saying(SSE_HEAD, chunk(EVENT), *map(chunk, pieces), then=hang)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        await client.head()
        got = b""
        while len(got) < len(EVENT) + sum(map(len, pieces)):
            got += await client.chunk()
        client.writer.close()
        async with asyncio.timeout(5):
            await gateway.upstream.left.wait()
    return (await gateway.ended()).outcome


@pytest.mark.parametrize("pieces", LAST_EVENTS.values(), ids=LAST_EVENTS.keys())
async def test_a_client_that_leaves_after_the_last_event_was_answered(
    stand: OpenStand, pieces: tuple[bytes, ...]
) -> None:
    assert await _left_after(await stand(), *pieces) is RequestOutcome.ANSWERED


EARLIER_EVENTS = {
    "in the last event": (b"event: response.completed\ndata: " + _RESPONSE,),
    "a text that names the last event": (b'event: x\ndata: {"delta":"response.completed"}\n\n',),
    "a text whose end is the mark": (b'data: {"delta":"', b"data: [DONE]".ljust(60, b".") + b'"}\n\n'),
}


@pytest.mark.parametrize("pieces", EARLIER_EVENTS.values(), ids=EARLIER_EVENTS.keys())
async def test_a_client_that_leaves_before_that_had_no_answer(stand: OpenStand, pieces: tuple[bytes, ...]) -> None:
    assert await _left_after(await stand(), *pieces) is RequestOutcome.CLIENT_LEFT


@pytest.mark.parametrize("content_type", ["text/event-stream", "application/json"])
async def test_a_client_that_does_not_read_is_given_up(stand: OpenStand, content_type: str) -> None:
    gateway = await stand(idle_seconds=0.2)
    gateway.upstream.script = answer(b"x" * 30_000_000, content_type=content_type)
    async with gateway.connect() as client:
        client.send(post(b"{}"))
        assert (await gateway.ended()).outcome is RequestOutcome.CLIENT_LEFT
