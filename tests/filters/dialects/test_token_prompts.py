"""Prompts as token ids or embeddings: where servers take them, and where the same names mean other numbers."""

from typing import Any

import pytest

from filters.dialects.leaves import generic, members
from filters.dialects.token_prompts import prompts_in_tokens
from filters.segments import MediaKind, Origin, Segment, Unjudged

SEALED = "c2VhbGVk" * 40


def field(path: str, text: str) -> Segment:
    return Segment(Origin.FIELD, path, text)


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param({"prompt": [1, 2]}, [Unjudged("/prompt", MediaKind.TOKENS)], id="tokens"),
        pytest.param({"prompt": [1.0]}, [Unjudged("/prompt", MediaKind.TOKENS)], id="tokens as floats"),
        pytest.param(
            {"input_ids": [["7"]]},
            [Unjudged("/input_ids/0", MediaKind.TOKENS), field("/input_ids/0", "7")],
            id="tokens as strings",
        ),
        pytest.param({"prompt": ["7"]}, [field("/prompt", "7")], id="prompts that are numerals"),
        pytest.param({"tokens": ["seven"]}, [field("/tokens", "seven")], id="tokens as words"),
        pytest.param(
            {"Context": [1]}, [Unjudged("/#0", MediaKind.TOKENS), field("/#", "Context")], id="name in another case"
        ),
        pytest.param({"input_embeds": [[0.5]]}, [Unjudged("/input_embeds/0", MediaKind.TOKENS)], id="embeddings"),
        pytest.param({"prompt_embeds": SEALED}, [Unjudged("/prompt_embeds", MediaKind.TOKENS)], id="sealed embeddings"),
        pytest.param(
            {"input": [[1], ["a"]]},
            [Unjudged("/input/0", MediaKind.TOKENS), field("/input/1", "a")],
            id="lists of tokens",
        ),
        pytest.param({"prompt": ["a", 1]}, [Unjudged("/prompt", MediaKind.TOKENS), field("/prompt/0", "a")], id="both"),
        pytest.param({"prompt": 5}, [Unjudged("/prompt", MediaKind.TOKENS)], id="one token"),
        pytest.param({"prompt": True}, [], id="no token"),
        pytest.param({"context": 5}, [], id="number of a setting"),
        pytest.param({"input": [True]}, [], id="no number"),
        pytest.param({"input": [7, True]}, [Unjudged("/input", MediaKind.TOKENS)], id="a boolean amid numbers"),
        pytest.param({"tokens": ["The", " 42"]}, [field("/tokens", "The\n\n 42")], id="words and a numeral"),
        pytest.param(
            {"input_embeds": [["1e-3", ".5E+1"]]},
            [Unjudged("/input_embeds/0", MediaKind.TOKENS), field("/input_embeds/0", "1e-3\n\n.5E+1")],
            id="embeddings as strings",
        ),
        pytest.param(
            {"prompt_embeds": [[0.1, 0.2]]}, [Unjudged("/prompt_embeds/0", MediaKind.TOKENS)], id="bare embeddings"
        ),
        pytest.param(
            {"prompt_embeds": [SEALED]},
            [Unjudged("/prompt_embeds/0", MediaKind.TOKENS)],
            id="list of sealed embeddings",
        ),
        pytest.param(
            {"Prompt_Embeds": "x"},
            [Unjudged("/#0", MediaKind.TOKENS), field("/#0", "x"), field("/#", "Prompt_Embeds")],
            id="embeddings in another case",
        ),
        pytest.param(
            {"inputIds": [1]}, [Unjudged("/#0", MediaKind.TOKENS), field("/#", "inputIds")], id="name in camel case"
        ),
        pytest.param(
            {"inputs": [{"name": "input_ids", "data": [[1, 2]]}]},
            [Unjudged("/#0/0/data/0", MediaKind.TOKENS), field("/#0/0/name", "input_ids"), field("/#", "inputs")],
            id="tensor of tokens",
        ),
        pytest.param(
            {"inputs": [{"name": "input", "data": [0.5]}]},
            [field("/#0/0/name", "input"), field("/#", "inputs")],
            id="tensor of features",
        ),
        pytest.param(
            {"prompt": [{"prompt_token_ids": [1]}]},
            [Unjudged("/prompt/0/prompt_token_ids", MediaKind.TOKENS)],
            id="tokens in an object in a list",
        ),
        pytest.param(
            {"extra_body": {"input_ids": [1]}},
            [Unjudged("/#0/input_ids", MediaKind.TOKENS), field("/#", "extra_body")],
            id="tokens beside the body",
        ),
        pytest.param({"model": "m", "tokens": [1]}, [Unjudged("/tokens", MediaKind.BINARY)], id="detokenizing"),
        pytest.param(
            {"max_tokens": 9, "tokens": [1]}, [Unjudged("/tokens", MediaKind.TOKENS)], id="generating from tokens"
        ),
        pytest.param({"seed": [1]}, [], id="other numbers"),
    ],
)
def test_prompts_in_tokens_are_not_judged(node: dict[str, Any], expected: list[Segment | Unjudged]) -> None:
    assert list(members(node, "", {})) == expected


@pytest.mark.parametrize(
    ("node", "path"),
    [
        ({"response_format": {"json_schema": {"schema": {"examples": [{"tokens": [1]}]}}}}, "examples/0/tokens"),
        ({"generationConfig": {"responseSchema": {"example": {"tokens": [1]}}}}, "example/tokens"),
        ({"metadata": {"tokens": [1]}}, "metadata/tokens"),
        ({"prompt": {"variables": {"tokens": [1]}}}, "variables/tokens"),
        ({"messages": [{"logprobs": {"tokens": [1]}}]}, "logprobs/tokens"),
        ({"item": {"input": [1]}}, "input"),
        ({"hyperparameters": {"tokens": [1]}}, "tokens"),
        ({"instances": [{"input": [1]}]}, "instances/0/input"),
    ],
)
def test_numbers_where_no_server_takes_a_prompt_are_no_prompt(node: dict[str, Any], path: str) -> None:
    whole = generic(node)
    assert not whole.in_tokens
    (place,) = whole.unjudged
    assert (place.path.endswith(f"/{path}"), place.kind) == (True, MediaKind.BINARY)


def test_tokens_of_items_are_no_prompt_of_the_body() -> None:
    node: dict[str, Any] = {"input": [{"tokens": [1]}]}
    assert list(prompts_in_tokens(node, without=frozenset({"input"}))) == []
    assert list(members(node, "", {}, without=frozenset({"input"}))) == []
