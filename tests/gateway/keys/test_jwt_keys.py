import json
import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import dsa, ec, ed448
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from gateway.keys.jwt_keys import (
    MissingKey,
    UnusableKey,
    VerificationKey,
    checked,
    fits,
    private_key,
    read_key_material,
    shared_secret,
    verification_key,
)
from tests.gateway.forge import SECRET, ec_key, ed_key, jwk, private_pem, public_der, public_pem, rsa_key

P384, P521, K256 = ec.SECP384R1, ec.SECP521R1, ec.SECP256K1
KEYS: dict[str, tuple[VerificationKey, set[str]]] = {
    "secret": (SECRET.encode(), {"HS256", "HS384", "HS512"}),
    "RSA": (rsa_key().public_key(), {"RS256", "RS384", "RS512", "PS256", "PS384", "PS512"}),
    "P-256": (ec_key().public_key(), {"ES256"}),
    "P-384": (ec_key(P384).public_key(), {"ES384"}),
    "P-521": (ec_key(P521).public_key(), {"ES512"}),
    "Ed25519": (ed_key().public_key(), {"EdDSA"}),
    "secp256k1": (ec_key(K256).public_key(), set()),
}
ALGORITHMS = set().union(*(serving for _, serving in KEYS.values())) | {"none", "", "HS1", "ES256K"}


@pytest.mark.parametrize(("key", "serving"), KEYS.values(), ids=KEYS.keys())
def test_each_key_fits_its_own_algorithms_only(key: VerificationKey, serving: set[str]) -> None:
    assert {algorithm for algorithm in ALGORITHMS if fits(key, algorithm)} == serving


MATERIAL = {
    "secret": (SECRET.encode(), ["HS256", "HS512"]),
    "RSA for both paddings": (public_pem(rsa_key()), ["RS256", "PS256"]),
    "P-256": (public_pem(ec_key()), ["ES256"]),
    "Ed25519": (public_pem(ed_key()), ["EdDSA"]),
}


@pytest.mark.parametrize(("material", "algorithms"), MATERIAL.values(), ids=MATERIAL.keys())
def test_reads_the_key_of_the_algorithms(material: bytes, algorithms: list[str]) -> None:
    key = verification_key(material, algorithms)

    assert all(fits(key, algorithm) for algorithm in algorithms)


def test_a_secret_loses_the_line_end_of_its_file() -> None:
    assert shared_secret(SECRET.encode() + b"\r\n", ["HS256"]) == SECRET.encode()


ENTRY = jwk(rsa_key(), kid="k")
UNUSABLE = {
    "RSA key as HMAC secret": (public_pem(rsa_key()), ["HS256"], "must not serve as an HMAC secret"),
    "stripped PEM as HMAC secret": (public_pem(rsa_key()).strip(), ["HS512"], "must not serve as an HMAC secret"),
    "DER as HMAC secret": (public_der(rsa_key()), ["HS256"], "must not serve as an HMAC secret"),
    "JWK as HMAC secret": (json.dumps(ENTRY).encode(), ["HS256"], "must not serve as an HMAC secret"),
    "key set as HMAC secret": (json.dumps({"keys": [ENTRY]}).encode(), ["HS256"], "must not serve as an HMAC secret"),
    "empty secret": (b"\n", ["HS256"], "too short"),
    "31 bytes for HS256": (SECRET.encode()[:31], ["HS256"], "at least 32 bytes"),
    "47 bytes for HS384": (SECRET.encode()[:47], ["HS384"], "at least 48 bytes"),
    "63 bytes for the longest of two": (SECRET.encode()[:63], ["HS256", "HS512"], "at least 64 bytes"),
    "one letter over and over": (b"a" * 64, ["HS256"], "too uniform"),
    "secret for RS256": (SECRET.encode(), ["RS256"], "is not a PEM public key"),
    "mixed kinds": (public_pem(rsa_key()), ["RS256", "HS256"], "list the algorithms of one kind"),
    "no algorithm": (SECRET.encode(), [], "list the algorithms of one kind"),
    "RSA key for ES256": (public_pem(rsa_key()), ["RS256", "ES256"], "does not fit ES256"),
    "another curve": (public_pem(ec_key(P384)), ["ES256"], "does not fit ES256"),
    "RSA of 1024 bits": (public_pem(rsa_key(1_024)), ["RS256"], "RSA key of 1024 bits"),
    "private key": (private_pem(rsa_key()), ["RS256"], "give the gateway the public key only"),
}


@pytest.mark.parametrize(("material", "algorithms", "message"), UNUSABLE.values(), ids=UNUSABLE.keys())
def test_refuses_weak_and_mistaken_keys(material: bytes, algorithms: list[str], message: str) -> None:
    with pytest.raises(UnusableKey, match=message) as refused:
        verification_key(material, algorithms)

    lines = [line for line in material.decode("latin-1").split() if len(line) > 8]
    assert not [line for line in lines if line in str(refused.value)]


def test_refuses_public_keys_of_other_kinds() -> None:
    other = dsa.generate_private_key(key_size=2_048).public_key()
    pem = other.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)

    with pytest.raises(UnusableKey, match="neither an RSA, an EC nor an Ed25519 key"):
        verification_key(pem, ["RS256"])


@pytest.mark.parametrize("key", [rsa_key(), ec_key(), ed_key()], ids=["RSA", "EC", "Ed25519"])
def test_reads_private_keys(key: object) -> None:
    assert isinstance(key, type(rsa_key()) | type(ec_key()) | type(ed_key()))
    assert public_pem(private_key(private_pem(key))) == public_pem(key)


NO_PRIVATE_KEY = {
    "public key": (public_pem(rsa_key()), "is not a PEM private key"),
    "text": (b"secret", "is not a PEM private key"),
    "passphrase": (
        rsa_key().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"passphrase")),
        "without a passphrase",
    ),
    "another kind": (
        ed448.Ed448PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
        "neither an RSA, an EC nor an Ed25519 key",
    ),
    "too small": (private_pem(rsa_key(1_024)), "RSA key of 1024 bits"),
}


@pytest.mark.parametrize(("material", "message"), NO_PRIVATE_KEY.values(), ids=NO_PRIVATE_KEY.keys())
def test_refuses_what_is_no_private_key_to_sign_with(material: bytes, message: str) -> None:
    with pytest.raises(UnusableKey, match=message):
        private_key(material)


def test_the_smallest_acceptable_key_is_accepted() -> None:
    key = rsa_key(2_048).public_key()

    assert checked(key) is key


def test_key_material_comes_from_the_variable_or_else_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(b"of the file\n")
    environ = {"SECRET": "of the variable"}

    assert read_key_material(key_env="SECRET", key_file=str(file), environ=environ) == b"of the variable"
    assert read_key_material(key_env="", key_file=str(file), environ=environ) == b"of the file\n"


@pytest.mark.parametrize(
    ("key_env", "key_file", "message"),
    [
        ("NONE", "", "auth.jwt.key_env: environment variable NONE is not set or empty"),
        ("", "none.pem", "auth.jwt.key_file: none.pem: cannot be read: No such file or directory"),
        ("", "a\0b", "auth.jwt.key_file: is no file name"),
    ],
    ids=["variable not set", "no file", "no file name"],
)
def test_missing_key_material_is_named_by_its_source(key_env: str, key_file: str, message: str) -> None:
    with pytest.raises(MissingKey, match=f"^{re.escape(message)}$"):
        read_key_material(key_env=key_env, key_file=key_file, environ={})
