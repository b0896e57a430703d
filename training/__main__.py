"""Learns from labelled texts: `python -m training DATA MODEL [UNSEEN...]` writes the classifier that the gateway reads.

Besides DATA it learns from `training/written.jsonl.gz` and `paired.jsonl.gz`, texts that were written for it, from
`ordinary.jsonl.gz`, harmless texts of public packages, and from all texts in other languages as the gateway reads them
in English. With further files it tells how models do on families and sources of DATA that they did not learn from, and
that classifier on those files.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from adapters.classifier_file import read_classifier, write_classifier
from filters.findings import Severity
from filters.learned.classifier import Classifier, Head, Limits
from filters.learned.wording import Meanings
from filters.policy import Policy
from filters.rules.matcher import Matcher
from filters.rules.rule import rules_at
from filters.segments import Origin
from gateway.config.rulebook import load_rules
from training.beside import beside, drawn, ruled
from training.calibrating import calibration, limits
from training.fitting import fit, fold_of, left_out
from training.glossing import glossed
from training.meanings import FILE as MEANINGS
from training.meanings import read_meanings
from training.measuring import curve, figure, table
from training.planting import PLANTED, planted
from training.samples import ORDINARY_FILE, PAIRED_FILE, WRITTEN, WRITTEN_FILE, Sample, read_samples
from training.windows import Windows

SEED = 20261122
PAIRED = 0.3
"""What a text of the pairs weighs: these are of few authors, and the public ones of many."""
PADDING = 20_000
"""Characters of benign text that are put about an attack."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a head is made: the origins that it reads, whether benign texts of users and requests planted in documents
    teach it, and what a benign text weighs that comes close to an attack.
    """

    origins: tuple[Origin, ...]
    users: bool
    plants: bool
    hard: float

    def learns(self, sample: Sample) -> bool:
        """Whether the head learns from a sample."""
        if sample.category == PLANTED:
            return self.plants
        return self.users or sample.attack or sample.place != "user"

    def reads(self, sample: Sample) -> bool:
        """Whether the head will read texts of this sample's place."""
        return origin_of(sample) in self.origins


RECIPES: Final = (
    Recipe((Origin.USER,), users=True, plants=False, hard=1.0),
    Recipe(
        (Origin.TOOL_RESULT, Origin.DOCUMENT, Origin.FIELD, Origin.TOOL_DEFINITION), users=False, plants=True, hard=2.0
    ),
)
"""What users may say and what may stand in documents differ: a request is an attack in the one and not in the other."""
ORDERING: Final = frozenset({Origin.TOOL_DEFINITION})
"""Origins whose texts tell a model what to do, as the description of a tool does."""


@dataclass(frozen=True, slots=True, eq=False)
class Lessons:
    """What is learned from, and the windows of all: samples that models are measured on, then others as written, then
    those made of both.
    """

    samples: Sequence[Sample]
    read: int
    windows: Windows

    @classmethod
    def of(
        cls, samples: Sequence[Sample], meanings: Meanings, *, seed: int, others: Sequence[Sample] = ()
    ) -> "Lessons":
        given = [*samples, *others]
        every = [*given, *planted(given, np.random.default_rng(seed))]
        return cls(every, len(samples), Windows.of(every, meanings))

    def scores(self, group_of: Callable[[Sample], str], *, seed: int) -> NDArray[np.float64]:
        """The score of each sample that is measured on, by the head for its place that learned from none of its group.

        Written samples are in no group.
        """
        groups = [None if sample.source == WRITTEN else group_of(sample) for sample in self.samples]
        scores = np.zeros(len(self.samples))
        real = np.arange(len(self.samples)) < self.read
        for recipe in RECIPES:
            own = real & np.array([recipe.reads(sample) for sample in self.samples])
            scores += left_out(
                self.samples, self.windows, self.taught(recipe), groups, read=own, hard=recipe.hard, seed=seed
            )
        return scores[: self.read]

    def taught(self, recipe: Recipe) -> NDArray[np.bool_]:
        """The samples that a head learns from."""
        return np.array([recipe.learns(sample) for sample in self.samples])


def train(lessons: Lessons, *, seed: int = SEED) -> tuple[Classifier, NDArray[np.float64]]:
    """The classifier that the lessons make, and the scores that its limits come from.

    The same lessons and the same seed make the same one.
    """
    scores = lessons.scores(attrgetter("family"), seed=seed)
    heads: dict[Origin, Head] = {}
    bounds: dict[Origin, Limits] = {}
    for recipe in RECIPES:
        learned = fit(lessons.samples, lessons.windows, lessons.taught(recipe), hard=recipe.hard, seed=seed)
        own = np.array([recipe.reads(sample) for sample in lessons.samples[: lessons.read]])
        kept = [sample for sample, mine in zip(lessons.samples, own, strict=False) if mine]
        table = calibration(scores[own], np.array([sample.attack for sample in kept]))
        head = replace(learned, calibration=table)
        heads |= dict.fromkeys(recipe.origins, head)
        found = limits(kept, scores[own], table)
        bounds |= {origin: of_orders(found) if origin in ORDERING else found for origin in recipe.origins}
    return Classifier(heads, bounds, revision=""), scores


def of_orders(found: Limits) -> Limits:
    """Limits for texts of `ORDERING`: what would be medium elsewhere is low, and nothing less than high is more."""
    return Limits(found.medium, found.high, found.high)


def measure(
    lessons: Lessons, scores: NDArray[np.float64], classifier: Classifier, unseen: Sequence[Sample]
) -> Iterator[str]:
    """Lines of Markdown: what models say of samples that they did not learn from, and the classifier of unseen ones."""
    samples = lessons.samples[: lessons.read]
    yield "\n## Learned from other families\n"
    yield from _by_recipe(samples, scores)
    yield "\n## Calibration\n"
    attack = np.array([sample.attack for sample in samples])
    yield from curve(_probabilities(samples, scores, classifier), attack)
    yield "\n## Learned from other sources\n"
    strange = lessons.scores(attrgetter("source"), seed=SEED)
    yield from _by_recipe(samples, strange)
    yield "\n## Beside the rules, learned from other sources\n"
    yield from _beside(samples, strange)
    plain = [sample for sample in unseen if not (sample.attack and sample.stratum == "encoded")]
    yield "\n## Unseen files\n"
    yield from _by_recipe(plain, np.array([score(sample, classifier) for sample in plain]))
    yield "\n## Attacks within benign text\n"
    yield from padding(plain, classifier)


def _by_recipe(samples: Sequence[Sample], scores: NDArray[np.float64]) -> Iterator[str]:
    """The figures of each head apart, since each has limits of its own."""
    for recipe in RECIPES:
        own = np.array([recipe.reads(sample) for sample in samples])
        yield f"\n### {', '.join(recipe.origins)}\n"
        yield from table([sample for sample, mine in zip(samples, own, strict=True) if mine], scores[own])


def _beside(samples: Sequence[Sample], scores: NDArray[np.float64]) -> Iterator[str]:
    """The curve of `training.beside`, of some samples and the rules that ship."""
    folds = [fold_of(sample.source) for sample in samples]
    numbers = drawn(samples, folds, np.random.default_rng(SEED))
    kept = [samples[number] for number in numbers]
    rules = ruled(kept, Matcher(rules_at(load_rules(), Policy())))
    return beside(kept, scores[numbers], [folds[number] for number in numbers], rules)


def score(sample: Sample, classifier: Classifier) -> float:
    """What the classifier scores a sample, by the head for its place."""
    return float(classifier.heads[origin_of(sample)].scores(sample.raw).max())


def origin_of(sample: Sample) -> Origin:
    return Origin.USER if sample.place == "user" else Origin.DOCUMENT


def _probabilities(
    samples: Sequence[Sample], scores: NDArray[np.float64], classifier: Classifier
) -> NDArray[np.float64]:
    probabilities = [
        classifier.heads[origin_of(sample)].probabilities(np.array([value], np.float32))[0]
        for sample, value in zip(samples, scores, strict=True)
    ]
    return np.array(probabilities)


def padding(samples: Sequence[Sample], classifier: Classifier) -> Iterator[str]:
    """Lines of Markdown: how many attacks are still at least a medium sign with benign text about them."""
    attacks = [sample for sample in samples if sample.attack]
    benign = " ".join(s.raw.decode("utf-8", "replace") for s in samples if not s.attack and s.category == "docs")
    padding = benign[:PADDING]
    yield "| about it | attacks that are found |"
    yield "| --- | --- |"
    for name, before, after in (
        ("nothing", "", ""),
        ("before", padding, ""),
        ("after", "", padding),
        ("both", padding, padding),
    ):
        marks = [
            _is_found(f"{before} {a.raw.decode('utf-8', 'replace')} {after}".strip(), a, classifier) for a in attacks
        ]
        yield f"| {name} | {figure(attacks, np.array(marks))} |"


def _is_found(text: str, sample: Sample, classifier: Classifier) -> bool:
    signs = classifier.sweep(text, origin=origin_of(sample))
    return any(sign is not None and sign.severity is not Severity.LOW for sign in signs)


def written() -> list[Sample]:
    """The texts that were written for it. Those of the pairs weigh little, and none of them as close."""
    paired = [
        replace(sample, weight=PAIRED, category="docs" if sample.hard else sample.category)
        for sample in read_samples(PAIRED_FILE)
    ]
    return [*read_samples(WRITTEN_FILE), *paired]


def main() -> None:
    data, target, *unseen_files = map(Path, sys.argv[1:])
    samples = list(read_samples(data))
    others = [*written(), *read_samples(ORDINARY_FILE)]
    lessons = Lessons.of(samples, read_meanings(MEANINGS), seed=SEED, others=[*others, *glossed([*samples, *others])])
    made, scores = train(lessons)
    write_classifier(made, target)
    classifier = read_classifier(target)
    print(f"{target}: revision {classifier.revision}, {target.stat().st_size:,} bytes", flush=True)
    if unseen_files:
        unseen = [sample for file in unseen_files for sample in read_samples(file)]
        for line in measure(lessons, scores, classifier, unseen):
            print(line, flush=True)


if __name__ == "__main__":
    main()
