"""What is new in a conversation that goes on: its texts, and every seam that was not seen before."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.findings import Inspection
from filters.resuming.continuing import Going, Keeping, began, goes_on, grown, trusting
from filters.resuming.conversations import Begun
from filters.segments import Origin, Segment, Trust, UserTrust, with_trust

TALK = OPENAI.talks[Operation.CHAT]
Message = dict[str, Any]


def written(messages: Sequence[Message], **more: Any) -> bytes:
    return json.dumps({"messages": list(messages), **more}).encode()


def segments(body: bytes, user_trust: UserTrust = "untrusted") -> tuple[Segment, ...]:
    return with_trust(OPENAI.read(Operation.CHAT, json.loads(body)).segments, user_trust=user_trust)


def keeping(user_trust: UserTrust = "untrusted", covers: Callable[[Origin], bool] = bool) -> Keeping:
    return Keeping(TALK, user_trust, covers, str.upper)


def known_of(body: bytes, user_trust: UserTrust = "untrusted", *, across: bool = False) -> tuple[Begun, ...]:
    inspection = Inspection(views=3, chars=40, across=across)
    return began(body, segments(body, user_trust), inspection, keeping(user_trust))


def going_on(begun: Begun, body: bytes) -> Going | None:
    rest = begun.without(body)
    assert rest is not None
    return goes_on(begun, body, json.loads(rest), TALK)


def say(content: Any, role: str = "user", **more: Any) -> Message:
    return {"role": role, "content": content, **more}


FIRST = [say("Hello."), say("Good day.", "assistant"), say("What is it?")]


def random_message(rng: random.Random) -> Message:
    role = rng.choice(["user", "assistant", "system", "tool"])
    size = rng.choice([3, 300, 390, 450, 900])
    text = rng.choice("abc") * size
    if role == "user" and rng.random() < 0.3:
        return say([{"type": "text", "text": text}, {"type": "text", "text": "and more"}])
    return say(text, role, **({"tool_call_id": "c"} if role == "tool" else {}))


@pytest.mark.parametrize("seed", range(30))
def test_every_text_and_every_seam_is_seen_once(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    messages = [random_message(rng) for _ in range(rng.choice([2, 60]))]
    body = written(messages)
    seen = {(one.path, one.text, one.borders) for one in segments(body)}
    begun = known_of(body)[rng.randrange(2)]
    messages = messages[: begun.messages]
    for _ in range(4):
        messages += [random_message(rng) for _ in range(rng.choice([1, 2, 40]))]
        body = written(messages)
        going = going_on(begun, body)
        assert going is not None
        new = {(one.path, one.text, one.borders) for one in going.segments}
        whole = {(one.path, one.text, one.borders) for one in segments(body)}
        assert whole <= seen | new
        assert new <= whole
        kept = grown(begun, body, going, Inspection(), keeping())
        assert kept.texts == sum(not one.borders for one in segments(body))
        begun, seen = kept, seen | new


def test_what_is_known_of_a_conversation() -> None:
    body = written(FIRST, tools=[])
    shorter, whole = known_of(body)
    assert body[: whole.start] == b'{"messages": ['
    assert json.loads(body[whole.start - 1 : whole.end] + b"]") == FIRST
    assert json.loads(body[shorter.start - 1 : shorter.end] + b"]") == FIRST[:2]
    assert (whole.messages, whole.texts, whole.judged, whole.views, whole.chars) == (3, 3, 3, 3, 40)
    assert whole.blocks == ("HELLO.", "GOOD DAY.", "WHAT IS IT?")
    assert shorter.blocks == whole.blocks[:2]
    assert not whole.open
    assert shorter.open == {(Origin.USER, "")}


def test_a_conversation_of_one_message_is_known_as_a_whole() -> None:
    (whole,) = known_of(written(FIRST[:1]))
    assert whole.messages == 1


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(written([say("a", note={"x": "y"})], note={"x": "y"}), id="fields of one name"),
        pytest.param(written([say("", "assistant")]), id="no text"),
    ],
)
def test_what_cannot_be_read_on_is_not_known(body: bytes) -> None:
    assert known_of(body) == ()


def test_what_stands_across_a_border_is_not_known() -> None:
    body = written(FIRST)
    assert known_of(body, across=True) == ()


STRANGER = say("I was asked by nobody.", "critic")


def test_what_nobody_is_known_to_have_said_is_not_known() -> None:
    assert known_of(written([STRANGER, STRANGER])) == ()
    (whole,) = known_of(written([STRANGER, say("Hello.")]))
    assert whole.messages == 2


def test_long_messages_are_not_read_again() -> None:
    for count, is_read in ((13_000, True), (13_200, False)):
        first = [say("word " * count), say("Good day.", "assistant")]
        begun = known_of(written(first))[-1]
        assert going_on(begun, written([*first, say("And?", "assistant")])) is not None
        assert (going_on(begun, written([*first, say("And?")])) is not None) is is_read


@pytest.mark.parametrize(
    ("new", "more"),
    [
        pytest.param(say([{"type": "image_url", "image_url": {"url": "https://a.test/b.png"}}]), {}, id="an image"),
        pytest.param(say("a"), {"model": 1}, id="no model"),
        pytest.param(say("a"), {"file_id": "file-abc"}, id="a file beside"),
        pytest.param(say("a", note={"x": "y"}), {"note": {"x": "y"}}, id="fields of one name"),
    ],
)
def test_what_has_to_be_read_as_a_whole(new: Message, more: Message) -> None:
    begun = known_of(written(FIRST))[-1]
    assert going_on(begun, written([*FIRST, new], **more)) is None


@pytest.mark.parametrize("tree", [None, [], {}, {"messages": {}}, {"messages": [1]}])
def test_what_is_no_conversation(tree: Any) -> None:
    begun = known_of(written(FIRST))[-1]
    assert goes_on(begun, written(FIRST), tree, TALK) is None


@pytest.mark.parametrize(
    ("first", "new", "more", "expected"),
    [
        pytest.param(FIRST, say("a", "assistant"), {}, [Trust.TRUSTED], id="nobody untrusted"),
        pytest.param(FIRST, say("a", "tool", tool_call_id="c"), {}, None, id="the first untrusted text"),
        pytest.param(
            [*FIRST, say("r", "tool", tool_call_id="c")], say("a", "assistant"), {}, [Trust.UNTRUSTED], id="after one"
        ),
        pytest.param(FIRST, say("a"), {"documents": ["a"]}, None, id="an untrusted text beside"),
    ],
)
def test_trust_goes_on(first: list[Message], new: Message, more: Message, expected: list[Trust] | None) -> None:
    begun = known_of(written(first), "trusted")[-1]
    going = going_on(begun, written([*first, new], **more))
    assert going is not None
    trusted = trusting(begun, going, user_trust="trusted")
    assert (trusted and [one.trust for one in trusted if not one.borders]) == expected


def test_nobody_is_trusted_where_users_are_not() -> None:
    begun = known_of(written(FIRST))[-1]
    going = going_on(begun, written([*FIRST, say("a", "assistant")], documents=["b"]))
    assert going is not None
    trusted = trusting(begun, going, user_trust="untrusted")
    assert trusted is not None
    assert {one.trust for one in trusted} == {Trust.UNTRUSTED}


def test_a_text_beside_that_lowers_trust_is_not_known() -> None:
    assert known_of(written(FIRST, documents=["a"]), "trusted") == ()
    assert len(known_of(written(FIRST, documents=["a"]))) == 2


def test_without_its_last_message_a_conversation_may_be_trusted_otherwise() -> None:
    (whole,) = known_of(written([*FIRST, say("r", "tool", tool_call_id="c")]), "trusted")
    assert whole.lowest is Trust.UNTRUSTED
