"""Decoder of pseudolocales: `[!!! Ţĥéé ǫûûîîçķ !!!]`, accents on most letters, and vowels twice.

The matcher of rules ignores accents, but not letters that are written twice.
"""

import re
import unicodedata

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST = 12
"""Letters with accents, at least."""
_FEWEST_DIFFERENT = 6
_PART = re.compile(r"[^\s\x00-\x7f](?:[^\W\d_]|[\s'.,;:!?\"()\[\]{}-]){11,1000}")
_MARKED_SHARE = 3
"""One letter in so many has an accent, at least. Of languages, Vietnamese alone comes near it."""
_GAIN = 2
_OTHERS = str.maketrans(
    "ðđɖɗþƥøłɭħɦŧƭʈıɨɩƒƀɓƈǝɠĸƙɱɲŋɳɔǫɋʀʂʃʋɯχʏƴƶʒÐĐÞƤØŁĦŦƬƮƑƁƇƊƎƓƘƝŊǪƲƵ",
    "ddddppollhhtttiiifbbcegkkmnnnoqqrssvwxyyzzDDPPOLHTTTFBCDEGKNNQVZ",
)
_TWICE = re.compile(r"([aeiouy])\1{1,2}", re.IGNORECASE)
_ROUND_WORDS = re.compile(r"[\[\](){}]")


def find_pseudo_locales(survey: Survey) -> Steps:
    """Find text with accents on most letters and vowels twice, and yield it without these."""
    if len(survey.beyond) < _FEWEST or sum(map(_is_latin, survey.strangers)) < _FEWEST_DIFFERENT:
        return
    edits: list[Edit] = []
    for match in _PART.finditer(survey.text):
        bare = _bare(match[0])
        marked = sum(not char.isascii() for char in match[0])
        if bare.isascii() and marked >= _FEWEST and marked * _MARKED_SHARE >= sum(map(str.isalpha, bare)):
            plain = _TWICE.sub(r"\1", _ROUND_WORDS.sub("", bare))
            if fluency(plain) >= fluency(bare) + _GAIN:
                edits.append(Edit(*match.span(), plain))
        yield from PAUSES
    if edits:
        yield rewritten(survey.text, edits)


def _is_latin(char: str) -> bool:
    return char.isalpha() and (char < "\u0250" or "\u1e00" <= char < "\u1f00")


def _bare(text: str) -> str:
    """Return a text without accents, with Latin letters for those that no accent makes."""
    plain = unicodedata.normalize("NFKD", text.translate(_OTHERS))
    return "".join(char for char in plain if not unicodedata.combining(char))
