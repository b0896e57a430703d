"""A cache of where directives stand in texts: agents send the whole conversation again with every turn.

It keeps keyed digests and offsets, but never a text, and never what became of a call.
"""

from array import array
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b

from filters.tool_calls.directives import Directive, directives

_DIGEST_BYTES = 16
_ENTRY_BYTES = 320
"""Approximate memory of a text without directives: its digest, its array, and its entry in the table."""
_PLACE_BYTES = 8
_LEAST = 256
"""Characters from which on a lookup is faster than reading the text."""


class Rereading:
    """The directives of the texts that one worker read last, in at most `size` bytes. It belongs to one event loop.

    `key` is a secret of 16 to 64 bytes. Without it, nobody can find out by trial which text a digest stands for, nor
    construct two texts with the same digest.
    """

    def __init__(self, *, size: int, key: bytes) -> None:
        self._room = size
        self._key = key
        self._known: OrderedDict[bytes, array[int]] = OrderedDict()

    def directives(self, text: str, scope: str) -> Iterable[Directive]:
        """Return the directives of a text, as the function `directives` yields them. Scopes share no cached texts."""
        if len(text) < _LEAST:
            return directives(text)
        digest = self._digest(text, scope)
        known = self._known.get(digest)
        if known is not None:
            self._known.move_to_end(digest)
            return _unpacked(known)
        found = tuple(directives(text))
        self._keep(digest, _packed(found))
        return found

    def clear(self) -> None:
        """Forget all texts."""
        self._room += sum(map(_bytes_of, self._known.values()))
        self._known.clear()

    def _digest(self, text: str, scope: str) -> bytes:
        digest = blake2b(f"{len(scope)}:{scope}".encode(), key=self._key, digest_size=_DIGEST_BYTES)
        digest.update(text.encode("utf-8", "surrogatepass"))
        return digest.digest()

    def _keep(self, digest: bytes, places: "array[int]") -> None:
        self._known[digest] = places
        self._room -= _bytes_of(places)
        while self._room < 0:
            _, forgotten = self._known.popitem(last=False)
            self._room += _bytes_of(forgotten)


def _packed(found: Iterable[Directive]) -> "array[int]":
    return array("I", [number for one in found for number in (one.start, one.end << 1 | one.addressed)])


def _unpacked(places: "array[int]") -> tuple[Directive, ...]:
    pairs = zip(places[::2], places[1::2], strict=True)
    return tuple([Directive(start, end >> 1, addressed=bool(end & 1)) for start, end in pairs])


def _bytes_of(places: "array[int]") -> int:
    return _ENTRY_BYTES + _PLACE_BYTES * (len(places) // 2)
