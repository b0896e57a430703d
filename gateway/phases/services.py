"""Services: all that is built from one version of the configuration. A reload builds a new value and swaps it whole."""

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import structlog

from adapters.base import Watch
from adapters.factory import Respondents, provider_name, resolve_adapter_from_env, respondents_from_env
from adapters.ignoring import ignore
from adapters.measured import VerifierWatch
from adapters.metrics import Metrics
from adapters.respondent import OwnedRespondent
from adapters.shared_sights import SharedSights
from filters.bodies.paths import NamedUpstream, named_upstream
from filters.decision import Decision, guard_mode
from filters.dialects.dialect import Operation
from filters.inspection.scoring import Thresholds
from filters.inspection.seen import Seen
from filters.learned.classifier import Classifier
from filters.limits import TextLimits
from filters.policy import Policy
from filters.refusals import Reason, Refused
from filters.resuming.conversations import Begins
from filters.resuming.identical_bodies import Repeats
from filters.tool_calls.rereading import Rereading
from filters.tool_calls.tools import Toolbook
from gateway.config.engine_parts import EngineParts, build_parts
from gateway.config.settings import LimitSettings, ScoringSettings, Settings
from gateway.config.toolbook import load_toolbook
from gateway.evidence.evidence import Evidence
from gateway.evidence.worker_state import WorkerState, private_state
from gateway.identity.auth import Authenticator, Identifier, build_authenticator
from gateway.identity.tenants import Tenants, build_tenants
from gateway.judging.call_judging import CallJudge
from gateway.judging.call_ladder import CallDeadlines
from gateway.judging.engine import Engine, Rules
from gateway.judging.refused_texts import Replays
from gateway.judging.resuming import Repeating, Resuming
from gateway.judging.text_ladder import RespondentOf, TextLadder, no_respondent
from gateway.judging.verifying import Verifiers
from gateway.keys.digests import digest_key, digest_under, tag_under
from gateway.keys.jwks import FetchWatch
from gateway.keys.jwt_keys import VerificationKey
from gateway.keys.keyring import Keyring, parse_reference
from gateway.limiting.allowance import Allowances
from gateway.limiting.reader_thread import Readers
from gateway.phases.call_phase import CallServices
from gateway.versions import gateway_version

_CONVERSATIONS: Final[Mapping[str, tuple[tuple[str, Operation], ...]]] = {
    "openai": (("openai", Operation.CHAT), ("openai_responses", Operation.RESPONSES)),
    "azure": (("azure", Operation.CHAT), ("azure_responses", Operation.RESPONSES)),
    "anthropic": (("anthropic", Operation.MESSAGES),),
    "gemini": (
        ("gemini", Operation.GENERATE),
        ("gemini", Operation.STREAM_GENERATE),
        ("gemini_interactions", Operation.INTERACTIONS),
    ),
}
"""The usual operations on an upstream of each dialect, with the names of the dialects that they are counted under."""
_REREADING: Final = 8
"""Denominator of the share of `limits.cache_bytes` for where directives stand in texts."""
_BEGINS: Final = 8
"""The same for the beginnings of conversations."""
_REPEATS: Final = 16
"""The same for bodies that come again unchanged. The rest of the cache is for findings in texts."""


@dataclass(frozen=True, slots=True)
class Resources:
    """What services hold open: connections to issuers of tokens, verifiers and models."""

    authenticator: Authenticator
    verifiers: Verifiers
    models: Respondents

    async def close(self) -> None:
        """Close all of them. They must not be used afterwards."""
        await self.authenticator.close()
        await self.verifiers.aclose()
        await self.models.aclose()


@dataclass(frozen=True, slots=True)
class Services:
    """What the request phase works with, under one configuration. `state` and `metrics` stay through reloads."""

    settings: Settings
    engine: Engine
    identifier: Identifier
    """Says who sends a request. A door may put another one in its place."""
    tenants: Tenants
    metrics: Metrics
    addresses: Mapping[str, str]
    """The base URL of every upstream, without a version or a slash at its end: routes have the version."""
    named: Mapping[str, NamedUpstream]
    """Every upstream that a path under `/u/` can name."""
    readers: Readers
    """Reads large bodies, and large replies."""
    digest: Callable[[str], str]
    """Returns the keyed digest of a text, the same in all workers."""
    state: WorkerState
    """The worker's own state. It stays when these services are closed."""
    resuming: Resuming | None
    """Recognises conversations that continue; None if the cache is off."""
    repeating: Repeating | None
    """Recognises bodies that come again unchanged; None if the cache is off."""
    rereading: Rereading | None
    """Remembers where directives stand in texts; None if the cache is off."""
    evidence: Evidence
    """Keeps records of decisions."""
    replays: Replays
    """Recognises refused texts."""
    calls: CallServices
    """Judges the tool calls of replies."""
    resources: Resources
    changes_bodies: bool = True
    """Whether a request may be forwarded with another body than it came with. If not, it is refused instead."""

    async def close(self) -> None:
        """Release what the services hold, when what outlived its request is done. They must not be used afterwards."""
        await self.state.settled()
        self.readers.close()
        await self.resources.close()

    def forget(self) -> None:
        """Empty the caches that are of this version alone. Requests that are under way end as they would have."""
        if self.resuming:
            self.resuming.begins.clear()
        if self.repeating:
            self.repeating.repeats.clear()
        if self.rereading:
            self.rereading.clear()

    def address(self, upstream: str) -> str:
        """Return the base URL of an upstream. Raises `Refused(NOT_FOUND)` if it is not configured."""
        address = self.addresses.get(upstream)
        if address is None:
            raise Refused(Reason.NOT_FOUND, "No upstream is configured for this path.")
        return address


def build_services(
    settings: Settings,
    *,
    metrics: Metrics,
    environ: Mapping[str, str],
    engine: Engine | None = None,
    tools: Toolbook | None = None,
    state: WorkerState | None = None,
    token_key: VerificationKey | None = None,
    on_key_fetch: FetchWatch = ignore,
) -> Services:
    """Build everything that the request phase needs. Opens no connection.

    Counts nothing and leaves `metrics` as they are, so that it may run in a thread: `expect_counts` is for after it.
    `engine` may be one that was built from these settings before, as the parent of several workers does, and `tools`
    the lists of tools that were read then; by default the shipped ones are read. `state` is the worker's state; the
    default is a new, private one. `token_key` is the key of `auth.jwt.key_file`, if it was read already.
    `on_key_fetch` is called for each fetch of a key set. Raises `RuleError`, `ToolbookError` or `AdapterError` if
    the rules, the lists of tools or the verifier cannot be used. The settings must have passed their checks, as loaded
    ones have.
    """
    engine = engine or build_engine(settings)
    state = state or private_state(settings, metrics=metrics)
    key = digest_key(environ)
    verifiers = _verifiers(settings, metrics=metrics, environ=environ, engine=engine)
    models = build_models(settings, environ=environ, watch=VerifierWatch(metrics, structlog.get_logger()))
    evidence = Evidence(
        state,
        key,
        gateway=gateway_version(),
        rules=engine.revision,
        is_verified=settings.auth.mode == "jwt",
    )
    asking = engine.asking(verifiers.of, supervisor_of=_of(verifiers, models.supervisor), overdue=verifiers.overdue)
    rereading = _rereading(settings.limits.cache_bytes)
    readers = Readers()
    authenticator = build_authenticator(settings, environ=environ, key=token_key, watch=on_key_fetch)
    named = named_upstreams(settings)
    return Services(
        settings=settings,
        engine=asking,
        identifier=authenticator,
        tenants=build_tenants(settings, environ=environ),
        metrics=metrics,
        addresses={name: upstream.address for name, upstream in named.items()},
        named=named,
        readers=readers,
        digest=digest_under(key),
        state=state,
        resuming=_resuming(settings.limits, asking, readers, key),
        repeating=_repeating(settings.limits.cache_bytes, key),
        rereading=rereading,
        evidence=evidence,
        replays=Replays(state.store, key),
        calls=CallServices(
            build_call_judge(
                settings,
                engine,
                tools=tools,
                triage_of=_of(verifiers, models.triage),
                supervisor_of=_of(verifiers, models.supervisor),
                rereading=rereading,
            ),
            evidence,
            readers,
            scope=settings.security.scope.strip(),
        ),
        resources=Resources(authenticator, verifiers, models),
    )


def expect_counts(settings: Settings, metrics: Metrics, *, environ: Mapping[str, str]) -> None:
    """Have the metrics show the verifier and the usual operations from the start. Others appear with their first use.

    Call it in the thread that counts.
    """
    metrics.expect_verifier(provider_name(environ))
    spoken = {upstream.dialect for upstream in settings.upstreams.values()}
    modes = {guard_mode(Decision.ALLOW, enforced=policy.enforces) for policy in settings.policies.values()}
    for dialect in sorted(spoken):
        metrics.expect_requests(_CONVERSATIONS[dialect], modes)
    if settings.admin.tenant_metrics:
        everybody = ("default",) if settings.auth.mode == "none" else ()
        metrics.expect_tenants((*everybody, *settings.tenants), modes)


def named_upstreams(settings: Settings) -> Mapping[str, NamedUpstream]:
    """Return every upstream of the settings, by its name."""
    return {name: named_upstream(each.dialect, str(each.base_url)) for name, each in settings.upstreams.items()}


def build_models(settings: Settings, *, environ: Mapping[str, str], watch: Watch | None = None) -> Respondents:
    """Return the models that answer questions. Raises `AdapterError` if one cannot be used."""
    return respondents_from_env(
        environ,
        triage_model=settings.security.verification.triage_model,
        supervision_model=settings.supervision.model,
        supervision_seconds=settings.supervision.seconds,
        watch=watch,
    )


def build_call_judge(
    settings: Settings,
    engine: Engine,
    *,
    tools: Toolbook | None = None,
    triage_of: RespondentOf = no_respondent,
    supervisor_of: RespondentOf = no_respondent,
    rereading: Rereading | None = None,
) -> CallJudge:
    """Return the judge of tool calls that goes with the engine. Without models the built-in rules decide.

    `tools` are the lists of tools. By default those that ship are read. Raises `ToolbookError` if they cannot be used.
    """
    limits = settings.limits
    return CallJudge(
        engine,
        tools=tools or load_toolbook(),
        triage_of=triage_of,
        supervisor_of=supervisor_of,
        deadlines=CallDeadlines(
            judge_seconds=limits.judge_seconds,
            triage_seconds=limits.verifier_seconds,
            supervision_seconds=settings.supervision.seconds,
            call_seconds=limits.call_seconds,
        ),
        rereading=rereading,
    )


def _of(verifiers: Verifiers, model: OwnedRespondent | None) -> RespondentOf:
    return verifiers.models(model).of if model else no_respondent


def _verifiers(settings: Settings, *, metrics: Metrics, environ: Mapping[str, str], engine: Engine) -> Verifiers:
    watch = VerifierWatch(metrics, structlog.get_logger())
    return Verifiers(
        resolve_adapter_from_env(
            environ,
            rules=engine.common,
            classifier=engine.classifier,
            limits=text_limits(settings.limits),
            thresholds=thresholds(settings.scoring),
            watch=watch,
        ),
        provider=provider_name(environ),
        keys={name: parse_reference(own.verifier_key) for name, own in settings.tenants.items() if own.verifier_key},
        keyring=Keyring(environ, Path(settings.secrets.folder)),
        allowances=Allowances(
            calls_per_minute=settings.verifier.calls_per_minute,
            tokens_per_minute=settings.verifier.tokens_per_minute,
            clock=time.monotonic,
        ),
        watch=watch,
    )


def build_engine(
    settings: Settings,
    sights: SharedSights | None = None,
    *,
    parts: EngineParts | None = None,
    before: Engine | None = None,
) -> Engine:
    """Build the engine alone, with the embedded verifier. `sights` is the cache that all workers share.

    `parts` may be those that were built from these settings already. The new engine goes on with what the one `before`
    remembers of texts: `cache_bytes` is that of the start. Raises `RuleError`, `ClassifierError` or
    `EncoderError` if the rules, the classifier or the encoder cannot be used.
    """
    parts = parts or build_parts(settings)
    classifier = parts.reviewed_classifier()
    limits = text_limits(settings.limits)
    embedded = resolve_adapter_from_env(
        {}, rules=parts.common, classifier=classifier, limits=limits, thresholds=thresholds(settings.scoring)
    )
    return Engine(
        {name: _rules(policy, parts, classifier) for name, policy in settings.policies.items()},
        TextLadder(
            embedded.for_tenant,
            scope=settings.security.scope.strip(),
            verifier_seconds=settings.limits.verifier_seconds,
            supervision_seconds=settings.supervision.seconds,
        ),
        limits=limits,
        common=parts.common,
        revision=parts.book.revision,
        least_mode=settings.security.mode,
        judge_seconds=settings.limits.judge_seconds,
        classifier=classifier,
        seen=before.seen if before else _seen(settings.limits.cache_bytes, sights),
        thresholds=thresholds(settings.scoring),
    )


def _seen(size: int, sights: SharedSights | None) -> Seen | None:
    size -= size // _REREADING + size // _BEGINS + size // _REPEATS
    if not size:
        return None
    key, tag_key = (sights.key, sights.tag_key) if sights else (secrets.token_bytes(32), secrets.token_bytes(32))
    return Seen(size=size, key=key, tag=tag_under(tag_key), shared=sights)


def _resuming(limits: LimitSettings, engine: Engine, readers: Readers, key: bytes) -> Resuming | None:
    if not limits.cache_bytes:
        return None
    tag = tag_under(secrets.token_bytes(32))
    begins = Begins(size=limits.cache_bytes // _BEGINS, key=secrets.token_bytes(32), tag=tag)
    return Resuming(engine, begins, readers, limits, digest_under(key))


def _repeating(size: int, key: bytes) -> Repeating | None:
    if not size:
        return None
    return Repeating(Repeats(size=size // _REPEATS, tag=tag_under(secrets.token_bytes(32))), digest_under(key))


def _rereading(size: int) -> Rereading | None:
    return Rereading(size=size // _REREADING, key=secrets.token_bytes(32)) if size else None


def text_limits(limits: LimitSettings) -> TextLimits:
    return TextLimits(
        depth=limits.decode_depth,
        views=limits.views,
        decoded_chars=limits.decoded_chars,
        segments=limits.segments,
    )


def thresholds(scoring: ScoringSettings) -> Thresholds:
    return Thresholds(notable=scoring.notable, unclear=scoring.unclear, unsafe=scoring.unsafe)


def _rules(policy: Policy, parts: EngineParts, classifier: Classifier | None) -> Rules:
    rules = parts.rule_set(policy)
    revision = rules.revision + (classifier.revision if classifier else "")
    return Rules(policy, rules.matcher, policy_version(policy, revision), rules.idle)


def policy_version(policy: Policy, revision: str) -> str:
    """Return twelve hex digits that change with any setting of the policy and with `revision`, that of its rules."""
    settings = [(field.name, getattr(policy, field.name)) for field in fields(policy)]
    return hashlib.sha256(f"{revision}{settings!r}".encode()).hexdigest()[:12]
