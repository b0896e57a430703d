"""The command `check`: what is wrong with a configuration, and what its rules come to."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table

from adapters.factory import provider_name
from filters.rules.rule import Rule, RuleError
from gateway.commands.answering import MISUSED, err, out, print_json, show_problems
from gateway.commands.configured import loader
from gateway.config.rulebook import load_rules, paranoia_levels
from gateway.config.settings import Settings, SettingsError
from gateway.config.state_settings import state_warnings
from gateway.config.warnings import settings_warnings
from gateway.evaluation.proving import example_faults
from gateway.identity.auth import key_set_warnings
from gateway.phases.services import text_limits
from gateway.processes.configuration import configure, waiting_for_restart


@dataclass(frozen=True, slots=True)
class Shown:
    """What is told of a configuration that is valid: to people, with `verbose` what waits for a restart too, or all of
    it to programs.
    """

    verbose: bool = False
    as_json: bool = False


def check_configuration(
    config: Path | None, shown: Shown, *, upstreams: Sequence[str], overrides: Sequence[str]
) -> None:
    """Print what is wrong with a configuration or what it comes to, and end the command."""
    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    summary: dict[str, object] = {"rules": 0, "policies": 0}
    try:
        configuration = configure(loader(config, overrides, upstreams=upstreams))
        settings = configuration.settings
        warnings = (
            *settings_warnings(settings, environ=os.environ, tools=configuration.tools),
            *asyncio.run(state_warnings(settings, environ=os.environ)),
            *asyncio.run(key_set_warnings(settings)),
        )
        rulebook = load_rules(settings.rules.files, atr=settings.rules.atr)
        summary = {
            "rules": len(rulebook),
            "policies": len(settings.policies),
            "thresholds": settings.scoring.model_dump(),
            "levels": paranoia_levels(rulebook, settings.policies),
            "waits_for_restart": waiting_for_restart(),
        }
        problems = example_faults(rulebook, limits=text_limits(settings.limits))
    except SettingsError as error:
        problems = (*error.problems, *_faults_of(error.valid))
    verifier = provider_name(os.environ)
    if shown.as_json:
        print_json({"ok": not problems, "problems": problems, "warnings": warnings, **summary, "verifier": verifier})
    elif problems:
        show_problems(problems)
    else:
        out().print(
            f"[green]ok[/green]  configuration valid, {summary['rules']} rules proven, "
            f"policies: {summary['policies']}, verifier: {verifier}"
        )
        out().print(_levels_table(settings, rulebook))
        if shown.verbose:
            out().print(f"waits for a restart where it changes: {', '.join(waiting_for_restart())}", highlight=False)
        for warning in warnings:
            err().print(f"[yellow]warning[/yellow]  {escape(warning)}", highlight=False)
    raise typer.Exit(MISUSED if problems else 0)


def _faults_of(valid: Settings | None) -> tuple[str, ...]:
    """Return what is wrong with the examples of the rules, beside whatever else is wrong."""
    if valid is None:
        return ()
    try:
        rulebook = load_rules(valid.rules.files, atr=valid.rules.atr)
    except RuleError:  # told as a problem of the configuration
        return ()
    return example_faults(rulebook, limits=text_limits(valid.limits))


def _levels_table(settings: Settings, rules: tuple[Rule, ...]) -> Table:
    scoring = settings.scoring
    title = f"notable from {scoring.notable:g}, unclear from {scoring.unclear:g}, unsafe from {scoring.unsafe:g}"
    table = Table(
        "policy", "blocking level", "rules", "detecting level", "only told", title=title, title_justify="left"
    )
    for name, levels in paranoia_levels(rules, settings.policies).items():
        table.add_row(name, *(str(levels[key]) for key in ("blocking_level", "deciding", "detecting_level", "told")))
    return table
