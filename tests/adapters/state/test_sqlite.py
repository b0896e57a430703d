"""One file, many processes: nothing is lost, nobody gets more than there is, and a broken file is told of."""

import asyncio
import signal
import sqlite3
import stat
import sys
import threading
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from adapters.state import sqlite
from adapters.state.base import KeyKind, LeasePlace, StateTrouble, Trouble, state_key
from adapters.state.opening import StateAddress, open_state
from adapters.state.sqlite import SqliteStore
from tests.adapters.state import rivals
from tests.adapters.state.stores import PATIENCE, Clock

KEY = state_key(KeyKind.LOCK, "acme", "one")
PROCESSES = 2
ANOTHER = """
import asyncio, sys
from pathlib import Path
from adapters.state.sqlite import SqliteStore
async def main():
    store = SqliteStore(Path(sys.argv[1]), busy_seconds=10)
    print(await store.strike(sys.argv[2], window=600, most=9), flush=True)
    input()
    await store.close()
asyncio.run(main())
"""
"""A process that strikes once, says how many there are, and ends when it is told to."""


def opener(folder: Path) -> Callable[[], SqliteStore]:
    return partial(SqliteStore, folder / "state.db", busy_seconds=PATIENCE)


def modes(folder: Path) -> set[int]:
    """The permissions of the files in a folder."""
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@asynccontextmanager
async def another(folder: Path) -> AsyncIterator[int]:
    """While another process has the file open: how many strikes it was told."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ANOTHER, str(folder / "state.db"), KEY), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    try:
        yield int(await process.stdout.readline())
    finally:
        await process.communicate(b"\n")


@pytest.mark.parametrize(
    ("work", "expected"),
    [
        pytest.param(rivals.draws, 50, id="draws"),
        pytest.param(rivals.leases, 50, id="places"),
        pytest.param(rivals.replacements, 100, id="replacements"),
    ],
)
def test_processes_together_get_exactly_what_there_is(
    tmp_path: Path, work: Callable[[rivals.OpenStore, int, int], int], expected: int
) -> None:
    got = rivals.run_rivals(work, opener(tmp_path), processes=PROCESSES, times=100)
    assert sum(got) == expected


def test_four_processes_lose_no_strike(tmp_path: Path) -> None:
    told = rivals.run_rivals(rivals.strikes, opener(tmp_path), processes=4, times=250)
    assert max(told) == 1_000


def test_under_load_every_process_has_its_turn_in_time(tmp_path: Path) -> None:
    address = StateAddress(f"sqlite://{tmp_path}/state.db", seconds=2.0)
    opener = partial(open_state, address, watch=rivals.fail_on_trouble)
    appended = rivals.run_rivals(rivals.records, opener, processes=4, times=500)
    assert appended == [500] * 4


def test_four_processes_lose_no_record(tmp_path: Path) -> None:
    rivals.run_rivals(rivals.records, opener(tmp_path), processes=4, times=500)
    with sqlite3.connect(tmp_path / "state.db") as connection:
        assert connection.execute("SELECT count(*) FROM records").fetchone() == (2_000,)
    connection.close()


async def test_what_was_told_to_be_kept_outlives_a_killed_process(tmp_path: Path) -> None:
    writer = f"""
import asyncio, os, signal
from pathlib import Path
from adapters.state.base import KeyKind, state_key
from adapters.state.sqlite import SqliteStore
async def main():
    store = SqliteStore(Path({str(tmp_path / "state.db")!r}), busy_seconds=10)
    await store.put(state_key(KeyKind.LOCK, "acme", "one"), b"kept", seconds=600)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", writer)
    assert await process.wait() == -signal.SIGKILL
    store = opener(tmp_path)()
    (entry,) = await store.read([KEY])
    assert entry is not None
    assert entry.value == b"kept"
    await store.close()


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    await store.put(KEY, b"", seconds=1)
    assert modes(tmp_path) == {0o600}
    await store.close()


async def test_nothing_is_opened_before_the_first_step(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    await store.close()
    assert modes(tmp_path) == set()


async def test_a_file_that_cannot_be_opened_is_trouble_until_it_can(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "missing" / "state.db", busy_seconds=PATIENCE)
    with pytest.raises(StateTrouble) as caught:
        await store.put(KEY, b"value", seconds=1)
    assert caught.value.trouble is Trouble.UNREACHABLE
    (tmp_path / "missing").mkdir()
    await store.put(KEY, b"value", seconds=1)
    await store.close()


async def test_a_file_of_something_else_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "state.db").write_bytes(b"no database" * 1_000)
    store = opener(tmp_path)()
    with pytest.raises(StateTrouble) as caught:
        await store.read([KEY])
    assert caught.value.trouble is Trouble.UNREACHABLE
    await store.close()


async def test_a_file_that_somebody_holds_is_busy_and_then_free(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "state.db", busy_seconds=0.01)
    await store.put(KEY, b"old", seconds=600)
    holder = sqlite3.connect(tmp_path / "state.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StateTrouble) as caught:
        await store.put(KEY, b"new", seconds=600)
    (entry,) = await store.read([KEY])
    holder.execute("ROLLBACK")
    holder.close()
    await store.put(KEY, b"new", seconds=600)
    assert caught.value.trouble is Trouble.BUSY
    assert entry is not None
    assert entry.value == b"old"
    await store.close()


async def test_a_file_that_somebody_holds_while_it_is_opened_is_busy(tmp_path: Path) -> None:
    holder = sqlite3.connect(tmp_path / "state.db", isolation_level=None)
    holder.execute("CREATE TABLE other (x)")
    holder.execute("BEGIN EXCLUSIVE")
    store = SqliteStore(tmp_path / "state.db", busy_seconds=0.02)
    with pytest.raises(StateTrouble) as caught:
        await store.put(KEY, b"value", seconds=600)
    holder.execute("ROLLBACK")
    holder.close()
    await store.put(KEY, b"value", seconds=600)
    await store.close()
    assert caught.value.trouble is Trouble.BUSY


async def test_a_folder_that_is_a_file_is_trouble(tmp_path: Path) -> None:
    store = SqliteStore(Path(__file__) / "state.db", busy_seconds=0.02)
    with pytest.raises(StateTrouble) as caught:
        await store.read([KEY])
    await store.close()
    assert caught.value.trouble is Trouble.UNREACHABLE


async def test_a_file_that_breaks_is_opened_anew(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    await store.put(KEY, b"value", seconds=600)

    def break_off(connection: sqlite3.Connection, _now: float) -> None:
        connection.execute("ROLLBACK")
        connection.close()

    with pytest.raises(StateTrouble) as caught:
        await store._do(break_off, writes=True)
    assert caught.value.trouble is Trouble.REFUSED
    assert await store.add(KEY, b"", seconds=600) is False
    await store.close()


def test_a_step_whose_loop_has_ended_harms_nobody(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    gate = threading.Event()

    async def leave() -> None:
        held = asyncio.ensure_future(store._do(lambda _connection, _now: gate.wait(), writes=False))
        await asyncio.sleep(0)
        held.cancel()

    asyncio.run(leave())
    gate.set()

    async def come() -> bool:
        added = await store.add(KEY, b"", seconds=600)
        await store.close()
        return added

    assert asyncio.run(come())


async def test_a_long_log_is_cut_now_and_then(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    log = state_key(KeyKind.INCIDENTS, "acme")
    lengths = []
    for number in range(4 * sqlite.SLACK):
        await store.append(log, f"{number:03}", b"", seconds=600, most=2 * sqlite.SLACK)
        lengths.append(len((await store.page(log, before="", most=1_000)).records))
    await store.close()
    assert max(lengths) <= 2 * sqlite.SLACK + 2
    assert lengths[-1] >= 2 * sqlite.SLACK


async def test_a_step_that_fails_in_any_way_fails_alone(tmp_path: Path) -> None:
    store, gate = opener(tmp_path)(), threading.Event()

    def fail(connection: sqlite3.Connection, _now: float) -> None:
        connection.execute("DELETE FROM cells")
        raise ZeroDivisionError

    held = asyncio.create_task(store._do(lambda _connection, _now: gate.wait(), writes=False))
    await asyncio.sleep(0)
    steps = [store.strike(KEY, window=600, most=9), store._do(fail, writes=True), store.strike(KEY, window=600, most=9)]
    together = [asyncio.create_task(step) for step in steps]
    await asyncio.sleep(0)  # all three wait, for one transaction
    gate.set()
    before, failed, after = await asyncio.gather(*together, return_exceptions=True)
    assert await held
    assert (before, after) == (1, 2)
    assert isinstance(failed, StateTrouble)
    assert failed.trouble is Trouble.REFUSED
    assert await store.strike(KEY, window=600, most=9) == 3
    await store.close()


@pytest.mark.parametrize("run", [1, 2], ids=["before they are queued again", "before its turn"])
async def test_a_step_that_is_given_up_before_it_is_tried_alone_is_not_begun(tmp_path: Path, run: int) -> None:
    store, gate, has_left = opener(tmp_path)(), threading.Event(), threading.Event()
    loop, runs = asyncio.get_running_loop(), [0]

    def fail(_connection: sqlite3.Connection, _now: float) -> None:
        runs[0] += 1
        if runs[0] == run:
            loop.call_soon_threadsafe(given_up.cancel)
            assert has_left.wait(PATIENCE)
        raise ZeroDivisionError

    held = asyncio.create_task(store._do(lambda _connection, _now: gate.wait(), writes=False))
    await asyncio.sleep(0)
    failing = asyncio.create_task(store._do(fail, writes=True))
    given_up = asyncio.create_task(store.add(KEY, b"given up", seconds=600))
    given_up.add_done_callback(lambda _: has_left.set())
    await asyncio.sleep(0)  # both wait, for one transaction
    gate.set()
    assert await held
    with pytest.raises(StateTrouble):
        await failing
    assert runs == [2]
    assert await store.add(KEY, b"kept", seconds=600)
    await store.close()


async def test_a_thread_that_cannot_be_started_is_started_by_the_next_step(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    usual = threading.stack_size(2**47)  # more than there are addresses
    try:
        with pytest.raises(StateTrouble) as caught:
            await store.put(KEY, b"", seconds=600)
    finally:
        threading.stack_size(usual)
    assert caught.value.trouble is Trouble.BUSY
    assert await store.add(KEY, b"", seconds=600)
    await store.close()


async def test_a_full_disk_refuses(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    await store.put(KEY, b"", seconds=600)
    other = state_key(KeyKind.LOCK, "acme", "two")

    def shrink(connection: sqlite3.Connection, _now: float) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await store._do(shrink, writes=False)
    with pytest.raises(StateTrouble) as caught:
        await store.put(other, bytes(1_000_000), seconds=600)
    assert caught.value.trouble is Trouble.REFUSED
    assert await store.add(KEY, b"", seconds=600) is False
    await store.close()


async def test_steps_that_a_full_disk_refuses_together_are_not_tried_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate, batches = opener(tmp_path)(), threading.Event(), list[int]()
    run = store._run
    await store.put(KEY, b"", seconds=600)

    def counting(connection: sqlite3.Connection, batch: Any, *, kind: Any) -> list[Any]:
        batches.append(len(batch))
        return run(connection, batch, kind=kind)

    def shrink(connection: sqlite3.Connection, _now: float) -> bool:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        begun.set()
        return gate.wait()

    begun = threading.Event()
    monkeypatch.setattr(store, "_run", counting)
    held = asyncio.create_task(store._do(shrink, writes=False))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    keys = [state_key(KeyKind.LOCK, "acme", name) for name in "abc"]
    puts = [asyncio.create_task(store.put(key, bytes(1_000_000), seconds=600)) for key in keys]
    await asyncio.sleep(0)
    gate.set()
    assert await held
    refused = await asyncio.gather(*puts, return_exceptions=True)
    await store.close()
    assert [getattr(one, "trouble", None) for one in refused] == [Trouble.REFUSED] * 3
    assert batches == [1, 3]


async def test_too_much_that_waits_is_refused_at_once(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    steps = [store.put(KEY, b"", seconds=600) for _ in range(sqlite.MOST_WAITING * 2)]
    results = await asyncio.gather(*steps, return_exceptions=True)
    troubles = [result.trouble for result in results if isinstance(result, StateTrouble)]
    assert set(troubles) == {Trouble.BUSY}
    assert len(troubles) < len(results)
    await store.close()


async def test_a_step_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    store = opener(tmp_path)()
    gate = threading.Event()
    holding = asyncio.create_task(store._do(lambda _connection, _now: gate.wait(), writes=False))
    given_up = asyncio.create_task(store.add(KEY, b"given up", seconds=600))
    await asyncio.sleep(0)  # both begin to wait
    given_up.cancel()
    await asyncio.sleep(0)
    gate.set()
    await holding
    assert await store.add(KEY, b"kept", seconds=600)
    await store.close()


@pytest.mark.parametrize("beside", [(), ("-wal", "-shm", "-turn")], ids=["the file alone", "all that belongs to it"])
async def test_all_processes_go_on_in_one_new_file_where_the_old_one_was_taken_away(
    tmp_path: Path, beside: tuple[str, ...]
) -> None:
    first, second = opener(tmp_path)(), opener(tmp_path)()
    for store in (first, second):
        await store.strike(KEY, window=600, most=9)
    for end in ("", *beside):
        (tmp_path / f"state.db{end}").unlink()
    for store in (first, second):
        with pytest.raises(StateTrouble) as caught:
            await store.read([KEY])
        assert caught.value.trouble is Trouble.UNREACHABLE
    counted = [await store.strike(KEY, window=600, most=9) for store in (first, second, opener(tmp_path)(), first)]
    assert counted == [1, 2, 3, 4]
    await first.close()
    assert await second.strike(KEY, window=600, most=9) == 5
    await second.close()


@pytest.mark.parametrize("taken", [("-wal",), ("-shm",), ("-wal", "-shm")], ids=" and ".join)
@pytest.mark.parametrize("reads", [True, False], ids=["a read finds it", "a write finds it"])
async def test_nothing_is_lost_where_what_lies_beside_the_file_is_taken_away(
    tmp_path: Path, taken: tuple[str, ...], reads: bool
) -> None:
    store = opener(tmp_path)()
    await store.strike(KEY, window=600, most=9)
    async with another(tmp_path) as second:
        for end in taken:
            (tmp_path / f"state.db{end}").unlink()
        with pytest.raises(StateTrouble) as caught:
            await (store.read([KEY]) if reads else store.strike(KEY, window=600, most=9))
        third = await store.strike(KEY, window=600, most=9)
        async with another(tmp_path) as fourth:
            fifth = await store.strike(KEY, window=600, most=9)
    await store.close()
    assert caught.value.trouble is Trouble.UNREACHABLE
    assert (second, third, fourth, fifth) == (2, 3, 4, 5)


@pytest.mark.parametrize("taken", ["", "-wal", "-shm"], ids=["the file", "its log", "its index"])
async def test_one_who_comes_after_a_file_was_taken_away_and_those_who_were_there_agree(
    tmp_path: Path, taken: str
) -> None:
    old = opener(tmp_path)()
    await old.strike(KEY, window=600, most=9)
    (tmp_path / f"state.db{taken}").unlink()
    async with another(tmp_path) as counted:
        with pytest.raises(StateTrouble):
            await old.strike(KEY, window=600, most=9)
        assert await old.strike(KEY, window=600, most=9) == counted + 1
        async with another(tmp_path) as after:
            assert after == counted + 2
    await old.close()
    with sqlite3.connect(tmp_path / "state.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_place_is_free_in_time_though_the_clock_was_set_back(tmp_path: Path) -> None:
    clock, place = Clock(), [LeasePlace(KEY, 1)]
    store = SqliteStore(tmp_path / "state.db", busy_seconds=PATIENCE, clock=clock)
    assert await store.lease(place, "killed", seconds=60)
    clock.now -= 7_200
    assert not await store.lease(place, "other", seconds=60)
    clock.now += 61
    assert await store.lease(place, "other", seconds=60)
    await store.close()


async def test_what_has_ended_is_swept_away(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / "state.db", busy_seconds=PATIENCE, clock=clock)
    for number in range(20):
        await store.put(state_key(KeyKind.LOCK, "acme", str(number)), b"", seconds=1)
    clock.now += 2
    for _ in range(sqlite.SWEEP_EVERY // 8):
        await asyncio.gather(*(store.put(KEY, b"", seconds=600) for _ in range(8)))  # mostly in one transaction
    await store.close()
    connection = sqlite3.connect(tmp_path / "state.db")
    assert connection.execute("SELECT count(*) FROM cells").fetchone() == (1,)
    connection.close()
