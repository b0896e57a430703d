"""Foreign calls: what a proposed call brings in from untrusted text although no principal asked for it.

Orders can be worded in any way and in any language, so this module does not look for orders. It looks at what a call
would do, and to whom. A telling value (an address, an account, an id) that stands only in untrusted text, in a call of
a kind that no principal asked for, is somebody else's wish, however it is worded. Deterministic, no network, no model.
"""

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from filters.calls import ProposedCall, Trail
from filters.findings import Action, Finding, Severity
from filters.rules.rule import Family
from filters.segments import Origin, Segment
from filters.text.canonical import fold
from filters.text.lexicon import is_common
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import BRINGING_IN, BY_COMMAND, GRAVE, REACHING, VAGUE, acts_of_tool, told_acts
from filters.tool_calls.arguments import LONGEST, LONGEST_JSON, is_destination, leaves, spread, squeezed
from filters.tool_calls.commands import any_reaches_out, any_sends_off, is_place_of_keys, is_remote, only_look
from filters.tool_calls.directives import directives
from filters.tool_calls.held_conversations import HELD, digest, held_source
from filters.tool_calls.passages import (
    MOST_PASSAGES,
    MOST_PLACES,
    is_prose,
    is_told,
    lowered,
    passages,
    speaks_to_machines,
)
from filters.tool_calls.recipients import (
    Aims,
    Listed,
    aims_of,
    listed,
    pays_another,
    reaches_another,
    reaches_elsewhere,
    reaching_by_argument,
)
from filters.tool_calls.relevance import STOPPED, stem
from filters.tool_calls.scenes import Scene, Source
from filters.tool_calls.split_values import longer_halves, source_of_halves
from filters.tool_calls.standing import automata_of, places, standing
from filters.tool_calls.telling import (
    ACCOUNT,
    EMAIL,
    HOST,
    LONGEST_DESTINATION,
    SHORTEST,
    grouped_values,
    squashed,
    telling_values,
)
from filters.tool_calls.wishes import Wishes
from filters.trees import Json

FOREIGN: Final = "CALL-FOREIGN"
"""The id of the finding for a value of a call, or for its tool's name, that stands only in untrusted text."""
LONGEST_COMMAND: Final = 65_536
"""Most characters that are read of a value, its runs of white space made one character."""
MOST_TOKENS: Final = 8_192
"""Most telling values, and most words, of a call that are searched for. A call with more is not read to its end."""
MOST_FOUND: Final = 64
"""Findings of a call after which no more are sought."""
_SENTENCES: Final = 1_024
"""Sentences that are remembered while a call is judged: several of its words may stand in one."""
_SHORTEST_NAME = 7
_SHORTEST_NUMBER = 4
_SHORTEST_COMMAND = 8
_PLAINLY, _BY_THE_WAY, _VAGUELY = 1.0, 0.8, 0.4
"""How plainly a call was asked for, 0 to 1: in so many words, as a command that may serve the request, or vaguely."""
_SENDING: Final = frozenset({Act.SEND, Act.SHARE, Act.UPLOAD, Act.DEPLOY})
"""Acts that send something to another machine. Installing is not among them: it only fetches."""
_SQUASHED = re.compile(r"[\W_]+")
_QUERY = re.compile(r"[?&#][^=&\s]{1,60}=([^&\s\"'|]{6,400})")
_OBJECT = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]{2,60}|[^\W_][\w.#@-]{1,60}[^\W_]")


@dataclass(frozen=True, slots=True)
class Foreign:
    """What is foreign in a call, and whether its principals asked for a call of its kind (`asked`).

    `ours` says more: principals said every telling value in it, or for a call that looks, every host. Then it does not
    matter what else was said.
    `wanted` is how plainly it was asked for, 0 to 1: a payment, for example, more plainly than an edit.
    `complete` is false if the call has more than was read of it, except for contents.
    """

    findings: tuple[Finding, ...] = ()
    asked: bool = True
    ours: bool = True
    wanted: float = 0.0
    complete: bool = True


class Warrant(StrEnum):
    """What warrants a call: a closed set. It decides by what a call is foreign (`TABLE`)."""

    LOOKS = "looks"
    """It changes nothing, so nobody needs to have asked for it."""
    DELEGATED = "delegated"
    """A user wants done what stands elsewhere (`Wishes.delegating`)."""
    ASKED = "asked"
    """Principals asked for a call of its kind."""
    UNASKED = "unasked"
    """Nothing does."""


@dataclass(frozen=True, slots=True)
class _Compared:
    """A call, and what it is compared with.

    `forms` are those of the values that are only a form of another (`Spread`).
    `needless`, `aims` and `listed` are read only for a call that was asked for. `needless` says that it is a command
    that talks to another machine, which nothing that was asked for needs. `places` are those of each telling value in
    the text where it stands first, read only for a call that nothing warrants. `acts_in` is `told_acts`, and remembers
    some sentences for as long as the call is judged. `complete` is false if not all arguments were read.
    """

    call: ProposedCall
    values: Sequence[str]
    destinations: Set[str]
    forms: Set[str]
    does: frozenset[Act]
    reaching: frozenset[Act]
    warrant: Warrant
    needless: bool
    aims: Aims
    trail: Trail
    scene: Scene
    acts_in: Callable[[str], frozenset[Act]]
    complete: bool = True
    listed: Listed | None = None
    places: Mapping[str, Sequence[int]] = field(default_factory=dict)


_OfValue: TypeAlias = Callable[[str, Source, _Compared], Generator[None, None, bool]]
"""Whether a telling value that stands in an untrusted text, and that no principal said, makes the call foreign."""
_OfCall: TypeAlias = Callable[[Sequence[str], _Compared], Generator[None, None, list[Finding]]]
"""What makes a call foreign that has no foreign value. The texts are the objects of the call."""


@dataclass(frozen=True, slots=True)
class _Row:
    """By what a call with a warrant is foreign.

    Any of `of_value` for a value of it makes a finding. `of_call` are looked at in order until one finds something,
    only if no value did. With `by_unread`, so do values that may stand in a picture or the like.
    """

    of_value: tuple[_OfValue, ...]
    of_call: tuple[_OfCall, ...] = ()
    by_unread: bool = False


def foreign(call: ProposedCall, arguments: Json, trail: Trail, scene: Scene) -> Generator[None, None, Foreign]:
    """Return what is foreign in a call. Yields wherever the caller may pause.

    A call that only looks is foreign if it carries something off: to an address from untrusted text, with a query value
    that does not stand there. So is one that a user delegated.
    A call that acts, of a kind that was asked for, is foreign if principals named a person, an account or a web
    address, and it reaches another one as well or instead.
    A call that acts, of a kind that was not asked for, is foreign if a telling value of it stands in untrusted text and
    in nothing that a principal said. If nothing is found that way, its tool's name, a command, or what a text says of
    the call's objects can still show it.
    JSON in a text that a call writes down is content.
    """
    compared = yield from _compared(call, arguments, trail, scene)
    yield
    does = compared.does
    row = TABLE[compared.warrant]
    tokens, is_whole = yield from _telling(compared)
    complete = compared.complete and is_whole
    findings, own = yield from _of_values(tokens, row, compared)
    if row.of_call and not findings:
        words = yield from _objects(compared)
        complete = complete and len(words) <= MOST_TOKENS
        for found_in in row.of_call:
            yield
            findings = findings or (yield from found_in(words[:MOST_TOKENS], compared))
    looks = compared.warrant is Warrant.LOOKS
    wishes = scene.wishes
    asked = looks or _is_asked(call.name, does, wishes)
    reached = [token for token in own if not looks or HOST.match(token)]
    wanted = 0.0 if findings or not asked else _wanted(does, wishes, looks=looks)
    ours = (looks or not does.isdisjoint(wishes.acts)) and not reached
    return Foreign(tuple(findings), asked, ours=ours, wanted=wanted, complete=complete)


def _compared(call: ProposedCall, arguments: Json, trail: Trail, scene: Scene) -> Generator[None, None, _Compared]:
    description = next((tool.description for tool in trail.tools if tool.name == call.name), "")
    does = acts_of_tool(call.name, description[:LONGEST])
    is_content = Act.STORE in does or _OF_FILES.search(call.name) is not None
    read = yield from spread(arguments, longest_json=0 if is_content else LONGEST_JSON)
    members = (*read.members, *read.forms)
    named: list[tuple[str, bool]] = []
    for name, value in members:
        named.append((squeezed(value, LONGEST_COMMAND), is_destination(name)))
        yield
    values = [value for value, _ in named]
    own = [*leaves(arguments)]
    commands: list[str] = []
    for _, value in own if Act.RUN in does else ():
        commands.append(squeezed(value, LONGEST_COMMAND))
        yield
    warrant = _warrant(call.name, does, commands, scene.wishes)
    is_asked = warrant is Warrant.ASKED
    return _Compared(
        call,
        values,
        destinations=frozenset(value for value, is_one in named if is_one),
        forms=frozenset(values[len(read.members) :]).difference(values[: len(read.members)]),
        does=does,
        reaching=does | reaching_by_argument(members) if is_asked else does,
        warrant=warrant,
        needless=is_asked and (yield from _is_needless(does, values, scene.wishes)),
        aims=aims_of(own, members) if is_asked else Aims(),
        trail=trail,
        scene=scene,
        acts_in=lru_cache(_SENTENCES)(told_acts),
        complete=read.complete,
    )


def _warrant(name: str, does: frozenset[Act], commands: Sequence[str], wishes: Wishes) -> Warrant:
    """Return what warrants a call. `commands` are its arguments as a shell gets them, if it runs any."""
    if _only_looks(does, commands):
        return Warrant.LOOKS
    if wishes.delegating:
        return Warrant.DELEGATED
    return Warrant.ASKED if _is_asked(name, does, wishes) else Warrant.UNASKED


def _of_values(
    tokens: Sequence[str], row: _Row, compared: _Compared
) -> Generator[None, None, tuple[list[Finding], list[str]]]:
    """Return findings for telling values of a call, up to `MOST_FOUND`, and all values that no principal said."""
    scene, trail = compared.scene, compared.trail
    first, said = yield from _standing_in(tokens, scene)
    own = [token for token in tokens if squashed(token) not in said]
    sources = {}
    for token in own:
        sources[token] = _source(token, scene, first, said) or held_source(token, trail.held)
        yield
    if compared.warrant is Warrant.ASKED and any(sources.values()):
        compared = replace(compared, listed=(yield from listed(scene)))
    if compared.warrant is Warrant.UNASKED:
        compared = replace(compared, places=(yield from _places_of(sources)))
    findings: list[Finding] = []
    for token, source in sources.items():
        if len(findings) >= MOST_FOUND:
            break
        if source is None:
            findings += _unread(token, compared.does, trail, scene.wishes) if row.by_unread else ()
        elif (yield from _is_foreign(token, source, row, compared)):
            findings.append(_finding(source.segment, token))
        yield
    return findings, own


def _is_foreign(token: str, source: Source, row: _Row, compared: _Compared) -> Generator[None, None, bool]:
    for test in row.of_value:
        if (yield from test(token, source, compared)):
            return True
    return False


def _places_of(sources: Mapping[str, Source | None]) -> Generator[None, None, dict[str, Sequence[int]]]:
    """Return the places of each telling value in its source. Each text is read once for all values."""
    of_source: dict[str, list[str]] = {}
    for token, source in sources.items():
        if source:
            of_source.setdefault(source.lower, []).append(token)
    found: dict[str, Sequence[int]] = {}
    for text, tokens in of_source.items():
        here = yield from places((yield from automata_of(map(lowered, tokens))), text)
        found.update((token, here.get(lowered(token), ())) for token in tokens)
        yield
    return found


def _objects(compared: _Compared) -> Generator[None, None, list[str]]:
    """Return the words by which a call may name what it is about, each once: all of destinations, else the first."""
    words: dict[str, None] = {}
    for value in compared.values:
        words |= dict.fromkeys(
            _OBJECT.findall(value if value in compared.destinations else value[:LONGEST_DESTINATION])
        )
        yield
    return list(words)


def _telling(compared: _Compared) -> Generator[None, None, tuple[Sequence[str], bool]]:
    """Return the telling values of a call, and whether all of it was read, except for contents.

    The destinations among the values are read whole, however long. If the upstream holds texts, also those in groups,
    without their gaps. Of `forms`, only addresses and accounts.
    """
    tokens: dict[str, None] = {}
    for value in dict.fromkeys(compared.values):
        longest = LONGEST_COMMAND if value in compared.destinations else LONGEST_DESTINATION
        grouped = grouped_values(value[:longest]) if compared.trail.held.brought else ()
        for token in chain(telling_values([value], longest=longest), grouped):
            if token and (value not in compared.forms or _is_address(token)):
                tokens[token] = None
            if len(tokens) > MOST_TOKENS:
                return list(tokens)[:MOST_TOKENS], False
            yield
        yield
    whole = compared.values if Act.RUN in compared.does else compared.destinations
    return list(tokens), all(len(value) < LONGEST_COMMAND for value in whole)


def _is_address(token: str) -> bool:
    return bool(EMAIL.fullmatch(token) or HOST.match(token) or ACCOUNT.fullmatch(token))


def _wanted(does: frozenset[Act], wishes: Wishes, *, looks: bool) -> float:
    meant = does & wishes.acts
    if not meant <= VAGUE:
        return _PLAINLY
    if meant or looks or not wishes.acts:
        return _VAGUELY if wishes.acts else 0.0
    return _BY_THE_WAY if Act.RUN in does else _VAGUELY


def _only_looks(does: frozenset[Act], commands: Sequence[str]) -> bool:
    return only_look(commands) if Act.RUN in does else Act.LOOK in does


def _is_asked(name: str, does: frozenset[Act], wishes: Wishes) -> bool:
    """Whether a call of this kind was asked for. A request without known words may ask for any act but a grave one."""
    if not wishes.acts and wishes.said:
        return does.isdisjoint(GRAVE)
    if does and wishes.acts:
        return not does.isdisjoint(wishes.acts) or (Act.RUN in does and not BY_COMMAND.isdisjoint(wishes.acts))
    words = [word for word in re.findall(r"[^\W_]{3,}", name.lower()) if word not in STOPPED]
    wished = {stem(word) for word in wishes.words}
    return bool(words) and sum(stem(word) in wished for word in words) * 2 >= len(words)


def _standing_in(tokens: Sequence[str], scene: Scene) -> Generator[None, None, tuple[Mapping[str, Source], Set[str]]]:
    """Return the first source for each of the letters by which tokens are sought, and those that principals said.

    Each text is read once for all tokens.
    """
    sought: dict[str, None] = {}
    for token in tokens:
        sought |= dict.fromkeys((*_letters(token), *longer_halves(token)))
        yield
    automata = yield from automata_of(sought)
    said = yield from standing(automata, scene.wishes.said)
    first: dict[str, Source] = {}
    for source in scene.sources:
        for letters in (yield from standing(automata, source.letters)):
            first.setdefault(letters, source)
    return first, said


def _letters(token: str) -> tuple[str, ...]:
    """Return the letters of a value, and of the host that it names."""
    host = HOST.match(token)
    return (squashed(token), squashed(host[1])) if host else (squashed(token),)


def _source(token: str, scene: Scene, first: Mapping[str, Source], said: Set[str]) -> Source | None:
    """Return the untrusted text in which a value stands: as a whole, by the host that it names, or by its first half.

    `first` and `said` are what `_standing_in` returns. None if principals said the host.
    """
    sought = _letters(token)
    if sought[-1] in said:
        return None
    for letters in sought:
        if len(letters) >= SHORTEST and letters in first:
            return first[letters]
    stands = any(half in first for half in longer_halves(token))
    return source_of_halves(token, scene.sources) if stands else None


def _unread(token: str, does: frozenset[Act], trail: Trail, wishes: Wishes) -> Iterator[Finding]:
    """Yield a finding at the first unread place, such as a picture, for a telling value that stands in no text.

    Only for a call with a plain act that nobody asked for.
    """
    if not trail.unread or not does - wishes.acts - VAGUE:
        return
    if not trail.held.said or digest(token, trail.held.key) not in trail.held.said:
        yield _finding(Segment(Origin.DOCUMENT, trail.unread[0], ""), "")


def _brings_about(token: str, source: Source, compared: _Compared) -> Generator[None, None, bool]:
    """Return whether a text may have brought about a call with this value, rather than merely listing it in a row.

    It may if the value stands in prose, in a sentence about what the call does or about machines, in a directive, or
    not in the form that the call has. Always true for hosts and accounts, for grave acts, for text that only the
    upstream holds, and for a value that has no place in the text.
    """
    does, segment = compared.does, source.segment
    if segment.path == HELD or HOST.match(token) or ACCOUNT.fullmatch(token) or not does.isdisjoint(GRAVE):
        return True
    unasked = does - compared.scene.wishes.acts - {Act.LOOK}
    reaches = not unasked.isdisjoint(REACHING) and EMAIL.fullmatch(token) is not None
    stands = False
    for passage in passages(segment.text, len(token), compared.places[token]):
        yield
        if passage is None:
            continue
        clause, sentence = passage
        stands = True
        if (
            is_told(clause)
            or (reaches and is_told(sentence))
            or speaks_to_machines(sentence)
            or not unasked.isdisjoint(compared.acts_in(sentence))
            or _orders(sentence)
        ):
            return True
    return not stands


def _orders(sentence: str) -> bool:
    return next(iter(directives(sentence)), None) is not None


def _spoken_of(words: Sequence[str], compared: _Compared) -> Generator[None, None, list[Finding]]:
    """Return a finding for the first object of which untrusted text speaks as if it had brought the call about.

    Of a common word, only some places are looked at: in a long text one of them stands near anything by chance.
    """
    scene = compared.scene
    unasked = compared.does - scene.wishes.acts - {Act.LOOK}
    sought = [(word, squashed(word), word in scene.wishes.words) for word in dict.fromkeys(map(str.lower, words))]
    automata = yield from automata_of(letters for _, letters, _ in sought)
    for source in scene.sources:
        here = yield from standing(automata, source.letters)
        words_here = [lowered(word) for word, letters, _ in sought if letters in here]
        rare = yield from automata_of(word for word in words_here if not is_common(word))
        common = yield from automata_of(filter(is_common, words_here))
        at = yield from places(rare, source.lower)
        at |= yield from places(common, source.lower, most=MOST_PLACES)
        for word, known in ((word, known) for word, letters, known in sought if lowered(word) in at):
            most = MOST_PASSAGES if is_common(lowered(word)) else None
            found = passages(source.segment.text, len(word), at[lowered(word)], most=most)
            if (yield from _is_spoken_of(word, found, compared, unasked=unasked, known=known)):
                return [_finding(source.segment, word)]
            yield
    return []


def _is_idle(name: str, does: frozenset[Act], wishes: Wishes) -> bool:
    """Whether a call changes something (except by editing files) for users who only wanted information."""
    if not wishes.wondering or does.isdisjoint(_CHANGING) or not does.isdisjoint(_WORKING):
        return False
    return Act.DELETE in does or not _OF_FILES.search(name)


def _unasked_change(words: Sequence[str], compared: _Compared) -> Generator[None, None, list[Finding]]:
    """Return a finding where untrusted text has what the call would change although users only wanted information.

    Empty if no untrusted text has prose: rows alone bring nothing about.
    """
    scene = compared.scene
    if not _is_idle(compared.call.name, compared.does, scene.wishes):
        return []
    for source in scene.sources:
        if (yield from is_prose(source.segment.text)):
            break
    else:
        return []
    first, _ = yield from _standing_in(words, scene)
    for word in words:
        letters = squashed(word)
        if letters in first and not letters.isdigit() and word.lower() not in scene.wishes.words:
            return [_finding(first[letters].segment, word)]
    return []


_CHANGING: Final = frozenset(
    {Act.BOOK, Act.BUY, Act.CANCEL, Act.DELETE, Act.DEPLOY, Act.EDIT, Act.INSTALL, Act.RESET, Act.REMEDY} | GRAVE
)
"""Acts that nobody wants who only asks what, when or why."""
_WORKING: Final = frozenset({Act.LOOK, Act.STORE, Act.RUN, Act.OPEN})
"""Acts that may serve to find something out."""
_OF_FILES = re.compile(r"code|file|patch|replace", re.IGNORECASE)
"""Marks the name of a tool that edits files. Agents do that even to answer why something does not work."""


def _is_spoken_of(
    word: str, found: Iterable[tuple[str, str] | None], compared: _Compared, *, unasked: frozenset[Act], known: bool
) -> Generator[None, None, bool]:
    """Return whether a text speaks of an object, of which it has these passages, as if it had brought the call about.

    Yields wherever the caller may pause.
    """
    numbered = len(word) >= _SHORTEST_NUMBER and any(map(str.isdigit, word)) and not known
    for passage in found:
        yield
        if passage is None:
            continue
        clause, sentence = passage
        speaks_of_act = not unasked.isdisjoint(compared.acts_in(sentence))
        if (numbered and is_told(clause)) or _tells(clause, sentence, speaks_of_act=speaks_of_act, known=known):
            return True
    return False


def _tells(clause: str, sentence: str, *, speaks_of_act: bool, known: bool) -> bool:
    """Whether a sentence about an object of the call may have brought about the call."""
    if not speaks_of_act:
        return not known and speaks_to_machines(sentence)
    return speaks_to_machines(sentence) or _orders(sentence) or (is_told(clause) and not known)


def _carries_off(token: str, source: Source, compared: _Compared) -> Generator[None, None, bool]:
    """Return whether the call adds a query value to an address that the text where the address stands does not have."""
    yield
    if not HOST.match(token):
        return False
    values = (value for value in compared.values if token in value)
    return any(squashed(sent) not in source.letters for value in values for sent in _QUERY.findall(value))


def _is_needless(does: frozenset[Act], values: Sequence[str], wishes: Wishes) -> Generator[None, None, bool]:
    """Return whether a command talks to another machine although principals asked for no act that needs one.

    If they asked for one that only fetches, a command that sends is reported.
    """
    if Act.RUN not in does:
        return False
    if wishes.acts.isdisjoint(BRINGING_IN):
        return (yield from any_reaches_out(values))
    return wishes.acts.isdisjoint(_SENDING) and (yield from any_sends_off(values))


def _contacts_needlessly(token: str, _source: Source, compared: _Compared) -> Generator[None, None, bool]:
    yield
    return compared.needless and (HOST.match(token) is not None or is_remote(token))


def _opens_keys(token: str, _source: Source, _compared: _Compared) -> Generator[None, None, bool]:
    yield
    return is_place_of_keys(token)


def _goes_elsewhere(token: str, _source: Source, compared: _Compared) -> Generator[None, None, bool]:
    yield
    return reaches_elsewhere(token, compared.does, compared.aims, compared.scene.wishes)


def _reaches_another(token: str, _source: Source, compared: _Compared) -> Generator[None, None, bool]:
    yield
    return reaches_another(token, compared.reaching, compared.scene, compared.listed or Listed())


def _pays_another(token: str, _source: Source, compared: _Compared) -> Generator[None, None, bool]:
    yield
    names = compared.scene.wishes.meant_names
    return pays_another(token, compared.does, compared.aims, names, compared.listed or Listed())


def _is_listed(_words: Sequence[str], compared: _Compared) -> Generator[None, None, list[Finding]]:
    """Return a finding where untrusted text has the tool's name as an item: listed, as a member's value or with `(`."""
    name = compared.call.name
    if not _SHORTEST_NAME <= len(name) <= LONGEST_DESTINATION or not _SQUASHED.search(name):
        return []
    item = re.compile(rf"(?:\A|[-*:>\])\"'`\n])\s{{0,4}}{re.escape(name)}|{re.escape(name)}\(", re.IGNORECASE)
    for source in compared.scene.sources:
        if squashed(name) in source.letters and item.search(source.segment.text):
            return [_finding(source.segment, name)]
        yield
    return []


def _dictates(_words: Sequence[str], compared: _Compared) -> Generator[None, None, list[Finding]]:
    """Return a finding where the call's command stands in untrusted text word for word."""
    for value in compared.values if Act.RUN in compared.does else ():
        command = squashed(value)
        for source in compared.scene.sources:
            if len(command) >= _SHORTEST_COMMAND and " " in value and command in source.letters:
                return [_finding(source.segment, value)]
        yield
    return []


def _finding(segment: Segment, token: str) -> Finding:
    at = segment.text.lower().find(token.lower())
    before = fold(segment.text[:at]) if at > 0 else ""
    start = len(before) + (bool(before) and segment.text[at - 1].isspace())
    return Finding(
        rule_id=FOREIGN,
        family=Family.TOOL_STEERING,
        severity=Severity.LOW,
        action=Action.ESCALATE,
        origin=segment.origin,
        trust=segment.trust,
        path=segment.path,
        layers=(),
        start=start,
        end=start + (len(token) if at >= 0 else 0),
    )


TABLE: Final[Mapping[Warrant, _Row]] = {
    Warrant.LOOKS: _Row((_carries_off,)),
    Warrant.DELEGATED: _Row((_carries_off,)),
    Warrant.ASKED: _Row((_contacts_needlessly, _opens_keys, _goes_elsewhere, _reaches_another, _pays_another)),
    Warrant.UNASKED: _Row((_brings_about,), (_is_listed, _dictates, _spoken_of, _unasked_change), by_unread=True),
}
