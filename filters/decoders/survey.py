"""Survey: what a text is made of, found out once, from which decoders tell at a glance that there is nothing for them.

Searching by expressions takes five to fifty times as long as making a table's string of a text and finding in that. So
what several decoders ask of a text is drawn here once, when the first of them asks, and each asks as little as it can:
nearly all texts hold nothing for nearly all decoders.
"""

import re
from collections.abc import Callable, Generator, Hashable, Sequence, Set
from typing import Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Places: TypeAlias = NDArray[np.intp]
Span: TypeAlias = tuple[int, int]
Spans: TypeAlias = tuple[Places, Places]
"""Where spans begin, in order, and where each of them ends."""

Told: TypeAlias = dict[Hashable, object]
"""What looks at parts of texts told."""
_Part = TypeVar("_Part", bytes, str)
_Answer = TypeVar("_Answer")

_LETTERS = bytes(code for code in range(128) if chr(code).isalpha())
_SPACES = bytes(code for code in range(128) if chr(code).isspace())
_NO_SIGNS = _LETTERS + _SPACES.translate(None, b"\t\n")
_INK = bytes(32 if code in _SPACES else 97 for code in range(256))
_CODE = bytes(97 if code < 128 and (chr(code).isalnum() or chr(code) in "+/-_") else 32 for code in range(256))
_LETTER = bytes(97 if code in _LETTERS else 32 for code in range(256))
_WORDS = bytes(code if code < 128 and chr(code).isalnum() else 32 for code in range(256))
_ALNUM = bytes(97 if code < 128 and chr(code).isalnum() else 32 for code in range(256))
_OF_HEX = bytes(97 if chr(code) in "0123456789abcdefABCDEF" else 32 for code in range(256))
_DIGITS = b"0123456789"
_ASCII = bytes(range(128))
_BORDERS = bytes(10 if chr(code) in '"`' else code for code in range(256))


class _Once(Generic[_Answer]):
    """What is found out of a text when it is first asked for, and is an attribute from then on.

    That of the standard library takes a lock each time, and twenty times as long as the attribute.
    """

    def __init__(self, find: Callable[["Survey"], _Answer]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, survey: "Survey", _: type) -> _Answer:
        answer = survey.__dict__[self._name] = self._find(survey)
        return answer


class Survey:
    """A text, and what it is made of. All strings of bytes have one byte for each character unless they say otherwise.

    Characters that are not ASCII are question marks in them, or what a question mark is.
    """

    def __init__(self, text: str, told: Told | None = None) -> None:
        """Draws at once what is asked of nearly every text. `told` is shared by the views of one text."""
        self.text = text
        self._told: Told = {} if told is None else told
        self.raw = raw = text.encode("ascii", "replace")
        self.small = raw.lower()
        """The text in small letters."""
        self.signs = frozenset(raw.translate(None, _NO_SIGNS))
        """The characters in it that are neither letters nor blanks: tabs and line breaks are signs as well."""
        self.ink = raw.translate(_INK)
        """An "a" for each character that is no white space, a space for all others."""
        self.code = raw.translate(_CODE)
        """An "a" for each character that base64 has in either of its alphabets, as identifiers have as well."""
        self.letters = b" %b " % raw.translate(_LETTER)
        """An "a" for each letter of ASCII, with one space more before and after them."""
        self.sentences = self.small.translate(_BORDERS).replace(b": ", b"\n\n")
        """The text in small letters with what parts lines, quotations and what follows a colon as line breaks."""
        self._has_long = b"a" * LEAST_CODED in self.code

    @_Once
    def lines(self) -> Spans:
        """The spans of its lines."""
        return spans_of_lines(self.raw)

    @_Once
    def parts(self) -> Spans:
        """The spans of its sentences: of what stands between the line breaks of these."""
        return spans_of_lines(self.sentences)

    @_Once
    def few_lines(self) -> list[Span] | None:
        """The spans of its lines, where these and its sentences are few; None where they are many. The same list as of
        its sentences, where each line is one.

        Going through few of them one by one takes less time than calling numpy does.
        """
        if self.few_parts is None or self.sentences == self.small:
            return self.few_parts
        return _one_by_one(self.raw)

    @_Once
    def few_parts(self) -> list[Span] | None:
        """The same of its sentences."""
        return None if self.sentences.count(b"\n") > _FEW else _one_by_one(self.sentences)

    @_Once
    def coded(self) -> Sequence[Span]:
        """The spans of its runs of characters of base64, of all that are as long as `LEAST_CODED`."""
        return _runs(self.code, b"a" * LEAST_CODED) if self._has_long else ()

    @_Once
    def inked(self) -> Sequence[Span]:
        """The spans of its runs without white space, of all that are as long as `LEAST_INKED`."""
        return _runs(self.ink, b"a" * LEAST_INKED)

    @_Once
    def alnum(self) -> bytes:
        """An "a" for each letter and digit of ASCII in it, a space for all others."""
        return self.raw.translate(_ALNUM)

    @_Once
    def of_hex(self) -> bytes:
        """An "a" for each digit of base16 in it, in small letters or capitals, a space for all others."""
        return self.raw.translate(_OF_HEX)

    @_Once
    def digits(self) -> int:
        """How many digits of ASCII are in it."""
        return len(self.raw) - len(self.raw.translate(None, _DIGITS))

    @_Once
    def beyond(self) -> str:
        """Its characters that are not ASCII, in order and with nothing between: few in most texts that have any.

        What is a row of such characters in the text is one in these as well.
        """
        if self.text.isascii():
            return ""
        return self.text.encode("utf-8", "surrogatepass").translate(None, _ASCII).decode("utf-8", "surrogatepass")

    @_Once
    def strangers(self) -> Set[str]:
        """The different ones of these."""
        return frozenset(self.beyond)

    @_Once
    def has_fives(self) -> bool:
        """Whether four groups of five letters stand in a row, whatever letters are before and after them: codes do."""
        return _TWO_FIVES in self.letters and _FIVES.search(self.letters) is not None

    @_Once
    def words(self) -> Set[bytes]:
        """The runs of letters and digits of ASCII in it, in small letters."""
        return frozenset(self.small.translate(_WORDS).split())

    @_Once
    def letters_before(self) -> Places:
        """How many letters stand before each place in it, and in all of it."""
        are_letters = np.frombuffer(self.letters, np.uint8)[:-1] == _A
        return np.cumsum(are_letters.astype(np.intp))

    def once(self, look: Callable[[_Part], _Answer], part: _Part) -> _Answer:
        """What a look says of a part of the text, on which alone it depends: looked at once in all views of a text.

        Views of one text mostly have its lines, as only some of them hold what is undone.
        """
        answer = self._told.get((look, part), _NOT_TOLD)
        return self._tell((look, part), look(part)) if answer is _NOT_TOLD else answer  # type: ignore[return-value]

    def once_in_steps(
        self, look: Callable[[_Part], Generator[None, None, _Answer]], part: _Part
    ) -> Generator[None, None, _Answer]:
        """The same of a look that pauses."""
        answer = self._told.get((look, part), _NOT_TOLD)
        return self._tell((look, part), (yield from look(part))) if answer is _NOT_TOLD else answer  # type: ignore[return-value]

    def _tell(self, key: Hashable, answer: _Answer) -> _Answer:
        if len(self._told) >= _MOST_TOLD:
            self._told.clear()
        self._told[key] = answer
        return answer

    def has_run(self, least: int) -> bool:
        """Whether so many characters of base64 stand side by side."""
        return (least < LEAST_CODED or self._has_long) and b"a" * least in self.code

    def has_runs(self, run: int, coded: int) -> bool:
        """Whether so many characters that are no white space stand side by side, and so many of base64."""
        return b"a" * run in self.ink and self.has_run(coded)


def _one_by_one(text: bytes) -> list[Span]:
    if b"\n" not in text:
        return [(0, len(text))]
    spans: list[Span] = []
    start = 0
    for line in text.split(b"\n"):
        spans.append((start, start + len(line)))
        start += len(line) + 1
    return spans


def _runs(shaped: bytes, needle: bytes) -> list[Span]:
    """The spans of all runs that hold a needle of nothing but "a", between spaces."""
    spans: list[Span] = []
    start = shaped.find(needle)
    while start >= 0:
        end = shaped.find(b" ", start + len(needle))
        end = end if end >= 0 else len(shaped)
        spans.append((start, end))
        start = shaped.find(needle, end)
    return spans


def spans_of_lines(text: bytes) -> Spans:
    """The spans of what stands between line breaks."""
    cuts = np.flatnonzero(np.frombuffer(b"\n%b\n" % text, np.uint8) == _BREAK)
    return cuts[:-1], cuts[1:] - 1


_NOT_TOLD = object()
_MOST_TOLD = 2_048
"""Answers that are kept, so that a text does not take more memory the more there is in it."""
_FEW = 24
_FIVES = re.compile(b" ".join([b"a" * 5] * 4))
"""An expression of certain characters alone is searched for in linear time, what repeats itself otherwise not."""
_TWO_FIVES = b" aaaaa aaaaa "
"""The two in the middle, which are found in half the time."""
LEAST_CODED = 16
"""Characters of base64 side by side that hardly any prose has, while most decoders of runs ask for more."""
LEAST_INKED = 20
"""Characters without white space between them, as prose has only in addresses."""
_A, _BREAK = ord("a"), ord("\n")
