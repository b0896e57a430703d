"""The options of programs: which arguments are known, and what they are."""

import pytest

from filters.tool_calls.command_options import Options
from filters.tool_calls.shell import Word

SHORT = Options("ab:c::", "long -word value: -size:", numbers=True)
ANY = Word("", known=False)


@pytest.mark.parametrize(
    ("words", "operands", "options", "values"),
    [
        (["x", "-a", "y"], ["x", "y"], {"a"}, []),
        (["-ab", "x", "y"], ["y"], {"a", "b"}, [("b", "x")]),
        (["-abx"], [], {"a", "b"}, [("b", "x")]),
        (["-c", "x"], ["x"], {"c"}, []),
        (["-cx"], [], {"c"}, [("c", "x")]),
        (["--long", "x", "--value", "y"], ["x"], {"long", "value"}, [("value", "y")]),
        (["--value=-z", "--long=x"], [], {"value", "long"}, [("value", "-z"), ("long", "x")]),
        (["-word", "-size", "1"], [], {"-word", "-size"}, [("-size", "1")]),
        (["-20", "x"], ["x"], set(), []),
        (["--", "-z"], ["-z"], set(), []),
        (["-"], ["-"], set(), []),
        (["-b"], [], {"b"}, []),
    ],
    ids=[
        "after an operand", "together", "an attached value", "no value that is attached", "one that is", "long",
        "with a sign", "words", "a number", "after the end", "input", "a value that is missing",
    ],
)  # fmt: skip
def test_arguments_that_are_known(
    words: list[str], operands: list[str], options: set[str], values: list[tuple[str, str]]
) -> None:
    parsed = SHORT.parse([Word(text) for text in words])
    assert parsed is not None
    assert [word.text for word in parsed.operands] == operands
    assert parsed.options == options
    assert [(name, value.text) for name, value in parsed.values] == values


@pytest.mark.parametrize(
    "word",
    [*map(Word, ("-z", "-az", "--lon", "--other", "-words", "\u2013a")), ANY, Word("-a", known=False)],
    ids=["a letter", "a further one", "shortened", "another", "a longer word", "a longer dash", "any", "any letters"],
)  # fmt: skip
def test_arguments_that_are_not(word: Word) -> None:
    assert SHORT.parse([word]) is None


def test_a_word_that_may_be_an_option_of_a_program_without_harmful_ones() -> None:
    parsed = Options("a", plain=True).parse([ANY, Word("-a")])
    assert parsed is not None
    assert parsed.operands == (ANY,)
    assert Options("a", plain=True).parse([Word("-z")]) is None


def test_the_first_operand_may_end_the_options() -> None:
    parsed = Options("a", first=True).parse([Word("-a"), Word("x"), Word("-z"), ANY])
    assert parsed is not None
    assert [word.text for word in parsed.operands] == ["x", "-z", ""]


def test_a_bound_of_operands_takes_no_word_that_may_be_several() -> None:
    one = Options(most=1)
    assert one.parse([Word("a")]) is not None
    assert one.parse([Word("a"), Word("b")]) is None
    assert one.parse([Word("a", known=False, several=True)]) is None


def test_a_value_that_may_be_several_words() -> None:
    several = Word("", known=False, several=True)
    assert SHORT.parse([Word("-b"), several]) is None
    assert SHORT.parse([Word("-b"), Word("", known=False, operand=True)]) is not None


def test_a_value_that_may_be_an_option_as_a_program_may_take_none_there() -> None:
    assert SHORT.parse([Word("-b"), ANY]) is None
    assert SHORT.parse([Word("-b"), Word("--output=file")]) is None
    assert SHORT.parse([Word("-b"), Word("-")]) is not None
