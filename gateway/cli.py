"""The command line: `guardrail-gateway COMMAND`.

Exit status: 0 done; 1 it could not be done, or `scan` did not allow the text; 2 wrong usage, input or configuration.
"""

from collections.abc import Callable, Mapping
from typing import Final

import typer

from gateway.commands.audit import audit_app
from gateway.commands.check import check_command
from gateway.commands.demo import demo_command
from gateway.commands.eval import eval_command
from gateway.commands.scan import scan_command
from gateway.commands.serve import serve_command
from gateway.commands.token import token_command
from gateway.versions import gateway_version


def version_command() -> None:
    """Print the version."""
    typer.echo(gateway_version())


COMMANDS: Final[Mapping[str, Callable[..., None]]] = {
    "serve": serve_command,
    "demo": demo_command,
    "check": check_command,
    "scan": scan_command,
    "eval": eval_command,
    "token": token_command,
    "version": version_command,
}

app = typer.Typer(
    name="guardrail-gateway",
    help="A reverse proxy that judges LLM traffic: what it allows, it forwards unchanged.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _name, _command in COMMANDS.items():
    app.command(_name)(_command)
app.add_typer(audit_app)


def main() -> None:
    """Runs the command line and ends the process."""
    app()
