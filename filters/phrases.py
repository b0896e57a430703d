"""A tenant's phrases under their disguises: other marks between the words or none, leetspeak, ciphers.

What a tenant forbids stands in no lexicon, so nothing shows that a text is under a cipher when it holds nothing else.
The phrase is put under every cipher instead, and all of that is looked for in one pass.
"""

import re
from collections.abc import Iterator, Sequence

from filters.canonical import canonicalise
from filters.decoders.ciphers import CIPHERS, reverse_words

ANYWHERE_FROM = 8
"""Letters and digits from which on a squeezed phrase is looked for within words too; a shorter one stands as words."""
_CIPHERED_FROM = 6
"""Letters from which on a phrase is looked for under ciphers: shorter words turn into each other."""

_TO_MARKS = frozenset({"rot47", "keys"})
"""Ciphers that turn letters into marks, which squeezing would lose."""
_LEET_DIGITS = dict(zip("0123456789", "oizeasgtbg", strict=True))
_LEET_MARKS = {"@": "a", "$": "s", "!": "i", "|": "i", "(": "c", "+": "t"}
# An i, an l, a one and a bar are one character in leetspeak, on both sides of the comparison.
_SAME = {"l": "i"}


def _table(letters: dict[str, str]) -> bytes:
    return bytes(ord(letters.get(chr(code), chr(code))) for code in range(256))


def _strangers(letters: dict[str, str]) -> bytes:
    return bytes(code for code in range(128) if not chr(code).isalnum() and chr(code) not in letters)


_TABLES = (_LEET_DIGITS | _SAME, _LEET_DIGITS | _SAME | _LEET_MARKS)
_ASCII = tuple((_table(letters), _strangers(letters)) for letters in _TABLES)
_BETWEEN = (re.compile(r"[\W_]+"), re.compile(r"(?:[^\w@$!|(+]|_)+"))
_WIDE = tuple((between, str.maketrans(letters)) for between, letters in zip(_BETWEEN, _TABLES, strict=True))
_MARKS = re.compile(r"[@$!|(+]")


def squeeze(canonical: str) -> str:
    """The letters and digits of a canonical text without anything between them, digits as the letters of leetspeak."""
    return _squeezed(canonical, 0)


def readings(canonical: str) -> Iterator[tuple[str, int]]:
    """The squeezed text, and the one in which marks count as letters of leetspeak where there are any.

    Each with the number that `positions` asks for.
    """
    yield _squeezed(canonical, 0), 0
    if _MARKS.search(canonical):
        yield _squeezed(canonical, 1), 1


def positions(canonical: str, reading: int) -> Sequence[int]:
    """Where in the canonical text each character of a squeezed reading stands."""
    kept = _LEET_MARKS if reading else ""
    return [place for place, char in enumerate(canonical) if char.isalnum() or char in kept]


def disguises(phrase: str) -> tuple[str, ...]:
    """A canonical phrase squeezed: as it is, under every cipher that keeps letters letters, and word by word reversed.

    Empty where the phrase has neither letters nor digits.
    """
    plain = squeeze(phrase)
    if sum(map(str.isalpha, phrase)) < _CIPHERED_FROM:
        return (plain,) if plain else ()
    enciphered = (cipher.encipher(phrase) for cipher in CIPHERS if cipher.name not in _TO_MARKS)
    found = (plain, *(squeeze(canonicalise(text)) for text in (*enciphered, reverse_words(phrase))))
    return tuple(dict.fromkeys(found))


def marked_disguises(phrase: str) -> tuple[str, ...]:
    """A phrase under the ciphers that turn letters into marks, as canonical texts; capitals look different there."""
    if sum(map(str.isalpha, phrase)) < _CIPHERED_FROM:
        return ()
    ciphers = [cipher for cipher in CIPHERS if cipher.name in _TO_MARKS]
    variants = (phrase, phrase.lower(), phrase.upper(), phrase.title(), phrase.capitalize())
    return tuple(dict.fromkeys(canonicalise(cipher.encipher(variant)) for cipher in ciphers for variant in variants))


def _squeezed(canonical: str, reading: int) -> str:
    if canonical.isascii():
        table, strangers = _ASCII[reading]
        return canonical.encode().translate(table, strangers).decode()
    between, letters = _WIDE[reading]
    return between.sub("", canonical).translate(letters)
