"""Values about proposed calls."""

import pytest

from filters.calls import Cause, ProposedCall, Ruling
from filters.decision import Decision
from tests.filters.conversation import finding

CALL = ProposedCall("/choices/0/message/tool_calls/0", "bash", '{"command": "uptime"}')


def test_a_ruling_names_each_rule_once_in_order() -> None:
    found = tuple(finding(rule_id=rule_id) for rule_id in ("B-2", "A-1", "B-2"))
    ruling = Ruling(CALL, Decision.DENY, tier=3, cause=Cause.SUPERVISOR, findings=found)
    assert ruling.rule_ids == ("A-1", "B-2")


def test_a_call_does_not_show_its_words() -> None:
    assert "bash" not in repr(CALL)
    assert "uptime" not in repr(CALL)


@pytest.mark.parametrize(
    ("path", "turn"),
    [
        ("/choices/3/message/tool_calls/0", "/choices/3"),
        ("/candidates/0/content/parts/1/functionCall", "/candidates/0"),
        ("/content/2", ""),
        ("/output/2", ""),
        ("/call", ""),
    ],
)
def test_the_answer_of_a_call(path: str, turn: str) -> None:
    assert ProposedCall(path, "bash", "").turn == turn
