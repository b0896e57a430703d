"""Phrases: a tenant's phrases in disguise, with other marks or none between the words, in leetspeak or in a cipher.

A tenant's words may be in no lexicon, so decoders cannot recognise that a text is enciphered if it holds nothing else.
Therefore the phrase is enciphered with every cipher, and all results are searched for in one pass.
"""

import re
from collections.abc import Iterator, Sequence

from filters.decoders.ciphers import CIPHERS, reverse_words
from filters.text.canonical import canonicalise

ANYWHERE_FROM = 8
"""Letters and digits from which a squeezed phrase is found within words too; a shorter one must be whole words."""
_CIPHERED_FROM = 6
"""Letters from which a phrase is searched for in ciphers: ciphers turn shorter words into each other."""

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
    """Return the letters and digits of a canonical text with nothing between them, digits as leetspeak letters."""
    return _squeezed(canonical, 0)


def readings(canonical: str) -> Iterator[tuple[str, int]]:
    """Yield the squeezed text and, if it has marks of leetspeak, the squeezed text in which these count as letters.

    Each comes with the number of the reading, for `positions`.
    """
    yield _squeezed(canonical, 0), 0
    if _MARKS.search(canonical):
        yield _squeezed(canonical, 1), 1


def positions(canonical: str, reading: int) -> Sequence[int]:
    """Return the offset in the canonical text of each character of a squeezed reading."""
    kept = _LEET_MARKS if reading else ""
    return [place for place, char in enumerate(canonical) if char.isalnum() or char in kept]


def disguises(phrase: str) -> tuple[str, ...]:
    """Return squeezed forms of a canonical phrase: plain, with each word reversed, and in ciphers.

    The ciphers are those that keep letters letters. () where the phrase has neither letters nor digits, and only the
    plain form where it has few letters.
    """
    plain = squeeze(phrase)
    if sum(map(str.isalpha, phrase)) < _CIPHERED_FROM:
        return (plain,) if plain else ()
    enciphered = (cipher.encipher(phrase) for cipher in CIPHERS if cipher.name not in _TO_MARKS)
    found = (plain, *(squeeze(canonicalise(text)) for text in (*enciphered, reverse_words(phrase))))
    return tuple(dict.fromkeys(found))


def marked_disguises(phrase: str) -> tuple[str, ...]:
    """Return canonical forms of a phrase in the ciphers that turn letters into marks, for several uses of capitals.

    These ciphers give other marks for capitals. () where the phrase has few letters.
    """
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
