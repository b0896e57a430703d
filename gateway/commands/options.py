"""What several commands take: options, and the settings that they lead to."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from gateway.commands.answering import fail
from gateway.configuration import Configuration, LoadSettings, configure
from gateway.settings_loading import load_settings, upstream_override

ConfigOption = Annotated[
    Path | None,
    typer.Option("--config", "-c", metavar="FILE", help="TOML file; without it, every setting has its default."),
]
SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="KEY=VALUE", help="Override any setting, e.g. limits.body_bytes=1048576. Repeatable."
    ),
]
UpstreamOption = Annotated[
    list[str] | None,
    typer.Option("--upstream", metavar="NAME=URL", help="Where an upstream is, e.g. openai=http://10.0.0.5:8000."),
]
HostOption = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="Address for clients.")]
PortOption = Annotated[
    int | None, typer.Option("--port", "-p", min=0, max=65_535, help="Port for clients; 0 picks a free one.")
]
PolicyOption = Annotated[str, typer.Option("--policy", metavar="NAME", help="The policy to judge under.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def loader(config: Path | None, overrides: list[str] | None) -> LoadSettings:
    """What loads the settings of a file and `--set`, with the environment that they refer to."""
    return partial(load_settings, config, overrides=overrides or [], environ=os.environ)


def configured(config: Path | None, overrides: list[str] | None, *, policy: str) -> Configuration:
    """The configuration to judge with under a policy, which has to be one of it. Raises `SettingsError`."""
    configuration = configure(loader(config, overrides))
    if policy not in configuration.settings.policies:
        fail(f"there is no policy {policy!r}; there are: {', '.join(sorted(configuration.settings.policies))}")
    return configuration


def upstreams(given: list[str] | None) -> list[str]:
    """What `--upstream` says, as overrides. Raises `SettingsError`."""
    return [upstream_override(text) for text in given or ()]
