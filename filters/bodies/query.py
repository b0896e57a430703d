"""Queries: removes the parameters that carry a key, and reads every other value as a text to be judged."""

import re
from collections.abc import Iterator
from urllib.parse import unquote_plus

from filters.credential_headers import CREDENTIAL_HEADERS
from filters.segments import Origin, Segment

_SEPARATOR = re.compile("([&;])")
"""Some servers still end a parameter at `;`, as HTML 4 recommended, so both readings are considered."""

_KEYS = frozenset(
    {
        *CREDENTIAL_HEADERS,
        "access-token",
        "apikey",
        "auth",
        "auth-token",
        "authtoken",
        "bearer",
        "bearer-token",
        "client-secret",
        "id-token",
        "key",
        "oauth-token",
        "password",
        "secret",
        "subscription-key",
        "token",
    }
)
_ACCOUNTS = frozenset({"userproject", "x-goog-user-project"})
_STEERING = frozenset(
    {
        "$ct",
        "$httpheaders",
        "$httpmethod",
        "$req",
        "-method",
        "x-http-method",
        "x-http-method-override",
        "x-method-override",
    }
)
"""Parameters by which some servers (Google's front ends, web frameworks) replace the method, header fields or body."""
_IDENTIFIERS = frozenset(
    {
        "after",
        "after-id",
        "alt",
        "api-version",
        "before",
        "before-id",
        "beta",
        "limit",
        "order",
        "pagesize",
        "pagetoken",
        "purpose",
        "stream",
    }
)
"""Parameters that providers define. Their values are names and numbers; a value that is more than that is judged."""
_IDENTIFIER = re.compile(r"[A-Za-z0-9._=-]{0,64}")
_KEY = re.compile(r"[A-Za-z0-9._~+/=-]{0,512}")
_NAME = re.compile(r"[A-Za-z0-9$._\[\]-]{0,32}")
_END_OF_NAME = re.compile(r"[\[\x00-\x1f]")
"""Servers that make lists of `a[]` read it as `a`; some end a text at a control character."""


def steers(query: str) -> bool:
    """Whether a parameter asks the server to treat the request as another one than the gateway judged."""
    return "=" in query and any(_plain(pair) in _STEERING for _, pair in _pairs(query))


def without_keys(query: str) -> str:
    """Return the raw query unchanged but for the parameters that carry a key or select an account, which are removed.

    Names are compared as a server would read them: percent-decoded, in any case, with `-` for `_`, without a subscript
    and without Google's `$`.
    """
    if not query:
        return ""
    kept = [(separator, pair) for separator, pair in _pairs(query) if _name(pair) not in _KEYS | _ACCOUNTS]
    return "".join(separator + pair for separator, pair in kept).removeprefix(kept[0][0]) if kept else ""


def read_query(query: str) -> tuple[Segment, ...]:
    """Return every text of a raw query, percent-decoded, as a field at `?N`, where N is the index of its parameter.

    Keys, and plain identifiers in parameters that providers define, are no texts. A parameter's name that is not a
    plain name is a text too, at `?N/name`.
    """
    return tuple(_texts(query)) if query else ()


def _texts(query: str) -> Iterator[Segment]:
    for number, pair in enumerate(query.split("&")):  # with what may stand after a `;` in it
        name, _, value = map(unquote_plus, pair.partition("="))
        if not _NAME.fullmatch(name):
            yield Segment(Origin.FIELD, f"?{number}/name", name)
        if value and not _says_nothing(_name(pair), value):
            yield Segment(Origin.FIELD, f"?{number}", value)


def _says_nothing(name: str, value: str) -> bool:
    if name in _KEYS:
        return _KEY.fullmatch(value) is not None
    return name in _IDENTIFIERS and _IDENTIFIER.fullmatch(value) is not None


def _pairs(query: str) -> Iterator[tuple[str, str]]:
    """Yield each parameter as it stands, after the separator before it ("" for the first)."""
    parts = _SEPARATOR.split(query)
    return zip(("", *parts[1::2]), parts[::2], strict=True)


def _name(pair: str) -> str:
    return _plain(pair).removeprefix("$")


def _plain(pair: str) -> str:
    name = unquote_plus(pair.partition("=")[0]).strip()
    return _END_OF_NAME.split(name, maxsplit=1)[0].strip().lower().replace("_", "-")
