"""Words typed on other keys are read as they were meant."""

import pytest

from filters.decoders import keyboards


def test_a_word_on_other_keys_is_looked_up_once_however_often_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(keyboards, "is_known", asked.append)
    read = next(read for cipher in keyboards.keyboards() for name, read in cipher.readings if name == "keys_left")
    assert read("rgw die " * 100) == "the for " * 100
    assert asked == ["the", "for"]
