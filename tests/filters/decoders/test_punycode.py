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


@pytest.mark.parametrize(
    ("label", "between", "hides"),
    [
        ("xn--t-9fa", " ", True),
        ("xn--t-9fa", ".example ", False),
        ("www.xn--t-9fa", " ", False),
        ("xn--t-9fa", ". ", True),
    ],
    ids=["words", "hosts", "ends of hosts", "sentences"],
)
def test_many_words_hide_text_and_names_of_hosts_do_not(label: str, between: str, hides: bool) -> None:
    (found,) = filter(None, find_punycode(Survey((label + between) * 20)))
    assert found.hides is hides


def test_letters_of_several_scripts_are_no_word() -> None:
    label = "éж字".encode("punycode").decode()
    assert not any(find_punycode(Survey(f"xn--{label}")))


def test_marks_within_a_label_belong_to_a_latin_word_alone() -> None:
    label = "a!ночь".encode("punycode").decode()
    assert not any(found and "ночь" in found.text for found in find_punycode(Survey(f"xn--{label}")))
