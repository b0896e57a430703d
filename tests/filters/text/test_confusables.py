"""Words of look-alikes are folded, ordinary words are not."""

import pytest

from filters.text.confusables import BARE, DRAWN, FOREIGN, fold_word

FOLDED = {
    "mixed": ("pаssword", "password"),
    "mixed with capitals": ("РАSSWORD", "password"),
    "look-alikes only": ("оса", "oca"),
    "drawn letters": ("ꜱᴇᴄʀᴇᴛ", "secret"),
    "accents": ("ígnóre", "ignore"),
    "stroke and accent": ("ǿre", "ore"),
    "Russian": ("пароль", "пароль"),
    "Russian beginning large": ("Пароль", "Пароль"),
    "Greek": ("λόγος", "λογος"),
    "Greek and Cyrillic": ("ρяєνισυѕ", "previous"),
    "turned to the left": ("ɿɘveɒl", "reveal"),
    "mixed with a letter that resembles none": ("жignore", "жignore"),
}


@pytest.mark.parametrize(("word", "folded"), FOLDED.values(), ids=FOLDED.keys())
def test_folds_disguised_words_only(word: str, folded: str) -> None:
    assert fold_word(word) == folded


def test_every_look_alike_is_folded_to_ascii() -> None:
    assert all(value.isascii() and not key.isascii() for key, value in (DRAWN | FOREIGN).items())


def test_accents_stand_for_nothing() -> None:
    assert BARE[0x301] is None
    assert BARE[ord("é")] == "e"
