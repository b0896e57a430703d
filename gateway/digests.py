"""Keyed digests: what stands in records for a text that must not (GATEWAY.md section 9).

Without the key nobody can tell by trying which text a digest stands for.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

DIGEST_KEY: Final = "GUARDRAIL_DIGEST_KEY"
"""The environment variable with the key. Digests can be compared over restarts and machines that share it."""

LEAST_KEY_CHARS: Final = 32
"""Of a key that somebody sets."""

_SHOWN_DIGITS = 32
_SHOWN = re.compile(f"hmac-sha256:[0-9a-f]{{{_SHOWN_DIGITS}}}")
_BLOCK_BYTES = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))
_NONCE = bytes(12)


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
    return digest_under(key)(text)


def is_digest(text: str) -> bool:
    """Whether a text has the form of what `keyed_digest` gives."""
    return _SHOWN.fullmatch(text) is not None


@lru_cache(4)
def digest_under(key: bytes) -> Callable[[str], str]:
    """What gives the keyed digests under a key, for who needs one for each request.

    It goes on from the two hashes that every HMAC under the key begins with: of a short text `hmac` takes twice as
    long, and `hmac.digest` lets go of the interpreter for each.
    """
    padded = (sha256(key).digest() if len(key) > _BLOCK_BYTES else key).ljust(_BLOCK_BYTES, b"\0")
    begin_inner, begin_outer = sha256(padded.translate(_INNER)).copy, sha256(padded.translate(_OUTER)).copy

    def digest(text: str) -> str:
        inner, outer = begin_inner(), begin_outer()
        inner.update(text.encode("utf-8", "surrogatepass"))
        outer.update(inner.digest())
        return f"hmac-sha256:{outer.hexdigest()[:_SHOWN_DIGITS]}"

    return digest


def tag_under(key: bytes) -> Callable[[memoryview], bytes]:
    """What gives tags of bytes under a secret key of 32 bytes: several times as fast as SHA-256, and for memory alone.

    A tag is that of AES-GCM for nothing but additional data, always with the same nonce: a polynomial of the bytes at a
    secret point. Who does not know the key hits on two stretches of at most n bytes with the same tag in one of
    2^128 / (n / 16 + 2) tries. That holds as long as nobody sees a tag: from two of them the point can be worked out.
    So no tag may leave the process, or stand in a record.
    """
    seal = AESGCM(key).encrypt

    def tag(stretch: memoryview) -> bytes:
        return seal(_NONCE, b"", stretch)

    return tag
