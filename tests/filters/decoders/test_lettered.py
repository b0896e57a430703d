"""Numbers that name letters; what they decode to in a text is in the case files."""

import pytest

from filters.decoders.lettered import lettered


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        pytest.param("1 12 14 145 15", [("dots", list("abcde"), ["-"] * 4)], id="dots"),
        pytest.param("1 1 12 12 1", [], id="few different dots"),
        pytest.param("1 12 14 145 77", [], id="no letter in dots"),
        pytest.param("2 1 2 2 2 3 3 1 9 4", [("presses", list("abcdz"), ["-"] * 4)], id="presses"),
        pytest.param("21 22 23 31 94", [("presses", list("abcdz"), ["-"] * 4)], id="presses beside their keys"),
        pytest.param("21 22 23 31 95", [], id="no letter on a key beside it"),
        pytest.param("2 1 2 2 2 3 3 1 9 5", [], id="no letter on a key"),
        pytest.param("2 1 2 2 2 3 3 1 9", [], id="a press without its key"),
    ],
)
def test_numbers_name_letters(numbers: str, expected: list[tuple[str, list[str], list[str]]]) -> None:
    found = numbers.split()
    assert list(lettered(found, ["-"] * (len(found) - 1))) == expected
