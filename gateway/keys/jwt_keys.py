"""Keys for JSON Web Tokens: which key may verify or sign with which algorithm. Weak and wrong keys are refused."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import jwt
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key, load_pem_public_key
from jwt.algorithms import HMACAlgorithm

PublicKey: TypeAlias = RSAPublicKey | EllipticCurvePublicKey | Ed25519PublicKey
PrivateKey: TypeAlias = RSAPrivateKey | EllipticCurvePrivateKey | Ed25519PrivateKey
VerificationKey: TypeAlias = bytes | PublicKey
SigningKey: TypeAlias = bytes | PrivateKey

SECRET_BYTES: Final[Mapping[str, int]] = {"HS256": 32, "HS384": 48, "HS512": 64}
"""The shortest secret of each HMAC algorithm, in bytes (RFC 7518 section 3.2)."""

_RSA_BITS = range(2_048, 8_193)
"""Accepted sizes of RSA keys in bits. RFC 7518 section 3.3 sets the least; larger keys cost too much to verify with."""

_DISTINCT_BYTES = 8
"""Least number of different bytes in a secret. One with fewer was typed by hand and not drawn at random."""


class MissingKey(Exception):
    """The configured source of the key for tokens is missing or empty. The message names the source."""


class UnusableKey(Exception):
    """Key material that must not be used. The message says why and what to do; it never quotes the material."""


def _is_rsa(key: VerificationKey) -> bool:
    return isinstance(key, RSAPublicKey)


def _on_curve(name: str) -> Callable[[VerificationKey], bool]:
    return lambda key: isinstance(key, EllipticCurvePublicKey) and key.curve.name == name


_FITTING: Final[Mapping[str, Callable[[VerificationKey], bool]]] = {
    **dict.fromkeys(SECRET_BYTES, lambda key: isinstance(key, bytes)),
    **dict.fromkeys(("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"), _is_rsa),
    "ES256": _on_curve("secp256r1"),
    "ES384": _on_curve("secp384r1"),
    "ES512": _on_curve("secp521r1"),
    "EdDSA": lambda key: isinstance(key, Ed25519PublicKey),
}


def fits(key: VerificationKey, algorithm: str) -> bool:
    """Whether a key is of the kind (and curve) that an algorithm verifies with. No key fits an unknown algorithm."""
    return algorithm in _FITTING and _FITTING[algorithm](key)


def read_key_material(*, key_env: str, key_file: str, environ: Mapping[str, str]) -> bytes:
    """Return the key material in the environment variable or else the file. Raises `MissingKey` if there is none."""
    if key_env:
        material = environ.get(key_env, "").encode("utf-8", "surrogateescape")
        missing = f"auth.jwt.key_env: environment variable {key_env} is not set or empty"
    else:
        material = _read(Path(key_file))
        missing = "auth.jwt.key_file: the file is empty"
    if not material.strip():
        raise MissingKey(missing)
    return material


def verification_key(material: bytes, algorithms: Iterable[str]) -> VerificationKey:
    """Return the one key that verifies all the algorithms: a shared secret for HS*, otherwise a PEM public key.

    Raises `UnusableKey` for a weak or unreadable key, for algorithms that need different kinds of key (a public key
    must never serve as an HMAC secret), and for a private key in place of the public one.
    """
    wanted = tuple(algorithms)
    key = shared_secret(material, wanted) if _symmetric(wanted) else _public_key(material)
    strangers = [algorithm for algorithm in wanted if not fits(key, algorithm)]
    if strangers:
        raise UnusableKey(f"does not fit {', '.join(strangers)}; list only algorithms of this key")
    return key


def shared_secret(material: bytes, algorithms: Iterable[str]) -> bytes:
    """Return the material, without trailing line ends, as an HMAC secret. Raises `UnusableKey` if it is not fit."""
    secret = material.rstrip(b"\r\n")
    shortest = max(SECRET_BYTES[algorithm] for algorithm in algorithms)
    try:
        HMACAlgorithm(HMACAlgorithm.SHA256).prepare_key(secret or b"\0")
    except jwt.InvalidKeyError:
        raise UnusableKey("is a key file or JWK, which must not serve as an HMAC secret") from None
    if len(secret) < shortest:
        raise UnusableKey(
            f"is too short: the algorithms need at least {shortest} bytes (RFC 7518 section 3.2); "
            f"draw one, for example with: openssl rand -hex {shortest}"
        )
    if len(set(secret)) < _DISTINCT_BYTES:
        raise UnusableKey("is too uniform to be a secret; draw it, for example with: openssl rand -hex 32")
    return secret


def private_key(material: bytes) -> PrivateKey:
    """Return a PEM private key without a passphrase. Raises `UnusableKey` for anything else, and for a weak key."""
    try:
        key = load_pem_private_key(material, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise UnusableKey("is not a PEM private key without a passphrase") from None
    if not isinstance(key, RSAPrivateKey | EllipticCurvePrivateKey | Ed25519PrivateKey):
        raise UnusableKey("is neither an RSA, an EC nor an Ed25519 key")
    checked(key.public_key())
    return key


def checked(key: PublicKey) -> PublicKey:
    """Return the key. Raises `UnusableKey` if its size is not accepted."""
    if isinstance(key, RSAPublicKey) and key.key_size not in _RSA_BITS:
        raise UnusableKey(f"is an RSA key of {key.key_size} bits; use {_RSA_BITS.start} to {_RSA_BITS.stop - 1}")
    return key


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise MissingKey(f"auth.jwt.key_file: {path}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise MissingKey("auth.jwt.key_file: is no file name") from None


def _symmetric(algorithms: tuple[str, ...]) -> bool:
    symmetric = {algorithm in SECRET_BYTES for algorithm in algorithms}
    if len(symmetric) != 1:
        raise UnusableKey("cannot serve HS* and other algorithms at once; list the algorithms of one kind of key")
    return symmetric.pop()


def _public_key(material: bytes) -> PublicKey:
    if b"PRIVATE KEY-----" in material:
        raise UnusableKey("is a private key; give the gateway the public key only")
    try:
        key = load_pem_public_key(material)
    except (ValueError, UnsupportedAlgorithm):
        raise UnusableKey("is not a PEM public key") from None
    if not isinstance(key, RSAPublicKey | EllipticCurvePublicKey | Ed25519PublicKey):
        raise UnusableKey("is neither an RSA, an EC nor an Ed25519 key")
    return checked(key)
