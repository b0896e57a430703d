"""One HTTP call to a verifier's provider within one budget: wait for a slot, send, retry, and read the whole reply.

It follows no redirects, reads no proxy variables, keeps no cookies and decompresses nothing. Exceptions of httpcore
are translated here and nowhere else.
"""

import asyncio
import json
import ssl
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakKeyDictionary

import httpcore

from adapters.base import VerifierFault
from adapters.lookups import Dialling, Lookups
from adapters.slots import Slots
from filters.refusals import Refused
from filters.strict_json import read_json
from filters.trees import Json

CONNECT_SHARE = 1 / 3
"""Share of the budget's seconds that connecting may take, so that a lost packet leaves time for the retry.

Waiting for the answer has no limit of its own: a second request while the first answer is still being computed would
be answered later than the first, and charged for as well.
"""
KEEPALIVE_SECONDS = 20.0
LOOKUPS = 4
"""Host names that are looked up at the same time. A provider has one, and all its calls share the same look-up."""

_DEPTH: Final = 32
_NODES: Final = 10_000
_OK: Final = 200
_FAULTS: Final[Mapping[int, VerifierFault]] = {
    401: VerifierFault.DENIED,
    403: VerifierFault.DENIED,
    404: VerifierFault.DENIED,
    408: VerifierFault.TIMEOUT,
    429: VerifierFault.RATE_LIMITED,
}
_FAULTS_OF_CLASSES: Final[Mapping[int, VerifierFault]] = {
    3: VerifierFault.DENIED,
    4: VerifierFault.REJECTED,
    5: VerifierFault.SERVER,
}
_HEADERS: Final = {
    "Accept": "application/json",
    "Accept-Encoding": "identity",
    "Content-Type": "application/json",
    "User-Agent": "guardrail-gateway",
}
_PLAIN: Final = frozenset({b"", b"identity"})
"""Values of `Content-Encoding` of a reply that is not compressed."""


@dataclass(frozen=True, slots=True)
class CallBudget:
    """The limits of a verifier's assessments.

    `seconds` is for a whole assessment: waiting for a slot, connecting, all attempts, and reading the reply.
    `concurrent` is how many calls may be under way in one event loop, shared between tenants as `Shares` does; others
    wait for a slot within their seconds.
    """

    seconds: float = 1.5
    retries: int = 1
    concurrent: int = 128
    reply_bytes: int = 262_144


@dataclass(frozen=True, slots=True)
class ProviderCall:
    """A POST of a JSON body. `reads` are the statuses whose body is read; of other replies only the status counts."""

    url: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes = field(repr=False)
    reads: frozenset[int] = frozenset({_OK})


@dataclass(frozen=True, slots=True)
class ProviderReply:
    """The JSON of a reply, and how many attempts it took."""

    status: int
    json: Json = field(repr=False)
    attempts: int = 0


class CallFailed(Exception):
    """There is no reply to read. The message quotes nothing that was sent or received."""

    def __init__(self, fault: VerifierFault, *, attempts: int = 0, retry: bool = False) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.attempts = attempts
        self.retry = retry


class _Line:
    """The connections and slots of one event loop."""

    def __init__(self, budget: CallBudget, tls: ssl.SSLContext, lookups: Lookups) -> None:
        self.slots = Slots(budget.concurrent)
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=tls,
            max_connections=budget.concurrent,
            keepalive_expiry=KEEPALIVE_SECONDS,
            network_backend=Dialling(lookups),
        )


class Calls:
    """The HTTP client of one verifier. It opens nothing before the first call.

    It may be used from several event loops; each must await `aclose` before it ends. `tls` replaces the default
    context, which verifies certificates against the system's authorities. `lookups` looks up host names for this client
    only, so that a name server which does not answer delays no other calls.
    """

    def __init__(
        self, budget: CallBudget, *, tls: ssl.SSLContext | None = None, lookups: Lookups | None = None
    ) -> None:
        self.budget = budget
        self._lookups = lookups or Lookups(LOOKUPS)
        self._tls = tls or ssl.create_default_context()  # reads hundreds of certificates, so never beside traffic
        self._lines: MutableMapping[asyncio.AbstractEventLoop, _Line] = WeakKeyDictionary()

    async def ask(self, call: ProviderCall, *, tenant: str = "") -> ProviderReply:
        """Make a call for a tenant and return the reply. Raises `CallFailed`, at the latest when the budget is used up.

        Retried are a 5xx, and failures before the head of an answer: no connection within `CONNECT_SHARE`, or one that
        broke. A kept connection may turn out to be closed, and then the provider has seen nothing. Once the provider
        has begun to answer, it has done the work and charges for it, so the call is not repeated.
        """
        line = self._line()
        attempts = 0
        try:
            async with asyncio.timeout(self.budget.seconds), line.slots.one(tenant):
                while True:
                    attempts += 1
                    try:
                        return replace(await self._attempt(line.pool, call), attempts=attempts)
                    except CallFailed as failure:
                        if not failure.retry or attempts > self.budget.retries:
                            raise CallFailed(failure.fault, attempts=attempts) from None
        except TimeoutError:
            raise CallFailed(VerifierFault.TIMEOUT if attempts else VerifierFault.BUSY, attempts=attempts) from None

    async def aclose(self) -> None:
        """Close the connections of the running loop. Calls under way fail."""
        line = self._lines.pop(asyncio.get_running_loop(), None)
        if line is not None:
            await line.pool.aclose()

    def _line(self) -> _Line:
        loop = asyncio.get_running_loop()
        line = self._lines.get(loop)
        if line is None:
            line = self._lines[loop] = _Line(self.budget, self._tls, self._lookups)
        return line

    async def _attempt(self, pool: httpcore.AsyncConnectionPool, call: ProviderCall) -> ProviderReply:
        headers = [*_HEADERS.items(), *call.headers.items()]
        waits = {"timeout": {"connect": self.budget.seconds * CONNECT_SHARE}}
        answered = False
        try:
            async with pool.stream("POST", call.url, headers=headers, content=call.body, extensions=waits) as response:
                answered = True
                if response.status not in call.reads:
                    raise _refusal(response.status)
                return ProviderReply(response.status, _json(await self._read(response)))
        except httpcore.TimeoutException:
            raise CallFailed(VerifierFault.TIMEOUT, retry=True) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            raise CallFailed(VerifierFault.NETWORK, retry=not answered) from None

    async def _read(self, response: httpcore.Response) -> bytes:
        """Return the body, which must be uncompressed JSON: a compressed one could grow a thousandfold."""
        media_type = _field(response, b"content-type").partition(b";")[0].strip().lower()
        if media_type != b"application/json" or _field(response, b"content-encoding") not in _PLAIN:
            raise CallFailed(VerifierFault.MALFORMED)
        body = bytearray()
        async for chunk in response.aiter_stream():
            body += chunk
            if len(body) > self.budget.reply_bytes:
                raise CallFailed(VerifierFault.MALFORMED)
        return bytes(body)


def _field(response: httpcore.Response, name: bytes) -> bytes:
    """Return the values of a header field joined by ", ", or b"" if there is none."""
    return b", ".join(value for field, value in response.headers if field.lower() == name)


def _refusal(status: int) -> CallFailed:
    fault = _FAULTS.get(status) or _FAULTS_OF_CLASSES.get(status // 100, VerifierFault.MALFORMED)
    return CallFailed(fault, retry=fault is VerifierFault.SERVER)


def _json(body: bytes) -> Json:
    """Parse the body of a reply.

    A model writes a part of it, and could be brought to write what we reject: arrays nested too deep, lone surrogates,
    a key twice. If the body is JSON all the same, the fault is the model's (`UNREADABLE`) and not the provider's.
    """
    try:
        return read_json(body, depth=_DEPTH, nodes=_NODES)
    except Refused:
        raise CallFailed(VerifierFault.UNREADABLE if _is_json(body) else VerifierFault.MALFORMED) from None


def _is_json(body: bytes) -> bool:
    try:
        json.loads(body)
    except RecursionError:  # it is JSON, nested about a thousand levels deep
        return True
    except ValueError:
        return False
    return True
