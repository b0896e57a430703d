"""A model that answers questions in one word, with the same budget, slots, circuit and metrics as verdicts."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, Self

from adapters.base import Outcome, VerifierFault, Watch, failed
from adapters.boundary import Boundary
from adapters.calls import Calls, ProviderReply
from adapters.circuit import Circuits
from adapters.line import Line
from adapters.provider import Model
from filters.ladder import Verdict
from filters.verification.answers import LONGEST_ANSWER
from filters.verification.fencing import Prompt

LONGEST_QUESTION: Final = 200_000
"""Characters of the longest question that is sent. A longer one is not cut: its part would be another question."""

Write = Callable[[str], Prompt]
"""Makes the question with a nonce: 16 to 64 random letters and digits, new for each call."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A model's whole answer, to be read by a grammar of `filters.verification.answers`, or the fault that says why
    there is none.

    An answer that does not fit the grammar is no fault here: its reader says what it means. `attempts` counts the calls
    that were sent; `tokens` is how many tokens the provider says it charged for them.
    """

    text: str = field(default="", repr=False)
    fault: VerifierFault | None = None
    attempts: int = 0
    tokens: int = 0


class Respondent(Protocol):
    """Something that answers questions. It never raises, and answers within its budget."""

    async def answer(self, write: Write) -> Answered: ...


class OwnedRespondent(Respondent, Protocol):
    """A respondent that holds connections, which its owner closes."""

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Respondent:
        """Return this respondent for one tenant, with the tenant's own key if given."""

    async def aclose(self) -> None:
        """Close the connections of the running loop."""


class RemoteRespondent:
    """Asks a model at a provider, with one key. It opens nothing before the first question.

    `weigh` returns the verdict that an answer amounts to, for the metrics alone. `nonce` returns a new random word.
    """

    def __init__(
        self,
        model: Model,
        *,
        key: str,
        calls: Calls,
        circuits: Circuits,
        watch: Watch,
        weigh: Callable[[str], Verdict | None],
        tenant: str = "",
        nonce: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self._model = model
        self._key = key
        self._calls = calls
        self._circuits = circuits
        self._watch = watch
        self._weigh = weigh
        self._nonce = nonce
        self._line = Line(model, key=key, tenant=tenant, calls=calls, circuits=circuits)
        self._boundary = Boundary(model.name, watch, tenant=tenant)

    def __repr__(self) -> str:
        return f"RemoteRespondent({self._model.name})"

    def for_tenant(self, tenant: str, *, key: str | None = None) -> Self:
        """Return this respondent for one tenant, with the tenant's own key if given.

        It shares slots and connections with the others, and never a circuit. Cheap enough to be made for each request.
        """
        return type(self)(
            self._model,
            key=self._key if key is None else key,
            calls=self._calls,
            circuits=self._circuits,
            watch=self._watch,
            weigh=self._weigh,
            tenant=tenant,
            nonce=self._nonce,
        )

    async def answer(self, write: Write) -> Answered:
        """Ask the question and return the model's answer, at the latest after the budget's seconds. Never raises."""
        outcome = await self._boundary.run_async({}, lambda: self._examine(write))
        return Answered(outcome.text, None if outcome.text else outcome.fault, outcome.attempts, outcome.tokens)

    async def aclose(self) -> None:
        """Close the connections of the running loop."""
        await self._calls.aclose()

    async def _examine(self, write: Write) -> Outcome:
        prompt = write(self._nonce())
        if len(prompt.system) + len(prompt.user) > LONGEST_QUESTION:
            return failed(VerifierFault.PAYLOAD)
        return await self._line.ask(lambda: self._model.write(prompt), self._read)

    def _read(self, reply: ProviderReply) -> Outcome:
        answer = self._model.read(reply)
        if isinstance(answer, VerifierFault):
            return failed(answer)
        if not answer or len(answer) > LONGEST_ANSWER:
            return failed(VerifierFault.UNREADABLE)
        verdict = self._weigh(answer)
        return Outcome(verdict or "unclear", None if verdict else VerifierFault.UNREADABLE, text=answer)
