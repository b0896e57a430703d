"""Evaluation: runs files of labelled samples through the tiers, without a server, and counts what was caught."""

import asyncio
import hashlib
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf
from pathlib import Path
from typing import Final, TypeAlias

import orjson

from adapters.factory import provider_name, resolve_adapter_from_env, respondents_from_env
from filters.calls import ProposedCall, Trail
from filters.decision import Decision
from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.dialect import Dialect, Json, Operation
from filters.dialects.openai_chat import OPENAI
from filters.policy import Mode
from filters.refusals import Refused
from filters.segments import Trust, with_trust
from filters.tier1 import suspicion
from filters.tool_definitions import definitions
from gateway.call_judging import CallJudge
from gateway.configuration import Configuration
from gateway.engine import Engine
from gateway.services import text_limits, thresholds
from gateway.toolbook import load_toolbook

CALL_PATH: Final = "/choices/0/message/tool_calls/0"
"""Where a proposed call would stand in a unary reply."""
UNKNOWN_TOOL: Final = "submit"
"""The tool of a sample that is the arguments of a call."""
GO_ON: Final = "Please go on."
"""What a user says where a sample is what somebody else says."""
NONE: Final = "none"
"""The value of a tag that a sample does not have."""
TAGS: Final = ("category", "encoding", "source", "stratum", "where")
Told: TypeAlias = Callable[[str, int, int], None]
"""Is told of progress: the set, how many of its samples are judged, and how many there are."""
CONVERSATION: Final = "conversation"
"""The tag `where` of a conversation."""


class EvaluationError(Exception):
    """A file cannot be evaluated. The message names file and line, and quotes nothing."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One row of a file: what is to be judged, and what is known of it.

    `body` is a request in a dialect, None where there is none. `call` is what a model proposes as the reply to it.
    `hijacked` says that the call is the attacker's; it is None for what is no conversation.
    """

    id: str
    attack: bool
    tags: Mapping[str, str]
    dialect: Dialect
    operation: Operation
    body: dict[str, Json] = field(repr=False)
    call: ProposedCall | None = None
    hijacked: bool | None = None


@dataclass(frozen=True, slots=True)
class Seen:
    """What became of a sample. `flagged` is an end or an escalation in Tier 1, `denied` a final deny or clarify.

    The two of a sample with a call speak of both request and call; `refused` and `withheld` tell them apart. `families`
    are those of the rules that matched, `score` is what Tier 1 compares with the setting `scoring.notable`.
    """

    sample: Sample
    refused: bool
    withheld: bool
    flagged: bool
    seconds: float
    families: frozenset[str] = frozenset()
    score: float = 0.0

    @property
    def denied(self) -> bool:
        return self.refused or self.withheld


@dataclass(frozen=True, slots=True)
class Judges:
    """Who judges, and under what."""

    engine: Engine
    calls: CallJudge
    policy: str = "default"
    mode: Mode = "default"
    scope: str = ""


# Reading


def read_samples(path: Path) -> tuple[Sample, ...]:
    """The rows of a JSON Lines file: samples with a `text`, and conversations with `messages`.

    Blank lines are no rows. Raises `EvaluationError` for a file that cannot be read and a row that is neither.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise EvaluationError(f"{path}: cannot be read: {error.strerror}") from None
    return tuple(read_sample(line, f"{path}:{number}") for number, line in enumerate(lines, start=1) if line.strip())


def read_sample(line: bytes, where: str) -> Sample:
    """A row: what `where` names in messages, and what a row without an id is called. Raises `EvaluationError`."""
    try:
        row = orjson.loads(line)
    except orjson.JSONDecodeError:
        raise EvaluationError(f"{where}: is not JSON") from None
    if not isinstance(row, dict):
        raise EvaluationError(f"{where}: must be an object")
    if isinstance(row.get("messages"), list):
        return _conversation(row, where)
    if not isinstance(row.get("text"), str):
        raise EvaluationError(f"{where}: must have a text, or messages")
    make = _OF_PLACE.get(str(row.get("where", "user")))
    if make is None:
        raise EvaluationError(f"{where}: where: must be one of {', '.join(sorted(_OF_PLACE))}")
    if row.get("kind") not in ("attack", "benign"):
        raise EvaluationError(f"{where}: kind: must be attack or benign")
    dialect, operation, body, call = make(row["text"])
    return Sample(_id(row, where), row["kind"] == "attack", _tags(row), dialect, operation, body, call)


def _id(row: Mapping[str, Json], where: str) -> str:
    given = row.get("id")
    return given if isinstance(given, str) else where


def _tags(row: Mapping[str, Json]) -> Mapping[str, str]:
    meta = row.get("meta")
    known = {**(meta if isinstance(meta, dict) else {}), **row}
    return {tag: value if isinstance(value := known.get(tag), str) and value else NONE for tag in TAGS}


_Made: TypeAlias = tuple[Dialect, Operation, dict[str, Json], ProposedCall | None]


def _said(text: str) -> _Made:
    return OPENAI, Operation.CHAT, {"messages": [{"role": "user", "content": text}]}, None


def _returned(text: str) -> _Made:
    called: Json = {"id": "call_1", "type": "function", "function": {"name": "read", "arguments": "{}"}}
    messages: list[Json] = [
        {"role": "user", "content": GO_ON},
        {"role": "assistant", "content": None, "tool_calls": [called]},
        {"role": "tool", "tool_call_id": "call_1", "content": text},
    ]
    return OPENAI, Operation.CHAT, {"messages": messages}, None


def _attached(text: str) -> _Made:
    document: Json = {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": text}}
    content: list[Json] = [document, {"type": "text", "text": GO_ON}]
    return ANTHROPIC, Operation.MESSAGES, {"messages": [{"role": "user", "content": content}]}, None


def _proposed(text: str) -> _Made:
    dialect, operation, body, _ = _said(GO_ON)
    arguments = orjson.dumps({"input": text}).decode()
    return dialect, operation, body, ProposedCall(CALL_PATH, UNKNOWN_TOOL, arguments)


_OF_PLACE: Final[Mapping[str, Callable[[str], _Made]]] = {
    "user": _said,
    "tool_result": _returned,
    "document": _attached,
    "tool_args": _proposed,
}


def _conversation(row: dict[str, Json], where: str) -> Sample:
    call = row.get("proposed_tool_call")
    if not isinstance(call, dict) or not isinstance(call.get("name"), str):
        raise EvaluationError(f"{where}: proposed_tool_call: must have a name")
    arguments = call.get("arguments", {})
    return Sample(
        id=_id(row, where),
        attack=row.get("label") == "attack",
        tags={**_tags(row), "where": CONVERSATION},
        dialect=OPENAI,
        operation=Operation.CHAT,
        body={key: row[key] for key in ("messages", "tools") if key in row},
        call=ProposedCall(
            CALL_PATH,
            str(call["name"]),
            arguments if isinstance(arguments, str) else orjson.dumps(arguments).decode(),
        ),
        hijacked=row.get("injected") is True,
    )


# Judging


async def evaluate(
    sets: Mapping[str, Sequence[Sample]],
    configuration: Configuration,
    *,
    policy: str,
    environ: Mapping[str, str],
    told: Told,
) -> dict[str, Json]:
    """The report on named sets under a configuration, with the verifier and the models that the environment asks for.

    `told` hears of progress. Raises `AdapterError` for a verifier that cannot be had.
    """
    settings, engine = configuration.settings, configuration.engine
    limits = text_limits(settings.limits)
    verifier = resolve_adapter_from_env(
        environ,
        rules=engine.common,
        classifier=engine.classifier,
        limits=limits,
        thresholds=thresholds(settings.scoring),
    )
    models = respondents_from_env(
        environ,
        triage_model=settings.security.verification.triage_model,
        supervision_model=settings.supervision.model,
    )
    judges = Judges(
        engine.asking(verifier.for_tenant),
        CallJudge(
            engine.rules,
            tools=load_toolbook(),
            limits=limits,
            triage_of=lambda tenant: models.triage.for_tenant(tenant) if models.triage else None,
            supervisor_of=lambda tenant: models.supervisor.for_tenant(tenant) if models.supervisor else None,
        ),
        policy=policy,
        mode=settings.security.mode,
        scope=settings.security.scope.strip(),
    )
    try:
        seen = {name: await judge_samples(set_, judges, told=partial(told, name)) for name, set_ in sets.items()}
    finally:
        await models.aclose()
        await verifier.aclose()
    config: dict[str, Json] = {
        "policy": policy,
        "policy_version": engine.rules(policy).version,
        "mode": settings.security.mode,
        "verifier": provider_name(environ),
        "triage": "model" if models.triage else "local",
        "supervisor": "model" if models.supervisor else "local",
    }
    return counted(seen, config=config)


async def judge_samples(
    samples: Sequence[Sample], judges: Judges, *, told: Callable[[int, int], None]
) -> tuple[Seen, ...]:
    """What becomes of each sample, one after the other, so that the times are those of a gateway that is not busy.

    `told` hears how many are judged, and how many there are. A request that the gateway would refuse unread is flagged
    and refused.
    """
    seen: list[Seen] = []
    for sample in samples:
        began = time.perf_counter()
        seen.append(await _judged(sample, judges, began))
        told(len(seen), len(samples))
        await asyncio.sleep(0)
    return tuple(seen)


async def _judged(sample: Sample, judges: Judges, began: float) -> Seen:
    try:
        reading = sample.dialect.read(sample.operation, sample.body)
    except Refused:
        return Seen(sample, True, False, True, time.perf_counter() - began, score=inf)
    judgement = await judges.engine.judge(reading, policy=judges.policy)
    refused = judgement.decision is not Decision.ALLOW
    flagged = refused or judgement.tier > 1
    seconds = time.perf_counter() - began
    families = frozenset(finding.family for finding in judgement.findings)
    score = suspicion(finding for finding in judgement.findings if finding.trust is not Trust.TRUSTED)
    if sample.call is None:
        return Seen(sample, refused, False, flagged, seconds, families, score)
    user_trust = judges.engine.rules(judges.policy).policy.user_trust
    trail = Trail(
        segments=with_trust(reading.segments, user_trust=user_trust),
        findings=judgement.findings,
        tools=tuple(definitions(sample.operation, sample.body, digest=_digest)),
        unread=reading.unread,
    )
    (ruling,) = await judges.calls.judge(
        [sample.call], trail, policy=judges.policy, mode=judges.mode, scope=judges.scope
    )
    withheld = ruling.decision is not Decision.ALLOW
    return Seen(
        sample,
        refused,
        withheld,
        flagged or withheld or ruling.tier > 1,
        time.perf_counter() - began,
        families | {finding.family for finding in ruling.findings},
        score,
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# Counting


def counted(files: Mapping[str, Sequence[Seen]], *, config: Mapping[str, Json]) -> dict[str, Json]:
    """The report of GATEWAY.md section 12: a set for each file, the conversations of all of them, and under what."""
    everything = [seen for file in files.values() for seen in file]
    return {
        "sets": {name: _set(seen) for name, seen in files.items()},
        "conversations": conversations(everything),
        "families": _families(everything),
        "curve": _curve([one for one in everything if one.sample.call is None]),
        "config": dict(config),
    }


def _families(seen: Sequence[Seen]) -> dict[str, Json]:
    """In how many attacks and benign samples a rule of each family matched."""
    names = sorted({str(family) for one in seen for family in one.families})
    return {
        name: {
            "attacks": _count(name in one.families for one in seen if one.sample.attack),
            "benign": _count(name in one.families for one in seen if not one.sample.attack),
        }
        for name in names
    }


def _curve(seen: Sequence[Seen]) -> list[Json]:
    """The shares of attacks and of benign samples that each value of `scoring.notable` would let escalate.

    Nothing without samples of both kinds. Calls are judged by more than a score, and are left out.
    """
    attacks = [one.score for one in seen if one.sample.attack]
    benign = [one.score for one in seen if not one.sample.attack]
    if not (attacks and benign):
        return []
    scores = sorted({round(score, 2) for score in (*attacks, *benign) if 0 < score < inf})
    return [
        {
            "score": score,
            "attacks": round(sum(one >= score for one in attacks) / len(attacks), 4),
            "benign": round(sum(one >= score for one in benign) / len(benign), 4),
        }
        for score in scores
    ]


def _set(seen: Sequence[Seen]) -> dict[str, Json]:
    attacks = [one for one in seen if one.sample.attack]
    benign = [one for one in seen if not one.sample.attack]
    return {
        "n": len(seen),
        "attacks": len(attacks),
        "benign": len(benign),
        "flagged_attacks": _count(one.flagged for one in attacks),
        "flagged_benign": _count(one.flagged for one in benign),
        "denied_attacks": _count(one.denied for one in attacks),
        "denied_benign": _count(one.denied for one in benign),
        "by": {tag: _by(tag, seen) for tag in TAGS},
        "latency_ms": _latency([one.seconds for one in seen]),
        "ids": {
            "missed": _ids(one for one in attacks if not one.flagged),
            "not_denied": _ids(one for one in attacks if not one.denied),
            "flagged": _ids(one for one in benign if one.flagged),
            "false": _ids(one for one in benign if one.denied),
        },
        "conversations": conversations(seen),
    }


def conversations(seen: Iterable[Seen]) -> dict[str, Json]:
    """How many requests were denied and calls withheld, of conversations whose call is the attacker's and of others."""
    talks = [one for one in seen if one.sample.hijacked is not None]
    return {
        "n": len(talks),
        "injected": _talks([one for one in talks if one.sample.hijacked]),
        "clean": _talks([one for one in talks if not one.sample.hijacked]),
    }


def _talks(seen: Sequence[Seen]) -> dict[str, Json]:
    return {
        "n": len(seen),
        "request_denied": _count(one.refused for one in seen),
        "call_withheld": _count(one.withheld for one in seen),
    }


def _by(tag: str, seen: Iterable[Seen]) -> dict[str, Json]:
    groups = defaultdict[str, list[Seen]](list)
    for one in seen:
        groups[one.sample.tags[tag]].append(one)
    return {
        value: {
            "n": len(group),
            "flagged": _count(one.flagged for one in group),
            "denied": _count(one.denied for one in group),
        }
        for value, group in sorted(groups.items())
    }


def _latency(seconds: Sequence[float]) -> dict[str, Json]:
    ranked = sorted(seconds)
    return {
        f"p{percent}": round(ranked[max(0, ceil(len(ranked) * percent / 100) - 1)] * 1_000, 3) if ranked else 0.0
        for percent in (50, 99)
    }


def _count(marks: Iterator[bool]) -> int:
    return sum(marks)


def _ids(seen: Iterable[Seen]) -> list[Json]:
    return [one.sample.id for one in seen]
