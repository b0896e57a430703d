"""Decoder of rot47 combined with a letter cipher, reversal or leetspeak, under which few known words are left.

Rot47 turns small letters into marks, digits and capitals, so its lines look like no others.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from filters.decoders.cipher import Rewrite
from filters.decoders.ciphers import CIPHERS, LEET_TABLE
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Places, Span, Survey
from filters.decoders.vain import UNDER_MARKS
from filters.text.lexicon import CORE, SMALL, fluency

_MARKS: Final = b":;<=>?@"
"""What rot47 makes of some letters in the middle of the alphabet."""
_OF_LEET: Final = b"bcdf"
"""What it makes of the digits of leetspeak other than 0 and 1, which become marks that names in code have."""
_SIGNS: Final = _MARKS + b"_`"
_FEWEST_SIGNS: Final = 3
_KINDS: Final = bytes(
    1 if code in _MARKS else 3 if code in _OF_LEET else 5 if chr(code) in "23456789" or 65 <= code <= 90 else 0
    for code in range(256)
)
_MIXED: Final = np.isin(np.arange(5 * 5 + 1), (1 * 3, 1 * 5, 3 * 5))
"""Whether the product of two characters' kinds is that of two different kinds."""
_FEWEST_PAIRS, _ONE_PAIR_IN = 4, 9
_ONE_IN_LINE: Final = 36
"""Most characters of a line for each such pair, if part of the line may be enciphered."""
_NO_OTHERS: Final = bytes(code for code in range(256) if not 97 <= code <= 122 or code in _OF_LEET)
_ONE_OTHER_IN: Final = 8
"""Fewest characters for each small letter that these ciphers hardly ever make."""
_SHORTEST, _LONGEST = 16, 8_192
_SAMPLE: Final = 192
_ORDINARY: Final = frozenset(word for word in CORE | SMALL if len(word) > 1)
_WORDS: Final = frozenset(word.encode() for word in _ORDINARY)
_FEWEST_KNOWN, _SURE = 2, 3


def find_ciphered_marks(survey: Survey) -> Steps:
    """Find lines, text after colons and quotations that are language once rot47 and at most one other are undone."""
    if len(survey.signs.intersection(_SIGNS)) < _FEWEST_SIGNS:
        return
    kinds = np.frombuffer(survey.raw.translate(_KINDS), np.uint8)
    pairs = _MIXED.take(kinds[:-1] * kinds[1:]).nonzero()[0]
    if len(pairs) < _FEWEST_PAIRS:
        return
    yield from PAUSES
    vain: set[str] = set()
    read: list[Span] = []
    for start, end in dict.fromkeys(_passages(survey, pairs)):
        if any(first <= start < last for first, last in read):
            continue
        part = survey.text[start:end]
        if part in vain:
            continue
        if len(vain) == UNDER_MARKS.most:
            return
        found = _read(part)
        yield from PAUSES
        if found is None:
            vain.add(part)
        else:
            read.append((start, end))
            yield Decoded(found[1], start, end, found[0], in_place=found[0] != _BACKWARDS)


def _passages(survey: Survey, pairs: Places) -> Iterator[Span]:
    """Yield the lines, what follows a colon in them, and their quoted parts, where rot47 may have made these."""
    raw = survey.raw
    for line, after in _with_pairs(*survey.lines, pairs, _ONE_IN_LINE):
        begin = line
        for part in (raw[line:after], raw[line:after].partition(b": ")[2]):
            if _is_shifted(part) and _is_paired(pairs, after - len(part), after):
                yield after - len(part), after
        for part in raw[line:after].split(b'"'):
            if len(part) >= _SHORTEST and _is_shifted(part) and _is_paired(pairs, begin, begin + len(part)):
                yield begin, begin + len(part)
            begin += len(part) + 1
    yield from (span for span in _with_pairs(*survey.parts, pairs, _ONE_PAIR_IN) if _is_shifted(raw[slice(*span)]))


def _with_pairs(starts: Places, ends: Places, pairs: Places, one_in: int) -> Iterator[Span]:
    """Yield the spans with many pairs of different kinds: at least one in `one_in` characters."""
    held = pairs.searchsorted(ends) - pairs.searchsorted(starts)
    many = ((held >= _FEWEST_PAIRS) & (held * one_in >= ends - starts)).nonzero()[0]
    yield from zip(starts[many].tolist(), ends[many].tolist(), strict=True)


def _is_paired(pairs: Places, start: int, end: int) -> bool:
    held = int(pairs.searchsorted(end) - pairs.searchsorted(start))
    return held >= _FEWEST_PAIRS and held * _ONE_PAIR_IN >= end - start


def _is_shifted(part: bytes) -> bool:
    """Whether a part has words, and hardly any small letters other than those that rot47 makes of digits."""
    if not _SHORTEST <= len(part) <= _LONGEST or b" " not in part:
        return False
    return len(part.translate(None, _NO_OTHERS)) * _ONE_OTHER_IN <= len(part)


def _read(part: str) -> tuple[str, str] | None:
    """Return the names of the ciphers under which a part is language, and its reading; None if there are none."""
    sample, last = part[:_SAMPLE], part[-_SAMPLE:]
    worths = {name: _worth(name, last if name == _BACKWARDS else sample) for name in _WAYS}
    name = max(worths, key=lambda name: worths[name])
    return (name, _WAYS[name](part)) if worths[name] else None


def _worth(name: str, sample: str) -> int:
    """Return the fluency of a sample under a cipher, or 0 if it is not language."""
    if sample.isascii() and not _may_be_worded(name, sample):
        return 0
    read = _WAYS[name](sample)
    if len(_ORDINARY.intersection(read.lower().split())) < _FEWEST_KNOWN:
        return 0
    worth = fluency(read)
    return worth if worth >= _SURE else 0


def _may_be_worded(name: str, sample: str) -> bool:
    """Whether an ASCII sample has known words under a cipher: a glance that takes a third of the time."""
    shown = sample.encode().translate(_TABLES[name])
    words = shown[::-1].split() if name == _BACKWARDS else shown.split()
    return len(_WORDS.intersection(words)) >= _FEWEST_KNOWN


def _ways() -> Iterator[tuple[str, Rewrite]]:
    """Yield the ways back from rot47 and at most one other cipher, with their names."""
    yield "rot47", _ROT47
    for cipher in CIPHERS:
        name, rewrite = cipher.readings[0]
        if name.startswith(_OF_LETTERS):
            yield f"{name}_rot47", partial(_both, rewrite, _ROT47)
            yield f"rot47_{name}", partial(_both, _ROT47, rewrite)
    yield _BACKWARDS, lambda text: _ROT47(text)[::-1]
    yield "rot47_leet", lambda text: _ROT47(text).translate(LEET_TABLE)


def _both(outer: Rewrite, inner: Rewrite, text: str) -> str:
    return inner(outer(text))


_OF_LETTERS: Final = ("caesar", "rot13", "atbash")
_BACKWARDS: Final = "rot47_reversed"
_ROT47: Final = next(rewrite for cipher in CIPHERS for name, rewrite in cipher.readings if name == "rot47")
_WAYS: Final = dict(_ways())
_TABLES: Final = {
    name: bytes(ord(" ") if chr(code).isspace() else ord(way(chr(code)).lower()) for code in range(128)) + bytes(128)
    for name, way in _WAYS.items()
}
"""For each way, which maps each character by itself, a table of what it makes of these in lower case."""
