"""Words that are looked for at once."""

import pytest

from filters.rules.literals import automaton_of, places


@pytest.mark.parametrize(
    ("words", "found"),
    [
        pytest.param(("she", "he", "hers"), [(3, "she"), (3, "he"), (5, "hers")], id="every place of every word"),
        pytest.param(("him",), [], id="a word that does not stand there"),
        pytest.param((), [], id="nothing to look for"),
    ],
)
def test_places(words: tuple[str, ...], found: list[tuple[int, str]]) -> None:
    assert list(places(automaton_of(words), "ushers")) == found
