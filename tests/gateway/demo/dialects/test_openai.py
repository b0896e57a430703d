import base64
import struct
from typing import Any

import orjson
import pytest

from filters.trees import Json
from gateway.demo.dialects import openai
from gateway.demo.dialects.turn import DemoReply, DemoRequest


def asked(**tree: Json) -> DemoRequest:
    return DemoRequest("/v1/x", "", tree, 40)


def tree_of(reply: DemoReply) -> Any:
    return orjson.loads(b"".join(reply.chunks))


@pytest.mark.parametrize(
    ("wanted", "given"), [(3, 3), (0, 1), (10_000, 8), ("many", 1)], ids=["three", "none", "far too many", "no number"]
)
def test_the_number_of_choices_is_bounded(wanted: Json, given: int) -> None:
    assert len(tree_of(openai.chat(asked(messages=[], n=wanted)))["choices"]) == given


def test_a_chat_stream_carries_every_choice_the_usage_and_the_end() -> None:
    reply = openai.chat(asked(messages=[{"role": "user"}], stream=True, n=2, stream_options={"include_usage": True}))
    *frames, usage, done = reply.chunks
    chunks = [orjson.loads(frame.removeprefix(b"data: ")) for frame in frames]
    for index in range(2):
        choices = [chunk["choices"][0] for chunk in chunks if chunk["choices"][0]["index"] == index]
        text = "".join(choice["delta"].get("content", "") for choice in choices)
        assert text == "demo upstream: 1 message, last role user"
        assert [choice["finish_reason"] for choice in choices][-1] == "stop"
    assert orjson.loads(usage.removeprefix(b"data: "))["usage"]["prompt_tokens"] == 10
    assert done == b"data: [DONE]\n\n"


def test_completions_are_the_same_whole_and_streamed() -> None:
    whole = tree_of(openai.complete(asked(prompt="x")))["choices"][0]["text"]
    *frames, _ = openai.complete(asked(prompt="x", stream=True)).chunks
    assert "".join(orjson.loads(frame[6:])["choices"][0]["text"] for frame in frames) == whole


@pytest.mark.parametrize(
    ("given", "count"),
    [("one", 1), (["one", "two"], 2), ([1, 2, 3], 1), ([[1], [2, 3]], 2)],
    ids=["text", "texts", "tokens", "token lists"],
)
def test_there_is_one_vector_for_each_input(given: Json, count: int) -> None:
    assert len(tree_of(openai.embed(asked(input=given)))["data"]) == count


def test_base64_vectors_are_the_same_numbers() -> None:
    plain = tree_of(openai.embed(asked(input="x")))["data"][0]["embedding"]
    packed = tree_of(openai.embed(asked(input="x", encoding_format="base64")))["data"][0]["embedding"]
    assert list(struct.unpack("<4f", base64.b64decode(packed))) == plain


def test_nothing_is_flagged() -> None:
    results = tree_of(openai.moderate(asked(input=["a", "b"])))["results"]
    assert [result["flagged"] for result in results] == [False, False]
