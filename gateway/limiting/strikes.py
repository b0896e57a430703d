"""Strikes: what is remembered of callers who are found unsafe, over all workers, and what it leads to.

Only a verified subject can have any: where nobody is verified there is no one to hold them against.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import orjson

from adapters.state.base import Key, KeyKind, StateStore, StateTrouble, StoredValue, state_key
from filters.decision import GuardMode
from filters.policy import OnStateError
from filters.strikes import GOOD_STANDING, Standing, StrikeRules, sanctions

MOST_REMEMBERED: Final = 10_000
"""Subjects that one worker remembers: the sanctioned ones for the time when the store has no answer."""
GOOD_SECONDS: Final = 1.0
"""For how long a worker takes a subject whom it found in good standing to be so still, and does not ask again.

A sanction that other workers' strikes led to is in force here that much later at most, and one of its own at once.
"""
MOST_LISTED: Final = 1_000
"""Sanctions of one tenant that an operator is shown, and that are kept for it."""

_KINDS: Final = {GuardMode.FULL_QUARANTINE: KeyKind.QUARANTINE, GuardMode.EXECUTE_LOCKED: KeyKind.LOCK}
"""Under what each sanction is kept, the harder first. Two keys, so that a lock never takes a quarantine's place."""
_HARDNESS: Final = {mode: place for place, mode in enumerate((GuardMode.BASELINE, *reversed(_KINDS)))}


@dataclass(frozen=True, slots=True)
class Sanctioned:
    """A subject that is locked or in quarantine now. `incident_id` is that of the strike which led to it."""

    tenant: str
    subject: str
    standing: Standing
    incident_id: str


class Strikes:
    """The standing of every subject. One for each worker; `clock` tells seconds and only ever moves forward."""

    def __init__(
        self,
        store: StateStore,
        *,
        clock: Callable[[], float] = time.monotonic,
        most_remembered: int = MOST_REMEMBERED,
    ) -> None:
        self._store = store
        self._clock = clock
        self._most_remembered = most_remembered
        self._seen: OrderedDict[tuple[str, str], tuple[Standing, float]] = OrderedDict()
        self._good: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._struck = 0
        """Goes up with each strike counted here, and with each sanction stored: what was read before is older."""

    def is_good(self, tenant: str, subject: str) -> bool:
        """Whether a subject was found in good standing not longer ago than `GOOD_SECONDS`."""
        return self._clock() < self._good.get((tenant, subject), 0.0)

    async def standing(self, tenant: str, subject: str, *, on_error: OnStateError) -> Standing:
        """Return how a subject stands now, as far as `GOOD_SECONDS` allow.

        Where the store has no answer, a quarantine that this worker has seen holds on. Else `refuse` raises
        `StateTrouble`, and `allow` goes by what the worker has seen last.
        """
        if self.is_good(tenant, subject):
            return GOOD_STANDING
        struck = self._struck
        try:
            standing = _hardest(await self._store.read(_sanction_keys(tenant, subject)))
        except StateTrouble:
            standing = self._remembered(tenant, subject)
            if on_error == "refuse" and standing.mode is not GuardMode.FULL_QUARANTINE:
                raise
            return standing
        if struck != self._struck and not _is_harder(standing, self._remembered(tenant, subject)):
            return standing  # what was read is older than a strike, and may be older than its sanction
        self._remember(tenant, subject, standing)
        if standing.mode is GuardMode.BASELINE:
            self._trust(tenant, subject)
        return standing

    async def record_unsafe(self, tenant: str, subject: str, rules: StrikeRules, *, incident_id: str) -> Standing:
        """Add one strike and return the hardest sanction that the strikes lead to, good standing if none.

        An earlier sanction may hold all the same. Does nothing if the rules sanction no number of strikes. Raises
        `StateTrouble`: then the strike may not be counted.
        """
        if not rules.most:
            return GOOD_STANDING
        self._struck += 1
        self._good.pop((tenant, subject), None)
        key = state_key(KeyKind.STRIKES, tenant, subject)
        strikes = await self._store.strike(key, window=rules.window_seconds, most=rules.most)
        reached = sanctions(rules, strikes)
        for standing in reached:
            key = state_key(_KINDS[standing.mode], tenant, subject)
            await self._store.put(key, incident_id.encode(), seconds=standing.seconds)
        if not reached:
            return GOOD_STANDING
        self._struck += 1  # once more: what was read while the sanction was on its way is older than it, too
        if not _is_harder(self._remembered(tenant, subject), reached[0]):
            self._remember(tenant, subject, reached[0])
        await self._list(tenant, subject, incident_id, seconds=max(standing.seconds for standing in reached))
        return reached[0]

    async def lift(self, tenant: str, subject: str) -> bool:
        """Forget the strikes and sanctions of a subject. Return whether it had a sanction. Raises `StateTrouble`."""
        keys = _sanction_keys(tenant, subject)
        entries = await self._store.read(keys)
        await self._store.remove([*keys, state_key(KeyKind.STRIKES, tenant, subject)])
        self._seen.pop((tenant, subject), None)
        return any(entries)

    async def sanctioned(self, tenant: str) -> tuple[Sanctioned, ...]:
        """Return the subjects of a tenant that are locked or in quarantine, the latest first. Raises `StateTrouble`."""
        page = await self._store.page(state_key(KeyKind.SANCTIONED, tenant), before="", most=MOST_LISTED)
        latest: dict[str, str] = {}
        for incident_id, value in page.records:
            latest.setdefault(orjson.loads(value), incident_id)
        keys = [key for subject in latest for key in _sanction_keys(tenant, subject)]
        entries = await self._store.read(keys) if keys else ()
        width = len(_KINDS)
        standings = [_hardest(entries[at : at + width]) for at in range(0, len(entries), width)]
        return tuple(
            Sanctioned(tenant, subject, standing, incident_id)
            for (subject, incident_id), standing in zip(latest.items(), standings, strict=True)
            if standing.mode is not GuardMode.BASELINE
        )

    async def _list(self, tenant: str, subject: str, incident_id: str, *, seconds: float) -> None:
        log = state_key(KeyKind.SANCTIONED, tenant)
        await self._store.append(log, incident_id, orjson.dumps(subject), seconds=seconds, most=MOST_LISTED)

    def _trust(self, tenant: str, subject: str) -> None:
        self._good[tenant, subject] = self._clock() + GOOD_SECONDS
        self._good.move_to_end((tenant, subject))
        if len(self._good) > self._most_remembered:
            self._good.popitem(last=False)

    def _remember(self, tenant: str, subject: str, standing: Standing) -> None:
        if standing.mode is GuardMode.BASELINE:
            self._seen.pop((tenant, subject), None)
            return
        self._good.pop((tenant, subject), None)  # another request may have found it so while this one was counted
        self._seen[tenant, subject] = standing, self._clock() + standing.seconds
        self._seen.move_to_end((tenant, subject))
        if len(self._seen) > self._most_remembered:
            self._seen.popitem(last=False)

    def _remembered(self, tenant: str, subject: str) -> Standing:
        standing, until = self._seen.get((tenant, subject), (GOOD_STANDING, 0.0))
        left = until - self._clock()
        return Standing(standing.mode, left) if left > 0 else GOOD_STANDING


def _is_harder(one: Standing, other: Standing) -> bool:
    return _HARDNESS[one.mode] > _HARDNESS[other.mode]


def _sanction_keys(tenant: str, subject: str) -> list[Key]:
    return [state_key(kind, tenant, subject) for kind in _KINDS.values()]


def _hardest(entries: "tuple[StoredValue | None, ...]") -> Standing:
    """Return the standing of one subject, from what is kept under its keys."""
    for mode, entry in zip(_KINDS, entries, strict=True):
        if entry is not None:
            return Standing(mode, entry.seconds)
    return GOOD_STANDING
