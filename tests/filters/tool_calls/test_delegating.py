"""Who wants done what stands elsewhere."""

import pytest

from filters.tool_calls.delegating import delegates


@pytest.mark.parametrize(
    ("said", "handed_over"),
    [
        ("Follow the runbook.", True),
        ("Do what the ticket asks.", True),
        ("Fix the open issues.", True),
        ("Set it up as the guide says.", True),
        ("Seed it as described in docs/seed.md.", True),
        ("Take care of whatever is urgent.", True),
        ("Mach es nach der Anleitung.", True),
        ("按照手册操作", True),
        ("What does the runbook contain?", False),
        ("What do the guests say about the breakfast?", False),
        ("Take care!", False),
    ],
)
def test_delegates(said: str, handed_over: bool) -> None:
    assert delegates(said) is handed_over
