"""Bodies that come again: kept is what is said of one each time, in so much room."""

from dataclasses import replace

import pytest

from filters.audit_records import MAX_BLOCKS, Digested
from filters.decision import Decision, GuardMode, Judgement
from filters.findings import Inspection
from filters.resuming.identical_bodies import Repeated, Repeats, repeated
from filters.segments import MediaKind, Origin, Reading, Segment, ToolDefinition, Unjudged

ALLOWED = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1)
SAID = Reading((Segment(Origin.USER, "/messages/0/content", "Good morning"),))
SEEN = Inspection(judged=1)


def of(*texts: str) -> Repeated:
    return Repeated(ALLOWED, (Digested(texts, len(texts)),), ())


def marked(name: str) -> tuple[str, bytes]:
    return "acme", name.encode()


def test_what_is_kept_has_no_text() -> None:
    tool = ToolDefinition("search", "/tools/0", "d1", "Finds notes.")
    joined = Segment(Origin.USER, "/messages", "Good morning", borders=(4,))
    many = tuple(Segment(Origin.USER, f"/messages/{n}/content", f"text {n}") for n in range(MAX_BLOCKS + 3))
    known = repeated(Reading((*many, joined), tools=(tool,)), ALLOWED, SEEN, lambda text: f"<{text}>")
    assert known == Repeated(
        ALLOWED, (Digested(tuple(f"<text {n}>" for n in range(MAX_BLOCKS)), MAX_BLOCKS + 3),), (tool,)
    )
    assert known.tools[0].description == ""


@pytest.mark.parametrize(
    ("reading", "judgement", "inspection"),
    [
        (SAID, replace(ALLOWED, tier=2), SEEN),
        (SAID, replace(ALLOWED, decision=Decision.DENY), SEEN),
        (SAID, replace(ALLOWED, decision=Decision.CLARIFY), SEEN),
        (SAID, ALLOWED, replace(SEEN, exhausted=("/messages/0/content",))),
        (replace(SAID, unjudged=(Unjudged("/a", MediaKind.IMAGE),)), ALLOWED, SEEN),
        (Reading(), ALLOWED, SEEN),
        (Reading((Segment(Origin.FIELD, "/note", "x"),)), ALLOWED, SEEN),
    ],
    ids=["a verifier was asked", "denied", "clarified", "exhausted", "not judged", "no text", "no conversation"],
)
def test_what_may_be_otherwise_is_not_kept(reading: Reading, judgement: Judgement, inspection: Inspection) -> None:
    assert repeated(SAID, ALLOWED, SEEN, str) is not None
    assert repeated(reading, judgement, inspection, str) is None


def test_what_did_not_come_for_longest_gives_way() -> None:
    known = of("a")
    repeats = Repeats(size=2 * known.size, tag=bytes)
    repeats.keep(marked("one"), known)
    repeats.keep(marked("two"), known)
    assert repeats.find(marked("one")) is known
    repeats.keep(marked("three"), known)
    assert [repeats.find(marked(name)) for name in ("one", "two", "three")] == [known, None, known]


def test_a_long_name_of_a_tool_takes_its_room() -> None:
    tools = [
        Repeated(ALLOWED, (Digested((), 0),), (ToolDefinition(name, "/tools/0", "d1"),)) for name in ("f", "f" * 9_000)
    ]
    assert tools[1].size - tools[0].size > 8_999


def test_room_is_given_back() -> None:
    small, large = of("a"), of(*"abcdefgh")
    repeats = Repeats(size=large.size + small.size, tag=bytes)
    for _ in range(9):
        repeats.keep(marked("one"), large)
        repeats.keep(marked("one"), small)
    repeats.keep(marked("two"), large)
    assert repeats.find(marked("one")) is small
    assert repeats.find(marked("two")) is large


def test_what_is_cleared_is_forgotten_and_leaves_its_room() -> None:
    known = of("text")
    repeats = Repeats(size=2 * known.size, tag=bytes)
    for _ in range(3):
        repeats.keep(marked("a"), known)
        repeats.keep(marked("b"), known)
        assert repeats.find(marked("a")) == repeats.find(marked("b")) == known
        repeats.clear()
        assert repeats.find(marked("a")) is repeats.find(marked("b")) is None
