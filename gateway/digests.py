"""Keyed digests: what stands in records for a text that must not (GATEWAY.md section 9).

Without the key nobody can tell by trying which text a digest stands for.
"""

import hmac
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

DIGEST_KEY: Final = "GUARDRAIL_DIGEST_KEY"
"""The environment variable with the key. Digests can be compared over restarts and machines that share it."""

LEAST_KEY_CHARS: Final = 32
"""Of a key that somebody sets."""

_SHOWN_DIGITS = 32


def with_digest_key(environ: Mapping[str, str]) -> Mapping[str, str]:
    """The environment with a key for digests: a random one where it has none.

    Called once, before the processes are forked, so that all of them have the same key for as long as they run.
    """
    return environ if environ.get(DIGEST_KEY) else {**environ, DIGEST_KEY: secrets.token_hex(32)}


def digest_key(environ: Mapping[str, str]) -> bytes:
    """The key of the environment, or a random one for the caller alone."""
    return with_digest_key(environ)[DIGEST_KEY].encode("utf-8", "surrogateescape")


def keyed_digest(text: str, *, key: bytes) -> str:
    """Half of an HMAC-SHA256 (RFC 2104) in hexadecimal digits, behind the name of the method."""
    keyed = _begun(key).copy()
    keyed.update(text.encode("utf-8", "surrogatepass"))
    return f"hmac-sha256:{keyed.hexdigest()[:_SHOWN_DIGITS]}"


@lru_cache(4)
def _begun(key: bytes) -> hmac.HMAC:
    """The HMAC of nothing yet, to be copied.

    Unlike `hmac.digest`, going on from there keeps the interpreter for a short text: threads that take turns for each
    of many digests cost more than the digests.
    """
    return hmac.new(key, digestmod="sha256")
