"""Evaluation: runs labelled samples through the tiers, without a server, and reports how many were caught."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TypeAlias

from adapters.factory import provider_name, resolve_adapter_from_env
from filters.decision import Decision
from filters.inspection.tier1 import suspicion
from filters.policy import Mode
from filters.refusals import Refused
from filters.trees import Json
from gateway.evaluation.counting import JudgedSample, counted
from gateway.evaluation.samples import Sample
from gateway.judging.call_judging import CallJudge
from gateway.judging.engine import Engine
from gateway.judging.text_ladder import no_respondent
from gateway.phases.body_reading import with_context
from gateway.phases.call_phase import trail_of
from gateway.phases.services import build_call_judge, build_models, thresholds
from gateway.processes.configuration import Configuration

OnProgress: TypeAlias = Callable[[str, int, int], None]
"""Called to report progress: the name of the set, how many of its samples were judged, and how many there are."""


@dataclass(frozen=True, slots=True)
class Judges:
    """What judges the samples: the engine and the judge of calls, and under which policy, mode and scope."""

    engine: Engine
    calls: CallJudge
    policy: str = "default"
    mode: Mode = "default"
    scope: str = ""


async def evaluate(
    sets: Mapping[str, Sequence[Sample]],
    configuration: Configuration,
    *,
    policy: str,
    environ: Mapping[str, str],
    on_progress: OnProgress,
) -> dict[str, Json]:
    """Evaluate named sets under a configuration, and return the report of GATEWAY.md section 12.

    The verifier and the models are those that the environment asks for. `on_progress` is called after each sample.
    Raises `AdapterError` if the verifier cannot be used.
    """
    settings, engine = configuration.settings, configuration.engine
    verifier = resolve_adapter_from_env(
        environ,
        rules=engine.common,
        classifier=engine.classifier,
        limits=engine.limits,
        thresholds=thresholds(settings.scoring),
    )
    models = build_models(settings, environ=environ)
    triage_of = models.triage.for_tenant if models.triage else no_respondent
    supervisor_of = models.supervisor.for_tenant if models.supervisor else no_respondent
    judges = Judges(
        engine.asking(verifier.for_tenant, supervisor_of=supervisor_of),
        build_call_judge(settings, engine, triage_of=triage_of, supervisor_of=supervisor_of),
        policy=policy,
        mode=settings.security.mode,
        scope=settings.security.scope.strip(),
    )
    try:
        seen = {
            name: await judge_samples(set_, judges, on_progress=partial(on_progress, name))
            for name, set_ in sets.items()
        }
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
    samples: Sequence[Sample], judges: Judges, *, on_progress: Callable[[int, int], None]
) -> tuple[JudgedSample, ...]:
    """Judge the samples one after the other, so that the times are those of a gateway that is not busy.

    `on_progress` is called with how many were judged and how many there are. A request that the gateway would refuse
    unread counts as flagged and refused.
    """
    seen: list[JudgedSample] = []
    for sample in samples:
        began = time.perf_counter()
        seen.append(await _judged(sample, judges, began))
        on_progress(len(seen), len(samples))
        await asyncio.sleep(0)
    return tuple(seen)


async def _judged(sample: Sample, judges: Judges, began: float) -> JudgedSample:
    try:
        reading = sample.dialect.read(sample.operation, sample.body)
        reading = with_context(reading, sample.operation, sample.body, str)
    except Refused:
        return JudgedSample(sample, True, False, True, time.perf_counter() - began, score=inf)
    judgement = await judges.engine.judge(reading, policy=judges.policy)
    refused = judgement.decision is not Decision.ALLOW
    flagged = refused or judgement.tier > 1
    seconds = time.perf_counter() - began
    rules = frozenset(finding.rule_id for finding in judgement.findings)
    families = frozenset(finding.family for finding in judgement.findings)
    score = suspicion(judgement.findings)
    if sample.call is None:
        return JudgedSample(sample, refused, False, flagged, seconds, rules, families, score)
    trail = trail_of(reading, judgement, judges.engine.rules(judges.policy).policy)
    (ruling,) = await judges.calls.judge(
        [sample.call], trail, policy=judges.policy, mode=judges.mode, scope=judges.scope
    )
    withheld = ruling.decision is not Decision.ALLOW
    return JudgedSample(
        sample,
        refused,
        withheld,
        flagged or withheld or ruling.tier > 1,
        time.perf_counter() - began,
        rules | {finding.rule_id for finding in ruling.findings},
        families | {finding.family for finding in ruling.findings},
        score,
    )
