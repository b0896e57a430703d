"""Confusables: characters that look like a Latin letter, and when a word that holds them is folded."""

import re
import unicodedata
from collections.abc import Mapping

_ALIKE = (
    # Cyrillic, small and capital
    ("а", "a"), ("с", "c"), ("ԁ", "d"), ("е", "e"), ("һ", "h"), ("і", "i"), ("ј", "j"), ("ӏ", "l"), ("о", "o"),
    ("р", "p"), ("ԛ", "q"), ("ѕ", "s"), ("у", "y"), ("х", "x"), ("ԝ", "w"), ("ү", "y"), ("ѵ", "v"),
    ("ҽ", "e"), ("ҿ", "e"), ("ҏ", "p"), ("ҳ", "x"), ("ӽ", "x"), ("ӿ", "x"), ("ұ", "y"),
    # Greek
    ("α", "a"), ("ι", "i"), ("ν", "v"), ("ο", "o"), ("υ", "u"), ("ϲ", "c"), ("ϳ", "j"),
    # Coptic
    ("ⲁ", "a"), ("ⲥ", "c"), ("ⲉ", "e"), ("ⲓ", "i"), ("ⲕ", "k"), ("ⲙ", "m"), ("ⲟ", "o"), ("ⲣ", "p"), ("ⲧ", "t"),
    ("ⲩ", "y"), ("ⲭ", "x"),
    # Armenian
    ("ա", "w"), ("օ", "o"), ("ս", "u"), ("ո", "n"), ("ց", "g"), ("հ", "h"), ("զ", "q"), ("յ", "j"), ("ք", "p"),
)  # fmt: skip
_NEARLY = (
    # letters that only a reader who expects Latin takes for Latin
    ("в", "b"), ("к", "k"), ("м", "m"), ("н", "h"), ("т", "t"), ("г", "r"), ("п", "n"), ("и", "n"), ("ь", "b"),
    ("я", "r"), ("з", "z"), ("ш", "w"), ("щ", "w"), ("ԍ", "g"), ("ғ", "f"), ("ҡ", "k"), ("қ", "k"), ("ҝ", "k"),
    ("β", "b"), ("γ", "y"), ("ε", "e"), ("ζ", "z"), ("η", "n"), ("κ", "k"), ("μ", "m"), ("ρ", "p"), ("σ", "o"),
    ("ς", "c"), ("τ", "t"), ("χ", "x"), ("ω", "w"), ("ϝ", "f"), ("π", "n"), ("θ", "o"), ("δ", "d"), ("λ", "l"),
    ("ⲃ", "b"), ("ⲅ", "r"), ("ⲏ", "h"), ("ⲛ", "n"), ("ⲱ", "w"), ("є", "e"), ("ⲗ", "l"),
    ("д", "a"), ("ц", "u"), ("ч", "y"), ("э", "e"), ("й", "n"), ("ф", "o"), ("џ", "u"),
    ("ձ", "d"), ("լ", "l"), ("ռ", "n"), ("ր", "r"), ("վ", "u"), ("տ", "s"), ("ե", "e"), ("բ", "f"), ("ի", "h"),
)  # fmt: skip
_CAPITALS = (
    ("В", "B"), ("Н", "H"), ("З", "3"), ("Г", "G"), ("Р", "P"), ("Η", "H"), ("Ρ", "P"), ("Ν", "N"), ("Υ", "Y"),
    ("Ζ", "Z"), ("Χ", "X"),
)  # fmt: skip
_LATIN = (
    # no NFKC form, though they are drawn as Latin letters: small capitals, IPA, strokes, hooks
    ("ᴀ", "a"), ("ʙ", "b"), ("ᴄ", "c"), ("ᴅ", "d"), ("ᴇ", "e"), ("ꜰ", "f"), ("ɢ", "g"), ("ʜ", "h"), ("ɪ", "i"),
    ("ᴊ", "j"), ("ᴋ", "k"), ("ʟ", "l"), ("ᴍ", "m"), ("ɴ", "n"), ("ᴏ", "o"), ("ᴘ", "p"), ("ꞯ", "q"), ("ʀ", "r"),
    ("ꜱ", "s"), ("ᴛ", "t"), ("ᴜ", "u"), ("ᴠ", "v"), ("ᴡ", "w"), ("ʏ", "y"), ("ᴢ", "z"), ("ı", "i"), ("ȷ", "j"),
    ("ɑ", "a"), ("ɡ", "g"), ("ɩ", "i"), ("ʋ", "v"), ("ɯ", "w"), ("ꞵ", "b"), ("ƅ", "b"), ("ƨ", "s"), ("ƽ", "s"),
    ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ħ", "h"), ("ŧ", "t"), ("ƀ", "b"), ("ɓ", "b"), ("ƃ", "b"), ("ƈ", "c"),
    ("ȼ", "c"), ("ɗ", "d"), ("ƌ", "d"), ("ɇ", "e"), ("ƒ", "f"), ("ɠ", "g"), ("ǥ", "g"), ("ɦ", "h"), ("ɨ", "i"),
    ("ɉ", "j"), ("ƙ", "k"), ("ƚ", "l"), ("ɫ", "l"), ("ɱ", "m"), ("ɲ", "n"), ("ƞ", "n"), ("ɵ", "o"), ("ƥ", "p"),
    ("ɍ", "r"), ("ɼ", "r"), ("ʂ", "s"), ("ƭ", "t"), ("ʈ", "t"), ("ʉ", "u"), ("ʌ", "v"), ("ɏ", "y"), ("ƴ", "y"),
    ("ƶ", "z"), ("ȥ", "z"), ("ɐ", "a"), ("ɔ", "c"), ("ǝ", "e"), ("ə", "e"), ("ɟ", "f"), ("ɥ", "h"), ("ᴉ", "i"),
    ("ɾ", "j"), ("ʞ", "k"), ("ɹ", "r"), ("ʇ", "t"), ("ʍ", "w"), ("ʎ", "y"), ("ɒ", "a"), ("ɘ", "e"), ("ɿ", "r"),
    ("ⱡ", "l"), ("ⱨ", "h"), ("ɽ", "r"), ("ᵽ", "p"), ("ⱪ", "k"), ("ⱬ", "z"), ("ⱥ", "a"), ("ⱦ", "t"), ("ꝁ", "k"),
    ("∂", "d"), ("¢", "c"),
)  # fmt: skip
_CAPITAL_CHEROKEE = dict(zip("ᎪᏴᏟᎠᎬᎶᏀᏳᎻᎥᏆᎫᏦᏞᎷᏢᎡᏒᏚᎢᏙᏔᎳᎩᏃ", "abcdeggghiijklmprrstvwwyz", strict=True))
_LISU = dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ", strict=True))
# Cherokee folds its small letters to capitals, so both are looked up.
_CHEROKEE = _CAPITAL_CHEROKEE | {key.lower(): value for key, value in _CAPITAL_CHEROKEE.items()}


def _lettered(first: int) -> dict[str, str]:
    return {chr(first + offset): letter for offset, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


def _both_cases(pairs: Mapping[str, str]) -> dict[str, str]:
    capitals = {key.upper(): value.upper() for key, value in pairs.items()}
    return {key: value for key, value in capitals.items() if len(key) == 1 and not key.isascii()} | dict(pairs)


DRAWN = _both_cases(dict(_LATIN)) | _lettered(0x1F150) | _lettered(0x1F170) | _lettered(0x1F1E6)
"""Characters that are drawn as Latin letters, and circled, squared and flag letters: folded wherever they stand."""

TURNED = dict(zip("ɐqɔpǝɟƃɓɥᴉıɾſʞʅɯuodbɹsʇnʌʍxʎz", "abcdefgghiijjklmnopqrstuvwxyz", strict=True))
"""Letters turned upside down, and what they are turned from. Some look like another letter: a turned n is a u."""

_STRICT = dict(_ALIKE)
FOREIGN = _both_cases(_STRICT | dict(_NEARLY)) | dict(_CAPITALS) | _CHEROKEE | _LISU
"""Letters of other alphabets that look like Latin ones. `fold_word` decides whether they are folded."""

_RARE = {
    "a": "⍺ᗅ𖽀𐊠",
    "b": "Ꮟᑲᖯᗷ𐊂𐊡𐌁",
    "c": "𐐽🝌𑣲𑣩𐊢𐌂𐐕𐔜",
    "d": "Ꮷᑯꓒᗞᗪ",
    "e": "ꬲ⋿ⴹ𑢦𑢮𐊆",
    "f": "ꬵꞙẝ𝈓Ꞙᖴ𑣂𑢢𐊇𐊥𐔥",
    "g": "ᶃƍ",
    "h": "Ꮒᕼ𐋏",
    "i": "⍳ꙇ𑣃",
    "j": "Ʝᒍ",
    "k": "ᛕ𐔘",
    "l": "\u05c0∣⏽￨\u0661۱𐌠\U0001e8c7ǀ\u05d5\u05df\u0627\u07caⵏᛁ𖼨𐊊𐌉𝈪Ⳑᒪ𖼖𑢣𑢲𐐛𐔦",
    "m": "Ϻᗰᛖ𐊰𐌑",
    "n": "𐔓",
    "o": "\u0c02\u0c82\u0d02\u0d82०੦૦௦౦೦൦๐໐၀\u0665۵ᴑꬽჿ\u05e1\u0647\u06be\u06c1\u06d5ഠဝ𐓪𑣈𑣗𐐬\u07c0০୦〇𑓐𑣠ⵔዐଠ𐓂𑢵𐊒𐊫𐐄𐔖",
    "p": "⍴ᑭ𐊕",
    "q": "գⵕ",
    "r": "ꭇꭈᴦꮁ𝈖𐒴ᖇ𖼵",
    "s": "𑣁𐑈Ꮥ𖼺𐊖𐐠",
    "t": "⊤⟙🝨𖼊𑢼𐊗𐊱𐌕",
    "u": "ꞟꭎꭒ𐓶𑣘∪⋃ሀ𐓎ᑌ𖽂𑢸",
    "v": "∨⋁\u05d8𑜆𑣀𝈍\u0667۷ⴸᐯꛟ𖼈𑢠𐔝",
    "w": "ѡ𑜊𑜎𑜏𑣯𑣦",
    "x": "᙮×⤫⤬⨯ᕁᕽ᙭╳𐌢𑣬Ꭓⵝᚷ𐊐𐊴𐌗𐔧",
    "y": "ɣᶌỿꭚყ𑣜Ꮍ𖽃𑢤𐊲",
    "z": "𑣄𐋵𑣥𑢩",
}  # fmt: skip
RARE: Mapping[str, str] = {char: letter for letter, chars in _RARE.items() for char in chars}
"""Other characters that look like a letter by Unicode's list (UTS #39, `confusables.txt`): letters of scripts that are
seldom mixed with Latin, digits of other scripts, and signs. They stand for that letter only among other look-alikes."""

SYMBOLS = dict(zip("₳฿₵€℮₤£₣₲₭₥₦₱₽₴§₮₩¥₹", "abceeelfgkmnppsstwyr", strict=True))
"""Signs, most of them of currencies, that are drawn as a letter with strokes."""

ACCENTS = ((0x300, 0x36F), (0x483, 0x489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""First and last code point of each block of combining marks that can stand on any letter."""


def _bare_letters() -> dict[int, str | None]:
    """Map each composed letter to the letter without accents, and each combining accent to None.

    Attackers stack accents, and typists leave them out. Vowel signs and tone marks, which words of other scripts need,
    are in other blocks and stay.
    """
    bare: dict[int, str | None] = {code: None for first, last in ACCENTS for code in range(first, last + 1)}
    for code in (*range(0xC0, 0x300), *range(0x370, 0x483), *range(0x48A, 0x530), *range(0x1E00, 0x2000)):
        letter = unicodedata.normalize("NFKD", chr(code)).translate(bare)
        if letter != unicodedata.normalize("NFKD", chr(code)):
            bare[code] = letter
    return bare


BARE: Mapping[int, str | None] = _bare_letters()

_DRAWN_TABLE = {ord(char): letter for char, letter in DRAWN.items()}
_PLAIN_TABLE = {code: bare and bare.translate(_DRAWN_TABLE) for code, bare in BARE.items()} | _DRAWN_TABLE
_FOREIGN_TABLE = {ord(char): letter for char, letter in FOREIGN.items()}
_STRICT_TABLE = {ord(char): letter for char, letter in (_STRICT | _CHEROKEE | _LISU).items()}
_LATIN_LETTER = re.compile("[A-Za-z]")
_GREEK, _CYRILLIC = re.compile("[\u0370-\u03ff]"), re.compile("[\u0400-\u052f]")
_ORDINARY = re.compile(f"(?=.*[^{''.join(_STRICT)}])[а-яё]+", re.IGNORECASE)


def fold_word(word: str) -> str:
    """Return a word without accents and, if it is a disguise, with its look-alikes made Latin.

    Ordinary words keep to one alphabet, so a word that mixes alphabets is taken for a disguise. So is a word of nothing
    but perfect look-alikes. A few real words of other languages are such ("сор", "оса"); since the texts of rules are
    folded in the same way, they still match. Every other Russian or Greek word stays as it is.
    """
    if _ORDINARY.fullmatch(word):
        return word
    plain = word.translate(_PLAIN_TABLE)
    if plain.isascii():
        return plain
    if _LATIN_LETTER.search(plain.casefold()) or (_GREEK.search(plain) and _CYRILLIC.search(plain)):
        return plain.translate(_FOREIGN_TABLE).casefold().translate(_FOREIGN_TABLE)
    alike = plain.casefold().translate(_STRICT_TABLE)
    return alike if alike.isascii() else plain


def as_disguised(char: str) -> str:
    """Return what a character is in a word that is a disguise."""
    return char.translate(_PLAIN_TABLE).translate(_FOREIGN_TABLE).casefold().translate(_FOREIGN_TABLE)
