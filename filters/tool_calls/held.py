"""Held conversations: what is worth knowing of one when the upstream keeps it, without a text of it."""

import hashlib
import hmac
from collections.abc import Generator, Iterable
from typing import Final

from filters.segments import Origin, Segment
from filters.tool_calls.calls import Held, Trail
from filters.tool_calls.scenes import is_source
from filters.tool_calls.telling import grouped_values, squashed, telling_values
from filters.tool_calls.wishes import wishes_of

MOST_HELD: Final = 256
"""Values of a conversation that are remembered while the upstream holds it,"""
MOST_HELD_CHARS: Final = 65_536
"""and characters of it that are looked through for them."""
HELD: Final = "/held_upstream"
"""Where texts stand that only the upstream has, as paths tell it."""
_DIGITS = 32
_PRINCIPALS: Final = frozenset({Origin.SYSTEM, Origin.USER})


def held(trail: Trail, *, key: bytes) -> Generator[None, None, Held]:
    """What is worth knowing of a conversation when the upstream holds it: kinds of acts, and keyed digests of values.

    Of its untrusted texts the latest `MOST_HELD_CHARS` characters are read, and of these and of what principals say at
    most `MOST_HELD` values kept. Yields wherever the caller may pause.
    """
    wishes = yield from wishes_of(trail)
    before = trail.held
    brought, all_brought = yield from _values(filter(is_source, reversed(trail.segments)), key)
    spoken = (segment for segment in reversed(trail.segments) if segment.origin in _PRINCIPALS and not segment.joined)
    named, _ = yield from _values(spoken, key)
    said = [*named, *(value for value, letters in brought.items() if letters in wishes.said)]
    kept = _latest(brought, before.brought)
    partial = before.partial or not all_brought or not {*brought, *before.brought} <= kept
    return Held(frozenset(wishes.acts), wishes.delegating, kept, _latest(said, before.said), partial=partial, key=key)


def _values(segments: Iterable[Segment], key: bytes) -> Generator[None, None, tuple[dict[str, str], bool]]:
    """The digests of telling values in these texts, each with its letters, and whether these are all of them."""
    found: dict[str, str] = {}
    left = MOST_HELD_CHARS
    for segment in segments:
        if left <= 0 or len(found) > MOST_HELD:
            return found, False
        text = segment.text[:left]
        for token in (*telling_values(text.split()), *grouped_values(text)):
            found.setdefault(digest(token, key), squashed(token))
        left -= len(segment.text)
        yield
    return found, left >= 0


def _latest(values: Iterable[str], before: Iterable[str]) -> frozenset[str]:
    return frozenset(list(dict.fromkeys([*values, *sorted(before)]))[:MOST_HELD])


def held_source(token: str, held: Held) -> tuple[Segment, str] | None:
    """The untrusted text that only the upstream has, if the value stood in one; its words are not known.

    Of more values than are kept, any may have.
    """
    if not (held.brought or held.partial):
        return None
    value = digest(token, held.key)
    if value in held.said or not (held.partial or value in held.brought):
        return None
    return Segment(Origin.TOOL_RESULT, HELD, ""), squashed(token)


def digest(token: str, key: bytes) -> str:
    """What a telling value is known by where no text may be kept."""
    return hmac.new(key, squashed(token).encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:_DIGITS]
