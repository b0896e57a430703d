"""Look-ups of host names in threads of their own: one that hangs holds up nobody but those who wait for it.

The event loop's own look-ups share a few threads with everything else in the process, so that a name server which does
not answer for one host would stop the look-ups of all.
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
"""After which the next address of a host is tried as well (RFC 8305 section 5)."""

Found: TypeAlias = Sequence[tuple[int, int, int, str, tuple[Any, ...]]]
"""What `socket.getaddrinfo` returns."""
LookUp: TypeAlias = Callable[..., Found]
_Name: TypeAlias = tuple[str, int, int]


class LookupsBusy(OSError):
    """So many look-ups are under way that there is no thread for another one."""


class Lookups:
    """Looks up so many different names at the same time at most, each in a daemon thread of its own.

    Who asks for a name that is being looked up waits for the same answer. It may be used from several event loops.
    """

    def __init__(self, number: int, *, look_up: LookUp = socket.getaddrinfo) -> None:
        self._most = number
        self._look_up = look_up
        self._under_way: dict[_Name, Future[Found]] = {}
        self._lock = threading.Lock()

    async def find(self, host: str, port: int, *, family: int = socket.AF_UNSPEC) -> Found:
        """The addresses for TCP. Raises `OSError`: at once (`LookupsBusy`) where there is no thread for it."""
        return await asyncio.wrap_future(self._begun((host, port, family)))

    def _begun(self, name: _Name) -> "Future[Found]":
        with self._lock:
            answer = self._under_way.get(name)
            if answer is not None:
                return answer
            if len(self._under_way) >= self._most:
                raise LookupsBusy
            answer = Future[Found]()
            answer.set_running_or_notify_cancel()  # from now on nobody can cancel it: others may wait for it too
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
    """Connects as httpcore does by itself, but for the look-ups."""

    def __init__(self, lookups: Lookups) -> None:
        self._lookups = lookups
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's interface
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the first address of the host that takes one; `timeout` seconds for all, look-up included."""
        options = None if socket_options is None else tuple(socket_options)

        async def dial(address: str) -> httpcore.AsyncNetworkStream:
            return await self._network.connect_tcp(address, port, local_address=local_address, socket_options=options)

        try:
            async with asyncio.timeout(timeout):
                return await _first([partial(dial, address) for address in await self._addresses(host, port)])
        except TimeoutError:
            raise httpcore.ConnectTimeout from None
        except OSError:
            raise httpcore.ConnectError from None

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _addresses(self, host: str, port: int) -> Sequence[str]:
        return (host,) if is_address(host) else by_turns(await self._lookups.find(host, port))


def is_address(host: str) -> bool:
    """Whether a host is an address already, so that there is nothing to look up."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def by_turns(found: Found) -> tuple[str, ...]:
    """The addresses in the order of the system's preference, IPv6 and IPv4 by turns (RFC 8305 section 4)."""
    families: dict[int, dict[str, None]] = {}
    for family, _, _, _, address in found:
        families.setdefault(family, {})[address[0]] = None
    return tuple(filter(None, chain.from_iterable(zip_longest(*families.values()))))


async def _first(
    dials: Sequence[Callable[[], Coroutine[Any, Any, httpcore.AsyncNetworkStream]]],
) -> httpcore.AsyncNetworkStream:
    """The first connection there is. Each next address is tried when the one before fails, or takes its time."""
    waiting = list(dials)
    under_way: set[asyncio.Task[httpcore.AsyncNetworkStream]] = set()
    try:
        while waiting or under_way:
            if waiting:
                under_way.add(asyncio.create_task(waiting.pop(0)()))
            seconds = NEXT_ADDRESS_SECONDS if waiting else None
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
