r"""Decoder of texts in which marks show what was deleted and what was inserted.

Differences by words (`[-old-]{+new+}`), CriticMarkup (`{--old--}{++new++}`), `<del>`, `~~old~~`, `\DIFdel{old}`,
`<w:del w:id="3">`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey

_FEWEST = 3
"""Fewest marked places: a reader takes one or two in at a glance."""
_LONGEST = 400
"""Most characters that one mark deletes or inserts."""
_MARKS_TO_PAUSE = 128
_AROUND_NAME = re.compile(r"(?<=\w)\s[^<>]*(?=>)|(?<=<)[A-Za-z]+:")
_PREFIX = re.compile(r"<([A-Za-z]+:)")


class _Notation(NamedTuple):
    """A pair of marks, and what stands between them: parts that `between` parts, of which one is old and one new."""

    opening: str
    closing: str
    old: int | None
    new: int | None
    between: str = ""

    def read(self, inner: str) -> tuple[str, str]:
        """Return the old and the new text for what stands between the marks."""
        parts = inner.split(self.between, 1) if self.between else [inner]
        old, new = (parts[at] if at is not None and at < len(parts) else "" for at in (self.old, self.new))
        return old, new


def _tags(names: Sequence[str], old: int | None, new: int | None) -> Iterator[_Notation]:
    for name in names:
        yield _Notation(f"<{name}>", f"</{name}>", old, new)
        yield _Notation(f"[{name}]", f"[/{name}]", old, new)


_NOTATIONS = (
    _Notation("{~~", "~~}", 0, 1, "~>"),
    _Notation("{++", "++}", None, 0),
    _Notation("{--", "--}", 0, None),
    _Notation("{>>", "<<}", None, None),
    _Notation("{==", "==}", 0, 0),
    _Notation("[-", "-]", 0, None),
    _Notation("{+", "+}", None, 0),
    _Notation("~~", "~~", 0, None),
    *_tags(("ins", "add", "inserted", "added"), None, 0),
    *_tags(("del", "s", "strike", "deleted", "removed"), 0, None),
    _Notation("<delText>", "</delText>", 0, None),
    *(_Notation(f"\\{name}{{", "}", None, 0) for name in ("DIFadd", "added", "add")),
    *(_Notation(f"\\{name}{{", "}", 0, None) for name in ("DIFdel", "deleted", "del", "sout", "st")),
    _Notation("\\replaced{", "}", 1, 0, "}{"),
)


def _opening(opening: str) -> str:
    """Return the expression of an opening mark: lines of two tildes are ordinary, and tags may have a prefix and
    attributes."""
    if opening == "~~":
        return r"~~(?![~\s])"
    if opening[0] == "<":
        return rf"<(?:[A-Za-z]{{1,12}}:)?{opening[1:-1]}(?:\s[^<>]{{0,200}})?(?<!/)>"
    return re.escape(opening)


_LETTERS = frozenset(b"abcdefghijklmnopqrstuvwxyz")
_BY_OPENING = {notation.opening.lower(): notation for notation in _NOTATIONS}
_OPENING = re.compile("|".join(map(_opening, _BY_OPENING)), re.IGNORECASE | re.ASCII)
_HINTS = tuple(
    (frozenset(hint) - _LETTERS, frozenset(re.findall(rb"[a-z]+", hint)), hint)
    for hint in dict.fromkeys(
        (
            *((one.opening if one.opening[0] == "\\" else one.closing).lower().encode() for one in _NOTATIONS),
            b":ins>",
            b":del>",
        )
    )
)
"""Each hint, with the signs and the words that it has."""


def find_revised(survey: Survey) -> Steps:
    """Find the text as it is after all marked changes, and as it was before them."""
    hints = (hint for signs, names, hint in _HINTS if signs <= survey.signs and names <= survey.words)
    if sum(map(survey.small.count, hints)) < _FEWEST:
        return
    text = survey.text
    places: list[tuple[int, int, str, str]] = []
    done = 0
    for number, mark in enumerate(_OPENING.finditer(text), start=1):
        if mark.start() >= done:
            place = _place(survey, mark)
            places += [place] if place else []
            done = place[1] if place else done
        if number % _MARKS_TO_PAUSE == 0:
            yield from PAUSES
    if len(places) < _FEWEST:
        return
    yield rewritten(text, [Edit(start, end, new) for start, end, _, new in places])
    if len({bool(old) for _, _, old, _ in places}) > 1:
        yield rewritten(text, [Edit(start, end, old) for start, end, old, _ in places])


def _place(survey: Survey, mark: re.Match[str]) -> tuple[int, int, str, str] | None:
    """Return the span of a marked change with its old and its new text, or None where the mark is not closed."""
    text = survey.text
    notation = _BY_OPENING[_AROUND_NAME.sub("", mark[0]).lower()]
    prefix = _PREFIX.match(mark[0])
    closing = notation.closing if prefix is None else f"</{prefix[1]}{notation.closing[2:]}"
    end = survey.small.find(closing.lower().encode(), mark.end(), mark.end() + _LONGEST)
    if notation.between == "}{" and end >= 0:
        end = text.find("}", end + 1, end + _LONGEST)
    if end < 0:
        return None
    return mark.start(), end + len(closing), *notation.read(text[mark.end() : end])
