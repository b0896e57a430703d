"""The normalised payload that a verifier gets (verifier-adapters.md section 3)."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from filters.findings import Finding
from filters.policy import Exclusion
from filters.segments import MediaKind, Segment, Unjudged

EXCERPT_RADIUS = 400
"""Characters of a segment that are shown on either side of a finding."""
EXCERPT_LIMIT = 20_000
"""Characters of all excerpts together."""

_MODALITIES = {MediaKind.IMAGE: "image", MediaKind.AUDIO: "audio", MediaKind.VIDEO: "video"}


def build_payload(
    segments: Iterable[Segment],
    findings: Iterable[Finding],
    unjudged: tuple[Unjudged, ...],
    *,
    strict: bool,
    exclusions: Iterable[Exclusion] = (),
) -> Mapping[str, Any]:
    """What triage is asked about: excerpts around every finding, the rules that matched, and what nobody could read.

    All five top-level keys are always there. Bytes of media never are, only flags. `debug.excluded_rules` names the
    rules that the policy excludes where they would have matched, for a verifier that scans the excerpts itself.
    """
    found = sorted(findings, key=lambda finding: finding.path)
    by_path = {path: tuple(group) for path, group in groupby(found, key=lambda finding: finding.path)}
    flagged = [segment for segment in segments if segment.path in by_path]
    return {
        "prompt_text": "\n\n".join(_excerpt(segment, by_path[segment.path]) for segment in flagged)[:EXCERPT_LIMIT],
        "modalities": ["text", *sorted({_MODALITIES[place.kind] for place in unjudged if place.kind in _MODALITIES})],
        "policy_context": {
            "pii_ruleset": "default",
            "block_mode": "strict" if strict else "baseline",
            "override_mode": "clarify",
        },
        "ingress_flags": ["opaque_media_noninterpretable"] if unjudged else [],
        "debug": {
            "sources": [_source(path, group) for path, group in by_path.items()],
            "excluded_rules": sorted({e.rule for e in exclusions} - {finding.rule_id for finding in found}),
        },
    }


def _excerpt(segment: Segment, findings: tuple[Finding, ...]) -> str:
    spans = [(f.layers[0].start, f.layers[0].end) if f.layers else (f.start, f.end) for f in findings]
    start = max(0, min(start for start, _ in spans) - EXCERPT_RADIUS)
    return segment.text[start : max(end for _, end in spans) + EXCERPT_RADIUS]


def _source(path: str, findings: tuple[Finding, ...]) -> Mapping[str, Any]:
    return {
        "type": findings[0].origin.value,
        "rule_hits": sorted({finding.rule_id for finding in findings}),
        "meta": {"path": path, "spans_count": len(findings), "layers": max(len(f.layers) for f in findings)},
    }
