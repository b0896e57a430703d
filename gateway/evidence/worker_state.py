"""Worker state: what a worker remembers and records across reloads, most of it shared with other workers."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import structlog

from adapters.audit_log import AuditLog
from adapters.metrics import Metrics
from adapters.state.base import StateStore, Trouble, trouble_of
from adapters.state.memory import MemoryStore
from adapters.state.opening import open_state
from gateway.config.settings import Settings
from gateway.config.state_settings import operators_token, state_address, webhook_secret
from gateway.evidence.approvals import Approvals
from gateway.evidence.auditing import AuditEvents, audit_plan, open_audit
from gateway.evidence.incidents import Incidents
from gateway.evidence.webhook import Receiver, Webhook
from gateway.judging.histories import Histories
from gateway.judging.pinning import Pinning
from gateway.keys.audit_keys import read_signer
from gateway.keys.digests import digest_key
from gateway.keys.keyring import Renewed
from gateway.limiting.rates import UNLIMITED, Admission, RateLimiter
from gateway.limiting.strikes import Strikes

_DAY_SECONDS = 86_400


@dataclass(frozen=True, slots=True)
class WorkerState:
    """The state of one worker, made after the fork and closed when the worker ends. A reload does not change it."""

    store: StateStore
    pinning: Pinning
    histories: Histories
    strikes: Strikes
    limiter: RateLimiter
    incidents: Incidents
    approvals: Approvals
    approval_seconds: float
    webhook: Webhook | None = None
    audit: AuditLog | None = None
    has_operators: bool = False
    """Whether there was a token of operators at the start, and state that their API can see."""
    endings: set[asyncio.Task[None]] = field(default_factory=set, repr=False)
    """The tasks that give back admissions, or remember replies, of requests that may have ended."""

    async def close(self) -> None:
        """Write what waits and release everything. The state must not be used afterwards.

        The audit log comes first, since the others may take seconds if a receiver or store does not answer.
        """
        await self.settled()
        if self.audit is not None:
            await self.audit.close()
        async with asyncio.TaskGroup() as closing:
            closing.create_task(self.incidents.close())
            if self.webhook is not None:
                closing.create_task(self.webhook.close())
        await self.store.close()

    async def settled(self) -> None:
        """Wait for what the requests that have ended have still to give back and to remember."""
        if self.endings:
            await asyncio.wait(self.endings)

    async def keep(self) -> None:
        """Do the background work, until cancelled. It first probes the store, so that a failure is reported at once."""
        await trouble_of(self.store)
        await self.limiter.keep_places()

    def give_back(self, admission: Admission | None, *, tokens: int = 0) -> None:
        """Give back the places of a request that has ended, and settle its tokens, in a background task."""
        if admission is not None and admission is not UNLIMITED:
            ending = asyncio.get_running_loop().create_task(self._give_back(admission, tokens))
            self.endings.add(ending)
            ending.add_done_callback(self.endings.discard)

    async def _give_back(self, admission: Admission, tokens: int) -> None:
        await self.limiter.release(admission)
        await self.limiter.settle(admission, tokens=tokens)


def open_worker_state(settings: Settings, *, environ: Mapping[str, str], metrics: Metrics) -> WorkerState:
    """Return the state that the settings describe. Call it after a fork, in the event loop that uses the state.

    Opens no connection, and no file except the audit log's. Raises `SecretMissing` and `AuditUnavailable`.
    """
    store = open_state(state_address(settings, environ=environ), watch=metrics.count_state_trouble, on_turn=_log_turn)
    webhook = None
    if settings.webhook.url:
        secret = Renewed(partial(webhook_secret, settings, environ=environ), setting="webhook.secret")
        receiver = Receiver(settings.webhook.url, secret, settings.webhook.timeout_seconds)
        webhook = Webhook(receiver, on_done=metrics.count_delivery)
    audit = None
    if settings.audit.path:
        signer = read_signer(settings.audit.key, environ=environ, folder=Path(settings.secrets.folder))
        audit = open_audit(audit_plan(settings.audit), signer, key=digest_key(environ), watch=_counting(metrics))
    is_seen = urlsplit(settings.state.url).scheme != "memory"
    if not is_seen:  # nobody could ever read the incidents
        settings = settings.model_copy(update={"incidents": settings.incidents.model_copy(update={"keep_most": 0})})
    state = _state(store, settings, metrics=metrics, webhook=webhook, audit=audit, key=digest_key(environ))
    return replace(state, has_operators=is_seen and bool(operators_token(settings, environ=environ)))


def _log_turn(trouble: Trouble | None) -> None:
    """Log that the state store has failed, or that it answers again if there is no trouble."""
    if trouble is None:
        structlog.get_logger().info("state_recovered")
    else:
        structlog.get_logger().error("state_failed", reason=trouble.value)


def _counting(metrics: Metrics) -> AuditEvents:
    """Return events of the audit log, which come in its own thread, that are counted in the event loop's thread."""
    soon = asyncio.get_running_loop().call_soon_threadsafe
    return AuditEvents(
        count_error=lambda: soon(metrics.count_audit_error),
        count_lost=lambda records: soon(metrics.count_lost_records, records),
    )


def private_state(settings: Settings, *, metrics: Metrics) -> WorkerState:
    """Return state in the memory of this process, without a webhook and an audit log."""
    return _state(MemoryStore(), settings, metrics=metrics)


def _state(
    store: StateStore,
    settings: Settings,
    *,
    metrics: Metrics,
    webhook: Webhook | None = None,
    audit: AuditLog | None = None,
    key: bytes | None = None,
) -> WorkerState:
    keep_seconds = settings.incidents.keep_days * _DAY_SECONDS
    return WorkerState(
        store=store,
        pinning=Pinning(store),
        histories=Histories(store, key=key),
        strikes=Strikes(store),
        limiter=RateLimiter(store),
        incidents=Incidents(
            store,
            keep_seconds=keep_seconds,
            keep_most=settings.incidents.keep_most,
            on_lost=metrics.count_lost_incidents,
        ),
        approvals=Approvals(store, keep_seconds=keep_seconds),
        approval_seconds=settings.approvals.seconds,
        webhook=webhook,
        audit=audit,
    )
