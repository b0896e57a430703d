"""Mentions: whether a text speaks of an attack, as papers, tests and manuals do, rather than making it.

An attacker can put the same words round an attack, so a mention lowers the weight of a sign and never removes the sign.
"""

import re
from itertools import islice
from typing import Final

from filters.context.describing import described
from filters.context.discourse import ACROSS, EXCERPT, discussed, discussed_by_user, is_of_others, is_ordered
from filters.context.forbidding import forbidden
from filters.context.quotations import quotation

BEFORE: Final = 48
"""Characters before a match that are read."""
AFTER: Final = 24
"""Characters after a match that are read."""
_LEAD: Final = 64
"""The most characters of a quotation before a match at which what introduces the quotation introduces the match."""

_MODEL = r"""(?:(?:a|an|the|any|its?|our|your|their)\ )?(?:(?:ai|language|chat)\ )?
    (?:models?|assistants?|agents?|chatbots?|bots?|llms?|ai|it)"""
_INTRODUCED = re.compile(
    rf"""(?:```\w{{0,14}}(?:\ \w{{1,14}}\ ?:)?
    |\b(?:no|without)\ (?:any|embedded|direct|explicit|actual|filter|hidden|such)
    |\b(?:no|without|non|such\ as|e\.g\.,?|phrases?(?:\ like)?|called|titled|entitled|paper|example\ of|samples?\ of
    |(?:explain|describe|discuss|analy[sz]e|define|document|study|detect|block|flag|match|reject|refuse|catch|prevent|stop)
      (?:s|es|ed|ing|ged|ging)?(?:\ (?:why|how|what|the|that|when|against|any))*
    |(?:attacks?|attackers?|injections?|jailbreaks?|payloads?|prompts?|instructions?|strings?|texts?|attempts?)
      \ (?:like|such\ as|which\ say|that\ says?|containing|use|uses|using)
    |(?:contains?|containing|includes?|including|mentions?|mentioning|quotes?|quoting)\ (?:the\ (?:words?|phrase|text))?
    |(?:attackers?|hackers?|adversaries|people)\ (?:try|attempt|want|can|could|may|might)(?:\ to)?
    |attempts?\ to|(?:check|look|search|scan|test|watch)(?:s|ed|ing)?\ for
    |(?<!these\ )(?<!the\ )(?<!my\ )(?:instructions|prompts|texts|requests|messages|commands|phrases|inputs)
      \ (?:that|which)(?:\ (?:try|attempt|aim|want|seek)\ to)?
    |(?:explicit|direct|such)\ (?:commands?|instructions?|orders?|requests?)\ to
    |trying\ to|tries\ to|(?:claim|pretend|purport)(?:s|ed|ing)\ to|(?:make|think)\ (?:of|about):?
    |(?:told|asked|ordered|instructed|forced|advised)
      \ (?:me|us|him|her|them|people|users|staff|everyone|students|participants)\ to
    |(?:if|when(?:ever)?)\ (?:(?:the|an?|any|some)\ )?(?:users?|someone|somebody|anyone|anybody|people|customers?|they)
      \ (?:asks?|tries|try|wants?|requests?|demands?)(?:\ (?:you|it|me))?(?:\ (?:for|to|about))?
    |(?:asks|asking|tells|telling|instructs|instructing|orders|commands|urges|persuades|convinces
      |makes|making|made|gets|getting|tricks|tricking|tricked|forces|forcing|causes|leads)
      \ {_MODEL}(?:\ (?:to|into))?
    |(?:i|we|he|she|they|who|people|users|attackers|researchers|testers)\ (?:\w+\ )?
      (?:told|asked|instructed|ordered|got|convinced)\ {_MODEL}\ (?:to|into)
    |(?:a|an|some|one)\ (?:\w+\ )?\w+\ (?:is|was|gets|got)\ (?:told|asked|ordered|instructed|forced)\ to
    |did\ (?:the\ |some\ )?\w+\ (?:do|try|use|write|say|type|have)\ to
    |(?<!never\ )(?<!not\ )(?<!n't\ )(?<!you\ )(?<!\bu\ )(?:refus(?:e|es|ed|ing)\ to|shrugs?\ off)(?:\ \w+\ or)?
    |(?<!never\ )(?<!not\ )(?<!n't\ )(?:refus|declin)(?:e|es|ed|ing)\ to\ [^.!?;:]{{1,60}}\ (?:or|nor)
    |(?:(?:try|tries|trying|attempts?|aims?|designed|wants?|how)\ to
      |(?:people|users|attackers|attacks|prompts|those)\ (?:who|that)
      |attackers|attacks|could|can|might|may)
      \ (?:ask|tell|make|get|trick|force|cause)\ {_MODEL}(?:\ (?:to|into))?
    |(?:could|can|might|may)\ be\ (?:made|tricked|forced|led|brought)\ (?:to|into)
    |(?:why|whether|sentences?|words?|wie|etwa|s(?:atz|atze|atzen)|comme|como|come|phrases?|frases?|frasi|как|типа|фраз\w{{0,3}}
      |jak|gibi)(?=\ ?["'`])
    |(?:例如|比如|诸如|「|『)(?=\ ?["'`]?)
    |stands?\ for|means|meaning|is\ this\ an?\ \w+(?:\ \w+)?:))
    \ ?[\\"'`(]{{0,4}}(?:(?<=["'`\ ])[rbf]{{1,2}}["'])?\ ?\Z""",
    re.VERBOSE,
)
_LABELLED = re.compile(
    r"""["'`)\]]{0,2}\ ?(?:techniques?|attacks?|attempts?|style|patterns?|mandates?|language|framing|phrases?|payloads?
    |jailbreaks?|\("?\w{1,10}"?\)\ (?:prompts?|personas?|memes?)
    |requests?\ are|strings?\ are|could\ be|might\ be|as\ an?\ (?:example|metaphor|test)|is\ an?\ (?:example|known)
    |-?\ ?(?:type|like)\ (?:prompts?|attacks?|text))\b""",
    re.VERBOSE,
)


_FENCE: Final = "```"
_FEWEST_JOINS: Final = 3
"""The fewest borders between quotations in a match that runs over a list of them."""


def mentioned(canonical: str, start: int, end: int, text: str = "") -> bool:
    """Whether the words around a match in a text by a third party show that it is only spoken of.

    `start` and `end` are in characters. `text` is the text whose canonical form this is; if it is given, its paragraphs
    are taken into account.
    """
    return _spoken_of(canonical, start, end, text) or described(canonical, start, end)


def mentioned_by_user(canonical: str, start: int, end: int, text: str = "") -> bool:
    """Whether the words around a match in the user's own text show that it is spoken of, asked about or worked on."""
    return _spoken_of(canonical, start, end, text) or discussed_by_user(canonical, start, end)


def is_list(canonical: str, start: int, end: int) -> bool:
    """Whether a match runs over several quotations of a list, as in source code that lists words to search for."""
    return sum(1 for _ in islice(ACROSS.finditer(canonical, start, end), _FEWEST_JOINS)) == _FEWEST_JOINS


def _spoken_of(canonical: str, start: int, end: int, text: str) -> bool:
    introduced = _introduced(canonical, start, end)
    if introduced is not None and introduced[0].startswith(_FENCE) and not _is_fenced(canonical, start):
        introduced = None
    if introduced is not None and not _is_set_off(introduced[0]) and not is_of_others(canonical, start, end):
        introduced = None
    if introduced is not None or _LABELLED.match(canonical, end, end + AFTER):
        return not is_ordered(canonical, start, end)
    return discussed(canonical, start, end) or forbidden(canonical, start, end, text)


def _introduced(canonical: str, start: int, end: int) -> re.Match[str] | None:
    """Return the introduction right before a match, or right before the quotation that it stands in."""
    introduced = _INTRODUCED.search(canonical, max(0, start - BEFORE), start)
    if introduced is not None:
        return introduced
    quoted = quotation(canonical, start, end)
    if quoted is None or start - quoted.start > _LEAD:
        return None
    return _INTRODUCED.search(canonical, max(0, quoted.start - BEFORE), quoted.start)


def _is_set_off(introduction: str) -> bool:
    """Whether quotation marks or a bracket separate what is introduced from the words that introduce it.

    The fence of a code block does not count: what a reader is to run stands in such blocks.
    """
    return not introduction.startswith(_FENCE) and introduction.rstrip()[-1:] in "\\\"'`("


def _is_fenced(canonical: str, place: int) -> bool:
    """Whether a code block is open at a place: what follows a block is not in it."""
    return canonical.count(_FENCE, canonical.rfind(EXCERPT, 0, place) + 1, place) % 2 == 1
