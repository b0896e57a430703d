"""What was found in texts that were inspected before: clients send a whole conversation again with every turn.

Kept are keyed digests and findings, never a text; and no verdict, which belongs to a request as a whole.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b, sha256
from typing import NamedTuple, Protocol, Self, TypeAlias

from filters.findings import Finding
from filters.segments import Origin, Segment, Trust

Tag: TypeAlias = Callable[[memoryview], bytes]
"""Gives what stands for bytes: nobody can tell by trying what a tag stands for, nor find two stretches with one tag."""
_Begun: TypeAlias = "hashlib._Hash"

_SIGHT_BYTES = 336
"""About what a sight without findings takes: its digest, its value, and its place in the table."""
_FINDING_BYTES = 240
_LAYER_BYTES = 120
_LONG = 2_048
"""From this size on, in characters, a text's digest is made of its tag, which is faster."""
_SCOPES = 256
"""Scopes that are kept ready: making one takes as long as looking up a text."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What an inspection of one text alone found, to its end, and what it took from the budget of its request.

    The findings have no path: the same text may come again elsewhere.
    """

    findings: tuple[Finding, ...] = ()
    views: int = 0
    chars: int = 0

    @classmethod
    def of(cls, findings: Iterable[Finding], views: int, chars: int) -> Self:
        """The sight of a text with these findings, wherever it stood."""
        return cls(tuple(replace(finding, path="") for finding in findings), views, chars)

    def at(self, path: str) -> list[Finding]:
        """The findings, in a text at this path."""
        return [replace(finding, path=path) for finding in self.findings]


class Shared(Protocol):
    """What other workers saw as well: texts in which nothing was found, with what they took of the budget."""

    def find(self, digest: bytes) -> tuple[int, int] | None:
        """Views and characters; None where the text is not known."""

    def keep(self, digest: bytes, views: int, chars: int) -> None:
        """Makes a text known."""


class LookedFor(NamedTuple):
    """How many texts were looked for, by who had seen them."""

    own: int
    shared: int
    new: int


class Seen:
    """The sights of one worker, the latest of at most `size` bytes. It belongs to one event loop.

    `key` is a secret of 16 to 64 bytes, and `tag` has one of its own: without them nobody can tell by trying which text
    a digest stands for, nor make two texts of one digest. What is `shared` has digests under the same two.
    """

    def __init__(self, *, size: int, key: bytes, tag: Tag, shared: Shared | None = None) -> None:
        self.tag = tag
        self._shared = shared
        self._own = self._others = self._new = 0
        self._room = size
        self._key = key
        self._sights: OrderedDict[bytes, Sight] = OrderedDict()
        self._scopes: OrderedDict[tuple[str, ...], SeenWithin] = OrderedDict()

    def within(self, *scope: str) -> "SeenWithin":
        """What was seen under these names and no others: a tenant, a policy, a revision of its rules and limits."""
        known = self._scopes.get(scope)
        if known is not None:
            return known
        names = "".join(f"{len(name)}:{name}" for name in scope)
        within = self._scopes[scope] = SeenWithin(self, blake2b(names.encode(), key=self._key).digest())
        if len(self._scopes) > _SCOPES:
            self._scopes.popitem(last=False)
        return within

    def find(self, digest: bytes) -> Sight | None:
        """The sight of a text, None where it has not been seen, or not for long."""
        sight = self._sights.get(digest)
        if sight is not None:
            self._own += 1
            self._sights.move_to_end(digest)
            return sight
        known = self._shared.find(digest) if self._shared else None
        if known is None:
            self._new += 1
            return None
        self._others += 1
        sight = Sight((), *known)
        self._keep(digest, sight)
        return sight

    def looked_for(self) -> LookedFor:
        """The texts that were looked for since this was asked last."""
        counted = LookedFor(self._own, self._others, self._new)
        self._own = self._others = self._new = 0
        return counted

    def keep(self, digest: bytes, sight: Sight) -> None:
        """Keeps a sight, and lets go of those that were not asked for the longest where there is no room for it."""
        self._keep(digest, sight)
        if self._shared is not None and not sight.findings:
            self._shared.keep(digest, sight.views, sight.chars)

    def _keep(self, digest: bytes, sight: Sight) -> None:
        replaced = self._sights.pop(digest, None)
        self._room += (_bytes_of(replaced) if replaced else 0) - _bytes_of(sight)
        self._sights[digest] = sight
        while self._room < 0:
            _, forgotten = self._sights.popitem(last=False)
            self._room += _bytes_of(forgotten)


class SeenWithin:
    """What was seen under one scope: the same text under another one has another digest.

    `find` and `keep` are those of the `Seen`, for such digests.
    """

    __slots__ = ("_begun", "_key", "_tag", "find", "keep")

    def __init__(self, seen: Seen, key: bytes) -> None:
        self.find = seen.find
        self.keep = seen.keep
        self._key = key
        self._tag = seen.tag
        self._begun: dict[tuple[Origin, Trust, frozenset[str], bool, bool], _Begun] = {}

    def digest(self, segment: Segment, excluded: frozenset[str]) -> bytes:
        """What stands for the exact text of a segment, its borders, origin and trust, and the rules not for it."""
        is_long = len(segment.text) >= _LONG
        facts = (segment.origin, segment.trust, excluded, bool(segment.borders), is_long)
        begun = self._begun.get(facts)
        if begun is None:
            names = "".join(f"{len(name)}:{name}" for name in (segment.origin, segment.trust, *sorted(excluded)))
            names += ("borders" if segment.borders else ";") + ("long" if is_long else ";")
            begun = self._begun[facts] = sha256(self._key + names.encode())  # processors have it built in
        text = begun.copy()
        if segment.borders:
            text.update(f"{segment.borders}{'distant' if segment.distant else ''};".encode())
        encoded = segment.text.encode("utf-8", "surrogatepass")
        text.update(self._tag(memoryview(encoded)) if is_long else encoded)
        return text.digest()


def _bytes_of(sight: Sight) -> int:
    """About the memory that a sight takes."""
    layers = sum(len(finding.layers) for finding in sight.findings)
    return _SIGHT_BYTES + _FINDING_BYTES * len(sight.findings) + _LAYER_BYTES * layers
