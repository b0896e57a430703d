"""Wishes: what the principals of a conversation ask for. Principals are the operator and the user.

Untrusted text cannot wish for anything. What a user says yes to counts as said by the user.
"""

import re
import unicodedata
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from filters.calls import Trail
from filters.segments import Origin, Segment
from filters.text.lexicon import ENGLISH
from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import BY_COMMAND, MENDING, REACHING, wished_acts
from filters.tool_calls.arguments import LONGEST
from filters.tool_calls.delegating import delegates, wants_mended
from filters.tool_calls.identifiers import identifiers_in
from filters.tool_calls.open_recipients import leaves_place_open, without_sources
from filters.tool_calls.relevance import STOPPED
from filters.tool_calls.said import Given, Said, given_in, said_in
from filters.tool_calls.telling import ACCOUNT, CHANNEL, grouped_values, squashed
from filters.tool_calls.web_hosts import hosts_named

_T = TypeVar("_T")
MOST_WISHED: Final = 100_000
"""Characters of principals' texts that are read, the latest first. Ignoring the rest makes calls look less wanted."""
_LONGEST_ASSENT = 40
_ONCE = REACHING | {Act.BUY, Act.DELETE, Act.DEPLOY, Act.INSTALL, Act.OPEN, Act.RESET, Act.RUN}
"""Acts for which a request of an earlier turn no longer counts once the user has asked for something else."""
_ASSENT = re.compile(
    r"\s*(?:(?:yes|yep|yeah|sure|ok(?:ay)?|please do|do it|go ahead|go on|sounds good|confirm(?:ed)?|agreed|ja|genau"
    r"|gerne|mach|s[íi]|vale|claro|adelante|oui|d'accord|vas-y|certo|va bene|sim|pode|да)(?!\w)|[好是行对]|可以|はい"
    r"|お願い)",
    re.IGNORECASE,
)
_GO_ON = re.compile(
    r"\s*(?:(?:yes|yep|yeah|sure|ok(?:ay)?|s[íi]|oui|ja)[,.! ]{1,3})?(?:(?:please )?do(?: it| so)?|go ahead|go on|mach"
    r"|adelante|vas-y|お願い)(?!\w)",
    re.IGNORECASE,
)
"""An assent that says to act, and so takes up an offer that was no question."""
_LAST_LINE = re.compile(r"[^!?\n。！？]{2,400}[.!。！]?")
_ASKING = re.compile(
    r"(?:[^.!?\n。！？]{1,400}[.!:]\s+)?(?<![^\s.!?])[^.!?\n。！？]{1,24}[?？]|[^!?\n。！？]{1,400}[?？]"
)
"""A question; if it is a short one such as `Shall I?`, together with the sentence before it."""
_CAPABLE = re.compile(r"\b(?:can|able|allowed|available|tools?|capab\w+|may|access to)\b", re.IGNORECASE)
"""Marks sentences of a system message that say what an agent has or may do, not what it is to do."""
_CONDITION = re.compile(
    r"\b(?:only|unless|until|after|before|if|when|whenever|wants?|asks?|asked|requests?|confirm\w*|approv\w+|nur|wenn|falls"
    r"|bevor|s[oó]lo|si|cuando|seulement|quand|avant|solo|se|quando|apenas)\b",
    re.IGNORECASE,
)
"""Marks sentences of a system message that make an act depend on a condition or on somebody's request."""
_ROLE = re.compile(
    r"\s*(?:you(?:'re| are| act| work| manage| handle| help| assist| support)|as an?|your name|act as)\b", re.IGNORECASE
)
_ROUTINE = re.compile(
    r"\b(?:routine|as usual|usual|daily|weekly|your (?:job|duty|duties|instructions|tasks?|work)"
    r"|next (?:one|item|step|task)|continue|go on|carry on|proceed|start|begin|wie immer|weiter|como siempre|continúa"
    r"|comme d'habitude|continue[zr]?)\b",
    re.IGNORECASE,
)
"""Marks the text of a user who leaves it to the operator what is to be done."""
_INTO_FILE = re.compile(
    r"(?<!\w)(?:al|als|as|como|dans|em|en|in|into|na|nach|nel|no|op|som|sous|till|to|under|unter|à)"
    r" (?:(?:a|an|archivo|das|datei|den|der|die|el|fichero|fichier|file|il|la|le|o|the) ){0,2}[\"'`“]?(?:\./)?"
    r"(?=[\w~./-]{0,200}\.\w)([\w~./-]{0,200}\w)",
    re.IGNORECASE,
)
"""A file after a word that makes it the place where something goes."""
_SENTENCE = re.compile(r"[^.!?\n。！？]+")
_NAME = re.compile(r"(?<=[^\s.!?:。]\s)[A-ZÄÖÜÉÀ][\w'-]{1,40}")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the principals of a conversation ask for. `letters` is their texts, each reduced to its letters and digits;
    `said` has the addresses in them, and `given` says which recipients the requests give.

    `words`, `names` and `channels` come from all their texts. `requester_words`, `requester_names`, `accounts`, `hosts`
    and `identifiers` come only from those who said what is to be done: the users (`identifiers` only since their last
    request), or all principals if users leave it to the operator. The person of whom a user speaks may be the one to be
    reached, whereas a system message says who the user is. `accounts` omits those from which something is to be taken.
    `place_open` says that requests leave open where something goes (`to our wiki`); then `channels` and `hosts` omit
    those from which it is only to be read.
    `files` are the paths into which users say that something goes (`into notes/a.md`), in lower case. `wondering` says
    that users want only information, in each sentence of theirs, and that operators ask for no act.
    """

    letters: str = field(default="", repr=False)
    said: Said = field(default_factory=Said, repr=False)
    given: Given = field(default_factory=Given)
    words: frozenset[str] = field(default=frozenset(), repr=False)
    names: frozenset[str] = field(default=frozenset(), repr=False)
    requester_words: frozenset[str] = field(default=frozenset(), repr=False)
    requester_names: frozenset[str] = field(default=frozenset(), repr=False)
    channels: frozenset[str] = field(default=frozenset(), repr=False)
    accounts: frozenset[str] = field(default=frozenset(), repr=False)
    hosts: frozenset[str] = field(default=frozenset(), repr=False)
    identifiers: frozenset[str] = field(default=frozenset(), repr=False)
    files: frozenset[str] = field(default=frozenset(), repr=False)
    place_open: bool = False
    acts: frozenset[Act] = frozenset()
    delegating: bool = False
    wondering: bool = False

    @property
    def payees(self) -> frozenset[str]:
        """Names of whom requests speak. Where they have no capitals, words that are not English may be names."""
        return self.requester_names or self.requester_words - ENGLISH


def wishes_of(trail: Trail) -> Generator[None, None, Wishes]:
    """Return what the principals of a conversation ask for. Yields wherever the caller may pause. Takes linear time."""
    read = _Read()
    left = MOST_WISHED
    for origin, text, answers in _spoken(trail.segments):
        if origin is Origin.SYSTEM:
            yield from read.take_operator(text[:left])
        else:
            yield from read.take_user(text[:left], answers=answers)
        left -= len(text)
        if left <= 0:
            break
    whole = "\n".join(read.texts)
    letters = "\n".join(map(squashed, read.texts))
    yield
    requests = whole if read.left_to_operators else "\n".join(read.user_texts)
    held = trail.held
    return Wishes(
        letters=letters,
        said=(yield from said_in(part for text in read.texts for part in _parts(text))),
        given=(yield from given_in(_parts(requests))),
        words=(yield from _in_parts(_words, whole)),
        names=(yield from _in_parts(_names, whole)),
        requester_words=(yield from _in_parts(_words, requests)),
        requester_names=(yield from _in_parts(_names, requests)),
        channels=(yield from _in_parts(_channels, whole)),
        accounts=(yield from _in_parts(_accounts, requests)),
        hosts=(yield from _in_parts(_hosts, requests)),
        identifiers=(yield from _in_parts(identifiers_in, whole if read.left_to_operators else read.latest)),
        files=(yield from _in_parts(_INTO_FILE.findall, "\n".join(read.user_texts).lower())),
        place_open=any((yield from _in_parts(lambda text: [leaves_place_open(text)], requests))),
        acts=frozenset(read.acts | {act for act in Act if act in held.acts}),
        delegating=read.delegating or held.delegating,
        wondering=not held.acts and read.only_informs and (yield from _all_wonder(read.user_texts)),
    )


def _parts(text: str) -> Iterator[str]:
    """Yield a text in parts, which end where a sentence does, if one ends within `_AT_ONCE` characters."""
    start = 0
    while len(text) - start > 2 * _AT_ONCE:
        border = _BORDER.search(text, start + _AT_ONCE, start + 2 * _AT_ONCE)
        end = border.end() if border else start + 2 * _AT_ONCE
        yield text[start:end]
        start = end
    yield text[start:]


def _in_parts(read: Callable[[str], Iterable[_T]], text: str) -> Generator[None, None, frozenset[_T]]:
    """Return what a function finds in the parts of a text. Yields after each."""
    found = set[_T]()
    for part in _parts(text):
        found.update(read(part))
        yield
    return frozenset(found)


def _all_wonder(users: Sequence[str]) -> Generator[None, None, bool]:
    """Return whether each sentence of users' texts asks for information. Yields wherever the caller may pause."""
    for part in (part for text in users for part in _parts(text)):
        if not _wonders(part):
            return False
        yield
    return True


_AT_ONCE: Final = 2_048
"""Characters of a principal's text that are read at once, or up to twice as many."""
_BORDER = re.compile(r"[.!?]\s|[。！？\n]")


class _Read:
    """What was read of the principals' texts so far, the users' first, the latest before the earlier ones.

    `latest` is what users said since their last request, with that. `by_routine` says that a user leaves it to the
    operator what is to be done.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.user_texts: list[str] = []
        self.latest = ""
        self.delegating = False
        self._by_routine = False
        self._of_users = set[Act]()
        self._of_operators = set[Act]()
        self._is_earlier = False

    def take_operator(self, text: str) -> Generator[None, None, None]:
        """Read a system message. Yields wherever the caller may pause."""
        self.texts.append(text)
        for part in _parts(text):
            self._of_operators |= wished_acts(_duties(part))
            yield

    def take_user(self, text: str, *, answers: bool) -> Generator[None, None, None]:
        """Read a user's text. Requests before the latest one count only if the user may still mean them.

        `answers` says that it answers a question of the assistant's, and so is no request of its own.
        Yields wherever the caller may pause.
        """
        self.texts.append(text)
        self.user_texts.append(text)
        self.latest += "" if self._is_earlier else f"{text}\n"
        requested: frozenset[Act] = frozenset()
        for part in _parts(text):
            requested |= wished_acts(part) | (MENDING if wants_mended(part) else frozenset())
            self._by_routine = self._by_routine or bool(_ROUTINE.search(part))
            self.delegating = self.delegating or delegates(part)
            yield
        self._of_users |= requested - _ONCE if self._is_earlier else requested
        self._is_earlier = self._is_earlier or (bool(requested) and not answers)

    @property
    def left_to_operators(self) -> bool:
        """Whether what operators ask for is what is to be done."""
        return self._by_routine or not self.user_texts

    @property
    def acts(self) -> frozenset[Act]:
        """What is asked for: by users, and by operators as far as users leave it to them."""
        if self.left_to_operators:
            return frozenset(self._of_users | self._of_operators)
        if self._of_users:
            return frozenset(self._of_users | (self._of_operators - BY_COMMAND - _ONCE))
        return frozenset(self._of_users)

    @property
    def only_informs(self) -> bool:
        """Whether nothing but information is asked for, and operators ask for nothing."""
        return bool(self.user_texts) and not self._of_operators and self.acts <= _INFORMING


def _wonders(text: str) -> bool:
    """Whether each sentence of a user's text asks for information, or says how to present it."""
    return all(Act.LOOK in wished_acts(part) or bool(_MANNER.search(part)) for part in _MARKED_SENTENCE.findall(text))


_INFORMING: Final = frozenset({Act.LOOK, Act.DELEGATE})
_MARKED_SENTENCE = re.compile(r"[^.!?\n]*\w[^.!?\n]*[.!?]?")
_MANNER = re.compile(
    r"\A(?=.{1,60}\Z)[^,;]*\b(?:brief\w*|bullet|line|lines|list|overview|paragraph|rundown|sentences?|short|shortly|table"
    r"|thanks?|words)\b",
    re.IGNORECASE,
)
"""A short sentence on how to present information."""


def as_compared(text: str) -> str:
    """Return a text in NFC and with straight apostrophes, so that a name is the same name however it is typed."""
    return text if text.isascii() else unicodedata.normalize("NFC", text).replace("\u2019", "'")


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w{3,}", as_compared(text).lower())) - STOPPED


def _hosts(text: str) -> Iterable[str]:
    return hosts_named(without_sources(text)) if any(hosts_named(text)) else ()


def _channels(text: str) -> Iterable[str]:
    return CHANNEL.findall(without_sources(text).lower()) if CHANNEL.search(text) else ()


def _accounts(text: str) -> Iterator[str]:
    """Yield the accounts in a text, in lower case without gaps, but for those from which something is to be taken."""
    kept = _ACCOUNT_FROM.sub(" ", text)
    yield from (account.lower() for account in ACCOUNT.findall(kept))
    yield from (value.lower() for value in grouped_values(kept) if ACCOUNT.fullmatch(value))


_ACCOUNT_FROM = re.compile(
    r"\b(?:from|my|our|own|von|vom|mein\w{0,2}|unser\w{0,2}|de|desde|mi|depuis|mon|dal|dalla|mio|do|da|minha"
    r"|charg(?:e|ing)|debit(?:ing)?|using(?= (?:the )?account\b)|belaste?|débite[rz]?)\b"
    r"(?:(?!\b(?:to|into|an|auf|zu[mr]?|al?|alla|para|por|pour|vers|per)\b)[^.!?\n]){0,24}?"
    r"\b[A-Za-z]{2}\d{2}(?:[ \u00a0.-]?[A-Za-z0-9]{1,8}){2,9}",
    re.IGNORECASE,
)


def _names(text: str) -> frozenset[str]:
    """Return words with a capital within a sentence, in lower case. Two letters may be a name (Bo, HR).

    A function word is a name if it is written like one (`Anna and Per`), but not as `IT`, as `I'm` or at the start of a
    line. Takes time linear in the text.
    """
    compared = as_compared(text)
    found = (_name(compared, match) for match in _NAME.finditer(compared))
    return frozenset(name for name in found if len(name) > 1)


def _name(text: str, match: re.Match[str]) -> str:
    """Return the name that a word with a capital is, in lower case; empty if it is none."""
    written = _ENDING.sub("", match[0])
    name = written.lower()
    if name in _CONTRACTED and written != match[0]:
        return ""
    if name not in STOPPED or (written.isupper() and name in _MONTH_OR_NAME):
        return name
    is_within_line = _BEFORE_NAME.match(text, match.start() - 2) is not None
    return name if is_within_line and not written.isupper() and name not in _NO_NAMES else ""


_ENDING = re.compile(r"(?:'(?:d|ll|m|re|s|ve)|n't)\Z", re.IGNORECASE)
_BEFORE_NAME = re.compile(r"[\w,;/&)] ")
_CONTRACTED_WORDS = """
are ca can could did do does had has have he here how i is it let must need sha she should that there these they this
those was we were what when where who why wo would you
"""
_CONTRACTED: Final = frozenset(_CONTRACTED_WORDS.split())
"""Words that an apostrophe joins to another one: `it's`, `don't`. Of `can't`, `shan't` and `won't` what is left."""
_MONTH_OR_NAME: Final = frozenset({"may", "will"})
"""Function words that name somebody even in capitals."""
_NAMELESS_WORDS = """
a and are as at because by for from if is it its of or our please that the their these this those was were what when
where which with your yours
"""
_NO_NAMES: Final = frozenset(_NAMELESS_WORDS.split())
"""Function words that name nobody even with a capital, as in titles."""


def _duties(text: str) -> str:
    """Return what a system message tells an agent to do, without its role, its abilities and what is conditional."""
    return ". ".join(
        part
        for part in _SENTENCE.findall(text)
        if not (_CAPABLE.search(part) or _ROLE.match(part) or _CONDITION.search(part))
    )


def writes_into_file(does: frozenset[Act], members: Iterable[tuple[str, str]], wishes: Wishes) -> bool:
    """Whether a call writes into a file of which users said that something goes into it, and into no other.

    `does` is what the call does, and `members` are its values, each with the name of its member.
    """
    if Act.STORE not in does or Act.DELETE in does or not wishes.files:
        return False
    paths = [text.strip().lower().removeprefix("./") for name, text in members if _PATH_NAME.search(name)]
    return bool(paths) and all(_is_said(path, wishes.files) for path in paths)


def _is_said(path: str, files: frozenset[str]) -> bool:
    """Whether a path is one of these, or one of these with folders before it."""
    parts = path.split("/")
    return len(parts) <= _MOST_FOLDERS and any("/".join(parts[at:]) in files for at in range(len(parts)))


_MOST_FOLDERS: Final = 64
_PATH_NAME = re.compile(r"(?:path|file|file_?name|dest|destination|target|output)\Z", re.IGNORECASE)


def _spoken(segments: Sequence[Segment]) -> Iterator[tuple[Origin, str, bool]]:
    """Yield the users' texts, the latest first, then the operators', each with whether it answers a question.

    If the last text of a user agrees to what the assistant proposed, the proposal counts as the user's text.
    """
    whole = [segment for segment in segments if not segment.joined]
    users = [place for place, segment in enumerate(whole) if segment.origin is Origin.USER]
    for place in reversed(users):
        before = whole[place - 1] if place and whole[place - 1].origin is Origin.ASSISTANT else None
        if before is not None and place == users[-1] and _agrees(whole[place].text):
            yield Origin.USER, _proposed(before.text, is_order=bool(_GO_ON.match(whole[place].text))), True
        yield Origin.USER, whole[place].text, before is not None and _has_question(before.text)
    yield from ((Origin.SYSTEM, segment.text, False) for segment in whole if segment.origin is Origin.SYSTEM)


def _agrees(text: str) -> bool:
    return len(text) <= _LONGEST_ASSENT and "?" not in text and bool(_ASSENT.match(text))


def _has_question(text: str) -> bool:
    return "?" in text or "？" in text


def _proposed(text: str, *, is_order: bool) -> str:
    """Return what a user agrees to: an assistant's last question, with the sentence before a short one.

    If the assistant asks nothing, it is nothing, or if the user's words order to go on, the assistant's last line.
    """
    read = text[-LONGEST:]
    questions = list(_ASKING.finditer(read))
    if questions:
        return questions[-1][0]
    return _LAST_LINE.findall(read)[-1] if is_order and _LAST_LINE.search(read) else ""
