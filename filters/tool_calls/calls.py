"""Tool calls that a model proposes, what is known of each, and what becomes of it."""

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
    """One tool call of a reply: its name and arguments as the model wrote them, both words of a stranger.

    `path` is the JSON Pointer of the call in the unary reply; for a call of a stream, where it would stand in there.
    `arguments` is JSON text for a function, and whatever text it is for a tool with `free_input`.
    """

    path: str
    name: str = field(repr=False)
    arguments: str = field(repr=False)
    free_input: bool = False

    @property
    def turn(self) -> str:
        """The path of the answer that the call belongs to; "" for the only one of a reply."""
        member, number = f"{self.path}//".split("/")[1:3]
        return f"/{member}/{number}" if member in _ANSWERS else ""


_ANSWERS: Final = frozenset({"candidates", "choices"})
"""Members in which a reply has several answers, each a turn of its own."""


class Risk(StrEnum):
    """What a tool can do to the world (tiered-verification.md, check 2)."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Taint:
    """A value of a call's arguments that stands in an untrusted text.

    `argument` is the JSON Pointer of the value within the arguments, `source` the path of the text in the request,
    `layers` what had to be decoded in the text to see it there, and `share` how much of the value stands there, 0 to 1.
    """

    argument: str
    source: str
    layers: tuple[Layer, ...]
    share: float


Link = Literal["value", "finding", "before", "call"]
"""How something comes from a text: a value of it stands there, a rule matched there, it merely stands before it, or it
is the call of which this is the result."""


@dataclass(frozen=True, slots=True)
class Ancestor:
    """A text that a withheld call comes from. `of` is the path of what comes from it: the call's, or another text's.

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
    """What is known of a conversation that the upstream holds, beyond its findings, without a text of it.

    `acts` are the kinds of calls that its principals asked for, `delegating` that they want done what stands elsewhere.
    `brought` are digests of telling values in its untrusted texts and `said` of those that principals named, both made
    with `key`. `partial` says that its untrusted texts have more of them than are kept.
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

    `segments` have their trust, `findings` are those of the request. `unseen` says that the upstream holds more of the
    conversation, of which nothing is known here: that counts as untrusted. So does `unread`: the paths of images, files
    and the like that only the model can read. `exhausted` says that limits ended the reading of what stands here.
    """

    segments: tuple[Segment, ...] = ()
    findings: tuple[Finding, ...] = ()
    tools: tuple[ToolDefinition, ...] = ()
    unseen: bool = False
    held: Held = Held()
    unread: tuple[str, ...] = ()
    exhausted: bool = False


class Cause(StrEnum):
    """What settled a call: a closed set, safe as a metric label, in the order in which the pipeline can end."""

    NO_UNTRUSTED = "no_untrusted"
    LOW_RISK = "low_risk"
    NO_FLAGS = "no_flags"
    HARD_DENIAL = "hard_denial"
    """A rule whose action is deny matched."""
    LIMIT = "limit"
    """It could not be inspected to its end."""
    TRIAGE = "triage"
    STRICT_TRIAGE = "strict_triage"
    SUPERVISOR = "supervisor"
    APPROVED = "approved"
    """A person let this very call through."""
    LOCKED = "locked"
    """The subject may not use tools for a time."""
    SAME_TURN = "same_turn"
    """A call before it in the turn was withheld, and with it the plan that it belongs to."""
    MONITOR = "monitor"
    """Let through before it was judged, as monitor mode does."""
    FAULT = "fault"
    """Something of ours failed: the call is withheld."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of a proposed call.

    Allowed, its bytes are released as they came; clarified (REORIENT), `notice` takes its place; denied (PAUSE), the
    turn ends there. `notice` is of our own words, and quotes neither the call nor what flagged it. `steps` are the
    verdicts of Tiers 2 and 3, in order. `lineage` is what a withheld call comes from (see `lineage.py`).
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

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules that matched, each once, in order of id."""
        return tuple(sorted({finding.rule_id for finding in self.findings}))
