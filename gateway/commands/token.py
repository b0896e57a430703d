"""The command `token`: a tenant's JWT for development."""

import os
from pathlib import Path
from typing import Annotated

import typer

from filters.policy import Mode
from gateway.commands.answering import told_in_words
from gateway.commands.options import ConfigOption, SetOption, loader
from gateway.tokens import Claims, TokenError, mint


def token_command(
    tenant: Annotated[str, typer.Option("--tenant", "-t", help="A tenant of the configuration.")],
    subject: Annotated[str, typer.Option("--subject", "-s", help="Who the token is for.")] = "developer",
    ttl: Annotated[int, typer.Option("--ttl", min=1, help="Seconds until it expires.")] = 3_600,
    key_file: Annotated[
        Path | None, typer.Option("--key-file", metavar="PEM", help="The private key, for all algorithms but HS*.")
    ] = None,
    kid: Annotated[str, typer.Option("--kid", help="The key's id, where the gateway reads a JWKS.")] = "",
    mode: Annotated[
        Mode | None, typer.Option("--mode", help="Ask for a stricter verification mode than the configured one.")
    ] = None,
    keys: Annotated[
        list[str] | None,
        typer.Option(
            "--key", metavar="UPSTREAM=NAME", help="Which of the tenant's keys to use there, e.g. openai=openai/batch."
        ),
    ] = None,
    config: ConfigOption = None,
    overrides: SetOption = None,
) -> None:
    """Mint a tenant's JWT for development; an SDK sends it as its API key.

    [bold]Examples[/bold]

    guardrail-gateway token -c gateway.toml --tenant acme

    OPENAI_API_KEY=$(guardrail-gateway token -c gateway.toml -t acme --key-file private.pem) python app.py
    """
    with told_in_words():
        settings = loader(config, overrides)()
        claims = Claims(tenant=tenant, subject=subject, ttl_seconds=ttl, mode=mode, keys=_chosen_keys(keys))
        typer.echo(mint(settings, claims, environ=os.environ, key_file=key_file, kid=kid))


def _chosen_keys(given: list[str] | None) -> dict[str, str]:
    pairs = [text.partition("=") for text in given or ()]
    if not all(upstream and name for upstream, _, name in pairs):
        raise TokenError("--key: must read UPSTREAM=NAME, for example openai=openai/batch")
    return {upstream: name for upstream, _, name in pairs}
