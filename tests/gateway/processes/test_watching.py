"""A changed file is in force without a signal, and a broken one is not."""

import asyncio
from pathlib import Path

import trustme

from gateway.config.settings import Settings
from gateway.processes.watching import named_files
from tests.gateway.gateway_process import PATIENCE_SECONDS, get, running_gateway

RULED = '[policies.default]\nenforcement = "{}"\n'


async def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "gateway.toml"
    file.write_text(RULED.format("enforce"), encoding="utf-8")
    async with running_gateway("--config", str(file), "--watch", "0.1") as gateway:
        _, before = await get(gateway.admin, "/metrics")
        file.write_text(RULED.format("sometimes"), encoding="utf-8")
        await gateway.until("reload_rejected")
        await asyncio.to_thread(file.unlink)
        file.write_text(RULED.format("monitor"), encoding="utf-8")
        await gateway.until("reload_accepted")
        after = before
        async with asyncio.timeout(PATIENCE_SECONDS):  # the worker follows
            while _in_force(after) in (_in_force(before), set()):
                await asyncio.sleep(0.05)
                _, after = await get(gateway.admin, "/metrics")
        assert await gateway.stop() == 0
    assert [event["event"] for event in gateway.log].count("reload_accepted") == 1
    assert len(_in_force(before)) == len(_in_force(after)) == 1


async def test_a_file_that_a_later_configuration_names_is_watched_too(tmp_path: Path) -> None:
    file, rules = tmp_path / "gateway.toml", tmp_path / "own.toml"
    file.write_text("", encoding="utf-8")
    rules.write_text("", encoding="utf-8")
    async with running_gateway("--config", str(file), "--watch", "0.1") as gateway:
        file.write_text(f'[rules]\nfiles = ["{rules}"]\n', encoding="utf-8")
        await gateway.until("reload_accepted")
        rules.write_text("[[rule]]", encoding="utf-8")
        await gateway.until("reload_rejected")
        assert await gateway.stop() == 0


async def test_a_renewed_certificate_is_in_force_without_a_configuration_file(tmp_path: Path) -> None:
    pem = tmp_path / "server.pem"

    def issue() -> None:
        trustme.CA().issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(pem)

    issue()
    words = [word for key in ("tls_cert", "tls_key") for word in ("--set", f'server.{key}="{pem}"')]
    async with running_gateway("--watch", "0.1", *words) as gateway:
        issue()
        await gateway.until("reload_accepted")
        assert await gateway.stop() == 0


def test_the_files_that_settings_name_are_those_that_a_reload_reads() -> None:
    named = {
        "server": {"tls_cert": "cert.pem", "tls_key": "key.pem", "tls_client_ca": "clients.pem"},
        "auth": {"jwt": {"key_file": "jwt.pem"}},
        "rules": {"files": ["own.yaml", "more.yaml"]},
        "verifier": {"classifier": "own.npz", "encoder": ""},
    }
    files = "cert.pem", "key.pem", "clients.pem", "jwt.pem", "own.yaml", "more.yaml", "own.npz"
    assert list(named_files(Settings.model_validate(named))) == [Path(name) for name in files]
    assert list(named_files(Settings())) == []


def _in_force(metrics: bytes) -> set[str]:
    lines = metrics.decode().splitlines()
    return {line for line in lines if line.startswith("guardrail_policy_info{") and line.endswith(" 1.0")}
