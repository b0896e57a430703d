"""Writes one HTML page that shows an evaluation: tables, bars and a curve. The page loads nothing from elsewhere."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from gateway.evaluation.report import FALSE_RULES, Comparison, GroupRates, Rate, Report, false_rules, groups, totals

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2330; --faint: #667085; --line: #d5dae3; --bad: #c2410c; --good: #15803d }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7eaf0; --faint: #98a2b3; --line: #3a4252; --bad: #fb923c; --good: #4ade80 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); margin: 2rem auto; max-width: 64rem; padding: 0 1rem }
table { border-collapse: collapse; margin: .5rem 0 2rem; width: 100% }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: middle }
th { color: var(--faint); font-weight: 600 } td.n { text-align: right; font-variant-numeric: tabular-nums }
svg { display: block } svg text { font-size: 11px; fill: var(--faint) } code { font-size: 13px }
.axis { stroke: var(--line) } .range { stroke: var(--ink) } .attacks { fill: var(--good) } .benign { fill: var(--bad) }
.curve { fill: none; stroke: var(--good); stroke-width: 2 } .dot { fill: var(--good) } .note { color: var(--faint) }
"""
_BAR: Final = 160
_PLOT: Final = 320
_EDGE: Final = 40


def page(report: Report, *, tags: Sequence[str], comparison: Comparison | None = None) -> str:
    """Return the page as HTML. It holds names of files, tags and ids, never the text of a sample."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>Guardrail Gateway: evaluation</title><style>{_STYLE}</style></head><body>",
        "<h1>Evaluation</h1>",
        _config(report),
        "<h2>What was caught</h2>",
        _lines(totals(report)),
        '<p class="note">Bars show the share that was denied; the thin line is its 95 % interval (Wilson).</p>',
        *_conversations(report),
        *_curve(report),
        *(part for tag in tags for part in _tag(report, tag)),
        *_families(report),
        *_rules(report),
        *_compared(comparison),
        *_ids(report),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _config(report: Report) -> str:
    entries = (
        f"{escape(key.replace('_', ' '))} <code>{escape(str(value))}</code>" for key, value in report["config"].items()
    )
    return f'<p class="note">{", ".join(entries)}</p>'


def _lines(lines: Iterable[GroupRates]) -> str:
    rows = (
        f"<tr><td>{escape(line.set)}</td><td>{escape(line.group)}</td>{_number(line.denied.size)}"
        f"<td>{_rate(line.flagged)}</td><td>{_rate(line.denied)}</td><td>{_bar(line)}</td></tr>"
        for line in lines
    )
    return _table(("set", "samples", "n", "flagged", "denied", ""), rows)


def _table(heads: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _number(value: int) -> str:
    return f'<td class="n">{value}</td>'


def _rate(rate: Rate) -> str:
    return f"{rate.share:.1%} ({rate.count})" if rate.size else "-"


def _bar(line: GroupRates) -> str:
    low, high = (edge * _BAR for edge in line.denied.interval)
    kind = "benign" if line.benign else "attacks"
    return (
        f'<svg width="{_BAR}" height="14" role="img" aria-label="{line.denied.share:.1%} denied">'
        f'<line class="axis" x1="0" y1="13.5" x2="{_BAR}" y2="13.5"/>'
        f'<rect class="{kind}" x="0" y="2" width="{line.denied.share * _BAR:.1f}" height="9"/>'
        f'<line class="range" x1="{low:.1f}" y1="6.5" x2="{high:.1f}" y2="6.5"/></svg>'
    )


def _conversations(report: Report) -> Iterator[str]:
    talks = report["conversations"]
    if not talks["n"]:
        return
    yield "<h2>Conversations</h2>"
    rows = (
        f"<tr><td>{kind}</td>{_number(talks[kind]['n'])}"
        f"<td>{_rate(Rate(talks[kind]['request_denied'], talks[kind]['n']))}</td>"
        f"<td>{_rate(Rate(talks[kind]['call_withheld'], talks[kind]['n']))}</td></tr>"
        for kind in ("injected", "clean")
    )
    yield _table(("calls", "n", "request denied", "call withheld"), rows)


def _curve(report: Report) -> Iterator[str]:
    """Draw the shares of attacks and benign samples that would escalate, for all thresholds."""
    points = report["curve"]
    if not points:
        return
    yield "<h2>Escalation by threshold</h2>"
    placed = [(_across(point["benign"]), _up(point["attacks"]), point) for point in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in placed)
    dots = "".join(
        f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"><title>from {point["score"]:g}: attacks '
        f"{point['attacks']:.1%}, benign {point['benign']:.1%}</title></circle>"
        for x, y, point in placed
    )
    side = _PLOT + 2 * _EDGE
    yield (
        f'<svg width="{side}" height="{side}" role="img" aria-label="attacks against benign samples">'
        f'<path class="axis" fill="none" d="M{_EDGE} {_EDGE}v{_PLOT}h{_PLOT}"/>'
        f'<polyline class="curve" points="{line}"/>{dots}'
        f'<text x="{_EDGE}" y="{_EDGE - 10}">attacks, 100 %</text>'
        f'<text x="{side - _EDGE}" y="{side - 12}" text-anchor="end">benign, 100 %</text></svg>'
    )
    yield '<p class="note">Each dot is a value of <code>scoring.notable</code>; point at it to read it.</p>'


def _across(share: float) -> float:
    return _EDGE + share * _PLOT


def _up(share: float) -> float:
    return _EDGE + (1 - share) * _PLOT


def _tag(report: Report, tag: str) -> Iterator[str]:
    lines = groups(report, tag)
    if lines:
        yield f"<h2>By {escape(tag)}</h2>"
        yield _lines(lines)


def _families(report: Report) -> Iterator[str]:
    yield "<h2>Found by family of rules</h2>"
    rows = (
        f"<tr><td>{escape(family)}</td>{_number(found['attacks'])}{_number(found['benign'])}</tr>"
        for family, found in report["families"].items()
    )
    yield _table(("family", "attacks", "benign"), rows)


def _rules(report: Report) -> Iterator[str]:
    suspects = false_rules(report)
    if not suspects:
        return
    yield "<h2>Rules in benign samples that were denied</h2>"
    rows = (
        f"<tr><td><code>{escape(rule)}</code></td>{''.join(_number(counts[key]) for key in FALSE_RULES.values())}</tr>"
        for rule, counts in suspects
    )
    yield _table(("rule", *FALSE_RULES), rows)


def _compared(comparison: Comparison | None) -> Iterator[str]:
    if comparison is None:
        return
    yield "<h2>Changed</h2>"
    rows = (
        f"<tr><td>{escape(change.set)}</td><td>{escape(change.group)}</td><td>{change.what}</td>"
        f"<td>{_rate(change.before)}</td><td>{_rate(change.now)}</td></tr>"
        for change in comparison.changes
    )
    yield _table(("set", "samples", "", "before", "now"), rows)
    if comparison.new:
        yield f'<p class="note">Not in the earlier report: {escape(", ".join(comparison.new))}.</p>'
    for word, listed in (("came", comparison.came), ("went", comparison.went)):
        for (name, kind), ids in listed.items():
            yield _folded(f"{name}: {kind}, {word}", ids)


def _ids(report: Report) -> Iterator[str]:
    yield "<h2>Which samples</h2>"
    for name, found in report["sets"].items():
        for kind, ids in found["ids"].items():
            if ids:
                yield _folded(f"{name}: {kind}", ids)


def _folded(title: str, ids: Sequence[str]) -> str:
    listed = "".join(f"<li><code>{escape(one)}</code></li>" for one in ids)
    return f"<details><summary>{escape(title)} ({len(ids)})</summary><ul>{listed}</ul></details>"
