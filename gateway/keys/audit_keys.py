"""Keys of the audit chain: an Ed25519 key (RFC 8032) signs, and anyone with its public half can verify."""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from adapters.audit_chain import Signer
from filters.audit_records import signed_bytes
from gateway.keys.keyring import Keyring, SecretMissing, parse_reference

AUDIT_KEY: Final = "GUARDRAIL_AUDIT_KEY"
"""The environment variable that holds the reference to the key if `audit.key` is empty."""

_KEY_ID_DIGITS: Final = 16


class UnusableAuditKey(Exception):
    """A key cannot be used. The message says why and what to do; it quotes nothing of the key."""


def read_signer(reference: str, *, environ: Mapping[str, str], folder: Path) -> Signer:
    """Return the signer with the key that `reference` names (`env:NAME` or `file:path`).

    An empty reference stands for the one in `GUARDRAIL_AUDIT_KEY`. The key is PEM (PKCS #8, not encrypted); files are
    below `folder`. Raises `UnusableAuditKey`.
    """
    try:
        text = Keyring(environ, folder).read_text(parse_reference(reference or environ.get(AUDIT_KEY, "")))
    except (SecretMissing, ValueError) as error:
        raise UnusableAuditKey(str(error)) from None
    return signer(text.encode("utf-8", "surrogateescape"))


def signer(pem: bytes) -> Signer:
    """Return the signer with a private key in PEM. Raises `UnusableAuditKey`."""
    try:
        key = load_pem_private_key(pem, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise UnusableAuditKey("holds no private key in PEM (PKCS #8) without a password") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise UnusableAuditKey("must be an Ed25519 key; make one with: guardrail-gateway audit keygen")
    return Signer(key_id(key.public_key()), key.sign)


def public_key(pem: bytes) -> Ed25519PublicKey:
    """Read a public key in PEM. Raises `UnusableAuditKey`."""
    try:
        key = load_pem_public_key(pem)
    except (ValueError, UnsupportedAlgorithm):
        raise UnusableAuditKey("holds no public key in PEM") from None
    if not isinstance(key, Ed25519PublicKey):
        raise UnusableAuditKey("is no Ed25519 key")
    return key


def key_id(key: Ed25519PublicKey) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of the key's 32 bytes."""
    return hashlib.sha256(key.public_bytes_raw()).hexdigest()[:_KEY_ID_DIGITS]


def has_signed(key: Ed25519PublicKey, signature: bytes, digest: str) -> bool:
    """Whether this key made the signature over a record's hash."""
    try:
        key.verify(signature, signed_bytes(digest))
    except InvalidSignature:
        return False
    return True


def make_keys(private: Path, public: Path) -> str:
    """Write a new pair of keys in PEM, the private one readable by its owner only, and return the key id.

    Writes both files or none, and never overwrites a file. Raises `OSError`.
    """
    key = Ed25519PrivateKey.generate()
    _write_new(public, key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo), mode=0o644)
    try:
        _write_new(private, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()), mode=0o600)
    except OSError:
        public.unlink()
        raise
    return key_id(key.public_key())


def _write_new(path: Path, content: bytes, *, mode: int) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode), "wb") as file:
        file.write(content)
