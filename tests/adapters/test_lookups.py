"""A name server that does not answer holds up those who wait for it, and nobody else."""

import asyncio
import socket
import threading
from collections.abc import Iterator

import httpcore
import pytest

from adapters.base import VerifierFault
from adapters.calls import CallBudget, CallFailed, Calls, ProviderCall
from adapters.lookups import Dialling, Found, Lookups, LookupsBusy, by_turns, is_address
from adapters.upstream import Upstream
from adapters.upstream_calls import UpstreamCause, UpstreamFailed, UpstreamLimits
from tests.adapters.provider_server import ProviderServer, provider_server, replies

PATIENCE = 20.0


def _found(*addresses: str) -> Found:
    return [
        (socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0))
        for address in addresses
    ]


class Names:
    """A name server that knows some hosts, and does not answer for those whose name begins with "hung" until it is
    told to.
    """

    def __init__(self) -> None:
        self.answers = threading.Event()
        self.asked: list[str] = []

    def __call__(self, host: str, port: int, **_: int) -> Found:
        self.asked.append(host)
        if host.startswith("hung"):
            self.answers.wait()
        if host.endswith("nowhere"):
            raise socket.gaierror(socket.EAI_NONAME, "not known")
        if host.endswith("odd"):
            raise UnicodeError
        return [(*entry[:4], (entry[4][0], port)) for entry in _found("127.0.0.1")]


@pytest.fixture
def names() -> Iterator[Names]:
    served = Names()
    yield served
    served.answers.set()
    for thread in threading.enumerate():
        if thread.name == "lookup":
            thread.join(PATIENCE)


async def test_all_who_want_a_name_wait_for_one_look_up(names: Names) -> None:
    lookups = Lookups(1, look_up=names)
    calls = [asyncio.create_task(lookups.find("hung.test", 443)) for _ in range(50)]
    await asyncio.sleep(0)
    names.answers.set()
    found = await asyncio.gather(*calls)
    assert {tuple(answer) for answer in found} == {tuple(names("a.test", 443))}
    assert names.asked[:-1] == ["hung.test"]


async def test_past_the_bound_a_look_up_fails_at_once_until_one_has_ended(names: Names) -> None:
    lookups = Lookups(2, look_up=names)
    hung = [asyncio.create_task(lookups.find(f"hung{number}.test", 443)) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(LookupsBusy):
        await lookups.find("a.test", 443)
    names.answers.set()
    await asyncio.gather(*hung)
    assert await lookups.find("a.test", 443) == names("a.test", 443)


async def test_who_leaves_takes_the_answer_from_nobody(names: Names) -> None:
    lookups = Lookups(1, look_up=names)
    leaves, stays = (asyncio.create_task(lookups.find("hung.test", 443)) for _ in range(2))
    await asyncio.sleep(0)
    leaves.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaves
    names.answers.set()
    assert await stays == names("a.test", 443)


@pytest.mark.parametrize("host", ["nowhere", "odd"])
async def test_a_name_that_nobody_knows_is_a_fault_of_the_network(host: str, names: Names) -> None:
    lookups = Lookups(1, look_up=names)
    for _ in range(2):
        with pytest.raises(socket.gaierror):
            await lookups.find(host, 443)


async def test_without_a_thread_there_is_no_look_up(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    lookups = Lookups(1, look_up=names)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", start)
        with pytest.raises(LookupsBusy):
            await lookups.find("a.test", 443)
    assert await lookups.find("a.test", 443) == names("a.test", 443)


def test_families_take_turns() -> None:
    found = _found("2001:db8::1", "2001:db8::2", "192.0.2.1", "2001:db8::1")
    assert by_turns(found) == ("2001:db8::1", "192.0.2.1", "2001:db8::2")
    assert by_turns(()) == ()


@pytest.mark.parametrize(
    ("host", "known"), [("127.0.0.1", True), ("::1", True), ("a.test", False), ("127.1", False), ("", False)]
)
def test_an_address_is_not_looked_up(host: str, known: bool) -> None:
    assert is_address(host) is known


class _Wire(httpcore.AsyncMockBackend):
    """Connects to nothing: some addresses answer, some refuse, and the others hang."""

    def __init__(self) -> None:
        super().__init__([])
        self.dialled: list[str] = []

    async def connect_tcp(self, host: str, *rest: object, **more: object) -> httpcore.AsyncNetworkStream:
        self.dialled.append(host)
        if host.endswith(".1"):
            raise httpcore.ConnectError
        if host.endswith(".2"):
            await asyncio.get_running_loop().create_future()
        return httpcore.AsyncMockStream([])


@pytest.mark.parametrize(
    ("addresses", "dialled"),
    [
        (("10.0.0.3",), ["10.0.0.3"]),
        (("10.0.0.1", "10.0.0.3", "10.0.0.4"), ["10.0.0.1", "10.0.0.3"]),
        (("10.0.0.2", "10.0.0.3"), ["10.0.0.2", "10.0.0.3"]),
    ],
    ids=["it answers", "the first refuses", "the first hangs"],
)
async def test_the_first_address_that_answers_is_taken(addresses: tuple[str, ...], dialled: list[str]) -> None:
    lookups, wire = Lookups(1, look_up=lambda *_, **__: _found(*addresses)), _Wire()
    async with asyncio.timeout(PATIENCE):
        await Dialling(lookups, network=wire, next_address_seconds=0.01).connect_tcp("a.test", 443)
    assert wire.dialled == dialled
    await asyncio.sleep(0)
    assert len(asyncio.all_tasks()) == 1


@pytest.mark.parametrize(
    ("addresses", "seconds", "error"),
    [
        ((), 30.0, httpcore.ConnectError),
        (("10.0.0.1", "10.1.0.1"), 30.0, httpcore.ConnectError),
        (("10.0.0.2",), 0.02, httpcore.ConnectTimeout),
    ],
    ids=["no address", "all refuse", "it hangs"],
)
async def test_without_an_address_that_answers_there_is_no_connection(
    addresses: tuple[str, ...], seconds: float, error: type[Exception]
) -> None:
    lookups = Lookups(1, look_up=lambda *_, **__: _found(*addresses))
    with pytest.raises(error):
        await Dialling(lookups, network=_Wire()).connect_tcp("a.test", 443, timeout=seconds)


def _named(server: ProviderServer, host: str) -> str:
    return server.url.replace("127.0.0.1", host)


async def _fault(calls: Calls, url: str) -> VerifierFault:
    with pytest.raises(CallFailed) as caught:
        await calls.ask(ProviderCall(url, {}, b"{}"))
    return caught.value.fault


async def test_a_verifier_whose_name_is_not_answered_is_a_time_out_and_then_without_threads_at_once(
    names: Names,
) -> None:
    lookups = Lookups(1, look_up=names)
    calls = Calls(CallBudget(seconds=0.05, retries=0), lookups=lookups)
    assert await _fault(calls, "http://hung.test/") is VerifierFault.TIMEOUT
    assert await _fault(calls, "http://other.test/") is VerifierFault.NETWORK
    assert (
        await _fault(Calls(CallBudget(), lookups=Lookups(1, look_up=names)), "http://nowhere/") is VerifierFault.NETWORK
    )
    await calls.aclose()


async def test_hung_look_ups_of_verifiers_leave_those_of_the_upstream_alone(names: Names) -> None:
    async with provider_server() as server, asyncio.timeout(PATIENCE):
        server.plays(replies({"ok": True}))
        calls = Calls(CallBudget(seconds=PATIENCE), lookups=Lookups(4, look_up=names))
        hung = [asyncio.create_task(calls.ask(ProviderCall(_named(server, "hung.test"), {}, b"{}"))) for _ in range(50)]
        await asyncio.sleep(0)
        upstream = Upstream(UpstreamLimits(), lookups=Lookups(1, look_up=names))
        with await upstream.send("POST", f"{_named(server, 'up.test')}/x", headers=(), body=b"{}") as reply:
            assert (reply.status, await reply.read()) == (200, b'{"ok":true}')
        await upstream.close()
        names.answers.set()
        assert {(await call).status for call in hung} == {200}
        await calls.aclose()
    assert sorted(names.asked) == ["hung.test", "up.test"]


async def test_no_look_up_is_made_by_the_event_loop(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the threads of the event loop are everybody's")

    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", refuse)
    async with provider_server() as server:
        server.plays(replies({"ok": True}))
        calls = Calls(CallBudget(), lookups=Lookups(1, look_up=names))
        assert (await calls.ask(ProviderCall(_named(server, "a.test"), {}, b"{}"))).status == 200
        await calls.aclose()
        upstream = Upstream(UpstreamLimits(), lookups=Lookups(1, look_up=names))
        with pytest.raises(UpstreamFailed) as caught:
            await upstream.send("GET", f"{_named(server, 'nowhere')}/x", headers=(), body=None)
        assert caught.value.cause is UpstreamCause.NAME
        await upstream.close()
