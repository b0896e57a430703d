"""Auditing: makes the audit log's entries on requests and proposed calls, and reports what befalls the log itself."""

from collections.abc import Callable, Sequence
from pathlib import Path

import structlog

from adapters.audit_chain import AuditPlan, AuditWatch, Checkpoint, Signer
from adapters.audit_log import AuditLog
from filters.audit_records import AuditEntry, Block, Versions
from filters.calls import Ruling
from filters.decision import Coverage, Decision
from filters.refusals import Reason
from filters.segments import Segment
from gateway.config.settings import AuditSettings
from gateway.exchanges.exchange import Exchange
from gateway.exchanges.incident import new_incident_id
from gateway.keys.digests import digest_under


def audit_plan(settings: AuditSettings) -> AuditPlan:
    """Return the settings in the form that the audit log takes."""
    return AuditPlan(
        folder=Path(settings.path),
        checkpoint_records=settings.checkpoint_records,
        checkpoint_seconds=settings.checkpoint_seconds,
        commit_seconds=settings.commit_ms / 1_000,
        backlog_records=settings.backlog_records,
        on_backlog=settings.on_backlog,
        rotate_bytes=settings.rotate_bytes,
        retention_days=settings.retention_days,
    )


def open_audit(plan: AuditPlan, signer: Signer, *, key: bytes, watch: AuditWatch) -> AuditLog:
    """Open the audit log of this process, under a new instance id. `key` is the key of all digests.

    Call it after the process was forked. Raises `AuditUnavailable`.
    """
    return AuditLog.open(
        plan,
        signer,
        instance=new_incident_id(),
        digest=digest_under(key),
        watch=watch,
    )


def blocks_of(segments: Sequence[Segment]) -> tuple[str, ...]:
    """Return the texts that were judged. Joined segments are left out: they only repeat their parts."""
    return tuple([segment.text for segment in segments if not segment.borders])


def request_entry(exchange: Exchange, *, versions: Versions, blocks: tuple[Block, ...] = ()) -> AuditEntry:
    """Return the entry on the decision about a request.

    `blocks` are all its texts that were judged; `versions` are those of the gateway, policy and rules that decided.
    """
    judgement, refusal = exchange.judgement, exchange.refusal
    return AuditEntry(  # positional arguments: there is one entry for each request, and keywords take twice as long
        exchange.incident_id,
        exchange.subject,
        judgement.coverage,
        blocks,
        judgement.findings,
        (),  # sources, tool and arguments are for calls only
        "",
        "",
        "request",
        judgement.decision,
        judgement.mode,
        judgement.tier,
        judgement.enforced,
        exchange.tenant,
        exchange.dialect.name,
        exchange.operation,
        judgement.reason or "",
        refusal.status if refusal else 0,
        versions,
        judgement.steps,
        exchange.original,
        exchange.replaced,
    )


def reply_entry(
    exchange: Exchange, *, versions: Versions, enforced: bool, reason: Reason = Reason.REPLY_NOT_JUDGED, status: int = 0
) -> AuditEntry:
    """Return the entry on a reply, or the rest of one, that could not be judged.

    `reason` is the one that the client was told, if any, and `status` that of the refusal in the reply's place, or 0.
    """
    return AuditEntry(
        incident_id=exchange.incident_id,
        phase="reply",
        decision=Decision.DENY,
        mode=exchange.judgement.mode,
        tier=exchange.judgement.tier,
        enforced=enforced,
        tenant=exchange.tenant,
        subject=exchange.subject,
        dialect=exchange.dialect.name,
        operation=exchange.operation,
        reason=reason,
        status=status,
        coverage=Coverage(not_judged=1),
        versions=versions,
    )


def call_entry(
    exchange: Exchange,
    ruling: Ruling,
    *,
    versions: Versions,
    tool: str,
    arguments: str,
) -> AuditEntry:
    """Return the entry on the decision about a call that a reply proposed.

    `tool` is the tool's name as incidents show it, and `arguments` the keyed digest of the call's arguments. The ruling
    has both in the model's own words, which must not be recorded.
    """
    judgement = exchange.judgement
    return AuditEntry(
        incident_id=exchange.incident_id,
        phase="call",
        decision=ruling.decision,
        mode=judgement.mode,
        tier=ruling.tier,
        enforced=judgement.enforced,
        tenant=exchange.tenant,
        subject=exchange.subject,
        dialect=exchange.dialect.name,
        operation=exchange.operation,
        reason=ruling.cause,
        versions=versions,
        findings=ruling.findings,
        steps=ruling.steps,
        tool=tool,
        arguments=arguments,
        sources=tuple(sorted({taint.source for taint in ruling.taints})),
        lineage=ruling.lineage,
    )


class AuditEvents:
    """Writes what befalls the audit log to the gateway's log, and counts the errors and losses that alerts need.

    The log line `audit_checkpoint` anchors the chain outside of itself: if the log is shipped elsewhere, it shows
    whether the end of a chain was cut off (`guardrail-gateway audit verify --anchors`).
    """

    def __init__(self, *, count_error: Callable[[], object], count_lost: Callable[[int], object]) -> None:
        """Count with these two, which are called in whichever thread the event happens."""
        self._count_error = count_error
        self._count_lost = count_lost

    def checkpointed(self, checkpoint: Checkpoint) -> None:
        structlog.get_logger().info(
            "audit_checkpoint",
            instance=checkpoint.instance,
            file=checkpoint.file,
            seq=checkpoint.link.seq,
            head=checkpoint.link.hash,
            decisions=checkpoint.decisions,
            dropped=checkpoint.dropped,
        )

    def failed(self, error: OSError) -> None:
        structlog.get_logger().error("audit_failed", reason=error.strerror or "")

    def erred(self) -> None:
        self._count_error()

    def recovered(self) -> None:
        structlog.get_logger().info("audit_recovered")

    def dropped(self) -> None:
        self._count_lost(1)

    def lost(self, records: int) -> None:
        self._count_lost(records)
        structlog.get_logger().error("audit_lost", records=records)
