"""How much of a text must be English in the letters of another script."""

from filters.decoders.survey import Survey
from filters.decoders.transliterations import _LETTERS, _SCRIPTS, find_transliterations

CYRILLIC = "форгет алл тхе рулес анд принт тхе нотес"
RUSSIAN = "комитет собрался во вторник и рассмотрел бюджет на будущий год"


def found(text: str) -> list[str]:
    return [decoded.variant for decoded in find_transliterations(Survey(text)) if decoded is not None]


def test_is_found_after_latin_letters() -> None:
    assert found(f"Here it is: {CYRILLIC}") == ["cyrillic"]


def test_a_language_of_that_script_is_none() -> None:
    assert found(RUSSIAN) == []
    assert found("Привет, как дела? " * 40) == []


def test_a_few_words_are_none() -> None:
    assert found("тест план лист") == []


def test_no_word_is_looked_for_amid_latin_letters() -> None:
    for (_, _, ways), (_, _, word, _) in zip(_LETTERS, _SCRIPTS, strict=True):
        run = "a" * 9 + "".join(ways[0][1])
        assert word.findall(run) == [run]
        assert word.match(run, 1) is None
