"""Blocks and their lineage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.blocks import CALL_ID, Block, blocks, lineage, proposed
from filters.inspecting import run
from filters.segments import Origin, Segment, Trust, UserTrust, with_trust

GENERATED = (Origin.ASSISTANT, Origin.TOOL_CALL)
ORIGINS = st.lists(st.sampled_from(Origin), max_size=30)
USER_TRUST = st.sampled_from(("trusted", "untrusted"))


def made(*origins: Origin, user_trust: UserTrust = "trusted") -> tuple[Block, ...]:
    segments = (Segment(origin, f"/{number}", "text") for number, origin in enumerate(origins))
    return run(blocks(with_trust(segments, user_trust=user_trust)))


CONVERSATION = made(
    Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.ASSISTANT, Origin.USER
)


@pytest.mark.parametrize(
    ("origin", "kind", "mutable"),
    [
        (Origin.SYSTEM, "instruction", False),
        (Origin.TOOL_DEFINITION, "instruction", False),
        (Origin.USER, "instruction", True),
        (Origin.ASSISTANT, "data", True),
        (Origin.TOOL_RESULT, "data", True),
        (Origin.FIELD, "data", True),
    ],
)
def test_only_the_principals_texts_instruct_and_only_fixed_ones_stay(origin: Origin, kind: str, mutable: bool) -> None:
    (block,) = made(origin)
    assert (block.kind, block.mutable) == (kind, mutable)


@given(ORIGINS, USER_TRUST)
def test_untrusted_is_data_and_mutable(origins: list[Origin], user_trust: UserTrust) -> None:
    for block in made(*origins, user_trust=user_trust):
        assert block.trust is not Trust.UNTRUSTED or (block.kind == "data" and block.mutable)


@given(ORIGINS, USER_TRUST)
def test_the_lowest_trust_propagates_to_the_call(origins: list[Origin], user_trust: UserTrust) -> None:
    before = made(*origins, user_trust=user_trust)
    call = proposed("/call", before)
    assert (call.trust is Trust.UNTRUSTED) == any(block.trust is Trust.UNTRUSTED for block in before)


@given(ORIGINS)
def test_a_call_comes_from_everything_before_it(origins: list[Origin]) -> None:
    before = made(*origins)
    found = list(lineage(proposed("/call", before), before, depth=100, most=100))
    assert sorted(block.id for block in found) == list(range(len(before)))


@given(ORIGINS)
def test_what_a_block_comes_from_stood_before_it(origins: list[Origin]) -> None:
    for block in made(*origins):
        assert all(source < block.id for source in block.sources)
        assert not block.sources or block.origin in GENERATED


def test_a_turn_comes_from_what_stood_since_the_one_before_and_from_that() -> None:
    assert [block.sources for block in CONVERSATION] == [(), (), (0, 1), (0, 1), (), (2, 3, 4), ()]
    assert proposed("/call", CONVERSATION) == Block(
        CALL_ID, Origin.TOOL_CALL, Trust.UNTRUSTED, "data", True, "/call", (5, 6)
    )


@pytest.mark.parametrize(
    ("depth", "most", "paths"),
    [
        (0, 9, []),
        (1, 9, ["/6", "/5"]),
        (2, 9, ["/6", "/5", "/4", "/3", "/2"]),
        (3, 9, ["/6", "/5", "/4", "/3", "/2", "/1", "/0"]),
        (9, 9, ["/6", "/5", "/4", "/3", "/2", "/1", "/0"]),
        (9, 3, ["/6", "/5", "/4"]),
    ],
)
def test_a_lineage_is_nearest_first_and_bounded(depth: int, most: int, paths: list[str]) -> None:
    found = lineage(proposed("/call", CONVERSATION), CONVERSATION, depth=depth, most=most)
    assert [block.path for block in found] == paths


def test_joined_texts_make_no_block() -> None:
    segments = [Segment(Origin.USER, "/0", "a"), Segment(Origin.USER, "/0", "ab", borders=(1,))]
    assert [block.path for block in run(blocks(segments))] == ["/0"]


def test_many_blocks_are_made_in_steps() -> None:
    steps = blocks(Segment(Origin.USER, "/0", "a") for _ in range(2_000))
    assert len(list(steps)) == 3
