"""Decoders of Morse code, written in signs or spelled out (`dah-dit`, `dash dot`)."""

import re
from collections.abc import Iterator
from itertools import permutations

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import byte_table, has_any, shape
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_LOWER, _DIGITS = "abcdefghijklmnopqrstuvwxyz", "0123456789"
_CODES = """
.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..
----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .-.-.- --..-- ..--.. -.-.-- -..-. -....- .----. ---...
"""
CODES = dict(zip(_CODES.split(), _LOWER + _DIGITS + ".,?!/-':", strict=True))
_MORSE_TABLE = bytes(97 if chr(code) in ".-" else 115 if chr(code) in " /" else 32 for code in range(256))
_ANY_MORSE_TABLE = bytes(97 if chr(code) in ".-_?" else 115 if chr(code) in " /" else 32 for code in range(256))
"""The same with an "a" also for characters that `find_morse` reads as dots or hyphens only if there are enough."""
_MORSE_HINT = b"asa"
_MORSE_SHAPES = (b"asas", b"asaas", b"asaaas", b"saasaas", b"saaasaaas", b"aaaaasaaaaasaaaaas", b"aaaaasaaaaasssaaaaas")
_MORSE_DOTS = "•·∙●"
_MORSE_MARKS = {ord(mark): "." for mark in _MORSE_DOTS} | {ord("_"): "-"}
_SPOKEN_ONE = r"(?:dit?|dt|dah|dot|dash)"
_SPOKEN = re.compile(rf"\b{_SPOKEN_ONE}\b(?:[-. ,;/|\n]{{1,4}}\b{_SPOKEN_ONE}\b){{11,}}", re.IGNORECASE)
_SPOKEN_HINTS = (b"dah", b"dash")
_ONE_TOGETHER = r"(?:da(?:sh|h)|dot|dit?)"
_SIGNS_TOGETHER = rf"{_ONE_TOGETHER}{{1,6}}+\b"
_TOGETHER = re.compile(rf"\b{_SIGNS_TOGETHER}(?:[ /|\r\n]{{1,8}}{_SIGNS_TOGETHER}){{5,}}+", re.IGNORECASE)
_TOGETHER_HINTS = (b"dashd", b"dahd", b"dotd", b"ditd")
_TOGETHER_ENDS = tuple({hint[-2:]: None for hint in _TOGETHER_HINTS})
"""The last two letters of these hints: looking for them first takes half the time."""
_SPOKEN_SIGN = re.compile(r"\bda(?:sh|h)[ -]d(?:[io]?t|i)\b", re.IGNORECASE)
_BETWEEN_SIGNS, _SPOKEN_LETTERS, _SPOKEN_WORDS = re.compile(r"\b \b"), re.compile("[,;] ?"), re.compile("[.;] ?")
"""What stands between signs and between words where a comma stands between letters, and what between letters."""
_SIGN = re.compile(rf"{_SPOKEN_ONE}-?", re.IGNORECASE)
_SIGN_TOGETHER = re.compile(_ONE_TOGETHER, re.IGNORECASE)
_UNDERLINED_TABLE = byte_table("._")
_UNDERLINED = re.compile(r"[._]{1,6} [._]{1,6}[ /|]{1,3}[._]{1,6} [._]{1,6}")
_MORSE_RUN = re.compile(r"(?<!\w)[.\-]{1,6}+(?:(?: {1,8}|[ /|\n]{1,3})[.\-]{1,6}+){5,}+")
_WIDE_SHAPES = (b"asssasssa", b"assassa")
_GAP = re.compile(" +")
_MORSE_WORDS = re.compile(r" ?[/|\n] ?| {2,3}")
_PICTURED = re.compile(r"[^\x00-\x7f\w\s](?:[ /|\n]{0,3}+[^\x00-\x7f\w\s]){15,}+")
_LETTERS_APART = re.compile(r" ?/ ?")
_SURE = 3
_BITS = frozenset("01")


def find_morse(survey: Survey) -> Steps:
    """Find Morse code (ITU-R M.1677-1) in dots and hyphens, its words separated by a slash, a bar or a wider gap.

    Code in two other signs that are not ASCII, and code written backwards, are found as well.
    """
    text = survey.text
    if not text.isascii():
        yield from _pictured(text)
    if not _may_be_morse(survey.raw.translate(_ANY_MORSE_TABLE)):
        return
    if (not text.isascii() and any(mark in text for mark in _MORSE_DOTS)) or (
        "_" in text and _may_be_underlined(survey) and _UNDERLINED.search(text)
    ):
        plain = text.translate(_MORSE_MARKS)
        shaped = shape(plain, _MORSE_TABLE)
    else:
        plain = text
        shaped = survey.raw.translate(_MORSE_TABLE)
    if not _may_be_morse(shaped):
        return
    for match in _MORSE_RUN.finditer(plain):
        decoded = from_morse(match[0])
        yield from PAUSES
        if "//" in match[0]:
            decoded = _with_letters_apart(match[0], decoded)
            yield from PAUSES
        backwards = decoded if fluency(decoded) >= 2 else from_morse(match[0][::-1])
        # A text whose letters were reversed also gives words if its signs are reversed, but fewer.
        if fluency(backwards) >= max(2, fluency(decoded[::-1])):
            yield Decoded(backwards, *match.span(), "" if backwards is decoded else "morse_reversed")
        elif len(decoded) * 3 >= len(match[0]) // 2 and (len(signs := set(decoded)) > 2 or signs == _BITS):
            yield Decoded(decoded, *match.span(), tentative=True)


def _may_be_morse(shaped: bytes) -> bool:
    return (_MORSE_HINT in shaped and has_any(shaped, _MORSE_SHAPES)) or has_any(shaped, _WIDE_SHAPES)


def _with_letters_apart(signs: str, decoded: str) -> str:
    """Return `decoded`, or if it has few known words, the signs read with / between letters and // between words."""
    if "//" not in signs or fluency(decoded) >= 2:
        return decoded
    return from_morse("/".join(_LETTERS_APART.sub(" ", word.strip()) for word in signs.split("//")))


def find_spoken_morse(survey: Survey) -> Steps:
    """Find Morse code in words (`dah-dit`, `dash dot`, `DashDot` with the signs of a letter joined) or timed in bits.

    In timed code, each bit says whether there is sound in one unit of time.
    """
    text = survey.text
    if b"111000" in survey.raw and survey.has_run(_LEAST_TIMED):
        for match in _TIMED.finditer(text):
            signs = match[0].replace("111", "-").replace("1", ".")
            decoded = from_morse(_SILENCE.sub("/", signs).replace("000", " ").replace("0", ""))
            yield Decoded(decoded, *match.span(), "morse_timed") if fluency(decoded) >= 2 else None
    if _may_be_spoken(survey) and _SPOKEN_SIGN.search(text):
        for match in _SPOKEN.finditer(text):
            spoken = match[0]
            if "," in spoken and "-" not in spoken:
                spoken = _BETWEEN_SIGNS.sub("-", spoken)
            if "," in spoken or "-" in spoken:
                spoken = _SPOKEN_WORDS.sub(" / ", spoken)
            signs = _SIGN.sub(lambda sign: "-" if "a" in sign[0].lower() else ".", _SPOKEN_LETTERS.sub(" ", spoken))
            decoded = from_morse(signs)
            decoded = _with_letters_apart(signs.replace(" ", "") if "//" in signs else signs, decoded)
            if fluency(decoded) >= 2:
                yield Decoded(decoded, *match.span())
    together = has_any(survey.small, _TOGETHER_ENDS) and has_any(survey.small, _TOGETHER_HINTS)
    for match in _TOGETHER.finditer(text) if together else ():
        signs = _SIGN_TOGETHER.sub(lambda sign: "-" if "a" in sign[0].lower() else ".", match[0].replace("\r", ""))
        decoded = from_morse(signs)
        yield Decoded(decoded, *match.span()) if fluency(decoded) >= 2 else None


def _may_be_spoken(survey: Survey) -> bool:
    """Return whether there may be a word for a dash. In a text beyond ASCII, it may be part of a word.

    An expression that ignores case takes some letters beyond ASCII for those of ASCII.
    """
    if survey.text.isascii() and survey.words.isdisjoint(_SPOKEN_HINTS):
        return False
    return has_any(survey.small, _SPOKEN_HINTS)


def _pictured(text: str) -> Steps:
    """Find Morse code in any two characters that are not ASCII, such as black and white circles, and maybe a third one
    between letters or words."""
    for match in _PICTURED.finditer(text):
        signs = sorted(set(match[0]) - _GAPS)
        likely, way, most = list[str](), 0, 0
        for dot, dash, *gap in permutations(signs) if len(signs) in _KINDS_OF_SIGNS else ():
            for number, code in enumerate(_with_gaps(_in_signs(match[0][:_SAMPLE], dot, dash), *gap)):
                if (worth := fluency(from_morse(code))) > most:
                    most, likely, way = worth, [dot, dash, *gap], number
            yield None
        if most >= _SURE:
            dot, dash, *gap = likely
            code = list(_with_gaps(_in_signs(match[0], dot, dash), *gap))[way]
            yield Decoded(from_morse(code), *match.span())
        yield None


_SAMPLE = 512
"""Signs that are read in every way, to tell which signs are dots, dashes and gaps."""


def _in_signs(pictured: str, dot: str, dash: str) -> str:
    return pictured.replace(dot, ".").replace(dash, "-")


def _with_gaps(code: str, gap: str = "/") -> Iterator[str]:
    """Yield Morse code with a sign between words, or between letters with a space or the sign twice between words."""
    yield code.replace(gap, "/")
    if gap != "/":
        yield code.replace(gap, " ")
        yield code.replace(" ", "/").replace(gap, " ")


_KINDS_OF_SIGNS = (2, 3)


# A dot is one unit of sound and a dash three; the silence after a sign, a letter and a word lasts 1, 3 and 7 units.
_LEAST_TIMED = 64
_SILENCE = re.compile("0{5,}+")
_TIMED = re.compile(r"(?<!\d)1{1,3}+(?:0{1,24}+1{1,3}+){16,}+0*+(?!\d)")
_GAPS = frozenset(" /|\n")


def _may_be_underlined(survey: Survey) -> bool:
    """Return whether `_UNDERLINED` may match, as there are two places with a space between two signs."""
    return survey.raw.translate(_UNDERLINED_TABLE).count(b"a a") >= 2


_FEWEST_GAPS = 8


def from_morse(run: str) -> str:
    """Return the text that dots and hyphens stand for, without unknown codes.

    If a run has at least `_FEWEST_GAPS` gaps, and none is a single space, the narrowest separate letters, others words.
    """
    gaps = _GAP.findall(run)
    letters = min(gaps, key=len, default=" ")
    if len(letters) > 1 and len(gaps) >= _FEWEST_GAPS:
        run = _GAP.sub(lambda gap: " " if gap[0] == letters else " / ", run)
    words = (word.split() for word in _MORSE_WORDS.split(run))
    return " ".join("".join(CODES.get(code, "") for code in word) for word in words)
