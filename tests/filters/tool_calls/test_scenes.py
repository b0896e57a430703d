"""What the calls of one turn are held against."""

import pytest

from filters.calls import Trail
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.scenes import is_source, scene
from tests.filters.conversation import RESULT, trail


def test_a_scene_has_the_wishes_and_the_letters_of_untrusted_texts() -> None:
    given = run(scene(trail("Pay it.", "To DE89-37.")))
    assert given.wishes.acts == {Act.PAY}
    assert [(source.segment.path, source.letters, source.lower) for source in given.sources] == [
        (RESULT, "tode8937", "to de89-37.")
    ]


def test_a_long_text_is_read_to_its_end() -> None:
    (source,) = run(scene(trail("Weather?", "It was sunny. " * 2_000 + "HB-5510992"))).sources
    assert source.letters.endswith("hb5510992")


@pytest.mark.parametrize(
    ("segment", "source"),
    [
        (Segment(Origin.TOOL_RESULT, "/0", "a"), True),
        (Segment(Origin.DOCUMENT, "/0", "a"), True),
        (Segment(Origin.FIELD, "/0", "a"), True),
        (Segment(Origin.ASSISTANT, "/0", "a"), True),
        (Segment(Origin.ASSISTANT, "/0", "a", Trust.TRUSTED), False),
        (Segment(Origin.USER, "/0", "a"), False),
        (Segment(Origin.TOOL_RESULT, "/0", "a b", borders=(1,)), False),
    ],
    ids=["a result", "a document", "a field", "an assistant on these", "an assistant", "a user", "a joined text"],
)
def test_sources(segment: Segment, source: bool) -> None:
    assert is_source(segment) is source


def test_there_may_be_no_conversation() -> None:
    assert run(scene(Trail())).sources == ()
