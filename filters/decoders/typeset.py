r"""Decoder of characters by their numbers as typesetters write them: TeX, troff and RTF.

`\symbol{73}`, `\char"49`, `^^49`, `{I}`; `\N'73'`, `\[u0049]`; `\'49`, `\u73?`.
"""

import re
from itertools import islice

from filters.decoders.decoded import Steps
from filters.decoders.escapes import from_codes, rewrite
from filters.decoders.survey import Survey

_HINTS = (b"\\symbol", b"char", b"^^", b"\\n'", b"\\[", b"\\'", b"\\u")
_FEWEST = 3
"""Fewest characters by their numbers: a few stand in many a source of TeX, and carets below what an error is about."""
_HEX = "[0-9A-Fa-f]"


def _number(place: str) -> str:
    """Return an expression for a number of TeX, with names for its groups that end in `place`."""
    return (
        rf"(?:\"\s?(?P<hex{place}>{_HEX}{{1,6}})|'\s?(?P<oct{place}>[0-7]{{1,7}})"
        rf"|(?P<dec{place}>[0-9]{{1,7}})|`\\?(?P<own{place}>[!-~]))"
    )


_ONE = (
    rf"\\(?:symbol|unichar|[Uu]?char)\s{{0,2}}"
    rf"(?:\{{\s?{_number('1')}\s?\}}|{_number('2')}(?:\{{\}}|\\relax(?![A-Za-z])\s?|\s)?)"
    rf"|\^\^(?:\^\^(?P<hex3>{_HEX}{{4}})|(?P<hex4>{_HEX}{{2}})|(?P<far5>[!-?`-~]))"
    rf"|\\N'(?P<dec6>[0-9]{{1,7}})'|\\\[(?:u(?P<hex7>{_HEX}{{4,6}})|char(?P<dec8>[0-9]{{1,3}}))\]"
    rf"|\\'(?P<hex9>{_HEX}{{2}})|\\u(?P<dec0>[0-9]{{1,6}})\s?\?"
)
_NAMELESS = re.sub(r"\(\?P<\w+>", "(?:", _ONE)
_GROUPED = rf"(?:\{{(?:{_NAMELESS})\}}|{_NAMELESS})"
_SINGLE = r"\{[^{}\\\n]\}"
_ANY = re.compile(_NAMELESS)
_BETWEEN = r"\\ |%[^\n]{0,80}\r?\n[ \t]{0,32}"
"""A space that TeX shows, and the end of a line with the comment before it, which it does not."""
_PART = re.compile(rf"{_GROUPED}|{_SINGLE}|{_BETWEEN}")
_VALUE = re.compile(_ONE)
_MACRO = r"\\[A-Za-z]{1,24}+(?:\{[^{}\n]{0,80}\}){1,4}+"
_RUN = re.compile(rf"(?:{_GROUPED}|(?<![\^_]){_SINGLE})(?:{_GROUPED}|{_SINGLE}|{_BETWEEN})*+|{_MACRO}")
"""Characters in a row, or another macro with its arguments, which may be single characters."""
_BASES = {"hex": 16, "oct": 8, "dec": 10}
_FIRST_SURROGATE = 0xD800
_FAR = 64
"""How far a character is from the one that two carets before it stand for."""


def find_typeset(survey: Survey) -> Steps:
    """Find characters by their numbers, and single ones in braces beside these, and replace each with itself."""
    if sum(map(survey.small.count, _HINTS)) < _FEWEST:
        return
    if len(list(islice(_ANY.finditer(survey.text), _FEWEST))) == _FEWEST:
        yield from rewrite(survey.text, _RUN, _undone)
    yield None


def _undone(run: re.Match[str]) -> str:
    parts = [part[0] for part in _PART.finditer(run[0])]
    if len("".join(parts)) != len(run[0]):
        return run[0]
    characters = {part: _character(part) for part in set(parts)}
    return "".join([characters[part] for part in parts])


def _character(part: str) -> str:
    """Return the character that a number, or a single character in braces, stands for, and nothing for a comment."""
    if part[0] == "%":
        return ""
    number = _VALUE.search(part)
    if number is None:
        return part[1]
    kind, written = (number.lastgroup or "")[:3], number[number.lastgroup or 0]
    if kind in _BASES:
        code = int(written, _BASES[kind])
        return chr(code) if code < _FIRST_SURROGATE else from_codes([code])
    return written if kind == "own" else chr(ord(written) ^ _FAR)
