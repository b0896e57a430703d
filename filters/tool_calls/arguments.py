"""Arguments: the texts and numbers that a proposed call passes to its tool."""

import json
import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
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
_ENVELOPES: Final = frozenset(
    {"args", "arguments", "fields", "input", "options", "parameters", "params", "payload", "properties", "request"}
)
"""Last words of the names of members that hold what a tool takes for its arguments."""
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


class _Holder(Enum):
    """What holds a value: the arguments themselves, or JSON in a text of them. `_READ` says which values are read.

    A long text is one of more than `LONGEST_DESTINATION` characters. A row is an object of a list of two or more in
    JSON in a long text.
    """

    ARGUMENTS = auto()
    SHORT_TEXT = auto()
    LONG_TEXT = auto()
    LONG_BODY = auto()
    ROW = auto()


def spread(arguments: Json, *, writes_down: bool = False) -> Generator[None, None, Spread]:
    """Return what a tool may read in arguments: their `leaves`, and more. Yields wherever the caller may pause.

    - Names of members that are addresses or numbers are values of the member that holds them: a tool may send to each
      name in `{"recipients": {"eve@out.example": "Eve"}}`.
    - Of a text that begins with JSON, as in `{"payload": "{\\"to\\": ...}"}`, the values of that are read, as `_READ`
      says: a table of customers in an attachment must not count as a list of recipients. A text of more than
      `LONGEST_JSON` characters is content, whatever is in it. If the call `writes_down` what it is given, so is any
      text but one that holds arguments by its name (`_ENVELOPES`). JSON that is too deep is not read.
    - Of all JSON in texts, no more than `MOST_UNPACKED` values are read: the rest is content too, unless a destination
      or an account is among those read. An import of 1 300 contacts is read to its end.
    - Of all texts beyond ASCII, the forms in which programs compare addresses are added.
    """
    found = _Found(writes_down)
    found.nodes.append(("", arguments, _Holder.ARGUMENTS))
    for number, (name, node, holder) in enumerate(found.nodes, start=1):  # `take` appends what a node holds
        is_unpacked = holder is not _Holder.ARGUMENTS
        found.unpacked += is_unpacked
        if not is_unpacked or found.unpacked <= MOST_UNPACKED:
            yield from found.take(name, node, holder)
        if number % _NODES_TO_PAUSE == 0:
            yield
    complete = found.complete and not (found.reaches and found.unpacked > MOST_UNPACKED)
    return Spread(tuple(found.members), tuple(found.address_forms), complete)


class _Found:
    """What was found in arguments so far, and the `nodes` that are to be read. One call of `spread` owns it.

    `unpacked` counts the values of JSON in texts, and `reaches` says that a destination or an account is among them.
    """

    def __init__(self, writes_down: bool) -> None:
        self.nodes: list[tuple[str, Json, _Holder]] = []
        self.members: list[tuple[str, str]] = []
        self.address_forms: list[tuple[str, str]] = []
        self.unpacked = 0
        self.reaches = False
        self.complete = True
        self._writes_down = writes_down

    def take(self, name: str, node: Json, holder: _Holder) -> Generator[None, None, None]:
        """Read a value that has this name, and note what is within it for later."""
        if isinstance(node, dict):
            self.nodes.extend((inner, value, holder) for inner, value in node.items())
            if _READ[holder](name):
                yield from self._take_names(name, node)
        elif isinstance(node, list):
            is_table = len(node) > 1 and holder in {_Holder.LONG_TEXT, _Holder.LONG_BODY}
            self.nodes.extend(
                (name, item, _Holder.ROW if is_table and isinstance(item, dict) else holder) for item in node
            )
        elif isinstance(node, str):
            yield from self._take_text(name, node, holder)
        elif node is not None and not isinstance(node, bool):
            self._note_reach(name, "", holder)
            if _READ[holder](name):
                self.members.append((name, str(node)))

    def _take_names(self, name: str, members: Iterable[str]) -> Generator[None, None, None]:
        for inner in members:
            form = yield from _address_form(inner)
            yield
            if _is_value(form or inner):
                self.members.append((name, inner))
                self.address_forms += [(name, form)] if form else []

    def _take_text(self, name: str, text: str, holder: _Holder) -> Generator[None, None, None]:
        self._note_reach(name, text, holder)
        if _READ[holder](name):
            self.members.append((name, text))
            form = yield from _address_form(text)
            self.address_forms += [(name, form)] if form else []
        if self._is_content(name) or len(text) > LONGEST_JSON:
            return
        if begins := _BEGINS_JSON.match(text):
            try:
                value, _ = _DECODER.raw_decode(text, begins.end(1))
                self.nodes.append((name, value, _holder_in(name, text, holder)))
            except RecursionError:
                self.complete = False
            except ValueError:
                pass
            yield

    def _is_content(self, name: str) -> bool:
        """Whether JSON in a text of this name is content, whatever is in it."""
        return self._writes_down and _ENVELOPES.isdisjoint(name_words(name)[-1:])

    def _note_reach(self, name: str, text: str, holder: _Holder) -> None:
        if holder is not _Holder.ARGUMENTS and not self.reaches:
            self.reaches = is_destination(name) or ACCOUNT.search(text) is not None


def _holder_in(name: str, text: str, holder: _Holder) -> _Holder:
    """Return what the values of JSON in a text have as their holder. `holder` is that of the text."""
    if holder not in {_Holder.ARGUMENTS, _Holder.SHORT_TEXT}:
        return holder
    if len(text) <= LONGEST_DESTINATION:
        return _Holder.SHORT_TEXT
    return _Holder.LONG_TEXT if _BODIES.isdisjoint(name_words(name)[-1:]) else _Holder.LONG_BODY


def _is_value(name: str) -> bool:
    """Whether the name of a member is a value itself, as the address in `{"eve@out.example": "owner"}` is."""
    text = name[:LONGEST_JSON]
    if sum(map(str.isdigit, text)) >= SHORTEST or HOST.match(text):
        return True
    return "@" in text and any(address for address, _ in addresses(text))


def _address_form(text: str) -> Generator[None, None, str]:
    """Return a text as programs compare addresses (RFC 3490, 3.1), without wide letters, marks and dots.

    `eve＠out。example` is `eve@out.example`. Empty if that is the text itself.
    """
    if text.isascii():
        return ""
    read = squeezed(text, LONGEST_JSON)
    cleaned = ""
    for start in range(0, len(read), _CLEANED_AT_ONCE):
        cleaned += yield from clean_in_steps(read[start : start + _CLEANED_AT_ONCE])
        yield
    form = _WIDE_DOT.sub(".", cleaned)
    return "" if form == text else form


def _with_all(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Return an object in which a name that stands twice has a list: of `{"to": "ann", "to": "eve"}`, a tool may read
    either.
    """
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
_DECODER = json.JSONDecoder(object_pairs_hook=_with_all, parse_int=str)
"""Whole numbers stay as written: one of 5 000 digits, which Python does not read, must not keep the rest unread."""
_BEGINS_JSON = re.compile(r"(\s*(?:```\w{0,10}\s*)?)(?:\{\s*[\"}]|\[\s*(?:[\[{\"\]\d-]|null|true|false))")
"""The start of a text that may be JSON. Group 1 is what stands before it, such as the fence of a code block."""
_WIDE_DOT = re.compile(r"(?<=[A-Za-z0-9])[\u3002\uff61](?=[A-Za-z0-9])")
"""Dots that NFKC keeps, and that separate the labels of a host like an ASCII dot."""


def is_destination(name: str) -> bool:
    """Whether a member's name says that it holds whom or what a call reaches: `to`, `accountId`, `webhook_url`."""
    words = name_words(name)
    return not _DESTINATIONS.isdisjoint(words[-2:-1] if words[-1:] == ["list"] else words[-1:])


def _is_addressed(name: str) -> bool:
    return not _ADDRESSED.isdisjoint(name_words(name)[-1:])


def _is_any(_name: str) -> bool:
    return True


_READ: Final[Mapping[_Holder, Callable[[str], bool]]] = {
    _Holder.ARGUMENTS: _is_any,
    _Holder.SHORT_TEXT: _is_any,
    _Holder.LONG_TEXT: _is_any,
    _Holder.LONG_BODY: is_destination,
    _Holder.ROW: _is_addressed,
}
"""The names of the members whose values are read, by what holds them."""


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
