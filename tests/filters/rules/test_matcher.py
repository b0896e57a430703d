import pytest

from filters.findings import Severity
from filters.rules.expressions import compile_expression
from filters.rules.matcher import MATCHES, STRETCH, Matcher
from filters.rules.rule import WITHIN, Family, Rule
from filters.segments import Origin


def rule(
    rule_id: str, *literals: str, confirm: str = "", then: str = "", origins: frozenset[Origin] = frozenset(Origin)
) -> Rule:
    return Rule(
        id=rule_id,
        family=Family.CUSTOM,
        severity=Severity.LOW,
        literals=literals,
        confirm=compile_expression(confirm) if confirm else None,
        then=compile_expression(then) if then else None,
        origins=origins,
    )


PLAIN = rule("A-1", "blue moon", "moon")
CONFIRMED = rule("B-1", "token", confirm=r"(?<!\w)tokens?(?!\w)")
GAPPED = rule("C-1", "rules", confirm=r"\bignore\b[^.]{0,40}?\brules\b")
FOLLOWED = rule("D-1", "robots", confirm=r"\brobots\b", then=r"\bsend (?:it|all)\b")


def found(matcher: Matcher, text: str) -> list[tuple[str, int, int]]:
    return [(match.rule.id, match.start, match.end) for match in matcher.scan(text)]


@pytest.mark.parametrize(
    ("rules", "text", "expected"),
    [
        ([], "anything", []),
        ([PLAIN], "", []),
        ([PLAIN], "no light", []),
        ([PLAIN], "a blue moon", [("A-1", 2, 11), ("A-1", 7, 11)]),
        ([CONFIRMED], "a tokenizer", []),
        ([CONFIRMED], "token tokenizer tokens", [("B-1", 0, 5), ("B-1", 16, 22)]),
        ([GAPPED], "ignore all of the rules", [("C-1", 0, 23)]),
        ([GAPPED], "ignore it. the rules", []),
        ([PLAIN, CONFIRMED], "moon token", [("A-1", 0, 4), ("B-1", 5, 10)]),
        ([PLAIN, rule("D-1", "moon")], "moon", [("A-1", 0, 4), ("D-1", 0, 4)]),
        ([PLAIN], "\ud800moon", [("A-1", 1, 5)]),
    ],
    ids=[
        "no rules", "empty text", "nothing there", "literals of one rule may overlap", "expression refuses a literal",
        "expression takes whole words", "expression bridges a gap", "expression ends at a sentence", "two rules",
        "two rules with one literal", "lone surrogate",
    ],
)  # fmt: skip
def test_scan(rules: list[Rule], text: str, expected: list[tuple[str, int, int]]) -> None:
    assert found(Matcher(rules), text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("robots", []),
        ("send it to robots", []),
        ("robots. now send it", [(0, 19)]),
        ("robots and robots send all", [(0, 26), (11, 26)]),
        ("robots" + " " * WITHIN + "send it", [(0, 6 + WITHIN + 7)]),
        ("robots" + " " * (WITHIN + 1) + "send it", []),
        ("robots " + "x " * 200 + "robots send it", [(407, 421)]),
        ("robots send it " + "x " * 200 + "robots, send all", [(0, 14), (415, 431)]),
        ("robots " * 2_000 + "send it", [(13_839 + 7 * number, 14_007) for number in range(MATCHES)]),
    ],
    ids=[
        "alone",
        "before it",
        "after it",
        "after two",
        "at the edge",
        "beyond it",
        "after the second",
        "twice",
        "many",
    ],
)
def test_what_a_rule_wants_after_its_match_follows_closely(text: str, expected: list[tuple[int, int]]) -> None:
    assert [span for _, *span in map(list, found(Matcher([FOLLOWED]), text))] == [list(span) for span in expected]


@pytest.mark.parametrize(
    ("then", "follows", "found_there"),
    [(r"\bsend\b", "sender", False), (r"\bsend(?! no)", "send no", False), (r"\bsend(?= it)", "send it", True)],
    ids=["the end of a word", "not before", "before"],
)
def test_what_a_rule_wants_sees_what_stands_behind_it(then: str, follows: str, found_there: bool) -> None:
    wanting = rule("E-1", "robots", confirm=r"\brobots\b", then=then)
    text = "robots".ljust(186) + "robots".ljust(76) + follows
    assert bool(found(Matcher([wanting]), text)) is found_there


@pytest.mark.parametrize("prefix", [0, 1, 39, 200, STRETCH - 30, STRETCH - 7, STRETCH, 3 * STRETCH + 5])
def test_a_match_is_found_wherever_it_stands_among_other_literals(prefix: int) -> None:
    text = ("rules " * (prefix // 6 + 1))[:prefix] + "| ignore the rules | " + "rules " * 400
    assert ("C-1", prefix + 2, prefix + 18) in found(Matcher([GAPPED]), text)


@pytest.mark.parametrize("looked_for", [PLAIN, CONFIRMED], ids=["by literal", "by expression"])
def test_the_matches_of_one_rule_are_bounded(looked_for: Rule) -> None:
    assert len(found(Matcher([looked_for]), "moon token " * 500)) == MATCHES


def test_a_flood_of_literals_does_not_hide_a_match_behind_it() -> None:
    assert found(Matcher([CONFIRMED]), "tokenizer " * 5_000 + "token") == [("B-1", 50_000, 50_005)]


def test_only_rules_for_an_origin_take_part() -> None:
    narrow = rule("E-1", "moon", origins=frozenset({Origin.DOCUMENT}))
    matcher = Matcher([narrow])
    assert (matcher.covers(Origin.DOCUMENT), matcher.covers(Origin.USER)) == (True, False)
    assert [match.rule for match in matcher.scan("moon", origin=Origin.DOCUMENT)] == [narrow]
    assert list(matcher.scan("moon", origin=Origin.USER)) == []


def test_sweeping_a_long_text_pauses_for_every_stretch() -> None:
    steps = list(Matcher([CONFIRMED]).sweep("tokenizer " * 2_000))
    assert steps == [None] * len(steps)
    assert len(steps) >= 20_000 // (STRETCH + 100)


HEADED = rule("F-1", "moon", confirm=r"\b(?:see|watch) (?:the )?(?:\w{1,9} ){0,2}moon")
HEADLESS = rule("F-2", "moon", confirm=r"(?:\w{1,9} ){0,2}moon")
TEXTS = ("see the moon", "foresee the moon", "we see a blue moon, watch the moon", "moon", "see it " * 40 + "moon moon")


@pytest.mark.parametrize("looked_for", [HEADED, HEADLESS], ids=["heads known", "heads unknown"])
def test_what_is_found_is_what_the_expression_finds(looked_for: Rule) -> None:
    assert looked_for.confirm is not None
    for text in TEXTS:
        expected = [(looked_for.id, *hit.span()) for hit in looked_for.confirm.finditer(text)]
        assert found(Matcher([looked_for]), text) == expected


def test_matches_of_one_rule_do_not_overlap() -> None:
    twice = rule("G-1", "moon", confirm="(?:see )?see moon|see see")
    assert found(Matcher([twice]), "see see moon") == [("G-1", 0, 12)]
