"""Identifiers: of which kind a value is that tells one thing from others alike: an order, a user, a wallet.

Identifiers of one kind look alike, whatever the member or the sentence that holds them calls them.
"""

import re
from collections.abc import Iterator
from typing import Final

from filters.tool_calls.telling import ACCOUNT

_TOKEN: Final = re.compile(r"(?<![^\s\"'`(<\[{,;:=#])[A-Za-z0-9][\w.:-]{4,127}")
_PREFIXED: Final = re.compile(r"(?!v\d)([a-z](?:[a-z]|[._:-](?=[a-z\d])){0,23})\d[\w-]*")
"""A prefix of letters, which is group 1, before the first digit. `v2.3` is a version."""
_LONG: Final = re.compile(r"(?=[a-z]*\d)[a-z0-9]{25,128}")
"""What is drawn at random, as the addresses of wallets are."""
_DATE: Final = re.compile(r"(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])")
_NUMBER: Final = re.compile(r"\d{5,20}")


def kind_of(token: str) -> str:
    """Return the kind of an identifier, the same for all of its kind; empty if the token is none.

    Account numbers with check digits are none: another module compares them.
    """
    written = token.lower()
    if ACCOUNT.fullmatch(token):
        return ""
    if _LONG.fullmatch(written):
        return "long"
    if _NUMBER.fullmatch(written):
        return "" if _DATE.fullmatch(written) else f"{len(written)} digits"
    prefixed = _PREFIXED.fullmatch(written)
    return prefixed[1] if prefixed else ""


def identifiers_in(text: str) -> Iterator[str]:
    """Yield the identifiers in a text, as they are written. Takes time linear in the text."""
    yield from filter(kind_of, (token.rstrip(".:-") for token in _TOKEN.findall(text)))
