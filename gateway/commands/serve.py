"""The command `serve`: the gateway, and where it says that it is."""

import json
import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import structlog
import typer
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from adapters.factory import provider_name
from gateway.commands.answering import FAILED, err
from gateway.commands.configured import loader, told_in_words
from gateway.config.settings import Settings
from gateway.listeners import CannotListen
from gateway.processes.serving import CannotStart, Running, serve
from gateway.processes.watching import NAME as WATCHER
from gateway.processes.watching import watch as watch_files
from gateway.versions import gateway_version


def serve_until_told(
    config: Path | None,
    *,
    listener: Mapping[str, object],
    upstreams: Sequence[str],
    overrides: Sequence[str],
    watch: float | None,
) -> None:
    """Run the gateway until it is told to stop, and end the command.

    `listener` has the settings that options of their own give, with None for those that are not given; `watch` is in
    seconds.
    """
    given = [f"{key}={json.dumps(value)}" for key, value in listener.items() if value is not None]
    with told_in_words(CannotListen, CannotStart, status=FAILED):
        load = loader(config, [*given, *overrides], upstreams=upstreams)
        companions = {WATCHER: partial(watch_files, config=config, load=load, seconds=watch)} if watch else None
        status = serve(load, environ=os.environ, announce=_announce, companions=companions)
    raise typer.Exit(status)


def _announce(running: Running) -> None:
    """Show where the gateway is: by a panel on a terminal, else by an event in the log."""
    console = err()
    if console.is_terminal and running.settings.logging.format != "json":
        console.print(_banner(running))
        return
    structlog.get_logger().info(
        "listening",
        version=gateway_version(),
        address=running.address,
        admin=running.admin_address,
        workers=running.settings.server.workers,
        tls=bool(running.settings.server.tls_cert),
        auth=running.settings.auth.mode,
        mode=running.settings.security.mode,
        verifier=provider_name(os.environ),
        upstreams=_upstream_addresses(running.settings),
    )


def _banner(running: Running) -> Panel:
    settings = running.settings
    scheme = "https" if settings.server.tls_cert else "http"
    table = Table.grid(padding=(0, 2))
    table.add_row("clients", f"[bold]{scheme}://{escape(running.address)}[/bold]")
    table.add_row("admin", f"http://{escape(running.admin_address)}  /healthz /readyz /metrics")
    for name, address in _upstream_addresses(settings).items():
        table.add_row(f"upstream {escape(name)}", escape(address))
    table.add_row("auth", settings.auth.mode)
    table.add_row("mode", settings.security.mode)
    table.add_row("verifier", escape(provider_name(os.environ)))
    table.add_row("workers", str(settings.server.workers))
    return Panel(table, title=f"Guardrail Gateway {gateway_version()}", expand=False)


def _upstream_addresses(settings: Settings) -> dict[str, str]:
    return {name: str(upstream.base_url) for name, upstream in settings.upstreams.items()}
