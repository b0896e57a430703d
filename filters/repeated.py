"""Bodies that come again unchanged: what was said of one that Tier 1 let pass is said of the very same bytes again.

Kept are tags of bodies, findings, names of tools and keyed digests of texts; never a text, no word of Tiers 2 or 3.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from filters.audit_records import MAX_BLOCKS, Digested
from filters.decision import Decision, Judgement
from filters.findings import Inspection
from filters.seen import Tag
from filters.segments import Origin, Reading, ToolDefinition

MOST_BYTES: Final = 1_048_576
"""Bodies of this size and more are read: a tag of one would hold the event loop for more than a fifth of a
millisecond, and they seldom come again unchanged."""
CONVERSATION: Final = frozenset(
    {Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT}
)
"""Texts of these origins are a conversation. A request without any asks for a reply to an earlier one."""

_ENTRY_BYTES: Final = 1_536
_FINDING_BYTES: Final = 400
_BLOCK_BYTES: Final = 120

Mark: TypeAlias = tuple[str | bytes | None, ...]
"""What a body is known by: who sends it where, and its tag."""


class Repeated(NamedTuple):
    """What was said of a body, its texts as the record has them, and its tools, which are compared anew each time."""

    judgement: Judgement
    blocks: tuple[Digested]
    tools: tuple[ToolDefinition, ...]

    @property
    def size(self) -> int:
        """About the memory that it takes."""
        found = len(self.judgement.findings) + len(self.judgement.detected)
        parts = _FINDING_BYTES * found + _BLOCK_BYTES * len(self.blocks[0].digests)
        return _ENTRY_BYTES + parts + sum([tool.size for tool in self.tools])


class Repeats:
    """The bodies that one worker let pass last, in at most `size` bytes. It belongs to one event loop.

    It is for one configuration. `tag` has a secret key of its own, so that nobody can make two bodies of one tag.
    """

    __slots__ = ("_known", "_room", "tag")

    def __init__(self, *, size: int, tag: Tag) -> None:
        self.tag = tag
        self._room = size
        self._known: OrderedDict[Mark, Repeated] = OrderedDict()

    def find(self, mark: Mark) -> Repeated | None:
        """What was said of a body; it counts as met."""
        known = self._known.get(mark)
        if known is not None:
            self._known.move_to_end(mark)
        return known

    def keep(self, mark: Mark, repeated: Repeated) -> None:
        """Keeps what was said of a body, and lets go of those that were not met the longest where there is no room."""
        replaced = self._known.pop(mark, None)
        self._room += (replaced.size if replaced else 0) - repeated.size
        self._known[mark] = repeated
        while self._room < 0:
            _, forgotten = self._known.popitem(last=False)
            self._room += forgotten.size


def repeated(
    reading: Reading, judgement: Judgement, inspection: Inspection, digest: Callable[[str], str]
) -> Repeated | None:
    """What can be said of the same bytes again; None where it may be otherwise then.

    So it may be where a verifier was asked, a limit ran out or some place could not be read. `judgement` is without
    findings on tools.
    """
    if judgement.decision is not Decision.ALLOW or judgement.tier != 1 or inspection.exhausted or reading.unjudged:
        return None
    if not any(segment.origin in CONVERSATION for segment in reading.segments):
        return None
    texts = [segment.text for segment in reading.segments if not segment.borders]
    tools = tuple([replace(tool, description="") for tool in reading.tools])
    return Repeated(judgement, (Digested(tuple(map(digest, texts[:MAX_BLOCKS])), len(texts)),), tools)
