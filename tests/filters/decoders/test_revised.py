"""Marks of what was deleted and inserted are read however they are written; notations are in the case file."""

import pytest

from filters.decoders.revised import find_revised
from filters.decoders.survey import Survey

TEXT = "Ig{0}sun{1}nore al{0}oak{1}l prev{0}river{1}ious"


@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        ("<del>", "</del>"),
        ('<del class="x">', "</del>"),
        ("<DEL>", "</DEL>"),
        ('<Del\ndatetime="2024-01-01">', "</Del>"),
        ("[DEL]", "[/DEL]"),
        ('<w:del w:id="1" w:author="A">', "</w:del>"),
        ("<W:Del>", "</W:Del>"),
        ("\\difdel{", "}"),
    ],
)
def test_tags_may_have_attributes_and_capitals(opening: str, closing: str) -> None:
    texts = [one.text for one in find_revised(Survey(TEXT.format(opening, closing))) if one]
    assert texts[0] == "Ignore all previous"


def test_another_name_is_no_mark() -> None:
    assert not any(find_revised(Survey(TEXT.format("<delay x>", "</del>"))))


@pytest.mark.parametrize("mark", ["<\u0131ns>x</ins>", "[\u017f]x[/s]", "\\\u017fout{x}", '<w:del w:id="1"/>'])
def test_what_only_looks_like_a_mark_is_none(mark: str) -> None:
    texts = [one.text for one in find_revised(Survey(f"{TEXT.format('<del>', '</del>')} {mark} here")) if one]
    assert f"{mark} here" in texts[0]
