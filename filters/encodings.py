"""Decoders of encodings that turn a whole text into other characters: base64, base32, hex, code points, and the like.

Each finds its candidates by the shape of the text: a byte table maps the characters of the encoding to one letter, and
runs of that letter are found by `bytes.find`, which passes over prose many times faster than an expression. Whether a
candidate is encoded text is decided by decoding it.
"""

import binascii
import bz2
import lzma
import re
import zlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import chain

from filters.decoded import READABLE, Decoded, Steps, is_of_units, read_text
from filters.lexicon import fluency
from filters.pieces import OVERLAP, PIECE

_RUN = b"a"


def byte_table(members: str, to: bytes = _RUN) -> bytes:
    """A table for `bytes.translate`: the members become `to`, everything else a space."""
    return bytes(to[0] if chr(code) in members else 32 for code in range(256))


def shape(text: str, table: bytes) -> bytes:
    """One byte for each character of the text."""
    return text.encode("ascii", "replace").translate(table)


def unwrapped(
    text: str, found: Iterable[tuple[int, int]], lines: re.Pattern[str]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """The spans that each run may have: with the lines after it that go on with it, which `lines` matches, and alone.

    Lines are put together once, from the first of them, since doing so from each would take quadratic time.
    """
    done = 0
    for start, end in found:
        follows = text[end : end + 3].lstrip(" \t").startswith(("\n", "\r\n"))
        more = lines.match(text, start) if follows and start >= done else None
        if more is None:
            yield ((start, end),)
        else:
            done = more.end()
            yield (start, done), (start, end)


def _has_any(shaped: bytes, needles: Iterable[bytes]) -> bool:
    return any(map(shaped.__contains__, needles))


def runs(shaped: bytes, least: int) -> Iterator[tuple[int, int]]:
    """The spans of all runs of `least` and more members."""
    needle = _RUN * least
    start = shaped.find(needle)
    while start >= 0:
        end = shaped.find(b" ", start + least)
        if end < 0:
            yield start, len(shaped)
            return
        yield start, end
        start = shaped.find(needle, end)


# Base64

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"
_BASE64_TABLE = byte_table(_UPPER + _LOWER + _DIGITS + "+/-_")
_BASE64_LEAST = 16
_BASE64_BEGINS = "CDIJKLMNOPQRSTUVWXYZabcdef"
_URLSAFE = str.maketrans("-_", "+/")
_ROT13 = str.maketrans(_UPPER + _LOWER, _UPPER[13:] + _UPPER[:13] + _LOWER[13:] + _LOWER[:13])
_SAMPLE = 48
"""Characters: a whole number of groups in every encoding."""
# Lines of wrapped base64, as mail and PEM have it: more lines follow with nothing but an indent or quote mark between.
_BASE64_LINES = re.compile(r"[A-Za-z0-9+/_-]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[A-Za-z0-9+/_-]{2,}+)++")
_BETWEEN_LINES = re.compile(r"[^A-Za-z0-9+/_-]+")
_WORD_RUN = re.compile(r"[A-Za-z0-9+/=]+")
_SMALLEST_GROUP = 3
_CASES_TABLE = bytes(
    108 if chr(code) in _LOWER + _DIGITS else 117 if chr(code) in _UPPER else 32 for code in range(256)
)
"""For finding what groups of base64 have and words do not: a capital that is not the first letter."""
_WIDEST_GAP = 5
_FEWEST_GROUPS = 3
_WORD = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z][a-z]+(?![A-Za-z0-9+/_-])")
# The look-behind keeps a long run from being read anew at each "eyJ" in it.
_JWT = re.compile(r"(?<![\w-])eyJ[\w-]{8,}+\.(?:eyJ)?[\w-]{8,}+(?:\.[\w-]*+)?")
_DATA_URI = re.compile(r"data:[\w.+-]{1,40}/[\w.+-]{1,60}(?:;[\w=.+-]{1,40}){0,4};base64,$")
_DATA_URI_LENGTH = 240


def find_base64(text: str) -> Steps:
    """Base64 (RFC 4648) of either alphabet, padded or not, wrapped or not, at any alignment within a longer run.

    A run that does not decode is tried reversed and under rot13 as well. JWTs and data URIs hide nothing.
    """
    shaped = shape(text, _BASE64_TABLE)
    tokens = [match.span() for match in _JWT.finditer(text)] if "eyJ" in text else []
    unwrapped = done = 0
    vain: set[str] = set()
    for start, end in runs(shaped, _BASE64_LEAST):
        if start < done:
            continue
        if text[start:end] in vain:
            yield None
            continue
        lines = _wrapped(text, start, end) if start >= unwrapped else None
        if lines is None and _is_of_one_case(text[start:end]):
            vain.add(text[start:end])
            yield None
            continue
        hides = _is_declared(text, start, end, tokens)
        found: Iterator[Decoded] = iter(())
        if lines is not None:
            unwrapped = lines.end()  # reading on from every one of its lines would take quadratic time
            found = _read_groups(lines[0], lines.start(), lines.end(), hides)
        padded = end + _padding(text[end : end + 2])
        for decoded in chain(found, _read_base64(text[start:end], start, padded, hides)):
            done = decoded.end
            yield decoded
            break
        else:
            vain.add(text[start:end])
        yield None
    cases = shape(text, _CASES_TABLE)
    if b"lu" not in cases:
        return
    grouped: list[tuple[int, int]] = []
    place = yield from _place_of_groups(cases, shaped)
    for start, end in _groups(text, shaped, place) if place >= 0 else ():
        for decoded in _read_groups(text[start:end], start, end, None):
            grouped.append((start, end))
            yield decoded
        yield None
    for words in _find_words(text, cases, shaped):
        if words is None or not any(start <= words.start and words.end <= end + 4 for start, end in grouped):
            yield words


_ENCODED_WORD = re.compile(r"(?:[A-Za-z0-9+/]{4}){0,8}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)")
_LONGEST_ENCODED = 48
_PRINTED = re.compile(rb"[\x20-\x7e]+")
_FEWEST_WORDS = 3
_FLUENT_WORDS = 2


def _find_words(text: str, cases: bytes, shaped: bytes) -> Steps:
    """Words that are encoded each on its own."""
    at = cases.find(b"lu")
    while at >= 0:
        start, over = shaped.rfind(b" ", 0, at) + 1, shaped.find(b" ", at)
        over = over if over >= 0 else len(shaped)
        if over - start > _LONGEST_ENCODED:
            at = cases.find(b"lu", over)
            continue
        start = _first_word(text, start)
        words: list[str] = []
        end = start
        for match in _WORD_RUN.finditer(text, start):
            word = _from_word(match[0])
            if not word or text[end : match.start()].strip():
                break
            words.append(word)
            end = match.end()
        decoded = " ".join(words)
        if len(words) >= _FEWEST_WORDS and fluency(decoded) >= _FLUENT_WORDS:
            yield Decoded(decoded, start, end, "base64_words")
        yield None
        at = cases.find(b"lu", max(end, over))


def _first_word(text: str, start: int) -> int:
    """Where the first of the encoded words before an encoded word begins."""
    while start and text[start - 1].isspace():
        words = text[max(0, start - _LONGEST_ENCODED) : start - 1].split()
        word = words[-1].lstrip(_QUOTES) if words else ""
        if not _from_word(word):
            break
        start -= len(word) + 1
    return start


_QUOTES = "\"'`([{:,"


def _from_word(word: str) -> str:
    if len(word) % 4 or not _ENCODED_WORD.fullmatch(word):
        return ""
    raw = binascii.a2b_base64(word)
    return raw.decode() if _PRINTED.fullmatch(raw) else ""


def _place_of_groups(cases: bytes, shaped: bytes) -> Generator[None, None, int]:
    """Where the first groups may begin, or -1; pauses where it has to look around.

    There, two runs with a capital where a word has none stand close together, one of them among its equals.
    """
    before_that = before = -_NEAR - 1
    at = cases.find(b"lu")
    while at >= 0:
        start, end = shaped.rfind(b" ", 0, at) + 1, shaped.find(b" ", at)
        end = end if end >= 0 else len(shaped)
        if start - before <= _NEAR and _SMALLEST_GROUP <= end - start < _BASE64_LEAST:
            if _is_among_equals(shaped, before_that, before) or _is_among_equals(shaped, start, end):
                return max(0, before_that - _BEFORE_GROUPS)
            yield None
        before_that, before = start, end
        at = cases.find(b"lu", end)
    return -1


_BEFORE_GROUPS = 160
"""Characters before the first such run in which there may be groups without one."""


_NEAR = 48
"""Characters between two groups that have such a capital."""


def _is_among_equals(shaped: bytes, start: int, end: int) -> bool:
    size = end - start
    before = _size_before(shaped, start)
    after, after_that = _size_after(shaped, end)
    if after == size:
        return before == size or 0 < after_that <= size
    return before == size and (
        0 < after < size or _size_before(shaped, shaped.rfind(_RUN, 0, start) + 1 - size) == size
    )


def _size_before(shaped: bytes, start: int) -> int:
    """The length of the run before a place, 0 where it is too far away."""
    end = shaped.rfind(_RUN, 0, max(start, 0)) + 1
    return end - shaped.rfind(b" ", 0, end) - 1 if 0 < end >= start - _WIDEST_GAP else 0


def _size_after(shaped: bytes, end: int) -> tuple[int, int]:
    """The lengths of the two runs after a place, 0 where one is too far away."""
    sizes = [0, 0]
    for place in range(2):
        start = shaped.find(_RUN, end, end + _WIDEST_GAP + 1)
        if start < 0:
            break
        end = shaped.find(b" ", start)
        end = end if end >= 0 else len(shaped)
        sizes[place] = end - start
    return sizes[0], sizes[1]


def _groups(text: str, shaped: bytes, place: int) -> Iterator[tuple[int, int]]:
    """The spans of three and more groups of one size, the last one maybe shorter, with the same marks between them."""
    alike = _ALIKE.search(shaped, place)
    while alike is not None:
        size, between = len(alike[1]), text[alike.end(1) : alike.end(2)]
        count, last, end = 1, alike.start(), alike.end(1)
        while end - last == size and text.startswith(between, end) and shaped.startswith(_RUN, end + len(between)):
            start = end + len(between)
            over = shaped.find(b" ", start)
            over = over if over >= 0 else len(shaped)
            if over - start > size:
                break
            count, last, end = count + 1, start, over
        if count >= _FEWEST_GROUPS:
            yield alike.start(), end
        alike = _ALIKE.search(shaped, last)  # what ended one group may begin the next


_ALIKE = re.compile(
    rb"(?<!a)(a{%d,%d})( {1,%d})\1\2a{1,%d}(?!a)" % (_SMALLEST_GROUP, _BASE64_LEAST - 1, _WIDEST_GAP, _BASE64_LEAST - 1)
)
"""Two runs of one size and the beginning of a third, the same number of marks between them."""


def _padding(follows: str) -> int:
    return len(follows) - len(follows.lstrip("="))


def _wrapped(text: str, start: int, end: int) -> re.Match[str] | None:
    follows = text[end : end + 4].lstrip(" \t=")
    return _BASE64_LINES.match(text, start) if follows.startswith(("\n", "\r\n")) else None


def _is_declared(text: str, start: int, end: int, tokens: Sequence[tuple[int, int]]) -> bool | None:
    """False where the run stands in a JWT or data URI, which ordinary text holds; else None."""
    before = bisect_right(tokens, (start, len(text)))
    if before and end <= tokens[before - 1][1]:
        return False
    if text[start - 1 : start] == "," and _DATA_URI.search(text[max(0, start - _DATA_URI_LENGTH) : start]):
        return False
    return None


def _read_groups(groups: str, start: int, end: int, hides: bool | None) -> Iterator[Decoded]:
    """Groups or lines of base64 read as one, unless most of them are words: repeated words decode to text as well."""
    if len(_WORD.findall(groups)) * 2 <= len(_BETWEEN_LINES.split(groups)):
        yield from _read_base64(_BETWEEN_LINES.sub("", groups), start, end, hides)


def _read_base64(run: str, start: int, end: int, hides: bool | None) -> Iterator[Decoded]:
    if _is_of_one_case(run):
        return
    for variant, spelled in spellings(_without_dashes(run).translate(_URLSAFE)):
        decoded = at_any_phase(spelled, 4, _from_base64, begins=_BASE64_BEGINS if variant else "")
        if decoded is not None:
            if not variant and fluency(decoded) == 0:
                yield from _read_xored(_from_base64(spelled), start, end)
            yield Decoded(decoded, start, end, variant and f"base64_{variant}", hides)
            return
    if len(run) >= _LEAST_XORED * 4 // 3:
        yield from _read_xored(_from_base64(run.translate(_URLSAFE)), start, end)
    yield from _find_islands(run.translate(_URLSAFE), 4, _from_base64, start, end)


def _is_of_one_case(run: str) -> bool:
    """Whether a run is an identifier, a path or a rule of dashes: base64 of a text has letters of both cases."""
    return run.lower() == run or run.upper() == run


def _without_dashes(run: str) -> str:
    """A run without the dashes between its parts, where these are all of one size."""
    parts = run.split("-")
    if len(parts) < _FEWEST_GROUPS or len({len(part) for part in parts[:-1]}) > 1 or len(parts[-1]) > len(parts[0]):
        return run
    return "".join(parts)


def spellings(run: str) -> Iterator[tuple[str, str]]:
    """A run as it is, and as it was before a simple disguise that leaves it looking like any other."""
    yield "", run
    yield "reversed", run[::-1]
    yield "rot13", run.translate(_ROT13)
    yield "swapped", run.swapcase()


def _from_base64(run: str) -> bytes:
    whole = len(run) - (len(run) % 4 == 1)
    return binascii.a2b_base64(run[:whole] + "=" * (-whole % 4))


_ISLANDS_FROM = 64
_ISLAND_LEAST = 16
_FLUENT = 3
_PLAIN = b"\0\t\n\r" + bytes(range(0x20, 0x7F))
# From anywhere within UTF-8 to anywhere within it.
PARTIAL_UTF8 = re.compile(
    rb"[\x80-\xbf]{0,3}+(?:[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*+"
    rb"(?:[\xc2-\xf4][\x80-\xbf]{0,2})?"
)


def at_any_phase(run: str, phases: int, decode: Callable[[str], bytes], *, begins: str = "") -> str | None:
    """The text that a run holds at the first phase at which it holds one.

    A run may begin with characters that belong to what stands before it, and a text that is cut in pieces begins
    anywhere. A sample from the middle is decoded first: `read_text` asks for a text that reaches there. `begins` holds
    the characters with which groups of ASCII text begin; given these, only such text is sought beyond the first phase.
    """
    middle = len(run) // 2
    for phase in range(phases):
        first = max(phase, phase + (middle - phase - _SAMPLE // 2) // phases * phases)
        groups = run[first : first + _SAMPLE : phases] if phase and begins else ""
        if len(groups.strip(begins)) * 2 > len(groups):
            continue
        sample = decode(run[first : first + _SAMPLE])
        if not is_promising(sample):
            continue
        found = read_text(decode(run[phase:]))
        if found is not None:
            return found
    return None


def _find_islands(run: str, phases: int, decode: Callable[[str], bytes], start: int, end: int) -> Iterator[Decoded]:
    """Language amid other bytes. Images and certificates hold some too, so it is read but does not count as hidden."""
    if len(run) < _ISLANDS_FROM:
        return
    for phase in range(phases):
        raw = decode(run[phase:])
        for first, last in runs(raw.translate(READABLE), _ISLAND_LEAST):
            island = raw[first:last].decode("ascii")
            if fluency(island) >= _FLUENT:
                yield Decoded(island, start, end, hides=False)


def is_promising(sample: bytes) -> bool:
    """Whether the bytes around the middle of a run may belong to a text that reaches there from one side at least."""
    half = len(sample) // 2
    if sample[half:].translate(None, _PLAIN) and sample[:half].translate(None, _PLAIN):
        if sample.isascii():
            return len(sample.translate(None, _PLAIN)) * 10 <= len(sample) * 4
        return PARTIAL_UTF8.fullmatch(sample) is not None or is_of_units(sample)
    return sample.count(0) * 5 < len(sample) * 4


# Compressed text inside base64

_INFLATED = 1 << 14
_RAW_SAMPLE = 64
_MOST_STREAMS = 4
"""Streams compressed within each other that are read."""
_MOST_COMPRESSED = 1 << 20
"""Bytes of a stream within another one."""
_BZIP2, _XZ = 1, 2
"""Formats beside the windows of zlib."""
_GZIP = b"\x1f\x8b\x08"
_HEX_GZIP = re.compile(r"1[fF]8[bB]08[0-9A-Fa-f]{18,}+")
_MAGIC = (("H4sI", 31), ("eJ", 15), ("eN", 15), ("eA", 15), ("eF", 15), ("Qlpo", _BZIP2), ("/Td6WFoA", _XZ))
"""How base64 of gzip (RFC 1952), zlib (RFC 1950), bzip2 and xz begins, and the number of the format."""
_ZIPPED = "UEsDB"
_STARTS = (_ZIPPED, *tuple(magic for start, _ in _MAGIC for magic in (start, start.translate(_ROT13))))
_ENDS = tuple(start[::-1] for start, _ in _MAGIC)


def find_deflated(text: str) -> Steps:
    """Text compressed by gzip, zlib or plain deflate and written as base64 or hex, in parts as it inflates.

    The parts are inflated one by one, as the caller asks for them, so a caller that stops at a limit is safe from
    decompression bombs. A part begins with the end of the part before. A stream that goes on where a long text was cut
    in pieces is `cut`, as is one within too many others.
    """
    for match in _HEX_GZIP.finditer(text):
        whole = match.end() < len(text) or len(text) < PIECE
        yield from _read_deflated(_from_hex(match[0]), 31, match.span(), whole=whole)
    done = 0
    for start, end in runs(shape(text, _BASE64_TABLE), _BASE64_LEAST):
        if start < done:
            continue
        if not (text.startswith(_STARTS, start) or text.endswith(_ENDS, start, end)):
            raw = _raw_deflated(text[start:end])
            yield from _read_deflated(raw, -15, (start, end), whole=True) if raw else (None,)
            continue
        lines = _wrapped(text, start, end)
        done = end if lines is None else lines.end()
        if text.startswith(_ZIPPED, start):
            packed = _from_base64(_BETWEEN_LINES.sub("", text[start:done]).translate(_URLSAFE))
            for entry in _entries(packed):
                yield from _read_deflated(entry, -15, (start, done), variant="zip", whole=True)
            continue
        whole = done < len(text) or len(text) < PIECE
        for variant, run in spellings(_BETWEEN_LINES.sub("", text[start:done]).translate(_URLSAFE)):
            window = next((window for magic, window in _MAGIC if run.startswith(magic)), 0)
            named = variant and f"deflated_{variant}"
            if window:
                yield from _read_deflated(_from_base64(run), window, (start, done), variant=named, whole=whole)
            yield None


_ENTRY = b"PK\x03\x04"
_HEADER = 30
"""Bytes of an entry's header, before its name and what else it says of itself."""


def _entries(raw: bytes) -> Iterator[bytes]:
    """What begins with the compressed bytes of each file in a zip archive."""
    at = raw.find(_ENTRY)
    while at >= 0:
        named = int.from_bytes(raw[at + 26 : at + 28], "little") + int.from_bytes(raw[at + 28 : at + 30], "little")
        yield raw[at + _HEADER + named :]
        at = raw.find(_ENTRY, at + _HEADER)


def _raw_deflated(run: str) -> bytes:
    """The bytes of a run that may be deflated text without a header, as its beginning inflates to text; else none."""
    if _is_of_one_case(run):
        return b""
    raw = _from_base64(run.translate(_URLSAFE))
    try:
        head = zlib.decompressobj(-15).decompress(raw, _RAW_SAMPLE)
    except zlib.error:
        return b""
    return raw if read_text(head) is not None else b""


def _read_deflated(raw: bytes, window: int, span: tuple[int, int], *, variant: str = "", whole: bool) -> Steps:
    """The texts in compressed bytes, and in what is compressed in them in turn; None for each part that is no text."""
    for _ in range(_MOST_STREAMS):
        inner = bytearray()
        before = ""
        for part in _inflate(raw, window):
            if part is None:
                yield None if whole else Decoded("", *span, variant, cut=True)
            elif (inner or part.startswith(_GZIP)) and len(inner) < _MOST_COMPRESSED:
                inner += part
                yield None
            else:
                found = read_text(part)
                yield None if found is None else Decoded(before + found, *span, variant)
                before = (found or "")[-OVERLAP:]
        if not inner:
            return
        raw, window = bytes(inner), 31
    yield Decoded("", *span, variant, cut=True)


def _inflate(raw: bytes, window: int) -> Iterator[bytes | None]:
    """The bytes of a stream and of those after it, part by part; None at the end if more should have come."""
    if window in (_BZIP2, _XZ):
        yield from _expand(raw, window)
        return
    stream = zlib.decompressobj(window)
    ended = False
    try:
        while raw:
            yield stream.decompress(raw, _INFLATED)
            raw, ended = stream.unconsumed_tail or stream.unused_data, stream.eof
            if ended:
                stream = zlib.decompressobj(window)
    except zlib.error:
        return
    if not ended:
        yield stream.flush()
        yield None


_XZ_MEMORY = 1 << 24


def _expand(raw: bytes, form: int) -> Iterator[bytes | None]:
    """The bytes of a bzip2 or xz stream, part by part; None at the end if more should have come.

    A block of bzip2 is undone at once, so only blocks of the smallest size are.
    """
    stream: bz2.BZ2Decompressor | lzma.LZMADecompressor
    if form == _BZIP2:
        stream = bz2.BZ2Decompressor()
        raw = b"BZh1" + raw[4:]
    else:
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_MEMORY)
    try:
        while not stream.eof and (raw or not stream.needs_input):
            yield stream.decompress(raw, _INFLATED)
            raw = b""
    except (OSError, lzma.LZMAError):
        return
    if not stream.eof:
        yield None


# Hex

_HEX_TABLE = byte_table(_DIGITS + "abcdefABCDEF")
_HEX_LEAST = 24
_SEPARATED_TABLE = bytes(
    97
    if chr(code) in _DIGITS + "abcdefABCDEF"
    else 115
    if chr(code) in " ,:;-_.|/\n\t#$%=&'\"hH"
    else 120
    if code in (120, 88)
    else 32
    for code in range(256)
)
_SEPARATED_HINTS = (b"aasaa", b"aassaa", b"xaa")
"""One of these is in each of the shapes."""
_SEPARATED_SHAPES = (
    b"aasaasaasaas",
    b"aassaassaass",
    b"aaaasaaaasaaaas",
    b"aaaaaaaasaaaaaaaas",
    b"aaaaaasaaaaaasaaaaaa",
    b"aaaaaassaaaaaassaaaaaa",
    b"axaasaxaa",
    b"axaassaxaa",
    b"axaaaxaa",
    b"xaa xaa xaa",
    b"xaasxaasxaa",
    b"axaas a  a axaas",
)
_HEX_PAIRS = re.compile(
    r"(?<![0-9A-Za-z])(?:[0\\]?x|[#$%=&\\]h?)?+(?:[0-9a-f]{2}){1,16}+h?+"
    r"(?:[ ,:;\-_.|/\n\t\"']{0,4}+(?:\((?:unsigned )?(?:byte|char)\))?+"
    r"(?:[0\\]?x|[#$%=&\\]h?)?+(?:[0-9a-f]{2}){1,16}+h?+){3,}+",
    re.IGNORECASE,
)
_HEX_LINES = re.compile(r"[0-9A-Fa-f]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[0-9A-Fa-f]{2,}+(?![^\s]))++")
_HEX_ONLY = re.compile(r"[0-9a-fA-F\s]{24,}")
_HEX_NOISE = re.compile(r"\([a-z ]{4,16}\)|[0\\]?x|[^0-9a-f]", re.IGNORECASE)


def find_hex(text: str) -> Steps:
    """Hexadecimal bytes: in one run, or in groups apart by a mark, each with or without `0x` or `\\x` before it."""
    done = 0
    for spans in unwrapped(text, runs(shape(text, _HEX_TABLE), _HEX_LEAST), _HEX_LINES):
        for start, end in spans if spans[0][0] >= done else ():
            for decoded in _read_hex(_HEX_NOISE.sub("", text[start:end]), start, end):
                done = end
                yield decoded
            yield None
    if "00000" in text and _DUMPED.search(text):
        yield from _read_dumps(text)
    shaped = shape(text, _SEPARATED_TABLE)
    if _has_any(shaped, _SEPARATED_HINTS) and _has_any(shaped, _SEPARATED_SHAPES):
        for match in _HEX_PAIRS.finditer(text):
            yield from _read_hex(_HEX_NOISE.sub("", match[0]), match.start(), match.end())
            yield None


# A line of xxd, hexdump or od: where it begins, in 6 to 8 digits, bytes, and maybe the text of these.
_DUMPED = re.compile(r"(?<![0-9A-Za-z])0{5}[0-9A-Fa-f]{1,3}:?[ \t]{1,4}(?:[0-9A-Fa-f]{2,4}[ \t]){3}")
_DUMP = re.compile(
    r"(?<![0-9A-Za-z])(?:0x)?([0-9A-Fa-f]{6,8}):?[ \t]{1,4}((?:[0-9A-Fa-f]{2,4}(?:[ \t]{1,3}|$)){1,32}+).*$",
    re.MULTILINE,
)


_INDENT = 12
"""Characters between two lines of a dump, at most."""


def _read_dumps(text: str) -> Steps:
    """The bytes of dumps in hexadecimal, and in octal as od writes them."""
    lines: list[re.Match[str]] = []
    for match in chain(_DUMP.finditer(text), (None,)):
        if match is not None and (not lines or match.start() - lines[-1].end() <= _INDENT):
            lines.append(match)
            continue
        if lines:
            groups = [group for line in lines for group in line[2].split()]
            octal = all(len(group) == 3 for group in groups)
            raw = (
                bytes(int(group, 8) & 255 for group in groups if group.isdigit() and max(group) < "8")
                if octal
                else bytes.fromhex("".join(group for group in groups if len(group) % 2 == 0))
            )
            decoded = read_text(raw)
            yield Decoded(decoded, lines[0].start(), lines[-1].end(), "dump") if decoded is not None else None
        lines = [match] if match is not None else []


def _read_hex(run: str, start: int, end: int) -> Iterator[Decoded]:
    decoded = at_any_phase(run, 2, _from_hex)
    fluent = fluency(decoded) if decoded else 0
    # The digits of a reversed text may pass for another one.
    backwards = at_any_phase(run[::-1], 2, _from_hex) if fluent < _FLUENT else None
    if backwards is not None:
        more = decoded is None or fluency(backwards) > fluent
        unsure = not more or (run.isdigit() and not _is_meant(backwards))
        yield Decoded(backwards, start, end, "hex_reversed", tentative=unsure)
    if decoded is not None:
        yield Decoded(decoded, start, end, tentative=run.isdigit() and not _is_meant(decoded))
    elif backwards is None:
        yield from _find_islands(run, 2, _from_hex, start, end)
    if fluent == 0:
        yield from _read_xored(_from_hex(run), start, end)


def _read_xored(raw: bytes, start: int, end: int) -> Iterator[Decoded]:
    """ASCII of which each byte was combined with one and the same, by the byte that its spaces have become."""
    head = raw[:_SAMPLE]
    if len(raw) < _LEAST_XORED or not (head.isascii() or min(head) > 127):
        return
    for common, _ in Counter(raw).most_common(_LIKELY_SPACES):
        key = common ^ 32
        plain = raw.translate(bytes(byte ^ key for byte in range(256)))
        if key and plain.isascii() and fluency(text := plain.decode()) >= _FLUENT and text.isprintable():
            yield Decoded(text, start, end, "xor")
            return


_LEAST_XORED = 18
_LIKELY_SPACES = 3


def _is_meant(decoded: str) -> bool:
    """Columns of numbers are hex as well, and much of it printable: they have to give language, or hex once more."""
    return fluency(decoded) >= 2 or _HEX_ONLY.fullmatch(decoded) is not None


def _from_hex(run: str) -> bytes:
    return bytes.fromhex(run[: len(run) // 2 * 2])


# Morse

_CODES = """
.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..
----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .-.-.- --..-- ..--.. -.-.-- -..-. -....- .----. ---...
"""
_OF_MORSE = dict(zip(_CODES.split(), _LOWER + _DIGITS + ".,?!/-':", strict=True))
_MORSE_TABLE = bytes(97 if chr(code) in ".-" else 115 if chr(code) == " " else 32 for code in range(256))
_MORSE_HINT = b"asa"
_MORSE_SHAPES = (b"asas", b"asaas", b"asaaas", b"saasaas", b"saaasaaas")
_MORSE_DOTS = "•·∙●"
_MORSE_MARKS = {ord(mark): "." for mark in _MORSE_DOTS} | {ord("_"): "-"}
_SPOKEN_ONE = r"(?:di?t|dah|dot|dash)"
_SPOKEN = re.compile(rf"\b{_SPOKEN_ONE}\b(?:[-. ,/|]{{1,4}}\b{_SPOKEN_ONE}\b){{11,}}", re.IGNORECASE)
_SPOKEN_HINTS = ("dah", "Dah", "DAH", "dash", "Dash", "DASH")
_SPOKEN_SIGN = re.compile(r"\bda(?:sh|h)[ -]d[io]?t\b", re.IGNORECASE)
_SIGN = re.compile(rf"{_SPOKEN_ONE}-?", re.IGNORECASE)
_UNDERLINED_TABLE = byte_table("._")
_UNDERLINED = re.compile(r"[._]{1,6} [._]{1,6}[ /|]{1,3}[._]{1,6} [._]{1,6}")
_MORSE_RUN = re.compile(r"(?<!\w)[.\-]{1,6}+(?:[ /|\n]{1,3}+[.\-]{1,6}+){5,}+")
_MORSE_WORDS = re.compile(r" ?[/|\n] ?| {2,3}")


def find_morse(text: str) -> Steps:
    """Morse code (ITU-R M.1677-1) in dots and hyphens, words apart by a slash, a bar or a wider gap."""
    if any(sign in text for sign in _SPOKEN_HINTS) and _SPOKEN_SIGN.search(text):
        for match in _SPOKEN.finditer(text):
            signs = _SIGN.sub(lambda sign: "-" if "a" in sign[0].lower() else ".", match[0])
            decoded = from_morse(signs)
            if fluency(decoded) >= 2:
                yield Decoded(decoded, *match.span(), "morse_spoken")
    if any(mark in text for mark in _MORSE_DOTS) or (
        "_" in text and b"a a" in shape(text, _UNDERLINED_TABLE) and _UNDERLINED.search(text)
    ):
        plain = text.translate(_MORSE_MARKS)
    else:
        plain = text
    shaped = shape(plain, _MORSE_TABLE)
    if _MORSE_HINT not in shaped or not _has_any(shaped, _MORSE_SHAPES):
        return
    for match in _MORSE_RUN.finditer(plain):
        decoded = from_morse(match[0])
        backwards = decoded if fluency(decoded) >= 2 else from_morse(match[0][::-1])
        if fluency(backwards) >= 2:
            yield Decoded(backwards, *match.span(), "" if backwards is decoded else "morse_reversed")
        elif len(decoded) * 3 >= len(match[0]) // 2 and len(set(decoded)) > 2:
            yield Decoded(decoded, *match.span(), tentative=True)


def from_morse(run: str) -> str:
    """The text that dots and hyphens stand for."""
    words = (word.split() for word in _MORSE_WORDS.split(run))
    return " ".join("".join(_OF_MORSE.get(code, "") for code in word) for word in words)
