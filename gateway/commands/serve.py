"""The command `serve`: the gateway, and where it says that it is."""

import json
import os
from functools import partial
from typing import Annotated

import structlog
import typer
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from adapters.factory import provider_name
from gateway.commands.answering import err, told_in_words
from gateway.commands.options import (
    ConfigOption,
    HostOption,
    PortOption,
    SetOption,
    UpstreamOption,
    loader,
    upstreams,
)
from gateway.serving import Running, serve
from gateway.settings import Settings
from gateway.versions import gateway_version
from gateway.watching import NAME as WATCHER
from gateway.watching import watch as watch_files


def serve_command(
    config: ConfigOption = None,
    host: HostOption = None,
    port: PortOption = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Processes that answer clients.")
    ] = None,
    upstream: UpstreamOption = None,
    watch: Annotated[
        float | None,
        typer.Option("--watch", metavar="SECONDS", min=0.1, help="Look for a changed file this often, and reload."),
    ] = None,
    overrides: SetOption = None,
) -> None:
    """Run the gateway until SIGTERM or Ctrl-C; SIGHUP reloads rules, policies, tenants and certificates.

    [bold]Examples[/bold]

    guardrail-gateway serve --port 8080 --workers 2

    guardrail-gateway serve -c gateway.toml --upstream openai=http://127.0.0.1:8000

    guardrail-gateway serve --set policies.default.enforcement=monitor
    """
    listener = {"server.host": host, "server.port": port, "server.workers": workers}
    given = [f"{key}={json.dumps(value)}" for key, value in listener.items() if value is not None]
    with told_in_words():
        load = loader(config, [*given, *upstreams(upstream), *(overrides or ())])
        companions = {WATCHER: partial(watch_files, files=[config], seconds=watch)} if config and watch else None
        status = serve(load, environ=os.environ, announce=_announce, companions=companions)
    raise typer.Exit(status)


def _announce(running: Running) -> None:
    """Says where the gateway is: a panel on a terminal, else an event in the log."""
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
