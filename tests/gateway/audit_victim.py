"""A process that records decisions until it is killed; it says when the first 300 are on the disk."""

import asyncio
import sys
from pathlib import Path

from adapters.audit_chain import AuditPlan
from gateway.evidence.auditing import open_audit
from gateway.logs import configure_logs
from tests.adapters.audit_stand import Watch, entry
from tests.gateway.audit_chains import PRIVATE, signer_with


async def _record(folder: Path) -> None:
    plan = AuditPlan(folder, commit_seconds=0.005, checkpoint_records=7, rotate_bytes=100_000)
    log = open_audit(plan, signer_with(PRIVATE), key=b"digest-key", watch=Watch())
    for _ in range(300):
        log.record(entry("committed"))
    while log.backlog:  # noqa: ASYNC110 - the log has no event for it
        await asyncio.sleep(0.001)
    print("committed", flush=True)  # noqa: T201 - what the parent waits for
    while True:
        log.record(entry("perhaps"))
        await asyncio.sleep(0)


if __name__ == "__main__":
    configure_logs(level="error", output="json")
    asyncio.run(_record(Path(sys.argv[1])))
