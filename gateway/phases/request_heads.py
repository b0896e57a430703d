"""Request heads: refuses, before a byte of the body is read, what two readers could read in two ways."""

import re
from operator import itemgetter
from typing import Final

from filters.refusals import Reason, Refused, too_large
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead
from gateway.exchanges.headers import is_sendable, stated_length

_TARGET: Final = re.compile(r"/[!-\"$-\[\]-~]*")
"""Origin form (RFC 9112 section 3.2.1): visible ASCII without `#`, and without `\\`, which some servers read as `/`."""
_CONTINUE: Final = "100-continue"
_SELDOM: Final = frozenset({"content-encoding", "expect"})
"""Header fields that most requests have none of."""
_value_of = itemgetter(1)


def check_head(head: RequestHead, *, size: int, limits: LimitSettings) -> None:
    """Raise `Refused` for a head that two readers could read differently, or whose body must not be read.

    `size` is that of the head in bytes. What concerns one connection only, such as the host and the framing of the
    body, is left to the door.
    """
    if size > limits.head_bytes:
        raise Refused(Reason.HEAD_TOO_LARGE)
    if not _TARGET.fullmatch(f"{head.path}?{head.query}" if head.query else head.path):
        raise Refused(Reason.MALFORMED, "The request target must be a path, and optionally a query.")
    if not is_sendable("".join(map(_value_of, head.headers))):
        raise Refused(Reason.MALFORMED, "A header field holds bytes that cannot be forwarded.")
    if not head.lacks(_SELDOM):
        _check_body(head)
    for text in head.values("content-length"):
        length = stated_length(text)
        if length is None:
            raise Refused(Reason.MALFORMED, "The length of the body must be a number.")
        if length > limits.body_bytes:
            raise too_large(limits.body_bytes)


def _check_body(head: RequestHead) -> None:
    if any(encoding.strip().lower() != "identity" for encoding in head.values("content-encoding")):
        raise Refused(Reason.MEDIA_TYPE, "The body must not be encoded.")
    if any(expectation.lower() != _CONTINUE for expectation in head.values("expect")):
        raise Refused(Reason.EXPECTATION)
