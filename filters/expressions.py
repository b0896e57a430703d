"""Expressions: the part of Python's regular expressions in which a rule may be confirmed.

An expression must not be able to hold the event loop, whatever it is run over. So the language here has literals,
classes, escapes, alternatives, plain groups and look-arounds, and bounded repetition only; what is repeated more than
once may not vary itself. The checks work on the text, since the standard library's own parser is private.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from unicodedata import normalize

MAX_WIDTH = 200
"""The most characters that an expression may match: its window reaches as far round a literal as it is wide."""
MAX_WAYS = 50_000
"""The most ways in which the repetitions of an expression may share out a text between them."""

_TOKEN = re.compile(
    # One repeated part may vary: a run of words. Each ends at its space, so a text is shared out in one way only.
    r"""(?P<words>\(\?:(?:\\w\{1,\d+\}\ |\ \\w\{1,\d+\})\)(?:\?|\{[01],\d+\})\??)
      | (?P<escape>\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.))
      | (?P<set>\[\^?\]?(?:\\.|[^\]\\])*\])
      | (?P<open>\((?:\?(?::|=|!|<=|<!))?)
      | (?P<close>\))
      | (?P<bar>\|)
      | (?P<repeat>(?:[?*+]|\{\d+(?:,\d*)?\})[?+]?)
      | (?P<char>.)""",
    re.VERBOSE | re.DOTALL,
)
_BREAK = re.compile(r"\n[ \t]*")
_ESCAPE = re.compile(r"\\.")
_NUMBER = re.compile(r"(?<=[{,])\d+")
_ZERO_WIDTH = frozenset({r"\b", r"\B", "^", "$"})
_ESCAPES = frozenset("bBdDsSwWux")


@dataclass(frozen=True, slots=True)
class _Part:
    """What a part of an expression can match: `width` characters at most, in `ways` ways.

    `text` is set where it can match one text only; `varies` is false where it can match in one way only.
    """

    width: int = 0
    ways: int = 1
    varies: bool = False
    text: str | None = None


@dataclass(slots=True)
class _Group:
    """A group that is being read: its finished branches and the parts of the open one."""

    opening: str
    branches: list[_Part] = field(default_factory=list)
    parts: list[_Part] = field(default_factory=list)

    def end_branch(self) -> None:
        texts = [part.text for part in self.parts]
        self.branches.append(
            _Part(
                width=sum(part.width for part in self.parts),
                ways=prod(part.ways for part in self.parts),
                varies=any(part.varies for part in self.parts),
                text=None if None in texts else "".join(map(str, texts)),
            )
        )
        self.parts = []

    def close(self) -> _Part:
        self.end_branch()
        whole = _Part(
            width=max(branch.width for branch in self.branches),
            ways=max(branch.ways for branch in self.branches),
            varies=not _tell_apart(self.branches),
            text=self.branches[0].text if len(self.branches) == 1 else None,
        )
        looks_around = self.opening not in {"(?:", ""}
        return replace(whole, width=0, text=None) if looks_around and whole.width <= MAX_WIDTH else whole


def _tell_apart(branches: list[_Part]) -> bool:
    """Whether a text says by itself which branch it takes: one branch, or texts of which none begins another."""
    if len(branches) == 1:
        return not branches[0].varies
    texts = [branch.text for branch in branches]
    return all(
        one is not None and other is not None and (index == place or not other.startswith(one))
        for index, one in enumerate(texts)
        for place, other in enumerate(texts)
    )


def compile_expression(source: str) -> re.Pattern[str]:
    """The compiled expression; line breaks and the indentation after them are not part of it.

    Raises `re.error` for what is no expression at all; `expression_problems` says so without raising.
    """
    return re.compile(_BREAK.sub("", source))


def expression_problems(source: str) -> tuple[str, ...]:
    """What keeps an expression from being used in a rule, nothing where it can be.

    The expression must be valid, in canonical form (no capitals), at most `MAX_WIDTH` characters wide, and able to
    share out a text in at most `MAX_WAYS` ways.
    """
    try:
        compile_expression(source)
    except re.error as error:
        return (f"not an expression: {error.msg} at {error.pos}",)
    return tuple(dict.fromkeys(_problems(_BREAK.sub("", source))))


@lru_cache(maxsize=4_096)
def expression_width(source: str) -> int:
    """The most characters that an expression without problems can match."""
    whole, _ = _measure(source)
    return whole.width


def _problems(source: str) -> Iterator[str]:
    whole, problems = _measure(source)
    yield from problems
    if whole.width > MAX_WIDTH:
        yield f"can match {whole.width} characters, more than {MAX_WIDTH}"
    if whole.ways > MAX_WAYS:
        yield f"can share out a text in {whole.ways} ways, more than {MAX_WAYS}"


def _measure(source: str) -> tuple[_Part, list[str]]:
    """What the whole expression can match, and what its pieces are faulted for."""
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
    return groups[0].close(), problems


def _is_canonical(text: str) -> bool:
    bare = all(char.isascii() or not normalize("NFD", char)[0].isascii() for char in text)
    return bare and text == text.casefold()


def _atom(kind: str, text: str) -> _Part:
    if kind == "words":
        _, length, *count = map(int, _NUMBER.findall(text))
        most = count[-1] if len(count) else 1
        return _Part(width=(length + 1) * most, ways=most + 1 if most > 1 else 1, varies=True)
    if text in _ZERO_WIDTH:
        return _Part()
    return _Part(width=1, text=text if kind == "char" and text != "." else None)


def _repeated(part: _Part, repeat: str) -> tuple[_Part, str]:
    """The part as often as `repeat` says, and what is wrong with that."""
    low, high = _bounds(repeat)
    if high is None:
        return part, f"repeats without a bound: {repeat}"
    if high > 1 and part.varies:
        return part, "repeats what varies itself"
    choices = high - low + 1
    return _Part(part.width * high, part.ways * (choices if choices > 2 else 1), part.varies or choices > 1), ""


def _bounds(repeat: str) -> tuple[int, int | None]:
    if repeat[0] == "?":
        return 0, 1
    numbers = [int(number) for number in _NUMBER.findall(repeat)]
    if repeat[0] in "*+" or (len(numbers) == 1 and "," in repeat):
        return 0, None
    return numbers[0], numbers[-1]
