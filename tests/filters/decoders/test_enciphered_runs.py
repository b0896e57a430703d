"""Which runs without white space are tried under ciphers, and under which."""

import random

import pytest

from filters.decoders import enciphered_runs
from filters.decoders.cipher_heads import ALL, WITHOUT_TABLES
from filters.decoders.enciphered_runs import (
    affine_ways_of,
    is_dense,
    is_hex,
    is_of_hex,
    ways_of_escapes,
    ways_of_run,
    ways_of_short,
)
from filters.decoders.survey import Survey
from tests.filters.encoders import ENCODERS, base64_of, payload
from tests.filters.rare_encoders import RARE

BY_NAME = {encoder.name: encoder for encoder in (*ENCODERS, *RARE)}


def test_rows_of_numbers_are_no_runs_and_escapes_are() -> None:
    row = "13.61,24.69,87.76,572.6,0.09258,0.07862,0.05285,0.03085,0.1761,0.06132"
    escapes = "".join(f"\\{code:03o}" for code in payload(random.Random(4), 60).encode())  # noqa: S311
    assert [is_dense(Survey(run), 0, len(run)) for run in (row, escapes)] == [False, True]


@pytest.mark.parametrize(
    "run",
    [
        "](https://doc.example.org/stable/std/sync/atomic/struct.AtomicIsize.html#method.try_update)",
        "registry+https://example.com/rust-lang/crates.io-index#stable_deref_trait@1.2.0",
        "django.contrib.contenttypes.management.create_contenttypes(interactive=False)",
        "https://json-schema.org/draft/2020-12/schema",
        "./src/llm/types/webhooks/webhook_endpoint_qz.py",
        "</b></td><td>Zq:w</td>",
    ],
)
def test_runs_of_words_are_none(run: str) -> None:
    assert not is_dense(Survey(run), 0, len(run))


def test_letters_like_words_among_many_marks_are_a_run() -> None:
    run = "j:onrhe4est7"
    assert [is_dense(Survey(text), 0, len(text)) for text in (run * 4, f"{run}^*{run}~<{run}>${run}!")] == [False, True]


def test_hexadecimal_is_under_no_cipher_of_letters() -> None:
    digits = random.Random(4).randbytes(64).hex().encode()  # noqa: S311
    assert is_hex(digits)
    assert is_of_hex(digits)
    assert not set(ways_of_run(digits)) - set(WITHOUT_TABLES)


@pytest.mark.parametrize("outer", ["caesar7", "atbash", "reversed"])
def test_a_run_says_under_which_cipher_it_is_text(outer: str) -> None:
    run = BY_NAME[outer].write(base64_of(payload(random.Random(4), 100))).encode()  # noqa: S311
    names = {way.name for way in ways_of_run(run)}
    assert any(BY_NAME[outer].write(way.read(run, len(run)).decode()).encode() == run for way in ways_of_run(run))
    assert names <= {way.name for way in ways_of_escapes(run)}
    assert names & {way.name for way in ways_of_short(run[:30])}


def test_affine_ciphers_are_told_from_all_others() -> None:
    run = BY_NAME["affine"].write(base64_of(payload(random.Random(4), 100))).encode()  # noqa: S311
    assert [way.read(run, len(run)) for way in affine_ways_of(run)] == [
        base64_of(payload(random.Random(4), 100)).encode()  # noqa: S311
    ]


def test_where_nearly_all_ways_find_text_none_does() -> None:
    row = b"\\%&=" * 20
    assert len(ALL) > enciphered_runs._MOST_WAYS
    assert ways_of_escapes(row) == ()
