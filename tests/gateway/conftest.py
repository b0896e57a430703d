"""Opens the door of the gateway in front of a real upstream."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, nullcontext
from functools import partial
from itertools import count
from typing import Any

import pytest
from aiohttp import web
from prometheus_client import values

from adapters.upstream import Upstream
from adapters.upstream_calls import UpstreamLimits
from filters.dialects.dialect import Dialect
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead
from gateway.limiting.buffers import Room
from gateway.limiting.shedding import Load
from gateway.listeners import open_listeners
from gateway.web.accepting import Listener
from gateway.web.app import build_server
from gateway.web.connection_balance import ConnectionCount
from gateway.web.proxy import Door
from tests.gateway.stand import DIALECT, Done, OpenStand, Phase, RawUpstream, Stand


@pytest.fixture
def own_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep metrics of this process in its memory after a test that starts a gateway within it."""
    monkeypatch.setattr(values, "ValueClass", values.ValueClass)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")


@pytest.fixture
async def stand() -> AsyncIterator[OpenStand]:
    """Opens a stand: settings of `[limits]` by name, and `first_byte` and `idle` seconds for the upstream."""
    async with AsyncExitStack() as stack:

        async def open_stand(
            *,
            first_byte: float = 5.0,
            idle: float = 5.0,
            dialect: Dialect = DIALECT,
            load: Load | None = None,
            connected: ConnectionCount | None = None,
            nearest: Callable[[RequestHead], Dialect] | None = None,
            **limits: object,
        ) -> Stand:
            upstream = RawUpstream()
            listening = await asyncio.start_server(upstream.serve, "127.0.0.1", 0)
            stack.callback(listening.close)
            upstream.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
            client = Upstream(UpstreamLimits(connect=5.0, first_byte=first_byte, idle=idle, total=20.0))
            stack.push_async_callback(client.close)
            settings = LimitSettings.model_validate(limits)
            done: asyncio.Queue[Done] = asyncio.Queue()
            phase = Phase(upstream.url)
            shed = count()
            room = Room(settings)
            door = Door(
                lambda: nullcontext(phase),
                upstream=client,
                room=room,
                nearest=nearest or (lambda head: dialect),
                on_done=lambda *parts: done.put_nowait(Done(*parts)),
                load=load or Load(0.0),
                on_shed=partial(next, shed),
            )
            server = build_server(door, limits=settings, connected=connected)
            (listening_at,) = open_listeners("127.0.0.1", 0, 1)
            port = listening_at.getsockname()[1]
            listener = Listener(server, listening_at)
            listener.open(None)
            stop = partial(_stop, listener, server)
            stack.push_async_callback(stop)
            return Stand(port, phase, upstream, door, room, done, stop, shed)

        yield open_stand


async def _stop(listener: Listener[Any], server: web.Server) -> None:
    await listener.close()
    server.pre_shutdown()
    await server.shutdown(1.0)
