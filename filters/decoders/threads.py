"""Decoder of pieces of one text in the mails of a thread, which are quoted in each other: the deepest is the oldest.

Threads whose mails are sentences of their own are left as they are.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.decoders.vain import THREADS
from filters.decoders.worded import are_worded

_QUOTED = re.compile(r"[ \t]{0,4}(?:[>|][ \t]?)++")
_DEEP = b">>>", b"> > >", b"|||", b"| | |"
_FEWEST = 4
"""Mails of a thread, at least."""
_MOST_WORDS = 16
"""Words of a mail on average, at most: longer ones say something by themselves."""
_MOST_LINES = 12
"""Lines of the newest mail, at most, and of what says who is quoted below it."""
_HEAD = re.compile(
    r"(?:-{2,}|_{2,}|(?:From|To|Cc|Date|Sent|Subject|Von|An|Gesendet|Datum|Betreff|De|Para|Fecha|Asunto|Envoy\u00e9|Objet"
    r"|\u00c0|Da|A|Data|Oggetto): ?\S).*"
    r"|.*\b(?:wrote|writes|schrieb|a \u00e9crit|escribi\u00f3|ha scritto|schreef|escreveu|skrev|napisa\u0142)\b"
    r"(?=.{0,60}$)[^:]*: ?"
)
"""A line that says who wrote the mail below it, or when."""
_LINE = re.compile(r"^.*", re.M)
_TO_PAUSE = 1_024
"""Lines that are read between two pauses."""
_ENDED = re.compile(r"[.!?:][\"')\]]*\Z")
_Lines: TypeAlias = Sequence[tuple[int, str]]
"""The offset and the text of each line."""


def find_threads(survey: Survey) -> Steps:
    """Find threads whose mails are pieces of one text, and yield these from the deepest to the newest, and back."""
    if survey.breaks < _FEWEST - 1 or not has_any(survey.raw, _DEEP):
        return
    lines: list[tuple[int, str]] = []
    for number, match in enumerate(_LINE.finditer(survey.text)):
        lines.append((match.start(), match[0]))
        if number % _TO_PAUSE == 0:
            yield from PAUSES
    tried = 0
    for thread in _threads(lines):
        if thread is None:
            yield None
            continue
        tried += 1
        if tried > THREADS.most:
            return
        first, last, mails = thread
        yield from PAUSES
        if not _are_of_one_text(mails):
            continue
        start, end = lines[first][0], lines[last][0] + len(lines[last][1])
        for pieces in (mails, mails[::-1]):
            said = " ".join(pieces)
            yield Decoded(said, start, end) if are_worded(said.split()) else None


def _threads(lines: _Lines) -> Iterator[tuple[int, int, Sequence[str]] | None]:
    """Yield each block of quoted lines: its first and last line, and its mails from the deepest; and None after each
    and between its lines.

    The lines before it are its newest mail, or those after it where it begins with the deepest one.
    """
    at = done = 0
    while at < len(lines):
        if _QUOTED.match(lines[at][1]) is None:
            at += 1
            yield from PAUSES if at % _TO_PAUSE == 0 else ()
            continue
        over, last = at, at
        quoted: list[tuple[int, str]] = []
        while over < len(lines) and (mark := _QUOTED.match(lines[over][1]) or _is_between(lines[over][1])):
            if isinstance(mark, re.Match):
                quoted.append((sum(map(mark[0].count, ">|")), lines[over][1][mark.end() :].strip()))
                last = over
            over += 1
            yield from PAUSES if over % _TO_PAUSE == 0 else ()
        downwards = bool(quoted) and quoted[0][0] <= quoted[-1][0]
        before = lines[max(done, at - _MOST_LINES) : at][::-1]
        newest, taken = _paragraph(before if downwards else lines[last + 1 : last + 1 + _MOST_LINES])
        first, last = (at - taken, last) if downwards else (at, last + taken)
        mails = [*(yield from _mails(quoted)), *([" ".join(newest[::-1] if downwards else newest)] if newest else [])]
        if len(mails) >= _FEWEST:
            yield first, last, mails
        yield None
        done = over
        at = max(over, at + 1)


def _is_between(line: str) -> bool:
    return not line.strip() or _HEAD.fullmatch(line.strip()) is not None


def _paragraph(lines: _Lines) -> tuple[Sequence[str], int]:
    """Return the first lines up to a blank one, without what stands between mails, and how many lines that takes."""
    kept: list[str] = []
    taken = 0
    for number, (_, line) in enumerate(lines, start=1):
        bare = line.strip()
        if not _is_between(line) and (kept or not bare.endswith(":")):
            kept.append(bare)
            taken = number
        elif kept:
            break
    return kept, taken


def _mails(quoted: Sequence[tuple[int, str]]) -> Generator[None, None, list[str]]:
    """Return what stands at each depth, from the deepest, or nothing if a depth between is missing."""
    said: dict[int, list[str]] = {}
    filled = [*((depth, line) for depth, line in quoted if line), (0, "")]
    for number, ((depth, line), (below, _)) in enumerate(pairwise(filled)):
        yield from PAUSES if number % _TO_PAUSE == _TO_PAUSE - 1 else ()
        if _HEAD.fullmatch(line) is None and not (below > depth and line.endswith(":")):
            said.setdefault(depth, []).append(line)
    return [" ".join(said[depth]) for depth in sorted(said, reverse=True)] if len(said) == max(said, default=0) else []


def _are_of_one_text(mails: Sequence[str]) -> bool:
    """Whether most mails are short, end within a sentence and go on in another, in small letters or all in capitals."""
    if len(" ".join(mails).split()) > _MOST_WORDS * len(mails):
        return False
    ended = sum(_ENDED.search(mail) is not None for mail in mails)
    going_on = sum(not mail[:1].isupper() or mail.isupper() for mail in mails)
    return ended * 2 <= len(mails) and going_on * 2 >= len(mails)
