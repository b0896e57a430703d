"""The file of an encoder: what is written is read again, and nothing else is."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from adapters.array_file import MOST_BYTES
from adapters.encoder_file import EncoderError, in_bytes, read_encoder, write_encoder
from filters.learned.encoder import Encoder, Layer, Linear, Norm
from filters.learned.second_look import SecondLook, Weighing
from filters.segments import Origin
from filters.steps import run
from tests.second_looks import VOCABULARY, looking

WEIGHING = Weighing(least=0.25, head=1, classifier=0.5, encoder=1.0, bias=-2.0)
TEXT = "polish the moon lamp"


def _layered() -> SecondLook:
    draw = np.random.default_rng(2)

    def matrix(inwards: int, outwards: int) -> Linear:
        return Linear(draw.normal(size=(inwards, outwards)).astype(np.float32), np.ones(outwards, np.float32))

    norm = Norm(np.ones(32, np.float32), np.zeros(32, np.float32))
    layer = Layer(matrix(32, 96), matrix(32, 32), norm, matrix(32, 48), matrix(48, 32), norm)
    one = looking(WEIGHING, Origin.USER)
    pieces, scales = in_bytes(draw.normal(size=(len(VOCABULARY), 32)).astype(np.float32), axis=1)
    places = draw.normal(size=(8, 32)).astype(np.float16).astype(np.float32)
    encoder = Encoder(
        one.encoder.vocabulary, pieces, scales, places, norm, (layer, layer), matrix(32, 2), matrix(32, 2)
    )
    return SecondLook(encoder, one.weighings, "")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    second = _layered()
    write_encoder(second, VOCABULARY, tmp_path / "e.npz")
    read = read_encoder(tmp_path / "e.npz")
    assert read.weighings == second.weighings
    assert run(read.encoder.read("", TEXT)) == pytest.approx(run(second.encoder.read("", TEXT)), abs=0.2)
    write_encoder(read, VOCABULARY, tmp_path / "again.npz")
    again = read_encoder(tmp_path / "again.npz")
    assert run(again.encoder.read("", TEXT)) == pytest.approx(run(read.encoder.read("", TEXT)), abs=1e-3)


def test_the_same_encoder_makes_the_same_bytes_and_another_one_others(tmp_path: Path) -> None:
    for name, weighing in (("a", WEIGHING), ("b", WEIGHING), ("c", Weighing(0.5, 1, 0.5, 1.0, -2.0))):
        write_encoder(looking(weighing), VOCABULARY, tmp_path / f"{name}.npz")
    first, same, other = (read_encoder(tmp_path / f"{name}.npz").revision for name in "abc")
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()
    assert first == same != other


def test_weights_in_bytes_stand_for_nearly_what_they_were() -> None:
    weights = np.random.default_rng(1).normal(size=(40, 30)).astype(np.float32)
    whole, scale = in_bytes(weights, axis=0)
    assert whole.dtype == np.int8
    assert np.abs(whole * scale - weights).max() <= np.abs(weights).max() / 254 * 1.01


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(EncoderError, match="cannot be read: No such file"):
        read_encoder(tmp_path / "none.npz")


def test_an_encoder_that_unpacks_to_too_much_is_not_read(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "e.npz", pieces=np.zeros(MOST_BYTES + 1, np.int8))
    with pytest.raises(EncoderError, match="larger than an encoder may be"):
        read_encoder(tmp_path / "e.npz")


def test_another_file_is_no_encoder(tmp_path: Path) -> None:
    (tmp_path / "e.npz").write_bytes(b"PK\x03\x04 and so on")
    with pytest.raises(EncoderError, match="is no encoder of format 2"):
        read_encoder(tmp_path / "e.npz")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", np.array(99)),
        ("vocabulary", np.frombuffer(b"[UNK]\n[CLS]", np.uint8)),
        ("vocabulary", np.frombuffer(b"\xff\xfe", np.uint8)),
        ("vocabulary", np.array(1 << 28)),
        ("pieces", np.zeros((8, 31), np.int8)),
        ("pieces", np.zeros((8, 32), np.int16)),
        ("scales", np.zeros(7, np.float32)),
        ("scales", np.full(8, np.nan, np.float32)),
        ("scales", np.array([*[1.0] * 7, 3e38], np.float32)),
        ("places", np.full((8, 32), np.inf, np.float16)),
        ("places", np.zeros((1, 32), np.float16)),
        ("places", np.zeros((97, 32), np.float16)),
        ("layers", np.array(-1)),
        ("norm.shift", np.zeros(31, np.float32)),
        ("0.look.weight", np.zeros((32, 95), np.int8)),
        ("0.look.weight", np.zeros((32, 96), np.float32)),
        ("0.look.bias", np.zeros(95, np.float32)),
        ("1.widen.bias", np.zeros(3, np.float32)),
        ("1.narrow.scale", np.zeros(3, np.float32)),
        ("1.narrow.scale", np.full(32, 3e38, np.float32)),
        ("1.gathered.scale", np.zeros(3, np.float32)),
        ("told.weight", np.zeros((31, 2), np.int8)),
        ("pooling.weight", np.zeros((32, 2), np.float32)),
        ("pooling.bias", np.zeros(1, np.float32)),
        ("layers", np.array(3)),
        ("origins", np.array(["nobody"])),
        ("origins", np.array(["user", "document"])),
        ("origins", np.array(["user", "user"])),
        ("origins", np.zeros(0, "U4")),
        ("weighings", np.array([[0.2, 2, 1, 1, 0]])),
        ("weighings", np.array([[0.2, 0.9, 1, 1, 0]])),
        ("weighings", np.array([[0.2, 0, -1, 1, 0]])),
        ("weighings", np.array([[0.0, 0, 1, 1, 0]])),
        ("weighings", np.array([[1.2, 1, 1, 1, 0]], np.float32)),
        ("weighings", np.array([[np.nan, 1, 1, 1, 0]], np.float32)),
        ("weighings", np.array([[object()] * 5], object)),
    ],
)
def test_arrays_that_do_not_fit_are_no_encoder(tmp_path: Path, name: str, value: np.ndarray) -> None:
    write_encoder(_layered(), VOCABULARY, tmp_path / "whole.npz")
    with np.load(tmp_path / "whole.npz") as arrays:
        changed = {**arrays, name: value}
    np.savez(tmp_path / "e.npz", **changed)
    with pytest.raises(EncoderError, match="is no encoder of format 2"):
        read_encoder(tmp_path / "e.npz")


@pytest.mark.parametrize(("told", "pooling"), [(2, 1), (1, 2)])
def test_pooling_for_another_number_of_heads_is_no_encoder(tmp_path: Path, told: int, pooling: int) -> None:
    second = _layered()
    own, counted = (
        Linear(one.weight[:, :heads], one.bias[:heads])
        for one, heads in ((second.encoder.told, told), (second.encoder.pooling, pooling))
    )
    weighing = replace(WEIGHING, head=0)
    changed = SecondLook(replace(second.encoder, told=own, pooling=counted), {Origin.USER: weighing}, "")
    write_encoder(changed, VOCABULARY, tmp_path / "e.npz")
    with pytest.raises(EncoderError, match="is no encoder of format 2"):
        read_encoder(tmp_path / "e.npz")


@pytest.mark.parametrize("name", ["told", "pooling", "0.gather"])
def test_what_is_added_is_a_row_and_no_column(tmp_path: Path, name: str) -> None:
    write_encoder(_layered(), VOCABULARY, tmp_path / "whole.npz")
    with np.load(tmp_path / "whole.npz") as arrays:
        columns = {f"{name}.{part}": arrays[f"{name}.{part}"][:, np.newaxis] for part in ("bias", "scale")}
        np.savez(tmp_path / "e.npz", **{**arrays, **columns})
    with pytest.raises(EncoderError, match="is no encoder of format 2"):
        read_encoder(tmp_path / "e.npz")
