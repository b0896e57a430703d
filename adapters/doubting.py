"""Doubting: whether a rule's match in what the model read is only words, and no order.

Rules know phrases; manuals, logs and tests hold the same phrases. Where one stands in a text that a tool returned, the
encoder reads the passage around it, and what it takes for ordinary text counts as a mention.
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

_OF_SECRETS: Final = frozenset({Family.EXFILTRATION, Family.CREDENTIAL_ACCESS})
"""Families beside `OF_ORDERS` whose rules match sentences. The encoder knows nothing of commands, keys and tags."""
_MARKUP: Final = re.compile(r"://|\]\(|<[a-z!]")
"""Signs of an address or a tag, which take a secret away whatever the sentences around them say."""
_LONGEST_HEADING: Final = 512


def is_doubted(
    match: Match, view: View, sign: Evidence, *, origins: Set[Origin], second: SecondLook, looks: Looks
) -> Generator[None, None, bool]:
    """Whether the sign of a match in a view counts as a mention, as the encoder takes its surroundings for ordinary.

    That is asked only where all `origins` of the match are of texts that the model read (`READ`), which nobody hid, of
    sentences, and while `looks` has some left; never of a critical sign. The encoder sees the excerpt that the match is
    in, as far as a `PASSAGE` reaches. Pauses.
    """
    if (
        sign.mentioned
        or sign.severity is Severity.CRITICAL
        or is_faint(sign)
        or view.encoded
        or view.uncleaned
        or not origins <= READ
        or not _is_sentence(match, view)
    ):
        return False
    before, matched, after = (
        part.encode("utf-8", "replace") for part in _around(view.canonical, match.start, match.end)
    )
    return (
        yield from second.is_ordinary(
            before + matched + after,
            len(before),
            len(before) + len(matched),
            origin=min(origins),  # one of them: all are read by the same head
            looks=looks,
            layered=bool(view.layers),
        )
    )


def _is_sentence(match: Match, view: View) -> bool:
    family = match.rule.family
    if family in _OF_SECRETS:
        return _MARKUP.search(view.canonical, match.start, match.end) is None
    return family in OF_ORDERS


def _around(canonical: str, start: int, end: int) -> tuple[str, str, str]:
    """Return what stands before a match in its excerpt, as far as a `PASSAGE` reaches, the match, and what follows."""
    first, last = max(0, start - PASSAGE), end + PASSAGE
    for heading in HEADING.finditer(canonical, max(0, first - _LONGEST_HEADING), last):
        if heading.start() >= end:
            last = heading.start()
            break
        first = max(first, heading.end())
    return canonical[first:start], canonical[start:end], canonical[end:last]
