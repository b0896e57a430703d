"""Decoder of stretches of many lines whose letters stand in another order, between others, or under a key.

Whoever scrambles a whole text scrambles its line breaks too, with its quotes, its code and its addresses. So nothing is
asked of a stretch but that it is no language, and of what it may say that all of it is far more like language.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from heapq import nlargest
from itertools import chain, product
from math import sqrt

import numpy as np

from filters.decoders.ciphers import CIPHERS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import Way, find_ways, likeliest_keys
from filters.decoders.keyed_columns import KEYED_COLUMNS
from filters.decoders.letter_order import commonness, turns_more
from filters.decoders.orders import CUT_FILLERS, ORDERS
from filters.decoders.survey import Survey
from filters.lexicon import CORE, FREQUENT, SMALL, USUAL_PAIRS, fluency, is_known

_BETWEEN = b"\n\n"
_LEAST = 48
"""Characters of a block from which on it counts as language or as none."""
_MOST_TRIED = 20
"""Parts that are tried in vain in one text. Lists of links and of names in other languages have many of them."""
_FEWEST_LETTERS = 16
"""Letters of a part that tell anything: behind the colon of a leading word there may be none."""
_LEADING = 120
"""Characters up to the colon of words that lead to a stretch."""

# What says that a block is no language
_HEAD = 256
"""Characters that are looked at: in half as many, one scrambled block in twenty looks like language by chance."""
_USUAL = USUAL_PAIRS[:9]
"""The most frequent pairs of letters: one character in seven of English begins one, and one in thirty by chance."""
_ONE_USUAL_IN = 14
_FEWEST_SPACES = 3
_PRONOUNCED = 0.58
"""As often, vowels and consonants follow each other in languages and in few other orders of letters."""
_ORDINARY = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_ONE_ORDINARY_IN = 5
_LONG, _FEWEST_LONG = 4, 8
_REPEATED = 3
"""Of as many long words of a sentence all but one are different; declarations have the same again and again."""
_SMALL = bytes(range(ord("a"), ord("z") + 1))
_LETTERS = bytes(code if code in _SMALL else 32 for code in range(256))
_NO_LETTERS = bytes(code for code in range(256) if code not in _SMALL)

# What says in which way it may be language
_SAMPLE = 320
_SCRAMBLED = 0.155
"""Usual pairs for each letter, of letters in any other order at most; of English there are more."""
_COMMON = 0.45
"""The share of the most common letters in English, at least, and under a key, at most."""
_COMMON_UNDER_KEY = 0.58
_PEAKED = 0.053
"""How often two letters are the same where each stands for another one, at least."""
_MOST_LIKELY = 3

# What says that it is language
_READ = 1_200
_MORE_PAIRS = 0.06
_MORE, _MUCH_MORE = 3, 8
"""What known words weigh more in a reading, where they are as many of its words as usual, and where they are not."""
_KNOWN = 3
_BY_CHANCE = 1.1
"""What `_surprise` gives for none of dozens of other orders."""


def find_stretches(survey: Survey) -> Steps:
    """Stretches between ordinary paragraphs that are language in another order, without fillers or under a key."""
    tried = done = keyed = 0
    for start, end in _extents(survey):
        if start < done or survey.letters.count(b"a", start + 1, end + 1) < _FEWEST_LETTERS:
            continue
        if tried == _MOST_TRIED:
            return
        small = survey.small[start:end]
        way = survey.once(_order_of, small)
        if way is None and start >= keyed:
            yield from PAUSES
            way = yield from survey.once_in_steps(_key_of, survey.raw[start:end])
        if way is not None:
            done = end
            yield Decoded(_read(way, survey.text[start:end]), start, end, way.name)
        elif start >= keyed:
            for way in _under_keys(small):
                yield Decoded(_read(way, survey.text[start:end]), start, end, way.name, tentative=True)
        keyed = max(keyed, end)
        tried += way is None
        yield from PAUSES


def _extents(survey: Survey) -> Iterator[tuple[int, int]]:
    """Where each stretch may begin and end: with the short blocks around it, at its first line and its last block.

    It may also begin after the colon of words that lead to it, and its blocks may be texts of their own.
    """
    small = survey.small
    for before, blocks, end in _strange(survey):
        start, last = blocks[0][0], blocks[-1][1]
        colon = small.find(b": ", start, min(last, start + _LEADING))
        led = colon >= 0 and last - colon > _LEAST
        for begin in dict.fromkeys((before, start, colon + 2) if led else (before, start)):
            for over in (end, last) if small[last:end].strip() else (last,):
                yield begin, over
        yield from ((begin, end) for begin, _ in blocks[1:])
        yield from blocks if len(blocks) > 1 else ()


def _strange(survey: Survey) -> Iterator[tuple[int, list[tuple[int, int]], int]]:
    """The stretches of blocks that are no language, and where the short blocks around each of them begin and end."""
    blocks: list[tuple[int, int]] = []
    before = 0
    small = survey.small
    for begin, end in _blocks(small):
        if survey.once(_is_strange, small[begin : min(end, begin + _HEAD)]):
            blocks.append((begin, end))
            continue
        if blocks:
            yield before, blocks, begin - len(_BETWEEN)
            blocks = []
        before = end + len(_BETWEEN)
    if blocks:
        yield before, blocks, len(small)


def _blocks(small: bytes) -> Iterator[tuple[int, int]]:
    """The spans between empty lines of all blocks that are no shorter than need be."""
    done = 0
    gap = small.find(_BETWEEN)
    while gap >= 0:
        if gap - done >= _LEAST:
            yield done, gap
        done = gap + len(_BETWEEN)
        gap = small.find(_BETWEEN, done)
    if len(small) - done >= _LEAST:
        yield done, len(small)


def _is_strange(head: bytes) -> bool:
    """Whether the beginning of a block is made of words, but of hardly any of English."""
    if turns_more(head, _PRONOUNCED):
        return False  # first, as it tells of nine blocks in ten
    usual = 0
    for pair in _USUAL:
        usual += head.count(pair)
        if usual * _ONE_USUAL_IN > len(head):
            return False
    if head.count(b" ") < _FEWEST_SPACES:
        return False
    letters = len(head) - len(head.translate(None, _SMALL))
    if letters * 2 < len(head):
        return False
    words = [word for word in head.translate(_LETTERS).split() if len(word) > 1]
    if len(_ORDINARY.intersection(words)) * _ONE_ORDINARY_IN > len(words):
        return False
    long = [word for word in words if len(word) >= _LONG]
    return len(long) < _FEWEST_LONG or len(set(long)) * _REPEATED >= len(long) * (_REPEATED - 1)


def _order_of(small: bytes) -> Way | None:
    """The order of letters in which a stretch is language, or the letters of it that are."""
    pairs = _usual_pairs(small[:_SAMPLE])
    if pairs >= _SCRAMBLED:
        return None
    common = commonness(small) >= _COMMON
    ways = [*CUT_FILLERS, *(ORDERS if common else ())]
    likely = _likeliest(ways, small, pairs)
    keyed = _likeliest(KEYED_COLUMNS if common else (), small, pairs)
    for way in (*likely, *keyed):
        if _is_language(way.read(small, _READ), small):
            return way
    # Of the columns under keywords, one has letters that follow each other as in a language by chance.
    return next((way for way in likely if _is_pronounced(way.read(small, _READ), pairs)), None)


def _likeliest(ways: Sequence[Way], small: bytes, pairs: float) -> list[Way]:
    """The ways whose samples surprise most, those that are sought first where they surprise as much."""
    surprises = _surprises([way.read(small, _SAMPLE) for way in ways], pairs) if ways else []
    best = nlargest(_MOST_LIKELY, range(len(ways)), surprises.__getitem__)
    return [ways[number] for number in best]


def _key_of(raw: bytes) -> Generator[None, None, Way | None]:
    """The key under which a stretch is language, or the two substitutions, one over the other; pauses at each few."""
    small = raw.lower()
    if commonness(small) >= _COMMON_UNDER_KEY or _coincidence(small) <= _PEAKED:
        return None
    ways = chain(((way, small) for way in chain(likeliest_keys(small), find_ways(small))), _twice(raw))
    for number, (way, text) in enumerate(ways, start=1):
        if _is_language(way.read(text, _READ).lower(), small):
            return way
        if number % _WAYS_TO_PAUSE == 0:
            yield from PAUSES
    return None


_WAYS_TO_PAUSE = 2
"""Keys that are tried in a row, which takes up to half a millisecond each."""


# Two substitutions, one over the other

_KEYBOARDS = ("keys", "dvorak", "dvorak_back", "colemak", "colemak_back")
_PRINTED = "".join(map(chr, range(32, 127)))


def _tables() -> Iterator[tuple[str, bytes]]:
    """What each byte stands for under another keyboard over or under a cipher of letters."""
    plain = {cipher.name: cipher.readings[0][1](_PRINTED) for cipher in CIPHERS if cipher.name in _KEYBOARDS}
    under = {
        cipher.name: cipher.readings[0][1](_PRINTED) for cipher in CIPHERS if cipher.name.startswith(_LETTERS_MOVED)
    }
    tables = {name: bytes.maketrans(_PRINTED.encode(), text.encode()) for name, text in (plain | under).items()}
    for first, second in chain(product(plain, under), product(under, plain)):
        yield f"{first}_{second}", tables[first].translate(tables[second])


_LETTERS_MOVED = ("caesar", "rot13", "atbash")
_TWICE = tuple(_tables())
_FREQUENCIES = np.array([[FREQUENT.get(chr(code).lower(), 0) for code in table] for _, table in _TWICE])


def _twice(raw: bytes) -> Iterator[tuple[Way, bytes]]:
    counts = np.bincount(np.frombuffer(raw[:_READ], np.uint8), minlength=256)
    for place in np.argsort(-(_FREQUENCIES @ counts), kind="stable")[:_MOST_LIKELY]:
        name, table = _TWICE[place]
        yield Way(name, partial(_translated, table)), raw


def _translated(table: bytes, text: bytes, length: int) -> bytes:
    return text[:length].translate(table)


def _under_keys(small: bytes) -> Iterator[Way]:
    """The fillers without which a stretch is letters each of which stands for another one."""
    if _coincidence(small) < _PEAKED:
        for way in CUT_FILLERS:
            reading = way.read(small, _READ)
            if len(reading) >= _LEAST and _coincidence(reading) > _PEAKED:
                yield way


def _coincidence(small: bytes) -> float:
    """How often two letters are the same: one time in fifteen in language, one in twenty-six by chance."""
    letters = small[:_READ].translate(None, _NO_LETTERS)
    counts = np.bincount(np.frombuffer(letters, np.uint8))
    return float(counts @ (counts - 1)) / max(1, len(letters) * (len(letters) - 1))


def _read(way: Way, text: str) -> str:
    """What a text says, with each character that is not ASCII as one byte of those that are free."""
    others = sorted(set(text) - _ASCII)[:_MOST_OTHERS]
    to = dict(zip(map(ord, others), map(chr, range(_MOST_OTHERS, 2 * _MOST_OTHERS)), strict=False))
    raw = text.translate(to).encode("latin-1", "replace")
    back = {ord(byte): chr(code) for code, byte in to.items()}
    return way.read(raw, len(raw)).decode("latin-1").translate(back)


_ASCII = frozenset(map(chr, range(128)))
_MOST_OTHERS = 128


def _usual_pairs(sample: bytes) -> float:
    return sum(map(sample.count, USUAL_PAIRS)) / max(1, len(sample.translate(None, _NO_LETTERS)))


def _is_language(reading: bytes, small: bytes) -> bool:
    """Whether a reading is far more like language than what it was made of, in its letters and in its words."""
    size = min(_SAMPLE, len(small))
    more_pairs = _usual_pairs(reading[:size]) - _usual_pairs(small[:size])
    if more_pairs < _MORE_PAIRS:
        return False
    weight = fluency(reading.decode("ascii", "replace"))
    more = weight - fluency(small[:_READ].decode()) if weight >= _MORE else 0
    if not _MORE <= more < _MUCH_MORE:
        return more >= _MUCH_MORE
    words = reading.translate(_LETTERS).split()
    return sum(len(word) for word in words if is_known(word.decode())) * _KNOWN >= sum(map(len, words))


def _surprise(sample: bytes, pairs: float) -> float:
    """How many times more usual pairs a sample has than chance gives to so many letters, where there are so many."""
    return (_usual_pairs(sample) - pairs) * sqrt(len(sample))


def _surprises(samples: Sequence[bytes], pairs: float) -> list[float]:
    """The same of several samples at once."""
    codes = np.frombuffer(b"\n".join(samples), np.uint8).astype(np.intp)
    usual = np.zeros(len(codes) + 1, np.intp)
    np.cumsum(_IS_USUAL[codes[:-1] << 8 | codes[1:]], out=usual[1:-1])
    usual[-1] = usual[-2]
    letters = np.append(0, np.cumsum(_IS_LETTER[codes]))
    sizes = [len(sample) for sample in samples]
    ends = np.cumsum(np.array(sizes) + 1) - 1
    starts = ends - sizes
    counts = zip((usual[ends] - usual[starts]).tolist(), (letters[ends] - letters[starts]).tolist(), sizes, strict=True)
    return [(found / max(1, of) - pairs) * sqrt(size) for found, of, size in counts]


_IS_LETTER = np.array([code in _SMALL for code in range(256)])
_IS_USUAL = np.zeros(1 << 16, np.bool_)
_IS_USUAL[[first << 8 | second for first, second in USUAL_PAIRS]] = True
"""For each pair of bytes, by their number, whether it is one of the usual pairs of letters."""


def _is_pronounced(reading: bytes, pairs: float) -> bool:
    """Whether the letters of a reading, in any language, follow each other as they do in no other order by chance."""
    return (
        len(reading) >= _LEAST and _surprise(reading[:_SAMPLE], pairs) > _BY_CHANCE and turns_more(reading, _PRONOUNCED)
    )
