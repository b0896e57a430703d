"""Replays: which texts were refused before, by any worker, and under which incident.

A keyed digest of each text is stored, for its tenant and for a limited time; never the text.
"""

from dataclasses import dataclass, field
from typing import Final

from adapters.state.base import Key, KeyKind, StateStore, StateTrouble, state_key
from filters.decision import Decision, Judgement
from filters.refusals import Reason
from filters.resuming.refused_history import are_history, blocked_texts
from filters.segments import Reading, Segment
from gateway.keys.digests import keyed_digest

KEEP_SECONDS: Final = 7 * 86_400.0
"""Seconds for which a refused text is known. After that it is refused as if it were new."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A request that must be refused only for texts that were refused before, first under `incident_id`."""

    incident_id: str
    texts: tuple[Segment, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Replays:
    """Recognises texts that were refused before. `key` is the key of all digests."""

    store: StateStore
    key: bytes = field(repr=False)

    async def recognise(self, tenant: str, judgement: Judgement, reading: Reading) -> Replay | None:
        """Return the replay if a request is denied only for known texts in its history, or else None.

        Never raises: if the store does not answer, the texts count as new.
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
        """Store the texts for which a request was denied, unless they are known. Never raises: others stay new."""
        try:
            for key in self._keys(tenant, _denied_texts(judgement, reading)):
                await self.store.add(key, incident_id.encode(), seconds=KEEP_SECONDS)
        except StateTrouble:
            return

    def _keys(self, tenant: str, texts: tuple[Segment, ...]) -> list[Key]:
        digests = dict.fromkeys(keyed_digest(text.text, key=self.key) for text in texts)
        return [state_key(KeyKind.BLOCKED, tenant, digest) for digest in digests]


def _denied_texts(judgement: Judgement, reading: Reading) -> tuple[Segment, ...]:
    if judgement.decision is not Decision.DENY or judgement.reason is not Reason.BLOCKED:
        return ()
    return blocked_texts(judgement.findings, reading.segments)
