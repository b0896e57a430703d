"""Histories: what was seen in conversations that the upstream stores, by the id with which a request continues one.

They let a tool call be judged by the content of earlier turns. They hold trust, findings, the kinds of acts that were
asked for, and keyed digests of telling values, but never a text.
"""

import secrets
from collections.abc import Sequence
from math import inf
from typing import Any, Final

import orjson

from adapters.state.base import KeyKind, StateStore, StateTrouble, state_key
from filters.calls import Held, Trail
from filters.findings import Action, Finding, Severity
from filters.rules.rule import Family
from filters.segments import Origin, Segment, Trust
from filters.tool_calls.held_conversations import HELD, MOST_HELD, held
from filters.views import Layer
from gateway.limiting.slices import taken

KEEP_SECONDS: Final = 30 * 86_400.0
"""Thirty days: OpenAI stores responses for as long."""
MOST_FINDINGS: Final = 32
"""Findings that are kept in one history: the gravest."""

_GRAVITY = tuple(Severity)


class Histories:
    """Remembers, for each tenant, what preceded each reply. All workers share it through the state store."""

    def __init__(self, store: StateStore, *, key: bytes | None = None) -> None:
        """Use `key` for the digests. All workers that share the store need the same one; the default is random."""
        self._store = store
        self._key = key or secrets.token_bytes(32)

    async def recall(self, tenant: str, references: Sequence[str]) -> Trail:
        """Return what preceded a request that continues all these references; `unseen` if one of them is unknown.

        It holds no texts: one empty untrusted segment stands for any untrusted text. Never raises.
        """
        if not references:
            return Trail()
        try:
            keys = [state_key(KeyKind.HISTORY, tenant, reference) for reference in references]
            entries = await self._store.read(keys)
        except StateTrouble:
            return Trail(unseen=True)
        trails = [_read(entry.value, self._key) if entry else Trail(unseen=True) for entry in entries]
        return Trail(
            segments=tuple(segment for trail in trails for segment in trail.segments),
            findings=tuple(finding for trail in trails for finding in trail.findings),
            unseen=any(trail.unseen for trail in trails),
            held=_together([trail.held for trail in trails], self._key),
            unread=tuple(path for trail in trails for path in trail.unread),
        )

    async def remember(self, tenant: str, reference: str, trail: Trail) -> None:
        """Store what preceded a reply, under the reply's id. Never raises: what is not stored is later `unseen`."""
        try:
            value = _write(trail, await taken(held(trail, key=self._key), seconds=inf))
            await self._store.put(state_key(KeyKind.HISTORY, tenant, reference), value, seconds=KEEP_SECONDS)
        except StateTrouble:
            return


def _together(all_held: Sequence[Held], key: bytes) -> Held:
    return Held(
        frozenset[str]().union(*(one.acts for one in all_held)),
        any(one.delegating for one in all_held),
        frozenset[str]().union(*(one.brought for one in all_held)),
        frozenset[str]().union(*(one.said for one in all_held)),
        any(one.partial for one in all_held),
        key,
    )


def _write(trail: Trail, known: Held) -> bytes:
    suspicious = [finding for finding in trail.findings if finding.trust is not Trust.TRUSTED]
    gravest = sorted(suspicious, key=lambda finding: _GRAVITY.index(finding.severity), reverse=True)
    return orjson.dumps(
        {
            "untrusted": any(segment.trust is Trust.UNTRUSTED for segment in trail.segments),
            "unseen": trail.unseen or trail.exhausted,  # if it was not read to its end, the rest is unknown
            "unread": bool(trail.unread),
            "acts": sorted(known.acts),
            "delegating": known.delegating,
            "brought": sorted(known.brought),
            "said": sorted(known.said),
            "partial": known.partial,
            "findings": [_written(finding) for finding in gravest[:MOST_FINDINGS]],
        }
    )


def _written(finding: Finding) -> dict[str, object]:
    return {
        "rule": finding.rule_id,
        "family": finding.family,
        "severity": finding.severity.value,
        "action": finding.action.value,
        "origin": finding.origin.value,
        "trust": finding.trust.value,
        "layers": [layer.transform for layer in finding.layers],
        "brief": finding.brief,
    }


def _read(value: bytes, key: bytes) -> Trail:
    """Return the trail that `_write` wrote; for any other value an `unseen` one."""
    try:
        history = orjson.loads(value)
        untrusted = (Segment(Origin.TOOL_RESULT, HELD, "", Trust.UNTRUSTED),) if history["untrusted"] else ()
        known = Held(
            frozenset(map(str, history["acts"])),
            history["delegating"] is True,
            frozenset(list(map(str, history["brought"]))[:MOST_HELD]),
            frozenset(list(map(str, history["said"]))[:MOST_HELD]),
            history["partial"] is True,
            key,
        )
        return Trail(
            untrusted,
            tuple(map(_finding, history["findings"])),
            unseen=bool(history["unseen"]),
            held=known,
            unread=(HELD,) if history.get("unread") else (),
        )
    except (ValueError, TypeError, KeyError):
        return Trail(unseen=True)


def _finding(written: dict[str, Any]) -> Finding:
    return Finding(
        rule_id=written["rule"],
        family=Family(written["family"]),
        severity=Severity(written["severity"]),
        action=Action(written["action"]),
        origin=Origin(written["origin"]),
        trust=Trust(written["trust"]),
        path=HELD,
        layers=tuple(Layer(transform, 0, 0) for transform in written["layers"]),
        start=0,
        end=0,
        brief=written.get("brief") is True,
    )
