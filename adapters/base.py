"""The contract of a verifier (verifier-adapters.md section 2), and what is reported about each of its calls."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Protocol

from filters.ladder import Verdict
from filters.verification.flags import FINDINGS_LEFT_OUT


class AdapterError(Exception):
    """The configured verifier cannot be made. `problems` has one line for each problem, never with a value in it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class VerifierFault(StrEnum):
    """Why a verifier had no verdict of its own (verifier-adapters.md section 7)."""

    TIMEOUT = "timeout"
    """The budget of the whole assessment was used up, or connecting took longer than its share of the budget."""
    NETWORK = "network"
    """There is no connection, or it broke."""
    SERVER = "server"
    """The status is 5xx."""
    RATE_LIMITED = "rate_limited"
    """The status is 429."""
    DENIED = "denied"
    """The provider does not accept the key, the model or the address: 401, 403, 404, or a redirect."""
    REJECTED = "rejected"
    """The status is any other 4xx: the provider did not accept this request."""
    MALFORMED = "malformed"
    """The reply is not in the provider's format, too large, or compressed."""
    UNREADABLE = "unreadable"
    """The reply is in the provider's format, but the model's answer in it is not in ours, or is cut off."""
    REFUSED = "refused"
    """The model declined to answer."""
    CIRCUIT_OPEN = "circuit_open"
    """The verifier was not asked, because it had just failed too often."""
    BUSY = "busy"
    """The verifier was not asked, because too many calls were under way for too long."""
    CAPPED = "capped"
    """The verifier was not asked, because its tenant has used up its calls or tokens."""
    NO_KEY = "no_key"
    """The verifier was not asked: the tenant's own key is not available now, and no other is ever used instead."""
    PAYLOAD = "payload"
    """The verifier was not asked, because the payload has no text in the place for it, or too much."""
    INTERNAL = "internal"
    """The verifier raised an exception, or returned something that is not a verdict."""


class VerifierAdapter(Protocol):
    """Classifies a normalised payload (verifier-adapters.md section 3).

    `assess` returns exactly one of the three words and never raises; any failure inside gives `"unclear"`.
    """

    def assess(self, payload: Mapping[str, Any]) -> Verdict: ...


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
