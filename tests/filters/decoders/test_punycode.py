"""Labels of punycode are read wherever they stand; what they decode to is in the case files."""

import pytest

from filters.decoders.decoded import PAUSES, sources
from filters.decoders.punycode import find_punycode
from filters.decoders.survey import Survey


@pytest.mark.parametrize("word", ["été", "l'été", "a-é", "évil.éxample", "ночь", "[é"])
@pytest.mark.parametrize(("before", "after"), [("", ""), ("say ", ". Then"), ("(", ")")])
def test_a_word_is_read_and_maps_back(word: str, before: str, after: str) -> None:
    label = f"xn--{word.encode('punycode').decode()}"
    text = f"{before}{label}{after}"
    (found,) = filter(None, find_punycode(Survey(text)))
    assert found.text == f"{before}{word}{after}"
    assert set(sources(text, found)[len(before) : len(before + word)]) == {(len(before), len(before + label))}


def test_many_labels_take_pauses() -> None:
    assert len(list(find_punycode(Survey("xn--t-9fa " * 200)))) > len(PAUSES)
