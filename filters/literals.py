"""Literals: many words looked for at once, in time linear in the text."""

from collections.abc import Iterable

import ahocorasick


def automaton_of(words: Iterable[str]) -> ahocorasick.Automaton | None:
    """An automaton whose values are its words.

    None where there is nothing to look for: an automaton without words cannot be asked.
    """
    automaton = ahocorasick.Automaton()
    for word in words:
        automaton.add_word(word, word)
    if not len(automaton):
        return None
    automaton.make_automaton()
    return automaton


def places(automaton: ahocorasick.Automaton | None, text: str) -> Iterable[tuple[int, str]]:
    """Where each word ends in a text, and the word: all of them, those within others too, in order of their ends."""
    return () if automaton is None else automaton.iter(text)
