"""Limits, places and strikes over one store, whatever order things come in: beside a model that keeps everything."""

from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from adapters.state.memory import MemoryStore
from filters.decision import GuardMode
from filters.rates import RateLimits, Rates
from filters.strikes import StrikeRules
from gateway.limiting.rates import LEASE_SECONDS, Admission, RateLimiter
from gateway.limiting.strikes import GOOD_SECONDS, Strikes
from tests.adapters.state.stores import Clock

_T = TypeVar("_T")
TENANTS = st.sampled_from(("acme", "beta"))
SUBJECTS = st.sampled_from(("ann", "bob"))
MOMENTS = st.sampled_from((0.25, 1.0, 7.5, 30.0, 61.0))
RATES = Rates(RateLimits(60, 240, 3), RateLimits(30, 120, 2))
"""Whole halves of something flow in a second: no sum of them is rounded."""
MOST = {1: RATES.tenant.concurrent_requests, 2: RATES.subject.concurrent_requests}
"""Places, by how many names say whose they are."""
RULES = StrikeRules(window_seconds=60, lock_strikes=2, lock_seconds=20, quarantine_strikes=4, quarantine_seconds=90)


def ended(work: Coroutine[None, None, _T]) -> _T:
    """What a step returns that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as end:
        result: _T = end.value
        return result
    raise AssertionError("a step over memory waits")


@dataclass
class Tap:
    """A bucket, told as what was ever taken, and when it began to fill."""

    capacity: float
    left: float
    at: float

    def now(self, now: float) -> float:
        self.left, self.at = min(self.capacity, self.left + (now - self.at) * self.capacity / 60), now
        return self.left


@dataclass
class Taken:
    """What one request has, that was admitted."""

    admission: Admission
    tenant: str
    subject: str


class Limits(RuleBasedStateMachine):
    """One limiter over a store in memory."""

    admitted = Bundle("admitted")

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.limiter = RateLimiter(MemoryStore(clock=self.clock))
        self.taps: dict[tuple[str, ...], Tap] = {}
        self.places: dict[tuple[str, ...], dict[str, float]] = {}
        self.renewed: dict[str, list[tuple[str, ...]]] = {}
        self.count = 0

    def tap(self, *name: str) -> Tap:
        limits = RATES.tenant if len(name) == 2 else RATES.subject
        most = limits.requests_per_minute if name[0] == "requests" else limits.tokens_per_minute
        return self.taps.setdefault(name, Tap(float(most), float(most), self.clock.now))

    def holders(self, *name: str) -> dict[str, float]:
        held = {who: until for who, until in self.places.get(name, {}).items() if until > self.clock.now}
        self.places[name] = held
        return held

    @rule(seconds=MOMENTS)
    def time_passes(self, seconds: float) -> None:
        self.clock.now += seconds

    @rule(target=admitted, tenant=TENANTS, subject=SUBJECTS)
    def admit(self, tenant: str, subject: str) -> Taken:
        self.count += 1
        holder = f"request-{self.count}"
        work = self.limiter.admit(tenant, subject, RATES, incident_id=holder, on_error="refuse")
        admission = ended(work)
        wanted = [
            (self.tap(kind, *whose), amount)
            for kind, amount in (("requests", 1), ("tokens", 0))
            for whose in ((tenant,), (tenant, subject))
        ]
        placed = all(len(self.holders(*name)) < MOST[len(name)] for name in ((tenant,), (tenant, subject)))
        filled = all(tap.now(self.clock.now) >= min(amount, tap.capacity) for tap, amount in wanted)
        assert admission.granted == (placed and filled)
        assert (admission.retry_after > 0) == (not admission.granted)
        if admission.granted:
            for tap, amount in wanted:
                tap.left -= amount
            for name in ((tenant,), (tenant, subject)):
                self.holders(*name)[holder] = self.clock.now + LEASE_SECONDS
            self.renewed[holder] = [(tenant,), (tenant, subject)]
        return Taken(admission, tenant, subject)

    @rule(taken=admitted, used=st.sampled_from((0, 1, 59, 500)))
    def settle(self, taken: Taken, used: int) -> None:
        if not taken.admission.granted:
            return
        ended(self.limiter.settle(taken.admission, tokens=used))
        for whose in ((taken.tenant,), (taken.tenant, taken.subject)):
            tap = self.tap("tokens", *whose)
            tap.left = min(tap.capacity, tap.now(self.clock.now) - used)

    @rule(taken=consumes(admitted))
    def release(self, taken: Taken) -> None:
        ended(self.limiter.release(taken.admission))
        holder = taken.admission.holder
        for name in self.renewed.pop(holder, []):
            self.holders(*name).pop(holder, None)

    @rule()
    def renew(self) -> None:
        ended(self.limiter.renew())
        for holder, names in self.renewed.items():
            if all(holder in self.holders(*name) or len(self.holders(*name)) < MOST[len(name)] for name in names):
                for name in names:
                    self.holders(*name)[holder] = self.clock.now + LEASE_SECONDS

    @invariant()
    def no_more_places_are_held_than_there_are(self) -> None:
        for name in self.places:
            assert len(self.holders(*name)) <= MOST[len(name)]


@dataclass
class Caller:
    """What is true of one subject."""

    strikes: list[float] = field(default_factory=list)
    until: dict[GuardMode, float] = field(default_factory=dict)
    seen_good: dict[int, float] = field(default_factory=dict)
    """When each worker last found it so."""

    def mode(self, now: float) -> GuardMode:
        order = (GuardMode.FULL_QUARANTINE, GuardMode.EXECUTE_LOCKED)
        return next((mode for mode in order if self.until.get(mode, 0.0) > now), GuardMode.BASELINE)


class Standings(RuleBasedStateMachine):
    """Two workers that share a store."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        store = MemoryStore(clock=self.clock)
        self.workers = [Strikes(store, clock=self.clock) for _ in range(2)]
        self.callers: dict[tuple[str, str], Caller] = {}
        self.count = 0

    def caller(self, tenant: str, subject: str) -> Caller:
        return self.callers.setdefault((tenant, subject), Caller())

    @rule(seconds=MOMENTS)
    def time_passes(self, seconds: float) -> None:
        self.clock.now += seconds

    @rule(worker=st.integers(0, 1), tenant=TENANTS, subject=SUBJECTS)
    def strike(self, worker: int, tenant: str, subject: str) -> None:
        self.count += 1
        work = self.workers[worker].record_unsafe(tenant, subject, RULES, incident_id=f"incident-{self.count:06}")
        standing, caller, now = ended(work), self.caller(tenant, subject), self.clock.now
        caller.strikes.append(now)
        caller.seen_good.pop(worker, None)
        recent = sum(at > now - RULES.window_seconds for at in caller.strikes)
        if recent >= RULES.lock_strikes:
            caller.until[GuardMode.EXECUTE_LOCKED] = now + RULES.lock_seconds
        if recent >= RULES.quarantine_strikes:
            caller.until[GuardMode.FULL_QUARANTINE] = now + RULES.quarantine_seconds
        reached = (GuardMode.BASELINE, GuardMode.EXECUTE_LOCKED, GuardMode.FULL_QUARANTINE)
        assert standing.mode is reached[(recent >= RULES.lock_strikes) + (recent >= RULES.quarantine_strikes)]

    @rule(worker=st.integers(0, 1), tenant=TENANTS, subject=SUBJECTS)
    def look(self, worker: int, tenant: str, subject: str) -> None:
        standing = ended(self.workers[worker].standing(tenant, subject, on_error="refuse"))
        caller, now = self.caller(tenant, subject), self.clock.now
        if now < caller.seen_good.get(worker, -GOOD_SECONDS) + GOOD_SECONDS:
            assert standing.mode is GuardMode.BASELINE
            return
        assert standing.mode is caller.mode(now)
        if standing.mode is GuardMode.BASELINE:
            caller.seen_good[worker] = now
        else:
            assert standing.seconds == caller.until[standing.mode] - now

    @rule(worker=st.integers(0, 1), tenant=TENANTS, subject=SUBJECTS)
    def lift(self, worker: int, tenant: str, subject: str) -> None:
        caller = self.caller(tenant, subject)
        lifted = ended(self.workers[worker].lift(tenant, subject))
        assert lifted == (caller.mode(self.clock.now) is not GuardMode.BASELINE)
        caller.strikes.clear()
        caller.until.clear()

    @rule(tenant=TENANTS)
    def list_them(self, tenant: str) -> None:
        listed = {one.subject: one.standing.mode for one in ended(self.workers[0].sanctioned(tenant))}
        modes = {subject: one.mode(self.clock.now) for (whose, subject), one in self.callers.items() if whose == tenant}
        assert listed == {subject: mode for subject, mode in modes.items() if mode is not GuardMode.BASELINE}


TestLimits = Limits.TestCase
TestStandings = Standings.TestCase
TestLimits.settings = TestStandings.settings = settings(max_examples=60, stateful_step_count=40)
