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
    """Return a context that sets up the logs, and ends the command in words instead of a traceback.

    That is for what an operator can put right. A configuration that is wrong ends it with `MISUSED` and a line for each
    problem; one of these `faults`, whose message says what to do, with `status` and one line.
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
    """Return what loads the settings of a file, of `--upstream` and of `--set`, with the environment they refer to.

    What cannot be read of `--upstream` is a problem of the settings.
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
    """Return the configuration to judge with. Ends the command if it lacks the policy; raises `SettingsError`."""
    configuration = configure(loader(config, overrides))
    if policy not in configuration.settings.policies:
        fail(f"--policy: there is no {policy!r}; there are: {', '.join(sorted(configuration.settings.policies))}")
    return configuration
