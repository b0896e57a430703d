"""Find runs of the characters of an encoding, and the text that they hold at any alignment.

A byte table maps these characters to one letter, and `bytes.find` finds runs of that letter: it skips prose many times
faster than a regular expression. Whether a run is encoded text is decided by decoding it.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import AnyStr

from filters.decoders.decoded import Decoded
from filters.decoders.survey import runs
from filters.text.from_bytes import READABLE, SHORTEST, is_of_units, read_text
from filters.text.lexicon import fluency

SAMPLE = 48
"""Characters that are decoded first: a whole number of groups in every encoding."""
RUN = b"a"
"""The byte that stands for each character of the encoding (member) in a shape."""


def byte_table(members: str) -> bytes:
    """Return a table for `bytes.translate` that maps the members to `RUN`, everything else to a space."""
    return bytes(RUN[0] if chr(code) in members else 32 for code in range(256))


def shape(text: str, table: bytes) -> bytes:
    """Return the shape of a text under a table of `byte_table`: one byte for each character."""
    return text.encode("ascii", "replace").translate(table)


def unwrapped(
    text: str, found: Iterable[tuple[int, int]], lines: re.Pattern[str]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield the spans to try for each run: with the following lines that continue it, and alone.

    `lines` matches a run with its continuation. Lines are joined once, from the first of them, since joining them from
    each would take quadratic time.
    """
    done = 0
    for start, end in found:
        follows = text[end : end + 3].lstrip(" \t").startswith(("\n", "\r\n"))
        more = lines.match(text, start) if follows and start >= done else None
        if more is None:
            yield ((start, end),)
        else:
            done = more.end()
            yield (start, done), (start, end)


def has_any(shaped: bytes, needles: Iterable[bytes]) -> bool:
    """Return whether any of the needles is in a shape.

    Where a string is not in bytes, `in` takes twice the time of `find`: it also makes and drops an exception.
    """
    return max(map(shaped.find, needles)) >= 0


def whole_words(expression: re.Pattern[str], text: str, *, least: int) -> Iterator[tuple[int, int]]:
    """Yield the spans of matches of at least `least` characters, cut before a last word that continues after the match.

    An expression that itself demanded the end of a word would be tried again from each of its words if that fails.
    """
    for match in expression.finditer(text):
        start, end = match.span()
        after = text[end : end + 1]
        if after.isascii() and after.isalpha():
            end = next((at for at in range(end - 1, start, -1) if not text[at].isalnum()), start)
        if end - start >= least:
            yield start, end


_ISLANDS_FROM = 64
_ISLAND_LEAST = 16
_FLUENT = 3
_PLAIN = b"\0\t\n\r" + bytes(range(0x20, 0x7F))
_OTHER = bytes(32 if code in _PLAIN else RUN[0] for code in range(256))
# UTF-8 that may begin and end in the middle of a character, or take two bytes for one of ASCII.
PARTIAL_UTF8 = re.compile(
    rb"[\x80-\xbf]{0,3}+(?:[\x00-\x7f]|[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*+"
    rb"(?:[\xc0-\xf4][\x80-\xbf]{0,2})?"
)


def at_any_phase(
    run: AnyStr,
    phases: int,
    decode: Callable[[AnyStr], bytes],
    *,
    begins: AnyStr | None = None,
    least: int = SHORTEST,
) -> str | None:
    """Return the text that a run holds at the first phase that gives one, or None. A phase is where its groups begin.

    A run may begin with characters that belong to what stands before it, and a text that was cut in pieces begins
    anywhere. A sample from the middle is decoded first, since a text that `read_text` accepts reaches there. `begins`
    holds the characters that begin groups of ASCII text; if given, only such text is sought beyond the first phase.
    `least` is how many characters `SHORTEST` bytes take: where fewer follow a phase, they hold no text.
    """
    before = len(run) // 2 - SAMPLE // 2
    for phase in range(min(phases, len(run) - least + 1)):
        first = phase + (before - phase) // phases * phases if before > phase else phase
        if phase and begins is not None:
            groups = run[first : first + SAMPLE : phases]
            if len(groups.strip(begins)) * 2 > len(groups):
                continue
        sample = decode(run[first : first + SAMPLE])
        if len(sample) < SHORTEST or not is_promising(sample):
            continue
        found = read_text(decode(run[phase:]))
        if found is not None:
            return found
    return None


def is_part(text: str, run: str, phases: int, decode: Callable[[str], bytes]) -> bool:
    """Return whether an ASCII text from `at_any_phase` is only a part of what the run decodes to."""
    if not text.isascii() or len(text) + _TORN >= len(decode(run)):
        return False
    return any(text.encode() in decode(run[phase:]) for phase in range(phases))


_TORN = 6
"""Bytes at both ends of a text, at most, that belong to characters cut in two."""


def find_islands(run: str, phases: int, decode: Callable[[str], bytes], start: int, end: int) -> Iterator[Decoded]:
    """Yield language amid other bytes, which does not count as hidden: images and certificates hold some too."""
    if len(run) < _ISLANDS_FROM:
        return
    for phase in range(phases):
        raw = decode(run[phase:])
        for first, last in runs(raw.translate(READABLE), _ISLAND_LEAST):
            island = raw[first:last].decode("ascii")
            if fluency(island) >= _FLUENT:
                yield Decoded(island, start, end, hides=False, part=True)


def matches_in_steps(expression: re.Pattern[str], text: str, least: int) -> Iterator[re.Match[str] | None]:
    """Yield the matches of an expression in a text, as `finditer` does, and None after each part of the text.

    Whatever matches must be seen to match within `least` characters, and the expression look at none beyond its match.
    """
    done = 0
    while done < len(text):
        part = done + _PART
        match = expression.search(text, done, part + least)
        if match is None or match.start() >= part:
            done = part
            yield None
            continue
        match = expression.match(text, match.start()) or match  # which may go on beyond the part
        yield match
        done = max(match.end(), done + 1)


_PART = 4_096
"""Characters in which an expression is searched for at once."""


def is_promising(sample: bytes) -> bool:
    """Return whether a sample from the middle of a run may belong to a text that reaches there from either side."""
    half = len(sample) // 2
    others = sample.translate(_OTHER)
    if -1 < others.find(RUN) < half <= others.rfind(RUN):
        if sample.isascii():
            return others.count(RUN) * 10 <= len(sample) * 4
        return PARTIAL_UTF8.fullmatch(sample) is not None or is_of_units(sample)
    return sample.count(0) * 5 < len(sample) * 4
