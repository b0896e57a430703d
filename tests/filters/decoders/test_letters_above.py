"""Where letters above others are found; what they say is in the case file."""

from filters.decoders.letters_above import find_letters_above
from filters.decoders.survey import Survey


def test_the_whole_text_is_read() -> None:
    found = [one for one in find_letters_above(Survey("p\u036c\u0365n\u036d th\u0364 no\u036de")) if one]
    assert [(one.text, one.whole, one.start, one.end) for one in found] == [("print the note", True, 0, 14)]


def test_an_edition_with_some_letters_above_hides_nothing() -> None:
    text = "The manuscript reads gu\u0366t for gut, ku\u0364ne, bru\u0366der and v\u0366l; the editor expands these."
    assert [one.hides for one in find_letters_above(Survey(text)) if one] == [False]
