"""Decoder of encoded text that was enciphered, or brought into another order, once it was encoded.

What a cipher leaves of an encoding looks like nothing. So passages are looked for that are neither language nor random,
every cipher is undone at their beginning, and it is told there whether that is encoded text.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import chain
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from filters.decoders.beginnings import encoded_among, is_encoded
from filters.decoders.ciphered_alike import find_ciphered_alike
from filters.decoders.ciphered_leet import find_ciphered_leet
from filters.decoders.ciphered_marks import find_ciphered_marks
from filters.decoders.ciphers import CIPHERS, Rewrite
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.dense import are_encoded, are_escaped, are_hex, are_in_pairs
from filters.decoders.headed import HEAD, are_numbers, are_packed, is_deflated, may_be_deflated
from filters.decoders.keyed import Way, affine_ways
from filters.decoders.runs import runs
from filters.decoders.scrambles import ORDERS, in_orders, turns_more
from filters.decoders.shifted_rows import find_shifted_rows
from filters.decoders.survey import Places, Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.lexicon import CORE, SMALL, WORDS, fluency, is_language, is_of_words

_LEAST, _MOST = 40, 16_384
_LEAST_RUN, _MOST_SHORT = 23, 6
"""Characters of a run without white space, and how many runs that are shorter than a passage are tried in vain."""
_MOST_PASSAGES = 16
"""Passages of one text that are tried in vain: lists of hashes and keys have a few by accident."""
_MOST_DENSE = 48
"""Runs without white space that are tried in vain, which takes a tenth of the time."""
_FIRST_OF_SHAPE = 4
"""Passages of one shape that are tried in their turn, as letters and marks stand in one way in a listing or a table.

Some more of them are tried last: a listing leaves the text after it its tries, and a few lines like it hide nothing.
"""
_LATER_OF_SHAPE = 4
_BEGINNING, _MOST_ALIKE = 5, 4
"""Passages that begin alike, but for their digits, and are tried in vain, as lines of a listing and digests are."""
_ANY_DIGIT = bytes(48 if 48 <= code <= 57 else code for code in range(256))
_SHAPES = bytes(97 if chr(code).isalpha() else 48 if chr(code) in " 0123456789" else code for code in range(256))
_HEAD = 96
_SAMPLE = 256
_ROW = re.compile(rb"([^\s])\1{15,}+ *")
"""What is drawn of one sign before a text, as long as to be all that is seen of it."""


def find_overlaid(survey: Survey) -> Steps:
    """Lines, and quoted parts of lines, that are encoded text once a cipher or an order is undone."""
    yield from find_shifted_rows(survey)
    yield from find_ciphered_leet(survey)
    yield from find_ciphered_alike(survey)
    text = survey.text
    tried = dense = short = affine = 0
    vain: set[str] = set()
    alike = Counter[bytes]()
    read: list[tuple[int, int, int]] = []
    for found in find_ciphered_marks(survey):
        if found is not None:
            read.append((found.start, found.end, 0))
        yield found
    for begin, end in _passages(survey):
        row = _ROW.match(survey.raw, begin, end)
        start = row.end() if row else begin
        # What a line quotes may be enciphered although the line seems to be.
        if any(first <= start < done and end > within for first, done, within in read):
            continue
        strange = survey.once(_is_strange, survey.raw[start : min(end, start + _SAMPLE)].strip())
        if strange and tried == _MOST_PASSAGES:
            return
        beginning = survey.raw[start : start + _BEGINNING].translate(_ANY_DIGIT)
        if alike[beginning] == _MOST_ALIKE:
            continue
        long = end - start >= _LEAST
        few = dense < _MOST_DENSE if long else short < _MOST_SHORT
        run = few and _is_dense(survey, start, end)
        if not strange and not run:
            continue
        part = text[start:end]
        if part in vain:
            yield None
            continue
        reads = False
        plain = part.isascii() and not survey.once(is_encoded, part[:_HEAD])
        in_run = (
            _undone_in_run(survey, start, end, escapes=not strange) if long else _undone_in_short(survey, start, end)
        )
        for found in chain(in_run if run and plain else (), _undone(survey, start, end) if strange and plain else ()):
            if found is not None:
                reads = True
                read.append((start, found.end, end))
            yield found
        likely = long and (strange or end - start <= _SHORT_RUN)
        if run and plain and not reads and affine < _MOST_AFFINE and likely:
            affine += 1
            for found in _under_affine(survey, start, end):
                reads = True
                yield found
            yield from PAUSES
        if not reads:
            tried += strange
            dense += long and not strange
            short += not long
            alike[beginning] += 1
            vain.add(part)
        yield from PAUSES


def _undone(survey: Survey, start: int, end: int) -> Steps:
    """What a passage of ASCII says in each way in which its beginning is encoded text; with pauses."""
    raw = survey.raw[start:end]
    for way in (yield from survey.once_in_steps(_ways_of, raw)):
        if way in _ORDERS:
            yield _told(way.read(raw, len(raw)).decode(), start, end, way.name)
        else:
            yield from _deciphered(way, survey.text, start, end)
        yield None


def _ways_of(raw: bytes) -> Generator[None, None, Sequence[Way]]:
    """The ways in which the beginning of a passage that is no encoded text is some; with a pause."""
    ways = _WITHOUT_TABLES if _is_hex(raw[:_HEAD]) else _ALL
    bare = raw[:_HEAD]
    heads = [bytes(head) for head in _heads(raw, len(bare), ways)]
    yield from PAUSES
    others = [head for head in dict.fromkeys(heads) if head != bare]
    encoded = {others[number] for number in encoded_among(others)} if others else set()
    return [
        way
        for way, head in zip(ways, heads, strict=True)
        if head in encoded or (way.name == _OF_MARKS and _is_bare(head.decode(), bare.decode()))
    ]


def _deciphered(way: Way, text: str, start: int, end: int) -> Steps:
    """What a cipher makes of a passage, up to an empty line or its own closing quotation mark; nothing of base16, which
    no cipher leaves."""
    quoted = text[end : end + 1] in _MARKS and text[start - 1 : start] == text[end : end + 1]
    over = end if quoted else text.find("\n\n", end)
    over = over if over >= 0 else len(text)
    block = text[start:over].encode("ascii", "replace")
    letters = set(block.lower().translate(None, _OTHERS))
    if way.name in _KEEPING or len(letters) < _LEAST_OF_HEX or not letters <= _IN_HEX:
        yield _told(way.read(block, len(block)).decode(), start, over, way.name)


# Runs without white space, whose characters are all about as frequent

_FEWEST_IN_RUN = 8
"""Different characters of a run that is more than a line drawn of a few signs."""
_OF_BASE64 = bytes(code for code in range(128) if chr(code).isalnum() or chr(code) in "+/=")
_MOST_WAYS = 12
"""Ways that find text in one run: where there are more, its signs are those of an escape or a row, under any cipher."""
_BEGUN, _TORN = 2, 6
"""Characters at the beginning of a run that may say what follows, and at its end that may fill its last group."""


def _is_dense(survey: Survey, start: int, end: int) -> bool:
    """Whether a passage begins with a run that is no row of a few signs: with spaces it has to be in capitals."""
    over = min(end, start + _HEAD)
    if end - start < _LEAST_RUN:
        return False
    if b" " in survey.ink[start:over] and (end - start < _LEAST or not survey.raw[start:over].isupper()):
        return False
    head = survey.raw[start:over]
    if len(set(head)) < _FEWEST_IN_RUN or _is_of_numbers(head):
        return False
    small = survey.small[start:over]
    return not is_of_words(small, _ONE_USUAL_IN) and not _has_long_word(small)


def _has_long_word(small: bytes) -> bool:
    """Whether a word stands alone in it that does so in nothing that is enciphered: it is a path, a table or code."""
    return not _LONG_WORDS.isdisjoint(small.translate(_WORDS_ALONE).split())


def _is_of_numbers(head: bytes) -> bool:
    """Whether a run is mostly digits, with marks that are no part of an escape: a row of a table."""
    others = head.translate(None, b"0123456789")
    return (
        len(others) * 3 <= len(head) and not head.isalnum() and len(others.translate(None, b"%\\&#;=+")) == len(others)
    )


_LONG_WORDS = frozenset(word.encode() for word in WORDS | VOCABULARY if word.isascii() and len(word) > 4)
_WORDS_ALONE = bytes(code if code in range(ord("a"), ord("z") + 1) else 32 for code in range(256))
_ONE_USUAL_IN = 6
"""Of the pairs of letters in enciphered runs one in eight is a usual one at most, and one in four of those in paths."""


def _undone_in_run(survey: Survey, start: int, end: int, *, escapes: bool) -> Steps:
    """What a run of ASCII says in each way in which a strict decoder finds text at its beginning, or escapes may be."""
    raw = survey.raw[start:end]
    for way in survey.once(_ways_of_escapes if escapes else _ways_of_run, raw):
        if way in _ORDERS:
            yield _told(way.read(raw, len(raw)).decode(), start, end, way.name)
        else:
            yield from _deciphered(way, survey.text, _with_line_before(survey.text, start), end)


def _undone_in_short(survey: Survey, start: int, end: int) -> Steps:
    """What a run that is shorter than a passage says under each cipher of single characters, or from its end."""
    raw = survey.raw[start:end]
    for way in survey.once(_ways_of_short, raw):
        yield _told(way.read(raw, len(raw)).decode(), start, end, way.name)


def _ways_of_short(raw: bytes) -> Sequence[Way]:
    codes = np.frombuffer(raw, np.uint8)
    heads = np.concatenate((codes[None, ::-1], _TABLES[:, codes]))
    return _few(_SHORT, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | _are_deflated(_SHORT, heads, raw))


def _are_deflated(ways: Sequence[Way], heads: NDArray[np.uint8], raw: bytes) -> NDArray[np.bool_]:
    told = may_be_deflated(heads)
    for place in np.flatnonzero(told).tolist():
        head = ways[place].read(raw, HEAD)
        told[place] = not head.translate(None, _OF_BASE64) and is_deflated(head)
    return told


def _ways_of_escapes(raw: bytes) -> Sequence[Way]:
    return _ways_of_run(raw, escapes=True)


def _ways_of_run(raw: bytes, *, escapes: bool = False) -> Sequence[Way]:
    ways = _WITHOUT_TABLES if _is_hex(raw[:_HEAD]) else _ALL
    heads = _heads(raw, min(_HEAD, len(raw)), ways)
    within = heads[:, _BEGUN : len(raw) - _TORN].copy()
    if len(ways) < len(_ALL):
        told = are_hex(within)
    else:
        told = are_encoded(within) | are_packed(heads)
        if escapes:
            told |= are_escaped(within)
        if not raw.isalnum():
            told |= are_in_pairs(heads)
        if raw.isalnum():
            told |= are_numbers(heads, len(raw))
        told |= _are_deflated(ways, heads, raw)
    return _few(ways, told)


def _few(ways: Sequence[Way], told: NDArray[np.bool_]) -> Sequence[Way]:
    """The ways that are told, if they are no more than find text in one run."""
    places = told.nonzero()[0].tolist()
    return [ways[place] for place in places] if len(places) <= _MOST_WAYS else ()


def _under_affine(survey: Survey, start: int, end: int) -> Steps:
    """What a run of ASCII says under each affine cipher under which its beginning is text in a base."""
    for way in survey.once(_affine_ways_of, survey.raw[start:end]):
        yield from _deciphered(way, survey.text, _with_line_before(survey.text, start), end)


def _affine_ways_of(raw: bytes) -> Sequence[Way]:
    heads = _AFFINE_TABLES[:, np.frombuffer(raw, np.uint8, min(_HEAD, len(raw)))]
    return _few(_AFFINE, are_encoded(heads[:, _BEGUN : len(raw) - _TORN].copy()) | are_packed(heads))


_MOST_AFFINE = 6
"""Runs of one text that are tried under affine ciphers, which are many."""
_SHORT_RUN = 1_024
"""Characters up to which a run is tried although all its characters are as frequent, as those of an image are."""


def _with_line_before(text: str, start: int) -> int:
    """Where a passage begins with the line before it, if that is too short for a passage: it may name the encoding."""
    before = text.rfind("\n", 0, start - 1) + 1 if text[start - 1 : start] == "\n" else start
    return before if start - before <= _LEAST else start


def _is_hex(head: bytes) -> bool:
    """Whether the letters of a passage are those of base16, all of them, so that no cipher has made them of others."""
    return set(head.lower().translate(None, _OTHERS)) == _IN_HEX


def _heads(raw: bytes, size: int, ways: Sequence[Way]) -> NDArray[np.uint8]:
    """The first so many characters that each way reads, a row each: of all, or of those without a table."""
    heads = np.empty((len(ways), size), np.uint8)
    heads[: len(ORDERS)] = in_orders(raw, size)
    for place, way in enumerate(_NO_TABLES, start=len(ORDERS)):
        heads[place] = np.frombuffer(way.read(raw, size), np.uint8)
    if len(ways) == len(_ALL):
        heads[-len(_TABLES) :] = _TABLES[:, np.frombuffer(raw, np.uint8, size)]
    return heads


def _told(reading: str, start: int, end: int, name: str) -> Decoded:
    return Decoded(reading, start, end, name, tentative=not is_language(reading[:_WORDED_IN]))


_WORDED_IN = 512
"""Characters in which words show that a reading is language: in thousands, some stand by accident."""


def _is_bare(head: str, marked: str) -> bool:
    """Whether a text is far more of letters than what stands for it, and of no few: no rule of marks, no digits."""
    letters = set(filter(str.isalpha, head.lower()))
    enough = len(letters) >= _FEWEST_LETTERS and len(letters - _OF_DIGITS) >= _FEWEST_OTHERS
    return enough and _letters_in(head) > _letters_in(marked) + _MORE_LETTERS


def _letters_in(head: str) -> float:
    return sum(char.isalpha() or char == " " for char in head) / len(head)


_OF_DIGITS = frozenset("abcdefgh")
"""The letters that rot47 makes of digits, so that a table of numbers becomes a text of these."""
_FEWEST_OTHERS = 4
_OF_MARKS = "rot47"
"""The cipher that makes marks of letters."""
_MORE_LETTERS = 0.25
"""The share by which letters and spaces are more in a text than in what that makes of it."""


def _passages(survey: Survey) -> Iterator[tuple[int, int]]:
    """The lines, and the parts of those that quotation marks or colons part, that `_is_strange` may say yes to.

    Where many are of one shape, some of these come last, and no others.
    """
    later: list[tuple[int, int]] = []
    shapes = Counter[bytes]()
    for start, end in sorted({*_wordless(survey), *_single_runs(survey)}, key=lambda span: (span[0], -span[1])):
        shape = survey.raw[start : start + _LEAST].translate(_SHAPES)
        shapes[shape] += 1
        if shapes[shape] > _FIRST_OF_SHAPE:
            later.append((start, end))
        else:
            yield start, end
    yield from later[:_LATER_OF_SHAPE]


def _single_runs(survey: Survey) -> Iterator[tuple[int, int]]:
    """Runs without white space that are shorter than passages, those amid words, and any with quotation marks that
    stand after a colon.
    """
    raw = survey.raw
    for start, end in runs(survey.ink, _LEAST_RUN):
        marked = _MARK.search(raw, start, end) is not None
        if end - start >= _LEAST and not marked:
            amid_words = b" " in (raw[start - 1 : start], raw[end : end + 1])
            if amid_words and end - start <= _MOST and not _is_drawn_or_digest(raw[start : min(end, start + _HEAD)]):
                yield start, end
            continue
        begun, after_colon = raw[start - 1 : start] in _BREAKS, raw.startswith(_AFTER_COLON, start - 2)
        ends = raw[end : end + 1] in _BREAKS
        quoted = _MARK.match(raw, start) and _MARK.search(raw, end - _CLOSING, end)
        if marked and ends and (begun if end - start < _LEAST else after_colon and not quoted):
            yield start, end
        for part in _BETWEEN_MARKS.finditer(raw, start, end):
            first, last = part.span()
            bare = first > start or begun or after_colon, last < end or ends
            if last - first < _LEAST and all(bare):
                yield first, last


def _is_drawn_or_digest(head: bytes) -> bool:
    """Whether a run is of few different signs, mostly of one, as a ruled line with a name in it is, or in base16.

    Lists of commits and of packages have a digest on each line.
    """
    signs = set(head)
    if len(signs) < _FEWEST_IN_RUN or max(map(head.count, signs)) * 2 > len(head):
        return True
    return signs <= _DIGITS_OF_HEX


_DIGITS_OF_HEX = frozenset(b"0123456789abcdefABCDEF")
_MARKS = ('"', "`")
_MARK, _BETWEEN_MARKS = re.compile(b'["`]'), re.compile(b'[^"`]{%d,}+' % _LEAST_RUN)
_AFTER_COLON, _BREAKS, _CLOSING = b": ", (b"", b"\n"), 3


def _wordless(survey: Survey) -> Iterator[tuple[int, int]]:
    """The passages at whose beginning half is no letter, or a run without white space is too long for a word."""
    if survey.few_parts is not None and survey.few_lines is not None:
        yield from (span for span in {*survey.few_parts, *survey.few_lines} if _is_wordless(survey, *span))
        return
    starts, ends = survey.lines
    if survey.sentences != survey.small:
        starts, ends = np.concatenate((starts, survey.parts[0])), np.concatenate((ends, survey.parts[1]))
    sizes = ends - starts
    fit = np.flatnonzero((sizes >= _LEAST) & (sizes <= _MOST))
    if not len(fit):
        return
    starts, ends = starts[fit], ends[fit]
    heads = np.minimum(ends, starts + _SAMPLE)
    before = survey.letters_before
    unlike = (before[heads] - before[starts]) * 2 <= heads - starts
    if b"a" * _LONG_WORD in survey.ink:
        unlike |= _hold_long_words(survey.ink, starts, heads)
    found = np.flatnonzero(unlike)
    yield from zip(starts[found].tolist(), ends[found].tolist(), strict=True)


def _is_wordless(survey: Survey, start: int, end: int) -> bool:
    if not _LEAST <= end - start <= _MOST:
        return False
    head = min(end, start + _SAMPLE)
    return (
        survey.letters.count(b"a", start + 1, head + 1) * 2 <= head - start
        or b"a" * _LONG_WORD in survey.ink[start:head]
    )


def _hold_long_words(ink: bytes, starts: Places, ends: Places) -> NDArray[np.bool_]:
    """Which of the spans hold so much of a run without white space that it is no word."""
    spaces = np.flatnonzero(np.frombuffer(b" %b " % ink, np.uint8) == _SPACE)
    long = np.flatnonzero(np.diff(spaces) > _LONG_WORD)
    first, last = spaces[long], spaces[long + 1] - 1
    following = np.searchsorted(last, starts + _LONG_WORD)
    first = np.append(first, len(ink))[following]
    held: NDArray[np.bool_] = np.maximum(first, starts) + _LONG_WORD <= ends
    return held


_SPACE = ord(" ")


_PRONOUNCED = 0.46
"""More turns between vowels and consonants than that are in any language, and in code."""
_FEWEST_SIGNS = 3
_BY_CHANCE = 1.5


def _is_strange(head: bytes) -> bool:
    """Whether the characters of a passage are neither those of words nor all as frequent as the others."""
    if len(head) < _LEAST:
        return False
    small = head.lower()
    if _has_long_word(small[:_HEAD]):
        return False  # first, as it tells of five passages in six in a third of the time
    letters = small.translate(None, _OTHERS)
    if len(letters) * 3 > len(head) and len(set(letters)) >= _FEWEST_LETTERS and turns_more(small, _PRONOUNCED):
        return False
    words = small.split()
    if len(letters) * 2 > len(head) and max(map(len, words)) < _LONG_WORD:
        return False
    if len(_ORDINARY.intersection(words)) >= _WORDED:
        return False
    if len(b"".join(words)) < _LEAST or fluency(head[:_HEAD].decode()) >= _WORDED:
        return False
    counts = np.bincount(np.frombuffer(head, np.uint8))
    size, signs = len(head), int(np.count_nonzero(counts))
    # Two characters are the same once in as many as there are signs, give or take, where all are as frequent.
    same = int(counts @ (counts - 1)) * signs / (size * (size - 1))
    return signs >= _FEWEST_SIGNS and same > 1 + _BY_CHANCE * sqrt(2 * signs) / size


_ORDINARY = frozenset(word.encode() for word in CORE | SMALL)
_OTHERS = bytes(code for code in range(256) if not 97 <= code <= 122)
_IN_HEX = frozenset(b"abcdef")
_LEAST_OF_HEX = 3
"""Different letters of a passage of base16 that is long enough to be told: all of them, or some."""
_FEWEST_LETTERS = 8
_WORDED = 2
_LONG_WORD = 16
"""Characters of the longest word of encoded text, at least, unless most of it are digits and marks."""


# Ciphers that go on any text

_FROM_END = frozenset({"reversed", "reversed_rot13", "reversed_atbash"})
_OF_WORDS = frozenset({"reversed_words", "reversed_lines", "rot13_words"})
"""Those that do not read each character by itself."""
_OF_SOME_WORDS = "keys_left"
"""The one that reads some words otherwise than character by character, of which encoded text has hardly any."""
_KEEPING = frozenset({"reversed", "reversed_words", "reversed_lines"})
"""Those that leave a text the characters it has."""


def _ciphers() -> Iterator[tuple[Way, bytes]]:
    """Each cipher, with its table where it reads each character by itself."""
    for name, rewrite in dict(reading for cipher in CIPHERS for reading in cipher.readings).items():
        if name.startswith(_AMID_SPACES) or name.endswith(_OF_DIGITS_TOO):
            continue
        if name in _FROM_END:
            yield Way(name, partial(_from_end, rewrite)), b""
        elif name in _OF_WORDS:
            yield Way(name, partial(_rewritten, rewrite)), b""
        else:
            table = bytes(ord(rewrite(chr(code))) for code in range(128)) + bytes(128)
            read = partial(_rewritten, rewrite) if name == _OF_SOME_WORDS else partial(_translated, table)
            yield Way(name, read), table


_AMID_SPACES = "shift"
"""Names of ciphers that move spaces as well, so that the beginning of a passage says nothing."""
_OF_DIGITS_TOO = ("_rot5", "_rot18")
"""How the names of two ciphers over each other end, of letters and of digits."""


def _translated(table: bytes, text: bytes, length: int) -> bytes:
    return text[:length].translate(table)


def _rewritten(rewrite: Rewrite, text: bytes, length: int) -> bytes:
    return rewrite(text[:length].decode()).encode()


def _from_end(rewrite: Rewrite, text: bytes, length: int) -> bytes:
    return rewrite(text[-length:].decode()).encode()


_ORDERS = frozenset(ORDERS)
_EACH = tuple(_ciphers())
_CIPHERS = tuple(way for way, _ in _EACH)
_NO_TABLES = tuple(way for way, table in _EACH if not table)
_WITHOUT_TABLES = (*ORDERS, *_NO_TABLES)
_ALL = (*_WITHOUT_TABLES, *(way for way, table in _EACH if table))
_SHORT = (*(way for way in _NO_TABLES if way.name == "reversed"), *(way for way, table in _EACH if table))
_AFFINE = tuple(affine_ways())
_AFFINE_TABLES = np.array([np.frombuffer(way.read(bytes(range(128)) + bytes(128), 256), np.uint8) for way in _AFFINE])
_TABLES = np.array([list(table) for _, table in _EACH if table], np.uint8)
