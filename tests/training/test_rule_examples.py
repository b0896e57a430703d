"""Rule examples: what rules must find stands among harmless words, what they must not stands as it is."""

from dataclasses import replace

import numpy as np
import pytest

from filters.findings import Severity
from filters.rules.rule import Family, Rule
from filters.segments import Origin
from tests.classifiers import FILLER
from training.rule_examples import rule_examples
from training.samples import Sample

RULE = Rule(
    "A-1",
    Family.TOOL_STEERING,
    Severity.HIGH,
    ("lamp",),
    origins=frozenset({Origin.USER, Origin.DOCUMENT}),
    matches=("Polish the LAMP", "buff the lamp"),
    passes=("a lamp for sale",),
)
CARRIERS = [
    Sample(place, False, "docs", "", "s", place, place, (word + FILLER * 20).encode(), None)
    for place, word in (("user", "mine "), ("document", "theirs "))
]


def _made(rule: Rule, *carriers: Sample) -> list[Sample]:
    return list(rule_examples([rule], carriers or CARRIERS, np.random.default_rng(1)))


def test_what_a_rule_must_find_is_an_attack_among_harmless_words_of_each_place() -> None:
    made = [sample for sample in _made(RULE) if sample.attack]
    assert [(sample.place, sample.payload is not None) for sample in made] == [("user", True)] * 2 + [
        ("document", True)
    ] * 2
    words = [sample.raw[slice(*(sample.payload or ()))] for sample in made]
    assert words == [b"polish the lamp", b"buff the lamp"] * 2
    carriers = [carrier for carrier in CARRIERS for _ in range(2)]
    for sample, word, carrier in zip(made, words, carriers, strict=True):
        before, _, after = sample.raw.partition(word)
        assert 40 <= len(before + after) - 2 <= 300
        assert before.strip() in carrier.raw
        assert after.strip() in carrier.raw


def test_what_it_must_not_find_is_harmless_and_stands_alone() -> None:
    made = [sample for sample in _made(RULE) if not sample.attack]
    assert [(sample.place, sample.raw, sample.hard) for sample in made] == [
        ("user", b"a lamp for sale", True),
        ("document", b"a lamp for sale", True),
    ]


@pytest.mark.parametrize(
    ("rule", "kept"),
    [
        (replace(RULE, severity=Severity.LOW), {"a lamp for sale"}),
        (replace(RULE, family=Family.SECRETS), set()),
        (replace(RULE, origins=frozenset({Origin.ASSISTANT})), set()),
    ],
    ids=["of low severity", "for secrets", "for other places"],
)
def test_other_rules_teach_less_or_nothing(rule: Rule, kept: set[str]) -> None:
    assert {sample.raw.decode() for sample in _made(rule)} == kept


@pytest.mark.parametrize(
    "carrier",
    [
        replace(CARRIERS[0], attack=True),
        replace(CARRIERS[0], category="hard_negative"),
        replace(CARRIERS[0], raw=b"a" * 79),
    ],
    ids=["an attack", "close to one", "short"],
)
def test_nothing_is_put_into_other_texts(carrier: Sample) -> None:
    assert not any(sample.attack for sample in _made(RULE, carrier))


def test_what_users_wrote_carries_for_users_alone() -> None:
    assert {sample.place for sample in _made(RULE, CARRIERS[0]) if sample.attack} == {"user"}
    assert {sample.place for sample in _made(RULE, CARRIERS[1]) if sample.attack} == {"document"}


def test_ids_are_of_one_sample_each() -> None:
    made = _made(RULE)
    assert len({sample.id for sample in made}) == len(made) == 6
