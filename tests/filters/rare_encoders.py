"""Writers of disguised text that are seldom met: what shows how far the decoders reach beyond the usual ones.

Like those of `encoders`, each is written from the definition of its encoding and shares nothing with the decoders.
"""

import base64
import json
import random
import re
import unicodedata
import zlib
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, cycle, pairwise, product
from urllib.parse import quote

from tests.filters.encoders import (
    BRAILLE,
    DIGITS,
    LOWER,
    MORSE,
    UPPER,
    Encoder,
    Keeps,
    Write,
    as_number,
    base64_of,
    caesar,
    each,
    each_unit,
    groups,
    in_bits,
    lettered_words_of,
    letters_as,
    letters_of,
    spelled,
    substituted,
)

# Letters for letters


def permuted(small: str) -> Write:
    """Letters as their counterparts in another order of the alphabet."""
    return substituted(LOWER + UPPER, small + small.upper())


def keyed(word: str) -> str:
    """The alphabet with a keyword before all letters that are not in it."""
    return "".join(dict.fromkeys(word + LOWER))


def shuffled(seed: int) -> str:
    """The alphabet in some order."""
    order = list(LOWER)
    random.Random(seed).shuffle(order)  # noqa: S311
    return "".join(order)


def running(shifts: Callable[[str], Iterable[int]]) -> Write:
    """Letters moved on, each by the next of the shifts that are told by the letters of the text."""

    def write(text: str) -> str:
        steps = iter(shifts(letters_of(text)))
        return "".join(caesar(next(steps) % 26)(char) if char.lower() in LOWER else char for char in text)

    return write


def with_key(key: str) -> Write:
    """The Vigenère cipher without a word on it."""
    return running(lambda _: cycle(map(LOWER.index, key)))


def beaufort(key: str) -> Write:
    """The Beaufort cipher: the letter's place taken from the key's."""
    return lambda text: with_key(key)(permuted(LOWER[0] + LOWER[:0:-1])(text))


def autokey(key: str) -> Write:
    """The autokey cipher: the key, then the text itself."""
    return running(lambda letters: map(LOWER.index, key + letters))


ROWS = ("`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./")


def typed_around(by: int) -> Write:
    """Each letter as another one of its row, where what goes over one end comes in at the other."""
    rows = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    return permuted("".join(row[(row.index(char) + by) % len(row)] for char in LOWER for row in rows if char in row))


DVORAK = ("`1234567890[]", "',.pyfgcrl/=\\", "aoeuidhtns-", ";qjkxbmwvz")
COLEMAK = ("`1234567890-=", "qwfpgjluy;[]\\", "arstdhneio'", "zxcvbkm,./")
AZERTY = ("`1234567890-=", "azertyuiop[]\\", "qsdfghjklm'", "wxcvbn,;:/")


def typed_left(text: str) -> str:
    """Each character as the left neighbour of its key."""
    beside = {right: left for row in ROWS for left, right in pairwise(row)}
    return "".join(beside.get(char, char) for char in text.lower())


def layout(other: Sequence[str]) -> Write:
    """The keys of QWERTY on another layout."""
    return lambda text: substituted("".join(ROWS), "".join(other))(text.lower())


# Other orders


def keyed_columns(word: str) -> Write:
    """Columns read off in the order of a keyword's letters."""

    def write(text: str) -> str:
        filled = text + " " * (-len(text) % len(word))
        order = sorted(range(len(word)), key=word.__getitem__)
        return "".join(filled[place :: len(word)] for place in order)

    return write


def swapped_pairs(text: str) -> str:
    """Each two characters the other way round."""
    return "".join(part[::-1] for part in groups(text, 2))


def halves(text: str) -> str:
    """The second half between the characters of the first."""
    half = (len(text) + 1) // 2
    return "".join(one + other for one, other in zip(text[:half], text[half:].ljust(half), strict=True))


def odd_even(text: str) -> str:
    """Every second character, then the others."""
    return text[1::2] + text[::2]


def swapped_ends(text: str) -> str:
    """The first and the last letter of each word changed for each other."""
    return re.sub(r"\w{2,}", lambda match: match[0][-1] + match[0][1:-1] + match[0][0], text)


def downwards(text: str) -> str:
    """Each word a column."""
    words = text.split()
    return "\n".join(" ".join(word[row : row + 1] or " " for word in words) for row in range(max(map(len, words))))


# Words with more letters


def rails_on_lines(rails: int) -> Write:
    """A rail fence with each rail on a line, and dots for spaces, below a line that says so."""

    def write(text: str) -> str:
        dotted = re.sub(r"\s", "\u00b7", text)
        course = [*range(rails), *range(rails - 2, 0, -1)]
        placed = list(zip(cycle(course), dotted, strict=False))
        return "\n".join(
            (f"{rails} rails:", *("".join(char for at, char in placed if at == row) for row in range(rails)))
        )

    return write


def pig_latin_hyphens(text: str) -> str:
    """Pig Latin with a hyphen before what was moved."""
    parts = (re.match("([^aeiou]*)(.*)", word) for word in lettered_words_of(text))
    return " ".join(
        f"{part[2] or part[1]}-{part[1] if part[2] else ''}ay" if part[1] else f"{part[2]}-way"
        for part in parts
        if part
    )


def ubbi_dubbi(text: str) -> str:
    """`ub` before each sound of a vowel."""
    return re.sub("([aeiou]+)", r"ub\1", text.lower())


def gibberish(text: str) -> str:
    """`idig` before each sound of a vowel."""
    return re.sub("([aeiou]+)", r"idig\1", text.lower())


def rovarspraket(text: str) -> str:
    """Each consonant twice with an o between."""
    return re.sub("([bcdfghjklmnpqrstvwxz])", r"\1o\1", text.lower())


def p_language(text: str) -> str:
    """Each vowel once more after a p."""
    return re.sub("([aeiou])", r"\1p\1", text.lower())


def doubled(text: str) -> str:
    """Each character twice."""
    return "".join(char * 2 for char in text)


def capitals_between(text: str) -> str:
    """Letters as the only capitals among others."""
    rest = random.Random(len(text))  # noqa: S311
    return "".join("".join(rest.choices(LOWER, k=rest.randrange(1, 4))) + char for char in letters_of(text).upper())


# Digits of other bases


def digits(number: int, base: int, width: int = 0) -> str:
    """A number in a base, filled up to a width."""
    written = ""
    while number:
        number, digit = divmod(number, base)
        written = (DIGITS + LOWER)[digit] + written
    return written.rjust(width, "0")


def based(base: int, width: int, between: str = " ") -> Write:
    """Bytes as numbers of one width in a base."""
    return lambda text: between.join(digits(byte, base, width) for byte in text.encode())


def in_blocks(alphabet: str, size: int, between: str = " ") -> Write:
    """Blocks of so many bytes as numbers in a base, each in as many digits as the largest one needs."""

    def written(block: bytes) -> str:
        width = len(as_number(b"\xff" * len(block), alphabet))
        return as_number(block, alphabet).rjust(width, alphabet[0])

    return lambda text: between.join(
        written(raw) for at in range(0, len(text.encode()), size) if (raw := text.encode()[at : at + size])
    )


def in_signs(zero: str, one: str, between: str = " ", among: str = "") -> Write:
    """Bits as two signs."""
    return lambda text: between.join(
        among.join(one if bit == "1" else zero for bit in f"{byte:08b}") for byte in text.encode()
    )


def in_quarters(signs: str, between: str = "") -> Write:
    """Two bits a sign."""
    return lambda text: between.join(
        "".join(signs[byte >> place & 3] for place in (6, 4, 2, 0)) for byte in text.encode()
    )


def numbered(alphabet: str) -> Write:
    """All bytes as one number in the digits of an alphabet."""
    return lambda text: as_number(text.encode(), alphabet)


INK = "".join(map(chr, range(33, 127)))
BASE92 = "".join(char for char in INK if char not in '`"')


NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def in_words(number: int) -> str:
    """A number up to 999 in English."""
    if number >= 100:
        rest = f" {in_words(number % 100)}" if number % 100 else ""
        return f"{NUMBER_WORDS[number // 100]} hundred{rest}"
    if number < 20:
        return (*NUMBER_WORDS, *TEENS)[number]
    return TENS[number // 10] + (f"-{NUMBER_WORDS[number % 10]}" if number % 10 else "")


def number_words(text: str) -> str:
    """Code points as numbers in words."""
    return ", ".join(in_words(byte) for byte in text.encode())


def digit_words(text: str) -> str:
    """Code points digit by digit in words."""
    return ". ".join(" ".join(NUMBER_WORDS[int(digit)] for digit in str(byte)) for byte in text.encode())


def shifted_codes(by: int) -> Write:
    """Code points each too large by as much."""
    return lambda text: " ".join(str(byte + by) for byte in text.encode())


def decimal_sums(text: str) -> str:
    """Calls of `chr` with sums."""
    return "+".join(f"chr({byte - 7}+7)" for byte in text.encode())


def xored_hex(key: str) -> Write:
    """Hexadecimal of bytes combined with those of a key."""
    return lambda text: bytes(
        byte ^ other for byte, other in zip(text.encode(), cycle(key.encode()), strict=False)
    ).hex()


def grayed(text: str) -> str:
    """Bytes in Gray code, in bits."""
    return " ".join(f"{byte ^ byte >> 1:08b}" for byte in text.encode())


def ebcdic(between: str) -> Write:
    """Hexadecimal of EBCDIC."""
    return lambda text: text.encode("cp037").hex(between) if between else text.encode("cp037").hex()


def words_of_od(text: str) -> str:
    """What `od -x` writes."""
    raw = text.encode() + b" " * (len(text.encode()) % 2)
    lines = []
    for at in range(0, len(raw), 16):
        pairs = [raw[here : here + 2] for here in range(at, min(at + 16, len(raw)), 2)]
        lines.append(f"{at:07o} " + " ".join(f"{int.from_bytes(pair, 'little'):04x}" for pair in pairs))
    return "\n".join(lines)


def yenc(text: str) -> str:
    """The bytes of yEnc as characters."""
    shown = "".join(chr((byte + 42) % 256) for byte in text.encode())
    return f"=ybegin line=128 size={len(text)} name=notes.txt\n{shown}\n=yend size={len(text)}"


ACUTE = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


def punycode_words(text: str) -> str:
    """Each word with accents on its vowels, as a label of punycode (RFC 3492)."""
    return re.sub(
        r"\w*[aeiouyAEIOUY]\w*", lambda match: f"xn--{match[0].translate(ACUTE).encode('punycode').decode()}", text
    )


# Alphabets of other signs

PHONE = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
TAPS = {letter: str(key + 2) * (place + 1) for key, row in enumerate(PHONE) for place, letter in enumerate(row)}


def roman(number: int) -> str:
    """A number up to 26 in Roman numerals."""
    return "X" * (number // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[number % 10]


BAUDOT = "\0e\na siu\rdrjnfcktzlwhypqobg_mxv_"
OGHAM = dict(zip("blfsnhdtcqmg*zraouei", map(chr, range(0x1681, 0x1695)), strict=True))
RUNES = dict(zip(LOWER, "ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚴᛚᛗᚾᛟᛈᛩᚱᛋᛏᚢᚹᚥᛪᛃᛉ", strict=True))
RUNES_OF_ENGLAND = dict(zip(LOWER, "ᚪᛒᚳᛞᛖᚠᚷᚻᛁᛄᛣᛚᛗᚾᚩᛈᛢᚱᛋᛏᚢᚡᚹᛉᚣᛎ", strict=True)) | {" ": "᛫"}
CURRENCY = dict(zip(LOWER, "₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ", strict=True))
RUSSIAN_KEYS = dict(zip("qwertyuiop[]asdfghjkl;'zxcvbnm,.", "йцукенгшщзхъфывапролджэячсмитьбю", strict=True))
LOOPS = dict(zip(LOWER, "ค๒ς๔єŦوђเןкɭ๓ภ๏קợгรՇยשฬאץչ", strict=True))
MIRRORED = dict(zip(LOWER, "ɒdɔbɘʇgʜiįʞlmnoqpɿꙅƚuvwxyz", strict=True))
LEET_HARD = {
    "a": "4", "b": "8", "e": "3", "g": "6", "i": "!", "l": "1", "o": "0", "s": "5", "t": "7", "z": "2",
    "n": "|\\|", "v": "\\/", "c": "(",
}  # fmt: skip
_STROKES = r"/-\ |3 ( |) € |= 6 |-| ! _| |< 1_ /\/\ |\| () |° 0. |2 $ 7 |_| \/ \^/ >< `/ 2"
_OTHER_STROKES = r"@ 8 < [) 3 |= 9 ]-[ 1 _| /< |_ |\/| [\] [] |* 0_ |? 5 + (_) \/ \|/ >< '/ 2"
STROKES = dict(zip(LOWER, _STROKES.split(), strict=True))
OTHER_STROKES = dict(zip(LOWER, _OTHER_STROKES.split(), strict=True))
LEET_MIDDLE = {"a": "@", "e": "3", "g": "9", "i": "!", "l": "1", "o": "0", "s": "$", "t": "+"}
BLOCKS = (0x1D41A, 0x1D44E, 0x1D482, 0x1D4EA, 0x1D586)


def mixed_alphabets(text: str) -> str:
    """Letters of mathematical alphabets in turn."""
    return "".join(
        chr(BLOCKS[place % 5] + LOWER.index(char)) if char in LOWER and char != "h" else char
        for place, char in enumerate(text.lower())
    )


def braille_ascii(text: str) -> str:
    """Computer braille in North American Braille ASCII."""
    cells = " a1b'k2l@cif/msp\"e3h9o6r^djg>ntq,*5<-u8v.%[$+x!&;:4\\0z7(_?w]#y)="
    return "".join(chr(0x2800 + cells.index(char)) if char in cells else char for char in text.lower())


def spoken_morse(text: str) -> str:
    """Morse code in words."""
    names = {".": "dot", "-": "dash"}
    return spelled({char: "-".join(names[sign] for sign in code) for char, code in MORSE.items()}, " ", " / ")(text)


def drawn_as(alphabet: dict[str, str]) -> Write:
    """Each letter as its sign where the alphabet has one, all else as it is."""
    return lambda text: "".join(alphabet.get(char, char) for char in text.lower())


def square_of(key: str, rows: str) -> Write:
    """A square of five by five whose lines and columns have letters: ADFGX."""
    square = "".join(dict.fromkeys(key + LOWER.replace("j", "")))
    pairs = ["".join(pair) for pair in product(rows, repeat=2)]
    return lambda text: " ".join(pairs[square.index(char)] for char in letters_of(text).replace("j", "i"))


# Source code


def pieces_appended(text: str) -> str:
    """Short strings added to a variable."""
    return 's=""\n' + "\n".join(f's+="{part}"' for part in groups(text, 4))


def format_in_order(text: str) -> str:
    """The format operator of PowerShell."""
    parts = groups(text, 5)
    order = list(range(len(parts)))
    random.Random(3).shuffle(order)  # noqa: S311
    places = "".join(f"{{{order.index(number)}}}" for number in range(len(parts)))
    return f'("{places}" -f ' + ",".join(f"'{parts[number]}'" for number in order) + ")"


def latex(text: str) -> str:
    """Characters by `\\char`."""
    return "".join(f'\\char"{ord(char):02X} ' for char in text)


def encoded_words(form: str) -> Write:
    """Encoded words of mail (RFC 2047)."""

    def one(part: str) -> str:
        if form == "B":
            return f"=?utf-8?B?{base64_of(part)}?="
        return "=?utf-8?Q?" + "".join(char if char.isalnum() else f"={ord(char):02X}" for char in part) + "?="

    return lambda text: " ".join(map(one, groups(text, 40)))


def commented(text: str) -> str:
    """Base64 in lines of comments."""
    return "\n".join(f"# {line}" for line in groups(base64_of(text), 60))


def zipped(write: Callable[[bytes], bytes]) -> Write:
    """Compressed bytes in another form than base64."""
    return lambda text: write(zlib.compress(text.encode())).decode()


def overlong(text: str) -> str:
    """Percent-encoding of each character in two bytes, which UTF-8 forbids."""
    return "".join(f"%{0xC0 | ord(char) >> 6:02X}%{0x80 | ord(char) & 63:02X}" for char in text if ord(char) < 128)


_ALPHABETS_OF_64 = {
    "crypt": "./" + DIGITS + UPPER + LOWER,
    "bcrypt": "./" + UPPER + LOWER + DIGITS,
    "hqx": "!\"#$%&'()*+,-012345689@ABCDEFGHIJKLMNPQRSTUVXYZ[`abcdefhijklmpqr",
    "digits_first": DIGITS + UPPER + LOWER + "+/",
    "small_first": LOWER + UPPER + DIGITS + "+/",
    "imap": UPPER + LOWER + DIGITS + "+,",
    "dot_dash": UPPER + LOWER + DIGITS + "._",
}
GEOHASH = "0123456789bcdefghjkmnpqrstuvwxyz"


def in_some_order(form: str, between: str) -> Write:
    """Words in some order, each with its number."""

    def write(text: str) -> str:
        words = list(enumerate(text.split()))
        random.Random(text).shuffle(words)  # noqa: S311
        return between.join(form % {"at": number, "word": json.dumps(word)} for number, word in words)

    return write


def labelled(form: str, width: int) -> Write:
    """Base64 in pieces, each in a line of its own behind a label with its number."""

    def write(text: str) -> str:
        encoded = base64.b64encode(text.encode()).decode()
        pieces = [encoded[at : at + width] for at in range(0, len(encoded), width)]
        return "\n".join(form % {"at": number, "piece": piece} for number, piece in enumerate(pieces, 1))

    return write


_TEXTS: tuple[tuple[str, Write], ...] = (
    ("words_numbered", in_some_order("%(at)d. %(word)s", "\n")),
    ("words_numbered_in_json", in_some_order('{"pos": %(at)d, "word": %(word)s}', ", ")),
    ("base64_labelled", labelled("part%(at)d: %(piece)s", 12)),
    *((f"base64_{name}", lambda text, of=alphabet: in_bits(text.encode(), of, 6))
      for name, alphabet in _ALPHABETS_OF_64.items()),
    ("base32_geohash", lambda text: in_bits(text.encode(), GEOHASH, 5)),
    ("base26", numbered(UPPER)),
    ("base56", numbered("23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz")),
    ("base58_flickr", numbered("123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")),
    ("base58_ripple", numbered("rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz")),
    ("base60", numbered(DIGITS + UPPER.replace("I", "").replace("O", "") + "_" + LOWER.replace("l", ""))),
    ("base63", numbered(DIGITS + UPPER + LOWER + "_")),
    ("base67", numbered(UPPER + LOWER + DIGITS + "-_.!~")),
    ("base62_small_capitals", numbered(LOWER + UPPER + DIGITS)),
    ("base94", numbered(INK)),
    ("base92", numbered(BASE92)),
    ("one_number", numbered(DIGITS)),
    ("base3", based(3, 5)),
    ("base4", based(4, 4)),
    ("base5", based(5, 4)),
    ("base6", based(6, 3)),
    ("base7", based(7, 3)),
    ("base9", based(9, 3)),
    ("base12", based(12, 2)),
    ("base20", based(20, 2)),
    ("base36_each", based(36, 2)),
    ("base36_dots", based(36, 2, between=".")),
    ("base58_blocks", in_blocks("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 8, between="")),
    ("base62_blocks", in_blocks(DIGITS + UPPER + LOWER, 8)),
    ("binary_nine", lambda text: " ".join(f"{byte:09b}" for byte in text.encode())),
    ("binary_ox", in_signs("o", "x")),
    ("binary_ab_joined", in_signs("a", "b", between="")),
    ("binary_words", in_signs("zero", "one", between="  ", among=" ")),
    ("binary_moons", in_signs("🌑", "🌕")),
    ("digits_for_spaces", lambda text: "".join(
        str(place % 10) if char == " " else char for place, char in enumerate(text))),
    ("digits_amid_letters", lambda text: "".join(
        f"{char}{place % 10}" if char.isalpha() else char for place, char in enumerate(text))),
    ("binary_plus_minus", in_signs("-", "+")),
    ("binary_yes_no", in_signs("no", "yes", between=" | ", among=" ")),
    ("binary_high_low", in_signs("L", "H")),
    ("binary_strokes", in_signs("二", "一", between="")),
    ("binary_lines", lambda text: "\n".join(groups(in_signs("0", "1", between="")(text), 60))),
    ("binary_dots", in_signs(".", "-")),
    ("dna", in_quarters("ACGT")),
    ("dna_other", in_quarters("GATC")),
    ("number_words", number_words),
    ("digit_words", digit_words),
    ("codes_moved", shifted_codes(3)),
    ("decimal_sums", decimal_sums),
    ("xored", xored_hex("Z")),
    ("xored_key", xored_hex("key")),
    ("gray", grayed),
    ("ebcdic", ebcdic(" ")),
    ("ebcdic_joined", ebcdic("")),
    ("od_words", words_of_od),
    ("yenc", yenc),
    ("names_spaced", lambda text: " ".join(map(unicodedata.name, " ".join(text.split())))),
    ("hex_of_basic", lambda text: "&".join(f"ChrW(&H{byte:02X})" for byte in text.encode())),
    ("hex_of_verilog", each_unit("8'h{:02x} ")),
    ("bytes_of_rust", lambda text: f"vec![{', '.join(f'{byte}u8' for byte in text.encode())}]"),
    ("bytes_in_places", lambda text: "\n".join(f"b[{at}] = {byte};" for at, byte in enumerate(text.encode()))),
    ("hex_angles", each_unit("<{:02x}>")),
    ("hex_braces", each_unit("{{{:02x}}}")),
    ("hex_percent_u", each("%u{:04X}")),
    ("latex", latex),
    ("punycode_words", punycode_words),
    ("encoded_words_b", encoded_words("B")),
    ("encoded_words_q", encoded_words("Q")),
    ("base64_commented", commented),
    ("zlib_base32", zipped(base64.b32encode)),
    ("zlib_base85", zipped(base64.b85encode)),
    ("zlib_hex", zipped(base64.b16encode)),
    ("overlong", overlong),
    ("percent_three_times", lambda text: quote(quote(each_unit("%{:02X}")(text)))),
    ("appended", pieces_appended),
    ("format_in_order", format_in_order),
    ("xor_list", lambda text: json.dumps([byte ^ 42 for byte in text.encode()])),
    ("differences", lambda text: " ".join(
        str(after - before) for before, after in zip(b"\0" + text.encode(), text.encode(), strict=False))),
    ("sums", lambda text: " ".join(map(str, accumulate(text.encode())))),
    ("shuffled", permuted(shuffled(1))),
    ("shuffled_other", permuted(shuffled(2))),
    ("keyword", permuted(keyed("secret"))),
    ("keyword_other", permuted(keyed("zebra"))),
    ("qwerty_alphabet", permuted("qwertyuiopasdfghjklzxcvbnm")),
    ("typed_left", typed_left),
    ("typed_left_around", typed_around(-1)),
    ("typed_right_around", typed_around(1)),
    ("dvorak", layout(DVORAK)),
    ("colemak", layout(COLEMAK)),
    ("azerty", layout(AZERTY)),
    ("vigenere_key", with_key("key")),
    ("vigenere_secret", with_key("secret")),
    ("vigenere_rare", with_key("plum")),
    ("beaufort", beaufort("lemon")),
    ("autokey", autokey("queen")),
    ("trithemius", running(lambda letters: range(len(letters)))),
    ("trithemius_from_one", running(lambda letters: range(1, len(letters) + 1))),
    ("alternating", running(lambda _: cycle((1, -1)))),
    ("rot13_of_atbash", lambda text: caesar(13)(permuted(LOWER[::-1])(text))),
    ("vigenere_of_caesar", lambda text: caesar(5)(with_key("key")(text))),
    ("keyed_columns", keyed_columns("zebras")),
    ("rails_five", lambda text: "".join(char for _, char in sorted(
        zip(cycle((0, 1, 2, 3, 4, 3, 2, 1)), text, strict=False), key=lambda pair: pair[0]))),
    ("swapped_pairs", swapped_pairs),
    ("halves", halves),
    ("odd_even", odd_even),
    ("reversed_all_words", lambda text: " ".join(word[::-1] for word in reversed(text.split()))),
    ("doubled", doubled),
)  # fmt: skip
_LETTERED: tuple[tuple[str, Write], ...] = (
    *((f"rails_on_{rails}_lines", rails_on_lines(rails)) for rails in range(2, 9)),
    ("pig_latin_hyphens", pig_latin_hyphens),
    ("swapped_ends", swapped_ends),
    ("downwards", downwards),
    ("groups_of_four", lambda text: " ".join(groups(letters_of(text), 4))),
    ("caesar_in_groups", lambda text: " ".join(groups(caesar(3)(letters_of(text)).upper(), 5))),
    ("ubbi_dubbi", ubbi_dubbi),
    ("gibberish", gibberish),
    ("rovarspraket", rovarspraket),
    ("p_language", p_language),
    ("capitals_between", capitals_between),
    ("phone_taps", spelled({char: TAPS.get(char, "") for char in LOWER}, " ", " / ")),
    ("phone_taps_dashed", spelled({char: TAPS.get(char, "") for char in LOWER}, "-", " ")),
    ("roman", letters_as(roman, "-", " / ")),
    ("a0z25", letters_as(lambda place: str(place - 1), " ", " / ")),
    ("z1a26", letters_as(lambda place: str(27 - place), "-", " ")),
    ("a1z26_padded", letters_as(lambda place: f"{place:02d}", "", " ")),
    ("circled_numbers", letters_as(
        lambda place: chr(0x2460 + place - 1) if place <= 20 else chr(0x3251 + place - 21), "", " ")),
    ("letters_of_26", letters_as(lambda place: f"{place:05b}", " ", "  ")),
    ("baudot", lambda text: " ".join(
        f"{BAUDOT.index(char):05b}" for char in re.sub("[^a-z ]", "", text.lower()))),
    ("bits_of_26", letters_as(
        lambda place: "".join("🔴" if bit == "1" else "⚪" for bit in f"{place:05b}"), " ", "  ")),
    ("morse_spoken", spoken_morse),
    ("morse_bits", lambda text: spelled(MORSE, " ", " / ")(text).replace(".", "0").replace("-", "1")),
    ("morse_commas", spelled(MORSE, ",", ", ")),
    ("morse_in_lines", spelled(MORSE, "\n", "\n\n")),
    ("morse_letters", lambda text: spelled(MORSE, " ", " / ")(text).replace(".", "A").replace("-", "B")),
    ("morse_short_long", lambda text: spelled(MORSE, ", ", "; ")(text).replace(".", "short ").replace("-", "long ")),
    ("braille_bits", lambda text: " ".join(
        "".join(str(ord(BRAILLE[char]) >> dot & 1) for dot in range(6)) for char in text.lower() if char in BRAILLE)),
    ("morse_emoji", lambda text: spelled(MORSE, " ", " / ")(text).replace(".", "🔹").replace("-", "➖")),
    ("adfgx", square_of("", "ADFGX")),
    ("polybius_letters", square_of("", "ABCDE")),
    ("ogham", drawn_as(OGHAM)),
    ("runes", drawn_as(RUNES)),
    ("runes_of_england", drawn_as(RUNES_OF_ENGLAND)),
    ("currency", drawn_as(CURRENCY)),
    ("russian_keys", drawn_as(RUSSIAN_KEYS)),
    ("loops", drawn_as(LOOPS)),
    ("mirrored", lambda text: drawn_as(MIRRORED)(text)[::-1]),
    ("leet_hard", lambda text: drawn_as(LEET_HARD)(re.sub("[0-9]", "", text))),
    ("strokes", lambda text: drawn_as(STROKES)(re.sub("[0-9]", "", text))),
    ("other_strokes", lambda text: drawn_as(OTHER_STROKES)(re.sub("[0-9]", "", text))),
    ("leet_middle", lambda text: drawn_as(LEET_MIDDLE)(re.sub("[0-9]", "", text))),
    ("mixed_alphabets", mixed_alphabets),
    ("braille_ascii", braille_ascii),
)  # fmt: skip

RARE: tuple[Encoder, ...] = tuple(
    Encoder(name, write, keeps)
    for keeps, written in ((Keeps.TEXT, _TEXTS), (Keeps.LETTERS, _LETTERED))
    for name, write in written
)
