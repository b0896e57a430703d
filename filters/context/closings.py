"""Closings: whether what a text closes was opened in it before, as in a template, or around it by somebody else.

Whoever breaks out of the place into which an application puts their text closes what the application opened. In the
attacker's own text nothing opens it before. In the application's prompt the application's own closing comes after it.
A template with sections of its own has neither.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

_SIGNS: Final = r"[#=*<\[(_-]"
_ENDS: Final = r"(?:/\s?|(?:end|close|finish|stop)\b\s?)"
_CLOSING: Final = re.compile(
    rf"(?P<sign>{_SIGNS}){{1,6}}\s?{_ENDS}(?:of )?(?:the )?(?P<words>\w{{1,30}}(?: \w{{1,30}}){{0,3}})"
)
_BEFORE_NAME: Final = re.compile(rf"(?P<sign>{_SIGNS})\s?(?P<ends>{_ENDS})?(?:\w{{1,14}} ){{0,4}}$")
"""What stands before a name that is opened or closed: `<`, `</`, `### end of user`."""
_LONGEST: Final = 72
"""Characters that are read before a name."""
_MOST: Final = 64
"""Occurrences of a name that are read, so that a text full of it takes no longer."""

Around: TypeAlias = Callable[[], tuple[str, str] | None]
"""Returns the text before and after a part of it, as it was written, or None if it is not to be had."""


def alone() -> tuple[str, str]:
    """There is no text around this one."""
    return "", ""


class _Mark(NamedTuple):
    """What is opened or closed: the sign that marks it, and its name in small letters."""

    sign: str
    name: str


def closes_its_own(canonical: str, start: int, end: int, *, around: Around = alone) -> bool:
    """Whether what stands between `start` and `end` in a canonical text begins by closing what the text opened.

    The last mark of that kind before it must open something, and the first one after it must not close anything.
    `around` is asked for more of the text where this part of it has no such mark.
    """
    found = _CLOSING.match(canonical, start, end)
    if found is None:
        return False
    what = _Mark(found["sign"], found["words"].rpartition(" ")[2])
    last = next(_closes(canonical[:start], what, backwards=True), None)
    following = next(_closes(canonical[found.end() :], what), None)
    if last is not True and following is not True and None in (last, following):
        text = around()
        if text and last is None:
            last = next(_closes(text[0].lower(), what, backwards=True), True)
        if text and following is None:
            following = next(_closes(text[1].lower(), what), False)
    return last is False and following is False


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
        after = text[name + len(what.name) : name + len(what.name) + 1]
        if mark and mark["sign"] == what.sign and not (after.isalnum() or after == "_"):
            yield bool(mark["ends"])
    yield True
