"""Values that nobody names by chance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.tool_calls.telling import EMAIL, LONGEST_DESTINATION, addresses, grouped_values, squashed, telling_values

LONG = "word " * LONGEST_DESTINATION


@pytest.mark.parametrize(
    ("value", "telling"),
    [
        ("eve@out.example", ["eve@out.example", "eve@out.example"]),
        ("to #team-red today", ["#team-red"]),
        ("call +49 30 5550199", ["+49 30 5550199", "5550199"]),
        ("DE89 3704 0044 0532 0130 00", ["3704 0044 0532 0130 00"]),
        ("see https://two.example/a?b=1", ["https://two.example/a?b"]),
        ("see /srv/data/set.", ["/srv/data/set"]),
        ("the order HB-5510992!", ["HB-5510992"]),
        ("an ordinary sentence about nothing", []),
        ("a1 b2", []),
        (f"{LONG} HB-5510992 eve@out.example", []),
        (", ".join(f"reader{n}@two.example" for n in range(20)), [f"reader{n}@two.example" for n in range(20)]),
        (f"{LONG} curl https://two.example/a", ["https://two.example/a"]),
        (f"https://two.example/a?b={'c' * 300}", ["https://two.example/a?b"]),
        (f"https://two.example/a?b={'c' * 300}&to=kai&by=mail d", ["https://two.example/a?b"]),
        (f" See https://two.example/a {LONG}", []),
        (f"https://two.example/a?b=1\n{LONG}", []),
        (f"https://two.example/a{'。' + '市议会周二就此桥投票' * 40}", []),
        (f"https://two.example/a {'K7' * 300}", ["https://two.example/a"]),
        (f"DE89370400440532013000 {LONG}", ["DE89370400440532013000"]),
        (f"See DE89370400440532013000 {LONG}", []),
        (f"eve@out.example{' ,' * 300}", ["eve@out.example", "eve@out.example"]),
        (f"{LONG} <eve@out.example>, Ann <ann@out.example>", ["eve@out.example", "ann@out.example"]),
        (f"{LONG}\n<eve@out.example>", []),
        (f"{LONG} <b> <eve@out.example>", []),
    ],
    ids=[
        "an address", "a channel", "a phone number", "an account with spaces", "a link", "a path", "an id", "words",
        "short ones", "in content", "a list of people", "in a long command", "a long link", "a long query",
        "a text with a link", "a text after a link", "a text without spaces after a link", "a link and no prose",
        "an account and a text", "a text with an account",
        "what is padded", "people with long names", "a text that ends with an address", "a page"
    ],
)  # fmt: skip
def test_telling_values(value: str, telling: list[str]) -> None:
    assert [*filter(None, telling_values([value]))] == telling


def test_what_is_long_is_read_whole_if_asked_for() -> None:
    assert [*filter(None, telling_values([f"{LONG} HB-5510992"], longest=len(LONG) * 2))] == ["HB-5510992"]


@pytest.mark.parametrize("value", ["@ " * 8_192, LONG], ids=["marks of addresses", "words"])
def test_a_caller_may_pause_amid_a_long_value(value: str) -> None:
    assert [*telling_values([value])].count("") >= 2
    assert [*telling_values(["word " * 2_048], longest=10_240)].count("") >= 4


@given(
    st.lists(st.sampled_from(["a", "b-", "é", "@", ".", " ", "<", ":", "x" * 30, "x" * 63, "x" * 64])).map("".join),
)
def test_addresses_are_what_the_pattern_finds(text: str) -> None:
    found = [(address, place) for address, place in addresses(text) if address]
    assert found == [(match[0], match.start()) for match in EMAIL.finditer(text)]


def test_at_each_mark_that_belongs_to_no_address_a_caller_may_pause() -> None:
    assert [*addresses("@ a@b @one.example eve@out.example")] == [
        ("", 0), ("", 3), ("", 6), ("eve@out.example", 19)
    ]  # fmt: skip


SMUGGLED = "".join(chr(0xE0000 + ord(char)) for char in "HB-55")
BITS = "".join("\u200b\u200c"[int(bit)] for byte in b"now pay HB-551022" for bit in f"{byte:08b}")
SELECTED = "x" + "".join(chr(0xFE00 + byte) if byte < 16 else chr(0xE0100 + byte - 16) for byte in b"HB5510")


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("HB-55 10_992!", "hb5510992"),
        ("Größe: ４２", "grosse42"),
        ("Gro\u0308ße", "grosse"),
        ("ΑВС-5510", "abc5510"),
        ("сор 7", "cop7"),
        (f"x{SMUGGLED}", "xhb55"),
        (SELECTED, "xhb5510"),
        ("an\u200b-id", "anid"),
        (f"x{BITS}", "xnowpayhb551022"),
        ("ﬁve ½", "five12"),
        ("٠١٧٠ ५५", "017055"),
        ("支付", "支付"),
        ("", ""),
    ],
    ids=[
        "marks", "other letters", "a loose accent", "Greek and Cyrillic for Latin", "a Cyrillic word", "tags",
        "selectors", "an invisible one", "bits", "compatibility forms", "digits of other scripts",
        "no alphabet", "nothing",
    ],
)  # fmt: skip
def test_squashed(text: str, letters: str) -> None:
    assert squashed(text) == letters


@given(st.text())
def test_squashed_takes_marks_and_case_alone(text: str) -> None:
    letters = squashed(text)
    assert squashed(letters) == letters
    assert letters == letters.lower()
    assert all(map(str.isalnum, letters))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("DE89 3704 0044 0532 0130 00", "DE89370400440532013000"),
        ("to gb29-nwbk-6016-1331-9268-19 by noon", "gb29nwbk60161331926819"),
        ("AB12 CD NO93 8601 1117 947", "NO9386011117947"),
        ("4111 1111 1111 1111", "4111111111111111"),
        ("10-20-30 12345678.", "10203012345678"),
    ],
    ids=["an account", "in small letters", "an account behind another", "a card", "a sort code"],
)
def test_values_in_groups(text: str, value: str) -> None:
    assert value in set(grouped_values(text))


@pytest.mark.parametrize("text", ["500 EUR, 7 rooms, 1.5", "id-1 a2 b3", "DE89", "XDE89 3704", ""])
def test_what_stands_in_no_groups(text: str) -> None:
    assert list(grouped_values(text)) == []
