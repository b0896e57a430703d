"""Forbidding: whether a sentence forbids what a match asks for, as a prompt does that tells a model what to refuse.

A prohibition covers the words after it up to a comma that no "or" follows, the end of the sentence, or a word with
which the sentence turns to what is to be done.
"""

import re
from typing import Final

REACH: Final = 160
"""Characters before a match that are read."""
AFTER: Final = 220
"""Characters after a match that are read."""

_SAY: Final = r"""(?:reveal|disclos|divulg|shar|show|list|repeat|print|output|say|tell|discuss|mention|quot|summari[sz]
    |translat|paraphras|encod|expos|leak|giv|provid|describ|explain|return|reproduc|copy|recit|display|dump|hint|confirm
    |acknowledg|includ|writ|send|forward|reword|spell)"""
"""Begins a verb for telling something."""
_DO: Final = r"""(?:attempt|try|pretend|act|role-?play|becom|adopt|assum|impersonat|accept|allow|let|permit|execut
    |follow|obey|comply|honou?r|believ|trust)"""
"""Begins a verb for doing what somebody asks."""
_OTHERS: Final = r"""(?:requests?|attempts?|messages?|commands?|instructions?|orders?|inputs?|texts?|users?|anyone
    |anybody|somebody|someone|anything|people|persons?)"""
"""Words for those who ask, or for what they ask with."""
_NO: Final = r"(?<!not\ )(?<!n't\ )(?<!never\ )(?<!why\ you\ )(?<!why\ u\ )"
_FORBIDDEN: Final = re.compile(
    rf"""(?:(?<!if\ you\ )\b(?:never|(?:do|does|must|may|should|shall|can|could|will)\ ?(?:not|n't)|cannot|won't)
      (?:\ (?:ever|be|directly|let\ \w+))*
    |\b(?:not|n't)\ (?:allowed|permitted|supposed|authori[sz]ed)\ to|\bnot\ to
    |\b(?:under|in)\ no\ (?:circumstances?|case)(?:\ (?:must|may|should|can|do|will|to)(?:\ you)?)?
    |\bat\ no\ (?:time|point)|\b(?:avoid|refrain\ from)|{_NO}\b(?:refuse|decline)(?:\ \w+ly)?\ to)
    (?:\ (?:to\ )?(?:{_SAY}|{_DO})(?:e|s|es|ing|ting)?\b|\ (?:\w+\ or\ )?\Z)
    |\b{_OTHERS}\ (?:(?:who|that|which)\ )?(?:(?:is|are)\ )?(?:attempt|try)(?:s|ies|ing)?\ to\b
    |(?:[^\w\ ]\ ?|\b(?:any|all|such|of|for|against|contains?|includes?|block|reject|resist|report|flag|detect|users?
      |messages?|that|who|which)\ (?:\w+\ )?)attempts\ to\b
    |\bno\ (?:\w+\ ){{1,3}}(?:can|may|could|will|should)\ \Z
    |{_NO}\b(?:ignore|refuse|reject|decline|deny|disregard|resist|report|flag|block)s?
      \ (?:\w+\ ){{0,4}}?{_OTHERS}\ (?:\w+\ ){{0,5}}?(?:to|that|which|who)\b
    |\b(?:not|n't|never)\ (?:follow|obey|execute|comply\ with|act\ on)
      \ (?:\w+\ ){{0,4}}?{_OTHERS}\ (?:\w+\ ){{0,5}}?(?:to|that|which|who)\b
    |{_NO}\b(?:refuse|decline|say\ no)s?(?:\ \w+ly)?\ (?:when(?:ever)?|if)\ (?:\w+\ ){{0,2}}?
      (?:asked|told|prompted|instructed|asks?|tells?|wants?|tries|try)(?:\ you)?\ to\b""",
    re.VERBOSE,
)
"""Words before something that is not to be done, or that is to be refused when others ask for it."""
_DENIED: Final = re.compile(
    r"""\b(?:not|\w+n't|cannot|never|stop|quit|why|how\ come|who\ says?|nobody|no|wrong|unfair|rude|a\ mistake)\b
      [^,.!?:;\n]*\Z
    |\b(?:not|\w+n't|never),\ [^,.!?:;\n]{1,40},\ \Z
    |\b(?:ignore|disregard|forget|drop|break|violate|cancel|lift)\ (?:this|that|the|your|any)
      \ (?:\w+\ )?(?:rule|order|command|instruction|prohibition|policy|line)s?\W{0,3}\Z""",
    re.VERBOSE,
)
"""The end of a clause that denies what follows, above all that something is forbidden."""
_TURNS: Final = re.compile(
    r"""\b(?:and|but|then|instead|except|unless|until|till|before|after|once|while|when|because|since|so|than|other|besides
    |apart|aside|beyond|just|only|please|now|rather|otherwise|however|without|if|prevent\w*|stop\w*|forbid\w*|prohibit\w*
    |keep\w*|limit\w*|restrict\w*|refus\w*|declin\w*|not|\w+n't|cannot|never|no|unable|unwilling|incapable|against|anything
    |hesitate|fail|me|us|avoid\w*|resist\w*|withh\w*|conceal\w*|hid(?:e|es|den|ing)|evad\w*|lack\w*|omit\w*|skip\w*)\b
    |[.!?:;\n<>|]|\ [-/]\ |\((?![^()]*\))""",
    re.VERBOSE,
)
"""Words with which a sentence turns to what is to be done."""
_OR: Final = re.compile(r"\b(?:or|nor)\b(?!\ else)")
_LISTED: Final = re.compile(
    r"(?:,?|[^.!?;:]{1,160},)\ (?:or|nor)\b(?!\ (?:else|nothing|an?|the|its|any|some|my|at|even|just|only)\b)"
    r"(?![^.!?;:]{0,80}\b(?:me|us)\b)"
)
"""The rest of a list that goes on after a match, but not with what somebody wants for himself."""
_ASKED: Final = re.compile(
    r"""\b(?:when(?:ever)?|if)\ (?:(?:you\ are|they|the\ (?!developer|system|operator|admin)\w+|an?\ \w+|any\w*|some\w*
    |users?|customers?)\ )?(?:(?!(?:i|we)\b)\w+\ ){0,2}?
    (?:ask|sa[yi]|tell|told|tries|try|attempt|want|request|demand|prompt|instruct|claim|urge)\w*\b(?P<between>[^.!?;]{0,140})\Z""",
    re.VERBOSE,
)
"""Words before a match that say that somebody asks for it."""
_DECLINED: Final = re.compile(
    r"""[^.!?;]{0,160}(?<!not\ )(?<!n't\ )(?<!never\ )
    \b(?:(?:decline|refuse)(?!\ (?:nothing|none|no)\b
      |\ to\ (?!do|answer|comply|reveal|disclose|share|engage|discuss|help|say|tell|provide|give
      |follow))
    |do\ not\ (?:comply|engage|do\ (?:it|so|this))|say\ (?:no|that\ you\ (?:can't|cannot))|deny
    |(?:stay|remain)\ (?:on\ topic|(?:\w+\ )?in\ character)|you\ (?:can|may)\ only|redirect|steer\w*
    |change\ the\ subject|cannot\ (?:share|help|do)|ignore\ (?:it|that|this|them|those|these|such)
    |treat\ (?:it|this|that)\ as|inform\ them
    |(?:is|are)\ (?:an?\ )?(?:attacks?|injections?|manipulation))\b""",
    re.VERBOSE,
)
"""Words after a match that say that whoever asks is refused."""
_DONE: Final = re.compile(
    r"""[^.!?]{0,160}?(?:(?<!not\ )(?<!n't\ )(?<!never\ )\b(?:do\ (?:it|so|that|this|as)|comply|obey|go\ ahead|agree)
    |\banyway|\binstead\ of\ (?:refus|declin)\w+|\b(?:and|but|then)\ (?:\w+\ )?\w+\ me)\b""",
    re.VERBOSE,
)
"""Words after a match that say that whoever asks gets it after all."""
_TEXT_OF_MODEL: Final = re.compile(r"\b(?:prompts?|instructions|directives|guidelines|rules)\b")
_AFTER_ALL: Final = re.compile(
    r"""(?:[.,;:!?]\ ?|\b(?:but|so|and|or|instead|then)\ )
    (?:(?:but|so|and|or|please|instead|rather|just|better|simply|now|then|only|actually|do)\b,?\ ){0,3}
    (?:(?:reveal|disclose|show|print|output|repeat|quote|copy|write|give|send|say|list|translate|encode|display|recite
       |read|spell|leak|share|dump|type)(?:\ (?:me|us))?
       \ (?:it|(?:all|every\ word|each\ line|the\ (?:rest|whole))\ of\ (?:it|them))
      |(?:reveal|disclose|print|output|repeat|quote|copy|list|translate|encode|display|recite)\ them)
    (?=\ (?:in|as|to\ (?:me|us)|for\ (?:me|us)|here|now|whole|wholly|fully|completely|verbatim|word|line|letter|there
      |anyway|instead|backwards|with)\b|\ ?[.!;,]|\ ?\Z)
    |\b(?:so|now|but|then)\ (?:please\ )?do(?:\ (?:it|so))?\ ?(?:[.!]|\Z)""",
    re.VERBOSE,
)
"""An order for what was forbidden, in another form."""
_IN_PART: Final = re.compile(
    r"""[^.!?;:\n]{0,40}?\ (?:yet\b|(?:before|until|till|unless)\ i\b
    |(?:except|but|other\ than)\ (?:to\ |for\ )?(?:me|us)\b
    |(?<!even\ )(?<!or\ )(?:partly|partially|in\ part|halfway|incompletely|slowly)\b(?!\ or\b)|in\ (?:fewer|less)\ than
    |without\ (?:its|quoting|including|giving|the\ (?:first|last|beginning|end|rest|heading|title))\b)""",
    re.VERBOSE,
)
"""Words that forbid only a part of it: only until something is said, only to others, or less than the whole."""
_SUCH: Final = re.compile(r"(?:ignore|disregard)\ (?:that|those|such|these)\b")
"""An order not to do what somebody asked for."""
_TO_DROP: Final = re.compile(
    r"""(?:\ or\ \w+)?\ (?:that|which|to)\ (?:(?:asks?|tells?|tr(?:y|ies)|attempts?|claims?|instructs?|demands?)\b
    |(?:override|ignore|change|bypass)\b)
    (?![^.!?;]{0,80}\b(?:not|n't|never|refuse|decline|keep|withhold|limit|restrict|prevent|stop|protect|confidential|secret)\b)""",
    re.VERBOSE,
)
"""Words after instructions that are to be ignored, which say that these would change what a model does."""
_DROPS: Final = re.compile(r"(?:ignor|disregard|dismiss|discard|(?:do\ not|don't|never)\ (?:follow|obey|execute))")
_OF_MODEL: Final = re.compile(r"\b(?:previous|prior|earlier|preceding|above|original|initial|system|developer|your)\b")
"""Words for instructions that a model has. A model told to ignore these is attacked, not protected."""
_CONFIDENTIAL: Final = re.compile(
    r"""\ (?:is|are|(?:must|should)\ (?:be|stay|remain|be\ kept)|stays?|remains?)
    \ (?:strictly\ |kept\ |to\ be\ |to\ stay\ )?
    (?:confidential|secret|private|proprietary|internal\ only|not\ to\ be\ \w+|never\ to\ be\ \w+)\b
    (?!,?\ (?:but|yet|still|however|no\ (?:longer|more)|any\ ?more))""",
    re.VERBOSE,
)
"""Words after something that say that it is not to be told."""
_TELLS: Final = re.compile(rf"{_SAY}(?:e|s|es|ing|ting)?\b")
_VERB: Final = re.compile(rf"\b(?:{_SAY}|{_DO})(?:e|s|es|ing|ting)?\Z")
_OBJECT: Final = re.compile(
    r"""(?:the|your|its|this|that|these|those|any|all|my|our|an?|what|which|how|who|to|such|other|system|hidden|internal
    |initial|previous|prior|custom|private|confidential|prompts?|instructions?|rules|secrets?|passwords?|credentials
    |api|keys?|tokens?|users?|developer|config\w*)\b""",
    re.VERBOSE,
)
"""The beginning of what is told or done. Anything else right after a verb is a sentence of its own."""
_OF_ITSELF: Final = re.compile(r"\b(?:i|we|it|they)\ \Z")
"""The subject of a sentence about what somebody does not do, which forbids nothing to others."""

_WORD: Final = re.compile(r"\w+")
_BREAK: Final = re.compile(r"\n[^\w\n]*(?:\n|[A-Z])")
"""The end of a paragraph, or of a line before one that begins with a capital."""
_SHORT: Final = 40
"""Characters up to which a line was not wrapped, so that its end is the end of a paragraph."""


def forbidden(canonical: str, start: int, end: int, text: str = "") -> bool:
    """Whether the sentence of a match forbids it, or says that it will be refused when others ask for it.

    `start` and `end` are in characters. `text` is the text whose canonical form this is. If it is given, a prohibition
    does not reach beyond its paragraph.
    """
    if _TEXT_OF_MODEL.search(canonical, start, end) and (
        _AFTER_ALL.search(canonical, end, end + AFTER) or _IN_PART.match(canonical, end, end + AFTER)
    ):
        return False
    if _CONFIDENTIAL.match(canonical, end, end + AFTER) and not _TELLS.match(canonical, start, end):
        return True
    if (
        _DROPS.match(canonical, start, end)
        and _TO_DROP.match(canonical, end, end + AFTER)
        and not _OF_MODEL.search(canonical, start, end)
    ):
        return True
    before = canonical[max(0, start - REACH) : start]
    goes_on = _LISTED.match(canonical, end, end + AFTER) is not None
    for found in _FORBIDDEN.finditer(before):
        between = before[found.end() :]
        if _DENIED.search(before, 0, found.start()) or not _reaches(between, goes_on=goes_on):
            continue
        if between == " " and _VERB.search(found[0]) and not _OBJECT.match(canonical, start, end):
            continue
        if "," in between and _OF_ITSELF.search(before, 0, found.start()):
            continue
        if not (text and _is_broken(text, f"{found[0]}{between}", canonical[start:end])):
            return True
    asked = _ASKED.search(before)
    if asked is None:
        return False
    if _SUCH.match(canonical, start, end):
        return True
    _, comma, last = asked["between"].rpartition(",")
    if comma and not (goes_on or _OR.search(last)):
        return False
    after = canonical, end, end + AFTER
    return _DECLINED.match(*after) is not None and _DONE.match(*after) is None


def _is_broken(text: str, before: str, match: str) -> bool:
    """Whether a paragraph ends between the words before a match and the match, or these are not found in the text."""
    words = (*_WORD.findall(before), *_WORD.findall(match)[:1])
    spans = [found.span() for found in re.finditer(r"\W{1,40}?".join(words), text, re.IGNORECASE)]
    return not spans or any(_ends_paragraph(text, start, end) for start, end in spans)


def _ends_paragraph(text: str, start: int, end: int) -> bool:
    """Whether a paragraph, or a line that is too short to have been wrapped, ends within a stretch."""
    line_end = text.find("\n", start, end)
    short = line_end >= 0 and line_end - text.rfind("\n", 0, start) <= _SHORT
    return short or _BREAK.search(text, start, end) is not None


def _reaches(between: str, *, goes_on: bool) -> bool:
    """Whether a prohibition still holds after some words: the sentence has not turned, and any comma is of a list."""
    if _TURNS.search(between):
        return False
    _, comma, last = between.rpartition(",")
    return not comma or goes_on or _OR.search(last) is not None
