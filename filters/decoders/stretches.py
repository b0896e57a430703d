"""Decoder of stretches of many lines whose letters stand in another order, between fillers, or under a key.

Whoever scrambles a whole text also scrambles its line breaks, quotes, code and addresses. So a stretch need only look
like no language, and its reading is accepted if all of it is far more like language.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import chain, product
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from filters.decoders.ciphers import CIPHERS
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed import Way, find_ways, likeliest_keys
from filters.decoders.keyed_columns import KEYED_COLUMNS, in_keyed_columns
from filters.decoders.letter_order import commonness, turns_more
from filters.decoders.orders import CUT_FILLERS, ORDERS, in_orders
from filters.decoders.survey import Survey
from filters.decoders.vain import STRETCHES
from filters.text.lexicon import CORE, FREQUENT, SMALL, USUAL_PAIRS, fluency, is_known

_BETWEEN = b"\n\n"
_LEAST = 48
"""Characters of a block, at least: shorter ones do not show whether they are language."""
_FEWEST_LETTERS = 16
"""Letters of a part, at least: after the colon of a leading word there may be none."""
_LEADING = 120
"""Characters of the words that lead to a stretch, up to their colon, at most."""

# Limits by which a block is no language
_HEAD = 256
"""Characters of a block that are looked at. With half as many, one in twenty scrambled blocks looks like language."""
_USUAL = USUAL_PAIRS[:9]
"""The most frequent pairs of letters. One character in seven of English begins one; by chance, one in thirty does."""
_ONE_USUAL_IN = 14
_FEWEST_SPACES = 3
_PRONOUNCED = 0.58
"""The share of turns between vowels and consonants that languages exceed, and few other orders of letters."""
_ORDINARY = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_ONE_ORDINARY_IN = 5
_LONG, _FEWEST_LONG = 4, 8
_REPEATED = 3
"""Of so many long words of a block, all but one are different, at least: declarations in code repeat theirs."""
_SMALL = bytes(range(ord("a"), ord("z") + 1))
_LETTERS = bytes(code if code in _SMALL else 32 for code in range(256))
_NO_LETTERS = bytes(code for code in range(256) if code not in _SMALL)

# Limits by which a way to read a stretch is tried
_SAMPLE = 320
_SCRAMBLED = 0.155
"""Usual pairs per letter of which a scrambled text has fewer, and English has more."""
_COMMON = 0.45
"""The least `commonness` of letters without a key, and the value that letters under a key stay below."""
_COMMON_UNDER_KEY = 0.58
_PEAKED = 0.053
"""How often two letters of a text are the same under a substitution, at least (see `_coincidence`)."""
_MOST_LIKELY = 3

# Limits by which a reading is language
_READ = 1_200
_MORE_PAIRS = 0.06
_MORE, _MUCH_MORE = 3, 8
"""By how much the fluency of a reading is greater: enough if known words have a third of its letters, and if not."""
_KNOWN = 3
_BY_CHANCE = 1.1
"""More than `_surprise` returns for any of dozens of wrong orders."""
_ENOUGH = min(_MORE_PAIRS, _BY_CHANCE / sqrt(_SAMPLE)) - 0.001
"""More usual pairs per letter than the stretch has, of which a sample of language has more: less than either limit, as
`_surprises` is less exact."""


def find_stretches(survey: Survey) -> Steps:
    """Find stretches between ordinary paragraphs that are language in another order, without fillers or under a key."""
    tried = done = keyed = 0
    for start, end in _extents(survey):
        if start < done or survey.letters.count(b"a", start + 1, end + 1) < _FEWEST_LETTERS:
            continue
        if tried == STRETCHES.most:
            return
        small = survey.small[start:end]
        way = survey.once(_order_of, small)
        if way is None and start >= keyed:
            yield from PAUSES
            way = yield from survey.once_in_steps(_key_of, survey.raw[start:end])
        if way is not None:
            done = end
            yield Decoded(_read(way, survey.text[start:end]), start, end, way.name, in_place=way.in_place)
        elif start >= keyed:
            for way in _under_keys(small):
                yield Decoded(_read(way, survey.text[start:end]), start, end, way.name, tentative=True)
        keyed = max(keyed, end)
        tried += way is None
        yield from PAUSES


def _extents(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield where each stretch may begin and end: with or without the short blocks before and after it.

    It may also begin after the colon of words that lead to it, or at a later block, and each block may be a text by
    itself.
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
    """Yield the stretches of blocks that are no language, with where the short blocks around each begin and end."""
    blocks: list[tuple[int, int]] = []
    before = 0
    small = survey.small
    for begin, end in _blocks(small):
        head = small[begin : min(end, begin + _HEAD)]
        if not turns_more(head, _PRONOUNCED) and survey.once(_is_strange, head):  # the first decides nine in ten
            blocks.append((begin, end))
            continue
        if blocks:
            yield before, blocks, begin - len(_BETWEEN)
            blocks = []
        before = end + len(_BETWEEN)
    if blocks:
        yield before, blocks, len(small)


def _blocks(small: bytes) -> Iterator[tuple[int, int]]:
    """Yield the spans of all blocks between empty lines that have at least `_LEAST` characters."""
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
    """Return whether the head of a block consists of words but does not look like English, if it is not pronounced."""
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
    """Return the first order (or every n-th letter) in which a stretch is language, or None."""
    pairs = _usual_pairs(small[:_SAMPLE])
    if pairs >= _SCRAMBLED:
        return None
    common = commonness(small) >= _COMMON
    samples = [way.read(small, _SAMPLE) for way in CUT_FILLERS]
    if common:
        samples += map(np.ndarray.tobytes, in_orders(small, _SAMPLE))
    likely = _likeliest((*CUT_FILLERS, *ORDERS)[: len(samples)], samples, pairs)
    in_columns = [*map(np.ndarray.tobytes, in_keyed_columns(small, _SAMPLE))] if common else ()
    keyed = _likeliest(KEYED_COLUMNS, in_columns, pairs) if common else []
    for way in (*likely, *keyed):
        if _is_language(way.read(small, _READ), small):
            return way
    # Without the columns under keywords: they are so many that some reading is pronounced by chance.
    return next((way for way in likely if _is_pronounced(way.read(small, _READ), pairs)), None)


def _likeliest(ways: Sequence[Way], samples: Sequence[bytes], pairs: float) -> list[Way]:
    """Return the ways whose samples surprise most, and enough for a language; of equal ones, the first."""
    surprises = _surprises(samples, pairs)
    most = np.argsort(-surprises, kind="stable")[:_MOST_LIKELY]
    return [ways[number] for number in most if surprises[number] > _ENOUGH * sqrt(len(samples[number]))]


def _key_of(raw: bytes) -> Generator[None, None, Way | None]:
    """Return the key, or the two substitutions one over the other, under which a stretch is language; with pauses."""
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
"""Keys that are tried between two pauses. Each takes up to half a millisecond."""


# Two substitutions, one over the other

_KEYBOARDS = ("keys", "dvorak", "dvorak_back", "colemak", "colemak_back")
_PRINTED = "".join(map(chr, range(32, 127)))


def _tables() -> Iterator[tuple[str, bytes]]:
    """Yield the tables that undo another keyboard layout over or under a cipher of letters, each with its name."""
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
        yield Way(name, partial(_translated, table), in_place=True), raw


def _translated(table: bytes, text: bytes, length: int) -> bytes:
    return text[:length].translate(table)


def _under_keys(small: bytes) -> Iterator[Way]:
    """Yield the fillers without which a stretch looks like a substitution of letters."""
    if _coincidence(small) < _PEAKED:
        for way in CUT_FILLERS:
            reading = way.read(small, _READ)
            if len(reading) >= _LEAST and _coincidence(reading) > _PEAKED:
                yield way


def _coincidence(small: bytes) -> float:
    """Return how often two letters are the same: one time in fifteen in language, one in twenty-six by chance."""
    letters = small[:_READ].translate(None, _NO_LETTERS)
    counts = np.bincount(np.frombuffer(letters, np.uint8))
    return float(counts @ (counts - 1)) / max(1, len(letters) * (len(letters) - 1))


def _read(way: Way, text: str) -> str:
    """Read a text in a way that works on bytes; each character beyond ASCII becomes a free byte, and is put back after.

    Characters beyond the first `_MOST_OTHERS` different ones may be lost.
    """
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
    """Return whether a reading is far more like language than the stretch itself, in its letters and its words."""
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
    """Return how surprising the usual pairs of a sample are, given that the stretch has `pairs` of them per letter.

    A difference counts more in a longer sample, where chance makes smaller ones.
    """
    return (_usual_pairs(sample) - pairs) * sqrt(len(sample))


def _surprises(samples: Sequence[bytes], pairs: float) -> NDArray[np.float64]:
    """Return the same for several samples at once."""
    sizes = list(map(len, samples))
    width = max(sizes, default=0)
    rows = np.frombuffer(b"".join([sample.ljust(width, b"\0") for sample in samples]), np.uint8).reshape(-1, width)
    usual = _count(_IS_USUAL.take(rows[:, :-1].astype(np.uint16) << 8 | rows[:, 1:]))
    letters = _count(_IS_LETTER.take(rows))
    return (usual / np.maximum(1, letters) - pairs) * np.sqrt(sizes)


def _count(marks: NDArray[np.bool_]) -> NDArray[np.uint16]:
    """Return how many marks each row has, in a tenth of the time of `sum`."""
    counts: NDArray[np.uint16] = np.add.reduce(marks.view(np.uint8), axis=1, dtype=np.uint16)
    return counts


_IS_LETTER = np.array([code in _SMALL for code in range(256)])
_IS_USUAL = np.zeros(1 << 16, np.bool_)
_IS_USUAL[[first << 8 | second for first, second in USUAL_PAIRS]] = True
"""For each pair of bytes, as a number of 16 bits, whether it is a usual pair of letters."""


def _is_pronounced(reading: bytes, pairs: float) -> bool:
    """Return whether the letters of a reading follow each other as in some language, more than chance would explain."""
    return (
        len(reading) >= _LEAST and _surprise(reading[:_SAMPLE], pairs) > _BY_CHANCE and turns_more(reading, _PRONOUNCED)
    )
