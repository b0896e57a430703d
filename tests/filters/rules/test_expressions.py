import pytest

from filters.rules.expressions import (
    MAX_WIDTH,
    compile_expression,
    expression_heads,
    expression_problems,
    expression_reach,
    expression_width,
)


@pytest.mark.parametrize(
    "source",
    [
        r"\bignore\b[^.!?]{0,40}?\binstructions?\b",
        r"(?<!not )(?:forget|drop) (?:all |the ){0,3}rules",
        r"(?:\w{1,12} ){0,4}?token",
        r"call(?: \w{1,9}){0,3} now",
        r"(?:ab?c)?d",
        r"指令[^。]{0,10}",
        "[^\\S]a\n    b",
    ],
)
def test_a_bounded_expression_has_no_problems(source: str) -> None:
    assert expression_problems(source) == ()


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a(", "not an expression: missing ), unterminated subpattern at 1"),
        ("ab*", "repeats without a bound: *; give it one, such as {0,30}"),
        (".+?", "repeats without a bound: +?; give it one, such as {0,30}"),
        ("a{2,}", "repeats without a bound: {2,}; give it one, such as {0,30}"),
        ("(?:a|aa){,90}b", "repeats without a bound: {,90}; give it one, such as {0,30}"),
        ("a{,}", "repeats without a bound: {,}; give it one, such as {0,30}"),
        (r"(?:a{1,3}b){0,4}", "repeats what varies itself"),
        (r"(?:a|ab){1,4}", "repeats what varies itself"),
        (r"(?:a|b?){1,4}", "repeats what varies itself"),
        ("(a)b", "captures a group; write (?:...)"),
        ("Abc", "holds a capital or an accent, which no canonical text has"),
        ("[A-Z]x", "holds a capital or an accent, which no canonical text has"),
        ("é", "holds a capital or an accent, which no canonical text has"),
        (r"\Aab", r"uses the escape \A, which rules do not need"),
        (f"a{{{MAX_WIDTH + 1}}}", f"can match {MAX_WIDTH + 1} characters, more than {MAX_WIDTH}"),
        (f"a(?=b{{{MAX_WIDTH + 1}}})", f"can match {MAX_WIDTH + 2} characters, more than {MAX_WIDTH}"),
        ("a{0,60}b{0,60}c{0,60}", "can share out a text in 226981 ways, more than 50000"),
    ],
)
def test_what_could_hold_the_loop_or_never_match_is_told(source: str, problem: str) -> None:
    assert expression_problems(source) == (problem,)


@pytest.mark.parametrize(
    ("source", "width"),
    [
        ("abc", 3),
        (r"\babc?\b", 3),
        ("(?:ab|cde){2}", 6),
        (r"(?:\w{1,12} ){0,4}x", 53),
        (r"(?: \w{1,12})?x", 14),
        ("(?<!not )a(?=b)", 1),
        (r"[\]a]{3}", 3),
        (r"\u0041\x42", 2),
        ("a{4}|b{2,6}", 6),
        ("ab cd{3} e?f", 10),
    ],
)
def test_the_width_is_the_longest_match(source: str, width: int) -> None:
    assert expression_width(source) == width


@pytest.mark.parametrize(
    ("source", "reach"),
    [
        ("abc", 3),
        ("abc(?! or not)", 10),
        (r"abc(?=(?: \w{1,9}){0,2}(?!de))", 25),
        (r"(?<!not )abc", 3),
        ("(?:ab(?!cd)|e(?! not at all))", 13),
    ],
)
def test_what_is_looked_at_behind_a_match_counts_for_its_reach(source: str, reach: int) -> None:
    assert expression_reach(source) == reach


def test_line_breaks_and_indentation_are_not_part_of_an_expression() -> None:
    assert compile_expression("a\n    b|c").pattern == "ab|c"


@pytest.mark.parametrize(
    ("source", "heads"),
    [
        ("abc", {"abc"}),
        (r"\b(?<!not )forget(?= it)", {"forget"}),
        ("ignore the rules", {"ignore"}),
        ("(?:ab|cde)f", {"abf", "cdef"}),
        ("(?:show|showing) me", {"show m", "showin"}),
        ("(?:show|showing)x?", {"show"}),
        ("(?:the )?rule", {"the ru", "rule"}),
        ("(?:ab){2}c", {"ab"}),
        (r"\x61b c d-e", {"ab c d"}),
        (r"(?:tell|show)\ me the rules", {"tell m", "show m"}),
        ("a b?cd", {"a bcd", "a cd"}),
        ("(?:very ){0,3}old", {"very ", "old"}),
        ("ab{0,2}c", {"ab", "ac"}),
        (r"go (?:\w{1,9} ){0,2}home", {"go "}),
        ("api[ _-]key", {"api ke", "api_ke", "api-ke"}),
        (r"[\[\]]x", {"[x", "]x"}),
        (r"ab\dc", {"ab"}),
        (r"a\.b|\u0078y|\x41b", {"a.b", "xy", "Ab"}),
        ("指令", {"指令"}),
        ("a", set()),
        (r"\w{1,3}b", set()),
        ("(?:long|)x", set()),
        ("[^a]bc", set()),
        ("[a-z]bc", set()),
        (r"[\d]bc", set()),
        ("[abcdefghi]bc", set()),
        (".bc", set()),
        ("x?", set()),
    ],
)
def test_the_heads_are_what_every_match_begins_with(source: str, heads: set[str]) -> None:
    assert expression_heads(source) == heads


def test_heads_end_where_they_would_be_too_many() -> None:
    choices = "[abcdefgh]" * 5
    heads = expression_heads(choices)
    assert {len(head) for head in heads} == {3}
    assert len(heads) == 8**3
