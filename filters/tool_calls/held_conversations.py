"""Held conversations: what the gateway remembers about one that the upstream keeps, without any text of it."""

import hashlib
import hmac
from collections.abc import Generator, Iterable, Iterator
from typing import Final

from filters.calls import Held, Trail
from filters.segments import Origin, Segment
from filters.tool_calls.scenes import Source, is_source
from filters.tool_calls.telling import grouped_values, squashed, telling_values
from filters.tool_calls.wishes import wishes_of

MOST_HELD: Final = 256
"""Most values of a conversation that are remembered while the upstream holds it."""
MOST_HELD_CHARS: Final = 65_536
"""Most characters of the conversation that are searched for such values."""
HELD: Final = "/held_upstream"
"""The path that stands for texts which only the upstream has."""
_DIGITS = 32
_PRINCIPALS: Final = frozenset({Origin.SYSTEM, Origin.USER})


def held(trail: Trail, *, key: bytes) -> Generator[None, None, Held]:
    """Return what to remember about a conversation that the upstream holds: kinds of acts, and keyed digests of values.

    Reads up to `MOST_HELD_CHARS` characters of its untrusted texts and as many of its principals' texts, the latest
    first, and keeps at most `MOST_HELD` values of each. Yields wherever the caller may pause.
    """
    wishes = yield from wishes_of(trail)
    before = trail.held
    brought, all_brought = yield from _values(filter(is_source, reversed(trail.segments)), key)
    spoken = (segment for segment in reversed(trail.segments) if segment.origin in _PRINCIPALS and not segment.joined)
    named, _ = yield from _values(spoken, key)
    said = [*named, *(value for value, letters in brought.items() if letters in wishes.letters)]
    kept = _latest(brought, before.brought)
    partial = before.partial or not all_brought or not {*brought, *before.brought} <= kept
    return Held(frozenset(wishes.acts), wishes.delegating, kept, _latest(said, before.said), partial=partial, key=key)


def _values(segments: Iterable[Segment], key: bytes) -> Generator[None, None, tuple[dict[str, str], bool]]:
    """Return the digests of telling values in texts, each with the value's letters, and whether all texts were read."""
    found: dict[str, str] = {}
    left = MOST_HELD_CHARS
    for segment in segments:
        if left <= 0:
            return found, False
        for count, token in enumerate(_tokens(segment.text[:left])):
            if token:
                found.setdefault(digest(token, key), squashed(token))
            if len(found) > MOST_HELD:
                return found, False
            if count % _TOKENS_TO_PAUSE == 0:
                yield
        left -= len(segment.text)
        yield
    return found, left >= 0


def _tokens(text: str) -> Iterator[str]:
    """Yield the telling values in a text, and an empty one after each of its words."""
    for word in text.split():
        yield from telling_values((word,))
        yield ""
    yield from grouped_values(text)


_TOKENS_TO_PAUSE: Final = 256


def _latest(values: Iterable[str], before: Iterable[str]) -> frozenset[str]:
    return frozenset(list(dict.fromkeys([*values, *sorted(before)]))[:MOST_HELD])


def held_source(token: str, held: Held) -> Source | None:
    """Return a source that stands for the untrusted texts which only the upstream has, if the value may stand in one.

    If those texts had more values than are kept (`partial`), any value that principals did not name may. The source
    has only letters. None if the value does not stand there.
    """
    if not (held.brought or held.partial):
        return None
    value = digest(token, held.key)
    if value in held.said or not (held.partial or value in held.brought):
        return None
    return Source(Segment(Origin.TOOL_RESULT, HELD, ""), squashed(token))


def digest(token: str, key: bytes) -> str:
    """Return a keyed digest of a telling value, for where no text may be kept. Cut to 32 hexadecimal digits."""
    return hmac.new(key, squashed(token).encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:_DIGITS]
