"""Payload: builds the normalised payload that a verifier gets (verifier-adapters.md section 3)."""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any

from filters.findings import Finding, Severity
from filters.inspection.tallying import most_kept
from filters.policy import Exclusion
from filters.segments import MediaKind, Segment, Unjudged
from filters.verification.excerpts import excerpts
from filters.verification.flags import FINDINGS_LEFT_OUT, OPAQUE_MEDIA, UNSEEN_HISTORY
from filters.verification.redacting import Redactor

_MODALITIES = {MediaKind.IMAGE: "image", MediaKind.AUDIO: "audio", MediaKind.VIDEO: "video"}
_SEVERITIES = tuple(Severity)


def strictly(payload: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the same payload for the second, stricter asking."""
    return {**payload, "policy_context": {**payload["policy_context"], "block_mode": "strict"}}


def payload_steps(
    segments: Iterable[Segment],
    findings: Iterable[Finding],
    unjudged: tuple[Unjudged, ...],
    *,
    scope: str = "",
    exclusions: Iterable[Exclusion] = (),
) -> Generator[None, None, Mapping[str, Any]]:
    """Return what triage is asked about: excerpts round every finding, the rules that matched, and what is unreadable.

    Yields wherever the caller may pause, because flagged texts are decoded once more. All five top-level keys are
    always present. `prompt_text` comes from `filters.verification.excerpts`: decoded, redacted and bounded. The payload
    never holds bytes of media, only flags for them. `debug.sources` has an entry for each text and chain of decodings
    with findings, and no text. `policy_context.scope` is what the operator declares that research may ask for; it is
    absent if that is "". `debug.excluded_rules` names the rules of the policy's exclusions that have no findings, for a
    verifier that scans the excerpts itself.
    """
    found = tuple(findings)
    texts = tuple(segments)
    shown = yield from excerpts(texts, found, Redactor())
    groups: dict[tuple[str, tuple[str, ...]], list[Finding]] = {}
    for finding in sorted(found, key=lambda finding: finding.path):
        groups.setdefault((finding.path, tuple(layer.transform for layer in finding.layers)), []).append(finding)
    return {
        "prompt_text": shown.text,
        "modalities": ["text", *sorted({_MODALITIES[place.kind] for place in unjudged if place.kind in _MODALITIES})],
        "policy_context": {
            "pii_ruleset": "default",
            "block_mode": "baseline",
            "override_mode": "clarify",
            **({"scope": scope} if scope else {}),
        },
        "ingress_flags": _flags(unjudged, complete=shown.complete and not _is_cut_off(found)),
        "debug": {
            "sources": [_source(group, hidden=place in shown.hidden) for place, group in groups.items()],
            "excluded_rules": sorted({e.rule for e in exclusions} - {finding.rule_id for finding in found}),
        },
    }


def _is_cut_off(findings: Iterable[Finding]) -> bool:
    """Whether a rule has as many findings in a text as inspection keeps.

    Further matches of the rule are in no finding, and there must be no attack among them that nobody notices.
    """
    kept = Counter((finding.path, finding.rule_id) for finding in findings)
    return any(number >= most_kept(rule) for (_, rule), number in kept.items())


def _flags(unjudged: Iterable[Unjudged], *, complete: bool) -> list[str]:
    kinds = {place.kind for place in unjudged}
    raised = {
        OPAQUE_MEDIA: bool(kinds - {MediaKind.HISTORY}),
        UNSEEN_HISTORY: MediaKind.HISTORY in kinds,
        FINDINGS_LEFT_OUT: not complete,
    }
    return [flag for flag, is_raised in raised.items() if is_raised]


def _source(findings: Sequence[Finding], *, hidden: bool) -> Mapping[str, Any]:
    """Return the entry for the findings in one view. `hidden` says that its text is hidden, not merely escaped."""
    first = findings[0]
    return {
        "type": first.origin.value,
        "rule_hits": sorted({finding.rule_id for finding in findings}),
        "meta": {
            "path": first.path,
            "origin": first.origin.value,
            "spans_count": len(findings),
            "layers": [layer.transform for layer in first.layers],
            "hidden": hidden,
            "brief": any(finding.brief for finding in findings),
            "severity": max((finding.severity for finding in findings), key=_SEVERITIES.index).value,
        },
    }
