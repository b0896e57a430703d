"""Values for the tool calls that a model proposes: what is known about each, and what becomes of it."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal

from filters.decision import Decision
from filters.findings import Finding
from filters.ladder import Step
from filters.segments import Origin, Segment, ToolDefinition, Trust
from filters.views import Layer


@dataclass(frozen=True, slots=True)
class ProposedCall:
    """One tool call of a reply: its name and arguments as the model wrote them. Neither may be trusted.

    `path` is the JSON Pointer of the call in the unary reply; for a call of a stream, in the unary reply of the same
    content. `arguments` is JSON text for a function, and any text for a tool with `free_input`.
    """

    path: str
    name: str = field(repr=False)
    arguments: str = field(repr=False)
    free_input: bool = False

    @property
    def turn(self) -> str:
        """The path of the answer that the call belongs to; "" in a reply that has only one answer."""
        member, number = f"{self.path}//".split("/")[1:3]
        return f"/{member}/{number}" if member in _ANSWERS else ""


_ANSWERS: Final = frozenset({"candidates", "choices"})
"""Members of a reply that hold several answers, each of which is a turn of its own."""


class Risk(StrEnum):
    """What a tool can do to the world (tiered-verification.md, check 2)."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Taint:
    """A value of a call's arguments that stands in an untrusted text.

    `argument` is the JSON Pointer of the value within the arguments, and `source` the path of the text in the request.
    `layers` is what had to be decoded in the text to find it, and `share` how much of the value stands there, 0 to 1.
    """

    argument: str
    source: str
    layers: tuple[Layer, ...]
    share: float


Link = Literal["value", "finding", "before", "call"]
"""How something comes from an earlier text: a value of it stands in that text, a rule matched there, that text merely
stands before it, or that text is the call of which this is the result."""


@dataclass(frozen=True, slots=True)
class Ancestor:
    """A text from which a withheld call comes. `of` is the path of what directly comes from it: the call, or a text.

    `depth` counts the steps from the call, beginning with 1.
    """

    path: str
    origin: Origin
    trust: Trust
    link: Link
    depth: int
    of: str


@dataclass(frozen=True, slots=True)
class Held:
    """What is kept about a conversation that the upstream holds, beyond its findings. It contains no text.

    `acts` are the kinds of acts that its principals asked for. `delegating` says that they want done what stands
    elsewhere. `brought` are digests of telling values in its untrusted texts, `said` those of values that principals
    named; both are made with `key`. `partial` says that its untrusted texts have more such values than are kept.
    """

    acts: frozenset[str] = frozenset()
    delegating: bool = False
    brought: frozenset[str] = frozenset()
    said: frozenset[str] = frozenset()
    partial: bool = False
    key: bytes = field(default=b"", repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Trail:
    """What stands before a reply: the whole conversation that its request carried.

    `segments` have their trust, and `findings` are those of the request. `unseen` says that the upstream holds more of
    the conversation, which the gateway has not seen and which counts as untrusted. So does `unread`: the paths of
    images, files and the like that only the model can read. `exhausted` says that limits ended the reading of the
    conversation.
    """

    segments: tuple[Segment, ...] = ()
    findings: tuple[Finding, ...] = ()
    tools: tuple[ToolDefinition, ...] = ()
    unseen: bool = False
    held: Held = Held()
    unread: tuple[str, ...] = ()
    exhausted: bool = False


class Cause(StrEnum):
    """What settled the fate of a call: a closed set, safe as a metric label, in the order of the pipeline."""

    NO_UNTRUSTED = "no_untrusted"
    LOW_RISK = "low_risk"
    NO_FLAGS = "no_flags"
    HARD_DENIAL = "hard_denial"
    """A rule whose action is deny matched."""
    LIMIT = "limit"
    """The call could not be inspected to its end."""
    TRIAGE = "triage"
    STRICT_TRIAGE = "strict_triage"
    SUPERVISOR = "supervisor"
    APPROVED = "approved"
    """A person approved this very call."""
    LOCKED = "locked"
    """The subject may not use tools for a time."""
    SAME_TURN = "same_turn"
    """An earlier call of the turn was withheld, and with it the plan to which this call belongs."""
    MONITOR = "monitor"
    """Monitor mode let the call through before it was judged."""
    FAULT = "fault"
    """The gateway failed, or the supervisor model gave no answer. The call is withheld."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of a proposed call.

    If it is allowed, its bytes are released as they came; if clarified (REORIENT), `notice` takes its place; if denied
    (PAUSE), the turn ends there. `notice` is the gateway's own text, and quotes neither the call nor what flagged it.
    `steps` are the verdicts of Tiers 2 and 3, in order. `lineage` is what a withheld call comes from (`lineage.py`).
    `held_until` is until when a person may let a denied call through, in Unix seconds; 0 where nobody may.
    """

    call: ProposedCall
    decision: Decision
    tier: int
    cause: Cause
    risk: Risk = Risk.HIGH
    findings: tuple[Finding, ...] = ()
    taints: tuple[Taint, ...] = ()
    notice: str = ""
    steps: tuple[Step, ...] = ()
    lineage: tuple[Ancestor, ...] = ()
    held_until: float = 0.0

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the rules that matched, sorted, each once."""
        return tuple(sorted({finding.rule_id for finding in self.findings}))
