"""Shared sights: texts in which one worker found nothing, known to all workers through shared memory.

Clients send the whole conversation again with every turn, and seldom over the same connection: without this, each of N
workers would inspect every text once. The table outlives reloads and workers.
"""

import mmap
import secrets
from struct import Struct
from typing import Final

_KNOWN_BYTES: Final = 20
"""Bytes of a text's digest that are stored."""
_REST: Final = Struct("<III")
"""How many views and characters the text used of its request's limits, and the check."""
_PLACE: Final = _KNOWN_BYTES + _REST.size
_PLACES: Final = 4
"""Entries in a bucket. If none is free, the last byte of a new text's digest chooses the one it replaces."""
_BUCKET: Final = _PLACES * _PLACE
_LARGEST: Final = 2**32 - 1
_NONE: Final = bytes(_KNOWN_BYTES)


class SharedSights:
    """Digests of texts without findings, in a table of at most `size` bytes that is made before processes are forked.

    There are no locks: an entry that is read while it is written fails its check and counts as unknown, as does one
    that another text has replaced. Digests are keyed by `key` and `tag_key`, which never leave the processes, so that
    no client can have one text taken for another. Raises `OSError` if the memory cannot be had; pages that were never
    written take none.
    """

    def __init__(self, size: int) -> None:
        self.key = secrets.token_bytes(32)
        self.tag_key = secrets.token_bytes(32)
        self._buckets = max(1, size // _BUCKET)
        self._table = mmap.mmap(-1, self._buckets * _BUCKET)

    def find(self, digest: bytes) -> tuple[int, int] | None:
        """Return how many views and characters a text used of its request's limits, or None if it is unknown."""
        start = self._start(digest)
        bucket = self._table[start : start + _BUCKET]
        at = bucket.find(digest[:_KNOWN_BYTES])
        if at < 0 or at % _PLACE:
            return None
        views, chars, check = _REST.unpack_from(bucket, at + _KNOWN_BYTES)
        return (views, chars) if check == _check(digest, views, chars) else None

    def keep(self, digest: bytes, views: int, chars: int) -> None:
        """Record a text in which nothing was found. `digest` has 32 bytes."""
        if max(views, chars) > _LARGEST:
            return
        start = self._start(digest)
        bucket = self._table[start : start + _BUCKET]
        known = [bucket[at : at + _KNOWN_BYTES] for at in range(0, _BUCKET, _PLACE)]
        taken = known.index(_NONE) if _NONE in known else digest[-1] % _PLACES
        at = start + taken * _PLACE
        rest = _REST.pack(views, chars, _check(digest, views, chars))
        self._table[at : at + _PLACE] = digest[:_KNOWN_BYTES] + rest

    def _start(self, digest: bytes) -> int:
        return int.from_bytes(digest[:8], "little") % self._buckets * _BUCKET


def _check(digest: bytes, views: int, chars: int) -> int:
    """Return the check of an entry, which reveals torn writes: further bytes of the digest, mixed with the numbers."""
    return int.from_bytes(digest[24:28], "little") ^ (views * 0x9E3779B1 + chars * 0x85EBCA6B) & _LARGEST
