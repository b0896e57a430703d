"""Describing: whether the sentences around a match say what something does, may or must do, without ordering anything.

It is for texts that a user did not write: a user who describes a model without limits may well want one.
"""

import re
from typing import Final

from filters.context.quotations import quotation

CLAUSE: Final = 160
"""Characters before a match that are read, at most back to the beginning of its clause."""
TURN: Final = 160
"""Characters after a match in which an answer to it must stand."""
ABOUT: Final = 480
"""Characters before and after a match whose words show what a text is about."""

_CLAUSE_END: Final = re.compile(r"[.!?;:|\n]|\ [-*]\ ")
_MACHINE: Final = r"""(?:ais?|assistants?|models?|llms?|(?:chat)?bots?|agents?|gpt\w*|chatgpt|claude|gemini|copilot|ki
    |machines?|systems?(?!\ (?:prompt|message))|robots?|personas?|characters?)"""
_ADDRESSED: Final = re.compile(
    rf"""\b(?:you|your|yours|yourself|i|me|we|us|it|they|tu|te|vous|du|dir|usted|ia|l'ia|asist\w+|assist\w+|model\w+|everything|{_MACHINE}|ассистент\w*|модель|readers?|recipients?|responses?|repl(?:y|ies)
    |answers?|outputs?|summar(?:y|ies)|every\w*|any\w*|who|whoever|whichever
    |each|one|all|this|that|these|those|here|now|please)\b""",
    re.VERBOSE,
)
"""Names for whoever would obey, and other words that occur in orders."""
_MODAL: Final = re.compile(
    r"""\w\ (?:(?:may|might|can|could|shall|must|should|will|would|cannot)
      (?:\ (?:not|never|also|then|thus|only|otherwise|\w+ly))*
      (?:\ be\ (?:\w+ed|told|free|able)\ to)?
    |doi(?:t|vent)|peu(?:t|vent)|dev(?:e|ono|em)|deben|pued(?:e|en)|pode(?:m)?|puo|possono|долж(?:ен|на|ны)|мо(?:жет|гут)
    |\w+ed\ (?:the|an?|his|her|their|our)\ \w+\ to|(?:is|are|be|been)\ (?:\w+ly\ )?used\ to)\ \Z""",
    re.VERBOSE,
)
_HAPPENS: Final = re.compile(r"\w\ (?:may|might|can|could|would)(?:\ (?:not|also|then|\w+ly))*\ \Z")
_ITS: Final = re.compile(r"\b(?:its|their|his|her)\b")
"""Words for what belongs to a model that a text describes; what belongs to its reader is "yours"."""
_YOU: Final = re.compile(r"\b(?:you|your|yours|yourself|ur|i|me|we|who|please|now)\b")
_INFLECTED: Final = re.compile(
    r"""(?:ignor|disregard|bypass|circumvent|evad|disabl|remov|reveal|leak|expos|disclos|extract|exfiltrat|steal|forget
    |overrid|disobey|violat|defeat|weaken|suspend|lift|abandon|dismiss|replac|output|print|repeat|show|display|shar|read
    |supersed|jailbreak|say|return|render|provid|send|know|list|writ|encod)(?:t?ing|e?s)\b|(?:ignored|bypassed|evaded|leaked|revealed|disclosed|exposed|exfiltrated|forgot
    |overrode|returned|rendered|added)\b""",
    re.VERBOSE,
)
"""Verbs in a form that gives no order."""
_REFUSED: Final = re.compile(
    r"""[^:]{0,120}?(?::\d\d[^:]{1,20}?)?\b(?:assistant|bot|chatbot|ai|agent|model|support|output|response|reply)
    ["'*]{0,2}\ ?:[*"'\ ]{0,4}
    (?:(?:i(?:'m|\ am)\ )?(?:very\ |really\ )?(?:sorry|afraid|unable)|i\ (?:can(?:'t|not|\ not)|won't|will\ not)
    |unfortunately|no,|as\ an\ ai|es\ tut\ mir|lo\ siento|je\ suis\ desole|desole|mi\ dispiace|desculpe)""",
    re.VERBOSE,
)
"""An answer that refuses, in a written-down conversation."""
_ASKED: Final = re.compile(
    r"\b(?:users?|humans?|customers?|visitors?|guests?|clients?|callers?|testers?|q)\ ?\d*[\"'*]{0,2}\ ?:[^:]{0,80}\Z"
)
"""The name of somebody who asks, in a written-down conversation."""
_SUBJECTS: Final = re.compile(
    r"""\b(?:(prompt\ (?:injections?|leak|attack)|injections?)|(jail-?br(?:eak|oke))
    |(attack(?:s|ed|ing|ers?)?\b|adversar)|(red[ -]?team)|(vulnerab|exploit|cve-\d|weakness)
    |(mitigat|remediat|defen[cd]|protect|prevent|robust)|(malicious|harmful|threat|poison|hijack|spoof)
    |(guardrail|detect(?:s|ed|ion|or)|classifier|moderation)|(technique|tactic|taxonomy|categor|severity|finding)
    |(payload|probes?\b|owasp|mitre\b|cwe-\d|honeypot|canary))""",
    re.VERBOSE,
)
"""Words of security writing. Each group is one kind."""
_TEMPLATES: Final = re.compile(
    r"""tokeniz|template|special[ _]?(?:tag|token)|add_special|(?:bos|eos|eot|pad|stop)[ _]?(?:token|id|str)
    |chatml|prompt[ _]?format|generation[ _]prompt|vocab|role[ _]?name|message\[|in\ messages\b|_(?:inst|sys)\b
    |\{[{%]|\{[\w.]{0,24}(?:message|content|prompt|text|input|query|system|user)[\w.]{0,12}\}""",
    re.VERBOSE,
)
"""Words and signs of chat templates."""
_TURN_ENDS: Final = re.compile(
    r"""["'`{}%]|<\||<[/a-z]|\[/?inst|\\n|\breturn\b|\+=|\w\ =\ |\byou\ are\ [^.!?]{0,40}\b(?:helpful|assistant)\b"""
)
"""The end of a turn in a template, or what every such turn says. A turn without it may be an attack that opens one."""
TURN_OF_TEMPLATE: Final = 56
"""The most characters of a turn in a template that is written down."""
_GOES_ON: Final = re.compile(
    r"""\b(?:to|or|of|for|by|with|without|that|which|and|nor|the|an?|in|as|via|like|than|from|into|about|against|\w+ing)
    \ (?:["'`(*]{1,3})?\Z""",
    re.VERBOSE,
)
"""Words after which a sentence cannot have ended: what follows them is no order by itself."""
NEAR: Final = 200
"""Characters before and after a marker that are searched for `_TEMPLATES`."""
MOST: Final = 4
"""Kinds of `_SUBJECTS` around a match from which a text is security writing."""


def described(canonical: str, start: int, end: int) -> bool:
    """Whether a match in a text by a third party is only described.

    That is so if it says what others do, is refused in a written-down conversation, stands in security writing, or is a
    marker of a template that is written down.
    """
    return (
        _is_told(canonical, start, end)
        or _is_refused(canonical, start, end)
        or _is_security_writing(canonical, start, end)
        or _is_of_a_template(canonical, start, end)
    )


def _is_told(canonical: str, start: int, end: int) -> bool:
    """Whether the clause says what somebody else may or must do, or what happens."""
    first = max(0, start - CLAUSE)
    ends = [sign.end() for sign in _CLAUSE_END.finditer(canonical, first, start)]
    clause = canonical[ends[-1] if ends else first : start]
    if _YOU.search(canonical, start, end):
        return False
    if _MODAL.search(clause):
        told = _HAPPENS.search(clause) and _ITS.search(canonical, start, end) and not _YOU.search(clause)
        return bool(told) or _ADDRESSED.search(clause) is None
    inflected = _INFLECTED.match(canonical, start, end)
    if inflected is None or _YOU.search(clause):
        return False
    return bool(clause.strip()) or inflected[0].endswith("s")  # "reveals": a description of code, never an order


def _is_refused(canonical: str, start: int, end: int) -> bool:
    """Whether a named speaker asks for it in a written-down conversation, and the answer refuses."""
    if _REFUSED.match(canonical, end, end + TURN) is None:
        return False
    return _ASKED.search(canonical, max(0, start - CLAUSE), start) is not None


def _is_security_writing(canonical: str, start: int, end: int) -> bool:
    """Whether words of security writing stand before and after a match, and its sentence leads to it or it is quoted.

    The words alone do not suffice: an order that stands by itself between them is no part of such a text.
    """
    if _YOU.search(canonical, start, end):
        return False
    if not _GOES_ON.search(canonical, max(0, start - CLAUSE), start) and quotation(canonical, start, end) is None:
        return False
    before = {found.lastindex for found in _SUBJECTS.finditer(canonical, max(0, start - ABOUT), start)}
    after = {found.lastindex for found in _SUBJECTS.finditer(canonical, end, end + ABOUT)}
    return bool(before) and bool(after) and len(before | after) >= MOST


def _is_of_a_template(canonical: str, start: int, end: int) -> bool:
    """Whether a marker opens a turn with little or nothing in it, amid words for templates and tokens."""
    if canonical[start] not in "<[" or not _TURN_ENDS.search(canonical, end, end + TURN_OF_TEMPLATE):
        return False
    return _TEMPLATES.search(canonical, max(0, start - NEAR), end + NEAR) is not None
