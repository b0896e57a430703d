"""The command `guardrail-gateway`, with each process recording how late its event loop comes to a timer.

    BENCH_LAGS=FILE python -m bench.lagging serve ...

A timer is due a millisecond after the last one. When the loop is closed, the file gets a line for each timer: when it
was due, how late it came, and for how much of that time other processes had the processor, in seconds.
"""

import os
import threading
import time
from pathlib import Path

import uvloop

from gateway.cli import main

EVERY_SECONDS = 0.001


class Lagging(uvloop.Loop):
    """An event loop whose lag is noted."""

    def __init__(self) -> None:
        super().__init__()
        self._lags: list[tuple[float, float, float]] = []
        self._schedstat = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self.call_soon(self._wait)

    def _wait(self) -> None:
        self.call_later(EVERY_SECONDS, self._note, time.monotonic() + EVERY_SECONDS, self._queued())

    def _note(self, due: float, queued: float) -> None:
        now = time.monotonic()
        self._lags.append((due, now - due, self._queued() - queued))
        self._wait()

    def _queued(self) -> float:
        """The seconds in which this thread could have run and others had its processor."""
        return int(self._schedstat.read_text().split()[1]) / 1e9

    def close(self) -> None:
        """As of any loop; what was noted is written first."""
        if self._lags:
            lines = "".join(f"{due} {lag} {queued}\n" for due, lag, queued in self._lags)
            with Path(os.environ["BENCH_LAGS"]).open("a") as file:
                file.write(lines)
            self._lags.clear()
        super().close()


if __name__ == "__main__":
    uvloop.new_event_loop = Lagging
    main()
