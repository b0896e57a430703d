"""Decoder of bits in the look of the letters of a cover text: capitals or small, bold or not, one font or another.

The bits are Bacon's cipher, telex code, or characters of seven or eight bits. What the letters say does not matter.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from unicodedata import name

import numpy as np
from numpy.typing import NDArray

from filters.decoders.alphabets import LONG_WORDS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import BACON
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.worded import are_known
from filters.text.canonical import canonicalise
from filters.text.lexicon import is_language

_FEWEST_TURNS, _WITHIN = 10, 240
"""Letters that look other than the one before them in their word, at least, in so many characters at most."""
_FEWEST = 60
"""Letters of a cover text, at least: a dozen letters in five bits each."""
_MOST = 4_096
"""Characters that are read together."""
_TO_BORDER = 400
"""Characters up to the empty line before and after a cover text, at most."""


def find_cased(survey: Survey) -> Steps:
    """Find texts with capitals within words that hold text in bits."""
    if survey.turns >= _FEWEST_TURNS and sum(map(survey.cases.count, _ODD)) >= _FEWEST_TURNS:
        cases = np.frombuffer(survey.cases, np.uint8)
        before, here, after = cases[:-2], cases[1:-1], cases[2:]
        odd = (here == _SMALL) & (before == _CAPITAL) | (here == _CAPITAL) & (before == _SMALL)
        odd &= after == _CAPITAL
        for start, end in survey.coded:
            odd[start:end] = False
        for start, end in _covers(survey.text, np.flatnonzero(odd) + 1):
            yield from _read(survey.cases[start:end].translate(_AS_BITS).decode(), survey.text, start, end)


def find_set_off(survey: Survey) -> Steps:
    """Find texts with marks or tags for bold letters within words that hold text in bits."""
    for mark, opening, closing in _often_marked(survey):
        places = np.array([match.start() for match in mark.finditer(survey.raw)], np.intp)
        for start, end in _covers(survey.text, places):
            yield from _read(_of_marked(survey.text[start:end], opening, closing), survey.text, start, end)


def find_fonted(survey: Survey) -> Steps:
    """Find texts whose letters are of two fonts of Unicode, or of one and plain, that hold text in bits."""
    if len(survey.beyond) < _FEWEST_TURNS or len(_OF_FONTS.findall(survey.beyond)) < _FEWEST_TURNS:
        return
    fonts: dict[str, str] = {}
    for number, char in enumerate(survey.strangers, start=1):
        plain = canonicalise(char).lower()
        if len(plain) == 1 and plain in _LETTERS:
            fonts[char] = _FONT_END.split(name(char, ""))[0]
        if number % _TO_PAUSE == 0:
            yield from PAUSES
    if len(fonts) < _FEWEST_FONTED:
        return
    letters = "".join(filter(fonts.__contains__, survey.beyond))
    common = [font for font, _ in Counter(map(fonts.__getitem__, letters)).most_common(2)]
    unchanged = sum(map(survey.raw.count, (b"a", b"e", b"o", b"t")))
    zero = common[-1] if len(common) > 1 and unchanged * _FEWEST_FONTED < len(letters) else ""
    bits = {ord(char): "0" if font == zero else "1" for char, font in fonts.items()}
    table = bits | dict.fromkeys(map(ord, _LETTERS + _LETTERS.upper()), "0")
    run = survey.text.translate(table)
    turns = np.array([match.start() for match in _TURN.finditer(run)], np.intp)
    for start, end in _covers(survey.text, turns):
        yield from _read(run[start:end], survey.text, start, end)


_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SMALL, _CAPITAL = b"lu"
_ODD = (b"ulu", b"luu")
"""What names in code have seldom: a single small letter between capitals, and two capitals after a small letter."""
_AS_BITS = bytes.maketrans(b"lu", b"01")
_FONT_END = re.compile(" (?:SMALL|CAPITAL|LETTER)")
_OF_FONTS = re.compile("[\U0001d400-\U0001d7ff\uff21-\uff5a\u24b6-\u24e9\U0001f130-\U0001f189\u1d00-\u1d7f]")
_FEWEST_FONTED, _TO_PAUSE = 6, 64
_TURN = re.compile("01")


# Marks for bold letters

_AS_LETTERS = bytes(97 if code < 128 and chr(code).isalpha() else code for code in range(256))
_MARKS = ((b"*", b"**"), (b"*", b"*"), (b"_", b"__"), (b"~", b"~~"), (b"`", b"`"))
_TAG = ord("<")
_FEWEST_MARKS = 32
"""Opening and closing marks of a cover text, at least."""
_TAGS = (b"b", b"i", b"u", b"em", b"strong", b"s", b"mark", b"code")


def _often_marked(survey: Survey) -> Iterator[tuple[re.Pattern[bytes], str, str]]:
    """Yield an expression for each mark that often stands within words, and how the mark opens and closes."""
    raw = survey.raw
    shaped = b""
    for sign, mark in _MARKS:
        if sign[0] in survey.signs and raw.count(sign) >= _FEWEST_MARKS and raw.count(mark) >= _FEWEST_MARKS:
            shaped = shaped or raw.translate(_AS_LETTERS)
            if shaped.count(b"a%ba" % mark) >= _FEWEST_TURNS:
                within = re.compile(rb"(?<=[A-Za-z])%b(?=[A-Za-z])" % re.escape(mark))
                yield within, mark.decode(), mark.decode()
    if _TAG in survey.signs and raw.count(b"</") >= _FEWEST_TURNS:
        for tag in _TAGS:
            if survey.small.count(b"</%b>" % tag) >= _FEWEST_TURNS:
                either = re.compile(rb"</?%b>" % tag, re.IGNORECASE)
                yield either, f"<{tag.decode()}>", f"</{tag.decode()}>"


def _of_marked(run: str, opening: str, closing: str) -> str:
    """Return a run with a 1 for each letter between an opening and a closing mark, and a 0 for every other letter."""
    said: list[str] = []
    if opening == closing:
        pieces: Sequence[str] = run.split(opening)
    else:
        pieces = re.split(rf"{re.escape(opening)}|{re.escape(closing)}", run, flags=re.IGNORECASE)
    for number, piece in enumerate(pieces):
        said.append(_LETTER.sub("1" if number % 2 else "0", piece))
    return "".join(said)


_LETTER = re.compile("[A-Za-z]")


# Covers


def _covers(text: str, places: NDArray[np.intp]) -> Iterator[tuple[int, int]]:
    """Yield the span of each cover text, with the rest of its paragraph, in parts if it is long."""
    if len(places) < _FEWEST_TURNS:
        return
    near = np.flatnonzero(places[_FEWEST_TURNS - 1 :] - places[: 1 - _FEWEST_TURNS] <= _WITHIN)
    cuts = np.flatnonzero(np.diff(places) > _WITHIN) + 1
    done = 0
    for group in np.unique(np.searchsorted(cuts, near, side="right")).tolist():
        first = int(places[cuts[group - 1] if group else 0])
        last = int(places[cuts[group] - 1 if group < len(cuts) else -1])
        begin = max(0, first - _TO_BORDER)
        border = text.rfind("\n\n", begin, first)
        start = max(border + 2 if border >= 0 else begin, done)
        end = text.find("\n\n", last, last + _TO_BORDER)
        done = end if end > 0 else min(len(text), last + _TO_BORDER)
        yield from ((at, min(done, at + _MOST)) for at in range(start, done, _MOST))


# Bits

_ENDS = ("\n", "/", "|", ";", "  ", ".", ",", "-", "\n\n")
"""What may stand between the words of the hidden text."""
_NO_BIT = re.compile("[^01]+")
_FEWEST_PARTS, _FEWEST_LONG = 3, 3
_ONE_BLANK_IN = 24
"""Bits for each blank, at most: a text without blanks stands in one word or is no cover."""


def _read(run: str, text: str, start: int, end: int) -> Steps:
    yield from PAUSES
    bits = _NO_BIT.sub("", run)
    if len(bits) < _FEWEST or text.count(" ", start, end) * _ONE_BLANK_IN < len(bits):
        return
    for mark in _ENDS:
        parts = [_NO_BIT.sub("", part) for part in run.split(mark)]
        if len(parts) >= _FEWEST_PARTS:
            for said in _of_parts([part for part in parts if part]):
                if _is_said(said):
                    yield Decoded(said, start, end)
                    return
                yield from PAUSES
    for said in _of_row(bits):
        if _is_said(said):
            yield Decoded(said, start, end)
            return
        yield from PAUSES


def _is_said(said: str) -> bool:
    """Whether it is language, but for what letters all alike at the end of a cover make."""
    return is_language(said) and are_known(_REPEATED.sub(" ", said))


_REPEATED = re.compile(r"([a-z ])\1{4,}")


def _of_parts(parts: Sequence[str]) -> Iterator[str]:
    """Yield the readings in which each part is a word."""
    for alphabet in BACON:
        for table in _BOTH:
            yield " ".join(_in_letters(part.translate(table), alphabet) for part in parts)
    for size in (8, 7):
        for table in _BOTH:
            yield " ".join(_in_characters(part.translate(table), size) for part in parts)


def _of_row(bits: str) -> Iterator[str]:
    """Yield the readings in which only the bits count, from each place where the first letter may begin."""
    for table in _BOTH:
        row = bits.translate(table)
        for phase in range(8):
            yield _in_characters(row[phase:], 8)
            yield _in_characters(row[phase:], 7) if phase < 7 else ""
        for phase in range(_FIVE):
            for alphabet in BACON:
                said = _in_letters(row[phase:], alphabet)
                long = list(islice(LONG_WORDS.iter(said), _FEWEST_LONG))
                yield part_words(said) if len(long) == _FEWEST_LONG else ""


_BOTH = (str.maketrans("", ""), str.maketrans("01", "10"))
_FIVE = 5


def _in_letters(bits: str, alphabet: str) -> str:
    places = (int(bits[at : at + _FIVE], 2) for at in range(0, len(bits) - _FIVE + 1, _FIVE))
    return "".join(alphabet[place] if place < len(alphabet) else " " for place in places).replace("_", " ")


def _in_characters(bits: str, size: int) -> str:
    codes = (int(bits[at : at + size], 2) for at in range(0, len(bits) - size + 1, size))
    return "".join(chr(code) if code in _PRINTED else " " for code in codes)


_PRINTED = range(0x20, 0x7F)
