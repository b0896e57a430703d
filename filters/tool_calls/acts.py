"""Acts: what a text asks to have done and what a tool does, as a few kinds that are the same in all languages.

This is a table of words, not a grammar. It shows whether what somebody wants and what a tool does are of the same kind,
so that a transfer of money does not pass as the answer to a question about the weather.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from filters.tool_calls.act_words import WORDS, Act
from filters.tool_calls.relevance import stem

REACHING: Final = frozenset({Act.PAY, Act.SEND, Act.SHARE, Act.UPLOAD, Act.GRANT})
"""Acts that reach somebody else."""
GRAVE: Final = frozenset({Act.PAY, Act.SHARE, Act.UPLOAD, Act.GRANT})
"""Acts that give something away which does not come back."""
VAGUE: Final = frozenset({Act.LOOK, Act.STORE, Act.EDIT, Act.DELEGATE})
"""Acts that many words can stand for."""
BRINGING_IN: Final = frozenset({Act.INSTALL, Act.DEPLOY, Act.UPLOAD, Act.SEND})
"""Acts that involve another machine."""
BY_COMMAND: Final = frozenset(
    {
        Act.CANCEL, Act.CLOSE, Act.DELETE, Act.DEPLOY, Act.EDIT, Act.INSTALL, Act.RESET, Act.RUN, Act.STORE, Act.SWITCH,
        Act.UPLOAD
    }
)  # fmt: skip
"""Acts that a command can carry out."""
MENDING: Final = frozenset({Act.CLOSE, Act.EDIT, Act.STORE})
"""Acts by which faults are mended and tickets are closed. A command can carry them out."""

_UNPARTED: Final = "\u0590"
"""From this letter on (Arabic, Indic scripts, Chinese) words are searched for anywhere in a text: no spaces separate
them, or they inflect at the beginning, or they contain marks that are not letters."""
_FROM_HERE_FOREIGN = "|"
_VAGUE: Final = frozenset({"add", "create", "do", "generate", "get", "make", "new", "set", "submit"})
_CHANGING: Final = frozenset(
    {
        "activate", "add", "adjust", "assign", "cancel", "change", "close", "create", "deactivate", "delete", "disable",
        "edit", "enable", "insert", "mark", "modify", "move", "put", "remove", "rename", "replace", "reset", "set",
        "submit", "update", "upsert", "write"
    }
)  # fmt: skip
"""Verbs in tools' names that show a change to something otherwise looked at: `set_status`, `delete_saved_search`."""
_THINGS: Final = frozenset(
    {
        "agenda", "application", "appointment", "basket", "booking", "calendar", "cart", "code",
        "email", "emails", "event",
        "form", "mail", "meeting", "message", "note", "notes", "order", "orders", "record", "sms", "subscription"
    }
)  # fmt: skip
"""Words in tools' names that are rather the object of the act than the act: `cancel_order` cancels."""
_NOUNS: Final = _THINGS | {
    "access", "account", "agent", "build", "charge", "claim", "command", "credit", "deposit", "donation", "funds",
    "log", "money", "payment", "permission", "refund", "registration", "release", "reservation", "script", "setup",
    "terminal", "test", "transaction", "transfer"
}  # fmt: skip
"""Words in tools' names that may be the object of a look: in `payment_status`, and plurals, such as `list_payments`."""
_LOOKING: Final = frozenset(
    {
        "analyse", "analyze", "assess", "browse", "calculate", "check", "compare", "compute", "convert", "count",
        "describe", "diff", "download", "estimate", "evaluate", "examine", "explain", "explore", "extract", "fetch",
        "find", "forecast", "get", "grep", "inspect", "list", "load", "locate", "look", "lookup", "monitor", "navigate",
        "predict", "preview", "query", "read", "retrieve", "review", "scan", "search", "show", "summarise", "summarize",
        "track", "translate", "validate", "verify", "view", "visit",
    }
)  # fmt: skip
"""Verbs with which the names of tools that look begin."""
_JUDGING: Final = frozenset({"review", "validate", "verify"})
"""Those after which something may be approved: `verify_user` may mark one as verified."""
_MARKS_IT: Final = re.compile(rf"\W{{0,4}}(?:{'|'.join(sorted(_CHANGING))})s?\s(?:all|an?|any|one|the|this)\b")
"""The start of a description that tells of a change, in small letters."""
_LOOKED_UP: Final = frozenset(
    {
        "availability", "balance", "busy", "detail", "details", "history", "inbox", "info", "information", "overview",
        "price", "prices", "quote", "quotes", "rates", "status",
    }
)  # fmt: skip
"""Last words of the names of tools that look, with nothing but nouns before: `order_details`."""
_NOT_TO_LOOK: Final = frozenset({"create", "delete", "insert", "remove", "replace", "send", "submit", "upsert"})
"""Verbs that count in a name that begins with a look: `find_replace`."""
_NO_LOOKS = re.compile(r"\b(?:browser|check (?:in|out)|select)\b")
"""Words, in a tool's name, that sound like a look and are none."""
_SEARCH_RUN = re.compile(r"\b(?:do|execute|make|perform|run) (?=(?:analysis|calculation|comparison|lookup|search)\b)")
_SEARCH_RESULTS = re.compile(r"\b[a-z]+ results?\b")
_OPENS_TO_LOOK = re.compile(
    r"\s*(?:(?:browser|chrome|mcp|playwright|puppeteer|web) )*(?:go to|goto|navigate|open|visit)"
    r"(?: (?:a|an|browser|in|new|the|to|web))*"
    r" (?:article|attachment|browser|chat|conversation|dashboard|doc|document|email|file|folder|image|inbox|link|mail"
    r"|map|message|note|page|pdf|photo|picture|profile|report|site|spreadsheet|tab|thread|url|video|webpage|website)s?\s*"
)
"""Names, in words, of tools that open something in order to read it."""
_FURTHER = re.compile(r"\b(?:and|or|plus|then)\b")
_RUNS_CODE = re.compile(
    r"\beval(?:uate)?\b.*\b(?:code|expression|javascript|js|script)\b|\b(?:browser|page)\s+eval(?:uate)?\b"
)
"""Names, in words, of tools that look by running code, which may do anything."""
_MOVES_FUNDS = re.compile(r"\b(?:convert|exchange|load|retrieve|swap)\s(?:\w+\s)?(?:crypto|funds|money)\b")
"""Names, in words, of tools that move money although their verb looks elsewhere."""
_GIVES_RIGHTS = re.compile(
    r"\b(?:add|assign|change|modify|set|update)\b.*\b(?:collaborator|group|member|owner|permission|privilege|role)s?\b"
    r"|\bgive\b.*\baccess\b"
)
"""Names, in words, of tools that change who may do something."""
_PREFIX_MARK = "*"
_LONGEST_WORD = 40
_WORD = re.compile(r"[^\W\d_]{2,}")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NO_REQUEST = re.compile(
    r"\b(?:tell|show|let|give|get|send|remind|ask|email|write|text|answer) (?:me|us)\b"
    r"|\banswer (?:(?:my|our|these|this|following|few) )+questions?\b|\banswer (?:the |these )?questions?(?=:)"
    r"|\bget (?:my|a|the|details|info)\w*\b|\b(?:all|any|my|our|the|these|those|which) open\b"
    r"|\bwho \w{1,40}|(?<!please)(?<!\band)(?<!\bthen)(?<!\bto)(?<!\bor)(?<!\bi)(?<!\bwe)(?<!\byou)(?<!\bcan)"
    r"(?<!\bjust)(?<!\balso)(?<!\bnot)(?<!\bwill)(?<!\bok)(?<!\bthem)(?<!\bme)(?<!\bus)(?<!\bnow)(?<!\bmust)"
    r"(?<!\bshould)(?<!\bcould)(?<!\bwould)(?<!\blet's)(?<!\bhelp)(?<=\w) (?:answer|book|build|change|code|command"
    r"|copy|e?-?mail|list|log|message|note|order|play|post|question|record|release|script|set|setup|shell|start|terminal|test"
    r"|text|update)s?\b|(?<=\w) (?:quer(?:y|ies)|copies)\b",
    re.IGNORECASE,
)
"""Phrases that sound like an act but ask for none: `tell me`, `who wrote`, `the book`, `an unread mail`."""

_CASE: Final = "(?:bug|case|discussion|incident|issue|merge request|pr|pull request|thread|ticket)"
"""What is opened by writing it."""
_OPENS_A_CASE = re.compile(rf"(?:\A|(?<=\band )|(?<=\bthen ))(?:file|open|raise) (?=(?:\w{{1,20}} ){{0,2}}{_CASE}s?\b)")
_QUESTION = re.compile(
    r"(?:(?<=[.!?\n])\s*|\A\s*)(?:and |so |but )?"
    r"(?:what|when|where|which|who|whose|why|how|is|are|was|were|did|does|has|have)\b(?:'s)?(?![^.!?\n]{0,200}\byou\b)[^.!?\n]{0,200}\?",
    re.IGNORECASE,
)
"""A sentence that only wants to know something."""
FORBIDDEN = re.compile(
    r"(?:\b(?:do not|don't|must not|mustn't|should not|shouldn't|never|without|no need to|not to|instead of"
    r"|rather than)\b(?! (?:forget|hesitate)\b)|\bn(?:e\b|')(?=[^.!?;,\n]{1,40}\bpas\b)|\bsans\b|\bsin\b"
    r"|\bsenza\b|\bsem\b|\bzonder\b|\butan\b|\bbez\b|\bohne\b|\bnunca\b|\bjamais\b|(?<![^\W_])(?:не|без)\b)"
    r"(?:(?!,? (?:but|then|just|only|aber|mais|pero|ma) )[^.!?;\n])*"
    r"|(?:(?<=[.!?;,\n])|\A)[^.!?;,\n]*\b(?:nicht|kein\w{0,2}|niet|geen|inte|nie)\b[^.!?;,\n]*"
    r"|(?:不要|别|別|勿|不许)[^。！？；，.!?\n]*|[^。、！？.!?\n]{0,60}しないで",
    re.IGNORECASE,
)
"""Clauses about what must not be done: `summarise the invoice, but do not pay it`."""
_WRITTEN_DOWN = re.compile(
    r"\bwrite (?:(?:the|an?|some|my|our|more|new|unit|short|brief) ){0,2}(?:article|blog|class|code|comment|doc"
    r"|documentation|docstring|essay|function|module|note|poem|readme|report|script|spec|story|summary|test)s?\b"
    r"|\bwrite\b[^.!?\n]{0,80} (?:to|into|in) (?:(?:a|the|this|that|my|our) )?"
    r"(?:(?:[\w-]{1,40} )?(?:file|document|doc|readme)\b|[\w./~-]{0,100}[\w-]\.[a-z]\w{0,4}\b|/\w)",
    re.IGNORECASE,
)
"""Writing that is not sent to anybody: articles, code, files."""
_DETERMINED: Final = r" (?:all|an?|any|her|his|its|my|other|our|such|that|the|their|these|this|those)\b"
_LOOKED_AT = re.compile(
    r"((?:\A|[.!?:;,\n(]\s{0,8}|\b(?:also|and|can|first|i|just|kindly|me|now|or|please|then|to|us|we|you) )"
    r"(?:analy[sz]e|check|compare|count|describe|examine|explain|explore|extract|find(?: out)?|inspect|list"
    r"|look (?:at|for|up)|outline|paraphrase|proofread|rank|read|recap|rephrase|review|search(?: for)?|show(?: me| us)?"
    r"|skim|sum up|summari[sz]e|(?:give|tell) (?:me|us)|translate|verify|view)\b)"
    rf"((?:(?!\b(?:after|before|but|so|then|to|unless)\b|\b(?:and|or)\b(?!{_DETERMINED})|,(?!{_DETERMINED})|\s-\s)"
    r"[^.!?;:\n–—]){1,200})",
    re.IGNORECASE,
)
"""A verb of looking and, as group 2, what is looked at. Whoever has the payment terms explained asks for no payment."""
_HOW_TO = re.compile(
    r"\bhow (?:to|(?:can|could|do|should|would) (?:i|one|we|you)|(?:i|one|we|you) (?:can|could|should))\b"
    r"(?![^.!?\n]{0,200}\band (?:then )?do (?:it|so|that|this)\b)(?:(?!\b(?:and|then)\b)[^.!?;:,\n]){0,200}",
    re.IGNORECASE,
)
"""What somebody wants to know how to do."""
_SAID_OF_CODE = re.compile(
    r"\b(?:class|column|field|file|function|method|module|script|table|test|variable)s? (?:called |named )?"
    r"[`'\"]?(?=\w{0,60}[_./])[\w./]{1,120}",
    re.IGNORECASE,
)
"""A name in code or of a file."""
_SPLITS_TEXT = re.compile(
    r"\bsplit (?:[\w'./-]{1,30} ){0,3}?(?:array|branch|cell|chapter|class|column|commit|data\w*|document|field|file"
    r"|function|line|list|module|name|page|paragraph|pdf|pr|sentence|set|string|table|text|ticket|video|word)s?\b",
    re.IGNORECASE,
)
"""Splitting that costs nobody anything."""
_HEAD = re.compile(
    r"[ -](?:api|button|class|column|component|confirmation|dates?|deadline|details?|endpoint|fees?|field|flow|form"
    r"|function|gateway|handler|history|integration|log|logic|method|model|module|notifications?|page|prices?|protocol|provider"
    r"|rates?|receipt|reminder|report|screen|script|section|service|statement|status|system|table|terms|tests?|view)s?\b",
    re.IGNORECASE,
)
"""A noun before which another one only says of which kind it is: `the payment module`."""
_BEFORE_VERB = re.compile(
    r"(?:\A|[^\w\s'\"]\s*|\n\s*|\b(?:also|and|can|help|i|just|let's|me|must|now|or|please|should|then|to|us|we|will"
    r"|you) )\Z",
    re.IGNORECASE,
)
_NAMED = re.compile(r"(?<=[^\W_.!?:;] |[,)\"'] )[^\W\d_](?<=[A-ZÄÖÜÉÀÈÍÓÚÇÑ])")
"""A capital letter inside a sentence, as at the start of a name."""
_LINK = re.compile(r"https?://\S{1,400}", re.IGNORECASE)
_DONE = re.compile(
    r"\b(?:i|we)(?:'ve| have)? (?:already |just |only )?(?!feed\b|need\b|speed\b)[a-z]{2,20}ed\b"
    r"|\bwhat (?:has |have )?\w{2,20}ed\b|\b(?:are|is|was|were) being \w{1,20}"
    r"|\b(?:was|were|is|are|isn't|wasn't|been|got) (?:\w{1,20} )?[a-z]{2,20}(?:ed|en|t)\b",
    re.IGNORECASE,
)
"""Phrases about what has been done, or has not."""
_IN_OTHER_WORDS: Final = (
    (
        Act.LOOK,
        re.compile(
            r"\A(?![^?？]{0,200}\b(?:can|could|would|will) you\b)[^?？]*[?？]|\b(?:tell|show) (?:me|us)\b|\bwho \w"
            r"|\b(?:give|get|need|provide)\b[^.!?\n]{0,40}\b(?:answer|details|digest|figures|gist|idea|info|information"
            r"|list|numbers|overview|recap|rundown|report|status|summary)\b|\bname (?:the|all|any|its|their)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.SEND,
        re.compile(
            r"\blet (?!me\b|us\b)[^.!?\n]{1,60} know\b|\b(?:get|be) (?:back )?in (?:touch|contact) with\b"
            r"|\bget back to\b"
            r"|\b(?:e-?mail|message|notify|ping|remind|text) (?:me|us)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.GRANT,
        re.compile(
            r"\b(?:give|grant)\b(?! (?:me|us) (?:all|an?|some|the)\b)[^.!?\n]{1,60}"
            r"\b(?:access|admin|editor|owner|permissions?|rights?|viewer)\b"
            r"|\bget\b[^.!?\n]{1,60}\b(?:access|permissions?|rights?)\b"
            r"|\bmake\b[^.!?\n]{1,60}\b(?:admin|collaborator|editor|member|owner|viewer)\b"
            r"|\b(?:change|set|update) (?:[\w']{1,20} ){1,3}(?:permissions?|privileges|rights|role)\b"
            r"|\badd (?:[\w']{1,20} ){0,3}(?:colleague|employee|person|teammate|user|[^\s@]{1,40}@\S{1,40})"
            r" (?:\w{1,20} ){0,3}to\b"
            r"|\b(?:add|assign|put) (?:[\w'@.-]{1,40} ){1,4}(?:as (?:an? )?(?:\w{1,20} )?"
            r"(?:admin|collaborator|editor|member|owner|viewer)"
            r"|(?:in|to) (?:the|our) (?:[\w-]{1,20} )?(?:admins|group|team))\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.SHARE,
        re.compile(
            r"\b(?:can|could|should|may|let) \w{1,30} (?:also )?(?:access|edit|open|read|see|view)\b", re.IGNORECASE
        ),
    ),
    (
        Act.STORE,
        re.compile(
            r"\bput\b[^!?\n]{1,60} (?:in|into|on|onto|to)\b"
            rf"|\b(?:file|open|raise|start) (?:an? |another )(?:new )?(?:[\w-]{{1,20}} ){{0,2}}{_CASE}\b"
            r"|(?:\A|[.!?;,\n]\s{0,8}|\b(?:and|please|then|to) )comment\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.UPLOAD,
        re.compile(
            r"\bput\b[^!?\n]{1,60} (?:in|into|on|onto|to)\b[^!?\n]{0,30}\b(?:bucket|cloud|drive|share)", re.IGNORECASE
        ),
    ),
    (Act.JOIN, re.compile(r"\bsign(?:ed|ing)?(?: \w{1,20}){0,2} up\b", re.IGNORECASE)),
    (
        Act.REMEDY,
        re.compile(
            r"\b(?:give|bring|send|get|want|have)\w{0,3}\b[^.!?\n]{1,30} back\b"
            r"|\b(?:never|not) (?:got|received|arrived)\b|\bovercharged\b"
            r"|\bcharged (?:again|double|too much|twice|wrongly)\b"
            r"|\bwrong (?:colour|color|item|one|order|product|size)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.RUN,
        re.compile(
            r"\b(?:is|are|went|goes) (?:\w{1,12} )?(?:down|dead|broken|unreachable)\b"
            r"|\b(?:doesn't|not|won't) (?:work|start)"
            r"|\b(?:crash|fail|hang)(?:es|s|ed|ing)?\b|\b(?:investigate|diagnose|troubleshoot|look into)\b",
            re.IGNORECASE,
        ),
    ),
)
"""Acts expressed by phrases. A question asks for information (`LOOK`) unless it is a polite request (`can you`)."""
_NOT_AS_IT_SHOULD: Final = frozenset({Act.REMEDY, Act.RUN})
"""Acts asked for by a complaint: in `it does not work`, the `not` forbids nothing."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The acts of every word.

    `plain` has words as written and English inflections, `stemmed` the stems of English words, `beginning` the
    beginnings of words, and `within` words to search for anywhere in a text. `foreign` are the words in `plain` that
    are not English.
    """

    plain: Mapping[str, frozenset[Act]]
    stemmed: Mapping[str, frozenset[Act]]
    foreign: frozenset[str]
    beginning: Mapping[str, frozenset[Act]]
    within: Mapping[str, frozenset[Act]]


def _table() -> _Table:
    written, inflected, stemmed, beginning, within = (defaultdict[str, set[Act]](set) for _ in range(5))
    english = set[str]()
    for act, words in WORDS.items():
        english_words, _, others = words.partition(_FROM_HERE_FOREIGN)
        for word in english_words.split():
            written[word].add(act)
            stemmed[stem(word)].add(act)
            for form in _inflected(word):
                inflected[form].add(act)
        english.update(english_words.split(), inflected)
        for word in others.split():
            if word.endswith(_PREFIX_MARK):
                beginning[word[:-1]].add(act)
            elif word >= _UNPARTED:
                within[word].add(act)
            else:
                written[word].add(act)
    plain, roots, opening, inside = (
        {word: frozenset(acts) for word, acts in found.items()}
        for found in (inflected | written, stemmed, beginning, within)
    )
    return _Table(plain, roots, frozenset(written) - english, opening, inside)


def _inflected(word: str) -> Iterator[str]:
    """Yield inflections of an English verb: `copies`, `copied`, `copying`. Some of these forms do not exist."""
    root = word[:-1] if word[-1] in "ey" else word
    yield from (f"{word}s", f"{word}es", f"{word}ed", f"{word}ing")
    if word.endswith("e"):
        yield from (f"{word}d", f"{root}ing")
    elif word.endswith("y"):
        yield from (f"{root}ies", f"{root}ied")
    else:
        yield from (f"{word}{word[-1]}ed", f"{word}{word[-1]}ing")


_TABLE: Final = _table()
_LONGEST_BEGINNING = max(map(len, _TABLE.beginning))
_NONE: Final[frozenset[Act]] = frozenset()


def wished_acts(text: str) -> frozenset[Act]:
    """Return the acts that a principal's text asks for. Takes time linear in the text.

    Requests for information count as `LOOK` only. Acts that are forbidden, names of things, and acts that were already
    done do not count. A complaint asks for a repair: `The shop is down`.
    """
    wants = FORBIDDEN.sub(" ", _LINK.sub(" ", text))
    found = {act for act, phrases in _IN_OTHER_WORDS if phrases.search(text if act in _NOT_AS_IT_SHOULD else wants)}
    wants = _SPLITS_TEXT.sub(" format ", _HOW_TO.sub(" how ", _SAID_OF_CODE.sub(" ", wants)))
    wants = _LOOKED_AT.sub(lambda looks: looks[1] + _WORD.sub(_of_what_is_looked_at, looks[2]), wants)
    wants = _DONE.sub(" ", _NO_REQUEST.sub(" ", _QUESTION.sub(" ", _WRITTEN_DOWN.sub(" save ", wants))))
    for match in _WORD.finditer(wants):
        meant = _wished(match[0][:_LONGEST_WORD], is_name=bool(_NAMED.match(wants, match.start())))
        found |= meant - _NOT_BY_NOUN if _is_attribute(wants, match) else meant
    return _within(wants.lower()) | found


_NOT_BY_NOUN: Final = GRAVE | {Act.BOOK, Act.BUY, Act.CANCEL, Act.DELETE, Act.REMEDY, Act.RESET}
"""Acts for which a noun does not ask if it is what somebody looks at, or only says of which kind something is."""


def _of_what_is_looked_at(word: re.Match[str]) -> str:
    return " " if _wished(word[0][:_LONGEST_WORD], is_name=False) & _NOT_BY_NOUN else word[0]


def _is_attribute(text: str, word: re.Match[str]) -> bool:
    before = text[max(0, word.start() - 12) : word.start()]
    return _HEAD.match(text, word.end()) is not None and _BEFORE_VERB.search(before) is None


def _wished(word: str, *, is_name: bool) -> frozenset[Act]:
    """Return the acts that a word asks for. One capitalised like a name (or a German noun) counts only if English."""
    lowered = word.lower()
    plain = _TABLE.plain.get(lowered, _NONE)
    if is_name and (not plain or lowered in _TABLE.foreign):
        return _NONE
    return plain if plain and lowered not in _TABLE.foreign else plain | _begun(lowered)


def mentioned_acts(text: str) -> frozenset[Act]:
    """Return the acts that any word of a text can stand for. Takes time linear in the text."""
    lowered = text.lower()
    found = set[Act]()
    for word in {word[:_LONGEST_WORD] for word in _WORD.findall(lowered)}:
        found |= _exactly(word) | _begun(word)
    return _within(lowered) | found


def _within(lowered: str) -> frozenset[Act]:
    """Return the acts of words in scripts where words are searched for anywhere in the text (see `_UNPARTED`)."""
    if lowered.isascii():
        return _NONE
    return _NONE.union(*(meant for word, meant in _TABLE.within.items() if word in lowered))


def _begun(word: str) -> frozenset[Act]:
    lengths = range(2, min(len(word), _LONGEST_BEGINNING) + 1)
    return _NONE.union(*(_TABLE.beginning.get(word[:length], _NONE) for length in lengths))


def acts_of_tool(name: str, description: str) -> frozenset[Act]:
    """Return what a tool does, by the words of its name, or of its description if the name does not say.

    A name that begins with a verb of looking looks, whatever is looked at (`get_order`), unless another verb follows
    (`find_and_book`). `LOOK` stands alone: what does anything else is no look. Words such as `create` say little: if a
    name has nothing better, its description counts too, and so does one that tells of a change where the name only
    `judges`. A tool that moves money counts as paying, whatever verb is in
    its name.
    """
    words = _OPENS_A_CASE.sub("create ", _CAMEL.sub(" ", name).replace("_", " ").replace("-", " ").lower())
    if _OPENS_TO_LOOK.fullmatch(words):
        return frozenset({Act.LOOK})
    if _RUNS_CODE.search(words):
        return frozenset({Act.RUN})
    if _MOVES_FUNDS.search(words):
        return frozenset({Act.PAY})
    if _GIVES_RIGHTS.search(words):
        plain, _ = _named_acts(words)
        return plain & {Act.DELETE, Act.PAY, Act.SEND} | {Act.GRANT}
    plain, vague = _named_acts(words)
    if Act.PAY in plain:
        return plain & {Act.PAY, Act.REMEDY}
    if not plain - {Act.SCHEDULE}:
        plain |= vague | _described_acts(description)
    if plain == {Act.LOOK} and judges(name) and _MARKS_IT.match(description.lower()):
        return frozenset({Act.EDIT})
    return plain - {Act.LOOK} or plain


def judges(name: str) -> bool:
    """Whether a tool's name begins with a verb after which something may be approved."""
    return _CAMEL.sub("_", name).replace("-", "_").lower().partition("_")[0] in _JUDGING


def verdict_in(values: Iterable[str]) -> frozenset[Act]:
    """Return the grave acts that values of a call name in one word: `APPROVE`. Takes time linear in the values."""
    return frozenset().union(*(mentioned_acts(value) & GRAVE for value in values if _ONE_WORD.fullmatch(value)))


_ONE_WORD = re.compile(r"[A-Za-z]{4,40}")


def _named_acts(words: str) -> tuple[frozenset[Act], frozenset[Act]]:
    """Return the acts that a name stands for, given in words, and those that its vague words may stand for."""
    plain, vague = frozenset[Act](), frozenset[Act]()
    before: list[str] = []
    for number, part in enumerate(_FURTHER.split(_SEARCH_RESULTS.sub(" ", _SEARCH_RUN.sub(" ", words)))):
        ours = _WORD.findall(_NO_LOOKS.sub(" ", part))
        is_noun = number > 0 and ours[:1] != [] and _is_noun(ours[0]) and (len(before) > 1 or ours[0].endswith("s"))
        if not is_noun:
            said, loosely = _acts_of_part(ours)
            plain, vague = plain | said, vague | loosely
        before = ours
    return plain, vague


def _is_noun(word: str) -> bool:
    return word in _NOUNS or (word.endswith("s") and word[:-1] in _NOUNS)


def _is_known(word: str) -> bool:
    return word in _LOOKING or word in _LOOKED_UP or bool(_exactly(word))


def _acts_of_part(words: Sequence[str]) -> tuple[frozenset[Act], frozenset[Act]]:
    """Return what the words of a name up to an `and` stand for: acts, and those of vague words."""
    place = next((at for at, word in enumerate(words) if not _is_noun(word) and _is_known(word)), len(words))
    if words[place:] and (words[place] in _LOOKING or {*words[place:]} <= _LOOKED_UP):
        further = [word for word in words[place + 1 :] if word in _NOT_TO_LOOK]
        return frozenset({Act.LOOK}).union(*map(_exactly, further)), _NONE
    vague, thing, plain = _NONE, _NONE, _NONE
    for word in words:
        if word in _VAGUE:
            vague |= _exactly(word)
        elif word in _THINGS:
            thing |= _exactly(word)
        else:
            plain |= _exactly(word)
    plain = plain or thing
    if Act.LOOK in plain and not _CHANGING.isdisjoint(words):
        plain = plain - {Act.LOOK} or frozenset({Act.EDIT})
    return plain, vague


def _described_acts(description: str) -> frozenset[Act]:
    """Return the acts of a description: if it begins with a look, that and the verbs with which it goes on."""
    begun = _DESCRIBED.match(description.lower())
    if begun is None or stem(begun[1]) not in _LOOKING_STEMS:
        return mentioned_acts(description)
    further = (_exactly(word) for word in _GOES_ON.findall(description.lower()))
    return frozenset({Act.LOOK}).union(*further)


_DESCRIBED = re.compile(
    r"\W{0,4}(?:an? |the |this )?(?:(?:api|function|service|tool|utility) )?(?:(?:designed|used) )?"
    r"(?:(?:can|for|that|to|which|will|you) )*([a-z]{2,40})"
)
"""A description up to its first verb."""
_GOES_ON = re.compile(r"(?:\b(?:and|or|then)|[.,;]) (?:(?:also|can|it|optionally|or|then|to) )*([a-z]{2,40})")
_LOOKING_STEMS: Final = frozenset(map(stem, _LOOKING | {"display", "provide", "return"}))


def _exactly(word: str) -> frozenset[Act]:
    """Return the acts that a word stands for as it is written, or else by its stem."""
    return _TABLE.plain.get(word) or _TABLE.stemmed.get(stem(word), _NONE)
