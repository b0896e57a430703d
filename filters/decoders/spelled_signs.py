"""Decoder of text that is read aloud sign by sign: `fower niner tree charlie`, `capital echo plus seven`.

What the signs make may be no language by itself, but hexadecimal, base32, numbers or the like.
"""

import re
from collections import Counter
from itertools import pairwise
from string import ascii_lowercase, digits

from filters.decoders.alphabets import SPELLING_WORDS
from filters.decoders.decoded import PAUSES, Decoded, Edit, Steps, rewritten
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_DIGITS = (
    "0:zero 0:nought 1:one 1:wun 2:two 2:too 3:three 3:tree 4:four 4:fower 5:five 5:fife 6:six 7:seven 8:eight 8:ait "
    "9:nine 9:niner"
)
_NAMES = (
    "a:ay b:bee c:cee c:see d:dee e:ee f:eff g:gee h:aitch j:jay k:kay l:ell m:em n:en o:oh p:pee q:cue q:queue r:ar "
    "s:ess t:tee u:you v:vee w:double-u w:double-you x:ex y:why y:wye z:zee z:zed i:eye"
)
_MARKS = {
    ".": ("full-stop", "period", "dot", "point"),
    ",": ("comma",),
    "?": ("question-mark",),
    "!": ("exclamation-mark", "exclamation-point", "bang"),
    "'": ("apostrophe",),
    '"': ("quote-sign", "quotation-mark", "double-quote", "quote"),
    "-": ("hyphen", "dash", "minus"),
    ":": ("colon",),
    ";": ("semicolon", "semi-colon"),
    "(": ("open-bracket", "open-parenthesis", "left-parenthesis"),
    ")": ("close-bracket", "close-parenthesis", "right-parenthesis"),
    "/": ("slash", "forward-slash"),
    "@": ("at-sign",),
    "%": ("percent", "percent-sign"),
    "$": ("dollar-sign", "dollar"),
    "&": ("ampersand",),
    "#": ("hash-sign", "hash"),
    "*": ("asterisk", "star"),
    "+": ("plus", "plus-sign"),
    "=": ("equals", "equals-sign"),
    "_": ("underscore",),
    " ": ("space", "blank", "next-word", "new-word"),
}
_SIGNS = {word: sign for sign, _, word in (pair.partition(":") for pair in f"{_DIGITS} {_NAMES}".split())}
_SIGNS |= {name: sign for sign, names in _MARKS.items() for name in names}
_SIGNS |= SPELLING_WORDS
_DISTINCT = frozenset(word.encode() for word in _SIGNS)
_FEWEST_DIFFERENT, _FEWEST = 3, 24
"""Different names of signs in a text, and signs in a row, at least."""
_RAISED = ("capital", "cap", "upper", "uppercase", "big")
_OTHERS = ("lower", "lowercase", "small", "digit", "number")
_JOINT = re.compile("[ -]")
_WRITTEN = {_JOINT.sub("", word): sign for word, sign in _SIGNS.items()}
_CASE = rf"(?:(?P<raised>{'|'.join(_RAISED)})|{'|'.join(_OTHERS)})"
_WORD = rf"(?:{'|'.join(word.replace('-', '[ -]?') for word in sorted(_SIGNS, key=len, reverse=True))}|[a-z0-9])"
_GAP = r"[\s,.;:\-/|]{1,6}"
_UNNAMED = _CASE.replace("?P<raised>", "?:")
_ROW = re.compile(rf"\b(?:{_UNNAMED}[ -])?+{_WORD}\b(?:{_GAP}(?:{_UNNAMED}[ -])?+{_WORD}\b)*+", re.IGNORECASE)
_SIGN = re.compile(rf"(?:{_CASE}[ -])?({_WORD})\b", re.IGNORECASE)
_SLOW, _SURE = 128, 3


_PARTS = frozenset(
    part.encode() for word in (*_SIGNS, *_RAISED, *_OTHERS, *ascii_lowercase, *digits) for part in word.split("-")
)
_WORDS = bytes(code if code < 128 and chr(code).isalnum() else 32 for code in range(256))
_ROW_OF = b"\1" * _FEWEST


def find_spelled_signs(survey: Survey) -> Steps:
    """Find rows of words for letters, digits and marks, and yield these signs, with a space for wider gaps.

    Rows that are language are put into the text in place of their words: it was dictated, and says nothing else.
    """
    if len(survey.words & _DISTINCT) < _FEWEST_DIFFERENT or not _may_be_spelled(survey):
        return
    edits: list[Edit] = []
    for number, row in enumerate(_ROW.finditer(survey.text), start=1):
        if number % _SLOW == 0:
            yield from PAUSES
        if len(row[0]) < 2 * _FEWEST - 1:
            continue
        signs: list[str] = []
        spans: list[tuple[int, int]] = []
        for match in _SIGN.finditer(survey.text, *row.span()):
            word = match[2].lower()
            sign = _SIGNS.get(word) or _WRITTEN.get(_JOINT.sub("", word), word)
            signs.append(sign.upper() if match["raised"] else sign)
            spans.append(match.span())
            if len(signs) % _SLOW == 0:
                yield from PAUSES
        if len(signs) < _FEWEST:
            continue
        gaps = [survey.text[end:start] for (_, end), (start, _) in pairwise(spans)]
        usual = Counter(gaps).most_common(1)[0][0]
        said = signs[0] + "".join(
            sign if gap == usual else f" {sign}" for gap, sign in zip(gaps, signs[1:], strict=True)
        )
        if " " in signs:
            said = " ".join("".join(signs).split())
        worded = said if fluency(said) >= _SURE else part_words("".join(signs))
        if fluency(worded) >= _SURE:
            edits.append(Edit(*row.span(), worded))
        else:
            yield Decoded(said, *row.span(), tentative=True)
        yield from PAUSES
    if edits:
        yield rewritten(survey.text, edits)


def _may_be_spelled(survey: Survey) -> bool:
    """Whether as many words of such rows as one has follow each other, whatever stands between them."""
    words = survey.small.translate(_WORDS).split()
    return _ROW_OF in bytes(map(_PARTS.__contains__, words))
