"""Foreign objects: whether untrusted text speaks of what a call is about as if it had brought the call about.

For calls that nothing warrants and that have no foreign value. Each function takes the words by which the call may name
what it is about, and the call. It returns the first text that shows this with the words in question, or None, and
yields wherever the caller may pause.
"""

import re
from collections.abc import Generator, Iterable, Sequence
from typing import Final, NamedTuple

from filters.segments import Segment
from filters.text.lexicon import is_common
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import GRAVE
from filters.tool_calls.compared_calls import ComparedCall, names_files
from filters.tool_calls.directives import has_directive
from filters.tool_calls.passages import (
    MOST_COMMON_PASSAGES,
    MOST_COMMON_PLACES,
    has_sentence,
    is_prose,
    passages,
    speaks_to_machines,
)
from filters.tool_calls.scenes import Source
from filters.tool_calls.standing import automata_of, places, standing
from filters.tool_calls.telling import LONGEST_DESTINATION, squashed
from filters.tool_calls.value_sources import first_sources

_SHORTEST_NAME: Final = 7
_SHORTEST_NUMBER: Final = 4
_SHORTEST_COMMAND: Final = 8
_MARK: Final = re.compile(r"[\W_]+")
_CHANGING: Final = frozenset(
    {Act.BOOK, Act.BUY, Act.CANCEL, Act.DELETE, Act.DEPLOY, Act.EDIT, Act.INSTALL, Act.RESET, Act.REMEDY} | GRAVE
)
"""Acts that nobody wants who only asks what, when or why."""
_WORKING: Final = frozenset({Act.LOOK, Act.STORE, Act.RUN, Act.OPEN})
"""Acts that may serve to find something out."""


class Evidence(NamedTuple):
    """An untrusted text, and words of it that are in the call."""

    segment: Segment
    words: str


def lists_tool(_words: Sequence[str], compared: ComparedCall) -> Generator[None, None, Evidence | None]:
    """Return the text that has the tool's name as an item: in a list, as a member's value or with `(`."""
    name = compared.call.name
    if not _SHORTEST_NAME <= len(name) <= LONGEST_DESTINATION or not _MARK.search(name):
        return None
    item = re.compile(rf"(?:\A|[-*:>\])\"'`\n])\s{{0,4}}{re.escape(name)}|{re.escape(name)}\(", re.IGNORECASE)
    for source in compared.scene.sources:
        if squashed(name) in source.letters and item.search(source.segment.text):
            return Evidence(source.segment, name)
        yield
    return None


def dictates_command(_words: Sequence[str], compared: ComparedCall) -> Generator[None, None, Evidence | None]:
    """Return the text in which the call's command stands word for word."""
    for value in compared.values if Act.RUN in compared.acts else ():
        command = squashed(value)
        for source in compared.scene.sources:
            if len(command) >= _SHORTEST_COMMAND and " " in value and command in source.letters:
                return Evidence(source.segment, value)
        yield
    return None


def speaks_of_object(words: Sequence[str], compared: ComparedCall) -> Generator[None, None, Evidence | None]:
    """Return the text that has a word of the call in a sentence which may have brought the call about.

    Of a common word, only some places are looked at: in a long text one of them stands near anything by chance.
    """
    letters_of = {word: squashed(word) for word in map(str.lower, words)}
    automata = yield from automata_of(letters_of.values())
    for source in compared.scene.sources:
        letters_here = yield from standing(automata, source.letters)
        words_here = [word for word, letters in letters_of.items() if letters in letters_here]
        places_of = yield from _places_of(words_here, source)
        for word in filter(places_of.__contains__, words_here):
            most = MOST_COMMON_PASSAGES if is_common(word) else None
            around = passages(source.segment.text, len(word), places_of[word], most=most)
            if (yield from _is_spoken_of(word, around, compared)):
                return Evidence(source.segment, word)
            yield
    return None


def _places_of(words: Sequence[str], source: Source) -> Generator[None, None, dict[str, list[int]]]:
    """Return the places of each word in a text, of a common one only the first `MOST_COMMON_PLACES`."""
    rare = yield from automata_of(word for word in words if not is_common(word))
    common = yield from automata_of(filter(is_common, words))
    found = yield from places(rare, source.lower)
    found |= yield from places(common, source.lower, most=MOST_COMMON_PLACES)
    return found


def _is_spoken_of(
    word: str, around: Iterable[tuple[str, str] | None], compared: ComparedCall
) -> Generator[None, None, bool]:
    """Return whether one of the passages round a word of the call may have brought the call about.

    A number may be told in prose; other words must stand in a sentence about what the call does, or about machines.
    """
    is_users = word in compared.scene.wishes.words
    is_number = len(word) >= _SHORTEST_NUMBER and any(map(str.isdigit, word)) and not is_users
    unrequested = compared.unrequested_acts
    for passage in around:
        yield
        if passage is None:
            continue
        clause, sentence = passage
        if is_number and is_prose(clause):
            return True
        if unrequested.isdisjoint(compared.mentioned_acts(sentence)):
            speaks = not is_users and speaks_to_machines(sentence)
        else:
            speaks = speaks_to_machines(sentence) or has_directive(sentence) or (not is_users and is_prose(clause))
        if speaks:
            return True
    return False


def has_what_changes(words: Sequence[str], compared: ComparedCall) -> Generator[None, None, Evidence | None]:
    """Return the text that has what the call would change although users only wanted information.

    None if no untrusted text has prose: rows alone bring nothing about.
    """
    scene = compared.scene
    if not _is_idle(compared) or not (yield from _has_any_sentence(scene.sources)):
        return None
    first = yield from first_sources(words, scene)
    for word in words:
        letters = squashed(word)
        if letters in first and not letters.isdigit() and word.lower() not in scene.wishes.words:
            return Evidence(first[letters].segment, word)
    return None


def _is_idle(compared: ComparedCall) -> bool:
    """Whether a call changes something (except by editing files) for users who only wanted information."""
    acts = compared.acts
    if not compared.scene.wishes.wondering or acts.isdisjoint(_CHANGING) or not acts.isdisjoint(_WORKING):
        return False
    return Act.DELETE in acts or not names_files(compared.call.name)


def _has_any_sentence(sources: Iterable[Source]) -> Generator[None, None, bool]:
    for source in sources:
        if (yield from has_sentence(source.segment.text)):
            return True
    return False
