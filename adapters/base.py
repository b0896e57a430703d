"""The contract of a verifier (verifier-adapters.md section 2), and what is reported about each of its calls."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from adapters.metrics import VerifierFault
from filters.ladder import Verdict
from filters.verification.payload import FINDINGS_LEFT_OUT


class AdapterError(Exception):
    """The configured verifier cannot be made. `problems` has one line for each problem, never with a value in it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class VerifierAdapter(Protocol):
    """Classifies a normalised payload (verifier-adapters.md section 3).

    `assess` returns exactly one of the three words and never raises; any failure inside gives `"unclear"`.
    """

    def assess(self, payload: Mapping[str, Any]) -> Verdict: ...


@runtime_checkable
class AsyncVerifierAdapter(VerifierAdapter, Protocol):
    """A verifier that also has the asynchronous twin of `assess`, which the gateway awaits."""

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict: ...


class Consultant(Protocol):
    """What the gateway asks: as `assess_async`, but the outcome says why if there is no verdict."""

    async def consult(self, payload: Mapping[str, Any]) -> "Outcome": ...


class OwnedVerifier(AsyncVerifierAdapter, Consultant, Protocol):
    """A verifier that may hold connections and threads, which its owner releases by `aclose` or `close`.

    Once it is closed, `assess` and `assess_async` may answer `"unclear"` to everything.
    """

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Consultant:
        """Return this verifier for one tenant, with the tenant's own key if given. Verifiers without keys ignore it."""

    async def aclose(self) -> None:
        """Release everything. Await it in the loop in which `assess_async` was awaited."""

    def close(self) -> None:
        """Release what `assess` used. Waits a few seconds at most."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one assessment. A fault says why there is no verdict; the verdict is then `"unclear"`.

    `attempts` counts the calls that were sent; `tokens` is how many tokens the provider says it charged for them.
    `error` is the class name of the exception behind `VerifierFault.INTERNAL`. `text` is a model's answer to a question
    with its own grammar. `last` says that the stricter question would be the same one, so it need not be asked.
    """

    verdict: Verdict
    fault: VerifierFault | None = None
    attempts: int = 0
    tokens: int = 0
    error: str = ""
    text: str = field(default="", repr=False)
    last: bool = False


def failed(fault: VerifierFault, *, attempts: int = 0, error: str = "") -> Outcome:
    return Outcome("unclear", fault, attempts, error=error)


def as_far_as_seen(outcome: Outcome, payload: Mapping[str, Any]) -> Outcome:
    """Return the outcome, with "safe" turned into "unclear" if the verifier was not shown all of the text."""
    flags = payload.get("ingress_flags")
    unseen = isinstance(flags, Sequence) and FINDINGS_LEFT_OUT in flags
    return replace(outcome, verdict="unclear") if unseen and outcome.verdict == "safe" else outcome


@dataclass(frozen=True, slots=True)
class Assessment:
    """An outcome, who gave it, how long it took, and what may be disclosed about the payload."""

    provider: str
    """The verifier's fixed name, fit to be a metric label."""
    outcome: Outcome
    seconds: float
    digest: str
    """Sixteen hex digits of a keyed digest of the text, comparable within one process and its forks, or ""."""
    rules: tuple[str, ...]
    """Ids of the rules that had matched."""
    tenant: str = ""
    """The tenant for whom the verifier was asked, as the settings name it, or ""."""


class Watch(Protocol):
    """Receives every finished assessment. It should not raise; if it does, the verdict stands."""

    def assessed(self, assessment: Assessment) -> None: ...


class Unwatched:
    """A watch that ignores everything."""

    def assessed(self, assessment: Assessment) -> None:
        """Do nothing."""
