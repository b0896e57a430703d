"""Metrics: what the gateway counts and times, under names and labels from closed sets only.

No label ever holds anything that a client chose: not a model, path, user agent or rule's match. A tenant is in one only
where the settings name it and ask for that.
"""

import os
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import product
from math import fsum
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess, values

from adapters.state.base import Operation as Step
from adapters.state.base import Trouble
from filters.decision import Decision, GuardMode
from filters.dialects.dialect import Operation
from filters.ladder import Verdict
from filters.refusals import Reason
from filters.rules import Family
from filters.seen import LookedFor
from filters.segments import MediaKind
from filters.tool_calls.calls import Cause

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""The media type of `render_metrics`: the Prometheus text format."""

LIMIT: Final = "limit"
"""The kind of a text that was not judged because the limits of inspection ran out."""

MOST_TENANTS: Final = 1_000
"""That have counts of their own while a process lives, however often the settings name others."""
OTHER_TENANTS: Final = "_other"
"""In the place of all others, and of who is not identified: no tenant can have this name."""

SEEN_BY: Final = ("worker", "another", "nobody")
"""Who has seen a text before, in the order of `filters.seen.LookedFor`."""

_TIERS: Final = ("1", "2", "3")
_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_REQUEST_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600)
_OVERHEAD_BUCKETS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2)
_VERIFIER_MS_BUCKETS = (0.1, 1, 5, 10, 25, 50, 100, 250, 500, 1_000, 1_700, 3_400)

_Made = TypeVar("_Made")
_Child = TypeVar("_Child", bound="_Sum | _Times")


class Stage(StrEnum):
    """The parts of a request phase that are timed."""

    IDENTIFY = "identify"
    """Route, credentials, policy and provider key."""
    BODY = "body"
    """Waiting for the client's body."""
    READ = "read"
    """Parsing it into texts."""
    JUDGE = "judge"


class ReloadOutcome(StrEnum):
    """How a reload of the settings ended."""

    APPLIED = "applied"
    REJECTED = "rejected"


class KeyFetch(StrEnum):
    """How a fetch of a published key set ended."""

    FETCHED = "fetched"
    UNREACHABLE = "unreachable"
    """No connection, or one that broke; certificates that cannot be trusted included."""
    TIMEOUT = "timeout"
    SERVER = "server"
    """5xx."""
    STATUS = "status"
    """Any other status but 200: redirects are not followed."""
    NO_KEY_SET = "no_key_set"
    """The answer is no key set, too large, or compressed."""
    NO_USABLE_KEY = "no_usable_key"
    """A key set, and none of its keys is fit for the algorithms that are taken."""


class VerifierFault(StrEnum):
    """Why a verifier had no verdict of its own (verifier-adapters.md section 7)."""

    TIMEOUT = "timeout"
    """The budget of the whole assessment was used up, or no connection could be made in its share of it."""
    NETWORK = "network"
    """No connection, or one that broke."""
    SERVER = "server"
    """5xx."""
    RATE_LIMITED = "rate_limited"
    """429."""
    DENIED = "denied"
    """The provider does not know the key, the model or the address: 401, 403, 404, and redirects."""
    REJECTED = "rejected"
    """Any other 4xx: the provider did not want this request."""
    MALFORMED = "malformed"
    """The reply is not of the provider's format, too large, or compressed."""
    UNREADABLE = "unreadable"
    """The reply is of the format, and the model's answer in it is not of ours, or cut off."""
    REFUSED = "refused"
    """The model declined to answer."""
    CIRCUIT_OPEN = "circuit_open"
    """Not asked, since it failed too often just before."""
    BUSY = "busy"
    """Not asked, since too many calls were under way for too long."""
    CAPPED = "capped"
    """Not asked, since its tenant has had as many calls or tokens as it may."""
    NO_KEY = "no_key"
    """Not asked, since the tenant's own key is not to be had now, and no other is ever used in its place."""
    PAYLOAD = "payload"
    """Not asked, since the payload has no text in the place for it, or too much."""
    INTERNAL = "internal"
    """It raised, or answered with something that is no verdict."""


Soon = Callable[[Callable[[], None]], object]
"""Arranges that a function is called a little later, as `loop.call_later` with a delay does."""


class _Sum:
    """A counter and what was added to it since it was last written."""

    __slots__ = ("_added", "_counter")

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._added = 0

    def add(self, number: int) -> None:
        self._added += number

    def write(self) -> None:
        if self._added:
            self._counter.inc(self._added)
            self._added = 0


class _Times:
    """A histogram and what was observed since it was last written.

    Several observations are one write to each bucket: prometheus-client has no public way to that.
    """

    __slots__ = ("_histogram", "_values", "add")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._values: list[float] = []
        self.add: Callable[[float], None] = self._values.append

    def write(self) -> None:
        if not self._values:
            return
        self._values.sort()
        below = 0
        for bucket, bound in zip(self._histogram._buckets, self._histogram._upper_bounds, strict=True):
            upto = bisect_right(self._values, bound, below)
            if upto > below:
                bucket.inc(upto - below)
            below = upto
        self._histogram._sum.inc(fsum(self._values))
        self._values.clear()


class _Family(Generic[_Made]):
    """One metric family whose children are bound once: looking a label set up again is one dictionary access."""

    __slots__ = ("_children", "_make")

    def __init__(self, make: Callable[[tuple[str, ...]], _Made]) -> None:
        self._make = make
        self._children: dict[tuple[str, ...], _Made] = {}

    def __getitem__(self, labels: tuple[str, ...]) -> _Made:
        child = self._children.get(labels)
        if child is None:
            child = self._children[labels] = self._make(labels)
        return child


class Metrics:
    """Everything that is counted, one verb each. All times are in seconds unless the name says otherwise.

    For one thread: that of the event loop, where there is one.
    """

    def __init__(self, registry: CollectorRegistry, soon: Soon | None = None) -> None:
        """What is counted is written when `soon` has it written, and by `flush`; without `soon`, at once."""

        def counter(name: str, text: str, *labels: str) -> _Family[_Sum]:
            parent = Counter(name, text, labels, registry=registry)
            return _Family(lambda values: self._kept(_Sum(parent.labels(*values) if values else parent)))

        def histogram(
            name: str, text: str, *labels: str, buckets: tuple[float, ...] = _OVERHEAD_BUCKETS
        ) -> _Family[_Times]:
            parent = Histogram(name, text, labels, registry=registry, buckets=buckets)
            return _Family(lambda values: self._kept(_Times(parent.labels(*values) if values else parent)))

        self._soon = soon
        self._waits = False
        self._all: list[_Sum | _Times] = []
        self._shown: dict[str, str] = {}
        self._tenants: dict[str, None] = {}
        self._requests = counter(
            "guardrail_requests", "Requests answered.", "decision", "mode", "tier", "dialect", "operation"
        )
        self._tenant_requests = counter(
            "guardrail_tenant_requests",
            "Requests answered, by tenant.",
            "tenant",
            "decision",
            "mode",
        )
        self._findings = counter("guardrail_findings", "Findings, by rule family.", "family")
        self._not_judged = counter("guardrail_not_judged", "Places that could not be judged, by kind.", "kind")
        texts = counter("guardrail_texts", "Texts to be inspected, by who had seen them before.", "seen_by")
        self._texts = [texts[(who,)] for who in SEEN_BY]
        self._abandoned = counter("guardrail_abandoned", "Requests whose client left before they were decided.")[()]
        self._shed = counter("guardrail_shed", "Requests refused unread, since the worker could not get to them.")[()]
        self._resolved = counter("guardrail_resolved", "Requests resolved, by the last tier that was asked.", "tier")
        self._local_replies = counter("guardrail_local_replies", "Answers the gateway wrote itself.", "reason")
        self._upstream_failures = counter("guardrail_upstream_failures", "Upstream calls that failed.", "reason")
        self._reloads = counter("guardrail_reloads", "Reloads of the settings.", "outcome")
        self._key_fetches = counter("guardrail_key_set_fetches", "Fetches of the published key set.", "outcome")
        self._tool_calls = counter(
            "guardrail_tool_calls", "Tool calls in replies that were ruled on.", "decision", "tier", "cause", "dialect"
        )
        self._calls_resolved = counter(
            "guardrail_tool_calls_resolved", "Tool calls, by the tier that settled them.", "tier"
        )
        self._unjudged_replies = counter("guardrail_replies_not_judged", "Replies that could not be read.")[()]
        self._state_trouble = counter(
            "guardrail_state_errors", "Steps of the state store that failed.", "step", "reason"
        )
        self._deliveries = counter("guardrail_webhook_messages", "Messages of the webhook.", "outcome")
        self._lost_incidents = counter("guardrail_incidents_lost", "Incidents that could not be kept.")[()]
        self._audit_errors = counter("guardrail_audit_errors", "Attempts to write audit records that failed.")[()]
        self._lost_records = counter("guardrail_audit_records_lost", "Audit records that could not be kept.")[()]
        self._deaths = counter("guardrail_process_deaths", "Processes that ended by themselves and were replaced.")[()]
        stages = histogram("guardrail_stage_seconds", "Time in one stage of the request phase.", "stage")
        self._stages = {stage: stages[(stage,)] for stage in Stage}
        self._request_seconds = histogram(
            "guardrail_request_seconds",
            "From the complete head to the end of the answer.",
            buckets=_REQUEST_BUCKETS,
        )[()]
        self._overhead_seconds = histogram(
            "guardrail_overhead_seconds", "What the gateway added: the request's time without the upstream's."
        )[()]
        self._verifier_requests = counter("verifier_requests", "Verifier calls.", "provider", "outcome")
        self._verifier_errors = counter("verifier_errors", "Verifier calls without a verdict.", "provider", "reason")
        self._verifier_tokens = counter("verifier_tokens", "Tokens that verifiers were charged for.", "provider")
        self._verifier_ms = histogram(
            "verifier_latency_ms", "Verifier latency in milliseconds.", "provider", buckets=_VERIFIER_MS_BUCKETS
        )
        self._policies = Gauge(
            "guardrail_policy_info",
            "The policies in force, with the revision of their settings and rules.",
            ("policy", "revision"),
            registry=registry,
            multiprocess_mode="max",
        )
        self._begin()

    def _begin(self) -> None:
        """Shows closed families at zero from the start: a rate needs a first value."""
        closed: Mapping[_Family[_Sum], tuple[str, ...]] = {
            self._findings: tuple(Family),
            self._not_judged: (*MediaKind, LIMIT),
            self._resolved: _TIERS,
            self._calls_resolved: _TIERS,
            self._local_replies: tuple(Reason),
            self._upstream_failures: (Reason.UPSTREAM, Reason.UPSTREAM_TIMEOUT),
            self._reloads: tuple(ReloadOutcome),
            self._key_fetches: tuple(KeyFetch),
        }
        for family, labels in closed.items():
            for label in labels:
                family[(label,)]
        for step, trouble in product(Step, Trouble):
            self._state_trouble[step, trouble]

    def expect_verifier(self, provider: str) -> None:
        """Shows what a verifier says, and its errors, at zero: it is the one that will be asked."""
        for verdict in get_args(Verdict):
            self._verifier_requests[provider, verdict]
        for fault in VerifierFault:
            self._verifier_errors[provider, fault]

    def expect_requests(self, conversations: Iterable[tuple[str, Operation]], modes: Collection[GuardMode]) -> None:
        """Shows how requests of these dialects and operations end at zero, under policies that watch or enforce."""
        for dialect, operation in conversations:
            self._requests[Decision.DENY, GuardMode.BASELINE, "0", dialect, operation]
            for (decision, mode), tier in product(_endings(modes), _TIERS):
                self._requests[decision, mode, tier, dialect, operation]

    def expect_tenants(self, tenants: Iterable[str], modes: Collection[GuardMode]) -> None:
        """Counts requests by tenant from now on: those of `tenants` by name, with how they end shown at zero, beside
        those that were named before. From `MOST_TENANTS` on others are counted as one.
        """
        for tenant in (OTHER_TENANTS, *tenants):
            if len(self._tenants) > MOST_TENANTS:
                break
            self._tenants[tenant] = None
            for decision, mode in _endings(modes):
                self._tenant_requests[tenant, decision, mode]

    def flush(self) -> None:
        """Writes all that was counted. To be called when a process ends."""
        self._waits = False
        for child in self._all:
            child.write()

    def _kept(self, child: _Child) -> _Child:
        self._all.append(child)
        return child

    def _counted(self) -> None:
        """Has what was just counted written."""
        if self._soon is None:
            self.flush()
        elif not self._waits:
            self._waits = True
            self._soon(self.flush)

    def count_request(
        self, *, decision: Decision, mode: GuardMode, tier: int, dialect: str, operation: Operation
    ) -> None:
        """One request was decided. `dialect` is the name of a `Dialect` record; `tier` is 0 where none was asked."""
        self._requests[decision, mode, str(tier), dialect, operation].add(1)
        if tier:
            self._resolved[(str(tier),)].add(1)
        self._counted()

    def count_tenant_request(self, tenant: str, *, decision: Decision, mode: GuardMode) -> None:
        """The same request again, by tenant; nothing unless `expect_tenants` was called."""
        if self._tenants:
            self._tenant_requests[tenant if tenant in self._tenants else OTHER_TENANTS, decision, mode].add(1)
            self._counted()

    def count_abandoned(self) -> None:
        """One request ended with its client, before it was decided."""
        self._abandoned.add(1)
        self._counted()

    def count_shed(self) -> None:
        """One request was refused unread for want of time or room. It is in no other count."""
        self._shed.add(1)
        self._counted()

    def count_findings(self, family: str, number: int = 1) -> None:
        """`family` is one that the loaded rules have."""
        self._findings[(family,)].add(number)
        self._counted()

    def count_not_judged(self, kind: MediaKind | Literal["limit"], number: int = 1) -> None:
        self._not_judged[(kind,)].add(number)
        self._counted()

    def count_texts(self, texts: LookedFor) -> None:
        """Texts were looked for among those that had been seen before."""
        for seen, number in zip(self._texts, texts, strict=True):
            seen.add(number)
        self._counted()

    def count_tool_call(self, *, decision: Decision, tier: int, cause: Cause, dialect: str) -> None:
        """One proposed call was ruled on. `tier` is 0 where none was asked."""
        self._tool_calls[decision, str(tier), cause, dialect].add(1)
        if tier:
            self._calls_resolved[(str(tier),)].add(1)
        self._counted()

    def count_unjudged_reply(self) -> None:
        """One reply, or the rest of one, could not be read."""
        self._unjudged_replies.add(1)
        self._counted()

    def count_state_trouble(self, step: str, reason: str) -> None:
        """One step of the state store failed: the values of `adapters.state.base.Operation` and `Trouble`."""
        self._state_trouble[step, reason].add(1)
        self._counted()

    def count_delivery(self, outcome: str) -> None:
        """One message of the webhook came to an end: a value of `gateway.webhook.Delivery`."""
        self._deliveries[(outcome,)].add(1)
        self._counted()

    def count_lost_incidents(self, number: int) -> None:
        self._lost_incidents.add(number)
        self._counted()

    def count_audit_error(self) -> None:
        """One attempt to write audit records failed. It is made again, and each time counts."""
        self._audit_errors.add(1)
        self._counted()

    def count_lost_records(self, number: int) -> None:
        """So many audit records are not kept and never will be."""
        self._lost_records.add(number)
        self._counted()

    def count_process_death(self) -> None:
        """One process ended by itself after it had been ready. It is being replaced."""
        self._deaths.add(1)
        self._counted()

    def count_local_reply(self, reason: Reason) -> None:
        self._local_replies[(reason,)].add(1)
        self._counted()

    def count_upstream_failure(self, reason: Reason) -> None:
        self._upstream_failures[(reason,)].add(1)
        self._counted()

    def show_policies(self, revisions: Mapping[str, str]) -> None:
        """The policies that are in force from now on, each with its revision; those that were are so no more."""
        for policy, revision in self._shown.items():
            self._policies.labels(policy, revision).set(0)
        self._shown = dict(revisions)
        for policy, revision in self._shown.items():
            self._policies.labels(policy, revision).set(1)

    def count_reload(self, outcome: ReloadOutcome) -> None:
        self._reloads[(outcome,)].add(1)
        self._counted()

    def count_key_fetch(self, outcome: KeyFetch) -> None:
        self._key_fetches[(outcome,)].add(1)
        self._counted()

    def count_verdict(self, provider: str, outcome: Verdict, *, milliseconds: float) -> None:
        """`provider` is an adapter's fixed name."""
        self._verifier_requests[provider, outcome].add(1)
        self._verifier_ms[(provider,)].add(milliseconds)
        self._counted()

    def count_verifier_tokens(self, provider: str, number: int) -> None:
        self._verifier_tokens[(provider,)].add(number)
        self._counted()

    def count_verifier_error(self, provider: str, reason: VerifierFault) -> None:
        self._verifier_errors[provider, reason].add(1)
        self._counted()

    def observe_request(self, seconds: float) -> None:
        self._request_seconds.add(seconds)
        self._counted()

    def observe_overhead(self, seconds: float) -> None:
        self._overhead_seconds.add(seconds)
        self._counted()

    def observe_stages(self, began: float, ends: Iterable[tuple[Stage, float]]) -> None:
        """The stages that a request went through, one after the other, each with the time when it ended."""
        for stage, ended in ends:
            self._stages[stage].add(ended - began)
            began = ended
        self._counted()


def _endings(modes: Iterable[GuardMode]) -> Iterator[tuple[Decision, GuardMode]]:
    """How requests can be decided under policies that watch or enforce."""
    for decision, mode in product(Decision, modes):
        is_asked_back = decision is Decision.CLARIFY and mode is GuardMode.BASELINE
        yield decision, GuardMode.CLARIFY if is_asked_back else mode


def private_metrics() -> Metrics:
    """Metrics that no one else sees: for a process without an admin listener."""
    return Metrics(CollectorRegistry())


def shared_metrics(folder: Path, process: str, soon: Soon | None = None) -> Metrics:
    """Metrics that `render_metrics` adds up over all processes that write into a folder.

    `process` names this process's place among those that run at the same time; a process that takes a dead one's place
    goes on from its totals. It must not hold an underscore. `soon` is as for `Metrics`. To be called once in a process.
    """
    os.environ[_FOLDER] = str(folder)
    values.ValueClass = values.MultiProcessValue(lambda: process)  # type: ignore[no-untyped-call]
    return Metrics(CollectorRegistry(), soon)


def render_metrics(folder: Path) -> bytes:
    """All processes' metrics in the Prometheus text format. Takes milliseconds: never call it beside traffic."""
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry, path=str(folder))  # type: ignore[no-untyped-call]
    return generate_latest(registry)
