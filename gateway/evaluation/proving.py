"""Proving: every rule's own examples are run through the same inspection as a request."""

from collections.abc import Iterable, Iterator

from filters.inspection.inspecting import inspect
from filters.limits import TextLimits
from filters.rules.matcher import Matcher
from filters.rules.rule import Rule
from filters.segments import Origin, Segment
from filters.steps import run


def example_faults(rules: Iterable[Rule], *, limits: TextLimits) -> tuple[str, ...]:
    """Return a line for each example that does not do what it shows: the rule's id, which example, and what happened.

    A `matches` has to fire its rule; a `passes` must not.
    """
    known = tuple(rule for rule in rules if rule.matches or rule.passes)
    matcher = Matcher(known)
    return tuple(fault for rule in known for fault in _faults(rule, matcher, limits))


def _faults(rule: Rule, matcher: Matcher, limits: TextLimits) -> Iterator[str]:
    for number, text in enumerate(rule.matches):
        if not _fires(rule, text, matcher, limits):
            yield f"{rule.id}: matches.{number}: does not fire the rule"
    for number, text in enumerate(rule.passes):
        if _fires(rule, text, matcher, limits):
            yield f"{rule.id}: passes.{number}: fires the rule"


def _fires(rule: Rule, text: str, matcher: Matcher, limits: TextLimits) -> bool:
    origin = Origin.USER if Origin.USER in rule.origins else min(rule.origins)
    inspection = run(inspect([Segment(origin, "", text)], matcher=matcher, limits=limits))
    return any(finding.rule_id == rule.id for finding in inspection.findings)
