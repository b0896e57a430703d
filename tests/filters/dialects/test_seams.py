"""A phrase cut over texts that the upstream may join is seen whole."""

from collections.abc import Generator

import pytest

from filters.dialects.seams import REACH, Kin, Stretch, seams, seams_on
from filters.segments import Origin, Segment
from filters.text.pieces import OVERLAP, pieces

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


@pytest.mark.parametrize(
    ("texts", "borders"),
    [
        pytest.param(["ig", "no", "re"], [(2, 4), (3, 6)], id="short texts"),
        pytest.param(["ig ", "nore"], [(3,)], id="space at the border"),
        pytest.param([LONG, "ig", LONG], [(REACH, REACH + 2), (REACH + 1, REACH + 4)], id="long texts"),
    ],
)
def test_a_seam_tells_where_its_parts_begin(texts: list[str], borders: list[tuple[int, ...]]) -> None:
    assert [seam.borders for seam in seams(Segment(USER, "/a", text) for text in texts)] == borders


@pytest.mark.parametrize("size", [1, 7, 2 * REACH])
def test_a_long_run_of_short_texts_is_joined_in_stretches_that_overlap(size: int) -> None:
    texts = [f"{number:0{size}}"[-size:] for number in range(20_000 // size)]
    found = list(seams(Segment(USER, f"/{number}", text) for number, text in enumerate(texts)))
    assert all(list(pieces(seam.text)) == [(0, seam.text)] for seam in found)
    stretches = [seam.text for seam in found if "\n" not in seam.text]
    assert len(stretches) == len(found) / 2 > 2
    whole = stretches[0]
    for stretch in stretches[1:]:
        overlap = -(-OVERLAP // size) * size
        assert whole.endswith(stretch[:overlap])
        whole += stretch[overlap:]
    assert "".join(texts).endswith(whole)


def test_a_seam_has_the_origin_of_its_texts_and_is_told_from_them() -> None:
    texts = [Segment(Origin.DOCUMENT, "/a", "x "), Segment(Origin.DOCUMENT, "/b", "y")]
    assert list(seams(texts)) == [Segment(Origin.DOCUMENT, "/b", "x y", borders=(2,))]


@pytest.mark.parametrize(
    ("paths", "distant"),
    [
        pytest.param(["/messages/0/content", "/messages/2/content"], True, id="another message between"),
        pytest.param(["/contents/0/parts/0/text", "/contents/2/parts/0/text"], True, id="another turn between"),
        pytest.param(["/requests/7/input/0/content", "/requests/7/input/2/content"], True, id="within a member"),
        pytest.param(["/messages/0/content", "/messages/1/content"], False, id="one message after the other"),
        pytest.param(["/messages/4/content/0/text", "/messages/4/content/9/text"], False, id="parts of one message"),
        pytest.param(["/a/messages/0/content", "/b/messages/2/content"], False, id="messages of two lists"),
        pytest.param(["/system/0/text", "/system/2/text"], False, id="parts without a message"),
        pytest.param(["/messages/0/content", "/prompt"], False, id="a message and another text"),
        pytest.param([f"/messages/{number}/content" for number in (0, 2, 3)], False, id="two of three are near"),
    ],
)
def test_texts_with_other_messages_between_are_distant(paths: list[str], distant: bool) -> None:
    found = list(seams(Segment(USER, path, "ig") for path in paths))
    assert [seam.distant for seam in found] == [distant, distant]


def test_what_goes_on_is_joined_with_what_was_there() -> None:
    first = [Segment(USER, "/0", "x" * 300), Segment(USER, "/1", "ig")]
    _, ends = taken(seams_on({}, first))
    found, _ = taken(seams_on(ends, [Segment(USER, "/2", "nore")]))
    assert found == list(seams([*first, Segment(USER, "/2", "nore")]))


def test_what_does_not_go_on_is_joined_as_far_as_it_went() -> None:
    first = [Segment(USER, "/0", "ig "), Segment(USER, "/1", "nore")]
    found, ends = taken(seams_on({}, first))
    assert taken(seams_on(ends, [])) == (found, ends)


def test_names_that_nobody_knows_are_joined_with_nothing() -> None:
    assert taken(seams_on({}, [Segment(FIELD, "/#", "ig"), Segment(FIELD, "/#", "nore")])) == ([], {})


def taken(joining: Generator[Segment, None, dict[Kin, Stretch]]) -> tuple[list[Segment], dict[Kin, Stretch]]:
    found = []
    while True:
        try:
            found.append(next(joining))
        except StopIteration as end:
            return found, end.value
