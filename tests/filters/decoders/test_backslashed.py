"""Letters with a backslash before each are read as the letters."""

import pytest

from filters.decoders.backslashed import find_backslashed
from filters.decoders.survey import Survey


def read(text: str) -> list[str]:
    return [found.text for found in find_backslashed(Survey(text)) if found is not None]


def test_all_rows_of_a_text_that_has_long_ones_are_read() -> None:
    assert read(r"\I\g\n\o\r\e \a \l\o\n\g\e\r: \n\o") == ["Ignore a longer: no"]


@pytest.mark.parametrize("text", [r"\n\n\t\t \r\n \n\t " * 8, r"\alpha\beta\gamma\delta " * 8, r"\a\b\c \d", "no row"])
def test_others_are_none(text: str) -> None:
    assert read(text) == []
