"""Ciphers of keyboards: text typed one key to the side, or on the keys of another layout."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from filters.decoders.cipher import Cipher
from filters.text.lexicon import WORDS, is_known

_QWERTY = (
    "`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./", "~!@#$%^&*()_+", "QWERTYUIOP{}|", 'ASDFGHJKL:"',
    "ZXCVBNM<>?",
)  # fmt: skip
_LAYOUTS = {
    "dvorak": ("`1234567890[]", "',.pyfgcrl/=\\", "aoeuidhtns-", ";qjkxbmwvz", "~!@#$%^&*(){}", '"<>PYFGCRL?+|',
               "AOEUIDHTNS_", ":QJKXBMWVZ"),
    "colemak": ("`1234567890-=", "qwfpgjluy;[]\\", "arstdhneio'", "zxcvbkm,./", "~!@#$%^&*()_+", "QWFPGJLUY:{}|",
                'ARSTDHNEIO"', "ZXCVBKM<>?"),
    "workman": ("`1234567890-=", "qdrwbjfup;[]\\", "ashtgyneoi'", "zxmcvkl,./", "~!@#$%^&*()_+", "QDRWBJFUP:{}|",
                'ASHTGYNEOI"', "ZXMCVKL<>?"),
}  # fmt: skip


def _typed(name: str, meant: str, typed: str) -> Cipher:
    """Return the cipher of a text that was typed as `typed` where `meant` was meant, key by key."""
    to, back = str.maketrans(meant, typed), str.maketrans(typed, meant)
    return Cipher(name, lambda text: text.translate(to), ((name, lambda text: text.translate(back)),))


def _moved_left(text: str, back: Mapping[int, int]) -> str:
    """Replace each key by its left neighbour, except marks before words that have nothing to their right: such a mark
    does not stand for a semicolon, colon or full stop.
    """
    plain = list(text.translate(back))
    for mark in _OPENING.finditer(text):
        plain[mark.start()] = mark[0]
    return "".join(plain)


_OPENING = re.compile(r"(?<![^\s)'\"])['\"/](?=\S)")
"""Such a mark at the beginning, after a space or a quotation mark, or after what a bracket was typed as."""
_EDGES = "qaz"
"""Letters with no letter to their left on the keyboard, so that they may have stayed as they are."""
_MOST_AT_EDGES = 4
_LONGEST_KNOWN = max(map(len, WORDS)) + 3
"""Most letters of a known word, with or without an ending."""


def _moved_right(text: str, back: Mapping[int, int]) -> str:
    """Replace each key by its right neighbour; one without a left neighbour stays where that makes a known word."""

    @cache
    def read(word: str) -> str:
        plain = word.translate(back)
        places = [place for place, char in enumerate(word) if char.lower() in _EDGES][:_MOST_AT_EDGES]
        if sum(map(str.isalpha, plain)) - len(places) > _LONGEST_KNOWN:
            return plain
        for choice in product((False, True), repeat=len(places)):
            letters = list(plain)
            for place, stays in zip(places, choice, strict=True):
                letters[place] = word[place] if stays else plain[place]
            if is_known("".join(letters).strip(_MARKS).lower()):
                return "".join(letters)
        return plain

    return re.sub(r"\S+", lambda match: read(match[0]), text)


_MARKS = ".,:;!?'\"()"


def keyboards() -> Iterator[Cipher]:
    """Yield the ciphers of text typed with the hands one key to the side, or on the keys of another layout."""
    left, right = ("".join(row[part] for row in _QWERTY) for part in (slice(-1), slice(1, None)))
    to, back = str.maketrans(left, right), str.maketrans(right, left)
    yield Cipher("keys", lambda text: text.translate(to), (("keys", lambda text: _moved_left(text, back)),))
    yield Cipher("keys_left", lambda text: text.translate(back), (("keys_left", lambda text: _moved_right(text, to)),))
    for name, rows in _LAYOUTS.items():
        yield _typed(name, "".join(_QWERTY), "".join(rows))
        yield _typed(f"{name}_back", "".join(rows), "".join(_QWERTY))
