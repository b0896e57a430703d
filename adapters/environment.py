"""Read the environment variables of verifier-adapters.md strictly, and report all problems at once."""

import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

_KEY: Final = re.compile(r"[\x21-\x7e]+")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:/@-]{0,199}")
_NUMBER: Final = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,6})?")
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_HOST: Final = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")


_NUMERIC: Final = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)", re.IGNORECASE)
"""A host that URL parsers take for an IPv4 address, in any notation (WHATWG URL, "ends in a number")."""
_PRIVATE_SUFFIXES: Final = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".svc")
"""Suffixes of private names: RFC 6761, 6762 and 8375, ICANN's `internal`, home networks (`lan`), Kubernetes (`svc`)."""
_PRIVATE_NETWORKS: Final = tuple(
    map(
        ip_network,
        (
            "10.0.0.0/8",  # RFC 1918
            "172.16.0.0/12",
            "192.168.0.0/16",
            "fc00::/7",  # RFC 4193
            "127.0.0.0/8",
            "::1/128",
            "169.254.0.0/16",  # link-local: routers do not forward it
            "fe80::/10",
        ),
    )
)
"""Private networks. Other non-global ones are not private: carrier-grade NAT, tunnels, documentation."""


def is_name(text: str) -> bool:
    """Whether a text can be the name of a model or deployment."""
    return _NAME.fullmatch(text) is not None


class Environment:
    """The variables of an environment. What is wrong with those that were read is collected in `problems`.

    Every getter returns a value, which may be used only if there are no problems in the end. No problem quotes a value.
    An empty variable counts as not set.
    """

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self.problems: list[str] = []

    def key(self, name: str) -> str:
        """Return a secret, which must be set."""
        return self._required(name, _KEY, "holds spaces, control or non-ASCII characters, which a key cannot have")

    def name(self, name: str) -> str:
        """Return the name of a model or deployment, which must be set."""
        return self._required(name, _NAME, "is not a name: letters, digits and . _ : / @ -")

    def optional_name(self, name: str, default: str) -> str:
        return self.name(name) if self._variables.get(name) else default

    def number(self, name: str, *, default: float, least: float, most: float) -> float:
        text = self._variables.get(name) or str(default)
        if _NUMBER.fullmatch(text) and least <= float(text) <= most:
            return float(text)
        self.problems.append(f"{name}: must be a number from {least:g} to {most:g}")
        return default

    def whole(self, name: str, *, default: int, least: int, most: int) -> int:
        text = self._variables.get(name) or str(default)
        if _WHOLE.fullmatch(text) and least <= int(text) <= most:
            return int(text)
        self.problems.append(f"{name}: must be a whole number from {least} to {most}")
        return default

    def choice(self, name: str, choices: tuple[str, ...], *, default: str) -> str:
        value = self._variables.get(name) or default
        if value not in choices:
            self.problems.append(f"{name}: must be one of {', '.join(choices)}")
        return value

    def base_url(self, name: str, *, default: str) -> str:
        """Return a URL without a slash at its end. It must be https, unless its host is private."""
        url = self._url(name, self._variables.get(name) or default)
        parts = urlsplit(url)
        if parts.scheme == "http" and not is_private(parts.hostname or ""):
            self.problems.append(
                f"{name}: must begin with https://, or name a host of your own network: "
                "a private address, a name without dots or under .internal, .local, .lan, .svc"
            )
        return url

    def endpoint(self, name: str) -> str:
        """Return the URL of a provider's host. It must be set, have no path, and be https unless it is this machine."""
        text = self._variables.get(name, "")
        if not text:
            self.problems.append(f"{name}: is not set or empty")
            return ""
        url = self._url(name, text)
        parts = urlsplit(url) if url else None
        if parts is not None and parts.path:
            self.problems.append(f"{name}: must be scheme and host only, for example https://NAME.openai.azure.com")
        if parts is not None and parts.scheme != "https" and not _is_loopback(parts.hostname or ""):
            self.problems.append(f"{name}: must begin with https://, or name this machine")
        return url

    def _required(self, name: str, pattern: re.Pattern[str], problem: str) -> str:
        value = self._variables.get(name, "")
        if not value:
            self.problems.append(f"{name}: is not set or empty")
        elif not pattern.fullmatch(value):
            self.problems.append(f"{name}: {problem}")
        return value

    def _url(self, name: str, text: str) -> str:
        if _is_address(text):
            return text.rstrip("/")
        self.problems.append(f"{name}: must be an address: http or https, host, port and path only")
        return ""


def _is_address(text: str) -> bool:
    if not _KEY.fullmatch(text) or "?" in text or "#" in text:
        return False
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = parts.netloc if port is None else parts.netloc.removesuffix(f":{port}")
    return parts.scheme in {"http", "https"} and _HOST.fullmatch(host) is not None


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_private(host: str) -> bool:
    """Whether a host is in a private network, so that a key may be sent to it unencrypted.

    Names are not looked up. A name without dots counts as private, as names of containers and services are. That is
    only true if the local resolver knows the name: a few top-level domains have addresses themselves.
    """
    try:
        address = ip_address(host)
    except ValueError:
        name = host.lower().rstrip(".")
        return not _NUMERIC.fullmatch(name) and ("." not in name or name.endswith(_PRIVATE_SUFFIXES))
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in network for network in _PRIVATE_NETWORKS)
