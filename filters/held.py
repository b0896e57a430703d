"""Held conversations: what is worth knowing of one when the upstream keeps it, without a text of it."""

import hashlib
import hmac
from collections.abc import Generator
from typing import Final

from filters.calls import Held, Trail
from filters.scenes import is_source
from filters.segments import Origin, Segment
from filters.telling import squashed, telling_values
from filters.wishes import wishes_of

MOST_HELD: Final = 256
"""Values of a conversation that are remembered while the upstream holds it,"""
MOST_HELD_CHARS: Final = 65_536
"""and characters of it that are looked through for them."""
HELD: Final = "/held_upstream"
"""Where texts stand that only the upstream has, as paths tell it."""
_DIGITS = 32


def held(trail: Trail, *, key: bytes) -> Generator[None, None, Held]:
    """What is worth knowing of a conversation when the upstream holds it: kinds of acts, and keyed digests of values.

    Of its untrusted texts the latest `MOST_HELD_CHARS` characters are read, and at most `MOST_HELD` values kept. Yields
    wherever the caller may pause.
    """
    wishes = yield from wishes_of(trail)
    before = trail.held
    brought: dict[str, None] = {}
    said: set[str] = set()
    left = MOST_HELD_CHARS
    for segment in reversed(trail.segments):
        if not is_source(segment):
            continue
        for token in telling_values(segment.text[:left].split()):
            value = digest(token, key)
            brought.setdefault(value)
            if squashed(token) in wishes.said:
                said.add(value)
        left -= len(segment.text)
        yield
        if left <= 0 or len(brought) > MOST_HELD:
            break
    kept = frozenset([*brought, *sorted(before.brought)][:MOST_HELD])
    return Held(frozenset(wishes.acts), wishes.delegating, kept, frozenset((said | before.said) & kept), key)


def held_source(token: str, held: Held) -> tuple[Segment, str] | None:
    """The untrusted text that only the upstream has, if the value stood in one; its words are not known."""
    if not held.brought:
        return None
    value = digest(token, held.key)
    if value not in held.brought or value in held.said:
        return None
    return Segment(Origin.TOOL_RESULT, HELD, ""), squashed(token)


def digest(token: str, key: bytes) -> str:
    """What a telling value is known by where no text may be kept."""
    return hmac.new(key, squashed(token).encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:_DIGITS]
