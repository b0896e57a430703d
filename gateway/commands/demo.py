"""The command `demo`: the gateway with an upstream of its own."""

import os
from typing import Annotated

import typer

from gateway.commands.answering import told_in_words
from gateway.demo import check_demo, run_demo


def demo_command(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address for clients.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65_535, help="Port for clients.")] = 8080,
    check: Annotated[bool, typer.Option("--check", help="Run the commands, show the results, and end.")] = False,
) -> None:
    """Run the gateway with an upstream of its own that speaks every dialect: no keys, no network.

    [bold]Examples[/bold]

    guardrail-gateway demo

    guardrail-gateway demo --check --port 0
    """
    with told_in_words():
        run = check_demo if check else run_demo
        status = run(host=host, port=port, environ=os.environ)
    raise typer.Exit(status)
