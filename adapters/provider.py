"""How to ask a provider and read its replies: one frozen record of functions per endpoint, and what readers share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import ProviderReply
from filters.trees import Json
from filters.verification.answers import read_verdict
from filters.verification.fencing import Prompt, triage_prompt

LEAST_CONFIDENCE = 0.6
"""A confidence from 0 to 1. Any verdict with less counts as `"unclear"`."""
ANSWER_TOKENS = 64
"""Limit of tokens of an answer in our form, which needs about twenty."""
WORD_TOKENS = 16
"""Limit of tokens of an answer of one word. Providers accept no smaller limit."""
THINKING_TOKENS = 2_048
"""Limit of tokens of models that think before they answer: their thoughts count."""
UNSEEN_TOKENS = 1_000
"""Tokens that a provider may add to a question by itself, at most."""
ANSWER_NAME: Final = "verdict"
"""The name of the structured answer, in requests that give it one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """Where a provider is asked. Nothing in it is secret."""

    name: str
    """A metric label."""
    url: str
    headers: Callable[[str], Mapping[str, str]]
    """Returns the headers for a key. The key is sent nowhere else."""
    reads: frozenset[int] = frozenset({200})
    """The statuses of replies whose body is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider(Endpoint):
    """An endpoint that gives verdicts."""

    write: Callable[[Mapping[str, Any], str], Mapping[str, Any]]
    """Returns the request body for a payload and a nonce."""
    read: Callable[[ProviderReply], Outcome]
    """Returns the outcome of a reply, with a fault if it holds no verdict. It never raises."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Model(Endpoint):
    """An endpoint whose model answers questions in one word."""

    write: Callable[[Prompt], Mapping[str, Any]]
    """Returns the request body for a question."""
    read: Callable[[ProviderReply], str | VerifierFault]
    """Returns the model's whole answer, or why there is none. It never raises."""


def prompt_of(payload: Mapping[str, Any], nonce: str) -> Prompt:
    """Return the question to a model about a payload: the stricter one if the payload's `block_mode` is strict."""
    context = payload.get("policy_context")
    strict = isinstance(context, Mapping) and context.get("block_mode") == "strict"
    return triage_prompt(payload, nonce=nonce, strict=strict)


def outcome_of(answer: str | VerifierFault, *, least: float) -> Outcome:
    """Return the outcome of a model's whole answer, which must fit our grammar, or of the fault that it has none."""
    if isinstance(answer, VerifierFault):
        return failed(answer)
    read = read_verdict(answer)
    if read is None:
        return failed(VerifierFault.UNREADABLE)
    return Outcome(read.verdict if read.confidence >= least else "unclear")


def tokens_of(reply: Json, *, sent: int) -> int:
    """Return how many tokens a call used, as the provider says, or 0 if it does not say. `sent` is the body's bytes.

    The number is capped at what is possible (a token is at least one byte), as a tenant's allowance is charged with it.
    """
    match reply:
        case {"usage": {"total_tokens": int(total)}}:
            tokens = total
        case {"usage": {"input_tokens": int(read), "output_tokens": int(written)}}:
            tokens = read + written
        case _:
            return 0
    return min(max(tokens, 0), sent + THINKING_TOKENS + UNSEEN_TOKENS)
