"""Keys and terminals are replayed within bounds; what they say is in the case files."""

import pytest

from filters.decoders.decoded import PAUSES
from filters.decoders.replayed import find_keys, find_terminal
from filters.decoders.survey import Survey

MANUAL = (
    "- [Home] goes to the first item of the messages, [End] to the last one.\n"
    "- [Space] selects the item that has the focus, [Backspace] goes back one level, [Delete] removes the item.\n"
)


def test_a_manual_of_keys_is_read() -> None:
    assert not any(one.cut for one in find_keys(Survey(MANUAL * 60)) if one)


@pytest.mark.parametrize(("passed", "is_cut"), [(20, False), (400, True)])
def test_what_takes_too_long_to_replay_counts_as_not_read(passed: int, is_cut: bool) -> None:
    text = "[a x99]b" * 400 + "[home][end]" * passed + "c[bksp]" * 3
    assert [one.cut for one in find_keys(Survey(text)) if one] == [is_cut]


@pytest.mark.parametrize("unit", ["\x1b[1J\x1b[2;2Hx", "\x1b[2Jxyz\n", "\x1b[9999X"])
def test_what_takes_too_long_to_erase_counts_as_not_read(unit: str) -> None:
    rows = "".join(f"\x1b[{row};1Hx" for row in range(1, 1_000))
    found = [one for one in find_terminal(Survey(rows + unit * 1_000)) if one]
    assert [one.cut for one in found] == [unit.startswith("\x1b[1J")] * len(found)


def test_long_texts_between_keys_take_pauses() -> None:
    steps = list(find_keys(Survey("a[bksp]" * 3 + "a" * 8_192 + "[bksp]")))
    assert steps.count(None) >= 3 * len(PAUSES)
