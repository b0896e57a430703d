"""Which words lose their accents."""

import pytest

from filters.marks import find_marked
from filters.survey import Survey

MARKS = "\u0316\u033f\u036e"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (f"q{MARKS}W{MARKS}e= and more", "qWe= and more"),
        (f"\u1e03{MARKS} caf\u00e9", "b caf\u00e9"),
        ("caf\u00e9 na\u00efve re\u0301sume\u0301", None),
        ("Vi\u1ec7t Nam", None),
    ],
    ids=["a stack", "a stack on a letter with an accent", "one accent each", "Vietnamese"],
)
def test_marks_are_taken_off_words_that_bear_stacks(text: str, plain: str | None) -> None:
    assert [found.text for found in find_marked(Survey(text)) if found] == ([plain] if plain else [])
