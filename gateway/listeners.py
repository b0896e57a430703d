"""Listening sockets, which the parent opens before it forks, and how many connections the descriptors allow."""

import errno
import resource
import socket
import sys
from collections.abc import Mapping
from typing import Final

BACKLOG = 1_024
"""Connections that may wait in the kernel while no process accepts them, as during a restart."""

UNSENT_BYTES = 131_072
"""Unsent bytes that the kernel buffers for a slow client; its default is megabytes. Accepted connections inherit it."""

SPARE_DESCRIPTORS = 48
"""Descriptors of a process for its event loop, files, calls to verifiers and stores, and refused connections."""

_MENDINGS: Final[Mapping[int | None, str]] = {
    errno.EADDRINUSE: "; end what listens there, or choose another port",
    errno.EADDRNOTAVAIL: "; choose an address of this machine, or 0.0.0.0 for all of them",
    errno.EACCES: "; choose a port from 1024 on, or let the process have CAP_NET_BIND_SERVICE",
}
"""What an operator can do if the kernel refuses an address, by error number."""

Address = tuple[str | int | bytes, ...]


class CannotListen(Exception):
    """An address cannot be listened on. The message is one line for an operator."""


def open_listeners(host: str, port: int, count: int, *, setting: str = "") -> tuple[socket.socket, ...]:
    """Open `count` sockets on one address, among which the kernel distributes connections. Port 0 picks a free port.

    `setting` is the key of the address in the configuration, for the error message.

    Raises `CannotListen` if the host is unknown or the port is taken, even by another gateway of the same user:
    SO_REUSEPORT alone would let two gateways share it unnoticed.
    """
    family, address = _resolve(host, port)
    try:
        with _bound(family, address, shared=False) as probe:
            real_port = probe.getsockname()[1]
        opened: list[socket.socket] = []
        for _ in range(count):
            listener = _bound(family, (address[0], real_port, *address[2:]), shared=count > 1)
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)
            listener.listen(BACKLOG)
            opened.append(listener)
    except OSError as error:
        mending = _MENDINGS.get(error.errno, "")
        place = f"{_shown(host, port)} ({setting})" if setting else _shown(host, port)
        raise CannotListen(f"cannot listen on {place}: {error.strerror or error}{mending}") from None
    return tuple(opened)


def raise_descriptors() -> int:
    """Raise this process's soft limit of open files, which its forks inherit, to the hard limit, and return that."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def connections_within(descriptors: int) -> int:
    """Return how many clients the descriptors allow, each with its own connection and one to an upstream."""
    if descriptors == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(1, (descriptors - SPARE_DESCRIPTORS) // 2)


def address_of(listener: socket.socket) -> str:
    """Return a listener's `host:port`, as a client writes it."""
    host, port = listener.getsockname()[:2]
    return _shown(host, port)


def _resolve(host: str, port: int) -> tuple[socket.AddressFamily, Address]:
    """Return the first address of a host, IPv4 before IPv6: clients that get both for `localhost` try both."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotListen(
            f"cannot listen on {_shown(host, port)}: the host has no address here; choose an address of this machine"
        ) from None
    family, _, _, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    return family, address


def _bound(family: socket.AddressFamily, address: Address, *, shared: bool) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def _shown(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
