"""What the decoders of alphabets leave alone; what they find is in the case files."""

import pytest

from filters.decoders.alphabets import find_acrostics, find_bacon, find_spelling_words, find_taps
from filters.decoders.decoded import Find
from filters.decoders.numerals import BACON
from filters.decoders.survey import Survey


@pytest.mark.parametrize(
    ("find", "text"),
    [
        pytest.param(find_spelling_words, "echo india and so on " * 3, id="few words in a row"),
        pytest.param(find_taps, "..... ..... " * 40, id="taps of one letter"),
        pytest.param(find_bacon, "abbba " * 40, id="one letter of Bacon"),
        pytest.param(find_acrostics, "some words here that start with letters of no sense\n" * 40, id="lines"),
    ],
)
def test_what_says_nothing_is_no_text(find: Find, text: str) -> None:
    assert [decoded for decoded in find(Survey(text)) if decoded] == []


def test_an_unknown_word_of_taps_keeps_its_letters() -> None:
    taps = ". ... .... ...  . ... / ..... .  .... ....  . ..... / .... ....  .. ...  . ....."
    assert [found.text for found in find_taps(Survey(taps)) if found] == []


@pytest.mark.parametrize(
    "gap", [" ", "\n", "/", " | ", "\u3000", ""], ids=["blank", "line", "slash", "bar", "wide", "none"]
)
@pytest.mark.parametrize("before", range(20))
def test_fives_of_any_two_letters_are_found_wherever_they_stand(gap: str, before: int) -> None:
    fives = [f"{BACON[0].index(letter):05b}".translate({48: "x", 49: "y"}) for letter in "ignorethemall"]
    text = f"these three words stand, {'o' * before} {gap.join(fives)}."
    assert [found.start for found in find_bacon(Survey(text)) if found] == [text.index(fives[0])]
