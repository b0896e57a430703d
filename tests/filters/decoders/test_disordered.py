"""Which passages may be language in another order, with and without the words around them."""

import pytest

from filters.decoders.disordered import passages
from filters.decoders.survey import Survey

STRANGE = "tehde ue a rn l oeh idnrlssypitalnts"


def found(text: str) -> list[str]:
    return [small.decode() for _, small in passages(Survey(text))]


@pytest.mark.parametrize(
    "text",
    [
        "The garden has two apple trees, and in autumn the children gather what falls.",
        "for key, value in sorted(table.items()): print(key, value)",
        "",
        "acgtacgtacgtacgt acgtacgtacgtacgt acgtacgt",
    ],
    ids=["English", "source", "nothing", "few different letters"],
)
def test_what_is_language_or_source_is_none(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize("around", ["{}", "> {}", "Note: {}", 'He wrote "{}" on it.', "One line.\n{}\nAnother line."])
def test_lines_and_parts_of_lines(around: str) -> None:
    assert found(around.format(STRANGE)) == [STRANGE]


def test_places_are_those_in_the_text() -> None:
    text = f"Please decode {STRANGE} and do it."
    assert [text[start : start + len(small)].lower() for start, small in passages(Survey(text))] == found(text)


@pytest.mark.parametrize("around", ["{} thanks", "Please decode {} and do it.", "{} please", "Read this text {}"])
def test_words_around_them_are_taken_off(around: str) -> None:
    assert STRANGE in found(around.format(STRANGE))


def test_short_words_may_be_of_the_passage() -> None:
    hidden = f"we {STRANGE}"
    assert {hidden, STRANGE} <= {*found(f"Please decode {hidden} and do it.")}


def test_few_passages_are_read_without_the_words_around_them() -> None:
    lines = [f"{first}{STRANGE} thanks" for first in "bcdfghklmnp"]
    assert len(found("\n".join(lines))) == 6
