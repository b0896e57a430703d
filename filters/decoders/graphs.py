"""Decoder of words and pieces that the arrows of a graph put in order.

`a[ignore] --> b[all]` (Mermaid), `n1 [label="ignore"]; n1 -> n2` (DOT), `(n1:Node {text: 'ign'})` and
`(n1)-[:NEXT]->(n2)` (Cypher).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import ARROWS, PATHS
from filters.decoders.worded import are_worded

_FEWEST = 3
_ARROW, _ARROW_SIGNS = b"->", frozenset(b"->")
_QUOTED = r"\"[^\"\n]{1,80}\"|'[^'\n]{1,80}'"
_NODE = rf"(?:\w{{1,16}}(?:[\[({{]{{1,3}}\"?[^\"\]\)}}\n]{{1,60}}\"?[\])}}]{{1,3}})?|{_QUOTED})"
_LINK = r"-{1,3}(?:\[[^\]\n]{0,40}\]-{1,2})?>"
_EDGE = re.compile(rf"\s{{0,8}}\(?({_NODE})\)?[ \t]{{0,2}}{_LINK}[ \t]{{0,2}}\(?({_NODE})\)?[ \t]{{0,2}}[;,]?\r?")
_LABEL = re.compile(r"(\w{1,16})[\[({]{1,3}\"?([^\"\]\)}\n]{1,60})")
_SPACE = r"[ \t]{0,2}"
_KIND, _MEMBER = rf"(?::\w{{1,24}}{_SPACE})?", rf"(?:\w{{1,24}}{_SPACE}[:=]{_SPACE})?"
_NAMED = re.compile(rf"\b(\w{{1,16}}){_SPACE}{_KIND}[\[{{(]{_SPACE}{_MEMBER}({_QUOTED})")
"""A node with its text, apart from the arrows."""


def find_graphs(survey: Survey) -> Steps:
    """Find the texts of nodes along lines with one arrow each, from each node to which none leads."""
    if not survey.signs >= _ARROW_SIGNS or survey.raw.count(_ARROW) < _FEWEST:
        return
    edges = list(_edges(survey.text))[: ARROWS.most]
    if len(edges) < _FEWEST:
        return
    labels: dict[str, str] = {}
    ends = [(_name_of(match[1], labels), _name_of(match[2], labels)) for match in edges]
    start, end = edges[0].start(), edges[-1].end()
    names = {name for edge in ends for name in edge}
    for match in _NAMED.finditer(survey.text):
        if match[1] in names and match[1] not in labels:
            labels[match[1]] = match[2][1:-1]
            start, end = min(start, match.start()), max(end, match.end())
    for order in _orders(ends):
        text = _said([labels.get(name, name) for name in order])
        yield Decoded(text, start, end, "graph") if text else None


def _edges(text: str) -> Iterator[re.Match[str]]:
    """Yield the lines that consist of an arrow between two nodes."""
    end = -1
    while (at := text.find("->", end + 1)) >= 0:
        start, end = text.rfind("\n", end + 1, at) + 1 or end + 1, text.find("\n", at)
        end = end if end >= 0 else len(text)
        edge = _EDGE.fullmatch(text, start, end)
        if edge is not None:
            yield edge


def _name_of(node: str, labels: dict[str, str]) -> str:
    """Return the name of a node. If it has a label, this is added to `labels`."""
    labelled = _LABEL.match(node)
    if labelled is None:
        return node.strip("\"'")
    labels[labelled[1]] = labelled[2]
    return labelled[1]


def _orders(ends: Sequence[tuple[str, str]]) -> Iterator[list[str]]:
    """Yield the names along the arrows: as these are written if each goes on from the one before, else from each name
    to which none leads.
    """
    if all(one[1] == other[0] for one, other in pairwise(ends)):
        yield [ends[0][0], *(target for _, target in ends)]
        return
    following = dict(ends)
    begins = following.keys() - set(following.values())
    for first in [name for name in following if name in begins][: PATHS.most]:
        yield list(_path(first, following))


def _path(name: str, following: Mapping[str, str]) -> Iterator[str]:
    passed: set[str] = set()
    while name not in passed:
        yield name
        passed.add(name)
        if name not in following:
            return
        name = following[name]


def _said(texts: Sequence[str]) -> str:
    """Return texts as words, or as pieces of a text if they bring its spaces; "" if they are no sentence."""
    if len(texts) < _FEWEST:
        return ""
    if any(text != text.strip() for text in texts):
        joined = "".join(texts)
        return joined if are_worded(joined.split()) else ""
    return " ".join(texts) if are_worded(texts) else ""
