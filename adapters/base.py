"""The contract of a verifier (verifier-adapters.md section 2), and what it tells about each of its calls."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from adapters.metrics import VerifierFault
from filters.ladder import Verdict
from filters.payload import FINDINGS_LEFT_OUT


class AdapterError(Exception):
    """A verifier cannot be had as configured. `problems` holds one line each: what is wrong, and never a value."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class VerifierAdapter(Protocol):
    """Classifies a normalised payload (verifier-adapters.md section 3).

    `assess` returns exactly one of the three words and never raises; what goes wrong inside is `"unclear"`.
    """

    def assess(self, payload: Mapping[str, Any]) -> Verdict: ...


@runtime_checkable
class AsyncVerifierAdapter(VerifierAdapter, Protocol):
    """A verifier with the twin that the gateway awaits."""

    async def assess_async(self, payload: Mapping[str, Any]) -> Verdict: ...


class Consultant(Protocol):
    """Who the gateway asks: as `assess_async`, but it tells why where there is no verdict."""

    async def consult(self, payload: Mapping[str, Any]) -> "Outcome": ...


class OwnedVerifier(AsyncVerifierAdapter, Consultant, Protocol):
    """A verifier that may hold connections and threads, which its owner releases.

    After either call `assess` and `assess_async` may answer `"unclear"` to everything.
    """

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Consultant:
        """The same verifier for a tenant, under its own key if it has one. One without keys is the same for all."""

    async def aclose(self) -> None:
        """Releases everything; awaited in the loop in which `assess_async` was awaited."""

    def close(self) -> None:
        """Releases what `assess` used; waits a few seconds at most."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one assessment came to. A fault says why there is no verdict; the verdict is then `"unclear"`.

    `attempts` counts calls that went out, `tokens` what the provider says it charged for them, and `error` is the class
    of the exception behind `VerifierFault.INTERNAL`. `text` is a model's answer to a question with its own grammar.
    `last` says that a stricter question would be the same one, so that it need not be asked.
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
    """The outcome; no "safe" about a text of which not everything was shown, whatever the prompt asked for."""
    flags = payload.get("ingress_flags")
    unseen = isinstance(flags, Sequence) and FINDINGS_LEFT_OUT in flags
    return replace(outcome, verdict="unclear") if unseen and outcome.verdict == "safe" else outcome


@dataclass(frozen=True, slots=True)
class Assessment:
    """An outcome with who gave it, how long it took, and what may be told of what was asked."""

    provider: str
    """A fixed name, fit to be a metric label."""
    outcome: Outcome
    seconds: float
    digest: str
    """Sixteen hex digits of a keyed digest of the text, comparable within one process and its forks; maybe empty."""
    rules: tuple[str, ...]
    """Ids of rules that had matched."""
    tenant: str = ""
    """The tenant as the settings name it, where the verifier is asked for one."""


class Watch(Protocol):
    """Is told of every assessment that came to an end. It should not raise; where it does, the verdict stands."""

    def assessed(self, assessment: Assessment) -> None: ...


class Unwatched:
    """A watch that looks away."""

    def assessed(self, assessment: Assessment) -> None:
        """Nothing."""
