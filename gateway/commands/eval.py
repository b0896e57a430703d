"""The command `eval`: what is caught of labelled samples, and what is refused though it should not be."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, TaskID

from gateway.commands.answering import FAILED, err, fail, out, print_json, told_in_words
from gateway.commands.options import ConfigOption, JsonOption, PolicyOption, SetOption, configured
from gateway.eval_page import page
from gateway.eval_report import compare, comparison_table, false_alarms, read_report, tables, told_comparison
from gateway.eval_samples import TAGS, read_samples
from gateway.evaluating import evaluate


def eval_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="JSON Lines of samples or conversations.")],
    policy: PolicyOption = "default",
    by: Annotated[
        list[str] | None,
        typer.Option("--by", metavar="TAG", help="Tables by category, encoding, source, stratum or where. Repeatable."),
    ] = None,
    compare_with: Annotated[
        Path | None,
        typer.Option("--compare", metavar="REPORT", help="Show what changed since an earlier report of --json."),
    ] = None,
    most_false: Annotated[
        float | None,
        typer.Option(
            "--max-false-alarms",
            min=0,
            max=1,
            metavar="SHARE",
            help="Exit status 1 if a greater share of the benign samples is denied, e.g. 0.003.",
        ),
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page for a browser.")] = None,
    config: ConfigOption = None,
    overrides: SetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Count how much of labelled attacks is caught, and how much of benign samples is refused.

    [bold]Examples[/bold]

    guardrail-gateway eval attacks.jsonl benign.jsonl

    guardrail-gateway eval conversations.jsonl --json -c gateway.toml > before.json

    guardrail-gateway eval mine.jsonl --compare before.json --max-false-alarms 0.003 --html report.html
    """
    tags = by or ["encoding", "source"]
    with told_in_words():
        if unknown := set(tags) - set(TAGS):
            fail(f"--by: there is no tag {min(unknown)!r}; there are: {', '.join(TAGS)}")
        configuration = configured(config, overrides, policy=policy)
        earlier = read_report(compare_with) if compare_with else None
        sets = {str(file): read_samples(file) for file in files}
        with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=err(), transient=True) as bars:
            report = asyncio.run(evaluate(sets, configuration, policy=policy, environ=os.environ, told=_progress(bars)))
        comparison = compare(report, earlier) if earlier else None
        if html:
            _write(html, page(report, tags=tags, comparison=comparison))
    if as_json:
        print_json({**report, **({"compared": told_comparison(comparison)} if comparison else {})})
    else:
        for table in tables(report, tags):
            out().print(table)
        if comparison:
            out().print(comparison_table(comparison))
    wrong = false_alarms(report)
    if most_false is not None and wrong.share > most_false:
        fail(f"{wrong} of the benign samples were denied, more than {most_false:.2%}", status=FAILED)


def _progress(bars: Progress) -> Callable[[str, int, int], None]:
    """Tells how far an evaluation is: bars on a terminal, elsewhere a line for each file."""
    tasks: dict[str, TaskID] = {}

    def tell(name: str, done: int, total: int) -> None:
        if not bars.console.is_terminal:
            if done == total:
                bars.console.print(f"{escape(name)}  {total}", highlight=False)
            return
        if name not in tasks:
            tasks[name] = bars.add_task(escape(Path(name).name), total=total)
        bars.update(tasks[name], completed=done)

    return tell


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
