"""Decoder of a text hidden in every second to ninth word, with words in between that say nothing or something else."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Span, Survey
from filters.decoders.worded import HOLDING, are_worded
from filters.text.lexicon import SMALL

_SHORTEST, _LONGEST = 60, 8_192
_FEWEST_WORDS, _FEWEST_HOLDING = 10, 3
_OFTEN = (b" the ", b" to ", b" of ", b" and ", b" a ", b" in ")
_ONE_OFTEN_IN = 10
"""Words of a part for each of `_OFTEN` in it, at least. Ordinary language has five."""
_HOLDING = frozenset(word.encode() for word in HOLDING | SMALL if len(word) < 4) | {b"your"}
_MOST_WORDS = 160
"""How many words of a part are looked at to find out how far apart the hidden ones are."""
_MARKS = b".,;:!?()\"'*"
_SURE, _SURER = 25, 81
"""How many times less likely it must be that the words, or words of instructions alone, stand there by chance."""
_STEPS = range(5, 1, -1)
"""Distances that are tried, the longer ones first: every fourth place is a second one as well."""
_MORE_STEPS = range(9, 1, -1)
"""The same for words of instructions alone, among words that hold another text together."""
_TELLING = frozenset(map(str.encode, TELLING_WORDS))
_SAYING = _HOLDING | _TELLING
_FEWEST_OF_PARAGRAPH = 4
"""Such words of a paragraph, at least."""
_FEWEST_TELLING = 2
"""Different words typical of instructions that a part must have: without them, its hidden text does not matter."""


def find_nth_words(survey: Survey) -> Steps:
    """Find parts of lines, or paragraphs, whose every n-th word together make a text, and yield that."""
    for (start, end), told in _telling_parts(survey):
        if not _SHORTEST <= end - start <= _LONGEST:
            continue
        part = survey.sentences[start:end]
        is_loose = (sum(map(part.count, _OFTEN)) - 1) * _ONE_OFTEN_IN <= part.count(b" ")
        if not is_loose and told < _FEWEST_OF_PARAGRAPH:
            continue
        words = part.split(None, _MOST_WORDS)[:_MOST_WORDS]
        step, first = 0, 0
        if is_loose and len(words) >= _FEWEST_WORDS:
            step, first = _step_of(words, _SAYING, _STEPS, sure=_SURE)
        if not step and told >= _FEWEST_OF_PARAGRAPH:
            step, first = _step_of(words, _TELLING, _MORE_STEPS, sure=_SURER)
        said = survey.text[start:end].split()[first::step] if step else []
        if said and are_worded(said):
            yield Decoded(" ".join(said), start, end)
        else:
            yield None


def _telling_parts(survey: Survey) -> list[tuple[Span, int]]:
    """Return the lines and paragraphs with two or more different words typical of instructions, and how many these are.

    A paragraph counts if it has more than one such line, or has more such words than each of its lines.
    """
    told = survey.words & _TELLING
    if len(told) < _FEWEST_TELLING:
        return []
    parts = survey.sentences
    counts: dict[Span, int] = {}
    for word in told:
        at = parts.find(word)
        while at >= 0:
            end = parts.find(b"\n", at)
            end = end if end >= 0 else len(parts)
            span = parts.rfind(b"\n", 0, at) + 1, end
            counts[span] = counts.get(span, 0) + 1
            at = parts.find(word, end)
    found = {span: count for span, count in counts.items() if count >= _FEWEST_TELLING}
    if len(told) >= _FEWEST_OF_PARAGRAPH and len(counts) > 1:
        found |= _paragraphs(survey.small, counts)
    return sorted(found.items())


def _paragraphs(small: bytes, counts: Mapping[Span, int]) -> dict[Span, int]:
    """Return the spans of the paragraphs that have enough such words in several lines or sentences."""
    found: dict[Span, list[int]] = {}
    for (start, end), count in counts.items():
        begin, stop = small.rfind(b"\n\n", 0, start) + 1, small.find(b"\n\n", end)
        found.setdefault((begin, stop if stop >= 0 else len(small)), []).append(count)
    return {span: sum(each) for span, each in found.items() if len(each) > 1 and sum(each) >= _FEWEST_OF_PARAGRAPH}


def _step_of(words: Sequence[bytes], saying: Set[bytes], steps: Iterable[int], *, sure: int) -> tuple[int, int]:
    """Return the distance at which words stand that say something, and the place of the first one.

    Both are 0 if nearly all of them do not stand so many words apart.
    """
    holding = [number for number, word in enumerate(words) if word.strip(_MARKS) in saying]
    if len(holding) < _FEWEST_HOLDING:
        return 0, 0
    for step in steps:
        (first, count), *_ = Counter(number % step for number in holding).most_common(1)
        if (len(holding) - count) * 8 <= len(holding) and step ** (2 * count - len(holding) - 1) >= sure:
            return step, first
    return 0, 0
