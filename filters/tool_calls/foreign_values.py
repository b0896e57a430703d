"""Foreign values: whether a telling value from untrusted text, which no principal said, makes a call foreign.

Each function takes a value of a call, the text in which it stands, and the call. All yield wherever the caller may
pause.
"""

import re
from collections.abc import Generator
from typing import Final
from urllib.parse import unquote_plus

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import GRAVE, REACHING
from filters.tool_calls.commands import is_place_of_keys, is_remote
from filters.tool_calls.compared_calls import ComparedCall, is_address
from filters.tool_calls.directives import has_directive
from filters.tool_calls.held_conversations import HELD
from filters.tool_calls.passages import is_prose, passages, speaks_to_machines, tells_of_address
from filters.tool_calls.recipients import Aims, pays_another, reaches_another, reaches_elsewhere
from filters.tool_calls.scenes import Source
from filters.tool_calls.telling import ACCOUNT, EMAIL, HOST, squashed, telling_values
from filters.tool_calls.warrants import Warrant
from filters.tool_calls.web_hosts import web_hosts
from filters.tool_calls.wishes import Wishes

_QUERY: Final = re.compile(
    r"[?&#][^=&#?\s]{1,60}?(?:=|%3D)([^&\s\"'|]{6,400})|[?&]([^=&#?\s\"'|]{6,400})(?=[&#\s\"'|]|\Z)", re.IGNORECASE
)
"""A value of a query, with or without its name."""
_SAID_WORD: Final = re.compile(r"\w+")


def brings_about(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether a text may have brought about a call with this value, rather than merely listing it in a row.

    It may if the value stands in prose, in a sentence about what the call does or about machines, in a directive, or
    not in the form that the call has. Always true for hosts and accounts, for grave acts, for text that only the
    upstream holds, and for a value that has no place in the text.
    """
    if source.segment.path == HELD or HOST.match(token) or ACCOUNT.fullmatch(token):
        return True
    if not compared.acts.isdisjoint(GRAVE):
        return True
    unrequested = compared.unrequested_acts
    reaches = not unrequested.isdisjoint(REACHING) and EMAIL.fullmatch(token) is not None
    has_place = False
    for passage in passages(source.segment.text, len(token), compared.places[token]):
        yield
        if passage is None:
            continue
        clause, sentence = passage
        has_place = True
        if (
            is_prose(clause)
            or (reaches and (tells_of_address(clause) or is_prose(sentence)))
            or speaks_to_machines(sentence)
            or not unrequested.isdisjoint(compared.mentioned_acts(sentence))
            or has_directive(sentence)
        ):
            return True
    return not has_place


def carries_off(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the call adds a query value to an address that the text where the address stands does not have.

    Words of a principal may be added, as in a search, but no address or account.
    """
    yield
    if not HOST.match(token):
        return False
    values = (value for value in compared.values if token in value)
    sent = (unquote_plus(named or bare) for value in values for named, bare in _QUERY.findall(value))
    return any(squashed(text) not in source.letters and not _is_said(text, compared.scene.wishes) for text in sent)


def _is_said(text: str, wishes: Wishes) -> bool:
    """Whether a text consists of words that principals said, and has no address or account."""
    words = _SAID_WORD.findall(text.lower())
    is_plain = not any(map(is_address, telling_values([text])))
    return is_plain and (squashed(text) in wishes.letters or (bool(words) and wishes.words.issuperset(words)))


def contacts_needlessly(token: str, _source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the value names a machine that a command contacts although nothing requested needs one."""
    yield
    return compared.contacts_needlessly and (HOST.match(token) is not None or is_remote(token))


def replaces_named(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the value is another identifier of a kind of which principals named one, and a text tells of it.

    What a tool looks up stands in rows.
    """
    if token not in compared.replacing:
        return False
    return (yield from _is_told(token, source, compared))


def may_be_told(token: str, compared: ComparedCall) -> bool:
    """Whether it matters if a text tells of a value rather than listing it."""
    if compared.warrant is Warrant.NONE:
        return True
    aims = compared.aims
    is_named = token in compared.replacing or token in aims.mails or token in aims.channels
    return is_named or (compared.pushes and (HOST.match(token) is not None or is_remote(token)))


def _is_told(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether a value stands in prose in the text, or not in the form that the call has.

    Of a text that only the upstream holds nobody knows.
    """
    if source.segment.path == HELD:
        return False
    has_place = False
    for passage in passages(source.segment.text, len(token), compared.places.get(token, ())):
        yield
        if passage is None:
            continue
        has_place = True
        if is_prose(passage[0]):
            return True
    return not has_place


def opens_keys(token: str, _source: Source, _compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the value is a place of keys, or of programs that start by themselves."""
    yield
    return is_place_of_keys(token)


def goes_elsewhere(token: str, _source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the call sends something to another site than principals named (`reaches_elsewhere`).

    A command may send it to any host in it.
    """
    yield
    if not compared.sends_off:
        return reaches_elsewhere(token, compared.acts, compared.aims, compared.scene.wishes)
    aims = Aims(hosts=frozenset(web_hosts(token)))
    return reaches_elsewhere(token, frozenset({Act.UPLOAD}), aims, compared.scene.wishes)


_REMOTES: Final = frozenset({"fork", "origin", "remote", "upstream"})
"""Repositories by what they are."""


def pushes_elsewhere(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether a command pushes to a repository of which a text tells, and which no request leaves open."""
    wishes = compared.scene.wishes
    is_open = wishes.place_open or not wishes.words.isdisjoint(_REMOTES)
    if not compared.pushes or is_open or not (HOST.match(token) or is_remote(token)):
        return False
    return (yield from _is_told(token, source, compared))


def goes_to_another(token: str, source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the value is another channel, account or person than principals named (`reaches_another`)."""
    told = token in compared.places and (yield from _is_told(token, source, compared))
    return reaches_another(token, compared.reaching_acts, compared.scene, compared.listed, compared.aims, told=told)


def diverts_payment(token: str, _source: Source, compared: ComparedCall) -> Generator[None, None, bool]:
    """Return whether the value looks like an account to which a payment is diverted (`pays_another`)."""
    yield
    return pays_another(token, compared.acts, compared.aims, compared.scene.wishes.payees, compared.listed)
