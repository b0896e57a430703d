"""Decoder of texts that bring the table of their own code: a pair for each letter, and text written in that code.

A model is told `a = 7, b = 31, ...` and asked to read on in that code. Any code whose table is given is read.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain, islice, pairwise

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import TABLES, TOLD_PAIRS
from filters.text.lexicon import fluency, is_known

_PAIR = re.compile(
    r"(?<![^\s\"'`{(\[,;|*-])([^\s\"'`=:,;|]{1,8})[\"'`]?[ \t]{0,3}(?:->|=>|=|:|\u2192|\|)[ \t]{0,3}[\"'`]?"
    r"([^\s\"'`=:,;|]{1,8})(?![^\s\"'`})\],;.|*])"
)
_FEWEST = 18
"""Fewest different letters in a table: as many as most texts use."""
_NEAR = 24
"""Most characters between two pairs of a table."""
_SURE = 4
_JOINTS = frozenset(("", " ", "-", ",", ", ", ".", "/", "_"))
"""What may stand between the signs of two letters of a word."""


def find_coded(survey: Survey) -> Steps:
    """Find a table that gives a sign for each letter, and read by it what stands after or before it.

    A few replacements that the text tells (`.replaceAll("@1", "e")`, `s/@1/e/g`, `every "zq" is an "e"`,
    `replace zaq with e`) are made.
    """
    worded = _may_replace(survey)
    for hints, told in _REPLACEMENTS:
        if (_may_be_of_sed(survey) if told is _OF_SED else worded) and has_any(survey.small, hints):
            yield from _replaced(survey.text, told.finditer(survey.text))
    yield from _replaced(survey.text, _bare_pairs(survey, _BARE_HINTS if worded else ()))
    if not any(_is_alone(survey, letter) for letter in _SELDOM):
        return
    if survey.letters.count(b" a ") < _FEWEST // 2:  # count() finds every second one of those that overlap
        return
    if len(_alone(survey)) < _FEWEST:
        return
    for pairs in islice(_tables(survey.text), TABLES.most):
        start, end = pairs[0].start(), pairs[-1].end()
        for code in _codes(pairs):
            for first, last in ((end, len(survey.text)), (0, start)):
                decoded = _read(survey.text[first:last], code)
                if decoded:
                    yield Decoded(decoded, first, last)
                yield from PAUSES


_QUOTED_WORDS = ("is", "is a", "is an", "means", "stands for", "with", "as", "for", "=", "->")
_OF_SED = re.compile(r"(?<!\w)s(/)([^/\s]{1,8})(/)([^/\n]{0,4})/g?")
_REPLACEMENTS = (
    (
        (b".replace",),
        re.compile(
            r"""\.replace(?:All|_all)?\([ ]?(["'`/])([^"'`\s]{1,8}?)\1g?[ ]?,[ ]?(["'`])([^"'`\n]{0,4})\3[ ]?\)"""
        ),
    ),
    ((b" s/", b"'s/", b'"s/', b";s/"), _OF_SED),
    (
        (b'every "', b"every '", b'replace "', b"replace '", b"stands for", b'" means', b"' means"),
        re.compile(
            rf"""(["'`])([^"'`\s]{{1,8}})\1 (?:{"|".join(reversed(_QUOTED_WORDS))}) (["'`])([^"'`\n]{{1,4}})\3"""
        ),
    ),
)
"""How a text tells what replaces what: what must stand in it, and an expression for each pair, of which the second and
the fourth groups are the two."""
_CONNECTED = r"(?:with|by|to|into|becomes|means|[-=]>|\u2192)"
_BARE = re.compile(
    rf"""(?<![^\s"'`(])(["'`]?)([^\s"'`,;:]{{2,8}})\1 {_CONNECTED} """
    r"""(["'`]?)([^\s"'`]{1,2}?)\3(?=[,;.)\n]|$| then\b| and\b)"""
)
"""The same without quotation marks, where what is meant is short."""
_BARE_HINTS = (b"replace", b"every ", b" becomes ", b" means ")
_ARROWS = {ord(">"): (b" -> ", b" => "), ord("?"): (b" ? ",)}
"""Arrows, by a sign that they have."""
_MEANT = re.compile(
    _CONNECTED.replace("\\u2192", "[?]").join((" ", r""" ["'`]?[^\s"'`]{1,2}["'`]?[\s,;.)]""")).encode()
)
_FEWEST_TOLD, _FEWEST_BARE = 2, 3
_MOST_GROWN = 8
"""How many times as long replacements may make a text: each may use the result of those before."""
_RISE = 3
"""How much more fluent a text is once what it tells to replace is replaced, at least."""


_TELLING = (b"replace", b"every ", b" means", b"stands for", b" becomes ")
"""One of these stands in each of the hints but those of `sed` and the arrows."""
_BEGUN_SED, _SLASH = b"s/", ord("/")


def _may_replace(survey: Survey) -> bool:
    return has_any(survey.small, _TELLING)


def _may_be_of_sed(survey: Survey) -> bool:
    return _SLASH in survey.signs and _BEGUN_SED in survey.small


def _bare_pairs(survey: Survey, hints: tuple[bytes, ...]) -> Iterator[re.Match[str]]:
    """Yield the pairs without quotation marks, if a hint or an arrow stands in the text and there are enough."""
    hints += tuple(arrow for sign, arrows in _ARROWS.items() if sign in survey.signs for arrow in arrows)
    if not hints or not has_any(survey.small, hints):
        return
    meant = list(islice(_MEANT.finditer(survey.small), TOLD_PAIRS.most))
    for place in meant if len(meant) >= _FEWEST_BARE else ():
        pair = _BARE.search(survey.text, max(0, place.start() - _LONGEST_SIGN), place.end() + _LONGEST_SIGN)
        if pair:
            yield pair


_LONGEST_SIGN = 10
"""Most characters that are replaced, with their quotation marks."""


def _replaced(text: str, told: Iterable[re.Match[str]]) -> Steps:
    """Find the text with the replacements made that it tells, in their order, if that makes words of it.

    If the text grows too long, what is found is empty and `cut`.
    """
    found = list(islice(told, TOLD_PAIRS.most))
    pairs = [(sign, pair[4]) for pair in found if (sign := pair[2].replace("\\", ""))]
    if len(pairs) < _FEWEST_TOLD:
        return
    ends = pairwise([0, *chain.from_iterable(pair.span() for pair in found), len(text)])
    plain = bare = " ".join(text[start:end] for start, end in islice(ends, 0, None, 2))
    for sign, meant in dict.fromkeys(pairs):
        if len(plain) + plain.count(sign) * (len(meant) - len(sign)) > _MOST_GROWN * len(text):
            yield Decoded("", 0, len(text), cut=True)
            return
        plain = plain.replace(sign, meant)
        yield None
    yield Decoded(plain, 0, len(text)) if fluency(plain) >= fluency(bare) + _RISE else None
    yield from PAUSES


_SELDOM = (b"q", b"j", b"z")
"""Letters that rarely stand alone in ordinary text."""


def _is_alone(survey: Survey, letter: bytes) -> bool:
    at = survey.small.find(letter)
    while at >= 0:
        if survey.letters.startswith(b" a ", at):
            return True
        at = survey.small.find(letter, at + 1)
    return False


def _alone(survey: Survey) -> Set[int]:
    """Return the codes of the lower-case letters that have no letter on either side."""
    are_letters = np.frombuffer(survey.letters, np.uint8) == _A
    alone = are_letters[1:-1] & ~(are_letters[:-2] | are_letters[2:])
    return set(np.frombuffer(survey.small, np.uint8)[alone].tolist())


_A = ord("a")


def _tables(text: str) -> Iterator[Sequence[re.Match[str]]]:
    """Yield the rows of pairs that stand near each other and may be a table."""
    pairs: list[re.Match[str]] = []
    for pair in _PAIR.finditer(text):
        if not (_is_letter(pair[1]) or _is_letter(pair[2])):
            continue  # the first word of the encoded text, after a colon
        if pairs and pair.start() - pairs[-1].end() > _NEAR:
            if len(pairs) >= _FEWEST:
                yield pairs
            pairs = []
        pairs.append(pair)
    if len(pairs) >= _FEWEST:
        yield pairs


def _codes(pairs: Sequence[re.Match[str]]) -> Iterator[Mapping[str, str]]:
    """Yield the codes that the pairs may be, with the letters on either side: letters by their case-folded signs."""
    for letter, sign in ((1, 2), (2, 1)):
        code = {pair[sign].casefold(): pair[letter].lower() for pair in pairs if _is_letter(pair[letter])}
        if len(set(code.values())) >= _FEWEST:
            yield code


def _is_letter(sign: str) -> bool:
    return len(sign) == 1 and sign.isascii() and sign.isalpha()


def _read(text: str, code: Mapping[str, str]) -> str:
    """Return what a text says in a code, or "" if that is no language."""
    folded = text.casefold()  # as the signs are; case folding may change lengths, so offsets refer to this
    least = fluency(text) + _SURE
    plain: list[str] = []
    letters: list[str] = []
    done = 0
    for start, end, letter in _signs(folded, code):
        between = folded[done:start]
        plain += between, letter
        letters += ("", letter) if not done or between in _JOINTS else (" ", letter)
        done = end
    joined = "".join(letters)
    if fluency(whole := "".join((*plain, folded[done:]))) >= least:
        return whole
    if not any(map(str.isalpha, code)) and (said := _said(folded, code)):
        return said
    readings = (joined, part_words(joined.replace(" ", "")))
    return next((read for read in readings if fluency(read) >= least), "") or _said_in_parts(folded, code)


def _said_in_parts(text: str, code: Mapping[str, str]) -> str:
    """Return the lines, quotations and texts after colons that are words when read in a code, and are not otherwise."""
    said: list[str] = []
    for part in _PARTS.split(text):
        if _FEWEST_KNOWN <= len(part) <= _LONGEST_PART and not _is_worded(part):
            plain = _in_code(part, code)
            said += [plain] if _is_worded(plain) else []
    return "\n".join(said)


_PARTS = re.compile(r"[\n\"`]|: | '|' ")
_LONGEST_PART = 4_096


def _in_code(text: str, code: Mapping[str, str]) -> str:
    plain: list[str] = []
    done = 0
    for start, end, letter in _signs(text, code):
        plain += text[done:start], letter
        done = end
    return "".join((*plain, text[done:]))


def _said(text: str, code: Mapping[str, str]) -> str:
    """Return the longest row of signs that are no letters, as read in a code, if most of it is known words; else ""."""
    rows = [""]
    done = 0
    for start, end, letter in _signs(text, code):
        between = text[done:start]
        if any(map(str.isalnum, between)) or len(between) > _WIDEST_BETWEEN:
            rows.append("")
        rows[-1] += letter if not rows[-1] or between in _JOINTS else f" {letter}"
        done = end
    longest = max(rows, key=len)
    if not _is_worded(longest):
        longest = part_words(longest.replace(" ", ""))
    return longest if _is_worded(longest) else ""


_WIDEST_BETWEEN = 8


def _is_worded(text: str) -> bool:
    """Whether most letters of a text, and at least nine, are in known words."""
    words = _WORD.findall(text)
    known = sum(len(word) for word in words if is_known(word))
    return known >= _FEWEST_KNOWN and known * 3 >= 2 * sum(map(len, words))


_WORD = re.compile("[a-z]+")
_FEWEST_KNOWN = 9


def _signs(text: str, code: Mapping[str, str]) -> Iterator[tuple[int, int, str]]:
    """Yield the span and letter of each sign, the longest at each place.

    The time does not depend on the number of signs.
    """
    sizes = sorted({len(sign) for sign in code}, reverse=True)
    at = 0
    while at < len(text):
        sign = next((sign for size in sizes if (sign := text[at : at + size]) in code), "")
        if sign:
            yield at, at + len(sign), code[sign]
        at += len(sign) or 1
