"""Decoder of words written as labels of punycode (RFC 3492): `xn--rsum-bpad` for `résumé`.

Names of hosts have them too, so they are undone in place.
"""

import re

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey

_LABEL = re.compile(r"xn--(?<![a-z0-9-]xn--)([a-z0-9-]{0,63}+)((?:(?!xn--)[!-~]){1,63}-[a-z0-9]{1,63})?", re.IGNORECASE)
"""A label, and what else belongs to it if it is none of a host: words have other marks than hyphens in them."""
_NEEDLESS = 8
"""Words from which on text counts as hidden: nobody needs to write them as labels."""
_BEYOND_LATIN, _OF_ONE_SCRIPT = "\u0250", 0x200
_PAUSE_AFTER = 64


def find_punycode(survey: Survey) -> Steps:
    """Find the text with its labels of punycode decoded, if they are letters of one script."""
    if b"xn--" not in survey.small:
        return
    text = survey.text
    edits: list[Edit] = []
    for number, match in enumerate(_LABEL.finditer(text), start=1):
        label, word = _read(match[1], match[2] or "")
        if word:
            edits.append(Edit(match.start(), match.start(1) + len(label), word))
        if number % _PAUSE_AFTER == 0:
            yield from PAUSES
    if edits:
        needless = sum(any(map(str.isascii, edit.text)) and not _is_of_name(text, edit) for edit in edits)
        yield rewritten(text, edits, hides=needless >= _NEEDLESS)


def _read(label: str, more: str) -> tuple[str, str]:
    """Return a label, with more of it only if that makes a Latin word, and the word, or "" if it is none."""
    if more and "-" not in label and (word := _word(label + more)) and max(word) < _BEYOND_LATIN:
        return label + more, word
    return label, _word(label)


def _word(label: str) -> str:
    """Return the word of a label, or "" unless all its characters beyond ASCII are letters of one script."""
    try:
        word = label.encode().decode("punycode")
    except ValueError:
        return ""
    strange = [char for char in word if not char.isascii()]
    one_script = strange and ord(max(strange)) - ord(min(strange)) < _OF_ONE_SCRIPT
    return word if one_script and all(map(str.isalpha, strange)) else ""


def _is_of_name(text: str, edit: Edit) -> bool:
    """Whether a label stands in the name of a host."""
    after = text[edit.end : edit.end + 2]
    return text[edit.start - 1 : edit.start] in (".", "@", "/") or (after[:1] == "." and after[1:].isalnum())
