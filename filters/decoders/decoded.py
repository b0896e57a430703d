"""What decoding gives back, and the test that it is text."""

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
    """A span of a text, and what is read in its place."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text that was found inside another one, and the span there that it stands for.

    `variant` names the decoding more exactly than its transform does ("rot13" of "cipher"); "" where there is nothing
    to add. `hides` overrides what the transform says of itself: a JWT is base64 that hides nothing, a text in which
    every letter is percent-encoded is hidden.
    """

    text: str
    start: int
    end: int
    variant: str = ""
    hides: bool | None = None
    tentative: bool = False
    """That it is no language, and counts only where something else is decoded in it."""
    cut: bool = False
    """That there is more than could be read: the text does not count as clean."""
    whole: bool = False
    """That it is the whole text before but for what stands for something else: what that one holds, this one holds."""
    edits: tuple[Edit, ...] = ()
    """What was read otherwise in that span, in order, where all else there is as it was."""
    pairs: tuple[str, ...] = ()
    """Instead of edits, the strings of which each was read as one character wherever it stands."""
    part: bool = False
    """That it was decoded from more than it says: what else stands there may be text of its own."""


Steps: TypeAlias = Iterator[Decoded | None]
"""What is found, with None after each candidate that was looked at in vain, where the caller may pause."""
Find: TypeAlias = Callable[[Survey], Steps]
PAUSES: Final = (None,) * 16
"""What stands for a look that takes long: as many steps as a caller takes together for one."""


@dataclass(frozen=True, slots=True)
class Transform:
    """One decoding.

    `find(survey)` yields every place that decodes to text, wherever it stands; it never raises, takes time linear in
    the text, and little of it between two steps. `hides` says whether text so written counts as encoded content: nobody
    writes base64 or a cipher for a reader, whereas ordinary text holds escapes.

    The other two say what `find` needs to find anything, so that plain prose is not looked through for everything: one
    of the ASCII characters in `signs`, if there are any, and `run` characters without white space between them. In
    `signs`, "?" stands for all characters that are not ASCII, and letters and spaces stand for nothing.
    """

    name: str
    find: Find
    hides: bool
    signs: str = ""
    run: int = 0
    coded: int = 0
    """As `run`, of characters that base64 has in one of its alphabets."""
    mends: int = 0
    """Its place among the transforms that only put the words of a text right; none of them follows a later one."""
    escapes: bool = False
    """Whether it undoes escapes, which are undone before anything else is looked for."""
    raw: bool = False
    """Whether its candidates may hold what looks like an escape, so that they are looked for before that as well."""
    anew: bool = False
    """Whether it leaves so much less that the words of what is left are put right in every way again."""
    uncleaned: bool = False
    """Whether it looks at the text before cleaning, as cleaning would change what it reads."""
    begun: bool = False
    """Whether it is told at the beginning of what it gives whether that was meant to be decoded."""
    last: bool = False
    """Whether it gives words as they are read, so that nothing else is looked for in them."""
    loose: bool = False
    """Whether it gives no more than about what is said, so that a low sign in it is none."""


_MARGIN = 320
"""Characters of context round what was rewritten: more than any rule's phrase is long."""
_TO_LINE = 320
"""Characters by which a margin may grow to take in its line."""
APART = "\n.....\n"
"""What stands between two places of a text: no phrase goes over it."""


def rewritten(text: str, edits: Sequence[Edit], *, variant: str = "", hides: bool | None = None) -> Decoded:
    """A text with the edits, which are in order, made: all of it, or the places round them if that is much less."""
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
    """What `rewritten` gives of a text in which all that begins with the sign is one of two characters in the table.

    None where that is not the whole text.
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
    """For each character of what `rewritten` or `replaced` made of a text, the span there that it stands for."""
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
    """The span of each character of an edit: its own, where each begins with the sign that the first begins with."""
    starts = [place for place in range(edit.start, edit.end) if text[place] == text[edit.start]]
    if len(starts) != len(edit.text):
        return [(edit.start, edit.end)] * len(edit.text)
    return list(pairwise([*starts, edit.end]))


def _shown(text: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """The places that are given again: all of the text, or those round the edits if that is much less."""
    places = _places(text, edits)
    return [(0, len(text))] if sum(end - start for start, end in places) * 2 > len(text) else places


def _places(text: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """The edits with the lines or the words round them, those that meet in one."""
    places: list[tuple[int, int]] = []
    for edit in edits:
        if not places or edit.end + _MARGIN > places[-1][1]:
            _add_place(places, text, edit.start, edit.end)
    return places


def _add_place(places: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    """Adds a span with the line or the words round it to those before it, or to the last one where they meet."""
    start, end = max(0, start - _MARGIN), min(len(text), end + _MARGIN)
    start = max(text.rfind("\n", max(0, start - _TO_LINE), start) + 1, start - _TO_LINE, 0)
    line = text.find("\n", end, end + _TO_LINE)
    end = line if line >= 0 else min(len(text), end + _TO_LINE)
    if places and start <= places[-1][1]:
        places[-1] = (places[-1][0], end)
    else:
        places.append((start, end))


SHORTEST = 12
"""Bytes that must decode to text. Twelve random bytes are all printable once in 150 000 times."""
_PROVEN = 24
"""From so many printable bytes on, nothing else is asked of a text."""

_WITHOUT_CONTROLS = dict.fromkeys((*range(9), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F))
READABLE = bytes(97 if 0x20 <= byte < 0x7F or byte in b"\t\n\r" else 32 for byte in range(256))
"""A table for `bytes.translate`: an "a" for each byte of printable ASCII, a space for any other."""
_CONTINUATIONS = bytes(range(0x80, 0xC0))
_GLIMPSE = 16


def read_text(raw: bytes) -> str | None:
    """The text that bytes hold: UTF-8, UTF-16, or one ASCII stretch of at least half of them; None where there is none.

    Controls strewn into a text, up to a fifth of it, are left out. The bytes may begin and end in the middle of a
    character, since what surrounds an encoded text often looks like a
    part of it. Hashes, keys, images and compressed content are not text.
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
    """The UTF-8 in bytes that may begin and end in the middle of a character, as where a long text was cut.

    None where they are none; where there is none beyond ASCII, they begin and end with whole characters.
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
    """The text in UTF-32 of the basic plane, in letters of any alphabets."""
    raw = raw[: len(raw) // 4 * 4]
    for codec, high in (("utf-32-le", (2, 3)), ("utf-32-be", (0, 1))):
        if any(any(raw[place::4]) for place in high):
            continue
        text = raw.decode(codec, "replace").removeprefix("\ufeff")
        if text.replace("\n", "").replace("\r", "").isprintable():
            return text
    return None


_UNITS = (("utf-16-le", 2, 1), ("utf-16-be", 2, 0), ("utf-32-le", 4, 3), ("utf-32-be", 4, 0))
"""The encodings in units of some bytes, and the byte of each that is nearly always the same."""
_FEW_HIGH = 4
_FEWEST_SIGNS = 6
"""Different characters that a text has; padding has fewer."""
_HIGH_SAMPLE = 24


def is_of_units(raw: bytes) -> bool:
    """Whether bytes may be UTF-16 or UTF-32 of letters of one alphabet or two, as every second byte is one of a few."""
    few = min(_FEW_HIGH, len(raw) // 8)
    return len(set(raw[: 2 * _HIGH_SAMPLE : 2])) <= few or len(set(raw[1 : 2 * _HIGH_SAMPLE : 2])) <= few


def _of_units(raw: bytes) -> str | None:
    """The text in UTF-16 or UTF-32, if it is not mostly ASCII, and no UTF-8 of an alphabet of two bytes a letter."""
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
    """Whether bytes are UTF-8, but for a character that is cut at each end, and show as text."""
    text = raw.lstrip(_CONTINUATIONS).decode("utf-8", "ignore")
    shown = all(char.isprintable() or unicodedata.category(char) == _UNSEEN for char in set(text) - _BREAKS)
    return len(text.encode()) + _TORN >= len(raw) and not text.isascii() and shown


_UNSEEN = "Cf"
_TORN = 6
_LAST_ASCII, _IDEOGRAPHS = 0x7F, 0x3400
"""From here on characters are of scripts whose texts have far more than a few high bytes."""
_FORMS, _ASTRAL_IDEOGRAPHS = 0xFE00, 0x20000
"""Between these are forms of letters, and emoji."""
_STRANGE = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp", "Lm"})
_BREAKS = frozenset("\t\n\r")


def _stretch(raw: bytes) -> str | None:
    """A stretch of half of the bytes covers their middle, so a glance there spares looking at images and the like."""
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
    """Whether a few characters are repeated from end to end but for some, as in what drawn lines and padding decode to.

    What says something beside such a row is text: a few characters more that are not repeated make it so.
    """
    strays = min(_STRAYS, len(text) // _ONE_STRAY_IN)
    return any(
        sum(map(ne, text[:_SAMPLE], text[period:])) <= strays and sum(map(ne, text, text[period:])) <= strays
        for period in range(1, _LONGEST_PERIOD + 1)
    )


_SAMPLE = 64
_LONGEST_PERIOD = 6
_STRAYS, _ONE_STRAY_IN = 6, 10
"""Characters that need not come again: of digits that stand for letters, more do not."""


def _worded(text: str) -> bool:
    """A short run of printable characters is text when most of them are what words are made of."""
    if len(text) >= _PROVEN:
        return True
    return _in_words(text) * 4 >= len(text) * 3


def _in_words(text: str) -> int:
    """How many characters are those of words, or stand between words."""
    enclosed = 0 if text.isascii() else len(_ENCLOSED.findall(text))
    return sum(map(str.isalnum, text)) + sum(map(str.isspace, text)) + enclosed


_ENCLOSED = re.compile("[\u249c-\u24b5\U0001f110-\U0001f1ff\U000e0020-\U000e007e]")
"""Letters in brackets, circles and squares, and those that are not seen (tags), which are no letters to Unicode."""
