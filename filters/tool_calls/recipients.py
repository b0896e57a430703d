"""Recipients: whether a call reaches the person whom a principal named, or another one."""

import re
from collections.abc import Generator, Set
from typing import Final

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import REACHING
from filters.tool_calls.arguments import LONGEST
from filters.tool_calls.scenes import Scene
from filters.tool_calls.telling import CHANNEL, EMAIL

_NEAR: Final = 60
"""Characters before an address in which its owner is named."""
_NAME_PART = re.compile(r"[^\W\d_]{3,}")
_SENTENCE_END = re.compile(r"[.!?\n]\s|\n")
_COMMON = frozenset({"com", "example", "http", "https", "info", "mail", "net", "org", "www"})


def reaches_another(token: str, does: frozenset[Act], scene: Scene) -> Generator[None, None, bool]:
    """Whether they who asked for it named a person whose address is known, and this is another's.

    An address is nobody else's where any principal named its owner. Takes time linear in the texts.
    """
    if does.isdisjoint(REACHING | {Act.SCHEDULE}):
        return False
    if CHANNEL.fullmatch(token):
        return bool(scene.wishes.channels)
    wishes = scene.wishes
    if not EMAIL.fullmatch(token) or _is_named(token, wishes.words):
        return False
    others = False
    for segment, _ in scene.sources:
        text = segment.text
        at = text.find(token)
        if at >= 0 and _is_named_before(text, at, wishes.names):
            return False
        for other in EMAIL.finditer(text[:LONGEST]) if "@" in text and not others else ():
            others = _is_named(other[0], wishes.meant) or _is_named_before(text, other.start(), wishes.meant_names)
            if others:
                break
        yield
    return others


def _is_named(address: str, words: Set[str]) -> bool:
    """Whether an address has a name in it that is one of these words."""
    parts = (part for part in _NAME_PART.findall(address.lower()) if part not in _COMMON)
    return any(part in words for part in parts)


def _is_named_before(text: str, place: int, names: Set[str]) -> bool:
    """Whether one of these names stands before a place, in the same sentence."""
    before = _SENTENCE_END.split(text[max(0, place - _NEAR) : place])[-1].lower()
    return any(name in before for name in names)
