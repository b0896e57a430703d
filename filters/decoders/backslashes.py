"""Decoders of escapes with backslashes, as in JSON, source code and CSS, and of code points by name."""

import re
import unicodedata

from filters.decoders.decoded import Steps, replaced
from filters.decoders.escapes import characters, from_codes, rewrite
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_HEX4 = "[0-9A-Fa-f]{4}"
_ESCAPE = rf"(?:u++{_HEX4}|[uU]\{{[0-9A-Fa-f]{{1,6}}\}}|U[0-9A-Fa-f]{{8}}|x[0-9A-Fa-f]{{2}}|[0-3][0-7]{{2}})"
_SHORT = r"(?:[0-3]?[0-7]{2})"
_LONG = r"(?:0[0-3][0-7]{2})"
"""An octal escape of shells, which has a zero before its digits. Elsewhere the fourth digit stands for itself."""
# The look-behind keeps a long row of backslashes from being scanned again from each of them.
_BACKSLASHES = re.compile(
    rf"\\(?<!\\\\)\\*+(?:{_LONG}(?:\\++{_LONG}){{3,}}+|{_SHORT}(?:\\++{_SHORT}){{5,}}+"
    rf"|{_ESCAPE}(?:\\++{_ESCAPE})*+|[\"'/nrtbf])"
)
_UNIFORM = re.compile(rf"(?:\\++u++{_HEX4})++|((?:\\++x[0-9A-Fa-f]{{2}})++)")
_NOT_HEX = re.compile(r"\\++[ux]++")
_ONE_ESCAPE = re.compile(r"(?:[uU]++\{?|x)([0-9A-Fa-f]+)\}?|(0[0-7]{3}|[0-7]{2,3})")
_SIMPLE = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f"}
_SIMPLE_ESCAPES = {f"\\{sign}": _SIMPLE.get(sign, sign) for sign in "\"'/nrtbf"}
# The literal first letter makes each of the two a fast search, which one expression for both letters would not be.
_CODE_POINTS = tuple(
    re.compile(rf"{letter}\+{_HEX4}[0-9A-Fa-f]{{0,2}}(?:[ ,]{{0,2}}{letter}\+{_HEX4}[0-9A-Fa-f]{{0,2}})++")
    for letter in "Uu"
)
_HEX_NUMBER = re.compile(r"\+([0-9A-Fa-f]+)")


def find_backslashes(survey: Survey) -> Steps:
    r"""Find escapes of JSON, source code and CSS, with any number of backslashes, and undo them.

    These are `\u0041`, also with several `u` as in Java, `\u{41}`, `\x41`, `\101`, `\0101` as in shells, `\n`,
    `\N{LATIN SMALL LETTER A}` and `\41 `.
    """
    text = survey.text
    decimals = list(rewrite(text, _DECIMALS, _undecimal))
    if any(decimals):  # they look like octal ones as well
        yield from decimals
        return
    escapes = _simple_escapes(text)
    simple = replaced(text, "\\", escapes) if escapes else None
    if simple is not None:
        yield simple
    else:
        yield from rewrite(text, _BACKSLASHES, _unescape)
    if "\\N{" in text:
        yield from rewrite(text, _NAMED, _character_named)
    if _CSS_SIGN.search(text):
        yield from rewrite(text, _CSS, _unescape_css)


def _simple_escapes(text: str) -> dict[str, str]:
    """Return the escapes in a text and what each stands for, if all are one backslash and one sign, as in JSON in JSON.

    Empty if there is any other escape.
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
    """Find code points by their usual names, `U+0041 U+0042`, and replace them."""
    text = survey.text
    for expression in _CODE_POINTS:
        yield from rewrite(text, expression, _unname)


def _unescape(match: re.Match[str]) -> str:
    simple = match[0].lstrip("\\")
    if len(simple) == 1:
        return _SIMPLE.get(simple, simple)
    uniform = _UNIFORM.fullmatch(match[0])
    if uniform is not None:
        raw = bytes.fromhex(_NOT_HEX.sub("", match[0]))
        return characters(raw) if uniform[1] else raw.decode("utf-16-be", "replace")
    codes = [int(hexes, 16) if hexes else int(octals, 8) for hexes, octals in _ONE_ESCAPE.findall(match[0])]
    if max(codes) > 0xFF:
        return from_codes(codes)
    return characters(bytes(codes))


# Code points in decimal, as in Lua and Haskell: a digit above seven shows that they are not octal.
_DECIMALS = re.compile(r"\\[0-9]{2,3}(?:\\[0-9]{2,3}){7,}+")


def _undecimal(match: re.Match[str]) -> str:
    codes = [int(code) for code in match[0].split("\\")[1:]]
    said = "".join(map(chr, codes)) if _NOT_OCTAL.search(match[0]) else ""
    return said if fluency(said) >= _FLUENT else match[0]


_NOT_OCTAL = re.compile("[89]")
_FLUENT = 2
"""Least fluency that shows that the codes are not those of CSS, which are hexadecimal."""


# Names of characters as in Python; and code points as in CSS, which may look like octal escapes.
_NAMED = re.compile(r"\\++N\{[A-Za-z0-9 \-]{2,80}\}(?:\\++N\{[A-Za-z0-9 \-]{2,80}\})*+")
_NAME = re.compile(r"\{([^}]+)\}")
_CSS_SIGN = re.compile(r"\\[0-9A-Fa-f]{2,6} ?\\++[0-9A-Fa-f]{2,6} ?\\")
_CSS = re.compile(r"\\(?<!\\\\)\\*+[0-9A-Fa-f]{2,6} ?(?:\\++[0-9A-Fa-f]{1,6} ?){5,}+")
_OCTAL = re.compile("0?[0-3][0-7]{2}")
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
    return from_codes([int(code, 16) for code in codes])


def _unname(match: re.Match[str]) -> str:
    return from_codes([int(found, 16) for found in _HEX_NUMBER.findall(match[0])])
