"""What lines that begin with their length lead to; what is found in them is in the case files."""

import pytest

from filters.decoders.line_formats import find_lines
from filters.decoders.survey import Survey


@pytest.mark.parametrize(
    "text",
    ["begin 644 a\n" + "#AAAA\n" * 400, "say begin and go on", "#AAAA#AAAA#AAA"],
    ids=["short", "no row", "torn"],
)
def test_lines_of_no_text_yield_nothing_but_pauses(text: str) -> None:
    assert set(find_lines(Survey(text))) <= {None}
