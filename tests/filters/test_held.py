"""What is known of a conversation that the upstream holds."""

import pytest

from filters.act_words import Act
from filters.calls import Held, Trail
from filters.held import HELD, MOST_HELD, MOST_HELD_CHARS, digest, held, held_source
from filters.inspecting import run
from filters.segments import Origin, Segment, Trust
from filters.telling import squashed
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
    expected = (Segment(Origin.TOOL_RESULT, HELD, ""), squashed(token)) if found else None
    assert held_source(token, run(held(GIVEN, key=KEY))) == expected


def test_of_nothing_nothing_is_held() -> None:
    assert held_source(IBAN, Held()) is None


def test_only_so_many_values_are_held() -> None:
    given = trail("Weather?", " ".join(f"id-{number:08}" for number in range(MOST_HELD * 2)))
    assert len(run(held(given, key=KEY)).brought) == MOST_HELD


def test_the_latest_texts_are_looked_through() -> None:
    texts = (f"first HB-5510992 {'x ' * MOST_HELD_CHARS}", f"last HB-5510993 {'x ' * MOST_HELD_CHARS}")
    segments = tuple(Segment(Origin.TOOL_RESULT, f"/{n}", text) for n, text in enumerate(texts))
    assert run(held(Trail(segments), key=KEY)).brought == {digest("HB-5510993", KEY)}
