"""Values whose halves stand apart."""

import pytest

from filters.segments import Origin, Segment
from filters.steps import run
from filters.tool_calls.passages import lowered
from filters.tool_calls.scenes import Source
from filters.tool_calls.split_values import longer_halves, source_of_halves
from filters.tool_calls.telling import squashed
from tests.filters.test_held_up import MOST, worked

IBAN = "DE89370400440532013000"


def sources(*texts: str) -> list[Source]:
    return [
        Source(Segment(Origin.TOOL_RESULT, f"/{number}", text), squashed(text), lowered(text))
        for number, text in enumerate(texts)
    ]


@pytest.mark.parametrize(
    ("value", "halves"),
    [
        ("+49 30 5550199", ("493055", "550199")),
        ("DE89370400440", ("de89370", "0400440")),
        ("2024-05-06 10:30", ()),
        ("a word or more", ()),
        ("DE893704", ()),
    ],
    ids=["a phone", "an odd number of letters", "a date", "words", "a short one"],
)
def test_the_longer_halves_of_a_value(value: str, halves: tuple[str, ...]) -> None:
    assert longer_halves(value) == halves


@pytest.mark.parametrize(
    ("value", "texts", "place"),
    [
        (IBAN, ("It is sunny.", "begins with DE8937040044", "ends in 0532013000."), "/1"),
        (IBAN, ("ends in 0532 0130 00.", "begins with DE89 3704 0044."), "/1"),
        (IBAN, ("first de8937040044, then 0532013000",), "/0"),
        ("DE89 3704 0044 0532 0130 00", ("DE89-3704-0044", "0532-0130-00"), "/0"),
        (IBAN, ("ＤＥ８９３７０４００４４", "0532013000"), "/0"),
        ("eve.adams@collect.example", ("The name is eve.adams", "at collect.example"), "/0"),
        ("+49 30 5550199", ("dial +49 30", "then 5550199"), "/0"),
    ],
    ids=[
        "two texts", "in the other order, with spaces", "one text", "other marks", "other letters", "an address",
        "a phone",
    ],
)  # fmt: skip
def test_the_text_of_the_first_half_is_found(value: str, texts: tuple[str, ...], place: str) -> None:
    found = run(source_of_halves(value, sources(*texts)))
    assert found is not None
    assert found.segment.path == place


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (IBAN, ("begins with DE8937040044", "it is sunny")),
        (IBAN, ("it is sunny", "ends in 0532013000")),
        (IBAN, ("begins with DE8937040044", "ends in 2013000")),
        (IBAN, ("XDE8937040044", "0532013000")),
        (IBAN, ("DE89370400440532013", "000")),
        (IBAN, ()),
        ("2026-11-22 15:30", ("on 2026-11-22", "at 15:30")),
        ("/srv/2026/112233", ("/srv/2026", "112233")),
        ("quarterly report", ("quarterly", "report")),
        ("AB-123456", ("AB-123", "456")),
        (IBAN * 3, (IBAN, IBAN * 2)),
    ],
    ids=[
        "no end", "no beginning", "a gap", "a part of another word", "too short a half", "no text", "a time", "a path",
        "words", "a short one", "a long one"
    ],
)  # fmt: skip
def test_other_values_have_no_halves(value: str, texts: tuple[str, ...]) -> None:
    assert run(source_of_halves(value, sources(*texts))) is None


def test_an_account_in_halves_in_a_long_page_is_sought_in_short_steps() -> None:
    digits = "".join(str(number * 7 % 10) for number in range(60))
    page = f"x{digits[:-4]} x{digits[4:]} " + "Ärger über die Straße. " * 3_000
    assert max(worked(source_of_halves(digits, sources(page)))) < MOST


def test_a_half_that_begins_within_a_false_start_is_found() -> None:
    found = run(source_of_halves("1111-2345-6789", sources("1 1-1-1-1-2", "3456789")))
    assert found is not None
