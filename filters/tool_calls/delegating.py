"""Delegating: whether a user wants done what another text says, such as a manual, a list or a ticket."""

import re

_DELEGATING = re.compile(
    r"(?<!what )(?<!why )(?<!how )(?<!where )(?<!when )(?<!who )"
    r"\b(?:do|follow|work (?:through|on|off)|carry out|complete|handle|execute|perform|apply|obey)\b[^.!?\n]{0,40}"
    r"\b(?:says?|asks?|asked|wants?|describes?|described|instructions?|steps|to-?dos?|tasks?|items|guide|requests?"
    r"|manual|readme|checklist|runbook|list)\b"
    r"|\b(?:fix|resolve|address|answer|implement|close)\b[^.!?\n]{0,30}"
    r"\b(?:issues?|tickets?|bugs?|errors?|problems?|comments|feedback)\b"
    r"|\bas (?:described|documented|explained|outlined|shown|specified) (?:in|on|by|at)\b"
    r"|\bas (?:\w+ ){1,6}(?:says?|describes?|asks?|instructs?|explains?|suggests?|described|explained|requested"
    r"|asked)\b"
    r"|\b(?:take care of|deal with|sort out|see to|handle) (?:what|all|any|every|it|them|the|this|that)\w*\b"
    r"|\b(?:following|according to|per) the\b|\b(?:anleitung|anweisung\w*|liste)\b|\b(?:gemäß|laut|nach der)\b"
    r"|\b(?:sigue|siguiendo|según|suis|suivant|selon|segui|seguendo|secondo|siga|conforme)\b|按照|根据|手順",
    re.IGNORECASE,
)


def delegates(text: str) -> bool:
    """Whether a user's words leave it to another text what is to be done."""
    return bool(_DELEGATING.search(text))
