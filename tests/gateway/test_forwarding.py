"""What goes out at the upstream's socket is what came in: the body byte for byte, and every header that may pass."""

import hashlib

import pytest

from tests.gateway_fixture import request, running_gateway, talk

JSON = ("content-type", "application/json")
MESSAGES = b'"messages":[{"role":"user","content":"hello"}]'


@pytest.mark.parametrize(
    "body",
    [
        b'{"zeta":1,' + MESSAGES + b',"alpha":2,"model":"m"}',
        b'\n{ \t"model" :\r\n"m" , ' + MESSAGES + b" \n}\n",
        b'{"model":"m","messages":[{"role":"user","content":"\\u0063af\\u00e9 \\/ \\ud83d\\ude00"}]}',
        '{"model":"m","messages":[{"role":"user","content":"café 😀 \u2028"}]}'.encode(),
        b'{"model":"m",' + MESSAGES + b',"vendor":{"deep":[1,{"x":null}]},"":""}',
        b'{"model":"m",' + MESSAGES + b',"temperature":1.0,"top_p":1e-1,"seed":18446744073709551616,"n":-0}',
        b'{"model":"m",' + MESSAGES + b',"metadata":{"filler":"' + b"lorem ipsum " * 20_000 + b'"}}',
    ],
    ids=["key order", "white space", "escapes", "raw UTF-8", "unknown members", "spellings of numbers", "a large body"],
)
async def test_the_body_arrives_byte_for_byte(body: bytes) -> None:
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("POST", "/v1/chat/completions", body, (JSON,)))
        assert answer.status == 200
        (forwarded,) = gateway.received
    assert hashlib.sha256(forwarded.body).digest() == hashlib.sha256(body).digest()
    assert forwarded.values("content-length") == (str(len(body)),)


async def test_a_form_arrives_byte_for_byte() -> None:
    body = (
        b'--b o\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nuser_data\r\n'
        b'--b o\r\nContent-Disposition: form-data; name="file"; filename="x.bin"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n\x00\xff\r\n\x80\r\n--b o--\r\n"
    )
    kind = ("content-type", 'multipart/form-data; boundary="b o"')
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("POST", "/v1/files", body, (kind,)))
        assert answer.status == 200
        (forwarded,) = gateway.received
    assert forwarded.body == body
    assert forwarded.values("content-type") == (kind[1],)


PASSING = (
    ("anthropic-beta", "context-1m-2025-08-07"),
    ("anthropic-beta", "files-api-2025-04-14"),
    ("anthropic-version", "2023-06-01"),
    ("X-Stainless-Retry-Count", "0"),
    ("Idempotency-Key", "4f0c"),
    ("User-Agent", "an sdk/1.0 (of its own)"),
    ("x-request-id", "r-1"),
    ("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
    ("X-Unknown", "kept"),
    ("x-api-key", "provider-key"),
)
STOPPED = (
    ("Cookie", "session=1"),
    ("Forwarded", "for=192.0.2.1"),
    ("X-Forwarded-For", "192.0.2.1"),
    ("X-Forwarded-Host", "elsewhere.test"),
    ("X-Guardrail-Decision", "allow"),
    ("X-Guardrail-Mode", "monitor"),
    ("X-Guardrail-Incident-ID", "made-up"),
    ("X-Guardrail-Authorization", "Bearer made-up"),
    ("Keep-Alive", "timeout=5"),
    ("TE", "trailers"),
)


async def test_headers_and_query_arrive_unless_they_must_not() -> None:
    body = b'{"model":"m","max_tokens":8,' + MESSAGES + b"}"
    async with running_gateway() as gateway:
        raw = request("POST", "/v1/messages?beta=true&x=%20%2F", body, (JSON, *PASSING, *STOPPED))
        answer = await talk(gateway.url, raw)
        assert answer.status == 200
        (forwarded,) = gateway.received
    assert forwarded.target == "/v1/messages?beta=true&x=%20%2F"
    fields = [(name.decode(), value.decode()) for name, value in forwarded.headers]
    assert [field for field in fields if field in PASSING] == list(PASSING)
    assert not {value for _, value in STOPPED} & {value for _, value in fields if value != "allow"}
    assert forwarded.values("x-guardrail-incident-id") == (answer.headers["x-guardrail-incident-id"],)
    assert forwarded.values("host")[0].startswith("127.0.0.1:")


@pytest.mark.parametrize("method", ["GET", "HEAD", "DELETE"])
async def test_a_request_without_a_body_stays_without_one(method: str) -> None:
    async with running_gateway() as gateway:
        await talk(gateway.url, request(method, "/v1/files/file-1"))
        (forwarded,) = gateway.received
    assert (forwarded.method, forwarded.target, forwarded.body) == (method, "/v1/files/file-1", b"")
    assert forwarded.values("transfer-encoding") == ()
