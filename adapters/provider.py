"""How a provider is asked and read: one frozen record of functions each, and what their readers share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from adapters.base import Outcome, failed
from adapters.calls import Reply
from adapters.metrics import VerifierFault
from filters.answers import read_verdict
from filters.dialects.dialect import Json
from filters.fencing import Prompt, triage_prompt

LEAST_CONFIDENCE = 0.6
"""Below it a verdict counts as `"unclear"`, whichever it is."""
ANSWER_TOKENS = 64
"""What the answer may take; it needs about twenty."""
WORD_TOKENS = 16
"""The same for an answer of one word. Providers want no smaller number."""
THINKING_TOKENS = 2_048
"""The same for models that think first: their thoughts count."""
UNSEEN_TOKENS = 1_000
"""What providers put into a question beside what they are sent."""
ANSWER_NAME: Final = "verdict"
"""What the structured answer is called, in the requests that name it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """Where one provider is asked. Nothing in it is secret."""

    name: str
    """A metric label."""
    url: str
    headers: Callable[[str], Mapping[str, str]]
    """The headers for a key: the only place where the key goes."""
    reads: frozenset[int] = frozenset({200})


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider(Endpoint):
    """One endpoint that has verdicts."""

    write: Callable[[Mapping[str, Any], str], Mapping[str, Any]]
    """The body for a payload and a nonce."""
    read: Callable[[Reply], Outcome]
    """What a reply says. It gives a fault for a reply that says nothing, and never raises."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Model(Endpoint):
    """One endpoint whose model answers questions in a word."""

    write: Callable[[Prompt], Mapping[str, Any]]
    """The body for a question."""
    read: Callable[[Reply], str | VerifierFault]
    """The model's whole answer, or why there is none. It never raises."""


def prompt_of(payload: Mapping[str, Any], nonce: str) -> Prompt:
    """The question to a model; the stricter one where the payload comes from a second, stricter step."""
    context = payload.get("policy_context")
    strict = isinstance(context, Mapping) and context.get("block_mode") == "strict"
    return triage_prompt(payload, nonce=nonce, strict=strict)


def outcome_of(answer: str | VerifierFault, *, least: float) -> Outcome:
    """The outcome of a model's whole answer, which must be of our grammar, or of there being none."""
    if isinstance(answer, VerifierFault):
        return failed(answer)
    read = read_verdict(answer)
    if read is None:
        return failed(VerifierFault.UNREADABLE)
    return Outcome(read.verdict if read.confidence >= least else "unclear")


def tokens_of(reply: Json, *, sent: int) -> int:
    """What the provider says that a call with so many bytes took; 0 where it says nothing.

    Never more than it can be, since a tenant's allowance is charged with it: a token is a byte at least.
    """
    match reply:
        case {"usage": {"total_tokens": int(total)}}:
            told = total
        case {"usage": {"input_tokens": int(read), "output_tokens": int(written)}}:
            told = read + written
        case _:
            return 0
    return min(max(told, 0), sent + THINKING_TOKENS + UNSEEN_TOKENS)
