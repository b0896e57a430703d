"""Tokens made byte by byte, right or wrong: a library would refuse to make the wrong ones."""

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping
from functools import cache
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from gateway.keys.jwt_keys import PrivateKey, PublicKey

NOW: Final = 1_800_000_000
SECRET: Final = "Zq7-0d9f8e7c6b5a4938271605f4e3d2c1b0a-this-is-long-enough-for-HS512-too-x"
ISSUER: Final = "https://issuer.test"
AUDIENCE: Final = "gateway.test"

_SECRET: Final = SECRET.encode()
_HASHES: Final[Mapping[str, type[hashes.SHA256 | hashes.SHA384 | hashes.SHA512]]] = {
    "256": hashes.SHA256,
    "384": hashes.SHA384,
    "512": hashes.SHA512,
}
_DROP: Final = object()


def drop() -> object:
    """A value that leaves its member out."""
    return _DROP


@cache
def rsa_key(bits: int = 2_048, name: str = "ours") -> rsa.RSAPrivateKey:
    """One key for each size and name: making them is slow."""
    return rsa.generate_private_key(public_exponent=65_537, key_size=bits)


@cache
def ec_key(curve: type[ec.EllipticCurve] = ec.SECP256R1, name: str = "ours") -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(curve())


@cache
def ed_key(name: str = "ours") -> ed25519.Ed25519PrivateKey:
    return ed25519.Ed25519PrivateKey.generate()


def public_pem(key: PrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def public_der(key: PrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)


def private_pem(key: PrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def part(value: object) -> str:
    """A header or claims as a token holds them; bytes are taken as they are."""
    return b64(value if isinstance(value, bytes) else json.dumps(value, separators=(",", ":")).encode())


def claims(**over: object) -> dict[str, object]:
    """Claims that are accepted at `NOW`, with others put over them."""
    whole: dict[str, object] = {
        "iss": ISSUER,
        "aud": AUDIENCE,
        "sub": "user-1",
        "iat": NOW - 5,
        "nbf": NOW - 5,
        "exp": NOW + 600,
        "tenant": "acme",
        **over,
    }
    return {name: value for name, value in whole.items() if value is not _DROP}


def sign(text: bytes, algorithm: str, key: bytes | PrivateKey) -> bytes:
    if isinstance(key, bytes):
        return hmac.digest(key, text, getattr(hashlib, f"sha{algorithm[2:]}"))
    if isinstance(key, ed25519.Ed25519PrivateKey):
        return key.sign(text)
    digest = _HASHES[algorithm[2:]]()
    if isinstance(key, ec.EllipticCurvePrivateKey):
        r, s = decode_dss_signature(key.sign(text, ec.ECDSA(digest)))
        size = (key.curve.key_size + 7) // 8
        return r.to_bytes(size, "big") + s.to_bytes(size, "big")
    if algorithm.startswith("PS"):
        return key.sign(text, padding.PSS(padding.MGF1(digest), digest.digest_size), digest)
    return key.sign(text, padding.PKCS1v15(), digest)


def token(
    body: object = None,
    *,
    algorithm: str = "HS256",
    key: bytes | PrivateKey = _SECRET,
    header: Mapping[str, object] | bytes = {},
    signature: bytes | None = None,
) -> str:
    """A token of any header and claims. `signature` replaces the right one."""
    if isinstance(header, bytes):
        head = part(header)
    else:
        members = {"alg": algorithm, "typ": "JWT", **header}
        head = part({name: value for name, value in members.items() if value is not _DROP})
    text = f"{head}.{part(claims() if body is None else body)}"
    made = sign(text.encode(), algorithm, key) if signature is None else signature
    return f"{text}.{b64(made)}"


def jwk(key: PrivateKey | PublicKey, **members: object) -> dict[str, object]:
    """The public key as an entry of a key set."""
    public = key if isinstance(key, PublicKey) else key.public_key()
    if isinstance(public, rsa.RSAPublicKey):
        numbers = public.public_numbers()
        return {"kty": "RSA", "n": _number(numbers.n), "e": _number(numbers.e), **members}
    if isinstance(public, ec.EllipticCurvePublicKey):
        point = public.public_numbers()
        size = (public.curve.key_size + 7) // 8
        curve = {"secp256r1": "P-256", "secp384r1": "P-384", "secp521r1": "P-521"}[public.curve.name]
        return {"kty": "EC", "crv": curve, "x": _number(point.x, size), "y": _number(point.y, size), **members}
    raw = public.public_bytes(Encoding.Raw, PublicFormat.Raw)
    return {"kty": "OKP", "crv": "Ed25519", "x": b64(raw), **members}


def key_set(*entries: Mapping[str, object]) -> bytes:
    return json.dumps({"keys": entries}).encode()


def _number(value: int, size: int = 0) -> str:
    return b64(value.to_bytes(size or (value.bit_length() + 7) // 8, "big"))
