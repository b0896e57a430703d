"""Whether words are those of a sentence: what is put together from pieces or lists counts only then."""

from collections.abc import Sequence

from filters.lexicon import SMALL, fluency

SURE = 4
"""The fluency, or how much more of it, from which on words that were put together are language."""


def are_worded(words: Sequence[str]) -> bool:
    """Whether words are those of a sentence, not names that are listed."""
    small = " ".join(words).lower()
    return len(HOLDING.intersection(small.split())) * _ONE_HOLDING_IN >= len(words) and fluency(small) >= SURE


HOLDING = SMALL | {
    "all", "and", "any", "are", "for", "from", "how", "not", "our", "that", "the", "their", "this", "what", "with",
    "you", "your",
}  # fmt: skip
"""Words that hold others together; names in a list have none between them."""
_ONE_HOLDING_IN = 8
