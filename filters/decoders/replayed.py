"""Decoders of what a terminal shows and what was typed: cursor moves, overwritten text and keys are replayed.

`\\x1b[1;7Hall\\x1b[1;1HIgnore`, `Igm\\bnore`; `Ixg[BkSp][BkSp]gno[Left]...`, `Igm⌫nore`, `Igm^Hnore`.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_FEWEST = 3
"""Fewest moves or corrections: fewer leave a text as readable as it was."""
_TOKENS_TO_PAUSE, _WORK_TO_PAUSE = 64, 2_048
_MOST_WORK = 16
"""How many characters may be erased on a screen for each one of the text: nobody does so, and it would take long."""
_MOST_PASSED = 256
"""The same for those that the cursor passes in what is typed: all of it each time that a manual tells of Home."""

# Terminals

_CONTROL = re.compile("\x1b\\[([0-9;]{0,16})([A-HJKXdfsu`])|\x1b([78])|\x1b\\[[0-9;?]{0,16}[@-~]|[\b\r\n\x7f]")
_MOVES = re.compile("\x1b\\[[0-9;]{0,16}[A-Hdf`u]|[\b\x7f]|\r(?=[^\r\n])")
_INTRODUCER = re.compile(r"(?:\\e|\^\[|\u241b|<ESC>|ESC ?)(?=\[[0-9;?]{0,16}[A-Za-z])")
_INTRODUCERS = (b"\\e[", b"^[[", b"?[", b"esc[", b"esc>[", b"esc [")
_LAST = 9_999
"""The last row and column."""
_WIDEST_GAP = 8


def find_terminal(survey: Survey) -> Steps:
    """Find text with cursor moves, backspaces and carriage returns, and yield what a terminal shows."""
    if "\x1b[" in survey.text or "\b" in survey.text or "\x7f" in survey.text or "\r" in survey.text:
        yield from _shown(survey.text)


def find_spelled_terminal(survey: Survey) -> Steps:
    """Find the same with the escape character spelled out, `\\e[2;1H`, `^[[2;1H`."""
    if sum(map(survey.small.count, _INTRODUCERS)) >= _FEWEST:
        yield from _shown(survey.text, _INTRODUCER)


def _shown(text: str, introducer: re.Pattern[str] | None = None) -> Steps:
    written = introducer.sub("\x1b", text) if introducer else text
    moves = [move.span() for move in _MOVES.finditer(written)]
    if len(moves) < _FEWEST:
        return
    start, end = written.rfind("\n", 0, moves[0][0]) + 1, written.find("\n", moves[-1][1])
    end = end if end >= 0 else len(written)
    screen = _Screen(_MOST_WORK * len(text))
    done, left = start, screen.work
    for number, control in enumerate(_CONTROL.finditer(written, start, end), start=1):
        screen.write(written[done : control.start()])
        screen.obey(control)
        done = control.end()
        if number % _TOKENS_TO_PAUSE == 0 or left - screen.work > _WORK_TO_PAUSE:
            left = screen.work
            yield from PAUSES
        if screen.work < 0:
            break
    screen.write(written[done:end])
    first, last = (0, len(text)) if introducer else (start, end)
    if screen.work < 0:
        yield Decoded("", first, last, cut=True)
        return
    shown = screen.shown()
    bare = fluency(_CONTROL.sub("", written[start:end]))
    # Escapes in comments of source (`\brief`) become backspaces too: these must make words.
    if fluency(shown) >= bare + ("\x1b[" not in written):
        yield Decoded(shown, first, last)


class _Screen:
    """A terminal's screen without edges, and its cursor."""

    def __init__(self, work: int) -> None:
        self.work = work
        """How many characters may still be looked at in order to erase some; less than 0 if that was not enough."""
        self._rows: dict[int, dict[int, str]] = {}
        self._ends: dict[int, int] = {}
        """The column behind the last one of a row that may have a character."""
        self._row = self._column = 0
        self._saved = (0, 0)

    def write(self, text: str) -> None:
        """Write text at the cursor, over what is there."""
        if text:
            self._rows.setdefault(self._row, {}).update(enumerate(text, self._column))
            self._column += len(text)
            self._ends[self._row] = max(self._ends.get(self._row, 0), self._column)

    def obey(self, control: re.Match[str]) -> None:
        """Move the cursor, or erase, as a control character or a sequence tells."""
        if control[2]:
            self._sequence(control[2], [int(number or 0) for number in control[1].split(";")])
        elif control[3]:
            self._sequence("s" if control[3] == "7" else "u", [0])
        elif control[0] == "\n":
            self._move(self._row + 1, 0)
        elif control[0] == "\r":
            self._move(self._row, 0)
        elif control[0] == "\b":
            self._move(self._row, self._column - 1)
        elif control[0] == "\x7f":
            self._move(self._row, self._column - 1)
            self._rows.get(self._row, {}).pop(self._column, None)

    def _move(self, row: int, column: int) -> None:
        self._row, self._column = min(max(row, 0), _LAST), min(max(column, 0), _LAST)

    def _sequence(self, name: str, numbers: Sequence[int]) -> None:
        by = numbers[0] or 1
        if name in _STEPS:
            down, across = _STEPS[name]
            self._move(self._row + by * down, 0 if name in "EF" else self._column + by * across)
        elif name in "G`":
            self._move(self._row, by - 1)
        elif name == "d":
            self._move(by - 1, self._column)
        elif name in "Hf":
            self._move(by - 1, (numbers[1] or 1) - 1 if len(numbers) > 1 else 0)
        elif name == "s":
            self._saved = self._row, self._column
        elif name == "u":
            self._move(*self._saved)
        elif name == "X":
            self._erase(self._row, self._column, self._column + by - 1)
        else:
            self._erase_part(name, numbers[0])

    def _erase_part(self, name: str, part: int) -> None:
        """Erase the screen (J) or the line (K): what is behind the cursor (0), what is before it (1), or all."""
        first, last = (0 if part else self._column), (self._column if part == 1 else _LAST)
        self._erase(self._row, first, last)
        self.work -= len(self._rows) if name == "J" else 0
        for row in list(self._rows) if name == "J" and self.work > 0 else ():
            if row != self._row and (part >= 2 or (row > self._row) == (part == 0)):
                self._erase(row, 0, _LAST)

    def _erase(self, row: int, first: int, last: int) -> None:
        over = min(last + 1, self._ends.get(row, 0))
        self.work -= max(1, over - first)
        for column in range(first, over) if self.work > 0 else ():
            self._rows[row].pop(column, None)
        if last + 1 >= over > first:
            self._ends[row] = first

    def shown(self) -> str:
        """Return the rows, each as a line; one after the other if all but the last are full and that makes words."""
        rows = [_line(cells) for _, cells in sorted(self._rows.items()) if cells]
        lines, joined = "\n".join(rows), "".join(rows)
        full = len(set(map(len, rows[:-1]))) == 1
        return joined if full and fluency(joined) > fluency(lines) else lines


_STEPS = {"A": (-1, 0), "B": (1, 0), "C": (0, 1), "D": (0, -1), "E": (1, 0), "F": (-1, 0)}


def _line(cells: Mapping[int, str]) -> str:
    """Return the characters of a row, with spaces where there is none, but not many in a row."""
    columns = sorted(cells)
    gaps = (" " * min(after - before - 1, _WIDEST_GAP) for before, after in pairwise([-1, *columns]))
    return "".join(chain.from_iterable(zip(gaps, map(cells.__getitem__, columns), strict=True)))


# Keys

_BRACKETED = re.compile(
    r"""[\[<{(\u00ab\u27e8\u300c]([^\[\]<>{}()\n\u00ab\u27e8\u300c]{1,24})[\]>})\u00bb\u27e9\u300d](?:\s?[x*\u00d7]\s?([0-9]{1,2})(?![0-9]))?"""
    r"""|\^([HhWwUu?])|([\u232b\u2326\u2408\u2190\u2192\u2423\u21b5\u23ce])"""
)
_QUOTED = {
    b'"': re.compile(r'"(\\?[^"\n]|[^"\n]{2,24})"()()()'),
    b"'": re.compile(r"'(\\?[^'\n]|[^'\n]{2,24})'()()()"),
}
_MANY = re.compile(r"(.+?)[\s:x*\u00d7]{1,3}([0-9]{1,2})")
_BARE = re.compile(r"arrow|key|cursor|[\s_-]")
_SHIFTED = re.compile(r"(?:shift|s)\s?[-+ ]\s?(.)", re.IGNORECASE)
_MODIFIERS = frozenset(
    ("shift", "ctrl", "control", "alt", "meta", "cmd", "caps", "capslock", "esc", "escape", "up", "down")
)
_NAMES = {
    "back": (
        "backspace",
        "bksp",
        "bkspc",
        "bkspace",
        "backspc",
        "back",
        "bs",
        "rubout",
        "\u232b",
        "\u2408",
        "\u2190bs",
    ),
    "delete": ("delete", "del", "\u2326"),
    "left": ("left", "\u2190"),
    "right": ("right", "\u2192"),
    "home": ("home",),
    "end": ("end",),
    "word": ("ctrlbackspace", "ctrl+backspace", "ctrlw", "ctrl+w"),
    "line": ("ctrlu", "ctrl+u"),
    " ": ("space", "spacebar", "spc", "sp", "\u2423"),
    "\n": ("enter", "return", "ret", "cr", "\u21b5", "\u23ce"),
    "\t": ("tab",),
}
_KEYS = {name: key for key, names in _NAMES.items() for name in names} | dict.fromkeys(_MODIFIERS, "")
_CARETS = {"H": "back", "?": "back", "W": "word", "U": "line"}
_CORRECTIONS = frozenset(("back", "delete", "left", "home", "word", "line"))
_HINTS = frozenset(
    name.encode()
    for key in _CORRECTIONS
    for name in (*_NAMES.get(key, ()), "arrowleft")
    if name.isalpha() and name.isascii()
)
_BEFORE_NAMES = (b"[", b"<", b"{", b"(", b"+", b'"', b"'", b"?")
_SIGNS = "\u232b\u2326\u2408"
_CARET = ord("^")
_OF_SHIFT = dict(zip("1234567890-=[];',./\\`", '!@#$%^&*()_+{}:"<>?|~', strict=True))


def find_keys(survey: Survey) -> Steps:
    """Find text with the keys that corrected it (`[BkSp]`, `{LEFT 2}`, `^H`, `\u232b`), and yield what was typed."""
    text, small = survey.text, survey.small
    carets = sum(map(small.count, (b"^h", b"^?", b"^w"))) if _CARET in survey.signs else 0
    signs = carets + sum(map(survey.beyond.count, _SIGNS))
    names = _HINTS & survey.words if signs < _FEWEST else ()
    if signs < _FEWEST and sum(map(small.count, names)) < _FEWEST:
        return
    if signs < _FEWEST and sum(small.count(sign + name) for name in names for sign in _BEFORE_NAMES) < _FEWEST:
        return
    yield None
    mark = max(_QUOTED, key=lambda mark: sum(small.count(mark + name + mark) for name in names))
    quoted = sum(small.count(mark + name + mark) for name in names) >= _FEWEST
    keys: list[tuple[re.Match[str], str, int]] = []
    corrections = near = 0
    for number, match in enumerate((_QUOTED[mark] if quoted else _BRACKETED).finditer(text), start=1):
        key, times = _key(match)
        if key is not None:
            keys.append((match, key, times))
        if key in _CORRECTIONS:
            corrections += 1
            near += text[match.start() - 1 : match.start()].isalnum() or text[match.end() : match.end() + 1].isalnum()
        if number % _TOKENS_TO_PAUSE == 0:
            yield from PAUSES
    named = any(key == " " for _, key, _ in keys)
    if corrections < _FEWEST or (near < _FEWEST and not named):
        return
    start, end = text.rfind("\n", 0, keys[0][0].start()) + 1, text.find("\n", keys[-1][0].end())
    end = end if end >= 0 else len(text)
    line = _Line(_MOST_PASSED * len(text))
    done, left = start, line.work
    for number, (match, key, times) in enumerate(keys, start=1):
        for at in range(done, match.start(), _WORK_TO_PAUSE) if not quoted else ():
            line.type(text, at, min(match.start(), at + _WORK_TO_PAUSE), blanks=not named)
            yield from PAUSES if match.start() - at > _WORK_TO_PAUSE else ()
        line.press(key, times, match.span())
        done = match.end()
        if number % _TOKENS_TO_PAUSE == 0 or left - line.work > _WORK_TO_PAUSE:
            left = line.work
            yield from PAUSES
        if line.work < 0:
            break
    for at in range(done, end, _WORK_TO_PAUSE) if not quoted else ():
        line.type(text, at, min(end, at + _WORK_TO_PAUSE), blanks=not named)
        yield from PAUSES
    typed = line.typed()
    said = "".join(one.char for one in typed)
    if line.work < 0:
        yield Decoded("", start, end, cut=True)
    elif fluency(said) >= fluency(_BRACKETED.sub("", text[start:end])):
        yield Decoded(said, start, end, places=tuple((one.start, one.end) for one in typed))


def _key(match: re.Match[str]) -> tuple[str | None, int]:
    """Return the key that is written, a character or a name in `_NAMES`, and how many times it is pressed.

    The key is "" if it types nothing, and None if none is written.
    """
    if match[3]:
        return _CARETS[match[3].upper()], 1
    if match[4]:
        return _KEYS[match[4]], 1
    name = match[1].lower()
    many = _MANY.fullmatch(name)
    times = int(many[2]) if many else int(match[2] or 1)
    shifted = _SHIFTED.fullmatch(match[1])
    if shifted:
        return _OF_SHIFT.get(shifted[1], shifted[1].upper()), times
    if len(name.lstrip("\\")) <= 1 and name not in _KEYS:
        return match[1][-1], times
    return _KEYS.get(_BARE.sub("", many[1] if many else name)), times


class _Typed(NamedTuple):
    """A character that was typed, and the span of the key."""

    char: str
    start: int
    end: int


class _Line:
    """What was typed so far, and the cursor in it."""

    def __init__(self, work: int) -> None:
        self.work = work
        """How many characters the cursor may still pass at once; less than 0 if that was not enough."""
        self._before: list[_Typed] = []
        self._after: list[_Typed] = []
        """What is behind the cursor, from the last character to the first."""

    def type(self, text: str, start: int, end: int, *, blanks: bool) -> None:
        """Type part of a text, with its white space or without."""
        places = [at for at in range(start, end) if blanks or text[at] not in " \t\r\n"]
        self._before += map(_Typed, map(text.__getitem__, places), places, [at + 1 for at in places])

    def press(self, key: str, times: int, span: tuple[int, int]) -> None:
        """Press a key as many times as it says."""
        if key == "home":
            self._pass(self._before, self._after, _last(self._before, "\n"))
        elif key == "end":
            self._pass(self._after, self._before, _last(self._after, "\n"))
        elif key == "line":
            self._pass(self._before, [], _last(self._before, "\n"))
        elif key == "word":
            self._pass(self._before, [], _last(self._before, " "))
        elif key in ("back", "left", "delete", "right"):
            one = self._before if key in ("back", "left") else self._after
            other = {"left": self._after, "right": self._before}.get(key, [])
            self._pass(one, other, max(0, len(one) - times))
        elif key:
            self.work -= times
            self._before += [_Typed(key, *span)] * times

    def _pass(self, one: list[_Typed], other: list[_Typed], at: int) -> None:
        """Move what is in `one` from a place on to `other`. Nothing is moved once `work` is used up."""
        self.work -= len(one) - at
        if self.work >= 0:
            other += reversed(one[at:])
            del one[at:]

    def typed(self) -> Sequence[_Typed]:
        """Return all that was typed and is still there, in order."""
        return [*self._before, *reversed(self._after)]


def _last(typed: Sequence[_Typed], char: str) -> int:
    """Return the place after the last such character before the end, or 0."""
    at = len(typed)
    while at and typed[at - 1].char != char:
        at -= 1
    return at
