"""Runs of the characters of an encoding, and the text that they hold at any alignment.

A byte table maps the characters to one letter, and runs of that letter are found by `bytes.find`, which passes over
prose many times faster than an expression. Whether a run is encoded text is decided by decoding it.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from filters.decoders.decoded import READABLE, SHORTEST, Decoded, is_of_units, read_text
from filters.lexicon import fluency

SAMPLE = 48
"""Characters: a whole number of groups in every encoding."""
RUN = b"a"
"""What stands for each member in a shape."""


def byte_table(members: str, to: bytes = RUN) -> bytes:
    """A table for `bytes.translate`: the members become `to`, everything else a space."""
    return bytes(to[0] if chr(code) in members else 32 for code in range(256))


def shape(text: str, table: bytes) -> bytes:
    """One byte for each character of the text."""
    return text.encode("ascii", "replace").translate(table)


class Vain:
    """The runs of one text that were tried in vain, so that neither these nor many that are like them are tried again.

    Those that differ in nothing but digits are alike: times, numbered names and versions, of which logs have thousands.
    """

    __slots__ = ("_alike", "_runs", "_too_many")

    def __init__(self) -> None:
        self._runs: set[str] = set()
        self._alike: dict[bytes, int] = {}
        self._too_many: set[bytes] = set()

    def __contains__(self, run: str) -> bool:
        return run in self._runs or (bool(self._too_many) and _shape_of(run) in self._too_many)

    def add(self, run: str) -> None:
        self._runs.add(run)
        shaped = _shape_of(run)
        self._alike[shaped] = count = self._alike.get(shaped, 0) + 1
        if count == MOST_ALIKE:
            self._too_many.add(shaped)


def _shape_of(run: str) -> bytes:
    return run.encode("ascii", "replace").translate(_ANY_DIGIT)


MOST_ALIKE = 4
"""Runs that differ in digits alone and are tried in vain."""
_ANY_DIGIT = bytes(48 if 48 <= code <= 57 else code for code in range(256))


def unwrapped(
    text: str, found: Iterable[tuple[int, int]], lines: re.Pattern[str]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """The spans that each run may have: with the lines after it that go on with it, which `lines` matches, and alone.

    Lines are put together once, from the first of them, since doing so from each would take quadratic time.
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
    """Whether one of the needles is in a shape."""
    return any(map(shaped.__contains__, needles))


def runs(shaped: bytes, least: int) -> Iterator[tuple[int, int]]:
    """The spans of all runs of `least` and more members."""
    needle = RUN * least
    start = shaped.find(needle)
    while start >= 0:
        end = shaped.find(b" ", start + least)
        if end < 0:
            yield start, len(shaped)
            return
        yield start, end
        start = shaped.find(needle, end)


def whole_words(expression: re.Pattern[str], text: str, *, least: int) -> Iterator[tuple[int, int]]:
    """The spans of matches of at least so many characters, without a last word that goes on in letters behind them.

    An expression that asks for the end of a word itself is tried again from each of its words where that fails.
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
# From anywhere within UTF-8 to anywhere within it.
PARTIAL_UTF8 = re.compile(
    rb"[\x80-\xbf]{0,3}+(?:[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*+"
    rb"(?:[\xc2-\xf4][\x80-\xbf]{0,2})?"
)


def at_any_phase(run: str, phases: int, decode: Callable[[str], bytes], *, begins: str = "") -> str | None:
    """The text that a run holds at the first phase at which it holds one.

    A run may begin with characters that belong to what stands before it, and a text that is cut in pieces begins
    anywhere. A sample from the middle is decoded first: `read_text` asks for a text that reaches there. `begins` holds
    the characters with which groups of ASCII text begin; given these, only such text is sought beyond the first phase.
    """
    middle = len(run) // 2
    for phase in range(phases):
        first = max(phase, phase + (middle - phase - SAMPLE // 2) // phases * phases)
        groups = run[first : first + SAMPLE : phases] if phase and begins else ""
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
    """Whether a text that `at_any_phase` gave is only a stretch of what the run holds."""
    if not text.isascii() or len(text) + _TORN >= len(decode(run)):
        return False
    return any(text.encode() in decode(run[phase:]) for phase in range(phases))


_TORN = 6
"""Bytes at both ends of a text that belong to characters cut in two, at most."""


def find_islands(run: str, phases: int, decode: Callable[[str], bytes], start: int, end: int) -> Iterator[Decoded]:
    """Language amid other bytes. Images and certificates hold some too, so it is read but does not count as hidden."""
    if len(run) < _ISLANDS_FROM:
        return
    for phase in range(phases):
        raw = decode(run[phase:])
        for first, last in runs(raw.translate(READABLE), _ISLAND_LEAST):
            island = raw[first:last].decode("ascii")
            if fluency(island) >= _FLUENT:
                yield Decoded(island, start, end, hides=False, part=True)


def is_promising(sample: bytes) -> bool:
    """Whether the bytes around the middle of a run may belong to a text that reaches there from one side at least."""
    half = len(sample) // 2
    if sample[half:].translate(None, _PLAIN) and sample[:half].translate(None, _PLAIN):
        if sample.isascii():
            return len(sample.translate(None, _PLAIN)) * 10 <= len(sample) * 4
        return PARTIAL_UTF8.fullmatch(sample) is not None or is_of_units(sample)
    return sample.count(0) * 5 < len(sample) * 4
