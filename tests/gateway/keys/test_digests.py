"""A digest tells one text from another to whoever has its key, and to nobody else."""

import hashlib
import hmac

import pytest

from gateway.keys.digests import DIGEST_KEY, digest_key, is_digest, keyed_digest, tag_under, with_digest_key

TEXT = "jane@acme.test"


def test_one_text_under_one_key_has_one_digest() -> None:
    digest = keyed_digest(TEXT, key=b"k")
    assert digest == keyed_digest(TEXT, key=b"k")
    assert digest.startswith("hmac-sha256:")
    assert len(digest) == len("hmac-sha256:") + 32


@pytest.mark.parametrize("length", [1, 63, 64, 65, 200])
@pytest.mark.parametrize("text", ["", TEXT, "\xe9\u2028" * 500], ids=["nothing", "short", "long"])
def test_a_digest_is_the_first_half_of_an_hmac(length: int, text: str) -> None:
    key = bytes(range(length))
    expected = hmac.digest(key, text.encode(), "sha256").hex()[:32]
    assert keyed_digest(text, key=key) == f"hmac-sha256:{expected}"


def test_another_key_or_text_has_another_digest() -> None:
    digests = {keyed_digest(text, key=key) for text in (TEXT, TEXT.upper()) for key in (b"k", b"l")}
    assert len(digests) == 4


def test_a_digest_is_not_to_be_had_without_the_key() -> None:
    assert hashlib.sha256(TEXT.encode()).hexdigest()[:32] not in keyed_digest(TEXT, key=b"k")


def test_any_text_has_a_digest() -> None:
    assert keyed_digest("\ud800", key=b"k") != keyed_digest("", key=b"k")


def test_a_digest_is_known_by_its_form() -> None:
    digest = keyed_digest(TEXT, key=b"k")
    assert [is_digest(text) for text in (digest, digest[:-1], digest.upper(), f"{digest}\n", TEXT)] == [
        True,
        *[False] * 4,
    ]


def test_the_environments_own_key_is_taken() -> None:
    environ = {DIGEST_KEY: "k" * 32}
    assert with_digest_key(environ) == environ
    assert digest_key(environ) == b"k" * 32


def test_a_random_key_is_drawn_once_and_then_stays() -> None:
    first, second = with_digest_key({"HOME": "/"}), with_digest_key({DIGEST_KEY: ""})
    assert first["HOME"] == "/"
    assert first[DIGEST_KEY] != second[DIGEST_KEY]
    assert digest_key(first) == digest_key(with_digest_key(first)) == first[DIGEST_KEY].encode()
    assert len(digest_key({})) == 64


@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 4_096, 16_384])
def test_any_other_byte_length_or_key_has_another_tag(length: int) -> None:
    stretch, key = bytes(length), bytes(32)
    tag = tag_under(key)
    other_bytes = [bytes([*stretch[:at], 1, *stretch[at + 1 :]]) for at in range(0, length, max(1, length // 7))]
    tags = [tag(memoryview(one)) for one in (stretch, stretch + b"\0", *other_bytes)]
    tags.append(tag_under(b"k" * 32)(memoryview(stretch)))
    assert len(set(tags)) == len(tags) == len(other_bytes) + 3
    assert tag(memoryview(stretch)) == tags[0]
