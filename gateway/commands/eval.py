"""The command `eval`: what is caught of labelled samples, and what is refused though it should not be."""

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, TaskID

from adapters.base import AdapterError
from gateway.commands.answering import FAILED, err, fail, out, print_json
from gateway.commands.configured import configured, told_in_words
from gateway.evaluation.evaluating import evaluate
from gateway.evaluation.page import page
from gateway.evaluation.report import (
    compare,
    comparison_table,
    comparison_words,
    false_alarms,
    names,
    read_report,
    tables,
    told_comparison,
)
from gateway.evaluation.samples import TAGS, EvaluationError, read_samples

DEFAULT_TAGS: Final = ("encoding", "source")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be told of an evaluation: tables by `tags`, the change since the report `compare_with`, exit status 1
    where more than a share `most_false` of the benign samples is denied, and a page in `html`.
    """

    tags: tuple[str, ...] = ()
    compare_with: Path | None = None
    most_false: float | None = None
    html: Path | None = None
    as_json: bool = False


def count(files: Sequence[Path], wanted: Wanted, *, policy: str, config: Path | None, overrides: Sequence[str]) -> None:
    """Print what is caught of the samples and conversations in files.

    Ends the command if anything is wrong with them, or more than `wanted.most_false` of the benign ones are denied.
    """
    tags = wanted.tags or DEFAULT_TAGS
    with told_in_words(EvaluationError, AdapterError):
        if unknown := set(tags) - set(TAGS):
            fail(f"--by: there is no tag {min(unknown)!r}; there are: {', '.join(TAGS)}")
        configuration = configured(config, overrides, policy=policy)
        earlier = read_report(wanted.compare_with) if wanted.compare_with else None
        if earlier and not {file.name for file in files} & (known := set(names(earlier))):
            fail(f"--compare: {wanted.compare_with} has only {', '.join(sorted(known))}, so nothing can be compared")
        sets = {str(file): read_samples(file) for file in files}
        if not any(sets.values()):
            fail("there is no sample in these files: a line of JSON each, with a text and a kind, or with messages")
        with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=err(), transient=True) as bars:
            report = asyncio.run(
                evaluate(sets, configuration, policy=policy, environ=os.environ, on_progress=_progress(bars))
            )
        comparison = compare(report, earlier) if earlier else None
        if wanted.html:
            _write(wanted.html, page(report, tags=tags, comparison=comparison))
    if wanted.as_json:
        print_json({**report, **({"compared": told_comparison(comparison)} if comparison else {})})
    else:
        for table in tables(report, tags):
            out().print(table)
        if comparison:
            out().print(comparison_table(comparison))
            for line in comparison_words(comparison):
                out().print(escape(line), highlight=False)
    wrong = false_alarms(report)
    if wanted.most_false is not None and not wrong.size:
        fail("--max-false-alarms: there is no benign sample in these files, so nothing was checked")
    if wanted.most_false is not None and wrong.share > wanted.most_false:
        fail(f"{wrong} of the benign samples were denied, more than {wanted.most_false:.2%}", status=FAILED)


def _progress(bars: Progress) -> Callable[[str, int, int], None]:
    """Return what shows how far an evaluation is: by bars on a terminal, elsewhere by a line for each finished file."""
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
