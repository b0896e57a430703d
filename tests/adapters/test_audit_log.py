"""The audit log: nothing waits for it, nothing that it took is lost, and it says when it has no room."""

import asyncio
import errno
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from adapters.audit_chain import AuditPlan
from adapters.audit_log import BATCH, LARGE_CHARS, AuditLog, AuditUnavailable
from tests.adapters.audit_stand import DAY, SIGNER, Clock, FailingDisk, Watch, entry, follow, kinds, records


@asynccontextmanager
async def _open(
    plan: AuditPlan,
    *,
    watch: Watch | None = None,
    disk: FailingDisk | None = None,
    digest: Callable[[str], str] = lambda text: f"digest of {len(text)}",
    clock: Clock | None = None,
    idle_seconds: float = 600.0,
) -> AsyncIterator[AuditLog]:
    log = AuditLog.open(
        plan,
        SIGNER,
        instance="one",
        digest=digest,
        watch=watch or Watch(),
        clock=clock or Clock(),
        disk=(disk or FailingDisk()).disk,
        idle_seconds=idle_seconds,
    )
    try:
        yield log
    finally:
        await log.close()


def _incidents(folder: Path) -> list[str]:
    return [record["decision"]["incident"] for record in records(folder) if record["kind"] == "decision"]


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - a file has no event to wait for
            await asyncio.sleep(0.005)


async def test_what_is_recorded_is_soon_on_the_disk(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=0.01)) as log:
        assert log.record(entry("first", blocks=("text",)))
        await _until(lambda: log.backlog == 0)
        assert kinds(tmp_path) == ["genesis", "decision"]
        assert records(tmp_path)[1]["decision"]["blocks"] == ["digest of 4"]
        assert log.record(entry("second"))
        await _until(lambda: log.backlog == 0)
        assert [record["decision"]["incident"] for record in records(tmp_path)[1:]] == ["first", "second"]


async def test_closing_writes_everything_and_signs_the_end(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600)) as log:
        for number in range(2_500):
            assert log.record(entry(str(number)))
    written = records(tmp_path)
    assert _incidents(tmp_path) == [str(number) for number in range(2_500)]
    assert written[-1]["why"] == "stop"
    assert written[-1]["decisions"] == 2_500
    assert not log.has_room
    assert not log.record(entry())


async def test_closing_goes_on_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600)) as log:
        log.record(entry())
        closing = asyncio.create_task(log.close())
        await asyncio.sleep(0)
        closing.cancel()
    assert kinds(tmp_path) == ["genesis", "decision", "stop"]


async def test_a_fault_of_the_log_itself_leaves_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crashes: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda crash: crashes.append(crash.exc_type))
    async with _open(AuditPlan(tmp_path, commit_seconds=0.001)) as log:
        log.record(entry(findings=7, blocks=("x" * (LARGE_CHARS + 1),)))
        await _until(lambda: not log.has_room)
        assert not log.record(entry())
    assert crashes == [TypeError]


async def test_what_is_quiet_is_signed_after_a_time(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=0.01, checkpoint_seconds=0.05)) as log:
        log.record(entry())
        await _until(lambda: len(kinds(tmp_path)) == 3)
        assert kinds(tmp_path) == ["genesis", "decision", "time"]


async def test_files_are_rotated_while_records_come(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=0.001, rotate_bytes=2_000)) as log:
        for _ in range(20):
            log.record(entry())
            await _until(lambda: log.backlog == 0)
    assert kinds(tmp_path, "one-000002.jsonl")[0] == "genesis"


async def test_a_file_ends_with_its_day_though_nothing_is_recorded(tmp_path: Path) -> None:
    clock, following = Clock(), tmp_path / "one-000002.jsonl"
    async with _open(AuditPlan(tmp_path, commit_seconds=0.001), clock=clock, idle_seconds=0.01):
        assert not following.exists()
        clock.now += DAY
        await _until(following.exists)
    assert kinds(tmp_path) == ["genesis", "rotation"]


async def test_a_full_backlog_refuses_before_it_drops(tmp_path: Path) -> None:
    watch = Watch()
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600, backlog_records=16), watch=watch) as log:
        assert all(log.has_room and log.admit(entry()) for _ in range(14))
        assert (log.has_room, log.has_reserve) == (False, True)
        assert not log.admit(entry())
        assert (log.backlog, log.dropped) == (14, 0)
        assert log.record(entry())
        assert log.record(entry())
        assert not log.has_reserve
        assert not log.record(entry())
        assert (log.backlog, log.dropped, watch.drops) == (16, 1, 1)
    assert records(tmp_path)[-1]["dropped"] == 1


async def test_a_backlog_that_only_counts_always_has_room(tmp_path: Path) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600, backlog_records=2, on_backlog="count")) as log:
        assert [log.record(entry()) for _ in range(4)] == [True, True, False, False]
        assert log.has_room
        assert log.admit(entry())
    assert (records(tmp_path)[-1]["decisions"], records(tmp_path)[-1]["dropped"]) == (2, 3)


async def test_many_are_put_into_the_chain_where_they_are_recorded_and_the_rest_beside_it(tmp_path: Path) -> None:
    large, small = "x" * (LARGE_CHARS + 1), "x" * LARGE_CHARS
    digested: list[tuple[int, bool]] = []

    def digest(text: str) -> str:
        digested.append((len(text), threading.current_thread() is threading.main_thread()))
        return ""

    async with _open(AuditPlan(tmp_path, commit_seconds=3_600), digest=digest) as log:
        for _ in range(BATCH):
            log.record(entry(blocks=(small,)))
        for text in (large, *["x"] * BATCH):
            log.record(entry(blocks=(text,)))
    assert digested == [(0, True), *[(len(small), True)] * BATCH, (len(large), False), *[(1, False)] * BATCH]


async def test_whoever_records_never_waits_for_the_thread(tmp_path: Path) -> None:
    held, free = threading.Event(), threading.Event()

    def digest(text: str) -> str:
        if len(text) > LARGE_CHARS:
            held.set()
            assert free.wait(20)
        return ""

    async with _open(AuditPlan(tmp_path, commit_seconds=0.001), digest=digest) as log:
        log.record(entry("0", blocks=("x" * (LARGE_CHARS + 1),)))
        await _until(held.is_set)
        for number in range(1, 4 * BATCH):
            log.record(entry(str(number)))
        assert log.backlog == 4 * BATCH
        free.set()
    assert _incidents(tmp_path) == [str(number) for number in range(4 * BATCH)]
    assert follow(records(tmp_path))


async def test_records_come_while_others_are_being_written(tmp_path: Path) -> None:
    held, free, watch, disk = threading.Event(), threading.Event(), Watch(), FailingDisk()
    count, plan = 4 * BATCH, AuditPlan(tmp_path, commit_seconds=0.001, checkpoint_records=BATCH)

    def hold() -> None:
        held.set()
        assert free.wait(20)

    async with _open(plan, watch=watch, disk=disk) as log:
        disk.during_sync = hold
        log.record(entry("0"))
        await _until(held.is_set)
        for number in range(1, count):
            log.record(entry(str(number)))
        assert (log.backlog, watch.checkpoints) == (count, [])
        free.set()
    assert [checkpoint.decisions for checkpoint in watch.checkpoints] == [BATCH, 2 * BATCH, 3 * BATCH, count, count]
    assert _incidents(tmp_path) == [str(number) for number in range(count)]
    assert follow(records(tmp_path))


@pytest.mark.parametrize(
    ("text", "count"), [("x" * 1_000, 1), ("", BATCH)], ids=["to be digested", "in the chain already"]
)
async def test_what_waits_is_bounded_in_bytes_too(tmp_path: Path, text: str, count: int) -> None:
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600, backlog_bytes=1_000)) as log:
        for _ in range(count):
            assert (log.has_room, log.record(entry(blocks=(text,)))) == (True, True)
        assert (log.has_room, log.record(entry())) == (False, False)


async def test_a_failing_disk_refuses_until_it_works_again(tmp_path: Path) -> None:
    disk, watch = FailingDisk(), Watch()
    async with _open(AuditPlan(tmp_path, commit_seconds=0.001), disk=disk, watch=watch) as log:
        disk.room = 100
        log.record(entry("kept"))
        await _until(lambda: not log.has_room)
        log.record(entry("kept as well"))
        assert watch.told == [f"failed {errno.ENOSPC}"]
        await _until(lambda: watch.errors > 1)  # each attempt, though only the first is told in the log
        disk.room = 1 << 20
        await _until(lambda: log.has_room)
        assert watch.told == [f"failed {errno.ENOSPC}", "recovered"]
        await _until(lambda: log.backlog == 0)
    assert kinds(tmp_path) == ["genesis", "decision", "decision", "stop"]


async def test_what_a_failing_disk_never_took_is_told_as_lost(tmp_path: Path) -> None:
    disk, watch = FailingDisk(), Watch()
    async with _open(AuditPlan(tmp_path, commit_seconds=3_600), disk=disk, watch=watch) as log:
        disk.room = 0
        log.record(entry())
        log.record(entry())
    assert watch.told == [f"failed {errno.ENOSPC}", "lost 2"]


async def test_no_log_is_opened_where_none_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AuditUnavailable, match=r"audit\.path: cannot be written: File exists"):
        async with _open(AuditPlan(tmp_path / "file")):
            pass
