"""Survey: what a text is made of, computed once, so that decoders see at a glance that it holds nothing for them.

Translating a text with a table of bytes and searching the result is five to fifty times as fast as a regular
expression. What several decoders ask of a text is computed here when the first of them asks, and each asks for as
little as it can, as nearly all texts hold nothing for nearly all decoders.
"""

import re
from collections.abc import Callable, Generator, Hashable, Sequence, Set
from typing import Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Places: TypeAlias = NDArray[np.intp]
Span: TypeAlias = tuple[int, int]
Spans: TypeAlias = tuple[Places, Places]
"""Where each span begins, in order, and where each ends, as offsets."""

Told: TypeAlias = dict[Hashable, object]
"""Answers about parts of texts, by the function that was asked and the part."""
_Part = TypeVar("_Part", bytes, str, Set[bytes])
_Answer = TypeVar("_Answer")

_LETTERS = bytes(code for code in range(128) if chr(code).isalpha())
_SPACES = bytes(code for code in range(128) if chr(code).isspace())
_NO_SIGNS = _LETTERS + _SPACES.translate(None, b"\t\n")
_INK = bytes(32 if code in _SPACES else 97 for code in range(256))
_CODE = bytes(97 if code < 128 and (chr(code).isalnum() or chr(code) in "+/-_") else 32 for code in range(256))
_LETTER = bytes(97 if code in _LETTERS else 32 for code in range(256))
_WORDS = bytes(code if code < 128 and chr(code).isalnum() else 32 for code in range(256))
_ONLY_LETTERS = bytes(code if code in _LETTERS else 32 for code in range(256))
_ALNUM = bytes(97 if code < 128 and chr(code).isalnum() else 32 for code in range(256))
_OF_HEX = bytes(97 if chr(code) in "0123456789abcdefABCDEF" else 32 for code in range(256))
_DIGITS = b"0123456789"
_IN_NUMBERS = bytes(97 if code in _DIGITS else 32 for code in range(256))
_KINDS = bytes(97 if code in _LETTERS else 100 if code in _DIGITS else 32 for code in range(256))
_IN_32 = bytes(
    97 if chr(code) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" else 32 if code in b" -" else 120 for code in range(256)
)
_CASES = bytes(32 if code not in _LETTERS else 108 if chr(code).islower() else 117 for code in range(256))
_PARTING, _MAY_PART = b" \t\r\n/|,;", b":.-_+>\"'<[]^"
_KIND = bytes(0 if code in _MAY_PART else 1 << code % 8 for code in range(256))
"""One of eight bits for each sign: the vowels, and most other frequent letters, have different ones."""
_HOW_MANY = bytes(map(int.bit_count, range(256)))
_ASCII = bytes(range(128))
_BORDERS = bytes(10 if chr(code) in '"`' else code for code in range(256))


class _Once(Generic[_Answer]):
    """A property that is computed on first access and a plain attribute from then on.

    `functools.cached_property` takes a lock each time, which costs twenty times as much as the attribute.
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
    """A text, and what it is made of. Strings of bytes have one byte for each character unless they say otherwise.

    In them, a character beyond ASCII is a question mark, or whatever the table makes of a question mark.
    """

    def __init__(self, text: str, told: Told | None = None) -> None:
        """Compute what nearly every text is asked for. `told` holds answers shared by all views of one text."""
        self.text = text
        self._told: Told = {} if told is None else told
        self.raw = raw = text.encode("ascii", "replace")
        self.small = raw.lower()
        """The text in lower case."""
        self.signs = frozenset(raw.translate(None, _NO_SIGNS))
        """The codes of the characters other than letters and blanks; tabs and line breaks are included."""
        self.ink = raw.translate(_INK)
        """An "a" for each character other than white space, a space for every other."""
        self.code = raw.translate(_CODE)
        """An "a" for each character of either alphabet of base64 (identifiers have them too), a space for others."""
        self.letters = b" %b " % raw.translate(_LETTER)
        """An "a" for each ASCII letter, a space for others, and one more space at each end."""
        self.sentences = self.small.translate(_BORDERS).replace(b": ", b"\n\n")
        """The text in lower case, with a line break for each quotation mark, and two for a colon and a space."""
        self._has_long = b"a" * LEAST_CODED in self.code

    @_Once
    def lines(self) -> Spans:
        """The spans of the lines."""
        return spans_of_lines(self.raw)

    @_Once
    def parts(self) -> Spans:
        """The spans of the sentences, that is, of the lines of `sentences`."""
        return spans_of_lines(self.sentences)

    @_Once
    def few_lines(self) -> list[Span] | None:
        """The spans of the lines, or None where there are many sentences. The same list as `few_parts` where each line
        is one sentence.

        Going through a few spans one by one is faster than calling numpy.
        """
        if self.few_parts is None or self.sentences == self.small:
            return self.few_parts
        return _one_by_one(self.raw)

    @_Once
    def few_parts(self) -> list[Span] | None:
        """The spans of the sentences, or None where there are many."""
        return None if self.sentences.count(b"\n") > _FEW else _one_by_one(self.sentences)

    @_Once
    def coded(self) -> Sequence[Span]:
        """The spans of the runs of at least `LEAST_CODED` characters of base64."""
        return runs(self.code, LEAST_CODED) if self._has_long else ()

    @_Once
    def has_inked(self) -> bool:
        """Whether there is any of `inked`."""
        return b"a" * LEAST_INKED in self.ink

    @_Once
    def inked(self) -> Sequence[Span]:
        """The spans of the runs of at least `LEAST_INKED` characters without white space."""
        return [(start, end) for start, end in self.long_words if end - start >= LEAST_INKED]

    @_Once
    def long_words(self) -> Sequence[Span]:
        """The spans of the runs of at least `LEAST_LONG_WORD` characters without white space."""
        return runs(self.ink, LEAST_LONG_WORD)

    @_Once
    def alnum(self) -> bytes:
        """An "a" for each ASCII letter or digit, a space for every other character."""
        return self.raw.translate(_ALNUM)

    @_Once
    def of_hex(self) -> bytes:
        """An "a" for each hexadecimal digit of either case, a space for every other character."""
        return self.raw.translate(_OF_HEX)

    @_Once
    def digits(self) -> int:
        """How many ASCII digits the text has."""
        return 0 if self.signs.isdisjoint(_DIGITS) else len(self.raw) - len(self.raw.translate(None, _DIGITS))

    @_Once
    def numbers(self) -> Spans:
        """The spans of the runs of ASCII digits."""
        digits = np.frombuffer(b" %b " % self.raw.translate(_IN_NUMBERS), np.uint8)
        edges = (digits[1:] != digits[:-1]).nonzero()[0]
        return edges[::2], edges[1::2]

    @_Once
    def near_numbers(self) -> Spans:
        """The spans of the runs of ASCII digits; none if too few stand close together for a row, and none is long."""
        if self.digits < LEAST_IN_ROW:
            return _NO_NUMBERS
        begins, ends = self.numbers
        near = b"\1" * (LEAST_IN_ROW - 1) in (begins[1:] - ends[:-1] <= WIDEST_IN_ROW).tobytes()
        return (begins, ends) if near or (ends - begins >= LEAST_UNPARTED).any() else _NO_NUMBERS

    @_Once
    def digits_in_words(self) -> int:
        """How many ASCII digits follow an ASCII letter."""
        return self.raw.translate(_KINDS).count(b"ad")

    @_Once
    def cases(self) -> bytes:
        """An "l" for each small ASCII letter, a "u" for each capital, a space for every other character."""
        return self.raw.translate(_CASES)

    @_Once
    def breaks(self) -> int:
        """How many line breaks the text has."""
        return self.raw.count(b"\n")

    @_Once
    def spaces(self) -> int:
        """How many spaces of ASCII the text has."""
        return self.raw.count(b" ")

    @_Once
    def turns(self) -> int:
        """How many capitals follow a small letter."""
        return self.cases.count(b"lu")

    @_Once
    def has_groups(self) -> bool:
        """Whether two groups of four characters of base32 stand next to each other, with a space or hyphen between."""
        return b"aaaa aaaa" in self.raw.translate(_IN_32)

    @_Once
    def beyond(self) -> str:
        """The characters beyond ASCII, in order and joined: few in most texts that have any.

        A row of such characters in the text is also a row in this.
        """
        if self.text.isascii():
            return ""
        return self.text.encode("utf-8", "surrogatepass").translate(None, _ASCII).decode("utf-8", "surrogatepass")

    @_Once
    def strangers(self) -> Set[str]:
        """The different characters beyond ASCII."""
        return frozenset(self.beyond)

    @_Once
    def has_fives(self) -> bool:
        """Whether there are four groups of five letters in a row, as in codes; longer words may stand at the ends."""
        return _TWO_FIVES in self.letters and _FIVES.search(self.letters) is not None

    @_Once
    def fewest_kinds(self) -> int:
        """The fewest of eight kinds of signs that `OF_KINDS` adjacent signs are of; 8 where there are fewer signs.

        Signs in a row of which no more are different are of no more kinds. Blanks and marks that may part signs count
        as none.
        """
        kinds = self.raw.translate(_KIND, _PARTING)
        rows = np.frombuffer(kinds, np.uint8, len(kinds) // OF_KINDS * OF_KINDS).reshape(-1, OF_KINDS)
        return min(np.bitwise_or.reduce(rows, axis=1).tobytes().translate(_HOW_MANY), default=8)

    @_Once
    def words(self) -> Set[bytes]:
        """The runs of ASCII letters and digits, in lower case."""
        return frozenset(self.small.translate(_WORDS).split())

    @_Once
    def words_of_letters(self) -> Sequence[bytes]:
        """The runs of ASCII letters, in lower case and in order."""
        return self.small.translate(_ONLY_LETTERS).split()

    @_Once
    def letters_before(self) -> Places:
        """For each offset, and for the end, the number of ASCII letters before it."""
        are_letters = np.frombuffer(self.letters, np.uint8)[:-1] == _A
        before: Places = are_letters.cumsum(dtype=np.intp)
        return before

    def once(self, look: Callable[[_Part], _Answer], part: _Part) -> _Answer:
        """Return `look(part)`, computed once for all views of a text. The answer may depend on nothing but the part.

        The views of one text have most lines in common, as only some lines contain what is undone.
        """
        answer = self._told.get((look, part), _NOT_TOLD)
        return self._tell((look, part), look(part)) if answer is _NOT_TOLD else answer  # type: ignore[return-value]

    def once_in_steps(
        self, look: Callable[[_Part], Generator[None, None, _Answer]], part: _Part
    ) -> Generator[None, None, _Answer]:
        """Do the same with a look that pauses."""
        answer = self._told.get((look, part), _NOT_TOLD)
        return self._tell((look, part), (yield from look(part))) if answer is _NOT_TOLD else answer  # type: ignore[return-value]

    def _tell(self, key: Hashable, answer: _Answer) -> _Answer:
        if len(self._told) >= _MOST_TOLD:
            self._told.clear()
        self._told[key] = answer
        return answer

    def has_run(self, least: int) -> bool:
        """Whether `least` characters of base64 stand in a row."""
        return (least < LEAST_CODED or self._has_long) and b"a" * least in self.code

    def has_runs(self, run: int, coded: int) -> bool:
        """Whether `run` characters without white space stand in a row, and `coded` characters of base64."""
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


def runs(shaped: bytes, least: int) -> list[Span]:
    """Return the spans of the runs of at least `least` "a" between spaces."""
    spans: list[Span] = []
    needle = b"a" * least
    start = shaped.find(needle)
    while start >= 0:
        end = shaped.find(b" ", start + least)
        end = end if end >= 0 else len(shaped)
        spans.append((start, end))
        start = shaped.find(needle, end)
    return spans


def spans_of_lines(text: bytes) -> Spans:
    """Return the spans between line breaks."""
    cuts = (np.frombuffer(b"\n%b\n" % text, np.uint8) == _BREAK).nonzero()[0]
    return cuts[:-1], cuts[1:] - 1


_NOT_TOLD = object()
_MOST_TOLD = 2_048
"""Most answers kept, so that the memory a text takes has a bound."""
_FEW = 24
_FIVES = re.compile(b" ".join([b"a" * 5] * 4))
"""Spelled out: an expression of fixed characters is searched in linear time, one with repetitions may not be."""
_TWO_FIVES = b" aaaaa aaaaa "
"""The two groups in the middle, which are found in half the time."""
OF_KINDS = 24
"""Adjacent signs whose kinds are counted: ordinary text has signs of six kinds or more among so many."""
LEAST_CODED = 16
"""Characters of base64 in a row that hardly any prose has; most decoders of runs require more."""
LEAST_LONG_WORD = 16
"""Characters of the longest word of encoded text, at least, unless most of it is digits and marks."""
LEAST_INKED = 20
"""Characters without white space in a row that prose has only in addresses."""
LEAST_IN_ROW, WIDEST_IN_ROW = 8, 27
"""Numbers close together that are looked into, at least, and characters between two of one text, at most."""
LEAST_UNPARTED = 24
"""Digits with nothing between them that are looked into, at least."""
_NO_NUMBERS: Spans = (np.zeros(0, np.intp), np.zeros(0, np.intp))
_A, _BREAK = ord("a"), ord("\n")
