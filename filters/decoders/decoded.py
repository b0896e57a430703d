"""What decoders are and return, and how a text is rewritten in place."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from filters.decoders.survey import Survey


class Edit(NamedTuple):
    """A span of a text, and the text that replaces it."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text decoded from a span of another text, its parent.

    `start` and `end` are offsets in the parent. `variant` names the decoding more exactly than its transform does
    ("rot13" of "cipher"), or is "". `hides`, unless None, overrides `Transform.hides`: a JWT is base64 that hides
    nothing, and a text in which every letter is percent-encoded is hidden.
    """

    text: str
    start: int
    end: int
    variant: str = ""
    hides: bool | None = None
    tentative: bool = False
    """Whether the text is not known to be language: it counts only where something else is decoded in it."""
    cut: bool = False
    """Whether there is more than could be decoded: the parent then never counts as clean."""
    whole: bool = False
    """Whether this is all of the parent with parts replaced: it holds everything that the parent holds."""
    edits: tuple[Edit, ...] = ()
    """What was replaced in the span, in order; everything else in the span is unchanged."""
    pairs: tuple[str, ...] = ()
    """Used instead of `edits`: strings, each of which was replaced by one character wherever it stands."""
    places: tuple[tuple[int, int], ...] = ()
    """Used instead of `edits`: for each character of the text, the span that it comes from."""
    in_place: bool = False
    """Whether letters were exchanged and none moved, so that each word stands where what it was decoded from stands."""
    part: bool = False
    """Whether only part of the span was decoded: the rest of it may be a text of its own."""


Steps: TypeAlias = Iterator[Decoded | None]
"""What a decoder yields: its results, and None after each candidate that failed, where the caller may pause."""
Find: TypeAlias = Callable[[Survey], Steps]
PAUSES: Final = (None,) * 16
"""Yielded after a slow candidate: the caller pauses once in so many steps, so these make sure of one pause."""


@dataclass(frozen=True, slots=True)
class Transform:
    """One kind of decoding.

    `find(survey)` yields every place in a text that decodes to text. It never raises, takes time linear in the length
    of the text, and does little between two steps. `hides` says whether text in this form counts as encoded content:
    nobody writes base64 or a cipher for a reader, whereas ordinary text contains escapes.

    `signs` and `run` say what a text must contain for `find` to be worth calling, so that plain prose is not searched
    for everything: at least one of the ASCII characters in `signs`, if there are any, and at least `run` characters in
    a row without white space. In `signs`, "?" stands for every character beyond ASCII; letters and spaces are ignored.
    """

    name: str
    find: Find
    hides: bool
    signs: str = ""
    run: int = 0
    coded: int = 0
    """Like `run`: so many characters of base64, in either of its alphabets, in a row."""
    mends: int = 0
    """Rank among the transforms that only put words right, or 0. Of these, only higher ranks are tried on a result."""
    escapes: bool = False
    """Whether it undoes escapes. If it rewrites the whole text, only `raw` transforms still read that as it was."""
    raw: bool = False
    """Whether its candidates may contain what looks like an escape, so it also looks before escapes are undone."""
    anew: bool = False
    """Whether it removes so much that all ranks of `mends` are tried again on its result."""
    uncleaned: bool = False
    """Whether it reads the text before cleaning, which would change what it looks for."""
    begun: bool = False
    """Whether the beginning of its result suffices to see that it was meant to be decoded."""
    last: bool = False
    """Whether its result is plain words, in which no transform looks for anything further."""
    cipher: bool = False
    """Whether `Decoded.variant` is the name of a cipher, or of an order of characters."""
    strict: bool = False
    """Whether it reads all of its span, and makes language of nothing by accident."""
    turns: bool = False
    """Whether it reverses the order of words. With a reversal of the text, that makes a reversal of each word."""
    grows: bool = False
    """Whether its result may be many times as long as its source: it bounds the length itself."""
    loose: bool = False
    """Whether its result says only roughly what the text says, so that low signs in it do not count."""


_MARGIN = 320
"""Characters of context kept on each side of an edit: more than the longest phrase of any rule."""
_TO_LINE = 320
"""Most characters by which a margin may grow to reach the end of its line."""
APART = "\n.....\n"
"""Stands between two excerpts of a text: no rule's phrase matches across it."""


def rewritten(text: str, edits: Sequence[Edit], *, variant: str = "", hides: bool | None = None) -> Decoded:
    """Return the text with the edits made, or only the excerpts around them if these are at most half of it.

    The edits are in order and do not overlap.
    """
    places = _shown(text, edits)
    written: list[str] = []
    number = 0
    for start, end in places:
        if written:
            written.append(APART)
        done = start
        while number < len(edits) and edits[number].start < end:
            edit = edits[number]
            written += text[done : edit.start], edit.text
            done = edit.end
            number += 1
        written.append(text[done:end])
    return Decoded(
        "".join(written),
        places[0][0],
        places[-1][1],
        variant,
        hides,
        whole=places == [(0, len(text))],
        edits=tuple(edits),
    )


def replaced(text: str, sign: str, plain: Mapping[str, str]) -> Decoded | None:
    """Do what `rewritten` does, where each pair of characters that begins with `sign` and is in `plain` is replaced.

    Returns None where excerpts suffice, that is, where they are at most half of the text.
    """
    places: list[tuple[int, int]] = []
    at = text.find(sign)
    while at >= 0:
        _add_place(places, text, at, at + 2)
        at = text.find(sign, max(at + 2, places[-1][1] - _MARGIN - 1))
    size = len(text)
    if sum(end - start for start, end in places) * 2 <= size:
        return None
    for written, read in plain.items():
        text = text.replace(written, read)
    return Decoded(text, 0, size, hides=False, whole=True, pairs=tuple(plain))


def gathered(said: str, spans: Sequence[tuple[int, int]], *, variant: str = "", hides: bool | None = None) -> Decoded:
    """Return a text whose characters, but for spaces, come from the spans, one from each, in order.

    A space comes from the place after the character before it.
    """
    places: list[tuple[int, int]] = []
    following = iter(spans)
    for char in said:
        places.append(next(following) if char != " " else (places[-1][1], places[-1][1]))
    return Decoded(said, spans[0][0], spans[-1][1], variant, hides, places=tuple(places))


def sources(text: str, decoded: Decoded) -> list[tuple[int, int]]:
    """For each character of what `rewritten`, `replaced` or `gathered` made of a text, return the span it is from."""
    if decoded.places:
        return [*decoded.places]
    if decoded.pairs:
        signs = "|".join(map(re.escape, decoded.pairs))
        return [match.span() for match in re.finditer(f"{signs}|.", text, re.DOTALL)]
    spans: list[tuple[int, int]] = []
    number = 0
    for start, end in _shown(text, decoded.edits):
        if spans:
            spans += [(start, start)] * len(APART)
        done = start
        while number < len(decoded.edits) and decoded.edits[number].start < end:
            edit = decoded.edits[number]
            spans += [(place, place + 1) for place in range(done, edit.start)]
            spans += _units(text, edit)
            done = edit.end
            number += 1
        spans += [(place, place + 1) for place in range(done, end)]
    return spans


def _units(text: str, edit: Edit) -> list[tuple[int, int]]:
    """For each character of an edit, return its span: one for each repetition of the first sign, or all of the edit."""
    starts = [place for place in range(edit.start, edit.end) if text[place] == text[edit.start]]
    if len(starts) != len(edit.text):
        return [(edit.start, edit.end)] * len(edit.text)
    return list(pairwise([*starts, edit.end]))


def _shown(text: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """Return the spans that a result consists of: all of the text, or at most half of it as excerpts around edits."""
    places = _places(text, edits)
    return [(0, len(text))] if sum(end - start for start, end in places) * 2 > len(text) else places


def _places(text: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """Return the spans of the edits with the lines or words around them; overlapping ones are merged."""
    places: list[tuple[int, int]] = []
    for edit in edits:
        if not places or edit.end + _MARGIN > places[-1][1]:
            _add_place(places, text, edit.start, edit.end)
    return places


def _add_place(places: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    """Add a span with the line or words around it, merged with the last one where they overlap."""
    start, end = max(0, start - _MARGIN), min(len(text), end + _MARGIN)
    start = max(text.rfind("\n", max(0, start - _TO_LINE), start) + 1, start - _TO_LINE, 0)
    line = text.find("\n", end, end + _TO_LINE)
    end = line if line >= 0 else min(len(text), end + _TO_LINE)
    if places and start <= places[-1][1]:
        places[-1] = (places[-1][0], end)
    else:
        places.append((start, end))
