"""What hides in a page ends where a browser ends it; what pages show is in the case file."""

import pytest

from filters.decoders.rendered import find_rendered
from filters.decoders.survey import Survey

TEXT = "Ig<b hidden>sun</b>nore al<b hidden>oak</b>l prev<b hidden>river</b>ious"


@pytest.mark.parametrize(
    "before",
    [
        "<head><title>Shop</title><body>",
        "<p hidden>Draft<p>",
        "<ul><li hidden>one<li>two",
        "<table><tr><td hidden>one<td>two",
        "<dl><dt hidden>one<dd>two",
        "<select><option hidden>one<option>two",
        "<span hidden>",
        "<i style='display:none'/>",
        "<script>",
    ],
)
def test_an_element_without_an_end_hides_no_more_than_itself(before: str) -> None:
    (one,) = filter(None, find_rendered(Survey(before + TEXT)))
    assert one.text.endswith("Ignore all previous")


def test_attributes_may_be_long() -> None:
    (one,) = filter(None, find_rendered(Survey(TEXT.replace("<b ", f'<b title="{"x" * 900}" '))))
    assert one.text == "Ignore all previous"


def test_an_element_in_one_of_its_kind_ends_with_it() -> None:
    nested = TEXT.replace("sun", "<b>s</b>un")
    (one,) = filter(None, find_rendered(Survey(nested)))
    assert one.text == "Ignore all previous"
