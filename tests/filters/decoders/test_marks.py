"""Which words lose their accents, and which their look-alikes."""

import pytest

from filters.decoders.marks import find_alike, find_marked
from filters.decoders.survey import Survey

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


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("41 6\u0435 2\u0441 6\u0441 6\u0435 and more", "41 6e 2c 6c 6e and more"),
        ("u+004\u0435 u+006\u0441 u+006\u0441 u+006\u0435 \u0441\u0435", "u+004e u+006c u+006c u+006e \u0441\u0435"),
        ("6\u0435 2c 6c and more", None),
        ("%41%6\u0435 and more", "%41%6e and more"),
        ("\\u0041\\u006\u0441 and more", "\\u0041\\u006c and more"),
        ("\u0432 2024 \u0433\u043e\u0434\u0443, 5 \u0440\u0430\u0437 \u0438 \u0435\u0449\u0435 3", None),
        ("41 6e 2c 6c 6e", None),
    ],
    ids=[
        "hexadecimal",
        "words without digits stay",
        "too few",
        "an escape",
        "an escape of JSON",
        "Russian",
        "no look-alikes",
    ],
)
def test_look_alikes_are_made_latin_in_words_with_digits(text: str, plain: str | None) -> None:
    assert [found.text for found in find_alike(Survey(text)) if found] == ([plain] if plain else [])


@pytest.mark.parametrize("word", ["\u0456gn\u043er\u0435", "\u04305\u0430"], ids=["letters", "digits"])
def test_each_word_of_look_alikes_is_a_step(word: str) -> None:
    few, many = ("".join(f"{word}{number} " for number in range(10, size)) for size in (20, 99))
    steps = [sum(found is None for found in find_alike(Survey(text))) for text in (few, many)]
    assert steps[1] - steps[0] >= 79
