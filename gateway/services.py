"""Services: everything that one version of the configuration makes. A reload builds a new value and swaps it whole."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields

from adapters.base import AsyncVerifierAdapter
from adapters.local import LocalRuleAdapter
from adapters.metrics import Metrics
from filters.dialects import DIALECTS
from filters.limits import TextLimits
from filters.matcher import Matcher
from filters.policy import Policy
from filters.refusals import Reason, Refused
from filters.rules import Rule, phrase_rules
from gateway.auth import Authenticator, build_authenticator
from gateway.engine import Engine, Rules
from gateway.rulebook import load_rules, rules_revision
from gateway.settings import LimitSettings, Settings
from gateway.tenants import Tenants

BUILT_IN_UPSTREAMS = frozenset({"openai", "anthropic", "azure", "gemini"})
"""Upstreams that a path finds by itself; all others are named in the path, under `/u/`."""


@dataclass(frozen=True, slots=True)
class Services:
    """What the request phase works with. Values of one configuration only; nothing in it is shared between reloads."""

    settings: Settings
    engine: Engine
    authenticator: Authenticator
    tenants: Tenants
    metrics: Metrics
    named: Mapping[str, str]
    """Named upstreams under `/u/`, each with the name of its dialect."""

    def address(self, upstream: str) -> str:
        """The base URL of an upstream, without a slash at its end; `Refused(NOT_FOUND)` where none is configured."""
        configured = self.settings.upstreams.get(upstream)
        if configured is None:
            raise Refused(Reason.NOT_FOUND, "No upstream is configured for this path.")
        return str(configured.base_url).rstrip("/")


def build_engine(settings: Settings) -> Engine:
    """The engine alone, for judging without HTTP. Raises `RuleError` for rules that cannot be used."""
    common = load_rules(settings.rules.files)
    shared = Matcher(common)
    limits = text_limits(settings.limits)
    verifier: AsyncVerifierAdapter = LocalRuleAdapter(shared, limits=limits)
    return Engine(
        {name: _rules(policy, common, shared) for name, policy in settings.policies.items()},
        verifier,
        limits=limits,
        mode=settings.security.mode,
    )


def text_limits(limits: LimitSettings) -> TextLimits:
    return TextLimits(
        depth=limits.decode_depth,
        views=limits.views,
        decoded_chars=limits.decoded_chars,
        segments=limits.segments,
    )


def _rules(policy: Policy, common: tuple[Rule, ...], shared: Matcher) -> Rules:
    own = phrase_rules(deny=policy.deny_patterns, suspicious=policy.suspicious_patterns)
    matcher = Matcher((*common, *own)) if own else shared
    return Rules(policy, matcher, policy_version(policy, rules_revision((*common, *own))))


def policy_version(policy: Policy, revision: str) -> str:
    """Twelve hex digits that change with any setting of the policy and with any rule that it uses."""
    settings = [(field.name, getattr(policy, field.name)) for field in fields(policy)]
    return hashlib.sha256(f"{revision}{settings!r}".encode()).hexdigest()[:12]
