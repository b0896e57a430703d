"""What is known of the beginnings of conversations: found again by their bytes alone, and bounded."""

import gc
import json
import random
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from filters.audit_records import Digested
from filters.resuming.conversations import (
    Around,
    Begins,
    Begun,
    End,
    Hit,
    Place,
    Span,
    knows_all,
    listed,
    nodes_at_most,
    spans_after,
)
from filters.segments import Origin, ToolDefinition, Trust
from filters.strict_json import read_json

KEY = bytes(32)
BODY = b",{" * 50_000
"""As if another message began after every even number of bytes."""
SCOPE = ("acme", "default")


def to(end: int, *, start: int = 13, messages: int = 1) -> Begun:
    return Begun(start, end, b"", messages, nodes=0, lowest=Trust.UNTRUSTED)


def tag(stretch: memoryview) -> bytes:
    return sha256(stretch).digest()


def begins(*ends: int, size: int = 1 << 20, body: bytes = BODY) -> Begins:
    known = Begins(size=size, key=KEY, tag=tag)
    for end in ends:
        known.keep(SCOPE, body, to(end))
    return known


def found(known: Begins, body: bytes = BODY, scope: tuple[str, ...] = SCOPE) -> int | None:
    hit = met(known, body, scope)
    return hit.begun.end if hit else None


def met(known: Begins, body: bytes = BODY, scope: tuple[str, ...] = SCOPE) -> Hit | None:
    return known.find(known.meet(scope, body), body)


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        pytest.param((), None, id="nothing"),
        pytest.param((5_000,), 5_000, id="one"),
        pytest.param((4_096,), 4_096, id="as long as a step"),
        pytest.param((4_095,), None, id="shorter than a step"),
        pytest.param((5_000, 20_000, 9_000), 20_000, id="the longest"),
        pytest.param((65_536,), 65_536, id="as long as the last short step"),
        pytest.param((81_918,), 81_918, id="shorter than a long step"),
        pytest.param((81_920,), 81_920, id="as long as a long step"),
        pytest.param((90_000, 66_000), 90_000, id="the longest of long ones"),
        pytest.param((5_000, 5_100, 5_050), 5_100, id="the longest of those that begin with the same step"),
        pytest.param((5_400, 5_100, 5_200, 5_300, 5_000), 5_300, id="no more than four of a step"),
    ],
)
def test_the_longest_known_beginning_is_found(ends: tuple[int, ...], expected: int | None) -> None:
    assert found(begins(*ends)) == expected


def test_any_other_byte_is_another_conversation() -> None:
    known = begins(90_000)
    for place in (0, 4_095, 4_096, 65_535, 65_536, 81_919, 81_920, 89_999):
        other = bytearray(BODY)
        other[place] ^= 1
        assert found(known, bytes(other)) is None
    assert found(known, BODY[:90_000] + b",{and on") == 90_000
    assert found(known, BODY[:89_999]) is None


def test_what_no_message_follows_is_all_that_is_known() -> None:
    known = begins(5_000, 10_000)
    ended = BODY[:10_000] + b"]}"
    assert found(known, ended) == 5_000
    assert knows_all(known.meet(SCOPE, ended), ended)
    assert not knows_all(known.meet(SCOPE, BODY), BODY)
    assert not knows_all(known.meet(("acme", "strict"), ended), ended)


def test_another_scope_has_other_conversations() -> None:
    known = begins(10_000)
    assert found(known, scope=("acme", "strict")) is None
    assert found(known, scope=("acmed", "efault")) is None


def test_what_is_met_again_is_kept_among_those_that_begin_alike() -> None:
    known = begins(5_000)
    for end in range(5_001, 5_020):
        assert found(known, BODY[:5_002]) == 5_000
        known.keep(SCOPE, BODY, to(end))
    assert found(known, BODY[:5_002]) == 5_000


def test_requests_that_go_on_from_one_beginning_at_once_do_not_drive_it_out() -> None:
    known = begins(5_000)
    bodies = [BODY[:8_000] + b"%016d" % number for number in range(8)]
    hits = [met(known, body) for body in bodies]
    for body, hit in zip(bodies, hits, strict=True):
        known.keep(SCOPE, body, to(8_016), hit)
    assert found(known, BODY[:8_000]) == 5_000


def test_what_was_learned_of_a_beginning_meanwhile_stays() -> None:
    known = begins(5_000)
    hit = met(known)
    assert hit is not None
    known.keep(SCOPE, BODY, to(5_000, messages=7))
    known.keep(SCOPE, BODY, to(8_000), hit)
    again = met(known, BODY[:7_000])
    assert again is not None
    assert again.begun.messages == 7


def test_what_was_not_met_the_longest_goes_first() -> None:
    one = to(0).size
    known = begins(5_000, 10_000, size=2 * one)
    assert found(known, BODY[:9_000]) == 5_000
    known.keep(SCOPE, BODY, to(20_000))
    assert [found(known, BODY[:end]) for end in (9_000, 12_000, 21_000)] == [5_000, 5_000, 20_000]


def test_what_was_let_go_of_since_it_was_met_is_still_a_beginning() -> None:
    known = begins(5_000, size=to(0).size)
    hits = known.meet(SCOPE, BODY)
    known.keep(SCOPE, BODY, to(10_000))
    hit = known.find(hits, BODY)
    assert hit is not None
    assert hit.begun.end == 5_000
    assert found(known, BODY[:9_000]) is None


def test_the_room_is_given_back() -> None:
    known = begins(*range(5_000, 5_040), size=4 * to(0).size)
    known.keep(SCOPE, BODY, to(5_100))
    assert found(known) == 5_100
    assert found(begins(5_000, size=1)) is None


@pytest.mark.parametrize("first", [10_000, 65_536, 70_000])
def test_going_on_from_a_hit_gives_the_same_digest(first: int) -> None:
    known, other = begins(first), begins()
    hit = met(known)
    assert hit is not None
    known.keep(SCOPE, BODY, to(90_000), hit)
    other.keep(SCOPE, BODY, to(90_000))
    ours, theirs = met(known), met(other)
    assert ours is not None
    assert theirs is not None
    assert ours.begun == theirs.begun


def test_a_beginning_takes_what_it_holds() -> None:
    assert to(1)._replace(blocks=("a",)).size == to(1).size
    one, end = (Origin.USER, ""), End((), whole=False)
    sizes = [
        to(1)._replace(ends=ends).size for ends in ({}, {one: end}, {one: End((Place(0, 13, 20, 0),), whole=False)})
    ]
    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        (b',{"b":2}]}', b'[{"b":2}]}'),
        (b' \n, {"b":2}]}', b'[ {"b":2}]}'),
        (b"]}", None),
        (b",]}", None),
        (b", ]}", None),
        (b",1]}", None),
        (b"", None),
        (b" " * 300 + b',{"b":2}]}', None),
    ],
    ids=["next", "space", "end", "comma too many", "comma and space", "no object", "torn", "much space"],
)
def test_a_body_without_what_is_known(rest: bytes, expected: bytes | None) -> None:
    first = b'[{"a":1}'
    assert to(len(first), start=1).without(first + rest) == expected


VALUE: Any = {"a": ["]", "[", '\\"', {"messages": [1, 2]}], "é": "{", "n": -1.5e3, "t": [True, None, {}]}


@pytest.mark.parametrize("separators", [None, (",", ":"), (" ,\r\n\t", " : ")], ids=["usual", "dense", "wide"])
@pytest.mark.parametrize("ascii_only", [True, False], ids=["escaped", "not escaped"])
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_messages_of_a_body(separators: Any, ascii_only: bool, count: int) -> None:
    body = {"first": VALUE, "messages": [VALUE, "x", 3][:count], "last": VALUE}
    raw = json.dumps(body, separators=separators, ensure_ascii=ascii_only).encode()
    places = listed(raw, "messages")
    assert places is not None
    assert [json.loads(raw[span.start : span.end]) for span in places.spans] == body["messages"]
    assert raw[: places.start].endswith(b"[")
    if count > 1:
        known = to(places.spans[0].end, start=places.start)
        assert spans_after(raw, known) == places.spans[1:]


def test_a_name_that_is_written_with_escapes_is_the_same() -> None:
    assert listed(b'{"\\u006dessages":[1]}', "messages") == (18, (Span(18, 19),))


@pytest.mark.parametrize(
    "raw",
    [b"{}", b'{"a":[1]}', b'{"messages":{"a":1}}', b'{"messages":1,"a":[1]}', b'{"a":{"messages":[1]}}', b"[]", b"1"],
)
def test_bodies_without_a_list_of_messages(raw: bytes) -> None:
    assert listed(raw, "messages") is None


def test_no_tree_is_built_to_find_the_messages() -> None:
    raw = json.dumps({"tools": [[]] * 9_000, "messages": [[[]] * 9_000, '["']}).encode()
    collected: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        collected.append(phase)

    gc.collect()
    gc.callbacks.append(note)  # called for some thousand new lists
    try:
        places = listed(raw, "messages")
    finally:
        gc.callbacks.remove(note)
    assert collected == []
    assert places is not None
    assert [len(raw[span.start : span.end]) for span in places.spans] == [36_000, 5]


def test_no_body_has_more_nodes_than_are_counted() -> None:
    rng = random.Random(5)  # noqa: S311

    def made(depth: int) -> Any:
        kind = rng.randrange(4 if depth else 2)
        if kind < 2:
            return rng.choice(["text", "a, b", 1, None, "", {}, []])
        inner = [made(depth - 1) for _ in range(rng.randrange(5))]
        return inner if kind == 2 else {str(number): one for number, one in enumerate(inner)}

    for _ in range(200):
        raw = json.dumps({"a": made(5)}).encode()
        read_json(raw, depth=64, nodes=nodes_at_most(raw))


def around(begins: Begins, rest: bytes) -> Around:
    """A tool and two texts round the messages; this is how the body ends."""
    tool = ToolDefinition("search", "/tools/0", "d")
    blocks = Digested(("a",), 1)
    kin = frozenset({(Origin.FIELD, "note")})
    return Around(
        len(rest), begins.digest(memoryview(rest)), 2, 3, 2, views=5, chars=70, before=blocks, after=blocks, kin=kin,
        tools=(tool,),
    )  # fmt: skip


def test_what_stands_around_counts_as_if_it_had_been_read_now() -> None:
    begun = to(9)._replace(segments=10, judged=20, views=30, chars=40)
    beside = begun.beside(around(begins(), b"]}"))
    assert beside == begun._replace(segments=13, judged=22, views=35, chars=110)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(b'{"m":[{},{"a":1}],"t":2}', b'[{"a":1}]', id="one more"),
        pytest.param(b'{"m":[{} , {} ],"t":2}', b"[ {} ]", id="spaces"),
        pytest.param(b'{"m":[{}],"t":2}', None, id="none"),
    ],
)
def test_what_is_new_stands_between_what_is_known(body: bytes, expected: bytes | None) -> None:
    known = begins()
    begun = to(8, start=6)._replace(around=around(known, b'],"t":2}'))
    assert known.around(begun, body) == begun.around
    assert begun.around is not None
    assert begun.between(body, begun.around) == expected


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b'{"m":[{},{}],"t":3}', id="another member"),
        pytest.param(b'{"m":[{},{}],"t":2} ', id="a space behind"),
        pytest.param(b'{"m":[{}', id="nothing"),
    ],
)
def test_other_ends_of_a_body_are_not_known(body: bytes) -> None:
    known = begins()
    assert known.around(to(8, start=6)._replace(around=around(known, b'],"t":2}')), body) is None


def test_what_stands_around_takes_room() -> None:
    known = begins()
    short = around(known, b"]}")
    assert to(8)._replace(around=short).size > to(8).size
    long = replace(short, tools=(ToolDefinition("s" * 9_000, "/tools/0", "d"),))
    assert long.size - short.size > 8_000


def test_what_is_cleared_is_forgotten_and_leaves_its_room() -> None:
    known = begins(size=2 * to(5_000).size)
    for _ in range(3):
        known.keep(SCOPE, BODY, to(5_000))
        known.keep(SCOPE, BODY, to(9_000))
        hit = met(known)
        assert hit is not None
        assert (found(known, BODY[:6_000] + b",{"), hit.begun.end) == (5_000, 9_000)
        known.clear()
        assert met(known) is None
    known.keep(SCOPE, BODY, to(20_000), hit)  # a request that was under way goes on from what it met
    assert found(known) == 20_000
