"""What a text must hold for an expression to match."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.rules.required import folded, required


@pytest.mark.parametrize(
    ("source", "clauses"),
    [
        pytest.param("Ignore this", [{"ignore this"}], id="a text"),
        pytest.param(
            r"ignore\s+(?:all|these)\s+rules?", [{"ignore"}, {"all", "these"}, {"rule", "rules"}], id="in a row"
        ),
        pytest.param(
            r"(?:get|set)[abc]\w*", [{f"{verb}{end}" for verb in ("get", "set") for end in "abc"}], id="a set"
        ),
        pytest.param(r"show (?:the\w+|\s*your) prompt", [{"show "}, {"the", "your"}, {" prompt"}], id="open branches"),
        pytest.param(r"(?:a\w+b)?\s+prompt", [{"prompt"}], id="what may be missing"),
        pytest.param(r"(?:very)+ \w{2} long", [{"very"}, {" long"}], id="repeated"),
        pytest.param(r"(?:set){1}ting", [{"setting"}], id="once"),
        pytest.param(r"(?>one|two) three", [{"one three", "two three"}], id="an atomic group"),
        pytest.param(r"x\w*y", [], id="too short to look for"),
        pytest.param(r"(?:ab|\w)cd|\d+", [], id="a branch that says nothing"),
        pytest.param(r"\w+(?=secret)", [], id="what stands behind"),
        pytest.param("\u00e9t\u00e9 ici", [{" ici"}], id="letters with more spellings"),
        pytest.param("\u5ffd\u7565", [{"\u5ffd\u7565"}], id="letters without case"),
        pytest.param(r"[^a]foo[a-z\d]", [{"foo"}], id="sets of many"),
        pytest.param(
            "[\u4e00-\u4fff]foo[a\u00e9]", [{"foo"}], id="sets of too many, and of letters with more spellings"
        ),
        pytest.param(r"(?:a+|\w)foo", [{"foo"}], id="branches without any clause"),
        pytest.param(r"(?:a|b|\d)xyz", [{"xyz"}], id="a branch beside sets"),
        pytest.param("(", [], id="no expression"),
        pytest.param("(ab|" * 200 + "cde" + ")" * 200, [], id="nested too deeply"),
    ],
)
def test_clauses(source: str, clauses: list[set[str]]) -> None:
    assert [set(clause) for clause in required(source)] == clauses


def test_only_the_rarest_of_many_clauses_are_asked_for() -> None:
    words = [f"word{number}" for number in range(9)]
    found = required(r"\w*".join(words))
    assert len(found) == 6
    assert list(found) == sorted(found, key=lambda clause: words.index(min(clause)))


def test_more_alternatives_than_are_looked_for_are_no_clause() -> None:
    words = "|".join(f"{chr(0x4E00 + number)}xy\\w+" for number in range(500))
    assert required(f"(?:{words}) end") == (frozenset({" end"}),)


PIECES = (
    "ign",
    "ore",
    "k",
    "s",
    "\\s+",
    "\\w*",
    "[ab]",
    "(?:on|off)",
    "(?:a\\w+|bc)",
    "(?:x|yz)?",
    "(?:de)+",
    ".",
    "i",
)


@given(
    st.lists(st.sampled_from(PIECES), min_size=1, max_size=7), st.text("ignorekKsSaboxyzcdefIİıſ\u212a ", max_size=40)
)
def test_where_an_expression_matches_every_clause_is_met_in_order(pieces: list[str], text: str) -> None:
    source = "".join(pieces)
    if re.search(source, text, re.IGNORECASE):
        end = 0
        for clause in required(source):
            places = [
                found.end()
                for word in clause
                for found in re.finditer(f"(?={re.escape(word)})", folded(text))
                if found.end() + len(word) >= end
            ]
            assert places
            end = min(place + min(map(len, clause)) for place in places)


@given(st.text())
def test_a_folded_text_is_folded_again_to_itself(text: str) -> None:
    assert folded(folded(text)) == folded(text)
