import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.segments import Origin, Segment, Trust, with_trust

ALWAYS_UNTRUSTED = (Origin.TOOL_RESULT, Origin.DOCUMENT, Origin.FIELD)

conversations = st.lists(
    st.builds(
        Segment,
        origin=st.sampled_from(Origin),
        path=st.just("/x"),
        text=st.text(max_size=20),
        trust=st.sampled_from(Trust),
    )
)


def of(*origins: Origin) -> tuple[Segment, ...]:
    return tuple(Segment(origin, f"/{n}", "text") for n, origin in enumerate(origins))


@given(conversations, st.sampled_from(["trusted", "untrusted"]))
def test_trust_follows_from_origin_whatever_the_text_or_the_given_trust(
    conversation: list[Segment], user_trust: str
) -> None:
    judged = with_trust(conversation, user_trust="trusted" if user_trust == "trusted" else "untrusted")
    expected = {
        Origin.SYSTEM: Trust.TRUSTED,
        Origin.TOOL_DEFINITION: Trust.VETTED,
        Origin.USER: Trust(user_trust),
        **dict.fromkeys(ALWAYS_UNTRUSTED, Trust.UNTRUSTED),
    }
    for before, after in zip(conversation, judged, strict=True):
        assert (after.origin, after.path, after.text) == (before.origin, before.path, before.text)
        if after.origin in expected:
            assert after.trust is expected[after.origin]


@given(conversations, st.sampled_from(["trusted", "untrusted"]))
def test_an_assistant_is_trusted_only_while_the_user_and_everything_before_it_is(
    conversation: list[Segment], user_trust: str
) -> None:
    judged = with_trust(conversation, user_trust="trusted" if user_trust == "trusted" else "untrusted")
    seen_untrusted = user_trust == "untrusted"
    for segment in judged:
        if segment.origin in (Origin.ASSISTANT, Origin.TOOL_CALL):
            assert (segment.trust is Trust.UNTRUSTED) is seen_untrusted
        seen_untrusted = seen_untrusted or segment.trust is Trust.UNTRUSTED


@pytest.mark.parametrize("origin", [Origin.ASSISTANT, Origin.TOOL_CALL])
def test_what_stands_before_every_user_message_is_never_more_trusted_than_the_user(origin: Origin) -> None:
    (first, _) = with_trust(of(origin, Origin.USER), user_trust="untrusted")
    assert first.trust is Trust.UNTRUSTED


def test_recency_never_raises_trust() -> None:
    judged = with_trust(of(Origin.TOOL_RESULT, Origin.SYSTEM, Origin.ASSISTANT), user_trust="trusted")
    assert [segment.trust for segment in judged] == [Trust.UNTRUSTED, Trust.TRUSTED, Trust.UNTRUSTED]


def test_a_segment_that_needs_no_change_is_the_same_object() -> None:
    (segment,) = of(Origin.USER)
    assert with_trust([segment], user_trust="untrusted")[0] is segment
