"""Arguments in pieces: they come together in one way, or not at all."""

import tracemalloc

import pytest

from filters.dialects.gemini_pieces import Pieces, goes_on
from filters.dialects.replies import DEPTH, Unreadable
from filters.trees import Json, Tree


def at(path: Json, value: Json = "x", *, more: Json = False) -> Tree:
    return {"jsonPath": path, "stringValue": value, "willContinue": more}


def put_together(*pieces: Json) -> Tree:
    arguments = Pieces()
    for piece in pieces:
        arguments.add([piece])
    return arguments.whole()


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        pytest.param([], {}, id="nothing"),
        pytest.param([at("$.to")], {"to": "x"}, id="one text"),
        pytest.param([at("$.to", "x", more=True), at("$.to", "y", more=True)], {"to": "xy"}, id="a text in two"),
        pytest.param(
            [at("$.a", "\ud83d", more=True), at("$.a", "\ude00é")], {"a": "\ud83d\ude00é"}, id="a character in two"
        ),
        pytest.param(
            [at("$.a", "x", more=True), at("$.b"), at("$.a", "y")], {"a": "xy", "b": "x"}, id="two texts in turn"
        ),
        pytest.param(
            [
                {"jsonPath": "$.n", "numberValue": 1.5},
                {"jsonPath": "$.b", "boolValue": False},
                {"jsonPath": "$.z", "nullValue": None},
                {"jsonPath": "$.y", "nullValue": "NULL_VALUE"},
            ],
            {"n": 1.5, "b": False, "z": None, "y": None},
            id="values of all types",
        ),
        pytest.param(
            [at("$.foo.bar[0].data"), at("$.foo.bar[0].size", "y"), at("$.foo.bar[1]", "z")],
            {"foo": {"bar": [{"data": "x", "size": "y"}, "z"]}},
            id="nested",
        ),
        pytest.param([at("$['a b'].c"), at('$["a b"]["d\'e"]')], {"a b": {"c": "x", "d'e": "x"}}, id="quoted names"),
        pytest.param([at("$.größe_1")], {"größe_1": "x"}, id="letters beyond ASCII"),
        pytest.param([at("$['']")], {"": "x"}, id="empty name"),
        pytest.param([at("$['0']")], {"0": "x"}, id="number for a name"),
    ],
)
def test_pieces_come_together(pieces: list[Json], expected: Tree) -> None:
    assert put_together(*pieces) == expected


NO_PLACES: list[Json] = [
    *("", "$", "to", "$to", "$.", "$..to", "$.*", "$[*]", "$[-1]", "$[01]", "$[0:1]", "$[?@.a]", "$.a-b", "$.1a"),
    *("$['a','b']", "$['a\\u0062']", "$['a", "$.a ", " $.a", "$.a.length()", "$[0]", "$" + ".a" * (DEPTH + 1)),
    *(None, 1),
]


@pytest.mark.parametrize("path", NO_PLACES)
def test_a_path_that_does_not_lead_to_one_member_is_unreadable(path: Json) -> None:
    with pytest.raises(Unreadable):
        put_together(at(path))


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param([at("$.a"), at("$.a")], id="a text again"),
        pytest.param([at("$.a", more=True), at("$.a"), at("$.a")], id="a text after its end"),
        pytest.param([at("$.a", more=True), {"jsonPath": "$.a", "numberValue": 1}], id="a number after a text"),
        pytest.param(
            [{"jsonPath": "$.a", "numberValue": 1, "willContinue": True}, {"jsonPath": "$.a", "numberValue": 2}],
            id="a number in two",
        ),
        pytest.param([{"jsonPath": "$.a", "nullValue": None, "willContinue": True}, at("$.a")], id="a text after null"),
        pytest.param([at("$.a"), at("$.a.b")], id="a member of a text"),
        pytest.param([at("$.a.b"), at("$.a")], id="a text for an object"),
        pytest.param([at("$.a.b", more=True), at("$.a", more=True)], id="a text for an object that goes on"),
        pytest.param([at("$.a[0]"), at("$.a.b")], id="a name in an array"),
        pytest.param([at("$.a.b"), at("$.a[0]")], id="a place in an object"),
        pytest.param([at("$.a[1]")], id="a gap in an array"),
        pytest.param([at("$.a[1]"), at("$.a[0]")], id="an array from its end"),
        pytest.param([{"jsonPath": "$.a"}], id="no value"),
        pytest.param([{"jsonPath": "$.a", "stringValue": "x", "numberValue": 1}], id="two values"),
        pytest.param([{"jsonPath": "$.a", "value": "x"}], id="a value of another name"),
        pytest.param([{**at("$.a"), "value": "y"}], id="a value of another name beside one"),
        pytest.param([{"json_path": "$.a", "stringValue": "x"}], id="a path of another name"),
        pytest.param([at("$.a", 1)], id="a number for a text"),
        pytest.param([at("$.a", None)], id="null for a text"),
        pytest.param([{"jsonPath": "$.a", "numberValue": "1"}], id="a text for a number"),
        pytest.param([at("$.a", more=True), at("$['a']")], id="one place in two spellings"),
        pytest.param([{"jsonPath": "$.a", "numberValue": True}], id="a truth for a number"),
        pytest.param([{"jsonPath": "$.a", "boolValue": 1}], id="a number for a truth"),
        pytest.param([{"jsonPath": "$.a", "nullValue": 0}], id="a number for null"),
        pytest.param([at("$.a", more="x")], id="a text for its end"),
        pytest.param(["x"], id="a text for a piece"),
    ],
)
def test_what_clients_could_put_together_in_two_ways_is_unreadable(pieces: list[Json]) -> None:
    with pytest.raises(Unreadable):
        put_together(*pieces)


def test_objects_and_arrays_are_counted() -> None:
    arguments = Pieces()
    arguments.add([at("$.a.b[0].c"), at("$.a.b[1].c"), at("$.d")])
    assert arguments.made == 4


def test_the_paths_of_texts_that_go_on_take_about_their_own_room() -> None:
    arguments = Pieces()
    paths = ["$" + ".\u0100" * (DEPTH - 2) + f".z{number}" for number in range(200)]
    pieces: list[Json] = [at(path, more=True) for path in paths]
    tracemalloc.start()
    arguments.add(pieces)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 3 * sum(len(path.encode()) for path in paths)


def test_a_text_in_many_pieces_is_not_copied_for_each() -> None:
    arguments = Pieces()
    arguments.add([at("$.a", "x" * 1_000_000, more=True), at("$.a", more=True)])
    tracemalloc.start()
    arguments.add([at("$.a", more=True)])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 500_000
    assert arguments.whole() == {"a": "x" * 1_000_002}


@pytest.mark.parametrize(
    ("told", "expected"), [({}, False), ({"willContinue": None}, False), ({"willContinue": True}, True)]
)
def test_whether_more_comes(told: Tree, expected: bool) -> None:
    assert goes_on(told) is expected
