"""What decoders are and return, how a text is rewritten in place, and the test whether bytes are text."""

import codecs
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import ne
from typing import Final, NamedTuple, TypeAlias

import numpy as np

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


def sources(text: str, decoded: Decoded) -> list[tuple[int, int]]:
    """For each character of a result of `rewritten` or `replaced`, return the span of `text` that it comes from."""
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
    """The spans that are returned: all of the text, or the excerpts around the edits if these are at most half."""
    places = _places(text, edits)
    return [(0, len(text))] if sum(end - start for start, end in places) * 2 > len(text) else places


def _places(text: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """The edits with the lines or words around them; overlapping ones are merged."""
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


SHORTEST = 12
"""Fewest bytes that can count as text. Twelve random bytes are all printable once in 150 000 times."""
_PROVEN = 24
"""Characters from which on a printable text need not consist of words."""

_WITHOUT_CONTROLS = dict.fromkeys((*range(9), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F))
READABLE = bytes(97 if 0x20 <= byte < 0x7F or byte in b"\t\n\r" else 32 for byte in range(256))
"""A table for `bytes.translate`: an "a" for each byte of printable ASCII, a space for any other."""
_CONTINUATIONS = bytes(range(0x80, 0xC0))
_GLIMPSE = 16


def read_text(raw: bytes) -> str | None:
    """Return the text in these bytes: UTF-8, UTF-16, UTF-32, or one ASCII stretch of at least half of them; else None.

    Control characters strewn into a text, up to a fifth of it, are left out. The bytes may begin and end in the middle
    of a character, since what surrounds an encoded text often looks like part of it. Hashes, keys, images and
    compressed content are not text.
    """
    if len(raw) < SHORTEST:
        return None
    text = _of_units(raw) or (_wide(raw) if b"\0" in raw else _utf8(raw))
    if text is None and len(shown := raw.replace(b"\0", b"")) >= SHORTEST:
        text = _utf8(shown) if len(shown) < len(raw) else None
    if text is None:
        text = _stretch(raw)
    return text if text is not None and _worded(text) and not _is_row(text) else None


def _utf8(raw: bytes) -> str | None:
    head = raw[:3].lstrip(_CONTINUATIONS)
    body = head + raw[3:]
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        if len(body) - error.start > 3 or error.reason != "unexpected end of data":
            return None
        text = body[: error.start].decode()
    plain = text.translate(_WITHOUT_CONTROLS)
    if len(plain) * 50 >= len(text) * 49:
        return text
    sparse = len(plain) >= SHORTEST and len(plain) * 5 >= len(text) * 4
    return plain if sparse and _in_words(plain) * 20 >= len(plain) * 17 else None


def utf8_within(raw: bytes) -> str | None:
    """Return the UTF-8 in bytes that may begin and end within a character, as where a long text was cut.

    Returns None if they are not UTF-8, or if nothing but ASCII is left without such broken ends.
    """
    try:
        return raw.decode()
    except UnicodeDecodeError:
        pass
    body = raw[:3].lstrip(_CONTINUATIONS) + raw[3:]
    try:
        text = _UTF8().decode(body)
    except UnicodeDecodeError:
        return None
    return None if text.isascii() else text


_UTF8 = codecs.getincrementaldecoder("utf-8")


def _wide(raw: bytes) -> str | None:
    zeros = raw.count(0)
    if zeros * 5 < len(raw) * 2:
        return None
    if zeros * 2 >= len(raw) and (text := _utf32(raw)) is not None:
        return text
    codec = "utf-16-le" if raw[1::2].count(0) * 2 > zeros else "utf-16-be"
    text = raw[: len(raw) // 2 * 2].decode(codec, "replace").removeprefix("\ufeff")
    return text if text.isprintable() or text.replace("\n", "").replace("\r", "").isprintable() else None


def _utf32(raw: bytes) -> str | None:
    """The text, if this is UTF-32 of printable characters in the Basic Multilingual Plane; else None."""
    raw = raw[: len(raw) // 4 * 4]
    for codec, high in (("utf-32-le", (2, 3)), ("utf-32-be", (0, 1))):
        if any(any(raw[place::4]) for place in high):
            continue
        text = raw.decode(codec, "replace").removeprefix("\ufeff")
        if text.replace("\n", "").replace("\r", "").isprintable():
            return text
    return None


_UNITS = (("utf-16-le", 2, 1), ("utf-16-be", 2, 0), ("utf-32-le", 4, 3), ("utf-32-be", 4, 0))
"""For each encoding: its name, the bytes of a unit, and the place of the byte that is nearly always the same."""
_FEW_HIGH = 4
_FEWEST_SIGNS = 6
"""Fewest different characters in a text; padding has fewer."""
_HIGH_SAMPLE = 24


def is_of_units(raw: bytes) -> bool:
    """Whether this may be UTF-16 or UTF-32 in one or two alphabets: every second byte is one of a few values."""
    few = min(_FEW_HIGH, len(raw) // 8)
    return len(set(raw[: 2 * _HIGH_SAMPLE : 2])) <= few or len(set(raw[1 : 2 * _HIGH_SAMPLE : 2])) <= few


def _of_units(raw: bytes) -> str | None:
    """The text in UTF-16 or UTF-32, if over a third of it is of other alphabets than ASCII and it is not UTF-8."""
    if b" " not in raw.translate(READABLE) or not is_of_units(raw) or _is_utf8(raw):
        return None
    for codec, size, high in _UNITS:
        if len(set(raw[high::size])) > (_FEW_HIGH if size == 2 else 1):
            continue
        try:
            text = raw[: len(raw) // size * size].decode(codec)
        except UnicodeDecodeError:
            continue
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        strange = np.count_nonzero(
            ((codes > _LAST_ASCII) & (codes < _IDEOGRAPHS)) | ((codes >= _FORMS) & (codes < _ASTRAL_IDEOGRAPHS))
        )
        if (
            strange * 3 > len(text)
            and len(set(text)) >= _FEWEST_SIGNS
            and _STRANGE.isdisjoint(map(unicodedata.category, set(text) - _BREAKS))
        ):
            return text
    return None


def _is_utf8(raw: bytes) -> bool:
    """Whether this is printable UTF-8 beyond ASCII, but for a broken character at each end."""
    text = raw.lstrip(_CONTINUATIONS).decode("utf-8", "ignore")
    shown = all(char.isprintable() or unicodedata.category(char) == _UNSEEN for char in set(text) - _BREAKS)
    return len(text.encode()) + _TORN >= len(raw) and not text.isascii() and shown


_UNSEEN = "Cf"
_TORN = 6
_LAST_ASCII, _IDEOGRAPHS = 0x7F, 0x3400
"""The first ideograph. The scripts between the two have few different high bytes in one text."""
_FORMS, _ASTRAL_IDEOGRAPHS = 0xFE00, 0x20000
"""Forms of letters, and emoji, begin at the first of these and end before the second."""
_STRANGE = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp", "Lm"})
_BREAKS = frozenset("\t\n\r")


def _stretch(raw: bytes) -> str | None:
    """The stretch of printable ASCII that covers the middle, if it has at least half of the bytes; else None.

    Such a stretch always covers the middle, so a glance there spares searching images and the like.
    """
    middle = len(raw) // 2
    around = (
        raw[max(0, middle - _GLIMPSE) : middle].translate(READABLE),
        raw[middle : middle + _GLIMPSE].translate(READABLE),
    )
    if b" " in around[0] and b" " in around[1]:
        return None
    mapped = raw.translate(READABLE)
    start, end = mapped.rfind(b" ", 0, middle) + 1, mapped.find(b" ", middle)
    end = len(raw) if end < 0 else end
    if end - start < max(SHORTEST, len(raw) // 2):
        return None
    return raw[start:end].decode("ascii")


def _is_row(text: str) -> bool:
    """Whether up to six characters repeat from end to end, but for a few, as drawn lines and padding decode to.

    A text that says something beside such a row has more exceptions than these few.
    """
    strays = min(_STRAYS, len(text) // _ONE_STRAY_IN)
    return any(
        sum(map(ne, text[:_SAMPLE], text[period:])) <= strays and sum(map(ne, text, text[period:])) <= strays
        for period in range(1, _LONGEST_PERIOD + 1)
    )


_SAMPLE = 64
_LONGEST_PERIOD = 6
_STRAYS, _ONE_STRAY_IN = 6, 10
"""Most characters that may break the repetition, also as one in so many: digits that decode to letters have no more."""


def _worded(text: str) -> bool:
    """Whether a short printable text consists of words: at least three quarters of its characters occur in them."""
    if len(text) >= _PROVEN:
        return True
    return _in_words(text) * 4 >= len(text) * 3


def _in_words(text: str) -> int:
    """How many characters are letters, digits or enclosed letters, or white space between words."""
    enclosed = 0 if text.isascii() else len(_ENCLOSED.findall(text))
    return sum(map(str.isalnum, text)) + sum(map(str.isspace, text)) + enclosed


_ENCLOSED = re.compile("[\u249c-\u24b5\U0001f110-\U0001f1ff\U000e0020-\U000e007e]")
"""Letters in brackets, circles and squares, and invisible tag characters: Unicode classes none of them as letters."""
