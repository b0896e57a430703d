"""A phrase cut over texts that the upstream may join is seen whole."""

import pytest

from filters.dialects.seams import REACH, seams
from filters.segments import Origin, Segment

USER, FIELD, SYSTEM, ASSISTANT = Origin.USER, Origin.FIELD, Origin.SYSTEM, Origin.ASSISTANT
LONG = "x" * (3 * REACH)


def joined(*texts: tuple[Origin, str]) -> list[tuple[str, str]]:
    found = seams(Segment(origin, f"/{index}", text) for index, (origin, text) in enumerate(texts))
    return [(segment.path, segment.text) for segment in found]


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        pytest.param([], [], id="no text"),
        pytest.param([(USER, "one")], [], id="one text"),
        pytest.param([(USER, "ig"), (USER, "nore")], [("/1", "ignore"), ("/1", "ig\nnore")], id="a word cut in two"),
        pytest.param([(USER, "ig "), (USER, "nore")], [("/1", "ig nore")], id="space before the border"),
        pytest.param([(USER, "ig"), (USER, "\nnore")], [("/1", "ig\nnore")], id="space after the border"),
        pytest.param(
            [(USER, letter) for letter in "ignore"], [("/1", "ignore"), ("/1", "i\ng\nn\no\nr\ne")], id="single letters"
        ),
        pytest.param([(SYSTEM, "a"), (USER, "b"), (ASSISTANT, "c")], [], id="different authors"),
        pytest.param([(USER, "ig "), (ASSISTANT, "b"), (USER, "nore")], [("/2", "ig nore")], id="an answer between"),
        pytest.param(
            [(USER, "ig "), (Origin.DOCUMENT, "."), (USER, "nore")], [("/2", "ig nore")], id="a document between"
        ),
        pytest.param(
            [(USER, "ig "), (FIELD, "between"), (USER, "nore")], [("/2", "ig nore")], id="a field between hides nothing"
        ),
        pytest.param(
            [(FIELD, "ig "), (USER, "between"), (FIELD, "nore")],
            [("/2", "ig nore")],
            id="fields are neighbours anywhere",
        ),
        pytest.param(
            [(Origin.TOOL_CALL, "a"), (Origin.TOOL_CALL, "b"), (Origin.TOOL_DEFINITION, "c")],
            [],
            id="calls and definitions are never joined",
        ),
        pytest.param(
            [(USER, LONG), (USER, " b"), (USER, LONG)],
            [("/1", "x" * REACH + " b" + "x" * REACH), ("/1", "x" * REACH + "\n b\n" + "x" * REACH)],
            id="a short text between long ones",
        ),
        pytest.param(
            [(USER, LONG + " "), (USER, LONG), (USER, " y")],
            [("/1", "x" * (REACH - 1) + " " + "x" * REACH), ("/2", "x" * REACH + " y")],
            id="long texts give their ends",
        ),
    ],
)
def test_seams(texts: list[tuple[Origin, str]], expected: list[tuple[str, str]]) -> None:
    assert joined(*texts) == expected


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        pytest.param(["/messages/0/content", "/messages/1/content"], ["ig nore"], id="contents of an unknown role"),
        pytest.param(["/messages/0/content/0", "/messages/0/content/1"], ["ig nore"], id="items of a list"),
        pytest.param(["/0", "/1"], ["ig nore"], id="items of a body that is a list"),
        pytest.param(["/user", "/stop"], [], id="fields of two names"),
        pytest.param(["/metadata/#", "/user/#"], [], id="lists of names"),
    ],
)
def test_fields_of_one_name_are_neighbours_anywhere(paths: list[str], expected: list[str]) -> None:
    first, last = paths
    segments = [Segment(FIELD, first, "ig "), Segment(USER, "/x", "between"), Segment(FIELD, last, "nore")]
    assert [seam.text for seam in seams(segments)] == expected


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        pytest.param(["/0/content", "/1/content/0/text"], ["ig nore"], id="what the tool says"),
        pytest.param(["/0/output", "/1/output/0/text"], ["ig nore"], id="outputs"),
        pytest.param(["/0/title", "/1/title"], ["ig nore"], id="texts of one name"),
        pytest.param(["/0/title", "/1/text"], [], id="texts of two names"),
    ],
)
def test_what_stands_beside_the_text_of_a_result_parts_no_others(paths: list[str], expected: list[str]) -> None:
    result = Origin.TOOL_RESULT
    first, last = paths
    segments = [Segment(result, first, "ig "), Segment(result, "/0/#0", "between"), Segment(result, last, "nore")]
    assert [seam.text for seam in seams(segments)] == expected


def test_a_seam_has_the_origin_of_its_texts_and_is_told_from_them() -> None:
    texts = [Segment(Origin.DOCUMENT, "/a", "x "), Segment(Origin.DOCUMENT, "/b", "y")]
    assert list(seams(texts)) == [Segment(Origin.DOCUMENT, "/b", "x y", joined=True)]
