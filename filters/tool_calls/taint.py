"""Argument taint: which values of a proposed call stand in which untrusted text.

Taint is evidence for whoever judges the call, not a verdict: a file that the user wants copied taints the copy too.
"""

import re
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final, TypeAlias

import ahocorasick

from filters.calls import Taint
from filters.dialects.keys import KNOWN
from filters.limits import LimitExceeded, OutOfTime, TextLimits
from filters.segments import READ, Origin, Segment, Trust
from filters.text.canonical import canonicalise
from filters.text.lexicon import is_common
from filters.text.pieces import pieces
from filters.tool_calls.arguments import squeezed
from filters.tool_calls.standing import automata_of
from filters.tool_calls.telling import LONGEST_DESTINATION
from filters.trees import Json
from filters.unfolding import Budget, unfold_in_steps
from filters.views import Layer

MOST_TAINTS: Final = 32
MOST_CHARS: Final = 8_192
"""Characters that are searched for of a call's contents: values longer than a destination, the shorter ones first."""
MOST_SHORT_CHARS: Final = 131_072
"""Characters that are searched for of a call's other values. The taints of a call with more are not complete."""
DECODED_CHARS: Final = 262_144
"""Characters of untrusted text that are decoded for this search, the latest texts first."""

_SHORTEST_WORD: Final = 5
_SHORTEST_NAME: Final = 4
_SHORTEST_RUN: Final = 8
_ROW: Final = 4
"""Number of consecutive words by which a part of a longer value is recognised."""
_LEAST_SHARE: Final = 0.5
"""Least share of a value that must stand in a text if no telling part of it does."""
_SHORTEST_SPLIT, _LONGEST_SPLIT, _PIECE = 10, 48, 4
"""Least and most characters of a word that may be put together from pieces, and least characters of a piece."""
_MOST_SPLITS: Final = 16
_SPLIT_SHARE: Final = 0.8
"""Least share of such a word that must consist of pieces which stand in the text."""

_WORDS_TO_PAUSE: Final = 256

_WORD = re.compile(r"[^\W_]+")
_NAME = re.compile(r"(?<![^\W_])[^\W_]++(?:[._+-]{1,2}[^\W_]++)+")
"""Hosts, file names, versions, dates, and ids that contain marks."""
_CHUNK = re.compile(r"\S+")

_Key: TypeAlias = tuple[int, int]
"""The number of a value, and the number of the text in which it stands."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """A part of a value by which it is recognised, as a span in the value's letters and digits.

    A telling mark shows by itself where it comes from: an address, a host, an id, several consecutive words.
    """

    value: int
    start: int
    end: int
    telling: bool


@dataclass(frozen=True, slots=True)
class _Fragment:
    """A piece of a word that may have been put together from several, with its span in the word."""

    word: _Mark
    start: int
    end: int


class _Sought:
    """The values of a call, and everything by which they are recognised. One search owns it.

    `words` must stand in a text as they are, `runs` with any marks or spaces between their letters and digits, and
    `parts` as words of their own. `excused` has, for each value, the marks that principals' texts have too. `complete`
    is false if there are more values than are searched for.
    """

    def __init__(self) -> None:
        self.pointers: list[str] = []
        self.sizes: list[int] = []
        self.excused: list[set[_Mark]] = []
        self.words = defaultdict[str, list[_Mark]](list)
        self.runs = defaultdict[str, list[_Mark]](list)
        self.parts = defaultdict[str, list[_Fragment]](list)
        self.splits = 0
        self.complete = True
        self.automata: tuple[ahocorasick.Automaton, ...] = ()


def find_taints(
    arguments: Json, segments: Sequence[Segment], *, limits: TextLimits, most: int = MOST_TAINTS
) -> Generator[None, None, tuple[tuple[Taint, ...], bool]]:
    """Return where argument values stand in tool results, documents and unknown fields, and whether this is complete.

    Values are compared in canonical form: as a whole, word by word, with other marks or spaces in between or none, put
    together from pieces of one text or several, and in what is decoded in the texts. What also stands in the
    principals' texts (the user's, and all that are not untrusted) does not count, nor do ordinary words by themselves.
    `share` is how much of the value's letters and digits stands in the text and not in the principals'. A value and a
    text make at most one taint, of the view that shows most. Returns at most `most`: first those of values most of
    which a layer hides, then the largest shares.

    Yields wherever the caller may pause. Takes time linear in the texts. More than `MOST_SHORT_CHARS`, and an
    `OutOfTime` that the caller throws into a pause, end the search with what was found until then, which is not
    complete. What is left unread of contents, and of what is decoded, does not count for that.
    """
    taints: dict[_Key, Taint] = {}
    complete = False
    try:
        sought = yield from _seek(arguments)
        if sought.pointers:
            yield from _excuse(sought, segments)
            yield from _search(sought, segments, taints)
            yield from _search_decoded(sought, segments, taints, limits=limits)
        complete = sought.complete
    except OutOfTime:
        pass
    best = sorted(taints, key=lambda key: (not _is_hidden(taints[key]), -taints[key].share, key))
    return tuple(taints[key] for key in best[:most]), complete


def _is_hidden(taint: Taint) -> bool:
    return bool(taint.layers) and taint.share >= _LEAST_SHARE


# The values, and the marks by which they are recognised


def _seek(arguments: Json) -> Generator[None, None, _Sought]:
    sought = _Sought()
    short, content = MOST_SHORT_CHARS, MOST_CHARS
    for pointer, text in sorted(_leaves(arguments), key=lambda leaf: len(leaf[1])):
        left = short if len(text) <= LONGEST_DESTINATION else content
        if len(text) <= LONGEST_DESTINATION:
            sought.complete = len(text) <= short
            short -= min(short, len(text))
        else:
            content -= min(content, len(text))
        canonical = canonicalise(text[:left])
        if _WORD.search(canonical):
            yield from _mark(sought, pointer, canonical)
    sought.automata = yield from automata_of(sought.runs)
    yield
    return sought


def _leaves(arguments: Json) -> Iterator[tuple[str, str]]:
    """Yield every string and number, `squeezed`, with its JSON Pointer.

    The position of a member replaces an unknown name in it.
    """
    stack: list[tuple[str, Json]] = [("", arguments)]
    while stack:
        pointer, value = stack.pop()
        if isinstance(value, dict):
            names = (key if key in KNOWN else f"#{position}" for position, key in enumerate(value))
            stack += [(f"{pointer}/{name}", child) for name, child in zip(names, value.values(), strict=True)]
        elif isinstance(value, list):
            stack += [(f"{pointer}/{index}", child) for index, child in enumerate(value)]
        elif value is not None and not isinstance(value, bool):
            yield pointer, squeezed(str(value), MOST_CHARS)


def _mark(sought: _Sought, pointer: str, canonical: str) -> Generator[None, None, None]:
    """Add a value and its marks to `sought`."""
    words = list(_WORD.finditer(canonical))
    at = [0, *accumulate(len(word[0]) for word in words)]
    sought.pointers.append(pointer)
    sought.sizes.append(at[-1])
    sought.excused.append(set())
    yield from _mark_words(sought, canonical, words, at)
    yield from _mark_runs(sought, canonical, words, at)


def _mark_words(
    sought: _Sought, canonical: str, words: Sequence[re.Match[str]], at: Sequence[int]
) -> Generator[None, None, None]:
    """Add the words of the last value, and its names with marks. `at` has the span of each word in its letters."""
    number = len(sought.pointers) - 1
    starts = {word.start(): place for word, place in zip(words, at, strict=False)}
    ends = {word.end(): place for word, place in zip(words, at[1:], strict=True)}
    for count, word in enumerate(words, start=1):
        if count % _WORDS_TO_PAUSE == 0:
            yield
        mark = _Mark(number, starts[word.start()], ends[word.end()], _has_digit(word[0]))
        if len(word[0]) >= _SHORTEST_WORD and not is_common(word[0]):
            if word[0] not in sought.words:
                yield from _split(sought, word[0], mark)
            sought.words[word[0]].append(mark)
    for name in _NAME.finditer(canonical):
        if len(name[0]) >= _SHORTEST_NAME and not all(map(is_common, _WORD.findall(name[0]))):
            sought.words[name[0]].append(_Mark(number, starts[name.start()], ends[name.end()], True))
    yield


def _mark_runs(
    sought: _Sought, canonical: str, words: Sequence[re.Match[str]], at: Sequence[int]
) -> Generator[None, None, None]:
    """Add the runs of words of the last value. `at` has the span of each word in its letters."""
    number = len(sought.pointers) - 1
    for count, (first, end) in enumerate(_stretches(canonical, words), start=1):
        if count % _WORDS_TO_PAUSE == 0:
            yield
        run = "".join(word[0] for word in words[first:end])
        if len(run) >= _SHORTEST_RUN and _says_something(words[first:end]):
            mark = _Mark(number, at[first], at[end], end - first > 1 or _has_digit(run))
            if end - first > 1 and run not in sought.runs and _has_digit(run):
                yield from _split(sought, run, mark)
            sought.runs[run].append(mark)
    yield


def _stretches(canonical: str, words: Sequence[re.Match[str]]) -> Iterable[tuple[int, int]]:
    """Return the slices of `words` that make a run: all, those without spaces in between, and every `_ROW` in a row."""
    borders = [
        0,
        *(number for number, (one, other) in enumerate(pairwise(words), start=1) if _is_apart(canonical, one, other)),
        len(words),
    ]
    rows = ((first, first + _ROW) for first in range(len(words) - _ROW + 1))
    return dict.fromkeys([(0, len(words)), *pairwise(borders), *rows])


def _is_apart(canonical: str, one: re.Match[str], other: re.Match[str]) -> bool:
    return " " in canonical[one.end() : other.start()]


def _says_something(words: Sequence[re.Match[str]]) -> bool:
    """Whether consecutive words are unlikely to follow each other in an unrelated text."""
    return len(words) >= _ROW - 1 or not all(is_common(word[0]) for word in words)


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def _split(sought: _Sought, word: str, mark: _Mark) -> Generator[None, None, None]:
    """Add all pieces of a word to `sought`, if its length makes it worth putting together from pieces."""
    if not _SHORTEST_SPLIT <= len(word) <= _LONGEST_SPLIT or sought.splits >= _MOST_SPLITS:
        return
    sought.splits += 1
    for start in range(len(word) - _PIECE + 1):
        for end in range(start + _PIECE, len(word) + 1):
            sought.parts[word[start:end]].append(_Fragment(mark, start, end))
    yield


# The search in the texts


def _excuse(sought: _Sought, segments: Sequence[Segment]) -> Generator[None, None, None]:
    """Record the marks that also stand in the principals' texts."""
    for segment in segments:
        if segment.joined or not (segment.origin is Origin.USER or segment.trust is not Trust.UNTRUSTED):
            continue
        for _, piece in pieces(segment.text):
            for mark in _seen(sought, canonicalise(piece)):
                sought.excused[mark.value].add(mark)
            yield


def _sources(segments: Sequence[Segment]) -> list[int]:
    """Return the positions in `segments` of the texts that can bring in a value."""
    return [
        number
        for number, segment in enumerate(segments)
        if segment.origin in READ and segment.trust is Trust.UNTRUSTED and not segment.joined
    ]


def _search(sought: _Sought, segments: Sequence[Segment], taints: dict[_Key, Taint]) -> Generator[None, None, None]:
    scattered = defaultdict[_Mark, dict[int, set[_Fragment]]](dict)
    for number in _sources(segments):
        seen: set[_Mark] = set()
        for _, piece in pieces(segments[number].text):
            canonical = canonicalise(piece)
            seen |= _seen(sought, canonical)
            for word, parts in _pieces_of(sought, set(_WORD.findall(canonical))).items():
                scattered[word].setdefault(number, set()).update(parts)
            yield
        _note(sought, seen, number, segments[number].path, (), taints)
    for word, places in scattered.items():
        if len(places) > 1 and _is_covered(word, [part for parts in places.values() for part in parts]):
            for number, here in places.items():
                brought = [_Mark(word.value, word.start + part.start, word.start + part.end, True) for part in here]
                _note(sought, brought, number, segments[number].path, (), taints)


def _search_decoded(
    sought: _Sought, segments: Sequence[Segment], taints: dict[_Key, Taint], *, limits: TextLimits
) -> Generator[None, None, None]:
    budget = Budget.of(limits)
    left = DECODED_CHARS
    for number in reversed(_sources(segments)):
        text, path = segments[number].text[:left], segments[number].path
        left -= len(text)
        if not text:
            return
        try:
            for offset, piece in pieces(text):
                for view in unfold_in_steps(piece, limits=limits, path=path, budget=budget):
                    if view is not None and view.layers:
                        outer = view.layers[0]
                        moved = replace(outer, start=outer.start + offset, end=outer.end + offset)
                        seen = _seen(sought, view.canonical)
                        _note(sought, seen, number, path, (moved, *view.layers[1:]), taints)
                    yield
        except OutOfTime:
            raise
        except LimitExceeded:
            continue


def _seen(sought: _Sought, canonical: str) -> set[_Mark]:
    """Return the marks of all values that stand in a canonical text."""
    words = _WORD.findall(canonical)
    standing = {*words, *_NAME.findall(canonical)}
    seen = {mark for word in sought.words.keys() & standing for mark in sought.words[word]}
    seen.update(_put_together(sought, standing))
    letters = "".join(words)
    runs = {run for automaton in sought.automata for _, run in automaton.iter(letters)}
    seen.update(mark for run in runs for mark in sought.runs[run])
    return seen


def _put_together(sought: _Sought, standing: set[str]) -> Iterator[_Mark]:
    """Yield the words that can be put together, nearly completely, from pieces that stand in a text."""
    return (word for word, parts in _pieces_of(sought, standing).items() if _is_covered(word, parts))


def _pieces_of(sought: _Sought, standing: set[str]) -> dict[_Mark, list[_Fragment]]:
    """Return the pieces that stand in a text, for each word that may have been put together from pieces."""
    found = defaultdict[_Mark, list[_Fragment]](list)
    for piece in sought.parts.keys() & standing:
        if not is_common(piece):
            for part in sought.parts[piece]:
                found[part.word].append(part)
    return found


def _is_covered(word: _Mark, parts: Sequence[_Fragment]) -> bool:
    size = word.end - word.start
    return _covered(size, parts).count(1) >= size * _SPLIT_SHARE


def _covered(size: int, spans: Iterable[_Mark | _Fragment]) -> bytearray:
    """Return one byte for each character: 1 if one of the spans covers it, else 0."""
    covered = bytearray(size)
    for span in spans:
        covered[span.start : span.end] = b"\1" * (span.end - span.start)
    return covered


def _note(
    sought: _Sought,
    seen: Iterable[_Mark],
    number: int,
    path: str,
    layers: tuple[Layer, ...],
    taints: dict[_Key, Taint],
) -> None:
    """Record a taint for each value of which a text shows enough, unless an earlier view of the text showed as much."""
    marks_of = defaultdict[int, list[_Mark]](list)
    for mark in seen:
        marks_of[mark.value].append(mark)
    for value, marks in marks_of.items():
        covered = _covered(sought.sizes[value], marks)
        for excused in sought.excused[value]:
            covered[excused.start : excused.end] = bytes(excused.end - excused.start)
        share = covered.count(1) / len(covered)
        telling = any(
            mark.telling and 2 * covered.count(1, mark.start, mark.end) >= mark.end - mark.start for mark in marks
        )
        before = taints.get((value, number))
        if (telling or share >= _LEAST_SHARE) and (before is None or share > before.share):
            taints[value, number] = Taint(sought.pointers[value], path, layers, share)
