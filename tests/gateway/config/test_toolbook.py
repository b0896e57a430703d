from pathlib import Path

import pytest

from filters.calls import Risk
from filters.tool_calls.tools import ToolbookError, tool_risk
from gateway.config.toolbook import load_toolbook

OF_THE_SPECIFICATION = {
    Risk.HIGH: ("bash", "write", "web_fetch", "spawn_agent"),
    Risk.LOW: ("read", "glob", "grep", "memory_read"),
}


@pytest.mark.parametrize(("risk", "names"), OF_THE_SPECIFICATION.items())
def test_the_tools_of_the_specification_have_their_risk(risk: Risk, names: tuple[str, ...]) -> None:
    tools = load_toolbook()
    assert {tool_risk(name, {}, tools=tools) for name in names} == {risk}


@pytest.mark.parametrize("name", ["edit", "patch", "rm", "git", "spawn_agents", "mcp_x_y", "Bash", "computer", "Task"])
def test_tools_that_slip_through_elsewhere_are_high(name: str) -> None:
    tools = load_toolbook().of_tenant(high=[], low=["edit", "patch", "rm", "git", "spawn_agents", "bash", "computer"])
    assert tool_risk(name, {}, tools=tools) is Risk.HIGH


@pytest.mark.parametrize("content", [None, b"\xff"], ids=["missing", "no UTF-8"])
def test_a_file_that_cannot_be_read_is_a_fault(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "tools.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ToolbookError) as caught:
        load_toolbook(path)
    assert caught.value.problems[0].startswith(f"{path}: cannot be read: ")


def test_problems_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("high = 1")
    with pytest.raises(ToolbookError) as caught:
        load_toolbook(path)
    assert caught.value.problems[0] == "own.toml: high: must be a list of names"
