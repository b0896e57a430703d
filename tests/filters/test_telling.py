"""Values that nobody names by chance."""

import pytest

from filters.telling import LONGEST_DESTINATION, squashed, telling_values

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
    ],
    ids=[
        "an address", "a channel", "a phone number", "an account with spaces", "a link", "a path", "an id", "words",
        "short ones", "in content", "a list of people", "in a long command"
    ],
)  # fmt: skip
def test_telling_values(value: str, telling: list[str]) -> None:
    assert [*telling_values([value])] == telling


@pytest.mark.parametrize(
    ("text", "letters"),
    [("HB-55 10_992!", "hb5510992"), ("Größe: ４２", "grosse42"), ("", "")],
    ids=["marks", "other letters", "nothing"],
)
def test_squashed(text: str, letters: str) -> None:
    assert squashed(text) == letters
