"""The commands `audit verify` and `audit keygen`.

Exit status of `verify`: 0 nothing is wrong; 1 something is; 2 wrong usage, or something that cannot be read.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from rich.console import Console
from rich.markup import escape

from gateway.audit_keys import UnusableAuditKey, key_id, make_keys, public_key
from gateway.audit_reading import Fault, Unreadable
from gateway.audit_verifying import ChainReport, Report, gather, read_anchors, verify
from gateway.commands.answering import FAILED, fail, print_json
from gateway.commands.options import JsonOption

audit_app = typer.Typer(
    name="audit", help="Verify audit files, and make the keys that sign them.", no_args_is_help=True
)


@audit_app.command("verify")
def verify_command(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Audit files, or folders of them, in any order.")
    ],
    public_keys: Annotated[
        list[Path], typer.Option("--public-key", metavar="PEM", help="A key that may have signed. Repeatable.")
    ],
    anchors: Annotated[
        list[Path] | None,
        typer.Option(
            "--anchors", metavar="LOG", help="A log of the gateway, whose checkpoints must all be there. Repeatable."
        ),
    ] = None,
    live: Annotated[
        bool, typer.Option("--live", help="The gateway is running: chains may end without a stop.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Find every change, gap and cut in audit files. Exit status 1 if there is one.

    [bold]Examples[/bold]

    guardrail-gateway audit verify /var/log/guardrail --public-key audit.pub

    guardrail-gateway audit verify /var/log/guardrail --public-key audit.pub --live --anchors gateway.log
    """
    try:
        keys = dict(_key(path) for path in public_keys)
        told_elsewhere = [anchor for log in anchors or () for anchor in read_anchors(log)]
        report = verify(gather(paths), keys, anchors=told_elsewhere, live=live)
    except Unreadable as error:
        fail(str(error))
    if as_json:
        print_json(told(report))
    else:
        _show(report)
    raise typer.Exit(0 if report.is_sound else FAILED)


@audit_app.command("keygen")
def keygen_command(
    private: Annotated[Path, typer.Option("--private", metavar="PEM", help="Where the key that signs goes.")],
    public: Annotated[Path, typer.Option("--public", metavar="PEM", help="Where the key that verifies goes.")],
) -> None:
    """Make a pair of Ed25519 keys. Writes over nothing.

    [bold]Example[/bold]

    guardrail-gateway audit keygen --private audit.pem --public audit.pub
    """
    try:
        made = make_keys(private, public)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")
    typer.echo(f"key {made}")


def told(report: Report) -> dict[str, object]:
    """A report for programs."""
    return {"ok": report.is_sound, "chains": report.chains, "faults": report.faults}


def _key(path: Path) -> tuple[str, Ed25519PublicKey]:
    try:
        key = public_key(path.read_bytes())
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}") from None
    except UnusableAuditKey as unusable:
        raise Unreadable(f"{path}: {unusable}") from None
    return key_id(key), key


def _show(report: Report) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for chain in report.chains:
        _show_chain(console, chain)
    _show_faults(console, report.faults)
    decisions = sum(chain.decisions for chain in report.chains)
    verdict = "[green]ok[/green]  nothing is wrong" if report.is_sound else "[red]tampered[/red]  see above"
    console.print(f"{verdict}; chains {len(report.chains)}, decisions {decisions}")


def _show_chain(console: Console, chain: ChainReport) -> None:
    console.print(f"[bold]{escape(chain.instance)}[/bold]  {chain.end.value}")
    console.print(f"  files {len(chain.files)}, records {chain.records}, decisions {chain.decisions}")
    console.print(f"  {escape(_ascii(chain.first_time))} to {escape(_ascii(chain.last_time))}")
    console.print(f"  checkpoints {chain.checkpoints}, records after the last signature {chain.unsigned}")
    if chain.dropped:
        console.print(f"  [yellow]decisions that were not kept, because there was no room: {chain.dropped}[/yellow]")
    if chain.torn:
        console.print(f"  [yellow]bytes of a torn line at the end: {chain.torn}[/yellow]")
    if chain.missing:
        console.print(f"  [yellow]files that are not here: {', '.join(chain.missing)}[/yellow]")
    _show_faults(console, chain.faults)


def _show_faults(console: Console, faults: Iterable[Fault]) -> None:
    for fault in faults:
        place = f"{fault.file}:{fault.line}:{fault.seq}"
        console.print(f"  [red]bad[/red]  {escape(place)}  {escape(_ascii(fault.problem))}")


def _ascii(text: str) -> str:
    """A text that may come out of a file that was tampered with, safe on a terminal."""
    return text if text.isascii() and text.isprintable() else ascii(text)
