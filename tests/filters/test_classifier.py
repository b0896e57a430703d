"""The classifier: reads windows, tells spans, and leaves alone what it has no head for."""

import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from filters.classifier import CHUNK, MOST_SIGNS, WINDOW, Classifier, Limits, Sign, chunks, window_begins
from filters.findings import Severity
from filters.segments import Origin
from tests.classifiers import FILLER, LIMITS, PHRASE, knowing

CLASSIFIER = knowing()


def _signs(text: str, origin: Origin = Origin.DOCUMENT) -> list[Sign]:
    return [sign for sign in CLASSIFIER.sweep(text, origin=origin) if sign is not None]


def test_a_phrase_is_found_and_localised() -> None:
    (sign,) = _signs(f"{FILLER * 2}{PHRASE}. {FILLER}")
    assert sign.severity is Severity.LOW
    assert sign.start <= len(FILLER * 2) + 1
    assert sign.end >= len(FILLER * 2) + len(PHRASE) - 6
    assert sign.end - sign.start < WINDOW


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        (FILLER * 9, Origin.DOCUMENT),
        ("", Origin.DOCUMENT),
        (PHRASE, Origin.USER),
        ("moon " * 30 + FILLER * 2, Origin.DOCUMENT),
    ],
    ids=["other text", "no text", "no head for the origin", "a word of it over and over in other text"],
)
def test_nothing_is_found(text: str, origin: Origin) -> None:
    assert _signs(text, origin) == []


@pytest.mark.parametrize("before", [0, 1, 300, CHUNK - 30, CHUNK - WINDOW, 3 * CHUNK + 17])
@pytest.mark.parametrize("after", [0, 20_000])
def test_padding_hides_no_phrase(before: int, after: int) -> None:
    text = (FILLER * 400)[:before] + f" {PHRASE} " + (FILLER * 400)[:after]
    signs = _signs(text)
    assert any(sign.start - WINDOW < before < sign.end + WINDOW for sign in signs)


def test_spans_are_of_characters() -> None:
    text = f"{'ü' * 500} {PHRASE} {'ß' * 500}"
    (sign,) = _signs(text)
    assert PHRASE[4:12] in text[sign.start : sign.end]


def test_signs_of_a_chunk_are_apart_and_few() -> None:
    signs = _signs(f"{FILLER * 4}{PHRASE} " * 20)
    of_first = [sign.start for sign in signs if sign.start < CHUNK - WINDOW]
    assert len(of_first) == MOST_SIGNS
    assert all(abs(one - other) > 60 for one, other in pairwise(sorted(of_first)))


def test_a_pause_stands_after_every_chunk() -> None:
    assert list(CLASSIFIER.sweep("x" * (3 * CHUNK), origin=Origin.DOCUMENT)).count(None) == 4


@pytest.mark.parametrize(
    ("probability", "severity"), [(0.5, Severity.LOW), (0.7, Severity.MEDIUM), (0.95, Severity.HIGH)]
)
def test_severities_follow_the_limits(probability: float, severity: Severity) -> None:
    assert Limits(0.5, 0.7, 0.9).severity(probability) is severity


def test_the_score_of_a_text_is_that_of_its_worst_window() -> None:
    head = CLASSIFIER.heads[Origin.DOCUMENT]
    alone, within, without = (
        float(head.scores(text.encode())[1].max()) for text in (PHRASE, FILLER * 200 + PHRASE + FILLER, FILLER * 200)
    )
    assert alone > within > without


def test_a_head_tells_what_scores_stand_for() -> None:
    told = CLASSIFIER.heads[Origin.DOCUMENT].probabilities(np.array([-4, 4], np.float32))
    assert told.tolist() == pytest.approx([0.25, 0.75])


@pytest.mark.parametrize("length", [0, 1, WINDOW, WINDOW + 1, CHUNK, CHUNK + WINDOW, CHUNK + WINDOW + 1, 5 * CHUNK])
def test_chunks_and_windows_leave_nothing_out(length: int) -> None:
    seen = np.zeros(length, bool)
    for offset, chunk in chunks(bytes(length)):
        for begin in window_begins(len(chunk)):
            seen[offset + begin : offset + min(begin + WINDOW, len(chunk))] = True
    assert seen.all()


@pytest.mark.parametrize("seed", range(20))
def test_texts_that_are_read_together_are_suspects_where_a_sweep_of_them_finds_anything(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    parts = [*PHRASE.split(), *FILLER.split(), PHRASE, "ü", "-", ""]
    texts = [" ".join(rng.choices(parts, k=rng.randint(0, 60))) for _ in range(rng.randint(1, 12))]
    origins = rng.choices([Origin.DOCUMENT, Origin.TOOL_RESULT, Origin.USER], k=len(texts))
    strict = replace(CLASSIFIER.heads[Origin.DOCUMENT], bias=-2.0)
    classifier = Classifier(
        {**CLASSIFIER.heads, Origin.TOOL_RESULT: strict}, {**CLASSIFIER.limits, Origin.TOOL_RESULT: LIMITS}, "r2"
    )
    found = [n for n, text in enumerate(texts) if any(classifier.sweep(text, origin=origins[n]))]
    suspects = classifier.suspects(list(zip(texts, origins, strict=True)))
    assert set(found) <= set(suspects)
    assert all(origins[number] is not Origin.USER for number in suspects)


def test_ordinary_texts_are_no_suspects() -> None:
    texts = [FILLER, "", PHRASE, FILLER * 3, PHRASE]
    origins = [Origin.DOCUMENT] * 4 + [Origin.USER]
    assert CLASSIFIER.suspects(list(zip(texts, origins, strict=True))) == [2]
    assert CLASSIFIER.suspects([("", Origin.DOCUMENT)]) == []
