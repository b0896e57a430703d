"""Scanning: judges one text or body without a server, and shows what was seen."""

from dataclasses import asdict, dataclass
from math import isfinite

from filters.bodies.paths import Route, find_route
from filters.calls import ProposedCall, Ruling
from filters.decision import Judgement
from filters.dialects.dialect import Operation
from filters.findings import Finding
from filters.inspection.locating import locate
from filters.inspection.tier1 import suspicion
from filters.limits import LimitExceeded, TextLimits
from filters.policy import Mode
from filters.segments import Origin, Reading, Segment
from filters.text.pieces import pieces
from filters.unfolding import Budget, unfold
from filters.views import View
from gateway.config.settings import Settings
from gateway.exchanges.exchange import RequestHead
from gateway.judging.call_judging import CallJudge
from gateway.judging.engine import Engine
from gateway.phases.body_reading import read
from gateway.phases.call_phase import trail_of
from gateway.phases.services import named_upstreams


@dataclass(frozen=True, slots=True)
class ScannedView:
    """One view that was judged: a segment's own text, or what its layers hide."""

    path: str
    origin: Origin
    view: View


@dataclass(frozen=True, slots=True)
class Scan:
    """What was judged, and what came of it. `complete` is false where the limits ended before the views did."""

    judgement: Judgement
    segments: tuple[Segment, ...]
    sights: tuple[ScannedView, ...]
    complete: bool

    @property
    def score(self) -> float:
        """What Tier 1 compares with `scoring.notable`; without end where something is hidden."""
        return suspicion(self.judgement.findings)


def read_text(text: str, origin: Origin) -> Reading:
    """Return a text of one author, as a whole body."""
    return Reading(segments=(Segment(origin, "", text),))


def read_body(body: bytes, path: str, settings: Settings) -> tuple[Reading, Route]:
    """Return what a JSON request for a path would be judged by, and where it would go.

    Raises `Refused` for what a gateway would refuse unread.
    """
    head = RequestHead("POST", path, "", (("Content-Type", "application/json"),))
    route = find_route("POST", path, named=named_upstreams(settings), hints=head.hints)
    return read(route, head, body, limits=settings.limits, digest=str), route


def is_read_by_leaves(reading: Reading, route: Route) -> bool:
    """Whether nothing of a body was read as a conversation: its path is none that has one of a known form."""
    return route.operation is Operation.OTHER and all(each.origin is Origin.FIELD for each in reading.segments)


async def scan(reading: Reading, engine: Engine, *, policy: str, limits: TextLimits) -> Scan:
    """Judge a reading as a request under a policy. Raises `KeyError` for a policy that the settings do not have."""
    judgement = await engine.judge(reading, policy=policy)
    sights: list[ScannedView] = []
    budget = Budget.of(limits)
    try:
        for segment in reading.segments:
            for _, piece in pieces(segment.text):
                views = unfold(piece, limits=limits, path=segment.path, budget=budget)
                sights.extend(ScannedView(segment.path, segment.origin, view) for view in views)
    except LimitExceeded:
        return Scan(judgement, reading.segments, tuple(sights), complete=False)
    return Scan(judgement, reading.segments, tuple(sights), complete=True)


async def scan_call(
    call: ProposedCall, reading: Reading, scan: Scan, engine: Engine, judge: CallJudge, *, policy: str, mode: Mode
) -> Ruling:
    """Return the ruling on a call that a model proposes as the reply to a request that was scanned."""
    trail = trail_of(reading, scan.judgement, engine.rules(policy).policy)
    (ruling,) = await judge.judge([call], trail, policy=policy, mode=mode)
    return ruling


def ruling_json(ruling: Ruling) -> dict[str, object]:
    """Return the ruling on a call as JSON."""
    return {
        "decision": ruling.decision,
        "tier": ruling.tier,
        "cause": ruling.cause,
        "risk": ruling.risk,
        "rule_ids": ruling.rule_ids,
        "findings": [finding_json(finding) for finding in ruling.findings],
        "taints": [
            {
                "argument": taint.argument,
                "source": taint.source,
                "layers": [layer.transform for layer in taint.layers],
                "share": taint.share,
            }
            for taint in ruling.taints
        ],
        "lineage": [asdict(ancestor) for ancestor in ruling.lineage],
        "notice": ruling.notice,
    }


def scan_json(scan: Scan) -> dict[str, object]:
    """Return the scan as JSON, with no score where something is hidden, which is notable whatever it says.

    It holds the decoded texts: for the terminal of whoever asked, never for a log.
    """
    judgement = scan.judgement
    return {
        "decision": judgement.decision,
        "reason": judgement.reason,
        "tier": judgement.tier,
        "mode": judgement.mode,
        "score": scan.score if isfinite(scan.score) else None,
        "steps": [asdict(step) for step in judgement.steps],
        "enforced": judgement.enforced,
        "rule_ids": judgement.rule_ids,
        "findings": [{**finding_json(finding), "place": _place(finding, scan)} for finding in judgement.findings],
        "detected": [{**finding_json(finding), "place": _place(finding, scan)} for finding in judgement.detected],
        "judged": judgement.coverage.judged,
        "not_judged": judgement.coverage.not_judged,
        "views": [_view(sight) for sight in scan.sights],
        "views_complete": scan.complete,
    }


def finding_json(finding: Finding) -> dict[str, object]:
    """Return a finding as JSON. The span is in the text that the layers lead to."""
    return {
        "rule": finding.rule_id,
        "family": finding.family,
        "severity": finding.severity,
        "action": finding.action,
        "origin": finding.origin,
        "trust": finding.trust,
        "path": finding.path,
        "layers": [layer.transform for layer in finding.layers],
        "span": [finding.start, finding.end],
    }


def _place(finding: Finding, scan: Scan) -> list[int] | None:
    """Return the span of the words in the text as it was sent, or None unless exactly one text has the path."""
    texts = [segment.text for segment in scan.segments if segment.path == finding.path]
    return list(locate(texts[0], finding)) if len(texts) == 1 else None


def _view(sight: ScannedView) -> dict[str, object]:
    return {
        "path": sight.path,
        "origin": sight.origin,
        "layers": [layer.transform for layer in sight.view.layers],
        "encoded": sight.view.encoded,
        "text": sight.view.text,
    }
