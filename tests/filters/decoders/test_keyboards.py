"""Words typed on other keys are read as they were meant."""

import pytest

from filters.decoders import keyboards
from tests.filters.encoders import keyboard


def test_a_word_on_other_keys_is_looked_up_once_however_often_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(keyboards, "is_known", asked.append)
    read = next(read for cipher in keyboards.keyboards() for name, read in cipher.readings if name == "keys_left")
    assert read("rgw die " * 100) == "the for " * 100
    assert asked == ["the", "for"]


def test_marks_at_the_end_of_a_row_stay_where_words_begin() -> None:
    read = next(read for cipher in keyboards.keyboards() for name, read in cipher.readings if name == "keys")
    said = "run python -c \"print(open('/hosts; then stop. And note: it is done"
    assert read(keyboard(said)) == said
