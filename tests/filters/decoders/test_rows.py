"""Where rows of codes stand, and which numbers of them change; what they say is in the case files of their decoders."""

import pytest

from filters.decoders.rows import rows_of_hex, rows_of_numbers
from filters.decoders.survey import Survey

VALUES = [(37 * place) % 90 + 10 for place in range(24)]
ITEMS = [str(value) for value in VALUES]
PAIRS = list(zip(VALUES[::2], VALUES[1::2], strict=True))


def _rows(text: str) -> list[tuple[int, int, list[str]]]:
    survey = Survey(text)
    return [row for row in rows_of_numbers(survey, 0, len(text), survey.near_numbers) if row is not None]


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(", ".join(f"{value}u8" for value in VALUES), id="a number that never changes"),
        pytest.param("; ".join(f"a[{place}] = {value}" for place, value in enumerate(VALUES)), id="one that counts"),
        pytest.param(" ".join(f"x{first}y{second}" for first, second in PAIRS), id="neither"),
    ],
)
def test_numbers_that_change_are_kept(row: str) -> None:
    text = f"{row} and 3.5 of these."
    ((start, end, numbers),) = _rows(text)
    assert numbers[: len(ITEMS) - 1] == ITEMS[:-1]
    assert 0 <= start < end <= len(row)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(", ".join(ITEMS), id="one separator"),
        pytest.param("a1b2" * 40, id="numbers that never change"),
        pytest.param("; ".join(f"a[{place}] = {value}" for place, value in enumerate(VALUES[:9])), id="few"),
        pytest.param(" ".join(f"{value}{'xyz'[value % 3] * (value % 5 + 1)}" for value in VALUES), id="no order"),
        pytest.param(";".join(f"{value}{' ' * 40}{value}" for value in VALUES), id="far apart"),
    ],
)
def test_other_numbers_are_no_row(text: str) -> None:
    assert _rows(text) == []


@pytest.mark.parametrize("between", [")&ChrW(&H", "``", " 8'h", "^^", "# & 16#"])
def test_bytes_between_the_same_signs(between: str) -> None:
    parts = [f"{value + 40:02x}" for value in VALUES]
    row = between.join(parts)
    found = list(rows_of_hex(Survey(f"So it was, as ever.\n({row}) and no more of it was to be seen there, they say.")))
    assert [row[2] for row in found if row] == [parts]
    assert [row[1] - row[0] for row in found if row] == [len(row)]


def test_a_rule_of_signs_is_no_row() -> None:
    assert list(rows_of_hex(Survey("-" * 400 + "=" * 400 + " " * 400 + "ab" * 200 + "+-" * 200))) == []
