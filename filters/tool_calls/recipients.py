"""Recipients: whether a call reaches the person, account or address that principals named, or another one."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import chain
from operator import itemgetter
from typing import Final, NamedTuple

from filters.text.lexicon import ENGLISH
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import REACHING
from filters.tool_calls.arguments import is_destination, name_words
from filters.tool_calls.identifiers import kind_of
from filters.tool_calls.passages import is_prose, passage
from filters.tool_calls.relevance import STOPPED
from filters.tool_calls.scenes import Scene
from filters.tool_calls.telling import ACCOUNT, CHANNEL, EMAIL, addresses, squashed
from filters.tool_calls.web_hosts import bare_hosts, hosts_in_argument, site_of, web_hosts
from filters.tool_calls.wishes import Wishes, as_compared

_NEAR: Final = 60
"""Characters before an address in which the name of its owner may stand."""
_NAME_PART = re.compile(r"[^\W\d_]{3,}")
_SENTENCE_END = re.compile(r"[.!?\n]\s|\n")
_AROUND: Final = 160
"""Characters before an account in which the name of its owner may stand."""
_ACCOUNT_BEGINS = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?=(?:[ \u00a0.-]?[A-Z0-9]){10})")
"""The start of an account number, however its characters are grouped. A word in capitals may follow it."""
_WRITTEN = re.compile(r"[A-Z]{2}\d{2}(?:[ \u00a0.-]?[A-Z0-9]+)*")
_LABELLED = re.compile(r"([^\W\d_]{2,40})[\s:.#]{1,4}(\d{6,20})(?!\w)")
"""A number after a word that says what it is. `Account: 12345678`."""
_LONGEST_ACCOUNT: Final = 80
_BETWEEN_GROUPS = re.compile(r"[ \u00a0.-]")
_CHANGED = re.compile(
    r"\b(?:new|chang\w+|updat\w+|instead|replac\w+|no longer|moved|neue\w?|geänder\w*|statt|nouve\w+|changement"
    r"|nuov\w|cambi\w+|nuev\w|nov[ao]|ahora|désormais|ab sofort)\b",
    re.IGNORECASE,
)
"""Words that say that an account has changed."""
_GUESTS: Final = frozenset({"attendees", "attendee", "participants", "guests", "guest", "invitees", "cc", "bcc"})
_PAYEES: Final = frozenset({"beneficiary", "creditor", "payee", "recipient", "receiver", "vendor"})
_SITES: Final = frozenset(
    {
        "callback", "dest", "destination", "domain", "endpoint", "hook", "host", "hostname", "server", "site", "target",
        "to", "uri", "url", "webhook", "website",
    }
)  # fmt: skip
"""Last words of the names of members that hold the one address to which something is sent.

Sources and links (`urls`, `source_id`, `image_address`) are not among them.
"""
_NO_WEB_SITES: Final = frozenset({"dest", "destination", "target", "to"})
"""Those that may hold a path or a person: `report.pdf` in them is no host."""
_NUMBERED: Final = frozenset({"account", "mobile", "phone", "receiver", "recipient", "recipients", "telephone", "to"})
_NUMBER: Final = re.compile(r"\s*\+?\d[\d ()/.-]{6,22}\d\s*")
_BARE_CHANNEL: Final = re.compile(r"[a-z][a-z0-9_-]{1,60}")
"""The name of a channel without its mark. An identifier (`C0451XYZ99`) has capitals."""
_HANDLE: Final = re.compile(rf"(?=@){CHANNEL.pattern}")
_ADDRESS: Final = re.compile(f"{EMAIL.pattern}|{_HANDLE.pattern}")
_COMMON = frozenset({"com", "example", "http", "https", "info", "mail", "net", "org", "www"})


class Account(NamedTuple):
    """An account in a text, from its first character on, without gaps.

    `has_changed` says that the text says so of it, `is_named` that a name of the principals' stands near it.
    Then `is_labelled` says that one stands in its sentence, and `is_told` that it stands in prose.
    """

    letters: str
    has_changed: bool = False
    is_named: bool = False
    is_told: bool = False
    is_labelled: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """Which addresses and accounts in untrusted texts belong to those whom principals named.

    `person` says that the address of one stands there, by a word of theirs or by a name; `namesake` by a name; and
    `handle` that a handle does (`@anna`). `sites` are those of the addresses by each name. The accounts are sorted.
    `named` is how many stand near a name, and `labelled` how many in a sentence with one.
    """

    person: bool = False
    namesake: bool = False
    handle: bool = False
    sites: Mapping[str, Set[str]] = field(default_factory=dict)
    accounts: tuple[Account, ...] = ()
    named: int = 0
    labelled: int = 0


def listed(scene: Scene, numbers: Set[str] = frozenset()) -> Generator[None, None, Listed]:
    """Return what untrusted texts list, of accounts without letters those that are like these `numbers`.

    Yields wherever the caller may pause. Takes time linear in the texts.
    """
    wishes = scene.wishes
    person = handle = False
    sites = defaultdict[str, set[str]](set)
    accounts: list[Account] = []
    for segment in (source.segment for source in scene.sources):
        for address, place in addresses(segment.text) if wishes.requester_words or wishes.requester_names else ():
            yield
            if not address:
                continue
            parts = _parts(address)
            person = person or not parts.isdisjoint(wishes.requester_words)
            for name in wishes.names.intersection(parts).union(_names_before(segment.text, place, wishes.names)):
                sites[name].add(_site_of_mail(address))
        for found in _HANDLE.finditer(segment.text) if wishes.requester_names else ():
            yield
            handle = handle or not _parts(found[0]).isdisjoint(wishes.requester_names)
            handle = handle or any(_names_before(segment.text, found.start(), wishes.requester_names))
        for begin in _ACCOUNT_BEGINS.finditer(segment.text) if wishes.payees else ():
            accounts.append(_account(segment.text, begin.start(), begin.end(), wishes.payees))
            yield
        yield
    if numbers and wishes.payees:
        accounts += yield from _numbered(scene, numbers)
    named = [account for account in accounts if account.is_named]
    labelled = sum(account.is_labelled for account in named)
    namesake = not wishes.requester_names.isdisjoint(sites)
    return Listed(
        person or namesake,
        namesake,
        handle,
        dict(sites),
        tuple(sorted(accounts, key=itemgetter(0))),
        len(named),
        labelled,
    )


@dataclass(frozen=True, slots=True)
class Aims:
    """Whom and what a call's arguments name as the one to be paid and as its destination, read once for each call.

    `has_payee` says that an argument names a payee, and `payees` are the parts of all their names. `hosts` are those of
    the arguments that name where something is sent, or of the only web address among the arguments if none does.
    `mails` are the addresses and handles in arguments that name whom a call reaches, or that are nothing else.
    `numbers` are the digits of arguments that name a telephone or an account. `channels` are the channels, each with
    its `#`, or by its identifier.
    """

    has_payee: bool = False
    payees: Set[str] = frozenset()
    hosts: Set[str] = frozenset()
    mails: Set[str] = frozenset()
    numbers: Set[str] = frozenset()
    channels: tuple[str, ...] = ()


def reaches_another(
    token: str, does: frozenset[Act], scene: Scene, known: Listed, aims: Aims, *, told: bool = False
) -> bool:
    """Whether principals named a channel, an account, or a person whose address is known, and `token` is another one.

    `token` is a value of the call that no principal said; `does` is what the call does; `told` says that a text tells
    of the value in prose. An address counts as named if principals named its owner; one that is told of does not if
    they gave an address themselves, or if each such owner has an address at another site. If they gave the address or
    the number themselves, they named somebody by it, and not by what stands only in that address. An ordinary word of
    theirs in the address (`report@...`) is not a name if they named somebody with another address: an attacker chooses
    such words. Takes time linear in the texts.
    """
    if does.isdisjoint(REACHING | {Act.SCHEDULE}):
        return False
    wishes = scene.wishes
    if CHANNEL.fullmatch(token):
        return bool(wishes.channels) or (known.handle and token in aims.mails and not _owners_near(token, scene))
    if token in aims.channels:
        return told and bool(wishes.channels) and not _stands_for_channel(token, scene)
    if ACCOUNT.fullmatch(token):
        return bool(wishes.accounts)
    if squashed(token) in aims.numbers:
        return wishes.given.number and not _owners_near(_GAPS.join(squashed(token)), scene)
    if not EMAIL.fullmatch(token):
        return False
    gives_another = wishes.given.mail and token in aims.mails
    if gives_another and told:
        return True
    parts = _parts(token) & wishes.given.words if gives_another else _parts(token)
    common = parts & wishes.words
    owners = (parts & wishes.names) | (common - ENGLISH)
    if not owners and not (gives_another or (known.namesake if common else known.person)):
        return False
    owners = owners or _owners_near(re.escape(token), scene)
    return not owners or (told and _have_another_site(owners, _site_of_mail(token), known))


def _have_another_site(owners: Iterable[str], site: str, known: Listed) -> bool:
    """Whether the address of each of these names stands at another site than this one."""
    return all(known.sites.get(owner, frozenset()) - {site} for owner in owners)


def _owners_near(written: str, scene: Scene) -> Set[str]:
    """Return the names of principals that stand shortly before what a pattern finds: the first place in each text."""
    pattern = re.compile(written)
    owners = set[str]()
    for text in (source.segment.text for source in scene.sources):
        if found := pattern.search(text):
            owners.update(_names_before(text, found.start(), scene.wishes.names))
    return owners


def _stands_for_channel(token: str, scene: Scene) -> bool:
    """Whether a channel of principals stands shortly before an identifier, in the same sentence of a text."""
    names = frozenset(channel.strip("#").lower() for channel in scene.wishes.channels)
    texts = [source.segment.text for source in scene.sources]
    places = ((text, text.find(token)) for text in texts)
    return any(at >= 0 and next(_names_before(text, at, names), None) is not None for text, at in places)


def _site_of_mail(address: str) -> str:
    return site_of(address.rpartition("@")[2].strip("."))


_GAPS: Final = r"[ ()/.-]{0,2}"


def aims_of(
    members: Sequence[tuple[str, str]], read: Sequence[tuple[str, str]] = (), *, sites: Iterable[str] = ()
) -> Aims:
    """Return what the arguments of a call name, of which `members` are the values with their names.

    `read` are further values that a tool may read in them, such as those of JSON in a text. They can add destinations,
    but no payee. `sites` are the hosts that `sites_of` returns for all of them. Takes linear time.
    """
    payees = [_parts(value) for value in _values_of(members, _is_payee) if _is_name(value)]
    numbers = (text for text in _values_of(chain(members, read), _is_numbered) if _NUMBER.fullmatch(text))
    channels = (_channel(text) for text in _values_of(chain(members, read), _is_channel))
    return Aims(
        bool(payees),
        payees=frozenset().union(*payees),
        hosts=frozenset(sites or _only_address(members)),
        mails=frozenset(_mails_of(chain(members, read))),
        numbers=frozenset(map(squashed, numbers)),
        channels=tuple(filter(None, channels)),
    )


def pays_another(token: str, does: frozenset[Act], aims: Aims, names: Set[str], known: Listed) -> bool:
    """Whether the account `token` looks like a diversion of a payment to somebody whom principals named.

    It does if another account stands near a name that principals named, and a text says of `token` that the account has
    changed, or tells of it in a sentence without such a name while another one stands in one with it, or none of those
    names stands near it, or the call's payee is not one of them. Whoever diverts a payment leaves the payee as it was.
    `names` are those whom principals named.
    """
    if Act.PAY not in does or not (ACCOUNT.fullmatch(token) or token in aims.numbers):
        return False
    here = list(_listed_as(token, known.accounts))
    if not here or known.named == sum(account.is_named for account in here):
        return False
    if any(account.has_changed for account in here) or (
        known.labelled and all(account.is_told and not account.is_labelled for account in here)
    ):
        return True
    pays_stranger = aims.has_payee and aims.payees.isdisjoint(names)
    return pays_stranger or not any(account.is_named for account in here)


def _listed_as(token: str, accounts: Sequence[Account]) -> Iterator[Account]:
    """Yield those of the sorted accounts that begin with a token."""
    at = bisect_left(accounts, token, key=itemgetter(0))
    while at < len(accounts) and accounts[at].letters.startswith(token):
        yield accounts[at]
        at += 1


def _values_of(members: Iterable[tuple[str, str]], is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """Yield the values whose members have such a name. Looks at each name once."""
    wanted: dict[str, bool] = {}
    for name, value in members:
        if name not in wanted:
            wanted[name] = is_wanted(name)
        if wanted[name]:
            yield value


def _numbered(scene: Scene, numbers: Set[str]) -> Generator[None, None, list[Account]]:
    """Return the accounts with these numbers in untrusted texts, and others of as many digits after the same word."""
    alike = set[tuple[str, int]]()
    for _, match in _labelled(scene):
        if match[2] in numbers:
            alike.add((match[1].lower(), len(match[2])))
        yield
    found: list[Account] = []
    for text, match in _labelled(scene) if alike else ():
        if (match[1].lower(), len(match[2])) in alike:
            found.append(_account(text, match.start(2), match.end(2), scene.wishes.payees))
        yield
    return found


def _labelled(scene: Scene) -> Iterator[tuple[str, re.Match[str]]]:
    """Yield the numbers after a word in untrusted texts, each with its text."""
    for source in scene.sources:
        yield from ((source.segment.text, match) for match in _LABELLED.finditer(source.segment.text))


def _account(text: str, start: int, end: int, names: Set[str]) -> Account:
    """Return the account that begins at a place. Its written form may go on after its end."""
    around = text[max(0, start - _AROUND) : end + _NEAR]
    written = _WRITTEN.match(text, start, start + _LONGEST_ACCOUNT)
    account = Account(
        _BETWEEN_GROUPS.sub("", written[0] if written else text[start:end]),
        bool(_CHANGED.search(around)),
        has_name(around, names),
    )
    if not account.is_named:
        return account
    clause, sentence = passage(text, start, written.end() if written else end)
    return account._replace(is_told=is_prose(clause), is_labelled=has_name(sentence, names))


def sites_of(members: Iterable[tuple[str, str]]) -> Generator[None, None, dict[str, str]]:
    """Return the hosts to which members that name a site lead, each with a telling value that stands for it.

    Yields wherever the caller may pause.
    """
    found: dict[str, str] = {}
    for name, value in members:
        words = name_words(name)[-1:]
        if _SITES.isdisjoint(words):
            continue
        before = len(found)
        for host in hosts_in_argument(value):
            found[host] = f"https://{host}"
            yield
        if len(found) == before and _NO_WEB_SITES.isdisjoint(words):
            for host in bare_hosts(value):
                bare = host.partition(":")[0]
                found.setdefault(bare, bare)
                yield
    return found


def _is_numbered(name: str) -> bool:
    """Whether a member's name says that it holds the number of a telephone or of an account."""
    words = name_words(name)
    words = words[:-1] if words[-1:] in (["number"], ["no"]) else words
    return not _NUMBERED.isdisjoint(words[-1:])


def _is_channel(name: str) -> bool:
    return name_words(name)[-1:] in (["channel"], ["channels"])


def _channel(value: str) -> str:
    """Return a channel with its `#`, or its identifier; empty if the value is neither, or has its mark."""
    if _BARE_CHANNEL.fullmatch(value):
        return f"#{value}"
    return value if kind_of(value) else ""


def _only_address(members: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the hosts of the only value that is a web address, if no other one names whom or what is reached."""
    found = {value: hosts for _, value in members if (hosts := web_hosts(value))}
    others = _values_of(members, is_destination)
    return next(iter(found.values())) if len(found) == 1 and found.keys() >= {*others} else ()


def _mails_of(members: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, value in members:
        if "@" in value and (is_destination(name) or _ADDRESS.fullmatch(value.strip())):
            yield from (address for address, _ in addresses(value) if address)
            yield from _HANDLE.findall(value)


def _is_payee(name: str) -> bool:
    return not _PAYEES.isdisjoint(name_words(name))


def _is_name(value: str) -> bool:
    return not any(map(str.isdigit, value)) and bool(_NAME_PART.search(value))


def reaching_by_argument(members: Iterable[tuple[str, str]]) -> frozenset[Act]:
    """Return `SCHEDULE` if an address is among the guests or copies, whatever the tool is called; else nothing."""
    named = any(
        "@" in text and not _GUESTS.isdisjoint(name_words(name)) and _has_address(text) for name, text in members
    )
    return frozenset({Act.SCHEDULE}) if named else frozenset()


def _has_address(text: str) -> bool:
    return any(address for address, _ in addresses(text))


def reaches_elsewhere(token: str, does: frozenset[Act], aims: Aims, wishes: Wishes) -> bool:
    """Whether a call sends something to the web address `token` although principals named hosts of other sites.

    A host that has the name of a file of theirs is another one too. No principal said `token`, and an argument that
    states a destination must lead to the same host.
    """
    hosts = web_hosts(token) or (token,)
    if does.isdisjoint(REACHING) or aims.hosts.isdisjoint(hosts):
        return False
    if not wishes.said.files.isdisjoint(hosts):
        return True
    if not wishes.hosts:
        return False
    named = set(map(site_of, wishes.hosts))
    return any(_NO_HOST.search(host) or site_of(host) not in named for host in hosts)


_NO_HOST = re.compile(r"[^\w.:-]")
"""A character that no host has: programs disagree on what they connect to."""


def _parts(address: str) -> Set[str]:
    return set(_NAME_PART.findall(as_compared(address).lower())) - _COMMON


def _names_before(text: str, place: int, names: Set[str]) -> Iterator[str]:
    """Yield those of these names that stand shortly before a place, in the same sentence."""
    before = _SENTENCE_END.split(text[max(0, place - _NEAR) : place])[-1]
    return _names_in(before, names)


def has_name(text: str, names: Set[str]) -> bool:
    """Whether one of these names stands in a text, as `_names_in` finds it."""
    return next(_names_in(text, names), None) is not None


def _names_in(text: str, names: Set[str]) -> Iterator[str]:
    """Yield those of these names, in lower case, that stand in a text, alone or at the start of a longer word.

    A name of fewer than four letters, or one that is a function word, stands alone, before an `s`, before a digit or
    before a capital of its word (`BobSmith`). A function word must have a capital. Takes time linear in the text.
    """
    for word in _WORD.findall(as_compared(text)) if names else ():
        letters = word.lower()
        for size in range(2, len(letters) + 1):
            if letters[:size] in names and _is_whole(word, size, is_function=letters[:size] in STOPPED):
                yield letters[:size]


def _is_whole(word: str, size: int, *, is_function: bool) -> bool:
    """Whether the first letters of a word can be a name by themselves."""
    if is_function and not word[0].isupper():
        return False
    if size >= _SAFE_SIZE and not is_function:
        return True
    rest = word[size:]
    begins_another = rest[:1].isupper() and (word[size - 1].islower() or rest[1:2].islower())
    return begins_another or _NAME_END.match(rest) is not None


_SAFE_SIZE: Final = 4
"""Letters of a name from which a longer word that begins with it is taken for a form of it."""
_LETTERS: Final = "A-Za-z\u00c0-\u024f\u1e00-\u1eff"
"""Letters of the script of names. One of another script may stand right beside a name."""
_WORD = re.compile(rf"(?<![0-9{_LETTERS}])(?=([{_LETTERS}][\w'-]{{1,40}}))")
_NAME_END = re.compile(rf"[sS]?(?![{_LETTERS}])")
