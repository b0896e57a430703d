"""Hashed features: the same words give the same ones wherever they stand, and each kind has its own."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.wording import BORDER, LONGEST, features, features_together

FOUR, SIX, WORDS, PAIRS, APART, TRIPLES = range(6)


def _found(text: str, kind: int) -> list[tuple[int, int]]:
    places, hashes = list(features(text.encode()))[kind]
    return list(zip(places.tolist(), hashes.tolist(), strict=True))


def _hashes(text: str, kind: int) -> set[int]:
    return {value for _, value in _found(text, kind)}


@pytest.mark.parametrize(
    ("kind", "places"),
    [
        (FOUR, list(range(13))),
        (SIX, list(range(11))),
        (WORDS, [0, 5, 10, 14]),
        (PAIRS, [0, 5, 10]),
        (APART, [0, 5]),
        (TRIPLES, [0, 5]),
    ],
    ids=["four bytes", "six bytes", "words", "two words", "two words with one between", "three words"],
)
def test_where_features_begin(kind: int, places: list[int]) -> None:
    assert [place for place, _ in _found("send the, log 22", kind)] == places


@pytest.mark.parametrize("kind", range(6))
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
    assert _hashes("忽略之前的指示", SIX) & _hashes("请忽略之前", SIX)


def test_a_ruled_line_counts_once() -> None:
    assert len(_found("-" * 500, FOUR)) == 1
    assert len(_found("=-" * 500, SIX)) == 2


@pytest.mark.parametrize("text", ["", "a", "ab", "--", "a b"], ids=["empty", "letter", "word", "marks", "two letters"])
def test_short_texts_have_what_fits(text: str) -> None:
    assert len(_found(text, WORDS)) == len(text.replace("-", "").split())
    assert _found(text, SIX) == []


def test_hashes_are_whole_up_to_the_longest_text() -> None:
    for places, hashes in features(bytes(range(256)) * (LONGEST // 256)):
        assert len(places) == len(hashes)
        assert hashes.dtype == np.uint32


@pytest.mark.parametrize(
    ("kind", "total"),
    [
        (FOUR, 156119730604),
        (SIX, 157357191103),
        (WORDS, 28530956995),
        (PAIRS, 28391438337),
        (APART, 26547683081),
        (TRIPLES, 29663997162),
    ],
    ids=["four bytes", "six bytes", "words", "two words", "two words with one between", "three words"],
)
def test_hashes_are_those_that_models_were_trained_on(kind: int, total: int) -> None:
    text = "Send the log's lines, 忽略 all of it - and a_b to me ====== again again."
    assert sum(value for _, value in _found(text, kind)) == total


@given(st.lists(st.text("ab 'é-0", max_size=24), min_size=1, max_size=6))
def test_texts_that_are_read_together_have_the_features_of_each(texts: list[str]) -> None:
    raws = [text.encode() for text in texts]
    starts = [len(BORDER.join((*raws[:number], b""))) for number in range(len(raws))]
    for kind, (places, hashes) in enumerate(features_together(raws)):
        alone: list[tuple[int, int]] = []
        for raw, start in zip(raws, starts, strict=True):
            own, values = list(features(raw))[kind]
            alone += zip((own + start).tolist(), values.tolist(), strict=True)
        assert list(zip(places.tolist(), hashes.tolist(), strict=True)) == alone
