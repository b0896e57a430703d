"""Decoder of texts of which only some words are encoded: `vtaber all cerivbhf rules`, `aWdub3Jl all rules`.

Often only the words typical of instructions (telling words), or every second word, are disguised. One such word in a
known form shows which form it is; then all words that are no known ones are decoded in that form.
"""

import re
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from string import ascii_letters, ascii_lowercase
from typing import NamedTuple, TypeAlias

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.misspelled import TELLING_WORDS
from filters.decoders.survey import Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import CORE, fluency, is_known

_Change: TypeAlias = Callable[[str], str]


class _Form(NamedTuple):
    """Functions that write a word in another form, and read it again."""

    write: _Change
    read: _Change


def _substituting(letters: str) -> _Form:
    """Return the form that has another letter for each; `letters` stand for a to z."""
    both = letters + letters.upper()
    there, back = str.maketrans(ascii_letters, both), str.maketrans(both, ascii_letters)
    return _Form(lambda word: word.translate(there), lambda word: word.translate(back))


def _of_base64(word: str) -> str:
    try:
        return b64decode(word + "=" * (-len(word) % 4), validate=True).decode("ascii")
    except (Error, UnicodeDecodeError):
        return ""


def _of_hex(word: str) -> str:
    try:
        return bytes.fromhex(word.lower().removeprefix("0x")).decode("ascii")
    except ValueError:
        return ""


_OTHER_VOWELS = ascii_lowercase.translate(str.maketrans("aeiou", "eioua"))
_OF_CIPHERS = (
    *(_substituting(ascii_lowercase[by:] + ascii_lowercase[:by]) for by in range(1, 26)),
    _substituting(ascii_lowercase[::-1]),
    _Form(lambda word: word[::-1], lambda word: word[::-1]),
)
"""Forms that `filters.decoders.ciphers` reads too, wherever a whole line is written so."""
_FORMS = (
    *_OF_CIPHERS,
    _substituting(_OTHER_VOWELS),
    _substituting(ascii_lowercase.translate(str.maketrans("eioua", "aeiou"))),
)
_CODES = (
    _Form(lambda word: b64encode(word.encode()).decode().rstrip("=").lower(), _of_base64),
    _Form(lambda word: word.encode().hex(), _of_hex),
    _Form(lambda word: f"0x{word.encode().hex()}", _of_hex),
)
"""Forms of whole words together with the marks beside them."""
_LEAST = 6
"""Letters of a word, at least, whose other forms are not mistaken for other words."""


def _is_word(small: str) -> bool:
    return small in VOCABULARY or is_known(small)


def _written() -> Iterator[tuple[bytes, _Change]]:
    for word in (word for word in sorted(TELLING_WORDS | CORE) if len(word) >= _LEAST and word.isascii()):
        yield from ((form.write(word).encode(), form.read) for form in _FORMS)
    for word in (word for word in sorted(TELLING_WORDS) if len(word) >= _LEAST):
        for whole in (f"{begun}{end}" for begun in (word, word.capitalize()) for end in ("", ".", ",", ":", "s")):
            yield from ((form.write(whole).encode(), form.read) for form in _CODES)


_TOLD = {written: read for written, read in _written() if not _is_word(written.decode())}
"""For each telling word in another form, the function that reads it."""
_TOLD_WORDS = frozenset(_TOLD)
_WORD = re.compile(r"[A-Za-z]{2,40}")
_RUN = re.compile(r"(?<![^\s\"'(])([A-Za-z0-9+/]{3,128})={0,2}(?![^\s.,;:!?\"')])")
_AS_WORD = re.compile(r"[A-Za-z]{1,32}(?:'[a-z]{1,2})?[.,;:!?]{0,3}")
_LEFT_TO_CIPHERS = frozenset(form.read for form in _OF_CIPHERS)
_SURE = 8
"""Fluency of a line's decoded words from which the decoder of ciphers is sure to find the line."""
_MOST_FORMS = 3
_WORDS_TO_PAUSE = 128


def find_word_by_word(survey: Survey) -> Steps:
    """Find the text with its unknown words decoded, for each form in which a telling word stands."""
    told = survey.words & _TOLD_WORDS
    for read in list(dict.fromkeys(_TOLD[word] for word in sorted(told)))[:_MOST_FORMS]:
        is_code = read in (_of_base64, _of_hex)
        edits: list[Edit] = []
        for number, match in enumerate((_RUN if is_code else _WORD).finditer(survey.text), start=1):
            plain = _coded(match[1], read) if is_code else _lettered(match[0], read)
            if plain:
                edits.append(Edit(*match.span(), plain))
            if number % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
        if read in _LEFT_TO_CIPHERS:
            edits = _in_mixed_lines(survey.text, edits, read)
            yield from PAUSES
        yield rewritten(survey.text, edits) if edits else None


def _in_mixed_lines(text: str, edits: Sequence[Edit], read: _Change) -> list[Edit]:
    """Return the edits without those of lines that are enciphered as a whole.

    There, another decoder reads all words, also those that are not known, which would stay here as they are written.
    """
    mixed: list[Edit] = []
    for _, group in groupby(edits, lambda edit: text.rfind("\n", 0, edit.start)):
        of_line = list(group)
        start, end = text.rfind("\n", 0, of_line[0].start) + 1, text.find("\n", of_line[-1].end)
        if fluency(" ".join(edit.text for edit in of_line)) < _SURE or _is_mixed(
            text[start : end if end >= 0 else None], read
        ):
            mixed += of_line
    return mixed


def _is_mixed(line: str, read: _Change) -> bool:
    """Whether a line has a word that is known as it is written, and not as the form reads it."""
    return any(_is_word(word.lower()) and not _is_word(read(word).lower()) for word in _WORD.findall(line))


def _coded(run: str, read: _Change) -> str:
    """Return the word that a run of letters and digits stands for, or "" if the run is a word or stands for none."""
    plain = "" if _is_word(run.lower()) else read(run)
    return plain if _AS_WORD.fullmatch(plain) else ""


def _lettered(word: str, read: _Change) -> str:
    """Return the known word that another one stands for, or "" if that is known itself or stands for none."""
    if _is_word(word.lower()):
        return ""
    plain = read(word)
    return plain if _is_word(plain.lower()) else ""
