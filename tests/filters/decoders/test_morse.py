"""Morse code of what is encoded once more; what is read of words is in the case files."""

from filters.decoders.morse import find_morse
from filters.decoders.survey import Survey

DIGITS = ("-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...", "---..", "----.")


def test_pairs_of_digits_are_read_as_what_may_be_encoded() -> None:
    pairs = b"tell the report at last".hex(" ")
    code = " / ".join(" ".join(_sign(digit) for digit in pair) for pair in pairs.split())
    (found,) = [found for found in find_morse(Survey(code)) if found]
    assert (found.text, found.tentative) == (pairs, True)


def _sign(digit: str) -> str:
    return DIGITS[int(digit)] if digit.isdigit() else {"c": "-.-.", "f": "..-."}[digit]
