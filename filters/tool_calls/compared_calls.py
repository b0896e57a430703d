"""Compared calls: a proposed call, read once, and what its values are compared with."""

import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Final

from filters.calls import ProposedCall, Trail
from filters.tool_calls.accounts import accounts_in
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import BRINGING_IN, REACHING, VAGUE, acts_of_tool, judges, mentioned_acts, verdict_in
from filters.tool_calls.arguments import LONGEST, is_destination, leaves, spread, squeezed
from filters.tool_calls.commands import any_reaches_out, any_sends_off, changes_records
from filters.tool_calls.identifiers import identifiers_in, kind_of
from filters.tool_calls.recipients import Aims, Listed, aims_of, reaching_by_argument, sites_of
from filters.tool_calls.scenes import Scene
from filters.tool_calls.telling import ACCOUNT, EMAIL, HOST, LONGEST_DESTINATION, grouped_values, telling_values
from filters.tool_calls.warrants import Warrant, warrant_of
from filters.tool_calls.web_hosts import web_hosts
from filters.tool_calls.wishes import Wishes, writes_into_file
from filters.trees import Json

LONGEST_COMMAND: Final = 65_536
"""Most characters that are read of a value, its runs of white space made one character."""
MOST_TOKENS: Final = 8_192
"""Most telling values, and most words, of a call that are searched for. A call with more is not read to its end."""
_SENTENCES: Final = 1_024
"""Sentences that are remembered while a call is judged: several of its words may stand in one."""
_SENDING: Final = frozenset({Act.SEND, Act.SHARE, Act.UPLOAD, Act.DEPLOY})
"""Acts that send something to another machine. Installing is not among them: it only fetches."""
_OBJECT = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]{2,60}|[^\W_][\w.#@-]{1,60}[^\W_]")
_OF_FILES = re.compile(r"code|file|patch|replace", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ComparedCall:
    """A call, and what it is compared with.

    `acts` is what it does. Of `values`, `destinations` are those whose members' names say so, and `address_forms` those
    that are only a form of another (`Spread`). `sites` are the hosts of the arguments that name a site, each with a
    telling value that stands for it. `complete` is false if not all arguments were read. `mentioned_acts` is
    the function of that name, and remembers some sentences for as long as the call is judged.

    Read only for a call that was requested or delegated: `reaching_acts`, which are `acts` and what its arguments add;
    `aims`; and `listed`. Read only for one that was requested: `contacts_needlessly`, which says that it is a command
    that talks to another machine, which nothing that was requested needs; and `replacing`, the identifiers that may
    stand in place of named ones. `places` are those of each telling value in the text where it stands first: of all of
    them for a call that nothing warrants, and for another one of those for which it matters (`may_be_told`).
    """

    call: ProposedCall
    trail: Trail
    scene: Scene
    acts: frozenset[Act]
    warrant: Warrant
    values: Sequence[str]
    destinations: Set[str]
    address_forms: Set[str]
    sites: Mapping[str, str]
    mentioned_acts: Callable[[str], frozenset[Act]]
    complete: bool
    reaching_acts: frozenset[Act] = frozenset()
    aims: Aims = field(default_factory=Aims)
    sends_off: bool = False
    pushes: bool = False
    contacts_needlessly: bool = False
    replacing: Set[str] = frozenset()
    listed: Listed = field(default_factory=Listed)
    places: Mapping[str, Sequence[int]] = field(default_factory=dict)

    @property
    def unrequested_acts(self) -> frozenset[Act]:
        """What the call does, other than looking, and nobody asked for."""
        return self.acts - self.scene.wishes.acts - {Act.LOOK}


def compared_call(
    call: ProposedCall, arguments: Json, trail: Trail, scene: Scene
) -> Generator[None, None, ComparedCall]:
    """Return a call as it is compared. Yields wherever the caller may pause.

    JSON in a text that a call writes down is content, but not where the text holds what a tool takes for arguments.
    """
    description = next((tool.description for tool in trail.tools if tool.name == call.name), "")
    plain_members = [*leaves(arguments)]
    acts = acts_of_tool(call.name[:LONGEST], description[:LONGEST])
    if Act.LOOK in acts and (yield from changes_records(call.name[:LONGEST], plain_members)):
        acts = frozenset({Act.RUN})
    if acts == {Act.LOOK} and judges(call.name):
        acts = verdict_in(value for _, value in plain_members) or acts
    only_reaches = bool(acts) and acts <= REACHING
    writes_down = Act.STORE in acts or (names_files(call.name) and not only_reaches)
    read = yield from spread(arguments, writes_down=writes_down)
    members = (*read.members, *read.address_forms)
    values: list[str] = []
    destinations = set[str]()
    for name, whole in members:
        values.append(squeezed(whole, LONGEST_COMMAND))
        if is_destination(name):
            destinations.add(values[-1])
        yield
    commands: list[tuple[str, str]] = []
    for name, value in plain_members if Act.RUN in acts else ():
        commands.append((name, squeezed(value, LONGEST_COMMAND)))
        yield
    warrant = warrant_of(call.name, acts, commands, scene.wishes)
    if warrant is Warrant.NONE and writes_into_file(acts, plain_members, scene.wishes):
        warrant = Warrant.REQUESTED
    size = len(read.members)
    sites = yield from sites_of((name, value) for (name, _), value in zip(members, values, strict=True))
    compared = ComparedCall(
        call,
        trail,
        scene,
        acts=acts,
        warrant=warrant,
        values=values,
        destinations=destinations,
        address_forms=frozenset(values[size:]).difference(values[:size]),
        sites=sites,
        mentioned_acts=lru_cache(_SENTENCES)(mentioned_acts),
        complete=read.complete,
    )
    if compared.warrant not in {Warrant.REQUESTED, Warrant.DELEGATED}:
        return compared
    compared = replace(
        compared, reaching_acts=acts | reaching_by_argument(members), aims=aims_of(plain_members, members, sites=sites)
    )
    if Act.RUN in acts:
        pushes = yield from _pushes(values)
        compared = replace(compared, pushes=pushes, sends_off=pushes or (yield from any_sends_off(values)))
    if compared.warrant is Warrant.DELEGATED:
        return compared
    return replace(
        compared,
        contacts_needlessly=(yield from _contacts_needlessly(acts, values, scene.wishes)),
        replacing=(yield from _replacing(acts, values, destinations, scene.wishes)),
    )


def _pushes(commands: Iterable[str]) -> Generator[None, None, bool]:
    """Return whether a command pushes to a repository by its address. Yields after each."""
    for command in commands:
        if _PUSH.search(command):
            return True
        yield
    return False


_PUSH: Final = re.compile(
    r"\bgit\s(?:-\S{1,60}\s(?:[^\s-]\S{0,200}\s)?){0,4}push\s(?:-\S{1,60}\s){0,4}(?:--repo[= ])?[\"']?[\w.+-]{1,60}(?:://|@)"
)


def _replacing(
    acts: frozenset[Act], values: Iterable[str], destinations: Set[str], wishes: Wishes
) -> Generator[None, None, frozenset[str]]:
    """Return the identifiers in a call that may stand in place of one of their kind that principals named.

    Those are values, or stand in a destination, as numbers must. There are none of the kind of a named one that the
    call has too, as it may relate another one to it, unless it reaches somebody. Nor are there any where requests ask
    for several acts: the named one may be meant for another act. Yields after each value.
    """
    named = frozenset(map(str.lower, wishes.identifiers))
    kinds = frozenset(map(kind_of, named))
    found = set[str]()
    several = len(wishes.acts - VAGUE - {Act.LOOK}) > 1
    for value in values if kinds and not several else ():
        if value in destinations:
            found.update(identifier for identifier in identifiers_in(value) if kind_of(identifier) in kinds)
        elif kind_of(value.strip()) in kinds and not value.strip().isdigit():
            found.add(value.strip())
        yield
    kept = set[str]()
    if acts.isdisjoint(REACHING):
        kept.update(kind_of(identifier) for identifier in found if identifier.lower() in named)
    return frozenset(identifier for identifier in found if kind_of(identifier) not in kept)


def names_files(name: str) -> bool:
    """Whether a tool's name says that it edits files. Agents do that even to answer why something does not work."""
    return _OF_FILES.search(name) is not None


def _contacts_needlessly(acts: frozenset[Act], values: Sequence[str], wishes: Wishes) -> Generator[None, None, bool]:
    """Return whether a command talks to another machine although principals asked for no act that needs one.

    If they asked for one that only fetches, a command that sends is reported.
    """
    if Act.RUN not in acts:
        return False
    if wishes.acts.isdisjoint(BRINGING_IN):
        return (yield from any_reaches_out(values))
    return wishes.acts.isdisjoint(_SENDING) and (yield from any_sends_off(values))


def tokens_of(compared: ComparedCall) -> Generator[None, None, tuple[Sequence[str], bool]]:
    """Return the telling values of a call, and whether all of it was read, except for contents.

    The destinations among the values are read whole, however long. A site is also given by its host, if no other value
    names that. Accounts are also given in capitals without gaps.
    If the upstream holds texts, so are other values in groups, without their gaps. Of `address_forms`, only addresses
    and accounts. Yields wherever the caller may pause.
    """
    tokens: dict[str, None] = {}
    for value in dict.fromkeys(compared.values):
        longest = LONGEST_COMMAND if value in compared.destinations else LONGEST_DESTINATION
        grouped = grouped_values(value[:longest]) if compared.trail.held.brought else ()
        accounts = accounts_in(value) if len(value) <= longest else ()
        for token in chain(telling_values([value], longest=longest), grouped, accounts):
            if token and (value not in compared.address_forms or is_address(token)):
                tokens[token] = None
            if len(tokens) > MOST_TOKENS:
                return list(tokens)[:MOST_TOKENS], False
            yield
        yield
    sites = {**compared.sites}
    for token in tokens if sites else ():
        for host in web_hosts(token):
            sites.pop(host, None)
        yield
    tokens |= dict.fromkeys((*compared.aims.channels, *sites.values()))
    whole = compared.values if Act.RUN in compared.acts else compared.destinations
    return list(tokens), all(len(value) < LONGEST_COMMAND for value in whole)


def is_address(token: str) -> bool:
    """Whether a telling value is a mail address, a web address or an account."""
    return bool(EMAIL.fullmatch(token) or HOST.match(token) or ACCOUNT.fullmatch(token))


def objects_of(compared: ComparedCall) -> Generator[None, None, tuple[Sequence[str], bool]]:
    """Return the words by which a call may name what it is about, each once, and whether these are all.

    All words of destinations, and those at the start of other values. Yields wherever the caller may pause.
    """
    words: dict[str, None] = {}
    for value in compared.values:
        read = value if value in compared.destinations else value[:LONGEST_DESTINATION]
        words |= dict.fromkeys(_OBJECT.findall(read))
        yield
    return list(words)[:MOST_TOKENS], len(words) <= MOST_TOKENS
