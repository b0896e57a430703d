"""The command `scan`: what the gateway would make of a text, of a request's body, and of a call in reply to it."""

import asyncio
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Final

import typer
from rich.markup import escape
from rich.table import Column, Table

from filters.calls import ProposedCall, Ruling
from filters.decision import Decision
from filters.findings import Action, Finding
from filters.refusals import ANSWERS, Reason, Refused
from filters.segments import Origin, Reading
from filters.tool_calls.call_tier1 import read_arguments
from gateway.commands.answering import FAILED, err, fail, out, print_json
from gateway.commands.configured import configured, told_in_words
from gateway.config.settings import Settings
from gateway.evaluation.scanning import (
    Scan,
    is_read_by_leaves,
    read_body,
    read_text,
    ruling_json,
    scan,
    scan_call,
    scan_json,
)
from gateway.phases.services import build_call_judge, text_limits
from gateway.processes.configuration import Configuration

SHOWN_CHARS = 160
"""Of a view's text."""

_BODIES: Mapping[str, str] = {
    "messages": "/v1/chat/completions (or /v1/messages)",
    "contents": "/v1beta/models/MODEL:generateContent",
    "input": "/v1/responses",
}
"""What a request's body has, and for which path."""
_PATHS: Final = (
    "/v1/chat/completions",
    "/v1/completions",
    "/v1/embeddings",
    "/v1/responses",
    "/v1/messages",
    "/openai/deployments/NAME/chat/completions",
    "/openai/v1/responses",
    "/v1beta/models/MODEL:generateContent",
)
"""What clients mostly ask for, of each dialect."""
_COLOURS = {Decision.ALLOW: "green", Decision.CLARIFY: "yellow", Decision.DENY: "red"}


@dataclass(frozen=True, slots=True)
class ScanRequest:
    """How an input is judged: as a JSON request for `path`, or without one as a text of `origin`; with a `call` of the
    tool of that name, if there is one, as the model's reply to it.
    """

    path: str = ""
    origin: Origin = Origin.USER
    policy: str = "default"
    call: str = ""
    arguments: str | None = None


def scan_input(
    file: Path | None, request: ScanRequest, *, config: Path | None, overrides: Sequence[str], as_json: bool
) -> None:
    """Print what the gateway makes of a file, or of standard input, and end the command."""
    if request.arguments is not None and not request.call:
        fail("--arguments: has no effect without --call; name the tool that is called, or leave it out")
    body = _read_input(file)
    if not body.strip() and not request.call:
        fail(f"{file or 'standard input'}: is empty, so there is nothing to judge; name a FILE, or pipe a text in")
    with told_in_words():
        configuration = configured(config, overrides, policy=request.policy)
        reading = _reading(body, request, configuration.settings)
        limits = text_limits(configuration.settings.limits)
        seen = asyncio.run(scan(reading, configuration.engine, policy=request.policy, limits=limits))
        ruling = asyncio.run(_ruling(request, reading, seen, configuration)) if request.call else None
    if not request.path and (path := _likely_path(reading.segments[0].text)):
        _note(
            f"this looks like a request's body, and was judged as one text of {request.origin}: "
            f"to judge it as the gateway would, add --path {path}"
        )
    if request.call and (problem := read_arguments(_proposed(request)).problem):
        _note(f"--arguments: cannot be read as JSON ({problem.value}), and were judged as a text, with a high risk")
    if as_json:
        print_json({**scan_json(seen), **({"call": ruling_json(ruling)} if ruling else {})})
    else:
        _show_scan(seen, notable=configuration.settings.scoring.notable)
        if ruling:
            _show_ruling(ruling)
    allowed = seen.judgement.decision is Decision.ALLOW and (ruling is None or ruling.decision is Decision.ALLOW)
    raise typer.Exit(0 if allowed else FAILED)


def _note(line: str) -> None:
    err().print(f"[yellow]note[/yellow]  {line}", highlight=False, soft_wrap=True)


def _likely_path(text: str) -> str:
    """Return a path that such a body may be meant for, or "" if it is no body of a known form."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return next((path for member, path in _BODIES.items() if isinstance(tree, dict) and member in tree), "")


def _reading(body: bytes, request: ScanRequest, settings: Settings) -> Reading:
    path = request.path
    if not path:
        return read_text(_decoded(body), request.origin)
    if not path.startswith("/"):
        fail(f"--path {path}: must begin with /, as in {_PATHS[0]}")
    try:
        reading, route = read_body(body, path, settings)
    except Refused as refused:
        told_why = f"{ANSWERS[refused.reason].message} {refused.detail}".rstrip()
        known = f" {_meant(path)}{_known(settings)}" if refused.reason is Reason.NOT_FOUND else ""
        fail(f"--path {path}: the gateway would refuse this ({refused.reason.value}). {told_why}{known}")
    if is_read_by_leaves(reading, route):
        _note(
            f"no reader knows what stands in a body for {path}, so the gateway judges each text of it as untrusted "
            f"(field), and answers as the dialect {route.dialect.name} does. {_meant(path)}{_known(settings)}"
        )
    return reading


def _meant(path: str) -> str:
    close = get_close_matches(path, _PATHS, n=1, cutoff=0.75)
    return f"Did you mean {close[0]}? " if close else ""


def _known(settings: Settings) -> str:
    return (
        f"Bodies are known for {', '.join(_PATHS)} and the like, and behind /u/NAME for the paths of an upstream "
        f"(NAME: {', '.join(sorted(settings.upstreams))})."
    )


def _proposed(request: ScanRequest) -> ProposedCall:
    return ProposedCall("/call", request.call, "{}" if request.arguments is None else request.arguments)


async def _ruling(request: ScanRequest, reading: Reading, seen: Scan, configuration: Configuration) -> Ruling:
    engine, settings = configuration.engine, configuration.settings
    judge = build_call_judge(settings, engine)
    return await scan_call(
        _proposed(request), reading, seen, engine, judge, policy=request.policy, mode=settings.security.mode
    )


def _show_scan(seen: Scan, *, notable: float) -> None:
    console = out()
    judgement = seen.judgement
    colour = _COLOURS[judgement.decision]
    reason = f", {judgement.reason.value}" if judgement.reason else ""
    effect = "" if judgement.enforced else ", monitor only: nothing would be changed"
    console.print(f"[bold {colour}]{judgement.decision.value}[/bold {colour}]  tier {judgement.tier}{reason}{effect}")
    coverage = judgement.coverage
    console.print(f"judged {coverage.judged}, not judged {coverage.not_judged}")
    score = f"score {seen.score:g}, notable from {notable:g}" if isfinite(seen.score) else "hidden, and so notable"
    console.print("; ".join((score, *(f"{step.rung.value}: {step.verdict}" for step in judgement.steps))))
    if judgement.findings:
        console.print(_findings_table("findings", judgement.findings))
    if judgement.detected:
        console.print(_findings_table("only told", judgement.detected))
    console.print(_views_table(seen))
    if judgement.decision is not Decision.ALLOW and (lines := _exclusions(judgement.findings)):
        console.print("If this is a false alarm, for the policy (add a path where other texts shall stay guarded):")
        console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    if not seen.complete:
        console.print(
            "[yellow]The limits ended before the views did; what was not read does not count as clean.[/yellow]"
        )


def _show_ruling(ruling: Ruling) -> None:
    console = out()
    colour = _COLOURS[ruling.decision]
    decision = f"[bold {colour}]{ruling.decision.value}[/bold {colour}]  tier {ruling.tier}, {ruling.cause.value}"
    console.print(f"call: {decision}, {ruling.risk.value} risk")
    for finding in ruling.findings:
        console.print(f"  {finding.rule_id} at {escape(finding.path)}", highlight=False)
    for taint in ruling.taints:
        console.print(f"  {escape(taint.argument)} stands in {escape(taint.source)}", highlight=False)
    for ancestor in ruling.lineage:
        indent = "  " * ancestor.depth
        console.print(f"{indent}from {escape(ancestor.path)} ({ancestor.origin}, {ancestor.link})", highlight=False)
    if ruling.notice:
        console.print(escape(ruling.notice), highlight=False)


def _findings_table(title: str, findings: Iterable[Finding]) -> Table:
    rule, ends = Column("rule", no_wrap=True), _folded("path", "layers", "span")
    table = Table(rule, "family", "severity", "action", *ends, title=title, title_justify="left")
    for found in findings:
        layers = " > ".join(layer.transform for layer in found.layers)
        span = f"{found.start}-{found.end}"
        table.add_row(found.rule_id, found.family, found.severity, found.action, escape(found.path), layers, span)
    return table


def _folded(*heads: str) -> Iterator[Column]:
    """Return columns that break lines where they are too narrow: the end of a path tells which message it is."""
    return (Column(head, overflow="fold") for head in heads)


def _exclusions(findings: Iterable[Finding]) -> list[str]:
    """Return the lines of the setting that excludes these findings, except those that cannot be excluded."""
    lifted = dict.fromkeys((found.rule_id, found.origin) for found in findings if found.action is not Action.DENY)
    lines = [f"  {{ rule = {json.dumps(rule)}, origin = {json.dumps(origin)} }}," for rule, origin in lifted]
    return ["exclusions = [", *lines, "]"] if lines else []


def _views_table(seen: Scan) -> Table:
    table = Table(*_folded("path", "origin", "layers", "text"), title="views", title_justify="left")
    for sight in seen.sights:
        layers = " > ".join(layer.transform for layer in sight.view.layers) or "(own text)"
        table.add_row(escape(sight.path), sight.origin, layers, escape(_shown(sight.view.text)))
    return table


def _shown(text: str) -> str:
    """Return the beginning of a text, safe on a terminal."""
    cut = text if len(text) <= SHOWN_CHARS else text[:SHOWN_CHARS] + "..."
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in cut)


def _read_input(file: Path | None) -> bytes:
    if file is None or str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def _decoded(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        fail("the text is not UTF-8")
