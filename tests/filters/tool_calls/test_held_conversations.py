"""What is known of a conversation that the upstream holds."""

import pytest

from filters.calls import Held, Trail
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.held_conversations import HELD, MOST_HELD, MOST_HELD_CHARS, digest, held, held_source
from filters.tool_calls.scenes import Source
from filters.tool_calls.telling import squashed
from tests.filters.conversation import trail

KEY = b"k" * 32
IBAN = "DE89370400440532013000"
GIVEN = trail(f"Pay the bill, but not to {IBAN}.", f"500 EUR to {IBAN} by HB-5510992.")


def test_acts_and_digests_are_kept_and_no_text() -> None:
    known = run(held(GIVEN, key=KEY))
    assert known.acts == {Act.PAY}
    assert known.brought == {digest(IBAN, KEY), digest("HB-5510992", KEY)}
    assert known.said == {digest(IBAN, KEY)}
    assert IBAN not in repr(known)


def test_what_was_known_before_is_kept() -> None:
    first = run(held(GIVEN, key=KEY))
    then = run(held(Trail((Segment(Origin.USER, "/0", "Follow the list.", Trust.TRUSTED),), held=first), key=KEY))
    assert then.acts == {Act.PAY}
    assert then.delegating
    assert (then.brought, then.said) == (first.brought, first.said)


@pytest.mark.parametrize(
    ("token", "found"),
    [("HB-5510992", True), ("hb 5510992", True), (IBAN, False), ("HB-5510993", False)],
    ids=["brought in", "with other marks", "a principal's too", "another"],
)
def test_the_source_of_a_value_is_held(token: str, found: bool) -> None:
    expected = Source(Segment(Origin.TOOL_RESULT, HELD, ""), squashed(token)) if found else None
    assert held_source(token, run(held(GIVEN, key=KEY))) == expected


def test_of_nothing_nothing_is_held() -> None:
    assert held_source(IBAN, Held()) is None


@pytest.mark.parametrize(("number", "partial"), [(MOST_HELD, False), (MOST_HELD + 1, True)])
def test_only_so_many_values_are_held(number: int, partial: bool) -> None:
    given = trail("Weather?", " ".join(f"id{number:08}" for number in range(number)))
    known = run(held(given, key=KEY))
    assert (len(known.brought), known.partial) == (MOST_HELD, partial)
    assert run(held(Trail(held=known), key=KEY)) == known


@pytest.mark.parametrize(
    "flood",
    [f"{'x ' * MOST_HELD_CHARS}{IBAN}", f"{' '.join(f'id{number:08}' for number in range(MOST_HELD))} {IBAN}"],
    ids=["characters", "values"],
)
def test_a_value_behind_a_flood_may_be_any_that_nobody_named(flood: str) -> None:
    known = run(held(trail("Pay bill HB-5510992.", flood), key=KEY))
    assert held_source(IBAN, known) is not None
    assert held_source("HB-5510992", known) is None


@pytest.mark.parametrize(
    "written",
    ["DE89 3704 0044 0532 0130 00", "DE89-3704-0044-0532-0130-00 EUR", "5 DE89\u00a03704 0044 0532 0130 00 500", IBAN],
)
@pytest.mark.parametrize("asked", [IBAN, "DE89 3704 0044 0532 0130 00"])
def test_an_account_in_groups_is_the_same_account(written: str, asked: str) -> None:
    known = run(held(trail("Weather?", f"Payable to {written}, soon."), key=KEY))
    assert held_source(asked, known) is not None
    said = run(held(trail(f"Pay to {written}.", f"Payable to {IBAN}."), key=KEY))
    assert held_source(asked, said) is None


def test_the_latest_texts_are_looked_through() -> None:
    texts = (f"first HB-5510992 {'x ' * MOST_HELD_CHARS}", f"last HB-5510993 {'x ' * MOST_HELD_CHARS}")
    segments = tuple(Segment(Origin.TOOL_RESULT, f"/{n}", text) for n, text in enumerate(texts))
    known = run(held(Trail(segments), key=KEY))
    assert (known.brought, known.partial) == (frozenset({digest("HB-5510993", KEY)}), True)


def test_a_caller_may_pause_amid_a_long_text() -> None:
    assert len(list(held(trail("Weather?", "id00000001 " * (MOST_HELD_CHARS // 11)), key=KEY))) > 20


def test_no_more_values_are_digested_than_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    digested: list[str] = []

    def noted(token: str, key: bytes) -> str:
        digested.append(token)
        return digest(token, key)

    monkeypatch.setattr("filters.tool_calls.held_conversations.digest", noted)
    run(held(trail("Weather?", " ".join(f"id{number:08}" for number in range(5_000))), key=KEY))
    assert len(digested) == MOST_HELD + 1
