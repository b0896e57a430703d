"""Shared sights: a text in which one worker found nothing is known to all workers, in memory that they share.

Clients send a whole conversation again with every turn, and seldom over the connection of the turn before: without
this, each of N workers inspects every text once. It outlives reloads and workers, so neither has to begin anew.
"""

import mmap
import secrets
from struct import Struct
from typing import Final

_KNOWN_BYTES: Final = 20
"""Of a digest, by which a text is known."""
_REST: Final = Struct("<III")
"""What the text took of the limits, views and characters, and the check."""
_PLACE: Final = _KNOWN_BYTES + _REST.size
_PLACES: Final = 4
"""For texts whose digests begin alike. The last bytes of a new one say which of these it takes where none is free."""
_BUCKET: Final = _PLACES * _PLACE
_LARGEST: Final = 2**32 - 1
_NONE: Final = bytes(_KNOWN_BYTES)


class SharedSights:
    """Digests of texts without findings, in a table of at most `size` bytes that is made before processes are forked.

    Nobody waits for anybody: a place is written whole, and one that is read while it is written fails its check and
    counts as unknown, as does one that another text has taken since. Digests are keyed by `key` and `tag_key`, which
    never leave the processes, so that no client can have a text taken for another. Raises `OSError` where there is no
    such memory; what of it was never written takes none.
    """

    def __init__(self, size: int) -> None:
        self.key = secrets.token_bytes(32)
        self.tag_key = secrets.token_bytes(32)
        self._buckets = max(1, size // _BUCKET)
        self._table = mmap.mmap(-1, self._buckets * _BUCKET)

    def find(self, digest: bytes) -> tuple[int, int] | None:
        """The views and characters that a text took of its request's limits; None where it is not known."""
        start = self._start(digest)
        bucket = self._table[start : start + _BUCKET]
        at = bucket.find(digest[:_KNOWN_BYTES])
        if at < 0 or at % _PLACE:
            return None
        views, chars, check = _REST.unpack_from(bucket, at + _KNOWN_BYTES)
        return (views, chars) if check == _check(digest, views, chars) else None

    def keep(self, digest: bytes, views: int, chars: int) -> None:
        """Makes a text known in which nothing was found. `digest` has 32 bytes."""
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
    """What shows that all of a place was written at once: further bytes of the digest, changed by what it took."""
    return int.from_bytes(digest[24:28], "little") ^ (views * 0x9E3779B1 + chars * 0x85EBCA6B) & _LARGEST
