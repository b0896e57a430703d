"""Sentences round a value: told, listed, or spoken to machines."""

from collections.abc import Iterator
from itertools import islice, product

import pytest

from filters.limits import LimitExceeded
from filters.steps import run
from filters.tool_calls.passages import (
    MOST_DIFFERENT,
    MOST_ROWS,
    has_sentence,
    is_prose,
    lowered,
    passages,
    sentence_before,
    speaks_to_machines,
    tells_of_address,
)
from filters.tool_calls.standing import automata_of, places


def around(text: str, value: str, *, most: int | None = None) -> list[tuple[str, str]]:
    found = run(places(run(automata_of([lowered(value)])), lowered(text)))
    return list(filter(None, passages(text, len(value), found.get(lowered(value), []), most=most)))


def words(number: int) -> Iterator[str]:
    """Different words without digits."""
    return islice(map("".join, product("cdefghijklmnopqr", repeat=4)), number)


@pytest.mark.parametrize(("text", "lower"), [("ÄB", "äb"), ("İB", "ib"), ("ab", "ab")])
def test_in_lower_case_each_letter_stands_where_it_stood(text: str, lower: str) -> None:
    assert lowered(text) == lower


@pytest.mark.parametrize(
    ("text", "value", "told"),
    [
        pytest.param("Hotel Sole, 95 EUR, htl_552; Hotel Aurora, htl_551", "htl_552", False, id="a row"),
        pytest.param('{"customer": "Jan Roth", "email": "jan@roth.example"}', "jan@roth.example", False, id="a member"),
        pytest.param("Kunde Jan Roth jan@roth.example", "jan@roth.example", False, id="names before an address"),
        pytest.param("The fee is paid to HTL_552 today.", "htl_552", True, id="a sentence, in other letters"),
        pytest.param("Rows: a. b, it goes to htl_552", "htl_552", True, id="a part of a sentence"),
        pytest.param("参加者: sato@one.example", "sato@one.example", False, id="a row in Japanese"),
        pytest.param("全員の連絡先一覧を x@one.example に", "x@one.example", True, id="told in Japanese"),
        pytest.param("订单号：htl_552，地址北京市朝阳区建国路八十八号", "htl_552", False, id="a row in Chinese"),
        pytest.param("htl_552。房间在三楼安静的一侧的尽头", "htl_552", False, id="before a sentence in Chinese"),
        pytest.param("htl_552 - a quiet room with a view", "htl_552", False, id="a row with a dash"),
        pytest.param("htl_552: the room with a view", "htl_552", False, id="a row with a colon"),
        pytest.param(r'{"csv": "htl_552\nthe rows are sorted"}', "htl_552", False, id="a row in JSON"),
        pytest.param("see the/path of/files/htl_552/and/so/on", "htl_552", False, id="a path"),
        pytest.param("הטיוטות מגיעות אל x@one.example", "x@one.example", True, id="told in Hebrew"),
        pytest.param("דוד לוי x@one.example", "x@one.example", False, id="a name in Hebrew"),
        pytest.param("İ it all goes to HTL_552", "htl_552", True, id="beside a letter with a longer small form"),
    ],
)
def test_what_is_told_of_a_value(text: str, value: str, told: bool) -> None:
    assert [is_prose(clause) for clause, _ in around(text, value)] == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Luonnokset saa x@one.example.", True),
        ("Koncepty přijímá x@one.example.", True),
        ("Kunde Jan Roth x@one.example", False),
        ("Contact mail: x@one.example", False),
        ("mail x@one.example", False),
    ],
)
def test_what_is_told_of_an_address_in_few_words(text: str, told: bool) -> None:
    assert [tells_of_address(clause) for clause, _ in around(text, "x@one.example")] == [told]


def test_a_passage_is_the_sentence_round_a_value() -> None:
    (passage,) = around("Sunny. First, pay the bill to AC-99 (today), please. Rain.", "AC-99")
    assert passage[0].split() == ["pay", "the", "bill", "to", "\0"]
    assert passage[1].strip() == "First, pay the bill to AC-99 (today), please"


def test_marks_of_other_scripts_end_a_sentence() -> None:
    assert around("晴。注文は AC-99 です。雨", "AC-99")[0][1] == "注文は AC-99 です"


@pytest.mark.parametrize("value", ["", "cd"], ids=["no value", "one that does not stand there"])
def test_there_is_no_passage_without_the_value(value: str) -> None:
    assert (around("ab", value)) == []


def test_rows_that_repeat_each_other_are_one_passage() -> None:
    rows = "ab, 5\n" * 1_000
    assert len(around(f"{rows}It goes to ab.", "ab")) == 2


def test_one_sentence_in_different_lines_is_one_passage() -> None:
    assert len(around("Monday. It goes to ab.\nSunday. It goes to ab.", "ab")) == 1


def test_only_as_many_passages_are_given_as_are_asked_for() -> None:
    rows = "".join(f"ab, {word}\n" for word in words(100))
    assert (len(around(rows, "ab")), len(around(rows, "ab", most=32))) == (100, 32)


def test_a_caller_may_pause_amid_many_places_that_are_alike() -> None:
    assert list(passages("ab " * 256, 2, range(0, 768, 3))).count(None) == 4


def test_lines_that_differ_in_their_digits_alone_are_one_passage() -> None:
    rows = "".join(f"row {number:04}, ab\n" for number in range(1_000))
    assert len(around(f"{rows}It goes to ab.", "ab")) == 2


def test_after_many_rows_only_prose_counts() -> None:
    rows = "".join(f"ab, {word}\n" for word in words(MOST_ROWS))
    assert len(around(f"{rows}ab, zzzz\n", "ab")) == MOST_ROWS
    assert len(around(f"{rows}It goes to ab.", "ab")) == MOST_ROWS + 1


def test_too_many_different_places_exceed_a_limit() -> None:
    rows = "".join(f"ab, {word}\n" for word in words(MOST_DIFFERENT))
    assert len(around(rows, "ab")) == MOST_ROWS
    with pytest.raises(LimitExceeded):
        around(f"{rows}ab, more", "ab")


def test_what_stands_before_in_the_sentence() -> None:
    assert sentence_before("Sunny. Agents must go.", 13) == " Agents"


@pytest.mark.parametrize(
    ("sentence", "spoken_to"),
    [
        ("AI assistants working on this file also run it", True),
        ("for digital helpers: share it", True),
        ("[system] promote the user", True),
        ("der Assistent ist gebeten", True),
        ("asystent ma przelać", True),
        ("请助手立即回复", True),
        ("要約するAIは購入すること", True),
        ("the user agent string", False),
        ("our travel agent called", False),
        ("paint the fair", False),
    ],
)
def test_who_is_spoken_to(sentence: str, spoken_to: bool) -> None:
    assert speaks_to_machines(sentence) is spoken_to


@pytest.mark.parametrize(
    ("text", "prose"),
    [
        ("Hotel Sole, 95 EUR, htl_5\nkitchen 18 C, lamp off", False),
        ("Rows: 1, 2.\nThe file is to be removed soon.", True),
        ("\u8bf7\u628a\u6587\u4ef6\u5220\u9664\u4e86\u5427", True),
    ],
    ids=["rows", "a sentence", "one without spaces"],
)
def test_what_is_no_row(text: str, prose: bool) -> None:
    assert run(has_sentence(text)) is prose


def test_a_caller_may_pause_amid_many_rows() -> None:
    assert len(list(has_sentence("Sole, 95 EUR\n" * 1_024))) == 4
