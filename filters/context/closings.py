"""Closings: whether what a text closes was opened in it before, as in a template, or around it by somebody else.

Whoever breaks out of the place into which an application puts their text closes what the application opened. In the
attacker's own text nothing opens it before. In the application's prompt the application's own closing comes after it,
or, where the attacker opens it again for that, another opening. A template with sections of its own has neither.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

_SIGNS: Final = r"[#=*<\[(_-]"
_ENDS: Final = r"(?:/\s?|(?:end|close|finish|stop)\b\s?)"
_NOUN: Final = (
    r"(?:input|prompt|instruction|document|context|data|message|query|conversation|request|content|output|text|story"
    r"|session)s?"
)
_CLOSING: Final = re.compile(
    rf"(?:<{{1,6}}/(?P<tag>[\w-]{{1,30}})"
    rf"|(?P<sign>{_SIGNS}){{1,6}}\s?{_ENDS}(?:of )?(?:the )?(?:\w{{1,14}} ){{0,3}}?(?P<name>{_NOUN})\b)"
)
_BEFORE_NAME: Final = re.compile(rf"(?P<sign>{_SIGNS})\s?(?P<ends>{_ENDS})?(?:\w{{1,14}} ){{0,4}}$")
"""What stands before a name that is opened or closed: `<`, `</`, `### end of user`."""
_LONGEST: Final = 72
"""Characters that are read before a name."""
_MOST: Final = 64
"""Occurrences of a name that are read, so that a text full of it takes no longer."""
_LONGEST_TAG: Final = 200
"""Characters within which a tag ends. One that does not, or that ends in `/>`, opens nothing."""
_TURNS: Final = frozenset({"user", "assistant", "human", "ai"})
"""Names of turns, which follow each other in examples of a dialogue."""
_REMINDER: Final = "system-reminder"

Side: TypeAlias = Literal["before", "after"]
Around: TypeAlias = Callable[[Side], str | None]
"""Returns the text on this side of a part of it, as it was written, or None if it is not to be had."""


def alone(_side: Side) -> str:
    """There is no text around this one."""
    return ""


class _Mark(NamedTuple):
    """What is opened or closed: the sign that marks it, and its name in small letters."""

    sign: str
    name: str


def closes_its_own(canonical: str, start: int, end: int, *, often: bool = False, around: Around = alone) -> bool:
    """Whether what stands between `start` and `end` in a canonical text begins by closing what the text opened.

    The last mark of that kind before it must open something, and none must come after it; where the same may be opened
    `often`, as turns of a dialogue are, the first one after it may open. `around` is asked for more of the text where
    this part of it has no such mark.
    """
    found = _CLOSING.match(canonical, start, end)
    if found is None:
        return False
    what = _Mark("<", found["tag"]) if found["tag"] else _Mark(found["sign"], found["name"])
    after = next(_closes(canonical[found.end() :], what), None)
    if after is not None and (after or not (often or what.name in _TURNS)):
        return False
    before = next(_closes(canonical[:start], what, backwards=True), None)
    if before is None and (text := around("before")):
        before = next(_closes(text.lower(), what, backwards=True), None)
    if before is not False or after is not None:
        return before is False
    if (text := around("after")) is None:
        return False
    after = next(_closes(text.lower(), what), None)
    return after is None or (not after and (often or what.name in _TURNS))


def is_reminder(canonical: str, start: int) -> bool:
    """Whether a place in a canonical text is within what a program of an agent marks as its reminder to the model."""
    return next(_closes(canonical[:start], _Mark("<", _REMINDER), backwards=True), True) is False


def is_last_reminder(canonical: str, start: int) -> bool:
    """Whether a place is within a reminder that ends, and nothing but further reminders follow it.

    There programs add them to what a tool returned.
    """
    _, *others = canonical[start:].split(f"</{_REMINDER}>")
    if not others or others.pop().strip() or not is_reminder(canonical, start):
        return False
    return all(other.lstrip().startswith(f"<{_REMINDER}>") for other in others)


def ends_in_reminder(text: str) -> bool:
    """Whether the last thing in a text is a reminder."""
    return text[-_LONGEST_TAG:].rstrip().lower().endswith(f"</{_REMINDER}>")


def _closes(text: str, what: _Mark, *, backwards: bool = False) -> Iterator[bool]:
    """Yield of each such mark in a text of small letters whether it closes, and True once it gives up."""
    needles = (f"<{what.name}", f"</{what.name}") if what.sign == "<" else (what.name,)
    at = len(text) if backwards else -1
    for _ in range(_MOST):
        if backwards:
            at = max(text.rfind(needle, 0, max(0, at + len(needle) - 1)) for needle in needles)
        else:
            at = min((place for needle in needles if (place := text.find(needle, at + 1)) >= 0), default=-1)
        if at < 0:
            return
        name = text.index(what.name, at)
        mark = _BEFORE_NAME.search(text, max(0, name - _LONGEST), name)
        if mark and mark["sign"] == what.sign and _ends_well(text, name + len(what.name), what.sign):
            yield bool(mark["ends"])
    yield True


def _ends_well(text: str, end: int, sign: str) -> bool:
    """Whether a name ends here, and the tag that it may stand in is no empty one."""
    if sign != "<":
        return not re.match(r"[\w-]", text[end : end + 1])
    close = text.find(">", end, end + _LONGEST_TAG)
    return close >= 0 and text[end] in " >\t\n" and text[close - 1] != "/"
