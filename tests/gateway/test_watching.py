"""A changed file is in force without a signal, and a broken one is not."""

import asyncio
from pathlib import Path

from tests.gateway.gateway_process import get, running_gateway

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
        _, after = await get(gateway.admin, "/metrics")
        assert await gateway.stop() == 0
    assert [event["event"] for event in gateway.log].count("reload_accepted") == 1
    assert _in_force(before) != _in_force(after)
    assert len(_in_force(before)) == len(_in_force(after)) == 1


def _in_force(metrics: bytes) -> set[str]:
    lines = metrics.decode().splitlines()
    return {line for line in lines if line.startswith("guardrail_policy_info{") and line.endswith(" 1.0")}
