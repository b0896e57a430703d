"""Said addresses: what principals wrote as a whole of addresses, hosts and accounts, and whether they gave a recipient.

Letters without marks find a value in untrusted text however it is disguised. They must not excuse one: the letters of
`area@helpful.as` stand in `You are a helpful assistant`. What principals wrote is compared as programs compare it.
"""

import re
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final
from unicodedata import normalize

from filters.text.canonical import clean
from filters.tool_calls.open_recipients import GIVEN, leaves_open, tells_named
from filters.tool_calls.telling import ACCOUNT, HOST, addresses, grouped_values
from filters.tool_calls.web_hosts import hosts_named, web_hosts

_PLAIN_MAIL: Final = re.compile(r"[a-z0-9.!#$%&+/=?^_{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}")
_LABELS: Final = re.compile(r"[\w-]+(?:\.[\w-]+)*")
_PLAIN_LABELS: Final = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
"""Characters that addresses of ASCII consist of: in a script without spaces, other text stands right beside them."""
_ANY_ACCOUNT: Final = re.compile(ACCOUNT.pattern, re.IGNORECASE)
_FILE: Final = re.compile(
    r"(?<![\w./@-])(?<!\bat )(?<!\bon )(?<!\bto )(?<!\bvia )(?<!\bfrom )"
    r"([\w-]{1,63}\.(?:md|mov|py|rs|sh|zip))(?![\w/:-]|\.\w)"
)
"""A name with an ending of files that is a top-level domain too, where it is not plainly a host."""
_PORT: Final = re.compile(r":\d{1,5}\Z")
_AROUND: Final = ".,;:!?()[]{}*_`~/"


@dataclass(frozen=True, slots=True)
class Said:
    """Addresses in texts of principals, in lower case; accounts without gaps. `hosts` has the parents of each too.

    `files` are those that are rather files: `backup.sh`.
    """

    mails: frozenset[str] = field(default=frozenset(), repr=False)
    hosts: frozenset[str] = field(default=frozenset(), repr=False)
    files: frozenset[str] = field(default=frozenset(), repr=False)
    accounts: frozenset[str] = field(default=frozenset(), repr=False)

    def excuses(self, token: str) -> bool:
        """Whether principals wrote what a telling value reaches, as a whole. Always true for what is no address.

        Letters that merely look alike are different ones.
        """
        written = clean(token).lower()
        if ACCOUNT.fullmatch(token):
            return written in self.accounts
        if hosts := web_hosts(written):
            plain = [_PORT.sub("", host) for host in hosts]
            return self.files.isdisjoint(plain) and all(
                host in self.hosts or bare in self.hosts for host, bare in zip(hosts, plain, strict=True)
            )
        mails = [address.strip(_AROUND) for address, _ in addresses(written) if address]
        return self.mails.issuperset(mails)


def said_in(texts: Iterable[str]) -> Generator[None, None, Said]:
    """Return the addresses that principals wrote in these texts. Yields after each. Takes time linear in them."""
    mails = set[str]()
    hosts = set[str]()
    files = set[str]()
    named = set[str]()
    accounts = set[str]()
    for text in texts:
        written = clean(text).lower()
        mails.update(address.strip(_AROUND) for address, _ in addresses(written) if address)
        mails.update(address.strip(_AROUND) for address in _PLAIN_MAIL.findall(written))
        hosts.update(host.strip(_AROUND) for host in HOST.findall(written))
        for labels in {*_LABELS.findall(written), *_PLAIN_LABELS.findall(written)}:
            hosts.update(_with_parents(labels.strip(_AROUND)))
        files.update(_FILE.findall(written))
        named.update(hosts_named(written))
        accounts.update(account.lower() for account in _ANY_ACCOUNT.findall(text))
        accounts.update(value.lower() for value in grouped_values(text) if _ANY_ACCOUNT.fullmatch(value))
        yield
    return Said(frozenset(mails), frozenset(hosts), frozenset(files - named), frozenset(accounts))


def _with_parents(host: str) -> Iterable[str]:
    """Return a host, and the domains of at least two labels that it is below."""
    labels = host.split(".")[-_MOST_LABELS:]
    return (host, *(".".join(labels[start:]) for start in range(1, len(labels) - 1)))


_MOST_LABELS: Final = 8


@dataclass(frozen=True, slots=True)
class Given:
    """Whether requests give the one recipient themselves: a mail address, or the number of a telephone or an account.

    Neither if they leave further recipients to what stands elsewhere: `reply and cc ...`, `... and the landlord`, `and
    tell Zoë`.
    `words` are those of the requests outside mail addresses, in lower case and NFC.
    """

    mail: bool = False
    number: bool = False
    words: frozenset[str] = field(default=frozenset(), repr=False)


def given_in(requests: Iterable[str]) -> Generator[None, None, Given]:
    """Return which recipients requests give. Yields after each. Takes time linear in them."""
    gives = {_PLAIN_MAIL: False, _NUMBER: False}
    names_others = dict.fromkeys(gives, False)
    read: list[str] = []
    for written in requests:
        if tells_named(written):
            return Given()
        request = written.lower()
        read.append(request)
        for form in gives:
            without = form.sub(GIVEN, request)
            gives[form] = gives[form] or bool(_TO_GIVEN.search(without))
            names_others[form] = names_others[form] or bool(_AND_OTHERS.search(_ALL_GIVEN.sub(GIVEN, without)))
        yield
    mail, number = (gives[form] and not names_others[form] for form in gives)
    if not (mail or number):
        return Given()
    words = set[str]()
    for request in read:
        without = _PLAIN_MAIL.sub(GIVEN, request)
        if leaves_open(_NUMBER.sub(GIVEN, without)):
            return Given()
        words.update(_WORD.findall(normalize("NFC", without)))
        yield
    return Given(mail, number, frozenset(words))


_WORD: Final = re.compile(r"\w{3,}")
_DATE: Final = r"(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)"
_NOT_OF_THINGS: Final = "".join(
    rf"(?<!\b(?:{word})[\s:<*\"'(`])" for word in ("at", "for|für|mit|por|con", "with|pour|avec", "unter")
)
"""Not after words that stand before the number of an order, a ticket or a flat as often as before a telephone's."""
_NUMBER: Final = re.compile(rf"(?<![\w./-])(?:\+\d[\d ()/.-]{{6,22}}\d|{_NOT_OF_THINGS}(?!{_DATE})\d{{8,20}})(?![\w-])")
"""A number of a telephone or an account. One without `+` may be a date or that of an order."""
_TO_GIVEN: Final = re.compile(
    rf"\b(?:to|at|with|for|account|call|dial|e?-?mail|forward|invite|message|phone|send|sms|text|write|an|auf|unter|für|mit"
    rf"|konto|sende|schick\w*|maile|al?|para|con|cuenta|à|au|pour|avec|compte|per|conto)[\s:<*\"'(`]{{1,3}}{GIVEN}"
)
"""A recipient as requests give it: `to ...`, `mail ...`. What is told of somebody else is none."""
_AND: Final = r"(?:and|as well as|or|plus|cc|bcc|copy(?:ing)?|und|oder|y|o|et|ou|e)"
_ALL_GIVEN: Final = re.compile(rf"{GIVEN}(?:(?:\s|,|{_AND}\b){{1,4}}(?:to\s)?{GIVEN})+")
"""Several that are given one after another."""
_AND_OTHERS: Final = re.compile(rf"\b{_AND}:?\s(?:(?:to|with)\s)?{GIVEN}|{GIVEN},?\s{_AND}\b")
