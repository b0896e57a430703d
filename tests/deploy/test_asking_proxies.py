"""What proxies see that ask before they forward: a real nginx and a real Envoy with the shipped configurations."""

import asyncio
import os
import re
import shutil
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import trustme
import yaml
from aiohttp import web

from gateway.demo.upstream import RawRequest, build_upstream
from tests.adapters.state.stores import free_port
from tests.envoy_process import placed, running_envoy
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer, token, turns
from tests.gateway.gateway_process import PATIENCE_SECONDS, ROOT
from tests.gateway_fixture import Answer, closed, request, running_gateway, serving, talk
from tests.talks import ACCOUNT, HIJACKED, WIRES

DEPLOY: Final = ROOT / "deploy"
CHAT: Final = WIRES["chat"]
NICE: Final = turns(CHAT, ["What is the capital of France?"])
ATTACK: Final = turns(CHAT, [f"Now please {MARK}."])
LIMITED: Final = "policies.default.rates.subject.requests_per_minute=8"
PROVIDERS_KEY: Final = "key-of-the-operator"
CALLERS_KEY: Final = "key-of-the-caller"
CREDENTIALS: Final = ("authorization", "x-api-key", "api-key", "x-goog-api-key")
ACCOUNT_FIELDS: Final = ("openai-organization", "openai-project")
QUARANTINE: Final = "policies.default.strikes={ lock_strikes = 0, quarantine_strikes = 2 }"


@asynccontextmanager
async def running_nginx(guardrail: str, upstream: str, folder: Path) -> AsyncIterator[int]:
    """The port of an nginx with the shipped configuration that asks this gateway."""
    program, port = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"), free_port()
    assert program, "nginx is not installed: apt-get install nginx"
    text = (DEPLOY / "nginx" / "nginx.conf").read_text(encoding="utf-8")
    for shipped, here in (
        ("127.0.0.1:10000", f"127.0.0.1:{port}"),
        ("https://api.openai.com", upstream),
        ("Bearer PROVIDER_KEY", f"Bearer {PROVIDERS_KEY}"),
        ("/etc/ssl/certs/ca-certificates.crt", f"{folder}/authorities.pem"),  # read where the upstream speaks TLS
        ("http://127.0.0.1:8080", guardrail),
        ("/tmp/guardrail-nginx.pid", f"{folder}/pid"),
        ("events {", f"error_log {folder}/log;\nevents {{"),
        ("access_log off;", "".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)),
    ):
        assert text.count(shipped) == 1
        text = text.replace(shipped, here)
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    process = await asyncio.create_subprocess_exec(program, "-c", folder / "nginx.conf", "-g", "daemon off;")
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await _listens(port):
                assert process.returncode is None, (folder / "log").read_text(encoding="utf-8")
                await asyncio.sleep(0.02)
        yield port
    finally:
        process.terminate()
        await process.wait()


TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionError:
        return False
    writer.close()
    return True


def shipped_ext_authz() -> Any:
    """The shipped configuration, as a tree."""
    return yaml.safe_load((DEPLOY / "envoy" / "ext_authz.yaml").read_text(encoding="utf-8"))


@asynccontextmanager
async def running_ext_authz(guardrail: str, upstream: str, folder: Path) -> AsyncIterator[int]:
    """The port of an Envoy with the shipped configuration that asks this gateway."""
    tree = shipped_ext_authz()
    asked = int(guardrail.rpartition(":")[2])
    async with running_envoy(placed(tree, guardrail=[asked], upstream=upstream), folder) as port:
        yield port


@asynccontextmanager
async def serving_tls(server: web.Server, certificate: trustme.LeafCert) -> AsyncIterator[int]:
    """The port of the loopback address on which a server shows this certificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    certificate.configure_cert(context)
    runner = web.ServerRunner(server)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


PROXIES: Final = {"nginx": running_nginx, "envoy": running_ext_authz}


@dataclass(frozen=True, slots=True)
class Proxied:
    """A proxy that asks a gateway. `received` is what reached the upstream."""

    url: str
    received: list[RawRequest]

    async def ask(self, body: bytes, *more: tuple[str, str], path: str = CHAT.unary) -> Answer:
        fields = (("content-type", "application/json"), *more)
        return await talk(self.url, request("POST", path, body, fields), seconds=PATIENCE_SECONDS)


@asynccontextmanager
async def proxied(proxy: str, folder: Path, *settings: str) -> AsyncIterator[Proxied]:
    received: list[RawRequest] = []
    async with AsyncExitStack() as stack:
        opened = ("doors.authorisation=true", *SETTINGS, *settings)
        gateway = await stack.enter_async_context(running_gateway(*opened, environ=SECRETS))
        upstream = await stack.enter_async_context(serving(build_upstream(record=received.append)))
        running = PROXIES[proxy](gateway.url, f"http://127.0.0.1:{upstream}", folder)
        yield Proxied(f"http://127.0.0.1:{await stack.enter_async_context(running)}", received)


@pytest.mark.parametrize("proxy", PROXIES)
async def test_who_is_not_known_does_not_pass(proxy: str, tmp_path: Path) -> None:
    async with proxied(proxy, tmp_path) as ways:
        known, unknown = await ways.ask(NICE, bearer()), await ways.ask(NICE)
    assert (known.status, known.tree["object"], unknown.status) == (200, "chat.completion", 401)
    assert unknown.headers["x-guardrail-incident-id"]
    assert len(ways.received) == 1


@pytest.fixture(autouse=True)
def providers_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Envoy's configuration looks for it; in nginx's it stands itself."""
    monkeypatch.setenv("OPENAI_API_KEY", PROVIDERS_KEY)


@pytest.mark.parametrize("proxy", PROXIES)
async def test_the_providers_key_takes_the_place_of_the_callers_token(proxy: str, tmp_path: Path) -> None:
    tokens = {field: token(field) for field in CREDENTIALS}
    accounts = tuple((field, "callers") for field in ACCOUNT_FIELDS)
    async with proxied(proxy, tmp_path) as ways:
        shown = [(field, f"Bearer {text}" if field == "authorization" else text) for field, text in tokens.items()]
        statuses = [(await ways.ask(NICE, each, *accounts)).status for each in shown]
    assert statuses == [200] * len(CREDENTIALS)
    for asked in ways.received:
        assert asked.values("authorization") == (f"Bearer {PROVIDERS_KEY}",)
        names = {name.decode().lower() for name, _ in asked.headers}
        assert not names & {*CREDENTIALS[1:], *ACCOUNT_FIELDS}
        assert not any(text.encode() in value for text in tokens.values() for _, value in asked.headers)


async def test_envoy_hands_another_provider_the_key_in_its_own_field(tmp_path: Path) -> None:
    received: list[RawRequest] = []
    tree = shipped_ext_authz()
    (host,) = tree["static_resources"]["listeners"][0]["filter_chains"][0]["filters"]
    route = host["typed_config"]["route_config"]["virtual_hosts"][0]["routes"][1]
    route["request_headers_to_remove"].append("authorization")
    (added,) = route["request_headers_to_add"]
    added["header"] = {"key": "x-api-key", "value": "%ENVIRONMENT(OPENAI_API_KEY)%"}
    async with AsyncExitStack() as stack:
        gateway = await stack.enter_async_context(
            running_gateway("doors.authorisation=true", *SETTINGS, environ=SECRETS)
        )
        upstream = await stack.enter_async_context(serving(build_upstream(record=received.append)))
        asked = [int(gateway.url.rpartition(":")[2])]
        placed_tree = placed(tree, guardrail=asked, upstream=f"http://127.0.0.1:{upstream}")
        ways = Proxied(
            f"http://127.0.0.1:{await stack.enter_async_context(running_envoy(placed_tree, tmp_path))}", received
        )
        shown = [bearer(), *((field, token(field)) for field in CREDENTIALS[1:])]
        statuses = [(await ways.ask(NICE, each)).status for each in shown]
    assert statuses == [200] * len(shown)
    assert [
        {field: asked.values(field) for field in CREDENTIALS if asked.values(field)} for asked in ways.received
    ] == [{"x-api-key": (PROVIDERS_KEY,)}] * len(shown)


@pytest.mark.parametrize("proxy", PROXIES)
async def test_a_caller_with_a_key_of_its_own_shows_its_token_beside_it(proxy: str, tmp_path: Path) -> None:
    async with proxied(proxy, tmp_path) as ways:
        fields = (("authorization", f"Bearer {CALLERS_KEY}"), ("openai-project", "callers"))
        known = await ways.ask(NICE, ("x-guardrail-authorization", f"Bearer {token()}"), *fields)
        unknown = await ways.ask(NICE, ("x-guardrail-authorization", f"Bearer {CALLERS_KEY}"), *fields)
    assert (known.status, unknown.status) == (200, 401)
    (asked,) = ways.received
    assert asked.values("authorization") == (f"Bearer {CALLERS_KEY}",)
    assert asked.values("openai-project") == ("callers",)
    assert asked.values("x-guardrail-authorization") == ()


@pytest.mark.parametrize("proxy", PROXIES)
async def test_without_the_gateway_nothing_passes(proxy: str, tmp_path: Path) -> None:
    received: list[RawRequest] = []
    async with (
        closed() as nowhere,
        serving(build_upstream(record=received.append)) as upstream,
        PROXIES[proxy](nowhere, f"http://127.0.0.1:{upstream}", tmp_path) as port,
    ):
        answer = await Proxied(f"http://127.0.0.1:{port}", received).ask(NICE, bearer())
    assert (answer.status, received) == (503, [])


async def test_envoy_refuses_what_the_gateway_refuses_in_its_words(tmp_path: Path) -> None:
    async with proxied("envoy", tmp_path) as ways:
        refused, clean = await ways.ask(ATTACK, bearer()), await ways.ask(NICE, bearer())
    assert (refused.status, refused.tree["error"]["code"]) == (400, "content_policy_violation")
    assert (refused.headers["x-guardrail-decision"], clean.headers["x-guardrail-decision"]) == ("deny", "allow")
    assert len(ways.received) == 1
    assert ways.received[0].body == NICE


async def test_envoy_sees_no_reply_and_no_call_in_it(tmp_path: Path) -> None:
    async with proxied("envoy", tmp_path) as ways:
        answer = await ways.ask(CHAT.write(HIJACKED, stream=False), bearer())
    assert (answer.status, ACCOUNT in answer.body.decode()) == (200, True)


@pytest.mark.parametrize("path", ["/v1//chat/completions", "/v1/chat%2Fcompletions", "/v1/chat/completions;a=b"])
async def test_envoy_lets_no_path_through_that_has_two_readings(path: str, tmp_path: Path) -> None:
    async with proxied("envoy", tmp_path) as ways:
        answer = await ways.ask(NICE, bearer(), path=path)
    assert (answer.status, ways.received) == (400, [])


async def test_nginx_sees_no_text(tmp_path: Path) -> None:
    async with proxied("nginx", tmp_path) as ways:
        answer = await ways.ask(ATTACK, bearer())
    assert answer.status == 200
    assert [asked.body for asked in ways.received] == [ATTACK]


@pytest.mark.parametrize(
    ("name", "is_known", "status"),
    [
        pytest.param("localhost", True, 200, id="the provider"),
        pytest.param("localhost", False, 502, id="a certificate that nobody vouches for"),
        pytest.param("elsewhere.test", True, 502, id="a certificate of another host"),
    ],
)
async def test_nginx_hands_its_key_to_the_provider_alone(
    name: str, is_known: bool, status: int, tmp_path: Path
) -> None:
    received: list[RawRequest] = []
    known, other = trustme.CA(), trustme.CA()
    known.cert_pem.write_to_path(tmp_path / "authorities.pem")
    certificate = (known if is_known else other).issue_cert(name)
    async with AsyncExitStack() as stack:
        opened = ("doors.authorisation=true", *SETTINGS)
        gateway = await stack.enter_async_context(running_gateway(*opened, environ=SECRETS))
        server = serving_tls(build_upstream(record=received.append), certificate)
        upstream = f"https://localhost:{await stack.enter_async_context(server)}"
        port = await stack.enter_async_context(running_nginx(gateway.url, upstream, tmp_path))
        answer = await Proxied(f"http://127.0.0.1:{port}", received).ask(NICE, bearer())
    assert (answer.status, len(received)) == (status, int(status == 200))


async def test_nginx_is_told_of_rates(tmp_path: Path) -> None:
    async with proxied("nginx", tmp_path, LIMITED) as ways:
        answers = [await ways.ask(NICE, bearer()) for _ in range(12)]
    refused = [answer for answer in answers if answer.status == 429]
    assert len(refused) == 12 - len(ways.received) > 0
    assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
    assert {answer.tree["error"]["code"] for answer in refused} == {"rate_limit_exceeded"}


async def test_nginx_is_told_of_quarantine(tmp_path: Path) -> None:
    async with proxied("nginx", tmp_path, QUARANTINE) as ways:
        before = await ways.ask(NICE, bearer())
        # Strikes come of what another door has judged.
        config = (tmp_path / "nginx.conf").read_text(encoding="utf-8")
        gateway = re.search(r"proxy_pass (http://[0-9.:]+)/v1/guardrail/admit", config)
        assert gateway
        direct = Proxied(gateway[1], [])
        strikes = [(await direct.ask(ATTACK, bearer())).status for _ in range(2)]
        after = await ways.ask(NICE, bearer())
    assert (before.status, strikes, after.status) == (200, [400, 400], 403)
    assert after.tree["error"]["code"] == "quarantined"
    assert len(ways.received) == 1
