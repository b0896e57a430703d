"""Every piece of code in docs/sdk.md runs against a gateway and prints what the page says."""

import asyncio
import re
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import jwt
import pytest

from tests.gateway_fixture import RunningGateway, running_gateway

PAGE = Path(__file__).parents[1] / "docs" / "sdk.md"
SNIPPET = re.compile(r"```python ?(?P<kind>\w*)\n(?P<code>.*?)```\n\n```text\n(?P<printed>.*?)```", re.DOTALL)
ADDRESS = "http://127.0.0.1:8080"
SECRET = "0123456789abcdef0123456789abcdef"
SETTINGS = {
    "": (),
    "clarify": ('policies.default.on_limit="clarify"', "limits.views=0"),
    "jwt": (
        'auth.mode="jwt"',
        'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
        'tenants.acme.keys={ openai = "env:ACME_KEY" }',
    ),
}
SNIPPETS = list(SNIPPET.finditer(PAGE.read_text()))


def gateway_of(kind: str) -> AbstractAsyncContextManager[RunningGateway]:
    return running_gateway(*SETTINGS[kind], environ={"JWT_SECRET": SECRET, "ACME_KEY": "acme-provider-key"})


def run(code: str) -> str:
    printed: list[str] = []

    def show(*values: object, end: str = "\n") -> None:
        printed.append(" ".join(map(str, values)) + end)

    names: dict[str, Any] = {"print": show}
    try:
        exec(compile(code, "docs/sdk.md", "exec"), names)  # noqa: S102 - our own page
    finally:
        if "client" in names:
            names["client"].close()
    return "".join(printed)


def test_no_code_of_the_page_is_left_out() -> None:
    assert len(SNIPPETS) == PAGE.read_text().count("```python") == 9


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
async def test_the_code_prints_what_the_page_says(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    snippet = SNIPPETS[number]
    claims = {"iss": "tests", "aud": "gateway", "exp": int(time.time()) + 600, "tenant": "acme", "sub": "ann"}
    monkeypatch.setenv("GATEWAY_TOKEN", jwt.encode(claims, SECRET, algorithm="HS256"))
    async with gateway_of(snippet["kind"]) as gateway:
        assert ADDRESS in snippet["code"]
        printed = await asyncio.to_thread(run, snippet["code"].replace(ADDRESS, gateway.url))
    assert printed == snippet["printed"]
