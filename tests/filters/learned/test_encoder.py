"""The encoder: what it tells is what the formulas of a transformer say, one number at a time."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
import pytest

from filters.learned.encoder import HEAD, MOST_PIECES, Encoder, Floats, Layer, Linear, Norm
from filters.learned.word_pieces import WordPieces
from filters.steps import run
from tests.second_looks import small_encoder

SIZE, WIDE = 64, 96
VOCABULARY = ["[UNK]", "[CLS]", "[SEP]", "send", "me", "the", "key", "##s", "."]
_Rows: TypeAlias = Sequence[Sequence[float]]


def _encoder(seed: int = 3) -> Encoder:
    draw = np.random.default_rng(seed)

    def drawn(*shape: int) -> Floats:
        return draw.normal(0, 0.3, shape).astype(np.float32)

    def linear(inwards: int, outwards: int) -> Linear:
        return Linear(drawn(inwards, outwards), drawn(outwards))

    def norm() -> Norm:
        return Norm(1 + drawn(SIZE), drawn(SIZE))

    layers = tuple(
        Layer(linear(SIZE, 3 * SIZE), linear(SIZE, SIZE), norm(), linear(SIZE, WIDE), linear(WIDE, SIZE), norm())
        for _ in range(2)
    )
    pieces = draw.integers(-127, 128, (len(VOCABULARY), SIZE)).astype(np.int8)
    scales = (np.abs(drawn(len(VOCABULARY))) / 64).astype(np.float32)
    heads = linear(SIZE, 2), linear(SIZE, 2)
    return Encoder(WordPieces(VOCABULARY), pieces, scales, drawn(MOST_PIECES, SIZE), norm(), layers, *heads)


def _normed(row: Sequence[float], norm: Norm) -> list[float]:
    mean = sum(row) / len(row)
    spread = math.sqrt(sum((one - mean) ** 2 for one in row) / len(row) + 1e-12)
    return [(one - mean) / spread * float(a) + float(b) for one, a, b in zip(row, norm.scale, norm.shift, strict=True)]


def _times(row: Sequence[float], linear: Linear) -> list[float]:
    return [
        sum(one * float(weight) for one, weight in zip(row, column, strict=True)) + float(bias)
        for column, bias in zip(linear.weight.T, linear.bias, strict=True)
    ]


def _attended(looks: _Rows) -> _Rows:
    gathered: list[list[float]] = [[] for _ in looks]
    for at in range(0, SIZE, HEAD):
        queries, keys, values = ([row[by + at : by + at + HEAD] for row in looks] for by in (0, SIZE, 2 * SIZE))
        for place, query in enumerate(queries):
            alike = [math.exp(sum(a * b for a, b in zip(query, key, strict=True)) / math.sqrt(HEAD)) for key in keys]
            for number in range(HEAD):
                told = sum(a * value[number] for a, value in zip(alike, values, strict=True))
                gathered[place].append(told / sum(alike))
    return gathered


def _by_the_formulas(encoder: Encoder, text: str) -> list[float]:
    numbers = encoder.vocabulary.numbers("", text, most=MOST_PIECES)
    rows: list[list[float]] = [
        _normed(
            [
                float(byte) * float(encoder.scales[number]) + float(by)
                for byte, by in zip(encoder.pieces[number], encoder.places[place], strict=True)
            ],
            encoder.norm,
        )
        for place, number in enumerate(numbers)
    ]
    for layer in encoder.layers:
        gathered = [_times(row, layer.gather) for row in _attended([_times(row, layer.look) for row in rows])]
        rows = [
            _normed([a + b for a, b in zip(*pair, strict=True)], layer.gathered)
            for pair in zip(rows, gathered, strict=True)
        ]
        wide = [[_gelu(one) for one in _times(row, layer.widen)] for row in rows]
        rows = [
            _normed([a + b for a, b in zip(row, _times(own, layer.narrow), strict=True)], layer.narrowed)
            for row, own in zip(rows, wide, strict=True)
        ]
    heads = encoder.told, encoder.pooling
    told = []
    for each, counted in zip(*(zip(*(_times(row, own) for row in rows), strict=True) for own in heads), strict=True):
        shares = [math.exp(one) for one in counted]
        told.append(sum(one * share for one, share in zip(each, shares, strict=True)) / sum(shares))
    return told


def _gelu(number: float) -> float:
    return number / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (number + 0.044715 * number**3)))


@pytest.mark.parametrize("text", ["", "send me the keys.", "the the key " * 3])
def test_it_tells_what_the_formulas_say(text: str) -> None:
    encoder = _encoder()
    assert run(encoder.read("", text)) == pytest.approx(_by_the_formulas(encoder, text), abs=2e-3)


def test_what_is_beyond_its_places_is_not_read() -> None:
    encoder = small_encoder()
    assert run(encoder.read("", "eggs " * 94 + "lamp " * 9)) == run(encoder.read("", "eggs " * 94))
    assert run(encoder.read("", "eggs " * 93 + "lamp"))[0] > run(encoder.read("", "eggs " * 94))[0]
    assert run(encoder.read("eggs " * 94, "lamp"))[0] > run(encoder.read("", "eggs " * 94))[0]


def test_what_its_pooling_looks_for_counts_however_much_stands_about_it() -> None:
    encoder = small_encoder()
    weight = np.zeros((4, 2), np.float32)
    weight[0] = 20
    heeding = replace(encoder, pooling=Linear(weight, np.zeros(2, np.float32)))
    alone = run(heeding.read("", "lamp"))[0]
    assert run(heeding.read("", f"{'eggs ' * 40}lamp{' eggs' * 40}"))[0] == pytest.approx(alone, abs=0.01)
    assert run(encoder.read("", f"{'eggs ' * 40}lamp{' eggs' * 40}"))[0] < alone / 20


def test_it_pauses_after_each_part_of_a_layer() -> None:
    assert sum(1 for _ in _encoder().read("send me", "the keys")) == 1 + 2 * 4
