"""Decoder of words and pieces that the arrows of a graph put in order.

`a[ignore] --> b[all]` (Mermaid), `n1 [label="ignore"]; n1 -> n2` (DOT), `(n1:Node {text: 'ign'})` and
`(n1)-[:NEXT]->(n2)` (Cypher).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.decoders.vain import ARROWS, PATHS
from filters.decoders.worded import are_phrases, are_worded, stand_in_order

_FEWEST = 3
_BLOCK = 64
"""Lines that are read between two pauses."""
_SIGN, _LINE_SIGN = re.compile("[-=]>|<-"), re.compile("[-=]>|<-|[ ]--[-xo][ ]|[\u2192\u27f6]")
_SIGNS, _LINE, _LINE_SIGNS = (b"->", b"=>", b"<-"), b" --", (b" --- ", b" --x ", b" --o ")
"""What arrows are made of, and lines without a head or with another one."""
_QUOTED = r"\"[^\"\n]{1,80}\"|'[^'\n]{1,80}'"
_CLASS = r"(?::::\w{1,24})?"
_NODE = rf"(?:\w{{1,16}}(?:[\[({{]{{1,3}}\"?[^\"\]\)}}\n]{{1,60}}\"?[\])}}]{{1,3}})?{_CLASS}|{_QUOTED})"
_KIND_OF_LINK = r"\[[^\]\n]{0,40}\]"
_LINK = (
    rf"(?:-{{1,3}}(?:{_KIND_OF_LINK}-{{1,2}})?>|={{2,3}}>|-\.{{1,3}}->|<-(?:{_KIND_OF_LINK})?-{{0,2}}|-{{3}}"
    r"|--[xo](?=[ \t])"
    r"|--[ ][^-\[\](){}<>|\n]{1,40}-{2,3}[>xo]?|[\u2192\u27f6])"
    r"(?:\|[^|\n]{0,40}\|)?"
)
_SPACE = r"[ \t]{0,2}"
_STEP = rf"{_SPACE}{_LINK}{_SPACE}\(?{_NODE}\)?"
_AFTER_STEPS = rf"{_SPACE}(?:\[[^\]\n]{{0,120}}\])?{_SPACE}[;,]?{_SPACE}(?:(?://|#|%%).{{0,120}})?\r?"
_EDGES = re.compile(rf"\s{{0,8}}(?:(?:CREATE|MERGE|MATCH)[ ](?=\())?\(?{_NODE}\)?(?:{_STEP}){{1,64}}+{_AFTER_STEPS}")
"""A line of nodes with an arrow between each two. No step is read again in another way: brackets allow several."""
_KEYWORD = re.compile(r"\A(?:CREATE|MERGE|MATCH)[ ](?=\()")
_PARTS = re.compile(rf"\(?({_NODE})\)?(?:{_SPACE}({_LINK}))?{_SPACE}")
_LABEL = re.compile(r"(\w{1,16})[\[({]{1,3}\"?([^\"\]\)}\n]{1,60})")
_OPENED = re.compile(rf"\b(\w{{1,16}})[\"']?{_SPACE}(?::\w{{1,24}}{_SPACE})?[\[{{(]{{1,2}}{_SPACE}")
_MEMBER = rf"(?:[^\]}})\n\"']{{0,80}}[ ,])?\w{{1,24}}{_SPACE}[:=]{_SPACE}"
_NAMED = re.compile(
    rf"{_OPENED.pattern}(?:(?:[^\]}})\n]{{0,120}}?\b(?:label|text){_SPACE}[:=]{_SPACE}|{_MEMBER})?({_QUOTED})|(?:label=)?([^\]}})\n=:;,\"']{{1,60}})[\])}}])"
)
"""A node with its text, apart from the arrows."""
_TEXT_FIRST = re.compile(r"\"([^\"\n]{1,80})\"[ ]as[ ](\w{1,16})\b", re.IGNORECASE)
_VALUE = r"\s?:\s?\"?(\w{1,16})\"?"
_FROM_TO = re.compile(
    rf"\"(?:from|source|src)\"{_VALUE}\s{{0,16}},\s{{0,16}}\"(?:to|target|dst)\"{_VALUE}", re.IGNORECASE
)
_MEMBERS = re.compile(
    rf"\"(?:id|key|name)\"{_VALUE}\s{{0,16}},\s{{0,16}}\"\w{{1,16}}\"\s?:\s?\"([^\"\n]{{1,80}})\"", re.IGNORECASE
)
_HEADS, _DASH = (b">", b"<"), b"-"
_TARGETS = ((b"from", b'"to"'), (b"target", b'"target"'), (b"dst", b'"dst"'))
_QUOTE = ord('"')


def find_graphs(survey: Survey) -> Steps:
    """Find the texts of nodes along the arrows between them, from each node to which none leads."""
    has_members = _QUOTE in survey.signs and any(
        word in survey.words and survey.small.count(target) >= _FEWEST for word, target in _TARGETS
    )
    has_heads = sum(map(survey.raw.count, _HEADS)) >= _FEWEST  # a single character is counted ten times as fast
    arrows = sum(map(survey.raw.count, _SIGNS)) if has_heads else 0
    drawn = 0 if survey.text.isascii() else sum(map(survey.beyond.count, _ARROWS))
    drawn += sum(map(survey.raw.count, _LINE_SIGNS)) if _may_have_lines(survey.raw) else 0
    if not has_members and arrows + drawn < _FEWEST:
        return
    text = survey.text
    lines: list[re.Match[str]] = []
    for line in _lines(text, _LINE_SIGN if drawn else _SIGN) if arrows + drawn >= _FEWEST else ():
        lines.append(line)
        if len(lines) % _BLOCK == 0:
            yield from PAUSES
    labels: dict[str, str] = {}
    ends = list(islice(chain.from_iterable(_ends(line[0], labels) for line in lines), ARROWS.most))
    if has_members and len(ends) < _FEWEST:
        lines = list(islice(_FROM_TO.finditer(text), ARROWS.most))
        ends = [(line[1], line[2]) for line in lines]
        yield from PAUSES
    if len(ends) < _FEWEST:
        return
    start, end = lines[0].start(), lines[-1].end()
    names = {name for edge in ends for name in edge}
    for number, opened in enumerate(_OPENED.finditer(text), start=1):
        if number % _BLOCK == 0:
            yield from PAUSES
        match = _NAMED.match(text, opened.start()) if opened[1] in names and opened[1] not in labels else None
        if match is not None:
            labels[opened[1]] = match[2][1:-1] if match[2] else match[3]
            start, end = min(start, match.start()), max(end, match.end())
    for match, name, label in _named(survey, is_json=has_members):
        if name in names and name not in labels:
            labels[name] = label
            start, end = min(start, match.start()), max(end, match.end())
    for order in _orders(ends):
        yield None
        texts = [labels.get(name, name) for name in order]
        said = _said(texts)
        if said:
            sentences = any(" " in one.strip() for one in texts)  # such as a flow chart has
            readable = are_phrases(said, texts) or (sentences and stand_in_order(text, texts))
            yield Decoded(said, start, end, hides=not readable)


_ARROWS = ("\u2192", "\u27f6")


def _may_have_lines(raw: bytes) -> bool:
    return raw.count(_DASH) >= _FEWEST * len(_LINE) and raw.count(_LINE) >= _FEWEST


def _named(survey: Survey, *, is_json: bool) -> Iterator[tuple[re.Match[str], str, str]]:
    """Yield nodes whose text stands before the name, or in members, with their names and texts."""
    for match in _TEXT_FIRST.finditer(survey.text) if b'" as ' in survey.small else ():
        yield match, match[2], match[1]
    for match in _MEMBERS.finditer(survey.text) if is_json else ():
        yield match, match[1], match[2]


def _lines(text: str, sign: re.Pattern[str]) -> Iterator[re.Match[str]]:
    """Yield the lines that consist of nodes with arrows between them."""
    end = -1
    for arrow in sign.finditer(text):
        at = arrow.start()
        if at <= end:
            continue
        start, end = text.rfind("\n", end + 1, at) + 1 or end + 1, text.find("\n", at)
        end = end if end >= 0 else len(text)
        line = _EDGES.fullmatch(text, start, end)
        if line is not None:
            yield line


def _ends(line: str, labels: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names on both ends of each arrow of a line, and add the labels that stand there to `labels`."""
    before, link = "", ""
    for part in _PARTS.finditer(_KEYWORD.sub("", line.strip())):
        name = _name_of(part[1], labels)
        if link:
            yield (name, before) if link[0] == "<" else (before, name)
        before, link = name, part[2] or ""
        if not link:
            return


def _name_of(node: str, labels: dict[str, str]) -> str:
    """Return the name of a node. If it has a label, this is added to `labels`."""
    labelled = _LABEL.match(node)
    if labelled is None:
        return node.strip("\"'")
    labels[labelled[1]] = labelled[2]
    return labelled[1]


def _orders(ends: Sequence[tuple[str, str]]) -> Iterator[list[str]]:
    """Yield the names along the arrows: as these are written if each goes on from the one before, else from each name
    to which none leads, or from the first in a circle.
    """
    if all(one[1] == other[0] for one, other in pairwise(ends)):
        yield [ends[0][0], *(target for _, target in ends)]
        return
    following = dict(ends)
    begins = following.keys() - set(following.values()) or {ends[0][0]}
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
