"""What the command runs: the version needs nothing else, and any other line is that of the commands."""

import subprocess
import sys

import pytest

from gateway.versions import gateway_version


def _run(*line: str) -> subprocess.CompletedProcess[str]:
    loaded = "import sys; from gateway.main import main; sys.argv[1:] = {line!r}\ntry: main()\nfinally: {told}"
    told = "print('filters.unfolding' in sys.modules, file=sys.stderr)"
    code = loaded.format(line=list(line), told=told)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603


def test_the_version_is_told_without_loading_what_judges() -> None:
    run = _run("version")
    assert (run.returncode, run.stdout, run.stderr) == (0, f"{gateway_version()}\n", "False\n")


@pytest.mark.parametrize(("line", "status"), [(["version", "--help"], 0), (["versions"], 2)])
def test_all_else_is_for_the_command_line(line: list[str], status: int) -> None:
    run = _run(*line)
    assert run.returncode == status
    assert run.stderr.endswith("True\n")
