"""The test that words are those of a sentence, which text joined from pieces or lists must pass."""

import re
from collections.abc import Iterable, Sequence

from filters.text.lexicon import SMALL, fluency, is_known

SURE = 4
"""The fluency, or the gain in fluency, from which on words that were joined are language."""


def are_worded(words: Sequence[str]) -> bool:
    """Return whether words are those of a sentence, and not listed names: one in eight is a function word."""
    small = " ".join(words).lower()
    if len(HOLDING.intersection(small.split())) * _ONE_HOLDING_IN < len(words):
        return False
    # More words are never less fluent, and the first few mostly suffice.
    return fluency(" ".join(words[:_FIRST]).lower()) >= SURE or (len(words) > _FIRST and fluency(small) >= SURE)


def are_known(said: str) -> bool:
    """Return whether most letters of a text are those of known words, of which three different ones are long."""
    return known_share(said) >= _MOSTLY


def known_share(said: str) -> float:
    """Return the share of the letters that are those of known words; 0 unless three different of these are long."""
    words = _WORD.findall(said.lower())
    known = [word for word in words if len(word) > 1 and is_known(word)]
    if len({word for word in known if len(word) >= _LONG}) < _FEWEST_LONG:
        return 0.0
    return sum(map(len, known)) / sum(map(len, words))


_WORD = re.compile("[a-z]+")
_LONG, _FEWEST_LONG, _MOSTLY = 4, 3, 0.6


def stand_in_order(text: str, parts: Iterable[str]) -> bool:
    """Whether parts stand in a text one after the other, so that whoever reads it reads them in this order anyhow."""
    at = 0
    for part in parts:
        at = text.find(part, at) + len(part)
        if at < len(part):
            return False
    return True


def are_phrases(said: str, parts: Sequence[str]) -> bool:
    """Whether what parts say was joined of phrases of several words, each of which can be read where it stands."""
    words = sum(len(part.split()) for part in parts)
    return said != "".join(parts) and words * 2 >= len(parts) * _WORDS_OF_TWO


def are_counted_words(said: str) -> bool:
    """Whether words are hardly any but function words, as in a list of the most frequent ones."""
    words = said.lower().split()
    return sum(word in HOLDING for word in words) * 4 > len(words) * 3


_WORDS_OF_TWO = 5
"""Words of two parts on average, at least, where these are phrases."""
HOLDING = SMALL | {
    "all", "and", "any", "are", "for", "from", "how", "not", "our", "that", "the", "their", "this", "what", "with",
    "you", "your",
}  # fmt: skip
"""Function words, which hold others together. A list of names has none."""
_ONE_HOLDING_IN, _FIRST = 8, 32


def join_parts(pieces: Sequence[str]) -> str:
    """Return pieces joined if they are parts of words, or words that bring their spaces; "" if they are neither."""
    joined = "".join(pieces)
    sure = fluency(joined)
    if sure < SURE:
        return ""
    if sure > fluency(" ".join(pieces)):
        return joined
    spaced = sum(piece != piece.strip() for piece in pieces)
    return joined if spaced * 2 >= len(pieces) and are_worded(joined.split()) else ""


def put_together(pieces: Sequence[str]) -> str:
    """Do the same, but also return whole words or phrases with spaces between them."""
    return join_parts(pieces) or (" ".join(pieces) if are_worded(" ".join(pieces).split()) else "")
