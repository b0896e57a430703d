"""Items of responses: which are calls of the client's, and what stands in place of one."""

from contextlib import nullcontext

import pytest

from filters.calls import ProposedCall
from filters.dialects.openai_responses_items import (
    OpenCall,
    identity,
    is_call,
    message_events,
    message_of,
    read_call,
    take,
)
from filters.dialects.replies import Unreadable
from filters.dialects.strays import Taken
from filters.trees import Tree
from tests.filters.dialects.response_items import PAY, SEARCH, SHELL, TEXT, WIPE


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        pytest.param(PAY, ("pay", '{"to":"x"}'), id="function"),
        pytest.param({**PAY, "arguments": None}, ("pay", ""), id="function without arguments"),
        pytest.param({**PAY, "namespace": "crm"}, ("crm.pay", '{"to":"x"}'), id="function of a namespace"),
        pytest.param(WIPE, ("wipe", "all"), id="custom"),
        pytest.param(SHELL, ("shell", '{"action":{"commands":["ls"]}}'), id="shell"),
        pytest.param(
            {"type": "local_shell_call", "id": "x", "call_id": "y", "status": "completed", "action": {"command": []}},
            ("local_shell", '{"action":{"command":[]}}'),
            id="local shell",
        ),
        pytest.param(
            {"type": "computer_call", "action": {"type": "click"}, "actions": None},
            ("computer", '{"action":{"type":"click"}}'),
            id="computer",
        ),
        pytest.param(
            {"type": "apply_patch_call", "operation": {"type": "delete_file"}},
            ("apply_patch", '{"operation":{"type":"delete_file"}}'),
            id="patch",
        ),
        pytest.param(
            {"type": "mcp_approval_request", "server_label": "crm", "name": "pay", "arguments": "{}"},
            ("mcp__crm__pay", "{}"),
            id="approval",
        ),
        pytest.param(
            {"type": "mcp_approval_request", "name": "pay", "arguments": "{}"},
            ("mcp____pay", "{}"),
            id="approval for no server",
        ),
        pytest.param(
            {"type": "tool_search_call", "execution": "client", "arguments": {}},
            ("tool_search", '{"arguments":{},"execution":"client"}'),
            id="search of tools by the client",
        ),
        pytest.param({"type": "new_call", "name": "pay", "plan": 1}, ("pay", '{"plan":1}'), id="unknown kind"),
        pytest.param({"type": "Function_Call", "name": "pay"}, ("pay", "{}"), id="in other letters"),
        pytest.param(
            {"type": "action", "arguments": "{}"}, ("action", '{"arguments":"{}"}'), id="arguments of anything"
        ),
    ],
)
def test_calls(item: Tree, expected: tuple[str, str]) -> None:
    assert is_call(item)
    assert read_call(item, 1) == ProposedCall("/output/1", *expected, free_input=item is WIPE)


@pytest.mark.parametrize("item", [TEXT, SEARCH, {"type": "function_call_output", "output": "x"}])
def test_what_a_client_does_not_run_is_no_call(item: Tree) -> None:
    assert not is_call(item)
    assert not take(item, Taken())


def test_one_call_is_known_again_in_whatever_state_it_is() -> None:
    assert identity({**PAY, "status": "completed"}) == identity(PAY)


@pytest.mark.parametrize("changed", [{"call_id": "y"}, {"name": "ask"}, {"arguments": "{}"}, {"namespace": "crm"}])
def test_another_call_is_not(changed: Tree) -> None:
    assert identity({**PAY, **changed}) != identity(PAY)


def test_a_message_in_place_of_a_call_has_its_id() -> None:
    assert message_of(PAY, "x")["id"] == "msg_1"
    assert message_of({"call_id": "call_9"}, "x")["id"] == "msg_9"


def test_a_message_is_told_from_its_announcement_to_its_end() -> None:
    message = message_of(PAY, "Withheld.")
    first, *_, last = events = list(message_events(2, message, "Withheld."))
    assert {event["output_index"] for event in events} == {2}
    assert first["item"] == {**message, "status": "in_progress", "content": []}
    assert last["item"] == message
    assert [event["delta"] for event in events if "delta" in event] == ["Withheld."]


def test_a_call_is_what_its_pieces_say() -> None:
    begun = OpenCall({**PAY, "arguments": ""})
    for half in ('{"to"', ':"x"}'):
        begun.add("response.function_call_arguments.delta", {"delta": half})
    begun.require_same(PAY)
    with pytest.raises(Unreadable):
        begun.require_same({**PAY, "arguments": '{"to":"y"}'})


@pytest.mark.parametrize(
    ("start", "piece", "is_same"),
    [("", "ls", True), ("l", "s", True), ("ls", "", True), ("rm", "", False), ("r", "m", False), ("x", "ls", False)],
)
def test_what_a_piece_begins_with_belongs_to_it(start: str, piece: str, is_same: bool) -> None:
    begun = OpenCall({**SHELL, "action": {"commands": []}})
    begun.add("response.shell_call_command.added", {"command_index": 0, "command": start})
    begun.add("response.shell_call_command.delta", {"command_index": 0, "delta": piece})
    with nullcontext() if is_same else pytest.raises(Unreadable):
        begun.require_same(SHELL)


def test_an_item_that_is_a_shell_command_is_held_to_its_pieces() -> None:
    begun = OpenCall(SHELL)
    begun.add("response.shell_call_command.done", {"command": "rm"})
    with pytest.raises(Unreadable):
        begun.require_same(SHELL)


@pytest.mark.parametrize(
    ("announced", "finished", "is_same"),
    [
        pytest.param({"action": {"command": ["ls"]}}, {"action": {"command": ["ls"]}}, True, id="the same"),
        pytest.param({"action": {"command": []}}, {"action": {"command": ["ls"]}}, True, id="empty list"),
        pytest.param({"action": {}, "env": None}, {"action": {"command": ["ls"]}}, True, id="nothing yet"),
        pytest.param({"action": {"command": ["l"]}}, {"action": {"command": ["ls", "x"]}}, True, id="beginning"),
        pytest.param({"status": "in_progress"}, {"status": "completed"}, True, id="status"),
        pytest.param({"max": 3}, {"max": 3}, True, id="the same number"),
        pytest.param({"action": {"command": ["rm"]}}, {"action": {"command": ["ls"]}}, False, id="other command"),
        pytest.param({"action": {"command": ["ls", "x"]}}, {"action": {"command": ["ls"]}}, False, id="shorter"),
        pytest.param({"action": {"command": "ls"}}, {"action": {"command": ["ls"]}}, False, id="text for a list"),
        pytest.param({"action": ["ls"]}, {"action": "ls"}, False, id="list for a text"),
        pytest.param({"action": {"env": {"A": "1"}}}, {"action": "ls"}, False, id="object for a text"),
        pytest.param({"action": {"status": "a"}}, {"action": {"status": "b"}}, False, id="another status"),
        pytest.param({"max": 1}, {"max": True}, False, id="true for 1"),
        pytest.param({"namespace": "crm"}, {"namespace": "crm2"}, False, id="longer namespace"),
        pytest.param({"server_label": "crm"}, {}, False, id="no server"),
    ],
)
def test_a_call_is_what_was_announced(announced: Tree, finished: Tree, is_same: bool) -> None:
    call: Tree = {"type": "local_shell_call", "id": "x", "call_id": "y"}
    with nullcontext() if is_same else pytest.raises(Unreadable):
        OpenCall({**call, **announced}).require_same({**call, **finished})
