"""Whether all simple commands of a command look, for tests of the tables of programs."""

from filters.tool_calls.looking_programs import looks
from filters.tool_calls.shell import read_script


def all_look(command: str) -> bool:
    script = read_script(command)
    assert script is not None
    return all(map(looks, script.commands))
