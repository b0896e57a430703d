"""Logs: one JSON line for each event, or readable lines on a terminal.

No request's text may reach a log. What other libraries log is cut down to who, how bad and where: aiohttp quotes
refused headers, tokens included, in its messages, and so do exceptions.
"""

import json
import logging
import sys
import threading
from collections.abc import Mapping, MutableMapping
from pathlib import PurePath
from types import TracebackType
from typing import Any, BinaryIO, Literal

import orjson
import structlog

Level = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["auto", "json", "console"]
Fields = MutableMapping[str, Any]

MAX_CHARS = 512
"""Of one string in an event. With `MAX_ITEMS` it keeps lines short enough to be written in one piece."""
MAX_ITEMS = 64
"""Of one collection in an event."""

_FIRST = ("time", "level", "event")
"""Where a reader looks first."""
_LEVELS: Mapping[Level, int] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


_stamp = structlog.processors.TimeStamper(fmt="iso", utc=True, key="time")
_PLAIN = (bool, int, float, type(None))
"""Types of values that are written as they are."""


def configure_logs(*, level: Level, output: LogFormat, stream: BinaryIO | None = None) -> None:
    """Sends all events, those of other libraries and of uncaught exceptions included, to a stream (default stderr).

    May be called again, to change the level.
    """
    target = stream or sys.stderr.buffer
    readable = output == "console" or (output == "auto" and target.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            _name_exception,
            _bound,
            _stamp,
            *(_console(colors=target.isatty()) if readable else (_to_line,)),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.BytesLoggerFactory(target) if readable else _Lines(target, level),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Foreign()], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = _on_crash
    sys.unraisablehook = _on_unraisable
    threading.excepthook = _on_thread_crash


def log_failure(error: BaseException, *, event: str = "failed", **fields: object) -> None:
    """An error event that names an exception's class and place, and nothing of its message."""
    structlog.get_logger().error(event, **fields, exc_info=error)


def log_info(event: str, fields: Mapping[str, object]) -> None:
    """The line that `structlog.get_logger().info` writes, at a third of its cost: for the event of every request.

    An exception among the fields is not named.
    """
    lines = structlog.get_config()["logger_factory"]
    if isinstance(lines, _Lines):
        lines.info(event, fields)
    else:
        structlog.get_logger().info(event, **fields)


class _Lines(structlog.BytesLoggerFactory):
    """Makes the loggers whose events are lines of JSON, and writes info events without one."""

    __slots__ = ("_informs", "_logger")

    def __init__(self, target: BinaryIO, level: Level) -> None:
        super().__init__(target)
        self._logger = self()
        self._informs = _LEVELS[level] <= logging.INFO

    def info(self, event: str, fields: Mapping[str, object]) -> None:
        if self._informs:
            known = {**_stamp(None, "info", {}), "level": "info", "event": event}
            self._logger.msg(_encode(known | {key: _short(value) for key, value in fields.items()}))


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
    """The innermost place of a traceback, as `file.py:line`."""
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
    """A value that is safe to write: bounded, and of a plain type. Anything else is only named by its type."""
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
    """One line of ASCII JSON: readers that break lines at U+2028, or show control characters, are not fooled."""
    try:
        line = orjson.dumps(fields)
    except TypeError:  # a lone surrogate, or an integer over 64 bits
        return json.dumps(fields).encode("ascii")
    if line.isascii() and b"\x7f" not in line:
        return line
    return json.dumps(fields).replace("\x7f", "\\u007f").encode("ascii")


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
    """Takes what other libraries log, and keeps only which library, how bad, and where. Never the message."""

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
