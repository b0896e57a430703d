"""Decoders of bytes written in letters only: hexadecimal in letters, proquints, bubble-babble, bits; and of letters by
their place in a square whose rows and columns are named by letters."""

import re
from collections.abc import Iterator

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.numerals import letters_in_pairs
from filters.decoders.runs import byte_table, has_any, whole_words
from filters.decoders.survey import Survey, runs
from filters.text.from_bytes import read_text
from filters.text.lexicon import fluency

_DIGITS = "0123456789abcdef"
HEX_LETTERS = {"modhex": "cbdefghijklnrtuv", "netbios": "ABCDEFGHIJKLMNOP"}
"""Sixteen letters for the hexadecimal digits: those in one place on all keyboards (ModHex, Yubico), and those of names
in NetBIOS (RFC 1001 section 14.1)."""
_LEAST = 24
_FEWEST_PAIRS = 12
_FLUENT = 2
_BETWEEN = " ,:-_\r\n\t"
_PAIRED = {
    name: (
        byte_table(letters),
        re.compile(
            rf"(?<![A-Za-z])[{letters}]{{2}}(?:[{re.escape(_BETWEEN)}]{{1,2}}[{letters}]{{2}}){{{_FEWEST_PAIRS - 1},}}+"
        ),
        str.maketrans(letters, _DIGITS, _BETWEEN),
    )
    for name, letters in HEX_LETTERS.items()
}
_IN_PAIRS = (b" aa aa aa aa aa ", b" aa  aa  aa  aa  aa ")
_OPEN = bytes(32 if chr(code) in _BETWEEN else 97 if code < 128 and chr(code).isalpha() else 120 for code in range(256))


def find_letter_digits(survey: Survey) -> Steps:
    """Find ModHex and NetBIOS letters, in one run or in pairs, proquints, bubble-babble, bits as any two letters, and
    places in a square of letters."""
    if survey.has_run(_LEAST):
        done = 0
        for start, end in runs(survey.letters[1:-1], _LEAST):
            for decoded in _read_run(survey.text, start, end) if start >= done else ():
                done = decoded.end if decoded is not None else done
                yield decoded
            yield None
    if has_any(survey.letters, _IN_PAIRS) and has_any(survey.raw.translate(_OPEN), _IN_PAIRS):
        for name, (_, expression, digits) in _PAIRED.items():
            for match in expression.finditer(survey.text):
                yield from _in_digits(name, match[0].translate(digits), *match.span())
                yield None
    if survey.has_fives and _QUINT_SHAPE in survey.raw.translate(_SOUNDS):
        for match in _QUINTS.finditer(survey.text):
            worded = read_text(b"".join(map(_of_quint, re.findall("[a-z]{5}", match[0]))))
            yield Decoded(worded, *match.span(), "proquint") if worded is not None else None
    if survey.has_fives and b"-" in survey.raw:
        for bubbles in _BUBBLES.finditer(survey.small):
            yield _from_bubbles(bubbles)
    if _may_be_of_square(survey):
        for name, (expression, digits) in _SQUARED.items():
            for start, end in whole_words(expression, survey.text, least=_LEAST_SQUARED):
                yield from PAUSES if end - start > _SLOW else ()
                pairs = re.sub("[^1-5]", "", survey.text[start:end].upper().translate(digits))
                yield from PAUSES if end - start > _SLOW else ()
                if len(pairs) < _LEAST_SQUARED:
                    continue
                told: set[str] = set()
                for found in letters_in_pairs(pairs):
                    if found is not None and found[1] not in told:
                        told.add(found[1])
                        yield Decoded(found[1], start, end, name)
                    yield from PAUSES if len(pairs) > _SLOW else (None,)


_SQUARED = {
    name: (
        re.compile(rf"(?i)(?<![A-Za-z])[{letters}]{{2}}(?:[ /|,-]{{0,3}}[{letters}]{{2}})*+"),
        str.maketrans(letters, "12345", ""),
    )
    for name, letters in (("square_of_letters", "ABCDE"), ("adfgx", "ADFGX"))
}
"""Squares whose rows and columns have these letters in place of numbers."""
_LEAST_SQUARED = 30
_SLOW = 1_024
"""Digits from which on each square takes long enough for more pauses."""
_OF_SQUARE = bytes(97 if chr(code) in "abcdefgx" else 120 if chr(code).isalnum() else 32 for code in range(256))
_IN_SQUARE = b" aa aa aa aa ", b"a" * 24
"""Shapes of such letters: in pairs, where a word of four letters counts as two of them, and in one run."""


def _may_be_of_square(survey: Survey) -> bool:
    """Whether there are such letters in one of these shapes; letters of any kind in it are looked for first."""
    if not survey.has_inked and _IN_SQUARE[0] not in survey.letters:
        return False
    return has_any(survey.small.translate(_OF_SQUARE), _IN_SQUARE)


_BUBBLES = re.compile(
    rb"x(?<![a-z0-9-]x)(?:[aeiouy][b-df-hk-np-tvxz][aeiouy][b-df-hk-np-tvxz]-[b-df-hk-np-tvxz])++[aeiouy][b-df-hk-np-tvxz][aeiouy]x\b"
)
_BUBBLE_VOWELS, _BUBBLE_CONSONANTS = "aeiouy", "bcdfghklmnprstvzx"


def _from_bubbles(match: re.Match[bytes]) -> Decoded | None:
    """Return the text in bubble-babble (Antti Huima), or None if a checksum within it is wrong or it is no text."""
    signs = [(_BUBBLE_VOWELS + _BUBBLE_CONSONANTS).index(sign) for sign in match[0].decode().replace("-", "")[1:-1]]
    raw = bytearray()
    check = 1
    for at in range(0, len(signs), 5):
        first, middle, last, *rest = (
            signs[at],
            signs[at + 1] - 6,
            signs[at + 2],
            *(sign - 6 for sign in signs[at + 3 : at + 5]),
        )
        if not rest and middle == _NO_BYTE:
            break
        byte = ((first - check) % 6) << 6 | middle << 2 | (last - check // 6) % 6
        if byte > 0xFF or middle > 15:
            return None
        raw.append(byte)
        if rest:
            raw.append(rest[0] << 4 | rest[1])
            check = (check * 5 + byte * 7 + raw[-1]) % 36
    said = read_text(bytes(raw))
    return None if said is None else Decoded(said, *match.span(), "bubble_babble")


_NO_BYTE = 16
"""The consonant between two vowels that hold only a checksum."""


_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aiou"
"""Sounds of four and of two bits, in lower case: `A Proposal for Proquints` (Daniel Wilkerson, arXiv:0901.4016)."""
_QUINT = "".join(f"[{sounds}]" for sounds in (_CONSONANTS, _VOWELS) * 2) + f"[{_CONSONANTS}]"
_QUINTS = re.compile(rf"\b{_QUINT}(?:[-_. \r\n]{{1,2}}{_QUINT}){{5,}}+\b")
_QUINT_SHAPE = b"cvcvc cvcvc cvcvc cvcvc"
_SOUNDS = bytes(
    99 if chr(code) in _CONSONANTS else 118 if chr(code) in _VOWELS else 120 if chr(code).isalnum() else 32
    for code in range(256)
)


def _of_quint(quint: str) -> bytes:
    """Return the two bytes that five sounds stand for."""
    word = 0
    for sound in quint:
        word = word << 4 | _CONSONANTS.index(sound) if sound in _CONSONANTS else word << 2 | _VOWELS.index(sound)
    return word.to_bytes(2)


def _read_run(text: str, start: int, end: int) -> Steps:
    head = text[start : start + _LEAST]
    if len(set(head)) <= 2:
        yield from _in_bits(text, start, end)
        return
    for name, (_, _, digits) in _PAIRED.items():
        if not head.strip(HEX_LETTERS[name]):
            run = re.match(f"[{HEX_LETTERS[name]}]+", text[start:end])
            yield from _in_digits(name, run[0].translate(digits), start, start + run.end()) if run else ()


def _in_digits(name: str, digits: str, start: int, end: int) -> Iterator[Decoded]:
    decoded = read_text(bytes.fromhex(digits[: len(digits) // 2 * 2]))
    if decoded is not None:
        yield Decoded(decoded, start, end, name, tentative=fluency(decoded) < _FLUENT)


def _in_bits(text: str, start: int, end: int) -> Steps:
    """Read two letters as bits. Spaces between whole characters stay as spaces."""
    two = "".join(sorted(set(text[start:end])))
    run = re.compile(f"[{two}]+(?:[ \r\n]{{1,2}}[{two}]+)*+").match(text, start) if len(two) == len("01") else None
    words = run[0].split() if run else []
    size = next((size for size in _SIZES if not any(len(word) % size for word in words)), 0)
    for zero in two if run and sum(map(len, words)) >= _FEWEST_BITS else "":
        table = {ord(sign): "0" if sign == zero else "1" for sign in two}
        bits = (f"{ord(' '):0{size}b}" if size else "").join(word.translate(table) for word in words)
        for phase in range(1 if size else _BITS):
            whole = (len(bits) - phase) // _BITS
            decoded = read_text(int("0" + bits[phase : phase + _BITS * whole], 2).to_bytes(whole))
            if run and decoded is not None and fluency(decoded):
                yield Decoded(decoded, *run.span(), "two_letters")
                return
            yield from PAUSES


_SIZES = (16, 8)
_BITS = 8
_FEWEST_BITS = 96
