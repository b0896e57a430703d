"""Word pieces: turns a text into the numbers of the parts of words that an encoder knows (WordPiece, as in BERT)."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

_IDEOGRAPH: Final = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002fa1f"
_SIGNED: Final = "\u0900-\u0fff"
"""Scripts in which vowel signs within a word are characters of their own: those of India, Thai, Lao, Tibetan."""
_WORD: Final = re.compile(rf"[{_IDEOGRAPH}]|(?:[^\W_{_IDEOGRAPH}]|[{_SIGNED}])+|[^\w\s]|_")
"""A word of letters and digits. An ideograph or a mark is a word by itself; so is an emoji, unlike in BERT."""
_LONGEST: Final = 100
"""The most characters of a word; a longer one is unknown."""
_UNKNOWN, _BEGIN, _END = "[UNK]", "[CLS]", "[SEP]"
_INSIDE: Final = "##"
"""Stands before a piece that does not begin its word."""


class WordPieces:
    """A vocabulary of word pieces.

    Raises `ValueError` for one without the pieces for unknown words and for the ends of a text.
    """

    __slots__ = ("_begin", "_end", "_first", "_inside", "_longest", "_unknown")

    def __init__(self, vocabulary: Sequence[str]) -> None:
        numbers = {piece: number for number, piece in enumerate(vocabulary)}
        try:
            self._unknown, self._begin, self._end = (numbers[piece] for piece in (_UNKNOWN, _BEGIN, _END))
        except KeyError as error:
            raise ValueError(f"a vocabulary without {error}") from None
        self._first = {piece: number for piece, number in numbers.items() if not piece.startswith(_INSIDE)}
        self._inside = {
            piece.removeprefix(_INSIDE): number for piece, number in numbers.items() if piece.startswith(_INSIDE)
        }
        self._longest = max(map(len, numbers))

    def numbers(self, before: str, from_there: str, *, most: int) -> list[int]:
        """Return the numbers of a text's pieces, at most `most`, including those for its ends.

        The text is read in small letters and without accents. It comes in two parts, `before` a place in it and
        `from_there`. If it has too many pieces, the last ones of `before` (a quarter, or more if the second part leaves
        room) and the first ones of `from_there` are returned.
        """
        left = [*self._pieces(_plain(before))]
        right = [*islice(self._pieces(_plain(from_there)), most - 2)]
        room = max(most - 2 - len(right), most // 4)
        kept = left[max(0, len(left) - room) :]
        return [self._begin, *kept, *right[: most - 2 - len(kept)], self._end]

    def _pieces(self, text: str) -> Iterator[int]:
        for word in _WORD.findall(text):
            number = self._first.get(word)
            if number is None:
                yield from self._parts(word)
            else:
                yield number

    def _parts(self, word: str) -> Sequence[int]:
        """Return the longest pieces of a word, from left to right; only the unknown piece if it has other parts."""
        if len(word) > _LONGEST:
            return (self._unknown,)
        found: list[int] = []
        known, start = self._first, 0
        while start < len(word):
            for end in range(min(len(word), start + self._longest), start, -1):
                number = known.get(word[start:end])
                if number is not None:
                    found.append(number)
                    known, start = self._inside, end
                    break
            else:
                return (self._unknown,)
        return found


def _plain(text: str) -> str:
    plain = text.lower()
    return plain if plain.isascii() else "".join(filter(_is_kept, unicodedata.normalize("NFD", plain)))


def _is_kept(sign: str) -> bool:
    return unicodedata.category(sign) != "Mn"
