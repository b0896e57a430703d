"""Decoder of text with one letter or one piece of encoded text in each line, beside a number, a time or a label.

`12:00:01 KEY g`, `| 3 | cyBpbnN0 |`, and short turns of a conversation or added lines of a diff, which make a sentence.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter

from filters.decoders.decoded import Decoded, Steps
from filters.decoders.framed import SHORTEST_ENCODED, are_encoded
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.worded import are_worded
from filters.text.lexicon import fluency

_SHAPE = bytes(97 if chr(code).isalpha() and code < 128 else 10 if code == 10 else 32 for code in range(256))
_LETTER_ENDS, _FEWEST_ENDS = b" a\n", 6
"""A line that ends with a single letter, and how many a text with letters in lines has at least."""
_LETTER = re.compile(
    r"^(?P<before>[^\n]{1,40}?(?:[^\w\n]|_))(?:(?P<letter>[\w.,!?])|(?:space|blank|␣)|)[\"'\]),;|. \t]{0,4}$",
    re.MULTILINE | re.IGNORECASE,
)
_CLOSING = b"\"'])|;,."
_FEWEST_LETTERS = 10
_LONGEST = 256
"""Lines of a row, at most: a longer one is cut."""
_OPENING = " \t\"'(["
_DIGITS = re.compile("[0-9]+")
_INDEXED = re.compile(
    r"^[^\w\n]{0,4}([0-9]{1,4})[^\w\n]{1,4}(?=[0-9 |,;\t]*[A-Za-z])"
    r"([A-Za-z0-9+/_-]{1,40}={0,2}(?:[ |,;\t]{1,3}[A-Za-z0-9+/_-]{1,40}={0,2}){0,8})[ |,;\t]{0,3}$",
    re.MULTILINE,
)
_PIECE = re.compile("[A-Za-z0-9+/_-]+={0,2}")
_IN_LINES = bytes(48 if chr(code) in "0123456789" else code for code in range(256))
_BEFORE_INDEX, _FEWEST_INDEXED = b" \t|([{\"'#*>", 3
_MARKED = re.compile(r"^(?:(?P<name>[A-Z][a-z]{1,15}):[ ]|(?P<mark>[+]))(?P<piece>[A-Za-z' ]{1,24})$", re.MULTILINE)
_MARKED_LINE = re.compile(rb"\n(?:[A-Z][a-z]{1,15}+: |[+])[A-Za-z' ]{1,24}+(?=\n)")
"""The same with the line break before it: a search for a fixed first character is fast."""
_FEWEST_MARKED, _MOST_WORDS, _SURE = 4, 3, 4


def find_items(survey: Survey) -> Steps:
    """Find rows of lines that hold an item each, and yield what the items make if it is language or may be encoded."""
    raw = survey.raw
    if survey.breaks < _FEWEST_INDEXED - 1:
        return
    ended = raw + b"\n"
    if ended.translate(_SHAPE, _CLOSING).count(_LETTER_ENDS) >= _FEWEST_ENDS:
        yield from _letters(survey.text)
    yield None
    if (b"\n" + raw).translate(_IN_LINES, _BEFORE_INDEX).count(b"\n0") >= _FEWEST_INDEXED:
        yield from _pieces(survey.text)
    yield None
    if _may_be_turns(raw):
        yield from _turns(survey.text)


def _may_be_turns(raw: bytes) -> bool:
    if raw.count(b": ") < _FEWEST_MARKED and raw.count(b"\n+") < _FEWEST_MARKED - 1:
        return False
    return len(_MARKED_LINE.findall(b"\n%b\n" % raw)) >= _FEWEST_MARKED


def _letters(text: str) -> Steps:
    for row in _adjacent(_LETTER.finditer(text), _before_letter):
        said = "".join(match["letter"] or " " for match in row) if len(row) >= _FEWEST_LETTERS else ""
        if sum(map(str.isalpha, said)) >= _FEWEST_LETTERS:
            parted = said if " " in said else part_words(said)
            if fluency(parted) >= _SURE:
                yield Decoded(parted, row[0].start(), row[-1].end())
        yield None


def _before_letter(match: re.Match[str]) -> str:
    return _DIGITS.sub("0", match["before"]).rstrip(_OPENING)


def _pieces(text: str) -> Steps:
    for row in _adjacent(_INDEXED.finditer(text), lambda _: ""):
        yield None
        if len(_PIECE.findall(row[0][2])[0]) < SHORTEST_ENCODED:
            continue  # a table of other things
        numbered = sorted(((int(match[1]), match[2]) for match in row), key=itemgetter(0))
        pieces = [piece for _, pieces in numbered for piece in _PIECE.findall(pieces)]
        if are_encoded(pieces):
            yield Decoded("".join(pieces), row[0].start(), row[-1].end(), tentative=True)


def _turns(text: str) -> Iterator[Decoded]:
    """Yield short turns of a conversation, or the added lines of a diff, joined where they make a sentence."""
    found = list(_MARKED.finditer(text))
    for row in ([one for one in found if one["name"]], [one for one in found if one["mark"]]):
        pieces = [match["piece"] for match in row]
        if len(row) < _FEWEST_MARKED or len(" ".join(pieces).split()) > len(row) * _MOST_WORDS:
            continue
        if not all(piece[:1].islower() or piece[:1] == " " for piece in pieces[1:]):
            continue  # sentences of their own
        if row[0]["name"] and len({match["name"] for match in row}) * 2 > len(row):
            continue  # a list of fields
        spaced, joined = " ".join(pieces), "".join(pieces)
        broken = fluency(joined) > fluency(spaced)
        said = joined if broken else spaced
        if fluency(said) >= _SURE and (broken or are_worded(said.split())):
            yield Decoded(said, row[0].start(), row[-1].end())


def _adjacent(
    matches: Iterable[re.Match[str]], key: Callable[[re.Match[str]], str]
) -> Iterator[Sequence[re.Match[str]]]:
    """Yield the rows of matches in lines that follow each other and have the same key."""
    row: list[re.Match[str]] = []
    before = ""
    for match in matches:
        found = key(match)
        if len(row) == _LONGEST or (row and (match.start() != row[-1].end() + 1 or found != before)):
            yield row
            row = []
        row.append(match)
        before = found
    if row:
        yield row
