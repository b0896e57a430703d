"""Answers: reads a verifier model's answer by strict grammars. Anything but exactly an allowed answer is no answer."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast, get_args

from filters.ladder import Verdict
from filters.refusals import Refused
from filters.strict_json import read_json

YesNo = Literal["yes", "no"]
Supervision = Literal["continue", "reorient", "pause"]

LONGEST_ANSWER = 1_000
"""The most characters of an answer that is read; all allowed answers are far shorter."""

_VERDICTS = frozenset(get_args(Verdict))
_MEMBERS = frozenset({"verdict", "confidence"})


@dataclass(frozen=True, slots=True)
class Answer:
    """A verifier's verdict, and the confidence that it claims, from 0 to 1."""

    verdict: Verdict
    confidence: float


def read_verdict(text: str) -> Answer | None:
    """Return the answer in a text that is one JSON object with exactly the members of
    `filters.verification.fencing.VERDICT_SCHEMA`.

    White space may stand round the object and nothing else: no other word, no code fence, no second object. Returns
    None for anything else: a member twice, a verdict in capitals, a confidence that is no number from 0 to 1, an
    escape. An answer needs no escape, and with escapes a judged text could get an answer of its own past the fence
    (`filters.verification.fencing.fence`). Never raises.
    """
    if len(text) > LONGEST_ANSWER or "\\" in text:
        return None
    try:
        tree = read_json(text.encode(), depth=1)
    except (Refused, UnicodeEncodeError):
        return None
    if not isinstance(tree, dict) or tree.keys() != _MEMBERS:
        return None
    verdict, confidence = tree["verdict"], tree["confidence"]
    if not isinstance(verdict, str) or verdict not in _VERDICTS:
        return None
    if isinstance(confidence, bool) or not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
        return None
    return Answer(cast(Verdict, verdict), float(confidence))


def read_yes_no(text: str) -> YesNo | None:
    """Return the answer to the triage question of tiered-verification.md; None for anything but one word.

    Letter case does not matter, a full stop may follow, and white space may stand round it.
    """
    return cast(YesNo | None, _read_word(text, get_args(YesNo)))


def read_supervision(text: str) -> Supervision | None:
    """Return the supervisor's word (tiered-verification.md, Tier 3), read as in `read_yes_no`. None counts as PAUSE."""
    return cast(Supervision | None, _read_word(text, get_args(Supervision)))


def weigh_triage(text: str) -> Verdict | None:
    """Return the verdict for an answer to the triage question; None for a text that is no answer."""
    answer = read_yes_no(text)
    return None if answer is None else _OF_TRIAGE[answer]


def weigh_supervision(text: str) -> Verdict | None:
    """Return the verdict for the supervisor's word (`filters.ladder`); None for a text that is none of the words."""
    answer = read_supervision(text)
    return None if answer is None else _OF_SUPERVISION[answer]


_OF_TRIAGE: Mapping[YesNo, Verdict] = {"no": "safe", "yes": "unsafe"}
_OF_SUPERVISION: Mapping[Supervision, Verdict] = {"continue": "safe", "pause": "unsafe", "reorient": "unclear"}

_WORD = re.compile(r"\s*([A-Za-z]{1,16})\.?\s*", re.ASCII)


def _read_word(text: str, words: tuple[str, ...]) -> str | None:
    match = _WORD.fullmatch(text) if len(text) <= LONGEST_ANSWER else None
    return match[1].lower() if match is not None and match[1].lower() in words else None
