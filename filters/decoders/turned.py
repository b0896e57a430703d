"""Decoder of letters that are turned upside down or mirrored, and of ASCII moved to another block (ROT8000)."""

import re

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.confusables import TURNED

_MIDDLE = 0x7C27
"""ROT8000 moves "!" here, 31 710 valid characters on. The other printable ASCII characters follow it without a gap."""
_ROT8000 = re.compile(
    "(?<![\u7c27-\u7c84])"
    "(?:[\u7c27-\u7c84]{12,}+(?:[ \n][\u7c27-\u7c84]++)*+|[\u7c27-\u7c84]++(?:[ \n][\u7c27-\u7c84]++){2,}+)"
)
_SOME_OF_ROT8000 = re.compile("[\u7c27-\u7c84]{3}")
"""What any match of `_ROT8000` has once the ASCII characters are removed."""
_ROT8000_TABLE = {_MIDDLE + place: chr(33 + place) for place in range(94)}
_TURNED_CAPITALS = {
    "a": "∀ᗄ", "b": "𐐒ᙠ", "c": "Ɔ", "d": "◖ᗡ", "e": "Ǝ", "f": "Ⅎ", "g": "⅁ᖵ", "j": "ᒋ", "k": "⋊ꓘ", "l": "˥⅂ꓶ", "m": "W",
    "p": "Ԁ", "q": "Ό", "r": "ᴚᖈ", "t": "⊥┴", "u": "∩Ո", "v": "Λᴧ", "w": "M", "y": "⅄", "1": "Ɩ", "2": "ᄅ", "3": "Ɛ",
    "4": "ㄣ", "5": "ϛ", "7": "ㄥ", "!": "¡", "?": "¿", ".": "\u0307\u02d9", ",": "'", "&": "⅋",
}  # fmt: skip
"""Turned capitals, digits and marks. Some are ordinary characters too, and are read so only in lines of turned ones."""
_TURNED_TABLE = str.maketrans(
    TURNED | {turned: plain for plain, signs in _TURNED_CAPITALS.items() for turned in signs},
)
_DOT_ABOVE = " \u0307"
"""What cleaning a text makes of a turned full stop."""
_TURNED_LETTERS = frozenset("ɐɔǝɟƃɓɥᴉɾʞɯɹʇʌʍʎ⅁ᴚ⅄⋊˥")
_TURNED_LETTER = re.compile(f"[{''.join(sorted(_TURNED_LETTERS))}]")
_FEWEST_TURNED = 4
_MIRRORED_TABLE = str.maketrans("ɒdɔbɘᎸǫʜႱʞ⅃ᴎqpɿꙅƚɈυγƹƸᙠƆᗡƎꟻꟼЯƧИ", "abcdefghjklnpqrsttuyzzBCDEFPRSN")
"""Letters in a mirror, and what they are there. Some mirror each other."""
_MIRRORED_LETTERS = frozenset("ɘᎸǫᴎɿꙅƚɈƹꟻ")
"""Those of them that are neither turned nor common in phonetic writing."""
_FEWEST_MIRRORED = 3


def find_turned(survey: Survey) -> Steps:
    """Find lines of letters turned upside down, which are read from their end, of mirrored ones, and ROT8000."""
    text = survey.text
    if text.isascii():
        return
    yield from _mirrored(survey)
    start = 0
    for line in text.split("\n") if not _TURNED_LETTERS.isdisjoint(survey.strangers) else ():
        if len(_TURNED_LETTER.findall(line)) >= _FEWEST_TURNED:
            plain = line.replace(_DOT_ABOVE, _DOT_ABOVE[1]).translate(_TURNED_TABLE)
            yield Decoded(plain[::-1], start, start + len(line))
            yield None
        start += len(line) + 1
    for match in _ROT8000.finditer(text) if _SOME_OF_ROT8000.search(survey.beyond) else ():
        yield Decoded(match[0].translate(_ROT8000_TABLE), match.start(), match.end(), "rot8000", in_place=True)


def _mirrored(survey: Survey) -> Steps:
    """Find lines of mirrored letters, and read them both ways: some tools mirror the letters only, some the line."""
    start = 0
    for line in survey.text.split("\n") if not _MIRRORED_LETTERS.isdisjoint(survey.strangers) else ():
        if len(_MIRRORED_LETTERS.intersection(line)) >= _FEWEST_MIRRORED:
            plain = line.translate(_MIRRORED_TABLE)
            yield Decoded(plain, start, start + len(line), in_place=True)
            yield Decoded(plain[::-1], start, start + len(line))
            yield None
        start += len(line) + 1
