"""How far a request has come, and how it ended: what the doors, the reply phase and the records share about it."""

from collections.abc import Mapping
from enum import StrEnum

from adapters.upstream_calls import UpstreamCause
from filters.decision import Judgement
from filters.refusals import ANSWERS, Reason, Refused
from filters.usage import UsageMeter
from gateway.exchanges.exchange import Exchange, refused_before
from gateway.limiting.buffers import Holding


class RequestOutcome(StrEnum):
    """How a request ended: a closed set, safe as a metric label."""

    ANSWERED = "answered"
    """The client got the upstream's whole reply, or a local one."""
    UPSTREAM_FAILED = "upstream_failed"
    UPSTREAM_TIMEOUT = "upstream_timeout"
    CLIENT_LEFT = "client_left"
    """The client left before it had its whole answer, or did not read it in time."""
    BROKEN_OFF = "broken_off"
    """The gateway broke it off: it outlasted a stop, or ran under one earlier configuration too many."""
    CRASHED = "crashed"


_FAILURES: Mapping[Reason, RequestOutcome] = {
    Reason.UPSTREAM: RequestOutcome.UPSTREAM_FAILED,
    Reason.UPSTREAM_TIMEOUT: RequestOutcome.UPSTREAM_TIMEOUT,
}


class Progress:
    """How far one request has come. Owned by the request's task, and read when the request ends, however it ends.

    `status` is the answer's HTTP status, whether or not the client stayed for it; 0 while there is none. `reply` is the
    reason of a local reply that the client got; None for any other answer. `judgement` covers the request and its
    reply, where the reply was read whole, or could not be judged; else None. `cause` is why the upstream failed, if it
    did.
    `upstream_seconds` is the time from sending the request until the upstream was no longer needed. `usage` reads the
    reply's token usage, where it counts towards a limit; None for an error of the upstream. `holding` is the request's
    share of the worker's room for bodies. `had_last_event` is true if the last event of a stream had left when the
    client did: SDKs close there, without waiting for the end of the body.
    """

    __slots__ = (
        "cause",
        "had_last_event",
        "holding",
        "judgement",
        "outcome",
        "reply",
        "status",
        "upstream_seconds",
        "usage",
    )

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.had_last_event = False
        self.status = 0
        self.reply: Reason | None = None
        self.judgement: Judgement | None = None
        self.upstream_seconds = 0.0
        self.usage: UsageMeter | None = None
        self.outcome = RequestOutcome.CRASHED
        self.cause: UpstreamCause | None = None

    def fail(self, cause: UpstreamCause) -> None:
        """Note that the upstream failed."""
        self.cause, self.outcome = cause, _FAILURES[cause.reason]


def settled(exchange: Exchange, progress: Progress) -> Exchange:
    """Return the exchange that is recorded of a request that has ended.

    If it crashed before its answer began, the client gets an internal error, and this is noted as its answer.
    """
    if progress.outcome is not RequestOutcome.CRASHED or progress.status:
        return exchange
    progress.status, progress.reply = ANSWERS[Reason.INTERNAL].status, Reason.INTERNAL
    return exchange if exchange.is_decided else refused_before(exchange, Refused(Reason.INTERNAL))
