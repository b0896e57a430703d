"""Repeated bodies: keeps the judgement of bodies that Tier 1 let pass, for when the very same bytes come again.

It keeps tags of bodies, findings, names of tools and keyed digests of texts. It never keeps a text, nor anything that
Tiers 2 or 3 said.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from filters.audit_records import MAX_BLOCKS, Digested
from filters.decision import Decision, Judgement
from filters.findings import Inspection
from filters.inspection.seen import Tag
from filters.segments import Origin, Reading, ToolDefinition

MOST_BYTES: Final = 1_048_576
"""Bytes from which a body is always read: its tag would hold the event loop for more than 0.2 milliseconds, and such
bodies seldom come again unchanged."""
CONVERSATION: Final = frozenset(
    {Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_CALL, Origin.TOOL_RESULT, Origin.DOCUMENT}
)
"""Origins of the texts of a conversation. A request without such a text asks for a reply to an earlier one."""

_ENTRY_BYTES: Final = 1_536
_FINDING_BYTES: Final = 400
_BLOCK_BYTES: Final = 120

Mark: TypeAlias = tuple[str | bytes | None, ...]
"""What identifies a body: who sends it, where to, and its tag."""


class Repeated(NamedTuple):
    """The judgement of a body, its texts as the audit record has them, and its tools, which are compared each time."""

    judgement: Judgement
    blocks: tuple[Digested]
    tools: tuple[ToolDefinition, ...]

    @property
    def size(self) -> int:
        """The approximate memory, in bytes, that it takes."""
        found = len(self.judgement.findings) + len(self.judgement.detected)
        parts = _FINDING_BYTES * found + _BLOCK_BYTES * len(self.blocks[0].digests)
        return _ENTRY_BYTES + parts + sum([tool.size for tool in self.tools])


class Repeats:
    """The bodies that one worker let pass last, in at most `size` bytes of memory. It belongs to one event loop.

    It is for one configuration. `tag` has a secret key of its own, so that nobody can make two bodies with the same
    tag.
    """

    __slots__ = ("_known", "_room", "tag")

    def __init__(self, *, size: int, tag: Tag) -> None:
        self.tag = tag
        self._room = size
        self._known: OrderedDict[Mark, Repeated] = OrderedDict()

    def find(self, mark: Mark) -> Repeated | None:
        """Return what is kept of a body, or None. The body counts as used."""
        known = self._known.get(mark)
        if known is not None:
            self._known.move_to_end(mark)
        return known

    def keep(self, mark: Mark, repeated: Repeated) -> None:
        """Keep a body, and drop the least recently used ones where there is no room."""
        replaced = self._known.pop(mark, None)
        self._room += (replaced.size if replaced else 0) - repeated.size
        self._known[mark] = repeated
        while self._room < 0:
            _, forgotten = self._known.popitem(last=False)
            self._room += forgotten.size

    def clear(self) -> None:
        """Forget all bodies."""
        self._room += sum([known.size for known in self._known.values()])
        self._known.clear()


def repeated(
    reading: Reading, judgement: Judgement, inspection: Inspection, digest: Callable[[str], str]
) -> Repeated | None:
    """Return what to keep of a body for when the same bytes come again; None if they may then be judged differently.

    That is so unless Tier 1 alone allowed the body, if a limit was reached or a place was not judged, and if no text is
    of a conversation. `judgement` must be without findings on tools.
    """
    if judgement.decision is not Decision.ALLOW or judgement.tier != 1 or inspection.exhausted or reading.unjudged:
        return None
    if not any(segment.origin in CONVERSATION for segment in reading.segments):
        return None
    texts = [segment.text for segment in reading.segments if not segment.borders]
    tools = tuple([replace(tool, description="") for tool in reading.tools])
    return Repeated(judgement, (Digested(tuple(map(digest, texts[:MAX_BLOCKS])), len(texts)),), tools)
