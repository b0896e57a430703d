"""What a survey says of a text."""

import re
from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.decoders.survey import LEAST_CODED, LEAST_INKED, OF_KINDS, Survey, Told
from filters.steps import run


@given(st.text())
def test_strings_have_one_byte_for_each_character(text: str) -> None:
    survey = Survey(text)
    assert {len(survey.raw), len(survey.small), len(survey.ink), len(survey.code)} == {len(text)}
    assert len(survey.letters) == len(text) + 2


def test_what_is_beyond_ascii_is_a_question_mark_and_a_sign() -> None:
    survey = Survey("naïve")
    assert survey.raw == b"na?ve"
    assert survey.signs == {ord("?")}


def test_tabs_and_line_breaks_are_signs_and_spaces_are_none() -> None:
    assert Survey("a b\tc\nd\r").signs == {ord("\t"), ord("\n")}


def test_what_is_asked_for_again_is_not_found_out_again() -> None:
    survey = Survey("A line\nand: more")
    assert survey.parts is survey.parts
    assert survey.few_lines == [(0, 6), (7, 16)]
    assert (survey.breaks, survey.spaces) == (1, 2)
    assert Survey("one line").few_lines == Survey("one line").few_parts == [(0, 8)]


def test_sentences_end_at_quotation_marks_and_colons() -> None:
    assert Survey('He said: "Go"').sentences == b"he said\n\n\ngo\n"


@given(st.text(st.sampled_from('ab\n: "')))
def test_lines_and_parts_are_what_splitting_gives(text: str) -> None:
    survey = Survey(text)
    for (starts, ends), whole in ((survey.lines, survey.raw), (survey.parts, survey.sentences)):
        assert [whole[start:end] for start, end in zip(starts, ends, strict=True)] == whole.split(b"\n")


def test_letters_are_counted_up_to_each_place() -> None:
    assert Survey("a1 Bc").letters_before.tolist() == [0, 1, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("run", "coded", "has"), [(0, 0, True), (5, 0, True), (6, 0, False), (5, 3, True), (5, 4, False), (6, 3, False)]
)
def test_runs_are_there_or_not(run: int, coded: int, has: bool) -> None:
    assert Survey("one two=2").has_runs(run, coded) is has


def test_words_are_runs_of_letters_and_digits_in_small_letters() -> None:
    assert Survey("Don't go_2 Café X9, go").words == {b"don", b"t", b"go", b"2", b"caf", b"x9"}


def test_words_of_letters_come_in_order_and_as_often_as_they_stand() -> None:
    assert Survey("It's x2 and IT").words_of_letters == [b"it", b"s", b"x", b"and", b"it"]


@given(st.lists(st.sampled_from("ab7é~="), min_size=2 * OF_KINDS - 1), st.sampled_from(["", " ", "\n", "-", ", "]))
def test_signs_in_a_row_are_of_no_more_kinds_than_there_are(signs: list[str], gap: str) -> None:
    for others in ("", "The five boxing wizards jump quickly over the lazy dogs. "):
        assert Survey(others + gap.join(signs) + others).fewest_kinds <= len(set(signs))


def test_ordinary_signs_are_of_many_kinds_and_few_signs_of_all() -> None:
    assert Survey("The five boxing wizards jump quickly over the lazy dogs. ").fewest_kinds > 4
    assert Survey("aa").fewest_kinds == 8


def test_a_part_is_looked_at_once_in_all_views_of_a_text() -> None:
    looked: list[bytes] = []

    def look(part: bytes) -> int:
        looked.append(part)
        return len(part)

    def look_in_steps(part: bytes) -> Generator[None, None, int]:
        yield
        return look(part)

    told: Told = {}
    for text in ("one", "two"):
        survey = Survey(text, told)
        assert survey.once(look, b"part") == run(survey.once_in_steps(look_in_steps, b"part")) == 4
    assert looked == [b"part", b"part"]
    assert Survey("one").once(look, b"part") == 4
    assert len(looked) == 3


def test_no_more_answers_are_kept_than_some() -> None:
    told: Told = {}
    survey = Survey("", told)
    assert [survey.once(len, str(number)) for number in range(3_000)] == [len(str(number)) for number in range(3_000)]
    assert len(told) < 3_000


@given(st.text(st.sampled_from("aZ9+/- \u00e9\n")))
def test_runs_are_what_splitting_gives(text: str) -> None:
    text = f"{text} {'x' * LEAST_INKED}{text}"
    survey = Survey(text)
    inked = [run for run in text.split() if len(run) >= LEAST_INKED]
    assert [text[start:end] for start, end in survey.inked] == inked
    coded = [run for run in re.split("[^A-Za-z0-9+/_-]+", text) if len(run) >= LEAST_CODED]
    assert [text[start:end] for start, end in survey.coded] == coded


def test_digits_are_counted_and_shaped() -> None:
    survey = Survey("Go 12f-\u00e9")
    assert survey.digits == 2
    assert (survey.alnum, survey.of_hex) == (b"aa aaa  ", b"   aaa  ")


@given(st.text(st.sampled_from("aZ9 \u00e9\n")))
def test_kinds_of_characters_next_to_each_other_are_counted(text: str) -> None:
    survey = Survey(text)
    assert survey.digits == len(re.findall("[0-9]", text))
    assert survey.digits_in_words == len(re.findall("[A-Za-z](?=[0-9])", text))
    assert survey.turns == len(re.findall("[a-z](?=[A-Z])", text))
    assert survey.cases == re.sub("[^lu]", " ", re.sub("[a-z]", "l", text).replace("Z", "u")).encode()
    assert survey.has_inked is bool(survey.inked)


@pytest.mark.parametrize(
    ("text", "has"),
    [("ABCD EF23", True), ("xABCD-2345x", True), ("ABCD  EFGH", False), ("ABCD_EFGH", False), ("ABCD EF18", False)],
)
def test_groups_of_base32_are_there_or_not(text: str, has: bool) -> None:
    assert Survey(text).has_groups is has


@given(st.text())
def test_what_is_beyond_ascii_stands_by_itself(text: str) -> None:
    survey = Survey(text)
    assert survey.beyond == "".join(char for char in text if not char.isascii())
    assert survey.strangers == set(survey.beyond)


def test_what_is_beyond_ascii_may_be_half_of_a_pair() -> None:
    assert Survey("a\ud83d b\ude00").beyond == "\ud83d\ude00"
