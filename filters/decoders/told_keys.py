"""Decoder of ciphers whose key or alphabet is stated in the same text: `Beaufort, key: LEMON`, `xyzabc...uvw`.

A model that is given the key can read even a text that is too short for the key to be found otherwise.
"""

import re
from base64 import b64decode
from binascii import Error
from collections.abc import Callable, Iterator, Sequence, Set
from functools import partial
from itertools import count, cycle, islice
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.keyed_columns import columns_under, from_columns
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.decoders.vain import TOLD_KEYS, TOLD_PARTS
from filters.text.lexicon import fluency

_NAMES = frozenset(
    b"autokey beaufort bifid columnar gronsfeld playfair polybius transposition vigenere xor xored xoring".split()
)
"""Words that name ciphers with a key."""
_ALONE = re.compile(rb"key(?:word)?[^\w\n]{0,3}[:=][^\w\n]{1,3}(\w{3,16})[^\w\n]{0,3}$", re.MULTILINE)
_AUTOKEY = b"autokey"
_LONGEST_LABEL = 8
"""Characters before "key" in a line that states nothing but the key, at most, such as "Secret "."""
_KEY = re.compile(rb"\b(?:key|keyword|primer|passphrase|seed)\b(?: is| used is| =|:|=)? ?[\"'`(]?([a-z0-9]{3,16})\b")
_SHORT_KEY = re.compile(
    rb"\b(?:key|keyword|primer|seed)\b[\w ]{0,16}[:=]? ?(?:[\"'`(]{1,2}([a-z]{1,2})\b|([a-z])(?=[.,;)\s]))"
)
"""A key of an autokey cipher may be one letter."""
_ANNOUNCING = frozenset((b"key", b"keyword", b"primer", b"passphrase", b"seed"))
_BEFORE_DIGITS = rb"cipher|code|keys?|digits|numbers?|shifts|with|using|under|by|the|of|is|are|was|in|a|on"
_DIGITS = re.compile(
    rb"\b(?:gronsfeld|digits?|shifts?|shifted|numbers?|key)\b(?:[^\w\n]{1,3}(?:%b)\b){0,5}"
    rb"[^\w\n]{1,4}([0-9](?:[ ,;/-]{0,2}[0-9]){1,15})(?!\w)" % _BEFORE_DIGITS
)
"""A key of digits that stands after the name of its cipher, or after what says that it is one."""
_MOST_KEYS, _MOST_PARTS = TOLD_KEYS.most, TOLD_PARTS.most
_MOST_ALONE = 2
"""Keys in lines of their own, at most, if no cipher is named: more are members of a list, as in JSON and YAML."""
_SHORTEST, _LONGEST = 12, 4_096
_SAMPLE = 240
_SURE = 3
_LETTERS = 26
_LONGEST_HEAD = 160
"""Characters of the words that announce a part on the same line, up to their colon, at most."""
_CODED = re.compile(r"(?<![\w+/])(?:[0-9A-Fa-f]{16,}|[A-Za-z0-9+/]{16,}={0,2})(?![\w+/])")
_HEX = re.compile(r"(?:[0-9A-Fa-f]{2})+")
_OF_64 = ascii_uppercase + ascii_lowercase + digits + "+/"


def find_told_keys(survey: Survey) -> Steps:
    """Find lines, their parts after a colon, and bytes that are language under a key or alphabet stated in the text."""
    if survey.coded:
        yield from _in_alphabets(survey)
    keys = _keys(survey) if _may_tell(survey.words) else []
    if not keys:
        return
    for start, end in _parts(survey):
        for key in keys:
            for name, said in _under(key, survey.text[start:end]):
                yield Decoded(said, start, end, name, in_place=name != _COLUMNS)
            yield from PAUSES
    yield from _in_square(survey, keys) if not survey.signs.isdisjoint(b"12345") else ()
    for match in islice(_CODED.finditer(survey.text), _MOST_PARTS):
        for key in keys:
            # A key in the wrong case gives the same letters, but other signs for some of the spaces.
            plain = max((_xored(match[0], one) for one in (key, key.upper(), key.capitalize())), key=fluency)
            yield Decoded(plain, *match.span(), "xor_key") if plain else None
            yield from PAUSES


def _may_tell(words: Set[bytes]) -> bool:
    """Whether a key, or a cipher that has digits for its key, is spoken of."""
    return not words.isdisjoint(_ANNOUNCING) or _OF_DIGITS in words


_OF_DIGITS = b"gronsfeld"


def _keys(survey: Survey) -> list[str]:
    """Return the stated keys: all in a text that names a cipher, else only those in lines of their own."""
    small = survey.small
    if survey.words & _NAMES:
        digits = _DIGITS.finditer(small) if _OF_DIGITS in survey.words else ()
        keys = dict.fromkeys(_NO_DIGIT.sub(b"", match[1]) for match in digits)
        keys |= dict.fromkeys(match[1] for match in _KEY.finditer(small))
        if _AUTOKEY in survey.words:
            keys |= dict.fromkeys(match[1] or match[2] for match in _SHORT_KEY.finditer(small))
        return [key.decode() for key in keys][:_MOST_KEYS]
    alone = _ALONE.finditer(small)
    near = (match[1] for match in alone if match.start() - small.rfind(b"\n", 0, match.start()) <= _LONGEST_LABEL)
    found = {key.decode() for key in near}
    return sorted(found) if len(found) <= _MOST_ALONE else []


_NO_DIGIT = re.compile(rb"[^0-9]+")


# Alphabets

_OF_LETTERS = re.compile(r"(?<![A-Za-z])[A-Za-z]{26}(?![A-Za-z])")
_RUN_OF_64 = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{12,}={0,2}")


def _in_alphabets(survey: Survey) -> Steps:
    if survey.has_run(_LETTERS) and b" %b " % (b"a" * _LETTERS) in survey.letters:
        yield from _substituted(survey)
    yield from _in_base64(survey)
    yield from _in_hex(survey)


def _substituted(survey: Survey) -> Steps:
    alphabets = dict.fromkeys(match[0].lower() for match in _OF_LETTERS.finditer(survey.text))
    for alphabet in [one for one in alphabets if len(set(one)) == _LETTERS and one != ascii_lowercase][:_MOST_KEYS]:
        for source, target in ((alphabet, ascii_lowercase), (ascii_lowercase, alphabet)):
            table = str.maketrans(source + source.upper(), target + target.upper())
            done = -1
            for start, end in _parts(survey):
                part = survey.text[start:end]
                if end != done and fluency(part[:_SAMPLE].translate(table)) >= fluency(part[:_SAMPLE]) + _SURE:
                    yield Decoded(part.translate(table), start, end, "substitution", in_place=True)
                    done = end
            yield None


def _told(survey: Survey, size: int) -> list[str]:
    """Return the first stated alphabets: runs of exactly `size` characters of base64, all of them different."""
    alphabets = (survey.text[start:end] for start, end in survey.coded if end - start == size)
    return list(islice(dict.fromkeys(alphabet for alphabet in alphabets if len(set(alphabet)) == size), _MOST_KEYS))


def _in_base64(survey: Survey) -> Steps:
    for alphabet in _told(survey, len(_OF_64)):
        table = str.maketrans(alphabet, _OF_64)
        for run in _RUN_OF_64.finditer(survey.text) if alphabet != _OF_64 else ():
            if run[0].strip("=") != alphabet:
                plain = _printed(_of_base64(run[0].translate(table)))
                yield Decoded(plain, *run.span(), "base64_alphabet") if fluency(plain) >= _SURE else None


_AS_HEX = "0123456789abcdef"
_SHORTEST_RUN = 24


def _in_hex(survey: Survey) -> Steps:
    """Find hexadecimal written with sixteen other digits, which the text states."""
    for alphabet in _told(survey, len(_AS_HEX)):
        if alphabet.lower() == _AS_HEX or not alphabet.isalnum():
            continue
        table = str.maketrans(alphabet, _AS_HEX)
        for run in re.finditer(rf"(?<![A-Za-z0-9])[{alphabet}]{{{_SHORTEST_RUN},}}+(?![A-Za-z0-9])", survey.text):
            plain = _printed(bytes.fromhex(run[0][: len(run[0]) // 2 * 2].translate(table)))
            yield Decoded(plain, *run.span(), "hex_digits") if fluency(plain) >= _SURE else None


# Keys


def _parts(survey: Survey) -> Iterator[tuple[int, int]]:
    """Yield the spans of lines of letters that are no language, each whole, and from after its first colon if near.

    Of lines that begin alike, only the first counts. If no cipher is named, more of a line must be letters.
    """
    least = _LETTERED if survey.words & _NAMES else _ALL_LETTERED
    start = 0
    begun: set[str] = set()
    for line in survey.text.split("\n"):
        for begin in (line.find(": ") + 2, 0) if ": " in line[:_LONGEST_HEAD] else (0,):
            part = line[begin:_LONGEST]
            if part[:_BEGINNING] not in begun and _is_lettered(part[:_SAMPLE], least):
                yield start + begin, start + begin + len(part)
                begun.add(part[:_BEGINNING])
                if len(begun) == _MOST_PARTS:
                    return
        start += len(line) + 1


def _is_lettered(head: str, least: int) -> bool:
    """Return whether at least `least` percent are letters and blanks, and these are no language."""
    letters = sum(map(str.isalpha, head))
    return letters >= _SHORTEST and (letters + head.count(" ")) * 100 >= len(head) * least and fluency(head) < _SURE


_COLUMNS = "keyed_columns"
_LETTERED, _ALL_LETTERED = 50, 80
_BEGINNING = 8


def _under(key: str, part: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each way in which a part is language under a key, and the reading."""
    least = fluency(part[:_SAMPLE]) + _SURE
    for name, read in _ways(key):
        if fluency(read(part[:_SAMPLE])) >= least:
            yield name, read(part)
    columns = (part, "".join(part.split()).replace("_", " ")) if "_" in part else (part,)  # maybe in groups
    for one in columns:
        if key.isalpha() and fluency(said := _from_columns(key, one)) >= least + _SURE:
            yield _COLUMNS, said


def _ways(key: str) -> Iterator[tuple[str, Callable[[str], str]]]:
    """Yield the ways to read a part under a key, each after its name."""
    if key.isdigit():
        yield "gronsfeld", partial(_shifted, [-int(digit) for digit in key], 1)
        return
    if not key.isascii() or not key.isalpha():
        return
    places = [ord(letter) - ord("a") for letter in key]
    yield "vigenere", partial(_shifted, [-place for place in places], 1)
    yield "variant_beaufort", partial(_shifted, places, 1)
    yield "beaufort", partial(_shifted, places, -1)
    yield "autokey", partial(_under_itself, places)
    yield "autokey_of_cipher", partial(_under_cipher, places)
    alphabet = "".join(dict.fromkeys(key + ascii_lowercase))
    table = str.maketrans(alphabet + alphabet.upper(), ascii_letters)
    yield "keyed_alphabet", lambda part: part.translate(table)
    square = alphabet.replace("j", "")
    yield "playfair", partial(from_squares, square)
    yield "bifid", partial(_from_halves, square)


def _shifted(by: list[int], sign: int, part: str) -> str:
    """Return a part with each letter moved to `sign` times its place in the alphabet plus the next number of `by`."""
    moves = cycle(by)
    return "".join(
        _moved(letter, sign, next(moves)) if letter.isascii() and letter.isalpha() else letter for letter in part
    )


def _moved(letter: str, sign: int, by: int) -> str:
    first = ord("a") if letter.islower() else ord("A")
    return chr((sign * (ord(letter) - first) + by) % _LETTERS + first)


def _under_itself(places: list[int], part: str) -> str:
    """Undo an autokey cipher, in which letters are shifted by those of the key, then by those of the text itself."""
    moves = list(places)
    plain: list[str] = []
    numbers = count()
    for letter in part:
        if letter.isascii() and letter.isalpha():
            letter = _moved(letter, 1, -moves[next(numbers)])
            moves.append(ord(letter.lower()) - ord("a"))
        plain.append(letter)
    return "".join(plain)


def _under_cipher(places: list[int], part: str) -> str:
    """Undo an autokey cipher in which letters are shifted by those of the key, then by those of the cipher."""
    letters = [ord(letter) - ord("a") for letter in part.lower() if letter in ascii_lowercase]
    return _shifted([-move for move in (*places, *letters)], 1, part)


def _from_columns(key: str, part: str) -> str:
    raw = part.encode("ascii", "replace")
    return from_columns(columns_under(key), raw, len(raw)).decode()


def from_squares(square: str, part: str) -> str:
    """Undo Playfair: read pairs of letters in a square of five by five, parted into words."""
    places = [square.find(letter) for letter in part.lower().replace("j", "i") if letter in square]
    plain: list[str] = []
    for one, other in zip(places[::2], places[1::2], strict=False):
        (row, column), (row2, column2) = divmod(one, 5), divmod(other, 5)
        if row == row2:
            plain += square[row * 5 + (column - 1) % 5], square[row * 5 + (column2 - 1) % 5]
        elif column == column2:
            plain += square[(row - 1) % 5 * 5 + column], square[(row2 - 1) % 5 * 5 + column]
        else:
            plain += square[row * 5 + column2], square[row2 * 5 + column]
    return part_words("".join(plain))


def _from_halves(square: str, part: str) -> str:
    """Undo Bifid: the rows of all letters in the square, then their columns, were written down and read in pairs."""
    places = [square.find(letter) for letter in part.lower().replace("j", "i") if letter in square]
    halves = [half for place in places for half in divmod(place, 5)]
    lines, columns = halves[: len(places)], halves[len(places) :]
    return part_words("".join(square[line * 5 + column] for line, column in zip(lines, columns, strict=True)))


_PLACES = re.compile(r"[1-5]{2}(?:[ ,;/|.-]{1,5}[1-5]{2}){7,}+")
_PLACE = re.compile(r"([1-5])([1-5])([^1-5]*)")


def _in_square(survey: Survey, keys: Sequence[str]) -> Steps:
    """Find rows of places in a Polybius square that begins with the key, and yield the letters there."""
    for match in islice(_PLACES.finditer(survey.text), _MOST_PARTS):
        for key in keys:
            square = "".join(dict.fromkeys(key.replace("j", "i") + ascii_lowercase.replace("j", "")))
            signs = _PLACE.findall(match[0])
            usual = min((gap for *_, gap in signs if gap), key=len, default="")
            said = "".join(
                square[(int(line) - 1) * 5 + int(column) - 1] + " " * (len(gap) > len(usual))
                for line, column, gap in signs
                if len(square) == _LETTERS - 1
            )
            said = said if " " in said.strip() else part_words(said)
            yield Decoded(said, *match.span(), "square_key") if fluency(said) >= _SURE else None


def _xored(run: str, key: str) -> str:
    """Return the text of hexadecimal or base64 whose bytes are XORed with a repeated key, "" if it is no language."""
    raw = bytes.fromhex(run) if _HEX.fullmatch(run) else _of_base64(run)
    if fluency(_printed(_under_bytes(raw[:_SAMPLE], key))) < _SURE:
        return ""
    return _printed(_under_bytes(raw, key))


def _under_bytes(raw: bytes, key: str) -> bytes:
    return bytes(byte ^ ord(sign) for byte, sign in zip(raw, cycle(key), strict=False))


def _of_base64(run: str) -> bytes:
    run = run.rstrip("=")
    try:
        return b64decode(run[: len(run) - (len(run) % 4 == 1)] + "=" * (-len(run) % 4))
    except Error:
        return b""


def _printed(raw: bytes) -> str:
    return raw.decode() if raw.isascii() and not raw.translate(None, _PRINTED) else ""


_PRINTED = b"\t\n\r" + bytes(range(0x20, 0x7F))
