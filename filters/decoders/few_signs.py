"""Decoder of numbers whose digits are a few signs or words: phases of the moon, dice, bands of resistors, notes.

What each stands for is told beside them, is their order in Unicode, in a line of the text or in a list that readers
know, from the first to the last or the other way. The base is how many there are, and so many digits are a character.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain, islice, pairwise
from math import ceil, log
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import read_numbers
from filters.decoders.survey import Survey
from filters.decoders.vain import FEW_SIGNS, MOVED_CODES
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_language

_FEWEST, _MOST, _LEAST = 3, 16, 36
"""Different signs, at least and at most, and digits of a text, at least."""
_LOOK, _STRIDE = 64, 32
"""Words that one look compares, and words from one look to the next."""
_SIGN = re.compile("[\u2150-\u2bff\u3000-\u303f\u4dc0-\u4dff\U0001d300-\U0001d37f\U0001f000-\U0001faff]")
_BESIDE = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
"""Colours of the skin of the sign before."""
_WORD = re.compile(r"(?<![^\W_])[^\W\d_]{1,16}(?![^\W_])")
_WIDEST = 32
"""Characters between two digits, at most."""
_SAMPLE = 48
_ONE_STRANGE_IN = 8
"""Numbers at the beginning, at least, for each one that is no character of ASCII."""
_DIGIT_AFTER = re.compile(
    r"[\ufe0f\u20e3]?[ \t\"']{0,2}(?:[:=\u2192]|[-=]>)[ \t\"']{0,2}(1[0-5]|[0-9a-fA-F])(?![^\W_])"
)
_DIGIT_BEFORE = re.compile(r"(?<![^\W_])(1[0-5]|[0-9a-fA-F])[ \t\"']{0,2}(?:[:=\u2192)(-]|[-=]>)?[ \t\"']{0,2}$")
_BESIDE_SIGN = 8
"""A sign and the digit that it is said to be."""
_BASES = (8, 10, 12, 16)
_SIGN_ORDERS = (
    "\u2b1b\U0001f7eb\U0001f7e5\U0001f7e7\U0001f7e8\U0001f7e9\U0001f7e6\U0001f7ea\u2b1c",
    "\u26ab\U0001f7e4\U0001f534\U0001f7e0\U0001f7e1\U0001f7e2\U0001f535\U0001f7e3\u26aa",
    "\U0001f5a4\U0001f90e\u2764\U0001f9e1\U0001f49b\U0001f49a\U0001f499\U0001f49c\U0001fa76\U0001f90d",
    "\U0001f7e5\U0001f7e7\U0001f7e8\U0001f7e9\U0001f7e6\U0001f7ea\U0001f7eb\u2b1b\u2b1c",
    "\U0001f534\U0001f7e0\U0001f7e1\U0001f7e2\U0001f535\U0001f7e3\U0001f7e4\u26ab\u26aa",
    "\u2764\U0001f9e1\U0001f49b\U0001f49a\U0001f499\U0001f49c\U0001f90e\U0001f5a4\U0001f90d",
    "\u2191\u2197\u2192\u2198\u2193\u2199\u2190\u2196",
    "\u2b06\u2197\u27a1\u2198\u2b07\u2199\u2b05\u2196",
    "\u2192\u2197\u2191\u2196\u2190\u2199\u2193\u2198",
)
_WORD_ORDERS: Sequence[Mapping[str, int]] = tuple(
    {word: place for place, words in enumerate(order.split()) for word in words.split("|")}
    for order in (
        "black brown red orange yellow green blue violet|purple grey|gray white",
        "bk|bl bn|br rd og|or ye|yl gn bu vt|vi gy wh",
        "blk brn red org|orn|orange yel grn blu|blue vio|vlt|pur gry wht",
        "schwarz braun rot orange gelb grün|gruen blau violett|lila grau weiß|weiss",
        "sw br rt|ro or ge gn|gr bl vi|vio gra ws|we",
        "noir marron|brun rouge orange jaune vert bleu violet gris blanc",
        "negro marrón|marron rojo naranja amarillo verde azul violeta|morado gris blanco",
        "nero marrone rosso arancione|arancio giallo verde blu viola grigio bianco",
        "preto marrom|castanho vermelho laranja amarelo verde azul violeta cinza|cinzento branco",
        "zwart bruin rood oranje geel groen blauw violet|paars grijs wit",
        "red orange yellow green blue indigo violet|purple",
        "zeroth first second third fourth fifth sixth seventh eighth ninth",
        "do|ut re mi fa sol|so la ti|si",
        "c d e f g a b|h",
        "a b c d e f g",
        "monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thurs friday|fri saturday|sat sunday|sun",
        "sunday|sun monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thurs friday|fri saturday|sat",
        "montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sa sonntag|so",
        "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept "
        "october|oct november|nov december|dec",
        "mercury venus earth mars jupiter saturn uranus neptune",
        "n|north ne|northeast e|east se|southeast s|south sw|southwest w|west nw|northwest",
        "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces",
        "rat ox tiger rabbit dragon snake horse goat|sheep monkey rooster dog pig",
        "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi",
        "hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon",
        "pawn knight bishop rook queen king",
        "ace two|deuce three|trey four five six seven eight nine ten jack queen king",
    )
)
_FEWEST_WORDS = 5


class _Digit(NamedTuple):
    """A sign or word, and where it stands."""

    sign: str
    start: int
    end: int


def find_few_signs(survey: Survey) -> Steps:
    """Find rows of a few signs or words that are digits of characters which are language."""
    text = survey.text
    if len(survey.beyond) >= _LEAST and len(_SIGN.findall(survey.beyond)) >= _LEAST:
        found = yield from _digits(_SIGN, text)
        yield from _read_signs(text, [digit for digit in found if digit.sign not in _BESIDE])
    repeated = frozenset(map(bytes.decode, _repeated(survey)))
    if repeated:
        found = yield from _digits(_WORD, text.lower() if len(text.lower()) == len(text) else text)
        yield from _read_words(text, found, repeated)


def _digits(expression: re.Pattern[str], text: str) -> Generator[None, None, list[_Digit]]:
    found: list[_Digit] = []
    for number, match in enumerate(expression.finditer(text)):
        found.append(_Digit(match[0], *match.span()))
        yield from PAUSES if number % _SLOW == 0 else ()
    return found


def _repeated(survey: Survey) -> Set[bytes]:
    """Return words of a look that are few and come again and again, each after many others; none if there is no such.

    They are of a list that is known, or stand in the text once each before they come again, or at its end.
    """
    between = survey.spaces + survey.breaks
    if len(survey.words) * _TIMES > between + sum(map(survey.raw.count, _BETWEEN)):
        return frozenset()
    words = survey.words_of_letters
    looks = range(0, len(words) - _LOOK + 1, _STRIDE)
    for at in looks:
        if len({*words[at : at + _HEAD]}) > _MOST_IN_HEAD or len({*words[at : at + _STRIDE]}) > _MOST:
            continue
        look = words[at : at + _LOOK]
        kinds = set(look)
        if _FEWEST_WORDS <= len(kinds) <= _MOST and len(set(pairwise(look))) >= min(_FREE * len(kinds), _MANY_PAIRS):
            least = max(_FEWEST_WORDS, len(kinds) - _MOST_LABELS)
            if any(len(kinds & order) >= least for order in _KNOWN) or _are_listed(words, kinds, least):
                return kinds
    return frozenset()


def _are_listed(words: Sequence[bytes], kinds: Set[bytes], least: int) -> bool:
    """Whether the words are listed in a text before they come again and again, or after that."""
    return any(len(set(islice(filter(kinds.__contains__, row), least))) == least for row in (words, reversed(words)))


_TIMES, _BETWEEN = 2, (b"-", b",", b"/")
"""How often each word stands in the text on average, at least, and what else than blanks stands between words."""
_MOST_LABELS = 6
"""Words of a look that stand before digits and are none, at most."""
_HEAD, _MOST_IN_HEAD = 16, 12
"""Words of a look that are counted first, and how many of them are different, at most: of prose, hardly ever so few."""
_FREE, _MANY_PAIRS = 1.75, 30
"""Different pairs of words in a look for each word, at least, unless there are so many."""
_KNOWN = tuple(frozenset(word.encode() for word in order if word.isascii()) for order in _WORD_ORDERS)


def _read_signs(text: str, found: Sequence[_Digit]) -> Steps:
    pauses = PAUSES if len(found) > _SLOW else ()
    lines = list(_lists(text, found))
    yield from pauses
    for row in _longest(found):
        yield from pauses
        counts = Counter([digit.sign for digit in row])
        yield from pauses
        used = {sign for sign, count in counts.items() if count > 1 or len(counts) <= _MOST}
        if _FEWEST <= len(used) <= _MOST:
            lists = _telling(lines, used, len(used))
            listed = {digit.start for order in lists for digit in order}
            row = [digit for digit in row if digit.sign in used and digit.start not in listed]
            yield from pauses
            orders = _orders(used, [[digit.sign for digit in order] for order in lists])
            yield from _first(text, row, chain(_told(text, found), orders)) if len(row) >= _LEAST else ()
        yield None


def _telling(lines: Sequence[Sequence[_Digit]], used: Set[str], least: int) -> Sequence[Sequence[_Digit]]:
    """Return the lines that list at least so many of the signs that are used; none if that is more than two lines."""
    lists = list(islice((order for order in lines if sum(digit.sign in used for digit in order) >= least), _LISTS + 1))
    return lists if len(lists) <= _LISTS else ()


_LISTS = 2


def _orders(used: Set[str], listed: Iterable[Sequence[str]]) -> Iterator[Mapping[str, int]]:
    """Yield the digits that signs may be: in the order of a line, of Unicode, or of a known list."""
    for order in (*listed, sorted(used), *_SIGN_ORDERS):
        if used <= set(order):
            yield {sign: place for place, sign in enumerate(order)}
            kept = [sign for sign in order if sign in used]
            yield {sign: place for place, sign in enumerate(kept)}
    lowest = ord(min(used))
    if ord(max(used)) < lowest + _MOST:
        for first in dict.fromkeys((lowest, lowest - 1, lowest & -_MOST)):
            yield {sign: ord(sign) - first for sign in used}


def _read_words(text: str, found: Sequence[_Digit], repeated: Set[str]) -> Steps:
    """Yield what words say in a list that is known, or in one line of the text."""
    counts = Counter([digit.sign for digit in found])
    often = [digit for digit in found if counts[digit.sign] > 1]
    least = max(_FEWEST_WORDS, len(repeated) - _MOST_LABELS)
    lists = _telling(list(_lists(text, often)), repeated, least)
    yield from PAUSES
    listed = {digit.start for order in lists for digit in order}
    orders = ({digit.sign: place for place, digit in enumerate(order)} for order in lists)
    tables = [table for table in (*_told(text, often), *orders, *_WORD_ORDERS) if len(repeated & table.keys()) >= least]
    done: list[_Digit] = []
    for table in sorted(tables, key=lambda table: -len(repeated & table.keys())):
        digits = [digit for digit in found if digit.sign in table and digit.start not in listed]
        yield from PAUSES
        for row in _longest(digits):
            if any(one.start <= row[-1].start and row[0].start <= one.end for one in done):
                continue
            for said in _first(text, row, (table,)):
                done += [_Digit("", said.start, said.end)] if said is not None else ()
                yield said
        yield None


def _lists(text: str, found: Sequence[_Digit]) -> Iterator[Sequence[_Digit]]:
    """Yield the digits of each line in which five or more stand once each, as in a list of them."""
    order: list[_Digit] = []
    over = -1
    room = 0
    for digit in found:
        if digit.start > over:
            yield from _once_each(order)
            order = []
            over = text.find("\n", digit.start)
            over = over if over >= 0 else len(text)
            room = _MOST + 1
        if room:
            room -= 1
            order.append(digit)
    yield from _once_each(order)


def _once_each(order: Sequence[_Digit]) -> Iterator[Sequence[_Digit]]:
    if _FEWEST_WORDS <= len(order) <= _MOST and len({digit.sign for digit in order}) == len(order):
        yield order


def _told(text: str, found: Sequence[_Digit]) -> Iterator[Mapping[str, int]]:
    """Yield what the text says that signs are, after them or before them, if it says so of enough."""
    after: dict[str, int] = {}
    before: dict[str, int] = {}
    seen: Counter[str] = Counter()
    for sign, start, end in found:
        seen[sign] += 1
        if seen[sign] <= _OFTEN:
            _tell(after, sign, _DIGIT_AFTER.match(text, end))
            _tell(before, sign, _DIGIT_BEFORE.search(text[max(0, start - _BESIDE_SIGN) : start]))
    yield from (table for table in (after, before) if len(set(table.values())) >= _FEWEST_WORDS)


def _tell(table: dict[str, int], sign: str, digit: re.Match[str] | None) -> None:
    if digit is not None:
        table.setdefault(sign, int(digit[1], _BASES[-1]) if digit[1].isalpha() else int(digit[1]))


def _longest(found: Sequence[_Digit]) -> Sequence[Sequence[_Digit]]:
    """Return the longest rows of digits that stand close together."""
    cuts = [at for at, (one, other) in enumerate(pairwise(found), 1) if other.start - one.end > _WIDEST]
    rows = [found[first:last] for first, last in pairwise([0, *cuts, len(found)]) if last - first >= _LEAST]
    return sorted(rows, key=len, reverse=True)[: FEW_SIGNS.most]


def _first(text: str, row: Sequence[_Digit], tables: Iterable[Mapping[str, int]]) -> Steps:
    """Yield the first text that is language in a row of digits, which are as one of the tables says."""
    pauses = PAUSES if len(row) > _SLOW else ()
    gaps = [text[one.end : other.start] for one, other in pairwise(row)]
    yield from pauses
    used = sorted({digit.sign for digit in row})
    yield from pauses
    tried: set[tuple[int, ...]] = set()
    for table in tables:
        values = tuple(table.get(sign, -1) for sign in used)
        if min(values) < 0 or (*values, max(table.values())) in tried:
            continue
        tried.add((*values, max(table.values())))
        digits = [table[digit.sign] for digit in row]
        yield from pauses
        for said in _said(digits, gaps, max(table.values()) + 1):
            if said:
                yield Decoded(said, row[0].start, row[-1].end)
                return
            yield from PAUSES if len(row) > _SLOW else (None,)
        yield from PAUSES


_SLOW = 1_024
"""Digits from which on reading them takes long enough for more pauses."""


def _said(digits: Sequence[int], gaps: Sequence[str], size: int) -> Iterator[str]:
    """Yield what digits say, or "" after each way to read them."""
    most = max(digits)
    for base in dict.fromkeys((size, size + 1, *_BASES)):
        for values in (digits, [size - 1 - digit for digit in digits]):
            if base > 2 and max(values) < base:
                yield from _in_base(values, gaps, base)
    if most < 8:
        bits = "".join([f"{digit:03b}" for digit in digits])
        yield _language(int(bits[: len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8))


def _in_base(values: Sequence[int], gaps: Sequence[str], base: int) -> Iterator[str]:
    widths = {ceil(log(most, base)) for most in (_ASCII, _BYTES)}
    for width in sorted(widths):
        for phase in range(width):
            begun = _of_width(values[phase : phase + width * _SAMPLE], width, base)
            likely = _are_printed(begun) or (not phase and _may_be_moved(begun))
            yield ""
            yield from _characters(_of_width(values[phase:], width, base)) if likely else ()
    begun_groups = _groups(values[: 4 * _SAMPLE], gaps[: 4 * _SAMPLE - 1])
    sizes = set(map(len, begun_groups))
    begun = [_number(group, base) for group in begun_groups] if max(sizes) <= _WIDEST_GROUP else []
    if not sizes <= widths and (_are_printed(begun) or _may_be_moved(begun)):
        groups = _groups(values, gaps)
        yield ""
        if max(map(len, groups)) <= _WIDEST_GROUP:
            yield from _characters([_number(group, base) for group in groups])


def _of_width(values: Sequence[int], width: int, base: int) -> list[int]:
    return [_number(values[at : at + width], base) for at in range(0, len(values) - width + 1, width)]


def _groups(values: Sequence[int], gaps: Sequence[str]) -> list[list[int]]:
    """Return the values in groups: all gaps but the commonest part them."""
    usual = Counter(gaps).most_common(1)[0][0]
    groups = [[values[0]]]
    for gap, value in zip(gaps, values[1:], strict=True):
        if gap == usual:
            groups[-1].append(value)
        else:
            groups.append([value])
    return groups


def _number(digits: Sequence[int], base: int) -> int:
    number = 0
    for digit in digits:
        number = number * base + digit
    return number


def _characters(numbers: Sequence[int]) -> Iterator[str]:
    """Yield the text of numbers that are characters, or these plus a constant, if it is language; else ""."""
    if _are_printed(numbers):
        yield _language(bytes(numbers))
    elif _may_be_moved(numbers):
        yield from (said or "" for said in read_numbers(numbers[:_MOST_MOVED]))


def _are_printed(numbers: Sequence[int]) -> bool:
    """Whether nearly all numbers are characters of ASCII, and none is too large for a byte."""
    if len(numbers) < _FEWEST_NUMBERS or max(numbers) >= _BYTES:
        return False
    return len(bytes(numbers).translate(None, _PRINTED)) * _ONE_STRANGE_IN <= len(numbers)


def _may_be_moved(numbers: Sequence[int]) -> bool:
    """Whether numbers are as far apart as the characters of an ASCII text, of which the commonest is a space."""
    if len(numbers) < _FEWEST_NUMBERS or max(numbers) - min(numbers) >= _ASCII - ord(" "):
        return False
    counts = Counter(numbers)
    return len(counts) > _FEWEST_WORDS and counts.most_common(1)[0][1] * _ONE_SPACE_IN >= len(numbers)


def _language(raw: bytes) -> str:
    said = read_text(raw) or ""
    return said if is_language(said) else ""


_ONE_SPACE_IN, _MOST_MOVED = 12, MOVED_CODES.most
_FEWEST_NUMBERS, _WIDEST_GROUP, _OFTEN = 12, 8, 2
_ASCII, _BYTES = 128, 256
_PRINTED = bytes((*b"\t\n\r", *range(0x20, 0x7F)))
