"""From their beginnings, numbers that are text and compressed text are told, among many readings at once."""

import random

import numpy as np
import pytest

from filters.decoders.headed import HEAD, Heads, are_numbers, are_packed, is_deflated, may_be_deflated
from tests.filters.encoders import ENCODERS, payload

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
NUMBERS = ("base36", "base36_upper", "base58", "base62")
PACKED = ("base64_gzip", "base64_bz2", "base64_xz")
DEFLATED = ("base64_zlib", "base64_deflate")
LENGTHS = (40, 100, 400, 1_500)


def row(run: str) -> Heads:
    return np.frombuffer(run.encode()[:HEAD], np.uint8).reshape(1, -1)


def rows(*runs: str) -> Heads:
    size = min(map(len, runs))
    return np.concatenate([row(run[:size]) for run in runs])


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", NUMBERS)
def test_the_first_digits_of_a_number_tell_that_it_is_text(name: str, length: int) -> None:
    run = BY_NAME[name].write(payload(random.Random(length), length))  # noqa: S311
    assert are_numbers(row(run), len(run)).tolist() == [True]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", PACKED)
def test_what_is_compressed_is_told_by_its_first_characters(name: str, length: int) -> None:
    run = BY_NAME[name].write(payload(random.Random(length), length))  # noqa: S311
    assert are_packed(rows(run, run[::-1])).tolist() == [True, False]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", DEFLATED)
def test_what_is_deflated_is_told_by_inflating_its_beginning(name: str, length: int) -> None:
    run = BY_NAME[name].write(payload(random.Random(length), length))  # noqa: S311
    assert may_be_deflated(row(run)).tolist() == [True]
    assert is_deflated(run[:HEAD].encode())
    assert not is_deflated(run[::-1][:HEAD].encode())


def test_each_row_is_told_apart() -> None:
    plain = payload(random.Random(2), 90)  # noqa: S311
    number, packed = BY_NAME["base58"].write(plain), BY_NAME["base64_deflate"].write(plain)
    assert are_numbers(rows(number, number[::-1], packed), len(number)).tolist() == [True, False, False]


@pytest.mark.parametrize("seed", range(8))
def test_random_digits_are_neither(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
    runs = rows(*("".join(rng.choices(alphabet, k=120)) for _ in range(40)))
    assert not are_numbers(runs, 120).any()
    assert not are_packed(runs).any()
    assert not any(is_deflated(run.tobytes()) for run in runs[:12])


@pytest.mark.parametrize("head", [b"", b"e", b"eJw", b"====", b"H4sIAAAAAAAA", "\u00e9".encode() * 8])
def test_what_is_no_base64_is_not_deflated(head: bytes) -> None:
    assert not is_deflated(head)
