"""Make the verifier that the environment asks for (verifier-adapters.md sections 8 and 10).

If it cannot be made, the start fails: no other verifier ever takes its place.
"""

import re
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from inspect import iscoroutinefunction
from typing import Final, cast
from urllib.parse import urlsplit

from adapters.anthropic import BASE_URL as ANTHROPIC_BASE_URL
from adapters.anthropic import anthropic, anthropic_model
from adapters.azure import API_VERSION, azure, azure_model
from adapters.base import AdapterError, AsyncVerifierAdapter, OwnedVerifier, Unwatched, VerifierAdapter, Watch
from adapters.calls import CallBudget, Calls
from adapters.circuit import Circuits
from adapters.environment import Environment, is_name
from adapters.local import LOCAL_LIMITS, LocalRuleAdapter
from adapters.measured import MeasuredVerifier
from adapters.openai import BASE_URL as OPENAI_BASE_URL
from adapters.openai import Api, openai, openai_model
from adapters.pool import Tasks, Threads, VerifierPool
from adapters.provider import Model, Provider
from adapters.remote import RemoteVerifier
from adapters.respondent import OwnedRespondent, RemoteRespondent
from adapters.slots import PoolSlots
from filters.inspection.scoring import DEFAULT_THRESHOLDS, Thresholds
from filters.ladder import Verdict
from filters.learned.classifier import Classifier
from filters.limits import TextLimits
from filters.rules.matcher import Matcher
from filters.verification.answers import weigh_supervision, weigh_triage

GROUP: Final = "guardrail_gateway.verifiers"
"""The group of entry points of third-party verifiers: each names a callable that takes the environment as a mapping."""
LOCAL: Final = "local"
"""The name of the embedded verifier in metrics."""
RULES_ALONE: Final = "none"
EMBEDDED: Final = frozenset({LOCAL, RULES_ALONE})
"""Values of `VERIFIER_ADAPTER` for the embedded verifier: with the classifier, and without."""
GENERATIONS: Final = 4
"""Bound on the calls of one installed verifier in a process, as a factor on the slots of its pool.

A reload makes the verifier anew while calls may hang in the old one. The new one has its own slots, and shares this
bound with the old: otherwise every reload could leave another pool of hanging threads behind.
"""

SUPERVISION_SECONDS: Final = 10.0
"""Default for how many seconds a question to the supervisor may take."""

_APIS: Final[Mapping[str, Api | None]] = {
    "auto": None,
    "moderations": "moderations",
    "chat": "chat/completions",
    "responses": "responses",
}
KEYS: Final[Mapping[str, str]] = {
    "openai": "OPENAI_API_KEY",
    "anthropic": "ANTHROPIC_API_KEY",
    "azure": "AZURE_OPENAI_API_KEY",
}
"""Verifiers that need a key, each with the variable that holds the gateway's. A tenant may have its own key."""
_PLUGIN_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


@dataclass(frozen=True, slots=True)
class _Costs:
    budget: CallBudget
    open_seconds: float


def provider_name(environ: Mapping[str, str]) -> str:
    """Return the name that metrics give the verifier that the environment asks for."""
    name = environ.get("VERIFIER_ADAPTER") or LOCAL
    return LOCAL if name in EMBEDDED else name


def assessment_seconds(environ: Mapping[str, str]) -> float:
    """Return how many seconds one assessment may take. The environment must have no problems."""
    return _costs(Environment(environ)).budget.seconds


def resolve_adapter_from_env(
    environ: Mapping[str, str],
    *,
    rules: Matcher,
    classifier: Classifier | None = None,
    limits: TextLimits = LOCAL_LIMITS,
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
    watch: Watch | None = None,
    installed: Iterable[EntryPoint] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> OwnedVerifier:
    """Return the verifier that `VERIFIER_ADAPTER` names.

    If that is `none`, `local` or not set, it is the embedded one with these rules, classifier (if any), limits and
    thresholds. It opens no connection and starts no thread before the first assessment, so it may be made before a
    fork. `installed` replaces the entry points of the group `GROUP`; `clock` returns seconds, by which an open circuit
    is tried again. Raises `AdapterError` with all problems at once.
    """
    variables = Environment(environ)
    costs = _costs(variables)
    name = environ.get("VERIFIER_ADAPTER") or "none"
    watch = watch or Unwatched()
    if name in EMBEDDED:
        _stop_at(variables.problems)
        local = LocalRuleAdapter(rules, classifier=classifier, thresholds=thresholds, limits=limits)
        return MeasuredVerifier(local, provider=LOCAL, watch=watch)
    if name in _PROVIDERS:
        provider, key = _PROVIDERS[name](variables)
        _stop_at(variables.problems)
        circuits = Circuits(open_seconds=costs.open_seconds, clock=clock)
        return RemoteVerifier(provider, key=key, calls=Calls(costs.budget), circuits=circuits, watch=watch)
    points = entry_points(group=GROUP) if installed is None else installed
    point = _entry_point(name, tuple(points), variables.problems)
    return _load(point, environ, budget=costs.budget, watch=watch)


@dataclass(frozen=True, slots=True)
class Respondents:
    """The models that are asked about tool calls. Without a model the built-in rules answer the question."""

    triage: OwnedRespondent | None = None
    supervisor: OwnedRespondent | None = None

    async def aclose(self) -> None:
        """Close the connections of both in the running loop."""
        for respondent in (self.triage, self.supervisor):
            if respondent is not None:
                await respondent.aclose()


def respondents_from_env(
    environ: Mapping[str, str],
    *,
    triage_model: str = "",
    supervision_model: str = "",
    supervision_seconds: float = SUPERVISION_SECONDS,
    watch: Watch | None = None,
) -> Respondents:
    """Return the models that answer questions at the provider that `VERIFIER_ADAPTER` names; none for other verifiers.

    For Azure, a model is the name of a deployment. An empty `triage_model` means the verifier's own model, unless that
    is for moderation, which answers no questions; an empty `supervision_model` means no supervisor. Triage has the
    verifier's budget, and supervision the same with `supervision_seconds`; each has its own slots and circuits. Nothing
    is opened before the first question. Raises `AdapterError` with all problems at once; the problem with a model's
    name begins with the key of its setting.
    """
    provider = environ.get("VERIFIER_ADAPTER") or "none"
    if provider not in _PROVIDERS:
        return Respondents()
    variables = Environment(environ)
    costs = _costs(variables)
    _, key = _PROVIDERS[provider](variables)
    triage = _answering(provider, variables, triage_model, setting="security.verification.triage_model")
    supervisor = (
        _answering(provider, variables, supervision_model, setting="supervision.model") if supervision_model else None
    )
    _stop_at(list(dict.fromkeys(variables.problems)))

    def respondent(
        model: Model | None, budget: CallBudget, weigh: Callable[[str], Verdict | None]
    ) -> OwnedRespondent | None:
        if model is None:
            return None
        circuits = Circuits(open_seconds=costs.open_seconds, clock=time.monotonic)
        return RemoteRespondent(
            model, key=key, calls=Calls(budget), circuits=circuits, watch=watch or Unwatched(), weigh=weigh
        )

    return Respondents(
        respondent(triage, costs.budget, weigh_triage),
        respondent(supervisor, replace(costs.budget, seconds=supervision_seconds), weigh_supervision),
    )


def _answering(provider: str, variables: Environment, name: str, *, setting: str) -> Model | None:
    """Return the named model, or the verifier's own for "". Adds a problem if the name is bad or is for moderation."""
    if name and not is_name(name):
        variables.problems.append(f"{setting}: is not a name: letters, digits and . _ : / @ -")
    model = _MODELS[provider](variables, name)
    if name and model is None:
        variables.problems.append(f"{setting}: is a model for moderation, which answers no questions")
    return model


def _costs(variables: Environment) -> _Costs:
    default = CallBudget()
    seconds = variables.number("VERIFIER_TIMEOUT_MS", default=default.seconds * 1_000, least=1, most=60_000) / 1_000
    budget = replace(
        default,
        seconds=seconds,
        retries=variables.whole("VERIFIER_MAX_RETRIES", default=default.retries, least=0, most=5),
        concurrent=variables.whole("VERIFIER_MAX_CONCURRENCY", default=default.concurrent, least=1, most=10_000),
    )
    return _Costs(budget, variables.number("VERIFIER_CIRCUIT_OPEN_SEC", default=60.0, least=0.1, most=86_400))


def _openai(variables: Environment) -> tuple[Provider, str]:
    provider = openai(
        model=variables.name("OPENAI_VERIFIER_MODEL"), base_url=_openai_url(variables), api=_openai_api(variables)
    )
    return provider, variables.key("OPENAI_API_KEY")


def _openai_model(variables: Environment, model: str) -> Model | None:
    """Return the model at the verifier's endpoint; but if that is moderations, at the one that its name implies."""
    api = _openai_api(variables)
    if model and api == "moderations":
        api = None
    return openai_model(
        model=model or variables.name("OPENAI_VERIFIER_MODEL"), base_url=_openai_url(variables), api=api
    )


def _openai_api(variables: Environment) -> Api | None:
    return _APIS.get(variables.choice("OPENAI_VERIFIER_API", tuple(_APIS), default="auto"))


def _openai_url(variables: Environment) -> str:
    url = variables.base_url("OPENAI_BASE_URL", default=OPENAI_BASE_URL)
    return url if urlsplit(url).path else f"{url}/v1"


def _anthropic(variables: Environment) -> tuple[Provider, str]:
    base_url = variables.base_url("ANTHROPIC_BASE_URL", default=ANTHROPIC_BASE_URL)
    provider = anthropic(model=variables.name("ANTHROPIC_VERIFIER_MODEL"), base_url=base_url)
    return provider, variables.key("ANTHROPIC_API_KEY")


def _anthropic_model(variables: Environment, model: str) -> Model:
    base_url = variables.base_url("ANTHROPIC_BASE_URL", default=ANTHROPIC_BASE_URL)
    return anthropic_model(model=model or variables.name("ANTHROPIC_VERIFIER_MODEL"), base_url=base_url)


def _azure(variables: Environment) -> tuple[Provider, str]:
    provider = azure(
        endpoint=variables.endpoint("AZURE_OPENAI_ENDPOINT"),
        deployment=variables.name("AZURE_OPENAI_DEPLOYMENT"),
        api_version=variables.optional_name("AZURE_OPENAI_API_VERSION", API_VERSION),
    )
    return provider, variables.key("AZURE_OPENAI_API_KEY")


def _azure_model(variables: Environment, model: str) -> Model:
    return azure_model(
        endpoint=variables.endpoint("AZURE_OPENAI_ENDPOINT"),
        deployment=model or variables.name("AZURE_OPENAI_DEPLOYMENT"),
        api_version=variables.optional_name("AZURE_OPENAI_API_VERSION", API_VERSION),
    )


_PROVIDERS: Final[Mapping[str, Callable[[Environment], tuple[Provider, str]]]] = {
    "openai": _openai,
    "anthropic": _anthropic,
    "azure": _azure,
}
_MODELS: Final[Mapping[str, Callable[[Environment, str], Model | None]]] = {
    "openai": _openai_model,
    "anthropic": _anthropic_model,
    "azure": _azure_model,
}
"""Make the endpoint of a named model, or of the verifier's own for ""; None if the model answers no questions."""


def _entry_point(name: str, points: tuple[EntryPoint, ...], problems: list[str]) -> EntryPoint:
    """Return the one entry point of this name. Raises `AdapterError` if there is none or several, or any problem."""
    found = [point for point in points if point.name == name and _PLUGIN_NAME.fullmatch(name)]
    if not found:
        known = sorted({point.name for point in points})
        problems = [
            f"VERIFIER_ADAPTER: must be one of {', '.join([RULES_ALONE, LOCAL, *_PROVIDERS, *known])}",
            *problems,
        ]
    elif len(found) > 1:
        problems = ["VERIFIER_ADAPTER: several packages install a verifier of this name", *problems]
    _stop_at(problems)
    return found[0]


def _load(point: EntryPoint, environ: Mapping[str, str], *, budget: CallBudget, watch: Watch) -> OwnedVerifier:
    """Make an installed package's verifier. Any failure in it, even `SystemExit`, is raised as an `AdapterError`."""
    try:
        adapter = point.load()(environ)
        problem = _misfit(adapter)
        if not problem:
            return _from_elsewhere(adapter, point.name, budget, watch)
    except BaseException as error:  # noqa: BLE001 - third-party code; its message may quote a key
        problem = f"the installed verifier failed with {type(error).__name__}"
    raise AdapterError([f"VERIFIER_ADAPTER: {problem}"])


def _misfit(adapter: object) -> str:
    """Return why an object is not a verifier, or "" if it is. Reading its attributes may raise anything."""
    assess, twin = getattr(adapter, "assess", None), getattr(adapter, "assess_async", None)
    if not callable(assess):
        return "what the installed verifier makes has no assess"
    if _is_awaited(assess):
        return "the installed verifier's assess must not be a coroutine function"
    if twin is not None and not _is_awaited(twin):  # it would run, and block, in the event loop
        return "the installed verifier's assess_async must be a coroutine function"
    return ""


def _is_awaited(call: object) -> bool:
    """Whether a call returns an awaitable: it is a coroutine function, or an object whose `__call__` is one."""
    return iscoroutinefunction(call) or iscoroutinefunction(getattr(type(call), "__call__", None))  # noqa: B004


def _from_elsewhere(adapter: VerifierAdapter, name: str, budget: CallBudget, watch: Watch) -> OwnedVerifier:
    places = PoolSlots(budget.concurrent, wider=_bound(name, budget.concurrent))
    twin = getattr(adapter, "assess_async", None)
    calls = (
        Threads(adapter, seconds=budget.seconds, places=places)
        if twin is None
        else Tasks(cast(AsyncVerifierAdapter, adapter), seconds=budget.seconds, places=places)
    )
    return VerifierPool(calls, provider=name, watch=watch)


_BOUNDS: Final[dict[tuple[str, int], threading.BoundedSemaphore]] = {}
"""One bound for each installed verifier and number of slots, shared by all instances that this process has made."""


def _bound(name: str, places: int) -> threading.BoundedSemaphore:
    return _BOUNDS.setdefault((name, places), threading.BoundedSemaphore(GENERATIONS * places))


def _stop_at(problems: list[str]) -> None:
    if problems:
        raise AdapterError(problems)
