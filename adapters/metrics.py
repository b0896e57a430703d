"""Metrics: what the gateway counts and times, with names and label values from closed sets only.

No label ever holds anything that a client chose: not a model, path, user agent or rule's match. A
tenant is in a label only if the settings name the tenant and ask for counts by tenant.
"""

import os
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import product
from math import fsum
from pathlib import Path
from typing import Final, Literal, TypeVar, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess, values

from adapters.base import VerifierFault
from adapters.state.base import StateStep, Trouble
from adapters.upstream_calls import UpstreamCause
from filters.calls import Cause
from filters.decision import Decision, GuardMode
from filters.dialects.dialect import Operation
from filters.inspection.seen import LookedFor
from filters.ladder import Verdict
from filters.refusals import Reason
from filters.rules.rule import Family
from filters.segments import MediaKind

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""The media type of `render_metrics`: the Prometheus text format."""

LIMIT: Final = "limit"
"""Value of the label `kind` for a text that was not judged because a limit of inspection was reached."""

MOST_TENANTS: Final = 1_000
"""Tenants that have counts of their own while a process lives, however often a reload names others."""
OTHER_TENANTS: Final = "_other"
"""Label value for all other tenants and for callers that are not identified. No tenant can have this name."""

SEEN_BY: Final = ("worker", "another", "nobody")
"""Who had seen a text before: this worker, another worker or nobody. The order is that of
`filters.inspection.seen.LookedFor`."""

_TIERS: Final = ("1", "2", "3")
_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_REQUEST_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600)
_OVERHEAD_BUCKETS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2)
_VERIFIER_MS_BUCKETS = (0.1, 1, 5, 10, 25, 50, 100, 250, 500, 1_000, 1_700, 3_400)

_Made = TypeVar("_Made")
_Child = TypeVar("_Child", bound="_Sum | _Times")


class Stage(StrEnum):
    """The parts of the request phase that are timed."""

    IDENTIFY = "identify"
    """Find the route, check credentials, choose the policy and the provider key."""
    BODY = "body"
    """Wait for the client's body."""
    READ = "read"
    """Parse the body into texts."""
    JUDGE = "judge"


class ReloadOutcome(StrEnum):
    """How a reload of the settings ended."""

    APPLIED = "applied"
    REJECTED = "rejected"


class KeyFetch(StrEnum):
    """How a fetch of a published key set ended."""

    FETCHED = "fetched"
    UNREACHABLE = "unreachable"
    """There is no connection, or it broke; an untrusted certificate counts too."""
    TIMEOUT = "timeout"
    SERVER = "server"
    """The status is 5xx."""
    STATUS = "status"
    """The status is neither 200 nor 5xx. Redirects are not followed."""
    NO_KEY_SET = "no_key_set"
    """The answer is not a key set, too large, or compressed."""
    NO_USABLE_KEY = "no_usable_key"
    """The key set has no key that fits an accepted algorithm."""


Soon = Callable[[Callable[[], None]], object]
"""Schedules a function to be called a little later, as `loop.call_later` does."""


class _Sum:
    """A counter, and what was added since it was last written."""

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
    """A histogram, and what was observed since it was last written.

    Several observations need only one write per bucket. prometheus-client has no public method for that, so this
    writes to its private attributes.
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


class _Family(dict[tuple[str, ...], _Made]):
    """One metric family: its children by their labels. Each is made when it is first looked up."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[tuple[str, ...]], _Made]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, labels: tuple[str, ...]) -> _Made:
        child = self[labels] = self._make(labels)
        return child


class Metrics:
    """All the metrics, with one method for each event. All times are in seconds unless the name says otherwise.

    Use it from one thread only: that of the event loop, if there is one.
    """

    def __init__(self, registry: CollectorRegistry, soon: Soon | None = None) -> None:
        """Make all the metrics. Values are written when `soon` calls back, and by `flush`; without `soon`, at once."""

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
        self._upstream_failures = counter(
            "guardrail_upstream_failures", "Upstream calls that failed.", "reason", "cause"
        )
        self._reloads = counter("guardrail_reloads", "Reloads of the settings.", "outcome")
        self._broken_off = counter("guardrail_requests_broken_off", "Requests that too many reloads broke off.")[()]
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
            multiprocess_mode="livemax",
        )
        self._begin()

    def _begin(self) -> None:
        """Expose the closed families at zero from the start, as a rate needs a first value."""
        closed: tuple[tuple[_Family[_Sum], tuple[str, ...]], ...] = (
            (self._findings, tuple(Family)),
            (self._not_judged, (*MediaKind, LIMIT)),
            (self._resolved, _TIERS),
            (self._calls_resolved, _TIERS),
            (self._local_replies, tuple(Reason)),
            (self._reloads, tuple(ReloadOutcome)),
            (self._key_fetches, tuple(KeyFetch)),
        )
        for family, labels in closed:
            for label in labels:
                family[(label,)]
        for cause in UpstreamCause:
            self._upstream_failures[cause.reason, cause]
        for step, trouble in product(StateStep, Trouble):
            self._state_trouble[step, trouble]

    def expect_verifier(self, provider: str) -> None:
        """Expose the verdicts and errors of a verifier at zero. Call it for each verifier that will be asked."""
        for verdict in get_args(Verdict):
            self._verifier_requests[provider, verdict]
        for fault in VerifierFault:
            self._verifier_errors[provider, fault]

    def expect_requests(self, conversations: Iterable[tuple[str, Operation]], modes: Collection[GuardMode]) -> None:
        """Expose the request counts for these dialects, operations and modes of policies at zero."""
        for dialect, operation in conversations:
            self._requests[Decision.DENY, GuardMode.BASELINE, "0", dialect, operation]
            for (decision, mode), tier in product(_endings(modes), _TIERS):
                self._requests[decision, mode, tier, dialect, operation]

    def expect_tenants(self, tenants: Iterable[str], modes: Collection[GuardMode]) -> None:
        """Count requests by tenant from now on, and expose those of `tenants` at zero.

        Tenants that were named before keep their counts. Beyond `MOST_TENANTS` the others are counted as one.
        """
        for tenant in (OTHER_TENANTS, *tenants):
            if len(self._tenants) > MOST_TENANTS:
                break
            self._tenants[tenant] = None
            for decision, mode in _endings(modes):
                self._tenant_requests[tenant, decision, mode]

    def flush(self) -> None:
        """Write everything that was counted. Call it before the process ends."""
        self._waits = False
        for child in self._all:
            child.write()

    def _kept(self, child: _Child) -> _Child:
        self._all.append(child)
        return child

    def _counted(self) -> None:
        """Have what was just counted written, at once or soon."""
        if self._soon is None:
            self.flush()
        elif not self._waits:
            self._waits = True
            self._soon(self.flush)

    def count_request(
        self, *, decision: Decision, mode: GuardMode, tier: int, dialect: str, operation: Operation
    ) -> None:
        """Count a request that was decided. `dialect` is the name of a `Dialect`; `tier` is 0 if no tier was asked."""
        self._requests[decision, mode, str(tier), dialect, operation].add(1)
        if tier:
            self._resolved[(str(tier),)].add(1)
        self._counted()

    def count_tenant_request(self, tenant: str, *, decision: Decision, mode: GuardMode) -> None:
        """Count the same request by tenant. Does nothing unless `expect_tenants` was called."""
        if self._tenants:
            self._tenant_requests[tenant if tenant in self._tenants else OTHER_TENANTS, decision, mode].add(1)
            self._counted()

    def count_abandoned(self) -> None:
        """Count a request whose client left before it was decided."""
        self._abandoned.add(1)
        self._counted()

    def count_shed(self) -> None:
        """Count a request that was refused unread for lack of time or room. No other metric counts it."""
        self._shed.add(1)
        self._counted()

    def count_findings(self, family: str, number: int = 1) -> None:
        """Count findings. `family` must be a rule family of the loaded rules."""
        self._findings[(family,)].add(number)
        self._counted()

    def count_not_judged(self, kind: MediaKind | Literal["limit"], number: int = 1) -> None:
        self._not_judged[(kind,)].add(number)
        self._counted()

    def count_texts(self, texts: LookedFor) -> None:
        """Count texts by who had seen them before."""
        for seen, number in zip(self._texts, texts, strict=True):
            seen.add(number)
        self._counted()

    def count_tool_call(self, *, decision: Decision, tier: int, cause: Cause, dialect: str) -> None:
        """Count a proposed tool call that was decided. `tier` is 0 if no tier was asked."""
        self._tool_calls[decision, str(tier), cause, dialect].add(1)
        if tier:
            self._calls_resolved[(str(tier),)].add(1)
        self._counted()

    def count_unjudged_reply(self) -> None:
        """Count a reply that could not be read to its end."""
        self._unjudged_replies.add(1)
        self._counted()

    def count_state_trouble(self, step: str, reason: str) -> None:
        """Count a failed step of the state store, by the values of `adapters.state.base.StateStep` and `Trouble`."""
        self._state_trouble[step, reason].add(1)
        self._counted()

    def count_delivery(self, outcome: str) -> None:
        """Count a webhook message that was delivered or given up. `outcome` is one of
        `gateway.evidence.webhook.Delivery`."""
        self._deliveries[(outcome,)].add(1)
        self._counted()

    def count_lost_incidents(self, number: int) -> None:
        self._lost_incidents.add(number)
        self._counted()

    def count_audit_error(self) -> None:
        """Count a failed attempt to write audit records. It is repeated, and each failure counts."""
        self._audit_errors.add(1)
        self._counted()

    def count_lost_records(self, number: int) -> None:
        """Count audit records that were lost for good."""
        self._lost_records.add(number)
        self._counted()

    def count_process_death(self) -> None:
        """Count a process that ended by itself after it had been ready. It is being replaced."""
        self._deaths.add(1)
        self._counted()

    def count_local_reply(self, reason: Reason) -> None:
        self._local_replies[(reason,)].add(1)
        self._counted()

    def count_upstream_failure(self, cause: UpstreamCause) -> None:
        self._upstream_failures[cause.reason, cause].add(1)
        self._counted()

    def show_policies(self, revisions: Mapping[str, str]) -> None:
        """Expose the policies in force, each with its revision, in place of those shown before."""
        for policy, revision in self._shown.items():
            self._policies.labels(policy, revision).set(0)
        self._shown = dict(revisions)
        for policy, revision in self._shown.items():
            self._policies.labels(policy, revision).set(1)

    def count_reload(self, outcome: ReloadOutcome) -> None:
        self._reloads[(outcome,)].add(1)
        self._counted()

    def count_broken_off(self, number: int) -> None:
        """Count requests that were broken off, because too many versions of the configuration were in use."""
        self._broken_off.add(number)
        self._counted()

    def count_key_fetch(self, outcome: KeyFetch) -> None:
        self._key_fetches[(outcome,)].add(1)
        self._counted()

    def count_verdict(self, provider: str, outcome: Verdict, *, milliseconds: float) -> None:
        """Count a verdict and its latency. `provider` is an adapter's fixed name."""
        self._verifier_requests[provider, outcome].add(1)
        self._verifier_ms[(provider,)].add(milliseconds)
        self._counted()

    def count_verifier_tokens(self, provider: str, number: int) -> None:
        self._verifier_tokens[(provider,)].add(number)
        self._counted()

    def count_verifier_error(self, provider: str, reason: VerifierFault) -> None:
        self._verifier_errors[provider, reason].add(1)
        self._counted()

    def observe_request(self, seconds: float, *, overhead: float) -> None:
        """Record how long a request took, and how much of that the gateway added."""
        self._request_seconds.add(seconds)
        self._overhead_seconds.add(overhead)
        self._counted()

    def observe_stages(self, began: float, ends: Iterable[tuple[Stage, float]]) -> None:
        """Record how long each stage of a request took. `ends` has the stages in order, each with the time it ended."""
        for stage, ended in ends:
            self._stages[stage].add(ended - began)
            began = ended
        self._counted()


def _endings(modes: Iterable[GuardMode]) -> Iterator[tuple[Decision, GuardMode]]:
    """Yield the decisions and modes that requests can end with under policies in these modes."""
    for decision, mode in product(Decision, modes):
        is_asked_back = decision is Decision.CLARIFY and mode is GuardMode.BASELINE
        yield decision, GuardMode.CLARIFY if is_asked_back else mode


def private_metrics() -> Metrics:
    """Return metrics that nobody reads, for a process without an admin listener."""
    return Metrics(CollectorRegistry())


def shared_metrics(folder: Path, process: str, soon: Soon | None = None) -> Metrics:
    """Return metrics in files of a folder; `render_metrics` adds up those of all processes that write there.

    `process` names this process's slot among those that run at the same time, without an underscore. A process that
    takes over a dead one's slot continues its totals, but not what it showed as in force. `soon` is as for `Metrics`.
    Call it once per process.
    """
    multiprocess.mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
    os.environ[_FOLDER] = str(folder)
    values.ValueClass = values.MultiProcessValue(lambda: process)  # type: ignore[no-untyped-call]
    return Metrics(CollectorRegistry(), soon)


def render_metrics(folder: Path) -> bytes:
    """Return the metrics of all processes in the Prometheus text format.

    It takes milliseconds, so never call it on an event loop that serves traffic.
    """
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry, path=str(folder))  # type: ignore[no-untyped-call]
    return generate_latest(registry)
