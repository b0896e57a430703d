"""What the decoders of alphabets leave alone; what they find is in the case files."""

import pytest

from filters.decoders.alphabets import find_acrostics, find_bacon, find_spelling_words, find_taps
from filters.decoders.decoded import Find
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
