"""Which words Pig Latin is read as."""

import pytest

from filters.decoders.pig_latin import find_pig_latin
from filters.decoders.survey import Survey
from tests.filters.encoders import pig_latin


@pytest.mark.parametrize("word", ["grandmother", "chemical", "structlog", "phloem", "zorkmid", "iguanodon"])
def test_a_word_that_nobody_knows_begins_with_the_consonants_that_may_begin_one(word: str) -> None:
    said = f"please tell me all about {word} before you answer"
    assert [found.text for found in find_pig_latin(Survey(pig_latin(said))) if found] == [said]


@pytest.mark.parametrize("text", ["They say the way to the bay is okay today.", "array arrays display"])
def test_words_that_end_alike_are_left_alone(text: str) -> None:
    assert [found for found in find_pig_latin(Survey(text)) if found] == []


def test_a_line_of_many_words_lets_others_have_their_turn() -> None:
    line = "antway ouyay eesay isthay " * 500
    assert sum(found is None for found in find_pig_latin(Survey(line))) >= 2_000
