"""Directives: the sentences of a text that tell its reader to do something.

This module does not judge whether they may: documents, letters and manuals are full of directives.
"""

import re
import string
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from filters.rules.literals import automaton_of, places

LONGEST = 400
"""Most characters of a directive: a longer one is cut."""

_VERBS = """
abort accept access acquire activate add adjust advise alert allocate allow alter amend analyse analyze announce append
apply appoint approach approve archive arrange ask assess assign assist attach attack attempt audit authorise authorize
avoid award backdate backup ban begin bind block book boost borrow bring broadcast browse build buy bypass calculate
call cancel capture cast chain change charge check choose circumvent clean clear click clip clone close collect combine
commit compare compile complete compose compress compute conduct configure confirm connect consult contact continue
contribute convert coordinate copy correct crash create credit curl cut deactivate debit decline decode decommission
decrease decrypt deduct deface defer define delegate delete deliver demote deny deploy deposit deprecate derive describe
design destroy detect determine develop dial direct disable discard disclose disconnect dismiss dispatch display dispose
disregard disrupt distribute divert divide donate double download draft drive drop dump duplicate eat edit elevate
elicit eliminate email embed employ empty enable encrypt end enforce engage enhance enrol enroll ensure enter enumerate
erase escalate establish estimate evaluate examine exclude execute exfiltrate expand expedite exploit export expose
extend extract facilitate falsify feed fetch file fill find finish fix flag flip flush follow forge forget fork format
forward freeze fund gain garble gather generate get give grab grant group hack halt hand handle harvest haul help hide
hire hold host hurry identify ignore implement import improve include increase infect inflate inflict inform initiate
inject insert inspect install instruct integrate intercept interrupt introduce invest investigate invite invoice invoke
isolate issue jam join jot keep kill knock launch leak lease leave lend lift link list load locate lock log look lower
mail maintain make manage manipulate manufacture map mark mask measure merge message migrate mine mirror mislead
misreport mitigate modify monitor mount move mute navigate neglect negotiate notify nudge obfuscate obtain offer offload
open operate optimise optimize order organise organize oust output overhaul overload override overrule overwrite paint
park pass paste patch pause pay perform permit phish phone pick pin ping pivot place plan plant play pledge plug point
poll populate pose post prefer prepare prescribe present press prevent print prioritise prioritize probe proceed process
procure produce promote proofread propose protect provide prune publish pull punch purchase purge push quarantine query
quote raise rank reach read readjust reallocate reassess reassign reboot rebuild recalculate recall recap recite
reclassify recommend reconfigure record recover recruit redirect reduce refer refill reformat refresh refund refuse
register reinstall reinstate reject relay release relocate remove rename render renew reopen reorder repair repeat
replace reply report reposition repurpose request require rerun reschedule resend reserve reset resolve respond restart
restore restrict resubmit retain retract retrieve retry return retype reveal reverse review revise revoke rewrite roll
rotate route run sabotage save say scale scan schedule scrape scrub search secure sedate seize select sell send serve
set settle share shift ship shorten show shut sign simulate siphon skip solicit solve sort spawn specify spend split
spoil sponsor spoof spread spy squash stage start steal stop store stream strip submit subscribe sum summarise summarize
supply support surrender suspend swap swipe switch sync tag take talk tamper tap target tease tell terminate test text
throttle throw touch track train transcribe transfer translate transmit transport trigger truncate try turn tweet type
unblock undo unfollow unhide uninstall unlock unpublish unset unsubscribe update upgrade upload upvote use utilise
utilize validate vary verify view visit vote vouch waive wake warn wash whitelist wipe wire withdraw withhold write zip
"""
_BARE = frozenset(_VERBS.split())

_LEADS = frozenset(
    {
        "and", "also", "additionally", "afterwards", "but", "finally", "first", "firstly", "hence", "immediately",
        "important", "instead", "just", "kindly", "next", "note", "now", "please", "quickly", "second", "secondly",
        "simply", "so", "step", "then", "therefore", "third", "thus", "urgent", "urgently"
    }
)  # fmt: skip
_URGING = frozenset({"please", "kindly", "immediately", "important", "instead", "urgent", "urgently", "now"})
_MOST_LEADS = 6
_OPENING = re.compile(r"[.!?:;\"“”'`>*•()\[\]{}|#,\-–—\n\r\\](?:(?<=\\)[nrt])?\s{0,8}([a-z]{2,16}|\d{1,3})(?=[\s,:.)])")
"""The first word after a mark or an escaped line break, where a sentence or a part of one can begin."""
_FIRST = re.compile(r"\s{0,8}([a-z]{2,16}|\d{1,3})(?=[\s,:.)])")
_NEXT = re.compile(r"[\s,:.)]{1,4}([a-z]{2,16}|\d{1,3})(?=[\s,:.)])")
_CODE = frozenset({"import", "print", "return", "switch", "test", "throw", "try", "use"})
_BRACKET = re.compile(r"\s{0,4}[\[({]")
"""What follows a word in `_CODE` if it is a keyword of a program rather than a verb."""
_OBJECT = re.compile(r"\s{1,4}[^\s=:|+*]")
_CUES = (
    "please|bitte|kindly|veuillez|por favor|per favore|you|agent|assistant|model|ai|bot|llm|make sure|be sure|forget to"
    "|remember to|your|must|should be|need to be|needs to be|has to be|have to be|it is|ask you|want you|need you"
    "|require you|request you|instruct you|urge you|order you|like you"
)
_ADDRESS = re.compile(
    r"(?:please|kindly|bitte|veuillez|per favore|por favor) (?=[\w<\"'])"
    r"|(?:you|agents?|assistants?|models?|ai|bots?|llms?) (?:now )?(?:must|should|shall|will|needs? to|ha(?:ve|s) to"
    r"|(?:are|is|ought) to"
    r"|(?:are|is) (?:now |hereby )?(?:required|instructed|asked|requested|ordered|expected|authori[sz]ed|obliged"
    r"|directed) to)\b"
    r"|(?:ask|want|need|require|request|instruct|urge|order|like) you to\b"
    r"|(?:make|be) sure (?:to|that|you)\b|forget to \w|remember to \w"
    r"|your (?:(?:new|next|real|actual|only|first|main|current|updated) ){0,2}"
    r"(?:task|goal|objective|job|mission|duty) is\b"
    r"|(?:must|should|needs? to|has to|have to) be [a-z]{3,14}ed\b"
    r"|must (?:first |now |also |then )?(?!be |have |not )[a-z]"
    r"|it is (?:necessary|essential|important|required|vital|mandatory) (?:to|that)\b"
)
_END = re.compile(r"[.!?](?=[\s\"'”)\]}<]|\Z)|[\n\r]|\\[nrt]")


_METHOD = re.compile(r"(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)\s{1,4}(?:https?://|/)")
"""A method of HTTP with its address, in a description of an interface: no verb."""


class Directive(NamedTuple):
    """A span of a text that tells its reader to do something. `addressed`: it addresses or urges them openly."""

    start: int
    end: int
    addressed: bool


def directives(text: str) -> Iterator[Directive]:
    """Yield the directives of a text, in order and without overlap. Takes time linear in the text.

    A directive is a sentence, or a part of one after a mark, that begins with a verb in its bare form, asks politely,
    obliges the reader, or names the reader's task. `POST https://...` is none.
    It ends with its sentence, or after `LONGEST` characters.
    """
    lowered = text.lower()
    if len(lowered) != len(text):  # a letter whose lower case is longer: offsets would not match those in the text
        lowered = text.translate(_SMALL)
    last = -1
    for start, addressed in sorted([*_bare(lowered), *_addressed(lowered)]):
        if start < last or _METHOD.match(text, start):
            continue
        end = _END.search(text, start, start + LONGEST)
        last = end.start() if end else min(len(text), start + LONGEST)
        yield Directive(start, last, addressed)


def has_directive(text: str) -> bool:
    """Whether a text has any directive."""
    return next(directives(text), None) is not None


def _bare(lowered: str) -> Iterator[tuple[int, bool]]:
    """Yield the offset of each bare verb that begins a part of a sentence, and whether urging words stand before it."""
    first = _FIRST.match(lowered)
    for opening in chain([first] if first else [], _OPENING.finditer(lowered)):
        word: re.Match[str] | None = opening
        leads: list[str] = []
        while word is not None and len(leads) < _MOST_LEADS and (word[1] in _LEADS or word[1].isdecimal()):
            leads.append(word[1])
            word = _NEXT.match(lowered, word.end())
        if word is None or word[1] not in _BARE or not _OBJECT.match(lowered, word.end()):
            continue
        if word[1] not in _CODE or not _BRACKET.match(lowered, word.end()):
            yield word.start(1), not _URGING.isdisjoint(leads)


def _addressed(lowered: str) -> Iterator[tuple[int, bool]]:
    """Yield the offset of each place where a text addresses its reader openly."""
    for end, cue in places(_AUTOMATON, lowered):
        start = end - len(cue) + 1
        if not lowered[start - 1 : start].isalnum() and _ADDRESS.match(lowered, start):
            yield start, True


_AUTOMATON = automaton_of(_CUES.split("|"))
_SMALL = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
