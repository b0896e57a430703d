"""How the commands answer: tables and text for people, JSON for programs, and words with an exit status for faults."""

from typing import Final, NoReturn

import orjson
import typer
from rich.console import Console
from rich.markup import escape

FAILED: Final = 1
MISUSED: Final = 2


def fail(line: str, *, status: int = MISUSED) -> NoReturn:
    """Print what is wrong, and end the command."""
    err().print(f"[red]error[/red]  {escape(line)}", highlight=False)
    raise typer.Exit(status)


def show_problems(problems: tuple[str, ...]) -> None:
    """Print what is wrong with the configuration."""
    console = err()
    console.print(f"[red]error[/red]  the configuration has {_counted(len(problems), 'problem')}:", highlight=False)
    for problem in problems:
        console.print(f"  {escape(problem)}", highlight=False)


def print_json(value: object) -> None:
    """Write a value for programs to standard output."""
    typer.echo(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE), nl=False)


def out() -> Console:
    """Return standard output, for people."""
    return Console(soft_wrap=False)


def err() -> Console:
    """Return standard error, for faults, warnings and progress."""
    return Console(stderr=True, soft_wrap=True)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
