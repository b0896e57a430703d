"""Services: everything that one version of the configuration makes. A reload builds a new value and swaps it whole."""

import hashlib
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import partial

import structlog

from adapters.base import AsyncVerifierAdapter
from adapters.local import LocalRuleAdapter
from adapters.measured import MeasuredVerifier, VerifierWatch
from adapters.metrics import Metrics
from filters.limits import TextLimits
from filters.matcher import Matcher
from filters.policy import Policy
from filters.refusals import Reason, Refused
from filters.rules import Rule, phrase_rules
from gateway.auth import Authenticator, build_authenticator
from gateway.engine import Deadlines, Engine, Rules
from gateway.rulebook import load_rules, rules_revision
from gateway.settings import LimitSettings, Settings
from gateway.tenants import Tenants, build_tenants

VERIFIER = "local"
"""The name of the embedded verifier in metrics."""


@dataclass(frozen=True, slots=True)
class Services:
    """What the request phase works with. Values of one configuration only; nothing in it is shared between reloads."""

    settings: Settings
    engine: Engine
    authenticator: Authenticator
    tenants: Tenants
    metrics: Metrics
    addresses: Mapping[str, str]
    """The base URL of every upstream, without a slash at its end."""
    named: Mapping[str, str]
    """Every upstream that a path under `/u/` can name, with the name of its dialect."""
    readers: Executor
    """The one thread that reads large bodies. It starts with the first of them."""

    async def close(self) -> None:
        """Ends what the services hold. Nothing may be asked of them any more."""
        self.readers.shutdown(wait=False, cancel_futures=True)
        await self.authenticator.close()

    def address(self, upstream: str) -> str:
        """The base URL of an upstream; `Refused(NOT_FOUND)` where none is configured."""
        address = self.addresses.get(upstream)
        if address is None:
            raise Refused(Reason.NOT_FOUND, "No upstream is configured for this path.")
        return address


def build_services(
    settings: Settings, *, metrics: Metrics, environ: Mapping[str, str], engine: Engine | None = None
) -> Services:
    """Everything that the request phase needs. Opens no connection and reads no body.

    `engine` is one that was built for these settings before, as by the parent of several workers. Raises `RuleError`
    for rules that cannot be used; settings have been checked when they were loaded.
    """
    watch = partial(MeasuredVerifier, provider=VERIFIER, watch=VerifierWatch(metrics, structlog.get_logger()))
    return Services(
        settings=settings,
        engine=(engine or build_engine(settings)).watched(watch),
        authenticator=build_authenticator(settings, environ=environ),
        tenants=build_tenants(settings, environ=environ),
        metrics=metrics,
        addresses={name: str(upstream.base_url).rstrip("/") for name, upstream in settings.upstreams.items()},
        named={name: upstream.dialect for name, upstream in settings.upstreams.items()},
        readers=ThreadPoolExecutor(max_workers=1, thread_name_prefix="reader"),
    )


def build_engine(settings: Settings) -> Engine:
    """The engine alone, for judging without HTTP. Raises `RuleError` for rules that cannot be used."""
    common = load_rules(settings.rules.files)
    shared = Matcher(common)
    limits = text_limits(settings.limits)
    verifier: AsyncVerifierAdapter = LocalRuleAdapter(shared, limits=limits)
    return Engine(
        {name: _rules(name, policy, common, shared) for name, policy in settings.policies.items()},
        verifier,
        limits=limits,
        mode=settings.security.mode,
        deadlines=Deadlines(
            judge_seconds=settings.limits.judge_seconds, verifier_seconds=settings.limits.verifier_seconds
        ),
    )


def text_limits(limits: LimitSettings) -> TextLimits:
    return TextLimits(
        depth=limits.decode_depth,
        views=limits.views,
        decoded_chars=limits.decoded_chars,
        segments=limits.segments,
    )


def _rules(name: str, policy: Policy, common: tuple[Rule, ...], shared: Matcher) -> Rules:
    own = phrase_rules(policy, where=f"policies.{name}.")
    matcher = Matcher((*common, *own)) if own else shared
    return Rules(policy, matcher, policy_version(policy, rules_revision((*common, *own))))


def policy_version(policy: Policy, revision: str) -> str:
    """Twelve hex digits that change with any setting of the policy and with any rule that it uses."""
    settings = [(field.name, getattr(policy, field.name)) for field in fields(policy)]
    return hashlib.sha256(f"{revision}{settings!r}".encode()).hexdigest()[:12]
