"""Accounts: international account numbers (ISO 13616) in a call, in the one form in which they are compared."""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from filters.tool_calls.telling import ACCOUNT

_BEGINS: Final = re.compile(
    r"(?<![A-Za-z0-9])(?:IBAN[: ]{0,2})?(?=[A-Za-z]{2}\d{2}[\W_]{0,3}[A-Za-z0-9])", re.IGNORECASE
)
_GROUPS: Final = re.compile(r"[A-Za-z]{2}\d{2}[A-Za-z0-9]{0,30}(?:[\W_]{1,3}[A-Za-z0-9]{1,30}){0,12}")
_GROUP: Final = re.compile(r"[A-Za-z0-9]+")
_SIZES: Final = range(15, 35)
_VALID: Final = 1
"""What is left of a valid account number modulo 97, its country and check digits put last and letters as 10 to 35."""


def accounts_in(value: str) -> Iterator[str]:
    """Yield the accounts in a value in capitals without gaps, however their case and groups are written there.

    One in small letters, in unusual groups or amid other text must have the check digits of an account, as other ids
    look like one. If text follows in groups, the longest of those that have them is yielded. Also yields an empty text
    wherever the caller may pause. Takes linear time.
    """
    has_valid = False
    for begin in _BEGINS.finditer(value):
        groups = _GROUPS.match(value, begin.end(), begin.end() + _LONGEST)
        begun = accumulate(_GROUP.findall(groups[0].upper())) if groups else ()
        valid = [account for account in begun if len(account) in _SIZES and _is_valid(account)]
        has_valid = has_valid or bool(valid)
        yield from valid[-1:]
        yield ""
    if not has_valid and len(value) <= _LONGEST and _is_written_alone(written := _GROUP.findall(value)):
        yield "".join(written)


_LONGEST: Final = 60
"""Characters in which an account is written, with its gaps."""


def _is_written_alone(groups: Sequence[str]) -> bool:
    """Whether groups are those of one account in capitals: a single one, or such as are printed."""
    whole = "".join(groups)
    is_one = len(groups) == 1 or max(map(len, groups), default=0) <= _PRINTED
    return is_one and whole.isupper() and ACCOUNT.fullmatch(whole) is not None


_PRINTED: Final = 4
"""Most characters of a group in which accounts are printed."""


def _is_valid(account: str) -> bool:
    moved = account[4:] + account[:4]
    return int("".join(str(int(char, 36)) for char in moved)) % 97 == _VALID
