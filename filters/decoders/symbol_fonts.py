"""Decoder of text in a font of symbols, written as the Unicode symbols of its glyphs: Wingdings, Webdings, Zapf
Dingbats, Symbol.

Each of these fonts has a symbol at the place of each ASCII character, and Unicode has a code point for each symbol.
"""

import re
from collections.abc import Generator, Mapping
from typing import Final

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Span, Survey
from filters.decoders.worded import are_worded
from filters.text.lexicon import fluency

_ASCII: Final = "".join(map(chr, range(0x21, 0x7F)))
_GLYPHS: Final = {
    "Wingdings": """
        1f589 2702 2701 1f453 1f56d-1f56f 1f57f 2706 1f582-1f583 1f4ea-1f4ed 1f5c0-1f5c1 1f5ce-1f5d0 1f5c4 231b 1f5ae
        1f5b0 1f5b2-1f5b4 1f5ab-1f5ac 2707 270d 1f58e 270c 1f58f 1f44d-1f44e 261c 261e 261d 261f 1f590 263a 1f610 2639
        1f4a3 1f571 1f3f3 1f3f1 2708 263c 1f322 2744 1f546 271e 1f548 2720-2721 262a 262f 1f549 2638 2648-2653 1f670
        1f675 26ab 1f53e 25fc 1f78f-1f790 2751-2752 1f79f 29eb 25c6 2756 2b29 2327 2bb9 2318 1f3f5-1f3f6 1f676-1f677
    """,
    "Webdings": """
        1f577-1f578 1f572 1f576 1f3c6 1f396 1f587 1f5e8-1f5e9 1f5f0-1f5f1 1f336 1f397 1f67e 1f67c 1f5d5-1f5d7 23f4-23f7
        23ea 23e9 23ee 23ed 23f8-23fa 1f5da 1f5f3 1f6e0 1f3d7-1f3da 1f3dc 1f3ed 1f3db 1f3e0 1f3d6 1f3dd 1f6e3 1f50d
        1f3d4 1f441-1f442 1f3de 1f3d5 1f6e4 1f3df 1f6f3 1f56c 1f56b 1f568 1f508 1f394-1f395 1f5ec 1f67d 1f5ed
        1f5ea-1f5eb 2b94 2714 1f6b2 2b1c 1f6e1 1f4e6 1f6f1 2b1b 1f691 1f6c8 1f6e9 1f6f0 1f7c8 1f574 2b24 1f6e5 1f694
        1f5d8-1f5d9 2753 1f6f2 1f687 1f68d 26f3 29b8 2296 1f6ad 1f5ee 23d0 1f5ef 1f5f2
    """,
    "Wingdings 2": """
        1f58a-1f58d 2704 2700 1f57e 1f57d 1f5c5-1f5cd 1f4cb 1f5d1 1f5d4 1f5b5-1f5b8 1f5ad 1f5af 1f5b1 1f592-1f593
        1f598-1f59b 1f448-1f449 1f59c-1f5a1 1f446-1f447 1f5a2-1f5a3 1f591 1f5f4 1f5f8 1f5f5 2611 2bbd 2612 2bbe-2bbf
        1f6c7 29b8 1f671 1f674 1f672-1f673 203d 1f679-1f67b 1f666 1f664-1f665 1f667 1f65a 1f658-1f659 1f65b 24ea
        2460-2469 24ff 2776-277f
    """,
    "Wingdings 3": """
        2b60 2b62 2b61 2b63 2b66-2b67 2b69 2b68 2b70 2b72 2b71 2b73 2b76 2b78 2b7b 2b7d 2b64-2b65 2b6a 2b6c 2b6b 2b6d
        2b4d 2ba0-2ba7 2b90-2b93 2b80 2b83 2b7e-2b7f 2b84 2b86 2b85 2b87 2b8f 2b8d-2b8e 2b8c 2b6e-2b6f 238b 2324 2303
        2325 2423 237d 21ea 2bb8 1f8a0-1f8ab 1f850 1f852 1f851 1f853-1f855 1f857 1f856 1f858-1f859 25b2 25bc 25b3 25bd
        25c0 25b6 25c1 25b7 25e3 25e2 25e4-25e5 1f780 1f782 1f781
    """,
    "Zapf Dingbats": """
        2701-2704 260e 2706-2709 261b 261e 270c-2727 2605 2729-274b 25cf 274d 25a0 274f-2752 25b2 25bc 25c6 2756 25d7
        2758-275e
    """,
    "Symbol": """
        21 2200 23 2203 25-26 220d 28-2b 2c 2212 2e-3f 2245 391-392 3a7 394-395 3a6 393 397 399 3d1 39a-39d 39f 3a0 398
        3a1 3a3-3a5 3c2 3a9 39e 3a8 396 5b 2234 5d 22a5 5f 203e 3b1-3b2 3c7 3b4-3b5 3c6 3b3 3b7 3b9 3d5 3ba-3bd 3bf-3c0
        3b8 3c1 3c3-3c5 3d6 3c9 3be 3c8 3b6 7b-7e
    """,
}
"""For each font the code points of its glyphs, in the order of ASCII from the exclamation mark to the tilde."""
_OTHERS: Final = {
    "Wingdings": """
        !:270f !:2710 $:1f576 %:1f514 &:1f4d6 (:260e (:1f4de *:2709 +:1f4e7 0:1f4c1 1:1f4c2 2:1f4c4 3:1f4c3 3:1f4d1
        4:1f4da 5:1f5c3 6:23f3 7:2328 8:1f5b1 ::1f4bb <:1f4be =:1f4bf >:1f4bf A:270c B:1f44c C:1f44d E:1f448 F:1f449
        G:1f446 H:1f447 I:270b J:1f642 J:1f600 L:1f641 N:2620 O:2690 O:2691 P:1f3f4 R:2600 S:1f4a7 T:2745 U:271d V:271e
        W:2721 X:2629 \\:950 j:26 k:26 l:25cf l:2b24 m:274d n:25a0 n:25aa o:25a1 o:2610 p:25fb p:2b1c p:25ab s:2b27
        s:25ca s:2b28 u:2666 w:2b25 w:2b2a x:2612 x:22a0 y:2353 y:2b94 y:25b2 {:2740 {:1f3f5
        |:273f }:275d ~:275e
    """,
    "Webdings": """
        $:1f453 (:1f4ac L:1f50e Y:2764 Y:1f49a Y:1f5a4 Z:1f497 a:2713 c:25a1 g:25a0 h:1f695 i:2139 n:25cf s:2754
        u:1f68a v:1f68c x:1f6ab z:1f6ab y:26d4 j:2708 o:1f6a4 p:1f693 T:1f6a2 T:26f4 R:1f683
    """,
    "Zapf Dingbats": "%:260f s:25b4 t:25be H:2b50 m:25cb n:25aa o:2610 u:2b25 l:2b24",
    "Symbol": "V:3c2 J:398 j:3c6",
}
"""Symbols that stood for some glyphs before Unicode had a code point for these, or that look nearly the same."""
_FEWEST_SIGNS, _FEWEST = 8, 16
"""Different signs of a font in a text, and such signs in a row of lines, at least."""
_FEWEST_GAINED: Final = 4
"""How much more fluent the letters must be than what stands there."""
_SELECTORS: Final = "\ufe0e\ufe0f\u200d"
"""Say whether a sign is drawn as text or as a picture, and stand after it."""
_WITHOUT_SELECTORS: Final = dict.fromkeys(_SELECTORS, "")
_BLANK: Final = re.compile(r"\s")
_SINGLE: Final = re.compile(r"(?<=\S)\s(?=\S)")
_APART: Final = dict.fromkeys(map(ord, "\n\t/|"), " ")
_WIDE: Final = re.compile("  +")
_TO_PAUSE: Final = 4_096


def _table(font: str) -> dict[str, str]:
    """Return the characters for the signs of a font. The signs of ASCII stand for themselves."""
    codes: list[int] = []
    for part in _GLYPHS[font].split():
        first, _, last = part.partition("-")
        codes += range(int(first, 16), int(last or first, 16) + 1)
    other = {chr(int(one[2:], 16)): one[0] for one in reversed(_OTHERS.get(font, "").split())}
    return {
        sign: char for sign, char in (other | dict(zip(map(chr, codes), _ASCII, strict=True))).items() if sign > "~"
    }


_TABLES: Final = {font: _table(font) for font in _GLYPHS}
_PASSAGES: Final = {
    font: re.compile(rf"{signs}(?:[^\n]*{signs})?(?:[^\n]*\n[ \t]*{signs}(?:[^\n]*{signs})?)*+[!-?]{{0,8}}")
    for font, table in _TABLES.items()
    for signs in [f"[{re.escape(''.join(sorted(table)))}]"]
}
"""For each font, lines from the first of its signs to the last one, and marks and digits after that."""


def find_symbol_fonts(survey: Survey) -> Steps:
    """Find lines in which signs of a font of symbols make language by the characters at their places."""
    for font, table in _TABLES.items():
        if len(survey.strangers & table.keys()) < _FEWEST_SIGNS:
            continue
        for match in _PASSAGES[font].finditer(survey.text):
            yield from _read(match, table)


def _read(match: re.Match[str], table: Mapping[str, str]) -> Steps:
    """Yield what a passage says if it is more of a language than what stands there."""
    passage, begin = match[0], match.start()
    if sum(map(passage.count, table.keys() & set(passage))) < _FEWEST:
        yield None
        return
    yield from PAUSES
    least = fluency(passage) + _FEWEST_GAINED
    chars: dict[str, str | int | None] = {**table, **_WITHOUT_SELECTORS}
    read = passage.translate(str.maketrans(chars))
    yield from PAUSES
    # Without the blanks that stand alone, and with one space for each wider gap, slash or bar.
    marked = _SINGLE.sub("\0", read).translate(_APART)
    for said, of, are_wide in ((read, read, False), (_WIDE.sub(" ", marked.replace("\0", "")), marked, True)):
        yield from PAUSES
        if fluency(said) >= least and are_worded(said.split()):
            places = yield from _places(passage, begin, of, are_wide=are_wide)
            yield Decoded(said, *match.span(), places=places)
            return
    if not _BLANK.search(read):
        said = yield from part_words_in_steps(read)
        if fluency(said) >= least:
            yield Decoded(said, *match.span())


def _places(passage: str, begin: int, marked: str, *, are_wide: bool) -> Generator[None, None, tuple[Span, ...]]:
    """Return where the characters of a passage stand, but for zeros and, with wide gaps, all but the last of blanks."""
    shown = (place for place, char in enumerate(passage, begin) if char not in _SELECTORS)
    places: list[Span] = []
    before = ""
    for number, (char, place) in enumerate(zip(marked, shown, strict=True), start=1):
        if number % _TO_PAUSE == 0:
            yield from PAUSES
        if char == "\0":
            continue
        if are_wide and before == char == " ":
            places.pop()
        places.append((place, place + 1))
        before = char
    return tuple(places)
