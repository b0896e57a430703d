"""Letter-for-letter ciphers and reversal, recognised by known words that look like this under a cipher.

The words of a lexicon are enciphered beforehand, and one look-up finds those of all ciphers in a text. Deciphering the
text instead would cost one scan for each cipher.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from itertools import chain
from typing import NamedTuple, TypeAlias

from filters.decoders.cipher import Cipher, Rewrite
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyboards import keyboards
from filters.decoders.spacing import PROOF_LETTERS, part_words
from filters.decoders.survey import Survey, runs
from filters.text.lexicon import CORE, FREQUENT, SPELLING, USUAL_PAIRS, WORDS, fluency, weight

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()


def _shifted(shift: int) -> Rewrite:
    turned = _LOWER[shift:] + _LOWER[:shift]
    table = str.maketrans(_LOWER + _UPPER, turned + turned.upper())
    return lambda text: text.translate(table)


_ROT5_TABLE = str.maketrans("0123456789", "5678901234")


_rot13 = _shifted(13)


def _rot18(text: str) -> str:
    return _rot5(_rot13(text))


def _caesar(shift: int) -> Cipher:
    if shift == 13:
        return Cipher("rot13", _rot13, (("rot13", _rot13), ("rot18", _rot18)))
    name = f"caesar{shift}"
    back = _shifted(26 - shift)
    readings = (name, back), (f"shift{shift}", _moved_back(shift)), (f"{name}_rot5", lambda text: _rot5(back(text)))
    return Cipher(name, _shifted(shift), readings)


def _rot5(text: str) -> str:
    """Add five to each digit, modulo ten."""
    return text.translate(_ROT5_TABLE)


def _moved_back(shift: int) -> Rewrite:
    """Return a function that moves each character back in ASCII if spaces were moved too, or else changes nothing."""
    table = {code: code - shift for code in range(32 + shift, 127)}
    space = chr(32 + shift)
    return lambda text: text.translate(table) if text.count(space) * _LONGEST_WORD > len(text) else text


_LONGEST_WORD = 12
"""Most characters for each space, on average, of a text with words."""


_ATBASH_TABLE = str.maketrans(_LOWER + _UPPER, _LOWER[::-1] + _UPPER[::-1])
_ROT47_TABLE = {code: 33 + (code - 33 + 47) % 94 for code in range(33, 127)}
_WORD = re.compile(r"\w+")


def _atbash(text: str) -> str:
    return text.translate(_ATBASH_TABLE)


def _rot47(text: str) -> str:
    return text.translate(_ROT47_TABLE)


def _reverse(text: str) -> str:
    return text[::-1]


def _reverse_rot13(text: str) -> str:
    return _rot13(text)[::-1]


def reverse_words(text: str) -> str:
    """Return the text with each word reversed in its place."""
    return _WORD.sub(lambda match: match[0][::-1], text)


def _reverse_lines(text: str) -> str:
    return "\n".join(line[::-1] for line in text.split("\n"))


def _reverse_words_rot13(text: str) -> str:
    return _rot13(reverse_words(text))


def _reverse_atbash(text: str) -> str:
    return _atbash(text)[::-1]


_BACKWARDS_READINGS = (("reversed", _reverse), ("reversed_words", reverse_words), ("reversed_lines", _reverse_lines))
_ENCIPHERED_READINGS = (
    ("reversed_rot13", _reverse_rot13),
    ("rot13_words", _reverse_words_rot13),
    ("reversed_rot18", lambda text: _rot5(_reverse_rot13(text))),
)
_MOVING = frozenset({"reversed", "reversed_lines", "reversed_rot13", "reversed_rot18", "reversed_atbash"})
"""The readings that move words to other places."""
CIPHERS: tuple[Cipher, ...] = (
    *(_caesar(shift) for shift in range(1, 26)),
    Cipher("atbash", _atbash, (("atbash", _atbash),)),
    Cipher("rot47", _rot47, (("rot47", _rot47),)),
    Cipher("reversed", _reverse, _BACKWARDS_READINGS),
    Cipher("reversed_rot13", _reverse_rot13, _ENCIPHERED_READINGS),
    Cipher("reversed_atbash", _reverse_atbash, (("reversed_atbash", _reverse_atbash),)),
    *keyboards(),
)

_SHORTEST = 3
_SHORTEST_OTHER = 5
"""Fewest letters of a word outside the core lexicon: short words turn into each other."""
_Meanings: TypeAlias = tuple[tuple[int, int], ...]
"""The ciphers under which a run of letters may be a word: each cipher's number, and the weight of the word."""
_LETTERS = re.compile(b"[a-z]+")
_NUMBERS = {cipher.name: number for number, cipher in enumerate(CIPHERS)}
_BACKWARDS = frozenset({_NUMBERS["reversed"], _NUMBERS["reversed_rot13"], _NUMBERS["reversed_atbash"]})
_ROT47 = _NUMBERS["rot47"]


def _least(word: str) -> int:
    return _SHORTEST if word in CORE else _SHORTEST_OTHER


_TELLING = {word: weight(word) for word in sorted({*WORDS, *SPELLING}) if word.isascii() and len(word) >= _least(word)}


def _meanings() -> dict[bytes, _Meanings]:
    """Map each run of letters to what it may mean under the ciphers other than rot47.

    Where a cipher makes other signs of letters, the longest run of letters stands for the word. Runs that are words
    themselves are left out.
    """
    found: dict[bytes, _Meanings] = {}
    joined = "\n".join(_TELLING)
    words = frozenset(word.encode() for word in WORDS)
    for number, cipher in enumerate(CIPHERS):
        hidden = cipher.encipher(joined).lower().encode().split(b"\n") if number != _ROT47 else []
        proves = {worth: ((number, worth),) for worth in {1, *_TELLING.values()}}
        for worth, word in zip(_TELLING.values(), hidden[::-1] if number in _BACKWARDS else hidden, strict=False):
            shown = word
            if not word.isalpha():
                shown = max(_LETTERS.findall(word), key=len, default=b"")
                worth = worth if len(shown) > _SHORTEST else 1
            if len(shown) >= _SHORTEST and shown not in words:
                found[shown] = found[shown] + proves[worth] if shown in found else proves[worth]
    return found


_SMALL = bytes(ord(chr(code).lower()) if code < 128 and chr(code).isalnum() else 32 for code in range(256))
"""Keeps digits, so that the words which keys and base64 contain by accident do not count."""
_OF_ROT47 = bytes(
    ord(_rot47(chr(code))) if 32 < code < 127 and _rot47(chr(code)) in _LOWER else 32 for code in range(256)
)
_OF_DIGITS = frozenset(map(_rot47, "0123456789"))
_LOOKS: tuple[tuple[bytes, Mapping[bytes, _Meanings]], ...] = (
    (_SMALL, _meanings()),
    (_OF_ROT47, {word.encode(): ((_ROT47, worth),) for word, worth in _TELLING.items() if not set(word) <= _OF_DIGITS}),
)
"""Tables that keep letters, and what runs of these may mean. Rot47 makes letters of other characters. Words that it
makes of digits alone, such as "head", are left out, as every table of numbers has some."""
_SURE = 3
"""Total weight of different words that proves a cipher: one long and one short word, or three short ones."""
_NEAR = 160
"""Most characters between two known words of one enciphered text."""
_REACH = 400
"""Most characters by which an enciphered text may reach beyond its first and last known word within its line."""


class _Hit(NamedTuple):
    """A word under a cipher: its span, its weight, and the word as it stands in the text.

    A tuple, as hostile texts have thousands, and creating a dataclass takes three times as long.
    """

    start: int
    end: int
    worth: int
    word: bytes


def find_ciphers(survey: Survey) -> Steps:
    """Find passages under a Caesar shift, atbash, rot47 or another keyboard, or written backwards.

    A passage extends to the lines of its known words. All words of the text together show which ciphers there may be;
    only then are the places searched.
    """
    text, raw = survey.text, survey.raw
    spaced = raw if survey.signs.isdisjoint(b"%=") else _with_spaces(raw)
    for table, meanings in _LOOKS:
        letters = b"" if table is _SMALL and spaced is raw else b" %b " % spaced.translate(table)
        words = meanings.keys() & (letters.split() if letters else survey.words)
        worths: dict[int, int] = {}
        for number, worth in chain.from_iterable(map(meanings.__getitem__, words)):
            worths[number] = worths.get(number, 0) + worth
        for number in sorted(worths):  # a fixed order, as only the first of two equal views is kept
            if worths[number] >= _SURE:
                letters = letters or b" %b " % raw.translate(_SMALL)
                hits = sorted(_hits(letters, words, meanings, number))
                yield from PAUSES
                yield from _read_passages(text, CIPHERS[number], hits)
    yield from _find_in_runs(survey)


def _with_spaces(raw: bytes) -> bytes:
    """Return the text with each escaped space, also a reversed one, as three spaces: its digits would join words."""
    for escape in _SPACES if b"20" in raw or b"02" in raw else ():
        if escape in raw:
            raw = raw.replace(escape, b"   ")
    return raw


_SPACES = (b"%20", b"=20", b"02%", b"02=")


def _hits(letters: bytes, words: Iterable[bytes], meanings: Mapping[bytes, _Meanings], number: int) -> Iterator[_Hit]:
    """Yield where words under one cipher stand. `letters` has one more space at each end than the text."""
    for word in words:
        worth = next((worth for cipher, worth in meanings[word] if cipher == number), 0)
        at = letters.find(b" %b " % word) if worth else -1
        while at >= 0:
            yield _Hit(at, at + len(word), worth, word)
            at = letters.find(b" %b " % word, at + len(word))


def _read_passages(text: str, cipher: Cipher, hits: Iterable[_Hit]) -> Steps:
    done = 0
    for cluster in _clusters(hits):
        yield None
        core = text[cluster[0].start : cluster[-1].end]
        if cluster[0].start < done or not _is_proven(cluster) or _is_sparse(core, cluster):
            continue
        plain = _telling(core)
        yield from PAUSES if len(core) > _LONG_CORE else ()
        if plain >= _telling(cipher.readings[0][1](core)):
            continue
        start, end = _lines_around(text, cluster[0].start, cluster[-1].end)
        start = max(start, done)
        found: dict[str, str] = {}
        for variant, rewrite in cipher.readings:
            found.setdefault(rewrite(text[start:end]), variant)
        if _AMID_LETTERS.search(text, start, end):
            plain_reading = cipher.readings[0][1](text[start:end].translate(LEET_TABLE))
            if fluency(plain_reading) > max(map(fluency, found)):
                found.setdefault(plain_reading, f"{cipher.readings[0][0]}_leet")
        found.pop(text[start:end], None)
        for reading, variant in found.items():
            yield Decoded(reading, start, end, variant, in_place=variant not in _MOVING)
        done = end


_AMID_LETTERS = re.compile("[A-Za-z][013457][a-z]")
LEET_TABLE = str.maketrans("013457", "oieast")
"""Undoes leetspeak that was applied after enciphering."""
_LONG_CORE = 1_024
"""Characters from which on splitting a passage into words takes a while."""


def _telling(text: str) -> int:
    """Return the fluency of a text, or, if it has none, that of the words in its runs of letters."""
    return fluency(text) or fluency(part_words(text))


def _is_proven(cluster: Iterable[_Hit]) -> bool:
    return sum({hit.word: hit.worth for hit in cluster}.values()) >= _SURE


def _is_sparse(core: str, cluster: Sequence[_Hit]) -> bool:
    """Whether only a few short words are known between the first hit and the last, as in lists of names and endings.

    Sentences have long words too, though maybe unknown ones.
    """
    words = len(core.split())
    if max(hit.worth for hit in cluster) > 1 or len(cluster) * _WORDS_FOR_ONE >= words:
        return False
    return len(_LONG_WORD.findall(core)) * _WORDS_FOR_LONG < words


_WORDS_FOR_ONE, _WORDS_FOR_LONG = 3, 10
"""Most words of a sentence for each known short word, and for each long word."""
_LONG_WORD = re.compile(r"[^\W\d_]{7,}+")


def _clusters(hits: Iterable[_Hit]) -> Iterator[list[_Hit]]:
    """Yield the hits, which come in order, split where they are far apart."""
    cluster: list[_Hit] = []
    for hit in hits:
        if cluster and hit.start - cluster[-1].end > _NEAR:
            yield cluster
            cluster = []
        cluster.append(hit)
    yield cluster


def _lines_around(text: str, first: int, last: int) -> tuple[int, int]:
    floor, ceiling = max(0, first - _REACH), min(len(text), last + _REACH)
    start, end = text.rfind("\n", floor, first) + 1, text.find("\n", last, ceiling)
    return start or floor, ceiling if end < 0 else end


# Words without spaces

_RUN_LEAST = 16
_LONG_RUN = re.compile(rb"[a-z]{16,}|[A-Z][a-z]{15,}|[A-Z]{16,}|(?:[A-Z][a-z]+){4,}")
_LETTER_SAMPLE = 64
_LIKELY_SHIFTS = 3
_IN_LETTERS = tuple(
    (cipher.readings[0][0], bytes.maketrans(_LOWER.encode(), cipher.readings[0][1](_LOWER).encode()))
    for cipher in CIPHERS
    if cipher.name.startswith(("caesar", "rot13", "atbash"))
)
_WEIGHTED = tuple((name, bytes(FREQUENT.get(chr(plain), 0) for plain in table)) for name, table in _IN_LETTERS)


def _find_in_runs(survey: Survey) -> Steps:
    """Find runs of letters that are words without spaces once each letter is moved in the alphabet."""
    raw = survey.raw
    for match in chain.from_iterable(
        _LONG_RUN.finditer(raw, start - 1, end - 1) for start, end in runs(survey.letters, _RUN_LEAST)
    ):
        found: set[str] = set()
        for start in range(match.start(), match.end(), _CHUNK):
            end = match.end() if match.end() - start < 2 * _CHUNK else start + _CHUNK
            run = raw[start:end].lower()
            if len(run) >= PROOF_LETTERS and (name := survey.once(_key_of, run)) and name not in found:
                found.add(name)
                yield Decoded(match[0].lower().translate(_TABLES[name]).decode(), *match.span(), name)
            yield None


_CHUNK = 512
"""Letters of a run that are examined together, so that other text before them does not hide what they say."""


_FEWEST_PAIRS = 3
"""Fewest kinds of usual pairs of letters: any sixteen letters of English have more."""


def _looks_english(run: bytes) -> bool:
    counts = tuple(map(run.count, USUAL_PAIRS))
    return sum(counts) * 6 > len(run) and len(counts) - counts.count(0) >= _FEWEST_PAIRS


def _key_of(run: bytes) -> str:
    """Return the name of the cipher under which the letters are words without spaces, or "" if they look like words."""
    if _looks_english(run):
        return ""
    sample = run[:_LETTER_SAMPLE]
    for _, name in nlargest(_LIKELY_SHIFTS, ((sum(sample.translate(worths)), name) for name, worths in _WEIGHTED)):
        reading = run.translate(_TABLES[name])
        if _looks_english(reading) and fluency(part_words(reading.decode())) >= _SURE:
            return name
    return ""


_TABLES = dict(_IN_LETTERS)
