"""Decoder of words that code, not their place, puts in order: trees with left and right sides, and chains.

`{"value": "all", "left": {"value": "ignore"}}`, `{"id": 3, "word": "rules", "next": 4}`.
"""

import re
from collections.abc import Mapping, Sequence

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.worded import are_worded

_SIDES = frozenset((b"left", b"right"))
_BRACE = ord("{")
_FEWEST = 3
_MOST = 512
_STRING = r"\"(?:[^\"\\\n]|\\.){0,80}\"|'(?:[^'\\\n]|\\.){0,80}'"
_TOKEN = re.compile(rf"[{{}}]|{_STRING}|\b(?:None|null|nil)\b|-?[0-9]{{1,9}}")
_OF_OBJECT = re.compile(r"\{[^{}]{1,240}\}")
_MEMBER = re.compile(rf"({_STRING})\s{{0,4}}:\s{{0,4}}({_STRING}|[0-9]{{1,9}})")
_NEXT = b"next"


def find_linked(survey: Survey) -> Steps:
    """Find trees and chains of words, and yield the words in the order in which one goes through them."""
    words = survey.words
    if _BRACE in survey.signs and words >= _SIDES and _has_key(survey, b"left"):
        yield from _trees(survey.text)
    if _BRACE in survey.signs and _NEXT in words and _has_key(survey, _NEXT):
        yield _chain(survey.text)


def _has_key(survey: Survey, key: bytes) -> bool:
    """Whether quoted strings end in `key` as often as in the shortest text that is read."""
    return sum(map(survey.small.count, (key + b'"', key + b"'"))) >= _FEWEST - 1


def _worded(words: Sequence[str], start: int, end: int, name: str) -> Decoded | None:
    return Decoded(" ".join(words), start, end, name) if are_worded(words) else None


# Trees


def _trees(text: str) -> Steps:
    """Yield the words of each outermost pair of braces: those of its left side, its own, those of its right side."""
    nodes: list[_Node] = []
    first = 0
    for match in _TOKEN.finditer(text):
        sign = match[0]
        if sign == "{":
            first = first if nodes else match.start()
            nodes.append(_Node())
        elif nodes and sign == "}":
            words = nodes.pop().words()
            if nodes:
                nodes[-1].add(words)
            elif len(words) >= _FEWEST:
                yield _worded(words, first, match.end(), "tree")
        elif nodes:
            nodes[-1].read(sign, text[match.end() : match.end() + 4].lstrip().startswith(":"))
        if len(nodes) > _MOST:
            return


class _Node:
    """The words between two braces that are being read, by the side that they belong to."""

    def __init__(self) -> None:
        self._key = ""
        self._left: list[str] = []
        self._own: list[str] = []
        self._right: list[str] = []

    def read(self, sign: str, is_key: bool) -> None:
        """Take a key or a value. Only strings count as words."""
        if is_key:
            self._key = sign.lower()
        elif sign[0] in "\"'":
            self.add([sign[1:-1]])

    def add(self, words: list[str]) -> None:
        """Add words to the side that the last key names."""
        side = self._left if "left" in self._key else self._right if "right" in self._key else self._own
        side += words

    def words(self) -> list[str]:
        """Return all words, from left to right."""
        return [*self._left, *self._own, *self._right]


# Chains


def _chain(text: str) -> Decoded | None:
    """Return the words of objects that each name the next one, or None."""
    found = list(_OF_OBJECT.finditer(text))[:_MOST]
    objects = [dict(_MEMBER.findall(match[0])) for match in found]
    keys = [key for key in (objects[0] if objects else {}) if all(key in one for one in objects[:-1])]
    following = next((key for key in {key: None for one in objects for key in one} if "next" in key.lower()), "")
    for name in keys:
        order = _order({one[name]: one.get(following, "") for one in objects if name in one})
        by_name = {one[name]: one for one in objects if name in one}
        for word in keys if len(order) == len(objects) >= _FEWEST else ():
            if word not in (name, following):
                words = [by_name[one][word].strip("\"'") for one in order]
                if are_worded(words):
                    return _worded(words, found[0].start(), found[-1].end(), "chain")
    return None


def _order(following: Mapping[str, str]) -> list[str]:
    """Return the names from the one that follows none to the last; fewer if they do not form one path."""
    begins = following.keys() - set(following.values())
    at = next(iter(begins)) if len(begins) == 1 else ""
    order: list[str] = []
    while at in following and len(order) < len(following):
        order.append(at)
        at = following[at]
    return order
