"""The classifier: a trained linear model that reads canonical text in overlapping windows.

It finds what rules cannot: an attack that has no phrase that a rule knows. The origin of a text only chooses the head
and the limits that are used; the classifier keeps nothing from one text to the next.
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
from filters.learned.second_look import MOST_READ, Looks, SecondLook, Suspect
from filters.learned.wording import (
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
from filters.segments import Origin

Floats: TypeAlias = NDArray[np.float32]

SCALES: Final = ((64, 16), (128, 32), (256, 64))
"""Sizes of evenly spaced windows, and the distance between their beginnings, both in bytes of the text in UTF-8. Short
windows hold little but a short attack; longer ones hold attacks of several sentences.
"""
WINDOW: Final = 512
"""Bytes of the longest windows, which are made of whole sentences."""
CHUNK: Final = 1 << 13
"""About how many bytes are read in one step. A chunk and the next overlap by one `WINDOW`."""
MOST_SENTENCES: Final = 5
"""The most sentences in a row that make a window: some windows then hold the attack alone, whatever surrounds it."""
_LEAST: Final = 24
"""The fewest bytes of a window of sentences."""
_BEYOND: Final = CHUNK << 8
"""A place beyond the end of any chunk."""
_NO_PLACES: Final[Places] = np.zeros(0, np.intp)
_AT: Final[Places] = np.arange(CHUNK + WINDOW + 1)
_SENTENCE_END: Final = re.compile(rb"""[.!?;:\xe3\0](?:(?<=[.!?;:])["')]*\s|(?<=\xe3)\x80\x82|(?<=\0))""")
"""Where a sentence, or a part of one, ends: also at the ideographic full stop (U+3002) and at a `BORDER`."""
_OTHER_ENDS: Final = b"\xe3\0"
_STOPS: Final = bytes(46 if code in b".!?;:" else code for code in range(256))
_STOP: Final = re.compile(rb"""\.["')]*\s""")
"""The same for a text that has neither of `_OTHER_ENDS`, after `_STOPS` made a full stop of each mark: searching for
one fixed byte is faster.
"""
LEARNED: Final[Mapping[Severity, str]] = {
    Severity.LOW: "LEARNED-LOW",
    Severity.MEDIUM: "LEARNED-MEDIUM",
    Severity.HIGH: "LEARNED-HIGH",
}
"""The ids of the classifier's findings."""
MOST_WEIGHED_AGAIN: Final = 40
"""The most different suspicious windows of a chunk that are scored again with repeated features counted once."""
MOST_SIGNS: Final = 4
"""The most signs of one chunk: enough to show where."""
_POWER: Final = 0.6
"""The score of a window with more than `_FEW` features grows as the sum of their weights over this power of their
number.
"""
_FEW: Final = 160
"""Features up to which the sum is divided by their square root: about as many as the shortest of the `SCALES` has."""
_COUNTS: Final = np.arange(MOST_AT_ONE_PLACE * WINDOW + 1)
_DIVISORS: Final = np.sqrt(np.maximum(_COUNTS, 1)) * (np.maximum(_COUNTS, _FEW) / _FEW) ** (_POWER - 0.5)
"""What the sum of weights is divided by, for each number of features."""
_ROUNDING: Final = 1e-3
"""Margin for the scores of texts that are read together: their sums are rounded differently from those of one text."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The probabilities, from 0 to 1, from which a window is a low, a medium and a high sign."""

    low: float
    medium: float
    high: float

    def severity(self, probability: float) -> Severity:
        """Return the severity of a sign. `probability` is at least `low`."""
        if probability >= self.high:
            return Severity.HIGH
        return Severity.MEDIUM if probability >= self.medium else Severity.LOW


@dataclass(frozen=True, slots=True)
class Sign:
    """What the classifier found in a text.

    `probability` is that of an attack, from 0 to 1. The span, in characters of the canonical text, is the part of the
    window that raised its score most.
    """

    severity: Severity
    probability: float
    start: int
    end: int


@dataclass(frozen=True, slots=True, eq=False)
class Head:
    """A linear model over the hashes of `filters.learned.wording`, and what its scores mean.

    It has a weight for every value of the highest bits of a hash, so the number of weights is a power of two.
    `calibration` is two ascending rows: scores, and the probabilities that they stand for.
    """

    weights: Floats
    bias: float
    calibration: Floats
    meanings: Meanings = NO_MEANINGS

    def probabilities(self, scores: Floats) -> NDArray[np.float64]:
        """Return the probabilities that scores stand for."""
        told: NDArray[np.float64] = np.interp(scores, self.calibration[0], self.calibration[1])
        return told

    def highest_below(self, probability: float) -> float:
        """Return the highest score in `calibration` that stands for less than `probability`; minus infinity if none
        does.
        """
        place = int(self.calibration[1].searchsorted(probability))
        return float(self.calibration[0][place - 1]) if place else -inf

    def scores(self, raw: bytes) -> Floats:
        """Return the scores of the windows of a text in UTF-8, chunk by chunk."""
        return np.concatenate([_window_scores(self, *self.read(chunk), windows(chunk)) for _, chunk in chunks(raw)])

    def read(self, chunk: bytes) -> tuple[Floats, Floats]:
        """Return what the features that begin at each byte of a chunk add to a score, and how many they are."""
        return self.moved(features_together([chunk], self.meanings))

    def moved(self, told: Features) -> tuple[Floats, Floats]:
        """Return what the features that begin at each byte add to a score, and how many they are."""
        taken = self.weights.take((told.hashes >> np.uint64(BITS + 1 - len(self.weights).bit_length())).view(np.int64))
        taken *= told.counted
        moved = taken[: len(told.numbers)]
        moved[told.begins] += np.add.reduce(told.kinds(taken), axis=0)[: len(told.begins)]
        return moved, told.numbers


@dataclass(frozen=True, slots=True, eq=False)
class Classifier:
    """A trained classifier. Nothing changes it, so one serves all callers and all forked workers.

    Texts of an origin without a head are not read. All heads have the same meanings. `revision` differs between
    classifiers that may give different results.
    """

    heads: Mapping[Origin, Head]
    limits: Mapping[Origin, Limits]
    revision: str
    second: SecondLook | None = None

    def least(self, origin: Origin) -> float:
        """Return the probability from which a window is a sign, or is read again by the second look."""
        again = self.second and self.second.weighings.get(origin)
        return min(self.limits[origin].low, again.least) if again else self.limits[origin].low

    def sweep(self, canonical: str, *, origin: Origin) -> Iterator[Sign | None]:
        """Yield the signs in a canonical text, with None wherever the caller may pause."""
        suspected = yield from self.suspected(canonical, origin=origin)
        yield from self.look_again(canonical, suspected, origin=origin, looks=Looks())
        yield from self.signs(canonical, suspected, origin=origin)

    def suspected(self, canonical: str, *, origin: Origin) -> Generator[None, None, list[Suspect]]:
        """Return the windows of a canonical text that may be signs. Pauses.

        Windows of one chunk do not overlap. In each chunk, those that are signs even without a second look come first.
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
        """Replace suspects in the list by the results of a second look, the most suspicious ones first. Pauses.

        At most `MOST_READ` are read again, as long as `looks` has some left. The others stay as they are, as do those
        that are not reached when the caller stops early. `layered` says whether the text is below a layer. Returns
        whether there were enough looks.
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
        """Yield the signs among the suspected windows of a canonical text."""
        raw = canonical.encode("utf-8", "replace") if suspected else b""
        for suspect in suspected:
            if suspect.is_sign and suspect.probability >= self.limits[origin].low:
                severity = self.limits[origin].severity(suspect.probability)
                if severity is Severity.MEDIUM and suspect.is_doubtful(origin):
                    severity = Severity.LOW
                yield Sign(severity, suspect.probability, _chars(raw, suspect.first), _chars(raw, suspect.last))

    def suspects(self, texts: Sequence[tuple[str, Origin]]) -> list[int]:
        """Return the indices of the canonical texts in which a sweep may find signs; in the others it finds none.

        All are read in one go, which for short texts takes a fraction of the time of sweeping each. Together they
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
                continue  # the usual case
            likely = head.probabilities(np.asarray(scores + _ROUNDING, np.float32))
            for window in (likely >= least).nonzero()[0].tolist():
                following = bisect_right(starts, begins[window])
                number = read[following - 1]
                own = heads[number] is head and likely[window] >= own_least[texts[number][1]]
                if own and ends[window] <= starts[following]:
                    found.add(number)
        return sorted(found)


def chunks(raw: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield a text in parts that overlap by one `WINDOW`, each with its offset in bytes; at least one part."""
    start = 0
    while len(raw) - start > CHUNK + WINDOW:
        yield start, raw[start : start + CHUNK]
        start += CHUNK - WINDOW
    yield start, raw[start:]


def windows(text: bytes) -> Places:
    """Return two rows, where the windows of a text begin and where they end, in bytes.

    First those at even distances, then those of its sentences.
    """
    (begins, ends), own = _even(len(text)), _sentence_windows(text)
    return np.concatenate((*begins, own[0], *ends, own[1])).reshape(2, -1)


def _windows_together(texts: Sequence[bytes], starts: Sequence[int]) -> Places:
    """Return the windows of texts joined by a `BORDER`. `starts` are the places where the texts begin.

    Some windows of sentences cross a border.
    """
    even = [even_windows(len(text)) for text in texts]
    before = np.repeat(starts[:-1], [spans.shape[1] for spans in even])
    return np.concatenate((np.concatenate(even, axis=1) + before, _sentence_windows(BORDER.join(texts))), axis=1)


def _sentence_windows(text: bytes) -> tuple[Places, Places]:
    """Return where windows of up to `MOST_SENTENCES` sentences in a row, none longer than a `WINDOW`, begin and end."""
    if any(map(text.__contains__, _OTHER_ENDS)):
        within = [end.end() for end in _SENTENCE_END.finditer(text)]
    else:
        within = [end.end() for end in _STOP.finditer(text.translate(_STOPS))]
    if not within and len(text) <= SCALES[-1][0]:
        return _NO_PLACES, _NO_PLACES  # an even window already covers the whole text
    bounds = np.array([0, *within, len(text), *[_BEYOND] * (MOST_SENTENCES - 1)])
    begins = bounds[:-MOST_SENTENCES]
    in_a_row = np.ndarray((len(begins), MOST_SENTENCES), bounds.dtype, bounds, bounds.itemsize, bounds.strides * 2)
    sizes = in_a_row - begins[:, np.newaxis]
    first, number = ((sizes >= _LEAST) & (sizes <= WINDOW)).nonzero()
    return begins[first], in_a_row[first, number]


def even_windows(length: int) -> Places:
    """Return the evenly spaced windows of a text of `length` bytes, as two rows: where they begin, and where they end.

    The last window of each scale ends where the text does. Scales longer than one that holds the whole text add none.
    """
    begins, ends = _even(length)
    return np.concatenate((*begins, *ends)).reshape(2, -1)


def _even(length: int) -> tuple[list[Places], list[Places]]:
    """Return the begins and the ends of `even_windows`, in parts."""
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
    """Return the score of each window: the sum of its features' weights over `_DIVISORS`, plus the bias."""
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
    """Return at most `most` windows that do not overlap, the most probable first and of equal ones the earliest.

    A window must still reach `least` with its repeated features counted once: a word said over and over says no more
    than the word. It must also be made of words: numbers and marks that stand for letters are read once they are
    decoded. Only `MOST_WEIGHED_AGAIN` different windows are scored again; beyond them the first score stands. Pauses.
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
"""Windows that are checked from one pause to the next. Each takes up to 0.2 milliseconds."""


def _is_worded(window: bytes) -> bool:
    """Whether at least half of a window's visible characters are letters, and less than 15 % marks of source code."""
    seen = "".join(window.decode("utf-8", "ignore").split())
    if sum(map(str.isalpha, seen)) * 2 < len(seen):
        return False
    return sum(map(_SOURCE.__contains__, seen)) * 20 < len(seen) * 3


_SOURCE = frozenset("{}[]()=;<>|\\")
"""Marks that source code and data hold far more of than sentences. The classifier takes rows of them for a cipher."""


def _probability_once(head: Head, window: bytes) -> float:
    """Return the probability of a window when every feature counts once, however often it occurs."""
    shift = np.uint32(BITS + 1 - len(head.weights).bit_length())
    hashes = np.sort(np.concatenate([hashes for _, own in features(window, head.meanings) for hashes in own]))
    kept = hashes[np.append(hashes[1:] != hashes[:-1], True)]
    score = head.weights[kept >> shift].sum() / _DIVISORS[len(kept)] + head.bias
    return float(head.probabilities(np.array([score], np.float32))[0])


def _steepest(moved: Floats) -> tuple[int, int]:
    """Return where the part of a window that adds most to its score begins and ends."""
    sums = np.zeros(len(moved) + 1)
    np.cumsum(moved, out=sums[1:])
    end = int(np.argmax(sums - np.minimum.accumulate(sums)))
    return int(np.argmin(sums[: end + 1])), max(end, 1)


def _chars(raw: bytes, place: int) -> int:
    """Return the offset, in characters, of the byte offset `place`."""
    return len(raw[:place].decode("utf-8", "ignore"))
