"""The two normal forms of a text: cleaned, for decoders, and canonical, for rules."""

import re
import unicodedata
from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Final

import numpy as np

from filters import steps
from filters.text.confusables import ACCENTS, BARE, DRAWN, FOREIGN, TURNED, as_disguised, fold_word
from filters.text.invisible import spell_invisible


def canonicalise(text: str) -> str:
    """Return the canonical form, which rules are matched against (GATEWAY.md section 4). Idempotent.

    It has small letters (Unicode case folding) and no compatibility forms (NFKC). Invisible characters, accents and
    stacked marks are removed, and characters that are smuggled in invisible ones are spelled out. Look-alike letters
    become Latin, typographic quotes ASCII. White space is squeezed to single spaces, with none at the ends, and letters
    that were spaced out are joined.
    """
    return fold(clean(text))


def clean(text: str) -> str:
    """Return the cleaned form, which decoders read. Case, accents and white space are kept.

    Invisible characters are removed and compatibility forms replaced (NFKC). Tag characters (U+E0000 block), bytes
    hidden in variation selectors and bits hidden in invisible characters are spelled out where they stand, as are
    Braille, letters in brackets and circles, and small capitals. Marks between words of old scripts are spaces.
    Invisible are all controls but tab and line breaks, and all characters without a shape: formats, private use, and
    what Unicode does not assign. At most four combining marks stay on one character, as more serve only to disguise it
    and to slow normalising down.
    """
    if text.isascii() and not _has_controls(text):
        return text
    return steps.run(clean_in_steps(text))


def clean_in_steps(text: str) -> Generator[None, None, str]:
    """Return what `clean` returns; pauses after every `_RUNS_TO_PAUSE` different runs of characters that it changes."""
    if "\x1b[" in text:
        text = _TERMINAL.sub("", text)
    if not _has_controls(text) and (text.isascii() or not _traits(text) & _IS_WILD):
        return text
    spelled: dict[str, str] = {}
    written: list[str] = []
    done = 0
    for match in _WILD.finditer(text):
        run = match[0]
        if run not in spelled:
            spelled[run] = _spell_one(run) if len(run) == 1 else (yield from _spell_in_steps(run))
            if len(spelled) % _RUNS_TO_PAUSE == 0:
                yield
        written += text[done : match.start()], spelled[run]
        done = match.end()
    return "".join((*written, text[done:]))


_RUNS_TO_PAUSE = 128
"""Different runs or words that are treated from one pause to the next. Each takes up to ten microseconds."""


_TERMINAL = re.compile("\x1b\\[[0-9;?]{0,16}[A-Za-z]")
"""Terminal sequences that set colours or move the cursor."""


def _has_controls(text: str) -> bool:
    raw = text.encode("ascii", "replace")
    return len(raw.translate(None, _CONTROLS)) < len(raw)


def fold(cleaned: str) -> str:
    """Return the canonical form of a text that `clean` returned."""
    return steps.run(_set_together(cleaned, cleaned if cleaned.isascii() else _fold_words(cleaned)))


def fold_in_steps(cleaned: str) -> Generator[None, None, str]:
    """Return what `fold` returns; pauses after each few words that it changes."""
    if cleaned.isascii():
        return (yield from _set_together(cleaned, cleaned))
    folded = yield from _fold_words_in_steps(cleaned)
    yield
    return (yield from _set_together(cleaned, folded))


def _set_together(cleaned: str, folded: str) -> Generator[None, None, str]:
    """Return the canonical form of a cleaned text, given its words folded too (an ASCII text as it is). Pauses."""
    squeezed = _squeeze_ascii(cleaned) if folded is cleaned and cleaned.isascii() else _squeeze(folded)
    if not _is_spaced_out(squeezed):
        return squeezed
    yield
    joined = _join_spaced(folded.lower() if folded is cleaned else folded)
    if not joined.isascii():
        # Letters that were spaced out become words only now, and a word of look-alikes is judged as a whole.
        yield
        folded = yield from _fold_words_in_steps(joined)
        yield
        joined = _join_spaced(folded) if _is_spaced_out(_squeeze(folded)) else folded
    return _squeeze(joined)


# Cleaning. Only runs of characters that cleaning may change are treated: normalising or translating a whole text costs
# ten times as much as finding these runs.

_CONTROLS = bytes(code for code in (*range(32), 127) if code not in b"\t\n\r")
_TAG = (0xE0009, 0xE000A, 0xE000D, *range(0xE0020, 0xE007F))
"""Tags for ASCII. Unicode defines none for tabs and line breaks, but adding 0xE0000 to every character gives them."""
_SHAPELESS = frozenset({"Cc", "Cf", "Cn", "Co"})
"""Unicode categories: controls, formats, not assigned, private use."""
_INVISIBLE_RANGES = (
    (0x34F, 0x350), (0x115F, 0x1161), (0x17B4, 0x17B6), (0x180B, 0x1810), (0x20DD, 0x20E1), (0x20E2, 0x20E5),
    (0x3164, 0x3165), (0xFE00, 0xFE10), (0xFFA0, 0xFFA1), (0xFFFC, 0xFFFE), (0x16FE4, 0x16FE5), (0xE0100, 0xE01F0),
)  # fmt: skip
_INVISIBLE = frozenset(code for first, last in _INVISIBLE_RANGES for code in range(first, last))
"""Characters that are invisible although their Unicode category does not say so."""
_QUOTES = dict.fromkeys(map(ord, "‘’‚‛′‹›ʼʹ`´"), "'") | dict.fromkeys(map(ord, "“”„‟″«»"), '"')
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−⁃"), "-")
_SEPARATORS = dict.fromkeys((0x0B, 0x0C, 0x85, 0x2028, 0x2029), "\n")
_OF_OLD_SCRIPTS = (
    0x1361, 0x16EB, 0x16EC, 0x16ED, 0x2056, 0x205A, 0x205D, 0x205E, 0x2E31, 0x2E33,
    0x10100, 0x10101, 0x1039F, 0x103D0, 0x1091F,
)  # fmt: skip
_BETWEEN_WORDS = dict.fromkeys(_OF_OLD_SCRIPTS, " ")
"""Marks that stand between words in old scripts, which have no spaces."""
_BRAILLE_DOTS = """
1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356
"""
_BRAILLE = {0x2800: " "} | {
    0x2800 + sum(1 << int(dot) - 1 for dot in dots): chr(97 + number)
    for number, dots in enumerate(_BRAILLE_DOTS.split())
}
_BRAILLE |= {0x2802: ",", 0x2806: ";", 0x280C: "/", 0x2812: ":", 0x2816: "!", 0x2824: "-", 0x2826: "?", 0x2832: "."}
_BRAILLE |= {0x282A: "[", 0x283B: "]", 0x2837: "(", 0x283E: ")", 0x2823: "(", 0x281C: ")"}
_BRAILLE_SIGNS: dict[int, str | None] = {
    0x2808: None,
    0x2810: None,
    0x2828: None,
    0x2820: None,
    0x283C: None,
    0x2804: "'",
}
"""The signs that announce a capital, a number or a bracket, and the apostrophe."""
_BRACKET_OF = {"\u2828\u2823": "[", "\u2828\u281c": "]", "\u2810\u2823": "(", "\u2810\u281c": ")"}
_BRAILLE_BRACKETS = re.compile("[\u2810\u2828][\u2823\u281c]")
_BRAILLE_NUMBERS = re.compile("\u283c([\u2801\u2803\u2809\u2819\u2811\u280b\u281b\u2813\u280a\u281a]+)")
_BRAILLE_DIGITS = str.maketrans("\u281a\u2801\u2803\u2809\u2819\u2811\u280b\u281b\u2813\u280a", "0123456789")
_BRACKETED = {first + offset: chr(97 + offset) for first in (0x249C, 0x1F110) for offset in range(26)}
_SPELLED: dict[int, str | None] = {
    **dict.fromkeys(_INVISIBLE),
    **{code: chr(code - 0xE0000) for code in _TAG},
    **{code: spelled for code, spelled in (_QUOTES | _DASHES).items() if code > 0x7F},
    **_SEPARATORS,
    **_BETWEEN_WORDS,
    **_BRAILLE,
    **_BRAILLE_SIGNS,
    **_BRACKETED,
    **{ord(char): letter for char, letter in DRAWN.items() if char not in TURNED},
}


def _is_wild(code: int) -> bool:
    char = chr(code)
    return (
        code in _SPELLED
        or unicodedata.category(char) in _SHAPELESS
        or bool(unicodedata.combining(char))
        or unicodedata.normalize("NFKC", char) != char
    )


def character_class(codes: Iterable[int]) -> str:
    """Return the inside of a character class of a regular expression for these codes, which are ascending."""
    ranges: list[list[int]] = []
    for code in codes:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in ranges)


_BASIC = [*range(0x80, 0x3400), *range(0xA000, 0xAC00), *range(0xE000, 0x10000)]
"""The basic plane without ASCII, CJK, Hangul and surrogates: none of the characters left out is changed."""
_ASTRAL: Final = 0x10000
_WILD_CODES = [code for code in _BASIC if _is_wild(code)]
_MARKS = character_class([code for code in _BASIC if unicodedata.combining(chr(code))])
# Beyond the basic plane all characters but ideographs are treated (mathematical letters, emoji, tags): a few broad
# ranges are much faster to test than hundreds of exact ones.
_WILD = re.compile(
    f"[{character_class(sorted(_CONTROLS))}{character_class(_WILD_CODES)}"
    "\U00010000-\U0001ffff\U0002a6e0-\U0002a6ff\U0002ebe1-\U0010ffff]+"
)
_STACK = re.compile(f"([{_MARKS}]{{4}})[{_MARKS}]+")
_SPELLABLE = re.compile(f"[{character_class(sorted(_SPELLED))}]")


def _spell(run: str) -> str:
    return steps.run(_spell_in_steps(run))


def _spell_in_steps(run: str) -> Generator[None, None, str]:
    run = _STACK.sub(r"\1", spell_invisible(run))
    if "\u2801" in run:
        run = run.replace("\u2808\u2801", "@")
    if "\u2823" in run or "\u281c" in run:
        run = _BRAILLE_BRACKETS.sub(lambda match: _BRACKET_OF[match[0]], run)
    if "\u283c" in run:
        run = _BRAILLE_NUMBERS.sub(lambda match: match[1].translate(_BRAILLE_DIGITS), run)
    run = _spell_each(run)
    if len(run) > _LONG_RUN:
        yield
    normal = "".join([_normal(part) for part in _LONG_FORMS.split(run) if part])
    if len(run) > _LONG_RUN:
        yield
    return _spell_each(normal)


_LONG_RUN = 1_024
"""Characters of a run from which each way to spell it takes long enough to pause after it."""


def _normal(run: str) -> str:
    """Return the compatibility form of a run. A character with a form longer than `_LONGEST_FORM` stays as it is."""
    return run if run in _LONG_SET else unicodedata.normalize("NFKC", run)


_LONGEST_FORM = 4
_LONG_SET = frozenset(
    char
    for char in map(chr, (*_WILD_CODES, *range(_ASTRAL, 0x20000)))
    if unicodedata.decomposition(char) and len(unicodedata.normalize("NFKC", char)) > _LONGEST_FORM
)
_LONG_FORMS = re.compile(f"([{''.join(sorted(_LONG_SET))}])")


def _spell_each(run: str) -> str:
    spelled = run.translate(_SPELLED) if _SPELLABLE.search(run) else run
    return spelled if spelled.isprintable() else "".join(filter(_has_shape, spelled))


def _has_shape(char: str) -> bool:
    return char in "\t\n\r" or unicodedata.category(char) not in _SHAPELESS


_spell_one = lru_cache(1 << 14)(_spell)


# Folding.


def _is_letter(code: int) -> bool:
    return chr(code).isalpha()


_ACCENT_CODES = [code for first, last in ACCENTS for code in range(first, last + 1)]
_ACCENT_SET = frozenset(_ACCENT_CODES)
_ALPHABETS = (
    *range(0xC0, 0x250), *range(0x370, 0x590), *range(0x13A0, 0x1400), *range(0x1C80, 0x1C90), *range(0x1E00, 0x2000),
    *range(0x2C80, 0x2CF4), *range(0xA4D0, 0xA4F8), *range(0xAB70, 0xABC0),
)  # fmt: skip
"""Latin with accents, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu: their words are folded as wholes."""
_STRANGE_CODES = sorted({*BARE, *map(ord, DRAWN), *map(ord, FOREIGN), *filter(_is_letter, _ALPHABETS)})
_STRANGE = character_class(_STRANGE_CODES)
_ACCENTS = character_class(_ACCENT_CODES)
# A word that holds a character which folding may change. The bound on the plain letters before that character and the
# look-behind keep this linear in unbroken text.
_FOLDABLE = re.compile(rf"(?:(?<![A-Za-z0-9])[A-Za-z0-9]{{1,64}})?+[{_STRANGE}][\w{_ACCENTS}]{{0,255}}+")
_FIRST_MARK = 0x300
_FOREIGN_CODES = [
    code
    for code in (*_BASIC, *range(_ASTRAL, 0x20000))
    if code >= _FIRST_MARK and unicodedata.category(chr(code)) in {"Mn", "Mc", "Me"} and code not in _ACCENT_SET
]
_FOREIGN_MARKS = character_class(_FOREIGN_CODES)
"""Marks of other scripts, where they are part of the word. On a letter of `_ALPHABETS` they are a disguise."""
_MISPLACED = re.compile(rf"[{_FOREIGN_MARKS}](?<=[\sA-Za-z{_STRANGE}{_ACCENTS}].)[{_FOREIGN_MARKS}{_ACCENTS}]*+")


def _fold_words(text: str) -> str:
    return steps.run(_fold_words_in_steps(text))


def _fold_words_in_steps(text: str) -> Generator[None, None, str]:
    traits = _traits(text)
    if traits & _IS_MISPLACED:
        text = _MISPLACED.sub("", text)
    if traits & _IS_STRANGE:
        folded: dict[str, str] = {}
        parts = text.split(" ")  # no word contains a space
        for part in parts:
            if not part.isascii() and part not in folded:
                folded[part] = yield from _fold_part(part)
                if len(folded) % _RUNS_TO_PAUSE == 0:
                    yield
        text = " ".join([folded.get(part, part) for part in parts])
    return text.casefold()


def _fold_part(part: str) -> Generator[None, None, str]:
    folded: list[str] = []
    done = 0
    for match in _FOLDABLE.finditer(part):
        folded += part[done : match.start()], fold_word(match[0])
        done = match.end()
        if len(folded) % _WORDS_TO_PAUSE == 0:
            yield
    return "".join((*folded, part[done:])) if folded else part


_WORDS_TO_PAUSE = 2 * 8
"""Twice the words that are folded from one pause to the next. A word of up to 256 characters takes up to 0.1
milliseconds.
"""
_IS_WILD, _IS_STRANGE, _IS_MISPLACED = 1, 2, 4


def _table(codes_of: Iterable[tuple[int, Iterable[int]]]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Return the traits of each character of the basic plane, and last all traits, for any character beyond it."""
    table = np.zeros(_ASTRAL + 1, np.uint8)
    for trait, codes in codes_of:
        table[[code for code in codes if code < _ASTRAL]] |= np.uint8(trait)
        table[_ASTRAL] |= np.uint8(trait)
    return table


_TRAITS: Final = _table(((_IS_WILD, _WILD_CODES), (_IS_STRANGE, _STRANGE_CODES), (_IS_MISPLACED, _FOREIGN_CODES)))


def _traits(text: str) -> int:
    """Return the traits that characters of a text may have, in a tenth of the time of searching for the characters."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    return int(np.bitwise_or.reduce(_TRAITS.take(np.minimum(codes, _ASTRAL))))


def _in_disguise(code: int) -> str:
    if unicodedata.category(chr(code)) in _SHAPELESS or code in _FOREIGN_SET:
        return ""
    return as_disguised(unicodedata.normalize("NFKC", chr(code).translate(_SPELLED)))


_FOREIGN_SET = frozenset(_FOREIGN_CODES)
DISGUISED: Final = {code: _in_disguise(code) for code in _TRAITS[:_ASTRAL].nonzero()[0].tolist()}
"""What those characters of the basic plane that are ever made others are in a word that is a disguise."""
_TOGETHER = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u206f\ufeff]{64}|[\ufe00-\ufe0f]{4}|[\U00010000-\U0010ffff]"
    "|\x1b|\u2808\u2801|\u283c"
)
"""What is undone only together: rows of what nobody sees, which a terminal's sequences may part, and signs of Braille
that are no letters. And characters beyond the basic plane, of which some are gone and others letters.
"""


def at_most(text: str) -> str:
    """Return a text in ASCII that has all English words of the canonical form, and maybe more of them.

    It takes a tenth of the time or less.
    """
    if _TOGETHER.search(text):
        return canonicalise(text)
    return canonicalise(text.translate(DISGUISED).encode("ascii", "replace").decode())


# White space, and letters that are spaced out.

_SPACED_BY_SPACE = re.compile(r"(?<!\w)[^\W\d_](?:\s++[^\W\d_](?!\w)){3,}+")
_SPACED_BY_MARK = re.compile(r"(?<!\w)[^\W\d_](?:([.\-_*|/+~,])[^\W\d_](?![^\W_]))(?:\1[^\W\d_](?![^\W_]))+")
_GAP = re.compile(r"\s{2,}")
_SPACES = re.compile(b"  +")
_SMALL_AND_SPACED = bytes(32 if chr(code).isspace() else ord(chr(code).lower()) for code in range(128)) + bytes(128)
# The shape of a text in bytes: l for a letter, s for a mark. Searching it is a hundred times faster than an expression.
_SHAPE = bytes(
    108 if chr(byte).isalpha() or byte == 63 else 115 if chr(byte) in ".-_*|/+~," else byte for byte in range(128)
) + bytes(128)


def _squeeze(text: str) -> str:
    return " ".join(text.split())


def _squeeze_ascii(text: str) -> str:
    """Return the text in small letters with its white space squeezed: in bytes, where both take half the time."""
    single = text.encode().translate(_SMALL_AND_SPACED)
    return (_SPACES.sub(b" ", single) if b"  " in single else single).strip(b" ").decode()


def _is_spaced_out(squeezed: str) -> bool:
    """Whether a text may hold letters set apart by spaces (four and more) or by one repeated mark (three and more)."""
    shape = squeezed.encode("ascii", "replace").translate(_SHAPE)
    return b"l l l l" in shape or _is_marked_apart(squeezed, shape)


def _is_marked_apart(squeezed: str, shape: bytes) -> bool:
    """Whether three single letters stand with marks between them; paths and base64 have such marks within words."""
    at = shape.find(b"lslsl")
    while at >= 0:
        if not squeezed[at - 1 : at].isalnum() and not squeezed[at + 5 : at + 6].isalnum():
            return True
        at = shape.find(b"lslsl", at + 2)
    return False


def _join_spaced(text: str) -> str:
    """Join letters that are set apart: first those set apart by marks, as spaces may stand between their words."""
    return _SPACED_BY_SPACE.sub(_join_letters, _SPACED_BY_MARK.sub(_join_marked, text))


def _join_marked(match: re.Match[str]) -> str:
    return match[0].replace(match[1], "")


def _join_letters(match: re.Match[str]) -> str:
    """Join the letters of a match. Wider gaps are kept between words, unless that would leave letters spaced out."""
    words = " ".join("".join(word.split()) for word in _GAP.split(match[0]))
    return "".join(words.split()) if _SPACED_BY_SPACE.search(words) else words
