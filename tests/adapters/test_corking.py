"""Corking: many writes of one turn go out together at its end, few at once, and always in order."""

import asyncio
import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from unittest.mock import Mock

import pytest

from adapters.corking import CORKED_BYTES, FEW, MANY, Cork, CorkedTransport, send


class _Loop:
    """A loop whose turns end when it is told so."""

    def __init__(self) -> None:
        self.loop = Mock(spec=asyncio.AbstractEventLoop)

    def end_turn(self) -> None:
        soon = [call.args[0] for call in self.loop.call_soon.call_args_list]
        self.loop.call_soon.reset_mock()
        for callback in soon:
            callback()


class _Transport(asyncio.Transport):
    """Notes what it was told, together with others."""

    def __init__(self, name: str, told: list[tuple[str, object]]) -> None:
        super().__init__()
        self._name = name
        self._told = told
        self.closed = False
        self.on_write: Callable[[], None] = lambda: None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._told.append((self._name, bytes(data)))
        self.on_write()

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.write(b"".join(list_of_data))

    def is_closing(self) -> bool:
        return self.closed

    def write_eof(self) -> None:
        self._told.append((self._name, "write_eof"))

    def close(self) -> None:
        self._told.append((self._name, "close"))

    def abort(self) -> None:
        self._told.append((self._name, "abort"))

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return f"{self._name}'s {name}"


class _Turn:
    """Some connections of one loop."""

    def __init__(self, count: int = FEW + 1) -> None:
        self.told: list[tuple[str, object]] = []
        self.loop = _Loop()
        self.inner = [_Transport(str(number), self.told) for number in range(count)]
        cork = Cork(self.loop.loop)
        self.connections = [CorkedTransport(each, cork) for each in self.inner]

    def crowd(self) -> None:
        """A turn in which more than a few are written to."""
        for each in self.connections:
            each.send(b"first")
        self.loop.end_turn()
        self.told.clear()


def test_few_writes_go_out_as_they_come() -> None:
    turn = _Turn()
    for _ in range(5):
        for each in turn.connections[:FEW]:
            each.send(b"x")
        assert turn.told == [("0", b"x"), ("1", b"x")]
        turn.told.clear()
        turn.loop.end_turn()
        assert turn.told == []


def test_after_a_turn_with_many_writes_those_of_the_next_wait_for_its_end() -> None:
    turn = _Turn()
    turn.crowd()
    for each in reversed(turn.connections):
        each.send(b"a")
    turn.connections[1].send(b"b")
    assert turn.told == []
    turn.loop.end_turn()
    assert turn.told == [("2", b"a"), ("1", b"ab"), ("0", b"a")]


def test_no_message_waits_for_more_than_so_many_others() -> None:
    turn = _Turn(2 * MANY + 1)
    turn.crowd()
    for each in turn.connections[:MANY]:
        each.send(b"x")
    turn.connections[0].send(b"y")
    assert turn.told == []
    for each in turn.connections[MANY:]:
        each.send(b"x")
    sent = [("0", b"xy"), *[(str(number), b"x") for number in range(1, 2 * MANY + 1)]]
    assert turn.told == sent[: 2 * MANY]
    turn.loop.end_turn()
    assert turn.told == sent


def test_after_a_turn_with_few_writes_they_go_out_as_they_come_again() -> None:
    turn = _Turn()
    turn.crowd()
    turn.connections[0].send(b"held")
    turn.loop.end_turn()
    turn.connections[1].send(b"at once")
    assert turn.told == [("0", b"held"), ("1", b"at once")]


def test_what_is_written_while_others_are_sent_waits_for_the_turn_after() -> None:
    turn = _Turn()
    turn.crowd()
    first, second, third = turn.connections
    turn.inner[0].on_write = partial(second.send, b"later")
    for each in (first, second, third):
        each.send(b"now")
    turn.loop.end_turn()
    assert turn.told == [("0", b"now"), ("1", b"nowlater"), ("2", b"now")]


@pytest.mark.parametrize("end", ["close", "abort", "write_eof"])
def test_the_end_of_a_connection_comes_after_what_was_held_back(end: str) -> None:
    turn = _Turn()
    turn.crowd()
    connection = turn.connections[0]
    connection.send(b"last words")
    getattr(connection, end)()
    assert turn.told == [("0", b"last words"), ("0", end)]
    turn.loop.end_turn()
    assert turn.told == [("0", b"last words"), ("0", end)]


def test_long_messages_and_what_is_streamed_are_not_held_back_and_come_after_what_was() -> None:
    turn = _Turn()
    turn.crowd()
    long = bytes(CORKED_BYTES)
    streamed = b"streamed"
    first, second, third = turn.connections
    first.send(b"short")
    first.send(long)
    second.send(b"short")
    second.write(streamed)
    third.send(b"short")
    third.writelines([b"li", b"nes"])
    assert turn.told == [
        *(("0", b"short"), ("0", long), ("1", b"short")),
        *(("1", b"streamed"), ("2", b"short"), ("2", b"lines")),
    ]


def test_nothing_is_sent_on_a_connection_that_was_closed_meanwhile() -> None:
    turn = _Turn()
    turn.crowd()
    for each in turn.connections:
        each.send(b"x")
    turn.inner[1].closed = True
    turn.loop.end_turn()
    assert turn.told == [("0", b"x"), ("2", b"x")]


def test_all_else_is_the_transports() -> None:
    connection = _Turn().connections[2]
    assert connection.get_extra_info("socket") == "2's socket"
    assert not connection.is_closing()


def test_over_real_connections_nothing_is_lost_or_out_of_order() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        cork = Cork(loop)
        received: list[bytes] = []
        ended = asyncio.Event()

        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            received.append(await reader.read())
            writer.close()
            if len(received) == 8:
                ended.set()

        async with await asyncio.start_server(receive, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            opened = [await loop.create_connection(asyncio.Protocol, "127.0.0.1", port) for _ in range(8)]
            rng = random.Random(4)  # noqa: S311
            sent = [b""] * 8
            connections = [CorkedTransport(transport, cork) for transport, _ in opened]
            for _ in range(400):
                number = rng.randrange(8)
                data = bytes([number]) * rng.choice((1, 100, 5_000, 40_000))
                data += rng.randbytes(8)
                sent[number] += data
                rng.choice((connections[number].write, connections[number].send))(data)
                if rng.random() < 0.1:
                    await asyncio.sleep(0)
            for each in connections:
                each.close()
            await asyncio.wait_for(ended.wait(), 30)
        assert sorted(received) == sorted(sent)

    asyncio.run(main())


def test_a_message_over_a_transport_that_is_not_corked_goes_out_at_once() -> None:
    told: list[tuple[str, object]] = []
    send(_Transport("0", told), b"message")
    assert told == [("0", b"message")]
