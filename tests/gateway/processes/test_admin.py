"""The admin listener tells the truth about the processes, in JSON, and nothing else."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import aiohttp
import orjson
import pytest
import structlog
from structlog.testing import capture_logs

from adapters.metrics import CONTENT_TYPE, KeyFetch, private_metrics
from gateway.config.settings import Settings, SettingsError
from gateway.evidence.operators import Operators, build_operators
from gateway.evidence.questions import MOST_BODY_BYTES
from gateway.listeners import address_of, open_listeners
from gateway.processes.admin import serve_admin
from gateway.processes.board import DIGEST_BYTES, Board, ProcessState
from gateway.processes.child import Orders, ParentOrder
from gateway.processes.configuration import settings_digest
from gateway.processes.reloading import Reloader
from tests.gateway_fixture import captured_log

TOKEN = "operators-token-of-this-test-alone"
SHOWN = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
GUARDRAIL = ("X-Guardrail-Decision", "X-Guardrail-Mode", "X-Guardrail-Incident-ID")


class _Orders(Orders):
    """Orders to a process that tell how often it has waited for one."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: asyncio.Queue[bool] = asyncio.Queue()

    async def next(self) -> ParentOrder:
        self.waits.put_nowait(True)
        return await super().next()


class Admin:
    def __init__(self, board: Board, address: str, orders: _Orders, operators: Operators) -> None:
        self.board = board
        self.address = address
        self.orders = orders
        self.operators = operators
        self.file: Settings | None = None
        """What the next reading of the configuration finds; None for one that is not valid."""

    def load(self) -> Settings:
        if self.file is None:
            raise SettingsError(["no settings"])
        return self.file

    async def reload(self, file: Settings | None) -> list[str]:
        """Order a reload, and return the events that are logged until it has ended."""
        self.file = file
        with capture_logs() as logged:
            self.orders.order_reload()
            await self.orders.waits.get()
        return [line["event"] for line in logged]

    async def ask(
        self, path: str, method: str = "GET", *, headers: Mapping[str, str] | None = None, body: bytes | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, f"http://{self.address}{path}", headers=headers, data=body) as answer,
        ):
            return answer.status, dict(answer.headers), await answer.read()


@pytest.fixture
async def admin(tmp_path: Path) -> AsyncIterator[Admin]:
    board = Board(["worker-0", "admin"])
    (listener,) = open_listeners("127.0.0.1", 0, 1)
    orders = _Orders()
    address = address_of(listener)
    settings = Settings.model_validate({"state": {"url": f"sqlite://{tmp_path}/state.db"}})
    operators = build_operators(settings, environ={"GUARDRAIL_ADMIN_TOKEN": TOKEN}, watch=lambda *_: None)
    stand = Admin(board, address, orders, operators)
    work = asyncio.create_task(
        serve_admin(
            orders,
            name="admin",
            board=board,
            listener=listener,
            metrics_folder=tmp_path,
            operators=operators,
            load=stand.load,
            reloader=Reloader(private_metrics(), board, ask_again=lambda: None),
        )
    )
    await orders.waits.get()
    yield stand
    orders.order_stop()
    await work
    assert board.read("admin") is ProcessState.STOPPING


@pytest.mark.parametrize(
    ("state", "draining", "status", "told"),
    [
        pytest.param(
            ProcessState.STARTING,
            False,
            503,
            {
                "ready": False,
                "draining": False,
                "reload": "ok",
                "state_store": "ok",
                "processes": {"worker-0": "starting", "admin": "ready"},
            },
            id="a worker starts",
        ),
        pytest.param(
            ProcessState.READY,
            False,
            200,
            {
                "ready": True,
                "draining": False,
                "reload": "ok",
                "state_store": "ok",
                "processes": {"worker-0": "ready", "admin": "ready"},
            },
            id="all are ready",
        ),
        pytest.param(
            ProcessState.READY,
            True,
            503,
            {
                "ready": False,
                "draining": True,
                "reload": "ok",
                "state_store": "ok",
                "processes": {"worker-0": "ready", "admin": "ready"},
            },
            id="the gateway drains",
        ),
    ],
)
async def test_readiness_is_what_the_board_says(
    admin: Admin, state: ProcessState, draining: bool, status: int, told: dict[str, object]
) -> None:
    admin.board.write("worker-0", state)
    if draining:
        admin.board.begin_draining()
    answered, _, body = await admin.ask("/readyz")
    assert answered == status
    assert orjson.loads(body) == told


async def test_a_worker_that_is_behind_the_parent_is_told_of_and_takes_no_gateway_away(admin: Admin) -> None:
    admin.board.write("worker-0", ProcessState.READY)
    admin.board.write_checked(b"n" * DIGEST_BYTES, bytes(DIGEST_BYTES))
    admin.board.write_digest_in_force("worker-0", b"o" * DIGEST_BYTES)
    status, _, body = await admin.ask("/readyz")
    assert (status, orjson.loads(body)["reload"]) == (200, "behind")


async def test_a_state_store_without_an_answer_is_told_of_and_takes_no_gateway_away(
    admin: Admin, tmp_path: Path
) -> None:
    admin.board.write("worker-0", ProcessState.READY)
    (tmp_path / "state.db").mkdir()
    status, _, body = await admin.ask("/readyz")
    assert (status, orjson.loads(body)["state_store"]) == (200, "unreachable")


@pytest.mark.parametrize(
    ("fetches", "told"),
    [
        pytest.param({"worker-0": KeyFetch.FETCHED}, "ok", id="fetched"),
        pytest.param({"worker-0": KeyFetch.TIMEOUT, "admin": KeyFetch.FETCHED}, "timeout", id="one of two failed"),
    ],
)
async def test_a_key_set_that_cannot_be_fetched_is_told_of_and_takes_no_gateway_away(
    admin: Admin, fetches: dict[str, KeyFetch], told: str
) -> None:
    admin.board.write("worker-0", ProcessState.READY)
    for process, outcome in fetches.items():
        admin.board.write_key_fetch(process, outcome)
    status, _, body = await admin.ask("/readyz")
    assert (status, orjson.loads(body)["key_set"]) == (200, told)


async def test_it_is_alive_whatever_the_workers_do(admin: Admin) -> None:
    status, _, body = await admin.ask("/healthz")
    assert status == 200
    assert orjson.loads(body) == {"status": "ok"}


async def test_metrics_come_as_prometheus_text(admin: Admin) -> None:
    status, headers, _ = await admin.ask("/metrics")
    assert status == 200
    assert headers["Content-Type"] == CONTENT_TYPE


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        pytest.param("GET", "/v1/chat/completions", 404, "unknown_path", id="a path of the clients"),
        pytest.param("GET", "/", 404, "unknown_path", id="no path"),
        pytest.param("POST", "/metrics", 405, "method_not_allowed", id="a method that changes things"),
    ],
)
async def test_everything_else_is_refused_as_json(admin: Admin, method: str, path: str, status: int, code: str) -> None:
    answered, _, body = await admin.ask(path, method)
    assert answered == status
    assert orjson.loads(body)["error"]["code"] == code


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/nothing"])
async def test_every_answer_has_the_guardrail_headers(admin: Admin, path: str) -> None:
    _, headers, _ = await admin.ask(path)
    assert all(name in headers for name in GUARDRAIL)
    assert headers["Server"] == "guardrail-gateway"
    assert headers["Cache-Control"] == "no-store"


async def test_bytes_that_are_no_request_are_refused_without_an_echo(admin: Admin) -> None:
    host, port = admin.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Secret: canary\x01\r\n\r\n")
    answer = await reader.read()
    writer.close()
    assert b" 400 Bad Request\r\n" in answer
    assert b"X-Guardrail-Incident-ID: " in answer
    assert b"canary" not in answer


async def test_operators_are_answered_on_their_paths(admin: Admin) -> None:
    status, headers, body = await admin.ask("/incidents?limit=5", headers=SHOWN)
    assert status == 200
    assert orjson.loads(body) == {"incidents": [], "cursor": ""}
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Guardrail-Decision"] == "allow"


async def test_strangers_are_not(admin: Admin) -> None:
    status, headers, body = await admin.ask("/strikes")
    assert status == 401
    assert headers["WWW-Authenticate"].startswith("Bearer")
    assert headers["X-Guardrail-Decision"] == "deny"
    assert orjson.loads(body)["error"]["code"] == "not_authorised"


async def test_what_an_operator_sends_is_read(admin: Admin) -> None:
    body = orjson.dumps({"tenant": "default", "subject": "ann"})
    status, _, answer = await admin.ask("/strikes/lift", "POST", headers=SHOWN, body=body)
    assert status == 404
    assert orjson.loads(answer)["error"]["code"] == "not_sanctioned"


async def test_a_body_has_a_limit(admin: Admin) -> None:
    body = bytes(MOST_BODY_BYTES + 1)
    status, _, answer = await admin.ask("/strikes/lift", "POST", headers=SHOWN, body=body)
    assert status == 413
    assert orjson.loads(answer)["error"]["code"] == "request_too_large"


async def test_a_body_that_cannot_be_read_is_refused(admin: Admin) -> None:
    host, port = admin.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = b"POST /strikes/lift HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    writer.write(head + b"no length\r\n")
    answer = await reader.read()
    writer.close()
    assert b" 400 Bad Request\r\n" in answer


async def test_a_reload_takes_tenants_and_logging_of_the_settings_that_the_parent_has_checked(admin: Admin) -> None:
    checked = Settings.model_validate({"tenants": {"acme": {}}, "logging": {"level": "error"}})
    other = Settings.model_validate({"tenants": {"other": {}}})
    admin.board.write_checked(bytes(DIGEST_BYTES), settings_digest(checked))
    assert [await admin.reload(file) for file in (None, other)] == [["reload_repeated"], ["reload_rejected"]]
    assert set(admin.operators.tenants) == {"default"}
    with captured_log():
        assert await admin.reload(checked) == []
        assert structlog.get_logger().bind().get_effective_level() == logging.ERROR
    assert set(admin.operators.tenants) == {"default", "acme"}
