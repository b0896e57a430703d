"""Keys of the audit chain: what is accepted, what is refused in words, and that a pair fits."""

from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    KeySerializationEncryption,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from gateway.keys.audit_keys import UnusableAuditKey, has_signed, key_id, make_keys, public_key, read_signer, signer

_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
_CURVE = generate_private_key(SECP256R1())
_DIGEST = "0" * 64


def _private(
    key: Ed25519PrivateKey = _KEY,
    encryption: KeySerializationEncryption = NoEncryption(),  # noqa: B008 - a constant
) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, encryption)


_CURVE_PRIVATE = _CURVE.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
_CURVE_PUBLIC = _CURVE.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def test_a_key_is_known_by_its_id() -> None:
    # SHA-256 over the 32 bytes of the public key that RFC 8032 gives for this private key.
    assert key_id(_KEY.public_key()) == "56475aa75463474c"


def test_what_one_half_signs_the_other_verifies() -> None:
    signed = signer(_private())
    signature = signed.sign(b"guardrail-audit-1 " + _DIGEST.encode())
    assert signed.key_id == key_id(_KEY.public_key())
    assert has_signed(_KEY.public_key(), signature, _DIGEST)
    assert not has_signed(_KEY.public_key(), signature, "1" * 64)
    assert not has_signed(_KEY.public_key(), b"", _DIGEST)


@pytest.mark.parametrize(
    ("read", "pem", "problem"),
    [
        (signer, b"", "holds no private key in PEM"),
        (signer, b"-----BEGIN PRIVATE KEY-----\nCANARY\n-----END PRIVATE KEY-----", "holds no private key in PEM"),
        (signer, _private(encryption=BestAvailableEncryption(b"secret")), "without a password"),
        (signer, _CURVE_PRIVATE, "must be an Ed25519 key"),
        (public_key, b"", "holds no public key in PEM"),
        (public_key, _private(), "holds no public key in PEM"),
        (public_key, _CURVE_PUBLIC, "is no Ed25519 key"),
    ],
    ids=["nothing", "nonsense", "password", "another curve", "no public key", "private for public", "another public"],
)
def test_other_keys_are_refused_without_being_quoted(read: Callable[[bytes], object], pem: bytes, problem: str) -> None:
    with pytest.raises(UnusableAuditKey, match=problem) as caught:
        read(pem)
    assert "CANARY" not in str(caught.value)


@pytest.mark.parametrize(
    ("reference", "environ"),
    [
        ("env:KEY", {"KEY": _private().decode()}),
        ("file:audit.pem", {}),
        ("", {"GUARDRAIL_AUDIT_KEY": "file:audit.pem"}),
        ("", {"GUARDRAIL_AUDIT_KEY": "env:KEY", "KEY": _private().decode()}),
    ],
    ids=["variable", "file", "file named by the environment", "variable named by the environment"],
)
def test_a_key_is_found_by_reference(tmp_path: Path, reference: str, environ: dict[str, str]) -> None:
    (tmp_path / "audit.pem").write_bytes(_private())
    assert read_signer(reference, environ=environ, folder=tmp_path).key_id == key_id(_KEY.public_key())


@pytest.mark.parametrize(
    ("reference", "problem"),
    [
        ("", "must be env:NAME, or file:PATH"),
        ("env:KEY", "environment variable KEY is not set or empty"),
        ("file:audit.pem", "file audit.pem in the secrets folder .* cannot be read: No such file"),
        ("env:NAME", "holds no private key in PEM"),
    ],
)
def test_a_reference_without_a_key_is_refused(tmp_path: Path, reference: str, problem: str) -> None:
    with pytest.raises(UnusableAuditKey, match=problem):
        read_signer(reference, environ={"NAME": "value"}, folder=tmp_path)


def test_a_new_pair_fits_and_is_private(tmp_path: Path) -> None:
    private, public = tmp_path / "audit.pem", tmp_path / "audit.pub"
    made = make_keys(private, public)
    assert made == signer(private.read_bytes()).key_id == key_id(public_key(public.read_bytes()))
    assert private.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("taken", ["audit.pem", "audit.pub"])
def test_no_key_is_written_over(tmp_path: Path, taken: str) -> None:
    (tmp_path / taken).write_text("a key")
    with pytest.raises(FileExistsError):
        make_keys(tmp_path / "audit.pem", tmp_path / "audit.pub")
    assert (tmp_path / taken).read_text() == "a key"
    assert [path.name for path in tmp_path.iterdir()] == [taken]
