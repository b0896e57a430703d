"""What the readers and writers of all providers share."""

from collections.abc import Mapping
from typing import Any

import pytest

from adapters.base import Outcome, VerifierFault, failed
from adapters.provider import (
    LEAST_CONFIDENCE,
    THINKING_TOKENS,
    UNSEEN_TOKENS,
    outcome_of,
    prompt_of,
    tokens_of,
)
from tests.adapters.watching import payload

NONCE = "0123456789abcdef"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ('{"verdict": "safe", "confidence": 0.6}', Outcome("safe")),
        ('{"verdict": "unsafe", "confidence": 1}', Outcome("unsafe")),
        ('{"verdict": "unclear", "confidence": 1}', Outcome("unclear")),
        ('{"verdict": "safe", "confidence": 0.599}', Outcome("unclear")),
        ('{"verdict": "unsafe", "confidence": 0}', Outcome("unclear")),
        ("safe", failed(VerifierFault.UNREADABLE)),
    ],
)
def test_an_answer_becomes_an_outcome(answer: str, outcome: Outcome) -> None:
    assert outcome_of(answer, least=LEAST_CONFIDENCE) == outcome


USAGES: Mapping[str, tuple[Any, int]] = {
    "a total": ({"usage": {"prompt_tokens": 1, "total_tokens": 9}}, 9),
    "two parts": ({"usage": {"input_tokens": 4, "output_tokens": 3}}, 7),
    "one part": ({"usage": {"input_tokens": 4}}, 0),
    "below nothing": ({"usage": {"total_tokens": -4}}, 0),
    "parts below nothing": ({"usage": {"input_tokens": -4, "output_tokens": 1}}, 0),
    "a total in words": ({"usage": {"total_tokens": "9"}}, 0),
    "no usage": ({}, 0),
    "no object": ([], 0),
    "more than there can be": ({"usage": {"total_tokens": 10**15}}, 100 + THINKING_TOKENS + UNSEEN_TOKENS),
    "parts that are more": (
        {"usage": {"input_tokens": 10**30, "output_tokens": 1}},
        100 + THINKING_TOKENS + UNSEEN_TOKENS,
    ),
}


@pytest.mark.parametrize("case", USAGES)
def test_tokens_are_what_the_provider_says(case: str) -> None:
    reply, tokens = USAGES[case]
    assert tokens_of(reply, sent=100) == tokens


def test_the_stricter_question_is_for_the_stricter_step() -> None:
    lenient, strict = (prompt_of(payload("x", strict=strict), NONCE).system for strict in (False, True))
    assert len(strict) > len(lenient)


@pytest.mark.parametrize("context", [None, "strict", [], {}, {"block_mode": 1}], ids=repr)
def test_an_odd_context_is_not_strict(context: object) -> None:
    assert prompt_of({"prompt_text": "x", "policy_context": context}, NONCE) == prompt_of({"prompt_text": "x"}, NONCE)
