"""Decoder of trees that are drawn with lines, in which each word is a branch and each of its letters a leaf."""

import re
from collections.abc import Iterator

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_FEWEST = 12
"""Leaves of one character each, at least."""
_LINE = re.compile(
    r"^(?:>[ ]?)?[ \t]{0,64}(?:[│┃║|][ \t\u00a0]{0,8}){0,32}(?:[├└┣┗╰╠╚|+`\\][─━═-]{1,4})[ \t\u00a0]?(.{0,80})$", re.M
)
_AFTER = re.compile(r"(?<=\w)/?[ \t]{1,80}#.{0,80}\Z|(?<=\w)/[ \r]{0,8}\Z|[ \r]{1,80}\Z")
"""What stands after a leaf: the sign of a folder, or a remark."""
_MARKS = (b"+-", b"|-", b"`-", b"\\-", b"??")
"""What each of these lines has, as seen without the kinds of characters beyond ASCII."""


def find_branched(survey: Survey) -> Steps:
    """Find rows of leaves, and yield their letters with a space wherever another branch begins."""
    if survey.raw.count(b"\n") < _FEWEST or not any(survey.raw.count(mark) >= _FEWEST for mark in _MARKS):
        return
    for words, start, end in _trees(survey.text):
        text = " ".join(words)
        yield Decoded(text, start, end) if len(text) >= _FEWEST and is_language(text) else None


def _trees(text: str) -> Iterator[tuple[list[str], int, int]]:
    """Yield the words of each tree, with where its first leaf begins and where its last one ends."""
    words: list[str] = []
    start = end = last = 0
    is_open = False
    for match in _LINE.finditer(text):
        if words and text.count("\n", last, match.start()) > 1:
            yield words, start, end
            words, is_open = [], False
        last = match.end()
        leaf = _AFTER.sub("", match[1]) or " "
        if len(leaf) > 1:
            is_open = False
            continue
        if not words:
            start = match.start()
        if is_open:
            words[-1] += leaf
        else:
            words.append(leaf)
        is_open, end = True, match.end()
    if words:
        yield words, start, end
