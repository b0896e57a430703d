"""The classifier: reads windows, tells spans, and leaves alone what it has no head for."""

import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.findings import Severity
from filters.learned.classifier import (
    CHUNK,
    MOST_SENTENCES,
    MOST_SIGNS,
    SCALES,
    WINDOW,
    Classifier,
    Head,
    Limits,
    Sign,
    chunks,
    even_windows,
    windows,
)
from filters.learned.second_look import MOST_READ, Looks, Suspect, Weighing
from filters.learned.wording import NO_MEANINGS, Meanings, features
from filters.segments import Origin
from filters.steps import run
from tests.classifiers import ALIKE, FILLER, LIMITS, MEANINGS, PART, PHRASE, knowing
from tests.second_looks import looking

CLASSIFIER = knowing()


def _signs(text: str, origin: Origin = Origin.DOCUMENT) -> list[Sign]:
    return [sign for sign in CLASSIFIER.sweep(text, origin=origin) if sign is not None]


@pytest.mark.parametrize(("phrase", "severity"), [(PHRASE, Severity.HIGH), (PART, Severity.LOW)])
def test_a_phrase_is_found_and_localised(phrase: str, severity: Severity) -> None:
    (sign,) = _signs(f"{FILLER * 2}{phrase}. {FILLER}")
    assert sign.severity is severity
    assert sign.start <= len(FILLER * 2) + 1
    assert sign.end >= len(FILLER * 2) + len(phrase) - 6
    assert sign.end - sign.start < SCALES[0][0]


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        (FILLER * 9, Origin.DOCUMENT),
        ("", Origin.DOCUMENT),
        (PHRASE, Origin.USER),
        (("moon " * 4 + FILLER[:40]) * 6, Origin.DOCUMENT),
        (("moon " * 4 + FILLER[:44]) * 200, Origin.DOCUMENT),
        (f"{PHRASE} {'=7, +0041 ' * 20}"[:WINDOW], Origin.DOCUMENT),
    ],
    ids=[
        "other text",
        "no text",
        "no head for the origin",
        "a word of it over and over in other text",
        "one line over and over",
        "mostly numbers and marks",
    ],
)
def test_nothing_is_found(text: str, origin: Origin) -> None:
    assert _signs(text, origin) == []


@pytest.mark.parametrize(
    "marks",
    ["._ _._. ._. ", "\u2022- -\u2022-\u2022 ", "104, 101, 108, ", "[ subst ] }) ] "],
    ids=["ASCII", "beyond", "digits", "source"],
)
def test_marks_that_stand_for_letters_are_no_words(marks: str) -> None:
    read = knowing(marks * 4)
    assert read.suspects([(marks * 12, Origin.DOCUMENT)]) == [0]
    assert [*filter(None, read.sweep(marks * 12, origin=Origin.DOCUMENT))] == []


def test_a_few_words_beside_such_marks_are_not_enough() -> None:
    window = "it is ._._ _. "
    read = knowing(window * 4)
    assert [*filter(None, read.sweep(window * 12, origin=Origin.DOCUMENT))] == []


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


SURE_OF_IT = Weighing(least=0.45, head=0, classifier=1.0, encoder=40.0, bias=0.0)
SURE_OF_NOTHING = replace(SURE_OF_IT, head=1)


def _read_again(text: str, weighing: Weighing) -> list[Sign]:
    reading = replace(CLASSIFIER, second=looking(weighing))
    return [sign for sign in reading.sweep(text, origin=Origin.DOCUMENT) if sign is not None]


@pytest.mark.parametrize(("weighing", "severities"), [(SURE_OF_IT, [Severity.HIGH]), (SURE_OF_NOTHING, [])])
@pytest.mark.parametrize(("part", "before"), [("a lamp", []), (PART, [Severity.LOW]), (PHRASE, [Severity.HIGH])])
def test_what_is_suspected_is_what_a_second_look_makes_of_it(
    part: str, before: list[Severity], weighing: Weighing, severities: list[Severity]
) -> None:
    text = f"{FILLER * 2}{part}. {FILLER}"
    assert [sign.severity for sign in _signs(text)] == before
    assert [sign.severity for sign in _read_again(text, weighing)] == severities


@pytest.mark.parametrize(("least", "suspected"), [(0.45, [0]), (0.9, [])])
def test_what_would_be_read_again_is_suspected(least: float, suspected: list[int]) -> None:
    reading = replace(CLASSIFIER, second=looking(replace(SURE_OF_IT, least=least)))
    assert reading.suspects([(f"{FILLER * 2}a lamp. {FILLER}", Origin.DOCUMENT)]) == suspected


@pytest.mark.parametrize(
    ("origin", "at_first", "probability", "severity"),
    [
        (Origin.DOCUMENT, 0.39, 0.96, Severity.LOW),
        (Origin.DOCUMENT, 0.4, 0.96, Severity.MEDIUM),
        (Origin.DOCUMENT, 0.39, 0.97, Severity.MEDIUM),
        (Origin.DOCUMENT, None, 0.96, Severity.MEDIUM),
        (Origin.USER, 0.39, 0.96, Severity.MEDIUM),
        (Origin.DOCUMENT, 0.39, 0.99, Severity.HIGH),
    ],
)
def test_what_only_the_encoder_suspects_in_what_the_model_read_must_be_surer_to_be_medium(
    origin: Origin, at_first: float | None, probability: float, severity: Severity
) -> None:
    reading = replace(CLASSIFIER, limits=dict.fromkeys((Origin.DOCUMENT, Origin.USER), Limits(0.8, 0.9, 0.98)))
    suspect = Suspect(probability, 0, 8, 0, 8, is_sign=True, at_first=at_first)
    assert [sign.severity for sign in reading.signs("the lamp", [suspect], origin=origin)] == [severity]


def test_what_is_not_suspected_is_not_looked_at_again() -> None:
    assert _read_again(f"{FILLER * 2}a lamp. {FILLER}", replace(SURE_OF_IT, least=0.9)) == []


def test_few_places_of_a_text_are_looked_at_again_and_the_others_stay_as_they_are() -> None:
    text = f"{PHRASE}. {FILLER * (CHUNK // len(FILLER))}" * (MOST_READ + 3)
    assert len(_signs(text)) == MOST_READ + 3
    assert len(_read_again(text, SURE_OF_NOTHING)) == 3


def test_what_was_read_before_counts_where_no_look_is_left() -> None:
    text = "".join(f"{PHRASE} {number}. {FILLER * (CHUNK // len(FILLER))}" for number in range(3))
    reading = replace(CLASSIFIER, second=looking(replace(SURE_OF_NOTHING, encoder=200.0)))

    def read(looks: Looks) -> tuple[bool, int]:
        suspected = run(reading.suspected(text, origin=Origin.DOCUMENT))
        settled = run(reading.look_again(text, suspected, origin=Origin.DOCUMENT, looks=looks))
        return settled, len(list(reading.signs(text, suspected, origin=Origin.DOCUMENT)))

    looks = Looks()
    assert read(looks) == (True, 0)
    assert len(looks.told) == 3
    assert read(Looks(plain=0, told=looks.told)) == (True, 0)
    assert read(Looks(plain=0, told=dict(list(looks.told.items())[1:]))) == (False, 1)


def test_what_repeats_itself_takes_no_place_from_a_sign() -> None:
    repeated = ("moon " * 4 + FILLER[:44]) * 20
    reading = replace(CLASSIFIER, second=looking(replace(SURE_OF_IT, least=0.41)))
    suspected = run(reading.suspected(f"{repeated}{PHRASE}. {FILLER}", origin=Origin.DOCUMENT))
    signs = [one for one in suspected if one.is_sign]
    assert [
        sign.severity for sign in reading.signs(f"{repeated}{PHRASE}. {FILLER}", suspected, origin=Origin.DOCUMENT)
    ] == [Severity.HIGH]
    assert len(signs) == 1 < len(suspected)


def test_an_origin_without_a_weighing_is_not_looked_at_again() -> None:
    reading = replace(CLASSIFIER, second=looking(SURE_OF_NOTHING, Origin.USER))
    assert any(reading.sweep(PHRASE, origin=Origin.DOCUMENT))


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
        float(head.scores(text.encode()).max()) for text in (PHRASE, FILLER * 200 + PHRASE + FILLER, FILLER * 200)
    )
    assert alone > within > without


@given(st.text("ab 'é-0.", max_size=400), st.sampled_from([MEANINGS, NO_MEANINGS]))
def test_the_score_of_a_window_is_the_weight_of_its_features_over_a_power_of_their_number(
    text: str, meanings: Meanings
) -> None:
    raw = text.encode()
    weights = np.random.default_rng(1).normal(size=1 << 12).astype(np.float32)
    head = Head(weights, 0.5, np.zeros((2, 2), np.float32), meanings)
    found = [
        (int(place), float(weights[hashed >> 20]))
        for places, kinds in features(raw, meanings)
        for hashes in kinds
        for place, hashed in zip(places, hashes, strict=False)
    ]
    inside = [
        [weight for place, weight in found if begin <= place < end] for begin, end in zip(*windows(raw), strict=True)
    ]
    expected = [sum(own) / (max(1, len(own)) ** 0.5 * max(1, len(own) / 160) ** 0.1) + 0.5 for own in inside]
    assert head.scores(raw).tolist() == pytest.approx(expected, abs=1e-5)


def test_a_head_tells_what_scores_stand_for() -> None:
    told = CLASSIFIER.heads[Origin.DOCUMENT].probabilities(np.array([-4, 4], np.float32))
    assert told.tolist() == pytest.approx([0.25, 0.75])


@pytest.mark.parametrize("length", [0, 1, WINDOW, WINDOW + 1, CHUNK, CHUNK + WINDOW, CHUNK + WINDOW + 1, 5 * CHUNK])
def test_chunks_and_windows_leave_nothing_out(length: int) -> None:
    seen = np.zeros(length, bool)
    for offset, chunk in chunks(bytes(length)):
        for begin, end in zip(*windows(chunk), strict=True):
            assert 0 <= begin <= end <= len(chunk)
            seen[offset + begin : offset + end] = True
    assert seen.all()


@pytest.mark.parametrize("length", [0, 60, 64, 65, 128, 129, 256, 257, 9_000])
def test_windows_are_of_each_scale_and_none_is_there_twice(length: int) -> None:
    spans = list(zip(*(edges.tolist() for edges in even_windows(length)), strict=True))
    assert len(set(spans)) == len(spans)
    assert {end - begin for begin, end in spans} == {min(length, size) for size, _ in SCALES}
    assert {end for _, end in spans} >= {length}


def _of_sentences(text: str) -> list[str]:
    raw = text.encode()
    even = set(zip(*(edges.tolist() for edges in even_windows(len(raw))), strict=True))
    own = set(zip(*(edges.tolist() for edges in windows(raw)), strict=True)) - even
    return [raw[begin:end].decode() for begin, end in sorted(own)]


FIRST, SECOND, THIRD = ("the pump of the mill is dry. ", 'they said "open the lower gate!" ', "the river has come up")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FIRST + SECOND, [FIRST, SECOND]),
        (
            f"{FIRST}{SECOND}{THIRD}{' on' * 200}",
            [FIRST, FIRST + SECOND, SECOND],
        ),
        (
            "水泵的水很干净而且磨坊在山下面。明天我们再去看看那个旧磨坊。",
            ["水泵的水很干净而且磨坊在山下面。", "明天我们再去看看那个旧磨坊。"],
        ),
        (f"yes. no. {THIRD} ", [f"no. {THIRD} "]),
        (f"{THIRD} {THIRD}", []),
        ("3.14 or a.b.c and x:y", []),
    ],
    ids=["each", "none longer than a window", "a script without spaces", "none too short", "one", "no ends"],
)
def test_sentences_are_windows(text: str, told: list[str]) -> None:
    assert _of_sentences(text) == told


@pytest.mark.parametrize("rest", ["", "あ"], ids=["one script", "two"])
@pytest.mark.parametrize("end", [". ", "!\n", '?"\t', ";') ", ":\"'\r"])
def test_each_mark_ends_a_sentence_whatever_scripts_a_text_holds(end: str, rest: str) -> None:
    sentence = f"so {THIRD}{end}"
    assert _of_sentences(f"{sentence}{' on' * 200}{rest}") == [sentence]


def test_so_many_sentences_in_a_row_are_a_window_and_no_more() -> None:
    found = _of_sentences(FIRST * 10)
    assert max(found, key=len) == FIRST * MOST_SENTENCES
    assert found.count(FIRST * MOST_SENTENCES) == 6


@pytest.mark.parametrize("before", [0, 3, CHUNK - 100, CHUNK - WINDOW, 2 * CHUNK])
def test_a_sentence_is_a_window_whatever_stands_about_it(before: int) -> None:
    text = f"{'eggs ' * before}"[:before] + ". " * (before > 0) + FIRST + SECOND + FILLER * 200
    begin = text.index(FIRST)
    spans = {
        (offset + one, offset + other)
        for offset, chunk in chunks(text.encode())
        for one, other in zip(*(edges.tolist() for edges in windows(chunk)), strict=True)
    }
    assert {(begin, begin + len(FIRST)), (begin, begin + len(FIRST + SECOND))} <= spans


@pytest.mark.parametrize("seed", range(20))
def test_texts_that_are_read_together_are_suspects_where_a_sweep_of_them_finds_anything(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    parts = [*PHRASE.split(), *ALIKE.split(), *FILLER.split(), PHRASE, "ü", "-", ".", ""]
    texts = [" ".join(rng.choices(parts, k=rng.randint(0, 60))) for _ in range(rng.randint(1, 12))]
    origins = rng.choices([Origin.DOCUMENT, Origin.TOOL_RESULT, Origin.USER], k=len(texts))
    own = knowing(meanings=MEANINGS) if seed % 2 else CLASSIFIER
    strict = replace(own.heads[Origin.DOCUMENT], bias=-2.0)
    classifier = Classifier({**own.heads, Origin.TOOL_RESULT: strict}, {**own.limits, Origin.TOOL_RESULT: LIMITS}, "r2")
    found = [n for n, text in enumerate(texts) if any(classifier.sweep(text, origin=origins[n]))]
    suspects = classifier.suspects(list(zip(texts, origins, strict=True)))
    assert set(found) <= set(suspects)
    assert all(origins[number] is not Origin.USER for number in suspects)


def test_ordinary_texts_are_no_suspects() -> None:
    texts = [FILLER, "", PHRASE, FILLER * 3, PHRASE]
    origins = [Origin.DOCUMENT] * 4 + [Origin.USER]
    assert CLASSIFIER.suspects(list(zip(texts, origins, strict=True))) == [2]
    assert CLASSIFIER.suspects([("", Origin.DOCUMENT)]) == []


def test_other_words_of_the_same_meaning_are_found() -> None:
    told = list(knowing(meanings=MEANINGS).sweep(f"{FILLER * 9} {ALIKE} {FILLER}", origin=Origin.DOCUMENT))
    assert [sign.severity for sign in told if sign] == [Severity.LOW]
    assert _signs(f"{FILLER * 9} {ALIKE} {FILLER}") == []
