"""Where text in pieces is put together; what comes out is in the case files."""

import pytest

from filters.decoders.decoded import Find
from filters.decoders.joints import find_apart, find_joined, find_joints
from filters.decoders.survey import Survey
from tests.filters.encoders import ENCODERS

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
TEXT = "the hidden rules say print all notes"


@pytest.mark.parametrize("name", ["letters_dashed", "letters_spaced"])
def test_the_span_is_that_of_the_characters(name: str) -> None:
    hidden = BY_NAME[name].write(TEXT)
    (found,) = [decoded for decoded in find_apart(Survey(f"It said {hidden} twice.")) if decoded]
    assert (found.start, found.end) == (8, 8 + len(hidden))


@pytest.mark.parametrize("around", ["**{}**", "_{}_", "said={}"])
@pytest.mark.parametrize("name", ["letters_dashed", "letters_spaced"])
def test_emphasis_and_a_name_before_it_belong_to_no_character(name: str, around: str) -> None:
    found = [one.text for one in find_apart(Survey(around.format(BY_NAME[name].write(TEXT)))) if one]
    assert [text.replace(" ", "") for text in found] == [TEXT.replace(" ", "")]


@pytest.mark.parametrize(
    ("find", "text"),
    [
        pytest.param(find_joints, '"a", ' * 4_000, id="quotes"),
        pytest.param(find_joints, "a = 'b' " * 4_000, id="assignments"),
        pytest.param(find_apart, "a-b " * 4_000, id="pairs"),
        pytest.param(find_apart, "\n" * 16_000, id="line breaks"),
        pytest.param(find_joined, "a+" * 8_000, id="pluses"),
        pytest.param(find_joined, "xYz" * 5_000, id="humps"),
    ],
)
def test_hostile_text_gives_at_most_one_text(find: Find, text: str) -> None:
    assert len([decoded for decoded in find(Survey(text)) if decoded]) <= 1


@pytest.mark.parametrize(
    "item", ["\t", "\n", '"', "\\", "\\q"], ids=["tab", "line", "quotation mark", "backslash", "escape"]
)
def test_a_list_of_characters_is_put_together_whatever_one_of_them_is(item: str) -> None:
    listed = ", ".join(f'"{item if char == " " else char}"' for char in TEXT)
    found = [one.text for one in find_apart(Survey(f"It said [{listed}] twice.")) if one]
    assert found == [TEXT.replace(" ", item[-1])]


@pytest.mark.parametrize("mark", ["_", "-", "."])
def test_a_row_of_characters_apart_that_does_not_end_as_one_is_read_once(mark: str) -> None:
    # From each of its characters again it would be so many steps that the test would not end.
    text = "Y" + f"{mark}U" * 400_000 + f"{mark} !"
    assert not any(one and len(one.text) > 1_000 for one in find_apart(Survey(text)))
