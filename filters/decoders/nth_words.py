"""Decoder of a text hidden in every second to fifth word, with words that say nothing in between."""

from collections import Counter
from collections.abc import Sequence

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Survey
from filters.decoders.worded import HOLDING, are_worded
from filters.text.lexicon import SMALL

_SHORTEST, _LONGEST = 60, 8_192
_FEWEST_WORDS, _FEWEST_HOLDING = 10, 3
_OFTEN = (b" the ", b" to ", b" of ", b" and ", b" a ", b" in ")
_ONE_OFTEN_IN = 10
"""Words of a part for each of `_OFTEN` in it, at least. Ordinary language has five."""
_HOLDING = frozenset(word.encode() for word in HOLDING | SMALL if len(word) < 4) | {b"your"}
_MOST_WORDS = 60
"""How many words of a part are looked at to find out how far apart the hidden ones are."""
_MARKS = b".,;:!?"
_SURE = 25
"""How many times less likely it must be that the words stand at these places by chance."""
_STEPS = range(5, 1, -1)
"""Distances that are tried, the longer ones first: every fourth place is a second one as well."""
_TELLING = frozenset(map(str.encode, TELLING_WORDS))
_SAYING = _HOLDING | _TELLING
_FEWEST_TELLING = 2
"""Different words typical of instructions that a part must have: without them, its hidden text does not matter."""


def find_nth_words(survey: Survey) -> Steps:
    """Find parts of lines whose every n-th word together make a text, and yield that without the words between."""
    for start, end in _telling_parts(survey):
        if not _SHORTEST <= end - start <= _LONGEST:
            continue
        part = survey.sentences[start:end]
        if (sum(map(part.count, _OFTEN)) - 1) * _ONE_OFTEN_IN > part.count(b" "):
            continue
        words = part.split(None, _MOST_WORDS)[:_MOST_WORDS]
        step, first = _step_of(words) if len(words) >= _FEWEST_WORDS else (0, 0)
        said = survey.text[start:end].split()[first::step] if step else []
        if said and are_worded(said):
            yield Decoded(" ".join(said), start, end)
        else:
            yield None


def _telling_parts(survey: Survey) -> list[tuple[int, int]]:
    """Return the spans of the parts with two or more different words that are typical of instructions."""
    told = survey.words & _TELLING
    if len(told) < _FEWEST_TELLING:
        return []
    parts = survey.sentences
    counts: dict[tuple[int, int], int] = {}
    for word in told:
        at = parts.find(word)
        while at >= 0:
            end = parts.find(b"\n", at)
            end = end if end >= 0 else len(parts)
            span = parts.rfind(b"\n", 0, at) + 1, end
            counts[span] = counts.get(span, 0) + 1
            at = parts.find(word, end)
    return sorted(span for span, count in counts.items() if count >= _FEWEST_TELLING)


def _step_of(words: Sequence[bytes]) -> tuple[int, int]:
    """Return the distance at which function words and words of instructions stand, and the place of the first one.

    Both are 0 if nearly all of them do not stand so many words apart.
    """
    holding = [number for number, word in enumerate(words) if word.rstrip(_MARKS) in _SAYING]
    if len(holding) < _FEWEST_HOLDING:
        return 0, 0
    for step in _STEPS:
        (first, count), *_ = Counter(number % step for number in holding).most_common(1)
        if (len(holding) - count) * 8 <= len(holding) and step ** (2 * count - len(holding) - 1) >= _SURE:
            return step, first
    return 0, 0
