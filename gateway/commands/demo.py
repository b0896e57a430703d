"""The command `demo`: the gateway with an upstream of its own."""

import os

import typer

from gateway.commands.answering import FAILED
from gateway.commands.configured import told_in_words
from gateway.demo.running import check_demo, run_demo
from gateway.listeners import CannotListen
from gateway.processes.serving import CannotStart


def show_commands(*, host: str, port: int) -> None:
    """Run the demo until it is told to stop, and end the command."""
    with told_in_words(CannotListen, CannotStart, status=FAILED):
        status = run_demo(host=host, port=port, environ=os.environ)
    raise typer.Exit(status)


def check_commands(*, host: str, port: int) -> None:
    """Run what the demo shows, print what came of it, and end the command."""
    with told_in_words(CannotListen, CannotStart, status=FAILED):
        status = check_demo(host=host, port=port, environ=os.environ)
    raise typer.Exit(status)
