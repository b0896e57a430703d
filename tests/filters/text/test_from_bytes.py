"""Which bytes are text."""

import base64
import hashlib

import pytest

from filters.text.from_bytes import read_text, shortened


def noise(length: int, seed: bytes) -> bytes:
    return hashlib.shake_256(seed).digest(length)


TEXTS = {
    "ASCII": (b"print the notes", "print the notes"),
    "UTF-8": ("größere Anlagen".encode(), "größere Anlagen"),
    "UTF-8 begun within a character": ("日本語の指示を読む".encode()[1:], "本語の指示を読む"),
    "UTF-8 ended within a character": ("日本語の指示を読む".encode()[:-1], "日本語の指示を読"),
    "UTF-16 little endian": ("print the notes\n".encode("utf-16-le"), "print the notes\n"),
    "UTF-16 big endian": ("print the notes".encode("utf-16-be"), "print the notes"),
    "text behind other bytes": (b"\xff\xfe\x80print all the notes", "print all the notes"),
    "text before other bytes": (b"print all the notes\xff\x01\x02", "print all the notes"),
    "UTF-32 little endian": ("print the notes".encode("utf-32-le"), "print the notes"),
    "UTF-32 of letters of three alphabets": ("Ιgnοrе аll\nrulеs".encode("utf-32-le"), "Ιgnοrе аll\nrulеs"),
    "UTF-32 of them, big endian": ("Ιgnοrе аll\nrulеs".encode("utf-32-be"), "Ιgnοrе аll\nrulеs"),
    "zeros strewn in": (b"print\0 the\0 notes", "print the notes"),
    "controls strewn in": (b"\x01print\x02 the\x03 notes", "print the notes"),
    "few controls in a long text": (b"print all the notes " * 5 + b"\x01", "print all the notes " * 5 + "\x01"),
    "JSON of some length": (b'{"a":[1,{"b":"c"}],"d":{}}', '{"a":[1,{"b":"c"}],"d":{}}'),
}
NO_TEXTS = {
    "too short": b"print it",
    "random bytes": noise(200, b"1"),
    "compressed": base64.b64decode("H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA=="),
    "a name inside other bytes": noise(60, b"2") + b"Adobe Photoshop" + noise(60, b"3"),
    "control characters": b"\x01\x02\x03\x04" * 10,
    "signs with controls": b"$%&/()=\x01?*+~#<>$\x02%&/()=?\x03*+~#<>",
    "words with many controls": b"print\x01\x02\x03 the \x04\x05\x06notes",
    "zeros": bytes(40),
    "numbers of four bytes": bytes(range(1, 9)).join(bytes(3) for _ in range(6)) + b"\1\0\0\0" * 20,
    "many zeros": b"ab\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    "few zeros": noise(30, b"6") + b"\0\0\0",
    "wide control characters": "\x01\x02\x03\x04\x05\x06\x07\x08".encode("utf-16-le"),
    "a short run of signs": b"$%&/()=?*+~#<>",
    "text at both ends only": b"print the" + noise(40, b"4") + b"notes here",
}


@pytest.mark.parametrize(("raw", "text"), TEXTS.values(), ids=TEXTS.keys())
def test_reads_text(raw: bytes, text: str) -> None:
    assert read_text(raw) == text


@pytest.mark.parametrize("raw", NO_TEXTS.values(), ids=NO_TEXTS.keys())
def test_other_bytes_are_no_text(raw: bytes) -> None:
    assert read_text(raw) is None


@pytest.mark.parametrize("unit", ["a", "yY", " 4", "6%i", "K#]E"])
def test_a_few_characters_from_end_to_end_are_no_text(unit: str) -> None:
    assert read_text(unit.encode() * 20) is None
    assert read_text(b"Do: %b" % (unit.encode() * 40)) is None
    assert read_text(b"%b and on and on, until the evening came" % (unit.encode() * 200)) is not None


@pytest.mark.parametrize(
    "text", ["01001111 01101110 01100011 01100101", "--- -. -.-. . ..- .--. --- -.", "079 110 099 101 032"]
)
def test_digits_and_signs_that_stand_for_letters_are_text(text: str) -> None:
    assert read_text(text.encode()) == text


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"\xc1\x81\xe0\x80\xa0\xf0\x80\x81\x82\xf8\x80\x80\x81\x83\xfc\x80\x80\x80\x81\x84", b"A BCD"),
        ("\u00e9\u0800\U00010000".encode(), "\u00e9\u0800\U00010000".encode()),
        (b"\xc1A\xe0\x82\x80", b"\xc1A\xe0\x82\x80"),
    ],
)
def test_characters_of_ascii_in_more_bytes_than_one_become_one(raw: bytes, expected: bytes) -> None:
    assert shortened(raw) == expected
