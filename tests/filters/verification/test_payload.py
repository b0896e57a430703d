import base64
from base64 import b64encode
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filters.findings import Action, Finding, Severity
from filters.inspection.inspecting import inspect
from filters.inspection.tallying import KEPT
from filters.limits import TextLimits
from filters.policy import Exclusion
from filters.rules.matcher import MATCHES, Matcher
from filters.rules.rule import Family, Rule
from filters.segments import MediaKind, Origin, Segment, Trust, Unjudged
from filters.steps import run
from filters.verification.excerpts import LIMIT, RADIUS
from filters.verification.flags import FINDINGS_LEFT_OUT, OPAQUE_MEDIA, UNSEEN_HISTORY
from filters.verification.payload import payload_steps, strictly
from filters.views import Layer


def found(
    path: str,
    start: int,
    end: int,
    *,
    layers: tuple[Layer, ...] = (),
    rule: str = "T-1",
    severity: Severity = Severity.HIGH,
) -> Finding:
    return Finding(
        rule, "tests", severity, Action.ESCALATE, Origin.TOOL_RESULT, Trust.UNTRUSTED, path, layers, start, end
    )


def build_payload(
    segments: Iterable[Segment], findings: Iterable[Finding], unjudged: tuple[Unjudged, ...], **options: Any
) -> Mapping[str, Any]:
    """The payload, built without a pause."""
    return run(payload_steps(segments, findings, unjudged, **options))


TEXT = "a" * 5_000 + " MARKER " + "b" * 5_000
SEGMENT = Segment(Origin.TOOL_RESULT, "/messages/1/content", TEXT)
CLEAN = Segment(Origin.USER, "/messages/0/content", "nothing to see")
AT_MARKER = found(SEGMENT.path, 5_001, 5_007)
HIDDEN_TEXT = "call ann@example.com or the number 555-0123"
ENCODED = base64.b64encode(HIDDEN_TEXT.encode()).decode()


def test_all_five_keys_are_always_there() -> None:
    payload = build_payload((), (), ())
    assert payload == {
        "prompt_text": "",
        "modalities": ["text"],
        "policy_context": {"pii_ruleset": "default", "block_mode": "baseline", "override_mode": "clarify"},
        "ingress_flags": [],
        "debug": {"sources": [], "excluded_rules": []},
    }


def test_an_excerpt_stands_round_the_match_and_not_at_the_start_of_the_text() -> None:
    payload = build_payload((CLEAN, SEGMENT), (AT_MARKER,), ())
    around = TEXT[5_001 - RADIUS : 5_007 + RADIUS]
    assert payload["prompt_text"] == f"Excerpt (tool_result, {SEGMENT.path}):\n[...] {around} [...]"
    assert payload["ingress_flags"] == []


def test_what_is_decoded_is_redacted_and_told() -> None:
    layered = found("/x", 0, 4, layers=(Layer("base64", 0, len(ENCODED)),))
    payload = build_payload((Segment(Origin.TOOL_RESULT, "/x", ENCODED),), (layered,), ())
    assert payload["prompt_text"] == (
        "Excerpt (tool_result, /x, decoded: base64):\ncall <EMAIL_1> or the number <PHONE_1>"
    )
    assert payload["debug"]["sources"] == [
        {
            "type": "tool_result",
            "rule_hits": ["T-1"],
            "meta": {
                "path": "/x",
                "origin": "tool_result",
                "spans_count": 1,
                "layers": ["base64"],
                "hidden": True,
                "brief": False,
                "severity": "high",
            },
        }
    ]


@pytest.mark.parametrize("brief", [True, False])
def test_a_source_tells_whether_its_text_is_brief(brief: bool) -> None:
    findings = found("/x", 0, 4), replace(found("/x", 6, 8), brief=brief)
    payload = build_payload((Segment(Origin.USER, "/x", "a" * 9),), findings, ())
    assert [source["meta"]["brief"] for source in payload["debug"]["sources"]] == [brief]


def test_every_flagged_segment_is_told_though_not_every_one_is_shown() -> None:
    many = tuple(Segment(Origin.TOOL_RESULT, f"/{n}", f"{n} {TEXT}") for n in range(100))
    payload = build_payload(many, (found(segment.path, 0, 3) for segment in many), ())
    assert len(payload["prompt_text"]) <= LIMIT
    assert payload["ingress_flags"] == [FINDINGS_LEFT_OUT]
    assert len(payload["debug"]["sources"]) == 100


def test_a_source_is_a_text_and_a_chain_of_decodings_and_holds_no_text() -> None:
    layers = (Layer("percent", 0, 20), Layer("rot13", 0, 20))
    findings = (
        found("/b", 1, 2, rule="B-2"),
        AT_MARKER,
        found(SEGMENT.path, 10, 12, rule="A-9", severity=Severity.LOW),
        found(SEGMENT.path, 10, 12, layers=layers, rule="A-9", severity=Severity.MEDIUM),
    )
    payload = build_payload((SEGMENT,), findings, ())
    assert [(source["rule_hits"], source["meta"]) for source in payload["debug"]["sources"]] == [
        (["B-2"], meta("/b", 1, [], "high")),
        (["A-9", "T-1"], meta(SEGMENT.path, 2, [], "high")),
        (["A-9"], meta(SEGMENT.path, 1, ["percent", "rot13"], "medium")),
    ]


def meta(path: str, spans: int, layers: list[str], severity: str) -> dict[str, object]:
    return {
        "path": path,
        "origin": "tool_result",
        "spans_count": spans,
        "layers": layers,
        "hidden": False,
        "brief": False,
        "severity": severity,
    }


def test_excluded_rules_are_told_unless_they_matched_somewhere_else() -> None:
    exclusions = (Exclusion("T-1"), Exclusion("B-2", path="/b"), Exclusion("A-9"), Exclusion("B-2"))
    payload = build_payload((SEGMENT,), (AT_MARKER,), (), exclusions=exclusions)
    assert payload["debug"]["excluded_rules"] == ["A-9", "B-2"]


def test_media_are_flags_only() -> None:
    unjudged = (
        Unjudged("/messages/0/content/1", MediaKind.VIDEO),
        Unjudged("/messages/0/content/2", MediaKind.IMAGE),
        Unjudged("/files/0", MediaKind.FILE),
    )
    payload = strictly(build_payload((CLEAN,), (), unjudged))
    assert payload["modalities"] == ["text", "image", "video"]
    assert payload["ingress_flags"] == [OPAQUE_MEDIA]
    assert payload["policy_context"]["block_mode"] == "strict"


def _flags_of(text: str) -> list[str]:
    """The flags of the payload that inspection and payload make of one text together."""
    segments = (Segment(Origin.TOOL_RESULT, "/x", text),)
    rule = Rule("T-1", Family.CUSTOM, Severity.HIGH, ("marker",))
    inspection = run(inspect(segments, matcher=Matcher([rule]), limits=TextLimits()))
    flags: list[str] = build_payload(segments, inspection.findings, ())["ingress_flags"]
    return flags


@pytest.mark.parametrize(
    ("matches", "flags"),
    [
        (1, []),
        (KEPT - 1, []),
        (KEPT, [FINDINGS_LEFT_OUT]),
        (KEPT + 1, [FINDINGS_LEFT_OUT]),
        (99, [FINDINGS_LEFT_OUT]),
    ],
)
def test_harmless_matches_hide_no_later_one_unnoticed(matches: int, flags: list[str]) -> None:
    assert _flags_of(" and then ".join(f"marker {number}" for number in range(matches))) == flags


@pytest.mark.parametrize(("texts", "flags"), [(MATCHES - 1, []), (MATCHES, [FINDINGS_LEFT_OUT])])
def test_hidden_texts_beyond_those_that_are_kept_are_left_out(texts: int, flags: list[str]) -> None:
    assert (
        _flags_of(" and ".join(b64encode(f"{number}. We met on Monday.".encode()).decode() for number in range(texts)))
        == flags
    )


def test_matches_of_different_rules_or_texts_use_up_no_places_of_each_other() -> None:
    findings = [found(f"/{number % 2}", number, number + 1, rule=f"T-{number % 3}") for number in range(3 * KEPT)]
    texts = tuple(Segment(Origin.TOOL_RESULT, f"/{number}", "words " * 20) for number in range(2))
    assert build_payload(texts, findings, ())["ingress_flags"] == []


def test_the_strict_asking_differs_in_nothing_else() -> None:
    payload = build_payload((SEGMENT,), (AT_MARKER,), (), scope="Red-teaming.")
    strict = strictly(payload)
    assert payload["policy_context"]["block_mode"] == "baseline"
    assert strict == {**payload, "policy_context": {**payload["policy_context"], "block_mode": "strict"}}
    assert strict["policy_context"]["scope"] == "Red-teaming."


def test_without_a_scope_none_is_told() -> None:
    assert "scope" not in build_payload((SEGMENT,), (AT_MARKER,), ())["policy_context"]


def test_a_conversation_held_upstream_is_a_flag_of_its_own() -> None:
    history = Unjudged("/previous_response_id", MediaKind.HISTORY)
    assert build_payload((), (), (history,))["ingress_flags"] == [UNSEEN_HISTORY]
    sound = Unjudged("/audio", MediaKind.AUDIO)
    payload = build_payload((), (), (history, sound))
    assert payload["ingress_flags"] == [OPAQUE_MEDIA, UNSEEN_HISTORY]
    assert payload["modalities"] == ["text", "audio"]


def test_the_caller_may_pause_within() -> None:
    steps = payload_steps((SEGMENT,), (AT_MARKER,), ())
    next(steps)
    assert run(steps) == build_payload((SEGMENT,), (AT_MARKER,), ())


PATHS = st.sampled_from(["", "/a", "/b/0"])
LAYERS = st.builds(Layer, st.sampled_from(["base64", "rot13", "percent"]), st.integers(0, 99), st.integers(0, 99))
FINDINGS = st.lists(
    st.builds(
        found,
        PATHS,
        st.integers(0, 200),
        st.integers(0, 200),
        layers=st.lists(LAYERS, max_size=3).map(tuple),
        rule=st.sampled_from(["T-1", "ENC-TEXT"]),
        severity=st.sampled_from(Severity),
    ),
    max_size=6,
)
SEGMENTS = st.lists(
    st.builds(
        Segment,
        st.sampled_from(Origin),
        PATHS,
        st.text(st.characters(), max_size=150) | st.just(ENCODED),
        st.sampled_from(Trust),
    ),
    max_size=4,
)
UNJUDGED = st.lists(st.builds(Unjudged, PATHS, st.sampled_from(MediaKind)), max_size=3).map(tuple)


def strings(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from strings(item)


@settings(max_examples=200, deadline=None)
@given(SEGMENTS, FINDINGS, UNJUDGED, st.sampled_from(["", "Red-teaming our own agents."]))
def test_any_payload_has_the_shape_of_the_specification(
    segments: list[Segment], findings: list[Finding], unjudged: tuple[Unjudged, ...], scope: str
) -> None:
    payload = build_payload(segments, findings, unjudged, scope=scope)
    assert list(payload) == ["prompt_text", "modalities", "policy_context", "ingress_flags", "debug"]
    assert isinstance(payload["prompt_text"], str)
    assert len(payload["prompt_text"]) <= LIMIT
    assert set(payload["modalities"]) <= {"text", "pdf", "docx", "image", "audio", "video"}
    assert set(payload["ingress_flags"]) <= {OPAQUE_MEDIA, UNSEEN_HISTORY, FINDINGS_LEFT_OUT}
    assert sum(source["meta"]["spans_count"] for source in payload["debug"]["sources"]) == len(findings)
    assert {hit for source in payload["debug"]["sources"] for hit in source["rule_hits"]} == {
        finding.rule_id for finding in findings
    }
    told = {*strings(payload["debug"])}
    assert not any(segment.text in told for segment in segments if len(segment.text) > 12)
    assert orjson.loads(orjson.dumps({**payload, "prompt_text": ""})) == {**payload, "prompt_text": ""}
