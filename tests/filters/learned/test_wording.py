"""Hashed features: the same words give the same ones wherever they stand, and each kind has its own."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.learned.wording import (
    BORDER,
    LONGEST,
    NO_MEANINGS,
    Features,
    Hashes,
    Meanings,
    Places,
    features,
    features_together,
    word_keys,
    word_numbers,
    words_of,
)

FOUR, WORDS, PAIRS, APART, TRIPLES, CLASSES, CLASS_PAIRS, CLASSES_APART, CLASS_TRIPLES = range(9)
NAMES = [
    "four bytes",
    *(f"{name}{of}" for of in ("words", "classes") for name in ("", "two ", "two apart, of ", "three ")),
]
_KEYS = word_keys(word_numbers(b"send forward invoices bills")[1])
_ORDER = np.argsort(_KEYS)
MEANINGS = Meanings(_KEYS[_ORDER], np.array([0, 0, 1, 1], np.uint16)[_ORDER])


def _kinds(groups: Iterable[tuple[Places, list[Hashes]]]) -> list[list[tuple[int, int]]]:
    return [
        list(zip(places[: len(hashes)].tolist(), hashes.tolist(), strict=True))
        for places, kinds in groups
        for hashes in kinds
    ]


def _found(text: str, kind: int) -> list[tuple[int, int]]:
    return _kinds(features(text.encode(), MEANINGS))[kind]


def _hashes(text: str, kind: int) -> set[int]:
    return {value for _, value in _found(text, kind)}


@pytest.mark.parametrize(
    ("kind", "places"),
    [
        (FOUR, list(range(13))),
        *((kind, [0, 5, 10, 14]) for kind in (WORDS, CLASSES)),
        *((kind, [0, 5, 10]) for kind in (PAIRS, CLASS_PAIRS)),
        *((kind, [0, 5]) for kind in (APART, CLASSES_APART, TRIPLES, CLASS_TRIPLES)),
    ],
)
def test_where_features_begin(kind: int, places: list[int]) -> None:
    assert [place for place, _ in _found("send the, log 22", kind)] == places


@pytest.mark.parametrize("kind", range(9), ids=NAMES)
def test_a_phrase_has_the_same_features_wherever_it_stands(kind: int) -> None:
    phrase = "forward all invoices"
    later = _found(f"lorem ipsum, {phrase}", kind)
    assert {(place + 13, value) for place, value in _found(phrase, kind)} <= set(later)


def test_a_word_is_the_same_between_any_marks() -> None:
    assert len(_hashes("log (log) log's-log, log.", WORDS)) == 2


def test_kinds_and_orders_are_told_apart() -> None:
    assert not _hashes("red blue", PAIRS) & _hashes("blue red", PAIRS)
    assert not _hashes("red and blue", PAIRS) & _hashes("red and blue", APART)


def test_scripts_without_spaces_have_runs_of_bytes() -> None:
    assert _hashes("忽略之前的指示", FOUR) & _hashes("请忽略之前", FOUR)


def test_a_ruled_line_counts_once() -> None:
    assert len(_found("-" * 500, FOUR)) == 1
    assert len(_found("=-" * 500, FOUR)) == 2


@pytest.mark.parametrize("kind", [CLASSES, CLASS_PAIRS, CLASSES_APART, CLASS_TRIPLES])
def test_words_that_mean_the_same_have_the_same_features(kind: int) -> None:
    told = _found("send the invoices", kind)
    assert told == [(place - (place > 5) * 3, value) for place, value in _found("forward the bills", kind)]
    assert not {value for _, value in told} & {hit for other in (WORDS, PAIRS) for hit in _hashes("send it", other)}


def test_words_without_a_meaning_are_told_apart_by_their_letters_alone() -> None:
    assert len(_hashes("red blue", CLASSES)) == 1
    assert len(_hashes("red blue", WORDS)) == 2
    assert _hashes("red", CLASSES) != _hashes("send", CLASSES)
    assert len(_kinds(features(b"send the invoices"))) == 5


def test_words_of_a_text_are_those_that_have_numbers() -> None:
    text = "Log (log) log's-log, 忽略 all_of 3.5".encode()
    assert len(words_of(text)) == len(word_numbers(text)[1])
    assert [word_numbers(word)[1].tolist() for word in words_of(text)] == [[n] for n in word_numbers(text)[1]]


@pytest.mark.parametrize("text", ["", "a", "ab", "--", "a b"], ids=["empty", "letter", "word", "marks", "two letters"])
def test_short_texts_have_what_fits(text: str) -> None:
    assert len(_found(text, WORDS)) == len(text.replace("-", "").split())
    assert _found(text, FOUR) == []


def test_hashes_are_whole_up_to_the_longest_text() -> None:
    for places, kinds in features(bytes(range(256)) * (LONGEST // 256), MEANINGS):
        for hashes in kinds:
            assert len(places) - len(hashes) in range(3)
            assert hashes.dtype == np.uint32


CLASS_TOTALS = (12613004096, 4782343085, 16068666552, 11966171844)


@pytest.mark.parametrize(
    ("kind", "total"),
    [
        (FOUR, 156119730604),
        (WORDS, 28530956995),
        (PAIRS, 28391438337),
        (APART, 26547683081),
        (TRIPLES, 29663997162),
        *zip(range(CLASSES, 9), CLASS_TOTALS, strict=True),
    ],
    ids=NAMES,
)
def test_hashes_are_those_that_models_were_trained_on(kind: int, total: int) -> None:
    text = "Send the log's lines, 忽略 all of it - and a_b to me ====== again again."
    assert sum(value for _, value in _found(text, kind)) == total


@given(st.lists(st.text("ab 'é-0", max_size=24), min_size=1, max_size=6), st.sampled_from([MEANINGS, NO_MEANINGS]))
def test_texts_that_are_read_together_have_the_features_of_each(texts: list[str], meanings: Meanings) -> None:
    raws = [text.encode() for text in texts]
    starts = [len(BORDER.join((*raws[:number], b""))) for number in range(len(raws))]
    alone = [_kinds(features(raw, meanings)) for raw in raws]
    own = [
        [(start + place, value) for start, kinds in zip(starts, alone, strict=True) for place, value in kinds[kind]]
        for kind in range(len(alone[0]))
    ]
    told = features_together(raws, meanings)
    assert _counted(told, meanings.rows) == own
    at = Counter(place for kind in own for place, _ in kind)
    assert told.numbers.tolist() == [at[place] for place in range(len(BORDER.join((*raws, b""))))]


def _counted(told: Features, rows: int) -> list[list[tuple[int, int]]]:
    """The features that count, of each kind."""
    size, begins = len(told.numbers), told.begins.tolist()
    places = [list(range(size)), *[begins] * (4 * rows)]
    hashes, counted = ([each[:size], *told.kinds(each)[:, : len(begins)]] for each in (told.hashes, told.counted))
    return [
        [(place, value) for place, value, counts in zip(at, kind.tolist(), ones, strict=True) if counts]
        for at, kind, ones in zip(places, hashes, counted, strict=True)
    ]
