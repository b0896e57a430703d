"""A real Redis: two processes share it exactly, passwords and TLS are used, and its faults are told in one word."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
import trustme

from adapters.state.base import Draw, KeyKind, LeasePlace, StateTrouble, Trouble, state_key
from adapters.state.guarded import GuardedStore
from adapters.state.redis import RedisStore
from filters.rates import Bucket
from tests.adapters.state import rivals
from tests.adapters.state.stores import PATIENCE, Server, free_port, redis_server

KEY = state_key(KeyKind.LOCK, "acme", "one")


@pytest.mark.parametrize(
    ("work", "expected"),
    [
        pytest.param(rivals.draws, 50, id="draws"),
        pytest.param(rivals.leases, 50, id="places"),
        pytest.param(rivals.replacements, 100, id="replacements"),
    ],
)
def test_processes_together_get_exactly_what_there_is(
    redis: Server, tmp_path: Path, work: Callable[[rivals.OpenStore, int, int], int], expected: int
) -> None:
    prefix = f"{tmp_path.name}:"
    opener = partial(RedisStore, "127.0.0.1", redis.port, database=0, prefix=prefix, seconds=PATIENCE)
    assert sum(rivals.run_rivals(work, opener, processes=2, times=100)) == expected


async def trouble_of(store: RedisStore) -> Trouble:
    with pytest.raises(StateTrouble) as caught:
        await store.put(KEY, b"value", seconds=600)
    await store.close()
    assert "127.0.0.1" not in str(caught.value)
    assert caught.value.__cause__ is None
    return caught.value.trouble


async def test_a_server_that_is_not_there_is_unreachable() -> None:
    store = RedisStore("127.0.0.1", free_port(), database=0, prefix="", seconds=PATIENCE)
    assert await trouble_of(store) is Trouble.UNREACHABLE


async def test_a_server_that_says_nothing_is_given_up_on() -> None:
    def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)

    connections: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    store = RedisStore("127.0.0.1", port, database=0, prefix="", seconds=0.05)
    assert await trouble_of(store) is Trouble.TIMEOUT
    for writer in connections:
        writer.close()
    server.close()


LIES = {
    "words": b"+OK\r\n",
    "a text": b"$5\r\nhello\r\n",
    "a number": b":7\r\n",
    "nothing": b"$-1\r\n",
    "an empty list": b"*0\r\n",
    "too long a list": b"*3\r\n:1\r\n:2\r\n:3\r\n",
    "a list of words": b"*2\r\n+a\r\n+b\r\n",
}


@asynccontextmanager
async def lying(lie: bytes) -> AsyncIterator[GuardedStore]:
    """A store behind whose address something answers every command with these bytes."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.CancelledError):
            while sent := await reader.read(65_536):
                writer.write(lie * sent.count(b"*"))
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    behind = RedisStore("127.0.0.1", port, database=0, prefix="", seconds=PATIENCE)
    store = GuardedStore(behind, seconds=PATIENCE, watch=lambda *_: None)
    yield store
    await store.close()
    server.close()


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES.keys())
async def test_an_answer_to_something_else_is_none(lie: bytes) -> None:
    async with lying(lie) as store:
        for step in (store.draw([Draw(KEY, Bucket(1, 1), 1)]), store.read([KEY]), store.page(KEY, before="", most=1)):
            with pytest.raises(StateTrouble) as caught:
                await step
            assert caught.value.trouble is Trouble.REFUSED


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES.keys())
async def test_an_answer_to_something_else_grants_nothing(lie: bytes) -> None:
    async with lying(lie) as store:
        assert not await store.lease([LeasePlace(KEY, 1)], "holder", seconds=60)
        assert not await store.replace(KEY, expected=b"a", value=b"b", seconds=60)


async def test_a_step_that_is_cancelled_leaves_no_answer_for_the_next(redis: Server) -> None:
    store = redis.store()
    await store.put(KEY, b"value", seconds=600)
    for _ in range(20):
        step = asyncio.create_task(store.add(KEY, b"other", seconds=600))
        await asyncio.sleep(0)
        step.cancel()
        (entry,) = await store.read([KEY])
        assert entry is not None
        assert entry.value == b"value"
    await store.close()


async def test_a_server_that_comes_back_is_used_again_and_knows_its_scripts(tmp_path: Path) -> None:
    draws = [Draw(KEY, Bucket(capacity=1, per_second=1e-6), 1)]
    with redis_server(tmp_path) as first:
        store = first.store()
        (before,) = await store.draw(draws)
        first.stop()
        with pytest.raises(StateTrouble) as caught:
            await store.draw(draws)
    with redis_server(tmp_path, port=first.port):
        (after,) = await store.draw(draws)
    await store.close()
    assert caught.value.trouble is Trouble.UNREACHABLE
    assert before.granted
    assert after.granted  # it was a server that keeps nothing


@pytest.mark.parametrize(
    ("given", "trouble"),
    [
        pytest.param({"username": "gateway", "password": "right"}, None, id="a user"),
        pytest.param({"username": "gateway", "password": "wrong"}, Trouble.REFUSED, id="a wrong password"),
        pytest.param({}, Trouble.REFUSED, id="nobody"),
    ],
)
async def test_the_server_may_want_a_user_and_a_password(
    tmp_path: Path, given: dict[str, str], trouble: Trouble | None
) -> None:
    users = ("--user", "default", "off", "--user", "gateway", "on", ">right", "~*", "+@all")
    with redis_server(tmp_path, *users) as server:
        user, word = given.get("username", ""), given.get("password", "")
        store = RedisStore(
            "127.0.0.1", server.port, database=0, prefix="", seconds=PATIENCE, username=user, password=lambda: word
        )
        if trouble:
            assert await trouble_of(store) is trouble
        else:
            await store.put(KEY, b"value", seconds=600)
            await store.close()


@pytest.mark.parametrize("user", ["gateway", ""], ids=["of a user", "of everybody"])
async def test_a_password_may_change(tmp_path: Path, user: str) -> None:
    word = "old"
    named = user or "default"
    users = ("--user", named, "on", ">old", "~*", "+@all")
    with redis_server(tmp_path, *users) as server:
        store = RedisStore(
            "127.0.0.1", server.port, database=0, prefix="", seconds=PATIENCE, username=user, password=lambda: word
        )
        await store.put(KEY, b"value", seconds=600)
        await store._redis.acl_setuser(named, enabled=True, passwords=["+new"], reset_passwords=True)
        await store._redis.connection_pool.disconnect()
        assert await trouble_of(store) is Trouble.REFUSED
        word = "new"
        await store.put(KEY, b"value", seconds=600)
        await store.close()


async def test_a_server_whose_clock_was_set_back_counts_strikes_and_frees_places(redis: Server) -> None:
    store, later = redis.store(prefix="clock:"), time.time() + 7_200
    await store._redis.rpush(f"clock:{KEY}", f"{later:.6f}")
    assert [await store.strike(KEY, window=600, most=9) for _ in range(2)] == [2, 3]
    assert all(float(at) < later for at in await store._redis.lrange(f"clock:{KEY}", 0, -1))
    place = LeasePlace(state_key(KeyKind.LEASES, "acme"), 1)
    await store._redis.zadd(f"clock:{place.key}", {"killed": later})
    assert not await store.lease([place], "other", seconds=0.1)
    await asyncio.sleep(0.2)
    assert await store.lease([place], "other", seconds=0.1)
    await store.close()


async def test_memory_at_its_limit_refuses_and_loses_nothing(tmp_path: Path) -> None:
    with redis_server(tmp_path, "--maxmemory-policy", "noeviction") as server:
        store = server.store()
        await store.put(KEY, b"kept", seconds=600)
        await store._redis.config_set("maxmemory", "1")
        with pytest.raises(StateTrouble) as caught:
            await store.put(state_key(KeyKind.LOCK, "acme", "more"), b"", seconds=600)
        (entry,) = await store.read([KEY])
        await store.close()
    assert caught.value.trouble is Trouble.REFUSED
    assert entry is not None


async def test_after_a_failover_the_server_is_used_that_is_behind_the_address_then(tmp_path: Path) -> None:
    with redis_server(tmp_path) as first, redis_server(tmp_path) as second:
        behind = [first.port]

        async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection("127.0.0.1", behind[0])
            async with asyncio.TaskGroup() as both:
                both.create_task(pump(reader, back))
                both.create_task(pump(there, writer))

        address = await asyncio.start_server(join, "127.0.0.1", 0)
        port = address.sockets[0].getsockname()[1]
        store = RedisStore("127.0.0.1", port, database=0, prefix="test:", seconds=PATIENCE)
        assert await store.strike(KEY, window=600, most=9) == 1
        behind[0] = second.port
        old = first.store()
        await old._redis.replicaof("127.0.0.1", str(second.port))
        with pytest.raises(StateTrouble) as caught:
            await store.strike(KEY, window=600, most=9)
        assert caught.value.trouble is Trouble.REFUSED
        assert await store.strike(KEY, window=600, most=9) == 1  # the other server knows of none
        await store.close()
        await old.close()
        address.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while chunk := await reader.read(65_536):
        writer.write(chunk)
    writer.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_tls_is_for_the_name_that_the_certificate_has(tmp_path: Path, host: str) -> None:
    authority = trustme.CA()
    certificate = authority.issue_cert("127.0.0.1")
    ca, key, chain = (str(tmp_path / name) for name in ("ca.pem", "key.pem", "chain.pem"))
    authority.cert_pem.write_to_path(ca)
    certificate.private_key_pem.write_to_path(key)
    certificate.cert_chain_pems[0].write_to_path(chain)
    options = ("--tls-cert-file", chain, "--tls-key-file", key, "--tls-ca-cert-file", ca, "--tls-auth-clients", "no")
    with redis_server(tmp_path, *options, listen="--tls-port") as server:
        store = RedisStore(host, server.port, database=0, prefix="", seconds=PATIENCE, tls=True, tls_ca=ca)
        if host == "localhost":
            assert await trouble_of(store) is Trouble.UNREACHABLE
        else:
            assert await store.add(KEY, b"value", seconds=600)
            await store.close()


@pytest.mark.parametrize("by", ["its own authorities", "those of the machine"])
async def test_tls_is_for_the_authorities_that_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    authority, stranger, known = trustme.CA(), str(tmp_path / "stranger.pem"), str(tmp_path / "known.pem")
    trustme.CA().cert_pem.write_to_path(stranger)
    authority.cert_pem.write_to_path(known)
    monkeypatch.setenv("SSL_CERT_FILE", known)  # an authority of the machine
    pem = tmp_path / "server.pem"
    authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(pem)
    files = ("--tls-cert-file", str(pem), "--tls-key-file", str(pem), "--tls-ca-cert-file", known)
    with redis_server(tmp_path, *files, "--tls-auth-clients", "no", listen="--tls-port") as server:
        named = stranger if by == "its own authorities" else ""
        store = RedisStore("127.0.0.1", server.port, database=0, prefix="", seconds=PATIENCE, tls=True, tls_ca=named)
        if named:
            assert await trouble_of(store) is Trouble.UNREACHABLE
        else:
            assert await store.add(KEY, b"value", seconds=600)
            await store.close()


async def test_renewed_authorities_are_in_force_at_the_next_connection(tmp_path: Path) -> None:
    authority, ca = trustme.CA(), tmp_path / "ca.pem"
    pem = tmp_path / "server.pem"
    authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(pem)
    files = ("--tls-cert-file", str(pem), "--tls-key-file", str(pem), "--tls-ca-cert-file", str(pem))
    with redis_server(tmp_path, *files, "--tls-auth-clients", "no", listen="--tls-port") as server:
        trustme.CA().cert_pem.write_to_path(ca)
        store = RedisStore("127.0.0.1", server.port, database=0, prefix="", seconds=PATIENCE, tls=True, tls_ca=str(ca))
        with pytest.raises(StateTrouble):
            await store.put(KEY, b"value", seconds=600)
        authority.cert_pem.write_to_path(ca)
        assert await store.add(KEY, b"value", seconds=600)
        await store.close()


def test_a_store_shows_neither_its_server_nor_its_password() -> None:
    store = RedisStore("cache.internal", 1, database=0, prefix="", seconds=1, password=lambda: "secret")
    assert repr(store) == "RedisStore()"


async def test_prefixes_keep_gateways_apart(redis: Server) -> None:
    one, other = redis.store(prefix="one:"), redis.store(prefix="other:")
    await one.put(KEY, b"value", seconds=600)
    assert await other.read([KEY]) == (None,)
    await one.close()
    await other.close()
