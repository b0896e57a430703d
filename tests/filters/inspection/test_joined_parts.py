import pytest

from filters.findings import Severity
from filters.inspection.joined_parts import Parts, Places, cleaned_parts, parts_of
from filters.limits import LimitExceeded, TextLimits
from filters.rules.matcher import Match, Matcher
from filters.rules.rule import Family, Rule
from filters.segments import Origin, Segment
from filters.steps import run
from filters.unfolding import Budget
from filters.views import Layer, View

MOON = Rule("A-1", Family.CUSTOM, Severity.HIGH, ("blue moon",))
SAID = "Please wait for the blue moon."
HEX = SAID.encode().hex()


def joined(text: str, *borders: int) -> Segment:
    return Segment(Origin.USER, "/b", text, borders=borders)


def parts(segment: Segment, *, views: int = 9) -> Parts:
    limits = TextLimits(views=views)
    return Parts(segment, matcher=Matcher([MOON]), limits=limits, budget=Budget.of(limits))


@pytest.mark.parametrize(
    ("whole", "texts", "starts"),
    [
        ("abcd", ["ab", "cd"], (0, 2)),
        ("ab cd", ["ab", "cd"], (0, 3)),
        ("ab cd", ["ab ", "cd"], (0, 3)),
        ("ab cd", ["ab", " cd"], (0, 2)),
        ("ab cd", ["", "ab", "", "cd", ""], (0, 0, 2, 3, 5)),
        ("abxcd", ["ab", "cd", "x"], (0,)),
        ("ab  cd", ["ab", "cd"], (0,)),
        ("xab", ["ab"], ()),
    ],
    ids=[
        "next to each other", "with a space between", "with its own space after", "with its own space before",
        "empty ones", "one that reads otherwise", "two spaces", "the first reads otherwise",
    ],
)  # fmt: skip
def test_parts_have_places_as_far_as_they_stand_in_the_whole(
    whole: str, texts: list[str], starts: tuple[int, ...]
) -> None:
    assert Places.of(whole, texts).starts == starts


@pytest.mark.parametrize(
    ("start", "end", "part"),
    [(0, 2, 0), (1, 2, 0), (1, 3, None), (2, 3, None), (3, 5, 2), (3, 6, None), (0, 5, None), (9, 9, None)],
)
def test_a_span_is_in_a_part_or_crosses_a_border(start: int, end: int, part: int | None) -> None:
    places = Places.of("ab cd", ["ab", "", "cd"])
    assert places.part_at(start, end) == part
    assert places.hold(Layer("hex", start, end)) is (part is not None)


def test_no_span_is_in_a_part_where_none_has_a_place() -> None:
    assert Places.of("xab", ["ab"]).part_at(1, 2) is None


def test_the_parts_of_a_segment_are_its_text() -> None:
    assert parts_of(joined("abcde", 2, 4)) == ("ab", "cd", "e")
    assert cleaned_parts(joined("a\u200bbcde", 3, 5)).starts == (0, 2, 4)


def test_a_part_matches_where_it_does_alone() -> None:
    both = parts(joined("blue moon, blue moon", 11))
    canonical = "blue moon, blue moon"
    assert both.match(canonical, Match(MOON, 11, 20))
    assert both.match(canonical, Match(MOON, 0, 9))
    assert not both.match(canonical, Match(MOON, 1, 9))
    assert not both.match(canonical, Match(MOON, 5, 20))


@pytest.mark.parametrize(
    ("layers", "canonical", "shown"),
    [
        ((Layer("hex", 4, 4 + len(HEX)),), SAID.lower(), True),
        ((Layer("hex", 4, 4 + len(HEX)),), "another text", False),
        ((Layer("base64", 4, 4 + len(HEX)),), SAID.lower(), False),
        ((Layer("hex", 2, 4 + len(HEX)),), SAID.lower(), False),
        ((Layer("hex", 4, 4 + len(HEX)), Layer("hex", 0, 2)), SAID.lower(), False),
    ],
    ids=["as it is", "another text", "another layer", "across the border", "a layer more"],
)
def test_a_part_leads_to_a_view_by_the_same_layers(layers: tuple[Layer, ...], canonical: str, shown: bool) -> None:
    both = parts(joined(f"yes {HEX}", 3))
    for _ in range(2):
        assert run(both.unfold_to(View(SAID, canonical, layers))) is shown
    assert both.hold(layers[0]) is (layers[0].start > 2)


def test_a_part_is_read_on_the_budget_of_the_whole() -> None:
    view = View(SAID, SAID.lower(), (Layer("hex", 4, 4 + len(HEX)),))
    with pytest.raises(LimitExceeded):
        run(parts(joined(f"yes {HEX}", 3), views=0).unfold_to(view))
