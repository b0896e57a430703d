"""Watching: a process that has the gateway reload when its files change, as where they are a mounted ConfigMap."""

import asyncio
import hashlib
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gateway.board import State
from gateway.child import Orders
from gateway.serving import Running

NAME: Final = "watcher"


async def watch(orders: Orders, running: Running, *, files: Sequence[Path], seconds: float) -> None:
    """Tells the parent to reload, as SIGHUP does, whenever the content of a file is another. Returns when told to stop.

    A file that cannot be read has not changed: it is being replaced. What is wrong with a new one, the parent says.
    """
    loop = asyncio.get_running_loop()
    seen = await loop.run_in_executor(None, _digests, files, {})
    running.board.write(NAME, State.READY)
    while not orders.stop.is_set():
        try:
            await asyncio.wait_for(orders.stop.wait(), seconds)
        except TimeoutError:
            now = await loop.run_in_executor(None, _digests, files, seen)
            if now != seen:
                seen = now
                os.kill(os.getppid(), signal.SIGHUP)
    running.board.write(NAME, State.STOPPING)


def _digests(files: Sequence[Path], before: dict[Path, bytes]) -> dict[Path, bytes]:
    digests = dict(before)
    for file in files:
        try:
            digests[file] = hashlib.sha256(file.read_bytes()).digest()
        except OSError:
            continue
    return digests
