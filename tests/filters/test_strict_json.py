"""Bodies that two readers could read in two ways are refused; all others come back whole."""

import json
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters import strict_json
from filters.refusals import Reason, Refused
from filters.strict_json import read_exactly, read_json, read_to_rewrite, rewritten, written

DEPTH = 8
LONG, LONGEST = b" " * 5_000, b" " * 250_000
"""Behind a body, they make it one that is not short, and one that has room for too many parts, and nothing else."""

_of_all_sizes = pytest.mark.parametrize("padding", [b"", LONG, LONGEST], ids=["short", "long", "longest"])


@_of_all_sizes
@pytest.mark.parametrize(
    ("body", "tree"),
    [
        pytest.param(b'{"a": 1, "b": [true, null]}', {"a": 1, "b": [True, None]}, id="object"),
        pytest.param(b' "x" ', "x", id="bare string"),
        pytest.param(b"[]", [], id="empty array"),
        pytest.param(b'{"a": {"b": 1}, "c": {"b": 2}}', {"a": {"b": 1}, "c": {"b": 2}}, id="same key in two objects"),
        pytest.param(b'{"a:\\":\\\\": "b\\":\\\\"}', {'a:":\\': 'b":\\'}, id="escapes round colons"),
        pytest.param(b'{"":""}', {"": ""}, id="empty strings"),
        pytest.param(b'"\\"\\u0022"', '""', id="bare string of quotes"),
        pytest.param(
            b'{"\\u0022\\u0022": "\\\\u0022 \\\\\\u0022 u0022"}',
            {'""': '\\u0022 \\" u0022'},
            id="quotes by their code point",
        ),
        pytest.param(b'[":",":","a",":"]', [":", ":", "a", ":"], id="colons in strings"),
        pytest.param(b'{"\\u0061": 1, "A": 2}', {"a": 1, "A": 2}, id="escaped key"),
        pytest.param(b'["\\ud83d\\ude00"]', ["😀"], id="surrogate pair"),
        pytest.param(b"[18446744073709551616, -0]", [18446744073709551616.0, 0], id="wide integer"),
        pytest.param(b"[" * DEPTH + b"]" * DEPTH, json.loads("[" * DEPTH + "]" * DEPTH), id="as deep as allowed"),
    ],
)
def test_reads(body: bytes, tree: object, padding: bytes) -> None:
    assert read_json(body + padding, depth=DEPTH) == tree


@_of_all_sizes
@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{", id="unclosed"),
        pytest.param(b"{}{}", id="two documents"),
        pytest.param(b"{}\n{}", id="json lines"),
        pytest.param(b"{}\x00", id="trailing byte"),
        pytest.param(b"//x\n{}", id="leading comment"),
        pytest.param(b"{'a': 1}", id="single quotes"),
        pytest.param(b'{"a": 1,}', id="trailing comma"),
        pytest.param(b"[NaN]", id="nan"),
        pytest.param(b"[-Infinity]", id="infinity"),
        pytest.param(b"[1e400]", id="number beyond a double"),
        pytest.param(b"[" + b"9" * 5_000 + b"]", id="integer of 5000 digits"),
        pytest.param(b'["a\\ud800b"]', id="lone high surrogate"),
        pytest.param(b'["\\udc00\\ud800"]', id="swapped surrogates"),
        pytest.param(b'{"\\udead": 1}', id="lone surrogate in a key"),
        pytest.param(b'["\xff"]', id="not utf-8"),
        pytest.param(b'["\xed\xa0\x80"]', id="encoded surrogate"),
        pytest.param(b'["\xc0\xaf"]', id="overlong utf-8"),
        pytest.param(b"\xef\xbb\xbf{}", id="byte order mark"),
        pytest.param('{"a": 1}'.encode("utf-16"), id="utf-16"),
        pytest.param('{"a": 1}'.encode("utf-16-le"), id="utf-16 without mark"),
        pytest.param('{"a": 1}'.encode("utf-32"), id="utf-32"),
        pytest.param(b'["a\nb"]', id="raw control character"),
        pytest.param(b'{"a": 1, "a": 2}', id="duplicate key"),
        pytest.param(b'{"a": 1, "\\u0061": 2}', id="duplicate key by escape"),
        pytest.param(b'[{"x": ":"}, {"a": ":\\":", "a": "::"}]', id="nested duplicate among colons"),
        pytest.param(b'{"": 1, "": 2}', id="duplicate empty key"),
        pytest.param(b'{"\\"": 1, "\\u0022": 2}', id="duplicate key that is a quote"),
        pytest.param(b'{"\\u0022": "\\\\u0022", "\\"": "\\\\u0022"}', id="duplicate key among escapes"),
        pytest.param(b'{"a\\\\": 1, "a\\\\": 2}', id="duplicate key that ends in a backslash"),
        pytest.param(b"[" * (DEPTH + 1) + b"]" * (DEPTH + 1), id="one array too deep"),
        pytest.param(b'{"a":' * (DEPTH + 1) + b"1" + b"}" * (DEPTH + 1), id="one object too deep"),
        pytest.param(b"[" * 100_000 + b"]" * 100_000, id="100000 arrays"),
        pytest.param(b"[" * 100_000, id="unclosed arrays"),
    ],
)
def test_refuses(body: bytes, padding: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_json(body + padding, depth=DEPTH)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize(
    ("body", "nodes"),
    [
        pytest.param(b'{"a": 1, "b": 2, "c": 3}', 3, id="members"),
        pytest.param(b'["a", "b", "c"]', 3, id="strings in an array"),
        pytest.param(b"[[], {}, []]", 3, id="arrays and objects"),
        pytest.param(b'[1, 2, 3, 4, null, "a", {"b": []}]', 4, id="numbers do not count as nodes"),
    ],
)
def test_nodes_have_a_limit(body: bytes, nodes: int) -> None:
    assert read_json(body, depth=DEPTH, nodes=nodes) == json.loads(body)
    with pytest.raises(Refused) as refused:
        read_json(body, depth=DEPTH, nodes=nodes - 1)
    assert refused.value.reason is Reason.LIMIT


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"[" + b"[]," * 99 + b"[]]", id="arrays"),
        pytest.param(b"[" + b'{"a":1},' * 49 + b'{"a":1}, []]', id="objects and members"),
        pytest.param(b'["\\"", "\\\\", ' + b"[]," * 99 + b"[]]", id="arrays behind escapes"),
        pytest.param(b"[" * 101, id="unclosed arrays"),
        pytest.param(b"[1" + b",1" * 3_000 + b"]", id="numbers"),
        pytest.param(b'{"a": [null' + b",true" * 2_998 + b"]}", id="other values within an array of an object"),
    ],
)
def test_a_body_with_too_many_parts_is_refused_before_it_is_parsed(body: bytes) -> None:
    with patch.object(strict_json, "orjson", None), pytest.raises(Refused) as refused:
        read_json(body, depth=200, nodes=99)
    assert refused.value.reason is Reason.LIMIT


def test_values_of_any_kind_have_a_limit_thirty_times_as_high() -> None:
    body = b"[" + b",".join([b"1"] * 3_000) + b"]"
    assert read_json(body, depth=DEPTH, nodes=99) == [1] * 3_000


def test_brackets_and_commas_in_texts_are_no_parts() -> None:
    tree = ["[[{{::,,," * 100, '"[[', "\\[[", '\\"[[', {"{{[[": "::"}]
    assert read_json(json.dumps(tree).encode(), depth=2, nodes=6) == tree


def test_a_refusal_does_not_quote_the_body() -> None:
    with pytest.raises(Refused) as refused:
        read_json(b'{"secretkey": 1, "secretkey": "secretvalue"}', depth=DEPTH)
    assert "secret" not in refused.value.detail


_STRINGS = st.text(alphabet='":\\a {}[],\u00e9', max_size=6)
_TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | _STRINGS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_STRINGS, inner, max_size=4),
    max_leaves=12,
)


def _depth(tree: Any) -> int:
    inner = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else None
    return 0 if inner is None else 1 + max(map(_depth, inner), default=0)


@given(_TREES, st.booleans(), st.sampled_from([None, 1]), st.sampled_from([b"", LONG, LONGEST]))
def test_any_tree_comes_back(tree: Any, ascii_only: bool, indent: int | None, padding: bytes) -> None:
    body = json.dumps(tree, ensure_ascii=ascii_only, indent=indent).encode()
    assert read_json(body + padding, depth=64) == tree


@given(_TREES, st.integers(1, 4), st.sampled_from([b"", LONG, LONGEST]))
def test_any_tree_comes_back_unless_it_is_too_deep(tree: Any, depth: int, padding: bytes) -> None:
    body = json.dumps(tree).encode() + padding
    if _depth(tree) <= depth:
        assert read_json(body, depth=depth) == tree
        return
    with pytest.raises(Refused) as refused:
        read_json(body, depth=depth)
    assert refused.value.reason is Reason.MALFORMED


def _nodes(tree: Any) -> int:
    if isinstance(tree, dict):
        return sum(1 + isinstance(child, (dict, list)) + _nodes(child) for child in tree.values())
    return sum(isinstance(child, (str, dict, list)) + _nodes(child) for child in tree) if isinstance(tree, list) else 0


@given(st.dictionaries(_STRINGS, _TREES, min_size=1) | st.lists(_TREES), st.sampled_from([b"", LONG]))
def test_any_tree_comes_back_unless_it_has_too_many_parts(tree: Any, padding: bytes) -> None:
    body, nodes = json.dumps(tree).encode() + padding, _nodes(tree)
    with patch.object(strict_json, "VALUES_PER_NODE", len(body)):
        assert read_json(body, depth=64, nodes=nodes) == tree
        if nodes:
            with pytest.raises(Refused) as refused:
                read_json(body, depth=64, nodes=nodes - 1)
            assert refused.value.reason is Reason.LIMIT


@pytest.mark.parametrize("depth", [1, 64, 253, 254, 255, 400])
@pytest.mark.parametrize("leaf", ["1", "[]", "{}", '{"a": 1}', '[{"a": []}]'])
def test_the_deepest_tree_that_is_read_is_exactly_as_deep_as_allowed(depth: int, leaf: str) -> None:
    around = depth - _depth(json.loads(leaf))
    if around < 0:
        around = depth
        leaf = "1"
    body = ("[" * around + leaf + "]" * around).encode() + LONG
    assert _depth(read_json(body, depth=depth)) == depth
    with pytest.raises(Refused):
        read_json(b"[" + body.rstrip() + b"]" + LONG, depth=depth)


def test_a_long_body_is_read_as_its_sender_would_write_it() -> None:
    tree = {"messages": [{"role": "user", "content": "x" * 5_000}]}
    assert read_json(json.dumps(tree, separators=(",", ":")).encode(), depth=DEPTH) == tree


@given(
    st.dictionaries(_STRINGS, _TREES, min_size=1, max_size=4),
    _TREES,
    st.sampled_from([(",", ":"), (", ", ": ")]),
    st.sampled_from([b"", LONG, LONGEST]),
)
def test_any_repeated_key_is_refused(
    tree: dict[str, Any], again: Any, separators: tuple[str, str], padding: bytes
) -> None:
    key = next(iter(tree))
    body = json.dumps(tree, separators=separators).encode()[:-1]
    body += b"," + json.dumps(key).encode() + b":" + json.dumps(again, separators=separators).encode() + b"}"
    with pytest.raises(Refused):
        read_json(body + padding, depth=64)


def test_what_is_written_anew_has_the_same_values() -> None:
    body = '{"b":[123456789012345678901234567890,-18446744073709551616,0.1,true,null],"a":"é\\n\u2028"}'.encode()
    assert rewritten(read_to_rewrite(body, depth=DEPTH, nodes=9)) == body


def test_what_is_to_be_written_anew_has_one_reading() -> None:
    with pytest.raises(Refused):
        read_to_rewrite(b'{"a":1,"a":2}', depth=DEPTH, nodes=9)


@pytest.mark.parametrize(
    "body",
    [
        b"18446744073709551616",
        b"[-9223372036854775809]",
        b'{"a":{"to":100000000000000000001,"of":["\xc3\xa9",0.1]}}',
        b'{"id":"12345678901234567890, 12345678901234567890"}',
        b'{"n":[1,null]}',
    ],
    ids=["bare", "negative", "within", "in a string", "none"],
)
def test_whole_numbers_of_any_size_are_read_and_written_as_they_are(body: bytes) -> None:
    tree = read_exactly(body, depth=DEPTH)
    assert tree == json.loads(body)
    assert written(tree) == body


def test_members_are_written_in_order_whatever_the_size_of_numbers() -> None:
    assert written({"b": 1 << 70, "a": 1}, sort_keys=True) == b'{"a":1,"b":1180591620717411303424}'
    assert written({"b": 1, "a": 1}, sort_keys=True) == b'{"a":1,"b":1}'


def test_what_has_more_than_one_reading_is_not_read_exactly_either() -> None:
    with pytest.raises(Refused):
        read_exactly(b'{"a":18446744073709551616,"a":1}', depth=DEPTH)
    with pytest.raises(Refused):
        read_exactly(b"1" * 400, depth=DEPTH)
