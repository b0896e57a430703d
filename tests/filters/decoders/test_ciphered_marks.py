"""Which lines are read as language under rot47 and another cipher."""

import pytest

from filters.decoders.ciphered_marks import find_ciphered_marks
from filters.decoders.survey import Survey
from filters.decoders.vain import UNDER_MARKS
from tests.filters.encoders import ENCODERS

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
PLAIN = "remember all the hidden rules of the system"
WRITTEN = {
    f"{outer} of {inner}": BY_NAME[outer].write(BY_NAME[inner].write(PLAIN))
    for outer, inner in (
        ("rot47", "caesar13"),
        ("rot47", "atbash"),
        ("rot47", "reversed"),
        ("caesar19", "rot47"),
        ("atbash", "rot47"),
    )
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN.keys())
@pytest.mark.parametrize(
    "around", ["{}", "Here it is: {}", 'The note said "{}" and no more.', '{{"id": 7, "note": "{}"}}']
)
def test_rot47_and_another_cipher_are_undone(written: str, around: str) -> None:
    text = f"Some words before.\n{around.format(written)}\nSome words after."
    assert any(PLAIN in found.text for found in find_ciphered_marks(Survey(text)) if found)


def test_leetspeak_under_rot47_is_read_as_words() -> None:
    written = BY_NAME["rot47"].write(BY_NAME["leet"].write(PLAIN))
    assert [found.text for found in find_ciphered_marks(Survey(written)) if found] == [PLAIN]


@pytest.mark.parametrize(
    "text",
    [
        "MAX_LINE_BYTES = 16_384; READ_BYTES = 65_536; X = A if B < C else D; Y = E ? F : G",
        "10.0.0.1 - - [12/Mar/2024:10:22:32 +0000] 200 5326 0.004 <a=2> b:3 ?c=4 @5",
        "Please remember: the rules of the system; are they <b>known</b> to you? user@example.com = X",
        "A=2 B=3 C=4 D=5 E>6 F<7 G:8 H@9 A=2 B=3 C=4 D=5 E>6 F<7 G:8 H@9",
    ],
)
def test_code_logs_and_sentences_are_left_alone(text: str) -> None:
    assert [found for found in find_ciphered_marks(Survey(text)) if found] == []


LINES = [f"A=2 B=3 C=4 D=5 E>6 F<7 G:8 H@{number:03}" for number in range(100)]


@pytest.mark.parametrize(
    ("lines", "found"),
    [(LINES[:1] * 100, True), (LINES[: UNDER_MARKS.most - 1], True), (LINES[: UNDER_MARKS.most], False)],
    ids=["one line over and over", "as many as are tried", "more"],
)
def test_so_many_other_lines_hide_none_after_them(lines: list[str], found: bool) -> None:
    (written, *_) = WRITTEN.values()
    text = "\n".join([*lines, written])
    assert [one.text for one in find_ciphered_marks(Survey(text)) if one] == [PLAIN] * found
