"""Replies that somebody tells of without the request that they answer: judged by what is remembered of it.

What is kept under an id of theirs is what the request stood on: trust, findings and digests, never its text. Where
nothing is known of an id, all that came before counts as untrusted.
"""

from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect, Operation
from filters.segments import Reading
from gateway.call_phase import JudgedCalls, Sitting
from gateway.exchange import Exchange, Identity
from gateway.replying import judge_whole
from gateway.services import Services


async def remember(exchange: Exchange, reference: str) -> None:
    """Keeps what the request stood on for the reply that will be told of under this id, in its tenant's memory."""
    if exchange.calls is not None:
        await exchange.calls.settle([reference])


async def judge_separately(
    services: Services,
    identity: Identity,
    reply: bytes,
    *,
    dialect: Dialect,
    operation: Operation,
    reference: str,
    path: str,
    incident_id: str,
    started: float,
) -> Exchange:
    """The exchange of a whole reply (JSON), with the rulings on its calls. An empty one has no calls."""
    rules = services.engine.rules(identity.policy)
    enforced = rules.policy.enforcement == "enforce"
    judgement = Judgement(Decision.ALLOW, GuardMode.BASELINE if enforced else GuardMode.MONITOR, 1, enforced=enforced)

    async def read() -> Reading:
        return Reading(continues=(reference,))

    def sit() -> Sitting:
        return Sitting(
            dialect=dialect,
            operation=operation,
            identity=identity,
            policy=rules.policy,
            mode=services.engine.mode(identity.mode),
            read=read,
            judgement=judgement,
            policy_version=rules.version,
            incident_id=incident_id,
            path=path,
            body=b"",
        )

    calls = JudgedCalls(services.bench, rules.policy, sit)
    exchange = Exchange(
        incident_id=incident_id,
        started=started,
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
