"""What only the door for Envoy does; what it shares with the proxy's own is tested there, through both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn, cast

import grpc
import orjson
import pytest
from aiohttp import web
from envoy.config.core.v3.base_pb2 import HeaderMap, HeaderValue
from envoy.extensions.filters.http.ext_proc.v3.processing_mode_pb2 import ProcessingMode
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol
from google.protobuf.struct_pb2 import Struct

from adapters.metrics import private_metrics
from adapters.upstream_calls import UpstreamCause, UpstreamFailed
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason
from gateway.config.settings import EnvoySettings, LimitSettings, Settings
from gateway.doors.envoy_messages import SERVICE
from gateway.doors.envoy_processing import EnvoyDoor
from gateway.doors.envoy_replies import EnvoyReply
from gateway.doors.envoy_server import open_envoy_door
from gateway.doors.envoy_talk import Aborted, EnvoyTalk
from gateway.exchanges.exchange import Exchange
from gateway.limiting.buffers import Buffers, Holding, Room
from gateway.phases.progress import Progress
from gateway.phases.services import build_services
from gateway.processes.worker import CurrentServices
from tests import gateway_fixture
from tests.envoy_process import placed, running_envoy, shipped
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer
from tests.gateway.doors.asking import CLEAN, JSON, chat, user
from tests.gateway_fixture import RunningGateway, captured_log, engine_for, request, running_gateway, serving, talk

PATH = "/v1/chat/completions"
MEBIBYTE = 1_048_576
MODES = protocol.ProtocolConfiguration(
    request_body_mode=ProcessingMode.BUFFERED, response_body_mode=ProcessingMode.FULL_DUPLEX_STREAMED
)


@pytest.fixture(autouse=True)
def through_envoy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway_fixture, "DOOR", "envoy")


async def ask(gateway: RunningGateway, tree: Any, *fields: tuple[str, str]) -> gateway_fixture.Answer:
    return await talk(gateway.url, request("POST", PATH, orjson.dumps(tree), (JSON, *fields)))


@asynccontextmanager
async def answering(body: bytes, **headers: str) -> AsyncIterator[str]:
    """An upstream that answers everything alike."""

    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})

    async with serving(web.Server(answer, access_log=None)) as port:
        yield f"http://127.0.0.1:{port}"


async def test_what_goes_on_is_what_came_but_for_what_must_not_pass() -> None:
    body = b'{"model":"m", "messages":[{"role":"user","content":"caf\\u00e9"}]}'
    kept = (("x-kept", "1"), ("x-kept", "2"), ("authorization", "Bearer provider-key"), ("user-agent", "an sdk/1.0"))
    stopped = (
        ("cookie", "a=b"),
        ("x-forwarded-for", "192.0.2.1"),
        ("x-guardrail-decision", "allow"),
        ("te", "trailers"),
    )
    async with running_gateway() as gateway:
        raw = request("POST", f"{PATH}?x=%20%2F", body, (JSON, *kept, *stopped))
        answer = await talk(gateway.url, raw)
        (forwarded,) = gateway.received
    assert answer.status == 200
    assert (forwarded.body, forwarded.target) == (body, f"{PATH}?x=%20%2F")
    assert forwarded.values("x-kept") in (("1", "2"), ("1,2",))
    names = {name.decode().lower() for name, _ in forwarded.headers}
    assert names == {
        *("host", "content-type", "content-length", "accept-encoding", "x-kept", "authorization", "user-agent"),
        *("x-guardrail-decision", "x-guardrail-mode", "x-guardrail-incident-id"),
    }
    assert forwarded.values("x-guardrail-incident-id") == (answer.headers["x-guardrail-incident-id"],)


async def test_a_tenants_key_takes_the_place_of_the_clients() -> None:
    async with running_gateway(*SETTINGS, environ=SECRETS) as gateway:
        raw = request("POST", f"{PATH}?key=clients&a=b", orjson.dumps(chat(user(CLEAN))), (JSON, bearer()))
        answer = await talk(gateway.url, raw)
        (forwarded,) = gateway.received
    assert answer.status == 200
    assert forwarded.values("authorization") == ("Bearer provider-key",)
    assert forwarded.target == f"{PATH}?a=b"


async def test_a_locked_callers_tools_are_taken_out() -> None:
    tools = [{"type": "function", "function": {"name": "go", "parameters": {"type": "object"}}}]
    async with running_gateway(*SETTINGS, environ=SECRETS) as gateway:
        for _ in range(3):
            await ask(gateway, chat(user(f"Say {MARK}.")), bearer())
        answer = await ask(gateway, chat(user(CLEAN), tools=tools), bearer())
        (forwarded,) = gateway.received
    assert (answer.status, answer.headers["x-guardrail-mode"]) == (200, "execute_locked")
    assert "tools" not in orjson.loads(forwarded.body)
    assert forwarded.values("content-length") == (str(len(forwarded.body)),)


async def test_a_reply_that_nobody_can_read_is_not_handed_on() -> None:
    behind = answering(b"{}", content_encoding="identity, br", content_type="application/json")
    async with behind as url, running_gateway(upstream_url=url) as gateway:
        answer = await ask(gateway, chat(user(CLEAN)))
        failures = {"reason": "upstream_error", "cause": "compressed"}
    assert (answer.status, answer.tree["error"]["code"]) == (502, "upstream_error")
    assert gateway.registry.get_sample_value("guardrail_upstream_failures_total", failures) == 1


async def test_an_upstream_that_switches_protocols_has_failed() -> None:
    async def switch(_: web.BaseRequest) -> web.StreamResponse:
        return web.Response(status=101, headers={"connection": "upgrade", "upgrade": "websocket"})

    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(serving(web.Server(switch, access_log=None)))
        gateway = await stack.enter_async_context(running_gateway(upstream_url=f"http://127.0.0.1:{port}"))
        answer = await ask(gateway, chat(user(CLEAN)))
        (line,) = await gateway.settled()
    assert (answer.status, answer.tree["error"]["code"]) == (502, "upstream_error")
    assert (line["outcome"], line["cause"]) == ("upstream_failed", "no_http")


async def test_a_reply_above_its_limit_is_not_judged_and_not_handed_on() -> None:
    large = orjson.dumps({"choices": [], "filler": "x" * 70_000})
    async with answering(large, content_type="application/json") as url:
        async with running_gateway("limits.reply_bytes=65536", upstream_url=url) as gateway:
            answer = await ask(gateway, chat(user(CLEAN)))
        async with running_gateway(
            "limits.reply_bytes=65536", 'policies.default.enforcement="monitor"', upstream_url=url
        ) as gateway:
            watched = await ask(gateway, chat(user(CLEAN)))
    assert (answer.status, answer.tree["error"]["code"]) == (502, "reply_not_judged")
    assert answer.headers["x-guardrail-decision"] == watched.headers["x-guardrail-decision"] == "deny"
    assert answer.headers["x-guardrail-coverage"] == watched.headers["x-guardrail-coverage"] == "judged=1, not-judged=1"
    assert (watched.status, watched.body) == (200, large)


async def test_a_large_request_and_a_large_reply_pass_whole() -> None:
    large = orjson.dumps({"choices": [], "filler": "lorem ipsum " * 200_000})
    behind = answering(large, content_type="application/json")
    async with behind as url, running_gateway("limits.judge_seconds=60", upstream_url=url) as gateway:
        answer = await ask(gateway, chat(user("lorem ipsum " * 100_000)))
    assert (answer.status, answer.body) == (200, large)


async def test_a_client_that_leaves_is_told_of() -> None:
    async with gateway_fixture.silent() as url, running_gateway(upstream_url=url) as gateway:
        _, writer = await asyncio.open_connection("127.0.0.1", int(gateway.url.rpartition(":")[2]))
        writer.write(request("POST", PATH, orjson.dumps(chat(user(CLEAN))), (JSON,)))
        await asyncio.sleep(0.2)
        writer.close()
        (line,) = await gateway.settled(1)
    assert (line["decision"], line["outcome"]) == ("allow", "client_left")


@asynccontextmanager
async def door() -> AsyncIterator[tuple[int, Any]]:
    """The door alone: its port, and what it reported."""
    async with door_to_services() as (port, done, _):
        yield port, done


@asynccontextmanager
async def door_to_services() -> AsyncIterator[tuple[int, Any, CurrentServices]]:
    """The door alone: its port, what it reported, and the services that it holds."""
    settings = Settings.model_validate({"upstreams": {"openai": {"base_url": "http://openai.test"}}})
    engine = await asyncio.to_thread(engine_for, settings)
    services = build_services(settings, metrics=private_metrics(), environ={}, engine=engine)
    done: list[Any] = []
    current = CurrentServices(services)
    made = EnvoyDoor(
        current.hold_services,
        room=Room(settings.limits),
        nearest=current.nearest,
        on_done=lambda exchange, progress: done.append((exchange, progress)),
    )
    opened = await open_envoy_door(made, EnvoySettings(), settings.limits)
    try:
        yield opened.port, done, current
    finally:
        await opened.stop(0.0)
        await current.close()


def head(**fields: str) -> protocol.HttpHeaders:
    values = {":method": "POST", ":path": PATH, "content-type": "application/json", **fields}
    headers = [HeaderValue(key=name, raw_value=value.encode()) for name, value in values.items()]
    return protocol.HttpHeaders(headers=HeaderMap(headers=headers))


@asynccontextmanager
async def conversation(port: int) -> AsyncIterator[Any]:
    async with grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel:
        yield channel.stream_stream(
            f"/{SERVICE}/Process",
            request_serializer=protocol.ProcessingRequest.SerializeToString,
            response_deserializer=protocol.ProcessingResponse.FromString,
        )()


async def ends(call: Any) -> None:
    """Read until the conversation ends. Raises if it ends with an error."""
    while await call.read() is not grpc.aio.EOF:
        pass


@pytest.mark.parametrize(
    "first",
    [
        protocol.ProcessingRequest(request_headers=head()),
        protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES, observability_mode=True),
        protocol.ProcessingRequest(response_headers=head(), protocol_config=MODES),
        protocol.ProcessingRequest(
            request_headers=head(),
            protocol_config=protocol.ProtocolConfiguration(
                request_body_mode=ProcessingMode.BUFFERED_PARTIAL,
                response_body_mode=ProcessingMode.FULL_DUPLEX_STREAMED,
            ),
        ),
    ],
    ids=["no bodies", "nobody waits", "a reply without its request", "a part of the body"],
)
async def test_a_mode_in_which_nothing_can_be_judged_is_an_error(first: protocol.ProcessingRequest) -> None:
    async with door() as (port, done), conversation(port) as call:
        await call.write(first)
        assert await call.code() is grpc.StatusCode.FAILED_PRECONDITION
        assert done == []


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({":path": "elsewhere"}, 400),
        ({":path": "/v1/x\\y"}, 400),
        ({"x": "a\nb"}, 400),
        ({"content-encoding": "gzip"}, 415),
        ({"content-length": "20971521"}, 413),
        ({"content-length": "9" * 5_000}, 413),
        ({"content-length": "²"}, 400),
        ({"content-length": "٣"}, 400),
        ({"content-length": ""}, 400),
        ({"expect": "a miracle"}, 417),
        ({"x": "y" * 40_000}, 431),
        ({":method": "BREW"}, 405),
    ],
)
async def test_a_head_is_refused_before_the_body_is_sent(fields: dict[str, str], status: int) -> None:
    async with door() as (port, done), conversation(port) as call:
        await call.write(protocol.ProcessingRequest(request_headers=head(**fields), protocol_config=MODES))
        told = await call.read()
        await call.done_writing()
        assert await call.code() is grpc.StatusCode.OK
    assert told.immediate_response.status.code == status
    ((exchange, progress),) = done
    assert (progress.status, exchange.judgement.decision) == (status, "deny")


@pytest.mark.parametrize(
    ("envoys", "status", "code"),
    [
        ("413", 413, "request_too_large"),
        ("408", 408, "request_timeout"),
        ("200", 500, "internal_error"),
    ],
)
async def test_a_reply_in_place_of_the_requests_body_ends_the_conversation(envoys: str, status: int, code: str) -> None:
    fields = HeaderMap(headers=[HeaderValue(key=":status", raw_value=envoys.encode())])
    async with door() as (port, done), conversation(port) as call:
        await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
        assert (await call.read()).WhichOneof("response") == "request_headers"
        await call.write(protocol.ProcessingRequest(response_headers=protocol.HttpHeaders(headers=fields)))
        told = (await call.read()).immediate_response
    assert (told.status.code, orjson.loads(told.body)["error"]["code"]) == (status, code)
    assert len(done) == 1


async def test_a_request_that_envoy_does_not_accept_is_answered_by_envoy() -> None:
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("POST", PATH.replace("/chat", "%2Fchat"), b"{}", (JSON,)))
        lines = gateway.lines()
    assert (answer.status, answer.body) == (400, b"")
    assert [line["event"] for line in lines if line["event"] in ("request", "envoy_mode_refused")] == []


async def test_a_body_that_envoy_does_not_hold_is_too_large() -> None:
    body = b"%x\r\n" % (22 * MEBIBYTE) + b" " * 22 * MEBIBYTE + b"\r\n0\r\n\r\n"
    head = f"POST {PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, head.encode() + body)
    assert (answer.status, answer.tree["error"]["code"]) == (413, "request_too_large")


@pytest.mark.parametrize(
    ("content_type", "answered"),
    [("text/event-stream", (200, None)), ("application/json", (500, Reason.INTERNAL))],
    ids=["begun", "not begun"],
)
async def test_a_word_out_of_turn_within_a_reply_ends_the_conversation_with_an_error(
    content_type: str, answered: tuple[int, Reason | None]
) -> None:
    fields = HeaderMap(headers=[HeaderValue(key=":status", raw_value=b"200")])
    fields.headers.append(HeaderValue(key="content-type", raw_value=content_type.encode()))
    async with door() as (port, done), conversation(port) as call:
        await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
        await call.read()
        body = protocol.HttpBody(body=orjson.dumps(chat(user(CLEAN))), end_of_stream=True)
        await call.write(protocol.ProcessingRequest(request_body=body))
        assert (await call.read()).WhichOneof("response") == "request_body"
        for _ in range(2):
            await call.write(protocol.ProcessingRequest(response_headers=protocol.HttpHeaders(headers=fields)))
        with pytest.raises(grpc.aio.AioRpcError) as ended:
            await ends(call)
    assert ended.value.code() is grpc.StatusCode.ABORTED
    ((_, progress),) = done
    assert progress.outcome == "crashed"
    assert (progress.status, progress.reply) == answered


async def test_a_request_that_crashes_is_logged_under_the_id_that_it_is_recorded_with() -> None:
    done: list[tuple[Exchange, Progress]] = []

    def hold() -> NoReturn:
        raise ZeroDivisionError

    made = EnvoyDoor(
        hold,
        room=Room(LimitSettings()),
        nearest=lambda _: OPENAI,
        on_done=lambda exchange, progress: done.append((exchange, progress)),
    )
    with captured_log() as log:
        opened = await open_envoy_door(made, EnvoySettings(), LimitSettings())
        async with conversation(opened.port) as call:
            await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
            with pytest.raises(grpc.aio.AioRpcError) as ended:
                await ends(call)
        await opened.stop(0.0)
    assert ended.value.code() is grpc.StatusCode.INTERNAL
    crashed = [line for line in map(orjson.loads, log.getvalue().splitlines()) if line["event"] == "request_crashed"]
    ((exchange, progress),) = done
    assert [line["incident_id"] for line in crashed] == [exchange.incident_id]
    assert (progress.outcome, progress.status, progress.reply) == ("crashed", 500, Reason.INTERNAL)
    assert exchange.refusal is not None
    assert exchange.refusal.reason is Reason.INTERNAL


async def test_a_request_that_is_broken_off_ends_with_an_error() -> None:
    async with door_to_services() as (port, done, current), conversation(port) as call:
        await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
        assert (await call.read()).WhichOneof("response") == "request_headers"
        assert current._version.break_off() == 1
        async with asyncio.timeout(30.0):
            with pytest.raises(grpc.aio.AioRpcError) as ended:
                await ends(call)
    assert ended.value.code() is grpc.StatusCode.UNAVAILABLE
    ((_, progress),) = done
    assert progress.outcome == "broken_off"


@pytest.mark.parametrize("ending", ["cancelled", "done writing"])
@pytest.mark.parametrize("sends_body", [True, False])
async def test_a_conversation_that_envoy_ends_is_no_fault(sends_body: bool, ending: str) -> None:
    with captured_log() as log:
        async with door_to_services() as (port, done, current), conversation(port) as call:
            await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
            await call.read()
            if sends_body:
                body = protocol.HttpBody(body=orjson.dumps(chat(user(CLEAN))), end_of_stream=True)
                await call.write(protocol.ProcessingRequest(request_body=body))
                assert (await call.read()).WhichOneof("response") == "request_body"
            if ending == "cancelled":
                call.cancel()
            else:
                await call.done_writing()
            async with asyncio.timeout(30.0):
                await current._version.wait_idle()
    assert log.getvalue().decode() == ""
    ((_, progress),) = done
    assert progress.outcome == "client_left"


class Gone:
    """A gRPC call whose other side has left meanwhile."""

    def invocation_metadata(self) -> tuple[()]:
        return ()

    async def abort(self, _code: grpc.StatusCode, _details: str) -> None:
        raise grpc.aio.InternalError("the call is over")


async def test_a_reply_is_aborted_even_where_envoy_has_left_meanwhile() -> None:
    with pytest.raises(Aborted):
        await EnvoyTalk(Gone()).abort()


async def test_a_body_that_ends_in_trailers_is_not_read() -> None:
    async with door() as (port, _), conversation(port) as call:
        await call.write(protocol.ProcessingRequest(request_headers=head(), protocol_config=MODES))
        await call.read()
        body = protocol.HttpBody(body=orjson.dumps(chat(user(CLEAN))), end_of_stream=False)
        await call.write(protocol.ProcessingRequest(request_body=body))
        told = await call.read()
    assert told.immediate_response.status.code == 400


async def test_without_the_gateway_nothing_passes(tmp_path: Path) -> None:
    async with answering(b"{}") as url, gateway_fixture.closed() as nowhere:
        tree = placed(shipped(), guardrail=[int(nowhere.rpartition(":")[2])], upstream=url)
        async with running_envoy(tree, tmp_path) as port:
            answer = await talk(f"http://127.0.0.1:{port}", request("POST", PATH, b"{}", (JSON,)))
    assert answer.status == 500


class _Telling:
    """A talk in which Envoy's next message is a reply with these details of where it comes from."""

    def __init__(self, details: str) -> None:
        attributes = Struct()
        attributes["response.code_details"] = details
        self._message = protocol.ProcessingRequest(attributes={"envoy.filters.http.ext_proc": attributes})

    async def expect(self, _kind: str) -> protocol.ProcessingRequest:
        return self._message


_DISTRUSTED = "TLS_error:|268435581:SSL_routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify_cert_failed:_X509"
_NO_HANDSHAKE = "TLS_error:|33554536:system_library:OPENSSL_internal:Connection_reset_by_peer:TLS_error_end"


def _reset(reason: str) -> str:
    return f"upstream_reset_before_response_started{{{reason}}}"


@pytest.mark.parametrize(
    ("details", "cause", "had_request"),
    [
        ("no_healthy_upstream", UpstreamCause.ENVOY, False),
        ("route_not_found", UpstreamCause.ENVOY, False),
        ("maintenance_mode", UpstreamCause.ENVOY, False),
        (_reset("overflow"), UpstreamCause.ENVOY, False),
        (_reset("remote_refused_stream_reset"), UpstreamCause.ENVOY, False),
        (_reset("remote_connection_failure|delayed_connect_error:_Connection_refused"), UpstreamCause.REFUSED, False),
        (_reset(f"remote_connection_failure|{_DISTRUSTED}"), UpstreamCause.CERTIFICATE, False),
        (_reset(f"remote_connection_failure|{_NO_HANDSHAKE}"), UpstreamCause.TLS, False),
        (_reset("remote_connection_failure"), UpstreamCause.UNREACHABLE, False),
        (_reset("connection_timeout"), UpstreamCause.CONNECT_TIMEOUT, False),
        (_reset("connection_termination"), UpstreamCause.DISCONNECTED, True),
        (_reset("remote_reset"), UpstreamCause.DISCONNECTED, True),
        (_reset("protocol_error"), UpstreamCause.NO_HTTP, True),
        ("response_timeout", UpstreamCause.FIRST_BYTE_TIMEOUT, True),
        ("stream_idle_timeout", UpstreamCause.FIRST_BYTE_TIMEOUT, True),
        ("upstream_per_try_timeout", UpstreamCause.FIRST_BYTE_TIMEOUT, True),
        ("upstream_per_try_idle_timeout", UpstreamCause.FIRST_BYTE_TIMEOUT, True),
        ("max_duration_timeout", UpstreamCause.TOTAL_TIMEOUT, True),
        ("upstream_max_stream_duration_reached", UpstreamCause.TOTAL_TIMEOUT, True),
    ],
)
async def test_a_reply_that_envoy_made_tells_whether_the_upstream_may_have_had_the_request(
    details: str, cause: UpstreamCause, had_request: bool
) -> None:
    reply = EnvoyReply(cast("EnvoyTalk", _Telling(details)), LimitSettings(), Progress(Holding(Buffers(0))))
    with pytest.raises(UpstreamFailed) as failed:
        await reply.arrive()
    assert (failed.value.cause, failed.value.cause.had_request) == (cause, had_request)
