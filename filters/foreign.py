"""Foreign calls: what a proposed call brings in from untrusted text that nobody who may ask for it asked for.

Orders can be worded in any way and language, so this does not look for any. It looks at what a call would do and to
whom: a telling value that stands in untrusted text only, an address, an account, an id, in a call of a kind that no
principal asked for, is somebody else's wish, however it is worded. Deterministic, no network, no model.
"""

import hashlib
import hmac
import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from filters.acts import Act, acts_of_tool, told_acts, wished_acts
from filters.calls import Held, ProposedCall, Trail
from filters.canonical import canonicalise, fold
from filters.delegating import delegates
from filters.dialects.dialect import Json
from filters.directives import directives
from filters.findings import Action, Finding, Severity
from filters.passages import is_told, passages, speaks_to_machines
from filters.pieces import pieces
from filters.relevance import STOPPED, stem
from filters.rules import Family
from filters.segments import Origin, Segment, Trust

FOREIGN: Final = "CALL-FOREIGN"
"""The id of the finding for a value of a call, or its tool's name, that only untrusted text has."""

MOST_ASKED: Final = 100_000
"""Characters of what principals say that are read, the latest first. What is more makes calls look less wanted."""
MOST_VALUES: Final = 256
LONGEST: Final = 4_000
"""Characters of an argument that are read."""
MOST_TOKENS: Final = 64
"""Telling values of a call that are looked for."""

MOST_HELD: Final = 256
"""Values of a conversation that are remembered while the upstream holds it,"""
MOST_HELD_CHARS: Final = 65_536
"""and characters of it that are looked through for them."""
HELD: Final = "/held_upstream"
"""Where texts stand that only the upstream has, as paths tell it."""

_SHORTEST = 6
_SHORTEST_NAME = 7
_SHORTEST_NUMBER = 4
_SHORTEST_COMMAND = 8
_DIGITS = 32
_LONGEST_DESTINATION = 300
"""Characters of an argument that is a destination; a longer one is content in which addresses may stand."""
_LONGEST_ASSENT = 40
_NEAR = 60

_SOURCES = frozenset({Origin.TOOL_RESULT, Origin.DOCUMENT, Origin.FIELD, Origin.ASSISTANT})
_REACHING = frozenset({Act.PAY, Act.SEND, Act.SHARE, Act.UPLOAD, Act.GRANT})
_GRAVE = frozenset({Act.PAY, Act.SHARE, Act.UPLOAD, Act.GRANT})
_VAGUE = frozenset({Act.LOOK, Act.STORE, Act.EDIT, Act.DELEGATE})
_BY_COMMAND = frozenset(
    {
        Act.CANCEL, Act.CLOSE, Act.DELETE, Act.DEPLOY, Act.EDIT, Act.INSTALL, Act.RESET, Act.RUN, Act.STORE, Act.SWITCH,
        Act.UPLOAD
    }
)  # fmt: skip
"""What can be done by a command."""
_PLAINLY, _BY_THE_WAY, _VAGUELY = 1.0, 0.8, 0.4
"""How far a call was wanted: in so many words, as a command that serves what was, or in vague words."""
_ONCE = _REACHING | {Act.BUY, Act.DELETE, Act.DEPLOY, Act.INSTALL, Act.OPEN, Act.RESET, Act.RUN}
"""Kinds of acts that were asked for in an earlier turn, and are no longer once a user has turned to something else."""
_BRINGS_IN = frozenset({Act.INSTALL, Act.DEPLOY, Act.UPLOAD, Act.SEND})

_ASCII_MARKS = bytes(code for code in range(128) if not chr(code).isalnum())
_SQUASHED = re.compile(r"[\W_]+")
_LETTERS = re.compile(r"[^\W_]+")
_TOKEN = re.compile(r"[^\s\"'`<>(){}\[\],;|=，。：；、（）“”]{3,400}")
_EMAIL = re.compile(r"[^\s@\"'<>()\[\],;:|=]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}")
_CHANNEL = re.compile(r"(?<![\w&/])[#@][^\W\d_][\w-]{1,60}")
_PHONE = re.compile(r"(?<!\w)\+?\d[\d ()/.-]{6,22}\d")
_HOST = re.compile(r"(?:[a-z][a-z0-9+.-]{1,15}:/*|//|www\.)([^\s/?#\"'<>|]{3,253})", re.IGNORECASE)
_REMOTE = re.compile(r"[\w.-]{1,64}@[\w.-]{3,253}:[\w./~-]")
"""A machine as `git` and `scp` name it."""
_QUERY = re.compile(r"[?&#][^=&\s]{1,60}=([^&\s\"'|]{6,400})")
_PATH = re.compile(r"(?:~|/[\w.-]+)/[\w./-]+")
_ASSENT = re.compile(
    r"\s*(?:(?:yes|yep|yeah|sure|ok(?:ay)?|please do|do it|go ahead|go on|sounds good|confirm(?:ed)?|agreed|ja|genau"
    r"|gerne|mach|s[íi]|vale|claro|adelante|oui|d'accord|vas-y|certo|va bene|sim|pode|да)(?!\w)|[好是行对]|可以|はい"
    r"|お願い)",
    re.IGNORECASE,
)
_ASKING = re.compile(
    r"(?:[^.!?\n。！？]{1,400}[.!:]\s+)?(?<![^\s.!?])[^.!?\n。！？]{1,24}[?？]|[^!?\n。！？]{1,400}[?？]"
)
"""A question; with what stands before it, where it is a short one such as `Shall I?`."""
_CAPABLE = re.compile(r"\b(?:can|able|allowed|available|tools?|capab\w+|may|access to)\b", re.IGNORECASE)
"""Sentences of a system message that say what an agent has, not what it is to do."""
_CONDITION = re.compile(
    r"\b(?:only|unless|until|after|before|if|when|whenever|wants?|asks?|asked|requests?|confirm\w*|approv\w+|nur|wenn|falls"
    r"|bevor|s[oó]lo|si|cuando|seulement|quand|avant|solo|se|quando|apenas)\b",
    re.IGNORECASE,
)
"""Sentences of a system message that leave it to others when something is to be done."""
_ROLE = re.compile(
    r"\s*(?:you(?:'re| are| act| work| manage| handle| help| assist| support)|as an?|your name|act as)\b", re.IGNORECASE
)
_ROUTINE = re.compile(
    r"\b(?:routine|as usual|usual|daily|weekly|your (?:job|duty|duties|instructions|tasks?|work)"
    r"|next (?:one|item|step|task)|continue|go on|carry on|proceed|start|begin|wie immer|weiter|como siempre|continúa"
    r"|comme d'habitude|continue[zr]?)\b",
    re.IGNORECASE,
)
"""A user who leaves it to the operator what is to be done."""
_SENTENCE = re.compile(r"[^.!?\n。！？]+")
_NAME = re.compile(r"(?<=[^\s.!?:。]\s)[A-ZÄÖÜÉÀ][\w'-]{1,40}")
_LOOKING_COMMAND = re.compile(
    r"\s*(?:sudo\s+)?(?:awk|basename|cat|cd|cut|date|df|diff|dirname|docker\s+(?:images|inspect|logs|ps|stats)|du|echo|file"
    r"|find|git\s+(?:blame|branch|diff|log|ls-files|show|status)|grep|head|journalctl|jq"
    r"|kubectl\s+(?:describe|explain|get|logs|top)|ls|lsof|nl|ps|pwd|rg|sed\s+-n|sort|stat|systemctl\s+status|tail|tree"
    r"|uniq|wc|which|select\b|show\b|explain\b)(?:\s|\Z)",
    re.IGNORECASE,
)
_COMMANDS = re.compile(r"\|\||&&|[|;&\n]")
_WRITES = re.compile(r">|\$\(|`|-exec|-delete|\bxargs\b")
_NET = re.compile(
    r"\b(?:curl|wget|nc|ncat|netcat|scp|sftp|ftp|ssh|rsync|telnet|iwr|invoke-webrequest|socat|urllib|requests|urlopen"
    r"|fetch|pipx?|uvx?|npm|npx|yarn|pnpm|gem|cargo|composer|helm|twine|apt(?:-get)?|yum|dnf|brew|add-apt-repository)\b"
    r"|/dev/tcp/|\bgit\s+(?:clone|fetch|pull|push|remote|submodule|config)\b|\bgo\s+(?:get|install)\b"
    r"|\b(?:docker|podman)\s+(?:pull|run|push|login)\b|\bkubectl\s+(?:apply|create)\b",
    re.IGNORECASE,
)
_OBJECT = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]{2,60}|[^\W_][\w.#@-]{1,60}[^\W_]")
_KEPT = re.compile(
    r"(?:\A|[/~])(?:\.(?:ssh|aws|gnupg|kube|docker|config/gh|netrc|npmrc|pypirc|git-credentials|bashrc|zshrc|profile)"
    r"|id_(?:rsa|dsa|ecdsa|ed25519)|authorized_keys|etc/(?:cron[.\w]*|sudoers|shadow|passwd|systemd|ld\.so|pam\.d))(?:/|\Z)"
)
"""Where keys and what runs by itself are kept: no place for a command that nobody named it for."""
_NAME_PART = re.compile(r"[^\W\d_]{3,}")
_SENTENCE_END = re.compile(r"[.!?\n]\s|\n")
_COMMON = frozenset({"com", "example", "http", "https", "info", "mail", "net", "org", "www"})


@dataclass(frozen=True, slots=True)
class Wishes:
    """What principals of a conversation ask for. `said` is their letters and digits alone."""

    said: str = field(default="", repr=False)
    words: frozenset[str] = field(default=frozenset(), repr=False)
    names: frozenset[str] = field(default=frozenset(), repr=False)
    channels: frozenset[str] = field(default=frozenset(), repr=False)
    acts: frozenset[Act] = frozenset()
    delegating: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What the calls of one turn are held against: what is wished, and the letters and digits of untrusted texts."""

    wishes: Wishes
    sources: tuple[tuple[Segment, str], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Foreign:
    """What is foreign in a call, and whether its principals asked for a call of its kind.

    `ours` says more: that all in it which tells anything is theirs, so that it does not matter what else was said.
    `wanted` is how plainly it was asked for, 0 to 1: a payment, say, more plainly than that something be changed.
    """

    findings: tuple[Finding, ...] = ()
    asked: bool = True
    ours: bool = True
    wanted: float = 0.0


def scene(trail: Trail) -> Generator[None, None, Scene]:
    """What the calls of one turn are held against; yields wherever the caller may pause. Takes time linear in it."""
    wishes = yield from _wishes(trail)
    sources: list[tuple[Segment, str]] = []
    for segment in trail.segments:
        if segment.origin in _SOURCES and segment.trust is Trust.UNTRUSTED and not segment.joined:
            parts: list[str] = []
            for _, piece in pieces(segment.text):
                parts.append(_squashed(piece))
                yield
            sources.append((segment, "\n".join(parts)))
    return Scene(wishes, tuple(sources))


def _wishes(trail: Trail) -> Generator[None, None, Wishes]:
    asked: list[str] = []
    of_users: set[Act] = set()
    of_operators: set[Act] = set()
    delegating = by_routine = any_user = False
    left = MOST_ASKED
    is_earlier = False
    for origin, text, answers in _spoken(trail.segments):
        asked.append(text[:left])
        if origin is Origin.SYSTEM:
            of_operators |= wished_acts(_duties(asked[-1]))
        else:
            any_user = True
            wished = wished_acts(asked[-1])
            of_users |= wished - _ONCE if is_earlier else wished
            is_earlier = is_earlier or (bool(wished) and not answers)
            by_routine = by_routine or bool(_ROUTINE.search(asked[-1]))
            delegating = delegating or delegates(asked[-1])
        left -= len(text)
        yield
        if left <= 0:
            break
    whole = "\n".join(asked)
    words = frozenset(re.findall(r"\w{3,}", whole.lower())) - STOPPED
    names = frozenset(name.lower() for name in _NAME.findall(whole))
    said = "\n".join(map(_squashed, asked))
    yield
    held = trail.held
    wanted = of_users | {act for act in Act if act in held.acts}
    if by_routine or not any_user:
        wanted |= of_operators
    elif of_users:
        wanted |= of_operators - _BY_COMMAND - _ONCE
    channels = frozenset(_CHANNEL.findall(whole.lower()))
    return Wishes(said, words, names, channels, frozenset(wanted), delegating or held.delegating)


def _duties(text: str) -> str:
    """What a system message tells an agent to do, without what it says that it is and has."""
    return ". ".join(
        part
        for part in _SENTENCE.findall(text)
        if not (_CAPABLE.search(part) or _ROLE.match(part) or _CONDITION.search(part))
    )


def _spoken(segments: Sequence[Segment]) -> Iterator[tuple[Origin, str, bool]]:
    """The texts of principals, the latest first, and whether each answers a question of the assistant's.

    What a user says yes to counts as theirs.
    """
    whole = [segment for segment in segments if not segment.joined]
    users = [place for place, segment in enumerate(whole) if segment.origin is Origin.USER]
    for place in reversed(users):
        before = whole[place - 1] if place and whole[place - 1].origin is Origin.ASSISTANT else None
        if before is not None and place == users[-1] and _agrees(whole[place].text):
            yield Origin.USER, _asked(before.text), True
        yield Origin.USER, whole[place].text, before is not None and _asks(before.text)
    yield from ((Origin.SYSTEM, segment.text, False) for segment in whole if segment.origin is Origin.SYSTEM)


def _agrees(text: str) -> bool:
    return len(text) <= _LONGEST_ASSENT and "?" not in text and bool(_ASSENT.match(text))


def _asks(text: str) -> bool:
    return "?" in text or "？" in text


def _asked(text: str) -> str:
    """What an assistant asked last, with the sentence before a short question; all of it where it asked nothing."""
    questions = list(_ASKING.finditer(text[-LONGEST:]))
    return questions[-1][0] if questions else text


def _squashed(text: str) -> str:
    plain = text.lower() if text.isascii() else canonicalise(text)
    if plain.isascii():
        return plain.encode().translate(None, _ASCII_MARKS).decode()
    return "".join(_LETTERS.findall(plain))


def held(trail: Trail, *, key: bytes) -> Generator[None, None, Held]:
    """What is worth knowing of a conversation when the upstream holds it: kinds of acts, and keyed digests of values.

    Of its untrusted texts the latest `MOST_HELD_CHARS` characters are read, and at most `MOST_HELD` values kept. Yields
    wherever the caller may pause.
    """
    wishes = yield from _wishes(trail)
    before = trail.held
    brought: dict[str, None] = {}
    said: set[str] = set()
    left = MOST_HELD_CHARS
    for segment in reversed(trail.segments):
        if segment.origin not in _SOURCES or segment.trust is not Trust.UNTRUSTED or segment.joined:
            continue
        for token in _tokens(segment.text[:left].split()):
            digest = _digest(token, key)
            brought.setdefault(digest)
            if _squashed(token) in wishes.said:
                said.add(digest)
        left -= len(segment.text)
        yield
        if left <= 0 or len(brought) > MOST_HELD:
            break
    kept = frozenset([*brought, *sorted(before.brought)][:MOST_HELD])
    return Held(frozenset(wishes.acts), wishes.delegating, kept, frozenset((said | before.said) & kept), key)


# Judging a call


def foreign(call: ProposedCall, arguments: Json, trail: Trail, scene: Scene) -> Generator[None, None, Foreign]:
    """What is foreign in a call; yields wherever the caller may pause.

    A call that looks is foreign where it carries something off: to an address of untrusted text, with a query that does
    not stand there. A call that acts is foreign where its kind was not asked for, and a telling value of it or its
    tool's very name where it has no such value, stands in untrusted text and in nothing that a principal said; and
    where its kind was asked for, towards a person whom they named, if it reaches another one as well or instead. Where
    a user wants done what stands elsewhere, only what is carried off counts.
    """
    wishes = scene.wishes
    description = next((tool.description for tool in trail.tools if tool.name == call.name), "")
    does = acts_of_tool(call.name, description[:LONGEST])
    values = [*_values(arguments)]
    yield
    looks = _only_looks(does, values)
    asked = looks or _is_asked(call.name, does, wishes)
    tokens = list(dict.fromkeys(_tokens(values)))[:MOST_TOKENS]
    own = [token for token in tokens if _squashed(token) not in wishes.said]
    findings: list[Finding] = []
    for token in own:
        yield
        source = _source(token, scene) or _held_source(token, trail.held)
        if source is None:
            if not (looks or asked or wishes.delegating):
                findings += _unread(token, does, trail, wishes)
            continue
        if looks or wishes.delegating:
            suspicious = _carries_off(token, values, source[1])
        elif asked:
            suspicious = _reaches_out(token, does, values, wishes) or bool(_KEPT.search(token))
            suspicious = suspicious or (yield from _reaches_another(token, does, scene))
        else:
            suspicious = _brings_about(token, does, source[0], wishes)
        if suspicious:
            findings.append(_finding(source[0], token))
    if not (findings or looks or asked or wishes.delegating):
        findings += _named(call.name, scene)
        yield
        findings += _dictated(values, scene) if Act.RUN in does and not findings else ()
        findings += [] if findings else (yield from _told(values, does, scene))
    destinations = [token for token in own if not looks or _HOST.match(token)]
    wanted = 0.0 if findings or not asked else _wanted(does, wishes, looks=looks)
    ours = (looks or not does.isdisjoint(wishes.acts)) and not destinations
    return Foreign(tuple(findings), asked, ours=ours, wanted=wanted)


def _wanted(does: frozenset[Act], wishes: Wishes, *, looks: bool) -> float:
    meant = does & wishes.acts
    if not meant <= _VAGUE:
        return _PLAINLY
    if meant or looks or not wishes.acts:
        return _VAGUELY if wishes.acts else 0.0
    return _BY_THE_WAY if Act.RUN in does else _VAGUELY


def _values(arguments: Json) -> Iterator[str]:
    nodes: list[Json] = [arguments]
    for count, node in enumerate(nodes):  # what is in a node is looked at after it
        if count > MOST_VALUES:
            return
        if isinstance(node, dict):
            nodes.extend(node.values())
            yield from (name[:LONGEST] for name in node if sum(map(str.isdigit, name)) >= _SHORTEST)
        elif isinstance(node, list):
            nodes.extend(node)
        elif node is not None and not isinstance(node, bool):
            yield str(node)[:LONGEST]


def _only_looks(does: frozenset[Act], values: Sequence[str]) -> bool:
    if Act.RUN in does:
        commands = [value for value in values if " " in value.strip()] or list(values)
        return bool(commands) and all(map(_is_look, commands))
    return Act.LOOK in does


def _is_look(command: str) -> bool:
    parts = [part for part in _COMMANDS.split(command) if part.strip()]
    return not _WRITES.search(command) and bool(parts) and all(map(_LOOKING_COMMAND.match, parts))


def _is_asked(name: str, does: frozenset[Act], wishes: Wishes) -> bool:
    """Whether a call of its kind was asked for. Words that are in no table may ask for anything that is not grave."""
    if not wishes.acts and wishes.said:
        return does.isdisjoint(_GRAVE)
    if does and wishes.acts:
        return not does.isdisjoint(wishes.acts) or (Act.RUN in does and not _BY_COMMAND.isdisjoint(wishes.acts))
    words = [word for word in re.findall(r"[^\W_]{3,}", name.lower()) if word not in STOPPED]
    wished = {stem(word) for word in wishes.words}
    return bool(words) and sum(stem(word) in wished for word in words) * 2 >= len(words)


def _tokens(values: Iterable[str]) -> Iterator[str]:
    """What nobody names by chance: addresses, accounts, ids, paths from the root, numbers of some length.

    A long value is content, but for a list of people and for a command that reaches out.
    """
    for value in values:
        addresses = _EMAIL.findall(value)
        if len(value) > _LONGEST_DESTINATION:
            yield from addresses if sum(map(len, addresses)) * 2 >= len(value) else ()
            yield from (token for token in _TOKEN.findall(value) if _HOST.match(token)) if _NET.search(value) else ()
            continue
        yield from addresses
        yield from _CHANNEL.findall(value)
        yield from (match[0] for match in _PHONE.finditer(value) if sum(map(str.isdigit, match[0])) >= _SHORTEST)
        for match in _TOKEN.finditer(value):
            token = match[0].strip(".:!?-*#")
            if len(_SQUASHED.sub("", token)) < _SHORTEST:
                continue
            if "@" in token or _HOST.match(token) or _PATH.match(token) or any(map(str.isdigit, token)):
                yield token


def _source(token: str, scene: Scene) -> tuple[Segment, str] | None:
    """The untrusted text that a value stands in: all of it, or the host that it names."""
    sought = [_squashed(token)]
    host = _HOST.match(token)
    if host:
        if _squashed(host[1]) in scene.wishes.said:
            return None
        sought.append(_squashed(host[1]))
    for squashed in sought:
        for segment, text in scene.sources:
            if len(squashed) >= _SHORTEST and squashed in text:
                return segment, text
    return None


def _held_source(token: str, held: Held) -> tuple[Segment, str] | None:
    """The untrusted text that only the upstream has, if the value stood in one; its words are not known."""
    if not held.brought:
        return None
    digest = _digest(token, held.key)
    if digest not in held.brought or digest in held.said:
        return None
    return Segment(Origin.TOOL_RESULT, HELD, ""), _squashed(token)


def _unread(token: str, does: frozenset[Act], trail: Trail, wishes: Wishes) -> Iterator[Finding]:
    """A telling value that stands in no text may stand in a picture. That counts where an act is plain and unasked."""
    if not trail.unread or not does - wishes.acts - _VAGUE:
        return
    if not trail.held.said or _digest(token, trail.held.key) not in trail.held.said:
        yield _finding(Segment(Origin.DOCUMENT, trail.unread[0], ""), "")


def _digest(token: str, key: bytes) -> str:
    return hmac.new(key, _squashed(token).encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()[:_DIGITS]


def _brings_about(token: str, does: frozenset[Act], segment: Segment, wishes: Wishes) -> bool:
    """Whether a text tells of a value, rather than listing it: a row of a table orders nothing.

    So does a sentence about what the call does, and a value that does not stand there as the call has it. Addresses of
    the web, which may hold anything, and calls that pay or give access are not let off by that.
    """
    if segment.path == HELD or _HOST.match(token) or not does.isdisjoint(_GRAVE):
        return True
    places = list(passages(segment.text, token))
    unasked = does - wishes.acts - {Act.LOOK}
    return not places or any(
        is_told(clause)
        or speaks_to_machines(sentence)
        or not unasked.isdisjoint(told_acts(sentence))
        or _orders(sentence)
        for clause, sentence in places
    )


def _orders(sentence: str) -> bool:
    return next(iter(directives(sentence)), None) is not None


def _told(values: Iterable[str], does: frozenset[Act], scene: Scene) -> Generator[None, None, list[Finding]]:
    """One place where untrusted text speaks of what the call does and to what, of which no principal spoke."""
    unasked = does - scene.wishes.acts - {Act.LOOK}
    words = dict.fromkeys(word for value in values for word in _OBJECT.findall(value[:_LONGEST_DESTINATION].lower()))
    sought = [(word, _squashed(word), word in scene.wishes.words) for word in list(words)[:MOST_TOKENS]]
    for segment, text in scene.sources:
        for word, squashed, known in sought:
            if squashed in text and _is_told_of(word, segment.text, unasked=unasked, known=known):
                return [_finding(segment, word)]
        yield
    return []


def _is_told_of(word: str, text: str, *, unasked: frozenset[Act], known: bool) -> bool:
    numbered = len(word) >= _SHORTEST_NUMBER and any(map(str.isdigit, word)) and not known
    return any(
        (numbered and is_told(clause)) or _tells(clause, sentence, unasked=unasked, known=known)
        for clause, sentence in passages(text, word)
    )


def _tells(clause: str, sentence: str, *, unasked: frozenset[Act], known: bool) -> bool:
    """Whether a sentence about something in a call brings the call about, which nobody asked for."""
    if unasked.isdisjoint(told_acts(sentence)):
        return not known and speaks_to_machines(sentence)
    return speaks_to_machines(sentence) or _orders(sentence) or (is_told(clause) and not known)


def _carries_off(token: str, values: Iterable[str], text: str) -> bool:
    """Whether something goes along to an address that does not stand there with it."""
    if not _HOST.match(token):
        return False
    return any(_squashed(sent) not in text for value in values if token in value for sent in _QUERY.findall(value))


def _reaches_another(token: str, does: frozenset[Act], scene: Scene) -> Generator[None, None, bool]:
    """Whether a principal named a person whose address is known, and this is another's. Takes time linear in texts."""
    if does.isdisjoint(_REACHING | {Act.SCHEDULE}):
        return False
    if _CHANNEL.fullmatch(token):
        return bool(scene.wishes.channels)
    if not _EMAIL.fullmatch(token) or _is_named(token, scene.wishes):
        return False
    others = False
    for segment, _ in scene.sources:
        text = segment.text
        at = text.find(token)
        if at >= 0 and _is_named_before(text, at, scene.wishes):
            return False
        for other in _EMAIL.finditer(text[:LONGEST]) if "@" in text and not others else ():
            others = _is_named(other[0], scene.wishes) or _is_named_before(text, other.start(), scene.wishes)
            if others:
                break
        yield
    return others


def _is_named(address: str, wishes: Wishes) -> bool:
    """Whether an address has a name in it that a principal spoke of."""
    parts = (part for part in _NAME_PART.findall(address.lower()) if part not in _COMMON)
    return any(part in wishes.words for part in parts)


def _is_named_before(text: str, place: int, wishes: Wishes) -> bool:
    """Whether such a name stands before a place, in the same sentence."""
    before = _SENTENCE_END.split(text[max(0, place - _NEAR) : place])[-1].lower()
    return any(name in before for name in wishes.names)


def _reaches_out(token: str, does: frozenset[Act], values: Iterable[str], wishes: Wishes) -> bool:
    """Whether a command talks to a machine that only untrusted text names, where nothing was to be fetched or sent."""
    if Act.RUN not in does or not wishes.acts.isdisjoint(_BRINGS_IN):
        return False
    if not (_HOST.match(token) or _REMOTE.match(token)):
        return False
    return any(_NET.search(value) for value in values)


def _named(name: str, scene: Scene) -> Iterator[Finding]:
    """Where untrusted text has a tool's name as an item of its own: listed, as a member's value, with parentheses."""
    if not _SHORTEST_NAME <= len(name) <= _LONGEST_DESTINATION or not _SQUASHED.search(name):
        return
    item = re.compile(rf"(?:\A|[-*:>\])\"'`\n])\s{{0,4}}{re.escape(name)}|{re.escape(name)}\(", re.IGNORECASE)
    for segment, text in scene.sources:
        if _squashed(name) in text and item.search(segment.text):
            yield _finding(segment, name)
            return


def _dictated(values: Iterable[str], scene: Scene) -> Iterator[Finding]:
    """Where a command that nobody asked for stands in untrusted text, word for word."""
    for value in values:
        command = _squashed(value)
        for segment, text in scene.sources:
            if len(command) >= _SHORTEST_COMMAND and " " in value and command in text:
                yield _finding(segment, value)
                return


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
