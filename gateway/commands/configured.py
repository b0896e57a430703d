"""The configuration that commands run with, and its faults in words."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer

from gateway.commands.answering import MISUSED, fail, show_problems
from gateway.config.loading import load_settings, upstream_override
from gateway.config.settings import Settings, SettingsError
from gateway.logs import configure_logs
from gateway.processes.configuration import Configuration, LoadSettings, configure


@contextmanager
def told_in_words(*faults: type[Exception], status: int = MISUSED) -> Iterator[None]:
    """Turns what an operator can put right into words and an exit status, without a traceback: a configuration that is
    wrong, and these `faults`, whose message says what to do, in one line, and ends the command with `status`.
    """
    configure_logs(level="info", output="auto")
    try:
        yield
    except SettingsError as error:
        show_problems(error.problems)
        raise typer.Exit(MISUSED) from None
    except faults as error:
        fail(str(error), status=status)


def loader(config: Path | None, overrides: Sequence[str], *, upstreams: Sequence[str] = ()) -> LoadSettings:
    """What loads the settings of a file, of `--upstream` and of `--set`, with the environment that they refer to.
    What of `--upstream` cannot be read is a problem of the settings.
    """
    given: list[str] = []
    problems: list[str] = []
    for text in upstreams:
        try:
            given.append(upstream_override(text))
        except SettingsError as error:
            problems += error.problems

    def load() -> Settings:
        try:
            settings = load_settings(config, overrides=[*given, *overrides], environ=os.environ)
        except SettingsError as error:
            raise SettingsError(dict.fromkeys([*problems, *error.problems]), error.valid) from None
        if problems:
            raise SettingsError(dict.fromkeys(problems), settings)
        return settings

    return load


def configured(config: Path | None, overrides: Sequence[str], *, policy: str) -> Configuration:
    """The configuration to judge with under a policy, which has to be one of it. Raises `SettingsError`."""
    configuration = configure(loader(config, overrides))
    if policy not in configuration.settings.policies:
        fail(f"--policy: there is no {policy!r}; there are: {', '.join(sorted(configuration.settings.policies))}")
    return configuration
