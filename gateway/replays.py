"""Replays: which texts were refused before, over all workers, and under which incident.

What is kept is a keyed digest of each text, for its tenant and for a time; never a text.
"""

from dataclasses import dataclass, field
from typing import Final

from adapters.state.base import Key, Kind, StateStore, StateTrouble, state_key
from filters.decision import Decision, Judgement
from filters.refusals import Reason
from filters.replays import are_history, blocked_texts
from filters.segments import Reading, Segment
from gateway.digests import keyed_digest

KEEP_SECONDS: Final = 7 * 86_400.0
"""How long a refused text is known. After that it is refused as if it were new."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A request that is to be refused for nothing but what was refused before, first under `incident_id`."""

    incident_id: str
    texts: tuple[Segment, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Replays:
    """Knows refused texts again. `key` is that of all digests."""

    store: StateStore
    key: bytes = field(repr=False)

    async def recognise(self, tenant: str, judgement: Judgement, reading: Reading) -> Replay | None:
        """The replay that a request is; None for one that is not denied, or not only for what stands in its history.

        Never raises: what cannot be known is new.
        """
        texts = _denied_texts(judgement, reading)
        if not texts or not are_history(texts, reading.segments):
            return None
        try:
            entries = await self.store.read(self._keys(tenant, texts))
        except StateTrouble:
            return None
        known = [entry.value.decode("ascii", "replace") for entry in entries if entry is not None]
        return Replay(min(known), texts) if len(known) == len(entries) else None

    async def remember(self, tenant: str, judgement: Judgement, reading: Reading, *, incident_id: str) -> None:
        """Keeps what a request was denied for, unless it is known already. Never raises: what is not kept is new."""
        try:
            for key in self._keys(tenant, _denied_texts(judgement, reading)):
                await self.store.add(key, incident_id.encode(), seconds=KEEP_SECONDS)
        except StateTrouble:
            return

    def _keys(self, tenant: str, texts: tuple[Segment, ...]) -> list[Key]:
        digests = dict.fromkeys(keyed_digest(text.text, key=self.key) for text in texts)
        return [state_key(Kind.BLOCKED, tenant, digest) for digest in digests]


def _denied_texts(judgement: Judgement, reading: Reading) -> tuple[Segment, ...]:
    if judgement.decision is not Decision.DENY or judgement.reason is not Reason.BLOCKED:
        return ()
    return blocked_texts(judgement.findings, reading.segments)
