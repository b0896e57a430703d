"""Connections that wait are taken at once where there is room, wait where there is none, and are told in the end."""

import asyncio
import errno
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import cast

import pytest
import trustme
import uvloop

from gateway.listeners import open_listeners
from gateway.web.accepting import AT_ONCE, HASTE_SECONDS, WAIT_SECONDS, Listener

ROOM, AWAY = b"room", b"away"


class Guest(asyncio.Protocol):
    """Says at once how it was met."""

    def __init__(self, hall: "Hall", says: bytes) -> None:
        self.hall = hall
        self.says = says
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.says)

    def connection_lost(self, _: Exception | None) -> None:
        self.hall.guests.remove(self)
        self.hall.left.set()
        self.hall.on_left()


class Hall:
    """A host of so many places. It knows in which turn of the loop each guest was met."""

    def __init__(self, places: int) -> None:
        self.on_left: Callable[[], None] = lambda: None
        self.places = places
        self.guests: list[Guest] = []
        self.idle: list[Guest] = []
        self.left = asyncio.Event()
        self.met = asyncio.Event()
        self.given_up: asyncio.Queue[Guest] = asyncio.Queue()
        self.turns: list[int] = []
        self.turn = 0
        self._was_met_now = False

    def _end_turn(self) -> None:
        self.turn += 1
        self._was_met_now = False

    @property
    def has_room(self) -> bool:
        return len(self.guests) < self.places

    @property
    def can_turn_away(self) -> bool:
        return len(self.guests) < self.places + 1

    def end_idle(self) -> bool:
        if not self.idle:
            return False
        self.idle.pop().transport.abort()
        return True

    def welcome(self) -> Guest:
        return self._meet(ROOM)

    def turn_away(self) -> Guest:
        return self._meet(AWAY)

    def give_up(self, connection: Guest) -> None:
        self.given_up.put_nowait(connection)

    def _meet(self, says: bytes) -> Guest:
        guest = Guest(self, says)
        self.guests.append(guest)
        self.met.set()
        self.turns.append(self.turn)
        if not self._was_met_now:
            self._was_met_now = True
            asyncio.get_running_loop().call_soon(self._end_turn)
        return guest


class Scene:
    """A hall, its listener, which is not open yet, and its clients."""

    def __init__(self, hall: Hall, listener: Listener[Guest], address: tuple[str, int]) -> None:
        self.hall = hall
        self.listener = listener
        self._address = address
        self._clients: list[socket.socket] = []

    def client(self) -> socket.socket:
        """One more, who waits at the door when this returns."""
        client = socket.create_connection(self._address)
        client.setblocking(False)
        self._clients.append(client)
        return client

    async def clear(self) -> None:
        for client in self._clients:
            client.close()
        while self.hall.guests:
            self.hall.left.clear()
            await self.hall.left.wait()


@asynccontextmanager
async def scene(places: int, listening: type[socket.socket] = socket.socket) -> AsyncIterator[Scene]:
    (opened,) = open_listeners("127.0.0.1", 0, 1)
    own = listening(fileno=opened.detach())
    address = own.getsockname()
    hall = Hall(places)
    shown = Scene(hall, Listener(hall, own), address)
    try:
        yield shown
    finally:
        await shown.listener.close()
        await shown.clear()


async def hear(client: socket.socket) -> bytes:
    async with asyncio.timeout(10):
        return await asyncio.get_running_loop().sock_recv(client, 16)


def on_uvloop(test: Callable[[], Awaitable[None]]) -> None:
    """As the gateway runs."""

    async def main() -> None:
        await test()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


@pytest.mark.parametrize(("waiting", "turns"), [(40, 1), (AT_ONCE + 1, 2)])
def test_all_who_wait_are_taken_at_once_and_very_many_in_turns(waiting: int, turns: int) -> None:
    async def test() -> None:
        async with scene(1_000) as shown:
            clients = [shown.client() for _ in range(waiting)]
            shown.listener.open(None)
            assert [await hear(client) for client in clients] == [ROOM] * waiting
            assert len(set(shown.hall.turns)) == turns

    on_uvloop(test)


async def test_who_finds_no_room_waits_until_there_is_some() -> None:
    async with scene(1) as shown:
        shown.listener.open(None)
        first, second = shown.client(), shown.client()
        assert await hear(first) == ROOM
        first.close()
        assert await hear(second) == ROOM


async def test_who_is_idle_makes_room() -> None:
    async with scene(1) as shown:
        shown.listener.open(None)
        first = shown.client()
        assert await hear(first) == ROOM
        shown.hall.idle.append(shown.hall.guests[0])
        assert await hear(shown.client()) == ROOM
        assert await hear(first) == b""


async def test_who_waited_in_vain_is_told_so_one_after_the_other() -> None:
    async with scene(1) as shown:
        shown.listener.open(None)
        assert await hear(shown.client()) == ROOM
        began = asyncio.get_running_loop().time()
        second, third = shown.client(), shown.client()
        assert await hear(second) == AWAY
        assert asyncio.get_running_loop().time() - began >= WAIT_SECONDS
        assert len(shown.hall.guests) == 2
        second.close()
        assert await hear(third) == AWAY


async def test_what_was_waited_before_does_not_count() -> None:
    async with scene(1) as shown:
        shown.listener.open(None)
        first, second = shown.client(), shown.client()
        assert await hear(first) == ROOM
        assert await hear(second) == AWAY
        first.close()
        second.close()
        third = shown.client()
        assert await hear(third) == ROOM
        await asyncio.sleep(WAIT_SECONDS / 2)
        fourth = shown.client()
        await asyncio.sleep(WAIT_SECONDS / 2)
        third.close()
        assert await hear(fourth) == ROOM


class Failing(socket.socket):
    """Fails to take a connection, in two ways, before it does."""

    troubles = chain([errno.EMFILE, errno.ECONNABORTED], repeat(0))

    def accept(self) -> tuple[socket.socket, object]:
        if trouble := next(self.troubles):
            raise OSError(trouble, "")
        return super().accept()


async def test_want_of_descriptors_is_waited_for() -> None:
    async with scene(1, Failing) as shown:
        shown.listener.open(None)
        assert await hear(shown.client()) == ROOM


def tls() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("127.0.0.1").configure_cert(context)
    return context


def test_who_is_long_about_the_handshake_makes_room_for_others() -> None:
    async def test() -> None:
        async with scene(1) as shown:
            shown.listener.open(tls())
            silent = shown.client()
            await shown.hall.met.wait()
            began = asyncio.get_running_loop().time()
            shown.client()
            async with asyncio.timeout(10):
                assert await shown.hall.given_up.get() is shown.hall.guests[0]
            assert asyncio.get_running_loop().time() - began >= HASTE_SECONDS / 2
            assert [guest.says for guest in shown.hall.guests] == [ROOM, ROOM]
            assert await hear(silent) == b""
            shown.hall.guests.clear()

    on_uvloop(test)


def test_who_breaks_off_the_handshake_is_given_up() -> None:
    async def test() -> None:
        async with scene(1) as shown:
            shown.listener.open(tls())
            client = shown.client()
            await asyncio.get_running_loop().sock_sendall(client, b"GET / HTTP/1.1\r\n\r\n")
            while await hear(client):
                continue
            async with asyncio.timeout(10):
                assert [await shown.hall.given_up.get()] == shown.hall.guests
            shown.hall.guests.clear()

    on_uvloop(test)


async def test_at_the_end_who_waits_already_is_taken_and_nobody_more() -> None:
    async with scene(2) as shown:
        shown.listener.open(None)
        first, second, third = shown.client(), shown.client(), shown.client()
        await shown.listener.close()
        assert [await hear(client) for client in (first, second)] == [ROOM] * 2
        with pytest.raises(ConnectionError):
            await hear(third)
        with pytest.raises(ConnectionError):
            shown.client()


async def test_at_the_end_all_are_taken_however_many_wait() -> None:
    async with scene(1_000) as shown:
        shown.listener.open(None)
        clients = [shown.client() for _ in range(2 * AT_ONCE + 1)]
        await shown.listener.close()
        assert [await hear(client) for client in clients] == [ROOM] * len(clients)


async def test_a_listener_that_was_never_open_takes_nobody() -> None:
    async with scene(1) as shown:
        client = shown.client()
        await shown.listener.close()
        with pytest.raises(ConnectionError):
            await hear(client)
        assert shown.hall.turns == []
