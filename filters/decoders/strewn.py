"""Decoders of text with the same signs, whatever they are, strewn between or around its letters or words.

A model reads `[i][g][n]`, `i🔥g🔥n` and `ig/**/nore` as easily as the plain words.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Edit, Find, Steps, rewritten
from filters.decoders.pieced import PIECED
from filters.decoders.runs import matches_in_steps
from filters.decoders.survey import Survey
from filters.decoders.worded import HOLDING, SURE, are_worded
from filters.text.lexicon import fluency


def find_strewn(survey: Survey) -> Steps:
    """Find text without the signs around or between its characters and words, then text in pieces (`pieced`).

    Lists of single characters are left out: `filters.decoders.joints` joins them.
    """
    raw = survey.raw
    if _OPENS_LIST in raw and raw.count(_BETWEEN_LISTED) >= _FEWEST_LISTED and _LISTED.search(survey.text):
        survey = Survey(_LISTED.sub(lambda match: " " * len(match[0]), survey.text))
    for find, signs in _FINDS.items():
        if signs and signs.isdisjoint(survey.signs):
            continue
        yield from find(survey)
        if len(survey.text) > _LONG:
            yield from PAUSES


_LONG = 4_096
"""Characters of a text from which on one look takes long enough for more pauses."""
_OPENS_LIST, _BETWEEN_LISTED, _FEWEST_LISTED = b'["', b'", "', 8
_LISTED = re.compile(r'\["(?:\\u[0-9a-fA-F]{4}|\\?.)"(?:, "(?:\\u[0-9a-fA-F]{4}|\\?.)"){8,}+\]', re.DOTALL)


# The same signs around each character: `[i][g]`, `**i****g**`, `(i) (g)`

_KINDS = bytes(108 if chr(code).isalnum() else 32 if chr(code).isspace() else 109 for code in range(128)) + bytes(128)
_SINGLE_KIND = b"mlm"
_FEWEST_WRAPPED = 7
_STEPS = range(3, 9)
"""The distances, in characters, from one wrapped character to the next."""
_THREE_SINGLE = re.compile(
    rb"mlm(?=%b)" % b"|".join(b"." * (step - 3) + b"mlm" + b"." * (step - 3) + b"mlm" for step in _STEPS), re.DOTALL
)
_WRAPPED = re.compile(r"([^\w\s]{1,3})(\S)([^\w\s]{1,3})(?:[\s.,!?;:'\"-]{0,3}?\1\S\3){6,}+")
_LEAST_WRAPPED = 7 + 6 * 10
"""Characters in which what `_WRAPPED` matches at a place is seen to match, at most."""
_NO_LETTERS = re.compile(r"[\W_]+")
"""What matches as a whole is a line drawn with marks."""


def _wrapped(survey: Survey) -> Steps:
    if not _may_be_wrapped(survey.raw):
        return
    yield from PAUSES
    edits: list[Edit] = []
    for match in matches_in_steps(_WRAPPED, survey.text, _LEAST_WRAPPED):
        if match is None:
            yield from PAUSES
        elif not _NO_LETTERS.fullmatch(match[0]):
            edits.append(Edit(*match.span(), _unwrapped(match)))
    if edits:
        yield rewritten(survey.text, edits)


def _unwrapped(match: re.Match[str]) -> str:
    return re.sub(rf"{re.escape(match[1])}(\S){re.escape(match[3])}", r"\1", match[0])


def _may_be_wrapped(raw: bytes) -> bool:
    """Return whether three single characters between the same marks stand at equal distances."""
    shaped = raw.translate(_KINDS)
    if not _THREE_SINGLE.search(shaped):
        return False  # first, as it takes a third of the time
    kinds = np.frombuffer(shaped, np.uint8)
    marks = kinds == _SINGLE_KIND[0]
    single = marks[:-2] & (kinds[1:-1] == _SINGLE_KIND[1]) & marks[2:]
    places = np.flatnonzero(single)
    if len(places) < _FEWEST_WRAPPED:
        return False
    codes = np.frombuffer(raw, np.uint8)
    around = np.zeros(len(single) + 2 * _STEPS[-1], np.uint16)
    around[places] = codes[places] * _BYTE + codes[places + 2]
    for step in _STEPS:
        same = places[around[places] == around[places + step]]
        if len(same) and (around[same] == around[same + 2 * step]).any():
            return True
    return False


_BYTE = np.uint16(256)


# The same symbol between all characters

_FEWEST_SYMBOLS = 8


def _parted(survey: Survey) -> Steps:
    text = survey.text
    for symbol in _symbols(text) if not text.isascii() else ():
        parted = re.finditer(
            rf"(?:[^{symbol}]{symbol}(?:{symbol}{{1,{_WIDEST_GAP}}}+)?+){{{_FEWEST_SYMBOLS},}}+(?:(?!{symbol})[^\n])?",
            text,
        )
        edits = [Edit(*match.span(), _set_together(match[0], symbol)) for match in parted]
        if edits:
            yield rewritten(text, edits)
        yield from PAUSES


def _set_together(parted: str, symbol: str) -> str:
    """Return the characters without the symbol between them; several symbols in a row become a space."""
    return re.sub(f"({symbol}+)", lambda match: " " if len(match[0]) > 1 else "", parted)


_WIDEST_GAP = 4


def _symbols(text: str) -> list[str]:
    """Return the symbols beyond ASCII, no letters or spaces, that stand three times at every second place."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)
    same = codes[:-2] == codes[2:]
    found = codes[:-4][same[:-2] & same[2:] & (codes[:-4] >= _NOT_ASCII)].tolist() if len(codes) > 4 else []
    return [symbol for symbol in map(chr, sorted(set(found))) if not symbol.isalnum() and not symbol.isspace()][
        :_MOST_SYMBOLS
    ]


_NOT_ASCII = 0x80
_MOST_SYMBOLS = 4


# The same mark within most words: `ig^no^re a^l^l`, `i`gno`re al`l`

_FEWEST_WITHIN = 8
"""Marks that stand between two letters, at least."""
_LETTERED = bytes(108 if chr(code).isalpha() else code for code in range(128)) + bytes(128)


def _amid_letters(survey: Survey) -> Steps:
    """Find words with the same mark within most of them, then words with several."""
    if survey.raw.translate(_ANY_MIXED).count(b"lml") * 2 < _FEWEST_WITHIN:  # as below
        return
    yield from _within_words(survey)
    if len(survey.text) > _LONG:
        yield from PAUSES
    yield from _mixed(survey)


def _within_words(survey: Survey) -> Iterator[Decoded]:
    if survey.signs.isdisjoint(_SELDOM_WITHIN):
        return
    shaped = survey.raw.translate(_LETTERED)
    for code in sorted(survey.signs.intersection(_SELDOM_WITHIN)):
        between = b"l%cl" % code
        if shaped.count(between) * 2 < _FEWEST_WITHIN:  # `count` misses every second one of those that overlap
            continue
        edits: list[Edit] = []
        start = 0
        for line in shaped.split(b"\n"):
            if _are_broken(line, code):
                edits += _without_mark(survey.text, start, start + len(line), chr(code))
            start += len(line) + 1
        if edits:
            yield rewritten(survey.text, edits)


_SELDOM_WITHIN = frozenset(b"^`~|*+!;$%&@")
"""Marks that stand between letters in no ordinary word.

Hyphens, points and the like do stand within words.
"""


def _are_broken(line: bytes, code: int) -> bool:
    """Return whether at least half of the words of a line, and three at least, have the mark between letters."""
    between = b"l%cl" % code
    if line.count(between) * 2 < _FEWEST_WITHIN:
        return False
    words = [word for word in line.split() if b"ll" in word or between in word]
    broken = sum(between in word for word in words)
    return broken >= _FEWEST_BETWEEN and broken * 2 >= len(words)


def _without_mark(text: str, start: int, end: int, mark: str) -> Iterator[Edit]:
    """Yield the edits that remove a mark from a line, if the line is more of a language without it."""
    line = text[start:end]
    if fluency(line.replace(mark, "")) < fluency(line) + SURE:
        return
    at = text.find(mark, start, end)
    while at >= 0:
        yield Edit(at, at + 1, "")
        at = text.find(mark, at + 1, end)


# Several marks within most words: `i*g#n~ore a^ll`

_MIXED = _SELDOM_WITHIN | frozenset(b"#")
_ANY_MIXED = bytes(109 if code in _MIXED else letter for code, letter in enumerate(_LETTERED))
_NO_MARKS = str.maketrans(dict.fromkeys(map(chr, _MIXED | frozenset(b"_")), ""))
_FEWEST_MIXED = 3
"""Different marks, at least. Expressions in code have one or two kinds between names."""
_BROKEN_PAIR = re.compile(rb"lm{1,3}+(?=l)")


def _mixed(survey: Survey) -> Iterator[Decoded]:
    if len(survey.signs & _MIXED) < _FEWEST_MIXED:
        return
    shaped = survey.raw.translate(_ANY_MIXED)
    if shaped.count(b"lml") * 2 < _FEWEST_WITHIN:  # as above
        return
    edits: list[Edit] = []
    start = 0
    for line in shaped.split(b"\n"):
        end = start + len(line)
        if line.count(b"lml") * 2 >= _FEWEST_WITHIN and _are_all_broken(line):
            plain = survey.text[start:end]
            kinds = {mark for mark in _NO_MARKS if chr(mark) in plain}
            decoded = plain.translate(_NO_MARKS)
            if len(kinds) >= _FEWEST_MIXED and fluency(decoded) >= fluency(plain) + SURE:
                edits.append(Edit(start, end, decoded))
        start = end + 1
    if edits:
        yield rewritten(survey.text, edits)


def _are_all_broken(line: bytes) -> bool:
    """Return whether at least half of the words with two letters, and three at least, have marks between letters."""
    words = [word for word in line.split() if word.count(b"l") > 1]
    broken = sum(_BROKEN_PAIR.search(word) is not None for word in words)
    return broken >= _FEWEST_BETWEEN and broken * 2 >= len(words)


# The same signs between all words: `ignore 👏 all`, `ignore/all`, `[ignore] [all]`

_FEWEST_BETWEEN = 3
_ORDINARY_SIGNS = frozenset(b"'\"`,.-_0123456789\t\n")
_THREE_BETWEEN = re.compile(  # without \w and \s, which take twice the time
    rb"([^A-Za-z0-9_ \t-\r'\"`,.-][^A-Za-z0-9]{0,10}+)[A-Za-z]{1,24}+([ \t]{0,3}+)\1[A-Za-z]{1,24}+\2\1(?=[A-Za-z])"
)
_LAST_WORD, _FIRST_WORD = re.compile(r"[^\W\d_]{1,24}\Z"), re.compile(r"[^\W\d_]{1,24}")
_LONGEST = 24
_MOST_SEPARATORS = 8


def _between_words(survey: Survey) -> Steps:
    if not _may_hold(survey) or not _may_be_between(survey.raw):
        return
    text = survey.text
    spans = [(match.start(2), match.end(2) + len(match[1])) for match in _THREE_BETWEEN.finditer(survey.raw)]
    if not spans:
        return
    separators = Counter(text[start:end] for start, end in spans).most_common(_MOST_SEPARATORS)
    edits: list[Edit] = []
    for separator, _ in separators:
        edits += _without(separator, text)
        yield from PAUSES
    if edits:
        yield rewritten(text, sorted(edits))


def _may_hold(survey: Survey) -> bool:
    """Return whether the text has any of the words, maybe beside digits, without which `are_worded` is false."""
    return not (survey.words.isdisjoint(_HOLDING) and _HOLDING.isdisjoint(survey.small.translate(_WORDS).split()))


_HOLDING = frozenset(map(str.encode, HOLDING))
_WORDS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))


def _may_be_between(raw: bytes) -> bool:
    """Return whether the same signs may stand three times in a row, not counting letters and blanks.

    If the text has many signs this is not checked, as looking for the words between them takes no longer.
    """
    bare = raw.translate(None, _LETTERS_AND_BLANKS)
    return len(bare) * _FEW_SIGNS > len(raw) or _THREE_IN_A_ROW.search(bare) is not None


_LETTERS_AND_BLANKS = bytes(code for code in range(128) if chr(code).isalpha() or chr(code) in " \t")
_FEW_SIGNS = 12
_THREE_IN_A_ROW = re.compile(rb"([^A-Za-z0-9_ \t-\r'\"`,.-][^A-Za-z0-9]{0,10}?)\1\1")


def _without(separator: str, text: str) -> Iterator[Edit]:
    """Yield the edits that remove a separator wherever it stands between all words of a sentence."""
    parts = text.split(separator)
    shown = bytearray(len(part) <= _LONGEST and part.replace("'", "").rstrip(_CLOSING).isalpha() for part in parts)
    shown[0] = shown[-1] = 0
    place = counted = 0
    gap = len(separator)
    for run in _SHOWN.finditer(shown):
        first, number = run.start() - 1, run.end()
        between = parts[first + 1 : number]
        last = _FIRST_WORD.search(parts[number])
        words = [*_LAST_WORD.findall(parts[first][-_LONGEST:]), *between, *((last[0],) if last else ())]
        if are_worded(words):
            place += sum(map(len, parts[counted:first])) + (first - counted) * gap
            counted = first
            start = place + len(parts[first])
            yield Edit(start, start + len(separator.join(between)) + 2 * gap, f" {' '.join(between)} ")


_CLOSING = ".,;:!?"
_SHOWN = re.compile(b"\1{%d,}+" % (_FEWEST_BETWEEN - 1))


# Markup and comments between every few characters

_MARKUP = re.compile(r"<(?:/?[A-Za-z][^<>]{0,120}+|!--[^<>]{0,120}+)>|/\*(?:[^*\n]|\*(?!/)){0,120}+\*/")
_MARKUP_SIGNS = (b"><", b"--", b"*/")
_FEWEST_MARKS = 5
_WIDEST = 6
"""Characters between two tags or comments that break words, at most."""


def _amid_markup(survey: Survey) -> Iterator[Decoded]:
    text = survey.text
    if sum(map(survey.raw.count, _MARKUP_SIGNS)) < _FEWEST_MARKS - 1:
        return
    edits: list[Edit] = []
    run: list[tuple[int, int]] = []
    for start, end in (*(match.span() for match in _MARKUP.finditer(text)), (len(text) + _WIDEST + 1, 0)):
        if run and start - run[-1][1] > _WIDEST:
            edits += _gone(text, run)
            run = []
        if run and start == run[-1][1]:
            run[-1] = (run[-1][0], end)
        else:
            run.append((start, end))
    if edits:
        yield rewritten(text, edits)


def _gone(text: str, run: Sequence[tuple[int, int]]) -> Iterator[Edit]:
    """Yield the edits that remove a run of markup, if it has several tags or comments and any of them breaks a word."""
    if len(run) >= _FEWEST_MARKS and any(text[at - 1 : at].isalpha() and text[to : to + 1].isalpha() for at, to in run):
        yield from (Edit(start, end, "") for start, end in run)


_FINDS: Mapping[Find, Set[int]] = {
    _wrapped: frozenset[int](),
    _parted: frozenset(b"?"),
    _amid_letters: _MIXED,
    _between_words: frozenset(range(128)) - _ORDINARY_SIGNS,
    _amid_markup: frozenset(b"<*"),
    **PIECED,
}
"""The functions that look for all this, in order. Each needs one of the signs beside it in a text, if there are any."""
