"""A frame is like another only where nothing but a word differs, whatever the word would be."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.dialects.likeness import Likeness

FRAME = b'event: a\ndata: {"id":"x","a":[{"content":"Hi"}],"obfuscation":"q7"}\n\n'


def likeness(raw: bytes = FRAME, name: bytes = b"content", word: str = "Hi") -> Likeness:
    like = Likeness()
    like.learn(raw, name, word)
    return like


def saying(word: bytes, *, hidden: bytes = b"q7") -> bytes:
    return FRAME.replace(b"Hi", word).replace(b"q7", hidden)


@pytest.mark.parametrize("word", ["Hi", " there", "ça", "日本", "a\\nb", "{}[]:,", "tool_calls", "data: "])
def test_another_word(word: str) -> None:
    assert likeness().covers(saying(word.encode()))
    assert likeness().covers(saying(word.encode(), hidden=b"another"))


def test_words_in_another_order_and_right_beside_each_other() -> None:
    frame = b'data: {"obfuscation":"q7","content":"Hi","obfuscation":"z"}\n\n'
    like = likeness(frame)
    assert like.covers(frame.replace(b"q7", b"a").replace(b"Hi", b"there").replace(b"z", b"bc"))
    assert not like.covers(frame.replace(b'q7","content', b'q7","refusal'))
    assert not like.covers(frame.replace(b"q7", b'a","content":"x","b":"'))


@given(st.lists(st.sampled_from(["Hi", " there", "ça", "a\\nb", "data: "]), min_size=1, max_size=5))
def test_several_frames_that_came_together(words: list[str]) -> None:
    assert likeness().covers(b"".join([saying(word.encode()) for word in words]))


@pytest.mark.parametrize(
    "word",
    [
        *(b"", b'"', b'\\"', b"\\", b"\\\\", b"\\\\n", b"\\u0022", b'x","tool_calls":"'),
        *(b"\n", b"\r", b"\x00", b"\xff", b"\xed\xa0\x80", "\u2028".encode(), "\x85".encode()),
    ],
)
def test_a_word_that_may_be_more(word: bytes) -> None:
    assert not likeness().covers(saying(word))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        FRAME + FRAME[:-1],
        FRAME + FRAME[:-2],
        FRAME + b"\n\n",
        b"\n\n" + FRAME,
        FRAME + b"\n" + FRAME,
        FRAME + b": ping\n\n" + FRAME,
        FRAME + FRAME.replace(b'"x"', b'"y"'),
        FRAME.replace(b"Hi", b"") + FRAME,
        FRAME[:-1],
        FRAME.replace(b'"x"', b'"y"'),
        FRAME.replace(b"[{", b"[{ "),
        FRAME.replace(b"event: a", b"event: b"),
        FRAME.replace(b'"content"', b'"refusal"'),
        FRAME.replace(b'"Hi"', b"null"),
    ],
    ids=[
        *("nothing", "one and a part", "one and one without its end", "one and no frame", "no frame and one"),
        *("three line ends", "a comment between", "one and another", "no word and one"),
        *("not whole", "another id", "a space", "another event", "another name", "no word"),
    ],
)
def test_another_frame(raw: bytes) -> None:
    assert not likeness().covers(raw)


@pytest.mark.parametrize(
    "like",
    [
        Likeness(),
        likeness(word="Ho"),
        likeness(name=b"text"),
        likeness(FRAME.replace(b'"x"', b'"content"')),
        likeness(FRAME.replace(b'"x"', b'"\\n"')),
        likeness(saying(b""), word=""),
        likeness(saying(b"Hi", hidden=b"\x00")),
        likeness(FRAME.replace(b'"content":', b'"content":\ndata: ')),
    ],
    ids=["nothing", "another", "no such name", "two of the name", "escapes", "empty", "hidden", "two lines"],
)
def test_frames_of_which_nothing_is_learned(like: Likeness) -> None:
    assert not like.covers(saying(b"there"))


def test_what_is_forgotten() -> None:
    like = likeness()
    like.forget()
    assert not like.covers(FRAME)


@given(st.binary(max_size=12), st.sampled_from(["Hi", "q7", '":"', "x", '"a"']))
def test_whatever_is_covered_reads_the_same_but_for_the_word(put: bytes, place: str) -> None:
    raw = FRAME.replace(place.encode(), put)
    if likeness().covers(raw):
        event, data, *rest = raw.split(b"\n")
        tree = json.loads(data.removeprefix(b"data: "))
        word, hidden = tree["a"][0].pop("content"), tree.pop("obfuscation")
        assert (event, rest, tree) == (b"event: a", [b"", b""], {"id": "x", "a": [{}]})
        assert isinstance(word, str)
        assert isinstance(hidden, str)
        assert word
