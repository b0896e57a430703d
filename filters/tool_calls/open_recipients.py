"""Open recipients: whether a request leaves it to what stands elsewhere whom something is sent to.

It does if somebody other than an address in it is the object of a verb of sending: `mail each customer`, `reply to the
ticket`, `forward it to the others`. It does not if such words merely occur: `list all customers and send the list to
...`. This is a table of words, not a grammar.
"""

import re
from typing import Final

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import REACHING, wished_acts
from filters.tool_calls.telling import CHANNEL, HOST

GIVEN: Final = "\0"
"""What stands in a request in place of each address and number of a telephone or an account."""
_SENTENCE: Final = re.compile(r"(?<=[.!?;])\s+|\n\s*(?=\n|[-*\u2022\d])")
_CLAUSE: Final = re.compile(r"[,;:]|\b(?:und|dann)\b")
_UNREAD_SCRIPT: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
"""Scripts that write words without spaces. They are not read."""

_DETERMINER: Final = (
    r"(?:the|an?|this|that|these|those|my|our|your|his|her|their|its"
    r"|d(?:er|ie|as|en|em)|(?:ein|mein|dein|sein|unser)(?:e[mnrs]?)?|ihre[mnrs]?"
    r"|le|la|les|une?|mon|ma|mes|ton|ta|tes|sa|ses|notre|nos|votre|vos|leurs?"
    r"|el|los|las|una|mis?|sus?|il|lo|gli|[oa]s?|um|uma|meus?|minhas?)"
)
_EACH: Final = r"(?:all|both|each|every|alle[mnr]?|beiden?|jede[mnrs]?|cada|tod[oa]s|tous|toutes|chaque|tutt[ie]|ogni)"
_WHOM: Final = (
    r"(?:everyone|everybody|tout le monde|todo el mundo|them|him|her|(?:the )?others?|ihnen|ihm|die anderen"
    r"|ellos|ellas|eux|elles|lui|les autres|loro|los demás|los otros|gli altri)"
)
_PERSON: Final = (
    r"(?:attendees?|clients?|contacts?|customers?|members?|participants?|people|senders?"
    r"|absender\w{0,2}|kontakten?|kund(?:e|en|in|innen)|leuten?|mitglied(?:er|ern)?|teilnehme(?:nden?|r|rn|rin|rinnen)"
    r"|clientes?|contactos?|miembros?|participantes?|remitentes?|clienti|membri|partecipanti|mittente"
    r"|destinataires?|expéditeurs?|membres?)"
)
_WORD: Final = r"[\w'-]{1,40}"
_WORDS: Final = (
    r"(?:(?!(?:about|by|for|from|in|of|on|to|with|von|mit|de|d[uai]|des|del)\b)"
    rf"{_WORD}\s){{0,2}}?"
)
_TO: Final = r"(?:to|an|al?|à|aux?|para|per|ai|agli|aos?|b?cc:?)"
_NO_THING: Final = (
    rf"(?!['\u2019]|(?:\s(?:(?:as|by|in|als|en|per)\s(?:an?|one|eine?|une?)\b"
    rf"|(?!(?:{_DETERMINER}|also|and|as|auch|about|then|und|who|y|et|e)\b){_WORD})){{0,5}}"
    rf"\s{_TO}[\s:<*\"'(`]{{1,3}}{GIVEN})"
)
"""Not before what makes a word part of the thing that is sent to an address: `send them all to ...`, `send the customer
list to ...`."""
_PEOPLE: Final = rf"(?:{_DETERMINER}\s)?(?:{_EACH}\s)?{_WORDS}{_PERSON}"

_BEGINS: Final = (
    r"(?:\A\W*|[,:(]\s*|[\u2013\u2014-]\s|\b(?:also|and|but|can|could|finally|first|i|just|kindly|must|next|not|now|or|please"
    r"|shall|should|so|then|to|we|will|would|you|bitte|dann|sowie|und|zu|et|puis|y|luego|e|poi)\s)"
)
"""What stands before a verb that tells what to do. The same word after an article is a noun: `the answer`."""
_VERB: Final = (
    rf"(?:\b(?:(?:re)?sen(?:ds?|t)|goes|(?:must|shall|should|will)\sgo)\b|{_BEGINS}(?:answer|b?cc|call|circulate|copy|deliver|distribute|drop|e?-?mail|forward|give|hand"
    r"|message|pass|pay|phone|post|reply|respond|share|sms|text|transfer|wire|write)\b"
    r"|\b(?:(?:ver|weiter|zu)?(?:send|schick)(?:e?s?t|en?)?|(?:weiter)?leite[nt]?|antworte[nt]?|mail(?:e|en)"
    r"|schreib(?:e|en|t)?|teile[nt]?|überweise?[nt]?|zahle?[nt]?|gib)\b"
    r"|\b(?:envo(?:ie|yer?|yez)[sz]?|transf(?:ère|érer|érez)s?|transmet(?:s|tez|tre)?|écri(?:s|re|vez)|partage[rz]?"
    r"|répond(?:s|re|ez))\b"
    r"|\b(?:re)?env[ií][ae](?:r|le|les|lo|la|los|las)?\b|\bm[aá]nd(?:a|e|ar|are|ale|ales|ami|ate)\b"
    r"|\b(?:escrib(?:e|a|ir)|comparte|compartir|inv[ií]a(?:re)?|inoltra(?:re)?|scriv(?:i|ere)|rispond(?:i|ere|a)"
    r"|respond(?:e|er|a)|contest(?:a|e|ar))\b)"
)
"""A verb of sending."""
_SENDING: Final = re.compile(_VERB)
_RECIPIENTS: Final = re.compile(
    rf"(?:\b{_TO}\s(?:{_EACH}\b|{_WHOM}\b|{_PEOPLE}\b|(?:{_DETERMINER}\s)?(?:{_WORD}\s){{0,3}}?listed\b"
    rf"|{_DETERMINER}\s(?:{_WORD}\s)?list\b)"
    rf"|{_VERB}[\s-](?:(?:each|both|all)\sof\s\w+\b|(?:each|allen|beiden|jedem)\s{_DETERMINER}\b"
    rf"|(?:each|every|jedem)\s{_WORD}\s{_DETERMINER}\b|{_EACH}\s{_PERSON}\b|{_WHOM}\b|{_PEOPLE}\b|(?:leur|lui)\b)"
    rf"|\bshare\b[^,;]{{0,80}}?\swith\s(?:{_EACH}\b|{_WHOM}\b|{_PEOPLE}\b)){_NO_THING}"
)
_SENT_AT_LAST: Final = re.compile(
    r"\s(?:zu\s)?(?:ver|weiter|zu)?(?:schick(?:en|s?t)|senden|leiten|mailen|schreiben|überweisen|zahlen|geschickt|gesendet)\b"
)
"""A German verb at the end of its clause."""
_RECIPIENTS_BEFORE: Final = re.compile(
    rf"\ban\s(?:{_EACH}\b|{_WHOM}\b|{_PEOPLE}\b)|(?<!\bvon)(?<!\bmit)(?<!\bin)(?<!\baus)(?<!\bbei)(?<!\bnach)\s"
    rf"(?:allen|jedem|ihnen|ihm|(?:den|dem|der)\s{_WORDS}{_PERSON})\b"
)
_TELL: Final = (
    rf"{_BEGINS}(?:alert|ask|contact|inform|invite|notify|remind|tell|thank|warn|informier(?:e|en|t)?"
    r"|benachrichtig(?:e|en|t)?|erinner(?:e|n|t)?|sag(?:e|en|t)?|préviens|prévenez|inform(?:e|ez|a)|avis(?:a|e)"
    r"|avvisa|invit(?:a|ez)|notifi(?:ca|ez|e)|dile)\s(?:a(?:ux?|l)?\s)?"
)
"""A verb whose object is a person."""
_TELLING: Final = re.compile(rf"{_TELL}(?:{_EACH}|{_WHOM}|{_DETERMINER})\b")
_TELLING_NAMED: Final = re.compile(rf"(?i:{_TELL})[^\W\d_a-z](?=[^\W\d_]+\b(?!['\u2019]))")
_NO_ANSWER: Final = (
    rf"(?!\s(?:(?:to|an|a|à)\s)?[<*\"'(`]{{0,2}}{GIVEN}|\s(?:briefly|concisely|in|only|me|us|auf (?:deutsch|englisch)"
    rf"|kurz|en|brièvement)\b|(?:\s{_WORD}){{0,3}}?\s(?:questions?|fragen?|pregunt\w+|domand\w|pergunt\w+)\b)"
)
"""Not before an address, nor before what says how the model should answer, or which question."""
_ANSWERING: Final = re.compile(
    rf"(?:{_BEGINS}(?:reply|respond|answer|write back|get back)|{_BEGINS}antworte?[nt]?|\bbeantwort(?:e|en|et)"
    r"|\bauf\s[^,;]{1,80}\santworten|\brépond(?:s|re|ez)"
    r"|\bresp[oó]nd(?:e|er|a|an|en|el\w{1,3}|al\w{1,3})|\bcont[eé]st(?:a|e|ar|al\w{1,3}|el\w{1,3})"
    rf"|\brispond(?:i|ere|a|ete))\b{_NO_ANSWER}"
    r"|\b(?:send|post|submit|give|write|schick\w{0,2}|sende|envo(?:ie|yez)|env[ií]a|manda)"
    rf"\s(?:{_WORD}\s){{0,3}}?(?:reply|answer|response|antwort|réponse|respuesta|risposta|resposta)\b{_NO_THING}"
)
_TO_EACH: Final = re.compile(
    rf"(?:\b(?:for|für|pour|para|per)\s{_EACH}\s{_WORDS}{_PERSON}\b.{{0,80}}?{_VERB}"
    rf"|{_BEGINS}(?:e?-?mail|message|text|write)\s(?:to\s)?{_EACH}\s\w+)"
    rf"(?!(?:(?!\s(?:and|und|et|y|e)\s)[^,;]){{0,80}}{GIVEN})"
)
"""Each of several persons, where the clause has no address: `for each customer send a reminder`, `mail all tenants`."""
_GETTING: Final = re.compile(
    rf"{_BEGINS}let\s(?!me\b|us\b|{GIVEN})[^,;]{{2,40}}\sknow\b|\b(?:everyone|everybody|{_PERSON})\s(?:(?:must|shall|should|will|(?:has|have|needs?)\sto)\s)?(?:get|receive)s?\b"
)


def leaves_open(request: str) -> bool:
    """Whether a request leaves recipients to what stands elsewhere.

    It is in small letters, with `GIVEN` in place of each address. Takes time linear in the request.
    """
    return bool(_UNREAD_SCRIPT.search(request)) or any(map(_is_open, _SENTENCE.split(request)))


def tells_named(request: str) -> bool:
    """Whether a request, in its own letters, has a name as the object of a verb of telling: `and tell Zoë`."""
    return any(map(_TELLING_NAMED.search, _SENTENCE.split(request)))


def without_sources(request: str) -> str:
    """Return a request without what it only wants read, if it leaves open where something goes; else all of it.

    `Sum up https://one.example and post it to our wiki` names a place to read from and none to post to.
    Takes time linear in the request.
    """
    if not leaves_place_open(request):
        return request
    clauses = _CLAUSES.split(request)
    return "\n".join(clause for clause in clauses if not _only_reads(wished_acts(clause)))


def leaves_place_open(request: str) -> bool:
    """Whether a clause of a request leaves it to what stands elsewhere where something goes: `post it to our wiki`."""
    return _OPEN_PLACE.search(request) is not None and any(map(_has_open_place, _CLAUSES.split(request)))


def _has_open_place(clause: str) -> bool:
    is_named = HOST.search(clause) or CHANNEL.search(clause) or _DOTTED.search(clause)
    return not is_named and _OPEN_PLACE.search(clause) is not None and not wished_acts(clause).isdisjoint(REACHING)


def _only_reads(acts: frozenset[Act]) -> bool:
    return Act.LOOK in acts and acts.isdisjoint(REACHING)


_CLAUSES: Final = re.compile(r"[.!?;,:]\s+|\s(?:and|then|und|dann|et|puis|y|luego|e|poi)\s")
_OPEN_PLACE: Final = re.compile(
    r"\b(?:at|in|into|on|to|auf|im|in|nach|zu|chez|dans|sur|vers|à|al?|en|su|nel)\s(?:his|her|my|our|their"
    r"|ihr\w{0,2}|mein\w{0,2}|unser\w{0,2}|leur|ma|mon|nos|notre|mi|nuestr[ao]|mi[ao]|nostr[ao])\b|\b(?:where|wo|où|donde|dove)\b",
    re.IGNORECASE,
)
"""A place that is only described."""
_DOTTED: Final = re.compile(r"\w[.@][^\W\d_]")
"""A host without its scheme, an address of mail, or a file."""


def _is_open(sentence: str) -> bool:
    sending = _SENDING.search(sentence)
    if sending and _RECIPIENTS.search(sentence, sending.start()):
        return True
    at_last = _SENT_AT_LAST.search(sentence)
    if at_last and _RECIPIENTS_BEFORE.search(_CLAUSE.split(sentence[: at_last.start()])[-1]):
        return True
    return any(pattern.search(sentence) for pattern in (_ANSWERING, _TELLING, _TO_EACH, _GETTING))
