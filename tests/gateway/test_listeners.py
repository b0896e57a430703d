"""Listening sockets are opened once, and never on a port that another gateway has."""

import resource
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from gateway.listeners import UNSENT_BYTES, CannotListen, address_of, connections_within, open_listeners


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def _open(closing: ExitStack, host: str, port: int, count: int) -> list[socket.socket]:
    return [closing.enter_context(listener) for listener in open_listeners(host, port, count)]


def test_all_listeners_share_the_port_that_was_picked(closing: ExitStack) -> None:
    listeners = _open(closing, "127.0.0.1", 0, 3)
    ports = {listener.getsockname()[1] for listener in listeners}
    assert len(listeners) == 3
    assert len(ports) == 1
    assert ports != {0}


def test_connections_are_taken_by_one_of_the_listeners(closing: ExitStack) -> None:
    listeners = _open(closing, "127.0.0.1", 0, 2)
    for listener in listeners:
        listener.setblocking(False)
    clients = [closing.enter_context(socket.create_connection(listeners[0].getsockname())) for _ in range(40)]
    taken = 0
    for listener in listeners:
        while True:
            try:
                connection, _ = listener.accept()
            except BlockingIOError:
                break
            connection.close()
            taken += 1
    assert taken == len(clients)


@pytest.mark.parametrize("count", [1, 2], ids=["one worker", "two workers"])
def test_a_second_gateway_on_the_port_is_refused(closing: ExitStack, count: int) -> None:
    (first, *_) = _open(closing, "127.0.0.1", 0, 2)
    port = first.getsockname()[1]
    told = rf"^cannot listen on 127\.0\.0\.1:{port} \(\[admin\]\): Address already in use; .*choose another port$"
    with pytest.raises(CannotListen, match=told):
        open_listeners("127.0.0.1", port, count, setting="[admin]")


def test_a_port_that_was_just_given_up_can_be_taken(closing: ExitStack) -> None:
    (first,) = open_listeners("127.0.0.1", 0, 1)
    port = first.getsockname()[1]
    client = closing.enter_context(socket.create_connection(("127.0.0.1", port)))
    server, _ = first.accept()
    server.close()
    first.close()
    client.recv(1)
    (again,) = _open(closing, "127.0.0.1", port, 1)
    assert again.getsockname()[1] == port


def test_an_address_of_another_machine_is_refused_with_what_to_do() -> None:
    with pytest.raises(CannotListen, match=r"choose an address of this machine, or 0\.0\.0\.0 for all of them$"):
        open_listeners("203.0.113.9", 0, 1)


def test_an_unknown_host_is_one_clear_line() -> None:
    told = r"^cannot listen on not a host:80: the host has no address here; choose an address of this machine$"
    with pytest.raises(CannotListen, match=told):
        open_listeners("not a host", 80, 1)


def test_a_name_with_two_addresses_listens_on_ipv4(closing: ExitStack) -> None:
    (listener,) = _open(closing, "localhost", 0, 1)
    assert listener.family == socket.AF_INET
    assert address_of(listener).startswith("127.")


def test_an_ipv6_address_is_shown_in_brackets(closing: ExitStack) -> None:
    (listener,) = _open(closing, "::1", 0, 1)
    assert address_of(listener) == f"[::1]:{listener.getsockname()[1]}"


def _send_all(connection: socket.socket, raw: bytes) -> None:
    while raw:
        raw = raw[connection.send(raw) :]


def test_the_kernel_takes_little_for_a_client_that_does_not_read() -> None:
    (listener,) = open_listeners("127.0.0.1", 0, 1)
    with listener, socket.create_connection(listener.getsockname()), listener.accept()[0] as accepted:
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT) == UNSENT_BYTES
        accepted.setblocking(False)
        with pytest.raises(BlockingIOError):
            _send_all(accepted, bytes(8 * UNSENT_BYTES))


@pytest.mark.parametrize(
    ("descriptors", "connections"),
    [(64, 8), (1_024, 488), (48, 1), (0, 1), (resource.RLIM_INFINITY, sys.maxsize)],
)
def test_each_connection_has_one_to_an_upstream_and_something_is_spare(descriptors: int, connections: int) -> None:
    assert connections_within(descriptors) == connections
