"""Decoder of encoded text whose letters were enciphered afterwards, with a Caesar, atbash or affine cipher.

These leave digits and marks as they are, so enough of the shape of an encoding is left to recognise it: the groups of
base64 and base32 begin with few different characters, and pairs of hexadecimal digits begin with a digit.
"""

import binascii
import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from functools import reduce
from math import gcd
from operator import and_

from filters.decoders.base_64 import BETWEEN_LINES, URLSAFE, from_base64, without_dashes, wrapped
from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.deflated import from_base32
from filters.decoders.runs import byte_table, is_promising
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()
_DIGITS = "0123456789"


def _affine(factor: int, shift: int) -> dict[int, int]:
    """Return the table that undoes an affine cipher: a letter's place times the factor, plus the shift."""
    written = "".join(_LOWER[(place * factor + shift) % 26] for place in range(26))
    return str.maketrans(written + written.upper(), _LOWER + _UPPER)


_SHIFTS = {f"caesar{shift}": _affine(1, shift) for shift in range(1, 26)} | {"atbash": _affine(25, 25)}
_AFFINE = _SHIFTS | {
    f"affine{factor}_{shift}": _affine(factor, shift)
    for factor in range(3, 26)
    for shift in range(26)
    if gcd(factor, 26) == 1 and (factor, shift) != (25, 25)
}
"""By the name of each cipher, the table that undoes it."""


# Groups

_BASE_OF = {4: 64, 8: 32}

_TABLE = byte_table(_UPPER + _LOWER + _DIGITS + "+/-_")
_LEAST = 24
_LONGEST_HEAD = 96
_FEWEST_TURNS = 3
"""Times that a capital follows a small letter in the head of a run in base64, at least; names in code have fewer."""
_TURNS = bytes(108 if chr(code) in _LOWER else 117 if chr(code) in _UPPER else 32 for code in range(256))


_NAMES = tuple(_AFFINE)


def _begins_of(begins: str) -> dict[str, int]:
    """Map each letter to the ciphers, one bit for each, under which it stands for one of those in `begins`.

    `begins` are the letters that begin the groups of ASCII text.
    """
    bits = dict.fromkeys(_LOWER + _UPPER, 0)
    for place, name in enumerate(_NAMES):
        for code, plain in _AFFINE[name].items():
            bits[chr(code)] |= (chr(plain) in begins) << place
    return bits


def _ciphers_of(letters: Iterable[str], begins: Mapping[str, int]) -> Iterator[str]:
    """Yield the names of the ciphers under which each of the letters may begin a group, in the order of `_NAMES`."""
    bits = reduce(and_, map(begins.__getitem__, letters))
    while bits:
        lowest = bits & -bits
        yield _NAMES[lowest.bit_length() - 1]
        bits ^= lowest


_OF_64 = _begins_of("CDIJKLMNOPQRSTUVWXYZabcdef")
_OF_32 = _begins_of("BEFGHIJKLMNOP")


def find_substituted(survey: Survey) -> Steps:
    """Find enciphered base64, base32 and hexadecimal (also in pairs with a mark between), forwards or backwards.

    Plain hexadecimal is found only in such pairs, and only backwards.
    """
    text = survey.text
    vain: set[str] = set()
    done = 0
    for start, end in _spans(survey):
        run = without_dashes(BETWEEN_LINES.sub("", text[start:end])) if start >= done else ""
        found = (yield from survey.once_in_steps(_read, run)) if len(run) >= _LEAST and run not in vain else None
        if found is None:
            vain.add(run)
            yield None
            continue
        variant, decoded = found
        done = end
        yield Decoded(decoded, start, end, variant, tentative=fluency(decoded) < _SURE)
    yield from _read_pairs(survey)


def _spans(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of runs, alone and with the lines that continue them, and of rows of base32 in groups of 8."""
    text = survey.text
    unwrapped = 0
    for start, end in runs(survey.code, _LEAST):
        lines = wrapped(text, start, end) if start >= unwrapped else None
        if lines is not None:
            unwrapped = lines.end()
            yield lines.span()
        yield start, end
    if survey.has_groups and _GROUPED_SHAPE in survey.raw.translate(_GROUPED_TABLE):
        yield from (match.span() for match in _GROUPS.finditer(text))


_GROUPED_TABLE = bytes(97 if chr(code) in _UPPER + "234567" else 115 if code == 32 else 32 for code in range(256))
_GROUPED_SHAPE = b"aaaaaaaasaaaaaaaasaaaaaaaa"
_GROUPS = re.compile(r"(?<![A-Z2-7])[A-Z2-7]{8}(?: [A-Z2-7]{8}){2,}+(?: [A-Z2-7]{1,7}(?![A-Z2-7]))?")


def _read(run: str) -> Generator[None, None, tuple[str, str] | None]:
    """Return the variant and text of the first reading of a run, or None; with pauses."""
    for found in _read_run(run):
        if found is not None:
            return found
        yield from PAUSES
    return None


def _read_run(run: str) -> Iterator[tuple[str, str] | None]:
    """Yield the variant and text of each reading of a run, and None after each look that takes a while."""
    if run[:_LEAST].isalpha() and (run.islower() or run[1:].islower()):
        return
    for directed in (run, run[::-1]):
        if run.isupper() or run.islower():
            if _ALPHABET_OF_32.issuperset(run.upper()):
                yield from _read_groups(directed, 8, _OF_32, lambda run: from_base32(run.upper()))
        elif run.encode()[:_LONGEST_HEAD].translate(_TURNS).count(b"lu") >= _FEWEST_TURNS:
            yield from _read_groups(directed, 4, _OF_64, lambda run: from_base64(run.translate(URLSAFE)))
        for phase in (0, 1):
            digits = None if directed[phase:_LONGEST_HEAD:2].strip(_HIGH) else _PAIRED.match(directed, phase)
            if digits is not None:
                yield from _in_hex(digits[0], name=_PLAIN)
                yield None


_ENOUGH = 64
"""From so many characters on, only the middle third of a head is glanced at; below, all of it."""
_FEWEST_SIGNS = 6
"""Different characters at the beginning of a run, at least. A drawn line or a blacked-out word has one or two."""


def _read_groups(
    run: str, size: int, begins: Mapping[str, int], decode: Callable[[str], bytes]
) -> Iterator[tuple[str, str] | None]:
    if len(set(run[:_LEAST])) < _FEWEST_SIGNS:
        return
    for phase in range(size):
        head = run[phase:_LONGEST_HEAD:size]
        if not head.isalpha():
            continue
        groups = (min(len(run), _LONGEST_HEAD) - phase) // size
        margin = groups // 3 if groups * size >= _ENOUGH else 0
        middle = run[phase + margin * size : phase + (groups - margin) * size].encode()
        for name in _ciphers_of(frozenset(head), begins):
            if is_promising(_GLANCE[size](middle, name)):
                plain = run[phase:].translate(_AFFINE[name])
                yield None
                if read_text(decode(plain[:_LONGEST_HEAD])) is not None:
                    decoded = read_text(decode(plain))
                    if decoded is not None:
                        yield f"base{_BASE_OF[size]}_{name}", decoded
        yield None


def _glance_64(groups: bytes, name: str) -> bytes:
    return binascii.a2b_base64(groups.translate(_TO_64[name]))


def _glance_32(groups: bytes, name: str) -> bytes:
    return int(groups.translate(_TO_32[name]), 32).to_bytes(len(groups) * 5 // 8)


_ALPHABET_OF_32 = frozenset(_UPPER + "234567")
_QUINTETS = bytes.maketrans((_UPPER + _LOWER + "234567").encode(), (_DIGITS + _LOWER[:16]).encode() * 2 + b"qrstuv")
_TO_64 = {name: bytes.maketrans(b"-_" + bytes(table), b"+/" + bytes(table.values())) for name, table in _AFFINE.items()}
_TO_32 = {name: table.translate(_QUINTETS) for name, table in _TO_64.items()}
_GLANCE = {4: _glance_64, 8: _glance_32}
"""By the size of a group, what decodes whole groups under a cipher in a fraction of the time that a run takes."""


# Pairs of hexadecimal digits

_HIGH = "0234567"
_PAIRED = re.compile("[0-9A-Za-z]+")
_TWO = "[0-7][0-9A-Za-z]"
_HEX_LETTERS = frozenset("abcdef")
_PLAIN = "plain"
_SURE = 3


def _in_hex(run: str, *, name: str = "", least: int = 2) -> Iterator[tuple[str, str]]:
    """Yield the variant and text of hexadecimal pairs under the cipher whose reading has the greatest fluency.

    Yields nothing if that cipher is `name`, or the fluency is below `least`.
    """
    letters = "".join(frozenset(filter(str.isalpha, run.lower())))
    found: dict[str, str] = {}
    read: set[str] = set()
    for cipher, table in _WAYS.items():
        plain = letters.translate(table)
        if _HEX_LETTERS.issuperset(plain) and plain not in read:  # without letters, all ciphers give the same
            read.add(plain)
            found[cipher] = _from_hex(run[:_MOST_COMPARED], table)
    best = max(found, key=lambda cipher: fluency(found[cipher]), default=name)
    if best != name and fluency(found[best]) >= least:
        yield f"hex_{best}", found[best] if len(run) <= _MOST_COMPARED else _from_hex(run, _WAYS[best])


_MOST_COMPARED = 2_048
"""Digits of a run by which its readings are compared, at most."""


def _from_hex(run: str, table: dict[int, int]) -> str:
    return read_text(bytes.fromhex(run[: len(run) // 2 * 2].translate(table))) or ""


_WAYS: dict[str, dict[int, int]] = {_PLAIN: {}} | _SHIFTS
_SHAPE = bytes(
    100 if chr(code) in "234567" else 111 if chr(code) in "0189" else 97 if chr(code) in _UPPER + _LOWER else code
    for code in range(128)
) + bytes(128)
# Eight pairs with the same mark between them, whatever it is. Read backwards, the mark includes what follows it.
_FORWARDS = re.compile(rb"d[ado](?:([^ado\n][^d\n]{0,5}?)d[ado])(?:\1d[ado]){6}")
_FEWEST_OF_ROW = 8
"""Digits of either row, at least: one in each pair."""
_BACKWARDS = re.compile(rb"d(?:([ao]{0,4}+[^ado\n]{1,4})[ado]d)(?:\1[ado]d){6}")


def _read_pairs(survey: Survey) -> Steps:
    """Find rows of hexadecimal pairs under a cipher, and plain or enciphered ones written backwards."""
    if survey.digits < _FEWEST_OF_ROW:
        return
    text = survey.text
    shaped = survey.raw.translate(_SHAPE)
    if shaped.count(b"d") < _FEWEST_OF_ROW:
        return
    done = 0
    for gate in _FORWARDS.finditer(shaped):
        if gate.start() < done:
            continue
        separator = text[gate.start(1) : gate.end(1)]
        pairs, done = _along(text, gate.start(), separator)
        for variant, decoded in _in_hex(pairs, name=_PLAIN) if len(pairs) >= _LEAST_IN_ROW else ():
            yield Decoded(decoded, gate.start(), done, variant)
        yield None
    gate_back = _BACKWARDS.search(shaped)
    if gate_back is None:
        return
    turned, size = text[::-1], len(text)
    separator = text[gate_back.start(1) : gate_back.end(1)][::-1]
    for match in _row(separator).finditer(turned):
        for variant, decoded in _in_hex(match[0].replace(separator, ""), least=_SURE):
            yield Decoded(decoded, size - match.end(), size - match.start(), f"{variant}_reversed")
        yield None


def _along(text: str, start: int, separator: str) -> tuple[str, int]:
    """Return the digits of the row of pairs that begins at `start`, and where it ends."""
    pairs: list[str] = []
    at = end = start
    while _ONE_PAIR.match(text, at):
        end = at + 2
        pairs.append(text[at:end])
        if not text.startswith(separator, end):
            break
        at = end + len(separator)
    return "".join(pairs), max(end, start + 1)


_LEAST_IN_ROW = 16
_ONE_PAIR = re.compile("[0-9][0-9A-Za-z]")


def _row(separator: str) -> re.Pattern[str]:
    return re.compile(rf"{_TWO}(?:{re.escape(separator)}{_TWO}){{7,}}+")
