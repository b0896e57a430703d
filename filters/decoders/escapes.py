"""Decoders of escapes: what ordinary text holds as well, undone in context, so that the whole text is read again."""

import html.entities
import re
import unicodedata
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Set
from dataclasses import replace
from functools import partial
from itertools import product
from urllib.parse import unquote_to_bytes

from filters.decoders.decoded import PAUSES, Decoded, Edit, Steps, replaced, rewritten, utf8_within
from filters.decoders.survey import Survey
from filters.lexicon import SMALL, WORDS, fluency, is_known, weight

_NEEDLESS = 8
"""So many letters escaped in a row, which nobody needs to escape, are hidden."""


def _rewrite(text: str, expression: re.Pattern[str], undo: Callable[[re.Match[str]], str]) -> Steps:
    """The text with every match undone, if that changes it."""
    hidden = False
    edits: list[Edit] = []
    for number, match in enumerate(expression.finditer(text), start=1):
        plain = undo(match)
        if plain != match[0]:
            edits.append(Edit(match.start(), match.end(), plain))
            if len(plain) >= _NEEDLESS and not hidden:
                hidden = _is_needless(match[0], plain)
        if number % _PAUSE_AFTER == 0:
            yield from PAUSES
    if edits:
        yield rewritten(text, edits, hides=hidden)


_PAUSE_AFTER = 512


def _is_needless(escaped: str, plain: str) -> bool:
    """Whether a run of escapes, each of three characters and more, stands mostly for letters and digits."""
    return len(plain) * 3 <= len(escaped) and sum(map(_is_ordinary, plain[: 2 * _NEEDLESS])) >= _NEEDLESS


def _is_ordinary(char: str) -> bool:
    return char.isascii() and char.isalnum()


# Percent

# `%2541` is `%41` escaped again: however often that was done, one look undoes it.
# An expression that begins with one certain character is searched for at the speed of finding that character.
_PERCENT = re.compile(
    r"%(?:(?:25)*[0-9A-Fa-f]{2}(?:%(?:25)*[0-9A-Fa-f]{2})*+|[uU][0-9A-Fa-f]{4}(?:%[uU][0-9A-Fa-f]{4})*+)"
)
_PERCENT_ONCE = re.compile(r"%[0-9A-Fa-f]{2}(?:%[0-9A-Fa-f]{2})*+")
_SINGLY = re.compile(r"%(?!25)[0-9A-Fa-f]{2}")
_AGAIN = re.compile(r"%(?:25)++(?=[0-9A-Fa-f]{2})")


def find_percent(survey: Survey) -> Steps:
    """Percent-encoding (RFC 3986 section 2.1) of UTF-8, or of Latin-1 where it is none, however often; and `%u0041`."""
    text = survey.text
    yield from _rewrite(text, _PERCENT, _unpercent)
    if "%25" in text and _AGAIN.search(text) and _SINGLY.search(text):  # what was escaped may have been no escape
        for once in _rewrite(text, _PERCENT_ONCE, _unpercent_once):
            yield once and replace(once, tentative=True)


def _unpercent_once(match: re.Match[str]) -> str:
    return _characters(unquote_to_bytes(match[0]))


def _unpercent(match: re.Match[str]) -> str:
    if match[0].startswith(("%u", "%U")):
        return _from_codes([int(found, 16) for found in match[0][2:].replace("U", "u").split("%u")])
    return _characters(unquote_to_bytes(_AGAIN.sub("%", match[0])))


def _characters(raw: bytes) -> str:
    text = utf8_within(raw)
    return raw.decode("latin-1") if text is None else text


# Forms

_IN_FORM = r"(?:%[0-9A-Fa-f]{2}|[^\s+]){1,24}+"
_PLUSES = re.compile(rf"\+(?<![^\s+]{{25}}\+){_IN_FORM}(?:\++{_IN_FORM}){{7,}}+")
_FEWEST_PLUSES = 8


def find_form(survey: Survey) -> Steps:
    """Texts in which each space is a plus, as in the fields of a form (`a+b`)."""
    text = survey.text
    if text.count("+") < _FEWEST_PLUSES:
        return
    done = 0  # what stood in the field before is not given once more
    for match in _PLUSES.finditer(text):
        start = max(done, text.rfind(" ", done, match.start()) + 1, text.rfind("\n", done, match.start()) + 1)
        done = match.end()
        yield Decoded(text[start:done].replace("+", " "), start, done)


# HTML entities

_ENTITIES = re.compile(
    r"(?:&(?:amp;)*+(?:#[0-9]{1,16}+|#[xX][0-9A-Fa-f]{1,16}+|[A-Za-z][A-Za-z0-9]{1,30}+(?=;));?|&(?:amp;)++)++"
)
# Without semicolons, a space ends each of them just as well.
_SPACED_ENTITIES = re.compile(r"(?:&#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6}) ){8,}+")
_AMPERSANDS = re.compile(r"&(?:amp;)++(?=[#A-Za-z])")


def find_entities(survey: Survey) -> Steps:
    """Character references of HTML: named, decimal and hexadecimal, however often the ampersand was escaped."""
    text = survey.text
    if "&#" in text:
        text = _SPACED_ENTITIES.sub(lambda match: match[0].replace(" ", ";"), text)
    yield from _rewrite(text, _ENTITIES, _unentity)
    unknown = [name for name in _NAMES.findall(text) if not _is_name(name)]
    if len(unknown) >= _FEWEST_NAMES:
        yield from _under_cipher(text, frozenset(unknown))


def _unentity(match: re.Match[str]) -> str:
    return html.unescape(_AMPERSANDS.sub("&", match[0]))


def _under_cipher(text: str, unknown: Set[str]) -> Steps:
    """The text with its references undone, if all names that are none are some under one cipher of letters.

    Such a cipher leaves the numbers of characters as they are.
    """
    for table in _LETTER_CIPHERS:
        if all(_is_name(name.translate(table)) for name in unknown):
            yield from _rewrite(text, _ENTITIES, partial(_unentity_under, unknown, table))
            return


def _unentity_under(unknown: Set[str], table: Mapping[int, int], match: re.Match[str]) -> str:
    plain = _AMPERSANDS.sub("&", match[0])
    return html.unescape(_NAMES.sub(lambda name: name[0].translate(table) if name[1] in unknown else name[0], plain))


def _is_name(name: str) -> bool:
    return f"{name};" in html.entities.html5


_NAMES = re.compile("&([A-Za-z]{3,8});")
_FEWEST_NAMES = 3
"""References whose names are none."""
_SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _letter_ciphers() -> Iterator[dict[int, int]]:
    turned = [_SMALL_LETTERS[shift:] + _SMALL_LETTERS[:shift] for shift in range(1, 26)]
    for letters in (*turned, _SMALL_LETTERS[::-1]):
        yield str.maketrans(_SMALL_LETTERS + _SMALL_LETTERS.upper(), letters + letters.upper())


_LETTER_CIPHERS = tuple(_letter_ciphers())
"""Tables for what was moved on in the alphabet, or written in it from its end."""


# Backslash escapes

_HEX4 = "[0-9A-Fa-f]{4}"
_ESCAPE = rf"(?:u{_HEX4}|[uU]\{{[0-9A-Fa-f]{{1,6}}\}}|U[0-9A-Fa-f]{{8}}|x[0-9A-Fa-f]{{2}}|[0-3][0-7]{{2}})"
_SHORT = r"(?:[0-3]?[0-7]{2})"
# The look-behind keeps a long row of backslashes from being read anew at each of them.
_BACKSLASHES = re.compile(
    rf"\\(?<!\\\\)\\*+(?:{_SHORT}(?:\\++{_SHORT}){{5,}}+|{_ESCAPE}(?:\\++{_ESCAPE})*+|[\"'/nrtbf])"
)
_UNIFORM = re.compile(rf"(?:\\++u{_HEX4})++|((?:\\++x[0-9A-Fa-f]{{2}})++)")
_NOT_HEX = re.compile(r"\\++[ux]")
_ONE_ESCAPE = re.compile(r"(?:[uU]\{?|x)([0-9A-Fa-f]+)\}?|([0-7]{2,3})")
_SIMPLE = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f"}
_SIMPLE_ESCAPES = {f"\\{sign}": _SIMPLE.get(sign, sign) for sign in "\"'/nrtbf"}
# The literal beginning makes each of the two a fast search, which one expression for both letters would not be.
_CODE_POINTS = tuple(
    re.compile(rf"{letter}\+{_HEX4}[0-9A-Fa-f]{{0,2}}(?:[ ,]{{0,2}}{letter}\+{_HEX4}[0-9A-Fa-f]{{0,2}})++")
    for letter in "Uu"
)
_HEX_NUMBER = re.compile(r"\+([0-9A-Fa-f]+)")


def find_backslashes(survey: Survey) -> Steps:
    r"""Escapes of JSON, source code and CSS, with any number of backslashes.

    These are `\u0041`, `\u{41}`, `\x41`, `\101`, `\n`, `\N{LATIN SMALL LETTER A}` and `\41 `.
    """
    text = survey.text
    decimals = list(_rewrite(text, _DECIMALS, _undecimal))
    if any(decimals):  # they look like octal ones as well
        yield from decimals
        return
    escapes = _simple_escapes(text)
    simple = replaced(text, "\\", escapes) if escapes else None
    if simple is not None:
        yield simple
    else:
        yield from _rewrite(text, _BACKSLASHES, _unescape)
    if "\\N{" in text:
        yield from _rewrite(text, _NAMED, _character_named)
    if _CSS_SIGN.search(text):
        yield from _rewrite(text, _CSS, _unescape_css)


def _simple_escapes(text: str) -> dict[str, str]:
    """The escapes in a text and what they stand for, if all have one backslash and one sign, as in most JSON in JSON.

    Nothing where there are any others.
    """
    left = 0 if "\\\\" in text else text.count("\\")
    found: dict[str, str] = {}
    for written, plain in _SIMPLE_ESCAPES.items():
        count = text.count(written) if left else 0
        if count:
            found[written] = plain
            left -= count
    return found if not left else {}


def find_code_point_names(survey: Survey) -> Steps:
    """Code points by their usual names: `U+0041 U+0042`."""
    text = survey.text
    for expression in _CODE_POINTS:
        yield from _rewrite(text, expression, _unname)


def _unescape(match: re.Match[str]) -> str:
    simple = match[0].lstrip("\\")
    if len(simple) == 1:
        return _SIMPLE.get(simple, simple)
    uniform = _UNIFORM.fullmatch(match[0])
    if uniform is not None:
        raw = bytes.fromhex(_NOT_HEX.sub("", match[0]))
        return _characters(raw) if uniform[1] else raw.decode("utf-16-be", "replace")
    codes = [int(hexes, 16) if hexes else int(octals, 8) for hexes, octals in _ONE_ESCAPE.findall(match[0])]
    if max(codes) > 0xFF:
        return _from_codes(codes)
    return _characters(bytes(codes))


# Code points in decimal, as Lua and Haskell have them: a digit above seven tells that they are not octal.
_DECIMALS = re.compile(r"\\[0-9]{2,3}(?:\\[0-9]{2,3}){7,}+")


def _undecimal(match: re.Match[str]) -> str:
    codes = [int(code) for code in match[0].split("\\")[1:]]
    said = "".join(map(chr, codes)) if _NOT_OCTAL.search(match[0]) else ""
    return said if fluency(said) >= _FLUENT else match[0]


_NOT_OCTAL = re.compile("[89]")
_FLUENT = 2
"""What shows that they are not of CSS, which has them in base sixteen."""


# Names of characters as Python has them; and code points as CSS has them, which are octal escapes just as well.
_NAMED = re.compile(r"\\++N\{[A-Za-z0-9 \-]{2,80}\}(?:\\++N\{[A-Za-z0-9 \-]{2,80}\})*+")
_NAME = re.compile(r"\{([^}]+)\}")
_CSS_SIGN = re.compile(r"\\[0-9A-Fa-f]{2,6} ?\\++[0-9A-Fa-f]{2,6} ?\\")
_CSS = re.compile(r"\\(?<!\\\\)\\*+[0-9A-Fa-f]{2,6} ?(?:\\++[0-9A-Fa-f]{1,6} ?){5,}+")
_OCTAL = re.compile("[0-3][0-7]{2}")
_CSS_ONE = re.compile(r"\\([0-9A-Fa-f]+)")


def _character_named(match: re.Match[str]) -> str:
    try:
        return "".join(map(unicodedata.lookup, _NAME.findall(match[0])))
    except KeyError:
        return match[0]


def _unescape_css(match: re.Match[str]) -> str:
    codes = _CSS_ONE.findall(match[0])
    if all(map(_OCTAL.fullmatch, codes)):
        return match[0]
    return _from_codes([int(code, 16) for code in codes])


def _unname(match: re.Match[str]) -> str:
    return _from_codes([int(found, 16) for found in _HEX_NUMBER.findall(match[0])])


def _from_codes(codes: list[int]) -> str:
    """The characters of code points; surrogate pairs are joined, what is no character becomes U+FFFD."""
    joined = "".join(chr(code) if code < 0x110000 else "\ufffd" for code in codes)
    return joined.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


# Quoted-printable

# Small letters are against the standard, and `=ad` stands in many an address: they count in a row only, or where they
# are a letter within a word of small ones.
_QUOTED = re.compile(
    r"=(?:[0-9A-Fa-f]{2}(?:(?:=\r?\n)?+=[0-9A-Fa-f]{2}){3,}+|[0-9A-F]{2}(?:(?:=\r?\n)?+=[0-9A-F]{2})*+"
    r"|(?<!==)\r?\n(?:=\r?\n)*+|(?<=[A-Za-z]=)(?:6[a-f]|7a)(?=[a-z]))"
)


def find_quoted_printable(survey: Survey) -> Steps:
    """Quoted-printable (RFC 2045 section 6.7), soft line breaks included.

    Code is full of `width=42`: a pair by itself counts where it stands for a mark, or for a letter within a word, or
    where no equals sign of the text begins anything else.
    """
    text = survey.text
    if text.count("=\n") >= _FEWEST_BROKEN and _NO_ESCAPE.search(text):
        yield from _rewrite(text, _SOFT_BREAK, lambda _: "")
    sure = 0
    for match in _QUOTED.finditer(text):
        sure += _is_sure(match)
        if sure == _FEWEST_SURE:
            yield from _rewrite(text, _QUOTED, _unquote)
            return
    if sure or "=3D" in text or text.count("=") >= _FEWEST_SURE:
        whole = not _NOT_QUOTED.search(text)
        yield from _rewrite(text, _QUOTED, _unquote if whole else _unquote_sure)


_FEWEST_BROKEN = 2
_SOFT_BREAK = re.compile(r"=\n")
_NO_ESCAPE = re.compile(r"=(?![0-9A-Fa-f]{2}|\r?\n)")
"""An equals sign that says that only the breaks of lines are those of quoted-printable."""
_FEWEST_SURE = 3
"""Places that cannot be anything else, from which on all are taken for quoted."""
_NOT_QUOTED = re.compile(r"=(?!20|09|3[A-F]|2[1-9A-F]|40|5[B-F]|60|7[B-E]|[89A-F][0-9A-F]|\r?\n)")
"""An equals sign that begins no space, mark or byte beyond ASCII, as who quotes the fewest quotes."""


def _unquote(match: re.Match[str]) -> str:
    return _characters(bytes.fromhex(match[0].replace("=", "")))


def _unquote_sure(match: re.Match[str]) -> str:
    return _unquote(match) if _is_sure(match) else match[0]


def _is_sure(match: re.Match[str]) -> bool:
    return len(match[0]) != 3 or match[0][-1] == "\n" or _is_quoted(match)


def _is_quoted(match: re.Match[str]) -> bool:
    plain = chr(int(match[0][1:], 16))
    before, after = match.string[match.start() - 1 : match.start()], match.string[match.end() : match.end() + 1]
    if plain.isascii() and plain.isalnum():
        return before.isalpha() and after.islower()
    if plain == " " and before == "\n":
        return not after.strip()
    if plain == " " and before.isupper() and after.isupper():
        return True
    return plain.isprintable() and (after.islower() or (plain != " " and not after.strip()))


# Leetspeak

_LEET = str.maketrans("034578@$!(|+2^{[<#9/", "oeastbas1c1tzaccchgv")
"""A one, a bar and an exclamation mark are an i or an l, a six is a g or a b."""
_AMBIGUOUS = {"1": "il", "6": "gb"}
_LIKELIEST = str.maketrans({sign: letters[0] for sign, letters in _AMBIGUOUS.items()})
_LEET_STROKES = {
    "|\\/|": "m", "/\\/\\": "m", "\\/\\/": "w", "|\\|": "n", "/-\\": "a", "|-|": "h", "|_|": "u", "/\\": "a",
    "\\/": "v", "|)": "d", "|<": "k", "|3": "b", "/3": "b", "!3": "b", "13": "b", "><": "x", "|/|": "m", "//": "w",
}  # fmt: skip
_LEET_DRAWN = re.compile("|".join(map(re.escape, _LEET_STROKES)))
_LEET_SHAPE = bytes(
    108 if chr(code).isalpha() and code < 128 else 100 if chr(code) in "01345789@$" else 32 for code in range(256)
)
_LEET_SIGNS, _LEET_EDGES = (b"ldl", b"dld"), (b"dl", b"ld")
_LEET_SIGN = r"A-Za-z0-9@$!(|+^{\[<#\\/"
_LEET_WORD = re.compile(rf"(?<![{_LEET_SIGN}_])[{_LEET_SIGN}][{_LEET_SIGN})\-_>]{{0,30}}[{_LEET_SIGN})>](?![\w@$])")
_LEET_MARK = re.compile(r"[0-9@$!(|+^{\[<#\\/]")
_LEET_INSIDE = re.compile(r"[0-9@$].*[A-Za-z]|[A-Za-z].*[0-9@$]")
_FEWEST_EQUALS = 8
_INK_PARTED = bytes(32 if chr(code).isspace() or chr(code) == "=" else 97 for code in range(256))
"""An "a" for each character of words between which equals signs stand."""
_LONGEST_TOKEN = 48
"""Longer runs without white space are keys, hashes and the like, which hold anything by accident."""
_MOST_AMBIGUOUS = 4
_SURE = 3


def find_leet(survey: Survey) -> Steps:
    """Leetspeak, the whole text with its words put right, if words of it turn out to be language."""
    text = survey.text
    found: set[str] = set()
    seen: set[str] = set()
    ink = survey.ink if survey.raw.count(b"=") < _FEWEST_EQUALS else survey.raw.translate(_INK_PARTED)
    shape = survey.raw.translate(_LEET_SHAPE)
    for signs in (_LEET_SIGNS, _LEET_EDGES):
        for start, end in _mixed_tokens(shape, ink, signs):
            if text[start:end] in seen:
                continue
            seen.add(text[start:end])
            found.update(_known_words(text, start, end))
            if sum(map(weight, found)) >= _SURE:
                edits = yield from _right_words(text)
                yield rewritten(text, edits)
                return
            yield None
        if not found:
            return  # without digits amid letters, those at their ends are numbers
        yield from PAUSES


def _right_words(text: str) -> Generator[None, None, list[Edit]]:
    """The words that are other ones when they are put right; pauses after each few."""
    edits: list[Edit] = []
    right: dict[str, str] = {}
    for match in _LEET_WORD.finditer(text):
        word = match[0]
        if word not in right:
            right[word] = _unleet(word) if _LEET_MARK.search(word) else word
            if len(right) % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
        if right[word] != word:
            edits.append(Edit(*match.span(), right[word]))
    return edits


_WORDS_TO_PAUSE = 32
"""Different words that are put right in a row, each of which may have dozens of readings."""


def _mixed_tokens(shape: bytes, ink: bytes, signs: Iterable[bytes]) -> Iterator[tuple[int, int]]:
    """The spans of the tokens in which one of the signs stands."""
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
    """The reading of a word that is known, maybe in brackets; "" where none is."""
    reading = _known_whole(word)
    if reading or len(word) < 2 or word[0] not in _LEET_BEGINS or _parts_at(word):
        return reading
    rest = _known_reading(word[1:])
    return rest and word[0] + rest


def _known_whole(word: str) -> str:
    """The reading of a word that is known as it stands; "" where none is."""
    for written in (word, word.rstrip(_LEET_ENDS)):
        for drawn in dict.fromkeys((written, _LEET_DRAWN.sub(_of_strokes, written))):
            small = drawn.translate(_LEET).lower()
            reading = next(filter(is_known, _readings(small)), "") if _may_be_known(small[:_BEGUN]) else ""
            if reading:
                return reading + word[len(written) :]
    return ""


def _parts_at(word: str) -> bool:
    """Whether an at sign stands between two parts of a word, as in an address."""
    before, _, after = word.partition("@")
    return bool(before and after)


def _unleet(word: str) -> str:
    """The reading of a word that is known, or else its usual reading if it mixes digits and letters."""
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
    """Whether any reading of a word that begins so may be a known one: random characters begin none."""
    return begun in _BEGINNINGS or not _AMBIGUOUS.keys().isdisjoint(begun)


_BEGUN = 3
_BEGINNINGS = SMALL | {word[:_BEGUN] for word in WORDS}
"""How every word that `is_known` begins: an ending comes after three letters and more."""


def _readings(small: str) -> Iterator[str]:
    """Every way to read the ambiguous signs of a word, if they are few."""
    places = [place for place, char in enumerate(small) if char in _AMBIGUOUS]
    letters = list(small.translate(_LIKELIEST))
    for choice in product(*(_AMBIGUOUS[small[place]] for place in places[:_MOST_AMBIGUOUS])):
        for place, letter in zip(places, choice, strict=False):
            letters[place] = letter
        yield "".join(letters)
