"""Tool risk: what a proposed call can do to the world, by its tool's name and by its arguments."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

import orjson

from filters.calls import Risk
from filters.text.canonical import canonicalise
from filters.trees import Json

LONGEST_NAME: Final = 256
"""Most characters of a name. No provider accepts that many; a longer name counts as that of an unknown tool."""

MOST_STRINGS: Final = 4_096
MOST_NAMES: Final = 64
"""Most strings, and most names of tools, in the arguments of a low-risk call. A call with more is high-risk."""

_SEPARATOR = re.compile(r"[/.:\\]+|__+")
_VERSION = re.compile(r"(?<=[^\d])v?\d{1,10}\Z")
_ADDRESS = re.compile(
    r"\s*(?:(?:data|dict|ftps?|gopher|https?|jar|ldaps?|s3|sftp|smb|ssh|tftp|wss?):\S|file:/{4}|file:[\\/]?\\|[\\/]{2}"
    r"|www\.\w|(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?::\d{1,5})?(?:/[^\s?]{0,200})?\?[\w-]{1,40}=)",
    re.IGNORECASE,
)
"""How a value that names another machine begins: a scheme with any number of slashes, a share, a host with a query."""
_SENSITIVE = re.compile(
    r"(?:\A|[\s\\/~])(?:\.ssh|\.aws|\.gnupg|\.kube|\.docker|\.netrc|\.npmrc|\.pypirc|\.env(?:\.\w+)?|\.git-credentials"
    r"|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.\w+)?|secrets?\.\w+|shadow|gshadow|sudoers|environ)(?:[\\/]|\s|\Z)",
    re.IGNORECASE,
)
"""Paths of keys and passwords: reading one changes nothing, but it is the first step of sending them off."""
_SHELL = re.compile(r"[;|&`\n]\s{0,4}[a-z./]{2,40}\s+\S|\$\(", re.IGNORECASE)
"""Marks by which a path continues as a command if a tool passes it to a shell."""
_PLACES: Final = frozenset({"dir", "directory", "file", "filename", "filepath", "folder", "path", "paths"})
"""Names of members whose value is a path."""
_WITHIN_NAMES = str.maketrans("", "", "-_")
_RANK = {Risk.LOW: 0, Risk.HIGH: 1}
_LISTS: Final = ("high", "low", "own_namespaces", "wrappers")

_NAMING: Final = frozenset(
    {"tool", "toolname", "function", "functionname", "recipientname", "toolid", "subtool", "fn", "tools"}
)
"""Names of members that say which tool is meant."""
_MAYBE_NAMING: Final = frozenset(
    {"action", "cmd", "command", "kind", "method", "mode", "name", "op", "operation", "subagenttype", "type"}
)
"""Names of members that may say which tool is meant. They count only if their value is a known high-risk tool."""


class ToolbookError(Exception):
    """Raised for a file of tools that cannot be used. `problems` has one line each: file, key, and what is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True, slots=True)
class Toolbook:
    """Which tools are known as high-risk or low-risk.

    All names are keys as `tool_key` returns them. `high` and `low` ship with the gateway. So do `own_namespaces`, which
    providers put before the names of a request's own tools, and `wrappers`, which only call other tools that their
    arguments name. `own_high` and `own_low` are a tenant's.
    """

    high: frozenset[str]
    low: frozenset[str]
    own_namespaces: frozenset[str] = frozenset()
    wrappers: frozenset[str] = frozenset()
    own_high: frozenset[str] = frozenset()
    own_low: frozenset[str] = frozenset()

    def of_tenant(self, *, high: Iterable[str], low: Iterable[str]) -> Self:
        """Return the book with a tenant's `high_risk_tools` and `low_risk_tools` added.

        As in a call's name, a provider's own namespace does not count: `functions.read` and `read` are one entry.
        """
        own_high, own_low = (frozenset(_own_key(name, self) for name in names) for names in (high, low))
        return replace(self, own_high=own_high, own_low=own_low)


def parse_toolbook(source: str, *, name: str) -> Toolbook:
    """Parse a TOML text with the lists `high`, `low`, `own_namespaces` and `wrappers`. `name` is the file's name.

    Raises `ToolbookError` with all problems at once.
    """
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise ToolbookError([f"{name}: not TOML: {error}"]) from None
    problems = [f"{name}: {key}: unknown key" for key in document if key not in _LISTS]
    lists: dict[str, frozenset[str]] = {}
    for key in _LISTS:
        texts = document.get(key)
        if not isinstance(texts, list) or not all(isinstance(text, str) and tool_key(text) for text in texts):
            problems.append(f"{name}: {key}: must be a list of names")
            continue
        lists[key] = frozenset(map(tool_key, texts))
    both = lists.get("low", frozenset()) & lists.get("high", frozenset())
    problems += [f"{name}: low: {key} is in high as well" for key in sorted(both)]
    if problems:
        raise ToolbookError(problems)
    return Toolbook(**lists)


def tool_key(name: str) -> str:
    """Return the key that all spellings of a tool's name share.

    It is in lower case, without `-` and `_` in words, and with `.` between namespaces. `WebFetch` and `web_fetch` are
    one tool; `mcp__srv__fetch` and `mcp/srv/fetch` are one tool of a server. Look-alike letters are not folded: a name
    that only looks like a harmless one is a different name.
    """
    return ".".join(part.translate(_WITHIN_NAMES) for part in _SEPARATOR.split(name.strip().lower()))


def tool_risk(name: str, arguments: Json, *, tools: Toolbook) -> Risk:
    """Return the risk of a call (tiered-verification.md, check 2; GATEWAY.md section 6).

    Only these names are low-risk, without a namespace of the provider's own (`own_namespaces`): names that ship as
    low-risk, and names that a tenant lists as low-risk, which must include any other namespace. So MCP tools, tools of
    other namespaces and unknown tools are high-risk unless listed. If lists disagree, high wins: a tenant's low entry
    does not apply to a tool that ships as high-risk, except to one of another namespace that is listed in full, such as
    `mcp__notes__write`. A tenant's high entry without a namespace applies in every namespace and to look-alike names.

    A call of a low-risk name is still high-risk if its arguments name a tool that is not low-risk. Unless the name is
    on the tenant's own low list, it is also high-risk if they hold an address, a path of secrets, or a path that
    continues as a command: then the call may send something, or prepare that. `arguments` is the parsed JSON, or the
    text if it is not JSON.
    """
    own = _risk_of_name(name, tools)
    if own is Risk.HIGH:
        return own
    key = _own_key(name, tools)
    signs = _read(arguments)
    if signs is None or (signs.reaches_out and key not in tools.own_low):
        return Risk.HIGH
    if key in tools.wrappers and not signs.named:
        return Risk.HIGH
    known = tools.high | tools.own_high
    if any(not known.isdisjoint(_readings(text)) for text in signs.maybe_named):
        return Risk.HIGH
    return max((_risk_of_name(named, tools) for named in signs.named), key=_RANK.__getitem__, default=Risk.LOW)


def vain_low_entries(entries: Iterable[str], *, tools: Toolbook) -> tuple[str, ...]:
    """Return the entries of a tenant's `low_risk_tools` whose tools are high-risk all the same, whatever they do.

    `tools` is the tenant's book.
    """
    return tuple(name for name in entries if _risk_of_name(name, tools) is Risk.HIGH)


def _risk_of_name(name: str, tools: Toolbook) -> Risk:
    if not name or len(name) > LONGEST_NAME:
        return Risk.HIGH
    readings = _readings(name)
    if not readings.isdisjoint(tools.own_high):
        return Risk.HIGH
    key = _own_key(name, tools)
    if "." not in key and not readings.isdisjoint(tools.high):
        return Risk.HIGH
    if key in tools.own_low or (name.isascii() and key in tools.low | tools.wrappers):
        return Risk.LOW
    return Risk.HIGH


def _own_key(name: str, tools: Toolbook) -> str:
    """Return the key of a name, without the namespace if it is one of the provider's own."""
    key = tool_key(name)
    namespace, _, rest = key.partition(".")
    return rest if rest and namespace in tools.own_namespaces else key


def _readings(name: str) -> frozenset[str]:
    """Return every key by which a tool may be known: the whole name, its parts, and each of these without a version."""
    whole = tool_key(canonicalise(name))
    keys = {whole, *whole.split(".")}
    return frozenset(keys | {_VERSION.sub("", key) for key in keys})


@dataclass(frozen=True, slots=True)
class _Signs:
    """What in arguments raises the risk: the tools that they name, the texts that may name one, and `reaches_out`.

    `reaches_out` says that they go beyond a look at a file: to another machine, a shell or secrets.
    """

    named: frozenset[str]
    maybe_named: frozenset[str]
    reaches_out: bool


def _read(arguments: Json) -> _Signs | None:
    """Read the arguments. None if they exceed `MOST_STRINGS` or `MOST_NAMES`: then they are not read to the end."""
    named: set[str] = set()
    maybe_named: set[str] = set()
    reaches_out = False
    for number, (member, text) in enumerate(_strings(arguments), start=1):
        if number > MOST_STRINGS or len(named) + len(maybe_named) > MOST_NAMES:
            return None
        reaches_out = reaches_out or _holds_address(text) or (member in _PLACES and _is_grave_place(text))
        if member in _NAMING:
            named.add(text)
        elif member in _MAYBE_NAMING and len(text) <= LONGEST_NAME:
            maybe_named.update({text, text.split(maxsplit=1)[0] if text.strip() else text})
    return _Signs(frozenset(named), frozenset(maybe_named), reaches_out)


def _holds_address(text: str) -> bool:
    """Whether a text contains a URL other than a local file's, or begins by naming another machine."""
    return text.count("://") > text.count("file:///") or bool(_ADDRESS.match(text))


def _is_grave_place(text: str) -> bool:
    """Whether a path is one of secrets, or continues as a command."""
    return bool(_SENSITIVE.search(text) or _SHELL.search(text))


def _strings(arguments: Json) -> Iterator[tuple[str, str]]:
    """Yield every string in the arguments, with the key of its member. Strings that hold JSON are searched too."""
    stack: list[tuple[str, Json]] = [("", arguments)]
    while stack:
        member, value = stack.pop()
        if isinstance(value, dict):
            stack += [(key.lower().translate(_WITHIN_NAMES), child) for key, child in value.items()]
        elif isinstance(value, list):
            stack += [(member, child) for child in value]
        elif isinstance(value, str):
            yield member, value
            stack.append((member, _held(value)))


def _held(text: str) -> Json:
    """Return the object or list that a string holds as JSON, or None."""
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        held: Json = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    return held
