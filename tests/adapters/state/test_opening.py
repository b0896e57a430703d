"""Which store a URL names, and what is wrong with one that names none."""

import asyncio
import sys
from pathlib import Path

import pytest

from adapters.state.base import KeyKind, StateTrouble, Trouble, state_key
from adapters.state.guarded import FAILURES
from adapters.state.memory import MemoryStore
from adapters.state.opening import StateAddress, open_state, url_problem
from adapters.state.sqlite import SqliteStore
from tests.adapters.state.stores import PATIENCE, Server, redis_server

KEY = state_key(KeyKind.LOCK, "acme")


@pytest.mark.parametrize(
    "url",
    [
        "memory://",
        "sqlite:///var/lib/guardrail/state.db",
        "redis://localhost",
        "redis://cache:6380/2",
        "rediss://gateway@cache.example:6379/0",
        "redis://[::1]:6379/0",
    ],
)
def test_these_name_a_store(url: str) -> None:
    assert url_problem(url) == ""


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        pytest.param("", "must be memory://", id="nothing"),
        pytest.param("postgres://secret", "must be memory://", id="another kind"),
        pytest.param("memory://secret", "nothing more", id="memory somewhere"),
        pytest.param("sqlite://state.db", "whole path", id="a file without a whole path"),
        pytest.param("sqlite:///", "whole path", id="no file"),
        pytest.param("sqlite:///var/", "whole path", id="a folder"),
        pytest.param("redis:///0", "host", id="no host"),
        pytest.param("redis://cache/secret", "number", id="a database without a number"),
        pytest.param("redis://cache/-1", "number", id="a database below 0"),
        pytest.param("redis://cache:secret", "is no URL", id="no port"),
        pytest.param("redis://:secret@cache/0", "state.password", id="a password"),
        pytest.param("redis://cache/0?password=secret", "query", id="a query"),
    ],
)
def test_these_name_none(url: str, problem: str) -> None:
    found = url_problem(url)
    assert problem in found
    assert "secret" not in found


@pytest.mark.parametrize(
    ("url", "shared"), [("memory://", False), ("sqlite:///state.db", True), ("redis://cache", True)]
)
def test_only_memory_is_of_one_process(url: str, shared: bool) -> None:
    assert StateAddress(url).is_shared is shared


def test_memory_is_opened() -> None:
    assert isinstance(open_state(StateAddress("memory://"), watch=lambda *_: None), MemoryStore)


async def test_a_file_is_opened(tmp_path: Path) -> None:
    address = StateAddress(f"sqlite://{tmp_path}/with%20space.db", seconds=PATIENCE)
    store = open_state(address, watch=lambda *_: None)
    await store.put(KEY, b"value", seconds=600)
    await store.close()
    same = SqliteStore(tmp_path / "with space.db", busy_seconds=PATIENCE)
    assert await same.add(KEY, b"", seconds=600) is False
    await same.close()


async def test_a_server_is_opened(redis: Server) -> None:
    address = StateAddress(f"redis://127.0.0.1:{redis.port}/1", prefix="opening:", seconds=PATIENCE)
    store = open_state(address, watch=lambda *_: None)
    assert await store.add(KEY, b"", seconds=600)
    await store.close()


def test_without_the_client_of_redis_memory_is_opened_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "adapters.state.redis", None)
    open_state(StateAddress("memory://"), watch=lambda *_: None)
    with pytest.raises(ModuleNotFoundError):
        open_state(StateAddress("redis://cache"), watch=lambda *_: None)


def test_an_address_shows_no_password() -> None:
    assert "secret" not in repr(StateAddress("redis://cache", password="secret".lower))


async def test_a_server_that_dies_under_load_soon_costs_nothing_and_is_used_again_when_it_is_back(
    tmp_path: Path,
) -> None:
    told: list[Trouble] = []

    async def step() -> bool:
        try:
            await store.put(KEY, b"value", seconds=600)
        except StateTrouble:
            return False
        return True

    async def steps_until(answered: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while set(await asyncio.gather(*(step() for _ in range(8)))) != {answered}:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.01)

    with redis_server(tmp_path) as server:
        address = StateAddress(f"redis://127.0.0.1:{server.port}/0", seconds=PATIENCE)
        store = open_state(address, watch=lambda _, trouble: told.append(trouble))
        await steps_until(True)
        assert told == []
        server.stop()
        await steps_until(False)
        for _ in range(FAILURES):
            await step()
        assert told[-1] is Trouble.CIRCUIT_OPEN
    with redis_server(tmp_path, port=server.port):
        await steps_until(True)
    await store.close()
