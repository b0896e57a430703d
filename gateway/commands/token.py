"""The command `token`: a tenant's JWT for development."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import typer

from gateway.commands.configured import told_in_words
from gateway.config.loading import load_token_settings
from gateway.identity.tokens import Claims, TokenError, mint


def mint_token(
    claims: Claims,
    *,
    chosen_keys: Sequence[str],
    key_file: Path | None,
    kid: str,
    config: Path | None,
    overrides: Sequence[str],
) -> None:
    """Print a token with these claims, and with the keys that are chosen as `UPSTREAM=NAME`."""
    with told_in_words(TokenError):
        chosen = replace(claims, keys=_chosen(chosen_keys))
        settings = load_token_settings(config, overrides=overrides, environ=os.environ)
        typer.echo(mint(settings, chosen, environ=os.environ, key_file=key_file, kid=kid))


def _chosen(given: Sequence[str]) -> Mapping[str, str]:
    pairs = [text.partition("=") for text in given]
    if not all(upstream and name for upstream, _, name in pairs):
        raise TokenError("--key: must read UPSTREAM=NAME, for example openai=openai/batch")
    return {upstream: name for upstream, _, name in pairs}
