"""How the commands answer: tables and text for people, JSON for programs, and words with an exit status for faults."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

import orjson
import typer
from rich.console import Console
from rich.markup import escape

from adapters.base import AdapterError
from filters.refusals import Refused
from gateway.eval_samples import EvaluationError
from gateway.listeners import CannotListen
from gateway.logs import configure_logs
from gateway.serving import CannotStart
from gateway.settings import SettingsError
from gateway.tokens import TokenError

FAILED: Final = 1
MISUSED: Final = 2


@contextmanager
def told_in_words() -> Iterator[None]:
    """Turns what an operator can put right into words, and an exit status, without a traceback."""
    configure_logs(level="info", output="auto")
    try:
        yield
    except SettingsError as error:
        show_problems(error.problems)
        raise typer.Exit(MISUSED) from None
    except (CannotListen, CannotStart, TokenError) as error:
        fail(str(error), status=FAILED)
    except EvaluationError as error:
        fail(str(error))
    except AdapterError as error:
        fail("; ".join(error.problems))
    except Refused as refused:
        fail(f"the gateway would refuse this: {refused.reason.value}. {refused.detail}".rstrip())


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
    sys.stdout.buffer.write(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))


def out() -> Console:
    """Standard output, for people."""
    return Console(soft_wrap=False)


def err() -> Console:
    """Standard error: faults, warnings and progress."""
    return Console(stderr=True, soft_wrap=True)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
