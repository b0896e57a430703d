"""The commands `audit verify` and `audit keygen`.

Exit status of `verify`: 0 nothing is wrong; 1 something is; 2 something cannot be read.
"""

from collections.abc import Iterable
from pathlib import Path

import typer
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from rich.console import Console
from rich.markup import escape

from gateway.commands.answering import FAILED, fail, print_json
from gateway.evidence.audit_reading import ChainFault, UnreadableAudit
from gateway.evidence.audit_verifying import ChainReport, Report, gather, read_anchors, verify
from gateway.keys.audit_keys import UnusableAuditKey, key_id, make_keys, public_key


def verify_files(
    paths: Iterable[Path], *, public_keys: Iterable[Path], anchors: Iterable[Path], live: bool, as_json: bool
) -> None:
    """Print every change, gap and cut in audit files and folders of them, and end the command."""
    try:
        keys = dict(_key(path) for path in public_keys)
        anchored = [anchor for log in anchors for anchor in read_anchors(log)]
        report = verify(gather(paths), keys, anchors=anchored, live=live)
    except UnreadableAudit as error:
        fail(str(error))
    if as_json:
        print_json(report_json(report))
    else:
        _show(report)
    raise typer.Exit(0 if report.is_sound else FAILED)


def make_key_pair(private: Path, public: Path) -> None:
    """Write a pair of keys to two files, over none that exists, and print the id of the keys."""
    try:
        made = make_keys(private, public)
    except FileExistsError as error:
        fail(f"{error.filename}: File exists, and no key is written over; name another file, or move this one away")
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")
    typer.echo(f"key {made}")


def report_json(report: Report) -> dict[str, object]:
    """Return a report for programs."""
    return {"ok": report.is_sound, "chains": report.chains, "faults": report.faults}


def _key(path: Path) -> tuple[str, Ed25519PublicKey]:
    try:
        key = public_key(path.read_bytes())
    except OSError as error:
        raise UnreadableAudit(f"{path}: {error.strerror}") from None
    except UnusableAuditKey as unusable:
        raise UnreadableAudit(f"{path}: {unusable}") from None
    return key_id(key), key


def _show(report: Report) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for chain in report.chains:
        _show_chain(console, chain)
    _show_faults(console, report.faults)
    decisions = sum(chain.decisions for chain in report.chains)
    console.print(f"{_verdict(report)}; chains {len(report.chains)}, decisions {decisions}")


def _verdict(report: Report) -> str:
    if report.is_sound:
        return "[green]ok[/green]  nothing is wrong"
    if report.lacks_stops_alone:
        return (
            "[yellow]no end[/yellow]  add --live if the gateway is running; if not, it was killed, or the end cut off"
        )
    return "[red]tampered[/red]  see above"


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


def _show_faults(console: Console, faults: Iterable[ChainFault]) -> None:
    for fault in faults:
        place = f"{fault.file}:{fault.line}:{fault.seq}"
        console.print(f"  [red]bad[/red]  {escape(place)}  {escape(_ascii(fault.problem))}")


def _ascii(text: str) -> str:
    """Return a text safe for a terminal: it may come out of a file that was tampered with."""
    return text if text.isascii() and text.isprintable() else ascii(text)
