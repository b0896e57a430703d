"""Judges the calls in a whole reply before any byte of it is forwarded. It knows no web framework."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import REASONS, STRICTNESS, Decision, GuardMode, Judgement, guard_mode
from filters.dialects.replies import Replies, Unreadable, may_hold_calls, read_reply, require_few
from filters.refusals import ANSWERS, Reason, Refusal, refusal_for
from filters.segments import Found
from filters.timestamps import rfc3339_milliseconds
from filters.trees import Json
from gateway.exchanges.exchange import CallPhase, Exchange, refused_after
from gateway.exchanges.media_types import are_events, has_ascii, is_plain

_LINE: Final = re.compile(rb"\r\n|[\r\n]")

_PAUSED: Final = "A tool call in the reply was withheld by the guardrail policy."


class ReplyRefused(Exception):
    """The stream must end here: one of its calls was denied, or it cannot be judged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


_STRETCH: Final = 262_144
"""Bytes that are searched in one go: each search holds the interpreter lock to its end."""
_OVERLAP: Final = 64
"""Bytes that two stretches share: more than a sign of a call has."""


def _may_propose(replies: Replies, body: bytes, *, content_type: str) -> bool:
    """Whether a whole reply has to be judged. False only where no reader can find a call in it."""
    if not has_ascii(content_type):
        return bool(body)
    if len(body) <= _STRETCH:
        return bool(body) and may_hold_calls(body, replies.signs)
    starts = range(0, len(body), _STRETCH)
    return any(may_hold_calls(body[start : start + _STRETCH + _OVERLAP], replies.signs) for start in starts)


class _Proposing(NamedTuple):
    """A reply that has to be judged, with the calls in it and what hosted tools brought into it."""

    tree: Json
    calls: tuple[ProposedCall, ...]
    brought: tuple[Found, ...]


async def judge_whole(
    exchange: Exchange, calls: CallPhase, body: bytes, *, content_type: str = ""
) -> tuple[Exchange, bytes]:
    """Judge a whole reply. Return the exchange with the result, and the body for the client.

    The body is the same if all calls are allowed; otherwise notices replace the withheld calls. If a call is denied, or
    if two readers could find two different calls in the reply, the returned exchange has a refusal. A reply of several
    JSON texts, one a line, passes only if none of them holds a call.
    """
    replies, run = exchange.dialect.replies, calls.readers.run
    size, tenant = len(body), exchange.tenant
    try:
        read = await run(partial(_read_calls, replies, body, content_type=content_type), size=size, tenant=tenant)
    except Unreadable:
        return not_judged(exchange, calls), body
    if read is None:
        if body and replies.keeps and calls.remembers:
            brought, references = await run(partial(_read_on, replies, body), size=size, tenant=tenant)
            if brought:
                calls.bring(brought)
            await _remembered(calls, references)
        return exchange, body
    tree, proposed, brought = read
    if brought:
        calls.bring(brought)
    if replies.keeps and calls.remembers:
        await _remembered(calls, replies.references(tree))
    if not proposed:
        return exchange, body
    rulings = await calls.judge(proposed)
    judged = exchange._replace(judgement=with_rulings(exchange.judgement, rulings))
    if not calls.enforced or all(ruling.decision is Decision.ALLOW for ruling in rulings):
        return judged, body
    if any(ruling.decision is Decision.DENY for ruling in rulings):
        return judged._replace(refusal=paused(exchange, calls, rulings)), body
    return judged, await run(partial(replies.withhold, tree, rulings), size=size, tenant=tenant)


def judge_type(exchange: Exchange, calls: CallPhase, *, content_type: str) -> Exchange:
    """Return the exchange for a reply that is not read whole. Only a stream of events in UTF-8 can be judged then."""
    return exchange if are_events(content_type) and is_plain(content_type) else not_judged(exchange, calls)


def _read_calls(replies: Replies, body: bytes, *, content_type: str) -> _Proposing | None:
    """Return what a reply proposes, or None for one in which no reader can find a call. Raises `Unreadable`.

    JSON lines without calls have no tree.
    """
    if not _may_propose(replies, body, content_type=content_type):
        return None
    if not is_plain(content_type):
        raise Unreadable("The reply is in an encoding in which some read other things.")
    try:
        tree = read_reply(body)
    except Unreadable:
        lines = [line for line in _LINE.split(body) if line]
        if len(lines) < 2 or any(replies.calls(read_reply(line)) for line in lines):
            raise
        return _Proposing(None, (), replies.brought(None))
    proposed = replies.calls(tree)
    require_few(len(proposed))
    return _Proposing(tree, proposed, replies.brought(tree))


async def _remembered(calls: CallPhase, references: Sequence[str]) -> None:
    if references:
        await calls.settle(references)


def _read_on(replies: Replies, body: bytes) -> tuple[tuple[Found, ...], tuple[str, ...]]:
    """Return what was brought into a reply that holds no calls, and its ids; empty where it cannot be read."""
    try:
        tree = read_reply(body)
        return replies.brought(tree), replies.references(tree)
    except Unreadable:
        return (), ()


def with_rulings(judgement: Judgement, rulings: Sequence[Ruling]) -> Judgement:
    """Combine the judgement of a request with the rulings on its reply's calls: strictest decision, highest tier."""
    decision = max((judgement.decision, *(ruling.decision for ruling in rulings)), key=STRICTNESS.__getitem__)
    if decision is judgement.decision:
        reason, mode = judgement.reason, judgement.mode
    else:
        was_locked = judgement.mode is GuardMode.EXECUTE_LOCKED
        locked = was_locked or any(ruling.cause is Cause.LOCKED for ruling in rulings)
        reason, mode = REASONS[decision], guard_mode(decision, enforced=judgement.enforced, locked=locked)
    return replace(
        judgement,
        decision=decision,
        reason=reason,
        mode=mode,
        tier=max(judgement.tier, *(ruling.tier for ruling in rulings)),
        findings=tuple(dict.fromkeys((*judgement.findings, *(each for one in rulings for each in one.findings)))),
    )


def not_judged(
    exchange: Exchange, calls: CallPhase, reason: Reason = Reason.REPLY_NOT_JUDGED, *, begun: bool = False
) -> Exchange:
    """Return the exchange for a reply that cannot be judged, and note it. It has a refusal, except in monitor mode.

    The reply counts as one more place that was not judged, and the decision is a denial: in monitor mode one that would
    have been. `begun` says whether the reply's status has been sent.
    """
    judgement = exchange.judgement
    coverage = replace(judgement.coverage, not_judged=judgement.coverage.not_judged + 1)
    unjudged = exchange._replace(judgement=replace(judgement, coverage=coverage))
    if calls.enforced:
        calls.note_unjudged(reason, status=0 if begun else ANSWERS[reason].status)
        return refused_after(unjudged, reason)
    calls.note_unjudged()
    if judgement.decision is Decision.DENY:
        return unjudged
    denied = replace(unjudged.judgement, decision=Decision.DENY, reason=Reason.REPLY_NOT_JUDGED)
    return unjudged._replace(judgement=denied)


def paused(exchange: Exchange, calls: CallPhase, rulings: Sequence[Ruling]) -> Refusal:
    """Return the refusal for a denied call. It names the rules that matched, and quotes nothing of the call.

    It says until when a person may let the call through, unless another call was denied that nobody may let through.
    """
    refusal = refusal_for(Reason.BLOCKED, exchange.incident_id)
    rules = sorted({rule for ruling in rulings for rule in ruling.rule_ids})
    alone = [each for each in rulings if each.decision is Decision.DENY and each.cause is not Cause.SAME_TURN]
    until = min((each.held_until for each in alone), default=0.0)
    return replace(
        refusal,
        status=calls.deny_status,
        message=_PAUSED,
        rule_ids=tuple(rules),
        held_until=rfc3339_milliseconds(until) if until else "",
    )
