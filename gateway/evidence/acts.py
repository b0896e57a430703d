"""Records what operators do: each act gets a signed audit record beforehand, each deletion a log line afterwards."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import time_ns

import structlog

from adapters.audit_chain import AuditPlan, ChainWriter, Signer
from filters.audit_records import Act
from gateway.config.settings import Settings
from gateway.evidence.auditing import AuditEvents, audit_plan
from gateway.exchanges.incident import new_incident_id
from gateway.keys.audit_keys import read_signer
from gateway.keys.digests import digest_key, digest_under


class ActLog:
    """The audit chain of what operators do, which begins with the first act. Owned by one thread; waits for the disk.

    `key` is the key of all digests.
    """

    __slots__ = ("_key", "_plan", "_signer", "_writer")

    def __init__(self, plan: AuditPlan, signer: Signer, *, key: bytes) -> None:
        self._plan = plan
        self._signer = signer
        self._key = key
        self._writer: ChainWriter | None = None

    def record(self, act: Act) -> None:
        """Write an act to the disk. Raises `OSError`: the act may then be there or not.

        After an error, the next act begins another chain, whose genesis records how this one ended.
        """
        try:
            if self._writer is None:
                self._writer = self._begin()
            self._writer.rotate_if_due()
            self._writer.tell_act(act)
            self._writer.commit()
        except OSError:
            self._leave()
            raise

    def close(self) -> None:
        """Sign the end of the chain, if there is one, and close it."""
        if self._writer is not None:
            with suppress(OSError):  # the genesis of the next chain records how this one ended
                self._writer.stop()
            self._leave()

    def _begin(self) -> ChainWriter:
        writer = ChainWriter(
            self._plan,
            signer=self._signer,
            instance=new_incident_id(),
            digest=digest_under(self._key),
            clock=time_ns,
            watch=AuditEvents(count_error=lambda: None, count_lost=lambda _: None),
        )
        try:
            writer.start()
        except OSError:
            writer.close()
            raise
        return writer

    def _leave(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Deleting:
    """A context manager for one deletion. When it ends, it is logged, without naming the person it was about."""

    def __init__(self, act: Act) -> None:
        self.act = act
        self.deleted = 0

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        act = self.act
        structlog.get_logger().warning(
            "incidents_deleted",
            tenant=act.tenant,
            subject=act.subject,
            incident_id=act.incident,
            who=act.who,
            deleted=self.deleted,
            complete=kind is None,
        )


class _Unrecorded:
    """The recorder where there is no audit log: it records nothing."""

    async def record(self, _: Act) -> None:
        return None

    async def close(self) -> None:
        return None


class _Recorder:
    """Writes what operators do to the audit log, one act after the other, in a thread, so that the loop never waits."""

    def __init__(self, acts: ActLog) -> None:
        """Start nothing: the recorder is made before the fork."""
        self._acts = acts
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="acts")

    async def record(self, act: Act) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._acts.record, act)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._acts.close)
        self._thread.shutdown()


def build_recorder(settings: Settings, *, environ: Mapping[str, str]) -> _Recorder | _Unrecorded:
    """Return the recorder for the audit log in the settings, if there is one. Raises `UnusableAuditKey`."""
    if not settings.audit.path:
        return _Unrecorded()
    signer = read_signer(settings.audit.key, environ=environ, folder=Path(settings.secrets.folder))
    return _Recorder(ActLog(audit_plan(settings.audit), signer, key=digest_key(environ)))
