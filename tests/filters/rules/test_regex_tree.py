"""Expressions become trees in one way, whatever CPython calls their parts: another parser would fail here."""

import pytest

from filters.rules.regex_tree import (
    UNREADABLE,
    AnyCharacter,
    Branches,
    Character,
    Group,
    Look,
    Part,
    Position,
    Range,
    Repeat,
    Set,
    Unknown,
    parse,
)

A, B, C = map(Character, b"abc")


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("", []),
        ("ab", [A, B]),
        ("[^a]", [Character(ord("a"), negated=True)]),
        (".", [AnyCharacter()]),
        ("[ab]", [Set((A, B))]),
        ("[^ab]", [Set((A, B), negated=True)]),
        ("[a-c_]", [Set((Range(97, 99), Character(ord("_"))))]),
        (r"\d\s\w", [Set(("digit",)), Set(("space",)), Set(("word",))]),
        (r"\D\S\W", [Set(("not_digit",)), Set(("not_space",)), Set(("not_word",))]),
        (r"[^\s-]", [Set(("space", Character(ord("-"))), negated=True)]),
        ("(a)(?P<n>b)(?i:c)", [Group((A,)), Group((B,)), Group((C,))]),
        ("(?>ab)", [Group((A, B))]),
        ("aa|bb|", [Branches(((A, A), (B, B), ()))]),
        ("a?b*c+", [Repeat(0, 1, (A,)), Repeat(0, None, (B,)), Repeat(1, None, (C,))]),
        ("a??b*?c+?", [Repeat(0, 1, (A,)), Repeat(0, None, (B,)), Repeat(1, None, (C,))]),
        ("a?+b*+c++", [Repeat(0, 1, (A,)), Repeat(0, None, (B,)), Repeat(1, None, (C,))]),
        ("a{2,3}(?:bc){4}", [Repeat(2, 3, (A,)), Repeat(4, 4, (B, C))]),
        (r"^\bc$", [Position(), Position(), C, Position()]),
        ("(?=a)(?!b)(?<=c)(?<!c)", [Look((A,)), Look((B,)), Look((C,)), Look((C,))]),
        ("(?s:.)(?s-i:.)(?-s:.)", [Unknown(), Unknown(), Group((AnyCharacter(),))]),
        (r"(a)\1(?(1)b|c)", [Group((A,)), Unknown(), Unknown()]),
    ],
)
def test_an_expression_is_a_tree(source: str, parts: list[Part]) -> None:
    assert parse(source) == tuple(parts)


@pytest.mark.parametrize(
    "source", ["(", "a{3,2}", "a{99999999999}", "(" * 900 + ")" * 900], ids=["open", "reversed", "too many", "too deep"]
)
def test_what_the_standard_library_cannot_parse_raises(source: str) -> None:
    with pytest.raises(UNREADABLE):
        parse(source)
