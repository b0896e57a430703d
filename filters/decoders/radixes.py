"""Decoders of bytes written in bases other than 16 and 64: 32, 36, 45, 58, 62, 85, 91, 92 and 100.

A candidate is a run of the characters of an alphabet; whether it is encoded text is decided by decoding it.
"""

import base64
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product

import numpy as np

from filters.decoders.base_64 import spellings
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.paired_bases import head_in_base91, in_pairs
from filters.decoders.runs import PARTIAL_UTF8, SAMPLE, at_any_phase, byte_table, find_islands, is_part, unwrapped
from filters.decoders.survey import LEAST_INKED, Survey, runs
from filters.decoders.vain import Vain, without_digits
from filters.decoders.xored import read_xored
from filters.text.from_bytes import read_text
from filters.text.lexicon import is_of_words
from filters.text.pieces import LONGEST

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_TOKEN_TABLE = byte_table(_UPPER + _LOWER + _DIGITS + "+/-_=")

# Base32

_LEAST_IN_32 = 20
_LINES_OF_32 = re.compile(
    r"[A-Z0-9]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[A-Z0-9]{2,}+(?![^\s=]))++"
    r"|[a-z0-9]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[a-z0-9]{2,}+(?![^\s=]))++"
)
_GROUPS_OF_32 = re.compile(r"[A-Z2-7]{4,8}(?:[ -][A-Z2-7]{4,8}){2,}+(?:[ -][A-Z2-7]{1,7}(?![A-Z2-7]))?={0,6}")
_OF_RFC_4648 = "a-z2-7"
_THREE_OF = {size: f" {' '.join(['a' * size] * 3)} ".encode() for size in (4, 5, 6, 8)}
"""For each size of a group, what shows three of them in `Survey.alnum`."""
_EQUAL_GROUPS = tuple(
    (members, size,
     re.compile(rf"\b[{members}]{{{size}}}(?:[ -][{members}]{{{size}}}\b){{2,}}+(?:[ -][{members}]{{1,7}}\b)?={{0,6}}"))
    for members in (_OF_RFC_4648, "a-z0-9", "A-Z0-9")
    for size in _THREE_OF
)  # fmt: skip
"""Letters of one case and digits in groups of one size. Words differ in length."""
_NO_MEMBER = re.compile("[^A-Za-z0-9]+")
_QUINTETS = _DIGITS + _LOWER[:22]


@dataclass(frozen=True, slots=True)
class _Base32:
    """An alphabet in capitals, with a table to the digits that Python reads in base 32, five bits each."""

    variant: str
    table: dict[int, int]

    @classmethod
    def of(cls, variant: str, alphabet: str) -> "_Base32":
        return cls(variant, str.maketrans(alphabet, _QUINTETS))

    def decode(self, run: str) -> bytes:
        return _from_quintets(run.translate(self.table))

    def read(self, run: str) -> str | None:
        """Return the text that a run holds at any phase, or None."""
        return at_any_phase(run.translate(self.table), 8, _from_quintets, begins=_BEGINS_IN_32, least=_LEAST_IN_32)


def _from_quintets(digits: str) -> bytes:
    """Return the whole bytes of digits of base 32, or none if there is a character that is no such digit."""
    bits = 5 * len(digits)
    try:
        return (int(digits, 32) >> bits % 8).to_bytes(bits // 8)
    except ValueError:
        return b""


_BEGINS_IN_32 = _QUINTETS[4:16] + _QUINTETS[1]
"""The digits that begin groups of ASCII text."""


_RFC_4648 = _Base32.of("", _UPPER + "234567")
_BASE32S = (
    _RFC_4648,
    _Base32.of("base32hex", _QUINTETS.upper()),
    _Base32.of("base32_crockford", _DIGITS + "ABCDEFGHJKMNPQRSTVWXYZ"),
    _Base32.of("base32_z", "YBNDRFG8EJKMCPQXOT1UWISZA345H769"),
    _Base32.of("base32_geohash", "0123456789BCDEFGHJKMNPQRSTUVWXYZ"),
)


def find_base32(survey: Survey) -> Steps:
    """Find base32 in both alphabets of RFC 4648, Crockford's, z-base-32 and geohash.

    It may be padded or not, wrapped, or in groups. A run that is one number in base36, or whose bytes `read_xored`
    reads, is found as well.
    """
    text = survey.text
    for match in _GROUPS_OF_32.finditer(text) if survey.has_groups else ():
        decoded = _RFC_4648.read(_NO_MEMBER.sub("", match[0]))
        yield Decoded(decoded, match.start(), match.end()) if decoded is not None else None
    for start, end in _equal_groups(survey):
        variant, decoded = survey.once(text_in_32, _NO_MEMBER.sub("", text[start:end]).upper())
        yield Decoded(decoded, start, end, variant) if decoded else None
    done = 0
    members = runs(survey.alnum, _LEAST_IN_32) if survey.has_run(_LEAST_IN_32) else ()
    for spans in unwrapped(text, members, _LINES_OF_32):
        for start, end in spans if spans[0][0] >= done else ():
            run = text[start:end]
            if not (run.isupper() or run.islower()):
                yield None
                continue
            run = _NO_MEMBER.sub("", run)
            pauses = PAUSES if len(run) > _SLOW else ()
            yield from pauses
            variant, decoded = survey.once(text_in_32, run.upper())
            yield from pauses
            yield Decoded(decoded, start, end, variant) if decoded else None
            if not decoded and max(run.upper()) > "F":
                yield from read_xored(_RFC_4648.decode(run.upper()), start, end)
            if (
                decoded and len(decoded.encode()) * 8 >= (len(run) - _TORN) * 5
            ):  # otherwise its lines may be texts of their own
                done = end
                break


def _equal_groups(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of groups of one size with letters and digits among them, as base32 has and words have not.

    Capitals that RFC 4648 has too are found as its groups (`_GROUPS_OF_32`).
    """
    shaped = b" %b " % survey.alnum if survey.digits else b""
    sizes = [size for size, three in _THREE_OF.items() if three in shaped]
    for members, size, expression in _EQUAL_GROUPS if sizes else ():
        at = shaped.find(_THREE_OF[size]) if size in sizes else -1
        while at >= 0:
            match = expression.match(survey.text, at)  # in the shape, one more space precedes it
            if (
                match is not None
                and match.end() - at >= _LEAST_IN_32
                and (members is _OF_RFC_4648) == _BEYOND_RFC_4648.isdisjoint(match[0])
                and _are_mixed(match[0])
            ):
                yield match.span()
            at = shaped.find(_THREE_OF[size], match.end() if match is not None else at + 1)


def _are_mixed(groups: str) -> bool:
    """Whether there are digits among many letters: numbers or words in a row are something else."""
    return any(map(str.isdigit, groups)) and 4 * sum(map(str.isalpha, groups)) >= len(groups)


_TORN = 16
"""Characters at both ends of a run, at most, that belong to groups cut in two or to what stands around."""


def decoded_heads_in_32(run: str) -> Iterator[bytes]:
    """Yield the bytes of the head of a run in each alphabet of base32 that it may be written in."""
    if run.isalnum() and (run.isupper() or run.islower()):
        for alphabet in _BASE32S:
            yield alphabet.decode(run.upper())


_SPELLINGS = 3
"""How many of `spellings` are tried: all but the one with swapped cases, as a run is in one case."""
_FEWEST_DIFFERENT = 6
_BEYOND_RFC_4648 = frozenset("0189")


def text_in_32(run: str) -> tuple[str, str]:
    """Return the name of the alphabet in which a run in capitals is text, and the text; "" twice if there is none."""
    return next(_in_32(run), ("", ""))


def _in_32(run: str) -> Iterator[tuple[str, str]]:
    if max(run) <= "F":
        return  # hexadecimal
    strange = not _BEYOND_RFC_4648.isdisjoint(run)
    # A run of few different characters may lack the digits that tell the alphabets apart: RFC 4648 alone is tried.
    likely = _BASE32S[1:] if strange else _BASE32S if len(set(run)) >= _FEWEST_DIFFERENT else _BASE32S[:1]
    for alphabet in likely:
        for variant, spelled in (("", run),) if strange else islice(spellings(run), _SPELLINGS):
            decoded = alphabet.read(spelled)
            if decoded is not None:
                yield alphabet.variant or (variant and f"base32_{variant}"), decoded
    decoded = read_number(run.lower(), _BASE36) if strange else None
    if decoded is not None:
        yield "base36", decoded


# Numbers

_LEAST_OF_NUMBER = 20
_DIGITS_OF_NUMBER = b"a" * _LEAST_OF_NUMBER
_LONGEST_NUMBER = LONGEST
"""Digits of a number that is read, at most, as reading it takes more than linear time."""
_BASE36 = _DIGITS + _LOWER
BASES = (
    ("base58", "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"),
    ("base58_flickr", "123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"),
    ("base58_ripple", "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"),
    ("base62", _DIGITS + _UPPER + _LOWER),
    ("base62", _DIGITS + _LOWER + _UPPER),
)


NO_DIGIT = b"\xff"


def table_of_digits(alphabet: str) -> bytes:
    """Return a table for `bytes.translate` of what each digit stands for; `NO_DIGIT` for all other characters."""
    return bytes(alphabet.find(chr(code)) & NO_DIGIT[0] for code in range(256))


_TABLES = {alphabet: table_of_digits(alphabet) for alphabet in (_DIGITS, _BASE36, *(alphabet for _, alphabet in BASES))}


def find_numbers(survey: Survey) -> Steps:
    """Find text written as one large number in base58 (three alphabets) or base62 (capitals or small letters first)."""
    text = survey.text
    if _DIGITS_OF_NUMBER not in survey.alnum:
        return
    for start, end in runs(survey.raw.translate(_TOKEN_TABLE), _LEAST_OF_NUMBER):
        start = text.rfind("=", start, min(end, start + _LONGEST_NAME)) + 1 or start
        run = text[start:end]
        if end - start < _LEAST_OF_NUMBER:
            continue
        if end - start > _LONGEST_NUMBER or not run.isalnum() or run.isdigit() or run.islower() or run.isupper():
            continue
        if is_of_words(survey.small[start : min(end, start + _WORDED)], _ONE_USUAL_IN):
            yield None
            continue
        for variant, alphabet in BASES:
            decoded = read_number(run, alphabet)
            if decoded is not None:
                yield Decoded(decoded, start, end, variant)
                break
            if end - start > _SLOW_NUMBER:
                yield from PAUSES
        yield None


_LONGEST_NAME = 24
"""Characters of a name before a number, at most, with the equals sign between them."""
_SLOW_NUMBER, _SLOW = 1_024, 4_096
"""Digits from which on reading a number takes long enough for more pauses."""


def read_number(run: str, alphabet: str = _DIGITS) -> str | None:
    """Return the text whose bytes are a large number, written as a run of digits; None if they are no text."""
    if len(run) > _LONGEST_NUMBER:
        return None
    digits = run.encode("ascii", "replace").translate(_TABLES[alphabet])
    if NO_DIGIT in digits:
        return None
    number = from_digits(digits, len(alphabet))
    return read_text(number.to_bytes((number.bit_length() + 7) // 8))


def from_digits(digits: Sequence[int], base: int) -> int:
    """Return the number that digits write, the highest first. Joining pairs repeatedly is fast for long numbers."""
    if len(digits) <= _FEW_DIGITS:
        number = 0
        for digit in digits:
            number = number * base + digit
        return number
    while len(digits) > 1:
        if len(digits) % 2:
            digits = [0, *digits]
        digits = [high * base + low for high, low in zip(digits[::2], digits[1::2], strict=True)]
        base *= base
    return digits[0]


_FEW_DIGITS = 64
"""Digits up to which one after the other is faster."""


# Base45

_BASE45 = {char: value for value, char in enumerate(_DIGITS + _UPPER + " $%*+-./:")}
_BASE45_TABLE = byte_table("".join(_BASE45))
_LEAST_IN_45 = 24
_TOO_LARGE_IN_45 = " $%*+-./:XYZ"
"""A group that ends with one of these is too large for two bytes. Drawn lines and blanks consist of them."""


def find_base45(survey: Survey) -> Steps:
    """Find base45 (RFC 9285)."""
    text = survey.text
    vain = Vain(without_digits)
    for start, end in runs(survey.raw.translate(_BASE45_TABLE), _LEAST_IN_45):
        run = text[start:end]
        if run in vain or not run.strip(_TOO_LARGE_IN_45):
            yield None
            continue
        decoded = survey.once(_in_45, run)
        yield Decoded(decoded, start, end) if decoded is not None else None
        useful = decoded is not None
        if decoded is None or is_part(decoded, run, 3, _from_base45):
            for island in find_islands(run, 3, _from_base45, start, end):
                useful = True
                yield island
        if not useful:
            vain.add(run)


def _in_45(run: str) -> str | None:
    return at_any_phase(run, 3, _glimpse_45)


def _from_base45(run: str) -> bytes:
    """Return the bytes of a run; a group that is too large for two bytes becomes two bytes that no text has."""
    digits = run.encode().translate(_VALUES_IN_45)
    groups = np.frombuffer(digits[: len(digits) // 3 * 3], np.uint8).reshape(-1, 3)
    raw: bytes = np.minimum(groups @ _PLACES_IN_45, 0xFFFF).astype(">u2").tobytes()
    return raw + bytes([(digits[-2] + 45 * digits[-1]) & 0xFF]) if len(digits) % 3 == 2 else raw


def _glimpse_45(run: str) -> bytes:
    """Return what `_from_base45` does, but nothing for a sample with groups that are too large in both halves."""
    raw = _from_base45(run)
    half = len(raw) // 4 * 2
    vain = len(run) <= SAMPLE and _TOO_LARGE in raw[:half] and _TOO_LARGE in raw[half:]
    return b"" if vain else raw


_TOO_LARGE = b"\xff\xff"
_PLACES_IN_45 = np.array([1, 45, 2025], np.int64)
_VALUES_IN_45 = bytes(_BASE45.get(chr(code), 0) for code in range(256))


# Base85, base91 and base92

_ASCII85 = re.compile(r"<~([!-uz\s]{16,}+)~>")
_LEAST_OF_INK = LEAST_INKED
_HEAD_IN_85 = 30
"""Characters that are decoded first: their bytes need only be printable."""
_FEWEST_OF_INK, _TEN = 5, b"0123456789"
"""Different characters of a run that is no line drawn with a few signs, at least."""
_QUOTES, _AFTER_QUOTE = "\"'`,", ".,;:)]}"
_NOT_ASCII = re.compile(r"[^\x00-\x7f]+")
_SMALL = _LOWER.encode()
_WORDY = 66
"""Per cent of small letters that no text has in a base of printable characters."""
_LETTERS_ALONE, _SHORTEST_WORDS = byte_table(_UPPER + _LOWER), 3
"""Letters that the runs of letters have on average, at least, if they are words."""
_WORDED, _ONE_USUAL_IN = 96, 4
"""Characters of a run whose letters are looked at; if one pair of letters in 4 is a usual one, they are words."""
_B85 = _DIGITS + _UPPER + _LOWER + "!#$%&()*+-;<=>?@^_`{|}~"
_Z85 = str.maketrans(_DIGITS + _LOWER + _UPPER + ".-:+=^!/*?&<>()[]{}@%$#", _B85)
_NOT_IN_Z85 = frozenset("\"',;\\_`|~")


def _from_z85(run: str) -> bytes:
    if not _NOT_IN_Z85.isdisjoint(run):
        return b""
    return base64.b85decode(run.translate(_Z85))


@dataclass(frozen=True, slots=True)
class _InkBase:
    """The decoder of a base, its characters, and those that begin its groups of ASCII text: of the values 10 to 40."""

    variant: str
    decode: Callable[[str], bytes]
    members: frozenset[str]
    first: str


_INK_BASES = (
    _InkBase("base85", base64.b85decode, frozenset(_B85), _UPPER + "abcde"),
    _InkBase(
        "ascii85", base64.a85decode, frozenset(map(chr, (*range(33, 118), 122))), "".join(map(chr, range(43, 74)))
    ),
    _InkBase("z85", _from_z85, frozenset(map(chr, _Z85)), _LOWER + "ABCDE"),
)


def find_base85(survey: Survey) -> Steps:
    """Find Ascii85 between `<~` and `~>`, and runs without white space in Ascii85, RFC 1924, Z85, basE91 and base92."""
    text = survey.text
    for match in _ASCII85.finditer(text) if "<~" in text else ():
        # What looks like an escape may be two digits of the base: of both readings, the longer one is right.
        runs_of = dict.fromkeys((_without_escapes(match[1]), match[1]))
        decoded = max((_from_base85(run, base64.a85decode) or "" for run in runs_of), key=len)
        yield Decoded(decoded, match.start(), match.end(), "ascii85") if decoded else None
    vain = Vain(without_digits)
    for start, end in survey.inked:
        run = text[start:end]
        if run in vain or _is_wordy(survey.raw[start : min(end, start + _WORDED)]):
            yield None
            continue
        variant, decoded = survey.once(_first_in_ink, run)
        yield Decoded(decoded, start, end, variant) if decoded else None
        if not decoded:
            vain.add(run)


def _without_escapes(run: str) -> str:
    """Return a run without the escapes of a string in JSON or source code, if it has any."""
    return run.replace('\\"', '"').replace("\\\\", "\\") if '\\"' in run or "\\\\" in run else run


def _is_wordy(head: bytes) -> bool:
    """Return whether a run has more small letters, digits or word-like letters than encoded text, or very few signs.

    Such a run is a path, an address, code, a row of a table or a drawn line.
    """
    begins = head[: 2 * _LEAST_OF_INK]
    small = len(begins) - len(begins.translate(None, _SMALL))
    if small * 100 >= _WORDY * len(begins) or len(begins.translate(None, _TEN)) * 3 <= len(begins):
        return True
    if len(set(begins)) < _FEWEST_OF_INK:
        return True
    letters = head.translate(_LETTERS_ALONE)
    if len(letters) - letters.count(b" ") < _SHORTEST_WORDS * len(letters.split()):
        return False
    return is_of_words(head.lower(), _ONE_USUAL_IN)


def _first_in_ink(run: str) -> tuple[str, str]:
    """Return the name of the base in which a run, or what it quotes, is text, and the text; "" twice if none is."""
    stripped = run.strip(_QUOTES)
    quoted = max(run.split('"'), key=len) if run.isascii() else max(_NOT_ASCII.split(run), key=len)
    # An apparent quotation mark may be the last digit. So the run is tried before the run without its quotation marks,
    # unless it stands between two of them.
    closed = run.rstrip(_AFTER_QUOTE)
    within = closed[1:-1] if closed and closed[0] in _QUOTES and closed[0] == closed[-1] else run
    fields = sum(map(run[:_WORDED].count, _BETWEEN_FIELDS)) >= _FEWEST_FIELDS
    parts = dict.fromkeys(
        (quoted,)
        if fields
        else (
            _without_escapes(within),
            _without_escapes(run),
            _without_escapes(stripped),
            stripped,
            run,
            *_torn(run),
            quoted,
            *_inner(run),
        )
    )
    first = next(_in_ink(tuple(parts)), ("", ""))
    if "\\" in run and first[1]:  # an apparent escape may be two digits: of both readings, the longer one is right
        return max(first, next(_in_ink((run,)), ("", "")), key=lambda found: len(found[1]))
    return first


_BETWEEN_FIELDS, _FEWEST_FIELDS = ('":', '",'), 3
"""A run of JSON has these so often in its beginning; of runs in a base with these signs, one in a million has."""


def _inner(run: str) -> Iterator[str]:
    """Yield the part of a run in brackets, between marks of emphasis, before closing marks, and after a name and `=`.

    The signs around it may also be digits of these bases.
    """
    closed = run.rstrip(_AFTER_BRACKET)
    if closed[:1] in _BRACKETS and closed.endswith(_BRACKETS[closed[0]]):
        yield closed[1:-1]
    emphasised = _EMPHASISED.fullmatch(closed)
    if emphasised is not None:
        yield emphasised[2]
    yield closed
    named = _NAMED.match(run)
    if named is not None:
        yield run[named.end() :]


def _torn(run: str) -> Iterator[str]:
    """Yield a run that is long enough for a piece of a longer one from each place where its groups may begin."""
    if len(run) >= _LEAST_TORN:
        bare = run.removeprefix("<~").removesuffix("~>")
        yield from (bare[phase:] for phase in range(_GROUP_OF_85))


_LEAST_TORN, _GROUP_OF_85 = 4_096, 5
_AFTER_BRACKET = ".,;:"
_BRACKETS = {"(": ")", "[": "]", "{": "}", "<": ">"}
_EMPHASISED = re.compile(r"([*_~]{1,3})(.+)\1")
_NAMED = re.compile(r"[A-Za-z][\w.-]{0,15}=")


def _in_ink(parts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    signed = [part for part in parts if not part.isalnum()]
    for alphabet, part in product(_INK_BASES, signed):
        # Decoding is slow, and most words of code are as long, so the first digits of groups are looked at before.
        if part[:_LEAST_OF_INK:5].strip(alphabet.first) and len(part) < _LEAST_WIDE:
            continue
        if not alphabet.members.issuperset(part[:_HEAD_IN_85]):
            continue
        decoded = _from_base85(part, alphabet.decode)
        if decoded is not None:
            yield alphabet.variant, decoded
    yield from in_pairs(part for part in signed if len(part) >= _LEAST_OF_INK)


def decoded_heads(run: str) -> Iterator[bytes]:
    """Yield the first bytes of a run in each of the bases that it may be written in."""
    for alphabet in _INK_BASES:
        if not run[:_HEAD_IN_85:5].strip(alphabet.first):
            try:
                yield alphabet.decode(run[:_HEAD_IN_85])
            except ValueError:
                continue
    if _BASE45.keys() >= set(run):
        yield _from_base45(run[:_HEAD_IN_85])
    if not run.isalnum():
        yield head_in_base91(run[:_HEAD_IN_85])


def _from_base85(run: str, decode: Callable[[str], bytes]) -> str | None:
    try:
        head = decode(run[:_HEAD_IN_85])
        printable = not head.translate(None, _PRINTABLE) if head.isascii() else PARTIAL_UTF8.fullmatch(head) is not None
        if read_text(head) is None and not printable:
            return None  # a printable head is enough: `read_text` refuses equal digits, and few letters beyond ASCII
        return read_text(decode(run))
    except ValueError:
        return None


_PRINTABLE = bytes((9, 10, 13, *range(32, 127)))
_LEAST_WIDE = 60
"""Characters of a run whose groups do not begin as those of ASCII, at least: such text takes up to three bytes for
each character."""


# Emoji

_EMOJI_BYTES = re.compile("[\U0001f3f7-\U0001f4f6]{12,}")
_FIRST_EMOJI = 0x1F3F7


def find_base100(survey: Survey) -> Steps:
    """Find base100: for each byte, one of 256 emoji in a row in Unicode."""
    text = survey.text
    if text.isascii():
        return
    for match in _EMOJI_BYTES.finditer(text):
        decoded = read_text(bytes(ord(char) - _FIRST_EMOJI for char in match[0]))
        yield Decoded(decoded, match.start(), match.end()) if decoded is not None else None
