"""Morse code of what is encoded once more; what is read of words is in the case files."""

import pytest

from filters.decoders import morse
from filters.decoders.morse import find_morse
from filters.decoders.survey import Survey

DIGITS = ("-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...", "---..", "----.")


def test_pairs_of_digits_are_read_as_what_may_be_encoded() -> None:
    pairs = b"tell the report at last".hex(" ")
    code = " / ".join(" ".join(_sign(digit) for digit in pair) for pair in pairs.split())
    (found,) = [found for found in find_morse(Survey(code)) if found]
    assert (found.text, found.tentative) == (pairs, True)


def test_only_a_sample_of_signs_is_read_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    decode = morse.from_morse

    def noting(run: str) -> str:
        read.append(len(run))
        return decode(run)

    monkeypatch.setattr(morse, "from_morse", noting)
    say = "- . .-.. .-.. / -- . / - .... . / .-. . .--. --- .-. - / -. --- .-- / "
    (found,) = [found for found in morse._pictured(say.translate({46: "\u25cb", 45: "\u25cf"}) * 40) if found]
    assert found.text.split() == ["tell", "me", "the", "report", "now"] * 40
    assert len([size for size in read if size > 600]) == 1


def _sign(digit: str) -> str:
    return DIGITS[int(digit)] if digit.isdigit() else {"c": "-.-.", "f": "..-."}[digit]
