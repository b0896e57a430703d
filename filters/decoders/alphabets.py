"""Decoders of alphabets with a word, taps or five signs for each letter, of ASCII moved to another block of Unicode,
and of texts that first letters spell."""

import re
from collections import Counter
from collections.abc import Generator, Iterator
from operator import itemgetter

import ahocorasick
import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import BACON
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import READABLE, read_text
from filters.text.lexicon import WORDS, fluency, is_known

_SURE = 3

# Spelling alphabets

_SPELLED = """
a:alfa a:alpha b:bravo c:charlie d:delta e:echo f:foxtrot g:golf h:hotel i:india j:juliett j:juliet k:kilo l:lima m:mike
n:november o:oscar p:papa q:quebec r:romeo s:sierra t:tango u:uniform v:victor w:whiskey w:whisky x:xray x:x-ray
y:yankee z:zulu
"""
SPELLING_WORDS = {word: letter for letter, _, word in (pair.partition(":") for pair in _SPELLED.split())}
_NATO_WORD = re.compile(r"x-ray|[a-z]+", re.IGNORECASE)
_NATO_WORDS = frozenset(word.encode() for word in SPELLING_WORDS)
_NATO_SIGNS = (b"echo", b"tango", b"oscar", b"india", b"november")
_NATO_GAP = r"[\s,.;\-/|]{1,6}"
_NATO_SPACE = r"[(\[<{]?\b(?:space|blank|next word|new word)\b[)\]>}:]?"
_NATO_LETTER = r"(?:as|like) in|for|is|:|="
_NATO_RUN = re.compile(
    rf"\b(?:{'|'.join(SPELLING_WORDS)})(?:(?: (?:{_NATO_LETTER}) [\"']?[a-z]\b[\"']?)?{_NATO_GAP}"
    rf"(?:{_NATO_SPACE}{_NATO_GAP})?(?:[\"']?[a-z][\"']? ?(?:{_NATO_LETTER}) )?(?:{'|'.join(SPELLING_WORDS)})\b){{5,}}",
    re.IGNORECASE,
)
_NATO_WORDS_APART = re.compile(rf"[\n/|]|\s{{2,}}|{_NATO_SPACE}")


def find_spelling_words(survey: Survey) -> Steps:
    """Find the aviation spelling alphabet: `Alfa Bravo Charlie`."""
    text = survey.text
    if not _may_spell(survey):
        return
    for match in _NATO_RUN.finditer(text):
        lines = [
            "".join(SPELLING_WORDS[word] for word in _NATO_WORD.findall(part) if word in SPELLING_WORDS)
            for part in _NATO_WORDS_APART.split(match[0].lower())
        ]
        decoded = " ".join(lines)
        if fluency(decoded) < _SURE:
            decoded = part_words("".join(lines))
        yield Decoded(decoded, match.start(), match.end())


def _may_spell(survey: Survey) -> bool:
    """Whether the text has a word of the alphabet, and two of the words for common letters. Neither needs a regex.

    A letter beyond ASCII may match one of the alphabet when case is ignored, so such a text skips the first test.
    """
    if survey.text.isascii() and survey.words.isdisjoint(_NATO_WORDS):
        return False
    return sum(map(survey.small.__contains__, _NATO_SIGNS)) >= 2


# Taps

_TAPS = re.compile(r"[.xX*•]{1,5}(?:(?: {0,2}[/|;\n] {0,2}|[ ,]{1,3})[.xX*•]{1,5}){11,}")
_TAPS_TABLE = bytes(116 if chr(code) in ".xX*?" else 32 * (code == 32) for code in range(256))
"""Keeps what may be a tap, "?" for a bullet included, and spaces."""
_ONE_TAP = re.compile(r"[.xX*•]+")
_TAP_WORDS = re.compile(r"\s*[/|;\n]\s*")
_WITHOUT_K = "abcdefghijlmnopqrstuvwxyz"


def find_taps(survey: Survey) -> Steps:
    """Find the tap code: each letter as its row and column, counted in taps, in a five by five square without a k."""
    text = survey.text
    if not _may_be_taps(survey):
        return
    for match in _TAPS.finditer(text):
        decoded = " ".join("".join(_from_taps(word)) for word in _TAP_WORDS.split(match[0]))
        if fluency(decoded) < _SURE:
            decoded = part_words(decoded.replace(" ", ""))
        if fluency(decoded) >= _SURE:
            yield Decoded(" ".join(map(_with_k, decoded.split(" "))), match.start(), match.end())
        yield None


def _may_be_taps(survey: Survey) -> bool:
    """Whether two taps stand with one space between them, as somewhere in every tapped text."""
    return b"t t" in survey.raw.translate(_TAPS_TABLE)


def _from_taps(word: str) -> Iterator[str]:
    counts = [len(tap) for tap in _ONE_TAP.findall(word)]
    for row, column in zip(counts[::2], counts[1::2], strict=False):
        yield _WITHOUT_K[5 * row + column - 6] if row <= 5 >= column else ""


def _with_k(word: str) -> str:
    """Return the word, with one c changed to a k if that makes it a known word: the square has one place for both."""
    if is_known(word):
        return word
    places = [place for place, char in enumerate(word) if char == "c"]
    readings = [f"{word[:place]}k{word[place + 1 :]}" for place in reversed(places)]
    return next(filter(is_known, readings), word)


# Bacon's cipher

_BACON = re.compile(r"(?<![A-Za-z])[ABab]{5}(?:[\s/|]{0,3}[ABab]{5}){7,}(?![A-Za-z])")
_BACON_TABLE = bytes(97 if chr(code) in "ABab" else 32 for code in range(256))
_BACON_SIGN = b"aaaaa"
_ROW_OF_FIVES = b" aaaaa aaaaa aaaaa aaaaa "
_OF_TWO = re.compile(r"(?<![A-Za-z])([A-Za-z])\1{0,4}+(?!\1)([A-Za-z])(?:[\s/|]{0,3}(?:\1|\2)){38,}(?![A-Za-z])")
"""Groups of five made of any two letters, as a cipher over Bacon's leaves them: at least forty letters."""
_BETWEEN_TWO = bytes(code for code in range(128) if chr(code).isspace() or chr(code) in "/|?")
"""What may stand between the letters; "?" stands for blanks beyond ASCII."""
_GLANCE, _LOOK = 4, 20
"""Letters of a first glance, which rules out nearly all positions, and letters of a full look. A row of forty letters
contains one whole look wherever it begins.
"""
_BACON_WORDS = re.compile(r"\s{2,}|\s*[/|\n]\s*")
_FIVES = re.compile("[ab]{5}")


def find_bacon(survey: Survey) -> Steps:
    """Find Bacon's cipher in the letters a and b, or in any two in groups of five; wider gaps may separate words."""
    text = survey.text
    if _BACON_SIGN in survey.raw.translate(_BACON_TABLE):
        for match in _BACON.finditer(text):
            decoded = yield from _from_bacon(match[0].lower())
            yield Decoded(decoded, *match.span()) if decoded else None
    if not survey.has_fives or _ROW_OF_FIVES not in survey.letters or not _may_be_of_two(survey.raw):
        return
    for match in _OF_TWO.finditer(text):
        if {match[1].lower(), match[2].lower()} == {"a", "b"}:
            continue
        for first, second in (match.group(1, 2), match.group(2, 1)):
            decoded = yield from _from_bacon(match[0].translate({ord(first): "a", ord(second): "b"}))
            yield Decoded(decoded, *match.span()) if decoded else None


def _may_be_of_two(raw: bytes) -> bool:
    """Whether twenty letters in a row are of at most two kinds, ignoring blanks, as in every match of `_OF_TWO`."""
    bare = raw.translate(None, _BETWEEN_TWO)
    return any(
        len(set(bare[at : at + _GLANCE])) <= 2 and len(set(bare[at : at + _LOOK])) <= 2
        for at in range(0, len(bare) - _LOOK + 1, _LOOK)
    )


def _from_bacon(fives: str) -> Generator[None, None, str]:
    """Return the words of groups of five a and b, or "" if they are no language. Pauses after each alphabet."""
    words = _BACON_WORDS.split(fives)
    for alphabet in BACON:
        decoded = " ".join(
            "".join(_lettered(alphabet, five) for five in _FIVES.findall(word.replace(" ", ""))) for word in words
        )
        if fluency(decoded) < _SURE:
            decoded = part_words(decoded.replace(" ", ""))
        if fluency(decoded) >= _SURE:
            return decoded
        yield from PAUSES
    return ""


def _lettered(alphabet: str, five: str) -> str:
    place = int(five.replace("a", "0").replace("b", "1"), 2)
    return alphabet[place] if place < len(alphabet) else ""


# Two signs for bits, and letters that stand for flags

_SYMBOL_RUN = re.compile(r"[^\x00-\x7f\w\s]{8}")
_SYMBOLS = re.compile(r"[^\x00-\x7f\w\s](?:[^\x00-\x7f\w\s]|[ \n]){62,}+")
_BLANKS = re.compile(r"[ \t]{64,}")
_FLAGS = re.compile(r":regional_indicator_[a-z]:(?:[ \u200b]{0,4}:regional_indicator_[a-z]:){7,}")
_FLAG = re.compile(r"( *):regional_indicator_([a-z]):")


def find_two_signs(survey: Survey) -> Steps:
    """Find bits in two signs that are no letters, such as white and black circles or blanks, and letters as names of
    flag emoji."""
    text = survey.text
    if not text.isascii() and _SYMBOL_RUN.search(text):
        for match in _SYMBOLS.finditer(text):
            run = "".join(match[0].split())
            two = {sign for sign, _ in Counter(run).most_common(2)}
            yield from PAUSES
            yield (yield from _from_two_signs("".join(filter(two.__contains__, run)), *match.span()))
    if "\t" in text and "  " in text:
        for match in _BLANKS.finditer(text):
            if "\t" in match[0] and " " in match[0]:
                yield (yield from _from_two_signs(match[0], *match.span()))
            yield None
    if ":regional_indicator_" in text:
        for match in _FLAGS.finditer(text):
            letters = _FLAG.sub(lambda flag: (" " if len(flag[1]) > 0 else "") + flag[2], match[0])
            yield Decoded(letters, *match.span(), "emoji_names")


def _from_two_signs(run: str, start: int, end: int) -> Generator[None, None, Decoded | None]:
    """Return the text of bits in two signs, or None. Pauses after each way to read them."""
    signs = sorted(set(run))
    for zero in signs if len(signs) == 2 else ():
        yield from PAUSES
        bits = run.translate({ord(sign): "0" if sign == zero else "1" for sign in signs})
        for first in range(8):
            size = len(bits[first:]) // 8
            raw = int("0" + bits[first : first + 8 * size], 2).to_bytes(size, "big")
            decoded = read_text(raw)
            if decoded is not None and fluency(decoded):
                return Decoded(decoded, start, end)
            yield from PAUSES
    return None


# ASCII moved to another block of Unicode


def find_offset(survey: Survey) -> Steps:
    """Find ASCII moved by a constant into one block of ideographs or symbols.

    Also finds two ASCII characters packed into each character, as when ASCII bytes are read as UTF-16, and ASCII moved
    so little that control characters stand for some of its characters.
    """
    text = survey.text
    if len(survey.raw.translate(None, _CONTROLS)) < len(text) or (not text.isascii() and _CONTROL.search(text)):
        yield from _moved_to_controls(text)
    if len(survey.beyond) < _FEWEST_BEYOND:
        return
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    blocks = np.where(codes < _TAGS, codes >> 8, 0)
    kept = np.flatnonzero(codes[1:-1] == ord(" ")) + 1
    blocks[kept] = np.where(blocks[kept - 1] == blocks[kept + 1], blocks[kept - 1], 0)  # spaces may stay as they are
    low = (codes & 0xFF).astype(np.uint8).tobytes()
    high = np.where(blocks, blocks % 0xFF + 1, 0).astype(np.uint8).tobytes()
    codes = np.where(codes < _ASTRAL, codes, 0).astype("<u2")
    wide = codes.tobytes()
    readable = low.translate(READABLE)
    for start, end in runs(readable, _LEAST_OFFSET):
        for block in _OF_ONE_BLOCK.finditer(high, start, end):
            decoded = low[block.start() : block.end()].decode()
            if fluency(decoded) >= _SURE:
                yield Decoded(decoded, *block.span())
        yield None
    for start, end in runs(wide.translate(READABLE), _LEAST_PAIRED):
        first, last = (start + 1) // 2, end // 2
        for units in (codes[first:last], codes[first:last].byteswap()):
            decoded = units.tobytes().decode()
            if fluency(decoded) >= _SURE:
                yield Decoded(decoded, first, last)
        yield None


def _moved_to_controls(text: str) -> Steps:
    """Find lines of ASCII moved up or down: one of the commonest characters is that of the space, and tells how far."""
    for line in _LINE.finditer(text):
        start, end = line.span()
        told = text.find(": ", start, end)
        for begun in (start, told + 2) if told > start else (start,):
            run = text[begun:end]
            if not _CONTROL.search(run):
                continue
            codes = np.frombuffer(run.encode("utf-32-le", "surrogatepass"), "<u4").astype(np.int64)
            for space, _ in Counter(run).most_common(_LIKELY_SPACES):
                moved = codes - ord(space) + ord(" ")
                is_ascii = moved.min() >= 0 and moved.max() <= _LAST_ASCII
                decoded = moved.astype(np.uint8).tobytes().decode() if is_ascii else ""
                if decoded != run and fluency(decoded) >= _SURE:
                    yield Decoded(decoded, begun, end)
                    break
            yield None


_CONTROLS = bytes(code for code in range(128) if not chr(code).isprintable() and chr(code) not in "\t\n\r")
_CONTROL = re.compile(r"[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_LINE = re.compile(r"[^\n]{16,}")
_LAST_ASCII = 0x7F
_LIKELY_SPACES = 3
"""The commonest characters that are tried as the space: an e may come as often."""
_ASTRAL = 0x10000
_TAGS = 0xE0000
"""From here on, there is nothing that cleaning does not spell out or remove."""
_LEAST_OFFSET = 16
_LEAST_PAIRED = 24
_FEWEST_BEYOND = _LEAST_PAIRED // 2 - 1
"""Fewest characters beyond ASCII that either form has: the whole characters in the shortest row of packed bytes."""
_OF_ONE_BLOCK = re.compile(rb"([^\0])\1{%d,}+" % (_LEAST_OFFSET - 1), re.DOTALL)


# First letters


def _long_words() -> ahocorasick.Automaton:
    automaton = ahocorasick.Automaton()
    for word in WORDS:
        if len(word) >= _LONG and word.isascii():
            automaton.add_word(word, len(word))
    automaton.make_automaton()
    return automaton


_LONG = 4
LONG_WORDS = _long_words()
_NEAR = 24
"""Most letters between the ends of two words that first letters spell."""
_OPENING = b"\"'([{*_-\r\t"
_FEW = 160
"""Most first letters of a text in which one sentence of them suffices."""


def find_acrostics(survey: Survey) -> Steps:
    """Find what the first letters of words, or of lines, spell, if it is language of several words in a row."""
    raw = survey.small.translate(None, _OPENING)
    if survey.breaks >= 2 * _LONG - 1:
        lines = raw[:1].strip(b"\n") + b"".join(_BEGUN_LINES.findall(raw))
        yield from _spelled(lines.decode(), len(survey.text), 2)
        yield None
    yield from _spelled(_begins(raw), len(survey.text), _SURE, raw)
    yield None


_BEGUN_LINES = re.compile(rb"\n ?+(?:[0-9]{1,3}[.):] ?)?+([^\n])")
_WORDS = bytes(code not in b" \t\n\r\v\f" for code in range(256))


_SHORT = 256
"""Characters up to which splitting words in Python is faster than numpy."""


def _begins(raw: bytes) -> str:
    """Return the first characters of all words."""
    if len(raw) <= _SHORT:
        return bytes(map(itemgetter(0), raw.split())).decode()
    marked = np.frombuffer(b"\0" + raw.translate(_WORDS), np.bool_)
    return np.frombuffer(raw, np.uint8)[marked[1:] > marked[:-1]].tobytes().decode()


def _are_words(raw: bytes, first: int, last: int) -> bool:
    """Whether the words numbered `first` to `last` have more than two characters each on average: in a dump of bytes,
    each has two."""
    inside = np.frombuffer(b"\0" + raw.translate(_WORDS), np.bool_)
    begins = np.flatnonzero(inside[1:] > inside[:-1])[first : last + 1]
    return bool(np.count_nonzero(inside[begins[0] : begins[-1]]) > _LONGEST_OF_BYTE * (len(begins) - 1))


_LONGEST_OF_BYTE = 2


def _spelled(letters: str, length: int, least: int, raw: bytes = b"") -> Iterator[Decoded]:
    """Yield what the first letters say if at least `least` long known words stand near each other in them.

    `raw`, if given, is the text whose words the letters begin; `length` is the length of the text in characters.
    """
    if len(letters) < least * _LONG:
        return
    ends = [-_NEAR - 1]
    for last, _ in LONG_WORDS.iter(letters):
        ends = [*ends[1 - least :], last] if last - ends[-1] <= _NEAR else [last]
        if len(ends) == least and ends[-1] - ends[0] >= (least - 1) * _LONG:
            if raw and not _are_words(raw, ends[0], ends[-1]):
                return
            decoded = part_words(letters)
            if fluency(decoded) >= 2 * _SURE or (len(letters) <= _FEW and fluency(decoded) >= _SURE):
                yield Decoded(decoded, 0, length)
            return
