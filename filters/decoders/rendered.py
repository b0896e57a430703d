"""Decoder of marked-up text as it is shown: without comments and elements that styles hide, and without tags.

`ig<span style="display:none">sun</span>no<!-- oak -->re` shows one word.
"""

import re
from collections.abc import Iterator, Set

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey

_FEWEST = 3
"""Fewest hidden parts amid text: a page has one or two."""
_HIDING = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden"
    r"|(?:opacity|font-size|(?:max-)?(?:width|height)|zoom)\s*:\s*\.?0(?:\.0*)?(?:px|pt|em|rem|%)?\s*(?=[;\"'!}]|$)"
    r"|clip(?:-path)?\s*:|(?:left|top|right|bottom|text-indent|margin-left|margin-top)\s*:\s*-[0-9]{3}"
    r"|(?<!-)color\s*:\s*(?:transparent|white|#fff(?:fff)?|rgba\([^()]{0,24},\s*0?\.?0\s*\))\s*(?=[;\"'!}]|$)"
    r"|scale\(\s*0\s*\)",
    re.IGNORECASE,
)
_ATTRIBUTES = (b"style", b" hidden", b"\nhidden", b"<script", b"<template", b"<noscript")
_TAG = re.compile(
    r"<(?:!--|(/?)([A-Za-z][A-Za-z0-9-]{0,30}+)((?:[\s\"'/](?:[^<>\"']|\"[^\"<]*\"|'[^'<]*'|[\"'])*+)?)>)"
)
_OF_SOURCE = re.compile(r"/\*[^*]{0,80}\*/")
_COMMENT_END, _LONGEST_COMMENT = "-->", 2_000
_ATTRIBUTE = re.compile(
    r"""\b(style|class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|\s(hidden)(?![\w-])""", re.IGNORECASE
)
_STYLE = re.compile(r"<style[^<>]{0,80}>([^<]{0,4000})", re.IGNORECASE)
_SELECTOR = re.compile(r"(?<![^\s>+~])([.#]?[\w-]{1,80})\s{0,8}\Z")
_NEVER_SHOWN = frozenset(("script", "style", "template", "noscript", "head", "title", "datalist"))
_MAY_HIDE = re.compile(rb"<(?:%b)|style\s*=|\shidden" % "|".join(sorted(_NEVER_SHOWN)).encode())
"""What every element has that is not shown, unless by rules."""
_BLOCK_NAMES = """
address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head
header hr html li main nav ol option p pre section table tbody td tfoot th thead tr ul
"""
_BLOCKS = frozenset(_BLOCK_NAMES.split())
_CLOSING = {
    "p": _BLOCKS, "li": {"li"}, "option": {"option"}, "head": _BLOCKS, "tr": {"tr", "tbody"},
    "dt": {"dt", "dd"}, "dd": {"dt", "dd"}, "td": {"td", "th", "tr"}, "th": {"td", "th", "tr"},
}  # fmt: skip
"""Which elements close one whose end tag may be left out (HTML Living Standard, section 13.1.2.4)."""
_CLOSED_WITH = {
    "p": _BLOCKS - {"p"}, "li": {"ul", "ol", "menu"}, "option": {"select", "datalist"}, "head": {"html"},
    "tr": {"table", "tbody"}, "dt": {"dl"}, "dd": {"dl"},
    "td": {"tr", "tbody", "table"}, "th": {"tr", "tbody", "table"},
}  # fmt: skip
"""Whose end closes it."""
_VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "source", "wbr", "col"))
_TAGS_TO_PAUSE = 64


def find_rendered(survey: Survey) -> Steps:
    """Find texts that hidden parts interrupt, and yield what is shown."""
    small = survey.small
    if small.count(b"*/") >= _FEWEST:
        edits = [Edit(*comment.span(), "") for comment in _OF_SOURCE.finditer(survey.text)]
        within = sum(_is_amid(survey.text, edit.start, edit.end) for edit in edits)
        yield rewritten(survey.text, edits) if within >= _FEWEST else None
    comments = small.count(b"<!--")
    if comments < _FEWEST and (comments + small.count(b"</") < _FEWEST or not has_any(small, _ATTRIBUTES)):
        return
    text = survey.text
    hidden = _hidden_by_rules(text) if b"<style" in small else frozenset()
    if not hidden and comments + len(_MAY_HIDE.findall(small)) < _FEWEST:
        return
    page = _Page(small)
    for number, tag in enumerate(_TAG.finditer(text), start=1):
        if tag.start() >= page.done:
            page.take(tag, hidden)
        if number % _TAGS_TO_PAUSE == 0:
            yield from PAUSES
    if page.interrupted >= _FEWEST:
        yield rewritten(text, page.edits)


def _hidden_by_rules(text: str) -> Set[str]:
    """Return the selectors of one name (`.a`, `#a`, `a`) that the rules in elements of styles hide."""
    return frozenset(name for style in _STYLE.finditer(text) for name in _selectors(style[1]))


def _selectors(style: str) -> Iterator[str]:
    for rule in style.split("}"):
        selectors, _, body = rule.partition("{")
        if _HIDING.search(body):
            named = map(_SELECTOR.search, selectors.split(","))
            yield from (name[1] for name in named if name is not None)


class _Page:
    """What was read of a page so far: the edits that leave what is shown."""

    def __init__(self, small: bytes) -> None:
        self.edits: list[Edit] = []
        self._small = small
        self._last_ends: dict[str, int] = {}
        self.done = 0
        self.interrupted = 0
        """Hidden parts with text, or comments within a word."""
        self._name = ""
        self._depth = 0
        self._start = 0
        self._inner = 0

    def take(self, tag: re.Match[str], hidden: Set[str]) -> None:
        """Read one tag or comment."""
        text, (start, end) = tag.string, tag.span()
        if tag[2] is None:
            closed = text.find(_COMMENT_END, end, end + _LONGEST_COMMENT)
            self.done = closed + len(_COMMENT_END) if closed >= 0 else end
            if closed >= 0 and not self._depth:
                self.interrupted += _is_amid(text, start, self.done)
                self._remove(start, self.done, "")
            return
        name, opens = tag[2].lower(), not tag[1]
        self.done = end
        if self._depth and name in (_CLOSING if opens else _CLOSED_WITH).get(self._name, ()):
            self._close(start)
        if self._depth:
            self._within(name, tag, opens=opens)
        elif opens and _is_hidden(name, tag[3], hidden) and self._may_hold(name, tag):
            self._name, self._depth, self._start, self._inner = name, 1, start, end
        else:
            self._remove(start, end, "\n" if name in _BLOCKS else "")

    def _within(self, name: str, tag: re.Match[str], *, opens: bool) -> None:
        if name != self._name:
            return
        self._depth += 1 if opens else -1
        if not self._depth:
            inline = name not in _BLOCKS and name not in _NEVER_SHOWN and tag.start() > self._inner
            self.interrupted += inline or _is_amid(tag.string, self._start, tag.end())
            self._close(tag.end())

    def _may_hold(self, name: str, tag: re.Match[str]) -> bool:
        """Whether an element that a tag opens is closed further on, maybe by another one that needs no end before it.

        One that is not closed hides all the rest of a page, which nobody would then see.
        """
        if name in _VOID or tag[3].endswith("/"):
            return False
        if name not in self._last_ends:
            self._last_ends[name] = self._small.rfind(b"</%b" % name.encode())
        return name in _CLOSING or self._last_ends[name] > tag.start()

    def _close(self, end: int) -> None:
        self._depth = 0
        self._remove(self._start, end, "\n" if self._name in _BLOCKS else "")

    def _remove(self, start: int, end: int, shown: str) -> None:
        self.edits.append(Edit(start, end, shown))


def _is_amid(text: str, start: int, end: int) -> bool:
    """Whether letters or digits stand on both sides of a span, so that it interrupts a word."""
    return text[start - 1 : start].isalnum() and text[end : end + 1].isalnum()


def _is_hidden(name: str, attributes: str, hidden: Set[str]) -> bool:
    """Whether an element is not shown, by its name, its attributes, or the selectors that are hidden."""
    if name in _NEVER_SHOWN or name in hidden:
        return True
    for attribute in _ATTRIBUTE.finditer(attributes):
        kind, value = (attribute[1] or "").lower(), attribute[2] or attribute[3] or attribute[4] or ""
        if attribute[5] or (kind == "style" and _HIDING.search(value)):
            return True
        if kind == "class" and any(f".{one}" in hidden for one in value.split()):
            return True
        if kind == "id" and f"#{value}" in hidden:
            return True
    return False
