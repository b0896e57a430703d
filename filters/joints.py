"""Text in pieces that are put together by whoever reads them: quoted pieces, variables, single characters.

What comes out is read again, by other decoders too: pieces may be those of an encoded text.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from filters.decoded import Decoded, Steps
from filters.lexicon import is_known

# Quoted pieces

_JOINT = re.compile(r"([\"'`])[ \t]{0,4}(?:(\+|\.\.?|&|,|\|\||<>|\\)[ \t]{0,4}|\r?\n?[ \t]{0,16}\+?[ \t]{0,4})\1")
_FEWEST_JOINTS = 2
_FEWEST_LISTED = 4
"""A list has pieces of one size for no reason but to hide what they say, if it has some."""
_SPACE = re.compile(r"\s")
_LONG_PIECE = 12
"""Characters of a piece without spaces that may be one of two."""
_LONGEST_PIECE = 80


def find_joints(text: str) -> Steps:
    """The whole text with quoted pieces put together: strings added up in source code, lists of pieces of one size.

    Also what variables hold, where a line names three and more of them.
    """
    chains = list(_chains(text)) if any(mark in text for mark in "\"'`") else []
    if chains:
        pieces: list[str] = []
        done = 0
        for joint in (joint for chain in chains for joint in chain):
            pieces.append(text[done : joint.start()])
            done = joint.end()
        yield Decoded("".join([*pieces, text[done:]]), 0, len(text))
    yield from _find_named(text)


def _chains(text: str) -> Iterator[list[re.Match[str]]]:
    """The joints that stand near each other, where they show that the pieces belong together."""
    chain: list[re.Match[str]] = []
    for joint in _JOINT.finditer(text):
        if chain and not _goes_on(chain[-1], joint):
            if _belongs_together(text, chain):
                yield chain
            chain = []
        chain.append(joint)
    if chain and _belongs_together(text, chain):
        yield chain


def _goes_on(before: re.Match[str], joint: re.Match[str]) -> bool:
    if before[1] != joint[1] or before[2] != joint[2] or joint.start() - before.end() > _LONGEST_PIECE:
        return False
    return joint[1] not in joint.string[before.end() : joint.start()]


def _belongs_together(text: str, chain: Sequence[re.Match[str]]) -> bool:
    quote, size = chain[0][1], 0
    before = text.rfind(quote, max(0, chain[0].start() - _LONGEST_PIECE), chain[0].start())
    if before >= 0:
        size = chain[0].start() - before - 1
    solid = size >= _LONG_PIECE and not _SPACE.search(text, before + 1, chain[0].start())
    if chain[0][2] != ",":
        return len(chain) >= (1 if solid else _FEWEST_JOINTS)
    sizes = {after.start() - before.end() for before, after in pairwise(chain)} | {size}
    return len(sizes) == 1 and size > 0 and (solid or len(chain) >= _FEWEST_LISTED - 1)


# Variables

_ASSIGNED = re.compile(r"(?<!\w)([A-Za-z_$]\w{0,32})[ \t]{0,2}:?=[ \t]{0,2}(?:\"([^\"\n]{1,200})\"|'([^'\n]{1,200})')")
_NAME = re.compile(r"\w+")
_FEWEST_NAMES = 3


def _find_named(text: str) -> Iterator[Decoded]:
    if text.count("=") < _FEWEST_NAMES:
        return
    values = {match[1]: match[2] or match[3] for match in _ASSIGNED.finditer(text)}
    if len(values) < _FEWEST_NAMES:
        return
    start = 0
    for line in text.split("\n"):
        named = [values[name] for name in _NAME.findall(line) if name in values]
        if len(named) >= _FEWEST_NAMES:
            yield Decoded("".join(named), start, start + len(line))
        start += len(line) + 1


# Single characters

_SINGLES_TABLE = bytes(108 if chr(code).isalnum() or code == 63 else code if code < 128 else 32 for code in range(256))
_MARKS = "-._|/*~+,:;"
_OPEN, _CLOSED = r"(?<![^\s\"'`(\[{>:])", r"(?![^\s\"'`)\]}<.,])"
_FEWEST = 8
_APART = {
    " ": re.compile(rf"{_OPEN}[^\s](?:[ \t]{{1,8}}[^\s]{_CLOSED}){{{_FEWEST},}}+"),
    "\n": re.compile(rf"[^\n](?:\n[^\n]?(?![^\n\r])){{{_FEWEST},}}+"),
    **{
        mark: re.compile(rf"{_OPEN}[^{re.escape(mark)}\s](?:{re.escape(mark)}[^\n]){{{_FEWEST},}}+{_CLOSED}")
        for mark in _MARKS
    },
}
_DOTTED = {
    mark: re.compile(rf"(?<![^\s\"'`(\[])[^\s{re.escape(mark)}](?:{re.escape(mark)}\S)++(?![^\s\"'`)\]])")
    for mark in _MARKS
}
_SHAPES = {mark: mark.join("lllll").encode() for mark in _APART}
_WORD_SHAPES = {mark: mark.join("lll").encode() for mark in _DOTTED}
_FEWEST_WORDS = 3
_LONG_WORD = 5
"""Characters of a word of three letters with marks between them."""


def find_apart(text: str) -> Steps:
    """Characters that stand apart, whatever they are, put together: `i-g-n-o-r-e`, one a line, `i.g.n.o.r.e m.e`.

    Between characters apart by spaces, wider gaps are the spaces of the text.
    """
    shaped = text.encode("ascii", "replace").translate(_SINGLES_TABLE)
    for mark, needle in _SHAPES.items():
        if needle in shaped:
            for match in _APART[mark].finditer(text):
                yield Decoded(_together(match[0], mark), match.start(), match.end())
            yield None
    for mark, needle in _WORD_SHAPES.items():
        if needle in shaped:
            words = [found for found in _DOTTED[mark].findall(text) if len(found) >= _LONG_WORD]
            if sum(word[0].isalpha() and word[-1].isalpha() for word in words) >= _FEWEST_WORDS:
                together = _DOTTED[mark].sub(lambda match: match[0][::2], text)
                yield Decoded(together, 0, len(text))
            yield None


_WIDE_GAP = re.compile(r"[ \t]{2,}")


def _together(run: str, mark: str) -> str:
    if mark == " ":
        return " ".join("".join(word.split()) for word in _WIDE_GAP.split(run))
    if mark == "\n":
        return "".join(line or " " for line in run.split("\n"))
    return run[::2]


# Words

_JOINED = re.compile(r"([+_\-.|~*#=])[A-Za-z']{1,20}(?:\1[A-Za-z']{1,20}){2,}+")
_PLUS = re.compile(r"\+[^\s+]{1,32}(?:\+[^\s+]{1,32}){2,}+")
_CAMEL = re.compile(r"[A-Z][a-z]{0,20}(?:[A-Z][a-z]{0,20}){4,}+")
_HUMP = re.compile("[A-Z][a-z]*")
_LONGEST_WORD = 32
_SURE = 4
"""Known words of one token that show that it is a sentence: names in code have fewer."""


def find_joined(text: str) -> Steps:
    """The whole text with sentences parted whose words are joined by one mark or by capitals."""
    if not (_JOINED.search(text) or _CAMEL.search(text) or "+" in text):
        return
    parted = _JOINED.sub(_part, _PLUS.sub(_part, _CAMEL.sub(_part_humps, text)))
    if parted != text:
        yield Decoded(parted, 0, len(text))


def _part(match: re.Match[str]) -> str:
    mark = match[0][0]
    before = match.string[max(0, match.start() - _LONGEST_WORD) : match.start()]
    first = re.split(r"[^A-Za-z']", before)[-1]
    words = [first, *match[0][1:].split(mark)]
    return match[0].replace(mark, " ") if _is_sentence(words) else match[0]


def _part_humps(match: re.Match[str]) -> str:
    words = _HUMP.findall(match[0])
    return " ".join(words) if _is_sentence(words) else match[0]


def _is_sentence(words: Sequence[str]) -> bool:
    known = sum(is_known(word.lower().strip("%,.!?:;'\"")) for word in words)
    return known >= _SURE and known * 2 > len(words)
