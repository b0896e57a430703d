"""Look-ups of host names in their own threads: one that hangs delays only those who wait for that name.

The event loop's own look-ups share a few threads with everything else in the process, so that a name server which does
not answer for one host would stop all look-ups.
"""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from ipaddress import ip_address
from itertools import chain, zip_longest
from typing import Any, Final, TypeAlias

import httpcore

NEXT_ADDRESS_SECONDS: Final = 0.25
"""Seconds after which the next address of a host is tried as well (RFC 8305 section 5)."""

Found: TypeAlias = Sequence[tuple[int, int, int, str, tuple[Any, ...]]]
"""What `socket.getaddrinfo` returns."""
LookUp: TypeAlias = Callable[..., Found]
_Name: TypeAlias = tuple[str, int, int]


class LookupsBusy(OSError):
    """Too many look-ups are under way: there is no thread for another one."""


class Lookups:
    """Looks up at most `number` different names at the same time, each in its own daemon thread.

    All who ask for a name that is being looked up wait for the same answer. It may be used from several event loops.
    """

    def __init__(self, number: int, *, look_up: LookUp = socket.getaddrinfo) -> None:
        self._most = number
        self._look_up = look_up
        self._under_way: dict[_Name, Future[Found]] = {}
        self._lock = threading.Lock()

    async def find(self, host: str, port: int, *, family: int = socket.AF_UNSPEC) -> Found:
        """Return a host's addresses for TCP. Raises `OSError`; if there is no thread for it, `LookupsBusy` at once."""
        return await asyncio.wrap_future(self._begun((host, port, family)))

    def _begun(self, name: _Name) -> "Future[Found]":
        with self._lock:
            answer = self._under_way.get(name)
            if answer is not None:
                return answer
            if len(self._under_way) >= self._most:
                raise LookupsBusy
            answer = Future[Found]()
            answer.set_running_or_notify_cancel()  # from now on it cannot be cancelled: others may wait for it too
            thread = threading.Thread(target=self._answer, args=(name, answer), name="lookup", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # the system has no more threads
                raise LookupsBusy from None
            self._under_way[name] = answer
        return answer

    def _answer(self, name: _Name, answer: "Future[Found]") -> None:
        host, port, family = name
        found: Found = ()
        error: OSError | None = None
        try:
            found = self._look_up(host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        except OSError as raised:
            error = raised
        except UnicodeError:  # a part of the name is empty or too long
            error = socket.gaierror(socket.EAI_NONAME, "no host name")
        with self._lock:
            del self._under_way[name]
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)


class Dialling(httpcore.AsyncNetworkBackend):
    """Connects as httpcore's own backend does, or as `network`, but looks names up by `lookups`."""

    def __init__(
        self,
        lookups: Lookups,
        *,
        network: httpcore.AsyncNetworkBackend | None = None,
        next_address_seconds: float = NEXT_ADDRESS_SECONDS,
    ) -> None:
        self._lookups = lookups
        self._network = network or httpcore.AnyIOBackend()
        self._next_address_seconds = next_address_seconds

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's interface
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address of the host that answers, within `timeout` seconds, the look-up included.

        Raises `httpcore.ConnectTimeout` or `httpcore.ConnectError`.
        """
        options = None if socket_options is None else tuple(socket_options)

        async def dial(address: str) -> httpcore.AsyncNetworkStream:
            return await self._network.connect_tcp(address, port, local_address=local_address, socket_options=options)

        try:
            async with asyncio.timeout(timeout):
                dials = [partial(dial, address) for address in await self._addresses(host, port)]
                return await _first(dials, next_seconds=self._next_address_seconds)
        except TimeoutError:
            raise httpcore.ConnectTimeout from None
        except OSError:
            raise httpcore.ConnectError from None

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _addresses(self, host: str, port: int) -> Sequence[str]:
        return (host,) if is_address(host) else by_turns(await self._lookups.find(host, port))


def is_address(host: str) -> bool:
    """Whether a host is an IP address, so that there is nothing to look up."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def by_turns(found: Found) -> tuple[str, ...]:
    """Return the addresses in the system's order of preference, alternating IPv6 and IPv4 (RFC 8305 section 4)."""
    families: dict[int, dict[str, None]] = {}
    for family, _, _, _, address in found:
        families.setdefault(family, {})[address[0]] = None
    return tuple(filter(None, chain.from_iterable(zip_longest(*families.values()))))


async def _first(
    dials: Sequence[Callable[[], Coroutine[Any, Any, httpcore.AsyncNetworkStream]]], *, next_seconds: float
) -> httpcore.AsyncNetworkStream:
    """Return the first connection made. The next dial starts when one fails, or after `next_seconds`."""
    waiting = list(dials)
    under_way: set[asyncio.Task[httpcore.AsyncNetworkStream]] = set()
    try:
        while waiting or under_way:
            if waiting:
                under_way.add(asyncio.create_task(waiting.pop(0)()))
            seconds = next_seconds if waiting else None
            done, under_way = await asyncio.wait(under_way, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            made = [call.result() for call in done if call.exception() is None]
            for late in made[1:]:
                await late.aclose()
            if made:
                return made[0]
    finally:
        for call in under_way:
            call.cancel()
    raise httpcore.ConnectError
