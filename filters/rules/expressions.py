"""Expressions: the subset of Python's regular expressions that rules may use, and the checks for it.

No expression may block the event loop, whatever text it is run over. So the subset has only literals, classes, escapes,
alternatives, plain groups, look-arounds and bounded repetition, and what is repeated more than once must not itself
match in several ways. The checks read the source text, because the standard library's own parser is private.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from math import prod
from typing import Self
from unicodedata import normalize

MAX_WIDTH = 200
"""The most characters that an expression may match: it is run over as many characters on either side of a literal."""
MAX_WAYS = 50_000
"""The most ways in which the repetitions of an expression may divide a text among themselves."""

_HEAD = 6
"""The most characters of a head: enough to be rare, and few enough that alternatives do not multiply the heads."""
_LEAST_HEAD = 2
_MOST_HEADS = 2_000
_MOST_CHOICES = 8
"""The most characters of a class that are listed one by one."""

_TOKEN = re.compile(
    # One repeated part may vary: a run of words. Each ends at its space, so a text is shared out in one way only.
    r"""(?P<words>\(\?:(?:\\w\{1,\d+\}\ |\ \\w\{1,\d+\})\)(?:\?|\{[01],\d+\})\??)
      # Characters that stand for themselves, each once: most of what rules hold, and one part for all of them.
      | (?P<plain>[a-z0-9\ ]+(?![?*+{]))
      | (?P<escape>\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.))
      | (?P<set>\[\^?\]?(?:\\.|[^\]\\])*\])
      | (?P<open>\((?:\?(?::|=|!|<=|<!))?)
      | (?P<close>\))
      | (?P<bar>\|)
      | (?P<repeat>(?:[?*+]|\{(?:\d+(?:,\d*)?|,\d*)\})[?+]?)
      | (?P<char>.)""",
    re.VERBOSE | re.DOTALL,
)
_BREAK = re.compile(r"\n[ \t]*")
_ESCAPE = re.compile(r"\\.")
_MEMBER = re.compile(r"\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|.)|.", re.DOTALL)
_NUMBER = re.compile(r"(?<=[{,])\d+")
_ZERO_WIDTH = frozenset({r"\b", r"\B", "^", "$"})
_ESCAPES = frozenset("bBdDsSwWux")


@dataclass(frozen=True, slots=True)
class _Heads:
    """How the texts that a part can match begin: each is one of `whole`, or begins with one of `begun`."""

    whole: frozenset[str] = frozenset({""})
    begun: frozenset[str] = frozenset()

    @classmethod
    def of(cls, text: str) -> Self:
        """Return the heads of a part that matches only this text, as most alternatives of rules do."""
        return cls(frozenset({text})) if len(text) < _HEAD else cls(frozenset(), frozenset({text[:_HEAD]}))

    def then(self, following: Self) -> Self:
        """Return the heads of this part followed by another one."""
        if not self.whole:
            return self
        if len(self.whole) * (len(following.whole) + len(following.begun)) > _MOST_HEADS:
            return type(self)(frozenset(), self.begun | self.whole)
        whole = {one + other for one in self.whole for other in following.whole}
        begun = {one + other for one in self.whole for other in following.begun}
        short = frozenset(head for head in whole if len(head) < _HEAD)
        cut = frozenset(head[:_HEAD] for head in (whole - short) | begun)
        return type(self)(short, self.begun | cut)

    def repeated(self, low: int, high: int) -> Self:
        """Return the heads of this part repeated `low` to `high` times."""
        whole = self.whole if high == 1 else frozenset[str]()
        begun = self.begun if high == 1 else self.begun | self.whole
        return type(self)(whole | {""} if low == 0 else whole, begun)

    @classmethod
    def of_branches(cls, branches: Iterable[Self]) -> Self:
        kept = tuple(branches)
        return cls(
            frozenset().union(*(branch.whole for branch in kept)),
            frozenset().union(*(branch.begun for branch in kept)),
        )

    def literals(self) -> frozenset[str]:
        """Return the heads that suffice for all; none where one of them is too short to search for."""
        heads = self.whole | self.begun
        if min(map(len, heads)) < _LEAST_HEAD:
            return frozenset()
        return frozenset(
            head for head in heads if not any(head[:length] in heads for length in range(_LEAST_HEAD, len(head)))
        )


_NOTHING = _Heads()
_ANYTHING = _Heads(frozenset(), frozenset({""}))


_AHEAD = frozenset({"(?=", "(?!"})
"""Openings of look-aheads, which look at what follows the match."""


@dataclass(frozen=True, slots=True)
class _Part:
    """What a part of an expression can match: at most `width` characters, in at most `ways` ways.

    `ahead` is the most characters that it looks at after these. `text` is set where it can match one text only.
    `varies` is false where it can match in one way only.
    """

    width: int = 0
    ahead: int = 0
    ways: int = 1
    varies: bool = False
    text: str | None = None
    heads: _Heads = _NOTHING


@dataclass(slots=True)
class _Group:
    """A group that is being read: its finished branches, and the parts of the branch that is still open."""

    opening: str
    branches: list[_Part] = field(default_factory=list)
    parts: list[_Part] = field(default_factory=list)

    def end_branch(self) -> None:
        if len(self.parts) == 1 and self.parts[0].text is not None:  # the usual alternative in a rule
            self.branches.append(self.parts.pop())
            return
        texts = [part.text for part in self.parts]
        text = None if None in texts else "".join(map(str, texts))
        following = (part.heads for part in self.parts)
        self.branches.append(
            _Part(
                width=sum(part.width for part in self.parts),
                ahead=max((part.ahead for part in self.parts), default=0),
                ways=prod(part.ways for part in self.parts),
                varies=any(part.varies for part in self.parts),
                text=text,
                heads=_Heads.of(text) if text is not None else reduce(_Heads.then, following, _NOTHING),
            )
        )
        self.parts = []

    def close(self) -> _Part:
        self.end_branch()
        whole = _Part(
            width=max(branch.width for branch in self.branches),
            ahead=max(branch.ahead for branch in self.branches),
            ways=max(branch.ways for branch in self.branches),
            varies=not _tell_apart(self.branches),
            text=self.branches[0].text if len(self.branches) == 1 else None,
            heads=_Heads.of_branches(branch.heads for branch in self.branches),
        )
        if self.opening in {"(?:", ""}:
            return whole
        width = 0 if whole.width <= MAX_WIDTH else whole.width
        ahead = whole.width + whole.ahead if self.opening in _AHEAD else whole.ahead
        return replace(whole, width=width, ahead=ahead, text=None, heads=_NOTHING)


def _tell_apart(branches: list[_Part]) -> bool:
    """Whether a text determines which branch matches it: there is one, or all are texts and none begins another."""
    if len(branches) == 1:
        return not branches[0].varies
    texts = [branch.text for branch in branches]
    return all(
        one is not None and other is not None and (index == place or not other.startswith(one))
        for index, one in enumerate(texts)
        for place, other in enumerate(texts)
    )


def compile_expression(source: str) -> re.Pattern[str]:
    """Return the compiled expression. Line breaks and the indentation after them are not part of it.

    Raises `re.error` for what is no expression at all; `expression_problems` reports that without raising.
    """
    return re.compile(_BREAK.sub("", source))


def expression_problems(source: str) -> tuple[str, ...]:
    """Return what is wrong with an expression for use in a rule; () where nothing is.

    The expression must be valid, in canonical form (no capitals), at most `MAX_WIDTH` characters wide, and able to
    divide a text in at most `MAX_WAYS` ways.
    """
    try:
        compile_expression(source)
    except re.error as error:
        return (f"not an expression: {error.msg} at {error.pos}",)
    return tuple(dict.fromkeys(_problems(_BREAK.sub("", source))))


def expression_width(source: str) -> int:
    """Return the most characters that an expression without problems can match."""
    return _measure(source)[0].width


def expression_reach(source: str) -> int:
    """Return the most characters that an expression without problems can match and look at after the match."""
    whole, _ = _measure(source)
    return whole.width + whole.ahead


@lru_cache(maxsize=4_096)
def expression_heads(source: str) -> frozenset[str]:
    """Return texts with one of which every match of an expression without problems begins; none if there are no such.

    A matcher that knows where these stand need not try the expression anywhere else.
    """
    return _measure(source)[0].heads.literals()


def _problems(source: str) -> Iterator[str]:
    whole, problems = _measure(source)
    yield from problems
    if whole.width > MAX_WIDTH:
        yield f"can match {whole.width} characters, more than {MAX_WIDTH}"
    if whole.ways > MAX_WAYS:
        yield f"can share out a text in {whole.ways} ways, more than {MAX_WAYS}"


@lru_cache(maxsize=4_096)
def _measure(source: str) -> tuple[_Part, tuple[str, ...]]:
    """Return what the whole expression can match, and the problems of its parts."""
    groups = [_Group("")]
    problems: list[str] = []
    for token in _TOKEN.finditer(source):
        kind, text = token.lastgroup, token[0]
        if kind in {"char", "set"} and not _is_canonical(_ESCAPE.sub("", text)):
            problems.append("holds a capital or an accent, which no canonical text has")
        if text == "(":
            problems.append("captures a group; write (?:...)")
        if kind == "escape" and text[1].isalnum() and text[1] not in _ESCAPES:
            problems.append(f"uses the escape {text}, which rules do not need")
        if kind == "open":
            groups.append(_Group(text))
        elif kind == "close":
            part = groups.pop().close()
            groups[-1].parts.append(part)
        elif kind == "bar":
            groups[-1].end_branch()
        elif kind == "repeat":
            part, problem = _repeated(groups[-1].parts.pop(), text)
            groups[-1].parts.append(part)
            problems += [problem] if problem else []
        else:
            groups[-1].parts.append(_atom(str(kind), text))
    return groups[0].close(), tuple(problems)


@lru_cache(maxsize=4_096)
def _is_canonical(text: str) -> bool:
    bare = all(char.isascii() or not normalize("NFD", char)[0].isascii() for char in text)
    return bare and text == text.casefold()


@lru_cache(maxsize=4_096)
def _atom(kind: str, text: str) -> _Part:
    if kind == "plain":
        return _Part(width=len(text), text=text, heads=_Heads.of(text))
    if kind == "words":
        _, length, *count = map(int, _NUMBER.findall(text))
        most = count[-1] if len(count) else 1
        ways = most + 1 if most > 1 else 1
        return _Part(width=(length + 1) * most, ways=ways, varies=True, heads=_Heads(begun=frozenset({""})))
    if text in _ZERO_WIDTH:
        return _Part()
    chars = _characters(kind, text)
    heads = _Heads(frozenset(chars)) if chars else _ANYTHING
    return _Part(width=1, text=text if kind == "char" and text != "." else None, heads=heads)


def _characters(kind: str, text: str) -> str:
    """Return the characters that an atom of one character can match; "" where they are many."""
    if kind == "escape":
        return _escaped(text)
    if kind == "char":
        return "" if text == "." else text
    members = [_escaped(member) if len(member) > 1 else member for member in _MEMBER.findall(text[1:-1])]
    is_open = members[0] == "^" or "" in members or "-" in members[1:-1]
    return "" if is_open or len(members) > _MOST_CHOICES else "".join(members)


def _escaped(text: str) -> str:
    """Return the character that an escape stands for; "" for a class."""
    if len(text) > 2:
        return chr(int(text[2:], 16))
    return "" if text[1].isalnum() else text[1]


def _repeated(part: _Part, repeat: str) -> tuple[_Part, str]:
    """Return the part repeated as `repeat` says, and what is wrong with that, or ""."""
    low, high = _bounds(repeat)
    if high is None:
        return part, f"repeats without a bound: {repeat}; give it one, such as {{0,30}}"
    if high > 1 and part.varies:
        return part, "repeats what varies itself"
    choices = high - low + 1
    repeated = _Part(
        width=part.width * high,
        ahead=part.ahead,
        ways=part.ways * (choices if choices > 2 else 1),
        varies=part.varies or choices > 1,
        heads=part.heads.repeated(low, high),
    )
    return repeated, ""


def _bounds(repeat: str) -> tuple[int, int | None]:
    if repeat[0] == "?":
        return 0, 1
    numbers = [int(number) for number in _NUMBER.findall(repeat)]
    if repeat[0] in "*+" or (len(numbers) < 2 and "," in repeat):
        return 0, None
    return numbers[0], numbers[-1]
