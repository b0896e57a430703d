"""Which beginnings of passages count as encoded text."""

import random

import pytest

from filters.decoders.beginnings import encoded_among, is_encoded
from tests.filters.encoders import ENCODERS, payload, prose

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
TOLD = (
    "hex", "hex_spaced", "hex_0x", "hex_h", "hex_hash", "hex_dollar", "base32", "base45", "base64", "base64_rot13",
    "base64_swapped_case", "base64_reversed", "base64_comma_pieces", "base64_gzip", "ascii85", "base91", "uuencode",
    "quoted_printable", "percent", "percent_u", "entities_decimal", "entities_hex", "entities_twice", "backslash_u",
    "backslash_u_braces", "backslash_U", "backslash_x", "backslash_octal", "backslash_N", "css_padded", "code_points",
    "chr_calls", "from_char_code", "decimal_spaced", "octal_spaced", "octal_0o", "binary", "binary_0b", "punycode",
    "concatenated", "polybius", "bacon", "bacon_small",
)  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_the_beginning_of_an_encoded_text_is_told(name: str) -> None:
    assert is_encoded(BY_NAME[name].write(payload(random.Random(2), 80))[:96])  # noqa: S311


@pytest.mark.parametrize("seed", range(6))
def test_random_bytes_are_no_encoded_text(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    assert not is_encoded(BY_NAME["base64"].write("".join(map(chr, rng.choices(range(0x80, 0x800), k=60)))))
    assert not is_encoded(rng.randbytes(48).hex())


@pytest.mark.parametrize("text", ["-_" * 40, "-ABCD" * 20, "__init__.py-__main__.py-__about__.py-x", "+1" * 40])
def test_signs_that_numbers_may_have_are_no_digits(text: str) -> None:
    assert not is_encoded(text)


@pytest.mark.parametrize("seed", range(4))
def test_many_beginnings_are_told_as_each_by_itself(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    written = [encoder.write(payload(rng, 80))[:96] for encoder in ENCODERS]
    heads = [head for head in written if len(head) == 96 and head.isascii() and "\n" not in head]
    heads += [
        prose(rng, 96)[:96],
        "/usr/lib/" * 10 + "x86_64",
        "<~" + "5sdq,77Kd<8P2WL9hnJ3ApZUkC$V" * 3 + "87cURD_9hn",
    ]
    heads += ["".join(rng.choices("0123456789abcdef ,-", k=96)) for _ in range(8)]
    rng.shuffle(heads)
    told = [number for number, head in enumerate(heads) if is_encoded(head)]
    assert len(told) > 40
    assert encoded_among([head.encode() for head in heads]) == told
    assert [number for number, head in enumerate(heads) if encoded_among([head.encode()])] == told
