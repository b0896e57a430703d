"""Seen texts: keeps what was found in texts, because clients send the whole conversation again with every turn.

It keeps keyed digests and findings. It never keeps a text, nor a verdict, which belongs to a request as a whole.
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
"""A keyed digest of bytes: without the key, nobody can guess and check which bytes a tag is of, or make two inputs with
the same tag.
"""
_Begun: TypeAlias = "hashlib._Hash"

_SIGHT_BYTES = 336
"""Approximate memory of a sight without findings: its digest, its value, and its place in the table."""
_FINDING_BYTES = 240
_LAYER_BYTES = 120
_LONG = 2_048
"""Characters from which a text's digest is computed from its tag, which is faster."""
_SCOPES = 256
"""The most scopes that are kept: making one takes as long as looking up a text."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a complete inspection of one text found, and what it took from the budget of its request.

    The findings have no path, because the same text may come again elsewhere.
    """

    findings: tuple[Finding, ...] = ()
    views: int = 0
    chars: int = 0

    @classmethod
    def of(cls, findings: Iterable[Finding], views: int, chars: int) -> Self:
        """Return the sight of a text with these findings, wherever the text stood."""
        return cls(tuple(replace(finding, path="") for finding in findings), views, chars)

    def at(self, path: str) -> list[Finding]:
        """Return the findings, for the text at `path`."""
        return [replace(finding, path=path) for finding in self.findings]


class Shared(Protocol):
    """A table that workers share: texts in which nothing was found, with what they took from the budget."""

    def find(self, digest: bytes) -> tuple[int, int] | None:
        """Return the views and characters that a text took; None where the text is not known."""

    def keep(self, digest: bytes, views: int, chars: int) -> None:
        """Add a text, with the views and characters that it took."""


class LookedFor(NamedTuple):
    """How many texts were looked up: seen by this worker, seen by another worker, and not seen before."""

    own: int
    shared: int
    new: int


class Seen:
    """The sights of one worker, least recently used dropped first, in at most `size` bytes. It belongs to one event
    loop.

    `key` is a secret of 16 to 64 bytes, and `tag` has a secret of its own: without them nobody can guess and check
    which text a digest is of, or make two texts with the same digest. Digests in `shared` use the same two secrets.
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
        """Return what was seen under exactly these names: a tenant, a policy, a revision of its rules and limits."""
        known = self._scopes.get(scope)
        if known is not None:
            return known
        names = "".join(f"{len(name)}:{name}" for name in scope)
        within = self._scopes[scope] = SeenWithin(self, blake2b(names.encode(), key=self._key).digest())
        if len(self._scopes) > _SCOPES:
            self._scopes.popitem(last=False)
        return within

    def find(self, digest: bytes) -> Sight | None:
        """Return the sight of a text; None where it was never seen, or has been dropped since."""
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
        """Return the counts of lookups since the last call."""
        counted = LookedFor(self._own, self._others, self._new)
        self._own = self._others = self._new = 0
        return counted

    def keep(self, digest: bytes, sight: Sight) -> None:
        """Keep a sight, and drop the least recently used ones where there is no room for it."""
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
    """What was seen under one scope. The same text has another digest under another scope.

    `find` and `keep` are those of `Seen`.
    """

    __slots__ = ("_begun", "_key", "_tag", "find", "keep")

    def __init__(self, seen: Seen, key: bytes) -> None:
        self.find = seen.find
        self.keep = seen.keep
        self._key = key
        self._tag = seen.tag
        self._begun: dict[tuple[Origin, Trust, frozenset[str], bool, bool], _Begun] = {}

    def digest(self, segment: Segment, excluded: frozenset[str]) -> bytes:
        """Return the digest of a segment's exact text, borders, origin and trust, and of the ids of excluded rules."""
        is_long = len(segment.text) >= _LONG
        facts = (segment.origin, segment.trust, excluded, bool(segment.borders), is_long)
        begun = self._begun.get(facts)
        if begun is None:
            names = "".join(f"{len(name)}:{name}" for name in (segment.origin, segment.trust, *sorted(excluded)))
            names += ("borders" if segment.borders else ";") + ("long" if is_long else ";")
            begun = self._begun[facts] = sha256(self._key + names.encode())  # processors have instructions for it
        text = begun.copy()
        if segment.borders:
            text.update(f"{segment.borders}{'distant' if segment.distant else ''};".encode())
        encoded = segment.text.encode("utf-8", "surrogatepass")
        text.update(self._tag(memoryview(encoded)) if is_long else encoded)
        return text.digest()


def _bytes_of(sight: Sight) -> int:
    """Return the approximate memory, in bytes, that a sight takes."""
    layers = sum(len(finding.layers) for finding in sight.findings)
    return _SIGHT_BYTES + _FINDING_BYTES * len(sight.findings) + _LAYER_BYTES * layers
