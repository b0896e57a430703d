"""Standing: which of many values stand in a text, found by reading it once for each batch of them."""

from collections.abc import Generator, Iterable, Sequence, Set
from typing import Final

import ahocorasick

from filters.limits import LimitExceeded

BATCH: Final = 16_384
"""Characters of the values for which one automaton is built. Building it is a step that holds the caller up."""
MOST_PLACES: Final = 262_144
"""Most places of all values in a text that are kept."""
_SLICE: Final = 65_536
"""Characters of a text that are read from one pause to the next."""
_FOUND_TO_PAUSE: Final = 4_096


def automata_of(values: Iterable[str]) -> Generator[None, None, tuple[ahocorasick.Automaton, ...]]:
    """Return what `standing` looks for these values with, without blank ones. Yields wherever the caller may pause."""
    made: list[ahocorasick.Automaton] = []
    chars = BATCH
    for value in filter(None, values):
        if chars >= BATCH:
            yield from _finish(made)
            made.append(ahocorasick.Automaton())
            chars = 0
        made[-1].add_word(value, value)
        chars += len(value)
    yield from _finish(made)
    return tuple(made)


def _finish(made: Sequence[ahocorasick.Automaton]) -> Generator[None, None, None]:
    if made:
        yield
        made[-1].make_automaton()
        yield


def standing(automata: Iterable[ahocorasick.Automaton], text: str) -> Generator[None, None, Set[str]]:
    """Return the values that stand in a text. Yields wherever the caller may pause, and takes as long as `places`."""
    return (yield from places(automata, text, most=1)).keys()


def places(
    automata: Iterable[ahocorasick.Automaton], text: str, *, most: int = MOST_PLACES + 1
) -> Generator[None, None, dict[str, list[int]]]:
    """Return where in a text each value stands that stands there: the first `most` places, of which none overlap.

    So a dump of 300 000 zeros has no more places of `000000` than are kept. Yields wherever the caller may pause. Takes
    time linear in the text for each automaton, and in how often the values stand in it. Raises `LimitExceeded` if all
    values together have more than `MOST_PLACES` places.
    """
    found: dict[str, list[int]] = {}
    left = MOST_PLACES
    for automaton in automata:
        search = automaton.iter("")
        for start in range(0, len(text), _SLICE):
            search.set(text[start : start + _SLICE])
            for count, (last, value) in enumerate(search, start=1):
                at = last + 1 - len(value)
                here = found.setdefault(value, [])
                if len(here) < most and (not here or here[-1] + len(value) <= at):
                    here.append(at)
                    left -= 1
                if count % _FOUND_TO_PAUSE == 0:
                    yield
            if left < 0:
                raise LimitExceeded("")
            yield
    return found
