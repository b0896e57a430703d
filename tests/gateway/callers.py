"""A gateway that knows its callers by their tokens, and what they say in every dialect."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import jwt
import orjson

from tests.gateway_fixture import Answer, RunningGateway, request, talk
from tests.talks import Talk, Wire

MARK: Final = "hxblockme-7f3a9c"
"""A phrase that the policy denies wherever it stands."""
SETTINGS: Final = (
    'auth.mode="jwt"',
    'auth.jwt={ algorithms = ["HS256"], key_env = "JWT_SECRET", issuer = "tests", audience = "gateway" }',
    'tenants.acme.keys={ openai = "env:KEY", anthropic = "env:KEY", azure = "env:KEY", gemini = "env:KEY" }',
    'tenants.umbrella.keys={ openai = "env:KEY", anthropic = "env:KEY", azure = "env:KEY", gemini = "env:KEY" }',
    f'policies.default.deny_patterns=["{MARK}"]',
)
SECRETS: Final[Mapping[str, str]] = {
    "JWT_SECRET": "0123456789abcdef0123456789abcdef",
    "KEY": "provider-key",
    "GUARDRAIL_DIGEST_KEY": "digests-of-these-tests-have-one-key",
}


def token(subject: str = "ann", tenant: str = "acme") -> str:
    """A token that is good for an hour."""
    claims = {"iss": "tests", "aud": "gateway", "exp": int(time.time()) + 3_600, "tenant": tenant, "sub": subject}
    return jwt.encode(claims, SECRETS["JWT_SECRET"], algorithm="HS256")


def bearer(subject: str = "ann", tenant: str = "acme") -> tuple[str, str]:
    return ("authorization", f"Bearer {token(subject, tenant)}")


async def send(
    gateway: RunningGateway,
    wire: Wire,
    body: bytes,
    *more: tuple[str, str],
    subject: str = "ann",
    tenant: str = "acme",
    stream: bool = False,
    path: str = "",
) -> Answer:
    """The answer to a body of a caller, at the path of a wire or another one."""
    headers = (("content-type", "application/json"), bearer(subject, tenant), *more)
    return await talk(gateway.url, request("POST", path or wire.path(stream=stream), body, headers))


async def say(gateway: RunningGateway, wire: Wire, words: str, **of: Any) -> Answer:
    """The answer to one message, with tools."""
    return await send(gateway, wire, wire.write(Talk(words), stream=of.get("stream", False)), **of)


def turns(wire: Wire, texts: Sequence[str]) -> bytes:
    """A conversation without tools in which the user and the assistant take turns."""
    tree = {key: value for key, value in wire.body(Talk("x"), stream=False).items() if key != "tools"}
    if wire.dialect == "gemini":
        said = [{"role": _role(at, "model"), "parts": [{"text": text}]} for at, text in enumerate(texts)]
        return orjson.dumps({**tree, "contents": said})
    name = "input" if "input" in tree else "messages"
    return orjson.dumps(
        {**tree, name: [{"role": _role(at, "assistant"), "content": text} for at, text in enumerate(texts)]}
    )


def _role(at: int, assistant: str) -> str:
    return assistant if at % 2 else "user"
