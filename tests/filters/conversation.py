"""Conversations for tests of what stands before a proposed call."""

from filters.calls import ProposedCall, Trail
from filters.findings import Action, Finding, Severity
from filters.segments import Origin, Segment, ToolDefinition, Trust
from filters.tool_calls.call_tier1 import read_arguments
from filters.trees import Json
from filters.views import Layer

RESULT = "/messages/3/content"
CALL = "/choices/0/message/tool_calls/0"


def trail(
    asked: str,
    returned: str,
    *,
    used: str = "",
    findings: tuple[Finding, ...] = (),
    tools: dict[str, str] | None = None,
    origin: Origin = Origin.TOOL_RESULT,
) -> Trail:
    """A user asks, a tool was called, and something came back."""
    segments = [
        Segment(Origin.SYSTEM, "/messages/0/content", "You are a helpful assistant.", Trust.TRUSTED),
        Segment(Origin.USER, "/messages/1/content", asked),
        *([Segment(Origin.TOOL_CALL, "/messages/2/tool_calls/0", f"function\n\n{used}\n\nx")] if used else []),
        Segment(origin, RESULT, returned),
    ]
    described = tools or {}
    definitions = tuple(
        ToolDefinition(name, f"/tools/{number}", digest=name, description=text)
        for number, (name, text) in enumerate(described.items())
    )
    return Trail(tuple(segments), findings, definitions)


def call(name: str, arguments: str = "{}") -> ProposedCall:
    return ProposedCall(CALL, name, arguments)


def tree(proposed: ProposedCall) -> Json:
    """The JSON of a call's arguments."""
    return read_arguments(proposed).tree


def finding(
    severity: Severity = Severity.HIGH,
    *,
    rule_id: str = "INJ-001",
    path: str = RESULT,
    layers: tuple[Layer, ...] = (),
    span: tuple[int, int] = (0, 10),
    origin: Origin = Origin.TOOL_RESULT,
    family: str = "instruction_override",
) -> Finding:
    return Finding(
        rule_id=rule_id,
        family=family,
        severity=severity,
        action=Action.ESCALATE,
        origin=origin,
        trust=Trust.UNTRUSTED,
        path=path,
        layers=layers,
        start=span[0],
        end=span[1],
    )
