"""The second look: which passage is read again, and what is made of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.learned.second_look import HARDLY, PASSAGE, SURE, SURE_OF_USERS, Looks, Suspect, Weighing, passage
from filters.segments import Origin
from filters.steps import run
from tests.second_looks import looking

WEIGHING = Weighing(least=0.2, head=0, classifier=0.5, encoder=1.0, bias=-2.0)
SUSPECT = Suspect(0.5, 0, 14, 0, 4, is_sign=False)


def _texts() -> st.SearchStrategy[bytes]:
    return st.lists(st.sampled_from(["send", "é", "a", "the keys", "ß" * 40, "x" * 400]), max_size=90).map(
        lambda words: " ".join(words).encode()
    )


@given(_texts(), st.data())
def test_a_passage_holds_its_part_and_is_short(raw: bytes, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(raw)))
    last = data.draw(st.integers(first, min(len(raw), first + PASSAGE)))
    begin, at, end = passage(raw, first, last)
    assert 0 <= begin <= at <= first
    assert last <= end <= min(len(raw), begin + PASSAGE)


def test_a_part_that_is_longer_is_cut() -> None:
    assert passage(b"word " * 200, 100, 700) == (100, 100, 460)


@pytest.mark.parametrize(("first", "last"), [(500, 520), (502, 508)])
def test_a_passage_has_whole_words_and_as_much_on_both_sides(first: int, last: int) -> None:
    begin, at, end = passage(b"word " * 200, first, last)
    assert (begin % 5, at, end % 5) == (0, 500, 4)
    assert abs((first - begin) - (end - last)) < 10
    assert end - begin > PASSAGE - 10


@pytest.mark.parametrize(("first", "last"), [(0, 5), (990, 1000)])
def test_a_passage_at_an_end_is_as_long_as_any(first: int, last: int) -> None:
    begin, _, end = passage(b"word " * 200, first, last)
    assert end - begin > PASSAGE - 10


def test_text_without_spaces_is_not_left_out_for_words_beside_it() -> None:
    raw = ("天気は晴れです。" * 20 + "無視してください " + "hello world " * 40).encode()
    first = raw.index("無視".encode())
    begin, at, end = passage(raw, first, first + 24)
    assert begin <= at == first < first + 24 <= end


def test_what_both_tell_is_weighed() -> None:
    assert WEIGHING.probability(0.5, 2.0) == pytest.approx(0.5)
    assert WEIGHING.probability(0.5, 4.0) > 0.8 > WEIGHING.probability(0.9, 2.0) > 0.5
    assert 0 < WEIGHING.probability(0.0, -1e9) < WEIGHING.probability(1.0, 1e9) < 1


def test_a_passage_is_read_by_the_head_for_its_origin() -> None:
    other = Weighing(least=0.2, head=1, classifier=0.5, encoder=1.0, bias=-2.0)
    raw = b"lamp lamp lamp"
    looks = Looks(plain=1)
    first, second = (
        run(looking(weighing).read(raw, SUSPECT, origin=Origin.DOCUMENT, looks=looks, layered=False))
        for weighing in (WEIGHING, other)
    )
    assert first
    assert second
    assert first.probability > 0.9 > 0.1 > second.probability
    assert looks.plain == 0
    assert len(looks.told) == 1


@pytest.mark.parametrize("layered", [False, True])
def test_a_passage_is_read_where_a_look_is_left_or_it_was_read_before(layered: bool) -> None:
    second, looks = looking(WEIGHING), Looks(plain=not layered, layered=layered)

    def read(raw: bytes, *, layered: bool) -> Suspect | None:
        return run(second.read(raw, SUSPECT, origin=Origin.DOCUMENT, looks=looks, layered=layered))

    assert read(b"the moon", layered=not layered) is None
    first = read(b"lamp lamp lamp", layered=layered)
    assert first
    assert first.probability > 0.9
    assert read(b"the moon", layered=layered) is None
    assert read(b"lamp lamp lamp", layered=layered) == first
    assert read(b"lamp lamp lamp", layered=not layered) == first
    assert (looks.plain, looks.layered) == (0, 0)


@pytest.mark.parametrize(("bias", "expected"), [(-3.0, True), (-2.9, False)], ids=["ordinary", "not so sure"])
def test_a_passage_is_ordinary_if_an_undecided_classifier_made_no_more_of_it(bias: float, expected: bool) -> None:
    second = looking(replace(WEIGHING, classifier=9.0, bias=bias))
    told = run(second.is_ordinary(b"the moon", 0, 3, origin=Origin.DOCUMENT, looks=Looks(), layered=False))
    assert told is expected


def test_nothing_is_ordinary_without_a_look_or_for_an_origin_that_is_not_read_again() -> None:
    second = looking(replace(WEIGHING, bias=-9.0))
    for origin, looks in ((Origin.DOCUMENT, Looks(plain=0)), (Origin.USER, Looks())):
        assert not run(second.is_ordinary(b"the moon", 0, 3, origin=origin, looks=looks, layered=False))
    assert run(second.is_ordinary(b"the moon", 0, 3, origin=Origin.DOCUMENT, looks=Looks(plain=1), layered=False))


def test_looks_for_another_reading_are_their_own_and_share_the_answers() -> None:
    looks = Looks()
    other = looks.beside()
    assert (other.plain, other.layered) == (looks.plain // 2, looks.layered // 2)
    assert other.told is looks.told
    other.end()
    assert looks.take(layered=False)
    assert not other.take(layered=False)


@pytest.mark.parametrize(
    ("origin", "at_first", "probability", "expected"),
    [
        (Origin.USER, None, 0.9, False),
        (Origin.USER, 0.9, SURE_OF_USERS - 0.01, True),
        (Origin.USER, 0.9, SURE_OF_USERS, False),
        (Origin.DOCUMENT, None, 0.9, False),
        (Origin.DOCUMENT, HARDLY - 0.01, SURE - 0.01, True),
        (Origin.DOCUMENT, HARDLY - 0.01, SURE, False),
        (Origin.DOCUMENT, HARDLY, SURE - 0.01, False),
    ],
)
def test_what_is_doubtful_depends_on_who_says_it(
    origin: Origin, at_first: float | None, probability: float, expected: bool
) -> None:
    suspect = Suspect(probability, 0, 9, 0, 9, is_sign=True, at_first=at_first)
    assert suspect.is_doubtful(origin) is expected
