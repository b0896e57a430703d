"""Arguments: the texts and numbers that a proposed call passes to its tool."""

import json
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from filters.text.canonical import clean_in_steps
from filters.tool_calls.telling import ACCOUNT, HOST, LONGEST_DESTINATION, SHORTEST, addresses
from filters.trees import Json

LONGEST: Final = 4_000
"""Characters that are read of a name, of a description and of an argument."""
_BLOCK: Final = 65_536
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NAME_WORDS = re.compile(r"[a-z]+")
_DESTINATIONS: Final = frozenset(
    {
        "account", "accounts", "address", "addresses", "attendee", "attendees", "bcc", "beneficiary", "callback", "cc",
        "channel", "channels", "creditor", "destination", "domain", "email", "emails", "endpoint", "guest", "guests",
        "host", "hostname", "iban", "id", "ids", "invitee", "invitees", "number", "participant", "participants",
        "payee", "phone", "receiver", "recipient", "recipients", "server", "site", "target", "to", "uri", "url", "urls",
        "webhook", "website",
    }
)  # fmt: skip
_ADDRESSED: Final = frozenset(
    {
        "attendee", "attendees", "bcc", "beneficiary", "callback", "cc", "creditor", "destination", "guest", "guests",
        "invitee", "invitees", "participant", "participants", "payee", "receiver", "recipient", "recipients", "target",
        "to", "webhook",
    }
)  # fmt: skip
"""Destinations that are no mere columns of a record, as `email`, `iban` and `id` are."""
_BODIES: Final = frozenset({"body", "code", "content", "data", "html", "message", "text"})
_GAPS = re.compile(r"[^\S\n]{2,}")
_LINES = re.compile(r"\n\s+")


def leaves(arguments: Json) -> Iterator[tuple[str, str]]:
    """Yield every text and number of the arguments, each with the name of the member that holds it or its list."""
    nodes: list[tuple[str, Json]] = [("", arguments)]
    for key, node in nodes:  # the loop appends the children of a node to the list it walks
        if isinstance(node, dict):
            nodes.extend(node.items())
        elif isinstance(node, list):
            nodes.extend((key, item) for item in node)
        elif node is not None and not isinstance(node, bool):
            yield key, str(node)


@dataclass(frozen=True, slots=True)
class Spread:
    """What a tool may read in arguments, each text with the name of its member, and whether all of it was read.

    `address_forms` are the texts beyond ASCII in the form in which programs compare addresses, where that is another. A
    mark that parts two words may have become one that joins them, so only addresses and accounts in them mean
    something: a row lists `订单号：C367853`, and its form with an ASCII colon stands in no row.
    """

    members: tuple[tuple[str, str], ...]
    address_forms: tuple[tuple[str, str], ...] = ()
    complete: bool = True


class _Part(Enum):
    """What a value of arguments is part of: themselves, or JSON in a text of them. It decides what is read."""

    ARGUMENTS = auto()
    SHORT = auto()
    LONG = auto()
    BODY = auto()
    ROW = auto()


def spread(arguments: Json, *, longest_json: int) -> Generator[None, None, Spread]:
    """Return what a tool may read in arguments: their `leaves`, and more.

    Also what is in a text that begins with JSON, whichever of several members of one name; and names of members that
    are addresses or numbers, as values of the member that holds them. Of JSON in a text of more than
    `LONGEST_DESTINATION` characters, only destinations are read if it is a body (`_BODIES`), and of a table of objects
    only those to whom something is addressed (`_ADDRESSED`). A text of more than `longest_json` characters is
    content, whatever is in it. Of all JSON in texts, no more than `MOST_UNPACKED` values are read: the rest is content
    too, unless a destination or an account is among those read. JSON that is too deep is not read. Yields wherever the
    caller may pause.
    """
    found: list[tuple[str, str]] = []
    address_forms: list[tuple[str, str]] = []
    nodes: list[tuple[str, Json, _Part]] = [("", arguments, _Part.ARGUMENTS)]
    unpacked = 0
    reaches = False
    complete = True
    for number, (key, node, part) in enumerate(nodes, start=1):  # the loop appends what a node holds to its list
        is_within = part is not _Part.ARGUMENTS
        unpacked += is_within
        if is_within and unpacked > MOST_UNPACKED:
            continue
        if isinstance(node, dict):
            nodes.extend((name, value, part) for name, value in node.items())
            for name in node if _is_read(key, part) else ():
                if (yield from _is_value(name)):
                    found.append((key, name))
                    address_forms += yield from _address_forms(key, name)
        elif isinstance(node, list):
            is_table = len(node) > 1 and part in {_Part.LONG, _Part.BODY}
            nodes.extend((key, item, _Part.ROW if is_table and isinstance(item, dict) else part) for item in node)
        elif isinstance(node, str):
            if _is_read(key, part):
                found.append((key, node))
                address_forms += yield from _address_forms(key, node)
            reaches = reaches or (is_within and (is_destination(key) or ACCOUNT.search(node) is not None))
            if len(node) <= longest_json and _BEGINS_JSON.match(node):
                values, is_whole = _unpacked(node)
                nodes += [(key, value, _part_of(key, node, part)) for value in values]
                complete = complete and is_whole
                yield
        elif node is not None and not isinstance(node, bool) and _is_read(key, part):
            found.append((key, str(node)))
            reaches = reaches or (is_within and is_destination(key))
        if number % _NODES_TO_PAUSE == 0:
            yield
    complete = complete and not (reaches and unpacked > MOST_UNPACKED)
    return Spread(tuple(found), tuple(address_forms), complete)


def _part_of(key: str, text: str, part: _Part) -> _Part:
    """Return what the values of JSON in a text are part of, which is itself part of `part`."""
    if part not in {_Part.ARGUMENTS, _Part.SHORT}:
        return part
    if len(text) <= LONGEST_DESTINATION:
        return _Part.SHORT
    return _Part.LONG if _BODIES.isdisjoint(name_words(key)[-1:]) else _Part.BODY


def _is_read(key: str, part: _Part) -> bool:
    if part is _Part.ROW:
        return not _ADDRESSED.isdisjoint(name_words(key)[-1:])
    return part is not _Part.BODY or is_destination(key)


def _is_value(name: str) -> Generator[None, None, bool]:
    """Return whether the name of a member is a value itself, as the address in `{"eve@out.example": "owner"}` is.

    Yields wherever the caller may pause.
    """
    text = name[:LONGEST_JSON]
    if not text.isascii():
        text = yield from clean_in_steps(text)
    yield
    if sum(map(str.isdigit, text)) >= SHORTEST or HOST.match(text):
        return True
    return "@" in text and any(address for address, _ in addresses(text))


def _address_forms(key: str, text: str) -> Generator[None, None, list[tuple[str, str]]]:
    """Return a text as programs compare addresses (RFC 3490, 3.1), without wide letters, marks and dots, if it differs.

    With the name of its member.
    """
    if text.isascii():
        return []
    read = squeezed(text, LONGEST_JSON)
    cleaned = ""
    for start in range(0, len(read), _CLEANED_AT_ONCE):
        cleaned += yield from clean_in_steps(read[start : start + _CLEANED_AT_ONCE])
        yield
    form = _WIDE_DOT.sub(".", cleaned)
    return [] if form == text else [(key, form)]


def _unpacked(text: str) -> tuple[list[Json], bool]:
    """Return the JSON values with which a text begins, one after the other, and whether their depth let all be read.

    A member of several values has them as a list.
    """
    values: list[Json] = []
    at = _after(_FENCE, text, 0)
    while at < len(text):
        try:
            value, at = _DECODER.raw_decode(text, at)
        except RecursionError:
            return values, False
        except ValueError:
            break
        values.append(value)
        at = _after(_BETWEEN, text, at)
    return values, True


def _after(mark: re.Pattern[str], text: str, at: int) -> int:
    found = mark.match(text, at)
    return found.end() if found else at


def _with_all(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    members: dict[str, Json] = {}
    for name, value in pairs:
        members[name] = [members[name], value] if name in members else value
    return members


LONGEST_JSON: Final = 65_536
"""Most characters of a text that is read as JSON. A longer one is content."""
MOST_UNPACKED: Final = 32_768
"""Most members, items and values of JSON in the texts of a call."""
_NODES_TO_PAUSE: Final = 256
_CLEANED_AT_ONCE: Final = 16_384
_DECODER = json.JSONDecoder(object_pairs_hook=_with_all, parse_int=str, parse_float=str, strict=False)
_FENCE = re.compile(r"\s*(?:```\w{0,10}\s*)?")
_BEGINS_JSON = re.compile(r"\s*(?:```\w{0,10}\s*)?(?:\{\s*[\"}]|\[\s*[\[{\"\]\d-])")
_BETWEEN = re.compile(r"[\s,;]*")
_WIDE_DOT = re.compile(r"(?<=[A-Za-z0-9])[\u3002\uff61](?=[A-Za-z0-9])")
"""Dots that NFKC keeps, and that separate the labels of a host like an ASCII dot."""


def is_destination(name: str) -> bool:
    """Whether a member's name says that it holds whom or what a call reaches: `to`, `accountId`, `webhook_url`."""
    return not _DESTINATIONS.isdisjoint(name_words(name)[-1:])


def name_words(name: str) -> list[str]:
    """Return the words of a member's name in lower case: `payee` and `id` of `payeeId`."""
    return _NAME_WORDS.findall(_CAMEL.sub("_", name).lower())


def squeezed(text: str, most: int) -> str:
    """Return the first `most` characters of a text without white space round it, runs of which count as one character.

    A run with a line feed becomes one, another one a space. A text of at most
    `LONGEST_DESTINATION` characters is returned as it is.
    """
    if len(text) <= LONGEST_DESTINATION:
        return text
    text = text.strip()
    kept = ""
    for start in range(0, len(text), _BLOCK):
        kept += _LINES.sub("\n", _GAPS.sub(" ", text[start : start + _BLOCK]))
        if len(kept) >= most:
            break
    return kept[:most]


def ends(text: str) -> str:
    """Return the text, or if it has more than `LONGEST` characters, half of that from each end with a space between.

    White space at the ends of a longer text is left out first, and does not count.
    """
    text = text if len(text) <= LONGEST else text.strip()
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} {text[-LONGEST // 2 :]}"
