"""The classifier: a trained linear model that reads canonical text in overlapping windows.

It sees what rules cannot: an attack without any phrase that a rule knows. It knows nothing of where text comes from but
the model and the limits that its origin has, and keeps nothing between two texts.
"""

import re
from bisect import bisect_right
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import inf
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from filters.findings import Severity
from filters.second_look import MOST_READ, Looks, SecondLook, Suspect
from filters.segments import Origin
from filters.wording import (
    BITS,
    BORDER,
    MOST_AT_ONE_PLACE,
    NO_MEANINGS,
    Features,
    Meanings,
    Places,
    features,
    features_together,
)

Floats: TypeAlias = NDArray[np.float32]

SCALES: Final = ((64, 16), (128, 32), (256, 64))
"""Bytes of a window, of the text in UTF-8, and from the beginning of one to that of the next: short ones, in
which a short attack has little else about it, and longer ones for those that come to sentences.
"""
WINDOW: Final = 512
"""Bytes of the longest windows, which are of sentences."""
CHUNK: Final = 1 << 13
"""Bytes that are read at once, about: what follows is a step of its own. A chunk and the next share a window."""
MOST_SENTENCES: Final = 5
"""Sentences in a row that make a window: an attack has some to itself, whatever stands about it."""
_LEAST: Final = 24
"""The fewest bytes of a window of sentences."""
_BEYOND: Final = CHUNK << 8
"""Beyond the end of any chunk."""
_NO_PLACES: Final[Places] = np.zeros(0, np.intp)
_AT: Final[Places] = np.arange(CHUNK + WINDOW + 1)
_SENTENCE_END: Final = re.compile(rb"""[.!?;:\xe3\0](?:(?<=[.!?;:])["')]*\s|(?<=\xe3)\x80\x82|(?<=\0))""")
"""Where a sentence or a part of one ends, also at the full stop of scripts without spaces and at a `BORDER`."""
_OTHER_ENDS: Final = b"\xe3\0"
_STOPS: Final = bytes(46 if code in b".!?;:" else code for code in range(256))
_STOP: Final = re.compile(rb"""\.["')]*\s""")
"""The same in a text without those two, with a full stop for each mark: one certain sign is looked for faster."""
LEARNED: Final[Mapping[Severity, str]] = {
    Severity.LOW: "LEARNED-LOW",
    Severity.MEDIUM: "LEARNED-MEDIUM",
    Severity.HIGH: "LEARNED-HIGH",
}
"""The ids of the classifier's findings."""
MOST_WEIGHED_AGAIN: Final = 40
"""Different suspicious windows of a chunk that are looked at again without what they repeat."""
MOST_SIGNS: Final = 4
"""The most signs of one chunk: enough to show where."""
_POWER: Final = 0.6
"""A window scores the sum of its features' weights over this power of their number."""
_FEW: Final = 160
"""Features up to which it is over their root: about as many as a window of the shortest of the `SCALES` has."""
_COUNTS: Final = np.arange(MOST_AT_ONE_PLACE * WINDOW + 1)
_DIVISORS: Final = np.sqrt(np.maximum(_COUNTS, 1)) * (np.maximum(_COUNTS, _FEW) / _FEW) ** (_POWER - 0.5)
"""What the sum of so many weights is divided by."""
_ROUNDING: Final = 1e-3
"""Added to the scores of texts that are read together: their sums are rounded otherwise than those of one text."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The probabilities from which a window is a low, a medium and a high sign."""

    low: float
    medium: float
    high: float

    def severity(self, probability: float) -> Severity:
        """How severe a sign is that is one at all."""
        if probability >= self.high:
            return Severity.HIGH
        return Severity.MEDIUM if probability >= self.medium else Severity.LOW


@dataclass(frozen=True, slots=True)
class Sign:
    """What the classifier found in a text: how severe, how probable, and the span that moved the score most."""

    severity: Severity
    probability: float
    start: int
    end: int


@dataclass(frozen=True, slots=True, eq=False)
class Head:
    """A linear model over the hashes of `filters.wording`, and what its scores mean.

    It has a weight for every value of the highest bits of a hash, and so a power of two of them.
    `calibration` is two ascending rows: scores, and the probabilities that they stand for.
    """

    weights: Floats
    bias: float
    calibration: Floats
    meanings: Meanings = NO_MEANINGS

    def probabilities(self, scores: Floats) -> NDArray[np.float64]:
        """What scores stand for."""
        told: NDArray[np.float64] = np.interp(scores, self.calibration[0], self.calibration[1])
        return told

    def highest_below(self, probability: float) -> float:
        """A score that stands for less than a probability, as all lower ones do; the highest of its table."""
        place = int(self.calibration[1].searchsorted(probability))
        return float(self.calibration[0][place - 1]) if place else -inf

    def scores(self, raw: bytes) -> Floats:
        """The scores of the windows of a text in UTF-8."""
        return np.concatenate([_window_scores(self, *self.read(chunk), windows(chunk)) for _, chunk in chunks(raw)])

    def read(self, chunk: bytes) -> tuple[Floats, Floats]:
        """What the features that begin at each byte of a chunk add to a score, and how many they are."""
        return self.moved(features_together([chunk], self.meanings))

    def moved(self, told: Features) -> tuple[Floats, Floats]:
        """What the features that begin at each byte add to a score, and how many they are."""
        taken = self.weights.take((told.hashes >> np.uint64(BITS + 1 - len(self.weights).bit_length())).view(np.int64))
        taken *= told.counted
        moved = taken[: len(told.numbers)]
        moved[told.begins] += np.add.reduce(told.kinds(taken), axis=0)[: len(told.begins)]
        return moved, told.numbers


@dataclass(frozen=True, slots=True, eq=False)
class Classifier:
    """A trained classifier. Nothing changes it, so that one serves all callers and all forked workers.

    Texts of an origin that has no head are not read. All heads know the same meanings. `revision` changes with whatever
    the classifier does.
    """

    heads: Mapping[Origin, Head]
    limits: Mapping[Origin, Limits]
    revision: str
    second: SecondLook | None = None

    def least(self, origin: Origin) -> float:
        """The probability from which on a window is a sign, or is read again."""
        again = self.second and self.second.weighings.get(origin)
        return min(self.limits[origin].low, again.least) if again else self.limits[origin].low

    def sweep(self, canonical: str, *, origin: Origin) -> Iterator[Sign | None]:
        """The signs in a canonical text, with None wherever the caller may pause."""
        suspected = yield from self.suspected(canonical, origin=origin)
        yield from self.look_again(canonical, suspected, origin=origin, looks=Looks())
        yield from self.signs(canonical, suspected, origin=origin)

    def suspected(self, canonical: str, *, origin: Origin) -> Generator[None, None, list[Suspect]]:
        """The windows of a canonical text that may be signs, those of one chunk apart from each other, and all that are
        signs without a second look before others. Pauses.
        """
        head = self.heads.get(origin)
        if head is None or not canonical:
            return []
        raw = canonical.encode("utf-8", "replace")
        low = self.limits[origin].low
        least = self.least(origin)
        most = MOST_SIGNS if least >= low else MOST_SIGNS + MOST_READ
        suspected: list[Suspect] = []
        for offset, chunk in chunks(raw):
            moved, numbers = head.read(chunk)
            begins, ends = spans = windows(chunk)
            probabilities = head.probabilities(_window_scores(head, moved, numbers, spans))
            found = [
                (float(probabilities[place]), int(begins[place]), int(ends[place]))
                for place in np.flatnonzero(probabilities >= least)
            ]
            if found:
                yield
            apart = yield from _apart([one for one in found if one[0] >= low], head, chunk, least=low, most=most)
            signs = len(apart)
            if least < low:
                others = [one for one in found if all(one[2] <= begin or end <= one[1] for _, begin, end in apart)]
                apart += yield from _apart(others, head, chunk, least=least, most=MOST_READ)
            for number, (probability, begin, end) in enumerate(apart):
                first, last = (offset + begin + place for place in _steepest(moved[begin:end]))
                suspected.append(Suspect(probability, offset + begin, offset + end, first, last, number < signs))
            yield
        return suspected

    def look_again(
        self, canonical: str, suspected: list[Suspect], *, origin: Origin, looks: Looks, layered: bool = False
    ) -> Generator[None, None, bool]:
        """Puts what a second look tells in the place of what is suspected most, for `MOST_READ` of one text and as long
        as there are looks left; the others stay as they are, also where the caller goes no further. Returns whether
        there were looks enough. `layered` tells whether the text is below a layer. Pauses.
        """
        again = self.second.weighings.get(origin) if self.second else None
        if self.second is None or again is None:
            return True
        raw = canonical.encode("utf-8", "replace")
        wanted = [number for number, one in enumerate(suspected) if one.probability >= again.least]
        wanted.sort(key=lambda number: (not suspected[number].is_sign, -suspected[number].probability))
        settled = True
        for number in wanted[:MOST_READ]:
            told = yield from self.second.read(raw, suspected[number], origin=origin, looks=looks, layered=layered)
            settled = settled and told is not None
            suspected[number] = told or suspected[number]
        return settled

    def signs(self, canonical: str, suspected: Sequence[Suspect], *, origin: Origin) -> Iterator[Sign]:
        """Those of the suspected windows of a canonical text that are signs."""
        raw = canonical.encode("utf-8", "replace") if suspected else b""
        for suspect in suspected:
            if suspect.is_sign and suspect.probability >= self.limits[origin].low:
                severity = self.limits[origin].severity(suspect.probability)
                yield Sign(severity, suspect.probability, _chars(raw, suspect.first), _chars(raw, suspect.last))

    def suspects(self, texts: Sequence[tuple[str, Origin]]) -> list[int]:
        """The numbers of those canonical texts in which a sweep may find signs; in others it finds none.

        They are read in one go, which takes a fraction of what sweeping each takes where they are short. In all they
        should be no longer than a `CHUNK`.
        """
        heads = {n: self.heads[origin] for n, (text, origin) in enumerate(texts) if text and origin in self.heads}
        if not heads:
            return []
        read = list(heads)
        raws = [texts[number][0].encode("utf-8", "replace") for number in read]
        starts = [0, *accumulate(len(raw) + 1 for raw in raws)]
        begins, ends = spans = windows(raws[0]) if len(raws) == 1 else _windows_together(raws, starts)
        told = features_together(raws, next(iter(self.heads.values())).meanings)
        own_least = {origin: self.least(origin) for origin in self.heads}
        least = min(own_least.values())
        found: set[int] = set()
        for head in dict.fromkeys(heads.values()):
            scores = _window_scores(head, *head.moved(told), spans)
            if b"\1" not in (scores > head.highest_below(least) - _ROUNDING).tobytes():
                continue  # as of most texts
            likely = head.probabilities(np.asarray(scores + _ROUNDING, np.float32))
            for window in (likely >= least).nonzero()[0].tolist():
                following = bisect_right(starts, begins[window])
                number = read[following - 1]
                own = heads[number] is head and likely[window] >= own_least[texts[number][1]]
                if own and ends[window] <= starts[following]:
                    found.add(number)
        return sorted(found)


def chunks(raw: bytes) -> Iterator[tuple[int, bytes]]:
    """A text in parts that overlap by a window, each with its offset; one part at least."""
    start = 0
    while len(raw) - start > CHUNK + WINDOW:
        yield start, raw[start : start + CHUNK]
        start += CHUNK - WINDOW
    yield start, raw[start:]


def windows(text: bytes) -> Places:
    """Two rows, where the windows of a text begin and end: those at even distances, and those of its sentences."""
    (begins, ends), own = _even(len(text)), _sentence_windows(text)
    return np.concatenate((*begins, own[0], *ends, own[1])).reshape(2, -1)


def _windows_together(texts: Sequence[bytes], starts: Sequence[int]) -> Places:
    """The windows of texts with a `BORDER` after each, which begin at these places; and some that go over a border."""
    even = [even_windows(len(text)) for text in texts]
    before = np.repeat(starts[:-1], [spans.shape[1] for spans in even])
    return np.concatenate((np.concatenate(even, axis=1) + before, _sentence_windows(BORDER.join(texts))), axis=1)


def _sentence_windows(text: bytes) -> tuple[Places, Places]:
    """Where sentences begin and end, and up to `MOST_SENTENCES` in a row that go into a `WINDOW`."""
    if any(map(text.__contains__, _OTHER_ENDS)):
        within = [end.end() for end in _SENTENCE_END.finditer(text)]
    else:
        within = [end.end() for end in _STOP.finditer(text.translate(_STOPS))]
    if not within and len(text) <= SCALES[-1][0]:
        return _NO_PLACES, _NO_PLACES  # all of it is a window already
    bounds = np.array([0, *within, len(text), *[_BEYOND] * (MOST_SENTENCES - 1)])
    begins = bounds[:-MOST_SENTENCES]
    in_a_row = np.ndarray((len(begins), MOST_SENTENCES), bounds.dtype, bounds, bounds.itemsize, bounds.strides * 2)
    sizes = in_a_row - begins[:, np.newaxis]
    first, number = ((sizes >= _LEAST) & (sizes <= WINDOW)).nonzero()
    return begins[first], in_a_row[first, number]


def even_windows(length: int) -> Places:
    """Windows of a text of so many bytes at even distances, those of each of the `SCALES` that differ.

    Two rows: where they begin, and where they end. The last one of each scale ends where the text does.
    """
    begins, ends = _even(length)
    return np.concatenate((*begins, *ends)).reshape(2, -1)


def _even(length: int) -> tuple[list[Places], list[Places]]:
    """The begins and the ends of these, part by part."""
    begins: list[Places] = []
    ends: list[Places] = []
    at = _AT if length < len(_AT) else np.arange(length + 1)
    for size, step in SCALES:
        last = max(0, length - size)
        begins += at[0:last:step], at[last : last + 1]
        ends += at[size : size + last : step], at[length : length + 1]
        if length <= size:
            break
    return begins, ends


def _window_scores(head: Head, moved: Floats, numbers: Floats, spans: Places) -> Floats:
    """The score of each window: the sum of its features' weights, over a power of their number."""
    sums = np.zeros((2, len(moved) + 1))
    sums[0, 1:] = moved
    sums[1, 1:] = numbers
    np.add.accumulate(sums, axis=1, out=sums)
    before = sums.take(spans, axis=1)
    inside, held = before[:, 1] - before[:, 0]
    inside /= _DIVISORS.take(held.astype(np.intp))
    scores: Floats = (inside + head.bias).astype(np.float32)
    return scores


def _apart(
    found: list[tuple[float, int, int]], head: Head, chunk: bytes, *, least: float, most: int
) -> Generator[None, None, list[tuple[float, int, int]]]:
    """The most probable windows, the first ones first where they are the same, that do not overlap each other.

    Only those that are suspicious without their repetitions as well: a word over and over says no more than once. And
    only those of words: numbers and marks that stand for letters are read once they are decoded.
    So many are looked at again and no more; what is beyond counts as it is. Pauses after each few looks.
    """
    kept: list[tuple[float, int, int]] = []
    once: dict[bytes, float] = {}
    looks = 0
    for number, (probability, begin, end) in enumerate(sorted(found, key=lambda one: (-one[0], one[1])), start=1):
        if number % _LOOKS_TO_PAUSE == 0:
            yield
        if len(kept) == most:
            break
        if any(begin < other_end and other < end for _, other, other_end in kept):
            continue
        window = chunk[begin:end]
        if window not in once:
            if not _is_worded(window):
                once[window] = _NO_WORDS_AT_ALL
            elif looks < MOST_WEIGHED_AGAIN:
                looks += 1
                once[window] = _probability_once(head, window)
        if once.get(window, probability) >= least:
            kept.append((probability, begin, end))
    return kept


_NO_WORDS_AT_ALL = -1.0
_LOOKS_TO_PAUSE = 8
"""Windows that are looked at in a row, which takes up to two tenths of a millisecond each."""


def _is_worded(window: bytes) -> bool:
    """Whether half of what is seen of a window are letters, and less than three in twenty are marks of source."""
    seen = "".join(window.decode("utf-8", "ignore").split())
    if sum(map(str.isalpha, seen)) * 2 < len(seen):
        return False
    return sum(map(_SOURCE.__contains__, seen)) * 20 < len(seen) * 3


_SOURCE = frozenset("{}[]()=;<>|\\")
"""Marks of which source and data hold many more than sentences do: the classifier takes rows of them for a code."""


def _probability_once(head: Head, window: bytes) -> float:
    """The probability of a window in which every feature counts once, however often it comes."""
    shift = np.uint32(BITS + 1 - len(head.weights).bit_length())
    hashes = np.sort(np.concatenate([hashes for _, own in features(window, head.meanings) for hashes in own]))
    kept = hashes[np.append(hashes[1:] != hashes[:-1], True)]
    score = head.weights[kept >> shift].sum() / _DIVISORS[len(kept)] + head.bias
    return float(head.probabilities(np.array([score], np.float32))[0])


def _steepest(moved: Floats) -> tuple[int, int]:
    """The part of a window that adds most to its score: begin and end."""
    sums = np.zeros(len(moved) + 1)
    np.cumsum(moved, out=sums[1:])
    end = int(np.argmax(sums - np.minimum.accumulate(sums)))
    return int(np.argmin(sums[: end + 1])), max(end, 1)


def _chars(raw: bytes, place: int) -> int:
    """The character that a byte belongs to, counted from the start."""
    return len(raw[:place].decode("utf-8", "ignore"))
