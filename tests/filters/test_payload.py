from filters.findings import Action, Finding, Severity
from filters.payload import EXCERPT_LIMIT, EXCERPT_RADIUS, build_payload
from filters.policy import Exclusion
from filters.segments import MediaKind, Origin, Segment, Trust, Unjudged
from filters.views import Layer


def found(path: str, start: int, end: int, *, layers: tuple[Layer, ...] = (), rule: str = "T-1") -> Finding:
    return Finding(
        rule, "tests", Severity.HIGH, Action.ESCALATE, Origin.TOOL_RESULT, Trust.UNTRUSTED, path, layers, start, end
    )


TEXT = "a" * 5_000 + "MARKER" + "b" * 5_000
SEGMENT = Segment(Origin.TOOL_RESULT, "/messages/1/content", TEXT)
CLEAN = Segment(Origin.USER, "/messages/0/content", "nothing to see")
AT_MARKER = found(SEGMENT.path, 5_000, 5_006)


def test_all_five_keys_are_always_there() -> None:
    payload = build_payload((), (), (), strict=False)
    assert payload == {
        "prompt_text": "",
        "modalities": ["text"],
        "policy_context": {"pii_ruleset": "default", "block_mode": "baseline", "override_mode": "clarify"},
        "ingress_flags": [],
        "debug": {"sources": [], "excluded_rules": []},
    }


def test_an_excerpt_stands_round_the_match_and_not_at_the_start_of_the_text() -> None:
    payload = build_payload((CLEAN, SEGMENT), (AT_MARKER,), (), strict=False)
    assert payload["prompt_text"] == TEXT[5_000 - EXCERPT_RADIUS : 5_006 + EXCERPT_RADIUS]


def test_a_finding_inside_a_decoded_view_shows_the_encoded_span() -> None:
    layered = found(SEGMENT.path, 0, 3, layers=(Layer("base64", 5_000, 5_006),))
    payload = build_payload((SEGMENT,), (layered,), (), strict=False)
    assert "MARKER" in payload["prompt_text"]


def test_every_flagged_segment_is_shown_and_the_whole_is_bounded() -> None:
    many = tuple(Segment(Origin.TOOL_RESULT, f"/{n}", TEXT) for n in range(100))
    payload = build_payload(many, (found(segment.path, 5_000, 5_006) for segment in many), (), strict=False)
    assert len(payload["prompt_text"]) == EXCERPT_LIMIT
    assert len(payload["debug"]["sources"]) == 100


def test_a_source_tells_rules_and_counts_and_no_text() -> None:
    findings = (AT_MARKER, found(SEGMENT.path, 10, 12, layers=(Layer("rot13", 0, 20),), rule="A-9"))
    payload = build_payload((SEGMENT,), findings, (), strict=False)
    assert payload["debug"]["sources"] == [
        {
            "type": "tool_result",
            "rule_hits": ["A-9", "T-1"],
            "meta": {"path": "/messages/1/content", "spans_count": 2, "layers": 1},
        }
    ]


def test_excluded_rules_are_told_unless_they_matched_somewhere_else() -> None:
    exclusions = (Exclusion("T-1"), Exclusion("B-2", path="/b"), Exclusion("A-9"), Exclusion("B-2"))
    payload = build_payload((SEGMENT,), (AT_MARKER,), (), strict=False, exclusions=exclusions)
    assert payload["debug"]["excluded_rules"] == ["A-9", "B-2"]


def test_media_are_flags_only() -> None:
    unjudged = (Unjudged("/messages/0/content/1", MediaKind.IMAGE), Unjudged("/files/0", MediaKind.FILE))
    payload = build_payload((CLEAN,), (), unjudged, strict=True)
    assert payload["modalities"] == ["text", "image"]
    assert payload["ingress_flags"] == ["opaque_media_noninterpretable"]
    assert payload["policy_context"]["block_mode"] == "strict"
