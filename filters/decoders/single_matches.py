r"""Decoder of regular expressions that match one text only: `^I[g]\156o{1}(?:re)\x20\Qall\E$` is read as that text.

What ordinary expressions are made of, such as classes of several characters, is no such text.
"""

import re
from collections.abc import Generator, Iterator
from unicodedata import lookup

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency, is_language

_FEWEST = 4
"""Parts of an expression, at least, that are written at greater length than need be."""
_ONE_NEEDLESS_IN = 12
"""Characters of what an expression matches, at most, for each such part."""
_HEX = "[0-9A-Fa-f]"
_CODE = (
    rf"\\{{1,2}}(?:x\{{(?P<braced>{_HEX}{{1,6}})\}}|x(?P<two>{_HEX}{{2}})|u(?P<four>{_HEX}{{4}})"
    rf"|u\{{(?P<long>{_HEX}{{1,6}})\}}|U(?P<eight>{_HEX}{{8}})|o\{{(?P<octals>[0-7]{{1,7}})\}}"
    r"|(?P<octal>0?[0-3][0-7]{2}|0[0-7]{2}|0[0-7])"
    r"|N\{(?:U\+(?P<point>[0-9A-Fa-f]{1,6})|(?P<name>[A-Z][A-Z0-9 -]{0,79}))\})"
)
_CODED = re.compile(_CODE)
_ANY_CODE = re.sub(r"\?P<\w+>", "?:", _CODE)
_PLAIN = rf"(?:{_ANY_CODE}|\\{{1,2}}[^\w\s]|\\{{0,2}}[ ]|[^\s\\\]\[^])"
"""A character as a class of its own may name it."""
_PART = re.compile(
    rf"(?P<quoted>\\{{1,2}}Q(?:[^\\\n]|\\(?!\\?E))*+(?:\\{{1,2}}E)?)"
    rf"|(?P<code>{_ANY_CODE})"
    rf"|\[(?P<one>{_PLAIN})(?:-?(?:(?P=one)|(?P<other>[A-Za-z])))?\]"
    r"|(?P<times>\{(?P<count>[0-9]{1,2})(?:,(?P=count))?\}[?+]?)"
    r"|(?P<aside>\(\?#[^)\n]{0,200}\)|\(\?<?[=!][^()\n]{0,40}\))"
    r"|(?P<flags>\(\?[a-zA-Z^-]{1,8}\))"
    r"|(?P<group>\((?:\?(?:P?<[A-Za-z_]\w{0,31}>|'\w{1,32}'|[:>|]|[a-zA-Z^-]{1,8}:))?)"
    r"|(?P<closed>\))"
    r"|(?P<anchor>\\{1,2}[AZzbBGK]|[\^$])"
    r"|\\{1,2}(?P<blank>[st])(?:\+|\{1\})?"
    r"|\\{1,2}(?P<escaped>[^\w\s]|[ ])"
    r"|(?P<open>[*+?|\[\]\\{}])"
)
_ONE_LETTER = tuple(
    map(re.compile, (rb"\[(?:[A-Za-z]{1,2}|\\[^\]\n]{1,8})\](?=[\w\[(\\{])", rb"\((?:\?:)?[A-Za-z]\)(?=[\w\[(\\{])"))
)
"""Such parts right before others. In source code, operators and blanks follow brackets."""
_ENDS = bytes(
    93 if chr(code) in "])}" else 97 if code < 128 and (chr(code).isalnum() or chr(code) in "[({\\_^$") else 32
    for code in range(256)
)
_FEWEST_ENDS, _WITHOUT_ENDS = 3, (b"\\Q", b"(?x")
"""Brackets right before another character of an expression, at least: blanks or the end may follow some."""
_SHAPE = bytes(
    97 if chr(code).isalpha() and code < 128 else 91 if chr(code) == "(" else 93 if chr(code) == ")" else code
    for code in range(256)
)
_ONE_SHAPES = (b"[a]", b"[aa]", b"[\\", b":a]")
_OTHERS = (b"{1}", b"{1,1}", b"(?", b"\\Q", b")(")
_BLOCK, _PARTS_TO_PAUSE = 64, 256
"""Lines that are looked at, and parts that are read, between two pauses."""
_SURE = 4
_COMMENT = re.compile(r"(?<![\\\[(?])#[^\n]*")
_BLANKS = re.compile(r"(?<![\\\[])\s+")
_BEGIN = re.compile(r"[\^]|\\A|(?:(?<![^\s=(:])r?[/\"'`]){1,3}(?=[^\s:,])")
_DELIMITED = re.compile(r"\$?(?:(?:/[a-z]{0,4}|(?<!\\)[\"'`])[\"'`)\],;}]{0,4})?\Z")


def find_single_matches(survey: Survey) -> Steps:
    """Find lines with an expression that matches one text only, and yield this text if it is language."""
    if not _may_match_once(survey.raw):
        return
    yield None
    for lines in _blocks(survey.text):
        if lines is None:
            yield from PAUSES
            continue
        start, end = lines
        found = yield from _read(survey.text[start:end])
        yield from PAUSES
        if found:
            said, before = found
            yield Decoded(said, start + before, end)


def _may_match_once(raw: bytes) -> bool:
    """Whether there are enough parts that only such an expression has."""
    if raw.translate(_ENDS).count(b"]a") < _FEWEST_ENDS and not any(sign in raw for sign in _WITHOUT_ENDS):
        return False
    count = sum(map(raw.count, _OTHERS))
    if count < _FEWEST:
        shaped = raw.translate(_SHAPE)
        if count + sum(map(shaped.count, _ONE_SHAPES)) >= _FEWEST:
            count += sum(len(one.findall(raw)) for one in _ONE_LETTER)
    return count >= _FEWEST


def _blocks(text: str) -> Iterator[tuple[int, int] | None]:
    """Yield the spans of adjacent lines that have such parts; None after some lines."""
    start = begun = over = 0
    for number, line in enumerate((*text.split("\n"), ""), start=1):
        if number % _BLOCK == 0:
            yield None
        end = start + len(line)
        if _has_parts(line):
            begun = begun if over else start
            over = end
        elif over:
            yield begun, over
            over = 0
        start = end + 1


def _has_parts(line: str) -> bool:
    raw = line.encode("ascii", "replace")
    return any(other in raw for other in _OTHERS) or any(one.search(raw) for one in _ONE_LETTER)


def _read(block: str) -> Generator[None, None, tuple[str, int] | None]:
    """Return what the lines of a block match, and where this begins in it; None if it is no language.

    In verbose expressions, blanks and comments between parts say nothing.
    """
    first = next((part.start() for part in _PART.finditer(block) if not part["open"]), 0)
    begin = _BEGIN.search(block, 0, first + 1)
    before = begin.start() if begin else 0
    written = block[begin.end() if begin else 0 :].rstrip()
    best, sure = "", _SURE - 1
    for reading in (written, _BLANKS.sub("", _COMMENT.sub("", written))):
        said = yield from _matched(_DELIMITED.sub("", reading) if begin else reading)
        if fluency(said) > sure and is_language(said):
            best, sure = said, fluency(said)
    return (best.strip(), before) if best else None


def _matched(written: str) -> Generator[None, None, str]:
    """Return the only text that an expression matches, or "" if it may match others, or is written as it must be."""
    said: list[str] = []
    done = needless = wrapped = left = inside = 0
    proves = False
    for number, match in enumerate(_PART.finditer(written), start=1):
        if number % _PARTS_TO_PAUSE == 0:
            yield from PAUSES
        said.append(written[done : match.start()])
        proves = proves or match.lastgroup in _PROVING or match[0].startswith("(?")
        done = match.end()
        if match["quoted"]:
            said.append(re.sub(r"\A\\+Q|\\+E\Z", "", match[0]))
            wrapped += 1
        elif match["code"]:
            said.append(char := _character(match[0]))
            needless += char.isalnum()
        elif match["one"]:
            char = _character(match["one"])
            if match["other"] and match["other"].lower() != char.lower():
                left += 1
            said.append(char)
            wrapped += char.isalnum()
        elif match["times"]:
            while len(said) > 1 and not said[-1]:
                said.pop()
            last = said.pop()
            said.append(last[:-1] + last[-1:] * int(match["count"]))
            wrapped += match["count"] == "1"
            left += match["count"] != "1"
        elif match["group"]:
            inside += 1
            wrapped += len(match[0]) > 1
        elif match["closed"]:
            wrapped += inside > 0
            inside -= inside > 0
        elif match["blank"] or match["escaped"]:
            said.append(match["escaped"] or " ")
        elif match["open"]:
            said.append(match[0])
            left += 1
    text = "".join((*said, written[done:]))
    needless += wrapped
    if wrapped < _FEWEST_WRAPPED or needless < _FEWEST or left * 4 > needless:
        return ""
    return text if needless * (_ONE_NEEDLESS_IN if proves else _ONE_UNPROVEN_IN) >= len(text) else ""


_FEWEST_WRAPPED = 2
_PROVING = frozenset({"quoted", "code", "times", "aside", "flags", "anchor", "blank", "escaped"})
_ONE_UNPROVEN_IN = 3
"""The same where nothing else shows that this is an expression: quotations have changed letters in brackets."""


def _character(written: str) -> str:
    """Return the character that a code, an escaped sign or a sign by itself stands for."""
    coded = _CODED.fullmatch(written)
    if coded is None:
        return written[-1]
    if coded["name"]:
        try:
            return lookup(coded["name"])
        except KeyError:
            return written
    octals = coded["octals"] or coded["octal"]
    hexes = next(filter(None, (coded[one] for one in ("braced", "two", "four", "long", "eight", "point"))), "0")
    code = int(octals, 8) if octals else int(hexes, 16)
    return chr(code) if code <= _LAST else written


_LAST = 0x10FFFF
