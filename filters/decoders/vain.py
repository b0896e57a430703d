"""What was tried in vain in one text, and how many tries each search ends after without a report.

Most searches that give up yield a result that is `cut`, so that the text counts as not read. Where ordinary texts
reach the bound of a search, it ends silently instead: these searches stand here, and THREAT_MODEL.md lists them.
"""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

_BEGINNING: Final = 5
_ANY_DIGIT: Final = bytes(48 if 48 <= code <= 57 else code for code in range(256))
_Part = TypeVar("_Part", str, bytes)


def without_digits(run: str) -> bytes:
    """Return what runs that are alike have in common: all but their digits.

    Logs have thousands of times, numbered names and versions.
    """
    return run.encode("ascii", "replace").translate(_ANY_DIGIT)


def beginning(part: bytes) -> bytes:
    """Return what lines of a listing and digests that are alike have in common: how they begin, but for digits."""
    return part[:_BEGINNING].translate(_ANY_DIGIT)


class Vain(Generic[_Part]):
    """The parts of one text that were tried in vain: it holds these, and all that are like `ALIKE.most` of them.

    `common(part)` returns what parts that are alike have in common.
    """

    __slots__ = ("_alike", "_common", "_parts", "_too_many")

    def __init__(self, common: Callable[[_Part], bytes]) -> None:
        self._common: Callable[[_Part], bytes] = common
        self._parts: set[_Part] = set()
        self._alike: dict[bytes, int] = {}
        self._too_many: set[bytes] = set()

    def __contains__(self, part: _Part) -> bool:
        return part in self._parts or self.has_many_like(part)

    def __len__(self) -> int:
        return len(self._parts)

    def has_many_like(self, part: _Part) -> bool:
        """Whether enough other parts that are like this one were tried."""
        return bool(self._too_many) and self._common(part) in self._too_many

    def add(self, part: _Part) -> None:
        self._parts.add(part)
        common = self._common(part)
        self._alike[common] = count = self._alike.get(common, 0) + 1
        if count == ALIKE.most:
            self._too_many.add(common)


class Silent(NamedTuple):
    """A search that ends without a report after `most` parts of one text; `of` says what these are."""

    search: str
    most: int
    of: str


ALIKE: Final = Silent("any search among parts that are alike but for digits, or lines that begin alike", 4, "of these")
UNSPACED: Final = Silent("letters without spaces under a key or in another order", 16, "runs")
UNDER_MARKS: Final = Silent("rot47 with another cipher", 64, "lines")
STRANGE: Final = Silent("ciphers over encoded text", 16, "strange passages")
DENSE: Final = Silent("ciphers over encoded text in runs without spaces", 48, "runs")
SHORT: Final = Silent("ciphers over encoded text in short runs", 6, "runs")
AFFINE: Final = Silent("affine ciphers over encoded text", 6, "runs")
OF_SHAPE: Final = Silent("ciphers over encoded text in passages of one shape", 8, "passages")
STRETCHES: Final = Silent("scrambled texts of many lines", 20, "strange parts")
NUMBERED: Final = Silent("scrambled lines with many digits", 12, "lines")
SOLVED: Final = Silent("substitution of letters", 2, "scrambled lines")
COLUMNS: Final = Silent("columns in any order", 2, "scrambled lines")
TWICE: Final = Silent("two orders over each other", 3, "scrambled lines")
RESPACED: Final = Silent("spaces at other places", 2, "lines")
TABLES: Final = Silent("tables of a code", 4, "tables")
TOLD_PAIRS: Final = Silent("replacements that the text states", 256, "pairs")
FRAMES: Final = Silent("the same between pieces", 12, "frames")
TOLD_KEYS: Final = Silent("keys stated in the text", 4, "keys")
TOLD_PARTS: Final = Silent("parts under these keys", 16, "lines")
IN_SCRIPTS: Final = Silent("signs for letters, in the script of a language", 6, "passages of each script")
SCRIPTS: Final = Silent("the same in several scripts", 12, "passages")
STRIPS: Final = Silent("columns and rails in groups or lines of their own", 6, "blocks")
CODES: Final = Silent("short codes for letters", 3, "passages")
STRINGS: Final = Silent("characters picked by their places", 16, "strings")
BOOKS: Final = Silent("numbers that count letters of a text beside them", 4, "rows of numbers")
SQUARES: Final = Silent("places in a printed square", 3, "squares")
LISTS: Final = Silent("letters that blanks stand for", 4, "lists of letters")
BANNERS: Final = Silent("letters drawn large", 2, "drawings")
WORD_TABLES: Final = Silent("words that stand for others by a table", 6, "tables, the longest ones")
ARROWS: Final = Silent("words along the arrows of a graph", 512, "arrows")
PATHS: Final = Silent("the same from where no arrow ends", 8, "beginnings")
PREFIX_CODES: Final = Silent("bits in a code that the text states", 4, "lists of a code, the longest ones")
COMPOSED: Final = Silent("labels of phrases in a row", 64, "rows")
NAMED_PIECES: Final = Silent("names of pieces in a row", 16, "rows of each kind")
MEMBERS: Final = Silent("pieces in members or elements of one name", 24, "rows of them")
RECORDS: Final = Silent("pieces of an encoding in numbered records", 4, "kinds of records")
CHECKERBOARDS: Final = Silent("digits under a printed checkerboard", 3, "boards")
ABOVE: Final = Silent("letters that stand above others, by themselves", 2_048, "letters")
ELEMENTS: Final = Silent("words in numbers of elements without gaps", 8_192, "letters")
BOARD_DIGITS: Final = Silent("the same in one row", 16_384, "digits")
LABELLED: Final = Silent("pieces of one code on lines with labels", 12, "rows of them")
CODE_ROWS: Final = Silent("characters in some columns of a table", 24, "choices of columns")
GROWING: Final = Silent("shifts that grow from word to word", 6, "lines and passages")
TIMED: Final = Silent("Morse code on an axis of time", 8, "drawings of two signs")
SIGN_ROWS: Final = Silent("digits of a row of Unicode that begins at any place", 16, "runs of such signs")
PAIRED: Final = Silent("pairs of letters in a printed square", 8, "lines before or after it")
BOARD_SQUARES: Final = Silent("squares of a chess board that are numbers", 6, "rows of squares")
THREADS: Final = Silent("pieces of a text in the mails of a thread", 8, "threads")
REGROUPED: Final = Silent("text in groups with a sign for its blanks", 6, "rows of groups")
FEW_SIGNS: Final = Silent("few signs or words that are digits", 6, "rows of each list")
BOXES: Final = Silent("letters in boxes, for each size", 8, "rows of groups")
BOXED: Final = Silent("the same in one row", 512, "letters")
ZIGZAGS: Final = Silent("drawn zigzags", 256, "rows of a drawing")
RUN_BITS: Final = Silent("bits that are written as the lengths of runs", 32_768, "bits")
ROW_CODES: Final = Silent("characters in columns of a table, in one text", 8_192, "codes")
MOVED_CODES: Final = Silent("few signs that are digits of numbers with a constant added", 2_048, "numbers")
GROWN: Final = Silent("the same in one passage", 8_192, "characters")

ENDING_SILENTLY: Final = (
    ALIKE, UNSPACED, UNDER_MARKS, STRANGE, DENSE, SHORT, AFFINE, OF_SHAPE, STRETCHES, NUMBERED, SOLVED, COLUMNS, TWICE,
    RESPACED, TABLES, TOLD_PAIRS, FRAMES, TOLD_KEYS, TOLD_PARTS, IN_SCRIPTS, SCRIPTS, STRIPS, CODES, STRINGS, BOOKS,
    SQUARES, LISTS, BANNERS, WORD_TABLES, ARROWS, PATHS, PREFIX_CODES, COMPOSED, NAMED_PIECES, MEMBERS, CHECKERBOARDS,
    BOARD_DIGITS, ABOVE, ELEMENTS, PAIRED, LABELLED, CODE_ROWS, GROWING, GROWN, TIMED, FEW_SIGNS, SIGN_ROWS, RECORDS,
    BOARD_SQUARES, REGROUPED, THREADS,
    BOXES, BOXED, ZIGZAGS, RUN_BITS, ROW_CODES, MOVED_CODES,
)  # fmt: skip
