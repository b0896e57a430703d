"""Discourse: whether the words around a match show that an attack is quoted, reported, forbidden or asked about.

What stands inside a quotation does not count as such words: an attacker writes that too.
"""

import re
from typing import Final

from filters.context.quotations import Quotation, quotation

FRAME: Final = 160
"""Characters before a quotation, or before a match that is not quoted, that are read."""
BEYOND: Final = 100
"""Characters after a quotation that are read."""
LIST: Final = 6 * FRAME
"""Characters before a quotation in a list that are searched for words about the list."""
_LISTED: Final = re.compile(r"""["'`](?:\ ?,\ ?(?:\#\ ?|or\ )?|\ or\ )["'`]\Z""", re.VERBOSE)
"""The end of the quotation before, a comma or "or", and the mark that opens this quotation."""
_NEXT: Final = re.compile(r"""["'`](?:\ ?(?:,|-|\#)\ ?(?:-\ ?|\#\ ?|or\ )?|\ or\ )[rbf]{0,2}["'`]""", re.VERBOSE)
"""The mark that closes this quotation, a comma, "or" or the dash of a list, and the beginning of the next quotation."""
_COMMAS: Final = re.compile(r"(?:\ ?,\ ?){2,}", re.VERBOSE)
EXCERPT: Final = "excerpt ("
"""The beginning of an excerpt's heading in what a verifier is shown. Words before it are of another text."""

_ATTACKS: Final = re.compile(
    r"""(?<![a-z])(?:injections?|jail-?br(?:eak|oke)\w*|attack(?:er|ing|ed)?s?|hackers?|adversar(?:y|ies|ial)
    |red[ -]?team\w*|malicious|exploits?|phishing|guardrails?|scammers?|pranksters?|tricked|trolls?
    |(?:input|content|safety|phrase|keyword)\ (?:filter|list|check)s?|classifiers?
    |vulnerab\w+|pen(?:etration)?[ -]?test\w*|cve-\d+|spoof\w*
    |angreif\w+|angriff\w*|manipul\w+|attaqu\w+|pirat(?:e|es|age)|atacantes?|ataques?|inyecci\w+|injec[ao]\w+
    |truco|attacc\w+|iniezion\w+|saldir\w+|enjeksiyon\w*|atak\w*|aanval\w*|wstrzykni\w+)(?![a-z])
    |атак|злоумышлен|взлом|инъекц|攻击|注入|越狱|黑客|攻撃|脱獄|インジェクション|공격|탈옥|인젝션|해커
    |هجوم|مهاجم|اختراق|हमला|इंजेक्शन""",
    re.VERBOSE,
)
"""Words for attacks, attackers and defences."""
_HINTS: Final = re.compile(
    r"""(?<![a-z])(?:(inject(?:s|ed|ing)?)|(payloads?)|(guards?)|(dangerous|suspicious)|(forbidden|disallowed)
    |(blocked(?!_)|block[ _-]?(?:list|patterns?))|(den(?:y|ied)[ _-]?(?:list|patterns?|commands?))
    |(poison\w*|hijack\w*)|(moderation|rails?)|(findings?|severity)|(disclos\w+)|(remediat\w*|mitigat\w*)
    |(owasp|mitre|cwe-\d+)|(assert\w*)|(detect(?!ive)\w*|scan(?:s|ner|ners)?(?=[._(\ ]))|(>>>))(?![a-z])""",
    re.VERBOSE,
)
"""Words of writing about attacks that are common elsewhere too. Each group is one kind."""
_FEWEST_HINTS: Final = 2
"""Kinds of hints around a quotation that count as much as a word for attacks. Around a list, one kind is enough."""
_TELLS: Final = r"""(?:sa(?:y|ys|id|ying)|t(?:ell|ells|old)|ask(?:s|ed)?|wr(?:ite|ites|ote|itten|iting)
    |typ(?:e|es|ed|ing)|past(?:es|ed)|enter(?:s|ed)?|sent|sends|post(?:s|ed)?|tr(?:y|ies|ied)|shout(?:s|ed|ing)?|whisper(?:s|ed|ing)?|repl(?:y|ies|ied)
    |answer(?:s|ed)?|demand(?:s|ed)?|mutter(?:s|ed)?|cr(?:y|ied)|call(?:s|ed)?|urg(?:es|ed)|pleaded|claimed|insisted)"""
_AUTHORITY: Final = r"""(?:developer|operator|admin|owner|creator|maintainer|engineer|company|boss|manager|system
    |platform|page|site|document|above|following|previous|next|last|ai|assistant|model|agent|bot|llm|server|tool|policy|order
    |task)"""
"""Names of those who give orders to models, or pretend to."""
_REPORTED: Final = re.compile(
    rf"""(?:\b(?:customers?|clients?|visitors?|students?|pupils?|colleagues?|reporters?|guests?|callers?|somebody|someone
      |one\ user|(?:some|many)\ (?:users?|writers?)|we|(?:the|an?|one|our|another)\ (?!{_AUTHORITY})\w{{3,}}
      |people|they|kids?|friends?|boys?|girls?|man|woman|he
      |she|i)\ (?:\w+\ )?(?:then\ )?{_TELLS}\b[^.!?"]{{0,60}}
    |\b(?:sagte|schrieb|fluster\w+|rief|dit|ecrivit|ecrit|dijo|escribio|disse|escreveu|scrisse)\b[^.!?"]{{0,30}}
    |(?:сказал|написал|пиш(?:ет|ут)|написав)\w*[^.!?"]{{0,40}}
    |\b(?:schreef|schrijft)\b[^.!?"]{{0,40}})[,:(]?\ ?\Z""",
    re.VERBOSE,
)
"""Words that say that somebody said what follows."""
_NARRATED: Final = re.compile(
    r"""[,.]?["'」』]?[,.]?\ ?(?:-\ )?
    (?:(?:he|she|they|it|i|the\ \w+|\w+)\ (?:\w+ly\ )?(?:said|told|asked|shouted|whispered|replied|cried|muttered)
    |(?:said|asked|shouted|whispered|replied|cried|sagte|fluster\w+|rief|schrieb|fragte|dijo|dit|ecrivit|murmura
      |disse|сказал\w*|крикнул\w*|прошептал\w*)\b)""",
    re.VERBOSE,
)
"""Words that say that somebody said what stands before."""
_MACHINE: Final = re.compile(
    r"\b(?:ai|assistants?|models?|llms?|chatbots?|agents?|gpt|ki|ia|asistente|assistente|modelo)\b|нейросет|助手|모델"
)
"""Names of those whom a quotation addresses if it is meant to be obeyed."""
_GIVEN: Final = re.compile(
    r"\b(?:instruc\w+|prompts?|systemprompt|guidelines?|directives?|anweisung\w*|consignes?|istruzion\w+)\b|инструкц|指令|指示|提示词"
)
"""Words for what models are given. Somebody who speaks to people seldom uses them."""
_BOT: Final = re.compile(
    r"\b(?:the|our|its|der|unser|le|el|il|o|a|an)\ (?:\w+\ )?(?:chatbot|bot|assistant|robot|model|filter)\b(?!\ ?:)"
    r"|\bbots?\b|бот"
)
"""A machine that the text speaks about."""
ACROSS: Final = re.compile(r"""\w["'`]\ ?,\ ?["'`]\w""")
"""The border between two quotations of a list. Words on both sides of it make no phrase."""
_QUOTED: Final = re.compile(r"""(?<![a-z0-9])(['`])[^'`"]{1,160}\1(?![a-z0-9])""")
"""A quotation in other marks than double ones."""
_HOSTILE: Final = re.compile(
    r"""(?:ignor|disregard|skip|discard)\w*\ (?:\w+\ ){0,2}
    (?:malicious|injected|suspicious|adversarial|untrusted|hostile)\ (?:instructions?|commands?|prompts?)\b""",
    re.VERBOSE,
)
"""An order to ignore the instructions of an attack."""
_LIVE: Final = re.compile(r"https?://|\w@\w")
"""An address, to which an attack sends something. An attack that is only quoted seldom has one."""
_ORDERED: Final = re.compile(
    r"""\b(?:say|print|output|repl(?:y|ies)|repeat|respond|return|echo|append|add|answer(?!ed|s)|format|convert|reverse
    |(?:start|begin|end)\ (?:\w+\ ){0,5}with|complet\w+|finish|fill|context|translat\w+|vervollstandig\w+|ubersetz\w+
    |traduc\w*|tradui\w*|traduz\w*)\b[^.!?"|]{0,80}\Z""",
    re.VERBOSE,
)
"""An order to say, work on or continue the words that follow: an attack like any other."""
_OBEYED: Final = re.compile(
    r"""(?<!never\ )(?<!not\ )(?<!n't\ )(?<!(?<!you\ )may\ )(?<!(?<!you\ )might\ )(?<!(?<!you\ )could\ )
    \b(?:act\ (?:up)?on|comply|obey|follow|execute|perform|carry\ out|do\ what|do\ (?:it|so|this|that))\b""",
    re.VERBOSE,
)
"""An order to do what is quoted."""
_BY_USERS: Final = re.compile(
    r"""\b(?:what\ (?:does|do|did|is|are)|mean(?:s|ing)?|why\ (?:do|does|did|is|are|(?:(?:the|some)\ )?people|write|say)
    |differ\w+|explain|label|classif\w+
    |regex\w*|regular\ expression|unit\ tests?|detect\w*|teach\w*
    |(?:writ(?:e|ing)|draft|mak(?:e|ing)|creat(?:e|ing)|need|want|give|put|have|help|find)\b[^.!?"]{0,80}
      \b(?:stor(?:y|ies)|scene|novel|lyrics|song|poem|chorus|title|slides?|training|lessons?|students?|homework|quiz
      |e-?mails?|phrases?|sentences?|memes?|joke|blog)
    |says|said|writ(?:es|ing|ten)|wrote|typ(?:es|ing|ed)|shouting
    |bedeutet|bedeuten|warum|satz(?:e|es)?|szene|geschichte|que\ veut\ dire|signifi\w+|pourquoi|(?:la|cette|une)\ phrase
    |alumn\w+|clase|por\ que|frase|explic\w+|escena|licao|perche|spieg\w+|esempi\w*|ne\ demek|anlam\w*|neden|dlaczego
    |zdani\w+|wyjasni\w+|znaczy|betekent|waarom)\b
    |почему|значит|фраз|рассказ|что\ такое|意思|是什么|为什么|所谓|常说|意味|言葉|とは|なぜ|という|의미|뜻|라는|왜
    |معنى|عبارة|لماذا|मतलब|वाक्य|क्यों""",
    re.VERBOSE,
)
"""What a user asks about words, or wants done with them, that somebody else might write."""
_SORTED: Final = re.compile(
    r"""\b(?:label|classify|categori[sz]e|mark|rate|sort|judge|flag|tag|annotate|decide|tell)\b[^.!?]{0,60}
    \b(?:injections?|jailbreaks?|malicious|attacks?|unsafe|harmful|benign|spam)\b[^.!?:]{0,60}:""",
    re.VERBOSE,
)
"""A user's task to classify texts."""
_OTHERS: Final = r"""(?:employees|staff|users?|customers?|students?|pupils|members|contractors|vendors?|people|nobody
    |no\ one|anyone|someone|somebody|visitors?|writers?|pages?|documents?|messages?|attackers?|hackers?|texts?
    |inputs?)"""
"""Words for people that are spoken of, not spoken to."""
_ASK: Final = r"(?:asks?|asked|tries|try|tried|tells?|told|wants?|instructs?|orders?|demands?)"
_MODEL: Final = r"""(?:(?:a|an|the|its?|our|your|their|any)\ )?(?:\w+'s\ )?
    (?:it|bot|chatbot|assistant|model|ai|agent|llm|chatgpt|gpt\S{0,4}|claude|gemini|copilot)(?:\ (?:to|into))?"""
_ELSE: Final = r"(?!\byou(?!r)|\b(?:but|except|unless|other\ than|please)\b)"
"""No word follows with which a sentence addresses its reader, or turns to what is to be done after all."""
_BOUND: Final = r"""(?:must|may|shall|should|can|(?:are|is)(?:\ \w+)?\ ?(?:not|n't|never|allowed|permitted|forbidden
    |prohibited|banned|expected|required|obliged|supposed|told|asked|advised|encouraged|urged|free|able|trying|tempted
    |known))"""
"""Begins what somebody should do or does, rather than where or what they are."""
_ITS: Final = re.compile(r"\b(?:its|their|his|her)\b")
"""Words for what belongs to a model that a text describes; what belongs to its reader is "yours"."""
_BY_OTHERS: Final = re.compile(
    rf"""(?:
    \battempts?\ to\ ?:[^.!?;:]{{1,140}}\ [-*]
    |\b(?:attempt(?:s|ing|ed)?|try|tries|trying|tried|used|designed|aim(?:s|ed)?)\ to\b(?:{_ELSE}[^.!?;]){{0,90}}
      \b(?:and|or|nor|to|by|of)
    |\b(?:{_OTHERS}|they|who)\ (?:\w+\ )?(?:try|tries|tried|attempt(?:s|ed)?)\ to\b(?:{_ELSE}[^.!?;]){{0,90}},
    |\b{_OTHERS}\ {_BOUND}\b(?:{_ELSE}[^.!?;:]){{0,140}}
      \b(?:to|or|nor|of|from|than|by|into|an?)(?:\ (?:be|become|act\ as|pretend\ to\ be))?(?:\ an?)?
    |\b(?:forbidden|prohibited|not\ allowed|a\ crime|illegal|verboten|untersagt|interdit|prohibido|proibido|vietato)\b
      (?:{_ELSE}[^.!?;]){{0,110}}\b(?:to|or|nor|from|zu|oder|de|d'|ou|di|o)
    |\b(?:if|when|whenever|once|where|that)\ (?:(?:the|a|an|any|some|another)\ )?{_OTHERS}
      (?:\ (?:then\ )?{_ASK}(?:\ (?:you|it|them|me|(?:the|a|an|its|our)\ \w+))?
      \ (?:to|for\ (?:an?|the|its|any)|that)(?:\ \w+){{0,3}})?
    |\b(?:if|when|whenever|once)\ (?:an?|any|some)\ \w+\ {_ASK}\ (?:you|it)\ (?:to|for|that)(?:\ \w+){{0,3}}
    |\b{_OTHERS}\ (?:asks|tells|tries|wants|instructs|orders)\ (?:(?:it|the\ \w+)\ )?(?:to|for)(?:\ \w+){{0,3}}
    |\b(?:make|made|makes|got|getting|trick\w*|forc(?:e|ed|es|ing)|convinc\w+|persuad\w+|coerc\w+|talk\w*|induc\w+)
      \ {_MODEL}
    |\b(?:i|we|he|she|they|somebody|someone)\ (?:asked|told|instructed|prompted)\ {_MODEL}
    |\b(?:asking|telling|getting|instructing|prompting|(?:not|never|may|users?|who)\ (?:ask|tell|instruct|prompt|get))
      \ {_MODEL}\b(?:{_ELSE}[^.!?;]){{0,120}}\b(?:to|or|nor)
    |\b(?:you|we)\ (?:may|must|shall|should|can)\ ?(?:not|never|n't)\ (?:attempt|try|use|prompt|ask|instruct|cause)\b
      (?:{_ELSE}[^.!?;]){{0,140}}\b(?:to|or|nor)
    |\b(?:no|without|lacks?)\b[^.!?;:,]{{0,60}}\b(?:or|nor)(?:\ (?:an?|direct|explicit|any))?
    |\b(?:wrote|said|claimed|told|asked|demanded|insisted)\b[^.!?;"]{{0,80}}
      \bthat\ (?:it|he|she|they|the\ \w+)\ (?:should|must|would|could|had\ to|has\ to|was\ to)
    |\b(?:bot|chatbot|model|assistant|it)\ (?:has\ )?(?:pasted|printed|revealed|leaked|disclosed|showed|repeated
      |answered|ignored|forgot|refused)(?:\ (?!your)\w+){{0,2}}\ (?:the|its|all|any|a|his|her|their|our)
    |\b(?:coach|boss|teacher|doctor|therapist|mother|father|wife|husband|colleagues?|friends?|brother|sister|lawyer
      |manager)\ (?:has\ )?(?:told|said|asked|advised|wants)(?:\ (?!you\b)\w+)?\ to
    |\bhow\ (?:do|can|would|could|to)\ (?:\w+\ ){{0,2}}(?:make|let|get|have)\ \w+
    |\b(?:dass?|que|qu'il|che)\ (?:el|la|le|il|o|der|die|das|un|une|uno?)\ \w+(?:\ \w+)?
    |\b(?:o|el|il|le|los|las|os|das|der)\ (?!assist|asist|model|agent|chat)\w{{4,}}
    |\b(?:le|les|lhe|gli)\ (?:digo|dije|dijo|pido|pidio|piden|disse|diz|chiedo)\b[^.!?;:]{{0,50}}\bque
    |\b(?:demande[rn]?t?|pede|pedir|pide|chiede|chiedere|fordert|auffordert)\b[^.!?;:]{{0,50}}
      \b(?:de|d'|para|di|zu|o\ modelo)
    |\b(?:between|zwischen|entre|what(?:\ is|'s)\ an?|was\ ist\ ein|que\ es\ un|o\ que\ e\ um)
    )\ ?["'(]?\ ?\Z""",
    re.VERBOSE,
)
"""A sentence before a match about what others do, try or must not do, or a question what something is."""
_SPEAKER: Final = re.compile(
    r"\b(?:customer|visitor|client|guest|caller|shopper|kunde|kundin|cliente)\ ?\d*\ ?:\ [^:]{0,80}\Z", re.VERBOSE
)
_ANSWERER: Final = re.compile(
    r"[^:]{0,160}(?::\d\d[^:]{1,20})?\b(?:bot|agent|assistant|support|operator|clerk|berater)\ ?\d*\ ?:", re.VERBOSE
)
"""The answer to what a client said in a written-down conversation."""
_SCOPED: Final = re.compile(
    r"""\w{0,2}(?:\ (?:context|comments?|notes?|requests?|e-?mails?|drafts?|versions?))?(?:\ (?:above|below|here))?
    (?:(?:\ (?:that\ )?i)?\ (?:sent|mailed|posted|wrote|left|said|mentioned|told\ you)
      (?:\ (?!you\b|about\b|regarding\b|for\b)\w+){0,4})?
    \ (?:about|regarding|concerning|for|(?:found\ )?in|on|of|from\ the\ last)\ (?=\S)
    (?:(?:the|a|an|our|my)\ )?(?!(?:\w+\ ){0,2}(?:system|prompts?|developers?|operator|openai|anthropic|google|meta
    |users?|you|your|yours|yourself|chats?|convers\w+|session|context|messages?|texts?|documents?|pages?|above|before
    |earlier|previous|prior|safety|security|content|polic\w+|ethic\w*|moral\w*|harm\w*|illegal|generat\w*|discuss\w*
    |topics?|speech|language|certain|societ\w*|laws?|nature|physics|robot\w*|human\w*|what|which|how|whom|restrict\w+
    |filter\w*|guard\w*|rul\w+|refus\w+|confiden\w+|privacy|secre\w+|models?|assistants?|ai|bots?|chatbot|agents?|company|owner|boss
    |creators?|makers?|provider|author|vendor|admin\w*|this|that|these|those|it|now|next|rest|all|any|every\w*|me|moment
    |while|good|ever|once|today|tests?|testing|answer\w*|respon\w+|repl\w+|output\w*|questions?|quer\w+|tasks?|second
    |minute|time|purposes?|being|fun|full|favou?r|total|case|order|place|violen\w*|hat(?:e|red)|weapon\w*|drugs?|explicit
    |nud\w+|sex\w*|porn\w*|nsfw|adult|gore|hack\w*|malware|explosiv\w*|bombs?|crim\w+|abus\w*|profan\w*|racis\w*
    |self-harm|suicid\w*)\b)[a-z0-9'`/]""",
    re.VERBOSE,
)
_IGNORES: Final = re.compile(
    r"""\b(?:(?:ignor|disregard|forget|overrid|discard|skip|remov|lift|bypass|circumvent|disabl)\w*|without|no|unrestricted)
    \ (?:(?!your\b|you\b)[\w'-]+\ ?){0,6}\Z
    |\b(?:not|never|n't)\ (?:follow|obey|execute|act\ on)\ (?:\w+\ ){0,2}\w+\Z
    |\bforget\ (?:about\ )?everything\ you\ (?:know|knew|learned)\Z""",
    re.VERBOSE,
)
"""An order to ignore something. Before `_SCOPED` it means instructions for one matter, not all that a model has."""
_CHECKED: Final = re.compile(
    r"""[^.!?]{0,60}\b(?:unless|until|before|if)\ you\ (?:have|had|are\ sure|know|can|ran|did)\b
    |\ that\ (?!you|this)[^.!?]{0,60}\ (?:until|before)\b""",
    re.VERBOSE,
)
_COMPLAINT: Final = re.compile(r"(?:ignored|forgot|disregarded|skipped|overlooked)\ (?:\w+\ ){0,2}my\b")
"""A complaint that the writer's own instructions were not followed."""
_YOU: Final = re.compile(r"\b(?:you|it|he|she|they|has|have|'ve)(?:\ \w+)?\ \Z")
"""Whoever did not follow them."""
_TOLD: Final = re.compile(r"\b(?:tell|inform|mention|report|say|claim)")
"""A word for telling. Before `_CHECKED`, only what was not checked is not to be told."""


def discussed(canonical: str, start: int, end: int) -> bool:
    """Whether a match is quoted by a text that speaks of attacks or says who said it, or reported by its sentence.

    A quotation that names a machine addresses one, and counts only beside words for attacks. One that names what models
    are given counts only where the text speaks about a machine.
    """
    if _is_limited(canonical, start, end) or ACROSS.search(canonical, start, end):
        return True
    quoted = _quotation(canonical, start, end)
    stands = quoted or quotation(canonical, start, end, values=True)
    if stands is None:
        return _is_reported(canonical, start, end)
    before, after = _about(canonical, stands)
    if _is_ordered(before, after) or _LIVE.search(canonical, stands.start, stands.end):
        return False
    about = f"{before} {after}" if quoted else before
    hints = {found.lastindex for found in _HINTS.finditer(about)}
    if _ATTACKS.search(about) or len(hints) >= (1 if _is_listed(canonical, stands) else _FEWEST_HINTS):
        return True
    if _heads_list(canonical, stands):
        return True
    if quoted is None:
        return _is_reported(canonical, start, end)
    if not (_REPORTED.search(before) or _NARRATED.match(canonical, quoted.end)):
        return False
    if _MACHINE.search(canonical, quoted.start, quoted.end):
        return False
    spoken_of = _BOT.search(before) or _BOT.search(after)
    return spoken_of is not None or _GIVEN.search(canonical, quoted.start, quoted.end) is None


def discussed_by_user(canonical: str, start: int, end: int) -> bool:
    """Whether a match in a user's own words is quoted by a question or a task, or is in texts to be classified."""
    if _COMPLAINT.match(canonical, start, end) and _YOU.search(canonical, max(0, start - 24), start):
        return True
    quoted = quotation(canonical, start, end)
    if quoted is None:
        return _SORTED.search(canonical, max(0, start - 2 * FRAME), start) is not None
    before, after = _about(canonical, quoted)
    if _is_ordered(before, after):
        return False
    signs = _BY_USERS.search(before), _BY_USERS.search(after), _NARRATED.match(canonical, quoted.end)
    return any(sign is not None for sign in signs)


def is_ordered(canonical: str, start: int, end: int) -> bool:
    """Whether a match is quoted as words that the reader is to say, work on or obey."""
    quoted = quotation(canonical, start, end)
    return quoted is not None and _is_ordered(*_about(canonical, quoted))


def is_of_others(canonical: str, start: int, end: int) -> bool:
    """Whether a stretch has a possessive of the third person, or words for attacks stand around it.

    Without either, and without quotation marks, words that introduce it may as well stand before an order.
    """
    if _ITS.search(canonical, start, end) or _ATTACKS.search(canonical, _frame(canonical, start), start):
        return True
    return _ATTACKS.search(canonical[end : end + BEYOND].partition(EXCERPT)[0]) is not None


def _quotation(canonical: str, start: int, end: int) -> Quotation | None:
    """Return the quotation that a stretch stands in, or that it ends in if it begins before the quotation."""
    inner = max(canonical.rfind(mark, start, end) for mark in "\"'`")
    return quotation(canonical, start, end) or (quotation(canonical, inner + 1, end) if inner >= 0 else None)


def _is_limited(canonical: str, start: int, end: int) -> bool:
    """Whether a match only orders to ignore instructions of attacks or for one matter, or to tell nothing unchecked."""
    if _HOSTILE.match(canonical, start, end):
        return True
    if _SCOPED.match(canonical, end):
        return _IGNORES.search(canonical, max(0, start - 16), end) is not None
    return _CHECKED.match(canonical, end) is not None and _TOLD.search(canonical, start, end) is not None


def _is_reported(canonical: str, start: int, end: int) -> bool:
    frame = _frame(canonical, start)
    if _BY_OTHERS.search(canonical, frame, start):
        return True
    return _SPEAKER.search(canonical, frame, start) is not None and _ANSWERER.match(canonical, end) is not None


def _is_ordered(before: str, after: str) -> bool:
    """Whether the words around a quotation order that it be said, worked on or obeyed."""
    return any(sign.search(part) for sign, part in ((_ORDERED, before), (_OBEYED, before), (_OBEYED, after)))


def _about(canonical: str, quoted: Quotation) -> tuple[str, str]:
    """Return the words before and after a quotation, without other quotations, as far as they are of the same text."""
    before = _before(canonical, quoted, 3 * FRAME)
    after = canonical[quoted.end + 1 : quoted.end + 1 + 3 * BEYOND].partition(EXCERPT)[0]
    return before[-FRAME:], " ".join(after.split('"')[::2])[:BEYOND]


def _before(canonical: str, quoted: Quotation, reach: int) -> str:
    first = max(0, quoted.start - reach)
    before = canonical[max(first, canonical.rfind(EXCERPT, first, quoted.start)) : quoted.start - 1]
    return " ".join(before.split('"')[::-2][::-1])


def _heads_list(canonical: str, quoted: Quotation) -> bool:
    """Whether a quotation is in a list, in marks of any kind, and the text before the list speaks of attacks."""
    if not _LISTED.search(canonical, max(0, quoted.start - 8), quoted.start):
        return False
    head = _COMMAS.sub(", ", _QUOTED.sub(" ", _before(canonical, quoted, LIST)))
    return any(words.search(head, max(0, len(head) - FRAME)) for words in (_ATTACKS, _HINTS))


def _is_listed(canonical: str, quoted: Quotation) -> bool:
    """Whether another quotation stands right before or after, as in a list."""
    if _LISTED.search(canonical, max(0, quoted.start - 8), quoted.start):
        return True
    return _NEXT.match(canonical, quoted.end) is not None


def _frame(canonical: str, place: int) -> int:
    """Return where to begin to read the words before a place: at most `FRAME` back, and not beyond a heading."""
    first = max(0, place - FRAME)
    return max(first, canonical.rfind(EXCERPT, first, place))
