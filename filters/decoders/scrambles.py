"""Decoder of texts whose letters stand in another order (rail fences, columns, fillers), under a cipher, or both.

Undoing these takes many tries, so only passages that do not look like language are tried, their beginnings first.
"""

import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from filters.decoders.any_columns import IN_COLUMNS, columns_of, unpadded
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.disordered import passages
from filters.decoders.glyphs import solve
from filters.decoders.keyed import Read, Way, find_ways, is_like_english, likeliest_keys
from filters.decoders.letter_order import NO_LETTERS, commonness, is_pronounced, is_without_digits, likeness
from filters.decoders.orders import CUT_FILLERS, FILLERS, ORDERS, in_orders
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import COLUMNS, NUMBERED, RESPACED, SOLVED, TWICE, Vain, beginning
from filters.decoders.word_shifts import SHIFTING
from filters.text.lexicon import SMALL, WORDS, fluency, is_known

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_SAMPLE = 60
"""Characters of each reading that are looked at first."""
_SURE = 3
_MOST_PASSAGES = 24
"""Strange passages of one text that are tried in vain, at most; if there are more, the text counts as cut.

Passages whose letters follow each other as in a language, maybe an unknown one, are not strange and do not count.
"""
_SOLVED = 4, 3
"""A substitution is accepted if of every 4 letters 3 are of known words."""
_MOST_KEYED = 6
"""Vain passages after which only strange ones are tried under keys, which takes two milliseconds each."""
_MOST_OF_BOTH = 2
"""Vain passages after which only strange ones are tried as an order over a cipher: nine in ten of these are strange."""
_CASES = bytes(108 if chr(code).islower() else 117 if chr(code).isupper() else 32 for code in range(128)) + bytes(128)
_KNOWN = frozenset(word.encode() for word in WORDS | SMALL)
_FEWEST_WORDS = 2
_WORD = re.compile("[a-z]+")
_DIGEST = re.compile(rb"[0-9a-f]{16,}+")
"""A digest in hexadecimal. Under a key, its letters and those around it would be others."""
_ONE_OF_DIGEST_IN = 4
"""A passage of which a digest makes up at least one in so many characters, and has letters, is not tried under keys."""
_SHORT = 40
"""Up to so many characters likeness varies much, so its limits are wider; they miss two in a hundred of each kind."""
_SURE_SAMPLE = 96
"""Characters that are read in two orders."""
_LONGER_SAMPLE = 240
"""Characters that are read under a key. Few keys need it, and the first words of a text may all be rare."""
_LETTERS_ALONE = bytes(code if code in _LOWER.encode() else 32 for code in range(256))
_CAESAR = "caesar"
_FEWEST_SURE = 5
"""Known words of a sample that is surely language, at least."""
_LEAST_TWICE = 40
"""Fewest characters of a passage on which two orders are tried."""
_COMMON_IN_ENGLISH = 0.6
"""From such commonness of its letters on, a passage under two orders is taken to be under no key as well."""
_WORD_OF_BYTES = re.compile(rb"[A-Za-z0-9]+")
_TURNS = (
    Way("reversed", lambda text, length: text[::-1][:length]),
    Way("reversed_words", lambda text, length: _WORD_OF_BYTES.sub(lambda word: word[0][::-1], text[:length])),
)


def find_scrambles(survey: Survey) -> Steps:
    """Find lines, and quoted parts of lines, that are language once their order, their cipher or both are undone.

    If too many strange passages were tried in vain, the last of what is found is empty and `cut`.
    """
    raw = survey.raw
    tries: _Tries | None = None
    read = 0
    for start, small in passages(survey):
        yield None
        tries = tries or _Tries()
        if start < read or not _is_worth_trying(raw, start, small, tries):
            continue
        strange = not is_pronounced(small)
        if strange and not is_without_digits(small):
            if not tries.numbered_left:
                continue
            tries.numbered_left -= 1
        end = start + len(small)
        if tries.respaced_left and is_like_english(small.translate(None, NO_LETTERS)):
            tries.respaced_left -= 1
            if worded := survey.once(_respaced, small):
                read = end
                yield Decoded(worded, start, end, "respaced")
                continue
            yield from PAUSES
        passage = _passage(start, small, tries, strange=strange)
        if not (passage.orders or passage.keyed):
            continue
        if strange and not tries.strange_left:
            yield Decoded("", start, len(raw), cut=True)
            return
        way = yield from _way_of(survey, passage, tries)
        if way is not None:
            read = end
            plain = way.read(raw[start:end], end - start).decode()
            plain = unpadded(plain) if way.name == IN_COLUMNS else plain
            yield Decoded(plain, start, end, way.name, in_place=way.in_place)
        elif not passage.keyed or not _is_under_caesar(small):
            tries.vain.add(small)
            tries.strange_left -= strange
            yield from _under_likeliest_keys(raw[start:end], passage)
        yield from PAUSES


@dataclass(slots=True)
class _Tries:
    """What was tried in vain in one text, and how many of its passages each slow attempt is still left for."""

    vain: Vain[bytes] = field(default_factory=lambda: Vain(_beginning))
    strange_left: int = _MOST_PASSAGES
    """Only passages that are tried in vain count; in all below, every try counts."""
    numbered_left: int = NUMBERED.most
    """Listings, tables and hashes have many digits."""
    respaced_left: int = RESPACED.most
    """For passages whose letters follow each other as in English."""
    twice_left: int = TWICE.most
    """A try takes two milliseconds."""
    in_columns_left: int = COLUMNS.most
    """A try takes half a millisecond."""
    solved_left: int = SOLVED.most
    """A try takes some ten milliseconds."""


class _Passage(NamedTuple):
    """A passage in small letters, and the ways that are worth trying on it."""

    start: int
    small: bytes
    strange: bool
    """Whether its letters do not follow each other as in any language."""
    orders: Sequence[Way]
    keyed: bool
    """Whether it may be under a key."""


def _beginning(small: bytes) -> bytes:
    return beginning(small.lstrip())


def _is_worth_trying(raw: bytes, start: int, small: bytes, tries: _Tries) -> bool:
    if small in tries.vain:
        return False
    if raw[start : start + len(small)].translate(_CASES).count(b"lu") * 6 > len(small):
        return False  # base64
    # A single word has no spaces that another order could put between words.
    return len(small.replace(b"_", b" ").split()) >= _FEWEST_WORDS


def _passage(start: int, small: bytes, tries: _Tries, *, strange: bool) -> _Passage:
    alike = likeness(small)
    orders = _likely_orders(small, alike, cut=not start)
    keyed = _may_be_keyed(small, alike) and (strange or len(tries.vain) < _MOST_KEYED)
    return _Passage(start, small, strange, orders, keyed)


def _way_of(survey: Survey, passage: _Passage, tries: _Tries) -> Generator[None, None, Way | None]:
    """Return the first way in which a passage is language, or None; cheap ways come first. Pauses."""
    _, small, strange, orders, keyed = passage
    way = next((way for look in _looks(orders, keyed=keyed) if (way := survey.once(look, small))), None)
    if way is None and (strange or len(tries.vain) < _MOST_OF_BOTH):
        yield from PAUSES
        way = survey.once(_both, small)
    if way is None and keyed:
        way = survey.once(_shifting_of, small)
    return (yield from _rare_way_of(survey, passage, tries)) if way is None and strange else way


def _rare_way_of(survey: Survey, passage: _Passage, tries: _Tries) -> Generator[None, None, Way | None]:
    """Return the first way in which a strange passage is language among those that few passages are tried in."""
    _, small, _, orders, keyed = passage
    way = None
    if len(small) >= _LEAST_TWICE and tries.twice_left:
        tries.twice_left -= 1
        way = yield from survey.once_in_steps(_twice, small)
    if way is None and orders and tries.in_columns_left and is_without_digits(small):
        tries.in_columns_left -= 1
        way = survey.once(columns_of, small)
    if way is None and keyed and tries.solved_left and is_without_digits(small):
        tries.solved_left -= 1
        letters = yield from solve(small.decode(), ({},), share=_SOLVED)
        way = Way("substitution", _by_letters(letters), in_place=True) if letters else None
    return way


def _under_likeliest_keys(raw: bytes, passage: _Passage) -> Steps:
    """Yield as tentative what a strange passage says under each likely key that gives letters as English has them."""
    start, small, strange, _, keyed = passage
    for key in likeliest_keys(small) if keyed and strange and is_without_digits(small) else ():
        if is_like_english(key.read(small, len(small))):
            yield Decoded(
                key.read(raw, len(raw)).decode(),
                start,
                start + len(raw),
                key.name,
                tentative=True,
                in_place=key.in_place,
            )


def _likely_orders(small: bytes, likeness: float, *, cut: bool) -> list[Way]:
    """Return the orders that are worth trying, by how frequent the letters are and how they follow each other.

    `cut` says that the passage begins the text, which may have been cut there.
    """
    short, medium = len(small) <= _SHORT, len(small) <= 2 * _SHORT
    ways: list[Way] = []
    if likeness < (0.9 if short else 0.75):
        ways += CUT_FILLERS if cut else FILLERS
    if commonness(small) >= 0.45 and likeness < (1.2 if short else 1.1 if medium else 1.0):
        ways += ORDERS
    return ways


def _may_be_keyed(small: bytes, likeness: float) -> bool:
    if commonness(small) >= 0.65 or likeness >= (0.85 if len(small) <= _SHORT else 0.78):
        return False
    digest = _DIGEST.search(small)
    return digest is None or digest[0].isdigit() or len(digest[0]) * _ONE_OF_DIGEST_IN < len(small)


def _is_language(sample: bytes) -> bool:
    if len(_KNOWN.intersection(sample.split())) < _FEWEST_WORDS:
        return False
    small = sample.decode()
    words = _WORD.findall(small)
    known = sum(len(word) for word in words if is_known(word))
    return known * 5 >= 2 * sum(map(len, words)) and fluency(small) >= _SURE


def _by_letters(letters: Mapping[int, str]) -> Read:
    """Return a function that undoes a substitution of letters."""
    stands = "".join(letters.get(ord(letter), letter) for letter in _LOWER)
    table = bytes.maketrans((_LOWER + _LOWER.upper()).encode(), (stands + stands.upper()).encode())
    return lambda text, length: text[:length].translate(table)


def _in_orders(text: bytes) -> dict[str, bytes]:
    """Return a sample of what each of `ORDERS` reads, by its name; the text must have at least 16 characters."""
    return {way.name: row.tobytes() for way, row in zip(ORDERS, in_orders(text, _SAMPLE), strict=True)}


def _looks(orders: Sequence[Way], *, keyed: bool) -> Iterator[Callable[[bytes], Way | None]]:
    """Yield the functions that look for the first way in which a passage is language: an order or a key."""
    for ways, look in ((CUT_FILLERS, _cut_filler_of), (FILLERS, _filler_of), (ORDERS, _order_of)):
        if ways[-1] in orders:
            yield look
    if keyed:
        yield _key_of


def _cut_filler_of(small: bytes) -> Way | None:
    return next((way for way in CUT_FILLERS if _is_language(way.read(small, _SAMPLE))), None)


def _filler_of(small: bytes) -> Way | None:
    return next((way for way in FILLERS if _is_language(way.read(small, _SAMPLE))), None)


def _order_of(small: bytes) -> Way | None:
    rows = zip(ORDERS, in_orders(small, _SAMPLE), strict=True)
    return next((way for way, row in rows if _is_language(row.tobytes())), None)


def _key_of(small: bytes) -> Way | None:
    return next((way for way in find_ways(small) if _is_language(way.read(small, _LONGER_SAMPLE))), None)


def _respaced(small: bytes) -> str:
    """Return the words of a passage whose spaces stand mostly within words, or "" if it is no such passage."""
    groups = small.translate(_LETTERS_ALONE).split()
    parted = part_words(b"".join(groups).decode())
    before, after = (set(accumulate(map(len, words))) for words in (groups, parted.split()))
    elsewhere = len(before & after) * 2 <= len(before)
    return parted if elsewhere and _is_surely_language(parted.encode()) else ""


def _shifting_of(small: bytes) -> Way | None:
    """Return the first way in which a passage is language, with each word shifted in the alphabet by its own number."""
    return next((way for way in SHIFTING if _is_language(way.read(small, _SAMPLE))), None)


def _both(small: bytes) -> Way | None:
    """Return the first order in which a passage is language, once it is also reversed or one of its ciphers undone.

    The ciphers that are tried are those that the frequencies of its letters make likeliest.
    """
    samples = _in_orders(small[::-1])
    for order in ORDERS:
        if _is_language(samples[order.name]):
            return Way(f"reversed_{order.name}", partial(_of_reversed, order))
    for key in likeliest_keys(small):
        plain = key.read(small, len(small))
        samples = _in_orders(plain)
        for order in (*ORDERS, *_TURNS):
            if _is_language(samples.get(order.name) or order.read(plain, _SAMPLE)):
                return Way(f"{order.name}_{key.name}", partial(_one_after_another, order, key))
    return None


def _is_under_caesar(small: bytes) -> bool:
    """Return whether a passage is under a Caesar cipher, which another decoder undoes for all its lines together."""
    keys = (key for key in likeliest_keys(small) if key.name.startswith(_CAESAR))
    return any(_is_language(key.read(small, _SAMPLE)) for key in keys)


def _twice(small: bytes) -> Generator[None, None, Way | None]:
    """Return the first two orders, one over the other, in which a passage is language, perhaps under the likeliest key.

    Pauses after each outer order. So many pairs are tried that more of a sample must be words.
    """
    key = None if commonness(small) >= _COMMON_IN_ENGLISH else next(likeliest_keys(small), None)
    plain = key.read(small, len(small)) if key else small
    for outer in (*ORDERS, *_TURNS):
        undone = outer.read(plain, len(plain))
        for inner, row in zip(ORDERS, in_orders(undone, _SURE_SAMPLE), strict=True):
            if _is_surely_language(row.tobytes()):
                return _after_key(inner, outer, key)
        for turn in _TURNS:
            if _is_surely_language(turn.read(undone, _SURE_SAMPLE)):
                return _after_key(turn, outer, key)
        yield
    return None


def _after_key(inner: Way, outer: Way, key: Way | None) -> Way:
    way = Way(f"{inner.name}_{outer.name}", partial(_one_of_whole, inner, outer))
    return Way(f"{way.name}_{key.name}", partial(_one_of_whole, way, key)) if key else way


def _one_of_whole(inner: Way, outer: Way, text: bytes, length: int) -> bytes:
    return inner.read(outer.read(text, len(text)), length)


def _is_surely_language(sample: bytes) -> bool:
    if len(_KNOWN.intersection(sample.split())) < _FEWEST_SURE:
        return False
    words = _WORD.findall(sample.decode())
    known = sum(len(word) for word in words if is_known(word))
    return known * 3 >= 2 * sum(map(len, words)) and fluency(sample.decode()) >= _SURE


def _of_reversed(order: Way, text: bytes, length: int) -> bytes:
    return order.read(text[::-1], length)


def _one_after_another(order: Way, key: Way, text: bytes, length: int) -> bytes:
    return key.read(order.read(text, length), length)
