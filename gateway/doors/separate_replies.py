"""Replies that arrive without the request that they answer: judge them by what is remembered about the request.

Trust, findings and digests of the request are stored under the caller's id, never its text. If nothing is stored under
an id, everything before the reply counts as untrusted.
"""

from filters.decision import Decision, Judgement, guard_mode
from filters.dialects.dialect import Dialect, Operation
from filters.segments import Reading
from gateway.exchanges.exchange import Arrival, Exchange, Identity
from gateway.phases.call_phase import CallContext, JudgedCalls
from gateway.phases.reply_judging import judge_whole
from gateway.phases.services import Services


async def remember(exchange: Exchange, reference: str) -> None:
    """Store what is known about the request, in its tenant's histories, for the reply that will come with this id."""
    if exchange.calls is not None:
        await exchange.calls.settle([reference])


async def judge_separately(
    services: Services,
    arrival: Arrival,
    identity: Identity,
    reply: bytes,
    *,
    dialect: Dialect,
    operation: Operation,
    reference: str,
    path: str,
) -> Exchange:
    """Return the exchange of a whole reply (JSON), with the rulings on its calls. An empty reply has no calls."""
    rules = services.engine.rules(identity.policy)
    enforced = rules.policy.enforces
    judgement = Judgement(Decision.ALLOW, guard_mode(Decision.ALLOW, enforced=enforced), 1, enforced=enforced)

    async def read() -> Reading:
        return Reading(continues=(reference,))

    def make_context() -> CallContext:
        return CallContext(
            dialect=dialect,
            operation=operation,
            identity=identity,
            policy=rules.policy,
            mode=services.engine.mode(identity.mode),
            read=read,
            judgement=judgement,
            policy_version=rules.version,
            incident_id=arrival.incident_id,
            path=path,
            body=b"",
        )

    calls = JudgedCalls(services.calls, rules.policy, make_context)
    exchange = Exchange(
        incident_id=arrival.incident_id,
        started=arrival.started,
        dialect=dialect,
        operation=operation,
        tenant=identity.tenant,
        subject=identity.subject,
        judgement=judgement,
        policy_version=rules.version,
        calls=calls,
    )
    judged, _ = await judge_whole(exchange, calls, reply, content_type="application/json")
    return judged
