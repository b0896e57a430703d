"""Keyed digests: stand in records for texts that must not be recorded (GATEWAY.md section 9).

Without the key nobody can find out by trial which text a digest stands for.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

DIGEST_KEY: Final = "GUARDRAIL_DIGEST_KEY"
"""The environment variable with the key. Digests are comparable across restarts and machines that share it."""

LEAST_KEY_CHARS: Final = 32
"""Characters that a configured key must have at least."""

_SHOWN_DIGITS = 32
_SHOWN = re.compile(f"hmac-sha256:[0-9a-f]{{{_SHOWN_DIGITS}}}")
_BLOCK_BYTES = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))
_NONCE = bytes(12)


def with_digest_key(environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return the environment with a key for digests; a random one if it has none.

    Call it once, before the processes are forked, so that all of them share the key.
    """
    return environ if environ.get(DIGEST_KEY) else {**environ, DIGEST_KEY: secrets.token_hex(32)}


def digest_key(environ: Mapping[str, str]) -> bytes:
    """Return the environment's key for digests, or a random one, which is then the caller's alone."""
    return with_digest_key(environ)[DIGEST_KEY].encode("utf-8", "surrogateescape")


def keyed_digest(text: str, *, key: bytes) -> str:
    """Return `hmac-sha256:` and the first half of the text's HMAC-SHA256 (RFC 2104), in hexadecimal digits."""
    return digest_under(key)(text)


def is_digest(text: str) -> bool:
    """Whether a text has the form of a `keyed_digest`."""
    return _SHOWN.fullmatch(text) is not None


@lru_cache(4)
def digest_under(key: bytes) -> Callable[[str], str]:
    """Return a function that makes keyed digests under a key, fast enough to be called for every request.

    It continues copies of the two hashes with which every HMAC under the key begins. For a short text `hmac` takes
    twice as long, and `hmac.digest` releases the interpreter lock each time.
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
    """Return a function that makes tags of bytes under a secret key of 32 bytes. For use in memory only.

    It is several times as fast as SHA-256. A tag is the AES-GCM tag of the bytes as additional data, with no plaintext
    and always the same nonce: a polynomial of the bytes at a secret point. Without the key, two stretches of at most n
    bytes have the same tag in one of 2^128 / (n / 16 + 2) tries. That holds only as long as nobody sees a tag: two of
    them reveal the point. So no tag may leave the process, or stand in a record.
    """
    seal = AESGCM(key).encrypt

    def tag(stretch: memoryview) -> bytes:
        return seal(_NONCE, b"", stretch)

    return tag
