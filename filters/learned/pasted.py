"""Pasted material: a user's long text may hold texts of others, and is read as a document where these may begin.

Applications put what they retrieved, an e-mail or a tool's result into a user's message, between tags, below a heading
or after a colon. Whoever wrote it has no more say than the author of any document.
"""

import re
from dataclasses import replace
from typing import Final

from filters.learned.classifier import Classifier, Limits
from filters.learned.second_look import SecondLook
from filters.segments import Origin

LONG: Final = 400
"""Bytes of UTF-8 from which a user's text may hold pasted material. People say shorter ones themselves."""
LONGEST_REQUEST: Final = 2_000
"""Characters of a text in which its request ends, if anything is pasted."""
LIMITS: Final = Limits(low=0.93, medium=0.93, high=0.981)
"""The limits for a document's head in a user's text: higher than a document's, as users do ask for something."""
LEAST: Final = 0.25
"""The classifier's probability from which a passage is read again."""

_TAG: Final = re.compile(r"<[^\W\d_][\w.:-]{0,60}(?:\s[^<>\n]{0,200})?>")
_FENCES: Final = ('"""', "'''", "```", "~~~")
_HEADING: Final = re.compile(
    r"#{1,6}\s.*"
    r"|\[[^\]]+\]"
    r"|[^\w\s].?[^\w\s][\W_]*"  # a row of signs
    r"|[^\w\s]{2}.*[^\w\s]{2}"  # words between signs
    r"|.*[:\uff1a\u2192\u2193\u21e9][^\w\s]{0,3}"  # a colon or an arrow at the end
)
_LINE: Final = re.compile(r"[^\n]+")
_LONGEST_HEADING: Final = 200
"""Characters of a line that may be a heading. The request may be longer, and end in a colon."""
_COLONS: Final = (":", "\uff1a")
_LABEL: Final = re.compile(
    r"[^\S\n]{0,80}(?:[-*+\u2022]\s|\d{1,3}[.)]\s)?[*_]{0,3}[^\W_][^\n:\uff1a.!?,;]{0,40}(?::[*_]{0,3}\s|\uff1a)"
)
"""Words with a colon at the beginning of a line, perhaps of a list. In Chinese, nothing follows the colon."""
_OWN: Final = re.compile(
    r"(?:\A|[.!?]\s)(?:please,? )?(?:(?:follow|observe|obey|stick to) (?:these|the following)|(?:here are )?my)"
    r" (?:rules|requirements|guidelines|constraints|conditions|criteria|instructions)\W{0,4}\Z",
    re.IGNORECASE,
)
"""Words above what the user orders as well."""


def as_pasted(classifier: Classifier) -> Classifier | None:
    """Return the classifier that reads pasted material as documents; None if this one has no head for documents."""
    head = classifier.heads.get(Origin.DOCUMENT)
    if head is None:
        return None
    second = classifier.second
    weighing = second.weighings.get(Origin.DOCUMENT) if second else None
    if second is not None and weighing is not None:
        second = SecondLook(second.encoder, {Origin.DOCUMENT: replace(weighing, least=LEAST)}, second.revision)
    return Classifier(
        {Origin.DOCUMENT: head}, {Origin.DOCUMENT: LIMITS}, classifier.revision, second if weighing else None
    )


def pasted_from(text: str) -> int | None:
    """Return where in a user's text, in characters, pasted material may begin; None if it is short or has none."""
    if len(text) < LONG and len(text.encode("utf-8", "replace")) < LONG:
        return None
    return set_apart(text)


def set_apart(text: str) -> int | None:
    """Return from where on, in characters, something is set apart from the request that a text begins with.

    That is behind the first tag, fence, heading, row of signs, label, or line that ends in a colon, if it is among the
    first `LONGEST_REQUEST` characters; None if none of these is there. Nothing ends what is set apart: its author may
    write any closing too. Behind words such as "Follow these rules:" a block of lines is the user's own; only the empty
    line after it sets something apart.
    """
    text = text[:LONGEST_REQUEST]
    tag = _TAG.search(text)
    ends = [tag.end()] if tag else []
    ends += [place + len(fence) for fence in _FENCES if (place := text.find(fence)) >= 0]
    last = min(ends, default=len(text))
    behind: int | None = None
    owned = False
    for line in _LINE.finditer(text, 0, last):
        if behind is not None and line.start() > behind:
            return behind
        heading = line if _is_heading(line[0]) else _LABEL.match(text, line.start(), line.end())
        if heading and not _OWN.search(heading[0].strip()):
            return heading.end()
        if heading and not owned:
            owned = True
            behind = _behind_block(text, heading.end())
    return min(ends if behind is None else [*ends, behind], default=None)


def _behind_block(text: str, start: int) -> int | None:
    """Return where the block of lines that begins at or after a place ends, if anything is behind an empty line."""
    has_begun, place = False, start
    for line in text[start:].splitlines(keepends=True):
        if has_begun and not line.strip():
            return place if text[place:].strip() else None
        has_begun = has_begun or bool(line.strip())
        place += len(line)
    return None


def _is_heading(line: str) -> bool:
    """Whether a line stands above material: a heading, a row of signs, or words that end in a colon."""
    line = line.strip()
    return line.endswith(_COLONS) if len(line) > _LONGEST_HEADING else bool(_HEADING.fullmatch(line))
