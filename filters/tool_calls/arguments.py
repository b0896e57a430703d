"""Arguments: the texts and numbers that a proposed call passes to its tool."""

import re
from collections.abc import Iterator
from typing import Final

from filters.dialects.dialect import Json
from filters.tool_calls.telling import LONGEST_DESTINATION

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
_GAPS = re.compile(r"[^\S\n]{2,}")
_LINES = re.compile(r"\n\s+")


def leaves(arguments: Json) -> Iterator[tuple[str, str]]:
    """Every text and number of the arguments, each with the name of the member that holds it or its list."""
    nodes: list[tuple[str, Json]] = [("", arguments)]
    for key, node in nodes:  # the loop appends the children of a node to the list it walks
        if isinstance(node, dict):
            nodes.extend(node.items())
        elif isinstance(node, list):
            nodes.extend((key, item) for item in node)
        elif node is not None and not isinstance(node, bool):
            yield key, str(node)


def is_destination(name: str) -> bool:
    """Whether a member's name says that it holds whom or what a call reaches: `to`, `accountId`, `webhook_url`."""
    return not _DESTINATIONS.isdisjoint(name_words(name)[-1:])


def name_words(name: str) -> list[str]:
    """The words of a member's name in lower case: `payee` and `id` of `payeeId`."""
    return _NAME_WORDS.findall(_CAMEL.sub("_", name).lower())


def squeezed(text: str, most: int) -> str:
    """The first `most` characters of a text without white space round it, runs of which count as one character.

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
    """The text, or if it is longer than `LONGEST` characters, half of that from each end, without white space there."""
    text = text if len(text) <= LONGEST else text.strip()
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} {text[-LONGEST // 2 :]}"
