"""The untrusted texts in which values of a call stand."""

import pytest

from filters.calls import Held
from filters.steps import run
from filters.tool_calls.held_conversations import HELD, digest
from filters.tool_calls.scenes import Scene, scene
from filters.tool_calls.value_sources import first_sources, places_in_sources, sources_of
from tests.filters.conversation import RESULT, trail

IBAN = "DE89370400440532013000"
NOTHING_HELD = Held()


def given(asked: str, returned: str) -> Scene:
    return run(scene(trail(asked, returned)))


@pytest.mark.parametrize(
    ("asked", "returned", "token", "paths"),
    [
        ("Weather?", f"To {' '.join(IBAN)}.", IBAN, [RESULT]),
        (f"Whose is {IBAN}?", f"To {IBAN}.", IBAN, []),
        ("Weather?", "Sunny.", IBAN, [None]),
        ("Weather?", "It is DE8937040044. Then comes 0532013000.", IBAN, [RESULT]),
        ("Weather?", "See https://two.example/a", "https://two.example/b", [RESULT]),
        ("What is at https://two.example/x?", "See https://two.example/a", "https://two.example/a", [None]),
        ("Weather?", "See two.example/a", "https://www.two.example:8443/b", [RESULT]),
        ("Weather?", "Call (0170) 123-4567.", "+491701234567", [RESULT]),
        ("Weather?", "Call +49 (0)170 1234567.", "00491701234567", [RESULT]),
        ("Is it 0170 1234567?", "Call 0170 1234567.", "+491701234567", [None]),
        ("Is it 0170 1234567?", "Call +66 170 1234567.", "+661701234567", [RESULT]),
        ("Weather?", "Part 12345678.", "+4912345678", [None]),
        ("Weather?", "Mail Q@7z.gg.", "q@7z.gg", [RESULT]),
        ("Weather?", "Mail q@7z.g. G is near.", "q@7z.gg", [None]),
    ],
    ids=[
        "in groups", "one that the user said", "one in no text", "in halves", "by its host", "a host of the user's",
        "by its host with a port", "a number at home", "one with a zero",
        "one that the user said at home", "the same in another country",
        "a short number", "a short address", "one whose letters stand there",
    ],
)  # fmt: skip
def test_the_source_of_a_value(asked: str, returned: str, token: str, paths: list[str | None]) -> None:
    sources = run(sources_of([token], given(asked, returned), NOTHING_HELD)).values()
    assert [source and source.segment.path for source in sources] == paths


def test_a_value_may_stand_in_a_text_that_only_the_upstream_has() -> None:
    key = b"k" * 32
    held = Held(brought=frozenset({digest(IBAN, key)}), key=key)
    (source,) = run(sources_of([IBAN], given("Weather?", "Sunny."), held)).values()
    assert source is not None
    assert source.segment.path == HELD


def test_the_first_source_of_words() -> None:
    assert run(first_sources(["sunny", "rain"], given("Rain?", "Sunny."))).keys() == {"sunny"}


def test_the_places_of_values_in_their_sources() -> None:
    sources = run(sources_of(["CL-0910", "HB-5510992", "id-00001"], given("", "HB-5510992, cl-0910"), NOTHING_HELD))
    assert run(places_in_sources(sources)) == {"CL-0910": [12], "HB-5510992": [0]}
    apart = run(sources_of(["HB-5510992"], given("", "HB 5510992"), NOTHING_HELD))
    assert run(places_in_sources(apart)) == {"HB-5510992": ()}
