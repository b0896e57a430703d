"""Decoders of text in pieces: adjoining strings, character names, lists, marked words, words broken by spaces.

A model reads `'ig'"no""re"`, `I gn ore` and a list with one word per line as easily as the plain words.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence, Set

from filters.decoders.decoded import Decoded, Edit, Find, rewritten
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.worded import SURE, are_worded
from filters.text.lexicon import SMALL, WORDS, fluency

# Quoted pieces without anything between them: `'ig'"no""re"`, `${"ig"}${"no"}`

_ADJOINING = re.compile(
    r"(?:'[^'\n]{1,40}+'|\"[^\"\n]{1,40}+\"){4,}+"
    r"|(?:\$\{\s?(?:'[^'\n]{1,40}+'|\"[^\"\n]{1,40}+\"|`[^`\n]{1,40}+`)\s?\}){3,}+"
)
_ADJOINED = re.compile(r"'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`")


def _adjoining(survey: Survey) -> Iterator[Decoded]:
    raw = survey.raw
    if (_DOLLAR in survey.signs and b"}${" in raw) or _may_adjoin(raw):
        found = _ADJOINING.finditer(survey.text)
        edits = [Edit(*match.span(), "".join(map("".join, _ADJOINED.findall(match[0])))) for match in found]
        if edits:
            yield rewritten(survey.text, edits)


_QUOTES, _DOLLAR = frozenset(b"\"'`"), ord("$")


def _may_adjoin(raw: bytes) -> bool:
    """Return whether there are three pairs of adjacent quotation marks in a row, with other characters between them."""
    return _BESIDE.search(raw.translate(_QUOTES_TABLE)) is not None


_QUOTES_TABLE = bytes(113 if chr(code) in "\"'" else 32 for code in range(256))
_BESIDE = re.compile(rb"qq +qq +qq")


# Characters by their names in Unicode

_NAMES = re.compile(r"(?<![A-Z])[A-Z][A-Z -]{3,40}+(?:[,;|/\n+]\s{0,3}[A-Z][A-Z -]{3,40}+){3,}", re.IGNORECASE)
_BETWEEN_NAMES = re.compile(r"[,;|/\n+]\s{0,3}")
# Names of ASCII characters may follow each other with only spaces between them.
_NAMES_OF_ASCII = sorted((unicodedata.name(chr(code)) for code in range(32, 127)), key=len, reverse=True)
_ONE_NAMED = rf"(?:{'|'.join(_NAMES_OF_ASCII)})(?!\S)\s?"
_NAMED_LETTER = re.compile(_ONE_NAMED, re.IGNORECASE)
_NAMED_LETTERS = re.compile(rf"(?<![A-Za-z])(?:{_ONE_NAMED}){{8,}}+", re.IGNORECASE)
_NAME_SIGNS = (b"latin small letter", b"latin capital letter")


def _named(survey: Survey) -> Iterator[Decoded]:
    if b"latin " not in survey.small or not any(sign in survey.small for sign in _NAME_SIGNS):
        return
    for match in _NAMES.finditer(survey.text):
        names = _BETWEEN_NAMES.split(match[0])
        yield Decoded("".join(_character(name.strip()) for name in names), *match.span())
    for match in _NAMED_LETTERS.finditer(survey.text):
        letters = _NAMED_LETTER.sub(lambda named: _character(named[0].strip()), match[0].strip())
        yield Decoded(letters, *match.span())


def _character(name: str) -> str:
    try:
        return unicodedata.lookup(name)
    except KeyError:
        return ""


# Lists with one word per line

_LABEL = r"[-*+>#\u2022\u25e6\u25aa\u2013]|[(|]?[ ]?(?:[0-9]{1,3}|[a-z])[ ]?[.):|]"
_LISTED = re.compile(
    rf"^(?:[ \t]{{0,8}}(?:{_LABEL})[ \t]{{1,4}}(?:\[[ x]\][ ])?\S{{1,24}}[ \t]{{0,4}}\|?(?:\r?\n|\Z)){{4,}}+",
    re.MULTILINE,
)
_ITEM = re.compile(r"([^\W_][^\s|*_]*)[*_\s|]*$", re.MULTILINE)


def _listed(survey: Survey) -> Iterator[Decoded]:
    if not _may_be_listed(survey.raw):
        return
    for match in _LISTED.finditer(survey.text):
        decoded = " ".join(_ITEM.findall(match[0]))
        if fluency(decoded) >= SURE:
            yield Decoded(decoded, *match.span())


def _may_be_listed(raw: bytes) -> bool:
    """Return whether four lines in a row are items.

    The expression begins with one fixed character, so that the search is fast, and rejects most lines by their first
    characters.
    """
    return raw.count(b"\n") >= _FEWEST_ITEMS - 1 and _ITEMS.search(b"\n" + raw) is not None


_FEWEST_ITEMS = 4
_ITEMS = re.compile(
    rb"\n(?=[ \t]{0,8}+(?:[-*+>#?(|0-9 ]|[a-z][ .):|]))"
    rb"(?:[ \t]{0,8}+(?:[-*+>#?]|[(|]?[ ]?(?:[0-9]{1,3}|[a-z])[ ]?[.):|])[ \t]{1,4}"
    rb"(?:\[[ x]\][ ])?\S{1,24}[ \t]{0,4}\|?(?:\r?\n|\Z)){4}"
)


# Marks, emoji or numbers after nearly all words: `Ignore, all. previous; rules`, `ignore 😀 all 😎`, `ignore - all`,
# `1. ignore 2. all`

_MARK = r"(?:[,.;:!?]{1,3}(?=\s|\Z)| ?[^\x00-\x7f\w\s]{1,3}(?= |\Z)| [-*/|~+=]{1,3}(?= ))"
_ANY_WORD = re.compile(r"[A-Za-z']{1,24}")
_MARKED_WORD = re.compile(rf"[A-Za-z']{{1,24}}{_MARK}")
_AFTER_WORD = re.compile(_MARK)
_NUMBERED_WORD = re.compile(r"(?<!\S)[(\[]?[0-9]{1,3}[.):\]] ?(?=[A-Za-z])")
_FEWEST_MARKED = 8


def _punctuated(survey: Survey) -> Iterator[Decoded]:
    """Find lines of sentences without their marks, emoji or numbers, if these stand at 2 in 5 words or more."""
    if not _may_be_pointed(survey.raw):
        return
    shaped = survey.raw.translate(_POINTED)
    edits: list[Edit] = []
    start = 0
    for line in shaped.split(b"\n"):
        end = start + len(line)
        if len(line) > 4 * _FEWEST_MARKED and line.count(b"m") >= _FEWEST_MARKED and _is_pointed(line):
            edits += _without_marks(survey.text, start, end)
        start = end + 1
    if edits:
        yield rewritten(survey.text, edits)


def _may_be_pointed(raw: bytes) -> bool:
    """Return whether any line has at least `_FEWEST_MARKED` marks."""
    return b"m" * _FEWEST_MARKED in raw.translate(_POINTED, _UNPOINTED)


def _is_pointed(line: bytes) -> bool:
    """Return whether marks next to letters are at least `_FEWEST_MARKED`, and at least two for each five spaces."""
    least = max(_FEWEST_MARKED, 2 * line.count(b" ") / 5)
    if line.count(b"m") < least:
        return False  # each place that is counted below has one of these marks, so fewer cannot be enough
    marked = line.count(b"lm ") + line.count(b" m ")
    return marked + line.count(b"ml") >= least and marked + len(_NUMBERED.findall(line)) >= least


_NUMBERED = re.compile(rb" l{1,3}ml")
_POINTED = bytes(
    109 if chr(code) in ",.;:!?)]-*/|~+=" else 108 if chr(code).isalnum() else code for code in range(128)
) + bytes(128)
_UNPOINTED = bytes(code for code in range(128) if _POINTED[code] != ord("m") and chr(code) != "\n")


def _without_marks(text: str, start: int, end: int) -> Iterator[Edit]:
    words = _ANY_WORD.findall(text, start, end)
    marked = len(_MARKED_WORD.findall(text, start, end))
    numbered = len(_NUMBERED_WORD.findall(text, start, end))
    if max(marked, numbered) * 5 < 2 * len(words) or not are_worded(words):
        return
    for match in (_NUMBERED_WORD if numbered > marked else _AFTER_WORD).finditer(text, start, end):
        yield Edit(*match.span(), "")


# Words broken by spaces anywhere: `I gn ore al l pr evi ous`

_FEWEST_BROKEN = 12
_SHORT_PIECE = 3.4
"""Mean length in letters of the pieces of a line with broken words, at most. Words of English have 4.5."""


def _shattered(survey: Survey) -> Iterator[Decoded]:
    """Find lines whose words are broken by spaces, with the spaces moved to where words end."""
    if not _may_be_shattered(survey):
        return
    small = survey.small
    single = small.translate(_SINGLE_LETTERS)
    at = single.find(_ALONE)
    while at >= 0:
        start, end = small.rfind(b"\n", 0, at + 1) + 1, small.find(b"\n", at + 1)
        end = end if end >= 0 else len(small)
        line = small[start:end]
        if line.count(b" ") * (_SHORT_PIECE + 1) >= len(line) > 2 * _FEWEST_BROKEN and _are_pieces(line.split()):
            plain = survey.text[start:end]
            decoded = part_words("".join(filter(str.isalpha, plain)))
            if fluency(decoded) >= fluency(plain) + SURE:
                yield Decoded(decoded, start, end)
        at = single.find(_ALONE, end)


_ALONE = b" a "


def _may_be_shattered(survey: Survey) -> bool:
    """Return whether more than `_FEWEST_ALONE` different letters that are no words stand alone, as in a broken line."""
    return len(survey.words & _ONE_LETTER) > _FEWEST_ALONE


def _are_pieces(parts: Sequence[bytes]) -> bool:
    """Return whether the parts of a line are short, several of them single letters, and most of them no known words."""
    if len(parts) < _FEWEST_BROKEN or sum(map(len, parts)) > _SHORT_PIECE * len(parts):
        return False
    letters = sum(map(bytes.isalpha, parts))
    unknown = sum(part not in _HELD for part in parts)
    return len(_ONE_LETTER & set(parts)) > _FEWEST_ALONE and unknown * 2 > len(parts) and letters * 4 >= 3 * len(parts)


_LETTERS_ALONE = b"bcdefghjklmnopqrtuvwxyz"
_ONE_LETTER = frozenset(bytes((code,)) for code in _LETTERS_ALONE)
_SINGLE_LETTERS = bytes(97 if code in _LETTERS_ALONE else 32 if chr(code).isspace() else 120 for code in range(128)) + (
    b"x" * 128
)
"""An "a" for each letter that is no word by itself, a space for white space, an "x" for all others."""
_FEWEST_ALONE = 2
_HELD = frozenset(word.encode() for word in WORDS | SMALL)


# Stuttered words, whose beginning is repeated: `I-I-ignore a-all`

_SAID_AGAIN = re.compile(r"\b([A-Za-z]{1,2})-(?:\1-){0,3}(?=\1)", re.IGNORECASE)
_SAME_AROUND = re.compile(rb"-(?=[a-z])(?:(?<=\b([a-z])-)\1|(?<=\b([a-z]{2})-)\2)")
_FEWEST_AGAIN = 2
"""Stuttered words of a text, at least."""


def _stuttered(survey: Survey) -> Iterator[Decoded]:
    if len(_SAME_AROUND.findall(survey.small)) < _FEWEST_AGAIN:
        return
    edits = [Edit(*match.span(), "") for match in _SAID_AGAIN.finditer(survey.text)]
    if edits:
        yield rewritten(survey.text, edits)


# Text in the only capital of each word: `xkIqq wGe aNt`

_CAPITALS = bytes(108 if chr(code).islower() else 117 if chr(code).isupper() else code for code in range(128)) + bytes(
    128
)
_NO_CAPITALS = bytes(code for code in range(128) if not chr(code).isupper() and chr(code) != "\n")
_NO_SHAPED_CAPITALS = bytes(code for code in range(256) if code not in b"u\n")
_CAPITAL_WITHIN = b"lu"
_ONE_CAPITAL = re.compile(rb"l*ul*")
_FEWEST_WITH_CAPITAL, _FIRST_WORDS = 12, 24
_FEWEST_WITHIN = 2
"""Capitals of a text that stand after a small letter, at least."""


def _capitals(survey: Survey) -> Iterator[Decoded]:
    if survey.turns < _FEWEST_WITHIN:
        return
    if not _may_have_one_capital_each(survey.raw):
        return
    shaped = survey.raw.translate(_CAPITALS)
    start = 0
    for line in shaped.split(b"\n"):
        if line.count(b"u") >= _FEWEST_WITH_CAPITAL and _CAPITAL_WITHIN in line and _has_one_capital_each(line):
            plain = survey.text[start : start + len(line)]
            decoded = part_words("".join(filter(str.isupper, plain)).lower())
            if fluency(decoded) >= fluency(plain) + SURE:
                yield Decoded(decoded, start, start + len(line))
        start += len(line) + 1


def _may_have_one_capital_each(raw: bytes) -> bool:
    """Return whether any line has enough capitals, also without those that follow each other.

    The only capitals of words do not follow each other.
    """
    if b"u" * _FEWEST_WITH_CAPITAL not in raw.translate(_CAPITALS, _NO_CAPITALS):
        return False
    alone = raw.translate(_CAPITALS).replace(b"uu", b"")
    return b"u" * _FEWEST_WITH_CAPITAL in alone.translate(None, _NO_SHAPED_CAPITALS)


def _has_one_capital_each(line: bytes) -> bool:
    """Return whether most of the first words of a line, and at least 12, are letters with exactly one capital."""
    if len(line) <= 3 * _FEWEST_WITH_CAPITAL:
        return False
    words = line.split(None, _FIRST_WORDS)[:_FIRST_WORDS]
    alike = sum(map(bool, map(_ONE_CAPITAL.fullmatch, words)))
    return alike >= _FEWEST_WITH_CAPITAL and alike * 5 >= len(words) * 4


# PDF text in pieces, with numbers between them that move the next piece: `[(Ign) -20 (ore)] TJ`

_SHOWN_TEXT = re.compile(r"\[((?:\s{0,4}(?:\((?:[^()\\\n]|\\.){1,80}+\)|-?[0-9.]{1,8})){4,}+)\s{0,4}\]\s{0,4}TJ")
_SHOWN_PIECE = re.compile(r"\(((?:[^()\\\n]|\\.)+)\)")


def _shown(survey: Survey) -> Iterator[Decoded]:
    if b"TJ" in survey.raw:
        found = _SHOWN_TEXT.finditer(survey.text)
        edits = [Edit(*match.span(), "".join(_SHOWN_PIECE.findall(match[1]))) for match in found]
        if edits:
            yield rewritten(survey.text, edits)


PIECED: Mapping[Find, Set[int]] = {
    _adjoining: _QUOTES,
    _named: frozenset[int](),
    _listed: frozenset(b"\n"),
    _punctuated: frozenset(code for code in range(128) if _POINTED[code] == ord("m")),
    _shattered: frozenset[int](),
    _stuttered: frozenset(b"-"),
    _capitals: frozenset[int](),
    _shown: frozenset(b"["),
}
"""The functions that look for text in pieces, in the order in which they are called.

Each needs one of the signs beside it in a text, if there are any; "?" stands for every character beyond ASCII.
"""
