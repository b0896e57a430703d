"""Other shells: what bash takes for words, and another shell does not."""

import pytest

from filters.tool_calls.other_shells import reads_otherwise
from filters.tool_calls.shell import read_script

ALIKE = [
    "ls -l", 'grep "a|b" f', "rg 'fn (\\w+)\\(' src", "awk '{print $1}' f", "jq '.a[] | .b' f", "sed -n '/a/,/b/p' f",
    "git log --format='%h %s'", "git log --format='%h%x09%an%n'", "date +%Y%m%d",
    "find . \\( -name a -o -name b \\) -print", "find . -exec ls {} \\; | sort",
    "grep -E 'timed out|no route to host' a", "awk '$1 > 3 && $2 < 4' a", "grep 'Q&A' a",
    "jq '.[] | select(.total > 100)' a", "grep -E 'a>(b|c)' x", 'grep "\\"a\\": 1" f', "echo a/{b,c}",
    "git log HEAD@{1}", "grep '->a' f", "awk '\n{print}\n' f", 'cat "$HOME"/a', "cat /srv/my\\ file",
]  # fmt: skip
OTHERWISE = [
    "grep 'a&cmd/c del x' f", "find . -name a\\ -delete", "ls {evil,x}", "ls | sort {evil}", "ls | cat {evil}",
    "sort a@{evil}", "echo 'a > C:\\b.bat'", 'echo ^" & del a & echo ^"', 'grep "a\\" & del b & \\"" f',
    "grep 'a | del b' f", "grep 'a|del b' f", "grep 'a|powershell -c x' f", "grep 'a|C:\\evil x' f",
    "grep 'a|.\\evil x' f", "grep 'a|evil.exe x' f", "grep 'a|%COMSPEC% /c x' f", "grep 'a|(del x)' f",
    "grep 'a|@del x' f", "grep 'a|,del x' f", "grep 'x>foo.bat ' f", "grep 'x> \\evil ' f", "grep 'x>C:\\a' f",
    "echo %COMSPEC%", "echo %PATH:~0,1%", 'echo "%CMDCMDLINE:~-1%"', 'ls "a\\"; evil; echo \\""', "ls \\( evil \\)",
    "ls \\; evil", "ls \\| evil", "ls \\& evil", "ls \\; evil \\; ls", "ls --% | evil", "git diff ^\nls --output=x",
    "echo '\nrm a' b", "grep 'a\ndel x' b", "ls a\\ -b", "echo 'a\\' '\"$(evil)\"'",
]  # fmt: skip


def _reads_otherwise(command: str) -> bool:
    script = read_script(command)
    assert script is not None
    return reads_otherwise(command, script.marks)


@pytest.mark.parametrize("command", ALIKE)
def test_what_all_shells_read_alike(command: str) -> None:
    assert not _reads_otherwise(command)


@pytest.mark.parametrize("command", OTHERWISE)
def test_what_another_shell_may_read_otherwise(command: str) -> None:
    assert _reads_otherwise(command)
