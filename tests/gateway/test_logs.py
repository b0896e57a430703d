"""Logs are lines that parse, and hold nothing that a request brought."""

import asyncio
import errno
import io
import json
import logging
import os
import select
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

import pytest
import structlog

from gateway.logs import (
    LASTING_SECONDS,
    MAX_CHARS,
    MAX_ITEMS,
    MAX_WORDED,
    Event,
    LogThrottle,
    configure_logs,
    flush_logs,
    log_failure,
    log_info,
)

CANARY = "canary-7d1f"
ANSWERED = Event(event="answered")


class _Word(StrEnum):
    DENY = "deny"


@pytest.fixture
def lines() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The events written so far, each read back from its line of JSON."""
    stream = io.BytesIO()
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    configure_logs(level="info", output="json", stream=stream)

    def read() -> list[dict[str, Any]]:
        return [json.loads(line) for line in stream.getvalue().decode("ascii").splitlines()]

    yield read
    sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


Lines = Callable[[], list[dict[str, Any]]]


def test_an_event_is_one_line_of_json(lines: Lines) -> None:
    structlog.get_logger().info("answered", status=200, decision=_Word.DENY, rule_ids=("INJ-001",), tenant=None)
    (event,) = lines()
    assert event.pop("time").endswith("Z")
    assert event == {
        "event": "answered",
        "level": "info",
        "status": 200,
        "decision": "deny",
        "rule_ids": ["INJ-001"],
        "tenant": None,
    }


def test_the_short_way_writes_the_line_that_the_long_way_writes(lines: Lines) -> None:
    fields = {"subject": "\x7f\u2028" + "a" * 9_999, "ids": ("b",) * 999, "body": CANARY.encode(), "tier": 1}
    structlog.get_logger().info("answered", **fields)
    log_info(ANSWERED, fields)
    long, short = lines()
    assert list(short)[:3] == list(long)[:3] == ["time", "level", "event"]
    assert short | {"time": ""} == long | {"time": ""}


def test_usual_values_stand_in_the_line_as_others_do(lines: Lines) -> None:
    event = Event(event="answered", usual=("tenant", "decision", "tier"))
    usual = {"tenant": "a" * 9_999, "decision": _Word.DENY, "tier": 1}
    for number in (1, 2):
        structlog.get_logger().info("answered", **usual, number=number)
        log_info(event, {"number": number}, tuple(usual.values()))
    log_info(event, {}, ("acme", "allow", 0))
    log_info(event, {"number": 4}, ("\u2028", "allow", 0))
    long, short, long_again, short_again, bare, odd = lines()
    assert short | {"time": ""} == long | {"time": ""}
    assert short_again | {"time": ""} == long_again | {"time": ""}
    assert list(bare) == ["time", "level", "event", "tenant", "decision", "tier"]
    assert (odd["tenant"], odd["number"]) == ("\u2028", 4)


def test_a_change_of_usual_values_is_told_however_many_there_were(lines: Lines) -> None:
    event = Event(event="answered", usual=("number",))
    numbers = [number % (MAX_WORDED + 2) for number in range(2 * MAX_WORDED + 9)]
    for number in numbers:
        log_info(event, {}, (number,))
    flush_logs()
    assert [line["number"] for line in lines()] == numbers


class _Writes(io.BytesIO):
    """A stream that knows what was written at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.written = asyncio.Event()

    def write(self, piece: Any) -> int:
        self.pieces.append(bytes(piece))
        self.written.set()
        return super().write(piece)


def _numbers(raw: bytes) -> list[int]:
    return [json.loads(line)["number"] for line in raw.splitlines()]


async def test_lines_wait_for_others_and_are_written_together(lines: Lines) -> None:
    stream = _Writes()
    configure_logs(level="info", output="json", stream=stream)
    for number in range(3):
        log_info(ANSWERED, {"number": number})
    assert stream.pieces == []
    async with asyncio.timeout(5):
        await stream.written.wait()
    (piece,) = stream.pieces
    assert _numbers(piece) == [0, 1, 2]
    stream.written.clear()
    log_info(ANSWERED, {"number": 3})
    async with asyncio.timeout(5):
        await stream.written.wait()
    assert _numbers(stream.getvalue()) == [0, 1, 2, 3]


async def test_what_is_written_together_is_not_cut_by_another_process(lines: Lines) -> None:
    stream = _Writes()
    configure_logs(level="info", output="json", stream=stream)
    for number in range(100):
        log_info(ANSWERED, {"number": number, "text": "x" * 100})
    flush_logs()
    assert _numbers(stream.getvalue()) == list(range(100))
    assert 1 < len(stream.pieces) < 10
    assert max(map(len, stream.pieces)) <= select.PIPE_BUF


async def test_other_events_come_after_the_lines_that_waited(lines: Lines) -> None:
    log_info(ANSWERED, {"number": 0})
    structlog.get_logger().warning("odd", number=1)
    log_info(ANSWERED, {"number": 2})
    flush_logs()
    assert [event["number"] for event in lines()] == [0, 1, 2]


def test_no_event_stays_in_the_buffer_of_the_stream(lines: Lines) -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with os.fdopen(reading, "rb"), os.fdopen(writing, "wb") as stream:  # standard error has a buffer as well
        configure_logs(level="info", output="json", stream=stream)
        structlog.get_logger().warning("odd", number=1)
        assert _numbers(os.read(reading, 4_096)) == [1]


class _Failing(io.BytesIO):
    """A stream that takes nothing while it has a fault."""

    fault: OSError | None = None

    def write(self, piece: Any) -> int:
        if self.fault:
            raise self.fault
        return super().write(piece)

    def flush(self) -> None:
        if self.fault:
            raise self.fault


@pytest.mark.parametrize(
    "fault",
    [BrokenPipeError(errno.EPIPE, "nobody reads"), OSError(errno.ENOSPC, "full")],
    ids=["a pipe that nobody reads", "a full disk"],
)
async def test_lines_that_cannot_be_written_raise_nothing_and_are_counted(lines: Lines, fault: OSError) -> None:
    stream = _Failing()
    configure_logs(level="info", output="json", stream=stream)
    stream.fault = fault
    for number in range(100):
        log_info(ANSWERED, {"number": number, "text": "x" * 100})
    structlog.get_logger().warning("odd", number=100)
    flush_logs()
    stream.fault = None
    structlog.get_logger().warning("odd", number=101)
    log_info(ANSWERED, {"number": 102})
    flush_logs()
    lost, *written = map(json.loads, stream.getvalue().splitlines())
    assert (lost["event"], lost["level"], lost["lines"]) == ("log_lines_lost", "error", 101)
    assert [line["number"] for line in written] == [101, 102]


def test_readable_lines_that_cannot_be_written_are_counted(lines: Lines) -> None:
    stream = _Failing()
    configure_logs(level="info", output="console", stream=stream)
    stream.fault = OSError(errno.EIO, "the terminal is gone")
    log_info(ANSWERED, {})
    structlog.get_logger().warning("odd")
    stream.fault = None
    structlog.get_logger().warning("odd")
    lost, written = stream.getvalue().decode().splitlines()
    assert "log_lines_lost" in lost
    assert "lines=2" in lost
    assert "odd" in written


async def test_a_change_of_the_level_loses_no_line() -> None:
    first = io.BytesIO()
    configure_logs(level="info", output="json", stream=first)
    log_info(ANSWERED, {"number": 0})
    configure_logs(level="error", output="json", stream=io.BytesIO())
    assert _numbers(first.getvalue()) == [0]


@pytest.mark.parametrize("output", ["json", "console"])
def test_the_short_way_keeps_to_the_level(output: Any) -> None:
    stream = io.BytesIO()
    configure_logs(level="warning", output=output, stream=stream)
    log_info(ANSWERED, {})
    assert stream.getvalue() == b""


def test_the_short_way_is_readable_where_lines_are() -> None:
    stream = io.BytesIO()
    configure_logs(level="info", output="console", stream=stream)
    log_info(ANSWERED, {"subject": "a\x07b"})
    assert b"subject=a\\x07b" in stream.getvalue()


def test_events_below_the_level_are_not_written(lines: Lines) -> None:
    structlog.get_logger().debug("detail")
    assert lines() == []


@pytest.mark.parametrize(
    "text",
    ["a\r\nforged", "a\x1b[31mforged", "a\u2028forged", "a\x85forged", "a\x00forged", "a\x7fforged", "é", "\ud800"],
    ids=["CRLF", "ESC", "line separator", "next line", "NUL", "DEL", "accent", "lone surrogate"],
)
def test_no_character_breaks_or_colours_a_line(lines: Lines, text: str) -> None:
    structlog.get_logger().info("answered", subject=text)
    (event,) = lines()
    assert event["subject"] == text


def test_raw_lines_hold_printable_ascii_only() -> None:
    stream = io.BytesIO()
    configure_logs(level="info", output="json", stream=stream)
    structlog.get_logger().info("answered", subject="".join(map(chr, range(0x2030))))
    line = stream.getvalue()
    assert line.endswith(b"\n")
    assert all(0x20 <= byte < 0x7F for byte in line[:-1])


def test_values_are_bounded(lines: Lines) -> None:
    structlog.get_logger().info("answered", subject="a" * 9_999, ids=["b"] * 999, deep={"c": "d" * 9_999}, big=1 << 80)
    (event,) = lines()
    assert len(event["subject"]) == MAX_CHARS
    assert len(event["ids"]) == MAX_ITEMS
    assert len(event["deep"]["c"]) == MAX_CHARS
    assert event["big"] == 1 << 80


def test_an_unknown_type_is_named_and_not_shown(lines: Lines) -> None:
    structlog.get_logger().info("answered", body=CANARY.encode())
    assert lines()[0]["body"] == "<bytes>"


def _raise() -> None:
    raise ValueError(CANARY)


def _caught() -> ValueError:
    with pytest.raises(ValueError, match=CANARY) as caught:
        _raise()
    return caught.value


def _log_with_exception() -> None:
    logging.getLogger("aiohttp.server").error("refused %s", CANARY, exc_info=_caught())


def _log_while_handling() -> None:
    try:
        _raise()
    except ValueError:
        structlog.get_logger().error("failed", exc_info=True)


def _crash() -> None:
    error = _caught()
    sys.excepthook(type(error), error, error.__traceback__)


def _crash_a_thread() -> None:
    thread = threading.Thread(target=_raise)
    thread.start()
    thread.join()


@pytest.mark.parametrize(
    ("act", "event", "level"),
    [
        pytest.param(_log_with_exception, "library", "error", id="another library's error"),
        pytest.param(_log_while_handling, "failed", "error", id="our own error"),
        pytest.param(lambda: log_failure(_caught(), incident_id="i-1"), "failed", "error", id="failure"),
        pytest.param(_crash, "crashed", "error", id="uncaught exception"),
        pytest.param(_crash_a_thread, "thread_crashed", "error", id="uncaught exception in a thread"),
    ],
)
def test_an_exception_is_named_and_placed_but_not_quoted(
    lines: Lines, act: Callable[[], None], event: str, level: str
) -> None:
    act()
    (line,) = lines()
    assert line["event"] == event
    assert line["level"] == level
    assert line["error"] == "ValueError"
    assert line["where"].startswith("test_logs.py:")
    assert CANARY not in json.dumps(lines())


def test_what_a_library_says_is_reduced_to_who_and_where(lines: Lines) -> None:
    logging.getLogger("aiohttp.server").warning(f"bad header {CANARY}", extra={"note": CANARY})
    (line,) = lines()
    assert line["logger"] == "aiohttp.server"
    assert line["level"] == "warning"
    assert line["at"].startswith("test_logs.py:")
    assert CANARY not in json.dumps(line)


def test_a_library_that_chats_is_not_heard(lines: Lines) -> None:
    logging.getLogger("httpx").info("GET https://example.test/?key=%s", CANARY)
    assert lines() == []


def test_a_warning_is_not_quoted(lines: Lines) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(CANARY, stacklevel=1)
    (line,) = lines()
    assert line["logger"] == "py.warnings"
    assert CANARY not in json.dumps(line)


async def test_an_exception_that_nobody_awaited_is_not_quoted(lines: Lines) -> None:
    context = {"message": CANARY, "exception": _caught()}
    asyncio.get_running_loop().call_exception_handler(context)
    (line,) = lines()
    assert line["logger"] == "asyncio"
    assert line["error"] == "ValueError"
    assert CANARY not in json.dumps(line)


def test_an_interrupt_from_the_keyboard_is_no_crash(lines: Lines) -> None:
    interrupt = KeyboardInterrupt()
    sys.excepthook(type(interrupt), interrupt, None)
    assert lines() == []


class _Terminal(io.BytesIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("output", "stream", "coloured"),
    [
        pytest.param("auto", _Terminal(), True, id="on a terminal"),
        pytest.param("console", io.BytesIO(), False, id="asked for, into a file"),
    ],
)
def test_readable_lines_keep_control_characters_out(output: Any, stream: io.BytesIO, coloured: bool) -> None:
    configure_logs(level="info", output=output, stream=stream)
    structlog.get_logger().info("answered", subject="a\x1b]0;x\x07\r\nforged")
    text = stream.getvalue().decode()
    assert text.count("\n") == 1
    assert "\x1b]0;" not in text
    assert "\x07" not in text
    assert ("\x1b[" in text) is coloured


def test_a_file_gets_json_unless_asked_otherwise() -> None:
    stream = io.BytesIO()
    configure_logs(level="info", output="auto", stream=stream)
    structlog.get_logger().info("answered")
    assert json.loads(stream.getvalue())["event"] == "answered"


def test_a_lasting_problem_is_logged_again_after_a_minute() -> None:
    now = [100.0]
    throttle = LogThrottle(lambda: now[0])
    assert throttle.is_due(("acme", "openai", "missing"))
    now[0] += LASTING_SECONDS - 1
    assert not throttle.is_due(("acme", "openai", "missing"))
    assert throttle.is_due(("acme", "openai", "empty"))
    assert throttle.is_due(("acme", "anthropic", "missing"))
    now[0] += 1
    assert throttle.is_due(("acme", "openai", "missing"))
    assert not throttle.is_due(("acme", "openai", "missing"))
