"""Auditing: what of a request and of a proposed call goes into the audit log, and who hears of the log's own fate."""

from collections.abc import Callable, Sequence
from pathlib import Path

import structlog

from adapters.audit_chain import AuditPlan, AuditWatch, Checkpoint, Signer
from adapters.audit_log import AuditLog
from filters.audit_records import AuditEntry, Block, Versions
from filters.segments import Segment
from filters.tool_calls.calls import Ruling
from gateway.digests import digest_under
from gateway.exchange import Exchange
from gateway.incident import new_incident_id
from gateway.settings import AuditSettings


def audit_plan(settings: AuditSettings) -> AuditPlan:
    """The settings as the audit log takes them."""
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
    """The audit log of this process, under an instance id of its own. `key` is that of all digests.

    To be called after the process was forked. Raises `AuditUnavailable`.
    """
    return AuditLog.open(
        plan,
        signer,
        instance=new_incident_id(),
        digest=digest_under(key),
        watch=watch,
    )


def blocks_of(segments: Sequence[Segment]) -> tuple[str, ...]:
    """The texts that were judged, each once: a joined segment says again what its parts say."""
    return tuple([segment.text for segment in segments if not segment.borders])


def request_entry(exchange: Exchange, *, versions: Versions, blocks: tuple[Block, ...] = ()) -> AuditEntry:
    """What is kept of the decision about a request. `blocks` are all texts that were judged of it, `versions` those of
    the rules that decided.
    """
    judgement, refusal = exchange.judgement, exchange.refusal
    return AuditEntry(  # by place: one is made for each request, and by name it takes twice as long
        exchange.incident_id,
        exchange.subject,
        judgement.coverage,
        blocks,
        judgement.findings,
        (),  # sources, tool and arguments are a call's
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


def call_entry(
    exchange: Exchange,
    ruling: Ruling,
    *,
    versions: Versions,
    tool: str,
    arguments: str,
) -> AuditEntry:
    """What is kept of the decision about a call that the reply to a request proposed.

    `tool` is the call's name as incidents show it, `arguments` the keyed digest of its arguments: neither is taken from
    the ruling, which has them in the words of a stranger.
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
    """Tells in the log what becomes of the audit log, and has counted what an alert is to stand on.

    `audit_checkpoint` is the anchor of the chain outside of it: whoever ships the log elsewhere can tell from it that
    the end of a chain was cut off (`guardrail-gateway audit verify --anchors`).
    """

    def __init__(self, *, count_error: Callable[[], object], count_lost: Callable[[int], object]) -> None:
        """Both are called in whatever thread something happens in."""
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
