"""Telling values: what nobody names by chance, such as addresses, accounts, ids, and paths from the root."""

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from filters.canonical import canonicalise, clean
from filters.confusables import FOREIGN
from filters.tool_calls.commands import reaches_out

SHORTEST: Final = 6
"""Letters and digits that a telling value has."""
LONGEST_DESTINATION: Final = 300
"""Characters of an argument that is a destination; a longer one is content in which addresses may stand."""
_ASCII_MARKS = bytes(code for code in range(128) if not chr(code).isalnum())
_MARKS = re.compile(r"[\W_]+")
_LETTERS = re.compile(r"[^\W_]+")
_TOKEN = re.compile(r"[^\s\"'`<>(){}\[\],;|=，。：；、（）“”]{3,400}")
EMAIL: Final = re.compile(r"[^\s@\"'<>()\[\],;:|=]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}")
CHANNEL: Final = re.compile(r"(?<![\w&/])[#@][^\W\d_][\w-]{1,60}")
_PHONE = re.compile(r"(?<!\w)\+?\d[\d ()/.-]{6,22}\d")
HOST: Final = re.compile(r"(?:[a-z][a-z0-9+.-]{1,15}:/*|//|www\.)([^\s/?#\"'<>|]{3,253})", re.IGNORECASE)
"""An address of the web as far as its host, which is its first group."""
_PATH = re.compile(r"(?:~|/[\w.-]+)/[\w./-]+")
_GROUP = re.compile(r"[^\W_]+")
_GROUPS = re.compile(r"(?<!\w)\d[A-Za-z0-9]{0,7}(?:[ \u00a0.-]\d[A-Za-z0-9]{0,7}){1,9}(?!\w)")
_ACCOUNT = re.compile(r"(?<!\w)(?=([A-Za-z]{2}\d{2}(?:[ \u00a0.-][A-Za-z0-9]{1,8}){2,9}))")
"""How an international account number begins (ISO 13616), and what stands behind it, which may be more."""
_ACCOUNT_SIZES: Final = range(14, 35)
"""Letters and digits that such a number has."""
ACCOUNT: Final = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}[A-Z0-9]{10,30}(?![A-Za-z0-9])")
"""Such a number without gaps, in capitals: in small letters it may as well be a digest."""


class _Shapes(dict[int, str]):
    """For each character beyond ASCII the letters and digits that it stands for, looked up once."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        letters = canonicalise(FOREIGN.get(char, char))
        self[code] = "".join(_LETTERS.findall("".join(FOREIGN.get(letter, letter) for letter in letters))).lower()
        return self[code]


_BYTE, _BIT = "\0", "\1"
_SMUGGLED: Final = (4 * _BYTE, 64 * _BIT)
"""So many invisible characters in a row may spell something (see `clean`); fewer say nothing."""
_SHAPES: Final = _Shapes(
    {code: chr(code).lower() if chr(code).isalnum() else "" for code in range(128)}
    | dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)), _BYTE)
    | dict.fromkeys(
        (0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF),
        _BIT,
    )
)
"""At most one entry for each character that there is."""


def squashed(text: str) -> str:
    """The letters and digits of a text, by which it is recognised whatever marks stand in it: small, and those that
    look like Latin ones as those. What is spelled in invisible characters is read as well. Takes time linear in it.
    """
    if text.isascii():
        return text.lower().encode().translate(None, _ASCII_MARKS).decode()
    shaped = text.translate(_SHAPES)
    if any(map(shaped.__contains__, _SMUGGLED)):
        shaped = clean(text).translate(_SHAPES)
    return shaped.replace(_BYTE, "").replace(_BIT, "")


def telling_values(values: Iterable[str]) -> Iterator[str]:
    """What nobody names by chance: addresses, accounts, ids, paths from the root, numbers of some length.

    A long value is content, but for a list of people and for a command that reaches out.
    """
    for value in values:
        addresses = EMAIL.findall(value)
        if len(value) > LONGEST_DESTINATION:
            yield from addresses if sum(map(len, addresses)) * 2 >= len(value) else ()
            yield from (token for token in _TOKEN.findall(value) if HOST.match(token)) if reaches_out(value) else ()
            continue
        yield from addresses
        yield from CHANNEL.findall(value)
        yield from (match[0] for match in _PHONE.finditer(value) if sum(map(str.isdigit, match[0])) >= SHORTEST)
        for match in _TOKEN.finditer(value):
            token = match[0].strip(".:!?-*#")
            if len(_MARKS.sub("", token)) < SHORTEST:
                continue
            if "@" in token or HOST.match(token) or _PATH.match(token) or any(map(str.isdigit, token)):
                yield token


def grouped_values(text: str) -> Iterator[str]:
    """Accounts and numbers that stand in a text in groups, as people write them, each without its gaps.

    Where more stands behind an account, each length that it may have is given.
    """
    for match in _GROUPS.finditer(text):
        whole = "".join(_GROUP.findall(match[0]))
        if len(whole) >= SHORTEST:
            yield whole
    for match in _ACCOUNT.finditer(text):
        begun = accumulate(_GROUP.findall(match[1]))
        yield from (account for account in begun if len(account) in _ACCOUNT_SIZES)
