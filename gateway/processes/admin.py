"""The admin listener: serves health, readiness and metrics of the gateway, and the API of `operators`."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import orjson
from aiohttp import web
from multidict import CIMultiDict

from adapters.metrics import CONTENT_TYPE, KeyFetch, render_metrics
from filters.decision import Decision, GuardMode, Judgement
from filters.refusals import ANSWERS, Reason, Refused
from gateway.config.settings import LimitSettings, Settings
from gateway.evidence.operators import PATHS, Operators, tenants_of
from gateway.evidence.questions import MOST_BODY_BYTES, OperatorRequest
from gateway.exchanges.headers import SERVER, guardrail_headers
from gateway.exchanges.incident import new_incident_id
from gateway.logs import configure_logs
from gateway.processes.board import Board, ProcessState
from gateway.processes.child import Orders, ParentOrder
from gateway.processes.configuration import LoadSettings, settings_digest
from gateway.processes.reloading import Reloader, require_checked
from gateway.web.accepting import Listener
from gateway.web.app import build_server

_JSON = "application/json"
_CLOSING_SECONDS = 1.0
_BODY_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class _Page:
    status: int
    content_type: str
    body: bytes


class AdminDoor:
    """Answers `GET` and `HEAD` on a fixed table of paths, and operators on theirs. It refuses all else in JSON."""

    def __init__(self, board: Board, metrics_folder: Path, operators: Operators) -> None:
        self._board = board
        self._metrics_folder = metrics_folder
        self._operators = operators
        self._pages: Mapping[str, Callable[[], Awaitable[_Page]]] = {
            "/healthz": self._health,
            "/readyz": self._readiness,
            "/metrics": self._metrics,
        }

    @property
    def load(self) -> None:
        """None: no request is shed here."""

    @property
    def draining(self) -> bool:
        """Always false: it answers until the last worker has ended."""
        return False

    def shed(self, raw: bytes) -> None:
        """Return None: no request is shed here."""

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Return the page of the request's path. Only the bodies of operators' requests are read."""
        path, _, query = request.raw_path.partition("?")
        if path.startswith(PATHS):
            return await self._answer_operator(request, path, query)
        page = self._pages.get(path)
        if page is None:
            return self._refusal(Reason.NOT_FOUND)
        if request.method not in ("GET", "HEAD"):
            return self._refusal(Reason.METHOD)
        return _response(await page(), Decision.ALLOW)

    async def _answer_operator(self, request: web.BaseRequest, path: str, query: str) -> web.Response:
        try:
            body = await _read_body(request)
        except Refused as refused:
            return self._refusal(refused.reason)
        question = OperatorRequest(
            method=request.method,
            path=path,
            query=query,
            authorizations=tuple(request.headers.getall("Authorization", ())),
            content_type=request.headers.get("Content-Type", ""),
            body=body,
        )
        answer = await self._operators.answer(question)
        decision = Decision.ALLOW if answer.status < 400 else Decision.DENY
        response = _response(_Page(answer.status, _JSON, answer.body), decision)
        response.headers.extend(answer.headers)
        return response

    def refuse_unparsed(self, reason: Reason, begun: bytes) -> web.Response:
        return self._refusal(reason)

    def internal_error(self, request: web.BaseRequest) -> web.Response:
        return self._refusal(Reason.INTERNAL)

    def _refusal(self, reason: Reason) -> web.Response:
        answer = ANSWERS[reason]
        body = orjson.dumps({"error": {"code": reason.value, "message": answer.message}})
        return _response(_Page(answer.status, _JSON, body), Decision.DENY)

    async def _health(self) -> _Page:
        return _Page(200, _JSON, b'{"status":"ok"}')

    async def _readiness(self) -> _Page:
        """Return the readiness, and the condition of reloads, of the state store and of the key set, if it was fetched.

        These do not count for readiness: all gateways share their files, store and keys, so that all would be away.
        """
        trouble = await self._operators.state_trouble()
        states = self._board.states()
        ready = self._board.ready
        readiness = {
            "ready": ready,
            "draining": self._board.draining,
            "reload": "behind" if self._board.is_behind else "ok",
            "state_store": trouble or "ok",
            **_key_set(self._board),
            "processes": {name: state.name.lower() for name, state in states.items()},
        }
        return _Page(200 if ready else 503, _JSON, orjson.dumps(readiness))

    async def _metrics(self) -> _Page:
        return _Page(200, CONTENT_TYPE, render_metrics(self._metrics_folder))


async def serve_admin(
    orders: Orders,
    *,
    name: str,
    board: Board,
    listener: socket.socket,
    metrics_folder: Path,
    operators: Operators,
    load: LoadSettings,
    reloader: Reloader,
) -> None:
    """Run the admin listener until the order to stop, which comes when no worker is left.

    At a reload it takes the tenants and the logging of the settings that `load` returns, if the parent has checked the
    same settings.
    """
    server = build_server(AdminDoor(board, metrics_folder, operators), limits=LimitSettings())
    listening = Listener(server, listener)
    listening.open(None)
    board.write(name, ProcessState.READY)
    while await orders.next() is ParentOrder.RELOAD:
        if settings := await reloader.reload(partial(_read, load, board)):
            configure_logs(level=settings.logging.level, output=settings.logging.format)
            operators.tenants = tenants_of(settings)
    board.write(name, ProcessState.STOPPING)
    await listening.close()
    server.pre_shutdown()
    await server.shutdown(_CLOSING_SECONDS)
    await operators.close()


def _read(load: LoadSettings, board: Board) -> Settings:
    """Return the settings. Raises `SettingsError`, also for those that the parent has not checked."""
    settings = load()
    require_checked(settings_digest(settings), board.settings_digest)
    return settings


def _key_set(board: Board) -> Mapping[str, str]:
    """Return how the last fetches of the key set ended; nothing if no worker has fetched one."""
    fetches = board.key_fetches()
    failed = sorted(fetches - {KeyFetch.FETCHED})
    return {"key_set": next(iter(failed), "ok")} if fetches else {}


async def _read_body(request: web.BaseRequest) -> bytes:
    """Read and return the whole body, within small limits of size and time. Raises `Refused`."""
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for chunk in request.content.iter_any():
                body += chunk
                if len(body) > MOST_BODY_BYTES:
                    raise Refused(Reason.TOO_LARGE)
    except TimeoutError:
        raise Refused(Reason.BODY_TIMEOUT) from None
    except web.RequestPayloadError:
        raise Refused(Reason.MALFORMED) from None
    return bytes(body)


def _response(page: _Page, decision: Decision) -> web.Response:
    judgement = Judgement(decision, GuardMode.BASELINE, tier=0)
    return web.Response(
        status=page.status,
        body=page.body,
        headers=CIMultiDict(
            (
                ("Content-Type", page.content_type),
                ("Cache-Control", "no-store"),
                ("Server", SERVER),
                *guardrail_headers(new_incident_id(), judgement, ""),
            )
        ),
    )
