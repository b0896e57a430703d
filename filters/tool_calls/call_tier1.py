"""Tier 1 for a proposed call: deterministic checks without network, in the order of tiered-verification.md."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from filters.calls import Cause, ProposedCall, Risk, Taint, Trail
from filters.dialects.leaves import texts
from filters.findings import Action, Finding, Severity
from filters.inspection.inspecting import inspect
from filters.limits import TextLimits
from filters.policy import Mode, Policy
from filters.refusals import Reason, Refused
from filters.rules.matcher import Matcher
from filters.rules.rule import Family
from filters.segments import Origin, Segment, Trust
from filters.strict_json import read_exactly
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.tool_calls.taint import find_taints
from filters.tool_calls.tools import Toolbook, tool_risk
from filters.trees import Json

UNREADABLE_ARGUMENTS: Final = "CALL-UNREADABLE"
"""The id of the finding for arguments that are not a single, unambiguous JSON text."""

ARGUMENT_DEPTH: Final = 64
"""Deepest nesting of arrays and objects in arguments."""
ARGUMENT_NODES: Final = 5_000
"""Most members, arrays, objects and strings in arrays of arguments. All are walked before the first pause."""


@dataclass(frozen=True, slots=True)
class CallPass:
    """The call needs no second opinion: no untrusted content, a low-risk tool, or nothing suspicious."""

    cause: Cause
    risk: Risk


@dataclass(frozen=True, slots=True)
class CallEscalate:
    """Tier 2 must be asked. `findings` has those of untrusted content first, then those of the call itself.

    `exhausted` says that the call or the texts before it could not be read to their end, or its taints not be found to
    theirs, so a lack of findings must not let the call through.
    """

    findings: tuple[Finding, ...]
    taints: tuple[Taint, ...]
    risk: Risk
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class CallDeny:
    """The call is withheld whatever a verifier would say: by a rule's hard denial, or by the policy on limits."""

    findings: tuple[Finding, ...]
    taints: tuple[Taint, ...]
    risk: Risk
    cause: Cause = Cause.HARD_DENIAL


CallTier1: TypeAlias = CallPass | CallEscalate | CallDeny


@dataclass(frozen=True, slots=True)
class Arguments:
    """A call's arguments as they are judged.

    `tree` is their JSON, or their text if they are free input or not JSON. `segments` are the texts of the call, its
    name included. `problem` is the reason why the JSON was refused, if it was.
    """

    tree: Json
    segments: tuple[Segment, ...]
    problem: Reason | None = None


def read_arguments(call: ProposedCall) -> Arguments:
    """Return the arguments of a call, and its texts: its name, and every string and unknown member name, all untrusted.

    Arguments are parsed as strictly as a request's body. A blank text counts as no arguments. Never raises.
    """
    path = f"{call.path}/arguments"
    named = (Segment(Origin.TOOL_CALL, f"{call.path}/name", call.name),) if call.name else ()
    whole = (*named, Segment(Origin.TOOL_CALL, path, call.arguments))
    if not call.arguments.strip():
        return Arguments({}, named)
    if call.free_input:
        return Arguments(call.arguments, whole)
    try:
        tree = read_exactly(call.arguments.encode("utf-8", "surrogatepass"), depth=ARGUMENT_DEPTH, nodes=ARGUMENT_NODES)
    except Refused as refused:
        return Arguments(call.arguments, whole, refused.reason)
    read = (item for item in texts(tree, path, Origin.TOOL_CALL) if isinstance(item, Segment))
    return Arguments(tree, (*named, *read))


def judge_call(
    call: ProposedCall,
    trail: Trail,
    *,
    matcher: Matcher,
    tools: Toolbook,
    policy: Policy,
    limits: TextLimits,
    mode: Mode,
) -> Generator[None, None, CallTier1]:
    """Run the checks of Tier 1 in order. Yields wherever the caller may pause. Remembers nothing of earlier calls.

    1. Untrusted content: an untrusted text in the trail, history that only the upstream holds, content that the gateway
       cannot read or that limits left unread, or a tool definition that changed or in which a rule matched. If there is
       none of these, the call passes.
    2. Tool risk: a low-risk call passes.
    3. Suspicious patterns: the trail's findings in text that may not instruct, and the findings of the rules in the
       call's name and arguments, in all their decodings.
    4. Encoded content: the same for what a layer hides.

    With a finding, or with history that only the upstream holds, the call escalates; otherwise it passes. A rule whose
    action is deny overrides all checks: if there is such a rule, the call's words are read even if the call would pass
    without that. Mode paranoid escalates every call. If a limit ends the reading, or the caller throws `OutOfTime` into
    a pause, `policy.on_limit` "deny" denies and any other value escalates: a call that was not read never passes, nor
    does one after texts that were not read.
    """
    arguments = read_arguments(call)
    risk = Risk.HIGH if arguments.problem else tool_risk(call.name, arguments.tree, tools=tools)
    passes = _early(call, trail, risk) if mode != "paranoid" else None
    if passes and not _denies(matcher, trail):
        return CallPass(passes, risk)
    inspection = yield from inspect(arguments.segments, matcher=matcher, limits=limits, exclusions=policy.exclusions)
    suspicious = tuple(finding for finding in trail.findings if _counts(finding) and _concerns(finding, call, trail))
    findings = (*suspicious, *_unreadable(call, arguments), *inspection.findings)
    if any(finding.action is Action.DENY for finding in findings):
        taints, _ = yield from find_taints(arguments.tree, trail.segments, limits=limits)
        return CallDeny(findings, taints, risk)
    exhausted = trail.exhausted or bool(inspection.exhausted) or arguments.problem is Reason.LIMIT
    if exhausted and policy.on_limit == "deny":
        return CallDeny(findings, (), risk, Cause.LIMIT)
    if passes and not exhausted:
        return CallPass(passes, risk)
    if not (findings or exhausted or trail.unseen or mode == "paranoid"):
        return CallPass(Cause.NO_FLAGS, risk)
    taints, complete = yield from find_taints(arguments.tree, trail.segments, limits=limits)
    return CallEscalate(findings, taints, risk, exhausted or not complete)


def _early(call: ProposedCall, trail: Trail, risk: Risk) -> Cause | None:
    """Return why a call passes before its words are read, or None if it does not."""
    if not _is_untrusted(call, trail):
        return Cause.NO_UNTRUSTED
    return Cause.LOW_RISK if risk is Risk.LOW else None


def _is_untrusted(call: ProposedCall, trail: Trail) -> bool:
    return (
        trail.unseen
        or trail.exhausted
        or bool(trail.unread)
        or any(segment.trust is Trust.UNTRUSTED for segment in trail.segments)
        or any(_counts(finding) and _concerns(finding, call, trail) for finding in trail.findings)
    )


def _counts(finding: Finding) -> bool:
    """Whether a finding stands in text that may not instruct, or is a hard denial, which counts in any text."""
    return finding.trust is not Trust.TRUSTED or finding.action is Action.DENY


def _concerns(finding: Finding, call: ProposedCall, trail: Trail) -> bool:
    """Whether a finding matters for this call: one of a changed definition matters only for calls of that tool."""
    return finding.rule_id != CHANGED_DEFINITION or any(
        tool.path == finding.path for tool in trail.tools if tool.name == call.name
    )


def _denies(matcher: Matcher, trail: Trail) -> bool:
    """Whether any rule or finding can deny a call."""
    return any(finding.action is Action.DENY for finding in trail.findings) or any(
        rule.action is Action.DENY and Origin.TOOL_CALL in rule.origins for rule in matcher.rules
    )


def _unreadable(call: ProposedCall, arguments: Arguments) -> Iterable[Finding]:
    if arguments.problem is None:
        return ()
    return (
        Finding(
            rule_id=UNREADABLE_ARGUMENTS,
            family=Family.TOOL_STEERING,
            severity=Severity.MEDIUM,
            action=Action.ESCALATE,
            origin=Origin.TOOL_CALL,
            trust=Trust.UNTRUSTED,
            path=f"{call.path}/arguments",
            layers=(),
            start=0,
            end=0,
        ),
    )
