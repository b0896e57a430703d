"""Decoders of prose that was cut: words by spaces, lines at a narrow width that nobody would choose, and properties."""

import re
from collections.abc import Iterator

from filters.decoders.decoded import PAUSES, Decoded, Edit, Steps, rewritten
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_known

_LONGEST = 20
_SURE = 10
"""Letters of a telling word that by itself shows that words are cut."""
_LOOKS_TO_PAUSE = 128


# Words cut by spaces


def find_cut(survey: Survey) -> Steps:
    """Join words that spaces cut, if there are telling ones among them, and yield the text with them mended."""
    squeezed = survey.small.translate(None, b" ").decode()
    said = list(filter(squeezed.__contains__, _TELLING_ONES))
    if said and not all(map(survey.small.decode().__contains__, said)):
        yield from _mended(survey.text)


_LONG_ONES = sorted((word for word in TELLING_WORDS if len(word) >= _SURE), key=len)
_TELLING_ONES = tuple(word for at, word in enumerate(_LONG_ONES) if not any(part in word for part in _LONG_ONES[:at]))
_SOME = re.compile(r"[A-Za-z]+")
_MOST_PARTS = 4


def _mended(text: str) -> Iterator[Decoded | None]:
    """Yield the text with every two to four parts joined that make a known word and are not all words themselves.

    Yields None for each pause, and in the end if no parts were joined.
    """
    parts = list(_SOME.finditer(text))
    edits: list[Edit] = []
    at = looks = 0
    while at < len(parts):
        count = next(
            (
                count
                for count in range(min(_MOST_PARTS, len(parts) - at), 1, -1)
                if _make_word(text, parts[at : at + count])
            ),
            1,
        )
        if count > 1:
            start, end = parts[at].start(), parts[at + count - 1].end()
            edits.append(Edit(start, end, text[start:end].replace(" ", "")))
        at += count
        looks += 1
        if looks % _LOOKS_TO_PAUSE == 0:
            yield from PAUSES
    yield rewritten(text, edits) if edits else None


def _make_word(text: str, parts: list[re.Match[str]]) -> bool:
    if len(parts) < 2 or text[parts[0].start() : parts[-1].end()].count(" ") != len(parts) - 1:
        return False
    words = [part[0].lower() for part in parts]
    whole = "".join(words)
    if sum(map(len, words)) + len(words) - 1 != parts[-1].end() - parts[0].start() or len(whole) > _LONGEST:
        return False
    return len(whole) > _FEW and is_known(whole) and not all(map(_is_word, words))


_FEW = 2


def _is_word(word: str) -> bool:
    return is_known(word) or word in ("a", "i")


# Lines that are continued

_CONTINUED = re.compile(r"^[A-Za-z][A-Za-z0-9-]{1,40}(?:;[^:\n]{0,200})?::?[^\n]*(?:\n[ \t][^\n]*){3,}", re.MULTILINE)
_BREAK = re.compile(r"\r?\n[ \t]")
_BLANKS = (b" ", b"\t")
_FEWEST_BREAKS = 3


def find_continued(survey: Survey) -> Steps:
    """Join the lines of properties as calendars, address books and directories fold them: a line that begins with a
    blank goes on where the last one ended (RFC 5545 section 3.1, RFC 2849).

    Other software puts such breaks between words, so what is joined has to be more fluent than with spaces there.
    """
    if sum(survey.raw.count(b"\n" + blank) - survey.raw.count(b"\n" + 2 * blank) for blank in _BLANKS) < _FEWEST_BREAKS:
        return
    text = survey.text
    for match in _CONTINUED.finditer(text):
        lines = match[0].rstrip("\r")
        joined = _BREAK.sub("", lines)
        if fluency(joined.lower()) > fluency(_BREAK.sub(" ", lines).lower()):
            yield Decoded(joined, match.start(), match.start() + len(lines))
        yield None


# Lines of one length

_NARROW = range(2, 41)
_ONE_OTHER_IN = 5
"""Fewest characters for each one that is neither a letter nor a space: rows of numbers are tables."""
_FEWEST_LINES = 4
_PROSE = bytes(code for code in range(128) if chr(code).isalpha()) + b" \r\n"


def find_folded(survey: Survey) -> Steps:
    """Join narrow lines of one length, which cut words in two: `fold -w 8`."""
    text = survey.text
    for start, end in _blocks(survey.raw) if _may_be_folded(survey) else ():
        joined = text[start:end].replace("\r", "").replace("\n", "")
        others = len(survey.raw[start:end].translate(None, _PROSE))
        if " " in joined and others * _ONE_OTHER_IN <= len(joined):
            yield Decoded(joined, start, end)
        yield None


def _may_be_folded(survey: Survey) -> bool:
    """Whether enough lines of one narrow length follow each other. A text with a CR passes unexamined."""
    if survey.raw.count(b"\n") < _FEWEST_LINES:
        return False
    if survey.few_lines is not None:
        widths = [end - start for start, end in survey.few_lines]
        rows = zip(widths, *(widths[after:] for after in range(1, _FEWEST_LINES)), strict=False)
        return any(len(set(row)) == 1 and row[0] in _NARROW for row in rows) or b"\r" in survey.raw
    starts, ends = survey.lines
    sizes = ends - starts
    same = (sizes[1:] == sizes[:-1]) & (sizes[1:] <= _NARROW[-1]) & (sizes[1:] >= _NARROW[0])
    return b"\1" * (_FEWEST_LINES - 1) in same.tobytes() or b"\r" in survey.raw


def _blocks(raw: bytes) -> Iterator[tuple[int, int]]:
    """Yield the spans of lines of one length that follow each other, with the shorter last line after them, if any."""
    start = begun = rows = 0
    width = -1
    for line in (*raw.split(b"\n"), b""):
        size = len(line) - line.endswith(b"\r")
        if size != width:
            if rows >= _FEWEST_LINES:
                yield begun, start + len(line) if 0 < size < width else start - 1
            width, rows, begun = (size if size in _NARROW else -1), 0, start
        rows += 1
        start += len(line) + 1
