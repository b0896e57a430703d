"""Reloading: a process reads the configuration again, and takes only what the parent process has checked."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from adapters.base import AdapterError
from adapters.metrics import Metrics, ReloadOutcome
from gateway.config.settings import SettingsError
from gateway.processes.board import Board
from gateway.processes.child import ask_for_reload

_Read = TypeVar("_Read")


def require_checked(digest: bytes, checked: bytes) -> None:
    """Raise `SettingsError` if what was read has another digest than what the parent has checked."""
    if digest != checked:
        raise SettingsError(["a file has changed since the parent process has checked it"])


class Reloader:
    """Reads the configuration again for a process. It takes effect only if the parent has read the same.

    The parent has just found it valid, but files may have changed since. If so, the process keeps what it has, and asks
    the parent once more, by `ask_again`. If the reading after that fails as well, the reload is rejected. If the parent
    itself rejects what it finds, it orders no further reading, and the next order begins anew.
    """

    def __init__(self, metrics: Metrics, board: Board, *, ask_again: Callable[[], None] = ask_for_reload) -> None:
        self._metrics = metrics
        self._board = board
        self._ask_again = ask_again
        self._rejected_before: int | None = None
        """How many reloads the parent had rejected when it was asked once more; None if it was not asked."""

    async def reload(self, read: Callable[[], _Read]) -> _Read | None:
        """Return what `read`, called in a thread, returns; None if that is not to take effect.

        It raises `SettingsError` for what cannot be used and for what the parent has not checked, or `AdapterError`.
        """
        with ThreadPoolExecutor(max_workers=1) as reader:
            try:
                new = await asyncio.get_running_loop().run_in_executor(reader, read)
            except (SettingsError, AdapterError) as error:
                self._refuse(error.problems)
                return None
        self._rejected_before = None
        return new

    def _refuse(self, problems: tuple[str, ...]) -> None:
        rejected = self._board.rejected
        if self._rejected_before == rejected:
            self._rejected_before = None
            self._metrics.count_reload(ReloadOutcome.REJECTED)
            structlog.get_logger().error("reload_rejected", problems=problems)
        else:
            structlog.get_logger().warning("reload_repeated", problems=problems)
            self._rejected_before = rejected
            self._ask_again()
