"""Watching: a process that makes the gateway reload when its files change, as when mounted files are replaced."""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from gateway.config.settings import SHIPPED, Settings, SettingsError
from gateway.processes.board import ProcessState
from gateway.processes.child import Orders, ask_for_reload
from gateway.processes.configuration import LoadSettings
from gateway.processes.serving import Running

NAME: Final = "watcher"


async def watch(orders: Orders, running: Running, *, config: Path | None, load: LoadSettings, seconds: float) -> None:
    """Send SIGHUP to the parent whenever the configuration, or a file that it names, has new content.

    Looks every `seconds`, and returns at the order to stop. A file that cannot be read counts as unchanged, as it is
    being replaced. The parent reports what is wrong with a new file.
    """
    files = _watched(config, running.settings)
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="watcher") as reader:
        beside = partial(asyncio.get_running_loop().run_in_executor, reader)
        seen = await beside(_digests, files, {})
        running.board.write(NAME, ProcessState.READY)
        while not orders.stop.is_set():
            try:
                await asyncio.wait_for(orders.stop.wait(), seconds)
            except TimeoutError:
                now = await beside(_digests, files, seen)
                if now != seen:
                    files = await beside(_watched_now, config, load, files)
                    seen = await beside(_digests, files, now)
                    ask_for_reload()
    running.board.write(NAME, ProcessState.STOPPING)


def _watched(config: Path | None, settings: Settings) -> Sequence[Path]:
    return [*([config] if config else ()), *named_files(settings)]


def _watched_now(config: Path | None, load: LoadSettings, before: Sequence[Path]) -> Sequence[Path]:
    """Return the files to watch from now on: those of before if the configuration is not valid."""
    try:
        return _watched(config, load())
    except SettingsError:
        return before


def named_files(settings: Settings) -> Iterator[Path]:
    """Yield the files that settings name and a reload reads. Secrets are not among them: they are read when needed."""
    server, verifier = settings.server, settings.verifier
    models = (name for name in (verifier.classifier, verifier.encoder) if name != SHIPPED)
    certificates = server.tls_cert, server.tls_key, server.tls_client_ca
    for name in (*certificates, settings.auth.jwt.key_file, *settings.rules.files, *models):
        if name:
            yield Path(name)


def _digests(files: Sequence[Path], before: dict[Path, bytes]) -> dict[Path, bytes]:
    digests = dict(before)
    for file in files:
        try:
            digests[file] = hashlib.sha256(file.read_bytes()).digest()
        except OSError:
            continue
    return digests
