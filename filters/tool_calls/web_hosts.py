"""Web hosts: the machines to which programs connect for a web address, however it is written."""

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote

from filters.tool_calls.telling import HOST

_WEB: Final = re.compile(r"(?:https?|wss?|ftps?):|//|www\.|[a-z][a-z0-9+.-]{1,15}://", re.IGNORECASE)
"""The start of a web address: `order:12345` is none."""
_PLAIN: Final = re.compile(r"https?://([a-z0-9.-]+(?::\d+)?)(?:[/?#][!-~]*)?")
"""An address that all programs read alike."""
_BEFORE_AUTHORITY: Final = re.compile(r"(?:[a-z][a-z0-9+.-]{1,15}:/*|//|www\.)", re.IGNORECASE)
_LEFT_OUT: Final = re.compile(r"[\t\n\r]")
_AROUND_ADDRESS: Final = "".join(map(chr, range(33))) + "<>\"'`()[]{}"
"""What programs leave out round an address, and marks in which people put one."""
_AROUND: Final = ".,;:!?()[]{}*_`~/"
_AFTER_AUTHORITY: Final = re.compile(r"[/?#]")
_AFTER_HOST: Final = re.compile(r"[\s\"'<>|\\\]]")
_APART: Final = re.compile(r"[\s,;|<>\"']+")
"""What parts several addresses in one text."""
_BARE: Final = re.compile(
    r"(?:[^\s/?#@]{0,255}@)?(?:(?:[\w-]{1,63}\.){1,8}[^\W\d_][\w-]{1,62}|\d{1,3}(?:\.\d{1,3}){3})\.?(?::\d{1,5})?(?:[/?#\\,;]|\Z)"
)
"""An address without its scheme, up to its path. What has no dot is none: `localhost`."""
_BARE_PLACE: Final = re.compile(
    r"\b(?:at|into|on|to|via|auf|nach|chez|sur|vers|à|su|para)\s{1,2}[<\"'`(\[]{0,2}"
    r"(?=[\w.-]{0,200}[a-z])((?:[\w-]{1,63}\.){2,8}[^\W\d_][\w-]{1,62}(?![\w@-]|\.\w)"
    r"|(?:[\w-]{1,63}\.){1,8}[^\W\d_][\w-]{1,62}(?=/|:\d))",
    re.IGNORECASE,
)
_OF_COUNTRY: Final = 2
"""Letters of a country's top-level domain."""
_REGISTRIES: Final = frozenset({"ac", "co", "com", "edu", "gob", "gov", "gouv", "ne", "net", "nom", "or", "org"})
"""Second-level labels under which a country's registry sells names."""


def web_hosts(address: str) -> tuple[str, ...]:
    """Return the hosts to which programs connect for a web address, in small letters with their ports.

    Tabs and line breaks are left out, encoded characters decoded, and what stands before an `@` names nobody (WHATWG
    URL, 4.4). There are several where programs disagree: on a backslash, and on white space before an `@`. There is
    none if the text does not begin with a web address.
    """
    if plain := _PLAIN.fullmatch(address):
        return (plain[1].strip(_AROUND),)
    written = _LEFT_OUT.sub("", address.strip(_AROUND_ADDRESS))
    hosts: dict[str, None] = {}
    for reading in {written: None, written.replace("\\", "/"): None}:
        begin = _BEFORE_AUTHORITY.match(reading) if _WEB.match(reading) else None
        if begin is None:
            continue
        authority = _AFTER_AUTHORITY.split(reading[begin.end() :], maxsplit=1)[0]
        hosts |= dict.fromkeys(map(_host, (authority, *authority.split(maxsplit=1)[:1])))
    return tuple(filter(None, hosts))


def _host(authority: str) -> str:
    host = _AFTER_HOST.split(authority.rpartition("@")[2].lstrip("["), maxsplit=1)[0]
    return unquote(host).strip(_AROUND).lower()


def hosts_in_argument(value: str) -> Iterator[str]:
    """Yield the hosts of an argument that begins with a web address, and of those that follow it, if any."""
    if first := web_hosts(value):
        yield from first
        for piece in _APART.split(value.strip(_AROUND_ADDRESS))[1:]:
            yield from web_hosts(piece)


def bare_hosts(value: str) -> Iterator[str]:
    """Yield the hosts of an argument that begins with a web address without its scheme: `two.example/in`."""
    written = value.strip(_AROUND_ADDRESS)
    if _BARE.match(unquote(_LEFT_OUT.sub("", written))):
        yield from hosts_in_argument(f"//{written}")


def hosts_named(text: str) -> Iterator[str]:
    """Yield the hosts of the web addresses in a text, and those without a scheme after a word such as `to`.

    Those have three labels or more, or a path or a port: `main.py` is a file.
    """
    for address in HOST.finditer(text):
        yield from web_hosts(address[0])
    for place in _BARE_PLACE.finditer(text):
        yield from bare_hosts(place[1])


def site_of(host: str) -> str:
    """Return the part of a host by which its owner is known: two labels, or three below a registry such as `co.uk`.

    An IP address is returned whole.
    """
    if host.count(":") > 1:
        return host.lower().partition("]")[0].strip("[")
    name = host.lower().partition(":")[0].rstrip(".")
    labels = name.split(".")
    if labels[-1].isdigit():
        return name
    is_below = len(labels[-1]) == _OF_COUNTRY and not _REGISTRIES.isdisjoint(labels[-2:-1])
    return ".".join(labels[-3 if is_below else -2 :])
