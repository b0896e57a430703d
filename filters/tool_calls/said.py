"""Said addresses: the mail addresses, hosts and accounts that principals wrote, each as a whole.

Letters without marks find a value in untrusted text however it is disguised. They must not excuse one: the letters of
`area@helpful.as` stand in `You are a helpful assistant`. What principals wrote is compared as programs compare it.
"""

import re
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final

from filters.text.canonical import clean
from filters.tool_calls.telling import ACCOUNT, HOST, addresses, grouped_values

_WEB: Final = re.compile(r"(?:https?|wss?|ftps?):|//|www\.|[a-z][a-z0-9+.-]{1,15}://", re.IGNORECASE)
"""The start of a web address. `HOST` also takes `order:12345` for one."""
_PLAIN_MAIL: Final = re.compile(r"[a-z0-9.!#$%&+/=?^_{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}")
_LABELS: Final = re.compile(r"[\w-]+(?:\.[\w-]+)*")
_PLAIN_LABELS: Final = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
"""Characters that addresses of ASCII consist of: in a script without spaces, other text stands right beside them."""
_ANY_ACCOUNT: Final = re.compile(ACCOUNT.pattern, re.IGNORECASE)
_PORT: Final = re.compile(r":\d{1,5}\Z")
_AROUND: Final = ".,;:!?()[]{}*_`~/"


@dataclass(frozen=True, slots=True)
class Said:
    """Addresses in texts of principals, in lower case; accounts without gaps. `hosts` has the parents of each too."""

    mails: frozenset[str] = field(default=frozenset(), repr=False)
    hosts: frozenset[str] = field(default=frozenset(), repr=False)
    accounts: frozenset[str] = field(default=frozenset(), repr=False)

    def excuses(self, token: str) -> bool:
        """Whether principals wrote what a telling value reaches, as a whole. Always true for what is no address.

        Letters that merely look alike are different ones.
        """
        written = clean(token).lower()
        if ACCOUNT.fullmatch(token):
            return written in self.accounts
        if host := web_host(written):
            return host in self.hosts or _PORT.sub("", host) in self.hosts
        mails = [address.strip(_AROUND) for address, _ in addresses(written) if address]
        return self.mails.issuperset(mails)


def web_host(token: str) -> str:
    """Return the host of a token that is a web address, as it is written there; empty if it is none."""
    host = HOST.match(token) if _WEB.match(token) else None
    return host[1].strip(_AROUND) if host else ""


def said_in(texts: Iterable[str]) -> Generator[None, None, Said]:
    """Return the addresses that principals wrote in these texts. Yields after each. Takes time linear in them."""
    mails = set[str]()
    hosts = set[str]()
    accounts = set[str]()
    for text in texts:
        written = clean(text).lower()
        mails.update(address.strip(_AROUND) for address, _ in addresses(written) if address)
        mails.update(address.strip(_AROUND) for address in _PLAIN_MAIL.findall(written))
        hosts.update(host.strip(_AROUND) for host in HOST.findall(written))
        for labels in {*_LABELS.findall(written), *_PLAIN_LABELS.findall(written)}:
            hosts.update(_with_parents(labels.strip(_AROUND)))
        accounts.update(account.lower() for account in _ANY_ACCOUNT.findall(text))
        accounts.update(value.lower() for value in grouped_values(text) if _ANY_ACCOUNT.fullmatch(value))
        yield
    return Said(frozenset(mails), frozenset(hosts), frozenset(accounts))


def _with_parents(host: str) -> Iterable[str]:
    """Return a host, and the domains of at least two labels that it is below."""
    labels = host.split(".")[-_MOST_LABELS:]
    return (host, *(".".join(labels[start:]) for start in range(1, len(labels) - 1)))


_MOST_LABELS: Final = 8
