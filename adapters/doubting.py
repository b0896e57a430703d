"""Doubting: whether a rule's match in what the model read is only words, and no order.

Rules know phrases; manuals, logs and tests hold the same phrases. Where one stands in a text that a tool returned, the
encoder reads the sentence by itself, and what it takes for ordinary counts as a mention. It does not see the sentences
around: whoever plants an order writes these as well.
"""

import re
from collections.abc import Generator, Set
from typing import Final

from filters.findings import Severity
from filters.inspection.scoring import Evidence, is_faint
from filters.learned.second_look import PASSAGE, Looks, SecondLook
from filters.rules.matcher import Match
from filters.rules.rule import OF_ORDERS, Family
from filters.segments import READ, Origin
from filters.verification.excerpts import HEADING
from filters.views import View

_ORDERS: Final = OF_ORDERS - {Family.INSTRUCTION_OVERRIDE}
"""Families whose rules match orders. "Ignore the rules above" is one whatever else its sentence says."""
_OF_SECRETS: Final = frozenset({Family.EXFILTRATION, Family.CREDENTIAL_ACCESS})
"""Families beside `_ORDERS` whose rules match sentences. The encoder knows nothing of commands, keys and tags."""
_DOUBTED: Final = frozenset({Severity.LOW, Severity.MEDIUM})
"""A phrase of a graver rule counts wherever it stands: whoever plants it may put ordinary words into its sentence."""
_MARKUP: Final = re.compile(r"://|\]\(|<[a-z!]")
"""Signs of an address or a tag, which take a secret away whatever the sentences around them say."""
_SENTENCE_END: Final = re.compile(r"[.!?;|\n]+(?= |\Z)|: ")
"""The end of a sentence; the heading of an excerpt ends in one."""
REACH: Final = 160
"""Characters on either side of a match that are read of its sentence."""
_LONGEST_HEADING: Final = 512


def is_doubted(
    match: Match, view: View, sign: Evidence, *, origins: Set[Origin], second: SecondLook, looks: Looks
) -> Generator[None, None, bool]:
    """Whether the sign of a match in a view counts as a mention, as the encoder takes its sentence for ordinary.

    That is asked only where all `origins` of the match are of texts that the model read (`READ`), which nobody hid, of
    sentences, and while `looks` has some left; never of a high or critical sign, and never of a rule that an operator
    or a tenant wrote. Pauses.
    """
    if (
        sign.mentioned
        or sign.severity not in _DOUBTED
        or is_faint(sign)
        or match.rule.own
        or not _is_worded(match, view)
        or view.encoded
        or view.uncleaned
        or not origins <= READ
    ):
        return False
    before, matched, after = (part.encode("utf-8", "replace") for part in _sentence(view.canonical, match))
    sentence = before + matched + after
    short = len(sentence) <= PASSAGE  # then all of it is read, for each match in it once
    return (
        yield from second.is_ordinary(
            sentence,
            0 if short else len(before),
            len(sentence) if short else len(before) + len(matched),
            origin=min(origins),  # one of them: all are read by the same head
            looks=looks,
            layered=bool(view.layers),
        )
    )


def _is_worded(match: Match, view: View) -> bool:
    """Whether a rule matched a sentence, and no more than that."""
    family = match.rule.family
    if family in _OF_SECRETS:
        return _MARKUP.search(view.canonical, match.start, match.end) is None
    return family in _ORDERS


def _sentence(canonical: str, match: Match) -> tuple[str, str, str]:
    """Return what stands before a match in its sentence and its excerpt, the match, and what follows it there."""
    first, last = max(0, match.start - REACH), match.end + REACH
    heading = HEADING.search(canonical, match.end, last + _LONGEST_HEADING)
    last = min(last, heading.start()) if heading else last
    ends = [end.end() for end in _SENTENCE_END.finditer(canonical, first, match.start)]
    following = _SENTENCE_END.search(canonical, match.end, last)
    first, last = ends[-1] if ends else first, following.end() if following else last
    return canonical[first : match.start], canonical[match.start : match.end], canonical[match.end : last]
