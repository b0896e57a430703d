"""Histories: what was seen in conversations that the upstream holds, by the id with which a request continues them.

Kept are trust, findings, the kinds of acts that were asked for and keyed digests of telling values, never a text, so
that a call in a later turn is judged by what stood in an earlier one.
"""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

import orjson

from adapters.state.base import Kind, StateStore, StateTrouble, state_key
from filters.findings import Action, Finding, Severity
from filters.rules import Family
from filters.segments import Origin, Segment, Trust
from filters.tool_calls.calls import Held, Trail
from filters.tool_calls.held import HELD, MOST_HELD, held
from filters.views import Layer

KEEP_SECONDS: Final = 30 * 86_400.0
"""OpenAI keeps responses for thirty days."""
MOST_FINDINGS: Final = 32
"""Of one history; the gravest are kept."""

_GRAVITY = tuple(Severity)


class Histories:
    """Remembers, for each tenant, on what each reply stood. Shared by all workers through the state store."""

    def __init__(self, store: StateStore, *, key: bytes | None = None) -> None:
        """`key` is for the digests, the same in all workers that share the store; without one this has its own."""
        self._store = store
        self._key = key or secrets.token_bytes(32)

    async def recall(self, tenant: str, references: Sequence[str]) -> Trail:
        """What stood before a request that continues all these: `unseen` if one of them is not known.

        It holds no texts: an untrusted segment without one stands for those there were. Never raises.
        """
        if not references:
            return Trail()
        try:
            entries = await self._store.read([state_key(Kind.HISTORY, tenant, reference) for reference in references])
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
        """Keeps what a reply stood on, under the reply's id. Never raises: what is not known counts as untrusted."""
        try:
            value = _write(trail, await self._held(trail))
            await self._store.put(state_key(Kind.HISTORY, tenant, reference), value, seconds=KEEP_SECONDS)
        except StateTrouble:
            return

    async def _held(self, trail: Trail) -> Held:
        steps = held(trail, key=self._key)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                known: Held = end.value
                return known
            await asyncio.sleep(0)


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
            "unseen": trail.unseen or trail.exhausted,  # what was not read to its end, nobody knows of
            "unread": bool(trail.unread),
            "acts": sorted(known.acts),
            "delegating": known.delegating,
            "brought": sorted(known.brought),
            "said": sorted(known.said),
            "partial": known.partial,
            "findings": [_told(finding) for finding in gravest[:MOST_FINDINGS]],
        }
    )


def _told(finding: Finding) -> dict[str, object]:
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
    """What `_write` wrote; whatever else stands there is nothing that is known."""
    try:
        told = orjson.loads(value)
        untrusted = (Segment(Origin.TOOL_RESULT, HELD, "", Trust.UNTRUSTED),) if told["untrusted"] else ()
        known = Held(
            frozenset(map(str, told["acts"])),
            told["delegating"] is True,
            frozenset(list(map(str, told["brought"]))[:MOST_HELD]),
            frozenset(list(map(str, told["said"]))[:MOST_HELD]),
            told["partial"] is True,
            key,
        )
        return Trail(
            untrusted,
            tuple(map(_finding, told["findings"])),
            unseen=bool(told["unseen"]),
            held=known,
            unread=(HELD,) if told.get("unread") else (),
        )
    except (ValueError, TypeError, KeyError):
        return Trail(unseen=True)


def _finding(told: dict[str, Any]) -> Finding:
    return Finding(
        rule_id=told["rule"],
        family=Family(told["family"]),
        severity=Severity(told["severity"]),
        action=Action(told["action"]),
        origin=Origin(told["origin"]),
        trust=Trust(told["trust"]),
        path=HELD,
        layers=tuple(Layer(transform, 0, 0) for transform in told["layers"]),
        start=0,
        end=0,
        brief=told.get("brief") is True,
    )
