"""Literals: finds many words at once, in time linear in the text."""

from collections.abc import Iterable

import ahocorasick


def automaton_of(words: Iterable[str]) -> ahocorasick.Automaton | None:
    """Return an automaton that finds these words, whose values are the words themselves.

    None where there are no words, because such an automaton cannot be run.
    """
    automaton = ahocorasick.Automaton()
    for word in words:
        automaton.add_word(word, word)
    if not len(automaton):
        return None
    automaton.make_automaton()
    return automaton


def places(automaton: ahocorasick.Automaton | None, text: str) -> Iterable[tuple[int, str]]:
    """Yield where each word ends in a text, and the word, in order of ends. Words within other words are found too."""
    return () if automaton is None else automaton.iter(text)
