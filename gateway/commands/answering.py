"""How the commands answer: tables and text for people, JSON for programs, and words with an exit status for faults."""

from typing import Final, NoReturn

import orjson
import typer
from rich.console import Console
from rich.markup import escape

FAILED: Final = 1
MISUSED: Final = 2


def fail(line: str, *, status: int = MISUSED) -> NoReturn:
    """Says what is wrong, and ends the command."""
    err().print(f"[red]error[/red]  {escape(line)}", highlight=False)
    raise typer.Exit(status)


def show_problems(problems: tuple[str, ...]) -> None:
    """Lists what is wrong with the configuration."""
    console = err()
    console.print(f"[red]error[/red]  the configuration has {_counted(len(problems), 'problem')}:", highlight=False)
    for problem in problems:
        console.print(f"  {escape(problem)}", highlight=False)


def print_json(value: object) -> None:
    """Writes a value for programs to standard output."""
    typer.echo(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE), nl=False)


def out() -> Console:
    """Standard output, for people."""
    return Console(soft_wrap=False)


def err() -> Console:
    """Standard error: faults, warnings and progress."""
    return Console(stderr=True, soft_wrap=True)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
