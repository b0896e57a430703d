"""Recipients: whether a call reaches whom or what a principal named, or somebody or something else."""

import re
from collections.abc import Generator, Iterator, Set
from typing import Final

from filters.dialects.dialect import Json
from filters.lexicon import ENGLISH
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import REACHING
from filters.tool_calls.arguments import LONGEST, leaves
from filters.tool_calls.scenes import Scene
from filters.tool_calls.telling import ACCOUNT, CHANNEL, EMAIL, HOST
from filters.tool_calls.wishes import Wishes

_NEAR: Final = 60
"""Characters before an address in which its owner is named."""
_NAME_PART = re.compile(r"[^\W\d_]{3,}")
_SENTENCE_END = re.compile(r"[.!?\n]\s|\n")
_AROUND: Final = 160
"""Characters before an account in which its owner is named."""
_ACCOUNT_BEGINS = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?=(?:[ \u00a0.-]?[A-Z0-9]){10})")
"""Where an account may begin, in whatever groups its signs stand; a word after it may be written in capitals too."""
_LONGEST_ACCOUNT: Final = 80
_BETWEEN_GROUPS = re.compile(r"[ \u00a0.-]")
_CHANGED = re.compile(
    r"\b(?:new|chang\w+|updat\w+|instead|replac\w+|no longer|moved|neue\w?|geänder\w*|statt|nouve\w+|changement"
    r"|nuov\w|cambi\w+|nuev\w|nov[ao]|ahora|désormais|ab sofort)\b",
    re.IGNORECASE,
)
"""Words of who says that an account is another than before."""
_GUESTS: Final = frozenset({"attendees", "attendee", "participants", "guests", "guest", "invitees", "cc", "bcc"})
_PAYEES: Final = frozenset({"beneficiary", "creditor", "payee", "recipient", "receiver", "vendor"})
_COMMON = frozenset({"com", "example", "http", "https", "info", "mail", "net", "org", "www"})


def reaches_another(token: str, does: frozenset[Act], scene: Scene) -> Generator[None, None, bool]:
    """Whether they who asked for it named an account, or a person whose address is known, and this is another's.

    An address is nobody else's where any principal named its owner. An ordinary word of theirs in it (`report@...`) is
    no name where they named somebody whose address is another: who plants it chooses such a word. Takes time linear in
    the texts.
    """
    if does.isdisjoint(REACHING | {Act.SCHEDULE}):
        return False
    if CHANNEL.fullmatch(token):
        return bool(scene.wishes.channels)
    wishes = scene.wishes
    if ACCOUNT.fullmatch(token):
        return bool(wishes.accounts)
    parts = _parts(token)
    said = parts & wishes.words
    if not EMAIL.fullmatch(token) or parts & wishes.names or said - ENGLISH:
        return False
    meant = wishes.meant_names if said else wishes.meant
    others = False
    for segment, _ in scene.sources:
        text = segment.text
        at = text.find(token)
        if at >= 0 and _is_named_before(text, at, wishes.names):
            return False
        for other in EMAIL.finditer(text[:LONGEST]) if "@" in text and not others else ():
            others = _is_named(other[0], meant) or _is_named_before(text, other.start(), wishes.meant_names)
            if others:
                break
        yield
    return others


def pays_another(token: str, does: frozenset[Act], arguments: Json, scene: Scene) -> bool:
    """Whether an account is one to which a text says that payments now go, or of a payee whom nobody named, while
    another account stands by the names of whom a principal named.

    Who diverts a payment writes that an account has changed, and has nothing to show for it but that word.
    """
    if Act.PAY not in does or not ACCOUNT.fullmatch(token) or not scene.wishes.meant_names:
        return False
    here, others = [], False
    names = scene.wishes.meant_names
    for segment, _ in scene.sources:
        for letters, around in _accounts_of(segment.text):
            if letters.startswith(token):
                here.append(around)
            else:
                others = others or any(name in around for name in names)
    if not here or not others:
        return False
    payees = [_parts(value) for name, value in leaves(arguments) if _is_payee(name, value)]
    if payees:
        return any(map(_CHANGED.search, here)) or all(payee.isdisjoint(names) for payee in payees)
    return any(map(_CHANGED.search, here)) or not any(name in text for text in here for name in names)


def _accounts_of(text: str) -> Iterator[tuple[str, str]]:
    """The letters and digits from where each account of a text begins, and what stands around it in small letters."""
    for match in _ACCOUNT_BEGINS.finditer(text[:LONGEST]):
        letters = _BETWEEN_GROUPS.sub("", text[match.start() : match.start() + _LONGEST_ACCOUNT])
        yield letters, text[max(0, match.start() - _AROUND) : match.end() + _NEAR].lower()


def _is_payee(name: str, value: str) -> bool:
    said = not _PAYEES.isdisjoint(_NAME_WORDS.findall(_CAMEL.sub("_", name).lower()))
    return said and not any(map(str.isdigit, value)) and bool(_NAME_PART.search(value))


def reaching_by_argument(arguments: Json) -> frozenset[Act]:
    """What a call does that has somebody's address for a copy, or a guest, whatever its tool is called."""
    named = any(
        EMAIL.search(text) and not _GUESTS.isdisjoint(_NAME_WORDS.findall(name.lower()))
        for name, text in leaves(arguments)
    )
    return frozenset({Act.SCHEDULE}) if named else frozenset()


def reaches_elsewhere(token: str, does: frozenset[Act], arguments: Json, wishes: Wishes) -> bool:
    """Whether a call takes something to an address of the web, where they who asked for it named those of others.

    The address is one that no principal said, and all of an argument that says where the call goes.
    """
    host = HOST.match(token)
    if host is None or not wishes.hosts or does.isdisjoint(REACHING):
        return False
    if not any(text.strip() == token and _is_destination(name) for name, text in leaves(arguments)):
        return False
    return _AMBIGUOUS.search(host[1]) is not None or _site(host[1]) not in map(_site, wishes.hosts)


def _is_destination(name: str) -> bool:
    return not _DESTINATIONS.isdisjoint(_NAME_WORDS.findall(_CAMEL.sub("_", name).lower())[-1:])


def _site(host: str) -> str:
    """The last two labels of a host, by which two of them are of one owner nearly always: three below a registry such
    as `co.uk`, and all of a number.
    """
    if host.count(":") > 1:
        return host.lower().partition("]")[0].strip("[")
    name = host.lower().partition(":")[0].rstrip(".")
    labels = name.split(".")
    if labels[-1].isdigit():
        return name
    is_below = len(labels[-1]) == _OF_COUNTRY and not _REGISTRIES.isdisjoint(labels[-2:-1])
    return ".".join(labels[-3 if is_below else -2 :])


_AMBIGUOUS = re.compile(r"[@\\]")
"""In what stands for a host: some take what is before it for the host, others what is behind."""
_OF_COUNTRY: Final = 2
"""Letters of a country's domain."""
_REGISTRIES: Final = frozenset({"ac", "co", "com", "edu", "gob", "gov", "gouv", "ne", "net", "nom", "or", "org"})
"""Second labels below which a country's registry sells names."""
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NAME_WORDS = re.compile(r"[a-z]+")
_DESTINATIONS: Final = frozenset(
    {
        "callback",
        "destination",
        "domain",
        "endpoint",
        "host",
        "hostname",
        "server",
        "site",
        "target",
        "to",
        "uri",
        "url",
        "webhook",
        "website",
    }
)


def _is_named(address: str, words: Set[str]) -> bool:
    """Whether an address has a name in it that is one of these words."""
    return not _parts(address).isdisjoint(words)


def _parts(address: str) -> Set[str]:
    return set(_NAME_PART.findall(address.lower())) - _COMMON


def _is_named_before(text: str, place: int, names: Set[str]) -> bool:
    """Whether one of these names stands before a place, in the same sentence."""
    before = _SENTENCE_END.split(text[max(0, place - _NEAR) : place])[-1].lower()
    return any(name in before for name in names)
