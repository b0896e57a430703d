"""Passages: what the encoder learns from. Those of long texts are about windows that the classifier suspects, and about
signs that rules find: an order and a report of one have the same words, and differ by what stands about these.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from filters.inspection.scoring import Evidence, is_faint
from filters.learned.classifier import Classifier, chunks, windows
from filters.learned.encoder import MOST_PIECES
from filters.learned.second_look import PASSAGE, passage
from filters.learned.word_pieces import WordPieces
from filters.rules.matcher import Matcher
from filters.segments import Origin
from training.samples import Sample

MOST: Final = 2
"""Passages of one text for the classifier's sake, and again for the rules'."""
SHORTEST: Final = 8
"""Bytes of a text that is learned from."""
NOISY: Final = 0.2
"""What an attack weighs whose label is doubtful."""
CLOSE: Final = 1.5
"""What a benign text weighs that comes close to an attack."""
_WIDER: Final = 60
"""Bytes by which a text may be longer than a `PASSAGE` and still be one."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Part of a sample that is learned from; `by_user` says who wrote it. `payload` are the begin and the end, in
    characters, of what is the attack in it, where that is known.
    """

    text: str
    attack: bool
    by_user: bool
    weight: float
    payload: tuple[int, int] | None = None


def passages_of(samples: Sequence[Sample], classifier: Classifier, matcher: Matcher, *, seed: int) -> Iterator[Passage]:
    """The passages of samples: of attacks what holds the payload, or what a classifier suspects most; of benign texts
    what it suspects most and what is drawn; and of both what stands about signs of rules, in attacks those of the
    payload.
    """
    families = Counter((sample.family, sample.attack) for sample in samples)
    draw = np.random.default_rng(seed)
    for sample in samples:
        spans = list(_spans(sample, classifier, draw)) if len(sample.raw) >= SHORTEST else []
        spans += [span for span in dict.fromkeys(_about_signs(sample, matcher, draw)) if span not in spans]
        worth = NOISY if sample.stratum == "noisy" else CLOSE if sample.hard else sample.weight
        weight = worth / len(spans or " ") / families[sample.family, sample.attack] ** 0.5
        for begin, end in spans:
            text = sample.raw[begin:end].decode("utf-8", "ignore").strip()
            if len(text) >= SHORTEST:
                payload = _payload(sample, begin, end)
                yield Passage(text, sample.attack, sample.place == "user", weight**0.5, payload)


def _payload(sample: Sample, begin: int, end: int) -> tuple[int, int] | None:
    """Where the payload stands in the text of a passage."""
    first, last = (min(max(begin, place), end) for place in sample.payload or (0, 0))
    if first == last:
        return None
    start, stop = (len(sample.raw[begin:place].decode("utf-8", "ignore").lstrip()) for place in (first, last))
    return start, stop


def marks_of(passage: Passage, words: WordPieces) -> list[bool]:
    """Whether each word piece that is read of a passage is part of an attack; none, where that is not known.

    An attack that a user wrote is all of it one, unless it is known which part is.
    """
    many = len(words.numbers("", passage.text, most=MOST_PIECES))
    if not passage.attack:
        return [False] * many
    payload = passage.payload or ((0, len(passage.text)) if passage.by_user else None)
    if payload is None:
        return []
    first, last = (len(words.numbers("", passage.text[:place], most=sys.maxsize)) - 1 for place in payload)
    return [first <= place < last for place in range(many)]


def _spans(sample: Sample, classifier: Classifier, draw: np.random.Generator) -> Iterator[tuple[int, int]]:
    size = len(sample.raw)
    if sample.payload:
        for _ in range(MOST):
            yield _about(sample.raw, *_within(*sample.payload, draw), draw)
    elif size <= PASSAGE + _WIDER:
        yield 0, size
    elif sample.attack:
        yield from (_about_window(sample.raw, span) for span in worst(sample, classifier, MOST))
    else:
        yield from (_about_window(sample.raw, span) for span in worst(sample, classifier, 1))
        begin = int(draw.integers(0, size - PASSAGE))
        yield begin, begin + int(draw.choice([PASSAGE // 4, PASSAGE // 2, PASSAGE]))


def _about_signs(sample: Sample, matcher: Matcher, draw: np.random.Generator) -> Iterator[tuple[int, int]]:
    """What stands about some of the signs that rules find, but for those that ordinary work is full of."""
    text = sample.raw.decode("utf-8", "ignore")
    origin = Origin(sample.place) if sample.place != "tool_args" else Origin.TOOL_RESULT
    first, last = sample.payload or (0, len(sample.raw))
    signs: list[tuple[int, int]] = []
    for match in matcher.scan(text, origin=origin):
        begin = len(text[: match.start].encode())
        end = begin + len(text[match.start : match.end].encode())
        faint = is_faint(Evidence(match.rule.family, match.rule.severity))
        if not faint and (not sample.attack or first <= begin < end <= last):
            signs.append((begin, end))
    for number in draw.permutation(len(signs))[:MOST].tolist():
        yield _about_window(sample.raw, signs[number])


def worst(sample: Sample, classifier: Classifier, most: int) -> list[tuple[int, int]]:
    """The windows of a sample that the classifier suspects most, none of which overlaps another."""
    head = classifier.heads[Origin.USER if sample.place == "user" else Origin.DOCUMENT]
    spans = np.concatenate([windows(chunk) + offset for offset, chunk in chunks(sample.raw)], axis=1)
    kept: list[tuple[int, int]] = []
    for number in np.argsort(-head.scores(sample.raw), kind="stable"):
        begin, end = map(int, spans[:, number])
        if all(end <= first or last <= begin for first, last in kept):
            kept.append((begin, end))
        if len(kept) == most:
            break
    return kept


def _about_window(raw: bytes, window: tuple[int, int]) -> tuple[int, int]:
    begin, _, end = passage(raw, *window)
    return begin, end


def _within(begin: int, end: int, draw: np.random.Generator) -> tuple[int, int]:
    """A payload, or a part of it that is a passage."""
    if end - begin <= PASSAGE:
        return begin, end
    start = int(draw.integers(begin, end - PASSAGE))
    return start, start + PASSAGE


def _about(raw: bytes, begin: int, end: int, draw: np.random.Generator) -> tuple[int, int]:
    """A payload with more or less of what stands about it, in whole words."""
    room = int((PASSAGE - (end - begin)) * draw.choice([0, 0.5, 1, 1]))
    left = int(draw.integers(0, room + 1))
    first, last = max(0, begin - left), min(len(raw), end + room - left)
    first = begin if 0 < first < begin and b" " not in raw[first:begin] else first
    first = first if first in (0, begin) else raw.find(b" ", first, begin) + 1
    last = last if last in (len(raw), end) else max(end, raw.rfind(b" ", end, last))
    return first, last
