"""Logs: one JSON line for each event, or readable lines on a terminal.

No request's text may reach a log. Of what other libraries log, only the logger, level and place are kept: aiohttp's
messages, and exceptions, quote refused headers, tokens included.
"""

import asyncio
import json
import logging
import math
import select
import sys
import threading
import time
from collections.abc import Callable, Mapping, MutableMapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import PurePath
from types import TracebackType
from typing import Any, BinaryIO, Literal, cast

import orjson
import structlog

Level = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["auto", "json", "console"]
Fields = MutableMapping[str, Any]

MAX_CHARS = 512
"""Characters of one string in an event, at most. With `MAX_ITEMS`, this keeps lines short enough for a single write."""
MAX_ITEMS = 64
"""Items of one collection in an event, at most."""
MAX_WORDED = 1_024
"""Sets of usual values of one event that are cached as JSON, at most."""
HELD_BYTES = select.PIPE_BUF
"""Bytes of lines that wait to be written together. A longer write to a pipe could mix with other processes' lines."""
HELD_SECONDS = 0.1
"""Seconds that a line may wait. A process that is killed loses the lines that wait, and no others."""
LASTING_SECONDS = 60.0
"""Least seconds between two log lines about the same lasting problem."""

_FIRST = ("time", "level", "event")
"""The fields that begin each line."""
_LEVELS: Mapping[Level, int] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


_lines: "_LineLoggers | None" = None
"""Writes JSON lines; None if the output is for a terminal, and before `configure_logs`."""

_stamp = structlog.processors.TimeStamper(fmt="iso", utc=True, key="time")
_PLAIN = (bool, int, float, type(None))
"""Types of values that are written unchanged."""
_SCALARS = frozenset((*_PLAIN, str))


def configure_logs(*, level: Level, output: LogFormat, stream: BinaryIO | None = None) -> None:
    """Send all events to a stream (default stderr), those of other libraries and uncaught exceptions included.

    May be called again, to change the level. Lines that the stream does not take are lost, and no logging call raises:
    the next line that it takes follows the event `log_lines_lost`, which says how many.
    """
    global _lines
    flush_logs()
    target = stream or sys.stderr.buffer
    readable = output == "console" or (output == "auto" and target.isatty())
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        _name_exception,
        _bound,
        _stamp,
        *(_console(colors=target.isatty()) if readable else (_to_line,)),
    ]
    written = _Output(target, tuple(processors))
    lines = None if readable else _LineLoggers(written, level)
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=lines or structlog.BytesLoggerFactory(cast(BinaryIO, written)),
        cache_logger_on_first_use=False,
    )
    _lines = lines
    logging.basicConfig(handlers=[_Foreign()], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _on_crash
    sys.unraisablehook = _on_unraisable
    threading.excepthook = _on_thread_crash


def log_failure(error: BaseException, *, event: str = "failed", **fields: object) -> None:
    """Log an error event with an exception's class and place, and nothing of its message."""
    structlog.get_logger().error(event, **fields, exc_info=error)


class Event:
    """A kind of event that is logged for every request.

    `usual` names the fields whose values recur in the same combinations; the JSON of each combination is cached. Values
    of one field that are equal in Python must be equal in JSON too, unlike 1 and true.
    """

    __slots__ = ("_usual", "_worded", "name")

    def __init__(self, *, event: str, usual: tuple[str, ...] = ()) -> None:
        self.name = event
        self._usual = usual
        self._worded: dict[tuple[object, ...], bytes] = {}

    def fields(self, values: tuple[object, ...]) -> dict[str, object]:
        """Return the usual fields with these values."""
        return dict(zip(self._usual, values, strict=True))

    def words(self, values: tuple[object, ...]) -> bytes:
        """Return the part of a line between its time and its own fields: level, event and usual fields, as JSON."""
        words = self._worded.get(values)
        if words is None:
            if len(self._worded) >= MAX_WORDED:
                self._worded.clear()
            fields = {name: _short(value) for name, value in self.fields(values).items()}
            words = self._worded[values] = b"," + _encode({"level": "info", "event": self.name, **fields})[1:-1]
        return words


_LOST = Event(event="log_lines_lost")


def log_info(event: Event, fields: Mapping[str, object], values: tuple[object, ...] = ()) -> None:
    """Log what `structlog.get_logger().info` logs, at a tenth of its cost. Meant for the event of every request.

    `values` are those of the event's usual fields. It does not handle `exc_info`. In an event loop the line waits for
    others, until the next event of another kind or for `HELD_SECONDS` at most; `flush_logs` writes it at once.
    """
    if _lines is not None:
        _lines.info(event, fields, values)
    else:
        structlog.get_logger().info(event.name, **event.fields(values), **fields)


def flush_logs() -> None:
    """Write the lines that wait. Call it before the process ends."""
    if _lines is not None:
        _lines.flush()


class LogThrottle:
    """Decides when to log a lasting problem: once in `LASTING_SECONDS`, and not with each request.

    Problems must come from closed sets, as they are remembered. `clock` returns seconds and must never go back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._logged: dict[tuple[str, ...], float] = {}

    def is_due(self, problem: tuple[str, ...]) -> bool:
        """Whether to log this problem now. If so, it counts as logged."""
        now = self._clock()
        if now - self._logged.get(problem, -math.inf) < LASTING_SECONDS:
            return False
        self._logged[problem] = now
        return True


class _Output:
    """A stream that may fail, as if the disk is full or nobody reads the pipe. Owned by whoever holds its lock."""

    def __init__(self, target: BinaryIO, processors: tuple[structlog.typing.Processor, ...]) -> None:
        self._target = target
        self._processors = processors
        self._lost = 0

    def write(self, lines: bytes) -> int:
        """Write whole lines. Those that the stream does not take are lost, and counted."""
        try:
            if self._lost:
                self._target.write(self._loss())
                self._lost = 0
            self._target.write(lines)
        except OSError:
            self._lost += lines.count(b"\n")
        return len(lines)

    def flush(self) -> None:
        """Empty the stream's buffer. If that fails, the stream keeps what is in it for later."""
        with suppress(OSError):
            self._target.flush()

    def _loss(self) -> bytes:
        fields: Any = {"event": _LOST.name, "lines": self._lost}
        for processor in self._processors:
            fields = processor(None, "error", fields)
        return bytes(fields) + b"\n"


class _HeldLines:
    """An output to which lines are written in order, several at a time."""

    def __init__(self, target: _Output) -> None:
        self._target = target
        self._lines: list[bytes] = []
        self._size = 0
        self._lock = threading.Lock()
        self._waker: asyncio.AbstractEventLoop | None = None

    def hold(self, line: bytes) -> None:
        """Accept a line that may wait. Without a running event loop, which would write it later, write it now."""
        with self._lock:
            if self._size + len(line) > HELD_BYTES:
                self._write_all()
            self._lines.append(line)
            self._size += len(line)
        if self._waker is None or self._waker.is_closed():
            self._arrange()

    def _arrange(self) -> None:
        try:
            self._waker = asyncio.get_running_loop()
        except RuntimeError:
            self._wake()
        else:
            self._waker.call_later(HELD_SECONDS, self._wake)

    def _wake(self) -> None:
        self._waker = None
        self.flush()

    def write(self, line: bytes) -> int:
        """Write a line that may not wait, after those that do. Flushes the stream, which may have a buffer."""
        with self._lock:
            self._write_all()
            written = self._target.write(line)
            self._target.flush()
            return written

    def flush(self) -> None:
        """Write all waiting lines. If there are none, do not touch the stream, which may be closed by now."""
        with self._lock:
            self._write_all()

    def _write_all(self) -> None:
        if self._lines:
            self._target.write(b"".join(self._lines))
            self._target.flush()
            self._lines.clear()
            self._size = 0


class _LineLoggers(structlog.BytesLoggerFactory):
    """A factory of loggers that write JSON lines. It also writes info events directly, without a logger."""

    __slots__ = ("_held", "_informs")

    def __init__(self, target: _Output, level: Level) -> None:
        self._held = _HeldLines(target)
        super().__init__(cast(BinaryIO, self._held))
        self._informs = _LEVELS[level] <= logging.INFO

    def info(self, event: Event, fields: Mapping[str, object], values: tuple[object, ...]) -> None:
        if not self._informs:
            return
        own: dict[str, object] = {"time": datetime.now(UTC), **fields}
        line = _encode(own) if _SCALARS.issuperset(map(type, filter(None, fields.values()))) else b""
        if not line or len(line) > MAX_CHARS:  # a short line of scalars needs no shortening
            line = _encode(own | {key: _short(value) for key, value in fields.items() if value})
        after_time = line.find(b",") if fields else -1
        self._held.hold(b"%b%b%b\n" % (line[:after_time], event.words(values), line[after_time:]))

    def flush(self) -> None:
        self._held.flush()


def _name_exception(_logger: object, _method: str, fields: Fields) -> Fields:
    error = fields.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        fields["error"] = type(error).__name__
        fields["where"] = _place(error.__traceback__)
    return fields


def _place(trace: TracebackType | None) -> str:
    """Return the innermost place of a traceback, as `file.py:line`."""
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def _bound(_logger: object, _method: str, fields: Fields) -> Fields:
    for key, value in fields.items():
        fields[key] = _short(value)
    return fields


def _short(value: object) -> object:
    """Return a value that is safe to log: bounded in size and of a plain type. Of others only the type is named."""
    if isinstance(value, str):
        return value[:MAX_CHARS] if len(value) > MAX_CHARS else value
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple | list | frozenset | set):
        return [_short(item) for item in tuple(value)[:MAX_ITEMS]]
    if isinstance(value, Mapping):
        return {str(key)[:MAX_CHARS]: _short(item) for key, item in tuple(value.items())[:MAX_ITEMS]}
    return f"<{type(value).__name__}>"


def _to_line(_logger: object, _method: str, fields: Fields) -> bytes:
    return _encode({key: fields.pop(key) for key in _FIRST} | dict(fields))


def _encode(fields: Mapping[str, object]) -> bytes:
    """Return one line of ASCII JSON, safe for readers that break lines at U+2028 or interpret control characters."""
    try:
        line = orjson.dumps(fields, option=orjson.OPT_UTC_Z)
    except TypeError:  # a lone surrogate, or an integer of more than 64 bits
        return _encode_any(fields)
    return line if line.isascii() and 0x7F not in line else _encode_any(fields)


def _encode_any(fields: Mapping[str, object]) -> bytes:
    return json.dumps(fields, default=_moment).replace("\x7f", "\\u007f").encode("ascii")


def _moment(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat().replace("+00:00", "Z")
    raise TypeError(type(value).__name__)


def _console(*, colors: bool) -> tuple[structlog.typing.Processor, ...]:
    render = structlog.dev.ConsoleRenderer(colors=colors, timestamp_key="time")

    def to_bytes(logger: object, method: str, fields: Fields) -> bytes:
        return str(render(logger, method, fields)).encode("utf-8", "backslashreplace")

    return (_printable, to_bytes)


def _printable(_logger: object, _method: str, fields: Fields) -> Fields:
    for key, value in fields.items():
        if isinstance(value, str) and not value.isprintable():
            fields[key] = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in value)
    return fields


class _Foreign(logging.Handler):
    """Logs events of other libraries, with only the logger's name, level and place. Never the message."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        fields: dict[str, object] = {"logger": record.name, "at": f"{PurePath(record.pathname).name}:{record.lineno}"}
        if record.exc_info and record.exc_info[1] is not None:
            fields["exc_info"] = record.exc_info[1]
        if record.levelno >= logging.ERROR:
            logger.error("library", **fields)
        else:
            logger.warning("library", **fields)


def _on_crash(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
    if not isinstance(error, KeyboardInterrupt):
        log_failure(error, event="crashed")


def _on_unraisable(unraisable: "sys.UnraisableHookArgs") -> None:
    if unraisable.exc_value is not None:
        log_failure(unraisable.exc_value, event="unraisable")


def _on_thread_crash(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        log_failure(args.exc_value, event="thread_crashed")
