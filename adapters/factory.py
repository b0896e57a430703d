"""Resolves the verifier that the environment asks for (verifier-adapters.md sections 8 and 10).

What is asked for and cannot be had is an error at the start, never another verifier in its place.
"""

import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from typing import Final
from urllib.parse import urlsplit

from adapters.anthropic import BASE_URL as ANTHROPIC_BASE_URL
from adapters.anthropic import anthropic
from adapters.azure import API_VERSION, azure
from adapters.base import AdapterError, AsyncVerifierAdapter, OwnedVerifier, Unwatched, VerifierAdapter, Watch
from adapters.calls import Budget, Calls
from adapters.circuit import Circuits
from adapters.environment import Environment
from adapters.local import LocalRuleAdapter
from adapters.measured import MeasuredVerifier
from adapters.openai import BASE_URL as OPENAI_BASE_URL
from adapters.openai import Api, openai
from adapters.pool import VerifierPool
from adapters.provider import Provider
from adapters.remote import RemoteVerifier
from filters.limits import TextLimits
from filters.matcher import Matcher

GROUP: Final = "guardrail_gateway.verifiers"
"""The entry points of third-party verifiers: each names a callable that takes the environment and makes an adapter."""
LOCAL: Final = "local"
"""The name of the embedded verifier in metrics."""

_APIS: Final[Mapping[str, Api | None]] = {
    "auto": None,
    "moderations": "moderations",
    "chat": "chat/completions",
    "responses": "responses",
}
KEYED: Final = ("openai", "anthropic", "azure")
"""Verifiers that take a key, which a tenant may have of its own."""
_PLUGIN_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


@dataclass(frozen=True, slots=True)
class _Costs:
    budget: Budget
    open_seconds: float


def provider_name(environ: Mapping[str, str]) -> str:
    """The name in metrics of the verifier that the environment asks for."""
    name = environ.get("VERIFIER_ADAPTER") or "none"
    return LOCAL if name == "none" else name


def assessment_seconds(environ: Mapping[str, str]) -> float:
    """How long one assessment may take, by an environment without problems."""
    return _costs(Environment(environ)).budget.seconds


def resolve_adapter_from_env(
    environ: Mapping[str, str],
    *,
    rules: Matcher,
    limits: TextLimits | None = None,
    watch: Watch | None = None,
    installed: Iterable[EntryPoint] | None = None,
) -> OwnedVerifier:
    """The verifier that `VERIFIER_ADAPTER` names: the embedded one over `rules` where it is `none` or not set.

    It opens no connection and starts no thread before the first assessment, so it may be made before a fork.
    `installed` replaces the entry points of the group `GROUP`. Raises `AdapterError` with all problems at once.
    """
    variables = Environment(environ)
    costs = _costs(variables)
    name = environ.get("VERIFIER_ADAPTER") or "none"
    told = watch or Unwatched()
    if name == "none":
        _stop_at(variables.problems)
        return MeasuredVerifier(_local(rules, limits), provider=LOCAL, watch=told)
    if name in _PROVIDERS:
        provider, key = _PROVIDERS[name](variables)
        _stop_at(variables.problems)
        circuits = Circuits(open_seconds=costs.open_seconds, clock=time.monotonic)
        return RemoteVerifier(provider, key=key, calls=Calls(costs.budget), circuits=circuits, watch=told)
    points = entry_points(group=GROUP) if installed is None else installed
    point = _entry_point(name, tuple(points), variables.problems)
    return _from_elsewhere(_load(point, environ), name, costs.budget, told)


def _costs(variables: Environment) -> _Costs:
    default = Budget()
    seconds = variables.number("VERIFIER_TIMEOUT_MS", default=default.seconds * 1_000, least=1, most=60_000) / 1_000
    budget = replace(
        default,
        seconds=seconds,
        retries=variables.whole("VERIFIER_MAX_RETRIES", default=default.retries, least=0, most=5),
        concurrent=variables.whole("VERIFIER_MAX_CONCURRENCY", default=default.concurrent, least=1, most=10_000),
    )
    return _Costs(budget, variables.number("VERIFIER_CIRCUIT_OPEN_SEC", default=60.0, least=0.1, most=86_400))


def _local(rules: Matcher, limits: TextLimits | None) -> LocalRuleAdapter:
    return LocalRuleAdapter(rules) if limits is None else LocalRuleAdapter(rules, limits=limits)


def _openai(variables: Environment) -> tuple[Provider, str]:
    api = variables.choice("OPENAI_VERIFIER_API", tuple(_APIS), default="auto")
    base_url = variables.base_url("OPENAI_BASE_URL", default=OPENAI_BASE_URL)
    provider = openai(
        model=variables.name("OPENAI_VERIFIER_MODEL"),
        base_url=base_url if urlsplit(base_url).path else f"{base_url}/v1",
        api=_APIS.get(api),
    )
    return provider, variables.key("OPENAI_API_KEY")


def _anthropic(variables: Environment) -> tuple[Provider, str]:
    base_url = variables.base_url("ANTHROPIC_BASE_URL", default=ANTHROPIC_BASE_URL)
    provider = anthropic(model=variables.name("ANTHROPIC_VERIFIER_MODEL"), base_url=base_url)
    return provider, variables.key("ANTHROPIC_API_KEY")


def _azure(variables: Environment) -> tuple[Provider, str]:
    provider = azure(
        endpoint=variables.endpoint("AZURE_OPENAI_ENDPOINT"),
        deployment=variables.name("AZURE_OPENAI_DEPLOYMENT"),
        api_version=variables.optional_name("AZURE_OPENAI_API_VERSION", API_VERSION),
    )
    return provider, variables.key("AZURE_OPENAI_API_KEY")


_PROVIDERS: Final[Mapping[str, Callable[[Environment], tuple[Provider, str]]]] = {
    "openai": _openai,
    "anthropic": _anthropic,
    "azure": _azure,
}


def _entry_point(name: str, points: tuple[EntryPoint, ...], problems: list[str]) -> EntryPoint:
    """The one entry point of a name. Raises `AdapterError` where there is none or more than one, or a problem."""
    found = [point for point in points if point.name == name and _PLUGIN_NAME.fullmatch(name)]
    if not found:
        known = sorted({point.name for point in points})
        problems = [f"VERIFIER_ADAPTER: must be one of {', '.join(['none', *_PROVIDERS, *known])}", *problems]
    elif len(found) > 1:
        problems = ["VERIFIER_ADAPTER: several packages install a verifier of this name", *problems]
    _stop_at(problems)
    return found[0]


def _load(point: EntryPoint, environ: Mapping[str, str]) -> VerifierAdapter:
    try:
        adapter = point.load()(environ)
    except Exception as error:  # noqa: BLE001 - code from elsewhere; its message may quote a key
        raise AdapterError([f"VERIFIER_ADAPTER: the installed verifier failed with {type(error).__name__}"]) from None
    if not callable(getattr(adapter, "assess", None)):
        raise AdapterError(["VERIFIER_ADAPTER: what the installed verifier makes has no assess"])
    made: VerifierAdapter = adapter
    return made


def _from_elsewhere(adapter: VerifierAdapter, name: str, budget: Budget, watch: Watch) -> OwnedVerifier:
    if isinstance(adapter, AsyncVerifierAdapter):
        return MeasuredVerifier(adapter, provider=name, watch=watch, seconds=budget.seconds)
    return VerifierPool(adapter, provider=name, watch=watch, seconds=budget.seconds, threads=budget.concurrent)


def _stop_at(problems: list[str]) -> None:
    if problems:
        raise AdapterError(problems)
