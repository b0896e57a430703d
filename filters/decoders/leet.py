"""Decoder of leetspeak: `1gn0r3 @ll rul35`."""

import re
from collections.abc import Generator, Iterable, Iterator
from itertools import product

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import SMALL, WORDS, is_known, weight

_BEYOND = "€£√¡μµ†§¥¢®©"
"""Signs beyond ASCII that look like letters, as cleaned text has them."""
_LEET = str.maketrans(f"034578@$!(|+2^{{[<#9/{_BEYOND}", "oeastbas1c1tzaccchgvelviuutsycrc")
_AS_SIGNS = str.maketrans(dict.fromkeys(_BEYOND, "@"))
"""A one is an i or an l, a six is a g or a b, a z may be an s; a bar and an exclamation mark count as a one."""
_AMBIGUOUS = {"1": "il", "6": "gb"}
_LIKELIEST = str.maketrans({sign: letters[0] for sign, letters in _AMBIGUOUS.items()})
_LEET_STROKES = {
    "|\\/|": "m", "/\\/\\": "m", "\\/\\/": "w", "|\\|": "n", "/-\\": "a", "|-|": "h", "|_|": "u", "/\\": "a",
    "\\/": "v", "|)": "d", "|<": "k", "|3": "b", "/3": "b", "!3": "b", "13": "b", "><": "x", "|/|": "m", "//": "w",
}  # fmt: skip
_LEET_DRAWN = re.compile("|".join(map(re.escape, _LEET_STROKES)))
_LEET_SHAPE = bytes(
    108 if chr(code).isalpha() and code < 128
    else 100 if chr(code) in "01345789@$"
    else 115 if chr(code) in "+!|"
    else 32
    for code in range(256)
)  # fmt: skip
_LEET_MARKS = b"@$+!|"
_LEET_SIGNS, _LEET_EDGES = (b"ldl", b"dld", b"lsl"), (b"dl", b"ld")
"""What shows leetspeak in the shape of a text, and what does once some was found. Signs that stand between the words of
formulas and code as well show it between letters alone.
"""
_LEET_SIGN = rf"A-Za-z0-9@$!(|+^{{\[<#\\/{_BEYOND}"
_LEET_WORD = re.compile(
    rf"(?<![{_LEET_SIGN}_])[{_LEET_SIGN}][{_LEET_SIGN})\-_>]{{0,30}}[{_LEET_SIGN})>](?![\w@${_BEYOND}])"
)
_LEET_MARK = re.compile(rf"[0-9@$!(|+^{{\[<#\\/{_BEYOND}zZ]")
_LEET_INSIDE = re.compile(rf"[0-9@$+!|{_BEYOND}].*[A-Za-z]|[A-Za-z].*[0-9@$+{_BEYOND}]|[A-Za-z][!|].*[A-Za-z]")
_FEWEST_EQUALS = 8
_INK_PARTED = bytes(32 if chr(code).isspace() or chr(code) == "=" else 97 for code in range(256))
"""An "a" for each character of words; white space and equals signs separate them."""
_LONGEST_TOKEN = 48
"""Most characters without white space: longer runs are keys, hashes and the like, which contain anything by chance."""
_MOST_AMBIGUOUS = 4
_SURE = 3


def find_leet(survey: Survey) -> Steps:
    """Find leetspeak and yield the text with its words put right, if enough of them turn out to be known words."""
    text = survey.text
    with_beyond = not survey.strangers.isdisjoint(_BEYOND)
    if not (with_beyond or survey.digits_in_words) and survey.signs.isdisjoint(_LEET_MARKS):
        return
    raw = text.translate(_AS_SIGNS).encode("ascii", "replace") if with_beyond else survey.raw
    shape = raw.translate(_LEET_SHAPE)
    if not has_any(shape, _LEET_SIGNS):
        return  # digits only at the ends of words are numbers
    found: set[str] = set()
    seen: set[str] = set()
    ink = survey.ink if survey.raw.count(b"=") < _FEWEST_EQUALS else survey.raw.translate(_INK_PARTED)
    for signs in (_LEET_SIGNS, _LEET_EDGES):
        for start, end in _mixed_tokens(shape, ink, signs):
            if text[start:end] in seen:
                continue
            seen.add(text[start:end])
            found.update(_known_words(text, start, end))
            if sum(map(weight, found)) >= _SURE:
                edits = yield from _right_words(text)
                yield from PAUSES
                yield rewritten(text, edits)
                return
            yield None
        if not found:
            return
        yield from PAUSES


def _right_words(text: str) -> Generator[None, None, list[Edit]]:
    """Return the edits for words that differ once put right. Pauses at times."""
    edits: list[Edit] = []
    right: dict[str, str] = {}
    for number, match in enumerate(_LEET_WORD.finditer(text), start=1):
        if number % _MATCHES_TO_PAUSE == 0:
            yield from PAUSES
        word = match[0]
        if word not in right:
            right[word] = _unleet(word) if _LEET_MARK.search(word) else word
            if len(right) % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
        if right[word] != word:
            edits.append(Edit(*match.span(), right[word]))
    return edits


_MATCHES_TO_PAUSE = 2_048
_WORDS_TO_PAUSE = 32
"""Different words put right between two pauses. Each may have dozens of readings."""


def _mixed_tokens(shape: bytes, ink: bytes, signs: Iterable[bytes]) -> Iterator[tuple[int, int]]:
    """Yield the spans of the tokens that contain one of the signs."""
    for sign in signs:
        at = shape.find(sign)
        while at >= 0:
            start, end = ink.rfind(b" ", 0, at) + 1, ink.find(b" ", at)
            end = len(ink) if end < 0 else end
            if end - start <= _LONGEST_TOKEN:
                yield start, end
            at = shape.find(sign, end)


def _known_words(text: str, start: int, end: int) -> Iterator[str]:
    for match in _LEET_WORD.finditer(text, start, end):
        word = _known_reading(match[0]) if _LEET_INSIDE.search(match[0]) else ""
        if len(word) > 2:
            yield word


def _known_reading(word: str) -> str:
    """Return the known reading of a word, maybe in brackets, or ""."""
    reading = _known_whole(word)
    if reading or len(word) < 2 or word[0] not in _LEET_BEGINS or _parts_at(word):
        return reading
    rest = _known_reading(word[1:])
    return rest and word[0] + rest


def _known_whole(word: str) -> str:
    """Return the known reading of a word as it stands, or ""."""
    for written in (word, word.rstrip(_LEET_ENDS)):
        for drawn in dict.fromkeys((written, _LEET_DRAWN.sub(_of_strokes, written))):
            small = drawn.translate(_LEET).lower()
            for letters in (small, small.replace("z", "s")) if "z" in drawn or "Z" in drawn else (small,):
                reading = next(filter(is_known, _readings(letters)), "") if _may_be_known(letters[:_BEGUN]) else ""
                if reading:
                    return reading + word[len(written) :]
    return ""


def _parts_at(word: str) -> bool:
    """Whether a word has an at sign between two parts, as an address has."""
    before, _, after = word.partition("@")
    return bool(before and after)


def _unleet(word: str) -> str:
    """Return the known reading of a word, or else its likeliest one if it mixes digits and letters."""
    known = _known_whole(word)
    if known:
        return known
    if _parts_at(word):
        before, at, after = word.partition("@")
        return f"{_unleet(before)}{at}{_unleet(after)}"
    if word[0] in _LEET_BEGINS:
        return word[0] + (_unleet(word[1:]) if len(word) > 1 else "")
    if not _LEET_INSIDE.search(word):
        return word
    body = word.rstrip(_LEET_ENDS)
    return next(_readings(body.translate(_LEET).lower())) + word[len(body) :]


_LEET_BEGINS = "([{<"
_LEET_ENDS = "!)>"


def _of_strokes(match: re.Match[str]) -> str:
    return _LEET_STROKES[match[0]]


def _may_be_known(begun: str) -> bool:
    """Whether any reading of a word that begins so may be known. It rules out random characters cheaply."""
    return begun in _BEGINNINGS or not _AMBIGUOUS.keys().isdisjoint(begun)


_BEGUN = 3
_BEGINNINGS = SMALL | {word[:_BEGUN] for word in WORDS}
"""Beginnings of all words that `is_known` knows: endings come only after three or more letters."""


def _readings(small: str) -> Iterator[str]:
    """Yield every reading of a word's ambiguous signs; only the first few of them vary."""
    places = [place for place, char in enumerate(small) if char in _AMBIGUOUS]
    letters = list(small.translate(_LIKELIEST))
    for choice in product(*(_AMBIGUOUS[small[place]] for place in places[:_MOST_AMBIGUOUS])):
        for place, letter in zip(places, choice, strict=False):
            letters[place] = letter
        yield "".join(letters)
