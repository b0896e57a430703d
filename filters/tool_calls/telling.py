"""Telling values: what nobody names by chance, such as addresses, accounts, ids and absolute paths."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final
from unicodedata import decimal

from filters.text.canonical import canonicalise, clean
from filters.text.confusables import FOREIGN
from filters.tool_calls.commands import reaches_out
from filters.tool_calls.passages import is_prose

SHORTEST: Final = 6
"""Fewest letters and digits of a telling value."""
LONGEST_DESTINATION: Final = 300
"""Most characters of an argument that may be a destination. A longer one is content that may contain addresses."""
_ASCII_MARKS = bytes(code for code in range(128) if not chr(code).isalnum())
_MARKS = re.compile(r"[\W_]+")
_LETTERS = re.compile(r"[^\W_]+")
_TOKEN = re.compile(r"[^\s\"'`<>(){}\[\],;|=，。：；、（）“”]{3,400}")
EMAIL: Final = re.compile(r"[^\s@\"'<>()\[\],;:|=]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}")
_LONGEST_USER: Final = 64
_OUTSIDE_USER = re.compile(r"[\s@\"'<>()\[\],;:|=]")
_MAIL_DOMAIN = re.compile(r"@([\w-]{1,63}+(?:\.[\w-]{1,63}+){1,6}+)?+")
"""A mark of a mail address, with the domain that follows it, if any."""
CHANNEL: Final = re.compile(r"(?<![\w&/])[#@][^\W\d_][\w-]{1,60}")
_PHONE = re.compile(r"(?<!\w)\+?\d[\d ()/.-]{6,22}\d")
HOST: Final = re.compile(r"(?:[a-z][a-z0-9+.-]{1,15}:/*|//|www\.)([^\s/?#\"'<>|]{3,253})", re.IGNORECASE)
"""A web address up to its host, which is group 1."""
_ABROAD = re.compile(r"(?:\+|00)[1-9]")
"""The start of a phone number with the code of its country."""
_COUNTRY_CODES: Final = range(1, 4)
"""Possible numbers of digits in the code of a country (ITU-T E.164)."""
_SHORTEST_AT_HOME: Final = 9
"""Fewest digits of a phone number that are sought without the code of its country."""
_PATH = re.compile(r"(?:~|/[\w.-]+)/[\w./-]+")
_GROUP = re.compile(r"[^\W_]+")
_GROUPS = re.compile(r"(?<!\w)\d[A-Za-z0-9]{0,7}(?:[ \u00a0.-]\d[A-Za-z0-9]{0,7}){1,9}(?!\w)")
_ACCOUNT = re.compile(r"(?<!\w)(?=([A-Za-z]{2}\d{2}(?:[ \u00a0.-][A-Za-z0-9]{1,8}){2,9}))")
"""The start of an international account number (ISO 13616) in groups, and what follows, which may be other text."""
_ACCOUNT_SIZES: Final = range(14, 35)
"""Possible numbers of letters and digits in such an account number."""
ACCOUNT: Final = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}[A-Z0-9]{10,30}(?![A-Za-z0-9])")
"""An account number without gaps, in capitals: in lower case it might as well be a digest."""


class _Shapes(dict[int, str]):
    """The letters and digits that each character stands for. Those beyond ASCII are computed at the first lookup."""

    def __missing__(self, code: int) -> str:
        char = f"{decimal(chr(code), chr(code))}"
        letters = canonicalise(FOREIGN.get(char, char))
        self[code] = "".join(_LETTERS.findall("".join(FOREIGN.get(letter, letter) for letter in letters))).lower()
        return self[code]


_BYTE, _BIT = "\0", "\1"
_SMUGGLED: Final = (4 * _BYTE, 64 * _BIT)
"""Runs of invisible characters that may spell something (see `clean`); shorter ones cannot."""
_SHAPES: Final = _Shapes(
    {code: chr(code).lower() if chr(code).isalnum() else "" for code in range(128)}
    | dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)), _BYTE)
    | dict.fromkeys(
        (0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF),
        _BIT,
    )
)
"""Grows to at most one entry for each Unicode character."""


def squashed(text: str) -> str:
    """Return the letters and digits of a text in lower case, by which it is recognised whatever marks stand in it.

    Letters that look like Latin ones become those, and digits of any script ASCII digits. What is spelled in invisible
    characters is included. Takes time linear in the text.
    """
    if text.isascii():
        return text.lower().encode().translate(None, _ASCII_MARKS).decode()
    shaped = text.translate(_SHAPES)
    if any(map(shaped.__contains__, _SMUGGLED)):
        shaped = clean(text).translate(_SHAPES)
    return shaped.replace(_BYTE, "").replace(_BIT, "")


def addresses(text: str) -> Iterator[tuple[str, int]]:
    """Yield what `EMAIL` finds in a text, each with its place, in time linear in the text.

    At each `@` that belongs to no address stands an empty one, so that a caller can pause there.
    """
    end = 0
    for mark in _MAIL_DOMAIN.finditer(text):
        user = _OUTSIDE_USER.split(text[max(end, mark.start() - _LONGEST_USER) : mark.start()])[-1] if mark[1] else ""
        yield (user + mark[0], mark.start() - len(user)) if user else ("", mark.start())
        end = mark.end() if user else mark.start() + 1


def telling_values(values: Iterable[str], *, longest: int = LONGEST_DESTINATION) -> Iterator[str]:
    """Yield what nobody names by chance in these values: addresses, accounts, ids, absolute paths, longer numbers.

    A value of more than `longest` characters, not counting runs of white space and of separators, is content and gives
    nothing, except for an account that it begins with, a web address that it begins with if no prose follows, a list of
    mail addresses, and the web addresses in a command that reaches other machines. Takes time linear in the values.
    Empty ones stand where a caller may pause amid a long value.
    """
    for whole in values:
        value = whole if len(whole) <= longest else _PADDING.sub(" ", whole)
        mails: list[str] = []
        for count, (address, _) in enumerate(addresses(value), start=1):
            mails += [address] if address else []
            if count % _MARKS_TO_PAUSE == 0:
                yield ""
        yield from _of_content(value, mails) if len(value) > longest else _of_destination(value, mails)


def _of_content(value: str, mails: Sequence[str]) -> Iterator[str]:
    yield ""
    yield from mails if sum(map(len, mails)) * 2 >= len(value) or _is_mailboxes(value) else ()
    first = _TOKEN.search(value[:LONGEST_DESTINATION])
    if first and ACCOUNT.fullmatch(first[0]):
        yield first[0]
    hosts = list(filter(HOST.match, _TOKEN.findall(value)))
    yield ""
    if hosts and reaches_out(value):
        yield from hosts
    elif first and HOST.match(first[0]) and not is_prose(_after_word(value, first.end())):
        yield first[0]


def _of_destination(value: str, mails: Sequence[str]) -> Iterator[str]:
    yield from mails
    pause = ("",) if len(value) > LONGEST_DESTINATION else ()
    yield from pause
    yield from CHANNEL.findall(value)
    yield from pause
    yield from (match[0] for match in _PHONE.finditer(value) if sum(map(str.isdigit, match[0])) >= SHORTEST)
    yield from pause
    for count, match in enumerate(_TOKEN.finditer(value), start=1):
        if count % _MARKS_TO_PAUSE == 0:
            yield ""
        token = match[0].strip(".:!?-*#")
        if len(_MARKS.sub("", token)) < SHORTEST:
            continue
        if "@" in token or HOST.match(token) or _PATH.match(token) or any(map(str.isdigit, token)):
            yield token


def _after_word(value: str, place: int) -> str:
    """Return what follows the word in which a place is, as much of it as shows whether it is prose."""
    end = _WORD_END.search(value, place)
    return value[end.start() : end.start() + LONGEST_DESTINATION] if end else ""


def _is_mailboxes(value: str) -> bool:
    """Whether a value is one line that ends as a list of mailboxes does: `Anna Lee <anna@one.example>`."""
    line = value.strip()
    return line.endswith(">") and "\n" not in line and not _ANGLES.search(_MAILBOX.sub("", line))


_WORD_END = re.compile(r"[^!-~]")
"""White space, or a character of a script that may have no spaces."""
_MARKS_TO_PAUSE: Final = 1_024
_PADDING = re.compile(r"[\s,;|]{4,}")
"""What makes a value longer without saying more. No telling value has such marks in it."""
_MAILBOX = re.compile(rf"<(?:{EMAIL.pattern})>")
_ANGLES = re.compile(r"[<>]")


def numbers_at_home(token: str) -> Iterator[str]:
    """Yield the digits by which a phone number with the code of its country may stand in a text without that code.

    `0170 1234567` and `+49 (0)170 1234567` have those of `+491701234567` without its first two.
    """
    if _ABROAD.match(token) and _PHONE.fullmatch(token):
        digits = squashed(token).removeprefix("00")
        yield from (digits[size:] for size in _COUNTRY_CODES if len(digits) - size >= _SHORTEST_AT_HOME)


def grouped_values(text: str) -> Iterator[str]:
    """Yield accounts and numbers that stand in a text in groups, as people write them, each without its gaps.

    If more text follows an account, a value is yielded for each length that the account may have.
    """
    for match in _GROUPS.finditer(text):
        whole = "".join(_GROUP.findall(match[0]))
        if len(whole) >= SHORTEST:
            yield whole
    for match in _ACCOUNT.finditer(text):
        begun = accumulate(_GROUP.findall(match[1]))
        yield from (account for account in begun if len(account) in _ACCOUNT_SIZES)
