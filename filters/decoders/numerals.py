"""Decoder of characters written as numbers: code points in any base, places in the alphabet, and squares of letters.

Tables and lists hold numbers as well, so what numbers decode to must be language, or may be encoded once more.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import chain, product
from math import gcd
from typing import TypeAlias

import numpy as np

from filters.decoders.code_points import from_bit_row, from_bits, from_septets, in_base, whole_span
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.deflated import read_packed
from filters.decoders.lettered import lettered
from filters.decoders.morse import from_morse
from filters.decoders.radixes import read_number
from filters.decoders.rows import rows_of_numbers
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import LEAST_IN_ROW, LEAST_UNPARTED, WIDEST_IN_ROW, Places, Spans, Survey
from filters.decoders.telling_rows import EVERY_WAY, Telling, Way, telling_spans
from filters.decoders.xored import read_xored
from filters.text.canonical import at_most, canonicalise, clean
from filters.text.lexicon import USUAL_PAIRS, fluency

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_NUMBER = re.compile(r"[0-9]+")
# Numbers with the same separator between them, whatever it is (`)+chr(`, ` 0o`, `&#`), or with any marks and spaces.
_SAME_BETWEEN = re.compile(r"(?<![0-9.])[0-9]{1,8}+([^0-9]{1,24}+(?:0[oObB])?+)[0-9]{1,8}+(?:\1[0-9]{1,8}+){6,}+")
_MARKS_BETWEEN = re.compile(r"(?<![0-9.])[0-9]{1,24}+(?:[\W_]{1,5}+[0-9]{1,24}+){7,}+")
_UNPARTED = re.compile(r"(?<![0-9A-Za-z])[0-9]{24,}+(?![0-9A-Za-z])")
_LINE = re.compile(r"[^\n]+")
_LONGEST_WORD = 40
"""Letters and digits of a run that is looked into, at most: a longer one is a key, or base64."""
_WORDS_TABLE = bytes(
    98 if code < 128 and chr(code).isalpha() else 97 if chr(code) in "0123456789+/" else 32 for code in range(256)
)
_LEAST_DIGITS = 16
"""Characters of a line that is tried by itself, at least."""
_SAMPLE = 24
"""Numbers that show whether all may be of a base."""
_IN_DECIMAL = re.compile(r"(?:1[0-2][0-9]|[3-9][0-9]|10|13)+")
_ONE_DECIMAL = re.compile(r"1[0-2][0-9]|[3-9][0-9]|10|13")
_SURE = 3
"""The fluency of language, where a table of numbers is as likely."""
_SLOW = 1_024
"""Characters from which on one reading takes long enough for more pauses."""
_Reading: TypeAlias = tuple[str, str, bool]
"""The name of a reading, its text, and whether that is language; if not, it may be encoded once more."""
_SIGNED = re.compile(r"(?:(?<![0-9])-)?[0-9]+")
_SIGN = re.compile(r"[^0-9]-[0-9]")
_LIKELY_SPACES = 3
"""The commonest numbers that are tried as that of the space: that of an e may come as often."""
_BEGINS_PACKED = re.compile(
    r"31[^0-9]+139[^0-9]+8[^0-9]|120[^0-9]+(?:1|94|156|218)[^0-9]|66[^0-9]+90[^0-9]+104[^0-9]"
    r"|253[^0-9]+55[^0-9]+122[^0-9]|93[^0-9]+0[^0-9]+0[^0-9]"
)
_NO_BYTE = 256
"""The least number that is no byte."""
_DIGITS_OF_BYTE = 3
_FEWEST_OTHERS = 12
"""Characters beyond ASCII by which bytes are seen to be UTF-8, at least."""
_LONG = 4_096
"""Characters in which words are looked for: what has none in so many is no language."""
_CHARS_FOR_ANOTHER = 256
"""Characters for which a table of numbers gives one known word by accident."""
_SHORTEST, _FEWEST_LETTERS = 16, 12
"""Characters of a text, at least: with the same between all their numbers, and with different marks."""
_OF_ASCII = re.compile(r"[\0-\x7f]{16}")
_ASCII_SHARE = 3
"""Where at least one character in so many is ASCII, text may be hidden among the others."""
_LAST_ASCII, _SYLLABLES, _IDEOGRAPHS = 0x7F, 0x1100, 0x2E80
_MOST_SIGNS = 64
"""Different letters beyond ASCII of a text, at most. The numbers of a table give more."""
_BLOCK_BITS, _MOST_BLOCKS = 7, 6
_BLANK = 0
"""The number of a space among places in the alphabet, unless it is the one after z."""
_KEYS = ("", " ,?!'\"-()@/:", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
_OF_KEYS = {
    str(key) * times: sign
    for key, on in enumerate(_KEYS)
    for times, sign in enumerate(f"{on}{key}" if on else f" {key}", start=1)
}
"""The signs on a telephone's keys: each is written as its digit, repeated as often as the key is pressed."""
_FEWEST_KEYS = 5
_LETTER_BITS = 5
"""Bits of one letter in Bacon's cipher and in telex code."""
_LONGEST_MORSE = 6
_AS_MORSE = (str.maketrans("01", ".-"), str.maketrans("01", "-."))
BACON = (_LOWER, "abcdefghiklmnopqrstuwxyz", "_e_a_siu_drjnfcktzlwhypqobg_mxv_", f"_{_LOWER}")
"""Bacon's alphabet as it is used today, and with one letter for i and j and one for u and v; that of telex; and places
from 1.
"""
_CHUNK = 64
"""Letters that are looked at together, so that others around them do not hide language."""
_SQUARE = frozenset("12345")
_SQUARES = tuple(
    {f"{place // 5 + 1}{place % 5 + 1}"[::step]: letter for place, letter in enumerate(alphabet)}
    for step in (1, -1)
    for alphabet in ("abcdefghiklmnopqrstuvwxyz", "abcdefghijlmnopqrstuvwxyz")
)
"""The Polybius square as it is drawn today (without j) and that of the tap code (without k), by rows or by columns."""
_PLACES = {f"{place:02d}": letter for place, letter in enumerate(_LOWER, start=1)}
_HEAD = 8
"""Numbers at the beginning of digits: at least half must be letters, digits or spaces, or all of the numbers bytes."""


def find_numerals(survey: Survey) -> Steps:
    """Find characters as decimal, octal or binary numbers, with anything between them, or of one width with nothing.

    Letters by their places in the alphabet (`9-7-14-15-18-5`) or in a square of five by five are found as well.
    """
    numbers = survey.near_numbers
    first, last = _stretch(survey, numbers)
    if last < 0:
        return
    pauses = PAUSES if last - first > _SLOW else ()
    runs = _Runs()
    yield from pauses
    for expression in (_SAME_BETWEEN, _MARKS_BETWEEN):
        matches = list(expression.finditer(survey.text, first, last))
        yield from pauses
        yield from _find_parted(survey, numbers, matches, runs)
        yield from pauses
    yield from _find_in_rows(survey, numbers, (first, last), runs)
    yield from pauses
    for match in _UNPARTED.finditer(survey.text, first, last):
        yield from _read_unparted(match)


def read_numbers(numbers: Sequence[int]) -> Iterator[str | None]:
    """Yield what numbers say as characters, with any constant added or taken away, if that is language; or None."""
    for reading in _readings(" ".join(map(str, numbers)), (" ",), Way.CHARACTERS | Way.MOVED):
        yield reading[1] if reading is not None and reading[2] else None


def read_places(numbers: Sequence[int], gaps: Sequence[str]) -> str:
    """Return the letters at places in the alphabet, counted from 1, as words if they are language, or ""; 0 is a space.

    Of what stands between them, all but the commonest separates words, or else the lexicon parts them.
    """
    letters = [f"{_LOWER} "[number - 1] for number in numbers]
    return next((found[1] for found in _worded("", letters, gaps) if found is not None), "")


@dataclass(slots=True)
class _Runs:
    """Which runs of parted numbers of one text were looked at, and what came of it."""

    tried: set[tuple[int, int]] = field(default_factory=set)
    vain: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)
    """The runs that gave nothing, not even a tentative text, each with its separator: they may stand elsewhere too."""
    language: list[tuple[int, int]] = field(default_factory=list)
    """The spans of the runs that were read as language."""
    done: int = 0
    """The end of the last of these: a match with the same end only holds it once more."""


def _find_parted(survey: Survey, numbers: Spans, matches: Sequence[re.Match[str]], runs: _Runs) -> Steps:
    """Yield the readings of numbers with something between them: of each match, and of its lines by themselves."""
    for match, spans in zip(matches, _spans(matches, survey.raw, numbers), strict=True):
        if match.end() != runs.done:
            yield from _read_match(match, spans, runs)
        yield None


def _read_match(match: re.Match[str], spans: Sequence[Telling], runs: _Runs) -> Steps:
    """Yield the readings of the spans of a match, up to the first that is language."""
    for start, end, ways in spans:
        if (start, end) in runs.tried:
            continue
        runs.tried.add((start, end))
        run = (match.string[start:end], match.groups())
        if run in runs.vain:
            continue
        found = sure = False
        for reading in _readings(*run, ways):
            if reading is None:
                yield from PAUSES if end - start > _SLOW else (None,)
                continue
            variant, decoded, sure = reading
            found = True
            yield Decoded(decoded, start, end, variant, tentative=not sure)
            if sure:
                break
        if not found:
            runs.vain.add(run)
        yield None
        if sure:
            runs.language.append((start, end))
            runs.done = end
            return
        if ways & Way.PACKED:
            yield from _packed(run[0], (start, end))


def _find_in_rows(survey: Survey, numbers: Spans, stretch: tuple[int, int], runs: _Runs) -> Steps:
    """Yield what is language in the changing numbers of rows, such as those of a table, that were not read before."""
    for row in rows_of_numbers(survey, *stretch, numbers):
        yield from PAUSES
        if row is None:
            continue
        start, end, changing = row
        if any(begun < end and start < over for begun, over in runs.language):
            continue
        for reading in _readings(" ".join(changing), (" ",)):
            if reading is not None and reading[2]:
                yield Decoded(reading[1], start, end, reading[0])
                break
            yield from PAUSES if end - start > _SLOW else (None,)
        yield from PAUSES


def _read_unparted(match: re.Match[str]) -> Steps:
    """Yield the readings of digits with nothing between them, up to the first that is language."""
    for reading in _unparted(match[0]):
        if reading is None:
            yield from PAUSES if len(match[0]) > _SLOW else (None,)
            continue
        variant, decoded, sure = reading
        yield Decoded(decoded, *match.span(), variant, tentative=not sure)
        if sure:
            break
    yield None


def _stretch(survey: Survey, numbers: Spans) -> tuple[int, int]:
    """Return the start of the first and the end of the last numbers that are close together or long; else -1 twice."""
    if not len(numbers[0]):
        return -1, -1
    words = survey.raw.translate(_WORDS_TABLE)
    if b"a" * (_LONGEST_WORD + 1) not in words.replace(b"b", b"a"):
        return _close_together(*numbers)
    begins, ends = (places.tolist() for places in numbers)
    first = last = -1
    begun = before = count = number = 0
    while number < len(begins):
        at, end = begins[number], ends[number]
        number += 1
        if words.find(b" ", end, end + _LONGEST_WORD + 1) < 0 and b"b" in words[end : end + _LONGEST_WORD]:
            over = words.find(b" ", end)
            over = over if over >= 0 else len(words)
            if over - end > _LONGEST_WORD:
                number = bisect_left(begins, over, number)
                continue
        if at - before > WIDEST_IN_ROW:
            begun, count = at, 0
        count += 1
        if count >= LEAST_IN_ROW or end - at >= LEAST_UNPARTED:
            first, last = first if first >= 0 else begun, end
        before = end
    return first, last


def _close_together(begins: Places, ends: Places) -> tuple[int, int]:
    """Return the same for a text in which all numbers count."""
    apart = np.flatnonzero(np.append(True, begins[1:] - ends[:-1] > WIDEST_IN_ROW))
    group = np.repeat(apart, np.diff(np.append(apart, len(begins))))
    places = np.flatnonzero((np.arange(len(begins)) - group >= LEAST_IN_ROW - 1) | (ends - begins >= LEAST_UNPARTED))
    return (int(begins[group[places[0]]]), int(ends[places[-1]])) if len(places) else (-1, -1)


def _spans(matches: Sequence[re.Match[str]], raw: bytes, numbers: Spans) -> Iterator[Sequence[Telling]]:
    """Yield for each match the spans of numbers that may say something, and how: the whole match and its lines."""
    if not matches:
        return
    # Where what stands between them differs, that may be the spaces of a text.
    least = _SHORTEST if matches[0].lastindex else _FEWEST_LETTERS
    told = telling_spans(raw, numbers, [match.span() for match in matches], least=least)
    for match, spans in zip(matches, told, strict=True):
        if match.lastindex and match[1][-2:-1] == "0":  # digits of a separator are no numbers
            lines = _LINE.finditer(match.string, *match.span()) if "\n" in match[0] else ()
            long = (line.span() for line in lines if line.end() - line.start() >= _LEAST_DIGITS)
            spans = [(start, end, EVERY_WAY) for start, end in (match.span(), *long)]
        yield spans


def _readings(run: str, separator: Sequence[str], ways: int = EVERY_WAY) -> Iterator[_Reading | None]:
    """Yield the readings of separate numbers, those that are language first; None after each few ways to read them."""
    if separator and separator[0] not in run:
        separator = ()  # a single line need not hold the separator of the whole match
    numbers = run.split(separator[0]) if separator else _NUMBER.findall(run)
    if not all(map(str.isdecimal, numbers)):
        return  # one line of a match whose separator holds a line break
    found: list[tuple[str, str]] = []
    for one in _decoded(run, numbers, separator, ways):
        if one is None:
            yield None
        else:
            found.append(one)
            yield None
    of_bytes = max(map(len, numbers)) <= _DIGITS_OF_BYTE and max(map(int, numbers)) < _NO_BYTE
    for name, decoded in found:
        sure = _is_sure(name, decoded) or (of_bytes and _is_beyond_ascii(decoded))
        yield (name, decoded, True) if sure else None
    yield None
    for backwards in _in_bases([number[::-1] for number in reversed(numbers)]) if ways & Way.BACKWARDS else ():
        if backwards is not None and fluency(backwards[1]) >= _SURE:
            yield f"{backwards[0]}_reversed", backwards[1], True
        yield None
    yield None
    yield from _combined(numbers) if ways & Way.COMBINED else ()
    yield None
    yield from _moved(run, numbers) if ways & Way.MOVED else ()
    yield from ((name, decoded, False) for name, decoded in found if _is_printed(decoded))


def _combined(numbers: Sequence[str]) -> Iterator[_Reading | None]:
    """Yield the texts of numbers that are bytes under a key, or in another form that `read_xored` reads."""
    if max(map(len, numbers)) <= 3 and (codes := list(map(int, numbers))) and max(codes) < 256:
        for found in read_xored(bytes(codes), 0, 0):
            yield (found.variant, found.text, True) if found is not None else None


def _moved(run: str, numbers: Sequence[str]) -> Iterator[_Reading | None]:
    """Yield the text of characters of which each number is a multiple, plus or minus a constant; or None.

    One of the numbers that come most often is that of the space. Minus signs count where they are no separators.
    """
    codes = [int(number) for number in (_SIGNED.findall(run) if _SIGN.search(run) else numbers)]
    yield None
    others = set(codes[1:])
    step = gcd(*(code - codes[-1] for code in others))
    if not step:
        return
    spaces = [space for space, _ in Counter(codes).most_common(_LIKELY_SPACES)]
    for space, factor in product(spaces, (step, -step)):
        places = {code: ord(" ") + (code - space) // factor for code in others}
        first = ord(" ") + (codes[0] - space) // factor
        if not ord(" ") <= first <= _LAST_ASCII:
            first = ord(" ") - (codes[0] + space) // factor  # its minus sign stands before the run
        if min(first, *places.values()) >= 0 and max(first, *places.values()) <= _LAST_ASCII:
            said = chr(first) + "".join([chr(places[code]) for code in codes[1:]])
            if _is_sure("moved", said, apart=_SURE):
                yield "moved", said, True
                return
        yield None


def _packed(run: str, span: tuple[int, int]) -> Steps:
    """Yield the text that is compressed in bytes, which are written as an array of numbers."""
    codes = list(map(int, _NUMBER.findall(run))) if _BEGINS_PACKED.match(run) else [_NO_BYTE]
    yield from read_packed(bytes(codes), span, variant="deflated_decimal") if max(codes) < _NO_BYTE else ()


def _is_beyond_ascii(decoded: str) -> bool:
    """Return whether a text is mostly beyond ASCII: bytes that are no text are not UTF-8 of such by accident."""
    others = sum(ord(char) > _LAST_ASCII for char in decoded)
    return others >= _FEWEST_OTHERS and others * 2 > len(decoded)


def _is_sure(name: str, decoded: str, *, apart: int = 2) -> bool:
    """Return whether a reading is language.

    Bits seldom give any other text, so one known word or a character beyond ASCII is enough. Other numbers need the
    fluency `apart`, and more in a long text.
    """
    if name == "binary":
        # Masks and tables of bits are often printable by accident, since they repeat.
        return fluency(decoded) > 0 or not decoded.isascii()
    sample = decoded[:_LONG]
    least = apart + len(sample) // _CHARS_FOR_ANOTHER
    if sample.isascii():
        return fluency(sample) >= least
    return fluency(at_most(sample)) >= least and fluency(canonicalise(sample)) >= least


def _is_printed(decoded: str) -> bool:
    signs = set(decoded)
    if len(signs) > _MOST_SIGNS and len(_others(signs, below=_SYLLABLES)) > _MOST_SIGNS:
        return False
    shown = clean(decoded)
    return (
        len(shown) >= _SHORTEST
        and "".join(shown.split()).isprintable()
        and len(signs) > 1
        and (shown.isascii() or not _is_of_a_table(canonicalise(shown)))
    )


def _is_of_a_table(canonical: str) -> bool:
    """Return whether a canonical text is of so many alphabets that it comes from a table of numbers.

    Canonical form has removed invisible characters and marks, and replaced letters that look like English ones. If the
    text has 16 characters of ASCII in a row, or a third of it is ASCII, text may be hidden among the others.
    """
    others = _others(set(canonical), below=_IDEOGRAPHS)
    blocks = len({code >> _BLOCK_BITS for code in others})
    return (
        blocks > _MOST_BLOCKS
        and blocks * 2 > len(others)
        and not _OF_ASCII.search(canonical)
        and sum(map(str.isascii, canonical)) * _ASCII_SHARE < len(canonical)
    )


def _others(signs: Set[str], *, below: int) -> Set[int]:
    """Return the code points beyond ASCII and below `below`, from which on one script has many blocks."""
    return {code for sign in signs if _LAST_ASCII < (code := ord(sign)) < below}


def _decoded(run: str, numbers: Sequence[str], separator: Sequence[str], ways: int) -> Iterator[tuple[str, str] | None]:
    """Yield the name and text of each reading of separate numbers, and None after each few of them."""
    gaps = separator or _NUMBER.split(run)[1:-1]
    for one in _in_bases(numbers) if ways & Way.CHARACTERS else ():
        if one is not None and len(set(gaps)) > 1 and len(one[1]) == len(numbers) and " " not in one[1]:
            yield one[0], _parted(one[1], gaps)
        yield one
    yield None
    if not ways & Way.LETTERS:
        return
    if set("".join(numbers[:_SAMPLE])) <= {"0", "1"}:
        first, last = whole_span(numbers)
        yield from _signs(run, numbers[first:last], gaps[first : last - 1])
        return
    yield None
    if _are_keys(numbers):
        yield from _worded("keys", [_OF_KEYS[number] for number in numbers], gaps)
        yield None
    yield None
    for name, letters, between in lettered(numbers, gaps):
        yield from _worded(name, letters, between)
        yield None
    yield None
    if max(map(len, numbers)) <= 2:
        places = [int(number) for number in numbers]
        yield None
        if _BLANK in places and max(places) <= len(_LOWER):
            said = "".join((f" {_LOWER}")[place] for place in places)
            yield from _spelled("places", said.split(" "))
            yield from _spelled("places_backwards", said[::-1].split(" "))
            yield None
        for first in (1, 0):
            if first <= min(places) and max(places) == len(_LOWER) + first:
                yield from _spelled("places", "".join(f"{_LOWER} "[place - first] for place in places).split(" "))
                yield None
            if first <= min(places) and max(places) < len(_LOWER) + first:
                letters = [_LOWER[place - first] for place in places]
                yield from _worded("places", letters, gaps)
                yield None
                yield from _worded("places_backwards", letters[::-1], gaps[::-1]) if len(letters) <= _SLOW else ()
                yield None
                yield from _worded("places_reversed", [_LOWER[first - place - 1] for place in places], gaps)
                yield None
    yield None
    if len({len(number) for number in numbers}) == 1:
        yield from _in_rare_bases(numbers)
        yield None
    if set(numbers) <= _SQUARE and len(numbers) % 2 == 0:
        numbers, gaps = ["".join(pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)], gaps[1::2]
    if set("".join(numbers)) <= _SQUARE and not any(len(number) % 2 for number in numbers):
        for square in _SQUARES:
            words = [square.get(number) or _in_square(square, number) for number in numbers]
            yield None
            alone = max(map(len, words)) == 1
            yield from _worded("square", words, gaps) if alone else _spelled("square", words)
            yield None
            yield from _worded("square_backwards", words[::-1], gaps[::-1]) if alone and len(words) <= _SLOW else ()
            yield None


def _are_keys(numbers: Sequence[str]) -> bool:
    return len(set(numbers)) > _FEWEST_KEYS and _OF_KEYS.keys() >= set(numbers)


def _in_rare_bases(numbers: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the characters of numbers of one width in the bases 3 to 7 and 9, if they are language."""
    highest = int(max("".join(numbers)))
    for base in range(max(3, highest + 1), 10):
        if base != 8 and in_base(numbers[:_SAMPLE], base):
            decoded = in_base(numbers, base)
            if fluency(decoded) >= _SURE:
                yield f"base{base}", decoded


def _in_bases(numbers: Sequence[str]) -> Iterator[tuple[str, str] | None]:
    """Yield the characters of decimal or octal numbers, and of bits, each after its name; None if there are none."""
    for base, name in ((10, "decimal"), (8, "octal")):
        decoded = in_base(numbers, base)
        yield (name, decoded) if decoded else None
    if set("".join(numbers[:_SAMPLE])) <= {"0", "1"}:
        try:
            yield from _named_binary(from_bits(numbers))
        except ValueError:
            return


def _named_binary(found: Iterable[str]) -> Iterator[tuple[str, str] | None]:
    return (("binary", decoded) if decoded else None for decoded in found)


def _signs(run: str, numbers: Sequence[str], gaps: Sequence[str]) -> Iterator[tuple[str, str] | None]:
    """Yield letters written in two signs: Morse code, Bacon's cipher and telex code."""
    sizes = {len(number) for number in numbers}
    if len(sizes) > 1 and max(sizes) <= _LONGEST_MORSE:
        yield from (("morse", from_morse(run.translate(signs))) for signs in _AS_MORSE)
    if sizes != {_LETTER_BITS} or not all(set(number) <= {"0", "1"} for number in numbers):
        return
    places = [int(number, 2) for number in numbers]
    for alphabet in BACON:
        if max(places) < len(alphabet):
            yield from _worded("bacon", [alphabet[place] for place in places], gaps)


def _in_square(square: Mapping[str, str], digits: str) -> str:
    return "".join(square[digits[at : at + 2]] for at in range(0, len(digits), 2))


def _spelled(name: str, words: Sequence[str]) -> Iterator[tuple[str, str]]:
    decoded = " ".join(words)
    if fluency(decoded) >= _SURE:
        yield name, decoded


def _worded(name: str, letters: Sequence[str], gaps: Sequence[str]) -> Iterator[tuple[str, str] | None]:
    """Yield letters as words, if they are language; None where the caller may pause.

    Spaces among them separate words, or else all gaps but the commonest one; if that gives no language, the lexicon
    parts the words.
    """
    joined = "".join(letters)
    if not any(_is_likely(joined[at : at + _CHUNK].encode()) for at in range(0, len(joined), _CHUNK // 2)):
        return
    if len(set(gaps)) > 1 or " " in letters:
        parted = " ".join(joined.split()) if " " in letters else _parted(letters, gaps)
        if fluency(parted) >= _SURE:
            yield name, parted
            return
    parted = yield from part_words_in_steps(joined)
    if fluency(parted) >= _SURE:
        yield name, parted


def _parted(letters: Sequence[str], gaps: Sequence[str]) -> str:
    """Return the letters with a space for each gap that is not the commonest one."""
    usual = Counter(gaps).most_common(1)[0][0]
    return letters[0] + "".join(
        letter if gap == usual else f" {letter}" for gap, letter in zip(gaps, letters[1:], strict=True)
    )


def _is_likely(letters: bytes) -> bool:
    return sum(map(letters.count, USUAL_PAIRS)) * 10 >= len(letters)


def _unparted(digits: str) -> Iterator[_Reading | None]:
    """Yield the readings of digits with nothing between them, those that are language first; None after each way."""
    found: list[tuple[str, str]] = []
    for one in _decoded_unparted(digits):
        if one is not None:
            found.append(one)
        yield None
    for name, decoded in found:
        yield (name, decoded, True) if _is_sure(name, decoded, apart=_SURE) else None
    for one in _decoded_unparted(digits[::-1]):
        if one is not None and fluency(one[1]) >= _SURE:
            yield f"{one[0]}_reversed", one[1], True
        yield None
    for name, decoded in found:
        yield (name, decoded, False) if _is_printed(decoded) else None


def _decoded_unparted(digits: str) -> Iterator[tuple[str, str] | None]:
    if set(digits) <= {"0", "1"}:
        yield from _named_binary(chain(from_bit_row(digits), from_septets(digits)))
        return
    for width, base, highest, name in ((3, 10, "255", "decimal"), (3, 8, "377", "octal"), (2, 10, "", "decimal")):
        for phase in range(width):
            decoded = _of_width(digits[phase:], width, base, "" if phase else highest)
            yield (name, decoded) if decoded else None
    if _IN_DECIMAL.fullmatch(digits):
        decoded = in_base(_ONE_DECIMAL.findall(digits), 10)
        yield ("decimal", decoded) if decoded else None
    yield from letters_in_pairs(digits)
    number = read_number(digits)
    yield ("number", number) if number else None


def letters_in_pairs(digits: str) -> Iterator[tuple[str, str] | None]:
    """Yield the name and text of digits of which each two are a letter: its place in a square, or in the alphabet.

    None follows each way.
    """
    pairs = [digits[at : at + 2] for at in range(0, len(digits) - 1, 2)]
    for name, letters in (*(("square", square) for square in _SQUARES), ("places", _PLACES)):
        if letters.keys() >= set(pairs):
            yield from _worded(name, [letters[pair] for pair in pairs], ())
            yield None


def _of_width(digits: str, width: int, base: int, highest: str) -> str:
    """Return the characters of numbers of one width with nothing between them, or "".

    If all numbers are at most `highest` they are bytes, and need not begin with letters, digits and spaces.
    """
    head = in_base(_cut(digits[: _HEAD * width], width), base)
    worded = sum(char.isalnum() or char == " " for char in head) * 2 >= len(head) > 0
    if not worded and not highest:
        return ""
    numbers = _cut(digits, width)
    return in_base(numbers, base) if worded or max(numbers) <= highest else ""


def _cut(digits: str, width: int) -> list[str]:
    return [digits[at : at + width] for at in range(0, len(digits) - width + 1, width)]
