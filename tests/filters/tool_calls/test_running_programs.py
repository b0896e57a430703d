"""Programs that run others."""

import pytest

from tests.filters.tool_calls.read_commands import all_look

LOOKS = [
    'find . -name "*.py" -not -path "./node_modules/*" | head -20',
    "find . -type f -name '*.ts' | xargs grep -l \"useState\"",
    'find . -type f -name "*.go" -exec grep -l "func main" {} \\;',
    'find . -type f -name "*.js" -exec grep -Hn TODO {} +', 'find / -name "nginx.conf" 2>/dev/null',
    "find . -maxdepth 2 -type d", "find src -name '*.tsx' -print0 | xargs -0 wc -l",
    "find . -type f -size +10M -mtime -7",
    "find . \\( -name \"*.js\" -o -name \"*.ts\" \\) -not -path '*/node_modules/*'",
    "find . -type f -printf '%s %p\\n' | sort -rn | head", "time ls", "timeout 10 tail -f app.log",
    "sudo journalctl -u nginx --no-pager", "sudo cat /var/log/auth.log | tail -20", "bash -c 'ls -la'",
    'bash -lc "git status"', "find -L . -name '*.so' -print",
    "find . -type d -name node_modules -prune -o -name '*.js' -print",
]  # fmt: skip
MORE = [
    "sudo date -f", "sudo date -f x", "find . -exec rm {} \\;", "find . -exec sh -c 'rm {}' \\;",
    "find . -exec sed -i s/a/b/ {} +", "find . -exec grep x {} \\; -delete", "find . -exec grep x {} \\; ; evil",
    "find . -exec grep x {} + -exec evil {} +", "find . -ok cat {} \\;", "find . -fprintf f %p", "find . -fls f",
    "find . -name x -o -delete", "find -delete", "find . -name 'a'-delete", "find . -name a,-delete", "find $x",
    'find "$x" -name y', "find . $x", "find . -name $x", "find *", "find . *", "find . -name x -delete",
    "find -files0-from f -delete", "find . -exec {} \\;", "find . -exec sudo rm {} \\;",
    "find . -exec xargs rm {} \\;", "find . -execdir sed -n 1p {} \\;", "time evil", "timeout 5 evil",
    "timeout -s KILL 5 evil", "timeout evil", "timeout $x evil", "nice evil", "nice -n 5 evil", "sudo evil",
    "sudo -u root ls", "sudo -s", "sudo bash", "sudo sudo sudo sudo sudo evil", "sudo tee f", "xargs evil",
    "xargs -I{} evil {}", "xargs -I{} {} x", "xargs -I{} sh -c '{}'", "xargs -I cat evil", "xargs", "xargs -n1",
    "xargs sed -n 1p", "xargs sort", "xargs find", "xargs git log", "xargs -I{} find {} -name x",
    "xargs -I{} sed -n {} f", "xargs -I{} awk '{}' f", "xargs -I% git log %", "xargs -I{} git -C {} status",
    "xargs -i evil", "xargs --replace=ls evil", "bash -c evil", "bash -c 'ls; evil'", 'bash -c "ls > f"',
    "bash -c 'echo $(evil)'", "bash -c \"bash -c 'evil'\"", 'bash -c "$x"', "bash -c ls evil", "bash -ic ls",
    "bash script.sh", "bash", "sh -x -c ls", "zsh -c 'ls *(e:evil:)'", "find . \\\nls -delete", "find . \\( evil \\)",
    "find . -name \\( evil", "find . 2>/dev/null -delete", "find -L . -delete", "find -L $x", "find . -exec",
    "find . -exec ls", "find . -exec ls {}", "find . -name", "find . -exec ls {} + -exec", "xargs -I",
]  # fmt: skip


@pytest.mark.parametrize("command", LOOKS)
def test_programs_that_look(command: str) -> None:
    assert all_look(command)


@pytest.mark.parametrize("command", MORE)
def test_programs_that_do_more_or_may(command: str) -> None:
    assert not all_look(command)
