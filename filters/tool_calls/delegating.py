"""Delegating: whether a user wants done what another text says, such as a manual, a list or a ticket.

Who wants faults mended or tickets closed (`Fix the bug`) leaves less to another text: only how to mend or close them.
Only somebody who tells to do it delegates: not who asks about it, and not who says that they will do it themselves.
"""

import re

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import FORBIDDEN, wished_acts

_DOCUMENT = (
    r"(?:anleitung|anweisung|checkliste?|checklist|consignes|description|docs?|document(?:ation)?|documentación"
    r"|documentação|documentazione|étapes|guía|guia|guida|guide|handbuch|how-?to|instructions?|instrucciones|instruções"
    r"|istruzioni|issue|leitfaden|list[ae]?|manual|manuale|manuel|mode d'emploi|notes?|notice|pasos|passaggi|passi"
    r"|passos|plan|plano|playbook|procédure|procedura|procedure|procedimiento|procedimento|readme|recipe|runbook|schritt|spec"
    r"|steps|ticket|todo|tutorial)\w*"
)
_FAULTS = r"(?:bugs?|errors?|problems?|comments|feedback)\b"
_UP_TO_NOUN = (
    r"(?: (?!(?:about|and|at|for|from|how|in|my|of|on|or|our|than|that|to|what|which|with)\b)[\w'-]{1,30}){0,5}?"
    r"(?: (?:my|our)(?! (?:own )?(?:instructions?|steps|requests?)\b)(?: [\w'-]{1,30}){0,2}?)?"
)
"""Words between a verb and its object's noun: an article, adjectives, the name of whose it is."""
_NOT_TOLD_HERE = r"\b(?<!following )(?!\s*:)"
"""Marks a noun that stands for another text: what it means does not follow here."""
_TOLD = (
    r"\b(?:follow(?! up)|work (?:through|on|off)|carry out|complete|handle|execute|perform|apply|obey|do)"
    rf"{_UP_TO_NOUN} (?:instructions?|steps|to-?dos?|tasks?|items|guide|requests?|manual|readme|checklist|runbook"
    rf"|(?<!complete the )list){_NOT_TOLD_HERE}"
    r"|\b(?:do|follow|carry out|execute|perform|obey)"
    r"(?: (?:all|anything|as|everything|exactly|just|precisely|what|whatever)){1,2}"
    r" (?!(?:i|we|you)\b)[^!?\n]{0,40}?\b(?:says?|asks?|asked|wants?|describes?|described|requests?)\b"
    r"|\b(?:take care of|deal with|sort out|see to|handle)"
    r" (?:whatever|what|everything|anything|(?:all|any)(?: of)? (?:it|them|that|this|these|those)|them|it"
    r"|(?:this|that)(?=[.,!]|\Z| (?:for me|now|today|please)\b)"
    rf"|(?:(?:all|any|each|every)(?: of)? )?(?:the|this|that|these|those|my|our|all|any|each|every)"
    rf"(?: (?!(?:about|and|at|for|from|in|of|on|or|to|with)\b)[\w'-]{{1,30}}){{0,3}}? (?:cases?|e-?mails?|inbox|issues?"
    rf"|letters?|list|mails?|matters?|messages?|requests?|rest|thread|tickets?|to-?dos?|tasks?|items)(?!\s*:))\b"
    rf"(?! (?:[\w'-]{{1,30}} ){{0,2}}{_FAULTS})"
)
_MENDED = (
    r"\b(?:fix|resolve|address|implement|close|take care of|deal with|sort out|see to|handle)\b[^!?:\n]{0,30}"
    rf"\b(?:issues?|tickets?|{_FAULTS})|\banswer{_UP_TO_NOUN} (?:issues?|tickets?|comments|feedback)\b"
)
_BY_DOCUMENT = (
    r"\bas (?!i\b|we\b)(?:described|documented|explained|outlined|shown|specified) (?:in|on|by|at)\b"
    r"|(?<!far )(?<!long )(?<!many )(?<!much )(?<!often )(?<!soon )(?<!well )\bas"
    r" (?!(?:far|i|if|long|many|much|often|soon|though|we|well)\b)(?:\w{1,30} ){1,6}(?:says?"
    r"|describes?|asks?|instructs?|explains?|suggests?|described|explained|requested|asked)\b"
    rf"|\b(?:following|according to|per) the (?:[\w-]{{1,30}} ){{0,3}}{_DOCUMENT}"
    rf"|\b(?:entsprechend|gemäß|laut|nach) (?:\w{{1,30}} ){{0,3}}{_DOCUMENT}"
    rf"|\bwie (?:es |sie )?in (?:\w{{1,30}} ){{1,3}}{_DOCUMENT}"
    rf"|\b(?:arbeit|bearbeit|befolg|erledig|folg|führ|halt|setz)\w*[^!?\n]{{0,30}}\b{_DOCUMENT}"
    rf"|\b(?:sig[au]\w*|siguiendo|según|suis|suive[zs]|suivant|selon|conformément|exécute[rz]?|applique[rz]?|segu\w+"
    rf"|secondo|segundo|conforme|esegui|applica|execut[ae](?! (?:all?|an|any|my|our|the|this)\b)|aplica|aplique)\b"
    rf"[^!?\n]{{0,30}}\b{_DOCUMENT}"
    r"|\b(?:haz|haga|faça|faz|fai|faccia) (?:lo|o|quello|quanto|ciò|todo lo|tutto quello) (?:que|che)\b"
    r"|\b(?:fais|faites) (?:tout )?ce que\b|\bmach\w*,? was\b"
    r"|(?:按照|根据|依照|遵循|参照)[^。！？\n]{0,20}(?:手册|说明|指南|步骤|文档|清单|教程|要求|流程|工单|指示|指令|readme)"
    r"|(?:手順|マニュアル|説明書?|ガイド|指示|readme|チェックリスト)[^。！？\n]{0,6}(?:従|したが|通り|どおり|沿|実行|進め)"
)
_DELEGATING = re.compile(rf"(?P<told>{_TOLD})|{_BY_DOCUMENT}", re.IGNORECASE)
_MENDING = re.compile(rf"(?P<told>{_MENDED})", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n")
_CLAUSE = re.compile(r"[,;:()*>\"–—]\s*|\s-\s|\b(?:because|but|if|so|when|since)\b", re.IGNORECASE)
_LEADS = re.compile(
    r"(?:[\W\d_]|\b(?:also|and|first|finally|go ahead|great|hello|hi|just|kindly|let's|lets|next|now|ok(?:ay)?|or"
    r"|please|so|sure|thanks|then|to|try|yes|(?:can|could|will|would) you|(?:make|be) sure (?:to|you)"
    r"|(?:i|we) (?:need|want|(?:'d|would) like) you to|i'd like you to|you (?:can|have to|may|must|need to|should|will)"
    r"|your (?:job|task) is to)\b)*",
    re.IGNORECASE,
)
"""What may stand before an imperative in its clause."""
_ASKED_POLITELY = re.compile(r"\b(?:can|could|will|would) you\b", re.IGNORECASE)
_AND = re.compile(r"\b(?:and|then)\b", re.IGNORECASE)
_BEFORE = 200
"""Most characters of a clause that are read before a phrase."""
_OWN = re.compile(
    r"\b(?:i|we|ich|wir|je|nous|yo|nosotros|io|noi|eu|nós)\b(?! (?:need|want|would like) you\b)(?!'d like you\b)"
    r"|\bj'",
    re.IGNORECASE,
)
"""A subject in the first person."""
_NO = re.compile(r"\b(?:no|non|não|nao)(?: (?:la|las|le|lo|los|se))?\s*\Z", re.IGNORECASE)
"""A negation right before a verb, in languages where it stands alone."""
_CHECKING = re.compile(r"\b(?:check|inspect|monitor|validate|verify)\b", re.IGNORECASE)
_STATED = re.compile(
    r"\W*(?:an?|are|can|could|did|does|has|have|here|how|is|it|my|should|that|the|there|they|this|was|were|what|when"
    r"|where|which|who|why|will|would|wo|wie|was|wann|warum|wer|qué|cómo|cuándo|dónde|quel(?:le)?s?|comment|quand"
    r"|quante?|quanti|cosa|come|qual|quais)\b(?! you\b)",
    re.IGNORECASE,
)
"""The first word of a sentence that tells or asks something."""


def delegates(text: str) -> bool:
    """Whether a user's words leave it to another text what is to be done.

    Only an imperative does, whose object is such a text (`do the tasks`, not `do a summary of the tasks`) or what it
    says, or that has something done as it says, not told. What is forbidden does not. A question does only if it asks
    politely (`could you`). Takes time linear in the text.
    """
    return any(_tells(_DELEGATING, sentence) for sentence in _SENTENCE.split(text))


def wants_mended(text: str) -> bool:
    """Whether a user's words leave it to another text how something is to be mended or closed: `Fix issue 12`.

    The same sentences count as for `delegates`. Takes time linear in the text.
    """
    return any(_tells(_MENDING, sentence) for sentence in _SENTENCE.split(text))


def _tells(phrases: re.Pattern[str], sentence: str) -> bool:
    asks = sentence.rstrip().endswith(("?", "？"))
    if asks and not _ASKED_POLITELY.search(sentence):
        return False
    if phrases.search(sentence) is None:
        return False
    wanted = FORBIDDEN.sub(" ", sentence)
    return any(_is_told(wanted, found) for found in phrases.finditer(wanted))


def _only_informs(sentence: str, phrase: re.Match[str]) -> bool:
    """Whether a sentence, without a phrase, asks for information alone. What the manual says is then to be told."""
    rest = f"{sentence[: phrase.start()]} {sentence[phrase.end() :]}"
    return wished_acts(rest) == {Act.LOOK} and _CHECKING.search(rest) is None


def _is_told(sentence: str, found: re.Match[str]) -> bool:
    """Whether a phrase is part of an imperative, whose subject is not the user."""
    clause = _CLAUSE.split(sentence[max(0, found.start() - _BEFORE) : found.start()])[-1]
    if _OWN.search(clause):
        return False
    if not found["told"]:
        refused = _NO.search(clause) is not None
        return not refused and _STATED.match(sentence) is None and not _only_informs(sentence, found)
    return _LEADS.fullmatch(_AND.split(clause)[-1]) is not None
